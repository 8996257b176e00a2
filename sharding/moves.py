"""Plans of resharding: which collectives turn one tiling of a value into another, and their bytes.

First terms are settled: axes that are to cut the value scatter the sum, the others reduce what is
left. Then, until nothing is to do: cut by axes that are free (no bytes), exchange an axis between
two dimensions (all to all), and gather what is to be whole. See Rink et al., "Memory-efficient
array redistribution through portable collective communication", https://arxiv.org/abs/2112.01075.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Literal

from monograph.sharding.tiling import Names, Sizes, Tiling, common, local_shape, parts

Shape = tuple[int, ...]

# scatter  each device gets the sum of its part        sum   all devices get the sum of the terms
# own      each keeps its part of what all have        swap  an axis leaves `dim` and cuts `to`
# gather   axes that cut `dim` are undone
MoveKind = Literal["scatter", "sum", "own", "swap", "gather"]


@dataclass(frozen=True)
class Move:
    """One step of a plan.

    Attributes:
        kind: what happens.
        dim: the dimension that is concerned.
        names: the axes.
        after: how the value is cut then.
        to: of swaps, the dimension that the axes cut then.
    """

    kind: MoveKind
    dim: int
    names: Names
    after: Tiling
    to: int = 0


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
    count = total = 0
    for move in plan(shape, sizes, now, want):
        held = math.prod(local_shape(shape, now, sizes)) * itemsize
        count += move.kind != "own"
        total += _bytes(move.kind, held, parts(move.names, sizes))
        now = move.after
    return count, total


def _bytes(kind: MoveKind, held: int, p: int) -> int:
    if kind == "own":
        return 0
    if kind == "gather":
        return held * (p - 1)
    return held * (p - 1) // p * (2 if kind == "sum" else 1)


@lru_cache(maxsize=4096)
def _plan(
    shape: Shape, sized: tuple[tuple[str, int], ...], now: Tiling, want: Tiling
) -> tuple[Move, ...]:
    planner = _Planner(shape, dict(sized), want)
    moves: list[Move] = []
    for step in (planner.scatter, planner.sum, planner.rest):
        while (move := step(now)) is not None:
            moves.append(move)
            now = move.after
    return tuple(moves)


@dataclass(frozen=True)
class _Planner:
    """The next move of each kind, or None."""

    shape: Shape
    sizes: Sizes
    want: Tiling

    def scatter(self, now: Tiling) -> Move | None:
        if now.how != "add":
            return None
        for d, names in enumerate(self.want.dims):
            new = _leading(_next(now.dims[d], names), now.partial)
            if new and not self._misaligned(now, d, new):
                left = tuple(a for a in now.partial if a not in new)
                after = replace(now.with_dim(d, now.dims[d] + new), partial=left)
                return Move("scatter", d, new, after)
        return None

    def sum(self, now: Tiling) -> Move | None:
        return Move("sum", 0, now.partial, now.settled()) if now.partial else None

    def rest(self, now: Tiling) -> Move | None:
        if now.dims == self.want.dims:
            return None
        return self._own(now) or self._swap(now) or self._gather(now)

    def _own(self, now: Tiling) -> Move | None:
        free = tuple(a for a in self.sizes if a not in now.axes)
        for d, names in enumerate(self.want.dims):
            new = _leading(_next(now.dims[d], names), free)
            if new and not self._misaligned(now, d, new):
                return Move("own", d, new, now.with_dim(d, now.dims[d] + new))
        return None

    def _swap(self, now: Tiling) -> Move | None:
        for i, names in enumerate(now.dims):
            if _is_prefix(names, self.want.dims[i]) or not self._even(now, i):
                continue
            kept = len(common(names, self.want.dims[i]))
            for j, other in enumerate(self.want.dims):
                count = _overlap(names[kept:], _next(now.dims[j], other)) if i != j else 0
                moved = names[len(names) - count :]
                if count and not self._misaligned(now, j, moved):
                    after = now.with_dim(i, names[:-count]).with_dim(j, now.dims[j] + moved)
                    return Move("swap", i, moved, after, j)
        return None

    def _gather(self, now: Tiling) -> Move:
        """The last axes of a dimension that are not to cut it; all of them where what is left would
        not be pieces (sizes that do not divide)."""
        want = self.want.dims
        differ = [d for d, names in enumerate(now.dims) if names != want[d]]
        wrong = [d for d in differ if not _is_prefix(now.dims[d], want[d])]
        d = (wrong or [d for d in differ if now.dims[d]])[0]
        kept = len(common(now.dims[d], want[d])) if wrong and self._even(now, d) else 0
        return Move("gather", d, now.dims[d][kept:], now.with_dim(d, now.dims[d][:kept]))

    def _even(self, now: Tiling, d: int) -> bool:
        return self.shape[d] % parts(now.dims[d], self.sizes) == 0

    def _misaligned(self, now: Tiling, d: int, new: Names) -> bool:
        """Whether parts of pieces are no pieces: padding in the middle of the whole."""
        n, before, more = self.shape[d], parts(now.dims[d], self.sizes), parts(new, self.sizes)
        return before > 1 and -(-n // before) != -(-n // (before * more)) * more


def _is_prefix(a: Names, b: Names) -> bool:
    return b[: len(a)] == a


def _next(now: Names, want: Names) -> Names:
    """The names that are still to come, where `now` leads to `want`."""
    return want[len(now) :] if _is_prefix(now, want) else ()


def _leading(names: Names, among: Sequence[str]) -> Names:
    """The leading names that are among these."""
    for i, name in enumerate(names):
        if name not in among:
            return names[:i]
    return names


def _overlap(a: Names, b: Names) -> int:
    """How many of the last names of `a` are the first ones of `b`."""
    for n in range(min(len(a), len(b)), 0, -1):
        if a[-n:] == b[:n]:
            return n
    return 0
