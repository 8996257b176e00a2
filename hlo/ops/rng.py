"""`rng`: numbers of a distribution from hidden state, another array at every run.

The state is one generator of the process, seeded by the operating system: StableHLO leaves the
numbers to the implementation. Its effect is unordered: a node is neither dropped nor merged with
another, but two may run in either order. Random numbers that can be repeated are
`rng_bit_generator` and the functions of keys.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from monograph.hlo.errors import ArgumentError, DTypeError, ShapeError
from monograph.hlo.ops.convert import convert_array
from monograph.hlo.ops.define import FLOAT, Array, check_count
from monograph.hlo.record import Attrs, Cost, Mlir, OpDef, elements_bytes, register
from monograph.hlo.types import TensorType, Type, dtype, tensor, types_of

_KINDS = {"UNIFORM": frozenset({"bool", "int", "uint", "float"}), "NORMAL": FLOAT}


@cache
def _generator() -> np.random.Generator:
    """Made when it is needed: importing NumPy's takes 10 ms."""
    return np.random.default_rng()


def _infer(types: tuple[TensorType, ...], attrs: Attrs) -> Type:
    check_count("rng", ("a", "b", "shape"), types)
    a, b, size = types
    name, shape = attrs["rng_distribution"], tuple(attrs["shape"])
    if name not in _KINDS:
        raise ArgumentError(f"rng: distribution {name!r}", fix=f"use {' or '.join(_KINDS)}.")
    operands = {"a": a, "b": b, "shape": size}
    if a.ndim or b.ndim or a.dtype is not b.dtype:
        raise ShapeError(
            "rng: the parameters are not two scalars of one type",
            operands=operands,
            fix="give the bounds (or mean and deviation) as scalars of one element type.",
        )
    if a.dtype.kind not in _KINDS[name]:
        raise DTypeError(
            f"rng: {name.lower()} numbers of type {a.dtype}",
            operands=operands,
            why=f"{name} is defined on: {', '.join(sorted(_KINDS[name]))}.",
            fix="draw floats and convert them.",
        )
    if size.ndim != 1 or not size.dtype.is_integer or size.shape[0] != len(shape):
        raise ShapeError(
            f"rng: operand shape does not list the sizes of {shape}",
            operands=operands,
            fix="give a constant i64 vector with one size per dimension of the result.",
        )
    return tensor(shape, a.dtype)


def _ref(attrs: Attrs, a: Array, b: Array, size: Array) -> Array:
    shape, d = tuple(attrs["shape"]), dtype(a.dtype)
    low, high = a[()], b[()]
    drawn: Array
    if attrs["rng_distribution"] == "NORMAL":
        drawn = float(low) + float(high) * _generator().standard_normal(shape)
    elif d.is_float:
        drawn = float(low) + (float(high) - float(low)) * _generator().random(shape)
    elif d.kind == "bool":
        drawn = _generator().integers(int(low), max(int(high), int(low) + 1), shape)
    else:
        stop = max(int(high), int(low) + 1)
        kind = np.uint64 if d.kind == "uint" else np.int64
        drawn = _generator().integers(int(low), stop, shape, dtype=kind)
    out = convert_array(np.asarray(drawn), d)
    if attrs["rng_distribution"] == "UNIFORM" and d.is_float and low < high:
        # rounding to a narrow type may give the upper bound, which is excluded
        out = np.where(out >= high, np.asarray(low, out.dtype), out)
    return np.asarray(out)


def _batch(attrs: Attrs, ins: Any, flags: Any, size: int) -> Any:
    raise ArgumentError(
        "rng: its parameters are mapped by vmap",
        why="it draws from hidden state, and each example would need a draw of its own.",
        fix="use monograph.random with a key per example.",
    )


def _cost(types: tuple[TensorType, ...], out: Type, attrs: Attrs) -> Cost:
    return Cost(10 * types_of(out)[0].size, elements_bytes(types, out))


rng: OpDef = register(
    OpDef(
        "rng",
        "opaque",
        _infer,
        _ref,
        attrs=("rng_distribution", "shape"),
        operands=("a", "b", "shape"),
        dtypes=_KINDS["UNIFORM"],
        jvp=lambda attrs, ins, tangents, out: None,
        batch=_batch,
        cost=_cost,
        effect="unordered",
        mlir=Mlir("stablehlo.rng", (("rng_distribution", "rng_distribution", "rng_distribution"),)),
    )
)
