"""A network as a program of this computer: `program.graph_of`, compiled by the host and kept.

`simulate` takes it where compiling is worth while. Presentations run one after the other, each from
the initial states.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from monograph.backends.base import Buffer, Device, Executable
from monograph.backends.host import compile_on_host
from monograph.backends.loihi import fixed
from monograph.backends.loihi.activity import Activity, Overflow
from monograph.backends.loihi.network import Network, Neurons
from monograph.backends.loihi.program import Layout, graph_of
from monograph.backends.loihi.run import Run, operations_of
from monograph.backends.loihi.wires import wire
from monograph.hlo.ops.neurons import KINDS
from monograph.hlo.types import I32, tensor

Array = np.ndarray[Any, Any]

_KEPT = 32  # programs
_DEVICE = Device("host")
_programs: dict[Any, Executable] = {}


class Native:
    """A network, ready to run; `simulate` keeps the last ones."""

    def __init__(self, network: Network) -> None:
        self.network = network
        wires = tuple(wire(w) for w in network.connections)
        parameters = [_parameters(n) for n in network.populations]
        types = tuple(tuple(tensor(x.shape, I32) for x in p) for p in parameters)
        self.layout = Layout(network, wires, types)
        self.program = _compiled(self.layout)
        states = [_states(n) for n in network.populations]
        tables = [w.tables for w in wires]
        self.fixed = [Buffer(_DEVICE, x) for part in (*parameters, *states, *tables) for x in part]

    def run(self, given: Mapping[str, Array], presentations: int) -> Run:
        """Run it; the arguments are those of `simulate`, checked."""
        made = [self._one({k: x[i] for k, x in given.items()}) for i in range(presentations)]
        return _gathered(self.network, given, made)

    def _one(self, given: Mapping[str, Array]) -> list[Array]:
        """All results for one presentation."""
        xs = [
            Buffer(_DEVICE, np.ascontiguousarray(given[x.name], np.int32))
            for x in self.network.inputs
        ]
        outs, _ = self.program.run([*xs, *self.fixed])
        return [np.asarray(b.host) for b in outs]


def _compiled(layout: Layout) -> Executable:
    """The program of a network; one of the same shapes is not compiled again."""
    found = _programs.get(layout.key)
    if found is None:
        if len(_programs) >= _KEPT:
            _programs.pop(next(iter(_programs)))
        found = _programs[layout.key] = compile_on_host(graph_of(layout))
    return found


def _parameters(n: Neurons) -> list[Array]:
    defaults = fixed.KINDS[n.kind].parameters
    found = [np.asarray(n.parameters.get(k, defaults[k])) for k in KINDS[n.kind].parameters]
    return [_narrow(x.reshape(-1) if x.ndim else x) for x in found]


def _states(n: Neurons) -> list[Array]:
    states = fixed.start(n, 1)
    return [_narrow(states[name][0]) for name in KINDS[n.kind].states]


def _narrow(x: Array) -> Array:
    return np.array(x, np.int64, order="C").astype(np.int32)


def _gathered(network: Network, given: Mapping[str, Array], made: list[list[Array]]) -> Run:
    """What all presentations gave."""
    columns = [np.stack(x) for x in zip(*made, strict=True)]

    def take(n: int) -> list[Array]:
        taken = columns[:n]
        del columns[:n]
        return taken

    cells = network.populations
    final = {
        n.name: dict(zip(KINDS[n.kind].states, take(len(KINDS[n.kind].states)), strict=True))
        for n in cells
    }
    counts = take(len(cells))
    outputs = take(len(network.outputs))
    sent = {name: x != 0 for name, x in given.items()}
    sent |= dict(zip([n.name for n in cells], take(len(cells)), strict=True))
    overflows = _overflows(cells, counts, take(len(cells)))
    activity = Activity(sent, operations_of(network, sent), overflows)
    return Run(tuple(outputs), final, activity)


def _overflows(
    cells: Sequence[Neurons], by_neuron: list[Array], by_step: list[Array]
) -> tuple[Overflow, ...]:
    found = []
    for n, neurons, steps in zip(cells, by_neuron, by_step, strict=True):
        for i, variable in enumerate((KINDS[n.kind].states[0], "v")):
            over = neurons[:, i].sum(axis=0, dtype=np.int64)
            if over.any():
                each = steps[..., i].sum(axis=0, dtype=np.int64)
                found.append(Overflow(n.name, variable, over, each))
    return tuple(found)


@lru_cache(maxsize=8)
def native(network: Network) -> Native:
    """A network, ready to run."""
    return Native(network)


__all__ = ["Native", "native"]
