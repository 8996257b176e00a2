"""``x.at[index].set(y)`` and its like: a copy of `x` with some elements changed.

Plain slices and single elements become an update of a block; strided ones are padded into place;
traced indices and index arrays become a scatter. A static integer out of range is an error; other
updates out of range are dropped, as in JAX, unless a mode says otherwise.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from monograph._operands.axes import axis_of
from monograph._operands.promotion import promoted
from monograph._operands.values import choose, contents, convert, is_value, to_type, value
from monograph._operands.windows import GatherScatterMode, applied, combiner, write_windows
from monograph.hlo.errors import ArgumentError, AxisError, ShapeError
from monograph.hlo.graph import Graph
from monograph.hlo.ops.leaf import splat
from monograph.hlo.record import ops
from monograph.hlo.types import BOOL, I32, tensor
from monograph.numpy.binary import add, divide, maximum, minimum, multiply, power, subtract, truth
from monograph.numpy.boxes import cut_out, has_boxes, put_back
from monograph.numpy.creation import array, is_number
from monograph.numpy.index_steps import (
    Step,
    is_static,
    mask_does_not_fit,
    out_of_range,
    own_steps,
    refuse_out_of_range,
    steps_of,
    with_axes_for_booleans,
)
from monograph.numpy.index_vectors import vectors_of
from monograph.numpy.indexing import get, integers
from monograph.numpy.shapes import broadcast_to, reshape
from monograph.tracer.hot import hot


class At:
    """What ``x.at`` gives; indexed, it knows the places to change."""

    __slots__ = ("x",)

    def __init__(self, x: Any) -> None:
        self.x = x

    def __getitem__(self, index: Any) -> Places:
        return Places(self.x, index)


class Places:
    """Places of an array; each method returns a changed copy of the array.

    Methods take the options of JAX: `mode` (``drop`` or ``fill``, the default of updates: what is
    out of range is left alone; ``clip``: it goes to the nearest place; ``promise_in_bounds``),
    `indices_are_sorted` and `unique_indices` (promises), `wrap_negative_indices`.
    """

    __slots__ = ("index", "x")

    def __init__(self, x: Any, index: Any) -> None:
        self.x = x
        self.index = index

    def get(self, **options: Any) -> Any:
        """The elements there; `fill_value` is what ``mode="fill"`` gives out of range."""
        return get(self.x, self.index, **options)

    def set(self, y: Any, **options: Any) -> Any:
        """The elements replaced by `y`, which broadcasts to them."""
        return _update(self.x, self.index, y, None, **options)

    def add(self, y: Any, **options: Any) -> Any:
        """`y` added; repeated indices add up."""
        return _update(self.x, self.index, y, "add", **options)

    def subtract(self, y: Any, **options: Any) -> Any:
        """`y` subtracted."""
        return _update(self.x, self.index, _negated(y), "add", **options)

    def multiply(self, y: Any, **options: Any) -> Any:
        """Multiplied by `y`."""
        return _update(self.x, self.index, y, "multiply", **options)

    mul = multiply

    def min(self, y: Any, **options: Any) -> Any:
        """The smaller of the element and `y`."""
        return _update(self.x, self.index, y, "minimum", **options)

    def max(self, y: Any, **options: Any) -> Any:
        """The larger of the element and `y`."""
        return _update(self.x, self.index, y, "maximum", **options)

    def divide(self, y: Any, **options: Any) -> Any:
        """Divided by `y`."""
        ones = splat(1, self.x.type)
        return divide(self.x, _update(ones, self.index, y, "multiply", **options))

    def power(self, y: Any, **options: Any) -> Any:
        """Raised to the power `y`."""
        ones = splat(1, self.x.type)
        return power(self.x, _update(ones, self.index, y, "multiply", **options))

    def apply(self, f: Callable[[Any], Any], **options: Any) -> Any:
        """`f` applied to the elements there, as often as they are named."""
        return _update(self.x, self.index, 0, f, **options)


How = str | None | Callable[[Any], Any]  # a monoid, None to replace, or a function of the element
_COMBINE = {"add": add, "multiply": multiply, "minimum": minimum, "maximum": maximum}


def _negated(y: Any) -> Any:
    return -y if is_number(y) else subtract(0, array(y) if isinstance(y, list | tuple) else y)


@hot
def _update(
    x: Any, index: Any, y: Any, how: How, *, mode: str | GatherScatterMode | None = None,
    indices_are_sorted: bool = False, unique_indices: bool = False,
    wrap_negative_indices: bool = True,
) -> Any:  # fmt: skip
    """`x` with the elements at `index` combined with `y` (replaced for None)."""
    own, weak = x.type.dtype, x.type.weak
    if not is_number(y):
        y = value(array(y) if isinstance(y, list | tuple) else y, "update")
    x, y = _common(x, y)
    if _dtype_of(index) is BOOL and (not y.type.ndim or contents(index) is None):
        return convert(_masked(x, index, y, how), own, weak)
    longer, at = with_axes_for_booleans(x, index)
    if longer is not x:
        out = _update(
            longer, at, y, how, mode=mode, indices_are_sorted=indices_are_sorted,
            unique_indices=unique_indices, wrap_negative_indices=wrap_negative_indices,
        )  # fmt: skip
        return convert(reshape(out, x.type.shape), own, weak)
    if has_boxes(index):
        part, rest, starts = cut_out(x, index)
        made = _update(
            part, rest, y, how, mode=mode, indices_are_sorted=indices_are_sorted,
            unique_indices=unique_indices, wrap_negative_indices=wrap_negative_indices,
        )  # fmt: skip
        return convert(put_back(x, part, made, starts), own, weak)
    steps, how_far = steps_of(x, index), GatherScatterMode.from_any(mode)
    if mode is None:
        refuse_out_of_range(x, steps)
    away = out_of_range(x, steps) and how_far is not GatherScatterMode.FILL_OR_DROP
    static = is_static(steps) and wrap_negative_indices and not away
    if static and (out_of_range(x, steps) or 0 in x.type.shape):
        return convert(x, own, weak)
    if static and not callable(how):
        strided = any(s.kind == "slice" and s.at[2] != 1 for s in steps)
        out = (_by_padding if strided else _in_block)(x, steps, y, how)
        return convert(out, own, weak)
    v = vectors_of(x.type.shape, steps, wrap_negative_indices)
    if 0 in v.shape:
        return convert(x, own, weak)
    y = reshape(_spread(y, v.shape), v.rows)
    if v.backward:
        y = ops.reverse(y, dimensions=v.backward)
    out = write_windows(
        x, v.starts, y, v.windows, _body(how, x), how_far,
        indices_are_sorted=indices_are_sorted, unique_indices=unique_indices or v.distinct,
    )  # fmt: skip
    return convert(out, own, weak)


def _common(x: Any, y: Any) -> tuple[Any, Any]:
    """Both in the type that they have together."""
    d, _ = promoted(x, y)
    return convert(x, d), to_type(y, d)


def _body(how: How, x: Any) -> Graph:
    return applied(how, x.type.dtype) if callable(how) else combiner(how, x.type.dtype)


def _dtype_of(index: Any) -> Any:
    if is_value(index):
        return index.type.dtype
    return BOOL if getattr(index, "dtype", None) == np.bool_ else None


def _masked(x: Any, mask: Any, y: Any, how: How) -> Any:
    """A boolean mask of the leading dimensions with a scalar (or broadcastable) update."""
    mask = truth(mask)
    if mask.type.shape != x.type.shape[: mask.type.ndim]:
        raise mask_does_not_fit(mask.type.shape, x.type.shape[: mask.type.ndim])
    full = ops.broadcast_in_dim(
        mask, shape=x.type.shape, broadcast_dimensions=tuple(range(mask.type.ndim))
    )
    if callable(how):
        return choose(full, convert(how(x), x.type.dtype), x)
    y = broadcast_to(y, x.type.shape)
    return choose(full, y if how is None else _COMBINE[how](x, y), x)


def _block(steps: Sequence[Step]) -> list[int]:
    """Sizes of the block of elements, with 1 where an int stands."""
    return [len(range(*s.at)) if s.kind == "slice" else 1 for s in own_steps(steps)]


def _shaped(y: Any, steps: Sequence[Step], block: Sequence[int]) -> Any:
    """`y` broadcast to the indexed shape, then given the block's shape."""
    sizes = iter(block)
    shape = []
    for s in steps:
        if s.kind == "gap":
            continue
        n = 1 if s.kind == "new" else next(sizes)
        if s.kind in ("new", "slice"):
            shape.append(n)
    return reshape(_spread(y, tuple(shape)), tuple(block))


