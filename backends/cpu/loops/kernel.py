"""A `Kernel` as an LLVM function: the loop nest its schedule asks for, with the body in W lanes.

The function takes one pointer per operand, then one per result; one that may be split also takes
the range of its outermost parallel loop that it is to run. The loop in lanes runs in steps of W;
its last vector lies over the one before where points may run twice, else only its first lanes
count. A reduction keeps its accumulators in registers; in lanes only if its order is free and its
combiner a known monoid (one accumulator per lane, joined at the end).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace

from monograph.backends.cpu.emission.dtypes import Value, splat
from monograph.backends.cpu.emission.emit import Code, Loop, Module
from monograph.backends.cpu.emission.memory import (
    fetch,
    read,
    read_column,
    write,
    write_columns,
)
from monograph.backends.cpu.emission.offsets import extreme
from monograph.backends.cpu.emission.streaming import fence, streamed, where_aligned
from monograph.backends.cpu.emission.tables import picked_by_index
from monograph.backends.cpu.loops.columns import Columns
from monograph.backends.cpu.loops.folding import Folding, Point, plus
from monograph.backends.cpu.loops.reduction import folds_of
from monograph.backends.cpu.loops.shape import Level, Run, runs, shape_of
from monograph.backends.cpu.loops.sides import sides_of
from monograph.backends.cpu.loops.together import Rows, columns_read, rows_written
from monograph.backends.cpu.loops.turned import TurnedReads, Window
from monograph.backends.cpu.loops.units import divides_most, side_by_side
from monograph.backends.cpu.loops.values import Values
from monograph.fusion.cut import parts_of, within
from monograph.fusion.kernel import (
    Instr,
    Kernel,
    Load,
    Reduced,
    Schedule,
)
from monograph.fusion.unroll import unrolled
from monograph.hlo.index import Index, linear


@dataclass(frozen=True)
class Emitted:
    """A kernel's function.

    Attributes:
        symbol: its name.
        units: 0 if it runs the kernel as a whole: ``f(operands..., results...)``; else it is
            ``f(operands..., results..., i64 low, i64 high)`` and runs units low to high of so many.
        align: `low` must be a multiple of it, and `high` too or `units`.
        grain: units of one piece of work; 0 where they are steps of the kernel's outermost loop,
            and the schedule says how many.
    """

    symbol: str
    units: int = 0
    align: int = 1
    grain: int = 0


def emit_kernel(module: Module, kernel: Kernel, schedule: Schedule) -> Emitted:
    """Add the kernel's function to the module."""
    writer = Writer(module, kernel, schedule)
    if 0 not in kernel.dims:
        writer.parallel(0)
    if writer.streamed:
        writer.code.do(fence(module))
    writer.code.do("ret void")
    inputs, count = len(kernel.operands), len(kernel.operands) + len(kernel.results)
    params = [*(f"ptr %p{i}" for i in range(count)), *writer.range]
    head = f"void @{{name}}({', '.join(params)})"
    name = module.add(symbol_of(kernel), head, writer.code.body())
    if writer.streamed:
        plain = emit_kernel(module, kernel, replace(schedule, stream=False)).symbol
        results = [f"%p{inputs + k}" for k in sorted(writer.streamed)]
        name = where_aligned(module, symbol_of(kernel), name, plain, params, results)
    return Emitted(name, *writer.units())


def symbol_of(kernel: Kernel) -> str:
    """The name of a kernel's function, which the module may still number."""
    return "k_" + "".join(c if c.isalnum() and c.isascii() else "_" for c in kernel.name)


