"""Sparse arrays, `jax.experimental.sparse`'s names: `BCOO` and what takes them."""

from typing import TYPE_CHECKING
from typing import Any as _Any

from monograph._missing import explain as _explain
from monograph.experimental.sparse.bcoo import (
    BCOO,
    bcoo_extract,
    bcoo_fromdense,
    bcoo_reduce_sum,
    bcoo_sort_indices,
    bcoo_sum_duplicates,
    bcoo_todense,
    bcoo_transpose,
)
from monograph.experimental.sparse.creation import empty, eye
from monograph.experimental.sparse.derivatives import grad, value_and_grad
from monograph.experimental.sparse.products import bcoo_dot_general, bcoo_multiply_dense

__all__ = [
    "BCOO",
    "bcoo_dot_general",
    "bcoo_extract",
    "bcoo_fromdense",
    "bcoo_multiply_dense",
    "bcoo_reduce_sum",
    "bcoo_sort_indices",
    "bcoo_sum_duplicates",
    "bcoo_todense",
    "bcoo_transpose",
    "empty",
    "eye",
    "grad",
    "todense",
    "value_and_grad",
]


def todense(arr: _Any) -> _Any:
    """A sparse array as a dense one; a dense one as it is."""
    return arr.todense() if isinstance(arr, BCOO) else arr


def __dir__() -> list[str]:
    return __all__


if not TYPE_CHECKING:  # a type checker must still find misspelt names
    __getattr__ = _explain(__name__)
