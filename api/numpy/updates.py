"""``x.at[index].set(y)`` and its like: a copy of `x` with some elements changed.

Plain slices and single elements become a dynamic update; strided ones are padded into place; index
arrays compare every index with every place. As in JAX, updates out of range are dropped.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from monograph._operands.values import broadcast_to as spread
from monograph._operands.values import choose, convert, is_value, to_type, value
from monograph.hlo.ops.leaf import splat
from monograph.hlo.ops.monoids import identity, monoid
from monograph.hlo.record import ops
from monograph.hlo.state import state
from monograph.hlo.types import BOOL, I32, tensor
from monograph.numpy.binary import add, divide, maximum, minimum, multiply, power, subtract, truth
from monograph.numpy.creation import is_number
from monograph.numpy.indexing import Step, getitem, steps_of, wrapped
from monograph.numpy.known import all_known, write
from monograph.numpy.shapes import broadcast_to, reshape


class At:
    """What ``x.at`` gives; indexed, it knows the places to change."""

    __slots__ = ("x",)

    def __init__(self, x: Any) -> None:
        self.x = x

    def __getitem__(self, index: Any) -> Places:
        return Places(self.x, index)


class Places:
    """Places of an array; each method returns a changed copy of the array."""

    __slots__ = ("index", "x")

    def __init__(self, x: Any, index: Any) -> None:
        self.x = x
        self.index = index

    def get(self, **options: Any) -> Any:
        """The elements there."""
        return getitem(self.x, self.index)

    def set(self, y: Any, **options: Any) -> Any:
        """The elements replaced by `y`, which broadcasts to them."""
        return _update(self.x, self.index, y, None)

    def add(self, y: Any, **options: Any) -> Any:
        """`y` added; repeated indices add up."""
        return _update(self.x, self.index, y, "add")

    def subtract(self, y: Any, **options: Any) -> Any:
        """`y` subtracted."""
        return _update(self.x, self.index, _negated(y), "add")

    def multiply(self, y: Any, **options: Any) -> Any:
        """Multiplied by `y`."""
        return _update(self.x, self.index, y, "multiply")

    mul = multiply

    def min(self, y: Any, **options: Any) -> Any:
        """The smaller of the element and `y`."""
        return _update(self.x, self.index, y, "minimum")

    def max(self, y: Any, **options: Any) -> Any:
        """The larger of the element and `y`."""
        return _update(self.x, self.index, y, "maximum")

    def divide(self, y: Any, **options: Any) -> Any:
        """Divided by `y`."""
        ones = splat(1, self.x.type)
        factors = _update(ones, self.index, y, "multiply")
        return divide(self.x, factors)

    def power(self, y: Any, **options: Any) -> Any:
        """Raised to the power `y`."""
        return self.apply(lambda old: power(old, y))

    def apply(self, f: Callable[[Any], Any], **options: Any) -> Any:
        """`f` applied to the elements there."""
        return _update(self.x, self.index, f(getitem(self.x, self.index)), None)


_COMBINE = {"add": add, "multiply": multiply, "minimum": minimum, "maximum": maximum}


def _negated(y: Any) -> Any:
    return subtract(0, y) if not is_number(y) else -y


def _update(x: Any, index: Any, y: Any, how: str | None) -> Any:
    """`x` with the elements at `index` combined with `y` (replaced for None)."""
    if _dtype_of(index) is BOOL:
        return _masked(x, index, y, how)
    steps = steps_of(x, index)
    y = to_type(y, x.type.dtype) if is_number(y) else convert(value(y, "update"), x.type.dtype)
    if any(s.kind == "array" for s in steps):
        return _by_match(x, steps, y, how)
    if _out_of_range(x, steps) or 0 in x.type.shape:
        return x
    if any(s.kind == "slice" and s.at[2] != 1 for s in steps):
        return _by_padding(x, steps, y, how)
    return _in_block(x, index, steps, y, how)


def _dtype_of(index: Any) -> Any:
    if is_value(index):
        return index.type.dtype
    return BOOL if getattr(index, "dtype", None) == np.bool_ else None


def _masked(x: Any, mask: Any, y: Any, how: str | None) -> Any:
    """A boolean mask of the leading dimensions with a scalar (or broadcastable) update."""
    mask = truth(mask)
    full = ops.broadcast_in_dim(
        mask, shape=x.type.shape, broadcast_dimensions=tuple(range(mask.type.ndim))
    )
    y = to_type(y, x.type.dtype) if is_number(y) else convert(value(y, "update"), x.type.dtype)
    y = broadcast_to(y, x.type.shape)
    return choose(full, y if how is None else _COMBINE[how](x, y), x)


def _out_of_range(x: Any, steps: Sequence[Step]) -> bool:
    own = [s for s in steps if s.kind != "new"]
    pairs = zip(own, x.type.shape, strict=True)
    return any(s.kind == "int" and not -n <= s.at < n for s, n in pairs)


def _block(x: Any, steps: Sequence[Step]) -> list[int]:
    """Sizes of the block of elements, with 1 where an int stands."""
    return [len(range(*s.at)) if s.kind == "slice" else 1 for s in steps if s.kind != "new"]


def _shaped(y: Any, steps: Sequence[Step], block: Sequence[int]) -> Any:
    """`y` broadcast to the indexed shape, then given the block's shape."""
    sizes = iter(block)
    shape = []
    for s in steps:
        n = 1 if s.kind == "new" else next(sizes)
        if s.kind in ("new", "slice"):
            shape.append(n)
    lead = y.type.ndim - len(shape)
    if lead > 0 and all(n == 1 for n in y.type.shape[:lead]):
        y = reshape(y, y.type.shape[lead:])
    return reshape(broadcast_to(y, tuple(shape)), tuple(block))


