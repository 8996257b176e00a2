"""Programs of a jitted function: compiled for a device, given their memory, and run.

In come an entry of the cache and the leaves of a call; out go arrays. Called by `jit` and by the
stages of ahead-of-time use.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from sys import getrefcount
from typing import Any

import numpy as np

from monograph.backends import get_backend
from monograph.backends.base import Buffer, Device, Report
from monograph.hlo import flags
from monograph.hlo.builder import Tracer
from monograph.hlo.errors import ArgumentError, LeakedTracerError, ShardingError
from monograph.hlo.types import TensorType
from monograph.sharding import Mesh, NamedSharding, SingleDeviceSharding
from monograph.sharding.follow import follow
from monograph.tracer.array import Array, placed_block
from monograph.tracer.avals import ShapeDtypeStruct, host_array
from monograph.tracer.cache import Entry, Loaded, Place, check_donated
from monograph.tracer.compilation import Compilation
from monograph.tracer.compile import compile_graph
from monograph.tracer.placement import Given, Placement, Wish, common_mesh, graph_meshes
from monograph.tracer.placing import Sharding, common_place, default_sharding, sharding_of
from monograph.tracer.remote import REMOTE


def load(
    entry: Entry,
    place: Place,
    leaves: Sequence[Any] | None,
    donated: Sequence[bool],
    options: Mapping[str, Any],
    name: str,
    checked: bool = False,
    backend: str | None = None,
    names: Callable[[], Sequence[str]] = tuple,
) -> Loaded:
    """Compile an entry for a place; `leaves` of a call serve ``MONOGRAPH_VERIFY=2``.

    Args:
        entry: its trace is compiled.
        place: as `place_of` says.
        leaves: of a call.
        donated: which of them may be taken over; () for none.
        options: the backend's.
        name: of the function.
        checked: whether operands that make no sense are noted.
        backend: where to run, if it was chosen.
        names: gives the names of the arguments; messages ask for them.
    """
    captures = entry.trace.captures
    kinds = entry.trace.graph.in_types
    n = len(entry.key.types)
    placement = None if isinstance(place, Device) else settle(entry, place, name, backend, names)
    device = place if isinstance(place, Device) else _device_of(entry, place, placement, backend)
    values = None
    if leaves is not None and flags.values["verify"] >= 2:
        values = [host_array(x, t) for x, t in zip([*leaves, *captures], kinds, strict=True)]
    made = compile_graph(
        entry.trace.graph,
        get_backend(device.backend),
        options=options,
        donated=(*donated, *(False for _ in captures)) if any(donated) else (),
        values=values,
        checked=checked,
        placement=placement,
    )
    ins, outs = _shardings(made, device, place, kinds, entry.trace.graph.out_types)

    def place_captures() -> tuple[Buffer, ...]:
        rows = zip(captures, kinds[n:], ins[n:], strict=True)
        return tuple(_put(x, t, where, device) for x, t, where in rows)

    loaded = Loaded(
        made,
        made.executable,
        device,
        ins[:n],
        outs,
        made.reused,
        place_captures,
        kinds[:n],
        entry.trace.graph.out_types,
    )
    entry.programs[place] = loaded
    return loaded


def settle(
    entry: Entry,
    place: tuple[Given, ...],
    name: str,
    backend: str | None,
    names: Callable[[], Sequence[str]],
) -> Placement | None:
    """The placement of a program whose arguments are at `place`; None if it is for one device.

    Raises:
        ShardingError: if places do not fit together.
    """
    n = len(entry.key.types)
    graph = entry.trace.graph
    called = names() if any(p is not None for p in (*place, *entry.ins)) else ()
    wishes, ins = [], []
    for i, (t, own, told) in enumerate(
        zip(graph.in_types, (*place, *entry.ins[n:]), entry.ins, strict=True)
    ):
        word = called[i] if i < len(called) else str(i)
        what = f"argument {word}, {t}" if i < n else f"a captured array, {t}"
        if own is not None and told is not None and not told.is_equivalent_to(own, t.ndim):
            raise ShardingError(
                f"{what} of {name!r} has another sharding than in_shardings says",
                operands={"in_shardings": told, "argument": own},
                fix="move it with device_put(x, sharding), or leave its in_shardings None.",
            )
        where = own or told
        ins.append(where)
        if where is not None:
            wishes.append(Wish(what, where))
    wishes += [Wish(f"result {i}", o) for i, o in enumerate(entry.outs) if o is not None]
    mesh = common_mesh(wishes, graph_meshes(graph), name)
    if mesh is None:
        return None
    if backend is not None and isinstance(mesh, Mesh):
        mesh = _on_backend(mesh, backend)
    given = tuple(_tiling(w, t) for w, t in zip(ins, graph.in_types, strict=True))
    wanted = [_tiling(w, t) for w, t in zip(entry.outs, graph.out_types, strict=True)]
    if mesh.explicit_axes:
        found = follow(graph, given, mesh)
        if not mesh.auto_axes:  # else the compiler may cut results further
            wanted = [f if w is None else w for w, f in zip(wanted, found, strict=True)]
    return Placement(mesh, given, tuple(wanted))


def _tiling(where: Given, t: TensorType) -> Any:
    return None if where is None or not t.ndim else where.tiling(t.ndim)


def _on_backend(mesh: Mesh, backend: str) -> Mesh:
    """The mesh with a backend's devices of the same numbers."""
    devices = np.empty(mesh.size, object)
    devices[:] = [Device(backend, d.index) for d in mesh.devices.flat]
    return Mesh(devices.reshape(mesh.devices.shape), mesh.axis_names, mesh.axis_types)


