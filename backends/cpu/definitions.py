"""Fourier transforms that are made of those that have passes: what `legalize` asks of this machine.

Real ones of odd length are complex ones; a prime length in single precision is a cyclic convolution
of one less (Rader, "Discrete Fourier transforms when the number of data samples is prime",
Proceedings of the IEEE 56, 1968), whose factors are rounded in double precision. Others keep the
semantics of their record. Called by `monograph.backends.cpu.backend`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from types import MappingProxyType
from typing import Any

import numpy as np

from monograph.backends.cpu.claims.butterflies import radices
from monograph.backends.cpu.claims.transforms import enough, has_passes, takes_fft
from monograph.hlo.graph import Node
from monograph.hlo.legalize import Definition, Definitions
from monograph.hlo.ops.complex import complex as join
from monograph.hlo.ops.complex import conjugate, real
from monograph.hlo.ops.leaf import constant, splat, zeros
from monograph.hlo.ops.slices import concatenate, cut
from monograph.hlo.record import Attrs, ops
from monograph.hlo.types import C64, F32, TensorType

_SHORTER = 64  # points of a pass: two transforms round twice, and long passes round most
Array = np.ndarray[Any, Any]
Values = Sequence[Any]


def _fft(node: Node) -> Definition | None:
    """What a transform is made of; None if it has passes, or none that help."""
    kind, length = node.attrs["fft_type"], node.attrs["fft_length"]
    x = node.ins[0].type
    assert isinstance(x, TensorType)
    if takes_fft(node) or not x.size or not enough(x, length[-1]):
        return None
    root = _root(length[-1]) if len(length) == 1 and x.dtype in (F32, C64) else 0
    if kind in ("RFFT", "IRFFT"):
        whole = length[-1] % 2 == 1 and (kind == "RFFT" or len(length) == 1)
        known = root or all(map(has_passes, length))
        return (_of_real if kind == "RFFT" else _to_real) if whole and known else None
    return _prime if root else None


def _of_real(ins: Values, attrs: Attrs) -> Any:
    (x,), length = ins, attrs["fft_length"]
    made = ops.fft(join(x, zeros(x.type)), fft_type="FFT", fft_length=length)
    return cut(made, x.type.ndim - 1, 0, length[-1] // 2 + 1)


def _to_real(ins: Values, attrs: Attrs) -> Any:
    """What is at -k is the conjugate of what is at k."""
    (x,), length = ins, attrs["fft_length"]
    axis = x.type.ndim - 1
    rest = ops.reverse(cut(x, axis, 1, x.type.shape[axis]), dimensions=(axis,))
    whole = concatenate(x, conjugate(rest), dimension=axis)
    return real(ops.fft(whole, fft_type="IFFT", fft_length=length))


# ---- prime lengths -------------------------------------------------------------------------------


@cache
def _root(n: int) -> int:
    """A generator of the numbers that are prime to a prime n, if n - 1 has short passes; else 0."""
    if n < 3 or any(n % k == 0 for k in range(2, int(n**0.5) + 1)):
        return 0
    if not has_passes(n - 1) or max(radices(n - 1) or ()) > _SHORTER:
        return 0
    factors = {2, *(r for r in radices(n - 1) or () if r != 4)}
    return next(g for g in range(2, n) if all(pow(g, (n - 1) // p, n) != 1 for p in factors))


@cache
def _orders(n: int, sign: float) -> tuple[Array, Array, Array]:
    """Powers of the generator, where each number is among those of its inverse, and the spectrum of
    the roots of unity at the latter."""
    g = _root(n)
    powers = np.array([pow(g, k, n) for k in range(n - 1)])
    inverse = np.roll(powers[::-1], 1)
    places = np.zeros(n - 1, np.int64)
    places[inverse - 1] = np.arange(n - 1)
    return powers, places, np.fft.fft(np.exp(sign * 2j * np.pi * inverse / n))


def _prime(ins: Values, attrs: Attrs) -> Any:
    """All numbers but the first, in the order of powers, are convolved with roots of unity."""
    (x,), (n,) = ins, attrs["fft_length"]
    if attrs["fft_type"] == "IFFT":
        x = ops.multiply(x, splat(1 / n, x.type))
    powers, places, roots = _orders(n, 1.0 if attrs["fft_type"] == "IFFT" else -1.0)
    axis, d = x.type.ndim - 1, x.type.dtype
    first, rest = cut(x, axis, 0, 1), _picked(x, powers)
    found = ops.fft(rest, fft_type="FFT", fft_length=(n - 1,))
    row = ops.broadcast_in_dim(
        constant(roots, d), shape=rest.type.shape, broadcast_dimensions=(axis,)
    )
    made = ops.fft(ops.multiply(found, row), fft_type="IFFT", fft_length=(n - 1,))
    dims = tuple(range(axis + 1))
    same = ops.broadcast_in_dim(first, shape=rest.type.shape, broadcast_dimensions=dims)
    all_ = ops.add(first, cut(found, axis, 0, 1))
    return concatenate(all_, ops.add(same, _picked(made, places)), dimension=axis)


def _picked(x: Any, places: Array) -> Any:
    """Elements of the last dimension, in this order."""
    *lead, _ = x.type.shape
    axis = len(lead)
    return ops.gather(
        x,
        constant(places.astype(np.int32).reshape(-1, 1)),
        offset_dims=tuple(range(axis)),
        collapsed_slice_dims=(axis,),
        start_index_map=(axis,),
        index_vector_dim=1,
        slice_sizes=(*lead, 1),
        unique_indices=True,
    )


# What an op is made of on this machine.
DEFINITIONS: Definitions = MappingProxyType({ops.fft: _fft})
