"""`Ref`s in differentiated functions: what may be written to them, and what backward rules do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from monograph.hlo.errors import GradError
from monograph.hlo.ops import convert, zeros
from monograph.hlo.walk import Linear
from monograph.tracer.ref import Backward, read, write
from monograph.tracer.trace import Trace


def check_written(made: Trace, active: Sequence[bool]) -> None:
    """Raise if a differentiated value is written to a `Ref` of outside the function.

    Args:
        made: the trace of the function.
        active: per result of its graph, whether it has a tangent.
    """
    n = len(made.returned)
    for ref, flag, out in zip(made.written, active[n:], made.graph.outs[n:], strict=True):
        if flag and not isinstance(ref, Backward):
            raise GradError(
                f"{made.graph.name!r} writes a differentiated value to a Ref from outside",
                operands={"ref": ref.held},
                why="what is read of it later would have no derivative.",
                fix="make the Ref inside the function, or write lax.stop_gradient(value).",
                loc=out.loc,
            )


def with_refs(linear: Linear, made: Trace, count: int) -> Linear:
    """The map of what a function returns, of that of all results of its graph.

    Args:
        linear: of all results.
        made: the trace of the function.
        count: how many arguments it has.
    """
    check_written(made, linear.out_active)
    if not made.written:
        return linear
    n = len(made.returned)
    taken = [x for x in made.captures if isinstance(x, Backward) and x.held.dtype.is_inexact]
    returned = [r for r in made.written if isinstance(r, Backward) and r.held.dtype.is_inexact]
    own = linear.out_active[:n]
    if not returned:
        return replace(linear, out_active=own)
    return Stateful(
        linear.graph, linear.residuals, linear.active[:count], own, tuple(taken), tuple(returned)
    )


@dataclass(frozen=True, eq=False)
class Stateful(Linear):
    """The map of a function whose backward rules read and write `Ref`s.

    Attributes:
        taken: what stands for these `Ref`s among the parameters, behind the arguments.
        returned: what stands for those that rules use, among the results, behind the function's.
    """

    taken: tuple[Backward, ...]
    returned: tuple[Backward, ...]

    @property
    def whole(self) -> Linear:
        """The map with the `Ref`s."""
        active = self.active + (True,) * len(self.taken)
        return Linear(
            self.graph, self.residuals, active, self.out_active + (True,) * len(self.returned)
        )

    def apply(self, tangents: Sequence[Any]) -> list[Any]:
        outs = self.whole.apply([*tangents, *(zeros(r.held) for r in self.taken)])
        return outs[: len(self.out_active)]

    def transpose(self, cts: Sequence[Any]) -> list[Any]:
        """The rules see what the `Ref`s hold now, and change it."""
        state = [convert(x, dtype=x.type.dtype, weak=False) for x in map(_now, self.returned)]
        found = self.whole.transpose([*cts, *state])
        n = len(found) - len(self.taken)
        after = dict(zip(self.taken, found[n:], strict=True))
        for r in self.returned:
            if after[r] is not None:
                write(r.primal, after[r])
        return found[:n]


def _now(ref: Backward) -> Any:
    return read(ref.primal)
