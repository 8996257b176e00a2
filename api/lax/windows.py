"""`lax.reduce_window`, and how windows are described: padding by name, one number per dimension."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from monograph._operands.axes import ints_of
from monograph._operands.values import shortened
from monograph.hlo.errors import ArgumentError, ShapeError
from monograph.hlo.ops.reduce_window import body_of
from monograph.hlo.record import ops
from monograph.lax.folding import fold_of
from monograph.tracer.arguments import as_int

Ints = tuple[int, ...]
Pairs = tuple[tuple[int, int], ...]
_PADDINGS = ("VALID", "SAME", "SAME_LOWER")


def ints(x: Any, count: int, what: str, default: int = 1) -> Ints:
    """One int for each dimension."""
    if x is None:
        return (default,) * count
    out = tuple([as_int(n, what) for n in x])
    if len(out) != count:
        raise ShapeError(
            f"{what} has {len(out)} entries for {count} dimensions",
            fix=f"give {what} one entry per dimension.",
        )
    return out


def padtype_to_pads(
    in_shape: Sequence[int],
    window_shape: Sequence[int],
    window_strides: Sequence[int],
    padding: str,
) -> list[tuple[int, int]]:
    """The (low, high) padding of each dimension that a name stands for.

    Args:
        in_shape: sizes of the array.
        window_shape: sizes of the windows, dilations included.
        window_strides: from window to window.
        padding: ``VALID`` (none), ``SAME`` (as many windows as steps fit), ``SAME_LOWER`` (the odd
            one goes in front).
    """  # fmt: skip
    name = str(padding).upper()
    if name not in _PADDINGS:
        raise ArgumentError(
            f"there is no padding {padding!r}",
            fix=f"use {', '.join(_PADDINGS)}, or a (low, high) pair for each dimension.",
        )
    out = []
    rows = [ints_of(row, "padtype_to_pads") for row in (in_shape, window_shape, window_strides)]
    for n, window, step in zip(*rows, strict=True):
        total = max((-(-n // step) - 1) * step + window - n, 0) if name != "VALID" else 0
        low = total // 2 if name == "SAME" else total - total // 2
        out.append((low, total - low))
    return out


def padding_of(padding: Any, shape: Ints, sizes: Ints, dilations: Ints, strides: Ints) -> Pairs:
    """The (low, high) padding of each dimension, from a name or from pairs."""
    if isinstance(padding, str):
        spans = [(k - 1) * d + 1 if k else 0 for k, d in zip(sizes, dilations, strict=True)]
        return tuple(padtype_to_pads(shape, spans, strides, padding))
    try:
        pairs = tuple([(as_int(a, "padding"), as_int(b, "padding")) for a, b in padding])
    except (TypeError, ValueError):
        pairs = None
    if pairs is None or len(pairs) != len(shape):
        raise ArgumentError(
            "padding is not a name, nor one (low, high) pair for each dimension",
            operands={"padding": shortened(padding), "dimensions": len(shape)},
            fix=f"give {', '.join(_PADDINGS)}, or {len(shape)} pairs.",
        )
    return pairs


def reduce_window(
    operand: Any,
    init_value: Any,
    computation: Callable[..., Any],
    window_dimensions: Sequence[int],
    window_strides: Sequence[int] | None = None,
    padding: Any = "VALID",
    base_dilation: Sequence[int] | None = None,
    window_dilation: Sequence[int] | None = None,
) -> Any:
    """A fold over every window of an array, by a function of two scalars.

    Args:
        operand: an array, or a tree of arrays of one shape.
        init_value: the tree's scalars to start from, neutral elements of the function.
        computation: combines two trees of scalars; associative.
        window_dimensions: sizes of the windows, one for each dimension.
        window_strides: from window to window, 1 by default.
        padding: ``SAME``, ``SAME_LOWER``, ``VALID`` or a (low, high) pair for each dimension.
        base_dilation: distances between elements of the array (1: side by side).
        window_dilation: distances between elements of a window.

    Returns:
        The folds, in the operand's tree.

    >>> import monograph.numpy as mnp
    >>> from monograph import lax
    >>> reduce_window(mnp.arange(6.0), -mnp.inf, lax.max, (2,), (2,), "VALID")
    Array([1., 3., 5.], dtype=float32)
    """
    fold = fold_of("reduce_window", operand, init_value, computation)
    shape = fold.values[0].type.shape
    sizes = ints(window_dimensions, len(shape), "window_dimensions")
    strides = ints(window_strides, len(shape), "window_strides")
    dilations = ints(window_dilation, len(shape), "window_dilation")

    out = ops.reduce_window(
        *fold.values,
        *fold.starts,
        window_dimensions=sizes,
        window_strides=strides,
        base_dilations=ints(base_dilation, len(shape), "base_dilation"),
        window_dilations=dilations,
        padding=padding_of(padding, shape, sizes, dilations, strides),
        body=body_of(fold.body),
    )
    return fold.results(out)
