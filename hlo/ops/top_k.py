"""`top_k`: the largest elements of every row (of the last dimension) and where they stood.

Floats are ordered by their bits, NaN before infinity; of equal elements the first ones are taken,
in their order (CHLO's `top_k`).
"""

from __future__ import annotations

from math import ceil, log2
from typing import Any

import numpy as np

from monograph.hlo.errors import ShapeError
from monograph.hlo.factors import Factors, Rule
from monograph.hlo.ops.define import REAL, check_count, check_kind
from monograph.hlo.ops.leaf import iota
from monograph.hlo.ops.orders import Key, encoded, lexicographic, permutation
from monograph.hlo.ops.orders_split import top_k_split
from monograph.hlo.ops.slices import cut
from monograph.hlo.ops.sort import sort
from monograph.hlo.ops.starts import along
from monograph.hlo.record import (
    Attrs,
    Cost,
    Mlir,
    OpDef,
    Signature,
    elements_bytes,
    letters,
    register,
)
from monograph.hlo.types import I32, TensorType, Type, tensor

Types = tuple[TensorType, ...]
Array = np.ndarray[Any, Any]
_KINDS = REAL | {"bool"}
_LARGEST = Key(0, descending=True)


def _infer(types: Types, attrs: Attrs) -> Type:
    check_count("top_k", ("x",), types)
    (x,), k = types, attrs["k"]
    check_kind("top_k", "x", x, _KINDS)
    if not x.ndim or not 0 <= k <= x.shape[-1]:
        raise ShapeError(
            f"top_k: k={k} elements of rows of {x.shape[-1] if x.ndim else 'a scalar'}",
            operands={"x": x},
            fix="take at most as many elements as the last dimension has.",
        )
    if x.shape[-1] > 2**31:
        raise ShapeError(
            f"top_k: rows of {x.shape[-1]} elements",
            operands={"x": x},
            why="places are counted in int32.",
            fix="take the largest of shorter rows, and the largest of these.",
        )
    shape = (*x.shape[:-1], k)
    return tensor(shape, x.dtype), tensor(shape, I32)


def _ref(attrs: Attrs, x: Array) -> tuple[Array, Array]:
    k, n = attrs["k"], x.shape[-1]
    if x.dtype.itemsize <= 4 and 0 < 4 * k <= n:
        words = encoded(_LARGEST, x).astype(np.uint64) << np.uint64(32)
        words |= np.arange(n, dtype=np.uint64)
        words = np.sort(np.partition(words, k - 1, axis=-1)[..., :k], axis=-1)
        places = (words & np.uint64(2**32 - 1)).astype(np.int64)
    else:
        places = permutation((_LARGEST,), [x])[..., :k]
    return np.take_along_axis(x, places, -1), places.astype(np.int32)


def _expand(ins: Any, attrs: Attrs) -> Any:
    (x,) = ins
    last = x.type.ndim - 1
    places = iota(iota_dimension=last, shape=x.type.shape, dtype=I32)
    comparator = lexicographic([x.type.dtype, I32], 1, descending=True, total=True)
    made = sort(x, places, dimension=last, is_stable=True, comparator=comparator)
    return [cut(y, last, 0, attrs["k"]) for y in made]


def _signature(types: Types, attrs: Attrs) -> Signature:
    row = (*letters(types[0].ndim - 1), None)
    return Signature((row,), (row, row))


def _factors(types: Types, out: Type, attrs: Attrs) -> Rule:
    made = Factors()
    *row, n = types[0].shape
    lead, found = made.all(row), made.add(attrs["k"], "whole")
    return made.rule([[*lead, made.add(n, "whole")]], [[*lead, found]] * 2)


def _cost(types: Types, out: Type, attrs: Attrs) -> Cost:
    return Cost(types[0].size * ceil(log2(attrs["k"] + 2)), elements_bytes(types, out))


top_k: OpDef = register(
    OpDef(
        "top_k",
        "call",
        _infer,
        _ref,
        attrs=("k",),
        operands=("x",),
        dtypes=_KINDS,
        expand=_expand,
        jvp=lambda attrs, ins, ts, outs: [along(ts[0], outs[1], ins[0].type.ndim - 1), None],
        batch=lambda attrs, ins, flags, size: (top_k(*ins, **attrs), [True, True]),
        signature=_signature,
        factors=_factors,
        split=top_k_split,
        cost=_cost,
        mlir=Mlir("chlo.top_k", (("k", "k", "i64"),)),
    )
)
