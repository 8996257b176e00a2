"""Running a program: exact values, and cycles with a cause for every stall.

`run` checks the program, binds it to the core and issues bundle after bundle. Innermost loops
whose iterations do not depend on each other run many at once (`monograph.backends.tpu.core.batch`),
with the same values, cycles and errors as one by one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from monograph.backends.tpu.core.batch import Plan, plan_of, run_batch
from monograph.backends.tpu.core.binding import Bound, Code, Step, load
from monograph.backends.tpu.core.clock import Clock, Event
from monograph.backends.tpu.core.repeat import (
    Known,
    Marks,
    Pattern,
    Visit,
    known_of,
    learn,
    pattern_of,
    skip,
    visit,
)
from monograph.backends.tpu.core.state import Core
from monograph.backends.tpu.isa.program import Program, line_of
from monograph.backends.tpu.isa.text import listing
from monograph.backends.tpu.isa.transfer import Blocked
from monograph.hlo.errors import MachineError

LIMIT = 30_000_000  # bundles one by one, after which a program counts as endless: a minute or two
FEWEST = 3  # iterations that are worth running at once


@dataclass(frozen=True)
class Pending:
    """Copies of main memory that are under way from one program to the next.

    Attributes:
        raised: cycles from now until each of them raises flag `flag`.
        busy: cycles from now until the channel is free.
        flag: number of the flag.
    """

    raised: tuple[int, ...] = ()
    busy: int = 0
    flag: int = 1


NOTHING = Pending()


@dataclass(frozen=True, eq=False)
class Result:
    """What a run cost.

    Attributes:
        program: what ran.
        cycles: until everything had ended.
        issued: bundles; every other cycle is a stall.
        stalls: cycles by cause: "load", "alu", "eup", "xlu", "scalar": a register's value came
            late from that unit; "weights", "array", "sums": the systolic array; "dma": a flag;
            "branch": jumps; "drain": at the end.
        bytes: moved by copies, by channel.
        macs: multiply-accumulates of the arrays, those of padding included.
        spent: cycles per bundle, its stalls included.
        runs: how often each bundle was issued.
        events: every instruction with its times, if a trace was asked for.
        pending: copies that go on after the end, where the run was told that they do.
    """

    program: Program
    cycles: int
    issued: int
    stalls: dict[str, int]
    bytes: dict[str, int]
    macs: int
    spent: tuple[int, ...]
    runs: tuple[int, ...]
    events: tuple[Event, ...] = ()
    pending: Pending = NOTHING

    def counts(self) -> dict[str, int]:
        """How often each instruction was issued, by name."""
        out: dict[str, int] = {}
        for bundle, runs in zip(self.program.bundles, self.runs, strict=True):
            for instr in bundle:
                out[instr.name] = out.get(instr.name, 0) + runs
        return out

    def by_line(self) -> dict[str, int]:
        """Cycles by the user's line; those of bundles without one are under ""."""
        out: dict[str, int] = {}
        for bundle, cycles in zip(self.program.bundles, self.spent, strict=True):
            line = next((i.line for i in bundle if i.line), "")
            out[line] = out.get(line, 0) + cycles
        return out

    def annotated(self) -> str:
        """The listing with the cycles of each bundle in front."""
        spent = {line_of(self.program, n): c for n, c in enumerate(self.spent)}
        rows = listing(self.program).splitlines()
        return "\n".join(f"{spent.get(i, ''):>10} {row}" for i, row in enumerate(rows, 1))


def run(
    program: Program | Code,
    core: Core,
    *,
    trace: bool = False,
    batch: bool = True,
    limit: int = LIMIT,
    before: Pending = NOTHING,
    after: bool = False,
) -> Result:
    """Run a program on a core.

    Args:
        program: bundles; or what `load` made of them, to run them often.
        core: its memories hold the inputs, and the results afterwards; registers are zero and the
            clock is at 0 when it begins.
        trace: whether to note every instruction's times (loops then run one by one).
        batch: whether loops may run many iterations at once.
        limit: of bundles that are gone through one by one.
        before: copies that are under way when it begins.
        after: whether copies may be under way when it ends.

    Raises:
        MachineError: for a program that does not fit the chip, a memory access out of bounds, a
            race with a copy, a flag that nobody raises, a program without end; the message names
            the line of the listing.

    >>> from monograph.backends.tpu import chip
    >>> from monograph.backends.tpu.isa import read
    >>> program = read("program p\\nsset s1, 20\\nloop 2, @end\\nsadd s1, s1, 1\\nend:\\nhalt")
    >>> result = run(program, Core(chip("v5e")))
    >>> result.cycles, result.issued, result.stalls
    (5, 5, {})
    """
    core.forget()
    core.clock.flags[before.flag] = list(before.raised)
    core.clock.free["hbm"] = before.busy
    core.clock.ahead = before.flag if after else None
    with np.errstate(all="ignore"):
        for _ in steps(program, core, trace=trace, batch=batch, limit=limit):
            raise deadlock(core)
    return result_of(core)