def _in_block(x: Any, index: Any, steps: Sequence[Step], y: Any, how: str | None) -> Any:
    block = _block(x, steps)
    if 0 in block:
        return x
    y = _shaped(y, steps, block)
    own = [s for s in steps if s.kind != "new"]
    starts, inside = [], None
    for s, n in zip(own, x.type.shape, strict=True):
        if s.kind == "scalar":
            start = wrapped(s.at, n)
            ok = ops.and_(
                ops.compare(start, splat(0, start.type), comparison_direction="GE"),
                ops.compare(start, splat(n, start.type), comparison_direction="LT"),
            )
            inside = ok if inside is None else ops.and_(inside, ok)
        else:
            at = s.at[0] if s.kind == "slice" else s.at % n
            start = splat(at, tensor((), I32))
        starts.append(start)
    if how is not None:
        old = ops.dynamic_slice(x, *starts, slice_sizes=tuple(block))
        y = _COMBINE[how](old, y)
    made = ops.dynamic_update_slice(x, y, *starts)
    return made if inside is None else ops.select(inside, made, x)


def _by_padding(x: Any, steps: Sequence[Step], y: Any, how: str | None) -> Any:
    """Strided slices: the update spread out by padding, and a mask of where it is."""
    if any(s.kind == "scalar" for s in steps):
        return _by_match(x, steps, y, how)
    block = _block(x, steps)
    if 0 in block:
        return x
    y = _shaped(y, steps, block)
    low, high, gaps, backward = [], [], [], []
    own = [s for s in steps if s.kind != "new"]
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


