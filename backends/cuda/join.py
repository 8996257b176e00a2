"""Fewer launches: those of a sweep that one kernel can run row by row, and small ones together.

In comes a planned program, out goes the same with kernels put together
(`monograph.backends.cuda.rows`, `monograph.backends.cuda.horizontal`); what does not fit stays a
launch of its own.
Called by `monograph.backends.cuda.program`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from monograph.backends.cuda.folds import neutral_of
from monograph.backends.cuda.horizontal import horizontal, is_small
from monograph.backends.cuda.rows import is_of_row, is_own, joined, width_of
from monograph.fusion.kernel import Kernel, Load
from monograph.fusion.program import (
    BufferSpec,
    Copy,
    Host,
    Launch,
    Program,
    Step,
    Sweep,
    Switch,
    While,
    all_steps,
)
from monograph.hlo.index import linear
from monograph.hlo.types import DType, TensorType

_MOST = 16  # launches side by side
_PARAMETERS = 128  # pointers of one kernel


def join(program: Program) -> Program:
    """A program with fewer launches."""
    assert program.steps is not None
    work = _Joiner(program)
    return replace(program, steps=tuple(work.steps(program.steps)))


@dataclass(frozen=True)
class _Access:
    """How a launch reads or writes some memory: "own", "row" or "other" (see `rows`)."""

    memory: int
    type: TensorType
    how: str
    written: bool


@dataclass(frozen=True, eq=False)
class _Run:
    """Launches that one kernel may run so far.

    Attributes:
        launches: on memory numbers.
        accesses: all of them, in their order.
        width: elements of a row; 1 if no launch has more.
    """

    launches: tuple[Launch, ...] = ()
    accesses: tuple[_Access, ...] = ()
    width: int = 1


@dataclass(eq=False)
class _Joiner:
    """The walk over all steps, regions inside."""

    program: Program
    specs: dict[int, BufferSpec] = field(default_factory=dict)
    readers: Counter[int] = field(default_factory=Counter)  # steps that read some memory

    def __post_init__(self) -> None:
        plan = self.program.buffers
        assert plan is not None and self.program.steps is not None
        self.specs = {b.number: b for b in plan.buffers}
        for step in all_steps(self.program.steps):
            self.readers.update({self.memory(b) for b in _read(step)})
        self.readers.update(self.memory(port.buffer) for port in self.program.outputs)

    def memory(self, buffer: int) -> int:
        """The buffer whose memory this one is: results may lie where arguments lay."""
        alias = self.specs[buffer].alias
        return buffer if alias is None else alias

    def steps(self, steps: Sequence[Step]) -> Iterator[Step]:
        """The steps of one region."""
        group: list[Launch] = []
        for step in self.inside(steps):
            if isinstance(step, Launch) and is_small(step):
                if not self.stands_beside(group, step):
                    yield from _together(group)
                    group = []
                group.append(step)
                continue
            yield from _together(group)
            group = []
            yield step
        yield from _together(group)

    def stands_beside(self, group: Sequence[Launch], launch: Launch) -> bool:
        """Whether a launch may run at the same time as others, and there is room for it."""
        pointers = sum(len(x.operands) + len(x.results) for x in (*group, launch))
        if len(group) == _MOST or pointers > _PARAMETERS:
            return False
        return not any(
            self.meet(x.results, (*launch.operands, *launch.results))
            or self.meet(x.operands, launch.results)
            for x in group
        )

    def meet(self, ours: Sequence[int], theirs: Sequence[int]) -> bool:
        """Whether buffers share bytes."""
        pairs = [(self.memory(a), self.memory(b)) for a in ours for b in theirs]
        return any(a == b or self.overlap(a, b) for a, b in pairs)

    def inside(self, steps: Sequence[Step]) -> Iterator[Step]:
        """The steps with sweeps as few launches as can be, regions likewise."""
        for step in steps:
            if isinstance(step, Sweep):
                yield from self.sweep(step)
            elif isinstance(step, While):
                cond, body = tuple(self.steps(step.cond)), tuple(self.steps(step.body))
                yield replace(step, cond=cond, body=body)
            elif isinstance(step, Switch):
                yield replace(step, branches=tuple(tuple(self.steps(b)) for b in step.branches))
            else:
                yield step

    def sweep(self, step: Sweep) -> Iterator[Launch]:
        """A sweep's launches, as few as can be."""
        run = _Run()
        waiting: list[Launch] = []
        for launch in step.launches:
            longer = self.extended(run, launch)
            if longer is None:
                yield from self.close(run, waiting)
                run, waiting = self.extended(_Run(), launch) or _Run(), []
            else:
                run = longer
            waiting.append(launch)
            if not run.launches:
                yield from waiting
                waiting = []
        yield from self.close(run, waiting)

    def extended(self, run: _Run, launch: Launch) -> _Run | None:
        """A run with one launch more, or None if one kernel can not have both."""
        if not _fits(launch):
            return None
        kernel = launch.kernel
        assert isinstance(kernel, Kernel)
        width = width_of(kernel)
        if width != 1 and run.width not in (1, width):
            return None
        own = replace(
            launch,
            operands=tuple(self.memory(b) for b in launch.operands),
            results=tuple(self.memory(b) for b in launch.results),
        )
        accesses = (*run.accesses, *_accesses(own))
        if not self.keeps_apart(accesses):
            return None
        return _Run((*run.launches, own), accesses, max(width, run.width))

    def keeps_apart(self, accesses: Sequence[_Access]) -> bool:
        """Whether each thread reads what it wrote itself, or what all threads of a row know."""
        written = {a.memory for a in accesses if a.written}
        first: dict[int, _Access] = {}
        for a in accesses:
            known = first.setdefault(a.memory, a)
            if a.memory not in written:
                continue
            if a.how == "other" or (a.how, a.type.dtype) != (known.how, known.type.dtype):
                return False
            if a.how == "row" and not known.written:  # others may still have to read it
                return False
        return not any(self.overlap(b, a.memory) for b in written for a in first.values())

    def overlap(self, a: int, b: int) -> bool:
        """Whether different temporaries share bytes: rows of one may lie in others of the other."""
        x, y = self.specs[a], self.specs[b]
        if a == b or x.kind != "temp" or y.kind != "temp":
            return False
        return x.offset < y.offset + y.nbytes and y.offset < x.offset + x.nbytes

    def close(self, run: _Run, launches: Sequence[Launch]) -> Iterator[Launch]:
        """A run as one launch, if that saves any reading and writing."""
        folds = any(_nest(x).reductions for x in run.launches)
        if len(launches) < 2 or not folds:
            yield from launches
            return
        types = {a.memory: a.type for a in run.accesses}
        written = list(dict.fromkeys(a.memory for a in run.accesses if a.written))
        made = joined(run.launches, types, run.width, written, self.inner(run, written, types))
        yield Launch(made, made.reads, made.writes)

    def inner(
        self, run: _Run, written: Sequence[int], types: dict[int, TensorType]
    ) -> list[tuple[int, DType]]:
        """Temporaries that no other step reads."""
        mine = Counter(b for x in run.launches for b in set(x.operands))
        return [(b, types[b].dtype) for b in written
                if self.specs[b].kind == "temp" and self.readers[b] == mine[b]]  # fmt: skip


