"""Arithmetic where the specification and NumPy differ: integers, signed zeros, special functions.

Plain functions of NumPy arrays of one type, used as the semantics (`ref`) of elementwise records.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np

from monograph.hlo.types import DType, dtype

Array = np.ndarray[Any, Any]


def divide(x: Array, y: Array) -> Array:
    """Quotient; integers round toward zero, ``x / 0`` is -1 (all ones), ``INT_MIN / -1`` wraps."""
    if x.dtype.kind not in "iu":
        return np.asarray(x / y)
    zero = y == 0
    if x.dtype.kind == "u":
        return np.where(zero, np.iinfo(x.dtype).max, x // np.where(zero, 1, y).astype(x.dtype))
    minus = y == -1
    by = np.where(zero | minus, 1, y).astype(x.dtype)
    quotient = (x - np.fmod(x, by)) // by
    return np.where(zero, -1, np.where(minus, -x, quotient)).astype(x.dtype)


def remainder(x: Array, y: Array) -> Array:
    """What division toward zero leaves, with the dividend's sign; ``x % 0`` is x for integers."""
    if x.dtype.kind not in "iu":
        return np.asarray(np.fmod(x, y))
    zero = y == 0
    by = np.where(zero, 1, y).astype(x.dtype)
    if x.dtype.kind == "i":
        by = np.where(y == -1, 1, by).astype(x.dtype)
    return np.where(zero, x, np.fmod(x, by))


def maximum(x: Array, y: Array) -> Array:
    """The larger one; NaN wins, and +0 is larger than -0 (IEEE 754-2019 `maximum`)."""
    out = np.maximum(x, y)
    if x.dtype.kind != "f":
        return np.asarray(out)
    return np.where((x == 0) & (y == 0), np.where(np.signbit(x), y, x), out)


def minimum(x: Array, y: Array) -> Array:
    """The smaller one; NaN wins, and -0 is smaller than +0 (IEEE 754-2019 `minimum`)."""
    out = np.minimum(x, y)
    if x.dtype.kind != "f":
        return np.asarray(out)
    return np.where((x == 0) & (y == 0), np.where(np.signbit(x), x, y), out)


def sign(x: Array) -> Array:
    """-1, 0 or 1 in the operand's type; zeros and NaN stay as they are; complex: ``x / |x|``."""
    if x.dtype.kind == "c":
        size = np.abs(x)
        out = np.zeros(x.shape, x.dtype)
        for part, given in ((out.real, x.real), (out.imag, x.imag)):
            np.divide(given, size, out=part, where=size != 0)  # each part is rounded once
        return out
    if x.dtype.kind == "f":
        return np.where((x == 0) | np.isnan(x), x, np.copysign(np.ones((), x.dtype), x))
    return np.asarray(np.sign(x))


def round_away(x: Array) -> Array:
    """To the nearest integer, halves away from zero."""
    whole = np.trunc(x)
    up = np.abs(x - whole) >= 0.5
    return np.where(up, whole + np.copysign(np.ones((), x.dtype), x), whole)


def power(x: Array, y: Array) -> Array:
    """``x ** y``; integers wrap, and a negative exponent gives 0 except for the bases 1 and -1."""
    if x.dtype.kind not in "iu":
        return np.asarray(np.power(x, y))
    result, base, exponent = np.ones_like(x), x.copy(), y.copy()
    for _ in range(8 * x.dtype.itemsize):
        result = np.where(exponent & 1, result * base, result).astype(x.dtype)
        base = (base * base).astype(x.dtype)
        exponent = exponent >> 1
    if x.dtype.kind == "u":
        return np.asarray(result)
    inverse = np.where(x == 1, 1, np.where(x == -1, np.where(y & 1, -1, 1), 0))
    return np.where(y < 0, inverse, result).astype(x.dtype)


def reciprocal_sqrt(x: Array) -> Array:
    """``1 / sqrt(x)``."""
    return np.asarray(1 / np.sqrt(x))


def cbrt(x: Array) -> Array:
    """Real cube root, odd in x."""
    return np.asarray(np.cbrt(x))


def logistic(x: Array) -> Array:
    """``1 / (1 + exp(-x))``."""
    return np.asarray(1 / (1 + np.exp(-x)))