def _by_match(x: Any, steps: Sequence[Step], y: Any, how: str | None) -> Any:
    """Index arrays: every place looks at every update; the last of equal indices wins a `set`."""
    number, inside = _linear(x, steps)
    count = number.type.size
    y = reshape(broadcast_to(_squeezed(y, number.type.ndim), number.type.shape), (count,))
    if all_known([x, y, number, inside]):
        return write(x, y, number, inside, how)
    flat = reshape(number, (count,))
    ok = reshape(inside, (count,))
    n = x.type.size
    places = ops.iota(iota_dimension=0, shape=(n, count), dtype=I32)
    wanted = ops.broadcast_in_dim(flat, shape=(n, count), broadcast_dimensions=(1,))
    match = ops.compare(places, wanted, comparison_direction="EQ")
    match = ops.and_(match, ops.broadcast_in_dim(ok, shape=(n, count), broadcast_dimensions=(1,)))
    rows = ops.broadcast_in_dim(y, shape=(n, count), broadcast_dimensions=(1,))
    if how is not None:
        return _COMBINE[how](x, reshape(_fold(rows, match, how), x.type.shape))
    order = ops.iota(iota_dimension=1, shape=(n, count), dtype=I32)
    last = _fold(ops.select(match, order, splat(-1, order.type)), match, "maximum")
    here = ops.broadcast_in_dim(last, shape=(n, count), broadcast_dimensions=(0,))
    chosen = ops.compare(order, here, comparison_direction="EQ")
    found = _fold(rows, chosen, "or" if y.type.dtype is BOOL else "add")
    any_ = ops.compare(last, splat(0, last.type), comparison_direction="GE")
    return choose(reshape(any_, x.type.shape), reshape(found, x.type.shape), x)


def _squeezed(y: Any, ndim: int) -> Any:
    lead = y.type.ndim - ndim
    return reshape(y, y.type.shape[lead:]) if lead > 0 else y


def _fold(rows: Any, mask: Any, name: str) -> Any:
    d = rows.type.dtype
    neutral = identity(name, d)
    start = state.interp.constant(neutral, tensor((), d))
    picked = ops.select(mask, rows, state.interp.constant(neutral, rows.type.strong))
    return ops.reduce(picked, start, dimensions=(1,), body=monoid(name, d))


def _linear(x: Any, steps: Sequence[Step]) -> tuple[Any, Any]:
    """The number (in row-major order) of every place indexed, and whether it is in range.

    Found by indexing: the numbers along each dimension, indexed as the array would be, added up.
    """
    shape = x.type.shape
    index = tuple([_item(s) for s in steps])
    numbers = getitem(
        reshape(ops.iota(iota_dimension=0, shape=(x.type.size,), dtype=I32), shape), index
    )
    inside = splat(True, numbers.type.with_dtype(BOOL))
    own = [s for s in steps if s.kind != "new"]
    for axis, (s, n) in enumerate(zip(own, shape, strict=True)):
        if s.kind not in ("array", "scalar"):
            continue
        i = wrapped(s.at, n)
        ok = ops.and_(
            ops.compare(i, splat(0, i.type), comparison_direction="GE"),
            ops.compare(i, splat(n, i.type), comparison_direction="LT"),
        )
        inside = ops.and_(inside, _aligned(ok, steps, axis, numbers.type.shape))
    return numbers, inside


def _item(s: Step) -> Any:
    if s.kind == "slice":
        start, stop, by = s.at
        return slice(start, None if by < 0 and stop < 0 else stop, by)
    return None if s.kind == "new" else s.at


def _aligned(ok: Any, steps: Sequence[Step], axis: int, shape: tuple[int, ...]) -> Any:
    """A fact about each element of an index array, spread over the indexed shape."""
    where = [n for n, s in enumerate(steps) if s.kind in ("array", "scalar", "int")]
    together = where == list(range(where[0], where[-1] + 1))
    arrays = [s.at.type.ndim for s in steps if s.kind == "array"]
    rank = max(arrays, default=0)
    before = [s for s in steps[: where[0]] if s.kind in ("slice", "new")] if together else []
    lead = len(before) + rank - ok.type.ndim
    dims = tuple(range(lead, lead + ok.type.ndim))
    sizes = [shape[d] for d in dims]
    return ops.broadcast_in_dim(spread(ok, tuple(sizes)), shape=shape, broadcast_dimensions=dims)
