"""Activation functions, `jax.nn`'s names and derivatives."""

from __future__ import annotations

import math
from typing import Any

from monograph._operands.values import convert, promote_inexact, require_float, value
from monograph.hlo.ops.composite import composite
from monograph.hlo.ops.formula import Term
from monograph.hlo.ops.leaf import splat, zeros
from monograph.hlo.record import ops
from monograph.hlo.types import BOOL
from monograph.numpy import choosing, joining
from monograph.numpy.binary import (
    add,
    divide,
    greater,
    greater_equal,
    less,
    maximum,
    minimum,
    multiply,
    power,
)
from monograph.numpy.special import logaddexp
from monograph.numpy.unary import abs, expm1, negative, sqrt, square, tanh
from monograph.tracer.dtypes import default_dtype


def _relu_jvp(attrs: Any, ins: Any, tangents: Any, out: Any) -> Any:
    (x,), (t,) = ins, tangents
    return ops.select(greater(x, zeros(x.type)), t, zeros(t.type))


def _relu6_jvp(attrs: Any, ins: Any, tangents: Any, out: Any) -> Any:
    (x,), (t,) = ins, tangents
    above, below = greater(x, zeros(x.type)), less(x, splat(6, x.type))
    return ops.select(ops.and_(above, below), t, zeros(t.type))


# The derivative at 0 is 0, not the half that `maximum` alone would give.
_relu = composite(
    "relu",
    lambda ins, attrs: maximum(ins[0], zeros(ins[0].type)),
    operands=("x",),
    jvp=_relu_jvp,
)
_relu6 = composite(
    "relu6",
    lambda ins, attrs: minimum(maximum(ins[0], zeros(ins[0].type)), splat(6, ins[0].type)),
    operands=("x",),
    jvp=_relu6_jvp,
)


def relu(x: Any) -> Any:
    """max(x, 0); its derivative at 0 is 0."""
    x = value(x, "relu")
    return _relu(convert(x, default_dtype("int"), weak=True) if x.type.dtype is BOOL else x)


def relu6(x: Any) -> Any:
    """x moved into the range 0 to 6; the derivative at both ends is 0."""
    (x,) = promote_inexact("relu6", x)
    return _relu6(x)


def sigmoid(x: Any) -> Any:
    """1 / (1 + exp(-x))."""
    return ops.logistic(require_float(x, "sigmoid"))


def silu(x: Any) -> Any:
    """x * sigmoid(x)."""
    x = require_float(x, "silu")
    return ops.multiply(x, ops.logistic(x))


swish = silu


def softplus(x: Any) -> Any:
    """log(1 + exp(x))."""
    return logaddexp(x, 0)


def log_sigmoid(x: Any) -> Any:
    """log(sigmoid(x))."""
    return negative(softplus(negative(x)))


def soft_sign(x: Any) -> Any:
    """x / (|x| + 1)."""
    return divide(x, add(abs(x), 1))


def mish(x: Any) -> Any:
    """x * tanh(softplus(x))."""
    return multiply(x, tanh(softplus(x)))


def sparse_plus(x: Any) -> Any:
    """0 below -1, x above 1, a parabola between."""
    x = value(x, "sparse_plus")
    middle = divide(power(add(x, 1.0), 2), 4)
    upper = choosing.where(greater_equal(x, 1.0), x, middle)
    return choosing.where(ops.not_(greater(x, -1.0)), 0.0, upper)


def sparse_sigmoid(x: Any) -> Any:
    """0 below -1, 1 above 1, a straight line between: the derivative of `sparse_plus`."""
    return multiply(0.5, choosing.clip(add(x, 1.0), 0.0, 2.0))


_log1mexp = composite(
    "log1mexp",
    lambda ins, attrs: _log1mexp_of(Term(ins[0])).value,
    operands=("x",),
    jvp=lambda attrs, ins, tangents, out: ops.divide(
        tangents[0], ops.exponential_minus_one(ins[0])
    ),
)


def _log1mexp_of(x: Term) -> Term:
    small = Term(less(x.value, math.log(2)))
    return small.then((-((-x).expm1())).log(), (-((-x).exp())).log1p())


def log1mexp(x: Any) -> Any:
    """log(1 - exp(-x)) for x > 0, without loss of digits.

    M. Mächler, "Accurately computing log(1 - exp(-|a|))" (2012).
    """
    (x,) = promote_inexact("log1mexp", x)
    return _log1mexp(x)


def squareplus(x: Any, b: Any = 4) -> Any:
    """(x + sqrt(x**2 + b)) / 2."""
    return divide(add(x, sqrt(add(square(x), b))), 2)


def elu(x: Any, alpha: Any = 1.0) -> Any:
    """x above 0, alpha * (exp(x) - 1) below."""
    x = value(x, "elu")
    positive = greater(x, 0)
    inner = choosing.where(positive, 0.0, x)  # keeps the branch not taken from overflowing
    return choosing.where(positive, x, multiply(alpha, expm1(inner)))


def celu(x: Any, alpha: Any = 1.0) -> Any:
    """max(x, 0) + alpha * (exp(min(x, 0) / alpha) - 1)."""
    return add(maximum(x, 0.0), multiply(alpha, expm1(divide(minimum(x, 0.0), alpha))))


def selu(x: Any) -> Any:
    """A scaled `elu` whose outputs keep mean 0 and variance 1."""
    scale, alpha = 1.0507009873554804934193349852946, 1.6732632423543772848170429916717
    return multiply(scale, elu(x, alpha))


def leaky_relu(x: Any, negative_slope: Any = 1e-2) -> Any:
    """x above 0, negative_slope * x below."""
    x = value(x, "leaky_relu")
    return choosing.where(greater_equal(x, 0), x, multiply(negative_slope, x))


def hard_tanh(x: Any) -> Any:
    """x moved into the range -1 to 1."""
    x = value(x, "hard_tanh")
    return choosing.where(greater(x, 1), 1, choosing.where(less(x, -1), -1, x))


def hard_sigmoid(x: Any) -> Any:
    """relu6(x + 3) / 6."""
    return divide(relu6(add(x, 3.0)), 6.0)


def hard_silu(x: Any) -> Any:
    """x * hard_sigmoid(x)."""
    return multiply(x, hard_sigmoid(x))


hard_swish = hard_silu


def gelu(x: Any, approximate: bool = True) -> Any:
    """x times the normal distribution's probability of less than x (or its tanh approximation)."""
    (x,) = promote_inexact("gelu", x)
    x = convert(x, x.type.dtype)
    if approximate:
        inner = add(x, multiply(0.044715, power(x, 3)))
        cdf = multiply(0.5, add(1.0, tanh(multiply(math.sqrt(2 / math.pi), inner))))
        return multiply(x, cdf)
    return multiply(multiply(0.5, x), ops.erfc(multiply(negative(x), math.sqrt(0.5))))


def glu(x: Any, axis: int = -1) -> Any:
    """The first half along an axis times the sigmoid of the second."""
    first, second = joining.split(value(x, "glu"), 2, axis)
    return multiply(first, sigmoid(second))


def identity(x: Any) -> Any:
    """x."""
    return value(x, "identity")
