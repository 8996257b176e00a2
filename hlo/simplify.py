"""`simplify`: algebra, constants, moves, control flow, common subexpressions and dead code.

In goes a graph, out comes a smaller one with the same values to the bit (the sum in a dot may be
taken in another order, if the dot says ``order="any"``), the same effects in the same order, and
strong types. `monograph.tracer.compile` runs it after the trace and after
partitioning. The rules stand in `monograph.hlo.passes`, one table per family.
"""

from __future__ import annotations

from typing import Any

from monograph.hlo.graph import Graph, Node, map_regions
from monograph.hlo.passes import algebra, constants, control, logic, moves, pointwise, stacks, sums
from monograph.hlo.passes.dead import drop
from monograph.hlo.passes.weak import clear_weak
from monograph.hlo.rewrite import Rules, Table, rewrite

SWEEPS = 8  # more are never needed but by nests of loops deeper than that


def simplify(graph: Graph) -> Graph:
    """The simplified graph; memoised, and itself if there is nothing to do.

    Args:
        graph: any valid graph; weak types are cleared first.

    Returns:
        A graph with the same parameters and outputs. Dead parameters stay.

    >>> from monograph.hlo.builder import build
    >>> from monograph.hlo.ops import add, negate, zeros
    >>> from monograph.hlo.types import I32, tensor
    >>> x_plus_0 = build(lambda x: [negate(negate(add(x, zeros(x.type))))], [tensor((), I32)], "f")
    >>> simplify(x_plus_0)
    <graph f: 1 -> 1, 0 nodes>
    """
    found: Any = graph.memo.get("simplified")
    if found is True:
        return graph
    if found is None:
        found = _simplified(clear_weak(graph))
        found.memo["simplified"] = True  # not the graph itself: that would be a cycle
        if found is not graph:
            graph.memo["simplified"] = found
    assert isinstance(found, Graph)
    return found


def _simplified(graph: Graph) -> Graph:
    for _ in range(SWEEPS):
        graph, _ = drop(graph)
        graph, _ = rewrite(graph, TABLE)
        graph.memo["strong"] = True
        graph, again = drop(graph)
        if not again:
            break
    return graph


def simplify_regions(node: Node) -> Any:
    """an op on graphs -> the op on simplified graphs"""
    attrs = map_regions(node, simplify)
    return None if attrs is None else node.op(*node.ins, **attrs)


def _joined(*tables: Rules) -> Rules:
    """One table of all: for every op the rules of the first family, then those of the next."""
    joined: Rules = {}
    for table in tables:
        for op, rules in table.items():
            joined.setdefault(op, []).extend(rules)
    return joined


TABLE = Table(
    _joined(
        constants.RULES,
        algebra.RULES,
        logic.RULES,
        pointwise.RULES,
        moves.RULES,
        sums.RULES,
        control.RULES,
        stacks.RULES,
    ),
    by_kind={
        "elementwise": [
            constants.fold,
            pointwise.compute_then_broadcast,
            pointwise.compute_then_reshape,
            pointwise.compute_then_choose,
        ],
        "move": [constants.fold],
        "reduction": [constants.fold],
        "contraction": [constants.fold],
        "region": [simplify_regions],
        "call": [simplify_regions],
    },
    commutative=(*algebra.COMMUTATIVE, *logic.COMMUTATIVE),
)
