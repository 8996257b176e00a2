"""The same elements in other places: reshape, transpose, join, split, repeat, pad, roll."""

from __future__ import annotations

import math
from typing import Any

from monograph._operands.axes import axes_of, axis_of, broadcast_shapes, listed, shape_of
from monograph._operands.placed import living_in, placeable
from monograph._operands.values import broadcast_to as spread
from monograph._operands.values import convert, value
from monograph.hlo.errors import ArgumentError, AxisError, ShapeError
from monograph.hlo.ops.leaf import splat
from monograph.hlo.ops.slices import cut
from monograph.hlo.record import ops
from monograph.hlo.types import tensor
from monograph.numpy.creation import array
from monograph.tracer.arguments import as_int
from monograph.tracer.dtypes import default_dtype, requested
from monograph.tracer.elements import is_keys


# ---- one array -----------------------------------------------------------------------------------
def shape(a: Any) -> tuple[int, ...]:
    """Sizes of the dimensions; of None, which stands for an argument left out, there are none."""
    if a is None:
        return ()
    return tuple(a.shape if is_keys(a) else _whole(a, "shape").type.shape)


def _whole(a: Any, where: str) -> Any:
    """A value; of a list the array that it makes."""
    return array(a) if isinstance(a, list | tuple) else value(a, where)


def ndim(a: Any) -> int:
    """Number of dimensions."""
    return len(shape(a))


def size(a: Any, axis: Any = None) -> int:
    """Number of elements, or along some axes."""
    own = shape(a)
    return math.prod(own[i] for i in axes_of(axis, len(own), "size"))


def reshape(
    a: Any, shape: Any, order: str = "C", *, copy: bool | None = None,
    out_sharding: Any = None,
) -> Any:  # fmt: skip
    """`a` with another shape of as many elements; one size may be -1.

    Raises:
        ShapeError: if the sizes do not multiply to the number of elements.
    """
    x = value(a, "reshape")
    new = _resolved(x.type.shape, shape)
    if order == "F":
        return living_in(transpose(reshape(transpose(x), new[::-1])), out_sharding)
    if order not in ("C", "A"):
        raise ArgumentError(f"reshape: order {order!r}", fix="use 'C' or 'F'.")
    return living_in(x if new == x.type.shape else ops.reshape(x, shape=new), out_sharding)


def _resolved(old: tuple[int, ...], shape: Any) -> tuple[int, ...]:
    new = [as_int(n, "a size of the new shape") for n in listed(shape)]
    total = math.prod(old)
    if new.count(-1) == 1:
        rest = math.prod(n for n in new if n != -1)
        if rest and total % rest == 0:
            new[new.index(-1)] = total // rest
    if math.prod(new) != total or min(new, default=0) < 0:
        raise ShapeError(
            f"reshape: cannot make shape {tuple(new)} of {total} elements",
            operands={"a": f"shape {old}"},
            fix="give sizes whose product is the number of elements (one may be -1).",
        )
    return tuple(new)


@placeable
def ravel(a: Any, order: str = "C") -> Any:
    """All elements in one dimension."""
    return reshape(a, (-1,), order) if value(a, "ravel").type.size else reshape(a, (0,), order)


def transpose(a: Any, axes: Any = None) -> Any:
    """The dimensions in another order: reversed by default."""
    x = value(a, "transpose")
    n = x.type.ndim
    if axes is None:
        order = tuple(range(n - 1, -1, -1))
    else:
        order = axes_of(axes, n, "transpose")
        if len(order) != n:
            raise AxisError(
                f"transpose: {len(order)} axes for an array of {n} dimensions",
                operands={"a": x.type},
                fix="name each axis once.",
            )
    return x if order == tuple(range(n)) else ops.transpose(x, permutation=order)


permute_dims = transpose


def matrix_transpose(x: Any, /) -> Any:
    """The last two dimensions swapped."""
    x = value(x, "matrix_transpose")
    if x.type.ndim < 2:
        raise AxisError(
            f"matrix_transpose needs at least 2 dimensions, got {x.type.ndim}",
            operands={"x": x.type},
            fix="pass a matrix.",
        )
    return swapaxes(x, -1, -2)


def swapaxes(a: Any, axis1: int, axis2: int) -> Any:
    """Two dimensions swapped."""
    x = value(a, "swapaxes")
    order = list(range(x.type.ndim))
    i, j = (axis_of(a, x.type.ndim, "swapaxes") for a in (axis1, axis2))
    order[i], order[j] = order[j], order[i]
    return transpose(x, order)


def moveaxis(a: Any, source: Any, destination: Any) -> Any:
    """Dimensions `source` moved to the places `destination`; the others keep their order."""
    x = value(a, "moveaxis")
    n = x.type.ndim
    old, new = axes_of(source, n, "moveaxis"), axes_of(destination, n, "moveaxis")
    if source is None or destination is None or len(old) != len(new):
        raise AxisError(
            f"moveaxis: {len(old)} axes to {len(new)} places", fix="give as many places as axes."
        )
    order = [i for i in range(n) if i not in old]
    for to, at in sorted(zip(new, old, strict=True)):
        order.insert(to, at)
    return transpose(x, order)


def rollaxis(a: Any, axis: int, start: int = 0) -> Any:
    """Dimension `axis` moved in front of dimension `start`."""
    x = value(a, "rollaxis")
    n = x.type.ndim
    i = axis_of(axis, n, "rollaxis")
    to = n if start == n else axis_of(start, n, "rollaxis")
    return moveaxis(x, i, to - 1 if i < to else to)


