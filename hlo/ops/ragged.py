"""Products of rows in groups of different sizes, as masked products (CHLO's ``ragged_dot``).

Of its three forms (https://docs.jax.dev, `jax.lax.ragged_dot_general`) the first has the groups
along a free dimension of x, each with a matrix of its own; the second along the summed dimension,
each with a result of its own; in the third, along a batching one, they change nothing.
"""

from __future__ import annotations

from typing import Any

from monograph.hlo.ops.bitwise import and_
from monograph.hlo.ops.dot import dot_general
from monograph.hlo.ops.elementwise import add, compare, select
from monograph.hlo.ops.leaf import iota, zeros
from monograph.hlo.ops.moves import broadcast_in_dim, permuted, reshape
from monograph.hlo.ops.slices import concatenate, cut
from monograph.hlo.types import DType

Pairs = dict[str, tuple[int, ...]]  # the dimensions of a `dot_general`, as its attributes


def ragged_dot(
    x: Any, y: Any, sizes: Any, pairs: Pairs, axis: int, group: int | None, preferred: DType | None
) -> Any:
    """The product.

    Args:
        x, y: operands of one element type.
        sizes: (groups,) of integers: how many places along `axis` belong to each group; or
            (..., groups), a row of them for every place along the dimensions of `prefix`.
        pairs: the dimensions of the product.
        axis: of x, along which the groups lie.
        group: of y, the dimension of the groups' matrices, in the first form.
        preferred: the element type of the result.
    """
    if axis in pairs["lhs_batching_dimensions"]:
        return dot_general(x, y, preferred=preferred, **pairs)
    masks = _groups(sizes, x.type.shape[axis])
    at = (*(prefix(x.type.ndim, pairs, axis) if sizes.type.ndim > 1 else ()), axis)
    parts = [_kept(x, mask, at) for mask in masks]
    if axis in pairs["lhs_contracting_dimensions"]:
        found = [dot_general(part, y, preferred=preferred, **pairs) for part in parts]
        rows = [reshape(z, shape=(1, *z.type.shape)) for z in found]
        return rows[0] if len(rows) == 1 else concatenate(*rows, dimension=0)
    assert group is not None
    inner = {
        k: tuple(i - (i > group) for i in v) if k.startswith("rhs") else v for k, v in pairs.items()
    }
    shape = tuple(n for i, n in enumerate(y.type.shape) if i != group)
    total = None
    for g, part in enumerate(parts):
        matrix = reshape(cut(y, group, g, g + 1), shape=shape)
        z = dot_general(part, matrix, preferred=preferred, **inner)
        total = z if total is None else add(total, z)
    if total is None:
        none = dot_general(x, zeros(y.type.with_shape(shape)), preferred=preferred, **inner)
        return zeros(none.type)
    return total


def prefix(rank: int, pairs: Pairs, axis: int) -> tuple[int, ...]:
    """The dimensions of x that group sizes of several dimensions have in front, in their order."""
    batch, summed = pairs["lhs_batching_dimensions"], pairs["lhs_contracting_dimensions"]
    if axis in batch:
        return batch[: batch.index(axis)]
    if axis in summed:
        return batch + summed[: summed.index(axis)]
    return batch + tuple(i for i in range(axis) if i not in batch + summed)


def _groups(sizes: Any, length: int) -> list[Any]:
    """For each group, which of `length` places are its own: (..., length)."""
    *rows, count = sizes.type.shape
    shape, last = (*rows, length), len(rows)
    place = iota(iota_dimension=last, shape=shape, dtype=sizes.type.dtype)
    end = zeros(sizes.type.with_shape(tuple(rows)))
    masks = []
    for g in range(count):
        own = reshape(cut(sizes, last, g, g + 1), shape=tuple(rows))
        start, end = end, add(end, own)
        first, behind = (
            broadcast_in_dim(v, shape=shape, broadcast_dimensions=tuple(range(last)))
            for v in (start, end)
        )
        after = compare(place, first, comparison_direction="GE")
        before = compare(place, behind, comparison_direction="LT")
        masks.append(and_(after, before))
    return masks


def _kept(x: Any, mask: Any, at: tuple[int, ...]) -> Any:
    """`x` where the mask, whose dimensions are those of `x` that `at` names, holds; else zeros."""
    order = tuple(sorted(range(len(at)), key=at.__getitem__))
    spread = broadcast_in_dim(
        permuted(mask, order),
        shape=x.type.shape,
        broadcast_dimensions=tuple(at[i] for i in order),
    )
    return select(spread, x, zeros(x.type))
