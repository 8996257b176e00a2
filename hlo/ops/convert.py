"""Records that change the element type or how precise it is."""

from __future__ import annotations

from typing import Any

import numpy as np

from monograph.hlo.errors import DTypeError
from monograph.hlo.ops.define import (
    FLOAT,
    Types,
    check_count,
    check_kind,
    elementwise,
    wrap,
)
from monograph.hlo.ops.leaf import ALL_KINDS
from monograph.hlo.record import Attrs, Mlir
from monograph.hlo.types import DTYPES, DType, Type, dtype, tensor

Array = np.ndarray[Any, Any]


# ---- convert -------------------------------------------------------------------------------------


def _convert_type(types: Types, attrs: Attrs) -> Type:
    check_count("convert", ("x",), types)
    check_kind("convert", "x", types[0], ALL_KINDS)
    return tensor(types[0].shape, attrs["dtype"], attrs["weak"], types[0].place)


def convert_array(x: Array, d: DType) -> Array:
    """`x` converted to element type `d` by the rules of `convert`.

    Complex to real: the real part. To bool: whether that is not zero. Float to integer: toward
    zero, saturating, NaN to 0. Integer to integer: the low bits. To floats: rounded once.
    """
    source = dtype(x.dtype)
    if source is d:
        return x
    if source.is_complex and not d.is_complex:
        x = x.real
        source = dtype(x.dtype)
    if d.kind == "bool":
        return x.astype(np.int8) != 0 if _is_small(source) else np.asarray(x != 0)
    if not d.is_integer:
        return _to_float(x, source, d)
    if source.is_float:
        return _saturated(x.astype(np.float64), d)
    return wrap(x.astype(np.int8) if _is_small(source) else x, d)


def _is_small(d: DType) -> bool:
    """Whether NumPy cannot do arithmetic with it: a boolean, or an integer below 8 bits."""
    return d.kind == "bool" or (d.is_integer and d.bits < 8)


def _to_float(x: Array, source: DType, d: DType) -> Array:
    if _is_small(source):
        return x.astype(np.int8).astype(d.np)
    if source.is_float and source.bits < 32:  # exact, and NumPy knows the way from there
        x = x.astype(np.float32)
    return x.astype(d.np)


def _saturated(x: Array, d: DType) -> Array:
    low = -(2.0 ** (d.bits - 1)) if d.kind == "int" else 0.0
    high = 2.0 ** (d.bits - 1 if d.kind == "int" else d.bits)  # exclusive, exact in double
    inside = (x > low - 1) & (x < high)
    wide = np.int64 if d.kind == "int" else np.uint64
    whole = np.trunc(np.where(inside, x, 0.0)).astype(wide)
    top, bottom = int(high) - 1, int(low)
    out = np.where(x >= high, wide(top), np.where(x <= low, wide(bottom), whole))
    return wrap(out.astype(wide), d)


def _convert_jvp(attrs: Attrs, ins: Any, tangents: Any, out: Any) -> Any:
    (t,) = tangents
    if t is None or not attrs["dtype"].is_inexact:
        return None
    return convert(t, dtype=attrs["dtype"])


def _convert_transpose(attrs: Attrs, ct: Any, ins: Any) -> list[Any]:
    return [convert(ct, dtype=ins[0].type.dtype)]


convert = elementwise(
    "convert", lambda attrs, x: convert_array(x, attrs["dtype"]), ALL_KINDS, ("x",),
    infer=_convert_type,
    attrs=("dtype", "weak"),
    defaults={"weak": False},
    weak="own",
    jvp=_convert_jvp,
    transpose=_convert_transpose,
)  # fmt: skip


# ---- bitcast_convert -----------------------------------------------------------------------------


def _bitcast_type(types: Types, attrs: Attrs) -> Type:
    check_count("bitcast_convert", ("x",), types)
    (t,), d = types, attrs["dtype"]
    check_kind("bitcast_convert", "x", t, ALL_KINDS)
    if t.dtype is not d and (
        t.dtype.bits != d.bits or "complex" in (t.dtype.kind, d.kind) or d.kind == "bool"
    ):
        raise DTypeError(
            f"bitcast_convert from {t.dtype} to {d}",
            operands={"x": t},
            why="it keeps the bits of every element, so both types must be of one width, "
            "and neither bool nor complex.",
            fix="use `convert` to keep the value instead of the bits.",
        )
    return tensor(t.shape, d)


