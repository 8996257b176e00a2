"""A convolution by Winograd's algorithm, as a call of library code: what `emission.py` asks.

The kernel's function hands over a table of numbers and the epilogue, as that of a product does.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import product
from math import prod

from monograph.backends.cpu.contraction.finish import add_finish
from monograph.backends.cpu.contraction.problem import Problem, problem_of
from monograph.backends.cpu.contraction.roles import in_roles
from monograph.backends.cpu.contraction.unit import Unit, unit_of
from monograph.backends.cpu.contraction.winograd_text import FIELDS
from monograph.backends.cpu.emission.emit import Code, Module
from monograph.backends.cpu.loops.kernel import Emitted, symbol_of
from monograph.fusion.kernel import Kernel, Load, Winograd
from monograph.fusion.winograd import STEP
from monograph.hlo.index import Index, linear

_TILES = 32  # of a block: its elements and products stay in the second cache
_PIECES = 16  # blocks that there should be, if ...
_FEWEST = 12  # tiles are left for each: weights are read again for every block


def emit_winograd(module: Module, kernel: Kernel, plan: Winograd) -> Emitted:
    """Add the function of such a convolution; it takes a range of blocks of tiles."""
    # Sums are never kept in a result here: what shares memory with it is read when it is written.
    problem = problem_of(replace(kernel, aliases=()))
    assert problem is not None and problem.b.step == 1, "not planned as such a convolution"
    assert (problem.a.operand, problem.b.operand) == (plan.x, plan.weights)
    factors = problem.a.dtype, problem.b.dtype
    unit = unit_of(problem.sum, factors, module.machine)
    assert unit is not None
    return _Call(module, kernel, plan, problem, unit).emit()


class _Call:
    """The kernel's function being written."""

    def __init__(
        self, module: Module, kernel: Kernel, plan: Winograd, problem: Problem, unit: Unit
    ) -> None:
        self.module = module
        self.kernel = kernel
        self.plan = plan
        self.problem = problem
        self.unit = unit
        count = len(kernel.operands) + len(kernel.results)
        self.code = Code(module, [*(f"%p{i}" for i in range(count)), "%low", "%high"])
        taken = (plan.down, plan.across, plan.column)
        self.around = [k for k in range(len(kernel.dims)) if k not in taken]
        dims = kernel.dims
        self.images = prod(dims[k] for k in self.around)
        self.height, self.width, self.columns = (dims[k] for k in taken)
        self.tiles = self.images * -(-self.height // STEP) * -(-self.width // STEP)
        self.block = _block(self.tiles)

    def emit(self) -> Emitted:
        """Add everything to the module."""
        kernel, plan, code, module = self.kernel, self.plan, self.code, self.module
        count = len(kernel.operands) + len(kernel.results)
        places = code.slot("places", f"[{count} x ptr]")
        for i in range(count):
            at = code.op(f"getelementptr ptr, ptr {places}, i64 {i}")
            code.do(f"store ptr %p{i}, ptr {at}, align 8")
        name = self.unit.winograd
        module.declare(name, f"void @{name}({', '.join(['ptr'] * 6)}, i64, i64)")
        x, w = (self.start(k) for k in (plan.x, plan.weights))
        u = f"%p{len(kernel.operands) - 1}"
        pointers = ", ".join(
            f"ptr {p}" for p in (f"@{self.table()}", x, w, u, f"@{self.finish()}", places)
        )
        code.do(f"; Winograd: {self.tiles} tiles, {self.block} at a time")
        code.do(f"call void @{name}({pointers}, i64 %low, i64 %high)")
        code.do("ret void")
        params = ", ".join([*(f"ptr %p{i}" for i in range(count)), "i64 %low", "i64 %high"])
        symbol = module.add(symbol_of(kernel), f"void @{{name}}({params})", code.body())
        return Emitted(symbol, -(-self.tiles // self.block), 1, 1)

    def finish(self) -> str:
        """The function for rows of a tile: over (row of an image, place, feature)."""
        plan, dims = self.plan, self.kernel.dims
        lines = [*self.around, plan.down]
        kernel = in_roles(self.kernel, [lines, [plan.across], [plan.column]])
        problem = replace(self.problem, kernel=kernel, columns=dims[plan.column])
        return add_finish(self.module, problem, self.unit, f"{symbol_of(self.kernel)}_finish")

    def offset(self, operand: int) -> Index:
        """Where a factor is read, in elements."""
        (load,) = (i for i in self.kernel.body if isinstance(i, Load) and i.operand == operand)
        return linear(load.index, self.kernel.operands[operand].shape)

    def start(self, operand: int) -> str:
        """Where a factor begins."""
        first = self.offset(operand).const * self.unit.size
        return self.code.op(f"getelementptr i8, ptr %p{operand}, i64 {first}")

    def table(self) -> str:
        """The global with the numbers; its name."""
        size, p, plan = self.unit.size, self.problem, self.plan
        x = self.offset(plan.x)
        steps = [(self.kernel.dims[k], x.coefficient(k) or 0) for k in self.around]
        images = [
            sum(i * step for i, (_, step) in zip(at, steps, strict=True))
            for at in product(*(range(n) for n, _ in steps))
        ]
        terms = self.kernel.reduce_dims[plan.term - len(self.kernel.dims)]
        panels = -(-self.columns // self.unit.columns)
        numbers: dict[str, int | str] = {
            "tiles": self.tiles,
            "block": self.block,
            "down": -(-self.height // STEP),
            "across": -(-self.width // STEP),
            "height": self.height,
            "width": self.width,
            "images": self.numbers([k * size for k in images]),
            "row": (x.coefficient(plan.down) or 0) * size,
            "column": (x.coefficient(plan.across) or 0) * size,
            "terms": terms,
            "columns": self.columns,
            "panels": panels,
            "v_row": -(-terms // self.unit.lanes) * self.unit.lanes * size,
            "m_row": panels * self.unit.columns * size,
            "parts": self.numbers([k * size for part in p.parts for k in part]),
            "count": p.outer,
            "inner": p.inner,
            "a_inner": p.a.inner * size,
            "b_inner": p.b.inner * size,
        }
        assert set(numbers) == set(FIELDS)
        rows = ", ".join(f"i64 {numbers[name]}" for name in FIELDS)
        name = f"winograd{self.module.count('winograd')}"
        return self.module.global_value(name, f"internal constant [{len(FIELDS)} x i64] [{rows}]")

    def numbers(self, row: Sequence[int]) -> str:
        """The address of a global with these, as a number."""
        text = ", ".join(f"i64 {k}" for k in row)
        name = f"numbers{self.module.count('numbers')}"
        self.module.global_value(name, f"internal constant [{len(row)} x i64] [{text}]")
        return f"ptrtoint (ptr @{name} to i64)"


def _block(tiles: int) -> int:
    """Tiles of a block: equal ones, smaller where there would be too few to share."""
    count = max(-(-tiles // _TILES), min(_PIECES, tiles // _FEWEST), 1)
    return -(-tiles // count)
