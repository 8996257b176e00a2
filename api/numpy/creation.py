"""New arrays: from data, filled with a value, the identity and triangles."""

from __future__ import annotations

import array as arrays
import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from monograph._operands.axes import shape_of
from monograph._operands.placed import beside, living_in
from monograph._operands.promotion import promoted
from monograph._operands.values import (
    broadcast_to,
    convert,
    is_value,
    refuse_imaginary,
    shortened,
    to_type,
    value,
)
from monograph.hlo.builder import Tracer
from monograph.hlo.errors import ArgumentError, ShapeError, UnsupportedError
from monograph.hlo.ops.leaf import splat
from monograph.hlo.ops.named import vary
from monograph.hlo.record import ops
from monograph.hlo.types import DType, TensorType, tensor
from monograph.numpy.binary import add
from monograph.sharding import NamedSharding
from monograph.tracer.arguments import as_int
from monograph.tracer.array import Array, adopt
from monograph.tracer.avals import ShapeDtypeStruct, abstract
from monograph.tracer.device import device_put
from monograph.tracer.dtypes import default_dtype, requested
from monograph.tracer.elements import is_keys


def placed(x: Any, device: Any, out_sharding: Any = None) -> Any:
    """`x` on a device, if one is given, or where a sharding or a spec says."""
    return living_in(x if device is None else device_put(x, device), out_sharding)


# ---- from data -----------------------------------------------------------------------------------
def array(
    object: Any, dtype: Any = None, copy: bool | None = True, order: str | None = "K",
    ndmin: int = 0, *, device: Any = None, out_sharding: Any = None,
) -> Any:  # fmt: skip
    """An array of `object`: an array, a number, or nested lists and tuples of these.

    Args:
        object: the data; traced values may stand in lists.
        dtype: element type; by default that of the data (64-bit types narrowed, unless enabled).
        copy: False refuses data that has to be copied.
        order: accepted, all but "F": memory is row-major.
        ndmin: dimensions of size 1 are put in front up to this many.
        device: where to put it.
        out_sharding: the same, as a sharding or a spec of the mesh in the context.

    >>> array([1, 2.5])
    Array([1. , 2.5], dtype=float32)
    """
    if order not in ("K", "C", "A", None):
        raise UnsupportedError(f"array: order {order!r}", fix="leave it out: memory is row-major.")
    d = None if dtype is None else requested(dtype, "array")
    out = _shared(object, d) if copy is False else _from_data(object, d)
    if out.type.ndim < ndmin:
        out = ops.reshape(out, shape=(1,) * (ndmin - out.type.ndim) + out.type.shape)
    elif out is object and copy and type(out) is Array:
        out = out.copy()
    return placed(out, device, out_sharding)


def listed(x: Any) -> Any:
    """A list of numbers as an array, for functions that take lists, too; all else as it is."""
    return array(x) if isinstance(x, list | tuple) else x


def _shared(x: Any, d: DType | None) -> Any:
    """`x` itself, or an array on the memory of a NumPy array.

    Raises:
        ValueError: if a copy would have to be made.
    """
    t = abstract(x)
    if t is not None and (d is None or t.dtype is d):
        if is_value(x):
            return x
        if isinstance(x, np.ndarray) and x.dtype == t.dtype.np:
            if x.flags.c_contiguous and x.flags.aligned:
                return adopt(x)
    raise ValueError("array: copy=False, but this data or its element type needs a copy")


def asarray(
    a: Any, dtype: Any = None, order: str | None = None, *, copy: bool | None = None,
    device: Any = None, out_sharding: Any = None,
) -> Any:  # fmt: skip
    """`a` as an array, without a copy where it is one, see `array`."""
    return array(a, dtype, copy, order, device=device, out_sharding=out_sharding)


def copy(a: Any, order: str | None = None) -> Any:
    """An array of `a` in memory of its own."""
    return array(a, copy=True, order=order)


def _from_data(x: Any, d: DType | None) -> Any:
    if isinstance(x, list | tuple):
        return _from_list(x, d)
    if type(x) in (int, float, complex, bool) and d is not None:
        _refuse_beyond([x], d)
        refuse_imaginary(x, d, "array")
        if type(x) is int and d.is_integer:  # which need not fit the default type
            return value(np.asarray(x, d.np), "array")
        return to_type(float(x) if type(x) is int and d.is_float else x, d)
    if isinstance(x, range):
        return _from_list(list(x), d)
    if isinstance(x, memoryview | arrays.array):
        x = np.asarray(x)
    known = isinstance(x, np.ndarray) or is_keys(x) or abstract(x) is not None
    if hasattr(type(x), "__array__") and not known:
        x = np.asarray(x)  # a data frame, say: its columns have types, it has none
    x = value(x, "array")
    return x if d is None else convert(x, d)


def _from_list(x: Sequence[Any], d: DType | None) -> Any:
    leaves, shape = _leaves(x)
    for leaf in leaves:
        if is_keys(leaf):
            value(leaf, "array")  # raises: its words are an array
    if any(type(leaf) is Tracer or (type(leaf) is Array and leaf.type.ndim) for leaf in leaves):
        return stacked([_from_data(item, None) for item in x], d)
    if d is None:
        if not leaves:
            d = default_dtype("float")
        else:
            d = promoted(*leaves)[0]
    _refuse_beyond(leaves, d)
    for leaf in leaves:
        refuse_imaginary(leaf, d, "array")
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


