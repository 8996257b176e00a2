"""Arithmetic on elementwise ops. Every rule is exact: NaN, infinities and signed zeros included.

So ``x + 0`` goes only for integers or for ``-0.0``, ``x * 0`` only for integers, and nothing is
reassociated but integers. ``c`` stands for a constant. The interpreter is the judge.
"""

from __future__ import annotations

from typing import Any

from monograph.hlo.graph import Node
from monograph.hlo.ops import (
    abs,
    add,
    ceil,
    clamp,
    complex,
    divide,
    floor,
    imag,
    maximum,
    minimum,
    multiply,
    negate,
    power,
    real,
    remainder,
    round_nearest_afz,
    round_nearest_even,
    sign,
    subtract,
)
from monograph.hlo.ops.leaf import constant_op, splat
from monograph.hlo.passes.constants import facts_of, splat_of
from monograph.hlo.record import OpDef
from monograph.hlo.rewrite import Rule, Rules
from monograph.hlo.types import BF16, F16, F32

COMMUTATIVE = (add, multiply, maximum, minimum)


def _exact_sums(node: Node) -> bool:
    """Whether arithmetic of the node's type is exact modulo 2^n (integers and booleans)."""
    return not node.type.dtype.is_inexact


def zero_of(node: Node) -> Any:
    """A splat zero of the node's type."""
    return splat(0, node.type)


# ---- commutative ops ----------------------------------------------------------------------------


def constant_right(node: Node) -> Any:
    """c + x -> x + c;  so for all commutative ops, complex products (fused or not) left out"""
    x, y = node.ins
    if x.op is not constant_op or y.op is constant_op:
        return None
    if node.op is multiply and node.type.dtype.is_complex:
        return None
    return node.op(y, x)


def join_constants_of(op: OpDef) -> Rule:
    """The rule for an associative op of constants on its right."""

    def join_constants(node: Node) -> Any:
        """(x + c) + d -> x + (c + d), integers and booleans"""
        x, d = node.ins
        if x.op is not op or d.op is not constant_op or x.ins[1].op is not constant_op:
            return None
        if not _exact_sums(node):
            return None
        return op(x.ins[0], op(x.ins[1], d))

    return join_constants


# ---- add, subtract, negate ----------------------------------------------------------------------


def add_nothing(node: Node) -> Any:
    """x + (-0.0) -> x;  x + 0 -> x for integers"""
    c = facts_of(node.ins[1])
    return node.ins[0] if c is not None and c.minus_zero else None


def add_negated(node: Node) -> Any:
    """x + (-y) -> x - y;  (-x) + y -> y - x"""
    x, y = node.ins
    if y.op is negate:
        return subtract(x, y.ins[0])
    if x.op is negate:
        return subtract(y, x.ins[0])
    return None


def subtract_nothing(node: Node) -> Any:
    """x - 0.0 -> x;  (-0.0) - x -> -x;  0 - x -> -x for integers"""
    x, y = node.ins
    c = facts_of(y)
    if c is not None and c.zero:
        return x
    c = facts_of(x)
    return negate(y) if c is not None and c.minus_zero else None


def subtract_negated(node: Node) -> Any:
    """x - (-y) -> x + y"""
    x, y = node.ins
    return add(x, y.ins[0]) if y.op is negate else None


def subtract_constant(node: Node) -> Any:
    """x - c -> x + (-c), exact in every type; so that constants join"""
    x, y = node.ins
    if splat_of(y) is None or not _exact_sums(node):
        return None
    return add(x, negate(y))


def subtract_self(node: Node) -> Any:
    """x - x -> 0, integers"""
    x, y = node.ins
    return zero_of(node) if x is y and _exact_sums(node) else None


def negate_negated(node: Node) -> Any:
    """-(-x) -> x"""
    (x,) = node.ins
    return x.ins[0] if x.op is negate else None


def negate_difference(node: Node) -> Any:
    """-(x - y) -> y - x, integers (floats: 0 would become -0)"""
    (x,) = node.ins
    if x.op is subtract and _exact_sums(node):
        return subtract(x.ins[1], x.ins[0])
    return None


def negate_scaled(node: Node) -> Any:
    """-(x * c) -> x * (-c)"""
    (x,) = node.ins
    if x.op is multiply and splat_of(x.ins[1]) is not None and not node.type.dtype.is_complex:
        return multiply(x.ins[0], negate(x.ins[1]))
    return None


# ---- multiply, divide, power --------------------------------------------------------------------


def multiply_by_constant(node: Node) -> Any:
    """x * 1 -> x;  x * (-1) -> -x;  x * 0 -> 0 for integers;  (-x) * c -> x * (-c)"""
    x, y = node.ins
    c = facts_of(y)
    if c is None or node.type.dtype.is_complex:  # a complex product mixes its parts
        return None
    if c.one:
        return x
    if c.zero and _exact_sums(node):
        return y
    if c.minus_one and node.type.dtype.kind != "bool":
        return negate(x)
    return multiply(x.ins[0], negate(y)) if x.op is negate else None


def multiply_negated(node: Node) -> Any:
    """(-x) * (-y) -> x * y"""
    x, y = node.ins
    if x.op is negate and y.op is negate and not node.type.dtype.is_complex:
        return multiply(x.ins[0], y.ins[0])
    return None


