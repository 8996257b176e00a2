"""`add_span`: a function that says which columns some rows of a product need.

``name(ptr places, i64 batch, i64 row, i64 rows, ptr ends)`` writes the first column that one of the
rows needs and the one after the last: two numbers (i64). Called by the emission.
"""

from __future__ import annotations

from monograph.backends.cpu.contraction.finish import places_of
from monograph.backends.cpu.contraction.problem import Problem
from monograph.backends.cpu.emission.dtypes import Value
from monograph.backends.cpu.emission.emit import Code, Module
from monograph.backends.cpu.emission.offsets import extreme
from monograph.backends.cpu.loops.kernel import Writer
from monograph.fusion.kernel import Schedule

_PARAMS = "ptr %places, i64 %batch, i64 %row, i64 %rows, ptr %ends"


def add_span(module: Module, problem: Problem, name: str) -> str:
    """Add the function to the module; its symbol."""
    body = _Span(module, problem).text()
    text = "\n".join([*places_of(problem.kernel), body])
    return module.add(name, f"internal void @{{name}}({_PARAMS})", text)


class _Span(Writer):
    """The function being written: a loop over rows."""

    def __init__(self, module: Module, problem: Problem) -> None:
        kernel = problem.kernel
        super().__init__(module, kernel, Schedule())
        count = len(kernel.operands) + len(kernel.results)
        params = ("places", "batch", "row", "rows", "ends")
        self.code = Code(module, [*(f"%p{i}" for i in range(count)), *(f"%{x}" for x in params)])
        self.wide = problem.columns

    def text(self) -> str:
        """The function's body."""
        code, kernel = self.code, self.kernel
        assert kernel.span is not None
        ends = [code.op(f"getelementptr i64, ptr %ends, i64 {k}") for k in range(2)]
        for end, start in zip(ends, (self.wide, 0), strict=True):
            code.do(f"store i64 {start}, ptr {end}, align 8")
        with code.span("0", "%rows", 1) as down:
            row = code.op(f"add i64 %row, {down.var}")
            self.variables = {0: "%batch", 1: row, 2: "0"}
            self.run(kernel.prologue, 0)
            for end, number, how in zip(ends, kernel.span, ("umin", "umax"), strict=True):
                self.reach(end, self.values[number], how)
        code.do("ret void")
        return code.body()

    def reach(self, end: str, value: Value, how: str) -> None:
        """Let the span reach as far as a row needs."""
        wide = self.code.op(f"sext i32 {value.only} to i64")
        so_far = self.code.fresh_op(f"load i64, ptr {end}, align 8")
        self.code.do(f"store i64 {extreme(self.code, how, so_far, wide)}, ptr {end}, align 8")
