"""Spiking neurons as functions: ``state, spikes = lif(state, x)``, one step of a population.

Here they compute in floating point, with a surrogate derivative where they fire; those of
`monograph.snn.fixed` compute in a chip's integers. Time is counted in steps: a decay `du` or `dv`
is the part that is lost in one, about step / time constant. A neuron takes its input in, leaks,
fires where it is above the threshold, and is reset, in this order:

    u = u (1 - du) + x        v = v (1 - dv) + u + bias        fires where v > vth

Parameters are one number, or one for each neuron. What a spike does to v is `reset`: "hard" (v is
0), "soft" (the threshold is taken off) or "none"; no derivative goes through that. `surrogate` is
the derivative of the step, a function of ``slope (v - vth)``: "fast_sigmoid", "arctan" or
"triangle".

Networks are made of layers: `Sequential` and `Graph` run over time, are trained with `grad`, and
come from NIR graphs and ReLU networks; the guide is docs/snn.md.
"""

from typing import TYPE_CHECKING

from monograph._missing import explain as _explain
from monograph.snn import decoders, encoders, fixed, losses, plasticity
from monograph.snn.convert import Converted, from_ann
from monograph.snn.graph import Graph, Input, Output
from monograph.snn.layers import QCFS, BatchNorm, Conv, Dense, Flatten, Layer, Pool, ReLU, Scale
from monograph.snn.layers_neurons import (
    IF,
    LI,
    LIF,
    CubaLIF,
    Delay,
    Neurons,
    Recurrent,
    Threshold,
)
from monograph.snn.neurons import (
    adaptive,
    cuba_lif,
    graded_relu,
    graded_vec,
    if_,
    initial,
    li,
    lif,
    lif_reset,
    refractory,
    sigma_delta,
    spike,
    ternary,
)
from monograph.snn.nir_read import from_nir
from monograph.snn.nir_write import to_nir
from monograph.snn.sequential import Sequential
from monograph.snn.states import Adapting, Changing, Counting, Membrane, State, Value, Waiting
from monograph.snn.sweep import Sweep, sweep

__all__ = [
    "IF",
    "LI",
    "LIF",
    "QCFS",
    "Adapting",
    "BatchNorm",
    "Changing",
    "Conv",
    "Converted",
    "Counting",
    "CubaLIF",
    "Delay",
    "Dense",
    "Flatten",
    "Graph",
    "Input",
    "Layer",
    "Membrane",
    "Neurons",
    "Output",
    "Pool",
    "ReLU",
    "Recurrent",
    "Scale",
    "Sequential",
    "State",
    "Sweep",
    "Threshold",
    "Value",
    "Waiting",
    "adaptive",
    "cuba_lif",
    "decoders",
    "encoders",
    "fixed",
    "from_ann",
    "from_nir",
    "graded_relu",
    "graded_vec",
    "if_",
    "initial",
    "li",
    "lif",
    "lif_reset",
    "losses",
    "plasticity",
    "refractory",
    "sigma_delta",
    "spike",
    "sweep",
    "ternary",
    "to_nir",
]


def __dir__() -> list[str]:
    return __all__


if not TYPE_CHECKING:  # a type checker must still find misspelt names
    __getattr__ = _explain(__name__)
