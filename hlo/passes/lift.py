"""`lift`: work that needs not wait for the steps of a loop leaves it.

What a step computes from captures alone runs once, in front. Products that depend on a scan's
inputs but not on its carries are one product for all steps in front of it, which fills the machine
as many small ones do not; products of which only stacked results are made are one behind it. What
crosses is stacked, where it takes little memory. `monograph.tracer.compile` runs it before a graph
is legalized, for machines that run loops step by step.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from monograph.hlo.builder import build, graph_emit
from monograph.hlo.graph import Graph, Node, dependents_of, effect_of, map_regions, needed_by
from monograph.hlo.ops import scan, while_
from monograph.hlo.ops.leaf import constant_op, result
from monograph.hlo.rewrite import Table, inlined, rewrite
from monograph.hlo.simplify import simplify
from monograph.hlo.walk.batch import batch

_MOST = 128 << 20  # bytes that are stacked for one loop
_LEAST = 2048  # operations of a product in one step that is worth a stack


def lift(graph: Graph) -> Graph:
    """The graph with less in its loops; itself, if there is nothing to lift.

    Sums of products keep their terms, so values are the same but for the order of sums that are
    free to have any.
    """
    made, _ = rewrite(graph, _TABLE)
    return graph if made is graph else simplify(made)


def _regions(node: Node) -> Any:
    """an op on graphs -> the op on graphs with less in their loops"""
    attrs = map_regions(node, lift)
    return None if attrs is None else node.op(*node.ins, **attrs)


# ---- what a step computes from captures alone ----------------------------------------------------


def unchanging(node: Node) -> Any:
    """a value that every step of a loop would find the same -> a capture"""
    attrs = node.attrs
    formals = attrs["nc"] + attrs.get("nx", 0)
    body: Graph = attrs["body"]
    if attrs.get("linear"):
        return None
    varying = _dependents(body, body.params[:formals])
    whole = {x for n in varying if n.op.kind in ("contraction", "opaque") for x in n.ins}
    still = (n for n in body.nodes if n not in varying)
    values = _met(body, (n for n in still if _worth(n) or (n in whole and _slim(n))))
    if not values:
        return None
    inside = Graph(body.params[formals:], _cone(body, values), values, f"{body.name}_front")
    made = inlined(inside, node.ins[formals:])
    attrs = {**attrs, "body": _with_params(body, body.params, values)}
    if "cond" in attrs:
        cond = attrs["cond"]
        extra = build(lambda *args: graph_emit(cond, args[: len(cond.params)]),
                      [p.type.strong for p in (*cond.params, *values)], cond.name)  # fmt: skip
        attrs["cond"] = extra
    return node.op(*node.ins, *made, **attrs)


def _worth(node: Node) -> bool:
    """Whether a value takes longer to compute than to read (and is one)."""
    if type(node.type) is tuple or node.op is result or effect_of(node) != "none":
        return False
    if node.op is constant_op:  # an array is memory, wherever it stands
        return bool(node.attrs["value"].ndim) and node.type.size > 1
    if node.op.kind in ("leaf", "move"):
        return False
    if node.op.kind != "elementwise":
        return True
    cost = node.op.cost
    types = tuple(x.type for x in node.ins)
    return cost is not None and bool(cost(types, node.type, node.attrs).transcendentals)


def _slim(node: Node) -> bool:
    """Whether an array is computed element by element, and is no larger than what it comes from.

    A product wants such an operand in memory, and so does an op with code of its own (indices, when
    they may count from the end), so every step would write it. Weights that are made wider
    (dequantised, say) are read in their short form step by step.
    """
    while node.op.kind == "move" and len(node.ins) == 1 and node.type.size == node.ins[0].type.size:
        node = node.ins[0]
    if node.op.kind != "elementwise":
        return False
    return bool(node.type.nbytes <= max(x.type.nbytes for x in node.ins))


def _is_product(node: Node) -> bool:
    """Whether a node is a product of matrices that are not tiny."""
    if node.op.kind != "contraction" or node.op.cost is None:
        return False
    work = node.op.cost(tuple(x.type for x in node.ins), node.type, node.attrs)
    return bool(work.flops >= _LEAST)


# ---- products of a scan's inputs -----------------------------------------------------------------


def products_before(node: Node) -> Any:
    """products of inputs and captures, step by step -> one product in front of the scan"""
    attrs, nc, nx = node.attrs, node.attrs["nc"], node.attrs["nx"]
    body, length = attrs["body"], attrs["length"]
    if attrs["linear"] or length < 2:
        return None
    waits = _dependents(body, body.params[:nc])
    fed = dependents_of(body, body.params[nc : nc + nx])
    values = _met(body, (n for n in body.nodes if n in fed and n not in waits and _is_product(n)))
    if not values or _bytes(values) * length > _MOST:
        return None
    inside = Graph(body.params[nc:], _cone(body, values), values, f"{body.name}_before")
    flags = [k < nx for k in range(len(inside.params))]
    made, _ = batch(inside, node.ins[nc:], flags, length)
    end = nc + nx
    slim = _with_params(body, body.params[:end], values, body.params[end:])
    operands = [*node.ins[:end], *made, *node.ins[end:]]
    return scan(*operands, **{**attrs, "body": slim, "nx": nx + len(values)})


# ---- products that only stacked results need -----------------------------------------------------


def products_behind(node: Node) -> Any:
    """products for stacked results, step by step -> one product behind the scan"""
    attrs, nc, nx = node.attrs, node.attrs["nc"], node.attrs["nx"]
    body, length = attrs["body"], attrs["length"]
    if attrs["linear"] or length < 2 or not nc:
        return None
    acting = [n for n in body.nodes if effect_of(n) != "none"]
    inside = needed_by(body, [*body.outs[:nc], *acting])
    seeds = [n for n in body.nodes if n not in inside and _is_product(n)]
    late = dependents_of(body, seeds) if seeds else set()
    places = [k for k, o in enumerate(body.outs[nc:]) if o in late]
    if not places:
        return None
    varying = _dependents(body, body.params[: nc + nx])
    late = late & needed_by(body, [body.outs[nc + k] for k in places])
    behind = late | needed_by(
        body, {x for n in late for x in n.ins if x not in late and x not in varying}
    )
    crossing = list(dict.fromkeys(
        x for n in body.nodes if n in late for x in n.ins if x not in behind
    ))  # fmt: skip
    inputs = body.params[nc : nc + nx]
    stacked = [x for x in crossing if x not in inputs]
    if any(type(x.type) is tuple for x in stacked) or _bytes(stacked) * length > _MOST:
        return None
    kept = [k for k in range(len(body.outs) - nc) if k not in places]
    outs = [*body.outs[:nc], *(body.outs[nc + k] for k in kept), *stacked]
    first = scan(*node.ins, **{**attrs, "body": _with_outs(body, outs)})
    ys = first[nc : nc + len(kept)]
    captures = body.params[nc + nx :]
    rest = Graph(
        [*stacked, *inputs, *captures], [n for n in body.nodes if n in behind],
        [body.outs[nc + k] for k in places], f"{body.name}_behind",
    )  # fmt: skip
    flags = [k < len(stacked) + nx for k in range(len(rest.params))]
    operands = [*first[nc + len(kept) :], *node.ins[nc:]]
    made, _ = batch(rest, operands, flags, length)
    found = {**dict(zip(kept, ys, strict=True)), **dict(zip(places, made, strict=True))}
    return [*first[:nc], *(found[k] for k in range(len(body.outs) - nc))]


# ---- graphs --------------------------------------------------------------------------------------


def _dependents(body: Graph, params: Sequence[Node]) -> set[Node]:
    """What depends on some parameters, or has effects that keep it where it is."""
    return dependents_of(body, [*params, *(n for n in body.nodes if effect_of(n) != "none")])


def _cone(body: Graph, values: Iterable[Node]) -> list[Node]:
    needed = needed_by(body, values)
    return [n for n in body.nodes if n in needed]


def _met(body: Graph, values: Iterable[Node]) -> list[Node]:
    """Those of some values that the body still asks for if it is given all of them."""
    chosen = dict.fromkeys(values, False)
    stack = [*body.outs, *(n for n in body.nodes if effect_of(n) != "none")]
    seen: set[Node] = set()
    while stack:
        node = stack.pop()
        if node in chosen:
            chosen[node] = True
        elif node not in seen:
            seen.add(node)
            stack += node.ins
    return [n for n, met in chosen.items() if met]


def _bytes(values: Iterable[Node]) -> int:
    return sum(v.type.nbytes for v in values)


def _with_params(
    body: Graph, params: Sequence[Node], values: Sequence[Node], rest: Sequence[Node] = ()
) -> Graph:
    """The body with some of its values as parameters."""
    given = set(values)
    nodes = [n for n in body.nodes if n not in given]
    slim = Graph([*params, *values, *rest], nodes, body.outs, body.name)
    types = [p.type.strong for p in slim.params]
    return build(lambda *args: graph_emit(slim, args), types, body.name)


def _with_outs(body: Graph, outs: Sequence[Node]) -> Graph:
    """The body with other results."""
    return Graph(body.params, body.nodes, outs, body.name)


_TABLE = Table(
    {scan: [unchanging, products_before, products_behind], while_: [unchanging]},
    by_kind={"region": [_regions], "call": [_regions]},
)
