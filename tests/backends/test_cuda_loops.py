"""Loops and branches on the GPU: which run there whole, that they are right; why others do not."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

sys.path.append(str(Path(__file__).parents[2] / "benchmarks"))

from cases import Case
from further import further

import cuda_emulator
import monograph as mg
import monograph.numpy as mnp
from cuda_emulator.programs import normal
from cuda_emulator.running import call, compiled, emulate_all, with_source
from monograph.backends.cuda.nvrtc import compile_source, nvrtc_version
from monograph.backends.cuda.program import Written, device_source
from monograph.backends.cuda.run import Run
from monograph.errors import UnsupportedError
from monograph.fusion.program import Switch, While, all_steps
from monograph.hlo.graph import Graph
from monograph.hlo.interp import evaluate

try:
    HAS_NVRTC = bool(nvrtc_version())
except UnsupportedError:
    HAS_NVRTC = False
needs_compiler = pytest.mark.skipif(
    cuda_emulator.COMPILER is None, reason="the emulator needs a C++ compiler: g++ or clang++"
)
lax = mg.lax


def collatz(x: Any) -> Any:
    """A loop in a loop, each with an end of its own, and a branch inside."""

    def steps(n: Any) -> Any:
        def step(s: Any) -> Any:
            n, count = s
            odd = n % 2 == 1
            return lax.cond(odd, lambda n: 3 * n + 1, lambda n: n // 2, n), count + 1

        return lax.while_loop(lambda s: s[0] != 1, step, (n, 0))[1]

    return lax.scan(lambda most, n: (mnp.maximum(most, steps(n)),) * 2, 0, x)


def chosen(x: Any) -> Any:
    """Branches by a number that is beyond them now and then; one of them is a loop."""
    branches = [
        lambda x: x * 2,
        lambda x: lax.fori_loop(0, 3, lambda i, x: x[::-1] + i, x),
        lambda x: mnp.cumsum(mnp.broadcast_to(x, (9, 37)).T, 0)[:, 3] + mnp.cumsum(x),
    ]
    return lax.scan(lambda x, k: (lax.switch(k, branches, x), x.sum()), x, mnp.arange(-1, 5))


def network(w: Any, x: Any) -> Any:
    """Products in tiles, one of them batched, softmax of short rows, and a long row's sum."""

    def step(h: Any, x: Any) -> Any:
        h = mnp.tanh(h @ w + x)
        seen = mg.nn.softmax(h[:, :20] * 3)
        return h, (mnp.einsum("ij,kj->ik", seen, h[:, :20]), mnp.square(h).sum())

    return lax.scan(step, mnp.zeros(x.shape[1:]), x)


def tables(x: Any) -> Any:
    """Gathers, scatters, sorts, the largest elements, and copies of what is read elsewhere; no step
    at all, too."""

    def step(i: Any, s: Any) -> Any:
        x, order = s
        order = mnp.argsort(x[order])
        largest, places = lax.top_k(mnp.tile(x, (3, 7)), 3)
        return x.at[order[:7]].add(x[::-1][:7] + largest[1, 2]), order.at[0].set(places[2, 1] % 50)

    start = (x, mnp.arange(x.shape[0], dtype=mnp.int32))
    return lax.fori_loop(0, 4, step, start), lax.fori_loop(0, 0, step, start)[0]


def solved(a: Any) -> Any:
    """Factors of several matrices in every step, a block for each."""
    step = lambda i, x: mnp.linalg.solve(a + i * mnp.eye(5), x)  # noqa: E731
    return lax.fori_loop(0, 3, step, mnp.ones((3, 5, 2)))


def until_settled(x: Any) -> Any:
    """The condition is a sum over the state, which is transposed in every step."""
    turned = lambda x: (x.T + x) * 0.25 + 0.01  # noqa: E731
    return lax.while_loop(lambda x: mnp.abs(x - turned(x)).max() > 1e-3, turned, x)


def two_turned(x: Any, y: Any, n: Any) -> Any:
    """Two transposes that do not depend on each other, each by one block, in every step."""

    def step(c: Any) -> Any:
        k, s, *_ = c
        return k + 1, s * 0.5, mnp.exp(x.T * s), mnp.exp(y.T * s)

    start = (0, np.float32(1), mnp.zeros(x.T.shape), mnp.zeros(y.T.shape))
    return lax.while_loop(lambda c: c[0] < n, step, start)


def long_rows(x: Any) -> Any:
    return lax.fori_loop(0, 3, lambda i, x: mg.nn.softmax(x) * 3 + mnp.flip(x, 1), x)


