"""CUDA kernels on the emulator: the table of ops and programs against the interpreter; faults."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import cuda_emulator
import monograph as mg
import monograph.numpy as mnp
from closeness import close, largest, tolerance
from cuda_emulator.running import call, compiled, emulate, emulate_all, with_source
from monograph.backends.cuda.program import Written
from monograph.hlo.interp import evaluate
from op_table import Case, cases

pytestmark = pytest.mark.skipif(
    cuda_emulator.COMPILER is None, reason="the emulator needs a C++ compiler: g++ or clang++"
)
_BATCH = 60  # cases that are compiled together
# Where the device's own function has another last place than ours, or emulating it does.
_LOOSE = {"power": 1e-4, "erf_inv": 1e-5}


def first_of_each() -> list[Case]:
    """One case per op, of another element type from op to op."""
    by_op: dict[str, list[Case]] = {}
    for c in cases():
        by_op.setdefault(c.op.name, []).append(c)
    return [row[i % len(row)] for i, row in enumerate(by_op.values())]


def check(batch: Sequence[Case]) -> None:
    graphs, args = [c.graph() for c in batch], [c.inputs() for c in batch]
    for c, graph, given, got in zip(batch, graphs, args, emulate_all(graphs, args), strict=True):
        reorders = c.op.kind in ("reduction", "contraction")
        for i, (x, want) in enumerate(zip(got, evaluate(graph, given), strict=True)):
            small = largest(want) if reorders else _LOOSE.get(c.op.name, 0.0)
            ulp = tolerance(c) if c.op.name not in _LOOSE else 2**20
            right = close(x, want, max(ulp, 4.0) if c.op.ulp else ulp, small)
            assert np.all(right), f"{c.id}, {i}: {x[~right][:4]} instead of {want[~right][:4]}"


def test_an_op_of_each_kind() -> None:
    """Every op on one of its element types."""
    chosen = first_of_each()
    assert len(chosen) > 100
    check(chosen)


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, len(cases()), _BATCH))
def test_every_op(first: int) -> None:
    check(cases()[first : first + _BATCH])


def normal(*shape: int) -> Any:
    return np.random.default_rng(sum(shape)).standard_normal(shape).astype(np.float32)


def attention(q: Any, k: Any, v: Any) -> Any:
    weights = mg.nn.softmax(mnp.einsum("bqd,bkd->bqk", q, k) / np.float32(4.0))
    return mnp.einsum("bqk,bkd->bqd", weights, v)


def layer_norm(x: Any) -> Any:
    centred = x - x.mean(-1, keepdims=True)
    return centred * mg.lax.rsqrt((centred**2).mean(-1, keepdims=True) + 1e-5)


def loss(w1: Any, w2: Any, x: Any) -> Any:
    return mnp.mean(mnp.tanh(mnp.tanh(x @ w1) @ w2) ** 2)


def convolved(x: Any, w: Any) -> Any:
    y = mg.lax.conv_general_dilated(x, w, (2, 1), "SAME")
    return mnp.max(mg.nn.relu(y), axis=(2, 3))


def looped(x: Any) -> Any:
    return mg.lax.while_loop(lambda c: mnp.sum(c) < 1e3, lambda c: c * 1.5 + 1, mnp.abs(x))


def scanned(x: Any) -> Any:
    return mg.lax.scan(lambda c, row: (c * 0.9 + row, mnp.sort(c)), mnp.zeros(x.shape[1]), x)


def embedding(table: Any, words: Any) -> Any:
    return mg.grad(lambda t: mnp.sum(mnp.tanh(t[words]) ** 2))(table)


PROGRAMS: dict[str, tuple[Callable[..., Any], tuple[Any, ...]]] = {
    "attention": (attention, (normal(2, 40, 16), normal(2, 50, 16), normal(2, 50, 16))),
    "layer norm": (layer_norm, (normal(7, 300),)),
    "gradient": (mg.grad(loss, (0, 1)), (normal(20, 33), normal(33, 17), normal(65, 20))),
    "convolution": (convolved, (normal(2, 8, 17, 19), normal(24, 8, 3, 3))),
    "while": (looped, (normal(5, 5),)),
    "scan": (scanned, (normal(6, 40),)),
    "long rows": (lambda x: (x.sum(1), x.argmax(1), x.max()), (normal(3, 9000),)),
    "columns": (lambda x: (x.sum(0), mnp.cumsum(x, 0)), (normal(300, 70),)),
    "half": (lambda x, y: x.astype(mnp.bfloat16) @ y.astype(mnp.bfloat16),
             (normal(70, 45), normal(45, 130))),
    "integers": (lambda x, y: x @ y, (normal(30, 40).astype(np.int32), normal(40, 50)
                                      .astype(np.int32))),
    "random": (lambda x: mg.random.uniform(mg.random.key(3), (100,)) + x, (normal(100),)),
    "branches": (lambda x: mg.lax.cond(x[0] > 0, lambda: x * 2, lambda: -x), (normal(9),)),
    "embedding gradient": (embedding, (normal(50, 16), np.arange(90, dtype=np.int32) * 7 % 50)),
    "orders": (lambda x: (mnp.sort(x, 0), mnp.argsort(x), mg.lax.top_k(x, 3)[1]), (normal(9, 31),)),
    "donated": (lambda x: x.at[2:5].set(0.0), (normal(8, 3),)),
}  # fmt: skip


@pytest.mark.parametrize("name", PROGRAMS)
def test_programs(name: str) -> None:
    f, args = PROGRAMS[name]
    graph = mg.jit(f).trace(*args).graph
    for got, want in zip(emulate(graph, args), evaluate(graph, args), strict=True):
        size = np.abs(want.astype(np.float64)).max()
        tolerated = 1e-2 if got.dtype.name == "bfloat16" else 2e-5
        error = np.abs(got.astype(np.float64) - want.astype(np.float64)).max()
        assert error <= tolerated * max(size, 1)


# ---- faults that are put in must be seen ---------------------------------------------------------

FAULTS = {
    "a barrier is missing": ("        __syncthreads();\n        #pragma", "        #pragma"),
    "the wrong element": ("a_tile[k * 64 + my", "a_tile[k * 64 + mx"),
    "the last rows are left out": ("r0 += 16", "r0 += 32"),
    "not all lanes are joined": ("int d = 16;", "int d = 8;"),
    "the last points are left out": ("row >= 70", "row >= 69"),
}


def faulty(written: Written, old: str, new: str) -> Written:
    assert old in written.source
    return replace(written, source=written.source.replace(old, new))


@pytest.mark.parametrize("name", FAULTS)
def test_faults_are_seen(name: str) -> None:
    """A kernel with a mistake gives other results."""
    args = (normal(70, 45), normal(45, 130))
    graph = mg.jit(lambda x, y: (x @ y, x.sum(1))).trace(*args).graph
    written = faulty(compiled(graph).written, *FAULTS[name])
    got = call(with_source(written), args)
    want = evaluate(graph, args)
    assert any(not np.allclose(x, y, 1e-4, 1e-4) for x, y in zip(got, want, strict=True))


def test_a_kernel_that_waits_for_ever_is_reported() -> None:
    args = (normal(70, 45), normal(45, 130))
    written = compiled(mg.jit(mnp.matmul).trace(*args).graph).written
    barrier = "        __syncthreads();\n        #pragma"
    shuffle = "        if (my) __syncthreads();\n        from_below(mx, 1);\n        #pragma"
    stuck = faulty(written, barrier, shuffle)
    with pytest.raises(AssertionError, match="wait for each other"):
        call(with_source(stuck), args)
