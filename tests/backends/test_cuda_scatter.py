"""Scatters of many updates on the emulator: sorted by place, and folded in segments."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import cuda_emulator
import monograph as mg
import monograph.numpy as mnp
from cuda_emulator import EmulatedDevice
from cuda_emulator.running import call, compiled, emulate, with_source
from monograph.backends.cuda.kernel import Launching
from monograph.hlo.graph import Graph
from monograph.hlo.interp import evaluate

pytestmark = pytest.mark.skipif(
    cuda_emulator.COMPILER is None, reason="the emulator needs a C++ compiler: g++ or clang++"
)
RNG = np.random.default_rng(7)
X = RNG.standard_normal(3000).astype(np.float32)
ROWS = RNG.standard_normal((300, 6)).astype(np.float32)
MANY = RNG.integers(-40, 260, 3000).astype(np.int32)  # some are outside, on both sides
FEW = RNG.integers(0, 3, 3000).astype(np.int32)  # segments of many chunks


def windows(x: Any, at: Any) -> Any:
    """Windows of 4 that overlap, wherever they begin; those that stick out are left out."""
    numbers = mg.lax.ScatterDimensionNumbers((1,), (), (0,))
    return mg.lax.scatter_add(x, at[:, None], mnp.tile(x[:300, None], 4), numbers, mode="drop")


def looped(x: Any, at: Any) -> Any:
    def step(i: Any, y: Any) -> Any:
        return mnp.zeros(50).at[(at[:200] + i) % 50].add(y[:200].sum() / 200 + x[:200])

    return mg.lax.fori_loop(0, 3, step, mnp.zeros(50))


PROGRAMS: dict[str, tuple[Callable[..., Any], tuple[Any, ...]]] = {
    "sums": (lambda x, at: mnp.zeros(200).at[at].add(x, mode="drop"), (X, MANY)),
    "one place": (lambda x, at: mnp.ones(2).at[at * 0].add(x), (X, FEW)),
    "few places": (lambda x, at: mnp.ones(5).at[at].multiply(1 + x / 99), (X, FEW)),
    "the last one": (lambda x, at: mnp.zeros(200).at[at].set(x, mode="drop"), (X, MANY)),
    "largest": (lambda x, at: mnp.zeros((3, 9)).at[at, at + 4].max(x), (X, FEW)),
    "counts": (lambda x, at: mnp.bincount(at, length=7), (X, FEW)),
    "bytes": (lambda x, at: mnp.zeros(3, mnp.uint8).at[at].add((x * 9).astype(mnp.uint8)),
              (np.abs(X), FEW)),
    "either": (lambda x, at: mg.ops.segment_max(x > 1, at, 9), (X, FEW)),
    "half": (lambda x, at: mnp.zeros(200, mnp.bfloat16).at[at].add(x.astype(mnp.bfloat16),
                                                                   mode="drop"), (X, MANY)),
    "complex": (lambda x, at: mnp.zeros(9, mnp.complex64).at[at].add(x + 1j), (X, FEW)),
    "rows": (lambda x, at: mnp.ones((4, 6)).at[at[:300]].add(x), (ROWS, FEW)),
    "columns": (lambda x, at: mnp.ones((300, 4)).at[:, at[:6]].add(x), (ROWS, FEW)),
    "windows": (windows, (X, MANY[:300])),
    "each its own": (mg.vmap(lambda x, at: mnp.zeros(5).at[at].add(x)),
                     (X.reshape(30, 100), FEW.reshape(30, 100))),
    "in a loop": (looped, (X, FEW)),
    "gradient": (mg.grad(lambda x, at: (x[at] * mnp.arange(3000.0)).sum() / 3e3),
                 (ROWS[:4, 0], FEW)),
}  # fmt: skip


def scatters(graph: Graph) -> list[Launching]:
    """The functions of a graph's scatters."""
    return [k for k in compiled(graph).written.kernels if "scatter" in k.name]


@pytest.mark.parametrize("name", PROGRAMS)
def test_scatters(name: str) -> None:
    """The interpreter's values; whole numbers, and what is only moved, exactly."""
    f, args = PROGRAMS[name]
    graph = mg.jit(f).trace(*args).graph
    got = emulate(graph, args)
    for x, want in zip(got, evaluate(graph, args), strict=True):
        if x.dtype.kind not in "fcV":
            np.testing.assert_array_equal(x, want)
            continue
        tolerated = 0.05 if x.dtype.name == "bfloat16" else 3e-5
        wide = want.astype(np.complex128)
        assert np.abs(x.astype(np.complex128) - wide).max() <= tolerated * max(
            1, np.abs(wide).max()
        )
    turned = EmulatedDevice(seed=0)
    again = call(with_source(compiled(graph).written, device=turned), args)
    assert all(x.tobytes() == y.tobytes() for x, y in zip(got, again, strict=True))


def test_the_last_update_stays() -> None:
    f = mg.jit(lambda x, at: mnp.zeros(3).at[at].set(x))
    (got,) = emulate(f.trace(X, FEW).graph, (X, FEW))
    assert [float(x) for x in got] == [X[FEW == place][-1] for place in range(3)]


def test_no_thread_takes_all() -> None:
    """However many updates a place has, a thread waits for few of them, one after the other."""
    n = 1_000_000
    f = mg.jit(lambda x, at: mnp.zeros(10).at[at].add(x))
    graph = f.trace(np.zeros(n, np.float32), np.zeros(n, np.int32)).graph
    kernels = compiled(graph).written.kernels
    assert max(k.rounds for k in kernels) < n / 200
    assert sum(k.blocks * k.threads > 1000 for k in kernels) >= len(kernels) - 1


def test_few_updates_are_taken_in_their_order() -> None:
    f = mg.jit(lambda x, at: mnp.zeros(10).at[at].add(x))
    (kernel,) = scatters(f.trace(X[:60], FEW[:60]).graph)
    assert kernel.reason == "updates one after the other, in their order"


def test_batches_do_not_wait_for_each_other() -> None:
    """A thread for each of the arrays that updates go to."""
    f = mg.jit(mg.vmap(lambda x, at: mnp.zeros(9).at[at].add(x)))
    graph = f.trace(X.reshape(300, 10), FEW.reshape(300, 10)).graph
    (kernel,) = scatters(graph)
    assert kernel.blocks == 2 and kernel.rounds == 20


def test_empty_updates_are_not_sorted() -> None:
    """Many windows, each of no elements."""
    numbers = mg.lax.ScatterDimensionNumbers((1,), (0,), (0,))
    f = mg.jit(lambda x, at, rows: mg.lax.scatter_add(x, at, rows, numbers))
    args = (ROWS[:5, :4], FEW[:100, None], np.zeros((100, 0), np.float32))
    graph = f.trace(*args).graph
    plan = compiled(graph).written.program.buffers
    assert plan is not None and not plan.arena_bytes and not scatters(graph)
    (got,) = emulate(graph, args)
    np.testing.assert_array_equal(got, args[0])
