"""Transposition in registers, as library code: one function per element size.

``mg_turn_B(ptr to, i64 across, ptr from, i64 apart, i64 m, i64 n)`` makes m rows of n elements of B
bytes out of n rows of m: ``to[i][j] = from[j][i]``, rows `across` and `apart` bytes from each other
in memory. It returns `to`. Kernels call it for a block at a time
(`monograph.backends.cpu.loops.kernel`). The code of one block is long and slow to compile, so it is
never written into a kernel.
"""

from __future__ import annotations

from collections.abc import Sequence

from monograph.backends.cpu.emission.emit import Code, Machine, Module, vector
from monograph.backends.cpu.emission.offsets import extreme
from monograph.backends.cpu.emission.vectors import first_lanes, load_some, picked, store_some
from monograph.backends.cpu.objects.shared import Piece, provide

SIZES = (1, 2, 4, 8, 16)
_ROW = 16  # bytes within which elements of two registers are interleaved by one instruction
_LINE = 64  # bytes ahead in each row: the next block's part of it, which no hardware foresees
_NEAR = 2  # the second-level cache: rows a power of two apart share few places of the first
_HEAD = "ptr @{name}(ptr %to, i64 %across, ptr %from, i64 %apart, i64 %m, i64 %n)"
_EDGE = "void @{name}(ptr %to, i64 %across, ptr %from, i64 %apart, i64 %m, i64 %n)"


def symbol(size: int) -> str:
    """The function for elements of so many bytes."""
    return f"mg_turn_{size}"


def declaration(size: int) -> str:
    """What a module that calls it declares."""
    return f"ptr @{symbol(size)}(ptr, i64, ptr, i64, i64, i64)"


