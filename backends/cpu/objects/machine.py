"""LLVM through llvmlite: targets, text to object code, and symbols of the process.

One target machine per kind of CPU serves the process (`emit_object` leaves nothing behind).
llvmlite is imported when something is compiled for the first time; what it says of this computer is
kept by `backends/store.py`, so that a process which finds all its code there need not import it.
"""

from __future__ import annotations

import ctypes
import dataclasses
import json
import os
import platform
import signal
import threading
from _thread import get_ident
from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from importlib.util import find_spec
from types import FrameType
from typing import Any, TypeVar

from monograph.backends.cpu.emission.emit import Machine
from monograph.backends.forks import kept_over_forks
from monograph.backends.store import digest, stored

T = TypeVar("T")

# Around all that LLVM does, to the end of what it made: a target machine serves one thread at a
# time, and llvmlite has a lock of its own, which nobody may hold when a process forks.
_lock = kept_over_forks(threading.RLock())


@cache
def _binding() -> Any:
    import llvmlite.binding as llvm

    try:
        llvm.initialize_native_target()
        llvm.initialize_native_asmprinter()
        llvm.initialize_native_asmparser()
    except RuntimeError:  # pragma: no cover
        pass
    return llvm


# ---- kinds of CPU --------------------------------------------------------------------------------

# Levels of the x86-64 psABI (section 3.1.1) that code can be made for where the computer has them:
# register width, and LLVM's names of the features that matter here.
LEVELS: dict[str, tuple[int, tuple[str, ...]]] = {
    "x86-64-v2": (128, ("sse4.2", "ssse3", "popcnt")),
    "x86-64-v3": (256, ("avx2", "bmi2", "f16c", "fma")),
    "x86-64-v4": (512, ("avx2", "bmi2", "f16c", "fma", "avx512f", "avx512bw", "avx512dq",
                        "avx512vl", "avx512cd")),
}  # fmt: skip


@cache
def host_machine(vector_bits: int | None = None) -> Machine:
    """What code is generated for: this computer.

    Args:
        vector_bits: register width to use instead of the widest there is.
    """
    said = _said_by_llvm()
    host = Machine(said["triple"], cpu=said["cpu"], features=said["features"])
    widest = 512 if host.has("avx512f") else 256 if host.has("avx2") else 128
    return dataclasses.replace(
        host,
        vector_bits=widest if vector_bits is None else vector_bits,
        f16c=host.has("f16c"),
        fma=host.has("fma") or host.triple.startswith(("aarch64", "arm64")),
        own_cache=_own_cache() or host.own_cache,
    )


@cache
def level_machine(level: str, vector_bits: int | None = None) -> Machine | None:
    """A CPU of one of `LEVELS`; None if this computer cannot run its code."""
    host = host_machine()
    widest, features = LEVELS[level]
    if not all(host.has(f) for f in features):
        return None
    return Machine(
        host.triple,
        widest if vector_bits is None else vector_bits,
        f16c="f16c" in features,
        fma="fma" in features,
        cpu=level,
        features=",".join(f"+{f}" for f in features),
        own_cache=host.own_cache,
    )


def _own_cache() -> int:
    """Bytes of a core's second cache, where the system says; otherwise 0."""
    try:
        with open("/sys/devices/system/cpu/cpu0/cache/index2/size") as f:
            said = f.read().strip()
    except OSError:
        return 0
    return int(said[:-1]) << 10 if said.endswith("K") and said[:-1].isdigit() else 0


def features_of(machine: Machine) -> frozenset[str]:
    """Names of the instruction sets that it has, as LLVM calls them."""
    return frozenset(f[1:] for f in machine.features.split(",") if f.startswith("+"))


@cache
def llvm_key() -> str:
    """Which LLVM there is, without importing it: the place and the date of its files."""
    found = find_spec("llvmlite")
    assert found is not None and found.origin is not None, "llvmlite is not installed"
    about = os.stat(found.origin)
    return f"{found.origin} {about.st_size} {about.st_mtime_ns}"


@cache
def machine_key(machine: Machine) -> str:
    """Everything about a kind of CPU and LLVM that machine code depends on."""
    said = _said_by_llvm()
    return f"{said['llvm']} {machine} {said['cpu']} {said['features']}"


@cache
def _said_by_llvm() -> dict[str, str]:
    """This computer, in LLVM's words."""

    def said() -> bytes:
        llvm = _binding()
        triple = llvm.get_process_triple()
        if platform.system() != "Linux":
            triple += "-elf"  # the one format that the loader reads
        return json.dumps(
            {
                "llvm": ".".join(map(str, llvm.llvm_version_info)),
                "triple": triple,
                "cpu": llvm.get_host_cpu_name(),
                "features": llvm.get_host_cpu_features().flatten(),
            }
        ).encode()

    key = digest("cpu", llvm_key(), _cpu_line())
    found: dict[str, str] = json.loads(stored(key, lambda: shielded(said)))
    return found


def _cpu_line() -> str:
    """What the system says of the first processor, as far as it never changes."""
    try:
        with open("/proc/cpuinfo", "rb", buffering=0) as file:
            first = file.read(8192).split(b"\n\n")[0]
    except OSError:
        return f"{platform.node()} {platform.processor()} {platform.version()}"
    fixed = (b"cpu family", b"model", b"stepping", b"flags", b"CPU ", b"Features", b"isa")
    return "\n".join(x.decode() for x in first.split(b"\n") if x.startswith(fixed))


