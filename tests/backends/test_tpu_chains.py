"""Copies that begin before the task that they are for: the same values, fewer cycles, all bytes."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

import monograph as mg
import monograph.numpy as mnp
from monograph.backends.tpu.backend import TpuExecutable
from monograph.backends.tpu.compiler.report import report_of
from monograph.backends.tpu.compiler.streams import ALONE
from monograph.backends.tpu.compiler.timing import cost_of_spec
from tpu_streams import CHIP, check_streams, compiled, f32


def network(x: Any, *weights: Any) -> Any:
    for w, b in zip(weights[::2], weights[1::2], strict=True):
        x = mnp.tanh(x @ w + b)
    return mg.nn.softmax(x)


def layers(count: int, wide: int = 256) -> list[Any]:
    return [f32(32, wide)] + [a for _ in range(count) for a in (f32(wide, wide), f32(wide))]


def made(f: Any, *args: Any, **options: Any) -> TpuExecutable:
    return compiled(mg.jit(f).trace(*args).whole, **options)


def test_weights_come_while_the_layer_before_computes() -> None:
    executable = made(network, *layers(4))
    tasks = executable.plan.tasks[executable.program.graph]
    products = [t for t in tasks if t.how == "matrix"]
    assert [t.ahead.fetched for t in products] == [(), (1, 2), (1, 2), (1, 2)]
    for one, two in pairwise(products):
        assert two.before == one.cost.pending and one.ahead.after
        waits = cost_of_spec(two.spec, CHIP).stalls["dma"], two.cost.stalls["dma"]
        assert waits[1] < waits[0] / 2
    report = report_of(executable.plan, CHIP)
    alone = [cost_of_spec(t.spec, CHIP) for t in tasks]
    assert report.total < 0.8 * sum(c.cycles for c in alone)
    assert report.counters["hbm bytes"] == sum(c.hbm for c in alone)
    assert [t.cost.hbm for t in tasks] == [c.hbm for c in alone]


def mixed(x: Any, w: Any, v: Any, g: Any) -> Any:
    y = mg.nn.softmax(x @ w)
    return (y * g).sum(0), y.max(-1), y @ v, v.T, mnp.exp(x).sum(1)


@pytest.mark.parametrize("block_bytes", [1 << 14, 1 << 19])
def test_tasks_of_all_kinds_among_each_other(block_bytes: int) -> None:
    """Each runs on a core with what has come before it, and begins copies of others."""
    args = f32(96, 200), f32(200, 160), f32(160, 96), f32(160)
    check_streams(mixed, *args, block_bytes=block_bytes)
    executable = made(mixed, *args, block_bytes=block_bytes)
    tasks = executable.plan.tasks[executable.program.graph]
    assert sum(bool(t.ahead.fetched) for t in tasks) > 3


def test_several_tasks_ahead() -> None:
    """Tasks without copies of their own are passed by."""

    def f(x: Any, w: Any, v: Any) -> Any:
        return mg.nn.softmax(mg.nn.softmax(x @ w)) @ v

    args = f32(32, 256), f32(256, 128), f32(128, 128)
    executable = made(f, *args)
    tasks = executable.plan.tasks[executable.program.graph]
    first, *between, last = tasks
    assert first.ahead.copies and last.ahead.fetched == (1,)
    assert between and all(t.ahead.after and not t.ahead.fetched for t in between)
    check_streams(f, *args)


def test_nothing_begins_before_a_loop_or_without_room() -> None:
    def f(x: Any, w: Any) -> Any:
        y = mg.lax.fori_loop(0, 3, lambda i, y: mnp.tanh(y), x @ w)
        return y @ w

    executable = made(f, f32(128, 128), f32(128, 128))
    tasks = executable.plan.tasks[executable.program.graph]
    assert all(t.ahead == ALONE for t in tasks)
    small = replace(CHIP, name="small", vmem=600 << 10)
    executable = made(network, *layers(3), chip=small)
    tasks = executable.plan.tasks[executable.program.graph]
    assert all(not t.ahead.copies for t in tasks if t.how == "matrix")


def test_results_of_the_task_are_not_copied_early() -> None:
    """What is written to main memory and read by the next task comes when it is there."""

    def f(x: Any, w: Any) -> Any:
        y = x @ w
        return y, y @ w

    executable = made(f, f32(128, 128), f32(128, 128))
    first, second = executable.plan.tasks[executable.program.graph]
    assert first.results[0] is second.operands[0] and second.ahead.fetched == (1,)
    check_streams(f, f32(128, 128), f32(128, 128))
