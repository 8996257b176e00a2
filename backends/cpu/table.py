"""THE table: for every elementwise op, by its record, how it is written for each kind of element.

Kernels, combiners of reductions and the check before compilation all ask here; nothing else in this
backend knows an op. A new op with an expansion needs no entry.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from monograph.backends.cpu.emission.dtypes import Value, is_small_float, round_small, splat, wrap
from monograph.backends.cpu.emission.emit import Code
from monograph.backends.cpu.emission.lanes import Lanes
from monograph.backends.cpu.math import plane
from monograph.backends.cpu.scalars import complexes as c
from monograph.backends.cpu.scalars import floats as f
from monograph.backends.cpu.scalars import integers as i
from monograph.backends.cpu.scalars.conversion import converted, emit_convert
from monograph.backends.cpu.scalars.extremes import extreme
from monograph.backends.cpu.scalars.floats import Emitter
from monograph.backends.cpu.scalars.quotients import quotient
from monograph.hlo import ops
from monograph.hlo.record import OpDef
from monograph.hlo.types import DType


@dataclass(frozen=True)
class Entry:
    """The emitters of one op by kind of element, and which operand's kind decides.

    `exact`: results are in range and need no rounding or wrapping. `divides`: for so many cycles a
    vector of floats keeps the unit for quotients and roots busy. `shared`: another way where the
    last operand is one that a loop shares, which leaves that unit alone, or None where there is
    none.
    """

    emitters: Mapping[str, Emitter]
    by: int = 0
    exact: bool = False
    divides: int = 0
    shared: Callable[[Lanes, Value, Value], str | None] | None = None


def _kinds(
    *,
    float: Emitter | None = None,
    int: Emitter | None = None,
    uint: Emitter | None = None,
    bool: Emitter | None = None,
    complex: Emitter | None = None,
    **rest: Any,
) -> Entry:
    given = {"float": float, "int": int, "uint": uint or int, "bool": bool, "complex": complex}
    return Entry({k: e for k, e in given.items() if e is not None}, **rest)


def _every(emitter: Emitter, *, by: int = 0) -> Entry:
    return Entry(dict.fromkeys(("float", "int", "uint", "bool", "complex"), emitter), by, True)


Formula = Callable[[plane.Pair], plane.Pair]


def _function(name: str, complex_name: str | None = None, formula: Formula | None = None) -> Entry:
    of_complex = None if complex_name is None else c.from_libm(complex_name)
    if complex_name is not None and formula is not None:
        of_complex = c.of_singles(formula, complex_name)
    return _kinds(float=f.vector(name), complex=of_complex)


TABLE: dict[OpDef, Entry] = {
    # arithmetic
    ops.add: _kinds(
        float=f.arithmetic("fadd", contract=True),
        int=i.arithmetic("add"),
        bool=i.arithmetic("or"),
        complex=c.by_parts("fadd"),
    ),
    ops.subtract: _kinds(
        float=f.arithmetic("fsub", contract=True),
        int=i.arithmetic("sub"),
        complex=c.by_parts("fsub"),
    ),
    ops.multiply: _kinds(
        float=f.arithmetic("fmul", contract=True),
        int=i.arithmetic("mul"),
        bool=i.arithmetic("and"),
        complex=c.multiply,
    ),
    ops.divide: _kinds(
        float=f.arithmetic("fdiv"),
        int=i.divide_signed,
        uint=i.divide_unsigned,
        complex=c.divide,
        divides=6,
        shared=quotient,
    ),
    ops.remainder: _kinds(float=f.remainder, int=i.remainder_signed, uint=i.remainder_unsigned),
    ops.fused_multiply_add: _kinds(float=f.fused_multiply_add),
    ops.negate: _kinds(float=f.arithmetic("fneg"), int=i.negate, complex=c.by_parts("fneg")),
    ops.abs: _kinds(float=f.intrinsic("fabs"), int=i.absolute, complex=c.absolute),
    ops.sign: _kinds(float=f.sign, int=i.sign, complex=c.sign),
    # rounding
    ops.floor: _kinds(float=f.intrinsic("floor")),
    ops.ceil: _kinds(float=f.intrinsic("ceil")),
    ops.round_nearest_even: _kinds(float=f.intrinsic("roundeven")),
    ops.round_nearest_afz: _kinds(float=f.intrinsic("round")),
    # comparison and choice
    ops.compare: _kinds(
        float=f.compare,
        int=i.compare_signed,
        uint=i.compare_unsigned,
        bool=i.compare_unsigned,
        complex=c.compare,
        exact=True,
    ),
    ops.is_finite: _kinds(float=f.is_finite, exact=True),
    ops.select: _every(f.choose, by=1),
    ops.maximum: _kinds(
        float=extreme("maximum"),
        int=i.extreme("smax"),
        uint=i.extreme("umax"),
        bool=i.arithmetic("or"),
        exact=True,
    ),
    ops.minimum: _kinds(
        float=extreme("minimum"),
        int=i.extreme("smin"),
        uint=i.extreme("umin"),
        bool=i.arithmetic("and"),
        exact=True,
    ),
    ops.clamp: _kinds(
        float=f.clamp, int=i.clamp("s"), uint=i.clamp("u"), bool=i.clamp("u"), by=1, exact=True
    ),
    # bits
    ops.and_: _kinds(int=i.arithmetic("and"), bool=i.arithmetic("and"), exact=True),
    ops.or_: _kinds(int=i.arithmetic("or"), bool=i.arithmetic("or"), exact=True),
    ops.xor: _kinds(int=i.arithmetic("xor"), bool=i.arithmetic("xor"), exact=True),
    ops.not_: _kinds(int=i.invert, bool=i.invert),
    ops.shift_left: _kinds(int=i.shift("shl")),
    ops.shift_right_arithmetic: _kinds(int=i.shift("ashr")),
    ops.shift_right_logical: _kinds(int=i.shift("lshr")),
    ops.popcnt: _kinds(int=i.popcnt),
    ops.count_leading_zeros: _kinds(int=i.count_leading_zeros),
    # change of type
    ops.convert: _every(emit_convert),
    ops.bitcast_convert: _every(f.bitcast),
    ops.reduce_precision: _kinds(float=f.reduce_precision, exact=True),
    ops.complex: _kinds(float=c.make, exact=True),
    ops.real: _kinds(float=f.real, complex=c.part(0), exact=True),
    ops.imag: _kinds(float=f.imag, complex=c.part(1), exact=True),
    # roots and powers
    ops.sqrt: _kinds(float=f.intrinsic("sqrt"), complex=c.sqrt, divides=10),
    ops.rsqrt: _kinds(float=f.vector("rsqrt"), complex=c.rsqrt, divides=16),
    ops.cbrt: _function("cbrt"),
    ops.power: _kinds(float=f.vector("pow"), int=i.power, complex=c.power),
    # exponentials and logarithms
    ops.exponential: _kinds(float=f.vector("exp"), complex=c.exponential),
    ops.exponential_minus_one: _kinds(float=f.vector("expm1"), complex=c.exponential_minus_one),
    ops.log: _kinds(float=f.vector("log"), complex=c.log),
    ops.log_plus_one: _kinds(float=f.vector("log1p"), complex=c.log_plus_one),
    ops.logistic: _kinds(float=f.vector("logistic"), complex=c.logistic),
    # circular and hyperbolic functions
    ops.sine: _function("sin", "csin", plane.sin),
    ops.cosine: _function("cos", "ccos", plane.cos),
    ops.tan: _function("tan", "ctan"),
    ops.asin: _function("asin", "casin"),
    ops.acos: _function("acos", "cacos"),
    ops.atan: _function("atan", "catan"),
    ops.atan2: _function("atan2"),
    ops.sinh: _function("sinh", "csinh", plane.sinh),
    ops.cosh: _function("cosh", "ccosh", plane.cosh),
    ops.tanh: _function("tanh", "ctanh"),
    ops.asinh: _function("asinh", "casinh"),
    ops.acosh: _function("acosh", "cacosh"),
    ops.atanh: _function("atanh", "catanh"),
    # the error function
    ops.erf: _function("erf"),
    ops.erfc: _function("erfc"),
    ops.erf_inv: _function("erf_inv"),
    # the C library's
    ops.libm_log: _kinds(float=f.from_libm("log")),
    ops.libm_tan: _kinds(float=f.from_libm("tan")),
    ops.libm_erf: _kinds(float=f.from_libm("erf")),
    ops.libm_pow: _kinds(float=f.from_libm("pow")),
}


def missing(op: OpDef, kinds: Sequence[str]) -> bool:
    """Whether there is no emitter for the op on operands of these kinds."""
    entry = TABLE.get(op)
    return entry is None or kinds[min(entry.by, len(kinds) - 1)] not in entry.emitters


def apply(
    code: Code,
    op: OpDef,
    attrs: Mapping[str, Any],
    args: Sequence[Value],
    out: DType,
    fma: bool = False,
    products: bool = False,
) -> Value:
    """Emit an op on earlier values; scalar code if all of them are the same in every lane.

    Args:
        code: the function.
        op: the record; it is in the table.
        attrs: the node's attributes.
        args: operands, of any lanes.
        out: the element type of the result.
        fma: whether products may be contracted with sums.
        products: whether quotients had better be products, where they can be.
    """
    lanes = max(x.lanes for x in args)
    entry = TABLE[op]
    if products and entry.shared is not None:
        found = entry.shared(Lanes(code, lanes, fma), *args)
        if found is not None:
            return Value(out, lanes, [_fitted(code, out, lanes, found)])
    xs = [splat(code, x, lanes) for x in args]
    parts = entry.emitters[args[entry.by].dtype.kind](Lanes(code, lanes, fma), out, attrs, xs)
    if not entry.exact:
        parts = [_fitted(code, out, lanes, p) for p in parts]
    return Value(out, lanes, parts)


def _fitted(code: Code, d: DType, lanes: int, x: str) -> str:
    """Rounded to a narrow float, wrapped to a narrow integer."""
    if is_small_float(d):
        return round_small(code, d, lanes, x)
    return wrap(code, d, lanes, x)


def convert_value(code: Code, x: Value, d: DType) -> Value:
    """The value converted to another element type."""
    return Value(d, x.lanes, converted(Lanes(code, x.lanes), x, d))
