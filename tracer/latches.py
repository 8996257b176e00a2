"""Reading latches: what a program that watches itself has noted becomes an error.

`compile_graph` puts a `Latching` around the executable of a graph that `monograph.hlo.passes.latch`
has changed; eager calls look at each result by `check_values` and `check_operands`.
"""

from __future__ import annotations

import ctypes
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, NoReturn

import numpy as np

from monograph.backends import get_backend
from monograph.backends.base import Buffer, Caller, CallKind, Executable, Report
from monograph.hlo import flags
from monograph.hlo.errors import BoundsError, DivisionError, MonographError, NanError
from monograph.hlo.location import Loc
from monograph.hlo.passes.blame import NONE, Watched
from monograph.hlo.passes.checks import DIVISION, checks_of
from monograph.hlo.passes.latch import GIVEN, Latched
from monograph.hlo.record import OpDef
from monograph.hlo.state import interpreting, state
from monograph.tracer.placing import sharding_of


def watching(checked: bool = False) -> Watched:
    """What programs have to look for, by the flags of this thread."""
    mode = flags.mode()
    return Watched(mode.debug_nans, mode.debug_infs, mode.checked or checked)


class Latching:
    """An executable whose last output is a latch, which is taken off and looked at.

    Args:
        inner: the executable.
        latched: what the numbers in the latch mean.
        watched: what is looked for.
    """

    def __init__(self, inner: Executable, latched: Latched, watched: Watched) -> None:
        self.inner = inner
        self.latched = latched
        self.watched = watched
        self.stages = inner.stages
        self._type = latched.graph.out_types[-1]
        self._words = ctypes.c_int32 * self._type.size
        self._step = 1 + latched.depth

    def run(
        self, buffers: Sequence[Buffer], *, profile: bool = False
    ) -> tuple[list[Buffer], Report | None]:
        """Run the program.

        Raises:
            NanError: if a result is NaN or infinite, and that is looked for.
            BoundsError, DivisionError: if an operand made no sense, and that is looked for.
        """
        outs, report = self.inner.run(buffers, profile=profile)
        self.check(outs.pop())
        return outs, report

    def caller(self, kind: CallKind) -> Caller | None:
        """Prepared calls of one kind, if the executable has them: the latch is one more result."""
        make = getattr(self.inner, "caller", None)
        if make is None:
            return None
        types = (*kind.out_types, self._type)
        outs = (*kind.outs, sharding_of(kind.device))
        made = (kind.made, len(kind.out_types))
        inner = make(replace(kind, out_types=types, outs=outs, made=made))
        if inner is None:
            return None
        prepared, check = inner.call, self.check

        def call(args: tuple[Any, ...]) -> Any:
            out = prepared(args)
            if out is NotImplemented:
                return out
            made, latch = out
            check(latch.buffers[0])
            return made

        return Caller(call, inner.hits)

    def check(self, latch: Buffer) -> None:
        """Raise if something was noted."""
        if latch.space == "host":  # at most calls nothing is noted: that is seen without an array
            noted: Any = self._words.from_address(latch.address)
        else:
            noted = get_backend(latch.device.backend).get(latch, self._type).tolist()
        step = self._step
        for at in range(0, len(noted), step):
            if noted[at] != NONE:
                rest = noted[at + 1 : at + step]
                self.refuse(noted[at], [i for i in rest if i >= 0])

    def refuse(self, number: int, iterations: Sequence[int]) -> NoReturn:
        if number == GIVEN:
            name = self.latched.graph.name
            raise NanError(
                f"{name!r} returned {_bad(self.watched)}, which no op of it made",
                why="it is an argument or a constant of the program, or a sum of infinities that "
                "updates of an array in a loop made.",
                fix="look at the arguments.",
            )
        site = self.latched.sites[number]
        operands = {}
        if iterations:
            loops = "loop" if len(iterations) == 1 else "loops, outermost first"
            operands["iteration"] = f"{', '.join(map(str, iterations))} of the {loops}"
        raise _error(site.op, site.what, self.watched, operands, site.loc)

    def as_text(self, stage: str) -> str:
        return self.inner.as_text(stage)

    def estimate(self) -> Report:
        return self.inner.estimate()

    @property
    def code_bytes(self) -> int:
        return self.inner.code_bytes


def _bad(watched: Watched) -> str:
    if watched.nans and watched.infs:
        return "NaN or infinity"
    return "NaN" if watched.nans else "infinity"


_PASSES = {"tangent": "tangent (forward mode)", "transpose": "backward", "recompute": "recompute"}


def _error(
    op: str, what: str, watched: Watched, operands: Mapping[str, str], loc: Loc | None
) -> MonographError:
    """The error for what went wrong in an op."""
    given = dict(operands)
    if loc is not None and loc.phase != "forward":
        given["pass"] = _PASSES[loc.phase]
    if what == "value":
        flag = "debug_nans" if watched.nans else "debug_infs"
        return NanError(
            f"{op} returned {_bad(watched)}",
            operands=given,
            why=f"{flag} is on; this op is the first one to make such a value.",
            fix="keep its operands where the function is finite (where, maximum, clip), before the "
            f"op; or turn {flag} off.",
            loc=loc,
        )
    kind = DivisionError if what == DIVISION else BoundsError
    fix = "use another divisor, such as where(y == 0, 1, y)." if what == DIVISION else (
        "compute indices from 0 to the size less 1; or clip them."
    )  # fmt: skip
    return kind(f"{op}: {what}", operands=given, why="checks are on (checked).", fix=fix, loc=loc)


# ---- eager calls ---------------------------------------------------------------------------------


def check_operands(
    op: OpDef, attrs: Mapping[str, Any], arrays: Sequence[Any], watched: Watched, interp: Any
) -> None:
    """Raise if an operand makes no sense.

    Args:
        op, attrs: what is about to run.
        arrays: its operands, values of the interpreter `interp`.
        watched: what is looked for.
    """
    if not watched.checks:
        return
    with interpreting(interp):
        found = checks_of(op, attrs, arrays)
    for what, bad in found:
        if bad.host.any():
            raise _error(op.name, what, watched, {}, state.loc)


def check_values(op: OpDef, arrays: Sequence[Any], watched: Watched) -> None:
    """Raise if a result is what is looked for."""
    for x in arrays:
        if not x.type.dtype.is_inexact:
            continue
        wide = x.host if x.host.dtype.kind in "fc" else x.host.astype(np.float32)
        nan = watched.nans and bool(np.isnan(wide).any())
        if nan or (watched.infs and bool(np.isinf(wide).any())):
            raise _error(op.name, "value", Watched(nan, not nan), {}, state.loc)