def _bitcast_ref(attrs: Attrs, x: Array) -> Array:
    d: DType = attrs["dtype"]
    source = dtype(x.dtype)
    if _is_small(source):
        x = wrap(x.astype(np.int8), DTYPES["u8"]) & np.uint8((1 << d.bits) - 1)
    if _is_small(d):
        return wrap(np.ascontiguousarray(x).view(np.uint8).reshape(x.shape), d)
    return np.ascontiguousarray(x).reshape(x.shape).view(d.np)


bitcast_convert = elementwise(
    "bitcast_convert", _bitcast_ref, ALL_KINDS, ("x",), (None,),
    infer=_bitcast_type, attrs=("dtype",),
)  # fmt: skip


# ---- reduce_precision ----------------------------------------------------------------------------

_PRECISE = tuple(DTYPES[n] for n in ("bf16", "f16", "f32", "f64"))


def _reduce_precision_type(types: Types, attrs: Attrs) -> Type:
    check_count("reduce_precision", ("x",), types)
    check_kind("reduce_precision", "x", types[0], FLOAT)
    if types[0].dtype not in _PRECISE:
        raise DTypeError(
            f"reduce_precision does not take element type {types[0].dtype}",
            operands={"x": types[0]},
            fix="convert to f32 first.",
        )
    if attrs["exponent_bits"] < 1 or attrs["mantissa_bits"] < 0:
        raise ValueError("reduce_precision: needs exponent_bits >= 1 and mantissa_bits >= 0")
    return types[0]


def _reduce_precision_ref(attrs: Attrs, x: Array) -> Array:
    """Round to nearest even; then what the exponent cannot hold becomes infinite or 0.

    A NaN stays one, but with no mantissa, which has no bit to say so: then it is infinite.
    """
    d = dtype(x.dtype)
    mantissa, exponent = d.mantissa, d.exponent
    uint = np.dtype(f"u{x.dtype.itemsize}")
    bits = np.ascontiguousarray(x).reshape(x.shape).view(uint)

    def word(value: int) -> Any:
        return uint.type(value)

    drop = mantissa - int(attrs["mantissa_bits"])
    if drop > 0:
        last = (bits >> word(drop)) & word(1)
        bias = last + word((1 << (drop - 1)) - 1)
        bits = ((bits + bias) >> word(drop)) << word(drop)
    if attrs["exponent_bits"] < exponent:
        field = bits & word(((1 << exponent) - 1) << mantissa)
        sign = bits & word(1 << (exponent + mantissa))
        centre, reach = (1 << (exponent - 1)) - 1, (1 << (attrs["exponent_bits"] - 1)) - 1
        infinite = sign | word(((1 << exponent) - 1) << mantissa)
        bits = np.where(field > word((centre + reach) << mantissa), infinite, bits)
        bits = np.where(field <= word((centre - reach) << mantissa), sign, bits)
    nothing = x if attrs["mantissa_bits"] else np.copysign(x.dtype.type(np.inf), x)
    return np.where(np.isnan(x), nothing, bits.astype(uint).view(x.dtype))


def _reduce_precision_jvp(attrs: Attrs, ins: Any, tangents: Any, out: Any) -> Any:
    return None if tangents[0] is None else reduce_precision(tangents[0], **attrs)


def _reduce_precision_transpose(attrs: Attrs, ct: Any, ins: Any) -> list[Any]:
    return [reduce_precision(ct, **attrs)]


reduce_precision = elementwise(
    "reduce_precision", _reduce_precision_ref, FLOAT, ("x",),
    infer=_reduce_precision_type,
    attrs=("exponent_bits", "mantissa_bits"),
    jvp=_reduce_precision_jvp,
    transpose=_reduce_precision_transpose,
    mlir=Mlir(
        "stablehlo.reduce_precision",
        (("exponent_bits", "exponent_bits", "i32"), ("mantissa_bits", "mantissa_bits", "i32")),
    ),
)  # fmt: skip
