"""Updates at known places, as joins: what programs over several devices are partitioned from.

On one device an update in place is the best there is. On many, a device that writes what falls into
its piece needs all of the update; as a join of slices, pieces of the update move to where they
belong. So where most of an array is updated, at a place that is known, it becomes a join.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from monograph.hlo.graph import Graph, Node, map_regions
from monograph.hlo.ops import concatenate, dynamic_update_slice
from monograph.hlo.ops.slices import cut
from monograph.hlo.passes.moves import known_starts
from monograph.hlo.rewrite import Table, rewrite


def joined(graph: Graph) -> Graph:
    """The graph with joins in place of updates of most of an array."""
    return rewrite(graph, _TABLE)[0]


def update_to_join(node: Node) -> Any:
    """dynamic_update_slice(x, u, constants) -> concatenate(x[:start], u, x[end:])"""
    x, u, *starts = node.ins
    if 2 * u.type.size < x.type.size or not u.type.size:
        return None
    rows = list(zip(x.type.shape, u.type.shape, strict=True))
    known = known_starts(tuple(starts), [n - k for n, k in rows])
    if known is None:
        return None
    dims = [d for d, (n, k) in enumerate(rows) if n != k]
    return _around(x, u, known, dims)


def _around(x: Any, u: Any, starts: Sequence[int], dims: Sequence[int]) -> Any:
    """`u` with what is around it in `x`, one dimension after the other."""
    if not dims:
        return u
    d, n = dims[0], x.type.shape[dims[0]]
    start, end = starts[d], starts[d] + u.type.shape[d]
    middle = _around(cut(x, d, start, end), u, starts, dims[1:])
    parts = [cut(x, d, 0, start), middle, cut(x, d, end, n)]
    parts = [p for p in parts if p.type.shape[d]]
    return parts[0] if len(parts) == 1 else concatenate(*parts, dimension=d)


def _regions(node: Node) -> Any:
    """an op on graphs -> the op on graphs of joins"""
    attrs = map_regions(node, joined)
    return None if attrs is None else node.op(*node.ins, **attrs)


_TABLE = Table(
    {dynamic_update_slice: [update_to_join]}, by_kind={"region": [_regions], "call": [_regions]}
)
