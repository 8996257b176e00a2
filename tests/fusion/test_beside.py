"""Steps at the same time: chains that know nothing of each other, and memory that bears it."""

from __future__ import annotations

import importlib
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
from fusion_programs import TARGET as IN_ORDER
from fusion_programs import copies, dot, f, fold
from monograph.fusion import StepPlan, assign_buffers, choose_layout, fuse, schedule
from monograph.fusion.alternate import alternate
from monograph.fusion.beside import beside
from monograph.fusion.kernel import Opaque
from monograph.fusion.program import (
    Beside,
    Copy,
    Host,
    Launch,
    Program,
    Step,
    While,
    all_steps,
)
from monograph.fusion.verify import verify_plan
from monograph.hlo import ops
from monograph.hlo.builder import build
from monograph.hlo.errors import VerifyError
from monograph.hlo.graph import Graph, Node
from monograph.hlo.interp import evaluate
from monograph.hlo.legalize import Claims, claims_nothing, legalize
from monograph.hlo.types import TensorType
from random_graphs import WITH_REGIONS, random_graph
from run_kernels import run

TARGET = replace(IN_ORDER, at_once=True)


def plan_of(graph: Graph, claims: Claims = claims_nothing) -> StepPlan:
    steps = schedule(fuse(graph, choose_layout(graph, TARGET), TARGET, claims), TARGET)
    return beside(alternate(steps, TARGET), TARGET)


def made_of(plan: StepPlan, donated: tuple[bool, ...] = ()) -> Program:
    made = assign_buffers(plan, donated)
    verify_plan(plan, made)
    return made


def at_once(made: Program | StepPlan) -> list[Beside]:
    return [s for s in all_steps(made.steps or ()) if isinstance(s, Beside)]


def drawn(types: list[TensorType]) -> list[np.ndarray[Any, Any]]:
    rng = np.random.default_rng(0)
    return [rng.standard_normal(t.shape).astype(np.float32) / 4 for t in types]


def check(fn: Any, types: list[TensorType], donated: tuple[bool, ...] = ()) -> Program:
    """Steps run at the same time; values are the interpreter's. The program."""
    graph = legalize(build(lambda *xs: list(fn(*xs)), types, "fn"), lambda node: False)
    made = made_of(plan_of(graph), donated)
    args = drawn(types)
    for got, want in zip(run(made, args), evaluate(graph, args), strict=True):
        np.testing.assert_allclose(got, want, rtol=1e-4, atol=1e-5)
    return made


def scan(x: Any, w: Any, h: Any) -> Any:
    """A recurrent net over the rows of x; all states."""

    def step(h: Any, x: Any) -> Any:
        h = mnp.tanh(mnp.dot(h, w) + x)
        return h, h

    return mg.lax.scan(step, h, x)[1]


def traced(fn: Any, *args: Any, keeps: Claims = claims_nothing) -> Graph:
    """The graph of a function of the public API, as a machine runs it step by step."""
    return legalize(mg.make_hlo(fn)(*args), keeps)


def inside(made: Program | StepPlan) -> list[Step]:
    """What runs at the same time as something else."""
    return [s for one in at_once(made) for s in all_steps((one,))]


def same(made: Program, graph: Graph, args: list[Any]) -> None:
    """Values are the interpreter's."""
    for got, want in zip(run(made, args), evaluate(graph, args), strict=True):
        np.testing.assert_allclose(got, want, rtol=1e-4, atol=1e-5)


def test_two_loops_side_by_side() -> None:
    """Two recurrent nets over one sequence, which begin with the same zeros."""
    x, w, v = drawn([f(6, 8, 64), f(64, 64), f(64, 64)])

    def both(x: Any, w: Any, v: Any) -> Any:
        start = mnp.zeros((8, 64))
        return mnp.concatenate([scan(x, w, start), scan(x[::-1], v, start)], -1)

    graph = traced(both, x, w, v)
    made = made_of(plan_of(graph))
    (found,) = at_once(made)
    assert [sum(isinstance(s, While) for s in b) for b in found.branches] == [1, 1]
    (got,), (want,) = run(made, [x, w, v]), evaluate(graph, [x, w, v])
    np.testing.assert_allclose(got, want, rtol=1e-4, atol=1e-5)


def two(x: Any, a: Any, b: Any) -> Any:
    """Two chains that are worth it."""
    return mnp.tanh(x @ a), mnp.sin(x @ b)


TWO = [f(64, 64), f(64, 72), f(64, 80)]  # no result could take the place of what both read


def written(cache: Any, row: Any) -> Any:
    return cache.at[3].set(row)


def turned(cache: Any, row: Any) -> Any:
    """A loop that does nothing but copy."""
    return mg.lax.fori_loop(0, 5, lambda _, c: (c[1], c[2], c[0]), (cache, cache + 1, cache * row))


