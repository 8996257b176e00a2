"""Sets: the different values of arrays, by sorting.

How many there are depends on the values: under `jit` give `size`, which cuts the result off or pads
it, with `fill_value` or else with the smallest value.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from monograph._operands.axes import axis_of
from monograph._operands.values import choose, contents, convert, to_type, value
from monograph.hlo.errors import ConcretizationError
from monograph.hlo.ops.leaf import splat
from monograph.hlo.ops.slices import cut
from monograph.hlo.record import ops
from monograph.hlo.types import BOOL, tensor
from monograph.numpy import binary, choosing, indexing, reductions, shapes
from monograph.numpy.joining import concatenate
from monograph.numpy.predicates import isnan
from monograph.numpy.sorting import places, sort_values
from monograph.tracer.arguments import as_int
from monograph.tracer.array import adopt
from monograph.tracer.dtypes import default_dtype


def unique(
    ar: Any,
    return_index: bool = False,
    return_inverse: bool = False,
    return_counts: bool = False,
    axis: int | None = None,
    *,
    equal_nan: bool = True,
    size: int | None = None,
    fill_value: Any = None,
    sorted: bool = True,
) -> Any:
    """The different values of an array in order (the different slices along an axis).

    Args:
        ar: an array.
        return_index: whether to return where each first occurs.
        return_inverse: whether to return which of them each element is.
        return_counts: whether to return how often each occurs.
        axis: along which slices are compared; None for all elements.
        equal_nan: whether all NaNs are one value.
        size: how many to return; needed under `jit`.
        fill_value: what pads the result; the smallest value by default.
        sorted: accepted; the result is always sorted.

    >>> import monograph.numpy as mnp
    >>> mnp.unique(mnp.array([3, 1, 3]))
    Array([1, 3], dtype=int32)
    """
    x = value(ar, "unique")
    whole, shape = axis is None, x.type.shape
    at = 0
    if axis is None:
        x = shapes.ravel(x)
    else:
        at = axis_of(axis, x.type.ndim, "unique")
    found = Different(shapes.moveaxis(x, at, 0), equal_nan)
    chosen = found.firsts(None if size is None else as_int(size, "size"))
    out = [shapes.moveaxis(found.values(chosen, fill_value), 0, at)]
    if return_index:
        out.append(indexing.take(found.order, chosen, 0, mode="clip"))
    if return_inverse:
        inverse = found.inverse()
        out.append(shapes.reshape(inverse, shape) if whole else inverse)
    if return_counts:
        out.append(found.counts(chosen, size is not None))
    return out[0] if len(out) == 1 else tuple(out)


class Different:
    """Slices along the first axis in order, and which of them are the first of their kind.

    Attributes:
        table: the slices in order.
        order: where each of them stood.
        first: which of them differ from the one before.
        index: the type of places.
    """

    def __init__(self, x: Any, equal_nan: bool) -> None:
        self.n = x.type.shape[0]
        self.rest = x.type.shape[1:]
        width = int(np.prod(self.rest))
        table = shapes.reshape(x, (self.n, width))
        if x.type.dtype.is_complex:  # a NaN in either part is NaN
            table = choose(isnan(table), splat(np.nan, table.type.strong), table)
        columns = [shapes.reshape(cut(table, 1, k, k + 1), (self.n,)) for k in range(width)]
        self.index = default_dtype("int")
        rows = splat(0, tensor((self.n,), self.index))
        made = sort_values([*columns, places(rows, 0, self.index)], 0, max(width, 1))
        self.order = made[-1]
        columns = made[:-1]
        self.table = shapes.reshape(
            concatenate([shapes.expand_dims(c, 1) for c in columns], 1) if columns else table,
            (self.n, *self.rest),
        )
        self.first = splat(True, tensor((self.n,), BOOL))
        if self.n > 1:
            differs = [_differs(c, equal_nan) for c in columns]
            later = splat(False, tensor((self.n - 1,), BOOL))
            for d in differs:
                later = ops.or_(later, d)
            self.first = concatenate([splat(True, tensor((1,), BOOL)), later], 0)

    def firsts(self, size: int | None) -> Any:
        """Where the first of each kind stand; padded with 0 up to `size`."""
        if size is None:
            host = contents(self.first)
            if host is None:
                raise ConcretizationError(
                    "unique: how many different values there are is not known while tracing",
                    operands={"ar": self.table.type},
                    why="the shape of the result depends on the values.",
                    fix="give size=, the number of values to return.",
                )
            return adopt(np.flatnonzero(host).astype(self.index.np))
        return self._padded(size, 0)

    def _padded(self, size: int, fill: int) -> Any:
        """Where the first of each kind stand, then `fill`."""
        t = tensor((self.n,), self.index)
        here = choose(self.first, places(splat(0, t), 0, self.index), splat(self.n, t))
        (here,) = sort_values([here], 0)
        if size > self.n:
            here = concatenate([here, splat(self.n, tensor((size - self.n,), self.index))], 0)
        here = cut(here, 0, 0, size)
        return choose(binary.less(here, self.n), here, splat(fill, here.type.strong))

    def values(self, chosen: Any, fill_value: Any) -> Any:
        count = chosen.type.shape[0]
        if not self.n or not self.table.type.size:
            made = splat(0, tensor((count, *self.rest), self.table.type.dtype))
        else:
            made = indexing.take(self.table, chosen, 0, mode="clip")
        if fill_value is None:
            if not self.n and count:
                raise ValueError("unique: of no elements, size needs a fill_value")
            return made
        fill = to_type(value(fill_value, "unique"), made.type.dtype)
        kinds = reductions.sum(self.first, dtype=self.index.np)
        t = tensor((count,), self.index)
        real = binary.less(places(splat(0, t), 0, self.index), kinds)
        real = shapes.reshape(real, (count, *(1,) * len(self.rest)))
        return choosing.where(real, made, fill)

    def inverse(self) -> Any:
        """For every slice, which of the different ones it is."""
        number = binary.subtract(choosing.cumsum(convert(self.first, self.index), 0), 1)
        return sort_values([self.order, number], 0)[1]

    def counts(self, chosen: Any, padded: bool) -> Any:
        """How often each occurs."""
        if padded:
            ends = self._padded(chosen.type.shape[0] + 1, self.n)
        else:
            ends = concatenate([chosen, splat(self.n, tensor((1,), self.index))], 0)
        return choosing.diff(ends)


def _differs(column: Any, equal_nan: bool) -> Any:
    """Whether each element but the first differs from the one before."""
    n = column.type.shape[0]
    x, y = cut(column, 0, 1, n), cut(column, 0, 0, n - 1)
    other = binary.not_equal(x, y)
    if equal_nan and column.type.dtype.is_inexact:
        return ops.and_(other, ops.not_(ops.and_(isnan(x), isnan(y))))
    return other


class UniqueAll(NamedTuple):
    """What `unique_all` returns."""

    values: Any
    indices: Any
    inverse_indices: Any
    counts: Any


class UniqueCounts(NamedTuple):
    """What `unique_counts` returns."""

    values: Any
    counts: Any


class UniqueInverse(NamedTuple):
    """What `unique_inverse` returns."""

    values: Any
    inverse_indices: Any


def unique_all(x: Any, /, *, size: int | None = None, fill_value: Any = None) -> UniqueAll:
    """Different values, where each first occurs, which each element is, and how often."""
    return UniqueAll(
        *unique(x, True, True, True, equal_nan=False, size=size, fill_value=fill_value)
    )


def unique_counts(x: Any, /, *, size: int | None = None, fill_value: Any = None) -> UniqueCounts:
    """Different values, and how often each occurs."""
    return UniqueCounts(
        *unique(x, return_counts=True, equal_nan=False, size=size, fill_value=fill_value)
    )


def unique_inverse(x: Any, /, *, size: int | None = None, fill_value: Any = None) -> UniqueInverse:
    """Different values, and which of them each element is."""
    return UniqueInverse(
        *unique(x, return_inverse=True, equal_nan=False, size=size, fill_value=fill_value)
    )


def unique_values(x: Any, /, *, size: int | None = None, fill_value: Any = None) -> Any:
    """Different values."""
    return unique(x, equal_nan=False, size=size, fill_value=fill_value)
