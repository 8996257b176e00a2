"""Fetching: every device gets a stretch of a cut dimension, parts of which lie on others.

Only what is needed is sent, by permutations that are the same for all devices. Where stretches
drift against pieces (sizes that do not divide, strides), each device cuts its own out of what it
got, at a place that follows from its number; a gather does it where most devices would send.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from monograph.hlo.axes import Shift
from monograph.hlo.ops import (
    add,
    and_,
    axis_gather,
    axis_own,
    axis_permute,
    compare,
    concatenate,
    iota,
    select,
)
from monograph.hlo.ops.leaf import splat, splat_of, zeros
from monograph.hlo.ops.moves import broadcast_in_dim
from monograph.hlo.ops.slices import cut as part_of
from monograph.hlo.ops.splits import around, because, taken
from monograph.hlo.ops.splits import number as i32
from monograph.hlo.types import I32, tensor
from monograph.sharding.reshard import in_front, joined
from monograph.sharding.stairs import Stairs, begin, climb, stairs
from monograph.sharding.stretch import Hop, Send, Stretch, hops, sending_pays, sends
from monograph.sharding.tiling import Names

if TYPE_CHECKING:
    from monograph.sharding.cut import Cut, Piece


def fetch(
    cut: Cut,
    piece: Piece,
    dim: int,
    scale: int,
    offset: int,
    size: int,
    fill: Any = None,
    *,
    step: int = 1,
    names: Names | None = None,
) -> Any:
    """Device i gets the places ``floor((i * scale + offset) / step)`` and the next ones.

    Args:
        cut: what emits.
        piece: of any value without terms.
        dim: the dimension.
        scale, offset, step: where a device's stretch begins.
        size: how many places it has.
        fill: what stands outside of the dimension: a number or a scalar; None: anything.
        names: the axes along which i counts, where the piece is whole along `dim`.

    Returns:
        A value like the piece's, with `size` places along `dim`.
    """
    stretch = Stretch(scale, offset, size, 0, piece.type.shape[dim], step)
    return stitch(cut, [piece], [stretch], dim, fill, names=names)


def stitch(
    cut: Cut,
    pieces: Sequence[Piece],
    stretches: Sequence[Stretch],
    dim: int,
    fill: Any = None,
    *,
    names: Names | None = None,
) -> Any:
    """Stretches of several values laid over one another: each holds where its places are asked for.

    Args:
        cut: what emits.
        pieces: of values without terms, all cut alike along `dim`.
        stretches: of one size, for each value.
        dim: the dimension.
        fill: what stands where none holds: a number or a scalar; None: anything.
        names: the axes along which devices count, where pieces are whole along `dim`.
    """
    given = pieces[0].tiling.dims[dim]
    axes = given or names or ()
    parts = cut.parts(axes)
    held = [_held(p, dim) for p in pieces]
    if stretches[0].size == 0:
        return part_of(pieces[0].value, dim, 0, 0)
    number = cut.index(axes) if parts > 1 else splat(0, tensor((), I32))
    rounds = ladders = None
    if parts > 1 and given:
        rounds = _rounds(stretches, parts, held, _same(pieces))
        ladders = _ladders(stretches, parts, held, _places(rounds, held, _same(pieces), parts))
    layers = []
    dirty = rounds is None or ladders is not None
    if rounds is not None and ladders is None:
        got = _sent(cut, pieces, dim, rounds.sends, axes, number)
        dirty = any(s.wraps for s in rounds.sends)
    for k, (p, s, m) in enumerate(zip(pieces, stretches, held, strict=True)):
        known = splat_of(p.value)
        if known is not None:
            dirty = True  # there is no edge to it
            layers.append(splat(known, _none(p.value, dim, s.size).type))
        elif parts > 1 and not given and 0 < s.scale <= s.size <= _MANY * s.scale and s.step == 1:
            layers.append(_own_part(cut, p.value, dim, s, axes))
        elif ladders is not None:
            layers.append(climb(cut, p, dim, ladders[k], axes, number))
        elif rounds is None:
            x = _all_of(cut, p, dim) if parts > 1 and given else p.value
            layers.append(_window(x, dim, s, parts, 0, 0, number))
        else:
            strip, at = _strip(p.value, dim, rounds.hops[k], got, m)
            layers.append(_window(strip, dim, s, parts, m, at, number))
    return _laid(pieces, stretches, layers, dim, fill, parts, number, dirty)


# ---- sending -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Rounds:
    """Hops per value, and the rounds in which they go."""

    hops: tuple[tuple[Hop, ...], ...]
    sends: tuple[Send, ...]


def _rounds(
    stretches: Sequence[Stretch], parts: int, held: Sequence[int], same: Sequence[int]
) -> _Rounds | None:
    """None where gathers are better. `same`: per value, the number of the first one that it is."""
    found = []
    for s, m, k in zip(stretches, held, same, strict=True):
        one = hops(s, parts, m, k) if m else []
        if one is None:
            return None
        found.append(tuple(one))
    made = sends([h for row in found for h in row], parts)
    gathered = sum(held[k] for k in set(same))
    return _Rounds(tuple(found), tuple(made)) if sending_pays(made, parts, gathered) else None


def _held(piece: Piece, dim: int) -> int:
    """How many places a device could send: of a number that is everywhere, none."""
    return 0 if splat_of(piece.value) is not None else piece.value.type.shape[dim]


def _same(pieces: Sequence[Piece]) -> list[int]:
    """Per piece, the number of the first one that is the same: slices of a value are sent once."""
    nodes = [id(getattr(p.value, "node", p.value)) for p in pieces]
    return [nodes.index(n) for n in nodes]


def sent(cut: Cut, pieces: Sequence[Piece], stretches: Sequence[Stretch], dim: int) -> int | None:
    """How many places a device sends for a stitch; None: it gathers."""
    parts = cut.parts(pieces[0].tiling.dims[dim])
    if parts == 1:
        return 0
    held = [_held(p, dim) for p in pieces]
    made = _rounds(stretches, parts, held, _same(pieces))
    ladders = _ladders(stretches, parts, held, _places(made, held, _same(pieces), parts))
    if ladders is not None:
        return sum(one.sent for one in ladders)
    return None if made is None else sum(s.size for s in made.sends)


def _places(made: _Rounds | None, held: Sequence[int], same: Sequence[int], parts: int) -> int:
    """How many places a device sends in shifts, or for gathers."""
    if made is None:
        return (parts - 1) * sum(held[k] for k in set(same))
    return sum(s.size for s in made.sends)


def _ladders(
    stretches: Sequence[Stretch], parts: int, held: Sequence[int], most: int
) -> list[Stairs] | None:
    """Stairs for every value, if they send less than `most` places."""
    found: list[Stairs] = []
    for s, m in zip(stretches, held, strict=True):
        one = stairs(s, parts, m)
        if one is None:
            return None
        found.append(one)
    return found if sum(one.sent for one in found) < most else None


def _sent(
    cut: Cut, pieces: Sequence[Piece], dim: int, todo: Sequence[Send], axes: Names, number: Any
) -> dict[Hop, Any]:
    """What arrives, per hop; on devices that do not need it, anything."""
    got: dict[Hop, Any] = {}
    parts = cut.parts(axes)
    for send in todo:
        payload = _payload(pieces, dim, send, number, parts)
        shift = Shift(-send.by, send.wraps)
        with because(f"places that a device needs here lie on its neighbours along {_over(axes)}"):
            arrived = axis_permute(payload, axes=cut.axes(axes), perm=shift)
        for hop in send.hops:
            got[hop] = part_of(arrived, dim, 0, hop.size)
    return got


def _payload(pieces: Sequence[Piece], dim: int, send: Send, number: Any, parts: int) -> Any:
    """What a device sends: the part that its receiver needs."""
    made: Any = None
    last: tuple[int, int, int] | None = None
    for hop in send.hops:
        key = (hop.source, hop.low, hop.high)
        if key == last:
            continue
        x = part_of(pieces[hop.source].value, dim, hop.low, hop.high)
        x = _padded(x, dim, 0, send.size - hop.size)
        if made is None:
            made = x
        else:
            senders = hop.receivers[0] + hop.by, hop.receivers[1] + hop.by + 1
            mine = _between(number, *senders, 0, parts)
            made = x if mine is None else select(_spread(mine, x), x, made)
        last = key
    return made


def _strip(x: Any, dim: int, found: Sequence[Hop], got: dict[Hop, Any], m: int) -> tuple[Any, int]:
    """What a device has and got, in order, and at which distance it begins."""
    if not found:
        return x, 0
    at = start = found[0].by * m + found[0].low
    rows = []
    for hop in found:
        begin = hop.by * m + hop.low
        if begin > at:  # nobody needs what lies between
            rows.append(_none(x, dim, begin - at))
        rows.append(part_of(x, dim, hop.low, hop.high) if hop.by == 0 else got[hop])
        at = begin + hop.size
    return rows[0] if len(rows) == 1 else concatenate(*rows, dimension=dim), start


def _all_of(cut: Cut, piece: Piece, dim: int) -> Any:
    """All pieces along a dimension, padding included."""
    names = piece.tiling.dims[dim]
    with because(f"places that a device needs here lie on most devices along {_over(names)}"):
        rows = axis_gather(piece.value, axes=cut.axes(names))
    return joined(rows, dim)


def _own_part(cut: Cut, x: Any, dim: int, s: Stretch, axes: Names) -> Any:
    """A device's stretch of what all devices hold, as parts of equal size of which it takes one."""
    parts, n = cut.parts(axes), x.type.shape[dim]
    rows = []
    for at in range(0, s.size, s.scale):
        first = s.offset + at
        whole = _padded(x, dim, -first, first + parts * s.scale - n)
        part = axis_own(in_front(cut, whole, dim, axes, 0), axes=cut.axes(axes))
        rows.append(part_of(part, dim, 0, min(s.scale, s.size - at)))
    return rows[0] if len(rows) == 1 else concatenate(*rows, dimension=dim)


