"""Folds down the columns: accumulators in memory, one per column of a block, while rows go by.

Where the loop in lanes is a parallel one and the reduction loop strides through memory, whole rows
of a block are read one after another and added, some at a time, to a row of accumulators that stays
in the nearest cache. Called by the kernel writer, `monograph.backends.cpu.loops.kernel`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from monograph.backends.cpu.emission.dtypes import Value, register_type, splat
from monograph.backends.cpu.emission.emit import vector
from monograph.backends.cpu.loops.folding import Folding, Point, plus
from monograph.backends.cpu.loops.folding import Writer as FoldingWriter
from monograph.backends.cpu.loops.shape import Run, runs
from monograph.fusion.kernel import Instr

Body = Callable[[str, str], None]  # given the column, and its number in the block


class Writer(FoldingWriter, Protocol):
    """What is asked of the kernel writer."""

    first: int

    def store(self) -> None:
        """Write the results of the present point."""


class Columns:
    """The columns from number `start` on, as many as a block holds.

    Args:
        writer: the function being written; all parallel loops but that of the columns are open.
    """

    def __init__(self, writer: Writer) -> None:
        self.writer = writer
        self.code = writer.code
        self.lanes = writer.shape.lanes
        assert writer.shape.vector is not None
        self.loop = writer.shape.vector
        self.room = -(-writer.shape.block // self.lanes) * self.lanes
        self.slots: list[tuple[Value, list[str]]] = []

    def run(self, start: str, width: int) -> None:
        """Fold `width` columns."""
        self.each(start, width, self.begin)
        self.rows(0, start, width)
        self.each(start, width, self.finish)

    def each(self, start: str, width: int, body: Body) -> None:
        """A body for every vector of columns; the last one may be cut off."""
        writer, lanes = self.writer, self.lanes
        for run in runs(width, lanes, 1):
            writer.lanes, writer.first = lanes, width % lanes if run.start + lanes > width else 0
            with self.code.loop(run.start, run.stop, lanes) as opened:
                body(_sum(self, start, opened.var), opened.var)
        writer.lanes, writer.first = 1, 0

    def point(self, column: str) -> Point:
        """A vector of columns, its prologue computed."""
        writer = self.writer
        p = Point({**writer.variables, self.loop: column})
        writer.at(p)
        writer.run(writer.kernel.prologue, 0)
        p.inits = [[splat(self.code, p.values[i], self.lanes) for i in f.inits]
                   for f in writer.folds]  # fmt: skip
        return p

    def begin(self, column: str, number: str) -> None:
        """The accumulators before the first row."""
        before = self.writer.variables
        p = self.point(column)
        (bank,) = Folding(self.writer, [p]).start(p)
        if not self.slots:
            self.slots = [(v, [self.slot(v) for _ in v.parts]) for v in bank]
        self.keep(bank, number)
        self.writer.variables = before

    def rows(self, depth: int, start: str, width: int) -> None:
        """Reduction loop number `depth` of their order; the innermost takes some rows at once."""
        writer, order = self.writer, self.writer.shape.reduction
        loop = order[depth]
        size = writer.kernel.reduce_dims[loop - len(writer.kernel.dims)]
        last = depth == len(order) - 1
        for run in runs(size, 1, writer.shape.rows) if last else [Run(0, size, 1, 1)]:
            with self.code.loop(run.start, run.stop, run.copies) as opened:
                writer.variables[loop] = opened.var
                if not last:
                    self.rows(depth + 1, start, width)
                    continue

                def body(column: str, number: str, run: Run = run, row: str = opened.var) -> None:
                    self.add(column, number, loop, [plus(self.code, row, k)
                                                    for k in range(run.copies)])  # fmt: skip

                self.each(start, width, body)

    def add(self, column: str, number: str, loop: int, rows: list[str]) -> None:
        """Some rows of a vector of columns."""
        before = self.writer.variables
        p = self.point(column)
        folding = Folding(self.writer, [p])
        state = [self.kept(number)]
        for row in rows:
            p.variables[loop] = row
            state = folding.step(p, state)
        self.keep(state[0], number)
        self.writer.variables = before

    def finish(self, column: str, number: str) -> None:
        """The epilogue of a vector of columns, and what is stored."""
        writer, before = self.writer, self.writer.variables
        p = self.point(column)
        p.reduced.extend(Folding(writer, [p]).results(p, [self.kept(number)]))
        writer.at(p)
        epilogue: tuple[Instr, ...] = writer.kernel.epilogue
        writer.run(epilogue, len(writer.kernel.prologue) + len(writer.kernel.body))
        writer.store()
        writer.variables = before

    # ---- accumulators -------------------------------------------------------------------------

    def slot(self, v: Value) -> str:
        return self.code.slot(self.code.fresh_key(), f"[{self.room} x {register_type(v.dtype)}]")

    def place(self, v: Value, slot: str, number: str) -> str:
        return self.code.op(f"getelementptr {register_type(v.dtype)}, ptr {slot}, i64 {number}")

    def keep(self, bank: list[Value], number: str) -> None:
        for v, (_, slots) in zip(bank, self.slots, strict=True):
            for part, slot in zip(v.parts, slots, strict=True):
                self.code.do(f"store {v.type} {part}, ptr {self.place(v, slot, number)}")

    def kept(self, number: str) -> list[Value]:
        out = []
        for v, slots in self.slots:
            t = vector(register_type(v.dtype), self.lanes)
            places = [self.place(v, s, number) for s in slots]
            loads = [self.code.fresh_op(f"load {t}, ptr {a}") for a in places]
            out.append(Value(v.dtype, self.lanes, loads))
        return out


def _sum(columns: Columns, x: str, y: str) -> str:
    """The sum of two i64 operands, either of which may be a constant."""
    if y[0] != "%":
        return plus(columns.code, x, int(y))
    return plus(columns.code, y, int(x)) if x[0] != "%" else columns.code.op(f"add i64 {x}, {y}")
