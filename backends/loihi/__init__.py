"""A Loihi-like chip: networks of spiking neurons in integers, and what running them costs.

``import monograph.backends.loihi as loihi``; nothing of it is loaded by ``import monograph``.
"""

from monograph.backends.loihi.chip import Chip
from monograph.backends.loihi.chips import CHIPS, chip
from monograph.backends.loihi.cost import Cost, cost_of
from monograph.backends.loihi.energy import MODELS, EnergyModel, energy_model
from monograph.backends.loihi.mapping import Mapping, map_network
from monograph.backends.loihi.network import Geometry, Input, Network, Neurons, Synapses, Watched
from monograph.backends.loihi.simulate import Run, simulate

__all__ = [
    "CHIPS", "MODELS", "Chip", "Cost", "EnergyModel", "Geometry", "Input", "Mapping", "Network",
    "Neurons", "Run", "Synapses", "Watched", "chip", "cost_of", "energy_model", "map_network",
    "simulate",
]  # fmt: skip
