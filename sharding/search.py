"""The order in which links are looked at, until no link has more to say.

A link's values may be cut in ways that exclude each other. Then nothing is done at first: something
else may say which way it is, as the mask of a gradient does, which was cut on the way forwards. So
what an open question is about does not pass on to results, and only where no link has anything more
to say the first open question of the program is decided.
"""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush
from itertools import groupby

from monograph.sharding.links import ALL, PASSING, SPREADING, Link, Value
from monograph.sharding.suggest import Suggestion, reconciled, suggestions
from monograph.sharding.tiling import Sizes

FORWARD, BACKWARD = range(2)


class Search:
    """One run.

    Args:
        links: in the order of their paths; those of one path do not depend on each other.
        sizes: of the mesh's axes.
    """

    def __init__(self, links: Sequence[Link], sizes: Sizes) -> None:
        self.links = links
        self.sizes = sizes
        self.bits = {a: 1 << i for i, a in enumerate(sizes)}
        self.groups = [list(g) for _, g in groupby(links, key=lambda link: link.path)]
        for i, group in enumerate(self.groups):
            for link in group:
                link.group = i
        for value in dict.fromkeys(v for link in links for v in link.values):
            value.mark(self.bits)
        self.level = 0
        self.waiting: tuple[list[int], list[int]] = ([], [])  # groups: first ones, last ones first
        self.queued: tuple[set[int], set[int]] = (set(), set())
        self.contested: tuple[set[int], set[int]] = (set(), set())

    def run(self) -> None:
        """Cut all values."""
        for self.level in range(SPREADING + 1):
            for link in self.links:
                for side, more in enumerate(_begins(link, self.level)):
                    if more:
                        self._ask(link, side)
            self._settle()

    def _settle(self) -> None:
        while any(self.waiting) or self._decide():
            for side, heap in enumerate(self.waiting):
                while heap:
                    i = abs(heappop(heap))
                    self.queued[side].discard(i)
                    self._visit(i, side)

    def _decide(self) -> bool:
        """Take up the first open question, on the way forwards if there is one."""
        for side, first in ((FORWARD, min), (BACKWARD, max)):
            if self.contested[side]:
                i = first(self.contested[side])
                self.contested[side].discard(i)
                for link in self.groups[i]:
                    if link.contested[side]:
                        link.bold[side] = True
                        self._ask(link, side)
                return True
        return False

    def _ask(self, link: Link, side: int) -> None:
        link.dirty[side] = True
        i = link.group
        if i not in self.queued[side]:
            self.queued[side].add(i)
            heappush(self.waiting[side], -i if side else i)

    def _wake(self, value: Value) -> None:
        for link in value.links:
            if link.level <= self.level:
                if not link.spreads or self.level == SPREADING:
                    self._ask(link, FORWARD)
                self._ask(link, BACKWARD)

    # ---- one group

    def _visit(self, i: int, side: int) -> None:
        asked = [link for link in self.groups[i] if link.dirty[side]]
        made: dict[Value, list[Suggestion]] = {}
        for link in asked:
            link.dirty[side] = False
            found, link.contested[side] = suggestions(
                link, side == FORWARD, self.level < ALL, self._closed(link, side), self.sizes,
                self.bits,
            )  # fmt: skip
            for s in found:
                made.setdefault(s.value, []).append(s)
        for value, mine in made.items():
            if len(mine) > 1:
                mine, open_ = reconciled(mine, any(link.bold[side] for link in asked), self.bits)
                for link in asked if open_ else ():
                    link.contested[side] |= open_
            if _follow(value, mine):
                value.mark(self.bits)
                self._wake(value)
        for link in asked:
            self._leave_open(link, side)

    def _closed(self, link: Link, side: int) -> int:
        """The axes that do not pass now: there is an open question about them."""
        if link.bold[side]:
            return 0
        if side == FORWARD:
            closed = 0
            for v in link.values[: link.inputs]:
                closed |= v.open
            return closed
        return -1 if link.level >= PASSING else 0  # each value's own

    def _leave_open(self, link: Link, side: int) -> None:
        """Note what a link's values do not agree on, and what its results have to wait for."""
        targets = link.values[link.inputs :] if side == FORWARD else link.values[: link.inputs]
        room = 0
        for v in targets:
            room |= ~v.full
        link.contested[side] &= room
        if link.contested[side] and not link.bold[side]:
            self.contested[side].add(link.group)
        if side == BACKWARD:
            return
        link.taint = 0 if link.feeds_back else link.contested[side] | self._closed(link, side)
        for v in targets:
            open_ = 0
            for source in v.sources:
                open_ |= source.taint
            open_ &= ~v.full
            if open_ != v.open:
                v.open = open_
                self._wake(v)


def _begins(link: Link, level: int) -> tuple[bool, bool]:
    """Whether there is more to say on a link from this level on (forward, backward)."""
    if level == SPREADING:
        return link.spreads, False
    more = link.rule.mixed if level == ALL else link.level == level
    return more and not link.spreads, more


def _follow(value: Value, made: Sequence[Suggestion]) -> bool:
    """Cut a value as suggested, as far as it still goes; whether anything changes."""
    changed = False
    for s in made:
        have = value.dims[s.dim]
        if len(s.axes) > len(have) and s.axes[: len(have)] == have:
            value.dims[s.dim] = s.axes
            value.why[s.dim] = s.reason
            changed = True
    return changed
