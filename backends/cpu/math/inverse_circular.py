"""asin, acos, atan and atan2 (Cody and Waite, 1980, chapters 10 and 11)."""

from __future__ import annotations

import math

from monograph.backends.cpu.math.constants import coefficients
from monograph.backends.cpu.math.number import Number, fma, polynomial

_TAN_EIGHTH = math.tan(math.pi / 8)
_HALF, _QUARTER = math.pi / 2, math.pi / 4


def _asin_near(x: Number, z: Number) -> Number:
    """asin for |x| at most 1/2; z is x^2."""
    return fma(x * z, polynomial(z, coefficients(x, "asin")), x)


def _parts(x: Number) -> tuple[Number, Number]:
    """Whether |x| is at most 1/2, and asin of x there, else of ``sqrt((1 - |x|) / 2)``."""
    a = x.abs()
    near = a.is_("<=", 0.5)
    far = fma(a, -0.5, 0.5)
    z = near.then(x * x, far)
    return near, _asin_near(near.then(a, far.sqrt()), z)


def asin(x: Number) -> Number:
    near, p = _parts(x)
    return near.then(p, fma(p, -2.0, _HALF)).with_sign(x)


def acos(x: Number) -> Number:
    near, p = _parts(x)
    negative = x.is_("<", 0)
    twice = p + p
    far = negative.then(math.pi - twice, twice)
    return near.then(_HALF - negative.then(-p, p), far)


def _atan_near(t: Number) -> Number:
    """atan for |t| at most tan(pi/8)."""
    z = t * t
    return fma(t * z, polynomial(z, coefficients(t, "atan")), t)


def atan(x: Number) -> Number:
    """Of a, ``(a - 1) / (a + 1)`` or ``-1 / a``, a = |x|, so that the argument is small."""
    a = x.abs()
    middle, far = a.is_(">", _TAN_EIGHTH), a.is_(">", 1 / _TAN_EIGHTH)
    over = far.then(-1.0, middle.then(a - 1, a))
    under = far.then(a, middle.then(a + 1, x.constant(1.0)))
    base = far.then(_HALF, middle.then(_QUARTER, x.constant(0.0)))
    return (_atan_near(over / under) + base).with_sign(x)


def atan2(y: Number, x: Number) -> Number:
    """The angle of (x, y): of the smaller over the larger size, then by octants."""
    up, along = y.abs(), x.abs()
    swap = up.is_(">", along)
    small, large = swap.then(along, up), swap.then(up, along)
    both = small.is_("==", math.inf)
    small, large = both.then(1.0, small), both.then(1.0, large)
    if x.flavour.name != "wide":  # so that sums stay finite
        huge = large.is_(">", 2.0 ** (x.flavour.bias - 1))
        small, large = huge.then(small * 0.25, small), huge.then(large * 0.25, large)
    middle = small.is_(">", large * _TAN_EIGHTH)
    over = middle.then(small - large, small)
    under = middle.then(small + large, large)
    t = over / under.is_("==", 0).then(1.0, under)
    angle = _atan_near(t) + middle.then(_QUARTER, x.constant(0.0))
    angle = swap.then(_HALF - angle, angle)
    back = x.bits().is_("<", 0)
    angle = back.then(math.pi - angle, angle).with_sign(y)
    return x.is_("?", y).then(math.nan, angle)