_MANY = 4  # parts that are joined


# ---- windows -------------------------------------------------------------------------------------


def _window(strip: Any, dim: int, s: Stretch, parts: int, m: int, at: int, number: Any) -> Any:
    """A device's stretch out of its strip, which begins at distance `at` from its own piece."""
    who = s.wanted(parts)[0]
    if not who.size:
        return _none(strip, dim, s.size)
    near = s.starts(parts)[who] - who * m - at
    least, most = int(near.min()), int(near.max())
    low = max(0, -least)
    high = max(0, most + s.size - strip.type.shape[dim])
    x = _padded(strip, dim, low, high)
    if least == most:
        return part_of(x, dim, least + low, least + low + s.size)
    start = add(begin(s, m, number, parts), i32(low - at))
    return taken(x, dim, start, s.size)


def _laid(
    pieces: Sequence[Piece], stretches: Sequence[Stretch], layers: Sequence[Any], dim: int,
    fill: Any, parts: int, number: Any, dirty: bool,
) -> Any:  # fmt: skip
    """The layers over one another, and the fill where there is none."""
    if len(layers) == 1 and (
        fill is None or (not dirty and _clean(pieces[0], stretches[0], dim, parts, fill))
    ):
        return layers[0]
    made = None
    if fill is not None:
        x = layers[0]
        scalar = fill if hasattr(fill, "type") else splat(fill, tensor((), x.type.dtype))
        made = broadcast_in_dim(scalar, shape=x.type.shape, broadcast_dimensions=())
    for s, layer in zip(stretches, layers, strict=True):
        inside = _inside(s, parts, number)
        if made is None or inside is None:
            made = layer
        else:
            shape = layer.type.shape
            mask = broadcast_in_dim(inside, shape=shape, broadcast_dimensions=(dim,))
            made = select(mask, layer, made)
    return made


