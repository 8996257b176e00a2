"""Where arrays are put: devices, the default one, and one object for each sharding.

Calls compare shardings by identity first, so equal ones that users make are exchanged for one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from monograph.backends import get_backend
from monograph.backends.base import Device
from monograph.hlo import flags
from monograph.hlo.errors import ArgumentError
from monograph.sharding import Mesh, NamedSharding, PartitionSpec, SingleDeviceSharding
from monograph.sharding.context import current_mesh

Sharding = SingleDeviceSharding | NamedSharding

_single: dict[Device, SingleDeviceSharding] = {}
_named: dict[NamedSharding, NamedSharding] = {}
_default: dict[str, SingleDeviceSharding] = {}


def sharding_of(device: Device) -> SingleDeviceSharding:
    """The sharding that puts all of an array on one device."""
    found = _single.get(device)
    if found is None:
        found = _single[device] = SingleDeviceSharding(device)
    return found


def default_sharding() -> SingleDeviceSharding:
    """Where new arrays go: the default device, else the first one of the configured platform."""
    chosen = flags.mode().default_device
    if chosen is not None:
        return sharding_of(chosen)
    platform = flags.values["platform"]
    found = _default.get(platform)
    if found is None:
        found = _default[platform] = sharding_of(Device(platform, 0))
    return found


def common_place(arrays: Sequence[Any], what: str) -> SingleDeviceSharding:
    """Where arrays on single devices are used together: what was put somewhere decides.

    Args:
        arrays: that live on several devices.
        what: they are, for the message.

    Raises:
        ArgumentError: if several were put somewhere, on different devices.
    """
    chosen = list(dict.fromkeys(x.sharding.device for x in arrays if x.committed))
    if len(chosen) > 1:
        raise ArgumentError(
            f"{what} live on different devices",
            operands={"devices": " and ".join(map(str, chosen))},
            why="where arrays are decides where to run, and these were put there.",
            fix="move them to one device with device_put(x, device), or give jit(f, backend=...).",
        )
    return sharding_of(chosen[0]) if chosen else default_sharding()


def devices(backend: str | None = None) -> list[Device]:
    """The devices of a backend (by default of the configured platform).

    Raises:
        UnknownNameError: if there is no such backend.
        ArgumentError: if it is not a name.
        UnsupportedError: if the backend cannot run here.
    """
    name = flags.values["platform"] if backend is None else backend
    if not isinstance(name, str):
        raise ArgumentError(
            f"a backend's name was expected, got {type(name).__name__}",
            fix='pass a name such as "cpu", or nothing.',
        )
    found = get_backend(name)
    found.require()
    return [Device(name, i) for i in range(found.device_count())]


def device_of(device: Any) -> Device:
    """The device that is meant: itself, that of a sharding, or the first one of a backend.

    Raises:
        ArgumentError: if it is nothing of the kind, or there is no such device.
        UnknownNameError: if there is no such backend.
    """
    if isinstance(device, SingleDeviceSharding):
        found: Device = device.device
        return found
    if isinstance(device, str):
        device = Device(device, 0)
    if not isinstance(device, Device):
        raise ArgumentError(
            f"a device was expected, got {type(device).__name__}",
            fix="pass one of devices(), a sharding, or a backend's name.",
        )
    count = get_backend(device.backend).device_count()
    if not 0 <= device.index < count:
        more = f'configure more: config.update("num_cpu_devices", {device.index + 1}).'
        if count != flags.values["num_cpu_devices"]:
            more = 'run programs of several devices with backend="cpu", "interp" or "tpu".'
        raise ArgumentError(
            f"there is no device {device}; {device.backend} has {count}",
            fix=f"choose one of devices({device.backend!r}), or {more}",
        )
    return device


def placed(given: Any, what: str) -> Sharding:
    """The sharding that a user means: one, a device, a backend's name, or a spec of a mesh.

    Args:
        given: a sharding, a device, a backend's name, or a `PartitionSpec` of the mesh in context.
        what: who asks, for messages.

    Raises:
        ArgumentError: if it is nothing of the kind, or names devices that are not there.
    """
    if type(given) is PartitionSpec:
        given = NamedSharding(mesh_of_context(what), given)
    if type(given) is not NamedSharding:
        return sharding_of(device_of(given))
    return one_of(given)


def one_of(given: NamedSharding) -> NamedSharding:
    """The one object that stands for all equal shardings; its devices are there.

    Raises:
        ArgumentError: if a device is not there.
    """
    found = _named.get(given)
    if found is None:
        if isinstance(given.mesh, Mesh):
            for device in given.mesh.devices.flat:
                device_of(device)
        found = _named.setdefault(given, given)
    return found


def mesh_of_context(what: str) -> Any:
    """The mesh in the context, for a spec without one."""
    mesh = current_mesh()
    if mesh is None:
        raise ArgumentError(
            f"{what}: a PartitionSpec needs a mesh",
            why="a spec names axes of a mesh, and no mesh is set here.",
            fix="write NamedSharding(mesh, spec), or call it under `with set_mesh(mesh):`.",
        )
    return mesh


def first_device(sharding: Sharding) -> Device:
    """The device that the memory of such arrays is said to be on."""
    if isinstance(sharding, NamedSharding):
        mesh = sharding.mesh
        found = mesh.devices.flat[0] if isinstance(mesh, Mesh) else default_sharding().device
    else:
        found = sharding.device
    device: Device = found
    return device
