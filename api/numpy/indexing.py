"""Reading elements by index: `x[...]`, `take`, `take_along_axis`.

Static indices (ints, slices, new axes, `...`) become one slice; a traced integer becomes a dynamic
slice; index arrays become a gather. Negative indices count from the end. A static integer out of
range is an error; others are clamped when reading, as in JAX, unless a mode says otherwise.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from monograph._operands.axes import axis_of, broadcast_shapes
from monograph._operands.values import choose, contents, convert, value
from monograph._operands.windows import GatherScatterMode, read_windows
from monograph.hlo.builder import Tracer
from monograph.hlo.errors import ArgumentError, AxisError, DTypeError
from monograph.hlo.ops.indexed import Indexed
from monograph.hlo.ops.leaf import splat
from monograph.hlo.record import ops
from monograph.hlo.types import BOOL, I32, tensor
from monograph.numpy.binary import add, less
from monograph.numpy.boxes import cut_out, has_boxes
from monograph.numpy.index_steps import (
    Step,
    clamped,
    narrowed,
    own_steps,
    refuse_out_of_range,
    steps_of,
    with_axes_for_booleans,
    wrapped,
)
from monograph.numpy.index_vectors import vectors_of
from monograph.numpy.known_places import at_known_places
from monograph.numpy.selected import Selected
from monograph.numpy.shapes import reshape

_PROMISE = GatherScatterMode.PROMISE_IN_BOUNDS


def getitem(x: Any, index: Any) -> Any:
    """``x[index]``."""
    if type(index) is Tracer and index.type.dtype is BOOL and index.type.ndim:
        return _masked(x, index)
    x, index = with_axes_for_booleans(x, index)
    if has_boxes(index):
        x, index, _ = cut_out(x, index)
    steps = steps_of(x, index)
    refuse_out_of_range(x, steps)
    by = _by_vectors if any(s.kind == "array" for s in steps) else _by_slices
    return by(x, steps)


def _masked(x: Any, mask: Any) -> Any:
    """``x[mask]`` of a traced mask: its contents decide, where they are known."""
    lead = x.type.shape[: mask.type.ndim]
    if contents(mask) is None and mask.type.shape == lead:
        return Selected(x, mask)
    return _by_vectors(x, steps_of(x, mask))


def get(
    x: Any, index: Any, *, indices_are_sorted: bool = False, unique_indices: bool = False,
    mode: str | GatherScatterMode | None = None, fill_value: Any = None,
    wrap_negative_indices: bool = True,
) -> Any:  # fmt: skip
    """``x[index]``, with a mode for indices out of range.

    Args:
        x: the array.
        index: what stands in brackets.
        indices_are_sorted, unique_indices: promises.
        mode: what indices out of range give: ``promise_in_bounds`` (the default) and ``clip`` the
            nearest elements, ``fill`` (or ``drop``) a constant.
        fill_value: that constant; by default NaN, the smallest signed integer, the largest unsigned
            one, True.
        wrap_negative_indices: whether negative indices count from the end.
    """
    x, index = with_axes_for_booleans(x, index)
    if has_boxes(index):
        x, index, _ = cut_out(x, index)
    steps = steps_of(x, index)
    if mode is None:
        refuse_out_of_range(x, steps)
    how = _PROMISE if mode is None else GatherScatterMode.from_any(mode)
    plain = all(s.kind in ("slice", "new", "gap") for s in steps)
    filled = how is GatherScatterMode.FILL_OR_DROP or not wrap_negative_indices
    if plain or (not filled and not any(s.kind == "array" for s in steps)):
        return _by_slices(x, steps)
    return _by_vectors(
        x, steps, how, fill_value, wrap_negative_indices, indices_are_sorted, unique_indices
    )


def _by_vectors(
    x: Any, steps: Sequence[Step], mode: GatherScatterMode = _PROMISE, fill_value: Any = None,
    wrap: bool = True, indices_are_sorted: bool = False, unique_indices: bool = False,
) -> Any:  # fmt: skip
    v = vectors_of(x.type.shape, steps, wrap)
    if 0 in v.shape:
        return splat(0, tensor(v.shape, x.type.dtype))
    out = read_windows(
        x, v.starts, v.windows, mode, fill_value,
        indices_are_sorted=indices_are_sorted, unique_indices=unique_indices or v.distinct,
    )  # fmt: skip
    if v.backward:
        out = ops.reverse(out, dimensions=v.backward)
    return reshape(out, v.shape)


# ---- without index arrays ------------------------------------------------------------------------
def _by_slices(x: Any, steps: Sequence[Step]) -> Any:
    shape, own = x.type.shape, own_steps(steps)
    x = _sliced(x, own)
    x = _at_scalars(x, own)
    sizes = iter(x.type.shape)
    out: list[int] = []
    for s in steps:
        if s.kind == "new":
            out.append(1)
        elif s.kind != "gap":
            n = next(sizes)
            if s.kind == "slice":
                out.append(n)
    return x if tuple(out) == x.type.shape == shape else reshape(x, tuple(out))


def _sliced(x: Any, own: Sequence[Step]) -> Any:
    """Static ints and slices applied; ints leave a dimension of size 1."""
    shape = x.type.shape
    starts, limits, strides, backward = [], [], [], []
    for axis, s in enumerate(own):
        low, high, by = 0, shape[axis], 1
        if s.kind == "int":
            low = clamped(s.at, shape[axis])
            high = low + 1
        elif s.kind == "slice":
            low, high, by = s.at
            if by < 0:
                count = len(range(low, high, by))
                low, high, by = (low + (count - 1) * by, low + 1, -by) if count else (0, 0, 1)
                backward.append(axis)
            high = max(high, low)
        starts.append(low)
        limits.append(high)
        strides.append(by)
    if any(starts) or tuple(limits) != shape or any(by != 1 for by in strides):
        x = ops.slice(
            x, start_indices=tuple(starts), limit_indices=tuple(limits), strides=tuple(strides)
        )
    return ops.reverse(x, dimensions=tuple(backward)) if backward else x


def _at_scalars(x: Any, own: Sequence[Step]) -> Any:
    """Traced integers applied, leaving dimensions of size 1."""
    if not any(s.kind == "scalar" for s in own):
        return x
    shape = x.type.shape
    zero = splat(0, tensor((), I32))
    starts = [
        wrapped(s.at, n) if s.kind == "scalar" else zero for s, n in zip(own, shape, strict=True)
    ]
    sizes = [1 if s.kind == "scalar" else n for s, n in zip(own, shape, strict=True)]
    return ops.dynamic_slice(x, *starts, slice_sizes=tuple(sizes))


def rows(x: Any, i: Any) -> Any:
    """``x[i]`` for indices `i` into the first dimension."""
    return getitem(x, i)


# ---- by name -------------------------------------------------------------------------------------
def take(
    a: Any, indices: Any, axis: int | None = None, out: None = None, mode: str | None = None,
    unique_indices: bool = False, indices_are_sorted: bool = False, fill_value: Any = None,
) -> Any:  # fmt: skip
    """Elements at `indices` along an axis (of the flattened array for None).

    Args:
        a: the array.
        indices: integers of any shape, which takes the place of the axis.
        axis: along which.
        out: must be None.
        mode: what indices out of range give: ``fill`` (the default: NaN, or the smallest integer),
            ``clip`` (the nearest element; negative ones are out of range), ``wrap``.
        unique_indices, indices_are_sorted: promises.
        fill_value: the scalar of ``fill``, if it is to be another one.
    """
    if out is not None:
        raise ArgumentError("take: out must be None", fix="use the result.")
    x, i = value(a, "take"), value(indices, "take", 1)
    i = convert(i, I32) if i.type.dtype is BOOL else integers(i, "take")
    if axis is None:
        return take(reshape(x, (-1,)), i, 0, None, mode, unique_indices, indices_are_sorted,
                    fill_value)  # fmt: skip
    at, shape = axis_of(axis, x.type.ndim, "take"), x.type.shape
    full = (*shape[:at], *i.type.shape, *shape[at + 1 :])
    if shape[at] == 0 and i.type.size:
        raise AxisError("an axis of size 0 has no index", fix="check the size first.")
    if 0 in full:
        return splat(0, tensor(full, x.type.dtype))
    known = _inside(indices, shape[at])
    if known is not None:
        return reshape(at_known_places(x, known.ravel(), at), full)
    raw, how = _by_mode(i, shape[at], mode, "take")
    k = i.type.ndim
    row_dims = (*range(at), *range(at + k, len(full)))
    sizes = (*shape[:at], 1, *shape[at + 1 :])
    w = Indexed(row_dims, (at,), (), (), (at,), k, sizes)
    return read_windows(
        x, raw, w, how, fill_value,
        unique_indices=unique_indices, indices_are_sorted=indices_are_sorted,
    )  # fmt: skip


def _inside(indices: Any, n: int) -> Any:
    """Places that are known, and inside whatever the mode is; else None."""
    if not isinstance(indices, np.ndarray) or not np.issubdtype(indices.dtype, np.integer):
        return None
    return indices if indices.size and 0 <= indices.min() and indices.max() < n else None


def integers(indices: Any, where: str) -> Any:
    """Indices as a value.

    Raises:
        DTypeError: if they are not integers.
    """
    i = value(indices, where, 1)
    if not i.type.dtype.is_integer:
        raise DTypeError(
            f"{where}: indices of element type {i.type.dtype}",
            operands={"indices": i.type},
            fix="convert the indices to an integer type.",
        )
    return i


def _by_mode(i: Any, n: int, mode: Any, where: str) -> tuple[Any, GatherScatterMode]:
    """Indices as i32, and the mode of the gather."""
    if mode == "wrap":
        i = convert(i, I32) if i.type.dtype.bits < 32 else i
        inside = ops.remainder(i, splat(n, i.type))
        return convert(choose(less(inside, 0), add(inside, n), inside), I32), _PROMISE
    if mode == "raise":
        raise ArgumentError(
            f"{where}: mode 'raise'",
            why="compiled code cannot stop at an index.",
            fix="use 'fill', 'clip' or 'wrap'.",
        )
    how = GatherScatterMode.from_any(mode)
    if how is GatherScatterMode.FILL_OR_DROP:
        return wrapped(i, n), how
    return narrowed(i, n), how


def take_along_axis(
    arr: Any, indices: Any, axis: int | None = -1, mode: Any = None, fill_value: Any = None, *,
    wrap_negative_indices: bool = True,
) -> Any:  # fmt: skip
    """``arr`` at `indices` along an axis; the other dimensions run along (and broadcast).

    Args:
        arr: the array.
        indices: integers, of as many dimensions.
        axis: along which; None: of the flattened array.
        mode: what indices out of range give, see `take`.
        fill_value: the scalar of ``fill``, if it is to be another one.
        wrap_negative_indices: whether they count from the end; else they are out of range.
    """
    x, i = value(arr, "take_along_axis"), integers(indices, "take_along_axis")
    if axis is None:
        flat = reshape(x, (-1,))
        return take_along_axis(
            flat, i, 0, mode, fill_value, wrap_negative_indices=wrap_negative_indices
        )
    at = axis_of(axis, x.type.ndim, "take_along_axis")
    if i.type.ndim != x.type.ndim:
        raise AxisError(
            f"take_along_axis: indices of {i.type.ndim} dimensions for an array of {x.type.ndim}",
            operands={"arr": x.type, "indices": i.type},
            fix="give indices of as many dimensions as the array.",
        )
    one = (*x.type.shape[:at], 1, *x.type.shape[at + 1 :])
    full = broadcast_shapes(one, i.type.shape, where="take_along_axis")
    if 0 in full or not x.type.size:
        return splat(0, tensor(full, x.type.dtype))
    how = _PROMISE if mode == "promise_in_bounds" else GatherScatterMode.from_any(mode)
    wraps = wrap_negative_indices and how is not _PROMISE
    raw = wrapped(i, x.type.shape[at]) if wraps else narrowed(i, x.type.shape[at])
    return _along(x, raw, at, full, how, fill_value)


def _along(
    x: Any, i: Any, at: int, full: tuple[int, ...], mode: GatherScatterMode, fill_value: Any
) -> Any:
    """Each dimension batches, unless one of the two has it alone."""
    row_dims: list[int] = []
    batching: list[int] = []
    starts_batching: list[int] = []
    kept: list[int] = []  # of x, without dimensions of size 1 that the indices broadcast
    sizes: list[int] = []
    mapped = own = 0
    for d, (n, m) in enumerate(zip(x.type.shape, i.type.shape, strict=True)):
        if d == at:
            mapped = len(kept)
            sizes.append(1)
            own += 1
        elif m == 1:
            row_dims.append(d)
            sizes.append(n)
        elif n == 1:
            own += 1
            continue
        else:
            batching.append(len(kept))
            starts_batching.append(own)
            sizes.append(1)
            own += 1
        kept.append(n)
    shape = [m for d, m in enumerate(i.type.shape) if d == at or m != 1]
    w = Indexed(
        tuple(row_dims), (mapped,), tuple(batching), tuple(starts_batching), (mapped,),
        len(shape), tuple(sizes),
    )  # fmt: skip
    starts = reshape(i, tuple(shape))
    return read_windows(reshape(x, tuple(kept)), starts, w, mode, fill_value)
