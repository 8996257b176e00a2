"""Sparse arrays that are made of nothing: `empty` and `eye`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from monograph import numpy as mnp
from monograph.experimental.sparse.bcoo import BCOO, checked
from monograph.hlo.errors import ArgumentError


def empty(
    shape: Sequence[int],
    dtype: Any = None,
    index_dtype: Any = "int32",
    sparse_format: str = "bcoo",
    *,
    n_dense: int = 0,
    n_batch: int = 0,
    nse: int = 0,
) -> BCOO:
    """A sparse array of zeros.

    Args:
        shape: of the array.
        dtype, index_dtype: element types of the elements and of their places.
        sparse_format: "bcoo" alone.
        n_dense, n_batch: how many dimensions are dense, and batches.
        nse: for how many elements there is room.
    """
    _only_bcoo(sparse_format)
    checked("empty", len(shape), n_batch, n_dense, nse)
    last = len(shape) - n_dense
    batch, sparse, dense = shape[:n_batch], shape[n_batch:last], shape[last:]
    data = mnp.zeros((*batch, nse, *dense), dtype)
    beyond = mnp.asarray(sparse, index_dtype)
    indices = mnp.broadcast_to(beyond, (*batch, nse, len(sparse)))
    return BCOO((data, indices), shape=shape, indices_sorted=True, unique_indices=True)


def eye(
    N: int,
    M: int | None = None,
    k: int = 0,
    dtype: Any = None,
    index_dtype: Any = "int32",
    sparse_format: str = "bcoo",
    *,
    n_dense: int = 0,
    n_batch: int = 0,
) -> BCOO:
    """A matrix with ones along a diagonal, as `monograph.numpy.eye`."""
    _only_bcoo(sparse_format)
    dense = mnp.eye(N, M, k, dtype=dtype)
    return BCOO.fromdense(dense, n_dense=n_dense, n_batch=n_batch, index_dtype=index_dtype)


def _only_bcoo(name: str) -> None:
    if name != "bcoo":
        raise ArgumentError(f"sparse_format={name!r}", fix='"bcoo" is the format that is there.')
