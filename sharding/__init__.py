"""Where the pieces of an array live. So far: all of it on one device.

`monograph.sharding` is the public name.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class SingleDeviceSharding:
    """The whole array on one device."""

    device: Any

    @property
    def device_set(self) -> frozenset[Hashable]:
        """The devices that hold a piece."""
        return frozenset({self.device})

    @property
    def num_devices(self) -> int:
        return 1

    def __repr__(self) -> str:
        return f"SingleDeviceSharding({self.device})"


__all__ = ["SingleDeviceSharding"]


def __dir__() -> list[str]:
    return __all__
