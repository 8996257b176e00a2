"""How a node reads its operands, as facts that fusion and lowering share, each worked out once.

For a move: its pieces at the identity index, and what follows from them (is it a view of the same
bytes, an update of a part of an array). For reductions and contractions: their loops.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import gcd, prod
from typing import Any, NamedTuple

from monograph.hlo.graph import Node
from monograph.hlo.index import Index, Piece, Start, dim, linear, parts_of
from monograph.hlo.ops.leaf import constant_op
from monograph.hlo.record import OpDef, Signature
from monograph.hlo.types import TensorType

_MOST = 1024  # moves remembered: keys and types of programs that may be long gone


@dataclass(frozen=True)
class Pieces:
    """The pieces of a move, its loop variables being the result's dimensions.

    Attributes:
        pieces: in order; the first whose conditions hold counts.
        starts: elements of operands that indices or conditions depend on at run time.
        plain: one piece, no condition, no division, nothing looked up: a read with strides.
        once: plain, and every operand element is used exactly once.
        view: the result is the operand's bytes in the same order.
    """

    pieces: tuple[Piece, ...]
    starts: tuple[Start, ...]
    plain: bool
    once: bool
    view: bool


@dataclass(frozen=True)
class Update:
    """An array with a part replaced: operand `update` at `offsets`, over operand `base`."""

    base: int
    update: int
    offsets: tuple[Index, ...]


class _Move(NamedTuple):
    """All that the pieces of a move depend on: a key that is asked for often."""

    op: OpDef
    operands: tuple[TensorType, ...]
    result: TensorType
    attrs: tuple[Any, ...]


def _move_of(node: Node) -> _Move:
    types = tuple([x.type for x in node.ins])
    return _Move(node.op, types, node.type, tuple(node.attrs.values()))


def identity(shape: tuple[int, ...]) -> tuple[Index, ...]:
    """The loop variables of an array of `shape`."""
    return tuple(dim(i, n) for i, n in enumerate(shape))


def apart(a: Sequence[Index], b: Sequence[Index]) -> bool:
    """Whether two indices in one array never meet, wherever the loops are.

    In some dimension their ranges don't meet, or they differ by no multiple of their strides.
    """
    for x, y in zip(a, b, strict=True):
        stride = gcd(*(k for _, k in (*x.terms, *y.terms)))
        if x.bounds[1] < y.bounds[0] or y.bounds[1] < x.bounds[0]:
            return True
        if stride and (x.const - y.const) % stride:
            return True
    return False


def is_identity(index: Sequence[Index], shape: tuple[int, ...], of: tuple[int, ...]) -> bool:
    """Whether an index in an array of `shape` goes through it as the dimensions of `of` do."""
    return linear(index, shape) == linear(identity(of), of)


def pieces_of(node: Node) -> Pieces:
    """The pieces of a node that has an `index_map`."""
    return _find_pieces(_move_of(node))


@lru_cache(maxsize=_MOST)
def _find_pieces(move: _Move) -> Pieces:
    assert move.op.index_map is not None
    types, shape = move.operands, move.result.shape
    attrs = dict(zip(move.op.attrs, move.attrs, strict=True))
    pieces = tuple(move.op.index_map(types, attrs, identity(shape)))
    parts = [e for p in pieces for e in (*p.index, *(c[0] for c in p.conditions))]
    starts = tuple(dict.fromkeys(s for e in parts for s in _starts(e)))
    alone = len(pieces) == 1 and not pieces[0].conditions
    plain = alone and not any(parts_of(a) for e in parts for a, _ in e.terms)
    same_size = alone and not starts and types[pieces[0].operand].size == move.result.size
    view = False
    if same_size and move.result.size:
        operand = types[pieces[0].operand]
        view = is_identity(pieces[0].index, operand.shape, shape)
    return Pieces(pieces, starts, plain, plain and same_size, view)


def _starts(i: Index) -> Iterator[Start]:
    for atom, _ in i.terms:
        if isinstance(atom, Start):
            yield atom
        for inner in parts_of(atom):
            yield from _starts(inner)


def asked_for(s: Start, t: TensorType, elements: int, size: int) -> int:
    """How many elements of an operand of type `t` a start stands for, where a move of `size`
    elements is asked for so many.
    """
    found = prod(n for e, n in zip(s.at, t.shape, strict=False) if e.terms)
    return -(-elements * found // max(size, 1))


def joins(node: Node) -> bool:
    """Whether a node's elements come from several arrays or places, each by its conditions."""
    if node.op.index_map is None:
        return False
    return sum(node.ins[p.operand].type.ndim > 0 for p in pieces_of(node).pieces) > 1


