"""Source to machine code: NVIDIA's run-time compiler, which needs no GPU and no driver.

A cubin is made for one architecture. PTX is made for reading only: an older driver refuses that of
a newer compiler, while cubins of one major version load on all of its drivers.
"""

from __future__ import annotations

import json
import re
from dataclasses import asdict, dataclass
from typing import Any

from monograph.backends import store
from monograph.hlo.errors import ArgumentError, UnsupportedError


@dataclass(frozen=True)
class Processor:
    """What a multiprocessor has (NVIDIA, CUDA C++ Programming Guide 13, table of compute
    capabilities).

    Attributes:
        threads, blocks: that can be on it at once.
        shared: KiB of shared memory of all of them.
        reserved: KiB that each block takes besides.
        lanes: operations of f32 that begin at each tick.
    """

    threads: int
    blocks: int
    shared: int
    reserved: int = 1
    lanes: int = 128


_TURING = Processor(1024, 16, 64, reserved=0, lanes=64)
_A100, _A10, _ORIN, _L4 = (
    Processor(2048, 32, 164, lanes=64), Processor(1536, 16, 100), Processor(1536, 16, 164),
    Processor(1536, 24, 100))  # fmt: skip
_HOPPER, _THOR = Processor(2048, 32, 228), Processor(1536, 24, 228)
_PROCESSORS = {
    "sm_75": _TURING, "sm_80": _A100, "sm_86": _A10, "sm_87": _ORIN, "sm_88": _A10, "sm_89": _L4,
    "sm_90": _HOPPER, "sm_90a": _HOPPER, "sm_100": _HOPPER, "sm_103": _HOPPER, "sm_110": _THOR,
    "sm_120": _L4, "sm_121": _L4,
}  # fmt: skip
ARCHITECTURES = tuple(_PROCESSORS)
DEFAULT = "sm_90a"  # where there is no GPU to ask
_COMMENT = re.compile(r"//.*")
_OPTIONS = ("--std=c++17", "--fmad=false", "--ptxas-options=-v")


