"""Reading elements by index: `x[...]`, `take`, `take_along_axis`.

Static indices (ints, slices, new axes, `...`) become one slice; a traced integer becomes a dynamic
slice. Index arrays have no gather op yet: known arrays are read by NumPy, known indices that are
few become slices, all others a sum over the axis of the elements selected by comparing indices,
which is exact for every value. As in JAX, negative indices count from the end and indices out of
range are clamped when reading.
"""

from __future__ import annotations

import operator
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from monograph._operands.axes import axis_of, broadcast_shapes
from monograph._operands.values import broadcast_to, choose, convert, value
from monograph.hlo.builder import Tracer
from monograph.hlo.errors import ArgumentError, AxisError, ConcretizationError
from monograph.hlo.ops.leaf import splat
from monograph.hlo.ops.monoids import identity, monoid
from monograph.hlo.record import ops
from monograph.hlo.state import state
from monograph.hlo.types import BOOL, I32, DType, tensor
from monograph.numpy.binary import add, less
from monograph.numpy.known import all_known, look_up
from monograph.numpy.shapes import reshape, transpose
from monograph.tracer.array import Array

_FEW = 16  # a concrete index array of up to this many runs of consecutive indices becomes slices


# ---- taking an index apart -----------------------------------------------------------------------
@dataclass(frozen=True)
class Step:
    """What happens to one dimension of the array.

    Attributes:
        kind: ``int`` (static), ``slice``, ``scalar`` (traced), ``array`` or ``new`` (a new axis).
        at: the int; ``(start, stop, step)`` of the slice; or the index value.
    """

    kind: str
    at: Any = None


def steps_of(x: Any, index: Any) -> list[Step]:
    """The parts of an index, ellipsis and missing trailing slices filled in.

    Raises:
        AxisError: for more indices than dimensions.
        ArgumentError: for lists, floats and other things that index nothing.
    """
    items = index if type(index) is tuple else (index,)
    shape = x.type.shape
    used = sum(_consumed(i) for i in items)
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
    items = (*items[:at], *full, *items[at + 1 :])
    out: list[Step] = []
    axis = 0
    for item in items:
        for step in _steps(item, shape, axis):
            out.append(step)
            axis += step.kind != "new"
    return out


def _consumed(item: Any) -> int:
    """How many dimensions of the array an index takes."""
    if item is None or item is Ellipsis or item is True or item is False:
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
    if type(item) is int:
        return [Step("int", item)]
    if isinstance(item, slice):
        return [Step("slice", _bounds(item, shape[axis]))]
    if item is True or item is False:
        raise ArgumentError(f"an array was indexed by {item}", fix="use None for a new axis.")
    if isinstance(item, np.integer):
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
        raise ConcretizationError(
            "a slice's bounds must be known while tracing",
            why="the shape of the result depends on them.",
            fix="use lax.dynamic_slice (the size static, the start traced), or a mask and where.",
        ) from e
    except ValueError:
        raise ArgumentError("a slice's step is 0", fix="use a step other than 0.") from None


def _nonzero(mask: Any, shape: tuple[int, ...], axis: int) -> tuple[np.ndarray[Any, Any], ...]:
    """Integer arrays for a boolean mask, whose contents must be known."""
    if type(mask) is Tracer:
        raise ConcretizationError(
            "an array was indexed by a traced boolean mask",
            operands={"mask": mask.type},
            why="the number of elements it selects, so the result's shape, depends on its values.",
            fix="use monograph.numpy.where(mask, x, 0), which keeps the shape.",
        )
    host = np.asarray(mask)
    if host.shape != shape[axis : axis + host.ndim]:
        raise AxisError(
            f"a mask of shape {host.shape} on dimensions {shape[axis : axis + host.ndim]}",
            fix="give a mask of the shape that it indexes.",
        )
    return tuple(p.astype(np.int32) for p in np.nonzero(host))


