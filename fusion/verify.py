"""`verify_plan`: proves of a finished plan that its memory holds what every step reads.

The steps on virtual buffers, where every value has a place of its own, are walked side by side with
the final steps. All that is remembered is which values are intact at their places: writing one
spoils every other one whose memory it shares. It knows nothing of how the plan was made (no spans,
no classes). `monograph.tracer.compile` calls it for every program: it takes a hundredth of the time
that compiling does, and what a lost step leaves in memory is nobody's value.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NoReturn

from monograph.fusion.access import apart
from monograph.fusion.kernel import Kernel, Load, Opaque
from monograph.fusion.near import row_strides
from monograph.fusion.passing import touched_by_all
from monograph.fusion.program import (
    Beside,
    BufferSpec,
    Copy,
    Host,
    Launch,
    Program,
    Step,
    Sweep,
    Switch,
    While,
)
from monograph.fusion.rows import Reach, row_loop, together, touched_by
from monograph.fusion.steps import StepPlan
from monograph.hlo.errors import VerifyError
from monograph.hlo.index import linear

Intact = frozenset[int]  # virtual buffers whose values are at their places


def verify_plan(plan: StepPlan, program: Program, alignment: int = 64) -> None:
    """Check a program's buffers and sweeps against the steps that it was made from.

    Args:
        plan: the steps on virtual buffers.
        program: what `assign_buffers` made of them.
        alignment: that of temporaries, in bytes.

    Raises:
        VerifyError: if a step would read a value that isn't there (any more), if something is
            written that must not be, or if rows of a sweep touch each other's memory.
    """
    _Walk(plan, program, alignment).check()


class _Walk:
    """The two plans side by side."""

    def __init__(self, plan: StepPlan, program: Program, alignment: int) -> None:
        assert program.buffers is not None
        self.plan = plan
        self.program = program
        self.specs = program.buffers.buffers
        self.places = program.buffers.places
        self.donated = {p.buffer for p in program.inputs if p.donated}
        for k, spec in enumerate(self.specs):
            self.check_spec(k, spec, program.buffers.arena_bytes, alignment)
        self.meets = _overlaps(self.specs)
        self.near: tuple[int, ...] = ()  # what lives in the rows of the sweep that is walked
        self.members: dict[int, list[int]] = {}
        for v, b in enumerate(self.places):
            if b >= 0:
                self.members.setdefault(b, []).append(v)

    def fail(self, what: str, **operands: object) -> NoReturn:
        raise VerifyError(
            f"the plan of {self.program.name!r} is wrong: {what}",
            operands=operands,
            why="every value must be intact when it is read; this is a bug in the compiler.",
            fix="please report it with the files that MONOGRAPH_DUMP=folder writes.",
        )

    def check(self) -> None:
        """Everything, from the inputs to the outputs."""
        intact = frozenset(
            v for v, value in enumerate(self.plan.values)
            if self.places[v] >= 0 and self.is_given(v, value.kind)
        )  # fmt: skip
        for v, port in zip(self.plan.inputs, self.program.inputs, strict=True):
            self.same(v, port.buffer)
        intact = self.steps(self.plan.steps, self.program.steps or (), intact)
        for v, port in zip(self.plan.outputs, self.program.outputs, strict=True):
            self.same(v, port.buffer)
            self.read(v, intact)

    def is_given(self, v: int, kind: str) -> bool:
        """Whether a value is there from the beginning."""
        spec = self.specs[self.places[v]]
        if kind == "constant":
            if spec.kind != "constant" or spec.node is not self.plan.values[v].node:
                self.fail(f"b{spec.number} is not the constant that is read from it")
            return True
        if kind == "input" and spec.kind != "input":
            self.fail(f"b{spec.number} is not the input that is read from it")
        return kind == "input"

    def check_spec(self, k: int, spec: BufferSpec, arena: int, alignment: int) -> None:
        if spec.number != k:
            self.fail(f"buffer number {k} is called {spec.number}")
        end = spec.offset + spec.nbytes
        if spec.row:
            if spec.kind != "temp":
                self.fail(f"b{k} lives in the rows of a sweep and is no temporary")
            return
        if spec.kind == "temp" and (spec.offset % alignment or spec.offset < 0 or end > arena):
            self.fail(f"b{k} does not lie in the arena", offset=spec.offset, bytes=spec.nbytes)
        if spec.alias is not None:
            base = self.specs[spec.alias]
            if base.kind != "input" or base.number not in self.donated:
                self.fail(f"b{k} takes the memory of b{base.number}, which is not donated")
            if base.nbytes < spec.nbytes:
                self.fail(f"b{k} is larger than b{base.number}, whose memory it takes")

    # ---- values -----------------------------------------------------------------------------

    def same(self, v: int, buffer: int) -> None:
        """That a final step names the place of a value."""
        if self.places[v] != buffer:
            self.fail(f"value {v} is at b{self.places[v]}, and b{buffer} is used for it")
        if self.specs[buffer].row and buffer not in self.near:
            self.fail(f"b{buffer} lives in the rows of a sweep that this step is not in")
        if self.specs[buffer].nbytes < self.plan.values[v].type.nbytes:
            self.fail(f"value {v} does not fit into b{buffer}")

    def read(self, v: int, intact: Intact) -> None:
        if v not in intact and self.plan.values[v].type.nbytes:
            self.fail(f"value {v} is not (or no more) in b{self.places[v]} when it is read")

    def write(self, values: Sequence[int], intact: Intact) -> Intact:
        """The state after values are written at once."""
        spoilt: set[int] = set()
        for k, v in enumerate(values):
            b = self.places[v]
            spec = self.specs[b]
            if spec.kind == "constant" or (spec.kind == "input" and b not in self.donated):
                self.fail(f"b{b}, {spec.kind} of the program, is written")
            if any(self.overlap(b, self.places[w]) for w in values[:k]):
                self.fail(f"two results of a step lie in the memory of b{b}")
            for place in (b, *self.meets.get(b, ())):
                spoilt.update(self.members.get(place, ()))
        return (intact - spoilt) | set(values)

    def place(self, b: int) -> int:
        """The buffer in whose memory this one begins: the donated input's, or its own."""
        alias = self.specs[b].alias
        return b if alias is None else alias

    def overlap(self, a: int, b: int) -> bool:
        return bool(self.specs[a].nbytes) and (a == b or a in self.meets.get(b, ()))

    # ---- steps ------------------------------------------------------------------------------

    def steps(self, before: Sequence[Step], after: Sequence[Step], intact: Intact) -> Intact:
        """Walk the steps of a region; the values that are intact then."""
        left = list(reversed(after))
        for step in before:
            if isinstance(step, Copy):
                intact = self.copy(step, left, intact)
                continue
            if not left or type(left[-1]) is not type(step):
                self.fail("its steps are not those that it was made from")
            intact = self.step(step, left.pop(), intact)
        if left:
            self.fail("it has steps that it was not made from")
        return intact

    def copy(self, step: Copy, left: list[Step], intact: Intact) -> Intact:
        self.read(step.source, intact)
        source, target = self.places[step.source], self.places[step.target]
        self.same(step.source, source)
        self.same(step.target, target)
        if self.place(source) == self.place(target):  # nothing is done: it holds both values
            return intact | {step.target}
        made = left.pop() if left else None
        if not isinstance(made, Copy) or (made.source, made.target) != (source, target):
            self.fail(f"a copy of b{source} to b{target} is missing")
        if made.nbytes != self.plan.values[step.target].type.nbytes or self.overlap(source, target):
            self.fail(f"b{source} can't be copied to b{target}")
        return self.write((step.target,), intact)

    def step(self, step: Step, made: Step, intact: Intact) -> Intact:
        if isinstance(step, While) and isinstance(made, While):
            return self.loop(step, made, intact)
        if isinstance(step, Switch) and isinstance(made, Switch):
            self.same(step.index, made.index)
            self.read(step.index, intact)
            pairs = zip(step.branches, made.branches, strict=True)
            return frozenset.intersection(*(self.steps(a, b, intact) for a, b in pairs))
        if isinstance(step, Sweep) and isinstance(made, Sweep):
            self.check_rows(made)
            self.check_near(made)
            gone = {v for b in made.near for v in self.members.get(b, ())}
            self.near = made.near
            intact = self.steps(step.launches, made.launches, intact - gone) - gone
            self.near = ()
            return intact
        if isinstance(step, Beside) and isinstance(made, Beside):
            self.check_apart(made)
            for before, after in zip(step.branches, made.branches, strict=True):
                intact = self.steps(before, after, intact)
            return intact
        assert isinstance(step, Launch | Host) and isinstance(made, Launch | Host)
        numbers = (*made.operands, *made.results)
        for v, b in zip((*step.operands, *step.results), numbers, strict=True):
            self.same(v, b)
        for v in step.operands:
            self.read(v, intact)
        if isinstance(made, Launch) and isinstance(step, Launch):
            self.check_sharing(step, made)
        return self.write(step.results, intact)

    def check_apart(self, made: Beside) -> None:
        """No branch writes what another one touches: then any order is as good as the text's."""
        touched = [touched_by_all(b) for b in made.branches]
        for k, (_, writes) in enumerate(touched):
            held = self.memory(writes)
            for j, (reads, others) in enumerate(touched):
                if k != j and not held.isdisjoint(reads | others):
                    self.fail("steps that run at one time touch the same memory")

    def memory(self, buffers: Iterable[int]) -> set[int]:
        """Buffers, and those that share memory with them; empty ones have none."""
        found = {b for b in buffers if self.specs[b].nbytes}
        return found.union(*(self.meets.get(b, ()) for b in found))

    def loop(self, step: While, made: While, intact: Intact) -> Intact:
        """What is intact at every entry is what is so at the first one and after the body."""
        while True:
            tested = self.steps(step.cond, made.cond, intact)
            self.same(step.predicate, made.predicate)
            self.read(step.predicate, tested)
            again = intact & self.steps(step.body, made.body, tested)
            if again == intact:
                return tested
            intact = again

    # ---- launches ---------------------------------------------------------------------------

    def check_sharing(self, step: Launch, made: Launch) -> None:
        """An operand lies in a result's memory only where each point reads what it then writes."""
        kernel = made.kernel
        for k, x in enumerate(made.operands):
            for j, y in enumerate(made.results):
                if not self.overlap(x, y) or (k, j) in step.kernel.aliases:
                    continue
                named = self.place(x) == self.place(y) and (k, j) in kernel.aliases
                if not named or not _by_point(kernel, k, j):
                    self.fail(f"{kernel.name} writes over b{x}, which other points of it read")

    def check_near(self, sweep: Sweep) -> None:
        """What lives in a sweep's rows is touched in its own row alone, and fits its room."""
        strides: dict[int, set[int | None]] = {b: set() for b in sweep.near}
        for launch in sweep.launches:
            places = (*launch.operands, *launch.results)
            for number, stride in row_strides(launch):
                if places[number] in strides:
                    strides[places[number]].add(stride)
        for b, found in strides.items():
            if found != {self.specs[b].row}:
                self.fail(f"rows of b{b} reach beyond themselves")
        needed = sum(self.specs[b].row for b in sweep.near) * (sweep.block or sweep.grain)
        if needed > sweep.room:
            self.fail("the rows of a sweep need more room than it has", bytes=needed)

    def check_rows(self, sweep: Sweep) -> None:
        """Different rows touch different bytes of what one kernel writes and another touches."""
        reaches: dict[int, set[Reach | None]] = {}
        users: dict[int, set[int]] = {}
        written: set[int] = set()
        if sweep.rows < 1 or sweep.grain < 1 or sweep.block < 0:
            self.fail("a sweep has no pieces", rows=sweep.rows, grain=sweep.grain)
        for number, launch in enumerate(sweep.launches):
            kernel = launch.kernel
            loop = row_loop(kernel, launch.schedule) if isinstance(kernel, Kernel) else None
            if not isinstance(kernel, Kernel) or loop is None or kernel.dims[loop] != sweep.rows:
                self.fail(f"{kernel.name} does not have the {sweep.rows} rows of its sweep")
            if launch.schedule.grain < 1:
                self.fail(f"{kernel.name} is in a sweep and takes no range of rows")
            for buffer, row in touched_by(launch).items():
                b = self.place(buffer)
                reaches.setdefault(b, set()).update(t.reach for t in row)
                users.setdefault(b, set()).add(number)
                written |= {b for t in row if t.written}
        for b in written:
            if len(users[b]) > 1 and together(reaches[b]) is None:
                self.fail(f"rows of a sweep meet in b{b}")
            if any(
                self.place(other) != b and self.place(other) in users
                for other in self.meets.get(b, ())
            ):
                self.fail(f"b{b} shares its memory with another buffer of the same sweep")


