"""What collectives put on the links: bytes on every directed link, phase by phase.

A pattern is for one byte of a collective's value and scales with it. Rings and lines are those of
"How to Scale Your Model", commit 0819a7d, page on sharding: a gather passes every part around the
ring both ways at once; scattering sums is the same backwards; an exchange goes the shorter way.
Over n strips the value is cut into n shares, and share i begins with strip i: all are busy.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import prod

import numpy as np

from monograph.backends.tpu.torus.layout import Strip
from monograph.backends.tpu.torus.torus import Links, Torus
from monograph.hlo.errors import MachineError

Hops = tuple[np.ndarray, np.ndarray]  # per hop of a strip, both ways


@dataclass(frozen=True, eq=False)
class Pattern:
    """A collective of one byte.

    Attributes:
        phases: bytes on each link, one phase after the other.
        hops: links that the last byte passes, at least.
    """

    phases: tuple[Links, ...]
    hops: int

    @property
    def slowest(self) -> float:
        """Bytes on the busiest link of each phase, summed: what bounds the time."""
        return float(sum(p.max(initial=0.0) for p in self.phases))

    @property
    def links(self) -> Links:
        """Bytes on each link, of all phases."""
        total: Links = np.sum(self.phases, axis=0)
        return total


@lru_cache(maxsize=4096)
def gathering(torus: Torus, strips: tuple[Strip, ...]) -> Pattern:
    """All members get the one byte of which each has a part."""
    total = prod(s.size for s in strips)

    def hops(strip: Strip, held: float) -> Hops:
        return _passed_on(strip, torus, held)

    def carried(strip: Strip, held: float) -> float:
        return (strip.size - 1) * held * strip.stride

    return _phases(torus, strips, 1 / total, True, hops, carried)


@lru_cache(maxsize=4096)
def scattering(torus: Torus, strips: tuple[Strip, ...]) -> Pattern:
    """Every member has terms of the one byte, and gets the sum of its part: a gather backwards."""
    gathered = gathering(torus, strips)
    return Pattern(tuple(_backwards(p) for p in reversed(gathered.phases)), gathered.hops)


@lru_cache(maxsize=4096)
def reducing(torus: Torus, strips: tuple[Strip, ...]) -> Pattern:
    """Every member has terms of the one byte, and gets the sum: scattered, then gathered."""
    first, then = scattering(torus, strips), gathering(torus, strips)
    return Pattern((*first.phases, *then.phases), first.hops + then.hops)


@lru_cache(maxsize=4096)
def exchanging(torus: Torus, strips: tuple[Strip, ...]) -> Pattern:
    """Every member has one byte, and sends a part of it to each other one, the shorter way."""

    def hops(strip: Strip, held: float) -> Hops:
        return _exchanged(strip, torus, held / strip.size)

    def carried(strip: Strip, held: float) -> float:
        n = strip.size
        away = np.abs(np.subtract.outer(np.arange(n), np.arange(n)))
        away = np.minimum(away, n - away) if strip.is_ring(torus) else away
        return float(away.sum()) / n * held / n * strip.stride

    return _phases(torus, strips, 1.0, False, hops, carried)


def _phases(
    torus: Torus,
    strips: Sequence[Strip],
    held: float,
    grows: bool,
    hops: Callable[[Strip, float], Hops],
    carried: Callable[[Strip, float], float],
) -> Pattern:
    """Shares over all strips in turn.

    Args:
        held: what a member holds at first.
        grows: whether it holds more after each strip, by the strip's size.
        hops: bytes on the hops of a strip whose members hold so much.
        carried: bytes times links that this is per chip, by formula; a check.
    """
    n = len(strips)
    if not n:
        return Pattern((torus.no_links(),), 0)
    shares = [held / n] * n
    phases = []
    for step in range(n):
        links = torus.no_links()
        wanted = 0.0
        for i in range(n):
            strip = strips[(i + step) % n]
            _put(links, torus, strip, hops(strip, shares[i]))
            wanted += carried(strip, shares[i]) * torus.size
            shares[i] *= strip.size if grows else 1
        _check(links, torus, wanted)
        phases.append(links)
    longest = sum((s.size // 2 if s.is_ring(torus) else s.size - 1) * s.stride for s in strips)
    return Pattern(tuple(phases), longest)


def _passed_on(strip: Strip, torus: Torus, held: float) -> Hops:
    """Hop j leads from member j to the next one; all members' parts reach all others."""
    n = strip.size
    if strip.is_ring(torus):
        both = np.full(n, held * (n - 1) / 2)
        return both, both
    behind = np.arange(1, n) * held
    return behind, behind[::-1]


def _exchanged(strip: Strip, torus: Torus, part: float) -> Hops:
    """Every member sends `part` to each other one. Halfway round a ring, half goes each way."""
    n = strip.size
    if strip.is_ring(torus):
        ways = sum(range(1, (n - 1) // 2 + 1)) + (n / 4 if n % 2 == 0 else 0)
        both = np.full(n, part * ways)
        return both, both
    cut = np.arange(1, n) * np.arange(n - 1, 0, -1) * part
    return cut, cut


def _put(links: Links, torus: Torus, strip: Strip, hops: Hops) -> None:
    """Add the hops of all strips that lie like this one, side by side and one behind another."""
    size = torus.shape[strip.axis]
    shape = [1] * len(torus.shape)
    shape[strip.axis] = size
    there = np.arange(size)
    for way, along in enumerate(hops):
        line = np.zeros(size)
        for first in range(size):
            member = first % (strip.stride * strip.size) // strip.stride
            if member < len(along):  # the chip `first` sends to the one a stride further
                at = (there[first] + np.arange(strip.stride)) % size
                line[at if way == 0 else (at + 1) % size] += along[member]
        links[strip.axis, way] += line.reshape(shape)


def _backwards(links: Links) -> Links:
    """Every byte goes back over the link beside the one that it came by."""
    turned = np.empty_like(links)
    for axis in range(len(links)):
        turned[axis, 1] = np.roll(links[axis, 0], 1, axis)
        turned[axis, 0] = np.roll(links[axis, 1], -1, axis)
    return turned


def _check(links: Links, torus: Torus, wanted: float) -> None:
    """What the links carry is what the members send, each byte once for every link of its way.

    Raises:
        MachineError: if bytes are lost, or are on links that there are not: a fault of a pattern.
    """
    total, stray = float(links.sum()), float(links[~torus.exists()].sum())
    if stray or abs(total - wanted) > 1e-9 * max(wanted, 1.0):
        raise MachineError(
            f"links of {torus} carry {total} bytes instead of {wanted}, {stray} on links that it "
            "does not have",
            fix="please report this with the mesh and the program.",
        )


__all__ = ["Pattern", "exchanging", "gathering", "reducing", "scattering"]
