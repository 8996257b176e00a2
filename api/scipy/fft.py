"""Discrete cosine transforms, under `jax.scipy.fft`'s names: type 2 and its inverse.

J. Makhoul, "A fast cosine transform in one and two dimensions", IEEE Trans. ASSP 28 (1980): the
even elements followed by the odd ones backwards, and one Fourier transform of the same length.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from monograph._missing import explain as _explain
from monograph._operands.axes import axis_of
from monograph._operands.values import promote_inexact
from monograph.hlo.errors import ArgumentError, UnsupportedError
from monograph.hlo.ops.slices import cut
from monograph.lax.elementwise import complex as lax_complex
from monograph.numpy import fft as _fft
from monograph.numpy.creation import array
from monograph.numpy.indexing import take
from monograph.numpy.padding import pad
from monograph.numpy.shapes import moveaxis
from monograph.numpy.unary import imag, real
from monograph.scipy.operands import along_last

__all__ = ["dct", "dctn", "idct", "idctn"]

Norm = str | None


def _checked(name: str, x: Any, type: int, norm: Norm) -> Any:
    if type != 2:
        raise UnsupportedError(f"{name}: type {type} is not there yet", fix="use type 2.")
    if norm not in (None, "backward", "ortho"):
        raise ArgumentError(f"{name}: norm {norm!r}", fix="use None, 'backward' or 'ortho'.")
    (x,) = promote_inexact(name, x)
    return x


def _sized(x: Any, axis: int, n: int | None) -> Any:
    """Cut off, or filled up with zeros."""
    if n is None or n == x.shape[axis]:
        return x
    if n < x.shape[axis]:
        return cut(x, axis, 0, n)
    return pad(x, [(0, n - m if i == axis else 0) for i, m in enumerate(x.shape)])


def _order(n: int) -> np.ndarray[Any, Any]:
    """Even places, then the odd ones backwards."""
    return np.concatenate([np.arange(0, n, 2), np.arange(1, n, 2)[::-1]]).astype(np.int32)


def _turns(n: int, d: Any) -> np.ndarray[Any, Any]:
    """A quarter of the n-th roots' angles."""
    return np.exp(-0.5j * math.pi * np.arange(n) / n).astype(np.result_type(d, np.complex64))


def _scales(n: int, d: Any) -> np.ndarray[Any, Any]:
    """What makes the transform orthogonal."""
    return np.sqrt(np.where(np.arange(n) == 0, 1 / (4 * n), 1 / (2 * n))).astype(d)


def _forward(x: Any, norm: Norm) -> Any:
    n = x.shape[-1]
    made = _fft.fft(take(x, array(_order(n)), -1)) * along_last(_turns(n, x.dtype), x)
    out = 2 * real(made)
    return out * along_last(_scales(n, x.dtype), x) if norm == "ortho" else out


def _backward(x: Any, norm: Norm) -> Any:
    n = x.shape[-1]
    scales = along_last(_scales(n, x.dtype), x)
    if norm != "ortho":
        x = x * scales
    x = x * scales * (2 * n)
    turns = along_last(_turns(n, x.dtype), x)
    made = real(_fft.ifft(x.astype(turns.dtype) / turns))
    return take(made, array(np.argsort(_order(n)).astype(np.int32)), -1)


def _along(
    name: str, one: Callable[[Any, Norm], Any], x: Any, type: int, n: int | None, axis: int,
    norm: Norm,
) -> Any:  # fmt: skip
    x = _checked(name, x, type, norm)
    if x.type.dtype.is_complex:
        a, b = (_along(name, one, part, type, n, axis, norm) for part in (real(x), imag(x)))
        return lax_complex(a, b)
    at = axis_of(axis, x.ndim, name)
    return moveaxis(one(moveaxis(_sized(x, at, n), at, -1), norm), -1, at)


def dct(x: Any, type: int = 2, n: int | None = None, axis: int = -1, norm: Norm = None) -> Any:
    """The discrete cosine transform.

    Args:
        x: an array.
        type: must be 2.
        n: length of the transform; what is missing is zero.
        axis: along which.
        norm: "ortho" makes it orthogonal.
    """
    return _along("dct", _forward, x, type, n, axis, norm)


def idct(x: Any, type: int = 2, n: int | None = None, axis: int = -1, norm: Norm = None) -> Any:
    """The inverse of `dct`."""
    return _along("idct", _backward, x, type, n, axis, norm)


def _over(
    name: str, one: Callable[..., Any], x: Any, type: int, s: Sequence[int] | None,
    axes: Sequence[int] | None, norm: Norm,
) -> Any:  # fmt: skip
    x = _checked(name, x, type, norm)
    sizes = None if s is None else [s] if isinstance(s, int) else list(s)
    if axes is None:
        count = x.ndim if sizes is None else len(sizes)
        axes = range(x.ndim - count, x.ndim)
    along = [axis_of(i, x.ndim, name) for i in axes]
    if sizes is not None and len(sizes) != len(along):
        raise ArgumentError(f"{name}: {len(sizes)} sizes for {len(along)} axes",
                            fix="give one size per axis.")  # fmt: skip
    for k, axis in enumerate(along):
        x = one(x, type, None if sizes is None else sizes[k], axis, norm)
    return x


def dctn(
    x: Any, type: int = 2, s: Sequence[int] | None = None, axes: Sequence[int] | None = None,
    norm: Norm = None,
) -> Any:  # fmt: skip
    """The discrete cosine transform along several axes; see `dct`."""
    return _over("dctn", dct, x, type, s, axes, norm)


def idctn(
    x: Any, type: int = 2, s: Sequence[int] | None = None, axes: Sequence[int] | None = None,
    norm: Norm = None,
) -> Any:  # fmt: skip
    """The inverse of `dctn`."""
    return _over("idctn", idct, x, type, s, axes, norm)


def __dir__() -> list[str]:
    return __all__


if not TYPE_CHECKING:  # a type checker must still find misspelt names
    __getattr__ = _explain(__name__)
