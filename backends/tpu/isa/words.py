"""Words of registers as elements, and back.

A register is (..., sublanes, lanes) of 32-bit words. Elements of 16 and 8 bits are packed 2 and 4
to a word, rows that lie below each other in one word, the first in its low bits (the inner (2,1)
and (4,1) of XLA's tiled layouts). Elementwise work needs no order: there the packed elements of a
register are simply (..., sublanes, lanes * packing).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from monograph.hlo.types import DTYPES

Array = np.ndarray[Any, Any]
WORD = np.dtype(np.uint32)
NATIVE = ("f32", "i32", "u32", "bf16", "f16", "i16", "u16", "i8", "u8")  # of vector arithmetic


def typed(x: Array, name: str) -> Array:
    """Words as packed elements of a type."""
    want = DTYPES[name].np
    return x if x.dtype == want else x.view(want)


def words(x: Array) -> Array:
    """Packed elements as words."""
    return x if x.dtype == WORD else np.ascontiguousarray(x).view(WORD)


def packing(name: str) -> int:
    """Elements of a type in one word."""
    return 4 // DTYPES[name].itemsize


def rows_of(x: Array, name: str) -> Array:
    """A register as a matrix: (..., sublanes * packing, lanes)."""
    p = packing(name)
    flat = typed(x, name)
    if p == 1:
        return flat
    *lead, sublanes, wide = flat.shape
    split = flat.reshape(*lead, sublanes, wide // p, p)
    return np.moveaxis(split, -1, -2).reshape(*lead, sublanes * p, wide // p)


def from_rows(x: Array) -> Array:
    """A matrix (..., sublanes * packing, lanes) as the words of one register."""
    p = 4 // x.dtype.itemsize
    if p == 1:
        return words(x)
    *lead, rows, lanes = x.shape
    split = np.moveaxis(x.reshape(*lead, rows // p, p, lanes), -2, -1)
    return words(np.ascontiguousarray(split).reshape(*lead, rows // p, lanes * p))


def spread(x: Any, axes: int) -> Any:
    """A scalar or one per iteration, with axes of size 1 behind it."""
    return x.reshape(x.shape + (1,) * axes) if isinstance(x, np.ndarray) else x


def mask_words(x: Array, name: str) -> Array:
    """Booleans, one per packed element of a type, as a mask: bytes of all ones or all zeros."""
    return words(-x.astype(f"i{DTYPES[name].itemsize}"))
