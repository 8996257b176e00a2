"""Sparse arrays of other shapes: slices, reshaped, reversed, spread, put together."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from monograph import lax
from monograph import numpy as mnp
from monograph._operands.axes import axes_of, axis_of
from monograph._operands.values import convert
from monograph.experimental.sparse.bcoo import BCOO, bcoo_sum_duplicates, places_of
from monograph.experimental.sparse.layouts import bcoo_update_layout, grouped
from monograph.hlo.errors import ArgumentError, ShapeError, UnsupportedError
from monograph.hlo.types import I32, I64

Dims = Sequence[int]


def _spread(mask: Any, data: Any) -> Any:
    return mask.reshape(*mask.shape, *(1,) * (data.ndim - mask.ndim))


def _zero_outside(mat: BCOO) -> tuple[Any, Any]:
    """The elements, zero where they are padding, and their places from the front."""
    places, inside = places_of(mat)
    return mnp.where(_spread(inside, mat.data), mat.data, 0), places


def bcoo_squeeze(arr: BCOO, *, dimensions: Dims) -> BCOO:
    """Without dimensions of size 1."""
    dims = axes_of(dimensions, arr.ndim, "bcoo_squeeze")
    if any(arr.shape[d] != 1 for d in dims):
        raise ShapeError(
            f"bcoo_squeeze: dimensions {tuple(dims)} of {arr.shape}", fix="name sizes of 1."
        )
    batch, sparse, dense = grouped(arr, dims)
    data, places = _zero_outside(arr) if sparse else (arr.data, arr.indices)
    left = [k for k in range(arr.n_sparse) if k + arr.n_batch not in sparse]
    data = mnp.squeeze(data, (*batch, *[d - arr.n_sparse + 1 for d in dense]))
    indices = mnp.squeeze(places[..., np.array(left, int)], tuple(batch))
    shape = [n for d, n in enumerate(arr.shape) if d not in dims]
    return BCOO((data, indices), shape=shape, unique_indices=arr.unique_indices)


def bcoo_rev(operand: BCOO, dimensions: Dims) -> BCOO:
    """Backwards along dimensions."""
    dims = axes_of(dimensions, operand.ndim, "bcoo_rev")
    batch, sparse, dense = grouped(operand, dims)
    places, inside = places_of(operand)
    n = operand.n_batch
    for d in sparse:
        turned = operand.shape[d] - 1 - places[..., d - n]
        places = places.at[..., d - n].set(mnp.where(inside, turned, operand.shape[d]))
    data = mnp.flip(operand.data, (*batch, *[d - operand.n_sparse + 1 for d in dense]))
    return BCOO(
        (data, mnp.flip(places, tuple(batch))), shape=operand.shape,
        unique_indices=operand.unique_indices,
    )  # fmt: skip


def bcoo_slice(
    mat: BCOO, *, start_indices: Dims, limit_indices: Dims, strides: Dims | None = None
) -> BCOO:
    """A part of an array, as `monograph.lax.slice`: what is beyond its ends becomes padding."""
    strides = (1,) * mat.ndim if strides is None else tuple(strides)
    cuts = list(zip(start_indices, limit_indices, strides, strict=True))
    if len(cuts) != mat.ndim or any(
        not 0 <= a <= b <= n or s < 1 for (a, b, s), n in zip(cuts, mat.shape, strict=True)
    ):
        raise ShapeError(
            f"bcoo_slice: from {tuple(start_indices)} to {tuple(limit_indices)} by {strides} "
            f"of {mat.shape}",
            fix="give a start, an end in range and a step of 1 or more for every dimension.",
        )
    shape = [-(-(b - a) // s) for a, b, s in cuts]
    n, last = mat.n_batch, mat.n_batch + mat.n_sparse
    outer, inner = [slice(*c) for c in cuts[:n]], [slice(*c) for c in cuts[last:]]
    data = mat.data[(*outer, slice(None), *inner)]
    mat = BCOO((data, mat.indices[tuple(outer)]), shape=(*shape[:n], *mat.shape[n:last],
               *shape[last:]), **mat._known)  # fmt: skip
    starts = [a for a, _, _ in cuts[n:last]]
    return _cut(mat, starts, shape[n:last], [s for *_, s in cuts[n:last]])


def _cut(mat: BCOO, starts: Sequence[Any], sizes: Dims, steps: Dims) -> BCOO:
    """Sparse dimensions from a start on; as many elements are kept as there are, or as fit."""
    n, last = mat.n_batch, mat.n_batch + mat.n_sparse
    if not mat.n_sparse:
        return mat
    places, inside = places_of(mat)
    dtype = places.dtype
    start = mnp.stack([mnp.asarray(a, dtype) for a in starts])
    ends, step = np.array(sizes, dtype), np.array(steps, dtype)
    moved = places - start
    at = moved // step
    kept = inside & ((moved >= 0) & (at < ends) & (moved % step == 0)).all(-1)
    data = mnp.where(_spread(kept, mat.data), mat.data, 0)
    shape = (*mat.shape[:n], *sizes, *mat.shape[last:])
    indices = mnp.where(kept[..., None], at, ends)
    made = BCOO((data, indices), shape=shape, unique_indices=mat.unique_indices)
    room = math.prod(sizes)
    return bcoo_sum_duplicates(made, nse=room) if room < made.nse else made


def bcoo_dynamic_slice(mat: BCOO, start_indices: Sequence[Any], slice_sizes: Dims) -> BCOO:
    """A part of an array whose start may be traced, as `monograph.lax.dynamic_slice`."""
    if (
        len(start_indices) != mat.ndim
        or len(slice_sizes) != mat.ndim
        or any(not 0 <= m <= n for m, n in zip(slice_sizes, mat.shape, strict=False))
    ):
        raise ShapeError(
            f"bcoo_dynamic_slice: sizes {tuple(slice_sizes)} of {mat.shape}",
            fix="give a start and a size that fits for every dimension.",
        )
    n, last = mat.n_batch, mat.n_batch + mat.n_sparse
    sizes = [int(m) for m in slice_sizes]
    starts = [
        mnp.clip(mnp.where(mnp.asarray(s) < 0, mnp.asarray(s) + size, s), 0, size - m)
        for s, m, size in zip(start_indices, sizes, mat.shape, strict=True)
    ]
    none = mnp.zeros_like(starts[0]) if starts else 0
    outer, inner = starts[:n], starts[last:]
    data = lax.dynamic_slice(mat.data, (*outer, none, *inner), (*sizes[:n], mat.nse, *sizes[last:]))
    indices = lax.dynamic_slice(
        mat.indices, (*outer, none, none), (*sizes[:n], mat.nse, mat.n_sparse)
    )
    shape = (*sizes[:n], *mat.shape[n:last], *sizes[last:])
    part = BCOO((data, indices), shape=shape, **mat._known)
    return _cut(part, starts[n:last], sizes[n:last], [1] * mat.n_sparse)


def bcoo_reshape(
    mat: BCOO, *, new_sizes: Dims, dimensions: Dims | None = None, sharding: Any = None
) -> BCOO:
    """The same elements in order in another shape; each kind of dimensions by itself.

    Args:
        mat: the array.
        new_sizes: the shape of the result.
        dimensions: an order in which the dimensions are taken, as in `monograph.lax.reshape`.
        sharding: must be None.
    """
    if sharding is not None:
        raise UnsupportedError("bcoo_reshape with a sharding", fix="leave it out.")
    if dimensions is not None:
        mat = mat.transpose(tuple(dimensions))
    n, last = mat.n_batch, mat.n_batch + mat.n_sparse
    sizes = [int(m) for m in new_sizes]
    outer = _first_with_product(sizes, math.prod(mat.shape[:n]), n)
    rest = sizes[outer:]
    inner = _first_with_product(rest, math.prod(mat.shape[n:last]), len(rest) - mat.n_dense)
    if outer is None or inner is None or math.prod(rest[inner:]) != math.prod(mat.shape[last:]):
        raise ShapeError(
            f"bcoo_reshape: {mat.shape} as {tuple(sizes)}",
            why="batch, sparse and dense dimensions keep their numbers of elements.",
            fix="reshape each kind of dimensions by itself, or change the layout before.",
        )
    batch, sparse, dense = sizes[:outer], rest[:inner], rest[inner:]
    places, inside = places_of(mat)
    rows = _split(_flat(places, mat.shape[n:last]), sparse)
    beyond = np.array(sparse, places.dtype)
    indices = mnp.where(inside[..., None], rows.astype(places.dtype), beyond)
    data = mat.data if sparse else mnp.where(_spread(inside, mat.data), mat.data, 0)
    return BCOO(
        (data.reshape(*batch, mat.nse, *dense), indices.reshape(*batch, mat.nse, len(sparse))),
        shape=sizes, unique_indices=mat.unique_indices,
    )  # fmt: skip


def _first_with_product(sizes: Dims, product: int, wanted: int) -> int | None:
    """How many of the first sizes have a product: as many as wanted, if they can be so many."""
    found = [k for k in range(len(sizes) + 1) if math.prod(sizes[:k]) == product]
    return wanted if wanted in found else min(found, default=None)


def _flat(places: Any, sizes: Dims) -> Any:
    """Rows of indices as numbers: in 64 bits where 32 are too few."""
    kind = I64 if math.prod(sizes) > np.iinfo(np.int32).max else I32
    number = convert(mnp.zeros(places.shape[:-1], np.int32), kind)
    for k, size in enumerate(sizes):
        number = number * size + convert(places[..., k], kind)
    return number


def _split(number: Any, sizes: Dims) -> Any:
    """Numbers as rows of indices."""
    found = []
    for size in reversed(sizes):
        found.append(number % max(size, 1))
        number = number // max(size, 1)
    if not found:
        return mnp.zeros((*number.shape, 0), np.int32)
    return mnp.stack(found[::-1], axis=-1)


def bcoo_broadcast_in_dim(
    mat: BCOO, *, shape: Dims, broadcast_dimensions: Dims, sharding: Any = None
) -> BCOO:
    """Spread to more dimensions, as `monograph.lax.broadcast_in_dim`.

    New dimensions are batches before the first old one that is not, dense after the first old
    dense one, and sparse otherwise: along sparse ones every element is repeated.
    """
    if sharding is not None:
        raise UnsupportedError("bcoo_broadcast_in_dim with a sharding", fix="leave it out.")
    shape, to = [int(m) for m in shape], [int(d) for d in broadcast_dimensions]
    if (
        len(to) != mat.ndim
        or sorted(set(to)) != to
        or any(
            not 0 <= d < len(shape) or n not in (1, shape[d])
            for d, n in zip(to, mat.shape, strict=False)
        )
    ):
        raise ShapeError(
            f"bcoo_broadcast_in_dim: {mat.shape} along {tuple(to)} of {tuple(shape)}",
            fix="name a dimension of the same size for every one, or for sizes of 1, in order.",
        )
    n, last = mat.n_batch, mat.n_batch + mat.n_sparse
    outer, inner = min(to[n:], default=len(shape)), min(to[last:], default=len(shape))
    batch, sparse, dense = shape[:outer], range(outer, inner), shape[inner:]
    places, inside = places_of(mat)
    data = lax.broadcast_in_dim(
        mat.data,
        (*batch, mat.nse, *dense),
        (*to[:n], outer, *[d - inner + outer + 1 for d in to[last:]]),
    )
    places = lax.broadcast_in_dim(places, (*batch, *places.shape[n:]), (*to[:n], outer, outer + 1))
    inside = lax.broadcast_in_dim(inside, (*batch, mat.nse), (*to[:n], outer))
    came = {d: k for k, d in enumerate(to[n:last]) if mat.shape[n + k] == shape[d]}
    repeated = [d for d in sparse if d not in came]
    sizes = [shape[d] for d in repeated]
    every = math.prod(sizes)
    grid = np.indices(sizes).reshape(len(sizes), every)
    rows = (*batch, mat.nse, every)
    columns = [
        mnp.broadcast_to(
            places[..., came[d]][..., None] if d in came else grid[repeated.index(d)], rows
        )
        for d in sparse
    ]
    data = mnp.broadcast_to(mnp.expand_dims(data, outer + 1), (*rows, *dense))
    beyond = np.array([shape[d] for d in sparse], places.dtype)
    found = mnp.stack([c.astype(places.dtype) for c in columns], -1) if columns else (
        mnp.zeros((*rows, 0), places.dtype)
    )  # fmt: skip
    found = mnp.where(inside[..., None, None], found, beyond)
    flat = (*batch, mat.nse * every)
    return BCOO(
        (data.reshape(*flat, *dense), found.reshape(*flat, len(columns))),
        shape=shape, unique_indices=mat.unique_indices,
    )  # fmt: skip


def bcoo_concatenate(operands: Sequence[BCOO], *, dimension: int) -> BCOO:
    """Arrays one after the other along a batch or sparse dimension.

    Args:
        operands: arrays with the same kinds of dimensions, of one size but for this one.
        dimension: along which.
    """
    mats = list(operands)
    if not mats:
        raise ArgumentError("bcoo_concatenate of nothing", fix="give one array or more.")
    first = mats[0]
    at = axis_of(dimension, first.ndim, "bcoo_concatenate")
    rests = {(*m.shape[:at], *m.shape[at + 1 :], m.ndim, m.n_batch, m.n_dense) for m in mats}
    if len(rests) > 1:
        raise ShapeError(
            "bcoo_concatenate: arrays of unlike shapes or kinds of dimensions",
            operands={f"operand {i}": m.shape for i, m in enumerate(mats)},
            fix="give arrays that differ in the size of that dimension alone.",
        )
    n, last = first.n_batch, first.n_batch + first.n_sparse
    if at >= last:
        raise UnsupportedError(
            "bcoo_concatenate along a dense dimension", fix="make it sparse: bcoo_update_layout."
        )
    ends = np.cumsum([m.shape[at] for m in mats])
    shape = [int(ends[-1]) if d == at else size for d, size in enumerate(first.shape)]
    if at < n:
        room = max(m.nse for m in mats)
        parts = [(_zero_outside(_with_room(m, room))) for m in mats]
        data, indices = (mnp.concatenate(side, axis=at) for side in zip(*parts, strict=True))
        return BCOO((data, indices), shape=shape)
    beyond = np.array(shape[n:last])
    moved = []
    for m, end in zip(mats, ends, strict=True):
        places, inside = places_of(m)
        there = places.at[..., at - n].add(int(end) - m.shape[at])
        moved.append(mnp.where(inside[..., None], there, beyond.astype(there.dtype)))
    return BCOO(
        (mnp.concatenate([m.data for m in mats], axis=n), mnp.concatenate(moved, axis=n)),
        shape=shape, unique_indices=all(m.unique_indices for m in mats),
    )  # fmt: skip


def _with_room(mat: BCOO, nse: int) -> BCOO:
    """With padding, for more elements."""
    n, more = mat.n_batch, nse - mat.nse
    if not more:
        return mat
    batch = mat.shape[:n]
    beyond = np.array(mat.shape[n : n + mat.n_sparse], mat.indices.dtype)
    rows = mnp.broadcast_to(beyond, (*batch, more, mat.n_sparse))
    none = mnp.zeros((*batch, more, *mat.data.shape[n + 1 :]), mat.dtype)
    return BCOO(
        (mnp.concatenate([mat.data, none], axis=n), mnp.concatenate([mat.indices, rows], axis=n)),
        shape=mat.shape,
    )


# ---- methods -------------------------------------------------------------------------------------


def _item(mat: BCOO, index: Any) -> BCOO:
    """Slices, integers and new dimensions, as of an array."""
    given = list(index) if isinstance(index, tuple) else [index]
    taken = sum(i is not None and i is not Ellipsis for i in given)
    rest = [slice(None)] * (mat.ndim - taken)
    at = next((k for k, i in enumerate(given) if i is Ellipsis), len(given))
    given[at : at + 1] = rest
    known = [i is None or isinstance(i, slice | int | np.integer) for i in given]
    if taken > mat.ndim or not all(known):
        raise UnsupportedError(
            f"a BCOO array of {mat.ndim} dimensions indexed by {index!r}",
            fix="index by integers, slices and None, or index its todense().",
        )
    out = _picked(mat, [i for i in given if i is not None])
    kept = [i for i in given if i is None or isinstance(i, slice)]
    if len(kept) == out.ndim:
        return out
    old = [d for d, i in enumerate(kept) if i is not None]
    sizes = [1] * len(kept)
    for d, size in zip(old, out.shape, strict=True):
        sizes[d] = size
    return bcoo_broadcast_in_dim(out, shape=sizes, broadcast_dimensions=old)


def _picked(mat: BCOO, given: Sequence[Any]) -> BCOO:
    """A slice or an integer for every dimension."""
    cuts, single, back = [], [], []
    for d, (i, size) in enumerate(zip(given, mat.shape, strict=True)):
        if not isinstance(i, slice):
            at = range(size)[i]
            single.append(d)
            cuts.append((at, at + 1, 1))
            continue
        a, b, step = i.indices(size)
        count = len(range(a, b, step))
        if step < 0:
            back.append(d)
            a, step = a + (count - 1) * step, -step
        a = a if count else 0
        cuts.append((a, a + (count - 1) * step + 1 if count else 0, step))
    starts, limits, strides = zip(*cuts, strict=True) if cuts else ((), (), ())
    out = bcoo_slice(mat, start_indices=starts, limit_indices=limits, strides=strides)
    out = bcoo_rev(out, back) if back else out
    return bcoo_squeeze(out, dimensions=single) if single else out


def _reshaped(mat: BCOO, *sizes: Any) -> BCOO:
    shape = tuple(sizes[0]) if len(sizes) == 1 and not isinstance(sizes[0], int) else sizes
    if -1 in shape:
        known = math.prod(m for m in shape if m != -1)
        shape = tuple(mat.size // max(known, 1) if m == -1 else m for m in shape)
    return bcoo_reshape(mat, new_sizes=shape)


def _iterated(mat: BCOO) -> Any:
    return (_item(mat, i) for i in range(len(mat)))


def install() -> None:
    """Give sparse arrays the methods that are made of these functions."""
    methods: dict[str, Any] = {
        "__getitem__": _item,
        "__iter__": _iterated,
        "reshape": _reshaped,
        "update_layout": bcoo_update_layout,
    }
    for name, f in methods.items():
        setattr(BCOO, name, f)


install()
