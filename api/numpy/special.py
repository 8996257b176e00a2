"""Functions of one element at a time that are composed of several ops."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from monograph._operands.values import choose, convert, promote_inexact, value
from monograph.hlo.ops.composite import composite
from monograph.hlo.ops.leaf import splat
from monograph.hlo.record import ops
from monograph.numpy.binary import (
    EVERY,
    INEXACT,
    add,
    divide,
    equal,
    greater,
    less,
    logical_or,
    maximum,
    multiply,
    no_such_kind,
    pair,
    power,
    remainder,
    subtract,
)
from monograph.numpy.predicates import isinf, isnan, signbit
from monograph.numpy.unary import imag, real
from monograph.tracer.dtypes import default_dtype


def exp2(x: Any, /) -> Any:
    """2 to the power of each element."""
    (x,) = promote_inexact("exp2", x)
    return ops.exponential(multiply(x, float(np.log(2))))


def log2(x: Any, /) -> Any:
    """Logarithm to base 2."""
    return _log("log2", x, 2)


def log10(x: Any, /) -> Any:
    """Logarithm to base 10."""
    return _log("log10", x, 10)


def _log(name: str, x: Any, base: int) -> Any:
    (x,) = promote_inexact(name, x)
    x = convert(x, x.type.dtype)  # of a plain number too the result is no plain number
    y, scale = ops.log(x), float(np.log(base))
    if x.type.dtype.is_complex:  # part by part: the whole would make infinity * 0
        return ops.complex(divide(ops.real(y), scale), divide(ops.imag(y), scale))
    return divide(y, scale)


def deg2rad(x: Any, /) -> Any:
    """Degrees to radians."""
    (x,) = promote_inexact("deg2rad", x)
    return multiply(x, float(np.pi / 180))


def rad2deg(x: Any, /) -> Any:
    """Radians to degrees."""
    (x,) = promote_inexact("rad2deg", x)
    return multiply(x, float(180 / np.pi))


radians, degrees = deg2rad, rad2deg


def hypot(x1: Any, x2: Any, /) -> Any:
    """sqrt(x**2 + y**2) without overflow on the way."""
    x, y = pair("hypot", x1, x2, frozenset({"float"}), inexact=True)
    x, y = ops.abs(x), ops.abs(y)
    high, low = ops.maximum(x, y), ops.minimum(x, y)
    safe = choose(equal(high, 0), splat(1, high.type), high)
    ratio = ops.divide(low, safe)
    full = ops.multiply(high, ops.sqrt(add(ops.multiply(ratio, ratio), 1)))
    infinite = logical_or(isinf(x), isinf(y))
    full = choose(infinite, splat(float("inf"), full.type), full)
    return _firm_of_mixed(choose(equal(high, 0), high, full), (x1, x2))


_SINC = tuple((-(np.pi**2)) ** k / math.factorial(2 * k + 1) for k in range(6))


def sinc(x: Any, /) -> Any:
    """sin(pi x) / (pi x), and 1 at 0."""
    (x,) = promote_inexact("sinc", x)
    zero = equal(x, 0)
    angle = multiply(choose(zero, splat(1, x.type), x), float(np.pi))
    # At 0 the series, whose derivatives there are right too.
    inside = choose(zero, x, splat(0, x.type))
    square = ops.multiply(inside, inside)
    near: Any = _SINC[-1]
    for c in reversed(_SINC[:-1]):
        near = add(multiply(near, square), c)
    return choose(zero, near, ops.divide(ops.sine(angle), angle))


def angle(z: Any, deg: bool = False) -> Any:
    """The argument of a complex number."""
    z = value(z, "angle")
    # As in JAX: unlike elsewhere, integers of any width take the default float.
    z = convert(z, z.type.dtype if z.type.dtype.is_inexact else default_dtype("float"))
    out = ops.atan2(imag(z), real(z))
    return rad2deg(out) if deg else out


def copysign(x1: Any, x2: Any, /) -> Any:
    """|x| with the sign of y."""
    x, y = pair("copysign", x1, x2, frozenset({"float"}), inexact=True)
    size = ops.abs(x)
    return choose(signbit(y), ops.negate(size), size)


def heaviside(x1: Any, x2: Any, /) -> Any:
    """0 below zero, `x2` at zero, 1 above; NaN stays."""
    x, y = pair("heaviside", x1, x2, frozenset({"float"}), inexact=True)
    step = choose(less(x, 0), splat(0, x.type), splat(1, x.type))
    return _firm_of_mixed(choose(isnan(x), x, choose(equal(x, 0), y, step)), (x1, x2))


def _firm_of_mixed(out: Any, given: tuple[Any, Any]) -> Any:
    """Without the weak mark unless both operands are plain numbers: whole numbers have a type."""
    plain = all(value(x).type.weak for x in given)
    return convert(out, out.type.dtype, plain and out.type.weak)


def fmax(x1: Any, x2: Any) -> Any:
    """The larger, NaNs ignored."""
    x, y = pair("fmax", x1, x2, EVERY)
    return choose(logical_or(greater(x, y), isnan(y)), x, y)


def fmin(x1: Any, x2: Any) -> Any:
    """The smaller, NaNs ignored."""
    x, y = pair("fmin", x1, x2, EVERY)
    return choose(logical_or(less(x, y), isnan(y)), x, y)


def _logaddexp(ins: Any, attrs: Any) -> Any:
    x, y = ins
    if x.type.dtype.is_complex:
        return _logaddexp_of_complex(x, y)
    gap = ops.subtract(x, y)
    tail = ops.log_plus_one(ops.exponential(ops.negate(ops.abs(gap))))
    # Where the gap is NaN both are one infinity (or one is NaN): the sum says what the result is.
    undefined = ops.compare(gap, gap, comparison_direction="NE")
    return ops.select(undefined, ops.add(x, y), ops.add(ops.maximum(x, y), tail))


def _logaddexp_of_complex(x: Any, y: Any) -> Any:
    """With the imaginary part from -pi to pi."""
    high = maximum(x, y)
    gap = ops.subtract(ops.add(x, y), ops.add(high, high))
    out = ops.add(high, ops.log_plus_one(ops.exponential(gap)))
    turned = subtract(remainder(add(ops.imag(out), np.pi), 2 * np.pi), np.pi)
    return ops.complex(ops.real(out), turned)


def _logaddexp_jvp(attrs: Any, ins: Any, tangents: Any, out: Any) -> Any:
    """Each operand's share is exp(operand - result); `maximum` alone would give a half at 0."""
    total = None
    for x, t in zip(ins, tangents, strict=True):
        if t is not None:
            share = ops.exponential(ops.subtract(_no_infinity(x), _no_infinity(out)))
            part = ops.multiply(t, share)
            total = part if total is None else ops.add(total, part)
    return total


