"""Axes and shapes as users write them: negative axes, one int for a tuple, what broadcasts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from monograph.hlo.errors import AxisError, ShapeError, joined
from monograph.tracer.arguments import as_int, is_index


def axis_of(axis: Any, ndim: int, where: str) -> int:
    """`axis` counted from the front.

    Raises:
        AxisError: if an array of `ndim` dimensions has no such axis.
    """
    a = axis if type(axis) is int else as_int(axis, "axis")
    if not -ndim <= a < ndim:
        raise AxisError(
            f"{where}: axis {a} is out of range for an array of {ndim} dimensions",
            why=f"its axes are {-ndim} to {ndim - 1}." if ndim else "a scalar has no axes.",
            fix="use an axis in that range.",
        )
    return a + ndim if a < 0 else a


def axes_of(axis: Any, ndim: int, where: str) -> tuple[int, ...]:
    """Axes counted from the front: all for None, one for an int, else those of the sequence.

    Raises:
        AxisError: if one is out of range or given twice.
    """
    if axis is None:
        return tuple(range(ndim))
    given = listed(axis)
    axes = tuple([axis_of(a, ndim, where) for a in given])
    if len(set(axes)) != len(axes):
        raise AxisError(f"{where}: an axis is given twice in {given}", fix="give each once.")
    return axes


def listed(given: Any) -> tuple[Any, ...]:
    """The entries of any sequence of axes or sizes (a range, a vector), or the one that it is."""
    if type(given) is tuple:  # as most are: the questions below take longer than an op
        return given
    if type(given) is int or not isinstance(given, Iterable) or is_index(given):
        return (given,)
    if getattr(given, "ndim", None) == 0:  # as_int says why a traced number is none
        return (given,)
    return tuple(given)


def ints_of(given: Any, what: str) -> tuple[int, ...]:
    """Python ints from any sequence (a vector, too) or a single one; `what` each is."""
    return tuple([n if type(n) is int else as_int(n, what) for n in listed(given)])


def shape_of(shape: Any, where: str) -> tuple[int, ...]:
    """A shape as a tuple of ints, from any sequence or a single int.

    Raises:
        ShapeError: if a size is negative.
    """
    out = ints_of(shape, f"{where}: a size")
    if any(n < 0 for n in out):
        raise ShapeError(f"{where}: negative size in shape {out}", fix="sizes are 0 or more.")
    return out


def broadcast_shapes(
    *shapes: Sequence[int] | int, where: str = "broadcast_shapes"
) -> tuple[int, ...]:
    """The shape that arrays of these shapes broadcast to; an int is a shape of one dimension.

    Raises:
        ArgumentError: if a size is no integer.
        ShapeError: if sizes differ where neither is 1, or one is negative.

    >>> broadcast_shapes((2, 1), (3,))
    (2, 3)
    """
    whole = [(s,) if isinstance(s, int) else s for s in shapes]
    rank = max((len(s) for s in whole), default=0)
    out = [1] * rank
    for s in whole:
        for i, n in enumerate(s, rank - len(s)):
            if n != out[i] and n != 1:
                if out[i] != 1:
                    raise _no_broadcast(whole, where, i - rank, (out[i], n))
                sized = type(n) is int and n >= 0
                out[i] = n if sized else shape_of(s, where)[i - rank]
    return tuple(out)


def _no_broadcast(
    shapes: Sequence[Sequence[int]], where: str, axis: int, sizes: tuple[int, int]
) -> ShapeError:
    named = joined([tuple(s) for s in shapes])
    names = "xy" if len(shapes) == 2 else [f"x{i}" for i in range(len(shapes))]
    return ShapeError(
        f"{where}: shapes {named} do not broadcast: {sizes[0]} and {sizes[1]} on axis {axis}",
        operands={name: f"shape {tuple(s)}" for name, s in zip(names, shapes, strict=True)},
        why="shapes are aligned at the right; two sizes must be equal or one of them 1.",
        fix="reshape one operand, or insert an axis of size 1 where it should broadcast "
        "(x[:, None]).",
    )
