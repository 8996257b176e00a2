"""Streams of other libraries, which programs can be told to run in."""

from __future__ import annotations

from typing import Any

from monograph.hlo.errors import ArgumentError

_NAMES = ("cuda_stream", "ptr", "handle")  # PyTorch's, CuPy's, cuda.core's


def handle_of(stream: Any) -> int:
    """The handle of a stream.

    Args:
        stream: the handle itself, an object with ``__cuda_stream__`` (which gives a version and
            the handle: https://nvidia.github.io/cuda-python/cuda-core/latest/interoperability.html)
            or a stream of PyTorch or CuPy. It must live as long as the arrays made in it.

    Raises:
        ArgumentError: if it is none of these.

    >>> handle_of(2)  # the default stream of each thread
    2
    """
    if isinstance(stream, int) and not isinstance(stream, bool) and stream >= 0:
        return stream
    protocol = getattr(stream, "__cuda_stream__", None)
    if protocol is not None:
        return int(protocol()[1])
    for name in _NAMES:
        found = getattr(stream, name, None)
        if isinstance(found, int):
            return found
    raise ArgumentError(
        f"stream={stream!r} is no CUDA stream",
        fix="pass a stream of PyTorch or CuPy, an object with __cuda_stream__, or a handle.",
    )


__all__ = ["handle_of"]
