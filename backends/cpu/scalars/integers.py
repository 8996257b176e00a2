"""Emitters of ops on integers and booleans.

Values narrower than a byte are extended to i8; the caller wraps results. Division, remainder and
shifts are defined for every operand, as the interpreter has them: no trap, no undefined value.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from monograph.backends.cpu.emission.dtypes import Value
from monograph.backends.cpu.emission.emit import Code, known, suffix
from monograph.backends.cpu.emission.lanes import Lanes
from monograph.backends.cpu.scalars.floats import SIGNED_CONDITIONS, Emitter, scalar_of
from monograph.hlo.types import DType

Attrs = Mapping[str, Any]
_UNSIGNED = {"EQ": "eq", "NE": "ne", "LT": "ult", "LE": "ule", "GT": "ugt", "GE": "uge"}


def arithmetic(name: str) -> Emitter:
    """``add`` and its like."""

    def emit(b: Lanes, out: DType, attrs: Attrs, xs: list[Value]) -> list[str]:
        return [b.op(name, scalar_of(xs[0]), *(x.only for x in xs))]

    return emit


def extreme(name: str) -> Emitter:
    """``smax``, ``umin`` ..."""

    def emit(b: Lanes, out: DType, attrs: Attrs, xs: list[Value]) -> list[str]:
        return [b.intrinsic(name, scalar_of(xs[0]), *(x.only for x in xs))]

    return emit


def clamp(kind: str) -> Emitter:
    """Clamp of signed (`kind` "s") or unsigned ("u") integers."""

    def emit(b: Lanes, out: DType, attrs: Attrs, xs: list[Value]) -> list[str]:
        s = scalar_of(xs[1])
        low, x, high = (v.only for v in xs)
        return [b.intrinsic(f"{kind}min", s, b.intrinsic(f"{kind}max", s, x, low), high)]

    return emit


def compare(conditions: Mapping[str, str]) -> Emitter:
    def emit(b: Lanes, out: DType, attrs: Attrs, xs: list[Value]) -> list[str]:
        how = conditions[attrs["comparison_direction"]]
        return [b.op(f"icmp {how}", scalar_of(xs[0]), xs[0].only, xs[1].only)]

    return emit


compare_signed = compare(SIGNED_CONDITIONS)
compare_unsigned = compare(_UNSIGNED)


def negate(b: Lanes, out: DType, attrs: Attrs, xs: list[Value]) -> list[str]:
    s = scalar_of(xs[0])
    return [b.op("sub", s, b.k(0, s), xs[0].only)]


def invert(b: Lanes, out: DType, attrs: Attrs, xs: list[Value]) -> list[str]:
    s = scalar_of(xs[0])
    return [b.op("xor", s, xs[0].only, b.k(1 if s == "i1" else -1, s))]


def absolute(b: Lanes, out: DType, attrs: Attrs, xs: list[Value]) -> list[str]:
    return [b.intrinsic("abs", scalar_of(xs[0]), xs[0].only, flags="i1 false")]


def sign(b: Lanes, out: DType, attrs: Attrs, xs: list[Value]) -> list[str]:
    s, x = scalar_of(xs[0]), xs[0].only
    low, high = (-1, 1) if out.kind == "int" else (0, 1)
    if out.kind == "uint":
        return [b.intrinsic("umin", s, x, b.k(high, s))]
    return [b.intrinsic("smin", s, b.intrinsic("smax", s, x, b.k(low, s)), b.k(high, s))]


def divide_signed(b: Lanes, out: DType, attrs: Attrs, xs: list[Value]) -> list[str]:
    """Toward zero; ``x / 0`` is -1 and INT_MIN / -1 wraps."""
    return [_divided(b, xs, "sdiv")]


def divide_unsigned(b: Lanes, out: DType, attrs: Attrs, xs: list[Value]) -> list[str]:
    """``x / 0`` is all ones."""
    return [_divided(b, xs, "udiv")]


def remainder_signed(b: Lanes, out: DType, attrs: Attrs, xs: list[Value]) -> list[str]:
    """The dividend's sign; ``x % 0`` is x."""
    return [_rest(b, xs, "sdiv")]


def remainder_unsigned(b: Lanes, out: DType, attrs: Attrs, xs: list[Value]) -> list[str]:
    return [_rest(b, xs, "udiv")]


def _divided(b: Lanes, xs: list[Value], how: str) -> str:
    s, x, y = scalar_of(xs[0]), xs[0].only, xs[1].only
    if known(y) not in (None, 0, -1):
        return b.op(how, s, x, y)  # a product and a shift
    zero, minus, by = _guarded(b, s, y, how == "sdiv")
    quotient = _quotient(b, s, x, by, how)
    if minus:
        quotient = b.select(minus, s, b.op("sub", s, b.k(0, s), x), quotient)
    return b.select(zero, s, b.k(-1, s), quotient)


def _rest(b: Lanes, xs: list[Value], how: str) -> str:
    s, x, y = scalar_of(xs[0]), xs[0].only, xs[1].only
    if known(y) not in (None, 0, -1):
        return b.op(how.replace("div", "rem"), s, x, y)
    zero, _, by = _guarded(b, s, y, how == "sdiv")
    product = b.op("mul", s, _quotient(b, s, x, by, how), by)
    return b.select(zero, s, x, b.op("sub", s, x, product))


