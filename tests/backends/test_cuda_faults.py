"""Mistakes in kernels are seen by the emulator: those that are put into what the compiler wrote,
and those that are written by hand, each beside the right kernel."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from importlib.resources import files
from typing import Any

import numpy as np
import pytest

import cuda_emulator
import monograph as mg
import monograph.numpy as mnp
from cuda_emulator import Fault
from cuda_emulator.handmade import launch
from cuda_emulator.programs import PROGRAMS, normal
from cuda_emulator.running import call, compiled, with_source
from monograph.backends.cuda.program import Written
from monograph.hlo.interp import evaluate

pytestmark = pytest.mark.skipif(
    cuda_emulator.COMPILER is None, reason="the emulator needs a C++ compiler: g++ or clang++"
)
BARRIER = "__syncthreads();"


def product_and_sums(x: Any, y: Any) -> Any:
    return x @ y, x.sum(1)


ARGS = (normal(70, 45), normal(45, 130))


def written(f: Callable[..., Any] = product_and_sums, args: tuple[Any, ...] = ARGS) -> Written:
    return compiled(mg.jit(f).trace(*args).graph).written


def faulty(good: Written, old: str, new: str) -> Written:
    assert old in good.source
    return replace(good, source=good.source.replace(old, new))


# ---- wrong results -------------------------------------------------------------------------------

RESULTS = {
    "the wrong element": ("a_tile[k * 68 + my", "a_tile[k * 68 + mx"),
    "the last rows are left out": ("r0 += 16", "r0 += 32"),
    "not all lanes are joined": ("int d = 16;", "int d = 8;"),
    "the last points are left out": ("row >= 70", "row >= 69"),
}


@pytest.mark.parametrize("name", RESULTS)
def test_results(name: str) -> None:
    graph = mg.jit(product_and_sums).trace(*ARGS).graph
    got = call(with_source(faulty(written(), *RESULTS[name])), ARGS)
    want = evaluate(graph, ARGS)
    assert any(not np.allclose(x, y, 1e-4, 1e-4) for x, y in zip(got, want, strict=True))


# ---- what a thread must not do -------------------------------------------------------------------

ALONE = "(i32)blockIdx.x * 256 + threadIdx.x"
# Program, what is put in for what, the report, and the line that it shows.
FAULTS: dict[str, tuple[Callable[..., Any], str, str, str, str]] = {
    "a result one too far": (lambda x: x.T, "p1[", "p1[1 + ",
                             r"writes p1\[5120\], which has 5120 elements", "p1[1 + "),
    "an operand one too far": (lambda x: x.T, "p0[", "p0[1 + ",
                               r"reads p0\[5120\], which has 5120 elements", "= p0[1 + "),
    "an operand one too early": (lambda x: x.T, "p0[", "p0[-1 + ", r"reads p0\[-1\]", "= p0[-1 + "),
    "in shared memory": (lambda x: x @ x.T, "b_tile[k * 68 + at]", "b_tile[k * 68 + at + 5]",
                         r"writes b_tile\[1088\]", "b_tile[k * 68 + at + 5] ="),
    "blocks write the same": (lambda x: x + 1, ALONE, "threadIdx.x",
                              r"thread (\d+) of block \d+ writes p1\[\d+\], "
                              r"which thread \1 of block \d+ wrote", "store<4>(p1"),
    "threads write the same": (lambda x: x.sum(0), "threadIdx.x % 32", "threadIdx.x % 32 / 2",
                               r"writes p1\[\d+\], which thread \d+ of block \d+ wrote", "p1[i0]"),
    "a pack off its place": (lambda x: x[:, :40] + 1, "load<4>(p0 + (", "load<4>(p0 + (1 + ",
                             "reads 16 bytes at once from byte", "load<4>(p0 + (1 + "),
}  # fmt: skip


@pytest.mark.parametrize("name", FAULTS)
def test_faults(name: str) -> None:
    """The report names the kernel, who, what, and the line."""
    f, old, new, expected, line = FAULTS[name]
    x = normal(64, 80)
    good = written(f, (x,))
    call(with_source(good), (x,))
    with pytest.raises(Fault, match=expected) as found:
        call(with_source(faulty(good, old, new)), (x,))
    assert str(found.value).startswith(good.kernels[0].name)
    assert line in str(found.value)


# Every barrier of these is needed.
WAITING: dict[str, tuple[Callable[..., Any], tuple[Any, ...]]] = {
    "tiles": (product_and_sums, ARGS),
    "largest": (lambda x: mg.lax.top_k(x, 3), (normal(2, 1500),)),
    "running sums along": (lambda x: mnp.cumsum(x, 1), (normal(2, 5000),)),
    "running sums down": (lambda x: mnp.cumsum(x, 0), (normal(300, 40),)),
    **{
        name: PROGRAMS[name]
        for name in ("transposed", "rows of a block", "long rows", "few columns", "narrow columns")
    },
}


@pytest.mark.parametrize("name", WAITING)
def test_every_barrier(name: str) -> None:
    """A barrier that is left out, one after the other, is a race."""
    good, args = written(*WAITING[name]), WAITING[name][1]
    parts = good.source.split(BARRIER)
    assert len(parts) > 1
    for i in range(1, len(parts)):
        source = BARRIER.join(parts[:i]) + BARRIER.join(parts[i:])
        with pytest.raises(Fault, match="nothing lies between"):
            call(with_source(replace(good, source=source)), args)


# Barriers of functions on matrices that only serve who calls them otherwise: what comes after them.
SPARE = (
    "most[threadIdx.x] = x;",
    "const f64 none = bits",
    "for (int p = threadIdx.x / 32; p < ROWS",
)


@pytest.mark.slow
def test_every_barrier_of_matrices() -> None:
    """Each one is needed by one of the programs."""
    wide = (normal(70, 40),)
    programs = [(written(*PROGRAMS[name]), PROGRAMS[name][1]) for name in ("factors", "decomposed")]
    programs.append((written(mnp.linalg.qr, wide), wide))
    text = files("monograph.backends.cuda").joinpath("matrices.cuh").read_text(encoding="utf-8")
    parts = text.split(BARRIER)
    for i in range(1, len(parts)):
        if parts[i].strip().startswith(SPARE):
            continue
        mistaken = BARRIER.join(parts[:i]) + BARRIER.join(parts[i:])
        assert any(fails(good, text, mistaken, args) for good, args in programs), parts[i][:80]


def fails(good: Written, old: str, new: str, args: tuple[Any, ...]) -> bool:
    try:
        call(with_source(faulty(good, old, new)), args)
    except Fault:
        return True
    return False


def test_a_kernel_that_waits_for_ever() -> None:
    barrier = "        __syncthreads();\n        #pragma"
    shuffle = "        if (my) __syncthreads();\n        from_below(mx, 1);\n        #pragma"
    stuck = faulty(written(mnp.matmul), barrier, shuffle)
    with pytest.raises(Fault, match="wait for each other"):
        call(with_source(stuck), ARGS)


# ---- written by hand -----------------------------------------------------------------------------

NEIGHBOUR = """
    SHARED(f32, held, 64);
    const int t = threadIdx.x;
    held[t] = p0[t];
    WAIT
    p1[t] = held[t ^ 1];
