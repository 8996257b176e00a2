"""The verifier of plans accepts what the passes make, and finds what is broken by hand."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Any

import numpy as np
import pytest

import monograph as mg
from fusion_programs import CASES, TARGET, add_one, below, f, loop, softmax
from monograph.fusion import StepPlan, assign_buffers, choose_layout, fuse, schedule
from monograph.fusion.kernel import Kernel
from monograph.fusion.program import (
    Copy,
    Launch,
    Program,
    Step,
    Sweep,
    While,
)
from monograph.fusion.rows import row_loop
from monograph.fusion.verify import verify_plan
from monograph.hlo import flags, ops
from monograph.hlo.builder import build
from monograph.hlo.errors import VerifyError
from monograph.hlo.graph import Graph
from monograph.hlo.interp import evaluate
from monograph.hlo.legalize import legalize
from monograph.hlo.ops.leaf import splat
from monograph.hlo.types import I32, tensor
from random_graphs import WITH_REGIONS, random_args, random_graph
from run_kernels import run

I = tensor((), I32)  # noqa: E741
Plans = tuple[StepPlan, Program]


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """The shortest work is worth sharing."""
    monkeypatch.setattr(importlib.import_module("monograph.fusion.sweep"), "SPLIT", 0.0)


def planned(graph: Graph, donated: Sequence[bool] = ()) -> Plans:
    plan = schedule(fuse(graph, choose_layout(graph, TARGET), TARGET), TARGET)
    return plan, assign_buffers(plan, donated)


def case_named(name: str, *, donated: bool = False) -> Plans:
    case = next(c for c in CASES if c.fn.__name__ == name and any(c.donated) == donated)
    return planned(case.graph, case.donated)


def counter() -> Plans:
    """A loop whose carry is written in place while its old value is still wanted for a sum."""

    def body(i: Any, x: Any, s: Any) -> list[Any]:
        y = ops.optimization_barrier(ops.sine(x))[0]
        return [add_one(i), y, ops.add(s, y)]

    def fn(x: Any) -> list[Any]:
        zero = splat(0, I)
        return loop(lambda i, *_: below(i, 3), body, [zero, x, ops.negate(x)])[1:]

    return planned(build(fn, [f(8)], "counter"))


def with_specs(made: Program, change: Callable[[Any], Any]) -> Program:
    assert made.buffers is not None
    specs = tuple(change(s) for s in made.buffers.buffers)
    return replace(made, buffers=replace(made.buffers, buffers=specs))


def with_steps(made: Program, change: Callable[[tuple[Step, ...]], Sequence[Step]]) -> Program:
    return replace(made, steps=tuple(change(made.steps or ())))


def in_sweep(made: Program, change: Callable[[Sweep], Sweep]) -> Program:
    return with_steps(made, lambda steps: [change(s) if isinstance(s, Sweep) else s for s in steps])


def temporaries_together(plans: Plans) -> Program:
    return with_specs(plans[1], lambda s: replace(s, offset=0))


def temporary_outside(plans: Plans) -> Program:
    return with_specs(plans[1], lambda s: replace(s, offset=1 << 20))


def steps_swapped(plans: Plans) -> Program:
    return with_steps(plans[1], lambda s: s[::-1])


def step_missing(plans: Plans) -> Program:
    return with_steps(plans[1], lambda s: s[1:])


def first_copy_missing(plans: Plans) -> Program:
    def change(steps: tuple[Step, ...]) -> list[Step]:
        first = next(k for k, s in enumerate(steps) if isinstance(s, Copy))
        return [*steps[:first], *steps[first + 1 :]]

    return with_steps(plans[1], change)


def copy_in_body_missing(plans: Plans) -> Program:
    def change(step: Step) -> Step:
        if not isinstance(step, While):
            return step
        first = next(s for s in step.body if isinstance(s, Copy))
        return replace(step, body=tuple(s for s in step.body if s is not first))

    return with_steps(plans[1], lambda steps: [change(s) for s in steps])


def not_donated(plans: Plans) -> Program:
    inputs = tuple(replace(p, donated=False) for p in plans[1].inputs)
    return replace(plans[1], inputs=inputs)


def other_output(plans: Plans) -> Program:
    first = plans[1].inputs[0].buffer
    outputs = tuple(replace(p, buffer=first) for p in plans[1].outputs)
    return replace(plans[1], outputs=outputs)


def too_small(plans: Plans) -> Program:
    return with_specs(plans[1], lambda s: replace(s, nbytes=s.nbytes - 4))


def alias_forgotten(plans: Plans) -> Program:
    def change(step: Launch) -> Launch:
        assert isinstance(step.kernel, Kernel)
        return replace(step, kernel=replace(step.kernel, aliases=()))

    return in_sweep(plans[1], lambda s: replace(s, launches=tuple(map(change, s.launches))))


def rows_wrong(plans: Plans) -> Program:
    return in_sweep(plans[1], lambda s: replace(s, rows=s.rows - 1))


def no_ranges(plans: Plans) -> Program:
    def change(step: Launch) -> Launch:
        return replace(step, schedule=replace(step.schedule, grain=0))

    return in_sweep(plans[1], lambda s: replace(s, launches=tuple(map(change, s.launches))))


def rows_backwards(plans: Plans) -> Program:
    return in_sweep(plans[1], lambda s: replace(s, launches=s.launches[::-1]))


def apart() -> Plans:
    """Launches whose rows meet, put together by hand on both sides."""

    def fn(x: Any) -> list[Any]:
        e = ops.optimization_barrier(ops.exponential(x))[0]
        return [e, ops.sine(ops.reverse(e, dimensions=(0,)))]

    plan, made = planned(build(fn, [f(6)], "apart"))
    ranged = [
        replace(s, schedule=replace(s.schedule, grain=2))
        for s in plan.steps
        if isinstance(s, Launch)
    ]
    return replace(plan, steps=(Sweep(tuple(ranged), 6, 2),)), made


def put_together(plans: Plans) -> Program:
    return assign_buffers(plans[0])


def soft() -> Plans:
    return planned(build(lambda x: [softmax(x)], [f(5, 8)], "softmax"))


BROKEN: tuple[tuple[Callable[[Plans], Program], Callable[[], Plans], str], ...] = (
    (temporaries_together, lambda: case_named("scan_outputs"), "when it is read|in the memory of"),
    (temporaries_together, soft, "another buffer of the same sweep"),
    (temporary_outside, soft, "does not lie in the arena"),
    (steps_swapped, lambda: case_named("two_layers"), "is used for it"),
    (step_missing, lambda: case_named("two_layers"), "is used for it|not those"),
    (first_copy_missing, lambda: case_named("increment_row"), "a copy of b0 to b2 is missing"),
    (copy_in_body_missing, lambda: case_named("swap"), "a copy of .* is missing"),
    (not_donated, lambda: case_named("sgd", donated=True), "which is not donated"),
    (other_output, soft, "is used for it"),
    (too_small, soft, "does not fit"),
    (alias_forgotten, soft, "which other points of it read"),
    (rows_wrong, soft, "does not have the 4 rows"),
    (no_ranges, soft, "takes no range"),
    (rows_backwards, soft, "is used for it"),
    (put_together, apart, "rows of a sweep meet"),
)


@pytest.mark.parametrize("case", CASES, ids=lambda c: c.fn.__name__)
def test_accepts(case: Any) -> None:
    verify_plan(*planned(case.graph, case.donated))
    verify_plan(*counter())


@pytest.mark.parametrize("row", BROKEN, ids=lambda r: r[0].__name__)
def test_finds(row: tuple[Callable[[Plans], Program], Callable[[], Plans], str]) -> None:
    change, make, message = row
    plans = make()
    with pytest.raises(VerifyError, match=message):
        verify_plan(plans[0], change(plans))


def test_every_program_is_verified(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without being asked: a step that is lost is an error, no wrong value."""
    compiling = importlib.import_module("monograph.tracer.compile")

    def without_the_last(*args: Any, **options: Any) -> Program:
        made = assign_buffers(*args, **options)
        assert made.steps
        return replace(made, steps=made.steps[:-1])

    monkeypatch.setitem(flags.values, "verify", 0)
    monkeypatch.setattr(compiling, "assign_buffers", without_the_last)
    with pytest.raises(VerifyError):
        mg.jit(lambda x: mg.numpy.sin(x).sum())(np.ones(300, np.float32))


