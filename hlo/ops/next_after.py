"""`next_after`: the next number of the type on the way from x to y (IEEE 754-2019, 5.3.1)."""

from __future__ import annotations

from typing import Any

import numpy as np

from monograph.hlo.errors import DTypeError
from monograph.hlo.ops.define import FLOAT, Array, Types, elementwise, like, same_type
from monograph.hlo.ops.gamma import no_derivative
from monograph.hlo.record import Attrs, Mlir, OpDef, ops
from monograph.hlo.types import DTYPES, Type

_XY = ("x", "y")
_SAME = same_type("next_after", _XY, FLOAT)


def _infer(types: Types, attrs: Attrs) -> Type:
    out = _SAME(types, attrs)
    if types[0].dtype.bits < 16:
        raise DTypeError(
            f"next_after does not take element type {types[0].dtype}",
            operands={"x": types[0]},
            why="it is defined on the floats of 16 bits and more.",
            fix="convert to bf16, f16, f32 or f64 first.",
        )
    return out


def _expand(ins: Any, attrs: Attrs) -> Any:
    """As integers, numbers away from zero follow each other."""
    x, y = ins
    d = x.type.dtype
    zero = like(0, x)

    def holds(a: Any, b: Any, direction: str) -> Any:
        return ops.compare(a, b, comparison_direction=direction)

    bits = ops.bitcast_convert(x, dtype=DTYPES[f"u{d.bits}"])
    one, sign = like(1, bits), like(1 << (d.bits - 1), bits)
    outwards = holds(holds(y, x, "GT"), holds(x, zero, "GT"), "EQ")
    moved = ops.select(outwards, ops.add(bits, one), ops.subtract(bits, one))
    smallest = ops.select(holds(y, zero, "GT"), one, ops.or_(one, sign))
    moved = ops.select(holds(x, zero, "EQ"), smallest, moved)
    out = ops.select(holds(x, y, "EQ"), y, ops.bitcast_convert(moved, dtype=d))
    nan = ops.or_(holds(x, x, "NE"), holds(y, y, "NE"))
    return ops.select(nan, ops.add(x, y), out)


def _ref(attrs: Attrs, x: Array, y: Array) -> Array:
    return np.where(x == y, y, np.nextafter(x, y))  # the sign of zero is that of y


next_after: OpDef = elementwise(
    "next_after", _ref, FLOAT, _XY,
    (no_derivative("next_after", "x"), no_derivative("next_after", "y")),
    infer=_infer, expand=_expand, mlir=Mlir("chlo.next_after"),
)  # fmt: skip
