"""The normal distribution: `ndtr`, its logarithm and its inverse, accurate in the tails.

The tail of the logarithm is DLMF 7.12.1; the inverse starts from 26.2.23 of Abramowitz and Stegun,
"Handbook of Mathematical Functions" (1964), and is refined by Newton's method on the logarithm.
"""

from __future__ import annotations

import math
from typing import Any

from monograph.hlo.ops.formula import Term, polynomial, select
from monograph.scipy.operands import firm, in_double

_ROOT = math.sqrt(0.5)
_HALF_LOG = 0.5 * math.log(2 * math.pi)
_TAIL = tuple((-1.0) ** k * math.prod(range(1, 2 * k, 2)) for k in range(13))


def _log_density(x: Term) -> Term:
    return -0.5 * x * x - _HALF_LOG


def _ndtr(x: Term) -> Term:
    return (-x * _ROOT).erfc() * 0.5


def _log_ndtr(x: Term) -> Term:
    upper = (-0.5 * (x * _ROOT).erfc()).log1p()
    middle = _ndtr((x > -20).then(x, -1)).log()
    far = x.at_most(-20)
    w = 1 / (far * far)
    lower = _log_density(far) - (-far).log() + polynomial(w, _TAIL).log()
    return select([(x.is_nan(), x), (x > 0, upper), (x > -20, middle)], lower)


def _slope_of_log(x: Term, log: Term) -> Term:
    """Of `log_ndtr` at x, where it is `log`."""
    return (_log_density(x) - log).exp()


def _ndtri(p: Term) -> Term:
    upper = p > 0.5
    small = upper.then(1 - p, p)
    inside = (small > 0) & (small <= 0.5)
    small = inside.then(small, 0.25)
    t = (-2 * small.log()).sqrt()
    guess = polynomial(t, (2.515517, 0.802853, 0.010328))
    x = guess / polynomial(t, (1.0, 1.432788, 0.189269, 0.001308)) - t
    goal = small.log()
    for _ in range(3):
        log = _log_ndtr(x)
        x = x - (log - goal) / _slope_of_log(x, log)
    # near the median the difference to 1/2 has more digits
    flat = small > 0.3
    for _ in range(2):
        error = _middle(x) - (small - 0.5)
        x = flat.then(x - error / _log_density(x).exp(), x)
    x = upper.then(-x, x)
    edges = [(inside, x), (p.equals(0), -math.inf), (p.equals(1), math.inf)]
    return select(edges, p.of(math.nan))


def _middle(x: Term) -> Term:
    """``ndtr(x) - 1/2``."""
    return (x * _ROOT).erf() * 0.5


_ndtr_op = in_double("ndtr", _ndtr, ("x",), (lambda x, out: _log_density(x).exp(),))
_log_ndtr_op = in_double("log_ndtr", _log_ndtr, ("x",), (_slope_of_log,))
_ndtri_op = in_double("ndtri", _ndtri, ("p",), (lambda p, out: (-_log_density(out)).exp(),))


def ndtr(x: Any) -> Any:
    """The distribution function of the standard normal distribution."""
    return _ndtr_op(*firm("ndtr", x))


def log_ndtr(x: Any, series_order: int = 3) -> Any:
    """The logarithm of `ndtr`, exact far in both tails; `series_order` is there as in JAX only."""
    return _log_ndtr_op(*firm("log_ndtr", x))


def ndtri(p: Any) -> Any:
    """The inverse of `ndtr`: infinite at 0 and 1, NaN outside."""
    return _ndtri_op(*firm("ndtri", p))
