"""`lax`'s sorts: one array or several together, keys with values, the largest elements."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from monograph._operands.axes import axis_of
from monograph._operands.values import value
from monograph.hlo.errors import ArgumentError, DTypeError
from monograph.hlo.record import ops
from monograph.numpy import shapes
from monograph.numpy.sorting import sort_values
from monograph.tracer.arguments import as_int


def sort(operand: Any, dimension: int = -1, is_stable: bool = True, num_keys: int = 1) -> Any:
    """Arrays sorted together along a dimension.

    Args:
        operand: an array, or a sequence of arrays of one shape.
        dimension: along which.
        is_stable: accepted; the sort is always stable.
        num_keys: how many of the arrays are compared, one after the other.

    Returns:
        An array, or a tuple of arrays. -0 equals +0, and NaNs come last.
    """
    several = isinstance(operand, list | tuple)
    xs = [value(x, "sort", i) for i, x in enumerate(operand if several else [operand])]
    if not xs:
        raise TypeError("sort: no operands")
    keys = as_int(num_keys, "num_keys")
    if not 1 <= keys <= len(xs):
        raise ValueError(f"sort: num_keys={keys} of {len(xs)} operands")
    at = axis_of(dimension, xs[0].type.ndim, "sort")
    made = sort_values(xs, at, keys, bool(is_stable))
    return tuple(made) if several else made[0]


def sort_key_val(keys: Any, values: Any, dimension: int = -1, is_stable: bool = True) -> Any:
    """Keys in order along a dimension, and values with them: ``sort((keys, values))``."""
    return sort((keys, values), dimension, is_stable)


def top_k(operand: Any, k: int, *, axis: int = -1) -> Any:
    """The k largest elements along an axis, largest first, and their indices (int32).

    Floats are ordered by their bits: NaN is above infinity. Of equal elements the first come first.

    >>> import monograph as mg
    >>> mg.lax.top_k(mg.numpy.array([1.0, 3.0, 2.0]), 2)
    [Array([3., 2.], dtype=float32), Array([1, 2], dtype=int32)]
    """
    x, count = value(operand, "top_k"), as_int(k, "k")
    if not x.type.ndim:
        raise TypeError("top_k: the operand is a scalar")
    at = axis_of(axis, x.type.ndim, "top_k")
    if not 0 <= count <= x.type.shape[at]:
        raise ArgumentError(
            f"top_k: k={count} of {x.type.shape[at]} elements along axis {at}",
            operands={"operand": x.type},
            fix="take no more elements than there are.",
        )
    found = ops.top_k(shapes.moveaxis(x, at, -1), k=count)
    return [shapes.moveaxis(v, -1, at) for v in found]


def _approx(name: str, sign: int, what: str) -> Callable[..., Any]:
    def f(
        operand: Any,
        k: int,
        reduction_dimension: int = -1,
        recall_target: float = 0.95,
        reduction_input_size_override: int = -1,
        aggregate_to_topk: bool = True,
    ) -> Any:
        x = value(operand, name)
        if not x.type.dtype.is_float:
            raise DTypeError(f"{name}: {x.type.dtype} is no float", fix="use lax.top_k.")
        if not aggregate_to_topk:
            raise ArgumentError(
                f"{name}: aggregate_to_topk=False", fix="leave it out: the result is exact."
            )
        values, places = top_k(x if sign > 0 else ops.negate(x), k, axis=reduction_dimension)
        return [values if sign > 0 else ops.negate(values), places]

    f.__name__ = f.__qualname__ = name
    f.__doc__ = f"""The k {what} elements along a dimension and their indices: exactly, here.

    Args:
        operand: floats.
        k: how many.
        reduction_dimension: along which.
        recall_target, reduction_input_size_override: accepted; nothing is left out.
        aggregate_to_topk: must be True.
    """
    return f


approx_max_k = _approx("approx_max_k", 1, "largest")
approx_min_k = _approx("approx_min_k", -1, "smallest")
