"""Records of arithmetic, comparison and choice, element by element."""

from __future__ import annotations

from typing import Any

import numpy as np

from monograph.hlo.errors import DTypeError, ShapeError
from monograph.hlo.ops import numeric
from monograph.hlo.ops.define import (
    FLOAT,
    REAL,
    Types,
    broadcast,
    check_count,
    check_kind,
    check_same,
    elementwise,
    like,
    mapped_type,
    widened,
)
from monograph.hlo.ops.leaf import ALL_KINDS, NUMBERS, zeros
from monograph.hlo.ops.shape_rules import named
from monograph.hlo.record import Attrs, Mlir, OpDef, Undefined
from monograph.hlo.types import BOOL, Type, tensor

XY = ("x", "y")

# ---- arithmetic ----------------------------------------------------------------------------------

# On bool, add and multiply are `or` and `and`, as in the specification; so NumPy has them too.
add: OpDef = elementwise(
    "add", widened(np.add), ALL_KINDS, XY,
    (lambda t, x, y, out: t, lambda t, x, y, out: t),
    ulp=0.5, sums=((0, 1),),
)  # fmt: skip
subtract: OpDef = elementwise(
    "subtract", widened(np.subtract), NUMBERS, XY,
    (lambda t, x, y, out: t, lambda t, x, y, out: negate(t)),
    ulp=0.5, sums=((0, 1),),
)  # fmt: skip
multiply: OpDef = elementwise(
    "multiply", widened(np.multiply), ALL_KINDS, XY,
    (lambda t, x, y, out: multiply(t, y), lambda t, x, y, out: multiply(x, t)),
    complex_work=6, ulp=0.5,
)  # fmt: skip
divide: OpDef = elementwise(
    "divide", widened(numeric.divide), NUMBERS, XY,
    (lambda t, x, y, out: divide(t, y), lambda t, x, y, out: _divide_by(t, x, y)),
    complex_work=11, ulp=0.5,
)  # fmt: skip
negate: OpDef = elementwise(
    "negate", widened(np.negative), NUMBERS, ("x",), (lambda t, x, out: negate(t),), sums=((0,),)
)
remainder: OpDef = elementwise(
    "remainder", widened(numeric.remainder), REAL, XY,
    (lambda t, x, y, out: t, lambda t, x, y, out: multiply(negate(t), _whole(x, y))),
)  # fmt: skip


def _divide_by(t: Any, x: Any, y: Any) -> Any:
    # -t x / y^2; dividing twice keeps y^2 from overflowing
    return negate(divide(divide(multiply(t, x), y), y))


def _whole(x: Any, y: Any) -> Any:
    """``x / y`` rounded toward zero."""
    q = divide(x, y)
    return select(compare(q, zeros(q.type), comparison_direction="LT"), ceil(q), floor(q))


# ---- rounding: derivatives are zero --------------------------------------------------------------

floor: OpDef = elementwise("floor", widened(np.floor), FLOAT, ("x",), (None,))
ceil: OpDef = elementwise("ceil", widened(np.ceil), FLOAT, ("x",), (None,))
round_nearest_even: OpDef = elementwise(
    "round_nearest_even", widened(np.rint), FLOAT, ("x",), (None,)
)
round_nearest_afz: OpDef = elementwise(
    "round_nearest_afz", widened(numeric.round_away), FLOAT, ("x",), (None,)
)

# ---- comparison ----------------------------------------------------------------------------------

_COMPARE = {
    "EQ": np.equal,
    "NE": np.not_equal,
    "LT": np.less,
    "LE": np.less_equal,
    "GT": np.greater,
    "GE": np.greater_equal,
}


def _compare_type(types: Types, attrs: Attrs) -> Type:
    check_count("compare", XY, types)
    check_same("compare", XY, types)
    check_kind("compare", "x", types[0], ALL_KINDS)
    direction, how = attrs["comparison_direction"], attrs["compare_type"]
    if direction not in _COMPARE:
        raise ValueError(f"compare: direction {direction!r}; known: {', '.join(_COMPARE)}")
    if how not in ("", "TOTALORDER"):
        raise ValueError(f"compare: compare_type {how!r}; known: '', 'TOTALORDER'")
    if how and not types[0].dtype.is_float:
        raise DTypeError("compare: only floats have a total order", operands={"x": types[0]})
    if types[0].dtype.is_complex and direction not in ("EQ", "NE"):
        raise DTypeError(
            f"compare: complex numbers have no order ({direction})",
            operands=named(XY, types),
            fix="compare absolute values or parts.",
        )
    return tensor(types[0].shape, BOOL)


def _compare_ref(attrs: Attrs, x: Any, y: Any) -> Any:
    f = _COMPARE[attrs["comparison_direction"]]
    if attrs["compare_type"] == "TOTALORDER":
        return f(numeric.ordered_bits(x), numeric.ordered_bits(y))
    return widened(f)(attrs, x, y)


