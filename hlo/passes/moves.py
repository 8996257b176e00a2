"""Rules on ops that move data: identities go, chains become one op, splats stay splats.

Everything here is exact by nature: elements are moved, never computed.
"""

from __future__ import annotations

from typing import Any

from monograph.hlo.graph import Node
from monograph.hlo.ops import (
    broadcast_in_dim,
    concatenate,
    dynamic_slice,
    dynamic_update_slice,
    pad,
    reshape,
    reverse,
    slice,
    transpose,
)
from monograph.hlo.ops.leaf import constant_op, splat
from monograph.hlo.passes.constants import same_splat, splat_of
from monograph.hlo.record import OpDef
from monograph.hlo.rewrite import Rules
from monograph.hlo.state import state

Shape = tuple[int, ...]
PIECES = 16  # operands of a concatenate that one kernel is to look through


def move_of_splat(node: Node) -> Any:
    """broadcast(c) -> c;  so for every move, also concatenate and pad of equal splats"""
    value = same_splat(node.ins)
    return None if value is None else splat(value, node.type)


def update_of_splat(node: Node) -> Any:
    """dynamic_slice(c, ...) -> c;  dynamic_update_slice(c, c, ...) -> c"""
    data = node.ins[: len(node.ins) - node.ins[0].type.ndim]
    value = same_splat(data)
    return None if value is None else splat(value, node.type)


def unmoved(node: Node) -> Any:
    """a move of one operand that keeps every element in its place -> the operand"""
    x = node.ins[0]
    if x.type is not node.type:
        return None
    return x if _is_identity(node.op, node.attrs) else None


def _is_identity(op: OpDef, attrs: Any) -> bool:
    if op is reshape or op is slice or op is concatenate:
        return op is not slice or all(s == 1 for s in attrs["strides"]) or _full(attrs)
    if op is broadcast_in_dim:
        return _sorted(attrs["broadcast_dimensions"])
    return op is transpose and _sorted(attrs["permutation"])


def _full(attrs: Any) -> bool:
    return all(n <= 1 for n in attrs["limit_indices"])


def _sorted(axes: Shape) -> bool:
    return axes == tuple(range(len(axes)))


# ---- broadcast_in_dim ---------------------------------------------------------------------------


def broadcast_of_broadcast(node: Node) -> Any:
    """broadcast(broadcast(x, d), e) -> broadcast(x, e[d])"""
    (x,) = node.ins
    if x.op is not broadcast_in_dim:
        return None
    outer = node.attrs["broadcast_dimensions"]
    dims = tuple(outer[d] for d in x.attrs["broadcast_dimensions"])
    return broadcast_in_dim(x.ins[0], shape=node.attrs["shape"], broadcast_dimensions=dims)


def broadcast_of_reshape(node: Node) -> Any:
    """broadcast(reshape(x: [n] -> [1,n,1])) -> broadcast(x)"""
    (x,) = node.ins
    if x.op is not reshape or not x.type.size:
        return None
    source = x.ins[0]
    outer = node.attrs["broadcast_dimensions"]
    places = places_in(source.type.shape, x.type.shape)
    if places is None:
        return None
    dims = tuple(outer[d] for d in places)
    return broadcast_in_dim(source, shape=node.attrs["shape"], broadcast_dimensions=dims)


def places_in(before: Shape, after: Shape) -> Shape | None:
    """Where the dimensions of `before` are in `after`, if that only has more of size 1."""
    places = []
    at = 0
    for n in before:
        while at < len(after) and after[at] != n:
            if after[at] != 1:
                return None
            at += 1
        if at == len(after):
            return None
        places.append(at)
        at += 1
    return tuple(places) if all(n == 1 for n in after[at:]) else None


def broadcast_of_nothing(node: Node) -> Any:
    """broadcast(x: [n] -> [1,n]) -> reshape(x), where nothing is repeated and the order stays"""
    (x,) = node.ins
    if x.type.size != node.type.size or not node.type.size:
        return None
    places = zip(node.attrs["broadcast_dimensions"], x.type.shape, strict=True)
    dims = [d for d, n in places if n > 1]
    return reshape(x, shape=node.type.shape) if dims == sorted(dims) else None


# ---- reshape, transpose, reverse ----------------------------------------------------------------


def reshape_of_reshape(node: Node) -> Any:
    """reshape(reshape(x)) -> reshape(x)"""
    (x,) = node.ins
    return reshape(x.ins[0], shape=node.attrs["shape"]) if x.op is reshape else None


def reshape_of_constant(node: Node) -> Any:
    """reshape(array) -> array"""
    (x,) = node.ins
    if x.op is not constant_op or not x.attrs["value"].ndim:
        return None
    return state.interp.constant(x.attrs["value"].reshape(node.type.shape), node.type)


def reshape_of_broadcast(node: Node) -> Any:
    """reshape(broadcast(scalar)) -> broadcast(scalar)"""
    (x,) = node.ins
    if x.op is not broadcast_in_dim or x.ins[0].type.size != 1:
        return None
    source = x.ins[0] if not x.ins[0].type.ndim else reshape(x.ins[0], shape=())
    return broadcast_in_dim(source, shape=node.attrs["shape"], broadcast_dimensions=())


