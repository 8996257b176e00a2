"""New arrays: from data, filled with a value, ranges and grids, the identity and triangles."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from monograph._operands.axes import axis_of, shape_of
from monograph._operands.promotion import inexact_dtype, promoted
from monograph._operands.values import broadcast_to, convert, is_value, shortened, to_type, value
from monograph.hlo.builder import Tracer
from monograph.hlo.errors import ArgumentError, ShapeError
from monograph.hlo.ops.leaf import splat
from monograph.hlo.record import ops
from monograph.hlo.types import DType, tensor
from monograph.numpy.binary import add, multiply, subtract
from monograph.tracer.arguments import as_int
from monograph.tracer.array import Array
from monograph.tracer.avals import abstract
from monograph.tracer.device import device_put
from monograph.tracer.dtypes import default_dtype, requested


def _placed(x: Any, device: Any) -> Any:
    return x if device is None else device_put(x, device)


# ---- from data -----------------------------------------------------------------------------------
def array(x: Any, dtype: Any = None, copy: bool = True, order: Any = None, ndmin: int = 0) -> Any:
    """An array of `x`: an array, a number, or nested lists and tuples of these.

    Args:
        x: the data; traced values may stand in lists.
        dtype: element type; by default that of the data (64-bit types narrowed, unless enabled).
        copy: kept for NumPy's sake: arrays are immutable.
        order: only the default is supported.
        ndmin: dimensions of size 1 are put in front up to this many.

    >>> array([1, 2.5])
    Array([1. , 2.5], dtype=float32)
    """
    d = None if dtype is None else requested(dtype, "array")
    if type(x) is np.ndarray and copy:
        x = x.copy()
    out = _from_data(x, d)
    if out.type.ndim < ndmin:
        out = ops.reshape(out, shape=(1,) * (ndmin - out.type.ndim) + out.type.shape)
    return out


def asarray(x: Any, dtype: Any = None, order: Any = None, *, copy: bool | None = None) -> Any:
    """`x` as an array, without a copy where it is one."""
    return array(x, dtype, copy=bool(copy))


def _from_data(x: Any, d: DType | None) -> Any:
    if isinstance(x, list | tuple):
        return _from_list(x, d)
    if type(x) in (int, float, complex, bool) and d is not None:
        return to_type(x, d)
    if hasattr(type(x), "__array__") and not isinstance(x, np.ndarray) and abstract(x) is None:
        x = np.asarray(x)  # a data frame, say: its columns have types, it has none
    x = value(x, "array")
    return x if d is None else convert(x, d)


def _from_list(x: Sequence[Any], d: DType | None) -> Any:
    leaves, shape = _leaves(x)
    if any(type(leaf) is Tracer or (type(leaf) is Array and leaf.type.ndim) for leaf in leaves):
        return _stacked([_from_data(item, None) for item in x], d)
    if d is None:
        if not leaves:
            d = default_dtype("float")
        else:
            d = promoted(*leaves)[0]
    try:
        host = np.asarray([_host(leaf) for leaf in leaves]) if leaves else np.zeros(0)
        host = host.reshape((*shape, *host.shape[1:])) if leaves else host.reshape(shape)
    except (ValueError, TypeError, OverflowError) as e:
        raise ArgumentError(
            "array: the nested lists do not form an array",
            operands={"x": shortened(x)},
            why=str(e),
            fix="give lists of equal length whose elements are numbers or arrays.",
        ) from None
    return value(host.astype(d.np), "array")


def _host(x: Any) -> Any:
    return x if isinstance(x, bool | int | float | complex) else np.asarray(x)


def _leaves(x: Sequence[Any]) -> tuple[list[Any], tuple[int, ...]]:
    """The elements of nested lists in order, and the lists' lengths."""
    level: list[Any] = list(x)
    shape = [len(x)]
    while level and all(isinstance(item, list | tuple) for item in level):
        sizes = {len(item) for item in level}
        if len(sizes) != 1:
            raise ArgumentError(
                "array: the nested lists do not form an array",
                operands={"x": shortened(x)},
                why=f"lists at one depth have lengths {sorted(sizes)}.",
                fix="give lists of equal length.",
            )
        shape.append(sizes.pop())
        level = [leaf for item in level for leaf in item]
    for leaf in level:
        if isinstance(leaf, list | tuple | str | bytes | dict | set) or leaf is None:
            raise ArgumentError(
                f"array: an element of type {type(leaf).__name__} beside others",
                operands={"x": shortened(x)},
                fix="give lists of equal depth whose elements are numbers or arrays.",
            )
    return level, tuple(shape)


