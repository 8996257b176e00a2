"""Several arrays into one and one into several: join, stack, split, repeat, roll, pad."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from monograph._operands.axes import axes_of, axis_of
from monograph._operands.promotion import promoted
from monograph._operands.values import refuse_out, to_type, value
from monograph.hlo.errors import ArgumentError, ShapeError
from monograph.hlo.record import ops
from monograph.numpy.creation import array, is_number
from monograph.numpy.shapes import cut, expand_dims, flip, ravel, reshape, squeeze
from monograph.tracer.arguments import as_int
from monograph.tracer.dtypes import requested


# ---- joined --------------------------------------------------------------------------------------
def _members(xs: Any, where: str) -> list[Any]:
    if hasattr(xs, "type"):
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


concat = concatenate


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
    counts = [repeats] if isinstance(repeats, int) else [as_int(r, "repeats") for r in repeats]
    total = sum(counts) * (n if len(counts) == 1 else 1)
    if total_repeat_length not in (None, total):
        raise ShapeError(
            f"repeat: total_repeat_length is {total_repeat_length}, but repeats add up to {total}",
            operands={"a": x.type},
            fix="leave total_repeat_length out, or cut or pad the result.",
        )
    if len(counts) == 1:
        times = counts[0]
        spread_shape = (*x.type.shape[: at + 1], times, *x.type.shape[at + 1 :])
        kept = tuple([i for i in range(len(spread_shape)) if i != at + 1])
        out = ops.broadcast_in_dim(x, shape=spread_shape, broadcast_dimensions=kept)
        return reshape(out, (*x.type.shape[:at], n * times, *x.type.shape[at + 1 :]))
    if len(counts) != n:
        raise ShapeError(
            f"repeat: {len(counts)} counts for an axis of size {n}",
            operands={"a": x.type},
            fix="give one number, or one for each index.",
        )
    parts = [repeat(cut(x, at, i, i + 1), c, at) for i, c in enumerate(counts) if c]
    return concatenate(parts, at) if parts else cut(x, at, 0, 0)


def roll(a: Any, shift: Any, axis: Any = None) -> Any:
    """Shifted along axes; what leaves at the end comes back at the front."""
    x = value(a, "roll")
    if axis is None:
        return reshape(roll(ravel(x), shift, 0), x.type.shape)
    axes = axes_of(axis, x.type.ndim, "roll") if not isinstance(axis, tuple | list) else axis
    shifts = shift if isinstance(shift, tuple | list) else (shift,) * len(axes)
    for a, s in zip(axes, shifts, strict=True):
        at = axis_of(a, x.type.ndim, "roll")
        n = x.type.shape[at]
        by = as_int(s, "shift") % n if n else 0
        if by:
            x = concatenate([cut(x, at, n - by, n), cut(x, at, 0, n - by)], at)
    return x


def pad(array: Any, pad_width: Any, mode: str = "constant", constant_values: Any = 0) -> Any:
    """Elements added before and after along each axis.

    Args:
        array: the array.
        pad_width: a number, a pair (before, after), or one pair for each axis.
        mode: ``constant``, ``edge``, ``reflect``, ``symmetric`` or ``wrap``.
        constant_values: what is added in mode ``constant``.
    """
    x = value(array, "pad")
    pairs = _pad_pairs(pad_width, x.type.ndim)
    if any(n < 0 for pair in pairs for n in pair):
        raise ShapeError(f"pad: negative width in {tuple(pairs)}", fix="slice instead.")
    if mode == "constant":
        return _pad_constant(x, pairs, constant_values)
    if mode not in _EDGES:
        raise ArgumentError(
            f"pad: mode {mode!r}", fix=f"use one of constant, {', '.join(sorted(_EDGES))}."
        )
    for at, (before, after) in enumerate(pairs):
        if before or after:
            x = concatenate(_EDGES[mode](x, at, before, after), at)
    return x


def _pad_constant(x: Any, pairs: Sequence[tuple[int, int]], fill: Any) -> Any:
    if isinstance(fill, tuple | list):
        raise ArgumentError("pad: several constant values", fix="pad axis by axis.")
    scalar = to_type(fill if is_number(fill) else value(fill, "pad"), x.type.dtype)
    return ops.pad(
        x,
        scalar,
        edge_padding_low=tuple([low for low, _ in pairs]),
        edge_padding_high=tuple([high for _, high in pairs]),
        interior_padding=(0,) * len(pairs),
    )


def _pad_pairs(width: Any, ndim: int) -> list[tuple[int, int]]:
    if not isinstance(width, tuple | list):
        width = array(width).tolist() if hasattr(width, "tolist") else width
    if not isinstance(width, tuple | list):
        return [(as_int(width, "pad_width"),) * 2] * ndim
    if width and not isinstance(width[0], tuple | list):
        return [_pad_pair(width)] * ndim
    rows = list(width) * ndim if len(width) == 1 else list(width)
    if len(rows) != ndim:
        raise ShapeError(
            f"pad: {len(rows)} pairs of widths for {ndim} dimensions",
            fix="give one pair, or one for each dimension.",
        )
    return [_pad_pair(r) for r in rows]


def _pad_pair(row: Any) -> tuple[int, int]:
    """(before, after) from a pair, or from one width for both."""
    given = list(row) if isinstance(row, tuple | list) else [row]
    if len(given) not in (1, 2):
        raise ShapeError(
            f"pad: {len(given)} widths for the two ends of an axis",
            fix="give (before, after), or one number for both.",
        )
    return as_int(given[0], "pad_width"), as_int(given[-1], "pad_width")


def _edge(x: Any, at: int, before: int, after: int) -> list[Any]:
    n = x.type.shape[at]
    return [repeat(cut(x, at, 0, 1), before, at), x, repeat(cut(x, at, n - 1, n), after, at)]


def _mirror(skip: int) -> Any:
    """Reflection about the edge; `skip` is 1 where the edge itself is not repeated."""

    def parts(x: Any, at: int, before: int, after: int) -> list[Any]:
        n = x.type.shape[at]
        if max(before, after) > n - skip:
            raise ShapeError(
                f"pad: a reflection of width {max(before, after)} of an axis of size {n}",
                fix="pad by less than the size, or in steps.",
            )
        left = flip(cut(x, at, skip, skip + before), at)
        right = flip(cut(x, at, n - skip - after, n - skip), at)
        return [left, x, right]

    return parts


def _wrapped(x: Any, at: int, before: int, after: int) -> list[Any]:
    n = x.type.shape[at]
    if max(before, after) > n:
        raise ShapeError(
            f"pad: wrap of width {max(before, after)} of an axis of size {n}",
            fix="pad by at most the axis's size, or in several steps.",
        )
    return [cut(x, at, n - before, n), x, cut(x, at, 0, after)]


_EDGES = {"edge": _edge, "reflect": _mirror(1), "symmetric": _mirror(0), "wrap": _wrapped}
