"""`convolution`: sums of products over windows of one array and a kernel.

All rules work on one canonical form, to which any dimension numbers are brought by transposing: x
as (batch, spatial ..., feature), the kernel as (spatial ..., input feature, output feature), the
result as (batch, spatial ..., feature). The derivatives are convolutions again
(`monograph.hlo.ops.convolution_rules`).
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from monograph.hlo.errors import DTypeError, ShapeError
from monograph.hlo.ops.dot import PRECISIONS
from monograph.hlo.ops.geometry import Geometry
from monograph.hlo.ops.moves import inverse
from monograph.hlo.ops.phases import alone, phases_of
from monograph.hlo.ops.shape_rules import check_axes
from monograph.hlo.ops.windows import padded_array, seen_array
from monograph.hlo.record import Attrs, Cost, Signature, elements_bytes, letters, ops
from monograph.hlo.types import DType, TensorType, Type, tensor, types_of

Types = tuple[TensorType, ...]
Array = np.ndarray[Any, Any]
Spec = tuple[int, ...]
Numbers = tuple[Spec, Spec, Spec]

FEW = 4  # products per group and window element up to which no matrix product is worth it
SHORT = 32  # products of such a sum that are added in turn, as XLA does: cancellation shows


@dataclass(frozen=True)
class Conv:
    """What one convolution does, apart from where its dimensions lie.

    Attributes:
        geometry: over the spatial dimensions; its sizes are the kernel's.
        reversal: per spatial dimension, whether the kernel is turned round.
        groups: of features: input group g meets output group g only.
        batches: groups of the batch: batch group g meets output group g only.
        precision, dtype: of the result.
    """

    geometry: Geometry
    reversal: tuple[bool, ...]
    groups: int
    batches: int
    precision: str
    dtype: DType

    @property
    def rank(self) -> int:
        """Of the arrays."""
        return len(self.reversal) + 2

    def emit(self, x: Any, w: Any, numbers: Numbers | None = None) -> Any:
        """The convolution of values that lie as `numbers` say, or in the canonical form."""
        return ops.convolution(x, w, **self.attrs(numbers))

    def attrs(self, numbers: Numbers | None = None) -> dict[str, Any]:
        """Its attributes where values lie as `numbers` say, or in the canonical form."""
        g, n = self.geometry, self.rank
        last = (0, n - 1, *range(1, n - 1))
        return {
            "window_strides": g.strides,
            "padding": g.padding,
            "lhs_dilation": g.base_dilations,
            "rhs_dilation": g.dilations,
            "window_reversal": self.reversal,
            "dimension_numbers": numbers or (last, (n - 1, n - 2, *range(n - 2)), last),
            "feature_group_count": self.groups,
            "batch_group_count": self.batches,
            "precision": self.precision,
            "dtype": self.dtype,
        }


@dataclass(frozen=True)
class Layout:
    """Permutations to the canonical form (of x and the kernel) and from it (of the result)."""

    x: Spec
    w: Spec
    out: Spec


def layout_of(attrs: Attrs) -> Layout:
    """How the operands lie; specs name (batch, feature, space ...), the kernel's (out, in ...)."""
    (n, c, *sp), (o, i, *k), (m, f, *to) = attrs["dimension_numbers"]
    return Layout((n, *sp, c), (*k, i, o), inverse((m, *to, f)))


def conv_of(types: Types, attrs: Attrs) -> Conv:
    """What a node convolves."""
    sizes = tuple(types[1].shape[i] for i in attrs["dimension_numbers"][1][2:])
    rows = ("window_strides", "lhs_dilation", "rhs_dilation", "padding")
    return Conv(
        Geometry.of(sizes, *(attrs[name] for name in rows)),
        attrs["window_reversal"] or (False,) * len(sizes),
        attrs["feature_group_count"],
        attrs["batch_group_count"],
        attrs["precision"],
        attrs["dtype"],
    )


def moved(t: TensorType, permutation: Spec) -> Spec:
    """The shape of a permuted value."""
    return tuple(t.shape[i] for i in permutation)


# ---- type ----------------------------------------------------------------------------------------


