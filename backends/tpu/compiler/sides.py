"""`Side`: where the elements of a box lie in vector memory, on the side they come from or go to.

An index of the last two dimensions is a row and a lane of a tile; all others go from matrix to
matrix. What can be known of an address when the program is written is a number; the rest is scalar
code. Called by `nests`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import ceil, prod

from monograph.backends.tpu.compiler.pieces import Affine
from monograph.backends.tpu.compiler.straight import Operand, Straight
from monograph.backends.tpu.isa.program import s
from monograph.backends.tpu.isa.spec import At

TILE, LANES = 8, 128
MOST = 8  # how far apart rows, or lanes, may be that are taken at once


@dataclass(frozen=True)
class Rows:
    """How eight elements along a loop lie: `step` rows of memory apart; or so many rows of tiles.

    Attributes:
        step: from one to the next.
        tiles: whether they go on in the next row of tiles where a tile ends.
    """

    step: int
    tiles: bool


class Side:
    """An array and the walks of a box in it.

    Args:
        shape: of the array, whose elements are words.
        first: its first row in vector memory.
        walks: its index.
        register: the first of three scalar registers: matrix, row, lane.
    """

    def __init__(
        self, shape: Sequence[int], first: int, walks: Sequence[Affine], loops: int, register: int
    ) -> None:
        still = Affine(0, (0,) * loops)
        self.pitch = TILE if len(shape) > 1 else 1
        across = ceil(shape[-1] / LANES) if len(shape) > 1 else 1
        self.group = across * TILE
        self.lane = walks[-1] if walks else still
        self.row = walks[-2] if len(walks) > 1 else still
        matrix = ceil(shape[-2] / TILE) * self.group if len(shape) > 1 else 0
        start, steps = first, [0] * loops
        for d, w in enumerate(walks[:-2]):
            stride = prod(shape[d + 1 : -2]) * matrix
            start += w.start * stride
            steps = [a + b * stride for a, b in zip(steps, w.steps, strict=True)]
        self.base = Affine(start, tuple(steps))
        self.registers = tuple(s(register + i) for i in range(3))

    @property
    def walks(self) -> tuple[Affine, Affine, Affine]:
        return self.base, self.row, self.lane

    def rows(self, loop: int) -> Rows | None:
        """How eight elements along a loop lie; None if they are not below each other."""
        base, row = self.base.steps[loop], self.row.steps[loop]
        if self.lane.steps[loop] or (base and row):
            return None
        if row and self.group == TILE:
            return Rows(row, False)
        if row % TILE == 0:
            return Rows(base + row // TILE * self.group, False)
        return Rows(row, True) if abs(row) <= MOST else None

    def ahead(self, loop: int, count: int) -> int:
        """Rows of memory from an element to the one `count` further on along a loop of `rows`."""
        base, row = self.base.steps[loop], self.row.steps[loop]
        if self.group == TILE:
            return (base + row) * count
        return base * count + row * count // TILE * self.group

    # ---- scalar code -----------------------------------------------------------------------------

    def moves(self, walk: Affine, loops: Mapping[int, int]) -> bool:
        return any(walk.steps[k] for k in loops)

    def address(self, code: Straight, loops: Mapping[int, int]) -> Operand:
        """The row of memory of an element's tile and sublane, if `loops` move the registers, by
        so many elements at a time."""
        base, row, lane = self.registers
        at: Operand = base
        if self.moves(self.row, loops):
            at = code("sadd", at, row)
            if self.group > TILE:
                down = code("smul", code("sshra", row, 3), self.group - TILE)
                at = code("sadd", at, down)
        elif self.row.start:
            at = code("sadd", at, self.row.start + (self.row.start >> 3) * (self.group - TILE))
        if self.moves(self.lane, loops):
            side = code("sshra", lane, 7)
            at = code("sadd", at, code("smul", side, self.pitch) if self.pitch > 1 else side)
        elif self.lane.start >> 7:
            at = code("sadd", at, (self.lane.start >> 7) * self.pitch)
        return at

    def phase(self, code: Straight, loops: Mapping[int, int]) -> Operand:
        """The lane of an element within its tile."""
        if all(self.lane.steps[k] * by % LANES == 0 for k, by in loops.items()):
            return self.lane.start % LANES
        return code("sand", self.registers[2], LANES - 1)

    def sublane(self, code: Straight, loops: Mapping[int, int]) -> Operand:
        """The sublane of an element within its tile."""
        if all(self.row.steps[k] * by % TILE == 0 for k, by in loops.items()):
            return self.row.start % TILE
        return code("sand", self.registers[1], TILE - 1)


def place(address: Operand, offset: int) -> At:
    """A row of memory at an address that scalar code has made."""
    return At(address, offset)  # type: ignore[arg-type]


__all__ = ["LANES", "MOST", "TILE", "Rows", "Side", "place"]
