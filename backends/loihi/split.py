"""`split`: a loop over time becomes loops that are each for the chip or for the host.

    scan: encode, dense, lif, count  ->  scan: encode;  scan: dense, lif;  scan: count

What a later loop needs of an earlier one is stacked over the steps. Values stay the same bits: each
loop runs the same ops on the same numbers in the same order. The backend calls it on graphs that
are legalized; `recognise` says what is for the chip.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from monograph.backends.loihi.recognise import Recognised, recognise, role_of, source_of
from monograph.backends.loihi.table import ROLES
from monograph.hlo.builder import Tracer, build, emit_node
from monograph.hlo.graph import Graph, Node, users_of
from monograph.hlo.ops.invariants import invariants
from monograph.hlo.record import ops
from monograph.hlo.rewrite import Table, inlined, rewrite
from monograph.hlo.state import state

TIME = next(op for op, role in ROLES.items() if role == "time")


def split(graph: Graph) -> Graph:
    """Take apart every loop at the top of a graph that has something for the chip."""
    wanted = _wanted(graph)
    made, _ = rewrite(graph, Table({TIME: [partial(_split, wanted)]}))
    return made


def runs_on_chip(node: Node) -> bool:
    """Whether a loop is for the chip, all of it."""
    if role_of(node) != "time" or node.attrs["reverse"] or not node.attrs["length"]:
        return False
    return recognise(node.attrs["body"], node.attrs["nc"], node.attrs["nx"]).whole


def _wanted(graph: Graph) -> Mapping[Graph, frozenset[int]]:
    """By body, which results of its loops somebody reads."""
    found: dict[Graph, frozenset[int]] = {}
    users = users_of(graph)
    for node in graph.nodes:
        if role_of(node) == "time":
            parts = [r for r in users[node] if users[r] or r in graph.outs]
            read = frozenset(r.attrs["index"] for r in parts)
            found[node.attrs["body"]] = found.get(node.attrs["body"], frozenset()) | read
    return found


def _split(wanted: Mapping[Graph, frozenset[int]], node: Node) -> Any:
    """a loop with parts for the chip -> loops for the chip and loops for the host"""
    attrs = node.attrs
    read = wanted.get(attrs["body"])
    if read is None or attrs["reverse"] or not attrs["length"]:
        return None  # it is one of those that this made
    nc, nx = attrs["nc"], attrs["nx"]
    first, body = invariants(attrs["body"], nc + nx)
    found = recognise(body, nc, nx)
    if not found.chip:
        return None
    interp = state.interp
    front = inlined(first, node.ins[nc + nx :]) if first.outs else []
    operands = [Tracer(x, interp) for x in (*node.ins, *front)]  # type: ignore[arg-type]
    return _Splitting(found, nx, attrs["length"], operands, read).run()


@dataclass(eq=False)
class _Splitting:
    """One loop being taken apart.

    Attributes:
        found: its body, seen by the chip.
        inputs: number of stacked inputs.
        length: steps.
        operands: of the loop, as values of the graph being made.
        read: which of its results somebody reads.
    """

    found: Recognised
    inputs: int
    length: int
    operands: list[Any]
    read: frozenset[int]

    def __post_init__(self) -> None:
        self.body, self.nc = self.found.body, self.found.carries
        params = self.body.params
        self.carries = {p: i for i, p in enumerate(params[: self.nc])}
        ends = params[self.nc : self.nc + self.inputs]
        self.stacked: dict[Node, Any] = dict(zip(ends, self.operands[self.nc :], strict=False))
        captured = zip(params, self.operands, strict=True)
        self.captured = {p: x for i, (p, x) in enumerate(captured) if i >= self.nc + self.inputs}
        self.final: dict[int, Any] = {}
        self.level = self._levels()

    def run(self) -> list[Any]:
        """The results of the loop."""
        for level in sorted(set(self.level.values())):
            self._loop(level)
        self._connections()
        return [*(self.final[i] for i in range(self.nc)),
                *(self._stack(y) for y in self.body.outs[self.nc :])]  # fmt: skip

    # ---- which loop comes when

    def _levels(self) -> dict[Node, int]:
        """Loops in turn: even ones for the host, odd ones for the chip; later where it must be."""
        flows = [(x, n) for n in self.body.nodes for x in n.ins]
        flows += [(o, p) for p, o in zip(self.carries, self.body.outs, strict=False)]
        own = [n for n in self.body.nodes if role_of(n) != "value"]
        level = {n: int(n in self.found.chip) for n in (*self.carries, *own)}
        flows = [(x, n) for x, n in flows if x in level]
        bound = self._bound()
        changed = True
        while changed:
            changed = False
            for x, n in flows:
                least = level[x] + ((x in self.found.chip) != (n in self.found.chip))
                if level[n] < least:
                    level[n], changed = least, True
                if x in bound and level[x] < level[n]:
                    level[x], changed = level[n], True
        return level

    def _bound(self) -> set[Node]:
        """Connections and what is given to them: where the neurons are that they end at."""
        chip, outs = self.found.chip, self.body.outs
        found = {p for p, i in self.carries.items()
                 if p in chip and role_of(outs[i]) == "synapse"}  # fmt: skip
        for n in self.body.nodes:
            root = source_of(n)
            arrives = role_of(n) == "view" and (root in found or root in self.stacked)
            if n in chip and (arrives or role_of(n) in ("synapse", "arrive", "sum")):
                found.add(n)
        return found

    # ---- one loop

    def _loop(self, level: int) -> None:
        """Emit the loop of a level, and keep what others need of it."""
        nodes = [n for n in self.body.nodes if self.level.get(n) == level]
        carries = [p for p in self.carries if self.level[p] == level]
        after = [self.body.outs[self.carries[p]] for p in carries]
        used = dict.fromkeys([*(x for n in nodes for x in n.ins), *after])
        outer = [x for x in used if self.level.get(x) != level and role_of(x) != "value"]
        rows = [x for x in outer if x not in self.captured]
        held = [x for x in outer if x in self.captured]
        kept = [n for n in (*carries, *nodes) if self._leaves(n, level)]
        constants = [x for x in used if role_of(x) == "value"]
        inner = [*carries, *rows, *held]

        def turn(*values: Any) -> list[Any]:
            env: dict[Node, Any] = dict(zip(inner, values, strict=True))
            for n in (*constants, *nodes):
                before, state.loc = state.loc, n.loc or state.loc
                emit_node(state.interp, n, env)
                state.loc = before
            return [env[x] for x in (*after, *kept)]

        start = [self.operands[self.carries[p]] for p in carries]
        given = [*start, *(self.stacked[x] for x in rows), *(self.captured[x] for x in held)]
        made = build(turn, [x.type.strong for x in inner], self.body.name)
        outs = ops.scan(*given, body=made, nc=len(carries), nx=len(rows), length=self.length)
        for p, x in zip(carries, outs, strict=False):
            self.final[self.carries[p]] = x
        self.stacked |= dict(zip(kept, outs[len(carries) :], strict=True))

    def _leaves(self, n: Node, level: int) -> bool:
        """Whether another loop or a result needs a value of every step."""
        if n in self.body.outs[self.nc :]:
            return True
        if isinstance(n.type, tuple):
            return False
        users = users_of(self.body)[n]
        carried = [p for p, o in zip(self.carries, self.body.outs, strict=False) if o is n]
        return any(self.level[u] != level for u in (*users, *carried)) or self._replayed(n)

    def _stack(self, y: Node) -> Any:
        """A result of every step."""
        if y in self.stacked:
            return self.stacked[y]
        if y in self.captured:
            value = self.captured[y]
        else:
            value = state.interp.constant(y.attrs["value"], y.type)
        shape = (self.length, *y.type.shape)
        axes = tuple(range(1, len(shape)))
        return ops.broadcast_in_dim(value, shape=shape, broadcast_dimensions=axes)

    # ---- what is under way at the end

    def _read_connections(self) -> list[tuple[int, Node]]:
        """Connections of the chip that somebody reads after the loop."""
        pairs = enumerate(self.body.outs[: self.nc])
        return [(i, o) for i, o in pairs
                if i in self.read and o in self.found.chip and role_of(o) == "synapse"]  # fmt: skip

    def _replayed(self, n: Node) -> bool:
        """Whether the host sends a value again, to know what is under way at the end."""
        return any(o.ins[1] is n for _, o in self._read_connections())

    def _connections(self) -> None:
        """The chip does not show what is under way: the host sends it once more."""
        for i, node in self._read_connections():
            source = node.ins[1]
            rest = [self.captured[x] if x in self.captured else self._constant(x)
                    for x in node.ins[2:]]  # fmt: skip
            attrs = dict(node.attrs)

            def turn(
                buffer: Any, sent: Any, *rest: Any, op: Any = node.op, given: Any = attrs
            ) -> list[Any]:
                return [op(buffer, sent, *rest, **given)]

            operands = [self.operands[i], self._stack(source), *rest]
            types = [operands[0].type.strong, source.type.strong, *(x.type.strong for x in rest)]
            body = build(turn, types, f"{self.body.name}_connection")
            (self.final[i],) = ops.scan(*operands, body=body, nc=1, nx=1, length=self.length)

    def _constant(self, x: Node) -> Any:
        return state.interp.constant(x.attrs["value"], x.type)


__all__ = ["runs_on_chip", "split"]
