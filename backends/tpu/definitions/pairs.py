"""Complex arithmetic of f32 on real and imaginary parts: this machine's emulation of c64.

Every rule takes values apart (`real`, `imag`) and puts its results together (`complex`); where one
rule follows another, simplifying leaves the parts alone. Products and quotients are NumPy's:
(a c - b d, a d + b c), and Smith's division (Algorithm 116, Comm. ACM 5, 1962).
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

from monograph.backends.tpu.definitions.steps import Values, where
from monograph.hlo import ops
from monograph.hlo.legalize import Definition
from monograph.hlo.ops.leaf import ones, splat, zeros
from monograph.hlo.ops.monoids import monoid, monoid_of
from monograph.hlo.record import Attrs, OpDef
from monograph.hlo.types import C64, F32, TensorType

Pair = tuple[Any, Any]  # real and imaginary parts


def _of(part: OpDef, x: Any) -> Any:
    return part(x) if x.type.dtype.is_complex else x


def _apart(op: OpDef) -> Definition:
    """An op that does to each part what it does to a number."""

    def made(ins: Values, attrs: Attrs) -> Any:
        re, im = (op(*[_of(part, x) for x in ins], **attrs) for part in (ops.real, ops.imag))
        return ops.complex(re, im)

    return made


def _parts(x: Any) -> Pair:
    return ops.real(x), ops.imag(x)


def times(x: Pair, y: Pair) -> Pair:
    """Products of complex numbers."""
    (a, b), (c, d) = x, y
    re = ops.subtract(ops.multiply(a, c), ops.multiply(b, d))
    return re, ops.add(ops.multiply(a, d), ops.multiply(b, c))


def _multiply(ins: Values, attrs: Attrs) -> Any:
    x, y = map(_parts, ins)
    return ops.complex(*times(x, y))


def _divide(ins: Values, attrs: Attrs) -> Any:
    """By the larger part of the divisor first, so that nothing overflows on the way; by zero as if
    it were real, so that infinite parts stay what they are."""
    (a, b), (c, d) = map(_parts, ins)
    zero = zeros(c.type)
    high = ops.compare(ops.abs(c), ops.abs(d), comparison_direction="GE")
    large, small = where(high, c, d), where(high, d, c)
    none = ops.compare(large, zero, comparison_direction="EQ")
    ratio = where(none, zero, ops.divide(small, where(none, ones(c.type), large)))
    total = ops.add(large, ops.multiply(small, ratio))
    total = where(none, ops.abs(c), total)
    re = where(high, ops.add(a, ops.multiply(b, ratio)), ops.add(ops.multiply(a, ratio), b))
    im = where(high, ops.subtract(b, ops.multiply(a, ratio)),
               ops.subtract(ops.multiply(b, ratio), a))  # fmt: skip
    re, im = where(none, a, re), where(none, b, im)
    return ops.complex(ops.divide(re, total), ops.divide(im, total))


def _exponential(ins: Values, attrs: Attrs) -> Any:
    """The size by its root twice, which overflows later; where nothing is turned nothing is made of
    infinite sizes, and where nothing is left nothing is turned."""
    a, b = _parts(ins[0])
    zero = zeros(a.type)
    root = ops.exponential(ops.multiply(a, _number(a, 0.5)))
    re, im = (ops.multiply(ops.multiply(root, f(b)), root) for f in (ops.cosine, ops.sine))
    wild = ops.not_(ops.is_finite(b))
    gone = ops.and_(wild, ops.compare(root, zero, comparison_direction="EQ"))
    endless = ops.compare(a, _number(a, math.inf), comparison_direction="EQ")
    re = where(ops.and_(wild, endless), a, where(gone, zero, re))
    none = ops.compare(b, zero, comparison_direction="EQ")
    return ops.complex(re, where(none, b, where(gone, zero, im)))


def _number(x: Any, value: float) -> Any:
    """A number as often as an array has elements."""
    return splat(value, x.type)


def _abs(ins: Values, attrs: Attrs) -> Any:
    """The larger part times the root of one and the square of what the other one is of it."""
    a, b = map(ops.abs, _parts(ins[0]))
    large, small = ops.maximum(a, b), ops.minimum(a, b)
    none = ops.compare(large, zeros(a.type), comparison_direction="EQ")
    ratio = ops.divide(small, where(none, ones(a.type), large))
    size = ops.multiply(large, ops.sqrt(ops.add(ones(a.type), ops.multiply(ratio, ratio))))
    return where(ops.or_(_infinite(a), _infinite(b)), float("inf"), size)


def _infinite(x: Any) -> Any:
    number = ops.compare(x, x, comparison_direction="EQ")
    return ops.and_(number, ops.not_(ops.is_finite(x)))


def _compare(ins: Values, attrs: Attrs) -> Any:
    (a, b), (c, d) = map(_parts, ins)
    real, imag = ops.compare(a, c, **attrs), ops.compare(b, d, **attrs)
    same = attrs["comparison_direction"] == "EQ"
    return ops.and_(real, imag) if same else ops.or_(real, imag)


def _dot(ins: Values, attrs: Attrs) -> Any:
    """Four products, of parts of f32 in six passes unless the op says otherwise."""
    (a, b), (c, d) = map(_parts, ins)
    more: dict[str, Any] = {"preferred": None if attrs["preferred"] is None else F32}
    if attrs["precision"] == "default":
        more["precision"] = "highest"
    attrs = {**attrs, **more}

    def dot(x: Any, y: Any) -> Any:
        return ops.dot_general(x, y, **attrs)

    return ops.complex(ops.subtract(dot(a, c), dot(b, d)), ops.add(dot(a, d), dot(b, c)))


def _fold(ins: Values, attrs: Attrs) -> Any:
    """A sum, of each part; what folds one element only is that and the initial value, combined."""
    if monoid_of(attrs["body"]) == "add":
        return _apart(ops.reduce)(ins, {**attrs, "body": monoid("add", F32)})
    x, init = ins
    kept = [n for d, n in enumerate(x.type.shape) if d not in attrs["dimensions"]]
    first = ops.broadcast_in_dim(init, shape=tuple(kept), broadcast_dimensions=())
    return ops.multiply(first, ops.reshape(x, shape=tuple(kept)))


def _folds(types: Sequence[TensorType], attrs: Attrs) -> bool:
    """Whether a fold is a sum, or a product of one element for each result."""
    kind = monoid_of(attrs["body"]) if len(types) == 2 else None
    one = all(types[0].shape[d] == 1 for d in attrs["dimensions"])
    return kind == "add" or (kind == "multiply" and one)


def _convert(ins: Values, attrs: Attrs) -> Any:
    (x,) = ins
    if x.type.dtype.is_complex:
        return ops.convert(ops.real(x), dtype=attrs["dtype"])
    re = ops.convert(x, dtype=F32)
    return ops.complex(re, zeros(re.type))


_MOVES = (
    ops.broadcast_in_dim, ops.concatenate, ops.dynamic_slice, ops.dynamic_update_slice, ops.gather,
    ops.pad, ops.reshape, ops.reverse, ops.select, ops.slice, ops.transpose,
)  # fmt: skip
PAIRS: Mapping[OpDef, Definition] = {
    **{op: _apart(op) for op in (*_MOVES, ops.add, ops.subtract, ops.negate)},
    ops.multiply: _multiply,
    ops.divide: _divide,
    ops.abs: _abs,
    ops.exponential: _exponential,
    ops.cumsum: _apart(ops.cumsum),
    ops.compare: _compare,
    ops.convert: _convert,
    ops.dot_general: _dot,
    ops.reduce: _fold,
}


def pairs(op: OpDef, types: Sequence[TensorType], attrs: Attrs) -> Definition | None:
    """The rule of an op on complex numbers of f32; None if it has none, or there are no such.

    Single numbers are left alone: bodies of folds are made of ops on these, and are known by them.
    """
    if not any(t.ndim for t in types):
        return None
    given = [t.dtype for t in types] + ([attrs["dtype"]] if op is ops.convert else [])
    if op not in PAIRS or C64 not in given or any(d.is_complex and d is not C64 for d in given):
        return None
    if op is ops.compare and attrs["comparison_direction"] not in ("EQ", "NE"):
        return None
    if op is ops.convert and types[0].dtype.is_complex and not attrs["dtype"].is_float:
        return None  # whether a number is zero, and whole numbers, are their record's
    return PAIRS[op] if op is not ops.reduce or _folds(types, attrs) else None


__all__ = ["PAIRS", "Pair", "pairs", "times"]
