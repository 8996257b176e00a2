"""The error function, its complement and its inverse.

Below 0.7 a polynomial in x^2. Above, ``erfc(x) = exp(-x^2) w H(t)`` with ``w = 1 / (x + c)`` and
``t = (x - c) w``, as in Schonfelder, "Chebyshev expansions for the error and related functions"
(1978); erf in f32 is ``1 - exp(L(x))`` with a polynomial for log erfc. The inverse is x times
polynomials of ``w = -log(1 - x^2)`` or of its root (Giles, "Approximating the erfinv function",
2010).
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from monograph.backends.cpu.math import avx512
from monograph.backends.cpu.math.constants import coefficients
from monograph.backends.cpu.math.exponential import scaled, split, two_to
from monograph.backends.cpu.math.logarithm import log_of, normalized
from monograph.backends.cpu.math.number import Number, fma, polynomial

_ERF_PIECE = 33 / 128  # what the pieces of the table are wide
_ERF_IS_ONE = 3.95
_LAST = {"f64": 27.9, "wide": 10.19}  # where the fits end; erfc is zero beyond
_CENTRE = {"f64": float(math.sqrt(0.7 * 28)), "wide": math.sqrt(0.7 * 10.2)}
_FIT = {"f64": "erfcx", "wide": "erfcx_near"}


def _near(x: Number, name: str) -> Number:
    """erf of small x; the fit is of erf(x)/x - 1."""
    return fma(x, polynomial(x * x, coefficients(x, name)), x)


def _erfc_far(a: Number) -> Number:
    """erfc for a from 0.7 on."""
    name = a.flavour.name
    a = a.at_least(0.7).at_most(_LAST[name])
    c = _CENTRE[name]
    under, over = a + c, a - c
    w = 1 / under
    square = a * a
    if name == "wide":  # the square of an f32 is exact, and so are the digits that matter
        h = polynomial(over * w, coefficients(a, _FIT[name])) * w
        q, t = split(-square)
        return scaled(q, t, h)
    # what is missing in w, relative to it
    missing = _rest(w, under) - w * (a - (under - c))
    t = over * w
    h = polynomial(fma(t, missing, t), coefficients(a, _FIT[name])) * w
    q, t = split(-square, 1, less=square_error(a, square))
    return scaled(q, t, fma(h, missing, h))


def _rest(w: Number, under: Number) -> Number:
    """``1 - w under`` for w nearly ``1 / under``."""
    if w.fused:
        return fma(-w, under, 1.0)
    (wh, wl), (uh, ul) = halves(w), halves(under)
    return ((1 - wh * uh) - wh * ul - wl * uh) - wl * ul


def square_error(a: Number, square: Number) -> Number:
    """``a a - square`` exactly, `square` being the rounded product."""
    if a.fused:
        return fma(a, a, -square)
    high, low = halves(a)
    return ((high * high - square) + high * low * 2) + low * low


def halves(a: Number) -> tuple[Number, Number]:
    """a as a sum of two numbers of at most 26 bits (f64)."""
    high = (a.bits() & -(1 << 27)).floats()
    return high, a - high


def erf(x: Number) -> Number:
    a = x.abs()
    if x.flavour.name == "f32" and avx512.looks_up(x):
        a = a.at_most(_ERF_IS_ONE)
        at = fma(a, 1 / _ERF_PIECE, 1.5 * 2.0**23)
        return avx512.by_pieces("erf", a, at).with_sign(x)
    if x.flavour.name == "f32":
        q, t = split(polynomial(a.at_most(4.0), coefficients(x, "erf_log")))
        s = two_to(t)
        far = 1 - fma(q, s, s)
        near, bound = _near(a, "erf"), 1.0
    else:
        near, far, bound = _near(a, "erf_near"), 1 - _erfc_far(a), 0.7
    return a.is_("<", bound).then(near, far).with_sign(x)


def erfc(x: Number) -> Number:
    a = x.abs()
    near, far = 1 - _near(x, "erf_near"), _erfc_far(a)
    far = x.is_("<", 0).then(2 - far, far)
    return a.is_("<", 0.7).then(near, far)


def erf_inv(x: Number) -> Number:
    """Infinite at -1 and 1, NaN outside."""
    a = x.abs()
    m, k = normalized((1 - a) * (a + 1), subnormal=False)
    w = -log_of(m - 1, k.to_real())
    root = w.at_least(0.0).sqrt()
    near = w.is_("<", 6.25)
    p, p_rest = _in_two(w - _MIDDLE["erf_inv"], coefficients(x, "erf_inv"))
    tail, tail_rest = _in_two(root - _MIDDLE["erf_inv_tail"], coefficients(x, "erf_inv_tail"))
    if x.flavour.name == "f64":
        end, end_rest = _in_two(root - _MIDDLE["erf_inv_end"], coefficients(x, "erf_inv_end"))
        beyond = root.is_("<", 4.01)
        tail, tail_rest = beyond.then(tail, end), beyond.then(tail_rest, end_rest)
    y = fma(x, near.then(p, tail), x * near.then(p_rest, tail_rest)).with_sign(x)
    edge = a.is_("==", 1.0).then(x.constant(math.inf).with_sign(x), x.constant(math.nan))
    return a.is_("<", 1.0).then(y, edge)


def _in_two(x: Number, terms: Sequence[float]) -> tuple[Number, Number]:
    """A polynomial whose constant term is the largest, and what rounding took from it."""
    first, rest = terms[0], polynomial(x, terms[1:])
    total = fma(rest, x, first)
    return total, fma(rest, x, first - total)


_MIDDLE = {
    "erf_inv": (1e-9 + 6.25) / 2,
    "erf_inv_tail": (2.5 + 4.01) / 2,
    "erf_inv_end": (4.01 + 6.1) / 2,
}
