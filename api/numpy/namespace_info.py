"""What the array API standard asks of a namespace: its version, devices and element types.

Primary source: Python array API standard, v2024.12, "Inspection APIs".
"""

from __future__ import annotations

from typing import Any

import numpy as np

from monograph.backends import get_backend
from monograph.backends.base import Device
from monograph.hlo import flags
from monograph.hlo.errors import ArgumentError
from monograph.hlo.types import DTYPES
from monograph.numpy.dtypes import KINDS
from monograph.tracer.dtypes import default_dtype
from monograph.tracer.placing import default_sharding

VERSION = "2024.12"
# The element types of the standard; the wide ones where they are enabled.
_NARROW = ("bool", "i8", "i16", "i32", "u8", "u16", "u32", "f32", "c64")
_WIDE = ("i64", "u64", "f64", "c128")


class ArrayNamespaceInfo:
    """Answers of `monograph.numpy.__array_namespace_info__`."""

    __slots__ = ()

    def capabilities(self) -> dict[str, Any]:
        """What depends on values: not possible while tracing, as shapes are static."""
        return {
            "boolean indexing": False,
            "data-dependent shapes": False,
            "max dimensions": 64,
        }

    def default_device(self) -> Device:
        """Where new arrays go."""
        found: Device = default_sharding().device
        return found

    def devices(self) -> list[Device]:
        """All devices of the configured platform."""
        name = flags.values["platform"]
        return [Device(name, i) for i in range(get_backend(name).device_count())]

    def default_dtypes(self, *, device: Any = None) -> dict[str, np.dtype[Any]]:
        """The element types of bare Python numbers and of indices."""
        return {
            "real floating": default_dtype("float").np,
            "complex floating": default_dtype("complex").np,
            "integral": default_dtype("int").np,
            "indexing": default_dtype("int").np,
        }

    def dtypes(
        self, *, device: Any = None, kind: str | tuple[str, ...] | None = None
    ) -> dict[str, np.dtype[Any]]:
        """The standard's element types by name, of one kind or several.

        Args:
            device: accepted; the answer is the same for all.
            kind: such as ``"real floating"``, or a tuple of kinds.
        """
        names = (*_NARROW, *(_WIDE if flags.wide() else ()))
        known = {DTYPES[n].np.name: DTYPES[n] for n in names}
        wanted: set[str] = set()
        for one in ("numeric", "bool") if kind is None else _tuple(kind):
            if one not in KINDS:
                raise ArgumentError(f"no kind {one!r}", fix=f"use one of {', '.join(KINDS)}.")
            wanted |= KINDS[one]
        return {name: d.np for name, d in known.items() if d.kind in wanted}


def _tuple(kind: str | tuple[str, ...]) -> tuple[str, ...]:
    return kind if isinstance(kind, tuple) else (kind,)


def check_version(version: str | None) -> None:
    """Refuse a version of the standard that is not this one.

    Raises:
        ArgumentError: for any other.
    """
    if version is not None and version != VERSION:
        raise ArgumentError(
            f"version {version!r} of the array API standard", fix=f"ask for {VERSION!r}, or none."
        )
