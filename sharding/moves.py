"""Plans of resharding: which collectives turn one tiling of a value into another, and their bytes.

A plan is the cheapest path from tiling to tiling: terms are summed, or scattered onto a dimension;
axes that are free cut one more (no bytes), go from one dimension to another (all to all), are
undone (gather), or change places with others while pieces stay as long as they are (a permutation).
See Rink et al., "Memory-efficient array redistribution through portable collective communication",
https://arxiv.org/abs/2112.01075.
"""

from __future__ import annotations

import heapq
import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import count, permutations
from typing import Literal

from monograph.sharding.tiling import Names, Sizes, Tiling, common, local_shape, parts

Shape = tuple[int, ...]
Cost = tuple[int, int, int]  # what is sent, collectives, moves

# scatter  each device gets the sum of its part        sum   all devices get the sum of the terms
# own      each keeps its part of what all have        swap  axes leave `dim` and cut `to`
# gather   axes that cut `dim` are undone              turn  each gets another's piece
MoveKind = Literal["scatter", "sum", "own", "swap", "gather", "turn"]


@dataclass(frozen=True)
class Move:
    """One step of a plan.

    Attributes:
        kind: what happens.
        dim: the dimension that is concerned.
        names: the axes.
        after: how the value is cut then.
        to: of swaps, the dimension that the axes cut then.
        into: of turns, the axes in the order in which they number pieces then; before: `names`.
    """

    kind: MoveKind
    dim: int
    names: Names
    after: Tiling
    to: int = 0
    into: Names = ()


def plan(shape: Shape, sizes: Sizes, now: Tiling, want: Tiling) -> tuple[Move, ...]:
    """The moves from one tiling to another one, which has no terms.

    Args:
        shape: of the whole value.
        sizes: of the mesh's axes.
        now, want: how it is cut, and is to be cut.
    """
    return _plan(shape, tuple(sizes.items()), now, want.settled())


def cost(shape: Shape, itemsize: int, sizes: Sizes, now: Tiling, want: Tiling) -> tuple[int, int]:
    """How many collectives a plan takes, and what each device sends, see
    `monograph.sharding.collectives`."""
    found = total = 0
    for move in plan(shape, sizes, now, want):
        found += move.kind != "own"
        total += _sent(move, local_shape(shape, now, sizes), parts(move.names, sizes), itemsize)
        now = move.after
    return found, total


