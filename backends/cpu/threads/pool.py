"""The thread pool: pieces of work, claimed by whoever is free.

``mg_parallel(ptr f, ptr arg, i64 pieces, i64 nanoseconds)`` runs ``f(arg, k)`` for every k below
`pieces` and returns when all are done; `nanoseconds` is what the work is estimated to take on one
thread. Generated code calls it; the threads start at the first job that is long enough.
`monograph.backends.cpu.threads.pool_text` says how; here it is told how many threads there may be.
"""

from __future__ import annotations

import ctypes
import os
from pathlib import Path

from monograph.backends.cpu.emission.emit import Machine
from monograph.backends.cpu.objects.loader import Code
from monograph.backends.cpu.objects.shared import Piece, provide
from monograph.backends.cpu.threads.pool_text import MOST, pool_text, serial_text
from monograph.hlo import flags

# Per processor: what waits a little (its declaration, its arguments), and the number of `futex`.
_PROCESSORS = {
    "x86_64": ("@llvm.x86.sse2.pause()", "", 202),
    "aarch64": ("@llvm.aarch64.isb(i32)", "i32 15", 98),
}
_GROUPS = Path("/sys/fs/cgroup")


def threads() -> int:
    """How many threads a long job uses if it starts now, the caller's included."""
    return min(flags.get("num_threads") or min(_cpus(), quota()), MOST)


def quota(groups: Path = _GROUPS, own: Path = Path("/proc/self/cgroup")) -> int:
    """CPUs that the control groups (version 2) of this process let it use at a time, rounded up.

    Args:
        groups: where they are mounted.
        own: the file that names this process's group.
    """
    try:
        lines = own.read_text().splitlines()
    except OSError:
        return MOST
    paths = [line[3:].strip("/") for line in lines if line.startswith("0::")]
    found = [MOST]
    for group in (groups / path for path in paths):
        for folder in (group, *group.parents):
            found += _allowed(folder / "cpu.max")
            if folder == groups:
                break
    return max(1, min(found))


def _allowed(file: Path) -> list[int]:
    """``"150000 100000"`` (microseconds of so many) is two CPUs; ``"max 100000"`` is no bound."""
    try:
        most, period = file.read_text().split()
        return [-(-int(most) // int(period))]
    except (OSError, ValueError, ZeroDivisionError):
        return []


def _cpus() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return 1  # there are no threads on such systems


def _text(machine: Machine) -> str:
    known = _PROCESSORS.get(machine.triple.split("-")[0])
    if known is None or "linux" not in machine.triple:
        return serial_text(machine.triple)
    return pool_text(machine.triple, *known)


def _begin(code: Code) -> None:
    """Once per process: what the pool must be told, and when."""
    ctypes.pythonapi.Py_IncRef(ctypes.py_object(code))  # threads run in it until the process ends
    limit = ctypes.CFUNCTYPE(None, ctypes.c_int32, ctypes.c_int32)(code.symbols["mg_pool_set"])
    forget = ctypes.CFUNCTYPE(None)(code.symbols["mg_pool_forget"])

    def tell(wanted: int) -> None:
        limit(wanted, quota())

    tell(flags.get("num_threads"))
    flags.watch("num_threads", tell)
    if hasattr(os, "register_at_fork"):
        os.register_at_fork(after_in_child=forget)


POOL = provide(Piece("pool", ("mg_parallel", "mg_pool_set", "mg_pool_forget"), _text, _begin))
