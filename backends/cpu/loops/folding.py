"""The reduction loops of a kernel: accumulators from the first element to the results.

Where all folds may be split, a reduction loop that runs in lanes keeps one accumulator per lane;
several banks of accumulators stand side by side, so that no sum waits for the one before; banks,
lanes and the initial value are joined at the end. Else a fold starts from its initial value and
takes the elements in their order. Long sums of floats are sums of blocks' sums (of blocks' sums),
so that rounding errors grow with the depth and not with the length (Higham, The accuracy of
floating point summation, SIAM J. Sci. Comput. 14, 1993). Called by the kernel writer,
`monograph.backends.cpu.loops.kernel`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from math import prod
from typing import Any, Protocol

from monograph.backends.cpu.emission.address import Indices
from monograph.backends.cpu.emission.dtypes import Value, splat
from monograph.backends.cpu.emission.emit import Code
from monograph.backends.cpu.loops.extremes import Extreme
from monograph.backends.cpu.loops.reduction import Fold, TreeStack, regroup
from monograph.backends.cpu.loops.shape import Run, Shape, runs
from monograph.fusion.kernel import IndexValue, Instr, Kernel
from monograph.hlo.index import Dim, Index, dim, linear
from monograph.hlo.types import BOOL, DType

_MANY = 16  # elements from which on the end of an exact maximum does not matter
BLOCK = 64  # trips of a loop whose sums are taken together
Bank = list[Value]  # the accumulators of all folds but those in the order of the tree
Trip = Callable[[str, list[list[Bank]]], list[list[Bank]]]  # step and states -> states


@dataclass
class Point:
    """A point of the parallel loops: its variables, its values so far, its folds' results."""

    variables: dict[int, str]
    values: dict[int, Value] = field(default_factory=dict)
    inits: list[list[Value]] = field(default_factory=list)
    reduced: list[list[Value]] = field(default_factory=list)


class Writer(Protocol):
    """What is asked of the kernel writer."""

    kernel: Kernel
    shape: Shape
    folds: tuple[Fold, ...]
    code: Code
    lanes: int
    variables: dict[int, str]
    values: dict[int, Value]

    def at(self, p: Any) -> None:
        """Turn to a point."""

    def run(self, block: Sequence[Instr], first: int) -> None:
        """Compute instructions, the first of them with that number."""

    def index_value(self, instr: IndexValue) -> Value:
        """The value of an index at the present point."""
        ...

    def indices(self) -> Indices:
        """Code for index expressions at the present point."""
        ...


