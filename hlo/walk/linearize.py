"""Forward derivatives: `jvp`, and `linearize`, which is the same walk under another interpreter.

`jvp` walks a graph once and emits, per node, the primal and the tangent op. Under `linearize` the
tangent parameters belong to a child builder L; an op with an operand of L goes to L, every other to
the interpreter outside. Whatever L captures is the residual set, so there is no partial evaluation,
and the rules are the jvp rules.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from monograph.hlo.builder import ANY_SIZE, Builder, Tracer, emit_node, graph_emit
from monograph.hlo.graph import Graph, Node, live_nodes
from monograph.hlo.ops.composite import expansion
from monograph.hlo.ops.leaf import constant_op, result, zeros
from monograph.hlo.ops.tangent import has_tangent, tangent
from monograph.hlo.record import OpDef
from monograph.hlo.state import interpreting, state
from monograph.hlo.types import TensorType, types_of
from monograph.hlo.walk.transpose import transpose


class Linearizer:
    """The interpreter of `linearize`: ops on tangents go to `builder`, all others outside.

    With `splits` on (in rules that users wrote) an op with regions may have results of both kinds.
    """

    __slots__ = ("builder", "outer", "splits")

    def __init__(self, outer: Any, builder: Builder, splits: bool = False) -> None:
        self.outer = outer
        self.builder = builder
        self.splits = splits

    def emit(self, op: OpDef, ins: tuple[Any, ...], attrs: Mapping[str, Any]) -> Any:
        mine = self.builder
        for x in ins:
            if type(x) is Tracer and x.builder is mine:
                if self.splits and op.active is not None:
                    return self._split(op, ins, attrs)
                return mine.emit(op, ins, attrs)
        return self.outer.emit(op, ins, attrs)

    def _split(self, op: OpDef, ins: tuple[Any, ...], attrs: Mapping[str, Any]) -> Any:
        """An op with regions on tangents and on others: which results depend on a tangent?"""
        mine = tuple(type(x) is Tracer and x.builder is self.builder for x in ins)
        assert op.active is not None
        active = op.active(attrs, mine)
        if all(active):
            return self.builder.emit(op, ins, attrs)
        if op.flow == "inline":
            return graph_emit(attrs[op.regions[0]], ins)
        held = tuple(zeros(x.type) if m else x for x, m in zip(ins, mine, strict=True))
        outside = self.outer.emit(op, held, attrs)
        inside = self.builder.emit(op, ins, attrs)
        return [i if a else o for i, o, a in zip(inside, outside, active, strict=True)]

    def constant(self, value: Any, type: TensorType) -> Any:
        return self.outer.constant(value, type)


def jvp(
    graph: Graph,
    primals: Sequence[Any],
    tangents: Sequence[Any],
    known: Mapping[Node, Any] | None = None,
) -> tuple[list[Any], list[Any]]:
    """Emit the function and its directional derivative under the current interpreter.

    Args:
        graph: a closed graph.
        primals: one value per parameter.
        tangents: one value per parameter, of its type, or None for zero.
        known: values of nodes that have been computed already; they are not emitted again.

    Returns:
        The outputs and their tangents (None for zero).
    """
    env: dict[Node, Any] = dict(zip(graph.params, primals, strict=True))
    tan: dict[Node, Any] = {
        p: t for p, t in zip(graph.params, tangents, strict=True) if t is not None
    }
    interp = state.interp
    before = state.loc
    try:
        for node in live_nodes(graph):
            state.loc = loc = node.loc or before
            if not tan or node.op is constant_op or not _touched(node, tan):
                _primal(interp, node, env, known)
                continue
            if node.op is result:
                env[node] = env[node.ins[0]][node.attrs["index"]]
                t = tan[node.ins[0]][node.attrs["index"]]
            else:
                t = _derive(interp, node, env, tan, known, loc)
            if t is not None:
                tan[node] = t
    finally:
        state.loc = before
    return [env[o] for o in graph.outs], [tan.get(o) for o in graph.outs]


def _touched(node: Node, tan: dict[Node, Any]) -> bool:
    for x in node.ins:  # a plain loop: this is the hottest line of the walk
        if x in tan:
            return True
    return False


def _primal(
    interp: Any, node: Node, env: dict[Node, Any], known: Mapping[Node, Any] | None
) -> None:
    if known is not None and node in known:
        env[node] = known[node]
    else:
        emit_node(interp, node, env)


def _derive(
    interp: Any,
    node: Node,
    env: dict[Node, Any],
    tan: dict[Node, Any],
    known: Mapping[Node, Any] | None,
    loc: Any,
) -> Any:
    """Emit primal and tangent of one node; returns the tangent(s); the primal goes into `env`."""
    op = node.op
    ins = [env[x] for x in node.ins]
    ts = [tan.get(x) for x in node.ins]
    linearizing = type(interp) is Linearizer
    if op.linearize is not None and op.jvp is not None:
        env[node], t = (op.linearize if linearizing else op.jvp)(node.attrs, ins, ts)
        return t
    if op.kind in ("region", "call") and op.jvp is None and op.expand is not None:
        env[node], t = _through_expansion(node, ins, ts)
        return t
    _primal(interp, node, env, known)
    if not any(t.dtype.is_inexact for t in types_of(node.type)):
        return None
    if loc is not None:
        state.loc = loc.with_phase("tangent")
    return tangent_of(op, node.attrs, ins, ts, env[node])


def tangent_of(op: OpDef, attrs: Mapping[str, Any], ins: list[Any], ts: list[Any], out: Any) -> Any:
    """The tangent(s) of one op by its record, or by its expansion; `ts` has None for zeros."""
    if op.expand is not None and not has_tangent(op):
        return jvp(expansion(op, tuple(x.type for x in ins), attrs), ins, ts)[1][0]
    return tangent(op, attrs, ins, ts, out)


def _through_expansion(node: Node, ins: list[Any], ts: list[Any]) -> tuple[Any, Any]:
    graph = expansion(node.op, tuple(x.type for x in ins), node.attrs)
    outs, tangents = jvp(graph, ins, ts)
    if isinstance(node.type, tuple):
        return outs, tangents
    return outs[0], tangents[0]


@dataclass(frozen=True, eq=False)
class Linear:
    """A linear map with its residuals: what `linearize` returns beside the outputs.

    Attributes:
        graph: parameters are the active tangents, then residuals; outputs the nonzero tangents.
        residuals: the values of the residual parameters.
        active: which parameters of the function have a tangent.
        out_active: which outputs have one.
    """

    graph: Graph
    residuals: tuple[Any, ...]
    active: tuple[bool, ...]
    out_active: tuple[bool, ...]

    def apply(self, tangents: Sequence[Any]) -> list[Any]:
        """Tangents of all outputs (None for zero) from those of the active parameters."""
        outs = iter(graph_emit(self.graph, [*tangents, *self.residuals]))
        return [next(outs) if a else None for a in self.out_active]

    def transpose(self, cts: Sequence[Any]) -> list[Any]:
        """Cotangents of the active parameters (None for zero) from those of all outputs."""
        n = sum(self.active)
        linear = (True,) * n + (False,) * len(self.residuals)
        wanted = [ct for ct, a in zip(cts, self.out_active, strict=True) if a]
        return transpose(self.graph, linear, [None] * n + list(self.residuals), wanted)[:n]


def linearize(
    graph: Graph,
    primals: Sequence[Any],
    active: Sequence[bool],
    known: Mapping[Node, Any] | None = None,
) -> tuple[list[Any], Linear]:
    """Emit the function under the current interpreter and build its derivative as a linear map.

    Args:
        graph: a closed graph.
        primals: one value per parameter.
        active: which parameters have a tangent (of integer ones it is ignored).
        known: values of nodes that have been computed already.
    """
    outs, tangents, builder, flags = _linearize(graph, primals, active, known)
    linear = builder.finish([t for t in tangents if t is not None], f"{graph.name}_linear")
    return outs, Linear(
        linear, tuple(builder.captures), flags, tuple(t is not None for t in tangents)
    )


def _linearize(
    graph: Graph,
    primals: Sequence[Any],
    active: Sequence[bool],
    known: Mapping[Node, Any] | None = None,
) -> tuple[list[Any], list[Any], Builder, tuple[bool, ...]]:
    builder = Builder(f"{graph.name}_linear")
    flags = tuple(
        bool(a) and p.type.dtype.is_inexact for a, p in zip(active, graph.params, strict=True)
    )
    seeds = [
        builder.param(p.type.strong) if a else None
        for a, p in zip(flags, graph.params, strict=True)
    ]
    with interpreting(Linearizer(state.interp, builder)):
        outs, tangents = jvp(graph, primals, seeds, known)
    return outs, tangents, builder, flags


@dataclass(frozen=True, eq=False)
class Linearized:
    """A graph split into a forward graph and a linear graph, for regions.

    Attributes:
        forward: parameters as the original; outputs are the original's, then the saved residuals.
        linear: parameters are active tangents, then residuals; outputs those of `out_active`.
        out_active: which outputs of the original have a tangent.
        residuals: per residual parameter of `linear`: ``("param", i)`` if it is the original's
            parameter number i, else ``("saved", k)``: the forward graph's k-th extra output.
    """

    forward: Graph
    linear: Graph
    out_active: tuple[bool, ...]
    residuals: tuple[tuple[str, int], ...]


def linearized(graph: Graph, active: tuple[bool, ...], force: tuple[bool, ...]) -> Linearized:
    """Split `graph` once and for all; memoised on it.

    Args:
        graph: a closed graph.
        active: which parameters have a tangent.
        force: outputs whose tangent is wanted even where it is zero.
    """
    key = ("linearized", active, force)
    found: Linearized | None = graph.memo.get(key)
    if found is None:
        found = graph.memo[key] = _split(graph, active, force)
    return found


def _split(graph: Graph, active: tuple[bool, ...], force: tuple[bool, ...]) -> Linearized:
    outer = Builder(f"{graph.name}_forward", small=ANY_SIZE)
    params = [outer.param(t) for t in graph.in_types]
    with interpreting(outer):
        outs, tangents, builder, _ = _linearize(graph, params, active)
        tangents = [
            zeros(o.type) if t is None and f and o.type.dtype.is_inexact else t
            for t, f, o in zip(tangents, force, outs, strict=True)
        ]
        linear = builder.finish([t for t in tangents if t is not None])
    place = {p.node: i for i, p in enumerate(params)}
    saved: list[Any] = []
    residuals: list[tuple[str, int]] = []
    for x in builder.captures:
        node = x.node if type(x) is Tracer else None
        if node in place:
            residuals.append(("param", place[node]))
        else:
            residuals.append(("saved", len(saved)))
            saved.append(x)
    forward = outer.finish([*outs, *saved])
    assert len(forward.params) == len(params), "a region captured an outer value"
    return Linearized(forward, linear, tuple(t is not None for t in tangents), tuple(residuals))


def jvp_graph(
    graph: Graph, active: tuple[bool, ...], force: tuple[bool, ...]
) -> tuple[Graph, tuple[bool, ...]]:
    """The graph of a function and its tangents, memoised, and which outputs have a tangent.

    Parameters: the original's, then one tangent per active one. Outputs: the original's, then the
    tangents that are not zero (or are forced).
    """
    key = ("jvp", active, force)
    found: tuple[Graph, tuple[bool, ...]] | None = graph.memo.get(key)
    if found is not None:
        return found
    builder = Builder(f"{graph.name}_jvp", small=ANY_SIZE)
    primals = [builder.param(t) for t in graph.in_types]
    seeds = [
        builder.param(t.strong) if a else None for t, a in zip(graph.in_types, active, strict=True)
    ]
    with interpreting(builder):
        outs, tangents = jvp(graph, primals, seeds)
        tangents = [
            zeros(o.type) if t is None and f and o.type.dtype.is_inexact else t
            for t, f, o in zip(tangents, force, outs, strict=True)
        ]
        made = builder.finish([*outs, *(t for t in tangents if t is not None)])
    found = graph.memo[key] = (made, tuple(t is not None for t in tangents))
    return found