"""
OVERWRITTEN = """
    const int t = threadIdx.x;
    f32 found = 0;
    if (t < READERS) found = p0[0];
    p1[t] = found;
    WAIT
    if (t == 0) p0[0] = 8;
"""
# The last block adds what all blocks found.
LAST = """
    SHARED(i32, mine, 1);
    const int t = threadIdx.x;
    if (t == 0) {
        p1[blockIdx.x] = p0[blockIdx.x] * 2;
        FENCE
        mine[0] = atomicAdd(p2, 1);
    }
    __syncthreads();
    if (mine[0] != gridDim.x - 1 || t) return;
    f32 sum = 0;
    for (int b = 0; b < gridDim.x; ++b) sum += p1[b];
    p3[0] = sum;
"""
# What a neighbour has stored, read behind the emulator's back.
STORED = """
    const int t = threadIdx.x;
    p1[t] = 1;
    if (BARRIER) __syncthreads(); else from_below(0, 1);
    f32 found;
    emulator::copy(&found, p1 + (t ^ 1), 4);
    __syncthreads();
    p0[t] = found;
"""


@pytest.mark.parametrize("wait", ["__syncthreads();", "__syncwarp();"])
def test_barriers_order(wait: str) -> None:
    x, y = np.arange(64, dtype=np.float32), np.zeros(64, np.float32)
    launch(NEIGHBOUR.replace("WAIT", wait), x, y)
    assert y.tolist() == (np.arange(64) ^ 1).tolist()


@pytest.mark.parametrize("wait, reach", [("", 1), ("__syncwarp();", 32)])
def test_too_little_order(wait: str, reach: int) -> None:
    """No barrier at all, and one of a warp for neighbours in another warp."""
    x, y = np.zeros(64, np.float32), np.zeros(64, np.float32)
    text = NEIGHBOUR.replace("WAIT", wait).replace("t ^ 1", f"t ^ {reach}")
    with pytest.raises(Fault, match=r"held\[\d+\]"):
        launch(text, x, y)


@pytest.mark.parametrize("wait, readers", [("__syncthreads();", 64), ("__syncwarp();", 32)])
def test_what_several_read_is_written(wait: str, readers: int) -> None:
    x, y = np.array([7], np.float32), np.zeros(64, np.float32)
    launch(OVERWRITTEN.replace("WAIT", wait).replace("READERS", str(readers)), x, y)
    assert x == 8 and y.tolist() == [7] * readers + [0] * (64 - readers)


@pytest.mark.parametrize("wait, readers", [("", 2), ("from_below(found, 1);", 32),
                                           ("__syncwarp();", 33)])  # fmt: skip
def test_what_several_read_is_written_too_soon(wait: str, readers: int) -> None:
    """Nothing, a shuffle, and a barrier of a warp where another warp reads as well."""
    x, y = np.array([7], np.float32), np.zeros(64, np.float32)
    with pytest.raises(Fault, match=r"p0\[0\], which"):
        launch(OVERWRITTEN.replace("WAIT", wait).replace("READERS", str(readers)), x, y)


def test_a_fence_and_an_atomic_operation_order_blocks() -> None:
    for seed in range(4):
        arrays = [np.arange(9, dtype=np.float32), np.zeros(9, np.float32), np.zeros(1, np.int32),
                  np.zeros(1, np.float32)]  # fmt: skip
        launch(LAST.replace("FENCE", "__threadfence();"), *arrays, blocks=9, seed=seed)
        assert arrays[3] == 72.0


def test_a_missing_fence() -> None:
    arrays = [np.arange(9, dtype=np.float32), np.zeros(9, np.float32), np.zeros(1, np.int32),
              np.zeros(1, np.float32)]  # fmt: skip
    with pytest.raises(Fault, match=r"reads p1\[\d\], which thread 0 of block \d wrote"):
        launch(LAST.replace("FENCE", ""), *arrays, blocks=9)


def test_a_plain_count_of_blocks() -> None:
    """An addition that is not atomic."""
    arrays = [np.arange(9, dtype=np.float32), np.zeros(9, np.float32), np.zeros(1, np.int32),
              np.zeros(1, np.float32)]  # fmt: skip
    text = LAST.replace("FENCE", "__threadfence();").replace("atomicAdd(p2, 1)", "p2[0]++")
    with pytest.raises(Fault, match=r"reads p2\[0\]"):
        launch(text, *arrays, blocks=9)


@pytest.mark.parametrize("barrier, expected", [("false", 0.0), ("true", 1.0)])
def test_stores_are_seen_late(barrier: str, expected: float) -> None:
    """Values, too, are as if nothing were stored before the next barrier."""
    x, y = np.zeros(64, np.float32), np.zeros(64, np.float32)
    launch(STORED.replace("BARRIER", barrier), x, y)
    assert (x == expected).all() and (y == 1).all()


def test_blocks_see_stores_of_others_late() -> None:
    text = """
    if (threadIdx.x) return;
    f32 found = 0;
    for (int b = 0; b < gridDim.x; ++b) {
        f32 x;
        emulator::copy(&x, p0 + b, 4);
        found += x;
    }
    p1[blockIdx.x] = found;
    p0[blockIdx.x] = 1;
    """
    x, y = np.zeros(5, np.float32), np.zeros(5, np.float32)
    launch(text, x, y, blocks=5)
    assert (x == 1).all() and (y == 0).all()


def test_neighbouring_bytes_are_apart() -> None:
    """Elements of a byte each, by as many threads."""
    x = np.zeros(64, np.uint8)
    launch("    p0[threadIdx.x] = threadIdx.x;", x)
    assert x.tolist() == list(range(64))
