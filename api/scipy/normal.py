"""The normal distribution: `ndtr`, its logarithm and its inverse, accurate in the tails.

The tail of the logarithm is DLMF 7.12.1; the inverse is PPND16 of M. J. Wichura, "Algorithm AS 241:
The Percentage Points of the Normal Distribution", Applied Statistics 37 (1988), 477-484.
"""

from __future__ import annotations

import math
from typing import Any

from monograph.hlo.ops.formula import Term, polynomial, select
from monograph.scipy.operands import firm, in_double

_ROOT = math.sqrt(0.5)
_HALF_LOG = 0.5 * math.log(2 * math.pi)
_FAR = 20.0  # from where on the series of the tail is as good as `erfc`
_TAIL = tuple((-1.0) ** k * math.prod(range(1, 2 * k, 2)) for k in range(13))

# Numerators and denominators: in the middle, in the tails, far in the tails.
_QUOTIENTS = (
    (
        (3.3871328727963666080, 1.3314166789178437745e2, 1.9715909503065514427e3,
         1.3731693765509461125e4, 4.5921953931549871457e4, 6.7265770927008700853e4,
         3.3430575583588128105e4, 2.5090809287301226727e3),
        (1.42343711074968357734, 4.63033784615654529590, 5.76949722146069140550,
         3.64784832476320460504, 1.27045825245236838258, 2.41780725177450611770e-1,
         2.27238449892691845833e-2, 7.74545014278341407640e-4),
        (6.65790464350110377720, 5.46378491116411436990, 1.78482653991729133580,
         2.96560571828504891230e-1, 2.65321895265761230930e-2, 1.24266094738807843860e-3,
         2.71155556874348757815e-5, 2.01033439929228813265e-7),
    ),
    (
        (1.0, 4.2313330701600911252e1, 6.8718700749205790830e2, 5.3941960214247511077e3,
         2.1213794301586595867e4, 3.9307895800092710610e4, 2.8729085735721942674e4,
         5.2264952788528545610e3),
        (1.0, 2.05319162663775882187, 1.67638483018380384940, 6.89767334985100004550e-1,
         1.48103976427480074590e-1, 1.51986665636164571966e-2, 5.47593808499534494600e-4,
         1.05075007164441684324e-9),
        (1.0, 5.99832206555887937690e-1, 1.36929880922735805310e-1, 1.48753612908506148525e-2,
         7.86869131145613259100e-4, 1.84631831751005468180e-5, 1.42151175831644588870e-7,
         2.04426310338993978564e-15),
    ),
)  # fmt: skip


def _log_density(x: Term) -> Term:
    return -0.5 * x * x - _HALF_LOG


def _ndtr(x: Term) -> Term:
    return (-x * _ROOT).erfc() * 0.5


def _log_ndtr(x: Term) -> Term:
    """One `erfc` and one logarithm for all parts, by what lies beyond |x| on one side."""
    size = x.abs()
    near, right = size < _FAR, x > 0
    beyond = (size * _ROOT).erfc() * 0.5
    far = size.at_least(_FAR)
    w = 1 / far
    below = near.then(beyond, polynomial(w * w, _TAIL) * w)  # far out without the density
    inside = 1 - beyond
    lost = ((1 - inside) - beyond) / inside  # by rounding `inside`, relative to it
    log = right.then(inside, below).log()
    return select([(x.is_nan(), x), (right, log + lost), (near, log)], log + _log_density(far))


def _slope_of_log(x: Term, log: Term) -> Term:
    """Of `log_ndtr` at x, where it is `log`."""
    return (_log_density(x) - log).exp()


def _ndtri(p: Term) -> Term:
    q = p - 0.5
    small = (q > 0).then(1 - p, p)
    inside = (small > 0) & (small <= 0.5)
    t = (-inside.then(small, 0.25).log()).sqrt()
    middle, near = q.abs() <= 0.425, t <= 5

    def one_of(k: int) -> Term:
        (a, b, c), tail = _QUOTIENTS[k], near.then(t - 1.6, t - 5)
        rows = [near.then(p.of(x), y) for x, y in zip(b, c, strict=True)]
        return middle.then(polynomial(0.180625 - q * q, a), polynomial(tail, rows))

    x = one_of(0) * middle.then(q, (q > 0).then(p.of(1), -1)) / one_of(1)
    edges = [(inside, x), (p.equals(0), -math.inf), (p.equals(1), math.inf)]
    return select(edges, p.of(math.nan))


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
