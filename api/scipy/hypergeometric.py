"""Hypergeometric functions of real numbers: Kummer's 1F1 and Gauss's 2F1.

Sources: the series DLMF 13.2.2 and 15.2.1, Kummer's and Pfaff's transformations 13.2.39 and 15.8.1,
the asymptotic series 13.7.1, the connection to 1 - x 15.8.4.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from monograph.hlo.ops.formula import Term, repeat, select
from monograph.hlo.record import ops
from monograph.hlo.types import F64
from monograph.numpy.creation import listed
from monograph.scipy.operands import floats, in_double

_FAR = 100.0  # from which the asymptotic series of 1F1 is used
_MOST = 5000  # terms of a series
_SMALL = 1e-17


def _series(tops: list[Term], bottoms: list[Term], x: Term, on: Term) -> Term:
    """The sum of products of (top)_k over those of (bottom)_k k!, times x^k."""

    def step(carry: list[Term], captures: list[Term]) -> tuple[list[Term], Term]:
        k, term, total = carry
        *rest, x = captures
        for top in rest[: len(tops)]:
            term = term * (top + k)
        for bottom in rest[len(tops) :]:
            term = term / (bottom + k)
        k = k + 1
        term = term * x / k
        new = total + term
        return [k, term, new], (term.abs() > _SMALL * new.abs()) & (term.abs() < math.inf)

    start = [x.of(0), x.of(1), x.of(1)]
    return repeat(step, start, [*tops, *bottoms, x], on, _MOST)[2]


def _lgamma(x: Term) -> Term:
    return Term(ops.lgamma(x.value))


def _sign_of_gamma(x: Term) -> Term:
    """The sign of the gamma function."""
    half = x.floor() * 0.5
    return ((x < 0) & ~half.equals(half.floor())).then(x.of(-1), 1)


def _ratio(tops: list[Term], bottoms: list[Term]) -> Term:
    """Gamma functions over gamma functions; 0 where one below has a pole."""
    log, sign = tops[0].of(0), tops[0].of(1)
    for t in tops:
        log, sign = log + _lgamma(t), sign * _sign_of_gamma(t)
    gone = tops[0].of(0) > 1
    for b in bottoms:
        pole = (b <= 0) & b.equals(b.floor())
        safe = pole.then(0.5, b)
        log, sign = log - _lgamma(safe), sign * _sign_of_gamma(safe)
        gone = gone | pole
    return gone.then(0, sign * log.exp())


def _hyp1f1(a: Term, b: Term, x: Term) -> Term:
    """By Kummer's transformation the argument is not negative, so that nothing cancels."""
    flip = x < 0
    first, z = flip.then(b - a, a), x.abs()
    finite = (a - a).equals(0) & (b - b).equals(0) & (x - x).equals(0)
    ends = (first <= 0) & first.equals(first.floor())  # a polynomial
    near = (z < _FAR) | ends
    total = _series([first], [b], (finite & near).then(z, 0), finite & near)
    low = flip.then((-z).exp(), 1) * total
    far = near.then(2 * _FAR, z)
    term, tail = x.of(1), x.of(1)
    for k in range(20):
        term = term * (1 - first + k) * (b - first + k) / ((k + 1) * far)
        tail = tail + term
    size = _ratio([b], [first]) * ((first - b) * far.log() + flip.then(0, far)).exp()
    rows = [(~finite, x.of(math.nan)), (x.equals(0) | a.equals(0), x.of(1)),
            (a.equals(b), x.exp()), (near, low)]  # fmt: skip
    return select(rows, size * tail)


