"""`Folded`: a fold over any dimensions in terms of tiles: its loops, its blocks, its memory.

`reductions` makes it, `folding` its program.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import prod

from monograph.backends.tpu.chip import Chip
from monograph.backends.tpu.compiler.folding import ROWS, folded_program
from monograph.backends.tpu.compiler.streams import (
    ALONE,
    Ahead,
    Copy,
    Place,
    Stream,
    held,
    opening,
    places,
)
from monograph.backends.tpu.compiler.vector import Read, Vector, Write
from monograph.backends.tpu.isa.program import Program


@dataclass(frozen=True)
class Folded:
    """A fold over some dimensions, in terms of tiles.

    Attributes:
        vector: what is folded: reads, steps and the fold itself; `writes` has the result.
        sizes: loops over rows of tiles, outermost first; the last one goes down a matrix.
        kept: which of them the result has.
        lanes: whether the last dimension is folded.
        left: rows of a matrix that are folded, or elements of an array of one dimension, where
            these do not fill their tiles; else 0.
        flat: whether the array has one dimension.
        rows: of the result: (matrices, rows of each); (1, 0) for one without rows.
    """

    vector: Vector
    sizes: tuple[int, ...]
    kept: tuple[bool, ...]
    lanes: bool
    left: int
    flat: bool
    rows: tuple[int, int]

    @property
    def reads(self) -> tuple[Read, ...]:
        return self.vector.reads

    @property
    def writes(self) -> tuple[Write, ...]:
        return self.vector.writes

    @property
    def across(self) -> int:
        """Tiles of sums side by side."""
        return 1 if self.lanes else self.vector.across

    @property
    def sums(self) -> int:
        """Rows of vector memory that they take."""
        kept = prod(n for n, kept in zip(self.sizes, self.kept, strict=True) if kept)
        return kept * self.across * ROWS * (self.vector.unit if self.kept[-1] else 1)

    def stride(self, level: int) -> int:
        """Rows of sums from one step of a kept loop to the next."""
        inner = zip(self.sizes[level + 1 :], self.kept[level + 1 :], strict=True)
        unit = self.vector.unit if self.kept[-1] else 1
        return prod(n for n, kept in inner if kept) * self.across * ROWS * unit

    def steps(self, level: int) -> int:
        """Rows of tiles in one step of a loop."""
        return prod(self.sizes[level + 1 :])

    # ---- blocks and memory -----------------------------------------------------------------------

    @property
    def cut(self) -> tuple[int, int]:
        """The loop that is cut into blocks, and how many of its steps are one."""
        wanted = self.vector.groups_per_block
        last = len(self.sizes) - 1
        for level, size in enumerate(self.sizes):
            most = wanted // self.steps(level)
            if level == 0 and most:
                return 0, min(most, size)
            if most:
                return level, next(n for n in range(min(most, size), 0, -1) if not size % n)
            if level == last - 1 and self.left:
                break  # a matrix that does not fill its tiles stays whole
        return last - 1, 1

    @property
    def block(self) -> int:
        """Rows of tiles that are copied at a time."""
        level, count = self.cut
        return count * self.steps(level)

    @property
    def streams(self) -> tuple[Stream, ...]:
        """The operands, as the copies see them."""
        return self.vector.streams[: len(self.reads)]

    @property
    def _near(self) -> int:
        """Rows of vector memory before the result."""
        kept = sum(r.layout.rows for r in self.reads if r.space == "vmem")
        return kept + held(self.streams, self.block)

    @property
    def waiting(self) -> int:
        """The first row of the sums."""
        return self._near + self.writes[0].layout.rows

    @property
    def held(self) -> int:
        """Rows of vector memory that buffers and sums take."""
        out = self.writes[0]
        own = out.layout.rows if out.space == "hbm" else 0
        return held(self.streams, self.block) + own + self.sums

    @property
    def moved(self) -> int:
        """Rows that copies move between main and vector memory."""
        every: tuple[Read | Write, ...] = (*self.reads, *self.writes)
        return sum(x.layout.rows for x in every if x.space == "hbm")

    @property
    def places(self) -> tuple[Place, ...]:
        """Where operands and the result lie."""
        found = places(self.streams, self.block)
        far = sum(x.layout.rows for x in self.reads if x.space == "hbm")
        if self.writes[0].space == "vmem":
            return (*found, Place("vmem", self._near, self._near, 0))
        return (*found, Place("hbm", far, self._near, 0))

    def program(self, chip: Chip, ahead: Ahead = ALONE) -> Program:
        """The instructions."""
        return folded_program(self, chip, ahead)

    def opening(self, base: int = 0) -> tuple[tuple[int, Copy], ...]:
        """The copies that it begins with."""
        return opening(self.streams, self.vector.groups, self.block, base)


__all__ = ["Folded"]
