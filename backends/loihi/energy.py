"""Joules and seconds of what a chip does: named models, each figure with its grade and source.

`cost` counts events and prices them with one of `MODELS`. Grades: "fitted", to measurements of the
chip; "simulated", before there was silicon; and "derived", from a vendor's largest figures.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from monograph.hlo.errors import UnknownNameError

PICO, NANO, MICRO = 1e-12, 1e-9, 1e-6

# What is counted, in every run, priced or not.
EVENTS: Mapping[str, str] = {
    "access": "a neuron, in each step",
    "active": "update of a neuron that received or sent something in the step",
    "inactive": "update of one that did not",
    "spike": "a neuron that sent something",
    "dense": "synaptic operation of a dense connection",
    "sparse": "of a sparse one",
    "conv": "of a convolution or pooling",
    "out": "message from a neuron of the chip to one core",
    "in": "message that reaches a core",
    "local": "message that stays within its tile",
    "east_west": "hop to a tile beside",
    "north_south": "hop to a tile above or below",
    "between_chips": "hop from a chip to the next; not among the two above",
}


@dataclass(frozen=True)
class Figure:
    """What one event costs.

    Attributes:
        energy: joules.
        time: seconds of the core that does it; of hops, of the message.
        grade: of the evidence.
    """

    energy: float
    time: float
    grade: str


@dataclass(frozen=True)
class EnergyModel:
    """A table of figures.

    Attributes:
        name: in `MODELS`.
        source: of the figures.
        figures: by event; those that are not there are not priced.
        barrier: seconds that end a step, by number of tiles, rising; between two, as a straight
            line, beyond the last, as it.
        unpriced: what costs something, and is not counted here.
    """

    name: str
    source: str
    figures: Mapping[str, Figure]
    barrier: Mapping[int, float]
    unpriced: tuple[str, ...]

    def barrier_seconds(self, tiles: int) -> float:
        """Of the barrier between steps on so many tiles.

        >>> round(MODELS["loihi1-sanafe"].barrier_seconds(3) / MICRO, 3)
        1.2
        """
        if not self.barrier:
            return 0.0
        return float(np.interp(tiles, list(self.barrier), list(self.barrier.values())))

    def not_priced(self) -> tuple[str, ...]:
        """What is left out: events without a figure, and what is not even counted."""
        events = [f"{name} ({EVENTS[name]})" for name in EVENTS if name not in self.figures]
        return (*events, *self.unpriced)


def _figures(grade: str, table: Mapping[str, tuple[float, float]]) -> dict[str, Figure]:
    """Of events in picojoules and nanoseconds."""
    return {name: Figure(e * PICO, t * NANO, grade) for name, (e, t) in table.items()}


_ALWAYS = (
    "static power of chip, memories and board",
    "embedded processors and the host",
    "bringing input to the chip and reading results",
    "waiting of messages for each other",
)
_DAVIES_SYNAPSE, _DAVIES_HOPS = (23.6, 3.5), {"east_west": (3.0, 4.1), "north_south": (4.0, 6.5)}

MODELS: dict[str, EnergyModel] = {
    "loihi1-davies2018": EnergyModel(
        "loihi1-davies2018",
        "Davies et al., Loihi, IEEE Micro 38(1), 2018, table 2: circuits simulated at 0.75 V "
        "before there was silicon; smallest energy, largest time. The barrier: 113 to 465 ns, 1 to "
        "32 tiles, as a straight line",
        _figures(
            "simulated",
            {
                "dense": _DAVIES_SYNAPSE, "sparse": _DAVIES_SYNAPSE, "conv": _DAVIES_SYNAPSE,
                "active": (81.0, 8.4), "inactive": (52.0, 5.3),
                "local": (1.7, 2.1), **_DAVIES_HOPS,
            },
        ),
        {1: 113 * NANO, 32: 465 * NANO},
        _ALWAYS,
    ),
    "loihi1-sanafe": EnergyModel(
        "loihi1-sanafe",
        "SANA-FE 8951ab0, arch/loihi.yaml: fitted to Loihi, whose energy it meets within 12 % and "
        "whose latency within 25 % in three applications (IEEE TCAD 2025, doi "
        "10.1109/TCAD.2025.3537971)",
        _figures(
            "fitted",
            {
                "dense": (35.5, 3.8), "sparse": (33.6, 4.7), "conv": (24.0, 3.1),
                "access": (51.2, 6.0), "active": (21.6, 3.7), "spike": (69.3, 30.0),
                "out": (111.0, 5.1), "in": (0.0, 16.0),
                "east_west": (3.0, 4.1), "north_south": (4.2, 6.5),
            },
        ),
        {1: 0.6 * MICRO, 2: 1.0 * MICRO, 4: 1.4 * MICRO, 29: 1.8 * MICRO},
        _ALWAYS,
    ),
    "loihi2-derived": EnergyModel(
        "loihi2-derived",
        "No table of Loihi 2 is published. Intel's largest figures of Hala Point (1152 chips, 2600 "
        "W, 380e12 synaptic and 240e12 neuron operations per second, 140,544 cores): 2600 / 380e12 "
        "J for a synaptic operation with all that belongs to it, and times of one core",
        {
            **{
                kind: Figure(2600 / 380e12, 140_544 / 380e12, "derived")
                for kind in ("dense", "sparse", "conv")
            },
            "access": Figure(0.0, 140_544 / 240e12, "derived"),
        },
        {},
        ("the barrier between steps", *_ALWAYS[1:]),
    ),
}  # fmt: skip


def energy_model(name: str | EnergyModel) -> EnergyModel:
    """A model by its name.

    Raises:
        UnknownNameError: if there is none of that name.

    >>> round(energy_model("loihi1-davies2018").figures["dense"].energy / PICO, 1)
    23.6
    """
    if isinstance(name, EnergyModel):
        return name
    if name not in MODELS:
        raise UnknownNameError(
            f"there is no energy model {name!r}",
            operands={"known": ", ".join(MODELS)},
            fix="choose one of these.",
        )
    return MODELS[name]


__all__ = ["EVENTS", "MODELS", "EnergyModel", "Figure", "energy_model"]
