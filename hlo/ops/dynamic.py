"""Slices whose place is known only at run time: dynamic_slice and dynamic_update_slice.

A start is clamped, as the specification says, so that the slice always lies inside the array.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from monograph.hlo.errors import ShapeError
from monograph.hlo.index import Index, Piece, start
from monograph.hlo.ops.batching import stretch
from monograph.hlo.ops.dynamic_split import dynamic_slice_split, dynamic_update_slice_split
from monograph.hlo.ops.indexed import Indexed
from monograph.hlo.ops.leaf import ALL_KINDS, splat, zeros
from monograph.hlo.ops.move_factors import (
    dynamic_slice_factors,
    dynamic_slice_of_piece,
    dynamic_update_factors,
)
from monograph.hlo.ops.scatter_derivative import replacement
from monograph.hlo.ops.shape_rules import (
    check_index_scalars,
    check_length,
    check_same_dtype,
    moving_cost,
)
from monograph.hlo.ops.slices import concatenate, kept_letters, needed
from monograph.hlo.ops.starts import clamped
from monograph.hlo.record import (
    Attrs,
    Cost,
    Mlir,
    OpDef,
    Signature,
    Undefined,
    letters,
    ops,
    register,
)
from monograph.hlo.types import I32, TensorType, Type, tensor, types_of

Types = tuple[TensorType, ...]
Array = np.ndarray[Any, Any]
Indices = tuple[Index, ...]


def _places(
    shape: Sequence[int], sizes: Sequence[int], starts: Sequence[Array]
) -> tuple[slice, ...]:
    """The clamped slice of an array of `shape` (in Python integers: no start overflows)."""
    rows = zip(shape, sizes, starts, strict=True)
    clamped = [(min(max(int(s), 0), n - size), size) for n, size, s in rows]
    return tuple(slice(at, at + size) for at, size in clamped)


def _check_inside(op: str, what: str, sizes: Sequence[int], x: TensorType) -> None:
    for i, (size, n) in enumerate(zip(sizes, x.shape, strict=True)):
        if not 0 <= size <= n:
            raise ShapeError(
                f"{op}: {what} size {size} does not fit dimension {i} of size {n}",
                operands={"x": x, what: tuple(sizes)},
                fix=f"choose a size from 0 to {n} for dimension {i}.",
            )


def _vectors(starts: Sequence[Any], flags: Sequence[bool], size: int) -> Any:
    """The starts of every example of a batch as index vectors, of shape (size, dimensions)."""
    columns = []
    for s, flag in zip(starts, flags, strict=True):
        dims = (0,) if flag else ()
        columns.append(ops.broadcast_in_dim(s, shape=(size, 1), broadcast_dimensions=dims))
    return columns[0] if len(columns) == 1 else concatenate(*columns, dimension=1)


def _windows(rank: int, sizes: Sequence[int], batched: bool) -> Indexed:
    """Dimension numbers of one window per example, in one array or in the example's own."""
    first = int(batched)
    own = tuple(range(first, rank + first))
    ahead, whole = ((0,), (1, *sizes)) if batched else ((), tuple(sizes))
    return Indexed(tuple(range(1, rank + 1)), (), ahead, ahead, own, 1, whole)


def _first(value: int, starts: Sequence[Any]) -> Any:
    """A start for the batch dimension, of the element type of the others."""
    return splat(value, starts[0].type.strong.with_shape(()) if starts else tensor((), I32))


# ---- dynamic_slice -------------------------------------------------------------------------------


def _slice_type(types: Types, attrs: Attrs) -> Type:
    x, *starts = types
    sizes = attrs["slice_sizes"]
    check_index_scalars("dynamic_slice", starts, x)
    check_length("dynamic_slice", "slice_sizes", sizes, x.ndim, x)
    _check_inside("dynamic_slice", "slice_sizes", sizes, x)
    return tensor(tuple(sizes), x.dtype)


def _slice_transpose(attrs: Attrs, ct: Any, ins: list[Any]) -> list[Any]:
    x, *starts = ins
    return [dynamic_update_slice(zeros(x.type), ct, *starts), *(None for _ in starts)]


def _slice_batch(attrs: Attrs, ins: tuple[Any, ...], flags: tuple[bool, ...], size: int) -> Any:
    x, *starts = ins
    sizes = attrs["slice_sizes"]
    if not any(flags[1:]):
        at = _first(0, starts)
        return dynamic_slice(x, at, *starts, slice_sizes=(size, *sizes)), True
    w = _windows(len(starts), sizes, flags[0])
    if flags[0]:
        w = replace(w, sizes=(min(size, 1), *sizes))
    return ops.gather(x, _vectors(starts, flags[1:], size), **w.gathering), True


