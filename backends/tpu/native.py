"""Ordered sums at the speed of this computer: `numerics.product` as a graph that the host compiles.

The graph is one `dot_general` in sequential order per tile of k. The host may fuse a product with
its addition, so operands are taken only if no product of theirs is rounded by itself.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from monograph.backends.base import Buffer, Device, Executable
from monograph.backends.host import compile_on_host
from monograph.backends.tpu.numerics import (
    DEFAULT,
    Numerics,
    canonical,
    kind_of,
    operands,
    sum_type,
)
from monograph.hlo import ops
from monograph.hlo.builder import build
from monograph.hlo.types import BF16, DType, tensor

Array = np.ndarray[Any, Any]

WORTH = 1 << 22  # multiply-accumulates from which compiling is worth while
_BLOCK = 1 << 18  # elements that stay in cache
_SIZES = 64  # of products whose programs are kept
_EXPONENT = 0x7F80  # of a bf16; its mantissa has 7 bits
_DEVICE = Device("host")


def native_product(
    a: Any, w: Any, rows: int | None, numerics: Numerics = DEFAULT, least: int = WORTH
) -> Array | None:
    """`numerics.product`, compiled; None where that is not worth while, or could differ in a bit.

    Args:
        a: [m, k]; w: [k, n]; rows; numerics: as there.
        least: multiply-accumulates below which it is not worth while.
    """
    kind = kind_of(a, w)
    (m, k), n = np.shape(a), np.shape(w)[1]
    if m * k * n < least or (kind is BF16 and not numerics.plain):
        return None
    lefts, rights = operands(a, w, numerics)
    passes = numerics.passes if len(lefts) > 1 else ((0, 0),)
    pairs = [(lefts[i], rights[j]) for i, j in passes]
    if kind is BF16 and not all(_exact(x, y) for x, y in pairs):
        return None
    y = np.empty((m, n), sum_type(kind).np)
    high, wide = _piece(m, k, n, rows)
    for i in range(0, m, high):
        for j in range(0, n, wide):
            piece = [(left[i : i + high], right[:, j : j + wide]) for left, right in pairs]
            y[i : i + high, j : j + wide] = _tiles(piece, rows or k, kind)
    return canonical(y)


def _piece(m: int, k: int, n: int, rows: int | None) -> tuple[int, int]:
    """Rows and columns of the result that are worked on together, so that they stay in cache.

    A long sum reads its columns of w again and again; tiles of few terms read and write the result.
    """
    if rows is None or rows >= k:
        return m, max(_BLOCK // k // 64 * 64, 64)
    return max(_BLOCK // n // 64 * 64, 64), n


def _tiles(pairs: list[tuple[Array, Array]], rows: int, kind: DType) -> Array:
    """The sums over tiles of so many terms, of one pass after the other."""
    y: Array | None = None
    for a, w in pairs:
        for first in range(0, a.shape[1], rows):
            tile = slice(first, first + rows)
            y = _added(y, a[:, tile], w[tile], kind)
    assert y is not None
    return y


def _added(y: Array | None, a: Array, w: Array, kind: DType) -> Array:
    """The accumulator with one more tile."""
    a, w = np.ascontiguousarray(a), np.ascontiguousarray(w)
    program = _program(kind, a.shape, w.shape, y is not None)
    given = [a, w] if y is None else [a, w, y]
    outs, _ = program.run([Buffer(_DEVICE, x) for x in given])
    found = outs[0].host
    assert found is not None
    return found


@lru_cache(maxsize=_SIZES)
def _program(kind: DType, left: tuple[int, int], right: tuple[int, int], added: bool) -> Executable:
    """Products of one size: ``a @ w``, or ``y + a @ w``."""
    total = sum_type(kind)
    types = [tensor(left, kind), tensor(right, kind), tensor((left[0], right[1]), total)]

    def sums(a: Any, w: Any, *y: Any) -> list[Any]:
        found = ops.dot_general(
            a,
            w,
            lhs_batching_dimensions=(),
            rhs_batching_dimensions=(),
            lhs_contracting_dimensions=(1,),
            rhs_contracting_dimensions=(0,),
            preferred=total,
            order="sequential" if total.is_float else "any",
        )
        return [ops.add(y[0], found) if y else found]

    return compile_on_host(build(sums, types if added else types[:2], "array_tile"))


def _exact(a: Array, w: Array) -> bool:
    """Whether every product of two bf16 is an f32, or not finite for what it is made of."""
    (low, high), (least, most) = (_magnitudes(x) for x in (a, w))
    with np.errstate(all="ignore"):
        return bool(low * least >= np.finfo(np.float32).smallest_normal and high * most < 2.0**128)


def _magnitudes(x: Array) -> tuple[float, float]:
    """The smallest and the largest finite magnitude of a bf16 array, zeros left out."""
    bits = np.ascontiguousarray(x).view(np.uint16) & 0x7FFF
    if bits.max() >= _EXPONENT:
        bits = np.where(bits < _EXPONENT, bits, np.uint16(0))
    most = bits.max()
    if not most:
        return 1.0, 1.0
    bits -= 1  # zeros become the largest
    least = bits.min() + np.uint16(1)
    low, high = np.array([least, most], np.uint16).view(BF16.np).astype(np.float64)
    return float(low), float(high)


__all__ = ["WORTH", "native_product"]
