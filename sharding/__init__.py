"""Where the pieces of an array live: meshes, specs and shardings.

`monograph.sharding` is the public name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from monograph.sharding.context import (
    get_abstract_mesh,
    get_mesh,
    set_mesh,
    use_abstract_mesh,
)
from monograph.sharding.mesh import AbstractMesh, AxisType, Mesh
from monograph.sharding.shardings import (
    NamedSharding,
    Sharding,
    SingleDeviceSharding,
    make_single_device_sharding,
)
from monograph.sharding.spec import PartitionSpec


def install_reshard(function: Callable[..., Any]) -> None:
    """`reshard` moves values, which this room knows nothing of; whoever does puts it here."""
    globals()["reshard"] = function


__all__ = [
    "AbstractMesh",
    "AxisType",
    "Mesh",
    "NamedSharding",
    "PartitionSpec",
    "Sharding",
    "SingleDeviceSharding",
    "get_abstract_mesh",
    "get_mesh",
    "make_single_device_sharding",
    "reshard",
    "set_mesh",
    "use_abstract_mesh",
]


def __dir__() -> list[str]:
    return __all__
