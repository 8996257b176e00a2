"""Uniform quantisation: integers that stand for ``(stored - zero_point) * scale``.

The formulas are those of the StableHLO specification (section "Quantized types" and the functions
`quantize` and `dequantize` that its ops are defined by). Both are written in ordinary ops, so they
differentiate, batch, fuse and shard as those do.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from monograph.hlo.ops.convert import convert
from monograph.hlo.ops.elementwise import (
    add,
    clamp,
    divide,
    multiply,
    round_nearest_even,
    subtract,
)
from monograph.hlo.ops.leaf import constant, splat
from monograph.hlo.ops.moves import broadcast_in_dim
from monograph.hlo.types import DType, TensorType


def quantize(
    x: Any,
    storage: DType,
    scales: Sequence[float],
    zero_points: Sequence[int],
    axis: int | None,
    low: int,
    high: int,
) -> Any:
    """The integers that stand for floats `x`, rounded to even and held within a range.

    Args:
        x: floats of any shape.
        storage: the integer type.
        scales, zero_points: one of each, or one per index along `axis`.
        axis: the dimension with scales of its own; None where one serves for all.
        low, high: the range.
    """
    t: TensorType = x.type.strong
    placed = add(divide(x, _spread(scales, t, axis)), _spread(zero_points, t, axis))
    held = clamp(splat(low, t), placed, splat(high, t))
    return convert(round_nearest_even(held), dtype=storage)


def dequantize(
    stored: Any,
    expressed: DType,
    scales: Sequence[float],
    zero_points: Sequence[int],
    axis: int | None,
) -> Any:
    """The floats of type `expressed` that integers stand for; the reverse of `quantize`."""
    x = convert(stored, dtype=expressed)
    t: TensorType = x.type.strong
    return multiply(subtract(x, _spread(zero_points, t, axis)), _spread(scales, t, axis))


def _spread(values: Sequence[float], t: TensorType, axis: int | None) -> Any:
    if axis is None or len(values) == 1:
        return splat(values[0], t)
    row = constant(np.asarray(values), t.dtype)
    return broadcast_in_dim(row, shape=t.shape, broadcast_dimensions=(axis,))
