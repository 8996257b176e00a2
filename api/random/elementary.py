"""Elementary functions as random streams use them: each operation and each rounding spelled out.

The language's own functions are within some units of the last place of the exact ones, and machines
may differ there. The numbers drawn from a key may not: these are formulas of sums, products and
fused multiply-adds alone, the ones that XLA's CPU compiler writes, so that a stream is the same on
every machine, and the same as JAX's. Formats narrower than f32 are computed in f32.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from monograph.hlo.ops.composite import composite
from monograph.hlo.ops.formula import Term
from monograph.hlo.record import OpDef, ops
from monograph.hlo.types import F32, F64, I32, I64
from monograph.random import coefficients as k

Formula = Callable[..., Term]


def fma(x: Any, y: Any, z: Any) -> Term:
    """x y + z, rounded once in f32 and f64; one of them is a term."""
    term = next(v for v in (x, y, z) if isinstance(v, Term))
    x, y, z = (term.of(v) for v in (x, y, z))
    if term.value.type.dtype not in (F32, F64):
        return Term((x * y + z).value)
    return Term(ops.fused_multiply_add(x.value, y.value, z.value))


def polynomial(x: Term, coefficients: Sequence[float]) -> Term:
    """Horner's rule with fused multiply-adds; the constant term comes first."""
    y = x.of(coefficients[-1])
    for c in reversed(coefficients[:-1]):
        y = fma(y, x, c)
    return y


def _is_double(x: Term) -> bool:
    return x.value.type.dtype is F64


def _bits(x: Term) -> Term:
    return Term(ops.bitcast_convert(x.value, dtype=I64 if _is_double(x) else I32))


def _floats(x: Term, like: Term) -> Term:
    return Term(ops.bitcast_convert(x.value, dtype=like.value.type.dtype))


# ---- formulas of f32 and f64 ---------------------------------------------------------------------


def _log(x: Term) -> Term:
    """x = m 2^e with m between the root of 1/2 and that of 2; a polynomial in m - 1."""
    if _is_double(x):
        return Term(ops.libm_log(x.value))
    tiny = float(np.finfo(np.float32).tiny)
    word = _bits((x > tiny).then(x, tiny))
    exponent = Term(ops.shift_right_logical(word.value, word.of(23).value)) + -127
    e = Term(ops.convert(exponent.value, dtype=F32)) + 1
    m = _floats((word & -0x7F800001) | 0x3F000000, x)
    low = m < 0.7071067690849304
    e = e - low.then(x.of(1), 0)
    m = (m + -1) + low.then(m, 0)
    square = m * m
    cube = square * m
    c = k.LOG
    high = fma(fma(c[8], m, c[7]), m, c[6])
    middle = fma(fma(c[5], m, c[4]), m, c[3])
    rest = fma(cube, fma(cube, high, middle), fma(fma(c[2], m, c[1]), m, c[0]))
    y = fma(e, k.LN2_HIGH, fma(-0.5, square, m) + fma(cube, rest, e * k.LN2_LOW))
    y = (x < 0).then(np.nan, x.is_nan().then(x, y))
    return x.equals(0).then(-np.inf, x.equals(np.inf).then(np.inf, y))


def _log1p(x: Term) -> Term:
    """Near 0 a rational function; elsewhere the logarithm of 1 + x."""
    square = x * x
    ratio = polynomial(x, k.LOG1P_TOP) / polynomial(x, k.LOG1P_BOTTOM)
    near = x + fma(square, -0.5, x * square * ratio)
    return (x.abs() < float(np.sqrt(2) - 1)).then(near, _log(x + 1))


def _exp(x: Term) -> Term:
    """x = n ln 2 + r, and a polynomial of r, times 2^n."""
    if _is_double(x):
        return _exp_double(x)
    bounded = (x >= -87.8).then(x, -87.8)
    bounded = (bounded <= 88.8).then(bounded, 88.8)
    n = fma(bounded, k.LOG2_E, 0.5).floor().at_least(-127).at_most(127)
    r = fma(n, -k.LN2_LOW, fma(n, -k.LN2_HIGH, bounded))
    y = fma(polynomial(r, k.EXP), r * r, r) + 1
    whole = Term(ops.convert(n.value, dtype=I32)) + 127
    power = _floats(Term(ops.shift_left(whole.value, whole.of(23).value)), x)
    return x.is_nan().then(x, y * power)


