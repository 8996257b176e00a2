"""Arrays side by side, apart, repeated; and what `lax` says of shapes and element types."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import numpy as np

from monograph._operands.axes import axis_of
from monograph._operands.placed import living_in
from monograph._operands.values import broadcast_to, value
from monograph.hlo.errors import ArgumentError, DTypeError, ShapeError
from monograph.hlo.ops.bits import multiply_high
from monograph.hlo.ops.slices import cut
from monograph.lax.elementwise import alike
from monograph.numpy import binary, creation, indexing, shapes
from monograph.numpy import joining as _numpy
from monograph.tracer.arguments import as_int
from monograph.tracer.dtypes import requested


def split(operand: Any, sizes: Sequence[int], axis: int = 0) -> list[Any]:
    """Parts of the given sizes along an axis.

    >>> import numpy as np
    >>> [x.shape for x in split(np.ones(5), (2, 3))]
    [(2,), (3,)]
    """
    x = value(operand, "split")
    at = axis_of(axis, x.type.ndim, "split")
    given = [as_int(n, "sizes") for n in sizes]
    if any(n < 0 for n in given) or sum(given) != x.type.shape[at]:
        raise ShapeError(
            f"split: sizes {tuple(given)} of {x.type.shape[at]} elements",
            fix="give sizes that sum to the length of the axis.",
        )
    ends = np.cumsum([0, *given]).tolist()
    return [cut(x, at, a, b) for a, b in pairwise(ends)]


def stack(operands: Sequence[Any], axis: int = 0) -> Any:
    """Arrays of one type along a new axis."""
    if not len(operands):
        raise ArgumentError("stack of no arrays", fix="give at least one.")
    return _numpy.stack(alike("stack", tuple(operands)), axis)


def unstack(x: Any, axis: int = 0) -> tuple[Any, ...]:
    """The slices along an axis."""
    return tuple(_numpy.unstack(x, axis=axis))


def tile(operand: Any, reps: Sequence[int]) -> Any:
    """An array repeated along each of its dimensions."""
    x = value(operand, "tile")
    if len(reps) != x.type.ndim:
        raise ArgumentError(
            f"tile: {len(reps)} repetitions for {x.type.ndim} dimensions",
            fix="give one for each, or use monograph.numpy.tile.",
        )
    return _numpy.tile(x, reps)


def broadcast_like(arr: Any, like_arr: Any) -> Any:
    """An array of the other one's shape; both of one rank."""
    x, like = value(arr, "broadcast_like"), value(like_arr, "broadcast_like", 1)
    return broadcast_to(x, like.type.shape)


def empty(shape: Any, dtype: Any, *, out_sharding: Any = None) -> Any:
    """An array whose elements nobody should read; here they are zero."""
    return living_in(creation.zeros(shape, requested(dtype, "empty")), out_sharding)


def shape_as_value(shape: Sequence[int]) -> Any:
    """A shape as an array."""
    return creation.array(np.asarray(tuple(shape), np.int32))


def dtype(x: Any) -> np.dtype[Any]:
    """The NumPy element type of a value, or that a type stands for."""
    if isinstance(x, type | str | np.dtype):
        return requested(x, "dtype").np
    return value(x, "dtype").type.dtype.np


def index_take(src: Any, idxs: Sequence[Any], axes: Sequence[int]) -> Any:
    """The parts of an array at indices along some axes; negative ones count from the end.

    Args:
        src: the array.
        idxs: a list of indices (n,) for each of `axes`.
        axes: as many.

    Returns:
        (n, ...) with the other dimensions of `src`.
    """
    x = value(src, "index_take")
    moved = shapes.moveaxis(x, tuple(axes), tuple(range(len(axes))))
    sizes = moved.type.shape[: len(axes)]
    places = tuple(binary.remainder(i, n) for i, n in zip(idxs, sizes, strict=True))
    return indexing.get(moved, places)


def mulhi(x: Any, y: Any) -> Any:
    """The upper half of the bits of products of integers."""
    a, b = alike("mulhi", (x, y))
    if not a.type.dtype.is_integer:
        raise DTypeError(f"mulhi takes integers, not {a.type.dtype}", fix="convert the operands.")
    return multiply_high(a, b)