def steps(
    program: Program | Code,
    core: Core,
    *,
    trace: bool = False,
    batch: bool = True,
    limit: int = LIMIT,
) -> Iterator[Blocked]:
    """Run a program; stop wherever it waits for a flag that only another core can raise."""
    code = program if isinstance(program, Code) else load(program, core.chip)
    if code.chip != core.chip:
        raise MachineError(
            f"a program loaded for {code.chip.name} on a core of {core.chip.name}",
            fix="load it for this chip.",
        )
    core.program, core.values = code.program, list(code.values)
    begun, core.clock = core.clock, Clock(core.chip, len(code.bundles), trace)
    core.clock.flags = begun.flags  # what other cores have sent before this one began
    core.clock.free, core.clock.ahead = begun.free, begun.ahead
    yield from _Run(code, core, batch and not trace, limit).steps()
    core.at = None


def result_of(core: Core) -> Result:
    """What the last run on a core cost."""
    c = core.clock
    if c.issued + sum(c.stalls.values()) != c.now or sum(c.spent) != c.now:
        raise AssertionError(f"{c.issued} issued + {c.stalls} stalled != {c.now} cycles")
    return Result(
        core.program, c.now, c.issued, dict(c.stalls), dict(c.bytes), c.macs, tuple(c.spent),
        tuple(c.runs), tuple(c.events or ()), _pending(c),
    )  # fmt: skip


def _pending(c: Clock) -> Pending:
    """Copies that are under way, if they may be."""
    if c.ahead is None:
        return NOTHING
    raised = tuple([max(when - c.now, 0) for when in c.flags[c.ahead]])
    return Pending(raised, max(c.free.get("hbm", 0) - c.now, 0), c.ahead)


def deadlock(core: Core) -> MachineError:
    """The error of a core that waits for a flag that nobody raises."""
    step = core.at
    assert step is not None
    flag, count = [core.values[i] for i in step.reads]
    there = len(core.clock.flags[flag])
    return core.fault(
        f"deadlock: flag f{flag} is waited for {count} times, and raised {there} times",
        why="no copy that has begun, and no chip beside this one, will raise it.",
        fix="begin the copy before the wait, or wait for fewer.",
    )


class _Frame:
    """A loop that runs."""

    __slots__ = ("begin", "begun", "end", "left", "marks")

    def __init__(
        self, begin: int, end: int, left: int, marks: Marks | None, begun: Visit | None
    ) -> None:
        self.begin, self.end, self.left, self.marks = begin, end, left, marks
        self.begun = begun


