"""`convolution` as other ops: pad, see the windows, multiply by the kernel.

In the canonical layout; what lies otherwise is transposed in memory before and after. Groups of few
features are no matrix products: their sums run with the features side by side.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from monograph.hlo.ops.convolution import (
    FEW,
    Conv,
    Layout,
    Spec,
    conv_of,
    groups_first,
    in_turn,
    layout_of,
    moved,
    one_product,
)
from monograph.hlo.ops.convolution_moved import moved_and_added, to_few_features
from monograph.hlo.ops.folds import accumulator
from monograph.hlo.ops.leaf import zeros
from monograph.hlo.ops.monoids import monoid
from monograph.hlo.ops.moves import inverse, permuted
from monograph.hlo.ops.opaque import held
from monograph.hlo.ops.phases import Phase, Phases, interleaved, phases_of
from monograph.hlo.ops.reduce import reduce
from monograph.hlo.ops.shape_rules import scalar
from monograph.hlo.ops.windows import padded, seen
from monograph.hlo.record import Attrs, ops
from monograph.hlo.types import DType, TensorType, tensor

_NARROW = 8  # places of a row up to which windows are copied to rows of a matrix ...
_FEW_PLACES = 256  # results of a feature that are summed each by itself
_REUSED = 64  # ... if each of their elements is then used so many times
_COLUMNS = 128  # bytes of features that are columns enough for a product
_OFTEN = 2  # windows that an element is in, from which on it is converted once, in memory


def conv_expand(ins: Any, attrs: Attrs) -> Any:
    """The values of a node's definition."""
    at, c = layout_of(attrs), conv_of(tuple(v.type for v in ins), attrs)
    wanted, (x, w) = c.dtype, ins
    shapes = moved(x.type, at.x), moved(w.type, at.w)
    if _converted_often(c, x.type.dtype, *shapes):
        c = replace(c, dtype=accumulator(x.type.dtype, c.dtype))
        padded_later = any(map(any, c.geometry.padding))
        x = _wide(x, c.dtype, at.x, padded_later)
        w = _wide(w, c.dtype, at.w, False)
    if _long(c, at, *shapes):
        out = _summed_as_it_lies(c, at, x, w)
    else:
        out = _canonical(c, _laid(x, at.x), _laid(w, at.w))
    return _returned(c, at, _in(out, wanted))


def _converted_often(c: Conv, d: DType, x: Spec, w: Spec) -> bool:
    """Whether short floats would be converted again for each of the windows that they are in."""
    if not d.is_float or d.itemsize >= 4 or 0 in (*x, *w) or _few(c, w):
        return False
    g, space = c.geometry, x[1:-1]
    seen_in = g.elements * math.prod(g.counts(space))
    return seen_in >= _OFTEN * math.prod((*space, *g.base_dilations))


def _wide(x: Any, d: DType, permutation: Spec, padded_later: bool) -> Any:
    """`x` converted, in memory; but once only where it is moved later."""
    x = ops.convert(x, dtype=d)
    return x if padded_later or permutation != tuple(range(len(permutation))) else held(x)


def _canonical(c: Conv, x: Any, w: Any) -> Any:
    """The convolution in the canonical layout."""
    turned = tuple(i for i, r in enumerate(c.reversal) if r)
    w = ops.reverse(w, dimensions=turned) if turned else w
    phases = None if one_product(c) else phases_of(c.geometry, x.type.shape[1:-1])
    if one_product(c) and 0 not in (*x.type.shape, *w.type.shape):
        return _put_in_place(c, x, w)
    if to_few_features(c, phases, x.type, w.type):
        return moved_and_added(c, phases, x, w)
    if phases is None:
        return _convolved(c, x, w)
    return interleaved(
        phases, 1, lambda phase: _phase(c, phases, phase, x, w), lambda phase: phase.first
    )


def _returned(c: Conv, at: Layout, out: Any) -> Any:
    """Features side by side are what a product writes best, also where they end up elsewhere."""
    return permuted(out if at.out[-1] == c.rank - 1 else held(out), at.out)


def _convolved(c: Conv, x: Any, w: Any) -> Any:
    """The convolution in the canonical layout, without reversal."""
    g = c.geometry.within(1, 1)
    x = padded(x, zeros(scalar(x.type)), g)
    if c.groups * c.batches > 1:
        return _grouped(c, x, w)
    if _flat(c, x.type, w.type):
        return _product_of_rows(c, seen(x, g), w)
    return _product(c, seen(x, g), w)


