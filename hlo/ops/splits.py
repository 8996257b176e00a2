"""What `split` rules have in common: which axes cut a result, and parts that a device sees.

A rule is ``(cut, node, ins, outs) -> pieces``: it emits one device's share of a node of whole
values. `cut` is a `monograph.sharding.cut.Cut`, `ins` are the pieces of the operands, `outs` say
how the results are wanted. What it gives may be cut in another way, or be terms of a sum; None:
nothing is to be had from pieces.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import Any

from monograph.hlo.ops.leaf import splat
from monograph.hlo.ops.monoids import identity
from monograph.hlo.record import ops
from monograph.hlo.state import located, state
from monograph.hlo.types import I32, TensorType, tensor

Names = tuple[str, ...]


def number(n: int) -> Any:
    """An i32 scalar."""
    return splat(n, tensor((), I32))


def because(note: str) -> AbstractContextManager[None]:
    """What is emitted inside says why it is there."""
    loc = state.loc
    return located(None if loc is None else loc.with_note(note))


def ceil_div(a: int, b: int) -> int:
    """a / b, rounded up."""
    return -(-a // b)


def axes_for(cut: Any, x: Any, want: Any, dim: int, taken: Sequence[str] = ()) -> Names:
    """The axes along which the result of an op on piece `x` is cut in a dimension that both have.

    Those that cut the operand; where none does, those that are wanted, if they are free.
    """
    held: Names = x.tiling.dims[dim]
    if held:
        return held
    wanted: Names = want.dims[dim]
    busy = {*x.tiling.axes, *x.tiling.partial, *taken}
    return () if cut.parts(wanted) == 1 or busy & set(wanted) else wanted


def with_value(cut: Any, x: Any, value: Any) -> Any:
    """The same piece with more or fewer places along some dimensions."""
    return cut.piece(value, x.type, x.tiling)


def whole_along(cut: Any, x: Any, dims: Sequence[int]) -> Any:
    """The piece with all of these dimensions."""
    if not any(x.tiling.dims[d] for d in dims):
        return x
    want = x.tiling
    for d in dims:
        want = want.with_dim(d, ())
    return cut.reshard(x, want)


def inner_start(start: Any, most: int) -> Any:
    """A scalar start, moved into ``0 .. most`` as far as its own type goes, as i32."""
    t = start.type
    limit = min(most, 2 ** (t.dtype.bits - (t.dtype.kind == "int")) - 1)
    inside = ops.clamp(splat(0, t), start, splat(limit, t))
    return inside if t.dtype is I32 else ops.convert(inside, dtype=I32)


def sum_of_one(t: TensorType) -> str:
    """The monoid that takes elements from the one device that has them."""
    return "maximum" if t.dtype.kind == "bool" else "add"


def nothing(t: TensorType) -> Any:
    """What the devices that don't have an element give: a scalar of the type's elements."""
    return splat(identity(sum_of_one(t), t.dtype), tensor((), t.dtype))


def around(x: Any, value: Any, low: Sequence[int], high: Sequence[int]) -> Any:
    """`x` with a scalar around it."""
    if not any(low) and not any(high):
        return x
    none = (0,) * x.type.ndim
    return ops.pad(
        x,
        value,
        edge_padding_low=tuple(low),
        edge_padding_high=tuple(high),
        interior_padding=none,
    )


def clipped(x: Any, low: int, high: int) -> Any:
    """An i32 scalar, moved into ``low .. high``."""
    return ops.clamp(number(low), x, number(high))


def own_start(cut: Any, names: Names, size: int) -> Any:
    """The first place of this device's piece of so many: an i32 scalar."""
    return ops.multiply(cut.index(names), number(size))


def seen_part(cut: Any, x: Any, starts: Sequence[Any], sizes: Sequence[int]) -> Any:
    """What a device has of a window of the whole value, and nothing elsewhere.

    Args:
        cut: what emits.
        x: a piece.
        starts: per dimension the window's first place, an i32 scalar; None where it is the piece.
        sizes: the window's.

    Returns:
        A value of shape `sizes`: the sum over the devices is the window.
    """
    shape = x.value.type.shape
    low, at = [0] * len(shape), []
    for d, (start, size) in enumerate(zip(starts, sizes, strict=True)):
        if start is None:
            at.append(number(0))
        elif not x.tiling.dims[d]:
            at.append(start)
        else:
            low[d] = size
            off = ops.subtract(start, own_start(cut, x.tiling.dims[d], shape[d]))
            at.append(ops.add(clipped(off, -size, shape[d]), number(size)))
    padded = around(x.value, nothing(x.type), low, low)
    return ops.dynamic_slice(padded, *at, slice_sizes=tuple(sizes))


def taken(x: Any, dim: int, start: Any, size: int) -> Any:
    """`size` places of `x` from a start that is known at run time, which is clamped."""
    sizes = list(x.type.shape)
    sizes[dim] = size
    zero = number(0)
    starts = [start if d == dim else zero for d in range(len(sizes))]
    return ops.dynamic_slice(x, *starts, slice_sizes=tuple(sizes))


def spread(
    cut: Any, x: Any, dim: int, names: Names, apart: int, scale: int, offset: int, size: int,
    fill: Any,
) -> Any:  # fmt: skip
    """A stretch of a dimension whose elements were moved `apart`, with `fill` between and around.

    Device i gets the `size` places from ``i * scale + offset`` on, of the dimension as it is then.
    """
    if apart == 1 or size == 0:
        return cut.fetch(x, dim, scale, offset, size, fill, names=names)
    count, first = ceil_div(size, apart), offset + apart - 1
    given = cut.fetch(x, dim, scale, first, count, fill, step=apart, names=names)
    steady = scale % apart == 0
    ahead = -offset % apart if steady else apart - 1
    wide = size if steady else size + apart - 1
    none = [0] * x.type.ndim
    low, high, inner = list(none), list(none), list(none)
    low[dim], inner[dim] = ahead, apart - 1
    high[dim] = wide - ahead - (count - 1) * apart - 1
    scalar = fill if hasattr(fill, "type") else splat(fill, tensor((), x.type.dtype))
    made = ops.pad(
        given,
        scalar,
        edge_padding_low=tuple(low),
        edge_padding_high=tuple(high),
        interior_padding=tuple(inner),
    )
    if steady:
        return made
    least = first + min(0, scale * (cut.parts(names) - 1))
    bias = max(0, -(least // apart)) * apart
    place = ops.add(ops.multiply(cut.index(names), number(scale)), number(first + bias))
    return taken(made, dim, ops.remainder(place, number(apart)), size)