def _sent(move: Move, local: Shape, p: int, times: int) -> int:
    """How many elements of its piece a device sends for a move to p devices, times a number."""
    if move.kind == "own":
        return 0
    if move.kind in ("swap", "scatter"):  # what is cut into parts of one size is padded
        d = move.to if move.kind == "swap" else move.dim
        local = (*local[:d], -(-local[d] // p) * p, *local[d + 1 :])
    held = math.prod(local) * times
    if move.kind in ("turn", "gather"):
        return held * (1 if move.kind == "turn" else p - 1)
    return held * (p - 1) // p * (2 if move.kind == "sum" else 1)


@lru_cache(maxsize=16384)
def _plan(
    shape: Shape, sized: tuple[tuple[str, int], ...], now: Tiling, want: Tiling
) -> tuple[Move, ...]:
    if now == want:
        return ()
    return _Planner(shape, dict(sized), now, want).cheapest()


class _Planner:
    """The search for a path, by bytes, then collectives, then moves.

    Axes that cut the front of a dimension before and after stay where they are, unless padding
    would end up in the middle.
    """

    def __init__(self, shape: Shape, sizes: Sizes, now: Tiling, want: Tiling) -> None:
        self.shape, self.sizes, self.now, self.want = shape, sizes, now, want
        self.counts: dict[Names, int] = {}
        self.kept = [self._common(d) for d in range(len(shape))]
        fixed = {a for d, n in zip(now.dims, self.kept, strict=True) for a in d[:n]}
        used = {*now.axes, *now.partial, *want.axes}
        self.changing = tuple(a for a in sizes if a in used and a not in fixed)
        self.devices = math.prod(sizes.values())  # bytes are counted in parts of so many
        self.direct = _ways(len(self.changing), len(shape)) > _MANY

    def cheapest(self) -> tuple[Move, ...]:
        """The path."""
        number = count()
        start = (0, 0, 0)
        heap: list[tuple[Cost, int, Tiling, tuple[Move, ...]]] = [(start, 0, self.now, ())]
        best = {self.now: start}
        while heap:
            so_far, _, tiling, path = heapq.heappop(heap)
            if tiling == self.want:
                return path
            if so_far > best[tiling]:
                continue
            sent, collectives, moves = so_far
            local = tuple(
                -(-n // self._parts(d)) for n, d in zip(self.shape, tiling.dims, strict=True)
            )
            for move in self._steps(tiling):
                more = _sent(move, local, self._parts(move.names), self.devices)
                key = (sent + more, collectives + (move.kind != "own"), moves + 1)
                known = best.get(move.after)
                if (known is None or key < known) and not (self.direct and self._strays(move)):
                    best[move.after] = key
                    heapq.heappush(heap, (key, next(number), move.after, (*path, move)))
        raise AssertionError(f"no way from {self.now} to {self.want}")

    def _parts(self, names: Names) -> int:
        found = self.counts.get(names)
        if found is None:
            found = self.counts[names] = parts(names, self.sizes)
        return found

    def _strays(self, move: Move) -> bool:
        """Whether it puts an axis where it is not wanted."""
        rows = zip(move.after.dims, self.now.dims, self.want.dims, strict=True)
        return not all(a == b[: len(a)] or a == c[: len(a)] for a, b, c in rows)

    def _steps(self, now: Tiling) -> Iterator[Move]:
        free = [a for a in self.changing if a not in now.axes and a not in now.partial]
        yield from self._cuts("own", now, [a for a in free if a in self.want.axes])
        if now.partial:
            yield Move("sum", 0, now.partial, now.settled())
            if now.how == "add":
                yield from self._cuts("scatter", now, now.partial)
        for d, names in enumerate(now.dims):
            for kept in range(self.kept[d], len(names)):
                if self._even(now, d):
                    yield from self._swaps(now, d, kept)
                if kept == 0 or self._even(now, d):
                    yield Move("gather", d, names[kept:], now.with_dim(d, names[:kept]))
        yield from self._turns(now)

    def _cuts(self, kind: MoveKind, now: Tiling, free: Names | list[str]) -> Iterator[Move]:
        """Some of these axes, in any order, cut a dimension more."""
        for k in range(1, len(free) + 1):
            for new in permutations(free, k):
                left = tuple(a for a in now.partial if a not in new)
                for d, names in enumerate(now.dims):
                    if not self._misaligned(now, d, new):
                        dims = (*now.dims[:d], names + new, *now.dims[d + 1 :])
                        after = Tiling(dims, left, now.how if left else "add")
                        yield Move(kind, d, new, after)

    def _swaps(self, now: Tiling, d: int, kept: int) -> Iterator[Move]:
        """The last axes of a dimension go to another one."""
        names = now.dims[d]
        moved = names[kept:]
        for to, other in enumerate(now.dims):
            if to != d and not self._misaligned(now, to, moved):
                after = now.with_dim(d, names[:kept]).with_dim(to, other + moved)
                yield Move("swap", d, moved, after, to)

    def _turns(self, now: Tiling) -> Iterator[Move]:
        """Other axes in the places of those that cut, into pieces of the same shape."""
        places = [
            (d, k) for d, names in enumerate(now.dims) for k in range(self.kept[d], len(names))
        ]
        others = [a for a in self.changing if a not in now.partial]
        before = tuple(now.dims[d][k] for d, k in places)
        for new in permutations(others, len(places)):
            dims = [list(names[:k]) for names, k in zip(now.dims, self.kept, strict=True)]
            for (d, _), name in zip(places, new, strict=True):
                dims[d].append(name)
            after = Tiling(tuple(map(tuple, dims)), now.partial, now.how)
            if new != before and self._as_many(now, after):
                names = (*before, *(a for a in new if a not in before))
                into = (*new, *(a for a in before if a not in new))
                yield Move("turn", 0, names, after, into=into)

    def _as_many(self, now: Tiling, after: Tiling) -> bool:
        pairs = zip(now.dims, after.dims, strict=True)
        return all(self._parts(a) == self._parts(b) for a, b in pairs)

    def _common(self, d: int) -> int:
        """How many axes of a dimension stay where they are."""
        have, want = self.now.dims[d], self.want.dims[d]
        front = common(have, want)
        before = self.now.with_dim(d, front)
        aligned = self._even(self.now, d) and not self._misaligned(before, d, want[len(front) :])
        return len(front) if have == want or aligned else 0

    def _even(self, now: Tiling, d: int) -> bool:
        return self.shape[d] % self._parts(now.dims[d]) == 0

    def _misaligned(self, now: Tiling, d: int, new: Names) -> bool:
        """Whether parts of pieces are no pieces: padding in the middle of the whole."""
        n, before, more = self.shape[d], self._parts(now.dims[d]), self._parts(new)
        return before > 1 and -(-n // before) != -(-n // (before * more)) * more


def _ways(axes: int, ndim: int) -> int:
    """In how many ways axes can cut an array, each of them once or not at all."""
    return sum(math.perm(axes, k) * math.comb(max(0, k + ndim - 1), k) for k in range(axes + 1))


_MANY = 150  # tilings; of more, those alone in which axes are where they were or are wanted