class Writer(Values):
    """The function being written: loop variables, lanes, and the values of instructions so far."""

    def __init__(self, module: Module, kernel: Kernel, schedule: Schedule) -> None:
        kernel = unrolled(kernel, schedule.unrolled)
        self.kernel = kernel
        self.folds = folds_of(kernel)
        products = divides_most(kernel, schedule, module.machine)
        together = side_by_side(kernel, schedule, products)
        bits = module.machine.vector_bits
        self.shape = shape_of(kernel, self.folds, schedule, bits, together)
        count = len(kernel.operands) + len(kernel.results)
        ranged = schedule.grain > 0 and bool(kernel.dims) and 0 not in kernel.dims
        self.range = ["i64 %low", "i64 %high"] if ranged else []
        code = Code(module, [*(f"%p{i}" for i in range(count)), "%low", "%high"])
        super().__init__(code, self.shape.vector, fma=kernel.fma)
        self.products = products
        self.streamed = frozenset[int]()  # results that are written past the caches
        if schedule.stream:
            self.streamed = streamed(kernel, self.shape, module.machine)
        self.steps_ahead = dict(schedule.ahead)
        apart = self.shape.turn is not None or self.shape.rows
        self.cuts = {} if apart else dict(schedule.cuts)
        self.ranges: dict[int, tuple[int, int]] = {}  # of the loops in parts: where they are
        self.windows: dict[int, Window] = {}  # steps that a loop keeps to, where not to all
        if ranged:
            self.windows[self.shape.parallel[0].loop] = ("%low", "%high")
        turn = self.shape.turn
        self.turned = None if turn is None else TurnedReads(self.code, kernel, turn)
        self.copies: dict[int, tuple[int, ...]] = {}  # of jammed loops: steps side by side
        self.seek_rows()
        self.reduced: list[list[Value]] = []

    # ---- loops ------------------------------------------------------------------------------

    def parallel(self, depth: int) -> None:
        """The parallel loops from level `depth` inwards, then the point."""
        if depth == len(self.shape.parallel):
            if self.turned is None or not self.turned.turn.straight:
                self.within_parts()
            return
        level = self.shape.parallel[depth]
        if level.tile:
            self.tiles(depth, level)
            return
        loop = level.loop
        mine = loop == self.shape.vector
        if mine and self.shape.rows:
            self.columns(loop)
            return
        lanes, copies = self.shape.lanes if mine else 1, self.shape.jam.get(loop, 1)
        for start, stop in self.parts(loop):
            if loop in self.cuts:
                self.ranges[loop] = start, stop
            for run in runs(stop - start, lanes, copies, twice=self.may_repeat(loop)):
                self.one_run(
                    depth, loop, replace(run, start=run.start + start, stop=run.stop + start)
                )

    def one_run(self, depth: int, loop: int, run: Run) -> None:
        """A part of a loop, with all loops inside of it."""
        outer = self.lanes, self.first
        if loop == self.shape.vector:
            self.lanes, self.first = run.lanes, run.first
        if run.copies > 1:
            self.copies[loop] = tuple(k * run.lanes for k in range(run.copies))
        with self.opened(loop, run) as loop_of_run:
            self.variables[loop] = self.place(run, loop_of_run.var)
            self.parallel(depth + 1)
        self.copies.pop(loop, None)
        self.lanes, self.first = outer

    def parts(self, loop: int) -> list[tuple[int, int]]:
        """The parts of a parallel loop in which its conditions are known.

        Vectors lie as in a loop without parts, so that they begin where lines of memory do, and
        where threads share out the loop: those that a cut goes through make parts of their own, in
        which conditions are asked.
        """
        size, places = self.kernel.dims[loop], self.cuts.get(loop, ())
        if places and loop == self.shape.vector:
            align = self.units()[1] if loop in self.windows else self.shape.lanes
            firsts = [p // align * align for p in places]
            ends = {q for p in firsts for q in (p, p + align)}
            places = tuple(sorted(q for q in ends if 0 < q < size))
        return parts_of(size, places)

    def columns(self, loop: int) -> None:
        """The reduction loops around the loop in lanes, one block of columns after the other."""
        work = Columns(self)
        for run in runs(self.kernel.dims[loop], self.shape.block, 1):
            with self.opened(loop, run) as block:
                work.run(block.var, run.first or run.lanes)

    def tiles(self, depth: int, level: Level) -> None:
        """A loop over tiles; the levels inside it keep to the steps of one."""
        loop, size = level.loop, self.kernel.dims[level.loop]
        outer = self.windows.get(loop)
        low, high = outer or ("0", str(size))
        opened = (
            self.code.span(low, high, level.tile) if outer else self.code.loop(0, size, level.tile)
        )
        with opened as tile:
            end = plus(self.code, tile.var, level.tile)
            self.windows[loop] = tile.var, self.least(end, high)
            if level.fills:
                assert self.turned is not None
                turn = self.turned.turn
                self.turned.fill(
                    self.variables, self.windows[turn.along], self.windows[turn.vector]
                )
            self.parallel(depth + 1)
        self.windows.pop(loop)
        if outer:
            self.windows[loop] = outer

    def may_repeat(self, loop: int) -> bool:
        """Whether a point of a loop may run twice: no input is overwritten, no one else's."""
        return not (self.kernel.aliases or self.turned or loop in self.windows)

    def place(self, run: Run, at: str) -> str:
        """Where a vector begins: the last one lies over the one before."""
        return self.least(at, str(run.stop - run.lanes)) if run.overlaps else at

    def units(self) -> tuple[int, int]:
        """Units of the range that the function takes, and what its ends are multiples of."""
        if not self.range:
            return 0, 1
        level, turn = self.shape.parallel[0], self.shape.turn
        lanes = self.shape.block or self.shape.lanes if level.loop == self.shape.vector else 1
        jam, size = self.shape.jam.get(level.loop, 1), self.kernel.dims[level.loop]
        rows = turn.rows(size) if turn is not None and level.loop == turn.along else 1
        return size, lanes * jam * rows

    @contextmanager
    def opened(self, loop: int, run: Run) -> Iterator[Loop]:
        """The loop of a run; it keeps to its window, if there is one."""
        step = run.lanes * run.copies
        window = self.windows.get(loop)
        if window is None:
            with self.code.loop(run.start, run.stop, step) as inner:
                yield inner
            return
        low, high = window
        if run.start:
            low = extreme(self.code, "umax", low, run.start)
        if run.stop < self.kernel.dims[loop]:
            high = self.least(high, str(run.stop))
        with self.code.span(low, high, step) as part:
            yield part

    def least(self, x: str, y: str) -> str:
        """The smaller of two numbers, either of which may be a constant."""
        return extreme(self.code, "umin", x, y)

    def within_parts(self) -> None:
        """The point, as it is where the loops are now."""
        whole = self.kernel, self.folds
        if self.ranges:
            self.kernel = within(self.kernel, self.ranges)
            self.folds = folds_of(self.kernel)
            self.seek_rows()
        self.point()
        self.kernel, self.folds = whole

    def seek_rows(self) -> None:
        """Find the reads and writes of the same rows, as the kernel is now."""
        apart = self.turned is not None or bool(self.shape.rows)
        lanes = None if apart else self.shape.vector
        self.columns_read = columns_read(self.kernel, lanes)
        self.rows_written = rows_written(self.kernel, lanes)

    def point(self) -> None:
        """One point (or one vector of points, or several side by side) of the parallel loops."""
        kernel = self.kernel
        base = dict(self.variables)
        points = [Point(v) for v in self.side_by_side()]
        for p in points:
            self.at(p)
            self.run(kernel.prologue, 0)
        if kernel.reductions:
            self.reduce(points)
        else:
            self.run(kernel.body, len(kernel.prologue))
        for p in points:
            self.at(p)
            self.run(kernel.epilogue, len(kernel.prologue) + len(kernel.body))
        for p in points:  # after all reads
            self.at(p)
            self.store()
        self.variables = base

    def side_by_side(self) -> list[dict[int, str]]:
        """The loop variables of every point that is computed here."""
        found = [dict(self.variables)]
        for loop, steps in self.copies.items():
            found = [{**v, loop: plus(self.code, v[loop], k)} for v in found for k in steps]
        return found

    def at(self, p: Point) -> None:
        """Turn to one of the points."""
        self.variables, self.values, self.reduced = p.variables, p.values, p.reduced

    def store(self) -> None:
        rows = self.rows_written if self.lanes > 1 else []
        for r in rows:
            values = [
                None if k is None else self.values[self.kernel.stores[k].value] for k in r.columns
            ]
            self.store_rows(r, values)
        done = {k for r in rows for k in r.columns}
        for number, store in enumerate(self.kernel.stores):
            if number in done:
                continue
            t = self.kernel.results[store.result]
            write(
                self.code,
                t.dtype,
                f"%p{len(self.kernel.operands) + store.result}",
                self.form(linear(store.index, t.shape)),
                self.lanes,
                self.values[store.value],
                None if store.mask is None else self.values[store.mask],
                self.first,
                past=store.result in self.streamed,
                exact=bool(self.kernel.aliases),
            )

    def store_rows(self, rows: Rows, columns: Sequence[Value | None]) -> None:
        """Write some columns of rows at once."""
        write_columns(
            self.code,
            self.kernel.results[rows.result].dtype,
            f"%p{len(self.kernel.operands) + rows.result}",
            self.form(rows.row),
            self.lanes,
            columns,
            self.first,
        )

    def reduce(self, points: Sequence[Point]) -> None:
        """The reduction loops; afterwards every point's `reduced` holds its results."""
        for p in points:
            p.inits = [
                [splat(self.code, p.values[i], self.lanes) for i in f.inits] for f in self.folds
            ]
        if 0 in self.kernel.reduce_dims:
            for p in points:
                p.reduced.extend(p.inits)
            return
        Folding(self, points).run()

    # ---- instructions -----------------------------------------------------------------------

    def run(self, block: Sequence[Instr], first: int) -> None:
        sides = sides_of(self.kernel, block, first) if self.lanes > 1 else None
        if sides is not None and sides.of:
            self.run_sides(sides, block, first)
        else:
            super().run(block, first)

    def fetched(self, instr: Reduced) -> Value:
        return self.reduced[instr.reduction][instr.part]

    def load(self, number: int, instr: Load) -> Value:
        mask = None if instr.mask is None else self.values[instr.mask]
        row = self.columns_read.get(number) if self.lanes > 1 else None
        if row is not None and (mask is None or mask.lanes == 1):
            code, d, pointer, form = (
                self.code,
                instr.dtype,
                f"%p{instr.operand}",
                self.form(row.row),
            )
            return read_column(
                code, d, pointer, form, self.lanes, row.number, row.width, mask, self.first
            )
        if self.turned is not None and number in self.turned.held:
            pointer, form = self.turned.place(number, self.variables, self.lanes)
        else:
            pointer = f"%p{instr.operand}"
            index = linear(instr.index, self.kernel.operands[instr.operand].shape)
            found = self.looked_up(instr, pointer, index)
            if found is not None:
                return found
            form = self.form(index)
            if self.lanes > 1:
                far = self.ahead(instr.operand, index)
                fetch(self.code, instr.dtype, pointer, form, self.lanes, far)
        exact = bool(self.kernel.aliases)
        return read(
            self.code, instr.dtype, pointer, form, self.lanes, mask, self.first, exact=exact
        )

    def looked_up(self, instr: Load, pointer: str, index: Index) -> Value | None:
        """What a load finds in an array that is short enough to lie in registers."""
        if any(operand == instr.operand for operand, _ in self.kernel.aliases):
            return None
        t = self.kernel.operands[instr.operand]
        return picked_by_index(self.code, t, pointer, index, self.indices())

    def ahead(self, operand: int, index: Index) -> int:
        """How many elements further on something is that will soon be read, but is not foreseen."""
        if self.turned is not None:  # beside the next block, in rows of their own
            turn = self.turned.turn
            return (index.coefficient(turn.along) or 0) * turn.height
        steps = self.steps_ahead.get(operand, 0)
        return steps and (index.coefficient(self.shape.parallel[0].loop) or 0) * steps
