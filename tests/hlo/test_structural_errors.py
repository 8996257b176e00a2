"""What structural ops say about operands and attributes that do not fit."""

from __future__ import annotations

from typing import Any

import pytest

from monograph.hlo.builder import build
from monograph.hlo.errors import (
    AxisError,
    DTypeError,
    MonographError,
    ShapeError,
)
from monograph.hlo.ops import (
    broadcast_in_dim,
    concatenate,
    dot_general,
    dynamic_slice,
    dynamic_update_slice,
    monoid,
    pad,
    reduce,
    reshape,
    reverse,
    transpose,
)
from monograph.hlo.ops import slice as slice_
from monograph.hlo.record import OpDef
from monograph.hlo.types import F16, F32, F64, I8, I32, TensorType, tensor

ONCE = {"dimensions": (0,)}
NO_BATCH = {"lhs_batching_dimensions": (), "rhs_batching_dimensions": ()}
MATMUL = {**NO_BATCH, "lhs_contracting_dimensions": (1,), "rhs_contracting_dimensions": (0,)}


F = {n: tensor(tuple(range(2, 2 + n)), F32) for n in range(4)}  # f32[], f32[2], f32[2,3], ...
SCALAR, INDEX = tensor((), F32), tensor((), I32)
SUM = {"body": monoid("add", F32)}
SLICE = {"start_indices": (0, 1), "limit_indices": (2, 3), "strides": (1, 1)}
PAD = {"edge_padding_low": (0, 0), "edge_padding_high": (0, 0), "interior_padding": (0, 0)}

