"""Ranges of numbers and the grids made of them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from monograph._operands.axes import axis_of, shape_of
from monograph._operands.promotion import float_of, inexact_dtype, promoted
from monograph._operands.values import (
    broadcast,
    broadcast_to,
    choose,
    convert,
    is_value,
    shortened,
    to_type,
    value,
)
from monograph.hlo.errors import ArgumentError
from monograph.hlo.ops.leaf import splat
from monograph.hlo.ops.slices import cut
from monograph.hlo.record import ops
from monograph.hlo.types import F32, tensor
from monograph.numpy.binary import add, multiply, subtract
from monograph.numpy.creation import is_number, placed, stacked
from monograph.tracer.arguments import as_int
from monograph.tracer.dtypes import default_dtype, requested


def arange(
    start: Any, stop: Any = None, step: Any = None, dtype: Any = None, *, device: Any = None,
    out_sharding: Any = None,
) -> Any:  # fmt: skip
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
    if any(isinstance(v, complex) for v in (low, high, by)):
        raise ArgumentError("arange: complex numbers have no order", fix="pass real bounds.")
    n = max(0, math.ceil((high - low) / by))
    if low == 0 and by == 1 and d.kind != "bool":
        return placed(ops.iota(iota_dimension=0, shape=(n,), dtype=d), device, out_sharding)
    # Computed in NumPy, as JAX does, for any other start and step.
    return placed(value(np.arange(low, high, by, dtype=d.np), "arange"), device, out_sharding)


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


_REAL, _MANY = (int, float), 1 << 16  # numbers of whom NumPy works out the range, up to so many


def linspace(
    start: Any,
    stop: Any,
    num: int = 50,
    endpoint: bool = True,
    retstep: bool = False,
    dtype: Any = None,
    axis: int = 0,
    *,
    device: Any = None,
) -> Any:
    """`num` numbers from `start` to `stop`, evenly spaced along a new axis.

    Returns:
        The numbers; with `retstep` also their distance.
    """
    num = as_int(num, "num")
    if num < 0:
        raise ArgumentError(f"linspace: num is {num}", fix="ask for 0 or more numbers.")
    out_d = inexact_dtype(start, stop) if dtype is None else requested(dtype, "linspace")
    if type(start) in _REAL and type(stop) in _REAL and num <= _MANY:
        host, gap = np.linspace(float(start), float(stop), num, endpoint, retstep=True)
        exact = value((np.floor(host) if out_d.is_integer else host).astype(out_d.np))
        step = value(np.asarray(gap).astype((out_d if out_d.is_inexact else F32).np))
        return (placed(exact, device), step) if retstep else placed(exact, device)
    d = float_of(out_d)
    low, high = (to_type(v if is_number(v) else value(v, "linspace"), d) for v in (start, stop))
    parts = num - 1 if endpoint else num
    step = _quotient(subtract(high, low), parts) if parts > 0 else splat(np.nan, high.type)
    steps = ops.iota(iota_dimension=0, shape=(num,), dtype=default_dtype("float"))
    rank = max(low.type.ndim, high.type.ndim)
    steps = ops.reshape(convert(steps, d), shape=(num, *(1,) * rank))
    if num > 1:
        ratio = _quotient(steps, parts)
        first, end = (
            ops.reshape(v, shape=(*(1,) * (rank + 1 - v.type.ndim), *v.type.shape))
            for v in (low, high)
        )
        out = add(multiply(first, subtract(1, ratio)), multiply(end, ratio))
        if endpoint:  # the last is the bound itself, without rounding
            last = broadcast_to(add(high, multiply(low, 0)), out.type.shape[1:])
            head = cut(out, 0, 0, num - 1)
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
    out = placed(out, device)
    return (out, step) if retstep else out


def _quotient(x: Any, n: int) -> Any:
    return ops.divide(x, splat(n, x.type))


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


def geomspace(
    start: Any, stop: Any, num: int = 50, endpoint: bool = True, dtype: Any = None, axis: int = 0
) -> Any:
    """`num` numbers from `start` to `stop`, each a constant multiple of the one before.

    >>> geomspace(1, 8, 4)
    Array([1., 2., 4., 8.], dtype=float32)
    """
    count = as_int(num, "num")
    asked = inexact_dtype(start, stop) if dtype is None else requested(dtype, "geomspace")
    d = float_of(asked)
    low, high = (to_type(v if is_number(v) else value(v, "geomspace"), d) for v in (start, stop))
    low, high = broadcast("geomspace", (low, high))
    sign = ops.sign(low)
    if d.is_complex:  # along the arc from one to the other
        exponents = linspace(splat(0, low.type), ops.log(ops.divide(high, low)), count, endpoint)
        made = multiply(low, ops.exponential(exponents))
    else:
        ends = [ops.log(ops.abs(v)) for v in (low, high)]
        made = multiply(sign, ops.exponential(linspace(ends[0], ends[1], count, endpoint)))
        turned = ops.compare(sign, ops.sign(high), comparison_direction="NE")
        made = choose(broadcast_to(turned, made.type.shape), splat(np.nan, made.type), made)
    made = _with_ends(made, low, high if endpoint else None)
    at = axis_of(axis, made.type.ndim, "geomspace")
    if at:
        order = list(range(1, made.type.ndim))
        order.insert(at, 0)
        made = ops.transpose(made, permutation=tuple(order))
    return convert(made, asked)


def _with_ends(x: Any, low: Any, high: Any) -> Any:
    """The first and last of `x` along its first axis are the bounds themselves."""
    n = x.type.shape[0]
    parts = [cut(x, 0, min(1, n), n if high is None or n < 2 else n - 1)]
    if n:
        parts.insert(0, ops.reshape(low, shape=(1, *low.type.shape)))
    if n > 1 and high is not None:
        parts.append(ops.reshape(high, shape=(1, *high.type.shape)))
    return ops.concatenate(*parts, dimension=0) if len(parts) > 1 else parts[0]


def meshgrid(*xi: Any, copy: bool = True, sparse: bool = False, indexing: str = "xy") -> list[Any]:
    """One grid per vector: `xs[i]` spread over the dimensions of the others."""
    if indexing not in ("xy", "ij"):
        raise ArgumentError(f"meshgrid: indexing {indexing!r}", fix="use 'xy' or 'ij'.")
    vectors = [value(x, "meshgrid", i) for i, x in enumerate(xi)]
    if any(v.type.ndim != 1 for v in vectors):
        raise ArgumentError("meshgrid takes vectors", fix="ravel the arrays first.")
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
    return stacked(grids, d) if grids else splat(0, tensor((0,), d))
