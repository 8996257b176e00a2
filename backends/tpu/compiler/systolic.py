"""Matrix code: products of matrices on the systolic arrays, and what is done to their sums.

In comes a `Product`, out goes a program. A block of rows of a meets a block of columns of w, all
terms of a sum at once. Each array has the columns of one tile (or one matrix of a stack): weights
of a tile of terms are pushed into its shadow set while the rows of the tile before stream; sums of
all tiles are added up in the accumulators, in order, as `contract` says. Then they are popped,
row by row of tiles, go through the steps that follow the product, and are stored.

Products in several passes go over all tiles of terms once per pass: registers of an operand become
the part of it that the pass multiplies on their way into the arrays.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from math import ceil
from typing import TYPE_CHECKING

from monograph.backends.tpu.chip import Chip
from monograph.backends.tpu.compiler.registers import Registers, Regs
from monograph.backends.tpu.compiler.straight import Straight
from monograph.backends.tpu.compiler.streams import ALONE, Ahead, NoCode, Streams
from monograph.backends.tpu.compiler.vector import Step, pinned_scalars
from monograph.backends.tpu.isa.matrix import ACCUMULATORS
from monograph.backends.tpu.isa.program import Assembler, Program, m, s, v, x
from monograph.backends.tpu.isa.spec import At, Reg
from monograph.backends.tpu.isa.words import packing

if TYPE_CHECKING:
    from monograph.backends.tpu.compiler.matrix import Product

A, W, ENTRY, POP, EPILOGUE, GROUP, STACK = 19, 20, 21, 22, 26, 30, 31  # scalar registers
ROWS = 0  # vector registers of rows: two sets of at most eight; of weights: from WEIGHTS on
WEIGHTS, ZERO = 16, 24
NEAR, TURNS = 26, 3  # vector registers, and masks from 0 on, of parts in the making
MOST = 6  # operands and results


@lru_cache(maxsize=512)
def product_program(spec: Product, chip: Chip, ahead: Ahead = ALONE) -> Program:
    """The instructions.

    Raises:
        NoCode: if they cannot be had on the chip.
        NoRegisters: if the steps after the product need more registers than there are.
    """
    if chip.rows % chip.lanes or chip.cols % chip.lanes or len(spec.all) > MOST:
        raise NoCode(f"arrays of {chip.rows}x{chip.cols}, or {len(spec.all)} operands")
    asm = Assembler("product")
    blocks = [(k, sum(spec.blocks[:i]), size)
              for k in range(spec.matrices) for i, size in enumerate(spec.blocks)]  # fmt: skip
    for number, (matrix, first, size) in enumerate(blocks):
        end = number == len(blocks) - 1
        beside = Ahead(ahead.base, () if number else ahead.fetched, ahead.copies if end else ())
        parts = spec.streams(first, size, matrix)
        streams = Streams(parts, *spec.inner, asm=asm, ahead=beside)
        streams.begin()
        pinned = pinned_scalars(spec.reads, streams, chip)
        for units, times, upcoming in streams.blocks():
            with streams.block(times, upcoming) as pointers:
                _Block(spec, chip, streams, pinned, pointers, units, size).write()
        streams.end()
    asm("halt")
    return asm.program()


@dataclass(frozen=True)
class _Phase:
    """One tile of terms.

    Attributes:
        add: whether sums are added to those of tiles before.
        last: whether its rows are cut short.
        push: what is pushed meanwhile of the next tile: "whole", "part", or "" for none.
        parts: which part of a is streamed, and of w is pushed.
        again: whether the next tile is the first one again, of another pass.
    """

    add: bool
    last: bool
    push: str
    parts: tuple[int, int]
    again: bool


class _Block:
    """The instructions of one block."""

    def __init__(
        self, spec: Product, chip: Chip, streams: Streams, pinned: dict[int, Reg],
        pointers: Sequence[Reg], units: int, size: int,
    ) -> None:  # fmt: skip
        self.spec, self.chip, self.streams, self.pinned = spec, chip, streams, pinned
        self.asm, self.pointers = streams.asm, pointers
        self.kinds = [r.layout.dtype for r in spec.reads[:2]]
        self.deep, self.wide = chip.rows // chip.lanes, chip.cols // chip.lanes
        stack = spec.along == "batch"
        self.matrices = units if stack else 1
        self.groups = spec.groups if stack else units if spec.along == "rows" else size
        self.tiles = spec.across if stack else units if spec.along == "columns" else size
        self.packed = [packing(k) for k in self.kinds]
        self.high = 8 * self.packed[1]  # rows of a register of weights
        self.tall = ceil(spec.terms / chip.rows)  # tiles of terms
        self.pushes = chip.rows // self.high
        self.arrays, self.shared = 0, True  # of the group that is written
        self.turn = 0  # of the registers of parts
        self.streamed = self.groups * (spec.unit // self.packed[0])
        entries = (chip.accumulators or ACCUMULATORS) // chip.sublanes
        if self.groups * spec.unit > entries:
            raise NoCode(f"{self.groups * spec.unit} sums for {entries} accumulators")

    # ---- where things are ------------------------------------------------------------------------

    def pitch(self, i: int) -> int:
        """Tiles from a row of tiles of an operand to the next one, in vector memory."""
        spec, stream = self.spec, self.streams.streams[i]
        if stream.space == "vmem" or stream.cut is None:
            return spec.all[i].layout.across
        return self.tiles if stream.cut.along == "columns" else stream.cut.wide

    def stacked(self, i: int) -> int:
        """Rows from a matrix of a stack to the next one."""
        return self.spec.all[i].layout.rows // self.spec.batch

    # ---- the block -------------------------------------------------------------------------------

    def write(self) -> None:
        """All groups of columns, or of matrices."""
        asm = self.asm
        ragged = self.spec.terms % self.chip.lanes
        if ragged:
            asm("mlanes", m(15), 0, ragged)
        if self.spec.terms % self.high:
            asm("msublanes", m(14), 0, ceil(self.spec.terms % self.high / self.packed[1]))
        for i in range(self.wide):
            asm("vsplat", v(ZERO + i), 0)
        if self.spec.along == "batch":
            self.stack()
            return
        asm("smov", s(GROUP), self.pointers[1])
        for i in range(2, len(self.spec.all)):
            asm("smov", s(EPILOGUE + i - 2), self.pointers[i])
        whole, rest = divmod(ceil(self.tiles / self.wide), self.chip.mxus)
        with self.streams.loop(whole):
            if whole:
                self.group(self.chip.mxus, False)
                self.move(self.chip.mxus * self.wide)
        if rest:
            self.group(rest, False)

    def stack(self) -> None:
        """Matrices side by side on the arrays, tile after tile of columns."""
        asm, arrays = self.asm, self.chip.mxus
        asm("smov", s(STACK), self.pointers[0])
        asm("smov", s(GROUP), self.pointers[1])
        for i in range(2, len(self.spec.all)):
            asm("smov", s(EPILOGUE + i - 2), self.pointers[i])
        whole, rest = divmod(self.matrices, arrays)
        for count, times in ((arrays, whole), (rest, 1)):
            if not count or not times:
                continue
            with self.streams.loop(times):
                tiles = ceil(self.tiles / self.wide)
                with self.streams.loop(tiles):
                    self.group(count, True)
                    self.move(self.wide)
                self.move(-self.wide * tiles)
                asm("sadd", s(STACK), s(STACK), count * self.stacked(0))
                asm("sadd", s(GROUP), s(GROUP), count * self.stacked(1))
                for i in range(2, len(self.spec.all)):
                    if self.spec.all[i].how == "full":
                        asm("sadd", s(EPILOGUE + i - 2), s(EPILOGUE + i - 2),
                            count * self.stacked(i))  # fmt: skip

    def move(self, tiles: int) -> None:
        """Pointers go on by so many tiles of columns."""
        self.asm("sadd", s(GROUP), s(GROUP), tiles * 8)
        for i in range(2, len(self.spec.all)):
            at = self.spec.all[i]
            step = 8 if at.how == "full" or len(at.layout.shape) > 1 else 1
            if at.how != "scalar":
                self.asm("sadd", s(EPILOGUE + i - 2), s(EPILOGUE + i - 2), tiles * step)

    # ---- one group: a tile of columns, or a matrix, per array ------------------------------------

    def group(self, arrays: int, stack: bool) -> None:
        """Products and sums of as many tiles of columns as there are arrays."""
        asm = self.asm
        self.arrays, self.shared = arrays, not stack
        down = self.pitch(1) * 8
        weights = [i * (self.stacked(1) if stack else self.wide * 8) for i in range(arrays)]
        rows = [i * self.stacked(0) for i in range(arrays)] if stack else [0]
        asm("smov", s(A), self.start)
        asm("sadd", s(W), s(GROUP), (self.pushes - 1) * down)
        part, first = bool(self.spec.terms % self.chip.rows), self.spec.passes[0][1]
        if part or len(self.spec.passes) > 1:  # what is done to sums may have taken them
            for i in range(self.wide):
                asm("vsplat", v(ZERO + i), 0)
        if self.tall == 1 and part:
            self.push_part(weights, first)
        else:
            with self.streams.loop(self.pushes):
                self.body(weights, 1, None, [], first)
        asm("sadd", s(W), s(W), 2 * self.pushes * down)
        for phase, same in groupby(self.phases()):
            with self.streams.loop(len(list(same))):
                self.tile(phase, weights, rows, arrays, down)
        self.sums(arrays, stack)

    @property
    def start(self) -> Reg:
        """Where the rows of the block begin."""
        return self.pointers[0] if self.shared else s(STACK)

    def phases(self) -> list[_Phase]:
        """All tiles of terms of all passes, in order."""
        passes, part = self.spec.passes, bool(self.spec.terms % self.chip.rows)
        tiles = [(p, t) for p in range(len(passes)) for t in range(self.tall)]
        found = []
        for (p, t), (q, u) in zip(tiles, [*tiles[1:], (-1, -1)], strict=True):
            push = "" if q < 0 else "part" if part and u == self.tall - 1 else "whole"
            parts = passes[p][0], passes[q][1]
            found.append(_Phase((p, t) != (0, 0), t == self.tall - 1, push, parts, q > p))
        return found

    def tile(
        self, phase: _Phase, weights: list[int], rows: list[int], arrays: int, down: int
    ) -> None:
        """All rows of the block through one tile of terms, the next weights behind them."""
        asm = self.asm
        for i in range(arrays):
            asm("mswap", x(i))
        asm("sset", s(ENTRY), 0)
        if phase.again:
            asm("sadd", s(W), s(GROUP), (self.pushes - 1) * down)
        both = min(self.streamed, self.pushes) if phase.push == "whole" else 0
        for times, pushing, streaming in (
            (both, True, True),
            (self.streamed - both, False, True),
            (self.pushes - both if phase.push == "whole" else 0, True, False),
        ):
            unroll = next(n for n in (4, 2, 1) if times % n == 0) if self.shared else 1
            unroll = unroll if self.deep == 1 else 1
            with self.streams.loop(times // unroll):
                if times:
                    given = phase if streaming else None
                    self.body(weights if pushing else [], unroll, given, rows, phase.parts[1])
        if phase.push == "part":
            self.push_part(weights, phase.parts[1])
        if phase.push:
            asm("sadd", s(W), s(W), 2 * self.pushes * down)
        if phase.again:
            asm("smov", s(A), self.start)
            return
        back = self.streamed * self.pitch(0) * 8 - self.deep * 8
        asm("ssub", s(A), s(A), back)

    def body(
        self, weights: list[int], unroll: int, phase: _Phase | None, rows: list[int], part: int
    ) -> None:
        """Some registers of rows, and as many of weights, of which a part, for each array."""
        code = Straight(self.chip)
        down = self.pitch(1) * 8
        for turn in range(unroll):
            if phase is not None:
                self.stream(code, phase, rows, turn)
            for q, offset in enumerate(weights):
                first = WEIGHTS + (q * self.wide) % 8
                for c in range(self.wide):
                    code.do("vload", v(first + c), At(s(W), offset + c * 8 - turn * down), 1)
                    self.part(code, v(first + c), self.kinds[1], part)
                code.do(f"mpush.{self.kinds[1]}", x(q), v(first))
        if phase is not None:
            code.do("sadd", s(A), s(A), unroll * self.pitch(0) * 8)
        if weights:
            code.do("ssub", s(W), s(W), unroll * down)
        code.finish(self.asm, {"v": [], "m": []})

    def stream(self, code: Straight, phase: _Phase, rows: list[int], turn: int) -> None:
        """A register of rows (of each matrix) through the arrays."""
        name = f"mstream{'.add' * phase.add}.{self.kinds[0]}"
        step = self.packed[0]
        for number, offset in enumerate(rows):
            first = ROWS + ((turn + number) * self.deep) % 16
            for d in range(self.deep):
                self.row(code, phase, d, v(first + d), offset + turn * self.pitch(0) * 8)
            for q in range(self.arrays) if self.shared else (number,):
                code.do(name, x(q), s(ENTRY), v(first))
        code.do("sadd", s(ENTRY), s(ENTRY), step)

    def row(self, code: Straight, phase: _Phase, d: int, to: Reg, offset: int) -> None:
        """One register of rows: cut short where the terms end."""
        left = self.spec.terms - ((self.tall - 1) * self.deep + d) * self.chip.lanes
        at = At(s(A), offset + d * 8)
        if phase.last and left <= 0:
            code.do("vsplat", to, 0)
        elif phase.last and left < self.chip.lanes:
            code.do("vload.masked", to, at, 1, m(15))
        else:
            code.do("vload", to, at, 1)
        self.part(code, to, self.kinds[0], phase.parts[0])

    def part(self, code: Straight, x: Reg, kind: str, number: int) -> None:
        """What is left of a register without its first parts, each the nearest in bf16; the array
        takes the part that is nearest to it. As `numerics.parts_of`."""
        if number and kind != "f32":
            code.do("vsplat", x, 0)
            return
        for _ in range(number):
            near, finite = v(NEAR + self.turn), m(self.turn)
            self.turn = (self.turn + 1) % TURNS
            code.do("vnear.bf16", near, x)
            code.do("vfinite.f32", finite, near)
            code.do("vsub.f32", x, x, near)
            code.do("vselect", x, finite, x, v(ZERO))

    def push_part(self, weights: list[int], part: int) -> None:
        """The weights of the last tile of terms, of these a part, zeros below them."""
        asm, down = self.asm, self.pitch(1) * 8
        left = self.spec.terms - (self.tall - 1) * self.chip.rows
        there = ceil(left / self.high)
        name = f"mpush.{self.kinds[1]}"
        with self.streams.loop(self.pushes - there):
            if self.pushes > there:
                for q in range(len(weights)):
                    asm(name, x(q), v(ZERO))
        asm("ssub", s(W), s(W), (self.pushes - there) * down)
        if left % self.high:
            for q, offset in enumerate(weights):
                code = Straight(self.chip)
                for c in range(self.wide):
                    code.do("vload.masked", v(WEIGHTS + c), At(s(W), offset + c * 8), 1, m(14))
                    self.cut_short(code, v(WEIGHTS + c), left)
                    self.part(code, v(WEIGHTS + c), self.kinds[1], part)
                code.do(name, x(q), v(WEIGHTS))
                code.finish(asm, {"v": [NEAR + i for i in range(TURNS)], "m": list(range(4, 8))})
            asm("ssub", s(W), s(W), down)
            there -= 1
        if there:
            with self.streams.loop(there):
                self.body(weights, 1, None, [], part)

    def cut_short(self, code: Straight, weights: Reg, left: int) -> None:
        """Zeros behind the last of the weights, where it shares its word with others."""
        packed = self.packed[1]
        if not left % packed:
            return
        word = left % self.high // packed
        bits = (1 << 32 // packed * (left % packed)) - 1
        first = code("vand", weights, code("vsplat", bits))
        code.do("vselect", weights, code("msublanes", word, word + 1), first, weights)

    # ---- sums ------------------------------------------------------------------------------------

    def sums(self, arrays: int, stack: bool) -> None:
        """Sums out of the accumulators, through the steps that follow, to memory."""
        unit = self.spec.unit
        pointers = [s(EPILOGUE + i) for i in range(len(self.spec.all) - 2)]
        for r in range(unit):
            self.asm("sset", s(POP + r), r)
        with self.streams.loop(self.groups):
            code = Straight(self.chip)
            registers = _Sums(code, self, [s(A), s(W), *pointers], arrays, stack)
            tiles = min(arrays * self.wide, self.tiles) if not stack else arrays * self.wide
            for number, write in enumerate(self.spec.writes, len(self.spec.reads)):
                for tile in range(tiles):
                    registers.store(number, write, 0, tile)
            for r in range(unit):
                code.do("sadd", s(POP + r), s(POP + r), unit)
            for i, at in enumerate(self.spec.all[2:], 2):
                if at.how == "full":
                    step = unit // at.layout.packing * self.pitch(i) * 8
                    code.do("sadd", pointers[i - 2], pointers[i - 2], step)
            held = len(self.pinned) + (arrays * unit * self.wide if self.wide > 1 else 0)
            pools = {"v": list(range(self.chip.vregs - held)), "m": list(range(14))}
            code.finish(self.asm, pools)
        for i, at in enumerate(self.spec.all[2:], 2):
            if at.how == "full":
                step = unit // at.layout.packing * self.pitch(i) * 8 * self.groups
                self.asm("ssub", pointers[i - 2], pointers[i - 2], step)


class _Sums(Registers):
    """Values after a product: "sums" are popped, a tile for each array."""

    def __init__(
        self, code: Straight, block: _Block, pointers: list[Reg], arrays: int, stack: bool
    ) -> None:
        super().__init__(code, block.spec, block.streams, block.pinned, pointers)
        self.block, self.arrays, self.stack = block, arrays, stack

    def _computed(self, step: Step, group: int, tile: int) -> Regs:
        if step.what != "sums":
            return super()._computed(step, group, tile)
        wide, unit = self.block.wide, self.block.spec.unit
        q, c = divmod(tile, wide)
        if wide == 1:
            return tuple(self.code("mpop", x(q), s(POP + r)) for r in range(unit))
        first = self.code.chip.vregs - len(self.pinned) - (q + 1) * unit * wide
        if ("pop", q) not in self.known:
            for r in range(unit):
                self.code.do("mpop", v(first + r * wide), x(q), s(POP + r))
            self.known["pop", q] = ()
        return tuple(v(first + r * wide + c) for r in range(unit))

    def address(self, i: int, down: int, tile: int) -> int:
        """Rows from the pointer of an operand to one of its tiles."""
        at = self.block.spec.all[i]
        q, c = divmod(tile, self.block.wide)
        side = q * self.block.stacked(i) + c * 8 if self.stack else tile * 8
        if at.how == "row":
            return (c if self.stack else tile) * (8 if len(at.layout.shape) > 1 else 1)
        return down * self.block.pitch(i) * 8 + side


__all__ = ["product_program"]
