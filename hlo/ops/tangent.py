"""The tangent of one op by its record: what jvp, linearize and the folds of reductions ask.

A record says how by one of four fields: `jvp`, `partials`, `bilinear`, `linear`. Ops that have none
but an expansion are the walks' business (`monograph.hlo.walk.linearize`).
"""

from __future__ import annotations

from typing import Any

from monograph.hlo.errors import MissingRuleError
from monograph.hlo.ops.leaf import zeros
from monograph.hlo.record import Attrs, OpDef, ops


def has_tangent(op: OpDef) -> bool:
    """Whether the record itself says what the tangent is."""
    return bool(op.jvp is not None or op.partials is not None or op.bilinear or op.linear)


def tangent(op: OpDef, attrs: Attrs, ins: list[Any], ts: list[Any], out: Any) -> Any:
    """Emit the tangent of an op's result.

    Args:
        op: the record.
        attrs: all attributes.
        ins: operands.
        ts: their tangents, None for zero.
        out: the result; a list for an op with several.

    Returns:
        The tangent, or None where it is zero; a list of these for an op with several results.

    Raises:
        MissingRuleError: if the record says nothing.
    """
    if op.jvp is not None:
        return op.jvp(attrs, ins, ts, out)
    if op.partials is not None:
        return _sum_of_partials(op, ins, ts, out)
    if op.bilinear is not None:
        return _bilinear(op, attrs, ins, ts)
    if op.linear:
        return _linear(op, attrs, ins, ts)
    raise MissingRuleError.of(op, "jvp")


def _sum_of_partials(op: OpDef, ins: list[Any], ts: list[Any], out: Any) -> Any:
    total = None
    assert op.partials is not None
    for partial, t in zip(op.partials, ts, strict=True):
        if t is None or partial is None:
            continue
        part = partial(t, *ins, out)
        if part is not None:
            total = part if total is None else ops.add(total, part)
    return total


def _bilinear(op: OpDef, attrs: Attrs, ins: list[Any], ts: list[Any]) -> Any:
    total = None
    assert op.bilinear is not None
    for i in op.bilinear:
        if ts[i] is not None:
            part = op(*ins[:i], ts[i], *ins[i + 1 :], **attrs)
            total = part if total is None else ops.add(total, part)
    return total


def _linear(op: OpDef, attrs: Attrs, ins: list[Any], ts: list[Any]) -> Any:
    positions = range(len(ins)) if op.linear == "all" else op.linear
    args = list(ins)
    active = False
    for i in positions:
        active = active or ts[i] is not None
        args[i] = zeros(ins[i].type) if ts[i] is None else ts[i]
    return op(*args, **attrs) if active else None
