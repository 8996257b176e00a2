"""Ops that cut arrays or join them at fixed places: slice, pad and concatenate."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from monograph.hlo.errors import DTypeError, ShapeError
from monograph.hlo.index import Index, Piece, floordiv, modulo
from monograph.hlo.ops.batching import stretch
from monograph.hlo.ops.leaf import ALL_KINDS, splat, zeros
from monograph.hlo.ops.move_factors import (
    concatenate_factors,
    pad_factors,
    slice_factors,
    slice_of_piece,
)
from monograph.hlo.ops.reduce import sum_over
from monograph.hlo.ops.shape_rules import (
    check_axes,
    check_length,
    check_same_dtype,
    moving_cost,
    named,
    scalar,
)
from monograph.hlo.ops.slices_split import concatenate_split, pad_split, slice_split
from monograph.hlo.record import Attrs, Mlir, OpDef, Signature, Undefined, letters, ops, register
from monograph.hlo.types import BOOL, TensorType, Type, tensor

Types = tuple[TensorType, ...]
Array = np.ndarray[Any, Any]
Indices = tuple[Index, ...]
Condition = tuple[Index, int, int]


def kept_letters(before: Sequence[int], after: Sequence[int]) -> tuple[str | None, ...]:
    """A letter for each dimension that keeps its size, None for one that is cut."""
    row = letters(len(after))
    return tuple(c if a == b else None for c, a, b in zip(row, before, after, strict=True))


# ---- slice ---------------------------------------------------------------------------------------


def _slice_type(types: Types, attrs: Attrs) -> Type:
    (x,) = types
    rows = [attrs[name] for name in ("start_indices", "limit_indices", "strides")]
    for name, row in zip(("start_indices", "limit_indices", "strides"), rows, strict=True):
        check_length("slice", name, row, x.ndim, x)
    shape = []
    for i, (start, limit, stride) in enumerate(zip(*rows, strict=True)):
        if not 0 <= start <= limit <= x.shape[i]:
            raise ShapeError(
                f"slice: {start} to {limit} is not inside dimension {i} of size {x.shape[i]}",
                operands={"x": x, "start_indices": rows[0], "limit_indices": rows[1]},
                fix=f"choose 0 <= start <= limit <= {x.shape[i]} for dimension {i}.",
            )
        if stride < 1:
            raise ShapeError(
                f"slice: stride {stride} of dimension {i} is not positive",
                operands={"x": x, "strides": rows[2]},
                fix="use a stride of at least 1; reverse the array to walk backwards.",
            )
        shape.append(-((start - limit) // stride))
    return tensor(tuple(shape), x.dtype)


def _slice_ref(attrs: Attrs, x: Array) -> Array:
    rows = zip(attrs["start_indices"], attrs["limit_indices"], attrs["strides"], strict=True)
    return x[tuple(slice(*row) for row in rows)]


def _slice_transpose(attrs: Attrs, ct: Any, ins: list[Any]) -> list[Any]:
    starts, strides = attrs["start_indices"], attrs["strides"]
    rows = zip(ins[0].type.shape, ct.type.shape, starts, strides, strict=True)
    high = tuple(n - start - ((m - 1) * stride + 1 if m else 0) for n, m, start, stride in rows)
    return [
        pad(
            ct,
            zeros(scalar(ct.type)),
            edge_padding_low=starts,
            edge_padding_high=high,
            interior_padding=tuple(s - 1 for s in strides),
        )
    ]


def _slice_batch(attrs: Attrs, ins: tuple[Any, ...], flags: tuple[bool, ...], size: int) -> Any:
    out = slice_(
        ins[0],
        start_indices=(0, *attrs["start_indices"]),
        limit_indices=(size, *attrs["limit_indices"]),
        strides=(1, *attrs["strides"]),
    )
    return out, True


def _slice_signature(types: Types, attrs: Attrs) -> Signature:
    rows = zip(attrs["start_indices"], attrs["limit_indices"], attrs["strides"], strict=True)
    row = kept_letters(types[0].shape, [len(range(*r)) for r in rows])
    return Signature((row,), (row,))


def _slice_index(types: Types, attrs: Attrs, index: Indices) -> tuple[Piece, ...]:
    rows = zip(index, attrs["start_indices"], attrs["strides"], strict=True)
    return (Piece(0, tuple(i * stride + start for i, start, stride in rows)),)


slice_: OpDef = register(
    OpDef(
        "slice",
        "move",
        _slice_type,
        _slice_ref,
        attrs=("start_indices", "limit_indices", "strides"),
        operands=("x",),
        dtypes=ALL_KINDS,
        linear="all",
        transpose=_slice_transpose,
        batch=_slice_batch,
        signature=_slice_signature,
        factors=slice_factors,
        split=slice_split,
        localize=slice_of_piece,
        index_map=_slice_index,
        cost=moving_cost,
        mlir=Mlir(
            "stablehlo.slice",
            (
                ("start_indices", "start_indices", "i64s"),
                ("limit_indices", "limit_indices", "i64s"),
                ("strides", "strides", "i64s"),
            ),
        ),
    )
)


# ---- pad -----------------------------------------------------------------------------------------

_PADDING = ("edge_padding_low", "edge_padding_high", "interior_padding")


def _padding(attrs: Attrs) -> zip[tuple[int, int, int]]:
    return zip(*(attrs[name] for name in _PADDING), strict=True)


def _pad_type(types: Types, attrs: Attrs) -> Type:
    x, value = types
    if value.ndim or value.dtype is not x.dtype:
        raise DTypeError(
            f"pad: the padding value is {value}, not a scalar {x.dtype}",
            operands={"x": x, "value": value},
            fix=f"give one scalar of element type {x.dtype}.",
        )
    for name in _PADDING:
        check_length("pad", name, attrs[name], x.ndim, x)
    shape = []
    for i, (low, high, interior) in enumerate(_padding(attrs)):
        n = x.shape[i] + low + high + max(x.shape[i] - 1, 0) * interior
        if interior < 0 or n < 0:
            raise ShapeError(
                f"pad: interior padding {interior} of dimension {i} is negative"
                if interior < 0
                else f"pad: dimension {i} of size {x.shape[i]} would get size {n}",
                operands={"x": x, **{name: attrs[name] for name in _PADDING}},
                fix="remove at most as many elements as there are; interior padding is at least 0.",
            )
        shape.append(n)
    return tensor(tuple(shape), x.dtype)


def _pad_ref(attrs: Attrs, x: Array, value: Array) -> Array:
    rows = zip(x.shape, attrs["interior_padding"], strict=True)
    spread = [n + max(n - 1, 0) * interior for n, interior in rows]
    out = np.full(
        [n + max(a, 0) + max(b, 0) for n, (a, b, _) in zip(spread, _padding(attrs), strict=True)],
        value,
        dtype=x.dtype,
    )
    places, cut = [], []
    for n, total, (low, high, interior) in zip(spread, out.shape, _padding(attrs), strict=True):
        places.append(slice(max(low, 0), max(low, 0) + n, interior + 1))
        cut.append(slice(max(-low, 0), total - max(-high, 0)))
    out[tuple(places)] = x
    return out[tuple(cut)]


def _pad_transpose(attrs: Attrs, ct: Any, ins: list[Any]) -> list[Any]:
    x, value = ins
    ct_x = _unpad(attrs, ct, x.type) if isinstance(x, Undefined) else None
    if not isinstance(value, Undefined):
        return [ct_x, None]
    outside = ops.select(_padded_places(attrs, x.type), ct, zeros(ct.type))
    return [ct_x, sum_over(outside, range(ct.type.ndim))]


def _unpad(attrs: Attrs, ct: Any, x: TensorType) -> Any:
    """The elements of `ct` at which those of `x` stand in the padded array, 0 for those cut off."""
    low, high, interior = (attrs[name] for name in _PADDING)
    if any(low) or any(high):
        ct = pad(
            ct,
            zeros(scalar(ct.type)),
            edge_padding_low=tuple(-n for n in low),
            edge_padding_high=tuple(-n for n in high),
            interior_padding=(0,) * x.ndim,
        )
    if any(interior):
        strides = tuple(n + 1 for n in interior)
        ct = slice_(ct, start_indices=(0,) * x.ndim, limit_indices=ct.type.shape, strides=strides)
    return ct


def _padded_places(attrs: Attrs, x: TensorType) -> Any:
    """Boolean, of the padded shape: true where the padding value stands."""
    inside = zeros(tensor(x.shape, BOOL))
    return pad(inside, splat(True, tensor((), BOOL)), **attrs)


def _pad_batch(attrs: Attrs, ins: tuple[Any, ...], flags: tuple[bool, ...], size: int) -> Any:
    x, value = ins
    shifted = {name: (0, *attrs[name]) for name in _PADDING}
    if not flags[1]:
        return pad(x, value, **shifted), True
    unbatched = x.type.with_shape(x.type.shape[1:]) if flags[0] else x.type
    x = pad(stretch(x, flags[0], size), zeros(scalar(x.type)), **shifted)
    values = ops.broadcast_in_dim(value, shape=x.type.shape, broadcast_dimensions=(0,))
    outside = stretch(_padded_places(attrs, unbatched), False, size)
    return ops.select(outside, values, x), True


def _pad_signature(types: Types, attrs: Attrs) -> Signature:
    row = tuple(
        None if any(p) else c for c, p in zip(letters(types[0].ndim), _padding(attrs), strict=True)
    )
    return Signature((row, ()), (row,))


def _pad_index(types: Types, attrs: Attrs, index: Indices) -> tuple[Piece, ...]:
    found: list[Index] = []
    conditions: list[Condition] = []
    for i, n, (low, _, interior) in zip(index, types[0].shape, _padding(attrs), strict=True):
        place, step = i - low, interior + 1
        conditions.append((place, 0, max(n - 1, 0) * step + min(n, 1)))
        conditions.append((modulo(place, step), 0, 1))
        found.append(floordiv(place, step))
    return (Piece(0, tuple(found), needed(conditions)), Piece(1, ()))


def needed(conditions: Sequence[Condition]) -> tuple[Condition, ...]:
    """Those conditions that the bounds of their expressions don't already prove."""
    return tuple(
        (i, low, high)
        for i, low, high in conditions
        if not low <= i.bounds[0] or not i.bounds[1] < high
    )


