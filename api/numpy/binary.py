"""Functions of two operands under NumPy's names: promotion, broadcasting, then one op.

Tracing passes through here for every operator of a user's program, so operands of one type, and a
Python number beside an array, take a path that ends in `emit` at once; all else is in `general`.
"""

from __future__ import annotations

import builtins
from collections.abc import Callable
from typing import Any

import numpy as np

from monograph._operands.values import (
    NONE,
    broadcast,
    choose,
    convert,
    fits,
    promote,
    promote_inexact,
    scalar_like,
    value,
)
from monograph.hlo.builder import Tracer
from monograph.hlo.errors import DTypeError
from monograph.hlo.ops import lexical
from monograph.hlo.ops.leaf import splat
from monograph.hlo.record import OpDef, ops
from monograph.hlo.state import emit
from monograph.hlo.types import BOOL, I32, DType
from monograph.tracer.array import Array

EVERY = frozenset({"bool", "int", "uint", "float", "complex"})
NUMBERS = EVERY - {"bool"}
ORDERED = EVERY - {"complex"}
INEXACT = frozenset({"float", "complex"})
INTEGRAL = frozenset({"int", "uint"})
LOGICAL = frozenset({"bool", "int", "uint"})


# ---- two operands --------------------------------------------------------------------------------
def _binary(
    op: OpDef,
    name: str,
    kinds: frozenset[str],
    doc: str,
    *,
    inexact: bool = False,
    attrs: dict[str, Any] = NONE,
    else_: Callable[[Any, Any], Any] | None = None,
) -> Callable[[Any, Any], Any]:
    """A function of two operands that is one op once they are of one type.

    Args:
        op: the record.
        name: the function's name.
        kinds: the kinds of element type that the op takes as they are.
        doc: its docstring.
        inexact: whether integers become floats first.
        attrs: the op's attributes.
        else_: what to do with operands of any other kind; by default that is an error.
    """
    alike = promote_inexact if inexact else promote

    def general(x: Any, y: Any) -> Any:
        x, y = alike(name, x, y)
        x, y = broadcast(name, (x, y))
        if x.type.dtype.kind in kinds:
            return emit(op, (x, y), attrs)
        if else_ is not None and x.type.dtype.kind in ("bool", "complex"):
            return else_(x, y)
        raise no_such_kind(name, x, y)

    def f(x: Any, y: Any, /) -> Any:
        kind = type(x)
        if kind is Tracer or kind is Array:
            t = x.type
            other = type(y)
            if t.dtype.kind in kinds:
                if other is Tracer or other is Array:
                    if y.type is t:
                        return emit(op, (x, y), attrs)
                elif fits(y, t):
                    return emit(op, (x, scalar_like(y, t)), attrs)
        elif type(y) is Tracer or type(y) is Array:
            t = y.type
            if t.dtype.kind in kinds and fits(x, t):
                return emit(op, (scalar_like(x, t), y), attrs)
        return general(x, y)

    f.__name__ = f.__qualname__ = name
    f.__doc__ = doc
    return f


def no_booleans(name: str, *xs: Any) -> None:
    """Refuse booleans where numbers are added or multiplied."""
    if all(x.type.dtype is BOOL for x in xs):
        raise no_such_kind(name, *xs)


def no_such_kind(name: str, *xs: Any) -> DTypeError:
    """The error for element types that a function is not defined on."""
    named = dict(zip("xyz", (x.type for x in xs), strict=False))
    return DTypeError(
        f"{name} is not defined on element type {xs[0].type.dtype}",
        operands=named,
        fix="convert the operand first, for example x.astype('int32').",
    )


def _compare(name: str, direction: str, doc: str) -> Callable[[Any, Any], Any]:
    attrs = {"comparison_direction": direction, "compare_type": ""}
    if direction in ("EQ", "NE"):
        return _binary(ops.compare, name, EVERY, doc, attrs=attrs)

    def by_parts(x: Any, y: Any) -> Any:
        return lexical.compared(x, y, direction)

    return _binary(ops.compare, name, ORDERED, doc, attrs=attrs, else_=by_parts)


def _extreme(op: OpDef, doc: str) -> Callable[[Any, Any], Any]:
    def by_parts(x: Any, y: Any) -> Any:
        out = lexical.further(op.name, x, y)
        return convert(out, out.type.dtype, weak=x.type.weak and y.type.weak)

    return _binary(op, op.name, ORDERED, doc, else_=by_parts)


def _shifted(op: OpDef) -> Callable[[Any, Any], Any]:
    def f(x: Any, y: Any) -> Any:
        if x.type.dtype.is_complex:
            raise no_such_kind("left_shift", x, y)
        return op(convert(x, I32), convert(y, I32))

    return f


