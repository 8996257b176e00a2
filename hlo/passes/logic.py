"""Rules on bits, comparisons and choices, exact like those of `monograph.hlo.passes.algebra`."""

from __future__ import annotations

from typing import Any

from monograph.hlo.graph import Node
from monograph.hlo.ops import (
    and_,
    compare,
    not_,
    or_,
    select,
    shift_left,
    shift_right_arithmetic,
    shift_right_logical,
    xor,
)
from monograph.hlo.ops.leaf import constant_op, splat
from monograph.hlo.passes.algebra import (
    constant_right,
    join_constants_of,
    same_operands,
    zero_of,
)
from monograph.hlo.passes.constants import facts_of, splat_of
from monograph.hlo.passes.ranges import range_of
from monograph.hlo.rewrite import Rules
from monograph.hlo.types import DType

COMMUTATIVE = (and_, or_, xor)

# ---- bits ---------------------------------------------------------------------------------------


def not_of_not(node: Node) -> Any:
    """not(not(x)) -> x"""
    (x,) = node.ins
    return x.ins[0] if x.op is not_ else None


def and_constant(node: Node) -> Any:
    """x & 0 -> 0;  x & ones -> x"""
    x, y = node.ins
    c = facts_of(y)
    if c is None:
        return None
    return y if c.zero else x if c.ones else None


def or_constant(node: Node) -> Any:
    """x | 0 -> x;  x | ones -> ones"""
    x, y = node.ins
    c = facts_of(y)
    if c is None:
        return None
    return x if c.zero else y if c.ones else None


def xor_constant(node: Node) -> Any:
    """x ^ 0 -> x;  x ^ ones -> not(x);  x ^ x -> 0"""
    x, y = node.ins
    if x is y:
        return zero_of(node)
    c = facts_of(y)
    if c is None:
        return None
    return x if c.zero else not_(x) if c.ones else None


def shift_nothing(node: Node) -> Any:
    """x << 0 -> x"""
    c = facts_of(node.ins[1])
    return node.ins[0] if c is not None and c.zero else None


# ---- comparison and choice ----------------------------------------------------------------------

_SWAPPED = {"EQ": "EQ", "NE": "NE", "LT": "GT", "LE": "GE", "GT": "LT", "GE": "LE"}
_INVERSE = {"EQ": "NE", "NE": "EQ", "LT": "GE", "GE": "LT", "GT": "LE", "LE": "GT"}


def compare_self(node: Node) -> Any:
    """x == x -> True, x < x -> False, where there is no NaN or it is ordered"""
    x, y = node.ins
    how = node.attrs["compare_type"]
    if x is not y or (x.type.dtype.is_inexact and how != "TOTALORDER"):
        return None
    return splat(node.attrs["comparison_direction"] in ("EQ", "LE", "GE"), node.type)


def compare_constant_right(node: Node) -> Any:
    """c < x -> x > c"""
    x, y = node.ins
    if x.op is not constant_op or y.op is constant_op:
        return None
    direction = _SWAPPED[node.attrs["comparison_direction"]]
    return compare(y, x, comparison_direction=direction, compare_type=node.attrs["compare_type"])


def compare_known(node: Node) -> Any:
    """x < c -> True or False for integers, where all that x may be is on one side of c"""
    x, c = node.ins[0], splat_of(node.ins[1])
    if c is None or x.type.dtype.is_inexact:
        return None
    (low, high), number = range_of(x), int(c)
    always, never = {
        "LT": (high < number, low >= number),
        "LE": (high <= number, low > number),
        "GT": (low > number, high <= number),
        "GE": (low >= number, high < number),
        "EQ": (low == number == high, not low <= number <= high),
        "NE": (not low <= number <= high, low == number == high),
    }[node.attrs["comparison_direction"]]
    return splat(always, node.type) if always or never else None


def compare_truth(node: Node) -> Any:
    """p != False -> p;  p == True -> p;  p == False -> not(p);  p != True -> not(p)"""
    p, c = node.ins[0], splat_of(node.ins[1])
    direction = node.attrs["comparison_direction"]
    if c is None or p.type.dtype.kind != "bool" or direction not in ("EQ", "NE"):
        return None
    return p if bool(c) == (direction == "EQ") else not_(p)


_IMPLIED = {"LT": ("LE", "NE"), "GT": ("GE", "NE"), "EQ": ("LE", "GE")}  # NaN or not


def and_implied(node: Node) -> Any:
    """(x < y) & (x != y) -> x < y;  so for all comparisons that follow from another"""
    p, q = node.ins
    if p.op is not compare or q.op is not compare or p.ins != q.ins:
        return None
    if p.attrs["compare_type"] != q.attrs["compare_type"]:
        return None
    a, b = (x.attrs["comparison_direction"] for x in (p, q))
    return p if b in _IMPLIED.get(a, ()) else q if a in _IMPLIED.get(b, ()) else None


def reach_of(counter: Node) -> int:
    """How far an iota counts."""
    n: int = counter.type.shape[counter.attrs["iota_dimension"]]
    return n


def counts_in(d: DType, steps: int) -> bool:
    """Whether a type has numbers for so many steps."""
    return d.is_integer and steps <= 1 << (d.bits - (d.kind == "int"))


def not_compared(node: Node) -> Any:
    """not(x < y) -> x >= y where there is no NaN or it is ordered;  not(x == y) -> x != y always"""
    (x,) = node.ins
    if x.op is not compare:
        return None
    direction, how = x.attrs["comparison_direction"], x.attrs["compare_type"]
    ordered = not x.ins[0].type.dtype.is_inexact or how == "TOTALORDER"
    if not ordered and direction not in ("EQ", "NE"):
        return None
    return compare(*x.ins, comparison_direction=_INVERSE[direction], compare_type=how)


def select_known(node: Node) -> Any:
    """select(True, x, y) -> x;  select(p, x, x) -> x"""
    p, x, y = node.ins
    if x is y:
        return x
    c = splat_of(p)
    return None if c is None else x if bool(c) else y


def select_not(node: Node) -> Any:
    """select(not(p), x, y) -> select(p, y, x)"""
    p, x, y = node.ins
    return select(p.ins[0], y, x) if p.op is not_ else None


def select_of_booleans(node: Node) -> Any:
    """select(p, True, False) -> p;  select(p, False, True) -> not(p)"""
    p, x, y = node.ins
    if node.type.dtype.kind != "bool" or p.type is not node.type:
        return None
    a, b = splat_of(x), splat_of(y)
    if a is None or b is None or bool(a) == bool(b):
        return None
    return p if bool(a) else not_(p)


RULES: Rules = {
    not_: [not_of_not, not_compared],
    and_: [constant_right, same_operands, and_constant, and_implied, join_constants_of(and_)],
    or_: [constant_right, same_operands, or_constant, join_constants_of(or_)],
    xor: [constant_right, xor_constant, join_constants_of(xor)],
    shift_left: [shift_nothing],
    shift_right_arithmetic: [shift_nothing],
    shift_right_logical: [shift_nothing],
    compare: [compare_self, compare_constant_right, compare_truth, compare_known],
    select: [select_known, select_not, select_of_booleans],
}
