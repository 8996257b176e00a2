"""From one graph over whole values to the program of one device.

In goes a graph in which every value has a tiling; out comes the graph of what each device computes
on its pieces, with collectives where pieces meet. The walk reads nothing of an op but its record:
the rule says how operands must be cut for the results to be pieces, `localize` what the attributes
are for a piece, `split` emits what needs more than that, `edges` ties the values of loops.
"""

from __future__ import annotations

from collections.abc import MutableMapping, Sequence
from typing import TYPE_CHECKING, Any

from monograph.hlo.builder import Builder
from monograph.hlo.errors import MissingRuleError
from monograph.hlo.factors import rule_of
from monograph.hlo.graph import Graph, Node, live_nodes, users_of
from monograph.hlo.legalize import legalize
from monograph.hlo.location import Loc, short
from monograph.hlo.ops import add
from monograph.hlo.ops.leaf import constant_op, param, result, splat
from monograph.hlo.ops.monoids import identity
from monograph.hlo.passes.joins import joined
from monograph.hlo.state import interpreting, located, state
from monograph.hlo.types import types_of
from monograph.sharding.assign import Assignment
from monograph.sharding.border import crossed
from monograph.sharding.cut import Cut, Piece
from monograph.sharding.mesh import AbstractMesh
from monograph.sharding.regions import partition_region
from monograph.sharding.terms import terms_through
from monograph.sharding.tiling import Tiling, whole
from monograph.sharding.ways import emit_cheapest

if TYPE_CHECKING:
    from monograph.sharding.propagate import Shardings


def prepare(graph: Graph) -> Graph:
    """Expand the composites that have no rule of their own, and calls; updates of most of an array
    become joins, of which each device needs a part."""
    return joined(legalize(graph, _has_rule))


def _has_rule(node: Node) -> bool:
    op = node.op
    given = (op.factors, op.signature, op.split, op.edges, op.border)
    return any(r is not None for r in given) and not (op.kind == "call" and op.regions)


def partition(
    graph: Graph,
    shardings: Shardings,
    mesh: AbstractMesh,
    outs: Sequence[Tiling | None] | None = None,
) -> Graph:
    """The program of one device.

    Args:
        graph: prepared, over whole values.
        shardings: the tiling of each of its values.
        mesh: names and sizes of the axes.
        outs: how results are to be cut; where None, as propagation has it.
    """
    walk = Partitioner(Cut(mesh), shardings)
    wanted = [
        shardings.of(node) if given is None else given
        for node, given in zip(graph.outs, outs or [None] * len(graph.outs), strict=True)
    ]
    return walk.graph(graph, [shardings.of(p) for p in graph.params], wanted)


class Partitioner:
    """One run of the pass.

    Args:
        cut: what emits.
        shardings: the tilings.
    """

    def __init__(self, cut: Cut, shardings: Shardings) -> None:
        self.cut = cut
        self.shardings = shardings

    def graph(
        self,
        graph: Graph,
        ins: Sequence[Tiling],
        outs: Sequence[Tiling],
        manual: frozenset[str] = frozenset(),
    ) -> Graph:
        """The program of a graph whose parameters and results are cut in these ways.

        `manual`: the axes over which it is the user's program of one device.
        """
        builder = Builder(graph.name)
        scope = Scope(self, graph, outs, manual)
        before = state.loc
        try:
            with interpreting(builder):
                for p, tiling in zip(graph.params, ins, strict=True):
                    state.loc = p.loc or before
                    value = builder.param(self.cut.local(p.type, tiling))
                    scope.put(p, [Piece(value, p.type, tiling)])
                for node in live_nodes(graph):
                    state.loc = node.loc or before
                    scope.emit(node)
                state.loc = before
                made = []
                for o, t in zip(graph.outs, outs, strict=True):
                    state.loc = o.loc or before
                    made.append(scope.piece(o, t).value)
                state.loc = before
                done = builder.finish(made)
                return Graph(done.params, live_nodes(done), done.outs, done.name)
        finally:
            state.loc = before