def _by_point(kernel: Kernel | Opaque, operand: int, result: int) -> bool:
    """Whether every point reads of an operand just bytes that it writes of a result, or none do."""
    if not isinstance(kernel, Kernel):
        return False
    a, b = kernel.operands[operand], kernel.results[result]
    if a.nbytes != b.nbytes or a.dtype.itemsize != b.dtype.itemsize:
        return False
    stores = [s.index for s in kernel.stores if s.result == result]
    reads = {
        linear(i.index, a.shape)
        for i in kernel.instructions
        if isinstance(i, Load)
        and i.operand == operand
        and not (a.shape == b.shape and all(apart(i.index, s) for s in stores))
    }
    writes = {linear(index, b.shape) for index in stores}
    return len(writes) == 1 and reads <= writes


def _overlaps(specs: Iterable[BufferSpec]) -> dict[int, set[int]]:
    """Which other buffers a buffer shares memory with."""
    found: dict[int, set[int]] = {}

    def note(a: int, b: int) -> None:
        found.setdefault(a, set()).add(b)
        found.setdefault(b, set()).add(a)

    open_: list[BufferSpec] = []
    sharing: dict[int, list[int]] = {}
    for spec in sorted(specs, key=lambda s: s.offset):
        if spec.alias is not None:
            note(spec.number, spec.alias)
            for other in sharing.setdefault(spec.alias, []):
                note(spec.number, other)
            sharing[spec.alias].append(spec.number)
        if spec.kind == "temp" and spec.nbytes and not spec.row:
            open_ = [s for s in open_ if s.offset + s.nbytes > spec.offset]
            for other_spec in open_:
                note(spec.number, other_spec.number)
            open_.append(spec)
    return found