@dataclass(frozen=True)
class Resources:
    """What a kernel takes of a multiprocessor, as the assembler says.

    Attributes:
        registers: of a thread.
        shared: bytes of static shared memory of a block.
        stack: bytes of local memory of a thread.
        spills: bytes of spilled stores and loads.
    """

    registers: int
    shared: int = 0
    stack: int = 0
    spills: int = 0

    def occupancy(self, threads: int, arch: str) -> float:
        """Share of a multiprocessor's threads that blocks of so many can fill.

        All have 65,536 registers, which are given out to warps in units of 256.

        >>> Resources(32).occupancy(256, "sm_90a"), Resources(32).occupancy(1024, "sm_86")
        (1.0, 0.6666666666666666)
        """
        has = _PROCESSORS[arch]
        of_warp = -(-self.registers * 32 // 256) * 256
        blocks = min(has.threads // threads, 65536 // of_warp // (threads // 32), has.blocks)
        if self.shared:
            blocks = min(blocks, (has.shared << 10) // (self.shared + (has.reserved << 10)))
        return blocks * threads / has.threads


@dataclass(frozen=True, eq=False)
class Cubin:
    """Machine code of a program.

    Attributes:
        arch: what it is for.
        code: the cubin.
        ptx: the assembly above it.
        resources: by kernel.
        log: what the compiler said.
    """

    arch: str
    code: bytes
    ptx: str
    resources: dict[str, Resources]
    log: str


def check_arch(arch: Any) -> None:
    """Refuse an architecture that is not known."""
    if arch not in ARCHITECTURES:
        raise ArgumentError(
            f"there is no architecture {arch!r} to compile for",
            operands={"arch": arch},
            why="machine code is made for one kind of GPU; by default for the one that is there.",
            fix=f"leave out arch, or use one of {', '.join(ARCHITECTURES)}.",
        )


def arch_of(major: int, minor: int) -> str:
    """The architecture to compile for on a GPU of a compute capability.

    Machine code runs on GPUs of its major number whose minor one is not smaller (NVIDIA, CUDA C++
    Programming Guide, "Binary Compatibility"); with the letter on those of its own number only.

    >>> arch_of(9, 0), arch_of(12, 3), arch_of(7, 0)
    ('sm_90a', 'sm_121', 'sm_70')
    """
    own = f"sm_{major}{minor}"
    if own + "a" in ARCHITECTURES:
        return own + "a"
    older = (f"sm_{major}{n}" for n in range(minor, -1, -1))
    return next((x for x in older if x in ARCHITECTURES), own)


def f32_lanes(arch: str) -> int:
    """Operations of f32 that a multiprocessor begins at each tick; 0 if it is not known."""
    found = _PROCESSORS.get(arch)
    return 0 if found is None else found.lanes


def compile_source(source: str, arch: str) -> Cubin:
    """Machine code for a source; it is kept on disk, and found there again.

    Raises:
        ArgumentError: for an architecture that the compiler does not know.
        UnsupportedError: if the compiler is not installed, or refuses the source.
    """
    check_arch(arch)
    nvrtc = _nvrtc()
    # Comments hold the user's lines, which other edits move: the machine code stays the same.
    code = _COMMENT.sub("", source)
    key = store.digest("cubin", code, arch, nvrtc_version(), *_OPTIONS)
    return _read(store.stored(key, lambda: _kept(_compile(nvrtc, source, arch))))


def nvrtc_version() -> str:
    """The compiler's version.

    Raises:
        UnsupportedError: if it is not installed.
    """
    return ".".join(map(str, _nvrtc().nvrtcVersion()[1:]))


def _kept(made: Cubin) -> bytes:
    """A program as bytes: what is read, then the machine code."""
    used = {name: asdict(r) for name, r in made.resources.items()}
    head = {"arch": made.arch, "ptx": made.ptx, "resources": used, "log": made.log}
    return json.dumps(head).encode() + b"\n" + made.code


def _read(data: bytes) -> Cubin:
    head, _, code = data.partition(b"\n")
    found = json.loads(head)
    used = {name: Resources(**r) for name, r in found["resources"].items()}
    return Cubin(found["arch"], code, found["ptx"], used, found["log"])


def _compile(nvrtc: Any, source: str, arch: str, name: str = "program.cu") -> Cubin:
    program = _asked(nvrtc, nvrtc.nvrtcCreateProgram(source.encode(), name.encode(), 0, None, None))
    try:
        options = [o.encode() for o in (f"--gpu-architecture={arch}", *_OPTIONS)]
        (status, *_) = nvrtc.nvrtcCompileProgram(program, len(options), options)
        log = _text(nvrtc, nvrtc.nvrtcGetProgramLogSize, nvrtc.nvrtcGetProgramLog, program)
        if int(status) != 0:
            raise UnsupportedError(
                f"NVRTC refuses the source that was written for {arch}",
                operands={"its words": "\n".join(log.splitlines()[:12])},
                fix="this is a mistake in Monograph: please report it with the program.",
            )
        code = _bytes(nvrtc, nvrtc.nvrtcGetCUBINSize, nvrtc.nvrtcGetCUBIN, program)
        ptx = _text(nvrtc, nvrtc.nvrtcGetPTXSize, nvrtc.nvrtcGetPTX, program)
    finally:
        nvrtc.nvrtcDestroyProgram(program)
    return Cubin(arch, code, ptx, resources_of(log), log)


_ENTRY = re.compile(r"Compiling entry function '(\w+)'")
_STACK = re.compile(r"(\d+) bytes stack frame, (\d+) bytes spill stores, (\d+) bytes spill loads")
_USED = re.compile(r"Used (\d+) registers")
_SHARED = re.compile(r"(\d+) bytes smem")


def resources_of(log: str) -> dict[str, Resources]:
    """What the assembler's report says of each kernel.

    >>> report = "ptxas info    : Compiling entry function 'k' for 'sm_80'\\n"
    >>> report += "    0 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads\\n"
    >>> report += "ptxas info    : Used 14 registers, used 0 barriers, 372 bytes cmem[0]"
    >>> resources_of(report)
    {'k': Resources(registers=14, shared=0, stack=0, spills=0)}
    """
    found: dict[str, Resources] = {}
    name, stack, spills = "", 0, 0
    for line in log.splitlines():
        if (entry := _ENTRY.search(line)) is not None:
            name, stack, spills = entry[1], 0, 0
        elif (frame := _STACK.search(line)) is not None:
            stack, spills = int(frame[1]), int(frame[2]) + int(frame[3])
        elif name and (used := _USED.search(line)) is not None:
            shared = _SHARED.search(line)
            found[name] = Resources(int(used[1]), int(shared[1]) if shared else 0, stack, spills)
    return found


def _nvrtc() -> Any:
    """The bindings, or an error that says what to install."""
    try:
        from cuda.bindings import nvrtc

        nvrtc.nvrtcVersion()
    except Exception as e:
        raise UnsupportedError(
            f"NVRTC, which compiles CUDA, cannot be had: {type(e).__name__}",
            why=str(e).split("\n")[0],
            fix="pip install 'monograph[cuda]'; a GPU is not needed to compile.",
        ) from e
    return nvrtc


def _asked(nvrtc: Any, answer: tuple[Any, ...]) -> Any:
    status, *rest = answer
    if int(status) != 0:
        raise UnsupportedError(f"NVRTC: {status.name}", fix="pip install -U 'monograph[cuda]'.")
    return rest[0] if rest else None


def _bytes(nvrtc: Any, size: Any, get: Any, program: Any) -> bytes:
    room = b"\0" * _asked(nvrtc, size(program))
    _asked(nvrtc, get(program, room))
    return room


def _text(nvrtc: Any, size: Any, get: Any, program: Any) -> str:
    return _bytes(nvrtc, size, get, program).rstrip(b"\0").decode("utf-8", "replace")


__all__ = [
    "ARCHITECTURES",
    "DEFAULT",
    "Cubin",
    "Resources",
    "arch_of",
    "check_arch",
    "compile_source",
    "f32_lanes",
    "nvrtc_version",
    "resources_of",
]
