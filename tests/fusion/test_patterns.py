"""Known programs become the expected kernels, and run to the interpreter's values."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from fusion_programs import CASES, TARGET, Case, copies, f, program
from monograph.fusion.fuse import fuse
from monograph.fusion.keeping import FAR, Keeping
from monograph.fusion.merge import _Merger
from monograph.fusion.program import LayoutPlan, While
from monograph.hlo.builder import build
from monograph.hlo.interp import evaluate
from monograph.hlo.ops import (
    add,
    broadcast_in_dim,
    compare,
    concatenate,
    exponential,
    iota,
    log,
    monoid,
    multiply,
    negate,
    reduce,
    reverse,
    scan,
    select,
    slice,
    zeros,
)
from monograph.hlo.ops.leaf import constant_op
from monograph.hlo.types import F32, I32, tensor
from run_kernels import Machine, run

IDS = [f"{c.fn.__name__}{'_donated' if any(c.donated) else ''}" for c in CASES]


@pytest.mark.parametrize("case", CASES, ids=IDS)
def test_values(case: Case) -> None:
    graph = case.graph
    made = program(graph, case.donated)
    for seed in range(2):
        args = case.args(seed)
        for have, want in zip(run(made, args), evaluate(graph, args), strict=True):
            assert have.dtype == want.dtype
            np.testing.assert_allclose(
                have.astype(np.float64), want.astype(np.float64), rtol=1e-5, atol=1e-6
            )


@pytest.mark.parametrize("case", CASES, ids=IDS)
def test_counts(case: Case) -> None:
    made = program(case.graph, case.donated)
    kernels = [launch.kernel.name for launch in made.launches()]
    assert len(kernels) == case.kernels, f"{case.why}: {kernels}"
    assert made.steps is not None
    assert len(copies(made.steps)) == case.copies, case.why


def test_every_decision_has_a_reason() -> None:
    for case in CASES:
        made = program(case.graph, case.donated)
        assert made.fusion is not None and made.buffers is not None
        plans = [made.fusion, *made.fusion.regions.values()]
        decisions = [d for p in plans for d in p.decisions] + list(made.buffers.decisions)
        assert all(d.what and d.reason for d in decisions)


def test_rows_of_a_loop_are_written_in_place() -> None:
    """What a step of the loop writes does not grow with the length of the loop."""
    (case,) = (c for c in CASES if c.fn.__name__ == "scan_outputs")
    made = program(case.graph)
    assert made.steps is not None
    (loop,) = (s for s in made.steps if isinstance(s, While))
    assert not copies(loop.body)
    machine = Machine(made, case.args())
    machine.run(made.steps)
    assert machine.copied == 4 + 16  # the initial carries, once; rows need no value before


def test_regions_that_run_in_no_known_way_are_the_hosts() -> None:
    """A scan that nobody expanded is no call of its body: its semantics run, on the host."""
    body = build(lambda carry, x: [add(carry, x), carry], (f(), f()), "step")
    graph = build(
        lambda c, xs: scan(c, xs, body=body, nc=1, nx=1, length=3), (f(), f(3)), "running_sum"
    )
    plan = fuse(graph, LayoutPlan(), TARGET)
    assert [g.kind for g in plan.groups] == ["host"]


def test_merged_kernels_lead_paths_backwards() -> None:
    """From any position inside a stretch that merges cross, a path may lead to any other."""
    work = _Merger(Keeping(CASES[0].graph, TARGET), [])
    for start, end in ((10, 20), (40, 60), (15, 30), (70, 80), (25, 45)):
        work.cross(start, end)
    assert list(zip(work.starts, work.ends, strict=True)) == [(10, 60), (70, 80)]
    assert [work.horizon(p) for p in (5, 10, 44, 60, 65, 75, 90)] == [5, 60, 60, 60, 65, 80, 90]


@pytest.mark.parametrize("quick", [True, False])
def test_what_is_quickly_made_again_is_not_kept(quick: bool) -> None:
    """A value computed late keeps the parameter that it is made of, which is there anyway."""

    def late(x: Any) -> list[Any]:
        y = negate(x) if quick else exponential(x)
        total = reduce(y, zeros(f()), dimensions=(0,), body=monoid("add", F32))
        for _ in range(FAR):
            total = add(total, total)
        return [total]

    graph = build(late, (f(1 << 24),), "late")
    y, total = (n for n in graph.nodes[:3] if n.op is not constant_op)
    why = Keeping(graph, TARGET).against([y], [total], 0, len(graph.nodes) - 1)
    assert (why is None) == quick


def test_repeated_values_are_read_as_they_are() -> None:
    """Choices by rows are computed again where they are used: what they compare is short."""

    def chosen(labels: Any, x: Any) -> list[Any]:
        by_row = broadcast_in_dim(labels, shape=x.type.shape, broadcast_dimensions=(0,))
        place = iota(iota_dimension=1, shape=x.type.shape, dtype=I32)
        here = compare(place, by_row, comparison_direction="EQ")
        picked = select(here, x, zeros(x.type))
        totals = reduce(picked, zeros(f()), dimensions=(1,), body=monoid("add", F32))
        spread = broadcast_in_dim(totals, shape=x.type.shape, broadcast_dimensions=(0,))
        return [select(here, spread, x)]

    graph = build(chosen, (tensor((512,), I32), f(512, 512)), "chosen")
    plan = fuse(graph, LayoutPlan(), TARGET)
    assert len(plan.groups) == 2  # and nothing of theirs is written but the totals
    assert [t.type.shape for g in plan.groups for t in g.outputs] == [(512,), (512, 512)]


@pytest.mark.parametrize("taps", [4, 10, 20])
def test_moves_are_looked_through_at_many_places(taps: int) -> None:
    """A border costs no copy of the array."""

    def windows(x: Any) -> list[Any]:
        joined = concatenate(x, reverse(x, dimensions=(0,)), dimension=0)
        total = zeros(f(32))
        for k in range(taps):
            part = slice(joined, start_indices=(k,), limit_indices=(32 + k,), strides=(1,))
            total = add(total, part)
        return [total]

    graph = build(windows, (f(64),), "windows")
    assert len(fuse(graph, LayoutPlan(), TARGET).groups) == 1
    x = np.arange(64, dtype=np.float32)
    np.testing.assert_array_equal(run(program(graph), [x])[0], evaluate(graph, [x])[0])


def test_a_repeated_number_is_kept_by_nobody() -> None:
    """However many kernels need it in the shape of their arrays."""

    def scaled(c: Any, *xs: Any) -> list[Any]:
        many = broadcast_in_dim(exponential(c), shape=xs[0].type.shape, broadcast_dimensions=())
        return [multiply(x, many) for x in xs]

    graph = build(scaled, (f(), *(f(64, 64) for _ in range(40))), "scaled")
    plan = fuse(graph, LayoutPlan(), TARGET)
    read = [x.type.shape for g in plan.groups for x in g.inputs]
    assert read.count((64, 64)) == 40 and len(graph.outs) == 40


@pytest.mark.parametrize(
    ("shape", "axis", "bits", "kernels"),
    [
        ((128, 16), 1, 256, 2),  # one number at the end of each row: what is slow gets its lanes
        ((16, 128), 0, 256, 1),  # columns stand side by side in lanes
        ((8, 16), 1, 256, 1),  # too few to be worth a kernel
        ((128, 16), 1, 0, 1),  # no lanes to be had
    ],
)
def test_slow_work_behind_a_fold(
    shape: tuple[int, int], axis: int, bits: int, kernels: int
) -> None:
    def logs(x: Any) -> list[Any]:
        total = reduce(multiply(x, x), zeros(f()), dimensions=(axis,), body=monoid("add", F32))
        return [log(total)]

    graph = build(logs, (f(*shape),), "logs")
    plan = fuse(graph, LayoutPlan(), replace(TARGET, vector_bits=bits))
    assert len(plan.groups) == kernels
    assert ("run in lanes" in " ".join(d.reason for d in plan.decisions)) == (kernels == 2)
