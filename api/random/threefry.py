"""Threefry-2x32, the counter-based generator behind all random numbers.

Twenty rounds of add, rotate and xor on two 32-bit words. Source: Salmon, Moraes, Dror and Shaw,
"Parallel random numbers: as easy as 1, 2, 3", SC 2011. Streams are laid out as JAX's
(`jax_threefry_partitionable`, its default): element n of an array comes from counter n alone.
"""

from __future__ import annotations

import math
from typing import Any

from monograph.hlo.ops.composite import composite
from monograph.hlo.ops.leaf import splat, zeros
from monograph.hlo.ops.random_bits import threefry_arrays, threefry_words
from monograph.hlo.record import ops
from monograph.hlo.types import U32, U64, DType, tensor


def _rounds(ins: Any, attrs: Any) -> list[Any]:
    return threefry_words(*ins)


def _nothing(attrs: Any, ins: Any, tangents: Any, outs: Any) -> list[None]:
    return [None, None]


# (key word 1, key word 2, counter high, counter low), all u32 of one shape -> two words
threefry2x32 = composite(
    "threefry2x32",
    _rounds,
    operands=("k1", "k2", "high", "low"),
    jvp=_nothing,
    ref=lambda attrs, *words: threefry_arrays(*words),
)


def hashed(k1: Any, k2: Any, shape: tuple[int, ...]) -> list[Any]:
    """Two words for each place of `shape`: the hash of its row-major number under the key.

    Args:
        k1, k2: the key's words, u32 scalars.
        shape: of the result.
    """
    t = tensor(shape, U32)
    flat = ops.iota(iota_dimension=0, shape=(math.prod(shape),), dtype=U32)
    low = flat if len(shape) == 1 else ops.reshape(flat, shape=shape)
    a, b = (ops.broadcast_in_dim(k, shape=shape, broadcast_dimensions=()) for k in (k1, k2))
    if not shape:
        a, b = k1, k2
    made: list[Any] = threefry2x32(a, b, zeros(t), low)
    return made


def bits(k1: Any, k2: Any, shape: tuple[int, ...], d: DType) -> Any:
    """Random bits as unsigned integers of element type `d` (8 to 64 bits)."""
    high, low = hashed(k1, k2, shape)
    if d is U64:
        high, low = ops.convert(high, dtype=U64), ops.convert(low, dtype=U64)
        return ops.or_(ops.shift_left(high, splat(32, high.type)), low)
    mixed = ops.xor(high, low)
    return mixed if d is U32 else ops.convert(mixed, dtype=d)
