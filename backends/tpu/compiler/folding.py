"""Folds over any dimensions, with sums that wait in vector memory: the program of a `Folded`.

Tiles come in the order of the array. Each is combined with the tile of sums that it belongs to,
which is in registers for as long as tiles of the same sums follow each other. At the end sums are
folded over sublanes and lanes, go through the steps that follow, and are written to where their
rows lie. This is the order of `monograph.backends.tpu.contract`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from monograph.backends.tpu.chip import Chip
from monograph.backends.tpu.compiler.instructions import number
from monograph.backends.tpu.compiler.registers import Registers, Regs
from monograph.backends.tpu.compiler.straight import Straight, Value
from monograph.backends.tpu.compiler.streams import ALONE, LEFT, Ahead, NoCode, Streams
from monograph.backends.tpu.compiler.vector import CHUNK, Fold, Step, pinned_scalars
from monograph.backends.tpu.isa.program import Program, m, s, v
from monograph.backends.tpu.isa.spec import At, Reg

if TYPE_CHECKING:
    from monograph.backends.tpu.compiler.folds import Folded

MOST = 8  # operands
SUMS, COUNT, PART, OUT = s(28), s(29), s(30), s(31)  # scalar registers
FIRST = m(15)  # the first sublane
ROWS, LANES = 8, 128


@lru_cache(maxsize=256)
def folded_program(spec: Folded, chip: Chip, ahead: Ahead = ALONE) -> Program:
    """The instructions.

    Raises:
        NoRegisters: if they need more registers than there are.
        NoCode: for registers of another shape, or too many operands.
    """
    if chip.lanes != LANES or chip.sublanes != ROWS or len(spec.reads) > MOST:
        raise NoCode(f"registers of another shape, or {len(spec.reads)} operands")
    return _Writer(spec, chip, ahead).program()


class _Writer:
    """The instructions of one fold."""

    def __init__(self, spec: Folded, chip: Chip, ahead: Ahead) -> None:
        self.spec, self.chip, self.vector = spec, chip, spec.vector
        self.streams = Streams(spec.streams, self.vector.groups, spec.block, ahead=ahead)
        self.waiting = spec.waiting + ahead.base
        self.result = spec.places[-1].buffer + ahead.base
        self.asm = self.streams.asm
        self.pinned: dict[int, Reg] = {}
        self.pointers: Sequence[Reg] = ()
        assert spec.vector.fold is not None
        self.fold: Fold = spec.vector.fold
        self.name = f"v{self.fold.op}.{self.vector.steps[self.fold.step].dtype}"

    def program(self) -> Program:
        """All of it."""
        spec, streams, asm = self.spec, self.streams, self.asm
        streams.begin()
        self.pinned = pinned_scalars(spec.reads, streams, self.chip)
        self.clear()
        level, _ = spec.cut
        for groups, times, upcoming in streams.blocks():
            with streams.block(times, upcoming) as self.pointers:
                self.begin(level, groups != self.vector.groups)
                steps = groups // spec.steps(level)
                self.nest(level, steps, bool(level < len(spec.sizes) - 1 or not upcoming))
        streams.end()
        self.finish()
        place = spec.places[-1]
        if place.space == "hbm":
            rows = spec.writes[0].layout.rows
            asm("dma.vmem.hbm", LEFT, At(place.row), At(self.result), rows)
            asm("wait", LEFT, 1)
        asm("halt")
        return asm.program()

    def pools(self, taken: int = 0) -> dict[str, list[int]]:
        """Registers that straight code may use."""
        most = self.chip.vregs - len(self.pinned) - taken
        return {"v": list(range(most)), "m": list(range(15))}

    def clear(self) -> None:
        """What sums begin with: a number that leaves every other one as it is, zero's sign too."""
        code = Straight(self.chip)
        kind = self.vector.steps[self.fold.step].dtype
        code.do("vmov", v(0), number(code, self.fold.neutral, kind))
        code.finish(self.asm, {"v": [1, 2], "m": []})
        self.asm("sset", SUMS, self.waiting)
        self.asm("sset", COUNT, 0)
        with self.streams.loop(self.spec.sums // ROWS):
            self.asm.bundle(("vstore", At(SUMS), 1, v(0)), ("sadd", SUMS, SUMS, ROWS))

    # ---- tiles -----------------------------------------------------------------------------------

    def begin(self, level: int, several: bool) -> None:
        """The sums that a block begins with."""
        spec, asm = self.spec, self.asm
        asm("sset", SUMS, self.waiting)
        if not several:
            return
        for i in range(level + 1):
            if spec.kept[i]:
                asm("sdiv", PART, COUNT, spec.steps(i))
                asm("srem", PART, PART, spec.sizes[i])
                asm("smul", PART, PART, spec.stride(i))
                asm("sadd", SUMS, SUMS, PART)
        asm("sadd", COUNT, COUNT, spec.block)

    def nest(self, level: int, count: int, last: bool) -> None:
        """So many steps of a loop, and all inside of it; `last`: up to the end of a matrix."""
        spec = self.spec
        if level == len(spec.sizes) - 1:
            self.run(count, last)
            return
        inner = level + 1
        back = spec.sizes[inner] * spec.stride(inner) if spec.kept[inner] else 0
        with self.streams.loop(count):
            self.nest(inner, spec.sizes[inner], True)
            self.go(SUMS, (spec.stride(level) if spec.kept[level] else 0) - back)

    def go(self, register: Reg, rows: int) -> None:
        if rows:
            self.asm("sadd", register, register, rows)

    def run(self, count: int, last: bool) -> None:
        """Rows of tiles one below the other."""
        spec, streams = self.spec, self.streams
        ragged = bool(spec.left and last)
        across = self.vector.across
        sums = [] if spec.lanes else [(SUMS, ROWS)]
        if spec.kept[-1]:
            with streams.loop(count):
                for tiles in self.pieces(across, sums, True):
                    self.apart(tiles)
                self.go(SUMS, spec.stride(len(spec.sizes) - 1))
                streams.advance(self.pointers, 1)
        elif spec.lanes and across > CHUNK:
            self.long(count, ragged)
        elif spec.lanes:
            self.down(range(across), count, ragged)
        else:
            for tiles in self.pieces(across, sums, True):
                self.down(tiles, count, ragged)
                streams.advance(self.pointers, -count)
            streams.advance(self.pointers, count)

    def pieces(
        self, across: int, moved: Sequence[tuple[Reg, int]], operands: bool
    ) -> Iterator[range]:
        """Tiles side by side, some at a time.

        Args:
            across: how many there are.
            moved: registers that go along, and how far for a tile; back again at the end.
            operands: whether those of the operands do.
        """
        last = (across - 1) % CHUNK + 1
        times = (across - last) // CHUNK

        def go(tiles: int) -> None:
            for register, pitch in moved:
                self.go(register, tiles * pitch)
            if operands:
                self.streams.move(self.pointers, tiles)

        if times:
            with self.streams.loop(times):
                yield range(CHUNK)
                go(CHUNK)
            go(-times * CHUNK)
        yield range(across - last, across)

    def apart(self, tiles: range) -> None:
        """Tiles of which each has sums of its own, in memory."""
        code = Straight(self.chip)
        terms = self.terms(code)
        for part in range(self.vector.unit):
            totals: dict[At, Value] = {}
            for tile in tiles:
                at = self.sums_at(tile, part)
                total = totals[at] if at in totals else code("vload", at, 1)
                totals[at] = code(self.name, total, terms.term(0, tile, part, 0))
            for at, total in totals.items():
                code.do("vstore", at, 1, total)
        code.finish(self.asm, self.pools())

    def sums_at(self, tile: int, part: int = 0) -> At:
        """Where the sums of a tile are."""
        side = 0 if self.spec.lanes else tile
        return At(SUMS, (part * self.spec.across + side) * ROWS)

    def long(self, count: int, ragged: bool) -> None:
        """Long rows of tiles with the same sums."""
        spec, streams = self.spec, self.streams
        sums = self.loaded(range(1))
        for times, left in ((count - ragged, 0), (int(ragged), spec.left)):
            if times:
                with streams.loop(times):
                    for tiles in self.pieces(self.vector.across, [], True):
                        self.straight(tiles, sums, 1, left)
                    streams.advance(self.pointers, 1)
        self.stored(sums)

    def loaded(self, tiles: Sequence[int]) -> dict[int, Reg]:
        """Sums in registers, the last ones."""
        top = self.chip.vregs - 1 - len(self.pinned)
        sums = {tile: v(top - i) for i, tile in enumerate(tiles)}
        for tile, register in sums.items():
            self.asm("vload", register, self.sums_at(tile), 1)
        return sums

    def stored(self, sums: dict[int, Reg]) -> None:
        for tile, register in sums.items():
            self.asm("vstore", self.sums_at(tile), 1, register)

    def down(self, tiles: range, count: int, ragged: bool) -> None:
        """Rows of tiles with the same sums, which are in registers meanwhile."""
        streams, plain = self.streams, count - ragged
        sums = self.loaded([0] if self.spec.lanes else tiles)
        unroll = next(n for n in (8, 4, 2, 1) if n == 1 or n * len(tiles) * self.vector.unit <= 8)
        for size, times in ((unroll, plain // unroll), (plain % unroll, 1)):
            if size and times:
                with streams.loop(times):
                    self.straight(tiles, sums, size, 0)
                    streams.advance(self.pointers, size)
        if ragged:
            self.straight(tiles, sums, 1, self.spec.left)
            streams.advance(self.pointers, 1)
        self.stored(sums)

    def straight(self, tiles: range, sums: dict[int, Reg], groups: int, left: int) -> None:
        """Some rows of tiles into sums in registers."""
        code = Straight(self.chip)
        terms = self.terms(code)
        parts = [p for p in range(self.vector.unit) if not left or terms.there(p, left) > 0]
        every = [(g, t, p) for g in range(groups) for p in parts for t in tiles]
        for tile, register in sums.items():
            mine = [e for e in every if self.spec.lanes or e[1] == tile]
            total: Value | Reg = register
            for at in mine[:-1]:
                total = code(self.name, total, terms.term(*at, left))
            code.do(self.name, register, total, terms.term(*mine[-1], left))
        code.finish(self.asm, self.pools(len(sums)))

    def terms(self, code: Straight) -> _Terms:
        return _Terms(code, self, self.pointers)

    # ---- results ---------------------------------------------------------------------------------

    def finish(self) -> None:
        """Sums through what follows the fold, to where the result lies."""
        spec, asm = self.spec, self.asm
        self.pointers = [self.streams.buffer(i) for i in range(len(spec.reads))]
        asm("sset", SUMS, self.waiting)
        asm("sset", OUT, self.result)
        asm("msublanes", FIRST, 0, 1)
        lead, high = spec.rows
        wide = spec.across * ROWS
        if spec.kept[-1]:
            with self.streams.loop(spec.sums // wide):
                self.results(ROWS, None)
                self.go(OUT, wide)
        elif not high:
            self.results(1, None if spec.lanes else FIRST)
        else:
            with self.streams.loop(lead):
                for count, times in ((ROWS, high // ROWS), (high % ROWS, 1)):
                    if count and times:
                        with self.streams.loop(times):
                            with self.streams.loop(count):
                                self.results(ROWS, FIRST)
                                self.go(OUT, 1)
                            self.go(OUT, wide - count)

    def results(self, pitch: int, mask: Reg | None) -> None:
        """A row of tiles of sums; the pointer to them goes on."""
        across, step = self.spec.across, self.spec.writes[0].step
        for tiles in self.pieces(across, [(SUMS, ROWS), (OUT, pitch)], False):
            code = Straight(self.chip)
            terms = self.terms(code)
            for tile in tiles:
                (found,) = terms.value(step, 0, tile)
                at = At(OUT, tile * pitch)
                if mask is None:
                    code.do("vstore", at, 1, found)
                else:
                    code.do("vstore.masked", at, 1, mask, found)
            code.finish(self.asm, self.pools())
        self.go(SUMS, across * ROWS)


class _Terms(Registers):
    """What is folded, and what follows: "sums" are loaded and folded within a register."""

    def __init__(self, code: Straight, writer: _Writer, pointers: Sequence[Reg]) -> None:
        super().__init__(code, writer.vector, writer.streams, writer.pinned, pointers)
        self.writer = writer

    def there(self, part: int, left: int) -> int:
        """Rows (elements of an array of one dimension) of a register that is not full."""
        size = ROWS * (LANES if self.writer.spec.flat else 1)
        return (left - 1) % (size * self.spec.unit) + 1 - part * size

    def term(self, group: int, tile: int, part: int, left: int) -> Value:
        """What is folded of a register; beyond the edges the neutral element."""
        fold = self.what
        found = self.value(fold.step, group, tile)
        x: Value = found[part if len(found) > 1 else 0]
        wide = fold.width - tile * LANES
        masks = []
        if wide < LANES:
            masks.append(self.mask("mlanes", 0, wide))
        if left:
            size = ROWS * (LANES if self.writer.spec.flat else 1)
            if (rows := self.there(part, left)) < size:
                masks.append(self.above(rows) if self.writer.spec.flat
                             else self.mask("msublanes", 0, rows))  # fmt: skip
        for mask in masks:
            x = self.code("vselect", mask, x, self.once("neutral", lambda: number(
                self.code, fold.neutral, self.fold_type)))  # fmt: skip
        return x

    def above(self, count: int) -> Value:
        """The first elements of a register, row after row."""
        rows, rest = divmod(count, LANES)

        def make() -> Value:
            whole = self.mask("msublanes", 0, rows)
            if not rest:
                return whole
            row = self.code("mand", self.mask("msublanes", rows, rows + 1),
                            self.mask("mlanes", 0, rest))  # fmt: skip
            return self.code("mor", whole, row)

        return self.once(("above", count), make)

    def mask(self, name: str, low: int, high: int) -> Value:
        return self.once((name, low, high), lambda: self.code(name, low, high))

    def _computed(self, step: Step, group: int, tile: int) -> Regs:
        if step.what != "sums":
            return super()._computed(step, group, tile)
        fold, spec = self.what, self.writer.spec
        x = self.code("vload", At(SUMS, tile * ROWS), 1)
        for where, folded in (("sublane", not spec.kept[-1]), ("lane", spec.lanes)):
            if folded:
                x = self.code(f"vfold.{where}.{fold.op}.{self.fold_type}", x)
        (init,) = self.value(fold.init, group, tile)
        return (self.code(self.writer.name, init, x),)


__all__ = ["MOST", "ROWS", "folded_program"]
