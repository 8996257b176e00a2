"""`checkpoint`: a call whose derivative computes its values again instead of keeping them.

Linearizing it leaves a `checkpoint_linear` in the linear graph: a call that takes the tangents and
the arguments, computes what it needs anew, and pushes the tangents through. Its transpose does so
behind an `optimization_barrier`, so that no pass merges the second computation with the first. A
policy says which values are kept after all: they become further results and further arguments.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from monograph.hlo.builder import build, emit_node, graph_emit
from monograph.hlo.factors import alike
from monograph.hlo.graph import Graph, Node
from monograph.hlo.ops.composite import composite
from monograph.hlo.ops.custom import custom_record
from monograph.hlo.ops.leaf import result
from monograph.hlo.ops.opaque import optimization_barrier
from monograph.hlo.ops.region import Flags, Values, call, is_linear, pick, present, spread
from monograph.hlo.record import Attrs, OpDef
from monograph.hlo.state import located, state
from monograph.hlo.walk.activity import active_outputs
from monograph.hlo.walk.batch import batched
from monograph.hlo.walk.linearize import Linearized, jvp_graph, linearized
from monograph.hlo.walk.transpose import transposed

Policy = Callable[..., Any]  # (record, *operand types, **attributes) -> whether to keep the result


def _jvp(attrs: Attrs, ins: Values, ts: Values) -> tuple[list[Any], list[Any]]:
    graph: Graph = attrs["graph"]
    n = len(graph.outs)
    flags = present(ts, ins)
    made, active = jvp_graph(graph, flags, (False,) * n)
    both = checkpoint(*ins, *pick(ts, flags), **{**attrs, "graph": made})
    return both[:n], spread(both[n:], active)


def _linearize(attrs: Attrs, ins: Values, ts: Values) -> tuple[list[Any], list[Any]]:
    graph: Graph = attrs["graph"]
    n = len(graph.outs)
    flags = present(ts, ins)
    known, again, active = _halves(graph, flags, attrs["policy"])
    outs = checkpoint(*ins, **{**attrs, "graph": known})
    if not any(active):
        return outs[:n], [None] * n
    operands = [*pick(ts, flags), *ins, *outs[n:]]
    tangents = checkpoint_linear(*operands, **{**attrs, "graph": again})
    return outs[:n], spread(tangents, active)


def _halves(graph: Graph, flags: Flags, policy: Policy | None) -> tuple[Graph, Graph, Flags]:
    """The function with what is kept, the linear map that computes the rest again, what is active.

    Memoised on the graph. The linear map's parameters are tangents, arguments, and what is kept.
    """
    key = ("checkpoint", flags, policy)
    found: tuple[Graph | None, Graph, Flags] | None = graph.memo.get(key)
    if found is None:
        n = len(graph.outs)
        parts = linearized(graph, flags, (False,) * n)
        forward = parts.forward if policy is None else _flat(parts.forward)
        kept = [] if policy is None else _kept(forward, forward.outs[n:], policy)
        known: Graph | None = None  # the graph itself, which its own memo may not hold
        if kept:
            known = Graph(forward.params, forward.nodes, [*forward.outs[:n], *kept], graph.name)
        found = known, _again(parts, forward, n, kept), parts.out_active
        graph.memo[key] = found
    return found[0] or graph, found[1], found[2]


def _flat(graph: Graph) -> Graph:
    """The graph with calls inlined, so that a policy sees every op."""

    def emit(inner: Graph, args: Sequence[Any]) -> list[Any]:
        env: dict[Node, Any] = dict(zip(inner.params, args, strict=True))
        for node in inner.nodes:
            if node.op is call:
                env[node] = emit(node.attrs["graph"], [env[x] for x in node.ins])
            else:
                with located(node.loc):
                    emit_node(state.interp, node, env)
        return [env[o] for o in inner.outs]

    return build(lambda *args: emit(graph, args), graph.in_types, graph.name)


def _kept(graph: Graph, wanted: Sequence[Node], policy: Policy) -> list[Node]:
    """What the policy keeps of the values that `wanted` are computed from."""
    found: dict[Node, None] = {}
    needed = {n for n in wanted if n not in graph.params}
    for node in reversed(graph.nodes):
        if node not in needed:
            continue
        source = node.ins[0] if node.op is result else node
        if source.op.kind != "leaf" and _says(policy, source) and not isinstance(node.type, tuple):
            found[node] = None
        else:
            needed.update(node.ins)
    return [n for n in graph.nodes if n in found]


def _says(policy: Policy, node: Node) -> bool:
    return bool(policy(node.op, *(x.type for x in node.ins), **node.attrs))


def _again(parts: Linearized, forward: Graph, n: int, kept: Sequence[Node]) -> Graph:
    """(tangents, arguments, kept values) -> tangents of the results, by way of the residuals."""
    saved = forward.outs[n:]
    held = set(kept)
    needed = _needed(forward, saved, held)
    nodes = [x for x in forward.nodes if x in needed and x not in held]
    recompute = Graph([*forward.params, *kept], nodes, saved, f"{forward.name}_again")
    count = len(parts.linear.params) - len(parts.residuals)

    def run(*args: Any) -> list[Any]:
        tangents, rest = args[:count], args[count:]
        values = graph_emit(recompute, rest)
        residuals = [rest[i] if kind == "param" else values[i] for kind, i in parts.residuals]
        return graph_emit(parts.linear, [*tangents, *residuals])

    types = [p.type for p in parts.linear.params[:count]]
    return build(run, [*types, *recompute.in_types], parts.linear.name)


def _needed(graph: Graph, outs: Sequence[Node], held: set[Node]) -> set[Node]:
    """What `outs` are computed from, going back no further than values that are held."""
    found = set(outs)
    for node in reversed(graph.nodes):
        if node in found and node not in held:
            found.update(node.ins)
    return found


def _transpose(attrs: Attrs, cts: Values, ins: Values) -> list[Any]:
    linear = is_linear(ins)
    with_ct = tuple(c is not None for c in cts)
    back = transposed(attrs["graph"], linear, with_ct)
    args = [x for x, flag in zip(ins, linear, strict=True) if not flag] + pick(cts, with_ct)
    if attrs["prevent_cse"] and args:
        args = optimization_barrier(*args)
    return spread(checkpoint(*args, **{**attrs, "graph": back}), linear)


def _batch(attrs: Attrs, ins: Values, flags: Flags, size: int) -> tuple[list[Any], list[bool]]:
    graph: Graph = attrs["graph"]
    made, out_flags = batched(graph, tuple(flags), size, (False,) * len(graph.outs))
    return checkpoint(*ins, **{**attrs, "graph": made}), list(out_flags)


def _record(name: str) -> OpDef:
    return custom_record(
        name,
        attrs=("graph", "policy", "prevent_cse"),
        jvp=_jvp,
        linearize=_linearize,
        transpose=_transpose,
        batch=_batch,
        active=lambda attrs, flags: active_outputs(attrs["graph"], flags),
    )


checkpoint = _record("checkpoint")
checkpoint_linear = _record("checkpoint_linear")


def _named_jvp(attrs: Attrs, ins: Values, ts: Values, out: Any) -> Any:
    return ts[0]


# The identity; policies find a value by the name that it gives.
checkpoint_name: OpDef = composite(
    "checkpoint_name",
    lambda ins, attrs: ins[0],
    attrs=("name",),
    operands=("x",),
    jvp=_named_jvp,
    batch=lambda attrs, ins, flags, size: (checkpoint_name(*ins, **attrs), True),
    factors=alike,
    listed=True,
)
