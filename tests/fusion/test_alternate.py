"""Loops with two buffers for a carry: nothing is copied, whatever the number of steps."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from fusion_programs import TARGET, add_one, below, copies, dot, f, fold, loop, spread
from loop_programs import LONG, I, check, doubled, drawn, made_of, plan_of, shifted
from monograph.fusion.alternate import alternate, copied
from monograph.fusion.buffers import copies_left
from monograph.fusion.estimate import TRIPS
from monograph.fusion.program import Copy, Launch, Program, Switch, While, all_steps
from monograph.hlo import ops
from monograph.hlo.builder import build
from monograph.hlo.interp import evaluate
from monograph.hlo.legalize import legalize
from monograph.hlo.ops.leaf import splat
from random_graphs import WITH_REGIONS, random_graph
from run_kernels import run


@pytest.mark.parametrize("count", [0, 1, 2, 5, 6])
def test_a_carry_that_is_read_elsewhere(count: int) -> None:
    def fn(x: Any) -> Any:
        out = loop(lambda i, *_: below(i, count), lambda i, x: [add_one(i), shifted(x)],
                   [splat(0, I), x])  # fmt: skip
        return out[1:]

    made = check(fn, [f(LONG)], drawn(LONG))
    assert doubled(made) == 1 and not any(n > 4 for n in _each_round(made))


def _each_round(made: Program) -> list[int]:
    """The copies of a whole round, without the one at the loop's end."""
    found: list[int] = []
    for step in all_steps(made.steps or ()):
        if isinstance(step, While):
            last = step.body[-1]
            assert isinstance(last, Switch)
            found += [c.nbytes for c in copies((*step.body[:-1], *last.branches[0]))]
    return found


@pytest.mark.parametrize("count", [3, 4])
def test_carries_that_change_places(count: int) -> None:
    def fn(x: Any, y: Any) -> Any:
        out = loop(lambda i, *_: below(i, count), lambda i, a, b: [add_one(i), b, a],
                   [splat(0, I), x, y])  # fmt: skip
        return out[1:]

    made = check(fn, [f(LONG), f(LONG)], drawn(LONG), drawn(LONG) + 1)
    assert doubled(made) == 1
    assert sum(n > 4 for n in _each_round(made)) < 2 * 3  # three copies a step before


def test_a_condition_on_the_carry() -> None:
    """It is asked of the buffer in which the carry is."""

    def cond(x: Any, n: Any) -> list[Any]:
        total = fold(ops.multiply(x, x), (0,))
        return [ops.compare(total, splat(1.0, total.type), comparison_direction="GT")]

    def body(x: Any, n: Any) -> list[Any]:
        return [ops.multiply(shifted(x), splat(0.4, x.type)), add_one(n)]

    for scale in (0.0, 1e-2, 0.05, 1.0, 30.0, 100.0):
        made = check(lambda x: loop(cond, body, [x, splat(0, I)]), [f(LONG)], scale * drawn(LONG))
        assert doubled(made) == 1


def test_what_is_stacked_stays_in_place() -> None:
    def fn(x: Any, w: Any) -> Any:
        def body(i: Any, h: Any, ys: Any, w: Any) -> list[Any]:
            h = ops.tanh(dot(h, w))
            row = ops.reshape(h, shape=(1, 32, 64))
            starts = [i, splat(0, I), splat(0, I)]
            return [add_one(i), h, ops.dynamic_update_slice(ys, row, *starts)]

        start = [splat(0, I), x, splat(0.0, f(7, 32, 64))]
        return loop(lambda i, *_: below(i, 7), body, start, [w])[1:]

    made = check(fn, [f(32, 64), f(64, 64)], drawn(32, 64), drawn(64, 64) / 8)
    assert not any(n > 4 for s in made.steps or () if isinstance(s, While)
                   for n in [c.nbytes for c in copies(s.body[:-1])])  # fmt: skip


def _inner(x: Any, n: int) -> Any:
    return loop(lambda j, *_: below(j, n), lambda j, x: [add_one(j), shifted(x)],
                [splat(0, I), x])[1]  # fmt: skip


def _outer(x: Any) -> Any:
    def body(i: Any, x: Any, y: Any) -> list[Any]:
        return [add_one(i), ops.add(_inner(x, 3), y), ops.tanh(ops.reverse(x, dimensions=(0,)))]

    return loop(lambda i, *_: below(i, 5), body, [splat(0, I), x, x])[1:]


def test_loops_inside_loops() -> None:
    made = check(_outer, [f(LONG)], drawn(LONG))
    assert doubled(made) >= 2


