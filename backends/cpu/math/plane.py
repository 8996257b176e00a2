"""exp, log and what is made of them, of complex numbers in double precision.

Operands and results are pairs (real, imaginary) of f64; infinities as in annex G of the C standard.
"""

from __future__ import annotations

import math

from monograph.backends.cpu.emission.lanes import Lanes
from monograph.backends.cpu.math import call
from monograph.backends.cpu.math.number import F64, Number, fma

Pair = tuple[Number, Number]
_SHIFT = 700.0  # exp of what is above it is taken in two factors
_FAR = 2.0**20  # exponents of powers
_TINY, _HUGE = 2.0**-960, 2.0**1020  # roots of what is beyond are taken of something nearer


def pair(b: Lanes, parts: tuple[str, str]) -> Pair:
    """Two operands of type double as numbers."""
    return Number(b, F64, parts[0], "double"), Number(b, F64, parts[1], "double")


def of(name: str, *xs: Number) -> Number:
    """A real function."""
    return xs[0].like(call.emit(xs[0].lanes, name, "double", *(x.name for x in xs)))


def exp(x: Pair) -> Pair:
    """``exp(a) (cos b + i sin b)``; the angle is left out where it has no meaning."""
    a, b = x
    far = a.is_(">", _SHIFT)
    e = of("exp", far.then(a - _SHIFT, a))
    factor = far.then(math.exp(_SHIFT), a.constant(1.0))
    re, im = e * of("cos", b) * factor, e * of("sin", b) * factor
    no_angle = ~b.abs().is_("<", math.inf)
    zero = a.is_("==", -math.inf) & no_angle
    re = (a.is_("==", math.inf) & no_angle).then(math.inf, zero.then(0.0, re))
    return re, b.is_("==", 0).then(b, zero.then(0.0, im))


def expm1(x: Pair) -> Pair:
    """``expm1(a) cos b - 2 sin(b/2)^2``, ``exp(a) sin b``."""
    a, b = x
    half = of("sin", b * 0.5)
    re = of("expm1", a) * of("cos", b) - half * 2 * half
    return re, of("exp", a) * of("sin", b)


def log(x: Pair) -> Pair:
    """``log |x|`` and the angle; near the unit circle by log1p of ``|x|^2 - 1``."""
    u, v = x[0].abs(), x[1].abs()
    large, small = u.is_("<", v).then(v, u), u.is_("<", v).then(u, v)
    size = of("hypot", u, v)
    near = size.is_(">", 0.7) & size.is_("<", 1.4)
    excess = fma(large - 1, large + 1, small * small)
    re = near.then(of("log1p", excess) * 0.5, of("log", size))
    return re, of("atan2", x[1], x[0])


def log1p(x: Pair) -> Pair:
    """``log |1 + x|`` and the angle, as NumPy has it."""
    along = x[0] + 1
    return of("log", of("hypot", along, x[1])), of("atan2", x[1], along)


def power(x: Pair, y: Pair) -> tuple[Pair, Number]:
    """``exp(y log x)``, and where that is exact enough for parts of f32.

    Not at zeros and infinities, nor for exponents whose products with angles have too few digits,
    nor for small whole ones, for which NumPy multiplies.
    """
    (size, angle), (c, d) = log(x), y
    found = exp((c * size - d * angle, d * size + c * angle))
    usual = size.abs().is_("<", math.inf) & c.abs().is_("<", _FAR) & d.abs().is_("<", _FAR)
    whole = d.is_("==", 0) & c.truncated().is_("==", c) & c.abs().is_("<", 100)
    return found, usual & ~whole


def sqrt(x: Pair) -> Pair:
    """The root whose real part is not negative: of half of ``|a| + |x|`` first, then b by it."""
    one = x[0].constant(1.0)
    larger = x[0].abs().at_least(x[1].abs())
    tiny, huge = larger.is_("<", _TINY), larger.is_(">", _HUGE)
    to = tiny.then(2.0**120, huge.then(2.0**-4, one))
    fro = tiny.then(2.0**-60, huge.then(2.0**2, one))
    a, b = x[0] * to, x[1] * to
    first = (a.abs() * 0.5 + of("hypot", a, b) * 0.5).sqrt()
    first = a.abs().is_("==", math.inf).then(math.inf, first)
    second = first.is_("==", 0).then(b, b / (first * 2))
    right = a.is_(">=", 0)
    re = right.then(first, second.abs()) * fro
    im = right.then(second, first.with_sign(b)) * fro
    endless = b.abs().is_("==", math.inf)
    return endless.then(math.inf, re), endless.then(b, im)


def sinh(x: Pair) -> Pair:
    """``sinh(a) cos b + i cosh(a) sin b``."""
    a, b = x
    unknown = ~b.abs().is_("<", math.inf)
    re = of("sinh", a) * of("cos", b)
    re = (unknown & a.is_("==", 0)).then(a, (unknown & _endless(a)).then(math.inf, re))
    return re, b.is_("==", 0).then(b, of("cosh", a) * of("sin", b))


def cosh(x: Pair) -> Pair:
    """``cosh(a) cos b + i sinh(a) sin b``."""
    a, b = x
    unknown = ~b.abs().is_("<", math.inf)
    re = (unknown & _endless(a)).then(math.inf, of("cosh", a) * of("cos", b))
    im = (unknown & a.is_("==", 0)).then(0.0, of("sinh", a) * of("sin", b))
    zero = a.is_("==", a).then(b * a.constant(1.0).with_sign(a), b)
    return re, b.is_("==", 0).then(zero, im)


def sin(x: Pair) -> Pair:
    """``i sinh(-i x)``."""
    re, im = sinh((x[1], -x[0]))
    return -im, re


def cos(x: Pair) -> Pair:
    """``cosh(i x)``."""
    return cosh((-x[1], x[0]))


def _endless(x: Number) -> Number:
    return x.abs().is_("==", math.inf)
