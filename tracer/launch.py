"""Programs of a jitted function: compiled for a device, given their memory, and run.

In come an entry of the cache and the leaves of a call; out go arrays. Called by `jit` and by the
stages of ahead-of-time use.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from monograph.backends import get_backend
from monograph.backends.base import Buffer, Device, Report
from monograph.hlo import flags
from monograph.hlo.builder import Tracer
from monograph.hlo.errors import ArgumentError, LeakedTracerError
from monograph.hlo.types import TensorType
from monograph.tracer.array import Array, default_sharding, sharding_of
from monograph.tracer.avals import host_array
from monograph.tracer.cache import Entry, Loaded, check_donated
from monograph.tracer.compile import compile_graph


def load(
    entry: Entry,
    device: Device,
    leaves: Sequence[Any] | None,
    donated: Sequence[bool],
    options: Mapping[str, Any],
    checked: bool = False,
) -> Loaded:
    """Compile an entry for a device; `leaves` of a call serve ``MONOGRAPH_VERIFY=2``."""
    backend = get_backend(device.backend)
    captures = entry.trace.captures
    flagged = (*donated, *(False for _ in captures)) if any(donated) else ()
    kinds = entry.trace.graph.in_types
    values = None
    if leaves is not None and flags.values["verify"] >= 2:
        values = [host_array(x, t) for x, t in zip([*leaves, *captures], kinds, strict=True)]
    made = compile_graph(
        entry.trace.graph,
        backend,
        options=options,
        donated=flagged,
        values=values,
        checked=checked,
    )
    assert made.executable is not None
    n = len(entry.key.types)
    loaded = Loaded(
        made,
        made.executable,
        sharding_of(device),
        made.reused,
        tuple(_put(x, t, device) for x, t in zip(captures, kinds[n:], strict=True)),
        kinds[:n],
        entry.trace.graph.out_types,
    )
    entry.programs[device] = loaded
    return loaded


def run(
    loaded: Loaded, leaves: Sequence[Any], name: str, *, profile: bool = False
) -> tuple[list[Array], Report | None]:
    """Run a program on the leaves of a call of the function `name`."""
    buffers = _buffers(loaded, leaves, name)
    for i in loaded.reused:  # also where the run breaks off: it may have written there
        if type(leaves[i]) is Array:
            leaves[i].delete()
    outs, report = loaded.executable.run(buffers, profile=profile)
    where = loaded.where
    made = [Array(t, where, (b,)) for t, b in zip(loaded.out_types, outs, strict=True)]
    return made, report


def device_of(leaves: Sequence[Any], name: str) -> Device:
    """The device that the arguments of the function `name` live on."""
    found: Device | None = None
    for x in leaves:
        if type(x) is Array:
            device = x.sharding.device
            if found is None:
                found = device
            elif device is not found and device != found:
                raise ArgumentError(
                    f"the arguments of {name!r} live on different devices",
                    operands={"devices": f"{found} and {device}"},
                    why="without backend=, the devices of the arguments decide where to run.",
                    fix="move them to one device with device_put(x, device), or give "
                    "jit(f, backend=...).",
                )
    return found if found is not None else default_sharding().device


def _buffers(loaded: Loaded, leaves: Sequence[Any], name: str) -> list[Buffer]:
    """The memory of the arguments, on the device, then that of the captured arrays."""
    where, reused, out = loaded.where, loaded.reused, []
    for i, x in enumerate(leaves):
        if type(x) is Array and x.sharding is where and x.buffers is not None:
            buffer = x.buffers[0]
            if reused and i in reused and not buffer.sole():
                buffer = get_backend(where.device.backend).own(x.host, where.device)
        else:
            what = f"argument {i} of {name!r}"
            buffer = _put(x, loaded.in_types[i], where.device, i in reused, what)
        out.append(buffer)
    if reused:
        check_donated(out, loaded.in_types, reused)
    out.extend(loaded.hidden)
    return out


def _put(x: Any, t: TensorType, device: Device, own: bool = False, what: str = "a value") -> Buffer:
    """The memory of a value on a device; a copy if it must be its own."""
    if type(x) is Tracer:
        raise LeakedTracerError.of(x)
    host = host_array(x, t, what)
    backend = get_backend(device.backend)
    return backend.own(host, device) if own else backend.put(host, device)
