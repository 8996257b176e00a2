"""`Portions`: what vector memory does not hold as a whole, a portion of the results at a time.

In comes a spec that does not fit, and how it is cut (`portioned`); out goes the same in portions:
boxes of the results, each with the boxes of the operands that its elements come from. The operands
of a portion are copied while the one before is worked on, and its results while the next one is.
Called by `planned`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Protocol

from monograph.backends.tpu.chip import Chip
from monograph.backends.tpu.compiler.boxes import Box, Ranges, cuts_of
from monograph.backends.tpu.compiler.layout import LANES, SUBLANES, Layout
from monograph.backends.tpu.compiler.streams import Copy, NoCode, Place, Streams
from monograph.backends.tpu.compiler.vector import Read, Write
from monograph.backends.tpu.isa.program import Program, f
from monograph.backends.tpu.isa.spec import At, Reg
from monograph.hlo.derived import derived

MOST, COPIES = 256, 1024  # portions of an array, and copies or boxes of a portion
HERE, GONE = 8, 10  # flags: of operands and of results, for each half


class Inner(Protocol):
    """What is done to a portion, whose arrays are in vector memory but for those used in place."""

    @property
    def reads(self) -> tuple[Read, ...]: ...

    @property
    def writes(self) -> tuple[Write, ...]: ...

    @property
    def places(self) -> tuple[Place, ...]:
        """Where operands and results lie."""
        ...

    @property
    def extent(self) -> int:
        """Rows of vector memory from the first one to behind the last one."""
        ...

    @property
    def moved(self) -> int:
        """Rows that it copies out of main memory itself."""
        ...

    def write(self, streams: Streams, chip: Chip, base: int) -> None:
        """The instructions; the arrays are in their buffers, counted from a row of vector memory
        on."""
        ...


@dataclass(frozen=True)
class Portion:
    """Boxes of the results, and what they come from.

    Attributes:
        spec: what is done to them, as arrays of their own.
        operands: which of all operands each of its operands is.
        boxes: of these, then of the results; None for one that is used where it is.
    """

    spec: Inner
    operands: tuple[int, ...]
    boxes: tuple[Box | None, ...]


@dataclass(frozen=True)
class Portions:
    """All of it, portion by portion.

    Attributes:
        portions: in order.
        reads, writes: arrays before and after.
        move: its name in reports, if it is a move.
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
        rows = [p.spec.places[len(p.operands)].buffer for p in self.portions]
        return tuple(max(rows) - n for n in rows)

    @derived
    def half(self) -> int:
        """Rows of vector memory for one portion; the next one has as many."""
        return max(p.spec.extent + n for p, n in zip(self.portions, self.shifts, strict=True))

    @property
    def held(self) -> int:
        """Rows of vector memory that buffers take."""
        return 2 * self.half

    @property
    def moved(self) -> int:
        """Rows that copies move between main and vector memory."""
        count = len(self.reads)
        results = range(count, len(self.all))
        copied = sum(
            box.rows
            for p in self.portions
            for i, box in zip((*p.operands, *results), p.boxes, strict=True)
            if box is not None and self.all[i].space == "hbm"
        )
        return copied + sum(p.spec.moved for p in self.portions)

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
                asm("wait", f(HERE + i % 2), waiting)
            waiting = self.fetch(i + 1) if i + 1 < len(portions) else 0
            if left[i % 2]:
                asm("wait", f(GONE + i % 2), left[i % 2])
            p.spec.write(self.streams, self.chip, self.base(i))
            if any(c.pieces[0] > 1 for c in self.sent(i)):  # among the rows of those before
                asm("wait", f(GONE + 1 - i % 2), left[1 - i % 2])
                left[1 - i % 2] = 0
            left[i % 2] = self.send(i)
        for half in range(2):
            if left[half]:
                asm("wait", f(GONE + half), left[half])
        asm("halt")
        return asm.program()

    def base(self, i: int) -> int:
        """The first row of vector memory that a portion has."""
        return self.first + i % 2 * self.spec.half + self.spec.shifts[i]

    def buffer(self, i: int, which: int) -> int:
        return self.base(i) + self.spec.portions[i].spec.places[which].buffer

    def fetch(self, i: int) -> int:
        """Begin the copies of a portion's operands; how many."""
        p, begun = self.spec.portions[i], 0
        for k, operand in enumerate(p.operands):
            box = p.boxes[k]
            if box is not None:
                begun += self.copy(box, operand, self.buffer(i, k), f(HERE + i % 2), False)
        return begun

    def sent(self, i: int) -> list[Copy]:
        """The copies of a portion's results."""
        p = self.spec.portions[i]
        return [c for box in p.boxes[len(p.operands) :] if box is not None for c in box.copies]

    def send(self, i: int) -> int:
        """Begin those of its results; how many."""
        p, first, begun = self.spec.portions[i], len(self.spec.reads), 0
        for k in range(len(self.spec.writes)):
            at, box = len(p.operands) + k, p.boxes[len(p.operands) + k]
            assert box is not None
            begun += self.copy(box, first + k, self.buffer(i, at), f(GONE + i % 2), True)
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


# ---- how it is cut -------------------------------------------------------------------------------

Cut = Callable[[Ranges], Portion]  # from a box of the results


def portions_of(
    whole: tuple[tuple[Read, ...], tuple[Write, ...]], cut: Cut, limit: int, most: int = MOST,
    fixed: Collection[int] = (), alike: Sequence[Layout] = (),
) -> Portions:  # fmt: skip
    """As few portions as fit.

    Args:
        whole: operands and results; these have one shape.
        cut: gives the portion of a box of the results.
        limit: rows of vector memory that there are.
        most: portions.
        fixed: dimensions of the results that are not cut.
        alike: of operands that are cut where the results are, so that their tiles stay whole too.

    Raises:
        NoCode: if none fit, or too many are needed.
    """
    reads, writes = whole
    for ranges in cuts_of([*(x.layout for x in writes), *alike], most, fixed):
        some = {0, len(ranges) // 2, len(ranges) - 1}
        if any(2 * cut(ranges[i]).spec.extent > limit for i in some):
            continue
        found = Portions(tuple(map(cut, ranges)), reads, writes)
        if found.held <= limit:
            return found
    raise NoCode("portions that do not fit into vector memory")


__all__ = ["COPIES", "MOST", "Inner", "Portion", "Portions", "portions_of", "portions_program"]
