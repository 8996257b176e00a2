"""Trace a Python function of flat values into a graph.

The function runs once on tracers; what it does is recorded. Who calls: `jit`, the derivatives,
`vmap` and the control-flow functions. A trace outside `jit` knows the values of its arguments, so
that Python can branch on them (`monograph.tracer.concrete`).
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from monograph.hlo.builder import Builder, Tracer
from monograph.hlo.errors import ArgumentError
from monograph.hlo.frames import hide_own_frames
from monograph.hlo.graph import Graph, Node
from monograph.hlo.state import eager, interpreting, state
from monograph.hlo.types import TensorType
from monograph.hlo.walk.linearize import Linearizer
from monograph.tracer import tree
from monograph.tracer.array import Array
from monograph.tracer.avals import abstract, host_array, refuse
from monograph.tracer.float0 import flatten


@dataclass(frozen=True, eq=False)
class Trace:
    """What tracing a function gives.

    Attributes:
        graph: parameters are the arguments, then the captures.
        captures: outer tracers and concrete arrays that the function uses, one per last parameter.
        out_tree: the structure of what the function returned.
        known: values of nodes that Python code asked for while tracing; walks need not emit them.
    """

    graph: Graph
    captures: tuple[Any, ...]
    out_tree: tree.TreeDef
    known: Mapping[Node, Any] | None = None

    @property
    def closed(self) -> bool:
        """Whether no traced value of an outer function was captured: then it may be cached."""
        return not any(type(x) is Tracer for x in self.captures)


def trace(
    fun: Callable[..., Any],
    types: Sequence[TensorType],
    values: Sequence[Any] | None = None,
    name: str = "main",
    names: Callable[[], Sequence[str]] = tuple,
) -> Trace:
    """Run `fun` on tracers and return its graph.

    Args:
        fun: takes one value per type, returns a tree of values.
        types: of the arguments.
        values: what the arguments hold, as far as known (None: unknown): concrete arrays or tracers
            of the enclosing trace. Without it (under jit) nothing is known, constants neither.
        name: of the graph, for reading.
        names: gives the names of the arguments; messages ask for them.

    Raises:
        ArgumentError: if `fun` returns something that is not a value.
    """
    knowing = values is not None and knows_values(state.interp)
    builder = Builder(name, known=knowing)
    builder.owner = state.interp
    builder.names = names
    held = values if values is not None else [None] * len(types)
    with collector_paused(), interpreting(builder):
        try:
            args = [builder.param(t, v) for t, v in zip(types, held, strict=True)]
            found, out_tree = flatten(fun(*args))
            outs = [as_output(x, builder, out_tree, i) for i, x in enumerate(found)]
            graph = builder.finish(outs)
        except Exception as e:
            hide_own_frames(e)
            raise
        finally:
            builder.closed = True
            builder.owner = None
    known = _known(builder) if builder.ran else None
    return Trace(graph, tuple(builder.captures), out_tree, known)


def _known(builder: Builder) -> dict[Node, Any]:
    assert builder.values is not None
    return {node: builder.values[node] for node in builder.ran}


def knows_values(interp: Any) -> bool:
    """Whether values may be known under this interpreter: outside jit and loops, that is."""
    if type(interp) is Builder:
        return interp.values is not None
    if type(interp) is Linearizer:  # a rule runs
        return knows_values(interp.outer)
    return interp is eager()


def as_output(x: Any, builder: Builder, out_tree: tree.TreeDef, number: int) -> Any:
    """What a traced function returned, as a value that the builder can lift."""
    if type(x) is Tracer or type(x) is Array:
        return x
    t = abstract(x)
    if t is None:
        place = tree.keystr(tree.paths(out_tree)[number])
        error = refuse(x, f"the result{place and ' at ' + place} of {builder.name!r}")
        raise ArgumentError(
            error.what,
            operands=error.operands,
            why="a traced function returns numbers, arrays, or containers of them.",
            fix="return arrays only, or do this part outside the traced function.",
        )
    host = host_array(x, t)
    return builder.constant(host.copy(), t) if t.nbytes <= builder.small else host


@contextmanager
def collector_paused() -> Iterator[None]:
    """No cyclic garbage collection inside: traces make many objects and no cycles."""
    if not gc.isenabled():
        yield
        return
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def share_captures(traces: Sequence[Trace]) -> tuple[list[Graph], list[Any]]:
    """Graphs whose parameters are their own formals, then one list of captures common to all.

    The regions of one node share their captures; a region that does not use one just has a
    parameter that nobody reads.
    """
    shared: dict[Any, Any] = {}
    for t in traces:
        for x in t.captures:
            shared.setdefault(_identity(x), x)
    graphs = []
    for t in traces:
        n = len(t.graph.params) - len(t.captures)
        own = {_identity(x): p for x, p in zip(t.captures, t.graph.params[n:], strict=True)}
        scratch = Builder(t.graph.name)
        extra = [own.get(k) or scratch.param(value_type(x)).node for k, x in shared.items()]
        params = (*t.graph.params[:n], *extra)
        same = params == t.graph.params  # then what is known of the graph stays known
        graphs.append(t.graph if same else Graph(params, t.graph.nodes, t.graph.outs, t.graph.name))
    return graphs, list(shared.values())


def _identity(x: Any) -> Any:
    return x.node if type(x) is Tracer else id(x)


def value_type(x: Any) -> TensorType:
    """The type of a captured value."""
    t = abstract(x)
    assert t is not None
    return t
