"""Ops that rearrange whole arrays: broadcast_in_dim, reshape, transpose and reverse.

Slices, padding and concatenation stand in `monograph.hlo.ops.slices`. Every record here gives
`index_map`, from which fusion derives its reads; the tests hold it equal to `ref`.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from monograph.hlo.errors import ShapeError
from monograph.hlo.index import Index, Piece, delinear, linear
from monograph.hlo.ops.batching import shifted
from monograph.hlo.ops.leaf import ALL_KINDS
from monograph.hlo.ops.move_factors import (
    broadcast_factors,
    reshape_factors,
    reverse_factors,
    shape_of_piece,
)
from monograph.hlo.ops.reduce import sum_over
from monograph.hlo.ops.shape_rules import (
    check_axes,
    check_length,
    check_shape,
    moving_cost,
)
from monograph.hlo.ops.slices_split import reverse_split
from monograph.hlo.record import Attrs, Mlir, OpDef, Signature, letters, register
from monograph.hlo.types import TensorType, Type, tensor

Types = tuple[TensorType, ...]
Array = np.ndarray[Any, Any]
Indices = tuple[Index, ...]


# ---- broadcast_in_dim ----------------------------------------------------------------------------


def _broadcast_type(types: Types, attrs: Attrs) -> Type:
    (x,) = types
    shape, dims = attrs["shape"], attrs["broadcast_dimensions"]
    check_shape("broadcast_in_dim", shape, x)
    check_length("broadcast_in_dim", "broadcast_dimensions", dims, x.ndim, x)
    check_axes("broadcast_in_dim", "broadcast_dimensions", dims, len(shape), x)
    for i, (n, d) in enumerate(zip(x.shape, dims, strict=True)):
        if n != 1 and n != shape[d]:
            raise ShapeError(
                f"broadcast_in_dim: dimension {i} of size {n} does not fit size {shape[d]}",
                operands={"x": x, "shape": shape, "broadcast_dimensions": dims},
                why="a dimension keeps its size, or has size 1 and is repeated.",
                fix=f"make dimension {i} of x 1 or {shape[d]}, or dimension {d} of the result {n}.",
            )
    return tensor(shape, x.dtype)


def _broadcast_ref(attrs: Attrs, x: Array) -> Array:
    shape, dims = attrs["shape"], attrs["broadcast_dimensions"]
    order = sorted(range(x.ndim), key=dims.__getitem__)
    aligned = [1] * len(shape)
    for i in order:
        aligned[dims[i]] = x.shape[i]
    return np.broadcast_to(np.transpose(x, order).reshape(aligned), shape)


def _broadcast_transpose(attrs: Attrs, ct: Any, ins: list[Any]) -> list[Any]:
    x, dims = ins[0].type, attrs["broadcast_dimensions"]
    whole = {d: i for i, d in enumerate(dims) if x.shape[i] == ct.type.shape[d]}
    gone = tuple(d for d in range(ct.type.ndim) if d not in whole)
    out = sum_over(ct, gone)
    kept = sorted(whole)
    by_operand = tuple(kept.index(dims[i]) for i in range(x.ndim) if dims[i] in whole)
    out = permuted(out, by_operand)
    return [reshaped(out, x.shape)]  # dimensions of size 1 that were repeated come back


def _broadcast_batch(attrs: Attrs, ins: tuple[Any, ...], flags: tuple[bool, ...], size: int) -> Any:
    dims = (0, *shifted(attrs["broadcast_dimensions"]))
    shape = (size, *attrs["shape"])
    return broadcast_in_dim(ins[0], shape=shape, broadcast_dimensions=dims), True


def _broadcast_signature(types: Types, attrs: Attrs) -> Signature:
    shape, dims = attrs["shape"], attrs["broadcast_dimensions"]
    out = letters(len(shape))
    row = tuple(
        out[d] if n == shape[d] else None for n, d in zip(types[0].shape, dims, strict=True)
    )
    return Signature((row,), (out,))


def _broadcast_index(types: Types, attrs: Attrs, index: Indices) -> tuple[Piece, ...]:
    dims = attrs["broadcast_dimensions"]
    found = tuple(
        Index() if n == 1 else index[d] for n, d in zip(types[0].shape, dims, strict=True)
    )
    return (Piece(0, found),)


broadcast_in_dim: OpDef = register(
    OpDef(
        "broadcast_in_dim",
        "move",
        _broadcast_type,
        _broadcast_ref,
        attrs=("shape", "broadcast_dimensions"),
        operands=("x",),
        dtypes=ALL_KINDS,
        linear="all",
        transpose=_broadcast_transpose,
        batch=_broadcast_batch,
        signature=_broadcast_signature,
        factors=broadcast_factors,
        localize=shape_of_piece,
        index_map=_broadcast_index,
        cost=moving_cost,
        mlir=Mlir(
            "stablehlo.broadcast_in_dim",
            (("broadcast_dimensions", "broadcast_dimensions", "i64s"),),
        ),
    )
)


# ---- reshape -------------------------------------------------------------------------------------


def _reshape_type(types: Types, attrs: Attrs) -> Type:
    (x,) = types
    shape = attrs["shape"]
    check_shape("reshape", shape, x)
    if math.prod(shape) != x.size:
        raise ShapeError(
            f"reshape: {x.size} elements do not fill shape {shape} of {math.prod(shape)}",
            operands={"x": x, "shape": shape},
            fix=f"choose sizes whose product is {x.size}.",
        )
    return tensor(shape, x.dtype)


def _reshape_groups(a: tuple[int, ...], b: tuple[int, ...]) -> list[tuple[int, int]]:
    """Pairs of dimensions of the two shapes that are the same dimension, of size above 1."""
    pairs: list[tuple[int, int]] = []
    i = j = 0
    left = right = 1  # products of the sizes before i and before j
    while i < len(a) and j < len(b):
        if left == right and a[i] == b[j]:
            if a[i] != 1:
                pairs.append((i, j))
            left, right, i, j = left * a[i], right * b[j], i + 1, j + 1
        elif left * a[i] <= right * b[j]:
            left, i = left * a[i], i + 1
        else:
            right, j = right * b[j], j + 1
    return pairs


def _reshape_signature(types: Types, attrs: Attrs) -> Signature:
    before, after = types[0].shape, attrs["shape"]
    operand: list[str | None] = [None] * len(before)
    out: list[str | None] = [None] * len(after)
    pairs = _reshape_groups(before, after) if types[0].size else []
    for letter, (i, j) in zip(letters(len(pairs)), pairs, strict=True):
        operand[i] = out[j] = letter
    return Signature((tuple(operand),), (tuple(out),))


def _reshape_index(types: Types, attrs: Attrs, index: Indices) -> tuple[Piece, ...]:
    if types[0].size == 0:
        return (Piece(0, (Index(),) * types[0].ndim),)
    return (Piece(0, delinear(linear(index, attrs["shape"]), types[0].shape)),)


reshape: OpDef = register(
    OpDef(
        "reshape",
        "move",
        _reshape_type,
        lambda attrs, x: np.reshape(x, attrs["shape"]),
        attrs=("shape",),
        operands=("x",),
        dtypes=ALL_KINDS,
        linear="all",
        transpose=lambda attrs, ct, ins: [reshape(ct, shape=ins[0].type.shape)],
        batch=lambda attrs, ins, flags, size: (
            reshape(ins[0], shape=(size, *attrs["shape"])),
            True,
        ),
        signature=_reshape_signature,
        factors=reshape_factors,
        localize=shape_of_piece,
        index_map=_reshape_index,
        cost=moving_cost,
        mlir=Mlir("stablehlo.reshape"),
    )
)


def reshaped(x: Any, shape: tuple[int, ...]) -> Any:
    """`x` in another shape; itself if it has that shape."""
    return x if x.type.shape == shape else reshape(x, shape=shape)


# ---- transpose -----------------------------------------------------------------------------------


def _transpose_type(types: Types, attrs: Attrs) -> Type:
    (x,) = types
    permutation = attrs["permutation"]
    check_length("transpose", "permutation", permutation, x.ndim, x)
    check_axes("transpose", "permutation", permutation, x.ndim, x)
    return tensor(tuple(x.shape[p] for p in permutation), x.dtype)


def inverse(permutation: tuple[int, ...]) -> tuple[int, ...]:
    """The permutation that undoes `permutation`."""
    return tuple(sorted(range(len(permutation)), key=permutation.__getitem__))


def _transpose_signature(types: Types, attrs: Attrs) -> Signature:
    row = letters(types[0].ndim)
    return Signature((row,), (tuple(row[p] for p in attrs["permutation"]),))


transpose: OpDef = register(
    OpDef(
        "transpose",
        "move",
        _transpose_type,
        lambda attrs, x: np.transpose(x, attrs["permutation"]),
        attrs=("permutation",),
        operands=("x",),
        dtypes=ALL_KINDS,
        linear="all",
        transpose=lambda attrs, ct, ins: [transpose(ct, permutation=inverse(attrs["permutation"]))],
        batch=lambda attrs, ins, flags, size: (
            transpose(ins[0], permutation=(0, *shifted(attrs["permutation"]))),
            True,
        ),
        signature=_transpose_signature,
        index_map=lambda types, attrs, index: (
            Piece(0, tuple(index[i] for i in inverse(attrs["permutation"]))),
        ),
        cost=moving_cost,
        mlir=Mlir("stablehlo.transpose", (("permutation", "permutation", "i64s"),)),
    )
)


def permuted(x: Any, permutation: tuple[int, ...]) -> Any:
    """`x` transposed; itself if nothing moves."""
    if permutation == tuple(range(len(permutation))):
        return x
    return transpose(x, permutation=permutation)


def inwards(x: Any, k: int) -> Any:
    """`x` with its first dimension put behind the next `k`."""
    return permuted(x, (*range(1, k + 1), 0, *range(k + 1, x.type.ndim)))


def outwards(x: Any, k: int) -> Any:
    """`x` with dimension `k` put first."""
    return permuted(x, (k, *range(k), *range(k + 1, x.type.ndim)))


# ---- reverse -------------------------------------------------------------------------------------


def _reverse_type(types: Types, attrs: Attrs) -> Type:
    check_axes("reverse", "dimensions", attrs["dimensions"], types[0].ndim, types[0])
    return types[0]


def _reverse_signature(types: Types, attrs: Attrs) -> Signature:
    row = tuple(
        None if i in attrs["dimensions"] else letter
        for i, letter in enumerate(letters(types[0].ndim))
    )
    return Signature((row,), (row,))


def _reverse_index(types: Types, attrs: Attrs, index: Indices) -> tuple[Piece, ...]:
    found = list(index)
    for d in attrs["dimensions"]:
        found[d] = index[d] * -1 + (types[0].shape[d] - 1)
    return (Piece(0, tuple(found)),)


reverse: OpDef = register(
    OpDef(
        "reverse",
        "move",
        _reverse_type,
        lambda attrs, x: np.flip(x, attrs["dimensions"]),
        attrs=("dimensions",),
        operands=("x",),
        dtypes=ALL_KINDS,
        linear="all",
        transpose=lambda attrs, ct, ins: [reverse(ct, **attrs)],
        batch=lambda attrs, ins, flags, size: (
            reverse(ins[0], dimensions=shifted(attrs["dimensions"])),
            True,
        ),
        signature=_reverse_signature,
        factors=reverse_factors,
        split=reverse_split,
        index_map=_reverse_index,
        cost=moving_cost,
        mlir=Mlir("stablehlo.reverse", (("dimensions", "dimensions", "i64s"),)),
    )
)
