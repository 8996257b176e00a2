"""LLVM through llvmlite: this computer's target, text to object code, and symbols of the process.

One target machine serves the process (`emit_object` leaves nothing behind). llvmlite is imported
when something is compiled for the first time.
"""

from __future__ import annotations

import ctypes
import ctypes.util
import os
import threading
from functools import cache
from typing import Any

from monograph.backends.cpu.emit import Machine

_lock = threading.Lock()  # a target machine is not to be used by two threads at once


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


@cache
def _target_machine() -> Any:
    llvm = _binding()
    target = llvm.Target.from_default_triple()
    return target.create_target_machine(
        cpu=llvm.get_host_cpu_name(),
        features=llvm.get_host_cpu_features().flatten(),
        opt=1,
        reloc="default",
        codemodel="jitdefault",
        jit=True,
    )


@cache
def host_features() -> frozenset[str]:
    """Names of the instruction sets that this computer has, as LLVM calls them."""
    return frozenset(k for k, on in _binding().get_host_cpu_features().items() if on)


@cache
def host_machine(vector_bits: int | None = None) -> Machine:
    """What code is generated for: this computer.

    Args:
        vector_bits: register width to use instead of the widest there is.
    """
    features = host_features()
    widest = 512 if "avx512f" in features else 256 if "avx2" in features else 128
    triple = _binding().get_process_triple()
    return Machine(
        triple,
        widest if vector_bits is None else vector_bits,
        f16c="f16c" in features,
        fma="fma" in features or triple.startswith(("aarch64", "arm64")),
    )


@cache
def machine_key() -> str:
    """Everything about this computer and LLVM that machine code depends on."""
    import llvmlite

    llvm = _binding()
    version = ".".join(map(str, llvm.llvm_version_info))
    return " ".join(
        (llvmlite.__version__, version, llvm.get_host_cpu_name(), *sorted(host_features()))
    )


def compile_text(text: str) -> bytes:
    """Parse, verify and compile LLVM assembly to an object file.

    Raises:
        AssertionError: if LLVM refuses the text, which is a bug of this backend.
    """
    with _lock:
        module = _parsed(text)
        try:
            return bytes(_target_machine().emit_object(module))
        finally:
            module.close()


def assembly_of(text: str) -> str:
    """The machine code of LLVM assembly, to read."""
    with _lock:
        module = _parsed(text)
        try:
            return str(_target_machine().emit_assembly(module))
        finally:
            module.close()


def _parsed(text: str) -> Any:
    llvm = _binding()
    try:
        module = llvm.parse_assembly(text)
        module.verify()
    except RuntimeError as e:
        raise AssertionError(f"generated code is not valid: {e}") from e
    return module


def load_with_engine(data: bytes, names: tuple[str, ...]) -> tuple[Any, dict[str, int]]:
    """Load an object file with LLVM's own engine: (what keeps it alive, symbol -> address).

    For machines whose relocations `monograph.backends.cpu.loader` does not know.
    """
    llvm = _binding()
    with _lock:
        empty = llvm.parse_assembly("")
        machine = llvm.Target.from_default_triple().create_target_machine(
            cpu=llvm.get_host_cpu_name(),
            features=llvm.get_host_cpu_features().flatten(),
            opt=1,
            jit=True,
        )
        engine = llvm.create_mcjit_compiler(empty, machine)
        engine.add_object_file(llvm.ObjectFileRef.from_data(data))
        engine.finalize_object()
        return engine, {n: engine.get_function_address(n) for n in names}


@cache
def _libraries() -> tuple[ctypes.CDLL, ...]:
    names = [ctypes.util.find_library(short) for short in ("m", "c")]
    opened = [ctypes.CDLL(name) for name in names if name]
    return (ctypes.CDLL(None), *opened)


@cache
def symbol_address(name: str) -> int:
    """Where a function of the C or mathematics library is.

    Raises:
        AssertionError: if there is none of that name.
    """
    for library in _libraries():
        try:
            function = getattr(library, name)
        except AttributeError:
            continue
        address = ctypes.cast(function, ctypes.c_void_p).value
        if address:
            return address
    raise AssertionError(f"no function {name!r} in the C library (process {os.getpid()})")
