"""The gamma function of complex numbers, by the logarithm's analytic continuation.

Right of 1/2 by Lanczos' series (C. Lanczos, "A precision approximation of the gamma function",
1964, with the nine coefficients of P. Godfrey); left of it by the reflection formula, DLMF 5.5.3,
in which the logarithm of the sine is continued from the real axis into either half plane.
"""

from __future__ import annotations

import cmath
import math
from collections.abc import Sequence
from typing import Any

from monograph.hlo.ops.composite import composite
from monograph.hlo.ops.formula import Term
from monograph.hlo.record import ops
from monograph.hlo.types import C128

_G = 7
_SERIES = (
    0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313,
    -176.61502916214059, 12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6,
    1.5056327351493116e-7,
)  # fmt: skip


def _right(z: Term) -> Term:
    """Where the real part is at least 1/2."""
    total = z.of(_SERIES[0])
    for k, c in enumerate(_SERIES[1:]):
        total = total + c / (z + k)
    t = z + (_G - 0.5)
    return (z - 0.5) * t.log() - t + total.log() + 0.5 * math.log(2 * math.pi)


def _log_sine(z: Term) -> Term:
    """``log(sin(pi z))`` where the imaginary part is not negative."""
    turned = -((z * (2j * math.pi)).exp())
    return z * (-1j * math.pi) + turned.log1p() + cmath.log(0.5j)


def _log_gamma(z: Term) -> Term:
    below = Term(_negative(ops.imag(z.value)))
    up = below.then(_conjugate(z), z)
    left = Term(ops.real(up.value)) < 0.5
    inside = _right(left.then(1 - up, up))
    made = left.then(math.log(math.pi) - _log_sine(left.then(up, 0.5)) - inside, inside)
    return below.then(_conjugate(made), made)


def _negative(x: Any) -> Any:
    """Whether real numbers are below zero, or minus zero: which side of the cut is meant."""
    t = Term(x)
    return ((t < 0) | (t.equals(0) & (1 / t < 0))).value


def _conjugate(z: Term) -> Term:
    return Term(ops.complex(ops.real(z.value), ops.negate(ops.imag(z.value))))


def _expand(ins: Sequence[Any], attrs: Any) -> Any:
    (z,) = ins
    return ops.convert(_log_gamma(Term(ops.convert(z, dtype=C128))).value, dtype=z.type.dtype)


loggamma_of_complex = composite("loggamma_of_complex", _expand, operands=("z",))
