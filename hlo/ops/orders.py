"""Comparators of `sort`: the usual ones made and interned, and recognised by their form.

A comparator takes the left and the right scalar of every operand, ``l0, r0, l1, r1, ...``, and says
whether left comes before right. One that compares keys one after the other, as `lexicographic`
does, is an `Order`: every key is then an unsigned integer of the element's width (`encoded`), and
no machine need ever run the comparator.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

import numpy as np

from monograph.hlo.builder import build
from monograph.hlo.graph import Graph, Node
from monograph.hlo.ops.leaf import constant_op, param, splat
from monograph.hlo.ops.numeric import ordered_bits
from monograph.hlo.record import OPS, ops
from monograph.hlo.types import DType, dtype, tensor

Array = np.ndarray[Any, Any]
Part = Literal["", "real", "imag"]


@dataclass(frozen=True)
class Key:
    """One thing that elements are ordered by.

    Attributes:
        operand: whose elements.
        part: of complex ones, which half.
        descending: whether the largest comes first.
        zeros: whether -0 and +0 are equal (floats).
        nans: whether all NaNs are equal and above all numbers; else they are ordered by their bits.
    """

    operand: int
    part: Part = ""
    descending: bool = False
    zeros: bool = False
    nans: bool = False


Order = tuple[Key, ...]  # the first key decides, among equals the next


# ---- the usual comparators -----------------------------------------------------------------------

_interned: dict[Any, Graph] = {}


def lexicographic(
    types: Sequence[DType], num_keys: int, *, descending: bool = False, total: bool = False
) -> Graph:
    """The comparator by the first keys: the same object at every call.

    Args:
        types: element types of the operands.
        num_keys: how many of them are compared; complex ones by real, then imaginary part.
        descending: whether the largest comes first.
        total: whether floats are ordered by their bits; else zeros are equal and NaNs come last.

    >>> from monograph.hlo.types import F32
    >>> order_of(lexicographic([F32], 1))
    (Key(operand=0, part='', descending=False, zeros=True, nans=True),)
    """
    key = (tuple(types), num_keys, descending, total)
    found = _interned.get(key)
    if found is None:
        scalars = [tensor((), d) for d in types for _ in range(2)]

        def body(*args: Any) -> list[Any]:
            rows = [_parts(args[k], args[k + 1]) for k in range(0, 2 * num_keys, 2)]
            pairs = [pair for row in rows for pair in row]
            if not total:
                pairs = [(canonical(x), canonical(y)) for x, y in pairs]
            return [_before(pairs, "GT" if descending else "LT")]

        found = _interned.setdefault(key, build(body, scalars, "comparator"))
    return found


def _parts(x: Any, y: Any) -> list[tuple[Any, Any]]:
    if not x.type.dtype.is_complex:
        return [(x, y)]
    return [(ops.real(x), ops.real(y)), (ops.imag(x), ops.imag(y))]


def canonical(x: Any) -> Any:
    """Emit floats with one zero and one NaN; complex numbers of such parts; others as they are."""
    d = x.type.dtype
    if d.is_complex:
        return ops.complex(canonical(ops.real(x)), canonical(ops.imag(x)))
    if not d.is_float:
        return x
    y = x
    if has_zero(d):
        zero = splat(0, x.type)
        y = ops.select(ops.compare(x, zero, comparison_direction="EQ"), zero, x)
    is_nan = ops.compare(x, x, comparison_direction="NE")
    return ops.select(is_nan, splat(np.nan, x.type), y)


def has_zero(d: DType) -> bool:
    """Whether there is a zero of an element type."""
    return bool(np.zeros((), d.np) == 0)


def _before(pairs: Sequence[tuple[Any, Any]], direction: str) -> Any:
    made = None
    for x, y in reversed(pairs):
        how = "TOTALORDER" if x.type.dtype.is_float else ""
        less = ops.compare(x, y, comparison_direction=direction, compare_type=how)
        if made is not None:
            equal = ops.compare(x, y, comparison_direction="EQ", compare_type=how)
            made = ops.or_(less, ops.and_(equal, made))
        else:
            made = less
    return made


def with_rider(comparator: Graph, d: DType) -> Graph:
    """The comparator with one more operand, of this element type, that it does not read."""
    found: Graph | None = comparator.memo.get(("rider", d))
    if found is None:
        t = tensor((), d)
        pair = [Node(param, (), {"type": t}, t, None) for _ in range(2)]
        found = Graph(
            (*comparator.params, *pair), comparator.nodes, comparator.outs, comparator.name
        )
        comparator.memo["rider", d] = found
    return found


# ---- recognised by form --------------------------------------------------------------------------


def order_of(comparator: Graph) -> Order | None:
    """The keys that a comparator goes by, or None if it is of another form."""
    if "order" not in comparator.memo:
        comparator.memo["order"] = _Reading(comparator).order(comparator.outs[0])
    found: Order | None = comparator.memo["order"]
    return found


_Side = tuple[Key, bool]  # (what is compared, whether it is the right one's)


class _Reading:
    """The comparator being read."""

    def __init__(self, comparator: Graph) -> None:
        self.place = {p: i for i, p in enumerate(comparator.params)}

    def order(self, node: Node) -> Order | None:
        """The keys by which a condition says that left is before right."""
        keys: list[Key] = []
        while True:
            first = self.compared(node, ("LT", "GT"))
            if first is not None:
                return (*keys, first)
            if node.op is not OPS["or"]:
                return None
            taken = self.step(*node.ins) or self.step(*reversed(node.ins))
            if taken is None:
                return None
            key, node = taken
            keys.append(key)

    def step(self, less: Node, tie: Node) -> tuple[Key, Node] | None:
        """``less or (equal and rest)``: the key, and the rest."""
        key = self.compared(less, ("LT", "GT"))
        if key is None or tie.op is not OPS["and"]:
            return None
        for equal, rest in (tie.ins, tie.ins[::-1]):
            same = self.compared(equal, ("EQ",))
            if same is not None and same == replace(key, descending=False):
                return key, rest
        return None

    def compared(self, node: Node, directions: tuple[str, ...]) -> Key | None:
        """The key of a comparison between left and right in one of these directions."""
        if node.op is not OPS["compare"] or node.attrs["comparison_direction"] not in directions:
            return None
        x, y = (self.side(n) for n in node.ins)
        if x is None or y is None or x[0] != y[0] or x[1] == y[1]:
            return None
        key, swapped = x
        down = (node.attrs["comparison_direction"] == "GT") != swapped
        if node.attrs["comparison_direction"] == "EQ":
            down = False
        if node.ins[0].type.dtype.is_float and node.attrs["compare_type"] == "":
            key = replace(key, zeros=True, nans=True)  # where NaNs go is nobody's promise
        return replace(key, descending=down)

    def side(self, node: Node) -> _Side | None:
        """What a value is: an element or half of one, perhaps with one zero and one NaN."""
        zeros = nans = False
        base: Node | None = None
        while node.op is OPS["select"]:
            found = self.canonical(node)
            if found is None or (base is not None and found[1] is not base):
                return None
            what, base = found
            zeros, nans = zeros or what == "zero", nans or what == "nan"
            node = node.ins[2]
        if base is not None and base is not node:
            return None
        part: Part = ""
        if node.op is OPS["real"]:
            part, node = "real", node.ins[0]
        elif node.op is OPS["imag"]:
            part, node = "imag", node.ins[0]
        place = self.place.get(node)
        if place is None:
            return None
        return Key(place // 2, part, False, zeros, nans), bool(place % 2)

    def canonical(self, node: Node) -> tuple[str, Node] | None:
        """``select(x == 0, 0, ...)`` or ``select(x != x, nan, ...)``: which of them, and x."""
        test, value, _ = node.ins
        if test.op is not OPS["compare"] or value.op is not constant_op:
            return None
        how, (x, y) = test.attrs["comparison_direction"], test.ins
        number = np.asarray(value.attrs["value"])
        if number.size == 0 or test.attrs["compare_type"]:
            return None
        one = number.reshape(-1)[0]
        if how == "NE" and x is y and one != one and ordered_bits(number.reshape(-1)[:1])[0] > 0:
            return "nan", x
        zero = y.op is constant_op and not np.asarray(y.attrs["value"]).any()
        return ("zero", x) if how == "EQ" and zero and one == 0 else None


# ---- keys as integers, with NumPy ----------------------------------------------------------------


def encoded(key: Key, x: Array) -> Array:
    """Unsigned integers in the order of a key of the elements `x`."""
    if key.part:
        x = x.real if key.part == "real" else x.imag
    d = dtype(x.dtype)
    u: Any = np.dtype(f"u{x.dtype.itemsize}")
    if d.is_float:
        made = ordered_bits(x).view(u) ^ (u.type(1) << u.type(8 * u.itemsize - 1))
        made = _equated(key, x, d, made)
    elif d.kind == "int":
        made = x.astype(f"i{u.itemsize}").view(u) ^ (u.type(1) << u.type(8 * u.itemsize - 1))
    else:
        made = x.astype(u)
    return np.asarray(~made if key.descending else made)


def _equated(key: Key, x: Array, d: DType, made: Array) -> Array:
    if key.zeros and has_zero(d):
        zero: Any = np.array(ordered_bits(np.zeros(1, d.np))).view(made.dtype)
        made = np.where(x == 0, zero ^ (made.dtype.type(1) << (8 * x.dtype.itemsize - 1)), made)
    if key.nans:
        made = np.where(x != x, made.dtype.type(-1 % 2 ** (8 * x.dtype.itemsize)), made)
    return made


def permutation(order: Order, arrays: Sequence[Array]) -> Array:
    """The stable order of every row (of the last axis), as indices into it."""
    keys = [encoded(k, arrays[k.operand]) for k in order]
    if len(keys) == 1 and keys[0].dtype.itemsize <= 4:  # a word of key and place: no ties
        words = keys[0].astype(np.uint64) << np.uint64(32)
        words |= np.arange(words.shape[-1], dtype=np.uint64)
        words.sort(axis=-1)
        return (words & np.uint64(2**32 - 1)).astype(np.int64)
    return np.asarray(np.lexsort(keys[::-1], axis=-1))
