"""Windows for signals: weights that fall off towards both ends.

Primary source: F. J. Harris, "On the use of windows for harmonic analysis with the discrete Fourier
transform", Proceedings of the IEEE 66 (1978).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from monograph._operands.values import value
from monograph.hlo.errors import ArgumentError
from monograph.hlo.ops.leaf import splat
from monograph.hlo.record import ops
from monograph.hlo.types import tensor
from monograph.numpy.binary import add, divide, multiply, subtract
from monograph.numpy.special import i0
from monograph.numpy.unary import abs, cos, sqrt
from monograph.tracer.arguments import as_int
from monograph.tracer.dtypes import default_dtype


def _places(name: str, M: Any) -> Any:
    """0 to M - 1 as floats; a single one where the window is 1."""
    n, d = as_int(M, "M"), default_dtype("float")
    if n < 0:
        raise ArgumentError(f"{name}: {n} points", fix="ask for 0 or more.")
    return ops.iota(iota_dimension=0, shape=(n,), dtype=d)


def _cosines(name: str, M: Any, weights: tuple[float, ...]) -> Any:
    """A sum of cosines over the window."""
    at = _places(name, M)
    n = at.type.shape[0]
    if n <= 1:
        return splat(1, at.type)
    out = splat(weights[0], tensor((n,), at.type.dtype))
    for k, w in enumerate(weights[1:], 1):
        angle = divide(multiply(at, 2 * np.pi * k), n - 1)
        out = add(out, multiply(cos(angle), (-1) ** k * w))
    return out


def hanning(M: int) -> Any:
    """The window of von Hann: one period of a raised cosine.

    >>> hanning(3)
    Array([0., 1., 0.], dtype=float32)
    """
    return _cosines("hanning", M, (0.5, 0.5))


def hamming(M: int) -> Any:
    """Hamming's window: a raised cosine that does not fall to 0."""
    return _cosines("hamming", M, (0.54, 0.46))


def blackman(M: int) -> Any:
    """Blackman's window: a sum of two cosines."""
    return _cosines("blackman", M, (0.42, 0.5, 0.08))


def bartlett(M: int) -> Any:
    """The triangle."""
    at = _places("bartlett", M)
    n = at.type.shape[0]
    if n <= 1:
        return splat(1, at.type)
    return subtract(1, divide(abs(subtract(multiply(at, 2), n - 1)), n - 1))


def kaiser(M: int, beta: Any) -> Any:
    """Kaiser's window with the shape parameter `beta`: 0 makes it flat."""
    at = _places("kaiser", M)
    n = at.type.shape[0]
    if n <= 1:
        return splat(1, at.type)
    beta, half = value(beta, "kaiser", 1), 0.5 * (n - 1)
    off = divide(subtract(at, half), half)
    return divide(i0(multiply(beta, sqrt(subtract(1, multiply(off, off))))), i0(beta))
