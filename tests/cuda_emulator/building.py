"""Kernels and the emulator's own half as one module, made by a C++ compiler."""

from __future__ import annotations

import ctypes
import hashlib
import os
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

from monograph.backends.cuda.program import Written, device_source

COMPILER = shutil.which("g++") or shutil.which("clang++")
# The compiler calls what `memory.cpp` defines at each access; nothing of ThreadSanitizer is linked.
# What is read at once stays so.
CHECKED = ("-fsanitize=thread", "-fno-tree-sra", "-g1")
_HERE = Path(__file__).parent
_HEADERS = ("emulator.h", "machine.h")
_HALVES = ("threads.cpp", "memory.cpp")
_TOGETHER = ("__sync", "__shfl", "from_below", "from_first", "block_")  # a thread waits for others
_BASE = ("-std=c++17", "-fPIC", "-w", "-ffp-contract=off")

# Pointers from a table, each as the kernel declares it.
_CALL = """
#include <utility>
namespace emulator {
struct Grid;
int run_grid(void (*kernel)(void **), const Grid &grid, unsigned threads, bool together);
}
template <class... T, size_t... I>
void call_with(void (*f)(T...), void **p, std::index_sequence<I...>) { f((T)p[I]...); }
template <class... T> void call(void (*f)(T...), void **p) {
    call_with(f, p, std::index_sequence_for<T...>());
}
"""


def host_source(programs: Sequence[Written]) -> str:
    """Programs as C++: the same kernels, and a function that launches each."""
    parts = [f'#include "{_HERE / "emulator.h"}"', device_source(), _CALL]
    parts += [written.source for written in programs]
    for kernel in (k for written in programs for k in written.kernels):
        together = "true" if any(word in kernel.text for word in _TOGETHER) else "false"
        parts.append(
            f"static void body_{kernel.name}(void **p) {{\n    call({kernel.name}, p);\n}}\n"
            f'extern "C" int launch_{kernel.name}(const emulator::Grid *grid) {{\n'
            f"    return emulator::run_grid(body_{kernel.name}, *grid, "
            f"{kernel.threads}, {together});\n}}"
        )
    return "\n".join(parts)


def build(programs: Sequence[Written], options: Sequence[str]) -> tuple[ctypes.CDLL, Path, Path]:
    """The compiled module of programs, its file, and its source."""
    source = host_source(programs)
    words = "".join((_HERE / name).read_text() for name in _HEADERS)
    text = _folder() / f"{_key(source, words, options)}.cpp"
    made = text.with_suffix(".so")
    if not made.exists():
        halves = [_half(name, words) for name in _HALVES]
        _keep(text, source)
        kernels = made.with_suffix(f".{os.getpid()}.o")
        _compile(kernels, [*_BASE, *options, "-c"], [text])
        # Without the options: they would bring ThreadSanitizer's own half.
        linked = [x for x in options if x == "-fsanitize=address"]
        _compile(made, ["-shared", "-Wl,-Bsymbolic", *linked], [kernels, *halves])
        kernels.unlink()
    return ctypes.CDLL(str(made)), made, text


def line_of(module: Path, at: int) -> list[int]:
    """The source lines of a place in a module's code, the innermost function's first."""
    tool = shutil.which("addr2line") or shutil.which("llvm-addr2line")
    if tool is None:
        return []
    command = [tool, "-i", "-e", str(module), hex(at)]
    lines = subprocess.run(command, capture_output=True, text=True).stdout.splitlines()
    numbers = (line.rpartition(":")[2].split(" ")[0] for line in lines)
    return [int(n) for n in numbers if n.isdigit()]


def _half(name: str, words: str) -> Path:
    source = _HERE / name
    made = _folder() / f"{_key(source.read_text(), words, ())}.o"
    if not made.exists():
        _compile(made, [*_BASE, "-O2", "-c"], [source])
    return made


def _folder() -> Path:
    folder = Path(tempfile.gettempdir()) / "monograph-cuda-emulator"
    folder.mkdir(exist_ok=True)
    return folder


def _key(source: str, words: str, options: Sequence[str]) -> str:
    return hashlib.sha256((source + words + str(options)).encode()).hexdigest()[:24]


def _keep(file: Path, text: str) -> None:
    part = file.with_suffix(f".{os.getpid()}")  # other processes may be writing the same
    part.write_text(text)
    part.rename(file)


def _compile(made: Path, options: Sequence[str], sources: Sequence[Path]) -> None:
    assert COMPILER is not None
    part = made.with_suffix(f".{os.getpid()}.part")
    command = [COMPILER, *options, *map(str, sources), "-o", str(part)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[:4000]
    part.rename(made)
