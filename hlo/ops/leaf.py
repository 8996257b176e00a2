"""Ops without operands, and `result`, which reads one result of an op that has several."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from monograph.hlo.factors import Factors, Rule
from monograph.hlo.record import Attrs, Cost, Mlir, OpDef, Signature, letters, ops, register
from monograph.hlo.state import state
from monograph.hlo.types import DType, TensorType, Type, dtype, tensor, types_of

ALL_KINDS = frozenset({"bool", "int", "uint", "float", "complex"})
NUMBERS = ALL_KINDS - {"bool"}


def _free(types: tuple[TensorType, ...], out: Type, attrs: Attrs) -> Cost:
    return Cost(0, 0)


def _declared(types: tuple[TensorType, ...], attrs: Attrs) -> Type:
    declared: Type = attrs["type"]
    return declared


def _constant_ref(attrs: Attrs) -> Any:
    t: TensorType = attrs["type"]
    return np.broadcast_to(attrs["value"], t.shape)


def _iota_type(types: tuple[TensorType, ...], attrs: Attrs) -> Type:
    return tensor(attrs["shape"], attrs["dtype"])


def _iota_ref(attrs: Attrs) -> Any:
    shape, axis, d = attrs["shape"], attrs["iota_dimension"], attrs["dtype"]
    steps = np.arange(shape[axis]).astype(d.np)
    return np.broadcast_to(
        np.expand_dims(steps, [i for i in range(len(shape)) if i != axis]), shape
    )


def _constant_factors(types: tuple[TensorType, ...], out: Type, attrs: Attrs) -> Rule:
    made = Factors()
    return made.rule([], [made.all(types_of(out)[0].shape, split=attrs["value"].ndim > 0)])


def _iota_factors(types: tuple[TensorType, ...], out: Type, attrs: Attrs) -> Rule:
    made, axis = Factors(), attrs["iota_dimension"]
    return made.rule([], [[made.add(n, split=i == axis) for i, n in enumerate(attrs["shape"])]])


def _no_operands(attrs: Attrs, ins: tuple[Any, ...], flags: tuple[bool, ...], size: int) -> Any:
    raise AssertionError("an op without operands has no batched operand")


def _iota_split(cut: Any, node: Any, ins: Any, outs: Any) -> Any:
    """The numbers of a device's piece, from its place in the whole."""
    (tiling,), d = outs, node.attrs["iota_dimension"]
    shape = cut.local(node.type, tiling).shape
    own = ops.convert(cut.numbers(tiling.dims[d], shape[d]), dtype=node.type.dtype)
    value = ops.broadcast_in_dim(own, shape=shape, broadcast_dimensions=(d,))
    return [cut.piece(value, node.type, tiling)]


param = register(OpDef("param", "leaf", _declared, attrs=("type",), cost=_free, weak="own"))
constant_op = register(
    OpDef(
        "constant",
        "leaf",
        _declared,
        _constant_ref,
        attrs=("value", "type"),
        dtypes=ALL_KINDS,
        factors=_constant_factors,
        localize=lambda attrs, types, outs: {**attrs, "type": outs[0]},
        cost=_free,
        weak="own",
        mlir=Mlir("stablehlo.constant"),
    )
)
result = register(
    OpDef(
        "result",
        "leaf",
        lambda types, attrs: types[attrs["index"]],
        lambda attrs, results: results[attrs["index"]],
        attrs=("index",),
        cost=_free,
    )
)
iota = register(
    OpDef(
        "iota",
        "leaf",
        _iota_type,
        _iota_ref,
        attrs=("iota_dimension", "shape", "dtype"),
        dtypes=NUMBERS,
        batch=_no_operands,
        signature=lambda types, attrs: Signature((), (letters(len(attrs["shape"])),)),
        split=_iota_split,
        factors=_iota_factors,
        localize=lambda attrs, types, outs: {**attrs, "shape": outs[0].shape},
        index_value=lambda attrs, index: index[attrs["iota_dimension"]],
        cost=_free,
        weak="own",
        mlir=Mlir("stablehlo.iota", (("iota_dimension", "iota_dimension", "i64"),)),
    )
)


def constant(value: Any, d: DType | None = None) -> Any:
    """A constant of NumPy array (or scalar) `value`, converted to element type `d` if given."""
    array = np.asarray(value, dtype=None if d is None else d.np)
    return state.interp.constant(array, tensor(array.shape, dtype(array.dtype)))


def splat(value: Any, type: TensorType) -> Any:
    """A constant of `type` all of whose elements are the scalar `value`: one node."""
    return state.interp.constant(np.asarray(value, dtype=type.dtype.np), type)


def splat_of(x: Any) -> Any:
    """The number that all elements of a traced value are known to be, as a 0-d array, or None."""
    node = getattr(x, "node", None)
    if node is None or node.op is not constant_op or node.attrs["value"].ndim:
        return None
    return node.attrs["value"]


def zeros(type: TensorType) -> Any:
    """A splat zero of `type`."""
    return state.interp.constant(_zero(type.dtype), type.strong)


def ones(type: TensorType) -> Any:
    """A splat one of `type`."""
    return state.interp.constant(_one(type.dtype), type.strong)


@cache
def _zero(d: DType) -> Any:
    return np.zeros((), d.np)


@cache
def _one(d: DType) -> Any:
    return np.ones((), d.np)
