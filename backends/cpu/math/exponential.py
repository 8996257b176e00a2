"""exp, expm1, the logistic function and the hyperbolic functions.

``x = n ln 2 + r``, ``exp(x) = 2^n (1 + q)`` with ``q = r + r^2 P(r)`` (Cody and Waite, "Software
Manual for the Elementary Functions", 1980, chapter 6). n is found by adding a constant so large
that the sum has no bits after the point; its low bits are n plus a bias, so that a shift of them
gives 2^n.
"""

from __future__ import annotations

from monograph.backends.cpu.math.constants import LN2, LN2_PARTS, LN2_WIDE, coefficients
from monograph.backends.cpu.math.number import Number, fma, polynomial

# flavour -> where exp is zero, and where it is infinite
_LOWEST = {"f32": -104.0, "f64": -745.2, "wide": -400.0}
_HIGHEST = {"f32": 88.9, "f64": 709.9, "wide": 400.0}
_DOWN = {"f32": 1, "f64": 1, "wide": 0}  # so that 2^n is finite; `wide` has room
_SINH_HIGHEST = {"f32": 89.6, "f64": 710.6, "wide": 400.0}
_TANH_IS_ONE = {"f32": 9.1, "f64": 19.1, "wide": 9.1}


def split(x: Number, down: int = 0, less: Number | None = None) -> tuple[Number, Number]:
    """exp(x - less) = (1 + q) 2^n: q, and n plus the exponent's bias less `down` in low bits."""
    f = x.flavour
    magic = 1.5 * 2.0**f.mantissa + f.bias - down
    t = fma(x, float(1 / LN2), magic)
    n = t - magic
    if f.name == "wide":
        r = fma(n, -LN2_WIDE, x)
    else:
        high, low = LN2_PARTS[f.name]
        r = fma(n, -low, fma(n, -high, x))
    if less is not None:
        r = r - less
    return fma(r * r, polynomial(r, coefficients(x, "exp")), r), t


def two_to(t: Number) -> Number:
    """2 to the power in low bits, bias included."""
    return (t.bits() << t.flavour.mantissa).floats()


def scaled(q: Number, t: Number, factor: Number | None = None) -> Number:
    """``factor (1 + q) 2^n``, rounded once if subnormal; f32 and f64: `t` split with ``down=1``."""
    f = q.flavour
    if f.name == "wide":
        first = two_to(t)
        return fma(q, first, first) if factor is None else fma(q, factor, factor) * first
    magic = 1.5 * 2.0**f.mantissa
    if q.scales:
        y = q + 1 if factor is None else fma(q, factor, factor)
        return y.times_two_to(t - (magic + f.bias - _DOWN[f.name]))
    near = t.at_least(magic + 1)
    first, second = two_to(near), two_to((t - near) + (magic + f.bias + 1))
    y = fma(q, first, first) if factor is None else fma(q, factor, factor) * first
    return y * second


def exp(x: Number) -> Number:
    name = x.flavour.name
    return scaled(*split(x.at_least(_LOWEST[name]).at_most(_HIGHEST[name]), _DOWN[name]))


def logistic(x: Number) -> Number:
    """``1 / (1 + exp(-|x|))``, or that times ``exp(-|x|)``."""
    small = (-x.abs()).at_least(_LOWEST[x.flavour.name])
    e = scaled(*split(small, _DOWN[x.flavour.name]))
    return x.is_(">", 0).then(1.0, e) / (e + 1)


def expm1(x: Number) -> Number:
    f = x.flavour
    q, t = split(x.at_least(-(f.mantissa + 3) * 0.7).at_most(_HIGHEST[f.name]), 1)
    half = two_to(t)
    y = fma(half, q, half - 0.5) * 2
    return x.abs().is_("<", 2.0 ** -(f.mantissa + 2)).then(x, y)


def tanh(x: Number) -> Number:
    """``m / (m + 2)``, ``m = expm1(2 |x|)``."""
    a = x.abs().at_most(_TANH_IS_ONE[x.flavour.name])
    q, t = split(a + a)
    s = two_to(t)
    m = fma(s, q, s - 1)
    return (m / (m + 2)).with_sign(x)


def _quarter_exp(a: Number) -> Number:
    """``exp(a) / 4``, which is finite as long as cosh is."""
    q, t = split(a.at_most(_SINH_HIGHEST[a.flavour.name]), 2)
    s = two_to(t)
    return fma(q, s, s)


def sinh(x: Number) -> Number:
    """``2 (e - 1 / (16 e))`` with ``e = exp(|x|) / 4``, a polynomial below 1."""
    a = x.abs()
    e = _quarter_exp(a)
    z = a * a
    near = fma(a * z, polynomial(z, coefficients(x, "sinh")), a)
    return a.is_("<", 1.0).then(near, (e - 0.0625 / e) * 2).with_sign(x)


def cosh(x: Number) -> Number:
    e = _quarter_exp(x.abs())
    return (e + 0.0625 / e) * 2
