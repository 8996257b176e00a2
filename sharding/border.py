"""Where whole values meet the user's own code for one device.

A marker inward asks for the pieces that `shard_map` names, and the rest of the program sees these
as they are; one outward says that pieces are those of a whole value. Neither is an op of the
program of one device.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from monograph.hlo.factors import Border
from monograph.hlo.graph import Node
from monograph.hlo.types import TensorType
from monograph.sharding.cut import Piece
from monograph.sharding.tiling import Tiling

if TYPE_CHECKING:
    from monograph.sharding.partition import Scope


def crossed(scope: Scope, node: Node) -> list[Piece]:
    """The piece on the other side of a marker."""
    border: Border = node.op.border(node.attrs)  # type: ignore[misc]
    (x,), local = node.ins, node if border.inward else node.ins[0]
    assert isinstance(node.type, TensorType)
    home = scope.shardings.of(local).settled().without(frozenset(border.axes))
    inner = _fitting(scope, local.type, home)
    outer = Tiling(tuple(m + a for m, a in zip(border.dims, inner.dims, strict=True)))
    before, after = (outer, inner) if border.inward else (inner, outer)
    return [Piece(scope.piece(x, before).value, node.type, after)]


def _fitting(scope: Scope, t: TensorType, tiling: Tiling) -> Tiling:
    """Only dimensions that divide: pieces of pieces with padding are no pieces of the whole."""
    sizes = zip(t.shape, tiling.dims, strict=True)
    return Tiling(tuple(() if n % scope.cut.parts(names) else names for n, names in sizes))
