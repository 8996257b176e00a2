"""The error function of complex numbers and what is made of it: Dawson's, Fresnel's integrals.

J. A. C. Weideman, "Computation of the complex error function", SIAM J. Numer. Anal. 31 (1994); G.
B. Rybicki, "Dawson's integral and the sampling theorem", Computers in Physics 3 (1989).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np

from monograph._operands.values import convert, value
from monograph.hlo.ops.composite import composite
from monograph.hlo.ops.formula import Term, polynomial
from monograph.hlo.record import OpDef, ops
from monograph.hlo.types import C64, C128, F64
from monograph.scipy.operands import firm, floats, in_double

_COUNT = 40  # terms of Weideman's series: some 14 digits
_STEP = 0.2  # of Rybicki's sum, exact to exp(-(pi / (2 h))^2)
_REACH = 35
_ROOT = math.sqrt(math.pi)
_SMALL = 14  # terms of Dawson's series, for x up to a half


@cache
def _series() -> tuple[float, tuple[float, ...]]:
    """Weideman's scale and coefficients, the constant one first."""
    scale = math.sqrt(_COUNT / math.sqrt(2))
    half = 2 * _COUNT
    angles = np.arange(1 - half, half) * math.pi / half
    t = scale * np.tan(angles / 2)
    samples = np.concatenate([[0], np.exp(-(t**2)) * (scale**2 + t**2)])
    coefficients = np.fft.fft(np.fft.fftshift(samples)).real / (2 * half)
    return scale, tuple(coefficients[1 : _COUNT + 1].tolist())


def _imaginary(x: Term) -> Term:
    return Term(ops.imag(x.value))


def _upper(z: Term) -> Term:
    """exp(-z^2) erfc(-iz) in the upper half plane."""
    scale, coefficients = _series()
    iz = z * 1j
    below = scale - iz
    return (
        2 * polynomial((scale + iz) / below, coefficients) / (below * below) + (1 / _ROOT) / below
    )


def _wofz(z: Term) -> Term:
    down = _imaginary(z) < 0
    up = down.then(-z, z)
    w = _upper(up)
    return down.then(2 * (-(up * up)).exp() - w, w)


def _wofz_expand(ins: Sequence[Any], attrs: Any) -> Any:
    (z,) = ins
    return ops.convert(_wofz(Term(ops.convert(z, dtype=C128))).value, dtype=z.type.dtype)


_wofz_op: OpDef = composite(
    "wofz",
    _wofz_expand,
    operands=("z",),
    jvp=lambda attrs, ins, tangents, out: (
        (Term(tangents[0]) * (-2 * Term(ins[0]) * Term(out) + 2j / _ROOT)).value
    ),
)


def wofz(z: Any) -> Any:
    """Faddeeva's function exp(-z^2) erfc(-iz) of complex numbers."""
    x = value(z, "wofz")
    if not x.type.dtype.is_complex:
        (x,) = floats("wofz", x)
        x = convert(x, C128 if x.type.dtype is F64 else C64)
    return _wofz_op(convert(x, x.type.dtype))


# ---- Dawson's integral ---------------------------------------------------------------------------


def _dawsn(x: Term) -> Term:
    square = x * x
    terms = [math.prod(-2 / (2 * j + 1) for j in range(1, k + 1)) for k in range(_SMALL)]
    near = x * polynomial(square.at_most(0.25), terms)
    a = x.abs().at_most(1e8)
    steps = 2 * (a * (0.5 / _STEP) + 0.5).floor()
    gap = a - steps * _STEP
    up = (gap * (2 * _STEP)).exp()
    down = 1 / up
    total, rising, falling = x.of(0), up, down
    for n in range(1, _REACH, 2):
        weight = math.exp(-((n * _STEP) ** 2))
        total = total + weight * (rising / (steps + n) + falling / (steps - n))
        rising, falling = rising * up * up, falling * down * down
    far = (-gap * gap).exp() * total * (1 / _ROOT)
    far = (x < 0).then(-far, far)
    beyond = (x.abs() > 1e8).then(0.5 / x, far)
    return (x.abs() < 0.5).then(near, beyond)


_dawsn_op = in_double("dawsn", _dawsn, ("x",), (lambda x, out: 1 - 2 * x * out,))


def dawsn(x: Any) -> Any:
    """Dawson's integral: exp(-x^2) times the integral of exp(t^2) from 0 to x."""
    return _dawsn_op(*firm("dawsn", x))


# ---- Fresnel's integrals -------------------------------------------------------------------------


_NEAR = 1.6  # up to which the power series are summed
_FRESNEL = 18  # their terms


def _rotation(x: Term) -> tuple[Term, Term]:
    """The cosine and sine of pi x^2 / 2."""
    square = x * x
    turn = (square - 4 * (square * 0.25).floor()) * (math.pi / 2)
    return turn.cos(), turn.sin()


def _far(x: Term) -> tuple[Term, Term]:
    """C and S of positive numbers, by the error function."""
    scale = _ROOT / 2
    z = Term(ops.complex((x * scale).value, (x * scale).value))
    w = _upper(z)
    re, im = Term(ops.real(w.value)), _imaginary(w)
    c, s = _rotation(x)
    u, v = 1 - (c * re - s * im), -(c * im + s * re)
    return 0.5 * (u - v), 0.5 * (u + v)


def _near(x: Term, first: int) -> Term:
    """The power series of C (first 0) or S (first 1)."""
    square = (math.pi / 2) * (x * x)
    terms = [
        (-1) ** k / (math.factorial(2 * k + first) * (4 * k + 2 * first + 1))
        for k in range(_FRESNEL)
    ]
    total = polynomial(square * square, terms)
    return x * (square * total if first else total)


def _fresnel(first: int) -> Any:
    def formula(x: Term) -> Term:
        a = x.abs()
        far = _far(a.at_least(_NEAR).at_most(1e7))[first]
        far = (a > 1e7).then(0.5, far)
        found = (a < _NEAR).then(_near(a.at_most(_NEAR), first), far)
        return x.is_nan().then(x, (x < 0).then(-found, found))

    return formula


_cosines = in_double("fresnel_c", _fresnel(0), ("x",), (lambda x, out: _rotation(x)[0],))
_sines = in_double("fresnel_s", _fresnel(1), ("x",), (lambda x, out: _rotation(x)[1],))


def fresnel(x: Any) -> tuple[Any, Any]:
    """Fresnel's integrals (S, C): of sin(pi t^2 / 2) and of cos(pi t^2 / 2) from 0 to x."""
    (x,) = firm("fresnel", x)
    return _sines(x), _cosines(x)