pad: OpDef = register(
    OpDef(
        "pad",
        "move",
        _pad_type,
        _pad_ref,
        attrs=_PADDING,
        operands=("x", "value"),
        dtypes=ALL_KINDS,
        linear="all",
        transpose=_pad_transpose,
        batch=_pad_batch,
        signature=_pad_signature,
        factors=pad_factors,
        split=pad_split,
        index_map=_pad_index,
        cost=moving_cost,
        mlir=Mlir("stablehlo.pad", tuple((name, name, "i64s") for name in _PADDING)),
    )
)


# ---- concatenate ---------------------------------------------------------------------------------


def _concatenate_type(types: Types, attrs: Attrs) -> Type:
    if not types:
        raise ShapeError("concatenate: there is nothing to join", fix="give at least one array.")
    axis, first = attrs["dimension"], types[0]
    shown = named(("*x",), types)
    check_axes("concatenate", "dimension", (axis,), first.ndim, first)
    check_same_dtype("concatenate", shown)
    for k, t in enumerate(types):
        if t.ndim != first.ndim:
            raise ShapeError(
                f"concatenate: operand {k} has {t.ndim} dimensions, the first has {first.ndim}",
                operands=shown,
                fix="reshape the operands to one number of dimensions.",
            )
        for i, (a, b) in enumerate(zip(first.shape, t.shape, strict=True)):
            if a != b and i != axis:
                raise ShapeError(
                    f"concatenate: sizes of dimension {i} differ: {a} and {b}",
                    operands=shown,
                    why=f"only dimension {axis}, along which they are joined, may differ.",
                    fix=f"make dimension {i} of operand {k} {a}, or join along dimension {i}.",
                )
    total = sum(t.shape[axis] for t in types)
    return tensor((*first.shape[:axis], total, *first.shape[axis + 1 :]), first.dtype)


