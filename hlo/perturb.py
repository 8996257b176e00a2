"""How far rounding may move a result: the graph run again with every rounding moved a little.

`perturb` multiplies each rounded value by ``1 + e``, `e` random within what the op's record allows.
What a few such runs spread tells how much of a difference between two machines is rounding, also
after cancellation, where a count of units in the last place says nothing. This is Monte Carlo
arithmetic (D. S. Parker, "Monte Carlo Arithmetic", UCLA CSD-970002, 1997). Called by `compare`.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from monograph.hlo.builder import Builder, emit_node
from monograph.hlo.graph import Graph, Node, map_regions
from monograph.hlo.interp import evaluate
from monograph.hlo.ops.elementwise import multiply
from monograph.hlo.ops.leaf import constant, result
from monograph.hlo.state import interpreting, located
from monograph.hlo.types import TensorType, real_dtype, types_of

Arrays = Sequence[np.ndarray[Any, Any]]
_FEW = 4096  # elements; larger values get one random factor per row of their last dimension


def perturb(
    graph: Graph, rng: np.random.Generator, held: Mapping[Node, Any] | None = None
) -> Graph:
    """The same function with every rounding of an inexact value moved at random.

    Args:
        graph: a closed graph.
        rng: where the factors come from.
        held: values of nodes that are not to be run again.
    """
    builder = Builder(graph.name, small=1 << 62)
    env: dict[Node, Any] = {p: builder.param(p.type) for p in graph.params}
    with interpreting(builder):
        for node in graph.nodes:
            with located(node.loc):
                if held and node in held:
                    env[node] = constant(held[node])
                elif not (held and _user_code(node)):
                    _emit(builder, node, env, rng)
        return builder.finish([env[o] for o in graph.outs])


def _user_code(node: Node) -> bool:
    """Whether a node calls a Python function, which may do something else the next time."""
    return node.op.kind == "opaque" and not node.op.wall


def _emit(builder: Builder, node: Node, env: dict[Node, Any], rng: np.random.Generator) -> None:
    op = node.op
    if op.regions and op.kind != "reduction":
        attrs = map_regions(node, lambda g: perturb(g, rng)) or node.attrs
        env[node] = builder.emit(op, tuple(env[x] for x in node.ins), attrs)
        return
    emit_node(builder, node, env)
    size = _rounding(node)
    if size and not isinstance(node.type, tuple):
        env[node] = multiply(env[node], constant(_factors(node.type, size, rng)))


def _rounding(node: Node) -> float:
    """Units in the last place that the node's result may be off; 0 if it is exact."""
    op = node.op
    if isinstance(node.type, tuple) or not node.type.dtype.is_inexact:
        return 0.0
    if op.kind == "elementwise":
        return max(op.ulp, 0.5) if op.ulp or not op.linear else 0.0
    if op.kind in ("reduction", "contraction"):
        terms = max(x.type.size for x in node.ins) / max(node.type.size, 1)
        return 0.5 + math.sqrt(max(terms, 1.0))
    return max(op.ulp, 1.0) if op.kind in ("call", "opaque") else 0.0


def _factors(t: TensorType, ulps: float, rng: np.random.Generator) -> np.ndarray[Any, Any]:
    shape = t.shape if t.size <= _FEW or t.ndim < 2 else (*t.shape[:-1], 1)
    eps = 2.0 ** -real_dtype(t.dtype).mantissa
    factors = 1 + eps * ulps * rng.uniform(-1, 1, shape)
    return np.broadcast_to(factors, t.shape).astype(t.dtype.np)


def spread(graph: Graph, args: Arrays, samples: int = 4, seed: int = 0) -> dict[Node, float]:
    """How far rounding moves each value of a graph: the largest difference over a few runs.

    Args:
        graph: a closed graph.
        args: its arguments.
        samples: how many perturbed runs.
        seed: of the random factors.

    Returns:
        Per node with one inexact result the largest absolute difference of any element (inf if
        an element is finite in one run and not in another).
    """
    nodes = [n for n in graph.nodes if all(t.dtype.is_inexact for t in types_of(n.type))]
    nodes = [n for n in nodes if not isinstance(n.type, tuple)]
    made_by_user = [
        n
        for n in graph.nodes
        if _user_code(n.ins[0] if n.op is result else n) and not isinstance(n.type, tuple)
    ]
    whole = Graph(graph.params, graph.nodes, [*nodes, *made_by_user], graph.name)
    wanted = evaluate(whole, args)
    held = dict(zip(made_by_user, wanted[len(nodes) :], strict=True))
    found = dict.fromkeys(nodes, 0.0)
    rng = np.random.default_rng(seed)
    for _ in range(samples):
        moved = evaluate(perturb(whole, rng, held), args)
        for node, a, b in zip(nodes, wanted, moved, strict=False):
            found[node] = max(found[node], _distance(a, b))
    return found


def _distance(a: np.ndarray[Any, Any], b: np.ndarray[Any, Any]) -> float:
    if not a.size:
        return 0.0
    wide = np.complex128 if a.dtype.kind == "c" else np.float64
    with np.errstate(all="ignore"):
        off = np.abs(a.astype(wide) - b.astype(wide))
    off = np.where((a == b) | (np.isnan(a) & np.isnan(b)), 0.0, off)
    return float(np.max(np.where(np.isfinite(off), off, np.inf)))
