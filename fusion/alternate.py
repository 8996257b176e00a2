"""`alternate`: loops whose carries would be copied at the end of every step take two steps a round.

A step that reads a carry after it has begun to write the next one needs a second buffer, and a copy
back. Two steps in a row need none: the first one leaves the new value in the second buffer, where
the next one reads it, and that one writes the first buffer.

    while p: body(a -> b); a = copy b
    while p: body(a -> b); p' = cond(b); if p': body(b -> a) else: a = copy b

The condition is asked between the two, so the number of steps may be anything. Called by
`monograph.tracer.compile`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from monograph.fusion.buffers import copies_left
from monograph.fusion.estimate import memory_seconds
from monograph.fusion.instructions import Instructions
from monograph.fusion.kernel import Apply, Kernel, Load, Schedule, Store
from monograph.fusion.liveness import wanted_and_written
from monograph.fusion.passing import touched_of
from monograph.fusion.program import (
    Copy,
    Decision,
    Host,
    Launch,
    Step,
    Sweep,
    Switch,
    While,
    all_steps,
)
from monograph.fusion.schedule import schedule_of
from monograph.fusion.steps import StepPlan, Value
from monograph.fusion.target import Target
from monograph.hlo.record import ops
from monograph.hlo.types import BOOL, I32, tensor

_MOST = 64  # steps of a body that is written twice


def alternate(plan: StepPlan, target: Target) -> StepPlan:
    """The plan with two steps a round in loops that copy less that way.

    Args:
        plan: steps on virtual buffers.
        target: how long copies and kernels take.
    """
    if target.asks or not any(isinstance(s, While) for s in all_steps(plan.steps)):
        return plan  # the branch between the two steps costs more than the copies
    left = frozenset(copies_left(plan))
    work = _Rounds(plan, left, target)
    steps = work.steps(plan.steps)
    if not work.made:
        return plan
    found = (*plan.decisions, *work.decisions)
    made = replace(plan, steps=steps, values=tuple(work.values), decisions=found)
    return made if _copied(made, work.made) < _copied(plan, set()) else plan


def _copied(plan: StepPlan, doubled: set[While]) -> float:
    """Bytes that loops copy in a step, all loops together."""
    left = frozenset(copies_left(plan))
    total = 0.0
    for loop in all_steps(plan.steps):
        if isinstance(loop, While):
            steps = list(loop.body)
            if loop in doubled:
                last = steps.pop()
                assert isinstance(last, Switch)
                steps += last.branches[1]
            copied = sum(s.nbytes for s in steps if isinstance(s, Copy) and s in left)
            total += copied / (2 if loop in doubled else 1)
    return total


class _Rounds:
    """The walk over all loops, inner ones first.

    Args:
        plan: as it came.
        left: the copies that one buffer for both sides does not make needless.
        target: the machine.
    """

    def __init__(self, plan: StepPlan, left: frozenset[Copy], target: Target) -> None:
        self.left = left
        self.target = target
        self.values = list(plan.values)
        self.kept = {*plan.inputs, *plan.outputs}
        self.users = _users(plan.steps)
        self.made: set[While] = set()
        self.decisions: list[Decision] = []

    def steps(self, steps: Sequence[Step]) -> tuple[Step, ...]:
        return tuple(self.step(s) for s in steps)

    def step(self, step: Step) -> Step:
        if isinstance(step, Switch):
            return replace(step, branches=tuple(self.steps(b) for b in step.branches))
        if not isinstance(step, While):
            return step
        loop = replace(step, cond=self.steps(step.cond), body=self.steps(step.body))
        inside = _users((step,))  # before inner loops have their steps twice, as `users` counts
        swapped = self.swapped(loop, inside)
        if not swapped:
            return loop
        nbytes = sum(c.nbytes for c in swapped)
        reason = f"{nbytes} bytes would be copied back after every step: two steps are one round"
        self.decisions.append(Decision("alternate between buffers", True, reason, step.node))
        made = self.twice(loop, swapped, inside)
        self.made.add(made)
        return made

    def swapped(self, loop: While, users: Counter[int]) -> list[Copy]:
        """The carries that had better alternate: the copies that bring them back."""
        inside = list(all_steps((*loop.cond, *loop.body)))
        if len(inside) > _MOST or any(isinstance(s, Host) for s in inside):
            return []
        candidates = [c for c in loop.body if isinstance(c, Copy) and c in self.left]
        found = [c for c in candidates if self.alternates(c, loop, users)]
        seconds = memory_seconds(2 * sum(c.nbytes for c in found), self.target)
        return found if seconds > self.target.launch_overhead else []

    def alternates(self, copy: Copy, loop: While, users: Counter[int]) -> bool:
        """Whether a carry is written by this copy alone, from a value that the step makes."""
        body = loop.body
        wanted, written = wanted_and_written(body)
        if copy.source not in written or copy.source in wanted:
            return False
        at = body.index(copy)
        later = [touched_of(s) for s in body[at + 1 :]]
        if any(
            copy.target in (*reads, *writes) or copy.source in writes for reads, writes in later
        ):
            return False
        writers = [touched_of(s)[1] for s in (*loop.cond, *body) if s is not copy]
        return not any(copy.target in w for w in writers) and self.local(copy.source, users)

    def local(self, b: int, users: Counter[int]) -> bool:
        """Whether nobody outside a loop, whose steps use buffers so often, knows a buffer."""
        return b not in self.kept and self.users[b] <= users[b]

    def twice(self, loop: While, swapped: Sequence[Copy], users: Counter[int]) -> While:
        """The loop with two steps a round; the first leaves values where they are made."""
        fresh: dict[int, int] = {}
        for part in (loop.cond, loop.body):
            wanted, _ = wanted_and_written(part)
            writes = set[int]().union(*(touched_of(s)[1] for s in part))
            for b in sorted(writes - wanted):
                if self.local(b, users):
                    fresh[b] = self.new(self.values[b])
        moved = {**fresh, **{c.target: c.source for c in swapped}}
        back = {c: replace(c, source=fresh[c.source]) for c in swapped}
        first = [s for s in loop.body if s not in back]
        test = [_renamed(s, moved) for s in loop.cond]
        second = tuple(
            back[s] if isinstance(s, Copy) and s in back else _renamed(s, moved) for s in loop.body
        )
        stop = tuple(replace(c) for c in swapped)
        index = self.new(Value(tensor((), I32), "temp"))
        asked = moved.get(loop.predicate, loop.predicate)
        which = Launch(_GOES_ON, (asked,), (index,), self.schedule())
        choice = Switch(index, (stop, second), loop.node)
        return replace(loop, body=(*first, *test, which, choice))

    def schedule(self) -> Schedule:
        return schedule_of(_GOES_ON, self.target)

    def new(self, value: Value) -> int:
        self.values.append(value)
        return len(self.values) - 1


def _users(steps: Sequence[Step]) -> Counter[int]:
    """How many steps touch each buffer."""
    found: Counter[int] = Counter()
    for s in all_steps(steps):
        if isinstance(s, While):
            found[s.predicate] += 1
        elif isinstance(s, Switch):
            found[s.index] += 1
        elif not isinstance(s, Sweep):
            reads, writes = touched_of(s)
            found.update(reads | writes)
    return found


def _renamed(step: Step, moved: Mapping[int, int]) -> Step:
    """A step on other buffers."""

    def all_(buffers: Iterable[int]) -> tuple[int, ...]:
        return tuple(moved.get(b, b) for b in buffers)

    def inside(steps: Sequence[Step]) -> tuple[Step, ...]:
        return tuple(_renamed(s, moved) for s in steps)

    if isinstance(step, While):
        (predicate,) = all_((step.predicate,))
        return replace(step, cond=inside(step.cond), predicate=predicate, body=inside(step.body))
    if isinstance(step, Switch):
        (index,) = all_((step.index,))
        return replace(step, index=index, branches=tuple(inside(b) for b in step.branches))
    if isinstance(step, Sweep):
        launches = tuple(
            replace(x, operands=all_(x.operands), results=all_(x.results)) for x in step.launches
        )
        return replace(step, launches=launches)
    if isinstance(step, Copy):
        source, target = all_((step.source, step.target))
        return replace(step, source=source, target=target)
    assert isinstance(step, Launch | Host), "steps come to stand beside each other later"
    return replace(step, operands=all_(step.operands), results=all_(step.results))


def _goes_on() -> Kernel:
    """Which branch a condition means: 0 if it fails, 1 if it holds."""
    new, scalar = Instructions(0), tensor((), I32)
    flag = new.add(Load(0, (), BOOL))
    number = new.add(Apply(ops.convert, (flag,), I32, {"dtype": I32, "weak": False}))
    return Kernel(
        "goes_on", (), (), (), tuple(new.instrs), (), (), (Store(0, (), number),),
        (tensor((), BOOL),), (scalar,),
    )  # fmt: skip


_GOES_ON = _goes_on()