def _stacked(rows: list[Any], d: DType | None) -> Any:
    joined = promoted(*rows)[0] if d is None else d
    rows = [convert(row, joined) for row in rows]
    shapes = {row.type.shape for row in rows}
    if len(shapes) != 1:
        raise ShapeError(
            f"array: elements have different shapes: {', '.join(map(str, sorted(shapes)))}",
            fix="stack arrays of one shape.",
        )
    (shape,) = shapes
    rows = [ops.reshape(row, shape=(1, *shape)) for row in rows]
    return rows[0] if len(rows) == 1 else ops.concatenate(*rows, dimension=0)


# ---- filled with one value -----------------------------------------------------------------------
def _filled(name: str, number: int) -> Callable[..., Any]:
    def f(shape: Any, dtype: Any = None, *, device: Any = None) -> Any:
        d = default_dtype("float") if dtype is None else requested(dtype, name)
        return _placed(splat(number, tensor(shape_of(shape, name), d)), device)

    f.__name__ = f.__qualname__ = name
    f.__doc__ = f"An array of {name} of the given shape and element type (float by default)."
    return f


zeros = _filled("zeros", 0)
ones = _filled("ones", 1)
empty = zeros


def full(shape: Any, fill_value: Any, dtype: Any = None, *, device: Any = None) -> Any:
    """An array of `shape` filled with a value, which broadcasts to it."""
    d, weak = promoted(fill_value) if dtype is None else (requested(dtype, "full"), False)
    shape = shape_of(shape, "full")
    x = to_type(fill_value if is_number(fill_value) else value(fill_value, "full"), d, weak)
    return _placed(_spread(x, shape, "full"), device)


def is_number(x: Any) -> bool:
    """Whether `x` is a bare Python number."""
    return type(x) in (int, float, complex, bool)


def _spread(x: Any, shape: tuple[int, ...], where: str) -> Any:
    own = x.type.shape
    fits = len(own) <= len(shape) and all(
        n in (1, m) for n, m in zip(reversed(own), reversed(shape), strict=False)
    )
    if not fits:
        raise ShapeError(
            f"{where}: a value of shape {own} does not broadcast to {shape}",
            fix="give a scalar, or a shape that ends in the value's.",
        )
    return broadcast_to(x, shape)


def _like(x: Any, fill: Any, dtype: Any, shape: Any, name: str) -> Any:
    x = value(x, name)
    d, weak = (x.type.dtype, x.type.weak) if dtype is None else (requested(dtype, name), False)
    shape = x.type.shape if shape is None else shape_of(shape, name)
    if is_number(fill):
        filler = to_type(fill, d, weak)
    else:
        filler = convert(value(fill, name), d, weak)
    return _spread(filler, shape, name)


def zeros_like(x: Any, dtype: Any = None, shape: Any = None, *, device: Any = None) -> Any:
    """Zeros of the shape and element type of `x`."""
    return _placed(_like(x, 0, dtype, shape, "zeros_like"), device)


def ones_like(x: Any, dtype: Any = None, shape: Any = None, *, device: Any = None) -> Any:
    """Ones of the shape and element type of `x`."""
    return _placed(_like(x, 1, dtype, shape, "ones_like"), device)


def full_like(
    x: Any, fill_value: Any, dtype: Any = None, shape: Any = None, *, device: Any = None
) -> Any:
    """A value filled into the shape and element type of `x`."""
    return _placed(_like(x, fill_value, dtype, shape, "full_like"), device)


empty_like = zeros_like


