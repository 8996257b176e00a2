"""The record `scan`: a loop of known length over stacked inputs, with stacked outputs.

Operands are carries, stacked inputs `xs` (length first), then captures; results are the final
carries, then the stacked outputs. It reaches the fuser whole; `expand` writes it as a `while`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from monograph.hlo.builder import build, graph_emit
from monograph.hlo.cost import graph_cost
from monograph.hlo.errors import ShapeError
from monograph.hlo.factors import Edge
from monograph.hlo.graph import Graph
from monograph.hlo.interp import evaluate
from monograph.hlo.ops.batching import stretched
from monograph.hlo.ops.dynamic import dynamic_slice, dynamic_update_slice
from monograph.hlo.ops.elementwise import add, compare, subtract
from monograph.hlo.ops.leaf import ALL_KINDS, splat, zeros
from monograph.hlo.ops.moves import reshape, transpose
from monograph.hlo.ops.region import Flags, Values, check_types
from monograph.hlo.ops.scan_derivative import (
    parts_of,
    rows_of,
    scan_active,
    scan_jvp,
    scan_linearize,
    scan_transpose,
)
from monograph.hlo.ops.while_loop import while_
from monograph.hlo.record import Attrs, Cost, OpDef, register
from monograph.hlo.types import I32, TensorType, Type, tensor
from monograph.hlo.walk.batch import batched


def _stacked(t: TensorType, length: int) -> TensorType:
    return t.strong.with_shape((length, *t.shape))


def _scan_type(types: tuple[TensorType, ...], attrs: Attrs) -> Type:
    body, nc, nx, length = attrs["body"], attrs["nc"], attrs["nx"], attrs["length"]
    for t in types[nc : nc + nx]:
        if not t.shape or t.shape[0] != length:
            raise ShapeError(
                f"scan: an input has no leading dimension of the scan's length {length}",
                operands={"input": t},
            )
    inner = [t.strong for t in types]
    inner[nc : nc + nx] = map(rows_of, types[nc : nc + nx])
    check_types("scan", "the arguments of the body", inner, body.in_types)
    check_types("scan", "the body's carry", body.out_types[:nc], inner[:nc])
    made = (t.with_shape((length, *t.shape)) for t in body.out_types[nc:])
    return (*types[:nc], *made)


def _scan_ref(attrs: Attrs, *operands: Any) -> tuple[Any, ...]:
    body, nc, length = attrs["body"], attrs["nc"], attrs["length"]
    carry, xs, captures = (list(p) for p in parts_of(attrs, operands))
    stacks = [np.empty((length, *t.shape), t.dtype.np) for t in body.out_types[nc:]]
    for i in range(length - 1, -1, -1) if attrs["reverse"] else range(length):
        outs = evaluate(body, carry + [np.asarray(x[i]) for x in xs] + captures)
        carry = outs[:nc]
        for stack, y in zip(stacks, outs[nc:], strict=True):
            stack[i] = y
    return (*carry, *stacks)


def _expand(ins: Values, attrs: Attrs) -> list[Any]:
    """scan -> while over a counter, dynamic slices of the inputs, updates of the outputs.

    A round of the loop holds `unroll` steps; those left over follow the loop.
    """
    body, nc, length = attrs["body"], attrs["nc"], attrs["length"]
    carry, xs, captures = parts_of(attrs, ins)
    stacks = [zeros(_stacked(t, length)) for t in body.out_types[nc:]]
    if length == 0:  # no row to slice, even in a body that never runs
        return [*carry, *stacks]
    operands = [splat(0, _COUNTER), *carry, *stacks, *xs, *captures]
    n_carry = 1 + nc + len(stacks)
    rounds = length // attrs["unroll"]
    if rounds > 1 or rounds == length:
        types = [x.type.strong for x in operands]
        key = ("expand", attrs["reverse"], attrs["unroll"], length, nc, attrs["nx"])
        made = body.memo.get(key)
        if made is None:
            made = body.memo[key] = _loop_graphs(attrs, types, len(stacks))
        operands[:n_carry] = while_(*operands, cond=made[0], body=made[1], nc=n_carry)
        done = rounds * attrs["unroll"]
    else:
        done = 0
    for i in range(done, length):
        operands[:n_carry] = _step(attrs, len(stacks), splat(i, _COUNTER), operands)
    return operands[1:n_carry]


_COUNTER = tensor((), I32)


def _loop_graphs(attrs: Attrs, types: list[TensorType], n_stacks: int) -> tuple[Graph, Graph]:
    body, unroll = attrs["body"], attrs["unroll"]
    n_carry = 1 + attrs["nc"] + n_stacks
    last = attrs["length"] // unroll * unroll

    def cond(i: Any, *_: Any) -> list[Any]:
        return [compare(i, splat(last, _COUNTER), comparison_direction="LT")]

    def steps(*operands: Any) -> list[Any]:
        held = list(operands)
        for _ in range(unroll):
            held[:n_carry] = _step(attrs, n_stacks, held[0], held)
        return held[:n_carry]

    return build(cond, types, f"{body.name}_cond"), build(steps, types, body.name)


def _step(attrs: Attrs, n_stacks: int, i: Any, operands: Values) -> list[Any]:
    """One step: the counter, the carries and the stacks after it."""
    body, nc, nx = attrs["body"], attrs["nc"], attrs["nx"]
    rest = operands[1:]
    carry, stacks = rest[:nc], rest[nc : nc + n_stacks]
    xs = rest[nc + n_stacks : nc + n_stacks + nx]
    captures = rest[nc + n_stacks + nx :]
    at = subtract(splat(attrs["length"] - 1, _COUNTER), i) if attrs["reverse"] else i
    outs = graph_emit(body, [*carry, *(_row(x, at) for x in xs), *captures])
    grown = [_put_row(s, y, at) for s, y in zip(stacks, outs[nc:], strict=True)]
    return [add(i, splat(1, _COUNTER)), *outs[:nc], *grown]


def _row(x: Any, at: Any) -> Any:
    shape = x.type.shape[1:]
    starts = [at] + [splat(0, _COUNTER)] * len(shape)
    return reshape(dynamic_slice(x, *starts, slice_sizes=(1, *shape)), shape=shape)


def _put_row(stack: Any, y: Any, at: Any) -> Any:
    starts = [at] + [splat(0, _COUNTER)] * y.type.ndim
    return dynamic_update_slice(stack, reshape(y, shape=(1, *y.type.shape)), *starts)


# ------------------------------------------------------------------------------------ batching


def _scan_batch(attrs: Attrs, ins: Values, flags: Flags, size: int) -> tuple[list[Any], list[bool]]:
    body, nc, nx = attrs["body"], attrs["nc"], attrs["nx"]
    rest = tuple(flags[nc:])
    carry = tuple(flags[:nc])
    ny = len(body.outs) - nc
    while True:
        force = (*carry, *(False,) * ny)
        out = batched(body, carry + rest, size, force)[1]
        grown = tuple(a or b for a, b in zip(carry, out[:nc], strict=True))
        if grown == carry:
            break
        carry = grown
    made, out_flags = batched(body, carry + rest, size, force)
    operands = stretched(ins[:nc], flags[:nc], carry, size)
    operands += [_swap(x) if f else x for x, f in zip(ins[nc : nc + nx], rest[:nx], strict=True)]
    outs = scan(*operands, *ins[nc + nx :], **{**attrs, "body": made})
    ys = [_swap(y) if f else y for y, f in zip(outs[nc:], out_flags[nc:], strict=True)]
    return [*outs[:nc], *ys], list(out_flags)


def _swap(x: Any) -> Any:
    """Exchange dimensions 0 and 1: (batch, time, ...) <-> (time, batch, ...)."""
    return transpose(x, permutation=(1, 0, *range(2, x.type.ndim)))


def _edges(attrs: Attrs) -> tuple[Edge, ...]:
    nc, nx, body = attrs["nc"], attrs["nx"], attrs["body"]
    carries = [Edge((i,), ((0, i),), ((0, i),), (i,)) for i in range(nc)]
    inputs = [Edge((), ((0, i),), rows=((i,), ())) for i in range(nc, nc + nx)]
    captures = [Edge((i,), ((0, i),)) for i in range(nc + nx, len(body.params))]
    stacks = [Edge(outs=((0, i),), rows=((), (i,))) for i in range(nc, len(body.outs))]
    return (*carries, *inputs, *captures, *stacks)


def _scan_cost(types: tuple[TensorType, ...], out: Type, attrs: Attrs) -> Cost:
    one = graph_cost(attrs["body"])
    n = attrs["length"]
    return Cost(n * one.flops, n * one.bytes, n * one.transcendentals)


scan = register(
    OpDef(
        "scan",
        "region",
        _scan_type,
        _scan_ref,
        attrs=("body", "nc", "nx", "length", "reverse", "linear", "unroll"),
        defaults={"reverse": False, "linear": (), "unroll": 1},
        operands=("*operands",),
        dtypes=ALL_KINDS,
        regions=("body",),
        jvp=scan_jvp,
        linearize=scan_linearize,
        transpose=scan_transpose,
        active=scan_active,
        batch=_scan_batch,
        edges=_edges,
        cost=_scan_cost,
        expand=_expand,
        weak="own",
    )
)
