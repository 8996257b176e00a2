"""The interpreter in this machine's contract mode: its sums in the order in which they are taken.

All else that the machine computes is what records say (docs/decisions/0045), so the table is
short:

- `dot_general`: terms in the order of the contracting dimensions, `rows` of an array at a time;
- `convolution`: a product of windows and kernel, whose terms are in the order of the kernel's
  spatial dimensions and then of the input features, `rows` at a time again; the zeros of padding
  are terms like others; where each feature makes one by itself, what `depthwise` says;
- `reduce` of f32 by a sum or a product, in free order, over any dimensions: the array is cut into
  tiles along the last two (one of a single dimension into rows of as many elements as there are
  lanes, and these into tiles). Tiles that differ in folded dimensions only are taken in the order
  of the array, from the first on, element by element; then neighbouring sublanes, level by level,
  if the last dimension but one is folded; then neighbouring lanes, if the last one is; then the
  initial value and that. What is beyond an edge counts as -0 (1 in products). A fold by any other
  body, in free order, goes from element to element, the initial value first;
- `reduce` of bf16 or f16 by a sum or a product, in free order: that of f32, rounded once;
- `cumsum` and `cumprod` of floats, in f32 and rounded once: every element is combined with the one
  at a distance before it, the one before first, for distances 1, 2, 4 and so on; elements that
  there is none before stay as they are;
- `reduce_window` by a body of the user's own, or of more floats than the record adds or multiplies
  in turn: from element to element (`windowed`);
- `select_and_scatter`: what its expansion says;
- decompositions, Fourier transforms, arithmetic of c64, and functions of the C library: what
  `definitions` says.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from monograph.backends.tpu.chip import Chip
from monograph.backends.tpu.definitions import defined
from monograph.backends.tpu.depthwise import depthwise, is_depthwise
from monograph.backends.tpu.isa.shuffle import fold
from monograph.backends.tpu.native import WORTH, native_product
from monograph.backends.tpu.numerics import DEFAULT, Numerics, product
from monograph.backends.tpu.windowed import folded_windows, ordered_windows
from monograph.hlo.interp import evaluate
from monograph.hlo.ops.composite import expansion
from monograph.hlo.ops.convolution import layout_of, windows_of_groups
from monograph.hlo.ops.cumulative import RUNNING
from monograph.hlo.ops.dot import dims_of, grouped
from monograph.hlo.ops.monoids import monoid_of
from monograph.hlo.record import OPS, Attrs, OpDef, ops
from monograph.hlo.types import (
    BF16,
    F32,
    I8,
    I32,
    DType,
    TensorType,
    dtype,
    tensor,
    type_of_array,
    types_of,
)

Array = np.ndarray[Any, Any]


def contract(chip: Chip, numerics: Numerics = DEFAULT) -> Mapping[OpDef, Callable[..., Array]]:
    """Semantics of contractions on a chip, for `monograph.hlo.state.referring`.

    Args:
        chip: whose rows cut the sums into tiles, and whose `chain_group` counts.
        numerics: options; the `precision` of an op goes before theirs, if it is not "default".

    Returns:
        Record -> its semantics. Types that the arrays do not multiply (f64, integers other than
        i8) keep their record's, and so do folds of other kinds.

    >>> from monograph.backends.tpu.chips import chip
    >>> [op.name for op in contract(chip("v5e"))][:3]
    ['dot_general', 'convolution', 'reduce']
    """
    options = replace(numerics, chain_group=chip.chain_group)

    def dot(attrs: Attrs, x: Array, y: Array) -> Array:
        return _dot(attrs, x, y, chip.rows, options)

    def convolution(attrs: Attrs, x: Array, w: Array) -> Array:
        return _convolution(attrs, x, w, chip.rows, options)

    def reduce(attrs: Attrs, *arrays: Array) -> Any:
        return _reduce(attrs, arrays, chip)

    more: dict[OpDef, Callable[..., Any]]
    more = {ops.reduce_window: _reduce_window, ops.select_and_scatter: _select_and_scatter}
    more |= {op: _running(op) for op in RUNNING.values() if op.ulp}  # others are exact
    more = {ops.dot_general: dot, ops.convolution: convolution, ops.reduce: reduce, **more}
    return more | defined(more)


def multiplied(types: Sequence[TensorType], out: TensorType) -> DType | None:
    """What the arrays multiply operands of these types as, for results of that type: bf16 or i8."""
    if all(t.dtype is I8 for t in types) and out.dtype is I32:
        return I8
    narrow = all(t.dtype.is_float and t.dtype.bits <= 32 for t in (*types, out))
    return BF16 if narrow else None


def _dot(attrs: Attrs, x: Array, y: Array, rows: int, numerics: Numerics) -> Array:
    types = (type_of_array(x), type_of_array(y))
    (out,) = types_of(ops.dot_general.result_type(types, attrs))
    kind = multiplied(types, out)
    if kind is None:
        ref = ops.dot_general.ref
        assert ref is not None
        return np.asarray(ref(attrs, x, y))
    if attrs["precision"] != "default":
        numerics = replace(numerics, precision=attrs["precision"])
    d = dims_of(attrs)
    a = grouped(x, d.x_batch, d.x_free(x.ndim), d.x_sum)
    b = grouped(y, d.y_batch, d.y_free(y.ndim), d.y_sum).swapaxes(1, 2)
    return _products(a, b, rows, numerics, kind, out)


def _products(
    a: Array, b: Array, rows: int, numerics: Numerics, kind: DType, out: TensorType
) -> Array:
    """Products of stacks of matrices, as the type of the result."""
    whole = kind is I8
    sums = np.zeros((len(a), a.shape[1], b.shape[2]), np.int32 if whole else np.float32)
    if sums.size and a.shape[2]:
        least = WORTH // len(a)  # compiled once for all of them
        for i in range(len(a)):
            quick = native_product(a[i], b[i], rows, numerics, least)
            sums[i] = product(a[i], b[i], rows, numerics) if quick is None else quick
    return sums.astype(dtype(out.dtype).np).reshape(out.shape)


def _convolution(attrs: Attrs, x: Array, w: Array, rows: int, numerics: Numerics) -> Array:
    types = (type_of_array(x), type_of_array(w))
    (out,) = types_of(ops.convolution.result_type(types, attrs))
    kind = multiplied(types, out)
    if kind is None or not out.size:
        ref = ops.convolution.ref
        assert ref is not None
        return np.asarray(ref(attrs, x, w))
    if is_depthwise(types, attrs):
        return np.asarray(evaluate(depthwise(types, attrs), [x, w])[0])
    if attrs["precision"] != "default":
        numerics = replace(numerics, precision=attrs["precision"])
    windows, kernel, lead = windows_of(attrs, x, w)
    n = len(windows)
    shape = tensor((n, windows.shape[1], kernel.shape[2]), out.dtype)
    y = _products(windows, kernel, rows, numerics, kind, shape)
    y = np.moveaxis(y, 0, 1).reshape((*lead, n * kernel.shape[2]))
    return np.ascontiguousarray(np.transpose(y, layout_of(attrs).out))


def windows_of(attrs: Attrs, x: Array, w: Array) -> tuple[Array, Array, tuple[int, ...]]:
    """A convolution as products of matrices.

    Returns:
        [groups, places, terms] windows; [groups, terms, features] kernel; the shape of the places:
        batch and space of the result.
    """
    c, seen, w = windows_of_groups(attrs, x, w)
    count, space = c.groups * c.batches, c.rank - 2
    lead = seen.shape[1 : c.rank]  # group, batch, space, feature, window -> the feature last
    seen = np.moveaxis(seen.reshape((*seen.shape[: c.rank + 1], -1)), c.rank, -1)
    kernel = w.reshape((-1, w.shape[space], count, w.shape[-1] // count))
    kernel = np.moveaxis(kernel.reshape((-1, count, kernel.shape[-1])), 1, 0)
    return seen.reshape((count, math.prod(lead), -1)), kernel, lead


# ---- folds ---------------------------------------------------------------------------------------


def folds_in_order(attrs: Attrs, types: Sequence[TensorType]) -> bool:
    """Whether a `reduce` is one whose order the machine gives: a sum or a product of f32."""
    if len(types) != 2 or attrs["order"] != "any" or types[0].dtype is not F32:
        return False
    some = types[0].ndim > 0 and bool(attrs["dimensions"])
    return some and monoid_of(attrs["body"]) in ("add", "multiply")


def _reduce(attrs: Attrs, arrays: Sequence[Array], chip: Chip) -> Any:
    if not folds_in_order(attrs, [type_of_array(x) for x in arrays]) or not arrays[0].size:
        ref = ops.reduce.ref
        assert ref is not None
        if attrs["order"] == "any" and monoid_of(attrs["body"]) is None:
            attrs = {**attrs, "order": "sequential"}
        return ref(attrs, *arrays)
    x, init = arrays
    op = OPS[monoid_of(attrs["body"]) or ""]
    combine: Any = op.ref
    terms, inside = _terms(x, attrs["dimensions"], chip, np.float32(-0.0 if op is ops.add else 1))
    total = terms[0]
    for term in terms[1:]:
        total = combine({}, total, term)
    for _ in range(inside):  # sublanes, then lanes
        total = fold(op, total, -1)[..., 0]
    return combine({}, np.broadcast_to(init, total.shape), total)


def _terms(
    x: Array, dimensions: Sequence[int], chip: Chip, neutral: np.float32
) -> tuple[Array, int]:
    """What is folded one after the other: [terms, kept ..., lanes, sublanes].

    Returns:
        The terms, and how many of their last dimensions are folded as trees.
    """
    folded = {d % x.ndim for d in dimensions}
    if x.ndim == 1:  # rows of as many elements as there are lanes
        x = np.pad(x, (0, -x.size % chip.lanes), constant_values=neutral).reshape(-1, chip.lanes)
        folded = {0, 1}
    high, wide = x.ndim - 2, x.ndim - 1
    pads = [(0, 0)] * x.ndim
    for d, size in ((high, chip.sublanes), (wide, chip.lanes)):
        pads[d] = (0, -x.shape[d] % size if d in folded else 0)
    x = np.pad(x, pads, constant_values=neutral)
    for d, size in ((wide, chip.lanes), (high, chip.sublanes)):
        if d in folded:  # tiles, and what is in one
            x = np.moveaxis(x.reshape((*x.shape[:d], -1, size, *x.shape[d + 1 :])), d + 1, -1)
    order = [d for d in range(wide + 1) if d in folded]
    kept = [d for d in range(x.ndim) if d not in folded]
    x = x.transpose(*order, *kept)
    inside = (high in folded) + (wide in folded)
    return x.reshape((-1, *x.shape[len(order) :])), inside


# ---- running folds -------------------------------------------------------------------------------


def _running(op: OpDef) -> Callable[[Attrs, Array], Array]:
    """A running fold of floats: how much of what is before it an element has doubles each time."""
    ref, whole = OPS[op.running].ref, op.ref
    assert ref is not None and whole is not None

    def folded(attrs: Attrs, x: Array) -> Array:
        d = type_of_array(x).dtype
        if not d.is_float or d.bits > 32 or not x.size:
            return np.asarray(whole(attrs, x))
        y = np.moveaxis(x.astype(np.float32), attrs["axis"], 0)
        y = y[::-1] if attrs["reverse"] else y
        reach = 1
        while reach < len(y):
            y = np.concatenate([y[:reach], ref({}, y[:-reach], y[reach:])])
            reach *= 2
        y = y[::-1] if attrs["reverse"] else y
        return np.ascontiguousarray(np.moveaxis(y, 0, attrs["axis"])).astype(x.dtype)

    return folded


# ---- windows -------------------------------------------------------------------------------------


def _reduce_window(attrs: Attrs, *arrays: Array) -> Any:
    types = [type_of_array(x) for x in arrays]
    d = types[0].dtype
    if ordered_windows(attrs, d) and (not d.is_inexact or (d.is_float and d.bits <= 32)):
        outs = evaluate(folded_windows(attrs, types, range(len(types) // 2)), arrays)
        return outs[0] if len(outs) == 1 else tuple(outs)
    ref = ops.reduce_window.ref
    assert ref is not None
    return ref(attrs, *arrays)


def _select_and_scatter(attrs: Attrs, *arrays: Array) -> Array:
    types = tuple(type_of_array(x) for x in arrays)
    return np.asarray(evaluate(expansion(ops.select_and_scatter, types, attrs), arrays)[0])


__all__ = ["contract", "folds_in_order", "multiplied", "windows_of"]
