"""Memory of one number: made when somebody looks at it, which other machines need not."""

from __future__ import annotations

from typing import Any

import numpy as np

from monograph.backends.base import Buffer, Device
from monograph.hlo.types import TensorType


class Splat(Buffer):
    """The host's memory of an array whose elements are all the same.

    Attributes:
        value: the element, a 0-d array.
        type: of the array.
    """

    __slots__ = ("_made", "type", "value")

    def __init__(self, device: Device, value: np.ndarray[Any, Any], t: TensorType) -> None:
        self.device = device
        self.space = "host"
        self.value = value
        self.type = t
        self._made: np.ndarray[Any, Any] | None = None

    @property
    def host(self) -> np.ndarray[Any, Any]:  # type: ignore[override]
        if self._made is None:
            self._made = np.full(self.type.shape, self.value, self.type.dtype.np)
        return self._made


__all__ = ["Splat"]
