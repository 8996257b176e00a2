"""`Exchange`: one collective on a torus: how long it takes, and the bytes on every link.

`exchange` is for the kinds that `monograph.sharding.collectives` names, `send` for what single
members send to others. Who calls: `jobs`, which reads programs, and whoever asks how long a gather
takes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import prod
from typing import Any

import numpy as np

from monograph.backends.tpu.torus.layout import Strip
from monograph.backends.tpu.torus.torus import Links, Torus
from monograph.backends.tpu.torus.traffic import (
    Pattern,
    exchanging,
    gathering,
    reducing,
    scattering,
)
from monograph.hlo.errors import UnknownNameError

Pairs = tuple[tuple[int, int], ...]
PATTERNS: dict[str, Callable[[Torus, tuple[Strip, ...]], Pattern]] = {
    "all_gather": gathering,
    "reduce_scatter": scattering,
    "all_reduce": reducing,
    "all_to_all": exchanging,
}


@dataclass(frozen=True, eq=False)
class Exchange:
    """One collective.

    Attributes:
        kind: as in `monograph.sharding.collectives`.
        axes: of the torus, whose links it uses.
        seconds: from the first byte to the last.
        wire_bytes: what a chip sends of its own or passes on, mean over the chips.
        bound: "bandwidth" or "latency".
        pattern: bytes on each link for each byte of the value.
        nbytes: of the value, see `exchange`.
    """

    kind: str
    axes: tuple[int, ...]
    seconds: float
    bound: str
    pattern: Pattern
    nbytes: float

    @property
    def links(self) -> Links:
        """Bytes on every directed link: [axes, 2, *shape], as `Torus.no_links`."""
        return self.pattern.links * self.nbytes

    @property
    def wire_bytes(self) -> float:
        return float(self.links.sum()) / self.pattern.phases[0][0, 0].size


def exchange(kind: str, nbytes: float, strips: Sequence[Strip], torus: Torus) -> Exchange:
    """A collective of all members of some strips.

    Args:
        kind: "all_gather", "reduce_scatter", "all_reduce" or "all_to_all".
        nbytes: of the whole value: the gathered one, or the one of which each member has terms; of
            an exchange, what one member holds.
        strips: where the members are.
        torus: the chips.

    Returns:
        Its time is the larger of the bytes on the busiest link of each phase over the link's
        bandwidth, and hops times latency ("How to Scale Your Model", commit 0819a7d, page on
        sharding).

    Raises:
        UnknownNameError: for another kind.

    >>> from monograph.backends.tpu.torus.torus import torus
    >>> ring, line = torus("v5e", (16,)), torus("v5e", (4,))
    >>> gather = exchange("all_gather", 2048 * 8192 * 2, [Strip(0, 1, 4)], line)
    >>> round(gather.seconds * 1e6), gather.bound
    (559, 'bandwidth')
    >>> round(exchange("all_gather", 9e6, [Strip(0, 1, 16)], ring).seconds * 1e6, 1)
    93.8
    """
    if kind not in PATTERNS:
        raise UnknownNameError(
            f"there is no collective {kind!r} of all members",
            operands={"known": ", ".join(PATTERNS)},
            fix="choose one of these; `send` is for members that send to single other ones.",
        )
    pattern = PATTERNS[kind](torus, tuple(strips))
    busy, hops = pattern.slowest * nbytes / torus.bandwidth, pattern.hops * torus.latency
    return _made(kind, pattern, max(busy, hops), busy, hops, nbytes)


def send(nbytes: float, pairs: Pairs, strips: Sequence[Strip], torus: Torus) -> Exchange:
    """Members send to others, each by the shortest ways: one along each axis first.

    Args:
        nbytes: what each one sends.
        pairs: (source, target) among the members, numbered row by row over the strips.
        strips: where the members are; other chips do the same among themselves.
        torus: the chips.

    Returns:
        Its time is that of the bytes on the busiest link and of the hops.

    >>> from monograph.backends.tpu.torus.torus import torus
    >>> grid = torus("v5e", (4, 4))  # corner to corner, over both links of a corner
    >>> corner = send(8 * 128 * 8192 * 2, ((0, 15),), [Strip(0, 1, 4), Strip(1, 1, 4)], grid)
    >>> round(corner.seconds * 1e6)
    192
    """
    pattern = _sending(torus, tuple(strips), tuple(pairs))
    busy, hops = pattern.slowest * nbytes / torus.bandwidth, pattern.hops * torus.latency
    return _made("collective_permute", pattern, busy + hops, busy, hops, nbytes)


def _made(
    kind: str, pattern: Pattern, seconds: float, busy: float, hops: float, nbytes: float
) -> Exchange:
    used = tuple(i for i, axis in enumerate(pattern.links) if axis.any())
    return Exchange(kind, used, seconds, "bandwidth" if busy >= hops else "latency",
                    pattern, nbytes)  # fmt: skip


def limit(kind: str, nbytes: float, strips: Sequence[Strip], torus: Torus) -> float:
    """Seconds of a gather, a scatter or a sum as the book's tables have them: many members on each
    strip, all strips rings.

    V / (n W) for n strips, W the bandwidth of a link both ways; a sum twice that.
    """
    times = 2 if kind == "all_reduce" else 1
    return times * nbytes / (2 * torus.bandwidth * len(strips))


# ---- single members ------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def _sending(torus: Torus, strips: tuple[Strip, ...], pairs: Pairs) -> Pattern:
    links, longest = torus.no_links(), 0
    places = [_offset(i, strips, torus) for i in range(prod(s.size for s in strips))]
    for origin in _origins(strips, torus):
        for source, target in pairs:
            a, b = (origin + places[source], origin + places[target])
            longest = max(longest, _route(links, torus, a, b))
    return Pattern((links,), longest)


def _offset(member: int, strips: Sequence[Strip], torus: Torus) -> Any:
    """Where a member is, from the first one of its group."""
    found = np.zeros(len(torus.shape), int)
    for strip in reversed(strips):
        member, at = divmod(member, strip.size)
        found[strip.axis] += at * strip.stride
    return found


def _origins(strips: Sequence[Strip], torus: Torus) -> list[Any]:
    """The first members of all groups."""
    free = np.ones(torus.shape, bool)
    for strip in strips:
        at = np.arange(torus.shape[strip.axis]) % (strip.stride * strip.size) < strip.stride
        shape = [1] * len(torus.shape)
        shape[strip.axis] = -1
        free &= at.reshape(shape)
    return list(np.argwhere(free))


def _route(links: Links, torus: Torus, a: Any, b: Any) -> int:
    """Put one byte on the ways from a to b; returns their length."""
    steps = []
    for axis, size in enumerate(torus.shape):
        by = int(b[axis] - a[axis])
        if torus.wraps[axis] and abs(by) > size // 2:
            by -= size if by > 0 else -size
        if by:
            steps.append((axis, by))
    for first in range(len(steps)):
        here = a.copy()
        for axis, by in steps[first:] + steps[:first]:
            for _ in range(abs(by)):
                links[(axis, int(by < 0), *here)] += 1 / len(steps)
                here[axis] = (here[axis] + (1 if by > 0 else -1)) % torus.shape[axis]
    return sum(abs(by) for _, by in steps)


__all__ = ["PATTERNS", "Exchange", "exchange", "limit", "send"]
