"""`doctor`: what of this computer programs can use, and what is missing."""

from __future__ import annotations

import os
import platform
from collections.abc import Callable
from dataclasses import dataclass
from importlib import metadata

import numpy as np

from monograph.backends import known_backends
from monograph.backends.cpu.objects.machine import host_machine
from monograph.backends.cuda.finding import the_gpu
from monograph.backends.cuda.nvrtc import ARCHITECTURES, nvrtc_version
from monograph.hlo import flags
from monograph.hlo.errors import MonographError


@dataclass(frozen=True)
class Finding:
    """One line: what was looked at, whether it can be used, what was found or what to do."""

    what: str
    usable: bool
    text: str


@dataclass(frozen=True)
class Findings:
    """What `doctor` found; printing it shows a line each."""

    lines: tuple[Finding, ...]

    def __repr__(self) -> str:
        width = max(len(line.what) for line in self.lines)
        return "\n".join(
            f"{line.what:{width}}  {'yes' if line.usable else 'no ':3}  {line.text}"
            for line in self.lines
        )


def doctor() -> Findings:
    """What works on this computer: its CPU, GPU, compilers, and optional packages.

    Returns:
        A line for each, shown by `print`; `.lines` has them as data.

    >>> found = doctor()
    >>> [line.what for line in found.lines][:4]
    ['CPU', 'LLVM', 'NVIDIA driver and GPU', 'NVRTC']
    >>> found.lines[0].usable
    True
    """
    machine = host_machine()
    cpu = f"{machine.cpu}, {machine.vector_bits}-bit vectors, {os.cpu_count()} processors"
    lines = [
        Finding("CPU", True, f"{cpu}, {platform.machine()}, {platform.system()}"),
        Finding("LLVM", True, f"llvmlite {metadata.version('llvmlite')}, NumPy {np.__version__}"),
        _asked("NVIDIA driver and GPU", lambda: f"{the_gpu().name}, {the_gpu().arch}"),
        _asked("NVRTC", lambda: f"{nvrtc_version()}, for {', '.join(ARCHITECTURES)}"),
        *(_package(name, extra) for name, extra in
          (("matplotlib", "notebooks"), ("scikit-learn", "notebooks"), ("nir", "nir"))),
        Finding("backends", True, ", ".join(known_backends())),
        Finding("kept code", flags.get("cache") != "off", str(flags.get("cache"))),
    ]  # fmt: skip
    return Findings(tuple(lines))


def _asked(what: str, find: Callable[[], str]) -> Finding:
    try:
        return Finding(what, True, find())
    except MonographError as e:
        return Finding(what, False, f"{e.what.split(': ')[-1]}; {e.fix}")


def _package(name: str, extra: str) -> Finding:
    try:
        return Finding(name, True, metadata.version(name))
    except metadata.PackageNotFoundError:
        return Finding(name, False, f"not installed; pip install 'monograph[{extra}]'")


__all__ = ["Finding", "Findings", "doctor"]
