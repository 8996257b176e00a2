"""Winograd's algorithm for convolutions of 3 x 3, as library code that reads a table of numbers.

``mg_winograd_T(ptr problem, ptr x, ptr w, ptr u, ptr finish, ptr places, i64 low, i64 high)``
computes blocks low to high of the tiles of 2 x 2 results; the table is in the order of `FIELDS`.
Elements of a block are brought into their new form (B^T d B), multiplied by the weights in theirs
(`u`, see `monograph.fusion.winograd`), and the products brought back (A^T m A); `finish`, as in the
driver, gets the rows of each tile. Where a result is no finite number, or there is no memory for a
block, the tile's results are the sums of products as they stand: what is infinite or no number
reaches no result that it does not belong to, and sums that are too large only on the way harm none.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from monograph.backends.cpu.contraction.tile import declare_tiles, tile_text
from monograph.backends.cpu.contraction.unit import VECTORS, Unit
from monograph.backends.cpu.contraction.words import Words
from monograph.backends.cpu.emission.emit import Code, Machine, Module, vector
from monograph.backends.cpu.emission.vectors import first_lanes, load_some
from monograph.fusion.winograd import SIDE, STEP, TAPS

FIELDS = (
    *("tiles", "block", "down", "across"),  # in all, of a block, of a column and a row of an image
    *("height", "width"),  # results of a column and a row of an image
    "images",  # a table of bytes: where each image begins in x
    *("row", "column"),  # bytes from place to place in x
    *("terms", "columns", "panels"),  # features of x; of the result; and how many panels they are
    *("v_row", "m_row"),  # bytes of a tile's features, in their new form and of the products
    *("parts", "count", "inner"),  # of a sum as it stands: where they begin in x and w; their terms
    *("a_inner", "b_inner"),  # bytes from term to term in x and w
)
_LINE = 64
_PARAMS = "ptr %problem, ptr %x, ptr %w, ptr %u, ptr %finish, ptr %places, i64 %low, i64 %high"

# Signs with which elements along one direction are added up: rows of B^T and of A^T.
_ELEMENTS = ((1, 0, -1, 0), (0, 1, 1, 0), (0, -1, 1, 0), (0, 1, 0, -1))
_RESULTS = ((1, 1, 1, 0), (0, 1, -1, -1))


def winograd_text(machine: Machine, unit: Unit) -> str:
    """A module with the function and the tiles that it multiplies with."""
    module = Module(machine)
    tiles = [(rows, VECTORS, "") for rows in unit.heights]
    corners = [(STEP * STEP, n, end) for n in range(1, VECTORS + 1) for end in ("", "e")]
    for tile in dict.fromkeys((*tiles, *corners)):
        module.helper(unit.tile(*tile), lambda: tile_text(unit, *tile))  # noqa: B023
    declare_tiles(module, unit)
    body = _Winograd(module, unit).text()
    name = unit.winograd
    module.helper(name, lambda: f"define void @{name}({_PARAMS}) #0 {{\n{body}}}\n")
    return module.text()


@dataclass(frozen=True)
class _Tile:
    """Where a tile is: its image, and its first row and column of results there."""

    image: str
    down: str
    across: str


class _Winograd(Words):
    """The function being written."""

    def __init__(self, module: Module, unit: Unit) -> None:
        names = ("problem", "x", "w", "u", "finish", "places", "low", "high")
        super().__init__(Code(module, [f"%{n}" for n in names]))
        self.unit = unit
        self.type = vector(unit.scalar, unit.lanes)
        self.step = unit.lanes * unit.size
        self.panel = unit.columns * unit.size
        self.numbers = {
            name: self.code.op(
                "load i64, ptr " + self.code.op(f"getelementptr i64, ptr %problem, i64 {k}")
            )
            for k, name in enumerate(FIELDS)
        }

    # ---- the loops --------------------------------------------------------------------------

    def text(self) -> str:
        """The function's body."""
        code, n = self.code, self.numbers
        self.memory()
        code.do(self.store_numbers(self.begin, ["0", "0"]))
        first = self.mul("%low", n["block"])
        stop = self.extreme("umin", self.mul("%high", n["block"]), n["tiles"])
        with code.span(first, stop, n["block"]) as block:
            count = self.extreme("umin", self.sub(stop, block.var), n["block"])
            live = self.choose(self.missing, "i64", "0", count)
            with code.span("0", live, 1) as tile:
                self.elements(self.tile(self.add(block.var, tile.var)), tile.var)
            self.products(live)
            with code.span("0", count, 1) as tile:
                self.results(self.tile(self.add(block.var, tile.var)), tile.var)
        code.do(f"call void @free(ptr {self.held})")
        code.do("ret void")
        return code.body()

    def memory(self) -> None:
        """Two arrays of [place of a tile, tile, feature], each place in cache lines of its own."""
        code, unit, n = self.code, self.unit, self.numbers
        code.module.declare("malloc", "ptr @malloc(i64)")
        code.module.declare("free", "void @free(ptr)")
        self.rows = code.slot("rows", f"[{unit.rows} x i64]")
        self.begin = code.slot("begin", "[2 x i64]")
        self.corners = code.slot("corners", f"[{STEP * STEP} x i64]")
        self.found = code.slot("found", f"[{STEP * STEP * unit.columns} x {unit.scalar}]")
        nothing = code.slot("nothing", f"[{unit.columns} x {unit.scalar}]")
        self.v_place, self.m_place = (
            self.add(self.mul(n["block"], n[row]), _LINE) for row in ("v_row", "m_row")
        )
        of_v, of_m = (self.mul(k, SIDE * SIDE) for k in (self.v_place, self.m_place))
        wanted = self.add(self.add(of_v, of_m), _LINE)
        self.held = code.fresh_op(f"call ptr @malloc(i64 {wanted})")
        self.missing = code.op(f"icmp eq ptr {self.held}, null")
        at = code.op(f"ptrtoint ptr {self.held} to i64")
        start = self.offset(self.held, code.op(f"and i64 {self.sub('0', at)}, {_LINE - 1}"))
        self.v = start
        self.m = self.choose(self.missing, "ptr", nothing, self.offset(start, of_v))
        # Where there is no memory, all products are read in one place, and not used.
        self.m_read = [self.choose(self.missing, "i64", "0", k) for k in (self.m_place, n["m_row"])]
        self.m_step = self.choose(self.missing, "i64", "0", str(self.panel))
        rows = [self.mul(n["v_row"], i) for i in range(unit.rows)]
        code.do(self.store_numbers(self.rows, rows))

    def store_numbers(self, table: str, numbers: Sequence[str]) -> str:
        """Instructions that write numbers to a table."""
        places = [
            self.code.op(f"getelementptr i64, ptr {table}, i64 {i}") for i in range(len(numbers))
        ]
        return "\n  ".join(
            f"store i64 {k}, ptr {p}, align 8" for k, p in zip(numbers, places, strict=True)
        )

    def tile(self, number: str) -> _Tile:
        """Where a tile is."""
        n = self.numbers
        line = self.div(number, n["across"])
        image = self.div(line, n["down"])
        across = self.sub(number, self.mul(line, n["across"]))
        down = self.sub(line, self.mul(image, n["down"]))
        return _Tile(image, self.mul(down, STEP), self.mul(across, STEP))

    def image(self, tile: _Tile) -> str:
        """Where a tile's image begins in x."""
        table = self.code.op(f"inttoptr i64 {self.numbers['images']} to ptr")
        at = self.code.op(f"getelementptr i64, ptr {table}, i64 {tile.image}")
        return self.offset("%x", self.code.op(f"load i64, ptr {at}, align 8"))

    # ---- elements ---------------------------------------------------------------------------

    def elements(self, tile: _Tile, number: str) -> None:
        """A tile's elements in their new form; past the image's end its last ones are met again."""
        code, unit, n = self.code, self.unit, self.numbers
        image = self.image(tile)
        rows = [self.within(tile.down, i, "height", "row") for i in range(SIDE)]
        columns = [self.within(tile.across, j, "width", "column") for j in range(SIDE)]
        there = self.offset(self.v, self.mul(number, n["v_row"]))
        with code.span("0", n["terms"], unit.lanes) as feature:
            left = self.extreme("umin", self.sub(n["terms"], feature.var), str(unit.lanes))
            mask = first_lanes(code, left, unit.lanes)
            along = self.mul(feature.var, unit.size)
            found: list[list[str]] = []
            for row in rows:
                line = self.offset(self.offset(image, row), along)
                places = [self.offset(line, column) for column in columns]
                read = [
                    load_some(code, unit.scalar, unit.lanes, p, unit.size, mask) for p in places
                ]
                found.append(self.signed(read, _ELEMENTS))
            to = self.offset(there, along)
            for j in range(SIDE):
                made = self.signed([line[j] for line in found], _ELEMENTS)
                for i, value in enumerate(made):
                    place = self.offset(to, self.mul(self.v_place, i * SIDE + j))
                    code.do(f"store {self.type} {value}, ptr {place}, align {unit.size}")

    def within(self, first: str, i: int, size: str, stride: str) -> str:
        """Bytes to element `i` under a tile, or to the last that there is."""
        last = self.add(self.numbers[size], TAPS - 2)
        return self.mul(self.extreme("umin", self.add(first, i), last), self.numbers[stride])

    def signed(self, values: Sequence[str], rows: Sequence[Sequence[int]]) -> list[str]:
        """For each row the sum of the values with its signs."""
        return [self.total(values, row) for row in rows]

    def total(self, values: Sequence[str], signs: Sequence[int]) -> str:
        first = signs.index(1)
        total = values[first]
        for i, sign in enumerate(signs):
            if sign and i != first:
                how = "fadd" if sign > 0 else "fsub"
                total = self.code.op(f"{how} {self.type} {total}, {values[i]}")
        return total

    # ---- products ---------------------------------------------------------------------------

    def products(self, live: str) -> None:
        """Rows of tiles times panels of weights, place by place of a tile."""
        code, n = self.code, self.numbers
        whole = self.mul(n["terms"], self.panel)
        with code.span("0", str(SIDE * SIDE), 1) as place:
            a = self.offset(self.v, self.mul(place.var, self.v_place))
            c = self.offset(self.m, self.mul(place.var, self.m_place))
            with code.span("0", n["panels"], 1) as panel:
                k = self.add(self.mul(place.var, n["panels"]), panel.var)
                b = self.offset("%u", self.mul(k, whole))
                to = self.offset(c, self.mul(panel.var, self.panel))
                with code.while_loop([("i64", "0")]) as down:
                    (i,) = down.values
                    down.test(self.test(i, "ult", live))
                    high = self.height(self.sub(live, i))
                    rows = self.offset(a, self.mul(i, n["v_row"]))
                    target = self.offset(to, self.mul(i, n["m_row"]))
                    code.do(
                        f"call void {self.product(high)}(i64 {n['terms']}, i64 1, ptr {rows}, ptr"
                        f" {self.rows}, i64 {self.unit.size}, ptr {b}, i64 {self.panel}, ptr"
                        f" {self.begin}, ptr {target}, i64 {n['m_row']}, i64 0, i1 true)"
                    )
                    down.carry([self.add(i, high)])

    def height(self, left: str) -> str:
        """Rows of the next product: the last two share what is left."""
        full = self.unit.rows
        half = self.code.op(f"lshr i64 {self.add(left, 1)}, 1")
        ending = self.both(self.test(left, "ugt", full), self.test(left, "ult", 2 * full))
        return self.choose(ending, "i64", half, self.extreme("umin", left, str(full)))

    def product(self, high: str) -> str:
        """The function for so many rows of a panel."""
        names = [f"ptr @{self.unit.tile(rows, VECTORS)}" for rows in self.unit.heights]
        table = self.code.module.global_value(
            "tiles", f"internal constant [{len(names)} x ptr] [{', '.join(names)}]"
        )
        at = self.code.op(f"getelementptr ptr, ptr @{table}, i64 {self.sub(high, 1)}")
        return self.code.op(f"load ptr, ptr {at}, align 8")

    # ---- results ----------------------------------------------------------------------------

    def results(self, tile: _Tile, number: str) -> None:
        """A tile's results, a panel at a time, and what becomes of them."""
        code, n = self.code, self.numbers
        there = self.offset(self.m, self.mul(number, self.m_read[1]))
        with code.span("0", n["panels"], 1) as panel:
            column = self.mul(panel.var, self.unit.columns)
            left = self.sub(n["columns"], column)
            count = self.extreme("umin", left, str(self.unit.columns))
            here = self.offset(there, self.mul(panel.var, self.m_step))
            odd = [self.vector(here, k) for k in range(VECTORS)]
            bad = code.op(f"or i1 {odd[0]}, {odd[1]}")
            bad = code.op(f"or i1 {bad}, {self.missing}")
            with code.when(bad):
                self.as_they_stand(tile, column, count)
            for row in range(STEP):
                self.finished(tile, row, column, count)

    def vector(self, here: str, k: int) -> str:
        """One vector of a tile's results; whether some of them is no finite number."""
        code, size = self.code, self.unit.size
        lines: list[list[str]] = []
        for j in range(SIDE):
            read = []
            for i in range(SIDE):
                at = self.offset(here, self.mul(self.m_read[0], i * SIDE + j))
                at = self.offset(at, str(k * self.step))
                read.append(code.op(f"load {self.type}, ptr {at}, align {size}"))
            lines.append(self.signed(read, _RESULTS))
        zero, total = "zeroinitializer", ""
        for i in range(STEP):
            for j, value in enumerate(self.signed([line[i] for line in lines], _RESULTS)):
                at = self.offset(self.found, str((i * STEP + j) * self.panel + k * self.step))
                code.do(f"store {self.type} {value}, ptr {at}, align {size}")
                nothing = code.op(f"fmul {self.type} {value}, {zero}")
                total = code.op(f"fadd {self.type} {total}, {nothing}") if total else nothing
        lanes = code.op(f"fcmp uno {self.type} {total}, {zero}")
        word = f"i{self.unit.lanes}"
        bits = code.op(f"bitcast <{self.unit.lanes} x i1> {lanes} to {word}")
        return code.op(f"icmp ne {word} {bits}, 0")

    def as_they_stand(self, tile: _Tile, column: str, count: str) -> None:
        """A tile's results as sums of products; past the last ones these are met again."""
        code, n, unit = self.code, self.numbers, self.unit
        rows, columns = (
            ["0", self.mul(self.extreme("umin", self.sub(self.sub(n[size], first), 1), "1"), n[by])]
            for first, size, by in (
                (tile.down, "height", "row"),
                (tile.across, "width", "column"),
            )
        )
        code.do(self.store_numbers(self.corners, [self.add(a, b) for a in rows for b in columns]))
        first = self.add(self.mul(tile.down, n["row"]), self.mul(tile.across, n["column"]))
        a = self.offset(self.image(tile), first)
        b = self.offset("%w", self.mul(column, unit.size))
        wide = self.test(count, "ugt", unit.lanes)
        edge = self.test(code.op(f"and i64 {count}, {unit.lanes - 1}"))
        one, two = (
            self.choose(edge, "ptr", *(f"@{unit.tile(STEP * STEP, vectors, e)}" for e in ("e", "")))
            for vectors in (1, VECTORS)
        )
        parts = code.op(f"inttoptr i64 {n['parts']} to ptr")
        code.do(
            f"call void {self.choose(wide, 'ptr', two, one)}(i64 {n['inner']}, i64 {n['count']},"
            f" ptr {a}, ptr {self.corners}, i64 {n['a_inner']}, ptr {b}, i64 {n['b_inner']},"
            f" ptr {parts}, ptr {self.found}, i64 {self.panel}, i64 {count}, i1 true)"
        )

    def finished(self, tile: _Tile, row: int, column: str, count: str) -> None:
        """Hand one row of a tile's results on, if it is there."""
        n = self.numbers
        down = self.add(tile.down, row)
        across = self.extreme("umin", self.sub(n["width"], tile.across), str(STEP))
        line = self.add(self.mul(tile.image, n["height"]), down)
        found = self.offset(self.found, str(row * STEP * self.panel))
        with self.code.when(self.test(down, "ult", n["height"])):
            self.code.do(
                f"call void %finish(ptr %places, ptr {found}, i64 {self.panel}, i64 {line}, i64"
                f" {tile.across}, i64 {column}, i64 {across}, i64 {count})"
            )