class _Run:
    """One run of a program."""

    def __init__(self, code: Code, core: Core, batch: bool, limit: int) -> None:
        self.code, self.core, self.limit = code, core, limit
        self.batch = batch
        self.gone = 0

    def steps(self) -> Iterator[Blocked]:
        bundles, core = self.code.bundles, self.core
        frames: list[_Frame] = []
        at = 0
        while True:
            while frames and at == frames[-1].end:
                if self.again(frames[-1]):
                    at = frames[-1].begin
                    break
                begun = frames.pop().begun
                if begun is not None:
                    learn(core, begun)
            if at >= len(bundles):
                break
            bundle, flow = bundles[at], bundles[at].flow
            operand = core.values[flow.reads[0]] if flow is not None and flow.reads else 0
            while (blocked := self.issue(bundle)) is not None:
                yield blocked
            self.gone += 1
            if self.gone > self.limit:
                raise self.endless(bundle)
            at += 1
            if flow is None:
                continue
            if flow.spec.flow == "halt":
                break
            at = self.jump(flow, operand, at, frames)
        if bundles:
            core.clock.drain(min(at, len(bundles)) - 1)

    def endless(self, bundle: Bound) -> MachineError:
        """The error of a program that goes on and on."""
        self.core.at = next(iter(bundle.steps), self.core.at)
        return self.core.fault(
            f"more than {self.limit} bundles have run",
            why="a program counts as endless then.",
            fix="end the loop, or give a higher limit=.",
        )

    def again(self, frame: _Frame) -> bool:
        """Whether a loop whose body has ended goes on."""
        frame.left -= 1
        if frame.marks is not None and frame.left > 0:
            frame.left -= skip(self.core, frame.marks, frame.left)
        return frame.left > 0

    def issue(self, bundle: Bound) -> Blocked | None:
        """Issue and run one bundle; what it waits for, if that may never come."""
        core = self.core
        values = core.values
        try:
            core.clock.issue(bundle, self._ins)
        except Blocked as blocked:
            core.at = next(s for s in bundle.steps if s.spec.name == "wait")
            return blocked
        if bundle.together:
            outs = [self._compute(step) for step in bundle.work]
            for step, out in zip(bundle.work, outs, strict=True):
                self._write(step, out)
            return None
        for step in bundle.work:
            core.at = step
            if core.flights and step.touches is not None:
                core.check_race(step.touches(core, *[values[i] for i in step.reads]))
            out = step.run(core, *[values[i] for i in step.reads])
            if len(step.outs) == 1:
                values[step.outs[0]] = out if step.spec.unit != "pop" else out[0]
            elif step.outs:
                self._write(step, out)
        return None

    def _ins(self, step: Step) -> Sequence[Any]:
        values = self.core.values
        return [values[i] for i in step.reads]

    def _compute(self, step: Step) -> Any:
        core, ins = self.core, self._ins(step)
        core.at = step
        if core.flights and step.touches is not None:
            core.check_race(step.touches(core, *ins))
        return step.run(core, *ins)

    def _write(self, step: Step, out: Any) -> None:
        if step.outs:
            outs = out if isinstance(out, tuple) else (out,)
            for place, value in zip(step.outs, outs, strict=True):
                self.core.values[place] = value

    def jump(self, flow: Step, operand: Any, at: int, frames: list[_Frame]) -> int:
        """The next bundle after a jump or a loop's head, which was given `operand`."""
        core = self.core
        core.at = flow
        if flow.spec.flow == "loop":
            return self.loop(flow, at, operand, frames)
        if flow.spec.flow == "branch" and not operand:
            return at
        core.clock.taken(flow.bundle)
        return flow.target

    def loop(self, flow: Step, at: int, count: int, frames: list[_Frame]) -> int:
        """Begin a loop, after as many iterations as could be run at once."""
        if count <= 0 or at == flow.target:
            return flow.target
        done, begun = 0, None
        if self.batch and count >= FEWEST:
            plans: dict[int, Plan | None] = self.code.plans
            if at not in plans:
                plans[at] = plan_of(self.code, at, flow.target)
            plan = plans[at]
            if plan is not None:
                done = run_batch(plan, self.core, count)
            if plan is None and (known := self.known(at, flow.target)) is not None:
                begun = visit(self.core, known, at, flow.target, count)
                if begun is None:
                    return flow.target
        if done < count:
            marks = self.marks(at, flow.target)
            frames.append(_Frame(at, flow.target, count - done, marks, begun))
            return at
        return flow.target

    def known(self, first: int, end: int) -> Known | None:
        """For a loop that may come again as a whole, in a run without values."""
        if not self.code.timed or self.core.links:
            return None
        found: dict[int, Known | None] = self.code.known
        if first not in found:
            repeats = pattern_of(self.code, first, end) is not None
            found[first] = known_of(self.code, first, end) if repeats else None
        return found[first]

    def marks(self, first: int, end: int) -> Marks | None:
        """For a loop that may repeat itself, in a run without values."""
        if not (self.code.timed and self.batch) or self.core.links:
            return None
        patterns: dict[int, Pattern | None] = self.code.patterns
        if first not in patterns:
            patterns[first] = pattern_of(self.code, first, end)
        found = patterns[first]
        return None if found is None else Marks(found)


__all__ = ["LIMIT", "NOTHING", "Pending", "Result", "deadlock", "result_of", "run", "steps"]
