"""`beside`: chains of short steps that know nothing of each other run at the same time.

Each of them is too short to be shared among threads, but together they are not: gradients of a
layer's weights and of its input, an optimiser over many parameters, two loops over one sequence.
In come steps in order; out go the same steps with some of them put into a `Beside`. Called by
`monograph.tracer.compile`, before memory is laid out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from monograph.fusion.buffers import copies_and_places
from monograph.fusion.estimate import TRIPS, memory_seconds
from monograph.fusion.kernel import Kernel, Opaque
from monograph.fusion.passing import Access, touched_of
from monograph.fusion.program import (
    Beside,
    Copy,
    Decision,
    Launch,
    Step,
    Sweep,
    Switch,
    While,
    all_steps,
)
from monograph.fusion.steps import StepPlan
from monograph.fusion.target import Target
from monograph.hlo.cost import cost_of
from monograph.hlo.graph import Node

_GAIN = 5e-6  # seconds that must be saved: handing steps to another thread takes one or two
_SHORTEST = 2e-6  # seconds of a branch
_BRANCHES = 8  # that there are, at most
_STEPS = 64  # that are looked at together
_WHOLE = 20e-6  # seconds of a copy, or a step with code of its own: they may share their work


def beside(plan: StepPlan, target: Target) -> StepPlan:
    """The plan with steps at the same time where that saves enough.

    Args:
        plan: steps on virtual buffers.
        target: how long steps take, and whether any may run at the same time. How many threads
            there are is not asked.
    """
    if not target.at_once:
        return plan
    work = _Chains(plan, target)
    steps = work.region(plan.steps)
    return replace(plan, steps=steps, decisions=(*plan.decisions, *work.decisions))


@dataclass(frozen=True)
class _Stretch:
    """Steps `first` to `last` (without it) of a region, and the seconds that two threads save."""

    first: int
    last: int
    saved: float

    def apart(self, other: _Stretch) -> bool:
        """Whether no step is in both."""
        return self.last <= other.first or other.last <= self.first


class _Chains:
    """The walk over all steps, regions inside."""

    def __init__(self, plan: StepPlan, target: Target) -> None:
        self.plan = plan
        self.target = target
        self.inputs = set(plan.inputs)
        self.outputs = set(plan.outputs)
        self.copied: dict[int, int] = {
            s.source: s.target for s in all_steps(plan.steps) if isinstance(s, Copy)
        }
        self.known: dict[Step, float] = {}
        self.decisions: list[Decision] = []

    def region(self, steps: Sequence[Step]) -> tuple[Step, ...]:
        """The steps of one region."""
        out: list[Step] = []
        for at in range(0, len(steps), _STEPS):
            made = self.some(steps[at : at + _STEPS])
            if out and isinstance(out[-1], Beside) and isinstance(made[0], Beside):
                self.parted(out[-1], made[0])
            out += made
        return tuple(out)

    def some(self, steps: Sequence[Step]) -> list[Step]:
        """A few steps, the best stretches of them at the same time."""
        short = [self.is_short(s) for s in steps]
        few = [s for s, yes in zip(steps, short, strict=True) if yes]
        time = self.seconds(few)
        if len(few) < 2:
            return [self.inside(s) for s in steps]
        if time < 2 * _GAIN:
            reason = f"all of them take {time * 1e6:.3g} us of one thread"
            self.decide(f"{len(few)} short steps", [few], False, reason)
            return [self.inside(s) for s in steps]
        after = self.orders(steps)
        known = [x for k in range(len(steps)) for x in self.from_here(k, steps, short, after)]
        found = _best([x for x in known if x.saved >= _GAIN], len(steps))
        left = [x for x in known if all(x.apart(y) for y in found)]
        if left:
            x = max(left, key=lambda x: x.saved)
            self.little(x, [[steps[k] for k in c] for c in _chains(x, short, after)])
        out: list[Step] = []
        done = 0
        for x in found:
            out += [self.inside(s) for s in steps[done : x.first]]
            out += [self.inside(steps[k]) for k in range(x.first, x.last) if not short[k]]
            chains = [[steps[k] for k in c] for c in _chains(x, short, after)]
            out.append(self.at_once(chains))
            done = x.last
        return [*out, *(self.inside(s) for s in steps[done:])]

    def orders(self, steps: Sequence[Step]) -> list[list[int]]:
        """Of each step, those before it that it must stay in order with."""
        known = [self.access(s) for s in steps]
        return [
            [j for j, b in enumerate(known[:k]) if a.conflicts(b) or a.spoils(b)]
            for k, a in enumerate(known)
        ]

    def from_here(
        self, first: int, steps: Sequence[Step], short: Sequence[bool],
        after: Sequence[Sequence[int]],
    ) -> Iterator[_Stretch]:  # fmt: skip
        """Stretches that begin at a step, of two or more chains that take time."""
        if not short[first]:
            return
        chain: dict[int, int] = {}  # step -> its chain's number
        seconds: dict[int, float] = {}
        total = longest = 0.0
        for k in range(first, len(steps)):
            inside = [j for j in after[k] if j >= first and short[j]]
            if not short[k]:
                if inside:
                    return
                continue
            met = {chain[j] for j in inside}
            mine = chain[k] = min(met, default=k)
            if len(met) > 1:
                chain.update((j, mine) for j, c in chain.items() if c in met)
            here = self.seconds_of(steps[k])
            total += here
            seconds[mine] = here + sum(seconds.pop(c) for c in met)
            longest = max(longest, seconds[mine])
            if sum(map(bool, seconds.values())) > 1:
                yield _Stretch(first, k + 1, total - max(total / 2, longest))

    def inside(self, step: Step) -> Step:
        """The step with its regions looked through."""
        if isinstance(step, While):
            return replace(step, cond=self.region(step.cond), body=self.region(step.body))
        if isinstance(step, Switch):
            return replace(step, branches=tuple(self.region(b) for b in step.branches))
        return step

    def access(self, step: Step) -> Access:
        reads, writes = touched_of(step)
        kept = {self.copied[b] for b in writes if b in self.copied}
        if isinstance(step, Launch) and not self.outputs.isdisjoint(writes):
            # which may take the place of an input that is donated
            sizes = {t.nbytes for t in step.kernel.results}
            typed = zip(step.operands, step.kernel.operands, strict=True)
            kept |= {b for b, t in typed if b in self.inputs and t.nbytes in sizes}
        if isinstance(step, Copy) and not self.is_short(step):
            kept |= reads & self.inputs  # needless if the input is donated
        # buffers that can be one are so only if steps that touch them stay in order
        place = self.laid_out[1]
        reads, writes = ({place[b] for b in touched} for touched in (reads, writes))
        return Access(frozenset(reads), frozenset(writes), frozenset(place[b] for b in kept))

    # ---- time -------------------------------------------------------------------------------

    @cached_property
    def left(self) -> frozenset[Copy]:
        """The copies that will not disappear, if no input is donated."""
        return frozenset(self.laid_out[0])

    @cached_property
    def laid_out(self) -> tuple[list[Copy], list[int]]:
        """The copies that stay, and where each buffer will lie, if all steps stay in order."""
        return copies_and_places(self.plan)

    def seconds(self, steps: Iterable[Step]) -> float:
        """How long steps take on one thread."""
        return sum(self.seconds_of(s) for s in steps)

    def seconds_of(self, step: Step) -> float:
        found = self.known.get(step)
        if found is None:
            found = self.known[step] = self.estimate(step)
        return found

    def estimate(self, step: Step) -> float:
        if isinstance(step, Launch):
            if isinstance(step.kernel, Opaque):
                moved = sum(t.nbytes for t in (*step.kernel.operands, *step.kernel.results))
                return max(self.arithmetic(step.kernel), memory_seconds(moved, self.target))
            return step.schedule.seconds + self.target.launch_overhead
        if isinstance(step, Sweep):
            return self.seconds(step.launches)
        if isinstance(step, While):
            return TRIPS * self.seconds((*step.cond, *step.body))
        if isinstance(step, Switch):
            return max(self.seconds(b) for b in step.branches)
        if isinstance(step, Copy) and step in self.left:
            return memory_seconds(2 * step.nbytes, self.target)
        return 0.0

    def arithmetic(self, kernel: Opaque) -> float:
        """Seconds of it that a node takes; a loop whose steps nobody counts has a cost per step."""
        cost = cost_of(kernel.nodes)
        flops = cost.flops + self.target.transcendental_cost * cost.transcendentals
        return (TRIPS if kernel.node.op.flow == "loop" else 1) * flops / self.target.flops

    def is_short(self, step: Step) -> bool:
        """Whether one thread runs a step alone, and native code all of it."""
        if isinstance(step, Launch):
            if isinstance(step.kernel, Kernel):
                return step.schedule.grain == 0
            return self.seconds_of(step) <= _WHOLE
        if isinstance(step, Sweep):
            return step.grain >= step.rows
        if isinstance(step, While):
            return all(map(self.is_short, (*step.cond, *step.body)))
        if isinstance(step, Switch):
            return all(self.is_short(s) for b in step.branches for s in b)
        return isinstance(step, Copy) and self.seconds_of(step) <= _WHOLE

    # ---- the result -------------------------------------------------------------------------

    def at_once(self, chains: Sequence[list[Step]]) -> Beside:
        """Chains of steps as one step."""
        seconds = self.seconds(s for c in chains for s in c)
        reason = f"they know nothing of each other and take {seconds * 1e6:.3g} us of one thread"
        self.decide(f"{len(chains)} chains of steps", chains, True, reason)
        return Beside(self.branches(chains, seconds), seconds)

    def little(self, x: _Stretch, chains: Sequence[list[Step]]) -> None:
        """Say why chains of steps stay in order."""
        reason = f"that would save {x.saved * 1e6:.3g} us, and {_GAIN * 1e6:.3g} are worth it"
        self.decide(f"{len(chains)} chains of steps", chains, False, reason)

    def parted(self, a: Beside, b: Beside) -> None:
        """Say why two of them behind each other are not one, if they could be."""
        if not self.access(b).conflicts(self.access(a)):
            reason = f"no more than {_STEPS} steps are looked at together"
            self.decide("chains before and after this step", b.branches, False, reason)

    def decide(self, what: str, chains: Sequence[Sequence[Step]], taken: bool, reason: str) -> None:
        node = next((n for c in reversed(chains) for n in _nodes(c)), None)
        self.decisions.append(Decision(f"run {what} at the same time", taken, reason, node))

    def branches(
        self, chains: Sequence[list[Step]], seconds: float
    ) -> tuple[tuple[Step, ...], ...]:
        """Chains put together until they are worth a thread's while, the longest first."""
        least = max(_SHORTEST, seconds / _BRANCHES)
        found: list[list[Step]] = [[]]
        for chain in chains:
            if self.seconds(found[-1]) >= least:
                found.append([])
            found[-1] += chain
        if len(found) > 1 and self.seconds(found[-1]) < _SHORTEST:
            last = found.pop()
            found[-1] += last
        found.sort(key=lambda b: -self.seconds(b))
        return tuple(map(tuple, found))


