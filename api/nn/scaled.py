"""Products in 8 and 4 bits, with a scale for each block: mxfp8 and nvfp4.

Open Compute Project, "OCP Microscaling formats (MX) specification", version 1.0 (2023); NVIDIA,
"Pretraining large language models with NVFP4" (2025).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import ml_dtypes
import numpy as np

from monograph._operands.values import convert, value
from monograph.hlo.errors import ArgumentError, ShapeError
from monograph.hlo.types import F32
from monograph.lax.folds import dot_general
from monograph.numpy.binary import bitwise_and, equal, greater, less_equal, not_equal
from monograph.numpy.choosing import clip, where
from monograph.numpy.creation import ones
from monograph.numpy.einstein import einsum
from monograph.numpy.joining import repeat
from monograph.numpy.reductions import max
from monograph.numpy.shapes import matrix_transpose, reshape, transpose
from monograph.numpy.unary import abs, invert
from monograph.tracer.custom_vjp import custom_vjp
from monograph.tracer.dtypes import requested

Shape = tuple[int, ...]


@dataclass(frozen=True, eq=False)
class BlockScaleConfig:
    """How an operand is put into few bits.

    Attributes:
        mode: ``mxfp8`` or ``nvfp4``.
        block_size: how many elements share a scale.
        data_type, scale_type: of elements and of scales.
        global_scale: (1,) of nvfp4: what all are divided by first.
        infer_only: kept for JAX's sake.
    """

    mode: str
    block_size: int
    data_type: Any
    scale_type: Any
    global_scale: Any
    infer_only: bool


def get_scaled_dot_general_config(mode: str, global_scale: Any = None) -> BlockScaleConfig:
    """What `scaled_dot_general` needs to know of an operand.

    Args:
        mode: ``mxfp8`` (blocks of 32, scales powers of two) or ``nvfp4`` (blocks of 16).
        global_scale: (1,) f32, for nvfp4; 1 by default.

    Raises:
        ArgumentError: for another mode.

    >>> get_scaled_dot_general_config("mxfp8").block_size
    32
    """
    if mode == "mxfp8":
        types = ml_dtypes.float8_e4m3fn, ml_dtypes.float8_e8m0fnu
        return BlockScaleConfig(mode, 32, *types, None, False)
    if mode == "nvfp4":
        one = ones((1,), np.float32) if global_scale is None else global_scale
        types = ml_dtypes.float4_e2m1fn, ml_dtypes.float8_e4m3fn
        return BlockScaleConfig(mode, 16, *types, one, False)
    raise ArgumentError(f"no mode {mode!r}", fix="use 'mxfp8' or 'nvfp4'.")


# ---- the product ---------------------------------------------------------------------------------
def scaled_matmul(
    lhs: Any,
    rhs: Any,
    lhs_scales: Any,
    rhs_scales: Any,
    preferred_element_type: Any = np.float32,
) -> Any:
    """The product (b, m, n) of elements times scales, one scale for each block along the last axis.

    Args:
        lhs: (b, m, k).
        rhs: (b, n, k).
        lhs_scales: (b, m, blocks); the number of blocks divides k.
        rhs_scales: (b, n, blocks).
        preferred_element_type: of the result.

    Raises:
        ShapeError: if shapes do not fit.

    >>> import monograph.numpy as mnp
    >>> a, b = mnp.array([[[1, 2, 3]]]), mnp.array([[[4, 5, 6]]])
    >>> scaled_matmul(a, b, mnp.array([[[0.5]]]), mnp.array([[[0.5]]]))
    Array([[[8.]]], dtype=float32)
    """
    named = {"lhs": lhs, "rhs": rhs, "lhs_scales": lhs_scales, "rhs_scales": rhs_scales}
    x, y, s, t = (value(v, "scaled_matmul", i) for i, v in enumerate(named.values()))
    shapes = [v.type.shape for v in (x, y, s, t)]
    if not _fits(*shapes):
        raise ShapeError(
            f"scaled_matmul: shapes {', '.join(map(str, shapes))}",
            operands=dict(zip(named, (v.type for v in (x, y, s, t)), strict=True)),
            fix="give (b, m, k), (b, n, k), (b, m, blocks) and (b, n, blocks), blocks dividing k.",
        )
    d = requested(preferred_element_type, "scaled_matmul")
    return convert(einsum("bmk,bnk->bmn", _full(x, s), _full(y, t), precision="highest"), d)


def _fits(x: Shape, y: Shape, s: Shape, t: Shape) -> bool:
    if any(len(shape) != 3 for shape in (x, y, s, t)):
        return False
    alike = x[::2] == y[::2] and s[::2] == t[::2] and s[:2] == x[:2] and t[:2] == y[:2]
    return alike and not (s[2] and x[2] % s[2])


def _full(x: Any, scales: Any) -> Any:
    """Elements times their blocks' scales, in f32."""
    blocks = scales.type.shape[2]
    wide = repeat(convert(scales, F32), x.type.shape[2] // blocks if blocks else 1, axis=2)
    return convert(x, F32) * wide


# ---- into few bits -------------------------------------------------------------------------------
def _power_above(x: Any) -> Any:
    """Positive numbers rounded up to powers of two, as 8-bit exponents."""
    bits = convert(x, F32).view(np.uint32)
    exponent, rest = bits >> 23, bitwise_and(bits, 0x7FFFFF)
    small = bitwise_and(equal(exponent, 0), less_equal(rest, 0x400000))
    up = bitwise_and(bitwise_and(greater(rest, 0), not_equal(exponent, 0xFE)), invert(small))
    return where(up, exponent + 1, exponent).astype(np.uint8).view(ml_dtypes.float8_e8m0fnu)


def _quantized(x: Any, config: BlockScaleConfig) -> tuple[Any, Any]:
    """(b, m, k) numbers in few bits, and the scales (b, m, blocks)."""
    *lead, k = x.shape
    if k < config.block_size or k % config.block_size:
        raise ShapeError(
            f"scaled_dot_general: {k} products to sum, in blocks of {config.block_size}",
            fix="contract over a multiple of the size of a block.",
        )
    most = float(ml_dtypes.finfo(config.data_type).max)
    blocks = reshape(x, (*lead, k // config.block_size, config.block_size))
    if config.mode == "nvfp4":
        blocks = blocks / config.global_scale
    scales = max(abs(blocks), -1, keepdims=True) / most
    if config.mode == "mxfp8":
        scales = _power_above(scales)
    else:
        limit = float(ml_dtypes.finfo(config.scale_type).max)
        scales = clip(scales, 0, limit).astype(config.scale_type)
    wide = scales.astype(np.float32)
    small = blocks / where(equal(wide, 0), 2.0**-127, wide).astype(blocks.dtype)
    data = clip(small, -most, most).astype(config.data_type)
    return reshape(data, x.shape), scales[..., 0]


def _flat(x: Any, contracting: Sequence[int], batch: Sequence[int]) -> Any:
    """(batch, other dimensions, contracted dimensions)."""
    kept = [i for i in range(x.ndim) if i not in contracting and i not in batch]
    groups = (list(batch), kept, list(contracting))
    sizes = [math.prod(x.shape[i] for i in group) for group in groups]
    return reshape(transpose(x, [i for group in groups for i in group]), tuple(sizes))


def _product(x: Any, y: Any, d: Any, configs: Sequence[BlockScaleConfig]) -> Any:
    """(b, m, n) of (b, m, k) and (b, n, k), both in few bits."""
    (a, s), (b, t) = (_quantized(v, c) for v, c in zip((x, y), configs[:2], strict=True))
    made = scaled_matmul(a, b, s, t)
    if configs[0].mode == "nvfp4":
        made = made * (configs[0].global_scale * configs[1].global_scale)
    return made.astype(d)


def _forward(x: Any, y: Any, d: Any, configs: Any) -> Any:
    return _rounded(x, y, d, configs), (x, y)


def _backward(d: Any, configs: Any, residuals: Any, g: Any) -> Any:
    """As if nothing had been rounded; where it was cut off, 0."""
    x, y = residuals
    if configs[2].mode == "nvfp4":
        by_x, by_y = g @ y, matrix_transpose(g) @ x
        return tuple(
            where(less_equal(abs(v), c.global_scale * _reach(c)), slope, 0).astype(v.dtype)
            for v, slope, c in ((x, by_x, configs[0]), (y, by_y, configs[1]))
        )
    turned = matrix_transpose(g)
    by_x = _product(g, matrix_transpose(y), d, (configs[2], configs[1]))
    by_y = _product(turned, matrix_transpose(x), d, (configs[2], configs[0]))
    return by_x.astype(x.dtype), by_y.astype(y.dtype)


def _reach(config: BlockScaleConfig) -> float:
    finfo: Any = ml_dtypes.finfo
    return float(finfo(config.data_type).max) * float(finfo(config.scale_type).max)


_rounded = custom_vjp(_product, nondiff_argnums=(2, 3))
_rounded.defvjp(_forward, _backward)


def scaled_dot_general(
    lhs: Any,
    rhs: Any,
    dimension_numbers: Any,
    preferred_element_type: Any = np.float32,
    configs: Sequence[BlockScaleConfig] | None = None,
    implementation: str | None = None,
) -> Any:
    """`lax.dot_general` of operands that are put into few bits first.

    Args:
        lhs, rhs: operands.
        dimension_numbers: as of `lax.dot_general`.
        preferred_element_type: of the result: f32, bf16 or f16.
        configs: of `lhs`, `rhs` and the gradient; `lax.dot_general` itself without them.
        implementation: accepted for JAX's sake.

    Raises:
        ShapeError: if the number of products to sum is no multiple of the size of a block.
    """
    x, y = value(lhs, "scaled_dot_general"), value(rhs, "scaled_dot_general", 1)
    if configs is None:
        return dot_general(x, y, dimension_numbers, preferred_element_type=preferred_element_type)
    (sums_x, sums_y), (batch_x, batch_y) = dimension_numbers
    d = requested(preferred_element_type, "scaled_dot_general").np
    made = _rounded(_flat(x, sums_x, batch_x), _flat(y, sums_y, batch_y), d, tuple(configs))
    shape = [x.shape[i] for i in batch_x]
    for v, taken in ((x, {*sums_x, *batch_x}), (y, {*sums_y, *batch_y})):
        shape += [n for i, n in enumerate(v.shape) if i not in taken]
    return reshape(made, tuple(shape))
