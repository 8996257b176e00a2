"""`Product`: products of matrices on the systolic arrays in terms of blocks; `systolic` writes it.

`products` and `windows` make it: of a contraction and what follows it, of a convolution.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import ceil

from monograph.backends.tpu.chip import Chip
from monograph.backends.tpu.compiler.streams import (
    ALONE,
    Ahead,
    Copy,
    Cut,
    Place,
    Stream,
    held,
    opening,
    places,
)
from monograph.backends.tpu.compiler.systolic import product_program
from monograph.backends.tpu.compiler.vector import Read, Step, Write
from monograph.backends.tpu.isa.program import Program


@dataclass(frozen=True)
class Product:
    """A product of matrices, cut into blocks.

    Attributes:
        batch: matrices of the stack, each with weights of its own.
        groups: rows of tiles of one matrix of a, in units of 8 `unit` rows.
        terms: of a sum.
        across: tiles of 128 columns of the result.
        unit: most elements of a word, of a and the results.
        along: what the blocks go along: "rows", "columns" or "batch"; of a stack that goes along
            one of the former, each matrix is a product by itself.
        rows, columns: units of rows and tiles of columns of a block (of a stack, matrices).
        reads, writes, steps: a, w, then what the steps after the product read; as of a `Vector`.
        passes: which parts of a and w are multiplied, in order (`numerics`).
    """

    batch: int
    groups: int
    terms: int
    across: int
    unit: int
    along: str
    rows: int
    columns: int
    reads: tuple[Read, ...]
    writes: tuple[Write, ...]
    steps: tuple[Step, ...]
    passes: tuple[tuple[int, int], ...] = ((0, 0),)

    def program(self, chip: Chip, ahead: Ahead = ALONE) -> Program:
        """The instructions."""
        return product_program(self, chip, ahead)

    def opening(self, base: int = 0) -> tuple[tuple[int, Copy], ...]:
        """The copies that it begins with."""
        return opening(self.streams(0, self.blocks[0]), *self.inner, base)

    @property
    def matrices(self) -> int:
        """Products that follow each other."""
        return 1 if self.along == "batch" else self.batch

    @property
    def blocks(self) -> list[int]:
        """Of the outer loop: how many units or tiles each has."""
        total, size = {
            "rows": (self.across, self.columns),
            "columns": (self.groups, self.rows),
            "batch": (1, 1),
        }[self.along]
        return [min(size, total - i) for i in range(0, total, size)]

    @property
    def inner(self) -> tuple[int, int]:
        """Units of the inner loop, and how many of them are copied at a time."""
        if self.along == "batch":
            return self.batch, self.rows
        return (self.groups, self.rows) if self.along == "rows" else (self.across, self.columns)

    @property
    def held(self) -> int:
        """Rows of vector memory that buffers take, at most."""
        return max(held(self.streams(0, n), self.inner[1]) for n in self.blocks[:1])

    @property
    def moved(self) -> int:
        """Rows that copies move between main and vector memory."""
        first, total = 0, 0
        for size in self.blocks:
            total += sum(x.rows for x in self.streams(first, size) if x.space == "hbm")
            first += size
        return total * self.matrices

    @property
    def places(self) -> tuple[Place, ...]:
        """Where operands and results lie."""
        return places(self.streams(0, self.blocks[0]), self.inner[1])

    def streams(self, first: int, size: int, matrix: int = 0) -> tuple[Stream, ...]:
        """Operands and results in one block of the outer loop, of one matrix."""
        found = []
        for i, at in enumerate(self.all):
            x = self._stream(i, at, first, size)
            if at.how == "full":
                x = replace(x, start=matrix * (at.layout.rows // self.matrices))
            found.append(x)
        return tuple(found)

    @property
    def all(self) -> tuple[Read | Write, ...]:
        return (*self.reads, *self.writes)

    def _stream(self, i: int, at: Read | Write, first: int, size: int) -> Stream:
        layout, out = at.layout, isinstance(at, Write)
        whole = layout.rows
        if at.how == "row" and self.along != "batch":
            pitch = 8 if len(layout.shape) > 1 else 1
            if self.along == "columns":
                return Stream(self.across * pitch, pitch, pitch, at.space, out, whole)
            return Stream(size * pitch, 0, pitch, at.space, out, whole, None, first * pitch)
        if at.how in ("row", "scalar"):
            return Stream(whole, 0, 1, at.space, out)
        if self.along == "batch":
            return Stream(whole, whole // self.batch, 8, at.space, out)
        down = layout.groups // self.batch if i == 1 else self.unit // layout.packing
        wide = layout.across
        if self.along == "rows":
            if i == 0:
                return Stream(whole // self.batch, down * wide * 8, 8, at.space, out, whole)
            cut = Cut("rows", down, size, wide, first)
            rows = (1 if i == 1 else self.groups) * down * size * 8
            return Stream(rows, 0 if i == 1 else down * size * 8, 8, at.space, out, whole, cut)
        if i == 0:  # a block of rows, whole
            cut = Cut("rows", down * size, wide, wide, first * down * wide)
            return Stream(down * size * wide * 8, 0, 8, at.space, out, whole, cut)
        tall = down if i == 1 else down * size
        begin = 0 if i == 1 else first * down * wide
        cut = Cut("columns", tall, wide, wide, begin)
        return Stream(tall * wide * 8, tall * 8, 8, at.space, out, whole, cut)


def macs_with_padding(spec: Product, chip: Chip) -> int:
    """What the arrays do, padding included: all rows, terms and columns as whole tiles, in every
    pass."""
    rows = spec.batch * spec.groups * spec.unit * chip.sublanes
    terms = ceil(spec.terms / chip.rows) * chip.rows
    columns = ceil(spec.across * chip.lanes / chip.cols) * chip.cols
    return rows * terms * columns * len(spec.passes)


__all__ = ["Product", "macs_with_padding"]
