"""`Clock`: when each bundle of a program issues, and why it had to wait.

A bundle issues in order, one a cycle, as soon as its registers are there, its units are free and
what its instructions wait for has happened. The cycles in between are stalls, each with one cause:
the unit whose result was missing last, or what an instruction's own rule says. So always
``issued + sum(stalls) == now``; `Clock.drain` adds what still runs at the end.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from monograph.backends.tpu.chip import Chip
from monograph.backends.tpu.isa.control import BRANCH
from monograph.backends.tpu.isa.matrix import Timing
from monograph.backends.tpu.isa.spec import FLAGS

if TYPE_CHECKING:
    from monograph.backends.tpu.core.binding import Bound, Step


class Event(NamedTuple):
    """What one instruction did, or of unit "stall" a wait and its cause: for pictures."""

    bundle: int
    name: str
    unit: str
    issue: int
    free: int  # what it occupies takes the next one
    done: int  # the result is there


class Relative(NamedTuple):
    """What a clock knows of the future, counted from now: two equal ones go on equally."""

    ready: tuple[tuple[int, int, str], ...]
    free: tuple[tuple[str, int], ...]
    arrays: tuple[tuple[Any, ...], ...]


@dataclass
class Counts:
    """What has been counted so far; `spent` and `runs` from bundle `first` on."""

    issued: int
    stalls: dict[str, int]
    macs: int
    first: int
    spent: list[int]
    runs: list[int]
    bytes: dict[str, int]


class Clock:
    """Cycles of one core.

    Attributes:
        now: the cycle at which the next bundle may issue.
        issued: bundles.
        stalls: cycles lost, by cause.
        spent: cycles of each bundle of the program, its stalls included.
        runs: how often each bundle has been issued.
        ready: register -> when its value is there, and the unit that makes it.
        free: unit or channel -> when it takes more.
        arrays: the systolic arrays' times.
        flags: for each, when it was or will be raised, in order.
        bytes: moved by copies, by channel.
        macs: multiply-accumulates of the arrays, those of padding included.
        events: of every instruction, where a trace is wanted.
        ahead: the flag of copies that may be under way at the end; None: nothing may.
    """

    def __init__(self, chip: Chip, bundles: int = 0, trace: bool = False) -> None:
        self.chip = chip
        self.now = 0
        self.issued = 0
        self.stalls: dict[str, int] = {}
        self.spent = [0] * bundles
        self.runs = [0] * bundles
        self.ready: dict[int, tuple[int, str]] = {}
        self.free: dict[str, int] = {}
        self.arrays = [Timing() for _ in range(chip.mxus)]
        self.flags: list[list[int]] = [[] for _ in range(FLAGS)]
        self.bytes: dict[str, int] = {}
        self.macs = 0
        self.ends = 0  # the copy begun last: when it raises its flag
        self.sent = 0  # and when what it sends is at another chip
        self.events: list[Event] | None = [] if trace else None
        self.ahead: int | None = None

    def issue(self, bundle: Bound, ins: Callable[[Step], Sequence[Any]]) -> None:
        """Issue a bundle.

        Args:
            bundle: the instructions.
            ins: gives the operands' values of an instruction with a rule of its own.

        Raises:
            Blocked: if it waits for a flag that nothing will raise; nothing has changed then.
        """
        at, cause = self.now, ""
        ready, free = self.ready, self.free
        for step in bundle.steps:
            for r in step.needs:
                if r in ready and ready[r][0] > at:
                    at, cause = ready[r]
            for r in step.outs:  # results come in order
                if r in ready and ready[r][0] > at + step.latency:
                    at, cause = ready[r][0] - step.latency, ready[r][1]
            if free.get(step.unit, 0) > at:
                at, cause = free[step.unit], step.unit
            if step.waits is not None:
                when, why = step.waits(self, at, *ins(step))
                if when > at:
                    at, cause = when, why
        for step in bundle.steps:
            self._start(step, at, ins)
        if at > self.now:
            self.stall(bundle.number, at - self.now, cause)
        self.issued += 1
        self.spent[bundle.number] += 1
        self.runs[bundle.number] += 1
        self.now += 1

    def _start(self, step: Step, at: int, ins: Callable[[Step], Sequence[Any]]) -> None:
        done = at + step.latency
        for r in step.outs:
            self.ready[r] = (done, step.unit)
        if step.busy > 1:
            self.free[step.unit] = at + step.busy
        until = at + step.busy
        if step.starts is not None:
            until, ends = step.starts(self, at, *ins(step))
            done = max(done, ends)
        if self.events is not None:
            self.events.append(Event(step.bundle, step.spec.name, step.unit, at, until, done))

    def stall(self, number: int, cycles: int, cause: str) -> None:
        """Time goes by in a bundle."""
        if self.events is not None:
            end = self.now + cycles
            self.events.append(Event(number, cause, "stall", self.now, end, end))
        self.now += cycles
        self.stalls[cause] = self.stalls.get(cause, 0) + cycles
        self.spent[number] += cycles

    def taken(self, number: int) -> None:
        """A jump."""
        self.stall(number, BRANCH, "branch")

    def drain(self, number: int) -> None:
        """Wait for everything that still runs."""
        busy = {u: t for u, t in self.free.items() if u != "hbm" or self.ahead is None}
        ends = [when for when, _ in self.ready.values()] + list(busy.values())
        for a in self.arrays:
            ends += [a.push, a.stream, *a.entries.values()]
        ends += [when for i, flag in enumerate(self.flags) for when in flag if i != self.ahead]
        last = max(ends, default=0)
        if last > self.now:
            self.stall(number, last - self.now, "drain")

    # ---- loops that repeat themselves ------------------------------------------------------------

    def relative(self) -> Relative:
        """What is pending, without copies and flags: those do not matter within a plain loop."""
        now = self.now
        self.ready = {r: e for r, e in self.ready.items() if e[0] > now}
        arrays = []
        for a in self.arrays:
            a.entries = {e: t for e, t in a.entries.items() if t > now}
            times = tuple([max(t - now, 0) for t in (a.push, a.loaded, a.shadow, a.stream)])
            arrays.append(
                ((a.pushed, a.swapping), times, tuple([(e, t - now) for e, t in a.entries.items()]))
            )
        return Relative(
            tuple([(r, t - now, why) for r, (t, why) in self.ready.items()]),
            tuple([(u, t - now) for u, t in self.free.items() if t > now and u in UNITS]),
            tuple(arrays),
        )

    def pending(self) -> Any:
        """All that is pending, counted from now: flags and channels as well."""
        now = self.now
        channels = {u: t - now for u, t in self.free.items() if t > now and u not in UNITS}
        flags = [
            (i, tuple([max(t - now, 0) for t in times]))
            for i, times in enumerate(self.flags)
            if times
        ]
        return self.relative(), tuple(channels.items()), tuple(flags)

    def shift(self, cycles: int) -> None:
        """Go on by so many cycles; what is pending stays as far away as it is."""
        self.now += cycles
        self.ready = {r: (t + cycles, why) for r, (t, why) in self.ready.items()}
        self.free = {u: t + cycles for u, t in self.free.items()}
        self.flags = [[t + cycles for t in times] for times in self.flags]
        for a in self.arrays:
            a.push, a.loaded = a.push + cycles, a.loaded + cycles
            a.shadow, a.stream = a.shadow + cycles, a.stream + cycles
            a.entries = {e: t + cycles for e, t in a.entries.items()}

    def become(self, now: int, state: Relative) -> None:
        """Take up, at another time, what is pending in `state`."""
        self.now = now
        self.ready = {r: (now + t, why) for r, t, why in state.ready}
        self.free = {u: t for u, t in self.free.items() if u not in UNITS}
        self.free |= {u: now + t for u, t in state.free}
        for a, (weights, times, entries) in zip(self.arrays, state.arrays, strict=True):
            a.pushed, a.swapping = weights
            a.push, a.loaded, a.shadow, a.stream = [now + t for t in times]
            a.entries = {e: now + t for e, t in entries}

    def counts(self, first: int, end: int) -> Counts:
        """What has been counted, and spent on the bundles from `first` to before `end`."""
        return Counts(
            self.issued,
            dict(self.stalls),
            self.macs,
            first,
            self.spent[first:end],
            self.runs[first:end],
            dict(self.bytes),
        )

    def since(self, before: Counts) -> Counts:
        """What has been counted since then."""
        stalls = {c: n - before.stalls.get(c, 0) for c, n in self.stalls.items()}
        first, end = before.first, before.first + len(before.spent)
        return Counts(
            self.issued - before.issued,
            {c: n for c, n in stalls.items() if n},
            self.macs - before.macs,
            first,
            [a - b for a, b in zip(self.spent[first:end], before.spent, strict=True)],
            [a - b for a, b in zip(self.runs[first:end], before.runs, strict=True)],
            {c: n - before.bytes.get(c, 0) for c, n in self.bytes.items()},
        )

    def add(self, more: Counts, times: int = 1) -> None:
        """Count the same again, so many times."""
        self.issued += more.issued * times
        self.macs += more.macs * times
        for cause, n in more.stalls.items():
            self.stalls[cause] = self.stalls.get(cause, 0) + n * times
        for channel, n in more.bytes.items():
            self.bytes[channel] = self.bytes.get(channel, 0) + n * times
        for i, (cycles, runs) in enumerate(zip(more.spent, more.runs, strict=True), more.first):
            self.spent[i] += cycles * times
            self.runs[i] += runs * times


UNITS = frozenset({"scalar", "load", "store", "alu", "eup", "xlu", "push", "pop", "misc"})

__all__ = ["UNITS", "Clock", "Counts", "Event", "Relative"]
