"""Meshes: devices in a grid with named axes.

`Mesh` has devices, `AbstractMesh` only sizes; whoever compiles needs no more than these.
"""

from __future__ import annotations

import enum
import math
import threading
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

import numpy as np

from monograph.hlo import flags
from monograph.hlo.derived import derived
from monograph.hlo.errors import ArgumentError


class AxisType(enum.Enum):
    """Who decides along an axis: the compiler, the types of traced values, or the user's code."""

    Auto = enum.auto()
    Explicit = enum.auto()
    Manual = enum.auto()

    def __repr__(self) -> str:
        return self.name


_entered = threading.local()


def _scopes() -> list[Any]:
    """The blocks ``with mesh:`` that this thread is in."""
    found: list[Any] = _entered.__dict__.setdefault("scopes", [])
    return found


def _names(given: Any) -> tuple[Any, ...]:
    return tuple(given) if isinstance(given, tuple | list) else (given,)


def _types(given: Any, names: Sequence[Any]) -> tuple[AxisType, ...]:
    if given is None:
        return (AxisType.Auto,) * len(names)
    found = (given,) * len(names) if isinstance(given, AxisType) else tuple(given)
    if len(found) != len(names) or not all(isinstance(t, AxisType) for t in found):
        raise ArgumentError(
            f"axis_types must hold one AxisType for each of {len(names)} axes, got {given!r}",
            fix="write axis_types=(AxisType.Auto,) * number of axes.",
        )
    return found


def _check(names: Sequence[Any], sizes: Sequence[int]) -> None:
    if len(names) != len(sizes):
        raise ArgumentError(
            f"a mesh of {len(sizes)} dimensions needs as many axis names, got {tuple(names)}",
            fix="name every dimension of the mesh.",
        )
    if len(set(names)) != len(names):
        raise ArgumentError(
            f"the axis names of a mesh must differ, got {tuple(names)}",
            fix="use every name once.",
        )


class AbstractMesh:
    """The names, sizes and types of a mesh's axes, without devices.

    Args:
        axis_sizes: how many devices along each axis.
        axis_names: one name each.
        axis_types: who decides along each; `AxisType.Auto` by default.

    >>> AbstractMesh((2, 4), ("data", "model"))
    AbstractMesh('data': 2, 'model': 4, axis_types=(Auto, Auto))
    """

    def __init__(
        self,
        axis_sizes: Sequence[int],
        axis_names: Any,
        axis_types: Any = None,
        *,
        abstract_device: Any = None,
    ) -> None:
        self.axis_sizes = tuple(int(n) for n in axis_sizes)
        self.axis_names = _names(axis_names)
        _check(self.axis_names, self.axis_sizes)
        self.axis_types = _types(axis_types, self.axis_names)
        self.abstract_device = abstract_device

    @property
    def shape(self) -> OrderedDict[Any, int]:
        """Name -> size, outermost first."""
        return OrderedDict(zip(self.axis_names, self.axis_sizes, strict=True))

    @property
    def shape_tuple(self) -> tuple[tuple[Any, int], ...]:
        return tuple(self.shape.items())

    @property
    def size(self) -> int:
        """How many devices."""
        return math.prod(self.axis_sizes)

    @property
    def empty(self) -> bool:
        """Whether it has no axes."""
        return not self.axis_names

    @property
    def abstract_mesh(self) -> AbstractMesh:
        return self

    def axes_of(self, kind: AxisType) -> tuple[Any, ...]:
        """The names of the axes of one type."""
        named = zip(self.axis_names, self.axis_types, strict=True)
        return tuple(n for n, t in named if t is kind)

    @property
    def auto_axes(self) -> tuple[Any, ...]:
        return self.axes_of(AxisType.Auto)

    @property
    def explicit_axes(self) -> tuple[Any, ...]:
        return self.axes_of(AxisType.Explicit)

    def _all(self, kind: AxisType) -> bool:
        return all(t is kind for t in self.axis_types)

    @property
    def are_all_axes_auto(self) -> bool:
        return self._all(AxisType.Auto)

    @property
    def are_all_axes_explicit(self) -> bool:
        return self._all(AxisType.Explicit)

    @property
    def are_all_axes_manual(self) -> bool:
        return self._all(AxisType.Manual)

    @property
    def manual_axes(self) -> tuple[Any, ...]:
        return self.axes_of(AxisType.Manual)

    def update(
        self, axis_sizes: Any = None, axis_names: Any = None, axis_types: Any = None
    ) -> AbstractMesh:
        """The same with some fields replaced."""
        return AbstractMesh(
            self.axis_sizes if axis_sizes is None else axis_sizes,
            self.axis_names if axis_names is None else axis_names,
            self.axis_types if axis_types is None else axis_types,
        )

    def update_axis_types(self, name_to_type: Any) -> AbstractMesh:
        """The same with the types of some axes replaced."""
        types = [name_to_type.get(n, t) for n, t in
                 zip(self.axis_names, self.axis_types, strict=True)]  # fmt: skip
        return self.update(axis_types=types)

    def _key(self) -> tuple[Any, ...]:
        return (self.axis_sizes, self.axis_names, self.axis_types)

    @derived
    def _hash(self) -> int:  # of thousands of devices, asked at every call
        return hash(self._key())

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return type(other) is type(self) and self._key() == other._key()

    def __hash__(self) -> int:
        return self._hash

    def __enter__(self) -> AbstractMesh:
        """Specs are meant in the words of this mesh inside the block, in this thread."""
        scope = flags.scoped("mesh", self)
        scope.__enter__()
        _scopes().append(scope)
        return self

    def __exit__(self, *said: Any) -> None:
        _scopes().pop().__exit__(*said)

    def _inner(self) -> str:
        sizes = ", ".join(f"{n!r}: {s}" for n, s in self.shape.items())
        return f"{sizes}, axis_types=({', '.join(t.name for t in self.axis_types)})"

    def __repr__(self) -> str:
        return f"AbstractMesh({self._inner()})"


class Mesh(AbstractMesh):
    """Devices in a grid with named axes.

    Args:
        devices: an array of devices, of as many dimensions as there are names.
        axis_names: one name for each dimension.
        axis_types: who decides along each; `AxisType.Auto` by default.

    Attributes:
        devices: a NumPy array of objects.
    """

    def __init__(self, devices: Any, axis_names: Any, axis_types: Any = None) -> None:
        names = _names(axis_names)
        given = np.asarray(devices, object)
        super().__init__(given.shape, names, axis_types)
        if len(set(given.flat)) != given.size:
            raise ArgumentError(
                "a mesh holds every device once",
                fix="give each device one place in the array of devices.",
            )
        self.devices = given.copy()
        self.devices.flags.writeable = False

    @property
    def abstract_mesh(self) -> AbstractMesh:
        """The mesh without its devices."""
        return AbstractMesh(self.axis_sizes, self.axis_names, self.axis_types)

    @property
    def device_ids(self) -> np.ndarray[Any, Any]:
        """The numbers of the devices, in the mesh's shape."""
        return np.vectorize(lambda d: d.id, otypes=[int])(self.devices)

    @property
    def local_devices(self) -> list[Any]:
        """The devices of this process."""
        return list(self.devices.flat)

    @property
    def is_multi_process(self) -> bool:
        return False

    @property
    def local_mesh(self) -> Mesh:
        """The part of this process: all of it."""
        return self

    def _key(self) -> tuple[Any, ...]:
        return (tuple(self.devices.flat), *super()._key())

    def __repr__(self) -> str:
        return f"Mesh({self._inner()})"
