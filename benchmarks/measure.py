"""How things are timed: in turn in one process, warmed up by time, medians with 90 % intervals.

What the sides are timed on is watched while they run: `Sample.cores` is processor time over wall
time, `Sample.pages` the fresh pages of memory that a call took, `Watch.others` what the rest of the
computer did meanwhile.
"""

from __future__ import annotations

import ctypes
import gc
import os
import platform
import resource
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

Run = Callable[[], Any]
PAGE = resource.getpagesize()
CORES = len(os.sched_getaffinity(0))


@dataclass(frozen=True)
class Pace:
    """How long to measure.

    Attributes:
        rounds: how many times each side is measured.
        warm: seconds each side runs before anything is measured: a second virtual processor needs
            tens of milliseconds of load.
        lead: seconds it runs unmeasured at the start of each of its rounds, for the same reason.
        each: seconds of one measurement; short calls are repeated to fill it.
        fresh: how many times a first call is measured.
        tries: how often a disturbed measurement is made, at most.
    """

    rounds: int = 21
    warm: float = 0.15
    lead: float = 0.015
    each: float = 0.02
    fresh: int = 7
    tries: int = 3


FULL = Pace()
QUICK = Pace(rounds=5, warm=0.05, lead=0.005, each=0.005, fresh=3, tries=1)


@dataclass(frozen=True)
class Sample:
    """Seconds per call, by round.

    Attributes:
        seconds: one figure per round.
        cores: processor time of the whole process over wall time, in the measured rounds.
        pages: fresh pages of memory per call.
    """

    seconds: tuple[float, ...]
    cores: float = 1.0
    pages: float = 0.0

    @property
    def median(self) -> float:
        return float(np.median(self.seconds))

    @property
    def low(self) -> float:
        """The 5th percentile of the rounds."""
        return float(np.percentile(self.seconds, 5))

    @property
    def high(self) -> float:
        """The 95th percentile of the rounds."""
        return float(np.percentile(self.seconds, 95))


def summary(seconds: list[float]) -> Sample:
    """A sample that knows its times alone."""
    return Sample(tuple(seconds))


def ratio(over: Sample, under: Sample) -> Sample:
    """Time over time, round by round: rounds of one number ran one after the other."""
    return Sample(tuple(a / b for a, b in zip(over.seconds, under.seconds, strict=True)))


def interleaved(runs: dict[str, Run], pace: Pace = FULL) -> dict[str, Sample]:
    """Time several callables in turn.

    Args:
        runs: what to time, by name; each call must block until its result is there.
        pace: how long.
    """
    repeats = {name: _repeats(run, pace) for name, run in runs.items()}
    seconds: dict[str, list[float]] = {name: [] for name in runs}
    used = dict.fromkeys(runs, 0.0)
    pages = dict.fromkeys(runs, 0)
    with _no_collections():
        for name, run in list(runs.items()) * pace.rounds:
            gc.collect()
            _for_a_while(run, pace.lead)
            faults, cpu, start = _faults(), time.process_time(), time.perf_counter()
            for _ in range(repeats[name]):
                run()
            wall = time.perf_counter() - start
            used[name] += time.process_time() - cpu
            pages[name] += _faults() - faults
            seconds[name].append(wall / repeats[name])
    return {
        name: Sample(
            tuple(seen),
            used[name] / (sum(seen) * repeats[name]),
            pages[name] / (len(seen) * repeats[name]),
        )
        for name, seen in seconds.items()
    }


@contextmanager
def _no_collections() -> Iterator[None]:
    """Garbage is collected before, and only when asked for inside."""
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        gc.unfreeze()


def _for_a_while(run: Run, seconds: float) -> tuple[int, float]:
    """Call at least once; how often, and how long it took."""
    calls, start = 0, time.perf_counter()
    while True:
        run()
        calls += 1
        took = time.perf_counter() - start
        if took >= seconds:
            return calls, took


def _repeats(run: Run, pace: Pace) -> int:
    """How many calls fill one measurement."""
    run()
    calls, took = _for_a_while(run, pace.warm)
    if calls > 1:  # warm by now
        calls, took = _for_a_while(run, pace.each)
    return max(1, round(pace.each * calls / took))


def _faults() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_minflt


# ---- what else there is to know of a measurement -------------------------------------------------


def cores_of(run: Run, seconds: float = 0.04) -> float:
    """How many cores a call keeps busy: processor time of the process over wall time."""
    _for_a_while(run, seconds)
    cpu = time.process_time()
    _, wall = _for_a_while(run, seconds)
    return (time.process_time() - cpu) / wall


class Watch:
    """What the rest of the computer did since this was made, in cores."""

    def __init__(self) -> None:
        self.busy, self.own, self.start = _busy(), time.process_time(), time.perf_counter()

    def others(self) -> float:
        wall = time.perf_counter() - self.start
        own = time.process_time() - self.own
        return max(0.0, (_busy() - self.busy - own) / wall) if wall > 0.05 else 0.0


def _busy() -> float:
    """Seconds that all processors together have worked, or were taken away by a hypervisor."""
    try:
        fields = Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:]
    except OSError:
        return time.process_time()  # nothing is known of others
    user, nice, system, _idle, _wait, irq, soft, stolen = (int(f) for f in fields[:8])
    return (user + nice + system + irq + soft + stolen) / os.sysconf("SC_CLK_TCK")


def keep_freed_memory() -> None:
    """Make the C library reuse what is freed, in blocks of up to 32 MiB.

    Else some processes, by the accidents of their heap, pay for fresh pages at every call with an
    output of 16 MB, which is ten times what the kernel takes; XLA allocates through it.
    """
    libc = ctypes.CDLL(None)
    if hasattr(libc, "mallopt"):
        trim_threshold, mmap_threshold = -1, -3
        libc.mallopt(mmap_threshold, 32 << 20)
        libc.mallopt(trim_threshold, 1 << 30)


def live_cores() -> float:
    """How many cores do work at once: the speed-up of NumPy work on one thread per core."""
    data = [np.random.default_rng(i).standard_normal(200_000) for i in range(CORES)]

    def work(x: np.ndarray) -> None:
        for _ in range(40):
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
    return CORES * one / all_of_them


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
        f"{model}; {CORES} cores; Python {platform.python_version()}; "
        f"NumPy {np.__version__}; llvmlite {llvmlite.__version__}; JAX {jax.__version__}"
    )


# ---- figures as text -----------------------------------------------------------------------------


def show(seconds: float) -> str:
    """A time with three digits and its unit."""
    for unit, factor in (("s", 1.0), ("ms", 1e3), ("us", 1e6)):
        if seconds * factor >= 1:
            return f"{seconds * factor:.3g} {unit}"
    return f"{seconds * 1e9:.3g} ns"


def spread(s: Sample) -> str:
    """``median (low .. high)`` of times."""
    return f"{show(s.median)} ({show(s.low)} .. {show(s.high)})"


def spread_ratio(s: Sample) -> str:
    """``median (low .. high)`` of ratios."""
    return f"{s.median:.2f} ({s.low:.2f} .. {s.high:.2f})"
