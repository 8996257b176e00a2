"""The record `check`: a condition that must hold, and what to say where it does not.

`monograph.hlo.walk.collect` turns checks into values of the program. One that nobody collects
becomes a call of Python, which raises where the program comes to it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from monograph.hlo.errors import CheckError
from monograph.hlo.location import Loc
from monograph.hlo.ops.leaf import ALL_KINDS, splat
from monograph.hlo.ops.monoids import monoid
from monograph.hlo.ops.opaque import custom_call
from monograph.hlo.ops.shape_rules import moving_cost
from monograph.hlo.record import Attrs, OpDef, ops, register
from monograph.hlo.state import state
from monograph.hlo.types import I32, TensorType, Type, tensor


class Message(Protocol):
    """What to say, given what the operands after the condition hold."""

    def text(self, arrays: Sequence[np.ndarray[Any, Any]]) -> str: ...


def failed(said: str, loc: Loc | None) -> CheckError:
    """The error of a check that does not hold."""
    fix = "change what is computed so that it holds; or collect what fails (checkify) and go on."
    return CheckError(said, fix=fix, loc=loc)


@dataclass(frozen=True)
class _Raise:
    """The Python function of a check that nobody collects."""

    message: Message
    loc: Loc | None
    name: str = "check"
    __name__ = "check"

    def __call__(self, holds: np.ndarray[Any, Any], *arrays: np.ndarray[Any, Any]) -> list[Any]:
        if not holds:
            raise failed(self.message.text(arrays), self.loc)
        return []


def _no_results(types: tuple[TensorType, ...], attrs: Attrs) -> Type:
    return ()


def _expand(ins: Sequence[Any], attrs: Attrs) -> Any:
    if attrs["debug"]:
        return []
    return custom_call(
        *ins, call_target_name="check", types=(), callback=_Raise(attrs["message"], state.loc),
        effect="unordered",
    )  # fmt: skip


def _batch(attrs: Attrs, ins: Sequence[Any], flags: Sequence[bool], size: int) -> Any:
    """The check of all examples says what the first one says that fails."""
    holds, *rest = ins
    scalar = tensor((), I32)
    first = splat(0, scalar)
    if flags[0]:
        t = tensor((size,), I32)
        numbers = ops.select(holds, splat(size, t), ops.iota(shape=(size,), dtype=I32,
                                                              iota_dimension=0))  # fmt: skip
        first = ops.reduce(numbers, splat(size, scalar), dimensions=(0,),
                           body=monoid("minimum", I32))  # fmt: skip
        holds = ops.compare(first, splat(size, scalar), comparison_direction="EQ")
    rows = [_row(x, first) if f else x for x, f in zip(rest, flags[1:], strict=True)]
    check(holds, *rows, **attrs)
    return [], []


def _row(x: Any, number: Any) -> Any:
    shape = x.type.shape[1:]
    starts = (number, *[splat(0, number.type)] * len(shape))
    return ops.reshape(ops.dynamic_slice(x, *starts, slice_sizes=(1, *shape)), shape=shape)


check: OpDef = register(
    OpDef(
        "check",
        "opaque",
        _no_results,
        attrs=("message", "debug"),
        defaults={"debug": False},
        operands=("holds", "*x"),
        dtypes=ALL_KINDS,
        batch=_batch,
        cost=moving_cost,
        effect="unordered",
        expand=_expand,
        weak="own",
    )
)