# ---- reading -------------------------------------------------------------------------------------
def getitem(x: Any, index: Any) -> Any:
    """``x[index]``."""
    steps = steps_of(x, index)
    shape = x.type.shape
    x = _sliced(x, steps)
    x = _at_scalars(x, steps)
    arrays = [s.at for s in steps if s.kind == "array"]
    if arrays:
        return _at_arrays(x, steps, arrays)
    out = [n for s, n in _sizes(x, steps) if s.kind == "slice" or s.kind == "new"]
    return x if tuple(out) == x.type.shape == shape else reshape(x, tuple(out))


def _sizes(x: Any, steps: Sequence[Step]) -> list[tuple[Step, int]]:
    """Each part with the present size of its dimension (1 for a new one)."""
    sizes = iter(x.type.shape)
    return [(s, 1 if s.kind == "new" else next(sizes)) for s in steps]


def _sliced(x: Any, steps: Sequence[Step]) -> Any:
    """Static ints and slices applied; ints leave a dimension of size 1."""
    shape = x.type.shape
    starts, limits, strides, backward = [], [], [], []
    for axis, s in enumerate([s for s in steps if s.kind != "new"]):
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


def clamped(i: int, n: int) -> int:
    """A static index counted from the front, moved into range."""
    if n == 0:
        raise AxisError("an axis of size 0 has no index", fix="check the size first.")
    return min(max(i + n if i < 0 else i, 0), n - 1)


def wrapped(i: Any, n: int) -> Any:
    """Index values as i32, negative ones counted from the end; those out of range stay out of it.

    What i32 does not hold is moved next to the range first.
    """
    if i.type.dtype.kind == "uint" and i.type.dtype.bits >= 32:
        return convert(ops.minimum(i, splat(n, i.type)), I32)
    if i.type.dtype.bits > 32:
        i = ops.clamp(splat(-n - 1, i.type), i, splat(n, i.type))
    i = convert(i, I32)
    return choose(less(i, 0), add(i, n), i)


def _at_scalars(x: Any, steps: Sequence[Step]) -> Any:
    """Traced integers applied, leaving dimensions of size 1."""
    own = [s for s in steps if s.kind != "new"]
    if not any(s.kind == "scalar" for s in own):
        return x
    shape = x.type.shape
    zero = splat(0, tensor((), I32))
    starts = [
        wrapped(s.at, n) if s.kind == "scalar" else zero
        for s, n in zip(own, shape, strict=True)
    ]
    sizes = [1 if s.kind == "scalar" else n for s, n in zip(own, shape, strict=True)]
    return ops.dynamic_slice(x, *starts, slice_sizes=tuple(sizes))


def _at_arrays(x: Any, steps: list[Step], arrays: list[Any]) -> Any:
    """Index arrays applied: NumPy's rule for where their dimensions go in the result."""
    shape = broadcast_shapes(*(a.type.shape for a in arrays), where="indexing")
    # Scalars count as index arrays when it comes to where the dimensions of the arrays go.
    where = [n for n, s in enumerate(steps) if s.kind in ("array", "scalar", "int")]
    together = where == list(range(where[0], where[-1] + 1))
    sized = _sizes(x, steps)
    axes, axis = [], 0
    for s in steps:
        if s.kind == "array":
            axes.append(axis)
        axis += s.kind != "new"
    rest = [i for i in range(x.type.ndim) if i not in axes]
    x = transpose(x, (*axes, *rest))
    out = gather(x, [broadcast_to(a, shape) for a in arrays], shape)
    front = where[0] if together else 0
    keep = [(s, n) for s, n in sized if s.kind in ("slice", "new")]
    before = [n for s, n in sized[:front] if s.kind in ("slice", "new")] if together else []
    after = [n for _, n in keep[len(before) :]]
    k = len(shape)
    out = reshape(out, (*shape, *before, *after))
    moved = (*range(k, k + len(before)), *range(k), *range(k + len(before), out.type.ndim))
    return transpose(out, moved)


def gather(x: Any, indices: list[Any], shape: tuple[int, ...]) -> Any:
    """The elements of `x` whose leading dimensions have these indices.

    Args:
        x: an array with one leading dimension per index array.
        indices: index values, all of `shape`; negative ones count from the end, all are clamped.
        shape: the leading shape of the result.
    """
    size = int(np.prod(shape, dtype=np.int64))
    if size == 0:
        return splat(0, x.type.with_shape((*shape, *x.type.shape[len(indices) :])))
    if all_known([x, *indices]):
        return look_up(x, indices)
    flat = [ops.reshape(i, shape=(size,)) for i in indices]
    # The first index makes the rows; each row then selects by the next ones.
    out = rows(x, flat[0])
    for i in flat[1:]:
        out = _along(out, i)
    return reshape(out, (*shape, *out.type.shape[1:]))


