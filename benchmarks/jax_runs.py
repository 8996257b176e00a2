"""Programs written for JAX: first calls and steps, here through `monograph.from_jax` and with XLA.

First calls are measured in processes of their own with nothing on disk, several per program, each
of a new function. Run with arguments, this file is such a process.
"""

from __future__ import annotations

import faulthandler
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from jax_programs import PROGRAMS, JaxProgram, compiled_by_jax
from measure import Pace, Sample, interleaved, ratio, summary

_LONGEST = 300  # seconds that a process may take; then it says where it is


@dataclass(frozen=True)
class JaxResult:
    """What was measured of a program, in seconds; ratios are theirs over ours."""

    program: JaxProgram
    ours: Sample
    theirs: Sample
    ratio: Sample
    first: Sample
    first_theirs: Sample
    first_ratio: Sample


def jax_results(pace: Pace, chosen: Callable[[str], bool]) -> Iterator[JaxResult]:
    """Measure the chosen programs."""
    for i, program in enumerate(PROGRAMS):
        if not chosen(program.name):
            continue
        first = summary(_process("ours", i, pace.fresh + 1)[1:])
        theirs = summary(_process("XLA", i, pace.fresh + 1)[1:])
        got = _steps(program, pace)
        yield JaxResult(
            program,
            got["ours"],
            got["XLA"],
            ratio(got["XLA"], got["ours"]),
            first,
            theirs,
            ratio(theirs, first),
        )


def _sides() -> dict[str, Callable[[Any], Any]]:
    import monograph as mg

    return {"ours": mg.from_jax, "XLA": compiled_by_jax}


def _steps(program: JaxProgram, pace: Pace) -> dict[str, Sample]:
    """One step, again and again of the state after the first, held by each side."""
    import jax

    step, start = program.make()
    runs: dict[str, Callable[[], Any]] = {}
    for who, wrap in _sides().items():
        f = wrap(step)
        held = f(start)

        def run(f: Any = f, held: Any = held) -> Any:
            return jax.block_until_ready(f(held))

        runs[who] = run
    return interleaved(runs, pace)


# ---- in a process of its own ---------------------------------------------------------------------


def _first_calls(who: str, number: int, count: int) -> list[float]:
    """Seconds of first calls of new functions; the first one is a warm-up."""
    import jax

    step, start = PROGRAMS[number].make()
    seconds = []
    for _ in range(count):
        f = _sides()[who](lambda state: step(state))
        begin = time.perf_counter()
        jax.block_until_ready(f(start))
        seconds.append(time.perf_counter() - begin)
        jax.clear_caches()
    return seconds


def _process(who: str, number: int, count: int) -> list[float]:
    environment = {**os.environ, "MONOGRAPH_CACHE": "off"}
    command = [sys.executable, __file__, who, str(number), str(count)]
    out = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True)
    found: list[float] = json.loads(out.stdout.splitlines()[-1])
    return found


def main(who: str, number: int, count: int) -> int:
    faulthandler.dump_traceback_later(_LONGEST, exit=True)
    print(json.dumps(_first_calls(who, number, count)))
    return 0


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent))
    sys.exit(main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
