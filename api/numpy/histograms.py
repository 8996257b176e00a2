"""Counting: how often integers occur, and how many values fall into bins."""

from __future__ import annotations

import builtins
import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from monograph._operands.placed import placeable
from monograph._operands.promotion import float_of
from monograph._operands.values import contents, convert, promote_inexact, value
from monograph.hlo.errors import (
    ArgumentError,
    ConcretizationError,
    DTypeError,
    ShapeError,
    UnsupportedError,
)
from monograph.hlo.ops.leaf import splat
from monograph.hlo.ops.slices import cut
from monograph.hlo.types import BOOL, tensor
from monograph.numpy.binary import add, divide, equal, subtract
from monograph.numpy.choosing import clip, diff, require_vector, where
from monograph.numpy.creation import array, ones_like
from monograph.numpy.index_grids import ix_
from monograph.numpy.index_sets import ravel_multi_index
from monograph.numpy.quantiles import searchsorted
from monograph.numpy.ranges import linspace
from monograph.numpy.reductions import max, min, sum
from monograph.numpy.shapes import reshape, transpose
from monograph.numpy.updates import At
from monograph.tracer.arguments import as_int
from monograph.tracer.dtypes import default_dtype


@placeable
def bincount(x: Any, weights: Any = None, minlength: int = 0, *, length: int | None = None) -> Any:
    """How often each integer from 0 on occurs in a vector; negative ones count as 0.

    Args:
        x: integers.
        weights: what each of them counts; 1 by default.
        minlength: the least length of the result.
        length: the length of the result, needed under `jit`; larger integers are left out.

    >>> import monograph.numpy as mnp
    >>> mnp.bincount(mnp.array([1, 1, 3]))
    Array([0, 2, 0, 1], dtype=int32)
    """
    i = value(x, "bincount")
    if i.type.dtype is BOOL:
        i = convert(i, default_dtype("int"))
    if not i.type.dtype.is_integer:
        raise DTypeError(
            f"bincount: x of element type {i.type.dtype}",
            operands={"x": i.type},
            fix="convert it to an integer type, or use histogram.",
        )
    require_vector("bincount", "x", i)
    n = _length(i, as_int(minlength, "minlength")) if length is None else as_int(length, "length")
    if weights is None:
        w = splat(1, tensor((), default_dtype("int")))
    else:
        w = value(weights, "bincount", 1)
        if w.type.shape != i.type.shape:
            raise ShapeError(
                "bincount: weights and integers differ in shape",
                operands={"x": i.type, "weights": w.type},
                fix="give one weight for each integer.",
            )
    return At(splat(0, tensor((n,), w.type.dtype)))[clip(i, 0)].add(w, mode="drop")


def _length(x: Any, least: int) -> int:
    host = contents(x)
    if host is None:
        raise ConcretizationError(
            "bincount: how many integers there are is not known while tracing",
            operands={"x": x.type},
            why="the length of the result depends on the largest value.",
            fix="give length=, the length of the result.",
        )
    return builtins.max(least, int(host.max()) + 1 if host.size else 0)


# ---- bins ----------------------------------------------------------------------------------------
def histogram_bin_edges(a: Any, bins: Any = 10, range: Any = None, weights: Any = None) -> Any:
    """The bounds of bins of one width.

    Args:
        a: the values to be counted.
        bins: how many bins; or their bounds, which are returned.
        range: the lowest and the highest bound; by default those of the values.
        weights: accepted; the result is the same.
    """
    if isinstance(bins, str):
        raise UnsupportedError(
            f"histogram: bins by the rule {bins!r}", fix="give a number of bins, or their bounds."
        )
    x = value(a, "histogram")
    d = float_of(x.type.dtype)
    if not isinstance(bins, int) and np.ndim(bins) == 1:
        return array(bins, dtype=d.np)
    count = as_int(bins, "bins")
    if range is None:
        low, high = min(x), max(x)
    else:
        if len(range) != 2:
            raise ArgumentError(f"histogram: range {range!r}", fix="give the lowest and highest.")
        low, high = range
    low, high = (convert(value(v, "histogram"), d) for v in (low, high))
    flat = equal(low, high)
    low, high = where(flat, subtract(low, 0.5), low), where(flat, add(high, 0.5), high)
    return linspace(low, high, count + 1, dtype=d.np)


