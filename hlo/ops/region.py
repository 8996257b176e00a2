"""What the records with regions share: type checks, and the record `call`.

Operands of a region op are its formals, then its captures; every region's parameters are the same,
so walks treat captures as ordinary operands. Region ops always have a tuple of results.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from monograph.hlo.cost import graph_cost
from monograph.hlo.errors import CollectiveError, PlaceError, ShapeError
from monograph.hlo.factors import called
from monograph.hlo.graph import Graph, all_graphs
from monograph.hlo.interp import evaluate
from monograph.hlo.ops.leaf import ALL_KINDS, zeros
from monograph.hlo.record import Attrs, Mlir, OpDef, Undefined, register
from monograph.hlo.types import TensorType, Type
from monograph.hlo.walk.activity import active_outputs
from monograph.hlo.walk.axes import node_axes
from monograph.hlo.walk.batch import batched
from monograph.hlo.walk.linearize import Linearized, jvp_graph, linearized
from monograph.hlo.walk.transpose import transposed

Values = Sequence[Any]
Flags = tuple[bool, ...]
Split = Callable[[Attrs, Flags], Linearized]


def check_types(op: str, what: str, have: Sequence[TensorType], want: Sequence[TensorType]) -> None:
    """Raise `ShapeError` unless both lists hold the same types (weak or not)."""
    if len(have) != len(want) or any(
        a.strong is not b.strong for a, b in zip(have, want, strict=True)
    ):
        alike = len(have) == len(want) and all(map(_same_but_place, have, want))
        raise (PlaceError if alike else ShapeError)(
            f"{op}: {what} does not fit",
            operands={"have": list(have), "want": list(want)},
            fix="make both sides return values of the same shapes and element types.",
        )


def _same_but_place(a: TensorType, b: TensorType) -> bool:
    return a.bare is b.bare


def check_choice(
    op: str, decides: TensorType, values: Sequence[TensorType], regions: Sequence[Graph]
) -> None:
    """Where devices may go different ways: values differ along the same axes, and nobody meets.

    Args:
        op: its name, for messages.
        decides: the type of the value that tells which way to go.
        values: of operands and results.
        regions: the ways.
    """
    if not decides.vary:
        return
    if any(decides.vary - t.vary for t in values):
        raise PlaceError(f"{op}: what is decided differs along fewer axes than what decides")
    for graph in (g for region in regions for g in all_graphs(region)):
        for node in graph.nodes:
            if node.op.collective and decides.vary & node_axes(node):
                axes = ", ".join(sorted(repr(a.name) for a in decides.vary))
                raise CollectiveError(
                    f"{op}: devices may go different ways, of which one has a collective",
                    operands={"decided by": decides, "collective": node.op.collective},
                    why=f"what decides differs along {axes}, so that some devices would wait for "
                    "others that never come.",
                    fix="let all devices decide alike (lax.psum, pmax or pmin of the predicate), "
                    "or move the collective out.",
                )


def strong(values: Sequence[TensorType]) -> tuple[TensorType, ...]:
    """The types without their weak marks."""
    return tuple(t.strong for t in values)


def pick(values: Values, flags: Flags) -> list[Any]:
    """The flagged values."""
    return [v for v, f in zip(values, flags, strict=True) if f]


def tangents_or_zeros(values: Values, tangents: Values, flags: Flags) -> list[Any]:
    """The tangents of the flagged values, zeros where a tangent is None."""
    return [
        zeros(v.type) if t is None else t
        for v, t, f in zip(values, tangents, flags, strict=True)
        if f
    ]


def spread(values: Values, flags: Flags) -> list[Any]:
    """The inverse of `pick`: values at the flagged places, None elsewhere."""
    rest = iter(values)
    return [next(rest) if f else None for f in flags]


def present(tangents: Values, values: Values) -> Flags:
    """Which values have a tangent."""
    return tuple(
        t is not None and v.type.dtype.is_inexact for t, v in zip(tangents, values, strict=True)
    )


def is_linear(ins: Values) -> Flags:
    """Which operands of a transpose rule are linear."""
    return tuple(isinstance(x, Undefined) for x in ins)


def acts(graph: Graph) -> bool:
    """Whether a graph has effects that are more than looking at values."""
    return any(
        node.op.effect_of(node.attrs) != "none" and not node.op.observes
        for inner in all_graphs(graph)
        for node in inner.nodes
    )


# ---------------------------------------------------------------------------------------- call


def _call_type(types: tuple[TensorType, ...], attrs: Attrs) -> Type:
    graph: Graph = attrs["graph"]
    check_types(f"call of {graph.name}", "its arguments", types, graph.in_types)
    return graph.out_types


def _call_jvp(op: OpDef, attrs: Attrs, ins: Values, ts: Values) -> tuple[list[Any], list[Any]]:
    graph: Graph = attrs["graph"]
    n = len(graph.outs)
    flags = present(ts, ins)
    made, active = jvp_graph(graph, flags, (False,) * n)
    both = op(*ins, *pick(ts, flags), **{**attrs, "graph": made})
    return both[:n], spread(both[n:], active)


def _call_linearize(
    op: OpDef, split: Split, attrs: Attrs, ins: Values, ts: Values
) -> tuple[list[Any], list[Any]]:
    graph: Graph = attrs["graph"]
    flags = present(ts, ins)
    parts = split(attrs, flags)
    outs = op(*ins, **{**attrs, "graph": parts.forward})
    n = len(graph.outs)
    if not any(parts.out_active):
        return outs[:n], [None] * n
    saved = outs[n:]
    residuals = [ins[i] if kind == "param" else saved[i] for kind, i in parts.residuals]
    tangents = op(*pick(ts, flags), *residuals, **{**attrs, "graph": parts.linear})
    return outs[:n], spread(tangents, parts.out_active)


def _call_transpose(op: OpDef, attrs: Attrs, cts: Values, ins: Values) -> list[Any]:
    linear = is_linear(ins)
    with_ct = tuple(c is not None for c in cts)
    back = transposed(attrs["graph"], linear, with_ct)
    args = [x for x, flag in zip(ins, linear, strict=True) if not flag]
    return spread(op(*args, *pick(cts, with_ct), **{**attrs, "graph": back}), linear)


def _call_batch(
    op: OpDef, attrs: Attrs, ins: Values, flags: Flags, size: int
) -> tuple[list[Any], list[bool]]:
    graph: Graph = attrs["graph"]
    made, out_flags = batched(graph, tuple(flags), size, (False,) * len(graph.outs))
    return op(*ins, **{**attrs, "graph": made}), list(out_flags)


def _as_it_is(attrs: Attrs, flags: Flags) -> Linearized:
    return linearized(attrs["graph"], flags, (False,) * len(attrs["graph"].outs))


def calling(name: str, split: Split = _as_it_is, **more: Any) -> OpDef:
    """The record of a call of a graph; `split`, ``(attrs, flags) -> Linearized``, halves it."""
    fields: dict[str, Any] = {
        "attrs": ("graph",),
        "operands": ("*args",),
        "dtypes": ALL_KINDS,
        "regions": ("graph",),
        "flow": "inline",
        "jvp": lambda *args: _call_jvp(op, *args),
        "linearize": lambda *args: _call_linearize(op, split, *args),
        "transpose": lambda *args: _call_transpose(op, *args),
        "active": lambda attrs, flags: active_outputs(attrs["graph"], flags),
        "batch": lambda *args: _call_batch(op, *args),
        "edges": called,
        "cost": lambda types, out, attrs: graph_cost(attrs["graph"]),
        "weak": "own",
    }
    ref = None if "expand" in more else _call_ref
    op: OpDef = OpDef(name, "call", _call_type, ref, **(fields | more))
    return register(op)


def _call_ref(attrs: Attrs, *xs: Any) -> tuple[Any, ...]:
    return tuple(evaluate(attrs["graph"], xs))


call = calling("call", mlir=Mlir("func.call"))
