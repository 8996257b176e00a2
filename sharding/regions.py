"""Loops and branches: the regions become programs of one device, too.

`edges` of the record say which operands, parameters and results are one value as time goes by; all
of them are cut as propagation cut the parameter.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from monograph.hlo.factors import Edge
from monograph.hlo.graph import Graph, Node, map_regions, subgraphs
from monograph.hlo.types import types_of
from monograph.sharding.cut import Piece
from monograph.sharding.tiling import Tiling, whole

if TYPE_CHECKING:
    from monograph.sharding.partition import Scope


def partition_region(scope: Scope, node: Node) -> list[Piece]:
    """One device's share of a loop or a branch."""
    assert node.op.edges is not None
    regions = [g for _, g in subgraphs(node)]
    params = [[whole(p.type.ndim) for p in g.params] for g in regions]
    outs = [[whole(o.type.ndim) for o in g.outs] for g in regions]
    operands = [whole(x.type.ndim) for x in node.ins]
    results = [whole(t.ndim) for t in types_of(node.type)]
    for edge in node.op.edges(node.attrs):
        tiling = _tiling(scope, node, edge, regions)
        rows = Tiling(((), *tiling.dims))
        for r, i in edge.params:
            params[r][i] = tiling
        for r, i in edge.outs:
            outs[r][i] = tiling
        for side, plain, stacked in (
            (operands, edge.operands, edge.rows[0]),
            (results, edge.results, edge.rows[1]),
        ):
            for i in plain:
                side[i] = tiling
            for i in stacked:
                side[i] = rows
    ways: dict[Graph, list[Any]] = {}
    for g, ins, made in zip(regions, params, outs, strict=True):
        ways.setdefault(g, [ins, made])
    manual = scope.manual[node]
    cut = map_regions(node, lambda g: scope.walk.graph(g, ways[g][0], ways[g][1], manual))
    assert cut is not None
    pieces = [scope.piece(x, t) for x, t in zip(node.ins, operands, strict=True)]
    return scope.local(node, pieces, results, cut)


def _tiling(scope: Scope, node: Node, edge: Edge, regions: list[Graph]) -> Tiling:
    """How a value that goes around is cut."""
    if edge.params:
        r, i = edge.params[0]
        return scope.shardings.of(regions[r].params[i]).settled()
    if edge.outs:
        r, i = edge.outs[0]
        return scope.shardings.of(regions[r].outs[i]).settled()
    return scope.shardings.of(node.ins[edge.operands[0]]).settled()