def expand_dims(a: Any, axis: Any) -> Any:
    """New dimensions of size 1 at the places `axis` of the result."""
    x = value(a, "expand_dims")
    given = listed(axis)
    count = len(given)
    places = axes_of(given, x.type.ndim + count, "expand_dims")
    sizes = iter(x.type.shape)
    new = tuple([1 if i in places else next(sizes) for i in range(x.type.ndim + count)])
    return ops.reshape(x, shape=new)


def squeeze(a: Any, axis: Any = None) -> Any:
    """Without the dimensions of size 1, or without those named.

    Raises:
        ShapeError: if a named one has another size.
    """
    x = value(a, "squeeze")
    old = x.type.shape
    if axis is None:
        gone: tuple[int, ...] = tuple([i for i, n in enumerate(old) if n == 1])
    else:
        gone = axes_of(axis, len(old), "squeeze")
    for i in gone:
        if old[i] != 1:
            raise ShapeError(
                f"squeeze: axis {i} has size {old[i]}, not 1",
                operands={"a": x.type},
                fix="name axes of size 1 only.",
            )
    return reshape(x, tuple([n for i, n in enumerate(old) if i not in gone]))


def broadcast_to(array: Any, shape: Any, *, out_sharding: Any = None) -> Any:
    """`array` repeated along dimensions of size 1 and new leading ones.

    Raises:
        ShapeError: if the shape does not fit.
    """
    x = value(array, "broadcast_to")
    new = shape_of(shape, "broadcast_to")
    if broadcast_shapes(x.type.shape, new, where="broadcast_to") != new:
        raise ShapeError(
            f"broadcast_to: shape {x.type.shape} does not broadcast to {new}",
            operands={"array": x.type},
            why="sizes are aligned at the right; only size 1 broadcasts.",
            fix="give a shape that ends in the array's own.",
        )
    return living_in(spread(x, new), out_sharding)


def broadcast_arrays(*args: Any) -> list[Any]:
    """All arrays, spread to one shape."""
    values = [value(x, "broadcast_arrays", i) for i, x in enumerate(args)]
    new = broadcast_shapes(*(x.type.shape for x in values), where="broadcast_arrays")
    return [spread(x, new) for x in values]


def flip(m: Any, axis: Any = None) -> Any:
    """The order along some axes (all by default) reversed."""
    x = value(m, "flip")
    return ops.reverse(x, dimensions=axes_of(axis, x.type.ndim, "flip"))


def flipud(m: Any) -> Any:
    """Rows in reversed order."""
    return flip(m, 0)


def fliplr(m: Any) -> Any:
    """Columns in reversed order."""
    return flip(m, 1)


def rot90(m: Any, k: int = 1, axes: tuple[int, int] = (0, 1)) -> Any:
    """A quarter turn from the first axis to the second, `k` times."""
    x = value(m, "rot90")
    first, second = axes_of(tuple(axes), x.type.ndim, "rot90")
    k %= 4
    if k == 0:
        return x
    if k == 2:
        return flip(flip(x, first), second)
    if k == 1:
        return swapaxes(flip(x, second), first, second)
    return flip(swapaxes(x, first, second), second)


def astype(x: Any, dtype: Any, /, *, copy: bool = False, device: Any = None) -> Any:
    """`x` converted to an element type, by default that of floats."""
    x = value(x, "astype")
    d = default_dtype("float") if dtype is None else requested(dtype, "astype")
    if x.type.dtype.is_complex and d.kind == "bool":
        return ops.compare(x, splat(0, x.type), comparison_direction="NE")
    return convert(x, d)


# ---- diagonals -----------------------------------------------------------------------------------
def diagonal(a: Any, offset: int = 0, axis1: int = 0, axis2: int = 1) -> Any:
    """The elements of diagonal `offset` of the matrices along two axes, as the last axis."""
    x = moveaxis(value(a, "diagonal"), (axis1, axis2), (-2, -1))
    n, m = x.type.shape[-2:]
    length = max(0, min(n, m - offset) if offset >= 0 else min(n + offset, m))
    lead = x.type.shape[:-2]
    first = offset if offset >= 0 else -offset * m
    flat = reshape(x, (*lead, n * m))
    last = first + (length - 1) * (m + 1) + 1 if length else first
    return cut(flat, len(lead), min(first, n * m), min(last, n * m), m + 1)


def diag(v: Any, k: int = 0) -> Any:
    """The diagonal `k` of a matrix, or the matrix with vector `v` on that diagonal."""
    x = value(v, "diag")
    if x.type.ndim == 2:
        return diagonal(x, k)
    if x.type.ndim != 1:
        raise ShapeError(
            f"diag takes 1 or 2 dimensions, got {x.type.ndim}",
            operands={"v": x.type},
            fix="pass a vector or a matrix.",
        )
    n = x.type.shape[0]
    size = n + abs(k)
    # Rows of the vector's elements, each followed by `size` zeros: read as a square, a diagonal.
    zero = splat(0, tensor((), x.type.dtype))
    flat = ops.pad(x, zero, edge_padding_low=(0,), edge_padding_high=(0,), interior_padding=(size,))
    front = k if k >= 0 else -k * size
    back = size * size - front - flat.type.size
    out = ops.pad(
        flat, zero, edge_padding_low=(front,), edge_padding_high=(back,), interior_padding=(0,)
    )
    return reshape(out, (size, size))


def diagflat(v: Any, k: int = 0) -> Any:
    """The matrix with all elements of `v` on diagonal `k`."""
    return diag(ravel(v), k)
