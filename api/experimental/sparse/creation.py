"""Sparse arrays that are made of nothing: `empty`, `eye` and random ones."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from monograph import numpy as mnp
from monograph.experimental.sparse.bcoo import BCOO, checked
from monograph.experimental.sparse.bcsr import BCSR
from monograph.hlo.errors import ArgumentError
from monograph.random import choice, split, uniform
from monograph.tracer.arguments import as_int
from monograph.tracer.dtypes import default_dtype


def empty(
    shape: Sequence[int],
    dtype: Any = None,
    index_dtype: Any = "int32",
    sparse_format: str = "bcoo",
    *,
    n_dense: int = 0,
    n_batch: int = 0,
    nse: int = 0,
) -> Any:
    """A sparse array of zeros.

    Args:
        shape: of the array.
        dtype, index_dtype: element types of the elements and of their places.
        sparse_format: "bcoo" or "bcsr".
        n_dense, n_batch: how many dimensions are dense, and batches.
        nse: for how many elements there is room.
    """
    made = _format(sparse_format)
    checked("empty", len(shape), n_batch, n_dense, nse)
    last = len(shape) - n_dense
    batch, sparse, dense = shape[:n_batch], shape[n_batch:last], shape[last:]
    data = mnp.zeros((*batch, nse, *dense), dtype)
    beyond = mnp.asarray(sparse, index_dtype)
    indices = mnp.broadcast_to(beyond, (*batch, nse, len(sparse)))
    return made(BCOO((data, indices), shape=shape, indices_sorted=True, unique_indices=True))


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
) -> Any:
    """A matrix with ones along a diagonal, as `monograph.numpy.eye`."""
    made = _format(sparse_format)
    M = N if M is None else M
    checked("eye", 2, n_batch, n_dense, 0)
    how: dict[str, Any] = {"n_batch": n_batch, "n_dense": n_dense}
    length = min(N, M - k) if k > 0 else min(N + k, M)
    if length <= 0:
        return made(empty((N, M), dtype, index_dtype, **how))
    if n_dense or n_batch > 1:  # which keep zeros, too
        nse = length if n_batch + n_dense == 1 else 1
        dense = mnp.eye(N, M, k, dtype=dtype)
        return made(BCOO.fromdense(dense, nse=nse, index_dtype=index_dtype, **how))
    if n_batch:
        column = np.arange(N) + k
        inside = (column >= 0) & (column < M)
        data = mnp.where(inside, mnp.ones((), dtype), 0)[:, None]
        places = np.where(inside, column, M)[:, None, None]
    else:
        data = mnp.ones(length, dtype)
        places = np.arange(length)[:, None] + np.array([max(-k, 0), max(k, 0)])
    indices = mnp.asarray(places, index_dtype)
    return made(BCOO((data, indices), shape=(N, M), indices_sorted=True, unique_indices=True))


def _format(name: str) -> Callable[[BCOO], Any]:
    made = {"bcoo": lambda mat: mat, "bcsr": BCSR.from_bcoo}
    if name not in made:
        raise ArgumentError(f"sparse_format={name!r}", fix=f"one of {', '.join(made)}.")
    return made[name]


def random_bcoo(
    key: Any,
    shape: Sequence[int],
    *,
    dtype: Any = float,
    indices_dtype: Any = None,
    nse: float = 0.2,
    n_batch: int = 0,
    n_dense: int = 0,
    unique_indices: bool = True,
    sorted_indices: bool = False,
    generator: Callable[..., Any] = uniform,
    **kwds: Any,
) -> BCOO:
    """Random elements in random places.

    Args:
        key: a random key.
        shape: of the array.
        dtype, indices_dtype: element types of the elements and of their places.
        nse: how many elements there are, of each batch; below 1, which part of the places.
        n_batch, n_dense: how many dimensions are batches, and dense.
        unique_indices: whether no place is there twice.
        sorted_indices: whether the elements are in order.
        generator: draws the elements: a function of a key, ``shape=`` and ``dtype=``.
        **kwds: more arguments for it.
    """
    checked("random_bcoo", len(shape), n_batch, n_dense, 0)
    last = len(shape) - n_dense
    batch, sparse, dense = (tuple(part) for part in (
        shape[:n_batch], shape[n_batch:last], shape[last:]))  # fmt: skip
    places = math.prod(sparse)
    if not 0 <= nse < max(places, 1):
        raise ArgumentError(f"random_bcoo: nse={nse} of {places} places",
                            fix="give a number below that, or the part of it.")  # fmt: skip
    count = math.ceil(nse * places) if nse < 1 else as_int(nse, "nse")
    first, *keys = split(key, math.prod(batch) + 1)
    kind = default_dtype("int").np if indices_dtype is None else indices_dtype

    def drawn(k: Any) -> Any:
        if not sparse:
            return mnp.zeros((count, 0), kind)
        flat = choice(k, places, shape=(count,), replace=not unique_indices)
        return mnp.stack(mnp.unravel_index(flat, sparse), -1).astype(kind)

    data = generator(first, shape=(*batch, count, *dense), dtype=dtype, **kwds)
    rows = mnp.stack([drawn(k) for k in keys]) if keys else mnp.zeros((0, count, len(sparse)), kind)
    mat = BCOO((data, rows.reshape(*batch, count, len(sparse))), shape=shape,
               unique_indices=unique_indices)  # fmt: skip
    return mat.sort_indices() if sorted_indices else mat
