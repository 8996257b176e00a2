"""Ops whose sizes are operands, and tuples: read as the static ops that they are.

Sizes come from constants (`Reader.fixed`), or from the result's type where the text gives it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from monograph.hlo.ops.leaf import constant, iota
from monograph.hlo.ops.moves import broadcast_in_dim, reshape
from monograph.hlo.ops.slices import pad
from monograph.hlo.ops.slices import slice_ as slice_op
from monograph.hlo.record import OPS
from monograph.hlo.text.attributes import KINDS, read_any
from monograph.hlo.text.stablehlo_indexed import read_gather
from monograph.hlo.types import I32, TensorType

if TYPE_CHECKING:
    from monograph.hlo.text.stablehlo_reader import Reader

Values = list[Any]


def _sizes(r: Reader, value: Any) -> tuple[int, ...]:
    return tuple(int(n) for n in np.asarray(r.fixed(value)).reshape(-1))


def _shape(r: Reader, op: Any, sizes: Any) -> tuple[int, ...]:
    """The result's shape: as the text declares it, else as the operand `sizes` says."""
    declared = r.declared(op.results[0])
    return declared.shape if isinstance(declared, TensorType) else _sizes(r, sizes)


def _read_reshape(r: Reader, op: Any) -> Values:
    x, shape = op.operands
    return [reshape(r.env[x], shape=_shape(r, op, shape))]


def _read_broadcast(r: Reader, op: Any) -> Values:
    x, shape = op.operands
    dims = KINDS["i64s"].read(op.attributes["broadcast_dimensions"])
    return [broadcast_in_dim(r.env[x], shape=_shape(r, op, shape), broadcast_dimensions=dims)]


def _read_iota(r: Reader, op: Any) -> Values:
    (shape,) = op.operands
    axis = int(op.attributes["iota_dimension"].value)
    d = r.dtype(op.results[0])
    return [iota(iota_dimension=axis, shape=_shape(r, op, shape), dtype=d)]


def _read_pad(r: Reader, op: Any) -> Values:
    x, value, *rest = op.operands
    low, high, interior = (_sizes(r, n) for n in rest)
    return [
        pad(
            r.env[x],
            r.env[value],
            edge_padding_low=low,
            edge_padding_high=high,
            interior_padding=interior,
        )
    ]


def _read_slice(r: Reader, op: Any) -> Values:
    x, *rest = op.operands
    start, limit, strides = (_sizes(r, n) for n in rest)
    return [slice_op(r.env[x], start_indices=start, limit_indices=limit, strides=strides)]


def _read_gather(r: Reader, op: Any) -> Values:
    x, indices, sizes = op.operands
    attrs = read_gather(op.attributes, _sizes(r, sizes))
    return [OPS["gather"](r.env[x], r.env[indices], **attrs)]


def _read_convolution(r: Reader, op: Any) -> Values:
    x, kernel, padding = op.operands
    record = r.known["stablehlo.convolution"]
    assert record.mlir is not None
    attrs: dict[str, Any] = {}
    for ours, theirs, kind in record.mlir.attrs:
        if theirs in op.attributes:
            attrs[ours] = KINDS[kind].read(op.attributes[theirs])
    rows = np.asarray(r.fixed(padding)).reshape(-1, 2)
    attrs["padding"] = tuple((int(a), int(b)) for a, b in rows)
    attrs["dtype"] = r.dtype(op.results[0])
    return [record(r.env[x], r.env[kernel], **attrs)]


def _dimension(r: Reader, op: Any) -> tuple[Any, int]:
    x = r.env[op.operands[0]]
    axis = int(op.attributes["dimension"].value)
    if not 0 <= axis < x.type.ndim:
        raise ValueError(f"{x.type} has no dimension {axis}")
    return x, axis


def _read_size(r: Reader, op: Any) -> Values:
    x, axis = _dimension(r, op)
    return [constant(np.asarray(x.type.shape[axis]), I32)]


def _read_set_size(r: Reader, op: Any) -> Values:
    x, axis = _dimension(r, op)
    size, held = _sizes(r, op.operands[1])[0], x.type.shape[axis]
    if size > held:
        raise ValueError(f"size {size} for dimension {axis} of {x.type}")
    if size == held:
        return [x]
    limits = tuple(size if i == axis else n for i, n in enumerate(x.type.shape))
    zeros = (0,) * x.type.ndim
    strides = (1,) * x.type.ndim
    return [slice_op(x, start_indices=zeros, limit_indices=limits, strides=strides)]


def _read_tuple(r: Reader, op: Any) -> Values:
    return [tuple(r.operands(op))]


def _read_element(r: Reader, op: Any) -> Values:
    (parts,) = r.operands(op)
    return [parts[int(read_any(op.attributes["index"]))]]


DYNAMIC: dict[str, Callable[[Reader, Any], Values]] = {
    "stablehlo.dynamic_broadcast_in_dim": _read_broadcast,
    "stablehlo.dynamic_conv": _read_convolution,
    "stablehlo.dynamic_gather": _read_gather,
    "stablehlo.dynamic_iota": _read_iota,
    "stablehlo.dynamic_pad": _read_pad,
    "stablehlo.dynamic_reshape": _read_reshape,
    "stablehlo.get_dimension_size": _read_size,
    "stablehlo.get_tuple_element": _read_element,
    "stablehlo.real_dynamic_slice": _read_slice,
    "stablehlo.set_dimension_size": _read_set_size,
    "stablehlo.tuple": _read_tuple,
}