def _hyp2f1(a: Term, b: Term, c: Term, x: Term) -> Term:
    flip = x < 0
    finite = (a - a).equals(0) & (b - b).equals(0) & (c - c).equals(0) & (x - x).equals(0)
    ends = either_ends(a) | either_ends(b)
    second = flip.then(c - b, b)
    z = flip.then(x / (x - 1), x)
    gap = c - a - second
    whole = (gap - (gap + 0.5).floor()).abs() < 1e-6
    inside = finite & (z < 1)
    # Beyond 1 the function is real where its series, or that of DLMF 15.8.1, is a polynomial.
    beyond = finite & (x > 1)
    turned = beyond & ~ends & (either_ends(c - a) | either_ends(c - b)) & gap.equals(gap.floor())
    direct = inside & ((z <= 0.9) | ends | whole) | beyond & (ends | turned)
    p, q = turned.then(c - a, a), turned.then(c - b, second)
    low = _series([p, q], [c], direct.then(z, 0), direct)
    low = turned.then((1 - x).power(gap), 1) * low
    other = inside & ~direct
    y = other.then(1 - z, 0)
    safe = other.then(gap, 0.5)
    one = _series([a, second], [1 - safe], y, other) * _ratio([c, safe], [c - a, c - second])
    two = _series([c - a, c - second], [1 + safe], y, other) * _ratio([c, -safe], [a, second])
    high = one + other.then(y, 1).power(safe) * two
    found = direct.then(low, high)
    found = flip.then((1 - x.at_most(0)).power(-a) * found, found)
    at_one = _ratio([c, (gap > 0).then(gap, 0.5)], [c - a, c - b])
    pole = (c <= 0) & c.equals(c.floor()) & ~ends
    rows = [(~finite, x.of(math.nan)), (x.equals(0) | a.equals(0) | b.equals(0), x.of(1)),
            (pole, x.of(math.inf)),
            (x.equals(1), (gap > 0).then(at_one, math.inf)),
            (beyond & ~direct, x.of(math.inf))]  # fmt: skip
    return select(rows, found)


def either_ends(a: Term) -> Term:
    """Whether the series of a parameter ends: it is a whole number, not above 0."""
    return (a <= 0) & a.equals(a.floor())


def _by_parameter(op: Callable[..., Any], at: int) -> Callable[..., Term]:
    """The derivative by a parameter, by central differences in f64: about nine digits."""

    def partial(*terms: Term) -> Term:
        ins, out = terms[:-1], terms[-1]
        wide = [Term(ops.convert(x.value, dtype=F64)) for x in ins]
        step = wide[at].abs().at_least(1) * 1e-5
        ends = [
            Term(op(*((x + move if k == at else x).value for k, x in enumerate(wide))))
            for move in (step, -step)
        ]
        slope = (ends[0] - ends[1]) / (2 * step)
        return Term(ops.convert(slope.value, dtype=out.value.type.dtype))

    return partial


def _by_x(op: Callable[..., Any], tops: int) -> Callable[..., Term]:
    """The derivative by the argument: the same function, all parameters one higher."""

    def partial(*terms: Term) -> Term:
        *parameters, x, _ = terms
        factor = x.of(1)
        for k, p in enumerate(parameters):
            factor = factor * p if k < tops else factor / p
        return factor * Term(op(*((p + 1).value for p in parameters), x.value))

    return partial


def _kummer(*xs: Any) -> Any:
    return _hyp1f1_op(*xs)


def _gauss(*xs: Any) -> Any:
    return _hyp2f1_op(*xs)


_hyp1f1_op = in_double(
    "hyp1f1",
    _hyp1f1,
    ("a", "b", "x"),
    (*(_by_parameter(_kummer, k) for k in range(2)), _by_x(_kummer, 1)),
)
_hyp2f1_op = in_double(
    "hyp2f1",
    _hyp2f1,
    ("a", "b", "c", "x"),
    (*(_by_parameter(_gauss, k) for k in range(3)), _by_x(_gauss, 2)),
)


def hyp1f1(a: Any, b: Any, x: Any) -> Any:
    """Kummer's function 1F1(a; b; x); derivatives by a and b are good to nine digits."""
    return _hyp1f1_op(*floats("hyp1f1", *map(listed, (a, b, x))))


def hyp2f1(a: Any, b: Any, c: Any, x: Any) -> Any:
    """Gauss's function 2F1(a, b; c; x); see `hyp1f1` for derivatives.

    Beyond 1 it is infinite, as SciPy has it, unless it is a polynomial or the quotient of two.
    """
    return _hyp2f1_op(*floats("hyp2f1", a, b, c, x))
