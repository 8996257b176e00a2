"""Stairs: sending where stretches drift against pieces, each part to whom wants it.

Device i wants a stretch that begins in piece ``floor((i * scale + offset) / m)``. Where scale is
not m the distance to that device grows with i, and shifts, the same for all devices, would send to
many that want nothing. A round of stairs is a permutation in that closed form: everybody gets from
the device in whose piece its stretch begins, or from the next one, and so on. Where several want
parts of one piece, they take turns.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from monograph.hlo.axes import Steps
from monograph.hlo.ops import (
    add,
    axis_permute,
    compare,
    divide,
    dynamic_update_slice,
    maximum,
    multiply,
    remainder,
    select,
    subtract,
)
from monograph.hlo.ops.leaf import zeros
from monograph.hlo.ops.slices import cut as part_of
from monograph.hlo.ops.splits import because, clipped, taken
from monograph.hlo.ops.splits import number as i32
from monograph.hlo.types import tensor
from monograph.sharding.stretch import Stretch
from monograph.sharding.tiling import Names

if TYPE_CHECKING:
    from monograph.sharding.cut import Cut, Piece


@dataclass(frozen=True)
class Round:
    """One permutation.

    Attributes:
        ahead: how many pieces behind the one in which a stretch begins.
        turn: whose turn it is: devices whose number leaves this remainder.
        size: how many places are sent.
        alone: whether nobody needs what lies on others.
    """

    ahead: int
    turn: int
    size: int
    alone: bool


@dataclass(frozen=True)
class Stairs:
    """The rounds of a stretch.

    Attributes:
        stretch: what is wanted.
        piece: how many places a device holds.
        every: how many take turns.
        rounds: nearest to the front first.
    """

    stretch: Stretch
    piece: int
    every: int
    rounds: tuple[Round, ...]

    @property
    def sent(self) -> int:
        """How many places a device sends."""
        return sum(r.size for r in self.rounds if not r.alone)


def stairs(stretch: Stretch, parts: int, piece: int) -> Stairs | None:
    """The stairs of a stretch; None: there are too many, or stretches do not go upwards.

    Args:
        stretch: what is wanted.
        parts: how many devices there are.
        piece: how many places each holds.

    >>> found = stairs(Stretch(4, 0, 4, 0, 32), 8, 8)  # half of an array: two share a piece
    >>> found.every, found.sent
    (2, 8)
    """
    who, low, high = stretch.wanted(parts)
    if not piece or not who.size:
        return Stairs(stretch, piece, 1, ())
    if stretch.scale <= 0:
        return None
    every = -(-stretch.step * piece // stretch.scale)
    begin = stretch.starts(parts)[who] // piece
    last = int(((high - 1) // piece - begin).max())
    if every * (last + 1) > _MANY:
        return None
    rounds = []
    for ahead in range(last + 1):
        source = begin + ahead
        size = np.minimum(high, (source + 1) * piece) - np.maximum(low, source * piece)
        for turn in range(every):
            need = (size > 0) & (who % every == turn)
            if need.any():
                alone = bool((source[need] == who[need]).all())
                rounds.append(Round(ahead, turn, int(size[need].max()), alone))
    return Stairs(stretch, piece, every, tuple(rounds))


_MANY = 8  # rounds for which one gather is no worse


def climb(cut: Cut, piece: Piece, dim: int, found: Stairs, axes: Names, number: Any) -> Any:
    """The stretch of every device; anything where a place is not asked for.

    Args:
        cut: what emits.
        piece: of a value without terms.
        dim: the dimension.
        found: the stairs.
        axes: the axes that cut it.
        number: this device's along them.
    """
    s, m, parts = found.stretch, found.piece, cut.parts(axes)
    most = max((r.size for r in found.rounds), default=0)
    start = begin(s, 0, number, parts)
    source = floor_div(number, s.scale, s.offset, s.step * m, parts)
    shape = list(piece.value.type.shape)
    shape[dim] = s.size + 2 * most
    made = zeros(tensor(tuple(shape), piece.type.dtype))
    for r in found.rounds:
        part = piece.value if r.size == m else taken(
            piece.value, dim, _wanted_of(found, r, number, parts), r.size
        )  # fmt: skip
        if not r.alone:
            perm = Steps(s.scale, s.offset, s.step * m, r.ahead, found.every, r.turn, parts)
            with because(f"places that a device needs here lie on others along {'+'.join(axes)}"):
                part = axis_permute(part, axes=cut.axes(axes), perm=perm)
        front = multiply(add(source, i32(r.ahead)), i32(m))
        at = subtract(add(front, _place(s, start, front, m, r.size)), start)
        at = add(clipped(at, -most, s.size), i32(most))
        made = _written(made, part, dim, _if_turn(found, r, number, source, at, s.size + most))
    return part_of(made, dim, most, most + s.size)


def _wanted_of(found: Stairs, r: Round, number: Any, parts: int) -> Any:
    """Where in this device's piece begins what its receiver wants."""
    s, m = found.stretch, found.piece
    # the first device whose stretch begins in piece j: ceil((j * m * step - offset) / scale)
    rounded = s.scale - 1 - s.offset - r.ahead * m * s.step
    first = floor_div(number, m * s.step, rounded, s.scale, parts)
    if found.every > 1:
        least = found.every * ((parts + r.ahead + 1) * m * s.step + abs(s.offset) + 1)
        wait = remainder(subtract(i32(least + r.turn), first), i32(found.every))
        first = add(first, wait)
    # in 0 .. parts - 1 numbers stay small; whoever has no receiver sends what nobody reads
    start = begin(s, 0, clipped(first, 0, parts - 1), parts)
    return _place(s, start, multiply(number, i32(m)), m, r.size)


def _place(s: Stretch, start: Any, front: Any, m: int, size: int) -> Any:
    """Which part of so many places of the piece at `front` is sent for a stretch at `start`."""
    return clipped(subtract(maximum(start, i32(s.first)), front), 0, m - size)


def _if_turn(found: Stairs, r: Round, number: Any, source: Any, at: Any, out: int) -> Any:
    """The place, or one outside for those whose turn it is not, or who have no need."""
    if found.every > 1:
        turn = remainder(number, i32(found.every))
        at = select(compare(turn, i32(r.turn), comparison_direction="EQ"), at, i32(out))
    if r.alone:
        own = compare(add(source, i32(r.ahead)), number, comparison_direction="EQ")
        at = select(own, at, i32(out))
    return at


def _written(made: Any, part: Any, dim: int, at: Any) -> Any:
    starts = [at if d == dim else i32(0) for d in range(made.type.ndim)]
    return dynamic_update_slice(made, part, *starts)


def floor_div(number: Any, scale: int, offset: int, by: int, parts: int) -> Any:
    """``floor((number * scale + offset) / by)`` for numbers in ``0 .. parts - 1``."""
    least = offset + min(0, scale * (parts - 1))
    bias = max(0, -(least // by))  # division rounds to zero
    place = add(multiply(number, i32(scale)), i32(offset + bias * by))
    if by > 1:
        place = divide(place, i32(by))
    return add(place, i32(-bias)) if bias else place


def begin(s: Stretch, m: int, number: Any, parts: int) -> Any:
    """Where the stretch of device `number` begins, seen from its own piece of m places."""
    if s.step == 1:
        return add(multiply(number, i32(s.scale - m)), i32(s.offset))
    whole = floor_div(number, s.scale, s.offset, s.step, parts)
    return add(whole, multiply(number, i32(-m))) if m else whole
