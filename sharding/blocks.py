"""Blocks: how the host holds an array that is cut over a mesh.

The block of an array has a dimension for every mesh axis along which the pieces differ, in the
mesh's order, then those of a piece, padding included. What is the same everywhere is there once;
an array that no axis cuts is its own block. Called by arrays, which move between whole and block.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from monograph.sharding.tiling import Names, Sizes, Tiling, local_shape

Host = np.ndarray[Any, Any]
_TERMS: dict[str, Callable[..., Host]] = {
    "add": np.add.reduce,
    "maximum": np.maximum.reduce,
    "minimum": np.minimum.reduce,
    "multiply": np.multiply.reduce,
    "and": np.bitwise_and.reduce,
    "or": np.bitwise_or.reduce,
    "xor": np.bitwise_xor.reduce,
}


def row_axes(tiling: Tiling, sizes: Sizes) -> Names:
    """The mesh axes along which pieces differ, in the mesh's order: a block's first dimensions."""
    used = {*tiling.axes, *tiling.partial}
    return tuple(name for name in sizes if name in used)


def block_shape(shape: Sequence[int], tiling: Tiling, sizes: Sizes) -> tuple[int, ...]:
    """The shape of the block of an array of this shape.

    >>> block_shape((10, 3), Tiling((("x",), ())), {"x": 4, "y": 2})
    (4, 3, 3)
    """
    rows = tuple(sizes[name] for name in row_axes(tiling, sizes))
    return (*rows, *local_shape(shape, tiling, sizes))


def cut(whole: Host, tiling: Tiling, sizes: Sizes) -> Host:
    """The block of an array; padding is zero, and so are all terms but the first.

    Args:
        whole: the array.
        tiling: how it is to be cut.
        sizes: of the mesh's axes.

    Returns:
        A contiguous array: `whole` itself or a view where that serves.
    """
    rows = row_axes(tiling, sizes)
    if not rows:
        return np.asarray(whole, order="C")
    piece = local_shape(whole.shape, tiling, sizes)
    padded = tuple(
        n * math.prod(sizes[a] for a in d) for n, d in zip(piece, tiling.dims, strict=True)
    )
    if padded != whole.shape:
        full = np.zeros(padded, whole.dtype)
        full[tuple(map(slice, whole.shape))] = whole
        whole = full
    split = whole.reshape(_split_shape(piece, tiling, sizes))
    order, _ = _order(rows, tiling)
    split = split.transpose(order)
    if not tiling.partial:
        return np.asarray(split, order="C")
    block = np.zeros(block_shape(whole.shape, tiling, sizes), whole.dtype)
    block[_first_terms(rows, tiling)] = split
    return block


def join(block: Host, shape: Sequence[int], tiling: Tiling, sizes: Sizes) -> Host:
    """The array of a block: the other way round; terms are combined.

    Args:
        block: of the shape that `block_shape` says.
        shape: of the whole array.
        tiling: how it is cut.
        sizes: of the mesh's axes.
    """
    rows = row_axes(tiling, sizes)
    if not rows:
        return block
    if tiling.partial:
        where = tuple(i for i, name in enumerate(rows) if name in tiling.partial)
        block = _TERMS[tiling.how](block, axis=where, dtype=block.dtype)
    piece = local_shape(shape, tiling, sizes)
    order, kept = _order(rows, tiling)
    split = block.transpose(np.argsort(order))
    assert split.ndim == kept + len(piece)
    padded = [n * math.prod(sizes[a] for a in d) for n, d in zip(piece, tiling.dims, strict=True)]
    return split.reshape(padded)[tuple(map(slice, shape))]


def piece_index(
    shape: Sequence[int], tiling: Tiling, sizes: Sizes, place: Sequence[int]
) -> tuple[slice, ...]:
    """The slices of an array that the device at a place of the mesh holds.

    >>> piece_index((10,), Tiling((("x",),)), {"x": 4}, (3,))
    (slice(9, 10, None),)
    """
    at = dict(zip(sizes, place, strict=True))
    found = []
    for n, names, own in zip(shape, tiling.dims, local_shape(shape, tiling, sizes), strict=True):
        number = 0
        for name in names:
            number = number * sizes[name] + at[name]
        start = min(number * own, n)
        found.append(slice(start, min(start + own, n)) if names else slice(None))
    return tuple(found)


def row_index(tiling: Tiling, sizes: Sizes, place: Sequence[int]) -> tuple[int, ...]:
    """Where in a block the piece of the device at a place of the mesh is.

    >>> row_index(Tiling((("x",),)), {"x": 4, "y": 2}, (3, 1))
    (3,)
    """
    at = dict(zip(sizes, place, strict=True))
    return tuple(at[name] for name in row_axes(tiling, sizes))


def _split_shape(piece: Sequence[int], tiling: Tiling, sizes: Sizes) -> list[int]:
    """Every dimension as one per axis that cuts it, then that of the piece."""
    return [m for n, d in zip(piece, tiling.dims, strict=True) for m in (*(sizes[a] for a in d), n)]


def _order(rows: Names, tiling: Tiling) -> tuple[list[int], int]:
    """How the dimensions of a split array are turned to those of a block, and how many are rows."""
    places: dict[str, int] = {}
    own = []
    at = 0
    for d in tiling.dims:
        for name in d:
            places[name] = at
            at += 1
        own.append(at)
        at += 1
    cutting = [name for name in rows if name in places]
    return [places[name] for name in cutting] + own, len(cutting)


def _first_terms(rows: Names, tiling: Tiling) -> tuple[Any, ...]:
    return tuple(0 if name in tiling.partial else slice(None) for name in rows)
