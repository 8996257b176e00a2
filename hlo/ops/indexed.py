"""Windows of an array that index vectors point at: what `gather` and `scatter` have in common.

The two ops have the same dimension numbers under different names. `Indexed` holds them under one
set of names, with the checks of the type rules and the places in the array that NumPy needs. The
array is the operand of a gather or the input of a scatter; its rows are what a gather gives and
what a scatter takes (the updates).

    rows[batch..., window...]  <->  array[starts[batch...] + window...]
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from monograph.hlo.errors import AxisError, DTypeError, ShapeError
from monograph.hlo.ops.shape_rules import check_axes
from monograph.hlo.types import TensorType

Array = np.ndarray[Any, Any]
Shape = tuple[int, ...]


@dataclass(frozen=True)
class Indexed:
    """Dimension numbers, and the sizes of a window.

    Attributes:
        row_dims: dimensions of the rows that run within a window (`offset_dims`,
            `update_window_dims`).
        dropped: dimensions of the array, of size 1 in a window, that rows don't have
            (`collapsed_slice_dims`, `inserted_window_dims`).
        batching: dimensions of the array that run along with those of the starts.
        starts_batching: these, in the same order.
        mapped: the array's dimension of each component of an index vector (`start_index_map`,
            `scatter_dims_to_operand_dims`).
        vector_dim: the dimension of the starts that holds an index vector; their rank where each
            element is an index by itself.
        sizes: of a window, one per dimension of the array.
    """

    row_dims: Shape
    dropped: Shape
    batching: Shape
    starts_batching: Shape
    mapped: Shape
    vector_dim: int
    sizes: Shape

    @property
    def kept(self) -> Shape:
        """The dimensions of the array that run within a window, in order."""
        return tuple(d for d in range(len(self.sizes)) if not self.is_single(d))

    def is_single(self, d: int) -> bool:
        """Whether rows lack a dimension of the array."""
        return d in self.dropped or d in self.batching

    def batch_shape(self, starts: Shape) -> Shape:
        """The shape of the starts without the index vectors."""
        return tuple(n for i, n in enumerate(starts) if i != self.vector_dim)

    def batch_axis(self, d: int) -> int:
        """Which dimension of the batch a batching dimension of the array runs along with."""
        axis = self.starts_batching[self.batching.index(d)]
        return axis - (axis > self.vector_dim)

    def row_batch(self, rank: int) -> Shape:
        """The dimensions of rows of so many that run over the batch."""
        return tuple(i for i in range(rank) if i not in self.row_dims)

    def rows_shape(self, starts: Shape) -> Shape:
        """The shape of the rows."""
        batch = iter(self.batch_shape(starts))
        window = iter([self.sizes[d] for d in self.kept])
        rank = len(self.batch_shape(starts)) + len(self.row_dims)
        return tuple(next(window) if i in self.row_dims else next(batch) for i in range(rank))

    def order(self, rank: int) -> Shape:
        """The permutation that brings rows to (batch..., window...)."""
        return (*self.row_batch(rank), *self.row_dims)

    @property
    def gathering(self) -> dict[str, Any]:
        """The attributes of a gather of such windows."""
        return {
            "offset_dims": self.row_dims,
            "collapsed_slice_dims": self.dropped,
            "operand_batching_dims": self.batching,
            "start_indices_batching_dims": self.starts_batching,
            "start_index_map": self.mapped,
            "index_vector_dim": self.vector_dim,
            "slice_sizes": self.sizes,
        }

    @property
    def scattering(self) -> dict[str, Any]:
        """The attributes of a scatter to such windows."""
        return {
            "update_window_dims": self.row_dims,
            "inserted_window_dims": self.dropped,
            "input_batching_dims": self.batching,
            "scatter_indices_batching_dims": self.starts_batching,
            "scatter_dims_to_operand_dims": self.mapped,
            "index_vector_dim": self.vector_dim,
        }

    # ---- in NumPy ---------------------------------------------------------------------------

    def locate(self, shape: Shape, starts: Array, *, clamp: bool) -> list[Array]:
        """Per dimension of an array of `shape` the index of every element of (batch..., window...).

        Args:
            shape: of the array.
            starts: the index vectors.
            clamp: whether starts are moved so that the window lies inside.

        Returns:
            Arrays of i64 that broadcast to the rows' shape.
        """
        batch, kept = self.batch_shape(starts.shape), self.kept
        rank = len(batch) + len(kept)
        if self.vector_dim == starts.ndim:
            starts = starts[..., None]
        if self.vector_dim < starts.ndim - 1:
            starts = np.moveaxis(starts, self.vector_dim, -1)
        vectors = _as_i64(starts)
        places = []
        for d, n in enumerate(shape):
            at = np.zeros((1,) * rank, np.int64)
            if d in self.mapped:
                one = vectors[..., self.mapped.index(d)]
                if clamp:
                    one = np.minimum(np.maximum(one, 0), n - self.sizes[d])
                at = one.reshape(batch + (1,) * len(kept))
            if d in self.batching:
                at = at + _along(self.batch_axis(d), n, rank)
            elif d in kept:
                at = at + _along(len(batch) + kept.index(d), self.sizes[d], rank)
            places.append(at)
        return places


def _along(axis: int, n: int, rank: int) -> Array:
    return np.arange(n).reshape((1,) * axis + (n,) + (1,) * (rank - axis - 1))


def _as_i64(x: Array) -> Array:
    """Indices as i64; what that cannot hold is beyond every array, and stays so."""
    if x.dtype == np.uint64:
        x = np.minimum(x, np.uint64(2**62))
    return np.minimum(np.maximum(x.astype(np.int64), -(2**62)), 2**62)


# ---- checks --------------------------------------------------------------------------------------


def check_indexed(
    op: str, names: Mapping[str, str], w: Indexed, x: TensorType, starts: TensorType, rank: int
) -> None:
    """Raise unless dimension numbers fit an array, its starts and rows of rank `rank`.

    Args:
        op: its name.
        names: what the op calls the fields of `Indexed`, and its operands ``x`` and ``starts``.
        w: the dimension numbers.
        x: type of the array.
        starts: type of the starts.
        rank: of the rows.
    """
    shown = {names["x"]: x, names["starts"]: starts}
    if not starts.dtype.is_integer:
        raise DTypeError(
            f"{op}: indices of element type {starts.dtype}",
            operands=shown,
            fix="convert the indices to an integer type.",
        )
    dims = [("dropped", x.ndim, x), ("batching", x.ndim, x), ("mapped", x.ndim, x)]
    for field, count, t in (*dims, ("starts_batching", starts.ndim, starts), ("row_dims", rank, x)):
        check_axes(op, names[field], getattr(w, field), count, t)
    for field in ("dropped", "batching", "row_dims"):
        if list(getattr(w, field)) != sorted(getattr(w, field)):
            raise AxisError(
                f"{op}: {names[field]} {getattr(w, field)} are not in order",
                operands=shown,
                fix="give them in rising order.",
            )
    for field in ("dropped", "mapped"):
        both = sorted(set(w.batching) & set(getattr(w, field)))
        if both:
            raise AxisError(
                f"{op}: dimension {both[0]} is in {names[field]} and in {names['batching']}",
                operands=shown,
                fix="name each dimension in one of them.",
            )
    _check_vectors(op, names, w, starts, shown)
    _check_batching(op, names, w, x, starts, shown)
    if len(w.row_dims) + len(w.dropped) + len(w.batching) != x.ndim:
        raise ShapeError(
            f"{op}: {names['row_dims']}, {names['dropped']} and {names['batching']} name "
            f"{len(w.row_dims)} + {len(w.dropped)} + {len(w.batching)} dimensions of {x.ndim}",
            operands=shown,
            fix=f"let each dimension of {names['x']} be in one of the three.",
        )


def _check_vectors(
    op: str, names: Mapping[str, str], w: Indexed, starts: TensorType, shown: Mapping[str, Any]
) -> None:
    if not 0 <= w.vector_dim <= starts.ndim:
        raise AxisError(
            f"{op}: index_vector_dim {w.vector_dim} of indices of {starts.ndim} dimensions",
            operands=shown,
            fix=f"use 0 to {starts.ndim} ({starts.ndim}: each element is an index by itself).",
        )
    length = 1 if w.vector_dim == starts.ndim else starts.shape[w.vector_dim]
    if len(w.mapped) != length:
        raise ShapeError(
            f"{op}: {names['mapped']} names {len(w.mapped)} dimensions for index vectors of "
            f"length {length}",
            operands=shown,
            fix="give one dimension for each component of an index vector.",
        )


def _check_batching(
    op: str, names: Mapping[str, str], w: Indexed, x: TensorType, starts: TensorType,
    shown: Mapping[str, Any],
) -> None:  # fmt: skip
    if len(w.batching) != len(w.starts_batching):
        raise ShapeError(
            f"{op}: {names['batching']} {w.batching} and {names['starts_batching']} "
            f"{w.starts_batching} differ in length",
            operands=shown,
            fix="pair the dimensions up.",
        )
    if w.vector_dim in w.starts_batching:
        raise AxisError(
            f"{op}: index_vector_dim {w.vector_dim} is in {names['starts_batching']}",
            operands=shown,
            fix="batch along another dimension of the indices.",
        )
    for d, s in zip(w.batching, w.starts_batching, strict=True):
        if x.shape[d] != starts.shape[s]:
            raise ShapeError(
                f"{op}: batching dimensions of sizes {x.shape[d]} and {starts.shape[s]}",
                operands=shown,
                why=f"dimension {d} of {names['x']} runs along with dimension {s} of "
                f"{names['starts']}.",
                fix="pair dimensions of one size.",
            )


def check_flags(op: str, attrs: Mapping[str, Any], names: Sequence[str]) -> None:
    """Raise unless these attributes are True or False."""
    for name in names:
        if not isinstance(attrs[name], bool):
            raise DTypeError(f"{op}: {name}={attrs[name]!r}", fix="give True or False.")
