"""A loop that carries linear values beside others, taken apart before it is transposed.

Such loops come from rules that users wrote and from `linear_transpose`: a `fori_loop` carries its
counter. The part that is not linear runs forward and stacks what the linear part needs of it.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from monograph.hlo.builder import Builder, Tracer, graph_emit
from monograph.hlo.graph import Graph
from monograph.hlo.ops.region import Flags, Values, is_linear, pick
from monograph.hlo.record import Attrs, Undefined, ops
from monograph.hlo.state import interpreting
from monograph.hlo.walk.activity import fixpoint
from monograph.hlo.walk.linearize import Linearizer


class Separated(NamedTuple):
    """A purely linear scan.

    Attributes:
        attrs, ins: of that scan; linear operands come first among carries, inputs and captures.
        results: which results of the original it has.
        places: for each operand of it the original's operand, or None for what was stacked.
    """

    attrs: dict[str, Any]
    ins: list[Any]
    results: Flags
    places: list[int | None]


class _Body(NamedTuple):
    """The two halves of a body.

    Attributes:
        known: other carries, inputs and captures -> other carries, then what is stacked.
        linear: its parameters are linear carries, inputs and captures, then residuals.
        residuals: per residual ("stacked", k), or ("operand", i): the scan's operand i.
    """

    known: Graph
    linear: Graph
    residuals: tuple[tuple[str, int], ...]


def separated(attrs: Attrs, ins: Values) -> Separated:
    """Run the other half of the scan now, and say what the linear half is."""
    body, nc, nx = attrs["body"], attrs["nc"], attrs["nx"]
    undefined = is_linear(ins)
    carry, ys = fixpoint(body, undefined[:nc], undefined[nc:], len(body.outs))
    flags = (*carry, *undefined[nc:])
    parts = _parts(body, flags, (*carry, *ys), nc, nx)
    other = [not f for f in flags]
    outs = ops.scan(
        *pick(ins, tuple(other)),
        **{**attrs, "body": parts.known, "nc": sum(other[:nc]), "nx": sum(other[nc : nc + nx])},
    )
    stacked = outs[sum(other[:nc]) :]
    order = _order(flags, parts, nc, nx)
    n_carry = sum(carry)
    held = [Undefined(ins[i].type) if flags[i] else ins[i] for i in range(len(ins))]
    values = [stacked[k] if kind == "stacked" else held[k] for _, kind, k in order]
    params = [parts.linear.params[p] for p, _, _ in order]
    rows = sum(flags[nc : nc + nx]) + sum(_row(kind, k, nc, nx) for kind, k in parts.residuals)
    linear = Graph(params, parts.linear.nodes, parts.linear.outs, parts.linear.name)
    marks = tuple(isinstance(v, Undefined) for v in values)
    made = {**attrs, "body": linear, "nc": n_carry, "nx": rows, "linear": marks}
    places = [None if kind == "stacked" else k for _, kind, k in order]
    return Separated(made, values, (*carry, *ys), places)


def _row(kind: str, k: int, nc: int, nx: int) -> bool:
    """Whether a residual changes from step to step."""
    return kind == "stacked" or nc <= k < nc + nx


def _order(flags: Flags, parts: _Body, nc: int, nx: int) -> list[tuple[int, str, int]]:
    """The linear scan's operands in order: (parameter of the linear graph, kind, number)."""
    formals = [(p, "operand", i) for p, i in enumerate(i for i, f in enumerate(flags) if f)]
    first = len(formals)
    rest = [(first + r, kind, k) for r, (kind, k) in enumerate(parts.residuals)]
    rows = [x for x in rest if _row(x[1], x[2], nc, nx)]
    constant = [x for x in rest if not _row(x[1], x[2], nc, nx)]
    front = [x for x in formals if x[2] < nc + nx]
    return [*front, *rows, *(x for x in formals if x[2] >= nc + nx), *constant]


def _parts(body: Graph, flags: Flags, results: Flags, nc: int, nx: int) -> _Body:
    key = ("separated", flags, results, nc, nx)
    found: _Body | None = body.memo.get(key)
    if found is not None:
        return found
    outer, inner = Builder(f"{body.name}_known"), Builder(f"{body.name}_linear")
    args = [(inner if f else outer).param(t) for t, f in zip(body.in_types, flags, strict=True)]
    with interpreting(Linearizer(outer, inner, splits=True)):
        outs = graph_emit(body, args)
        linear = inner.finish(pick(outs, results))
    place = {a.node: i for i, (a, f) in enumerate(zip(args, flags, strict=True)) if not f}
    stacked: list[Any] = []
    residuals: list[tuple[str, int]] = []
    for x in inner.captures:
        i = place.get(x.node) if type(x) is Tracer else None
        if i is not None and i >= nc:
            residuals.append(("operand", i))
        else:
            residuals.append(("stacked", len(stacked)))
            stacked.append(x)
    carried = [o for o, f in zip(outs[:nc], results[:nc], strict=True) if not f]
    known = outer.finish([*carried, *stacked])
    found = body.memo[key] = _Body(known, linear, tuple(residuals))
    return found
