"""`Builder`: a growing graph; `Tracer`: a value in one (the tracer knows the owner).

A builder takes operands of three kinds: its own tracers; tracers of another open builder and large
concrete arrays (and those that are cut over a mesh, or not in the host's memory), which become
captured parameters; small concrete arrays, which become constants.
So capture through any depth of nesting needs no scope chain.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import numpy as np

from monograph.hlo.axes import in_order
from monograph.hlo.errors import GradError, LeakedTracerError, PlaceError
from monograph.hlo.graph import Graph, Node, live_nodes
from monograph.hlo.location import Loc, capture
from monograph.hlo.ops.leaf import constant_op, param, result
from monograph.hlo.record import MIXED, OpDef, Undefined, ops
from monograph.hlo.state import interpreting, state
from monograph.hlo.types import TensorType, type_of_array

SMALL = 64  # bytes; a captured concrete array up to this size becomes a constant of the graph
ANY_SIZE = sys.maxsize  # the same for graphs that capture nothing: regions, derived graphs


class Tracer:
    """A traced value: a node and the builder that owns it. The public API adds operators."""

    __slots__ = ("__weakref__", "builder", "node", "type")

    def __init__(self, node: Node, builder: Builder) -> None:
        self.node = node
        self.builder = builder
        self.type: TensorType = node.type


class Builder:
    """A growing graph, and the interpreter that records into it.

    Attributes:
        params: formals in order of `param`, then captures as they are met.
        captures: what each captured parameter stands for: an outer tracer or a concrete array.
        values: node -> concrete value (or a tracer of an outer builder that has one) for the nodes
            whose value is known; None where nothing may be known (under jit).
        ran, cursor: the nodes whose values were worked out, and how far `nodes` has been looked at.
        owner: the interpreter around this trace, which works values out; set by `trace`.
        names: gives the names of the formals, which only messages need.
        closed: whether tracing is over; a tracer of a closed builder has leaked.
        refs: what is known of arrays that change, of outer traces (`monograph.tracer.ref`).
        passed: which of those are arguments here, by name, so that they cannot be closed over.
    """

    __slots__ = (
        "_captured", "_constants", "_keep", "closed", "cursor", "formals", "name", "names", "nodes",
        "owner", "params", "passed", "ran", "refs", "small", "values",
    )  # fmt: skip

    def __init__(self, name: str = "main", *, known: bool = False, small: int = SMALL) -> None:
        self.name = name
        self.params: list[Node] = []
        self.formals = 0
        self.nodes: list[Node] = []
        self._captured: dict[Any, tuple[Node, Any]] = {}
        self._constants: dict[Any, Node] = {}
        self._keep: list[Any] = []
        self.small = small
        self.closed = False
        self.values: dict[Node, Any] | None = {} if known else None
        self.ran: set[Node] = set()
        self.cursor = 0
        self.owner: Any = None
        self.names: Callable[[], Sequence[str]] = tuple
        self.refs: dict[Any, Any] = {}
        self.passed: Mapping[Any, str] = {}

    def param(self, type: TensorType, value: Any = None) -> Tracer:
        """Add a formal parameter, before any capture; `value` is what it holds, if known."""
        assert len(self.params) == self.formals, "formals come before captures"
        node = Node(param, (), {"type": type}, type, state.loc)
        self.params.append(node)
        self.formals += 1
        if value is not None and self.values is not None:
            self.values[node] = value
        return Tracer(node, self)

    @property
    def captures(self) -> list[Any]:
        """The outer values that the captured parameters stand for, in the parameters' order."""
        return [value for _, value in self._captured.values()]

    def lift(self, x: Any) -> Node:
        """The node of this graph that stands for the value `x`."""
        if type(x) is Tracer:
            if x.builder is self:
                return x.node
            if x.builder.closed:
                if x.node not in state.closure:
                    raise LeakedTracerError.of(x)
                return self.lift(state.closure[x.node])
            return self._capture(x.node, x, x.type)
        t = getattr(x, "type", None)
        if type(x) is Undefined:
            raise GradError.not_linear(x.type)
        if t is None:
            x = np.asarray(x)
            t = type_of_array(x)
        at_hand = getattr(x, "is_fully_replicated", True) and not getattr(x, "remote", False)
        if t.nbytes <= self.small and at_hand:
            return self.constant(np.asarray(x), t).node
        return self._capture(id(x), x, t)

    def _capture(self, key: Any, x: Any, t: TensorType) -> Node:
        found = self._captured.get(key)
        if found is None:
            node = Node(param, (), {"type": t}, t, state.loc)
            self._captured[key] = found = (node, x)
            self.params.append(node)
            if self.values is not None:
                self.values[node] = x
        return found[0]

    def stand_in(self, x: Any, type: TensorType, value: Any) -> Tracer:
        """A captured parameter for what `x` holds at a call: `value`, if that is known."""
        node = self._capture(x, x, type)
        if self.values is not None:
            self.values[node] = value
        return Tracer(node, self)

    def constant(self, value: Any, type: TensorType) -> Tracer:
        """A constant node; splats are memoised by their bits, arrays by identity."""
        key = (value.tobytes(), type) if value.ndim == 0 else (id(value), type)
        node = self._constants.get(key)
        if node is None:
            if value.ndim:
                self._keep.append(value)
            loc = state.loc if state.loc is not None else capture()
            node = Node(constant_op, (), {"value": value, "type": type}, type, loc)
            self._constants[key] = node
            self.nodes.append(node)
        return Tracer(node, self)

    def emit(self, op: OpDef, ins: tuple[Any, ...], attrs: Mapping[str, Any]) -> Any:
        """Record one op; returns its tracer, or a list of tracers for several results."""
        if self.closed:
            raise LeakedTracerError.closed(self)
        nodes = tuple(
            [x.node if type(x) is Tracer and x.builder is self else self.lift(x) for x in ins]
        )
        return self.append(op, nodes, attrs, state.loc)

    def append(
        self, op: OpDef, ins: tuple[Node, ...], attrs: Mapping[str, Any], loc: Loc | None
    ) -> Any:
        """Record one op on nodes of this builder."""
        if loc is None:
            loc = capture()
        try:
            t = op.result_type(tuple([n.type for n in ins]), attrs)
        except PlaceError:
            if op.edges is None:
                raise
            ins, attrs = self._in_step(op, ins, attrs, loc)
            t = op.result_type(tuple([n.type for n in ins]), attrs)
        if t is MIXED:
            ins = self._alike(ins, loc)
            t = op.result_type(tuple([n.type for n in ins]), attrs)
        node = Node(op, ins, attrs, t, loc)
        self.nodes.append(node)
        if type(t) is not tuple:
            return Tracer(node, self)
        out = []
        for i, part in enumerate(t):
            r = Node(result, (node,), {"index": i}, part, loc)
            self.nodes.append(r)
            out.append(Tracer(r, self))
        return out

    def _alike(self, ins: tuple[Node, ...], loc: Loc | None) -> tuple[Node, ...]:
        """The operands, cast so that all differ along the same axes of a mesh."""
        vary = frozenset().union(*(x.type.vary for x in ins))
        return tuple([self._vary(x, vary, loc) for x in ins])

    def _vary(self, x: Node, vary: frozenset[Any], loc: Loc | None) -> Node:
        missing = in_order(vary - x.type.vary)
        if not missing:
            return x
        made: Tracer = self.append(ops.axis_vary, (x,), {"axes": missing}, loc)
        return made.node

    def _in_step(
        self, op: OpDef, ins: tuple[Node, ...], attrs: Mapping[str, Any], loc: Loc | None
    ) -> tuple[tuple[Node, ...], Mapping[str, Any]]:
        """Operands and regions, cast so that values that are one differ along the same axes."""
        vary = [x.type.vary for x in ins]
        while True:
            found, made = _with_places(op, vary, attrs)
            if found == vary and made is attrs:
                break
            vary, attrs = found, made
        pairs = zip(ins, vary, strict=True)
        return tuple([self._vary(x, v, loc) for x, v in pairs]), attrs

    def finish(self, outs: Sequence[Any], name: str | None = None) -> Graph:
        """Close the builder and return its graph with the given outputs."""
        nodes = [self.lift(x) for x in outs]
        self.closed = True
        return Graph(self.params, self.nodes, nodes, name or self.name)


