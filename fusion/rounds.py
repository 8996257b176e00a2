"""`in_rounds`: a loop that takes several steps a round, after which every carry is in its place.

    while p: body(a -> b); a = copy b
    while p: body(a -> b); if p(b): body(b -> a) else: a = copy b

The steps are the same on other buffers. Between them the condition is asked, so the number of steps
may be anything. Called by `monograph.fusion.alternate`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace

from monograph.fusion.carries import Carries
from monograph.fusion.instructions import Instructions
from monograph.fusion.kernel import Apply, Kernel, Load, Store
from monograph.fusion.liveness import wanted_and_written
from monograph.fusion.passing import touched_by_all
from monograph.fusion.program import Copy, Host, Launch, Step, Sweep, Switch, While
from monograph.fusion.schedule import schedule_of
from monograph.fusion.steps import Value
from monograph.fusion.target import Target
from monograph.hlo.record import ops
from monograph.hlo.types import BOOL, I32, TensorType, tensor

_CHOICE = tensor((), I32)


class Place:
    """Where new buffers and launches come from.

    Args:
        values: all buffers so far; new ones are put behind them.
        target: the machine.
    """

    def __init__(self, values: list[Value], target: Target) -> None:
        self.values = values
        self.target = target

    def new(self, t: TensorType) -> int:
        """A buffer of a type."""
        self.values.append(Value(t, "temp"))
        return len(self.values) - 1

    def like(self, b: int) -> int:
        """A buffer for a value like another one's, in a program's own memory."""
        self.values.append(replace(self.values[b], kind="temp"))
        return len(self.values) - 1

    def copy(self, source: int, target: int) -> Copy:
        """A copy from buffer to buffer."""
        return Copy(source, target, self.values[target].type.nbytes)

    def launch(self, kernel: Kernel, operands: Sequence[int], results: Sequence[int]) -> Launch:
        """A launch as the machine runs such kernels."""
        return Launch(kernel, tuple(operands), tuple(results), schedule_of(kernel, self.target))


def in_rounds(
    loop: While, carries: Carries, count: int, local: Callable[[int], bool], place: Place,
) -> While:  # fmt: skip
    """The loop with several steps a round.

    Args:
        loop: with one step a round.
        carries: those that are followed from step to step.
        count: steps of a round, two or more.
        local: whether nobody outside of the loop knows a buffer.
        place: where new buffers come from.
    """
    own = [b for b in _own(loop) if local(b)]
    names: list[dict[int, int]] = []  # per step, what its buffers are called
    at = {c: c for c in carries.after}  # where the carries are
    for k in range(count):
        names.append({**({b: place.like(b) for b in own} if k else {}), **at})
        at = {c: names[k].get(b, b) for c, b in carries.after.items()}

    def work(k: int) -> list[Step]:
        return [_renamed(s, names[k]) for s in carries.body if s not in carries.needless]

    def back(k: int, leaving: bool) -> Sequence[Step]:
        """Bring the carries to their buffers after a step."""
        found = {c: names[k].get(b, b) for c, b in carries.after.items()}
        if leaving:  # nobody will read these: whatever lies there may stay
            found.update((c, names[k].get(b := carries.made(c), b)) for c in carries.spare)
        aside = carries.changing if leaving else frozenset()
        return _moved(found, aside, place)

    steps = [*work(count - 1), *back(count - 1, leaving=False)]
    for k in reversed(range(count - 1)):
        index = place.new(_CHOICE)
        ends = names[k + 1].get(loop.predicate, loop.predicate)
        test = [_renamed(s, names[k + 1]) for s in loop.cond]
        which = place.launch(_ENDS, (ends,), (index,))
        choice = Switch(index, (tuple(steps), tuple(back(k, leaving=True))), loop.node)
        steps = [*work(k), *test, which, choice]
    return replace(loop, body=tuple(steps), round=count)


def one_step(loop: While, local: Callable[[int], bool], place: Place) -> list[Step]:
    """A loop's first step, if it takes any, on buffers of its own."""
    names = {b: place.like(b) for b in _own(loop) if local(b)}
    index = place.new(_CHOICE)
    test = [_renamed(s, names) for s in loop.cond]
    ends = names.get(loop.predicate, loop.predicate)
    body = tuple(_renamed(s, names) for s in loop.body)
    return [*test, place.launch(_ENDS, (ends,), (index,)), Switch(index, (body, ()), loop.node)]


def of_a_round(loop: While) -> list[Step]:
    """The steps of a loop's whole round."""
    found: list[Step] = []
    steps = loop.body
    for _ in range(loop.round - 1):
        *before, choice = steps
        assert isinstance(choice, Switch)
        found += before
        steps = choice.branches[0]
    return [*found, *steps]


def _own(loop: While) -> list[int]:
    """The buffers that each step writes before it reads them."""
    found: set[int] = set()
    for part in (loop.cond, loop.body):
        wanted, _ = wanted_and_written(part)
        found |= touched_by_all(part)[1] - wanted
    return sorted(found)


def _moved(found: Mapping[int, int], aside: frozenset[int], place: Place) -> list[Copy]:
    """Copies that bring values to carries all at once.

    Args:
        found: where each carry's value is.
        aside: carries whose values may lie where other carries belong: they are put aside before
            any is written, as are those that lie in a carry's buffer.
        place: where new buffers come from.
    """
    moves = {c: b for c, b in found.items() if c != b}
    held = {c: place.like(c) for c, b in moves.items() if c in aside or b in moves}
    return [
        *(place.copy(moves[c], t) for c, t in held.items()),
        *(place.copy(b, c) for c, b in moves.items() if c not in held),
        *(place.copy(t, c) for c, t in held.items()),
    ]


def _renamed(step: Step, moved: Mapping[int, int]) -> Step:
    """A step on other buffers."""

    def all_(buffers: Iterable[int]) -> tuple[int, ...]:
        return tuple(moved.get(b, b) for b in buffers)

    def inside(steps: Sequence[Step]) -> tuple[Step, ...]:
        return tuple(_renamed(s, moved) for s in steps)

    if isinstance(step, While):
        (predicate,) = all_((step.predicate,))
        return replace(step, cond=inside(step.cond), predicate=predicate, body=inside(step.body))
    if isinstance(step, Switch):
        (index,) = all_((step.index,))
        return replace(step, index=index, branches=tuple(inside(b) for b in step.branches))
    if isinstance(step, Sweep):
        launches = tuple(
            replace(x, operands=all_(x.operands), results=all_(x.results)) for x in step.launches
        )
        return replace(step, launches=launches)
    if isinstance(step, Copy):
        source, target = all_((step.source, step.target))
        return replace(step, source=source, target=target)
    assert isinstance(step, Launch | Host), "steps come to stand beside each other later"
    return replace(step, operands=all_(step.operands), results=all_(step.results))


def _ends() -> Kernel:
    """Which branch a condition means: 0 if it holds, 1 if it fails."""
    new = Instructions(0)
    flag = new.add(Load(0, (), BOOL))
    fails = new.add(Apply(ops.not_, (flag,), BOOL))
    number = new.add(Apply(ops.convert, (fails,), I32, {"dtype": I32, "weak": False}))
    return Kernel(
        "ends", (), (), (), tuple(new.instrs), (), (), (Store(0, (), number),),
        (tensor((), BOOL),), (_CHOICE,),
    )  # fmt: skip


_ENDS = _ends()
