"""Index vectors, as gather, scatter and their derivatives work on them: moved, and compared with
the bounds of an array.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from monograph.hlo.ops.indexed import Indexed
from monograph.hlo.ops.leaf import splat
from monograph.hlo.ops.monoids import monoid
from monograph.hlo.ops.shape_rules import scalar
from monograph.hlo.record import Attrs, ops
from monograph.hlo.state import state
from monograph.hlo.types import BOOL, TensorType, tensor


def gather_windows(attrs: Attrs) -> Indexed:
    """The dimension numbers of a gather."""
    return Indexed(
        attrs["offset_dims"],
        attrs["collapsed_slice_dims"],
        attrs["operand_batching_dims"],
        attrs["start_indices_batching_dims"],
        attrs["start_index_map"],
        attrs["index_vector_dim"],
        attrs["slice_sizes"],
    )


def clamped(w: Indexed, x: TensorType, starts: Any) -> Any:
    """The starts, moved so that every window lies inside an array of type `x`."""
    return limited(w, starts, [0] * x.ndim, [n - s for n, s in zip(x.shape, w.sizes, strict=True)])


def limited(w: Indexed, starts: Any, low: list[int], high: list[int]) -> Any:
    """The starts, clamped to bounds that are given for every dimension of the array."""
    if not starts.type.size:
        return starts
    lower, upper = (bound(w, starts.type, bounds) for bounds in (low, high))
    return ops.clamp(lower, starts, upper)


def bound(w: Indexed, t: TensorType, bounds: list[int]) -> Any:
    """A bound for every element of the starts, as far as their element type goes."""
    info = 2 ** (t.dtype.bits - (t.dtype.kind == "int")) - 1
    least = -info - 1 if t.dtype.kind == "int" else 0
    values = [min(max(bounds[d], least), info) for d in w.mapped]
    if len(set(values)) == 1:
        return splat(values[0], t.strong)
    row = state.interp.constant(
        np.array(values).astype(t.dtype.np), tensor((len(values),), t.dtype)
    )
    return ops.broadcast_in_dim(row, shape=t.shape, broadcast_dimensions=(w.vector_dim,))


def inside(w: Indexed, x: TensorType, starts: Any, dims: Sequence[int]) -> Any:
    """Per index vector, whether windows lie inside an array along `dims`; None where none is asked.

    Args:
        w: the dimension numbers.
        x: type of the array.
        starts: the index vectors.
        dims: dimensions of the array that the index vectors move.
    """
    if not dims:
        return None
    far = 2**64
    low = [0 if d in dims else -far for d in range(x.ndim)]
    high = [x.shape[d] - w.sizes[d] if d in dims else far for d in range(x.ndim)]
    same = ops.compare(starts, limited(w, starts, low, high), comparison_direction="EQ")
    if w.vector_dim == starts.type.ndim:
        return same
    if len(w.mapped) == 1:
        return ops.reshape(same, shape=w.batch_shape(starts.type.shape))
    true = splat(True, scalar(same.type))
    return ops.reduce(same, true, dimensions=(w.vector_dim,), body=monoid("and", BOOL))


def along(x: Any, places: Any, dimension: int) -> Any:
    """Emit the elements of `x` at different places along a dimension."""
    rank = x.type.ndim
    others = tuple(i for i in range(rank) if i != dimension)
    return ops.gather(
        x,
        places,
        offset_dims=(),
        collapsed_slice_dims=(dimension,),
        operand_batching_dims=others,
        start_indices_batching_dims=others,
        start_index_map=(dimension,),
        index_vector_dim=rank,
        slice_sizes=tuple(min(n, 1) for n in x.type.shape),
        unique_indices=True,
    )
