"""The records `while` and `bounded_while`: operands are carries, then captures.

`cond` and `body` take both. A bounded loop also stops after `max_steps` steps; since that many
values are the most to be kept, reverse-mode derivatives go through it (`checkpointed`). It is
expanded to a `while` with a counter before it reaches a backend.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from monograph.hlo.builder import build
from monograph.hlo.cost import graph_cost
from monograph.hlo.errors import GradError, ShapeError, UnsupportedError
from monograph.hlo.factors import Edge
from monograph.hlo.graph import Graph
from monograph.hlo.interp import evaluate
from monograph.hlo.ops.batching import stretched
from monograph.hlo.ops.bitwise import and_
from monograph.hlo.ops.checkpointed import checkpointed
from monograph.hlo.ops.elementwise import add, compare, select
from monograph.hlo.ops.leaf import ALL_KINDS, splat
from monograph.hlo.ops.monoids import monoid
from monograph.hlo.ops.moves import broadcast_in_dim
from monograph.hlo.ops.reduce import reduce
from monograph.hlo.ops.region import (
    Flags,
    Values,
    acts,
    call,
    check_choice,
    check_types,
    pick,
    present,
    spread,
    tangents_or_zeros,
)
from monograph.hlo.record import Attrs, Cost, Mlir, OpDef, ops, register
from monograph.hlo.state import state
from monograph.hlo.types import BOOL, I32, TensorType, Type, tensor
from monograph.hlo.walk.activity import fixpoint
from monograph.hlo.walk.batch import batched
from monograph.hlo.walk.linearize import jvp, jvp_graph


def _while_type(types: tuple[TensorType, ...], attrs: Attrs) -> Type:
    cond, body, nc = attrs["cond"], attrs["body"], attrs["nc"]
    check_types("while", "the arguments of the condition", types, cond.in_types)
    check_types("while", "the arguments of the body", types, body.in_types)
    check_types("while", "the body's result", body.out_types, types[:nc])
    if [t.bare for t in cond.out_types] != [tensor((), BOOL)]:
        raise ShapeError(
            "while: the condition is not one boolean scalar", operands={"cond": cond.out_types}
        )
    check_choice("while loop", cond.out_types[0], types, (cond, body))
    return tuple(types[:nc])


def _while_ref(attrs: Attrs, *xs: Any) -> tuple[Any, ...]:
    cond, body, nc = attrs["cond"], attrs["body"], attrs["nc"]
    carry, captures = list(xs[:nc]), list(xs[nc:])
    left = attrs.get("max_steps", -1)  # steps; counting down from -1 never gets to 0
    while left and bool(evaluate(cond, carry + captures)[0]):
        carry = evaluate(body, carry + captures)
        left -= 1
    return tuple(carry)


def _while_active(attrs: Attrs, flags: Flags) -> Flags:
    nc = attrs["nc"]
    return fixpoint(attrs["body"], tuple(flags[:nc]), tuple(flags[nc:]), nc)[0]


def _while_jvp(name: str, attrs: Attrs, ins: Values, ts: Values) -> tuple[list[Any], list[Any]]:
    """Both halves at once; the condition reads the primal one."""
    cond, body, nc = attrs["cond"], attrs["body"], attrs["nc"]
    flags = present(ts, ins)
    active, captured = _while_active(attrs, flags), flags[nc:]
    made, _ = jvp_graph(body, (*active, *captured), active)
    k = sum(active)
    n_caps = len(ins) - nc

    def jvp_body(*args: Any) -> list[Any]:
        carry, dcarry, caps, dcaps = _cut(args, nc, k, n_caps)
        outs: list[Any] = call(*carry, *caps, *dcarry, *dcaps, graph=made)
        return outs

    def jvp_cond(*args: Any) -> list[Any]:
        carry, _, caps, _ = _cut(args, nc, k, n_caps)
        outs: list[Any] = call(*carry, *caps, graph=cond)
        return outs

    carry = [*ins[:nc], *tangents_or_zeros(ins[:nc], ts[:nc], active)]
    operands = [*carry, *ins[nc:], *pick(ts[nc:], captured)]
    types = [x.type.strong for x in operands]
    regions = {
        "cond": build(jvp_cond, types, cond.name),
        "body": build(jvp_body, types, made.name),
        "nc": nc + k,
    }
    both = getattr(ops, name)(*operands, **{**attrs, **regions})
    return both[:nc], spread(both[nc:], active)


def _cut(args: Values, *sizes: int) -> list[Values]:
    """`args` cut into runs of the given lengths, and the rest."""
    parts = []
    at = 0
    for n in sizes:
        parts.append(args[at : at + n])
        at += n
    return [*parts, args[at:]]


def _while_linearize(attrs: Attrs, ins: Values, ts: Values) -> tuple[list[Any], list[Any]]:
    """The loop, and a second one for the tangents that runs it again: nothing is kept of a step."""
    outs = while_(*ins, **attrs)
    if not any(_while_active(attrs, present(ts, ins))):
        return outs, [None] * attrs["nc"]
    return outs, _while_jvp("while", attrs, ins, ts)[1]


def _while_transpose(attrs: Attrs, cts: Values, ins: Values) -> list[Any]:
    raise GradError(
        "reverse-mode derivative of a while loop whose number of steps is not known",
        why="the values of every step are needed again on the way back, and their number is "
        "unknown (jvp and jacfwd keep none, and so work).",
        fix="give an upper bound on the number of steps: while_loop(..., max_steps=n), or "
        "fori_loop(..., max_steps=n); or use scan, or fori_loop between Python integers.",
        loc=None if state.loc is None else state.loc.with_phase("forward"),
    )


# ---- batching ------------------------------------------------------------------------------------


def _while_batch(
    name: str, attrs: Attrs, ins: Values, flags: Flags, size: int
) -> tuple[list[Any], list[bool]]:
    cond, body, nc = attrs["cond"], attrs["body"], attrs["nc"]
    captured = tuple(flags[nc:])
    carry = tuple(flags[:nc])
    while True:
        carry_out = batched(body, carry + captured, size, carry)[1]
        (predicate,) = batched(cond, carry + captured, size, (False,))[1]
        grown = (True,) * nc if predicate else carry_out
        if grown == carry:
            break
        carry = grown
    new_body = batched(body, carry + captured, size, carry)[0]
    new_cond = batched(cond, carry + captured, size, (False,))[0]
    if predicate:
        if acts(body):
            raise UnsupportedError(
                f"vmap of a {name} loop with side effects, whose examples end at different steps",
                why="the body also runs for examples that are done, so its effects would happen "
                "for these.",
                fix="move the callback or check out of the loop, or loop over the examples with "
                "lax.map.",
            )
        new_body, new_cond = _masked(new_body, new_cond, nc, size)
    operands = [*stretched(ins[:nc], flags[:nc], carry, size), *ins[nc:]]
    outs = getattr(ops, name)(*operands, **{**attrs, "cond": new_cond, "body": new_body})
    return outs, list(carry)


def _masked(body: Graph, cond: Graph, nc: int, size: int) -> tuple[Graph, Graph]:
    """A batched predicate: go on while any holds; finished examples keep their values."""

    def masked_body(*args: Any) -> list[Any]:
        (going,) = call(*args, graph=cond)
        outs = []
        for old, new in zip(args[:nc], call(*args, graph=body), strict=True):
            mask = broadcast_in_dim(going, shape=old.type.shape, broadcast_dimensions=(0,))
            outs.append(select(mask, new, old))
        return outs

    def any_going(*args: Any) -> list[Any]:
        (going,) = call(*args, graph=cond)
        return [
            reduce(going, splat(False, tensor((), BOOL)), dimensions=(0,), body=monoid("or", BOOL))
        ]

    return build(masked_body, body.in_types, body.name), build(any_going, cond.in_types, cond.name)


def _edges(attrs: Attrs) -> tuple[Edge, ...]:
    """Both regions take all operands; the body makes the carries anew."""
    nc = attrs["nc"]
    carries = [Edge((i,), ((0, i), (1, i)), ((1, i),), (i,)) for i in range(nc)]
    captures = [Edge((i,), ((0, i), (1, i))) for i in range(nc, len(attrs["body"].params))]
    return (*carries, *captures)


def _while_cost(types: tuple[TensorType, ...], out: Type, attrs: Attrs) -> Cost:
    return graph_cost(attrs["body"])  # of one iteration: the number of them is not known


while_ = register(
    OpDef(
        "while",
        "region",
        _while_type,
        _while_ref,
        attrs=("cond", "body", "nc"),
        operands=("*operands",),
        dtypes=ALL_KINDS,
        regions=("cond", "body"),
        flow="loop",
        jvp=partial(_while_jvp, "while"),
        linearize=_while_linearize,
        transpose=_while_transpose,
        active=_while_active,
        batch=partial(_while_batch, "while"),
        edges=_edges,
        cost=_while_cost,
        weak="own",
        mlir=Mlir("stablehlo.while"),
    )
)


# ---- a bounded loop ------------------------------------------------------------------------------

_COUNTER = tensor((), I32)


def _bounded_linearize(attrs: Attrs, ins: Values, ts: Values) -> tuple[list[Any], list[Any]]:
    if not any(_while_active(attrs, present(ts, ins))):
        return bounded_while(*ins, **attrs), [None] * attrs["nc"]
    loops = checkpointed(attrs["cond"], attrs["body"], attrs["nc"], attrs["max_steps"])
    return jvp(loops, ins, ts)


def _bounded_expand(ins: Values, attrs: Attrs) -> list[Any]:
    """bounded_while -> while with a counter"""
    cond, body, nc, most = (attrs[k] for k in ("cond", "body", "nc", "max_steps"))

    def test(i: Any, *args: Any) -> list[Any]:
        left = compare(i, splat(most, _COUNTER), comparison_direction="LT")
        return [and_(left, call(*args, graph=cond)[0])]

    def step(i: Any, *args: Any) -> list[Any]:
        return [add(i, splat(1, _COUNTER)), *call(*args, graph=body)]

    operands = [splat(0, _COUNTER), *ins]
    types = [x.type.strong for x in operands]
    made: dict[str, Any] = {"cond": build(test, types, cond.name), "nc": nc + 1}
    outs: list[Any] = while_(*operands, **made, body=build(step, types, body.name))
    return outs[1:]


def _bounded_cost(types: tuple[TensorType, ...], out: Type, attrs: Attrs) -> Cost:
    return graph_cost(attrs["body"])  # of one iteration, as for `while`


bounded_while = register(
    OpDef(
        "bounded_while",
        "region",
        _while_type,
        _while_ref,
        attrs=("cond", "body", "nc", "max_steps"),
        operands=("*operands",),
        dtypes=ALL_KINDS,
        regions=("cond", "body"),
        jvp=partial(_while_jvp, "bounded_while"),
        linearize=_bounded_linearize,
        active=_while_active,
        batch=partial(_while_batch, "bounded_while"),
        edges=_edges,
        cost=_bounded_cost,
        expand=_bounded_expand,
        weak="own",
    )
)
