"""Emitters of ops on real floating-point numbers, one function per op, any number of lanes.

Narrow floats arrive as f32 and are rounded by the caller.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from monograph.backends.cpu.emission.dtypes import Value, memory_type, register_type, to_memory
from monograph.backends.cpu.emission.dtypes import from_memory as _from_memory
from monograph.backends.cpu.emission.emit import known
from monograph.backends.cpu.emission.lanes import Lanes, lanewise_call
from monograph.backends.cpu.math import call
from monograph.backends.cpu.math.number import F32, F64, Number
from monograph.backends.cpu.math.remainder import fmod_of_power, power_of_two
from monograph.hlo.types import DType

Emitter = Callable[[Lanes, DType, Mapping[str, Any], list[Value]], list[str]]

_CONDITIONS = {"EQ": "oeq", "NE": "une", "LT": "olt", "LE": "ole", "GT": "ogt", "GE": "oge"}
SIGNED_CONDITIONS = {"EQ": "eq", "NE": "ne", "LT": "slt", "LE": "sle", "GT": "sgt", "GE": "sge"}


def scalar_of(x: Value) -> str:
    """The LLVM scalar type of (a part of) an operand."""
    return register_type(x.dtype)


def arithmetic(name: str, *, contract: bool = False) -> Emitter:
    """``fadd`` and its like; `contract`: a part of a fused multiply-add, if the kernel allows."""

    def emit(b: Lanes, out: DType, attrs: Mapping[str, Any], xs: list[Value]) -> list[str]:
        flagged = f"{name} contract" if contract and b.fma else name
        return [b.op(flagged, scalar_of(xs[0]), *(x.only for x in xs))]

    return emit


def intrinsic(name: str) -> Emitter:
    """An LLVM intrinsic of the operands' type."""

    def emit(b: Lanes, out: DType, attrs: Mapping[str, Any], xs: list[Value]) -> list[str]:
        return [b.intrinsic(name, scalar_of(xs[0]), *(x.only for x in xs))]

    return emit


def vector(name: str) -> Emitter:
    """One of our own elementary functions."""

    def emit(b: Lanes, out: DType, attrs: Mapping[str, Any], xs: list[Value]) -> list[str]:
        return [call.emit(b, name, scalar_of(xs[0]), *(x.only for x in xs))]

    return emit


def remainder(b: Lanes, out: DType, attrs: Mapping[str, Any], xs: list[Value]) -> list[str]:
    """In place, and without a division, where the divisor is known to be a power of two."""
    s, x, y = scalar_of(xs[0]), xs[0].only, xs[1].only
    flavour, by = (F32 if s == "float" else F64), known(y)
    power = None if by is None else power_of_two(by, flavour)
    if power is None:
        return [call.emit(b, "fmod", s, x, y)]
    return [fmod_of_power(Number(b, flavour, x, s), power).name]


def fused_multiply_add(
    b: Lanes, out: DType, attrs: Mapping[str, Any], xs: list[Value]
) -> list[str]:
    """One instruction, or C's function where the machine has none."""
    s, names = scalar_of(xs[0]), [x.only for x in xs]
    if b.code.module.machine.fma:
        return [b.intrinsic("fma", s, *names)]
    return _from_libm(b, "fma", s, names)


def from_libm(name: str) -> Emitter:
    """C's function of the operands' own precision, called for each lane."""

    def emit(b: Lanes, out: DType, attrs: Mapping[str, Any], xs: list[Value]) -> list[str]:
        return _from_libm(b, name, scalar_of(xs[0]), [x.only for x in xs])

    return emit


def _from_libm(b: Lanes, name: str, scalar: str, xs: list[str]) -> list[str]:
    single = scalar == "float"
    return [b.code.op(lanewise_call(b, name + "f" * single, scalar, xs, 1, single))]


def sign(b: Lanes, out: DType, attrs: Mapping[str, Any], xs: list[Value]) -> list[str]:
    """Zeros and NaN stay, anything else becomes 1 with its sign."""
    s, x = scalar_of(xs[0]), xs[0].only
    one = b.intrinsic("copysign", s, b.k(1, s), x)
    return [b.select(b.op("fcmp ueq", s, x, b.k(0, s)), s, x, one)]


def is_finite(b: Lanes, out: DType, attrs: Mapping[str, Any], xs: list[Value]) -> list[str]:
    s = scalar_of(xs[0])
    return [b.op("fcmp olt", s, b.intrinsic("fabs", s, xs[0].only), b.k(float("inf"), s))]


def clamp(b: Lanes, out: DType, attrs: Mapping[str, Any], xs: list[Value]) -> list[str]:
    s = scalar_of(xs[1])
    low, x, high = (v.only for v in xs)
    return [b.intrinsic("minimum", s, b.intrinsic("maximum", s, x, low), high)]


