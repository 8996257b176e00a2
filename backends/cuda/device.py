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


class Graph(Protocol):
    """Launches and copies that were recorded, with their addresses."""

    def launch(self) -> None:
        """Run them all, after all that was asked for before."""
        ...


class Queue(Protocol):
    """What takes copies, one after the other: a device, or a graph that is being made."""

    def copy(self, target: int, source: int, nbytes: int) -> None:
        """Between two places of the device."""
        ...


class Code(Protocol):
    """The kernels of one program, on a device."""

    def on(self, queue: Any) -> Code:
        """The same kernels, put into another queue."""
        ...

    def launch(self, kernel: Launching, addresses: Sequence[int]) -> None:
        """Run a kernel on operands and results, after all that was asked for before."""
        ...


class CudaDevice(Protocol):
    """Memory, copies and code; everything happens in the order in which it is asked for.

    A device may be seen through several streams; then only what one stream is asked for has an
    order, unless `after` gives it one.
    """

    name: str
    speeds: tuple[float, float]  # bytes, and operations of f32, per second; 0: not known

    @property
    def handle(self) -> int:
        """The stream, as the driver knows it."""
        ...

    def on(self, stream: int) -> CudaDevice:
        """The same device through another stream."""
        ...

    def after(self, stream: int) -> None:
        """What is asked for from now on waits for all that `stream` was asked for."""
        ...

    def before(self, stream: int) -> None:
        """What `stream` is asked for from now on waits for all that was asked for here."""
        ...

    def settle(self) -> None:
        """Until all streams are done."""
        ...

    def drain(self) -> None:
        """The same where something is given back: in any thread, and nothing is raised."""
        ...

    def enter(self) -> None:
        """Make what this thread asks for next the device's, after others' Python has run in it."""
        ...

    def lacks(self, nbytes: int) -> tuple[int, int] | None:
        """Bytes that are free, and in all, if so many cannot be had; else None."""
        ...

    def record(self, work: Callable[[Queue], None]) -> Graph | None:
        """The launches and copies that `work` asks a queue for; they do not run.

        None where nothing can be recorded.
        """
        ...

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

    def fill(self, target: int, item: bytes, count: int) -> None:
        """The same bytes at so many places side by side: 1, 2, or a multiple of 4."""
        ...

    def wait(self) -> None:
        """Until all that was asked for is done."""
        ...

    def idle(self) -> bool:
        """Whether it is done already."""
        ...

    def timed(self, work: Callable[[], None]) -> float:
        """Seconds that the device takes for what `work` asks for."""
        ...

    def load(self, written: Written, cubin: Callable[[], Cubin]) -> Code:
        """A program's kernels, ready to be launched."""
        ...


__all__ = ["Code", "CudaDevice", "Graph", "Memory", "Queue"]
