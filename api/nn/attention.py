"""Attention: softmax of products of queries and keys, times values."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from monograph._operands.promotion import promote_types
from monograph._operands.values import convert, value
from monograph.hlo.errors import ArgumentError, DTypeError, ShapeError
from monograph.hlo.types import BOOL, F32, DType, TensorType
from monograph.lax.elementwise import stop_gradient
from monograph.nn.normalizing import logsumexp, softmax
from monograph.numpy import binary, choosing, creation, shapes
from monograph.numpy.einstein import einsum

_NAME = "dot_product_attention"


def dot_product_attention(
    query: Any,
    key: Any,
    value: Any,
    bias: Any = None,
    mask: Any = None,
    *,
    scale: float | None = None,
    is_causal: bool = False,
    query_seq_lengths: Any = None,
    key_value_seq_lengths: Any = None,
    local_window_size: int | tuple[int, int] | None = None,
    implementation: str | None = None,
    return_residual: bool = False,
) -> Any:
    """softmax(query key^T * scale + bias) value, for every head.

    A. Vaswani et al., "Attention is all you need" (2017); groups of query heads that share
    one of keys and values: J. Ainslie et al., "GQA" (2023).

    Args:
        query: (batch, time, heads, size), or without batch.
        key, value: (batch, positions, heads or a divisor of them, size).
        bias: added to the scores; broadcasts to (batch, heads, time, positions).
        mask: bool, likewise: False where a position is not looked at.
        scale: of the products; 1 / sqrt(size) by default.
        is_causal: whether no position after the query's own is looked at.
        query_seq_lengths, key_value_seq_lengths: (batch,) of i32: what is beyond is padding.
        local_window_size: how far positions to the left and to the right may be.
        implementation: None or "xla"; accepted for JAX's sake.
        return_residual: whether the logarithms of the sums come, too, (batch, time, heads).

    Returns:
        As `query`.

    >>> import monograph as mg, numpy as np
    >>> x = np.ones((2, 3, 4, 8), np.float32)
    >>> mg.nn.dot_product_attention(x, x, x, is_causal=True).shape
    (2, 3, 4, 8)
    """
    if implementation not in (None, "xla"):
        raise ArgumentError(f"{_NAME}: implementation {implementation!r}", fix="leave it out.")
    given = _array(query)
    q, k, v = _checked(query, key, value)
    size, kind = k.type.shape[-1], promote_types(k.type.dtype, F32)
    q = shapes.transpose(q, (0, 2, 3, 1, 4))  # as the scores are to lie
    scores = einsum("bkgth,bskh->bkgts", q, k, preferred_element_type=kind)
    factor = 1 / math.sqrt(size) if scale is None else scale
    scores = binary.multiply(scores, np.asarray(factor, kind))
    heads = scores.type.shape[1:3]
    if bias is not None:
        scores = convert(binary.add(scores, _grouped("bias", bias, heads)), scores.type.dtype)
    times, lengths = _lengths(k.type.shape[0], query_seq_lengths, key_value_seq_lengths)
    seen = _seen(scores.type, mask, is_causal, local_window_size)
    seen += [_within(scores.type, i, x) for i, x in ((3, times), (4, lengths)) if x is not None]
    for one in seen:
        scores = choosing.where(one, scores, np.asarray(-0.7 * np.finfo(kind).max, kind))
    scores = convert(scores, F32)
    out = einsum("bkgts,bskh->btkgh", convert(softmax(scores, -1), k.type.dtype), v)
    if times is not None:
        out = binary.multiply(out, convert(_within(out.type, 1, times), out.type.dtype))
    out = shapes.reshape(out, given.type.shape)
    if not return_residual:
        return out
    logs = shapes.transpose(convert(logsumexp(scores, -1), k.type.dtype), (0, 3, 1, 2))
    return out, stop_gradient(shapes.reshape(logs, given.type.shape[:-1]))


def _checked(query: Any, key: Any, value: Any) -> tuple[Any, Any, Any]:
    """The operands with batches, the heads of the queries in groups."""
    q, k, v = (_batched(x) for x in (query, key, value))
    _check("value", v, k.type.shape, k.type.dtype)
    batch, _, groups, size = k.type.shape
    _check("query", q, (batch, -1, -1, size), k.type.dtype)
    time, heads = q.type.shape[1:3]
    if not groups or heads % groups:
        raise ShapeError(
            f"{_NAME}: {heads} heads of queries, {groups} of keys",
            fix="let the number of query heads be a multiple of that of keys.",
        )
    return shapes.reshape(q, (batch, time, groups, heads // groups, size)), k, v


def _array(x: Any) -> Any:
    return value(creation.listed(x), _NAME)


def _batched(x: Any) -> Any:
    """With dimensions of size 1 in front, up to four."""
    x = _array(x)
    return shapes.reshape(x, (*(1,) * (4 - x.type.ndim), *x.type.shape))


def _check(name: str, x: Any, shape: tuple[int, ...], d: DType) -> None:
    if x.type.dtype != d:
        raise DTypeError(f"{_NAME}: {name} is of type {x.type.dtype}, the keys of {d}",
                         fix="convert one of them.")  # fmt: skip
    own = x.type.shape
    if len(own) != 4 or any(n not in (-1, m) for n, m in zip(shape, own, strict=True)):
        wanted = ", ".join("any" if n < 0 else str(n) for n in shape)
        raise ShapeError(f"{_NAME}: {name} of shape {own} does not go with the keys",
                         fix=f"give one of shape ({wanted}).")  # fmt: skip


def _grouped(name: str, x: Any, split: tuple[int, ...]) -> Any:
    """A bias or mask with its heads in groups."""
    x = _batched(x)
    batch, heads, time, positions = x.type.shape
    groups, each = split
    if heads not in (1, groups * each):
        raise ShapeError(f"{_NAME}: {name} of shape {x.type.shape} for {groups * each} heads",
                         fix="let its second dimension be 1 or the number of heads.")  # fmt: skip
    return shapes.reshape(x, (batch, *((1, 1) if heads == 1 else split), time, positions))


def _seen(
    t: TensorType, mask: Any, causal: bool, window: int | tuple[int, int] | None
) -> list[Any]:
    """Which positions count, as far as no length is needed for it."""
    found = []
    if mask is not None:
        if _array(mask).type.dtype is not BOOL:
            raise DTypeError(f"{_NAME}: a mask of type {_array(mask).type.dtype}",
                             fix="give a mask of bool.")  # fmt: skip
        found.append(_grouped("mask", mask, t.shape[1:3]))
    time, positions = t.shape[3:]
    if causal:
        found.append(_not_after(time, positions, 0))
    if window is not None:
        left, right = (window, window) if isinstance(window, int) else window
        near = _not_after(time, positions, right)
        found += [near, binary.logical_not(_not_after(time, positions, -left - 1))]
    return found


def _not_after(time: int, positions: int, more: int) -> Any:
    """Whether a position is at most so many after the query's own."""
    most = time + positions  # beyond which nothing changes
    return creation.tri(time, positions, max(-most, min(more, most)), BOOL)


def _lengths(batch: int, *lengths: Any) -> list[Any]:
    found = []
    for x in lengths:
        if x is not None:
            x = _array(x)
            if x.type.shape != (batch,) or not x.type.dtype.is_integer:
                raise ShapeError(f"{_NAME}: lengths of shape {x.type.shape}, {x.type.dtype}",
                                 fix=f"give {batch} integers, one per sequence.")  # fmt: skip
        found.append(x)
    return found


def _within(t: TensorType, axis: int, length: Any) -> Any:
    """Whether a position along an axis is before the end of its sequence."""
    at = creation.array(np.arange(t.shape[axis]).reshape((-1, *(1,) * (t.ndim - 1 - axis))))
    return binary.less(at, shapes.reshape(length, (-1, *(1,) * (t.ndim - 1))))
