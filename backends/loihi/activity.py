"""`Activity`: what happened in a run, whatever the cores it ran on; energy and traffic read it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]


@dataclass(frozen=True, eq=False)
class Overflow:
    """Values that did not fit into their bits.

    Attributes:
        population: whose.
        variable: of its states: "v" of neurons that have a "u" stays at the end of its range; all
            others wrap around.
        by_neuron: how often, for each neuron [count], over all steps and presentations.
        by_step: how often, in each step [steps], over all neurons and presentations.
    """

    population: str
    variable: str
    by_neuron: Array
    by_step: Array

    @property
    def total(self) -> int:
        return int(self.by_neuron.sum())


@dataclass(frozen=True, eq=False)
class Activity:
    """What a run did.

    Attributes:
        sent: by name of input or population: whether a neuron sent a message, bool
            [presentations, steps, count].
        operations: by name of connection: synaptic operations in each step, that is messages times
            their stored (non-zero) synapses: i64 [presentations, steps].
        overflows: of populations and variables where there were any.
    """

    sent: Mapping[str, Array]
    operations: Mapping[str, Array]
    overflows: tuple[Overflow, ...]


__all__ = ["Activity", "Overflow"]
