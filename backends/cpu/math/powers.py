"""Roots and the general power."""

from __future__ import annotations

import math
from fractions import Fraction

from monograph.backends.cpu.math.constants import LN2_PARTS, coefficients
from monograph.backends.cpu.math.error import halves
from monograph.backends.cpu.math.exponential import exp, scaled, split
from monograph.backends.cpu.math.logarithm import log_of, normalized
from monograph.backends.cpu.math.number import F32, F64, WIDE, Number, fma, polynomial

Pair = tuple[Number, Number]


def rsqrt(x: Number) -> Number:
    return 1 / x.sqrt()


# The bits of a number, as an integer, are nearly its logarithm: so those of x^(-1/3) are about a
# constant less a third of those of x (within 6 %).
_DROP = {"f32": 10, "f64": 32, "wide": 32}
_LOG_OFFSET = 0.0450466


def cbrt(x: Number) -> Number:
    """``a r^2`` with ``r = a^(-1/3)`` by two steps of third order, then a step of Newton's."""
    f = x.flavour
    a = x.abs()
    if f.name != "wide":
        low = a.is_("<", f.tiny * 8)
        a = low.then(a * 2.0 ** (3 * (f.mantissa // 3 + 1)), a)
    drop = _DROP[f.name]
    unit = 2.0 ** (f.mantissa - drop)
    start = (f.bias - _LOG_OFFSET) * unit * 4 / 3
    third = fma((a.bits() >> drop).to_real(), -1 / 3, start + 1.5 * 2.0**f.mantissa)
    r = (third.bits() << drop).floats()
    for _ in range(2):
        h = 1 - a * r * (r * r)
        r = fma(r * h, fma(h, 2 / 9, 1 / 3), r)
    y = a * (r * r)
    if x.fused:
        y = fma(fma(-(y * y), y, a) * (r * r), 1 / 3, y)
    else:  # a product of its own could overflow
        y = (a * 0.25 - y * y * (y * 0.25)) * (r * r) * (4 / 3) + y
    if f.name != "wide":
        y = low.then(y * 2.0 ** -(f.mantissa // 3 + 1), y)
    y = y.with_sign(x)
    return (x.abs().is_("<", math.inf) & x.is_("!=", 0)).then(y, x)


def hypot(x: Number, y: Number) -> Number:
    """``sqrt(x^2 + y^2)`` without overflow; infinite if either is, even beside NaN."""
    x, y = x.abs(), y.abs()
    a, b = x.is_("<", y).then(y, x), x.is_("<", y).then(x, y)
    infinite = x.is_("==", math.inf) | y.is_("==", math.inf)
    if x.flavour is F64:
        one = x.constant(1.0)
        up, down = a.is_("<", 2.0**-500), a.is_(">", 2.0**500)
        scale = up.then(2.0**600, down.then(2.0**-600, one))
        back = up.then(2.0**-600, down.then(2.0**600, one))
        a, b = a * scale, b * scale
        return infinite.then(math.inf, fma(a, a, b * b).sqrt() * back)
    return infinite.then(math.inf, fma(a, a, b * b).sqrt())


def product(x: Number, y: Number) -> Pair:
    """``x y`` as a rounded product and what is missing (Dekker, 1971, without an fma)."""
    p = x * y
    if x.fused:
        return p, fma(x, y, -p)
    (xh, xl), (yh, yl) = halves(x), halves(y)
    return p, ((xh * yh - p) + xh * yl + xl * yh) + xl * yl


def _sum(x: Number, y: Number) -> Pair:
    """``x + y`` for |x| at least |y|, and what is missing."""
    s = x + y
    return s, y - (s - x)


_THIRD_LOW = float(Fraction(1, 3) - Fraction(1 / 3))


def _log_pair(x: Number) -> Pair:
    """log of a positive number as a sum of two, good to 2^-68.

    ``2 s (1 + z (1/3 + z Q(z)))`` with ``s = (m - 1) / (m + 1)``, ``z = s^2`` and the first terms
    in pairs.
    """
    m, k = normalized(x)
    f, d = m - 1, m + 1
    d_low = m - (d - 1)
    s = f / d
    ph, pl = product(s, d)
    s_low = (((f - ph) - pl) - s * d_low) / d
    z, z_low = product(s, s)
    z_low = fma(s * 2, s_low, z_low)
    w, w_low = _sum(z.constant(1 / 3), z * polynomial(z, coefficients(z, "log_pow")))
    w_low = w_low + _THIRD_LOW
    b, b_low = product(z, w)
    b_low = b_low + fma(z, w_low, z_low * w)
    c, c_low = product(s, b)
    c_low = c_low + fma(s, b_low, s_low * b)
    high, low = LN2_PARTS["f64"]
    k_real = k.to_real()
    # k ln2 + 2 s + 2 s b
    t, t_low = _sum(s, c)
    t_low = t_low + (c_low + s_low)
    kh = k_real * high
    total = kh + t * 2
    part = total - kh  # k = 0 or |k ln 2| > |2 t|
    missing = (t * 2 - part) + fma(k_real, low, t_low * 2)
    return _sum(total, missing)


def _magnitude(a: Number, y: Number) -> Number:
    """``a^y`` for a positive and finite; of f32 in f64, where nothing needs care."""
    if a.flavour is F32:
        m, k = normalized(a.to(WIDE))
        p = y.to(WIDE) * log_of(m - 1, k.to_real())
        return exp(p).to(F32)
    high, low = _log_pair(a)
    y = y.at_least(-1e300).at_most(1e300)
    p, p_low = product(high, y)
    p_low = fma(low, y, p_low)
    p_low = p.abs().is_("<", 800.0).then(p_low, p.constant(0.0))
    q, t = split(p.at_least(-745.2).at_most(709.9), 1, less=-p_low)
    return scaled(q, t)


def power(x: Number, y: Number) -> Number:
    """``x^y`` with the special cases of IEEE 754-2019, section 9.2.1."""
    a = x.abs()
    positive, finite = a.is_(">", 0), a.is_("<", math.inf)
    r = _magnitude((positive & finite).then(a, x.constant(1.0)), y)
    grows = y.is_("<", 0) ^ positive  # 0^-y and inf^y are infinite
    edge = grows.then(math.inf, x.constant(0.0))
    r = (positive & finite).then(r, edge)
    # parity: a whole number is odd if half of it is not whole
    whole, odd = _parity(y)
    r = (odd & x.bits().is_("<", 0)).then(-r, r)
    r = (x.is_("<", 0) & finite & ~whole).then(math.nan, r)
    r = x.is_("?", y).then(math.nan, r)
    minus_one = x.is_("==", -1.0) & y.abs().is_("==", math.inf)
    return (y.is_("==", 0) | x.is_("==", 1.0) | minus_one).then(1.0, r)


def _parity(y: Number) -> Pair:
    """Whether y is whole, and whether it is odd; what is too large for a fraction is even."""
    f = y.flavour
    size = y.abs()
    big = 2.0**f.mantissa
    down = (size + big) - big  # nearest whole number, if below `big`
    large = size.is_(">=", 2 * big)
    whole = large | (size.is_(">=", big)) | down.is_("==", size)
    low_bit = size.is_(">=", big).then(size, size + big).bits() & 1
    return whole, whole & ~large & low_bit.is_("!=", 0)