compare: OpDef = elementwise(
    "compare", _compare_ref, ALL_KINDS, XY, (None, None),
    infer=_compare_type,
    attrs=("comparison_direction", "compare_type"),
    defaults={"compare_type": ""},
    mlir=Mlir(
        "stablehlo.compare",
        (
            ("comparison_direction", "comparison_direction", "comparison"),
            ("compare_type", "compare_type", "compare_type"),
        ),
    ),
)  # fmt: skip
is_finite: OpDef = elementwise(
    "is_finite", widened(np.isfinite), FLOAT, ("x",), (None,),
    infer=mapped_type("is_finite", "x", FLOAT, lambda d: BOOL),
)  # fmt: skip

# ---- choice --------------------------------------------------------------------------------------

_SELECT = ("pred", "on_true", "on_false")
_CLAMP = ("min", "operand", "max")


def _select_type(types: Types, attrs: Attrs) -> Type:
    check_count("select", _SELECT, types)
    pred, on_true, _ = types
    check_kind("select", "pred", pred, {"bool"})
    check_same("select", _SELECT[1:], types[1:])
    if pred.ndim and pred.shape != on_true.shape:
        raise ShapeError(
            "select: the predicate's shape differs from its operands'",
            operands=named(_SELECT, types),
            why="the predicate is a scalar or has the operands' shape.",
            fix="broadcast the predicate.",
        )
    return on_true


def _clamp_type(types: Types, attrs: Attrs) -> Type:
    check_count("clamp", _CLAMP, types)
    low, x, high = types
    check_kind("clamp", "operand", x, ALL_KINDS - {"complex"})
    for name, bound in (("min", low), ("max", high)):
        if bound.dtype is not x.dtype:
            check_same("clamp", (name, "operand"), (tensor(x.shape, bound.dtype), x))
        if bound.ndim and bound.shape != x.shape:
            raise ShapeError(
                f"clamp: {name} has another shape than the operand",
                operands=named(_CLAMP, types),
                why="a bound is a scalar or has the operand's shape.",
                fix=f"broadcast {name}.",
            )
    return x


def _select_transpose(attrs: Attrs, ct: Any, ins: Any) -> list[Any]:
    pred, on_true, on_false = ins
    zero = zeros(ct.type)
    return [
        None,
        select(pred, ct, zero) if isinstance(on_true, Undefined) else None,
        select(pred, zero, ct) if isinstance(on_false, Undefined) else None,
    ]


def _less(x: Any, y: Any) -> Any:
    return compare(x, y, comparison_direction="LT")


def _clamp_jvp(attrs: Attrs, ins: Any, tangents: Any, out: Any) -> Any:
    """The tangent of whichever operand is the result; where two are equal, none (JAX's rule)."""
    shape = ins[1].type.shape
    low, x, high = (_spread(v, shape) for v in ins)
    t_low, t_x, t_high = (None if t is None else _spread(t, shape) for t in tangents)
    total = zeros(out.type)
    if t_low is not None:
        total = select(_both(_less(x, low), _less(low, high)), t_low, total)
    if t_x is not None:
        total = select(_both(_less(low, x), _less(x, high)), t_x, total)
    if t_high is not None:
        total = select(_less(high, x), t_high, total)
    return total


def _both(p: Any, q: Any) -> Any:
    return select(p, q, like(False, q))


def _spread(x: Any, shape: tuple[int, ...]) -> Any:
    return x if x.type.shape == shape else broadcast(x, shape, ())


select: OpDef = elementwise(
    "select", lambda attrs, p, a, b: np.where(p, a, b), ALL_KINDS, _SELECT,
    infer=_select_type, scalars=frozenset({0}), linear=(1, 2), transpose=_select_transpose,
)  # fmt: skip
maximum: OpDef = elementwise(
    "maximum", widened(numeric.maximum), ALL_KINDS - {"complex"}, XY,
    (lambda t, x, y, out: _winner(t, x, y, out), lambda t, x, y, out: _winner(t, y, x, out)),
)  # fmt: skip
minimum: OpDef = elementwise(
    "minimum", widened(numeric.minimum), ALL_KINDS - {"complex"}, XY,
    (lambda t, x, y, out: _winner(t, x, y, out), lambda t, x, y, out: _winner(t, y, x, out)),
)  # fmt: skip
clamp: OpDef = elementwise(
    "clamp", widened(lambda low, x, high: numeric.minimum(numeric.maximum(x, low), high)),
    ALL_KINDS - {"complex"}, _CLAMP,
    infer=_clamp_type, scalars=frozenset({0, 2}), jvp=_clamp_jvp, work=2,
)  # fmt: skip


def _winner(t: Any, mine: Any, other: Any, out: Any) -> Any:
    """`t` where `mine` is the result, half of it where both are (JAX's rule)."""
    won = compare(mine, out, comparison_direction="EQ")
    tie = compare(mine, other, comparison_direction="EQ")
    return select(won, select(tie, multiply(t, like(0.5, t)), t), zeros(t.type))
