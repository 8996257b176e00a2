"""`choose`: what picks one of several values becomes a choice at each element, where that pays.

Such are scatters that meet each row of a constant once, and conditionals between a few operations.
A choice is computed where it is used. It has no index that could be out of bounds, and computes
both sides, so `monograph.tracer.compile` runs the pass after the latches of programs that look for
such indices and values; that is why its rules are none of `simplify`.
"""

from __future__ import annotations

from typing import Any

from monograph.hlo.graph import Graph, Node, all_graphs, map_regions
from monograph.hlo.ops import case, scatter
from monograph.hlo.passes.branches import few_operations
from monograph.hlo.passes.scatters import one_update_a_row
from monograph.hlo.rewrite import Rules, Table, rewrite
from monograph.hlo.simplify import simplify


def choose(graph: Graph) -> Graph:
    """The graph with choices, simplified; memoised, and itself where there is none.

    Args:
        graph: a simplified graph.
    """
    made: Graph | None = graph.memo.get("chosen")
    if made is None:
        if all(n.op not in _RULES for g in all_graphs(graph) for n in g.nodes):
            return graph
        made, _ = rewrite(graph, _TABLE)
        if made is graph:
            return graph
        made = graph.memo["chosen"] = simplify(made)
    return made


def _regions(node: Node) -> Any:
    """an op on graphs -> the op on graphs with choices"""
    attrs = map_regions(node, choose)
    return None if attrs is None else node.op(*node.ins, **attrs)


def _small_case(node: Node) -> Any:
    """case of a few operations -> their results, one of which is chosen"""
    attrs = map_regions(node, choose) or node.attrs
    made = few_operations(node.ins[0], node.ins[1:], attrs["branches"])
    return node.op(*node.ins, **attrs) if made is None and attrs is not node.attrs else made


_RULES: Rules = {scatter: [one_update_a_row], case: [_small_case]}
_TABLE = Table(_RULES, by_kind={"region": [_regions], "call": [_regions]})
