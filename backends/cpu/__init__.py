"""The CPU backend: kernels as LLVM IR, compiled and loaded in this process."""
