"""The program of a `Walk`: loops over rows of up to 128 points, whose elements come from anywhere.

Scalar code makes the address of every read and write out of the numbers of the loops. A row lies
along lanes, eight of them along sublanes where they lie equally far apart in every array; else its
elements are right in the first sublane. Where they come from other lanes or rows, registers are
permuted. Elements of 16 and 8 bits are words while they are worked on. Called by
`walks`, which makes the steps.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from monograph.backends.tpu.chip import Chip
from monograph.backends.tpu.compiler.addresses import Scalars, Where
from monograph.backends.tpu.compiler.instructions import number
from monograph.backends.tpu.compiler.keys import bits_of
from monograph.backends.tpu.compiler.layout import Layout
from monograph.backends.tpu.compiler.straight import Straight, Value
from monograph.backends.tpu.compiler.streams import NoCode, Place, Streams
from monograph.backends.tpu.compiler.wordwise import computed, constant
from monograph.backends.tpu.isa.program import Program, f, m, s, v
from monograph.backends.tpu.isa.spec import At, Reg
from monograph.backends.tpu.isa.words import packing
from monograph.hlo.index import Index

if TYPE_CHECKING:
    from monograph.backends.tpu.compiler.walks import Block, Do, Put, Walk

COPIES = f(1)
LANES, TILE = 128, 8
MOST = {"lane": 16, "sublane": 32}  # registers that a row is put together from
Made = Value | Reg


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
    _Walking(spec, chip, streams, 0).write()
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
    _Walking(spec, chip, streams, base).write()


class _Walking:
    """The loops of a walk."""

    def __init__(self, spec: Walk, chip: Chip, streams: Streams, base: int) -> None:
        self.spec, self.chip = spec, chip
        self.streams, self.asm = streams, streams.asm
        self.places = [replace(p, buffer=p.buffer + base) for p in spec.places]
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
        for x, place in zip(spec.reads, self.places, strict=False):
            if x.space == "hbm":
                asm("dma.hbm.vmem", COPIES, At(place.buffer), At(place.row), x.layout.rows)
                copies += 1
        if copies:
            asm("wait", COPIES, copies)
        self.beginning(self.places[reads:])
        self.outer(0)
        for out, place in zip(spec.writes, self.places[reads:], strict=True):
            if out.space == "hbm":
                asm("dma.vmem.hbm", COPIES, At(place.row), At(place.buffer), out.layout.rows)
                asm("wait", COPIES, 1)

    def beginning(self, results: Sequence[Place]) -> None:
        """What results begin with of which not all elements are written."""
        spec, asm = self.spec, self.asm
        for write, place, kept in zip(spec.writes, results, spec.kept, strict=False):
            if kept >= 0:
                at = At(self.places[kept].buffer)
                asm("dma.vmem.vmem", COPIES, At(place.buffer), at, write.layout.rows)
                asm("wait", COPIES, 1)
        for write, place, text in zip(spec.writes, results, spec.begin, strict=False):
            if text:
                self.fill(write.layout, place.buffer, text)

    def fill(self, layout: Layout, row: int, text: str) -> None:
        """All elements of a result to the number that it begins with."""
        code, at = Straight(self.chip), s(0)
        code.do("vmov", v(0), number(code, text, layout.dtype))
        code.finish(self.asm, {"v": [1], "m": []})
        self.asm("sset", at, row)
        with self.streams.loop(layout.tiles):
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
        row = _Row(self, code, made)
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


class _Row:
    """Straight code for one row of points."""

    def __init__(self, walking: _Walking, code: Straight, made: dict[int, Made]) -> None:
        self.w, self.code, self.made = walking, code, made
        self.scalars = walking.scalars
        self.along = walking.scalars.along
        self.once: dict[Any, Value] = {}

    def moved(self, to: Reg, x: Made) -> None:
        """A value into a register of its own."""
        self.code.do(*(("mand", to, x, x) if to.file == "m" else ("vmov", to, x)))

    def copied(self, x: Made) -> Value:
        return self.code("mand", x, x) if x.file == "m" else self.code("vmov", x)

    def step(self, do: Do) -> Made:
        """The value of a step."""
        if do.what == "load":
            return self.load(do)
        if do.what == "folded":
            return self.w.pins[-1 - int(do.name)]
        if do.what == "number":
            return constant(self.code, do.name, do.dtype)
        if do.what == "index":
            x = self.vector(do.index[0])
            return computed(self.code, "convert", ("i32",), do.dtype, [x])
        if do.what == "within":
            return self.within(do)
        args = [self.made[a] for a in do.args]
        return computed(self.code, do.what, do.types, do.dtype, args)

    # ---- indices ---------------------------------------------------------------------------------

    def vector(self, e: Index) -> Value:
        """An index along the row, in lanes."""
        return self.scalars.vector(self.code, e, self.once)

    def within(self, do: Do) -> Made:
        found: Made | None = None
        for e, (low, high) in zip(do.index, do.bounds, strict=True):
            x = self.vector(e)
            for how, bound in (("ge", low), ("lt", high)):
                c = self.code(f"vcmp.{how}.i32", x, self.code("vsplat", bound))
                found = c if found is None else self.code("mand", found, c)
        return found if found is not None else self.code("mlanes", 0, LANES)

    # ---- reads -----------------------------------------------------------------------------------

    def load(self, do: Do) -> Made:
        """A row of elements of an operand."""
        at = self.w.spec.all[int(do.name)]
        kind = "i8" if at.layout.dtype == "bool" else at.layout.dtype
        index, step = do.index, self.w.spec.step(at.layout, do.index)
        where = Where(at.layout, self.w.places[int(do.name)].buffer, step)
        spread = [d for d, e in enumerate(index) if self.scalars.varies(e)]
        last = len(index) - 1
        with self.scalars.frame():
            if not spread:
                x = self.element(where, index, kind)
            elif spread == [last]:
                x = self.row_of(where, index, kind)
            elif spread == [last - 1] and packing(kind) == 1 and self.w.spec.down < 0:
                x = self.column_of(where, index)
            else:
                raise NoCode("rows whose elements come from many places")
        return self.code("mwords", x) if at.layout.dtype == "bool" else x

    def element(self, where: Where, index: tuple[Index, ...], kind: str) -> Value:
        """One element for all lanes."""
        at, lane, part = where.element(self.scalars, self.code, index)
        x = self.code("vbcast.lane", self.code("vload", at, where.step), lane)
        return self.unpacked(x, kind, part)

    def unpacked(self, x: Value, kind: str, part: Reg | int) -> Value:
        """The elements that are one part of words."""
        if packing(kind) == 1:
            return x
        x = self.code("vshrl.u32", x, self.shift(kind, part))
        found: Value = computed(self.code, "bits", (bits_of(kind),), kind, [x])
        return found

    def shift(self, kind: str, part: Reg | int) -> Value:
        """How many bits of a word are before a part."""
        size = 32 // packing(kind)
        if isinstance(part, int):
            return self.code("vsplat", part * size)
        before = self.scalars.temp()
        self.code.do("sshl", before, part, size.bit_length() - 1)
        return self.code("vsplat", before)

    def row_of(self, where: Where, index: tuple[Index, ...], kind: str) -> Value:
        """Elements of one row of an array."""
        e, total = index[-1], where.wide
        stride = e.coefficient(self.along)
        rest = None if stride is None else e - self.scalars.loop * stride
        if stride == 1 and rest is not None and not rest.terms and rest.const % LANES == 0:
            tile = self.tile(where, index, None, rest, 0, total)
            return self.unpacked(self.code("vload", tile[0], where.step), kind, tile[1])
        return self.gathered(where, index, kind, e, LANES, total, "lane")

    def column_of(self, where: Where, index: tuple[Index, ...]) -> Value:
        """Elements that lie below each other."""
        return self.gathered(where, index, "i32", index[-2], TILE, where.groups, "sublane")

    def gathered(
        self, where: Where, index: tuple[Index, ...], kind: str, e: Index, size: int, total: int,
        axis: str,
    ) -> Value:  # fmt: skip
        """A row put together from several registers by permutations along lanes or sublanes."""
        stride = e.coefficient(self.along)
        count, first = total, None
        if stride is not None:
            span = (self.w.lanes - 1) * abs(stride) // size + 2
            if span < total:
                count, first = span, e - self.scalars.loop * stride
                first = first + min(stride, 0) * (self.w.lanes - 1)
        if count > MOST[axis]:
            raise NoCode("rows whose elements come from many places")
        places = self.vector(e)
        groups = self.code("vshra.i32", places, self.code("vsplat", size.bit_length() - 1))
        low: Reg | int = 0
        if first is not None:
            low = self.scalars.temp()
            value = self.scalars.scalar(self.code, first, self.scalars.stride_base(stride or 0))
            self.code.do("sshra", low, value, size.bit_length() - 1)
        found: Value | None = None
        for j in range(count):
            with self.scalars.frame():
                if axis == "lane":
                    at, part = self.tile(where, index, low, None, j, total)
                    x = self.unpacked(self.code("vload", at, where.step), kind, part)
                else:
                    at, lane = where.column(self.scalars, self.code, index, low, j)
                    x = self.code("vbcast.lane", self.code("vload", at, 1), lane)
                x = self.code(f"vperm.{axis}", x, places)
                if found is None:
                    found = x
                    continue
                here: Reg | int = j
                if isinstance(low, Reg):
                    here = self.scalars.temp()
                    self.code.do("sadd", here, low, j)
                mask = self.code("vcmp.eq.i32", groups, self.code("vsplat", here))
                found = self.code("vselect", mask, x, found)
        assert found is not None
        return found

    def tile(
        self, where: Where, index: tuple[Index, ...], low: Reg | int | None, rest: Index | None,
        j: int, total: int,
    ) -> tuple[At, Reg]:  # fmt: skip
        """A tile of one row of an array: its place, and which part of a word."""
        if low is None:
            assert rest is not None
            low = self.scalars.temp()
            value = self.scalars.scalar(self.code, rest, self.scalars.stride_base(1))
            self.code.do("sshra", low, value, 7)
        return where.tile(self.scalars, self.code, index, low, j, total)

    # ---- results ---------------------------------------------------------------------------------

    def put(self, number_: int, put: Put) -> None:
        """A row of a result."""
        spec = self.w.spec
        write = spec.writes[number_]
        kind = "i8" if write.layout.dtype == "bool" else write.layout.dtype
        step = spec.step(write.layout, put.index)
        where = Where(write.layout, self.w.places[len(spec.reads) + number_].buffer, step)
        x: Any = self.made[put.value]
        if write.layout.dtype == "bool":
            x = computed(self.code, "convert", ("bool",), "i32", [x])
        index, lanes = put.index, self.w.lanes
        spread = [d for d, e in enumerate(index) if self.scalars.varies(e)]
        mask = self.made[put.mask] if put.mask is not None else None
        with self.scalars.frame():
            if not spread:
                at, lane, part = where.element(self.scalars, self.code, index)
                end = self.scalars.temp()
                self.code.do("sadd", end, lane, 1)
                lanes_ = self.also(self.code("mlanes", lane, end), mask)
                self.store(at, part, kind, lanes_, x, step)
                return
            e = index[-1]
            stride = e.coefficient(self.along)
            if spread != [len(index) - 1] or stride != 1:
                raise NoCode("results that are not written along rows")
            rest = e - self.scalars.loop
            if not rest.terms and rest.const % LANES == 0:
                at, part = self.tile(where, index, None, rest, 0, where.wide)
                mask = self.also(self.code("mlanes", 0, lanes), mask)
                self.store(at, part, kind, mask, x, step)
                return
            self.astride(where, index, kind, rest, mask, x)

    def astride(
        self, where: Where, index: tuple[Index, ...], kind: str, rest: Index, mask: Made | None,
        x: Any,
    ) -> None:  # fmt: skip
        """A row that lies in two tiles of the result."""
        if packing(kind) > 1 and where.flat:
            raise NoCode("packed results of one dimension that begin within a row")
        low, off, end = (self.scalars.temp() for _ in range(3))
        value = self.scalars.scalar(self.code, rest, self.scalars.stride_base(1))
        self.code.do("sshra", low, value, 7)
        self.code.do("sand", off, value, LANES - 1)
        self.code.do("sadd", end, off, self.w.lanes)
        x = self.code("vrot.lane", x, off)
        if mask is not None:
            mask = self.code("mwords", self.code("vrot.lane", self.code("vmask", mask), off))
        for j in range(2):
            with self.scalars.frame():
                at, part = where.tile(self.scalars, self.code, index, low, j, where.wide)
                if j:
                    self.code.do("ssub", end, end, LANES)
                lanes = self.code("mlanes", 0 if j else off, end)
                self.store(at, part, kind, self.also(lanes, mask), x, where.step)

    def also(self, x: Value, mask: Made | None) -> Value:
        return x if mask is None else self.code("mand", x, mask)

    def store(self, at: At, part: Reg | int, kind: str, mask: Made, x: Any, step: int) -> None:
        """Lanes to rows of memory, `step` apart; of packed ones beside the other parts of words."""
        one = self.code("msublanes", 0, self.w.count)
        if packing(kind) == 1:
            self.code.do("vstore.masked", at, step or 1, self.code("mand", mask, one), x)
            return
        old, shift = self.code("vload", at, step), self.shift(kind, part)
        part_ = computed(self.code, "bits", (kind,), bits_of(kind), [x])
        hole = self.code("vsplat", (1 << 32 // packing(kind)) - 1)
        hole, part_ = (self.code("vshl.u32", y, shift) for y in (hole, part_))
        new = self.code("vor", self.code("vand", old, self.code("vnot", hole)), part_)
        self.code.do("vstore.masked", at, step or 1, self.code("mand", mask, one), new)


__all__ = ["walk_program", "write_walk"]
