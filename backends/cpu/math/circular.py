"""sin, cos and tan.

``x = n pi/2 + r`` with |r| at most pi/4 by subtracting n times pi/2 in parts whose products are
exact (Cody and Waite, 1980, chapter 8). Arguments too large for that take another path, see
`monograph.backends.cpu.math.call`.
"""

from __future__ import annotations

from dataclasses import dataclass

from monograph.backends.cpu.math.constants import PI, coefficients, parts
from monograph.backends.cpu.math.number import Number, fma, polynomial

# flavour -> largest argument of the reduction below
_LARGEST = {"f32": 1e5, "wide": 1e6, "f64": 1e6}
_HALF_PI = {
    "f32": parts(PI / 2, (23, 23), 23),  # each product is exact only within an fma
    "wide": parts(PI / 2, (32,), 52),
    "f64": parts(PI / 2, (32, 32), 52),
}


@dataclass(frozen=True)
class Reduced:
    """``high + low`` is the angle in -pi/4..pi/4; the low two bits of `quadrant` count pi/2."""

    high: Number
    low: Number | None
    quadrant: Number


def reduced(x: Number) -> Reduced:
    f = x.flavour
    magic = 1.5 * 2.0**f.mantissa
    t = fma(x, float(2 / PI), magic)
    n = t - magic
    first, second, *more = _HALF_PI[f.name]
    if f.name == "wide":
        return Reduced(fma(n, -second, fma(n, -first, x)), None, t.bits())
    if f.name == "f32":
        r = fma(n, -more[0], fma(n, -second, fma(n, -first, x)))
        return Reduced(r, None, t.bits())
    r = fma(n, -first, x)
    w = n * second
    s = r - w
    tail = fma(n, more[0], -((r - s) - w))
    high = s - tail
    return Reduced(high, (s - high) - tail, t.bits())


def beyond(x: Number) -> Number:
    """Where the argument is too large for that."""
    return x.abs().is_(">", _LARGEST[x.flavour.name])


def sine_of(r: Reduced) -> Number:
    x = r.high
    z = x * x
    p = polynomial(z, coefficients(x, "sin"))
    if r.low is None:
        return fma(x * z, p, x)
    return x + fma(x * z, p, fma(z * r.low, -0.5, r.low))


def cosine_of(r: Reduced, careful: bool = False) -> Number:
    """`careful`: with what is lost in ``1 - x^2 / 2`` put back, in f32 too."""
    x = r.high
    z = x * x
    p = polynomial(z, coefficients(x, "cos"))
    half = z * 0.5
    w = 1 - half
    if r.low is not None:
        return w + (((1 - w) - half) + fma(z * z, p, -(x * r.low)))
    if careful:
        return w + fma(z * z, p, (1 - w) - half)
    return fma(z * z, p, fma(z, -0.5, 1.0))


def _bit(quadrant: Number, which: int) -> Number:
    """Whether a bit of the quadrant is set."""
    return (quadrant & (1 << which)).is_("!=", 0)


def _flip(y: Number, quadrant: Number) -> Number:
    """The sign changed where the second bit of the quadrant is set."""
    f = y.flavour
    top = f.mantissa + (9 if f.scalar == "float" else 12) - 1
    sign = (quadrant << (top - 1)) & -(1 << top)
    return (y.bits() ^ sign).floats()


def _sin_of(r: Reduced) -> Number:
    return _flip(_bit(r.quadrant, 0).then(cosine_of(r), sine_of(r)), r.quadrant)


def _cos_of(r: Reduced) -> Number:
    return _flip(_bit(r.quadrant, 0).then(sine_of(r), cosine_of(r)), r.quadrant + 1)


def _tan_of(r: Reduced) -> Number:
    s, c = sine_of(r), cosine_of(r, careful=True)
    odd = _bit(r.quadrant, 0)
    return odd.then(-c, s) / odd.then(s, c)


OF_ANGLES = {"sin": _sin_of, "cos": _cos_of, "tan": _tan_of}


def sin(x: Number) -> Number:
    return x.is_("==", 0).then(x, _sin_of(reduced(x)))


def cos(x: Number) -> Number:
    return _cos_of(reduced(x))


def tan(x: Number) -> Number:
    return x.is_("==", 0).then(x, _tan_of(reduced(x)))
