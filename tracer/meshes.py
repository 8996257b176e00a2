"""Meshes over the devices that there are."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from monograph.backends.base import Device
from monograph.hlo import flags
from monograph.hlo.errors import ArgumentError
from monograph.sharding import Mesh
from monograph.tracer.placement import check_count
from monograph.tracer.placing import devices as all_devices


def make_mesh(
    axis_shapes: Sequence[int],
    axis_names: Any,
    axis_types: Any = None,
    *,
    devices: Sequence[Device] | None = None,
) -> Mesh:
    """A mesh over the first devices, row-major.

    Args:
        axis_shapes: the number of devices along each axis.
        axis_names: one name each.
        axis_types: the kind of each axis; `AxisType.Auto` by default (JAX's is Explicit).
        devices: those to take from; by default all of the configured platform.

    Raises:
        ArgumentError: if there are too few devices; the message says how to configure more.

    >>> import monograph as mg
    >>> mg.make_mesh((1, 1), ("data", "model"))
    Mesh('data': 1, 'model': 1, axis_types=(Auto, Auto))
    """
    names = tuple(axis_names) if isinstance(axis_names, tuple | list) else (axis_names,)
    grid = create_device_mesh(axis_shapes, devices)
    return Mesh(grid, names, axis_types)


def create_device_mesh(
    mesh_shape: Sequence[int],
    devices: Sequence[Device] | None = None,
    *,
    contiguous_submeshes: bool = False,
    allow_split_physical_axes: bool = False,
) -> np.ndarray[Any, Any]:
    """The first devices as an array of that shape, row-major, for `Mesh`.

    Args:
        mesh_shape: how many devices along each axis.
        devices: those to take from; by default all of the configured platform.
        contiguous_submeshes, allow_split_physical_axes: accepted; the devices have no wires.
    """
    shape = tuple(int(n) for n in mesh_shape)
    if any(n < 1 for n in shape):
        raise ArgumentError(
            f"a mesh of shape {shape} holds no devices", fix="give every axis a size of 1 or more."
        )
    count = math.prod(shape)
    if devices is None:
        check_count(count, flags.values["platform"], shape)
        devices = all_devices()
    if len(devices) < count:
        raise ArgumentError(
            f"a mesh of shape {shape} needs {count} devices, but {len(devices)} were given",
            fix="give more devices, or make the mesh smaller.",
        )
    grid = np.empty(count, object)
    grid[:] = list(devices)[:count]
    return grid.reshape(shape)
