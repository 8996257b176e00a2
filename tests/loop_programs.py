"""Loops compiled with several steps a round, shared by the tests of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from fusion_programs import TARGET
from monograph.fusion import StepPlan, assign_buffers, choose_layout, fuse, schedule
from monograph.fusion.alternate import alternate
from monograph.fusion.program import Program, Switch, all_steps
from monograph.fusion.verify import verify_plan
from monograph.hlo import ops
from monograph.hlo.builder import build
from monograph.hlo.graph import Graph
from monograph.hlo.interp import evaluate
from monograph.hlo.ops.leaf import splat
from monograph.hlo.types import I32, TensorType, tensor
from run_kernels import run

I = tensor((), I32)  # noqa: E741
LONG = 4096  # elements: copying so many takes longer than a kernel does


def plan_of(graph: Graph) -> StepPlan:
    return schedule(fuse(graph, choose_layout(graph, TARGET), TARGET), TARGET)


def made_of(plan: StepPlan, donated: tuple[bool, ...] = ()) -> Program:
    made = assign_buffers(plan, donated)
    verify_plan(plan, made)
    return made


def doubled(made: Program) -> int:
    return sum(isinstance(s, Switch) for s in all_steps(made.steps or ()))


def check(fn: Callable[..., Any], types: list[TensorType], *args: Any) -> Program:
    """Compile with two steps a round; values are the interpreter's. The program."""
    graph = build(lambda *xs: list(fn(*xs)), types, "fn")
    made = made_of(alternate(plan_of(graph), TARGET))
    for got, want in zip(run(made, args), evaluate(graph, args), strict=True):
        np.testing.assert_allclose(got, want, rtol=1e-5, atol=1e-6)
    return made


def drawn(*shape: int) -> np.ndarray[Any, Any]:
    return np.random.default_rng(0).standard_normal(shape).astype(np.float32)


def shifted(x: Any) -> Any:
    """Every element from its neighbours: nothing that is read may be written over."""
    return ops.add(ops.reverse(x, dimensions=(0,)), ops.multiply(x, splat(0.5, x.type)))
