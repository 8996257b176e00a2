"""An array seen through a sliding window: the geometry that window ops share, and the op `windows`.

A window of `sizes` elements, `dilations` apart, stands at every `strides`-th place of an array that
was spread (`base_dilations`) and padded. `windows` gives all of them as one array with a dimension
more per windowed one; it is a read with strides, so contractions and reductions over windows run
without a copy. Convolution, reduce_window and select_and_scatter are defined by it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from monograph.hlo.errors import ShapeError
from monograph.hlo.index import Index, Piece
from monograph.hlo.ops.batching import shifted
from monograph.hlo.ops.leaf import ALL_KINDS, zeros
from monograph.hlo.ops.shape_rules import check_axes, check_length, moving_cost, scalar
from monograph.hlo.record import Attrs, Mlir, OpDef, Signature, Undefined, letters, ops, register
from monograph.hlo.types import TensorType, Type, tensor

Types = tuple[TensorType, ...]
Array = np.ndarray[Any, Any]
Sizes = tuple[int, ...]
Padding = tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Geometry:
    """Where windows stand, one entry per dimension; padding as (low, high), negative to cut off."""

    sizes: Sizes
    strides: Sizes
    base_dilations: Sizes
    dilations: Sizes
    padding: Padding

    @classmethod
    def of(
        cls,
        sizes: Sizes,
        strides: Sizes = (),
        base_dilations: Sizes = (),
        dilations: Sizes = (),
        padding: Padding = (),
    ) -> Geometry:
        """What is left out (empty) is 1 everywhere; padding 0."""
        one = (1,) * len(sizes)
        return cls(
            sizes, strides or one, base_dilations or one, dilations or one,
            padding or ((0, 0),) * len(sizes),
        )  # fmt: skip

    @property
    def elements(self) -> int:
        """Of one window."""
        return math.prod(self.sizes)

    @property
    def spans(self) -> Sizes:
        """From a window's first element to its last, both included."""
        return tuple(
            (n - 1) * d + 1 if n else 0 for n, d in zip(self.sizes, self.dilations, strict=True)
        )

    def spread(self, shape: Sizes) -> Sizes:
        """The array's sizes after its elements were moved apart."""
        return tuple(
            (n - 1) * d + 1 if n else 0 for n, d in zip(shape, self.base_dilations, strict=True)
        )

    def padded(self, shape: Sizes) -> Sizes:
        """The array's sizes with everything around it."""
        rows = zip(self.spread(shape), self.padding, strict=True)
        return tuple(low + n + high for n, (low, high) in rows)

    def counts(self, shape: Sizes) -> Sizes:
        """Windows per dimension of an array of `shape`."""
        return self.seen_from(self.padded(shape))

    def seen_from(self, padded: Sizes) -> Sizes:
        """Windows per dimension of an array that is padded already."""
        rows = zip(padded, self.spans, self.strides, strict=True)
        return tuple((n - span) // step + 1 if n and span <= n else 0 for n, span, step in rows)

    def within(self, before: int, after: int = 0) -> Geometry:
        """The same with so many dimensions around, in which nothing happens."""
        a, b, none = (1,) * before, (1,) * after, ((0, 0),)
        return Geometry(
            a + self.sizes + b,
            a + self.strides + b,
            a + self.base_dilations + b,
            a + self.dilations + b,
            none * before + self.padding + none * after,
        )

    @property
    def padding_attrs(self) -> dict[str, Sizes]:
        """The attributes of the pad op that spreads and pads."""
        return {
            "edge_padding_low": tuple(low for low, _ in self.padding),
            "edge_padding_high": tuple(high for _, high in self.padding),
            "interior_padding": tuple(d - 1 for d in self.base_dilations),
        }

    @property
    def pads(self) -> bool:
        return any(map(any, self.padding)) or any(d > 1 for d in self.base_dilations)

    @property
    def moves(self) -> tuple[int, ...]:
        """The dimensions in which windows are more than the elements themselves."""
        return tuple(
            i for i, (n, s) in enumerate(zip(self.sizes, self.strides, strict=True)) if n * s != 1
        )

    def check(self, op: str, x: TensorType, shape: Sizes) -> None:
        """Raise unless there is one sensible entry for each dimension of `shape`."""
        rows = {
            "window_dimensions": self.sizes,
            "window_strides": self.strides,
            "base_dilations": self.base_dilations,
            "window_dilations": self.dilations,
            "padding": self.padding,
        }
        for name, row in rows.items():
            check_length(op, name, row, len(shape), x)
            if name != "padding" and any(int(n) < 1 for n in row if isinstance(n, int)):
                raise ShapeError(
                    f"{op}: {name} {row} is not positive everywhere",
                    operands={"x": x, name: row},
                    fix=f"give {name} entries of at least 1.",
                )
        if any(len(pair) != 2 for pair in self.padding):
            raise ShapeError(f"{op}: padding {self.padding} is not made of pairs (low, high)")
        if any(n < 0 for n in self.padded(shape)):
            raise ShapeError(
                f"{op}: padding {self.padding} cuts off more than there is",
                operands={"x": x},
                fix="cut off at most as many elements as a dimension has.",
            )


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


def unseen(x: Any, t: TensorType, g: Geometry) -> Any:
    """The transpose of `seen`: every element of all windows added to its place in a `t`."""
    axes = g.moves
    if not axes:
        return ops.reshape(x, shape=t.shape)
    picked = {name: tuple(getattr(g, name)[i] for i in axes) for name in _ROWS}
    shape = (*x.type.shape[: len(g.sizes)], *picked["sizes"])
    attrs = {"dimensions": axes, **picked}
    (back,) = _transpose(attrs, ops.reshape(x, shape=shape), [Undefined(t)])
    return back


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
_FEW = 16  # elements of a window that are sent back by one sum


def _type(types: Types, attrs: Attrs) -> Type:
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


def _offsets(attrs: Attrs) -> Sequence[Sizes]:
    """Every element of a window, as its distances from the first."""
    return [
        tuple(k * d for k, d in zip(place, attrs["dilations"], strict=True))
        for place in np.ndindex(*attrs["sizes"])
    ]


def _expand(ins: Any, attrs: Attrs) -> Any:
    """One slice per element of a window, side by side."""
    (x,) = ins
    out = _type((x.type,), attrs)
    assert isinstance(out, TensorType)
    if not out.size:
        return zeros(out)
    counts = out.shape[: x.type.ndim]
    parts = []
    for offset in _offsets(attrs):
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


def _transpose(attrs: Attrs, ct: Any, ins: list[Any]) -> list[Any]:
    """Every element of a window goes back to where it came from, the first windows first."""
    x: TensorType = ins[0].type
    if not ct.type.size:
        return [zeros(x)]
    if math.prod(attrs["sizes"]) <= _FEW:
        return [_sent_back(attrs, ct, x)]
    for axis in reversed(range(len(attrs["sizes"]))):  # one dimension after the other
        alone, rest = (
            {name: row[part] for name, row in attrs.items()}
            for part in (slice(axis, axis + 1), slice(axis))
        )
        inner = _type((x,), rest)
        assert isinstance(inner, TensorType)
        ct = _sent_back(alone, ct, inner)
    return [ct]


def _sent_back(attrs: Attrs, ct: Any, x: TensorType) -> Any:
    """The sum over the elements of a window, each spread to where it came from."""
    counts = ct.type.shape[: x.ndim]
    if attrs["sizes"] == attrs["strides"] and attrs["dilations"] == (1,):
        return _side_by_side(attrs["dimensions"][0], ct, x)
    flat = ops.reshape(ct, shape=(*counts, math.prod(attrs["sizes"])))
    total = None
    for k, offset in reversed(list(enumerate(_offsets(attrs)))):
        low, interior = [0] * x.ndim, [0] * x.ndim
        for axis, start, stride in zip(attrs["dimensions"], offset, attrs["strides"], strict=True):
            low[axis], interior[axis] = start, stride - 1
        part = ops.slice(
            flat,
            start_indices=(0,) * x.ndim + (k,),
            limit_indices=(*counts, k + 1),
            strides=(1,) * (x.ndim + 1),
        )
        rows = zip(x.shape, counts, low, interior, strict=True)
        high = tuple(n - a - (m - 1) * (s + 1) - 1 for n, m, a, s in rows)
        moved = _spread(ops.reshape(part, shape=counts), tuple(low), high, tuple(interior))
        total = moved if total is None else ops.add(total, moved)
    return total


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


def _signature(types: Types, attrs: Attrs) -> Signature:
    axes = attrs["dimensions"]
    row = tuple(None if i in axes else c for i, c in enumerate(letters(types[0].ndim)))
    return Signature((row,), (row + (None,) * len(axes),))


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
        _type,
        lambda attrs, x: view(x, attrs["dimensions"], *(attrs[name] for name in _ROWS)),
        attrs=("dimensions", *_ROWS),
        operands=("x",),
        dtypes=ALL_KINDS,
        linear="all",
        transpose=_transpose,
        batch=lambda attrs, ins, flags, size: (
            windows(ins[0], **{**attrs, "dimensions": shifted(attrs["dimensions"])}),
            True,
        ),
        signature=_signature,
        index_map=_index,
        expand=_expand,
        cost=moving_cost,
        mlir=Mlir("stablehlo.composite"),
    )
)
