"""The record `while`: operands are carries, then captures; `cond` and `body` take both."""

from __future__ import annotations

from typing import Any

from monograph.hlo.builder import build
from monograph.hlo.cost import graph_cost
from monograph.hlo.errors import GradError, ShapeError
from monograph.hlo.graph import Graph
from monograph.hlo.interp import evaluate
from monograph.hlo.ops.batching import stretched
from monograph.hlo.ops.elementwise import select
from monograph.hlo.ops.leaf import ALL_KINDS, splat
from monograph.hlo.ops.monoids import monoid
from monograph.hlo.ops.moves import broadcast_in_dim
from monograph.hlo.ops.reduce import reduce
from monograph.hlo.ops.region import (
    Flags,
    Values,
    call,
    check_types,
    pick,
    present,
    spread,
    tangents_or_zeros,
)
from monograph.hlo.record import Attrs, Cost, Mlir, OpDef, register
from monograph.hlo.types import BOOL, TensorType, Type, tensor
from monograph.hlo.walk.activity import fixpoint
from monograph.hlo.walk.batch import batched
from monograph.hlo.walk.linearize import jvp_graph


def _while_type(types: tuple[TensorType, ...], attrs: Attrs) -> Type:
    cond, body, nc = attrs["cond"], attrs["body"], attrs["nc"]
    check_types("while", "the arguments of the condition", types, cond.in_types)
    check_types("while", "the arguments of the body", types, body.in_types)
    check_types("while", "the body's result", body.out_types, types[:nc])
    if [t.strong for t in cond.out_types] != [tensor((), BOOL)]:
        raise ShapeError(
            "while: the condition is not one boolean scalar", operands={"cond": cond.out_types}
        )
    return tuple(types[:nc])


def _while_ref(attrs: Attrs, *xs: Any) -> tuple[Any, ...]:
    cond, body, nc = attrs["cond"], attrs["body"], attrs["nc"]
    carry, captures = list(xs[:nc]), list(xs[nc:])
    while bool(evaluate(cond, carry + captures)[0]):
        carry = evaluate(body, carry + captures)
    return tuple(carry)


def _while_active(attrs: Attrs, flags: Flags) -> Flags:
    nc = attrs["nc"]
    return fixpoint(attrs["body"], tuple(flags[:nc]), tuple(flags[nc:]), nc)[0]


def _while_jvp(attrs: Attrs, ins: Values, ts: Values) -> tuple[list[Any], list[Any]]:
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
    both = while_(
        *operands,
        cond=build(jvp_cond, types, cond.name),
        body=build(jvp_body, types, made.name),
        nc=nc + k,
    )
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
    if any(_while_active(attrs, present(ts, ins))):
        raise GradError(
            "reverse-mode derivative of a while loop",
            why="the number of iterations is not known, so there is no memory to keep the "
            "intermediate values in.",
            fix="use lax.scan, or lax.fori_loop with bounds that are Python integers; "
            "jvp works through while loops.",
        )
    return while_(*ins, **attrs), [None] * attrs["nc"]


def _while_batch(
    attrs: Attrs, ins: Values, flags: Flags, size: int
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
        new_body, new_cond = _masked(new_body, new_cond, nc, size)
    operands = stretched(ins[:nc], flags[:nc], carry, size)
    return while_(*operands, *ins[nc:], cond=new_cond, body=new_body, nc=nc), list(carry)


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
        jvp=_while_jvp,
        linearize=_while_linearize,
        active=_while_active,
        batch=_while_batch,
        cost=_while_cost,
        weak="own",
        mlir=Mlir("stablehlo.while"),
    )
)
