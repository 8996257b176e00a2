"""`Values`: the instructions of a kernel at one vector of points, as LLVM values.

Loads and what a fold has come to are the business of who writes the loops: they derive from it.
"""

from __future__ import annotations

from collections.abc import Sequence

from monograph.backends.cpu import table
from monograph.backends.cpu.emission.address import Form, Indices
from monograph.backends.cpu.emission.dtypes import Value, constant, splat
from monograph.backends.cpu.emission.emit import Code, literal, vector
from monograph.backends.cpu.emission.lanes import Lanes
from monograph.backends.cpu.emission.vectors import lane_numbers
from monograph.backends.cpu.loops.sides import Side, Sides
from monograph.backends.cpu.math import call
from monograph.fusion.kernel import Apply, IndexValue, InRange, Instr, Literal, Load, Reduced
from monograph.hlo.index import Index
from monograph.hlo.types import BOOL, I64


class Values:
    """Where the points are, and the values of instructions so far.

    Attributes:
        code: the function.
        lane_loop: the loop that runs in lanes.
        fma: whether products may be contracted with sums.
        products: whether quotients had better be products.
        variables: loop number -> its i64 operand.
        lanes: points of a vector; `first`: if not 0, how many of them count.
        values: instruction number -> its value.
    """

    def __init__(self, code: Code, lane_loop: int | None, *, fma: bool) -> None:
        self.code = code
        self.lane_loop = lane_loop
        self.fma = fma
        self.products = False
        self.variables: dict[int, str] = {}
        self.lanes = 1
        self.first = 0
        self.values: dict[int, Value] = {}

    def load(self, number: int, instr: Load) -> Value:
        """What instruction `number` reads."""
        raise NotImplementedError

    def fetched(self, instr: Reduced) -> Value:
        """What a fold has come to."""
        raise NotImplementedError

    def run(self, block: Sequence[Instr], first: int) -> None:
        """Compute instructions, the first of them with that number."""
        for number, instr in enumerate(block, first):
            self.values[number] = self.instruction(number, instr)

    def run_sides(self, sides: Sides, block: Sequence[Instr], first: int) -> None:
        """The same, without what only sides of choices need that no element takes."""

        def compute(numbers: Sequence[int]) -> None:
            for number in numbers:
                for side in sides.of.get(number, ()):
                    with self.code.choice(self.taken_anywhere(side)) as choice:
                        compute(side.own)
                        x = self.values[side.value]
                        for part in x.parts:
                            choice.give(x.type, part)
                    self.values[side.value] = Value(x.dtype, x.lanes, choice.results)
                self.values[number] = self.instruction(number, block[number - first])

        compute(sides.rest)

    def taken_anywhere(self, side: Side) -> str:
        """Whether any element takes a side of a choice, as one bit."""
        p = self.values[side.predicate]
        mask = p.only
        if not side.taken:
            mask = self.code.op(f"xor {p.type} {mask}, {literal(True, 'i1', p.lanes)}")
        return call.any_of(Lanes(self.code, p.lanes), mask)

    def instruction(self, number: int, instr: Instr) -> Value:
        """The value of one instruction; those that it uses are known."""
        if isinstance(instr, Apply):
            args = [self.values[i] for i in instr.args]
            return table.apply(
                self.code, instr.op, instr.attrs, args, instr.dtype, self.fma, self.products
            )
        if isinstance(instr, Load):
            return self.load(number, instr)
        if isinstance(instr, Literal):
            return constant(instr.dtype, instr.value)
        if isinstance(instr, IndexValue):
            return self.index_value(instr)
        if isinstance(instr, InRange):
            return self.in_range(instr)
        return self.fetched(instr)

    def indices(self) -> Indices:
        """Code for index expressions here."""
        at = self.lane_loop if self.lanes > 1 else None
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
        """The value of an index; in lanes at once in the type that is asked for, if it holds it."""
        form, d = self.form(instr.index), instr.dtype
        if form.stride and not form.type and d.bits == 32 and d.is_integer:
            base = form.base
            base = self.code.op(f"trunc i64 {base} to i32") if base[0] == "%" else _wrapped(base)
            first = splat(self.code, Value(d, 1, [base]), self.lanes)
            steps = lane_numbers("i32", self.lanes, form.stride)
            return Value(d, self.lanes, [self.code.op(f"add {first.type} {first.only}, {steps}")])
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


def _wrapped(number: str) -> str:
    """A constant as i32 arithmetic has it."""
    return str((int(number) + 2**31) % 2**32 - 2**31)
