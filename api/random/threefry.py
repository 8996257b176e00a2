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
from monograph.hlo.record import ops
from monograph.hlo.types import U32, U64, DType, tensor

_ROTATIONS = ((13, 15, 26, 6), (17, 29, 16, 24))
_PARITY = 0x1BD11BDA


def _rotated(x: Any, by: int) -> Any:
    left = ops.shift_left(x, splat(by, x.type))
    return ops.or_(left, ops.shift_right_logical(x, splat(32 - by, x.type)))


def _rounds(ins: Any, attrs: Any) -> list[Any]:
    k1, k2, x, y = ins
    keys = (k1, k2, ops.xor(ops.xor(k1, k2), splat(_PARITY, k1.type)))
    x, y = ops.add(x, keys[0]), ops.add(y, keys[1])
    for i in range(5):
        for by in _ROTATIONS[i % 2]:
            x = ops.add(x, y)
            y = ops.xor(x, _rotated(y, by))
        x = ops.add(x, keys[(i + 1) % 3])
        y = ops.add(ops.add(y, keys[(i + 2) % 3]), splat(i + 1, y.type))
    return [x, y]


def _nothing(attrs: Any, ins: Any, tangents: Any, outs: Any) -> list[None]:
    return [None, None]


# (key word 1, key word 2, counter high, counter low), all u32 of one shape -> two words
threefry2x32 = composite(
    "threefry2x32", _rounds, operands=("k1", "k2", "high", "low"), jvp=_nothing
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