PROGRAMS: dict[str, tuple[Callable[..., Any], tuple[Any, ...]]] = {
    "collatz": (collatz, (np.array([1, 7, 12, 27], np.int32),)),
    "chosen": (chosen, (normal(37),)),
    "network": (network, (normal(40, 40) / 6, normal(4, 35, 40))),
    "tables": (tables, (normal(50),)),
    "solved": (solved, (normal(3, 5, 5) + 6 * np.eye(5, dtype=np.float32),)),
    "until settled": (until_settled, (normal(40, 40),)),
    "two turned": (two_turned, (normal(24, 32), normal(32, 24), np.int32(3))),
    "long rows": (long_rows, (normal(2, 700),)),
    "a branch alone": (lambda x: lax.cond(x[0] > 0, lambda: mnp.sin(x), lambda: x), (normal(300),)),
}  # fmt: skip


def graph_of(f: Callable[..., Any], args: Sequence[Any]) -> Graph:
    graph: Graph = mg.jit(f).trace(*args).whole
    return graph


def left(written: Written) -> list[Any]:
    """The loops and branches that are no kernels."""
    return [s for s in all_steps(written.program.steps or ()) if isinstance(s, While | Switch)]


def written(f: Callable[..., Any], *args: Any) -> Written:
    return compiled(graph_of(f, args)).written


def same(got: Sequence[Any], want: Sequence[Any], name: str) -> None:
    for x, y in zip(got, want, strict=True):
        np.testing.assert_allclose(x, y, 2e-5, 2e-5, err_msg=name)


@needs_compiler
def test_loops_of_one_block() -> None:
    graphs = [graph_of(*row) for row in PROGRAMS.values()]
    args = [[np.asarray(x) for x in row[1]] for row in PROGRAMS.values()]
    for name, graph, given, got in zip(PROGRAMS, graphs, args, emulate_all(graphs, args),
                                       strict=True):  # fmt: skip
        assert not left(compiled(graph).written), name
        same(got, evaluate(graph, given), name)


def test_a_loop_is_one_kernel() -> None:
    """Kernels are functions inside, each once; shared memory is one array for all of them."""
    program = written(*PROGRAMS["network"][:1], *PROGRAMS["network"][1])
    (loop,) = [k for k in program.kernels if k.way == "loop"]
    assert (loop.blocks, loop.threads) == (1, 256) and "for (;;)" in loop.text
    assert loop.text.count("SHARED(") == 1 and "(u8 *room" not in loop.text.split("extern")[1]
    assert "__restrict__" not in loop.text  # who writes what is read is not known to a function
    assert "test_cuda_loops.py" in loop.origin


@pytest.mark.skipif(not HAS_NVRTC, reason="NVRTC is not installed")
def test_what_changes_is_not_read_as_if_it_stayed() -> None:
    """No loop reads by the instruction whose cache knows nothing of the kernel's own stores."""
    programs = [written(*PROGRAMS[n][:1], *PROGRAMS[n][1]) for n in ("network", "tables")]
    for program in programs:
        made = compile_source(device_source() + "\n" + program.source, "sm_90a")
        loops = [k for k in program.kernels if k.way == "loop"]
        assert loops
        for kernel in loops:
            body = made.ptx.split(f".entry {kernel.name}(")[1].split("\n}")[0]
            assert "ld.global" in body and "ld.global.nc" not in body
            assert made.resources[kernel.name].spills == 0


def decomposed(x: Any) -> Any:
    def step(x: Any) -> Any:
        values, vectors = mnp.linalg.eigh(x @ x.T)
        _, _, v = mnp.linalg.svd(x)
        return (vectors * values) @ v + mnp.linalg.qr(x)[0]

    return lax.while_loop(lambda x: x.sum() < 3, step, x)


@pytest.mark.skipif(not HAS_NVRTC, reason="NVRTC is not installed")
@pytest.mark.parametrize(("rows", "resident"), [(24, True), (400, False)])
def test_shared_memory_of_decompositions(rows: int, resident: bool) -> None:
    """What functions on matrices take adds up; too much is seen before the compiler sees it."""
    program = written(decomposed, normal(rows, rows))
    loops = [k for k in program.kernels if k.way == "loop"]
    assert bool(loops) == resident == ("of shared memory together" not in program.source)
    for kernel in loops:
        made = compile_source(device_source() + "\n" + program.source, "sm_80")
        assert 8192 < made.resources[kernel.name].shared <= 48 << 10


def heavy(x: Any) -> Any:
    return lax.while_loop(lambda x: x.sum() < 9, lambda x: mnp.tanh(x @ x), x)


def counted(x: Any) -> Any:
    """A Python function is called in every step."""

    def step(i: Any, x: Any) -> Any:
        return mg.pure_callback(
            lambda x: np.asarray(x) + 1, mg.ShapeDtypeStruct(x.shape, x.dtype), x
        )

    return lax.fori_loop(0, 3, step, x)


