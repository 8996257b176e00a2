"""An array seen through a sliding window: the geometry that window ops share, and the op `windows`.

A window of `sizes` elements, `dilations` apart, stands at every `strides`-th place of an array that
was spread (`base_dilations`) and padded. `windows` gives all of them as one array with a dimension
more per windowed one; it is a read with strides, so contractions and reductions over windows run
without a copy. Convolution, reduce_window and select_and_scatter are defined by it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from monograph.hlo.errors import ShapeError
from monograph.hlo.factors import Factors, Rule
from monograph.hlo.index import Index, Piece
from monograph.hlo.ops.batching import shifted
from monograph.hlo.ops.geometry import Geometry
from monograph.hlo.ops.leaf import ALL_KINDS, zeros
from monograph.hlo.ops.shape_rules import check_axes, check_length, moving_cost
from monograph.hlo.ops.windows_split import windows_split
from monograph.hlo.record import Attrs, Mlir, OpDef, Signature, letters, ops, register
from monograph.hlo.types import TensorType, Type, tensor, types_of

Types = tuple[TensorType, ...]
Array = np.ndarray[Any, Any]
Sizes = tuple[int, ...]


def padded(x: Any, value: Any, g: Geometry) -> Any:
    """`x` spread and padded with a scalar; itself if nothing is."""
    return ops.pad(x, value, **g.padding_attrs) if g.pads else x


def seen(x: Any, g: Geometry) -> Any:
    """The windows of a padded value: its dimensions, then the windows' dimensions, all of them.

    A dimension in which nothing moves keeps its place and gets one of size 1 at the end.
    """
    axes = g.moves
    if axes:
        picked = {name: tuple(getattr(g, name)[i] for i in axes) for name in _ROWS}
        x = windows(x, dimensions=axes, **picked)
    shape = (*x.type.shape[: len(g.sizes)], *g.sizes)
    return x if x.type.shape == shape else ops.reshape(x, shape=shape)


def padded_array(x: Array, value: Any, g: Geometry) -> Array:
    """`padded` for NumPy arrays."""
    return np.asarray(ops.pad.ref(g.padding_attrs, x, np.asarray(value))) if ops.pad.ref else x


def seen_array(x: Array, g: Geometry) -> Array:
    """`seen` for NumPy arrays: a view."""
    return view(x, tuple(range(x.ndim)), g.sizes, g.strides, g.dilations)


def view(x: Array, axes: Sizes, sizes: Sizes, strides: Sizes, dilations: Sizes) -> Array:
    """All windows over some axes, as a view with one more axis for each."""
    shape, steps = list(x.shape), list(x.strides)
    for axis, size, stride, dilation in zip(axes, sizes, strides, dilations, strict=True):
        shape[axis] = _count(x.shape[axis], size, stride, dilation)
        steps[axis] = x.strides[axis] * stride
        shape.append(size)
        steps.append(x.strides[axis] * dilation)
    if 0 in shape:
        return np.empty(shape, x.dtype)
    raw = x if x.dtype.isbuiltin == 1 else x.view(f"u{x.itemsize}")  # a type NumPy can't stride
    return np.lib.stride_tricks.as_strided(raw, shape, steps, writeable=False).view(x.dtype)


def _count(n: int, size: int, stride: int, dilation: int) -> int:
    return Geometry.of((size,), (stride,), (), (dilation,)).counts((n,))[0]


# ---- the op --------------------------------------------------------------------------------------

_ROWS = ("sizes", "strides", "dilations")


def offsets(attrs: Attrs) -> Sequence[Sizes]:
    """Every element of a window, as its distances from the first."""
    return [
        tuple(k * d for k, d in zip(place, attrs["dilations"], strict=True))
        for place in np.ndindex(*attrs["sizes"])
    ]


def windows_type(types: Types, attrs: Attrs) -> Type:
    """The type rule: the array's dimensions, shorter where windows move, then the windows'."""
    (x,) = types
    axes = attrs["dimensions"]
    check_axes("windows", "dimensions", axes, x.ndim, x)
    for name in _ROWS:
        check_length("windows", name, attrs[name], len(axes), x)
        if any(n < (name != "sizes") for n in attrs[name]):
            raise ShapeError(f"windows: {name} {attrs[name]} is not positive", operands={"x": x})
    shape = list(x.shape)
    for axis, *row in zip(axes, *(attrs[name] for name in _ROWS), strict=True):
        shape[axis] = _count(x.shape[axis], *row)
    return tensor((*shape, *attrs["sizes"]), x.dtype)


def _expand(ins: Any, attrs: Attrs) -> Any:
    """One slice per element of a window, side by side."""
    (x,) = ins
    out = windows_type((x.type,), attrs)
    assert isinstance(out, TensorType)
    if not out.size:
        return zeros(out)
    counts = out.shape[: x.type.ndim]
    parts = []
    for offset in offsets(attrs):
        starts, strides = [0] * x.type.ndim, [1] * x.type.ndim
        for axis, start, stride in zip(attrs["dimensions"], offset, attrs["strides"], strict=True):
            starts[axis], strides[axis] = start, stride
        limits = [a + (n - 1) * s + 1 for a, n, s in zip(starts, counts, strides, strict=True)]
        part = ops.slice(
            x,
            start_indices=tuple(starts),
            limit_indices=tuple(limits),
            strides=tuple(strides),
        )
        parts.append(ops.reshape(part, shape=(*counts, 1)))
    return ops.reshape(ops.concatenate(*parts, dimension=len(counts)), shape=out.shape)


def _signature(types: Types, attrs: Attrs) -> Signature:
    axes = attrs["dimensions"]
    row = tuple(None if i in axes else c for i, c in enumerate(letters(types[0].ndim)))
    return Signature((row,), (row + (None,) * len(axes),))


def _factors(types: Types, out: Type, attrs: Attrs) -> Rule:
    shape, n = types_of(out)[0].shape, types[0].ndim
    made = Factors()
    row = [
        made.add(size, "neighbour" if d in attrs["dimensions"] else "pass")
        for d, size in enumerate(shape[:n])
    ]
    return made.rule([row], [[*row, *made.all(shape[n:], "whole")]])


def _index(types: Types, attrs: Attrs, index: tuple[Index, ...]) -> tuple[Piece, ...]:
    n = types[0].ndim
    place = list(index[:n])
    rows = zip(attrs["dimensions"], index[n:], attrs["strides"], attrs["dilations"], strict=True)
    for axis, k, stride, dilation in rows:
        place[axis] = index[axis] * stride + k * dilation
    return (Piece(0, tuple(place)),)


windows: OpDef = register(
    OpDef(
        "windows",
        "move",
        windows_type,
        lambda attrs, x: view(x, attrs["dimensions"], *(attrs[name] for name in _ROWS)),
        attrs=("dimensions", *_ROWS),
        operands=("x",),
        dtypes=ALL_KINDS,
        linear="all",
        transpose=lambda attrs, ct, ins: [ops.windows_sum(ct, **attrs, shape=ins[0].type.shape)],
        batch=lambda attrs, ins, flags, size: (
            windows(ins[0], **{**attrs, "dimensions": shifted(attrs["dimensions"])}),
            True,
        ),
        signature=_signature,
        factors=_factors,
        split=windows_split,
        index_map=_index,
        expand=_expand,
        cost=moving_cost,
        mlir=Mlir("stablehlo.composite"),
    )
)
