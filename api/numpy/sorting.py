"""Sorting: sort, argsort, lexsort, partition, sort_complex; order is JAX's.

Floats: -0 equals +0, and NaNs come last. All sorts are stable.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from monograph._operands.axes import axis_of
from monograph._operands.values import convert, value
from monograph.hlo.errors import ArgumentError, DTypeError, ShapeError
from monograph.hlo.ops.orders import lexicographic
from monograph.hlo.ops.slices import cut
from monograph.hlo.record import ops
from monograph.hlo.types import DTYPES, DType, listed
from monograph.numpy import shapes
from monograph.numpy.joining import concatenate
from monograph.tracer.arguments import as_int
from monograph.tracer.dtypes import default_dtype, requested_number

_OF_PARTS = {"f64": "c128"}  # the complex type with such parts; c64 for all others


def sort_values(
    xs: Sequence[Any], dimension: int, num_keys: int = 1, is_stable: bool = True
) -> list[Any]:
    """Values of one shape sorted together along a dimension, by the first `num_keys` of them."""
    comparator = lexicographic([x.type.dtype for x in xs], num_keys)
    return listed(ops.sort(*xs, dimension=dimension, is_stable=is_stable, comparator=comparator))


def places(x: Any, dimension: int, d: DType) -> Any:
    """The index of every element along a dimension."""
    return ops.iota(iota_dimension=dimension, shape=x.type.shape, dtype=d)


def sort(
    a: Any,
    axis: int | None = -1,
    *,
    kind: None = None,
    order: None = None,
    stable: bool = True,
    descending: bool = False,
) -> Any:
    """The elements in ascending order along an axis.

    Args:
        a: an array.
        axis: along which to sort; None flattens first.
        kind, order: must be None.
        stable: accepted; the sort is always stable.
        descending: largest first (equal elements then in reversed order, as in JAX).

    >>> import monograph.numpy as mnp
    >>> mnp.sort(mnp.array([3, 1, 2]))
    Array([1, 2, 3], dtype=int32)
    """
    x, at = _along(a, axis, kind, order, "sort")
    (made,) = sort_values([x], at)
    return ops.reverse(made, dimensions=(at,)) if descending else made


def argsort(
    a: Any,
    axis: int | None = -1,
    *,
    kind: None = None,
    order: None = None,
    stable: bool = True,
    descending: bool = False,
    dtype: Any = None,
) -> Any:
    """The indices that sort an array along an axis; the arguments are those of `sort`.

    Args:
        dtype: of the indices; by default the default integer type.

    >>> import monograph.numpy as mnp
    >>> mnp.argsort(mnp.array([3, 1, 2]))
    Array([1, 2, 0], dtype=int32)
    """
    x, at = _along(a, axis, kind, order, "argsort")
    d = default_dtype("int") if dtype is None else requested_number(dtype, "argsort")
    index = places(x, at, d)
    if descending and stable:
        x, index = (ops.reverse(v, dimensions=(at,)) for v in (x, index))
    made = sort_values([x, index], at)[1]
    return ops.reverse(made, dimensions=(at,)) if descending else made


def _along(a: Any, axis: int | None, kind: None, order: None, where: str) -> tuple[Any, int]:
    if kind is not None or order is not None:
        raise TypeError(f"{where} takes no kind and no order: every sort is stable")
    x = value(a, where)
    if axis is None:
        return shapes.ravel(x), 0
    return x, axis_of(axis, x.type.ndim, where)


def lexsort(keys: Any, axis: int = -1) -> Any:
    """The indices that sort by several keys, of which the last one counts first.

    Args:
        keys: arrays of one shape, or the rows of an array.
        axis: along which to sort.

    >>> import monograph.numpy as mnp
    >>> mnp.lexsort((mnp.array([2, 1, 0]), mnp.array([1, 0, 1])))
    Array([1, 2, 0], dtype=int32)
    """
    rows = [value(k, "lexsort", i) for i, k in enumerate(keys)]
    if not rows:
        raise TypeError("lexsort: no keys")
    if any(k.type.shape != rows[0].type.shape for k in rows):
        raise ShapeError(
            "lexsort: keys have different shapes",
            operands={f"keys[{i}]": k.type for i, k in enumerate(rows)},
            fix="give keys of one shape.",
        )
    index = default_dtype("int")
    if not rows[0].type.ndim:
        return ops.convert(value(0, "lexsort"), dtype=index)
    at = axis_of(axis, rows[0].type.ndim, "lexsort")
    return sort_values([*reversed(rows), places(rows[0], at, index)], at, len(rows))[-1]


def sort_complex(a: Any) -> Any:
    """The elements as complex numbers in ascending order, by real then imaginary part."""
    x = value(a, "sort_complex")
    d = x.type.dtype
    wanted = d if d.is_complex else DTYPES[_OF_PARTS.get(d.name, "c64")]
    return sort(convert(x, wanted))


# ---- partly sorted -------------------------------------------------------------------------------


def _split(a: Any, kth: int, axis: int, where: str) -> tuple[Any, int, int]:
    x = value(a, where)
    if x.type.dtype.is_complex:
        raise DTypeError(f"{where}: complex numbers", fix="sort them instead.")
    at = axis_of(axis, x.type.ndim, where)
    n, k = x.type.shape[at], as_int(kth, "kth")
    if not -n <= k < n:
        raise ArgumentError(
            f"{where}: kth={k} of {n} elements", fix=f"give a number from {-n} to {n - 1}."
        )
    return shapes.swapaxes(x, at, -1), k % n, at


def _downwards(x: Any) -> Any:
    """Values in the opposite order."""
    return ops.negate(x) if x.type.dtype.is_float else ops.not_(x)


def partition(a: Any, kth: int, axis: int = -1) -> Any:
    """The elements with the smallest kth + 1, in order, before the others, the largest first.

    Args:
        a: an array.
        kth: a number known while tracing.
        axis: along which.
    """
    x, k, at = _split(a, kth, axis, "partition")
    low = _downwards(ops.top_k(_downwards(x), k=k + 1)[0])
    high = ops.top_k(x, k=x.type.shape[-1] - k - 1)[0]
    return shapes.swapaxes(concatenate([low, high], -1), at, -1)


def argpartition(a: Any, kth: int, axis: int = -1) -> Any:
    """The indices of the kth + 1 smallest elements, in order, then the others' in ascending order.

    The arguments are those of `partition`.
    """
    x, k, at = _split(a, kth, axis, "argpartition")
    last, n = x.type.ndim - 1, x.type.shape[-1]
    order = ops.top_k(_downwards(x), k=n)[1]
    low, high = cut(order, last, 0, k + 1), cut(order, last, k + 1, n)
    (high,) = sort_values([high], last)
    return shapes.swapaxes(concatenate([low, high], -1), at, -1)
