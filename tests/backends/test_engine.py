"""The engine as a whole: kernels in pieces on several threads, calls and compilations at once."""

from __future__ import annotations

import concurrent.futures
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from typing import Any

import jax
import jax.nn
import jax.numpy
import jax.random
import ml_dtypes
import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
from large_programs import PROGRAMS
from monograph.fusion.program import Launch, Sweep, all_steps

Array = np.ndarray[Any, Any]


@pytest.fixture(autouse=True)
def _threads() -> Iterator[None]:
    before = mg.config.num_threads
    yield
    mg.config.update("num_threads", before)


def leaves(x: Any) -> list[Array]:
    return [np.asarray(v) for v in mg.tree.leaves(mg.tree.map(np.asarray, x))]


def close(a: Array, b: Array) -> None:
    """Equal but for rounding, in sums too."""
    assert (a.shape, a.dtype) == (b.shape, b.dtype)
    if a.dtype.kind in "biu":
        np.testing.assert_array_equal(a, b)
        return
    loose = 2e-2 if a.dtype.itemsize == 2 else 1e-4
    x, y = (v.astype(np.complex128 if v.dtype.kind == "c" else np.float64) for v in (a, b))
    size = np.max(np.abs(y), initial=0, where=np.isfinite(y))
    np.testing.assert_allclose(x, y, rtol=loose, atol=loose * size)


@pytest.mark.parametrize("name", PROGRAMS)
def test_equals_jax_on_any_number_of_threads(name: str) -> None:
    """Like JAX's, and the same bits with 1, 2 and 5 threads, again and again."""
    f, args = PROGRAMS[name](mg)
    run = mg.jit(f)
    mg.config.update("num_threads", 1)
    alone = leaves(run(*args))
    g, args = PROGRAMS[name](jax)
    for a, b in zip(alone, jax.tree.leaves(jax.jit(g)(*args)), strict=True):
        close(a, np.asarray(b))
    for threads in (2, 5, 2):
        mg.config.update("num_threads", threads)
        for a, b in zip(leaves(run(*args)), alone, strict=True):
            np.testing.assert_array_equal(a, b)


def test_the_programs_are_cut_into_pieces() -> None:
    """Else they would say nothing of threads."""
    whole = []
    for name, make in PROGRAMS.items():
        f, args = make(mg)
        steps = mg.jit(f).lower(*args).compile().loaded.compilation.program.steps
        found = [
            s.schedule.grain if isinstance(s, Launch) else s.grain
            for s in all_steps(steps)
            if isinstance(s, Launch | Sweep)
        ]
        if not any(found):
            whole.append(name)
    assert len(whole) <= 3, whole


def test_nan_wins_wherever_it_is() -> None:
    """In whichever piece, row or lane; XLA loses some of them."""
    x = np.random.default_rng(0).standard_normal((1021, 1033)).astype(np.float32)
    for row, column in ((0, 0), (17, 5), (512, 1031), (1020, 1032)):
        x[row, column] = np.nan
    got = mg.jit(lambda x: (mnp.max(x, 0), mnp.min(x, 1), mnp.max(x), mnp.min(x, 0)))(x)
    for a, b in zip(got, (x.max(0), x.min(1), x.max(), x.min(0)), strict=True):
        np.testing.assert_array_equal(a, b)


@pytest.mark.parametrize("axis", [0, 1])
@pytest.mark.parametrize("reverse", [False, True])
def test_a_single_lane_left_over(axis: int, reverse: bool) -> None:
    """Of a narrow type: its store may not touch the next row's first element."""
    x = np.ones((5, 129), ml_dtypes.bfloat16)
    got = mg.jit(lambda x: mg.lax.cumsum(x, axis=axis, reverse=reverse))(x)
    want = np.flip(np.cumsum(x.astype(np.float32), axis), axis if reverse else ())
    np.testing.assert_array_equal(np.asarray(got).astype(np.float32), want)


def test_products_of_single_rows() -> None:
    """No row and no column is left as a loop, and there are several results."""
    x = np.linspace(0, 1, 624, dtype=np.float32).reshape(1, 624)
    f = mg.jit(lambda x: (x @ x.T, mnp.tanh(x @ x.T), mnp.sum(x @ x.T, 1, keepdims=True)))
    for got, want in zip(f(x), (x @ x.T, np.tanh(x @ x.T), x @ x.T), strict=True):
        close(np.asarray(got), want)


# ---- one after another ---------------------------------------------------------------------------

W = np.random.default_rng(7).standard_normal((301, 301)).astype(np.float32) / 17
STEPS: dict[str, Callable[[Any], Any]] = {
    "dense": lambda x: mnp.tanh(x @ W + x[0]),
    "softmax": lambda x: mg.nn.softmax(x * 5, -1) * 10 - 0.5,
    "transpose": lambda x: x.T * 0.5 + x[::-1],
    "columns": lambda x: x - mnp.mean(x, 0),
    "rows": lambda x: x / (1 + mnp.max(mnp.abs(x), 1, keepdims=True)),
    "cumulative": lambda x: mnp.sin(mnp.cumsum(x, 0)),
    "roll": lambda x: mnp.roll(x, 7, 1) - 0.5 * mnp.roll(x, -3, 0),
    "gram": lambda x: mnp.cos(x.T @ x / 300),  # a cosine shows the rounding of large sums
    "choose": lambda x: mnp.where(x > mnp.mean(x), x, -0.3 * x),
    "scan": lambda x: mg.lax.scan(lambda c, _: (mnp.sin(c + 0.1), None), x, None, length=3)[0],
    "gradient": lambda x: mg.grad(lambda v: mnp.sum(mg.nn.logsumexp(v @ W, -1)))(x) * 3 + x,
    "places": lambda x: x + 0.01 * mnp.argmax(x, 1)[:, None].astype(np.float32),
}