def _moved(made: Program, rng: np.random.Generator) -> Program:
    """One temporary at another's place, or two buffers' places in the steps exchanged."""
    assert made.buffers is not None
    temps = [b for b in made.buffers.buffers if b.kind == "temp" and b.nbytes]
    if len(temps) < 2:
        return made
    one, other = (temps[k] for k in rng.choice(len(temps), 2, replace=False))
    offset = min(other.offset, made.buffers.arena_bytes - one.nbytes) // 64 * 64
    return with_specs(made, lambda s: replace(s, offset=offset) if s is one else s)


def test_what_is_accepted_runs_right() -> None:
    """Random plans with a temporary moved: wrong values only where the verifier refuses."""
    refused = 0
    for seed in range(60):
        graph = random_graph(seed, nodes=40, steps=WITH_REGIONS, dtypes=("f32", "i32", "bool"))
        graph = legalize(graph, lambda node: False)
        plan, made = planned(graph)
        verify_plan(plan, made)
        changed = _moved(made, np.random.default_rng(seed))
        try:
            verify_plan(plan, changed)
        except VerifyError:
            refused += 1
            continue
        args = random_args(graph, seed)
        for have, want in zip(run(changed, args), evaluate(graph, args), strict=True):
            wide = np.asarray(want, np.float64)
            np.testing.assert_allclose(have.astype(np.float64), wide, rtol=1e-4, atol=1e-4)
    assert 10 < refused < 60


