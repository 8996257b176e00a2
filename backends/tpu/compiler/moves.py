"""`Moves`: elements that change places, box by box, whatever the boxes are.

In comes the kernel of a group of moves; out go its spec and program: slices, pads, arrays joined
and reversed, elements spread, dimensions in another order. All arrays are in vector memory as a
whole. Elements of 16 and 8 bits are unpacked to words of their bits before, and packed again after;
to words of f32 where the result has these, and floats of 16 bits are packed from f32.
`pieces` finds the boxes, `nests` writes their instructions; `tasks` and `products` call this where
`shuffles` has no move of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import ceil

from monograph.backends.tpu.chip import Chip
from monograph.backends.tpu.compiler.layout import Layout
from monograph.backends.tpu.compiler.nests import margin_of, write_part
from monograph.backends.tpu.compiler.pieces import Affine, Part, moved_part, parts_of, word_of
from monograph.backends.tpu.compiler.sides import LANES, TILE
from monograph.backends.tpu.compiler.straight import Straight
from monograph.backends.tpu.compiler.streams import (
    ALONE,
    ARRIVED,
    LEFT,
    Ahead,
    Copy,
    NoCode,
    Place,
    Streams,
)
from monograph.backends.tpu.compiler.vector import Read, Write
from monograph.backends.tpu.isa.program import Program, s
from monograph.backends.tpu.isa.spec import At
from monograph.backends.tpu.isa.vector import wide
from monograph.fusion.kernel import Kernel
from monograph.hlo.derived import derived
from monograph.hlo.index import Index
from monograph.hlo.types import DTYPES

FROM, TO = s(1), s(2)


@dataclass(frozen=True)
class Moves:
    """Boxes of elements.

    Attributes:
        parts: the boxes, in the order in which they are written.
        reads, writes: arrays before and after.
        move: its name in reports.
    """

    parts: tuple[Part, ...]
    reads: tuple[Read, ...]
    writes: tuple[Write, ...]
    move: str = "move"

    @property
    def all(self) -> tuple[Read | Write, ...]:
        return (*self.reads, *self.writes)

    @derived
    def margin(self) -> int:
        """Rows before and after all arrays that belong to none."""
        shapes = [x.layout.shape for x in self.reads]
        to = self.writes[0].layout.shape
        found = [margin_of(p, (shapes[p.source] if p.source >= 0 else (), to)) for p in self.parts]
        return ceil(max(found, default=0) / TILE) * TILE

    @property
    def words(self) -> tuple[int, ...]:
        """The first row of each array's words: where it is, or where it is unpacked to."""
        at, found = self._end, []
        for x, where in zip(self.all, self.places, strict=True):
            if x.layout.packing == 1:
                found.append(where.buffer)
                continue
            found.append(at)
            at += _wide(x.layout).rows
        return tuple(found)

    @property
    def _end(self) -> int:
        return self.margin + sum(x.layout.rows for x in self.all)

    @property
    def held(self) -> int:
        """Rows of vector memory that buffers take."""
        far = sum(x.layout.rows for x in self.all if x.space == "hbm")
        wide = sum(_wide(x.layout).rows for x in self.all if x.layout.packing > 1)
        return far + wide + 2 * self.margin

    @derived
    def extent(self) -> int:
        """Rows of vector memory from the first one to behind the last one."""
        wide = sum(_wide(x.layout).rows for x in self.all if x.layout.packing > 1)
        return self._end + wide + self.margin

    @property
    def moved(self) -> int:
        """Rows that copies move between main and vector memory."""
        return sum(x.layout.rows for x in self.all if x.space == "hbm")

    @property
    def places(self) -> tuple[Place, ...]:
        """Where the arrays lie."""
        found, near, far = [], self.margin, 0
        for x in self.all:
            row = far if x.space == "hbm" else near
            found.append(Place(x.space, row, near, 0))
            near += x.layout.rows
            far += x.layout.rows if x.space == "hbm" else 0
        return tuple(found)

    def program(self, chip: Chip, ahead: Ahead = ALONE) -> Program:
        """The instructions."""
        return moves_program(self, chip, ahead)

    def write(self, streams: Streams, chip: Chip, base: int) -> None:
        """The instructions between copies."""
        write_moves(streams, chip, self, base)

    def opening(self, base: int = 0) -> tuple[tuple[int, Copy], ...]:
        """The copies that it begins with."""
        return tuple(
            (i, Copy(place.buffer + base, place.row, (1, x.layout.rows, 0, 0)))
            for i, (x, place) in enumerate(zip(self.reads, self.places, strict=False))
            if x.space == "hbm"
        )


