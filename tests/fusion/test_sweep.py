"""Launches that run together: which ones, that rows stay apart, and that the values are right."""

from __future__ import annotations

import importlib
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest

import monograph as mg
from cpu_building import build as build_for_cpu
from cpu_building import call
from fusion_programs import add_one, below, dot, f, fold, loop, program, softmax, spread
from monograph.backends.base import Buffer, Device
from monograph.fusion.kernel import Kernel, Load
from monograph.fusion.program import Program, Sweep, all_steps
from monograph.fusion.rows import row_loop, rowwise
from monograph.hlo import ops
from monograph.hlo.builder import build
from monograph.hlo.graph import Graph
from monograph.hlo.index import Index, linear
from monograph.hlo.interp import evaluate
from monograph.hlo.legalize import legalize
from monograph.hlo.ops.leaf import splat
from monograph.hlo.types import F32, I32, TensorType, tensor
from random_graphs import WITH_REGIONS, random_args, random_graph
from run_kernels import _Grid, run, run_kernel

I = tensor((), I32)  # noqa: E741


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """The shortest work is worth sharing, in three pieces."""
    module = importlib.import_module("monograph.fusion.sweep")
    monkeypatch.setattr(module, "SPLIT", 0.0)
    monkeypatch.setattr(module, "pieces_for", lambda seconds: 3)
    monkeypatch.setattr(module, "_BLOCK", 64)


def sweeps(made: Program) -> list[Sweep]:
    return [s for s in all_steps(made.steps or ()) if isinstance(s, Sweep)]


def built(fn: Callable[..., Any], types: tuple[TensorType, ...]) -> Graph:
    def listed(*args: Any) -> list[Any]:
        out = fn(*args)
        return list(out) if isinstance(out, list | tuple) else [out]

    return build(listed, types, fn.__name__)


# ---- which launches run together -----------------------------------------------------------------


def layernorm(x: Any, gain: Any) -> Any:
    t = x.type
    last = t.ndim - 1
    rest = tuple(range(last))
    count = splat(t.shape[-1], t.with_shape(t.shape[:-1]))
    mean = ops.divide(fold(x, (last,)), count)
    centred = ops.subtract(x, spread(mean, t.shape, rest))
    square = ops.divide(fold(ops.multiply(centred, centred), (last,)), count)
    scaled = ops.multiply(centred, spread(ops.rsqrt(square), t.shape, rest))
    return ops.multiply(scaled, spread(gain, t.shape, (last,)))


def centred_softmax(x: Any) -> Any:
    """Rows of two dimensions."""
    last = x.type.ndim - 1
    rest = tuple(range(last))
    high = fold(x, (last,), "maximum", -np.inf)
    e = ops.exponential(ops.subtract(x, spread(high, x.type.shape, rest)))
    return ops.divide(e, spread(fold(e, (last,)), x.type.shape, rest))


def attention(q: Any, k: Any) -> Any:
    return dot(softmax(dot(q, k)), q)


def other_rows(x: Any) -> Any:
    """Every row needs the exponentials of all rows."""
    e = ops.exponential(x)
    return [ops.add(e, spread(fold(e, (0,)), x.type.shape, (1,))), e]


def next_row(x: Any) -> Any:
    e = ops.optimization_barrier(ops.exponential(x))[0]
    part = ops.slice(e, start_indices=(1, 0), limit_indices=(5, 6), strides=(1, 1))
    return [e, ops.sine(part)]


def previous_row_only(x: Any) -> Any:
    """As many rows, but each of its neighbour: those of a rotation."""
    e = ops.optimization_barrier(ops.exponential(x))[0]
    a = ops.slice(e, start_indices=(1, 0), limit_indices=(5, 6), strides=(1, 1))
    b = ops.slice(e, start_indices=(0, 0), limit_indices=(1, 6), strides=(1, 1))
    return [e, ops.sine(ops.concatenate(a, b, dimension=0))]


def backwards(x: Any) -> Any:
    e = ops.optimization_barrier(ops.exponential(x))[0]
    return [e, ops.sine(ops.reverse(e, dimensions=(0,)))]


def columns_backwards(x: Any) -> Any:
    """Rows are rows still."""
    e = ops.optimization_barrier(ops.exponential(x))[0]
    return [e, fold(ops.reverse(e, dimensions=(1,)), (1,))]


def walls(x: Any) -> Any:
    y = ops.optimization_barrier(ops.negate(x))[0]
    return ops.optimization_barrier(ops.sine(y))[0]