def _elementwise(f: Callable[[float], float]) -> Callable[[Array], Array]:
    def apply(x: Array) -> Array:
        flat = [f(v) for v in np.ravel(x).tolist()]
        return np.array(flat, dtype=np.float64).reshape(np.shape(x))

    return apply


erf = _elementwise(math.erf)
erfc = _elementwise(math.erfc)


def erf_inv(x: Array) -> Array:
    """Inverse of `erf` on -1..1 (infinite at the ends, NaN outside), by Newton's method.

    The start is Winitzki's formula ("A handy approximation for the error function and its
    inverse", 2008), good to 0.002; in the tail the step uses erfc, where erf has no digits left.
    """
    a = 0.147
    size = np.abs(np.asarray(x, np.float64))
    inside = size < 1
    s = np.where(inside, size, 0.0)
    log = np.log1p(-s * s)
    half = 2 / (np.pi * a) + log / 2
    y = np.sqrt(np.sqrt(half * half - log / a) - half)
    for _ in range(4):
        error = np.where(s < 0.5, erf(y) - s, (1 - s) - erfc(y))
        y = y - error * (math.sqrt(math.pi) / 2) * np.exp(y * y)
    edge = np.where(size == 1, np.inf, np.nan)
    return np.copysign(np.where(inside, y, edge), x)


# ---- bits ----------------------------------------------------------------------------------------


def unsigned(x: Array) -> Array:
    """The same bits as unsigned integers."""
    return x.view(np.dtype(f"u{x.dtype.itemsize}")) if x.dtype.kind != "u" else x


def shift(x: Array, y: Array, d: DType, how: str) -> Array:
    """Shift integers held in a type at least as wide as `d`.

    Args:
        x, y: values and amounts; an amount of the width or more (negative ones count as such)
            shifts everything out.
        d: the element type, which says how many bits there are.
        how: ``"left"``, ``"logical"`` or ``"arithmetic"``.
    """
    out = unsigned(y) >= d.bits
    by = np.where(out, 0, y).astype(x.dtype)
    if how == "left":
        return np.where(out, 0, x << by).astype(x.dtype)
    if how == "arithmetic":
        signed = x.view(np.dtype(f"i{x.dtype.itemsize}"))
        if d.kind == "uint" and d.bits < 8:  # the sign bit is not where NumPy has it
            signed = (signed ^ (1 << (d.bits - 1))) - (1 << (d.bits - 1))
        fill = np.where(signed < 0, -1, 0)
        moved = signed >> by.view(signed.dtype)
        return np.where(out, fill, moved).astype(signed.dtype).view(x.dtype)
    low = unsigned(x) & np.array((1 << d.bits) - 1, unsigned(x).dtype)
    return np.where(out, 0, low >> unsigned(by)).astype(low.dtype).view(x.dtype)


def count_ones(x: Array, d: DType) -> Array:
    """The number of set bits of integers held in a type at least as wide as `d`."""
    u = unsigned(x)
    ones = np.bitwise_count(u & np.array((1 << d.bits) - 1, u.dtype))
    return np.asarray(ones.astype(x.dtype))


def leading_zeros(x: Array, d: DType) -> Array:
    """The number of zero bits above the highest set bit."""
    u = unsigned(x)
    u = u & np.array((1 << d.bits) - 1, u.dtype)
    step = 1
    while step < d.bits:  # fill everything below the highest set bit
        u = u | (u >> np.array(step, u.dtype))
        step *= 2
    return np.asarray((d.bits - np.bitwise_count(u)).astype(x.dtype))


def ordered_bits(x: Array) -> Array:
    """Integers in the total order of the floats `x`: -NaN < -inf < ... < -0 < +0 < ... < NaN."""
    signed = np.ascontiguousarray(x).reshape(x.shape).view(np.dtype(f"i{x.dtype.itemsize}"))
    d, top = dtype(x.dtype), np.iinfo(signed.dtype).max
    if not d.has_sign:
        return np.asarray(signed ^ ~top)
    signed = signed << (8 * x.dtype.itemsize - d.bits)  # the sign of a small float
    return np.asarray(np.where(signed < 0, signed ^ top, signed))