def _slice_signature(types: Types, attrs: Attrs) -> Signature:
    row = kept_letters(types[0].shape, attrs["slice_sizes"])
    return Signature((row, *((),) * types[0].ndim), (row,))


def _slice_index(types: Types, attrs: Attrs, index: Indices) -> tuple[Piece, ...]:
    rows = zip(index, types[0].shape, attrs["slice_sizes"], strict=True)
    return (Piece(0, tuple(i + start(1 + k, n - size) for k, (i, n, size) in enumerate(rows))),)


dynamic_slice: OpDef = register(
    OpDef(
        "dynamic_slice",
        "move",
        _slice_type,
        lambda attrs, x, *starts: x[_places(x.shape, attrs["slice_sizes"], starts)],
        attrs=("slice_sizes",),
        operands=("x", "*start"),
        dtypes=ALL_KINDS,
        linear=(0,),
        transpose=_slice_transpose,
        batch=_slice_batch,
        signature=_slice_signature,
        factors=dynamic_slice_factors,
        split=dynamic_slice_split,
        localize=dynamic_slice_of_piece,
        index_map=_slice_index,
        cost=lambda types, out, attrs: Cost(0, 2 * sum(t.nbytes for t in types_of(out))),
        mlir=Mlir("stablehlo.dynamic_slice", (("slice_sizes", "slice_sizes", "i64s"),)),
    )
)


# ---- dynamic_update_slice ------------------------------------------------------------------------


def _update_type(types: Types, attrs: Attrs) -> Type:
    x, update, *starts = types
    check_same_dtype("dynamic_update_slice", {"x": x, "update": update})
    check_index_scalars("dynamic_update_slice", starts, x)
    check_length("dynamic_update_slice", "update", update.shape, x.ndim, x)
    _check_inside("dynamic_update_slice", "update", update.shape, x)
    return x


def _update_ref(attrs: Attrs, x: Array, update: Array, *starts: Array) -> Array:
    out = np.array(x)
    out[_places(x.shape, update.shape, starts)] = update
    return out


def _update_transpose(attrs: Attrs, ct: Any, ins: list[Any]) -> list[Any]:
    x, update, *starts = ins
    ct_x = ct_update = None
    if isinstance(x, Undefined):
        ct_x = dynamic_update_slice(ct, zeros(update.type), *starts)
    if isinstance(update, Undefined):
        ct_update = dynamic_slice(ct, *starts, slice_sizes=update.type.shape)
    return [ct_x, ct_update, *(None for _ in starts)]


def _update_batch(attrs: Attrs, ins: tuple[Any, ...], flags: tuple[bool, ...], size: int) -> Any:
    x, update = (stretch(v, flag, size) for v, flag in zip(ins[:2], flags[:2], strict=True))
    starts = ins[2:]
    if not any(flags[2:]):
        return dynamic_update_slice(x, update, _first(0, starts), *starts), True
    w = _windows(len(starts), update.type.shape[1:], True)
    made = ops.scatter(
        x,
        clamped(w, x.type, _vectors(starts, flags[2:], size)),
        update,
        **w.scattering,
        unique_indices=True,
        body=replacement(x.type.dtype),
    )
    return made, True


def _update_signature(types: Types, attrs: Attrs) -> Signature:
    x, update = types[:2]
    row = tuple(
        c if n == m else None
        for c, n, m in zip(letters(x.ndim), x.shape, update.shape, strict=True)
    )
    return Signature((row, row, *((),) * x.ndim), (row,))


def _update_index(types: Types, attrs: Attrs, index: Indices) -> tuple[Piece, ...]:
    x, update = types[:2]
    kept = Piece(0, index)
    if update.size == 0:
        return (kept,)
    rows = zip(index, x.shape, update.shape, strict=True)
    place = tuple(i - start(2 + k, n - m) for k, (i, n, m) in enumerate(rows))
    inside = needed([(p, 0, m) for p, m in zip(place, update.shape, strict=True)])
    return (Piece(1, place, inside), kept) if inside else (Piece(1, place),)


dynamic_update_slice: OpDef = register(
    OpDef(
        "dynamic_update_slice",
        "move",
        _update_type,
        _update_ref,
        operands=("x", "update", "*start"),
        dtypes=ALL_KINDS,
        linear=(0, 1),
        transpose=_update_transpose,
        batch=_update_batch,
        signature=_update_signature,
        factors=dynamic_update_factors,
        split=dynamic_update_slice_split,
        index_map=_update_index,
        cost=moving_cost,
        mlir=Mlir("stablehlo.dynamic_update_slice"),
    )
)
