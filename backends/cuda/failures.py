"""What NVIDIA's driver says when a call fails, as errors that say what to do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from monograph.backends.cuda.nvrtc import ARCHITECTURES
from monograph.hlo.errors import DeviceError

# After these no call on the GPU works in this process: "the process must be terminated and
# relaunched", or its context is gone (NVIDIA, CUDA Driver API, CUresult).
FATAL = frozenset(
    f"CUDA_ERROR_{name}"
    for name in (
        "ILLEGAL_ADDRESS", "LAUNCH_TIMEOUT", "ASSERT", "HARDWARE_STACK_ERROR",
        "ILLEGAL_INSTRUCTION", "MISALIGNED_ADDRESS", "INVALID_ADDRESS_SPACE", "INVALID_PC",
        "LAUNCH_FAILED", "ECC_UNCORRECTABLE", "NVLINK_UNCORRECTABLE", "CONTEXT_IS_DESTROYED",
        "CONTAINED", "TENSOR_MEMORY_LEAK", "MPS_CLIENT_TERMINATED", "EXTERNAL_DEVICE",
    )
)  # fmt: skip

# What others mean, and what helps.
_OTHERS: Mapping[str, tuple[str, str]] = {
    "CUDA_ERROR_NO_BINARY_FOR_GPU": (
        f"machine code runs on GPUs of its own kind only; known are {', '.join(ARCHITECTURES)}.",
        "leave out the option arch: programs are then for the GPU that is there, if it is known.",
    ),
    "CUDA_ERROR_DEVICE_UNAVAILABLE": (
        "another process has the GPU for itself, or it is set to compute for nobody.",
        "wait for that process, or have the compute mode set to default (nvidia-smi -c DEFAULT).",
    ),
    "CUDA_ERROR_NOT_SUPPORTED": (
        "this GPU, or how it is shared out, has no pools of memory in the order of a stream.",
        "ask for a GPU that is not shared, or one with such pools.",
    ),
    "CUDA_ERROR_INVALID_HANDLE": (
        "a stream that was handed in may be gone, or belong to another GPU.",
        "keep the stream of options={'stream': ...} as long as arrays that were made in it.",
    ),
}
_UNKNOWN = (
    "the driver does not say more.",
    "look whether the GPU works otherwise (nvidia-smi); if it does, please report this.",
)


class NoMemory(DeviceError):
    """What was asked for is more than is free."""


class Failures:
    """What has gone wrong on a GPU.

    Attributes:
        gpu: its name.
        first: the failure after which nothing works any more; empty if there was none.
    """

    def __init__(self) -> None:
        self.gpu = "the GPU"
        self.first = ""

    def error(self, driver: Any, function: str, status: Any, about: str) -> DeviceError:
        """The error for a call's status.

        Args:
            driver: what can be asked for the memory that is left.
            function: which call it was.
            status: not success.
            about: what it was for.
        """
        name = getattr(status, "name", str(status))
        if name == "CUDA_ERROR_OUT_OF_MEMORY":
            return self._no_memory(driver, about)
        if self.first:
            return DeviceError(
                f"{self.gpu} cannot be used any more: {self.first}",
                why="after such a failure the driver refuses every call of the process.",
                fix="start the process anew; MONOGRAPH_DEBUG=1 names the kernel that failed.",
            )
        said = f"{function} failed{about}: {name}"
        if name in FATAL:
            self.first = said
            return DeviceError(
                said,
                why="a fault inside a kernel is noticed by a later call, and makes all later "
                "calls fail.",
                fix="start the process anew; MONOGRAPH_DEBUG=1 names the kernel that failed.",
            )
        why, fix = _OTHERS.get(name, _UNKNOWN)
        return DeviceError(said, operands={"GPU": self.gpu}, why=why, fix=fix)

    def _no_memory(self, driver: Any, about: str) -> NoMemory:
        status, *sizes = driver.cuMemGetInfo()
        known = zip(("free", "of"), sizes, strict=True) if int(status) == 0 else ()
        return NoMemory(
            f"the GPU {self.gpu} has not enough memory{about}",
            operands={word: f"{size:,} bytes" for word, size in known},
            fix="free arrays that are not needed, donate arguments, or cut the batch.",
        )


def forked(gpu: str) -> DeviceError:
    """The error of a process that has another one's GPU."""
    return DeviceError(
        f"the GPU {gpu} cannot be used in a process that was forked after it was first used",
        why="NVIDIA's driver does not work in such a process.",
        fix="start processes anew: multiprocessing.get_context('spawn'); or fork before anything "
        "runs on the GPU.",
    )


__all__ = ["FATAL", "Failures", "NoMemory", "forked"]