def divide_by_constant(node: Node) -> Any:
    """x / 1 -> x;  x / (-1) -> -x;  x / 2^k -> x * 2^-k where exact;  (-x) / c -> x / (-c)"""
    x, y = node.ins
    c = facts_of(y)
    d = node.type.dtype
    if c is None or d.is_complex:
        return None
    if c.one:
        return x
    if c.minus_one:
        return negate(x)
    if c.reciprocal is not None:
        return multiply(x, splat(c.reciprocal, node.type))
    return divide(x.ins[0], negate(y)) if x.op is negate and d.is_float else None


def divide_negated(node: Node) -> Any:
    """(-x) / (-y) -> x / y, floats"""
    x, y = node.ins
    if x.op is negate and y.op is negate and node.type.dtype.is_float:
        return divide(x.ins[0], y.ins[0])
    return None


def remainder_of_one(node: Node) -> Any:
    """x % 1 -> 0, integers"""
    c = facts_of(node.ins[1])
    return zero_of(node) if c is not None and c.one and _exact_sums(node) else None


def power_of_constant(node: Node) -> Any:
    """x ^ 0 -> 1;  x ^ 1 -> x;  x ^ 2 -> x * x and x ^ -1 -> 1 / x below f64

    The interpreter computes powers of narrow floats in double, where the square is exact and the
    reciprocal rounds as if once; in f64 its last bit is the library's.
    """
    x, y = node.ins
    c = facts_of(y)
    d = node.type.dtype
    if c is None or d.is_complex:
        return None
    if c.number == 0:
        return splat(1, node.type)
    if c.one:
        return x
    narrow = d.is_integer or d in (F16, BF16, F32)
    if c.number == 2 and narrow:
        return multiply(x, x)
    if c.minus_one and d.is_float and narrow:
        return divide(splat(1, node.type), x)
    return None


# ---- extremes, rounding, parts ------------------------------------------------------------------


def same_operands(node: Node) -> Any:
    """max(x, x) -> x;  also min, and, or"""
    x, y = node.ins
    return x if x is y else None


def maximum_of_bound(node: Node) -> Any:
    """max(x, lowest) -> x;  max(x, highest) -> highest for integers"""
    x, y = node.ins
    c = facts_of(y)
    if c is None:
        return None
    return x if c.lowest else y if c.highest and _exact_sums(node) else None


def minimum_of_bound(node: Node) -> Any:
    """min(x, highest) -> x;  min(x, lowest) -> lowest for integers"""
    x, y = node.ins
    c = facts_of(y)
    if c is None:
        return None
    return x if c.highest else y if c.lowest and _exact_sums(node) else None


def clamp_unbounded(node: Node) -> Any:
    """clamp(lowest, x, highest) -> x"""
    low, x, high = node.ins
    a, b = facts_of(low), facts_of(high)
    return x if a is not None and b is not None and a.lowest and b.highest else None


def abs_of_signless(node: Node) -> Any:
    """abs(-x) -> abs(x);  abs(abs(x)) -> abs(x)"""
    (x,) = node.ins
    if x.op is negate:
        return abs(x.ins[0])
    return x if x.op is abs and x.type is node.type else None


_ROUNDINGS = frozenset({floor, ceil, round_nearest_even, round_nearest_afz})


def round_rounded(node: Node) -> Any:
    """floor(ceil(x)) -> ceil(x);  so for all four roundings"""
    (x,) = node.ins
    return x if x.op in _ROUNDINGS else None


def sign_of_sign(node: Node) -> Any:
    """sign(sign(x)) -> sign(x)"""
    (x,) = node.ins
    return x if x.op is sign and not x.type.dtype.is_complex else None


def part_of_complex(node: Node) -> Any:
    """real(complex(x, y)) -> x;  imag(complex(x, y)) -> y"""
    (z,) = node.ins
    return z.ins[node.op is imag] if z.op is complex else None


def complex_of_parts(node: Node) -> Any:
    """complex(real(z), imag(z)) -> z"""
    x, y = node.ins
    if x.op is real and y.op is imag and x.ins[0] is y.ins[0] and x.ins[0].type is node.type:
        return x.ins[0]
    return None


RULES: Rules = {
    add: [constant_right, add_nothing, add_negated, join_constants_of(add)],
    multiply: [
        constant_right,
        multiply_by_constant,
        multiply_negated,
        join_constants_of(multiply),
    ],
    subtract: [subtract_nothing, subtract_negated, subtract_constant, subtract_self],
    negate: [negate_negated, negate_scaled, negate_difference],
    divide: [divide_by_constant, divide_negated],
    remainder: [remainder_of_one],
    power: [power_of_constant],
    maximum: [constant_right, same_operands, maximum_of_bound],
    minimum: [constant_right, same_operands, minimum_of_bound],
    clamp: [clamp_unbounded],
    abs: [abs_of_signless],
    sign: [sign_of_sign],
    **{op: [round_rounded] for op in _ROUNDINGS},
    real: [part_of_complex],
    imag: [part_of_complex],
    complex: [complex_of_parts],
}
