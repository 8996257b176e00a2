"""The record `case`: one of several graphs, chosen by an index."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from monograph.hlo.builder import build
from monograph.hlo.cost import graph_cost
from monograph.hlo.errors import ShapeError, UnsupportedError
from monograph.hlo.factors import Edge
from monograph.hlo.graph import Graph
from monograph.hlo.interp import evaluate
from monograph.hlo.ops.batching import stretched
from monograph.hlo.ops.composite import stop_gradient
from monograph.hlo.ops.elementwise import clamp, compare, select
from monograph.hlo.ops.leaf import ALL_KINDS, splat, zeros
from monograph.hlo.ops.moves import broadcast_in_dim
from monograph.hlo.ops.region import (
    Flags,
    Values,
    acts,
    call,
    check_choice,
    check_types,
    is_linear,
    pick,
    present,
    spread,
)
from monograph.hlo.record import Attrs, Cost, Mlir, OpDef, register
from monograph.hlo.types import I32, TensorType, Type, tensor
from monograph.hlo.walk.activity import active_outputs
from monograph.hlo.walk.axes import mapped_axis
from monograph.hlo.walk.batch import batched
from monograph.hlo.walk.linearize import Linearized, jvp_graph, linearized
from monograph.hlo.walk.transpose import transposed


def _case_type(types: tuple[TensorType, ...], attrs: Attrs) -> Type:
    branches: tuple[Graph, ...] = attrs["branches"]
    if not types or types[0].bare is not tensor((), I32):
        raise ShapeError(
            "case: the index is not an i32 scalar",
            operands={"index": types[0] if types else "none"},
        )
    for branch in branches:
        check_types("case", f"the arguments of branch {branch.name}", types[1:], branch.in_types)
        check_types(
            "case", f"the result of branch {branch.name}", branch.out_types, branches[0].out_types
        )
    check_choice("conditional", types[0], (*types[1:], *branches[0].out_types), branches)
    return tuple(
        ts[0] if all(t.weak for t in ts) else ts[0].strong
        for ts in zip(*(b.out_types for b in branches), strict=True)
    )


def _case_ref(attrs: Attrs, index: Any, *args: Any) -> tuple[Any, ...]:
    branches = attrs["branches"]
    i = int(index)
    return tuple(evaluate(branches[i if 0 <= i < len(branches) else -1], args))


def _case_jvp(attrs: Attrs, ins: Values, ts: Values) -> tuple[list[Any], list[Any]]:
    flags = present(ts[1:], ins[1:])
    active = _case_active(attrs, (False, *flags))
    made = tuple(jvp_graph(b, flags, active)[0] for b in attrs["branches"])
    both = case(*ins, *pick(ts[1:], flags), branches=made)
    n = len(active)
    return both[:n], spread(both[n:], active)


def _case_active(attrs: Attrs, flags: Flags) -> Flags:
    per_branch = [active_outputs(b, tuple(flags[1:])) for b in attrs["branches"]]
    return tuple(any(column) for column in zip(*per_branch, strict=True))


def _case_linearize(attrs: Attrs, ins: Values, ts: Values) -> tuple[list[Any], list[Any]]:
    branches: tuple[Graph, ...] = attrs["branches"]
    n = len(branches[0].outs)
    flags = present(ts[1:], ins[1:])
    active = _case_active(attrs, (False, *flags))
    if not any(active):
        return case(*ins, branches=branches), [None] * n
    parts = [linearized(b, flags, active) for b in branches]
    slots, places = _share_slots(parts, n)
    forward = tuple(_with_slots(p, place, slots, n) for p, place in zip(parts, places, strict=True))
    outs = case(*ins, branches=forward)
    used = sorted({i for p in parts for kind, i in p.residuals if kind == "param"})
    tangent_types = [x.type.strong for x, f in zip(ins[1:], flags, strict=True) if f]
    linear = tuple(
        _linear_branch(p, place, tangent_types, [ins[1 + i].type for i in used], used, slots)
        for p, place in zip(parts, places, strict=True)
    )
    residuals = [ins[1 + i] for i in used] + list(outs[n:])
    tangents = case(ins[0], *pick(ts[1:], flags), *residuals, branches=linear)
    return outs[:n], spread(tangents, active)


def _share_slots(parts: Sequence[Linearized], n: int) -> tuple[list[TensorType], list[list[int]]]:
    """Slots for saved residuals, shared between branches by type; per branch the slot of each."""
    slots: list[TensorType] = []
    places: list[list[int]] = []
    for p in parts:
        free = list(range(len(slots)))
        place = []
        for t in p.forward.out_types[n:]:
            match = next((s for s in free if slots[s] is t.strong), None)
            if match is None:
                match = len(slots)
                slots.append(t.strong)
            else:
                free.remove(match)
            place.append(match)
        places.append(place)
    return slots, places


def _with_slots(p: Linearized, place: list[int], slots: list[TensorType], n: int) -> Graph:
    """The forward graph with one output per slot, zeros in those that other branches use."""

    def forward(*args: Any) -> list[Any]:
        outs = call(*args, graph=p.forward)
        saved = {slot: outs[n + k] for k, slot in enumerate(place)}
        return [*outs[:n], *(saved[s] if s in saved else zeros(t) for s, t in enumerate(slots))]

    return build(forward, p.forward.in_types, p.forward.name)


def _linear_branch(
    p: Linearized,
    place: list[int],
    tangents: list[TensorType],
    params: list[TensorType],
    used: list[int],
    slots: list[TensorType],
) -> Graph:
    """The linear graph of one branch on the operands that all branches share."""

    def linear(*args: Any) -> list[Any]:
        k = len(tangents)
        held = dict(zip(used, args[k:], strict=False))
        in_slot = args[k + len(used) :]
        residuals = [held[i] if kind == "param" else in_slot[place[i]] for kind, i in p.residuals]
        outs: list[Any] = call(*args[:k], *residuals, graph=p.linear)
        return outs

    return build(linear, [*tangents, *params, *slots], p.linear.name)


def _case_transpose(attrs: Attrs, cts: Values, ins: Values) -> list[Any]:
    linear = is_linear(ins)
    with_ct = tuple(c is not None for c in cts)
    back = tuple(transposed(b, linear[1:], with_ct) for b in attrs["branches"])
    args = [x for x, flag in zip(ins, linear, strict=True) if not flag]
    return spread(case(*args, *pick(cts, with_ct), branches=back), linear)


def _case_batch(attrs: Attrs, ins: Values, flags: Flags, size: int) -> tuple[list[Any], list[bool]]:
    branches: tuple[Graph, ...] = attrs["branches"]
    rest = tuple(flags[1:])
    n = len(branches[0].outs)
    none = (False,) * n
    if flags[0]:
        return _select_branches(branches, ins, rest, size), [True] * n
    union = tuple(
        any(column)
        for column in zip(*(batched(b, rest, size, none)[1] for b in branches), strict=True)
    )
    made = tuple(batched(b, rest, size, union)[0] for b in branches)
    return case(*ins, branches=made), list(union)


def _select_branches(branches: tuple[Graph, ...], ins: Values, rest: Flags, size: int) -> list[Any]:
    """A batched index: run every branch on the whole batch and select."""
    if any(map(acts, branches)):
        raise UnsupportedError(
            "vmap over the index of a conditional whose branches have side effects",
            why="every branch would run, so its effects would happen for the wrong examples.",
            fix="move the callback out of the conditional.",
        )
    force = (True,) * len(branches[0].outs)
    # Members of a named axis read each other's rows, those that do not take the branch among them.
    guard = not any(mapped_axis(b) for b in branches)
    inexact = [guard and x.type.dtype.is_inexact for x in ins[1:]]
    operands = stretched(ins[1:], rest, inexact, size)
    rest = tuple(f or g for f, g in zip(rest, inexact, strict=True))
    made = [batched(b, rest, size, force)[0] for b in branches]
    last = len(branches) - 1
    index = ins[0]
    scalar = tensor((), I32)
    wrapped = select(
        compare(index, splat(0, index.type), comparison_direction="LT"),
        splat(last, index.type),
        clamp(splat(0, scalar), index, splat(last, scalar)),
    )
    taken = [
        compare(wrapped, splat(i, wrapped.type), comparison_direction="EQ")
        for i in range(len(branches))
    ]
    rows = [
        call(*[_guarded(p, x) if g else x for x, g in zip(operands, inexact, strict=True)], graph=b)
        for p, b in zip(taken, made, strict=True)
    ]
    outs = []
    for column in zip(*rows, strict=True):
        value = column[last]
        for i in range(last - 1, -1, -1):
            value = select(_along(taken[i], value.type), column[i], value)
        outs.append(value)
    return outs


def _along(mask: Any, t: TensorType) -> Any:
    return broadcast_in_dim(mask, shape=t.shape, broadcast_dimensions=(0,))


def _guarded(taken: Any, x: Any) -> Any:
    """`x`, with no derivative in the rows that do not take the branch: there it may be NaN.

    So operands that all rows share are given one row each: their derivative is a sum over rows.
    """
    return select(_along(taken, x.type), x, stop_gradient(x))


def _case_edges(attrs: Attrs) -> tuple[Edge, ...]:
    branches: tuple[Graph, ...] = attrs["branches"]
    every, (first, *_) = range(len(branches)), branches
    args = [Edge((i + 1,), tuple((b, i) for b in every)) for i in range(len(first.params))]
    outs = [Edge(outs=tuple((b, i) for b in every), results=(i,)) for i in range(len(first.outs))]
    return (*args, *outs)


def _case_cost(types: tuple[TensorType, ...], out: Type, attrs: Attrs) -> Cost:
    return max((graph_cost(b) for b in attrs["branches"]), key=lambda c: c.flops)


case = register(
    OpDef(
        "case",
        "region",
        _case_type,
        _case_ref,
        attrs=("branches",),
        operands=("index", "*args"),
        dtypes=ALL_KINDS,
        regions=("branches",),
        flow="choice",
        jvp=_case_jvp,
        linearize=_case_linearize,
        transpose=_case_transpose,
        active=_case_active,
        batch=_case_batch,
        edges=_case_edges,
        cost=_case_cost,
        weak="own",
        mlir=Mlir("stablehlo.case"),
    )
)
