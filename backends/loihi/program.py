"""A simulation as one graph that the host compiles: a loop over steps.

`native` runs what `graph_of` gives. In a step every population takes what has arrived. Then either
a loop over the neurons that sent adds up the synapses that their messages meet, so that a step
costs what happens in it; or many presentations at once are multiplied by whole matrices, which pays
where most neurons send. Neurons are the composites of `monograph.hlo.ops.neurons`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from monograph.backends.loihi.arrivals import (
    listed,
    met,
    multiplied,
    nonzero,
    padded,
    rows_added,
)
from monograph.backends.loihi.network import Network, Neurons
from monograph.backends.loihi.wires import Wire
from monograph.hlo import ops
from monograph.hlo.builder import build
from monograph.hlo.graph import Graph
from monograph.hlo.ops.formula import Term
from monograph.hlo.ops.leaf import splat, zeros
from monograph.hlo.ops.membranes import HALF, Fixed
from monograph.hlo.ops.monoids import monoid
from monograph.hlo.ops.neurons import KINDS
from monograph.hlo.types import BOOL, I32, I64, TensorType, tensor, type_of_array

Value = Any
_ONE = tensor((), I32)


@dataclass(frozen=True, eq=False)
class Layout:
    """Operands and results of the graph of a network, in order.

    Operands are the messages of inputs [steps, count], the parameters of every population, its
    states, and the tables of every wire. Results are the states in the end, how often each neuron's
    first state and v did not fit [2, count], what is watched and whether each neuron sent, step by
    step, and how often in each step states did not fit [steps, 2].

    Attributes:
        network: what is simulated.
        wires: its connections.
        parameters: types of each population's.
        lead: () for one presentation, driven by messages; (n,) for n at once, by products: then
            messages, states and what is read have a dimension [n, count] in place of [count].
    """

    network: Network
    wires: tuple[Wire, ...]
    parameters: tuple[tuple[TensorType, ...], ...]
    lead: tuple[int, ...] = ()

    def slots(self, name: str) -> int:
        """How many steps ahead messages to a population are kept."""
        return max((w.slots for w in self.wires if w.synapses.target == name), default=1)

    @property
    def key(self) -> tuple[Any, ...]:
        """All that the graph depends on."""
        n = self.network
        cells = tuple((p.name, p.kind, p.count, p.reset, p.wrap) for p in n.populations)
        inputs = tuple((x.name, x.count) for x in n.inputs)
        wires = tuple(w.shape for w in self.wires)
        return n.steps, inputs, cells, n.outputs, self.parameters, wires, self.lead


def graph_of(layout: Layout) -> Graph:
    """The graph of all steps."""
    network, lead, cells = layout.network, layout.lead, layout.network.populations
    inputs = [tensor((network.steps, *lead, x.count), I32) for x in network.inputs]
    states = [tensor((*lead, n.count), I32) for n in cells for _ in KINDS[n.kind].states]
    flat = [t for types in layout.parameters for t in types]
    tables = [type_of_array(t) for w in layout.wires for t in w.tables]
    rest = [tensor((2, n.count), I32) for n in cells]
    rest += [tensor((layout.slots(n.name), *lead, n.count), I32) for n in cells]
    rows = [t.with_shape(t.shape[1:]) for t in inputs]
    carry, captures = [*states, *rest], [*flat, *tables]
    body = build(partial(_step, layout), [*carry, *rows, *captures], "loihi_step")

    def run(*given: Value) -> Sequence[Value]:
        xs, after = given[: len(inputs)], given[len(inputs) :]
        held, first = after[: len(flat)], after[len(flat) : len(flat) + len(states)]
        start = [*first, *(zeros(t) for t in rest)]
        found = ops.scan(
            *start, *xs, *held, *after[len(flat) + len(states) :],
            body=body, nc=len(start), nx=len(xs), length=network.steps,
        )  # fmt: skip
        counts = len(states) + len(cells)
        return [*found[:counts], *found[len(start) :]]

    return build(run, [*inputs, *flat, *states, *tables], "loihi")


def _step(layout: Layout, *given: Value) -> list[Value]:
    """One step: states, counts and what waits; then what is read."""
    network, cells, rest = layout.network, layout.network.populations, list(given)

    def take(n: int) -> list[Value]:
        taken = rest[:n]
        del rest[:n]
        return taken

    states = {n.name: take(len(KINDS[n.kind].states)) for n in cells}
    counts, waiting = (
        take(len(cells)),
        dict(zip([n.name for n in cells], take(len(cells)), strict=True)),
    )
    sent = {x.name: row for x, row in zip(network.inputs, take(len(network.inputs)), strict=True)}
    parameters = [take(len(types)) for types in layout.parameters]
    tables = [take(len(w.tables)) for w in layout.wires]

    seen: dict[tuple[str, str], Value] = {}
    unfit = []
    for n, p in zip(cells, parameters, strict=True):
        made, misfits = _move(n, p, states[n.name], _first(waiting[n.name]))
        names = (*KINDS[n.kind].states, "s")
        seen |= {(n.name, name): x for name, x in zip(names, made, strict=True)}
        states[n.name], sent[n.name] = made[:-1], made[-1]
        unfit.append(misfits)
    lists = {} if layout.lead else {name: listed(x) for name, x in sent.items()}
    ahead = {n.name: [_moved_up(waiting[n.name])] for n in cells}
    for w, table in zip(layout.wires, tables, strict=True):
        source = w.synapses.source
        if layout.lead:
            made = multiplied(w, table[0], sent[source])
        else:
            made = met(w, table, sent[source], lists[source])
        ahead[w.synapses.target].append(padded(made, layout.slots(w.synapses.target)))
    counts = [ops.add(c, m) for c, m in zip(counts, unfit, strict=True)]
    carry = [x for n in cells for x in states[n.name]]
    carry += [*counts, *(_total(ahead[n.name]) for n in cells)]
    read = [seen[o.population, o.variable] for o in network.outputs]
    read += [nonzero(sent[n.name]) for n in cells]
    return [*carry, *read, *(_sums(m) for m in unfit)]


# ---- neurons -------------------------------------------------------------------------------------


def _move(n: Neurons, p: list[Value], states: list[Value], a: Value) -> tuple[list[Value], Value]:
    """A population's states and messages after a step, and what did not fit [2, count]."""
    neuron = KINDS[n.kind]
    made = list(neuron.op(a, *states, *p, reset=n.reset, wrap=n.wrap))
    shape = a.type.shape
    before, after = _named(neuron.states, states, shape), _named(neuron.states, made, shape)
    given = _named(neuron.parameters, p, shape)
    summed, m = Term(ops.convert(a, dtype=I64)), Fixed({"reset": n.reset, "wrap": n.wrap})
    if "u" not in neuron.states:
        total = summed + before[neuron.states[0]]
        wrapped, clipped = (total >= HALF) | (total < -HALF), None
    else:
        if n.kind == "lif_reset":
            due = m.remainder(after["step"] - given["offset"], given["interval"]).equals(0)
            before = {name: due.then(0, before[name]) for name in "uv"}
        wanted = m.decay(before["u"], given["du"] + 1) + summed * 64
        wrapped = ~wanted.equals(after["u"])
        v = m.decay(before["v"], given["dv"]) + after["u"] + m.bias(given)
        clipped = (v >= HALF) | (v <= -HALF)
    none = Term(zeros(tensor(shape, BOOL)))
    return made, _stacked([wrapped, none if clipped is None else clipped], n.count)


