"""`Cut`: what emits one device's share of a program: pieces, who this device is, and moves.

The partitioner and the `split` rules of records talk to it. All of it emits ops through the current
builder; nothing depends on how many devices there are, only on the sizes of pieces.
"""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from monograph.hlo.axes import Axis
from monograph.hlo.graph import Node
from monograph.hlo.ops import add, axis_index, compare, iota, multiply, select
from monograph.hlo.ops.leaf import splat, splat_of
from monograph.hlo.ops.moves import broadcast_in_dim
from monograph.hlo.ops.splits import because
from monograph.hlo.ops.splits import number as i32
from monograph.hlo.state import state
from monograph.hlo.types import I32, TensorType, tensor
from monograph.sharding.fetch import fetch, sent, stitch
from monograph.sharding.mesh import AbstractMesh
from monograph.sharding.reshard import reshard
from monograph.sharding.stretch import Stretch
from monograph.sharding.tiling import Names, Tiling, local_shape, parts, whole


@dataclass(frozen=True, eq=False)
class Piece:
    """One device's piece of a value.

    Attributes:
        value: a tracer of the piece's shape, padding included.
        type: of the whole value.
        tiling: how the whole is cut.
        fill: what the padding holds, a number, where it is known.
        plus: of terms, what is to be added once they are combined.
    """

    value: Any
    type: TensorType
    tiling: Tiling
    fill: Any = None
    plus: Piece | None = None


