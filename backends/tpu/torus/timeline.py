"""`Timeline`: when each job of a chip runs. `arrange` makes it: collectives beside computation.

All chips run the same program in step, so one timeline is that of all. A job begins as soon as what
it needs is there and its lanes are free; of several the one that comes first in the program. So a
collective starts as early as its operands allow, and what waits for it lets others go ahead, as an
asynchronous start and a late wait would.
"""

from __future__ import annotations

import heapq
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from monograph.backends.tpu.torus.jobs import COMPUTE, Job
from monograph.backends.tpu.torus.torus import Links, Torus
from monograph.hlo.errors import MachineError


@dataclass(frozen=True, eq=False)
class Event:
    """A job, and the seconds from the start of the program at which it begins and ends."""

    job: Job
    start: float
    end: float


@dataclass(frozen=True, eq=False)
class Timeline:
    """One run of a program, or of a loop's body.

    Attributes:
        torus: the chips.
        events: in the order in which they begin.
        total: seconds.
    """

    torus: Torus
    events: tuple[Event, ...]
    total: float

    @cached_property
    def busy(self) -> dict[str, float]:
        """Seconds for which each lane is kept; lanes that are never kept are left out."""
        found: dict[str, float] = {}
        for event in self.events:
            job = event.job
            inner = None if job.inner is None else job.inner.busy
            for lane in job.lanes:
                spent = job.spent.seconds if inner is None else inner[lane] * job.trips
                found[lane] = found.get(lane, 0.0) + spent
        return dict(sorted(found.items()))

    @cached_property
    def links(self) -> Links:
        """Bytes on every directed link: [axes, 2, *shape], see `Torus.no_links`."""
        total = self.torus.no_links()
        for event in self.events:
            if event.job.exchange is not None:
                total += event.job.exchange.links
            elif event.job.inner is not None:
                total += event.job.inner.links * event.job.trips
        return total

    @property
    def flops(self) -> int:
        """Of one chip."""
        return sum(e.job.spent.flops for e in self.events)

    @property
    def bytes(self) -> int:
        """To and from main memory and links, of one chip."""
        return sum(e.job.spent.bytes for e in self.events)

    @property
    def waiting(self) -> float:
        """Seconds in which the chip computes nothing: what communication adds to the run."""
        return max(self.total - self.busy.get(COMPUTE, 0.0), 0.0)

    @property
    def communication(self) -> float:
        """Seconds in which values are under way along the busiest axis."""
        return max((s for lane, s in self.busy.items() if lane != COMPUTE), default=0.0)

    @property
    def assumed(self) -> tuple[str, ...]:
        """What the program leaves open: trips of loops, branches."""
        found = [e.job.assumed for e in self.events if e.job.assumed]
        for event in self.events:
            found += event.job.inner.assumed if event.job.inner is not None else ()
        return tuple(dict.fromkeys(found))


def arrange(jobs: Sequence[Job], torus: Torus) -> Timeline:
    """When each job runs.

    Args:
        jobs: of one chip, each after those that it needs.
        torus: the chips.

    Returns:
        The timeline; that nothing is lost and no lane is kept twice is checked.

    Raises:
        MachineError: if it is, a fault of this function.
    """
    left = [len(job.needs) for job in jobs]
    users: list[list[int]] = [[] for _ in jobs]
    for i, job in enumerate(jobs):
        for need in job.needs:
            users[need].append(i)
    ready: dict[tuple[str, ...], list[int]] = {}
    running: list[tuple[float, int]] = []
    kept: set[str] = set()
    events: list[Event] = []

    def offer(i: int) -> None:
        heapq.heappush(ready.setdefault(jobs[i].lanes, []), i)

    for i, count in enumerate(left):
        if not count:
            offer(i)
    now = 0.0
    while running or any(ready.values()):
        for i in _startable(ready, kept):
            job = jobs[i]
            kept.update(job.lanes)
            events.append(Event(job, now, now + job.spent.seconds))
            heapq.heappush(running, (now + job.spent.seconds, i))
        now, done = heapq.heappop(running)
        kept.difference_update(jobs[done].lanes)
        for user in users[done]:
            left[user] -= 1
            if not left[user]:
                offer(user)
    made = Timeline(torus, tuple(events), max((e.end for e in events), default=0.0))
    _check(made, jobs)
    return made


def _startable(ready: dict[tuple[str, ...], list[int]], kept: set[str]) -> list[int]:
    """The jobs that can begin now, in the order of the program."""
    found: list[int] = []
    taken = set(kept)
    while True:
        heads = [heap[0] for lanes, heap in ready.items() if heap and taken.isdisjoint(lanes)]
        if not heads:
            return found
        first = min(heads)
        lanes = next(lanes for lanes, heap in ready.items() if heap and heap[0] == first)
        heapq.heappop(ready[lanes])
        taken.update(lanes)
        found.append(first)


def _check(made: Timeline, jobs: Sequence[Job]) -> None:
    """Every job runs once, after what it needs, on lanes of its own; busy and idle add up."""
    ends = {id(e.job): e.end for e in made.events}
    last: dict[str, float] = {}
    wrong = len(made.events) != len(jobs) or len(ends) != len(jobs)
    for event in made.events:
        early = any(ends.get(id(jobs[n]), 0.0) > event.start for n in event.job.needs)
        clash = any(last.get(lane, 0.0) > event.start for lane in event.job.lanes)
        wrong |= early or clash
        last.update(dict.fromkeys(event.job.lanes, event.end))
    if wrong or any(s > made.total * (1 + 1e-9) for s in made.busy.values()):
        raise MachineError(
            "a timeline contradicts itself: a job is lost, early, or shares a lane",
            fix="please report this with the program.",
        )


__all__ = ["Event", "Timeline", "arrange"]
