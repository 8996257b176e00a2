"""Drawing from what is given: categories, shuffles, elements with and without replacement."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from monograph._operands.axes import axis_of, shape_of
from monograph._operands.placed import placeable
from monograph._operands.values import convert, promote_inexact, value
from monograph.hlo.errors import ArgumentError, ShapeError
from monograph.hlo.ops.slices import cut
from monograph.hlo.record import ops
from monograph.hlo.types import U32
from monograph.numpy import binary, choosing, indexing, quantiles, ranges, reductions, shapes
from monograph.numpy.creation import is_number
from monograph.numpy.sorting import sort_values
from monograph.random.draws import randint, uniform
from monograph.random.extremes import gumbel
from monograph.random.keys import split, words_of
from monograph.random.threefry import bits as threefry_bits
from monograph.tracer.dtypes import default_dtype


@placeable
def categorical(
    key: Any,
    logits: Any,
    axis: int = -1,
    shape: Any = None,
    replace: bool = True,
    mode: str | None = None,
) -> Any:
    """Indices along an axis, drawn with probabilities softmax(logits).

    Args:
        key: a random key.
        logits: logarithms of the probabilities, up to a constant.
        axis: that of the categories.
        shape: of the result; it ends in that of the logits without `axis`, its default.
        replace: whether a category can be drawn more than once for the same logits.
        mode: the grade of precision: "low", "high" or "highest" (see `gumbel`).
    """
    x = value(logits, "categorical", 1)
    at = axis_of(axis, x.type.ndim, "categorical")
    batch = tuple(x.type.shape[:at] + x.type.shape[at + 1 :])
    size = batch if shape is None else shape_of(shape, "categorical")
    if size[len(size) - len(batch) :] != batch:
        raise ShapeError(
            f"categorical: shape {size} does not end in {batch}",
            fix="end the shape in the batch shape of the logits, or leave it out.",
        )
    lead = size[: len(size) - len(batch)]
    if not replace:
        return _distinct(key, x, at, lead, size, mode)
    noise = gumbel(key, (*lead, *x.type.shape), x.type.dtype, mode)
    return reductions.argmax(binary.add(noise, x), len(lead) + at)


def _distinct(
    key: Any, x: Any, at: int, lead: tuple[int, ...], size: tuple[int, ...], mode: str | None
) -> Any:
    """Categories without repetition: those of the largest sums of logit and noise."""
    count = math.prod(lead)
    if count > x.type.shape[at]:
        raise ValueError(
            f"categorical: {count} draws without replacement from {x.type.shape[at]} categories"
        )
    score = binary.add(gumbel(key, x.type.shape, x.type.dtype, mode), x)
    index = ops.top_k(shapes.moveaxis(score, at, -1), k=count)[1]
    return shapes.reshape(shapes.moveaxis(index, -1, 0), size)


@placeable
def permutation(key: Any, x: Any, axis: int = 0, independent: bool = False) -> Any:
    """`x` shuffled along an axis, or the numbers below `x` in random order.

    Args:
        key: a random key.
        x: an array, or a number.
        axis: along which to shuffle.
        independent: whether every row is shuffled in an order of its own.
    """
    if is_number(x) or not value(x, "permutation").type.ndim:
        axis_of(axis, 1, "permutation")
        if not value(x, "permutation").type.dtype.is_integer:
            raise ArgumentError(
                f"permutation of the number {x}", fix="pass an integer, or an array to shuffle."
            )
        return _shuffled(key, ranges.arange(int(x)), 0)
    x = value(x, "permutation")
    at = axis_of(axis, x.type.ndim, "permutation")
    if independent or x.type.ndim == 1:
        return _shuffled(key, x, at)
    order = _shuffled(key, ranges.arange(x.type.shape[at]), 0)
    return indexing.take(x, order, at, mode="clip")


def _shuffled(key: Any, x: Any, axis: int) -> Any:
    """`x` sorted by random bits, so often that equal ones do not matter."""
    rounds = math.ceil(3 * math.log(max(1, x.type.size)) / math.log(2**32 - 1))
    for _ in range(rounds):
        key, sub = split(key)
        order = threefry_bits(*words_of(sub, "permutation"), x.type.shape, U32)
        x = sort_values([order, x], axis)[1]
    return x


def choice(
    key: Any,
    a: Any,
    shape: Sequence[int] = (),
    replace: bool = True,
    p: Any = None,
    axis: int = 0,
    mode: str | None = None,
) -> Any:
    """Elements of `a` (or numbers below it), with or without replacement."""
    size = shape_of(shape, "choice")
    draws = math.prod(size)
    many = None if is_number(a) else value(a, "choice", 1)
    at = 0 if many is None else axis_of(axis, many.type.ndim, "choice")
    n = int(a) if many is None else many.type.shape[at]
    if not replace and draws > n:
        raise ValueError(f"choice: {draws} draws without replacement from {n}")
    if p is None and replace:
        index = randint(key, size, 0, n)
    elif p is None:
        made = permutation(key, n if many is None else many, at)
        made = cut(made, at, 0, draws)
        rest = made.type.shape
        return shapes.reshape(made, (*rest[:at], *size, *rest[at + 1 :]))
    elif replace:
        (weights,) = promote_inexact("choice", p)
        total = choosing.cumsum(weights)
        last = shapes.reshape(cut(total, 0, n - 1, n), ())
        u = uniform(key, size, total.type.dtype)
        index = quantiles.searchsorted(total, binary.multiply(last, binary.subtract(1, u)))
    else:
        (weights,) = promote_inexact("choice", p)
        noise = gumbel(key, (n,), weights.type.dtype, mode)
        score = binary.add(noise, ops.log(weights))
        index = shapes.reshape(ops.top_k(score, k=draws)[1], size)
    index = convert(index, default_dtype("int"))
    return index if many is None else indexing.take(many, index, at, mode="clip")
