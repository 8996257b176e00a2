"""``x[ds(start, size)]``: a part of a static size that begins at an index that may be traced.

A box is cut out of the array, and what else the index says is about that. Called by
`monograph.numpy.indexing` and `updates`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from monograph._operands.values import choose, value
from monograph.hlo.errors import ArgumentError, AxisError
from monograph.hlo.ops.leaf import splat
from monograph.hlo.record import ops
from monograph.hlo.types import I32, tensor
from monograph.numpy.binary import greater_equal, less_equal, logical_and
from monograph.numpy.index_steps import consumed, wrapped


@dataclass(frozen=True, eq=False)
class Slice:
    """Elements `start`, ``start + stride``, ...: `size` of them; made by `ds`."""

    start: Any
    size: int
    stride: int = 1

    @property
    def span(self) -> int:
        """How many elements lie from the first to the last."""
        return (self.size - 1) * self.stride + 1 if self.size else 0


def ds(start: Any, size: Any = None, stride: int | None = None) -> slice | Slice:
    """An index for `size` elements from `start` on, which may be traced, as slices may not.

    Args:
        start: the first element; negative ones count from the end. Without `size`, the size of a
            part that begins at 0; None for everything.
        size: how many elements, a Python int.
        stride: how far they lie apart, 1 if left out.

    What would reach beyond the end is read from an earlier start, as by `lax.dynamic_slice`, and
    not written at all (``x.at[ds(...)]``).

    >>> import monograph.numpy as mnp
    >>> mnp.arange(10)[ds(4, 2)].tolist()
    [4, 5]
    """
    if start is None:
        return slice(None)
    if size is None:
        start, size = 0, start
    by = 1 if stride is None else stride
    if not isinstance(size, int) or size < 0 or not isinstance(by, int) or by < 1:
        raise ArgumentError(
            "ds: size and stride are Python integers",
            operands={"size": size, "stride": by},
            why="the shape of the result depends on them.",
            fix="give a size of 0 or more and a stride of 1 or more.",
        )
    return Slice(start, size, by)


def has_boxes(index: Any) -> bool:
    """Whether there is a `Slice` in an index."""
    if type(index) is tuple:
        return any(type(i) is Slice for i in index)
    return type(index) is Slice


def cut_out(x: Any, index: Any) -> tuple[Any, Any, list[Any]]:
    """The box of an index, what the index says of that, and where it begins."""
    items = index if type(index) is tuple else (index,)
    shape = x.type.shape
    left = len(shape) - sum(consumed(i) for i in items)
    zero = splat(0, tensor((), I32))
    starts, sizes, rest = [zero] * len(shape), list(shape), []
    axis = 0
    for item in items:
        if type(item) is not Slice:
            rest.append(item)
            axis += left if item is Ellipsis else consumed(item)
            continue
        if axis >= len(shape) or item.span > shape[axis]:
            raise AxisError(
                f"ds of {item.size} elements is longer than axis {axis}",
                operands={"x": x.type, "span": item.span},
                fix="give a size that fits.",
            )
        starts[axis], sizes[axis] = _start(item.start, shape[axis]), item.span
        rest.append(slice(None, None, item.stride))
        axis += 1
    return ops.dynamic_slice(x, *starts, slice_sizes=tuple(sizes)), tuple(rest), starts


def put_back(x: Any, part: Any, made: Any, starts: list[Any]) -> Any:
    """`x` with the box at `starts` replaced by `made`, unless it reaches beyond the end."""
    inside = None
    for start, n, whole in zip(starts, part.type.shape, x.type.shape, strict=True):
        if n < whole:
            fits = logical_and(greater_equal(start, 0), less_equal(start, whole - n))
            inside = fits if inside is None else logical_and(inside, fits)
    if inside is not None:
        made = choose(inside, made, part)
    return ops.dynamic_update_slice(x, made, *starts)


def _start(start: Any, n: int) -> Any:
    found = value(start, "ds")
    if found.type.shape or not found.type.dtype.is_integer:
        raise ArgumentError(
            "ds: start is an integer scalar", operands={"start": found.type}, fix="convert it."
        )
    return wrapped(found, n)
