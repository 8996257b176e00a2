"""The tasks of a program on a core, one instruction after the other: for tests of the compiler."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

import monograph as mg
import monograph.backends.tpu as tpu
from monograph.backends import get_backend
from monograph.backends.tpu.backend import TpuExecutable
from monograph.backends.tpu.compiler.machine import execute
from monograph.backends.tpu.compiler.plan import Task
from monograph.backends.tpu.compiler.shuffles import Shuffle
from monograph.backends.tpu.contract import contract
from monograph.hlo.graph import Graph
from monograph.hlo.interp import evaluate_node
from monograph.hlo.state import referring
from monograph.tracer.compile import compile_graph

Array = np.ndarray[Any, Any]
CHIP = tpu.chip("v5e")


def compiled(graph: Graph, **options: Any) -> TpuExecutable:
    found = compile_graph(graph, get_backend("tpu"), options=options).executable
    assert isinstance(found, TpuExecutable)
    return found


def same(got: Any, want: Any) -> bool:
    a, b = np.asarray(got), np.asarray(want)
    return a.dtype == b.dtype and a.shape == b.shape and a.tobytes() == b.tobytes()


def values_of(graph: Graph, args: list[Array], chip: tpu.Chip = CHIP) -> dict[Any, Any]:
    env: dict[Any, Any] = dict(zip(graph.params, args, strict=True))
    with referring(contract(chip)):
        for node in graph.nodes:
            env[node] = evaluate_node(node, [env[x] for x in node.ins])
    return env


def run_task(task: Task, chip: tpu.Chip, args: list[Array]) -> list[Array]:
    """Run the instructions of a task; its cycles are those that were counted without values."""
    spec: Any = task.spec
    layouts = [x.layout for x in (*spec.reads, *spec.writes)]
    given = [x.reshape(at.shape) for x, at in zip(args, layouts, strict=False)]
    outs, result = execute(spec.program(chip), chip, given, layouts, spec.places)
    assert result.cycles == task.cost.cycles and result.stalls == task.cost.stalls
    assert result.issued == task.cost.issued and result.macs == task.cost.macs
    return outs


def moved(spec: Shuffle, x: Array) -> Array:
    """The same with NumPy."""
    a, b, c = spec.sizes
    return {
        "turn": lambda: x.reshape(a, b, c).swapaxes(1, 2),
        "swap": lambda: x.reshape(a, b, c).swapaxes(0, 1),
        "split": lambda: x.reshape(a, b, c).swapaxes(0, 1),
        "split turn": lambda: x.reshape(a, b, c).transpose(1, 2, 0),
        "join": lambda: x,
        "rows": lambda: x,
        "columns": lambda: x,
    }[spec.move]()


def check_streams(f: Callable[..., Any], *args: Any, counted: int = 0, **options: Any) -> None:
    """Each task on a core gives the bits of its values."""
    executable = compiled(mg.jit(f).trace(*args).whole, **options)
    graph, chip = executable.program.graph, executable.options.chip
    env = values_of(graph, list(args), chip)
    left = 0
    for task in executable.plan.tasks[graph]:
        if task.how == "counted" or task.why:  # or with an operand that is laid out anew
            left += 1
            continue
        given = [np.asarray(env[x]) for x in task.operands]
        outs = run_task(task, chip, given)
        if isinstance(task.spec, Shuffle):
            assert same(outs[0], moved(task.spec, given[0]).reshape(outs[0].shape)), task.spec
            continue
        for out, node in zip(outs, task.results, strict=True):
            assert same(out, np.asarray(env[node]).reshape(out.shape)), task.name
    assert left == counted


RNG = np.random.default_rng(0)


def f32(*shape: int) -> Array:
    return RNG.standard_normal(shape).astype(np.float32)