def _spread(y: Any, shape: tuple[int, ...]) -> Any:
    """`y` broadcast to the indexed shape; leading sizes of 1 that are too many are dropped."""
    sizes = y.type.shape
    lead = max(len(sizes) - len(shape), 0)
    pairs = zip(reversed(sizes), reversed(shape), strict=False)
    if any(n != 1 for n in sizes[:lead]) or any(n not in (1, m) for n, m in pairs):
        raise ShapeError(
            f"x.at[index]: shape {sizes} does not broadcast to {shape}, the shape of x[index]",
            operands={"update": y.type},
            fix="give a number, or an array of the indexed shape.",
        )
    return broadcast_to(reshape(y, sizes[lead:]) if lead else y, shape)


def _in_block(x: Any, steps: Sequence[Step], y: Any, how: str | None) -> Any:
    block = _block(steps)
    if 0 in block:
        return x
    y = _shaped(y, steps, block)
    pairs = zip(own_steps(steps), x.type.shape, strict=True)
    places = [s.at[0] if s.kind == "slice" else s.at % n for s, n in pairs]
    starts = [splat(at, tensor((), I32)) for at in places]
    if how is not None:
        old = ops.dynamic_slice(x, *starts, slice_sizes=tuple(block))
        y = _COMBINE[how](old, y)
    return ops.dynamic_update_slice(x, y, *starts)


