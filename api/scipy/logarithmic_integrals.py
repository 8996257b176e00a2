"""Integrals of sines, cosines and logarithms over t: `sici` and `spence`.

Sources: the power series DLMF 6.6.5 and 6.6.6, the continued fraction 6.9.1 of E1; Debye's series
of the dilogarithm and its reflections, DLMF 25.12.
"""

from __future__ import annotations

import math
from typing import Any

from monograph.hlo.ops.formula import Term, polynomial, select
from monograph.hlo.record import ops
from monograph.scipy.operands import firm, in_double

_NEAR = 4.0  # up to which power series are summed
_TERMS = 24
_DEPTH = 70  # of the continued fraction
_HALF = math.pi / 2


def _fraction(x: Term) -> tuple[Term, Term]:
    """Ci(x) and Si(x) - pi/2, from E1(ix)."""
    zero = x.of(0)
    z = Term(ops.complex(zero.value, x.value))
    tail = z + (2 * _DEPTH + 1)
    for k in range(_DEPTH, 0, -1):
        tail = z + (2 * k - 1) - k * k / tail
    turn = Term(ops.complex(x.cos().value, (-x.sin()).value))
    e1 = turn / tail
    return -Term(ops.real(e1.value)), Term(ops.imag(e1.value))


def _si(x: Term) -> Term:
    a = x.abs()
    near = a.at_most(_NEAR)
    low = near * polynomial(near * near, [
        (-1) ** k / ((2 * k + 1) * math.factorial(2 * k + 1)) for k in range(_TERMS)
    ])  # fmt: skip
    high = _HALF + _fraction(a.at_least(_NEAR).at_most(1e9))[1]
    found = (a < _NEAR).then(low, (a > 1e9).then(_HALF, high))
    return x.is_nan().then(x, (x < 0).then(-found, found))


def _ci(x: Term) -> Term:
    a = x.abs()
    near = a.at_most(_NEAR)
    square = near * near
    low = 0.5772156649015329 + near.log() + square * polynomial(square, [
        (-1) ** k / (2 * k * math.factorial(2 * k)) for k in range(1, _TERMS)
    ])  # fmt: skip
    high = _fraction(a.at_least(_NEAR).at_most(1e9))[0]
    return x.is_nan().then(x, (a < _NEAR).then(low, (a > 1e9).then(0.0, high)))


_si_op = in_double("sine_integral", _si, ("x",), (lambda x, out: x.equals(0).then(1, x.sin() / x),))
_ci_op = in_double("cosine_integral", _ci, ("x",), (lambda x, out: x.cos() / x,))


def sici(x: Any) -> tuple[Any, Any]:
    """The sine and the cosine integral; the latter of |x|, and NaN at -inf."""
    (x,) = firm("sici", x)
    lowest = Term(x).equals(-math.inf)
    return _si_op(x), lowest.then(math.nan, Term(_ci_op(x))).value


# Debye's series in u = -log(1 - z): Bernoulli's numbers over factorials, of u^3, u^5, ...
_BERNOULLI = (1 / 6, -1 / 30, 1 / 42, -1 / 30, 5 / 66, -691 / 2730, 7 / 6, -3617 / 510)
_DEBYE = [b / math.factorial(2 * k + 3) for k, b in enumerate(_BERNOULLI)]


def _debye(u: Term) -> Term:
    square = u * u
    return u - square * 0.25 + u * square * polynomial(square, _DEBYE)


def _spence(x: Term) -> Term:
    """Li2(1 - x), reflected so that |u| is at most log 2."""
    middle = (x > 0.5) & (x < 2)
    inner = middle.then(x, 1)
    between = _debye(-inner.log())
    small = ((x > 0) & (x <= 0.5)).then(x, 0.5)
    low = math.pi**2 / 6 - (-small).log1p() * small.log() - _debye(-((-small).log1p()))
    large = x.at_least(2)
    log = (large - 1).log()
    high = -(math.pi**2) / 6 - 0.5 * log * log - _debye(-((1 / (large - 1)).log1p()))
    rows = [(x.is_nan() | (x < 0), x.of(math.nan)), (x.equals(0), x.of(math.pi**2 / 6)),
            (x <= 0.5, low), (x < 2, between)]  # fmt: skip
    return select(rows, high)


_spence_op = in_double(
    "spence",
    _spence,
    ("x",),
    (lambda x, out: x.equals(1).then(-1, x.log() / (1 - x.equals(1).then(0, x))),),
)


def spence(x: Any) -> Any:
    """The dilogarithm of 1 - x: the integral of log(t) / (1 - t) from 1 to x."""
    return _spence_op(*firm("spence", x))