def _together(group: Sequence[Launch]) -> Iterator[Launch]:
    """Launches that stand beside each other, as one if they are several."""
    if len(group) > 1:
        yield horizontal(group)
    else:
        yield from group


def _nest(launch: Launch) -> Kernel:
    assert isinstance(launch.kernel, Kernel)
    return launch.kernel


def _fits(launch: Launch) -> bool:
    """Whether a launch's rows can be computed by threads that share one."""
    kernel = launch.kernel
    if not isinstance(kernel, Kernel) or kernel.contracts or not kernel.dims:
        return False
    if any(s.mask is not None for s in kernel.stores):
        return False
    if kernel.reductions:
        alone = all(size == 1 for size in kernel.dims[1:])
        if not alone or width_of(kernel) < 2:
            return False
        if not all(neutral_of(r) is not None for r in kernel.reductions):
            return False
    return width_of(kernel) == 1 or not _reads_across(kernel)


def _reads_across(kernel: Kernel) -> bool:
    """Whether neighbours in memory belong to neighbouring rows."""
    loads = [x for x in kernel.instructions if isinstance(x, Load)]
    return any(
        linear(x.index, kernel.operands[x.operand].shape).coefficient(0) == 1
        and not is_of_row(kernel, x.index, kernel.operands[x.operand])
        for x in loads
    )


def _accesses(launch: Launch) -> Iterator[_Access]:
    kernel = _nest(launch)

    def how(index: object, t: TensorType) -> str:
        if is_of_row(kernel, index, t):  # type: ignore[arg-type]
            return "row"
        return "own" if is_own(kernel, index, t) else "other"  # type: ignore[arg-type]

    for x in kernel.instructions:
        if isinstance(x, Load):
            t = kernel.operands[x.operand]
            found = how(x.index, t) if x.mask is None else "other"
            yield _Access(launch.operands[x.operand], t, found, False)
    for s in kernel.stores:
        t = kernel.results[s.result]
        yield _Access(launch.results[s.result], t, how(s.index, t), True)


def _read(step: Step) -> tuple[int, ...]:
    """The buffers that a step itself reads."""
    if isinstance(step, Launch | Host):
        return step.operands
    if isinstance(step, Copy):
        return (step.source,)
    if isinstance(step, While):
        return (step.predicate,)
    return (step.index,) if isinstance(step, Switch) else ()


__all__ = ["join"]
