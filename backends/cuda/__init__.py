"""GPUs: kernels as CUDA C++ that a person can read, through NVIDIA's run-time compiler."""

from monograph.backends.cuda.backend import CudaBackend

backend = CudaBackend()

__all__ = ["CudaBackend", "backend"]
