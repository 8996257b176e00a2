"""THE table: for every elementwise op, by its record, how it is written for each kind of element.

Kernels, combiners of reductions and the check before compilation all ask here; nothing else in this
backend knows an op. A new op with an expansion needs no entry. What an entry calls stands in
`device.cuh` or is one of the device's own functions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from monograph.backends.cuda.types import (
    fitted,
    format_of,
    from_memory,
    held,
    is_small,
    short,
    stored,
    to_memory,
    wrapped,
)
from monograph.hlo import ops
from monograph.hlo.record import OpDef
from monograph.hlo.types import DType, real_dtype

Attrs = Mapping[str, Any]


@dataclass(frozen=True)
class Operand:
    """A value: its type and the expression that gives it."""

    dtype: DType
    text: str


Writer = Callable[[Attrs, DType, Sequence[Operand]], str]


@dataclass(frozen=True)
class Entry:
    """The writers of one op by kind of element, and which operand's kind decides.

    `exact`: results are in range and need no rounding or wrapping.
    """

    writers: Mapping[str, Writer]
    by: int = 0
    exact: bool = False


def infix(sign: str) -> Writer:
    """``x + y``."""
    return lambda attrs, out, xs: f" {sign} ".join(x.text for x in xs)


def prefix(sign: str) -> Writer:
    """``-x``."""
    return lambda attrs, out, xs: f"{sign}{xs[0].text}"


def call(name: str) -> Writer:
    """A function that is overloaded, or a template whose arguments say its type."""
    return lambda attrs, out, xs: f"{name}({', '.join(x.text for x in xs)})"


def sized(name: str) -> Writer:
    """A template that is told type and width."""

    def write(attrs: Attrs, out: DType, xs: Sequence[Operand]) -> str:
        d = xs[0].dtype
        return f"{name}<{held(d)}, {d.bits}>({', '.join(x.text for x in xs)})"

    return write


def math(name: str) -> Writer:
    """One of the device's functions, whose name ends in f for f32."""

    def write(attrs: Attrs, out: DType, xs: Sequence[Operand]) -> str:
        suffix = "f" if held(xs[0].dtype) == "f32" else ""
        return f"{name}{suffix}({', '.join(x.text for x in xs)})"

    return write


_SIGNS = {"EQ": "==", "NE": "!=", "LT": "<", "LE": "<=", "GT": ">", "GE": ">="}


def compare(attrs: Attrs, out: DType, xs: Sequence[Operand]) -> str:
    """A comparison; of floats by the total order of their bits where that is asked for."""
    sign = _SIGNS[attrs["comparison_direction"]]
    if attrs.get("compare_type", "") != "TOTALORDER" or not xs[0].dtype.is_float:
        return f"{xs[0].text} {sign} {xs[1].text}"
    return f" {sign} ".join(_ordered(x) for x in xs)


def _ordered(x: Operand) -> str:
    d, bits = x.dtype, stored_bits(x)
    if not d.has_sign:
        return f"(i32){bits}"
    return f"total_order<u{8 * d.itemsize}, {d.bits}>({bits})"


def stored_bits(x: Operand) -> str:
    """The bits of a real number, as an unsigned integer of its width."""
    text = to_memory(x.dtype, x.text)
    return text if is_small(x.dtype) else f"bits_as<u{8 * x.dtype.itemsize}>({text})"


def of_bits(d: DType, bits: str) -> str:
    """The value that bits of its width are."""
    return from_memory(d, bits if is_small(d) else f"bits_as<{stored(d)}>({bits})")


def bitcast(attrs: Attrs, out: DType, xs: Sequence[Operand]) -> str:
    """The same stored bits, read as another type."""
    if xs[0].dtype is out:
        return xs[0].text
    return of_bits(out, stored_bits(xs[0]))


def reduce_precision(attrs: Attrs, out: DType, xs: Sequence[Operand]) -> str:
    d = xs[0].dtype
    sizes = (d.exponent, d.mantissa, attrs["exponent_bits"], attrs["mantissa_bits"])
    word = f"u{8 * d.itemsize}"
    return of_bits(d, f"reduced_bits<{word}, {', '.join(map(str, sizes))}>({stored_bits(xs[0])})")


def convert(attrs: Attrs, out: DType, xs: Sequence[Operand]) -> str:
    """Between any two types, as the record of `convert` says."""
    x = xs[0]
    if x.dtype is out:
        return x.text
    if x.dtype.is_complex and not (out.is_complex or out.kind == "bool"):
        x = Operand(real_dtype(x.dtype), f"{x.text}.re")
    if out.kind == "bool":
        return f"({x.text}{'.re' if x.dtype.is_complex else ''} != 0)"
    if out.is_complex:
        part = real_dtype(out)
        if x.dtype.is_complex:
            have = real_dtype(x.dtype)
            re, im = (_real(Operand(have, f"{x.text}.{p}"), part) for p in ("re", "im"))
        else:
            re, im = _real(x, part), f"({held(part)})0"
        return f"make_complex({re}, {im})"
    return _real(x, out)


