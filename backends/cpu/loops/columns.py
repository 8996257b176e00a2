"""Folds down the columns: accumulators in memory, one per column of a block, while rows go by.

Where the loop in lanes is a parallel one and the reduction loop strides through memory, whole rows
of a block are read one after another and added, some at a time, to a row of accumulators that stays
in the nearest cache. Where there are many rows, the accumulators of sums are added to a second row
of totals every so often, and begin again.
Called by the kernel writer, `monograph.backends.cpu.loops.kernel`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Protocol

from monograph.backends.cpu.emission.dtypes import Value, register_type, splat
from monograph.backends.cpu.emission.emit import vector
from monograph.backends.cpu.loops.folding import Folding, Point, add, plus
from monograph.backends.cpu.loops.folding import Writer as FoldingWriter
from monograph.backends.cpu.loops.shape import Run, runs
from monograph.fusion.kernel import Instr

_ROWS = 64  # whose sums are taken together
Slots = list[tuple[Value, list[str]]]  # a value like those kept, and where its parts are
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
        self.slots: Slots = []
        self.totals: Slots = []
        sizes = [writer.kernel.reduce_dims[k - len(writer.kernel.dims)]
                 for k in writer.shape.reduction]  # fmt: skip
        self.blocked = max(sizes) > 2 * _ROWS and any(f.sums for f in writer.folds)

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
                body(add(self.code, start, opened.var), opened.var)
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
        folding = Folding(self.writer, [p])
        (bank,) = folding.start(p)
        if not self.slots:
            self.slots = self.room_for(bank)
            self.totals = self.room_for(bank) if self.blocked else []
        if self.blocked:
            self.keep(self.totals, bank, number)
            bank = folding.fresh_bank(bank)
        self.keep(self.slots, bank, number)
        self.writer.variables = before

    def rows(self, depth: int, start: str, width: int) -> None:
        """Reduction loop number `depth` of their order; the innermost takes some rows at once."""
        writer, order = self.writer, self.writer.shape.reduction
        loop = order[depth]
        size = writer.kernel.reduce_dims[loop - len(writer.kernel.dims)]
        last = depth == len(order) - 1
        for run in runs(size, 1, writer.shape.rows) if last else [Run(0, size, 1, 1)]:
            for row in self.trips(run, start, width):
                writer.variables[loop] = row
                if not last:
                    self.rows(depth + 1, start, width)
                    continue
                rows = [plus(self.code, row, k) for k in range(run.copies)]
                self.each(start, width, partial(self.add, loop=loop, rows=rows))

    def trips(self, run: Run, start: str, width: int) -> Iterator[str]:
        """The loop of a run, open where its variable is given; by blocks, if it is long."""
        block = _ROWS // run.copies * run.copies
        whole = (run.stop - run.start) // block * block
        if not self.blocked or whole <= block:
            with self.code.loop(run.start, run.stop, run.copies) as opened:
                yield opened.var
            return
        with self.code.loop(run.start, run.start + whole, block) as outer:
            with self.code.loop(0, block, run.copies) as inner:
                yield add(self.code, outer.var, inner.var)
            self.each(start, width, self.flush)
        if run.start + whole < run.stop:
            with self.code.loop(run.start + whole, run.stop, run.copies) as opened:
                yield opened.var

    def flush(self, column: str, number: str) -> None:
        """Add the accumulators to the totals, and begin again."""
        folding = Folding(self.writer, [])
        bank = self.kept(self.slots, number)
        total = folding.merged_bank(self.kept(self.totals, number), bank)
        self.keep(self.totals, total, number)
        self.keep(self.slots, folding.fresh_bank(bank), number)

    def add(self, column: str, number: str, *, loop: int, rows: list[str]) -> None:
        """Some rows of a vector of columns."""
        before = self.writer.variables
        p = self.point(column)
        folding = Folding(self.writer, [p])
        state = [self.kept(self.slots, number)]
        for row in rows:
            p.variables[loop] = row
            state = folding.step(p, state)
        self.keep(self.slots, state[0], number)
        self.writer.variables = before

    def finish(self, column: str, number: str) -> None:
        """The epilogue of a vector of columns, and what is stored."""
        writer, before = self.writer, self.writer.variables
        p = self.point(column)
        folding, bank = Folding(writer, [p]), self.kept(self.slots, number)
        if self.blocked:
            bank = folding.merged_bank(self.kept(self.totals, number), bank)
        p.reduced.extend(folding.results(p, [bank]))
        writer.at(p)
        epilogue: tuple[Instr, ...] = writer.kernel.epilogue
        writer.run(epilogue, len(writer.kernel.prologue) + len(writer.kernel.body))
        writer.store()
        writer.variables = before

    # ---- accumulators -------------------------------------------------------------------------

    def room_for(self, bank: list[Value]) -> Slots:
        return [(v, [self.slot(v) for _ in v.parts]) for v in bank]

    def slot(self, v: Value) -> str:
        return self.code.slot(self.code.fresh_key(), f"[{self.room} x {register_type(v.dtype)}]")

    def place(self, v: Value, slot: str, number: str) -> str:
        return self.code.op(f"getelementptr {register_type(v.dtype)}, ptr {slot}, i64 {number}")

    def keep(self, slots: Slots, bank: list[Value], number: str) -> None:
        for v, (_, places) in zip(bank, slots, strict=True):
            for part, slot in zip(v.parts, places, strict=True):
                self.code.do(f"store {v.type} {part}, ptr {self.place(v, slot, number)}")

    def kept(self, slots: Slots, number: str) -> list[Value]:
        out = []
        for v, starts in slots:
            t = vector(register_type(v.dtype), self.lanes)
            places = [self.place(v, s, number) for s in starts]
            loads = [self.code.fresh_op(f"load {t}, ptr {a}") for a in places]
            out.append(Value(v.dtype, self.lanes, loads))
        return out
