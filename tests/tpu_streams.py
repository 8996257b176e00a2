"""The tasks of a program on a core, one instruction after the other: for tests of the compiler."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import product
from typing import Any, cast

import numpy as np

import monograph as mg
import monograph.backends.tpu as tpu
from monograph.backends import get_backend
from monograph.backends.tpu.backend import TpuExecutable
from monograph.backends.tpu.compiler.layout import Layout, from_memory, to_rows
from monograph.backends.tpu.compiler.machine import execute
from monograph.backends.tpu.compiler.plan import Task
from monograph.backends.tpu.compiler.shuffles import Shuffle
from monograph.backends.tpu.compiler.streams import ALONE
from monograph.backends.tpu.compiler.timing import Cost, cost_of_spec
from monograph.backends.tpu.contract import contract
from monograph.backends.tpu.core import Core, Result, run
from monograph.backends.tpu.numerics import DEFAULT, Numerics
from monograph.hlo.graph import Graph, Node
from monograph.hlo.interp import evaluate, evaluate_node
from monograph.hlo.record import OPS
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


def values_of(
    graph: Graph, args: list[Array], chip: tpu.Chip = CHIP, numerics: Numerics = DEFAULT
) -> dict[Any, Any]:
    env: dict[Any, Any] = dict(zip(graph.params, args, strict=True))
    with referring(contract(chip, numerics)):
        for node in graph.nodes:
            env[node] = evaluate_node(node, [env[x] for x in node.ins])
    return {node: planes(x) for node, x in env.items()}


def planes(x: Any) -> Any:
    """Complex numbers as they lie in memory."""
    if isinstance(x, tuple):
        return tuple(map(planes, x))
    return np.stack([x.real, x.imag]) if np.iscomplexobj(x) else x


def run_task(task: Task, chip: tpu.Chip, args: list[Array]) -> list[Array]:
    """Run the instructions of a task, alone and among its neighbours; its cycles are those that
    were counted without values."""
    spec: Any = task.spec
    layouts = [x.layout for x in (*spec.reads, *spec.writes)]
    given = [x.reshape(at.shape) for x, at in zip(args, layouts, strict=False)]
    outs, result = execute(spec.program(chip), chip, given, layouts, spec.places)
    check_cost(result, cost_of_spec(spec, chip))
    if task.ahead != ALONE:
        again = run_among(task, chip, given, layouts)
        assert all(same(x, y) for x, y in zip(outs, again, strict=True)), task.name
    return outs


def check_cost(result: Result, cost: Cost) -> None:
    assert result.cycles == cost.cycles and result.stalls == cost.stalls
    assert result.issued == cost.issued and result.macs == cost.macs


def run_among(task: Task, chip: tpu.Chip, args: list[Array], layouts: list[Layout]) -> list[Array]:
    """Run a task whose first copies have come before it, and that begins those of others: they are
    where these look for them."""
    spec: Any = task.spec
    base, program = task.ahead.base, task.program(chip)
    where = [replace(p, row=p.row + base) if p.space == "vmem" else p for p in spec.places]
    far = sum(x.rows for x, p in zip(layouts, where, strict=True) if p.space == "hbm")
    ends = [c.at + (c.pieces[0] - 1) * c.pieces[3] + c.pieces[1] for c in task.ahead.copies]
    core = Core(chip, max([far, 1, *ends]) * 4 * chip.lanes)
    rows = core.rows("hbm")
    for i, (x, layout, place) in enumerate(zip(args, layouts, where, strict=False)):
        core.put(place.space, place.row, to_rows(x, layout))
        if i in task.ahead.fetched:  # what has been copied, here: all of it, and then not again
            copy = dict(spec.opening(base))[i]
            copied(core, copy.to, copy.at, copy.pieces)
    rows[far:] = RNG.integers(0, 1 << 31, rows[far:].shape)
    wanted = [pieces_of(rows, c.at, c.pieces) for c in task.ahead.copies]
    result = run(program, core, before=task.before, after=task.ahead.after)
    check_cost(result, task.cost)
    assert result.pending == task.cost.pending
    near = core.rows("vmem")
    for copy, want in zip(task.ahead.copies, wanted, strict=True):
        count, size, _, step = copy.pieces
        got = [near[copy.to + i * step : copy.to + i * step + size] for i in range(count)]
        assert np.array_equal(np.concatenate(got), want)
    outs = list(zip(layouts, where, strict=True))[len(args) :]
    return [
        from_memory(core.rows(p.space)[p.row : p.row + x.rows], x) for x, p in outs
    ]  # fmt: skip


def pieces_of(rows: Array, at: int, pieces: tuple[int, int, int, int]) -> Array:
    """Rows of main memory that a copy takes."""
    count, size, step, _ = pieces
    return np.concatenate([rows[at + i * step : at + i * step + size] for i in range(count)])


def copied(core: Core, to: int, at: int, pieces: tuple[int, int, int, int]) -> None:
    """The copy, at once."""
    count, size, far, near = pieces
    for i in range(count):
        part = core.rows("hbm")[at + i * far : at + i * far + size]
        core.rows("vmem")[to + i * near : to + i * near + size] = part


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
    """Each task on a core gives the bits of its values; `counted` have no instructions."""
    check_graph(mg.jit(f).trace(*args).whole, *args, counted=counted, **options)


def check_graph(graph: Graph, *args: Any, counted: int = 0, **options: Any) -> None:
    """The same for a graph."""
    executable = compiled(graph, **options)
    env = values_of(
        executable.program.graph, list(args), executable.options.chip, executable.options.numerics
    )
    assert check_tasks(executable, env) == counted


def check_everywhere(f: Callable[..., Any], *args: Any) -> TpuExecutable:
    """`check_streams`, and the same for the tasks of loops: in their first step and in their last
    one; nothing is counted."""
    executable = compiled(mg.jit(f).trace(*args).whole)
    seen = visits(executable.program.graph, list(args))
    assert set(seen) == set(executable.plan.tasks)
    for graph, given in seen.items():
        for values in given:
            assert check_tasks(executable, values_of(graph, values), graph=graph) == 0
    return executable


def visits(graph: Graph, args: list[Array]) -> dict[Graph, list[list[Array]]]:
    """What a graph and the loops in it are run on: the first time, and the last one."""
    seen: dict[Graph, list[list[Array]]] = {graph: [args]}

    def visited(region: Graph, values: list[Array]) -> list[Array]:
        given = seen.setdefault(region, [])
        given[1:] = [values]
        return evaluate(region, values)

    def loop(attrs: Any, *xs: Array) -> tuple[Array, ...]:
        carry, rest = list(xs[: attrs["nc"]]), list(xs[attrs["nc"] :])
        while bool(visited(attrs["cond"], carry + rest)[0]):
            carry = visited(attrs["body"], carry + rest)
        return tuple(carry)

    with referring({**contract(CHIP), OPS["while"]: loop}):
        evaluate(graph, args)
    return seen


def check_tasks(
    executable: TpuExecutable, env: dict[Any, Any],
    skipped: Callable[[Task], bool] = lambda task: task.how == "counted",
    graph: Graph | None = None,
) -> int:  # fmt: skip
    """Each task of a graph (of the whole program) gives the bits of its values, but for those
    skipped; how many these are."""
    chip = executable.options.chip
    tasks, left = list(executable.plan.tasks[graph or executable.program.graph]), 0
    while tasks:
        task = tasks.pop(0)
        if skipped(task):
            left += 1
            continue
        anew: list[tuple[Node, Array]] = []  # operands in the order that a product wants
        while relays(task) and tasks and (relays(tasks[0]) or tasks[0].how == "matrix"):
            anew.append((task.results[0], checked(task, chip, env, anew)[0]))
            task = tasks.pop(0)
        outs = checked(task, chip, env, anew)
        while tasks and finishes(tasks[0], task):
            outs = run_task(tasks.pop(0), chip, outs)
        if isinstance(task.spec, Shuffle):
            continue
        for out, node in zip(outs, task.results, strict=True):
            assert same(out, spread(np.asarray(env[node]), out.shape)), task.name
    return left


def spread(x: Array, shape: tuple[int, ...]) -> Array:
    """A value as its array lies: as a column, in all lanes."""
    if shape == (*x.shape, CHIP.lanes) and x.size:
        return np.broadcast_to(x[..., None], shape)
    return x.reshape(shape)


def relays(task: Task) -> bool:
    """Whether a task lays a value out anew, or a constant."""
    return task.how == "vector" and task.operands in ((), task.results)


def finishes(task: Task, product: Task) -> bool:
    """Whether a task lays out the result of a product, in whose order it was until then: it is of
    the same group. The shape does not show that, where dimensions are of one size."""
    same_value = task.operands == task.results == product.results
    return product.how == "matrix" and relays(task) and same_value and task.number == product.number


def checked(
    task: Task, chip: tpu.Chip, env: dict[Any, Any], anew: list[tuple[Node, Array]]
) -> list[Array]:
    """What a task makes of its operands, these as they were laid out before it.

    Of a square matrix that is multiplied by itself turned, it does not show which one was.
    """
    spec, ways = cast(Any, task.spec), list[list[Array]]()
    for node, read in zip(task.operands, spec.reads, strict=True):
        laid = [x for n, x in anew if n is node and x.shape == read.layout.shape]
        plain = np.asarray(env[node])
        twice = task.operands.count(node) > 1 and plain.shape == read.layout.shape
        ways.append([*laid[:1], *([plain] if twice or not laid else [])])
    wanted, several = env[task.results[0]], list(product(*ways))
    for given in several:
        outs = run_task(task, chip, list(given))
        if isinstance(spec, Shuffle):
            assert same(outs[0], moved(spec, given[0]).reshape(outs[0].shape)), spec
        elif not task.operands:
            want = np.asarray(wanted)
            if want.size != outs[0].size or want.dtype != outs[0].dtype:  # as a product wants it
                want = np.full(outs[0].shape, want.ravel()[0], outs[0].dtype)
            assert same(outs[0], want.reshape(outs[0].shape))
        if len(several) > 1 and same(outs[0], np.asarray(wanted).reshape(outs[0].shape)):
            break
    return outs


RNG = np.random.default_rng(0)


def f32(*shape: int) -> Array:
    return RNG.standard_normal(shape).astype(np.float32)
