"""One device's share of slice, pad, concatenate and reverse: stretches that neighbours have."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from monograph.hlo.axes import Mirror, Shift
from monograph.hlo.graph import Node
from monograph.hlo.ops.leaf import splat
from monograph.hlo.ops.origins import Joined, Overlapping, Padded, Sliced
from monograph.hlo.ops.splits import (
    around,
    axes_for,
    because,
    ceil_div,
    number,
    seen_part,
    spread,
    sum_of_one,
    with_value,
)
from monograph.hlo.record import ops
from monograph.hlo.types import tensor

Pieces = list[Any] | None


# ---- slice ---------------------------------------------------------------------------------------


def slice_split(cut: Any, node: Node, ins: Sequence[Any], outs: Sequence[Any]) -> Pieces:
    """A stretch of each dimension that is sliced, or its part of a small slice, as terms."""
    (x,), (want,) = ins, outs
    rows = [list(node.attrs[n]) for n in ("start_indices", "limit_indices", "strides")]
    tiling = x.tiling
    terms: tuple[str, ...] = ()
    cut.remember(node, Sliced(x))
    for d, (n, count) in enumerate(zip(x.type.shape, node.type.shape, strict=True)):
        start, limit, stride = (row[d] for row in rows)
        names = axes_for(cut, x, want, d, terms)
        local = x.value.type.shape[d]
        if count == 0:
            start, limit, tiling = 0, 0, tiling.with_dim(d, ())
        elif not names:
            pass
        elif (start, stride, count) == (0, 1, n):
            limit = local if tiling.dims[d] else limit
        else:
            size = ceil_div(count, cut.parts(names))
            span = (size - 1) * stride + 1
            stretch = cut.stretch(size * stride, start, span, 0, n)
            if tiling.dims[d] and _sum_is_less(cut, x, d, stretch, count, bool(want.dims[d])):
                starts = [number(start) if e == d else None for e in range(x.type.ndim)]
                sizes = [limit - start if e == d else m for e, m in enumerate(x.value.type.shape)]
                x = with_value(cut, x, seen_part(cut, x, starts, sizes))
                start, limit, terms = 0, limit - start, (*terms, *names)
                tiling = tiling.with_dim(d, ())
            else:
                sources, stretches = [x], [stretch]
                if x is ins[0] and stride == 1:
                    sources, stretches = _of_parts(cut, node, x, d, stretch)
                x = with_value(cut, x, cut.stitch(sources, stretches, d, names=names))
                start, limit = 0, span
                tiling = tiling.with_dim(d, names)
        for row, new in zip(rows, (start, limit, stride), strict=True):
            row[d] = new
    made = ops.slice(
        x.value,
        start_indices=tuple(rows[0]),
        limit_indices=tuple(rows[1]),
        strides=tuple(rows[2]),
    )
    return [cut.piece(made, node.type, cut.terms(tiling, terms, sum_of_one(x.type)))]


def _of_parts(cut: Any, node: Node, x: Any, d: int, stretch: Any) -> tuple[list[Any], list[Any]]:
    """A slice of a join, as parts of what was joined, if less is sent for these."""
    origin = cut.recall(node.ins[0])
    known = isinstance(origin, Joined) and origin.axis == d and origin.piece.tiling == x.tiling
    if not known or not x.tiling.dims[d]:
        return [x], [stretch]
    sources, stretches = _stretches(cut, origin.parts, stretch.size, stretch.offset)
    before, now = cut.sent([x], [stretch], d), cut.sent(sources, stretches, d)
    better = now is not None and (before is None or now < before)
    return (sources, stretches) if better else ([x], [stretch])


def _sum_is_less(cut: Any, x: Any, d: int, stretch: Any, count: int, kept: bool) -> bool:
    """Whether terms of the slice cost less than sending stretches, and gathering them if not kept.

    Counted in places of the dimension that a device sends.
    """
    parts = cut.parts(x.tiling.dims[d])
    sent = cut.sent([x], [stretch], d)
    if sent is None:
        sent = (parts - 1) * x.value.type.shape[d]
    if not kept:
        sent += (parts - 1) * ceil_div(count, parts)
    return bool((1 if kept else 2) * (parts - 1) * count < sent * parts)


# ---- pad -----------------------------------------------------------------------------------------


_PADDING = ("edge_padding_low", "edge_padding_high", "interior_padding")


def pad_split(cut: Any, node: Node, ins: Sequence[Any], outs: Sequence[Any]) -> Pieces:
    """A stretch of each dimension that is padded; the padding value fills what there is not."""
    (x, value), (want,) = ins, outs
    origin = cut.recall(node.ins[0])
    if isinstance(origin, Overlapping):
        found = _cropped(cut, node, origin)
        if found is not None:
            return [found]
    rows = [list(node.attrs[n]) for n in _PADDING]
    cut.remember(node, Padded(x, value.value, *map(tuple, rows)))
    x, starts = _unsliced(cut, node.ins[0], x, rows[2])
    tiling = x.tiling
    for d, count in enumerate(node.type.shape):
        low, high, inner = (row[d] for row in rows)
        names = axes_for(cut, x, want, d)
        n = node.ins[0].type.shape[d]
        if not (low or high or inner or n != x.type.shape[d]) or not names:
            continue
        size = ceil_div(count, cut.parts(names))
        if n != x.type.shape[d]:
            start = starts[d]
            stretch = cut.stretch(size, start - low, size, start, start + n)
            made = cut.stitch([x], [stretch], d, value.value, names=names)
        else:
            made = spread(cut, x, d, names, inner + 1, size, -low, size, value.value)
        x = with_value(cut, x, made)
        tiling = tiling.with_dim(d, names)
        for row in rows:
            row[d] = 0
    made = x.value
    if any(map(any, rows)):
        made = ops.pad(
            made, value.value, **{n: tuple(row) for n, row in zip(_PADDING, rows, strict=True)}
        )
    return [cut.piece(made, node.type, tiling)]


def _unsliced(cut: Any, node: Node, x: Any, inner: Sequence[int]) -> tuple[Any, Sequence[int]]:
    """What a value is a slice of and where it begins, if it can be padded at once; else itself."""
    origin, none = cut.recall(node), (0,) * x.type.ndim
    if not isinstance(origin, Sliced) or any(s != 1 for s in node.attrs["strides"]):
        return x, none
    source, starts = origin.piece, node.attrs["start_indices"]
    for d, (n, m) in enumerate(zip(source.type.shape, node.type.shape, strict=True)):
        if n != m and source.tiling.dims[d] and (inner[d] or not m):
            return x, none
        if n != m and not source.tiling.dims[d]:
            return x, none
    return source, starts


def _cropped(cut: Any, node: Node, origin: Overlapping) -> Any:
    """A part of a sum of stretches, summed here; None where that is not to be had."""
    low, high, inner = (node.attrs[n] for n in _PADDING)
    x = origin.piece
    if any(inner) or any(n > 0 for n in (*low, *high)):
        return None
    parts = {d: cut.parts(x.tiling.dims[d]) for d in origin.steps}
    sizes = {d: ceil_div(node.type.shape[d], parts[d]) for d in parts}
    if any(sizes[d] != step for d, step in origin.steps.items()):
        return None
    for d, names in enumerate(x.tiling.dims):
        if names and d not in sizes and (low[d] or high[d]):
            return None
    for d, size in sizes.items():
        x = sum_of_stretches(cut, x, d, size, -low[d])
    edges = [[0 if d in sizes else n for d, n in enumerate(row)] for row in (low, high)]
    none = splat(0, tensor((), x.type.dtype))
    return cut.piece(around(x.value, none, *edges), node.type, x.tiling)


def sum_of_stretches(cut: Any, x: Any, dim: int, size: int, first: int) -> Any:
    """The sum of stretches that begin as far apart as pieces are long.

    Args:
        cut: what emits.
        x: a piece whose value is a device's stretch.
        dim: the dimension.
        size: of the pieces.
        first: the place at which the first piece begins.
    """
    names, long = x.tiling.dims[dim], x.value.type.shape[dim]
    total = None
    for by in range((first - long) // size + 1, (first + size - 1) // size + 1):
        at = first - by * size  # where this piece begins in the stretch of device i + by
        begin, end = max(at, 0), min(at + size, long)
        if begin >= end or abs(by) >= cut.parts(names):
            continue
        part = _part(x.value, dim, begin, end)
        if by:
            with because(f"windows reach into pieces of neighbours along {'+'.join(names)}"):
                shift = Shift(-by, wrap=False)
                part = ops.axis_permute(part, axes=cut.axes(names), perm=shift)
        low, high = [0] * x.type.ndim, [0] * x.type.ndim
        low[dim], high[dim] = begin - at, at + size - end
        part = around(part, splat(0, tensor((), x.type.dtype)), low, high)
        total = part if total is None else ops.add(total, part)
    if total is None:
        shape = list(x.value.type.shape)
        shape[dim] = size
        total = splat(0, tensor(tuple(shape), x.type.dtype))
    return with_value(cut, x, total)


def _part(x: Any, dim: int, start: int, limit: int) -> Any:
    starts, limits = [0] * x.type.ndim, list(x.type.shape)
    starts[dim], limits[dim] = start, limit
    return ops.slice(
        x,
        start_indices=tuple(starts),
        limit_indices=tuple(limits),
        strides=(1,) * x.type.ndim,
    )


# ---- concatenate ---------------------------------------------------------------------------------


def concatenate_split(cut: Any, node: Node, ins: Sequence[Any], outs: Sequence[Any]) -> Pieces:
    """The stretches of all operands in one; slices of one value count as that value."""
    (want,), axis = outs, node.attrs["dimension"]
    names = axes_for(cut, ins[0], want, axis)
    if any(x.tiling != ins[0].tiling for x in ins):
        return None
    parts, n = cut.parts(names), node.type.shape[axis]
    size = ceil_div(n, parts)
    joined = tuple(
        (*_origin(cut, given, x, axis), given.type.shape[axis])
        for x, given in zip(ins, node.ins, strict=True)
        if given.type.shape[axis]
    )
    tiling = ins[0].tiling
    if not joined or not size:
        return None
    cut.remember(node, Joined(axis, joined))
    sources, stretches = _stretches(cut, joined, size, 0)
    sent = cut.sent(sources, stretches, axis) if ins[0].tiling.dims[axis] else 0
    held = sum(x.value.type.shape[axis] for x in ins)
    if sent is None or sent * parts > (parts - 1) * (held + size):
        turned = cut.turned(ins, axis)
        if turned is not None:
            made = ops.concatenate(*(x.value for x in turned), dimension=axis)
            return [cut.piece(made, node.type, turned[0].tiling)]
    made = cut.stitch(sources, stretches, axis, names=names)
    return [cut.piece(made, node.type, tiling.with_dim(axis, names))]


def _stretches(
    cut: Any, joined: Sequence[tuple[Any, int, int]], size: int, start: int
) -> tuple[list[Any], list[Any]]:
    """What is joined, and which stretch of it each device wants of `size` places from a start."""
    sources, stretches, at = [], [], 0
    for source, first, count in joined:
        sources.append(source)
        stretches.append(cut.stretch(size, start + first - at, size, first, first + count))
        at += count
    return sources, stretches


def _origin(cut: Any, node: Node, x: Any, axis: int) -> tuple[Any, int]:
    """What a value is a slice of, and from which place on; the value itself if it is none."""
    origin = cut.recall(node)
    if not isinstance(origin, Sliced) or origin.piece.tiling != x.tiling:
        return x, 0
    source = origin.piece
    a = node.attrs
    for d, (n, m) in enumerate(zip(source.type.shape, node.type.shape, strict=True)):
        if n != m and d != axis:
            return x, 0
    return (source, a["start_indices"][axis]) if a["strides"][axis] == 1 else (x, 0)


# ---- reverse -------------------------------------------------------------------------------------


def reverse_split(cut: Any, node: Node, ins: Sequence[Any], outs: Sequence[Any]) -> Pieces:
    """Pieces change places with those at the other end; if the last one is short, all move on."""
    (x,) = ins
    dims = node.attrs["dimensions"]
    value = ops.reverse(x.value, dimensions=dims)
    for d in dims:
        names, m = x.tiling.dims[d], x.value.type.shape[d]
        parts = cut.parts(names)
        if parts == 1:
            continue
        with because(f"what is turned round lies at the other end of {'+'.join(names)}"):
            value = ops.axis_permute(value, axes=cut.axes(names), perm=Mirror())
        short = parts * m - x.type.shape[d]
        if short:
            shape = list(x.type.shape)
            shape[d] = parts * m
            longer = cut.piece(value, x.type.with_shape(tuple(shape)), x.tiling)
            value = cut.fetch(longer, d, m, short, m)
    return [cut.piece(value, node.type, x.tiling)]
