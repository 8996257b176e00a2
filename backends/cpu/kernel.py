"""A `Kernel` as an LLVM function: the loop nest its schedule asks for, with the body in W lanes.

The function takes one pointer per operand, then one per result. The loop in lanes runs in steps of
W and then one by one over the rest. A reduction keeps its accumulators in registers; in lanes only
if its order is free and its combiner a known monoid (one accumulator per lane, joined at the end).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod

from monograph.backends.cpu import table
from monograph.backends.cpu.address import Form, Indices, lane_numbers
from monograph.backends.cpu.dtypes import Value, constant, is_small_float, splat
from monograph.backends.cpu.emit import Code, Module, literal, vector
from monograph.backends.cpu.memory import read, write
from monograph.backends.cpu.reduction import Fold, TreeStack, folds_of, regroup
from monograph.fusion.kernel import (
    Apply,
    IndexValue,
    InRange,
    Instr,
    Kernel,
    Literal,
    Load,
    Reduced,
    Schedule,
)
from monograph.hlo.index import Index, dim, linear
from monograph.hlo.types import BOOL, I64


def emit_kernel(module: Module, kernel: Kernel, schedule: Schedule) -> str:
    """Add the kernel's function to the module; its name."""
    writer = _Writer(module, kernel, schedule)
    if 0 not in kernel.dims:
        writer.parallel(0)
    writer.code.do("ret void")
    count = len(kernel.operands) + len(kernel.results)
    params = ", ".join(f"ptr %p{i}" for i in range(count))
    return module.add(_symbol(kernel.name), f"void @{{name}}({params})", writer.code.body())


def _symbol(name: str) -> str:
    return "k_" + "".join(c if c.isalnum() and c.isascii() else "_" for c in name)


@dataclass(frozen=True)
class _Shape:
    """What a schedule comes to: parallel and reduction loops in order, the loop in lanes, lanes."""

    parallel: tuple[int, ...]
    reduction: tuple[int, ...]
    vector: int | None
    lanes: int


def _shape(kernel: Kernel, schedule: Schedule, vector_bits: int) -> _Shape:
    rank, total = len(kernel.dims), len(kernel.dims) + len(kernel.reduce_dims)
    order = schedule.order if sorted(schedule.order) == list(range(total)) else tuple(range(total))
    parallel = tuple(i for i in order if i < rank)
    reduction = tuple(i for i in order if i >= rank)
    if not all(f.splits for f in folds_of(kernel)):
        reduction = tuple(range(rank, total))  # the order of the elements matters
    chosen, lanes = schedule.vector, schedule.width
    if not schedule.order and chosen is None:  # nothing was said
        chosen, lanes = _default_vector(kernel, vector_bits)
    lanes = min(lanes, _most_lanes(kernel, vector_bits))
    if chosen is None or lanes <= 1 or not 0 <= chosen < total:
        return _Shape(parallel, reduction, None, 1)
    if chosen >= rank and not all(f.splits for f in folds_of(kernel)):
        return _Shape(parallel, reduction, None, 1)
    size = (*kernel.dims, *kernel.reduce_dims)[chosen]
    while lanes > max(size, 1):
        lanes //= 2
    lanes = 1 << (lanes.bit_length() - 1)
    return _Shape(parallel, reduction, chosen if lanes > 1 else None, lanes)


def _most_lanes(kernel: Kernel, vector_bits: int) -> int:
    """Elements of the widest type in a register; narrow floats are computed as f32."""
    widest = max(
        (32 if is_small_float(i.dtype) else 8 * i.dtype.itemsize for i in kernel.instructions),
        default=32,
    )
    return vector_bits // widest


def _default_vector(kernel: Kernel, vector_bits: int) -> tuple[int | None, int]:
    """The loop along which most accesses are neighbours, and as many lanes as a register has."""
    lanes = max(_most_lanes(kernel, vector_bits), 1)
    accesses = [
        (i.index, kernel.operands[i.operand].shape) for i in kernel.instructions if type(i) is Load
    ]
    accesses += [(s.index, kernel.results[s.result].shape) for s in kernel.stores]
    rank = len(kernel.dims)
    free = all(f.splits for f in folds_of(kernel))
    best, best_score = None, -1
    for loop, size in enumerate((*kernel.dims, *kernel.reduce_dims)):
        if size < 2 or (loop >= rank and not free):
            continue
        score = min(size, lanes)
        for index, shape in accesses:
            stride = linear(index, shape).coefficient(loop)
            score += {0: 1, 1: 4 * lanes}.get(-1 if stride is None else stride, 0)
        if score >= best_score:
            best, best_score = loop, score
    return best, lanes