class Folding:
    """The folds of one or more points side by side.

    Args:
        writer: the function being written; its loop variables are those of the points.
        points: with the initial values of all folds in `inits`.
    """

    def __init__(self, writer: Writer, points: Sequence[Point]) -> None:
        self.writer = writer
        self.points = points
        self.kernel, self.shape, self.code = writer.kernel, writer.shape, writer.code
        self.folds = writer.folds
        self.outer = len(self.kernel.dims)
        self.wide = self.shape.vector is not None and self.shape.vector >= self.outer
        self.banks = self.shape.banks
        count = prod(self.kernel.reduce_dims)
        quick = any(f.extreme for f in self.folds) and all(f.splits for f in self.folds)
        # whether initial values are joined at the end
        self.free = self.wide or self.banks > 1 or (quick and count >= _MANY)
        self.bank = 0
        self.kept: Value | None = None  # the lanes that count, where not all of them do
        self.trees = {f: TreeStack(self.code, f, writer.lanes, count) for f in self.folds if f.tree}
        self.later = {f: self._ascends(f) for f in self.folds}
        self.held: dict[Fold, Fold | Extreme] = {
            f: Extreme(f) if self.free and f.extreme else f for f in self.folds
        }

    def run(self) -> None:
        """Write the loops; afterwards every point's `reduced` holds its results."""
        states = self.loops(0, [self.start(p) for p in self.points])
        for p, banks in zip(self.points, states, strict=True):
            p.reduced.extend(self.results(p, banks))

    # ---- first and last -----------------------------------------------------------------------

    def start(self, p: Point) -> list[Bank]:
        """The accumulators before the first element."""
        outer = self.writer.lanes
        if self.wide:
            self.writer.lanes = self.shape.lanes
        banks = [
            [
                splat(self.code, v, self.writer.lanes)
                for f, inits in zip(self.folds, p.inits, strict=True)
                if not f.tree
                for v in self._first(p, f, inits, bank)
            ]
            for bank in range(self.banks)
        ]
        self.writer.lanes = outer
        return banks

    def _first(self, p: Point, f: Fold, inits: list[Value], bank: int) -> list[Value]:
        """A fold's accumulators in one bank; for the pick of a later index, the first one there."""
        if not (self.free or self.later[f]):
            return inits
        neutral = self.held[f].empty()
        if not self.later[f]:
            return neutral
        at_first = dict.fromkeys(range(self.outer, self._rank()), "0")
        if self.wide:
            at_first[self._vector()] = str(bank * self.shape.lanes)
        else:
            at_first[self.shape.reduction[-1]] = str(bank)
        p.variables |= at_first
        self.writer.at(p)
        return [neutral[0], self.writer.index_value(self._index_of(f))]

    def results(self, p: Point, banks: list[Bank]) -> list[list[Value]]:
        """Every fold's results from its accumulators."""
        found, at, code = [], 0, self.code
        for f, inits in zip(self.folds, p.inits, strict=True):
            if f.tree:
                found.append(f.join(code, inits, self.trees[f].finish()))
                continue
            held = self.held[f]
            parts = [bank[at : at + held.parts] for bank in banks]
            at += held.parts
            while len(parts) > 1:
                pairs = zip(parts[::2], parts[1::2], strict=False)
                parts = [held.merge(code, x, y) for x, y in pairs] + parts[len(parts) // 2 * 2 :]
            (out,) = parts
            if self.wide:
                out = held.across(code, out)
            out = held.close(code, out)
            if self.free or self.later[f]:
                out = f.join(code, inits, out)
            found.append(out)
        return found

    # ---- loops --------------------------------------------------------------------------------

    def loops(self, depth: int, states: list[list[Bank]]) -> list[list[Bank]]:
        """Reduction loop number `depth` of their order: the states before to the states after."""
        if depth == len(self.shape.reduction):
            return [self.step(p, state) for p, state in zip(self.points, states, strict=True)]
        loop = self.shape.reduction[depth]
        size = self.kernel.reduce_dims[loop - self.outer]
        if loop != self.shape.vector:
            innermost = depth == len(self.shape.reduction) - 1 and not self.wide
            for run in runs(size, 1, self.banks if innermost else 1):
                states = self.trips(depth, run, states)
            return states
        outer, lanes = self.writer.lanes, self.shape.lanes
        self.writer.lanes = lanes
        whole = size // lanes * lanes
        for run in runs(whole, lanes, self.banks):
            states = self.trips(depth, run, states)
        if whole < size:  # once more the last ones, those that were taken in already left out
            bits = ", ".join(f"i1 {'true' if k >= lanes - size + whole else 'false'}"
                             for k in range(lanes))  # fmt: skip
            self.kept = Value(BOOL, lanes, [f"<{bits}>"])
            states = self.trips(depth, Run(size - lanes, size, lanes, 1), states)
            self.kept = None
        self.writer.lanes = outer
        return states

    def trips(
        self, depth: int, run: Run, states: list[list[Bank]], at: str = "0"
    ) -> list[list[Bank]]:
        """A run of one loop, from step `at` on: each copy of its body has a bank of its own."""
        block = block_of(run) if any(f.sums for f in self.folds) else 0
        if block:
            return self.blocks(depth, run, states, at, block)
        loop = self.shape.reduction[depth]

        def body(here: str, states: list[list[Bank]]) -> list[list[Bank]]:
            outer, here = self.bank, add(self.code, at, here)
            for copy in range(run.copies):
                self.bank = outer + copy
                for p in self.points:
                    p.variables[loop] = plus(self.code, here, copy * run.lanes)
                states = self.loops(depth + 1, states)
            self.bank = outer
            return states

        return self.carried(run.start, run.stop, run.lanes * run.copies, states, body)

    def blocks(
        self, depth: int, run: Run, states: list[list[Bank]], at: str, block: int
    ) -> list[list[Bank]]:
        """A long run: sums of so many steps at a time are taken apart, then added."""
        whole = (run.stop - run.start) // block * block

        def body(here: str, states: list[list[Bank]]) -> list[list[Bank]]:
            one = replace(run, start=0, stop=block)
            after = self.trips(depth, one, self.fresh(states), add(self.code, at, here))
            return self.merged(states, after)

        states = self.carried(run.start, run.start + whole, block, states, body)
        if run.start + whole < run.stop:
            states = self.trips(depth, replace(run, start=run.start + whole), states, at)
        return states

    def carried(
        self, start: int, stop: int, step: int, states: list[list[Bank]], body: Trip
    ) -> list[list[Bank]]:
        """A loop that carries the accumulators."""
        flat = [v for state in states for bank in state for v in bank]
        carried = [(v.type, part) for v in flat for part in v.parts]
        with self.code.loop(start, stop, step, carried) as opened:
            states = body(opened.var, _like(states, regroup(flat, opened.values)))
            after = [v for state in states for bank in state for v in bank]
            opened.carry([part for v in after for part in v.parts])
        return _like(states, regroup(after, opened.next))

    def fresh(self, states: list[list[Bank]]) -> list[list[Bank]]:
        """The accumulators with which a block begins: sums from nothing, others as they are."""
        return [[self.fresh_bank(bank) for bank in state] for state in states]

    def fresh_bank(self, bank: Bank) -> Bank:
        new = list(bank)
        for f, k in self.places():
            if f.sums:
                new[k] = splat(self.code, f.identity()[0], bank[k].lanes)
        return new

    def merged(self, before: list[list[Bank]], after: list[list[Bank]]) -> list[list[Bank]]:
        """The accumulators after a block."""
        return [
            [self.merged_bank(old, new) for old, new in zip(olds, news, strict=True)]
            for olds, news in zip(before, after, strict=True)
        ]

    def merged_bank(self, before: Bank, after: Bank) -> Bank:
        new = list(after)
        for f, k in self.places():
            if f.sums:
                new[k : k + 1] = f.merge(self.code, [before[k]], [after[k]])
        return new

    def places(self) -> Iterator[tuple[Fold, int]]:
        """The folds with accumulators in a bank, and where those begin."""
        at = 0
        for f in self.folds:
            if not f.tree:
                yield f, at
                at += self.held[f].parts

    def step(self, p: Point, state: list[Bank]) -> list[Bank]:
        """The body at one point, and the accumulators with it taken in."""
        writer, at = self.writer, 0
        writer.at(p)
        writer.values = dict(p.values)
        writer.run(self.kernel.body, len(self.kernel.prologue))
        rows = [[splat(self.code, writer.values[i], writer.lanes) for i in f.inputs]
                for f in self.folds]  # fmt: skip
        bank = list(state[self.bank])
        for f, xs in zip(self.folds, rows, strict=True):
            if self.kept is not None:
                xs = [self._where_kept(x, v) for x, v in zip(xs, f.identity(), strict=True)]
            if f.tree:
                self.trees[f].push(self._number(), xs)
                continue
            held = self.held[f]
            take = f.take_later if self.later[f] else held.take
            bank[at : at + held.parts] = take(self.code, bank[at : at + held.parts], xs)
            at += held.parts
        return [*state[: self.bank], bank, *state[self.bank + 1 :]]

    def _where_kept(self, x: Value, neutral: Value) -> Value:
        assert self.kept is not None
        other = splat(self.code, neutral, x.lanes)
        mask = f"{self.kept.type} {self.kept.only}"
        return Value(x.dtype, x.lanes, [
            self.code.op(f"select {mask}, {x.type} {a}, {x.type} {b}")
            for a, b in zip(x.parts, other.parts, strict=True)
        ])  # fmt: skip

    def _number(self) -> str:
        """The row-major number of the present point of the reduction loops."""
        index = [dim(self.outer + j, n) for j, n in enumerate(self.kernel.reduce_dims)]
        return self.writer.indices().scalar(linear(index, self.kernel.reduce_dims))

    # ---- picks ----------------------------------------------------------------------------------

    def _rank(self) -> int:
        return self.outer + len(self.kernel.reduce_dims)

    def _vector(self) -> int:
        assert self.shape.vector is not None
        return self.shape.vector

    def _index_of(self, f: Fold) -> IndexValue:
        instr = self.kernel.instructions[f.inputs[1]]
        assert isinstance(instr, IndexValue)
        return instr

    def _ascends(self, f: Fold) -> bool:
        """Whether a pick meets its indices in rising order, so that an equal never replaces."""
        if f.pick is None or not f.splits:
            return False
        instr = self.kernel.instructions[f.inputs[1]]
        if not isinstance(instr, IndexValue) or not _holds(instr.dtype, instr.index):
            return False
        if not all(isinstance(atom, Dim) for atom, _ in instr.index.terms):
            return False
        reach = 0
        for loop in reversed(self.shape.reduction):
            step = instr.index.coefficient(loop)
            if step is None or step <= reach:
                return False
            reach += step * (self.kernel.reduce_dims[loop - self.outer] - 1)
        return True


def block_of(run: Run) -> int:
    """Steps that a block of a run has; 0 if it is short enough as it is."""
    trip = run.lanes * run.copies
    count, block = (run.stop - run.start) // trip, 0
    while count > 2 * BLOCK * max(block, 1):
        block = BLOCK * max(block, 1)
    return block * trip


def _like(states: list[list[Bank]], flat: Sequence[Value]) -> list[list[Bank]]:
    """The values, in points and banks as the given states are."""
    rest = iter(flat)
    return [[[next(rest) for _ in bank] for bank in state] for state in states]


def _holds(d: DType, index: Index) -> bool:
    """Whether every value of an index is one of the element type."""
    low, high = index.bounds
    least = -(1 << (d.bits - 1)) if d.kind == "int" else 0
    return d.is_integer and least <= low and high < least + (1 << d.bits)


def add(code: Code, x: str, y: str) -> str:
    """The sum of two i64 operands, either of which may be a constant."""
    if y[0] != "%":
        return plus(code, x, int(y))
    return plus(code, y, int(x)) if x[0] != "%" else code.op(f"add i64 {x}, {y}")


def plus(code: Code, variable: str, k: int) -> str:
    """A loop variable some steps on."""
    if not k:
        return variable
    return code.op(f"add i64 {variable}, {k}") if variable[0] == "%" else str(int(variable) + k)
