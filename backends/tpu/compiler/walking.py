"""The program of a `Walk`: loops over rows of up to 128 points, whose elements come from anywhere.

Scalar code makes the address of every read and write out of the numbers of the loops. A row lies
along lanes, eight of them along sublanes where they lie equally far apart in every array; else its
elements are right in the first sublane. Where they come from other lanes or rows, registers are
permuted (`points`). Elements of 16 and 8 bits are words while they are worked on. Called by
`walks`, which makes the steps.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from monograph.backends.tpu.chip import Chip
from monograph.backends.tpu.compiler.addresses import Scalars
from monograph.backends.tpu.compiler.instructions import number
from monograph.backends.tpu.compiler.layout import Layout
from monograph.backends.tpu.compiler.points import LANES, TILE, Made, Row
from monograph.backends.tpu.compiler.straight import Straight
from monograph.backends.tpu.compiler.streams import NoCode, Place, Streams
from monograph.backends.tpu.isa.program import Program, f, m, s, v
from monograph.backends.tpu.isa.spec import At, Reg

if TYPE_CHECKING:
    from monograph.backends.tpu.compiler.walks import Block, Put, Walk

COPIES = f(1)


@lru_cache(maxsize=256)
def walk_program(spec: Walk, chip: Chip) -> Program:
    """The instructions.

    Raises:
        NoCode: if elements of a row come from too many places, or too many loops are nested.
        NoRegisters: for more values at once than registers.
    """
    if chip.lanes != LANES or chip.sublanes != TILE:
        raise NoCode("registers of another shape")
    streams = Streams((), 1, 1)
    Walking(spec, chip, streams, 0).write()
    streams.asm("halt")
    return streams.asm.program()


def write_walk(spec: Walk, streams: Streams, chip: Chip, base: int) -> None:
    """The instructions of a walk among others.

    Args:
        spec: the walk.
        streams: where they go.
        chip: the machine.
        base: the row of vector memory from which its arrays are counted.
    """
    Walking(spec, chip, streams, base).write()


class Walking:
    """The loops of a walk."""

    def __init__(self, spec: Walk, chip: Chip, streams: Streams, base: int) -> None:
        self.spec, self.chip = spec, chip
        self.streams, self.asm = streams, streams.asm
        self.places = [replace(p, buffer=p.buffer + base) for p in spec.places]
        self.slot, self.far = spec.slot + base, dict(spec.far)
        self.along = -1 if spec.alone else len(spec.dims) - 1
        sizes = (*spec.dims, *spec.reduce_dims)
        self.scalars = Scalars(sizes, self.along, self._starts(), spec.down)
        self.pins: dict[int, Reg] = {}  # values that outlive the code which makes them
        self.lanes = 0  # points of a row
        self.count = 1  # rows at a time

    def _starts(self) -> list[int]:
        """Steps whose values are parts of indices."""
        blocks = (self.spec.prologue, self.spec.body, self.spec.epilogue)
        found = [i.starts for b in blocks for _, do in b for i in do.index]
        found += [i.starts for put in self.spec.puts for i in put.index]
        return list(dict.fromkeys(x for row in found for x in row))

    # ---- the whole -------------------------------------------------------------------------------

    def write(self) -> None:
        """All of it."""
        spec, asm, reads = self.spec, self.asm, len(self.spec.reads)
        copies = 0
        for i, (x, place) in enumerate(zip(spec.reads, self.places, strict=False)):
            if x.space == "hbm" and i not in self.far:
                asm("dma.hbm.vmem", COPIES, At(place.buffer), At(place.row), x.layout.rows)
                copies += 1
        if copies:
            asm("wait", COPIES, copies)
        self.beginning(self.places[reads:])
        self.outer(0)
        for k, (out, place) in enumerate(zip(spec.writes, self.places[reads:], strict=True), reads):
            if out.space == "hbm" and k not in self.far:
                asm("dma.vmem.hbm", COPIES, At(place.row), At(place.buffer), out.layout.rows)
                asm("wait", COPIES, 1)

    def beginning(self, results: Sequence[Place]) -> None:
        """What results begin with of which not all elements are written."""
        spec, asm, first = self.spec, self.asm, len(self.spec.reads)
        for k, (write, place) in enumerate(zip(spec.writes, results, strict=True)):
            to = place.row if first + k in self.far else place.buffer
            space = "hbm" if first + k in self.far else "vmem"
            kept = spec.kept[k] if spec.kept else -1
            text = spec.begin[k] if spec.begin else ""
            if kept >= 0:
                at = self.places[kept].row if kept in self.far else self.places[kept].buffer
                path = f"dma.{'hbm' if kept in self.far else 'vmem'}.{space}"
                asm(path, COPIES, At(to), At(at), write.layout.rows)
                asm("wait", COPIES, 1)
            if text:
                self.fill(write.layout, to, text, space)

    def fill(self, layout: Layout, row: int, text: str, space: str) -> None:
        """All elements of a result to the number that it begins with."""
        code, at, slot = Straight(self.chip), s(0), At(self.slot)
        code.do("vmov", v(0), number(code, text, layout.dtype))
        code.finish(self.asm, {"v": [1], "m": []})
        self.asm("sset", at, row)
        if space == "hbm":
            self.asm("vstore", slot, 1, v(0))
        with self.streams.loop(layout.tiles):
            if space == "hbm":
                self.asm("dma.vmem.hbm", COPIES, At(at), slot, TILE)
                self.asm("wait", COPIES, 1)
                self.asm("sadd", at, at, TILE)
            else:
                self.asm.bundle(("vstore", At(at), 1, v(0)), ("sadd", at, at, TILE))

    def outer(self, d: int) -> None:
        """The loops around rows."""
        if d >= len(self.spec.dims) - (self.along >= 0):
            self.rows()
            return
        self.counted(d, lambda: self.outer(d + 1))

    def counted(self, d: int, inside: Any) -> None:
        """A loop with a number, from 0 on."""
        size, at = self.scalars.sizes[d], self.scalars.counter.get(d)
        if at is not None:
            self.asm("sset", at, 0)
        if d == self.spec.down and at is not None:
            self.eights(at, size, inside)
            return
        with self.streams.loop(size):
            inside()
            if at is not None:
                self.asm("sadd", at, at, 1)

    def eights(self, at: Reg, size: int, inside: Any) -> None:
        """The loop along sublanes: eight at a time, then the rest."""
        full, self.count = size // TILE, TILE
        if full:
            with self.streams.loop(full):
                inside()
                self.asm("sadd", at, at, TILE)
        if size % TILE:
            self.count = size % TILE
            inside()

    def rows(self) -> None:
        """Pieces of the last dimension."""
        wide_ = self.spec.dims[-1] if self.along >= 0 else 1
        base = self.scalars.base
        full, rest = divmod(wide_, LANES)
        if base is not None:
            self.asm("sset", base, 0)
        if full:
            with self.streams.loop(full):
                self.row(LANES)
                if base is not None:
                    self.asm("sadd", base, base, LANES)
        if rest:
            self.row(rest)

    # ---- one row ---------------------------------------------------------------------------------

    def row(self, lanes: int) -> None:
        """Up to 128 points."""
        spec, self.lanes = self.spec, lanes
        self.pins.clear()
        if not spec.folds:
            self.straight((*spec.prologue, *spec.body, *spec.epilogue), {}, spec.puts, {})
            return
        for k, x in enumerate(spec.folds):
            self.pin(-1 - k, x.dtype)
        inner = {a for _, do in spec.body for a in do.args} | {x.then for x in spec.folds}
        late = {a for _, do in spec.epilogue for a in do.args} | {p.value for p in spec.puts}
        late |= {p.mask for p in spec.puts if p.mask is not None}
        self.straight(spec.prologue, {-1 - k: x.init for k, x in enumerate(spec.folds)}, (),
                      {n: do.dtype for n, do in spec.prologue if n in inner | late})  # fmt: skip
        self.inner(len(spec.dims))
        self.straight(spec.epilogue, {}, spec.puts, {})

    def inner(self, d: int) -> None:
        """The loops of a fold."""
        if d < len(self.scalars.sizes):
            self.counted(d, lambda: self.inner(d + 1))
            return
        then = {-1 - k: x.then for k, x in enumerate(self.spec.folds)}
        self.straight(self.spec.body, then, (), {})

    def pin(self, number_: int, dtype: str) -> Reg:
        """A register for a value that is handed on."""
        file = "m" if dtype == "bool" else "v"
        taken = sum(r.file == file for r in self.pins.values())
        top = 15 if file == "m" else self.chip.vregs - 1
        if taken > top - 4:
            raise NoCode("more values at once than registers")
        self.pins[number_] = m(top - taken) if file == "m" else v(top - taken)
        return self.pins[number_]

    def straight(
        self, block: Block, become: Mapping[int, int], puts: tuple[Put, ...],
        kept: Mapping[int, str],
    ) -> None:  # fmt: skip
        """Code without loops: steps, values handed on, results."""
        code = Straight(self.chip)
        made: dict[int, Made] = dict(self.pins)
        row = Row(self, code, made)
        for at, do in block:
            made[at] = row.step(do)
            register = self.scalars.starts.get(at)
            if register is not None:
                if do.dtype not in ("i32", "i16", "i8", "u8", "u16"):
                    raise NoCode(f"indices of {do.dtype}")
                code.do("sextract", register, made[at], 0, 0)
        old = {target: made[source] for target, source in become.items()}
        if any(isinstance(x, Reg) for x in old.values()):  # all are read before one is written
            old = {t: row.copied(x) for t, x in old.items()}
        for target, x in old.items():
            row.moved(self.pins[target], x)
        for at, dtype in kept.items():
            row.moved(self.pin(at, dtype), made[at])
        for k, put in enumerate(puts):
            row.put(k, put)
        taken = {(r.file, r.index) for r in self.pins.values()}
        pools = {"v": [i for i in range(self.chip.vregs) if ("v", i) not in taken],
                 "m": [i for i in range(16) if ("m", i) not in taken]}  # fmt: skip
        if code.ops:
            code.finish(self.asm, pools)


__all__ = ["Walking", "walk_program", "write_walk"]
