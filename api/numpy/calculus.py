"""Derivatives of sampled functions, and phases without jumps."""

from __future__ import annotations

from typing import Any

import numpy as np

from monograph._operands.axes import axes_of, axis_of
from monograph._operands.values import promote, promote_inexact, value
from monograph.hlo.errors import ArgumentError, DTypeError, ShapeError, UnsupportedError
from monograph.hlo.ops.slices import cut
from monograph.numpy.binary import (
    add,
    bitwise_and,
    divide,
    equal,
    floor_divide,
    greater,
    less,
    multiply,
    remainder,
    subtract,
)
from monograph.numpy.choosing import cumsum, diff, where
from monograph.numpy.joining import concatenate
from monograph.numpy.shapes import reshape
from monograph.numpy.unary import abs


def gradient(f: Any, *varargs: Any, axis: Any = None, edge_order: int | None = None) -> Any:
    """The derivative of samples along axes, by central differences (one-sided at the ends).

    Args:
        f: the samples.
        varargs: their distance (1 by default): one number or vector of places for all axes, or one
            for each.
        axis: along which; all by default.
        edge_order: must be None.

    Returns:
        An array for one axis, else a list with one for each.

    >>> import monograph.numpy as mnp
    >>> mnp.gradient(mnp.array([1.0, 2.0, 4.0]))
    Array([1. , 1.5, 2. ], dtype=float32)
    """
    if edge_order is not None:
        raise UnsupportedError("gradient: edge_order", fix="leave it out.")
    x, *given = promote_inexact("gradient", value(f, "gradient"), *varargs)
    axes = axes_of(axis, x.type.ndim, "gradient")
    if not axes:
        return []
    if len(given) not in (0, 1, len(axes)):
        raise TypeError(f"gradient: {len(given)} distances for {len(axes)} axes")
    if any(x.type.shape[i] < 2 for i in axes):
        raise ShapeError(
            "gradient: an axis has fewer than 2 samples",
            operands={"f": x.type},
            fix="give at least 2 samples along each axis.",
        )
    steps = [value(1.0)] if not given else given
    steps = steps * len(axes) if len(steps) == 1 else steps
    made = [_along(x, h, at) for at, h in zip(axes, steps, strict=True)]
    return made[0] if len(made) == 1 else made


def _along(x: Any, h: Any, at: int) -> Any:
    n = x.type.shape[at]
    first = subtract(cut(x, at, 1, 2), cut(x, at, 0, 1))
    last = subtract(cut(x, at, n - 1, n), cut(x, at, n - 2, n - 1))
    before, middle, after = (cut(x, at, i, n - 2 + i) for i in (0, 1, 2))
    if h.type.ndim == 0:
        inner = divide(multiply(subtract(after, before), 0.5), h)
        return concatenate([divide(first, h), inner, divide(last, h)], at)
    if h.type.ndim != 1 or h.type.shape[0] != n:
        raise ShapeError(
            f"gradient: places of shape {h.type.shape} for {n} samples",
            operands={"f": x.type},
            fix="give one place for each sample, or one distance for all.",
        )
    wide = [1] * x.type.ndim
    wide[at] = n
    gaps = diff(reshape(h, tuple(wide)), axis=at)
    low, high = cut(gaps, at, 0, n - 2), cut(gaps, at, 1, n - 1)
    both = add(low, high)
    a = divide(multiply(high, -1), multiply(low, both))
    b = divide(subtract(high, low), multiply(low, high))
    c = divide(low, multiply(high, both))
    inner = add(add(multiply(a, before), multiply(b, middle)), multiply(c, after))
    ends = cut(gaps, at, 0, 1), cut(gaps, at, n - 2, n - 1)
    return concatenate([divide(first, ends[0]), inner, divide(last, ends[1])], at)


def unwrap(p: Any, discont: Any = None, axis: int = -1, period: Any = 2 * np.pi) -> Any:
    """Phases without jumps: whole periods are added where neighbours differ by more than half one.

    Args:
        p: phases.
        discont: the least jump; half a period by default.
        axis: along which neighbours stand.
        period: of the phases.
    """
    x, whole = promote("unwrap", value(p, "unwrap"), period)
    if x.type.dtype.is_complex:
        raise DTypeError(
            "unwrap of complex numbers", operands={"p": x.type}, fix="unwrap angle(p)."
        )
    if x.type.dtype.kind == "bool":
        raise ArgumentError("unwrap of booleans", fix="convert them to numbers first.")
    at = axis_of(axis, x.type.ndim, "unwrap")
    n = x.type.shape[at]
    if not n:
        return x
    least = divide(whole, 2) if discont is None else discont
    half = floor_divide(whole, 2) if x.type.dtype.is_integer else divide(whole, 2)
    step = diff(x, axis=at)
    short = subtract(remainder(add(step, half), whole), half)
    edge = bitwise_and(equal(short, multiply(half, -1)), greater(step, 0))
    short = where(edge, half, short)
    added = where(less(abs(step), least), 0, subtract(short, step))
    rest = add(cut(x, at, 1, n), cumsum(added, at))
    return concatenate([cut(x, at, 0, 1), rest], at)