# ---- ranges and grids ----------------------------------------------------------------------------
def arange(
    start: Any, stop: Any = None, step: Any = None, dtype: Any = None, *, device: Any = None
) -> Any:
    """Numbers from `start` (0 by default) up to `stop`, which is left out, `step` apart.

    The bounds must be concrete, since the shape depends on them.
    """
    low, high, by = [0 if v is None else _concrete(v, "arange") for v in (start, stop, step)]
    given = [v for v in (start, stop, step) if v is not None]
    d = promoted(*given)[0] if dtype is None else requested(dtype, "arange")
    if stop is None:
        low, high = 0, low
    by = 1 if step is None else by
    if by == 0:
        raise ArgumentError("arange: step is 0", fix="give a step other than 0.")
    n = max(0, math.ceil((high - low) / by))
    if low == 0 and by == 1 and d.kind != "bool":
        return _placed(ops.iota(iota_dimension=0, shape=(n,), dtype=d), device)
    # Computed in NumPy, as JAX does, for any other start and step.
    return _placed(value(np.arange(low, high, by, dtype=d.np), "arange"), device)


def _concrete(x: Any, where: str) -> Any:
    if isinstance(x, bool | int | float | complex):
        return x
    if is_value(x):
        return float(x) if x.type.dtype.is_inexact else int(x)
    if isinstance(x, np.ndarray | np.generic) and x.ndim == 0:
        return x.item()
    raise ArgumentError(
        f"{where}: a bound must be a number, got {type(x).__name__}",
        operands={"bound": shortened(x)},
        fix="pass Python numbers.",
    )


def linspace(
    start: Any,
    stop: Any,
    num: int = 50,
    endpoint: bool = True,
    retstep: bool = False,
    dtype: Any = None,
    axis: int = 0,
) -> Any:
    """`num` numbers from `start` to `stop`, evenly spaced along a new axis.

    Returns:
        The numbers; with `retstep` also their distance.
    """
    num = as_int(num, "num")
    if num < 0:
        raise ArgumentError(f"linspace: num is {num}", fix="ask for 0 or more numbers.")
    out_d = inexact_dtype(start, stop) if dtype is None else requested(dtype, "linspace")
    d = out_d if out_d.is_inexact else default_dtype("float")
    low, high = (to_type(v if is_number(v) else value(v, "linspace"), d) for v in (start, stop))
    parts = num - 1 if endpoint else num
    step = _quotient(subtract(high, low), parts) if parts > 0 else splat(np.nan, high.type)
    steps = ops.iota(iota_dimension=0, shape=(num,), dtype=default_dtype("float"))
    rank = max(low.type.ndim, high.type.ndim)
    steps = ops.reshape(convert(steps, d), shape=(num, *(1,) * rank))
    if num > 1:
        ratio = _quotient(steps, parts)
        out = add(multiply(low, subtract(1, ratio)), multiply(high, ratio))
        if endpoint:  # the last is the bound itself, without rounding
            last = broadcast_to(add(high, multiply(low, 0)), out.type.shape[1:])
            head = _rows(out, 0, num - 1)
            out = ops.concatenate(head, ops.reshape(last, shape=(1, *last.type.shape)), dimension=0)
    else:
        out = broadcast_to(low, (num, *np.broadcast_shapes(low.type.shape, high.type.shape)))
    if out_d.is_integer:
        out = ops.floor(out)
    out = convert(out, out_d)
    if rank and axis_of(axis, out.type.ndim, "linspace"):
        order = list(range(1, out.type.ndim))
        order.insert(axis_of(axis, out.type.ndim, "linspace"), 0)
        out = ops.transpose(out, permutation=tuple(order))
    return (out, step) if retstep else out


def _quotient(x: Any, n: int) -> Any:
    return ops.divide(x, splat(n, x.type))


def _rows(x: Any, low: int, high: int) -> Any:
    rest = x.type.shape[1:]
    return ops.slice(
        x,
        start_indices=(low, *(0,) * len(rest)),
        limit_indices=(high, *rest),
        strides=(1,) * x.type.ndim,
    )


def logspace(
    start: Any,
    stop: Any,
    num: int = 50,
    endpoint: bool = True,
    base: Any = 10.0,
    dtype: Any = None,
    axis: int = 0,
) -> Any:
    """`num` numbers from base**start to base**stop, whose logarithms are evenly spaced."""
    exponents = linspace(start, stop, num, endpoint, axis=axis)
    base = value(base, "logspace")
    out = ops.power(
        broadcast_to(convert(base, exponents.type.dtype), exponents.type.shape), exponents
    )
    return out if dtype is None else convert(out, requested(dtype, "logspace"))