def _guarded(b: Lanes, s: str, y: str, signed: bool) -> tuple[str, str, str]:
    """(y is 0, y is -1, a divisor that never traps)."""
    zero = b.op("icmp eq", s, y, b.k(0, s))
    minus = b.op("icmp eq", s, y, b.k(-1, s)) if signed else ""
    bad = b.op("or", "i1", zero, minus) if signed else zero
    return zero, minus, b.select(bad, s, b.k(1, s), y)


def _quotient(b: Lanes, s: str, x: str, by: str, how: str) -> str:
    """``x / by`` by a divisor that never traps.

    No vector unit divides integers, but floats whose mantissa holds the dividend are divided
    exactly enough: a quotient that is not whole is further than its rounding from the next one.
    """
    real, word = _AS_FLOATS.get((s, how), ("", ""))
    if b.lanes == 1 or not real:
        return b.op(how, s, x, by)
    wider = "sext" if how == "sdiv" else "zext"
    over = [b.cast("sitofp", b.cast(wider, v, s, word), word, real) for v in (x, by)]
    return b.cast("trunc", b.cast("fptosi", b.op("fdiv", real, *over), real, word), word, s)


# integers that are divided as floats: as which, and by way of which integers
_AS_FLOATS = {
    ("i8", "sdiv"): ("float", "i32"),
    ("i8", "udiv"): ("float", "i32"),
    ("i16", "sdiv"): ("float", "i32"),
    ("i16", "udiv"): ("float", "i32"),
    ("i32", "sdiv"): ("double", "i32"),
}


def _low_bits(b: Lanes, d: DType, x: str) -> str:
    """The value's bits without the extension of a narrow type."""
    return x if d.bits >= 8 else b.op("and", "i8", x, b.k((1 << d.bits) - 1, "i8"))


def _signed(b: Lanes, d: DType, x: str) -> str:
    """The bits read as a signed number, extended."""
    if d.bits >= 8 or d.kind == "int":
        return x
    shift = b.k(8 - d.bits, "i8")
    return b.op("ashr", "i8", b.op("shl", "i8", x, shift), shift)


def shift(how: str) -> Emitter:
    """``shl``, ``lshr`` or ``ashr``; amounts of the width or more shift everything out."""

    def emit(b: Lanes, out: DType, attrs: Attrs, xs: list[Value]) -> list[str]:
        s, d = scalar_of(xs[0]), xs[0].dtype
        x, y = xs[0].only, xs[1].only
        inside = b.op("icmp ult", s, y, b.k(d.bits, s))
        by = b.select(inside, s, y, b.k(0, s))
        if how == "ashr":
            x = _signed(b, d, x)
            width = 8 if d.bits < 8 else d.bits
            by = b.select(inside, s, y, b.k(width - 1, s))
            return [b.op("ashr", s, x, by)]
        x = _low_bits(b, d, x) if how == "lshr" else x
        return [b.select(inside, s, b.op(how, s, x, by), b.k(0, s))]

    return emit


def popcnt(b: Lanes, out: DType, attrs: Attrs, xs: list[Value]) -> list[str]:
    return [b.intrinsic("ctpop", scalar_of(xs[0]), _low_bits(b, xs[0].dtype, xs[0].only))]


def count_leading_zeros(b: Lanes, out: DType, attrs: Attrs, xs: list[Value]) -> list[str]:
    s, d = scalar_of(xs[0]), xs[0].dtype
    count = b.intrinsic("ctlz", s, _low_bits(b, d, xs[0].only), flags="i1 false")
    return [count if d.bits >= 8 else b.op("sub", s, count, b.k(8 - d.bits, s))]


def power(b: Lanes, out: DType, attrs: Attrs, xs: list[Value]) -> list[str]:
    """By squaring, wrapping; a negative exponent gives 0 unless the base is 1 or -1."""
    s, d = scalar_of(xs[0]), xs[0].dtype
    x, y = xs[0].only, xs[1].only
    helper = f"power_{suffix(s, b.lanes)}"
    b.code.module.helper(helper, lambda: _power_text(b, helper, s))
    t = b.t(s)
    result = b.code.op(f"call {t} @{helper}({t} {x}, {t} {_low_bits(b, d, y)})")
    if d.kind == "uint":
        return [result]
    odd = b.op("icmp ne", s, b.op("and", s, y, b.k(1, s)), b.k(0, s))
    minus = b.select(odd, s, b.k(-1, s), b.k(1, s))
    inverse = b.select(b.op("icmp eq", s, x, b.k(-1, s)), s, minus, b.k(0, s))
    inverse = b.select(b.op("icmp eq", s, x, b.k(1, s)), s, b.k(1, s), inverse)
    return [b.select(b.op("icmp slt", s, y, b.k(0, s)), s, inverse, result)]


def _power_text(b: Lanes, helper: str, s: str) -> str:
    code = Code(b.code.module, ("%x", "%y"))
    v, t = Lanes(code, b.lanes), b.t(s)
    carried = [(t, v.k(1, s)), (t, "%x"), (t, "%y")]
    with code.loop(0, int(s[1:]), 1, carried) as loop:
        result, base, exponent = loop.values
        odd = v.op("icmp ne", s, v.op("and", s, exponent, v.k(1, s)), v.k(0, s))
        loop.carry(
            [
                v.select(odd, s, v.op("mul", s, result, base), result),
                v.op("mul", s, base, base),
                v.op("lshr", s, exponent, v.k(1, s)),
            ]
        )
    code.do(f"ret {t} {loop.next[0]}")
    return f"define internal {t} @{helper}({t} %x, {t} %y) #0 {{\n{code.body()}}}\n"
