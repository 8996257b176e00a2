"""`lax`'s structural functions: broadcast, reshape, slice, pad, join, fill."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from monograph._operands.axes import axes_of, axis_of, ints_of, shape_of
from monograph._operands.placed import living_in
from monograph._operands.values import to_type, value
from monograph.hlo.errors import ArgumentError
from monograph.hlo.ops.leaf import splat
from monograph.hlo.ops.slices import cut
from monograph.hlo.record import ops
from monograph.hlo.types import I32, tensor
from monograph.numpy import creation, shapes
from monograph.numpy.creation import is_number
from monograph.numpy.indexing import integers, wrapped
from monograph.numpy.shapes import transpose as np_transpose
from monograph.tracer.dtypes import requested


def broadcast_in_dim(
    operand: Any, shape: Sequence[int], broadcast_dimensions: Sequence[int], *,
    out_sharding: Any = None,
) -> Any:  # fmt: skip
    """`operand` put into `shape`; its dimension i becomes ``broadcast_dimensions[i]``."""
    made = ops.broadcast_in_dim(
        value(operand, "broadcast_in_dim"),
        shape=shape_of(shape, "broadcast_in_dim"),
        broadcast_dimensions=ints_of(broadcast_dimensions, "broadcast_dimensions"),
    )
    return living_in(made, out_sharding)


def broadcast(operand: Any, sizes: Sequence[int], *, out_sharding: Any = None) -> Any:
    """New leading dimensions of the given sizes."""
    x = value(operand, "broadcast")
    new = shape_of(sizes, "broadcast")
    shape = (*new, *x.type.shape)
    kept = tuple(range(len(new), len(shape)))
    made = ops.broadcast_in_dim(x, shape=shape, broadcast_dimensions=kept)
    return living_in(made, out_sharding)


def broadcast_to_rank(x: Any, rank: int) -> Any:
    """New leading dimensions of size 1 up to `rank` dimensions."""
    x = value(x, "broadcast_to_rank")
    return ops.reshape(x, shape=(1,) * (rank - x.type.ndim) + x.type.shape)


def reshape(
    operand: Any, new_sizes: Any, dimensions: Any = None, *, out_sharding: Any = None
) -> Any:
    """The same elements in another shape (after permuting `dimensions`)."""
    x = value(operand, "reshape")
    if dimensions is not None:
        x = np_transpose(x, dimensions)
    shape = shape_of(new_sizes, "reshape")
    made = x if shape == x.type.shape else ops.reshape(x, shape=shape)
    return living_in(made, out_sharding)


def collapse(operand: Any, start_dimension: int, stop_dimension: int | None = None) -> Any:
    """The dimensions from start to stop made one."""
    x = value(operand, "collapse")
    low, high, _ = slice_of(start_dimension, stop_dimension, x.type.ndim)
    size = 1
    for n in x.type.shape[low:high]:
        size *= n
    return ops.reshape(x, shape=(*x.type.shape[:low], size, *x.type.shape[high:]))


def slice_of(start: Any, stop: Any, n: int, step: int = 1) -> tuple[int, int, int]:
    """Bounds as Python's slices have them."""
    return _SLICE(start, stop, step).indices(n)


_SLICE = slice


def transpose(operand: Any, permutation: Sequence[int]) -> Any:
    """The dimensions in another order."""
    return np_transpose(operand, tuple(permutation))


def rev(operand: Any, dimensions: Sequence[int]) -> Any:
    """The order along dimensions reversed."""
    x = value(operand, "rev")
    return ops.reverse(x, dimensions=axes_of(tuple(dimensions), x.type.ndim, "rev"))


def slice(
    operand: Any,
    start_indices: Sequence[int],
    limit_indices: Sequence[int],
    strides: Sequence[int] | None = None,
) -> Any:
    """The elements from start to limit, in steps, along every dimension."""
    x = value(operand, "slice")
    return ops.slice(
        x,
        start_indices=ints_of(start_indices, "start_indices"),
        limit_indices=ints_of(limit_indices, "limit_indices"),
        strides=(1,) * x.type.ndim if strides is None else ints_of(strides, "strides"),
    )