class _Block:
    """A square of elements in registers, one row in each.

    Args:
        code: the function.
        size: bytes of an element.
        bits: of a register.
    """

    def __init__(self, code: Code, size: int, bits: int) -> None:
        self.code = code
        self.size = size
        wide = _ROW if size == 1 else bits // 8  # a block of bytes would need 32 registers
        self.count = wide // size  # elements in a row, and rows
        self.unit = min(size, 8)
        self.units = wide // self.unit
        self.scalar = f"i{8 * self.unit}"
        self.type = vector(self.scalar, self.units)

    def _picked(self, x: str, y: str, picks: Sequence[int]) -> str:
        return picked(self.code, self.scalar, self.units, x, y, picks)

    def _interleaved(self, x: str, y: str, cell: int, upper: int) -> str:
        """Cells of so many bytes of x and y in turn, from the lower or upper half of each row."""
        per_row, per_cell = _ROW // self.unit, cell // self.unit
        picks: list[int] = []
        for row in range(0, self.units, per_row):
            for k in range(per_row // per_cell // 2):
                at = row + upper * per_row // 2 + k * per_cell
                for source in (0, self.units):
                    picks += range(source + at, source + at + per_cell)
        return self._picked(x, y, picks)

    def turned(self, rows: Sequence[str]) -> list[str]:
        """The columns of the block, from its rows."""
        group = max(_ROW // self.size, 1)
        within = [self._within(rows[k : k + group]) for k in range(0, self.count, group)]
        if len(within) == 1:
            return within[0]
        half = self.units // 2
        found = []
        for part in (0, half):
            picks = [*range(part, part + half), *range(self.units + part, self.units + part + half)]
            found += [self._picked(x, y, picks) for x, y in zip(*within, strict=True)]
        return found

    def _within(self, rows: Sequence[str]) -> list[str]:
        """Squares of 16 bytes, several beside each other: cells grow, the columns left halve."""
        n = len(rows)
        held = {(row, 0): x for row, x in enumerate(rows)}
        height = 1
        while height < n:
            columns = n // height // 2
            held = {
                (row, first + upper * columns): self._interleaved(
                    held[row, first], held[row + height, first], height * self.size, upper
                )
                for row in range(0, n, 2 * height)
                for first in range(0, n, 2 * columns)
                for upper in (0, 1)
            }
            height *= 2
        return [held[0, k] for k in range(n)]

    def place(self, base: str, row: str, apart: str, column: str) -> str:
        """The address of an element; row and column are numbers."""
        code = self.code
        start = code.op(f"mul i64 {row}, {apart}")
        line = code.op(f"getelementptr i8, ptr {base}, i64 {start}")
        bytes_ = code.op(f"mul i64 {column}, {self.size}")
        return code.op(f"getelementptr i8, ptr {line}, i64 {bytes_}")

    def whole(self, i: str, j: str) -> None:
        """The block at column i, row j of the source."""
        code = self.code
        source, target = self.place("%from", j, "%apart", i), self.place("%to", i, "%across", j)
        rows = []
        fetch = code.module.declare(
            "llvm.prefetch.p0", "void @llvm.prefetch.p0(ptr, i32, i32, i32)"
        )
        for k in range(self.count):
            skip = code.op(f"mul i64 %apart, {k}")
            at = code.op(f"getelementptr i8, ptr {source}, i64 {skip}")
            rows.append(code.fresh_op(f"load {self.type}, ptr {at}, align {self.unit}"))
            ahead = code.op(f"getelementptr i8, ptr {at}, i64 {_LINE}")
            code.do(f"call void @{fetch}(ptr {ahead}, i32 0, i32 {_NEAR}, i32 1)")
        for k, x in enumerate(self.turned(rows)):
            skip = code.op(f"mul i64 %across, {k}")
            at = code.op(f"getelementptr i8, ptr {target}, i64 {skip}")
            code.do(f"store {self.type} {x}, ptr {at}, align {self.unit}")

    def part(self) -> None:
        """A block of m columns and n rows, at most as many as there are in a whole one."""
        code, units = self.code, self.units
        masks = f"<{units} x i1>"
        last = code.op("sub i64 %n, 1")
        rows, columns = self._below("%n"), self._below("%m")
        loaded = []
        for k in range(self.count):
            row = extreme(code, "umin", k, last)
            at = self.place("%from", row, "%apart", "0")
            loaded.append(load_some(code, self.scalar, units, at, self.unit, columns))
        for k, x in enumerate(self.turned(loaded)):
            at = self.place("%to", str(k), "%across", "0")
            inside = code.op(f"icmp ult i64 {k}, %m")
            here = code.op(f"select i1 {inside}, {masks} {rows}, {masks} zeroinitializer")
            store_some(code, self.scalar, units, x, at, self.unit, here)

    def _below(self, bound: str) -> str:
        """A mask of the first so many elements."""
        wide = self.code.op(f"mul i64 {bound}, {self.size // self.unit}")
        return first_lanes(self.code, wide, self.units, "i8")


_PARAMS = ("%to", "%across", "%from", "%apart", "%m", "%n")


def _define(module: Module, size: int, bits: int) -> None:
    """Add the function for one element size, and that for the blocks at its edges."""
    code = Code(module, _PARAMS)
    _Block(code, size, bits).part()
    code.do("ret void")
    edge = module.add(f"edge_{size}", _EDGE, code.body())
    code = Code(module, _PARAMS)
    block = _Block(code, size, bits)
    step = block.count
    whole_m, whole_n = (code.op(f"and i64 {x}, {-step}") for x in ("%m", "%n"))

    def at_edge(i: str, j: str) -> None:
        source, target = block.place("%from", j, "%apart", i), block.place("%to", i, "%across", j)
        left = [
            extreme(code, "umin", code.op(f"sub i64 {whole}, {at}"), step)
            for whole, at in (("%m", i), ("%n", j))
        ]
        sizes = ", ".join(f"i64 {x}" for x in left)
        code.do(f"call void @{edge}(ptr {target}, i64 %across, ptr {source}, i64 %apart, {sizes})")

    with code.span("0", whole_n, step) as j:
        with code.span("0", whole_m, step) as i:
            block.whole(i.var, j.var)
        with code.span(whole_m, "%m", step) as i:
            at_edge(i.var, j.var)
    with code.span(whole_n, "%n", step) as j, code.span("0", "%m", step) as i:
        at_edge(i.var, j.var)
    code.do("ret ptr %to")
    module.add(symbol(size), _HEAD, code.body())


def _piece(size: int) -> Piece:
    def text(machine: Machine) -> str:
        module = Module(machine)
        _define(module, size, 256 if machine.vector_bits >= 256 else 128)
        return module.text()

    return provide(Piece(f"turning {size}", (symbol(size),), text))


TURNING = {size: _piece(size) for size in SIZES}  # each is compiled when it is needed
