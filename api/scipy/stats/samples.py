"""Of given samples: the commonest value, ranks, the standard error of the mean."""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np

from monograph._operands.axes import axis_of
from monograph._operands.values import convert, promote_inexact, value
from monograph.hlo.errors import ArgumentError
from monograph.lax.sorting import sort_key_val
from monograph.numpy import choosing, creation, joining, reductions, shapes
from monograph.numpy.indexing import take_along_axis
from monograph.numpy.predicates import isnan
from monograph.numpy.sorting import argsort
from monograph.numpy.unary import sqrt
from monograph.tracer.dtypes import default_dtype
from monograph.tracer.vmap import vmap


class ModeResult(NamedTuple):
    """The commonest values, and how often they come up."""

    mode: Any
    count: Any


def _known(nan_policy: str, *known: str) -> None:
    if nan_policy not in known:
        raise ArgumentError(f"nan_policy {nan_policy!r} is not there",
                            fix=f"use {' or '.join(map(repr, known))}.")  # fmt: skip


def mode(
    a: Any, axis: int | None = 0, nan_policy: str = "propagate", keepdims: bool = False
) -> ModeResult:
    """The commonest value along an axis, the smallest of several, and how often it comes up.

    Args:
        a: an array.
        axis: None for all elements.
        nan_policy: must be "propagate".
        keepdims: whether the axis stays with size 1.
    """
    _known(nan_policy, "propagate")
    x = value(a, "mode")
    shape = x.type.shape or (1,)
    x = shapes.reshape(x, shape)
    if axis is None:
        x, kept = shapes.reshape(x, (-1,)), (1,) * len(shape)
        at = 0
    else:
        at = axis_of(axis, len(shape), "mode")
        kept = tuple(1 if i == at else n for i, n in enumerate(shape))
    out = kept if keepdims else () if axis is None else shape[:at] + shape[at + 1 :]
    columns = shapes.moveaxis(x, at, -1)
    n = columns.type.shape[-1]
    if not n:
        d = default_dtype("float")
        return ModeResult(creation.full(out, np.nan, d), creation.full(out, 0, d))
    found = vmap(_mode)(shapes.reshape(columns, (-1, n)))
    return ModeResult(*(shapes.reshape(v, out) for v in found))


def _mode(x: Any) -> tuple[Any, Any]:
    """Of one row: in order, the place where the longest run begins."""
    ordered, begins = _ordered(x)
    runs = choosing.cumsum(begins)
    lengths = reductions.sum(runs[:, None] == runs[None, :], -1)
    best = reductions.argmax(lengths)
    return ordered[best], convert(lengths[best], default_dtype("int"))


def _ordered(x: Any) -> tuple[Any, Any]:
    """A row in order, and where a new value begins; all NaN are one value."""
    n = x.type.shape[0]
    ordered, _ = sort_key_val(x, creation.array(np.arange(n, dtype=np.int32)))
    new = ordered[1:] != ordered[:-1]
    if x.type.dtype.is_inexact:
        new = new & ~(isnan(ordered[1:]) & isnan(ordered[:-1]))
    return ordered, joining.concatenate([creation.ones(1, bool), new])


def rankdata(
    a: Any, method: str = "average", *, axis: int | None = None, nan_policy: str = "propagate"
) -> Any:
    """The rank of each element, from 1 on; NaN everywhere in a row that holds one.

    Args:
        a: an array.
        method: what equal elements get: "average", "min", "max", "dense" or "ordinal".
        axis: None for all elements, as one row.
        nan_policy: must be "propagate".
    """
    _known(nan_policy, "propagate")
    if method not in ("average", "min", "max", "dense", "ordinal"):
        raise ArgumentError(f"rankdata: method {method!r}",
                            fix="use 'average', 'min', 'max', 'dense' or 'ordinal'.")  # fmt: skip
    x = value(a, "rankdata")
    if axis is None:
        return _ranks(shapes.ravel(x), method)
    at = axis_of(axis, x.type.ndim, "rankdata")
    rows = shapes.moveaxis(x, at, -1)
    flat = shapes.reshape(rows, (math.prod(rows.type.shape[:-1]), rows.type.shape[-1]))
    ranks = vmap(lambda row: _ranks(row, method))(flat)
    return shapes.moveaxis(shapes.reshape(ranks, rows.type.shape), -1, at)


def _ranks(x: Any, method: str) -> Any:
    d = default_dtype("float")
    order = argsort(x)
    places = argsort(order)
    if method == "ordinal":
        ranks = places + 1
    else:
        _, begins = _ordered(x)
        dense = choosing.cumsum(begins)
        by_order = convert(_of_runs(dense, method), d)
        ranks = take_along_axis(by_order, places, 0)
    ranks = convert(ranks, d)
    if not x.type.dtype.is_inexact:
        return ranks
    return choosing.where(reductions.any_(isnan(x)), np.nan, ranks)


def _of_runs(dense: Any, method: str) -> Any:
    """The ranks of elements in order, given the number of the run each is in."""
    if method == "dense":
        return dense
    last = reductions.sum(dense[None, :] <= dense[:, None], -1)
    before = reductions.sum(dense[None, :] < dense[:, None], -1)
    if method == "max":
        return last
    return before + 1 if method == "min" else 0.5 * (last + before + 1)


def sem(
    a: Any, axis: int | None = 0, ddof: int = 1, nan_policy: str = "propagate", *,
    keepdims: bool = False,
) -> Any:  # fmt: skip
    """The standard error of the mean.

    Args:
        a: an array.
        axis: None for all elements.
        ddof: taken off the number of elements.
        nan_policy: "propagate", or "omit" to leave NaN out.
        keepdims: whether the axis stays with size 1.
    """
    _known(nan_policy, "propagate", "omit")
    (x,) = promote_inexact("sem", a)
    if nan_policy == "propagate":
        n = x.type.size if axis is None else x.type.shape[axis_of(axis, x.type.ndim, "sem")]
        return reductions.std(x, axis, ddof=ddof, keepdims=keepdims) / float(np.sqrt(n))
    there = ~isnan(x)
    count = convert(reductions.sum(there, axis, keepdims=True), x.type.dtype)
    clean = choosing.where(there, x, 0.0)
    mean = reductions.sum(clean, axis, keepdims=True) / count
    squares = choosing.where(there, (x - mean) ** 2, 0.0)
    total = reductions.sum(squares, axis, keepdims=keepdims)
    if not keepdims:
        count = shapes.reshape(count, total.type.shape)
    return sqrt(total / (count - ddof)) / sqrt(count)