class Scope:
    """The pieces of one graph's values."""

    def __init__(
        self, walk: Partitioner, graph: Graph, outs: Sequence[Tiling], manual: frozenset[str]
    ) -> None:
        self.walk = walk
        self.manual = dict.fromkeys(graph.params, manual)
        self._base = manual
        self.cut = walk.cut
        self.shardings = walk.shardings
        self.users = users_of(graph)
        self.outs = frozenset(graph.outs)
        self._given = {
            node: tiling
            for node, tiling in zip(graph.outs, outs, strict=True)
            if not self.users[node] and graph.outs.count(node) == 1
        }
        self._made: dict[Node, list[Piece]] = {}
        self.again: MutableMapping[tuple[Node, Tiling], Piece] = {}

    # ---- values

    def home(self, node: Node) -> Tiling:
        """How a value is to live: as it is returned, if that is all that is done with it, else as
        propagation has it."""
        return self._given.get(node) or self.shardings.of(node).settled()

    def put(self, node: Node, pieces: list[Piece]) -> None:
        """What a node computes here."""
        self._made[node] = pieces

    def now(self, node: Node) -> Piece:
        """A value as it is; it may be terms of a sum."""
        if node.op is result:
            return self._made[node.ins[0]][node.attrs["index"]]
        return self._made[node][0]

    def piece(self, node: Node, want: Tiling) -> Piece:
        """A value cut as `want` says; what was done for one user serves the others."""
        found = self.now(node)
        if found.tiling == want:
            return found
        key = (node, want)
        known = self.again.get(key)
        if known is None:
            if node.op is constant_op and node.attrs["value"].ndim == 0:
                known = self._constant(node, want)
            elif found.tiling.partial and not want.partial:
                known = self._moved(node, self._settled(node, found), want)
            elif want.partial and not found.tiling.partial:
                only = Tiling(want.dims)
                known = self.cut.once(self.piece(node, only), want.partial, 0)
            else:
                known = self._moved(node, found, want)
            self.again[key] = known
        return known

    def _settled(self, node: Node, found: Piece) -> Piece:
        """Terms are combined once, in the way in which the value is to live."""
        home = self.home(node)
        key = (node, home)
        if key not in self.again:
            over = "+".join(found.tiling.partial)
            note = f"each device along {over} has a term of this {_noun(node)}"
            made = self._because(note, node.loc, found, home)
            if found.plus is not None:
                rest = self._because(note, node.loc, found.plus, home)
                made = self.cut.piece(add(made.value, rest.value), found.type, home)
            self.again[key] = made
        return self.again[key]

    def _moved(self, node: Node, found: Piece, want: Tiling) -> Piece:
        """The value cut in another way, since the line that is at work needs it so."""
        if found.tiling == want:
            return found
        where = short(node.loc)
        note = (
            f"{_noun(node)} {found.type}{f' of {where}' if where else ''} is sharded as "
            f"{found.tiling} and needed as {want} here"
        )
        return self._because(note, state.loc, found, want)

    def _because(self, note: str, loc: Loc | None, found: Piece, want: Tiling) -> Piece:
        """Reshard, and leave the reason on what that takes."""
        with located(None if loc is None else loc.with_note(note)):
            return self.cut.reshard(found, want)

    def alone(self, node: Node) -> bool:
        """Whether one node uses the value, and nobody else."""
        return node not in self.outs and len(self.users[node]) == 1

    # ---- nodes

    def emit(self, node: Node) -> None:
        """One node's share."""
        manual = self.manual[node] = self._inside(node)
        if node.op is result:
            return
        if manual and node.op.border is None:
            self._enter(node, manual)
        if node.op is constant_op:
            self.put(node, [self._constant(node, self.home(node))])
        elif node.op.border is not None:
            self.put(node, crossed(self, node))
        elif node.op.edges is not None:
            self.put(node, partition_region(self, node))
        else:
            self.put(node, self._computed(node))

    def _inside(self, node: Node) -> frozenset[str]:
        """The axes over which a value is a piece in the user's program of one device."""
        named = () if node.op.axes is None else node.op.axes(node.attrs)
        found = self._base.union(
            *[self.manual[x] for x in node.ins], [a.name for a in named if a.mesh]
        )
        if node.op.border is None:
            return found
        border = node.op.border(node.attrs)
        return found | {*border.axes} if border.inward else found - {*border.axes}

    def _enter(self, node: Node, manual: frozenset[str]) -> None:
        """What the user's program has in common with what is around it, a constant, is not cut over
        the user's axes: from here on for both."""
        for x in node.ins:
            found = self.now(x)
            if x.op is not result and manual.intersection(found.tiling.axes):
                self._made[x] = [self.piece(x, found.tiling.without(manual))]

    def _constant(self, node: Node, tiling: Tiling) -> Piece:
        value = node.attrs["value"]
        if value.ndim == 0:
            local = self.cut.local(node.type, tiling)
            return Piece(splat(value, local), node.type, tiling, value)
        made = self.cut.whole(state.interp.constant(value, node.type))
        return self.cut.reshard(made, tiling)

    def _computed(self, node: Node) -> list[Piece]:
        outs = types_of(node.type)
        wanted = self._wanted(node)
        now = [self.now(x) for x in node.ins]
        if not any(not p.tiling.is_whole for p in now) and all(t.is_whole for t in wanted):
            return self.local(node, now, [whole(t.ndim) for t in outs])
        through = terms_through(self, node, now)
        if through is not None:
            return through
        rule = rule_of(node.op, tuple(x.type for x in node.ins), node.type, node.attrs)
        homes = [self._home(x, p) for x, p in zip(node.ins, now, strict=True)]
        if rule is None:
            return self.split(node, homes, wanted) or self.everywhere(node)
        return emit_cheapest(self, node, rule, homes, wanted)

    def _wanted(self, node: Node) -> list[Tiling]:
        if isinstance(node.type, tuple):
            read = {r.attrs["index"]: r for r in self.users[node] if r.op is result}
            return [
                self.home(read[i]) if i in read else whole(t.ndim) for i, t in enumerate(node.type)
            ]
        return [self.home(node)]

    def _home(self, node: Node, piece: Piece) -> Tiling:
        """How an operand will be cut once its terms are combined."""
        return self.home(node) if piece.tiling.partial else piece.tiling

    def split(self, node: Node, asked: Sequence[Tiling], wanted: list[Tiling]) -> Any:
        """The op's own rule."""
        if node.op.split is None:
            return None
        ins = [self.piece(x, t) for x, t in zip(node.ins, asked, strict=True)]
        return node.op.split(self.cut, node, ins, wanted)

    def everywhere(self, node: Node) -> list[Piece]:
        """Every device computes all of it."""
        if node.op.factors is None and node.op.signature is None and node.op.kind == "region":
            raise MissingRuleError.of(node.op, "edges")
        ins = [self.piece(x, whole(x.type.ndim)) for x in node.ins]
        return self.local(node, ins, [whole(t.ndim) for t in types_of(node.type)])

    def by_rule(self, node: Node, made: Assignment) -> list[Piece]:
        """The op on pieces; terms of sums, where a factor that is cut is summed."""
        rule = made.rule
        ins = [
            self.piece(x, made.tiling(row)) for x, row in zip(node.ins, rule.operands, strict=True)
        ]
        sums = made.of_kind("reduce")
        if not sums:
            return self.local(node, ins, [made.tiling(row) for row in rule.results])
        how = next(rule.factors[f].how for f in sums)
        names = tuple(a for a in self.cut.sizes if any(a in given for given in sums.values()))
        for i, (p, row) in enumerate(zip(ins, rule.operands, strict=True)):
            fill = 0 if node.op.kind == "contraction" else identity(how, p.type.dtype)
            dims = [d for d, dim in enumerate(row) if any(f in sums for f in dim)]
            if i in rule.once:
                known = p.fill if p.type.ndim == 0 else None  # of arrays it tells of padding alone
                counts = known is None or known != (0 if how == "add" else fill)
                ins[i] = self.cut.once(p, names, fill) if counts else p
            elif dims:
                ins[i] = self.cut.masked(p, fill, dims)
        return self.local(
            node, ins, [Tiling(made.tiling(row).dims, names, how) for row in rule.results]
        )

    def local(
        self, node: Node, ins: Sequence[Piece], tilings: Sequence[Tiling], attrs: Any = None
    ) -> list[Piece]:
        """The op itself, on pieces; `attrs` in place of the node's."""
        outs = types_of(node.type)
        attrs = node.attrs if attrs is None else attrs
        if node.op.localize is not None:
            given = tuple([p.value.type for p in ins])
            local = tuple(self.cut.local(t, s) for t, s in zip(outs, tilings, strict=True))
            attrs = dict(node.op.localize(attrs, given, local))
        made = node.op(*[p.value for p in ins], **attrs)
        values = made if isinstance(made, list | tuple) else [made]
        return [Piece(v, t, s) for v, t, s in zip(values, outs, tilings, strict=True)]


def _noun(node: Node) -> str:
    """What a value is, for people."""
    op = node.ins[0].op if node.op is result else node.op
    return "argument" if op is param else op.name
