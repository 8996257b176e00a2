"""Types as `typeof` shows them: of an array that is cut along explicit mesh axes, with the axes.

Types of values that are traced do not say it: one trace serves arguments wherever they live.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from monograph.hlo.types import TensorType, install_uncut
from monograph.sharding import AbstractMesh, NamedSharding, PartitionSpec
from monograph.sharding.spec import names_of
from monograph.tracer.array import Array


class CutType(TensorType):
    """The type of an array whose dimensions are cut along explicit axes."""

    __slots__ = ("_sharding",)

    def __init__(self, type: TensorType, sharding: NamedSharding) -> None:
        super().__init__(type.shape, type.dtype, type.weak, type.place)
        self._sharding = sharding

    @property
    def sharding(self) -> NamedSharding:
        """Where the pieces live."""
        return self._sharding

    def __repr__(self) -> str:
        explicit = set(self.sharding.mesh.explicit_axes)
        spec = [*self.sharding.spec, *[None] * (self.ndim - len(self.sharding.spec))]
        dims = []
        for n, entry in zip(self.shape, spec, strict=True):
            names = [str(a) for a in names_of(entry) if a in explicit]
            over = names[0] if len(names) == 1 else f"({','.join(names)})"
            dims.append(f"{n}@{over}" if names else str(n))
        return f"{self.dtype.name}[{','.join(dims)}]{'*' if self.weak else ''}"


def seen_type(x: Any) -> TensorType:
    """The type of an array or a tracer, with explicit axes where the array is cut along some.

    >>> import monograph as mg
    >>> mesh = mg.make_mesh((1,), ("x",), axis_types=(mg.sharding.AxisType.Explicit,))
    >>> mg.typeof(mg.device_put(mg.numpy.ones((4, 2)), mg.NamedSharding(mesh, mg.P("x"))))
    f32[4@x,2]
    """
    t: TensorType = x.type
    where = x.sharding if type(x) is Array else None
    if type(where) is not NamedSharding or not where.mesh.explicit_axes:
        return t
    return _cut_type(t, where)


@lru_cache(maxsize=256)
def _cut_type(t: TensorType, sharding: NamedSharding) -> CutType:
    return CutType(t, sharding)


@lru_cache(maxsize=64)
def _uncut(ndim: int) -> NamedSharding:
    return NamedSharding(AbstractMesh((), ()), PartitionSpec(*[None] * ndim))


install_uncut(_uncut)