def rows(x: Any, i: Any) -> Any:
    """``x[i]`` for a vector of indices `i` into the first dimension."""
    n = x.type.shape[0]
    if type(i) is Array:
        runs = _runs(np.asarray(i), n)
        if len(runs) <= _FEW:
            parts = [_cut_rows(x, low, high) for low, high in runs]
            return parts[0] if len(parts) == 1 else ops.concatenate(*parts, dimension=0)
    i = _within(i, n)
    full = (i.type.size, *x.type.shape)
    spread = ops.broadcast_in_dim(x, shape=full, broadcast_dimensions=tuple(range(1, len(full))))
    return select_sum(spread, i)


def _along(x: Any, i: Any) -> Any:
    """``x[s, i[s]]`` for every row s."""
    n = x.type.shape[1]
    if type(i) is Array and bool((np.asarray(i) == np.asarray(i)[0]).all()):
        at = clamped(int(np.asarray(i)[0]), n)
        low, high = (0, at, *(0,) * (x.type.ndim - 2)), (x.type.shape[0], at + 1, *x.type.shape[2:])
        one = ops.slice(x, start_indices=low, limit_indices=high, strides=(1,) * x.type.ndim)
        return ops.reshape(one, shape=(x.type.shape[0], *x.type.shape[2:]))
    return select_sum(x, _within(i, n))


def _within(i: Any, n: int) -> Any:
    i = wrapped(i, n)
    return ops.clamp(splat(0, i.type), i, splat(n - 1, i.type))


def select_sum(x: Any, i: Any) -> Any:
    """``x[s, i[s]]``, as the sum over dimension 1 of the elements selected; rows without give 0.

    The sum starts from -0.0, which changes no element: infinities, NaNs and signed zeros survive.
    """
    return fold_selected(x, i, "or" if x.type.dtype is BOOL else "add")


def fold_selected(x: Any, i: Any, name: str) -> Any:
    """The fold over dimension 1 of the elements of ``x[s, j]`` with ``j == i[s]``."""
    d = x.type.dtype
    places = ops.iota(iota_dimension=1, shape=x.type.shape[:2], dtype=i.type.dtype)
    wanted = ops.broadcast_in_dim(i, shape=x.type.shape[:2], broadcast_dimensions=(0,))
    chosen = ops.compare(places, wanted, comparison_direction="EQ")
    mask = ops.broadcast_in_dim(chosen, shape=x.type.shape, broadcast_dimensions=(0, 1))
    neutral = identity(name, d)
    start = state.interp.constant(neutral, tensor((), d))
    picked = ops.select(mask, x, state.interp.constant(neutral, x.type.strong))
    return ops.reduce(picked, start, dimensions=(1,), body=monoid(name, d))


def _runs(i: np.ndarray[Any, Any], n: int) -> list[tuple[int, int]]:
    """Concrete indices as runs ``low:high`` of consecutive ones."""
    out: list[tuple[int, int]] = []
    for k in i.tolist():
        k = clamped(k, n)
        if out and out[-1][1] == k:
            out[-1] = (out[-1][0], k + 1)
        else:
            out.append((k, k + 1))
        if len(out) > _FEW:
            break
    return out


def _cut_rows(x: Any, low: int, high: int) -> Any:
    rest = x.type.shape[1:]
    return ops.slice(
        x,
        start_indices=(low, *(0,) * len(rest)),
        limit_indices=(high, *rest),
        strides=(1,) * x.type.ndim,
    )


