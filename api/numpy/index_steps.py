"""What an index says: `x[...]` taken apart into one step per dimension.

Boolean masks become arrays of indices here. Called by `monograph.numpy.indexing` and `updates`.
"""

from __future__ import annotations

import operator
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from monograph._operands.values import at_hand, choose, contents, convert, value
from monograph.hlo.errors import (
    ArgumentError,
    AxisError,
    ConcretizationError,
    IndexConcretizationError,
)
from monograph.hlo.ops.leaf import splat
from monograph.hlo.record import ops
from monograph.hlo.types import BOOL, I32, I64, DType
from monograph.numpy.binary import less
from monograph.numpy.creation import array
from monograph.numpy.shapes import reshape

_FREE = ("new", "gap")  # kinds that take no dimension of the array
_MOST_I32 = 2**31 - 1


@dataclass(frozen=True)
class Step:
    """What happens to one dimension of the array.

    Attributes:
        kind: ``int`` (static), ``slice``, ``scalar`` (traced), ``array``, ``new`` (a new axis), or
            ``gap``: no dimension, only where ``...`` stood.
        at: the int; ``(start, stop, step)`` of the slice; or the index value.
    """

    kind: str
    at: Any = None


def steps_of(x: Any, index: Any) -> list[Step]:
    """The parts of an index, ellipsis and missing trailing slices filled in.

    Raises:
        AxisError: for more indices than dimensions.
        ArgumentError: for a list alone, floats and other things that index nothing.
    """
    items = tuple(map(_from_list, index)) if type(index) is tuple else (index,)
    shape = x.type.shape
    used = sum(consumed(i) for i in items)
    if used > len(shape):
        raise AxisError(
            f"too many indices: the array has {len(shape)} dimensions, {used} were indexed",
            operands={"x": x.type},
            fix="give at most one index for each dimension.",
        )
    dots = [n for n, i in enumerate(items) if i is Ellipsis]
    if len(dots) > 1:
        raise AxisError("an index may hold one '...' only", fix="write the dimensions out.")
    at = dots[0] if dots else len(items)
    full = (slice(None),) * (len(shape) - used)
    items = (*items[: at + len(dots)], *full, *items[at + 1 :])
    out: list[Step] = []
    axis = 0
    for item in items:
        for step in _steps(item, shape, axis):
            out.append(step)
            axis += step.kind not in _FREE
    return out


def _from_list(item: Any) -> Any:
    """A part of an index; lists and tuples beside other parts are arrays."""
    if not isinstance(item, list | tuple):
        return item
    return array(item) if item else array(item, I32)


def consumed(item: Any) -> int:
    """How many dimensions of the array an index takes."""
    if item is None or item is Ellipsis:
        return 0
    if not isinstance(item, int | slice) and _dtype(item) is BOOL:
        return len(item.shape)
    return 1


def _dtype(item: Any) -> DType | np.dtype[Any] | None:
    d = getattr(item, "dtype", None)
    return BOOL if d == np.bool_ else d


def _steps(item: Any, shape: tuple[int, ...], axis: int) -> list[Step]:
    if item is None:
        return [Step("new")]
    if item is Ellipsis:
        return [Step("gap")]
    if type(item) is int:
        return [Step("int", item)]
    if isinstance(item, slice):
        return [Step("slice", _bounds(item, shape[axis]))]
    if isinstance(item, int | np.integer) and type(item) is not bool:  # a member of an enum, too
        return [Step("int", int(item))]
    d = _dtype(item)
    if d is BOOL:
        return [Step("array", value(places)) for places in _nonzero(item, shape, axis)]
    if d is None or not np.issubdtype(np.dtype(d), np.integer):  # type: ignore[arg-type]
        raise _no_index(item)
    item = value(item, "index")
    return [Step("scalar" if item.type.ndim == 0 else "array", item)]


def _no_index(item: Any) -> ArgumentError:
    fix = "index by ints, slices, None, '...' or integer arrays."
    if isinstance(item, list | tuple):
        fix = "wrap it in monograph.numpy.array(...)."
    described = getattr(item, "dtype", None) or type(item).__name__
    return ArgumentError(f"an index of type {described} selects nothing", fix=fix)


def _bounds(s: slice, n: int) -> tuple[int, int, int]:
    try:
        start, stop, step = (
            None if v is None else operator.index(v) for v in (s.start, s.stop, s.step)
        )
        return slice(start, stop, step).indices(n)
    except ConcretizationError as e:
        raise IndexConcretizationError(
            "a slice's bounds must be known while tracing",
            why="the shape of the result depends on them.",
            fix="use lax.dynamic_slice (the size static, the start traced), or a mask and where.",
        ) from e
    except ValueError:
        raise ArgumentError("a slice's step is 0", fix="use a step other than 0.") from None


def traced_mask(mask: Any) -> IndexConcretizationError:
    """The error for elements at a mask whose contents are not known."""
    return IndexConcretizationError(
        "an array was indexed by a traced boolean mask",
        operands={"mask": mask.type},
        why="the number of elements it selects, so the result's shape, depends on its values.",
        fix="use monograph.numpy.where(mask, x, 0), which keeps the shape.",
    )


