"""`fused_multiply_add`: x y + z rounded once.

Random streams are defined to the bit by formulas made of it. Machines with such an instruction
claim it; elsewhere it is computed from sums and products whose errors are known: S. Boldo and
G. Melquiond, "Emulation of a FMA and correctly rounded sums: proved algorithms using rounding to
odd", IEEE Transactions on Computers 57 (2008); T. J. Dekker, "A floating-point technique for
extending the available precision", Numerische Mathematik 18 (1971).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from monograph.hlo.errors import DTypeError
from monograph.hlo.ops.define import FLOAT, Array, Rule, Types, elementwise, same_type
from monograph.hlo.ops.formula import Term
from monograph.hlo.record import Attrs, Mlir, OpDef, ops
from monograph.hlo.types import F32, F64, I64, Type

_SPLIT = 2.0**27 + 1
_LARGE, _SMALL = 2.0**990, 2.0**-960  # beyond, Dekker's parts overflow or underflow


def _two_sum(a: Any, b: Any) -> tuple[Any, Any]:
    """The sum and its rounding error; of arrays as of terms."""
    s = a + b
    part = s - a
    return s, (a - (s - part)) + (b - part)


def _two_product(a: Any, b: Any) -> tuple[Any, Any]:
    """The product and its rounding error."""
    p = a * b
    high_a, high_b = (x * _SPLIT - (x * _SPLIT - x) for x in (a, b))
    low_a, low_b = a - high_a, b - high_b
    return p, low_a * low_b - (((p - high_a * high_b) - low_a * high_b) - high_a * low_b)


# ---- in the language -----------------------------------------------------------------------------


def _odd_sum(a: Term, b: Term) -> Term:
    """The sum rounded to odd: of the two numbers beside it, the one whose last bit is set."""
    s, error = _two_sum(a, b)
    bits = Term(ops.bitcast_convert(s.value, dtype=I64))
    inexact = (error < 0) | (error > 0)  # not where it is NaN: the sum is infinite
    away = (error > 0).then(Term(ops.convert((s > 0).value, dtype=I64)),
                            Term(ops.convert((s < 0).value, dtype=I64)))  # fmt: skip
    moved = bits + (away * 2 - 1)
    even = (bits & 1).equals(0)
    return Term(ops.bitcast_convert((inexact & even).then(moved, bits).value, dtype=F64))


def _in_double(x: Term, y: Term, z: Term) -> Term:
    p, p_low = _two_product(x, y)
    t, t_low = _two_sum(z, p_low)
    v, v_low = _two_sum(p, t)
    found = v + _odd_sum(t_low, v_low)
    plain = p + z
    size = p.abs().at_least(x.abs()).at_least(y.abs()).at_least(z.abs())
    safe: Term = (size < _LARGE) & (p.abs() > _SMALL)
    return safe.then(found, plain)


def _expand(ins: Sequence[Any], attrs: Attrs) -> Any:
    d = ins[0].type.dtype
    x, y, z = (Term(ops.convert(v, dtype=F64)) for v in ins)
    out = _in_double(x, y, z) if d is F64 else _odd_sum(x * y, z)
    return ops.convert(out.value, dtype=d)


# ---- in NumPy ------------------------------------------------------------------------------------


def _odd_sum_of(a: Array, b: Array) -> Array:
    s, error = _two_sum(a, b)
    bits = s.view(np.int64)
    inexact = np.isfinite(s) & (error != 0) & (bits & 1 == 0)
    return np.asarray((bits + np.where(inexact, np.where((error > 0) == (s > 0), 1, -1), 0))
                      .view(np.float64))  # fmt: skip


def _ref(attrs: Attrs, *arrays: Array) -> Array:
    own = arrays[0].dtype
    x, y, z = (np.asarray(a, np.float64) for a in arrays)
    if own == np.float64:
        p, p_low = _two_product(x, y)
        t, t_low = _two_sum(z, p_low)
        v, v_low = _two_sum(p, t)
        size = np.max(np.abs([p, x, y, z]), axis=0)
        safe = (size < _LARGE) & (np.abs(p) > _SMALL)
        return np.asarray(np.where(safe, v + _odd_sum_of(t_low, v_low), p + z))
    p = np.asarray(x * y)  # exact
    s = np.asarray(p + z)
    # Rounding twice goes wrong only where the first result is a tie of the second.
    tie = s.view(np.int64) & 0xFFFFFFF == 0
    if tie.any():
        s = np.where(tie, _odd_sum_of(p, np.asarray(z)), s)
    return s.astype(own)


def wide_only(name: str, operands: tuple[str, ...]) -> Rule:
    """Operands of one type, f32 or f64."""
    same = same_type(name, operands, FLOAT)

    def infer(types: Types, attrs: Attrs) -> Type:
        out = same(types, attrs)
        if types[0].dtype not in (F32, F64):
            raise DTypeError(
                f"{name} does not take element type {types[0].dtype}",
                operands={operands[0]: types[0]},
                why=f"{name} is defined to the last bit, in f32 and f64.",
                fix="convert the operands first.",
            )
        return out

    return infer


fused_multiply_add: OpDef = elementwise(
    "fused_multiply_add",
    _ref,
    FLOAT,
    ("x", "y", "z"),
    (
        lambda t, x, y, z, out: ops.multiply(t, y),
        lambda t, x, y, z, out: ops.multiply(t, x),
        lambda t, x, y, z, out: t,
    ),
    infer=wide_only("fused_multiply_add", ("x", "y", "z")),
    mlir=Mlir("stablehlo.composite"),
    work=2,
    expand=_expand,
)
