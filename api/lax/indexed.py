"""`lax.gather`, `lax.scatter` and its like, with JAX's dimension numbers.

The dimension of the index vectors is always the last one. Indices are never counted from the end.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np

from monograph._operands.values import convert, promote, value
from monograph._operands.windows import (
    GatherScatterMode,
    applied,
    combiner,
    read_windows,
    write_windows,
)
from monograph.hlo.errors import ArgumentError
from monograph.hlo.graph import Graph
from monograph.hlo.ops.indexed import Indexed
from monograph.hlo.ops.leaf import splat
from monograph.hlo.record import ops
from monograph.hlo.types import TensorType, tensor
from monograph.tracer.arguments import as_int

Mode = str | GatherScatterMode | None


class GatherDimensionNumbers(NamedTuple):
    """Which dimensions of operand, indices and result belong together in a gather.

    Attributes:
        offset_dims: dimensions of the result that run through a window.
        collapsed_slice_dims: dimensions of the operand that the result does not have.
        start_index_map: the operand's dimension of each component of an index vector.
        operand_batching_dims: dimensions of the operand that run along with those of the indices.
        start_indices_batching_dims: these.
    """

    offset_dims: tuple[int, ...]
    collapsed_slice_dims: tuple[int, ...]
    start_index_map: tuple[int, ...]
    operand_batching_dims: tuple[int, ...] = ()
    start_indices_batching_dims: tuple[int, ...] = ()


class ScatterDimensionNumbers(NamedTuple):
    """Which dimensions of operand, indices and updates belong together in a scatter.

    Attributes:
        update_window_dims: dimensions of the updates that run through a window.
        inserted_window_dims: dimensions of the operand that the updates do not have.
        scatter_dims_to_operand_dims: the operand's dimension of each component of an index vector.
        operand_batching_dims: dimensions of the operand that run along with those of the indices.
        scatter_indices_batching_dims: these.
    """

    update_window_dims: Sequence[int]
    inserted_window_dims: Sequence[int]
    scatter_dims_to_operand_dims: Sequence[int]
    operand_batching_dims: Sequence[int] = ()
    scatter_indices_batching_dims: Sequence[int] = ()


def _fields(n: Any, kind: type[Any], where: str) -> list[tuple[int, ...]]:
    """Dimension numbers as tuples of ints, from ours or any object with the same fields.

    Raises:
        ArgumentError: if it is something else.
    """
    names = kind._fields
    if not all(hasattr(n, name) for name in names):
        raise ArgumentError(
            f"{where}: dimension_numbers is {type(n).__name__}",
            fix=f"pass a {kind.__name__}({', '.join(names)}).",
        )
    return [_ints(getattr(n, name), f"{where}: {name}") for name in names]


def _ints(x: Any, what: str) -> tuple[int, ...]:
    if not isinstance(x, list | tuple | range | np.ndarray):
        raise ArgumentError(f"{what} is {type(x).__name__}", fix="pass a tuple of ints.")
    return tuple([as_int(d, what) for d in x])


def _indices(x: Any, where: str) -> Any:
    i = value(x, where, 1)
    if not i.type.ndim:
        raise ArgumentError(
            f"{where}: the indices are a scalar",
            operands={"indices": i.type},
            fix="give index vectors along a last dimension.",
        )
    return i


def gather(
    operand: Any, start_indices: Any, dimension_numbers: GatherDimensionNumbers,
    slice_sizes: Sequence[int], *, unique_indices: bool = False, indices_are_sorted: bool = False,
    mode: Mode = None, fill_value: Any = None,
) -> Any:  # fmt: skip
    """Windows of an array, one per index vector.

    Args:
        operand: the array.
        start_indices: integers; the last dimension holds index vectors.
        dimension_numbers: which dimensions belong together.
        slice_sizes: of a window, one per dimension of the operand.
        unique_indices, indices_are_sorted: promises.
        mode: what windows that don't lie inside give: ``fill``, or the ones moved inside (``clip``,
            and ``promise_in_bounds``, the default).
        fill_value: the scalar of ``fill``; by default NaN, the smallest signed integer, the largest
            unsigned one, True.

    >>> import monograph.numpy as mnp
    >>> rows = GatherDimensionNumbers((1,), (0,), (0,))
    >>> gather(mnp.arange(6.0).reshape(3, 2), mnp.array([[2], [9]]), rows, (1, 2), mode="fill")
    Array([[ 4.,  5.],
           [nan, nan]], dtype=float32)
    """
    x, i = value(operand, "gather"), _indices(start_indices, "gather")
    rows, dropped, mapped, batching, starts = _fields(
        dimension_numbers, GatherDimensionNumbers, "gather"
    )
    sizes = _ints(slice_sizes, "gather: slice_sizes")
    w = Indexed(rows, dropped, batching, starts, mapped, i.type.ndim - 1, sizes)
    return read_windows(
        x, i, w, GatherScatterMode.from_any(mode or "promise_in_bounds"), fill_value,
        indices_are_sorted=indices_are_sorted, unique_indices=unique_indices,
    )  # fmt: skip


def _written(
    name: str, operand: Any, indices: Any, updates: Any, n: ScatterDimensionNumbers,
    body: Callable[[TensorType], Graph], indices_are_sorted: bool, unique_indices: bool, mode: Mode,
) -> Any:  # fmt: skip
    x, u = value(operand, name), value(updates, name, 2)
    i = _indices(indices, name)
    x, u = promote(name, x, u)
    rows, dropped, mapped, batching, starts = _fields(n, ScatterDimensionNumbers, name)
    single = {*dropped, *batching}
    windows = iter([u.type.shape[d] for d in rows if 0 <= d < u.type.ndim])
    sizes = tuple(1 if d in single else next(windows, 1) for d in range(x.type.ndim))
    w = Indexed(rows, dropped, batching, starts, mapped, i.type.ndim - 1, sizes)
    u, combine = convert(u, x.type.dtype), body(x.type)
    promises = {"indices_are_sorted": indices_are_sorted, "unique_indices": unique_indices}
    attrs = {**w.scattering, **promises, "body": combine}
    ops.scatter.infer((x.type.bare, i.type.bare, u.type.bare), attrs)  # modes need a valid one
    return write_windows(x, i, u, w, combine, GatherScatterMode.from_any(mode), **promises)


def _by(how: str | None) -> Callable[[TensorType], Graph]:
    return lambda t: combiner(how, t.dtype)


def scatter(
    operand: Any, scatter_indices: Any, updates: Any, dimension_numbers: ScatterDimensionNumbers,
    *, indices_are_sorted: bool = False, unique_indices: bool = False, mode: Mode = None,
) -> Any:  # fmt: skip
    """`operand` with windows replaced by updates, one per index vector; the last one stays.

    Args:
        operand: the array.
        scatter_indices: integers; the last dimension holds index vectors.
        updates: what comes into the windows.
        dimension_numbers: which dimensions belong together.
        indices_are_sorted, unique_indices: promises.
        mode: what becomes of windows that don't lie inside: ``drop`` (the default), ``clip``,
            ``promise_in_bounds``.
    """
    return _written("scatter", operand, scatter_indices, updates, dimension_numbers, _by(None),
                    indices_are_sorted, unique_indices, mode)  # fmt: skip


def scatter_add(
    operand: Any, scatter_indices: Any, updates: Any, dimension_numbers: ScatterDimensionNumbers,
    *, indices_are_sorted: bool = False, unique_indices: bool = False, mode: Mode = None,
) -> Any:  # fmt: skip
    """`operand` with updates added to windows; see `scatter`."""
    return _written("scatter_add", operand, scatter_indices, updates, dimension_numbers, _by("add"),
                    indices_are_sorted, unique_indices, mode)  # fmt: skip


def scatter_sub(
    operand: Any, scatter_indices: Any, updates: Any, dimension_numbers: ScatterDimensionNumbers,
    *, indices_are_sorted: bool = False, unique_indices: bool = False, mode: Mode = None,
) -> Any:  # fmt: skip
    """`operand` with updates subtracted from windows; see `scatter`."""
    less = ops.negate(value(updates, "scatter_sub", 2))
    return _written("scatter_sub", operand, scatter_indices, less, dimension_numbers, _by("add"),
                    indices_are_sorted, unique_indices, mode)  # fmt: skip


def scatter_mul(
    operand: Any, scatter_indices: Any, updates: Any, dimension_numbers: ScatterDimensionNumbers,
    *, indices_are_sorted: bool = False, unique_indices: bool = False, mode: Mode = None,
) -> Any:  # fmt: skip
    """`operand` with windows multiplied by updates; see `scatter`."""
    return _written("scatter_mul", operand, scatter_indices, updates, dimension_numbers,
                    _by("multiply"), indices_are_sorted, unique_indices, mode)  # fmt: skip


def scatter_min(
    operand: Any, scatter_indices: Any, updates: Any, dimension_numbers: ScatterDimensionNumbers,
    *, indices_are_sorted: bool = False, unique_indices: bool = False, mode: Mode = None,
) -> Any:  # fmt: skip
    """`operand` with windows that hold the smaller of element and update; see `scatter`."""
    return _written("scatter_min", operand, scatter_indices, updates, dimension_numbers,
                    _by("minimum"), indices_are_sorted, unique_indices, mode)  # fmt: skip


def scatter_max(
    operand: Any, scatter_indices: Any, updates: Any, dimension_numbers: ScatterDimensionNumbers,
    *, indices_are_sorted: bool = False, unique_indices: bool = False, mode: Mode = None,
) -> Any:  # fmt: skip
    """`operand` with windows that hold the larger of element and update; see `scatter`."""
    return _written("scatter_max", operand, scatter_indices, updates, dimension_numbers,
                    _by("maximum"), indices_are_sorted, unique_indices, mode)  # fmt: skip


def scatter_apply(
    operand: Any, scatter_indices: Any, func: Callable[[Any], Any],
    dimension_numbers: ScatterDimensionNumbers, *, update_shape: Sequence[int] = (),
    indices_are_sorted: bool = False, unique_indices: bool = False, mode: Mode = None,
) -> Any:  # fmt: skip
    """`operand` with a function of scalars applied to windows, as often as they are named.

    Args:
        operand: the array.
        scatter_indices: integers; the last dimension holds index vectors.
        func: from an element to an element of the same type, by elementwise ops.
        dimension_numbers: which dimensions belong together.
        update_shape: the shape that updates would have.
        indices_are_sorted, unique_indices, mode: see `scatter`.
    """
    x = value(operand, "scatter_apply")
    zero = splat(0, tensor(tuple(update_shape), x.type.dtype))
    return _written("scatter_apply", x, scatter_indices, zero, dimension_numbers,
                    lambda t: applied(func, t.dtype), indices_are_sorted, unique_indices,
                    mode)  # fmt: skip
