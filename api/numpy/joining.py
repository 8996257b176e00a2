"""Several arrays into one and one into several: join, stack, split, repeat, roll, pad."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import numpy as np

from monograph._operands.axes import axis_of, listed
from monograph._operands.placed import placeable
from monograph._operands.promotion import promoted
from monograph._operands.values import (
    broadcast_to,
    contents,
    convert,
    refuse_out,
    to_type,
    unwrapped,
    value,
)
from monograph.hlo.builder import Tracer
from monograph.hlo.errors import ArgumentError, ConcretizationError, ShapeError
from monograph.hlo.ops.leaf import splat
from monograph.hlo.ops.slices import cut
from monograph.hlo.record import ops
from monograph.hlo.types import tensor
from monograph.numpy.creation import array, is_number
from monograph.numpy.indexing import take
from monograph.numpy.shapes import expand_dims, ravel, reshape, squeeze
from monograph.numpy.updates import At
from monograph.tracer.arguments import as_int
from monograph.tracer.dtypes import default_dtype, requested


# ---- joined --------------------------------------------------------------------------------------
def _members(xs: Any, where: str) -> list[Any]:
    if hasattr(xs, "type") or isinstance(xs, np.ndarray):
        xs = list(xs)
    if not isinstance(xs, list | tuple):
        raise ArgumentError(
            f"{where} takes a sequence of arrays, got {type(xs).__name__}",
            fix="give a list or tuple of arrays.",
        )
    if not xs:
        raise ShapeError(f"{where} needs at least one array", fix="give a list that is not empty.")
    return [x if is_number(x) else value(x, where, i) for i, x in enumerate(xs)]


def _alike(xs: Sequence[Any], where: str, dtype: Any = None) -> list[Any]:
    """Values of the common (or asked) element type."""
    d, weak = promoted(*xs) if dtype is None else (requested(dtype, where), False)
    return [to_type(x, d, weak) for x in xs]


def concatenate(arrays: Any, axis: int | None = 0, dtype: Any = None) -> Any:
    """Arrays joined along an axis they have (flattened first for None).

    Raises:
        ShapeError: if other sizes differ.
    """
    arrays = _alike(_members(arrays, "concatenate"), "concatenate", dtype)
    if axis is None:
        arrays, axis = [ravel(x) for x in arrays], 0
    if arrays[0].type.ndim == 0:
        raise ShapeError(
            "concatenate: scalars have no axis to be joined along", fix="use stack instead."
        )
    at = axis_of(axis, arrays[0].type.ndim, "concatenate")
    if len({x.type.ndim for x in arrays}) > 1 or (
        len({x.type.shape[:at] + x.type.shape[at + 1 :] for x in arrays}) > 1
    ):
        raise ShapeError(
            "concatenate: sizes differ outside the axis of joining",
            operands={f"x{i}": x.type for i, x in enumerate(arrays)},
            fix=f"make all sizes equal except along axis {at}.",
        )
    return arrays[0] if len(arrays) == 1 else ops.concatenate(*arrays, dimension=at)


def concat(arrays: Any, /, *, axis: int | None = 0) -> Any:
    """`concatenate` as the array API standard has it."""
    return concatenate(arrays, axis)


def stack(arrays: Any, axis: int = 0, out: None = None, dtype: Any = None) -> Any:
    """Arrays of one shape joined along a new axis."""
    refuse_out("stack", out)
    arrays = _alike(_members(arrays, "stack"), "stack", dtype)
    if len({x.type.shape for x in arrays}) > 1:
        raise ShapeError(
            "stack: shapes differ",
            operands={f"x{i}": x.type for i, x in enumerate(arrays)},
            fix="stack arrays of one shape.",
        )
    at = axis_of(axis, arrays[0].type.ndim + 1, "stack")
    return concatenate([expand_dims(x, at) for x in arrays], at)


def atleast_1d(*arys: Any) -> Any:
    """Arrays of at least one dimension."""
    return _each(arys, lambda x: reshape(x, (1,)) if x.type.ndim == 0 else x)


def atleast_2d(*arys: Any) -> Any:
    """Arrays of at least two dimensions; a vector becomes a row."""
    return _each(arys, lambda x: reshape(x, (1, *x.type.shape)) if x.type.ndim == 1 else (
        reshape(x, (1, 1)) if x.type.ndim == 0 else x))  # fmt: skip


def atleast_3d(*arys: Any) -> Any:
    """Arrays of at least three dimensions, as NumPy pads them."""

    def grown(x: Any) -> Any:
        n, s = x.type.ndim, x.type.shape
        return reshape(x, {0: (1, 1, 1), 1: (1, *s, 1), 2: (*s, 1)}[n]) if n < 3 else x

    return _each(arys, grown)


def _each(xs: Sequence[Any], f: Any) -> Any:
    out = [f(value(x, "atleast", i)) for i, x in enumerate(xs)]
    return out[0] if len(out) == 1 else out


def hstack(tup: Any, dtype: Any = None) -> Any:
    """Joined along the second axis (the first for vectors)."""
    arrays = [atleast_1d(x) for x in _members(tup, "hstack")]
    return concatenate(arrays, 0 if arrays[0].type.ndim == 1 else 1, dtype)


def vstack(tup: Any, dtype: Any = None) -> Any:
    """Joined along the first axis; vectors are rows."""
    return concatenate([atleast_2d(x) for x in _members(tup, "vstack")], 0, dtype)


def dstack(tup: Any, dtype: Any = None) -> Any:
    """Joined along the third axis."""
    return concatenate([atleast_3d(x) for x in _members(tup, "dstack")], 2, dtype)


def column_stack(tup: Any) -> Any:
    """Vectors as the columns of a matrix."""
    arrays = [value(x, "column_stack") for x in _members(tup, "column_stack")]
    return hstack([reshape(x, (-1, 1)) if x.type.ndim < 2 else x for x in arrays])


def append(arr: Any, values: Any, axis: int | None = None) -> Any:
    """`values` after `arr`; both flattened where no axis is given."""
    return concatenate([value(arr, "append"), value(values, "append", 1)], axis)


# ---- apart ---------------------------------------------------------------------------------------
def split(ary: Any, indices_or_sections: Any, axis: int = 0) -> list[Any]:
    """Cut along an axis into equal parts, or at the given indices.

    Raises:
        ShapeError: if a number of parts does not divide the size.
    """
    x = value(ary, "split")
    at = axis_of(axis, x.type.ndim, "split")
    n = x.type.shape[at]
    if isinstance(indices_or_sections, tuple | list) or hasattr(indices_or_sections, "shape"):
        bounds = [0, *(as_int(i, "an index") for i in indices_or_sections), n]
        bounds = [min(max(b + n if b < 0 else b, 0), n) for b in bounds]
    else:
        parts = as_int(indices_or_sections, "the number of parts")
        if parts <= 0 or n % parts:
            raise ShapeError(
                f"split: {parts} parts of an axis of size {n} are not equal",
                operands={"ary": x.type},
                fix="use array_split, or give the indices to cut at.",
            )
        bounds = [i * (n // parts) for i in range(parts + 1)]
    return [cut(x, at, a, max(a, b)) for a, b in pairwise(bounds)]


def array_split(ary: Any, indices_or_sections: Any, axis: int = 0) -> list[Any]:
    """Cut along an axis into parts as equal as possible, or at the given indices."""
    x = value(ary, "array_split")
    if isinstance(indices_or_sections, int):
        n = x.type.shape[axis_of(axis, x.type.ndim, "array_split")]
        each, more = divmod(n, indices_or_sections)
        sizes = [each + (i < more) for i in range(indices_or_sections)]
        indices_or_sections = [sum(sizes[: i + 1]) for i in range(len(sizes) - 1)]
    return split(x, indices_or_sections, axis)


def hsplit(ary: Any, indices_or_sections: Any) -> list[Any]:
    """Cut along the second axis (the first of a vector)."""
    return split(ary, indices_or_sections, 0 if value(ary).type.ndim == 1 else 1)


def vsplit(ary: Any, indices_or_sections: Any) -> list[Any]:
    """Cut along the first axis."""
    return split(ary, indices_or_sections, 0)


def dsplit(ary: Any, indices_or_sections: Any) -> list[Any]:
    """Cut along the third axis."""
    return split(ary, indices_or_sections, 2)


def unstack(x: Any, /, *, axis: int = 0) -> tuple[Any, ...]:
    """The slices along an axis, without that axis."""
    x = value(x, "unstack")
    at = axis_of(axis, x.type.ndim, "unstack")
    return tuple([squeeze(cut(x, at, i, i + 1), at) for i in range(x.type.shape[at])])


# ---- repeated, shifted, padded -------------------------------------------------------------------
def tile(A: Any, reps: Any) -> Any:
    """`A` repeated `reps` times along each axis, axes aligned at the right."""
    x = value(A, "tile")
    times = tuple(reps) if isinstance(reps, tuple | list) else (reps,)
    n = max(len(times), x.type.ndim)
    times = (1,) * (n - len(times)) + times
    old = (1,) * (n - x.type.ndim) + x.type.shape
    pairs = tuple([m for r, s in zip(times, old, strict=True) for m in (r, s)])
    kept = tuple(range(1, 2 * n, 2))
    x = ops.broadcast_in_dim(reshape(x, old), shape=pairs, broadcast_dimensions=kept)
    return reshape(x, tuple([r * s for r, s in zip(times, old, strict=True)]))


@placeable
def repeat(
    a: Any, repeats: Any, axis: int | None = None, *, total_repeat_length: int | None = None
) -> Any:
    """Each element repeated.

    Args:
        a: the array.
        repeats: a static number, or one for each index along `axis`.
        axis: along which; the flattened array for None.
        total_repeat_length: the size that the axis gets, which is checked: `repeats` decides it.
    """
    x = value(a, "repeat")
    if axis is None:
        x, axis = ravel(x), 0
    at = axis_of(axis, x.type.ndim, "repeat")
    n = x.type.shape[at]
    given = value(array(repeats) if isinstance(repeats, list | tuple) else repeats, "repeat", 1)
    if given.type.ndim > 1 or (given.type.ndim and given.type.size not in (1, n)):
        raise ShapeError(
            f"repeat: counts of shape {given.type.shape} for an axis of size {n}",
            operands={"a": x.type},
            fix="give one number, or one for each index.",
        )
    counts = contents(given)
    if counts is not None and counts.size == 1 and total_repeat_length is None:
        return _each_repeated(x, as_int(counts.reshape(())[()], "repeats"), at)
    return take(x, _sources(given, counts, n, total_repeat_length), at, mode="clip")


def _each_repeated(x: Any, times: int, at: int) -> Any:
    """Every index along an axis as often."""
    n = x.type.shape[at]
    spread_shape = (*x.type.shape[: at + 1], max(times, 0), *x.type.shape[at + 1 :])
    kept = tuple([i for i in range(len(spread_shape)) if i != at + 1])
    out = ops.broadcast_in_dim(x, shape=spread_shape, broadcast_dimensions=kept)
    return reshape(out, (*x.type.shape[:at], n * max(times, 0), *x.type.shape[at + 1 :]))


def _sources(given: Any, counts: Any, n: int, total: int | None) -> Any:
    """For each place of the result the index that it repeats; the last one beyond the end."""
    if counts is not None:
        rows = np.repeat(np.arange(n), np.maximum(np.broadcast_to(counts, (n,)), 0))
        if total is not None:
            rest = np.full(max(as_int(total, "total_repeat_length") - len(rows), 0), n - 1)
            rows = np.concatenate([rows, rest])[: as_int(total, "total_repeat_length")]
        return value(rows.astype(np.int32))
    if total is None:
        raise ConcretizationError(
            "repeat: how long the result is, is not known while tracing",
            operands={"repeats": given.type},
            why="the shape of the result depends on the counts.",
            fix="give total_repeat_length=, the size of the repeated axis.",
        )
    size = as_int(total, "total_repeat_length")
    ends = ops.cumsum(broadcast_to(given, (n,)), axis=0)
    steps = At(splat(0, tensor((size,), ends.type.dtype)))[cut(ends, 0, 0, max(n - 1, 0))]
    return ops.cumsum(steps.add(1, mode="drop"), axis=0)


def roll(a: Any, shift: Any, axis: Any = None) -> Any:
    """Shifted along axes; what leaves at the end comes back at the front."""
    x = value(a, "roll")
    if axis is None:
        return reshape(roll(ravel(x), shift, 0), x.type.shape)
    axes = listed(axis)
    shifts = _entries(unwrapped(shift))
    if len(axes) != len(shifts):
        axes, shifts = tuple(axes) * len(shifts), shifts * len(axes)
    for i, s in zip(axes, shifts, strict=True):
        at = axis_of(i, x.type.ndim, "roll")
        x = _rolled(x, s, at)
    return x


def _entries(shift: Any) -> tuple[Any, ...]:
    """One shift, or several of a sequence or vector."""
    if isinstance(shift, tuple | list) or getattr(shift, "ndim", 0) != 0:
        return tuple(shift)
    return (shift,)


def _rolled(x: Any, shift: Any, at: int) -> Any:
    n = x.type.shape[at]
    if not n:
        return x
    if type(shift) is Tracer:
        d = default_dtype("int")
        wide = shift.type.dtype.is_integer and shift.type.dtype.bits >= d.bits
        by = shift if wide else convert(shift, d)
        by = convert(
            ops.remainder(by, splat(n, by.type)), d
        )  # without, the difference may overflow
        own = ops.iota(iota_dimension=0, shape=(n,), dtype=d)
        to = ops.subtract(own, broadcast_to(by, (n,)))
        return convert(take(x, to, at, mode="wrap"), x.type.dtype, x.type.weak)
    by = as_int(shift, "shift") % n
    return concatenate([cut(x, at, n - by, n), cut(x, at, 0, n - by)], at) if by else x
