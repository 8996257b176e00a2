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
