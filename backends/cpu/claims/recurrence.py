"""A loop whose elements go their own ways: all steps of some elements, then of the next ones.

The states of a few vectors of elements are carried in registers from step to step; only what is
stacked is written on the way. Elements are shared out among threads. The last vectors lie over
those before, so that all are whole: an element that is computed twice comes to the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod

from monograph.backends.cpu.claims.pieces import Job, in_pieces
from monograph.backends.cpu.emission.dtypes import Value, is_small_float, splat
from monograph.backends.cpu.emission.emit import Code, Module
from monograph.backends.cpu.emission.memory import read, write
from monograph.backends.cpu.emission.offsets import added, extreme, over, times
from monograph.backends.cpu.loops.kernel import Emitted
from monograph.backends.cpu.loops.values import Values
from monograph.backends.cpu.table import missing
from monograph.fusion.estimate import TRIPS
from monograph.fusion.kernel import IndexValue, InRange, Load, Opaque
from monograph.fusion.recurrence import Recurrence, State, recurrence_of
from monograph.hlo.cost import graph_cost
from monograph.hlo.graph import Node
from monograph.hlo.index import Index, linear
from monograph.hlo.types import TensorType

_REGISTERS = {512: 32}  # vectors, by their bits; 16 of the others
_COPIES = 4  # vectors of elements side by side
_LONG = 400  # instructions of all copies of a step
_FLOPS = 1e11  # operations of a second
_SLOW = 16  # of them that a transcendental function takes


def has_code(node: Node) -> bool:
    """Whether an elementwise node has an emitter."""
    return not missing(node.op, [x.type.dtype.kind for x in node.ins])


def emit_recurrence(module: Module, opaque: Opaque) -> Emitted:
    """The function that runs the whole loop, ``f(operands..., results...)``."""
    found = recurrence_of(opaque.node, has_code)
    assert found is not None
    return _Loops(module, opaque, found).emit()


@dataclass(frozen=True)
class _Way:
    """How elements are run: the loop in lanes, how many lanes and vectors, and its trips."""

    lane_loop: int | None
    lanes: int
    copies: int
    trips: int
    flat: bool  # whether all loops run as one


class _Loops:
    """The function being written."""

    def __init__(self, module: Module, opaque: Opaque, found: Recurrence) -> None:
        self.module, self.opaque, self.found = module, opaque, found
        self.types = (*opaque.operands, *opaque.results)
        self.way = _way_of(found, opaque, module.machine.vector_bits)

    def emit(self) -> Emitted:
        found, symbol = self.found, f"w_{self.opaque.name}"
        params = [f"%p{k}" for k in range(len(self.types))]
        code = Code(self.module, params)
        cost = graph_cost(self.opaque.node.attrs["body"])
        steps = TRIPS if found.steps is None else found.steps
        seconds = steps * (cost.flops + _SLOW * cost.transcendentals) / _FLOPS
        outer = [n for loop, n in enumerate(found.dims) if loop != self.way.lane_loop]
        units = self.way.trips * (1 if self.way.flat else prod(outer))

        def body(job: Job, low: str, high: str) -> None:
            with over(job.code, low, high) as unit:
                self.unit(job, unit)

        in_pieces(code, symbol, params, units, seconds, body)
        code.do("ret void")
        head = f"void @{{name}}({', '.join(f'ptr {p}' for p in params)})"
        return Emitted(self.module.add(symbol, head, code.body()))

    def unit(self, job: Job, unit: str) -> None:
        """All steps of some vectors of elements."""
        points = [_Elements(self, job, at) for at in self.places(job.code, unit)]
        code, found = job.code, self.found
        held = [[p.initial(s) for s in found.states] for p in points]
        carried = [(x.type, part) for row in held for x in row for part in x.parts]
        if found.steps is None:
            with code.while_loop(carried) as loop:
                self.enter(points, loop.values)
                points[0].compute(0, found.test)
                loop.test(points[0].values[found.goes_on].only)
                loop.carry(self.step(points, ""))
            last = loop.values
        else:
            with code.loop(0, found.steps, 1, carried) as counted:
                self.enter(points, counted.values)
                counted.carry(self.step(points, self.time(code, counted.var)))
            last = counted.next
        self.enter(points, last)
        for p in points:
            p.finish()

    def time(self, code: Code, var: str) -> str:
        if not self.found.reverse:
            return var
        last = (self.found.steps or 1) - 1
        return code.op(f"sub i64 {last}, {var}") if var[0] == "%" else str(last - int(var))

    def enter(self, points: Sequence[_Elements], values: Sequence[str]) -> None:
        """Let the states be these values."""
        left = iter(values)
        for p in points:
            p.held = [Value(x.dtype, x.lanes, [next(left) for _ in x.parts]) for x in p.held]
            p.values = {s.read: x for s, x in zip(self.found.states, p.held, strict=True)}

    def step(self, points: Sequence[_Elements], time: str) -> list[str]:
        """One step of all points; the states after it."""
        made: list[str] = []
        for p in points:
            p.variables[len(self.found.dims)] = time
            p.compute(0, len(self.found.instrs))
            p.emit()
            for s, x in zip(self.found.states, p.held, strict=True):
                made += splat(p.code, p.values[s.next], x.lanes).parts
        return made

    def places(self, code: Code, unit: str) -> list[dict[int, str]]:
        """The loop variables of every vector of a unit."""
        way, dims = self.way, self.found.dims
        if way.lane_loop is None:
            return [self.outer(code, unit, [])]
        if way.flat:
            at, variables = unit, dict.fromkeys(range(len(dims)), "0")
        else:
            rest, at = _divided(code, unit, way.trips)
            variables = self.outer(code, rest, [way.lane_loop])
        size = prod(dims) if way.flat else dims[way.lane_loop]
        width = way.lanes * way.copies
        first = extreme(code, "umin", times(code, at, width), size - width)
        return [{**variables, way.lane_loop: added(code, first, k * way.lanes)}
                for k in range(way.copies)]  # fmt: skip

    def outer(self, code: Code, unit: str, without: Sequence[int]) -> dict[int, str]:
        """The variables of all other loops."""
        variables = {}
        for loop in reversed(range(len(self.found.dims))):
            if loop not in without:
                unit, variables[loop] = _divided(code, unit, self.found.dims[loop])
        return variables


class _Elements(Values):
    """One vector of elements."""

    def __init__(self, loops: _Loops, job: Job, variables: dict[int, str]) -> None:
        super().__init__(job.code, loops.way.lane_loop, fma=False)
        self.loops, self.addresses = loops, job.addresses
        self.variables = variables
        self.lanes = loops.way.lanes
        self.held: list[Value] = []

    def initial(self, state: State) -> Value:
        """A state before the first step."""
        x = self.element(state.operand, state.index, None)
        x = splat(self.code, x, self.lanes if state.varies else 1)
        self.held.append(x)
        return x

    def element(self, operand: int, index: Sequence[Index], mask: Value | None) -> Value:
        t = self.loops.types[operand]
        form = self.form(linear(index, t.shape))
        return read(self.code, t.dtype, self.addresses[operand], form, self.lanes, mask)

    def load(self, number: int, instr: Load) -> Value:
        mask = None if instr.mask is None else self.values[instr.mask]
        return self.element(instr.operand, instr.index, mask)

    def compute(self, first: int, end: int) -> None:
        """The instructions that are not known yet."""
        for number in range(first, end):
            if number not in self.values:
                self.values[number] = self.instruction(number, self.loops.found.instrs[number])

    def emit(self) -> None:
        """Write what is stacked."""
        for e in self.loops.found.emits:
            self.store(e.result, e.index, self.values[e.value])

    def finish(self) -> None:
        """Write the states after the last step."""
        for s, x in zip(self.loops.found.states, self.held, strict=True):
            self.store(s.operand, s.index, x)

    def store(self, result: int, index: Sequence[Index], x: Value) -> None:
        k = len(self.loops.opaque.operands) + result
        t = self.loops.types[k]
        form = self.form(linear(index, t.shape))
        write(self.code, t.dtype, self.addresses[k], form, self.lanes, x, None)


def _divided(code: Code, x: str, by: int) -> tuple[str, str]:
    """Quotient and remainder."""
    if x[0] != "%":
        return str(int(x) // by), str(int(x) % by)
    return code.op(f"udiv i64 {x}, {by}"), code.op(f"urem i64 {x}, {by}")


# ---- the way -------------------------------------------------------------------------------------


def _way_of(found: Recurrence, opaque: Opaque, vector_bits: int) -> _Way:
    widest = max(
        (32 if is_small_float(i.dtype) else 8 * i.dtype.itemsize for i in found.instrs), default=32
    )
    lanes = vector_bits // widest
    if not found.dims or lanes < 2:
        return _Way(None, 1, 1, 1, flat=False)
    offsets = _offsets(found, (*opaque.operands, *opaque.results), len(opaque.operands))
    flat = _is_flat(found, offsets)
    lane_loop = len(found.dims) - 1 if flat else _lane_loop(found, offsets, lanes)
    size = prod(found.dims) if flat else found.dims[lane_loop]
    while lanes > size:
        lanes //= 2
    varying = sum(s.varies for s in found.states)
    room = _REGISTERS.get(vector_bits, 16) // (2 * max(varying, 1))
    copies = max(1, min(_COPIES, room, _LONG // len(found.instrs) if found.instrs else 1))
    copies = min(copies, size // lanes)
    return _Way(lane_loop, lanes, copies, -(-size // (lanes * copies)), flat)


def _lane_loop(found: Recurrence, offsets: Sequence[Index], lanes: int) -> int:
    """A loop that fills the lanes, along which most of what every step reads or writes lies."""
    time = len(found.dims)
    often = [o for o in offsets if o.coefficient(time) != 0]
    return max(
        range(time),
        key=lambda k: (min(found.dims[k], lanes), sum(o.coefficient(k) == 1 for o in often), k),
    )


def _offsets(found: Recurrence, types: Sequence[TensorType], first: int) -> list[Index]:
    """Of all reads and writes."""
    places = [(s.operand, s.index) for s in found.states]
    places += [(i.operand, i.index) for i in found.instrs if isinstance(i, Load)]
    places += [(first + e.result, e.index) for e in found.emits]
    return [linear(index, types[k].shape) for k, index in places]


def _is_flat(found: Recurrence, offsets: Sequence[Index]) -> bool:
    """Whether all loops over elements can run as one: nothing tells where in a row one stands."""
    if any(isinstance(i, IndexValue | InRange) for i in found.instrs):
        return False
    rank = len(found.dims)
    for offset in offsets:
        steps = [offset.coefficient(k) for k in range(rank)]
        if None in steps:
            return False
        for k in range(rank - 1):
            if found.dims[k] > 1 and steps[k] != (steps[-1] or 0) * prod(found.dims[k + 1 :]):
                return False
    return True
