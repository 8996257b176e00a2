"""exp, expm1, the logistic function and the hyperbolic functions.

``x = n ln 2 + r``, ``exp(x) = 2^n (1 + q)`` with ``q = r + r^2 P(r)`` (Cody and Waite, "Software
Manual for the Elementary Functions", 1980, chapter 6). n is found by adding a constant so large
that the sum has no bits after the point; its low bits are n plus a bias, so that a shift of them
gives 2^n.
"""

from __future__ import annotations

from monograph.backends.cpu.math import avx512
from monograph.backends.cpu.math.constants import (
    LN2,
    LN2_PARTS,
    LN2_WIDE,
    SIXTEENTHS,
    coefficients,
)
from monograph.backends.cpu.math.number import Number, fma, polynomial

# flavour -> where exp is zero, and where it is infinite
_LOWEST = {"f32": -104.0, "f64": -745.2, "wide": -400.0}
_HIGHEST = {"f32": 88.9, "f64": 709.9, "wide": 400.0}
_DOWN = {"f32": 1, "f64": 1, "wide": 0}  # so that 2^n is finite; `wide` has room
_SINH_HIGHEST = {"f32": 89.6, "f64": 710.6, "wide": 400.0}
_SIXTEENTH = 0.03  # more than half a sixteenth of ln 2
_LAST_HALF_OCTAVE = 9.2  # where the table of tanh ends, which is 1 there
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
    if avx512.scales(q):
        y = q + 1 if factor is None else fma(q, factor, factor)
        return avx512.times_two_to(y, t - (magic + f.bias - _DOWN[f.name]))
    near = t.at_least(magic + 1)
    first, second = two_to(near), two_to((t - near) + (magic + f.bias + 1))
    y = fma(q, first, first) if factor is None else fma(q, factor, factor) * first
    return y * second


def by_sixteenths(x: Number, careful: bool = False) -> Number:
    """exp(x) where the machine has tables: ``n`` counts sixteenths, whose powers are looked up.

    `careful`: with what the table's entries lack. Only r is kept small, for it has no meaning where
    x is infinite or very large: the power of two then makes the result 0 or infinity, and NaN of
    NaN.
    """
    f = x.flavour
    magic = 1.5 * 2.0 ** (f.mantissa - 4)
    t = fma(x, float(1 / LN2), magic)
    n = t - magic
    high, low = LN2_PARTS[f.name]
    r = avx512.kept_within(fma(n, -low, fma(n, -high, x)), _SIXTEENTH)
    q = fma(r * r, polynomial(r, coefficients(x, "exp_near")), r)
    power = avx512.looked_up(SIXTEENTHS[f.name].powers, t)
    if careful:
        y = power + fma(power, q, avx512.looked_up(SIXTEENTHS[f.name].rest, t))
    else:
        y = fma(power, q, power)
    return avx512.times_two_to(y, n)


def exp(x: Number, careful: bool = False) -> Number:
    if avx512.looks_up(x) and x.flavour.name != "wide":
        return by_sixteenths(x, careful)
    name = x.flavour.name
    return scaled(*split(x.at_least(_LOWEST[name]).at_most(_HIGHEST[name]), _DOWN[name]))


def logistic(x: Number) -> Number:
    """``1 / (1 + exp(-|x|))``, or that times ``exp(-|x|)``."""
    e = exp(-x.abs(), careful=True)
    return x.is_(">", 0).then(1.0, e) / (e + 1)


def expm1(x: Number) -> Number:
    f = x.flavour
    q, t = split(x.at_least(-(f.mantissa + 3) * 0.7).at_most(_HIGHEST[f.name]), 1)
    half = two_to(t)
    y = fma(half, q, half - 0.5) * 2
    return x.abs().is_("<", 2.0 ** -(f.mantissa + 2)).then(x, y)


def tanh(x: Number) -> Number:
    """``m / (m + 2)``, ``m = expm1(2 |x|)``; by halves of octaves where these are looked up."""
    if x.flavour.name == "f32" and avx512.looks_up(x):
        a = x.abs().at_most(_LAST_HALF_OCTAVE)
        return avx512.by_pieces("tanh", a, _half_octave(a)).with_sign(x)
    a = x.abs().at_most(_TANH_IS_ONE[x.flavour.name])
    q, t = split(a + a)
    s = two_to(t)
    m = fma(s, q, s - 1)
    return (m / (m + 2)).with_sign(x)


def _half_octave(a: Number) -> Number:
    """The number of the piece of `tanh`: all below the first octave are in its first half."""
    f = a.flavour
    half = f.mantissa - 1
    first = a.like(a.lanes.k((f.bias - 4) << f.mantissa, f.word), f.word)
    return a.bits().at_least(first) >> half


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
