"""Shardings as users hold them: all on one device, or cut over a mesh by a spec."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from monograph.hlo.errors import ShardingError
from monograph.sharding.blocks import piece_index
from monograph.sharding.mesh import AbstractMesh, Mesh
from monograph.sharding.spec import UNCONSTRAINED, PartitionSpec, names_of
from monograph.sharding.tiling import Tiling, local_shape, parts, whole


class Sharding:
    """Base of what says where the pieces of an array live."""

    __slots__ = ()


def make_single_device_sharding(device: Any, *, memory_kind: str | None = None) -> Any:
    """The whole array on one device."""
    return SingleDeviceSharding(device)


@dataclass(frozen=True)
class SingleDeviceSharding(Sharding):
    """The whole array on one device."""

    device: Any

    @property
    def device_set(self) -> frozenset[Hashable]:
        """The devices that hold a piece."""
        return frozenset({self.device})

    @property
    def num_devices(self) -> int:
        return 1

    def tiling(self, ndim: int, what: str = "the array") -> Tiling:
        """What the compiler calls it: not cut."""
        return whole(ndim)

    @property
    def is_fully_replicated(self) -> bool:
        return True

    @property
    def is_fully_addressable(self) -> bool:
        return True

    def shard_shape(self, global_shape: Sequence[int]) -> tuple[int, ...]:
        """The shape of a device's piece of an array of this shape."""
        return tuple(global_shape)

    @property
    def memory_kind(self) -> None:
        """Which memory of the device: it has one."""
        return None

    def is_equivalent_to(self, other: Any, ndim: int) -> bool:
        """Whether both put the same pieces of an array on the same devices."""
        return bool(other == self)

    def devices_indices_map(self, global_shape: Sequence[int]) -> Mapping[Any, Any]:
        """Per device, the slices of the array that it holds."""
        return {self.device: (slice(None),) * len(global_shape)}

    def __repr__(self) -> str:
        return f"SingleDeviceSharding({self.device})"


