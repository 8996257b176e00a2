"""The CPU backend: LLVM IR text from kernels, machine code through llvmlite."""

from monograph.backends.cpu.backend import CpuBackend

backend = CpuBackend()

__all__ = ["CpuBackend", "backend"]
