"""Constants: what is known of a splat, and folding of ops whose operands are all constant.

Folding runs the interpreter's own semantics, so it changes no bit. Splats stay splats.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from monograph.hlo.graph import Node
from monograph.hlo.interp import apply
from monograph.hlo.ops.leaf import constant_op, iota, splat
from monograph.hlo.rewrite import Rules
from monograph.hlo.state import state
from monograph.hlo.types import DType, TensorType, tensor, types_of

Array = np.ndarray[Any, Any]

LARGEST_RESULT = 1024  # elements; larger results are folded only if no larger than the operands
LARGEST_WORK = 1 << 16  # elements; constants beyond this are left alone


@dataclass(frozen=True)
class Facts:
    """What rules ask about a scalar.

    Attributes:
        zero: +0 (both parts, if complex), integer 0 or False.
        minus_zero: -0 (both parts), or zero where the type has no -0.
        one, minus_one: exactly that; True is one.
        ones: all bits set (True, -1, the largest unsigned integer).
        lowest, highest: the neutral elements of maximum and minimum.
        reciprocal: the exact reciprocal of a float that has one (a power of two), as a 0-d array.
        number: the value as a Python scalar.
    """

    zero: bool
    minus_zero: bool
    one: bool
    minus_one: bool
    ones: bool
    lowest: bool
    highest: bool
    reciprocal: Array | None
    number: Any


_MOST_FACTS = 1024
_facts: dict[tuple[bytes, DType], Facts] = {}


def splat_of(node: Node) -> Array | None:
    """The 0-d value of a splat constant, or None for any other node."""
    if node.op is constant_op:
        value: Array = node.attrs["value"]
        if value.ndim == 0:
            return value
    return None


def facts_of(node: Node) -> Facts | None:
    """What is known of a splat constant, or None for any other node."""
    value = splat_of(node)
    if value is None:
        return None
    key = (value.tobytes(), node.type.dtype)
    found = _facts.get(key)
    if found is None:
        if len(_facts) >= _MOST_FACTS:
            _facts.clear()
        found = _facts[key] = _examine(value, node.type.dtype)
    return found


def _examine(value: Array, d: DType) -> Facts:
    number = value.item()
    if d.kind == "complex":
        minus = bool(np.signbit(value.real) and np.signbit(value.imag))
        plus = not np.signbit(value.real) and not np.signbit(value.imag)
    else:
        minus = d.is_float and bool(np.signbit(value.astype(np.float64)))
        plus = not minus
    is_zero = bool(number == 0)
    return Facts(
        zero=is_zero and plus,
        minus_zero=is_zero and (minus if d.is_inexact and _has_minus_zero(d) else True),
        one=bool(number == 1),
        minus_one=d.kind != "uint" and bool(number == -1),
        ones=_all_ones(number, d),
        lowest=_is_bound(value, d, -1),
        highest=_is_bound(value, d, 1),
        reciprocal=_reciprocal(value, d),
        number=number,
    )


def _has_minus_zero(d: DType) -> bool:
    return bool(np.signbit(np.asarray(-0.0).astype(d.np).astype(np.complex128).real))


def _all_ones(number: Any, d: DType) -> bool:
    if d.kind == "bool":
        return bool(number)
    if d.kind == "int":
        return bool(number == -1)
    return d.kind == "uint" and bool(number == 2**d.bits - 1)


def _is_bound(value: Array, d: DType, sign: int) -> bool:
    if d.kind == "float":
        return bool(value.astype(np.float64) == sign * np.inf)
    if d.kind == "complex":
        return False
    if d.kind == "bool":
        return bool(value) == (sign > 0)
    signed = d.kind == "int"
    low, high = (-(2 ** (d.bits - 1)) if signed else 0), 2 ** (d.bits - signed) - 1
    return int(value) == (high if sign > 0 else low)


def _reciprocal(value: Array, d: DType) -> Array | None:
    if d.kind != "float":
        return None
    x = float(value.astype(np.float64))
    if x == 0 or not np.isfinite(x) or abs(np.frexp(x)[0]) != 0.5:
        return None
    with np.errstate(all="ignore"):
        inverse = np.asarray(1.0 / x).astype(d.np)
    return inverse if float(inverse.astype(np.float64)) * x == 1.0 else None


def same_splat(nodes: tuple[Node, ...]) -> Array | None:
    """The scalar that all nodes are splats of, to the bit; None if there is none."""
    first = splat_of(nodes[0])
    if first is None:
        return None
    bits = first.tobytes()
    for node in nodes[1:]:
        value = splat_of(node)
        if value is None or value.tobytes() != bits:
            return None
    return first


# ---- rules --------------------------------------------------------------------------------------


def uniform_array(node: Node) -> Any:
    """constant [v, v, v] -> splat v"""
    value: Array = node.attrs["value"]
    if value.ndim == 0 or not 0 < value.size <= LARGEST_RESULT:
        return None
    flat = np.ascontiguousarray(value).reshape(-1)
    size = flat.itemsize
    bits = flat.tobytes()
    return splat(flat[0], node.type) if bits == bits[:size] * flat.size else None


def fold(node: Node) -> Any:
    """op(constants) -> constant;  an op without result elements -> constant

    NumPy may round complex products differently in long arrays and in short ones (fused
    multiply-adds), so complex splats are not computed on one element.
    """
    t = node.type
    if type(t) is TensorType and not t.size:
        return splat(0, t)
    for x in node.ins:
        if x.op is not constant_op:
            return None
    if not node.ins or (node.op.ref is None and node.op.expand is None):
        return None
    if node.op.kind == "elementwise" and not node.type.dtype.is_complex:
        scalars = [splat_of(x) for x in node.ins]
        if all(s is not None for s in scalars):
            return splat(_scalar_result(node, scalars), node.type)
    return _folded_arrays(node)


def _scalar_result(node: Node, scalars: list[Array | None]) -> Any:
    """An elementwise op on splats, done on one element."""
    return apply(node.op, node.attrs, scalars, tensor((), node.type.dtype))  # type: ignore[arg-type]


def _folded_arrays(node: Node) -> Any:
    before = sum(x.type.size for x in node.ins)
    after = sum(t.size for t in types_of(node.type))
    if before > LARGEST_WORK or (after > LARGEST_RESULT and after > before):
        return None
    if type(node.type) is TensorType and after > LARGEST_RESULT and _all_splats(node):
        return None
    arrays = [np.broadcast_to(x.attrs["value"], x.type.shape) for x in node.ins]
    made = apply(node.op, node.attrs, arrays, node.type)
    if isinstance(made, tuple):
        return [state.interp.constant(np.array(a), t) for a, t in zip(made, node.type, strict=True)]
    return state.interp.constant(np.array(made), node.type)  # a copy: views would hold the operand


def _all_splats(node: Node) -> bool:
    return all(splat_of(x) is not None for x in node.ins)


def one_step_iota(node: Node) -> Any:
    """iota along a dimension of size 1, or without elements -> splat 0"""
    if node.type.size and node.attrs["shape"][node.attrs["iota_dimension"]] != 1:
        return None
    return splat(0, node.type)


RULES: Rules = {
    constant_op: [uniform_array],
    iota: [one_step_iota],
}