WRONG: list[tuple[OpDef, tuple[TensorType, ...], dict[str, Any], type[MonographError], str]] = [
    (
        dot_general,
        (tensor((3, 4), F32), tensor((5, 2), F32)),
        MATMUL,
        ShapeError,
        "dot_general: contracting sizes differ: 4 and 5",
    ),
    (
        dot_general,
        (tensor((3, 4), F32), tensor((4, 2), F16)),
        MATMUL,
        DTypeError,
        "dot_general: element types differ: f32 and f16",
    ),
    (
        dot_general,
        (F[1], F[2]),
        MATMUL,
        AxisError,
        "dot_general: axis 1 of dimensions of x is out of range for 1 dimensions",
    ),
    (
        dot_general,
        (F[2], F[2]),
        {**MATMUL, "rhs_contracting_dimensions": ()},
        ShapeError,
        "dot_general: x has 1 contracting dimensions, y has 0",
    ),
    (
        broadcast_in_dim,
        (F[1],),
        {"shape": (4, 3), "broadcast_dimensions": (1,)},
        ShapeError,
        "broadcast_in_dim: dimension 0 of size 2 does not fit size 3",
    ),
    (
        broadcast_in_dim,
        (F[2],),
        {"shape": (2, 3), "broadcast_dimensions": (0, 0)},
        AxisError,
        "broadcast_in_dim: axis 0 is given twice in broadcast_dimensions",
    ),
    (
        reshape,
        (F[2],),
        {"shape": (4,)},
        ShapeError,
        "reshape: 6 elements do not fill shape (4,) of 4",
    ),
    (
        reshape,
        (F[2],),
        {"shape": (-2, -3)},
        ShapeError,
        "reshape: a size is negative in shape (-2, -3)",
    ),
    (
        transpose,
        (F[2],),
        {"permutation": (0, 2)},
        AxisError,
        "transpose: axis 2 of permutation is out of range for 2 dimensions",
    ),
    (
        transpose,
        (F[2],),
        {"permutation": (0,)},
        ShapeError,
        "transpose: permutation has 1 entries for 2 dimensions",
    ),
    (
        reverse,
        (F[0],),
        {"dimensions": (0,)},
        AxisError,
        "reverse: axis 0 of dimensions is out of range for 0 dimensions",
    ),
    (
        slice_,
        (F[2],),
        {**SLICE, "limit_indices": (2, 4)},
        ShapeError,
        "slice: 1 to 4 is not inside dimension 1 of size 3",
    ),
    (
        slice_,
        (F[2],),
        {**SLICE, "strides": (1, 0)},
        ShapeError,
        "slice: stride 0 of dimension 1 is not positive",
    ),
    (
        pad,
        (F[2], tensor((), F64)),
        PAD,
        DTypeError,
        "pad: the padding value is f64[], not a scalar f32",
    ),
    (
        pad,
        (F[2], SCALAR),
        {**PAD, "edge_padding_low": (-3, 0)},
        ShapeError,
        "pad: dimension 0 of size 2 would get size -1",
    ),
    (concatenate, (), {"dimension": 0}, ShapeError, "concatenate: there is nothing to join"),
    (
        concatenate,
        (F[2], tensor((2, 4), F32)),
        {"dimension": 0},
        ShapeError,
        "concatenate: sizes of dimension 1 differ: 3 and 4",
    ),
    (
        concatenate,
        (F[1], tensor((2,), I8)),
        {"dimension": 0},
        DTypeError,
        "concatenate: element types differ: f32 and i8",
    ),
    (
        concatenate,
        (F[1], F[2]),
        {"dimension": 0},
        ShapeError,
        "concatenate: operand 1 has 2 dimensions, the first has 1",
    ),
    (
        dynamic_slice,
        (F[2], INDEX),
        {"slice_sizes": (1, 1)},
        ShapeError,
        "dynamic_slice: 1 starts for 2 dimensions",
    ),
    (
        dynamic_slice,
        (F[1], SCALAR),
        {"slice_sizes": (1,)},
        DTypeError,
        "dynamic_slice: start 0 is f32[], not a scalar integer of the type of the others",
    ),
    (
        dynamic_slice,
        (F[1], INDEX),
        {"slice_sizes": (3,)},
        ShapeError,
        "dynamic_slice: slice_sizes size 3 does not fit dimension 0 of size 2",
    ),
    (
        dynamic_update_slice,
        (F[1], tensor((3,), F32), INDEX),
        {},
        ShapeError,
        "dynamic_update_slice: update size 3 does not fit dimension 0 of size 2",
    ),
    (
        reduce,
        (F[1], tensor((), F64)),
        {**ONCE, **SUM},
        DTypeError,
        "reduce: the initial value is f64[], not a scalar f32",
    ),
    (
        reduce,
        (F[1],),
        {**ONCE, **SUM},
        ShapeError,
        "reduce: 1 operands are not arrays followed by as many initial values",
    ),
    (
        reduce,
        (F[1], SCALAR),
        {"dimensions": (1,), **SUM},
        AxisError,
        "reduce: axis 1 of dimensions is out of range for 1 dimensions",
    ),
    (
        reduce,
        (F[1], SCALAR),
        {**ONCE, **SUM, "order": "fast"},
        ShapeError,
        "reduce: no order 'fast'",
    ),
]


@pytest.mark.parametrize("row", WRONG, ids=lambda row: row[4])
def test_type_errors_say_what_and_how_to_mend_it(row):
    op, types, attrs, error, first = row
    attrs = {k: attrs[k] if k in attrs else op.defaults[k] for k in op.attrs}
    with pytest.raises(error) as caught:
        op.result_type(types, attrs)
    assert caught.value.what == first
    assert caught.value.fix


def test_dot_error_names_the_transposed_operand():
    attrs = {k: MATMUL.get(k, dot_general.defaults.get(k)) for k in dot_general.attrs}
    with pytest.raises(ShapeError) as caught:
        dot_general.result_type((tensor((3, 4), F32), tensor((5, 4), F32)), attrs)
    assert caught.value.fix == "transpose y: its dimension 1 has size 4."
    assert caught.value.operands["x"] == "f32[3,4]"


def test_a_reduce_body_must_fit():
    attrs = {**ONCE, "body": monoid("add", F64), "order": "any"}
    with pytest.raises(DTypeError, match="the body takes"):
        reduce.result_type((F[1], SCALAR), attrs)
    t = tensor((), F32)
    odd = build(lambda a, b: [reshape(a, shape=())], (t, t), "odd")
    with pytest.raises(DTypeError, match="the body holds reshape"):
        reduce.result_type((F[1], SCALAR), {**attrs, "body": odd})
