"""`lax`'s functions of one element at a time: one op each, operands of one element type.

A scalar operand spreads to the other's shape; nothing is promoted.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from monograph._operands.values import NONE, broadcast_to, convert, refuse_imaginary, value
from monograph.hlo.builder import Tracer
from monograph.hlo.errors import ArgumentError, DTypeError, ShapeError
from monograph.hlo.ops.bits import bitcast
from monograph.hlo.ops.composite import stop_gradient as stop
from monograph.hlo.ops.leaf import splat
from monograph.hlo.record import OpDef, ops
from monograph.hlo.state import emit, state
from monograph.hlo.types import BOOL, tensor
from monograph.numpy import binary, unary
from monograph.tracer import tree
from monograph.tracer.array import Array
from monograph.tracer.dtypes import requested


def alike(name: str, xs: tuple[Any, ...], same: bool = True) -> list[Any]:
    """Values of one element type and shape; scalars spread."""
    values = [value(x, name, i) for i, x in enumerate(xs)]
    if same and len({v.type.dtype for v in values}) > 1:
        raise DTypeError(
            f"{name} takes operands of one element type, got "
            + ", ".join(v.type.dtype.np.name for v in values),
            operands={"xyz"[i]: v.type for i, v in enumerate(values)},
            fix=f"convert one operand, or use monograph.numpy.{name}, which promotes.",
        )
    shapes = [v.type.shape for v in values if v.type.shape]
    shape = np.broadcast_shapes(*shapes) if _one_rank(shapes) else None
    if shape is None:
        raise ShapeError(
            f"{name}: shapes {' and '.join(map(str, shapes))} do not fit",
            operands={"xyz"[i]: v.type for i, v in enumerate(values)},
            why="operands have one shape; only scalars and sizes of 1 broadcast.",
            fix=f"broadcast an operand, or use monograph.numpy.{name}.",
        )
    return [broadcast_to(v, tuple(shape)) for v in values]


def _one_rank(shapes: list[tuple[int, ...]]) -> bool:
    if len({len(s) for s in shapes}) > 1:
        return False
    return all(len(set(sizes) - {1}) <= 1 for sizes in zip(*shapes, strict=False))


def _binary(
    op: OpDef,
    name: str,
    attrs: dict[str, Any] = NONE,
    of_complex: Callable[[Any, Any], Any] | None = None,
) -> Callable[[Any, Any], Any]:
    def f(x: Any, y: Any) -> Any:
        kind, other = type(x), type(y)
        quick = (kind is Tracer or kind is Array) and (other is Tracer or other is Array)
        x, y = (x, y) if quick and x.type is y.type else alike(name, (x, y))
        if of_complex is not None and x.type.dtype.is_complex:
            return of_complex(x, y)
        return emit(op, (x, y), attrs)

    f.__name__ = f.__qualname__ = name
    f.__doc__ = f"The op `{op.name}` of two operands of one element type."
    return f


def _unary(op: OpDef, name: str) -> Callable[..., Any]:
    def f(x: Any, *, accuracy: Any = None) -> Any:
        return emit(op, (value(x, name),), NONE)

    f.__name__ = f.__qualname__ = name
    f.__doc__ = f"The op `{op.name}` of each element."
    return f


def _compare(name: str, direction: str, how: str = "") -> Callable[[Any, Any], Any]:
    return _binary(ops.compare, name, {"comparison_direction": direction, "compare_type": how})


add = _binary(ops.add, "add")
sub = _binary(ops.subtract, "sub")
_mul = _binary(ops.multiply, "mul")
div = _binary(ops.divide, "div")
rem = _binary(ops.remainder, "rem")
max = _binary(ops.maximum, "max", of_complex=binary.maximum)
min = _binary(ops.minimum, "min", of_complex=binary.minimum)
atan2 = _binary(ops.atan2, "atan2", of_complex=binary.arctan2)
complex = _binary(ops.complex, "complex")
bitwise_and = _binary(ops.and_, "bitwise_and")
bitwise_or = _binary(ops.or_, "bitwise_or")
bitwise_xor = _binary(ops.xor, "bitwise_xor")
shift_left = _binary(ops.shift_left, "shift_left")
shift_right_arithmetic = _binary(ops.shift_right_arithmetic, "shift_right_arithmetic")
shift_right_logical = _binary(ops.shift_right_logical, "shift_right_logical")
eq, ne = _compare("eq", "EQ"), _compare("ne", "NE")
lt, le = _compare("lt", "LT"), _compare("le", "LE")
gt, ge = _compare("gt", "GT"), _compare("ge", "GE")

neg = _unary(ops.negate, "neg")
abs = _unary(ops.abs, "abs")
sign = _unary(ops.sign, "sign")
floor = _unary(ops.floor, "floor")
ceil = _unary(ops.ceil, "ceil")
exp = _unary(ops.exponential, "exp")
expm1 = _unary(ops.exponential_minus_one, "expm1")
log = _unary(ops.log, "log")
log1p = _unary(ops.log_plus_one, "log1p")
logistic = _unary(ops.logistic, "logistic")
sqrt = _unary(ops.sqrt, "sqrt")
rsqrt = _unary(ops.rsqrt, "rsqrt")
cbrt = _unary(ops.cbrt, "cbrt")
sin = _unary(ops.sine, "sin")
cos = _unary(ops.cosine, "cos")
tan = _unary(ops.tan, "tan")
asin = _unary(ops.asin, "asin")
acos = _unary(ops.acos, "acos")
atan = _unary(ops.atan, "atan")
sinh = _unary(ops.sinh, "sinh")
cosh = _unary(ops.cosh, "cosh")
tanh = _unary(ops.tanh, "tanh")
asinh = _unary(ops.asinh, "asinh")
acosh = _unary(ops.acosh, "acosh")
atanh = _unary(ops.atanh, "atanh")
erf = _unary(ops.erf, "erf")
erfc = _unary(ops.erfc, "erfc")
erf_inv = _unary(ops.erf_inv, "erf_inv")
is_finite = _unary(ops.is_finite, "is_finite")
bitwise_not = _unary(ops.not_, "bitwise_not")
population_count = _unary(ops.popcnt, "population_count")
clz = _unary(ops.count_leading_zeros, "clz")
real = _unary(ops.real, "real")
imag = _unary(ops.imag, "imag")


def mul(x: Any, y: Any, *, out_dtype: Any = None) -> Any:
    """x * y, of operands of one element type; with `out_dtype` they are converted to it first."""
    if out_dtype is None:
        return _mul(x, y)
    d = requested(out_dtype, "mul")
    return _mul(*(ops.convert(a, dtype=d) for a in alike("mul", (x, y))))


def exp2(x: Any, accuracy: Any = None) -> Any:
    """2 to the power of each element."""
    x = value(x, "exp2")
    return ops.exponential(ops.multiply(x, splat(float(np.log(2)), x.type)))


def conj(x: Any, input_dtype: Any = None) -> Any:
    """The complex conjugate."""
    x = value(x, "conj")
    if not x.type.dtype.is_complex:
        return ops.complex(x, splat(0, x.type))
    return unary.conjugate(x)


def square(x: Any) -> Any:
    """x * x."""
    x = value(x, "square")
    return ops.multiply(x, x)


def reciprocal(x: Any) -> Any:
    """1 / x."""
    x = value(x, "reciprocal")
    return ops.divide(splat(1, x.type), x)


def round(x: Any, rounding_method: Any = 0) -> Any:
    """To a whole number; ties away from zero (method 0) or to even (1)."""
    method = int(getattr(rounding_method, "value", rounding_method))
    x = value(x, "round")
    return ops.round_nearest_even(x) if method else ops.round_nearest_afz(x)


def pow(x: Any, y: Any) -> Any:
    """x ** y; an integer `y` beside floating `x` is converted."""
    x, y = value(x, "pow"), value(y, "pow", 1)
    given = y.type.dtype
    if x.type.dtype.is_inexact and given.is_integer:
        y = convert(y, x.type.dtype, y.type.weak)
    x, y = alike("pow", (x, y))
    return binary.raised(x, y, given)


def integer_pow(x: Any, y: int) -> Any:
    """x ** y for a Python int `y`: multiplications."""
    return binary.integer_power(value(x, "integer_pow"), y)


def select(pred: Any, on_true: Any, on_false: Any) -> Any:
    """`on_true` where the predicate holds, else `on_false`, both of one type."""
    return select_n(pred, on_false, on_true)


def select_n(which: Any, *cases: Any) -> Any:
    """Of several arrays the one numbered `which`, element by element (false is 0)."""
    which = value(which, "select_n")
    values = [value(c, "select_n", i + 1) for i, c in enumerate(cases)]
    if not values or (which.type.dtype is BOOL and len(values) > 2):
        raise ArgumentError(
            f"select_n: {len(values)} cases for an index of type {which.type.dtype}",
            fix="give one case or more, and at most two where the index is a boolean.",
        )
    if which.type.dtype is not BOOL and not which.type.dtype.is_integer:
        raise DTypeError(
            "select: the choice is by booleans or integers",
            operands={"which": which.type},
            fix="compare the value, for example x != 0.",
        )
    out = values[-1]
    for i in range(len(values) - 2, -1, -1):
        out = _chosen(which, i, values[i], out)
    return out


def _chosen(which: Any, i: int, x: Any, y: Any) -> Any:
    """`x` where `which` is `i` or less, else `y`; weak if both are."""
    if which.type.dtype is BOOL:
        out = ops.select(which, y, x)
    else:
        out = ops.select(ops.compare(which, splat(i, which.type), comparison_direction="LE"), x, y)
    return convert(out, out.type.dtype, x.type.weak and y.type.weak)


def clamp(min: Any, x: Any, max: Any) -> Any:
    """`x` moved into the range from `min` to `max`, scalars or of the shape of `x`."""
    return ops.clamp(value(min, "clamp"), value(x, "clamp", 1), value(max, "clamp", 2))


def convert_element_type(operand: Any, new_dtype: Any) -> Any:
    """`operand` converted to an element type; an integer of any size is taken as it is."""
    d = None if new_dtype is None else requested(new_dtype, "convert_element_type")
    if d is not None and type(operand) is int:  # as a value it would have to fit the default type
        return state.interp.constant(np.asarray(operand).astype(d.np), tensor((), d))
    if d is not None:
        refuse_imaginary(operand, d, "convert_element_type")
    x = value(operand, "convert_element_type")
    return x if d is None else convert(x, d)


def bitcast_convert_type(operand: Any, new_dtype: Any) -> Any:
    """The same bits as elements of another type.

    Args:
        operand: an array; no booleans, and complex numbers only as their own type.
        new_dtype: if it is narrower, the result has a last dimension more, of an element's parts,
            lowest first; if it is wider, the last dimension, which holds them, is gone.

    Raises:
        ShapeError: if the last dimension does not hold exactly one element of a wider type.
    """
    d, x = requested(new_dtype, "bitcast_convert_type"), value(operand, "bitcast_convert_type")
    own = x.type.dtype
    if own.bits == d.bits or {"bool", "complex"} & {own.kind, d.kind}:
        return ops.bitcast_convert(x, dtype=d)
    count = d.bits // own.bits
    if count and x.type.shape[-1:] != (count,):
        raise ShapeError(
            f"bitcast_convert_type from {own} to {d}",
            operands={"x": x.type},
            why=f"{count} elements make one of the wider type: the last dimension must hold them.",
            fix=f"reshape to (..., {count}) first.",
        )
    return bitcast(x, d)


def reduce_precision(operand: Any, exponent_bits: int, mantissa_bits: int) -> Any:
    """Rounded as if to a floating-point type with so many bits."""
    return ops.reduce_precision(
        value(operand, "reduce_precision"), exponent_bits=exponent_bits, mantissa_bits=mantissa_bits
    )


def stop_gradient(x: Any) -> Any:
    """`x`, an array or a tree of them, whose derivative is zero."""
    return tree.map(_stopped, x)


def _stopped(x: Any) -> Any:
    x = value(x, "stop_gradient")
    return stop(x) if x.type.dtype.is_inexact else x
