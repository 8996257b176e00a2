"""What steps read and write, and which may change places.

Called by `sweep`, `alternate`, `beside`, `buffers` and `verify` of this package.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from monograph.fusion.program import Copy, Host, Launch, Step, Switch, While, all_steps


@dataclass(frozen=True, eq=False)
class Access:
    """The buffers that a step and the steps inside of it read and write."""

    reads: frozenset[int]
    writes: frozenset[int]
    kept: frozenset[int]  # where its results would best go: no reader may come to stand after it

    def conflicts(self, other: Access) -> bool:
        """Whether the two steps must keep their order."""
        both = other.reads | other.writes
        return not (self.writes.isdisjoint(both) and self.reads.isdisjoint(other.writes))

    def spoils(self, other: Access) -> bool:
        """Whether running before `other` would cost a copy that running after it doesn't."""
        return not self.kept.isdisjoint(other.reads)


def touched_of(step: Step) -> tuple[set[int], set[int]]:
    """What a step and the steps inside of it read and write."""
    return touched_by_all((step,))


def touched_by_all(steps: Sequence[Step]) -> tuple[set[int], set[int]]:
    """What steps and the steps inside of them read and write."""
    reads: set[int] = set()
    writes: set[int] = set()
    for s in all_steps(steps):
        if isinstance(s, Copy):
            reads.add(s.source)
            writes.add(s.target)
        elif isinstance(s, While):
            reads.add(s.predicate)
        elif isinstance(s, Switch):
            reads.add(s.index)
        elif isinstance(s, Launch | Host):
            reads.update(s.operands)
            writes.update(s.results)
    return reads, writes