def scalar_between(x: Any, y: Any) -> Any:
    """The sum of `y` does not need the rows of `x`, and the second kernel of those needs it."""
    high = fold(x, (1,), "maximum", -np.inf)
    total = ops.exponential(fold(y, (0,)))
    shifted = ops.subtract(x, spread(high, x.type.shape, (0,)))
    return [fold(ops.multiply(shifted, spread(total, x.type.shape, ())), (1,)), high]


def needed_between(x: Any) -> Any:
    """The sum over everything needs all rows, and all rows need it."""
    high = fold(x, (1,), "maximum", -np.inf)
    total = fold(high, (0,))
    return fold(ops.subtract(x, spread(ops.add(high, spread(total, (5,), ())), (5, 6), (0,))), (1,))


def other_batches(x: Any, y: Any) -> Any:
    """Both have eight batches; only without the second kernel are there more rows than that."""
    return [centred_softmax(x), fold(y, (2,))]


def in_a_loop(x: Any) -> Any:
    body = lambda i, x: [add_one(i), softmax(x)]  # noqa: E731
    return loop(lambda i, *_: below(i, 3), body, [splat(0, I), x])[1]


def carry_read_late(x: Any) -> Any:
    """The new carry takes the place of the old one, which the product of matrices still reads."""

    def body(i: Any, x: Any, s: Any) -> list[Any]:
        high = fold(x, (1,), "maximum", -np.inf)
        product = fold(dot(x, x), (0, 1))
        y = ops.subtract(x, spread(high, x.type.shape, (0,)))
        return [add_one(i), ops.optimization_barrier(y)[0], ops.add(s, product)]

    return loop(lambda i, *_: below(i, 3), body, [splat(0, I), x, splat(0, f())])[1:]


@dataclass(frozen=True)
class Case:
    """A program, the launches and rows of its sweeps, and why."""

    fn: Callable[..., Any]
    types: tuple[TensorType, ...]
    together: tuple[tuple[int, int], ...]
    why: str


CASES = (
    Case(softmax, (f(5, 8),), ((4, 5),), "maximum, exponential, sum, quotient of one row"),
    Case(layernorm, (f(6, 8), f(8)), ((3, 6),), "mean, variance, result; all rows share the gain"),
    Case(layernorm, (f(3, 4, 8), f(8)), ((3, 12),), "two outer loops are rows together"),
    Case(centred_softmax, (f(2, 3, 8),), ((4, 6),), "so they are for an elementwise kernel"),
    Case(softmax, (f(1, 8),), (), "one row can't be shared"),
    Case(attention, (f(6, 6), f(6, 6)), ((4, 6),), "contractions have tiles of their own"),
    Case(other_rows, (f(5, 6),), (), "a sum of columns needs every row"),
    Case(next_row, (f(5, 6),), (), "four rows are not five"),
    Case(previous_row_only, (f(5, 6),), (), "a row reads its neighbour"),
    Case(backwards, (f(5, 6),), (), "the first row reads the last"),
    Case(columns_backwards, (f(5, 12),), ((2, 5),), "a row reads itself"),
    Case(walls, (f(5, 6),), ((2, 30),), "every element is a row"),
    Case(scalar_between, (f(5, 6), f(9)), ((2, 5),), "what stands between runs before them"),
    Case(needed_between, (f(5, 6),), (), "what stands between has to stay there"),
    Case(other_batches, (f(8, 64, 4), f(8, 63, 4)), ((4, 512),), "eight rows would be few"),
    Case(in_a_loop, (f(5, 8),), ((4, 5),), "regions have sweeps too"),
    Case(carry_read_late, (f(5, 5),), (), "joining would cost a copy of the carry"),
)
IDS = [f"{c.fn.__name__}{list(c.types[0].shape)}" for c in CASES]


@pytest.mark.parametrize("case", CASES, ids=IDS)
def test_what_runs_together(case: Case, short: None) -> None:
    graph = built(case.fn, case.types)
    made = program(graph)
    found = tuple((len(s.launches), s.rows) for s in sweeps(made))
    assert found == case.together, (case.why, [d.reason for d in made.decisions])
    rng = np.random.default_rng(0)
    args = [rng.standard_normal(t.shape).astype(np.float32) for t in case.types]
    for have, want in zip(run(made, args), evaluate(graph, args), strict=True):
        np.testing.assert_allclose(have, want, rtol=1e-5, atol=1e-6)


