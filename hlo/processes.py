"""The grid of processes that run programs in lockstep, and how collectives split it into groups.

A process is one replica of one partition. Groups are those of the StableHLO specification
("Execution", "Collective ops"): of replicas, of partitions, of both, or of flattened numbers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

Member = tuple[int, int]  # replica, partition
Group = tuple[Member, ...]
Rows = Sequence[Sequence[int]]


@dataclass(frozen=True)
class Grid:
    """How many replicas and partitions there are.

    >>> Grid(2, 2).cross_replica([[0, 1]])
    (((0, 0), (1, 0)), ((0, 1), (1, 1)))
    >>> Grid(2, 2).cross_partition([[0, 1]])
    (((0, 0), (0, 1)), ((1, 0), (1, 1)))
    >>> Grid(2, 2).cross_replica_and_partition([[0], [1]])
    (((0, 0), (0, 1)), ((1, 0), (1, 1)))
    >>> Grid(2, 2).flattened_ids([[0, 3]])
    (((0, 0), (1, 1)),)
    """

    replicas: int = 1
    partitions: int = 1

    @property
    def members(self) -> Group:
        """All processes, partitions of a replica together."""
        return tuple((r, p) for r in range(self.replicas) for p in range(self.partitions))

    def cross_replica(self, rows: Rows) -> tuple[Group, ...]:
        """Groups of replicas, in each partition."""
        rows = self._checked(rows, self.replicas)
        return tuple(tuple((r, p) for r in row) for p in range(self.partitions) for row in rows)

    def cross_partition(self, rows: Rows) -> tuple[Group, ...]:
        """Groups of partitions, in each replica."""
        rows = self._checked(rows, self.partitions)
        return tuple(tuple((r, p) for p in row) for r in range(self.replicas) for row in rows)

    def cross_replica_and_partition(self, rows: Rows) -> tuple[Group, ...]:
        """Groups of replicas with all their partitions."""
        rows = self._checked(rows, self.replicas)
        return tuple(tuple((r, p) for p in range(self.partitions) for r in row) for row in rows)

    def flattened_ids(self, rows: Rows) -> tuple[Group, ...]:
        """Groups of processes by number."""
        rows = self._checked(rows, self.replicas * self.partitions)
        return tuple(tuple(divmod(i, self.partitions) for i in row) for row in rows)

    def _checked(self, rows: Rows, count: int) -> Rows:
        """The rows without padding; one of all if there are none."""
        if not rows:
            return [range(count)]
        kept = [[i for i in row if i >= 0] for row in rows]
        for i in (i for row in kept for i in row):
            if i >= count:
                raise ValueError(f"there is no number {i} among {count}: the grid is {self}")
        return kept

    def __str__(self) -> str:
        return f"{self.replicas} replicas by {self.partitions} partitions"


Kind = Literal["cross_replica", "cross_partition", "cross_replica_and_partition", "flattened_ids"]


@lru_cache
def groups_of(grid: Grid, kind: Kind, rows: Rows) -> Mapping[Member, Group]:
    """The group of each process that is in one.

    Args:
        grid: the processes.
        kind: what the numbers of `rows` mean: a method of `Grid`.
        rows: a tuple of tuples of numbers.
    """
    groups: tuple[Group, ...] = getattr(grid, kind)(rows)
    return {member: group for group in reversed(groups) for member in group}
