"""Membership, union, intersection and differences of the values of two arrays.

How many values a result has depends on the values: under `jit` give `size`, which cuts it off or
pads it with `fill_value`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from monograph._operands.values import choose, contents, promote, to_type, value
from monograph.hlo.errors import ConcretizationError
from monograph.hlo.ops.leaf import splat
from monograph.hlo.ops.slices import cut
from monograph.hlo.record import ops
from monograph.hlo.types import BOOL, tensor
from monograph.numpy import binary, indexing, reductions, shapes
from monograph.numpy.joining import concatenate
from monograph.numpy.quantiles import searchsorted
from monograph.numpy.sets import Different, unique
from monograph.numpy.sorting import places, sort_values
from monograph.tracer.arguments import as_int
from monograph.tracer.array import adopt
from monograph.tracer.dtypes import default_dtype


def isin(
    element: Any,
    test_elements: Any,
    assume_unique: bool = False,
    invert: bool = False,
    *,
    method: str = "auto",
) -> Any:
    """Whether each element is among others; NaN never is.

    Args:
        element: an array.
        test_elements: the others.
        assume_unique, method: accepted; the result is the same.
        invert: whether to return the opposite.
    """
    x, y = promote("isin", element, test_elements)
    found = _among(x, shapes.ravel(y))
    return ops.not_(found) if invert else found


def _among(x: Any, y: Any) -> Any:
    """Whether elements are in a vector, by searching it in order."""
    if not y.type.size or not x.type.size:
        return splat(False, tensor(x.type.shape, BOOL))
    (y,) = sort_values([y], 0)
    return binary.equal(indexing.take(y, searchsorted(y, x), 0, mode="clip"), x)


def _vectors(where: str, ar1: Any, ar2: Any) -> tuple[Any, Any]:
    x, y = promote(where, ar1, ar2)
    return shapes.ravel(x), shapes.ravel(y)


def _chosen(where: str, mask: Any, size: int | None) -> tuple[Any, Any]:
    """The places where a mask holds, and which of the `size` are real; the first pads them."""
    index, n = default_dtype("int"), mask.type.shape[0]
    if size is None:
        host = contents(mask)
        if host is None:
            raise ConcretizationError(
                f"{where}: how many values the result has is not known while tracing",
                why="the shape of the result depends on the values.",
                fix="give size=, the number of values to return.",
            )
        at = np.flatnonzero(host).astype(index.np)
        return adopt(at), splat(True, tensor(at.shape, BOOL))
    t = tensor((n,), index)
    at = choose(mask, places(splat(0, t), 0, index), splat(n, t))
    count = as_int(size, "size")
    at = concatenate([at, splat(n, tensor((max(count - n, 0),), index))], 0)
    at = cut(sort_values([at], 0)[0], 0, 0, count)
    real = binary.less(at, n)
    first = cut(at, 0, 0, min(1, count))
    return choose(real, at, shapes.broadcast_to(first, (count,)) if count else at), real


def _picked(where: str, x: Any, mask: Any, size: int | None, fill_value: Any) -> tuple[Any, ...]:
    """The elements of a vector where a mask holds, their places, and which of them are real."""
    at, real = _chosen(where, mask, size)
    if not x.type.size:
        made = splat(0, x.type.strong.with_shape(at.type.shape))
    else:
        made = indexing.take(x, at, 0, mode="clip")
    if fill_value is None:  # the smallest value; 0 if there is none
        some = shapes.broadcast_to(reductions.any_(mask), real.type.shape)
        return choose(some, made, splat(0, made.type.strong)), at, real
    fill = to_type(value(fill_value, where), made.type.dtype)
    return choose(real, made, shapes.broadcast_to(fill, made.type.shape)), at, real


def union1d(ar1: Any, ar2: Any, *, size: int | None = None, fill_value: Any = None) -> Any:
    """The different values of both arrays, in order."""
    x, y = _vectors("union1d", ar1, ar2)
    return unique(concatenate([x, y], 0), size=size, fill_value=fill_value)


def setdiff1d(
    ar1: Any,
    ar2: Any,
    assume_unique: bool = False,
    *,
    size: int | None = None,
    fill_value: Any = None,
) -> Any:
    """The different values of `ar1` that are not in `ar2`, in order.

    Args:
        ar1, ar2: arrays.
        assume_unique: that `ar1` holds no value twice: its order is then kept.
        size: how many to return; needed under `jit`.
        fill_value: what pads the result; 0 by default.
    """
    x = shapes.ravel(value(ar1, "setdiff1d"))
    mask = isin(x, ar2, invert=True)
    if not assume_unique:
        found = Different(x, True)
        x = found.table
        mask = ops.and_(found.first, isin(x, ar2, invert=True))
    return _picked("setdiff1d", x, mask, size, 0 if fill_value is None else fill_value)[0]


def setxor1d(
    ar1: Any,
    ar2: Any,
    assume_unique: bool = False,
    *,
    size: int | None = None,
    fill_value: Any = None,
) -> Any:
    """The different values that are in one of two arrays only, in order.

    Args:
        ar1, ar2: arrays.
        assume_unique: accepted; the result is the same.
        size: how many to return; needed under `jit`.
        fill_value: what pads the result; the smallest value by default.
    """
    x, y = _vectors("setxor1d", ar1, ar2)
    found = Different(concatenate([x, y], 0), True)
    both = ops.and_(_among(found.table, x), _among(found.table, y))
    mask = ops.and_(found.first, ops.not_(both))
    return _picked("setxor1d", found.table, mask, size, fill_value)[0]


def intersect1d(
    ar1: Any,
    ar2: Any,
    assume_unique: bool = False,
    return_indices: bool = False,
    *,
    size: int | None = None,
    fill_value: Any = None,
) -> Any:
    """The different values that are in both arrays, in order.

    Args:
        ar1, ar2: arrays.
        assume_unique: accepted; the result is the same.
        return_indices: whether to return also where each value first stands in both arrays.
        size: how many to return; needed under `jit`.
        fill_value: what pads the result; the smallest value by default.
    """
    x, y = _vectors("intersect1d", ar1, ar2)
    found, other = Different(x, True), Different(y, True)
    mask = ops.and_(found.first, _among(found.table, y))
    values, at, real = _picked("intersect1d", found.table, mask, size, fill_value)
    if not return_indices:
        return values
    if not x.type.size or not y.type.size:
        wide = real.type.shape
        return values, *(splat(v.type.size, tensor(wide, found.index)) for v in (x, y))
    first = indexing.take(found.order, at, 0, mode="clip")
    held = searchsorted(other.table, indexing.take(found.table, at, 0, mode="clip"))
    second = indexing.take(other.order, held, 0, mode="clip")
    return values, *(
        choose(real, i, splat(v.type.size, i.type.strong)) for i, v in ((first, x), (second, y))
    )