def test_short_work_is_not_shared() -> None:
    made = program(built(softmax, (f(5, 8),)))
    assert not sweeps(made)
    long = program(built(softmax, (f(4096, 1024),)))
    (found,) = sweeps(long)
    assert (len(found.launches), found.rows) == (4, 4096)
    assert 1 <= found.block < found.grain <= 4096 // 2


def test_the_exponentials_lie_in_the_result(short: None) -> None:
    """What a row reads last it may write over, although other rows are not as far."""
    made = program(built(softmax, (f(512, 512),)))
    assert made.buffers is not None
    temps = [b.nbytes for b in made.buffers.buffers if b.kind == "temp"]
    assert temps == [2048, 2048]
    a, b = (b for b in made.buffers.buffers if b.kind == "temp")
    assert a.offset != b.offset  # of the maxima and the sums, though they are read one by one


def test_every_decision_has_a_reason(short: None) -> None:
    for case in CASES:
        made = program(built(case.fn, case.types))
        assert all(d.what and d.reason for d in made.decisions)
        taken = [d for d in made.decisions if d.taken]
        assert len(taken) == len(case.together)


# ---- values, in pieces in any order --------------------------------------------------------------


def random_program(seed: int, nodes: int = 60) -> tuple[Graph, list[Any], Program]:
    shapes = ((), (5,), (2, 3), (5, 3), (3, 5), (5, 1), (2, 3, 5), (6,))
    steps: dict[str, Any] = {"steps": WITH_REGIONS} if seed % 2 else {}
    graph = random_graph(seed, nodes=nodes, shapes=shapes, **steps)
    graph = legalize(graph, lambda node: False)
    donated = tuple((seed >> i) % 2 == 0 for i in range(len(graph.params)))
    return graph, random_args(graph, seed), program(graph, donated)


def test_random_graphs(short: None) -> None:
    count = 0
    for seed in range(60):
        graph, args, made = random_program(seed)
        count += len(sweeps(made))
        for have, want in zip(run(made, args), evaluate(graph, args), strict=True):
            np.testing.assert_allclose(
                have.astype(np.float64), np.asarray(want, np.float64), rtol=1e-4, atol=1e-4
            )
    assert count > 30  # the graphs do have kernels that run together


@pytest.mark.parametrize("case", CASES, ids=IDS)
def test_on_the_cpu(case: Case, short: None) -> None:
    graph = built(case.fn, case.types)
    executable = build_for_cpu(graph)
    rng = np.random.default_rng(1)
    args = [rng.standard_normal(t.shape).astype(np.float32) for t in case.types]
    for have, want in zip(call(executable, *args), evaluate(graph, args), strict=True):
        np.testing.assert_allclose(have, want, rtol=1e-4, atol=1e-5)


def test_random_graphs_on_the_cpu(short: None) -> None:
    count = 0
    for seed in range(0, 24, 2):
        graph, args, made = random_program(seed, nodes=25)
        if not sweeps(made):
            continue
        count += 1
        found = call(build_for_cpu(graph), *args)
        for have, want in zip(found, evaluate(graph, args), strict=True):
            np.testing.assert_allclose(
                have.astype(np.float64), np.asarray(want, np.float64), rtol=1e-3, atol=1e-4
            )
    assert count >= 5


@pytest.mark.parametrize("rows", [1, 2, 5, 97, 1000])
def test_rows_on_threads(rows: int) -> None:
    """Whole pieces, parts of blocks, and a last row alone: the same as the kernels one by one."""
    graph = built(layernorm, (f(rows, 515), f(515)))
    rng = np.random.default_rng(rows)
    args = [rng.standard_normal(p.type.shape).astype(np.float32) for p in graph.params]
    (have,) = call(build_for_cpu(graph), *args)
    np.testing.assert_allclose(have, evaluate(graph, args)[0], rtol=1e-3, atol=1e-4)


def logsumexp(x: Any) -> Any:
    most = fold(x, (1,), "maximum", -np.inf)
    terms = ops.exponential(ops.subtract(x, spread(most, x.type.shape, (0,))))
    return ops.add(ops.log(fold(terms, (1,))), most)


@pytest.mark.parametrize("rows", [16, 37, 97, 1000])
def test_few_rows_at_a_time(rows: int) -> None:
    """Also where the last kernel has rows in its lanes: it alone waits for a vector of them."""
    graph = built(logsumexp, (f(rows, 1024),))
    executable = build_for_cpu(graph)
    if rows == 1000:
        text = executable.as_text("llvm")
        steps = re.findall(r"add i64 %at\d+, (\d+)", text[text.index("define void @segment_0") :])
        assert len(steps) == 2 and int(steps[1]) == 3
    x = np.random.default_rng(rows).standard_normal((rows, 1024)).astype(np.float32)
    (have,) = call(executable, x)
    np.testing.assert_allclose(have, evaluate(graph, [x])[0], rtol=1e-5, atol=1e-5)


