"""Straight code for one row of points of a walk, or for eight such rows: reads, steps, results.

Elements come from any lane of a row, or any row of a lane, by permutations; from what stays in main
memory by copies of single rows. Called by `walking`, which writes the loops around it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from monograph.backends.tpu.compiler.addresses import Where
from monograph.backends.tpu.compiler.keys import bits_of
from monograph.backends.tpu.compiler.straight import Straight, Value
from monograph.backends.tpu.compiler.streams import NoCode
from monograph.backends.tpu.compiler.wordwise import computed, constant
from monograph.backends.tpu.isa.program import f
from monograph.backends.tpu.isa.spec import At, Reg
from monograph.backends.tpu.isa.words import packing
from monograph.hlo.index import Index

if TYPE_CHECKING:
    from monograph.backends.tpu.compiler.walking import Walking
    from monograph.backends.tpu.compiler.walks import Do, Put

BROUGHT = f(2)
LANES, TILE = 128, 8
MOST = {"lane": 16, "sublane": 32}  # registers that a row is put together from
Made = Value | Reg


class Row:
    """Straight code for one row of points."""

    def __init__(self, walking: Walking, code: Straight, made: dict[int, Made]) -> None:
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
        where = self.where(int(do.name), step)
        spread = [d for d, e in enumerate(index) if self.scalars.varies(e)]
        last = len(index) - 1
        with self.scalars.frame():
            if not spread:
                x = self.element(where, index, kind)
            elif spread == [last]:
                x = self.row_of(where, index, kind)
            elif spread == [last - 1] and self.columns(where, kind):
                x = self.column_of(where, index)
            else:
                raise NoCode("rows whose elements come from many places")
        return self.code("mwords", x) if at.layout.dtype == "bool" else x

    def columns(self, where: Where, kind: str) -> bool:
        """Whether elements that lie below each other are taken eight at a time."""
        return packing(kind) == 1 and self.w.spec.down < 0 and not where.far

    def element(self, where: Where, index: tuple[Index, ...], kind: str) -> Value:
        """One element for all lanes."""
        at, lane, part = where.element(self.scalars, self.code, index)
        x = self.code("vbcast.lane", self.register(where, at), lane)
        return self.unpacked(x, kind, part)

    def where(self, number_: int, step: int) -> Where:
        """Where an operand or a result lies."""
        place, far = self.w.places[number_], number_ in self.w.far
        first = place.row if far else place.buffer
        return Where(self.w.spec.all[number_].layout, first, step, far)

    def register(self, where: Where, at: At) -> Value:
        """Rows of an array from an address on."""
        if where.far:
            return self.code.brought("hbm.vmem", BROUGHT, At(self.w.slot), at)
        return self.code("vload", at, where.step)

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
            return self.unpacked(self.register(where, tile[0]), kind, tile[1])
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
                    x = self.unpacked(self.register(where, at), kind, part)
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
        where = self.where(len(spec.reads) + number_, step)
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
                self.store(where, at, part, kind, lanes_, x)
                return
            e = index[-1]
            stride = e.coefficient(self.along)
            if spread != [len(index) - 1] or stride != 1:
                raise NoCode("results that are not written along rows")
            rest = e - self.scalars.loop
            if not rest.terms and rest.const % LANES == 0:
                at, part = self.tile(where, index, None, rest, 0, where.wide)
                mask = self.also(self.code("mlanes", 0, lanes), mask)
                self.store(where, at, part, kind, mask, x)
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
                self.store(where, at, part, kind, self.also(lanes, mask), x)

    def also(self, x: Value, mask: Made | None) -> Value:
        return x if mask is None else self.code("mand", x, mask)

    def store(self, where: Where, at: At, part: Reg | int, kind: str, mask: Made, x: Any) -> None:
        """Lanes to rows of memory; of packed ones beside the other parts of words."""
        mask = self.code("mand", mask, self.code("msublanes", 0, self.w.count))
        packed = packing(kind) > 1
        if packed or where.far:
            old = self.register(where, at)
        if packed:
            shift = self.shift(kind, part)
            part_ = computed(self.code, "bits", (kind,), bits_of(kind), [x])
            hole = self.code("vsplat", (1 << 32 // packing(kind)) - 1)
            hole, part_ = (self.code("vshl.u32", y, shift) for y in (hole, part_))
            x = self.code("vor", self.code("vand", old, self.code("vnot", hole)), part_)
        if where.far:
            self.code.sent("vmem.hbm", BROUGHT, at, At(self.w.slot), mask, x)
        else:
            self.code.do("vstore.masked", at, where.step or 1, mask, x)


__all__ = ["LANES", "TILE", "Made", "Row"]
