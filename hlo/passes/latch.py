"""`latch`: a program that notes where its first NaN came from, or an index that was out of bounds.

In goes a legalized graph, out comes the same graph with one more output: a small buffer of integers
that says which op was the first (its number in `Latched.sites`) and in which iterations of the
loops around it. It is ordinary ops among ordinary ops, so it is fused, compiled and run by every
backend; nothing runs twice. `monograph.tracer.compile` runs the pass after legalizing, and
`monograph.tracer.latches` reads the buffer.

Values (NaN, infinities) count only where they reach the program's results, as in JAX: what
``where`` throws away is nobody's fault. Checks (indices, division) always count.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from monograph.hlo import ops
from monograph.hlo.builder import build, emit_node, graph_emit
from monograph.hlo.graph import Graph, Node, subgraphs
from monograph.hlo.location import Loc
from monograph.hlo.ops.leaf import splat
from monograph.hlo.passes.blame import (
    NONE,
    Test,
    Watched,
    any_bad,
    first_site,
    is_suspect,
    noted_values,
)
from monograph.hlo.passes.checks import checks_of
from monograph.hlo.state import state
from monograph.hlo.types import BOOL, I32, tensor, types_of

GIVEN = 2**31 - 2  # a value that no op made: an argument or a constant is returned
_SCALAR, _FLAG = tensor((), I32), tensor((), BOOL)


@dataclass(frozen=True, eq=False)
class Site:
    """Something that may go wrong: an op, where it stands, and what it would be."""

    op: str
    loc: Loc | None
    what: str  # "value", or a sentence on the operand


@dataclass(frozen=True, eq=False)
class Latched:
    """A graph with its latch.

    Attributes:
        graph: the latch is its last output: for values and for checks, as far as they are watched,
            the number of the site and the iterations of the loops around it, outermost first.
        sites: by number.
        depth: how many loops are inside each other.
    """

    graph: Graph
    sites: tuple[Site, ...]
    depth: int


def latch(graph: Graph, watched: Watched) -> Latched:
    """The graph with a latch as its last output.

    Args:
        graph: legalized; weak types are cleared.
        watched: what to look for; something.
    """
    return _Pass(watched).run(graph)


Fields = list[Any]  # the site and the iterations, as scalars


class _Pass:
    """One run: sites are numbered as they are met, in program order."""

    def __init__(self, watched: Watched) -> None:
        self.watched = watched
        self.sites: list[Site] = []
        values = watched.nans or watched.infs
        self.kinds = (("value",) if values else ()) + (("check",) if watched.checks else ())
        self.made: dict[Graph, Graph] = {}

    def run(self, graph: Graph) -> Latched:
        depth = _depth(graph)

        def body(*args: Any) -> list[Any]:
            outs, found = self.emit(graph, args, depth)
            if self.kinds[0] == "value":
                found[0] = self.if_returned(graph, outs, found[0])
            flat = [ops.reshape(x, shape=(1,)) for fields in found for x in fields]
            return [*outs, ops.concatenate(*flat, dimension=0) if len(flat) > 1 else flat[0]]

        return Latched(build(body, graph.in_types, graph.name), tuple(self.sites), depth)

    def region(self, graph: Graph, depth: int) -> Graph:
        """A region with the fields of its latches as further outputs; shared ones stay shared."""

        def body(*args: Any) -> list[Any]:
            outs, found = self.emit(graph, args, depth, inner=True)
            return [*outs, *(x for fields in found for x in fields)]

        if graph not in self.made:
            self.made[graph] = build(body, graph.in_types, graph.name)
        return self.made[graph]

    def emit(
        self, graph: Graph, args: Sequence[Any], depth: int, inner: bool = False
    ) -> tuple[list[Any], list[Fields]]:
        """Emit the nodes and what watches them: the outputs, and the fields of each latch."""
        env: dict[Node, Any] = dict(zip(graph.params, args, strict=True))
        runs = [_Run(depth, env, self) for _ in self.kinds]
        before = state.loc
        try:
            for node in graph.nodes:
                state.loc = node.loc or before
                flow = node.op.flow
                if flow in ("loop", "choice"):
                    ins = [env[x] for x in node.ins]
                    inside = self.loop if flow == "loop" else self.choice
                    env[node], found = inside(node, ins, depth)
                    for run, fields in zip(runs, found, strict=True):
                        run.join(fields)
                else:
                    emit_node(state.interp, node, env)
                    self.watch(node, env, runs, inner)
        finally:
            state.loc = before
        return [env[o] for o in graph.outs], [run.fields() for run in runs]

    def watch(
        self, node: Node, env: dict[Node, Any], runs: list[_Run], inner: bool = False
    ) -> None:
        """Note what is to be looked at of a node.

        An `inner` op that changes a few elements in place is let be: looking at all the others
        would cost a loop more than the loop itself.
        """
        for kind, run in zip(self.kinds, runs, strict=True):
            if kind == "check":
                for what, bad in checks_of(node.op, node.attrs, [env[x] for x in node.ins]):
                    run.note(self.site(node, what), bad)
            elif _is_watched(node) and not (inner and node.op.in_place):
                run.note_values(node, self.site(node, "value"))

    def if_returned(self, graph: Graph, outs: Sequence[Any], fields: Fields) -> Fields:
        """The fields where an output is what is looked for, else nothing.

        Outputs whose bad values were noted are looked at only where something was.
        """
        found = [(is_suspect(node, self.watched), x)
                 for node, x in zip(graph.outs, outs, strict=True)
                 if x.type.dtype.is_inexact and x.type.size]  # fmt: skip
        later = [x for noted, x in found if noted]
        now = [x for noted, x in found if not noted]
        if not found:
            return _nothing(len(fields) - 1)
        bad = any_bad(now, self.watched) if now else splat(False, _FLAG)
        if later:
            types = [x.type for x in later]
            skip = build(lambda *xs: [splat(False, _FLAG)], types, "unnoted")
            look = build(lambda *xs: [any_bad(xs, self.watched)], types, "noted")
            index = ops.convert(_is_noted(fields), dtype=I32)
            bad = ops.or_(bad, ops.case(index, *later, branches=(skip, look))[0])
        site = ops.minimum(fields[0], splat(GIVEN, _SCALAR))
        return [ops.select(bad, site, splat(NONE, _SCALAR)), *fields[1:]]

    def site(self, node: Node, what: str) -> int:
        self.sites.append(Site(node.op.name, node.loc, what))
        return len(self.sites) - 1

    # ---- regions

    def loop(self, node: Node, ins: list[Any], depth: int) -> tuple[list[Any], list[Fields]]:
        """The latch is carried along; the first iteration that notes something is kept."""
        names = node.op.regions
        cond, body = (node.attrs[name] for name in names)
        nc, k = len(types_of(node.type)), len(self.kinds) * (1 + depth)
        inner = self.region(body, depth - 1)

        def step(*args: Any) -> list[Any]:
            carry, held, i, rest = args[:nc], args[nc : nc + k], args[nc + k], args[nc + k + 1 :]
            outs = graph_emit(inner, [*carry, *rest])
            fields: Fields = []
            for old, new in zip(_cut(held, 1 + depth), _cut(outs[nc:], depth), strict=True):
                fields += _first(old, [new[0], i, *new[1:]])
            return [*outs[:nc], *fields, ops.add(i, splat(1, _SCALAR))]

        def test(*args: Any) -> list[Any]:
            return graph_emit(cond, [*args[:nc], *args[nc + k + 1 :]])

        start = [x for _ in self.kinds for x in _nothing(depth)]
        operands = [*ins[:nc], *start, splat(0, _SCALAR), *ins[nc:]]
        types = [x.type for x in operands]
        attrs = {names[0]: build(test, types, cond.name), names[1]: build(step, types, body.name)}
        outs = node.op(*operands, **{**node.attrs, **attrs, "nc": nc + k + 1})
        return outs[:nc], _cut(outs[nc : nc + k], 1 + depth)

    def choice(self, node: Node, ins: list[Any], depth: int) -> tuple[list[Any], list[Fields]]:
        (name,) = node.op.regions
        made = tuple([self.region(g, depth) for _, g in subgraphs(node)])
        outs = node.op(*ins, **{**node.attrs, name: made})
        n = len(types_of(node.type))
        return outs[:n], _cut(outs[n:], 1 + depth)


class _Run:
    """The latch of one kind while a graph is emitted."""

    def __init__(self, depth: int, env: Mapping[Node, Any], made: _Pass) -> None:
        self.depth = depth
        self.env = env
        self.made = made
        self.held: Fields | None = None
        self.tests: list[Test] = []
        self.values: dict[Node, int] = {}  # watched since the last loop or branch

    def note(self, number: int, bad: Any) -> None:
        """`bad`: the elements with which something is wrong."""
        self.tests.append((number, bad))

    def note_values(self, node: Node, number: int) -> None:
        """The values of a node are to be looked at."""
        self.values[node] = number

    def flush(self) -> None:
        """The sites noted since the last loop or branch join what was noted before."""
        sites = [first_site(self.tests)] if self.tests else []
        if self.values:
            site = noted_values(self.values, self.env, self.made.watched)
            sites += [] if site is None else [site]
        self.tests, self.values = [], {}
        if sites:
            site = sites[0] if len(sites) == 1 else ops.minimum(*sites)
            self.add([site, *_nothing(self.depth)[1:]])

    def join(self, fields: Fields) -> None:
        self.flush()
        self.add(fields)

    def add(self, fields: Fields) -> None:
        self.held = fields if self.held is None else _first(self.held, fields)

    def fields(self) -> Fields:
        self.flush()
        return _nothing(self.depth) if self.held is None else self.held


def _nothing(depth: int) -> Fields:
    return [splat(NONE, _SCALAR), *[splat(-1, _SCALAR)] * depth]


def _first(old: Fields, new: Fields) -> Fields:
    """`old` where something was noted there, else `new`."""
    noted = _is_noted(old)
    return [ops.select(noted, a, b) for a, b in zip(old, new, strict=True)]


def _is_noted(fields: Fields) -> Any:
    return ops.compare(fields[0], splat(NONE, _SCALAR), comparison_direction="NE")


def _is_watched(node: Node) -> bool:
    """Whether the values of an op are looked at; moves and walls only copy."""
    return node.op.kind not in ("move", "leaf") and not node.op.wall


def _cut(values: Sequence[Any], size: int) -> list[Fields]:
    return [list(values[i : i + size]) for i in range(0, len(values), size)]


def _depth(graph: Graph) -> int:
    """How many loops are inside each other; memoised."""
    found: int | None = graph.memo.get("loop_depth")
    if found is None:
        found = 0
        for node in graph.nodes:
            if node.op.flow in ("loop", "choice"):
                inner = max((_depth(g) for _, g in subgraphs(node)), default=0)
                found = max(found, inner + (node.op.flow == "loop"))
        graph.memo["loop_depth"] = found
    return found
