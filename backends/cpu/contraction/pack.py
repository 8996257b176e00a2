"""Packing: a part of a factor laid out in panels, each read once from front to back by the tiles.

``mg_pack_S_T_W(ptr to, ptr from, i64 width, i64 terms, i64 step, i64 inner)`` writes the elements
``from[w * step + p * inner]`` (strides in elements), converted, to panels of W: element (w, p) of a
panel at ``p * W + w``; past `width` stands anything. Up to `SLACK` elements behind are lost.
Neighbours along w are copied as vectors, neighbours along p turned in registers; a transposed
layout costs nothing more, nor does a panel that is not full. Panels of one are the factor as it
lies, or should: rows of terms, which are converted as vectors. In units of pairs a term is two
neighbours along p, in one lane; a zero is the second of the last one of an odd number. Called by
the driver.
"""

from __future__ import annotations

from collections.abc import Sequence

from monograph.backends.cpu.contraction.unit import Unit
from monograph.backends.cpu.emission.address import Form
from monograph.backends.cpu.emission.dtypes import Value
from monograph.backends.cpu.emission.emit import Code, Machine, Module, vector
from monograph.backends.cpu.emission.memory import read
from monograph.backends.cpu.emission.offsets import extreme
from monograph.backends.cpu.emission.vectors import first_lanes, picked, store_some
from monograph.backends.cpu.table import convert_value
from monograph.hlo.types import DTYPES, DType

SLACK = 8
_ROWS = 4  # that are copied side by side
_PARAMS = "ptr %to, ptr %from, i64 %width, i64 %terms, i64 %step, i64 %inner"


def pack_text(machine: Machine, unit: Unit, source: DType, width: int) -> str:
    """A module with the function for panels of one width."""
    module = Module(machine)
    name, text = unit.pack(source, width), _Packer(module, unit, source, width).text()
    module.helper(name, lambda: f"define void @{name}({_PARAMS}) #0 {{\n{text}}}\n")
    return module.text()


