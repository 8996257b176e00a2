"""log, log1p and the inverse hyperbolic functions.

``x = m 2^k`` with m between sqrt(1/2) and sqrt(2), and ``log(1 + f)`` of ``f = m - 1``. For results
of f32 a polynomial in f; in f64 ``2 s + s R(s^2)`` with ``s = f / (2 + f)``, written so that the
leading terms are exact (Muller, "Elementary Functions", 2016, section 11.3).
"""

from __future__ import annotations

import math

from monograph.backends.cpu.math.constants import LN2_PARTS, LN2_WIDE, coefficients
from monograph.backends.cpu.math.number import Number, fma, polynomial


def normalized(x: Number, subnormal: bool = True) -> tuple[Number, Number]:
    """m between sqrt(1/2) and sqrt(2), and the exponent k as an integer."""
    f = x.flavour
    lift = f.mantissa + 1
    if subnormal and f.name != "wide":
        low = x.is_("<", f.tiny)
        x = low.then(x * 2.0**lift, x)
    root = x.real_constant(math.sqrt(0.5)).bits()
    moved = x.bits() - root
    m = ((moved & ((1 << f.mantissa) - 1)) + root).floats()
    k = moved >> f.mantissa
    if subnormal and f.name != "wide":
        k = low.then(k - lift, k)
    return m, k


def log_of(f: Number, k: Number) -> Number:
    """``log(1 + f) + k log 2``, f between sqrt(1/2) - 1 and sqrt(2) - 1, k a whole real."""
    if f.flavour.name == "wide":
        p = fma(f, polynomial(f, coefficients(f, "log")), -0.5)
        return fma(k, LN2_WIDE, fma(f * f, p, f))
    high, low = LN2_PARTS[f.flavour.name]
    if f.flavour.name == "f32":
        square = f * f
        rest = fma(square * f, polynomial(f, coefficients(f, "log")), k * low)
        return fma(k, high, fma(square, -0.5, rest) + f)
    s = f / (f + 2)
    z = s * s
    half = f * f * 0.5
    rest = fma(s, fma(z, polynomial(z, coefficients(f, "log_ratio")), half), k * low)
    return k * high - ((half - rest) - f)


def log(x: Number) -> Number:
    m, k = normalized(x)
    y = log_of(m - 1, k.to_real())
    outside = x.is_("==", 0).then(-math.inf, x.constant(math.nan))
    y = x.is_(">", 0).then(y, outside)
    return (x.is_("==", math.inf) | x.is_("?", x)).then(x, y)


def log1p(x: Number, double: Number | None = None) -> Number:
    """``log(1 + x)``; `double`: where to give the logarithm of ``2 + 2 x`` instead.

    What is lost in ``u = 1 + x`` is put back, scaled like m.
    """
    f = x.flavour
    u = x + 1
    lost = (u.is_(">", 2.0)).then(1 - (u - x), x - (u - 1))
    m, k = normalized(u, subnormal=False)
    most = x.like(x.lanes.k(f.bias - 1, f.word), f.word)
    scale = ((f.bias - k.at_most(most)) << f.mantissa).floats()
    if double is not None:
        k = double.then(k + 1, k)
    y = log_of(fma(lost, scale, m - 1), k.to_real())
    y = u.is_(">", 0).then(y, u.is_("==", 0).then(-math.inf, x.constant(math.nan)))
    return (x.abs().is_("<", 2.0 ** -(f.mantissa + 2)) | x.is_("==", math.inf)).then(x, y)


def asinh(x: Number) -> Number:
    """``log1p(a + a^2 / (1 + sqrt(1 + a^2)))``; for large a ``log(2 a)``."""
    a = x.abs()
    big = a.is_(">", 2.0 ** (x.flavour.mantissa // 2 + 2))
    square = a * a
    u = square / (fma(a, a, 1.0).sqrt() + 1) + a
    return log1p(big.then(a - 1, u), big).with_sign(x)


def acosh(x: Number) -> Number:
    """``log1p(t + sqrt(t (t + 2)))``, ``t = x - 1``; for large x ``log(2 x)``; NaN below 1."""
    big = x.is_(">", 2.0 ** (x.flavour.mantissa // 2 + 2))
    t = x - 1
    u = (t * (t + 2)).sqrt() + t
    return x.is_("<", 1.0).then(math.nan, log1p(big.then(t, u), big))


def atanh(x: Number) -> Number:
    """``log1p(2 a / (1 - a)) / 2``."""
    a = x.abs()
    return (log1p((a + a) / (1 - a)) * 0.5).with_sign(x)
