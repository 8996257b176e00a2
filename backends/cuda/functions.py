"""The functions of a kernel: which file writes which kind, and functions that others call."""

from __future__ import annotations

from monograph.backends.cuda.claims import WHOLE
from monograph.backends.cuda.horizontal import Horizontal, write_horizontal
from monograph.backends.cuda.kernel import Launching, write_kernel
from monograph.backends.cuda.rows import Joined, write_rows
from monograph.fusion.kernel import Kernel, Opaque


def functions_of(kernel: Kernel | Opaque, name: str, *, called: bool = False) -> list[Launching]:
    """The functions of a kernel, which run one after the other.

    Args:
        called: whether another function will call them, by blocks of its own.
    """
    if isinstance(kernel, Opaque):
        return WHOLE[kernel.node.op].write(kernel, name)
    if isinstance(kernel, Horizontal):
        return [write_horizontal(kernel, name)]
    if isinstance(kernel, Joined):
        return [write_rows(kernel, name, called=called)]
    return [write_kernel(kernel, name)]


__all__ = ["functions_of"]
