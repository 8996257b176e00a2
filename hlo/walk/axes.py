"""Which named axes a graph depends on: nodes that do are batched even where no operand is."""

from __future__ import annotations

from typing import Any

from monograph.hlo.graph import Graph, Node, subgraphs
from monograph.hlo.ops.composite import expansion
from monograph.hlo.state import state
from monograph.hlo.types import types_of

Axes = frozenset[Any]
_NONE: Axes = frozenset()


def graph_axes(graph: Graph) -> Axes:
    """The named axes that some node of the graph depends on; memoised on the graph."""
    found: Axes | None = graph.memo.get("axes")
    if found is None:
        found = graph.memo["axes"] = _NONE.union(*map(node_axes, graph.nodes))
    return found


def node_axes(node: Node) -> Axes:
    """The named axes that a node depends on, itself, in its regions or in its definition."""
    op = node.op
    if op.axes is not None:
        return frozenset(op.axes(node.attrs))
    if op.regions:
        return _NONE.union(*(graph_axes(g) for _, g in subgraphs(node)))
    if op.kind == "call" and op.expand is not None:
        types = tuple(t for x in node.ins for t in types_of(x.type))
        return graph_axes(expansion(op, types, node.attrs))
    return _NONE


def mapped_axis(graph: Graph) -> Any:
    """The named axis that batching maps over, if the graph depends on it; else None."""
    axis = state.mapped
    return axis if axis is not None and axis in graph_axes(graph) else None