@lru_cache(maxsize=256)
def moves_program(spec: Moves, chip: Chip, ahead: Ahead) -> Program:
    """The instructions.

    Raises:
        NoCode: for registers of another shape.
    """
    if chip.lanes != LANES or chip.sublanes != TILE:
        raise NoCode("registers of another shape")
    streams, out = Streams((), 1, 1), spec.places[-1]
    asm, copies = streams.asm, spec.opening(ahead.base)
    for i, c in copies:
        if i not in ahead.fetched:
            streams.dma("hbm.vmem", ARRIVED, At(c.to), At(c.at), c.pieces)
    if copies:
        asm("wait", ARRIVED, len(copies))
    for c in ahead.copies:
        streams.dma("hbm.vmem", ARRIVED, At(c.to), At(c.at), c.pieces)
    write_moves(streams, chip, spec, ahead.base)
    if out.space == "hbm":
        near, rows = out.buffer + ahead.base, spec.writes[0].layout.rows
        asm("dma.vmem.hbm", LEFT, At(out.row), At(near), rows)
        asm("wait", LEFT, 1)
    asm("halt")
    return asm.program()


def write_moves(streams: Streams, chip: Chip, spec: Moves, base: int) -> None:
    """The instructions between the copies.

    Args:
        streams: where they go.
        chip: the machine.
        spec: the move; all its arrays are in their buffers.
        base: the row of vector memory from which these are counted.
    """
    words = [base + row for row in spec.words]
    buffers = [base + place.buffer for place in spec.places]
    count, result = len(spec.reads), spec.writes[0].layout
    for i, x in enumerate(spec.reads):
        if x.layout.packing > 1:
            kind = x.layout.dtype if x.layout.dtype != result.dtype else ""
            repacked(streams, chip, x.layout, buffers[i], words[i], True, kind)
    for part in spec.parts:
        shape = spec.reads[part.source].layout.shape if part.source >= 0 else ()
        first = words[part.source] if part.source >= 0 else 0
        write_part(streams, chip, part, (shape, first), (result.shape, words[count]))
    if result.packing > 1:
        kind = result.dtype if any(x.layout.dtype != result.dtype for x in spec.reads) else ""
        repacked(streams, chip, result, buffers[count], words[count], False, kind)


# ---- elements of 16 and 8 bits -------------------------------------------------------------------


def _wide(layout: Layout) -> Layout:
    return Layout(layout.shape, "u32")