def test_a_long_chain_of_programs() -> None:
    """Each result is the next one's argument; every one equals the interpreter's."""
    fast = {name: mg.jit(f) for name, f in STEPS.items()}
    slow = {name: mg.jit(f, backend="interp") for name, f in STEPS.items()}
    rng = np.random.default_rng(0)
    x = mnp.asarray(rng.standard_normal((301, 301)).astype(np.float32))
    for name in [*STEPS, *rng.choice(list(STEPS), 12)]:
        y = fast[name](x)
        close(np.asarray(y), np.asarray(slow[name](np.asarray(x))))
        x = y


# ---- at once -------------------------------------------------------------------------------------


def _work(seed: int, shared: Any, start: threading.Barrier) -> None:
    """Call a function that others call too, and compile some of one's own, large and small."""
    rng = np.random.default_rng(seed)
    x = rng.standard_normal((301, 301)).astype(np.float32)
    held = mnp.asarray(x)
    start.wait()
    first = np.asarray(shared(x))
    close(first, np.exp(x - x.max(1, keepdims=True)) @ W)
    for i in range(2):
        c = np.float32(100 * seed + i)
        own = mg.jit(lambda x, c=c: (mnp.sum(x * c, 0), x.T + c, x[:3, :3] @ x[:3, :3]))
        total, turned, corner = own(held)
        close(np.asarray(total), (x.astype(np.float64) * c).sum(0).astype(np.float32))
        np.testing.assert_array_equal(turned, x.T + c)
        close(np.asarray(corner), x[:3, :3] @ x[:3, :3])
        np.testing.assert_array_equal(held + held, x + x)
        np.testing.assert_array_equal(shared(held), first)


@pytest.mark.parametrize("threads", [1, 3])
def test_32_threads(threads: int) -> None:
    """Calling and compiling at once, with any number of threads underneath."""
    mg.config.update("num_threads", threads)
    shared = mg.jit(lambda x: mnp.exp(x - mnp.max(x, 1, keepdims=True)) @ W)
    start = threading.Barrier(32)
    with concurrent.futures.ThreadPoolExecutor(32) as pool:
        jobs = [pool.submit(_work, seed, shared, start) for seed in range(32)]
        for job in jobs:
            job.result(timeout=120)


FORKING = """
import os, sys
import numpy as np
import monograph as mg
import monograph.numpy as mnp

f = mg.jit(lambda x: (mnp.sum(mnp.exp(x), 0), x.T @ x))
x = np.random.default_rng(0).standard_normal((701, 503)).astype(np.float32)
want = [np.asarray(v) for v in f(x)]

def right() -> bool:
    new = mg.jit(lambda x: mnp.tanh(x) * 2)(x)
    got = [np.asarray(v) for v in f(x)]
    return all(map(np.array_equal, got, want)) and np.allclose(new, np.tanh(x) * 2, atol=1e-6)

for _ in range(3):
    child = os.fork()
    good = right()
    if child == 0:
        os._exit(0 if good and right() else 1)
    assert good and os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
print("right")
"""


def test_a_fork_in_the_middle() -> None:
    """Parent and child both go on, with threads of their own, and compile anew."""
    environment = {**os.environ, "MONOGRAPH_NUM_THREADS": "2"}
    command = [sys.executable, "-c", FORKING]
    done = subprocess.run(
        command, env=environment, capture_output=True, text=True, timeout=120, check=False
    )
    assert done.stdout.strip() == "right", done.stderr


# ---- for a long time -----------------------------------------------------------------------------

CHURNING = """
import gc
import numpy as np
import monograph as mg
import monograph.numpy as mnp

X = np.ones(8, np.float32)

def compile_some(first, count):
    for i in range(first, first + count):
        f = mg.jit(lambda x: x * i + 1)
        f(X)
    del f
    gc.collect()

def resident():
    with open("/proc/self/statm") as f:
        return int(f.read().split()[1]) * 4096

compile_some(0, 1000)
before = resident()
compile_some(1000, COUNT)
print(resident() - before)
"""


@pytest.mark.parametrize(
    "count", [200, pytest.param(20_000, marks=pytest.mark.slow)], ids=["some", "many"]
)
def test_compiling_leaves_nothing(count: int) -> None:
    """Distinct functions compiled, called and dropped: under 5 MiB stay."""
    environment = {**os.environ, "MONOGRAPH_CACHE": "off", "MONOGRAPH_VERIFY": "0"}
    code = CHURNING.replace("COUNT", str(count))
    if count < 1000:
        code = code.replace("compile_some(0, 1000)", "compile_some(0, 100)")
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    assert int(done.stdout) < 5 << 20
