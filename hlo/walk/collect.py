"""Collecting checks: a program that says what went wrong becomes one that returns it.

In goes a graph, out comes what it computes and, as values, the number of the first check that
failed and what its message is made of. The user's checks (`monograph.hlo.ops.check`) count, and
those that are asked for: values that are NaN, divisors that are zero, indices out of bounds.
Unlike `monograph.hlo.passes.latch`, which watches programs that are about to run, this is a walk of
a graph as traced: what it emits may be differentiated, mapped and compiled like anything else.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from monograph.hlo import ops
from monograph.hlo.builder import build, emit_node, graph_emit
from monograph.hlo.errors import UnsupportedError
from monograph.hlo.graph import Graph, Node, all_graphs, map_regions, subgraphs
from monograph.hlo.location import Loc
from monograph.hlo.ops.check import Message, check
from monograph.hlo.ops.composite import stop_gradient
from monograph.hlo.ops.leaf import splat, zeros
from monograph.hlo.ops.manual import axes_of
from monograph.hlo.ops.monoids import monoid
from monograph.hlo.ops.named import vary
from monograph.hlo.passes.blame import NONE, Watched, any_bad
from monograph.hlo.passes.checks import DIVISION, checks_of
from monograph.hlo.state import state
from monograph.hlo.types import BOOL, I32, TensorType, listed, tensor, types_of

_SCALAR, _FLAG = tensor((), I32), tensor((), BOOL)
# What these return that is NaN has been so in an operand: they make none.
_PASSING = frozenset({
    ops.abs, ops.axis_gather, ops.axis_max, ops.axis_min, ops.axis_vary, ops.clamp, ops.convert,
    ops.gather, ops.imag, ops.maximum, ops.minimum, ops.negate, ops.real, ops.select, ops.sign,
    ops.sort, ops.to_global, ops.to_local,
})  # fmt: skip


@dataclass(frozen=True, eq=False)
class Site:
    """One check.

    Attributes:
        kind: "user", "nan", "div" or "index".
        message: what it says.
        types: of the values that the message is made of.
        loc: where it stands in the user's program.
    """

    kind: str
    message: Message
    types: tuple[TensorType, ...]
    loc: Loc | None


@dataclass(frozen=True)
class Said:
    """A message of no values."""

    said: str

    def text(self, arrays: Sequence[np.ndarray[Any, Any]]) -> str:
        return self.said


class Found:
    """What went wrong so far.

    Attributes:
        code: the number of the first site with which something was wrong, or `NONE`.
        payloads: per site that was met, the values of its message.
    """

    def __init__(self, code: Any = None, payloads: dict[int, list[Any]] | None = None) -> None:
        self.code = splat(NONE, _SCALAR) if code is None else code
        self.payloads = payloads or {}

    def join(self, new: Found) -> None:
        """What went wrong later counts where nothing has so far."""
        noted = ops.compare(self.code, splat(NONE, _SCALAR), comparison_direction="NE")
        for number, values in new.payloads.items():
            old = self.payloads.get(number, values)
            self.payloads[number] = [
                b if a is b else ops.select(noted, a, b) for a, b in zip(old, values, strict=True)
            ]
        self.code = ops.select(noted, self.code, new.code)


@dataclass(frozen=True, eq=False)
class _Region:
    """A graph whose last results are a code and the payloads of some sites."""

    graph: Graph
    sites: tuple[int, ...]


class Collector:
    """One walk.

    Args:
        kinds: what counts: "user", "nan", "div", "index".

    Attributes:
        sites: by number, in program order.
    """

    def __init__(self, kinds: Iterable[str]) -> None:
        self.kinds = frozenset(kinds)
        self.sites: list[Site] = []
        self._regions: dict[Graph, _Region] = {}

    def emit(self, graph: Graph, args: Sequence[Any]) -> tuple[list[Any], Found]:
        """Emit a graph under the current interpreter: its results, and what went wrong."""
        env: dict[Node, Any] = dict(zip(graph.params, args, strict=True))
        found = Found()
        before = state.loc
        try:
            for node in graph.nodes:
                state.loc = node.loc or before
                if node.op is check:
                    holds, *payload = [env[x] for x in node.ins]
                    if "user" in self.kinds:
                        message = node.attrs["message"]
                        self._note(found, "user", message, ops.not_(holds), payload)
                    env[node] = []
                elif node.op.regions:
                    env[node] = self._inside(node, [env[x] for x in node.ins], found)
                else:
                    emit_node(state.interp, node, env)
                    self._look(node, env, found)
        finally:
            state.loc = before
        return [env[o] for o in graph.outs], found

    # ---- one op

    def _note(
        self, found: Found, kind: str, message: Message, bad: Any, payload: Sequence[Any] = ()
    ) -> None:
        number = len(self.sites)
        types = tuple([x.type.strong for x in payload])
        self.sites.append(Site(kind, message, types, state.loc))
        code = ops.select(bad, splat(number, _SCALAR), splat(NONE, _SCALAR))
        found.join(Found(code, {number: [stop_gradient(x) for x in payload]}))

    def _look(self, node: Node, env: dict[Node, Any], found: Found) -> None:
        """The checks that nobody wrote."""
        ins = [env[x] for x in node.ins]
        for what, bad in checks_of(node.op, node.attrs, ins):
            if what == DIVISION and "div" in self.kinds:
                self._note(found, "div", Said("division by zero"), _any(bad))
            elif what != DIVISION and "index" in self.kinds:
                shape = node.ins[0].type.shape
                said = f"out-of-bounds indexing for array of shape {shape}"
                self._note(found, "index", Said(said), _any(bad))
        if "div" in self.kinds and node.op is ops.divide and ins[1].type.dtype.is_inexact:
            bad = ops.compare(ins[1], zeros(ins[1].type), comparison_direction="EQ")
            self._note(found, "div", Said("division by zero"), _any(bad))
        if "nan" in self.kinds and not _passes(node) and not node.op.wall:
            values = [x for x in listed(env[node]) if x.type.dtype.is_inexact and x.type.size]
            if values:
                said = f"nan generated by primitive: {node.op.name}"
                self._note(found, "nan", Said(said), any_bad(values, Watched(nans=True)))

    # ---- ops that hold graphs

    def _inside(self, node: Node, ins: list[Any], found: Found) -> list[Any]:
        op = node.op
        if op.regions == ("cond", "body"):
            return self._while(node, ins, found)
        if op.regions == ("body",) and "nx" in node.attrs:
            return self._scan(node, ins, found)
        if op.flow == "choice":
            return self._choice(node, ins, found)
        if op is ops.shard_map:
            return self._devices(node, ins, found)
        if op.flow == "inline":
            return self._call(node, ins, found)
        if any(n.op is check for _, g in subgraphs(node) for h in all_graphs(g) for n in h.nodes):
            raise UnsupportedError(
                f"a check inside {op.name}",
                why="what happens there cannot be handed on as a value.",
                fix="check what goes in, or what comes out.",
            )
        env: dict[Node, Any] = dict(zip(node.ins, ins, strict=True))
        emit_node(state.interp, node, env)
        self._look(node, env, found)
        made: list[Any] = env[node]
        return made

    def _region(self, graph: Graph) -> _Region:
        """A region that returns what went wrong as well; shared ones stay shared."""
        known = self._regions.get(graph)
        if known is None:
            first = len(self.sites)
            numbers: list[int] = []

            def body(*args: Any) -> list[Any]:
                outs, found = self.emit(graph, args)
                numbers.extend(found.payloads)
                return [*outs, *self._fields(found, numbers)]

            made = build(body, graph.in_types, graph.name)
            if len(self.sites) == first and not numbers:
                made = graph
            known = self._regions[graph] = _Region(made, tuple(numbers))
        return known

    def _fields(self, found: Found, numbers: Sequence[int]) -> list[Any]:
        fields = [found.code]
        for number in numbers:
            held = found.payloads.get(number)
            fields += held or [zeros(t) for t in self.sites[number].types]
        return fields

    def _found(self, fields: Sequence[Any], numbers: Sequence[int]) -> Found:
        code, *rest = fields
        values = iter(rest)
        return Found(code, {n: [next(values) for _ in self.sites[n].types] for n in numbers})

    def _call(self, node: Node, ins: list[Any], found: Found) -> list[Any]:
        graph: Graph = node.attrs["graph"]
        region = self._region(graph)
        if not region.sites:
            return listed(node.op(*ins, **node.attrs))
        if "rule" not in node.attrs:
            outs = listed(node.op(*ins, **{**node.attrs, "graph": region.graph}))
            n = len(graph.outs)
            found.join(self._found(outs[n:], region.sites))
            return outs[:n]
        # a derivative of its own stays: what it computes, and what goes wrong there, apart
        fields = graph_emit(region.graph, [stop_gradient(x) for x in ins])
        found.join(self._found(fields[len(graph.outs) :], region.sites))
        return listed(node.op(*ins, **{**node.attrs, "graph": without_checks(graph)}))

    def _devices(self, node: Node, ins: list[Any], found: Found) -> list[Any]:
        """Each device returns what went wrong on it; that of the first site counts."""
        graph, axes = node.attrs["graph"], axes_of(node.attrs, node.attrs["axes"])
        region = self._region(graph)
        if not region.sites:
            return listed(node.op(*ins, **node.attrs))
        n = len(graph.outs)
        border = {k: node.attrs[k] for k in ("mesh", "axes", "check")}

        def row(x: Any) -> Any:
            """The values of all devices in one array, in a dimension of its own."""
            piece = ops.reshape(x, shape=(1, *x.type.shape))
            piece = vary(piece, axes) if border["check"] else piece
            dims = (node.attrs["axes"], *[()] * x.type.ndim)
            return ops.to_global(piece, dims=dims, **border)

        def body(*args: Any) -> list[Any]:
            outs = graph_emit(region.graph, args)
            return [*outs[:n], *map(row, outs[n:])]

        made = build(body, graph.in_types, graph.name)
        outs = listed(node.op(*ins, **{**node.attrs, "graph": made}))
        found.join(self._found(_of_first(outs[n:]), region.sites))
        return outs[:n]

    def _choice(self, node: Node, ins: list[Any], found: Found) -> list[Any]:
        regions = [self._region(g) for g in node.attrs["branches"]]
        numbers = tuple(dict.fromkeys(n for r in regions for n in r.sites))
        if not numbers:
            return listed(node.op(*ins, **node.attrs))
        n = len(types_of(node.type))

        def padded(region: _Region) -> Graph:
            def body(*args: Any) -> list[Any]:
                outs = graph_emit(region.graph, args)
                inner = self._found(outs[n:], region.sites) if region.sites else Found()
                return [*outs[:n], *self._fields(inner, numbers)]

            return build(body, region.graph.in_types, region.graph.name)

        outs = node.op(*ins, **{**node.attrs, "branches": tuple(map(padded, regions))})
        found.join(self._found(outs[n:], numbers))
        return list(outs[:n])

    def _while(self, node: Node, ins: list[Any], found: Found) -> list[Any]:
        cond, body = node.attrs["cond"], node.attrs["body"]
        tested, inner = self._region(cond), self._region(body)
        numbers = tuple(dict.fromkeys((*tested.sites, *inner.sites)))
        if not numbers:
            return listed(node.op(*ins, **node.attrs))
        nc = node.attrs["nc"]
        start = self._fields(Found(), numbers)
        k = len(start)

        def step(*args: Any) -> list[Any]:
            given = [*args[:nc], *args[nc + k :]]
            held = self._found(args[nc : nc + k], numbers)
            if tested.sites:
                held.join(self._found(graph_emit(tested.graph, given)[1:], tested.sites))
            outs = graph_emit(inner.graph, given)
            if inner.sites:
                held.join(self._found(outs[nc:], inner.sites))
            return [*outs[:nc], *self._fields(held, numbers)]

        plain = without_checks(cond)

        def test(*args: Any) -> list[Any]:
            return graph_emit(plain, [*args[:nc], *args[nc + k :]])

        operands = [*ins[:nc], *start, *ins[nc:]]
        types = [*cond.in_types[:nc], *(x.type for x in start), *cond.in_types[nc:]]
        attrs = {"cond": build(test, types, cond.name), "body": build(step, types, body.name)}
        outs = node.op(*operands, **{**node.attrs, **attrs, "nc": nc + k})
        found.join(self._found(outs[nc:], numbers))
        if tested.sites:  # the test that ends the loop
            last = graph_emit(tested.graph, [*outs[:nc], *ins[nc:]])
            found.join(self._found(last[1:], tested.sites))
        return list(outs[:nc])

    def _scan(self, node: Node, ins: list[Any], found: Found) -> list[Any]:
        body = node.attrs["body"]
        region = self._region(body)
        if not region.sites:
            return listed(node.op(*ins, **node.attrs))
        nc = node.attrs["nc"]
        start = self._fields(Found(), region.sites)
        k, n = len(start), len(body.outs)

        def step(*args: Any) -> list[Any]:
            held = self._found(args[nc : nc + k], region.sites)
            outs = graph_emit(region.graph, [*args[:nc], *args[nc + k :]])
            held.join(self._found(outs[n:], region.sites))
            return [*outs[:nc], *self._fields(held, region.sites), *outs[nc:n]]

        types = [*body.in_types[:nc], *(x.type for x in start), *body.in_types[nc:]]
        linear = node.attrs["linear"]
        more = {
            "body": build(step, types, body.name),
            "nc": nc + k,
            "linear": linear and (*linear[:nc], *[False] * k, *linear[nc:]),
        }
        outs = node.op(*ins[:nc], *start, *ins[nc:], **{**node.attrs, **more})
        found.join(self._found(outs[nc : nc + k], region.sites))
        return [*outs[:nc], *outs[nc + k :]]


def without_checks(graph: Graph) -> Graph:
    """The graph without the user's checks; memoised."""
    found: Graph | None = graph.memo.get("without_checks")
    if found is None:
        nodes = [n for n in graph.nodes if n.op is not check]
        changed = len(nodes) != len(graph.nodes)
        env: dict[Node, Any] = {}

        def body(*args: Any) -> list[Any]:
            env.update(zip(graph.params, args, strict=True))
            for node in nodes:
                attrs = map_regions(node, without_checks) if node.op.regions else None
                if attrs is None:
                    emit_node(state.interp, node, env)
                else:
                    env[node] = node.op(*[env[x] for x in node.ins], **attrs)
            return [env[o] for o in graph.outs]

        inner = any(map_regions(n, without_checks) is not None for n in nodes if n.op.regions)
        found = build(body, graph.in_types, graph.name) if changed or inner else graph
        graph.memo["without_checks"] = found
    return found


