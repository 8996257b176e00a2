"""Which dimensions of a sparse array are batches, sparse and dense: changed."""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from typing import Any

import numpy as np

from monograph import numpy as mnp
from monograph.experimental.sparse.base import SparseEfficiencyError, SparseEfficiencyWarning
from monograph.experimental.sparse.bcoo import BCOO, checked, places_of
from monograph.hlo.errors import ArgumentError


def bcoo_update_layout(
    mat: BCOO,
    *,
    n_batch: int | None = None,
    n_dense: int | None = None,
    on_inefficient: str | None = "error",
) -> BCOO:
    """The same array with other numbers of batch and dense dimensions.

    Args:
        mat: the array.
        n_batch, n_dense: how many there are to be; by default as many as there are.
        on_inefficient: what to do where the result takes far more memory: "error", "warn", None.
    """
    n_batch = mat.n_batch if n_batch is None else n_batch
    n_dense = mat.n_dense if n_dense is None else n_dense
    checked("bcoo_update_layout", mat.ndim, n_batch, n_dense, 0)
    if on_inefficient not in ("error", "warn", None):
        raise ArgumentError(
            f"on_inefficient={on_inefficient!r}", fix='give "error", "warn" or None.'
        )
    spread = (
        mat.shape[mat.n_batch : n_batch],
        mat.shape[mat.ndim - n_dense : mat.ndim - mat.n_dense],
    )
    if any(size > 1 for sizes in spread for size in sizes):
        _complain(on_inefficient, mat, n_batch, n_dense)
    while mat.n_batch > n_batch:
        mat = _last_batch_as_sparse(mat)
    while mat.n_dense > n_dense:
        mat = _first_dense_as_sparse(mat)
    while mat.n_batch < n_batch:
        mat = _first_sparse_as_batch(mat)
    while mat.n_dense < n_dense:
        mat = _last_sparse_as_dense(mat)
    return mat


def _complain(how: str | None, mat: BCOO, n_batch: int, n_dense: int) -> None:
    text = (
        f"{mat!r} with n_batch={n_batch} and n_dense={n_dense} keeps all its elements for every "
        "index of the new dimensions"
    )
    if how == "error":
        raise SparseEfficiencyError(f"{text}; on_inefficient=None allows it")
    if how == "warn":
        warnings.warn(text, SparseEfficiencyWarning, stacklevel=3)


def _with_column(indices: Any, column: Any, at: int) -> Any:
    """Rows of indices with one more column, before the one that is at a place."""
    new = mnp.broadcast_to(column[..., None], (*indices.shape[:-1], 1)).astype(indices.dtype)
    return mnp.concatenate([indices[..., :at], new, indices[..., at:]], axis=-1)


def _last_batch_as_sparse(mat: BCOO) -> BCOO:
    n, size = mat.n_batch - 1, mat.shape[mat.n_batch - 1]
    indices = _with_column(places_of(mat)[0], mnp.arange(size)[:, None], 0)
    flat = (*mat.shape[:n], size * mat.nse)
    return _regrouped(mat, indices, flat)


def _first_dense_as_sparse(mat: BCOO) -> BCOO:
    n, size = mat.n_batch, mat.data.shape[mat.n_batch + 1]
    wide = mnp.broadcast_to(
        places_of(mat)[0][..., None, :], (*mat.shape[:n], mat.nse, size, mat.n_sparse)
    )
    indices = _with_column(wide, mnp.arange(size), mat.n_sparse)
    flat = (*mat.shape[:n], mat.nse * size)
    return _regrouped(mat, indices, flat)


def _regrouped(mat: BCOO, indices: Any, flat: tuple[int, ...]) -> BCOO:
    """The same elements at other indices, with these batches and as many places as the last says.

    Two dimensions of the data, behind the batches that stay, become that one.
    """
    data = mat.data.reshape(*flat, *mat.data.shape[len(flat) + 1 :])
    parts = data, indices.reshape(*flat, indices.shape[-1])
    return BCOO(parts, shape=mat.shape, unique_indices=mat.unique_indices)


def _first_sparse_as_batch(mat: BCOO) -> BCOO:
    """Every new batch keeps all elements; those of other batches are padding in it."""
    n, size = mat.n_batch, mat.shape[mat.n_batch]
    places, inside = places_of(mat)
    number = mnp.arange(size).reshape(size, 1)
    own = (places[..., None, :, 0] == number) & inside[..., None, :]
    rest = np.array(mat.shape[n + 1 : n + mat.n_sparse], mat.indices.dtype)
    indices = mnp.where(own[..., None], places[..., None, :, 1:], rest)
    mask = own.reshape(*own.shape, *(1,) * mat.n_dense)
    data = mnp.where(mask, mnp.expand_dims(mat.data, n), 0)
    return BCOO((data, indices), shape=mat.shape, unique_indices=mat.unique_indices)


def _last_sparse_as_dense(mat: BCOO) -> BCOO:
    """Every element becomes a row of the new dimension."""
    n, last = mat.n_batch, mat.n_batch + mat.n_sparse - 1
    places, inside = places_of(mat)
    own = (places[..., -1:] == mnp.arange(mat.shape[last])) & inside[..., None]
    mask = own.reshape(*own.shape, *(1,) * mat.n_dense)
    data = mnp.where(mask, mnp.expand_dims(mat.data, n + 1), 0)
    return BCOO((data, places[..., :-1]), shape=mat.shape)


def grouped(mat: BCOO, dimensions: Sequence[int]) -> tuple[list[int], list[int], list[int]]:
    """Dimensions by their kind: batches, sparse ones, dense ones."""
    n, last = mat.n_batch, mat.n_batch + mat.n_sparse
    return (
        [d for d in dimensions if d < n],
        [d for d in dimensions if n <= d < last],
        [d for d in dimensions if d >= last],
    )