@pytest.mark.parametrize("fn", [written, turned])
@pytest.mark.parametrize(("rows", "short"), [(16, True), (2048, False)])
def test_long_copies_keep_their_threads(fn: Any, rows: int, short: bool) -> None:
    args = drawn([f(rows, 64), f(64), *TWO])
    graph = traced(lambda c, r, *xs: (fn(c, r), two(*xs)), *args)
    made = made_of(plan_of(graph))
    assert at_once(made) and any(c.source != c.target for c in copies(made.steps or ()))
    assert short or not any(isinstance(s, Copy | While) for s in inside(made))
    same(made, graph, args)


def test_donated_memory_is_written_after_it_is_read() -> None:
    """A long copy that a donated input makes needless stays so: it does not run early."""

    def step(cache: Any, row: Any, x: Any, a: Any) -> Any:
        return two(x, a, mnp.exp(cache[:80].reshape(64, 80))), written(cache, row)

    args = drawn([f(2048, 64), f(64), *TWO[:2]])
    graph = traced(step, *args)
    made = made_of(plan_of(graph), (True, False, False, False))
    assert at_once(made) and not any(c.source != c.target for c in copies(made.steps or ()))
    same(made, graph, args)


def test_copies_that_disappear_take_no_time() -> None:
    """Loops whose stacked results are long."""

    def both(x: Any, w: Any, v: Any) -> Any:
        start = mnp.zeros((8, 64))
        return scan(x, w, start), scan(x, v, start + 1)

    plan = plan_of(traced(both, *drawn([f(400, 8, 64), f(64, 64), f(64, 64)])))
    (found,) = at_once(plan)
    assert [sum(isinstance(s, While) for s in b) for b in found.branches] == [1, 1]


@pytest.mark.parametrize(("size", "short"), [(100, True), (20_000, False)])
def test_loops_that_are_taken_whole(size: int, short: bool) -> None:
    """Nobody counts their steps; long ones share their elements out themselves."""

    def loop(n: Any, x: Any) -> Any:
        start = mnp.int32(0), x
        return mg.lax.while_loop(lambda c: c[0] < n, lambda c: (c[0] + 1, mnp.exp(-c[1])), start)[1]

    def whole(node: Node) -> bool:
        return node.op is ops.while_

    args = [np.int32(7), *drawn([f(size), *TWO])]
    graph = traced(lambda n, x, *xs: (loop(n, x), two(*xs)), *args, keeps=whole)
    made = made_of(plan_of(graph, whole))
    loops = [s for s in all_steps(made.steps or ()) if _taken_whole(s)]
    assert len(loops) == 1 and at_once(made)
    assert short or not any(map(_taken_whole, inside(made)))
    same(made, graph, args)


def _taken_whole(step: Step) -> bool:
    return isinstance(step, Launch) and isinstance(step.kernel, Opaque)


def test_machines_without_it() -> None:
    graph = build(lambda *xs: heads(*xs), [f(64, 64)] * 4, "heads")
    steps = schedule(fuse(graph, choose_layout(graph, TARGET), TARGET), TARGET)
    assert at_once(beside(steps, TARGET)) and beside(steps, IN_ORDER) is steps


def heads(x: Any, a: Any, b: Any, c: Any) -> list[Any]:
    """A fork after the first product, and a join before the last one."""
    h = ops.tanh(dot(x, a))
    q, k, v = ops.tanh(dot(h, b)), ops.exponential(dot(h, c)), ops.sine(dot(h, a))
    return [dot(ops.add(ops.add(q, k), v), x)]


def test_forks_and_joins() -> None:
    made = check(heads, [f(64, 64)] * 4)
    (found,) = at_once(made)
    assert len(found.branches) >= 2
    before = made.steps[: made.steps.index(found)]  # type: ignore[union-attr, index]
    assert before, "what all of them read is there first"
    yes = [d for d in made.decisions if d.taken and "at the same time" in d.what]
    assert len(yes) == 1 and "us of one thread" in yes[0].reason


def test_optimiser_over_many_parameters() -> None:
    """Updates of donated parameters, in place, in a few branches."""

    def update(*xs: Any) -> list[Any]:
        half = len(xs) // 2
        return [
            ops.subtract(ops.exponential(p), ops.multiply(g, g))
            for p, g in zip(xs[:half], xs[half:], strict=True)
        ]

    types = [f(40 + k, 50) for k in range(30)] * 2
    made = check(update, types, (True,) * 30 + (False,) * 30)
    assert at_once(made) and all(2 <= len(s.branches) <= 8 for s in at_once(made))
    plan = made.buffers
    assert plan is not None and sum(b.alias is not None for b in plan.buffers) == 30


def test_little_work_stays_in_order() -> None:
    made = check(lambda x, y: [fold(ops.tanh(x), (0,)), ops.exponential(y)], [f(8, 8), f(9, 9)])
    assert not at_once(made)
    (why,) = (d for d in made.decisions if "at the same time" in d.what)
    assert not why.taken and "us of one thread" in why.reason and why.node is not None


