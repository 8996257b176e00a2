"""What the collectives of a program are on a torus: from a node to an `Exchange`."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import prod
from typing import Any

import numpy as np

from monograph.backends.tpu.torus.exchange import Exchange, Pairs, exchange, send
from monograph.backends.tpu.torus.layout import Placed, Strip
from monograph.hlo.axes import Mirror, Shift, Transposition
from monograph.hlo.errors import UnsupportedError
from monograph.hlo.graph import Node
from monograph.hlo.types import types_of


def exchange_of(node: Node, placed: Placed) -> Exchange | None:
    """A collective as its mesh lies on the torus; None if nothing is sent.

    Raises:
        UnsupportedError: for groups of members that are no strips of the torus.
    """
    strips = _strips(node, placed)
    made = _exchange(node, strips, placed) if strips else None
    return made if made is not None and made.axes else None


def _strips(node: Node, placed: Placed) -> tuple[Strip, ...]:
    """Where the members of a collective are."""
    strips = placed.strips([a.name for a in node.attrs["axes"] if a.name in placed.axes])
    groups = node.attrs.get("groups")
    return strips if groups is None else _grouped(node, strips, groups)


def _grouped(
    node: Node, strips: tuple[Strip, ...], groups: Sequence[Sequence[int]]
) -> tuple[Strip, ...]:
    """Of groups of members that are the same number apart, and fill the strip."""
    first, size = groups[0], len(groups[0])
    if size == 1:
        return ()
    by = first[1] - first[0]
    even = by > 0 and all(b - a == by for g in groups for a, b in pairwise(g))
    blocks = {g[0] // (by * size) for g in groups} if even else set()
    total = sum(len(g) for g in groups)
    if not even or len(strips) != 1 or total % (by * size) or len(blocks) * by * size != total:
        raise UnsupportedError(
            f"{node.op.name} over groups that do not lie evenly on the torus has no time",
            operands={"groups": groups},
            why="members of a group must be the same number of chips apart, along one axis.",
            fix="name mesh axes instead of groups: a mesh of more axes has these groups.",
        )
    return (Strip(strips[0].axis, strips[0].stride * by, size),)


def _exchange(node: Node, strips: tuple[Strip, ...], placed: Placed) -> Exchange:
    kind = node.op.collective
    assert kind is not None
    held = float(sum(x.type.nbytes for x in node.ins))
    made = float(sum(t.nbytes for t in types_of(node.type)))
    if kind == "collective_permute":
        count = prod(s.size for s in strips)
        return send(held, pairs_of(node.attrs["perm"], count), strips, placed.torus)
    return exchange(kind, made if kind == "all_gather" else held, strips, placed.torus)


def pairs_of(perm: Any, count: int) -> Pairs:
    """(source, target) of a permutation among so many members.

    >>> pairs_of(Shift(1, wrap=False), 3)
    ((0, 1), (1, 2))
    """
    numbers = range(count)
    if isinstance(perm, Shift):
        ends = [(i, i + perm.by) for i in numbers]
        return tuple((i, j % count) for i, j in ends if perm.wrap or 0 <= j < count)
    if isinstance(perm, Mirror):
        return tuple((i, count - 1 - i) for i in numbers)
    if isinstance(perm, Transposition):
        sources = np.arange(count).reshape(perm.shape).transpose(perm.order).ravel()
        return tuple((int(s), i) for i, s in enumerate(sources))
    return tuple((int(s), int(t)) for s, t in perm)


__all__ = ["exchange_of", "pairs_of"]