class Cut:
    """One device's view of the mesh.

    Args:
        mesh: whose axes the program may use.
    """

    def __init__(self, mesh: AbstractMesh) -> None:
        self.mesh = mesh
        self.sizes: Mapping[str, int] = mesh.shape
        self._origins: dict[Node, Any] = {}

    # ---- who this device is

    def axes(self, names: Sequence[str]) -> tuple[Axis, ...]:
        """The named axes that collectives take."""
        return tuple(Axis(n, self.sizes[n], 0, mesh=True) for n in names)

    def parts(self, names: Names) -> int:
        """How many devices there are along these axes."""
        return parts(names, self.sizes)

    def index(self, names: Names) -> Any:
        """This device's number along these axes, the first of which is the major one."""
        number: Any = None
        for axis in self.axes(names):
            own = axis_index(axis=axis)
            number = own if number is None else add(multiply(number, i32(axis.size)), own)
        return i32(0) if number is None else number

    # ---- what values were made of

    def remember(self, node: Node, origin: Any) -> None:
        """What a node's value was made of, see `monograph.hlo.ops.origins`."""
        self._origins[node] = origin

    def recall(self, node: Node) -> Any:
        """The same, or None; a graph may be walked twice, so what another builder made is none."""
        found = self._origins.get(node)
        return found if found is not None and found.piece.value.builder is state.interp else None

    # ---- pieces

    def piece(self, value: Any, type: TensorType, tiling: Tiling, fill: Any = None) -> Piece:
        """A local value as the piece of a value of this type that is cut in this way."""
        return Piece(value, type, tiling, fill)

    def local(self, type: TensorType, tiling: Tiling) -> TensorType:
        """The type of a piece."""
        return tensor(local_shape(type.shape, tiling, self.sizes), type.dtype)

    def whole(self, value: Any) -> Piece:
        """A value that every device holds."""
        return Piece(value, value.type, whole(value.type.ndim))

    def uneven(self, piece: Piece) -> tuple[int, ...]:
        """The dimensions whose last pieces hold padding."""
        return tuple(
            d
            for d, (n, names) in enumerate(zip(piece.type.shape, piece.tiling.dims, strict=True))
            if n % self.parts(names)
        )

    def reshard(self, piece: Piece, tiling: Tiling) -> Piece:
        """The same value cut in another way, without terms; of a number nothing is sent."""
        known = splat_of(piece.value)
        if known is not None and not piece.tiling.partial:
            want = tiling.settled()
            return Piece(splat(known, self.local(piece.type, want)), piece.type, want, known)
        return reshard(self, piece, tiling)

    def fetch(self, piece: Piece, dim: int, scale: int, offset: int, size: int, fill: Any = None,
              *, step: int = 1, names: Names | None = None) -> Any:  # fmt: skip
        """A stretch of a cut dimension, which may lie on other devices, see `fetch`."""
        return fetch(self, piece, dim, scale, offset, size, fill, step=step, names=names)

    def stretch(self, scale: int, offset: int, size: int, first: int, last: int,
                step: int = 1) -> Stretch:  # fmt: skip
        """What every device wants of a dimension, see `Stretch`."""
        return Stretch(scale, offset, size, first, last, step)

    def stitch(self, pieces: Sequence[Piece], stretches: Sequence[Stretch], dim: int,
               fill: Any = None, *, names: Names | None = None) -> Any:  # fmt: skip
        """Stretches of several values in one, see `stitch`."""
        return stitch(self, pieces, stretches, dim, fill, names=names)

    def turned(
        self, pieces: Sequence[Piece], dim: int, avoid: Sequence[int] = (), later: Names = ()
    ) -> list[Piece] | None:
        """The pieces whole along `dim`, and cut along another dimension instead; None: none serves.

        Args:
            pieces: of values of as many dimensions, cut alike.
            dim: the dimension.
            avoid: dimensions that are not to be cut.
            later: how `dim` will be cut in the end: these axes may serve in the meantime, too.
        """
        first = pieces[0]
        held = first.tiling.dims[dim]
        others = {*first.tiling.axes} - {*held}
        ways = [later, held] if {*held} < {*later} and not others & {*later} else [held]
        for names, d in itertools.product(ways, range(first.type.ndim)):
            size, count = first.type.shape[d], self.parts(names)
            free = d != dim and d not in avoid and not first.tiling.dims[d]
            if free and size and (size % count == 0 or size >= 2 * count):
                want = first.tiling.with_dim(dim, ()).with_dim(d, names)
                with because(f"dimension {dim} is needed whole here, dimension {d} is cut instead"):
                    return [self.reshard(p, want) for p in pieces]
        return None

    def terms(self, tiling: Tiling, names: Names, how: str) -> Tiling:
        """The tiling of a value of which the devices along these axes hold terms."""
        order = tuple(a for a in self.sizes if a in names or a in tiling.partial)
        return replace(tiling, partial=order, how=how) if names else tiling

    def sent(self, pieces: Sequence[Piece], stretches: Sequence[Stretch], dim: int) -> int | None:
        """How many places a device sends for a stitch; None: it gathers."""
        return sent(self, pieces, stretches, dim)

    def positions(self, piece: Piece, dim: int) -> Any:
        """The place in the whole of every element of the piece along one dimension: i32[n]."""
        return self.numbers(piece.tiling.dims[dim], piece.value.type.shape[dim])

    def numbers(self, names: Names, size: int) -> Any:
        """Consecutive numbers, `size` on each device along these axes: i32[size]."""
        own = iota(iota_dimension=0, shape=(size,), dtype=I32)
        if self.parts(names) == 1:
            return own
        start = multiply(self.index(names), i32(size))
        return add(own, broadcast_in_dim(start, shape=(size,), broadcast_dimensions=()))

    def masked(self, piece: Piece, fill: Any, dims: Sequence[int] | None = None) -> Piece:
        """The piece with its padding set to a number.

        Args:
            piece: any piece.
            fill: the number.
            dims: the dimensions whose padding matters; by default all.
        """
        todo = [d for d in self.uneven(piece) if dims is None or d in dims]
        if not todo or _same(piece.fill, fill):
            return piece
        shape = piece.value.type.shape
        x = piece.value
        number = splat(fill, x.type)
        for d in todo:
            limit = splat(piece.type.shape[d], tensor((shape[d],), I32))
            inside = compare(self.positions(piece, d), limit, comparison_direction="LT")
            x = select(broadcast_in_dim(inside, shape=shape, broadcast_dimensions=(d,)), x, number)
        known = fill if len(todo) == len(self.uneven(piece)) else None
        return Piece(x, piece.type, piece.tiling, known)

    def is_first(self, names: Names) -> Any:
        """Whether this device is the first one along these axes: a bool."""
        return compare(self.index(names), i32(0), comparison_direction="EQ")

    def once(self, piece: Piece, names: Names, rest: Any) -> Piece:
        """A value that all devices along these axes hold, as terms of which the first has all.

        Args:
            piece: the value.
            names: the axes.
            rest: the number that all other terms are made of, which does not count.
        """
        x = piece.value
        if not names:
            return piece
        keep = broadcast_in_dim(self.is_first(names), shape=x.type.shape, broadcast_dimensions=())
        tiling = Tiling(piece.tiling.dims, (*piece.tiling.partial, *names))
        return Piece(select(keep, x, splat(rest, x.type)), piece.type, tiling)


def _same(a: Any, b: Any) -> bool:
    """Whether two numbers are the same bits; None is no number."""
    if a is None or b is None:
        return False
    a, b = np.asarray(a), np.asarray(b)
    return bool(a.dtype == b.dtype) and a.tobytes() == b.tobytes()
