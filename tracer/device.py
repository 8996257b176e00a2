"""Moving trees of arrays between devices and the host."""

from __future__ import annotations

from typing import Any

from monograph.backends import get_backend
from monograph.backends.base import Device
from monograph.hlo.builder import Tracer
from monograph.hlo.errors import ArgumentError
from monograph.sharding import SingleDeviceSharding
from monograph.tracer import tree
from monograph.tracer.array import Array, default_sharding, owned, sharding_of
from monograph.tracer.avals import value_of
from monograph.tracer.concrete import refuse


def _target(device: Any) -> SingleDeviceSharding:
    if device is None:
        return default_sharding()
    return sharding_of(device_of(device))


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
            fix="pass one of devices(), a SingleDeviceSharding, or a backend's name.",
        )
    count = get_backend(device.backend).device_count()
    if not 0 <= device.index < count:
        raise ArgumentError(
            f"there is no device {device}; {device.backend} has {count}",
            fix="choose one of devices().",
        )
    return device


def device_put(x: Any, device: Any = None) -> Any:
    """A tree of arrays with copies of the data of `x`, on a device.

    Args:
        x: a tree of arrays and numbers.
        device: a `Device`, a sharding, a backend's name, or None for the default device. An array
            that is there already is returned as it is; without a device, wherever it is.
    """

    def put(leaf: Any) -> Any:
        value = value_of(leaf, "the value")
        if isinstance(value, Tracer) or (device is None and type(leaf) is Array):
            return value
        where = _target(device)
        if value.sharding == where:
            return value
        return owned(value.host, value.type, where)

    if device is not None:
        _target(device)
    return tree.map(put, x)


def device_get(x: Any) -> Any:
    """The tree with every array as a NumPy array (read-only where no copy was needed)."""

    def get(leaf: Any) -> Any:
        if type(leaf) is Tracer:
            refuse(leaf, "array")
        return leaf.__array__() if hasattr(leaf, "__array__") else leaf

    return tree.map(get, x)


def block_until_ready(x: Any) -> Any:
    """Wait for every array of a tree; the tree itself."""
    for leaf in tree.leaves(x):
        if type(leaf) is Array:
            leaf.block_until_ready()
    return x
