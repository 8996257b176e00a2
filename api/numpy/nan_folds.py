"""Folds that leave NaNs out: sums, products, means, variances, extremes and where they are."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from monograph._operands.promotion import float_of
from monograph._operands.values import choose, convert, refuse_out, together, value
from monograph.hlo.ops.leaf import splat
from monograph.hlo.record import ops
from monograph.numpy import reductions
from monograph.numpy.binary import multiply, subtract
from monograph.numpy.choosing import cumprod, cumsum
from monograph.numpy.predicates import isnan
from monograph.numpy.unary import conjugate, real
from monograph.tracer.dtypes import requested_number


def _without(x: Any, fill: Any) -> Any:
    """`x` with `fill` in place of NaNs."""
    return choose(isnan(x), splat(fill, x.type), x) if x.type.dtype.is_inexact else x


def _fold(name: str, fold: Callable[..., Any], neutral: int) -> Callable[..., Any]:
    def f(
        a: Any,
        axis: Any = None,
        dtype: Any = None,
        out: None = None,
        keepdims: bool = False,
        initial: Any = None,
        where: Any = None,
    ) -> Any:
        x = _without(value(a, name), neutral)
        return fold(x, axis, dtype, out, keepdims, initial, where)

    f.__name__ = f.__qualname__ = name
    return f


nansum = _fold("nansum", reductions.sum, 0)
nansum.__doc__ = "The sum of the elements that are numbers."
nanprod = _fold("nanprod", reductions.prod, 1)
nanprod.__doc__ = "The product of the elements that are numbers."


def _cumulative(name: str, fold: Callable[..., Any], neutral: int) -> Callable[..., Any]:
    def f(a: Any, axis: int | None = None, dtype: Any = None, out: None = None) -> Any:
        return fold(_without(value(a, name), neutral), axis, dtype, out)

    f.__name__ = f.__qualname__ = name
    return f


nancumsum = _cumulative("nancumsum", cumsum, 0)
nancumsum.__doc__ = "Running sums, NaNs counted as 0."
nancumprod = _cumulative("nancumprod", cumprod, 1)
nancumprod.__doc__ = "Running products, NaNs counted as 1."


def _numbers(x: Any, where: Any) -> Any:
    """Which elements count: those that are numbers, and that a mask chooses."""
    numbers = ops.not_(isnan(x))
    if where is None:
        return numbers
    return ops.and_(*together("where", (numbers, reductions.mask_of(where, "where"))))


def nanmean(
    a: Any, axis: Any = None, dtype: Any = None, out: None = None, keepdims: bool = False,
    where: Any = None,
) -> Any:  # fmt: skip
    """The mean of the elements that are numbers; NaN if none is."""
    x = value(a, "nanmean")
    mask = _numbers(x, where)
    return reductions.mean(_without(x, 0), axis, dtype, out, keepdims, where=mask)


def nanvar(
    a: Any, axis: Any = None, dtype: Any = None, out: None = None, ddof: int = 0,
    keepdims: bool = False, where: Any = None, mean: Any = None,
) -> Any:  # fmt: skip
    """The variance of the elements that are numbers; NaN if at most `ddof` are."""
    refuse_out("nanvar", out)
    x = value(a, "nanvar")
    d = float_of(x.type.dtype)
    x = convert(x, d)
    mask = _numbers(x, where)
    middle = nanmean(x, axis, keepdims=True, where=where) if mean is None else mean
    centered = choose(mask, subtract(x, middle), splat(0, x.type))
    squares = real(multiply(centered, conjugate(centered)))
    n = reductions.sum(mask, axis, squares.type.dtype.np, keepdims=keepdims)
    left = subtract(n, ddof)
    total = reductions.sum(squares, axis, keepdims=keepdims)
    enough = ops.compare(left, splat(0, left.type), comparison_direction="GT")
    quotient = ops.divide(convert(total, left.type.dtype), left)
    made = choose(enough, quotient, splat(math.nan, quotient.type))
    asked = squares.type.dtype if dtype is None else requested_number(dtype, "nanvar")
    if dtype is not None:
        reductions.require_complex("nanvar", d, asked)
    return convert(made, asked)


def nanstd(
    a: Any, axis: Any = None, dtype: Any = None, out: None = None, ddof: int = 0,
    keepdims: bool = False, where: Any = None, mean: Any = None,
) -> Any:  # fmt: skip
    """The standard deviation of the elements that are numbers, see `nanvar`."""
    return ops.sqrt(nanvar(a, axis, dtype, out, ddof, keepdims, where, mean))


def _extreme(name: str, monoid_name: str, fold: Callable[..., Any]) -> Callable[..., Any]:
    def f(
        a: Any,
        axis: Any = None,
        out: None = None,
        keepdims: bool = False,
        initial: Any = None,
        where: Any = None,
    ) -> Any:
        x = value(a, name)
        if not x.type.dtype.is_inexact:
            return fold(x, axis, out, keepdims, initial, where)
        nan = isnan(x)
        filled = choose(nan, reductions.neutral(monoid_name)(x.type), x)
        made = fold(filled, axis, out, keepdims, initial, where)
        if initial is not None:
            return made
        none = reductions.all_(nan, axis, keepdims=keepdims)
        return choose(none, splat(math.nan, made.type), made)

    f.__name__ = f.__qualname__ = name
    f.__doc__ = f"The {monoid_name} of the elements that are numbers; NaN if none is."
    return f


nanmax = _extreme("nanmax", "maximum", reductions.max)
nanmin = _extreme("nanmin", "minimum", reductions.min)


def _arg(name: str, monoid_name: str, find: Callable[..., Any], doc: str) -> Callable[..., Any]:
    def f(a: Any, axis: int | None = None, out: None = None, keepdims: bool | None = None) -> Any:
        x = value(a, name)
        if not x.type.dtype.is_inexact:
            return find(x, axis, out, keepdims)
        nan = isnan(x)
        filled = choose(nan, reductions.neutral(monoid_name)(x.type), x)
        made = find(filled, axis, out, keepdims)
        none = reductions.all_(nan, axis, keepdims=bool(keepdims))
        return choose(none, splat(-1, made.type), made)

    f.__name__ = f.__qualname__ = name
    f.__doc__ = doc
    return f


nanargmax = _arg(
    "nanargmax", "maximum", reductions.argmax, "Where the largest number is; -1 if all are NaN."
)
nanargmin = _arg(
    "nanargmin", "minimum", reductions.argmin, "Where the smallest number is; -1 if all are NaN."
)
