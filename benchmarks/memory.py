"""Programs that wait for memory, beside a copy of as many bytes by all cores."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import jax
import numpy as np
from cases import Case, pointwise
from measure import CORES, Pace, Sample, interleaved, ratio, show, spread
from suite import suite

import monograph as mg

LEAST = 0.8  # of the bandwidth of a copy

# How often the first argument must be read: where a sum of all of it comes first, twice.
READS = {
    "softmax 4096x1024": 1,
    "layernorm 4096x1024": 1,
    "logsumexp 4096x1024": 1,
    "column statistics 4096x1024": 2,
    "roll stencil 2048x2048": 1,
    "sobel 1024x1024": 1,
    "transpose and add 2048x2048": 1,
    "batch norm 32x28x28x64": 2,
    "cross-entropy 1024x8192, gradient": 1,
    "Adam on 100 parameters": 1,
    "x + y 4M": 1,
    "where 4M": 1,
    "exp 4M": 1,
}


def memory_rows(pace: Pace, chosen: Callable[[str], bool]) -> Iterator[list[str]]:
    """A row for each program: what it moves, how fast, and the share of a copy's bandwidth."""
    for case in (*suite(), *pointwise()):
        if case.name in READS and chosen(case.name):
            yield _row(case, pace)


def _row(case: Case, pace: Pace) -> list[str]:
    f, args = mg.jit(case.make(mg)), mg.tree.map(mg.device_put, case.args())
    sizes = [np.asarray(v).nbytes for v in jax.tree.leaves(jax.tree.map(np.asarray, args))]
    made = [np.asarray(v).nbytes for v in jax.tree.leaves(jax.tree.map(np.asarray, f(*args)))]
    moved = sum(sizes) + sum(made) + (READS[case.name] - 1) * sizes[0]
    with ThreadPoolExecutor(CORES) as pool:
        runs = {
            "ours": lambda: mg.block_until_ready(f(*args)),
            "copy": _copy(pool, moved // 2),
        }
        got = interleaved(runs, pace)
    share = ratio(got["copy"], got["ours"])
    met = "yes" if share.median >= LEAST else "**no**"
    interval = f"{share.median:.0%} ({share.low:.0%} .. {share.high:.0%})"
    return [case.name, f"{moved / 1e6:.1f} MB", _rate(moved, got["ours"]),
            _rate(moved, got["copy"]), interval, met, spread(got["ours"]),
            show(got["copy"].median)]  # fmt: skip


def _copy(pool: ThreadPoolExecutor, size: int) -> Callable[[], Any]:
    """Copies so many bytes, each core its part."""
    source, target = np.ones(size, np.uint8), np.zeros(size, np.uint8)
    parts = list(zip(np.array_split(target, CORES), np.array_split(source, CORES), strict=True))

    def run() -> None:
        for job in [pool.submit(np.copyto, a, b) for a, b in parts]:
            job.result()

    return run


def _rate(moved: int, took: Sample) -> str:
    return f"{moved / took.median / 1e9:.1f} GB/s"
