"""Functions of physics: spherical harmonics, Bessel functions of whole order, Owen's T.

Sources: the recurrences DLMF 14.10.3 and 10.6.1, the latter from above (J. C. P. Miller, 1952); D.
B. Owen, "Tables for computing bivariate normal probabilities", Ann. Math. Stat. 27 (1956).
"""

from __future__ import annotations

import math
from functools import cache
from typing import Any

import numpy as np

from monograph._operands.values import contents, convert, promote_inexact, value
from monograph.hlo.errors import ArgumentError, ConcretizationError, DTypeError, UnsupportedError
from monograph.hlo.ops.formula import Term
from monograph.hlo.record import ops
from monograph.hlo.types import F64
from monograph.numpy.choosing import where
from monograph.numpy.creation import zeros_like
from monograph.numpy.indexing import get
from monograph.numpy.joining import stack
from monograph.numpy.unary import abs, cos, sin
from monograph.scipy.operands import firm, floats, in_double
from monograph.tracer.arguments import as_int


def bessel_jn(z: Any, *, v: int, n_iter: int = 50) -> Any:
    """Bessel functions of the first kind, of the orders 0 to `v`.

    Args:
        z: real numbers.
        v: the highest order.
        n_iter: the order from which the recurrence comes down; above |z| and `v`.

    Returns:
        (v + 1, ...): one row per order.
    """
    (x,) = promote_inexact("bessel_jn", z)
    if x.type.dtype.is_complex:
        raise DTypeError("bessel_jn of complex numbers", fix="pass real numbers.")
    v, n = as_int(v, "v"), as_int(n_iter, "n_iter")
    if not 0 <= v <= n:
        raise ArgumentError(f"bessel_jn: orders to {v} from {n}", fix="let 0 <= v <= n_iter.")
    wide = Term(ops.convert(x, dtype=F64))
    safe = (wide.abs() < 1e-4).then(1e-4, wide)
    above, own, total, rows = wide.of(0), wide.of(1e-250), wide.of(0), []
    for k in range(n, -1, -1):
        new = (2 * (k + 1)) * own / safe - above
        above, own = own, new
        if k % 2 == 0:
            total = total + (new if k == 0 else 2 * new)
        if k <= v:
            rows.append(new)
    half, scale = wide * 0.5, 1 / total  # in derivatives the square of the total may underflow
    made = []
    for k, row in enumerate(reversed(rows)):
        near = wide.of(1 / math.factorial(k))
        for _ in range(k):
            near = near * half
        made.append(ops.convert((wide.abs() < 1e-4).then(near, row * scale).value,
                                dtype=x.type.dtype))  # fmt: skip
    return stack(made)


def sph_harm_y(
    n: Any, m: Any, theta: Any, phi: Any, diff_n: int | None = None, n_max: int | None = None
) -> Any:
    """Spherical harmonics.

    Args:
        n: degrees, (k,) of integers.
        m: orders, likewise.
        theta, phi: the polar and the azimuthal angle, (k,) of radians.
        diff_n: must be None.
        n_max: the highest degree; needed where `n` is traced.

    Raises:
        ConcretizationError: if `n` is traced and there is no `n_max`.
    """
    if diff_n is not None:
        raise UnsupportedError("sph_harm_y: diff_n is not there yet", fix="leave it out.")
    n, m = value(n, "sph_harm_y"), value(m, "sph_harm_y", 1)
    theta, phi = floats("sph_harm_y", theta, phi)
    if theta.ndim == 0:
        theta = theta.reshape((1,))
    most = _highest(n) if n_max is None else as_int(n_max, "n_max")
    table = _legendre(most, cos(theta), abs(sin(theta)))
    size = abs(m)
    picked = get(table, (size, n, np.arange(theta.shape[0])), mode="clip")
    angle = size * phi
    made = ops.complex(*(convert(picked * f(angle), theta.type.dtype) for f in (cos, sin)))
    turned = ops.complex(ops.real(made), -ops.imag(made)) * where(size % 2 == 0, 1.0, -1.0)
    return where(m < 0, turned, made)


def _highest(n: Any) -> int:
    degrees = contents(n)
    if degrees is None:
        raise ConcretizationError(
            "sph_harm_y: the degrees are not known while tracing",
            operands={"n": n.type},
            why="the highest one says how many recurrences are computed.",
            fix="give n_max=, the highest degree.",
        )
    return int(degrees.max())


def _legendre(most: int, x: Any, sine: Any) -> Any:
    """Associated Legendre functions (order, degree, place), normalised for harmonics."""
    none = zeros_like(x)
    table = [[none] * (most + 1) for _ in range(most + 1)]
    top = none + math.sqrt(1 / (4 * math.pi))
    for m in range(most + 1):
        if m:
            top = -math.sqrt((2 * m + 1) / (2 * m)) * sine * top
        before, own = none, top
        for n in range(m, most + 1):
            table[m][n] = own
            a = math.sqrt((4 * (n + 1) ** 2 - 1) / ((n + 1) ** 2 - m * m))
            b = math.sqrt((n * n - m * m) / (4 * n * n - 1)) if n else 0.0
            before, own = own, a * (x * own - b * before)
    return stack([stack(row) for row in table])


# ---- Owen's T ------------------------------------------------------------------------------------


@cache
def _gauss_rule() -> list[tuple[float, float]]:
    """Gauss's nodes and weights; NumPy's polynomials are loaded only for who asks."""
    nodes, weights = np.polynomial.legendre.leggauss(24)
    return list(zip(nodes.tolist(), weights.tolist(), strict=True))


def _above(x: Term) -> Term:
    """The probability of a standard normal number above x."""
    return 0.5 * (x * math.sqrt(0.5)).erfc()


def _integral(h: Term, a: Term) -> Term:
    """For a from 0 to 1, by Gauss's rule."""
    total = h.of(0)
    for node, weight in _gauss_rule():
        t = a * (0.5 * (node + 1))
        one = 1 + t * t
        total = total + weight * (h * h * one * -0.5).exp() / one
    return total * a * (0.5 / (2 * math.pi))


def _owens_t(h: Term, a: Term) -> Term:
    x, y = h.abs(), a.abs()
    steep = y > 1
    inner = _integral(steep.then(x * y, x), steep.then(1 / steep.then(y, 1), y))
    p, q = _above(x), _above(x * y)
    found = steep.then(0.5 * (p + q) - p * q - inner, inner)
    found = y.equals(math.inf).then(0.5 * p, found)
    return (h.is_nan() | a.is_nan()).then(math.nan, (a < 0).then(-found, found))


def _by_h(h: Term, a: Term, out: Term) -> Term:
    density = (h * h * -0.5).exp() * (1 / math.sqrt(2 * math.pi))
    return -density * (0.5 * (a * h * math.sqrt(0.5)).erf())


def _by_a(h: Term, a: Term, out: Term) -> Term:
    one = 1 + a * a
    return (h * h * one * -0.5).exp() / (one * (2 * math.pi))


_owens_op = in_double("owens_t", _owens_t, ("h", "a"), (_by_h, _by_a))


def owens_t(h: Any, a: Any) -> Any:
    """Owen's T: the probability of X > h and 0 < Y < a X for standard normal X and Y."""
    return _owens_op(*firm("owens_t", h, a))