# ---- by name -------------------------------------------------------------------------------------
def take(
    x: Any, indices: Any, axis: int | None = None, out: None = None, mode: str | None = None
) -> Any:
    """Elements at `indices` along an axis (of the flattened array for None).

    Args:
        x: the array.
        indices: integers of any shape, which takes the place of the axis.
        axis: along which.
        out: must be None.
        mode: what indices out of range give: ``fill`` (the default: NaN, or the smallest integer),
            ``clip`` or ``wrap``.
    """
    x, i = value(x, "take"), value(indices, "take", 1)
    if axis is None:
        x, axis = reshape(x, (-1,)), 0
    at = axis_of(axis, x.type.ndim, "take")
    n = x.type.shape[at]
    i = _by_mode(i, n, mode, "take")
    out_ = getitem(x, (*(slice(None),) * at, i))
    if mode not in (None, "fill"):
        return out_
    return _filled(out_, i, n, at)


def _by_mode(i: Any, n: int, mode: str | None, where: str) -> Any:
    if not i.type.dtype.is_integer:
        raise ArgumentError(f"{where}: indices of type {i.type.dtype}", fix="give integers.")
    if mode == "wrap":
        inside = ops.remainder(i, splat(n, i.type))
        return choose(less(inside, 0), add(inside, n), inside)
    if mode == "clip":
        return ops.clamp(splat(0, i.type), i, splat(n - 1, i.type))
    if mode not in (None, "fill", "promise_in_bounds"):
        raise ArgumentError(f"{where}: mode {mode!r}", fix="use 'fill', 'clip' or 'wrap'.")
    return i


def _filled(x: Any, i: Any, n: int, at: int) -> Any:
    """`x` with what was read out of range replaced; known indices in range cost nothing."""
    if type(i) is Array:
        host = np.asarray(i)
        if bool(((host >= -n) & (host < n)).all()):
            return x
    low, high = less(i, -n), ops.compare(i, splat(n, i.type), comparison_direction="GE")
    bad = ops.or_(low, high)
    mask = ops.broadcast_in_dim(
        bad, shape=x.type.shape, broadcast_dimensions=tuple(range(at, at + i.type.ndim))
    )
    return ops.select(mask, _fill_of(x), x)


def _fill_of(x: Any) -> Any:
    d = x.type.dtype
    if d.is_inexact:
        return splat(np.nan, x.type.strong)
    name = "maximum" if d.kind == "int" else "minimum" if d.kind == "uint" else "and"
    return state.interp.constant(identity(name, d), x.type.strong)


def take_along_axis(x: Any, indices: Any, axis: int | None, mode: str | None = None) -> Any:
    """``x`` at `indices` along an axis; the other dimensions run along (and broadcast)."""
    x, i = value(x, "take_along_axis"), value(indices, "take_along_axis", 1)
    if axis is None:
        return take_along_axis(reshape(x, (-1,)), i, 0, mode)
    at = axis_of(axis, x.type.ndim, "take_along_axis")
    if i.type.ndim != x.type.ndim:
        raise AxisError(
            f"take_along_axis: indices of {i.type.ndim} dimensions for an array of {x.type.ndim}",
            operands={"x": x.type, "indices": i.type},
            fix="give indices of as many dimensions as the array.",
        )
    n, m = x.type.shape[at], i.type.shape[at]
    others = broadcast_shapes(_without(x, at), _without(i, at), where="take_along_axis")
    x = broadcast_to(x, (*others[:at], n, *others[at:]))
    i = broadcast_to(i, (*others[:at], m, *others[at:]))
    raw = _by_mode(i, n, mode, "take_along_axis")
    order = (*(a for a in range(x.type.ndim) if a != at), at)
    size = int(np.prod(others, dtype=np.int64))
    table = reshape(transpose(x, order), (size, n))
    wanted = reshape(transpose(raw, order), (size * m,))
    spread = ops.broadcast_in_dim(table, shape=(size, m, n), broadcast_dimensions=(0, 2))
    found = select_sum(reshape(spread, (size * m, n)), _within(wanted, n))
    back = sorted(range(len(order)), key=order.__getitem__)
    out = transpose(reshape(found, (*others, m)), back)
    return _filled(out, raw, n, 0) if mode in (None, "fill") else out


def _without(x: Any, at: int) -> tuple[int, ...]:
    """The shape with size 1 at one axis dropped."""
    return tuple(x.type.shape[:at] + x.type.shape[at + 1 :])