def _clean(piece: Piece, s: Stretch, dim: int, parts: int, fill: Any) -> bool:
    """Whether outside of the dimension stand zeros already, and these are asked for."""
    zero = np.zeros((), piece.type.dtype.np).tobytes()
    if hasattr(fill, "type") or np.asarray(fill, piece.type.dtype.np).tobytes() != zero:
        return False
    if s.wanted(parts)[0].size < parts:  # those that want nothing got anything
        return False
    even = piece.type.shape[dim] % parts == 0
    return even or (piece.fill is not None and not np.any(piece.fill))


def _inside(s: Stretch, parts: int, number: Any) -> Any:
    """Which places of a stretch are asked for: bool[size]; None: all, on every device."""
    starts = s.starts(parts)
    least, most = int(starts.min()), int(starts.max()) + s.size
    if s.first <= least and most <= s.last:
        return None
    own = begin(s, 0, number, parts)
    own = broadcast_in_dim(own, shape=(s.size,), broadcast_dimensions=())
    places = add(own, iota(iota_dimension=0, shape=(s.size,), dtype=I32))
    return _between(places, s.first, s.last, least, most)


def _between(x: Any, low: int, high: int, least: int, most: int) -> Any:
    """Whether ``low <= x < high``; None: always, as x is in ``least .. most - 1``."""
    tests = []
    if low > least:
        tests.append(compare(x, splat(low, x.type), comparison_direction="GE"))
    if high < most:
        tests.append(compare(x, splat(high, x.type), comparison_direction="LT"))
    if not tests:
        return None
    return tests[0] if len(tests) == 1 else and_(*tests)


def _over(names: Names) -> str:
    return "+".join(map(str, names))


# ---- small things --------------------------------------------------------------------------------


def _spread(x: Any, like: Any) -> Any:
    return broadcast_in_dim(x, shape=like.type.shape, broadcast_dimensions=())


def _none(x: Any, dim: int, size: int) -> Any:
    shape = (*x.type.shape[:dim], size, *x.type.shape[dim + 1 :])
    return zeros(tensor(shape, x.type.dtype))


def _padded(x: Any, dim: int, low: int, high: int) -> Any:
    """`x` with zeros around one dimension; negative counts cut off."""
    lows, highs = [0] * x.type.ndim, [0] * x.type.ndim
    lows[dim], highs[dim] = low, high
    return around(x, zeros(tensor((), x.type.dtype)), lows, highs)
