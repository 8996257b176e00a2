"""`choose_layout`: how each array lies in memory. Row-major everywhere, for now.

The plan's type is final; a target that prefers other layouts will fill it in here.
"""

from __future__ import annotations

from monograph.fusion.program import LayoutPlan
from monograph.fusion.target import Target
from monograph.hlo.graph import Graph


def choose_layout(graph: Graph, target: Target) -> LayoutPlan:
    """The layouts of a graph's values that are not row-major.

    Args:
        graph: legalised.
        target: whose preferred layouts count.

    Returns:
        A plan with no entries: every target understands row-major arrays.
    """
    return LayoutPlan()