def slice_in_dim(
    operand: Any, start_index: int | None, limit_index: int | None, stride: int = 1, axis: int = 0
) -> Any:
    """The elements from start to limit, in steps, along one dimension."""
    x = value(operand, "slice_in_dim")
    at = axis_of(axis, x.type.ndim, "slice_in_dim")
    n = x.type.shape[at]
    low = 0 if start_index is None else start_index + n * (start_index < 0)
    high = n if limit_index is None else limit_index + n * (limit_index < 0)
    return cut(x, at, low, high, stride)


def index_in_dim(operand: Any, index: int, axis: int = 0, keepdims: bool = True) -> Any:
    """The elements at a static index along one dimension."""
    x = value(operand, "index_in_dim")
    at = axis_of(axis, x.type.ndim, "index_in_dim")
    i = axis_of(index, x.type.shape[at], "index_in_dim")
    out = cut(x, at, i, i + 1)
    return out if keepdims else shapes.squeeze(out, at)


def expand_dims(array: Any, dimensions: Sequence[int]) -> Any:
    """New dimensions of size 1 at these places of the result."""
    return shapes.expand_dims(array, dimensions)


def squeeze(array: Any, dimensions: Sequence[int]) -> Any:
    """Without these dimensions, which are of size 1."""
    return shapes.squeeze(array, dimensions)


def _starts(x: Any, starts: Any, where: str, wraps: bool | Sequence[bool]) -> list[Any]:
    """Where a block starts; negative numbers count from the end where they are to wrap."""
    rows = list(starts) if isinstance(starts, list | tuple) else list(value(starts, where))
    each = [wraps] * len(rows) if isinstance(wraps, bool) else wraps
    out = []
    for i, n, wrap in zip(rows, x.type.shape, each, strict=True):
        if isinstance(i, int | np.integer):
            if i < 0 and not wrap:
                raise ArgumentError(
                    f"{where}: the start {i} is before the first element",
                    why="negative starts do not count from the end (allow_negative_indices).",
                    fix="give a start from 0 on.",
                )
            out.append(splat(int(i) + n if i < 0 else int(i), tensor((), I32)))
        else:
            out.append(wrapped(integers(i, where), n) if wrap else integers(i, where))
    return out


def dynamic_slice(
    operand: Any, start_indices: Any, slice_sizes: Sequence[int], *,
    allow_negative_indices: bool | Sequence[bool] = True,
) -> Any:  # fmt: skip
    """A block of static size from a start that may be traced, moved into range.

    Args:
        operand: an array.
        start_indices: one for each dimension.
        slice_sizes: of the block.
        allow_negative_indices: whether negative starts count from the end; one for all
            dimensions, or for each. Otherwise they are out of range: an error where they are
            known, the first element where they are traced.
    """
    x = value(operand, "dynamic_slice")
    starts = _starts(x, start_indices, "dynamic_slice", allow_negative_indices)
    return ops.dynamic_slice(x, *starts, slice_sizes=shape_of(slice_sizes, "dynamic_slice"))


def dynamic_slice_in_dim(
    operand: Any, start_index: Any, slice_size: int, axis: int = 0, *,
    allow_negative_indices: bool = True,
) -> Any:  # fmt: skip
    """`dynamic_slice` along one dimension."""
    x = value(operand, "dynamic_slice_in_dim")
    at = axis_of(axis, x.type.ndim, "dynamic_slice_in_dim")
    starts: list[Any] = [0] * x.type.ndim
    sizes = list(x.type.shape)
    starts[at], sizes[at] = start_index, slice_size
    return dynamic_slice(x, starts, sizes, allow_negative_indices=allow_negative_indices)


def dynamic_index_in_dim(
    operand: Any, index: Any, axis: int = 0, keepdims: bool = True, *,
    allow_negative_indices: bool = True,
) -> Any:  # fmt: skip
    """The elements at an index that may be traced, along one dimension."""
    out = dynamic_slice_in_dim(
        operand, index, 1, axis, allow_negative_indices=allow_negative_indices
    )
    return out if keepdims else shapes.squeeze(out, axis)


