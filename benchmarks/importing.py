"""How long `import monograph` takes: a new process each time, beside NumPy's and JAX's imports.

The files are compiled already, as an installation leaves them.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator

from measure import Pace, Sample, summary

PACKAGES = {"monograph": 0.3, "numpy": None, "jax": None}  # name -> seconds it may take
_PROGRAM = """import sys, time
start = time.perf_counter()
import {0}
print(time.perf_counter() - start, sum(name.split(".")[0] == "{0}" for name in sys.modules))"""


def _import(package: str) -> tuple[float, int]:
    """Seconds, and how many modules of the package were loaded."""
    kept = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    command = [sys.executable, "-c", _PROGRAM.format(package)]
    out = subprocess.run(command, env=kept, check=True, stdout=subprocess.PIPE, text=True).stdout
    seconds, modules = out.split()
    return float(seconds), int(modules)


def import_results(
    pace: Pace, chosen: Callable[[str], bool]
) -> Iterator[tuple[str, Sample, int, float | None]]:
    """Package, seconds, modules and the bar; the packages take turns."""
    wanted = [name for name in PACKAGES if chosen(name)]
    found: dict[str, list[tuple[float, int]]] = {name: [] for name in wanted}
    for i in range(pace.rounds + 1):
        for name in wanted:
            one = _import(name)
            if i:  # the first one compiles files and fills the disk's cache
                found[name].append(one)
    for name, seen in found.items():
        yield name, summary([seconds for seconds, _ in seen]), seen[0][1], PACKAGES[name]
