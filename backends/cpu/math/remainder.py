"""fmod: what is left of a division whose quotient is cut towards zero. It is always exact.

With ``q`` the quotient a/b, rounded and cut, ``a - q b`` is a number of the format as long as q is
one: rounding a quotient up to a whole number makes q too large by 1, which gives a negative
remainder, never too small (Muller, "Handbook of Floating-Point Arithmetic", 2nd edition, 2018).
"""

from __future__ import annotations

import math

from monograph.backends.cpu.math.number import Flavour, Number, fma
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


def fmod_of_power(x: Number, power: float) -> Number:
    """The same by a power of two whose reciprocal the format has: every product is exact.

    A quotient that overflows, or is no smaller number, leaves nothing: x is a multiple of `power`.
    """
    a = x.abs()
    r = a - (a * (1 / power)).truncated() * power
    if power < 1:  # the quotient may be infinite, and what is left -inf; NaN stays NaN
        r = r.at_least(0)
    return r.with_sign(x)


def power_of_two(y: float, flavour: Flavour) -> float | None:
    """The size of y, if that is a power of two good for `fmod_of_power`."""
    size = abs(y)
    if not 0 < size < math.inf or math.frexp(size)[0] != 0.5:
        return None
    return size if flavour.tiny <= size <= 1 / flavour.tiny else None


def fmod_beyond(x: Number, y: Number) -> Number:
    """Where the quotient is too large for that."""
    a, b = x.abs(), y.abs()
    far = (a / b).is_(">=", 2.0 ** (x.flavour.mantissa - 1))
    return far & a.is_("<", math.inf) & b.is_(">", 0)
