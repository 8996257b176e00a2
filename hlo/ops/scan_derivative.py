"""Derivatives of `scan`: its jvp, its linearization, and the transpose of a linear scan.

The forward scan saves residuals as extra stacked outputs, except those that are inputs already and
those that depend on captures only; these are computed once, in front of the loop.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from monograph.hlo.builder import build, graph_emit
from monograph.hlo.graph import Graph, Node, dependents_of, needed_by
from monograph.hlo.ops.elementwise import add
from monograph.hlo.ops.leaf import zeros
from monograph.hlo.ops.region import (
    Flags,
    Values,
    call,
    is_linear,
    pick,
    present,
    spread,
    tangents_or_zeros,
)
from monograph.hlo.ops.scan_split import separated
from monograph.hlo.ops.scan_sums import summed, sums_behind
from monograph.hlo.record import Attrs, Undefined, ops
from monograph.hlo.types import TensorType
from monograph.hlo.walk.activity import fixpoint
from monograph.hlo.walk.linearize import Linearized, jvp_graph, linearized
from monograph.hlo.walk.transpose import transposed

Sources = tuple[tuple[str, int], ...]


def parts_of(attrs: Attrs, values: Values) -> tuple[Values, Values, Values]:
    """Carries, stacked inputs and captures."""
    nc, nx = attrs["nc"], attrs["nx"]
    return values[:nc], values[nc : nc + nx], values[nc + nx :]


def rows_of(t: TensorType) -> TensorType:
    """The type of one row of a stacked value."""
    return t.strong.with_shape(t.shape[1:])


def _activity(attrs: Attrs, flags: Flags) -> tuple[Flags, Flags]:
    """Which carries and which stacked outputs are active."""
    nc = attrs["nc"]
    return fixpoint(attrs["body"], tuple(flags[:nc]), tuple(flags[nc:]), len(attrs["body"].outs))


def scan_active(attrs: Attrs, flags: Flags) -> Flags:
    """Which results have a tangent."""
    carry, ys = _activity(attrs, flags)
    return (*carry, *ys)


def scan_jvp(attrs: Attrs, ins: Values, ts: Values) -> tuple[list[Any], list[Any]]:
    """Both halves at once: a scan whose carries, inputs and captures are doubled."""
    body, nc, nx = attrs["body"], attrs["nc"], attrs["nx"]
    flags = present(ts, ins)
    carry_active, _ = _activity(attrs, flags)
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

    carry, xs, caps = parts_of(attrs, ins)
    dcarry, dxs, dcaps = parts_of(attrs, ts)
    operands = [*carry, *tangents_or_zeros(carry, dcarry, carry_active)]
    operands += [*xs, *pick(dxs, rest[:nx]), *caps, *pick(dcaps, rest[nx:])]
    types = [x.type.strong for x in operands]
    stacked = slice(nc + k, nc + k + nx + kx)
    types[stacked] = map(rows_of, types[stacked])
    both = ops.scan(
        *operands,
        body=build(doubled, types, made.name),
        nc=nc + k,
        nx=nx + kx,
        length=attrs["length"],
        reverse=attrs["reverse"],
        unroll=attrs["unroll"],
    )
    outs = [*both[:nc], *both[nc + k : nc + k + ny]]
    return outs, spread([*both[nc : nc + k], *both[nc + k + ny :]], active)


def scan_linearize(attrs: Attrs, ins: Values, ts: Values) -> tuple[list[Any], list[Any]]:
    """The forward scan with its residuals, and the linear scan on the tangents."""
    body, nc, nx = attrs["body"], attrs["nc"], attrs["nx"]
    n = len(body.outs)
    flags = present(ts, ins)
    carry_active, ys_active = _activity(attrs, flags)
    if not any(carry_active) and not any(ys_active):
        return ops.scan(*ins, **attrs), [None] * n
    rest = flags[nc:]
    force = (*carry_active, *(False,) * (n - nc))
    parts = linearized(body, (*carry_active, *rest), force)
    plan = _plan_residuals(parts, nc, nx, n)
    outs = ops.scan(*ins, **{**attrs, "body": plan.forward})
    hoisted = graph_emit(plan.hoisted, ins[nc + nx :]) if plan.hoisted.outs else []

    carry, xs, caps = parts_of(attrs, ts)
    linear_carry = tangents_or_zeros(ins[:nc], carry, carry_active)
    linear_xs = pick(xs, rest[:nx])
    linear_caps = pick(caps, rest[nx:])
    held = {"xs": list(ins[nc : nc + nx]), "capture": list(ins[nc + nx :]),
            "stacked": list(outs[n:]), "hoisted": hoisted}  # fmt: skip
    stacked = [held[kind][i] for kind, i in plan.sources if kind in ("xs", "stacked")]
    constant = [held[kind][i] for kind, i in plan.sources if kind in ("capture", "hoisted")]
    order = _Order(len(linear_carry), len(linear_xs), len(linear_caps), plan.sources)
    tangents = ops.scan(
        *linear_carry, *linear_xs, *stacked, *linear_caps, *constant,
        body=order.reordered(parts.linear),
        nc=len(linear_carry),
        nx=len(linear_xs) + len(stacked),
        length=attrs["length"],
        reverse=attrs["reverse"],
        linear=order.linear_flags,
        unroll=attrs["unroll"],
    )  # fmt: skip
    # Fewer than could be active: an op may turn out to have no tangent where another result has.
    return outs[:n], spread(tangents, parts.out_active)


@dataclass(frozen=True, eq=False)
class _Plan:
    """Where the residuals of a linearized body come from.

    Attributes:
        forward: the body, with residuals that vary from trip to trip as further stacked outputs.
        hoisted: from captures to the residuals that depend on nothing else; it runs once, in front
            of the loop.
        sources: per residual parameter of the linear body ``("xs", i)``, ``("capture", i)``,
            ``("stacked", k)`` (an extra output of `forward`) or ``("hoisted", k)``.
    """

    forward: Graph
    hoisted: Graph
    sources: Sources


def _plan_residuals(parts: Linearized, nc: int, nx: int, n: int) -> _Plan:
    key = ("scan_residuals", nc, nx)
    found: _Plan | None = parts.forward.memo.get(key)
    if found is not None:
        return found
    forward = parts.forward
    varying = dependents_of(forward, forward.params[: nc + nx])
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
        tuple(sources),
    )
    forward.memo[key] = found
    return found


def _constant_part(graph: Graph, formals: int, outs: list[Node], varying: set[Node]) -> Graph:
    """The nodes that `outs` need, none of which depends on formals; parameters are the captures."""
    needed = needed_by(graph, outs)
    nodes = [node for node in graph.nodes if node in needed and node not in varying]
    return Graph(graph.params[formals:], nodes, outs, f"{graph.name}_hoisted")


class _Order:
    """The linear body's parameters, brought from (tangents, residuals) into scan's order."""

    def __init__(self, carry: int, xs: int, captures: int, sources: Sources) -> None:
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
        key = ("scan_order", self.carry, self.xs, tuple(self.stacked))
        found: Graph | None = graph.memo.get(key)
        if found is None:
            front = list(range(self.carry + self.xs))
            middle = list(range(self.carry + self.xs, self.carry + self.xs + self.captures))
            places = [*front, *self.stacked, *middle, *self.constant]
            params = [graph.params[i] for i in places]
            found = graph.memo[key] = Graph(params, graph.nodes, graph.outs, graph.name)
        return found


def scan_transpose(attrs: Attrs, cts: Values, ins: Values) -> list[Any]:
    """A linear scan runs backwards: it carries cotangents, and sums those of captures."""
    if not attrs["linear"] and not all(is_linear(ins)[: attrs["nc"]]):
        parts = separated(attrs, ins)
        pulled = scan_transpose(parts.attrs, pick(cts, parts.results), parts.ins)
        found = dict(zip(parts.places, pulled, strict=True))
        return [found.get(i) if isinstance(x, Undefined) else None for i, x in enumerate(ins)]
    body, nc, nx = attrs["body"], attrs["nc"], attrs["nx"]
    linear = attrs["linear"] or is_linear(ins)
    _, xs, caps = parts_of(attrs, ins)
    lin_xs, lin_caps = linear[nc : nc + nx], linear[nc + nx :]
    ys_ct = tuple(c is not None for c in cts[nc:])
    back = transposed(body, tuple(linear), (*(True,) * nc, *ys_ct))
    residual_xs = [x for x, f in zip(xs, lin_xs, strict=True) if not f]
    residual_caps = [x for x, f in zip(caps, lin_caps, strict=True) if not f]
    cap_types = [t.strong for t, f in zip(body.in_types[nc + nx :], lin_caps, strict=True) if f]
    carry_types = [t.strong for t in body.in_types[:nc]]
    n_ys, k = sum(ys_ct), nc + sum(lin_xs)
    n_held = len(residual_xs) + len(residual_caps)
    rows = [*back.params[: len(residual_xs)], *back.params[n_held + nc :]]
    fixed = back.params[len(residual_xs) : n_held]
    sums = sums_behind(back, k, rows, fixed, attrs["length"])
    carried = [j for j in range(len(cap_types)) if j not in sums.terms]
    n_acc = len(carried)
    extra = Graph(back.params, back.nodes, [*back.outs, *sums.stacked], back.name)

    def step(*args: Any) -> list[Any]:
        ct_carry, acc = args[:nc], args[nc : nc + n_acc]
        ct_ys = args[nc + n_acc : nc + n_acc + n_ys]
        res_xs = args[nc + n_acc + n_ys : nc + n_acc + n_ys + len(residual_xs)]
        res_caps = args[nc + n_acc + n_ys + len(residual_xs) :]
        pulled = call(*res_xs, *res_caps, *ct_carry, *ct_ys, graph=extra)
        grown = [add(a, pulled[k + j]) for a, j in zip(acc, carried, strict=True)]
        return [*pulled[:nc], *grown, *pulled[nc:k], *pulled[len(back.outs) :]]

    carry = [zeros(t) if c is None else c for c, t in zip(cts[:nc], carry_types, strict=True)]
    ct_rows = pick(cts[nc:], ys_ct)
    operands = [
        *carry,
        *(zeros(cap_types[j]) for j in carried),
        *ct_rows,
        *residual_xs,
        *residual_caps,
    ]
    types = [x.type.strong for x in operands]
    first, last = nc + n_acc, nc + n_acc + n_ys + len(residual_xs)
    types[first:last] = map(rows_of, types[first:last])
    outs = ops.scan(
        *operands,
        body=build(step, types, back.name),
        nc=nc + n_acc,
        nx=n_ys + len(residual_xs),
        length=attrs["length"],
        reverse=not attrs["reverse"],
        unroll=attrs["unroll"],
    )
    behind = nc + n_acc + sum(lin_xs)
    stacks = dict(zip(rows, [*residual_xs, *ct_rows], strict=True))
    stacks.update(zip(sums.stacked, outs[behind:], strict=True))
    totals = dict(zip(carried, outs[nc : nc + n_acc], strict=True))
    totals.update((j, summed(term, stacks)) for j, term in sums.terms.items())
    ct_caps = spread([totals[j] for j in range(len(cap_types))], tuple(lin_caps))
    return [*outs[:nc], *spread(outs[nc + n_acc : behind], tuple(lin_xs)), *ct_caps]
