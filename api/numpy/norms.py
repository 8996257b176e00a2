"""Norms of vectors and of matrices."""

from __future__ import annotations

import math
from typing import Any

from monograph._operands.axes import axes_of
from monograph._operands.values import convert, promote_inexact, value
from monograph.hlo.errors import ArgumentError, AxisError
from monograph.hlo.ops.leaf import splat
from monograph.hlo.record import ops
from monograph.numpy import reductions
from monograph.numpy.decompositions import svd
from monograph.numpy.shapes import expand_dims, moveaxis


def _size(x: Any, where: str) -> Any:
    (x,) = promote_inexact(where, x)
    return ops.abs(convert(x, x.type.dtype))


def vector_norm(x: Any, *, axis: Any = None, keepdims: bool = False, ord: Any = 2) -> Any:
    """Norms of vectors.

    Args:
        x: the array.
        axis: the axis or axes that a vector's elements lie along; all by default.
        keepdims: whether these axes stay with size 1.
        ord: 2 (Euclidean), 1, inf, -inf, 0 (how many elements are not 0), or another number.

    Raises:
        ArgumentError: for an order that is a word.
    """
    size = _size(x, "vector_norm")
    kept = {"keepdims": keepdims}
    if ord is None or ord == 2:
        return ops.sqrt(reductions.sum(ops.multiply(size, size), axis, **kept))
    if isinstance(ord, str):
        raise ArgumentError(f"norm: order {ord!r} of vectors", fix="give a number, or None.")
    if ord == math.inf:
        return reductions.max(size, axis, **kept, initial=0)
    if ord == -math.inf:
        return reductions.min(size, axis, **kept)
    if ord == 0:
        nonzero = ops.compare(size, splat(0, size.type), comparison_direction="NE")
        return reductions.sum(convert(nonzero, size.type.dtype), axis, **kept)
    if ord == 1:
        return reductions.sum(size, axis, **kept)
    total = reductions.sum(ops.power(size, splat(ord, size.type)), axis, **kept)
    return ops.power(total, splat(1 / ord, total.type))


def norm(x: Any, ord: Any = None, axis: Any = None, keepdims: bool = False) -> Any:
    """A vector norm over one axis, a matrix norm over two; with neither given, of all elements.

    Args:
        x: the array.
        ord: of vectors a number (see `vector_norm`); of matrices ``fro``, ``nuc``, 1, -1, 2, -2,
            inf or -inf.
        axis: one axis, or two: rows and columns.
        keepdims: whether the axes stay with size 1.

    Raises:
        AxisError: if there are more than two axes.
        ArgumentError: for an order that there is not.
    """
    x = value(x, "norm")
    if axis is None and ord is None:
        return vector_norm(x, keepdims=keepdims)
    whole = tuple(range(x.type.ndim))
    axes = axes_of(whole if axis is None else axis, x.type.ndim, "norm")
    if len(axes) == 1:
        return vector_norm(x, axis=axes, keepdims=keepdims, ord=2 if ord is None else ord)
    if len(axes) != 2:
        raise AxisError(f"norm: {len(axes)} axes", fix="give one (vectors) or two (matrices).")
    if ord in (None, "f", "fro"):
        return vector_norm(x, axis=axes, keepdims=keepdims)
    out = _of_matrices(moveaxis(x, axes, (-2, -1)), ord)
    return expand_dims(out, tuple(sorted(axes))) if keepdims else out


def _of_matrices(x: Any, ord: Any) -> Any:
    if ord in ("nuc", 2, -2):
        s = svd(x, compute_uv=False)
        if ord == "nuc":
            return reductions.sum(s, -1)
        return reductions.max(s, -1, initial=0) if ord == 2 else reductions.min(s, -1)
    if ord in (1, -1, math.inf, -math.inf):
        sums = reductions.sum(_size(x, "norm"), -2 if ord in (1, -1) else -1)
        return reductions.max(sums, -1, initial=0) if ord > 0 else reductions.min(sums, -1)
    raise ArgumentError(
        f"norm: order {ord!r} of matrices", fix="use 'fro', 'nuc', 1, -1, 2, -2, inf or -inf."
    )