def _put_blindly(plan: StepPlan) -> StepPlan:
    """Neighbouring launches with equally many rows together, whatever their rows touch."""

    def rows(step: Step) -> int:
        if not isinstance(step, Launch) or not isinstance(step.kernel, Kernel):
            return 0
        loop = row_loop(step.kernel, step.schedule)
        return 0 if loop is None or 0 in step.kernel.dims else step.kernel.dims[loop]

    out: list[Step] = []
    for count, group in groupby(plan.steps, rows):
        found = list(group)
        if count < 2 or len(found) < 2:
            out += found
            continue
        ranged = (s for s in found if isinstance(s, Launch))
        made = tuple(replace(s, schedule=replace(s.schedule, grain=1)) for s in ranged)
        out.append(Sweep(made, count, 1))
    return replace(plan, steps=tuple(out))


def test_sweeps_that_are_accepted_run_right(monkeypatch: pytest.MonkeyPatch) -> None:
    """Launches put together at random: wrong values only where the verifier refuses."""
    monkeypatch.setattr(importlib.import_module("monograph.fusion.sweep"), "SPLIT", np.inf)
    refused = ran = 0
    for seed in range(120):
        graph = random_graph(seed, nodes=40, shapes=((5, 3), (5,), (3, 5)))
        graph = legalize(graph, lambda node: False)
        plan = _put_blindly(planned(graph)[0])
        if not any(isinstance(s, Sweep) for s in plan.steps):
            continue
        made = assign_buffers(plan)
        try:
            verify_plan(plan, made)
        except VerifyError:
            refused += 1
            continue
        ran += 1
        args = random_args(graph, seed)
        for have, want in zip(run(made, args), evaluate(graph, args), strict=True):
            wide = np.asarray(want, np.float64)
            np.testing.assert_allclose(have.astype(np.float64), wide, rtol=1e-4, atol=1e-4)
    assert refused > 5 and ran > 5
