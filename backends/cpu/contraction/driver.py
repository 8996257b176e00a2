"""The loops around the tiles: blocks that stay in the caches, packed as they are come to.

``mg_multiply_T(ptr problem, ptr a, ptr b, ptr home, ptr finish, ptr places, i64 low, i64 high)``
computes units low to high of a problem: a table of numbers in the order of `FIELDS`. A unit is a
range of rows or columns of one product of the batch, never a part of a sum; so results depend
neither on the units nor on who computes them. Sums of more than one block are kept in `home` (or in
scratch memory) between the blocks; `finish(places, tile, row bytes, batch, row, column, rows,
columns)`, if there is one, gets every tile when it is complete.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product

from monograph.backends.cpu.contraction.tile import tile_declarations, tile_text
from monograph.backends.cpu.contraction.unit import TERMS, VECTORS, Unit
from monograph.backends.cpu.emit import Code, Machine, Module, literal, suffix, vector

_SIDE = ("batch0", "batch1", "batch2", "step", "inner", "outer", "size")  # strides in elements
FIELDS = (
    *("rows", "columns", "inner", "outer", "batch1", "batch2"),
    *("blocks", "block", "by_rows"),  # units of one product, their length, and of what
    *("terms", "tall", "wide", "deep"),  # of a block: terms; rows and columns packed; rows kept
    *("pack_a", "pack_b", "edge_b"),  # functions, 0 for none
    *("bytes_a", "bytes_b", "bytes", "scratch_row"),  # of scratch memory
    *(f"a_{x}" for x in _SIDE),
    *(f"b_{x}" for x in _SIDE),
    *("home_batch0", "home_batch1", "home_batch2", "home_row"),  # bytes
    "in_scratch",
)

_PARAMS = "ptr %problem, ptr %a, ptr %b, ptr %home, ptr %finish, ptr %places, i64 %low, i64 %high"


def driver_text(machine: Machine, unit: Unit) -> str:
    """A module with the driver and the tiles."""
    module = Module(machine)
    for rows, vectors in product(unit.heights, range(1, VECTORS + 1)):
        module.helper(unit.tile(rows, vectors), lambda: tile_text(unit, rows, vectors))  # noqa: B023
    text = _Driver(module, unit).text()
    module.helper(unit.driver, lambda: f"define void @{unit.driver}({_PARAMS}) #0 {{\n{text}}}\n")
    return module.text() + tile_declarations(unit)


class _Driver:
    """The function being written; every name is an i64 unless it says otherwise."""

    def __init__(self, module: Module, unit: Unit) -> None:
        names = ("problem", "a", "b", "home", "finish", "places", "low", "high")
        self.code = Code(module, [f"%{n}" for n in names])
        self.unit = unit

    # ---- arithmetic -------------------------------------------------------------------------

    def field(self, name: str) -> str:
        at = self.code.op(f"getelementptr i64, ptr %problem, i64 {FIELDS.index(name)}")
        return self.code.op(f"load i64, ptr {at}, align 8")

    def add(self, x: str, y: str | int) -> str:
        return self.code.op(f"add i64 {x}, {y}")

    def sub(self, x: str, y: str | int) -> str:
        return self.code.op(f"sub i64 {x}, {y}")

    def mul(self, x: str, y: str | int) -> str:
        return self.code.op(f"mul i64 {x}, {y}")

    def div(self, x: str, y: str | int) -> str:
        return self.code.op(f"udiv i64 {x}, {y}")

    def parts(self, x: str, y: str | int) -> str:
        """How many pieces of y cover x."""
        return self.div(self.add(x, self.sub(str(y), 1)), y)

    def extreme(self, name: str, x: str, y: str) -> str:
        f = self.code.module.declare(f"llvm.{name}.i64", f"i64 @llvm.{name}.i64(i64, i64)")
        return self.code.op(f"call i64 @{f}(i64 {x}, i64 {y})")

    def less(self, x: str, y: str) -> str:
        """x - y, but not below zero."""
        return self.sub(self.extreme("umax", x, y), y)

    def test(self, x: str, how: str = "ne", y: str | int = 0) -> str:
        return self.code.op(f"icmp {how} i64 {x}, {y}")

    def choose(self, p: str, kind: str, x: str, y: str) -> str:
        return self.code.op(f"select i1 {p}, {kind} {x}, {kind} {y}")

    def both(self, p: str, q: str) -> str:
        return self.code.op(f"and i1 {p}, {q}")

    def offset(self, base: str, nbytes: str) -> str:
        return self.code.op(f"getelementptr i8, ptr {base}, i64 {nbytes}")

    @contextmanager
    def when(self, p: str) -> Iterator[None]:
        """What follows is run only where p (an i1) holds."""
        with self.code.span("0", self.code.op(f"zext i1 {p} to i64"), 1):
            yield

    # ---- the loops --------------------------------------------------------------------------

    def text(self) -> str:
        """The function's body."""
        self.memory()
        blocks = self.field("blocks")
        with self.code.span(self.div("%low", blocks), self.parts("%high", blocks), 1) as product:
            self.batch = product.var
            self.product(blocks)
        self.code.do(f"call void @free(ptr {self.held})")
        self.code.do("ret void")
        return self.code.body()

    def memory(self) -> None:
        """Scratch memory: allocated; a little of the stack where there is none to be had."""
        code, unit = self.code, self.unit
        code.module.declare("malloc", "ptr @malloc(i64)")
        code.module.declare("free", "void @free(ptr)")
        few_a = code.slot("a", f"[{TERMS * unit.rows} x {unit.scalar}]")
        self.edge = code.slot("b", f"[{TERMS * unit.columns} x {unit.scalar}]")
        few_c = self.tile = code.slot("c", f"[{unit.rows * unit.columns} x {unit.scalar}]")
        wanted = self.field("bytes")
        asked = self.add(wanted, 64)
        self.held = code.rarely(self.test(wanted), "ptr", "null", f"call ptr @malloc(i64 {asked})")
        missing = self.both(self.test(wanted), code.op(f"icmp eq ptr {self.held}, null"))
        at = code.op(f"ptrtoint ptr {self.held} to i64")
        start = self.offset(self.held, self.code.op(f"and i64 {self.sub('0', at)}, 63"))
        behind = self.offset(start, self.field("bytes_a"))
        last = self.offset(behind, self.field("bytes_b"))
        self.a = self.choose(missing, "ptr", few_a, start)
        self.b = self.choose(missing, "ptr", self.edge, behind)
        self.kept = self.choose(missing, "ptr", few_c, last)
        self.tall, self.deep = (
            self.choose(missing, "i64", str(unit.rows), self.field(k)) for k in ("tall", "deep")
        )
        self.wide = self.choose(missing, "i64", str(unit.columns), self.field("wide"))
        row = str(unit.columns * unit.size)
        self.kept_row = self.choose(missing, "i64", row, self.field("scratch_row"))

    def product(self, blocks: str) -> None:
        """The units of one product."""
        done = self.mul(self.batch, blocks)
        first = self.less("%low", done)
        last = self.extreme("umin", self.sub("%high", done), blocks)
        by_rows = self.test(self.field("by_rows"))
        size = self.choose(by_rows, "i64", self.field("rows"), self.field("columns"))
        start = self.mul(first, self.field("block"))
        stop = self.extreme("umin", self.mul(last, self.field("block")), size)
        i0, i1 = self.choose(by_rows, "i64", start, "0"), self.field("rows")
        i1 = self.choose(by_rows, "i64", stop, i1)
        j0, j1 = self.choose(by_rows, "i64", "0", start), self.field("columns")
        j1 = self.choose(by_rows, "i64", j1, stop)
        self.place_batch()
        with self.code.span("0", self.parts(self.sub(j1, j0), self.wide), 1) as across:
            j = self.add(j0, self.mul(across.var, self.wide))
            columns = self.extreme("umin", self.sub(j1, j), self.wide)
            with self.code.span("0", self.parts(self.sub(i1, i0), self.deep), 1) as down:
                i = self.add(i0, self.mul(down.var, self.deep))
                rows = self.extreme("umin", self.sub(i1, i), self.deep)
                self.region(i, rows, j, columns)

    def place_batch(self) -> None:
        """Where the product's factors and its home begin."""
        inner, middle = self.field("batch2"), self.field("batch1")
        rest = self.div(self.batch, inner)
        index = [self.div(rest, middle), "", self.sub(self.batch, self.mul(rest, inner))]
        index[1] = self.sub(rest, self.mul(index[0], middle))

        def total(prefix: str) -> str:
            terms = [self.mul(x, self.field(f"{prefix}_batch{k}")) for k, x in enumerate(index)]
            return self.add(self.add(terms[0], terms[1]), terms[2])

        self.a_base = self.offset("%a", self.mul(total("a"), self.field("a_size")))
        self.b_base = self.offset("%b", self.mul(total("b"), self.field("b_size")))
        self.home = self.offset("%home", total("home"))

    def region(self, i0: str, rows: str, j0: str, columns: str) -> None:
        """Rows and columns whose sums are kept until they are complete."""
        inner, terms = self.field("inner"), self.field("terms")
        parts = self.parts(inner, terms)
        count = self.mul(parts, self.field("outer"))
        in_scratch = self.test(self.field("in_scratch"))
        self.finishing = self.code.op("icmp ne ptr %finish, null")
        self.single = self.both(self.test(count, "eq", 1), self.finishing)
        size = self.unit.size
        there = self.offset(
            self.home, self.add(self.mul(i0, self.field("home_row")), self.mul(j0, size))
        )
        target = self.choose(in_scratch, "ptr", self.kept, there)
        row = self.choose(in_scratch, "i64", self.kept_row, self.field("home_row"))
        inside = self.code.op(f"or i1 {in_scratch}, {self.single}")
        self.outside = self.code.op(f"xor i1 {inside}, true")
        with self.code.span("0", count, 1) as block:
            outer = self.div(block.var, parts)
            start = self.mul(self.sub(block.var, self.mul(outer, parts)), terms)
            n = self.extreme("umin", self.sub(inner, start), terms)
            first = self.test(block.var, "eq")
            last = self.both(self.finishing, self.test(self.add(block.var, 1), "eq", count))
            sides = []
            for k in ("a", "b"):
                along = self.add(
                    self.mul(outer, self.field(f"{k}_outer")),
                    self.mul(start, self.field(f"{k}_inner")),
                )
                along = self.mul(along, self.field(f"{k}_size"))
                sides.append(self.offset(getattr(self, f"{k}_base"), along))
            self.block(sides[0], sides[1], n, (i0, rows, j0, columns), (target, row, first, last))

    def pack(self, which: str, start: str, k: str, to: str, width: str, n: str) -> None:
        f = self.code.op(f"inttoptr i64 {self.field(which)} to ptr")
        step, inner = self.field(f"{k}_step"), self.field(f"{k}_inner")
        self.code.do(
            f"call void {f}(ptr {to}, ptr {start}, i64 {width}, i64 {n}, i64 {step}, i64 {inner})"
        )

    def along(self, base: str, k: str, steps: str) -> str:
        """The address some rows (of A) or columns (of B) on."""
        return self.offset(base, self.mul(steps, self.bytes(k, "step")))

    def bytes(self, k: str, stride: str) -> str:
        return self.mul(self.field(f"{k}_{stride}"), self.field(f"{k}_size"))

    def block(
        self,
        a: str,
        b: str,
        n: str,
        region: tuple[str, str, str, str],
        target: tuple[str, str, str, str],
    ) -> None:
        """Some terms of the region's sums: pack B, then row by row of blocks pack A."""
        i0, rows, j0, columns = region
        packs_b, packs_a = self.test(self.field("pack_b")), self.test(self.field("pack_a"))
        b = self.along(b, "b", j0)
        with self.when(packs_b):
            self.pack("pack_b", b, "b", self.b, columns, n)
        with self.code.span("0", self.parts(rows, self.tall), 1) as part:
            at = self.mul(part.var, self.tall)
            height = self.extreme("umin", self.sub(rows, at), self.tall)
            first = self.add(i0, at)
            a = self.along(a, "a", first)
            with self.when(packs_a):
                self.pack("pack_a", a, "a", self.a, height, n)
            with self.code.span("0", columns, self.unit.columns) as panel:
                j = panel.var
                count = self.extreme("umin", self.sub(columns, j), str(self.unit.columns))
                edge = self.test(self.code.op(f"and i64 {count}, {self.unit.lanes - 1}"))
                self.narrow = self.test(count, "ule", self.unit.lanes)
                alone = self.both(edge, self.test(self.field("pack_b"), "eq"))
                direct = self.along(b, "b", j)
                with self.when(alone):
                    self.pack("edge_b", direct, "b", self.edge, count, n)
                panels = self.offset(self.b, self.mul(self.mul(j, n), self.unit.size))
                here = self.choose(packs_b, "ptr", panels, direct)
                here = self.choose(alone, "ptr", self.edge, here)
                packed = self.code.op(f"or i1 {packs_b}, {alone}")
                dense = str(self.unit.columns * self.unit.size)
                step = self.choose(packed, "i64", dense, self.bytes("b", "inner"))
                self.edged = self.both(edge, self.outside)
                self.column(a, (here, step), n, (at, first, height), (j0, j, count), target)

    def column(
        self,
        a: str,
        b: tuple[str, str],
        n: str,
        rows: tuple[str, str, str],
        columns: tuple[str, str, str],
        target: tuple[str, str, str, str],
    ) -> None:
        """The tiles of one panel of B: full ones, then lower ones."""
        unit, size = self.unit, self.unit.size
        below, first, height = rows
        packs = self.test(self.field("pack_a"))
        each = self.choose(packs, "i64", str(size), self.bytes("a", "step"))
        along = self.choose(packs, "i64", str(unit.rows * size), self.bytes("a", "inner"))
        whole = self.code.op(f"and i64 {height}, {-unit.rows}")
        panel = self.offset(self.a, self.mul(self.mul(whole, n), size))
        for high in unit.heights:
            start, stop = "0", whole
            if high < unit.rows:
                start = self.code.op(f"and i64 {height}, {-2 * high}")
                stop = self.add(start, self.code.op(f"and i64 {height}, {high}"))
            with self.code.span(start, stop, high) as tile:
                i = tile.var
                if high == unit.rows:
                    packed = self.offset(self.a, self.mul(self.mul(i, n), size))
                else:
                    packed = self.offset(panel, self.mul(self.sub(i, whole), size))
                here = self.choose(packs, "ptr", packed, self.along(a, "a", i))
                left = f"i64 {n}, ptr {here}, i64 {each}, i64 {along}, ptr {b[0]}, i64 {b[1]}"
                place = (self.add(below, i), self.add(first, i), *columns)
                self.one_tile(high, left, place, target)

    def one_tile(
        self,
        high: int,
        factors: str,
        place: tuple[str, ...],
        target: tuple[str, str, str, str],
    ) -> None:
        """One tile: straight into its place, or by way of the stack where it does not fit it."""
        code, unit = self.code, self.unit
        below, i, j0, j, count = place
        start, row, first, last = target
        there = self.add(self.mul(below, row), self.mul(j, unit.size))
        there = self.offset(start, there)
        stack = code.op(f"or i1 {self.edged}, {self.single}")
        dense = str(unit.columns * unit.size)
        to = self.choose(stack, "ptr", self.tile, there)
        step = self.choose(stack, "i64", dense, row)
        again = code.op(f"xor i1 {first}, true")
        with self.when(self.both(self.edged, again)):
            self.move(high, there, row, self.tile, dense, count)
        tile = self.choose(self.narrow, "ptr", *(f"@{unit.tile(high, n)}" for n in (1, VECTORS)))
        code.do(f"call void {tile}({factors}, ptr {to}, i64 {step}, i1 {first})")
        with self.when(self.edged):
            self.move(high, self.tile, dense, there, row, count)
        with self.when(last):
            column = self.add(j0, j)
            code.do(
                f"call void %finish(ptr %places, ptr {to}, i64 {step}, i64 {self.batch}, "
                f"i64 {i}, i64 {column}, i64 {high}, i64 {count})"
            )

    def move(
        self, high: int, source: str, source_row: str, to: str, to_row: str, count: str
    ) -> None:
        """Copy the first columns of a tile."""
        code, unit, n = self.code, self.unit, self.unit.columns
        t, s = vector(unit.scalar, n), suffix(unit.scalar, n)
        load = code.module.declare(
            f"llvm.masked.load.{s}.p0", f"{t} @llvm.masked.load.{s}.p0(ptr, <{n} x i1>, {t})"
        )
        store = code.module.declare(
            f"llvm.masked.store.{s}.p0", f"void @llvm.masked.store.{s}.p0({t}, ptr, <{n} x i1>)"
        )
        word = "i32"
        one = code.op(f"trunc i64 {count} to {word}")
        first = code.op(f"insertelement <{n} x {word}> poison, {word} {one}, i32 0")
        all_ = code.op(
            f"shufflevector <{n} x {word}> {first}, <{n} x {word}> poison, "
            f"<{n} x i32> zeroinitializer"
        )
        lanes = "<" + ", ".join(f"{word} {k}" for k in range(n)) + ">"
        mask = code.op(f"icmp ult <{n} x {word}> {lanes}, {all_}")
        zero = literal(0, unit.scalar, n)
        with code.span("0", str(high), 1) as line:
            x, y = (
                self.offset(base, self.mul(line.var, step))
                for base, step in ((source, source_row), (to, to_row))
            )
            moved = code.fresh_op(
                f"call {t} @{load}(ptr align {unit.size} {x}, <{n} x i1> {mask}, {t} {zero})"
            )
            code.do(
                f"call void @{store}({t} {moved}, ptr align {unit.size} {y}, <{n} x i1> {mask})"
            )