def in_runs(node: Node) -> bool:
    """Whether a move's neighbours are neighbours in what it reads, too."""
    last = node.type.ndim - 1
    return all(
        linear(p.index, node.ins[p.operand].type.shape).coefficient(last) == 1
        for p in pieces_of(node).pieces
    )


def viewed(node: Node) -> Node:
    """The operand that a view shows."""
    return node.ins[pieces_of(node).pieces[0].operand]


def update_of(node: Node) -> Update | None:
    """How a move replaces a part of an array, if that is what it does."""
    return _find_update(_move_of(node))


@lru_cache(maxsize=_MOST)
def _find_update(move: _Move) -> Update | None:
    pieces, result = _find_pieces(move).pieces, move.result
    if len(pieces) != 2 or pieces[1].conditions or not result.size:
        return None
    part, rest = pieces
    here = identity(result.shape)
    if rest.index != here or move.operands[rest.operand] is not result:
        return None
    update = move.operands[part.operand]
    if update.ndim != result.ndim or not update.size:
        return None
    offsets: list[Index] = []
    for d, n in enumerate(update.shape):
        offset = _offset(part, d, n, here[d])
        if offset is None:
            return None
        offsets.append(offset)
    return Update(rest.operand, part.operand, tuple(offsets))


def _offset(part: Piece, d: int, n: int, here: Index) -> Index | None:
    """Where dimension `d` of the update begins, if the piece says so plainly."""
    offset = here - part.index[d]
    if not _varies(offset):
        return offset
    for expression, low, high in part.conditions:
        offset = here - expression + low
        if high - low == n and not _varies(offset):
            return offset
    return None


def _varies(i: Index) -> bool:
    """Whether an index depends on a loop (or may: what is inside a division is not looked at)."""
    return any(not isinstance(atom, Start) for atom, _ in i.terms)


def is_free(node: Node) -> bool:
    """Whether a node costs nothing to compute again: iota, a constant with one value everywhere."""
    if node.op is constant_op:
        return bool(node.attrs["value"].ndim == 0 or node.type.size == 1)
    return node.op.index_value is not None


def reduced_sizes(node: Node) -> tuple[int, ...]:
    """The sizes of a reduction's inner loops, in the operand's order of dimensions."""
    shape = node.ins[0].type.shape
    return tuple(n for axis, n in enumerate(shape) if axis in node.attrs["dimensions"])


def contraction_dims(node: Node) -> tuple[Signature, tuple[int, ...]]:
    """A contraction's index signature, and the sizes of its inner loops."""
    signature = signature_of(node)
    assert signature is not None
    sizes = {
        c: n
        for row, x in zip(signature.operands, node.ins, strict=True)
        for c, n in zip(row, x.type.shape, strict=True)
    }
    return signature, tuple(sizes[c] for c in signature.reduced)


def signature_of(node: Node) -> Signature | None:
    """The node's index signature, if it has one without a dimension that cannot be split."""
    if node.op.signature is None:
        return None
    found = node.op.signature(tuple(x.type for x in node.ins), node.attrs)
    if found is None or any(c is None for row in (*found.operands, *found.results) for c in row):
        return None
    return found
