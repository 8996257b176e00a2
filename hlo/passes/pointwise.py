"""Rules for all elementwise ops (work on few elements instead of on many) and for conversions."""

from __future__ import annotations

from typing import Any

from monograph.hlo.graph import Node
from monograph.hlo.ops import bitcast_convert, broadcast_in_dim, convert, reshape, select
from monograph.hlo.ops.leaf import splat
from monograph.hlo.passes.constants import splat_of
from monograph.hlo.rewrite import Rules
from monograph.hlo.types import DType, real_dtype


def compute_then_broadcast(node: Node) -> Any:
    """f(broadcast(x), broadcast(y), c) -> broadcast(f(x, y, c)), where both repeat alike"""
    source = None
    for x in node.ins:
        if x.op is broadcast_in_dim:
            source = x
            break
    if source is None:
        return None
    small = source.ins[0].type
    dims = source.attrs["broadcast_dimensions"]
    if small.size >= node.type.size or node.type.dtype.is_complex:  # see `constants.fold`
        return None
    args = _before(source, node)
    if args is None:
        return None
    out = node.op(*args, **node.attrs)
    return broadcast_in_dim(out, shape=node.type.shape, broadcast_dimensions=dims)


def compute_then_reshape(node: Node) -> Any:
    """f(reshape(x), reshape(y), c) -> reshape(f(x, y, c)), where both only add or drop ones"""
    source = None
    for x in node.ins:
        if x.op is reshape:
            source = x
            break
    if source is None or not node.type.ndim:
        return None
    if _long(source.ins[0].type.shape) != _long(node.type.shape):
        return None
    args = _before(source, node)
    return None if args is None else reshape(node.op(*args, **node.attrs), shape=node.type.shape)


def _before(move: Node, node: Node) -> list[Any] | None:
    """The operands of an elementwise op before a move that all of them make; None if one doesn't.

    A splat is one of any shape; a scalar predicate or bound stays as it is.
    """
    small = move.ins[0].type
    args: list[Any] = []
    for x in node.ins:
        value = splat_of(x)
        if x.type.shape != node.type.shape:
            args.append(x)
        elif value is not None:
            args.append(splat(value, small.with_dtype(x.type.dtype)))
        elif x.op is move.op and x.ins[0].type.shape == small.shape and x.attrs == move.attrs:
            args.append(x.ins[0])
        else:
            return None
    return args


def compute_then_choose(node: Node) -> Any:
    """f(select(p, x, y), c) -> select(p, f(x, c), f(y, c)), where x and y repeat few values

    A truth value as a number is a choice, too: f(convert(p), c) -> select(p, f(1, c), f(0, c)).
    """
    chosen = None
    for x in node.ins:
        if x.op is select or (x.op is convert and x.ins[0].type.dtype.kind == "bool"):
            if chosen is not None and x is not chosen:
                return None
            chosen = x
        elif splat_of(x) is None:
            return None
    if chosen is None or node.type.dtype.is_complex:  # see `constants.fold`
        return None
    if chosen.op is convert:
        ways: list[Any] = [splat(1, chosen.type), splat(0, chosen.type)]
    else:
        ways = list(chosen.ins[1:])
        if not all(_repeats(way) for way in ways):
            return None
    if chosen.type.shape != node.type.shape:
        return None  # a scalar predicate of many elements
    made = [node.op(*[way if x is chosen else x for x in node.ins], **node.attrs) for way in ways]
    return select(chosen.ins[0], *made)


def _repeats(x: Node) -> bool:
    """Whether an array repeats fewer values."""
    if x.op is broadcast_in_dim:
        return bool(x.ins[0].type.size < x.type.size)
    return splat_of(x) is not None


def _long(shape: tuple[int, ...]) -> list[int]:
    """The sizes that are not 1."""
    return [n for n in shape if n != 1]


# ---- conversions --------------------------------------------------------------------------------


def lossless(a: DType, b: DType) -> bool:
    """Whether every value of `a` is a value of `b` (NaN is NaN)."""
    if a is b:
        return True
    if a.kind == "bool":
        return b.kind != "bool" and b.bits >= 4 and not b.name.startswith("f8")
    if b.is_complex:
        return lossless(real_dtype(a), real_dtype(b))
    if a.is_integer and b.is_integer:
        return b.bits >= a.bits + (a.kind != b.kind) and (a.kind == "uint" or b.kind == "int")
    if not b.is_float or b.bits == 8:
        return False
    if a.is_integer:
        magnitude = a.bits - (a.kind == "int")
        return magnitude <= b.mantissa + 1 and magnitude < 2 ** (b.exponent - 1)
    if a.bits == 8:  # biases differ
        return b.bits >= 32
    return a.is_float and a.mantissa <= b.mantissa and a.exponent <= b.exponent


def convert_nothing(node: Node) -> Any:
    """convert to the type it has -> x"""
    (x,) = node.ins
    return x if x.type is node.type else None


def convert_of_convert(node: Node) -> Any:
    """convert(convert(x: a -> b) -> c) -> convert(x: a -> c), where a -> b loses nothing"""
    (x,) = node.ins
    if x.op is not convert:
        return None
    source = x.ins[0]
    a, b, c = source.type.dtype, x.type.dtype, node.type.dtype
    if not lossless(a, b):
        return None
    if c is a:
        return source
    # The low bits of an integer do not depend on the way; a float is rounded or cut only once.
    alike = (a.is_integer and b.is_integer) or (a.is_float and b.is_float)
    if not (alike or a.kind == "bool" or c.is_inexact):
        return None
    return convert(source, dtype=c, weak=node.attrs["weak"])


def bitcast_nothing(node: Node) -> Any:
    """bitcast_convert(bitcast_convert(x)) -> bitcast_convert(x) among types of one width"""
    (x,) = node.ins
    if x.type is node.type:
        return x
    if x.op is bitcast_convert and x.ins[0].type.shape == x.type.shape == node.type.shape:
        return bitcast_convert(x.ins[0], **node.attrs)
    return None


RULES: Rules = {
    convert: [convert_nothing, convert_of_convert],
    bitcast_convert: [bitcast_nothing],
}
