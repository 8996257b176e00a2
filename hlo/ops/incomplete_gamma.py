"""The incomplete gamma functions: `igamma`, `igammac`, and how they change with `a`.

    P(a, x) = igamma(a, x) = 1 - igammac(a, x) = 1 - Q(a, x)

Three formulas by region: the power series (DLMF 8.11.4), the continued fraction of Q (DLMF 8.9.2,
evaluated as in Cephes: S. Moshier, "Methods and Programs for Mathematical Functions", 1989), and
for large a near x the uniform expansion of Temme, "The asymptotic expansion of the incomplete
gamma functions" (1979; DLMF 8.12). Where the density underflows, P is 0 or 1.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np

from monograph.hlo.ops.define import Array, like
from monograph.hlo.ops.formula import Term, either, polynomial, repeat, scipy, select, special
from monograph.hlo.ops.gamma import (
    digamma_of,
    lgamma_of_one_and,
    lgamma_positive,
    no_derivative,
    stirling_rest,
)
from monograph.hlo.record import OpDef, ops

_LARGE, _NEAR = 200.0, 0.3  # Temme's expansion serves a from 200 on, |x - a| up to 0.3 a
_STEPS = 4  # of a loop between two looks at whether it goes on
_MOST = 500
# Powers of eta in c0, c1, ...: the functions of DLMF 8.12.9, expanded by exact arithmetic
_TEMME = (
    (-0.3333333333333333, 0.08333333333333333, -0.014814814814814815, 0.0011574074074074073,
     0.0003527336860670194, -0.0001787551440329218, 3.919263178522438e-05, -2.185448510679992e-06,
     -1.85406221071516e-06, 8.296711340953087e-07, -1.7665952736826078e-07, 6.707853543401498e-09,
     1.0261809784240309e-08, -4.382036018453353e-09, 9.14769958223679e-10),
    (-0.001851851851851852, -0.003472222222222222, 0.0026455026455026454, -0.0009902263374485596,
     0.00020576131687242798, -4.018775720164609e-07, -1.8098550334489977e-05,
     7.64916091608111e-06, -1.6120900894563446e-06, 4.647127802807434e-09, 1.378633446915721e-07,
     -5.752545603517705e-08, 1.1951628599778148e-08),
    (0.004133597883597883, -0.0026813271604938273, 0.0007716049382716049, 2.0093878600823047e-06,
     -0.0001073665322636516, 5.2923448829120125e-05, -1.2760635188618728e-05,
     3.423578734096138e-08, 1.3721957309062934e-06, -6.298992138380055e-07),
    (0.0006494341563786008, 0.00022947209362139917, -0.0004691894943952557,
     0.00026772063206283885, -7.561801671883977e-05, -2.396505113867297e-07,
     1.1082654115347302e-05),
    (-0.0008618882909167117, 0.0007840392217200666, -0.0002990724803031902,
     -1.4638452578843418e-06, 6.641498215465122e-05, -3.968365047179435e-05),
    (-0.00033679855336635813, -6.972813758365857e-05, 0.0002772753244959392,
     -0.00019932570516188847),
    (0.0005313079364639922, -0.0005921664373536939),
)  # fmt: skip


def log1p_less(m: Term) -> Term:
    """``log(1 + m) - m``, exact to the last places also for small m."""
    small = m.abs() < 0.4
    near = small.then(m, 0)
    s = near / (near + 2)
    square = s * s
    series = polynomial(square, [1 / (2 * k + 3) for k in range(13)])
    return small.then(2 * s * square * series - near * s, m.log1p() - m)


@dataclass(frozen=True)
class _Point:
    """Operands made safe, and which formula serves each element."""

    a: Term
    x: Term
    density: Term  # x^a exp(-x) / gamma(a + 1)
    large: Term
    series: Term
    fraction: Term


def _point(a: Term, x: Term) -> _Point:
    valid = (a > 0) & (a < math.inf) & (x > 0) & (x < math.inf)
    a, x = valid.then(a, 1), valid.then(x, 1)
    stirling = a >= 10
    b = stirling.then(a, 10)
    m = (x - b) / b
    far = (b * log1p_less(m) - stirling_rest(b)).exp() / (b * (2 * math.pi)).sqrt()
    c = stirling.then(1, a)
    near = (c * x.log() - x - lgamma_positive(c + 1)).exp()
    density = stirling.then(far, near)
    large = (a >= _LARGE) & ((x - a).abs() <= a * _NEAR)
    upper = (x > 1) & (x > a)
    on = valid & ~large & (density > 0)
    return _Point(a, x, density, valid & large, on & ~upper, on & upper)


def _series(p: _Point, eps: float, slope: bool) -> tuple[Term, Term]:
    """The sum of ``x^n / ((a + 1) ... (a + n))``, and its derivative in a if asked."""
    a, x = p.series.then(p.a, 1), p.series.then(p.x, 1)

    def step(carry: list[Term], held: list[Term]) -> tuple[list[Term], Term]:
        r, c, total, *rest = carry
        for _ in range(_STEPS):
            r = r + 1
            factor = held[0] / r
            if slope:
                dc, dtotal = rest
                dc = (dc - c / r) * factor
                rest = [dc, dtotal + dc]
            c = c * factor
            total = total + c
        on = c > total * eps
        if slope:
            on = on | (rest[0].abs() > rest[1].abs() * eps)
        return [r, c, total, *rest], on

    one, zero = a.of(1), a.of(0)
    start = [a, one, one, *([zero, zero] if slope else [])]
    out = repeat(step, start, [x], p.series, _MOST)
    return out[2], out[-1]


_HUGE = 1e100


def upper_fraction(
    a: Term, x: Term, on: Term, eps: float, slope: bool = False
) -> tuple[Term, Term]:
    """The upper incomplete gamma function divided by ``x^a exp(-x)``: a quotient ``p / q``.

    Args:
        a, x: x is positive, and larger than a.
        on: for which elements it is wanted; the others get any value.
        eps: how exact.
        slope: whether the derivative in a is wanted, which is the second result then.
    """
    a, x = on.then(a, 1), on.then(x, 2)

    def step(carry: list[Term], held: list[Term]) -> tuple[list[Term], Term]:
        n, answer, change, p1, q1, p2, q2, *rest = carry
        a, x = held
        for _ in range(_STEPS):
            n = n + 1
            y, z = n + 1 - a, x + (2 * n + 2) - a
            yn = y * n
            if slope:
                dp1, dq1, dp2, dq2 = rest
                dp = dp1 * z - p1 - dp2 * yn + p2 * n
                dq = dq1 * z - q1 - dq2 * yn + q2 * n
                rest = [dp, dq, dp1, dq1]
            p1, q1, p2, q2 = p1 * z - p2 * yn, q1 * z - q2 * yn, p1, q1
        safe = q1.equals(0).then(1, q1)
        new = p1 / safe
        moved = (new - answer).abs() > new.abs() * (4 * eps)
        if slope:
            tilt = (rest[0] - new * rest[1]) / safe
            moved = moved | ((tilt - change).abs() > (tilt.abs() + new.abs()) * (16 * eps))
            change = tilt
        scale = (p1.abs() > _HUGE).then(p1.of(1 / _HUGE), 1)
        return [n, new, change, *(v * scale for v in (p1, q1, p2, q2, *rest))], moved

    one, zero, z = a.of(1), a.of(0), x + 2 - a
    start = [zero, (x + 1) / (z * x), zero, x + 1, z * x, one, x]
    if slope:
        start += [zero, -x, zero, zero]
    out = repeat(step, start, [a, x], on, _MOST)
    return out[1], out[2]


@dataclass(frozen=True)
class _Temme:
    """What the uniform expansion is made of."""

    a: Term
    m: Term  # x / a - 1
    eta: Term  # of the sign of m; eta^2 / 2 = m - log(1 + m)
    scale: Term  # exp(-a eta^2 / 2) / sqrt(2 pi a)
    rest: Term  # the sum of c_k(eta) a^-k


def _temme(p: _Point) -> _Temme:
    a, x = p.large.then(p.a, _LARGE), p.large.then(p.x, _LARGE)
    m = (x - a) / a
    less = log1p_less(m)
    size = (less * -2).sqrt()
    eta = (m < 0).then(-size, size)
    w = 1 / a
    rest = polynomial(eta, _TEMME[-1])
    for row in reversed(_TEMME[:-1]):
        rest = rest * w + polynomial(eta, row)
    return _Temme(a, m, eta, (a * less).exp() / (a * (2 * math.pi)).sqrt(), rest)


def _small(p: _Point) -> tuple[Term, Term]:
    """Where a < 1/2 and x <= 1, and Q there, which is small (DLMF 8.7.1)."""
    where = (p.a < 0.5) & (p.x <= 1)
    a, x = where.then(p.a, 0.25), where.then(p.x, 0.5)
    total, factor = x.of(0), x.of(1)
    for n in range(1, 19):
        factor = factor * x * (-1 / n)
        total = total + factor / (a + n)
    log = a * x.log() - lgamma_of_one_and(a)
    return where, -(log.expm1() + log.exp() * a * total)


def _both(a: Term, x: Term, eps: float) -> tuple[Term, Term]:
    """P and Q where both operands are positive and finite."""
    p = _point(a, x)
    total, _ = _series(p, eps, slope=False)
    quotient, _ = upper_fraction(p.a, p.x, p.fraction, eps)
    t = _temme(p)
    root = t.eta * (t.a * 0.5).sqrt()
    lower = p.density * total
    upper = p.a * p.density * quotient
    correction = t.scale * t.rest
    small, rest = _small(p)
    dead = (p.density <= 0) & (p.x > p.a)
    rows_p: list[tuple[Term, Any]] = [
        (p.large, 0.5 * (-root).erfc() - correction),
        (p.fraction, 1 - upper),
        (dead, 1),
    ]
    rows_q: list[tuple[Term, Any]] = [
        (p.large, 0.5 * root.erfc() + correction),
        (p.fraction, upper),
        (small, rest),
        (dead, 0),
    ]
    return select(rows_p, lower), select(rows_q, 1 - lower)


def _finished(a: Term, x: Term, inside: Term, at_zero: float, at_infinity: float) -> Term:
    """The value with those at the edges: a limit where there is one, NaN outside the domain."""
    wrong = either((x < 0, a < 0, a.is_nan(), x.is_nan(), a.equals(0) & x.equals(0)))
    rows: list[tuple[Term, Any]] = [
        (wrong, math.nan),
        (x.equals(0), at_zero),
        (x.equals(math.inf) | a.equals(0), at_infinity),
        (a.equals(math.inf), math.nan),
    ]
    return select(rows, inside)


def _igamma(a: Term, x: Term, eps: float) -> Term:
    return _finished(a, x, _both(a, x, eps)[0], 0.0, 1.0)


def _igammac(a: Term, x: Term, eps: float) -> Term:
    return _finished(a, x, _both(a, x, eps)[1], 1.0, 0.0)


# ---- derivatives in a ----------------------------------------------------------------------------


def _slope(p: _Point, eps: float) -> Term:
    """The derivative of Q in a, divided by the density."""
    total, dtotal = _series(p, eps, slope=True)
    quotient, dquotient = upper_fraction(p.a, p.x, p.fraction, eps, slope=True)
    log = p.x.log()
    low = -(total * (log - digamma_of(p.a + 1)) + dtotal)
    high = p.a * (quotient * (log - digamma_of(p.a)) + dquotient)
    return select([(p.large, _temme_slope(p)), (p.fraction, high)], low)


def _temme_slope(p: _Point) -> Term:
    """Of ``erfc(eta sqrt(a/2)) / 2 + scale rest``, with ``d eta / d a = -m / (a eta)``."""
    t = _temme(p)
    w = 1 / t.a
    ratio = t.eta.equals(0).then(1, t.m / t.eta.equals(0).then(1, t.eta))
    drest = t.a.of(0)
    for k, row in reversed(list(enumerate(_TEMME))):
        turned = polynomial(t.eta, [n * c for n, c in enumerate(row)][1:])
        drest = drest * w - (turned * ratio + polynomial(t.eta, row) * k) * w
    inner = ratio - t.eta * 0.5 + (t.m.log1p() - 0.5 * w) * t.rest + drest
    return inner * stirling_rest(t.a).exp()


def _guarded(a: Term, x: Term, inside: Term) -> Term:
    wrong = either((x < 0, a <= 0, a.is_nan(), x.is_nan()))
    infinite = a.equals(math.inf) | x.equals(math.inf)
    return select([(wrong, math.nan), (x.equals(0), 0.0), (infinite, math.nan)], inside)


def _igamma_grad_a(a: Term, x: Term, eps: float) -> Term:
    p = _point(a, x)
    return _guarded(a, x, -(p.density * _slope(p, eps)))


def _random_gamma_grad(a: Term, x: Term, eps: float) -> Term:
    """How a sample x of the distribution changes with a: minus dP/da by the density of x."""
    p = _point(a, x)
    return _guarded(a, x, _slope(p, eps) * p.x / p.a)


# ---- records -------------------------------------------------------------------------------------


def _by_scipy(name: str, at_infinity: float) -> Any:
    def ref(a: Array, x: Array) -> Array:
        undefined = (a == np.inf) & (x > 0) & (x < np.inf)
        both = (a == np.inf) & (x == np.inf)
        return np.where(undefined, np.nan, np.where(both, at_infinity, scipy(name)(a, x)))

    return ref


def _density(a: Any, x: Any) -> Any:
    """``x^(a - 1) exp(-x) / gamma(a)``."""
    power = ops.multiply(ops.subtract(a, like(1, a)), ops.log(x))
    return ops.exponential(ops.subtract(ops.subtract(power, x), ops.lgamma(a)))


AX = ("a", "x")
igamma_grad_a: OpDef = special(
    "igamma_grad_a", _igamma_grad_a, None, AX,
    (no_derivative("igamma_grad_a", "a"), no_derivative("igamma_grad_a", "x")),
    ulp=4096, work=2000, iterates=True,
)  # fmt: skip
random_gamma_grad: OpDef = special(
    "random_gamma_grad", _random_gamma_grad, None, AX,
    (no_derivative("random_gamma_grad", "a"), no_derivative("random_gamma_grad", "x")),
    ulp=4096, work=2000, iterates=True,
)  # fmt: skip
igamma: OpDef = special(
    "igamma", _igamma, _by_scipy("gammainc", 1), AX,
    (
        lambda t, a, x, out: ops.multiply(t, igamma_grad_a(a, x)),
        lambda t, a, x, out: ops.multiply(t, _density(a, x)),
    ),
    ulp=4096, work=1000, iterates=True,
)  # fmt: skip
igammac: OpDef = special(
    "igammac", _igammac, _by_scipy("gammaincc", 0), AX,
    (
        lambda t, a, x, out: ops.negate(ops.multiply(t, igamma_grad_a(a, x))),
        lambda t, a, x, out: ops.negate(ops.multiply(t, _density(a, x))),
    ),
    ulp=4096, work=1000, iterates=True,
)  # fmt: skip
