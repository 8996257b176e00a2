"""`sweep`: launches whose rows belong together run together, piece by piece.

In come steps in order; out go the same steps with some launches put into a `Sweep`: on some rows
one kernel after the other while the rows are in the cache, then on the next ones. Steps that stand
between such launches run before or after them, where what they read and write allows it.
Called by `monograph.fusion.steps`.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from math import prod

from monograph.fusion.coalesce import coalesce
from monograph.fusion.estimate import SPLIT, pieces_for
from monograph.fusion.factor import factored
from monograph.fusion.kernel import Kernel, Schedule
from monograph.fusion.passing import Access, touched_of
from monograph.fusion.products import Products, contracts
from monograph.fusion.program import (
    Copy,
    Decision,
    Launch,
    Step,
    Sweep,
    Switch,
    While,
    all_steps,
)
from monograph.fusion.rows import Rows, Touch, next_rows, row_loop, rowwise, touched_by
from monograph.fusion.spans import find_spans, in_few_rows, said_of
from monograph.fusion.target import Target
from monograph.hlo.index import Div, Index, Mod, linear
from monograph.hlo.types import TensorType

_AHEAD = 12  # steps that may stand aside while later ones join a group
_MOST = 24  # launches of one sweep
_ROW = 256 << 10  # bytes that a row may touch: they must stay in the core's second cache
_BLOCK = 16 << 10  # bytes that stay in its first one, beside what all rows read
_LONG = 32 << 10  # bytes of a row beside which a few numbers of it take no time
_ROOM = 384 << 10  # bytes of a stack that a sweep may take
_DEARER = 2  # times as long with rows joined, where lanes are lost: not worth it ...
_LITTLE = 1e-6  # seconds, unless it is less than a step of its own costs
_TILE = 8  # rows that are multiplied side by side
_FEW = 64  # rows from which on more of them are of no use

Scheduler = Callable[[Kernel], Schedule]
_Options = dict[int, tuple[list[Launch], Rows]]


def sweep(
    steps: Sequence[Step],
    target: Target,
    scheduler: Scheduler,
    raw: Mapping[Kernel, Kernel],
    inputs: Iterable[int],
    outputs: Iterable[int],
    new: Callable[[TensorType], int],
) -> tuple[list[Step], list[Decision]]:
    """Put launches together.

    Args:
        steps: on virtual buffers, one per value.
        target: the machine.
        scheduler: the schedule of a kernel, asked for where its outer loops are rows.
        raw: kernels as they were before their loops were merged, where they were.
        inputs, outputs: buffers of the program's; inputs are those that may be written.
        new: makes a buffer for a temporary.

    Returns:
        The steps, and why launches run together or don't.
    """
    seconds = sum(s.schedule.seconds for s in all_steps(steps) if isinstance(s, Launch))
    if seconds < SPLIT and not target.joins_rows:
        return list(steps), []
    work = _Sweeper(target, scheduler, raw, frozenset(inputs), frozenset(outputs), new)
    return work.steps(steps), work.decisions


@dataclass(eq=False)
class _Group:
    """Launches that run together, seen as rows in every way that is still possible.

    Attributes:
        launches: as they came.
        options: number of rows -> the launches with that many, and what they do to memory.
        before, after: steps that stood between them.
        taken: all steps behind the first launch that were looked at, as they came.
    """

    launches: list[Launch]
    options: _Options = field(default_factory=dict)
    before: list[Step] = field(default_factory=list)
    after: list[Step] = field(default_factory=list)
    taken: list[Step] = field(default_factory=list)


class _Sweeper:
    """The walk over all steps, regions inside."""

    def __init__(
        self,
        target: Target,
        scheduler: Scheduler,
        raw: Mapping[Kernel, Kernel],
        inputs: frozenset[int],
        outputs: frozenset[int],
        new: Callable[[TensorType], int],
    ) -> None:
        self.target = target
        self.scheduler = scheduler
        self.joined = target.joins_rows
        self.raw = dict(raw)
        self.inputs = inputs
        self.outputs = outputs
        self.products = Products(target, scheduler, self.raw, room_of(target), new)
        self.decisions: list[Decision] = []
        self.accesses: dict[Step, Access] = {}
        self.copied: dict[int, int] = {}  # buffer -> the one that it is copied into
        self.readers: dict[int, list[Step]] = {}  # buffer -> all steps that read it, in order
        self.reasons: dict[Launch, str] = {}  # why launches did not join others
        self.known: dict[tuple[Kernel, int], tuple[Kernel, Schedule] | None] = {}
        self.touched: dict[Launch, dict[int, list[Touch]]] = {}

    def steps(self, steps: Iterable[Step]) -> list[Step]:
        """The steps of one region."""
        waiting = deque(self.inside(s) for s in steps)
        for s in waiting:
            if isinstance(s, Copy):
                self.copied[s.source] = s.target
            for b in touched_of(s)[0]:
                self.readers.setdefault(b, []).append(s)
        out: list[Step] = []
        while waiting:
            step = waiting.popleft()
            if not isinstance(step, Launch) or self.refusal(step) is not None:
                out.append(step)
                continue
            group = self.gather(step, waiting)
            if self.leave_out(group):  # once more, without them
                waiting.extendleft(reversed(group.taken))
                waiting.appendleft(step)
                continue
            out += [*group.before, *self.close(group)]
            waiting.extendleft(reversed(group.after))
        return out

    def inside(self, step: Step) -> Step:
        """The step with its regions swept."""
        if isinstance(step, While):
            cond, body = tuple(self.steps(step.cond)), tuple(self.steps(step.body))
            return replace(step, cond=cond, body=body)
        if isinstance(step, Switch):
            branches = tuple(tuple(self.steps(b)) for b in step.branches)
            return replace(step, branches=branches)
        return step

    # ---- what may move ----------------------------------------------------------------------

    def access(self, step: Step) -> Access:
        found = self.accesses.get(step)
        if found is None:
            found = self.accesses[step] = self.accessed(step)
        return found

    def accessed(self, step: Step) -> Access:
        reads, writes = touched_of(step)
        kept = {self.copied[b] for b in writes if b in self.copied}
        if isinstance(step, Launch):
            sizes = {t.nbytes for t in step.kernel.results}
            typed = zip(step.operands, step.kernel.operands, strict=True)
            same = {b for b, t in typed if t.nbytes in sizes}
            kept.update(b for b in same & self.inputs if self.readers[b][-1] is step)
        return Access(frozenset(reads), frozenset(writes), frozenset(kept))

    def gather(self, first: Launch, waiting: deque[Step]) -> _Group:
        """Take launches that can run with the first one, and steps that stand aside for them."""
        group = _Group([first])
        while waiting and len(group.after) < _AHEAD and len(group.launches) < _MOST:
            step = waiting.popleft()
            group.taken.append(step)
            if not isinstance(step, Launch) or not self.attempt(group, step):
                group.after.append(step)
        return group

    def refusal(self, launch: Launch) -> str | None:
        """Why a launch does not run with others, or None."""
        return refusal(launch, products=self.products.may_join(launch))

    def leave_out(self, group: _Group) -> bool:
        """Note which products are better computed as a whole; whether there are any."""
        if len(group.launches) == 1 or not any(contracts(x) for x in group.launches):
            return False
        rows, private = self.choice(group.options), partial(self.private, group)
        return self.products.leave_out(group.launches, rows, self.counts, private)

    def private(self, group: _Group, b: int) -> bool:
        """Whether nobody but the launches of a group reads a buffer.

        What stands aside runs after the group, also if the program has it before some launches.
        """
        return b not in self.outputs and self.came(group).issuperset(self.readers.get(b, ()))

    def came(self, group: _Group) -> set[Step]:
        """A group's launches as they were in the program."""
        return {self.products.origin.get(x, x) for x in group.launches}

    def attempt(self, group: _Group, launch: Launch) -> bool:
        """Let a launch join, if its rows allow it and the steps passed over can do without it."""
        why = self.refusal(launch)
        if why is None:
            launch = self.products.like(group.launches, launch)
            needed = self.needed(group, launch)
            why = self.against_order(group, launch, needed) or self.against_rows(group, launch)
        if why is not None:
            if _related(group, launch):
                self.reasons[launch] = why
            return False
        group.before += [s for s in group.after if s in needed]
        group.after = [s for s in group.after if s not in needed]
        group.launches.append(launch)
        return True

    def needed(self, group: _Group, launch: Launch) -> list[Step]:
        """The steps standing aside that must run before the launch."""
        found: list[Step] = []
        for step in reversed(group.after):
            if any(self.access(step).conflicts(self.access(x)) for x in (launch, *found)):
                found.append(step)
        return found

    def against_order(self, group: _Group, launch: Launch, needed: list[Step]) -> str | None:
        """Why the launch must not run before the steps that stand aside, or None."""
        for step in needed:
            mine = self.access(step)
            if not isinstance(step, Launch | Copy):
                return "it needs a step between them"
            if any(mine.conflicts(self.access(x)) or mine.spoils(self.access(x))
                   for x in group.launches):  # fmt: skip
                return "a step between them needs the one and is needed by the other"
        rest = [s for s in group.after if s not in needed]
        if any(self.access(launch).spoils(self.access(s)) for s in rest):
            return "a step between them reads what it may write over"
        return None

    # ---- rows -------------------------------------------------------------------------------

    def against_rows(self, group: _Group, launch: Launch) -> str | None:
        """Why the launch's rows are not those of the group; None if it has been put in."""
        if not _related(group, launch):
            if launch.schedule.seconds >= SPLIT:
                return "they share nothing, and each has work enough"
            if any(contracts(x) for x in group.launches):
                return "they share nothing, and what it writes may be wanted for every row"
        options = group.options or self.alone(group.launches[0], self.counts(launch))
        shared = {rows: option for rows, option in options.items() if rows in self.counts(launch)}
        if not shared:
            return "its outer loops do not have as many steps as theirs"
        why = ""
        chosen: _Options = {}
        for rows, (launches, before) in shared.items():
            candidate = self.seen(launch, rows)
            if candidate is None:
                why = "it folds columns, which lie apart in memory, or turns blocks of them"
                continue
            touched = self.touches(candidate)
            place = before.against(touched)
            if place is not None:
                why = f"a row of it touches what other rows of the others write or read: b{place}"
            elif row_bytes([*launches, candidate], rows) > _ROW:
                why = "what one row touches does not stay in the cache"
            else:
                chosen[rows] = [*launches, candidate], before
        if not chosen:
            return why
        left = self.choice(chosen)
        had = self.choice(group.options) if group.options else max(self.counts(group.launches[0]))
        if left < min(_FEW, had) and (group.options or not _related(group, launch)):
            return f"they have {had} rows without it and {left} with it"
        for launches, rows_of in chosen.values():
            rows_of.add(self.touches(launches[-1]))
        group.options = chosen
        return None

    def alone(self, launch: Launch, sizes: Iterable[int]) -> _Options:
        """A group's options while it is one launch: those numbers of rows that another has too."""
        found: _Options = {}
        for rows in self.counts(launch):
            first = self.seen(launch, rows) if rows in sizes else None
            if first is not None:
                seen = Rows()
                seen.add(self.touches(first))
                found[rows] = [first], seen
        return found

    def counts(self, launch: Launch) -> dict[int, int]:
        """Numbers of rows that a launch may have -> how many outer loops they take as one."""
        assert isinstance(launch.kernel, Kernel)
        dims = self.raw.get(launch.kernel, launch.kernel).dims
        found: dict[int, int] = {}
        for count in range(1, len(dims) + 1):
            rows = prod(dims[:count])
            if rows > 1 and (rows not in found or launch.kernel.contracts):  # all but columns
                found[rows] = count
        return found

    def seen(self, launch: Launch, rows: int) -> Launch | None:
        """The launch with so many steps in its outermost loop, if it can be run well that way."""
        kernel = launch.kernel
        assert isinstance(kernel, Kernel)
        if _runs_rows(kernel, launch.schedule) and kernel.dims[0] == rows and not kernel.contracts:
            return launch
        count = self.counts(launch)[rows]
        if kernel.contracts and count != len(self.raw.get(kernel, kernel).dims) - 1:
            return None
        if (kernel, count) not in self.known:
            by_rows = rowwise(self.raw.get(kernel, kernel), count)
            made = coalesce(factored(by_rows, self.target, first=1), first=1)
            schedule = self.scheduler(made)
            fits = _runs_rows(made, schedule) and made.dims[0] == rows
            dear = max(_DEARER * launch.schedule.seconds, _LITTLE)
            fits = fits and not (_winds(made) if kernel.contracts else schedule.seconds > dear)
            self.known[kernel, count] = (made, schedule) if fits else None
        found = self.known[kernel, count]
        return None if found is None else replace(launch, kernel=found[0], schedule=found[1])

    def touches(self, launch: Launch) -> dict[int, list[Touch]]:
        found = self.touched.get(launch)
        if found is None:
            found = self.touched[launch] = touched_by(launch)
        return found

    # ---- the result -------------------------------------------------------------------------

    def close(self, group: _Group) -> list[Step]:
        """The step that a group becomes, or its launches where a sweep is worth nothing."""
        seconds = sum(x.schedule.seconds for x in group.launches)
        if len(group.launches) == 1:
            (alone,) = group.launches
            if alone in self.reasons:
                self.decide(alone, False, self.reasons[alone])
            return [alone]
        if seconds < SPLIT and not self.joined:
            self.decide(group.launches[-1], False, "there is too little work to share")
            return list(group.launches)
        rows = self.choice(group.options)
        launches = group.options[rows][0]
        grain = -(-rows // pieces_for(seconds))
        block = max(1, _BLOCK // max(row_bytes(launches, rows), 1))
        steps: list[Step] = []
        inner = 0
        if any(contracts(x) for x in launches):
            between = [x for x in launches if not contracts(x)]
            inner = max(1, _BLOCK // max(row_bytes(between, rows), 1)) if between else 0
            grain, block = self.products.blocks(group.launches, rows, grain)
            counts = [self.counts(x)[rows] for x in group.launches]
            pairs = zip(launches, group.launches, counts, strict=True)
            launches = [self.products.by_rows(*found, block, steps) for found in pairs]
            launches, finders = find_spans(
                launches, partial(self.private, group), self.scheduler, self.products.new
            )
            steps += finders
            launches, block = in_few_rows(launches, block)
            self.decisions += said_of(launches)
        block = block if block < grain else 0
        if block and not any(contracts(x) for x in launches):
            launches, block = _in_blocks(launches, rows, block)
        made = tuple(
            replace(x, schedule=replace(_shared(x, launches, grain), ahead=ahead))
            for x, ahead in zip(launches, next_rows(launches, rows, block), strict=True)
        )
        names = ", ".join(x.kernel.name for x in made[:-1])
        self.decide(made[-1], True, f"its {rows} rows are those of {names}")
        return [*steps, Sweep(made, rows, grain, block, self.products.room, inner=inner)]

    def choice(self, options: _Options) -> int:
        """The number of rows that a group runs with."""
        return max(options) if self.joined else _choice(options)

    def decide(self, launch: Launch, taken: bool, reason: str) -> None:
        node = launch.kernel.nodes[-1] if launch.kernel.nodes else None
        what = f"run {launch.kernel.name} together with others"
        self.decisions.append(Decision(what, taken, reason, node))


def room_of(target: Target) -> int:
    """Bytes that a piece of a sweep may have for temporaries of its own; they lie on its stack."""
    size = target.nearest.size
    return 0 if size is None or target.joins_rows else min(size * 3 // 4, _ROOM)


def refusal(launch: Launch, *, products: bool = False) -> str | None:
    """Why a launch never runs with others, or None; contractions may where `products` do."""
    kernel = launch.kernel
    if not isinstance(kernel, Kernel):
        return "it is no loop nest"
    if not kernel.dims or 0 in kernel.dims:
        return "it has no rows"
    if kernel.aliases:
        return "it writes a part of an array in place"
    if kernel.contracts and not products:
        return "a contraction has tiles of its own"
    return "it has one row" if prod(kernel.dims) == 1 else None


def _choice(options: _Options) -> int:
    """The fewest rows that are enough and small; else the most there are."""
    for rows in sorted(options):
        if rows >= _FEW and row_bytes(options[rows][0], rows) <= _BLOCK:
            return rows
    return max(options)


def _runs_rows(kernel: Kernel, schedule: Schedule) -> bool:
    """Whether the first loop is the outermost one, and its steps lie one after the other."""
    apart = schedule.turn is not None or (bool(kernel.reductions) and schedule.vector == 0)
    return row_loop(kernel, schedule) == 0 and not apart


def _shared(launch: Launch, launches: Sequence[Launch], grain: int) -> Schedule:
    """The schedule of a launch in a sweep: what others read of it stays in the cache."""
    others = {b for x in launches if x is not launch for b in (*x.operands, *x.results)}
    stream = launch.schedule.stream and others.isdisjoint(launch.results)
    return replace(launch.schedule, grain=grain, stream=stream)


def _in_blocks(launches: list[Launch], rows: int, block: int) -> tuple[list[Launch], int]:
    """How launches run if so many rows are to go through all of them, then the next ones.

    Those that have no rows in common run on all rows of a piece.
    """
    if not _meet(launches, rows):
        return launches, 0
    if row_bytes(launches, rows) >= _LONG:
        return [_row_by_row(x, block) for x in launches], block
    return launches, block


def _meet(launches: Sequence[Launch], rows: int) -> bool:
    """Whether two launches touch one buffer that is divided among the rows."""
    sizes: dict[int, int] = {}
    for x in launches:
        types = (*x.kernel.operands, *x.kernel.results)
        mine = dict(zip((*x.operands, *x.results), (t.nbytes for t in types), strict=True))
        if any(b in sizes and n >= rows for b, n in mine.items()):
            return True
        sizes |= mine
    return False


def _row_by_row(launch: Launch, block: int) -> Launch:
    """A launch that does next to nothing for a row, without waiting for a vector of rows."""
    kernel, schedule = launch.kernel, launch.schedule
    assert isinstance(kernel, Kernel)
    if len(kernel.dims) > 1 or kernel.reductions or schedule.vector != 0 or block >= schedule.width:
        return launch
    reason = "rows are long: one after the other"
    return replace(launch, schedule=replace(schedule, vector=None, width=1, jam=(), reason=reason))


def row_bytes(launches: Sequence[Launch], rows: int) -> int:
    """Bytes that one row touches, of what is divided among the rows."""
    sizes: dict[int, int] = {}
    for x in launches:
        types = (*x.kernel.operands, *x.kernel.results)
        for b, t in zip((*x.operands, *x.results), types, strict=True):
            sizes[b] = t.nbytes
    return sum(n for n in sizes.values() if n >= rows) // rows


def _related(group: _Group, launch: Launch) -> bool:
    """Whether a launch reads or writes what one of the group reads or writes."""
    mine = {*launch.operands, *launch.results}
    return any(not mine.isdisjoint((*x.operands, *x.results)) for x in group.launches)


def _winds(kernel: Kernel) -> bool:
    """Whether few rows are written a step apart in memory: no tiles go down such rows."""
    writes = [linear(s.index, kernel.results[s.result].shape) for s in kernel.stores]
    return any(_run(offset) < _TILE for offset in writes)


def _run(offset: Index) -> int:
    """Rows over which an expression is affine in the row."""
    runs = []
    for atom, _ in offset.terms:
        if isinstance(atom, Div | Mod) and atom.inner.coefficient(0) != 0:
            runs.append(min(_run(atom.inner), atom.by if atom.inner.coefficient(0) else _TILE))
    return min(runs, default=_TILE)
