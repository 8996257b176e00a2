"""Gumbel's numbers, in three grades of precision."""

from __future__ import annotations

from typing import Any

import ml_dtypes

from monograph._operands.axes import shape_of
from monograph._operands.placed import placeable
from monograph.hlo.errors import ArgumentError
from monograph.hlo.ops.formula import Term
from monograph.hlo.record import ops
from monograph.hlo.types import F32, U32, DType
from monograph.random.draws import float_dtype, halves, positive, uniform
from monograph.random.elementary import fma, log, log1p
from monograph.random.keys import words_of
from monograph.random.threefry import bits

_MODES = (None, "low", "high", "highest")


@placeable
def gumbel(key: Any, shape: Any = (), dtype: Any = None, mode: str | None = None) -> Any:
    """Standard Gumbel numbers: -log(-log(u)).

    Args:
        key: a random key.
        shape: of the result.
        dtype: a floating-point type.
        mode: how fine the uniform numbers are: "low" (the default) has as many values as the
            mantissa, so that the largest results are cut off; "high" twice the bits; "highest", in
            f32, 64 bits.
    """
    d, size = float_dtype(dtype, "gumbel"), shape_of(shape, "gumbel")
    if mode not in _MODES:
        raise ArgumentError(f"gumbel: mode {mode!r}", fix="use 'low', 'high' or 'highest'.")
    if mode in (None, "low"):
        return (-log(-log(positive(key, size, d)))).value
    if mode == "highest" and d is F32:
        return _finest(key, size)
    return (-log(-log1p(-_fine(key, size, d)))).value


def _fine(key: Any, size: tuple[int, ...], d: DType) -> Term:
    """Uniform numbers with more bits below 1/2."""
    info = ml_dtypes.finfo(d.np)
    high, low = halves(uniform(key, (2, *size), d))
    finer = fma(low, 2.0**-info.nmant, high) + float(info.tiny)
    return (high >= 0.5).then(high, finer)


def _finest(key: Any, size: tuple[int, ...]) -> Any:
    """Of 64 random bits: the smaller one of u and 1 - u is known exactly."""
    high, low = halves(bits(*words_of(key, "gumbel"), (2, *size), U32))
    below = high < 2**31
    full = Term(ops.convert(low.equals(0).value, dtype=U32))  # 1 - u carries
    other_high, other_low = Term(ops.not_(high.value)) + full, Term(ops.not_(low.value)) + 1
    x = _floats(below.then(high, other_high), below.then(low, other_low))
    return below.then(-log(-log1p(-x)), -log(-log(x))).value


def _floats(high: Term, low: Term) -> Term:
    """A fraction of 64 bits as the f32 below it."""

    def left(x: Term, by: Term) -> Term:
        return Term(ops.shift_left(x.value, by.value))

    def right(x: Term, by: Any) -> Term:
        return Term(ops.shift_right_logical(x.value, x.of(by).value))

    zeros, more = (Term(ops.count_leading_zeros(x.value)) for x in (high, low))
    empty = zeros.equals(32)
    rest = empty.then(left(low, more), right(low, 32 - zeros))
    mantissa = right(left(high, zeros) | rest, 8) & (2**23 - 1)
    exponent = left(126 - empty.then(more + 32, zeros), zeros.of(23)) & (2**30 - 2**22)
    return Term(ops.bitcast_convert((exponent | mantissa).value, dtype=F32))
