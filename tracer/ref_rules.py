"""`Ref`s as arguments of functions with a reverse rule (`monograph.tracer.custom_vjp`).

The forward rule sees what they hold there. The backward rule sees what they hold when it runs: the
cotangent of `Ref.backward`, which it may write.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from monograph.hlo.errors import GradError
from monograph.hlo.ops import zeros
from monograph.tracer import tree
from monograph.tracer.ref import Backward, Ref, current

if TYPE_CHECKING:
    from monograph.tracer.custom import Call


@dataclass(frozen=True, eq=False)
class Held:
    """`Ref`s, and those that a rule gets in their places.

    Attributes:
        places: from the ones to the others.
        starts: what these held when the rule began.
    """

    places: dict[Ref, Ref]
    starts: dict[Ref, Any]

    @classmethod
    def of(cls, places: dict[Ref, Ref]) -> Held:
        """Before a rule runs."""
        return cls(places, {r: current(x) for r, x in places.items() if not x.ended})

    def rows(self) -> list[tuple[Ref, Ref, Any]]:
        """Each with the other and what this held."""
        return [(r, x, self.starts[r]) for r, x in self.places.items()]

    def put(self, x: Any) -> Any:
        """The tree with them."""
        if not self.places:
            return x
        return tree.map(lambda leaf: self.places.get(leaf, leaf) if _is(leaf) else leaf, x)


def _is(x: Any) -> bool:
    return isinstance(x, Ref)


class RuleRefs:
    """The `Ref`s of one call, when its rule runs.

    Attributes:
        call: the call.
        active: what stands for them in backward rules (`Ref.backward`), where somebody
            differentiates, in the order of the captures.
    """

    def __init__(self, call: Call, flags: Sequence[bool]) -> None:
        self.call = call
        pairs = zip(call.captures, flags, strict=True)
        self.active = [x for x, f in pairs if f and isinstance(x, Backward)]

    def others(self, flags: Sequence[bool]) -> list[bool]:
        """Which values that the function closes over are differentiated, without these."""
        pairs = zip(self.call.captures, flags, strict=True)
        return [f and not isinstance(x, Backward) for x, f in pairs]

    def moving(self) -> list[bool]:
        """Which of those that are written are active: what a function writes has no derivative."""
        return [r in self.active for r in self.call.written]

    def forward(self, closed: Sequence[Any]) -> Held:
        """What the forward rule gets; `closed` are values of what the function closes over."""
        if not self.call.refs:
            return Held({}, {})
        values = {x: v for x, v in zip(self.call.captures, closed, strict=True) if _is(x)}
        return Held.of({r: Ref(values[r], r.loc, r.kind) for r in self.call.refs})

    def results(self, held: Held) -> list[Any]:
        """What the forward rule leaves behind, as results of the call."""
        written = self.call.written
        for ref, local, start in held.rows():
            if current(local) is not start and ref not in written:
                raise GradError(
                    "a forward rule writes to a Ref that its function only reads",
                    operands={"ref": ref.held},
                    fix="write to it in the function, too.",
                )
        for ref in written:
            if not isinstance(ref, Backward) and ref not in held.places:
                raise GradError(
                    "a function with a reverse rule writes to a Ref that it closes over",
                    operands={"ref": ref.held},
                    why="its rule speaks of its arguments only.",
                    fix="pass the Ref as one more argument, with None for its cotangent.",
                )
        return [
            zeros(r.held) if isinstance(r, Backward) else current(held.places[r]) for r in written
        ]

    def state(self, cts: Sequence[Any]) -> list[Any]:
        """What the active ones hold on the way back, of the cotangents of what was written."""
        inexact = [r for r in self.call.written if r.held.dtype.is_inexact]
        found = dict(zip(inexact, cts, strict=True))
        return [zeros(r.held) if found[r] is None else found[r] for r in self.active]

    def backward(self, held: Held, state: Sequence[Any]) -> Held:
        """What the backward rule gets for what the forward rule kept."""
        now = {r.primal: x for r, x in zip(self.active, state, strict=True)}
        places = {
            local: Ref(now.get(ref, start), ref.loc, ref.kind) for ref, local, start in held.rows()
        }
        for ref, local, _ in held.rows():
            if ref not in now:
                places[local].ended = "in a backward rule, where nobody knows what it holds"
        return Held.of(places)

    def after(self, now: Held) -> list[Any]:
        """What those hold after the backward rule, in the order of the active ones."""
        found = dict(zip(self.call.refs, now.places.values(), strict=True))
        return [current(found[r.primal]) for r in self.active]
