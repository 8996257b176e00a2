"""Whether jobs of several ranks can be started here."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from functools import cache

from monograph._launch_command import mpiexec


@cache
def missing() -> str:
    """What is missing; "" if nothing is."""
    absent = [m for m in ("mpi4py", "cloudpickle") if importlib.util.find_spec(m) is None]
    if absent:
        return f"needs the extra [mpi]: no {' and no '.join(absent)}"
    if not mpiexec():
        return "needs the extra [mpi]: no mpiexec"
    loads = subprocess.run([sys.executable, "-c", "import mpi4py.MPI"], capture_output=True)
    return "needs the extra [mpi]: mpi4py finds no MPI" if loads.returncode else ""
