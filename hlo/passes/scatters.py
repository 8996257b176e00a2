"""Rules on scatters: one that meets each row once is a choice at each element.

In a gradient of elements taken along an axis (a cross-entropy), a scatter writes its input as a
whole first and runs by itself; a choice is computed where it is used.
"""

from __future__ import annotations

from math import prod
from typing import Any

from monograph.hlo.graph import Node
from monograph.hlo.ops import (
    broadcast_in_dim,
    compare,
    convert,
    iota,
    reshape,
    scatter,
    select,
)
from monograph.hlo.ops.monoids import monoid_of
from monograph.hlo.ops.scatter_derivative import replaces, scatter_windows
from monograph.hlo.passes.constants import splat_of
from monograph.hlo.rewrite import Rules
from monograph.hlo.types import I32


def one_update_a_row(node: Node) -> Any:
    """scatter(splat, i, u) with one element for each row -> select(iota == i, f(splat, u), splat)

    Rows are the steps of the batching dimensions. An index outside is that of no element.
    """
    if len(node.ins) != 3 or splat_of(node.ins[0]) is None:
        return None
    x, starts, updates = node.ins
    body = node.attrs["body"]
    w = scatter_windows(node.attrs, x.type, updates.type)
    rows = tuple(sorted(w.batching))
    if w.kept or len(w.mapped) != 1 or not x.type.size or w.batching != rows:
        return None
    if [w.batch_axis(d) for d in rows] != sorted(w.batch_axis(d) for d in rows):
        return None
    sizes = tuple(x.type.shape[d] for d in rows)
    if updates.type.shape != w.batch_shape(starts.type.shape) or updates.type.size != prod(sizes):
        return None

    def spread(value: Any) -> Any:
        by_row = reshape(value, shape=sizes)
        return broadcast_in_dim(by_row, shape=x.type.shape, broadcast_dimensions=rows)

    if starts.type.dtype.bits < I32.bits:
        starts = convert(starts, dtype=I32)
    combined: Any = spread(updates)
    if not replaces(body):
        if monoid_of(body) is None or len(body.nodes) != 1:
            return None
        combined = body.nodes[0].op(x, combined)
    place = iota(iota_dimension=w.mapped[0], shape=x.type.shape, dtype=starts.type.dtype)
    here = compare(place, spread(starts), comparison_direction="EQ")
    return select(here, combined, x)


RULES: Rules = {scatter: [one_update_a_row]}
