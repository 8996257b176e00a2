"""How collectives are read: what their records need beside what the op says."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from monograph.hlo.ops.collectives import (
    all_gather,
    all_reduce,
    all_to_all,
    collective_broadcast,
    collective_permute,
    collective_reduce,
    reduce_scatter,
)
from monograph.hlo.ops.convert import convert
from monograph.hlo.ops.monoids import monoid
from monograph.hlo.record import OpDef
from monograph.hlo.text.attributes import KINDS
from monograph.hlo.types import listed

if TYPE_CHECKING:
    from monograph.hlo.text.stablehlo_reader import Reader

Values = list[Any]


def _given(record: OpDef, op: Any) -> dict[str, Any]:
    """The attributes that the text gives."""
    assert record.mlir is not None
    return {
        ours: KINDS[kind].read(op.attributes[theirs])
        for ours, theirs, kind in record.mlir.attrs
        if theirs in op.attributes
    }


def _plain(record: OpDef) -> Callable[[Reader, Any], Values]:
    return lambda r, op: listed(record(*r.operands(op), **_given(record, op)))


def _all_gather(r: Reader, op: Any) -> Values:
    attrs, xs = _given(all_gather, op), r.operands(op)
    axis = attrs["all_gather_dim"]
    whole, part = (t.shape[axis] for t in (r.type(op.results[0]), xs[0].type))
    return listed(all_gather(*xs, **attrs, group_size=_ratio(whole, part)))


def _reduce_scatter(r: Reader, op: Any) -> Values:
    attrs, (x,) = _given(reduce_scatter, op), r.operands(op)
    axis = attrs["scatter_dimension"]
    size = _ratio(x.type.shape[axis], r.type(op.results[0]).shape[axis])
    return [reduce_scatter(x, body=r.scalar_body(op), **attrs, group_size=size)]


def _ratio(whole: int, part: int) -> int:
    """How many parts there are; of nothing, one."""
    return whole // part if part else 1


def _reduced(record: OpDef) -> Callable[[Reader, Any], Values]:
    """An op that reduces in the element type of its body."""

    def read(r: Reader, op: Any) -> Values:
        body = r.scalar_body(op)
        d = body.in_types[0].dtype
        xs = [x if x.type.dtype is d else convert(x, dtype=d) for x in r.operands(op)]
        return listed(record(*xs, body=body, **_given(record, op)))

    return read


def _cross_replica_sum(r: Reader, op: Any) -> Values:
    (x,) = r.operands(op)
    groups = KINDS["groups"].read(op.attributes["replica_groups"])
    return [all_reduce(x, body=monoid("add", x.type.dtype), replica_groups=groups)]


# ---- futures: what is started is done at once ----------------------------------------------------


def _start(r: Reader, op: Any) -> Values:
    (block,) = r.one_block(op)
    return [tuple(r.inside(block, r.operands(op)[: len(block.arguments)]))]


def _done(r: Reader, op: Any) -> Values:
    (future,) = r.operands(op)
    return list(future)


COLLECTIVES: dict[str, Callable[[Reader, Any], Values]] = {
    "stablehlo.all_gather": _all_gather,
    "stablehlo.all_reduce": _reduced(all_reduce),
    "stablehlo.all_to_all": _plain(all_to_all),
    "stablehlo.async_done": _done,
    "stablehlo.async_start": _start,
    "stablehlo.collective_broadcast": _plain(collective_broadcast),
    "stablehlo.collective_permute": _plain(collective_permute),
    "stablehlo.collective_reduce": _reduced(collective_reduce),
    "stablehlo.cross-replica-sum": _cross_replica_sum,
    "stablehlo.reduce_scatter": _reduce_scatter,
}
