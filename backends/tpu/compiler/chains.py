"""Tasks that follow each other: the first copies of those to come begin with a task's last block.

In come the tasks of a graph, each timed by itself; out go the same tasks with what each knows of
its neighbours (`Ahead`), and its cost where copies are under way when it begins and when it ends. A
copy begins early if its operand is in main memory by then, that is, no result of a task that has
not ended, and if the buffers of all tasks up to it fit into vector memory side by side. Copies
arrive in the order in which they began, so none begins for what comes after a task that still has
to begin some of its own. Called by `tasks`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace

from monograph.backends.tpu.chip import Chip
from monograph.backends.tpu.compiler.folds import Folded
from monograph.backends.tpu.compiler.matrix import Product
from monograph.backends.tpu.compiler.moves import Moves
from monograph.backends.tpu.compiler.plan import Task
from monograph.backends.tpu.compiler.shuffles import Shuffle
from monograph.backends.tpu.compiler.streams import ALONE, Ahead, Copy
from monograph.backends.tpu.compiler.timing import cost_of_spec, rows_of
from monograph.backends.tpu.compiler.vector import Read, Vector, Write
from monograph.backends.tpu.core.execute import NOTHING
from monograph.hlo.graph import Node

Chained = Vector | Product | Folded | Shuffle | Moves  # whose copies may begin early
MOST = 16  # tasks whose first copies are under way at once


def chained(
    tasks: Sequence[Task], apart: Collection[int], chip: Chip, used: Callable[[int], int]
) -> list[Task]:
    """The tasks, each with copies for those to come behind its last block.

    Args:
        tasks: in order.
        apart: numbers of tasks before which something else runs: a loop, a branch.
        chip: what they run on.
        used: rows of vector memory that hold values, by group.
    """
    known: dict[int, Ahead] = {}  # of tasks that have been looked at
    found: list[Task] = []
    before = NOTHING
    for i, task in enumerate(tasks):
        copies = _Look(tasks, apart, chip, used, known, i).copies() if _fits(task) else ()
        ahead = replace(known.get(i, ALONE), copies=copies)
        passing = any(j > i and a.fetched for j, a in known.items())
        ahead = replace(ahead, after=bool(passing))
        if ahead != ALONE:
            cost = cost_of_spec(task.spec, chip, ahead, before)
            task = replace(task, ahead=ahead, before=before, cost=cost)
        found.append(task)
        before = task.cost.pending
    return found


def _fits(task: Task) -> bool:
    return isinstance(task.spec, Chained)


class _Look:
    """What can begin during a task."""

    def __init__(
        self, tasks: Sequence[Task], apart: Collection[int], chip: Chip,
        used: Callable[[int], int], known: dict[int, Ahead], now: int,
    ) -> None:  # fmt: skip
        self.tasks, self.apart, self.used = tasks, apart, used
        self.known, self.now = known, now
        self.limit = chip.vmem // (4 * chip.lanes)
        known.setdefault(now, ALONE)

    def copies(self) -> tuple[Copy, ...]:
        """Copies for the tasks to come, in their order; these are told that they have begun."""
        found: list[Copy] = []
        far, held, made = 0, 0, set[Node]()
        for j in range(self.now, min(self.now + MOST, len(self.tasks))):
            task = self.tasks[j]
            if j > self.now:
                if j in self.apart or not _fits(task):
                    break
                if j not in self.known:
                    begun = self.begin(j, held, far, made)
                    if begun is None:
                        break
                    found += begun
                if not _whole(task, self.known[j].fetched):
                    break  # it begins some itself, later
            far += _rows(task, "hbm")
            held += task.spec.held
            made.update(task.results)
        return tuple(found)

    def begin(self, j: int, held: int, far: int, made: set[Node]) -> list[Copy] | None:
        """Copies for task j; None if its buffers do not fit."""
        task = self.tasks[j]
        spec = task.spec
        assert isinstance(spec, Chained)
        stay = max(self.used(t.number) for t in self.tasks[self.now : j + 1])
        base = self.room(j)
        if stay + held + spec.held > self.limit or base + _extent(task) > self.limit:
            return None
        early = [(i, c) for i, c in spec.opening(base) if task.operands[i] not in made]
        self.known[j] = Ahead(base, tuple([i for i, _ in early]))
        return [replace(copy, at=copy.at + far) for _, copy in early]

    def room(self, j: int) -> int:
        """The first row from which on nothing is that the tasks before need."""
        busy = sorted(
            (self.known[k].base, self.known[k].base + _extent(self.tasks[k]))
            for k in range(self.now, j)
        )
        at = 0
        for first, past in busy:
            if first - at >= _extent(self.tasks[j]):
                break
            at = max(at, past)
        return at


def _whole(task: Task, fetched: Sequence[int]) -> bool:
    """Whether a task begins no copies of operands itself, if these are fetched before it."""
    spec = task.spec
    assert isinstance(spec, Chained)
    opening = spec.opening()
    read = sum(x.layout.rows for x in spec.reads if x.space == "hbm")
    return {i for i, _ in opening} == {*fetched} and rows_of(c for _, c in opening) == read


def _extent(task: Task) -> int:
    """Rows of vector memory from a program's first one to behind its last one."""
    return task.spec.held + _rows(task, "vmem")


def _rows(task: Task, space: str) -> int:
    """Rows that a task's operands and results take of a memory."""
    spec = task.spec
    assert isinstance(spec, Chained)
    every: tuple[Read | Write, ...] = (*spec.reads, *spec.writes)
    return sum(x.layout.rows for x in every if x.space == space)


__all__ = ["Chained", "chained"]
