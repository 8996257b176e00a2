"""The loops around the tiles: blocks that stay in the caches, packed as they are come to.

``mg_multiply_T(problem, a, b, home, finish, span, places, i64 low, i64 high)``, all other ones ptr,
computes units low to high of a problem: a table of numbers in the order of `FIELDS`. A unit is a
range of rows or columns of one product of the batch, never a part of a sum; so results depend
neither on the units nor on who computes them. Sums of more than one block are kept in `home` (or in
scratch memory) between the blocks; `finish(places, tile, row bytes, batch, row, column, rows,
columns)`, if there is one, gets every tile when it is complete; `span(places, batch, row, rows,
ends)` says between which columns rows need their sums: others are not computed.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import product

from monograph.backends.cpu.contraction.dots import dots_text
from monograph.backends.cpu.contraction.gaps import CHUNK, gaps_text
from monograph.backends.cpu.contraction.pack import SLACK
from monograph.backends.cpu.contraction.tile import LINE, declare_tiles, tile_text
from monograph.backends.cpu.contraction.unit import PARTS, TERMS, VECTORS, Unit
from monograph.backends.cpu.contraction.words import Words
from monograph.backends.cpu.emission.emit import Code, Machine, Module

_SIDE = ("batch0", "batch1", "batch2", "step", "inner", "size")  # strides in elements
FIELDS = (
    *("rows", "columns", "inner", "outer", "batch1", "batch2"),
    *("parts", "places"),  # tables of bytes: where parts of a sum begin in A and B; rows of A, or 0
    *("blocks", "block", "by_rows"),  # units of one product, their length, and of what
    *("terms", "together"),  # of a block: terms of a part, and parts
    *("tall", "wide", "deep"),  # of a block: rows and columns packed; rows kept
    *("pack_a", "pack_b"),  # functions, 0 for none
    "panel_a",  # rows of a panel of A, if it is packed: one, or those of a tile
    "along",  # whether sums are along memory, of vectors of terms
    *("bytes_a", "bytes_b", "bytes", "scratch_row"),  # of scratch memory
    *(f"a_{x}" for x in _SIDE),
    *(f"b_{x}" for x in _SIDE),
    *("home_batch0", "home_batch1", "home_batch2", "home_row"),  # bytes
    "in_scratch",
    "gaps",  # whether terms are left out that are zero times something finite
)

_POINTERS = ("problem", "a", "b", "home", "finish", "span", "places")
_PARAMS = ", ".join([*(f"ptr %{n}" for n in _POINTERS), "i64 %low", "i64 %high"])


def driver_text(machine: Machine, unit: Unit) -> str:
    """A module with the driver and the tiles."""
    module = Module(machine)
    for tile in product(unit.heights, range(1, VECTORS + 1), unit.ends):
        module.helper(unit.tile(*tile), lambda: tile_text(unit, *tile))  # noqa: B023
    declare_tiles(module, unit)
    if not unit.pairs:  # which lie so only where they have been packed
        module.helper(unit.dots, lambda: dots_text(module, unit))
    if not unit.integral:
        for name, text in gaps_text(unit).items():
            module.helper(name, lambda: text)  # noqa: B023
    text = _Driver(module, unit).text()
    module.helper(unit.driver, lambda: f"define void @{unit.driver}({_PARAMS}) #0 {{\n{text}}}\n")
    return module.text()


@dataclass(frozen=True)
class _Block:
    """Some terms of the sums of a region.

    Attributes:
        a, b: where the factors begin, at the first of the terms.
        terms: how many of each part.
        parts, count: where the parts begin (a table), and how many there are.
        i, j: the region's first row and column; `rows`, `columns`: its size.
        target, row: where its sums are kept, and bytes from row to row.
        first, last: whether these are the first terms (an i1), and the last ones, to be finished.
    """

    a: str
    b: str
    terms: str
    parts: str
    count: str
    i: str
    rows: str
    j: str
    columns: str
    target: str
    row: str
    first: str
    last: str


class _Driver(Words):
    """The function being written."""

    def __init__(self, module: Module, unit: Unit) -> None:
        super().__init__(Code(module, [f"%{n}" for n in (*_POINTERS, "low", "high")]))
        self.unit = unit

    def field(self, name: str) -> str:
        at = self.code.op(f"getelementptr i64, ptr %problem, i64 {FIELDS.index(name)}")
        return self.code.op(f"load i64, ptr {at}, align 8")

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
        few_a = code.slot("a", f"[{TERMS * unit.rows + SLACK} x {unit.scalar}]")
        few_b = code.slot("b", f"[{TERMS * unit.columns} x {unit.scalar}]")
        self.here = code.slot("parts", f"[{2 * PARTS} x i64]")
        self.apart = code.slot("apart", f"[{unit.rows} x i64]")
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
        self.b = self.choose(missing, "ptr", few_b, behind)
        self.kept = self.choose(missing, "ptr", few_c, last)
        terms = self.mul(self.field("terms"), self.field("together"))
        few = self.extreme("umin", self.div(str(TERMS * unit.rows), terms), str(unit.rows))
        self.tall = self.choose(missing, "i64", few, self.field("tall"))
        self.deep = self.choose(missing, "i64", str(unit.rows), self.field("deep"))
        self.wide = self.choose(missing, "i64", str(unit.columns), self.field("wide"))
        packed = self.test(self.field("pack_a"))
        self.places(self.choose(packed, "i64", str(unit.size), self.bytes("a", "step")))
        row = str(unit.columns * unit.size)
        self.kept_row = self.choose(missing, "i64", row, self.field("scratch_row"))

    def places(self, each: str) -> None:
        """Where the rows of a tile begin, if there is no table of them: so many bytes apart."""
        for i in range(self.unit.rows):
            at = self.code.op(f"getelementptr i64, ptr {self.apart}, i64 {i}")
            self.code.do(f"store i64 {self.mul(each, i)}, ptr {at}, align 8")

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
        j0, j1 = self.needed(i0, i1, j0, j1)
        with self.code.span("0", self.parts(self.sub(j1, j0), self.wide), 1) as across:
            j = self.add(j0, self.mul(across.var, self.wide))
            columns = self.extreme("umin", self.sub(j1, j), self.wide)
            with self.code.span("0", self.parts(self.sub(i1, i0), self.deep), 1) as down:
                i = self.add(i0, self.mul(down.var, self.deep))
                rows = self.extreme("umin", self.sub(i1, i), self.deep)
                self.region(i, rows, j, columns)

    def needed(self, i0: str, i1: str, j0: str, j1: str) -> tuple[str, str]:
        """The whole panels of B whose sums rows need."""
        code, full = self.code, -self.unit.columns
        ends = code.slot("ends", "[2 x i64]")
        after = code.op(f"getelementptr i64, ptr {ends}, i64 1")
        code.do(f"store i64 {j0}, ptr {ends}, align 8")
        code.do(f"store i64 {j1}, ptr {after}, align 8")
        with code.when(code.op("icmp ne ptr %span, null")):
            rows = f"i64 {self.batch}, i64 {i0}, i64 {self.less(i1, i0)}"
            code.do(f"call void %span(ptr %places, {rows}, ptr {ends})")
        low, high = (code.fresh_op(f"load i64, ptr {x}, align 8") for x in (ends, after))
        panels = code.op(f"and i64 {self.add(high, -full - 1)}, {full}")
        high = self.extreme("umin", panels, j1)
        low = self.extreme("umax", code.op(f"and i64 {low}, {full}"), j0)
        return self.extreme("umin", low, high), high

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
        inner, terms, together = (self.field(k) for k in ("inner", "terms", "together"))
        parts = self.parts(inner, terms)
        count = self.mul(parts, self.parts(self.field("outer"), together))
        table = self.code.op(f"inttoptr i64 {self.field('parts')} to ptr")
        in_scratch = self.test(self.field("in_scratch"))
        self.finishing = self.code.op("icmp ne ptr %finish, null")
        gaps = self.test(self.field("gaps"))
        at_once = self.choose(gaps, "i1", "false", "true")  # sums are finished tile by tile
        self.single = self.both(self.both(self.test(count, "eq", 1), self.finishing), at_once)
        self.elsewhere = self.both(self.single, self.code.op("icmp ne ptr %home, null"))
        size = self.unit.size
        there = self.offset(
            self.home, self.add(self.mul(i0, self.field("home_row")), self.mul(j0, size))
        )
        target = self.choose(in_scratch, "ptr", self.kept, there)
        row = self.choose(in_scratch, "i64", self.kept_row, self.field("home_row"))
        with self.code.span("0", count, 1) as block:
            outer = self.div(block.var, parts)
            start = self.mul(self.sub(block.var, self.mul(outer, parts)), terms)
            n = self.extreme("umin", self.sub(inner, start), terms)
            outer = self.mul(outer, together)
            several = self.extreme("umin", self.sub(self.field("outer"), outer), together)
            begin = self.offset(table, self.mul(outer, 16))
            first = self.test(block.var, "eq")
            last = self.both(self.finishing, self.test(self.add(block.var, 1), "eq", count))
            last = self.both(last, at_once)
            factors = []
            for k, base in (("a", self.a_base), ("b", self.b_base)):
                factors.append(self.offset(base, self.mul(start, self.bytes(k, "inner"))))
            region = i0, rows, j0, columns
            a, b = factors
            self.without_gaps(
                _Block(a, b, n, begin, several, *region, target, row, first, last), gaps
            )
        place = f"i64 {i0}, i64 {j0}, i64 {rows}, i64 {columns}"
        with self.when(self.both(gaps, self.finishing)):
            sums = f"ptr {target}, i64 {row}"
            self.code.do(f"call void %finish(ptr %places, {sums}, i64 {self.batch}, {place})")

    # ---- terms that make no difference ------------------------------------------------------

    def without_gaps(self, block: _Block, gaps: str) -> None:
        """The terms of a block but for those at either end that make no difference.

        Those at the end did not only if the sums turn out as they must; else they follow.
        """
        if self.unit.integral:
            self.block(block)
            return
        code = self.code
        low, high = code.slot("low", "i64", 8), code.slot("high", "i64", 8)
        code.do(f"store i64 0, ptr {low}, align 8")
        code.do(f"store i64 {block.terms}, ptr {high}, align 8")
        with self.when(gaps):
            self.trim(block, low, high)
        start, end = (code.fresh_op(f"load i64, ptr {x}, align 8") for x in (low, high))
        with code.while_loop([("i64", start), ("i64", end), ("i1", block.first)]) as parts:
            start, end, first = parts.values
            parts.test(self.test(start, "ult", block.terms))
            a, b = (
                self.offset(base, self.mul(start, self.bytes(k, "inner")))
                for k, base in (("a", block.a), ("b", block.b))
            )
            some = self.test(end, "ugt", start)
            with self.when(some):
                self.block(replace(block, a=a, b=b, terms=self.sub(end, start), first=first))
            sums = f"ptr {block.target}, i64 {block.row}, i64 {block.rows}, i64 {block.columns}"
            settled = self.both(gaps, self.test(end, "ult", block.terms))
            call = f"call i1 @{self.unit.asked('settled')}({sums})"
            settled = code.rarely(settled, "i1", "true", call)
            parts.carry([self.choose(settled, "i64", block.terms, end), block.terms, "false"])

    def trim(self, block: _Block, low: str, high: str) -> None:
        """Move the ends of a range of terms past those that make no difference."""
        code, least = self.code, self.choose(block.first, "i64", str(CHUNK + 1), str(CHUNK))
        for end in (high, low):
            with code.while_loop([]) as more:
                start, stop = (code.fresh_op(f"load i64, ptr {x}, align 8") for x in (low, high))
                enough = self.test(self.sub(stop, start), "uge", least)
                at = self.sub(stop, CHUNK) if end is high else start
                idle = self.idle(block, at, block.first if end is low else "true")
                more.test(code.rarely(enough, "i1", "false", idle))
                moved = at if end is high else self.add(start, CHUNK)
                code.do(f"store i64 {moved}, ptr {end}, align 8")
                more.carry([])

    def idle(self, block: _Block, at: str, fresh: str) -> str:
        """Asks whether a chunk of terms makes no difference; `fresh` if no sums are there."""
        a, b = self.along(block.a, "a", block.i), self.along(block.b, "b", block.j)
        a, b = (
            self.offset(base, self.mul(at, self.bytes(k, "inner")))
            for k, base in zip("ab", (a, b), strict=True)
        )
        panel = self.mul(self.bytes("b", "step"), self.unit.columns)
        panels = self.parts(block.columns, self.unit.columns)
        rows = f"ptr {a}, i64 {self.bytes('a', 'step')}, i64 {block.rows}"
        factor = f"ptr {b}, i64 {panel}, i64 {panels}"
        sums = f"ptr {block.target}, i64 {block.row}, i64 {block.columns}, i1 {fresh}"
        return f"call i1 @{self.unit.asked('idle')}({rows}, {factor}, {sums})"

    def pack(self, which: str, start: str, k: str, to: str, width: str, n: str) -> None:
        f = self.code.op(f"inttoptr i64 {self.field(which)} to ptr")
        step, inner = self.field(f"{k}_step"), self.field(f"{k}_inner")
        self.code.do(
            f"call void {f}(ptr {to}, ptr {start}, i64 {width}, i64 {n}, i64 {step}, i64 {inner})"
        )

    def pack_parts(
        self, which: str, start: str, k: str, to: str, width: str, block: _Block
    ) -> None:
        """Pack every part of a block, one behind the other."""
        side = "ab".index(k)
        dense = self.dense(k, width, block.terms)
        with self.code.span("0", block.count, 1) as part:
            begin = self.told(block, self.add(self.mul(part.var, 2), side))
            there = self.offset(to, self.mul(part.var, dense))
            self.pack(which, self.offset(start, begin), k, there, width, block.terms)

    def dense(self, k: str, width: str, terms: str) -> str:
        """Bytes of a packed part."""
        each = {"a": self.unit.rows, "b": self.unit.columns}[k]
        lanes = self.lanes(terms)
        return self.mul(self.mul(self.parts(width, each), each), self.mul(lanes, self.unit.size))

    def lanes(self, terms: str) -> str:
        """How many lanes of a panel so many terms take."""
        return terms if self.unit.group == 1 else self.parts(terms, self.unit.group)

    def told(self, block: _Block, at: str) -> str:
        """A number of the table of a block's parts."""
        place = self.code.op(f"getelementptr i64, ptr {block.parts}, i64 {at}")
        return self.code.op(f"load i64, ptr {place}, align 8")

    def begin(self, block: _Block, a: str, b: str) -> None:
        """Write where a block's parts begin in each factor: bytes from part to part if not 0."""
        with self.code.span("0", block.count, 1) as part:
            for k, each in enumerate((a, b)):
                at = self.add(self.mul(part.var, 2), k)
                dense = self.mul(part.var, each)
                begin = self.choose(self.test(each), "i64", dense, self.told(block, at))
                place = self.code.op(f"getelementptr i64, ptr {self.here}, i64 {at}")
                self.code.do(f"store i64 {begin}, ptr {place}, align 8")

    def along(self, base: str, k: str, steps: str) -> str:
        """The address some rows (of A) or columns (of B) on."""
        return self.offset(base, self.mul(steps, self.bytes(k, "step")))

    def strides(self, k: str) -> tuple[str, str]:
        """Bytes from row to row (of A) or column to column (of B), and from term to term."""
        return self.bytes(k, "step"), self.bytes(k, "inner")

    def bytes(self, k: str, stride: str) -> str:
        return self.mul(self.field(f"{k}_{stride}"), self.field(f"{k}_size"))

    def block(self, block: _Block) -> None:
        """Pack B, then, some rows at a time, A; and go over the panels of B."""
        packs_b, packs_a = self.test(self.field("pack_b")), self.test(self.field("pack_a"))
        self.along_memory = self.test(self.field("along"))
        unit, n = self.unit, block.terms
        b = self.along(block.b, "b", block.j)
        with self.when(packs_b):
            self.pack_parts("pack_b", b, "b", self.b, block.columns, block)
        whole_b = self.choose(packs_b, "i64", self.dense("b", block.columns, n), "0")
        with self.code.span("0", self.parts(block.rows, self.tall), 1) as part:
            top = self.mul(part.var, self.tall)
            height = self.extreme("umin", self.sub(block.rows, top), self.tall)
            a = self.along(block.a, "a", self.add(block.i, top))
            with self.when(packs_a):
                self.pack_parts("pack_a", a, "a", self.a, height, block)
            with self.when(self.both(packs_a, self.test(self.field("panel_a"), "eq", 1))):
                self.places(self.mul(n, unit.size))
            whole_a = self.choose(packs_a, "i64", self.dense("a", height, n), "0")
            self.begin(block, whole_a, whole_b)
            with self.code.span("0", block.columns, unit.columns) as panel:
                j = panel.var
                count = self.extreme("umin", self.sub(block.columns, j), str(unit.columns))
                panels = self.offset(self.b, self.mul(self.mul(j, self.lanes(n)), unit.size))
                here = self.choose(packs_b, "ptr", panels, self.along(b, "b", j))
                column = self.mul(n, unit.size)
                dense = self.choose(self.along_memory, "i64", column, str(unit.columns * unit.size))
                lies = self.choose(self.along_memory, "i64", *self.strides("b"))
                step = self.choose(packs_b, "i64", dense, lies)
                factor = f"ptr {here}, i64 {step}, ptr {self.here}"
                self.column(block, a, factor, (top, height), (j, count))

    def column(
        self, block: _Block, a: str, b: str, rows: tuple[str, str], columns: tuple[str, str]
    ) -> None:
        """The tiles of one panel of B: full ones, then a lower one."""
        size, n = self.unit.size, self.lanes(block.terms)
        (top, height), (j, count) = rows, columns
        packs, panel = self.test(self.field("pack_a")), self.field("panel_a")
        places = self.field("places")
        walked = self.test(places)
        along = self.choose(packs, "i64", self.mul(panel, size), self.bytes("a", "inner"))
        in_panels = self.both(packs, self.test(panel, "ne", 1))
        with self.code.while_loop([("i64", "0")]) as tiles:
            (i,) = tiles.values
            tiles.test(self.test(i, "ult", height))
            high = self.height(self.sub(height, i), in_panels)
            packed = self.offset(self.a, self.mul(self.mul(i, n), size))
            here = self.choose(packs, "ptr", packed, self.along(a, "a", i))
            row, column = self.add(block.i, self.add(top, i)), self.add(block.j, j)
            told = self.code.op(f"inttoptr i64 {self.add(places, self.mul(row, 8))} to ptr")
            apart = self.choose(walked, "ptr", told, self.apart)
            side = self.choose(self.along_memory, "i64", high, along)
            factors = f"i64 {n}, i64 {block.count}, ptr {here}, ptr {apart}, i64 {side}, {b}"
            below = self.mul(self.add(top, i), block.row)
            there = self.offset(block.target, self.add(below, self.mul(j, size)))
            tile = self.tile_of(high, count)
            place = f"i64 {row}, i64 {column}, i64 {high}, i64 {count}"
            self.one_tile(block, f"{tile}({factors}", there, place, high, count)
            tiles.carry([self.add(i, high)])

    def height(self, left: str, in_panels: str) -> str:
        """Rows of the next tile: the last two share what is left, unless rows are in panels."""
        full = str(self.unit.rows)
        half = self.code.op(f"lshr i64 {self.add(left, 1)}, 1")
        apart = self.choose(in_panels, "i64", full, half)
        ending = self.both(self.test(left, "ugt", full), self.test(left, "ult", 2 * self.unit.rows))
        return self.choose(ending, "i64", apart, self.extreme("umin", left, full))

    def tile_of(self, high: str, columns: str) -> str:
        """The function for tiles of so many rows and columns."""
        unit = self.unit
        vectors = self.parts(columns, unit.lanes)
        over = self.code.op(f"and i64 {columns}, {unit.lanes - 1}")  # of the last vector
        end = self.choose(self.test(over), "i64", "1", "0")
        if "h" in unit.ends:
            low = self.test(self.sub(over, 1), "ult", unit.lanes // 2)
            end = self.choose(low, "i64", "2", end)
        tiles = product(unit.ends, range(1, VECTORS + 1), unit.heights)
        names = [f"ptr @{unit.tile(rows, count, e)}" for e, count, rows in tiles]
        table = self.code.module.global_value(
            "tiles", f"internal constant [{len(names)} x ptr] [{', '.join(names)}]"
        )
        before = self.sub(self.add(self.mul(end, VECTORS), vectors), 1)
        before = self.mul(before, len(unit.heights))
        at = self.add(before, self.sub(high, 1))
        place = self.code.op(f"getelementptr ptr, ptr @{table}, i64 {at}")
        tile = self.code.op(f"load ptr, ptr {place}, align 8")
        return tile if unit.pairs else self.choose(self.along_memory, "ptr", f"@{unit.dots}", tile)

    def one_tile(
        self, block: _Block, call: str, there: str, place: str, high: str, count: str
    ) -> None:
        """One tile: into its place, or to the stack if it is finished from there."""
        code, unit = self.code, self.unit
        self.ask_for_result(self.choose(self.elsewhere, "i64", high, "0"), there, block.row)
        to = self.choose(self.single, "ptr", self.tile, there)
        step = self.choose(self.single, "i64", str(unit.columns * unit.size), block.row)
        code.do(f"call void {call}, ptr {to}, i64 {step}, i64 {count}, i1 {block.first})")
        with self.when(block.last):
            code.do(
                f"call void %finish(ptr %places, ptr {to}, i64 {step}, i64 {self.batch}, {place})"
            )

    def ask_for_result(self, rows: str, there: str, step: str) -> None:
        """Have the lines fetched that a tile is finished to, while its sums are made elsewhere."""
        unit, code = self.unit, self.code
        with code.span("0", rows, 1) as row:
            start = self.offset(there, self.mul(row.var, step))
            for at in range(0, unit.columns * unit.size, LINE):
                line = self.offset(start, str(at))
                code.do(f"call void @llvm.prefetch.p0(ptr {line}, i32 1, i32 3, i32 1)")
