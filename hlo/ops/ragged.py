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
from monograph.hlo.ops.moves import broadcast_in_dim, reshape
from monograph.hlo.ops.slices import concatenate, cut
from monograph.hlo.types import DType

Pairs = dict[str, tuple[int, ...]]  # the dimensions of a `dot_general`, as its attributes


def ragged_dot(
    x: Any, y: Any, sizes: Any, pairs: Pairs, axis: int, group: int | None, preferred: DType | None
) -> Any:
    """The product.

    Args:
        x, y: operands of one element type.
        sizes: (groups,) of integers: how many places along `axis` belong to each group.
        pairs: the dimensions of the product.
        axis: of x, along which the groups lie.
        group: of y, the dimension of the groups' matrices, in the first form.
        preferred: the element type of the result.
    """
    if sizes.type.ndim != 1:
        raise ValueError(f"group sizes {sizes.type} are not a list")
    if axis in pairs["lhs_batching_dimensions"]:
        return dot_general(x, y, preferred=preferred, **pairs)
    masks = _groups(sizes, x.type.shape[axis])
    parts = [_kept(x, mask, axis) for mask in masks]
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


def _groups(sizes: Any, length: int) -> list[Any]:
    """For each group, which of `length` places are its own."""
    place = iota(iota_dimension=0, shape=(length,), dtype=sizes.type.dtype)
    end = zeros(sizes.type.with_shape(()))
    masks = []
    for g in range(sizes.type.shape[0]):
        start, end = end, add(end, reshape(cut(sizes, 0, g, g + 1), shape=()))
        first, behind = (
            broadcast_in_dim(v, shape=(length,), broadcast_dimensions=()) for v in (start, end)
        )
        after = compare(place, first, comparison_direction="GE")
        before = compare(place, behind, comparison_direction="LT")
        masks.append(and_(after, before))
    return masks


def _kept(x: Any, mask: Any, axis: int) -> Any:
    spread = broadcast_in_dim(mask, shape=x.type.shape, broadcast_dimensions=(axis,))
    return select(spread, x, zeros(x.type))
