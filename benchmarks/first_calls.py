"""First calls of functions never seen: with nothing on disk, and again in a second process.

Each process measures several variants of each program, which differ in a constant, so that nothing
that was kept for one serves another. Run with arguments, this file is such a process.

Columns: trace; compiling over tracing, with an empty folder of kept objects (`new`), and in a
second process that finds them (`kept`); the whole first call, of ours and of XLA's.
"""

from __future__ import annotations

import faulthandler
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from measure import Pace, Sample, ratio, summary

Make = Callable[[Any, float], Callable[..., Any]]
_LONGEST = 300  # seconds that a process may take; then it says where it is


@dataclass(frozen=True)
class First:
    """One program, of which each variant has a constant of its own.

    Attributes:
        name: what the row is called.
        make: package, constant -> function.
        args: makes the arguments.
        over: seconds over tracing that compiling may take.
        kept: the same where the objects are on disk.
        bar: the least time of XLA over ours for the whole first call.
    """

    name: str
    make: Make
    args: Callable[[], tuple[Any, ...]]
    over: float | None = None
    kept: float | None = None
    bar: float | None = None


def _step(lib: Any, c: float) -> Callable[..., Any]:
    from monograph import demo

    loss = demo.loss_of(lib)
    return lib.value_and_grad(lambda params, x, y: loss(params, x, y) * c)


def _step_args() -> tuple[Any, ...]:
    from monograph import demo

    x = np.random.default_rng(1).uniform(0, 1, (demo.BATCH, demo.SIZES[0])).astype(np.float32)
    return demo.initial_parameters(0), x, np.eye(10, dtype=np.float32)[np.arange(demo.BATCH) % 10]


def _square() -> np.ndarray:
    return np.random.default_rng(0).standard_normal((256, 256)).astype(np.float32)


def _pointwise(lib: Any, c: float) -> Callable[..., Any]:
    xp = lib.numpy
    return lambda x: xp.tanh(x) * xp.exp(-x * x) + xp.sin(x) * c


CASES = (
    First("x + c, 8 floats", lambda lib, c: lambda x: x + c,
          lambda: (np.linspace(0, 1, 8, dtype=np.float32),), 5e-3, 1e-3),
    First("exp(x) c, 64K floats", lambda lib, c: lambda x: lib.numpy.exp(x) * c,
          lambda: (_square().ravel(),), 5e-3, 1e-3),
    First("tanh(x) exp(-x x) + c sin(x), 64K floats", _pointwise, lambda: (_square().ravel(),)),
    First("softmax(c x), 256x256", lambda lib, c: lambda x: lib.nn.softmax(x * c),
          lambda: (_square(),)),
    First("c (x @ x), 256x256", lambda lib, c: lambda x: (x @ x) * c, lambda: (_square(),)),
    First("training step of the demo", _step, _step_args, bar=2.0),
)  # fmt: skip


# ---- in a process of its own ---------------------------------------------------------------------


def _child(lib: Any, variants: int) -> list[dict[str, list[float]]]:
    """Seconds of tracing and of the first call, by case and variant."""
    lib.block_until_ready(lib.jit(lambda x: lib.numpy.exp(x) - 0.123)(np.ones(8, np.float32)))
    found = []
    for case in CASES:
        args = case.args()
        seen: dict[str, list[float]] = {"trace": [], "call": []}
        for i in range(variants):
            start = time.perf_counter()
            lib.jit(case.make(lib, 1.5 + i)).trace(*args)
            seen["trace"].append(time.perf_counter() - start)
            f = lib.jit(case.make(lib, 1.5 + i))
            start = time.perf_counter()
            lib.block_until_ready(f(*args))
            seen["call"].append(time.perf_counter() - start)
        found.append(seen)
    return found


def _process(lib: str, variants: int, kept: str) -> list[dict[str, list[float]]]:
    """What `_child` found in a new process that keeps objects in a folder."""
    environment = {**os.environ, "MONOGRAPH_CACHE": kept}
    command = [sys.executable, __file__, lib, str(variants)]
    out = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True)
    found: list[dict[str, list[float]]] = json.loads(out.stdout.splitlines()[-1])
    return found


# ---- what the page shows -------------------------------------------------------------------------


@dataclass(frozen=True)
class FirstResult:
    """What was measured of a program, in seconds; the first variant is left out but in `coldest`.

    Attributes:
        trace, jax_trace: tracing alone.
        over: the first call less tracing, nothing of the program on disk.
        kept: the same in a second process.
        ours, theirs: the whole first call, nothing on disk.
        coldest: the very first call of the first process, with what programs share.
        ratio: theirs over ours.
    """

    case: First
    trace: Sample
    jax_trace: Sample
    over: Sample
    kept: Sample
    ours: Sample
    theirs: Sample
    coldest: float
    ratio: Sample

    @property
    def met(self) -> bool | None:
        bars = [
            measured.median <= bar
            for measured, bar in ((self.over, self.case.over), (self.kept, self.case.kept))
            if bar is not None
        ]
        if self.case.bar is not None:
            bars.append(self.ratio.median >= self.case.bar)
        return all(bars) if bars else None


def first_results(pace: Pace, chosen: Callable[[str], bool]) -> Iterator[FirstResult]:
    """All programs are measured together; the chosen ones are given."""
    if not any(chosen(case.name) for case in CASES):
        return
    variants = pace.fresh + 1
    with tempfile.TemporaryDirectory() as kept:
        new = _process("monograph", variants, kept)
        theirs = _process("jax", variants, kept)
        again = _process("monograph", variants, kept)
    for case, a, b, c in zip(CASES, new, theirs, again, strict=True):
        if chosen(case.name):
            yield _result(case, a, b, c)


def _result(
    case: First,
    new: dict[str, list[float]],
    theirs: dict[str, list[float]],
    again: dict[str, list[float]],
) -> FirstResult:
    ours, jax = summary(new["call"][1:]), summary(theirs["call"][1:])
    return FirstResult(
        case,
        summary(new["trace"][1:]),
        summary(theirs["trace"][1:]),
        _over(new),
        _over(again),
        ours,
        jax,
        new["call"][0],
        ratio(jax, ours),
    )


def _over(seen: dict[str, list[float]]) -> Sample:
    """The first call less tracing, variant by variant."""
    pairs = zip(seen["call"][1:], seen["trace"][1:], strict=True)
    return summary([max(0.0, call - trace) for call, trace in pairs])


def main(lib: str, variants: int) -> int:
    faulthandler.dump_traceback_later(_LONGEST, exit=True)
    if lib == "jax":
        import jax
        import jax.nn

        found = _child(jax, variants)
    else:
        import monograph

        found = _child(monograph, variants)
    print(json.dumps(found))
    return 0


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent))
    sys.exit(main(sys.argv[1], int(sys.argv[2])))
