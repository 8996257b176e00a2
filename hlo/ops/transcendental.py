"""Records of elementary and special functions.

NumPy's answers are computed in double precision and rounded once. `ulp` is what backends may differ
by. Functions that StableHLO lacks (inverse and hyperbolic ones, erf) are spelled in its companion
dialect CHLO, which its parser and XLA take as well.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np

from monograph.hlo.ops import numeric
from monograph.hlo.ops.define import FLOAT, INEXACT, Partial, doubled, elementwise, like
from monograph.hlo.ops.elementwise import add, compare, divide, multiply, negate, select, subtract
from monograph.hlo.ops.leaf import NUMBERS
from monograph.hlo.record import Mlir, OpDef

X = ("x",)
XY = ("x", "y")


def _unary(
    name: str,
    f: Callable[..., Any],
    partial: Partial,
    ulp: float,
    kinds: frozenset[str] = INEXACT,
    dialect: str = "stablehlo",
    **rules: Any,
) -> OpDef:
    mlir = Mlir(f"{dialect}.{name}")
    return elementwise(
        name, doubled(f), kinds, X, (partial,), ulp=ulp, mlir=mlir, transcendental=True, **rules
    )


def _one(x: Any) -> Any:
    return like(1, x)


def _square(x: Any) -> Any:
    return multiply(x, x)


# ---- exponentials and logarithms -----------------------------------------------------------------

exponential: OpDef = _unary("exponential", np.exp, lambda t, x, out: multiply(t, out), 2)
exponential_minus_one: OpDef = _unary(
    "exponential_minus_one", np.expm1, lambda t, x, out: multiply(t, add(out, _one(out))), 3
)
log: OpDef = _unary("log", np.log, lambda t, x, out: divide(t, x), 2)
log_plus_one: OpDef = _unary(
    "log_plus_one", np.log1p, lambda t, x, out: divide(t, add(x, _one(x))), 3
)
logistic: OpDef = _unary(
    "logistic",
    numeric.logistic,
    lambda t, x, out: multiply(t, multiply(out, subtract(_one(out), out))),
    4,
)

# ---- roots and powers ----------------------------------------------------------------------------

sqrt: OpDef = elementwise(
    "sqrt", doubled(np.sqrt), INEXACT, X,
    (lambda t, x, out: multiply(t, divide(like(0.5, out), out)),),
    ulp=0.5,
)  # fmt: skip
rsqrt: OpDef = elementwise(
    "rsqrt", doubled(numeric.reciprocal_sqrt), INEXACT, X,
    (lambda t, x, out: multiply(t, multiply(like(-0.5, x), divide(out, x))),),
    ulp=2, work=2,
)  # fmt: skip
cbrt: OpDef = _unary(
    "cbrt",
    numeric.cbrt,
    lambda t, x, out: multiply(t, divide(like(1 / 3, out), _square(out))),
    2,
    kinds=FLOAT,
)


def _power_base(t: Any, x: Any, y: Any, out: Any) -> Any:
    return multiply(t, multiply(y, power(x, subtract(y, _one(y)))))


def _power_exponent(t: Any, x: Any, y: Any, out: Any) -> Any:
    # 0 ** y does not depend on y: a logarithm of 1 instead of one of 0
    zero = compare(x, like(0, x), comparison_direction="EQ")
    return multiply(t, multiply(log(select(zero, _one(x), x)), out))


power: OpDef = elementwise(
    "power", doubled(numeric.power), NUMBERS, XY, (_power_base, _power_exponent),
    ulp=4, transcendental=True,
)  # fmt: skip

# ---- trigonometric -------------------------------------------------------------------------------

sine: OpDef = _unary("sine", np.sin, lambda t, x, out: multiply(t, cosine(x)), 2)
cosine: OpDef = _unary("cosine", np.cos, lambda t, x, out: negate(multiply(t, sine(x))), 2)
tan: OpDef = _unary("tan", np.tan, lambda t, x, out: multiply(t, add(_one(out), _square(out))), 4)
asin: OpDef = _unary(
    "asin",
    np.arcsin,
    lambda t, x, out: multiply(t, rsqrt(subtract(_one(x), _square(x)))),
    4,
    dialect="chlo",
)
acos: OpDef = _unary(
    "acos",
    np.arccos,
    lambda t, x, out: negate(multiply(t, rsqrt(subtract(_one(x), _square(x))))),
    4,
    dialect="chlo",
)
atan: OpDef = _unary(
    "atan", np.arctan, lambda t, x, out: divide(t, add(_one(x), _square(x))), 4, dialect="chlo"
)
atan2: OpDef = elementwise(
    "atan2", doubled(np.arctan2), FLOAT, XY,
    (
        lambda t, x, y, out: multiply(t, divide(y, add(_square(x), _square(y)))),
        lambda t, x, y, out: multiply(t, divide(negate(x), add(_square(x), _square(y)))),
    ),
    ulp=4, transcendental=True,
)  # fmt: skip

# ---- hyperbolic ----------------------------------------------------------------------------------


def _tanh_partial(t: Any, x: Any, out: Any) -> Any:
    # 1 - out^2 as (1 + out) (1 - out), which does not cancel
    return multiply(add(t, multiply(t, out)), subtract(_one(out), out))


tanh: OpDef = _unary("tanh", np.tanh, _tanh_partial, 4)
sinh: OpDef = _unary("sinh", np.sinh, lambda t, x, out: multiply(t, cosh(x)), 4, dialect="chlo")
cosh: OpDef = _unary("cosh", np.cosh, lambda t, x, out: multiply(t, sinh(x)), 4, dialect="chlo")
asinh: OpDef = _unary(
    "asinh",
    np.arcsinh,
    lambda t, x, out: multiply(t, rsqrt(add(_square(x), _one(x)))),
    4,
    dialect="chlo",
)
acosh: OpDef = _unary(
    "acosh",
    np.arccosh,
    lambda t, x, out: multiply(t, rsqrt(subtract(_square(x), _one(x)))),
    4,
    dialect="chlo",
)
atanh: OpDef = _unary(
    "atanh",
    np.arctanh,
    lambda t, x, out: divide(divide(t, add(_one(x), x)), subtract(_one(x), x)),
    4,
    dialect="chlo",
)

# ---- error function ------------------------------------------------------------------------------


def _gauss(x: Any, sign: float) -> Any:
    """``exp(sign * x^2)``."""
    square = _square(x)
    return exponential(negate(square) if sign < 0 else square)


erf: OpDef = _unary(
    "erf",
    numeric.erf,
    lambda t, x, out: multiply(multiply(t, like(2 / math.sqrt(math.pi), x)), _gauss(x, -1)),
    4,
    kinds=FLOAT,
    dialect="chlo",
)
erfc: OpDef = _unary(
    "erfc",
    numeric.erfc,
    lambda t, x, out: multiply(multiply(t, like(-2 / math.sqrt(math.pi), x)), _gauss(x, -1)),
    8,
    kinds=FLOAT,
    dialect="chlo",
)
erf_inv: OpDef = _unary(
    "erf_inv",
    numeric.erf_inv,
    lambda t, x, out: multiply(multiply(t, like(math.sqrt(math.pi) / 2, x)), _gauss(out, 1)),
    8,
    kinds=FLOAT,
    dialect="chlo",
)