def _best(stretches: Iterable[_Stretch], steps: int) -> list[_Stretch]:
    """Those of so many steps that save most, one behind the other."""
    best: list[tuple[float, _Stretch | None]] = [(0.0, None)]
    ending: list[list[_Stretch]] = [[] for _ in range(steps + 1)]
    for x in stretches:
        ending[x.last].append(x)
    for k in range(1, steps + 1):
        best.append((best[k - 1][0], None))
        for x in ending[k]:
            saved = best[x.first][0] + x.saved - _GAIN / 2
            if saved > best[k][0]:
                best[k] = saved, x
    found: list[_Stretch] = []
    k = steps
    while k:
        one = best[k][1]
        k = k - 1 if one is None else one.first
        found += [] if one is None else [one]
    return found[::-1]


def _chains(x: _Stretch, short: Sequence[bool], after: Sequence[Sequence[int]]) -> list[list[int]]:
    """The short steps of a stretch, by chains that know nothing of each other."""
    chains: list[list[int]] = []
    for k in range(x.first, x.last):
        if short[k]:
            met = [c for c in chains if not set(c).isdisjoint(after[k])]
            chains = [c for c in chains if c not in met]
            chains.append(sorted([*(j for c in met for j in c), k]))
    return chains


def _nodes(steps: Iterable[Step]) -> Iterator[Node]:
    """The nodes that steps compute."""
    for step in all_steps(tuple(steps)):
        if isinstance(step, Launch) and step.kernel.nodes:
            yield step.kernel.nodes[-1]
