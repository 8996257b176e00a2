"""How things are timed: in turn in one process, warmed up by time, medians with 90 % intervals."""

from __future__ import annotations

import gc
import os
import platform
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np


@dataclass(frozen=True)
class Sample:
    """Seconds per call: median, and the 5th and 95th percentile of the rounds."""

    median: float
    low: float
    high: float
    rounds: int


def interleaved(
    runs: dict[str, Callable[[], Any]], rounds: int = 15, warm: float = 0.3, each: float = 0.02
) -> dict[str, Sample]:
    """Time several callables in turn.

    Args:
        runs: what to time, by name; each call must block until its result is there.
        rounds: how many times each is measured.
        warm: seconds each is run before anything is measured.
        each: seconds of one measurement; short calls are repeated to fill it.
    """
    repeats = {}
    for name, run in runs.items():
        calls, start = 0, time.perf_counter()
        while time.perf_counter() - start < warm or calls < 2:
            run()
            calls += 1
        per_call = (time.perf_counter() - start) / calls
        repeats[name] = max(1, int(each / per_call))
    times: dict[str, list[float]] = {name: [] for name in runs}
    for _ in range(rounds):
        for name, run in runs.items():
            gc.collect()
            gc.disable()
            try:
                start = time.perf_counter()
                for _ in range(repeats[name]):
                    run()
                times[name].append((time.perf_counter() - start) / repeats[name])
            finally:
                gc.enable()
    return {name: summary(seen) for name, seen in times.items()}


def summary(seconds: list[float]) -> Sample:
    """Median and 5th to 95th percentile."""
    low, median, high = np.percentile(seconds, [5, 50, 95])
    return Sample(float(median), float(low), float(high), len(seconds))


def live_cores() -> float:
    """How many cores do work at once: the speed-up of NumPy work on one thread per core."""
    n = len(os.sched_getaffinity(0))
    data = [np.random.default_rng(i).standard_normal(200_000) for i in range(n)]

    def work(x: np.ndarray) -> None:
        for _ in range(60):
            np.sort(x)

    def run(threads: list[threading.Thread]) -> float:
        start = time.perf_counter()
        for t in threads:
            t.start()
        for t in threads:
            t.join()
        return time.perf_counter() - start

    run([threading.Thread(target=work, args=(x,)) for x in data])
    one = run([threading.Thread(target=work, args=(data[0],))])
    all_of_them = run([threading.Thread(target=work, args=(x,)) for x in data])
    return n * one / all_of_them


def machine() -> str:
    """Processor, cores, Python and the versions that matter, in one line."""
    import jax
    import llvmlite

    model = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text().splitlines():
            if line.startswith("model name"):
                model = line.split(":", 1)[1].strip()
                break
        flags = info.read_text()
        model += ", AVX-512" if "avx512f" in flags else ", AVX2" if "avx2" in flags else ""
    return (
        f"{model}; {len(os.sched_getaffinity(0))} cores; Python {platform.python_version()}; "
        f"NumPy {np.__version__}; llvmlite {llvmlite.__version__}; JAX {jax.__version__}"
    )


def show(seconds: float) -> str:
    """A time with three digits and its unit."""
    for unit, factor in (("s", 1.0), ("ms", 1e3), ("us", 1e6)):
        if seconds * factor >= 1:
            return f"{seconds * factor:.3g} {unit}"
    return f"{seconds * 1e9:.3g} ns"
