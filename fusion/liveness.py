"""When each virtual buffer holds a value that is still wanted, through loops and branches.

Steps are numbered in the order of the text; a step at number p reads at time 2p and writes at
2p + 1. A buffer's spans are the closed intervals of time in which its memory must be left alone.
Called by `monograph.fusion.buffers`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from monograph.fusion.program import Beside, Copy, Host, Launch, Step, Sweep, Switch, While

Span = tuple[int, int]


@dataclass
class Liveness:
    """The result of `liveness`.

    Attributes:
        spans: per buffer, in order of time.
        copies: every copy with the number of loops around it, in program order.
        launches: the launch at each number.
        sweeps: every sweep with the numbers of its first and last launch. Its launches have spans
            as if they ran one after the other.
        besides: every step whose branches run at one time, with the first number that is in it and
            the last one. Spans are as if one branch ran after the other.
    """

    spans: dict[int, list[Span]] = field(default_factory=dict)
    copies: list[tuple[int, Copy]] = field(default_factory=list)
    launches: dict[int, Launch] = field(default_factory=dict)
    sweeps: list[tuple[int, int, Sweep]] = field(default_factory=list)
    besides: list[tuple[int, int, Beside]] = field(default_factory=list)


def liveness(steps: Sequence[Step], outputs: Iterable[int]) -> Liveness:
    """Work out all spans by one walk backwards.

    Args:
        steps: on virtual buffers.
        outputs: buffers that are wanted at the end.
    """
    walk = _Walk()
    walk.now = _length(steps)
    walk.open = {b: 2 * walk.now + 1 for b in outputs}
    walk.backward(steps, 0)
    for b in list(walk.open):
        walk.close(b, 0)
    for spans in walk.found.spans.values():
        spans.sort()
    walk.found.copies.reverse()
    return walk.found


def wanted_and_written(steps: Sequence[Step]) -> tuple[set[int], set[int]]:
    """What steps read before they write it, and what they surely write."""
    return _Walk().summary(steps)


def reads_of(step: Launch | Copy | Host) -> tuple[int, ...]:
    """The buffers that a step without steps inside reads."""
    return (step.source,) if isinstance(step, Copy) else step.operands


def writes_of(step: Launch | Copy | Host) -> tuple[int, ...]:
    """The buffers that it writes."""
    return (step.target,) if isinstance(step, Copy) else step.results


def _length(steps: Sequence[Step]) -> int:
    """Numbers that steps take; loops and branches have marks before and after their parts."""
    count = 0
    for step in steps:
        if isinstance(step, While):
            count += 3 + _length(step.cond) + _length(step.body)
        elif isinstance(step, Switch):
            count += 1 + sum(1 + _length(b) for b in step.branches)
        elif isinstance(step, Sweep):
            count += len(step.launches)
        elif isinstance(step, Beside):
            count += sum(_length(b) for b in step.branches)
        else:
            count += 1
    return count


class _Walk:
    """The state of the walk: what is live now, and until when."""

    def __init__(self) -> None:
        self.found = Liveness()
        self.open: dict[int, int] = {}
        self.now = 0
        self.summaries: dict[int, tuple[set[int], set[int]]] = {}

    def close(self, b: int, start: int) -> None:
        self.found.spans.setdefault(b, []).append((start, self.open.pop(b)))

    def become(self, live: set[int], time: int) -> None:
        """Jump to a place where exactly `live` is live: what was is so from the next time on."""
        for b in [b for b in self.open if b not in live]:
            self.close(b, time + 1)
        for b in live:
            self.open.setdefault(b, time)

    def backward(self, steps: Sequence[Step], depth: int) -> None:
        for step in reversed(steps):
            self.now -= 1
            if isinstance(step, While):
                self.loop(step, depth)
            elif isinstance(step, Switch):
                self.branches(step, depth)
            elif isinstance(step, Sweep):
                self.sweep(step, depth)
            elif isinstance(step, Beside):
                self.beside(step, depth)
            else:
                self.simple(step, depth)

    def simple(self, step: Launch | Copy | Host, depth: int) -> None:
        p = self.now
        for b in writes_of(step):
            self.open.setdefault(b, 2 * p + 1)  # also if nobody reads it
            self.close(b, 2 * p + 1)
        if isinstance(step, Copy):
            self.found.copies.append((depth, step))
            self.open.setdefault(step.source, 2 * p)
            return
        if isinstance(step, Launch):
            self.found.launches[p] = step
        for b in step.operands:
            self.open.setdefault(b, 2 * p + 1)  # it may still be read while results are written

    def sweep(self, step: Sweep, depth: int) -> None:
        last = self.now
        self.now += 1
        self.backward(step.launches, depth)
        self.found.sweeps.append((self.now, last, step))

    def beside(self, step: Beside, depth: int) -> None:
        last = self.now
        self.now += 1
        for branch in reversed(step.branches):
            self.backward(branch, depth)
        self.found.besides.append((self.now, last, step))

    def loop(self, step: While, depth: int) -> None:
        after = set(self.open)
        reads, writes = self.summary(step.cond)
        body_reads, _ = self.summary(step.body)
        entry = reads | ((after | body_reads | {step.predicate}) - writes)
        self.become(entry, 2 * self.now)
        self.backward(step.body, depth + 1)
        self.now -= 1
        self.become(after | set(self.open) | {step.predicate}, 2 * self.now)
        self.backward(step.cond, depth + 1)
        self.now -= 1
        self.become(entry, 2 * self.now)

    def branches(self, step: Switch, depth: int) -> None:
        after = set(self.open)
        entry = {step.index}
        for branch in reversed(step.branches):
            self.become(after, 2 * self.now)
            self.backward(branch, depth)
            entry |= set(self.open)
            self.now -= 1
        self.become(entry, 2 * self.now)

    def summary(self, steps: Sequence[Step]) -> tuple[set[int], set[int]]:
        """What steps read before they write it, and what they surely write."""
        found = self.summaries.get(id(steps))
        if found is not None:
            return found
        reads: set[int] = set()
        writes: set[int] = set()
        for step in steps:
            first, sure = self.step_summary(step)
            reads |= first - writes
            writes |= sure
        self.summaries[id(steps)] = reads, writes
        return reads, writes

    def step_summary(self, step: Step) -> tuple[set[int], set[int]]:
        if isinstance(step, While):
            reads, writes = self.summary(step.cond)
            body, _ = self.summary(step.body)
            return reads | ((body | {step.predicate}) - writes), writes
        if isinstance(step, Switch):
            parts = [self.summary(b) for b in step.branches]
            reads = {step.index}.union(*(r for r, _ in parts))
            return reads, set.intersection(*(w for _, w in parts)) if parts else set()
        if isinstance(step, Sweep):
            return self.summary(step.launches)
        if isinstance(step, Beside):
            parts = [self.summary(b) for b in step.branches]
            return set().union(*(r for r, _ in parts)), set().union(*(w for _, w in parts))
        return set(reads_of(step)), set(writes_of(step))
