"""Checks that the type rules of structural ops share; each raises an error that names the fix.

Axes are already normalised here (no negative ones): that is the public API's work.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from monograph.hlo.errors import AxisError, DTypeError, ShapeError
from monograph.hlo.graph import Graph
from monograph.hlo.record import Attrs, Cost, elements_bytes
from monograph.hlo.types import TensorType, Type, single, tensor


def named(names: Sequence[str], types: Sequence[TensorType]) -> Mapping[str, TensorType]:
    """Operand name -> type, for messages; a last name with ``*`` is counted through."""
    out: dict[str, TensorType] = {}
    for i, t in enumerate(types):
        name = names[min(i, len(names) - 1)]
        out[f"{name[1:]}{i - len(names) + 1}" if name.startswith("*") else name] = t
    return out


def check_length(op: str, what: str, given: Sequence[Any], count: int, x: TensorType) -> None:
    """`given` must have one entry for each of `count` dimensions of `x`."""
    if len(given) != count:
        raise ShapeError(
            f"{op}: {what} has {len(given)} entries for {count} dimensions",
            operands={"x": x, what: tuple(given)},
            fix=f"give {what} exactly {count} entries, one per dimension of x.",
        )


def check_axes(op: str, what: str, axes: Sequence[int], ndim: int, x: TensorType) -> None:
    """Each axis in ``0 .. ndim-1`` and none twice."""
    operands = {"x": x, what: tuple(axes)}
    for axis in axes:
        if not 0 <= axis < ndim:
            raise AxisError(
                f"{op}: axis {axis} of {what} is out of range for {ndim} dimensions",
                operands=operands,
                fix=f"use axes from 0 to {ndim - 1}."
                if ndim
                else "give none: a scalar has no axes.",
            )
    if len(set(axes)) != len(axes):
        twice = next(a for i, a in enumerate(axes) if a in axes[:i])
        raise AxisError(
            f"{op}: axis {twice} is given twice in {what}",
            operands=operands,
            fix=f"name every axis once in {what}.",
        )


def check_shape(op: str, shape: Sequence[int], x: TensorType) -> None:
    """Sizes are at least 0."""
    if any(n < 0 for n in shape):
        raise ShapeError(
            f"{op}: a size is negative in shape {tuple(shape)}",
            operands={"x": x},
            fix="give every dimension a size of at least 0.",
        )


def check_same_dtype(op: str, operands: Mapping[str, TensorType]) -> None:
    """All operands have one element type."""
    types = list(operands.values())
    for t in types[1:]:
        if t.dtype is not types[0].dtype:
            raise DTypeError(
                f"{op}: element types differ: {types[0].dtype} and {t.dtype}",
                operands=operands,
                fix="convert the operands to one element type first.",
            )


def check_index_scalars(op: str, starts: Sequence[TensorType], x: TensorType) -> None:
    """One scalar integer start per dimension of `x`, all of one element type."""
    shown = {"x": x, **{f"start{i}": t for i, t in enumerate(starts)}}
    if len(starts) != x.ndim:
        raise ShapeError(
            f"{op}: {len(starts)} starts for {x.ndim} dimensions",
            operands=shown,
            fix=f"give one scalar start per dimension of x ({x.ndim}).",
        )
    for i, t in enumerate(starts):
        if t.ndim or not t.dtype.is_integer or t.dtype is not starts[0].dtype:
            raise DTypeError(
                f"{op}: start {i} is {t}, not a scalar integer of the type of the others",
                operands=shown,
                fix="convert every start to one integer type, with shape ().",
            )


def moving_cost(types: tuple[TensorType, ...], out: Type, attrs: Attrs) -> Cost:
    """Cost of an op that only moves elements."""
    return Cost(0, elements_bytes(types, out))


def other_axes(ndim: int, axes: Sequence[int]) -> tuple[int, ...]:
    """The axes of ``0 .. ndim-1`` that are not in `axes`, in order."""
    return tuple(i for i in range(ndim) if i not in axes)


def scalar(t: TensorType) -> TensorType:
    """The scalar type of `t`'s element type."""
    return tensor((), t.dtype)


def declared_type(types: Sequence[TensorType], attrs: Attrs) -> Type:
    """The type of an op whose results are declared by its attribute `types`."""
    declared: tuple[TensorType, ...] = attrs["types"]
    return single(declared)


def check_body(
    op: str,
    what: str,
    body: Graph,
    ins: Sequence[TensorType],
    outs: Sequence[TensorType] | None,
    shown: Any,
    why: str = "",
) -> None:
    """A region must be a function of these scalars made of elementwise ops.

    Args:
        op: whose it is, for messages; `shown` are the operands, `why` the reason.
        what: it is called there.
        body: the region.
        ins: what it is to take.
        outs: what it is to give; None: one scalar of any type.
    """
    one_scalar = len(body.outs) == 1 and not body.out_types[0].ndim
    fits = one_scalar if outs is None else body.out_types == tuple(outs)
    if body.in_types != tuple(ins) or not fits:
        gives = "one scalar" if outs is None else tuple(outs)
        raise DTypeError(
            f"{op}: the {what} takes {body.in_types} and gives {body.out_types}",
            operands=shown,
            why=why,
            fix=f"write a {what} from {tuple(ins)} to {gives}.",
        )
    for node in body.nodes:
        if node.op.kind not in ("elementwise", "leaf"):
            raise DTypeError(
                f"{op}: the {what} holds {node.op.name}, which is not elementwise",
                operands=shown,
                fix="compute with scalars by elementwise ops only.",
            )


def check_combiner(op: str, body: Graph, xs: Sequence[TensorType], shown: Any, why: str) -> None:
    """A body must combine two tuples of scalars of the arrays' element types into one."""
    scalars = tuple(scalar(x) for x in xs)
    check_body(op, "body", body, scalars * 2, scalars, shown, why)
