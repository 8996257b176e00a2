"""The record `scan`: a loop of known length over stacked inputs, with stacked outputs.

Operands are carries, stacked inputs `xs` (length first), then captures; results are the final
carries, then the stacked outputs. It reaches the fuser whole; `expand` writes it as a `while`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from monograph.hlo.builder import build, graph_emit
from monograph.hlo.errors import MissingRuleError, ShapeError
from monograph.hlo.graph import Graph, Node
from monograph.hlo.interp import evaluate
from monograph.hlo.ops.dynamic import dynamic_slice, dynamic_update_slice
from monograph.hlo.ops.elementwise import add, compare, subtract
from monograph.hlo.ops.leaf import ALL_KINDS, splat, zeros
from monograph.hlo.ops.moves import reshape, transpose
from monograph.hlo.ops.region import (
    Flags,
    Values,
    call,
    check_types,
    graph_cost,
    is_linear,
    pick,
    present,
    spread,
    tangents_or_zeros,
)
from monograph.hlo.ops.while_loop import while_
from monograph.hlo.record import Attrs, Cost, OpDef, register
from monograph.hlo.types import I32, TensorType, Type, tensor
from monograph.hlo.walk.activity import fixpoint
from monograph.hlo.walk.batch import batched, batched_flags, materialize
from monograph.hlo.walk.linearize import Linearized, jvp_graph, linearized
from monograph.hlo.walk.transpose import transposed


def _stacked(t: TensorType, length: int) -> TensorType:
    return tensor((length, *t.shape), t.dtype)


def _scan_type(types: tuple[TensorType, ...], attrs: Attrs) -> Type:
    body, nc, nx, length = attrs["body"], attrs["nc"], attrs["nx"], attrs["length"]
    for t in types[nc : nc + nx]:
        if not t.shape or t.shape[0] != length:
            raise ShapeError(
                f"scan: an input has no leading dimension of the scan's length {length}",
                operands={"input": t},
            )
    inner = [t.strong for t in types]
    inner[nc : nc + nx] = [tensor(t.shape[1:], t.dtype) for t in types[nc : nc + nx]]
    check_types("scan", "the arguments of the body", inner, body.in_types)
    check_types("scan", "the body's carry", body.out_types[:nc], inner[:nc])
    return (*types[:nc], *(_stacked(t, length) for t in body.out_types[nc:]))


def _parts(attrs: Attrs, values: Values) -> tuple[Values, Values, Values]:
    """Carries, stacked inputs and captures."""
    nc, nx = attrs["nc"], attrs["nx"]
    return values[:nc], values[nc : nc + nx], values[nc + nx :]


def _scan_ref(attrs: Attrs, *operands: Any) -> tuple[Any, ...]:
    body, nc, length = attrs["body"], attrs["nc"], attrs["length"]
    carry, xs, captures = (list(p) for p in _parts(attrs, operands))
    stacks = [np.empty((length, *t.shape), t.dtype.np) for t in body.out_types[nc:]]
    for i in range(length - 1, -1, -1) if attrs["reverse"] else range(length):
        outs = evaluate(body, carry + [np.asarray(x[i]) for x in xs] + captures)
        carry = outs[:nc]
        for stack, y in zip(stacks, outs[nc:], strict=True):
            stack[i] = y
    return (*carry, *stacks)


def _expand(ins: Values, attrs: Attrs) -> list[Any]:
    """scan -> while over a counter, dynamic slices of the inputs, updates of the outputs."""
    body, nc, length = attrs["body"], attrs["nc"], attrs["length"]
    carry, xs, captures = _parts(attrs, ins)
    stacks = [zeros(_stacked(t, length)) for t in body.out_types[nc:]]
    if length == 0:  # no row to slice, even in a body that never runs
        return [*carry, *stacks]
    operands = [splat(0, _COUNTER), *carry, *stacks, *xs, *captures]
    n_carry = 1 + nc + len(stacks)
    types = [x.type.strong for x in operands]
    key = ("expand", attrs["reverse"], length, nc)
    made = body.memo.get(key)
    if made is None:
        made = body.memo[key] = _loop_graphs(attrs, types, len(stacks))
    outs: list[Any] = while_(*operands, cond=made[0], body=made[1], nc=n_carry)
    return outs[1:]


_COUNTER = tensor((), I32)


def _loop_graphs(attrs: Attrs, types: list[TensorType], n_stacks: int) -> tuple[Graph, Graph]:
    body, nc, nx, length = attrs["body"], attrs["nc"], attrs["nx"], attrs["length"]

    def cond(i: Any, *_: Any) -> list[Any]:
        return [compare(i, splat(length, _COUNTER), comparison_direction="LT")]

    def step(i: Any, *rest: Any) -> list[Any]:
        carry, stacks = rest[:nc], rest[nc : nc + n_stacks]
        xs = rest[nc + n_stacks : nc + n_stacks + nx]
        captures = rest[nc + n_stacks + nx :]
        at = subtract(splat(length - 1, _COUNTER), i) if attrs["reverse"] else i
        outs = graph_emit(body, [*carry, *(_row(x, at) for x in xs), *captures])
        grown = [_put_row(s, y, at) for s, y in zip(stacks, outs[nc:], strict=True)]
        return [add(i, splat(1, _COUNTER)), *outs[:nc], *grown]

    return build(cond, types, f"{body.name}_cond"), build(step, types, body.name)


def _row(x: Any, at: Any) -> Any:
    shape = x.type.shape[1:]
    starts = [at] + [splat(0, _COUNTER)] * len(shape)
    return reshape(dynamic_slice(x, *starts, slice_sizes=(1, *shape)), shape=shape)


def _put_row(stack: Any, y: Any, at: Any) -> Any:
    starts = [at] + [splat(0, _COUNTER)] * y.type.ndim
    return dynamic_update_slice(stack, reshape(y, shape=(1, *y.type.shape)), *starts)


# --------------------------------------------------------------------------------- derivatives


def _activity(attrs: Attrs, flags: Flags) -> tuple[Flags, Flags]:
    """Which carries and which stacked outputs are active."""
    nc = attrs["nc"]
    return fixpoint(attrs["body"], tuple(flags[:nc]), tuple(flags[nc:]), len(attrs["body"].outs))


def _scan_active(attrs: Attrs, flags: Flags) -> Flags:
    carry, ys = _activity(attrs, flags)
    return (*carry, *ys)


def _scan_jvp(attrs: Attrs, ins: Values, ts: Values) -> tuple[list[Any], list[Any]]:
    body, nc, nx = attrs["body"], attrs["nc"], attrs["nx"]
    flags = present(ts, ins)
    carry_active, ys_active = _activity(attrs, flags)
    rest = flags[nc:]
    force = (*carry_active, *(False,) * (len(body.outs) - nc))
    made, active = jvp_graph(body, (*carry_active, *rest), force)
    k, kx, ny = sum(carry_active), sum(rest[:nx]), len(body.outs) - nc

    def doubled(*args: Any) -> list[Any]:
        carry, dcarry = args[:nc], args[nc : nc + k]
        xs, dxs = args[nc + k : nc + k + nx], args[nc + k + nx : nc + k + nx + kx]
        caps = args[nc + k + nx + kx :]
        n_caps = len(ins) - nc - nx
        outs = call(*carry, *xs, *caps[:n_caps], *dcarry, *dxs, *caps[n_caps:], graph=made)
        primal, tangent = outs[: nc + ny], outs[nc + ny :]
        return [*primal[:nc], *tangent[:k], *primal[nc:], *tangent[k:]]

    carry, xs, caps = _parts(attrs, ins)
    dcarry, dxs, dcaps = _parts(attrs, ts)
    operands = [*carry, *tangents_or_zeros(carry, dcarry, carry_active)]
    operands += [*xs, *pick(dxs, rest[:nx]), *caps, *pick(dcaps, rest[nx:])]
    types = [x.type.strong for x in operands]
    types[nc + k : nc + k + nx + kx] = [
        tensor(t.shape[1:], t.dtype) for t in types[nc + k : nc + k + nx + kx]
    ]
    both = scan(
        *operands,
        body=build(doubled, types, made.name),
        nc=nc + k,
        nx=nx + kx,
        length=attrs["length"],
        reverse=attrs["reverse"],
    )
    outs = [*both[:nc], *both[nc + k : nc + k + ny]]
    assert active[nc:] == ys_active
    return outs, spread([*both[nc : nc + k], *both[nc + k + ny :]], (*carry_active, *ys_active))


def _scan_linearize(attrs: Attrs, ins: Values, ts: Values) -> tuple[list[Any], list[Any]]:
    body, nc, nx = attrs["body"], attrs["nc"], attrs["nx"]
    n = len(body.outs)
    flags = present(ts, ins)
    carry_active, ys_active = _activity(attrs, flags)
    if not any(carry_active) and not any(ys_active):
        return scan(*ins, **attrs), [None] * n
    rest = flags[nc:]
    force = (*carry_active, *(False,) * (n - nc))
    parts = linearized(body, (*carry_active, *rest), force)
    plan = _plan_residuals(parts, nc, nx, n)
    outs = scan(*ins, **{**attrs, "body": plan.forward})
    hoisted = graph_emit(plan.hoisted, ins[nc + nx :]) if plan.hoisted.outs else []

    carry, xs, caps = _parts(attrs, ts)
    linear_carry = tangents_or_zeros(ins[:nc], carry, carry_active)
    linear_xs = pick(xs, rest[:nx])
    linear_caps = pick(caps, rest[nx:])
    held = {"xs": list(ins[nc : nc + nx]), "capture": list(ins[nc + nx :]),
            "stacked": list(outs[n:]), "hoisted": hoisted}  # fmt: skip
    stacked = [held[kind][i] for kind, i in plan.sources if kind in ("xs", "stacked")]
    constant = [held[kind][i] for kind, i in plan.sources if kind in ("capture", "hoisted")]
    order = _Order(len(linear_carry), len(linear_xs), len(linear_caps), plan.sources)
    tangents = scan(
        *linear_carry, *linear_xs, *stacked, *linear_caps, *constant,
        body=order.reordered(parts.linear),
        nc=len(linear_carry),
        nx=len(linear_xs) + len(stacked),
        length=attrs["length"],
        reverse=attrs["reverse"],
        linear=order.linear_flags,
    )  # fmt: skip
    return outs[:n], spread(tangents, (*carry_active, *ys_active))


class _Plan:
    """Where the residuals of a linearized body come from.

    `sources` gives per residual parameter of the linear body ``("xs", i)``, ``("capture", i)``,
    ``("stacked", k)`` (an extra output of the forward scan) or ``("hoisted", k)`` (depends on
    captures only, so it is computed once, in front of the loop).
    """

    def __init__(self, forward: Graph, hoisted: Graph, sources: list[tuple[str, int]]) -> None:
        self.forward = forward
        self.hoisted = hoisted
        self.sources = sources


def _plan_residuals(parts: Linearized, nc: int, nx: int, n: int) -> _Plan:
    key = ("scan_residuals", nc, nx)
    found: _Plan | None = parts.forward.memo.get(key)
    if found is not None:
        return found
    forward = parts.forward
    varying = set(forward.params[: nc + nx])
    for node in forward.nodes:
        if any(x in varying for x in node.ins):
            varying.add(node)
    stacked: list[Node] = []
    hoisted: list[Node] = []
    sources: list[tuple[str, int]] = []
    for kind, i in parts.residuals:
        node = forward.params[i] if kind == "param" else forward.outs[n + i]
        if kind == "param" and i >= nc + nx:
            sources.append(("capture", i - nc - nx))
        elif kind == "param" and i >= nc:
            sources.append(("xs", i - nc))
        elif node in varying:
            sources.append(("stacked", len(stacked)))
            stacked.append(node)
        else:
            sources.append(("hoisted", len(hoisted)))
            hoisted.append(node)
    found = _Plan(
        Graph(forward.params, forward.nodes, [*forward.outs[:n], *stacked], forward.name),
        _constant_part(forward, nc + nx, hoisted, varying),
        sources,
    )
    forward.memo[key] = found
    return found


def _constant_part(graph: Graph, formals: int, outs: list[Node], varying: set[Node]) -> Graph:
    """The nodes that `outs` need, none of which depends on formals; parameters are the captures."""
    needed = set(outs)
    for node in reversed(graph.nodes):
        if node in needed:
            needed.update(node.ins)
    nodes = [node for node in graph.nodes if node in needed and node not in varying]
    return Graph(graph.params[formals:], nodes, outs, f"{graph.name}_hoisted")


class _Order:
    """The linear body's parameters, brought from (tangents, residuals) into scan's order."""

    def __init__(self, carry: int, xs: int, captures: int, sources: list[tuple[str, int]]) -> None:
        first = carry + xs + captures
        self.stacked = [
            first + k for k, (kind, _) in enumerate(sources) if kind in ("xs", "stacked")
        ]
        self.constant = [
            first + k for k, (kind, _) in enumerate(sources) if kind in ("capture", "hoisted")
        ]
        self.carry, self.xs, self.captures = carry, xs, captures
        self.linear_flags = (
            (True,) * (carry + xs) + (False,) * len(self.stacked)
            + (True,) * captures + (False,) * len(self.constant)
        )  # fmt: skip

    def reordered(self, graph: Graph) -> Graph:
        key = ("scan_order", self.carry, self.xs)
        found: Graph | None = graph.memo.get(key)
        if found is None:
            front = list(range(self.carry + self.xs))
            middle = list(range(self.carry + self.xs, self.carry + self.xs + self.captures))
            places = [*front, *self.stacked, *middle, *self.constant]
            params = [graph.params[i] for i in places]
            found = graph.memo[key] = Graph(params, graph.nodes, graph.outs, graph.name)
        return found


def _scan_transpose(attrs: Attrs, cts: Values, ins: Values) -> list[Any]:
    body, nc, nx, linear = attrs["body"], attrs["nc"], attrs["nx"], attrs["linear"]
    if not linear:
        linear = is_linear(ins)
        if not all(linear[:nc]):
            raise MissingRuleError.of(
                scan, "transpose of a loop that mixes linear and other carries"
            )
    _, xs, caps = _parts(attrs, ins)
    lin_xs, lin_caps = linear[nc : nc + nx], linear[nc + nx :]
    ys_ct = tuple(c is not None for c in cts[nc:])
    back = transposed(body, tuple(linear), (*(True,) * nc, *ys_ct))
    residual_xs = [x for x, f in zip(xs, lin_xs, strict=True) if not f]
    residual_caps = [x for x, f in zip(caps, lin_caps, strict=True) if not f]
    cap_types = [t.strong for t, f in zip(body.in_types[nc + nx :], lin_caps, strict=True) if f]
    carry_types = [t.strong for t in body.in_types[:nc]]
    n_acc, n_ys = len(cap_types), sum(ys_ct)

    def step(*args: Any) -> list[Any]:
        ct_carry, acc = args[:nc], args[nc : nc + n_acc]
        ct_ys = args[nc + n_acc : nc + n_acc + n_ys]
        res_xs = args[nc + n_acc + n_ys : nc + n_acc + n_ys + len(residual_xs)]
        res_caps = args[nc + n_acc + n_ys + len(residual_xs) :]
        pulled = call(*res_xs, *res_caps, *ct_carry, *ct_ys, graph=back)
        k = nc + sum(lin_xs)
        grown = [add(a, c) for a, c in zip(acc, pulled[k:], strict=True)]
        return [*pulled[:nc], *grown, *pulled[nc:k]]

    carry = [zeros(t) if c is None else c for c, t in zip(cts[:nc], carry_types, strict=True)]
    operands = [
        *carry,
        *(zeros(t) for t in cap_types),
        *pick(cts[nc:], ys_ct),
        *residual_xs,
        *residual_caps,
    ]
    types = [x.type.strong for x in operands]
    first, last = nc + n_acc, nc + n_acc + n_ys + len(residual_xs)
    types[first:last] = [tensor(t.shape[1:], t.dtype) for t in types[first:last]]
    outs = scan(
        *operands,
        body=build(step, types, back.name),
        nc=nc + n_acc,
        nx=n_ys + len(residual_xs),
        length=attrs["length"],
        reverse=not attrs["reverse"],
    )
    ct_caps = spread(outs[nc : nc + n_acc], tuple(lin_caps))
    return [*outs[:nc], *spread(outs[nc + n_acc :], tuple(lin_xs)), *ct_caps]


# ------------------------------------------------------------------------------------ batching


def _scan_batch(attrs: Attrs, ins: Values, flags: Flags, size: int) -> tuple[list[Any], list[bool]]:
    body, nc, nx = attrs["body"], attrs["nc"], attrs["nx"]
    rest = tuple(flags[nc:])
    carry = tuple(flags[:nc])
    ny = len(body.outs) - nc
    while True:
        force = (*carry, *(False,) * ny)
        out = batched_flags(body, carry + rest, size, force)
        grown = tuple(a or b for a, b in zip(carry, out[:nc], strict=True))
        if grown == carry:
            break
        carry = grown
    made, out_flags = batched(body, carry + rest, size, force)
    operands = [
        materialize(x, f, size) if want else x
        for x, f, want in zip(ins[:nc], flags[:nc], carry, strict=True)
    ]
    operands += [_swap(x) if f else x for x, f in zip(ins[nc : nc + nx], rest[:nx], strict=True)]
    outs = scan(*operands, *ins[nc + nx :], **{**attrs, "body": made})
    ys = [_swap(y) if f else y for y, f in zip(outs[nc:], out_flags[nc:], strict=True)]
    return [*outs[:nc], *ys], list(out_flags)


def _swap(x: Any) -> Any:
    """Exchange dimensions 0 and 1: (batch, time, ...) <-> (time, batch, ...)."""
    return transpose(x, permutation=(1, 0, *range(2, x.type.ndim)))


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
        attrs=("body", "nc", "nx", "length", "reverse", "linear"),
        defaults={"reverse": False, "linear": ()},
        operands=("*operands",),
        dtypes=ALL_KINDS,
        regions=("body",),
        jvp=_scan_jvp,
        linearize=_scan_linearize,
        transpose=_scan_transpose,
        active=_scan_active,
        batch=_scan_batch,
        cost=_scan_cost,
        expand=_expand,
        weak="own",
    )
)