def _put_in_place(c: Conv, x: Any, w: Any) -> Any:
    """Windows no longer than the gaps of a spread x: one product, whose columns are their places.

    Element m meets element t of the window at place ``low + period * m - t``.
    """
    g, n = c.geometry, c.rank - 2
    *_, features = w.type.shape
    space = x.type.shape[1:-1]
    turned = ops.reverse(w, dimensions=tuple(range(n)))
    columns = held(permuted(turned, (n, *range(n), n + 1)))  # side by side
    # (batch, m..., place in a period..., out)
    out = held(_contract(c, x, columns, ((), ()), ((n + 1,), (0,))))
    zero = zeros(scalar(out.type))
    gaps = tuple(b - k for k, b in zip(g.sizes, g.base_dilations, strict=True))
    out = _padded(out, zero, n + 1, (0,) * n, gaps)
    pairs = tuple(i for k in range(n) for i in (1 + k, 1 + n + k))
    out = permuted(out, (0, *pairs, 2 * n + 1))
    room = tuple(m * b for m, b in zip(space, g.base_dilations, strict=True))
    out = ops.reshape(out, shape=(x.type.shape[0], *room, features))
    low = tuple(p - k + 1 for k, (p, _) in zip(g.sizes, g.padding, strict=True))
    high = tuple(m - a - r for m, a, r in zip(g.counts(space), low, room, strict=True))
    return _padded(out, zero, 1, low, high)


def _padded(x: Any, value: Any, first: int, low: Spec, high: Spec) -> Any:
    """`x` with so much around (negative: cut off) its dimensions from number `first` on."""
    if not any((*low, *high)):
        return x
    none = (0,) * x.type.ndim
    after = none[first + len(low) :]
    return ops.pad(
        x,
        value,
        edge_padding_low=(*none[:first], *low, *after),
        edge_padding_high=(*none[:first], *high, *after),
        interior_padding=none,
    )


def _long(c: Conv, at: Layout, x: Spec, w: Spec) -> bool:
    """Whether few places have long sums over windows and over images, as gradients of kernels do.

    Images are features here, and outermost in memory.
    """
    g = c.geometry
    if c.groups * c.batches > 1 or max(g.base_dilations, default=1) > 1 or at.x[-1] != 0:
        return False
    places = math.prod(g.counts(x[1:-1]))
    return 0 < places <= min(_FEW_PLACES, g.elements * x[-1]) and 0 not in (*x, *w)


def _summed_as_it_lies(c: Conv, at: Layout, x: Any, w: Any) -> Any:
    """A product for every place, and no copy of the windows.

    Both factors lie as (image, space..., what stays): so rows and columns are side by side.
    """
    n = c.rank - 1
    around = (n, *range(1, n), 0)
    x = _laid(x, tuple(at.x[i] for i in around))
    w = _laid(w, (at.w[n - 1], *at.w[: n - 1], at.w[n]))
    x = permuted(padded(x, zeros(scalar(x.type)), c.geometry.within(1, 1)), around)
    w = permuted(w, (*range(1, n), 0, n))
    turned = tuple(i for i, r in enumerate(c.reversal) if r)
    w = ops.reverse(w, dimensions=turned) if turned else w
    out = _product(c, seen(x, c.geometry.within(1, 1)), w)  # (what stays, places, what stays)
    first, *_, last = out.type.shape
    size = last * accumulator(x.type.dtype, c.dtype).itemsize
    if size >= _COLUMNS or first < 2 * last:
        return out
    turned = (*range(1, n + 1), 0)  # the other features fill the columns of a product
    return permuted(held(permuted(out, turned)), inverse(turned))