class _Writer:
    """The function being written: loop variables, lanes, and the values of instructions so far."""

    def __init__(self, module: Module, kernel: Kernel, schedule: Schedule) -> None:
        self.kernel = kernel
        self.shape = _shape(kernel, schedule, module.machine.vector_bits)
        count = len(kernel.operands) + len(kernel.results)
        self.code = Code(module, [f"%p{i}" for i in range(count)])
        self.variables: dict[int, str] = {}
        self.lanes = 1
        self.values: dict[int, Value] = {}
        self.folds = folds_of(kernel)
        self.trees: dict[Fold, TreeStack] = {}
        self.narrow_state = 0  # how many accumulators are not per reduction lane
        self.reduced: list[list[Value]] = []

    # ---- loops ------------------------------------------------------------------------------

    def parallel(self, depth: int) -> None:
        """The parallel loops from number `depth` of their order inwards, then the point."""
        if depth == len(self.shape.parallel):
            self.point()
            return
        loop = self.shape.parallel[depth]
        size = self.kernel.dims[loop]
        for start, stop, lanes in _split(
            size, self.shape.lanes if loop == self.shape.vector else 1
        ):
            outer = self.lanes
            self.lanes = lanes if loop == self.shape.vector else outer
            with self.code.loop(start, stop, lanes) as opened:
                self.variables[loop] = opened.var
                self.parallel(depth + 1)
            self.lanes = outer

    def point(self) -> None:
        """One point (or one vector of points) of the parallel loops."""
        kernel = self.kernel
        self.values = {}
        self.run(kernel.prologue, 0)
        if kernel.reductions:
            self.reduce()
        else:
            self.run(kernel.body, len(kernel.prologue))
        self.run(kernel.epilogue, len(kernel.prologue) + len(kernel.body))
        for store in kernel.stores:
            t = kernel.results[store.result]
            write(
                self.code,
                t.dtype,
                f"%p{len(kernel.operands) + store.result}",
                self.form(linear(store.index, t.shape)),
                self.lanes,
                self.values[store.value],
                None if store.mask is None else self.values[store.mask],
            )

    def reduce(self) -> None:
        """The reduction loops; afterwards `self.reduced` holds every reduction's results."""
        folds, code = self.folds, self.code
        inits = [[splat(code, self.values[i], self.lanes) for i in f.inits] for f in folds]
        if 0 in self.kernel.reduce_dims:
            self.reduced = inits
            return
        count = prod(self.kernel.reduce_dims)
        self.trees = {f: TreeStack(code, f, self.lanes, count) for f in folds if f.tree}
        # One accumulator for every parallel lane; behind them one for every reduction lane, if any.
        state = [v for f, row in zip(folds, inits, strict=True) if not f.tree
                 for v in f.widen(code, row)]  # fmt: skip
        self.narrow_state = len(state)
        if self.shape.vector is not None and self.shape.vector >= len(self.kernel.dims):
            state += [splat(code, v, self.shape.lanes) for f in folds for v in f.identity()]
        state = self.reduction(0, state)
        self.reduced, at = [], 0
        for f, row in zip(folds, inits, strict=True):
            if f.tree:
                self.reduced.append(f.join(code, row, self.trees[f].finish()))
                continue
            out = state[at : at + f.parts]
            if len(state) > self.narrow_state:
                wide = state[self.narrow_state + at :][: f.parts]
                out = f.join(code, out, f.across(code, wide))
            self.reduced.append(f.narrow(code, out))
            at += f.parts

    def reduction(self, depth: int, state: list[Value]) -> list[Value]:
        """Reduction loop number `depth` of their order: the state before to the state after."""
        if depth == len(self.shape.reduction):
            return self.step(state)
        loop = self.shape.reduction[depth]
        size = self.kernel.reduce_dims[loop - len(self.kernel.dims)]
        mine = loop == self.shape.vector
        for start, stop, lanes in _split(size, self.shape.lanes if mine else 1):
            outer = self.lanes
            self.lanes = lanes if mine else outer
            carried = [(v.type, p) for v in state for p in v.parts]
            with self.code.loop(start, stop, lanes, carried) as opened:
                self.variables[loop] = opened.var
                state = self.reduction(depth + 1, regroup(state, opened.values))
                opened.carry([p for v in state for p in v.parts])
            self.lanes = outer
        return state

    def step(self, state: list[Value]) -> list[Value]:
        """The body at one point, and the accumulators with it taken in."""
        before = dict(self.values)
        self.run(self.kernel.body, len(self.kernel.prologue))
        rows = [
            [splat(self.code, self.values[i], self.lanes) for i in f.inputs] for f in self.folds
        ]
        self.values = before
        in_lanes = len(state) > self.narrow_state and self.lanes > 1
        at = self.narrow_state if in_lanes else 0
        out = list(state)
        for f, row in zip(self.folds, rows, strict=True):
            xs = f.widen(self.code, row)
            if f.tree:
                self.trees[f].push(self.point_number(), xs)
                continue
            out[at : at + f.parts] = f.join(self.code, out[at : at + f.parts], xs)
            at += f.parts
        return out

    def point_number(self) -> str:
        """The row-major number of the present point of the reduction loops."""
        first = len(self.kernel.dims)
        index = [dim(first + j, n) for j, n in enumerate(self.kernel.reduce_dims)]
        return self.indices().scalar(linear(index, self.kernel.reduce_dims))

    # ---- instructions -----------------------------------------------------------------------

    def run(self, block: Sequence[Instr], first: int) -> None:
        for number, instr in enumerate(block, first):
            self.values[number] = self.instruction(instr)

    def instruction(self, instr: Instr) -> Value:
        if isinstance(instr, Apply):
            args = [self.values[i] for i in instr.args]
            return table.apply(self.code, instr.op, instr.attrs, args, instr.dtype, self.kernel.fma)
        if isinstance(instr, Load):
            t = self.kernel.operands[instr.operand]
            mask = None if instr.mask is None else self.values[instr.mask]
            form = self.form(linear(instr.index, t.shape))
            return read(self.code, instr.dtype, f"%p{instr.operand}", form, self.lanes, mask)
        if isinstance(instr, Literal):
            return constant(instr.dtype, instr.value)
        if isinstance(instr, IndexValue):
            return self.index_value(instr)
        if isinstance(instr, InRange):
            return self.in_range(instr)
        assert isinstance(instr, Reduced)
        return self.reduced[instr.reduction][instr.part]

    def indices(self) -> Indices:
        at = self.shape.vector if self.lanes > 1 else None
        return Indices(self.code, self.variables, at, self.lanes, self.values.__getitem__)

    def form(self, index: Index) -> Form:
        return self.indices().form(index)

    def spread(self, form: Form) -> Value:
        """An index form as i64 values."""
        if form.type:
            x = form.base
            if form.type != "i64":
                t = vector(form.type, self.lanes)
                x = self.code.op(f"sext {t} {x} to {vector('i64', self.lanes)}")
            return Value(I64, self.lanes, [x])
        base = Value(I64, 1, [form.base])
        if form.stride == 0:
            return base
        steps = lane_numbers("i64", self.lanes, form.stride)
        whole = splat(self.code, base, self.lanes)
        return Value(I64, self.lanes, [self.code.op(f"add {whole.type} {whole.only}, {steps}")])

    def index_value(self, instr: IndexValue) -> Value:
        return table.convert_value(self.code, self.spread(self.form(instr.index)), instr.dtype)

    def in_range(self, instr: InRange) -> Value:
        """The conjunction of the conditions that are not always true."""
        result: Value | None = None
        for index, low, high in instr.conditions:
            least, most = index.bounds
            if low <= least and most < high:
                continue
            x = self.spread(self.form(index))
            for how, bound, needed in (("sge", low, least < low), ("slt", high, most >= high)):
                if not needed:
                    continue
                k = literal(bound, "i64", x.lanes)
                one = Value(BOOL, x.lanes, [self.code.op(f"icmp {how} {x.type} {x.only}, {k}")])
                result = one if result is None else self._both(result, one)
        return constant(BOOL, True) if result is None else result

    def _both(self, x: Value, y: Value) -> Value:
        lanes = max(x.lanes, y.lanes)
        x, y = splat(self.code, x, lanes), splat(self.code, y, lanes)
        return Value(BOOL, lanes, [self.code.op(f"and {x.type} {x.only}, {y.only}")])


def _split(size: int, lanes: int) -> list[tuple[int, int, int]]:
    """(start, stop, lanes) of the runs that cover ``0 .. size``: whole vectors, then the rest."""
    main = size - size % lanes
    runs = [(0, main, lanes), (main, size, 1)] if lanes > 1 else [(0, size, 1)]
    return [r for r in runs if r[1] > r[0]]