def _stacked(masks: list[Term], count: int) -> Value:
    """How often each holds [masks, count], over all presentations."""
    rows = [ops.convert(x.value, dtype=I32) for x in masks]
    if rows[0].type.ndim > 1:
        add, zero = monoid("add", I32), splat(0, _ONE)
        rows = [ops.reduce(x, zero, dimensions=(0,), body=add) for x in rows]
    return ops.concatenate(*(ops.reshape(x, shape=(1, count)) for x in rows), dimension=0)


def _named(
    names: Sequence[str], values: Sequence[Value], shape: tuple[int, ...]
) -> dict[str, Term]:
    """Values by name, in 64 bits, one for each neuron."""
    found = {}
    for name, x in zip(names, values, strict=False):
        wide, axes = ops.convert(x, dtype=I64), range(len(shape) - x.type.ndim, len(shape))
        if x.type.shape != shape:
            wide = ops.broadcast_in_dim(wide, shape=shape, broadcast_dimensions=tuple(axes))
        found[name] = Term(wide)
    return found


# ---- what waits [slots, count] -------------------------------------------------------------------


def _first(waiting: Value) -> Value:
    """What arrives now."""
    shape = waiting.type.shape
    none = (0,) * len(shape)
    row = ops.slice(waiting, start_indices=none, limit_indices=(1, *shape[1:]),
                    strides=(1,) * len(shape))  # fmt: skip
    return ops.reshape(row, shape=shape[1:])


def _moved_up(waiting: Value) -> Value:
    """Row 0 has arrived; the last one is new."""
    return rows_added(waiting, -1, 1)


def _total(terms: list[Value]) -> Value:
    first, *rest = terms
    for x in rest:
        first = ops.add(first, x)
    return first


def _sums(misfits: Value) -> Value:
    """How many did not fit [2]."""
    return ops.reduce(misfits, splat(0, _ONE), dimensions=(1,), body=monoid("add", I32))


__all__ = ["Layout", "graph_of"]