def _phase(c: Conv, phases: Phases, phase: Phase, x: Any, w: Any) -> Any:
    """One of the interleaved results of a convolution over a spread x."""
    if phase.geometry is None:
        shape = (x.type.shape[0] // c.batches, *phases.counts, w.type.shape[-1])
        return zeros(tensor(shape, c.dtype))
    part = ops.slice(
        w,
        start_indices=(*(p.start for p in phase.picked), 0, 0),
        limit_indices=(*(p.stop for p in phase.picked), *w.type.shape[-2:]),
        strides=(*(p.step for p in phase.picked), 1, 1),
    )
    return held(_convolved(replace(c, geometry=phase.geometry), x, part))


def _laid(x: Any, permutation: Spec) -> Any:
    """`x` transposed in memory: it is read many times."""
    return x if permutation == tuple(range(len(permutation))) else held(permuted(x, permutation))


def _contract(c: Conv, x: Any, w: Any, batch: tuple[Spec, Spec], summed: tuple[Spec, Spec]) -> Any:
    return ops.dot_general(
        x,
        w,
        lhs_batching_dimensions=batch[0],
        rhs_batching_dimensions=batch[1],
        lhs_contracting_dimensions=summed[0],
        rhs_contracting_dimensions=summed[1],
        precision=c.precision,
        preferred=None if c.dtype is x.type.dtype else c.dtype,
    )


def _without(x: Any, axes: Spec) -> Any:
    """`x` without some dimensions of size 1."""
    return ops.reshape(x, shape=tuple(n for i, n in enumerate(x.type.shape) if i not in axes))


def _only_space(c: Conv, x: Any, before: int, after: int) -> Any:
    """Windows without the dimensions of size 1 that stand for those that are not spatial."""
    n = before + c.rank - 2 + after
    return _without(x, (*range(n, n + before), *range(2 * n - after, 2 * n)))


def _product(c: Conv, x: Any, w: Any) -> Any:
    """(batch, places, feature, window) times (window, feature, out)."""
    n, space = c.rank, c.rank - 2
    x = _only_space(c, x, 1, 1)
    return _contract(c, x, w, ((), ()), (tuple(range(n - 1, n + space)), (space, *range(space))))


def _flat(c: Conv, x: TensorType, w: TensorType) -> bool:
    """Whether one row of places is too short to be the rows of a matrix product."""
    if c.geometry.elements == 1 or w.shape[-1] < _REUSED:
        return False
    *_, last, _ = c.geometry.within(1, 1).seen_from(x.shape)
    return last <= _NARROW


def _product_of_rows(c: Conv, x: Any, w: Any) -> Any:
    """The same with the windows copied, each to a row of one matrix."""
    n, space = c.rank, c.rank - 2
    x = _only_space(c, x, 1, 1)
    *outer, features = x.type.shape[:n]
    x = permuted(x, (*range(n - 1), *range(n, n + space), n - 1))
    terms = c.geometry.elements * features
    rows = ops.reshape(held(x), shape=(math.prod(outer), terms))
    matrix = ops.reshape(w, shape=(terms, w.type.shape[-1]))
    out = _contract(c, rows, matrix, ((), ()), ((1,), (0,)))
    return ops.reshape(out, shape=(*outer, w.type.shape[-1]))


def _grouped(c: Conv, x: Any, w: Any) -> Any:
    """Groups apart from each other, in the end put together as features."""
    count, space = c.groups * c.batches, c.rank - 2
    *_, i, o = w.type.shape
    w = ops.reshape(w, shape=(*w.type.shape[:-1], count, o // count))
    if _few(c, (i, o)):  # depthwise, or nearly
        out = _few_products(c, x, w)
    else:
        split, to_front = groups_first(c, x.type.shape, count)
        x = permuted(ops.reshape(x, shape=split), to_front)
        x = _only_space(c, seen(x, c.geometry.within(2, 1)), 2, 1)
        n = c.rank + 1
        summed = (tuple(range(n - 1, n + space)), (space, *range(space)))
        out = _contract(c, x, w, ((0,), (space + 1,)), summed)
        out = permuted(out, (*range(1, n - 1), 0, n - 1))
    return ops.reshape(out, shape=(*out.type.shape[:-2], o))


def _few(c: Conv, w: Sequence[int]) -> bool:
    """Whether groups have too few features for products of matrices; `w`: of a kernel's shape."""
    *_, i, o = w
    return c.groups > 1 and i * (o // c.groups) <= FEW


def _few_products(c: Conv, x: Any, w: Any) -> Any:
    """Sums without matrices, features side by side: (batch, places, group, out)."""
    space = c.rank - 2
    acc = accumulator(x.type.dtype, c.dtype)
    i, count, o = w.type.shape[space:]
    x = ops.reshape(x, shape=(*x.type.shape[:-1], count, i))
    x = _only_space(c, seen(x, c.geometry.within(1, 2)), 1, 2)
    n = space + 1  # batch and places
    shape = (*x.type.shape[:n], count, o, *x.type.shape[n + 1 :])  # ... in, window
    kept = (*range(n + 1), *range(n + 2, len(shape)))
    left = ops.broadcast_in_dim(_in(x, acc), shape=shape, broadcast_dimensions=kept)
    last = len(shape)
    places = (*range(last - space, last), n + 2, n, n + 1)
    right = ops.broadcast_in_dim(_in(w, acc), shape=shape, broadcast_dimensions=places)
    order = "sequential" if in_turn(c, i, o) else "any"
    total = reduce(
        ops.multiply(left, right),
        zeros(tensor((), acc)),
        dimensions=tuple(range(n + 2, last)),
        body=monoid("add", acc),
        order=order,
    )
    return _in(total, c.dtype)


def _in(x: Any, d: DType) -> Any:
    return x if x.type.dtype is d else ops.convert(x, dtype=d)