def transpose_of_transpose(node: Node) -> Any:
    """transpose(transpose(x, p), q) -> transpose(x, p[q])"""
    (x,) = node.ins
    if x.op is not transpose:
        return None
    inner = x.attrs["permutation"]
    return transpose(x.ins[0], permutation=tuple(inner[q] for q in node.attrs["permutation"]))


def transpose_of_units(node: Node) -> Any:
    """transpose that only moves dimensions of size 1 -> reshape"""
    (x,) = node.ins
    moved = [p for p in node.attrs["permutation"] if x.type.shape[p] != 1]
    return reshape(x, shape=node.type.shape) if moved == sorted(moved) else None


def transpose_of_broadcast(node: Node) -> Any:
    """transpose(broadcast(x)) -> broadcast(x), where the dimensions of x keep their order"""
    (x,) = node.ins
    if x.op is not broadcast_in_dim:
        return None
    p = node.attrs["permutation"]
    dims = tuple(p.index(d) for d in x.attrs["broadcast_dimensions"])
    if dims != tuple(sorted(dims)):
        return None
    return broadcast_in_dim(x.ins[0], shape=node.type.shape, broadcast_dimensions=dims)


def reverse_nothing(node: Node) -> Any:
    """reverse over dimensions of size 1 or none -> x;  otherwise those dimensions are left out"""
    (x,) = node.ins
    dims = node.attrs["dimensions"]
    real = tuple(d for d in dims if x.type.shape[d] > 1)
    if real == dims and dims:
        return None
    return reverse(x, dimensions=real) if real else x


def reverse_of_reverse(node: Node) -> Any:
    """reverse(reverse(x, a), b) -> reverse(x, a ^ b)"""
    (x,) = node.ins
    if x.op is not reverse:
        return None
    dims = tuple(sorted(set(x.attrs["dimensions"]) ^ set(node.attrs["dimensions"])))
    return reverse(x.ins[0], dimensions=dims) if dims else x.ins[0]


# ---- slice --------------------------------------------------------------------------------------


def _cut(x: Any, start: Shape, limit: Shape, strides: Shape) -> Any:
    return slice(x, start_indices=start, limit_indices=limit, strides=strides)


def slice_of_slice(node: Node) -> Any:
    """slice(slice(x)) -> slice(x)"""
    (x,) = node.ins
    if x.op is not slice:
        return None
    a, b = x.attrs, node.attrs
    steps = tuple(s * t for s, t in zip(a["strides"], b["strides"], strict=True))
    start = tuple(
        i + s * j
        for i, s, j in zip(a["start_indices"], a["strides"], b["start_indices"], strict=True)
    )
    limit = tuple(
        i + (n - 1) * s + 1 if n else i
        for i, n, s in zip(start, node.type.shape, steps, strict=True)
    )
    return _cut(x.ins[0], start, limit, steps)


def slice_of_concatenate(node: Node) -> Any:
    """slice(concatenate(x, y)) -> slice(y), where it lies in one operand"""
    (x,) = node.ins
    if x.op is not concatenate:
        return None
    axis = x.attrs["dimension"]
    start, limit = node.attrs["start_indices"], node.attrs["limit_indices"]
    offset = 0
    for part in x.ins:
        end = offset + part.type.shape[axis]
        if offset <= start[axis] and limit[axis] <= end:
            first = (*start[:axis], start[axis] - offset, *start[axis + 1 :])
            last = (*limit[:axis], limit[axis] - offset, *limit[axis + 1 :])
            return _cut(part, first, last, node.attrs["strides"])
        offset = end
    return None


def slice_of_pad(node: Node) -> Any:
    """slice(pad(x)) -> slice(x), where it holds no padding"""
    (x,) = node.ins
    if x.op is not pad or any(x.attrs["interior_padding"]):
        return None
    start, limit = node.attrs["start_indices"], node.attrs["limit_indices"]
    low, shape = x.attrs["edge_padding_low"], x.ins[0].type.shape
    first = tuple(i - n for i, n in zip(start, low, strict=True))
    last = tuple(i - n for i, n in zip(limit, low, strict=True))
    inside = all(0 <= i and j <= n for i, j, n in zip(first, last, shape, strict=True))
    return _cut(x.ins[0], first, last, node.attrs["strides"]) if inside else None


def slice_of_broadcast(node: Node) -> Any:
    """slice(broadcast(x)) -> broadcast(x), where only repeated dimensions are cut"""
    (x,) = node.ins
    if x.op is not broadcast_in_dim:
        return None
    source = x.ins[0]
    cut = [d for d, (m, n) in enumerate(zip(x.type.shape, node.type.shape, strict=True)) if m != n]
    dims = x.attrs["broadcast_dimensions"]
    own = {d for d, n in zip(dims, source.type.shape, strict=True) if n != 1}
    if own.intersection(cut):
        return None
    return broadcast_in_dim(source, shape=node.type.shape, broadcast_dimensions=dims)


