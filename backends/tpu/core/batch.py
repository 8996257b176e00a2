"""Loops whose iterations run at once: the executor's quick way, with the same values and cycles.

An innermost loop qualifies if its body is straight and what one iteration passes to the next is
either a scalar that grows by the same amount each time, or a register that one instruction folds
into (a sum). Then scalars become one number per iteration, registers get one more axis, and every
instruction of the body runs once for all iterations; a fold runs one after the other. Before that
the addresses are worked out, and where an iteration reads or overwrites what another one writes,
in an order that would not be kept, nothing is done at once.

Cycles need no values. The clock goes through the iterations until it stands as it stood before
(then they repeat), or looks up what the same loop cost from the same standing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from monograph.backends.tpu.core.binding import Bound, Code, Step
from monograph.backends.tpu.core.clock import Clock, Counts, Relative
from monograph.backends.tpu.core.state import Core
from monograph.backends.tpu.isa.spec import Touch

CHUNK = 64  # iterations at once: registers of a body stay in the cache
KEPT = 4096  # costs of a loop that are remembered
_GROWS = {"sadd": 1, "ssub": -1}


@dataclass(eq=False)
class Plan:
    """How a loop's iterations run at once.

    Attributes:
        bundles: the body.
        steps: its instructions that compute, in order.
        grows: scalar registers that change by the same amount: place -> (place of that, sign).
        folds: instructions that fold into their own result.
        scalars: instructions that addresses may depend on.
        ruled: those with cycle rules that look at values.
        touching: those that read or write memory.
        after: registers that are read by more than the fold into them.
        known: what the loop cost before.
    """

    bundles: tuple[Bound, ...]
    steps: tuple[Step, ...]
    grows: dict[int, tuple[int, int]]
    folds: frozenset[Step]
    scalars: tuple[Step, ...]
    ruled: tuple[Step, ...]
    touching: tuple[Step, ...]
    after: frozenset[int]
    known: dict[Any, tuple[int, Counts, Relative]] = field(default_factory=dict)

    @property
    def range(self) -> tuple[int, int]:
        """The bundles, from the first to before the end."""
        return self.bundles[0].number, self.bundles[-1].number + 1


# ---- what may run at once ------------------------------------------------------------------------


def plan_of(code: Code, first: int, end: int) -> Plan | None:
    """A plan for the body from bundle `first` to before `end`; None if it must run one by one."""
    bundles = code.bundles[first:end]
    if any(b.flow is not None for b in bundles):
        return None
    steps = tuple([s for b in bundles for s in b.work])
    issued = [s for b in bundles for s in b.steps]
    if any(s.spec.alone for s in issued) or not issued or _pushes_twice(steps, code):
        return None
    grows, folds = _carried(bundles, code)
    if grows is None:
        return None
    stores = any(s.touches is not None and not s.outs and s.unit == "scalar" for s in steps)
    scalars = [s for s in steps if s.unit == "scalar" and s.outs and not (stores and s.touches)]
    touching = tuple([s for s in steps if s.touches is not None])
    made = {o for s in steps if s not in scalars for o in s.outs}
    ruled = tuple([s for s in issued if s.waits is not None or s.starts is not None])
    wanted = {r for s in (*touching, *ruled, *scalars) for r in s.needs if _scalar(r, code)}
    if wanted & made:
        return None
    after = frozenset(r for s in steps for r in s.needs if s not in folds or r not in s.outs)
    return Plan(bundles, steps, grows, folds, tuple(scalars), ruled, touching, after)


def _scalar(place: int, code: Code) -> bool:
    return place < code.registers and isinstance(code.values[place], int)


def _pushes_twice(steps: Sequence[Step], code: Code) -> bool:
    """Whether an array is given weights by two instructions, whose order would be lost, or weights
    and rows."""
    arrays = [code.values[s.reads[0]] for s in steps if s.unit == "push"]
    pushes = [s for s in steps if s.unit == "push" and s.touches is None]
    return any(arrays.count(code.values[s.reads[0]]) > 1 for s in pushes)


def _carried(
    bundles: Sequence[Bound], code: Code
) -> tuple[dict[int, tuple[int, int]] | None, frozenset[Step]]:
    """Registers that iterations pass on: those that grow, and the folds; None for others."""
    writers: dict[int, list[Step]] = {}
    early: dict[int, list[Step]] = {}  # read before the body has written it
    for bundle in bundles:
        for step in bundle.work:
            for r in step.needs:
                if r not in writers:
                    early.setdefault(r, []).append(step)
        for step in bundle.work:
            for r in step.outs:
                writers.setdefault(r, []).append(step)
    grows: dict[int, tuple[int, int]] = {}
    folds: set[Step] = set()
    for r in early.keys() & writers.keys():
        step = writers[r][0]
        if len(writers[r]) > 1:
            return None, frozenset()
        if step.spec.name in _GROWS and step.reads[0] == r and step.reads[1] not in writers:
            grows[r] = (step.reads[1], _GROWS[step.spec.name])
        elif early[r] == [step] and step.outs == (r,) and step.touches is None:
            folds.add(step)
        else:
            return None, frozenset()
    if any(_scalar(s.outs[0], code) for s in folds):
        return None, frozenset()
    return grows, frozenset(folds)


# ---- addresses -----------------------------------------------------------------------------------


def _begin(plan: Plan, values: list[Any], count: int) -> None:
    """Scalars that grow become one number per iteration."""
    for r, (by, sign) in plan.grows.items():
        grown = values[r] + sign * values[by] * np.arange(count, dtype=np.int64)
        values[r] = ((grown + 0x80000000) & 0xFFFFFFFF) - 0x80000000


def _addresses(plan: Plan, core: Core, count: int) -> tuple[list[tuple[Touch, ...]], list[Any]]:
    """What every instruction touches in each iteration, and the scalars that cycle rules see."""
    values = list(core.values)
    _begin(plan, values, count)
    touched: dict[Step, tuple[Touch, ...]] = {}
    seen: dict[Step, Sequence[Any]] = {}
    scalars, touching, ruled = set(plan.scalars), set(plan.touching), set(plan.ruled)
    for bundle in plan.bundles:
        outs = []
        for step in bundle.steps:
            core.at = step
            ins = [values[i] for i in step.reads]
            if step in touching:
                assert step.touches is not None
                touched[step] = step.touches(core, *ins)
            if step in ruled:
                seen[step] = ins[:2]
            if step in scalars:
                outs.append((step.outs[0], step.run(core, *ins)))
        for place, out in outs:
            values[place] = out
    return [touched[s] for s in plan.touching], [seen[s] for s in plan.ruled]


def _ordered(steps: Sequence[Step], touched: Sequence[tuple[Touch, ...]], count: int) -> bool:
    """Whether running each instruction for all iterations keeps the order of all accesses."""
    rows = [(i, t) for i, touches in enumerate(touched) for t in touches]
    for a, (p, one) in enumerate(rows):
        for q, other in rows[a:]:
            if one.space != other.space or not (one.write or other.write):
                continue
            if p == q and steps[p].spec.ordered:
                continue
            if _clash(one, other, count):
                return False
    return True


def _clash(one: Touch, other: Touch, count: int) -> bool:
    """Whether a later iteration of `one`, the earlier instruction, meets an earlier of `other`."""
    a, b = (np.broadcast_to(np.asarray(t.first), count) for t in (one, other))
    a_end, b_end = a + one.rows, b + other.rows
    if a_end.max() <= b.min() or b_end.max() <= a.min():
        return False
    meets = (a[:, None] < b_end[None, :]) & (b[None, :] < a_end[:, None])
    later = np.tril(meets, -1)
    return bool(later.any())


# ---- values --------------------------------------------------------------------------------------


def run_batch(plan: Plan, core: Core, count: int) -> int:
    """Run iterations of a loop at once; how many have been run (the others are to be)."""
    done = 0
    while done < count:
        n = min(CHUNK, count - done)
        touched, seen = _addresses(plan, core, n)
        if not _ordered(plan.touching, touched, n):
            break
        for step, touches in zip(plan.touching, touched, strict=True):
            core.at = step
            if core.flights:
                core.check_race(touches)
        core.iterations = n
        _values(plan, core, n)
        core.iterations = 1
        _time(plan, core.clock, n, seen)
        done += n
    return done


def _values(plan: Plan, core: Core, count: int) -> None:
    values = core.values
    _begin(plan, values, count)
    for bundle in plan.bundles:
        if bundle.together:
            outs = [_run(plan, core, step, count) for step in bundle.work]
            for step, out in zip(bundle.work, outs, strict=True):
                _write(values, step, out)
        else:
            for step in bundle.work:
                _write(values, step, _run(plan, core, step, count))
    for place in {o for s in plan.steps for o in s.outs}:
        values[place] = _last(values[place])


def _last(x: Any) -> Any:
    """The value of the last iteration."""
    if not isinstance(x, np.ndarray):
        return x
    if x.ndim == 1:
        return int(x[-1])
    return x[-1].copy() if x.ndim == 3 else x


def _run(plan: Plan, core: Core, step: Step, count: int) -> Any:
    core.at = step
    ins = [core.values[i] for i in step.reads]
    if step not in plan.folds:
        return step.run(core, *ins)
    own = step.outs[0]
    positions = [k for k, i in enumerate(step.reads) if i == own]
    rows = [isinstance(v, np.ndarray) and v.ndim in (1, 3) for v in ins]
    total, outs, wanted = core.values[own], [], own in plan.after
    for i in range(count):
        row = [v[i] if many else v for v, many in zip(ins, rows, strict=True)]
        for k in positions:
            row[k] = total
        total = step.run(core, *row)
        if wanted:
            outs.append(total)
    return np.stack(outs) if wanted else total


def _write(values: list[Any], step: Step, out: Any) -> None:
    if len(step.outs) == 1:
        values[step.outs[0]] = out[0] if isinstance(out, tuple) else out
    elif step.outs:
        for place, value in zip(step.outs, out, strict=True):
            values[place] = value


# ---- cycles --------------------------------------------------------------------------------------


def _time(plan: Plan, clock: Clock, count: int, seen: Sequence[Any]) -> None:
    """Let the clock run through `count` iterations."""
    before, start = clock.relative(), clock.now
    rows = [tuple(v.tobytes() if isinstance(v, np.ndarray) else _plain(v) for v in s) for s in seen]
    key = (count, before, tuple(rows))
    found = plan.known.get(key)
    if found is not None:
        cycles, counts, after = found
        clock.add(counts)
        clock.become(start + cycles, after)
        return
    counted = clock.counts(*plan.range)
    ins = {s: _per_iteration(v, count) for s, v in zip(plan.ruled, seen, strict=True)}
    _iterate(plan, clock, count, ins)
    if len(plan.known) < KEPT:
        plan.known[key] = (clock.now - start, clock.since(counted), clock.relative())


def _plain(x: Any) -> Any:
    return x if isinstance(x, int) else None


def _per_iteration(values: Sequence[Any], count: int) -> list[tuple[Any, ...]]:
    columns = [
        v.tolist() if isinstance(v, np.ndarray) and v.ndim == 1 else [v] * count for v in values
    ]
    return list(zip(*columns, strict=True))


def _iterate(plan: Plan, clock: Clock, count: int, ins: dict[Step, list[Any]]) -> None:
    passed: dict[Relative, tuple[int, int, Counts]] = {}
    i = 0
    while i < count:
        if not plan.ruled:
            state = clock.relative()
            if state in passed:  # from here on it repeats itself
                first, then, counted = passed[state]
                times = (count - i) // (i - first)
                cycles = clock.now - then
                clock.add(clock.since(counted), times)
                clock.become(clock.now + times * cycles, state)
                i += times * (i - first)
                passed.clear()
                continue
            passed[state] = (i, clock.now, clock.counts(*plan.range))
        for bundle in plan.bundles:
            clock.issue(bundle, lambda step, i=i: ins[step][i])  # type: ignore[misc]
        i += 1


__all__ = ["CHUNK", "Plan", "plan_of", "run_batch"]
