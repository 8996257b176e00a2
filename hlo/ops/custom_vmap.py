"""`custom_vmap_call`: a call of a function whose batching somebody gave."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from monograph.hlo.builder import Builder
from monograph.hlo.ops.batching import stretched
from monograph.hlo.ops.custom import custom_record
from monograph.hlo.ops.leaf import zeros
from monograph.hlo.ops.region import Flags, Values, pick, present, spread
from monograph.hlo.record import Attrs
from monograph.hlo.state import interpreting
from monograph.hlo.walk.linearize import jvp, jvp_graph


class VmapRule(Protocol):
    """(operands, which have the batch at dimension 0, its size) -> results, which have it."""

    def __call__(self, ins: Values, flags: Flags, size: int) -> tuple[list[Any], list[bool]]: ...


@dataclass(frozen=True, eq=False)
class _PushedRule:
    """The rule of a call's derivative: the derivative of its rule.

    Attributes:
        rule: of the call; its operands come first, then the tangents of the active ones.
        active: which operands have a tangent.
        outs: which results have one.
    """

    rule: VmapRule
    active: Flags
    outs: Flags

    def __call__(self, ins: Values, flags: Flags, size: int) -> tuple[list[Any], list[bool]]:
        n = len(self.active)
        marks = spread(flags[n:], self.active)
        both = [bool(f or g) for f, g in zip(flags[:n], marks, strict=True)]
        primals = stretched(ins[:n], flags[:n], both, size)
        tangents = stretched(ins[n:], flags[n:], pick(both, self.active), size)
        builder = Builder("vmap_rule")
        formals = [builder.param(x.type) for x in primals]
        with interpreting(builder):
            outs, out_flags = self.rule(formals, tuple(both), size)
            graph = builder.finish(outs)
        rest = builder.captures
        seeds = [*spread(tangents, self.active), *[None] * len(rest)]
        values, pushed = jvp(graph, [*primals, *rest], seeds)
        full = [zeros(v.type) if t is None else t for v, t in zip(values, pushed, strict=True)]
        return [*values, *pick(full, self.outs)], [*out_flags, *pick(out_flags, self.outs)]


def _jvp(attrs: Attrs, ins: Values, ts: Values) -> tuple[list[Any], list[Any]]:
    graph = attrs["graph"]
    n = len(graph.outs)
    flags = present(ts, ins)
    made, active = jvp_graph(graph, flags, (True,) * n)
    rule = _PushedRule(attrs["rule"], flags, active)
    both = custom_vmap_call(*ins, *pick(ts, flags), graph=made, rule=rule)
    return both[:n], spread(both[n:], active)


def _linearize(attrs: Attrs, ins: Values, ts: Values) -> tuple[list[Any], list[Any]]:
    """Nothing says how the linear half is batched, so the derivative is one op, both halves."""
    return custom_vmap_call(*ins, **attrs), _jvp(attrs, ins, ts)[1]


def _batch(attrs: Attrs, ins: Values, flags: Flags, size: int) -> tuple[list[Any], list[bool]]:
    rule: VmapRule = attrs["rule"]
    return rule(ins, tuple(flags), size)


custom_vmap_call = custom_record("custom_vmap_call", jvp=_jvp, linearize=_linearize, batch=_batch)
