"""`windows_sum`: every element of all windows added to its place, the transpose of `windows`.

A composite: its definition is one padded slice per element of a window, and their sum; long windows
go back one dimension after the other.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from monograph.hlo.errors import ShapeError
from monograph.hlo.factors import Factors, Rule
from monograph.hlo.ops.batching import shifted
from monograph.hlo.ops.geometry import Geometry, Sizes
from monograph.hlo.ops.leaf import NUMBERS, zeros
from monograph.hlo.ops.move_factors import shape_of_piece
from monograph.hlo.ops.phases import joined
from monograph.hlo.ops.shape_rules import scalar
from monograph.hlo.ops.windows import offsets, windows, windows_type
from monograph.hlo.ops.windows_split import windows_sum_split
from monograph.hlo.record import Attrs, Cost, Mlir, OpDef, elements_bytes, ops, register
from monograph.hlo.types import TensorType, Type, tensor

Types = tuple[TensorType, ...]
_ROWS = ("sizes", "strides", "dilations")
_FEW = 16  # elements of a window that are sent back by one sum
_PHASES = 16  # interleaved results that are worth as many sums


def _type(types: Types, attrs: Attrs) -> Type:
    (ct,) = types
    x = tensor(attrs["shape"], ct.dtype)
    given = windows_type((x,), {name: attrs[name] for name in ("dimensions", *_ROWS)})
    assert isinstance(given, TensorType)
    if given.shape != ct.shape:
        raise ShapeError(
            f"windows_sum: windows of shape {ct.shape} are not those of shape {x.shape}",
            operands={"windows": ct},
            fix=f"give windows of shape {given.shape}.",
        )
    return x


def _expand(ins: Any, attrs: Attrs) -> Any:
    """Every element of a window goes back to where it came from, the first windows first."""
    (ct,) = ins
    x = tensor(attrs["shape"], ct.type.dtype)
    attrs = {name: attrs[name] for name in ("dimensions", *_ROWS)}
    if not ct.type.size:
        return zeros(x)
    if math.prod(attrs["sizes"]) <= _FEW:
        return _sent_back(attrs, ct, x)
    for axis in reversed(range(len(attrs["sizes"]))):  # one dimension after the other
        alone, rest = (
            {name: row[part] for name, row in attrs.items()}
            for part in (slice(axis, axis + 1), slice(axis))
        )
        inner = windows_type((x,), rest)
        assert isinstance(inner, TensorType)
        ct = _sent_back(alone, ct, inner)
    return ct


def _sent_back(attrs: Attrs, ct: Any, x: TensorType) -> Any:
    """The sum over the elements of a window, each spread to where it came from."""
    counts = ct.type.shape[: x.ndim]
    if attrs["sizes"] == attrs["strides"] and attrs["dilations"] == (1,):
        return _side_by_side(attrs["dimensions"][0], ct, x)
    flat = ops.reshape(ct, shape=(*counts, math.prod(attrs["sizes"])))
    axes, strides = attrs["dimensions"], attrs["strides"]
    if math.prod(strides) > _PHASES:
        strides = (1,) * len(axes)
    # What is sent back lies `strides` apart: as many interleaved results, each without gaps.
    room = [n if d not in axes else -(-n // strides[axes.index(d)]) for d, n in enumerate(x.shape)]
    phases = {}
    for phase in np.ndindex(*strides):
        phases[phase] = _one_phase(attrs, flat, tensor(tuple(room), x.dtype), phase, strides)
    for i in reversed(range(len(axes))):
        rows: dict[tuple[int, ...], list[Any]] = {}
        for phase, value in phases.items():
            rows.setdefault(phase[:i], []).append(value)
        phases = {first: joined(row, axes[i]) for first, row in rows.items()}
    (whole,) = phases.values()
    if whole.type.shape == x.shape:
        return whole
    none, one = (0,) * x.ndim, (1,) * x.ndim
    return ops.slice(whole, start_indices=none, limit_indices=x.shape, strides=one)


def _one_phase(attrs: Attrs, flat: Any, room: TensorType, phase: Sizes, strides: Sizes) -> Any:
    """The sum of those elements of windows that go to places `phase` and whole strides behind."""
    counts, total = flat.type.shape[:-1], None
    for k, offset in reversed(list(enumerate(offsets(attrs)))):
        if any((a - r) % s for a, r, s in zip(offset, phase, strides, strict=True)):
            continue
        low, interior = [0] * room.ndim, [0] * room.ndim
        rows = zip(attrs["dimensions"], offset, phase, strides, attrs["strides"], strict=True)
        for axis, start, first, step, stride in rows:
            low[axis], interior[axis] = (start - first) // step, stride // step - 1
        part = ops.slice(
            flat,
            start_indices=(0,) * room.ndim + (k,),
            limit_indices=(*counts, k + 1),
            strides=(1,) * (room.ndim + 1),
        )
        sides = zip(room.shape, counts, low, interior, strict=True)
        high = tuple(n - a - (m - 1) * (s + 1) - 1 for n, m, a, s in sides)
        moved = _spread(ops.reshape(part, shape=counts), tuple(low), high, tuple(interior))
        total = moved if total is None else ops.add(total, moved)
    return zeros(room) if total is None else total


def _side_by_side(axis: int, ct: Any, x: TensorType) -> Any:
    """The windows joined, where each begins where the one before ends; 0 behind the last."""
    n, (*counts, size) = x.ndim, ct.type.shape
    order = (*range(axis + 1), n, *range(axis + 1, n))
    joined = ops.reshape(
        ops.transpose(ct, permutation=order),
        shape=(*counts[:axis], counts[axis] * size, *counts[axis + 1 :]),
    )
    none = (0,) * n
    high = tuple(a - b for a, b in zip(x.shape, joined.type.shape, strict=True))
    return _spread(joined, none, high, none)


def _spread(x: Any, low: Sizes, high: Sizes, interior: Sizes) -> Any:
    """`x` among zeros."""
    return ops.pad(
        x,
        zeros(scalar(x.type)),
        edge_padding_low=low,
        edge_padding_high=high,
        interior_padding=interior,
    )


def unseen(x: Any, t: TensorType, g: Geometry) -> Any:
    """The transpose of `seen`: every element of all windows added to its place in a `t`."""
    axes = g.moves
    if not axes:
        return ops.reshape(x, shape=t.shape)
    picked = {name: tuple(getattr(g, name)[i] for i in axes) for name in _ROWS}
    shape = (*x.type.shape[: len(g.sizes)], *picked["sizes"])
    return windows_sum(ops.reshape(x, shape=shape), dimensions=axes, **picked, shape=t.shape)


def _batch(attrs: Attrs, ins: Any, flags: Any, size: int) -> Any:
    given = {"dimensions": shifted(attrs["dimensions"]), "shape": (size, *attrs["shape"])}
    return windows_sum(ins[0], **{**attrs, **given}), True


def _factors(types: Types, out: Type, attrs: Attrs) -> Rule:
    (ct,), n = types, len(attrs["shape"])
    made = Factors()
    row = [
        made.add(size, "neighbour" if d in attrs["dimensions"] else "pass")
        for d, size in enumerate(attrs["shape"])
    ]
    return made.rule([[*row, *made.all(ct.shape[n:], "whole")]], [row])


windows_sum: OpDef = register(
    OpDef(
        "windows_sum",
        "call",
        _type,
        attrs=("dimensions", *_ROWS, "shape"),
        operands=("windows",),
        dtypes=NUMBERS,
        linear="all",
        transpose=lambda attrs, ct, ins: [
            windows(ct, **{name: attrs[name] for name in ("dimensions", *_ROWS)})
        ],
        batch=_batch,
        factors=_factors,
        localize=shape_of_piece,
        split=windows_sum_split,
        expand=_expand,
        cost=lambda types, out, attrs: Cost(types[0].size, elements_bytes(types, out)),
        ulp=16.0,
        mlir=Mlir("stablehlo.composite"),
    )
)
