"""`Streams`: blocks of operands come and go while the ones before are worked on.

Each operand in main memory has two buffers in vector memory. While a block is computed, the next
one of every operand is copied into the other buffers, and the results of the one before are copied
back. Operands that are used whole are there before the first block. Where everything lies is
`Places`: main and vector memory, both counted from row 0, task by task.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from monograph.backends.tpu.isa.program import Assembler, f, s
from monograph.backends.tpu.isa.spec import At, Label, Reg

ARRIVED, LEFT = f(1), f(2)  # flags of copies
MOST = 9  # operands, each of which takes three scalar registers


class NoCode(Exception):
    """There are no instructions for this; the text says what is in the way."""


class Turned(NoCode):
    """Columns of an operand would have to be rows, or rows columns.

    Args:
        why: what is in the way.
        operand: its number among the kernel's.
    """

    def __init__(self, why: str, operand: int) -> None:
        super().__init__(why)
        self.operand = operand


@dataclass(frozen=True)
class Cut:
    """A part of an array of tiles that is not one piece of memory.

    Attributes:
        along: "rows": a unit is `down` rows of tiles; "columns": one tile of each of `down` rows.
        down: rows of tiles.
        wide: tiles side by side that are taken of each row (of "columns": all, in turn).
        across: tiles side by side in the whole array.
        first: tile of the array with which the part begins.
    """

    along: str
    down: int
    wide: int
    across: int
    first: int = 0


@dataclass(frozen=True)
class Stream:
    """An operand or a result.

    Attributes:
        rows: of the part that is used, in vector memory.
        step: rows of it that one unit of the grid takes; 0: it is used whole.
        pitch: rows from a tile to the one at its side.
        space: "hbm", or "vmem" where it stays in vector memory.
        out: whether it is a result.
        whole: rows of the array, if only a part of it is used.
        cut: which part.
        start: the row of the array at which the part begins, or from which the tiles of a cut are
            counted.
        walk: rows that one unit of work goes on by, of an operand that is used whole.
    """

    rows: int
    step: int
    pitch: int
    space: str = "hbm"
    out: bool = False
    whole: int = 0
    cut: Cut | None = None
    start: int = 0
    walk: int = 0

    @property
    def begin(self) -> int:
        """The row of the array at which the part begins."""
        return self.start + (0 if self.cut is None else self.cut.first * 8)

    def ahead(self, units: int) -> int:
        """Rows of the array from one unit to another one."""
        if self.cut is None:
            return self.step * units
        return units * (8 if self.cut.along == "columns" else self.cut.down * self.cut.across * 8)

    def copy(self, units: int) -> tuple[int, int, int, int]:
        """Pieces of so many units (0: of the whole part), rows of one, from one to the next in the
        array and in the buffer."""
        if self.cut is None:
            return 1, self.step * units if units else self.rows, 0, 0
        c = self.cut
        if c.along == "columns" and units:
            return c.down, units * 8, c.across * 8, units * 8
        count = c.down * (units or 1)
        if c.wide == c.across:
            return 1, count * c.wide * 8, 0, 0
        return count, c.wide * 8, c.across * 8, c.wide * 8


@dataclass(frozen=True)
class Place:
    """Where an operand is: its first row in `space`, and its buffers in vector memory."""

    space: str
    row: int
    buffer: int
    size: int


@dataclass(frozen=True)
class Copy:
    """One that goes ahead of the program that it is for: rows of vector and of main memory, then
    as `Stream.copy` has it."""

    to: int
    at: int
    pieces: tuple[int, int, int, int]


@dataclass(frozen=True)
class Ahead:
    """What a program knows of those before and after it.

    Attributes:
        base: the first row of vector memory that is its own.
        fetched: operands whose first copies have begun before it.
        copies: that it begins for programs after it, with its last block.
        after: whether copies are under way when it ends.
    """

    base: int = 0
    fetched: tuple[int, ...] = ()
    copies: tuple[Copy, ...] = ()
    after: bool = False


ALONE = Ahead()


def opening(
    streams: Sequence[Stream], units: int, block: int, base: int = 0
) -> tuple[tuple[int, Copy], ...]:
    """The copies that a program begins with, in order: the operand and the copy of each."""
    where = places(streams, block, base)
    far = [i for i, x in enumerate(streams) if x.space == "hbm" and not x.out]
    found = []
    for i in sorted(far, key=lambda i: bool(streams[i].step)):  # what is used whole first
        x, place = streams[i], where[i]
        pieces = x.copy(min(block, units) if x.step else 0)
        found.append((i, Copy(place.buffer, place.row + x.begin, pieces)))
    return tuple(found)


def places(streams: Sequence[Stream], block: int, base: int = 0) -> tuple[Place, ...]:
    """Where each operand lies, for blocks of so many units, from a row of vector memory on; nothing
    overlaps."""
    found: list[Place] = []
    far, near = 0, base
    for x in streams:
        if x.space == "vmem":
            found.append(Place("vmem", near, near, 0))
            near += x.whole or x.rows
            continue
        size = min(x.step * block, x.rows) if x.step else x.rows
        double = bool(x.step) and size < x.rows
        found.append(Place("hbm", far, near, size if double else 0))
        far += x.whole or x.rows
        near += size * (2 if double else 1)
    return tuple(found)


def held(streams: Sequence[Stream], block: int) -> int:
    """Rows of vector memory that buffers take, without operands that stay there."""
    return sum(
        (min(x.step * block, x.rows) * (2 if x.step * block < x.rows else 1)) if x.step else x.rows
        for x in streams
        if x.space == "hbm"
    )


class Streams:
    """Writes the frame of a program: copies, flags, pointers.

    Args:
        streams: operands, then results.
        units: of the grid, in all.
        block: units that are copied at a time.
        asm: where the program goes, if it has begun.
        ahead: what it knows of the programs beside it.

    Raises:
        NoCode: for more operands than the scalar registers can follow.
    """

    def __init__(
        self, streams: Sequence[Stream], units: int, block: int, asm: Assembler | None = None,
        ahead: Ahead = ALONE,
    ) -> None:  # fmt: skip
        if len(streams) > MOST:
            raise NoCode(f"{len(streams)} operands are more than the scalar registers can follow")
        self.streams = tuple(streams)
        self.units, self.size = units, block
        self.places = places(streams, block, ahead.base)
        self.ahead = ahead
        self.asm = asm or Assembler("task")
        self.moving = [i for i, x in enumerate(streams) if x.step and x.space == "hbm"]
        self.ins = [i for i in self.moving if not streams[i].out]
        self.outs = [i for i in self.moving if streams[i].out]

    # ---- registers: where an operand is now, its next block, the buffer of this block ------------

    def pointer(self, i: int) -> Reg:
        return s(1 + 3 * i)

    def far(self, i: int) -> Reg:
        return s(2 + 3 * i)

    def buffer(self, i: int) -> Reg:
        return s(3 + 3 * i)

    def at(self, i: int, offset: int = 0) -> At:
        """A row of an operand that is used whole."""
        return At(self.places[i].buffer + offset)

    # ---- loops -----------------------------------------------------------------------------------

    @contextmanager
    def loop(self, times: int) -> Iterator[None]:
        """So many times; straight on for one, and nothing for none."""
        if times <= 1:
            mark = self.mark()
            yield
            if times < 1:
                self.rewind(mark)
            return
        name = f"l{len(self.asm.bundles)}"
        self.asm("loop", times, Label(name))
        yield
        self.asm.label(name)

    def mark(self) -> int:
        """Where the program stands, for `rewind`."""
        return len(self.asm.bundles)

    def rewind(self, mark: int) -> None:
        """Take back what was written since."""
        del self.asm.bundles[mark:]
        self.asm.labels = {n: at for n, at in self.asm.labels.items() if int(n[1:]) < mark}

    # ---- copies ----------------------------------------------------------------------------------

    def begin(self) -> None:
        """Copies of what is used whole, and of the first blocks."""
        asm = self.asm
        whole = [i for i, x in enumerate(self.streams) if not x.step and x.space == "hbm"]
        for i in range(len(self.streams)):
            place, x = self.places[i], self.streams[i]
            start = place.buffer + (x.begin if x.space == "vmem" else 0)
            asm("sset", self.buffer(i), start)
            if x.space == "hbm" and x.step:
                asm("sset", self.far(i), place.row + x.begin)
        fetched = self.ahead.fetched
        for i in whole:
            if i not in fetched:
                x, place = self.streams[i], self.places[i]
                self.dma("hbm.vmem", ARRIVED, At(place.buffer), At(place.row + x.begin), x.copy(0))
        for i in self.ins:
            self._fetch(i, min(self.size, self.units), self.buffer(i), i not in fetched)
        if fetched and {*whole, *self.ins} - {*fetched}:  # they do not arrive in this order
            asm("wait", ARRIVED, len(whole) + len(self.ins))
            asm("signal", ARRIVED, len(self.ins))
        elif whole:
            asm("wait", ARRIVED, len(whole))
        if self.outs:
            asm("signal", LEFT, 2 * len(self.outs))

    def dma(self, path: str, flag: Reg, to: At, at: At, copy: tuple[int, int, int, int]) -> None:
        """A copy of pieces, as `Stream.copy` has them."""
        count, rows, far, near = copy
        if count == 1:
            self.asm(f"dma.{path}", flag, to, at, rows)
            return
        gaps = (near, far) if path == "hbm.vmem" else (far, near)
        self.asm(f"dma.{path}.strided", flag, to, at, count, rows, *gaps)

    def _fetch(self, i: int, units: int, to: Reg, copied: bool = True) -> None:
        x = self.streams[i]
        if copied:
            self.dma("hbm.vmem", ARRIVED, At(to), At(self.far(i)), x.copy(units))
        self.asm("sadd", self.far(i), self.far(i), x.ahead(units))

    def blocks(self) -> Iterator[tuple[int, int, int]]:
        """(units, times, units of the block that comes next, or 0): the blocks in order."""
        full, rest = divmod(self.units, self.size)
        if rest:
            if full > 1:
                yield self.size, full - 1, self.size
            if full:
                yield self.size, 1, rest
            yield rest, 1, 0
            return
        if full > 1:
            yield self.size, full - 1, self.size
        yield self.size, 1, 0

    @contextmanager
    def block(self, times: int, upcoming: int) -> Iterator[list[Reg]]:
        """One block, or several alike: the next is fetched, this one is worked on, then sent.

        Args:
            times: how many of them.
            upcoming: units of the block after each; 0 for none.
        """
        asm = self.asm
        with self.loop(times):
            if self.ins:
                asm("wait", ARRIVED, len(self.ins))
            if upcoming:
                for i in self.ins:
                    place = self.places[i]
                    asm("ssub", self.pointer(i), 2 * place.buffer + place.size, self.buffer(i))
                    self._fetch(i, upcoming, self.pointer(i))
            else:
                for c in self.ahead.copies:
                    self.dma("hbm.vmem", ARRIVED, At(c.to), At(c.at), c.pieces)
            if self.outs:
                asm("wait", LEFT, len(self.outs))
            for i in range(len(self.streams)):
                asm("smov", self.pointer(i), self.buffer(i))
            before = self.mark()
            yield [self.pointer(i) for i in range(len(self.streams))]
            assert self.mark() != before, "a block without work"
            self._send(times, upcoming)

    def _send(self, times: int, upcoming: int) -> None:
        asm = self.asm
        units = self.size if upcoming or not self.units % self.size else self.units % self.size
        for i in self.outs:
            x = self.streams[i]
            self.dma("vmem.hbm", LEFT, At(self.far(i)), At(self.buffer(i)), x.copy(units))
            asm("sadd", self.far(i), self.far(i), x.ahead(units))
        for i, x in enumerate(self.streams):
            place = self.places[i]
            if not x.step or not (upcoming or times > 1):
                continue
            if x.space == "vmem":
                asm("sadd", self.buffer(i), self.buffer(i), x.ahead(units))
            elif place.size:
                asm("ssub", self.buffer(i), 2 * place.buffer + place.size, self.buffer(i))

    def advance(self, pointers: Sequence[Reg], units: int) -> None:
        """The pointers go on by so many units."""
        self._add(pointers, [(x.walk or x.step) * units for x in self.streams])

    def move(self, pointers: Sequence[Reg], tiles: int) -> None:
        """The pointers go on by so many tiles side by side."""
        self._add(pointers, [x.pitch * tiles for x in self.streams])

    def _add(self, pointers: Sequence[Reg], rows: Sequence[int]) -> None:
        """Two sums fit into one bundle."""
        todo = [("sadd", p, p, n) for p, n in zip(pointers, rows, strict=True) if n]
        for i in range(0, len(todo), 2):
            self.asm.bundle(*todo[i : i + 2])

    def end(self) -> None:
        """All results have arrived."""
        if self.outs:
            self.asm("wait", LEFT, 2 * len(self.outs))


__all__ = [
    "ALONE", "ARRIVED", "LEFT", "MOST", "Ahead", "Copy", "Cut", "NoCode", "Place", "Stream",
    "Streams", "Turned", "held", "opening", "places",
]  # fmt: skip
