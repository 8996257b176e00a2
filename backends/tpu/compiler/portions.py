"""`Portions`: moves of arrays that vector memory does not hold, a portion of the result at a time.

In comes a `Moves` that does not fit; out goes the same in portions: boxes of the result, each with
the boxes of the operands that its elements come from. The operands of a portion are copied while
the one before is moved, and its result while the next one is. Called by `planned`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import product
from math import ceil, prod

from monograph.backends.tpu.chip import Chip
from monograph.backends.tpu.compiler.layout import LANES, SUBLANES, Layout
from monograph.backends.tpu.compiler.moves import Moves, write_moves
from monograph.backends.tpu.compiler.pieces import Part, within
from monograph.backends.tpu.compiler.streams import Copy, NoCode, Place, Streams
from monograph.backends.tpu.compiler.vector import Read, Write
from monograph.backends.tpu.isa.program import Program, f
from monograph.backends.tpu.isa.spec import At, Reg
from monograph.hlo.derived import derived

MOST, COPIES = 256, 1024  # portions of a move, and copies or boxes of a portion
Ranges = tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Box:
    """Whole tiles of an array: the first element along each dimension, and the one behind."""

    layout: Layout
    ranges: Ranges

    @property
    def inside(self) -> Layout:
        """As an array of its own."""
        return replace(self.layout, shape=tuple(past - first for first, past in self.ranges))

    @property
    def copies(self) -> tuple[Copy, ...]:
        """The copies of it, to rows from 0 on."""
        layout, inside = self.layout, self.inside
        if len(self.ranges) < 2:
            first = self.ranges[0][0] // (LANES * layout.height) if self.ranges else 0
            return (Copy(0, first * SUBLANES, (1, inside.rows, 0, 0)),)
        *_, (row, _), (lane, _) = self.ranges
        groups, across = ceil(layout.shape[-2] / layout.height), layout.across
        begin = (row // layout.height * across + lane // LANES) * SUBLANES
        whole, piece = groups * across * SUBLANES, inside.across * SUBLANES
        high = ceil(inside.shape[-2] / layout.height)
        found: list[Copy] = []
        for first, count in _runs(layout.shape[:-2], self.ranges[:-2]):
            at = first * whole + begin
            size = high * piece
            to = sum(c.pieces[0] * c.pieces[1] for c in found)
            if piece == across * SUBLANES:
                together = (1, count * size, 0, 0) if high == groups else (count, size, whole, size)
                found.append(Copy(to, at, together))
            elif high == groups:
                found.append(Copy(to, at, (count * high, piece, across * SUBLANES, piece)))
            else:
                found += [
                    Copy(to + k * size, at + k * whole, (high, piece, across * SUBLANES, piece))
                    for k in range(count)
                ]
        return tuple(found)


def _runs(shape: Sequence[int], ranges: Ranges) -> Iterator[tuple[int, int]]:
    """Matrices that follow each other in memory: the first one, and how many."""
    if not shape:
        yield 0, 1
        return
    d = len(shape) - 1
    while d and ranges[d] == (0, shape[d]):
        d -= 1
    below, (low, high) = prod(shape[d + 1 :]), ranges[d]
    for index in product(*(range(*r) for r in ranges[:d])):
        first = 0
        for i, n in zip(index, shape, strict=False):
            first = first * n + i
        yield (first * shape[d] + low) * below, (high - low) * below


@dataclass(frozen=True)
class Portion:
    """A box of the result, and where it comes from.

    Attributes:
        moves: the move, of boxes that are arrays of their own, in vector memory.
        operands: which of all operands it reads.
        boxes: of these, then of the result.
    """

    moves: Moves
    operands: tuple[int, ...]
    boxes: tuple[Box, ...]


@dataclass(frozen=True)
class Portions:
    """A move, portion by portion.

    Attributes:
        portions: in order.
        reads, writes: arrays before and after.
        move: its name in reports.
    """

    portions: tuple[Portion, ...]
    reads: tuple[Read, ...]
    writes: tuple[Write, ...]
    move: str = "move"

    @property
    def all(self) -> tuple[Read | Write, ...]:
        return (*self.reads, *self.writes)

    @derived
    def shifts(self) -> tuple[int, ...]:
        """Where each portion begins, so that results of all begin at the same row: operands of one
        come while the result of another leaves."""
        rows = [p.moves.places[-1].buffer for p in self.portions]
        return tuple(max(rows) - n for n in rows)

    @derived
    def half(self) -> int:
        """Rows of vector memory for one portion; the next one has as many."""
        return max(p.moves.extent + n for p, n in zip(self.portions, self.shifts, strict=True))

    @property
    def held(self) -> int:
        """Rows of vector memory that buffers take."""
        return 2 * self.half

    @property
    def moved(self) -> int:
        """Rows that copies move between main and vector memory."""
        count = len(self.reads)
        return sum(
            box.inside.rows
            for p in self.portions
            for i, box in zip((*p.operands, count), p.boxes, strict=True)
            if self.all[i].space == "hbm"
        )

    @property
    def places(self) -> tuple[Place, ...]:
        """Where the arrays lie."""
        found, rows = [], {"hbm": 0, "vmem": 0}
        for x in self.all:
            found.append(Place(x.space, rows[x.space], 0, 0))
            rows[x.space] += x.layout.rows
        return tuple(found)

    def program(self, chip: Chip) -> Program:
        """The instructions."""
        return portions_program(self, chip)


@lru_cache(maxsize=64)
def portions_program(spec: Portions, chip: Chip) -> Program:
    """The instructions.

    Raises:
        NoCode: for registers of another shape.
    """
    if chip.lanes != LANES or chip.sublanes != SUBLANES:
        raise NoCode("registers of another shape")
    return _Program(spec, chip).write()


class _Program:
    """Writes the portions one after the other."""

    def __init__(self, spec: Portions, chip: Chip) -> None:
        self.spec, self.chip = spec, chip
        self.streams = Streams((), 1, 1)
        self.places = spec.places
        self.first = sum(x.layout.rows for x in spec.all if x.space == "vmem")

    def write(self) -> Program:
        asm, portions = self.streams.asm, self.spec.portions
        left = [0, 0]  # copies of results under way, of either half
        waiting = self.fetch(0)
        for i, p in enumerate(portions):
            if waiting:
                asm("wait", f(1 + i % 2), waiting)
            waiting = self.fetch(i + 1) if i + 1 < len(portions) else 0
            if left[i % 2]:
                asm("wait", f(3 + i % 2), left[i % 2])
            write_moves(self.streams, self.chip, p.moves, self.base(i))
            box, count = p.boxes[-1], len(self.spec.reads)
            left[i % 2] = self.copy(box, count, self.buffer(i, -1), f(3 + i % 2), True)
        for half in range(2):
            if left[half]:
                asm("wait", f(3 + half), left[half])
        asm("halt")
        return asm.program()

    def base(self, i: int) -> int:
        """The first row of vector memory that a portion has."""
        return self.first + i % 2 * self.spec.half + self.spec.shifts[i]

    def buffer(self, i: int, which: int) -> int:
        return self.base(i) + self.spec.portions[i].moves.places[which].buffer

    def fetch(self, i: int) -> int:
        """Begin the copies of a portion's operands; how many."""
        p, begun = self.spec.portions[i], 0
        for k, operand in enumerate(p.operands):
            to = self.buffer(i, k)
            begun += self.copy(p.boxes[k], operand, to, f(1 + i % 2), False)
        return begun

    def copy(self, box: Box, which: int, near: int, flag: Reg, out: bool) -> int:
        """Begin copies of a box between its array and a buffer; how many."""
        place, copies = self.places[which], box.copies
        for c in copies:
            to, at = At(near + c.to), At(place.row + c.at)
            count, rows, far, apart = c.pieces
            path, ends, steps = f"dma.{place.space}.vmem", (to, at), (apart, far)
            if out:
                path, ends, steps = f"dma.vmem.{place.space}", (at, to), (far, apart)
            if count == 1:
                self.streams.asm(path, flag, *ends, rows)
            else:
                self.streams.asm(f"{path}.strided", flag, *ends, count, rows, *steps)
        return len(copies)


