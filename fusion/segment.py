"""`segments`: which stretches of a program run as native code from end to end.

A host call ends a stretch. A loop or branch that holds one is run step by step, over the segments
inside; all others stay native. A backend compiles each `Native` and lets Python run the rest.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from monograph.fusion.program import Host, Step, Switch, While, all_steps


@dataclass(frozen=True, eq=False)
class Native:
    """Steps without a host call."""

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


def segments(steps: Sequence[Step]) -> tuple[Segment, ...]:
    """Split steps into segments, in order."""
    out: list[Segment] = []
    run: list[Step] = []
    for step in steps:
        if not calls_host(step):
            run.append(step)
            continue
        if run:
            out.append(Native(tuple(run)))
            run = []
        if isinstance(step, Host):
            out.append(HostCall(step))
        elif isinstance(step, While):
            out.append(LoopOver(segments(step.cond), step.predicate, segments(step.body)))
        elif isinstance(step, Switch):
            out.append(BranchOver(step.index, tuple(segments(b) for b in step.branches)))
    if run:
        out.append(Native(tuple(run)))
    return tuple(out)


def calls_host(step: Step) -> bool:
    """Whether a step, or one inside it, is a host call."""
    return any(isinstance(s, Host) for s in all_steps((step,)))
