"""Trace a Python function of flat values into a graph.

The function runs once on tracers; what it does is recorded. Who calls: `jit`, the derivatives,
`vmap` and the control-flow functions. A trace outside `jit` knows the values of its arguments, so
that Python can branch on them (`monograph.tracer.concrete`).
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any

from monograph.hlo.builder import Builder, Tracer
from monograph.hlo.errors import ArgumentError, UnsupportedError
from monograph.hlo.frames import hide_own_frames
from monograph.hlo.graph import Graph, Node
from monograph.hlo.state import eager, interpreting, state
from monograph.hlo.types import TensorType
from monograph.hlo.walk.linearize import Linearizer
from monograph.tracer import tree
from monograph.tracer.array import Array
from monograph.tracer.avals import abstract, host_array, refuse
from monograph.tracer.float0 import flatten
from monograph.tracer.ref import Backward, Ref, held, outlives, write


@dataclass(frozen=True, eq=False)
class Trace:
    """What tracing a function gives.

    Attributes:
        graph: parameters are the arguments, then the captures.
        captures: outer tracers, concrete arrays and `Ref`s that the function uses, one per last
            parameter.
        out_tree: the structure of what the function returned.
        known: values of nodes that Python code asked for while tracing; walks need not emit them.
        written: `Ref`s that the function changes: what they hold then are the last results.
        lasting: whether it is as good for another call: not if it captured what `Ref`s held.
    """

    graph: Graph
    captures: tuple[Any, ...]
    out_tree: tree.TreeDef
    known: Mapping[Node, Any] | None = None
    written: tuple[Ref, ...] = ()
    lasting: bool = True

    @property
    def closed(self) -> bool:
        """Whether no traced value of an outer function was captured: then it may be cached."""
        return self.lasting and not any(
            type(x) is Tracer or (isinstance(x, Ref) and not outlives(x)) for x in self.captures
        )

    @property
    def returned(self) -> tuple[TensorType, ...]:
        """Types of what the function returned."""
        types = self.graph.out_types
        return types[: len(types) - len(self.written)]

    @property
    def operands(self) -> list[Any]:
        """Values of the captures: of `Ref`s what they hold now."""
        return held(self.captures)

    def settle(self, outs: Sequence[Any], rules: bool = True) -> list[Any]:
        """What the function returned, of all results; the others go to their `Ref`s.

        Without `rules`, nothing goes to what backward rules see: they have their turn here.
        """
        n = len(outs) - len(self.written)
        for ref, x in zip(self.written, outs[n:], strict=True):
            if rules or not isinstance(ref, Backward):
                write(ref, x)
        return list(outs[:n])


def trace(
    fun: Callable[..., Any],
    types: Sequence[TensorType],
    values: Sequence[Any] | None = None,
    name: str = "main",
    names: Callable[[], Sequence[str]] = tuple,
    *,
    changes: bool = False,
) -> Trace:
    """Run `fun` on tracers and return its graph.

    Args:
        fun: takes one value per type, returns a tree of values.
        types: of the arguments.
        values: what the arguments hold, as far as known (None: unknown): concrete arrays or tracers
            of the enclosing trace. Without it (under jit) nothing is known, constants neither.
        name: of the graph, for reading.
        names: gives the names of the arguments; messages ask for them.
        changes: whether the caller takes care of `Ref`s (`Trace.operands`, `Trace.settle`); else
            their values are captured, and none may be written.

    Raises:
        ArgumentError: if `fun` returns something that is not a value.
        UnsupportedError: if it writes to a `Ref` where nobody takes care of that.
    """
    knowing = values is not None and knows_values(state.interp)
    builder = Builder(name, known=knowing)
    builder.owner = state.interp
    builder.names = names
    given = values if values is not None else [None] * len(types)
    with collector_paused(), interpreting(builder):
        try:
            args = [builder.param(t, v) for t, v in zip(types, given, strict=True)]
            found, out_tree = flatten(fun(*args))
            outs = [as_output(x, builder, out_tree, i) for i, x in enumerate(found)]
            written = [r for r, seen in builder.refs.items() if seen.value is not seen.start]
            graph = builder.finish([*outs, *(builder.refs[r].value for r in written)])
        except Exception as e:
            hide_own_frames(e)
            raise
        finally:
            builder.closed = True
            builder.owner = None
    known = _known(builder) if builder.ran else None
    made = Trace(graph, tuple(builder.captures), out_tree, known, tuple(written))
    return made if changes or not builder.refs else _without_refs(made)


def _without_refs(made: Trace) -> Trace:
    """The same with what `Ref`s hold now as captures."""
    if made.written:
        raise UnsupportedError(
            f"{made.graph.name!r} changes a Ref, which it may only read",
            operands={"ref": made.written[0].held},
            why="nothing says when, or how often, this function runs.",
            fix="return the value, and write it outside (ref[...] = value).",
            loc=made.graph.outs[-1].loc,
        )
    return replace(made, captures=tuple(made.operands), lasting=False)


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
    if isinstance(x, Ref):
        raise _returned(x, builder, tree.keystr(tree.paths(out_tree)[number]))
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


def _returned(ref: Ref, builder: Builder, place: str) -> ArgumentError:
    return ArgumentError(
        f"{builder.name!r} returns a Ref{place and ' at ' + place}",
        operands={"ref": ref.held},
        why="a traced function returns values; a Ref is changed where it is.",
        fix="return what it holds (ref[...]), or freeze it.",
        loc=ref.loc,
    )


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


def carrying(
    graphs: Sequence[Graph], captures: Sequence[Any], refs: Sequence[Ref], count: int
) -> tuple[list[Graph], list[Any]]:
    """The regions of a loop whose body, the last one, changes these `Ref`s: they are carries, too.

    Args:
        graphs, captures: as `share_captures` gives them.
        refs: some of the captures; what the body returns last is what they hold then.
        count: how many carries there are; those of the `Ref`s come behind them.

    Returns:
        The graphs, and the captures that are left.
    """
    if not refs:
        return list(graphs), list(captures)
    places = {id(x): i for i, x in enumerate(captures)}
    moved = tuple(places[id(r)] for r in refs)
    kept = tuple(i for i in range(len(captures)) if i not in moved)
    made = [_carrying(g, moved, kept, count, g is graphs[-1]) for g in graphs]
    return made, [captures[i] for i in kept]


def _carrying(
    g: Graph, moved: tuple[int, ...], kept: tuple[int, ...], count: int, returns: bool
) -> Graph:
    key = ("carrying", moved, kept, count, returns)
    found: Graph | None = g.memo.get(key)
    if found is not None:
        return found
    n = len(g.params) - len(moved) - len(kept)
    own, captured, outs = g.params[:n], g.params[n:], g.outs
    if returns:
        last = len(outs) - len(moved)
        outs = (*outs[:count], *outs[last:], *outs[count:last])
    params = (
        *own[:count], *(captured[i] for i in moved), *own[count:], *(captured[i] for i in kept)
    )  # fmt: skip
    found = g.memo[key] = Graph(params, g.nodes, outs, g.name)
    return found


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
    t = x.held if isinstance(x, Ref) else abstract(x)
    assert t is not None
    return t
