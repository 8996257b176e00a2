"""`ordered`: the order in which groups run.

Each comes after what it reads; effects keep the program's order; otherwise the program's order is
kept as far as merging allows. An update in place waits, where it can, for the others that read the
array it writes into: then nothing has to be copied. Called by `monograph.fusion.fuse`.
"""

from __future__ import annotations

import heapq
from collections.abc import Sequence

from monograph.fusion.access import update_of
from monograph.fusion.draft import Draft
from monograph.hlo.graph import Node


def ordered(drafts: Sequence[Draft]) -> list[Draft]:
    """Sort drafts so that each can run after those before it.

    Args:
        drafts: after merging, with their neighbours known.
    """
    needs = {d: {x.current for x in d.before} - {d} for d in drafts}
    users: dict[Draft, list[Draft]] = {d: [] for d in drafts}
    for d, need in needs.items():
        for x in need:
            users[x].append(d)
    blockers = _other_readers(drafts)
    blocked: dict[Draft, list[Draft]] = {d: [] for d in drafts}
    for update, readers in blockers.items():
        for reader in readers:
            blocked[reader].append(update)
    queue = _Queue(drafts)
    for d in drafts:
        if not needs[d]:
            queue.push(d)
    done: list[Draft] = []
    while (ran := queue.pop(blockers)) is not None:
        done.append(ran)
        for x in users[ran]:
            needs[x].discard(ran)
            if not needs[x]:
                queue.push(x)
        for update in blocked[ran]:
            blockers[update].discard(ran)
            queue.release(update, blockers)
    assert len(done) == len(drafts), "kernels were merged into a cycle"
    return done


class _Queue:
    """Drafts that could run, first in the program first; updates that had better wait apart."""

    def __init__(self, drafts: Sequence[Draft]) -> None:
        self.rank = {d: (d.last, i) for i, d in enumerate(drafts)}
        self.draft = {rank: d for d, rank in self.rank.items()}
        self.ready: list[tuple[int, int]] = []
        self.waiting: dict[Draft, None] = {}

    def push(self, d: Draft) -> None:
        heapq.heappush(self.ready, self.rank[d])

    def pop(self, blockers: dict[Draft, set[Draft]]) -> Draft | None:
        while self.ready:
            d = self.draft[heapq.heappop(self.ready)]
            if not blockers.get(d):
                return d
            self.waiting[d] = None
        if not self.waiting:
            return None
        d = min(self.waiting, key=self.rank.__getitem__)  # what it waits for may need it
        del self.waiting[d]
        return d

    def release(self, d: Draft, blockers: dict[Draft, set[Draft]]) -> None:
        if d in self.waiting and not blockers[d]:
            del self.waiting[d]
            self.push(d)


def _other_readers(drafts: Sequence[Draft]) -> dict[Draft, set[Draft]]:
    """Per update in place, who else reads the array that it writes into."""
    base: dict[Draft, Node] = {}
    for d in drafts:
        if d.kind == "update":
            found = update_of(d.roots[0])
            assert found is not None
            base[d] = d.roots[0].ins[found.base]
    readers: dict[Node, set[Draft]] = {x: set() for x in base.values()}
    for d in drafts:
        for x in d.reads:
            if x in readers:
                readers[x].add(d)
    return {d: {r for r in readers[x] if r.kind != "update"} for d, x in base.items()}
