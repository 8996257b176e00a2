"""`segments`: which stretches of a program run as native code from end to end.

A host call ends a stretch, unless native code can make it itself. A loop or branch that holds one
which ends it is run step by step, over the segments inside; all others stay native. A backend
compiles each `Native` and lets Python run the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from monograph.fusion.program import Host, Step, Switch, While, all_steps


@dataclass(frozen=True, eq=False)
class Native:
    """Steps without a host call that needs Python."""

    steps: tuple[Step, ...]


@dataclass(frozen=True, eq=False)
class HostCall:
    """One node whose Python function runs on the contents of buffers."""

    step: Host


@dataclass(frozen=True, eq=False)
class LoopOver:
    """A loop whose condition or body calls the host."""

    cond: tuple[Segment, ...]
    predicate: int
    body: tuple[Segment, ...]


@dataclass(frozen=True, eq=False)
class BranchOver:
    """Branches, at least one of which calls the host."""

    index: int
    branches: tuple[tuple[Segment, ...], ...]


Segment = Native | HostCall | LoopOver | BranchOver


def segments(
    steps: Sequence[Step], foreign: Callable[[Host], bool] = lambda step: False
) -> tuple[Segment, ...]:
    """Split steps into segments, in order.

    Args:
        steps: of a program.
        foreign: which host calls native code can make itself.
    """
    out: list[Segment] = []
    run: list[Step] = []
    for step in steps:
        if not calls_host(step, foreign):
            run.append(step)
            continue
        if run:
            out.append(Native(tuple(run)))
            run = []
        if isinstance(step, Host):
            out.append(HostCall(step))
        elif isinstance(step, While):
            out.append(_loop(step, foreign))
        elif isinstance(step, Switch):
            out.append(_branch(step, foreign))
    if run:
        out.append(Native(tuple(run)))
    return tuple(out)


def _loop(step: While, foreign: Callable[[Host], bool]) -> LoopOver:
    return LoopOver(segments(step.cond, foreign), step.predicate, segments(step.body, foreign))


def _branch(step: Switch, foreign: Callable[[Host], bool]) -> BranchOver:
    return BranchOver(step.index, tuple(segments(b, foreign) for b in step.branches))


def calls_host(step: Step, foreign: Callable[[Host], bool]) -> bool:
    """Whether a step, or one inside it, is a host call that needs Python."""
    return any(isinstance(s, Host) and not foreign(s) for s in all_steps((step,)))