def _bin_of(x: Any, edges: Any) -> Any:
    """The number of the bin of each value: 0 below the first; the last has its upper bound."""
    n = edges.type.shape[0]
    last = reshape(cut(edges, 0, n - 1, n), ())
    return where(equal(x, last), n - 1, searchsorted(edges, x, "right"))


def histogram(
    a: Any, bins: Any = 10, range: Any = None, weights: Any = None, density: bool | None = None
) -> tuple[Any, Any]:
    """How many values fall into each bin, and the bounds of the bins.

    Args:
        a: values of any shape.
        bins, range: see `histogram_bin_edges`.
        weights: what each value counts; 1 by default.
        density: whether to divide by the bins' widths and the total, so that the integral is 1.

    >>> import monograph.numpy as mnp
    >>> mnp.histogram(mnp.array([0.0, 1.0, 1.5, 2.0]), 2)
    (Array([1., 3.], dtype=float32), Array([0., 1., 2.], dtype=float32))
    """
    if weights is None:
        (x,) = promote_inexact("histogram", value(a, "histogram"))
        w = ones_like(x)
    else:
        x, w = promote_inexact("histogram", value(a, "histogram"), value(weights, "histogram", 3))
        if x.type.shape != w.type.shape:
            raise ShapeError(
                "histogram: weights and values differ in shape",
                operands={"a": x.type, "weights": w.type},
                fix="give one weight for each value.",
            )
    edges = histogram_bin_edges(x, bins, range)
    n = edges.type.shape[0]
    counts = At(splat(0, tensor((n,), w.type.dtype)))[_bin_of(x, edges)].add(w)
    counts = cut(counts, 0, 1, n)
    if density:
        counts = divide(divide(counts, diff(edges)), sum(counts))
    return counts, edges


def histogram2d(
    x: Any, y: Any, bins: Any = 10, range: Any = None, weights: Any = None,
    density: bool | None = None,
) -> tuple[Any, Any, Any]:  # fmt: skip
    """How many points fall into each bin of the plane, and the bounds of the bins of each axis."""
    if getattr(bins, "ndim", 0) == 1 or isinstance(bins, list | tuple):
        if len(bins) not in (1, 2):
            bins = [array(bins)] * 2
    rows = [value(x, "histogram2d"), value(y, "histogram2d", 1)]
    hist, edges = histogramdd(transpose(array(rows)), bins, range, weights, density)
    return hist, edges[0], edges[1]


def histogramdd(
    sample: Any, bins: Any = 10, range: Any = None, weights: Any = None,
    density: bool | None = None,
) -> tuple[Any, list[Any]]:  # fmt: skip
    """How many points fall into each bin of a space, and the bounds of the bins of each axis.

    Args:
        sample: one point a row.
        bins: how many bins, for all axes or for each; or bounds for each.
        range: the lowest and the highest bound of each axis, or None.
        weights: what each point counts.
        density: whether to divide by the bins' volumes and the total.
    """
    if weights is None:
        (points,) = promote_inexact("histogramdd", value(sample, "histogramdd"))
        w = None
    else:
        points, w = promote_inexact("histogramdd", value(sample), value(weights))
    if points.type.ndim != 2:
        raise ShapeError(
            f"histogramdd: an array of {points.type.ndim} dimensions",
            operands={"sample": points.type},
            fix="pass one point a row.",
        )
    n, axes = points.type.shape
    each = list(bins) if isinstance(bins, Sequence) or np.ndim(bins) else [bins] * axes
    spans = [None] * axes if range is None else list(range)
    for what, given in (("bins", each), ("ranges", spans)):
        if len(given) != axes:
            raise ArgumentError(
                f"histogramdd: {len(given)} {what} for {axes} axes", fix="give one for each axis."
            )
    columns = [reshape(cut(points, 1, i, i + 1), (n,)) for i in builtins.range(axes)]
    edges = [histogram_bin_edges(c, b, s) for c, b, s in zip(columns, each, spans, strict=True)]
    sizes = tuple([e.type.shape[0] + 1 for e in edges])
    inside = [_bin_of(c, e) for c, e in zip(columns, edges, strict=True)]
    flat = ravel_multi_index(tuple(inside), sizes, mode="clip")
    hist = reshape(bincount(flat, w, length=math.prod(sizes)), sizes)
    for axis, size in enumerate(sizes):
        hist = cut(hist, axis, 1, size - 1)
    if density:
        hist = convert(hist, points.type.dtype)
        hist = divide(hist, sum(hist))
        for width in ix_(*[diff(e) for e in edges]):
            hist = divide(hist, width)
    return hist, edges
