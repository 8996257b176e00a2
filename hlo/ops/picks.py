"""The bodies that keep the better of two (value, index) pairs, interned: argmax and argmin.

A NaN beats every number and of equals the lower index wins, so the pairs are in a total order:
the body is associative and commutative, and has a neutral pair (`pick_identity`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from monograph.hlo.builder import build
from monograph.hlo.graph import Graph, Node
from monograph.hlo.ops.leaf import constant_op
from monograph.hlo.ops.monoids import identity
from monograph.hlo.record import ops
from monograph.hlo.types import DType, tensor

DIRECTIONS = ("GT", "LT")


@dataclass(frozen=True)
class Pick:
    """What a body picks: the larger (GT) or smaller (LT) value, with its index."""

    direction: str
    value: DType
    index: DType


_interned: dict[Pick, Graph] = {}


def pick(direction: str, d: DType, index: DType) -> Graph:
    """The body of an argmax ("GT") or argmin ("LT"): the same object at every call.

    Args:
        direction: which of two values is the better one.
        d: the values' element type, not a complex one.
        index: the indices' element type, an integer.

    >>> from monograph.hlo.types import F32, I32
    >>> pick_of(pick("GT", F32, I32)).direction
    'GT'
    """
    key = Pick(direction, d, index)
    found = _interned.get(key)
    if found is None:
        if direction not in DIRECTIONS:
            raise KeyError(f"no direction {direction!r}; known: {', '.join(DIRECTIONS)}")
        v, k = tensor((), d), tensor((), index)
        found = build(lambda *pairs: _better(key, *pairs), (v, k, v, k), f"arg{direction.lower()}")
        found.memo["pick"] = key
        found = _interned.setdefault(key, found)
    return found


def _better(key: Pick, x: Any, i: Any, y: Any, j: Any) -> list[Any]:
    def test(a: Any, b: Any, how: str) -> Any:
        return ops.compare(a, b, comparison_direction=how)

    better = test(y, x, key.direction)
    tie = test(x, y, "EQ")
    if key.value.is_inexact:
        x_nan, y_nan = test(x, x, "NE"), test(y, y, "NE")
        better = ops.and_(ops.or_(better, y_nan), ops.not_(x_nan))
        tie = ops.or_(tie, ops.and_(x_nan, y_nan))
    take = ops.or_(better, ops.and_(tie, test(j, i, "LT")))
    return [ops.select(take, y, x), ops.select(take, j, i)]


def pick_of(body: Graph) -> Pick | None:
    """What `body` picks, or None if it is something else; by its form, also if read from text."""
    if "pick" not in body.memo:
        body.memo["pick"] = _recognised(body)
    found: Pick | None = body.memo["pick"]
    return found


def _recognised(body: Graph) -> Pick | None:
    types = [t.dtype for t in body.in_types]
    if len(types) != 4 or types[:2] != types[2:]:
        return None
    d, index = types[:2]
    if d.kind == "complex" or not index.is_integer:
        return None
    for direction in DIRECTIONS:
        if _same_form(body, pick(direction, d, index)):
            return Pick(direction, d, index)
    return None


def _same_form(a: Graph, b: Graph) -> bool:
    """Whether two closed graphs are the same but for the identity of their nodes."""
    if len(a.nodes) != len(b.nodes) or len(a.outs) != len(b.outs):
        return False
    paired: dict[Node, Node] = dict(zip(a.params, b.params, strict=True))
    for x, y in zip(a.nodes, b.nodes, strict=True):
        if x.op is not y.op or x.op is constant_op or dict(x.attrs) != dict(y.attrs):
            return False
        if [paired[i] for i in x.ins] != list(y.ins):
            return False
        paired[x] = y
    return [paired[o] for o in a.outs] == list(b.outs)


def pick_identity(key: Pick) -> list[np.ndarray[Any, Any]]:
    """The neutral pair: the worst value, at the last index."""
    worst = identity("maximum" if key.direction == "GT" else "minimum", key.value)
    return [worst, identity("minimum", key.index)]