def _concatenate_transpose(attrs: Attrs, ct: Any, ins: list[Any]) -> list[Any]:
    axis = attrs["dimension"]
    shape = ct.type.shape
    out: list[Any] = []
    at = 0
    for x in ins:
        n = x.type.shape[axis]
        out.append(cut(ct, axis, at, at + n) if isinstance(x, Undefined) else None)
        at += n
    assert at == shape[axis]
    return out


def cut(x: Any, axis: int, start: int, limit: int, step: int = 1) -> Any:
    """``x[..., start:limit:step, ...]`` along one axis, counted from the front."""
    shape = x.type.shape
    if (start, limit, step) == (0, shape[axis], 1):
        return x
    starts, limits, strides = [0] * len(shape), list(shape), [1] * len(shape)
    starts[axis], limits[axis], strides[axis] = start, limit, step
    return slice_(
        x, start_indices=tuple(starts), limit_indices=tuple(limits), strides=tuple(strides)
    )


def _concatenate_batch(
    attrs: Attrs, ins: tuple[Any, ...], flags: tuple[bool, ...], size: int
) -> Any:
    xs = [stretch(x, flag, size) for x, flag in zip(ins, flags, strict=True)]
    return concatenate(*xs, dimension=attrs["dimension"] + 1), True


def _concatenate_signature(types: Types, attrs: Attrs) -> Signature:
    row = tuple(
        None if i == attrs["dimension"] else c for i, c in enumerate(letters(types[0].ndim))
    )
    return Signature((row,) * len(types), (row,))


def _concatenate_index(types: Types, attrs: Attrs, index: Indices) -> tuple[Piece, ...]:
    axis = attrs["dimension"]
    pieces: list[Piece] = []
    at = 0
    for k, t in enumerate(types):
        n = t.shape[axis]
        if n:
            place = (*index[:axis], index[axis] - at, *index[axis + 1 :])
            pieces.append(Piece(k, place, needed([(index[axis], at, at + n)])))
            at += n
    if not pieces:  # nothing is ever read from an empty result
        return (Piece(0, index),)
    last = pieces.pop()
    return (*pieces, Piece(last.operand, last.index))  # the rest: no condition


concatenate: OpDef = register(
    OpDef(
        "concatenate",
        "move",
        _concatenate_type,
        lambda attrs, *xs: np.concatenate(xs, axis=attrs["dimension"]),
        attrs=("dimension",),
        operands=("*x",),
        dtypes=ALL_KINDS,
        linear="all",
        transpose=_concatenate_transpose,
        batch=_concatenate_batch,
        signature=_concatenate_signature,
        factors=concatenate_factors,
        split=concatenate_split,
        index_map=_concatenate_index,
        cost=moving_cost,
        mlir=Mlir("stablehlo.concatenate", (("dimension", "dimension", "i64"),)),
    )
)
