"""Sums whose terms lie side by side in both factors: vectors of terms, whose lanes are joined last.

``mg_dots_T(i64 terms, i64 parts, ptr a, ptr rows, i64 high, ptr b, i64 b_column, ptr begin, ptr c,
i64 c_row, i64 columns, i1 first)`` stands in a tile's place: it sets, or adds to, `high` rows of
`columns` sums. Nothing is packed, and no lane is idle where there are few columns. Which sum a
point gets does not depend on the points beside it. There is one part. Called by the driver.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from monograph.backends.cpu.contraction.unit import Unit
from monograph.backends.cpu.emission.emit import Code, Module, literal, suffix, vector
from monograph.backends.cpu.emission.offsets import extreme
from monograph.backends.cpu.emission.vectors import first_lanes, load_some, picked

_OUTER = (
    "i64 %n, i64 %parts, ptr %a, ptr %rows, i64 %high, ptr %b, i64 %bc, ptr %begin, ptr %c,"
    " i64 %cr, i64 %columns, i1 %first"
)
_INNER = "i64 %n, ptr %a, ptr %rows, ptr %b, i64 %bc, ptr %c, i64 %cr, i1 %first"
_COLUMNS = 4  # that are summed side by side


def dots_text(module: Module, unit: Unit) -> str:
    """The function; those for a few rows and columns are added to the module."""
    high = _rows(unit)
    for size in product(range(1, high + 1), range(1, _COLUMNS + 1)):
        module.helper(_name(unit, *size), lambda: _Dots(module, unit, *size).text())  # noqa: B023
    names = ("n", "parts", "a", "rows", "high", "b", "bc", "begin", "c", "cr", "columns", "first")
    code = Code(module, [f"%{x}" for x in names])
    table = ", ".join(
        f"ptr @{_name(unit, *size)}" for size in product(range(1, high + 1), range(1, _COLUMNS + 1))
    )
    table = module.global_value("dots", f"internal constant [{high * _COLUMNS} x ptr] [{table}]")
    a, b = (
        code.op(f"getelementptr i8, ptr %{x}, i64 {code.op(f'load i64, ptr {at}, align 8')}")
        for x, at in (("a", "%begin"), ("b", code.op("getelementptr i64, ptr %begin, i64 1")))
    )

    def rest(stop: str, at: str, most: int) -> str:
        return extreme(code, "umin", code.op(f"sub i64 {stop}, {at}"), most)

    with code.span("0", "%columns", _COLUMNS) as column, code.span("0", "%high", high) as row:
        j, i = column.var, row.var
        across, down = rest("%columns", j, _COLUMNS), rest("%high", i, high)
        at = code.op(f"mul i64 {code.op(f'sub i64 {down}, 1')}, {_COLUMNS}")
        at = code.op(f"add i64 {at}, {code.op(f'sub i64 {across}, 1')}")
        place = code.op(f"getelementptr ptr, ptr @{table}, i64 {at}")
        there = code.op(f"getelementptr i8, ptr {b}, i64 {code.op(f'mul i64 {j}, %bc')}")
        rows = code.op(f"getelementptr i64, ptr %rows, i64 {i}")
        to = code.op(f"getelementptr i8, ptr %c, i64 {code.op(f'mul i64 {i}, %cr')}")
        to = code.op(f"getelementptr {unit.scalar}, ptr {to}, i64 {j}")
        args = f"i64 %n, ptr {a}, ptr {rows}, ptr {there}, i64 %bc, ptr {to}, i64 %cr, i1 %first"
        code.do(f"call void {code.op(f'load ptr, ptr {place}, align 8')}({args})")
    code.do("ret void")
    return f"define internal void @{unit.dots}({_OUTER}) #0 {{\n{code.body()}}}\n"


def _rows(unit: Unit) -> int:
    """Rows that are summed side by side: what the registers hold."""
    return 4 if unit.bits == 512 else 2


def _name(unit: Unit, rows: int, columns: int) -> str:
    return f"{unit.dots}_{rows}x{columns}"


class _Dots:
    """The sums of a few rows and columns."""

    def __init__(self, module: Module, unit: Unit, rows: int, columns: int) -> None:
        names = ("n", "a", "rows", "b", "bc", "c", "cr", "first")
        self.code = Code(module, [f"%{x}" for x in names])
        self.unit = unit
        self.name = _name(unit, rows, columns)
        self.rows = rows
        self.columns = columns
        self.type = vector(unit.scalar, unit.lanes)

    def text(self) -> str:
        """The function."""
        code, n = self.code, self.unit.lanes
        starts = [self.start(i) for i in range(self.rows)]
        for j in range(self.columns):
            starts.append(code.op(f"getelementptr i8, ptr %b, i64 {code.op(f'mul i64 %bc, {j}')}"))
        zero = literal(0, self.unit.scalar, n)
        sums = [(self.type, zero)] * (self.rows * self.columns)
        whole = code.op(f"and i64 %n, {-n}")
        with code.while_loop([("i64", "0"), *sums]) as full:
            full.test(code.op(f"icmp ult i64 {full.values[0]}, {whole}"))
            full.carry(self.step(starts, full.values, ""))
        left = code.op(f"sub i64 %n, {whole}")
        mask = first_lanes(code, left, n)
        carried = [("i64", whole), *((self.type, x) for x in full.values[1:])]
        with code.while_loop(carried) as end:
            end.test(code.op(f"icmp ult i64 {end.values[0]}, %n"))
            end.carry(self.step(starts, end.values, mask))
        self.finish(end.values[1:])
        code.do("ret void")
        return f"define internal void @{self.name}({_INNER}) #0 {{\n{code.body()}}}\n"

    def start(self, row: int) -> str:
        code = self.code
        place = code.op(f"getelementptr i64, ptr %rows, i64 {row}")
        return code.op(
            f"getelementptr i8, ptr %a, i64 {code.op(f'load i64, ptr {place}, align 8')}"
        )

    def step(self, starts: Sequence[str], values: Sequence[str], mask: str) -> list[str]:
        """One vector of terms more; where a mask is, as far as it goes."""
        at, *sums = values
        found = [self.load(x, at, mask) for x in starts]
        pairs = product(found[: self.rows], found[self.rows :])
        out = [self.add(x, y, z) for (x, y), z in zip(pairs, sums, strict=True)]
        return [self.code.op(f"add i64 {at}, {self.unit.lanes}"), *out]

    def load(self, start: str, at: str, mask: str) -> str:
        code, unit, t = self.code, self.unit, self.type
        place = code.op(f"getelementptr {unit.scalar}, ptr {start}, i64 {at}")
        if not mask:
            return code.op(f"load {t}, ptr {place}, align {unit.size}")
        return load_some(code, unit.scalar, unit.lanes, place, unit.size, mask)

    def add(self, x: str, y: str, total: str) -> str:
        code, unit, t = self.code, self.unit, self.type
        if unit.integral:
            return code.op(f"add {t} {total}, {code.op(f'mul {t} {x}, {y}')}")
        f = f"llvm.fmuladd.{suffix(unit.scalar, unit.lanes)}"
        code.module.declare(f, f"{t} @{f}({t}, {t}, {t})")
        return code.op(f"call {t} @{f}({t} {x}, {t} {y}, {t} {total})")

    # ---- joining lanes ----------------------------------------------------------------------

    def finish(self, sums: Sequence[str]) -> None:
        """Join the lanes of every sum; store a row at a time."""
        code, unit, t = self.code, self.unit, vector(self.unit.scalar, self.columns)
        for i in range(self.rows):
            mine = sums[i * self.columns : (i + 1) * self.columns]
            row = self.joined([*mine, *[mine[-1]] * (len(mine) % 2)])
            row = self.picked(row, row, range(self.columns), self.width)
            at = code.op(f"getelementptr i8, ptr %c, i64 {code.op(f'mul i64 %cr, {i}')}")
            old = code.fresh_op(f"load {t}, ptr {at}, align {unit.size}")
            more = code.op(f"{'add' if unit.integral else 'fadd'} {t} {old}, {row}")
            found = code.op(f"select i1 %first, {t} {row}, {t} {more}")
            code.do(f"store {t} {found}, ptr {at}, align {unit.size}")

    def joined(self, vectors: list[str]) -> str:
        """The sums over the lanes of some vectors, one after the other, in one vector.

        Neighbouring lanes are added, of two vectors at a time, until every sum has one lane left.
        """
        self.width, each = self.unit.lanes, self.unit.lanes  # lanes; those of one sum
        while each > 1:
            pairs = list(zip(vectors[::2], vectors[1::2], strict=False)) or [(vectors[0],) * 2]
            size = self.width if len(vectors) > 1 else self.width // 2
            vectors = [self.neighbours(x, y, size) for x, y in pairs]
            self.width, each = size, each // 2
        while len(vectors) > 1:
            both = range(2 * self.width)
            vectors = [self.picked(x, y, both, self.width) for x, y in
                       zip(vectors[::2], vectors[1::2], strict=True)]  # fmt: skip
            self.width *= 2
        return vectors[0]

    def neighbours(self, x: str, y: str, size: int) -> str:
        """Neighbouring lanes of two vectors added: the first `size` sums."""
        even, odd = (self.picked(x, y, range(k, 2 * size, 2), self.width) for k in (0, 1))
        how = "add" if self.unit.integral else "fadd"
        return self.code.op(f"{how} {vector(self.unit.scalar, size)} {even}, {odd}")

    def picked(self, x: str, y: str, places: Sequence[int], lanes: int) -> str:
        """Some lanes of two vectors of `lanes`."""
        return picked(self.code, self.unit.scalar, lanes, x, y, places)
