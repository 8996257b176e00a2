"""Ops on named axes: what one member of a mapped axis gets from the others.

They stand in traced graphs only. Each names one axis; mapping over that axis replaces the op: a
value that has a row per member is reduced, turned or permuted along its rows, and a sum over all
members has no rows any more. Mapping over another axis leaves the op, on arrays of one more
dimension. `groups` are those of JAX's ``axis_index_groups``; None means that all members are one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import numpy as np

from monograph.hlo.axes import Axis
from monograph.hlo.errors import ShapeError
from monograph.hlo.ops.batching import stretch
from monograph.hlo.ops.elementwise import multiply
from monograph.hlo.ops.gather import gather
from monograph.hlo.ops.leaf import ALL_KINDS, NUMBERS, constant, iota, splat, zeros
from monograph.hlo.ops.monoids import identity, monoid
from monograph.hlo.ops.moves import permuted
from monograph.hlo.ops.reduce import reduce
from monograph.hlo.ops.shape_rules import moving_cost, scalar
from monograph.hlo.ops.slices import concatenate, cut
from monograph.hlo.record import Attrs, OpDef, register
from monograph.hlo.state import state
from monograph.hlo.types import I32, TensorType, Type, tensor

Types = tuple[TensorType, ...]
Groups = tuple[tuple[int, ...], ...]
Flagged = tuple[Any, bool]  # a value, and whether it has a row per member
Rule = Callable[[Attrs, Any, bool], Flagged]


# ---- rows ----------------------------------------------------------------------------------------


def take_rows(x: Any, rows: Sequence[int]) -> Any:
    """The rows of `x` with these numbers, in this order."""
    numbers = tuple(rows)
    if numbers == tuple(range(x.type.shape[0])):
        return x
    runs = _runs(numbers)
    if 0 < len(runs) <= _FEW:
        parts = [cut(x, 0, start, stop) for start, stop in runs]
        return parts[0] if len(parts) == 1 else concatenate(*parts, dimension=0)
    return gather(
        x,
        constant(np.array(numbers, np.int32).reshape(-1, 1)),
        offset_dims=tuple(range(1, x.type.ndim)),
        collapsed_slice_dims=(0,),
        start_index_map=(0,),
        index_vector_dim=1,
        slice_sizes=(1, *x.type.shape[1:]),
        unique_indices=len(set(numbers)) == len(numbers),
    )


_FEW = 8  # slices that are joined rather than gathered


def _runs(numbers: Sequence[int]) -> list[tuple[int, int]]:
    """Stretches of consecutive numbers: (first, behind the last)."""
    runs: list[tuple[int, int]] = []
    for n in numbers:
        if runs and runs[-1][1] == n:
            runs[-1] = (runs[-1][0], n + 1)
        else:
            runs.append((n, n + 1))
    return runs


def _by_group(x: Any, groups: Groups, f: Callable[[Any], Any]) -> Any:
    """`f` of the rows of each group, which gives as many rows, put back in the members' order."""
    made = concatenate(*[f(take_rows(x, g)) for g in groups], dimension=0)
    order = [m for g in groups for m in g]
    return take_rows(made, [order.index(m) for m in range(len(order))])


def swapped(x: Any) -> Any:
    """`x` with its first two dimensions exchanged."""
    return permuted(x, (1, 0, *range(2, x.type.ndim)))


def fold_rows(x: Any, name: str) -> Any:
    """The rows of `x` combined by a monoid."""
    d = x.type.dtype
    start = splat(identity(name, d), scalar(x.type))
    return reduce(x, start, dimensions=(0,), body=monoid(name, d))


def _repeated(x: Any, times: int) -> Any:
    return stretch(x, False, times)


# ---- the rules of the members of the axis that is mapped -----------------------------------------


def _own_rows(attrs: Attrs, x: Any, flag: bool) -> Any:
    return stretch(x, flag, attrs["axis"].size)


def _fold(name: str, attrs: Attrs, x: Any, flag: bool) -> Flagged:
    groups, n = attrs["groups"], attrs["axis"].size
    if groups is not None:
        rows = _own_rows(attrs, x, flag)
        made = _by_group(rows, groups, lambda r: _repeated(fold_rows(r, name), r.type.shape[0]))
        return made, True
    if flag:
        return fold_rows(x, name), False
    return multiply(x, splat(n, x.type.strong)) if name == "add" else x, False


def _gathered(attrs: Attrs, x: Any, flag: bool) -> Flagged:
    rows = _own_rows(attrs, x, flag)
    if attrs["groups"] is None:
        return rows, False
    return _by_group(rows, attrs["groups"], lambda r: _repeated(r, r.type.shape[0])), True


def _scattered(attrs: Attrs, x: Any, flag: bool) -> Flagged:
    if attrs["groups"] is None:
        return _fold("add", attrs, x, flag)[0], True
    rows = _own_rows(attrs, x, flag)
    return _by_group(rows, attrs["groups"], lambda r: fold_rows(r, "add")), True


def _exchanged(attrs: Attrs, x: Any, flag: bool) -> Flagged:
    rows = _own_rows(attrs, x, flag)
    if attrs["groups"] is None:
        return swapped(rows), True
    return _by_group(rows, attrs["groups"], swapped), True


