"""Collectives: what a process of a grid computes with the others of its group.

A program is that of one process; which others there are the run knows (`monograph.hlo.lockstep`),
so these ops run on the host, between machine code. Groups and meanings are those of the StableHLO
specification. ``channel_handle`` is (handle, type); a positive handle makes groups of partitions,
or of both, where there would be ones of replicas. ``effect`` says whether other programs may wait
for this very op ("ordered"), or all processes run one program, so that what nobody reads may go.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from monograph.hlo.errors import MissingRuleError, ShapeError
from monograph.hlo.ops import exchange
from monograph.hlo.ops.batching import stretched
from monograph.hlo.ops.leaf import ALL_KINDS
from monograph.hlo.ops.monoids import monoid, monoid_of
from monograph.hlo.ops.shape_rules import check_axes, scalar
from monograph.hlo.record import Attrs, Cost, Effect, Mlir, OpDef, elements_bytes, register
from monograph.hlo.types import TensorType, Type, listed, single

Types = tuple[TensorType, ...]

GROUPS = ("replica_groups", "replica_groups", "groups")
CHANNEL = ("channel_handle", "channel_handle", "channel")
GLOBAL = ("use_global_device_ids", "use_global_device_ids", "unit")
DYNAMIC = ("has_dynamic_root", "has_dynamic_root", "unit")
_DEFAULTS: dict[str, Any] = {
    "replica_groups": (), "channel_handle": (0, 0), "use_global_device_ids": False,
    "has_dynamic_root": False, "effect": "ordered",
}  # fmt: skip


# ---- types ---------------------------------------------------------------------------------------


def _some(name: str, types: Types) -> None:
    if not types:
        raise ShapeError(f"{name} takes at least one operand")


def _scaled(t: TensorType, axis: int, times: int, parts: int = 1) -> TensorType:
    shape = list(t.shape)
    shape[axis] = shape[axis] * times // parts
    return t.with_shape(shape)


def _splits(name: str, t: TensorType, axis: int, count: int) -> None:
    check_axes(name, "dimension", (axis,), t.ndim, t)
    if count < 1 or t.shape[axis] % count:
        raise ShapeError(
            f"{name}: dimension {axis} does not split into {count} equal parts",
            operands={"operand": t},
        )


def _all_gather_type(types: Types, attrs: Attrs) -> Type:
    _some("all_gather", types)
    axis = attrs["all_gather_dim"]
    for t in types:
        check_axes("all_gather", "all_gather_dim", (axis,), t.ndim, t)
    return single([_scaled(t, axis, attrs["group_size"]) for t in types])


def _body_type(name: str, types: Types, attrs: Attrs) -> Type:
    _some(name, types)
    body = attrs["body"]
    for t in types:
        if body.in_types != (scalar(t), scalar(t)) or body.out_types != (scalar(t),):
            raise ShapeError(
                f"{name}: the body does not combine two {scalar(t)} into one",
                operands={"operand": t, "body takes": list(body.in_types)},
            )
    return single(types)


def _reduce_scatter_type(types: Types, attrs: Attrs) -> Type:
    _body_type("reduce_scatter", types, attrs)
    (t,), axis, size = types, attrs["scatter_dimension"], attrs["group_size"]
    _splits("reduce_scatter", t, axis, size)
    return _scaled(t, axis, 1, size)


def _all_to_all_type(types: Types, attrs: Attrs) -> Type:
    _some("all_to_all", types)
    split, place, count = (attrs[k] for k in ("split_dimension", "concat_dimension", "split_count"))
    for t in types:
        _splits("all_to_all", t, split, count)
        check_axes("all_to_all", "concat_dimension", (place,), t.ndim, t)
    return single([_scaled(_scaled(t, split, 1, count), place, count) for t in types])


def _broadcast_type(types: Types, attrs: Attrs) -> Type:
    values = types[:-1] if attrs["has_dynamic_root"] else types
    _some("collective_broadcast", values)
    if len(values) < len(types) and types[-1].shape != (len(values),):
        raise ShapeError(
            f"collective_broadcast: {len(values)} operands need as many roots",
            operands={"roots": types[-1]},
        )
    return single(values)


# ---- derivatives ---------------------------------------------------------------------------------


def _linear(back: Callable[[Attrs, Any], Any]) -> dict[str, Any]:
    """Rules of an op that is linear in its operands, each on its own; `back` transposes one."""

    def transpose(attrs: Attrs, cts: Any, ins: Sequence[Any]) -> list[Any]:
        return [None if ct is None else back(attrs, ct) for ct in listed(cts)]

    return {"linear": "all", "transpose": transpose}


def _sums(attrs: Attrs, name: str) -> None:
    if monoid_of(attrs["body"]) != "add":
        raise MissingRuleError(
            f"{name} has a derivative only where it adds",
            why="how another reduction depends on each member is not worked out.",
            fix="write it as a sum, or gather the values and combine them.",
        )


def _reduced(name: str, back: Callable[[Attrs, Any], Any]) -> dict[str, Any]:
    """Rules of an op that reduces: linear where it adds."""

    def jvp(attrs: Attrs, ins: Sequence[Any], ts: Sequence[Any], outs: Any) -> Any:
        _sums(attrs, name)
        made = [None if t is None else _again(name)(t, **attrs) for t in ts]
        return made if isinstance(outs, list) else made[0]

    def transpose(attrs: Attrs, cts: Any, ins: Sequence[Any]) -> list[Any]:
        _sums(attrs, name)
        return [None if ct is None else back(attrs, ct) for ct in listed(cts)]

    return {"jvp": jvp, "transpose": transpose}


def _broadcast_jvp(attrs: Attrs, ins: Sequence[Any], ts: Sequence[Any], outs: Any) -> Any:
    _fixed_root(attrs)
    made = [None if t is None else collective_broadcast(t, **attrs) for t in ts]
    return made if isinstance(outs, list) else made[0]


def _broadcast_transpose(attrs: Attrs, cts: Any, ins: Sequence[Any]) -> list[Any]:
    _fixed_root(attrs)
    return [
        None if ct is None else collective_reduce(ct, body=_adding(ct), **_shared(attrs))
        for ct in listed(cts)
    ]


def _fixed_root(attrs: Attrs) -> None:
    if attrs["has_dynamic_root"]:
        raise MissingRuleError("collective_broadcast from a root that is a value: no derivative")


def _again(name: str) -> OpDef:
    return _made[name]


def _shared(attrs: Attrs) -> dict[str, Any]:
    """What an op and its transpose have in common."""
    names = ("replica_groups", "channel_handle", "use_global_device_ids", "effect", "group_size")
    return {k: attrs[k] for k in names if k in attrs}  # has_dynamic_root is what it is by default


def _adding(ct: Any) -> Any:
    return monoid("add", ct.type.dtype)


# ---- batching, cost ------------------------------------------------------------------------------


def _batch(name: str, shifted: tuple[str, ...], roots: str = "") -> Callable[..., Any]:
    """The batch is one more dimension of every operand; named attributes are dimensions."""

    def batch(attrs: Attrs, ins: Sequence[Any], flags: Sequence[bool], size: int) -> Any:
        count = len(ins) - bool(roots and attrs[roots])
        if any(flags[count:]):
            raise MissingRuleError(f"{name}: roots that differ from example to example")
        values = stretched(ins[:count], flags[:count], (True,) * count, size)
        more = {k: attrs[k] + 1 for k in shifted}
        out = _again(name)(*values, *ins[count:], **{**attrs, **more})
        return out, [True] * len(out) if isinstance(out, list) else True

    return batch


def _cost(types: Types, out: Type, attrs: Attrs) -> Cost:
    moved = elements_bytes(types, out)
    return Cost(sum(t.size for t in types) if "body" in attrs else 0, moved)


def _effect(attrs: Attrs) -> Effect:
    found: Effect = attrs["effect"]
    return found


_made: dict[str, OpDef] = {}


def _collective(
    name: str,
    infer: Callable[[Types, Attrs], Type],
    ref: Callable[..., Any],
    mlir: tuple[tuple[str, str, str], ...],
    *,
    body: bool = False,
    more: tuple[str, ...] = (),
    shifted: tuple[str, ...] = (),
    roots: str = "",
    **rules: Any,
) -> OpDef:
    """Make a record; its attributes are the body, those of the text, `more`, and the effect."""
    attrs = (*(("body",) if body else ()), *(row[0] for row in mlir), *more, "effect")
    op = OpDef(
        name,
        "opaque",
        infer,
        ref,
        attrs=attrs,
        defaults={k: v for k, v in _DEFAULTS.items() if k in attrs},
        operands=("*x",),
        dtypes=ALL_KINDS,
        regions=("body",) if body else (),
        batch=_batch(name, shifted, roots),
        cost=_cost,
        effect=_effect,
        mlir=Mlir(f"stablehlo.{name}", mlir),
        **rules,
    )
    _made[name] = op
    return register(op)


all_gather: OpDef = _collective(
    "all_gather",
    _all_gather_type,
    exchange.all_gather,
    (("all_gather_dim", "all_gather_dim", "i64"), GROUPS, CHANNEL, GLOBAL),
    more=("group_size",),
    shifted=("all_gather_dim",),
    **_linear(
        lambda attrs, ct: reduce_scatter(
            ct, body=_adding(ct), scatter_dimension=attrs["all_gather_dim"], **_shared(attrs)
        )
    ),
)
reduce_scatter: OpDef = _collective(
    "reduce_scatter",
    _reduce_scatter_type,
    exchange.reduce_scatter,
    (("scatter_dimension", "scatter_dimension", "i64"), GROUPS, CHANNEL, GLOBAL),
    body=True,
    more=("group_size",),
    shifted=("scatter_dimension",),
    **_reduced(
        "reduce_scatter",
        lambda attrs, ct: all_gather(
            ct, all_gather_dim=attrs["scatter_dimension"], **_shared(attrs)
        ),
    ),
)
all_reduce: OpDef = _collective(
    "all_reduce",
    lambda types, attrs: _body_type("all_reduce", types, attrs),
    exchange.all_reduce,
    (GROUPS, CHANNEL, GLOBAL),
    body=True,
    **_reduced("all_reduce", lambda attrs, ct: all_reduce(ct, **attrs)),
)
all_to_all: OpDef = _collective(
    "all_to_all",
    _all_to_all_type,
    exchange.all_to_all,
    (
        ("split_dimension", "split_dimension", "i64"),
        ("concat_dimension", "concat_dimension", "i64"),
        ("split_count", "split_count", "i64"),
        GROUPS,
        CHANNEL,
    ),
    shifted=("split_dimension", "concat_dimension"),
    **_linear(
        lambda attrs, ct: all_to_all(
            ct,
            **{
                **attrs,
                "split_dimension": attrs["concat_dimension"],
                "concat_dimension": attrs["split_dimension"],
            },
        )
    ),
)
collective_permute: OpDef = _collective(
    "collective_permute",
    lambda types, attrs: types[0],
    exchange.permute,
    (("source_target_pairs", "source_target_pairs", "pairs"), CHANNEL),
    **_linear(
        lambda attrs, ct: collective_permute(
            ct,
            **{
                **attrs,
                "source_target_pairs": tuple((b, a) for a, b in attrs["source_target_pairs"]),
            },
        )
    ),
)
collective_broadcast: OpDef = _collective(
    "collective_broadcast",
    _broadcast_type,
    exchange.broadcast,
    (GROUPS, CHANNEL, DYNAMIC),
    roots="has_dynamic_root",
    jvp=_broadcast_jvp,
    transpose=_broadcast_transpose,
)
collective_reduce: OpDef = _collective(
    "collective_reduce",
    lambda types, attrs: _body_type("collective_reduce", types, attrs),
    exchange.collective_reduce,
    (GROUPS, CHANNEL),
    body=True,
    **_reduced("collective_reduce", lambda attrs, ct: collective_broadcast(ct, **_shared(attrs))),
)
