"""Which elements of two lists have the same key: by sorting, not by looking at all pairs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from monograph import numpy as mnp
from monograph.experimental.sparse.bcoo import numbered
from monograph.tracer import tree


@dataclass(frozen=True)
class Meetings:
    """For every row of the first list, the rows of the second that are equal to it.

    Attributes:
        order: the rows of the second list, equal ones side by side.
        begin, count: where those that a row of the first list meets begin in `order`, and how many
            they are.
    """

    order: Any
    begin: Any
    count: Any


tree.register_pytree_node(
    Meetings, lambda m: ((m.order, m.begin, m.count), None), lambda _, parts: Meetings(*parts)
)


def meet(lhs: Any, rhs: Any, lhs_counts: Any, rhs_counts: Any) -> Meetings:
    """Where rows of integers are equal.

    Args:
        lhs, rhs: (n, k) and (m, k).
        lhs_counts, rhs_counts: bool[n] and bool[m], which rows count at all.
    """
    n = lhs.shape[0]
    number = numbered(mnp.concatenate([lhs, rhs]))
    mine, other = number[:n], mnp.where(rhs_counts, number[n:], -1)
    order = mnp.argsort(other)
    ordered = other[order]
    begin = mnp.searchsorted(ordered, mine, side="left")
    count = mnp.searchsorted(ordered, mine, side="right") - begin
    return Meetings(order, begin, mnp.where(lhs_counts, count, 0))


def pairs(found: Meetings, size: int) -> tuple[Any, Any, Any]:
    """The first `size` pairs: rows of the first list, of the second, and whether there is one."""
    if not size:
        none = mnp.zeros(0, "int32")
        return none, none, mnp.zeros(0, bool)
    ends = mnp.cumsum(found.count)
    p = mnp.arange(size)
    i = mnp.minimum(mnp.searchsorted(ends, p, side="right"), ends.shape[0] - 1)
    within = p - (ends[i] - found.count[i])
    j = found.order.at[found.begin[i] + within].get(mode="clip")
    return i, j, p < ends[-1]
