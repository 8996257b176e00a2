"""`alternate`: loops whose carries would be copied at the end of every step take several a round.

A step that reads a carry after it has begun to write the next one needs a second buffer, and a copy
back. Two steps in a row need none: the first one leaves the new value in the second buffer, where
the next one reads it, and that one writes the first buffer. Carries that take each other's values
need as many steps as there are buffers that go round. Called by `monograph.tracer.compile`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from monograph.fusion.buffers import copies_left
from monograph.fusion.carries import Carries, Follow
from monograph.fusion.estimate import TRIPS, memory_seconds
from monograph.fusion.passing import touched_of
from monograph.fusion.program import Copy, Decision, Host, Step, Sweep, Switch, While, all_steps
from monograph.fusion.rounds import Place, in_rounds, of_a_round, one_step
from monograph.fusion.steps import StepPlan
from monograph.fusion.target import Target

_MOST = 64  # steps of a body that is written twice
_ROUND = 4  # steps of a round


def alternate(plan: StepPlan, target: Target) -> StepPlan:
    """The plan with several steps a round in loops that copy less that way.

    Args:
        plan: steps on virtual buffers.
        target: how long copies and kernels take.
    """
    if target.asks or not any(isinstance(s, While) for s in all_steps(plan.steps)):
        return plan  # the branch between the two steps costs more than the copies
    left = frozenset(copies_left(plan))
    best, least = plan, copied(plan.steps, left)
    for more in (0, 1):  # new values may need a buffer besides those of the carries
        work = _Rounds(plan, left, target, more)
        steps = work.all(plan.steps)
        if not work.decisions:
            continue
        found = (*plan.decisions, *work.decisions)
        made = replace(plan, steps=steps, values=tuple(work.place.values), decisions=found)
        nbytes = copied(made.steps, frozenset(copies_left(made)))
        if nbytes < least:
            best, least = made, nbytes
        if not work.changing:
            break  # both are the same
    return best


def copied(steps: Sequence[Step], left: frozenset[Copy]) -> float:
    """Bytes that loops copy in a step, all loops together; an inner loop's count for many.

    Args:
        steps: on virtual buffers.
        left: the copies that stay.
    """

    def of(steps: Sequence[Step], weight: float) -> float:
        total = 0.0
        for s in steps:
            if isinstance(s, While):
                total += of(of_a_round(s), TRIPS * weight / s.round)
            elif isinstance(s, Switch):
                total += max(of(b, weight) for b in s.branches) if s.branches else 0.0
            elif isinstance(s, Copy) and s in left:
                total += weight * s.nbytes
        return total

    return of(steps, 1.0)


class _Rounds:
    """The walk over all loops, inner ones first.

    Args:
        plan: as it came.
        left: the copies that one buffer for both sides does not make needless.
        target: the machine.
        more: steps of a round besides those that bring all carries back.
    """

    def __init__(self, plan: StepPlan, left: frozenset[Copy], target: Target, more: int) -> None:
        self.left = left
        self.target = target
        self.more = more
        self.place = Place(list(plan.values), target)
        self.kept = {*plan.inputs, *plan.outputs}
        self.users = _users(plan.steps)
        self.changing = False  # whether carries take each other's values somewhere
        self.decisions: list[Decision] = []

    def all(self, steps: Sequence[Step]) -> tuple[Step, ...]:
        return tuple(x for s in steps for x in self.step(s))

    def step(self, step: Step) -> Iterator[Step]:
        if isinstance(step, Switch):
            yield replace(step, branches=tuple(self.all(b) for b in step.branches))
            return
        if not isinstance(step, While):
            yield step
            return
        loop = replace(step, cond=self.all(step.cond), body=self.all(step.body))
        inside = _users((step,))  # before inner loops have their steps twice, as `users` counts

        def local(b: int) -> bool:
            """Whether nobody outside of the loop knows a buffer."""
            return b not in self.kept and self.users[b] <= inside[b]

        follow = Follow(loop, self.left, local, inside)
        carries = follow.carries()
        if carries is None or not self.worthwhile(loop, carries):
            yield loop
            return
        self.changing |= carries.length > 1
        carries = self.in_part(carries, follow)
        count = max(carries.length + self.more, 2)
        if count > _ROUND or count * len(list(all_steps(loop.body))) > 2 * _MOST:
            yield loop
            return
        yield from (self.place.copy(c, spare) for spare, c in carries.spare.items())
        nbytes = sum(c.nbytes for c in carries.needless & self.left)
        reason = f"{nbytes} bytes would be copied back after every step: {count} are one round"
        self.decisions.append(Decision("alternate between buffers", True, reason, step.node))
        if carries.later:
            yield from one_step(loop, local, self.place)
        yield in_rounds(loop, carries, count, local, self.place)

    def worthwhile(self, loop: While, carries: Carries) -> bool:
        """Whether so much is copied that steps in rounds take less time."""
        inside = list(all_steps((*loop.cond, *loop.body)))
        if len(inside) > _MOST or any(isinstance(s, Host) for s in inside):
            return False
        nbytes = sum(c.nbytes for c in carries.needless & self.left)
        return memory_seconds(2 * nbytes, self.target) > self.target.launch_overhead

    def in_part(self, carries: Carries, follow: Follow) -> Carries:
        """With the values before of carries of which each step changes the same part."""
        for carry, b in list(carries.after.items()):
            parts = follow.parts(carry, b)
            if parts is None:
                continue
            base, first = parts.copies[0].target, parts.copies[0]
            others = [self.place.launch(k, (carry, base), (base,)) for k in parts.others]
            seconds = sum(x.schedule.seconds + self.target.launch_overhead for x in others)
            if seconds < memory_seconds(2 * first.nbytes, self.target):
                known = carries.before(carry)
                spare = self.place.like(carry) if known is None else known
                carries = carries.over(parts.over(spare, others), spare, carry)
        return carries


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
