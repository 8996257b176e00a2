"""How fast compiled programs run, in turn with XLA, both watched for the cores that they keep busy.

A measurement that the rest of the computer disturbed, or before which one side could not keep all
cores busy with a product of matrices, is repeated, and marked if it stays so.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import jax
import jax.nn
import numpy as np
import programs
from cases import Case, all_cases, normal
from further import further
from measure import CORES, PAGE, Pace, Run, Sample, Watch, cores_of, interleaved, ratio
from suite import suite

import monograph as mg

LIBS: dict[str, Any] = {"ours": mg, "XLA": jax}
_IDLE = 0.15  # cores that others may use
_LIVE = 0.85  # of all cores, that a product of matrices must keep busy
PAGE_COST = 1.5e-6  # seconds that the system takes to give a fresh page
_FRESH = 0.1  # of the result's pages, that a call may take fresh

SLOW_CORES = "one core"
DISTURBED = "disturbed"
FRESH_PAGES = "fresh pages"
WRONG = "wrong result"


@dataclass(frozen=True)
class Result:
    """What was measured of a case.

    Attributes:
        case: of which.
        ours, theirs: seconds per call.
        ratio: theirs over ours.
        marks: what speaks against the figures: `SLOW_CORES` ...
    """

    case: Case
    ours: Sample
    theirs: Sample
    ratio: Sample
    marks: tuple[str, ...]

    @property
    def met(self) -> bool | None:
        """Whether the bar is reached without what fresh pages cost XLA; None: no bar."""
        if self.case.bar is None:
            return None
        kernel = self.theirs.median - self.theirs.pages * PAGE_COST
        return WRONG not in self.marks and kernel / self.ours.median >= self.case.bar


def results(pace: Pace, chosen: Callable[[str], bool]) -> Iterator[Result]:
    """Measure the cases whose ``group name`` is chosen."""
    for case in (*all_cases(), *suite(), *further()):
        if chosen(f"{case.group} {case.name}"):
            with wide(case.wide):
                yield _best(case, pace)


def _best(case: Case, pace: Pace) -> Result:
    """The first undisturbed measurement, else the one with the fewest marks."""
    sides, size, wrong = runs(case)
    seen: list[Result] = []
    for _ in range(pace.tries):
        result = _measured(case, sides, size, pace)
        seen.append(replace(result, marks=(*wrong, *result.marks)))
        if not result.marks:
            break
    return min(seen, key=lambda r: len(r.marks))


def runs(case: Case) -> tuple[dict[str, Run], int, tuple[str, ...]]:
    """Both sides, bytes of the results, and a mark if the results are not alike."""
    args = case.args()
    sides: dict[str, Run] = {}
    outs: dict[str, list[np.ndarray]] = {}
    for who, lib in LIBS.items():
        f = lib.jit(case.make(lib))
        held = lib.tree.map(lib.device_put, args)
        outs[who] = [np.asarray(v) for v in jax.tree.leaves(lib.tree.map(np.asarray, f(*held)))]

        def run(f: Any = f, held: Any = held, lib: Any = lib) -> Any:
            return lib.block_until_ready(f(*held))

        sides[who] = run
    pairs = zip(outs["ours"], outs["XLA"], strict=True)
    same = all(_alike(a, b, case.apart) for a, b in pairs)
    return sides, sum(v.nbytes for v in outs["ours"]), () if same else (WRONG,)


def _alike(a: np.ndarray, b: np.ndarray, apart: float) -> bool:
    """Equal but for rounding, in sums too, and for a share that may be apart."""
    if a.dtype != b.dtype or a.shape != b.shape:
        return False
    if a.dtype.kind in "biu":
        return bool(np.mean(a != b) <= apart)
    loose = 2e-2 if a.dtype.itemsize == 2 else 1e-4
    exact = np.complex128 if a.dtype.kind == "c" else np.float64
    x, y = a.astype(exact), b.astype(exact)
    return bool(np.allclose(x, y, rtol=loose, atol=loose * np.max(np.abs(y), initial=0)))


def _measured(case: Case, runs: dict[str, Run], size: int, pace: Pace) -> Result:
    watch = Watch()
    marks = [SLOW_CORES for run in _products().values() if cores_of(run) < _LIVE * CORES][:1]
    got = interleaved(runs, pace)
    if watch.others() > _IDLE:
        marks.append(DISTURBED)
    if any(s.pages > max(8, _FRESH * size / PAGE) for s in got.values()):
        marks.append(FRESH_PAGES)
    ours, theirs = got["ours"], got["XLA"]
    return Result(case, ours, theirs, ratio(theirs, ours), tuple(marks))


@cache
def _products() -> dict[str, Run]:
    """A product of matrices that keeps all cores busy, on each side."""
    runs: dict[str, Run] = {}
    for who, lib in LIBS.items():
        f = lib.jit(programs.matmul(lib))
        a = lib.device_put(normal(768, 768))
        runs[who] = lambda f=f, a=a, lib=lib: lib.block_until_ready(f(a, a))
    return runs


def cores_at_work() -> dict[str, float]:
    """How many cores each side keeps busy with a product of matrices."""
    return {who: cores_of(run, 0.2) for who, run in _products().items()}


@contextmanager
def wide(on: bool) -> Iterator[None]:
    """64-bit types in both packages."""
    before = mg.config.enable_x64, jax.config.jax_enable_x64
    mg.config.update("enable_x64", on)
    jax.config.update("jax_enable_x64", on)
    try:
        yield
    finally:
        mg.config.update("enable_x64", before[0])
        jax.config.update("jax_enable_x64", before[1])
