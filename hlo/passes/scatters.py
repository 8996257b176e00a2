"""`choose`: a scatter that meets each row of a constant once becomes a choice at each element.

In a gradient of elements taken along an axis (a cross-entropy), a scatter writes its input as a
whole first and runs by itself; a choice is computed where it is used. A choice has no index that
could be out of bounds, so `monograph.tracer.compile` runs the pass after the latches of programs
that look for such indices; that is why its rule is none of `simplify`.
"""

from __future__ import annotations

from math import prod
from typing import Any

import numpy as np

from monograph.hlo.graph import Graph, Node, all_graphs, map_regions
from monograph.hlo.ops import (
    broadcast_in_dim,
    compare,
    convert,
    iota,
    reshape,
    scatter,
    select,
)
from monograph.hlo.ops.indexed import Indexed
from monograph.hlo.ops.monoids import monoid_of
from monograph.hlo.ops.scatter_derivative import replaces, scatter_windows
from monograph.hlo.passes.constants import splat_of
from monograph.hlo.rewrite import Table, rewrite
from monograph.hlo.simplify import simplify
from monograph.hlo.types import I32, TensorType


def choose(graph: Graph) -> Graph:
    """The graph with choices for such scatters, simplified; memoised, and itself without them.

    Args:
        graph: a simplified graph.
    """
    made: Graph | None = graph.memo.get("chosen")
    if made is None:
        if all(n.op is not scatter for g in all_graphs(graph) for n in g.nodes):
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


def one_update_a_row(node: Node) -> Any:
    """scatter(splat, i, u) with one element for each row -> select(iota == i, f(splat, u), splat)

    Rows are the steps of the batching dimensions; the index says where in the one other dimension.
    An index outside is that of no element.
    """
    if len(node.ins) != 3 or splat_of(node.ins[0]) is None:
        return None
    x, starts, updates = node.ins
    body = node.attrs["body"]
    w = scatter_windows(node.attrs, x.type, updates.type)
    if not _is_one_a_row(w, x.type, starts.type, updates.type):
        return None
    (axis,), rows = w.mapped, w.batching
    d = starts.type.dtype if starts.type.dtype.bits >= I32.bits else I32
    if x.type.shape[axis] - 1 > np.iinfo(d.np).max:
        return None  # numbers of places would wrap around
    if not replaces(body) and monoid_of(body) is None:
        return None

    def spread(value: Any) -> Any:
        by_row = reshape(value, shape=tuple([x.type.shape[d] for d in rows]))
        return broadcast_in_dim(by_row, shape=x.type.shape, broadcast_dimensions=rows)

    combined = spread(updates)
    if not replaces(body):
        combined = body.nodes[0].op(x, combined)
    place = iota(iota_dimension=axis, shape=x.type.shape, dtype=d)
    at = starts if starts.type.dtype is d else convert(starts, dtype=d)
    return select(compare(place, spread(at), comparison_direction="EQ"), combined, x)


def _is_one_a_row(w: Indexed, x: TensorType, starts: TensorType, updates: TensorType) -> bool:
    """Whether each row, along the one dimension that is indexed, has one update, in their order."""
    if w.kept or len(w.mapped) != 1 or w.dropped != w.mapped or not x.size:
        return False
    axes = [w.batch_axis(d) for d in w.batching]  # those dimensions rise
    in_order = axes == sorted(axes) and updates.shape == w.batch_shape(starts.shape)
    return in_order and updates.size == prod(x.shape[d] for d in w.batching)


_TABLE = Table(
    {scatter: [one_update_a_row]}, by_kind={"region": [_regions], "call": [_regions]}
)