def mask_does_not_fit(mask: tuple[int, ...], shape: tuple[int, ...]) -> AxisError:
    """The error for a mask of another shape than the dimensions that it indexes."""
    return AxisError(
        f"a mask of shape {mask} on dimensions {shape}",
        fix="give a mask of the shape that it indexes.",
    )


def _nonzero(mask: Any, shape: tuple[int, ...], axis: int) -> tuple[np.ndarray[Any, Any], ...]:
    """Integer arrays for a boolean mask, whose contents must be known."""
    host = contents(mask)
    if host is None:
        raise traced_mask(mask)
    own = shape[axis : axis + host.ndim]
    if any(m not in (0, n) for m, n in zip(host.shape, own, strict=True)):  # as in NumPy
        raise mask_does_not_fit(host.shape, own)
    return tuple(p.astype(np.int32) for p in np.nonzero(host))


def with_axes_for_booleans(x: Any, index: Any) -> tuple[Any, Any]:
    """An array and an index where each single boolean takes an axis of its own, of size 1.

    There it is the array of indices ``[0]``, or ``[]`` if it is False.

    Raises:
        IndexConcretizationError: if such a boolean is traced.
    """
    items = index if type(index) is tuple else (index,)
    if not any(map(_is_single_boolean, items)):
        return x, index
    items = tuple(map(_from_list, items))
    free = x.type.ndim - sum(consumed(i) for i in items if not _is_single_boolean(i))
    sizes, out, axis = [], [], 0
    for item in items:
        if _is_single_boolean(item):
            host = contents(item)
            if host is None:
                raise traced_mask(item)
            sizes.append(1)
            item = np.zeros(int(host), np.int32)
        else:
            n = max(free, 0) if item is Ellipsis else consumed(item)
            sizes += x.type.shape[axis : axis + n]
            axis += n
        out.append(item)
    return reshape(x, (*sizes, *x.type.shape[axis:])), tuple(out)


def _is_single_boolean(item: Any) -> bool:
    if item is True or item is False:
        return True
    return _dtype(item) is BOOL and not item.shape


def own_steps(steps: Sequence[Step]) -> list[Step]:
    """The steps that take a dimension of the array, in its order."""
    return [s for s in steps if s.kind not in _FREE]


def out_of_range(x: Any, steps: Sequence[Step]) -> bool:
    """Whether a static integer points outside of the array."""
    pairs = zip(own_steps(steps), x.type.shape, strict=True)
    return any(s.kind == "int" and not -n <= s.at < n for s, n in pairs)


def refuse_out_of_range(x: Any, steps: Sequence[Step]) -> None:
    """Refuse a static integer that points outside of the array.

    Raises:
        AxisError: if there is one; it is an IndexError.
    """
    for axis, (s, n) in enumerate(zip(own_steps(steps), x.type.shape, strict=True)):
        if s.kind == "int" and not -n <= s.at < n:
            raise AxisError(
                f"index {s.at} is out of range for axis {axis} of size {n}",
                operands={"x": x.type},
                why=f"indices go from {-n} to {n - 1}." if n else "an axis of size 0 has no index.",
                fix="use an index in range; x.at[i].get(mode='clip') (or 'fill') reads beyond the "
                "ends, x.at[i].set(y, mode='drop') leaves out what is beyond.",
            )


def is_static(steps: Sequence[Step]) -> bool:
    """Whether only ints, slices and new axes are among the steps."""
    return not any(s.kind in ("array", "scalar") for s in steps)


# ---- indices as numbers --------------------------------------------------------------------------
def clamped(i: int, n: int) -> int:
    """A static index counted from the front, moved into range."""
    if n == 0:
        raise AxisError("an axis of size 0 has no index", fix="check the size first.")
    return min(max(i + n if i < 0 else i, 0), n - 1)


def narrowed(i: Any, n: int) -> Any:
    """Index values as i32, if that holds the axis; others move next to its range first."""
    d = I32 if n < _MOST_I32 else I64
    if d is I32 and at_hand(i):
        host = np.asarray(i)
        if host.dtype.kind == "u":
            return value(np.minimum(host, np.uint64(n)).astype(np.int32))
        return value(np.clip(host.astype(np.int64), -n - 1, n).astype(np.int32))
    if i.type.dtype.kind == "uint" and i.type.dtype.bits >= 32:
        i = ops.minimum(i, splat(n, i.type))
    elif i.type.dtype.bits > 32:
        i = ops.clamp(splat(-n - 1, i.type), i, splat(n, i.type))
    return convert(i, d)


def wrapped(i: Any, n: int) -> Any:
    """The same, negative ones counted from the end; those out of range stay out of it."""
    signed = i.type.dtype.kind == "int"
    i = narrowed(i, n)
    return choose(less(i, 0), ops.add(i, splat(n, i.type)), i) if signed else i
