"""Jobs of several ranks for tests: whether they can be started here, and what programs give."""

from __future__ import annotations

import importlib.util
import os
import pickle
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from monograph._launch_command import mpiexec

SCRIPT = Path(__file__).parent / "mpi_programs.py"
ENV = {**os.environ, "MONOGRAPH_VERIFY": "0", "MONOGRAPH_NUM_THREADS": "1"}


@cache
def missing() -> str:
    """What is missing; "" if nothing is."""
    absent = [m for m in ("mpi4py", "cloudpickle") if importlib.util.find_spec(m) is None]
    if absent:
        return f"needs the extra [mpi]: no {' and no '.join(absent)}"
    if not mpiexec():
        return "needs the extra [mpi]: no mpiexec"
    load = "import mpi4py; mpi4py.rc.initialize = False; import mpi4py.MPI"  # not to start it
    loads = subprocess.run([sys.executable, "-c", load], capture_output=True)
    return "needs the extra [mpi]: mpi4py finds no MPI" if loads.returncode else ""


needs_mpi = pytest.mark.skipif(bool(missing()), reason=missing())


def launch(*arguments: Any) -> subprocess.CompletedProcess[str]:
    """A job as the command line starts it."""
    command = [sys.executable, "-m", "monograph", "launch", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, timeout=300, env=ENV)


def alone(file: Path, devices: int, *names: str) -> Any:
    """What programs (`mpi_programs`) give in one process; the name "apart": devices as ranks."""
    subprocess.run([sys.executable, SCRIPT, file, str(devices), *names], check=True, env=ENV)
    return pickle.loads(file.read_bytes())


def on_ranks(file: Path, ranks: int, *names: str, each: int = 1) -> Any:
    """What programs give on ranks, with `each` devices for every one."""
    options = ("-n", ranks, "--devices-per-rank", each, "--timeout", 60)
    done = launch(*options, SCRIPT, file, ranks * each, *names)
    assert done.returncode == 0, done.stderr
    return pickle.loads(file.read_bytes())


def assert_same(expected: Any, found: Any, what: str) -> None:
    """Lists of arrays with the same types, shapes and bits."""
    assert len(expected) == len(found), what
    for i, (a, b) in enumerate(zip(expected, found, strict=True)):
        assert (a.dtype, a.shape) == (b.dtype, b.shape), f"{what}, result {i}"
        assert a.tobytes() == b.tobytes(), f"{what}, result {i}"
