"""CHLO's ``ragged_dot``: products of rows in groups of different sizes, as masked products.

Of its three forms (https://docs.jax.dev, `jax.lax.ragged_dot_general`) the first has the groups
along a free dimension of x, each with a matrix of its own; the second along the summed dimension,
each with a result of its own; in the third, along a batching one, they change nothing.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from monograph.hlo.ops.bitwise import and_
from monograph.hlo.ops.dot import dot_general
from monograph.hlo.ops.elementwise import add, compare, select
from monograph.hlo.ops.leaf import iota, zeros
from monograph.hlo.ops.moves import broadcast_in_dim, reshape
from monograph.hlo.ops.slices import concatenate, cut

if TYPE_CHECKING:
    from monograph.hlo.text.stablehlo_reader import Reader

_ROW = re.compile(r"(\w+)\s*=\s*\[([^\]]*)\]")


def read_ragged_dot(r: Reader, op: Any) -> list[Any]:
    """Read a ``chlo.ragged_dot``."""
    text = str(op.attributes["ragged_dot_dimension_numbers"])
    dims = {k: tuple(int(i) for i in v.split(",") if i.strip()) for k, v in _ROW.findall(text)}
    x, y, sizes = r.operands(op)
    if sizes.type.ndim != 1:
        raise ValueError(f"group sizes {sizes.type} are not a list")
    (axis,) = dims["lhs_ragged_dimensions"]
    names = ("lhs_batching", "rhs_batching", "lhs_contracting", "rhs_contracting")
    pairs = {f"{n}_dimensions": dims.get(f"{n}_dimensions", ()) for n in names}
    if axis in pairs["lhs_batching_dimensions"]:
        return [_typed(r, op, x, y, pairs)]
    masks = _groups(sizes, x.type.shape[axis])
    parts = [_kept(x, mask, axis) for mask in masks]
    if axis in pairs["lhs_contracting_dimensions"]:
        found = [_typed(r, op, part, y, pairs) for part in parts]
        rows = [reshape(z, shape=(1, *z.type.shape)) for z in found]
        return [rows[0] if len(rows) == 1 else concatenate(*rows, dimension=0)]
    (group,) = dims["rhs_group_dimensions"]
    inner = {
        k: tuple(i - (i > group) for i in v) if k.startswith("rhs") else v for k, v in pairs.items()
    }
    total = None
    for g, part in enumerate(parts):
        shape = tuple(n for i, n in enumerate(y.type.shape) if i != group)
        z = _typed(r, op, part, reshape(cut(y, group, g, g + 1), shape=shape), inner)
        total = z if total is None else add(total, z)
    return [zeros(r.type(op.results[0])) if total is None else total]


def _typed(r: Reader, op: Any, x: Any, y: Any, pairs: dict[str, tuple[int, ...]]) -> Any:
    d = r.dtype(op.results[0])
    return dot_general(x, y, preferred=None if d is x.type.dtype else d, **pairs)


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
