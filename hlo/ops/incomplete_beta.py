"""`regularized_incomplete_beta`: I_x(a, b), the distribution function of the beta distribution.

The continued fraction of DLMF 8.17.22 by the method of W. Lentz ("Generating Bessel functions in
Mie scattering calculations using continued fractions", 1976), on the side where it converges fast
(DLMF 8.17.4). Its factor is a quotient of gamma functions with Stirling's series taken apart,
as in C. Loader, "Fast and accurate computation of binomial probabilities" (2000).
"""

from __future__ import annotations

import math
from typing import Any

from monograph.hlo.ops.define import like
from monograph.hlo.ops.formula import Term, either, repeat, scipy, select, special
from monograph.hlo.ops.gamma import lgamma_positive, no_derivative, stirling_rest
from monograph.hlo.ops.incomplete_gamma import log1p_less
from monograph.hlo.record import OpDef, ops

_STEPS, _MOST = 2, 2500  # pairs of terms between two looks; looks
_TINY = 1e-300


def log_beta(a: Term, b: Term) -> Term:
    """log B(a, b), without the cancellation where one is large."""
    p, q = a.at_most(b), a.at_least(b)
    far = q >= 10
    big = far.then(q, 10)
    total = p + big
    rest = stirling_rest(big) - stirling_rest(total)
    # log(gamma(q) / gamma(p + q))
    quotient = rest - (big - 0.5) * (p / big).log1p() - p * (total.log() - 1)
    near = far.then(1, q)
    plain = lgamma_positive(near) - lgamma_positive(near + far.then(1, p))
    return lgamma_positive(p) + far.then(quotient, plain)


def _factor(a: Term, b: Term, x: Term, y: Term) -> Term:
    """``x^a y^b / B(a, b)`` with y = 1 - x."""
    both = (a >= 10) & (b >= 10)
    p, q = both.then(a, 10), both.then(b, 10)
    n = p + q
    gap = x * q - y * p  # n x - a, without cancellation
    log = p * log1p_less(gap / p) + q * log1p_less(-gap / q)
    log = log + stirling_rest(n) - stirling_rest(p) - stirling_rest(q)
    large = log.exp() * (p * (q / n) * (1 / (2 * math.pi))).sqrt()
    small = (a * x.log() + b * _log(y, x) - log_beta(a, b)).exp()
    return both.then(large, small)


def _log(y: Term, x: Term) -> Term:
    """log(y) for y = 1 - x: through x where that is small."""
    return (x < 0.5).then((-x).log1p(), y.log())


def _fraction(a: Term, b: Term, x: Term, on: Term, eps: float) -> Term:
    """``1 / (1 + d1 / (1 + d2 / ...))``."""

    def bounded(v: Term) -> Term:
        return (v.abs() < _TINY).then(_TINY, v)

    def step(carry: list[Term], held: list[Term]) -> tuple[list[Term], Term]:
        m, c, d, h = carry
        a, b, x = held
        for _ in range(_STEPS):
            twice = a + 2 * m
            odd = -(a + m) * (a + b + m) / (twice * (twice + 1)) * x
            d = 1 / bounded(1 + odd * d)
            c = bounded(1 + odd / c)
            h = h * d * c
            m, twice = m + 1, twice + 2
            even = m * (b - m) / ((twice - 1) * twice) * x
            d = 1 / bounded(1 + even * d)
            c = bounded(1 + even / c)
            change = d * c
            h = h * change
        return [m, c, d, h], (change - 1).abs() > 2 * eps

    zero, one = a.of(0), a.of(1)
    return 1 / repeat(step, [zero, one, zero, one], [a, b, x], on, _MOST)[3]


def _incomplete_beta(a: Term, b: Term, x: Term, eps: float) -> Term:
    zero_a = a.equals(0) | b.equals(math.inf)
    zero_b = b.equals(0) | a.equals(math.inf)
    inside = (a > 0) & (a < math.inf) & (b > 0) & (b < math.inf) & (x > 0) & (x < 1)
    p, q, z = (inside.then(v, 0.5) for v in (a, b, x))
    fast = z < (p + 1) / (p + q + 2)
    y = 1 - z
    factor = _factor(p, q, z, y)
    first, second, at = fast.then(p, q), fast.then(q, p), fast.then(z, y)
    part = factor * _fraction(first, second, at, inside & (factor > 0), eps) / first
    value = fast.then(part, 1 - part)
    wrong = (a < 0, b < 0, ~(x >= 0), ~(x <= 1), zero_a & zero_b, a.is_nan(), b.is_nan())
    one = (zero_a & ~x.equals(0)) | (zero_b & x.equals(1)) | x.equals(1)
    zero = (zero_b & ~x.equals(1)) | x.equals(0)
    return select([(either(wrong), math.nan), (one, 1.0), (zero, 0.0)], value)


def _partial(t: Any, a: Any, b: Any, x: Any, out: Any) -> Any:
    one = like(1, x)
    log_beta = ops.subtract(ops.add(ops.lgamma(a), ops.lgamma(b)), ops.lgamma(ops.add(a, b)))
    left = ops.multiply(ops.subtract(a, one), ops.log(x))
    right = ops.multiply(ops.subtract(b, one), ops.log_plus_one(ops.negate(x)))
    return ops.multiply(t, ops.exponential(ops.subtract(ops.add(left, right), log_beta)))


_NAME = "regularized_incomplete_beta"
regularized_incomplete_beta: OpDef = special(
    _NAME, _incomplete_beta, scipy("betainc"), ("a", "b", "x"),
    (no_derivative(_NAME, "a"), no_derivative(_NAME, "b"), _partial),
    ulp=4096, work=1000, iterates=True,
)  # fmt: skip