def _real(x: Operand, out: DType) -> str:
    have, want = x.dtype, held(out)
    if have is out:
        return x.text
    if not out.is_float:
        if have.is_float:
            return f"saturated<{want}, {out.bits}>({x.text})"
        return wrapped(out, f"({want}){x.text}")
    text = x.text
    if held(have) != want:
        odd = have.name == "f64" and out.name == "f16"
        text = f"to_odd({text})" if odd else f"({want}){text}"
    return fitted(out, text)


def clamp(name: str) -> Writer:
    return lambda attrs, out, xs: f"{name}({', '.join(x.text for x in xs)})"


def imag_of_real(attrs: Attrs, out: DType, xs: Sequence[Operand]) -> str:
    """The number whose code is 0: zero, except for the type that has none."""
    return "bits_as<f32>(0x400000u)" if out.name == "f8e8m0fnu" else f"({held(out)})0"


def part(name: str) -> Writer:
    return lambda attrs, out, xs: f"{xs[0].text}.{name}"


def magnitude(attrs: Attrs, out: DType, xs: Sequence[Operand]) -> str:
    suffix = "f" if xs[0].dtype.name == "c64" else ""
    return f"hypot{suffix}({xs[0].text}.re, {xs[0].text}.im)"


def by_parts(name: str) -> Writer:
    """A function of complex numbers, computed in f64."""

    def write(attrs: Attrs, out: DType, xs: Sequence[Operand]) -> str:
        args = ", ".join(f"wide_complex({x.text})" for x in xs)
        return f"narrow_complex<{held(real_dtype(out))}>({name}_of({args}))"

    return write


def same(attrs: Attrs, out: DType, xs: Sequence[Operand]) -> str:
    return xs[0].text


def _kinds(
    *,
    float: Writer | None = None,
    int: Writer | None = None,
    bool: Writer | None = None,
    complex: Writer | None = None,
    by: int = 0,
    exact: bool = False,
) -> Entry:
    given = {"float": float, "int": int, "uint": int, "bool": bool, "complex": complex}
    return Entry({k: w for k, w in given.items() if w is not None}, by, exact)


def _every(writer: Writer, by: int = 0) -> Entry:
    return Entry(dict.fromkeys(("float", "int", "uint", "bool", "complex"), writer), by, True)


def _function(name: str) -> Entry:
    return _kinds(float=math(name), complex=by_parts(name))


def _select(attrs: Attrs, out: DType, xs: Sequence[Operand]) -> str:
    return f"{xs[0].text} ? {xs[1].text} : {xs[2].text}"