def test_why_chains_stay_in_order() -> None:
    """A long chain and a short one; and more chains than are looked at together."""

    def uneven(x: Any, a: Any, y: Any) -> list[Any]:
        for _ in range(4):
            x = ops.tanh(dot(x, a))
        return [x, fold(ops.sine(y), (0,))]

    made = check(uneven, [f(64, 64), f(64, 64), f(30, 30)])
    assert not at_once(made)
    (why,) = (d for d in made.decisions if "at the same time" in d.what)
    assert not why.taken and "2 chains" in why.what and "would save" in why.reason

    types = [f(40 + k % 16, 40 + k % 16) for k in range(70)]
    many = check(lambda *xs: [dot(x, x) for x in xs], types)
    assert len(at_once(many)) == 2
    (why,) = (d for d in many.decisions if "at the same time" in d.what and not d.taken)
    assert "64 steps" in why.reason and why.node is not None


def test_dependent_steps_stay_in_order() -> None:
    def chain(x: Any, a: Any) -> list[Any]:
        for _ in range(6):
            x = ops.tanh(dot(x, a))
        return [x]

    assert not at_once(check(chain, [f(64, 64)] * 2))


def test_host_calls_stay_in_order() -> None:
    """Nothing that leaves native code is in a branch."""

    def called(x: Any, a: Any, b: Any) -> Any:
        y = mg.pure_callback(lambda v: v + 1, x, x)
        return mnp.tanh(x @ a) @ b, mnp.sin(y @ b) @ a

    x, a, b = drawn([f(64, 64)] * 3)
    plan = plan_of(traced(called, x, a, b))
    inside = [s for one in at_once(plan) for s in all_steps((one,))]
    assert not any(isinstance(s, Host) for s in inside)


@pytest.mark.parametrize("part", range(4))
def test_random_graphs(part: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """With everything at the same time that may be, delays at random and donated inputs."""
    module = importlib.import_module("monograph.fusion.beside")
    monkeypatch.setattr(module, "_GAIN", 1e-15)
    monkeypatch.setattr(module, "_SHORTEST", part * 1.2e-7)  # the last branch may be too short
    rng, found = np.random.default_rng(part), 0
    for seed in range(10 * part, 10 * part + 10):
        graph = legalize(random_graph(seed, nodes=40, steps=WITH_REGIONS), lambda node: False)
        plan = plan_of(graph)
        found += len(at_once(plan))
        args = [rng.standard_normal(p.type.shape).astype(p.type.dtype.np) for p in graph.params]
        donated = tuple(bool(k) for k in rng.integers(0, 2, len(args)))
        for got, want in zip(run(made_of(plan, donated), args), evaluate(graph, args), strict=True):
            np.testing.assert_allclose(got, want, rtol=1e-5, atol=1e-5)
    assert found > 5


def blindly(plan: StepPlan) -> StepPlan:
    """Every two launches in a row at the same time, whatever they touch."""
    out: list[Step] = []
    for step in plan.steps:
        if isinstance(step, Launch) and out and isinstance(out[-1], Launch):
            out[-1] = Beside(((out[-1],), (step,)), 1e-5)
        else:
            out.append(step)
    return replace(plan, steps=tuple(out))


def test_what_is_accepted_runs_right() -> None:
    """Launches beside each other at random: wrong values only where the verifier refuses."""
    refused = ran = 0
    for seed in range(60):
        graph = legalize(random_graph(seed, nodes=20), lambda node: False)
        steps = schedule(fuse(graph, choose_layout(graph, TARGET), TARGET), TARGET)
        plan = blindly(steps)
        made = assign_buffers(plan)
        try:
            verify_plan(plan, made)
        except VerifyError:
            refused += 1
            continue
        ran += bool(at_once(plan))
        rng = np.random.default_rng(seed)
        args = [rng.standard_normal(p.type.shape).astype(p.type.dtype.np) for p in graph.params]
        for got, want in zip(run(made, args), evaluate(graph, args), strict=True):
            np.testing.assert_allclose(got, want, rtol=1e-4, atol=1e-4)
    assert refused > 5 and ran > 5


def test_machine_code_with_many_callers() -> None:
    """Branches on the pool's threads, from many threads at once: always the same bits."""
    x, w, v = drawn([f(20, 8, 64), f(64, 64), f(64, 64)])

    @mg.jit
    def both(x: Any, w: Any, v: Any) -> Any:
        start = mnp.zeros((8, 64))
        return scan(x, w, start), scan(x, v, start + 1)

    text = both.lower(x, w, v).compile().as_text("kernels")
    assert "at the same time:" in text
    first = [np.asarray(y) for y in both(x, w, v)]
    want = [x[0] * 0]
    for row in x:
        want.append(np.tanh(want[-1] @ w + row))
    np.testing.assert_allclose(first[0], np.stack(want[1:]), rtol=1e-4, atol=1e-5)
    with ThreadPoolExecutor(4) as pool:
        for found in pool.map(lambda _: [np.asarray(y) for y in both(x, w, v)], range(200)):
            for a, b in zip(found, first, strict=True):
                np.testing.assert_array_equal(a, b)