def meshgrid(*xs: Any, copy: bool = True, sparse: bool = False, indexing: str = "xy") -> list[Any]:
    """One grid per vector: `xs[i]` spread over the dimensions of the others."""
    if indexing not in ("xy", "ij"):
        raise ArgumentError(f"meshgrid: indexing {indexing!r}", fix="use 'xy' or 'ij'.")
    vectors = [value(x, "meshgrid", i) for i, x in enumerate(xs)]
    vectors = [ops.reshape(v, shape=(v.type.size,)) for v in vectors]
    order = list(range(len(vectors)))
    if indexing == "xy" and len(order) > 1:
        order[:2] = [1, 0]
    sizes = [vectors[i].type.size for i in order]
    out = []
    for i, v in enumerate(vectors):
        at = order.index(i)
        shape = [1] * len(sizes) if sparse else list(sizes)
        shape[at] = v.type.size
        out.append(ops.broadcast_in_dim(v, shape=tuple(shape), broadcast_dimensions=(at,)))
    return out


def indices(dimensions: Sequence[int], dtype: Any = None, sparse: bool = False) -> Any:
    """For each dimension the index along it, stacked (or apart if `sparse`)."""
    d = default_dtype("int") if dtype is None else requested(dtype, "indices")
    shape = shape_of(dimensions, "indices")
    if sparse:
        rows = []
        for i, n in enumerate(shape):
            own = tuple([n if j == i else 1 for j in range(len(shape))])
            rows.append(ops.iota(iota_dimension=i, shape=own, dtype=d))
        return tuple(rows)
    grids = [ops.iota(iota_dimension=i, shape=shape, dtype=d) for i in range(len(shape))]
    return _stacked(grids, d) if grids else splat(0, tensor((0,), d))


# ---- the identity and triangles ------------------------------------------------------------------
def _offset_mask(n: int, m: int, k: int, direction: str) -> Any:
    """Where row index + k compares so to the column index."""
    n, m = shape_of((n, m), "a matrix")
    d = default_dtype("int")
    row = ops.iota(iota_dimension=0, shape=(n, m), dtype=d)
    column = ops.iota(iota_dimension=1, shape=(n, m), dtype=d)
    return ops.compare(add(row, k), column, comparison_direction=direction)


def eye(N: int, M: int | None = None, k: int = 0, dtype: Any = None) -> Any:
    """Ones on diagonal `k`, zeros elsewhere."""
    d = default_dtype("float") if dtype is None else requested(dtype, "eye")
    n = as_int(N, "N")
    return convert(_offset_mask(n, n if M is None else as_int(M, "M"), k, "EQ"), d)


def identity(n: int, dtype: Any = None) -> Any:
    """The identity matrix."""
    return eye(n, dtype=dtype)


def tri(N: int, M: int | None = None, k: int = 0, dtype: Any = None) -> Any:
    """Ones at and below diagonal `k`."""
    d = default_dtype("float") if dtype is None else requested(dtype, "tri")
    n = as_int(N, "N")
    return convert(_offset_mask(n, n if M is None else as_int(M, "M"), k, "GE"), d)


def _triangle(x: Any, k: int, name: str, direction: str) -> Any:
    x = value(x, name)
    if x.type.ndim < 2:
        raise ShapeError(
            f"{name} needs at least 2 dimensions, got {x.type.ndim}",
            operands={"m": x.type},
            fix="pass a matrix.",
        )
    n, m = x.type.shape[-2:]
    mask = broadcast_to(_offset_mask(n, m, k, direction), x.type.shape)
    return ops.select(mask, x, splat(0, x.type))


def tril(m: Any, k: int = 0) -> Any:
    """The lower triangle, up to diagonal `k`; zeros above."""
    return _triangle(m, k, "tril", "GE")


def triu(m: Any, k: int = 0) -> Any:
    """The upper triangle, from diagonal `k`; zeros below."""
    return _triangle(m, k, "triu", "LE")
