"""Ops on named axes: what one member of a mapped axis gets from the others.

They stand in traced graphs and in programs of one device of a mesh. Several axes together are one
axis, whose members are numbered as elements of an array with those dimensions. Mapping over one of
them does the op's work along it, on rows: a sum over all members has no rows any more; what is left
is the op over the other axes. Mapping over another axis leaves the op, on arrays of one more
dimension. `groups`, for one axis alone, are JAX's ``axis_index_groups``; None: all are one group.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any

from monograph.hlo.axes import Axis, in_order, inverse, members
from monograph.hlo.errors import ShapeError
from monograph.hlo.factors import Factors, alike, with_members
from monograph.hlo.ops.elementwise import add, compare, multiply, select
from monograph.hlo.ops.leaf import ALL_KINDS, NUMBERS, iota, splat
from monograph.hlo.ops.moves import broadcast_in_dim, inwards, outwards
from monograph.hlo.ops.named_rules import (
    Flagged,
    Rule,
    exchanged,
    folded,
    gathered,
    owned,
    place_of,
    scattered,
    sent,
)
from monograph.hlo.ops.shape_rules import moving_cost
from monograph.hlo.record import Attrs, OpDef, ops, register
from monograph.hlo.state import state
from monograph.hlo.types import I32, TensorType, Type, listed, single, tensor

Types = tuple[TensorType, ...]
Axes = frozenset[Axis]


def _batch_fold(op: OpDef, name: str, attrs: Attrs, ins: Any, flags: Any, size: int) -> Flagged:
    if state.mapped in attrs["axes"]:
        return folded(name, attrs, ins, flags)
    made = op(*ins, **attrs)
    return made, list(flags) if len(ins) > 1 else flags[0]


def _batch(op: OpDef, rule: Rule, outer: tuple[bool, bool], attrs: Attrs, ins: Any, flags: Any,
           size: int) -> Flagged:  # fmt: skip
    """`outer`: whether operand and result have a dimension 0 for members in front of the rows."""
    (x,), (flag,) = ins, flags
    if state.mapped in attrs["axes"] and not _is_held(attrs):
        return rule(attrs, x, flag, place_of(attrs["axes"]))
    if not flag:
        return op(x, **attrs), False
    k = len(attrs.get("held", ()))
    made = op(inwards(x, k or int(outer[0])), **attrs)
    return outwards(made, k or int(outer[1])), True


def _is_held(attrs: Attrs) -> bool:
    return attrs["axes"].index(state.mapped) in attrs.get("held", ())


def vary(x: Any, axes: Iterable[Axis]) -> Any:
    """`x`, said to differ along these axes of a mesh too."""
    missing = in_order(frozenset(axes) - x.type.vary)
    return ops.axis_vary(x, axes=missing) if missing else x


def _meets(attrs: Attrs, given: Axes) -> Axes:
    """What all members of the axes hold does not differ along them."""
    return given if attrs.get("groups") is not None else given - _devices(attrs)


def _devices(attrs: Attrs) -> Axes:
    """The axes of an op that are a mesh's."""
    return frozenset(a for a in attrs["axes"] if a.mesh)


def _record(name: str, infer: Callable[[Types, Attrs], Type], batch: Callable[..., Flagged],
            transpose: Callable[..., Any] | None, **more: Any) -> OpDef:  # fmt: skip
    rules: dict[str, Any] = {"attrs": ("axes", "groups"), "operands": ("x",), **more}
    if transpose is not None:
        rules["linear"] = "all"
        rules["transpose"] = transpose
    return register(
        OpDef(
            name,
            "opaque",
            infer,
            defaults={"groups": None, "held": (), "same": False},
            dtypes=ALL_KINDS,
            batch=batch,
            cost=moving_cost,
            axes=lambda attrs: attrs["axes"],
            **rules,
        )
    )


def _moving(
    name: str,
    rule: Rule,
    infer: Callable[[Types, Attrs], Type],
    outer: tuple[bool, bool],
    transpose: Callable[[Attrs, Any], Any],
    **more: Any,
) -> OpDef:
    """An op that moves the rows of one value."""

    def back(attrs: Attrs, ct: Any, ins: Sequence[Any]) -> list[Any]:
        return [transpose(attrs, ct)]

    def batch(attrs: Attrs, ins: Any, flags: Any, size: int) -> Flagged:
        return _batch(op, rule, outer, attrs, ins, flags, size)

    op = _record(name, infer, batch, back, **more)
    return op


