"""What a loop's body computes from captures alone, apart from what it computes in every step.

So that a loop can be rebuilt with the first part in front of it, where it runs once, and so do its
derivatives.
"""

from __future__ import annotations

from monograph.hlo.builder import build, graph_emit
from monograph.hlo.graph import Graph, Node, dependents_of, effect_of, needed_by
from monograph.hlo.ops.leaf import result


def invariants(body: Graph, formals: int) -> tuple[Graph, Graph]:
    """Cut a body in two; memoised on it.

    Args:
        body: parameters are `formals` values that change from step to step, then captures.
        formals: their number.

    Returns:
        A graph from captures to the values that every step would find the same, and the body with
        these values as further captures.
    """
    key = ("invariants", formals)
    found: tuple[Graph, Graph] | None = body.memo.get(key)
    if found is None:
        found = body.memo[key] = _cut(body, formals)
    return found


def _cut(body: Graph, formals: int) -> tuple[Graph, Graph]:
    acting = [n for n in body.nodes if effect_of(n) != "none"]
    varying = dependents_of(body, [*body.params[:formals], *acting])
    used = [x for n in body.nodes if n in varying for x in n.ins]
    values = list(dict.fromkeys(x for x in [*used, *body.outs] if _worth(x, body, varying)))
    needed = needed_by(body, values)
    front = [n for n in body.nodes if n in needed]
    first = Graph(body.params[formals:], front, values, f"{body.name}_front")
    rest = [n for n in body.nodes if n in varying or _is_constant(n)]
    slim = Graph([*body.params, *values], rest, body.outs, body.name)
    types = [p.type.strong for p in slim.params]
    return first, build(lambda *args: graph_emit(slim, args), types, body.name)


def _worth(x: Node, body: Graph, varying: set[Node]) -> bool:
    """Whether a value that a step uses is to be computed in front of the loop."""
    return x not in varying and x not in body.params and not _is_constant(x)


def _is_constant(x: Node) -> bool:
    return x.op.kind == "leaf" and x.op is not result