def _by_padding(x: Any, steps: Sequence[Step], y: Any, how: str | None) -> Any:
    """Strided slices: the update spread out by padding, and a mask of where it is."""
    block = _block(steps)
    if 0 in block:
        return x
    y = _shaped(y, steps, block)
    low, high, gaps, backward = [], [], [], []
    own = own_steps(steps)
    for axis, (s, n, m) in enumerate(zip(own, x.type.shape, block, strict=True)):
        start, by = (s.at[0], s.at[2]) if s.kind == "slice" else (s.at % n, 1)
        if by < 0:
            backward.append(axis)
            start, by = start + (m - 1) * by, -by
        low.append(start)
        gaps.append(by - 1)
        high.append(n - start - (m - 1) * by - 1)
    if backward:
        y = ops.reverse(y, dimensions=tuple(backward))
    where = {
        "edge_padding_low": tuple(low),
        "edge_padding_high": tuple(high),
        "interior_padding": tuple(gaps),
    }
    true = splat(True, y.type.with_dtype(BOOL))
    mask = ops.pad(true, splat(False, tensor((), BOOL)), **where)
    full = ops.pad(y, splat(0, tensor((), y.type.dtype)), **where)
    return choose(mask, full if how is None else _COMBINE[how](x, full), x)


# ---- by name -------------------------------------------------------------------------------------
def put_along_axis(
    arr: Any, indices: Any, values: Any, axis: int | None, inplace: bool = True,
    *, mode: str | None = None,
) -> Any:  # fmt: skip
    """A copy of `arr` with `values` at `indices` along an axis; the other dimensions run along.

    Args:
        arr: the array.
        indices: integers, of as many dimensions.
        values: broadcast to the shape of the indices.
        axis: along which; None: of the flattened array.
        inplace: must be False: arrays don't change.
        mode: what becomes of indices out of range, see `Places`.
    """
    if inplace:
        raise ArgumentError(
            "put_along_axis: arrays can't be changed in place",
            fix="pass inplace=False and use the result.",
        )
    x, i = value(arr, "put_along_axis"), integers(indices, "put_along_axis")
    if axis is None:
        flat = put_along_axis(reshape(x, (-1,)), i, values, 0, False, mode=mode)
        return reshape(flat, x.type.shape)
    at = axis_of(axis, x.type.ndim, "put_along_axis")
    if i.type.ndim != x.type.ndim:
        raise AxisError(
            f"put_along_axis: indices of {i.type.ndim} dimensions for an array of {x.type.ndim}",
            operands={"arr": x.type, "indices": i.type},
            fix="give indices of as many dimensions as the array.",
        )
    y = values if is_number(values) else value(values, "put_along_axis", 2)
    y = y if is_number(y) else broadcast_to(y, i.type.shape)
    index = [i if d == at else _along(d, n, x.type.ndim) for d, n in enumerate(x.type.shape)]
    return Places(x, tuple(index)).set(y, mode=mode)


def _along(d: int, n: int, rank: int) -> np.ndarray[Any, Any]:
    return np.arange(n, dtype=np.int32).reshape([n if k == d else 1 for k in range(rank)])
