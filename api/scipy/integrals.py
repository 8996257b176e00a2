"""Exponential integrals, Box and Cox's transformation, Bernoulli's numbers.

Sources: the power series DLMF 6.6.2 and 8.19.8 for small x, the continued fraction DLMF 8.19.17 for
larger x, and the asymptotic series 6.12.2.
"""

from __future__ import annotations

import math
import operator
from typing import Any

import numpy as np

from monograph._operands.values import convert, value
from monograph.hlo.errors import ArgumentError
from monograph.hlo.ops.formula import Term, either, polynomial, select
from monograph.hlo.ops.gamma import digamma_of, lgamma_positive
from monograph.hlo.ops.incomplete_gamma import upper_fraction
from monograph.hlo.ops.leaf import constant
from monograph.hlo.record import OpDef
from monograph.hlo.types import F64
from monograph.scipy.operands import firm, in_double, inexact, plain
from monograph.tracer.dtypes import default_dtype

_PRECISE = 2.0**-53
_TERMS = 22  # of series in x <= 1
_FAR = 40.0  # where the asymptotic series of Ei is good to the last place
_EI = [(_FAR**k / (k * math.factorial(k))) for k in range(1, 140)]
_EI_FAR = [math.factorial(k) / _FAR**k for k in range(40)]


def _expn(n: Term, x: Term) -> Term:
    """``x^(n - 1)`` times the upper incomplete gamma function of 1 - n and x."""
    large = x > 1
    inside = (x > 0) & (x < math.inf) & (n >= 1)
    order = inside.then(n, 1)
    far = inside & large
    quotient, _ = upper_fraction(1 - order, x, far, _PRECISE)
    high = (-far.then(x, 2)).exp() * quotient
    small = (inside & ~large).then(x, 0.5)
    total, power = x.of(0), x.of(1)
    for k in range(_TERMS):
        gap = order - (k + 1)
        own = gap.equals(0)  # this term is the one with the logarithm
        total = total + own.then(0, power / own.then(1, gap))
        power = power * small * (-1 / (k + 1))
    m = order - 1
    size = (m * small.log() - lgamma_positive(order)).exp()
    half = m * 0.5
    signed = half.equals(half.floor()).then(size, -size)
    low = signed * (digamma_of(order) - small.log()) + total
    at_zero = (n > 1).then(1 / (n > 1).then(n - 1, 1), x.of(math.inf))
    undefined = either((x < 0, n < 0, ~n.equals(n.floor()), x.is_nan(), n.is_nan()))
    rows = [
        (undefined, math.nan), (x.equals(math.inf), 0.0),
        (n.equals(0), (-x).exp() / x), (x.equals(0), at_zero), (large, high),
    ]  # fmt: skip
    return select(rows, low)


def _expi(x: Term) -> Term:
    positive = x > 0
    near = (positive & (x < _FAR)).then(x, 1)
    ratio = near * (1 / _FAR)
    low = np.euler_gamma + near.log() + polynomial(ratio, _EI) * ratio
    far = x.at_least(_FAR)
    high = far.exp() * (1 / far) * polynomial(_FAR / far, _EI_FAR)
    left = -_expn(x.of(1), positive.then(1, -x))
    rows = [(x.is_nan(), x), (x.equals(math.inf), x), (x.equals(0), -math.inf), (~positive, left)]
    return select([*rows, (x < _FAR, low)], high)


_expn_op: OpDef = in_double(
    "expn",
    _expn,
    ("n", "x"),
    (
        lambda n, x, out: out.of(0),
        lambda n, x, out: -Term(_expn_op((n - 1).value, x.value)),
    ),
)
_exp1_op = in_double(
    "exp1", lambda x: _expn(x.of(1), x), ("x",), (lambda x, out: -((-x).exp() / x),)
)
_expi_op = in_double("expi", _expi, ("x",), (lambda x, out: x.exp() / x,))


def exp1(x: Any) -> Any:
    """The exponential integral E1: of ``exp(-t) / t`` from x on, x positive."""
    return _exp1_op(*firm("exp1", x))


def expi(x: Any) -> Any:
    """The exponential integral Ei: the principal value of that of ``exp(t) / t`` up to x."""
    return _expi_op(*firm("expi", x))


def expn(n: Any, x: Any) -> Any:
    """The exponential integral of order n: of ``exp(-x t) / t^n`` from 1 on."""
    return _expn_op(*firm("expn", n, x))


# ---- Box and Cox ---------------------------------------------------------------------------------


def _power_of_log(log: Term, power: Term) -> Term:
    zero = power.equals(0)
    safe = zero.then(1, power)
    return zero.then(log, (safe * log).expm1() / safe)


def _slope(log: Term, power: Term, out: Term) -> Term:
    """In the exponent: ``(x^p log(x) - out) / p``; half the square of the logarithm at 0."""
    zero = power.equals(0)
    safe = zero.then(1, power)
    return zero.then(log * log * 0.5, ((safe * log).exp() * log - out) / safe)


_boxcox_op = plain(
    "boxcox",
    lambda x, p: _power_of_log(x.log(), p),
    ("x", "lmbda"),
    (lambda x, p, out: x.power(p - 1), lambda x, p, out: _slope(x.log(), p, out)),
)
_boxcox1p_op = plain(
    "boxcox1p",
    lambda x, p: _power_of_log(x.log1p(), p),
    ("x", "lmbda"),
    (lambda x, p, out: (x + 1).power(p - 1), lambda x, p, out: _slope(x.log1p(), p, out)),
)


def boxcox(x: Any, lmbda: Any) -> Any:
    """``(x^lmbda - 1) / lmbda``, and log(x) where lmbda is 0."""
    return _boxcox_op(*inexact("boxcox", x, lmbda))


def boxcox1p(x: Any, lmbda: Any) -> Any:
    """`boxcox` of 1 + x, exact for small x."""
    return _boxcox1p_op(*inexact("boxcox1p", x, lmbda))


# ---- Bernoulli's numbers -------------------------------------------------------------------------


def bernoulli(n: int) -> Any:
    """Bernoulli's numbers B0 ... Bn (B1 = -1/2), by exact arithmetic (DLMF 24.5.3)."""
    n = operator.index(n)
    if n < 0:
        raise ArgumentError(f"bernoulli: n = {n}", fix="give 0 or more.")
    from fractions import Fraction

    numbers = [Fraction(1)]
    for m in range(1, n + 1):
        known = sum(math.comb(m + 1, k) * b for k, b in enumerate(numbers) if b)
        numbers.append(-Fraction(known) / (m + 1))
    exact = constant(np.array([float(b) for b in numbers]), F64)
    return convert(value(exact), default_dtype("float"))
