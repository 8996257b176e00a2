"""A scatter that meets each row of a constant once becomes a choice at each element.

In a gradient of elements taken along an axis (a cross-entropy), a scatter writes its input as a
whole first and runs by itself; a choice is computed where it is used. The rule is one of
`monograph.hlo.passes.choices`.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import Any

import numpy as np

from monograph.hlo.graph import Node
from monograph.hlo.ops import (
    broadcast_in_dim,
    clamp,
    compare,
    concatenate,
    convert,
    iota,
    reshape,
    select,
)
from monograph.hlo.ops.leaf import constant_op, splat
from monograph.hlo.ops.monoids import monoid_of
from monograph.hlo.ops.scatter_derivative import replaces, scatter_windows
from monograph.hlo.passes.constants import splat_of
from monograph.hlo.passes.logic import counts_in
from monograph.hlo.passes.moves import places_in
from monograph.hlo.types import I32, TensorType

Shape = tuple[int, ...]
Array = np.ndarray[Any, Any]


def one_update_a_row(node: Node) -> Any:
    """scatter(splat, i, u) with one element for each row -> select(iota == i, f(splat, u), splat)

    Rows are the steps of the batching dimensions, and of those whose index counts along the batch;
    another index says where in the one other dimension. An index outside is that of no element.
    """
    if len(node.ins) != 3 or splat_of(node.ins[0]) is None:
        return None
    x, starts, updates = node.ins
    body = node.attrs["body"]
    if not replaces(body) and monoid_of(body) is None:
        return None
    w = scatter_windows(node.attrs, x.type, updates.type)
    parts = components(starts, w.vector_dim, len(w.mapped))
    if parts is None or w.kept or not x.type.size:
        return None
    batch = w.batch_shape(starts.type.shape)
    rows = {d: w.batch_axis(d) for d in w.batching}
    places = []
    for d, part in zip(w.mapped, parts, strict=True):
        axis = part.counts_along(batch, w.vector_dim, x.type.shape[d])
        if axis is None or axis in rows.values():
            places.append((d, part))
        else:
            rows[d] = axis
    if len(places) != 1 or not _in_order(rows, x.type, batch, updates.type):
        return None
    ((axis, part),) = places
    word = starts.type.dtype if starts.type.dtype.bits >= I32.bits else I32
    if x.type.shape[axis] - 1 > np.iinfo(word.np).max:
        return None  # numbers of places would wrap around
    along = tuple(sorted(rows))

    def spread(value: Any) -> Any:
        by_row = reshape(value, shape=tuple([x.type.shape[d] for d in along]))
        return broadcast_in_dim(by_row, shape=x.type.shape, broadcast_dimensions=along)

    combined = spread(updates)
    if not replaces(body):
        combined = body.nodes[0].op(x, combined)
    place = iota(iota_dimension=axis, shape=x.type.shape, dtype=word)
    at = part.value()
    at = at if starts.type.dtype is word else convert(at, dtype=word)
    return select(compare(place, spread(at), comparison_direction="EQ"), combined, x)


def _in_order(rows: dict[int, int], x: TensorType, batch: Shape, updates: TensorType) -> bool:
    """Whether each row has one update, in their order, and there is but one other dimension."""
    axes = [rows[d] for d in sorted(rows)]
    if len(rows) != x.ndim - 1 or axes != sorted(axes) or updates.shape != batch:
        return False
    return updates.size == prod(x.shape[d] for d in rows)


# ---- components of index vectors ----------------------------------------------------------------


@dataclass(frozen=True)
class Component:
    """One component of all index vectors.

    Attributes:
        source: its values, in the shape of the indices, with one element along their vectors.
        bounds: the numbers that the values are then kept between, if they are.
    """

    source: Node
    bounds: tuple[Array, Array] | None

    def value(self) -> Any:
        """The component as a value."""
        if self.bounds is None:
            return self.source
        low, high = (splat(n, self.source.type) for n in self.bounds)
        return clamp(low, self.source, high)

    def counts_along(self, batch: Shape, vector_dim: int, steps: int) -> int | None:
        """The dimension of the batch along which the component counts its steps, from 0 on.

        Args:
            batch: the shape of the indices without their vectors.
            vector_dim: the dimension of the vectors.
            steps: how many there are.
        """
        axis = _counted(self.source)
        if axis is None or axis == vector_dim:
            return None
        axis -= axis > vector_dim
        if batch[axis] != steps or not counts_in(self.source.type.dtype, steps):
            return None
        if self.bounds is not None and not self.bounds[0] <= 0 <= steps - 1 <= self.bounds[1]:
            return None
        return axis


def components(starts: Node, vector_dim: int, count: int) -> list[Component] | None:
    """The components of index vectors; None where they are not known one by one.

    Args:
        starts: the index vectors.
        vector_dim: the dimension along which a vector runs; the rank where there is but one number.
        count: numbers of a vector.
    """
    if count == 1:
        return [Component(starts, None)]
    limits: tuple[Node, ...] = ()
    if starts.op is clamp:
        low, starts, high = starts.ins
        limits = low, high
    if starts.op is not concatenate or starts.attrs["dimension"] != vector_dim:
        return None
    if len(starts.ins) != count or any(x.type.shape[vector_dim] != 1 for x in starts.ins):
        return None
    found = []
    for k, part in enumerate(starts.ins):
        bounds = tuple(n for n in (_number(x, vector_dim, k) for x in limits) if n is not None)
        if len(bounds) != len(limits):
            return None
        found.append(Component(part, (bounds[0], bounds[1]) if bounds else None))
    return found


def _number(x: Node, vector_dim: int, k: int) -> Array | None:
    """The number that component `k` of a constant, or of one that is repeated, is everywhere."""
    if x.op is broadcast_in_dim and x.attrs["broadcast_dimensions"] == (vector_dim,):
        x, vector_dim = x.ins[0], 0
    if x.op is not constant_op:
        return None
    value: Array = x.attrs["value"]
    if not value.ndim:
        return value
    mine = value.take(k, vector_dim).reshape(-1)
    return mine[:1].reshape(()) if mine.size and (mine == mine[0]).all() else None


def _counted(x: Node) -> int | None:
    """The dimension along which an array counts from 0 on, and is the same along all others."""
    if x.op is iota:
        axis: int = x.attrs["iota_dimension"]
        return axis
    if x.op not in (reshape, broadcast_in_dim):
        return None
    source = x.ins[0]
    if source.op is not iota or not source.type.size:
        return None
    axis = source.attrs["iota_dimension"]
    if x.op is broadcast_in_dim:
        places: Shape | None = x.attrs["broadcast_dimensions"]
    else:
        places = places_in(source.type.shape, x.type.shape)
    if places is None or x.type.shape[places[axis]] != source.type.shape[axis]:
        return None
    return places[axis]