def conv_type(types: Types, attrs: Attrs) -> Type:
    """The type rule."""
    x, w = types
    _check_dtypes(x, w, attrs)
    _check_numbers(x, w, attrs)
    c, at = conv_of(types, attrs), layout_of(attrs)
    (n, *space, features), (*sizes, i, o) = moved(x, at.x), moved(w, at.w)
    # A kernel without elements makes sums of nothing, which are zero.
    replace(c.geometry, sizes=tuple(max(k, 1) for k in sizes)).check("convolution", x, tuple(space))
    if len(c.reversal) != len(space):
        raise ShapeError(f"convolution: window_reversal {c.reversal} for {len(space)} dimensions")
    _check_groups(x, w, c, n, o)
    if features % c.groups or i != features // c.groups:
        per = f" in {c.groups} groups" if c.groups > 1 else ""
        raise ShapeError(
            f"convolution: x has {features} features{per}, the kernel takes {i}",
            operands={"x": x, "kernel": w, "feature_group_count": c.groups},
            why="the kernel's input features are those of one group of x.",
            fix=f"give a kernel with {features // c.groups} input features"
            + (f", or feature_group_count={features // i}." if i and features % i == 0 else "."),
        )
    out = (n // c.batches, *c.geometry.counts(tuple(space)), o)
    return tensor(tuple(out[i] for i in at.out), c.dtype)


def _check_dtypes(x: TensorType, w: TensorType, attrs: Attrs) -> None:
    if x.dtype is not w.dtype:
        raise DTypeError(
            f"convolution: element types differ: {x.dtype} and {w.dtype}",
            operands={"x": x, "kernel": w},
            fix="convert one operand to the other's element type.",
        )
    d: DType = attrs["dtype"]
    if (
        x.dtype.kind == "bool"
        or x.dtype.is_inexact != d.is_inexact
        or (x.dtype.is_complex != d.is_complex)
    ):
        raise DTypeError(
            f"convolution: products of {x.dtype} can't be accumulated in {d}",
            operands={"x": x, "kernel": w},
            fix="convolve numbers, into a type of the same kind.",
        )
    if attrs["precision"] not in PRECISIONS:
        known = ", ".join(PRECISIONS)
        raise DTypeError(f"convolution: no precision {attrs['precision']!r}", fix=f"use {known}.")


def _check_numbers(x: TensorType, w: TensorType, attrs: Attrs) -> None:
    if x.ndim != w.ndim or x.ndim < 2:
        raise ShapeError(
            f"convolution: x has {x.ndim} dimensions, the kernel {w.ndim}",
            operands={"x": x, "kernel": w},
            why="both have a dimension for each spatial one, and two more.",
            fix="reshape them to one number of dimensions, at least 2.",
        )
    for name, spec in zip(("x", "kernel", "result"), attrs["dimension_numbers"], strict=True):
        what = f"dimension numbers of {name}"
        if len(spec) != x.ndim:
            raise ShapeError(
                f"convolution: {what} are {spec} for {x.ndim} dimensions",
                operands={"x": x, "kernel": w},
                fix="name every dimension once.",
            )
        check_axes("convolution", what, spec, x.ndim, x)


def _check_groups(x: TensorType, w: TensorType, c: Conv, n: int, o: int) -> None:
    shown: dict[str, Any] = {"x": x, "kernel": w}
    counts = {"feature_group_count": c.groups, "batch_group_count": c.batches}
    if min(counts.values()) < 1 or c.groups > 1 < c.batches:
        raise ShapeError(
            "convolution: group counts are at least 1, and one of them is 1",
            operands=shown | counts,
            fix="group features or the batch, not both.",
        )
    for name, count in counts.items():
        if o % count:
            raise ShapeError(
                f"convolution: the kernel's {o} output features can't be cut into {count} groups",
                operands=shown | {name: count},
                fix=f"make the output features a multiple of {count}.",
            )
    if n % c.batches:
        raise ShapeError(
            f"convolution: a batch of {n} can't be cut into {c.batches} groups",
            operands=shown | {"batch_group_count": c.batches},
            fix=f"make the batch a multiple of {c.batches}.",
        )


def conv_signature(types: Types, attrs: Attrs) -> Signature:
    """Batch and features are loops where there are no groups; space cannot be split."""
    rank = types[0].ndim
    b, i, o = (
        letters(3)
        if attrs["feature_group_count"] * attrs["batch_group_count"] == 1
        else ((None,) * 3)
    )
    rows = []
    for spec, pair in zip(attrs["dimension_numbers"], ((b, i), (o, i), (b, o)), strict=True):
        row: list[str | None] = [None] * rank
        row[spec[0]], row[spec[1]] = pair
        rows.append(tuple(row))
    return Signature((rows[0], rows[1]), (rows[2],))


def conv_cost(types: Types, out: Type, attrs: Attrs) -> Cost:
    """A product and a sum per element of the result, window and input feature."""
    (result,) = types_of(out)
    _, w_spec, _ = attrs["dimension_numbers"]
    terms = math.prod(types[1].shape[i] for i in w_spec[1:])
    work = 8 if types[0].dtype.is_complex else 2
    return Cost(work * result.size * terms, elements_bytes(types, out))


# ---- semantics -----------------------------------------------------------------------------------


def one_product(c: Conv) -> bool:
    """Whether every result is of one element at most: all of them are a product, put in place."""
    return c.groups == c.batches == 1 and alone(c.geometry)


def in_turn(c: Conv, i: int, o: int) -> bool:
    """Whether groups of i features to o have sums short enough to be taken in turn."""
    return c.groups > 1 and i * o <= FEW and i * c.geometry.elements <= SHORT


def groups_first(c: Conv, shape: Spec, count: int) -> tuple[Spec, Spec]:
    """The shape with its groups apart, and the permutation that brings them to the front."""
    if c.batches > 1:
        split = (count, shape[0] // count, *shape[1:])
        return split, tuple(range(len(split)))
    split = (*shape[:-1], count, shape[-1] // count)
    n = len(split)
    return split, (n - 2, *range(n - 2), n - 1)


def windows_of_groups(attrs: Attrs, x: Array, w: Array) -> tuple[Conv, Array, Array]:
    """What a convolution multiplies.

    Returns:
        Its dimensions; x as [group, batch, space..., feature, window...]; the kernel as
        [space..., input feature, output feature], turned where the attributes say so.
    """
    at = layout_of(attrs)
    c = conv_of(tuple(tensor(v.shape, attrs["dtype"]) for v in (x, w)), attrs)
    x, w = np.transpose(x, at.x), np.transpose(w, at.w)
    w = np.flip(w, tuple(i for i, turned in enumerate(c.reversal) if turned))
    split, to_front = groups_first(c, x.shape, c.groups * c.batches)
    x = np.transpose(x.reshape(split), to_front)
    g = c.geometry.within(2, 1)
    return c, seen_array(padded_array(x, np.zeros((), x.dtype), g), g), w


def conv_ref(attrs: Attrs, x: Array, w: Array) -> Array:
    """Windows times kernel, group by group; accumulated as `dot_general` does.

    Elements of a window between those of a spread x are no terms.
    """
    at, c = layout_of(attrs), conv_of(tuple(tensor(v.shape, attrs["dtype"]) for v in (x, w)), attrs)
    phases = phases_of(c.geometry, tuple(x.shape[i] for i in at.x[1:-1]))
    if phases is None and not one_product(c):
        return _conv_ref(attrs, x, w)
    x, w = np.transpose(x, at.x), np.transpose(w, at.w)
    w = np.flip(w, tuple(i for i, turned in enumerate(c.reversal) if turned))
    if phases is None or one_product(c):
        return np.asarray(np.transpose(_placed_ref(c, x, w), at.out))
    room = tuple(n * p for n, p in zip(phases.counts, phases.periods, strict=True))
    out = np.zeros((x.shape[0] // c.batches, *room, w.shape[-1]), c.dtype.np)
    for phase in phases.each:
        if phase.geometry is not None:
            one = replace(c, geometry=phase.geometry, reversal=(False,) * len(c.reversal))
            part = w[tuple(slice(p.start, p.stop, p.step) for p in phase.picked)]
            out[(slice(None), *phases.places(phase))] = _conv_ref(one.attrs(), x, part)
    out = out[tuple(slice(n) for n in (out.shape[0], *phases.wanted))]
    return np.asarray(np.transpose(out, at.out))


def _placed_ref(c: Conv, x: Array, w: Array) -> Array:
    """Windows no longer than the gaps of a spread x: element by element of the window.

    Element m of x meets element t at place ``low + period * m - t``; what meets none is zero.
    """
    g, space = c.geometry, x.shape[1:-1]
    wanted = g.counts(space)
    out = np.zeros((x.shape[0], *wanted, w.shape[-1]), c.dtype.np)
    one = replace(c, geometry=Geometry.of((1,) * len(space)), reversal=(False,) * len(space))
    for taps in np.ndindex(*g.sizes):
        met, places = [], []
        for t, n, m, p, (low, _) in zip(
            taps, space, wanted, g.base_dilations, g.padding, strict=True
        ):
            first, last = max(0, -((low - t) // p)), min(n, (m - 1 - low + t) // p + 1)
            start = low - t + p * first
            met.append(slice(first, max(first, last)))
            places.append(slice(start, start + p * max(0, last - first), p))
        part = w[tuple(slice(t, t + 1) for t in taps)]
        out[:, *places] = _conv_ref(one.attrs(), x[:, *met], part)
    return out


def _conv_ref(attrs: Attrs, x: Array, w: Array) -> Array:
    c, seen_x, w = windows_of_groups(attrs, x, w)
    count, space = c.groups * c.batches, c.rank - 2
    seen_x = seen_x.reshape((*seen_x.shape[: c.rank + 1], *w.shape[:space]))
    w = w.reshape((*w.shape[:-1], count, w.shape[-1] // count))
    product: Any = ops.dot_general.ref
    n = c.rank + 1
    out = product(
        {
            "lhs_batching_dimensions": (0,),
            "rhs_batching_dimensions": (space + 1,),
            "lhs_contracting_dimensions": tuple(range(n - 1, n + space)),
            "rhs_contracting_dimensions": (space, *range(space)),
            "precision": attrs["precision"],
            "preferred": attrs["dtype"],
            "order": "sequential" if in_turn(c, w.shape[space], w.shape[-1]) else "any",
        },
        seen_x,
        w,
    )
    out = np.moveaxis(out, 0, -2)
    out = out.reshape((*out.shape[:-2], out.shape[-2] * out.shape[-1]))
    return np.asarray(np.transpose(out, layout_of(attrs).out))