def dynamic_update_slice(
    operand: Any, update: Any, start_indices: Any, *,
    allow_negative_indices: bool | Sequence[bool] = True,
) -> Any:  # fmt: skip
    """`operand` with a block replaced, from a start that may be traced, moved into range."""
    x = value(operand, "dynamic_update_slice")
    y = value(update, "dynamic_update_slice", 1)
    starts = _starts(x, start_indices, "dynamic_update_slice", allow_negative_indices)
    return ops.dynamic_update_slice(x, y, *starts)


def dynamic_update_slice_in_dim(
    operand: Any, update: Any, start_index: Any, axis: int, *, allow_negative_indices: bool = True
) -> Any:
    """`dynamic_update_slice` along one dimension."""
    x = value(operand, "dynamic_update_slice_in_dim")
    starts: list[Any] = [0] * x.type.ndim
    starts[axis_of(axis, x.type.ndim, "dynamic_update_slice_in_dim")] = start_index
    return dynamic_update_slice(x, update, starts, allow_negative_indices=allow_negative_indices)


def dynamic_update_index_in_dim(
    operand: Any, update: Any, index: Any, axis: int, *, allow_negative_indices: bool = True
) -> Any:
    """The elements at an index that may be traced replaced, along one dimension."""
    x = value(operand, "dynamic_update_index_in_dim")
    y = value(update, "dynamic_update_index_in_dim", 1)
    at = axis_of(axis, x.type.ndim, "dynamic_update_index_in_dim")
    if y.type.ndim != x.type.ndim:
        y = shapes.expand_dims(y, at)
    return dynamic_update_slice_in_dim(
        x, y, index, at, allow_negative_indices=allow_negative_indices
    )


def pad(operand: Any, padding_value: Any, padding_config: Sequence[Sequence[int]]) -> Any:
    """A value added before, after and between elements: (low, high, interior) per dimension."""
    x = value(operand, "pad")
    fill = padding_value
    fill = to_type(fill, x.type.dtype) if is_number(fill) else value(fill, "pad", 1)
    low, high, interior = zip(*padding_config, strict=True) if padding_config else ((), (), ())
    return ops.pad(
        x,
        fill,
        edge_padding_low=tuple(low),
        edge_padding_high=tuple(high),
        interior_padding=tuple(interior),
    )


def concatenate(operands: Sequence[Any], dimension: int) -> Any:
    """Arrays of one element type joined along a dimension."""
    values = [value(x, "concatenate", i) for i, x in enumerate(operands)]
    return values[0] if len(values) == 1 else ops.concatenate(*values, dimension=dimension)


# ---- new arrays ----------------------------------------------------------------------------------
def iota(dtype: Any, size: int) -> Any:
    """0, 1, ... `size` - 1."""
    return ops.iota(iota_dimension=0, shape=(size,), dtype=requested(dtype, "iota"))


def broadcasted_iota(
    dtype: Any, shape: Sequence[int], dimension: int, *, out_sharding: Any = None
) -> Any:
    """The index along one dimension, in every place of `shape`."""
    d = requested(dtype, "broadcasted_iota")
    made = ops.iota(
        iota_dimension=axis_of(dimension, len(shape), "broadcasted_iota"),
        shape=shape_of(shape, "broadcasted_iota"),
        dtype=d,
    )
    return living_in(made, out_sharding)


def full(shape: Any, fill_value: Any, dtype: Any = None, *, sharding: Any = None) -> Any:
    """An array of `shape` filled with a scalar."""
    return living_in(creation.full(shape, fill_value, dtype), sharding)


def full_like(
    x: Any, fill_value: Any, dtype: Any = None, shape: Any = None, sharding: Any = None
) -> Any:
    """A scalar filled into the shape and element type of `x`."""
    return living_in(creation.full_like(x, fill_value, dtype, shape), sharding)
