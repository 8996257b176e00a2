"""Blocks of transposed operands in stack memory, from which a kernel reads rows.

Before the points of a block, library code turns the part of each operand that they need; afterwards
a read is one of neighbours. Called by the kernel writer, `monograph.backends.cpu.loops.kernel`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from monograph.backends.cpu.emission.address import Form, Indices
from monograph.backends.cpu.emission.dtypes import Value
from monograph.backends.cpu.emission.emit import Code
from monograph.backends.cpu.loops.shape import Turn
from monograph.backends.cpu.loops.turning import declaration, symbol
from monograph.fusion.kernel import Kernel, Load
from monograph.hlo.index import Index, linear

Window = tuple[str, str]  # first step and the one behind the last


@dataclass(frozen=True)
class _Held:
    """The block of one read: where it is, and the steps of the two loops that it begins at."""

    pointer: str
    row: str
    column: str


class TurnedReads:
    """The blocks of a kernel's transposed reads.

    Args:
        code: the function.
        kernel: what it computes.
        turn: the loops, the size of a block and the numbers of the reads.
    """

    def __init__(self, code: Code, kernel: Kernel, turn: Turn) -> None:
        self.code = code
        self.kernel = kernel
        self.turn = turn
        self.held: dict[int, _Held] = {}

    def fill(self, variables: Mapping[int, str], rows: Window, columns: Window) -> None:
        """Turn the block of every read.

        Args:
            variables: of the loops around.
            rows: steps of the loop that the operands run along.
            columns: steps of the loop in lanes.
        """
        code, turn = self.code, self.turn
        at = {**variables, turn.along: rows[0], turn.vector: columns[0]}
        indices = Indices(code, at, None, 1, _no_value)
        height, width = (code.op(f"sub i64 {high}, {low}") for low, high in (rows, columns))
        for number in turn.reads:
            offset, size = self._read(number)
            stride = offset.coefficient(turn.vector)
            assert stride is not None
            place = self._address(indices, f"%p{self._load(number).operand}", offset, size)
            block, across = self._target(number, indices, size)
            f = code.module.declare(symbol(size), declaration(size))
            pointer = code.fresh_op(
                f"call ptr @{f}(ptr {block}, i64 {across}, ptr {place}, "
                f"i64 {stride * size}, i64 {height}, i64 {width})"
            )
            self.held[number] = _Held(pointer, rows[0], columns[0])

    def _target(self, number: int, indices: Indices, size: int) -> tuple[str, int]:
        """Where the block of a read goes, and how many bytes its rows are apart."""
        turn = self.turn
        if not turn.straight:
            rows = f"[{turn.height * turn.width * size} x i8]"
            return self.code.slot(f"block{number}", rows), turn.width * size
        (store,) = self.kernel.stores
        offset = linear(store.index, self.kernel.results[store.result].shape)
        across = offset.coefficient(turn.along)
        assert across is not None
        pointer = f"%p{len(self.kernel.operands) + store.result}"
        return self._address(indices, pointer, offset, size), across * size

    def _address(self, indices: Indices, pointer: str, offset: Index, size: int) -> str:
        start = self.code.op(f"mul i64 {indices.scalar(offset)}, {size}")
        return self.code.op(f"getelementptr i8, ptr {pointer}, i64 {start}")

    def place(self, number: int, variables: Mapping[int, str], lanes: int) -> tuple[str, Form]:
        """Where read `number` finds its element: a pointer, and the offset from it."""
        code, turn, held = self.code, self.turn, self.held[number]
        row = code.op(f"sub i64 {variables[turn.along]}, {held.row}")
        column = code.op(f"sub i64 {variables[turn.vector]}, {held.column}")
        start = code.op(f"mul i64 {row}, {turn.width}")
        return held.pointer, Form(code.op(f"add i64 {start}, {column}"), int(lanes > 1))

    def _load(self, number: int) -> Load:
        instr = self.kernel.instructions[number]
        assert isinstance(instr, Load)
        return instr

    def _read(self, number: int) -> tuple[Index, int]:
        """A read's offset in elements, and the bytes of one."""
        load = self._load(number)
        t = self.kernel.operands[load.operand]
        return linear(load.index, t.shape), t.dtype.itemsize


def _no_value(number: int) -> Value:
    raise AssertionError(f"the place of a transposed read depends on instruction {number}")
