"""`interp`: straight lines between points."""

from __future__ import annotations

from typing import Any

from monograph._operands.values import promote_inexact, to_type, value
from monograph.hlo.errors import ArgumentError, ShapeError
from monograph.hlo.ops.slices import cut
from monograph.numpy.binary import (
    add,
    divide,
    equal,
    greater,
    less,
    multiply,
    remainder,
    subtract,
)
from monograph.numpy.choosing import clip, require_vector, where
from monograph.numpy.indexing import take
from monograph.numpy.joining import concatenate
from monograph.numpy.quantiles import searchsorted
from monograph.numpy.shapes import reshape
from monograph.numpy.sorting import sort_values
from monograph.numpy.unary import abs


def interp(
    x: Any, xp: Any, fp: Any, left: Any = None, right: Any = None, period: Any = None
) -> Any:
    """Linear interpolation of the points (`xp`, `fp`), `xp` increasing, at `x`.

    Args:
        x: where to interpolate, of any shape.
        xp, fp: vectors of as many elements.
        left, right: values below the first and above the last point; by default those points'. The
            text ``"extrapolate"`` continues the outermost pieces.
        period: of `x` and `xp`, which then need not be in order.

    >>> import monograph.numpy as mnp
    >>> mnp.interp(mnp.array([0.5, 9.0]), mnp.array([0.0, 1.0]), mnp.array([10.0, 20.0]))
    Array([15., 20.], dtype=float32)
    """
    x, xp = promote_inexact("interp", x, value(xp, "interp", 1))
    (fp,) = promote_inexact("interp", value(fp, "interp", 2))
    if x.type.dtype.is_complex:
        raise ArgumentError("interp: complex x", fix="interpolate along real numbers.")
    require_vector("interp", "xp", xp)
    require_vector("interp", "fp", fp)
    n = xp.type.shape[0]
    if fp.type.shape[0] != n or not n:
        raise ShapeError(
            f"interp: {n} points but {fp.type.shape[0]} values",
            operands={"xp": xp.type, "fp": fp.type},
            fix="give one value for each point, and at least one point.",
        )
    if period is not None:
        x, xp, fp = _periodic(x, xp, fp, period)
        left = right = None
        n += 2
    made = _on_pieces(x, xp, fp)
    sides = ((left, 0, less), (right, n - 1, greater))
    for end, at, beyond in sides:
        if isinstance(end, str):
            if end != "extrapolate":
                raise ArgumentError(f"interp: {end!r}", fix="give a number or 'extrapolate'.")
            continue
        outside = beyond(x, reshape(cut(xp, 0, at, at + 1), ()))
        flat = reshape(cut(fp, 0, at, at + 1), ())
        made = where(outside, flat if end is None else to_type(end, made.type.dtype), made)
    return made


def _on_pieces(x: Any, xp: Any, fp: Any) -> Any:
    """The straight line through the two points around `x`; the first of them where they meet."""
    n = xp.type.shape[0]
    after = clip(searchsorted(xp, x, "right"), 1, max(n - 1, 1))
    before = subtract(after, 1)
    x0, x1 = (take(xp, i, 0, mode="clip") for i in (before, after))
    y0, y1 = (take(fp, i, 0, mode="clip") for i in (before, after))
    width = subtract(x1, x0)
    none = equal(width, 0)
    slope = divide(subtract(y1, y0), where(none, 1, width))
    return where(none, y0, add(y0, multiply(subtract(x, x0), slope)))


def _periodic(x: Any, xp: Any, fp: Any, period: Any) -> tuple[Any, Any, Any]:
    """Points of one period in order, with a neighbour on each side, and `x` within it."""
    if not isinstance(period, int | float) and getattr(period, "ndim", 0) != 0:
        raise ArgumentError("interp: period is not a number", fix="give one number.")
    size = abs(period)
    x, xp = remainder(x, size), remainder(xp, size)
    xp, fp = sort_values([xp, fp], 0, 1)
    n = xp.type.shape[0]
    last, first = cut(xp, 0, n - 1, n), cut(xp, 0, 0, 1)
    xp = concatenate([subtract(last, size), xp, add(first, size)], 0)
    return x, xp, concatenate([cut(fp, 0, n - 1, n), fp, cut(fp, 0, 0, 1)], 0)