Each = Callable[[Node, dict[Node, Any]], None]


def graph_emit(graph: Graph, args: Sequence[Any], each: Each | None = None) -> list[Any]:
    """Emit the nodes of `graph` under the current interpreter: a call, inlined.

    Args:
        graph: a closed graph.
        args: one value per parameter.
        each: ``(node, env)`` puts the node's value into `env`, where it is not emitted as it is.
    """
    env: dict[Node, Any] = dict(zip(graph.params, args, strict=True))
    each = each or partial(emit_node, state.interp)
    before = state.loc
    try:
        for node in graph.nodes:
            state.loc = node.loc or before
            each(node, env)
    finally:
        state.loc = before
    return [env[o] for o in graph.outs]


def rebuilt(graph: Graph, each: Each) -> Graph:
    """The graph emitted anew, its live nodes one after the other.

    Args:
        graph: a graph.
        each: ``(node, env)`` emits a node into the current interpreter, and puts its value into
            `env`.
    """
    builder = Builder(graph.name)
    env: dict[Node, Any] = {}
    before = state.loc
    with interpreting(builder):
        try:
            for p in graph.params:
                state.loc = p.loc
                env[p] = builder.param(p.type)
            for node in live_nodes(graph):
                state.loc = node.loc or before
                each(node, env)
            state.loc = before
            return builder.finish([env[o] for o in graph.outs])
        finally:
            state.loc = before