def _device_of(
    entry: Entry, place: tuple[Given, ...], placement: Placement | None, backend: str | None
) -> Device:
    if placement is None:
        given = (*place, *entry.ins, *entry.outs)
        alone = [s.device for s in given if type(s) is SingleDeviceSharding]
        if any(d != alone[0] for d in alone):
            raise ArgumentError(
                "the arguments and results are to live on different devices",
                operands={"devices": " and ".join(sorted({str(d) for d in alone}))},
                fix="use one device, or a mesh of several.",
            )
        found: Device = alone[0] if alone else default_sharding().device
        return found
    mesh = placement.mesh
    if isinstance(mesh, Mesh):
        first: Device = mesh.devices.flat[0]
        return first
    return Device(backend or flags.values["platform"])


def _shardings(
    made: Compilation,
    device: Device,
    place: Place,
    ins: Sequence[TensorType],
    outs: Sequence[TensorType],
) -> tuple[tuple[Sharding, ...], tuple[Sharding, ...]]:
    """Where arguments must be and results are.

    What every device holds may as well come from the default device: its memory is the same.
    """
    if made.placement is None:
        where = sharding_of(device)
        return (where,) * len(ins), (where,) * len(outs)
    assert isinstance(place, tuple)
    placement = made.placement
    found: list[Sharding] = []
    cuts = zip(placement.ins, placement.shardings(placement.ins), strict=True)
    for i, (tiling, own) in enumerate(cuts):
        asked = place[i] if i < len(place) else None
        assert tiling is not None
        found.append(default_sharding() if asked is None and tiling.is_whole else asked or own)
    return tuple(found), placement.shardings(placement.outs)


def run(
    loaded: Loaded, leaves: Sequence[Any], name: str, *, profile: bool = False
) -> tuple[list[Array], Report | None]:
    """Run a program on the leaves of a call of the function `name`."""
    if loaded.executable is None:
        raise ShardingError(
            f"{name!r} was compiled for a mesh without devices",
            why="an AbstractMesh has names and sizes, but nothing to run on.",
            fix="use a Mesh, such as make_mesh gives.",
        )
    buffers = _buffers(loaded, leaves, name)
    for i in loaded.reused:  # also where the run breaks off: it may have written there
        if type(leaves[i]) is Array:
            leaves[i].delete()
    outs, report = loaded.executable.run(buffers, profile=profile)
    made = [
        Array(t, where, (b,))
        for t, where, b in zip(loaded.out_types, loaded.outs, outs, strict=True)
    ]
    return made, report


def place_of(leaves: Sequence[Any], entry: Entry, chosen: Device | None, name: str) -> Place:
    """Where the program of a call is to run: a device, or where each argument lives on a mesh.

    Args:
        leaves: of the arguments: arrays, `ShapeDtypeStruct`s, numbers.
        entry: of the call.
        chosen: the device that `jit` was told.
        name: of the function.
    """
    if entry.spread or any(map(is_spread, leaves)):
        return tuple([_lives(x) for x in leaves])
    return _shared_device(leaves, name) if chosen is None else chosen


def is_spread(x: Any) -> bool:
    """Whether an argument lives on a mesh."""
    return type(getattr(x, "sharding", None)) is NamedSharding


def _lives(x: Any) -> Given:
    """Where an argument was put; None if it goes wherever it is wanted."""
    if type(x) is Array:
        return x.sharding if x.committed else None
    return getattr(x, "sharding", None) if type(x) is ShapeDtypeStruct else None


def _shared_device(leaves: Sequence[Any], name: str) -> Device:
    """The one device that the arguments of the function `name` live on."""
    found: Device | None = None
    for x in leaves:
        if type(x) is Array:
            device = x.sharding.device  # type: ignore[union-attr]
            if found is None:
                found = device
            elif device is not found and device != found:
                arrays = [a for a in leaves if type(a) is Array]
                return common_place(arrays, f"the arguments of {name!r}").device
    return found if found is not None else default_sharding().device


def _buffers(loaded: Loaded, leaves: Sequence[Any], name: str) -> list[Buffer]:
    """The memory of the arguments, on the device, then that of the captured arrays."""
    device, reused, out = loaded.device, loaded.reused, []
    for i, (x, where) in enumerate(zip(leaves, loaded.ins, strict=True)):
        if type(x) is Array and x.sharding is where and x.buffers is not None:
            buffer = x.buffers[0]
            if reused and i in reused and not (_held_once(x) and buffer.sole()):
                buffer = get_backend(device.backend).copy(buffer)
        else:
            what = f"argument {i} of {name!r}"
            buffer = _put(x, loaded.in_types[i], where, device, i in reused, what)
        out.append(buffer)
    if reused:
        check_donated(out, loaded.in_types, reused)
    out.extend(loaded.hidden)
    return out


def _held_once(x: Array) -> bool:
    """Whether an array's buffers are nobody else's, so that their memory is reached through it."""
    once = 2  # references: its owner's, and that of the call
    # The caller's own name for the buffer is one more.
    return getrefcount(x.buffers) == once and getrefcount(x.buffers[0]) == once + 1  # type: ignore[index]


def _put(
    x: Any, t: TensorType, where: Sharding, device: Device, own: bool = False, what: str = "a value"
) -> Buffer:
    """The memory of a value at a place; a copy if it must be its own."""
    if type(x) is Tracer:
        raise LeakedTracerError.of(x)
    backend = get_backend(device.backend)
    if backend.remote and type(x) is Array and type(where) is SingleDeviceSharding:
        buffer = REMOTE.brought(x, where)
        return backend.copy(buffer) if own and x.sharding == where else buffer
    if type(x) is Array and x.sharding == where and x.buffers is not None:
        host = x.block
    else:
        host = placed_block(host_array(x, t, what), where)
    return backend.own(host, device) if own else backend.put(host, device)