def _refuse_beyond(numbers: Sequence[Any], d: DType) -> None:
    """Refuse a plain number that an integer type does not hold."""
    if not d.is_integer:
        return
    half = 1 << d.bits - 1
    low, high = (-half, half - 1) if d.kind == "int" else (0, 2 * half - 1)
    for n in numbers:
        if isinstance(n, _REAL) and math.isfinite(n) and not low <= int(n) <= high:
            raise OverflowError(f"array: {n} is out of bounds for {d.np.name} ({low} to {high})")


_REAL = (int, float, np.integer, np.floating)


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


def stacked(rows: list[Any], d: DType | None) -> Any:
    """Values of one shape along a new first axis."""
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
    def f(shape: Any, dtype: Any = None, *, device: Any = None, out_sharding: Any = None) -> Any:
        d = default_dtype("float") if dtype is None else requested(dtype, name)
        return placed(splat(number, tensor(shape_of(shape, name), d)), device, out_sharding)

    f.__name__ = f.__qualname__ = name
    f.__doc__ = f"An array of {name} of the given shape and element type (float by default)."
    return f


zeros = _filled("zeros", 0)
ones = _filled("ones", 1)
empty = zeros


def full(
    shape: Any, fill_value: Any, dtype: Any = None, *, device: Any = None, out_sharding: Any = None
) -> Any:
    """An array of `shape` filled with a value, which broadcasts to it."""
    d, weak = promoted(fill_value) if dtype is None else (requested(dtype, "full"), False)
    shape = shape_of(shape, "full")
    refuse_imaginary(fill_value, d, "full")
    x = to_type(fill_value if is_number(fill_value) else value(fill_value, "full"), d, weak)
    return placed(_spread(x, shape, "full"), device, out_sharding)


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


def _seen(x: Any, name: str) -> tuple[Any, TensorType]:
    """What is to be imitated, as a value where it is one, and its type.

    What only says its shape and element type (a ShapeDtypeStruct, say) serves as well.
    """
    says = not (is_value(x) or is_keys(x)) and hasattr(x, "shape") and hasattr(x, "dtype")
    if isinstance(x, ShapeDtypeStruct):
        return x, x.type
    if says and abstract(x) is None:
        return x, tensor(shape_of(x.shape, name), requested(x.dtype, name))
    x = value(x, name)
    return x, x.type


def _like(x: Any, fill: Any, dtype: Any, shape: Any, name: str) -> Any:
    x, t = _seen(x, name)
    d, weak = (t.dtype, t.weak) if dtype is None else (requested(dtype, name), False)
    shape = t.shape if shape is None else shape_of(shape, name)
    refuse_imaginary(fill, d, name)
    if is_number(fill):
        filler = to_type(fill, d, weak)
    else:
        filler = convert(value(fill, name), d, weak)
    made = vary(_spread(filler, shape, name), t.vary)
    told = type(x) in (Array, ShapeDtypeStruct) and type(x.sharding) is NamedSharding
    return living_in(made, x.sharding) if told and t.shape == made.type.shape else beside(made, x)


def zeros_like(
    a: Any, dtype: Any = None, shape: Any = None, *, device: Any = None, out_sharding: Any = None
) -> Any:
    """Zeros of the shape and element type of `a`."""
    return placed(_like(a, 0, dtype, shape, "zeros_like"), device, out_sharding)


def ones_like(
    a: Any, dtype: Any = None, shape: Any = None, *, device: Any = None, out_sharding: Any = None
) -> Any:
    """Ones of the shape and element type of `a`."""
    return placed(_like(a, 1, dtype, shape, "ones_like"), device, out_sharding)


def full_like(
    a: Any, fill_value: Any, dtype: Any = None, shape: Any = None, *, device: Any = None,
    out_sharding: Any = None,
) -> Any:  # fmt: skip
    """A value filled into the shape and element type of `a`."""
    return placed(_like(a, fill_value, dtype, shape, "full_like"), device, out_sharding)


def empty_like(prototype: Any, dtype: Any = None, shape: Any = None, *, device: Any = None) -> Any:
    """Zeros, as memory is never left as it was found."""
    return zeros_like(prototype, dtype, shape, device=device)


# ---- the identity and triangles ------------------------------------------------------------------
def _offset_mask(n: int, m: int, k: int, direction: str) -> Any:
    """Where row index + k compares so to the column index."""
    n, m = shape_of((n, m), "a matrix")
    d = default_dtype("int")
    row = ops.iota(iota_dimension=0, shape=(n, m), dtype=d)
    column = ops.iota(iota_dimension=1, shape=(n, m), dtype=d)
    return ops.compare(add(row, k), column, comparison_direction=direction)


def eye(N: int, M: int | None = None, k: int = 0, dtype: Any = None, *, device: Any = None) -> Any:
    """Ones on diagonal `k`, zeros elsewhere."""
    d = default_dtype("float") if dtype is None else requested(dtype, "eye")
    n = as_int(N, "N")
    m = n if M is None else as_int(M, "M")
    return placed(convert(_offset_mask(n, m, k, "EQ"), d), device)


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
