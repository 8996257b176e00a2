"""What runs kernels: the seam between a program's plan and a GPU, or whatever stands in for one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

import numpy as np

from monograph.backends.cuda.kernel import Launching
from monograph.backends.cuda.nvrtc import Cubin
from monograph.backends.cuda.program import Written

Array = np.ndarray[Any, Any]


class Memory(Protocol):
    """Bytes on a device, given back when nobody holds them."""

    @property
    def address(self) -> int:
        """Of the first byte."""
        ...


class Code(Protocol):
    """The kernels of one program, on a device."""

    def launch(self, kernel: Launching, addresses: Sequence[int]) -> None:
        """Run a kernel on operands and results, after all that was asked for before."""
        ...


class CudaDevice(Protocol):
    """Memory, copies and code; everything happens in the order in which it is asked for."""

    name: str

    def take(self, nbytes: int) -> Memory:
        """New memory."""
        ...

    def upload(self, target: int, x: Array) -> None:
        """From the host."""
        ...

    def download(self, x: Array, source: int) -> None:
        """To the host, when all that was launched before has run."""
        ...

    def copy(self, target: int, source: int, nbytes: int) -> None:
        """Between two places of the device."""
        ...

    def wait(self) -> None:
        """Until all that was asked for is done."""
        ...

    def load(self, written: Written, cubin: Callable[[], Cubin]) -> Code:
        """A program's kernels, ready to be launched."""
        ...


__all__ = ["Code", "CudaDevice", "Memory"]
