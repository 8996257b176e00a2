"""Indices of diagonals and triangles, and between flat and many-dimensional indices."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from monograph._operands.axes import shape_of
from monograph._operands.promotion import promoted
from monograph._operands.values import contents, convert, value
from monograph.hlo.errors import ArgumentError, ConcretizationError, ShapeError
from monograph.hlo.ops.leaf import splat
from monograph.hlo.types import BOOL, tensor
from monograph.numpy.binary import add, divmod, greater, less, multiply, remainder
from monograph.numpy.choosing import clip, where
from monograph.numpy.creation import ones
from monograph.numpy.indexing import integers
from monograph.numpy.nonzeros import nonzero
from monograph.numpy.ranges import arange
from monograph.tracer.arguments import as_int
from monograph.tracer.dtypes import default_dtype, requested


def diag_indices(n: int, ndim: int = 2) -> tuple[Any, ...]:
    """The indices of the main diagonal of an array with `ndim` dimensions of size `n`."""
    count, dims = as_int(n, "n"), as_int(ndim, "ndim")
    if count < 0 or dims < 0:
        raise ArgumentError(
            f"diag_indices: n {count}, ndim {dims}", fix="give numbers of 0 or more."
        )
    return (arange(count, dtype=default_dtype("int")),) * dims


def diag_indices_from(arr: Any) -> tuple[Any, ...]:
    """The indices of the main diagonal of an array whose dimensions have one size."""
    x = value(arr, "diag_indices_from")
    if x.type.ndim < 2 or len(set(x.type.shape)) != 1:
        raise ShapeError(
            "diag_indices_from takes arrays of at least 2 dimensions, all of one size",
            operands={"arr": x.type},
            fix="use diag_indices(n, ndim).",
        )
    return diag_indices(x.type.shape[0], x.type.ndim)


def tril_indices(n: int, k: int = 0, m: int | None = None) -> tuple[Any, Any]:
    """The indices of the lower triangle of an `n` by `m` matrix, up to diagonal `k`."""
    return _triangle("tril_indices", n, k, m, np.tril_indices)


def triu_indices(n: int, k: int = 0, m: int | None = None) -> tuple[Any, Any]:
    """The indices of the upper triangle of an `n` by `m` matrix, from diagonal `k`.

    >>> [i.tolist() for i in triu_indices(2)]
    [[0, 0, 1], [0, 1, 1]]
    """
    return _triangle("triu_indices", n, k, m, np.triu_indices)


def _triangle(where: str, n: Any, k: Any, m: Any, find: Callable[..., Any]) -> tuple[Any, Any]:
    rows, columns = shape_of((n, n if m is None else m), where)
    d = default_dtype("int").np
    i, j = find(rows, as_int(k, "k"), columns)
    return value(i.astype(d)), value(j.astype(d))


def _of_matrix(where: str, arr: Any) -> tuple[int, int]:
    shape = tuple(arr.shape) if hasattr(arr, "shape") else value(arr, where).type.shape
    if len(shape) != 2:
        raise ShapeError(f"{where}: an array of {len(shape)} dimensions", fix="pass a matrix.")
    return shape[0], shape[1]


def tril_indices_from(arr: Any, k: int = 0) -> tuple[Any, Any]:
    """The indices of the lower triangle of a matrix."""
    n, m = _of_matrix("tril_indices_from", arr)
    return tril_indices(n, k, m)


def triu_indices_from(arr: Any, k: int = 0) -> tuple[Any, Any]:
    """The indices of the upper triangle of a matrix."""
    n, m = _of_matrix("triu_indices_from", arr)
    return triu_indices(n, k, m)


def mask_indices(
    n: int, mask_func: Callable[..., Any], k: Any = 0, *, size: int | None = None
) -> tuple[Any, ...]:
    """The indices of an `n` by `n` matrix that a function such as `triu` leaves.

    Args:
        n: the size.
        mask_func: takes a matrix of ones and `k`.
        k: passed on.
        size: how many indices to return, see `nonzero`.
    """
    return nonzero(mask_func(ones((n, n)), k), size=size)


# ---- flat indices --------------------------------------------------------------------------------
def ravel_multi_index(
    multi_index: Sequence[Any], dims: Sequence[int], mode: str = "raise", order: str = "C",
    *, dtype: Any = None,
) -> Any:  # fmt: skip
    """The indices into the flattened array of indices into one of shape `dims`.

    Args:
        multi_index: one array of integers for each dimension.
        dims: the shape.
        mode: what becomes of indices out of range: ``raise`` (which needs values), ``clip``,
            ``wrap``, or ``ignore``.
        order: ``C``: the last index runs fastest; ``F``: the first.
        dtype: element type of the result.

    >>> import monograph.numpy as mnp
    >>> int(mnp.ravel_multi_index((1, 2), (3, 4)))
    6
    """
    sizes = shape_of(dims, "ravel_multi_index")
    given = list(multi_index)
    if len(given) != len(sizes):
        raise ArgumentError(
            f"ravel_multi_index: {len(given)} indices for {len(sizes)} dimensions",
            fix="give one index array for each dimension.",
        )
    xs = [integers(i, "ravel_multi_index") for i in given]
    d = promoted(int, *xs)[0] if dtype is None else requested(dtype, "ravel_multi_index")
    if not d.is_integer or math.prod(sizes) - 1 > np.iinfo(d.np).max:
        raise ArgumentError(
            f"ravel_multi_index: {d} cannot hold the indices of an array of shape {sizes}",
            fix="pass a wider integer type as dtype=.",
        )
    if order not in ("C", "F"):
        raise ArgumentError(f"ravel_multi_index: order {order!r}", fix="use 'C' or 'F'.")
    out = splat(0, tensor((), d))
    stride = 1
    pairs = list(zip(xs, sizes, strict=True))
    for x, n in pairs if order == "F" else reversed(pairs):
        out = add(out, multiply(convert(_within(x, n, mode), d), stride))
        stride *= n
    return out


def _within(x: Any, n: int, mode: str) -> Any:
    """Indices treated by a mode."""
    if mode == "raise":
        host = contents(x)
        if host is None:
            raise ConcretizationError(
                "ravel_multi_index of traced indices with mode='raise'",
                operands={"index": x.type},
                why="whether one is out of range depends on its value.",
                fix="pass mode='clip' or mode='wrap'.",
            )
        if ((host < 0) | (host >= n)).any():
            raise ValueError(f"ravel_multi_index: an index out of range for a size of {n}")
        return x
    if mode == "clip":
        return clip(x, 0, n - 1)
    if mode == "wrap":
        return remainder(x, n)
    if mode != "ignore":
        raise ArgumentError(
            f"ravel_multi_index: mode {mode!r}", fix="use 'raise', 'clip', 'wrap' or 'ignore'."
        )
    return x


def unravel_index(indices: Any, shape: Any) -> tuple[Any, ...]:
    """The indices into an array of a shape of indices into the flattened array.

    Indices out of range become those of the last or first element.

    >>> import monograph.numpy as mnp
    >>> [int(i) for i in mnp.unravel_index(6, (3, 4))]
    [1, 2]
    """
    x = integers(indices, "unravel_index")
    sizes = shape_of(shape, "unravel_index")
    parts: list[Any] = []
    for n in reversed(sizes):
        x, rest = divmod(x, n)
        parts.insert(0, rest)
    beyond = greater(x, 0)
    before = splat(False, tensor((), BOOL)) if x.type.dtype.kind == "uint" else less(x, -1)
    return tuple(
        [where(beyond, n - 1, where(before, 0, i)) for n, i in zip(sizes, parts, strict=True)]
    )