class _Packer:
    """One function being written."""

    def __init__(self, module: Module, unit: Unit, source: DType, width: int) -> None:
        params = ["%to", "%from", "%width", "%terms", "%step", "%inner"]
        self.code = Code(module, params)
        self.unit = unit
        self.source = source
        self.width = width
        self.turned = min(8, 1 << (width - 1).bit_length())  # a square that is turned at once

    def text(self) -> str:
        """The function's body."""
        code = self.code
        if self.width == 1:
            return self.columns()
        pairs = self.unit.pairs
        self.terms = code.op("lshr i64 %terms, 1") if pairs else "%terms"  # that are whole
        self.all = code.op(f"sub i64 %terms, {self.terms}") if pairs else "%terms"
        near = code.op("icmp eq i64 %step, 1")
        along = code.op("icmp eq i64 %inner, 1")
        square = code.op(f"icmp uge i64 {self.terms}, {self.turned}")
        along = code.op(f"and i1 {along}, {square}")
        copied = code.op(f"select i1 {near}, i64 %width, i64 0")
        turned = code.op(f"select i1 {along}, i64 %width, i64 {copied}")
        self.copied(copied)
        with code.span(copied, turned, self.width) as panel:
            self.turn(panel.var)
            self.singly(panel.var, self.terms)
        with code.span(turned, "%width", self.width) as panel:
            self.singly(panel.var, "0")
        code.do("ret void")
        return code.body()

    def columns(self) -> str:
        """Panels of one: terms side by side, as vectors where they lie so already."""
        self.all = "%terms"
        code, n = self.code, self.unit.lanes
        beside = code.op("icmp eq i64 %inner, 1")
        vectors = code.op(f"select i1 {beside}, i64 %terms, i64 0")
        whole = code.op(f"and i64 {vectors}, {-n}")
        rest = first_lanes(code, code.op(f"sub i64 {vectors}, {whole}"), n)
        with code.span("0", "%width", 1) as column:
            for start, stop, mask in (("0", whole, ""), (whole, vectors, rest)):
                with code.span(start, stop, n) as term:
                    self.beside(column.var, term.var, mask)
            self.singly(column.var, vectors)
        code.do("ret void")
        return code.body()

    def beside(self, w: str, p: str, mask: str) -> None:
        """A register of neighbours along p, as far as the mask goes, to where they are too."""
        n, scalar, size = self.unit.lanes, self.unit.scalar, self.unit.size
        there = Value(DTYPES["bool"], n, [mask]) if mask else None
        x, to = self.load(self.at(w, p), n, there).only, self.target(w, p)
        if mask:
            store_some(self.code, scalar, n, x, to, size, mask)
        else:
            self.store(x, n, to)

    def there(self, panel: str) -> str:
        """How many elements of a panel there are."""
        return extreme(self.code, "umin", self.code.op(f"sub i64 %width, {panel}"), self.width)

    def at(self, w: str, p: str) -> str:
        """The offset of a source element."""
        x = self.code.op(f"mul i64 {w}, %step")
        return self.code.op(f"add i64 {x}, {self.code.op(f'mul i64 {p}, %inner')}")

    def target(self, panel: str, p: str, w: str = "0") -> str:
        """Where element (panel + w, p) goes."""
        code = self.code
        start = code.op(f"mul i64 {panel}, {self.all}")
        at = code.op(f"add i64 {start}, {code.op(f'mul i64 {p}, {self.width}')}")
        at = at if w == "0" else code.op(f"add i64 {at}, {w}")
        return code.op(f"getelementptr {self.unit.scalar}, ptr %to, i64 {at}")

    def load(self, offset: str, lanes: int, mask: Value | None = None) -> Value:
        """Neighbouring elements, converted."""
        form = Form(offset, 1 if lanes > 1 else 0)
        x = read(self.code, self.source, "%from", form, lanes, mask)
        d = self.unit.factor
        if x.dtype.is_integer and self.unit.integral and x.dtype.bits == d.bits:
            return x
        return convert_value(self.code, x, d)

    def store(self, x: str, lanes: int, address: str) -> None:
        t = vector(self.unit.scalar, lanes)
        self.code.do(f"store {t} {x}, ptr {address}, align {self.unit.size}")

    def copied(self, width: str) -> None:
        """Panels whose rows are neighbours in memory: a few rows at a time, from end to end."""
        code = self.code
        rest = code.op(f"urem i64 {width}, {self.width}")
        full = code.op(f"sub i64 {width}, {rest}")
        ragged = Value(DTYPES["bool"], self.width, [first_lanes(code, rest, self.width)])
        some = code.op(f"and i64 {self.terms}, {-_ROWS}")
        spans = [("0", some, _ROWS, False), (some, self.terms, 1, False)]
        if self.unit.pairs:
            spans.append((self.terms, self.all, 1, True))
        for start, stop, rows, odd in spans:
            with code.span(start, stop, rows) as term:
                places = [code.op(f"add i64 {term.var}, {k}") for k in range(rows)]
                for low, high, there in (("0", full, None), (full, width, ragged)):
                    with code.span(low, high, self.width) as panel:
                        self.rows(panel.var, places, there, odd=odd)

    def rows(self, panel: str, places: Sequence[str], mask: Value | None, *, odd: bool) -> None:
        """Some rows of a panel, as far as they go."""
        found = [self.row(panel, p, mask, odd=odd) for p in places]
        for x, p in zip(found, places, strict=True):
            self.store(x, self.width, self.target(panel, p))

    def row(self, w: str, p: str, mask: Value | None, *, odd: bool) -> str:
        """A panel's width of neighbours along w; of pairs, the second ones in between."""
        if not self.unit.pairs:
            return self.load(self.at(w, p), self.width, mask).only
        code, n, first = self.code, self.width, self.code.op(f"shl i64 {p}, 1")
        x = self.load(self.at(w, first), n, mask).only
        y = "zeroinitializer"
        if not odd:
            y = self.load(self.at(w, code.op(f"or disjoint i64 {first}, 1")), n, mask).only
        mixed = [k // 2 + n * (k % 2) for k in range(2 * n)]
        both = picked(code, "i16", n, x, y, mixed)
        return code.op(f"bitcast {vector('i16', 2 * n)} {both} to {vector('i32', n)}")

    def turn(self, panel: str) -> None:
        """A panel whose columns are neighbours in memory: squares are transposed.

        The last ones begin where they are full, over others. Past the end of the panel the last
        column stands again. Where a panel is narrower than a square, each column's end is
        overwritten by the next one.
        """
        code, n = self.code, self.turned
        there = self.there(panel)
        first, end = code.op(f"sub i64 {self.terms}, {n}"), code.op(f"sub i64 {there}, 1")
        with code.span("0", self.terms, n) as square, code.span("0", there, n) as part:
            term = extreme(code, "umin", square.var, first)
            columns = []
            for k in range(min(n, self.width)):
                column = extreme(code, "umin", code.op(f"add i64 {part.var}, {k}"), end)
                columns.append(self.column(code.op(f"add i64 {panel}, {column}"), term))
            columns += columns[-1:] * (n - len(columns))
            for k, x in enumerate(_transposed(code, self.unit.scalar, columns)):
                p = code.op(f"add i64 {term}, {k}")
                self.store(x, n, self.target(panel, p, part.var))

    def column(self, w: str, p: str) -> str:
        """As many neighbours along p as a square has."""
        n = self.turned
        if not self.unit.pairs:
            return self.load(self.at(w, p), n).only
        found = self.load(self.at(w, self.code.op(f"shl i64 {p}, 1")), 2 * n).only
        return self.code.op(f"bitcast {vector('i16', 2 * n)} {found} to {vector('i32', n)}")

    def singly(self, panel: str, first: str) -> None:
        """What is left, element by element."""
        code = self.code
        with code.span(first, self.all, 1) as term, code.span("0", self.there(panel), 1) as row:
            w = code.op(f"add i64 {panel}, {row.var}")
            x = self.pair(w, term.var) if self.unit.pairs else self.one(w, term.var)
            self.store(x, 1, self.target(panel, term.var, row.var))

    def one(self, w: str, p: str) -> str:
        return self.load(self.at(w, p), 1).only

    def pair(self, w: str, p: str) -> str:
        """Two elements in an i32; the second one is zero where there is none."""
        code = self.code
        first = code.op(f"shl i64 {p}, 1")
        second = code.op(f"or disjoint i64 {first}, 1")
        there = code.op(f"icmp ult i64 {second}, %terms")
        low = code.op(f"zext i16 {self.one(w, first)} to i32")
        y = self.one(w, code.op(f"select i1 {there}, i64 {second}, i64 {first}"))
        y = code.op(f"select i1 {there}, i16 {y}, i16 0")
        high = code.op(f"shl i32 {code.op(f'zext i16 {y} to i32')}, 16")
        return code.op(f"or disjoint i32 {low}, {high}")


def _transposed(code: Code, scalar: str, rows: list[str]) -> list[str]:
    """A square, by exchanging ever larger blocks across the diagonal."""
    n = len(rows)
    out, half = list(rows), 1
    while half < n:
        made = list(out)
        for i in range(n):
            if i & half:
                continue
            j = i | half
            low = [k if not k & half else n + (k ^ half) for k in range(n)]
            high = [k | half if not k & half else n + k for k in range(n)]
            made[i] = picked(code, scalar, n, out[i], out[j], low)
            made[j] = picked(code, scalar, n, out[i], out[j], high)
        out, half = made, half * 2
    return out