def _no_infinity(x: Any) -> Any:
    re = ops.real(x) if x.type.dtype.is_complex else x
    infinite = ops.compare(re, splat(np.inf, re.type), comparison_direction="EQ")
    return ops.select(infinite, splat(0, x.type), x)


_logaddexp_op = composite("logaddexp", _logaddexp, operands=("x", "y"), jvp=_logaddexp_jvp)


def logaddexp(x: Any, y: Any, /) -> Any:
    """log(exp(x) + exp(y)) without overflow."""
    return _logaddexp_op(*pair("logaddexp", x, y, INEXACT, inexact=True))


def logaddexp2(x: Any, y: Any, /) -> Any:
    """log2(2**x + 2**y) without overflow."""
    given = x, y
    x, y = pair("logaddexp2", x, y, INEXACT, inexact=True)
    ln2 = float(np.log(2))
    made = divide(_logaddexp_op(multiply(x, ln2), multiply(y, ln2)), ln2)
    return _firm_of_mixed(made, given)


def ldexp(x1: Any, x2: Any, /) -> Any:
    """x * 2**n."""
    if value(x2, "ldexp", 1).type.dtype.is_inexact:
        raise no_such_kind("ldexp", value(x1, "ldexp"), value(x2, "ldexp"))
    (x,) = promote_inexact("ldexp", x1)
    if x.type.dtype.is_complex:
        raise no_such_kind("ldexp", x)
    (n,) = promote_inexact("ldexp", convert(value(x2, "ldexp"), x.type.dtype))
    return multiply(x, power(2.0, n))


def nextafter(x: Any, y: Any, /) -> Any:
    """The next number from x towards y."""
    return ops.next_after(*pair("nextafter", x, y, frozenset({"float"}), inexact=True))


def i0(x: Any) -> Any:
    """The modified Bessel function of the first kind and order 0."""
    (x,) = promote_inexact("i0", x)
    size = ops.multiply(x, ops.sign(x))  # whose derivative at 0 is 0, as that of the function is
    return ops.multiply(ops.exponential(size), ops.bessel_i0e(x))