TABLE: dict[OpDef, Entry] = {
    # arithmetic
    ops.add: _kinds(float=infix("+"), int=call("wrap_add"), bool=infix("||"), complex=infix("+")),
    ops.subtract: _kinds(float=infix("-"), int=call("wrap_sub"), complex=infix("-")),
    ops.multiply: _kinds(
        float=infix("*"), int=call("wrap_mul"), bool=infix("&&"), complex=infix("*")
    ),
    ops.divide: _kinds(float=infix("/"), int=call("int_div"), complex=infix("/")),
    ops.remainder: _kinds(float=math("fmod"), int=call("int_rem")),
    ops.fused_multiply_add: _kinds(float=math("fma")),
    ops.negate: _kinds(float=prefix("-"), int=call("wrap_neg"), complex=prefix("-")),
    ops.abs: _kinds(float=call("magnitude"), int=call("int_abs"), complex=magnitude),
    ops.sign: _kinds(
        float=call("float_sign"), int=call("int_sign"), complex=by_parts("sign")
    ),
    # rounding
    ops.floor: _kinds(float=math("floor")),
    ops.ceil: _kinds(float=math("ceil")),
    ops.round_nearest_even: _kinds(float=math("rint")),
    ops.round_nearest_afz: _kinds(float=math("round")),
    # comparison and choice
    ops.compare: _every(compare),
    ops.is_finite: _kinds(float=call("is_finite"), exact=True),
    ops.select: _every(_select, by=1),
    ops.maximum: _kinds(
        float=call("float_max"), int=call("int_max"), bool=infix("||"), exact=True
    ),
    ops.minimum: _kinds(
        float=call("float_min"), int=call("int_min"), bool=infix("&&"), exact=True
    ),
    ops.clamp: _kinds(
        float=clamp("float_clamp"), int=clamp("int_clamp"), bool=clamp("int_clamp"),
        by=1, exact=True,
    ),
    # bits
    ops.and_: _kinds(int=infix("&"), bool=infix("&&")),
    ops.or_: _kinds(int=infix("|"), bool=infix("||")),
    ops.xor: _kinds(int=infix("^"), bool=infix("!=")),
    ops.not_: _kinds(int=prefix("~"), bool=prefix("!")),
    ops.shift_left: _kinds(int=sized("shift_left")),
    ops.shift_right_arithmetic: _kinds(int=sized("shift_right_arithmetic")),
    ops.shift_right_logical: _kinds(int=sized("shift_right_logical")),
    ops.popcnt: _kinds(int=sized("popcount")),
    ops.count_leading_zeros: _kinds(int=sized("leading_zeros")),
    # change of type
    ops.convert: _every(convert),
    ops.bitcast_convert: _every(bitcast),
    ops.reduce_precision: _kinds(float=reduce_precision, exact=True),
    ops.complex: _kinds(float=call("make_complex"), exact=True),
    ops.real: _kinds(float=same, complex=part("re"), exact=True),
    ops.imag: _kinds(float=imag_of_real, complex=part("im"), exact=True),
    # roots and powers
    ops.sqrt: _function("sqrt"),
    ops.rsqrt: _function("rsqrt"),
    ops.cbrt: _kinds(float=math("cbrt")),
    ops.power: _kinds(float=math("pow"), int=sized("int_power"), complex=by_parts("power")),
    # functions
    ops.exponential: _function("exp"),
    ops.exponential_minus_one: _function("expm1"),
    ops.log: _function("log"),
    ops.log_plus_one: _function("log1p"),
    ops.logistic: _kinds(float=call("logistic"), complex=by_parts("logistic")),
    ops.sine: _function("sin"),
    ops.cosine: _function("cos"),
    ops.tan: _function("tan"),
    ops.asin: _function("asin"),
    ops.acos: _function("acos"),
    ops.atan: _function("atan"),
    ops.atan2: _kinds(float=math("atan2")),
    ops.sinh: _function("sinh"),
    ops.cosh: _function("cosh"),
    ops.tanh: _function("tanh"),
    ops.asinh: _function("asinh"),
    ops.acosh: _function("acosh"),
    ops.atanh: _function("atanh"),
    ops.erf: _kinds(float=math("erf")),
    ops.erfc: _kinds(float=math("erfc")),
    ops.erf_inv: _kinds(float=math("erfinv")),
    ops.libm_log: _kinds(float=math("log")),
    ops.libm_tan: _kinds(float=math("tan")),
    ops.libm_erf: _kinds(float=math("erf")),
    ops.libm_pow: _kinds(float=math("pow")),
}  # fmt: skip


# Products that an addition takes in without rounding in between: op -> function of (x, y, sum).
WITH_SUM: Mapping[OpDef, str] = {ops.multiply: "fma"}


def with_sum(op: OpDef, xs: Sequence[Operand], sum: str, out: DType) -> str | None:
    """``x * y + sum``, rounded once; None where the device has no such thing."""
    if op not in WITH_SUM or not out.is_float or is_small(out):
        return None
    if any(x.dtype is not out for x in xs):
        return None
    suffix = "f" if held(out) == "f32" else ""
    return f"{WITH_SUM[op]}{suffix}({', '.join(x.text for x in xs)}, {sum})"


def missing(op: OpDef, kinds: Sequence[str]) -> bool:
    """Whether there is no writer for the op on operands of these kinds."""
    entry = TABLE.get(op)
    return entry is None or kinds[min(entry.by, len(kinds) - 1)] not in entry.writers


def written(op: OpDef, attrs: Attrs, xs: Sequence[Operand], out: DType) -> str:
    """The expression of an op on earlier values."""
    entry = TABLE[op]
    kind = xs[min(entry.by, len(xs) - 1)].dtype.kind
    text = entry.writers[kind](attrs, out, xs)
    if entry.exact or not (is_small(out) or out.bits < 8):
        return text
    if out.kind == "bool":
        return text
    return fitted(out, f"({held(out)})({text})" if out.is_integer else text)


def formats(dtypes: Sequence[DType]) -> list[str]:
    """Declarations of the small floats that a program uses."""
    small = sorted({d.name: d for d in dtypes if is_small(d)}.values(), key=lambda d: d.order)
    return [f"typedef {format_of(d)} {short(d)};" for d in small]


__all__ = ["TABLE", "Operand", "formats", "missing", "with_sum", "written"]