def _exp_double(x: Term) -> Term:
    low, high = k.EXP_DOUBLE_ENDS
    bounded = x.at_most(high).at_least(low)
    n = fma(bounded, k.LOG2_E, 0.5).floor()
    r = fma(n, -k.LN2_LOW_DOUBLE, fma(n, -k.LN2_HIGH_DOUBLE, bounded))
    square = r * r
    top = polynomial(square, k.EXP_DOUBLE_TOP) * r
    y = fma(top / (polynomial(square, k.EXP_DOUBLE_BOTTOM) - top), 2, 1)
    whole = Term(ops.convert(n.value, dtype=I64))
    part = Term(ops.shift_right_arithmetic(whole.value, whole.of(2).value))
    for size in (part, part, part, whole - part * 3):
        biased = size + 1023
        y = y * _floats(Term(ops.shift_left(biased.value, biased.of(52).value)), x)
    return (x > high).then(np.inf, (x < low).then(0, x.is_nan().then(x, y)))


def _erf(x: Term) -> Term:
    """A rational function, and 1 with the sign of x where that is it."""
    if _is_double(x):
        return Term(ops.libm_erf(x.value))
    square = x * x
    y = x * polynomial(square, k.ERF_TOP) / polynomial(square, k.ERF_BOTTOM)
    return (x.abs() >= k.ERF_END).then(Term(ops.sign(x.value)), y)


def _erf_inv(x: Term) -> Term:
    """x times a polynomial of w = -log(1 - x^2), or of its root in the tails."""
    w = -_log1p(x * -x)
    if _is_double(x):
        near, middle = w < 6.25, w < 16
        y = near.then(
            polynomial(w - 3.125, k.ERF_INV_DOUBLE),
            middle.then(
                polynomial(w.sqrt() - 3.25, k.ERF_INV_DOUBLE_TAIL),
                polynomial(w.sqrt() - 5, k.ERF_INV_DOUBLE_END),
            ),
        )
    else:
        near = w < 5
        v = near.then(w - 2.5, w.sqrt() - 3)
        y = near.then(v.of(k.ERF_INV[-1]), k.ERF_INV_TAIL[-1])
        for one, other in zip(k.ERF_INV[-2::-1], k.ERF_INV_TAIL[-2::-1], strict=True):
            y = fma(y, v, near.then(v.of(one), other))
    return x * x.abs().equals(1).then(np.inf, y)


def _tan(x: Term) -> Term:
    return Term(ops.libm_tan(x.value))


def _power(x: Term, y: Term) -> Term:
    return Term(ops.libm_pow(x.value, y.value))


# ---- as ops --------------------------------------------------------------------------------------


def _op(name: str, formula: Formula, own: OpDef) -> Formula:
    """A composite of a formula, with the derivatives of our `own` function; of terms."""

    def expand(ins: Sequence[Any], attrs: Any) -> Any:
        d = ins[0].type.dtype
        wide = d if d in (F32, F64) else F32
        out = formula(*(Term(ops.convert(x, dtype=wide)) for x in ins))
        return ops.convert(out.value, dtype=d)

    def jvp(attrs: Any, ins: Sequence[Any], tangents: Sequence[Any], out: Any) -> Any:
        assert own.partials is not None
        total = None
        for partial, t in zip(own.partials, tangents, strict=True):
            if t is not None and partial is not None:
                moved = partial(t, *ins, out)
                total = moved if total is None else ops.add(total, moved)
        return total

    op = composite(name, expand, operands=own.operands, jvp=jvp)

    def call(x: Term, *rest: Any) -> Term:
        return Term(op(x.value, *(x.of(y).value for y in rest)))

    return call


log = _op("stream_log", _log, ops.log)
log1p = _op("stream_log1p", _log1p, ops.log_plus_one)
exp = _op("stream_exp", _exp, ops.exponential)
erf = _op("stream_erf", _erf, ops.erf)
erf_inv = _op("stream_erf_inv", _erf_inv, ops.erf_inv)
tan = _op("stream_tan", _tan, ops.tan)
power = _op("stream_power", _power, ops.power)


def rsqrt(x: Term) -> Term:
    """1 / sqrt(x) for positive x, rounded once but for few values."""
    if not _is_double(x):
        wide = Term(ops.convert(x.value, dtype=F64))
        return Term(ops.convert((1 / wide.sqrt()).value, dtype=x.value.type.dtype))
    y = 1 / x.sqrt()
    product = x * y
    rest = fma(-product, y, 1) - fma(x, y, -product) * y
    return fma(y * 0.5, rest, y)


def lgamma(x: Term) -> Term:
    """log(gamma(x)) for x in f32 from 1/2 on: the formula of C. Lanczos."""
    z = x + -1
    series = x.of(k.LANCZOS[0])
    for i, c in enumerate(k.LANCZOS[1:]):
        series = series + c / (z + (i + 1))
    g = k.LANCZOS_SHIFT
    root = log1p(z * float(1 / np.float32(g))) + math.log(g)
    y = fma((z + 0.5) - (z + g) / root, root, math.log(2 * math.pi) / 2)
    return y + log(series)