# ---- how a move is cut ---------------------------------------------------------------------------


def portions_of(spec: Moves, limit: int) -> Portions:
    """A move in as few portions as fit.

    Args:
        spec: the move.
        limit: rows of vector memory that there are.

    Raises:
        NoCode: if none fit, or too many are needed.
    """
    layout = spec.writes[0].layout
    for ranges in _cuts(layout):
        some = {0, len(ranges) // 2, len(ranges) - 1}
        if any(2 * portion_of(spec, ranges[i]).moves.extent > limit for i in some):
            continue
        found = Portions(tuple(portion_of(spec, r) for r in ranges), spec.reads, spec.writes)
        if found.held <= limit:
            return found
    raise NoCode("a move whose portions do not fit into vector memory")


def _cuts(layout: Layout) -> Iterator[list[Ranges]]:
    """The boxes of a result, in ever smaller portions: along its first dimension, then along the
    second one within each of these, and so on."""
    shape = layout.shape
    outer = list[list[tuple[int, int]]]()
    for d, n in enumerate(shape):
        count, unit = prod(map(len, outer)), _unit(layout, d)
        size = ceil(n / unit)
        while size > 1:
            size = ceil(size / 2)
            if count * ceil(n / (size * unit)) > MOST:
                return
            rest = tuple((0, k) for k in shape[d + 1 :])
            yield [
                (*before, here, *rest)
                for before in product(*outer) for here in _ranges(n, size * unit)
            ]  # fmt: skip
        outer.append(_ranges(n, unit))


def _ranges(n: int, step: int) -> list[tuple[int, int]]:
    """So many elements at a time."""
    return [(first, min(first + step, n)) for first in range(0, n, step)]


def _unit(layout: Layout, d: int) -> int:
    """Elements along a dimension that a portion has at least: those of a tile."""
    rank = len(layout.shape)
    if rank == 1:
        return LANES * layout.height
    return {rank - 1: LANES, rank - 2: layout.height}.get(d, 1)


def portion_of(spec: Moves, ranges: Ranges) -> Portion:
    """What brings the elements of a box of the result there."""
    parts = spec.parts
    for d, (low, high) in enumerate(ranges):
        if (low, high) != (0, spec.writes[0].layout.shape[d]):
            parts = tuple(x for p in parts for x in within(p, d, low, high))
    if len(parts) > COPIES:
        raise NoCode("a move of too many boxes")
    result = Box(spec.writes[0].layout, ranges)
    sources = tuple(dict.fromkeys(p.source for p in parts if p.source >= 0))
    boxes = {i: _box(spec.reads[i].layout, [p for p in parts if p.source == i]) for i in sources}
    if sum(len(b.copies) for b in (*boxes.values(), result)) > COPIES:
        raise NoCode("a move of too many copies")
    moved = tuple(_moved(p, sources, boxes, result) for p in parts)
    reads = tuple(Read(boxes[i].inside, "full", "vmem") for i in sources)
    moves = Moves(moved, reads, (Write(result.inside, "full", 0, "vmem"),))
    return Portion(moves, sources, (*(boxes[i] for i in sources), result))


def _box(layout: Layout, parts: Sequence[Part]) -> Box:
    """The smallest whole tiles with all elements that some parts read."""
    ranges = []
    for d, n in enumerate(layout.shape):
        ends = [p.at[d].ends(p.sizes) for p in parts]
        unit = _unit(layout, d)
        first = min(low for low, _ in ends) // unit * unit
        past = min(ceil((max(high for _, high in ends) + 1) / unit) * unit, n)
        ranges.append((first, past))
    return Box(layout, tuple(ranges))


def _moved(part: Part, sources: tuple[int, ...], boxes: dict[int, Box], result: Box) -> Part:
    """A part in terms of the boxes."""
    to = tuple(w.moved(-r[0]) for w, r in zip(part.to, result.ranges, strict=True))
    if part.source < 0:
        return replace(part, to=to)
    box = boxes[part.source]
    at = tuple(w.moved(-r[0]) for w, r in zip(part.at, box.ranges, strict=True))
    return replace(part, at=at, to=to, source=sources.index(part.source))


__all__ = ["Box", "Portion", "Portions", "portion_of", "portions_of", "portions_program"]