def _folding(name: str, fold: str, transpose: Callable[..., Any] | None = None) -> OpDef:
    """An op that folds values over all members: any number of operands, a result for each."""

    def batch(attrs: Attrs, ins: Any, flags: Any, size: int) -> Flagged:
        return _batch_fold(op, fold, attrs, ins, flags, size)

    more: dict[str, Any] = {"collective": "all_reduce", "varies": _meets, "factors": alike}
    op = _record(name, _alike, batch, transpose, operands=("*x",), **more)
    return op


def _alike(types: Types, attrs: Attrs) -> Type:
    return single(types)


def _stacked(types: Types, attrs: Attrs) -> Type:
    return types[0].with_shape((members(attrs["axes"], attrs["groups"]), *types[0].shape))


def _share(name: str, types: Types, attrs: Attrs) -> TensorType:
    """The type of one member's part of an operand whose dimension 0 has a part for each."""
    (t,), n = types, members(attrs["axes"], attrs.get("groups"))
    if t.shape[:1] != (n,):
        raise ShapeError(
            f"{name}: dimension 0 needs one element for each of {n} members",
            operands={"x": t, "axes": ", ".join(str(a.name) for a in attrs["axes"])},
        )
    return t.with_shape(t.shape[1:])


def _exchange_type(types: Types, attrs: Attrs) -> Type:
    _share("axis_swap", types, attrs)
    return types[0]


def _sum_transpose(attrs: Attrs, cts: Any, ins: Sequence[Any]) -> list[Any]:
    """What every member gets from a sum it gets back; a term along axes of which a type tells
    whether values differ is cast: the sum of cotangents belongs where a value was cast to differ.
    """
    given = [ct for ct in listed(cts) if ct is not None]
    known = attrs["groups"] is None and ins[0].type.vary & _devices(attrs)
    if known:
        given = [vary(ct, known) for ct in given]
    axes = tuple(a for a in attrs["axes"] if not known or a not in known)
    if axes:
        given = listed(axis_sum(*given, axes=axes, groups=attrs["groups"]))
    made = iter(given)
    return [None if ct is None else next(made) for ct in listed(cts)]


def _gather_transpose(attrs: Attrs, ct: Any) -> Any:
    if attrs["same"]:  # the cotangent is the same for all members: each takes the part of its value
        return axis_own(vary(ct, _devices(attrs)), axes=attrs["axes"])
    return axis_scatter(ct, axes=attrs["axes"], groups=attrs["groups"])


def _put_back(attrs: Attrs, ct: Any) -> Any:
    """The cotangent as one's own part among zeros."""
    shape = (members(attrs["axes"]), *ct.type.shape)
    number = splat(0, tensor((), I32))
    for axis in attrs["axes"]:
        number = add(multiply(number, splat(axis.size, number.type)), axis_index(axis=axis))
    own = broadcast_in_dim(number, shape=shape, broadcast_dimensions=())
    mask = compare(iota(iota_dimension=0, shape=shape, dtype=I32), own, comparison_direction="EQ")
    part = broadcast_in_dim(ct, shape=shape, broadcast_dimensions=tuple(range(1, len(shape))))
    return select(mask, part, splat(0, part.type))


axis_sum: OpDef = _folding("axis_sum", "add", _sum_transpose)
axis_max: OpDef = _folding("axis_max", "maximum")
axis_min: OpDef = _folding("axis_min", "minimum")

axis_gather: OpDef = _moving(
    "axis_gather",
    gathered,
    _stacked,
    (False, True),
    _gather_transpose,
    attrs=("axes", "groups", "same"),
    varies=lambda attrs, given: _meets(attrs, given) if attrs["same"] else given,
    factors=with_members(0, 1),
    collective="all_gather",
)
axis_scatter: OpDef = _moving(
    "axis_scatter",
    scattered,
    partial(_share, "axis_scatter"),
    (True, False),
    lambda attrs, ct: axis_gather(ct, **attrs),
    factors=with_members(1, 0),
    collective="reduce_scatter",
)
axis_swap: OpDef = _moving(
    "axis_swap",
    exchanged,
    _exchange_type,
    (True, True),
    lambda attrs, ct: axis_swap(ct, **attrs),
    factors=with_members(1, 1),
    collective="all_to_all",
)
axis_own: OpDef = _moving(
    "axis_own",
    owned,
    partial(_share, "axis_own"),
    (True, False),
    _put_back,
    attrs=("axes",),
    factors=with_members(1, 0),
)
axis_permute: OpDef = _moving(
    "axis_permute",
    sent,
    lambda types, attrs: types[0],
    (False, False),
    lambda attrs, ct: axis_permute(ct, **{**attrs, "perm": inverse(attrs["perm"])}),
    attrs=("axes", "perm", "held"),
    factors=alike,
    collective="collective_permute",
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
        factors=lambda types, out, attrs: Factors().rule([], [[]]),
        weak="own",
    )
)