def _complex_angle(y: Any, x: Any) -> Any:
    """-i log((x + i y) / sqrt(x**2 + y**2)), the continuation to complex numbers."""
    turned = ops.complex(ops.negate(ops.imag(y)), ops.real(y))
    size = ops.sqrt(ops.add(ops.multiply(x, x), ops.multiply(y, y)))
    log = ops.log(ops.divide(ops.add(x, turned), size))
    return ops.complex(ops.imag(log), ops.negate(ops.real(log)))


add = _binary(ops.add, "add", EVERY, "x + y; `or` of booleans.")
subtract = _binary(ops.subtract, "subtract", NUMBERS, "x - y.")
multiply = _binary(ops.multiply, "multiply", EVERY, "x * y; `and` of booleans.")
true_divide = divide = _binary(
    ops.divide, "divide", INEXACT, "x / y; integers become floats.", inexact=True
)
maximum = _extreme(ops.maximum, "The larger; of real numbers NaN if either is.")
minimum = _extreme(ops.minimum, "The smaller; of real numbers NaN if either is.")
bitwise_and = _binary(ops.and_, "bitwise_and", LOGICAL, "x & y.")
bitwise_or = _binary(ops.or_, "bitwise_or", LOGICAL, "x | y.")
bitwise_xor = _binary(ops.xor, "bitwise_xor", LOGICAL, "x ^ y.")
left_shift = bitwise_left_shift = _binary(
    ops.shift_left, "left_shift", INTEGRAL, "x << y.", else_=_shifted(ops.shift_left)
)
arctan2 = atan2 = _binary(
    ops.atan2, "arctan2", frozenset({"float"}), "The angle of the point (y, x): arctan2(y, x).",
    inexact=True, else_=_complex_angle,
)  # fmt: skip
equal = _compare("equal", "EQ", "x == y.")
not_equal = _compare("not_equal", "NE", "x != y.")
less = _compare("less", "LT", "x < y.")
less_equal = _compare("less_equal", "LE", "x <= y.")
greater = _compare("greater", "GT", "x > y.")
greater_equal = _compare("greater_equal", "GE", "x >= y.")


def right_shift(x1: Any, x2: Any, /) -> Any:
    """x >> y: arithmetic for signed, logical for unsigned integers."""
    x, y = pair("right_shift", x1, x2, LOGICAL)
    if x.type.dtype.kind == "bool":
        x, y = (convert(v, I32) for v in (x, y))
    signed = x.type.dtype.kind == "int"
    return (ops.shift_right_arithmetic if signed else ops.shift_right_logical)(x, y)


bitwise_right_shift = right_shift


def pair(name: str, x: Any, y: Any, kinds: frozenset[str], inexact: bool = False) -> list[Any]:
    """Two operands of one type, whose kind must be among `kinds`."""
    x, y = broadcast(name, (promote_inexact if inexact else promote)(name, x, y))
    if x.type.dtype.kind not in kinds:
        raise no_such_kind(name, x, y)
    return [x, y]


def _divisible(name: str, x: Any, y: Any) -> list[Any]:
    """Operands of a division with remainder; an integer divided by 0 has remainder 0, as in JAX."""
    x, y = pair(name, x, y, ORDERED)
    if x.type.dtype.kind == "bool":
        x, y = (convert(v, I32) for v in (x, y))
    if x.type.dtype.is_integer:
        y = choose(equal(y, 0), splat(1, y.type), y)
    return [x, y]


def remainder(x1: Any, x2: Any, /) -> Any:
    """x - floor(x / y) * y: the sign of `x2`."""
    x, y = _divisible("remainder", x1, x2)
    rest = ops.remainder(x, y)
    below = less(y, 0)
    off = bitwise_and(not_equal(less(rest, 0), below), not_equal(rest, 0))
    if x.type.dtype.kind == "float":  # zeros get the sign of `y` too, and keep their derivative
        rest = choose(below, ops.negate(add(ops.negate(rest), 0.0)), add(rest, 0.0))
    return choose(off, add(rest, y), rest)


mod = remainder


def fmod(x1: Any, x2: Any, /) -> Any:
    """x - trunc(x / y) * y: the sign of `x1`."""
    return ops.remainder(*_divisible("fmod", x1, x2))


