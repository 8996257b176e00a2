"""Programs that wait for memory, beside a copy of as many bytes by all cores.

What a program computes may take longer than its memory. So each is also measured on a part of its
arguments that lies in the second cache, and that time counted for all elements.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import Any

import jax
import numpy as np
import programs
from cases import Case, normal, pointwise, several
from measure import CORES, Pace, Sample, interleaved, ratio, show, spread
from suite import logsumexp, suite

import monograph as mg

LEAST = 0.8  # of the bandwidth of a copy
FEW = 5  # rounds of programs that take tens of milliseconds
FAR = 200e6  # bytes that lie in no cache

Args = tuple[Any, ...]


def rows(count: int) -> Callable[[Args], Args]:
    """Makes so many first rows of the first argument, and of those as long, the arguments."""

    def cut(args: Args) -> Args:
        long = len(args[0])
        return tuple(x[:count] if np.ndim(x) and len(x) == long else x for x in args)

    return cut


def corner(count: int) -> Callable[[Args], Args]:
    return lambda args: tuple(x[:count, :count] for x in args)


@dataclass(frozen=True)
class Bound:
    """What is known of a program.

    Attributes:
        part: makes of its arguments those that lie in the second cache.
        reads: how often the first argument must be read: where a sum of all of it comes first,
            twice.
    """

    part: Callable[[Args], Args]
    reads: int = 1


BOUNDS = {
    "softmax 4096x1024": Bound(rows(64)),
    "layernorm 4096x1024": Bound(rows(64)),
    "logsumexp 4096x1024": Bound(rows(128)),
    "column statistics 4096x1024": Bound(rows(64), reads=2),
    "roll stencil 2048x2048": Bound(rows(32)),
    "sobel 1024x1024": Bound(rows(64)),
    "transpose and add 2048x2048": Bound(corner(192)),
    "batch norm 32x28x28x64": Bound(rows(1), reads=2),
    "cross-entropy 1024x8192, gradient": Bound(rows(8)),
    "Adam on 100 parameters": Bound(lambda args: (*(x[:8] for x in args[:4]), args[4])),
    "x + y 4M": Bound(rows(1 << 16)),
    "where 4M": Bound(rows(1 << 16)),
    "exp 4M": Bound(rows(1 << 16)),
    "x + y 32M": Bound(rows(1 << 16)),
    "exp 32M": Bound(rows(1 << 16)),
    "softmax 32768x1024": Bound(rows(64)),
    "logsumexp 65536x1024": Bound(rows(128)),
    "roll stencil 6144x6144": Bound(rows(16)),
}


def large() -> list[Case]:
    """Some of them on arrays that no cache holds."""
    size = 1 << 25

    def case(name: str, make: Any, *shapes: tuple[int, ...]) -> Case:
        return Case("memory", name, make, several(*shapes))

    return [
        case("x + y 32M", lambda lib: lambda x, y: x + y, (size,), (size,)),
        Case("memory", "exp 32M", lambda lib: lib.numpy.exp, lambda: (np.abs(normal(size)) + 0.1,)),
        case("softmax 32768x1024", programs.softmax, (32768, 1024)),
        case("logsumexp 65536x1024", logsumexp, (65536, 1024)),
        case("roll stencil 6144x6144", programs.stencil, (6144, 6144)),
    ]


def memory_rows(pace: Pace, chosen: Callable[[str], bool]) -> Iterator[list[str]]:
    """A row for each program: what it moves, how fast, the share of a copy's bandwidth; and how
    long its arithmetic alone takes.
    """
    for case in (*suite(), *pointwise(), *large()):
        if case.name in BOUNDS and chosen(case.name):
            yield _row(case, BOUNDS[case.name], pace)


def _row(case: Case, bound: Bound, pace: Pace) -> list[str]:
    given = case.args()
    f, args, part = (
        mg.jit(case.make(mg)), *(mg.tree.map(mg.device_put, x) for x in (given, bound.part(given)))
    )  # fmt: skip
    moved, near = (_moved(f, x, bound.reads) for x in (args, part))
    if moved > FAR:
        pace = replace(pace, rounds=min(pace.rounds, FEW))
    with ThreadPoolExecutor(CORES) as pool:
        runs = {
            "ours": lambda: mg.block_until_ready(f(*args)),
            "copy": _copy(pool, moved // 2),
            "near": lambda: mg.block_until_ready(f(*part)),
        }
        got = interleaved(runs, pace)
    share = ratio(got["copy"], got["ours"])
    met = "yes" if share.median >= LEAST else "**no**"
    interval = f"{share.median:.0%} ({share.low:.0%} .. {share.high:.0%})"
    # a small part may run on one core; all of it runs on all of them, and starting them counts less
    shared = "pieces of" in f.lower(*part).compile().as_text("kernels")
    alone = got["near"].median / (1 if shared else CORES) * moved / near
    alone = min(alone, got["ours"].median)
    bounds = "arithmetic" if alone > got["copy"].median / LEAST else "memory"
    return [case.name, f"{moved / 1e6:.1f} MB", _rate(moved, got["ours"]),
            _rate(moved, got["copy"]), interval, met, spread(got["ours"]),
            show(got["copy"].median), show(alone), bounds]  # fmt: skip


def _moved(f: Callable[..., Any], args: Args, reads: int) -> int:
    """Bytes that a call must read and write."""
    sizes = [np.asarray(v).nbytes for v in jax.tree.leaves(jax.tree.map(np.asarray, args))]
    made = [np.asarray(v).nbytes for v in jax.tree.leaves(jax.tree.map(np.asarray, f(*args)))]
    return int(sum(sizes) + sum(made) + (reads - 1) * sizes[0])


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
