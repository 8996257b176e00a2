"""Quantiles, medians and percentiles, with and without NaNs, and places in sorted arrays."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np

from monograph._operands.axes import axes_of
from monograph._operands.placed import placeable
from monograph._operands.values import (
    broadcast_to,
    choose,
    convert,
    promote,
    promote_inexact,
    together,
    value,
)
from monograph.hlo.errors import ArgumentError, DTypeError, ShapeError, UnsupportedError
from monograph.hlo.ops.leaf import splat
from monograph.hlo.ops.orders import canonical
from monograph.hlo.ops.slices import cut
from monograph.hlo.record import ops
from monograph.hlo.types import I32, tensor
from monograph.numpy import binary, choosing, indexing, reductions, shapes
from monograph.numpy.predicates import isnan
from monograph.numpy.sorting import sort_values
from monograph.numpy.unary import ceil, floor

METHODS = ("linear", "lower", "higher", "midpoint", "nearest", "inverted_cdf")


# ---- quantiles -----------------------------------------------------------------------------------


def _quantile(
    name: str, a: Any, q: Any, axis: Any, method: str, keepdims: bool, skip: bool, weights: Any
) -> Any:
    """The quantiles of the numbers along axes; `skip`: NaNs are left out, else they win."""
    if method not in METHODS:
        raise ValueError(f"{name}: method {method!r} is none of {', '.join(METHODS)}")
    if weights is not None and method != "inverted_cdf":
        raise UnsupportedError(
            f"{name}: weights with this method", fix="use method='inverted_cdf'."
        )
    (x,) = promote_inexact(name, a)
    (at,) = promote_inexact(name, q)
    if x.type.dtype.is_complex:
        raise DTypeError(
            f"{name}: complex numbers have no order", fix="take abs(x), x.real or x.imag first."
        )
    if at.type.ndim > 1:
        raise ShapeError(f"{name}: q has shape {at.type.shape}", fix="give a number or a vector.")
    dims = axes_of(axis, x.type.ndim, name)
    kept = [1 if i in dims else n for i, n in enumerate(x.type.shape)]
    if any(x.type.shape[i] == 0 for i in dims) and 0 not in kept:
        raise ArgumentError(
            f"{name}: there are no elements to take quantiles of",
            operands={"a": x.type},
            fix="give an array with elements along these axes.",
        )
    if weights is not None:
        weights = _weights_like(name, weights, x, dims, axis is None)
    rows = _rows(x, dims)
    if method == "inverted_cdf":
        made = _by_weight(rows, at, None if weights is None else _rows(weights, dims), skip)
    else:
        made = _between(rows, at, method, skip)
    made = convert(made, x.type.dtype)
    return shapes.reshape(made, (*at.type.shape, *kept)) if keepdims else made


def _rows(x: Any, dims: tuple[int, ...]) -> Any:
    """`x` with the given dimensions as one, the last."""
    others = [i for i in range(x.type.ndim) if i not in dims]
    moved = shapes.transpose(x, (*others, *dims))
    lead = tuple(x.type.shape[i] for i in others)
    return shapes.reshape(moved, (*lead, math.prod(x.type.shape[i] for i in dims)))


def _weights_like(name: str, weights: Any, x: Any, dims: tuple[int, ...], whole: bool) -> Any:
    w = convert(value(weights, name), x.type.dtype)
    wanted = tuple(x.type.shape[i] for i in dims)
    if w.type.shape == x.type.shape:
        return w
    if whole or w.type.shape != wanted:
        raise ShapeError(
            f"{name}: weights of shape {w.type.shape}",
            operands={"a": x.type},
            fix=f"give weights of shape {x.type.shape if whole else wanted}.",
        )
    return ops.broadcast_in_dim(w, shape=x.type.shape, broadcast_dimensions=dims)


def _sorted_rows(x: Any, skip: bool, others: tuple[Any, ...] = ()) -> list[Any]:
    """Rows in order, NaNs last; a row that holds one is all NaN, unless they are skipped."""
    nan = splat(np.nan, x.type.strong)
    bad = isnan(x)
    if not skip:
        bad = broadcast_to(reductions.any_(bad, -1, keepdims=True), x.type.shape)
    return sort_values([choose(bad, nan, x), *others], x.type.ndim - 1)


def _between(x: Any, q: Any, method: str, skip: bool) -> Any:
    """The elements of the rows around place ``q * (n - 1)``, combined by a method."""
    (x,) = _sorted_rows(x, skip)
    lead, n = x.type.shape[:-1], x.type.shape[-1]
    full = (*q.type.shape, *lead)
    spread = ops.broadcast_in_dim(q, shape=full, broadcast_dimensions=tuple(range(q.type.ndim)))
    last = splat(n - 1, spread.type.strong)
    if skip:
        count = reductions.sum(binary.equal(x, x), -1, q.type.dtype.np)
        last = broadcast_to(binary.subtract(count, 1), full)
    place = ops.multiply(spread, last)
    low, high = floor(place), ceil(place)
    weight = ops.subtract(place, low)
    zero = splat(0, last.type.strong)
    ends = [ops.maximum(zero, ops.minimum(p, last)) for p in (low, high)]
    below, above = (_at_places(x, convert(p, I32), q) for p in ends)
    if method == "lower":
        return below
    if method == "higher":
        return above
    if method == "nearest":
        return choose(binary.less_equal(weight, 0.5), below, above)
    if method == "midpoint":
        return binary.multiply(binary.add(below, above), 0.5)
    d = q.type.dtype
    rest = binary.subtract(1, weight)
    return binary.add(
        binary.multiply(convert(below, d), rest), binary.multiply(convert(above, d), weight)
    )


def _at_places(x: Any, place: Any, q: Any) -> Any:
    """The element at a place of every row, for every quantile (they come first)."""
    if not q.type.ndim:
        wide = shapes.expand_dims(place, place.type.ndim)
        return shapes.squeeze(indexing.take_along_axis(x, wide, -1, mode="clip"), -1)
    found = indexing.take_along_axis(x, shapes.moveaxis(place, 0, -1), -1, mode="clip")
    return shapes.moveaxis(found, -1, 0)


def _by_weight(x: Any, q: Any, weights: Any, skip: bool) -> Any:
    """The first element up to which the weights come to at least ``q`` of their sum."""
    w = splat(1, x.type.strong) if weights is None else weights
    x, w = _sorted_rows(x, skip, (w,))
    wrong, nan = ops.or_(binary.less(w, 0), isnan(w)), isnan(x)
    total = choosing.cumsum(choose(ops.or_(wrong, nan), splat(0, w.type.strong), w), -1)
    n = x.type.shape[-1]
    whole = cut(total, x.type.ndim - 1, n - 1, n)
    asked = shapes.reshape(q, (*q.type.shape, *(1,) * x.type.ndim))
    target = binary.multiply(*together("quantile", (asked, whole)))
    before = binary.less(*together("quantile", (total, target)))
    place = reductions.sum(before, -1, "int32")
    count = splat(n, tensor(x.type.shape[:-1], I32))
    if skip:
        count = reductions.sum(ops.not_(nan), -1, "int32")
    last = binary.subtract(count, 1)
    place = binary.maximum(0, binary.minimum(*together("quantile", (place, last))))
    made = _at_places(x, place, q)
    bad = reductions.any_(wrong, -1)
    lost = binary.equal(count, 0) if skip else reductions.any_(nan, -1)
    return choosing.where(ops.or_(bad, lost), np.nan, made)


def _no_out(name: str, out: Any, overwrite_input: bool) -> None:
    if out is not None or overwrite_input:
        raise ValueError(f"{name}: arrays are immutable; there is no out and no overwriting")


def _family(name: str, skip: bool, scale: int, what: str) -> Callable[..., Any]:
    def f(
        a: Any,
        q: Any,
        axis: Any = None,
        out: None = None,
        overwrite_input: bool = False,
        method: str = "linear",
        keepdims: bool = False,
        *,
        weights: Any = None,
    ) -> Any:
        _no_out(name, out, overwrite_input)
        if scale != 1:
            (q,) = promote_inexact(name, value(q, name, 1))
            q = binary.divide(q, scale)
        return _quantile(name, a, q, axis, method, keepdims, skip, weights)

    f.__name__ = f.__qualname__ = name
    f.__doc__ = f"""{what}

    Args:
        a: real numbers.
        q: which, from 0 to {scale}: a number, or a vector (it makes the first dimension).
        axis: an axis or several; None for all.
        out, overwrite_input: must be left out.
        method: what is taken between two elements: {", ".join(METHODS)}.
        keepdims: whether the axes stay, with size 1.
        weights: of the elements, for ``inverted_cdf``.
    """
    return f


quantile = _family("quantile", False, 1, "Quantiles along axes; NaN where there is a NaN.")
nanquantile = _family("nanquantile", True, 1, "Quantiles along axes of all that is not NaN.")
percentile = placeable(
    _family("percentile", False, 100, "Percentiles along axes; NaN where there is a NaN.")
)
nanpercentile = _family("nanpercentile", True, 100, "Percentiles along axes of what is not NaN.")


def median(
    a: Any, axis: Any = None, out: None = None, overwrite_input: bool = False,
    keepdims: bool = False,
) -> Any:  # fmt: skip
    """The median along axes (all by default); NaN where there is a NaN.

    >>> import monograph.numpy as mnp
    >>> mnp.median(mnp.array([3.0, 1.0, 2.0, 10.0]))
    Array(2.5, dtype=float32)
    """
    _no_out("median", out, overwrite_input)
    return _quantile("median", a, 0.5, axis, "midpoint", keepdims, False, None)


def nanmedian(
    a: Any, axis: Any = None, out: None = None, overwrite_input: bool = False,
    keepdims: bool = False,
) -> Any:  # fmt: skip
    """The median along axes (all by default) of what is not NaN."""
    _no_out("nanmedian", out, overwrite_input)
    return _quantile("nanmedian", a, 0.5, axis, "midpoint", keepdims, True, None)


# ---- places in a sorted array --------------------------------------------------------------------

_COMPARED = 64  # elements up to which all are compared
_SEARCHES = ("scan", "scan_unrolled", "sort", "compare_all")


def searchsorted(
    a: Any, v: Any, side: str = "left", sorter: Any = None, *, method: str = "scan"
) -> Any:
    """Where values would go in a sorted vector.

    Args:
        a: a vector in ascending order, NaNs last.
        v: values of any shape.
        side: ``left``: before the elements that equal a value; ``right``: after them.
        sorter: indices that sort `a`, where it is not sorted.
        method: accepted; the result is the same.

    >>> import monograph.numpy as mnp
    >>> mnp.searchsorted(mnp.array([1, 2, 2, 3]), mnp.array([2, 5]))
    Array([1, 4], dtype=int32)
    """
    if side not in ("left", "right"):
        raise ValueError(f"searchsorted: side={side!r} is neither 'left' nor 'right'")
    if method not in _SEARCHES:
        raise ValueError(f"searchsorted: method {method!r} is none of {', '.join(_SEARCHES)}")
    if value(a, "searchsorted").type.ndim != 1:
        raise ValueError("searchsorted: a is not a vector")
    if sorter is not None:
        a = indexing.take(a, sorter, 0, mode="clip")
    x, y = (canonical(z) for z in promote("searchsorted", a, v))
    n = x.type.shape[0]
    if n <= _COMPARED:
        wide = shapes.expand_dims(y, y.type.ndim)
        before = _before(x, wide) if side == "left" else binary.logical_not(_before(wide, x))
        return reductions.sum(before, -1, "int32")
    return _by_halves(x, y, side == "left")


def _before(x: Any, y: Any) -> Any:
    """Whether elements come before others in the order of sorting."""
    x, y = together("searchsorted", (x, y))
    if not x.type.dtype.is_complex:
        return _compared("LT", x, y)
    (xr, yr), (xi, yi) = ((f(x), f(y)) for f in (ops.real, ops.imag))
    tie = ops.and_(_compared("EQ", xr, yr), _compared("LT", xi, yi))
    return ops.or_(_compared("LT", xr, yr), tie)


def _compared(how: str, x: Any, y: Any) -> Any:
    total = "TOTALORDER" if x.type.dtype.is_float else ""
    return ops.compare(x, y, comparison_direction=how, compare_type=total)


def _by_halves(x: Any, y: Any, left: bool) -> Any:
    """Binary search for all values at once."""
    n, t = x.type.shape[0], tensor(y.type.shape, I32)
    low, high, one = splat(0, t), splat(n, t), splat(1, t)
    for _ in range(math.ceil(math.log2(n + 1))):
        middle = ops.shift_right_logical(ops.add(low, high), one)
        held = indexing.take(x, middle, 0, mode="clip")
        down = binary.logical_not(_before(held, y)) if left else _before(y, held)
        low, high = choose(down, low, middle), choose(down, middle, high)
    return high


def digitize(x: Any, bins: Any, right: bool = False, *, method: str | None = None) -> Any:
    """The number of the bin that each value falls into.

    Args:
        x: values of any shape.
        bins: the bounds, a vector in ascending or descending order.
        right: whether a bin has its upper bound, rather than its lower one.
        method: as in `searchsorted`.
    """
    edges, v = value(bins, "digitize", 1), value(x, "digitize")
    if edges.type.ndim != 1:
        raise ValueError("digitize: bins is not a vector")
    n = edges.type.shape[0]
    if not n:
        return splat(0, tensor(v.type.shape, I32))
    side, how = "left" if right else "right", method or "scan"
    up = searchsorted(edges, v, side, method=how)
    down = binary.subtract(n, searchsorted(shapes.flip(edges), v, side, method=how))
    last, first = (shapes.reshape(cut(edges, 0, k, k + 1), ()) for k in (n - 1, 0))
    return choosing.where(binary.greater_equal(last, first), up, down)
