"""`map`: a function of scalars on every element of several arrays.

A composite: the function's ops, on the arrays as a whole.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from monograph.hlo.errors import AxisError, ShapeError
from monograph.hlo.ops.define import parallel_signature
from monograph.hlo.ops.folds import apply_body, emit_body
from monograph.hlo.ops.leaf import ALL_KINDS
from monograph.hlo.ops.shape_rules import check_body, named, scalar
from monograph.hlo.record import Attrs, Cost, Mlir, OpDef, elements_bytes, register
from monograph.hlo.types import TensorType, Type, tensor

Types = tuple[TensorType, ...]
Array = np.ndarray[Any, Any]


def _infer(types: Types, attrs: Attrs) -> Type:
    if not types:
        raise ShapeError("map: no operands", fix="give at least one array.")
    shown, first = named(("*x",), types), types[0]
    if any(t.shape != first.shape for t in types):
        raise ShapeError(
            "map: operands have different shapes",
            operands=shown,
            fix="broadcast or reshape the operands to one shape.",
        )
    if tuple(attrs["dimensions"]) != tuple(range(first.ndim)):
        raise AxisError(
            f"map: dimensions {tuple(attrs['dimensions'])} of {first.ndim}",
            operands=shown,
            why="the function is applied to every element.",
            fix="list all dimensions in order.",
        )
    body = attrs["computation"]
    check_body("map", "computation", body, tuple(map(scalar, types)), None, shown)
    return tensor(first.shape, body.out_types[0].dtype)


map_: OpDef = register(
    OpDef(
        "map",
        "call",
        _infer,
        lambda attrs, *xs: np.array(apply_body(attrs["computation"], xs)[0]),
        attrs=("dimensions", "computation"),
        operands=("*x",),
        dtypes=ALL_KINDS,
        regions=("computation",),
        expand=lambda ins, attrs: emit_body(attrs["computation"], ins)[0][0],
        signature=parallel_signature,
        cost=lambda types, out, attrs: Cost(
            types[0].size * len(attrs["computation"].nodes), elements_bytes(types, out)
        ),
        mlir=Mlir("stablehlo.map", (("dimensions", "dimensions", "i64s"),)),
    )
)
