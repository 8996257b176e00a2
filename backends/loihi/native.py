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
from monograph.backends.loihi.wires import product, wire
from monograph.hlo.ops.neurons import KINDS
from monograph.hlo.types import I32, tensor

Array = np.ndarray[Any, Any]

_KEPT = 32  # programs
_DEVICE = Device("host")
_programs: dict[Any, Executable] = {}


class Native:
    """A network, ready to run.

    Args:
        network: what to run.
        together: presentations at once, by products with whole matrices; 0: one after the other,
            driven by messages.
    """

    def __init__(self, network: Network, together: int = 0) -> None:
        self.network = network
        wires = tuple((product if together else wire)(w) for w in network.connections)
        parameters = [_parameters(n) for n in network.populations]
        types = tuple(tuple(tensor(x.shape, I32) for x in p) for p in parameters)
        self.lead = (together,) if together else ()
        self.program = _compiled(Layout(network, wires, types, self.lead))
        states = [_states(n, self.lead) for n in network.populations]
        tables = [w.tables for w in wires]
        self.held = [Buffer(_DEVICE, x) for part in (*parameters, *states, *tables) for x in part]

    def run(self, given: Mapping[str, Array]) -> list[Array]:
        """All results of `program.Layout`, of messages [steps, count] or [together, steps, count].

        Those that are read have presentations first, also.
        """
        xs = [given[x.name] for x in self.network.inputs]
        if self.lead:
            xs = [np.swapaxes(x, 0, 1) for x in xs]
        held = [Buffer(_DEVICE, np.ascontiguousarray(x, np.int32)) for x in xs]
        outs, _ = self.program.run([*held, *self.held])
        return [np.asarray(b.host) for b in outs]


def run_native(network: Network, given: Mapping[str, Array], presentations: int) -> Run:
    """Run a network, one presentation after the other; the arguments are those of `simulate`."""
    program = native(network)
    made = [program.run({k: x[i] for k, x in given.items()}) for i in range(presentations)]
    columns = [np.stack(x) for x in zip(*made, strict=True)]
    cells = len(network.populations)
    first = sum(len(KINDS[n.kind].states) for n in network.populations)
    for at in (*range(first, first + cells), *range(len(columns) - cells, len(columns))):
        columns[at] = columns[at].sum(axis=0, dtype=np.int64)
    return _gathered(network, given, columns)


def run_together(network: Network, given: Mapping[str, Array], presentations: int) -> Run:
    """Run a network, all presentations at once."""
    columns = native(network, presentations).run(given)
    cells = len(network.populations)
    first = sum(len(KINDS[n.kind].states) for n in network.populations) + cells
    for at in range(first, len(columns) - cells):
        columns[at] = np.swapaxes(columns[at], 0, 1)
    return _gathered(network, given, columns)


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


def _states(n: Neurons, lead: tuple[int, ...]) -> list[Array]:
    states = fixed.start(n, *(lead or (1,)))
    return [_narrow(x if lead else x[0]) for x in (states[s] for s in KINDS[n.kind].states)]


def _narrow(x: Array) -> Array:
    return np.array(x, np.int64, order="C").astype(np.int32)


def _gathered(network: Network, given: Mapping[str, Array], columns: list[Array]) -> Run:
    """What all presentations gave, from the results of all, presentations first."""

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
            if neurons[i].any():
                each = neurons[i].astype(np.int64), steps[:, i].astype(np.int64)
                found.append(Overflow(n.name, variable, *each))
    return tuple(found)


@lru_cache(maxsize=4)  # their tables may be large
def native(network: Network, together: int = 0) -> Native:
    """A network, ready to run; the last ones are kept."""
    return Native(network, together)


__all__ = ["Native", "native", "run_native", "run_together"]
