"""Generated kernels on the CPU: a device for `backends.cuda.run`, made by a C++ compiler.

Every access of a kernel is looked at: what lies outside of its arrays, and what two threads touch
with no barrier between them, is an error that names the kernel's line (`memory.cpp`).
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from time import perf_counter
from typing import Any

import numpy as np

from cuda_emulator.building import CHECKED, COMPILER, build, line_of
from monograph.backends.cuda.kernel import Launching
from monograph.backends.cuda.program import Written

Array = np.ndarray[Any, Any]
UNKIND = 20261125  # any seed: threads and blocks come in an order that nobody would guess
_STUCK, _FAULT = 1, 2


class Fault(AssertionError):
    """A kernel did what it must not do."""


class HostMemory:
    """Bytes that hold 0xFF at first; a sanitizer sees who reads or writes beyond them."""

    def __init__(self, nbytes: int) -> None:
        self.array = np.full(max(nbytes, 1), 0xFF, np.uint8)
        self.address = self.array.ctypes.data
        assert self.address % 16 == 0  # as `malloc` gives it


class Grid(ctypes.Structure):
    """What a kernel is called with, as `machine.h` has it."""

    _fields_ = (
        ("p", ctypes.POINTER(ctypes.c_uint64)), ("bytes", ctypes.POINTER(ctypes.c_uint64)),
        ("item", ctypes.POINTER(ctypes.c_uint64)), ("count", ctypes.c_uint),
        ("blocks", ctypes.c_uint), ("seed", ctypes.c_uint),
    )  # fmt: skip


class EmulatedCode:
    """The kernels of programs, compiled as C++ in one go.

    Args:
        options: of the compiler.
        seed: of the order of threads and blocks; 0: the first thread and block come first.
    """

    def __init__(
        self, programs: Sequence[Written], options: Sequence[str] = ("-O1", *CHECKED), *,
        seed: int = UNKIND,
    ) -> None:  # fmt: skip
        self.seed = seed
        self.sizes: dict[str, list[tuple[int, int]]] = {}
        for written in programs:
            for launch, kernels in written.launching.items():
                types = (*launch.kernel.operands, *launch.kernel.results)
                for k in (k for k in kernels if k.text):
                    # Equal functions may be called with arrays of several sizes.
                    known = self.sizes.get(k.name, [(0, 0)] * len(types))
                    own = [(t.nbytes, t.dtype.itemsize) for t in types]
                    self.sizes[k.name] = [max(x, y) for x, y in zip(known, own, strict=True)]
        if any(written.kernels for written in programs):
            self.module, self.file, self.text = build(programs, options)
            self.module.fault.restype = ctypes.c_char_p
            self.module.fault_at.restype = ctypes.c_size_t

    def on(self, device: Any) -> EmulatedCode:
        return self

    def launch(self, kernel: Launching, addresses: Sequence[int]) -> None:
        words = ctypes.c_uint64 * len(addresses)
        sizes = self.sizes[kernel.name]
        grid = Grid(words(*addresses), words(*(n for n, _ in sizes)), words(*(n for _, n in sizes)),
                    len(addresses), kernel.blocks, self.seed)  # fmt: skip
        ended = self.module[f"launch_{kernel.name}"](ctypes.byref(grid))
        if ended == _STUCK:
            raise Fault(f"threads of {kernel.name} wait for each other for ever")
        if ended == _FAULT:
            what = self.module.fault().decode()
            raise Fault(f"{kernel.name}: {what}\n{self._where(kernel.name)}")

    def _where(self, name: str) -> str:
        """The statement of a kernel that has gone wrong, and the function's that it calls."""
        lines = self.text.read_text().splitlines()
        first = next(n for n, line in enumerate(lines, 1) if f"{name}(" in line)
        chain = line_of(self.file, self.module.fault_at())
        last = lines.index("}", first) + 1
        within = [n for n in chain if first < n < last]
        shown = dict.fromkeys([*chain[:1], *within[-1:]])
        return "\n".join(f"    {lines[n - 1].strip()}" for n in shown if n <= len(lines))


class EmulatedDevice:
    """Memory of the host, and kernels compiled for it.

    Args:
        options: of the compiler.
        seed: of the order of threads and blocks: results must be the same with any.
    """

    name = "emulator"
    speeds = (0.0, 0.0)

    def __init__(self, options: Sequence[str] = ("-O1", *CHECKED), *, seed: int = UNKIND) -> None:
        self.options = options
        self.seed = seed

    def take(self, nbytes: int) -> HostMemory:
        return HostMemory(nbytes)

    def upload(self, target: int, x: Array) -> None:
        ctypes.memmove(target, np.ascontiguousarray(x).ctypes.data, x.nbytes)

    def download(self, x: Array, source: int) -> None:
        ctypes.memmove(x.ctypes.data, source, x.nbytes)

    def copy(self, target: int, source: int, nbytes: int) -> None:
        ctypes.memmove(target, source, nbytes)

    def fill(self, target: int, item: bytes, count: int) -> None:
        ctypes.memmove(target, item * count, len(item) * count)

    def wait(self) -> None:
        pass

    settle = drain = enter = wait

    def idle(self) -> bool:
        return True

    handle = 0  # everything has happened when a call returns: there are no streams

    def on(self, stream: int) -> EmulatedDevice:
        return self

    def after(self, stream: int) -> None:
        pass

    before = after

    def timed(self, work: Any) -> float:
        start = perf_counter()
        work()
        return perf_counter() - start

    def lacks(self, nbytes: int) -> None:
        return None

    def record(self, work: Any) -> None:
        return None

    def load(self, written: Written, cubin: Any) -> EmulatedCode:
        return EmulatedCode([written], self.options, seed=self.seed)


__all__ = ["CHECKED", "COMPILER", "UNKIND", "EmulatedCode", "EmulatedDevice", "Fault"]
