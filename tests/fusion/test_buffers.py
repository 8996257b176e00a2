"""Memory: no two buffers that are wanted at one time overlap; spans, donation, segments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from fusion_programs import CASES, TARGET, Case, below, dot, f, loop, program
from monograph.fusion import BranchOver, HostCall, LoopOver, Native, fuse, schedule, segments
from monograph.fusion.arena import pack
from monograph.fusion.layout import choose_layout
from monograph.fusion.liveness import liveness
from monograph.fusion.program import Beside, Launch, Program, Step, Sweep, Switch, While
from monograph.hlo import ops
from monograph.hlo.builder import build
from monograph.hlo.graph import Graph
from monograph.hlo.legalize import legalize
from monograph.hlo.ops.leaf import splat
from monograph.hlo.types import I32, tensor
from random_graphs import WITH_REGIONS, random_graph
from run_kernels import run

I = tensor((), I32)  # noqa: E741


def touched(steps: Sequence[Step]) -> set[int]:
    """Buffers that steps name."""
    found: set[int] = set()
    for s in steps:
        if isinstance(s, While):
            found |= {s.predicate} | touched(s.cond) | touched(s.body)
        elif isinstance(s, Switch):
            found |= {s.index}.union(*(touched(b) for b in s.branches))
        elif hasattr(s, "source"):
            found |= {s.source, s.target}
        elif isinstance(s, Beside):
            found = found.union(*(touched(b) for b in s.branches))
        elif isinstance(s, Sweep):
            found |= touched(s.launches)
        else:
            found |= {*s.operands, *s.results}
    return found


def check_memory(made: Program) -> None:
    """By liveness worked out again on the final steps: sharing memory means never at one time."""
    assert made.buffers is not None and made.steps is not None
    specs = made.buffers.buffers
    assert [s.number for s in specs] == list(range(len(specs)))
    assert touched(made.steps) <= set(range(len(specs)))
    spans = liveness(made.steps, [p.buffer for p in made.outputs]).spans
    temps = [s for s in specs if s.kind == "temp" and s.nbytes and s.number in spans]
    for k, a in enumerate(temps):
        assert a.offset % 64 == 0 and a.offset + a.nbytes <= made.buffers.arena_bytes
        for b in temps[:k]:
            apart = a.offset + a.nbytes <= b.offset or b.offset + b.nbytes <= a.offset
            assert apart or not _meet(spans[a.number], spans[b.number]), (a, b)
    assert made.buffers.arena_bytes <= made.buffers.unshared_bytes
    for spec in specs:
        if spec.alias is not None:
            assert made.inputs[[p.buffer for p in made.inputs].index(spec.alias)].donated


def _meet(a: list[tuple[int, int]], b: list[tuple[int, int]]) -> bool:
    return any(s <= y and x <= e for s, e in a for x, y in b)


@pytest.mark.parametrize("case", CASES, ids=lambda c: c.fn.__name__)
def test_patterns_share_safely(case: Case) -> None:
    check_memory(program(case.graph, case.donated))


def test_random_graphs_share_safely() -> None:
    for seed in range(40):
        graph = legalize(random_graph(seed, nodes=60, steps=WITH_REGIONS), lambda node: False)
        check_memory(program(graph, (True, False, True)))


def test_memory_of_a_chain_is_reused() -> None:
    def fn(x: Any) -> list[Any]:
        for _ in range(20):
            x = ops.dot_general(
                x,
                x,
                lhs_batching_dimensions=(),
                rhs_batching_dimensions=(),
                lhs_contracting_dimensions=(1,),
                rhs_contracting_dimensions=(0,),
            )
        return [x]

    made = program(build(fn, [f(16, 16)], "chain"))
    assert made.buffers is not None
    assert made.buffers.arena_bytes == 2 * 1024
    assert made.buffers.unshared_bytes == 19 * 1024


def test_arena_takes_the_tightest_gap() -> None:
    wanted = [(0, 640, 1, 3), (1, 256, 1, 9), (2, 128, 1, 5), (3, 64, 1, 9), (4, 128, 7, 9)]
    offsets, size = pack(wanted, 64)
    assert size == 640 + 256 + 128 + 64
    assert offsets[4] == offsets[2]  # not in the larger gap that number 0 left


def test_spans_through_a_loop() -> None:
    """A carry rests between its last read and the end of the body; a capture never does."""

    def fn(x: Any, y: Any) -> list[Any]:
        def body(i: Any, x: Any, y: Any) -> list[Any]:
            z = dot(ops.multiply(x, y), x)
            return [ops.add(i, splat(1, i.type)), dot(ops.tanh(z), z)]

        return loop(lambda i, *_: below(i, 5), body, [splat(0, I), x], [ops.negate(y)])[1:]

    graph = build(fn, [f(8, 8), f(8, 8)], "fn")
    plan = schedule(fuse(graph, choose_layout(graph, TARGET), TARGET), TARGET)
    found = liveness(plan.steps, plan.outputs)
    (captured,) = (s.results[0] for s in plan.steps if isinstance(s, Launch))
    ((_, end),) = found.spans[captured]
    last = max(found.launches)
    assert end > 2 * last + 1  # it is read again in the next iteration
    (carry,) = plan.outputs
    assert len(found.spans[carry]) == 2
    check_memory(program(graph))


# ---- segments ------------------------------------------------------------------------------------


def noted(log: list[Any], x: Any) -> Any:
    def callback(value: Any) -> np.ndarray[Any, Any]:
        log.append(value.copy())
        return np.asarray(value) * 2

    return ops.custom_call(
        x, call_target_name="note", types=(x.type,), callback=callback, effect="ordered"
    )


def kinds(found: Sequence[Any]) -> list[Any]:
    out: list[Any] = []
    for s in found:
        if isinstance(s, LoopOver):
            out.append(("loop", kinds(s.cond), kinds(s.body)))
        elif isinstance(s, BranchOver):
            out.append(("branch", *(kinds(b) for b in s.branches)))
        else:
            out.append("host" if isinstance(s, HostCall) else "native")
            assert isinstance(s, HostCall | Native)
    return out


def graph_with_calls(log: list[Any]) -> Graph:
    def fn(n: Any, x: Any) -> list[Any]:
        def body(i: Any, x: Any) -> list[Any]:
            return [ops.add(i, splat(1, i.type)), ops.sine(noted(log, ops.negate(x)))]

        y = loop(lambda i, *_: below(i, 3), body, [splat(0, I), x])[1]
        branches = (
            build(lambda x: [noted(log, x)], [x.type], "a"),
            build(lambda x: [ops.tanh(x)], [x.type], "b"),
        )
        (z,) = ops.case(n, y, branches=branches)
        quiet = loop(
            lambda i, *_: below(i, 3),
            lambda i, x: [ops.add(i, splat(1, i.type)), ops.tanh(x)],
            [splat(0, I), z],
        )[1]
        return [noted(log, z), quiet]

    return build(fn, [I, f(4)], "fn")


def test_segments() -> None:
    made = program(graph_with_calls([]))
    assert made.steps is not None
    found = kinds(segments(made.steps))
    inner = ("loop", ["native"], ["native", "host", "native"])
    branch = ("branch", ["host"], ["native"])
    rest = [k for k in found if k not in ("native", "host")]
    assert rest == [inner, branch]
    assert found.count("host") == 1


@pytest.mark.parametrize("index", [0, 1, 7, -1])
def test_effects_run_in_order(index: int) -> None:
    log: list[Any] = []
    made = program(graph_with_calls(log))
    x = np.linspace(0, 1, 4, dtype=np.float32)
    want = []
    for _ in range(3):
        want.append(-x)
        x = np.sin(-x * 2)
    if index == 0:
        want.append(x)
        x = x * 2
    else:  # the last branch where there is none of that number
        x = np.tanh(x)
    want.append(x)
    out = run(made, [np.int32(index), np.linspace(0, 1, 4, dtype=np.float32)])
    assert len(log) == len(want)
    for have, right in zip(log, want, strict=True):
        np.testing.assert_allclose(have, right, rtol=1e-5)
    np.testing.assert_allclose(out[0], x * 2, rtol=1e-5)


def test_effects_keep_kernels_apart() -> None:
    """Two kernels that read one array are not merged around two calls that keep their order."""
    log: list[Any] = []

    def fn(x: Any, y: Any) -> list[Any]:
        first = noted(log, ops.exponential(x))
        second = noted(log, y)
        return [first, ops.add(x, second)]

    made = program(build(fn, [f(4), f(4)], "fn"))
    x, y = np.arange(4, dtype=np.float32), np.ones(4, np.float32)
    first, second = run(made, [x, y])
    np.testing.assert_allclose(log, [np.exp(x), y], rtol=1e-5)
    np.testing.assert_allclose([first, second], [2 * np.exp(x), x + 2], rtol=1e-5)
