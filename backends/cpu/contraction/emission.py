"""A contraction kernel as a call of library code: what `lower` asks before it writes loops.

The kernel's function hands a table of numbers (sizes, strides, blocks) to the driver, and the
epilogue, if there is one, as a function of its own.
"""

from __future__ import annotations

from collections.abc import Sequence

from monograph.backends.cpu.contraction.apart import taken_apart
from monograph.backends.cpu.contraction.driver import FIELDS
from monograph.backends.cpu.contraction.finish import add_finish
from monograph.backends.cpu.contraction.pack import SLACK
from monograph.backends.cpu.contraction.pieces import packs
from monograph.backends.cpu.contraction.problem import Problem, Side, problem_of
from monograph.backends.cpu.contraction.span import add_span
from monograph.backends.cpu.contraction.unit import TERMS, unit_of
from monograph.backends.cpu.contraction.ways import Way, way_by_rows, way_of
from monograph.backends.cpu.contraction.winograd import emit_winograd
from monograph.backends.cpu.emission.address import Indices
from monograph.backends.cpu.emission.emit import Module
from monograph.backends.cpu.loops.kernel import Emitted, Writer, symbol_of
from monograph.fusion.kernel import Apply, Kernel, Load, Schedule
from monograph.hlo.index import Index, Start


def emit_contraction(
    module: Module, kernel: Kernel, schedule: Schedule, way: Way | None = None
) -> Emitted | None:
    """Add the function of a kernel that multiplies matrices.

    Args:
        module: where to.
        kernel: any kernel.
        schedule: with a grain, the function takes a range of units.
        way: how to compute it, instead of the best way.

    Returns:
        None if the kernel is something else, or too small to gain by it.
    """
    if schedule.winograd is not None:
        return emit_winograd(module, kernel, schedule.winograd)
    by_rows = schedule.rows > 0
    rank = len(kernel.dims) + len(kernel.reduce_dims)
    kernel, loops = taken_apart(kernel, 1 if by_rows else rank)
    problem = problem_of(kernel, in_order=by_rows)
    if problem is None or (by_rows and (*problem.around, *problem.down) != tuple(range(loops))):
        return None
    factors = problem.a.dtype, problem.b.dtype
    unit = unit_of(problem.sum, factors, module.machine)
    if unit is None or not (kernel.fma or unit.integral):
        return None
    if not all(packs(unit, d) for d in factors):
        return None
    if by_rows:
        cache = module.machine.own_cache
        way = way_by_rows(problem, unit, schedule.rows, cache, gaps=schedule.gaps)
    else:
        way = way or way_of(problem, unit, module.machine.own_cache)
    if way is None:
        return None
    return _Call(module, problem, way, schedule.grain > 0).emit()


