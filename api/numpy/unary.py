"""Functions of one operand, element by element, under NumPy's names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from monograph._operands.values import (
    NONE,
    choose,
    convert,
    promote_inexact,
    value,
)
from monograph.hlo.builder import Tracer
from monograph.hlo.errors import DTypeError
from monograph.hlo.ops.leaf import splat
from monograph.hlo.record import OpDef, ops
from monograph.hlo.state import emit
from monograph.hlo.types import I32, U8
from monograph.numpy.binary import INEXACT, LOGICAL, NUMBERS, less, no_such_kind
from monograph.tracer.array import Array


def _unary(
    op: OpDef, name: str, kinds: frozenset[str], doc: str, *, inexact: bool = False
) -> Callable[[Any], Any]:
    def f(x: Any, /) -> Any:
        kind = type(x)
        if kind is not Tracer and kind is not Array:
            x = value(x, name)
        if x.type.dtype.kind not in kinds:
            if not inexact:
                raise no_such_kind(name, x)
            (x,) = promote_inexact(name, x)
            if x.type.dtype.kind not in kinds:
                raise no_such_kind(name, x)
        return emit(op, (x,), NONE)

    f.__name__ = f.__qualname__ = name
    f.__doc__ = doc
    return f


def _floating(op: OpDef, name: str, doc: str = "") -> Callable[[Any], Any]:
    """A function of real and complex numbers; integers become floats."""
    return _unary(op, name, INEXACT, doc or f"{name} of each element.", inexact=True)


exp = _floating(ops.exponential, "exp")
expm1 = _floating(ops.exponential_minus_one, "expm1", "exp(x) - 1, exact near 0.")
log = _floating(ops.log, "log", "Natural logarithm.")
log1p = _floating(ops.log_plus_one, "log1p", "log(1 + x), exact near 0.")
sqrt = _floating(ops.sqrt, "sqrt", "Square root.")
cbrt = _unary(ops.cbrt, "cbrt", frozenset({"float"}), "Cube root.", inexact=True)
sin = _floating(ops.sine, "sin")
cos = _floating(ops.cosine, "cos")
tan = _floating(ops.tan, "tan")
arcsin = asin = _floating(ops.asin, "arcsin")
arccos = acos = _floating(ops.acos, "arccos")
arctan = atan = _floating(ops.atan, "arctan")
sinh = _floating(ops.sinh, "sinh")
cosh = _floating(ops.cosh, "cosh")
tanh = _floating(ops.tanh, "tanh")
arcsinh = asinh = _floating(ops.asinh, "arcsinh")
arccosh = acosh = _floating(ops.acosh, "arccosh")
arctanh = atanh = _floating(ops.atanh, "arctanh")
negative = _unary(ops.negate, "negative", NUMBERS, "-x.")
sign = _unary(ops.sign, "sign", NUMBERS, "-1, 0 or 1; for complex numbers x / |x|.")
bitwise_not = invert = bitwise_invert = _unary(ops.not_, "invert", LOGICAL, "~x.")


def rint(x: Any, /) -> Any:
    """To the nearest whole number, ties to even; complex numbers part by part."""
    (x,) = promote_inexact("rint", x)
    if x.type.dtype.is_complex:
        return ops.complex(rint(ops.real(x)), rint(ops.imag(x)))
    return ops.round_nearest_even(x)


def bitwise_count(x: Any, /) -> Any:
    """Number of bits set in the absolute value, as u8."""
    x = value(x, "bitwise_count")
    if x.type.dtype.kind == "bool":
        return convert(x, U8)
    return convert(ops.popcnt(abs(x)), U8)


def positive(x: Any, /) -> Any:
    """+x: `x` itself."""
    return value(x, "positive")


def abs(x: Any, /) -> Any:
    """|x|; real for complex numbers."""
    x = value(x, "abs")
    return x if x.type.dtype.kind in ("bool", "uint") else ops.abs(x)


absolute = abs


def fabs(x: Any, /) -> Any:
    """|x| in floating point."""
    (x,) = promote_inexact("fabs", x)
    if x.type.dtype.is_complex:
        raise DTypeError(
            "fabs is not defined on complex numbers", operands={"x": x.type}, fix="use abs(x)."
        )
    return ops.abs(x)


def _rounding(op: OpDef, name: str, doc: str) -> Callable[[Any], Any]:
    def f(x: Any, /) -> Any:
        x = value(x, name)
        return x if x.type.dtype.kind in LOGICAL else op(x)

    f.__name__ = f.__qualname__ = name
    f.__doc__ = doc
    return f


floor = _rounding(ops.floor, "floor", "The largest whole number not above; integers stay.")
ceil = _rounding(ops.ceil, "ceil", "The smallest whole number not below; integers stay.")


def trunc(x: Any) -> Any:
    """Rounded toward zero; integers stay."""
    x = value(x, "trunc")
    if x.type.dtype.kind in LOGICAL:
        return x
    return choose(less(x, 0), ops.ceil(x), ops.floor(x))


fix = trunc


def square(x: Any, /) -> Any:
    """x * x."""
    x = value(x, "square")
    if x.type.dtype.kind == "bool":
        x = convert(x, I32)
    return ops.multiply(x, x)


def reciprocal(x: Any, /) -> Any:
    """1 / x."""
    (x,) = promote_inexact("reciprocal", x)
    return ops.divide(splat(1, x.type), x)


def conjugate(x: Any, /) -> Any:
    """The complex conjugate; real numbers stay."""
    x = value(x, "conjugate")
    if not x.type.dtype.is_complex:
        return x
    return ops.complex(ops.real(x), ops.negate(ops.imag(x)))


conj = conjugate


def real(val: Any, /) -> Any:
    """The real part."""
    x = value(val, "real")
    return ops.real(x) if x.type.dtype.is_complex else x


def imag(val: Any, /) -> Any:
    """The imaginary part: zeros for real numbers."""
    x = value(val, "imag")
    return ops.imag(x) if x.type.dtype.is_complex else splat(0, x.type)