def _sent(attrs: Attrs, x: Any, flag: bool) -> Flagged:
    n, source = attrs["axis"].size, {target: s for s, target in attrs["perm"]}
    if not flag and len(source) == n:
        return x, False
    rows = _own_rows(attrs, x, flag)
    if len(source) < n:  # a last row of zeros for those to whom nobody sends
        rows = concatenate(
            rows, zeros(tensor((1, *rows.type.shape[1:]), x.type.dtype)), dimension=0
        )
    return take_rows(rows, [source.get(m, n) for m in range(n)]), True


# ---- the records ---------------------------------------------------------------------------------


def _batch(op: OpDef, rule: Rule, outer: tuple[bool, bool], attrs: Attrs, ins: Any, flags: Any,
           size: int) -> Flagged:  # fmt: skip
    """`outer`: whether operand and result have dimension 0 for members, behind another's rows."""
    (x,), (flag,) = ins, flags
    if state.mapped == attrs["axis"]:
        return rule(attrs, x, flag)
    if not flag:
        return op(x, **attrs), False
    made = op(swapped(x) if outer[0] else x, **attrs)
    return swapped(made) if outer[1] else made, True


def _named(
    name: str,
    rule: Rule,
    infer: Callable[[Types, Attrs], Type],
    outer: tuple[bool, bool] = (False, False),
    attrs: tuple[str, ...] = ("axis", "groups"),
    transpose: Callable[[Attrs, Any], Any] | None = None,
) -> OpDef:
    def batch(attrs: Attrs, ins: Any, flags: Any, size: int) -> Flagged:
        return _batch(op, rule, outer, attrs, ins, flags, size)

    rules: dict[str, Any] = {}
    if transpose is not None:
        rules["linear"] = (0,)
        rules["transpose"] = lambda attrs, ct, ins: [transpose(attrs, ct)]
    op = OpDef(
        name,
        "opaque",
        infer,
        attrs=attrs,
        defaults={"groups": None},
        operands=("x",),
        dtypes=ALL_KINDS,
        batch=batch,
        cost=moving_cost,
        axes=lambda attrs: (attrs["axis"],),
        **rules,
    )
    return register(op)


def group_size(axis: Axis, groups: Groups | None) -> int:
    """How many members exchange values with each other."""
    return axis.size if groups is None else len(groups[0])


def _same(types: Types, attrs: Attrs) -> Type:
    return types[0]


def _stacked(types: Types, attrs: Attrs) -> Type:
    return types[0].with_shape((group_size(attrs["axis"], attrs["groups"]), *types[0].shape))


def _share(name: str, types: Types, attrs: Attrs) -> Type:
    """The type of one member's part of an operand whose dimension 0 has a part for each."""
    (t,), n = types, group_size(attrs["axis"], attrs["groups"])
    if t.shape[:1] != (n,):
        raise ShapeError(
            f"{name}: dimension 0 needs one element for each of {n} members",
            operands={"x": t, "axis": attrs["axis"].name},
        )
    return t.with_shape(t.shape[1:])


def _exchange_type(types: Types, attrs: Attrs) -> Type:
    _share("axis_swap", types, attrs)
    return types[0]


axis_sum: OpDef = _named(
    "axis_sum", partial(_fold, "add"), _same, transpose=lambda attrs, ct: axis_sum(ct, **attrs)
)
axis_max: OpDef = _named("axis_max", partial(_fold, "maximum"), _same)
axis_min: OpDef = _named("axis_min", partial(_fold, "minimum"), _same)
axis_gather: OpDef = _named(
    "axis_gather",
    _gathered,
    _stacked,
    (False, True),
    transpose=lambda attrs, ct: axis_scatter(ct, **attrs),
)
axis_scatter: OpDef = _named(
    "axis_scatter",
    _scattered,
    partial(_share, "axis_scatter"),
    (True, False),
    transpose=lambda attrs, ct: axis_gather(ct, **attrs),
)
axis_swap: OpDef = _named(
    "axis_swap",
    _exchanged,
    _exchange_type,
    (True, True),
    transpose=lambda attrs, ct: axis_swap(ct, **attrs),
)
axis_permute: OpDef = _named(
    "axis_permute",
    _sent,
    _same,
    attrs=("axis", "perm"),
    transpose=lambda attrs, ct: axis_permute(
        ct, axis=attrs["axis"], perm=tuple((target, source) for source, target in attrs["perm"])
    ),
)


def _index_batch(attrs: Attrs, ins: Any, flags: Any, size: int) -> Flagged:
    if state.mapped == attrs["axis"]:
        return iota(iota_dimension=0, shape=(attrs["axis"].size,), dtype=I32), True
    return axis_index(**attrs), False


axis_index: OpDef = register(
    OpDef(
        "axis_index",
        "opaque",
        lambda types, attrs: tensor((), I32),
        attrs=("axis",),
        dtypes=NUMBERS,
        batch=_index_batch,
        cost=moving_cost,
        axes=lambda attrs: (attrs["axis"],),
        weak="own",
    )
)
