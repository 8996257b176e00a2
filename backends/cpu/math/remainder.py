"""fmod: what is left of a division whose quotient is cut towards zero. It is always exact.

With ``q`` the quotient a/b, rounded and cut, ``a - q b`` is a number of the format as long as q is
one: rounding a quotient up to a whole number makes q too large by 1, which gives a negative
remainder, never too small (Muller, "Handbook of Floating-Point Arithmetic", 2nd edition, 2018).
"""

from __future__ import annotations

import math

from monograph.backends.cpu.math.number import Number, fma
from monograph.backends.cpu.math.powers import product


def fmod(x: Number, y: Number) -> Number:
    """The remainder has the sign of x; NaN where x is infinite or y is zero."""
    a, b = x.abs(), y.abs()
    q = (a / b).truncated()
    if x.fused:
        r = fma(-q, b, a)
    else:
        p, p_low = product(q, b)
        r = (a - p) - p_low
    r = r.is_("<", 0).then(r + b, r)
    r = a.is_("<", b).then(a, r)
    nothing = a.is_("==", math.inf) | b.is_("==", 0) | x.is_("?", y)
    return nothing.then(x.constant(math.nan), r).with_sign(x)


def fmod_beyond(x: Number, y: Number) -> Number:
    """Where the quotient is too large for that."""
    a, b = x.abs(), y.abs()
    far = (a / b).is_(">=", 2.0 ** (x.flavour.mantissa - 1))
    return far & a.is_("<", math.inf) & b.is_(">", 0)
