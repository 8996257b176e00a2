"""The frame of a `Network`'s program: steps in which every element meets the one at a distance.

The arrays are words, twice in vector memory: a step reads one set and writes the other. Distances
of whole registers are addresses; shorter ones are rotations along lanes or sublanes, with what
comes in from the register at the side. Elements beyond an end are read as well, and not used.
Called by `meetings`, which knows what becomes of elements that meet.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING

from monograph.backends.tpu.chip import Chip
from monograph.backends.tpu.compiler.layout import SUBLANES, Layout
from monograph.backends.tpu.compiler.moves import repacked
from monograph.backends.tpu.compiler.straight import Straight, Value
from monograph.backends.tpu.compiler.streams import Streams
from monograph.backends.tpu.isa.program import f, m, s
from monograph.backends.tpu.isa.spec import At, Label, Reg

if TYPE_CHECKING:
    from monograph.backends.tpu.compiler.networks import Network

COPIED = f(1)
FROM, TO = s(1), s(2)  # the first rows of what a step reads and writes
READ, WRITTEN, COUNT = s(3), s(4), s(5)  # the register at hand: its rows; its number along the row
REACH, BLOCK, WANTED, OUTSIDE = s(6), s(7), s(8), s(9)  # of a step of a sort
LEVEL, FAR, NEAR, AHEAD = s(10), s(11), s(12), s(13)
LOW, HIGH, BACK = s(14), s(15), s(16)
MET = 17  # from here on: where others are read, of each register at once
LEFT, PAIRED, SWAPPED = m(15), m(14), m(13)  # of sorts whose arrays go one by one


class Writer:
    """The steps of one network, so many registers at once."""

    def __init__(
        self, spec: Network, chip: Chip, together: int, streams: Streams, base: int
    ) -> None:
        self.spec, self.chip, self.together = spec, chip, max(together, 1)
        self.apart = not together
        self.along = spec.along
        self.bits = self.along.minor.bit_length() - 1
        self.streams, self.asm = streams, streams.asm
        self.places = [
            replace(p, row=p.row + base if p.space == "vmem" else p.row, buffer=p.buffer + base)
            for p in spec.places
        ]
        self.sets = tuple(row + base for row in spec.sets)
        self.steps = 0
        self.length = spec.shape[spec.dimension]

    def write(self, steps: Callable[[], None]) -> None:
        """All of it; `steps` writes what is between words and words."""
        from_, to = self.sets
        self.begin(from_)
        self.asm("sset", FROM, from_)
        self.asm("sset", TO, to)
        steps()
        self.end(self.sets[self.steps % 2])

    def begin(self, to: int) -> None:
        """Operands as words."""
        spec, asm, copies = self.spec, self.asm, 0
        for i, (x, place) in enumerate(zip(spec.reads, self.places, strict=False)):
            packed = x.layout.packing > 1
            if packed and x.space == "vmem":
                continue
            row = place.buffer if packed else to + i * spec.size
            asm(f"dma.{x.space}.vmem", COPIED, At(row), At(place.row), x.layout.rows)
            copies += 1
        if copies:
            asm("wait", COPIED, copies)
        for i, (x, place) in enumerate(zip(spec.reads, self.places, strict=False)):
            if x.layout.packing > 1:
                first_row = to + i * spec.size
                repacked(self.streams, self.chip, x.layout, place.buffer, first_row, True,
                         spec.words(i))  # fmt: skip
        if spec.arrays > len(spec.reads):
            self.numbered(to + (spec.arrays - 1) * spec.size)

    def numbered(self, to: int) -> None:
        """Places, where sorts need them: each element's number along the dimension."""
        self.asm("sset", WRITTEN, to)
        for together in self.registers():
            code = self.code()
            for u in range(together):
                code.do("vstore", At(WRITTEN, u * SUBLANES), 1, self.number(code, u))
            self.finish(code)
            self.asm("sadd", WRITTEN, WRITTEN, together * SUBLANES)

    def end(self, words: int) -> None:
        """Words as results; of longer rows their first part."""
        spec, asm, copies = self.spec, self.asm, 0
        spare = sum(self.sets) - words  # the other set
        for k, (out, n) in enumerate(zip(spec.writes, spec.outs, strict=True)):
            place, layout = self.places[len(spec.reads) + k], out.layout
            at = words + n % spec.arrays * spec.size
            if layout.packing == 1:
                self.cut(at, f"dma.vmem.{out.space}", place.row, layout)
                copies += 1
                continue
            if layout.shape != spec.shape:
                whole, at = at, spare + n % spec.arrays * spec.size
                self.cut(whole, "dma.vmem.vmem", at, layout)
                asm("wait", COPIED, 1)
            repacked(self.streams, self.chip, layout, place.buffer, at, False,
                     spec.words(n % spec.arrays))  # fmt: skip
            if out.space == "hbm":
                asm("dma.vmem.hbm", COPIED, At(place.row), At(place.buffer), layout.rows)
                copies += 1
        if copies:
            asm("wait", COPIED, copies)

    def cut(self, at: int, path: str, to: int, layout: Layout) -> None:
        """Copy words to a result whose rows may be shorter."""
        whole, part = self.spec.wide, Layout(layout.shape, "u32")
        if part.across == whole.across:
            self.asm(path, COPIED, At(to), At(at), part.rows)
            return
        rows, step = part.across * SUBLANES, whole.across * SUBLANES
        self.asm(f"{path}.strided", COPIED, At(to), At(at), whole.groups, rows, rows, step)

    # ---- registers of an array -------------------------------------------------------------------

    def registers(self) -> Iterator[int]:
        """Loops over the registers of an array: how many are worked on at once."""
        a = self.along
        side = a.inner > 1  # registers at once have the same number along the row, or one each
        some = min(self.together, a.inner if side else a.count)
        with self.streams.loop(a.outer):
            self.asm("sset", COUNT, 0)
            with self.streams.loop(a.count if side else 1):
                for size, times in self.parts(a.inner if side else a.count, some):
                    with self.streams.loop(times):
                        yield size
                        if not side:
                            self.asm("sadd", COUNT, COUNT, size)
                if side:
                    self.asm("sadd", COUNT, COUNT, 1)

    @staticmethod
    def parts(count: int, some: int) -> list[tuple[int, int]]:
        """(so many at once, times)."""
        rows = [(some, count // some), (count % some, 1)]
        return [(size, times) for size, times in rows if size and times]

    def number(self, code: Straight, u: int) -> Value:
        """Each element's number along the dimension, in the u-th register from the one at hand."""
        a, count = self.along, code("vsplat", COUNT)
        if u and a.inner == 1:
            count = code("vadd.i32", count, code("vsplat", u))
        if a.flat:
            rows = code("vshl.i32", count, code("vsplat", 3))
            count = code("vadd.i32", rows, code("vsublane"))
        if not a.axis:
            return count
        many = code("vshl.i32", count, code("vsplat", self.bits))
        return code("vadd.i32", many, code(f"v{a.axis}"))

    def code(self) -> Straight:
        return Straight(self.chip)

    def finish(self, code: Straight) -> None:
        code.finish(self.asm, {"v": list(range(self.chip.vregs)), "m": list(range(LEFT.index - 2))})

    # ---- one step --------------------------------------------------------------------------------

    def step(self, far: bool, work: Callable[[int, bool], None]) -> None:
        """Every element meets others at the distance `REACH`: of whole registers (`far`) or less.

        Args:
            far: which.
            work: writes what becomes of so many registers.
        """
        asm = self.asm
        rows = self.spec.wide.rows
        if far:
            asm("sshra", AHEAD, REACH, self.bits)
            asm("smul", AHEAD, AHEAD, self.along.pitch)
            asm("sadd", HIGH, FROM, rows)
            asm("ssub", LOW, FROM, self.spec.margin)
        else:
            asm("ssub", BACK, self.along.minor, REACH)
        asm("smov", READ, FROM)
        asm("smov", WRITTEN, TO)
        for together in self.registers():
            work(together, far)
            asm.bundle(("sadd", READ, READ, together * SUBLANES),
                       ("sadd", WRITTEN, WRITTEN, together * SUBLANES))  # fmt: skip
        asm.bundle(("smov", FROM, TO), ("smov", TO, FROM))

    def at(self, pointer: Reg, k: int, rows: int) -> At:
        return At(pointer, k * self.spec.size + rows)

    @contextmanager
    def times(self, count: Reg) -> Iterator[None]:
        """A loop of so many times as a register says."""
        name = f"l{len(self.asm.bundles)}"
        self.asm("loop", count, Label(name))
        yield
        self.asm.label(name)


class Others:
    """What elements of a register meet: those behind (`up`) and before them."""

    def __init__(self, writer: Writer, code: Straight, u: int, far: bool) -> None:
        self.w, self.code, self.u, self.far = writer, code, u, far
        self.made: dict[bool, Reg] = {}
        self.masks: dict[bool, Value] = {}
        self.loaded: dict[int, Value] = {}

    def own(self, k: int) -> Value:
        """The elements themselves, of array k."""
        if k not in self.loaded:
            self.loaded[k] = self.code("vload", self.w.at(READ, k, self.u * SUBLANES), 1)
        return self.loaded[k]

    def met(self, k: int, up: bool) -> Value:
        """Those at the distance."""
        if self.far:
            return self.code("vload", self.w.at(self._place(up), k, 0), 1)
        code, along, here = self.code, self.w.along, self.u * SUBLANES
        x = self.own(k)
        if self.w.length > along.minor:
            beside = here + (along.pitch if up else -along.pitch)
            other = code("vload", self.w.at(READ, k, beside), 1)
            if up not in self.masks:
                ends = (REACH, along.minor) if up else (0, BACK)
                self.masks[up] = code(f"m{along.axis}s", *ends)
            x = code("vselect", self.masks[up], x, other)
        return code(f"vrot.{along.axis}", x, BACK if up else REACH)

    def _place(self, up: bool) -> Reg:
        """The row of a register that is so far away, or beyond an end of the array."""
        if up not in self.made:
            at, code = s(MET + 2 * self.u + up), self.code
            code.do("sadd", at, READ, self.u * SUBLANES)
            code.do("sadd" if up else "ssub", at, at, AHEAD)
            code.do(*(("smin", at, at, HIGH) if up else ("smax", at, at, LOW)))
            self.made[up] = at
        return self.made[up]


__all__ = [
    "BLOCK", "FAR", "LEFT", "LEVEL", "NEAR", "OUTSIDE", "PAIRED", "REACH", "SWAPPED", "WANTED",
    "WRITTEN", "Others", "Writer",
]  # fmt: skip
