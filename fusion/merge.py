"""`merge`: kernels over the same loops become one kernel with several outputs.

Two cases: a kernel reads, at its own index, what another one writes (the value is then written and
used, or not written at all); or both read the same array. A merge must not close a cycle through a
third step, which a bounded search makes sure of. Called by `monograph.fusion.fuse`.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence

from monograph.fusion.draft import LIMIT, Draft
from monograph.fusion.keeping import Keeping
from monograph.fusion.program import Decision
from monograph.hlo.graph import Node
from monograph.hlo.ops.leaf import result

SEARCH = 512  # neighbours looked at before a merge is given up
NEIGHBOURS = 4  # earlier readers of an array that are tried
OUTPUTS = 16


def merge(
    drafts: Sequence[Draft],
    writer: dict[Node, Draft],
    keeping: Keeping,
    decisions: list[Decision],
) -> None:
    """Merge drafts in place; `decisions` receives what was merged.

    Args:
        drafts: in program order, with their reads and neighbours known.
        writer: the draft that writes a value.
        keeping: what a kernel keeps in memory that waits for another one.
        decisions: as `FusionPlan` has them.
    """
    work = _Merger(keeping, decisions)
    readers: dict[Node, list[Draft]] = {}
    for draft in drafts:
        if not draft.is_kernel or draft.kind == "update":
            continue
        for value in list(draft.reads):
            other = writer.get(value)
            if other is not None:
                why = "one reads what the other writes"
                work.attempt(other.current, draft.current, why, chained=True)
        for value in list(draft.reads):
            if value.type.size >= _points(draft):
                for other in readers.get(value, ())[-NEIGHBOURS:]:
                    why = "both read the same array"
                    work.attempt(other.current, draft.current, why, chained=False)
        for value in draft.reads:
            readers.setdefault(value, []).append(draft)


def _points(draft: Draft) -> int:
    count = draft.domain
    for n in draft.reduce_dims or ():
        count *= n
    return max(count, 2)  # sharing a scalar saves nothing


class _Merger:
    """The merges so far, and where they tie the program's order together.

    A merged draft can be entered at its last root and left at its first, so a path may lead
    backwards inside the stretch between them, never out of a stretch that no merge crosses.
    """

    def __init__(self, keeping: Keeping, decisions: list[Decision]) -> None:
        self.keeping = keeping
        self.decisions = decisions
        self.starts: list[int] = []  # stretches of positions that merged drafts cross, disjoint
        self.ends: list[int] = []

    def attempt(self, a: Draft, b: Draft, why: str, *, chained: bool) -> None:
        if a is b or not _fits(a, b, chained):
            return
        if self.reaches(a, b, not chained) or self.reaches(b, a, True):
            return
        what = "merge two kernels over the same loops"
        if late := self.against_waiting(a, b):
            self.decisions.append(Decision(what, False, late, a.roots[-1]))
            return
        _join(a, b)
        self.cross(a.first, a.last)
        self.decisions.append(Decision(what, True, why, a.roots[-1]))

    def against_waiting(self, a: Draft, b: Draft) -> str | None:
        """Why the earlier one had better not run with the later one, or None."""
        early, late = (a, b) if a.last <= b.last else (b, a)
        return self.keeping.against(early.reads, early.roots, early.last, late.last)

    def cross(self, start: int, end: int) -> None:
        """Note that a draft holds roots at both positions."""
        low = bisect_left(self.ends, start)
        high = bisect_right(self.starts, end)
        if low < high:
            start, end = min(start, self.starts[low]), max(end, self.ends[high - 1])
        self.starts[low:high] = [start]
        self.ends[low:high] = [end]

    def horizon(self, position: int) -> int:
        """The last position from which a path can lead to one at `position`."""
        at = bisect_left(self.ends, position)
        inside = at < len(self.ends) and self.starts[at] <= position
        return self.ends[at] if inside else position

    def reaches(self, a: Draft, b: Draft, direct: bool) -> bool:
        """Whether `b` needs `a`, directly (if that counts) or through a third step."""
        horizon = self.horizon(b.last)
        seen: set[Draft] = {a}
        stack = [a]
        looked = 0
        while stack:
            d = stack.pop()
            for after in d.after:
                after = after.current
                looked += 1
                if looked > SEARCH:
                    return True
                if after is b and (direct or d is not a):
                    return True
                if after is not b and after not in seen and after.first <= horizon:
                    seen.add(after)
                    stack.append(after)
        return False


def _fits(a: Draft, b: Draft, chained: bool) -> bool:
    """Whether one kernel could do the work of both."""
    if not (a.is_kernel and b.is_kernel) or "update" in (a.kind, b.kind):
        return False
    if a.dims != b.dims or a.size + b.size > LIMIT or len(a.roots) + len(b.roots) > OUTPUTS:
        return False
    if 0 in a.dims or (chained and a.ends and b.reduce_dims is None):
        return False
    if a.reduce_dims is not None and b.reduce_dims is not None:
        if "contraction" in (a.kind, b.kind) or a.reduce_dims != b.reduce_dims:
            return False
        if a.axes != b.axes:  # of a square, rows and columns: one of them would be read across
            return False
    elif a.reduce_dims != b.reduce_dims and not chained:
        return False
    return all(base for value, base in b.reads.items() if producer_of(value) in a.roots)


def producer_of(value: Node) -> Node:
    """The node that computes a value, which may be one result of several."""
    return value.ins[0] if value.op is result else value


def _join(a: Draft, b: Draft) -> None:
    """Put `b` into `a`."""
    a.roots += b.roots
    a.members.update(b.members)
    a.size += b.size
    for value, base in b.reads.items():
        a.reads[value] = a.reads.get(value, True) and base
    for value in [v for v in a.reads if producer_of(v) in a.members]:
        del a.reads[value]
    a.first, a.last = min(a.first, b.first), max(a.last, b.last)
    if b.reduce_dims is not None:
        a.kind, a.reduce_dims, a.axes = b.kind, b.reduce_dims, b.axes
    a.after.update(b.after)
    a.before.update(b.before)
    b.into = a
