"""Modified Bessel functions of the first kind, exponentially scaled: `bessel_i0e`, `bessel_i1e`.

Up to 20 the power series (DLMF 10.25.2), whose terms are all positive; beyond, the series in 1 / x
(DLMF 10.40.1), whose smallest term is below the last place of f64 there.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from monograph.hlo.ops.define import Array, like
from monograph.hlo.ops.formula import Term, polynomial, scipy, special
from monograph.hlo.record import OpDef, ops

_FAR = 20.0


def _near(order: int, eps: float) -> list[float]:
    """Coefficients of ``(x / 20)^2`` in ``I_order(x) / (x / 2)^order``."""
    quarter = _FAR * _FAR / 4
    all_ = [quarter**k / (math.factorial(k) * math.factorial(k + order)) for k in range(60)]
    return [c for k, c in enumerate(all_) if k < 10 or c > eps * sum(all_) / 8]


def _beyond(order: int, eps: float) -> list[float]:
    """Coefficients of ``20 / x`` in ``I_order(x) exp(-x) sqrt(2 pi x)``."""
    out = [1.0]
    while abs(out[-1]) > eps / 8 and len(out) < 34:
        k = len(out)
        out.append(out[-1] * ((2 * k - 1) ** 2 - 4 * order * order) / (8 * k * _FAR))
    return out


def _scaled(order: int, x: Term, eps: float) -> Term:
    a = x.abs()
    near = a.at_most(_FAR)
    ratio = near * (1 / _FAR)
    low = (-near).exp() * polynomial(ratio * ratio, _near(order, eps))
    if order:
        low = low * near * 0.5
    far = a.at_least(_FAR)
    high = polynomial(_FAR / far, _beyond(order, eps)) / (far.sqrt() * math.sqrt(2 * math.pi))
    return (a <= _FAR).then(low, high)


def _i0e(x: Term, eps: float) -> Term:
    return _scaled(0, x, eps)


def _i1e(x: Term, eps: float) -> Term:
    y = _scaled(1, x, eps)
    return (x < 0).then(-y, x.equals(0).then(x, y))  # the sign of zero, too


def _i1e_ref(x: Array) -> Array:
    return np.where(x == 0, x, scipy("i1e")(x))


def _i0e_partial(t: Any, x: Any, out: Any) -> Any:
    slope = ops.subtract(bessel_i1e(x), ops.multiply(ops.sign(x), out))
    return ops.multiply(t, slope)


def _i1e_partial(t: Any, x: Any, out: Any) -> Any:
    """``i0e(x) - i1e(x) (sign(x) + 1 / x)``; a half at 0."""
    tiny = ops.compare(ops.abs(x), like(1e-7, x), comparison_direction="LE")
    safe = ops.select(tiny, like(1, x), x)
    away = ops.multiply(out, ops.add(ops.sign(safe), ops.divide(like(1, x), safe)))
    slope = ops.subtract(bessel_i0e(safe), away)
    near = ops.subtract(like(0.5, x), ops.abs(x))
    return ops.multiply(t, ops.select(tiny, near, slope))


bessel_i0e: OpDef = special(
    "bessel_i0e", _i0e, scipy("i0e"), ("x",), (_i0e_partial,), ulp=32, work=170, iterates=True
)
bessel_i1e: OpDef = special(
    "bessel_i1e", _i1e, _i1e_ref, ("x",), (_i1e_partial,),
    ulp=32, work=170, dialect="chlo", iterates=True,
)  # fmt: skip
