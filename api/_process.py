"""Facts about this process and its devices, and the caches that it keeps."""

from __future__ import annotations

import gc
import os
import platform
import sys
from typing import Any

from monograph.backends import release
from monograph.backends.base import Device
from monograph.backends.engines import world
from monograph.hlo import flags
from monograph.tracer import Array, devices
from monograph.tracer.cache import forget
from monograph.tracer.eager import EAGER
from monograph.tracer.placing import first_device


def default_backend() -> str:
    """The name of the backend of new arrays.

    >>> default_backend()
    'cpu'
    """
    name: str = flags.values["platform"]
    return name


def local_devices(
    process_index: int | None = None, backend: str | None = None, host_id: int | None = None
) -> list[Device]:
    """The devices of a process (by default this one): all of them, or those of a rank."""
    if process_count() == 1:
        return devices(backend)
    number = world.rank() if process_index is None else process_index
    return [d for d in devices(backend) if d.process_index == number]


def device_count(backend: str | None = None) -> int:
    """How many devices a backend has."""
    return len(devices(backend))


def local_device_count(backend: str | None = None) -> int:
    """How many of them are this process's: all, or those of a rank."""
    return len(local_devices(backend=backend))


def process_index(backend: str | None = None) -> int:
    """The number of this process, counted from 0: the rank."""
    return world.rank()


def process_count(backend: str | None = None) -> int:
    """How many processes there are."""
    here = world.current()
    return 1 if here is None else here.size


def process_indices(backend: str | None = None) -> list[int]:
    """The numbers of all processes."""
    return list(range(process_count()))


host_id, host_count, host_ids = process_index, process_count, process_indices


def live_arrays(platform: str | None = None) -> list[Array]:
    """All arrays of this process that have not been deleted.

    Args:
        platform: only those of this backend.
    """
    found = [x for x in gc.get_objects() if type(x) is Array and not x.is_deleted()]
    return [x for x in found if platform is None or first_device(x.sharding).backend == platform]


def clear_caches() -> None:
    """Forget all traces, compiled programs and kernels of this process, not those on disk.

    Memory of freed arrays, which is otherwise kept for later ones, goes back to the system.
    """
    forget()
    EAGER.forget()
    release()


def print_environment_info(return_string: bool = False) -> str | None:
    """Print what to write into a report of a bug: versions, platform, devices, flags.

    Args:
        return_string: return the text instead.
    """
    from importlib import metadata  # takes a tenth of what `import monograph` may take

    rows = [("monograph", metadata.version("monograph"))]
    rows += [(name, metadata.version(name)) for name in ("numpy", "llvmlite", "scipy", "jax")]
    rows += [
        ("python", sys.version.replace("\n", " ")),
        ("device info", f"{default_backend()}: {device_count()} device(s)"),
        ("cpus", str(os.cpu_count())),
        ("process_count", str(process_count())),
        ("platform", repr(platform.uname())),
    ]
    changed: list[tuple[str, Any]] = [
        (f.name, flags.get(f.name)) for f in flags.TABLE if flags.get(f.name) != f.default
    ]
    rows += [(name, repr(value)) for name, value in changed]
    text = "\n".join(f"{name + ':':15}{value}" for name, value in rows)
    if return_string:
        return text
    print(text)
    return None
