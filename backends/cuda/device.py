"""What runs kernels: the seam between a program's plan and a GPU, or whatever stands in for one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np

from monograph.backends.cuda.kernel import Launching

Array = np.ndarray[Any, Any]


class Memory(Protocol):
    """Bytes on a device."""

    @property
    def address(self) -> int:
        """Of the first byte."""
        ...


class CudaDevice(Protocol):
    """Memory and launches, in the order in which they are asked for."""

    def take(self, nbytes: int) -> Memory:
        """Memory that is given back when nobody holds it."""
        ...

    def upload(self, target: int, x: Array) -> None:
        """From the host."""
        ...

    def download(self, x: Array, source: int) -> None:
        """To the host; everything launched before has run."""
        ...

    def copy(self, target: int, source: int, nbytes: int) -> None:
        """Between two places of the device."""
        ...

    def launch(self, kernel: Launching, addresses: Sequence[int]) -> None:
        """Run a kernel on operands and results."""
        ...


__all__ = ["CudaDevice", "Memory"]