class NamedSharding(Sharding):
    """Cut over a mesh by a spec.

    Args:
        mesh: a `Mesh`, or an `AbstractMesh` where nothing but compilation is wanted.
        spec: a `PartitionSpec`.

    Raises:
        ShardingError: if the spec names an axis that the mesh does not have.

    >>> NamedSharding(AbstractMesh((2,), "x"), PartitionSpec("x")).shard_shape((8, 3))
    (4, 3)
    """

    __slots__ = ("_hash", "_tilings", "mesh", "spec")

    def __init__(self, mesh: Any, spec: Any, *, memory_kind: str | None = None) -> None:
        if not isinstance(mesh, AbstractMesh):
            raise ShardingError(
                f"NamedSharding: a mesh was expected, got {type(mesh).__name__}",
                fix="make one with make_mesh(shape, names).",
            )
        if not isinstance(spec, PartitionSpec):
            raise ShardingError(
                f"NamedSharding: a PartitionSpec was expected, got {type(spec).__name__}",
                fix=f"write PartitionSpec({spec!r}).",
            )
        self.mesh = mesh
        self.spec = spec
        self._hash = hash((mesh, spec))
        self._tilings: dict[int, Tiling] = {}
        known = set(mesh.axis_names)
        for name in (*(n for e in spec for n in names_of(e)), *spec.unreduced, *spec.reduced):
            if name not in known:
                raise ShardingError(
                    f"{spec!r} names {name!r}, which is not an axis of the mesh",
                    why=f"the mesh is {mesh}.",
                    fix=f"use names among {', '.join(map(repr, mesh.axis_names)) or 'none'}.",
                )

    def update(self, *, mesh: Any = None, spec: Any = None) -> NamedSharding:
        """The sharding with another mesh, or another spec: a `PartitionSpec` or its entries."""
        new = self.spec if spec is None else spec
        new = new if isinstance(new, PartitionSpec) else PartitionSpec(*new)
        return NamedSharding(self.mesh if mesh is None else mesh, new)

    @property
    def sizes(self) -> Mapping[Any, int]:
        """The sizes of the mesh's axes."""
        return self.mesh.shape

    def tiling(self, ndim: int, what: str = "the array") -> Tiling:
        """What the compiler calls it, for an array of so many dimensions.

        Raises:
            ShardingError: if the spec has more dimensions than the array.
        """
        found = self._tilings.get(ndim)
        if found is None:
            found = self._tilings[ndim] = self._tiling(ndim, what)
        return found

    def _tiling(self, ndim: int, what: str) -> Tiling:
        if len(self.spec) > ndim:
            raise ShardingError(
                f"{self.spec!r} has {len(self.spec)} entries, but {what} has {ndim} dimensions",
                fix="give at most one entry for each dimension.",
            )
        dims = [names_of(e) for e in self.spec] + [()] * (ndim - len(self.spec))
        order = {n: i for i, n in enumerate(self.mesh.axis_names)}
        return Tiling(tuple(dims), tuple(sorted(self.spec.unreduced, key=order.__getitem__)))

    @property
    def open(self) -> tuple[int, ...]:
        """The dimensions that the compiler may cut as it likes."""
        return tuple(i for i, e in enumerate(self.spec) if e is UNCONSTRAINED)

    @property
    def device_set(self) -> frozenset[Hashable]:
        """The devices of the mesh."""
        return frozenset(self.mesh.devices.flat) if isinstance(self.mesh, Mesh) else frozenset()

    @property
    def num_devices(self) -> int:
        return self.mesh.size

    @property
    def memory_kind(self) -> None:
        """Which memory of the devices: they have one."""
        return None

    @property
    def is_fully_addressable(self) -> bool:
        return True

    @property
    def is_fully_replicated(self) -> bool:
        """Whether every device holds all of it."""
        used = [n for e in self.spec for n in names_of(e)]
        return parts(tuple(used), self.sizes) == 1 and not self.spec.unreduced

    def shard_shape(self, global_shape: Sequence[int]) -> tuple[int, ...]:
        """The shape of a device's piece; the last ones may hold less."""
        return local_shape(global_shape, self.tiling(len(global_shape)), self.sizes)

    def with_spec(self, spec: Any) -> NamedSharding:
        """The same mesh with another spec."""
        return NamedSharding(
            self.mesh, spec if isinstance(spec, PartitionSpec) else PartitionSpec(*spec)
        )

    def is_equivalent_to(self, other: Any, ndim: int) -> bool:
        """Whether both put the same pieces of an array on the same devices."""
        if isinstance(other, NamedSharding):
            return self.mesh == other.mesh and self.tiling(ndim) == other.tiling(ndim)
        return bool(other == self)

    def devices_indices_map(self, global_shape: Sequence[int]) -> Mapping[Any, Any]:
        """Per device, the slices of an array of this shape that it holds."""
        shape = tuple(global_shape)
        places = np.ndindex(self.mesh.axis_sizes)
        tiling = self.tiling(len(shape))
        return {
            device: piece_index(shape, tiling, self.sizes, place)
            for device, place in zip(_devices(self.mesh), places, strict=True)
        }

    addressable_devices_indices_map = devices_indices_map

    @property
    def addressable_devices(self) -> frozenset[Hashable]:
        """Those of this process: all."""
        return self.device_set

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return (
            isinstance(other, NamedSharding) and self.mesh == other.mesh and self.spec == other.spec
        )

    def __hash__(self) -> int:
        return self._hash

    def __reduce__(self) -> Any:
        return NamedSharding, (self.mesh, self.spec)

    def __repr__(self) -> str:
        return f"NamedSharding(mesh={self.mesh!r}, spec={self.spec!r})"


def _devices(mesh: AbstractMesh) -> list[Any]:
    """The devices of a mesh; of one without any, their numbers."""
    return list(mesh.devices.flat) if isinstance(mesh, Mesh) else list(range(mesh.size))


def spec_of(tiling: Tiling) -> PartitionSpec:
    """The spec that users would write for a tiling."""
    dims: list[Any] = [d[0] if len(d) == 1 else d or None for d in tiling.dims]
    while dims and dims[-1] is None:
        dims.pop()
    return PartitionSpec(*dims, unreduced=frozenset(tiling.partial))