@pytest.mark.parametrize(
    ("f", "shape", "how", "why"),
    [
        (heavy, (512, 512), "decided by the host", "us in one block, "),
        (counted, (8,), "launched 3 times, unasked", "custom_call runs on the host"),
        (lambda x: lax.fori_loop(0, 5, lambda i, x: heavy(x), x), (512, 512),
         "launched 5 times, unasked", "a loop in it stays"),
    ],
    ids=["work", "host", "inside"],
)  # fmt: skip
def test_why_loops_are_no_kernels(
    f: Callable[..., Any], shape: tuple[int, ...], how: str, why: str
) -> None:
    x = np.ones(shape, np.float32)
    made = mg.jit(f, backend="cuda", options={"arch": "sm_90a"}).lower(x).compile()
    first = made.as_text("cuda").split("\n")[0]
    assert first.startswith("// while at ") and f" is {how}: " in first and why in first


@needs_compiler
@pytest.mark.parametrize("steps", [0, 2, 5])
def test_steps_that_are_known_are_not_asked_for(
    steps: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Large steps are launched; the host counts them, and an inner loop's, and reads nothing."""

    def f(x: Any) -> Any:
        def step(x: Any, i: Any) -> Any:
            x = lax.fori_loop(0, 2, lambda j, x: mnp.roll(x, 1, 0) * 0.5 + j, x + i)
            return x, x[0, 0]

        return lax.scan(step, x, mnp.arange(steps, dtype=mnp.float32))

    x = normal(400, 400)
    graph = graph_of(f, [x])
    made = compiled(graph)
    assert [s.steps for s in left(made.written)] == ([steps, 2] if steps else [])
    asked = []
    monkeypatch.setattr(Run, "read", lambda *args: asked.append(args))
    same(call(made, [x]), evaluate(graph, [x]), str(steps))
    assert not asked


def test_what_is_inside_may_run_there() -> None:
    """A loop whose outer one calls Python is a kernel all the same."""

    def f(x: Any) -> Any:
        return lax.fori_loop(0, 3, lambda i, x: until_settled(counted(x)), x)

    program = written(f, normal(12, 12))
    outer, called = left(program)
    assert any(k.way == "loop" for k in program.kernels)
    assert all(isinstance(s, While) for s in (outer, called))


@needs_compiler
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("\n        __syncthreads();", ""),
        (";\n        __syncthreads();\n        if (!asked", ";\n        if (asked"),
    ],
    ids=["steps that do not wait for each other", "the other way round"],
)
def test_faults_are_seen(old: str, new: str) -> None:
    f, args = PROGRAMS["until settled"]
    program = written(f, *args)
    assert old in program.source
    faulty = replace(program, source=program.source.replace(old, new))
    (want,) = evaluate(graph_of(f, args), list(args))
    try:
        (got,) = call(with_source(faulty), args)
    except AssertionError:
        return  # threads wait for each other for ever
    assert not np.allclose(got, want, 1e-4, 1e-4)


def test_effects_of_conditions_stay() -> None:
    """A loop that would show how often it runs, if its condition did not print."""

    def more(c: Any) -> Any:
        mg.debug.print("{}", c[0])
        return c[0] < 3

    def looped(x: Any) -> Any:
        return lax.while_loop(more, lambda c: (c[0] + 1, mnp.sin(c[1])), (0, x))

    (loop,) = left(written(looped, normal(5)))
    assert loop.steps is None
    assert loop.cond


# ---- programs of many fields ---------------------------------------------------------------------

SAMPLE = ("expm of 64x64", "Viterbi 500 steps of 64 states", "knapsack 200 items, 1000")


def emulated(case: Case) -> None:
    """A program of the benchmarks as the interpreter has it."""
    with mg.enable_x64(case.wide):
        given = case.args()
        graph = graph_of(case.make(mg), given)
        args = [np.asarray(x).astype(p.type.dtype.np)
                for x, p in zip(mg.tree.leaves(given), graph.params, strict=True)]  # fmt: skip
        made = compiled(graph)
        assert any(k.way == "loop" for k in made.written.kernels), case.name
        same(call(made, args), evaluate(graph, args), case.name)


@needs_compiler
@pytest.mark.parametrize("name", SAMPLE)
def test_further_programs(name: str) -> None:
    (case,) = (c for c in further() if c.name == name)
    emulated(case)


@pytest.mark.slow
def test_how_many_programs_wait_for_the_host() -> None:
    found = []
    for case in further():
        with mg.enable_x64(case.wide):
            args = case.args()
            made = mg.jit(case.make(mg), backend="cuda", options={"arch": "sm_90a"})
            program = made.lower(*args).compile().loaded.executable.written
        asked = [s for s in left(program) if not isinstance(s, While) or s.steps is None]
        if asked:
            found.append(case.name)
        assert program.source.count(" is decided by the host: ") == len(asked)
    assert len(found) <= 2, found
