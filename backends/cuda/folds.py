"""Folds of a kernel as C++: accumulators, one more element, and what several threads found."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from monograph.backends.cuda.body import Body, accumulated
from monograph.backends.cuda.types import constant, held
from monograph.fusion.kernel import Kernel, Reduction
from monograph.hlo.ops.monoids import identity, monoid_of
from monograph.hlo.ops.picks import pick_identity, pick_of


def neutral_of(reduction: Reduction) -> list[Any] | None:
    """The neutral accumulators of a fold whose order is free; None if they are not known."""
    if reduction.order != "any":
        return None
    pick = pick_of(reduction.combiner)
    if pick is not None:
        return list(pick_identity(pick))
    monoid = monoid_of(reduction.combiner)
    return None if monoid is None else [identity(monoid, accumulated(reduction)[0])]


def accumulators(kernel: Kernel) -> list[list[str]]:
    return [[f"r{n}_{k}" for k in range(len(r.inputs))] for n, r in enumerate(kernel.reductions)]


def fold_along(body: Body, names: Sequence[Sequence[str]]) -> None:
    """One more element into every fold."""
    for n, (reduction, row) in enumerate(zip(body.kernel.reductions, names, strict=True)):
        body.fold(n, reduction, row, [f"v{i}" for i in reduction.inputs], row)


def begin_neutral(body: Body, names: Sequence[Sequence[str]]) -> None:
    """Accumulators that hold nothing yet."""
    for reduction, row in zip(body.kernel.reductions, names, strict=True):
        for d, x, value in zip(accumulated(reduction), row, neutral_of(reduction) or (),
                               strict=True):  # fmt: skip
            body.lines.say(f"{held(d)} {x} = {constant(d, value[()])};")


def fold_inits(body: Body, names: Sequence[Sequence[str]]) -> None:
    """Where folds begin, into what was found from nothing."""
    for n, (reduction, row) in enumerate(zip(body.kernel.reductions, names, strict=True)):
        body.fold(n, reduction, [f"v{i}" for i in reduction.inits], row, row)


def join_warp(body: Body, names: Sequence[Sequence[str]], lanes: int) -> None:
    """What the lanes of a warp found, in its first lane."""
    with body.lines.block(f"for (int d = {lanes // 2}; d > 0; d /= 2)"):
        for n, (reduction, row) in enumerate(zip(body.kernel.reductions, names, strict=True)):
            others = [f"{x}_other" for x in row]
            for d, x, other in zip(accumulated(reduction), row, others, strict=True):
                body.lines.say(f"const {held(d)} {other} = from_below({x}, d);")
            body.fold(n, reduction, row, others, row)


__all__ = [
    "accumulators",
    "begin_neutral",
    "fold_along",
    "fold_inits",
    "join_warp",
    "neutral_of",
]
