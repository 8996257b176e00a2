"""Products of two sparse arrays: of dimensions, and element by element."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from monograph import numpy as mnp
from monograph._operands.values import contents
from monograph.experimental.sparse.bcoo import (
    BCOO,
    bcoo_sum_duplicates,
    over_batches,
    places_of,
)
from monograph.experimental.sparse.layouts import bcoo_update_layout
from monograph.experimental.sparse.meetings import meet, pairs
from monograph.hlo.errors import ShapeError

Dims = Sequence[int]
Pick = tuple[int, int]  # 0 or 1, for the operand; one of its dimensions


def sparse_product(lhs: BCOO, rhs: BCOO, left: Dims, right: Dims, batch: tuple[Dims, Dims]) -> BCOO:
    """Sums of products over dimensions; places of the result are there once.

    Args:
        lhs, rhs: the operands, of one element type.
        left, right: dimensions that are summed over.
        batch: dimensions that both have, and the result begins with.
    """
    mine, other = (*batch[0], *left), (*batch[1], *right)
    if [lhs.shape[a] for a in mine] != [rhs.shape[a] for a in other]:
        raise ShapeError(
            "bcoo_dot_general: sizes differ",
            operands={"lhs": lhs.shape, "rhs": rhs.shape},
            fix="contract dimensions of one size.",
        )
    n = lhs.n_batch if _batches_agree(lhs, rhs, batch) else 0
    lhs, rhs = _only_batches(lhs, n), _only_batches(rhs, n)
    kept = [(0, a) for a in batch[0] if a >= n]
    kept += [(0, a) for a in range(n, lhs.ndim) if a not in mine]
    kept += [(1, a) for a in range(n, rhs.ndim) if a not in other]
    made = _joined(lhs, rhs, [a for a in mine if a >= n], [a for a in other if a >= n], kept)
    rows = bcoo_sum_duplicates(made, nse=_room(made))
    return rows


def _batches_agree(lhs: BCOO, rhs: BCOO, batch: tuple[Dims, Dims]) -> bool:
    """Whether the first dimensions of both are the same batches."""
    first = list(range(lhs.n_batch))
    return lhs.n_batch == rhs.n_batch and all(list(b)[: lhs.n_batch] == first for b in batch)


def _only_batches(mat: BCOO, n: int) -> BCOO:
    return bcoo_update_layout(mat, n_batch=n, n_dense=0)


def _room(made: BCOO) -> int | None:
    """How many places there are at most, where nobody can count them."""
    known = contents(made.indices) is not None
    return None if known else min(made.nse, math.prod(made.shape[made.n_batch :]))


def bcoo_multiply_sparse(lhs: BCOO, rhs: BCOO) -> BCOO:
    """Two sparse arrays, multiplied element by element; sizes of 1 spread.

    Args:
        lhs, rhs: arrays with the same numbers of dimensions, and of dense ones.
    """
    if lhs.ndim != rhs.ndim or lhs.n_dense != rhs.n_dense:
        raise ShapeError(
            "bcoo_multiply_sparse: unlike dimensions",
            operands={"lhs": lhs.shape, "rhs": rhs.shape},
            fix="give arrays with the same numbers of dimensions and of dense ones.",
        )
    sizes = list(zip(lhs.shape, rhs.shape, strict=True))
    if any(m != n and 1 not in (m, n) for m, n in sizes):
        raise ShapeError(
            "bcoo_multiply_sparse: sizes differ",
            operands={"lhs": lhs.shape, "rhs": rhs.shape},
            fix="multiply arrays of one shape, or with sizes of 1.",
        )
    n = min(lhs.n_batch, rhs.n_batch)
    while n and any(m != k for m, k in sizes[:n]):
        n -= 1
    lhs, rhs = (bcoo_update_layout(x, n_batch=n) for x in (lhs, rhs))
    sparse = range(n, lhs.ndim - lhs.n_dense)
    shared = [a for a in sparse if 1 not in sizes[a]]
    kept = [(int(lhs.shape[a] == 1), a) for a in sparse]
    common = mnp.result_type(lhs.dtype, rhs.dtype)
    made = _joined(lhs.astype(common), rhs.astype(common), shared, shared, kept)
    return BCOO(
        (made.data, made.indices), shape=made.shape,
        unique_indices=lhs.unique_indices and rhs.unique_indices,
    )  # fmt: skip


def _joined(lhs: BCOO, rhs: BCOO, left: Dims, right: Dims, kept: Sequence[Pick]) -> BCOO:
    """A product for every pair of elements that meet: all batches are common to both.

    Args:
        lhs, rhs: the operands, of one element type, and the same batch dimensions.
        left, right: sparse dimensions in which elements must stand in the same place.
        kept: where the sparse dimensions of the result come from.
    """
    n = lhs.n_batch
    own = tuple(np.array([a - n for a in side], int) for side in (left, right))
    taken = [a - n for _, a in kept]
    from_left = np.array([side == 0 for side, _ in kept], bool)
    sizes = [(lhs, rhs)[side].shape[a] for side, a in kept]
    beyond = np.array(sizes, mnp.result_type(lhs.indices.dtype, rhs.indices.dtype))
    (lhs_at, lhs_inside), (rhs_at, rhs_inside) = places_of(lhs), places_of(rhs)

    def meetings(a: Any, b: Any, a_inside: Any, b_inside: Any) -> Any:
        return meet(a[:, own[0]], b[:, own[1]], a_inside, b_inside)

    found = over_batches(meetings, n)(lhs_at, rhs_at, lhs_inside, rhs_inside)
    counted = contents(found.count.sum(-1))
    size = _bound(lhs, rhs, left, right) if counted is None else int(counted.max(initial=0))

    def products(found: Any, a: Any, b: Any, a_at: Any, b_at: Any) -> Any:
        i, j, there = pairs(found, size)
        terms = a[i] * b[j]
        data = mnp.where(there.reshape(-1, *(1,) * (terms.ndim - 1)), terms, 0)
        columns = [(b_at[j], a_at[i])[int(f)][:, k] for f, k in zip(from_left, taken, strict=True)]
        rows = mnp.stack(columns, axis=-1) if columns else mnp.zeros((size, 0), beyond.dtype)
        return data, mnp.where(there[:, None], rows, beyond).astype(beyond.dtype)

    parts = over_batches(products, n)(found, lhs.data, rhs.data, lhs_at, rhs_at)
    dense = np.broadcast_shapes(*(x.shape[x.ndim - x.n_dense :] for x in (lhs, rhs)))
    return BCOO(parts, shape=(*lhs.shape[:n], *sizes, *dense))


def _bound(lhs: BCOO, rhs: BCOO, left: Dims, right: Dims) -> int:
    """How many pairs meet at most: where places are there once, few stand in one row."""

    def each(mat: BCOO, own: Dims) -> int:
        free = range(mat.n_batch, mat.n_batch + mat.n_sparse)
        rest = math.prod(mat.shape[a] for a in free if a not in own)
        return min(mat.nse, rest) if mat.unique_indices else mat.nse

    return min(lhs.nse * each(rhs, right), rhs.nse * each(lhs, left))