def compare(b: Lanes, out: DType, attrs: Mapping[str, Any], xs: list[Value]) -> list[str]:
    """IEEE comparison, or by the total order of the bit patterns."""
    how = attrs["comparison_direction"]
    x, y = xs
    if attrs.get("compare_type", "") != "TOTALORDER":
        return [b.op(f"fcmp {_CONDITIONS[how]}", scalar_of(x), x.only, y.only)]
    word, bits = _ordered_word(x.dtype)
    keys = [_ordered_key(b, v, word, bits) for v in xs]
    return [b.op(f"icmp {SIGNED_CONDITIONS[how]}", word, *keys)]


def _ordered_word(d: DType) -> tuple[str, int]:
    bits = 8 * d.itemsize
    return (f"i{bits}", bits)


def _ordered_key(b: Lanes, v: Value, word: str, bits: int) -> str:
    """The bits as an integer whose order is the floats' total order."""
    if not v.dtype.has_sign:
        return b.op("xor", word, stored_bits(b, v), b.k(-(1 << (bits - 1)), word))
    x = b.op("shl", word, stored_bits(b, v), b.k(bits - v.dtype.bits, word))
    mask = b.op("lshr", word, b.op("ashr", word, x, b.k(bits - 1, word)), b.k(1, word))
    return b.op("xor", word, x, mask)


def stored_bits(b: Lanes, v: Value) -> str:
    """The bit pattern of a real number as an integer of its width."""
    x, word = to_memory(b.code, v.dtype, b.lanes, v.only), memory_type(v.dtype)
    return x if word.startswith("i") else b.cast("bitcast", x, word, f"i{v.dtype.bits}")


def of_bits(b: Lanes, d: DType, bits: str) -> str:
    """The number of type `d` that has a bit pattern."""
    word = memory_type(d)
    if not word.startswith("i"):
        return b.cast("bitcast", bits, f"i{d.bits}", word)
    return _from_memory(b.code, d, b.lanes, bits)


def bitcast(b: Lanes, out: DType, attrs: Mapping[str, Any], xs: list[Value]) -> list[str]:
    """The same stored bits, read as another type."""
    if xs[0].dtype is out:
        return list(xs[0].parts)  # a complex type is only ever reread as itself
    return [of_bits(b, out, stored_bits(b, xs[0]))]


def reduce_precision(b: Lanes, out: DType, attrs: Mapping[str, Any], xs: list[Value]) -> list[str]:
    """Round the mantissa to nearest even; then what the exponent can't hold is infinite or zero."""
    d = xs[0].dtype
    exponent, mantissa, word = d.exponent, d.mantissa, f"i{d.bits}"
    bits = stored_bits(b, xs[0])
    drop = mantissa - attrs["mantissa_bits"]
    if drop > 0:
        last = b.op("and", word, b.op("lshr", word, bits, b.k(drop, word)), b.k(1, word))
        up = b.op("add", word, last, b.k((1 << (drop - 1)) - 1, word))
        bits = b.op("and", word, b.op("add", word, bits, up), b.k(-(1 << drop), word))
    if attrs["exponent_bits"] < exponent:
        top = ((1 << exponent) - 1) << mantissa
        field = b.op("and", word, bits, b.k(top, word))
        sign_bit = b.op("and", word, bits, b.k(-(1 << (exponent + mantissa)), word))
        centre, reach = (1 << (exponent - 1)) - 1, (1 << (attrs["exponent_bits"] - 1)) - 1
        infinite = b.op("or", word, sign_bit, b.k(top, word))
        high = b.op("icmp ugt", word, field, b.k((centre + reach) << mantissa, word))
        low = b.op("icmp ule", word, field, b.k((centre - reach) << mantissa, word))
        bits = b.select(low, word, sign_bit, b.select(high, word, infinite, bits))
    s, x = scalar_of(xs[0]), xs[0].only
    nothing = x
    if not attrs["mantissa_bits"]:  # no bit is left to tell NaN from infinity
        sign_bit = b.op("and", word, stored_bits(b, xs[0]), b.k(-(1 << (d.bits - 1)), word))
        infinite = b.op("or", word, sign_bit, b.k(((1 << exponent) - 1) << mantissa, word))
        nothing = of_bits(b, d, infinite)
    return [b.select(b.op("fcmp uno", s, x, x), s, nothing, of_bits(b, d, bits))]


def real(b: Lanes, out: DType, attrs: Mapping[str, Any], xs: list[Value]) -> list[str]:
    return [xs[0].only]


def imag(b: Lanes, out: DType, attrs: Mapping[str, Any], xs: list[Value]) -> list[str]:
    """The number whose code is 0: zero, except for the type that has none."""
    zero = 2.0**-127 if out.name == "f8e8m0fnu" else 0.0
    return [b.k(zero, scalar_of(xs[0]))]


def choose(b: Lanes, out: DType, attrs: Mapping[str, Any], xs: list[Value]) -> list[str]:
    """`select`, for every element type."""
    p, x, y = xs
    pairs = zip(x.parts, y.parts, strict=True)
    return [b.select(p.only, scalar_of(x), one, other) for one, other in pairs]