def test_long_rows_wait_for_no_others(short: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """A number of a row, in the midst of kernels on all of it, is not worked out in lanes."""
    monkeypatch.setattr(importlib.import_module("monograph.fusion.sweep"), "_BLOCK", 16 << 10)

    def weighted(x: Any, w: Any) -> Any:
        y = ops.multiply(x, spread(ops.tanh(w), x.type.shape, (0,)))
        return [ops.add(y, spread(fold(y, (1,)), x.type.shape, (0,))), ops.exponential(w)]

    for width, alone in ((512, False), (8192, True)):
        graph = built(weighted, (f(50, width), f(50)))
        (made,) = sweeps(program(graph))
        of_rows = [
            x.schedule.vector is None
            for x in made.launches
            if x.kernel.dims == (50,) and not x.kernel.reductions
        ]
        assert set(of_rows) == {alone}
        args = [np.random.default_rng(0).standard_normal(p.type.shape).astype(np.float32)
                for p in graph.params]  # fmt: skip
        found = call(build_for_cpu(graph), *args)
        for have, want in zip(found, evaluate(graph, args), strict=True):
            np.testing.assert_allclose(have, want, rtol=1e-5, atol=1e-4)


def test_a_profile_has_a_row_per_kernel() -> None:
    graph = built(softmax, (f(600, 600),))
    executable = build_for_cpu(graph)
    x = np.random.default_rng(0).standard_normal((600, 600)).astype(np.float32)
    outs, report = executable.run([Buffer(Device("cpu"), x)], profile=True)
    assert report is not None
    assert [row.calls for row in report.rows] == [1, 1, 1, 1]
    np.testing.assert_array_equal(np.asarray(outs[0].host), call(executable, x)[0])
    assert len(executable.estimate().rows) == 4


# ---- rows ----------------------------------------------------------------------------------------


def bytes_of(kernel: Kernel, loop: int, row: int) -> dict[tuple[bool, int], set[int]]:
    """(whether written, number) -> offsets of elements that one row touches, by trying all."""
    ranges = [range(n) for n in (*kernel.dims, *kernel.reduce_dims)]
    ranges[loop] = range(row, row + 1)
    grid = _Grid(kernel, [], ranges)
    found: dict[tuple[bool, int], set[int]] = {}

    def note(key: tuple[bool, int], index: Index) -> None:
        found.setdefault(key, set()).update(np.ravel(grid.index(index)).tolist())

    for i in kernel.instructions:
        if isinstance(i, Load) and not any(e.starts for e in i.index):
            note((False, i.operand), linear(i.index, kernel.operands[i.operand].shape))
    for s in kernel.stores:
        note((True, s.result), linear(s.index, kernel.results[s.result].shape))
    return found


def test_rows_of_sweeps_are_apart(short: None) -> None:
    """By all offsets that are touched, of small programs."""
    checked = 0
    programs = [program(built(c.fn, c.types)) for c in CASES]
    programs += [random_program(seed)[2] for seed in range(20)]
    for sweep in (s for made in programs for s in sweeps(made)):
        rows: list[dict[int, tuple[set[int], set[int]]]] = []
        for row in range(sweep.rows):
            touched: dict[int, tuple[set[int], set[int]]] = {}
            for launch in sweep.launches:
                assert isinstance(launch.kernel, Kernel)
                loop = row_loop(launch.kernel, launch.schedule)
                assert loop is not None
                for (written, number), where in bytes_of(launch.kernel, loop, row).items():
                    b = (launch.results if written else launch.operands)[number]
                    touched.setdefault(b, (set(), set()))[written].update(where)
            rows.append(touched)
        for r, mine in enumerate(rows):
            for other in rows[:r]:
                for b in mine.keys() & other.keys():
                    checked += 1
                    assert mine[b][1].isdisjoint(other[b][0] | other[b][1])
                    assert other[b][1].isdisjoint(mine[b][0])
    assert checked > 100


@pytest.mark.parametrize(
    ("shape", "fetches"),
    [((4096, 512), True), ((400, 512), False), ((512, 20480), False)],
    ids=["large", "kept in the second cache", "long rows"],
)
def test_the_next_rows_are_fetched(shape: tuple[int, int], fetches: bool) -> None:
    """By the last launch that reads the input, and of nothing that was just written."""
    (made,) = sweeps(program(built(softmax, (f(*shape),))))
    last = [x for x in made.launches if 0 in x.operands][-1]
    wanted = ((last.operands.index(0), made.block),) if fetches else ()
    for x in made.launches:
        assert x.schedule.ahead == (wanted if x is last else ()), x.kernel.name


@pytest.mark.parametrize("count", [1, 2, 3])
def test_outer_loops_as_one(count: int) -> None:
    """Masks, counters and divided indices survive."""

    def fn(x: Any, y: Any) -> Any:
        padded = ops.pad(
            x,
            splat(0.5, f()),
            edge_padding_low=(0, 1, 1),
            edge_padding_high=(0, 0, 2),
            interior_padding=(0, 0, 0),
        )
        shape = padded.type.shape
        counted = ops.iota(iota_dimension=1, shape=shape, dtype=F32)
        return ops.add(ops.multiply(padded, ops.reshape(y, shape=shape)), counted)

    graph = built(fn, (f(3, 4, 5), f(8, 15)))
    made = program(graph)
    (launch,) = made.launches()
    kernel = launch.kernel
    assert isinstance(kernel, Kernel)
    changed = rowwise(kernel, min(count, len(kernel.dims)))
    rng = np.random.default_rng(0)
    ins = [rng.standard_normal(t.shape).astype(np.float32) for t in kernel.operands]
    outs = [np.zeros(t.shape, np.float32) for t in kernel.results]
    again = [np.zeros(t.shape, np.float32) for t in kernel.results]
    run_kernel(kernel, ins, outs)
    run_kernel(changed, ins, again)
    assert len(changed.dims) == len(kernel.dims) - min(count, len(kernel.dims)) + 1
    np.testing.assert_array_equal(outs[0], again[0])


def test_products_whose_rows_wind_stay_apart() -> None:
    """The gradient of a kernel is written in another order than its rows come: in tiles, alone."""

    def loss(small: Any, large: Any, x: Any) -> Any:
        def layer(x: Any, w: Any) -> Any:
            names = ("NHWC", "HWIO", "NHWC")
            y = mg.lax.conv_general_dilated(x, w, (1, 1), "SAME", dimension_numbers=names)
            return mg.lax.reduce_window(
                mg.nn.relu(y), -np.inf, mg.lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "VALID"
            )

        return (layer(layer(x, small), large) ** 2).sum()

    shapes = ((3, 3, 1, 32), (3, 3, 32, 64), (8, 28, 28, 1))
    args = [np.zeros(shape, np.float32) for shape in shapes]
    made = mg.jit(mg.grad(loss, (0, 1))).lower(*args).compile().program
    kernels = [x.kernel for x in made.launches() if isinstance(x.kernel, Kernel)]
    products = [k for k in kernels if k.contracts]
    assert len(products) >= 4
    for k in products:
        for store in k.stores:
            place = linear(store.index, k.results[store.result].shape)
            assert all(place.coefficient(loop) is not None for loop in range(len(k.dims)))


def coupling(params: Any, x: Any) -> Any:
    """Layers that change one half of the features by the other, as normalizing flows do."""
    kept, changed, total = x[:, :4], x[:, 4:], 0.0
    for into, within, scale, shift in params:
        h = mg.numpy.tanh(mg.numpy.tanh(kept @ into) @ within)
        s = mg.numpy.tanh(h @ scale)
        kept, changed, total = changed * mg.numpy.exp(s) + h @ shift, kept, total + s.sum(-1)
    both = mg.numpy.concatenate([kept, changed], -1)
    return mg.numpy.mean(0.5 * (both**2).sum(-1) - total)


def test_many_steps_that_were_passed_over_come_back() -> None:
    """Where a product is left out of a group after all, no step behind it is lost."""
    rng = np.random.default_rng(0)
    shapes = ((4, 33), (33, 33), (33, 4), (33, 4))
    params = [[rng.standard_normal(s, np.float32) / 6 for s in shapes] for _ in range(6)]
    args = params, rng.standard_normal((64, 8), np.float32)
    loss, by_params = mg.jit(mg.value_and_grad(coupling))(*args)
    right, expected = mg.jit(mg.value_and_grad(coupling), backend="interp")(*args)
    np.testing.assert_allclose(loss, right, rtol=1e-5)
    for mine, his in zip(by_params, expected, strict=True):
        for x, y in zip(mine, his, strict=True):
            np.testing.assert_allclose(x, y, rtol=1e-4, atol=1e-5)
