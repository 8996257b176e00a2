"""Rows of reports from the costs that records give: what all backends share of `Report`."""

from __future__ import annotations

from monograph.backends.base import Report, Row
from monograph.fusion.target import Target
from monograph.hlo.cost import cost_of
from monograph.hlo.graph import Graph, Node
from monograph.hlo.location import short
from monograph.hlo.record import Cost


def line_of(node: Node | None) -> str:
    """``file.py:line`` of the user's line that a node comes from, or nothing."""
    return "" if node is None else short(node.loc)


def seconds_of(cost: Cost, target: Target) -> float:
    """Time by the slower of arithmetic and memory."""
    work = cost.flops + target.transcendental_cost * cost.transcendentals
    return max(work / target.flops, cost.bytes / target.bandwidth)


def estimated(backend: str, graph: Graph, target: Target) -> Report:
    """One row per node, in program order."""
    rows = []
    for node in graph.nodes:
        if node.op.kind != "leaf":
            cost = cost_of((node,))
            seconds = seconds_of(cost, target) + target.launch_overhead
            rows.append(Row(node.op.name, line_of(node), 1, seconds, cost.flops, cost.bytes))
    return Report(backend, sum(r.time for r in rows), tuple(rows))
