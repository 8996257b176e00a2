"""What nodes and graphs cost by their records: operations and bytes, before any fusion.

Reports, composites, calls and loops all sum here. `monograph.fusion.cost` asks another question:
what an element takes that is computed where it is used.
"""

from __future__ import annotations

from collections.abc import Iterable

from monograph.hlo.graph import Graph, Node
from monograph.hlo.record import Cost


def cost_of(nodes: Iterable[Node]) -> Cost:
    """The sum of the nodes' costs; those whose record has no cost rule count as nothing."""
    total = Cost(0, 0)
    for node in nodes:
        if node.op.cost is not None:
            total += node.op.cost(tuple(x.type for x in node.ins), node.type, node.attrs)
    return total


def graph_cost(graph: Graph) -> Cost:
    """The cost of all nodes of a graph, memoised on it (of a `while` inside: one trip)."""
    found: Cost | None = graph.memo.get("cost")
    if found is None:
        found = graph.memo["cost"] = cost_of(graph.nodes)
    return found
