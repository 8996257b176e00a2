"""Conversion between any two element types, as `convert` defines it.

To bool: whether it is not zero. Complex to real: the real part. Float to integer: toward zero,
saturating, NaN to 0. Integer to integer: the low bits. To floats: rounded once (narrow floats by
way of f32 where ml_dtypes and NumPy go that way too).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from monograph.backends.cpu.emission.dtypes import (
    Value,
    is_small_float,
    register_type,
    round_small,
    wrap,
)
from monograph.backends.cpu.emission.lanes import Lanes
from monograph.hlo.types import DType, real_dtype


def emit_convert(b: Lanes, out: DType, attrs: Mapping[str, Any], xs: list[Value]) -> list[str]:
    """The table's emitter of `convert`."""
    return converted(b, xs[0], out)


def converted(b: Lanes, x: Value, d: DType) -> list[str]:
    """The parts of `x` converted to `d`, in range and rounded."""
    source = x.dtype
    if source is d:
        return list(x.parts)
    if d.kind == "bool":
        return [_truth(b, x)]
    if d.is_complex:
        part = real_dtype(d)
        parts = x.parts if source.is_complex else (x.only,)
        out = [_real(b, p, real_dtype(source), part) for p in parts]
        return out if source.is_complex else [*out, b.k(0, register_type(part))]
    return [_real(b, x.parts[0], real_dtype(source), d)]


def _truth(b: Lanes, x: Value) -> str:
    """Whether a number, or the real part of a complex one, is not zero."""
    s = register_type(x.dtype)
    name = "fcmp une" if x.dtype.is_inexact else "icmp ne"
    return b.op(name, s, x.parts[0], b.k(0, s))


def _real(b: Lanes, x: str, source: DType, d: DType) -> str:
    if source is d:
        return x
    if not d.is_float:
        if source.is_float:
            return _saturated(b, x, source, d)
        return wrap(b.code, d, b.lanes, _resized(b, x, source, d))
    have, want = register_type(source), register_type(d)
    if not source.is_float:
        name = "sitofp" if source.kind == "int" else "uitofp"
        y = b.cast(name, x, have, want)
    elif have == "double" and d.name == "f16":
        y = _to_odd(b, x)
    else:
        y = b.cast("fpext" if want == "double" else "fptrunc", x, have, want)
    return round_small(b.code, d, b.lanes, y) if is_small_float(d) else y


def _resized(b: Lanes, x: str, source: DType, d: DType) -> str:
    """An integer or bool in the register type of another integer."""
    have, want = register_type(source), register_type(d)
    if int(want[1:]) < int(have[1:]):
        return b.cast("trunc", x, have, want)
    return b.cast("sext" if source.kind == "int" else "zext", x, have, want)


def _saturated(b: Lanes, x: str, source: DType, d: DType) -> str:
    s, word = register_type(source), register_type(d)
    signed = d.kind == "int"
    y = b.saturate(x, s, word, signed)
    if d.bits >= 8:
        return y
    if not signed:
        return b.intrinsic("umin", word, y, b.k((1 << d.bits) - 1, word))
    half = 1 << (d.bits - 1)
    y = b.intrinsic("smax", word, y, b.k(-half, word))
    return b.intrinsic("smin", word, y, b.k(half - 1, word))


def _to_odd(b: Lanes, x: str) -> str:
    """f64 to f32 rounded to odd, so that rounding it again (to f16) rounds but once.

    Boldo and Melquiond, "Emulation of a FMA and correctly rounded sums: proved algorithms using
    rounding to odd", IEEE Transactions on Computers 57 (2008).
    """
    near = b.cast("fptrunc", x, "double", "float")
    back = b.cast("fpext", near, "float", "double")
    exact = b.op("fcmp ueq", "double", back, x)
    size = b.intrinsic("fabs", "double", x)
    over = b.op("fcmp ogt", "double", b.intrinsic("fabs", "double", back), size)
    bits = b.cast("bitcast", near, "float", "i32")
    down = b.select(over, "i32", b.op("add", "i32", bits, b.k(-1, "i32")), bits)
    odd = b.op("or", "i32", down, b.k(1, "i32"))
    return b.cast("bitcast", b.select(exact, "i32", bits, odd), "i32", "float")
