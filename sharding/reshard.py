"""Resharding: a value cut in one way, cut in another: the moves of a plan, as ops."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from monograph.hlo.axes import Transposition
from monograph.hlo.ops import (
    axis_gather,
    axis_max,
    axis_min,
    axis_own,
    axis_permute,
    axis_scatter,
    axis_sum,
    axis_swap,
    reduce,
)
from monograph.hlo.ops.leaf import splat
from monograph.hlo.ops.monoids import identity, monoid
from monograph.hlo.ops.moves import permuted, reshaped
from monograph.hlo.ops.slices import cut as cut_dim
from monograph.hlo.ops.splits import around
from monograph.hlo.types import listed, tensor
from monograph.sharding.moves import Move, MoveKind, plan
from monograph.sharding.tiling import Names, Tiling

if TYPE_CHECKING:
    from monograph.sharding.cut import Cut, Piece

_REDUCERS = {"add": axis_sum, "maximum": axis_max, "minimum": axis_min}


def reshard(cut: Cut, piece: Piece, want: Tiling) -> Piece:
    """The value of `piece` cut as `want` says, without terms."""
    for move in plan(piece.type.shape, cut.sizes, piece.tiling, want):
        value = _EMIT[move.kind](cut, piece, move)
        piece = cut.piece(value, piece.type, move.after, _fill(cut, piece, move))
    return piece


def _fill(cut: Cut, piece: Piece, move: Move) -> Any:
    """What padding holds then, if it is known."""
    if move.kind in ("gather", "turn"):
        return piece.fill
    if move.kind == "own" and not cut.uneven(piece):
        return 0 if piece.fill is None else piece.fill
    return piece.fill if move.kind == "own" else None


def _scatter(cut: Cut, piece: Piece, move: Move) -> Any:
    rows = in_front(cut, piece.value, move.dim, move.names, 0)
    return axis_scatter(rows, axes=cut.axes(move.names))


def _sum(cut: Cut, piece: Piece, move: Move) -> Any:
    how, axes = piece.tiling.how, cut.axes(move.names)
    op = _REDUCERS.get(how)
    if op is not None:
        return listed(op(piece.value, axes=axes))[0]
    # Few monoids have a collective: gather the terms, and fold them here.
    d = piece.type.dtype
    start = splat(identity(how, d), tensor((), d))
    return reduce(axis_gather(piece.value, axes=axes), start, dimensions=(0,), body=monoid(how, d))


def _own(cut: Cut, piece: Piece, move: Move) -> Any:
    fill = 0 if piece.fill is None else piece.fill
    rows = in_front(cut, piece.value, move.dim, move.names, fill)
    return axis_own(rows, axes=cut.axes(move.names))


def _swap(cut: Cut, piece: Piece, move: Move) -> Any:
    rows = in_front(cut, piece.value, move.to, move.names, 0)  # part k is for device k
    return joined(axis_swap(rows, axes=cut.axes(move.names)), move.dim)


def _gather(cut: Cut, piece: Piece, move: Move) -> Any:
    made = joined(axis_gather(piece.value, axes=cut.axes(move.names)), move.dim)
    if move.after.dims[move.dim]:
        return made
    return cut_dim(made, move.dim, 0, piece.type.shape[move.dim])


def _turn(cut: Cut, piece: Piece, move: Move) -> Any:
    """Device number i, as `names` count, has piece i, and gets that of its number by `into`."""
    shape = tuple(cut.sizes[a] for a in move.into)
    perm = Transposition(shape, tuple(move.into.index(a) for a in move.names))
    return axis_permute(piece.value, axes=cut.axes(move.names), perm=perm)


_EMIT: dict[MoveKind, Callable[[Cut, Piece, Move], Any]] = {
    "scatter": _scatter, "sum": _sum, "own": _own, "swap": _swap, "gather": _gather, "turn": _turn,
}  # fmt: skip


def in_front(cut: Cut, x: Any, d: int, names: Names, fill: Any) -> Any:
    """`x` with dimension d in equal parts, one per device along `names`, in front."""
    count = cut.parts(names)
    shape = x.type.shape
    size = -(-shape[d] // count)
    if size * count != shape[d]:
        high = [0] * len(shape)
        high[d] = size * count - shape[d]
        number = splat(np.asarray(fill, x.type.dtype.np), tensor((), x.type.dtype))
        x = around(x, number, [0] * len(shape), high)
    parts = reshaped(x, (*shape[:d], count, size, *shape[d + 1 :]))
    return permuted(parts, (d, *(k for k in range(len(shape) + 1) if k != d)))


def joined(rows: Any, d: int) -> Any:
    """The parts in front, one behind the other along dimension d."""
    turned = permuted(rows, (*range(1, d + 1), 0, *range(d + 1, rows.type.ndim)))
    shape = turned.type.shape
    return reshaped(turned, (*shape[:d], shape[d] * shape[d + 1], *shape[d + 2 :]))
