"""`linear_solve`: the solution of A x = b for a linear map A that is given as a function.

Its derivative is another solution with the same map, and its transpose one with the transposed map
(the implicit function theorem), whatever `solve` does to find it. Operands are b, then what the
four functions close over.
"""

from __future__ import annotations

from typing import Any

from monograph.hlo.builder import graph_emit
from monograph.hlo.cost import graph_cost
from monograph.hlo.errors import GradError
from monograph.hlo.graph import Graph
from monograph.hlo.interp import evaluate
from monograph.hlo.ops.batching import stretched
from monograph.hlo.ops.elementwise import negate, subtract
from monograph.hlo.ops.leaf import ALL_KINDS, zeros
from monograph.hlo.ops.region import Flags, Values, call, check_types, pick, present, spread
from monograph.hlo.record import Attrs, OpDef, register
from monograph.hlo.types import TensorType, Type
from monograph.hlo.walk.batch import batched
from monograph.hlo.walk.linearize import jvp_graph

# What the graphs of the attribute `graphs` are; a solve that can't be transposed has two of them.
MATVEC, SOLVE, VECMAT, TRANSPOSE_SOLVE = range(4)


def _type(types: tuple[TensorType, ...], attrs: Attrs) -> Type:
    graphs: tuple[Graph, ...] = attrs["graphs"]
    for graph in graphs:
        check_types("linear_solve", f"the arguments of {graph.name}", types, graph.in_types)
    return graphs[SOLVE].out_types


def _active(attrs: Attrs, flags: Flags) -> Flags:
    """The solution; further results of `solve` have no derivative."""
    n: int = attrs["count"]
    return (any(flags),) * n + (False,) * (len(attrs["graphs"][SOLVE].outs) - n)


def _derive(attrs: Attrs, ins: Values, ts: Values) -> tuple[list[Any], list[Any]]:
    """A x = b  ->  A dx = db - dA x"""
    n = attrs["count"]
    matvec: Graph = attrs["graphs"][MATVEC]
    outs = linear_solve(*ins, **attrs)
    flags = present(ts, ins)
    if not any(flags):
        return outs, [None] * len(outs)
    right = list(ts[:n])
    held = (False,) * n + flags[n:]
    if any(held):
        made, active = jvp_graph(matvec, held, (False,) * n)
        moved = call(*outs[:n], *ins[n:], *pick(ts, held), graph=made)[n:]
        right = [_minus(b, m) for b, m in zip(right, spread(moved, active), strict=True)]
    full = [zeros(x.type) if t is None else t for x, t in zip(ins[:n], right, strict=True)]
    solved = linear_solve(*full, *ins[n:], **attrs)
    return outs, [*solved[:n], *[None] * (len(outs) - n)]


def _minus(a: Any, b: Any) -> Any:
    if b is None:
        return a
    return negate(b) if a is None else subtract(a, b)


def _transpose(attrs: Attrs, cts: Values, ins: Values) -> list[Any]:
    n, graphs = attrs["count"], attrs["graphs"]
    if len(graphs) <= VECMAT:
        raise GradError(
            "a reverse-mode derivative of custom_linear_solve, which has no transpose_solve",
            fix="give transpose_solve, or symmetric=True if the map is its own transpose.",
        )
    turned = graphs[VECMAT], graphs[TRANSPOSE_SOLVE], graphs[MATVEC], graphs[SOLVE]
    full = [zeros(x.type) if c is None else c for x, c in zip(ins[:n], cts[:n], strict=True)]
    solved = linear_solve(*full, *ins[n:], **{**attrs, "graphs": turned})
    return [*solved[:n], *[None] * (len(ins) - n)]


def _batch(attrs: Attrs, ins: Values, flags: Flags, size: int) -> tuple[list[Any], list[bool]]:
    n = attrs["count"]
    every = (*(True,) * n, *flags[n:])
    operands = stretched(ins, flags, every, size)
    graphs = tuple(
        batched(graph, every, size, (True,) * len(graph.outs))[0] for graph in attrs["graphs"]
    )
    outs = linear_solve(*operands, **{**attrs, "graphs": graphs})
    return outs, [True] * len(outs)


linear_solve = register(
    OpDef(
        "linear_solve",
        "region",
        _type,
        lambda attrs, *xs: tuple(evaluate(attrs["graphs"][SOLVE], xs)),
        attrs=("graphs", "count"),
        operands=("*b_and_captures",),
        dtypes=ALL_KINDS,
        regions=("graphs",),
        jvp=_derive,
        linearize=_derive,
        transpose=_transpose,
        active=_active,
        batch=_batch,
        cost=lambda types, out, attrs: graph_cost(attrs["graphs"][SOLVE]),
        expand=lambda ins, attrs: graph_emit(attrs["graphs"][SOLVE], ins),
        weak="own",
    )
)
