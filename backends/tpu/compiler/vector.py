"""Vector code: what a fused group computes element by element, and its folds over lanes.

In comes a `Vector`, the group in terms of registers; out goes a program that takes blocks of tiles
from main memory, computes them while the next ones are on their way, and sends them back. Arrays
in vector memory are used where they are. `monograph.backends.tpu.compiler.expressions` makes the
`Vector`, `machine` puts arrays where the program expects them (`Places`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from monograph.backends.tpu.chip import Chip
from monograph.backends.tpu.compiler.indices import Count
from monograph.backends.tpu.compiler.layout import Layout
from monograph.backends.tpu.compiler.registers import Registers
from monograph.backends.tpu.compiler.straight import NoRegisters, Straight
from monograph.backends.tpu.compiler.streams import (
    ALONE,
    Ahead,
    Copy,
    NoCode,
    Place,
    Stream,
    Streams,
    held,
    opening,
    places,
)
from monograph.backends.tpu.isa.program import Program, v
from monograph.backends.tpu.isa.spec import Reg

BLOCK = 1 << 19  # bytes of an operand that are copied at a time, unless an option says otherwise
CHUNK = 8  # tiles side by side in straight code
UNROLLED = 8  # and of all rows in it


@dataclass(frozen=True)
class Read:
    """An operand. `how`: "full" (its tiles are those of the group), "row" (one row for all),
    "column" (one column for all, in all lanes), "spread" (one column in lane 0), "plane" (one
    matrix for all), "scalar"."""

    layout: Layout
    how: str
    space: str = "hbm"


@dataclass(frozen=True)
class Write:
    """A result: the number of the step that gives it; "full", or "column" for one of a fold."""

    layout: Layout
    how: str
    step: int
    space: str = "hbm"


def pitch_of(at: Read | Write) -> int:
    """Rows of memory from a tile to the one at its side."""
    if at.how == "row":
        return 1 if len(at.layout.shape) < 2 else at.layout.sublanes
    return at.layout.sublanes if at.how in ("full", "plane") else 0


@dataclass(frozen=True)
class Step:
    """One value: ``what`` and on which earlier values.

    `what` is "read" (of operand `name`), "index" (count number `name`), "number" (`name`, of type
    `dtype`), "fold" (the result of the fold), "convert" (from type `name`), "bits" (those of a
    value of type `name`), "mask" (a value of type bool from memory) or the stem of an instruction
    (`vadd`, `vcmp.lt`), which is taken on elements of type `name`.
    """

    what: str
    name: str
    dtype: str
    args: tuple[int, ...] = ()


@dataclass(frozen=True)
class Fold:
    """A fold over the lanes of all tiles of a row: `op` of `step`, then of step `init` and that.

    `width` is how many elements a row has, `neutral` what stands in for those beyond.
    """

    op: str
    step: int
    init: int
    width: int
    neutral: str


@dataclass(frozen=True)
class Vector:
    """A group in terms of tiles.

    Attributes:
        groups: rows of tiles (of the type with the most elements in a word).
        across: tiles of a row.
        unit: elements of a word of that type.
        reads, writes, steps, fold: what is computed.
        block: bytes of an operand that are copied at a time.
        counts: indices that are values.
    """

    groups: int
    across: int
    unit: int
    reads: tuple[Read, ...]
    writes: tuple[Write, ...]
    steps: tuple[Step, ...]
    fold: Fold | None = None
    block: int = BLOCK
    counts: tuple[Count, ...] = ()

    def rows_per_group(self, at: Read | Write) -> int:
        """Rows of memory that one row of tiles takes."""
        down = self.unit // at.layout.packing
        wide = self.across if at.how in ("full", "plane") else 1
        return down * wide * at.layout.sublanes

    @property
    def all(self) -> tuple[Read | Write, ...]:
        """Operands, then results."""
        return (*self.reads, *self.writes)

    def program(self, chip: Chip, ahead: Ahead = ALONE) -> Program:
        """The instructions."""
        return vector_program(self, chip, ahead)

    def opening(self, base: int = 0) -> tuple[tuple[int, Copy], ...]:
        """The copies that it begins with."""
        return opening(self.streams, self.groups, self.groups_per_block, base)

    @property
    def held(self) -> int:
        """Rows of vector memory that buffers take."""
        return held(self.streams, self.groups_per_block)

    @property
    def moved(self) -> int:
        """Rows that copies move between main and vector memory."""
        return sum(x.rows for x in self.streams if x.space == "hbm")

    @property
    def places(self) -> tuple[Place, ...]:
        """Where operands and results lie."""
        return places(self.streams, self.groups_per_block)[: len(self.all)]

    @property
    def groups_per_block(self) -> int:
        """Rows of tiles that are copied at a time."""
        moved = [self.rows_per_group(a) for a in self.all
                 if a.how in ("full", "column", "spread") and a.space == "hbm"]  # fmt: skip
        if not moved:
            return self.groups
        lanes = self.reads[0].layout.lanes if self.reads else 128
        found = min(max(self.block // (max(moved) * lanes * 4), 1), self.groups)
        return max(found // self.plane, 1) * self.plane

    @property
    def plane(self) -> int:
        """Rows of tiles after which a matrix that is one for all comes again."""
        found = [r.layout for r in self.reads if r.how == "plane"]
        return found[0].groups * found[0].packing // self.unit if found else 1

    @property
    def streams(self) -> tuple[Stream, ...]:
        """Its operands and results, as the copies see them; then what counts rows of tiles, and
        tiles of a long one."""
        counters = (Stream(0, 1, 0, "vmem"), Stream(0, 0, 1, "vmem")) if self.counts else ()
        return (*self._moving, *counters[: 2 if self.across > CHUNK else 1])

    @property
    def _moving(self) -> tuple[Stream, ...]:
        return tuple(
            Stream(
                at.layout.rows,
                0 if at.how in ("row", "scalar", "plane") else self.rows_per_group(at),
                pitch_of(at),
                at.space,
                isinstance(at, Write),
                walk=self.rows_per_group(at) if at.how == "plane" else 0,
            )
            for at in self.all
        )


@lru_cache(maxsize=512)
def vector_program(spec: Vector, chip: Chip, ahead: Ahead = ALONE) -> Program:
    """The instructions.

    Raises:
        NoRegisters: if they need more registers than there are.
        NoCode: if a step has no instruction.
    """
    streams = Streams(spec.streams, spec.groups, spec.groups_per_block, ahead=ahead)
    asm = streams.asm
    streams.begin()
    pinned = pinned_scalars(spec.reads, streams, chip)
    for groups, times, last in streams.blocks():
        with streams.block(times, last) as pointers:
            _compute(spec, chip, streams, pinned, pointers, groups)
    streams.end()
    asm("halt")
    return asm.program()


def pinned_scalars(reads: Sequence[Read], streams: Streams, chip: Chip) -> dict[int, Reg]:
    """Registers that hold scalars all the time: operand -> register."""
    found: dict[int, Reg] = {}
    for number, read in enumerate(reads):
        if read.how == "scalar":
            register = v(chip.vregs - 1 - len(found))
            streams.asm("vload", register, streams.at(number), 0)
            streams.asm("vbcast.lane", register, register, 0)
            found[number] = register
    return found


def _compute(
    spec: Vector, chip: Chip, streams: Streams, pinned: dict[int, Reg], pointers: Sequence[Reg],
    groups: int,
) -> None:  # fmt: skip
    """All rows of tiles of a block; the pointers are at its first one."""
    planes = [i for i, r in enumerate(spec.reads) if r.how == "plane"]
    if planes and groups > spec.plane:
        with streams.loop(groups // spec.plane):
            _compute(spec, chip, streams, pinned, pointers, spec.plane)
            for i in planes:
                back = streams.streams[i].walk * spec.plane
                streams.asm("ssub", pointers[i], pointers[i], back)
        return
    if spec.across > CHUNK:
        if spec.fold is not None and spec.unit > 1:
            raise NoCode("a fold of long rows, of packed elements")
        with streams.loop(groups):
            _long_row(spec, chip, streams, pinned, pointers)
        return
    most = max(UNROLLED // spec.across, 1)
    for unroll in sorted({min(n, groups) for n in (most, most // 2, 1) if n}, reverse=True):
        try:
            bodies = [
                _straight(spec, chip, streams, pinned, pointers, n, range(spec.across))
                for n in (unroll, groups % unroll) if n
            ]  # fmt: skip
            mark = streams.mark()
            with streams.loop(groups // unroll):
                bodies[0].finish(streams.asm, _pools(chip, pinned))
                streams.advance(pointers, unroll)
            if len(bodies) > 1:
                bodies[1].finish(streams.asm, _pools(chip, pinned))
                streams.advance(pointers, groups % unroll)
            return
        except NoRegisters:
            if unroll == 1:
                raise
            streams.rewind(mark)


def _pools(chip: Chip, pinned: dict[int, Reg], held: int = 0) -> dict[str, list[int]]:
    return {"v": list(range(chip.vregs - len(pinned) - held)), "m": list(range(16))}


def _straight(
    spec: Vector, chip: Chip, streams: Streams, pinned: dict[int, Reg], pointers: Sequence[Reg],
    groups: int, tiles: range,
) -> Straight:  # fmt: skip
    """Code for some rows of tiles, or a part of one."""
    code = Straight(chip)
    registers = Registers(code, spec, streams, pinned, pointers)
    for group in range(groups):
        if spec.fold is not None:
            registers.fold(group, tiles)
        for number, write in enumerate(spec.writes, len(spec.reads)):
            for tile in tiles if write.how == "full" else (0,):
                registers.store(number, write, group, tile)
    return code


def _long_row(
    spec: Vector, chip: Chip, streams: Streams, pinned: dict[int, Reg], pointers: Sequence[Reg]
) -> None:
    """One row of tiles, piece by piece; the sums of a fold are handed on in a register."""
    sums = v(chip.vregs - 1 - len(pinned)) if spec.fold is not None else None
    pools = _pools(chip, pinned, int(sums is not None))
    for first, count, times in _pieces(spec.across, spec.fold is not None):
        with streams.loop(times):
            code = Straight(chip)
            registers = Registers(code, spec, streams, pinned, pointers)
            tiles = range(first, first + count)
            if sums is not None:
                registers.part(sums, tiles)
            for number, write in enumerate(spec.writes, len(spec.reads)):
                if write.how == "full":
                    for tile in tiles:
                        registers.store(number, write, 0, tile)
            code.finish(streams.asm, pools)
            if times > 1:
                streams.move(pointers, count)
        if times > 1:
            streams.move(pointers, -count * times)
    if sums is not None:
        code = Straight(chip)
        registers = Registers(code, spec, streams, pinned, pointers)
        registers.whole(sums)
        for number, write in enumerate(spec.writes, len(spec.reads)):
            if write.how == "column":
                registers.store(number, write, 0, 0)
        code.finish(streams.asm, pools)
    streams.advance(pointers, 1)


def _pieces(across: int, folds: bool) -> Iterator[tuple[int, int, int]]:
    """(first tile, tiles, times): a long row; the first and last pieces of a fold are special.

    A piece that comes several times begins at `first` with the pointers moved on each time.
    """
    first = CHUNK if folds else 0
    if folds:
        yield 0, CHUNK, 1
    last = (across - first - 1) % CHUNK + 1
    middle = (across - first - last) // CHUNK
    if middle:
        yield first, CHUNK, middle
    yield across - last, last, 1


__all__ = [
    "BLOCK", "Fold", "Read", "Step", "Vector", "Write", "pinned_scalars", "pitch_of",
    "vector_program",
]  # fmt: skip
