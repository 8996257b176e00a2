"""`read`: a loop that is all for the chip, with the values of its operands, becomes a network.

The loop is one that `split` made. What it stacks over the steps becomes what is watched; what runs
it turns that back into the loop's results.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import prod
from typing import Any

import numpy as np

from monograph.backends.loihi.network import (
    Geometry,
    Input,
    Network,
    Neurons,
    Synapses,
    Watched,
)
from monograph.backends.loihi.recognise import role_of, source_of
from monograph.backends.loihi.simulate import Run
from monograph.backends.loihi.table import RANKS
from monograph.hlo.errors import ArgumentError
from monograph.hlo.graph import Node, users_of
from monograph.hlo.location import Loc, resolve
from monograph.hlo.ops.neurons import KINDS, OF_OP

Array = np.ndarray[Any, Any]


@dataclass(frozen=True, eq=False)
class Sent:
    """Where messages come from.

    Attributes:
        name: of an input or a population.
        late: how many steps they have waited in a carry.
    """

    name: str
    late: int


@dataclass(frozen=True, eq=False)
class Reading:
    """A network, and how the loop's operands and results are its messages and states.

    Attributes:
        network: it.
        loop: the loop.
        batch: the dimensions in front of the neurons', which are presentations.
        sources: by name of an input, the value in the loop's body that it is.
        watched: for every value stacked by the loop, or last seen, its number in the network's
            outputs and how many steps it is late.
    """

    network: Network
    loop: Node
    batch: tuple[int, ...]
    sources: dict[str, Node]
    watched: dict[Node, tuple[int, int]]

    @property
    def presentations(self) -> int:
        return prod(self.batch)

    def messages(self, operands: Sequence[Array]) -> dict[str, Array]:
        """What comes from outside, by input: [presentations, steps, count]."""
        attrs = self.loop.attrs
        inner = attrs["nc"] + attrs["nx"]
        index = {p: i for i, p in enumerate(attrs["body"].params)}
        found: dict[str, Array] = {}
        for given in self.network.inputs:
            x, steps = self.sources[given.name], attrs["length"]
            v = _value(x, index, operands)
            if index.get(x, inner) >= inner:
                v = np.broadcast_to(v, (steps, *v.shape))
            found[given.name] = np.moveaxis(v.reshape(steps, self.presentations, given.count), 0, 1)
        return found

    def results(self, run: Run) -> list[Array]:
        """What the loop gives: the last carries, then what it stacks."""
        body, nc = self.loop.attrs["body"], self.loop.attrs["nc"]
        carries = [self._last(i, run) for i in range(nc)]
        return [*carries, *(self._stack(y, run) for y in body.outs[nc:])]

    def _stack(self, y: Node, run: Run) -> Array:
        at, late = self.watched[y]
        rows = run.outputs[at]
        if late:
            rows = np.concatenate([np.zeros_like(rows[:, :late]), rows[:, :-late]], axis=1)
        steps = rows.shape[1]
        made = np.ascontiguousarray(np.moveaxis(rows, 0, 1)).reshape(steps, *y.type.shape)
        return made.astype(y.type.dtype.np, copy=False)

    def _last(self, i: int, run: Run) -> Array:
        """A carry after the last step; of a connection nobody reads it (`split` saw to that)."""
        after = self.loop.attrs["body"].outs[i]
        if after in self.watched:
            return self._stack(after, run)[-1]
        return np.zeros(after.type.shape, after.type.dtype.np)


def read(loop: Node, operands: Sequence[Array]) -> Reading:
    """The network of a loop for the chip.

    Args:
        loop: it.
        operands: their values, in order.

    Raises:
        ArgumentError: for what the chip cannot start from, or messages that carry values where
            synapses take none.
    """
    return _Reader(loop, operands).run()


@dataclass(eq=False)
class _Reader:
    loop: Node
    operands: Sequence[Array]
    names: dict[Node, str] = field(default_factory=dict)
    inputs: dict[str, tuple[Input, Node]] = field(default_factory=dict)
    wired: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.body = self.loop.attrs["body"]
        self.nc, self.nx = self.loop.attrs["nc"], self.loop.attrs["nx"]
        self.index = {p: i for i, p in enumerate(self.body.params)}
        self.users = users_of(self.body)
        arrivals = [n for n in self.body.nodes if role_of(n) == "arrive"]
        self.lead = max((n.attrs["batch"] for n in arrivals), default=0)
        self.batch = arrivals[0].type.shape[: self.lead] if arrivals else ()

    def run(self) -> Reading:
        neurons = [n for n in self.body.nodes if role_of(n) == "neurons"]
        self._name(neurons)
        populations = tuple(self._population(n) for n in neurons)
        connections = tuple(s for n in neurons for s in self._connections(n))
        watched: dict[Node, tuple[int, int]] = {}
        found: dict[Watched, int] = {}
        for y in dict.fromkeys(self.body.outs):
            if role_of(y) == "synapse":
                continue
            root, late = self._root(y)
            key = self._watched(root)
            watched[y] = (found.setdefault(key, len(found)), late)
        network = Network(
            tuple(x for x, _ in self.inputs.values()), populations, connections, tuple(found),
            self.loop.attrs["length"],
        )  # fmt: skip
        sources = {name: x for name, (_, x) in self.inputs.items()}
        return Reading(network, self.loop, self.batch, sources, watched)

    def _name(self, neurons: Sequence[Node]) -> None:
        """Populations by the user's scope, or by kind and number."""
        for n in neurons:
            kind = OF_OP[n.op]
            scope = n.loc.scope.replace("/", ".") if n.loc else ""
            name = scope or f"{kind}{1 + sum(OF_OP[m.op] == kind for m in self.names)}"
            while name in self.names.values():
                name += "'"
            self.names[n] = name

    # ---- values

    def _value(self, x: Node) -> Array:
        return _value(x, self.index, self.operands)

    def _root(self, y: Node) -> tuple[Node, int]:
        """What a value is another shape of, and by how many steps it is late."""
        late = 0
        y = source_of(y)
        while y in self.index and self.index[y] < self.nc:
            if np.any(self._value(y)):
                raise self._started(y, "spikes that were sent before")
            y, late = source_of(self.body.outs[self.index[y]]), late + 1
        return y, late

    def _watched(self, part: Node) -> Watched:
        cell = part.ins[0]
        states = KINDS[OF_OP[cell.op]].states
        k = part.attrs["index"]
        name: Any = states[k] if k < len(states) else "s"
        return Watched(self.names[cell], name)

    def _started(self, x: Node, what: str) -> ArgumentError:
        users = self.users[x]
        return ArgumentError(
            f"the chip starts without {what}",
            operands={"carry": x.type},
            why="the neurons' states can be set before the first step; what is under way cannot.",
            fix="start the loop with connection(shape), or run it with backend='cpu'.",
            loc=users[0].loc if users else self.loop.loc,
        )

    # ---- populations

    def _population(self, n: Node) -> Neurons:
        kind = OF_OP[n.op]
        neuron = KINDS[kind]
        shape = n.ins[0].type.shape[self.lead :]
        count = len(neuron.states)
        given = {
            name: self._flat(x, shape)
            for name, x in zip(neuron.parameters, n.ins[1 + count :], strict=True)
        }
        initial = {
            name: self._start(x, shape)
            for name, x in zip(neuron.states, n.ins[1 : 1 + count], strict=True)
        }
        initial = {name: v for name, v in initial.items() if np.any(v) or name == "theta"}
        reset, wrap = n.attrs["reset"], n.attrs["wrap"]
        return Neurons(self.names[n], shape, kind, given, initial, reset, wrap, _line(n.loc))

    def _flat(self, x: Node, shape: tuple[int, ...]) -> Array:
        """A parameter: one number, or one for each neuron."""
        v = self._value(x)
        if v.ndim > len(shape):
            if not (v == v[(slice(0, 1),) * self.lead]).all():
                raise ArgumentError(
                    "a parameter of neurons differs from presentation to presentation",
                    operands={"parameter": x.type},
                    fix="give it the same value for all, or run it with backend='cpu'.",
                    loc=self.users[x][0].loc if self.users.get(x) else None,
                )
            v = v[(0,) * self.lead]
        if v.size and (v == v.flat[0]).all():
            return np.asarray(v.flat[0], np.int64)
        return np.broadcast_to(v, shape).reshape(-1).astype(np.int64)

    def _start(self, x: Node, shape: tuple[int, ...]) -> Array:
        v = self._value(x).reshape(prod(self.batch), prod(shape))
        if not len(v):  # no presentations
            return np.zeros(prod(shape), np.int64)
        if not (v == v[:1]).all():
            raise self._started(x, "states that differ from presentation to presentation")
        return v[0].astype(np.int64)

    # ---- connections

    def _connections(self, n: Node) -> Iterator[Synapses]:
        for arrives in self._arrivals(n.ins[0]):
            i = self.index[arrives.ins[0]]
            if np.any(self._value(arrives.ins[0])):
                raise self._started(arrives.ins[0], "anything under way on a connection")
            yield self._synapses(self.body.outs[i], n)

    def _arrivals(self, x: Node) -> list[Node]:
        stack, found = [x], []
        while stack:
            x = stack.pop()
            if role_of(x) == "arrive":
                found.append(x)
            else:  # a sum, another shape, or a zero
                stack.extend(reversed(x.ins))
        return found

    def _synapses(self, node: Node, target: Node) -> Synapses:
        source = self._sent(node)
        name = f"{source.name} to {self.names[target]}"
        while name in self.wired:
            name += "'"
        self.wired.add(name)
        attrs, rest = node.attrs, [self._value(x) for x in node.ins[2:]]
        made = Synapses(
            name, source.name, self.names[target], "dense", rest[0], attrs["weight_bits"],
            attrs["weight_exp"], attrs["sign"], source.late + attrs["delay"] or None,
            attrs["message_bits"], None, _line(node.loc),
        )  # fmt: skip
        if "size" in attrs:
            return self._sparse(made, node, rest, source)
        if "stride" in attrs:
            return self._conv(made, node)
        if len(rest) > 1:
            return replace(made, delays=rest[1].astype(np.int64) + source.late)
        return made

    def _sparse(self, made: Synapses, node: Node, rest: list[Array], source: Sent) -> Synapses:
        from scipy.sparse import csr_array

        shape = (node.attrs["size"], node.ins[1].type.shape[-1])
        places = np.sort(rest[1].astype(np.int64) * shape[1] + rest[2])
        inside = (
            (rest[1] >= 0) & (rest[1] < shape[0]) & (rest[2] >= 0) & (rest[2] < shape[1])
        ).all()
        if not inside or (places[1:] == places[:-1]).any():
            raise ArgumentError(
                "rows and columns of synapses are out of range, or two synapses are in one place",
                operands={"rows": node.ins[3].type, "columns": node.ins[4].type},
                why=f"the connection has {shape[0]} rows and {shape[1]} columns, and one synapse "
                "for each pair of neurons at most.",
                fix="add the weights of such synapses, or make a second connection.",
                loc=node.loc,
            )
        made = replace(made, kind="sparse", weights=csr_array((rest[0], (rest[1], rest[2])), shape))
        if len(rest) > 3:
            late = rest[3].astype(np.int64) + source.late
            return replace(made, delays=csr_array((late, (rest[1], rest[2])), shape))
        return made

    def _conv(self, made: Synapses, node: Node) -> Synapses:
        a, image = node.attrs, node.ins[1].type.shape[self.lead :]
        out, high, wide, _ = made.weights.shape
        g = Geometry(image, (high, wide), out, a["stride"], a["padding"], a["dilation"],
                     a["groups"])  # fmt: skip
        return replace(made, kind="pool" if a["pool"] else "conv", geometry=g)

    def _sent(self, node: Node) -> Sent:
        """The source of a connection; from outside, it becomes an input."""
        root, late = self._root(node.ins[1])
        if role_of(root) == "part":
            kind = OF_OP[root.ins[0].op]
            if kind in _VALUED and not node.attrs["message_bits"]:
                raise ArgumentError(
                    f"{kind} neurons send values, but the connection carries none",
                    operands={"spikes": node.ins[1].type},
                    why="with message_bits = 0 a spike is there or not.",
                    fix="set message_bits to the bits of a value.",
                    loc=node.loc,
                )
            return Sent(self.names[root.ins[0]], late)
        name = self.names.get(root)
        if name is None:
            name = self.names[root] = f"input{1 + len(self.inputs)}"
            rank = RANKS[node.op]
            shape = node.ins[1].type.shape[len(node.ins[1].type.shape) - rank :]
            self.inputs[name] = Input(name, shape, _line(node.loc)), root
        return Sent(name, late)


def _value(x: Node, index: Mapping[Node, int], operands: Sequence[Array]) -> Array:
    """A constant, or what an operand of the loop is."""
    if role_of(x) == "value":
        return np.broadcast_to(x.attrs["value"], x.type.shape)
    return np.asarray(operands[index[x]])


def _line(loc: Loc | None) -> str:
    """``file:line``, which messages of the chip quote."""
    s = resolve(loc)
    return f"{s.file}:{s.line}" if s.line else ""


_VALUED = frozenset({"ternary", "graded_vec", "graded_relu", "sigma_delta"})

__all__ = ["Reading", "read"]