# ---- pad, concatenate ---------------------------------------------------------------------------


def pad_nothing(node: Node) -> Any:
    """pad(x, v, 0, 0, 0) -> x"""
    a = node.attrs
    if any(a["edge_padding_low"]) or any(a["edge_padding_high"]):
        return None
    (x, _), inner = node.ins, a["interior_padding"]
    spaced = any(k and n > 1 for k, n in zip(inner, x.type.shape, strict=True))
    return None if spaced else x


def concatenate_nothing(node: Node) -> Any:
    """concatenate(x) -> x;  operands without elements are left out"""
    axis = node.attrs["dimension"]
    if len(node.ins) == 1:
        return node.ins[0]
    full = [x for x in node.ins if x.type.shape[axis]]
    if len(full) == len(node.ins) or not full:
        return None
    return full[0] if len(full) == 1 else concatenate(*full, dimension=axis)


def concatenate_slices(node: Node) -> Any:
    """concatenate(x[0:2], x[2:5]) -> x[0:5]"""
    axis = node.attrs["dimension"]
    joined: list[Any] = [node.ins[0]]
    for part in node.ins[1:]:
        last = joined[-1]
        if last.op is slice and part.op is slice and _adjacent(last, part, axis):
            merged = _cut(
                part.ins[0],
                last.attrs["start_indices"],
                part.attrs["limit_indices"],
                part.attrs["strides"],
            )
            joined[-1] = getattr(merged, "node", merged)
        else:
            joined.append(part)
    if len(joined) == len(node.ins):
        return None
    return joined[0] if len(joined) == 1 else concatenate(*joined, dimension=axis)


def concatenate_many(node: Node) -> Any:
    """concatenate(x0, ..., x99) -> concatenate(concatenate(x0, ..., x15), ...)

    A kernel looks through all pieces for each element, so that its work, and more so the work of
    compiling it, would grow with the square of their number.
    """
    if len(node.ins) <= PIECES:
        return None
    axis = node.attrs["dimension"]
    rows = [node.ins[i : i + PIECES] for i in range(0, len(node.ins), PIECES)]
    parts = [concatenate(*row, dimension=axis) if len(row) > 1 else row[0] for row in rows]
    return concatenate(*parts, dimension=axis)


def _adjacent(a: Node, b: Node, axis: int) -> bool:
    if a.ins[0] is not b.ins[0] or any(s != 1 for s in (*a.attrs["strides"], *b.attrs["strides"])):
        return False
    at, start = a.attrs["limit_indices"], b.attrs["start_indices"]
    others = all(
        i == axis
        or (
            a.attrs["start_indices"][i] == start[i]
            and a.attrs["limit_indices"][i] == b.attrs["limit_indices"][i]
        )
        for i in range(len(start))
    )
    return others and at[axis] == start[axis]


# ---- dynamic slices -----------------------------------------------------------------------------


def known_starts(starts: tuple[Node, ...], room: list[int]) -> Shape | None:
    """Constant start indices, clamped so that the slice fits."""
    found = []
    for x, most in zip(starts, room, strict=True):
        value = splat_of(x)
        if value is None and most:
            return None
        found.append(0 if value is None else min(max(int(value), 0), most))
    return tuple(found)


def dynamic_slice_known(node: Node) -> Any:
    """dynamic_slice(x, constants) -> slice(x);  of everything -> x"""
    x, *starts = node.ins
    sizes = node.attrs["slice_sizes"]
    known = known_starts(tuple(starts), [n - k for n, k in zip(x.type.shape, sizes, strict=True)])
    if known is None:
        return None
    limit = tuple(i + n for i, n in zip(known, sizes, strict=True))
    return _cut(x, known, limit, (1,) * len(known))


def update_everything(node: Node) -> Any:
    """dynamic_update_slice(x, u, ...) -> u, where u is as large as x;  -> x, where u is empty"""
    x, u = node.ins[:2]
    if u.type is x.type:
        return u
    return x if not u.type.size else None


RULES: Rules = {
    broadcast_in_dim: [
        unmoved,
        move_of_splat,
        broadcast_of_broadcast,
        broadcast_of_reshape,
        broadcast_of_nothing,
    ],
    reshape: [
        unmoved,
        move_of_splat,
        reshape_of_reshape,
        reshape_of_constant,
        reshape_of_broadcast,
    ],
    transpose: [
        unmoved,
        move_of_splat,
        transpose_of_transpose,
        transpose_of_units,
        transpose_of_broadcast,
    ],
    reverse: [move_of_splat, reverse_nothing, reverse_of_reverse],
    slice: [
        unmoved,
        move_of_splat,
        slice_of_slice,
        slice_of_concatenate,
        slice_of_pad,
        slice_of_broadcast,
    ],
    pad: [pad_nothing, move_of_splat],
    concatenate: [concatenate_nothing, move_of_splat, concatenate_slices, concatenate_many],
    dynamic_slice: [dynamic_slice_known, update_of_splat],
    dynamic_update_slice: [update_everything, update_of_splat],
}
