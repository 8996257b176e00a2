"""Which of the ways to cut an op is emitted: the one for which a device sends least.

Of ops for which the op on pieces does, moves of operands and results tell what a way costs. What a
`split` rule sends it alone knows: the ways are emitted, one after the other, until one sends
nothing; what is not used is dead. The partitioner calls `emit_cheapest` for each node.
"""

from __future__ import annotations

from collections import ChainMap
from collections.abc import MutableMapping, Sequence
from typing import TYPE_CHECKING, cast

from monograph.hlo.builder import Builder
from monograph.hlo.factors import Factor, Row, Rule
from monograph.hlo.graph import Node, effect_of
from monograph.hlo.state import state
from monograph.hlo.types import types_of
from monograph.sharding.assign import Assignment, candidates
from monograph.sharding.collectives import wire_bytes
from monograph.sharding.cut import Piece
from monograph.sharding.moves import cost
from monograph.sharding.tiling import Tiling

if TYPE_CHECKING:
    from monograph.sharding.partition import Scope

Again = MutableMapping[tuple[Node, Tiling], Piece]
Cost = tuple[int, int]  # bytes and collectives, or the other way round


def emit_cheapest(
    scope: Scope, node: Node, rule: Rule, homes: Sequence[Tiling], wanted: list[Tiling]
) -> list[Piece]:
    """One device's share of a node.

    Args:
        scope: the values so far.
        node: any that has a rule.
        rule: its factors.
        homes: how its operands are cut.
        wanted: how its results are to be cut, if that is to be had.
    """
    ways = _ways(scope, node, rule, homes, wanted, _ALL)
    if not any(map(_splits, ways)):
        return _in_way(scope, node, ways[0], wanted) or scope.everywhere(node)
    plain = [
        way
        for way in _ways(scope, node, rule, homes, wanted, _PLAIN)
        if all(way.axes != other.axes for other in ways)
    ]
    sums = any(way.of_kind("reduce") for way in ways)  # nobody gathers a table to read of it
    made = _tried(scope, node, ways if sums else [*ways, *plain], wanted)
    return made or _tried(scope, node, plain, wanted) or scope.everywhere(node)


def _ways(
    scope: Scope,
    node: Node,
    rule: Rule,
    homes: Sequence[Tiling],
    wanted: Sequence[Tiling],
    kinds: frozenset[str],
) -> list[Assignment]:
    """The assignments, cheapest first as far as moves of operands and results tell."""
    weights = [x.type.nbytes for x in node.ins]
    ways = candidates(rule, scope.cut.sizes, homes, wanted, weights, kinds)
    for way in ways:
        if kinds is _PLAIN:
            way.drop([f for f in way.axes if _needs_split(rule.factors[f])])
        elif node.op.kind == "move":  # of what all devices have each keeps its part, at no cost
            held = {f for t, row in zip(homes, rule.operands, strict=True) for f in _cut(t, row)}
            way.drop([f for f in way.of_kind("neighbour") if f not in held])
    if len(ways) == 1:
        return ways
    return sorted(ways, key=lambda way: _expected(scope, node, way, homes, wanted))


def _in_way(scope: Scope, node: Node, way: Assignment, wanted: list[Tiling]) -> list[Piece] | None:
    """The node's share, cut as the assignment says; None: the record's rule declines."""
    if _splits(way) or not node.ins:
        made: list[Piece] | None = scope.split(
            node, [way.tiling(row) for row in way.rule.operands], wanted
        )
        return made
    return scope.by_rule(node, way) if way.axes else scope.everywhere(node)


def _tried(
    scope: Scope, node: Node, ways: Sequence[Assignment], wanted: list[Tiling]
) -> list[Piece] | None:
    """The share that sends least of all; the first of those that send as much."""
    best: list[Piece] | None = None
    kept: Again = {}
    least, origin = (0, 0), None
    again, builder = scope.again, cast(Builder, state.interp)
    for way in ways:
        mark = len(builder.nodes)
        scope.again = ChainMap({}, again)  # what one way moves is no gift to the others
        made = _in_way(scope, node, way, wanted)
        if made is None:
            continue
        sent = _sent(scope, node, builder.nodes[mark:], made, wanted)
        if best is None or sent[0] < least[0]:
            best, least, origin = made, sent, scope.cut.recall(node)
            kept = scope.again.maps[0]
        if least == (0, 0) or effect_of(node) != "none":
            break
    scope.again = again
    again.update(kept)
    scope.cut.remember(node, origin)
    return best


def _sent(
    scope: Scope,
    node: Node,
    emitted: Sequence[Node],
    made: Sequence[Piece],
    wanted: Sequence[Tiling],
) -> Cost:
    """What the emitted nodes send, and moves of the results to where they are wanted."""
    rows = [(1, wire_bytes(n)) for n in emitted if n.op.collective]
    rows += [
        cost(p.type.shape, p.type.dtype.itemsize, scope.cut.sizes, p.tiling, want)
        for p, want in zip(made, wanted, strict=True)
    ]
    return _total(node, rows)


def _expected(
    scope: Scope, node: Node, way: Assignment, homes: Sequence[Tiling], wanted: Sequence[Tiling]
) -> Cost:
    """What a device sends so that operands are as they must be and results as wanted."""
    rule, sizes = way.rule, scope.cut.sizes
    sums = way.of_kind("reduce")
    names = tuple(a for f in sums for a in sums[f])
    moves = [
        (x.type, home, way.tiling(row))
        for x, home, row in zip(node.ins, homes, rule.operands, strict=True)
    ]
    moves += [
        (t, Tiling(way.tiling(row).dims, names), want)
        for t, row, want in zip(types_of(node.type), rule.results, wanted, strict=True)
    ]
    return _total(
        node, [cost(t.shape, t.dtype.itemsize, sizes, now, then) for t, now, then in moves]
    )


def _total(node: Node, rows: Sequence[tuple[int, int]]) -> Cost:
    """Of collectives and bytes, what matters first. Of products collectives come first: weights are
    gathered, as people expect of FSDP, whatever their size is beside that of activations.
    """
    count, sent = (sum(row[i] for row in rows) for i in (0, 1))
    return (count, sent) if node.op.kind == "contraction" else (sent, count)


def _splits(way: Assignment) -> bool:
    """Whether only the op's own rule can do it."""
    return any(_needs_split(way.rule.factors[f]) for f in way.axes)


def _needs_split(factor: Factor) -> bool:
    """Whether the op on pieces does not do."""
    return (
        factor.split
        or factor.kind in ("neighbour", "whole")
        or (factor.kind == "reduce" and not factor.how)
    )


def _cut(tiling: Tiling, row: Row) -> list[int]:
    """The factors of the dimensions that are cut."""
    return [f for names, dim in zip(tiling.dims, row, strict=True) if names for f in dim]


_ALL = frozenset({"pass", "reduce", "neighbour", "whole"})
_PLAIN = frozenset({"pass", "reduce"})
