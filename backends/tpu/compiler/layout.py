"""`Layout`: how an array lies in the rows of a memory: in tiles, padded and packed.

A tile is what one vector register holds: 8 x 128 elements of 32 bits, twice and four times as many
rows of packed ones. The last two dimensions are cut into tiles, which lie row after row; all other
dimensions are outside of them. Arrays of one dimension are cut into rows of 128. In a *column* the
last dimension of the array lies along the rows of tiles, each element in all lanes: what a fold
over lanes leaves, and what is spread over lanes again. Elements of 64 bits take two words each.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, prod
from typing import Any

import numpy as np

from monograph.backends.tpu.isa.words import from_rows, rows_of
from monograph.hlo.types import DTYPES, TensorType, real_dtype

Array = np.ndarray[Any, Any]
SUBLANES, LANES = 8, 128  # of a chip's registers


@dataclass(frozen=True)
class Layout:
    """How an array of a shape and an element type lies in memory.

    Attributes:
        shape, dtype: of the array; the name of the element type.
        column: whether its last dimension lies along the rows of tiles.
        sublanes, lanes: of a register.

    >>> bias, x = Layout((768,), "f32"), Layout((3, 12, 320), "bf16")
    >>> bias.nbytes, x.tiles, x.nbytes, x.plain
    (4096, 9, 36864, 23040)
    """

    shape: tuple[int, ...]
    dtype: str
    column: bool = False
    sublanes: int = SUBLANES
    lanes: int = LANES

    @property
    def packing(self) -> int:
        """Elements of one word."""
        return max(4 // DTYPES[self.dtype].itemsize, 1)

    @property
    def words(self) -> int:
        """Words of one element."""
        return max(DTYPES[self.dtype].itemsize // 4, 1)

    @property
    def height(self) -> int:
        """Rows of elements of a tile."""
        return self.sublanes * self.packing

    @property
    def matrix(self) -> tuple[int, int, int]:
        """Matrices, and their rows and columns, as they are cut into tiles."""
        if self.column:
            return prod(self.shape[:-1]), self.shape[-1], 1
        if len(self.shape) < 2:
            return 1, ceil(prod(self.shape) / self.lanes), self.lanes
        return prod(self.shape[:-2]), self.shape[-2], self.shape[-1]

    @property
    def across(self) -> int:
        """Tiles side by side."""
        return ceil(self.matrix[2] / self.lanes)

    @property
    def groups(self) -> int:
        """Rows of tiles, of all matrices."""
        lead, high, _ = self.matrix
        return lead * ceil(high / self.height)

    @property
    def tiles(self) -> int:
        return self.groups * self.across

    @property
    def rows(self) -> int:
        """Of the memory."""
        return self.tiles * self.sublanes * self.words

    @property
    def nbytes(self) -> int:
        """What it takes, padding included."""
        return self.rows * self.lanes * 4

    @property
    def plain(self) -> int:
        """What its elements take."""
        return prod(self.shape) * DTYPES[self.dtype].itemsize

    def __str__(self) -> str:
        return f"{self.dtype}[{','.join(map(str, self.shape))}]{self.text()}"

    def text(self) -> str:
        """The tiles, in XLA's notation."""
        packed = f"({self.packing},1)" if self.packing > 1 else ""
        return f"{'{column}' if self.column else ''}:T({self.sublanes},{self.lanes}){packed}"


def layout_of(t: TensorType, column: bool = False) -> Layout:
    """The layout of a value of a type; complex numbers lie in two planes, one of each part."""
    if t.dtype.is_complex:
        return Layout((2, *t.shape), real_dtype(t.dtype).name)
    return Layout(t.shape, t.dtype.name, column)


def to_rows(x: Array, layout: Layout) -> Array:
    """An array as rows of a memory.

    Args:
        x: of the layout's shape and element type, of at most 32 bits.
        layout: where its elements go; padding is zero.

    Returns:
        [rows, lanes] words.

    >>> x = np.arange(12, dtype=np.float32).reshape(3, 4)
    >>> to_rows(x, Layout((3, 4), "f32")).view(np.float32)[1, :5]
    array([4., 5., 6., 7., 0.], dtype=float32)
    """
    lead, high, wide = layout.matrix
    down, across = ceil(high / layout.height), layout.across
    full = np.zeros((lead, down * layout.height, across * layout.lanes), x.dtype)
    if layout.column:
        full[:, :high, :] = x.reshape(lead, high, 1)
    elif len(layout.shape) < 2:
        full.reshape(-1)[: x.size] = x.reshape(-1)
    else:
        full[:, :high, :wide] = x.reshape(lead, high, wide)
    if full.dtype == np.bool_:
        full = full.view(np.int8)
    cut = full.reshape(lead * down, layout.height, across, layout.lanes).swapaxes(1, 2)
    return from_rows(np.ascontiguousarray(cut)).reshape(-1, layout.lanes)


def from_memory(rows: Array, layout: Layout) -> Array:
    """The array whose rows these are: the inverse of `to_rows`."""
    lead, high, wide = layout.matrix
    down, across = ceil(high / layout.height), layout.across
    name = "i8" if layout.dtype == "bool" else layout.dtype
    tiles = rows_of(rows.reshape(-1, layout.sublanes, layout.lanes), name)
    cut = tiles.reshape(lead * down, across, layout.height, layout.lanes).swapaxes(1, 2)
    full = cut.reshape(lead, down * layout.height, across * layout.lanes)
    if layout.column:
        found = full[:, :high, 0]
    elif len(layout.shape) < 2:
        found = full.reshape(-1)[: prod(layout.shape)]
    else:
        found = full[:, :high, :wide]
    found = np.ascontiguousarray(found).reshape(layout.shape)
    return found.view(np.bool_) if layout.dtype == "bool" else found


__all__ = ["LANES", "SUBLANES", "Layout", "from_memory", "layout_of", "to_rows"]