def _passes(node: Node) -> bool:
    """Whether an op makes no NaN of numbers: it hands on its operands' elements, or constants."""
    if node.op in (ops.reduce, ops.reduce_window):
        return all(map(_passes, node.attrs["body"].nodes))
    return node.op.kind in ("leaf", "move") or node.op in _PASSING


def _of_first(rows: Sequence[Any]) -> list[Any]:
    """Of rows of codes and payloads those of the first device on which something went wrong."""
    codes = rows[0]
    count = codes.type.shape[0]
    numbers = ops.iota(shape=(count,), iota_dimension=0, dtype=I32)
    wrong = ops.compare(codes, splat(NONE, codes.type), comparison_direction="NE")
    tried = ops.select(wrong, numbers, splat(count - 1, numbers.type))
    body = monoid("minimum", I32)
    first = ops.reduce(tried, splat(count, _SCALAR), dimensions=(0,), body=body)

    def of_it(row: Any) -> Any:
        shape = row.type.shape[1:]
        starts = [first, *[splat(0, _SCALAR) for _ in shape]]
        return ops.reshape(ops.dynamic_slice(row, *starts, slice_sizes=(1, *shape)), shape=shape)

    return [of_it(row) for row in rows]


def _any(bad: Any) -> Any:
    """Whether any element is true."""
    if not bad.type.ndim:
        return bad
    dims = tuple(range(bad.type.ndim))
    return ops.reduce(bad, splat(False, _FLAG), dimensions=dims, body=monoid("or", BOOL))
