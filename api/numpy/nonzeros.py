"""Where elements are not zero, and the elements there.

How many there are depends on the values: under `jit` give `size`, which cuts the result off or
pads it with `fill_value`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from monograph._operands.placed import beside
from monograph._operands.values import choose, contents, convert, refuse_out, to_type, value
from monograph.hlo.errors import ArgumentError, ConcretizationError, ShapeError
from monograph.hlo.ops.leaf import splat
from monograph.hlo.ops.slices import cut
from monograph.hlo.record import ops
from monograph.hlo.types import tensor
from monograph.numpy.binary import less, truth
from monograph.numpy.creation import is_number
from monograph.numpy.shapes import broadcast_to, expand_dims, moveaxis, ravel, reshape
from monograph.numpy.updates import At
from monograph.tracer.arguments import as_int
from monograph.tracer.array import adopt
from monograph.tracer.dtypes import default_dtype


def unknown_size(where: str, x: Any) -> ConcretizationError:
    """The error for a result whose shape depends on traced values."""
    return ConcretizationError(
        f"{where}: how many elements the result has is not known while tracing",
        operands={"x": x.type},
        why="the shape of the result depends on the values.",
        fix="give size=, the number of elements to return; or use where(condition, x, y), which "
        "keeps the shape.",
    )


def places_where(mask: Any, size: int, beyond: int) -> Any:
    """The indices at which a boolean vector holds, in order; `beyond` after the last of them."""
    d, n = default_dtype("int"), mask.type.shape[0]
    rank = ops.cumsum(convert(mask, d), axis=0) if n else convert(mask, d)
    to = choose(mask, ops.subtract(rank, splat(1, rank.type)), splat(size, rank.type))
    out = splat(beyond, tensor((size,), d))
    own = ops.iota(iota_dimension=0, shape=(n,), dtype=d)
    return At(out)[to].set(own, mode="drop", unique_indices=True) if size and n else out


def nonzero(a: Any, *, size: int | None = None, fill_value: Any = None) -> tuple[Any, ...]:
    """The indices of the elements that are not zero, one vector per dimension.

    Args:
        a: an array.
        size: how many to return; needed under `jit`.
        fill_value: what pads them: one number, or one for each dimension; 0 by default.

    >>> import monograph.numpy as mnp
    >>> mnp.nonzero(mnp.array([0, 5, 7]))
    (Array([1, 2], dtype=int32),)
    """
    x = value(a, "nonzero")
    d = default_dtype("int")
    if x.type.ndim == 0:
        raise ArgumentError(
            "nonzero of a scalar", operands={"a": x.type}, fix="use atleast_1d(x), or x != 0."
        )
    if size is None:
        host = contents(x)
        if host is None:
            raise unknown_size("nonzero", x)
        return tuple([beside(adopt(i.astype(d.np)), x) for i in np.nonzero(host)])
    count, mask = as_int(size, "size"), ravel(truth(x))
    flat = places_where(mask, count, x.type.size)
    real = less(flat, x.type.size)
    fills = _fills(fill_value, x.type.ndim)
    out, stride = [], x.type.size
    for n, fill in zip(x.type.shape, fills, strict=True):
        stride = stride // n if n else 1
        at = flat if stride <= 1 else ops.divide(flat, splat(stride, flat.type))
        at = ops.remainder(at, splat(n, at.type)) if n else at
        one = to_type(fill if is_number(fill) else value(fill, "nonzero"), d)
        out.append(choose(real, at, broadcast_to(one, at.type.shape)))
    return tuple(out)


def _fills(fill_value: Any, ndim: int) -> list[Any]:
    if not isinstance(fill_value, tuple):
        return [0 if fill_value is None else fill_value] * ndim
    if len(fill_value) != ndim:
        raise ArgumentError(
            f"nonzero: {len(fill_value)} fill values for {ndim} dimensions",
            fix="give one, or one for each dimension.",
        )
    return list(fill_value)


def flatnonzero(a: Any, *, size: int | None = None, fill_value: Any = None) -> Any:
    """The indices of the flattened array at which it is not zero; see `nonzero`."""
    return nonzero(ravel(a), size=size, fill_value=fill_value)[0]


def argwhere(a: Any, *, size: int | None = None, fill_value: Any = None) -> Any:
    """The indices of the elements that are not zero, one row each; see `nonzero`.

    >>> import monograph.numpy as mnp
    >>> mnp.argwhere(mnp.eye(2)).tolist()
    [[0, 0], [1, 1]]
    """
    x = value(a, "argwhere")
    if x.type.ndim == 0:
        rows = nonzero(reshape(x, (1,)), size=size, fill_value=fill_value)[0]
        return splat(0, tensor((rows.type.shape[0], 0), rows.type.dtype))
    columns = nonzero(x, size=size, fill_value=fill_value)
    return ops.concatenate(*[expand_dims(c, 1) for c in columns], dimension=1)


def compress(
    condition: Any, a: Any, axis: int | None = None, *, size: int | None = None,
    fill_value: Any = 0, out: None = None,
) -> Any:  # fmt: skip
    """The slices along an axis (the elements, for None) at which a condition holds.

    Args:
        condition: a boolean vector; missing entries count as false.
        a: an array.
        axis: along which.
        size: how many to return, at most as many as there are; needed under `jit`.
        fill_value: what pads them.
        out: must be None.
    """
    refuse_out("compress", out)
    mask, x = truth(condition, "compress"), value(a, "compress", 1)
    if mask.type.ndim != 1:
        raise ShapeError(
            f"compress: a condition of {mask.type.ndim} dimensions",
            operands={"condition": mask.type},
            fix="pass a vector of booleans.",
        )
    x = ravel(x) if axis is None else moveaxis(x, axis, 0)
    x, mask = _same_length(x, mask)
    n = mask.type.shape[0]
    at = nonzero(mask, size=size, fill_value=n)[0]
    if size is not None and not 0 <= as_int(size, "size") <= x.type.shape[0]:
        raise ArgumentError(
            f"compress: size {size} of an axis of {x.type.shape[0]}",
            fix="ask for at most as many as there are.",
        )
    made = At(x)[at].get(mode="fill", fill_value=fill_value)
    return made if axis is None else moveaxis(made, 0, axis)


def _same_length(x: Any, mask: Any) -> tuple[Any, Any]:
    """Both cut to the shorter one; what is cut off the mask must be false."""
    n, m = x.type.shape[0], mask.type.shape[0]
    host = contents(mask) if m > n else None
    if host is not None and host[n:].any():
        raise ShapeError(
            f"compress: a condition that holds at {m - 1}, beyond the {n} elements of the axis",
            fix="cut the condition to the array's length.",
        )
    both = min(n, m)
    return cut(x, 0, 0, both), cut(mask, 0, 0, both)


def extract(condition: Any, arr: Any, *, size: int | None = None, fill_value: Any = 0) -> Any:
    """The elements of the flattened array at which a flattened condition holds; see `compress`."""
    return compress(ravel(condition), ravel(arr), size=size, fill_value=fill_value)