class _Call:
    """The kernel's function being written."""

    def __init__(self, module: Module, problem: Problem, way: Way, ranged: bool) -> None:
        self.module = module
        self.problem = problem
        self.unit = way.unit
        self.way = way
        self.ranged = ranged
        self.writer = Writer(module, problem.kernel, Schedule())
        self.code = self.writer.code

    def emit(self) -> Emitted:
        """Add everything to the module."""
        module, kernel, way = self.module, self.problem.kernel, self.way
        size = self.problem.rows if way.by_rows else self.problem.columns
        units = self.problem.batches * -(-size // way.block)
        low, high = ("%low", "%high") if self.ranged else ("0", str(units))
        home = self.problem.home
        result = "null" if home is None else f"%p{len(kernel.operands) + home.result}"
        finish, span = self.finish(), self.span()
        places = self.places() if (finish, span) != ("null", "null") else "null"
        table = f"@{self.table(-(-size // way.block))}"
        a, b = self.start(self.problem.a), self.start(self.problem.b)
        name = self.unit.driver
        module.declare(name, f"void @{name}({', '.join(['ptr'] * 7)}, i64, i64)")
        pointers = ", ".join(f"ptr {x}" for x in (table, a, b, result, finish, span, places))
        self.code.do(f"; {way.name}: {way.reason}")
        self.code.do(f"call void @{name}({pointers}, i64 {low}, i64 {high})")
        self.code.do("ret void")
        count = len(kernel.operands) + len(kernel.results)
        range_ = ["i64 %low", "i64 %high"] if self.ranged else []
        params = ", ".join([*(f"ptr %p{i}" for i in range(count)), *range_])
        symbol = module.add(symbol_of(kernel), f"void @{{name}}({params})", self.code.body())
        return Emitted(symbol, units, 1, way.grain) if self.ranged else Emitted(symbol)

    def start(self, side: Side) -> str:
        """Where a factor begins."""
        if not side.base.terms and not side.base.const:
            return f"%p{side.operand}"
        self.values(side.base)
        at = Indices(self.code, {}, None, 1, self.writer.values.__getitem__).scalar(side.base)
        pointer = f"getelementptr [{side.dtype.itemsize} x i8], ptr %p{side.operand}, i64 {at}"
        return self.code.op(pointer)

    def values(self, index: Index) -> None:
        """Compute what an index starts at."""
        prologue = self.problem.kernel.prologue
        needed = [a.operand for a, _ in index.terms if isinstance(a, Start)]
        found: set[int] = set()
        while needed:
            number = needed.pop()
            found.add(number)
            instr = prologue[number]
            needed += instr.args if isinstance(instr, Apply) else ()
            if isinstance(instr, Load):
                needed += [s for i in instr.index for s in i.starts]
        for number in sorted(found):
            self.writer.values[number] = self.writer.instruction(number, prologue[number])

    def finish(self) -> str:
        """The function for complete tiles; null if the sums are the result."""
        home = self.problem.home
        if home is not None and home.whole and not self.way.scratch:
            return "null"
        name = f"{symbol_of(self.problem.kernel)}_finish"
        return f"@{add_finish(self.module, self.problem, self.unit, name)}"

    def span(self) -> str:
        """The function that says which columns rows need; null if they need all."""
        kernel = self.problem.kernel
        if kernel.span is None:
            return "null"
        return f"@{add_span(self.module, self.problem, f'{symbol_of(kernel)}_span')}"

    def places(self) -> str:
        """Where operands and results are, for these functions."""
        kernel = self.problem.kernel
        count = len(kernel.operands) + len(kernel.results)
        places = self.code.slot("places", f"[{count} x ptr]")
        for i in range(count):
            at = self.code.op(f"getelementptr ptr, ptr {places}, i64 {i}")
            self.code.do(f"store ptr %p{i}, ptr {at}, align 8")
        return places

    def table(self, blocks: int) -> str:
        """The global with the problem's numbers; its name."""
        numbers = {**self.sizes(blocks), **self.strides()}
        assert set(numbers) == set(FIELDS)
        rows = ", ".join(f"i64 {numbers[name]}" for name in FIELDS)
        name = f"problem{self.module.count('problem')}"
        return self.module.global_value(name, f"internal constant [{len(FIELDS)} x i64] [{rows}]")

    def sizes(self, blocks: int) -> dict[str, int | str]:
        p, way, unit = self.problem, self.way, self.unit
        terms = min(way.terms, p.inner)
        batch = (1, 1, *p.batch)[-2:]
        padded = way.wide + 16
        together = max(1, min(way.together, TERMS // terms)) if terms == p.inner else 1
        packed, slack = terms * together * unit.size, SLACK * unit.size
        along = way.name == "along"
        panel_a = unit.rows if unit.pairs or p.a.inner != 1 else 1  # as it lies, if it may
        return {
            "rows": p.rows,
            "columns": p.columns,
            "inner": p.inner,
            "outer": p.outer,
            "together": together,
            "parts": self.numbers(
                [
                    k * side.dtype.itemsize
                    for row in p.parts
                    for k, side in zip(row, (p.a, p.b), strict=True)
                ]
            ),
            "places": self.numbers([k * p.a.dtype.itemsize for k in p.places]) if p.places else 0,
            "batch1": batch[0],
            "batch2": batch[1],
            "blocks": blocks,
            "block": way.block,
            "by_rows": int(way.by_rows),
            "terms": terms,
            "tall": way.tall,
            "wide": way.wide,
            "deep": way.deep,
            "pack_a": self.packing(p.a, panel_a) if way.pack_a else 0,
            "pack_b": self.packing(p.b, 1 if along else unit.columns) if way.pack_b else 0,
            "panel_a": panel_a,
            "along": int(along),
            "bytes_a": (
                a := _lines(_up(way.tall, unit.rows) * packed + slack) if way.pack_a else 0
            ),
            "bytes_b": (b := _lines(_up(way.wide, unit.columns) * packed) if way.pack_b else 0),
            "bytes": a + b + (way.deep * padded * unit.size if way.scratch else 0),
            "scratch_row": padded * unit.size,
            "in_scratch": int(way.scratch),
            "gaps": int(way.gaps),
        }

    def strides(self) -> dict[str, int | str]:
        p, out = self.problem, dict[str, int | str]()
        for k, side in (("a", p.a), ("b", p.b)):
            for i, stride in enumerate((0, 0, 0, *side.batch)[-3:]):
                out[f"{k}_batch{i}"] = stride
            out |= {f"{k}_step": side.step, f"{k}_inner": side.inner}
            out[f"{k}_size"] = side.dtype.itemsize
        home = () if p.home is None else p.home.batch
        for i, stride in enumerate((0, 0, 0, *home)[-3:]):
            out[f"home_batch{i}"] = stride * self.unit.size
        out["home_row"] = 0 if p.home is None else p.home.row * self.unit.size
        return out

    def numbers(self, row: Sequence[int]) -> str:
        """The address of a global with these, as a number."""
        text = ", ".join(f"i64 {k}" for k in row)
        name = f"numbers{self.module.count('numbers')}"
        self.module.global_value(name, f"internal constant [{len(row)} x i64] [{text}]")
        return f"ptrtoint (ptr @{name} to i64)"

    def packing(self, side: Side, width: int) -> str:
        """The address of the function that packs a factor, as a number."""
        name = self.unit.pack(side.dtype, width)
        self.module.declare(name, f"void @{name}(ptr, ptr, i64, i64, i64, i64)")
        return f"ptrtoint (ptr @{name} to i64)"


def _up(x: int, step: int) -> int:
    return -(-x // step) * step


def _lines(nbytes: int) -> int:
    return _up(nbytes, 64)
