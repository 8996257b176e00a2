"""Batching: a function of single examples becomes one of batches, with the batch at dimension 0.

Values that do not depend on a mapped argument stay unbatched through the walk, with a flag each.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from monograph.hlo.axes import Axis, mapped_over
from monograph.hlo.builder import ANY_SIZE, Builder, emit_node
from monograph.hlo.errors import MissingRuleError
from monograph.hlo.graph import Graph, Node, live_nodes
from monograph.hlo.ops.batching import stretch, stretched
from monograph.hlo.ops.composite import composite, expansion
from monograph.hlo.ops.leaf import result
from monograph.hlo.record import Attrs, OpDef
from monograph.hlo.state import interpreting, state
from monograph.hlo.types import TensorType, types_of
from monograph.hlo.walk.axes import mapped_axis, node_axes
from monograph.hlo.walk.linearize import tangent_of

Flags = tuple[bool, ...]


def batch(
    graph: Graph, args: Sequence[Any], flags: Sequence[bool], size: int
) -> tuple[list[Any], list[bool]]:
    """Emit the batched function under the current interpreter.

    Args:
        graph: a closed graph.
        args: one value per parameter; flagged ones have the batch at dimension 0.
        flags: which parameters are batched.
        size: the batch's size.

    Returns:
        The outputs, and which of them are batched.
    """
    env: dict[Node, Any] = dict(zip(graph.params, args, strict=True))
    mapped: dict[Node, Any] = {p: True for p, f in zip(graph.params, flags, strict=True) if f}
    interp = state.interp
    before = state.loc
    axis = mapped_axis(graph)
    try:
        for node in live_nodes(graph):
            state.loc = node.loc or before
            if not any(x in mapped for x in node.ins) and (
                axis is None or axis not in node_axes(node)
            ):
                emit_node(interp, node, env)
            elif node.op is result:
                index = node.attrs["index"]
                env[node] = env[node.ins[0]][index]
                if mapped[node.ins[0]][index]:
                    mapped[node] = True
            else:
                env[node], flag = _batch_node(node, env, mapped, size)
                if flag if isinstance(flag, bool) else any(flag):
                    mapped[node] = flag
                elif isinstance(node.type, tuple):
                    mapped[node] = flag
    finally:
        state.loc = before
    return [env[o] for o in graph.outs], [o in mapped for o in graph.outs]


def _batch_node(node: Node, env: dict[Node, Any], mapped: dict[Node, Any], size: int) -> Any:
    op = node.op
    ins = tuple([env[x] for x in node.ins])
    flags = tuple([x in mapped for x in node.ins])
    if op.batch is not None:
        return op.batch(node.attrs, ins, flags, size)
    if op.expand is not None and _own_derivative(op, node):
        outs = _with_rule(op, flags, size)(*ins, **node.attrs)
        return outs, [True] * len(outs) if isinstance(outs, list) else True
    if op.expand is not None:
        graph = expansion(op, tuple(x.type for x in node.ins), node.attrs)
        outs, out_flags = batch(graph, ins, flags, size)
        return (outs, out_flags) if isinstance(node.type, tuple) else (outs[0], out_flags[0])
    raise MissingRuleError.of(op, "batch")


def _own_derivative(op: OpDef, node: Node) -> bool:
    """Whether the op has a derivative that its batched expansion would lose."""
    given = op.jvp is not None or op.partials is not None
    return given and any(t.dtype.is_inexact for t in types_of(node.type))


def _with_rule(op: OpDef, flags: Flags, size: int) -> OpDef:
    """The batched composite: its expansion and its derivative are the op's own, batched."""
    axis = state.mapped
    key = ("batched", flags, size, axis)
    if key not in op.variants:
        op.variants[key] = composite(
            op.name,
            partial(_batched_expansion, op, flags, size, axis),
            attrs=op.attrs,
            operands=op.operands,
            jvp=partial(_batched_rule, op, flags, size, axis),
        )
    return op.variants[key]


def _batched_expansion(
    op: OpDef, flags: Flags, size: int, axis: Axis | None, ins: Sequence[Any], attrs: Attrs
) -> Any:
    graph = expansion(op, tuple(_row_types(ins, flags)), attrs)
    with mapped_over(axis):
        outs = _materialized(graph, ins, flags, size)
    return outs[0] if graph.memo["single"] else outs


def _batched_rule(
    op: OpDef,
    flags: Flags,
    size: int,
    axis: Axis | None,
    attrs: Attrs,
    ins: Sequence[Any],
    ts: Sequence[Any],
    out: Any,
) -> Any:
    """The op's own tangent of single examples, as a graph, and that graph batched."""
    single = not isinstance(out, list)
    outs = [out] if single else out
    active = [t is not None for t in ts]
    types = _row_types(ins, flags)
    builder = Builder(f"{op.name}_jvp", small=ANY_SIZE)
    primals = [builder.param(t) for t in types]
    seeds = [builder.param(t.strong) if a else None for t, a in zip(types, active, strict=True)]
    results = [builder.param(t) for t in _row_types(outs, [True] * len(outs))]
    with interpreting(builder):
        found = tangent_of(op, attrs, primals, seeds, results[0] if single else results)
        tangents = [found] if single else found
        graph = builder.finish([t for t in tangents if t is not None])
    given = [*ins, *(t for t in ts if t is not None), *outs, *builder.captures]
    mapped = [*flags, *(f for f, a in zip(flags, active, strict=True) if a), *[True] * len(outs)]
    mapped += [False] * len(builder.captures)
    with mapped_over(axis):
        made = iter(_materialized(graph, given, mapped, size))
    spread = [None if t is None else next(made) for t in tangents]
    return spread[0] if single else spread


def _row_types(values: Sequence[Any], flags: Sequence[bool]) -> list[TensorType]:
    """The types of single examples."""
    return [
        x.type.with_shape(x.type.shape[1:]) if f else x.type
        for x, f in zip(values, flags, strict=True)
    ]


def _materialized(graph: Graph, args: Sequence[Any], flags: Sequence[bool], size: int) -> list[Any]:
    outs, out_flags = batch(graph, args, flags, size)
    return [stretch(o, f, size) for o, f in zip(outs, out_flags, strict=True)]


def batched_type(t: TensorType, size: int) -> TensorType:
    """The type with the batch dimension in front."""
    return t.with_shape((size, *t.shape))


def batched(
    graph: Graph, flags: tuple[bool, ...], size: int, force: tuple[bool, ...]
) -> tuple[Graph, tuple[bool, ...]]:
    """The batched function as a graph of its own, for regions, and which outputs are batched.

    Args:
        graph: a closed graph.
        flags: which parameters are batched.
        size: the batch's size.
        force: outputs that are broadcast if they are not batched. Memoised.
    """
    axis = mapped_axis(graph)
    key = ("batched", flags, size, force, axis)
    found: tuple[Graph, tuple[bool, ...]] | None = graph.memo.get(key)
    if found is not None:
        return found
    builder = Builder(graph.name, small=ANY_SIZE)
    args = [
        builder.param(batched_type(t, size) if f else t)
        for t, f in zip(graph.in_types, flags, strict=True)
    ]
    with interpreting(builder):
        outs, out_flags = batch(graph, args, flags, size)
        made = builder.finish(stretched(outs, out_flags, force, size))
    found = (made, tuple(a or b for a, b in zip(out_flags, force, strict=True)))
    graph.memo[key] = found
    return found