def test_copies_inside_are_counted_by_rounds() -> None:
    """An inner loop whose steps stand in an outer one's round on other buffers is in rounds, too:
    what it copies when it ends is not copied in every step."""
    plan = alternate(plan_of(build(_outer, [f(LONG)], "fn")), TARGET)
    (outer,) = (s for s in plan.steps if isinstance(s, While))
    inside = [s for s in all_steps(outer.body) if isinstance(s, While)]
    assert len(inside) == outer.round and all(s.round == 2 for s in inside)
    ends = [c for s in inside for c in copies((s.body[-1],))]
    assert any(c.nbytes == 4 * LONG for c in ends)
    assert copied(plan.steps, frozenset(copies_left(plan))) < TRIPS**2 * 4 * LONG


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_what_is_read_after_the_loop_stays_where_it_is(count: int) -> None:
    """A value of the outer loop's step that the inner loop, whose steps stand there twice then,
    reads, and one step after the loop: all of a plan's steps may read it, whatever graphs say."""

    def body(i: Any, x: Any) -> list[Any]:
        v = ops.tanh(ops.reverse(x, dimensions=(0,)))
        inner = loop(lambda j, *_: below(j, 3), twice, [splat(0, I), x], [v])
        return [add_one(i), ops.multiply(shifted(inner[1]), splat(0.3, x.type))]

    def twice(j: Any, x: Any, v: Any) -> list[Any]:
        """Two kernels that read it."""
        most = spread(fold(ops.abs(v), (0,), "maximum"), (LONG,), ())
        return [add_one(j), ops.add(shifted(x), ops.multiply(v, most))]

    def fn(x: Any) -> list[Any]:
        out = loop(lambda i, *_: below(i, count), body, [splat(0, I), x])[1]
        return [out, ops.add(x, x)]

    plan = plan_of(build(fn, [f(LONG)], "fn"))
    outer = next(s for s in plan.steps if isinstance(s, While))
    inner = next(s for s in outer.body if isinstance(s, While))
    wrote = {b for s in outer.body if isinstance(s, Launch) for b in s.results}
    (v,) = {b for s in inner.body if isinstance(s, Launch) for b in s.operands} & wrote
    (last,) = (s for s in plan.steps if isinstance(s, Launch) and plan.outputs[1] in s.results)
    rest = tuple(s for s in plan.steps if s is not last)
    first = Copy(plan.inputs[0], v, 4 * LONG)
    last = replace(last, operands=tuple(v for _ in last.operands))
    plan = replace(plan, steps=(first, *rest, last))

    made = made_of(alternate(plan, TARGET))
    assert doubled(made) >= 2
    x = want = drawn(LONG)
    for _ in range(count):
        want = np.tanh(x[::-1])
        for _ in range(3):
            x = x[::-1] + 0.5 * x + want * np.abs(want).max()
        x = 0.3 * (x[::-1] + 0.5 * x)
    got = run(made, [drawn(LONG)])
    np.testing.assert_allclose(got[0], x, rtol=1e-4, atol=1e-4)
    np.testing.assert_allclose(got[1], 2 * want, rtol=1e-4, atol=1e-4)


def test_little_is_copied() -> None:
    graph = build(lambda x: list(loop(lambda i, *_: below(i, 5), lambda i, x: [add_one(i),
                  shifted(x)], [splat(0, I), x])), [f(8)], "fn")  # fmt: skip
    plan = plan_of(graph)
    assert alternate(plan, TARGET) is plan


def test_host_calls_are_made_once() -> None:
    seen: list[float] = []

    def noted(x: Any) -> np.ndarray[Any, Any]:
        seen.append(float(np.asarray(x)[0]))
        return np.asarray(x)

    def body(i: Any, x: Any) -> list[Any]:
        x = ops.custom_call(shifted(x), call_target_name="note", types=(x.type,), callback=noted,
                            effect="ordered")  # fmt: skip
        return [add_one(i), shifted(x)]

    graph = build(lambda x: list(loop(lambda i, *_: below(i, 3), body, [splat(0, I), x])),
                  [f(LONG)], "fn")  # fmt: skip
    plan = plan_of(graph)
    assert alternate(plan, TARGET) is plan
    run(made_of(plan), [drawn(LONG)])
    assert len(seen) == 3


def test_random_graphs() -> None:
    """With copies that always seem worth saving."""
    eager, found = replace(TARGET, launch_overhead=0.0), 0
    rng = np.random.default_rng(1)
    for seed in range(40):
        graph = legalize(random_graph(seed, nodes=40, steps=WITH_REGIONS), lambda node: False)
        plan = alternate(plan_of(graph), eager)
        args = [rng.standard_normal(p.type.shape).astype(p.type.dtype.np) for p in graph.params]
        made = made_of(plan)
        found += doubled(made)
        for got, want in zip(run(made, args), evaluate(graph, args), strict=True):
            np.testing.assert_allclose(got, want, rtol=1e-5, atol=1e-5)
    assert found
