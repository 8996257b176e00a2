"""Which loops and branches run on the device as one kernel of one block, and why others do not.

A loop that the host decides costs a launch for every kernel of a step, and the host waits for the
condition before the next one, unless it knows how many steps there are. One block of threads needs
neither, but has one multiprocessor. So the time of a step is estimated both ways. In comes a
planned program whose launches have been put together, out goes the same with
`monograph.backends.cuda.resident` kernels, and a decision for every loop and branch.
Called by `monograph.backends.cuda.program`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from monograph.backends.cuda.functions import functions_of
from monograph.backends.cuda.kernel import BLOCK, PART, Launching
from monograph.backends.cuda.resident import resident, single, touched
from monograph.fusion.kernel import Kernel, Opaque
from monograph.fusion.program import (
    Copy,
    Decision,
    Host,
    Launch,
    Program,
    Step,
    Switch,
    While,
    all_steps,
)
from monograph.hlo.cost import cost_of
from monograph.hlo.walk.counting import steps_of

RESIDENT = "run on the device"

# Seconds; figures of Hopper GPUs that others have published, rounded. Nothing has been timed here.
_LAUNCH = 3e-6  # for a kernel or a copy to start and end, after the one before
_ASK = 10e-6  # until the host has read a number and the next kernel starts
_ROUND = 0.3e-6  # until what a thread asks for is there, or until its block has met
_AT_ONCE = 500  # blocks that run at the same time: four on each multiprocessor
_FLOPS = 2e11  # of one multiprocessor in a second, where nothing is in tiles of its registers
_COPIED = 16 * BLOCK  # bytes that a block copies in a round
_CLOSE = 1.1
# Limits of a kernel.
_POINTERS = 480
_KERNELS = 96
_SHARED = 48 << 10


@dataclass(frozen=True)
class _Time:
    """Seconds of some steps: by one block, and launched over the whole GPU by the host."""

    block: float = 0.0
    launched: float = 0.0

    def __add__(self, other: _Time) -> _Time:
        return _Time(self.block + other.block, self.launched + other.launched)

    @property
    def is_slow(self) -> bool:
        """Whether a block takes longer. A little longer is well: the host is free meanwhile."""
        return self.block > _CLOSE * self.launched

    def __str__(self) -> str:
        block, launched = (f"{1e6 * x:.0f}" for x in (self.block, self.launched))
        return f"once through takes about {block} us in one block, {launched} us by launches"


class _Stays(Exception):
    """Why a loop or a branch stays with the host."""


def reside(program: Program) -> Program:
    """A program with loops and branches as kernels of their own, and decisions about them."""
    assert program.steps is not None
    work = _Loops(program)
    steps = work.steps(program.steps)
    return replace(program, steps=steps, decisions=(*program.decisions, *work.decisions))


def _count(step: While | Switch) -> int | None:
    """How many steps a loop has, if that shows."""
    return steps_of(step.node) if isinstance(step, While) and step.node is not None else None


class _Loops:
    """The walk over all steps, outer loops first."""

    def __init__(self, program: Program) -> None:
        assert program.buffers is not None
        self.sizes = {b.number: b.nbytes for b in program.buffers.buffers}
        self.functions: dict[Kernel | Opaque, list[Launching]] = {}
        self.decisions: list[Decision] = []

    def steps(self, steps: Sequence[Step]) -> tuple[Step, ...]:
        return tuple(self.step(s) for s in steps)

    def step(self, step: Step) -> Step:
        """A loop or a branch as a kernel; if it cannot be one, perhaps what is inside can."""
        if not isinstance(step, While | Switch):
            return step
        try:
            return self.resident(step)
        except _Stays as why:
            count = _count(step)
            how = "decided by the host" if count is None else f"launched {count} times, unasked"
            self.decisions.append(Decision(RESIDENT, False, f"{how}: {why}", step.node))
        if isinstance(step, Switch):
            return replace(step, branches=tuple(self.steps(b) for b in step.branches))
        if count is not None:
            return replace(step, cond=(), body=self.steps(step.body), steps=count)
        return replace(step, cond=self.steps(step.cond), body=self.steps(step.body))

    def resident(self, step: While | Switch) -> Launch:
        """One kernel for all of it.

        Raises:
            _Stays: if the host is to decide.
        """
        self.fits(step)
        time = self.loop(step) if isinstance(step, While) else self.branch(step)
        if time.is_slow:
            raise _Stays(str(time))
        inside = [x for s in all_steps((step,)) if isinstance(s, Launch) for x in single(s)]
        made = resident(step, {x.kernel: self.of(x) for x in inside}, self.sizes)
        self.decisions.append(Decision(RESIDENT, True, str(time), step.node))
        return made

    def fits(self, step: While | Switch) -> None:
        """Whether all of it can be one kernel."""
        inside = list(all_steps((step,)))
        for s in inside:
            if isinstance(s, Host):
                raise _Stays(f"{s.node.op.name} runs on the host")
        buffers = {b for s in inside for row in touched(s) for b in row}
        if len(buffers) > _POINTERS:
            raise _Stays(f"{len(buffers)} arrays are too many for one kernel")
        kernels = {x.kernel for s in inside if isinstance(s, Launch) for x in single(s)}
        if len(kernels) > _KERNELS:
            raise _Stays(f"{len(kernels)} kernels are too many for one")
        made = [k for x in inside if isinstance(x, Launch) for y in single(x) for k in self.of(y)]
        texts = {k.text: k for k in made}
        shared = max((k.shared for k in made), default=0) + sum(k.fixed for k in texts.values())
        if shared > _SHARED:
            raise _Stays(f"its kernels take {shared} bytes of shared memory together")

    def of(self, launch: Launch) -> list[Launching]:
        """The functions of a launch, as parts of another one."""
        if launch.kernel not in self.functions:
            made = functions_of(launch.kernel, PART, called=True)
            assert all(k.threads == BLOCK for k in made if k.blocks), launch.kernel.name
            self.functions[launch.kernel] = made
        return self.functions[launch.kernel]

    # ---- seconds --------------------------------------------------------------------------------

    def all_of(self, steps: Sequence[Step]) -> _Time:
        return sum(map(self.time, steps), _Time())

    def time(self, step: Step) -> _Time:
        """How long a step takes, and an inner loop once through.

        Raises:
            _Stays: if an inner loop had better be decided by the host.
        """
        if isinstance(step, Launch):
            parts = [self.one(x) for x in single(step)]
            launches = 1 if len(parts) > 1 else len(self.of(single(step)[0]))
            block = sum(block for block, _ in parts)
            return _Time(block, max(whole for _, whole in parts) + launches * _LAUNCH)
        if isinstance(step, Copy):
            rounds = max(step.nbytes / _COPIED, 1.0) if step.source != step.target else 0.0
            return _Time(rounds * _ROUND, _LAUNCH if rounds else 0.0)
        if isinstance(step, While):
            inner = self.loop(step)
            if inner.is_slow:
                raise _Stays(f"a loop in it stays there: {inner}")
            return _Time(inner.block, inner.block + _LAUNCH)
        assert isinstance(step, Switch)
        return self.branch(step)

    def loop(self, step: While) -> _Time:
        """Once through a loop, with what it takes to know whether it goes on: nothing for the host
        if it knows how many steps there are.
        """
        if _count(step) is not None:
            return _Time(self.all_of(step.cond).block + _ROUND, 0.0) + self.all_of(step.body)
        return self.all_of((*step.cond, *step.body)) + _Time(_ROUND, _ASK)

    def branch(self, step: Switch) -> _Time:
        """The branch that would lose most by running in one block."""
        branches = [self.all_of(b) for b in step.branches]
        worst = max(branches, key=lambda t: t.block - t.launched)
        return worst + _Time(_ROUND, _ASK)

    def one(self, launch: Launch) -> tuple[float, float]:
        """Seconds of one launch, without starting it: in one block, and in all that it has."""
        made = self.of(launch)
        blocks = sum(k.blocks for k in made)
        if not blocks:
            return 0.0, 0.0
        found = cost_of(launch.kernel.nodes)
        work = (found.flops + 8 * found.transcendentals) / blocks / _FLOPS
        each = [(k.blocks, k.rounds * _ROUND + work) for k in made]
        return sum(n * t for n, t in each), sum(max(n / _AT_ONCE, 1.0) * t for n, t in each)


__all__ = ["RESIDENT", "reside"]
