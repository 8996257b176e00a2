"""Generated kernels on the CPU: a device for `backends.cuda.run`, made by a C++ compiler."""

from __future__ import annotations

import ctypes
import hashlib
import os
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np

from monograph.backends.cuda.kernel import Launching
from monograph.backends.cuda.program import Written, device_source

COMPILER = shutil.which("g++") or shutil.which("clang++")
HEADER = Path(__file__).parent / "emulator.h"
_TOGETHER = ("__syncthreads", "from_below", "block_")  # what makes a thread wait for others
Array = np.ndarray[Any, Any]


class HostMemory:
    """Bytes that hold 0xFF at first; a sanitizer sees who reads or writes beyond them."""

    def __init__(self, nbytes: int) -> None:
        self.array = np.full(max(nbytes, 1), 0xFF, np.uint8)
        self.address = self.array.ctypes.data
        assert self.address % 16 == 0  # as `malloc` gives it


class EmulatedCode:
    """The kernels of programs, compiled as C++ in one go."""

    def __init__(
        self, programs: Sequence[Written], options: Sequence[str] = ("-O1",), *,
        backwards: bool = False,
    ) -> None:  # fmt: skip
        self.functions: dict[str, Any] = {}
        kernels = [kernel for written in programs for kernel in written.kernels]
        if kernels:
            library = _library(programs, options)
            library.run_backwards(backwards)
            for kernel in kernels:
                function = library[f"launch_{kernel.name}"]
                function.argtypes = (ctypes.c_void_p, ctypes.c_uint)
                self.functions[kernel.name] = function

    def on(self, device: Any) -> EmulatedCode:
        return self

    def launch(self, kernel: Launching, addresses: Sequence[int]) -> None:
        table = (ctypes.c_uint64 * len(addresses))(*addresses)
        stuck = self.functions[kernel.name](ctypes.addressof(table), kernel.blocks)
        assert not stuck, f"threads of {kernel.name} wait for each other for ever"


class EmulatedDevice:
    """Memory of the host, and kernels compiled for it.

    Args:
        options: of the compiler.
        backwards: whether the last thread and block come first: results must be the same.
    """

    name = "emulator"

    def __init__(self, options: Sequence[str] = ("-O1",), *, backwards: bool = False) -> None:
        self.options = options
        self.backwards = backwards

    def take(self, nbytes: int) -> HostMemory:
        return HostMemory(nbytes)

    def upload(self, target: int, x: Array) -> None:
        ctypes.memmove(target, np.ascontiguousarray(x).ctypes.data, x.nbytes)

    def download(self, x: Array, source: int) -> None:
        ctypes.memmove(x.ctypes.data, source, x.nbytes)

    def copy(self, target: int, source: int, nbytes: int) -> None:
        ctypes.memmove(target, source, nbytes)

    def wait(self) -> None:
        pass

    settle = wait
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
        return EmulatedCode([written], self.options, backwards=self.backwards)


def host_source(programs: Sequence[Written]) -> str:
    """Programs as C++: the same kernels, and a function that launches each."""
    parts = [f'#include "{HEADER}"', device_source(), _CALL, _ORDER]
    parts += [written.source for written in programs]
    for kernel in (k for written in programs for k in written.kernels):
        together = "true" if any(word in kernel.text for word in _TOGETHER) else "false"
        parts.append(
            f"static void body_{kernel.name}(void **p) {{\n    call({kernel.name}, p);\n}}\n"
            f'extern "C" int launch_{kernel.name}(void **p, unsigned blocks) {{\n'
            f"    return emulator::run_grid(body_{kernel.name}, p, blocks, "
            f"{kernel.threads}, {together});\n}}"
        )
    return "\n".join(parts)


# Pointers from a table, each as the kernel declares it.
_CALL = """
#include <utility>
template <class... T, size_t... I>
void call_with(void (*f)(T...), void **p, std::index_sequence<I...>) { f((T)p[I]...); }
template <class... T> void call(void (*f)(T...), void **p) {
    call_with(f, p, std::index_sequence_for<T...>());
}
"""


_ORDER = 'extern "C" void run_backwards(bool yes) { emulator::backwards = yes; }'


def _library(programs: Sequence[Written], options: Sequence[str]) -> ctypes.CDLL:
    source = host_source(programs)
    key = hashlib.sha256((source + HEADER.read_text() + str(options)).encode()).hexdigest()[:24]
    folder = Path(tempfile.gettempdir()) / "monograph-cuda-emulator"
    folder.mkdir(exist_ok=True)
    made = folder / f"{key}.so"
    if not made.exists():
        own = f"{key}.{os.getpid()}"  # other processes may be compiling the same
        text = folder / f"{own}.cpp"
        text.write_text(source)
        part = folder / f"{own}.part"
        assert COMPILER is not None
        command = [COMPILER, "-std=c++17", "-shared", "-fPIC", "-w", "-ffp-contract=off", *options,
                   str(text), "-o", str(part)]  # fmt: skip
        done = subprocess.run(command, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr[:4000]
        part.rename(made)
    return ctypes.CDLL(str(made))
