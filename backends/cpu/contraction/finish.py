"""What follows a sum: a function that takes a tile of sums through the kernel's epilogue.

Columns run in lanes; what does not depend on the row is computed once per vector. The instructions
are those of any kernel. Sums may lie in a result: nothing is read past the last column.
"""

from __future__ import annotations

from monograph.backends.cpu.contraction.problem import Problem
from monograph.backends.cpu.contraction.unit import Unit
from monograph.backends.cpu.emission.address import Form
from monograph.backends.cpu.emission.dtypes import Value, register_type, wrap
from monograph.backends.cpu.emission.emit import Code, Module, vector
from monograph.backends.cpu.emission.memory import read
from monograph.backends.cpu.loops.kernel import Writer
from monograph.fusion.kernel import Kernel, Schedule
from monograph.hlo.index import Index

_PARAMS = (
    "ptr %places, ptr %tile, i64 %line, i64 %batch, i64 %row, i64 %column, i64 %rows, i64 %columns"
)


def add_finish(module: Module, problem: Problem, unit: Unit, name: str) -> str:
    """Add the function to the module; its symbol."""
    writer = _Finish(module, problem, unit)
    body = writer.text()
    text = "\n".join([*places_of(problem.kernel), body])
    return module.add(name, f"internal void @{{name}}({_PARAMS})", text)


def places_of(kernel: Kernel) -> list[str]:
    """Instructions that read where operands and results are, from `%places`; `entry` follows."""
    lines = ["start:"]
    for i in range(len(kernel.operands) + len(kernel.results)):
        lines.append(f"  %place{i} = getelementptr ptr, ptr %places, i64 {i}")
        lines.append(f"  %p{i} = load ptr, ptr %place{i}, align 8")
    return [*lines, "  br label %entry"]


class _Finish(Writer):
    """The function being written: the loops are over one tile."""

    def __init__(self, module: Module, problem: Problem, unit: Unit) -> None:
        kernel = problem.kernel
        super().__init__(module, kernel, Schedule(2, unit.lanes))
        count = len(kernel.operands) + len(kernel.results)
        params = ("tile", "line", "batch", "row", "column", "rows", "columns")
        self.code = Code(module, [*(f"%p{i}" for i in range(count)), *(f"%{x}" for x in params)])
        self.unit = unit
        self.most = self.shape.lanes if self.shape.vector == 2 else 1
        self.rest = problem.columns % self.most  # past the last whole vector of a row
        self.sum = problem.sum

    def text(self) -> str:
        """The function's body."""
        code = self.code
        whole = code.op(f"and i64 %columns, {-self.most}")
        for start, stop, count in (("0", whole, 0), (whole, "%columns", self.rest)):
            self.lanes, self.first = self.most, count
            with code.span(start, stop, self.most) as across:
                column = code.op(f"add i64 %column, {across.var}")
                with code.span("0", "%rows", 1) as down:
                    row = code.op(f"add i64 %row, {down.var}")
                    self.variables = {0: "%batch", 1: row, 2: column}
                    self.point_of(down.var, across.var)
            if not self.rest:
                break
        code.do("ret void")
        return code.body()

    def point_of(self, row: str, column: str) -> None:
        """One vector of sums and what becomes of them."""
        code, unit, kernel = self.code, self.unit, self.kernel
        line = code.op(f"getelementptr i8, ptr %tile, i64 {code.op(f'mul i64 {row}, %line')}")
        sums = read(code, unit.dtype, line, Form(column, 1), self.lanes, None, self.first)
        found, t = sums.only, vector(unit.scalar, self.lanes)
        wanted = vector(register_type(self.sum), self.lanes)
        if wanted != t:
            found = code.op(f"trunc {t} {found} to {wanted}")
        found = wrap(code, self.sum, self.lanes, found)
        self.values = {}
        self.reduced = [[Value(self.sum, self.lanes, [found])]]
        self.run(kernel.prologue, 0)
        self.run(kernel.epilogue, len(kernel.prologue) + len(kernel.body))
        self.store()

    def ahead(self, operand: int, index: Index) -> int:
        """The next tile's rows lie below this one's, too far apart to be foreseen."""
        return (index.coefficient(1) or 0) * self.unit.rows