def floor_divide(x1: Any, x2: Any, /) -> Any:
    """floor(x / y)."""
    x, y = pair("floor_divide", x1, x2, ORDERED)
    kind = x.type.dtype.kind
    if kind == "bool":
        x, y = (convert(v, I32) for v in (x, y))
    if kind == "uint":
        return ops.divide(x, y)
    if kind == "float":
        made = choose(equal(y, 0), ops.divide(x, y), _float_divmod(x, y)[0])
        zero = multiply(ops.divide(x, y), 0.0)  # with the sign of the true quotient
        return choose(equal(made, 0), zero, made)
    quotient = ops.divide(x, y)
    uneven = not_equal(ops.sign(x), ops.sign(y))
    down = bitwise_and(uneven, not_equal(ops.remainder(x, y), 0))
    return choose(down, subtract(quotient, 1), quotient)


def _float_divmod(x: Any, y: Any) -> tuple[Any, Any]:
    """Quotient rounded down and remainder, exact where the quotient is."""
    rest = ops.remainder(x, y)
    quotient = ops.divide(ops.subtract(x, rest), y)
    off = bitwise_and(not_equal(rest, 0), not_equal(ops.sign(y), ops.sign(rest)))
    rest = choose(off, ops.add(rest, y), rest)
    quotient = choose(off, subtract(quotient, 1), quotient)
    return ops.round_nearest_even(quotient), rest


def divmod(x1: Any, x2: Any, /) -> tuple[Any, Any]:
    """(floor_divide(x, y), remainder(x, y))."""
    x, y = pair("divmod", x1, x2, ORDERED)
    if x.type.dtype.kind == "float":
        return floor_divide(x, y), _float_divmod(x, y)[1]
    return floor_divide(x, y), remainder(x, y)


# ---- powers --------------------------------------------------------------------------------------
def integer_power(x: Any, n: int) -> Any:
    """`x` to a static integer power by repeated squaring; one multiplication for n = 2."""
    if n == 0:
        return splat(1, x.type)
    result, base, left = None, x, builtins.abs(n)
    while left:
        if left & 1:
            result = base if result is None else ops.multiply(result, base)
        left >>= 1
        if left:
            base = ops.multiply(base, base)
    return ops.divide(splat(1, x.type), result) if n < 0 else result


def power(x1: Any, x2: Any, /) -> Any:
    """x ** y; an integer of Python or NumPy as `x2` becomes multiplications.

    Raises:
        DTypeError: for an integer to a negative static power.
    """
    base = value(x1, "power")
    if isinstance(x2, np.integer):
        x2 = int(x2)
    if type(x2) is int and base.type.dtype is BOOL:
        base = convert(base, I32)
    d = base.type.dtype
    if type(x2) is int:
        if d.is_integer and x2 < 0:
            raise DTypeError(
                "power: an integer to a negative power",
                operands={"x": base.type},
                fix="convert the base to a float, or use float_power.",
            )
        return integer_power(base, x2)
    exponent = value(x2, "power", 1)
    x, y = promote("power", base, exponent)
    x, y = broadcast("power", (x, y))
    if x.type.dtype.kind == "bool":
        x, y = (convert(v, I32) for v in (x, y))
    out = raised(x, y, exponent.type.dtype)
    return out if exponent.type.weak else convert(out, out.type.dtype)


def raised(x: Any, y: Any, given: DType) -> Any:
    """x ** y of one type, where `y` was of the type `given`.

    What is raised to the integer 0 has the derivative 0; that of the op, y x^(y-1), is NaN at 0.
    """
    if x.type.dtype.is_inexact and not given.is_inexact:
        none = ops.compare(y, splat(0, y.type), comparison_direction="EQ")
        x = convert(ops.select(none, splat(1, x.type), x), x.type.dtype, x.type.weak)
    return ops.power(x, y)


pow = power


def float_power(x: Any, y: Any, /) -> Any:
    """x ** y in floating point, whatever the operands."""
    return ops.power(*pair("float_power", x, y, INEXACT, inexact=True))


# ---- logic ---------------------------------------------------------------------------------------
def truth(x: Any, where: str = "truth") -> Any:
    """`x != 0` as a boolean value."""
    x = value(x, where)
    if x.type.dtype is BOOL:
        return x
    return ops.compare(x, splat(0, x.type), comparison_direction="NE")


def _logical(name: str, op: OpDef, doc: str) -> Callable[[Any, Any], Any]:
    def f(x: Any, y: Any, /) -> Any:
        return op(*broadcast(name, (truth(x, name), truth(y, name))))

    f.__name__ = f.__qualname__ = name
    f.__doc__ = doc
    return f


logical_and = _logical("logical_and", ops.and_, "Whether both are nonzero.")
logical_or = _logical("logical_or", ops.or_, "Whether either is nonzero.")
logical_xor = _logical("logical_xor", ops.xor, "Whether exactly one is nonzero.")


def logical_not(x: Any, /) -> Any:
    """Whether it is zero."""
    return ops.not_(truth(x, "logical_not"))
