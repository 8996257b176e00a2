"""Between which numbers an array of integers lies, by the operations that made it.

What is asked is asked of one node, and looks back over a few operations: enough for indices, which
are clipped, counted, or left by a division.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from monograph.hlo.graph import Node
from monograph.hlo.ops import (
    add,
    broadcast_in_dim,
    clamp,
    compare,
    convert,
    divide,
    maximum,
    minimum,
    multiply,
    remainder,
    reshape,
    reverse,
    select,
    slice,
    subtract,
    transpose,
)
from monograph.hlo.ops.leaf import iota
from monograph.hlo.passes.constants import splat_of
from monograph.hlo.record import OpDef
from monograph.hlo.types import DType

Range = tuple[int, int]  # the least and the largest number that may be among them
Given = Mapping[Node, Range]  # what holds of some nodes where a choice is made

DEPTH = 6  # operations looked back over


def range_of(x: Node, given: Given | None = None, depth: int = DEPTH) -> Range:
    """The numbers of an array of integers or booleans lie in this range, both ends included.

    Args:
        x: the array.
        given: narrower ranges of nodes, known to hold for the elements that are asked about.
        depth: how many operations may be looked back over.
    """
    given = given or {}
    if x in given:
        return given[x]
    d = x.type.dtype
    value = splat_of(x)
    if value is not None:
        return int(value), int(value)
    rule = _RULES.get(x.op)
    if rule is None or not depth or any(y.type.dtype.is_inexact for y in x.ins):
        return whole(d)
    low, high = rule(x, given, depth - 1)
    least, most = whole(d)
    return (low, high) if least <= low and high <= most else (least, most)  # else it may wrap


def whole(d: DType) -> Range:
    """All numbers of a type of integers or booleans."""
    if d.kind == "bool":
        return 0, 1
    signed = d.kind == "int"
    return -(1 << (d.bits - 1)) if signed else 0, (1 << (d.bits - signed)) - 1


_Rule = Callable[[Node, Given, int], Range]


def _counted(x: Node, given: Given, depth: int) -> Range:
    return 0, max(x.type.shape[x.attrs["iota_dimension"]] - 1, 0)


def _converted(x: Node, given: Given, depth: int) -> Range:
    return range_of(x.ins[0], given, depth)


def _moved(x: Node, given: Given, depth: int) -> Range:
    """What is given holds of elements in their places only."""
    return range_of(x.ins[0], {}, depth)


def _by_ends(of: Callable[[int, int], int]) -> _Rule:
    """Of an op that takes its least and its largest value at ends of its operands' ranges."""

    def rule(x: Node, given: Given, depth: int) -> Range:
        xs, ys = (range_of(y, given, depth) for y in x.ins)
        ends = [of(a, b) for a in xs for b in ys]
        return min(ends), max(ends)

    return rule


def _clamped(x: Node, given: Given, depth: int) -> Range:
    low, number, high = (range_of(y, given, depth) for y in x.ins)
    a, b = (min(max(number[i], low[i]), high[i]) for i in (0, 1))
    return a, b


def _left(x: Node, given: Given, depth: int) -> Range:
    """What a division by a number other than 0 leaves: its sign is that of the dividend."""
    by = splat_of(x.ins[1])
    if not by:
        return whole(x.type.dtype)
    low, high = range_of(x.ins[0], given, depth)
    most = abs(int(by)) - 1
    return min(max(low, -most), 0), max(min(high, most), 0)


def _divided(x: Node, given: Given, depth: int) -> Range:
    """A quotient by a number above 0, towards 0."""
    by = splat_of(x.ins[1])
    if by is None or int(by) <= 0:
        return whole(x.type.dtype)
    low, high = range_of(x.ins[0], given, depth)
    return _cut(low, int(by)), _cut(high, int(by))


def _cut(x: int, by: int) -> int:
    return -(-x // by) if x < 0 else x // by


def _chosen(x: Node, given: Given, depth: int) -> Range:
    """Of a choice by a comparison with a number, each side where it is taken."""
    p, yes, no = x.ins
    there, elsewhere = _sides(p, given, depth)
    (a, b), (c, d) = range_of(yes, there, depth), range_of(no, elsewhere, depth)
    return min(a, c), max(b, d)


def _sides(p: Node, given: Given, depth: int) -> tuple[Given, Given]:
    """What holds where ``x < c`` holds, and where it does not."""
    if p.op is not compare or p.attrs["comparison_direction"] not in ("LT", "GE"):
        return given, given
    x, c = p.ins[0], splat_of(p.ins[1])
    if c is None or x.type.dtype.is_inexact:
        return given, given
    low, high = range_of(x, given, depth)
    below, above = (low, min(high, int(c) - 1)), (max(low, int(c)), high)
    sides = [{**given, x: r} if r[0] <= r[1] else given for r in (below, above)]
    return (sides[0], sides[1]) if p.attrs["comparison_direction"] == "LT" else (sides[1], sides[0])


_RULES: dict[OpDef, _Rule] = {
    iota: _counted,
    convert: _converted,
    **dict.fromkeys((broadcast_in_dim, reshape, reverse, slice, transpose), _moved),
    add: _by_ends(lambda a, b: a + b),
    subtract: _by_ends(lambda a, b: a - b),
    multiply: _by_ends(lambda a, b: a * b),
    maximum: _by_ends(max),
    minimum: _by_ends(min),
    clamp: _clamped,
    remainder: _left,
    divide: _divided,
    select: _chosen,
}
