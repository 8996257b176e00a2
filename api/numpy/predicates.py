"""What kind of number an element is: NaN, infinite, signed; and `nan_to_num`."""

from __future__ import annotations

from typing import Any

import ml_dtypes

from monograph._operands.values import broadcast_to, choose, convert, refuse_out, value
from monograph.hlo.errors import DTypeError
from monograph.hlo.ops.leaf import splat
from monograph.hlo.record import ops
from monograph.hlo.types import BOOL, I8, I16, I32, I64, real_dtype
from monograph.numpy.binary import equal, less, not_equal
from monograph.numpy.unary import imag

_SIGNED = {8: I8, 16: I16, 32: I32, 64: I64}


def _real(name: str, x: Any) -> Any:
    x = value(x, name)
    if x.type.dtype.is_complex:
        raise DTypeError(
            f"{name} is not defined on complex numbers",
            operands={"x": x.type},
            fix=f"ask the parts: {name}(x.real), {name}(x.imag).",
        )
    return x


def _constant_bool(x: Any, truth_value: bool) -> Any:
    return splat(truth_value, x.type.with_dtype(BOOL))


def isnan(x: Any, /) -> Any:
    """Whether it is not a number."""
    x = value(x, "isnan")
    if not x.type.dtype.is_inexact:
        return _constant_bool(x, False)
    return ops.compare(x, x, comparison_direction="NE")


def isfinite(x: Any, /) -> Any:
    """Whether it is neither infinite nor NaN."""
    x = value(x, "isfinite")
    if x.type.dtype.is_complex:
        return ops.and_(ops.is_finite(ops.real(x)), ops.is_finite(ops.imag(x)))
    return ops.is_finite(x) if x.type.dtype.is_float else _constant_bool(x, True)


def isinf(x: Any, /) -> Any:
    """Whether it is plus or minus infinity."""
    x = value(x, "isinf")
    if x.type.dtype.is_complex:
        return ops.or_(isinf(ops.real(x)), isinf(ops.imag(x)))
    return equal(ops.abs(x), float("inf")) if x.type.dtype.is_float else _constant_bool(x, False)


def isposinf(x: Any, /, out: None = None) -> Any:
    """Whether it is plus infinity; `out` must be None."""
    refuse_out("isposinf", out)
    x = _real("isposinf", x)
    return equal(x, float("inf")) if x.type.dtype.is_float else _constant_bool(x, False)


def isneginf(x: Any, /, out: None = None) -> Any:
    """Whether it is minus infinity; `out` must be None."""
    refuse_out("isneginf", out)
    x = _real("isneginf", x)
    return equal(x, -float("inf")) if x.type.dtype.is_float else _constant_bool(x, False)


def signbit(x: Any, /) -> Any:
    """Whether the sign bit is set (for -0.0 and negative NaNs too)."""
    x = _real("signbit", x)
    if not x.type.dtype.is_float:
        return less(x, 0) if x.type.dtype.kind == "int" else _constant_bool(x, False)
    d = x.type.dtype
    if d.np == ml_dtypes.float8_e8m0fnu:  # an exponent alone: no sign
        return _constant_bool(x, False)
    return less(ops.bitcast_convert(x, dtype=_SIGNED[d.bits]), 0)


def isreal(x: Any) -> Any:
    """Whether the imaginary part is zero."""
    return equal(imag(x), 0)


def iscomplex(x: Any) -> Any:
    """Whether the imaginary part is not zero."""
    return not_equal(imag(x), 0)


def nan_to_num(
    x: Any, copy: bool = True, nan: Any = 0.0, posinf: Any = None, neginf: Any = None
) -> Any:
    """NaNs and infinities replaced by numbers (the largest and smallest by default)."""
    x = value(x, "nan_to_num")
    d = x.type.dtype
    if not d.is_inexact:
        return x
    if d.is_complex:
        parts = [nan_to_num(p, copy, nan, posinf, neginf) for p in (ops.real(x), ops.imag(x))]
        return ops.complex(*parts)
    limits = ml_dtypes.finfo(real_dtype(d).np)
    high = limits.max if posinf is None else posinf
    low = limits.min if neginf is None else neginf
    for where, put in ((isnan(x), nan), (isposinf(x), high), (isneginf(x), low)):
        filler = broadcast_to(convert(value(put, "nan_to_num"), d), x.type.shape)
        x = choose(where, filler, x)
    return x