def emit_node(interp: Any, node: Node, env: dict[Node, Any]) -> None:
    """Emit one node with its operands' values in `env`, and put its value there."""
    if node.op is result:
        env[node] = env[node.ins[0]][node.attrs["index"]]
    elif node.op is constant_op:
        env[node] = interp.constant(node.attrs["value"], node.type)
    else:
        env[node] = interp.emit(node.op, tuple([env[x] for x in node.ins]), node.attrs)


def build(fn: Callable[..., Sequence[Any]], types: Sequence[TensorType], name: str) -> Graph:
    """The graph of a function written in the language, for regions and derived graphs.

    Args:
        fn: takes one tracer per type and returns a sequence of values; it may not capture tracers.
        types: parameter types.
        name: the graph's name.
    """
    builder = Builder(name, small=ANY_SIZE)
    params = [builder.param(t) for t in types]
    with interpreting(builder):
        outs = fn(*params)
        graph = builder.finish(outs)
    assert len(graph.params) == len(params), f"{name}: a derived graph captured an outer value"
    return graph


# ---- values of regions that differ along axes of a mesh ------------------------------------------

_Vary = list[frozenset[Any]]


def _with_places(
    op: OpDef, vary: _Vary, attrs: Mapping[str, Any]
) -> tuple[_Vary, Mapping[str, Any]]:
    """One round: what is one value differs along all axes along which any part of it does."""
    regions = [g for name in op.regions for g in _graphs(attrs[name])]
    params = [[p.type.vary for p in g.params] for g in regions]
    outs = [[o.type.vary for o in g.outs] for g in regions]
    decides = _decides(op, vary, outs)
    found = list(vary)
    for edge in op.edges(attrs):  # type: ignore[misc]
        operands, _ = edge.rows
        union = frozenset().union(
            *(vary[i] for i in (*edge.operands, *operands)),
            *(params[r][i] for r, i in edge.params),
            *(outs[r][i] for r, i in edge.outs),
            decides,
        )
        for i in (*edge.operands, *operands):
            found[i] = union
        for r, i in edge.params:
            params[r][i] = union
        for r, i in edge.outs:
            outs[r][i] = union
    made = iter([_placed(*row) for row in zip(regions, params, outs, strict=True)])
    now = dict(attrs)
    for name in op.regions:
        held = attrs[name]
        now[name] = tuple([next(made) for _ in held]) if isinstance(held, tuple) else next(made)
    same = all(now[name] == attrs[name] for name in op.regions)
    return found, attrs if same else now


def _graphs(held: Any) -> tuple[Graph, ...]:
    return held if isinstance(held, tuple) else (held,)


def _decides(op: OpDef, vary: _Vary, outs: list[_Vary]) -> frozenset[Any]:
    """Along which axes devices may go different ways."""
    if op.flow == "choice":
        return vary[0]
    return outs[0][0] if "cond" in op.regions else frozenset()


def _placed(graph: Graph, params: _Vary, outs: _Vary) -> Graph:
    """The graph with parameters and results that differ along these axes; memoised."""
    types = [p.type.over(v) for p, v in zip(graph.params, params, strict=True)]
    if types == list(graph.in_types) and outs == [o.type.vary for o in graph.outs]:
        return graph
    key = ("placed", tuple(params), tuple(outs))
    found: Graph | None = graph.memo.get(key)
    if found is None:

        def body(*args: Any) -> list[Any]:
            made = zip(graph_emit(graph, args), outs, strict=True)
            missing = [(x, in_order(v - x.type.vary)) for x, v in made]
            return [ops.axis_vary(x, axes=m) if m else x for x, m in missing]

        found = graph.memo[key] = build(body, types, graph.name)
    return found
