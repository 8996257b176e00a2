"""Fourier transforms as products with matrices of roots of unity, on real and imaginary parts.

A transform of a composite length is one of each factor, with a turn between them (Cooley and Tukey,
An algorithm for the machine calculation of complex Fourier series, Math. Comp. 19, 1965). The
arrays multiply far quicker than elements change places, so factors are large: up to `DIRECT`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import prod
from typing import Any

import numpy as np

from monograph.backends.tpu.definitions.pairs import Pair, times
from monograph.backends.tpu.definitions.steps import Values
from monograph.hlo.ops.complex import complex as join
from monograph.hlo.ops.complex import imag, real
from monograph.hlo.ops.leaf import constant, splat, zeros
from monograph.hlo.primes import prime_factors
from monograph.hlo.record import Attrs, ops
from monograph.hlo.types import TensorType

DIRECT = 256  # points that are transformed by one product
MOST = 2048  # of a length without factors
Array = np.ndarray[Any, Any]


def transforms(lengths: Sequence[int]) -> bool:
    """Whether all lengths have factors that one product transforms."""
    return all(n and max(prime_factors(n), default=1) <= MOST for n in lengths)


def fft(ins: Values, attrs: Attrs) -> Any:
    """The transform over the last dimensions, from the last one on.

    Of a spectrum of real numbers half is kept after that one; before one that ends with them, the
    other half is made.
    """
    (x,), kind, lengths = ins, attrs["fft_type"], attrs["fft_length"]
    inverse, first = kind in ("IFFT", "IRFFT"), x.type.ndim - len(lengths)
    if kind == "RFFT":
        pair = x, zeros(x.type)
    else:
        pair = real(x), imag(x)
    if kind == "IRFFT":
        pair = _mirrored(pair, lengths[-1], first)
    for axis in range(x.type.ndim - 1, first - 1, -1):
        pair = _along(pair, axis, inverse)
        if kind == "RFFT" and axis == x.type.ndim - 1:
            pair = _half(pair, lengths[-1] // 2 + 1)
    if inverse:
        scale = splat(1 / prod(lengths), pair[0].type)
        pair = ops.multiply(pair[0], scale), ops.multiply(pair[1], scale)
    return pair[0] if kind == "IRFFT" else join(*pair)


def _half(pair: Pair, size: int) -> Pair:
    """The first numbers of the last dimension."""
    t = pair[0].type
    limits = (*t.shape[:-1], size)
    attrs = {"start_indices": (0,) * t.ndim, "limit_indices": limits, "strides": (1,) * t.ndim}
    return ops.slice(pair[0], **attrs), ops.slice(pair[1], **attrs)


def _mirrored(pair: Pair, length: int, first: int) -> Pair:
    """A whole spectrum of real numbers from its half: what is at -k is the conjugate of what is at
    k, in all transformed dimensions. Parts that a real result cannot have are left out at the end.
    """
    t: TensorType = pair[0].type
    last, more = t.ndim - 1, length - (length // 2 + 1)
    if not more:
        return pair
    outs = []
    for x in pair:
        limits = (*t.shape[:-1], 1 + more)
        starts = (*(0,) * last, 1)
        tail = ops.slice(x, start_indices=starts, limit_indices=limits, strides=(1,) * t.ndim)
        tail = ops.reverse(tail, dimensions=(last,))
        for axis in range(first, last):  # k -> -k: the first one stays
            tail = _negated(tail, axis)
        tail = ops.negate(tail) if x is pair[1] else tail
        outs.append(ops.concatenate(x, tail, dimension=last))
    return outs[0], outs[1]


def _negated(x: Any, axis: int) -> Any:
    """Element k of a dimension is that at -k."""
    n, rank = x.type.shape[axis], x.type.ndim
    if n < 3:
        return x
    starts, limits = [0] * rank, list(x.type.shape)
    starts[axis] = 1
    rest = ops.slice(x, start_indices=tuple(starts), limit_indices=tuple(limits),
                     strides=(1,) * rank)  # fmt: skip
    limits[axis] = 1
    one = ops.slice(x, start_indices=(0,) * rank, limit_indices=tuple(limits),
                    strides=(1,) * rank)  # fmt: skip
    return ops.concatenate(one, ops.reverse(rest, dimensions=(axis,)), dimension=axis)


# ---- one dimension -------------------------------------------------------------------------------


def _along(pair: Pair, axis: int, inverse: bool) -> Pair:
    """The transform over one dimension, which is the last one meanwhile."""
    rank = pair[0].type.ndim
    if axis == rank - 1:
        return _transformed(pair, inverse)
    order = (*(d for d in range(rank) if d != axis), axis)
    back = (*range(axis), rank - 1, *range(axis, rank - 1))
    moved = [ops.transpose(x, permutation=order) for x in pair]
    made = _transformed((moved[0], moved[1]), inverse)
    return tuple(ops.transpose(x, permutation=back) for x in made)


def _transformed(pair: Pair, inverse: bool) -> Pair:
    """Over the last dimension: x[a n + b], transformed over a, turned, transformed over b."""
    *lead, size = pair[0].type.shape
    if size == 1:
        return pair
    rows = _first(size)
    if rows == size:
        return _product(pair, size, inverse)
    columns, n = size // rows, len(lead)
    over = (*range(n), n + 1, n)
    seen = [ops.reshape(x, shape=(*lead, rows, columns)) for x in pair]
    seen = [ops.transpose(x, permutation=over) for x in seen]  # [b, a]
    seen = list(_product((seen[0], seen[1]), rows, inverse))  # [b, k]
    shape = seen[0].type.shape
    turns = [
        ops.broadcast_in_dim(constant(c), shape=shape, broadcast_dimensions=(n, n + 1))
        for c in _turns(columns, rows, inverse)
    ]
    seen = list(times((seen[0], seen[1]), (turns[0], turns[1])))
    seen = [ops.transpose(x, permutation=over) for x in seen]  # [k, b]
    seen = list(_transformed((seen[0], seen[1]), inverse))  # [k, l]: element l rows + k
    seen = [ops.transpose(x, permutation=over) for x in seen]
    return tuple(ops.reshape(x, shape=(*lead, size)) for x in seen)


def _product(pair: Pair, size: int, inverse: bool) -> Pair:
    """All sums of one transform: a product with the matrix of roots, by its parts."""
    (a, b), (c, d) = pair, [constant(m) for m in _roots(size, inverse)]
    re = ops.subtract(_dot(a, c), _dot(b, d))
    return re, ops.add(_dot(a, d), _dot(b, c))


def _dot(x: Any, m: Any) -> Any:
    if x.type.ndim == 1:
        return ops.reshape(_dot(ops.reshape(x, shape=(1, *x.type.shape)), m), shape=x.type.shape)
    return ops.dot_general(
        x, m, lhs_batching_dimensions=(), rhs_batching_dimensions=(),
        lhs_contracting_dimensions=(x.type.ndim - 1,), rhs_contracting_dimensions=(0,),
        precision="highest",
    )  # fmt: skip


# ---- roots of unity ------------------------------------------------------------------------------


def _first(n: int) -> int:
    """The factor that is transformed by one product: the largest of at most `DIRECT` points; if
    there is none, the least that there is."""
    if n <= DIRECT:
        return n
    divisors = [d for d in range(2, n + 1) if n % d == 0]
    return max([d for d in divisors if d <= DIRECT], default=divisors[0])


def _parts(turns: Array, size: int, inverse: bool) -> tuple[Array, Array]:
    """cos and sin of whole numbers of parts of a turn, forward (clockwise) or inverse."""
    angle = 2 * np.pi / size * (turns % size)
    sign = 1 if inverse else -1
    return np.cos(angle).astype(np.float32), (sign * np.sin(angle)).astype(np.float32)


@lru_cache(maxsize=64)
def _roots(n: int, inverse: bool) -> tuple[Array, Array]:
    k = np.arange(n, dtype=np.int64)
    return _parts(np.outer(k, k), n, inverse)


@lru_cache(maxsize=64)
def _turns(columns: int, rows: int, inverse: bool) -> tuple[Array, Array]:
    return _parts(np.outer(np.arange(columns), np.arange(rows)), columns * rows, inverse)


__all__ = ["fft", "transforms"]