# ---- compiling -----------------------------------------------------------------------------------


@cache
def _target_machine(machine: Machine) -> Any:
    """Only its triple, CPU and features matter."""
    llvm = _binding()
    target = llvm.Target.from_default_triple()
    if machine.triple and machine.triple != _said_by_llvm()["triple"]:
        llvm.initialize_all_targets()
        llvm.initialize_all_asmprinters()
        target = llvm.Target.from_triple(machine.triple)
    return target.create_target_machine(
        cpu=machine.cpu,
        features=machine.features,
        opt=1,
        reloc="default",
        codemodel="jitdefault",
        jit=True,
    )


def _target(machine: Machine | None) -> Any:
    given = machine if machine is not None and machine.cpu else host_machine()
    return _target_machine(Machine(given.triple, cpu=given.cpu, features=given.features))


def compile_text(text: str, machine: Machine | None = None) -> bytes:
    """Parse, verify and compile LLVM assembly to an object file.

    Args:
        text: the module.
        machine: the kind of CPU; by default this computer's.

    Raises:
        AssertionError: if LLVM refuses the text, which is a bug of this backend.
    """
    return shielded(
        lambda: _with_module(text, lambda module: bytes(_target(machine).emit_object(module)))
    )


def assembly_of(text: str, machine: Machine | None = None) -> str:
    """The machine code of LLVM assembly, to read."""
    return shielded(
        lambda: _with_module(text, lambda module: str(_target(machine).emit_assembly(module)))
    )


def shielded(work: Callable[[], T]) -> T:
    """What LLVM does, with the lock, where no signal can break it off.

    Handlers of signals run in the main thread, between any two steps of Python code; what one
    raises inside llvmlite, as Ctrl-C does, frees memory twice. So in the main thread signals are
    noted down meanwhile, and handled when the work is done.
    """
    if get_ident() != threading.main_thread().ident:
        with _lock:
            return work()
    noted: list[tuple[int, FrameType | None]] = []
    handlers: dict[int, Callable[[int, FrameType | None], Any]] = {}
    try:
        for number in signal.valid_signals():
            handler = signal.getsignal(number)
            if callable(handler):
                handlers[number] = handler
                signal.signal(number, lambda *seen: noted.append(seen))
        with _lock:
            return work()
    finally:
        restored = [partial(signal.signal, *row) for row in handlers.items()]
        _each([*restored, lambda: _each([partial(handlers[seen[0]], *seen) for seen in noted])])


def _each(steps: Sequence[Callable[[], object]]) -> None:
    """Every step in turn, whatever handlers of signals raise meanwhile."""
    if steps:
        try:
            steps[0]()
        finally:
            _each(steps[1:])


def _with_module(text: str, make: Callable[[Any], T]) -> T:
    """Of a module in a context of its own (what a context has seen it never forgets)."""
    context = _binding().create_context()
    try:
        module = _parsed(text, context)
        try:
            return make(module)
        finally:
            module.close()
    finally:
        context.close()  # here and now: not whenever the last reference goes


def _parsed(text: str, context: Any) -> Any:
    try:
        module = _binding().parse_assembly(text, context)
        module.verify()
    except RuntimeError as e:
        raise AssertionError(f"generated code is not valid: {e}") from e
    return module


def load_with_engine(
    data: bytes, names: Sequence[str], outside: Mapping[str, int]
) -> tuple[dict[str, int], Callable[[], None]]:
    """Load an object file with LLVM's own engine.

    For machines and relocations that `monograph.backends.cpu.objects.loader` does not know.

    Args:
        data: its bytes.
        names: functions whose addresses are wanted.
        outside: name -> address of what the object does not define.

    Returns:
        Name -> address, and a function that frees the code.
    """
    llvm = _binding()
    with _lock:
        for name, address in outside.items():
            llvm.add_symbol(name, address)
        host = host_machine()
        target = llvm.Target.from_default_triple()  # an engine owns its target machine
        made = target.create_target_machine(cpu=host.cpu, features=host.features, opt=1, jit=True)
        engine = llvm.create_mcjit_compiler(llvm.parse_assembly("", llvm.create_context()), made)
        engine.add_object_file(llvm.ObjectFileRef.from_data(data))
        engine.finalize_object()

        def free() -> None:
            with _lock:
                engine.close()

        return {n: engine.get_function_address(n) for n in names}, free


# ---- symbols -------------------------------------------------------------------------------------


_LIBRARIES = (None, "libm.so.6", "libm.so", "msvcrt")  # the process itself comes first


@cache
def _library(name: str | None) -> ctypes.CDLL | None:
    try:
        return ctypes.CDLL(name)
    except OSError:
        return None


@cache
def symbol_address(name: str) -> int:
    """Where a function of the C or mathematics library is.

    Raises:
        AssertionError: if there is none of that name.
    """
    for library in map(_library, _LIBRARIES):
        function = getattr(library, name, None)
        if function is None:
            continue
        address = ctypes.cast(function, ctypes.c_void_p).value
        if address:
            return address
    raise AssertionError(f"no function {name!r} in the C library (process {os.getpid()})")