def repacked(
    streams: Streams, chip: Chip, layout: Layout, packed: int, words: int, unpack: bool,
    kind: str = "",
) -> None:  # fmt: skip
    """Elements of a packed array as words, or back.

    Args:
        streams: where the instructions go.
        chip: the machine.
        layout: of the array.
        packed, words: its first row, and that of its words.
        unpack: the direction.
        kind: the type that says what a word is, one for numbers; their bits if left out.
    """
    kind = kind or f"u{8 * DTYPES[layout.dtype].itemsize}"
    p, across = layout.packing, layout.across
    lead, high, _ = layout.matrix
    groups = ceil(high / TILE)  # rows of tiles of words, of a matrix
    asm = streams.asm
    asm("sset", FROM, packed)
    asm("sset", TO, words)
    with streams.loop(lead):
        for count, times in ((p, groups // p), (groups % p, 1)):
            if not count or not times:
                continue
            with streams.loop(times):
                with streams.loop(across):
                    _repacked(streams, chip, (kind, across), count, unpack)
                    asm.bundle(("sadd", FROM, FROM, TILE), ("sadd", TO, TO, TILE))
                asm("sadd", TO, TO, (count - 1) * across * TILE)


def _repacked(
    streams: Streams, chip: Chip, kind: tuple[str, int], count: int, unpack: bool
) -> None:
    """A packed tile, of which so many tiles of words are in the array."""
    name, across = kind
    code = Straight(chip)
    if unpack:
        x = code("vload", At(FROM), 1)
        for k in range(count):
            part = code(f"vunpack.{name}", x, k)
            code.do("vstore", At(TO, k * across * TILE), 1, part)
    else:
        parts = [code("vload", At(TO, k * across * TILE), 1) for k in range(count)]
        parts += [parts[-1]] * (4 // DTYPES[name].itemsize - count)
        code.do("vstore", At(FROM), 1, code(f"vpack.{name}", *parts))
    code.finish(streams.asm, {"v": list(range(chip.vregs)), "m": [], "s": []})


# ---- what is moved -------------------------------------------------------------------------------


def moves_of(kernel: Kernel, layouts: Sequence[Layout], spaces: Sequence[str]) -> Moves:
    """A kernel that only moves elements.

    Args:
        kernel: the loop nest.
        layouts: of its operands.
        spaces: "hbm" or "vmem", of its operands and the result.

    Raises:
        NoCode: if it computes something, or elements are wider than words.
    """
    reads = tuple(Read(x, "full", at) for x, at in zip(layouts, spaces, strict=False))
    (t,) = kernel.results
    return _checked(parts_of(kernel), reads, Layout(t.shape, t.dtype.name), spaces[-1])


def laid_out(
    index: Sequence[Index], layout: Layout, loops: Sequence[tuple[int, int]],
    to: Sequence[Index], wanted: Layout, spaces: tuple[str, str],
    conditions: tuple[tuple[Index, int, int], ...] = (),
) -> Moves:  # fmt: skip
    """An array that is read at an index, laid out anew.

    Args:
        index, layout: of the array, in terms of loops.
        loops: (number, size) of each.
        to, wanted: index and layout of the result.
        spaces: of both.
        conditions: (index, low, high) that hold where it is read; elsewhere are zeros.

    Raises:
        NoCode: as above.
    """
    read = Read(layout, "full", spaces[0])
    zeros = (_all(0, wanted),) if conditions else ()
    return _checked((*zeros, *moved_part(index, loops, to, conditions)), (read,), wanted, spaces[1])


def filled(number: object, wanted: Layout) -> Moves:
    """An array whose elements are all the same.

    Raises:
        NoCode: as above.
    """
    return _checked((_all(word_of(number, wanted.dtype), wanted),), (), wanted, "hbm")


def _all(word: int, wanted: Layout) -> Part:
    """All elements of an array, of the same bits."""
    loops = [(i, n) for i, n in enumerate(wanted.shape) if n > 1]
    steps = {d: tuple(int(d == i) for i, _ in loops) for d in range(len(wanted.shape))}
    to = tuple(Affine(0, steps[d]) for d in range(len(wanted.shape)))
    return Part(tuple(n for _, n in loops), -1, word, (), to)


def _checked(parts: tuple[Part, ...], reads: tuple[Read, ...], wanted: Layout, space: str) -> Moves:
    every = (*(r.layout for r in reads), wanted)
    if any(x.column or 0 in x.shape for x in every):
        raise NoCode("columns that change places")
    if any(x.words > 1 for x in every):
        raise NoCode("elements of 64 bits that change places")
    if any(wide(x.dtype) != wide(wanted.dtype) for x in every if x.dtype != wanted.dtype):
        raise NoCode("elements that become others")
    return Moves(parts, reads, (Write(wanted, "full", 0, space),))


__all__ = ["Moves", "filled", "laid_out", "moves_of", "moves_program", "write_moves"]
