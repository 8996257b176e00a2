"""Which ops make a bad value, and which hand it on: asked of the records' own semantics.

An elementwise op *makes* a bad value (NaN, infinity) if good operands can give one, and *keeps* one
if a bad operand always gives one. Both are tried out on a few numbers with the record's `ref`, once
per op and types, so there is no list of ops here.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable
from typing import Any

import numpy as np

from monograph.hlo.graph import Node
from monograph.hlo.interp import apply
from monograph.hlo.types import tensor

Array = np.ndarray[Any, Any]
Bad = Callable[[Array], Array]

_NUMBERS = (
    -np.inf, -1e30, -1e3, -2.0, -1.0, -0.5, -0.0, 0.0, 1e-30, 0.5, 1.0, 2.0, 1e3, 1e30, np.inf,
    np.nan,
)  # fmt: skip
_known: dict[object, tuple[bool, tuple[bool, ...]]] = {}


def is_tried(node: Node) -> bool:
    """Whether a node is elementwise on real numbers and flags."""
    kinds = {x.type.dtype.kind for x in node.ins}
    return (
        node.op.kind == "elementwise"
        and node.op.ref is not None
        and kinds <= {"float", "bool"}
        and node.type.dtype.kind == "float"
        and 1 <= len(node.ins) <= 3
    )


def makes(node: Node, bad: Bad) -> bool:
    """Whether good operands can give a bad result."""
    return _tried(node, bad)[0]


def keeps(node: Node, operand: Node, bad: Bad) -> bool:
    """Whether a bad element of the operand always gives a bad result."""
    held = _tried(node, bad)[1]
    return any(k and x is operand for k, x in zip(held, node.ins, strict=True))


def _tried(node: Node, bad: Bad) -> tuple[bool, tuple[bool, ...]]:
    types = tuple([x.type.dtype for x in node.ins])
    key = (node.op, tuple(node.attrs.values()), types, node.type.dtype, bad)
    found = _known.get(key)
    if found is None:
        found = _known[key] = _try(node, bad)
    return found


def _try(node: Node, bad: Bad) -> tuple[bool, tuple[bool, ...]]:
    columns = [_samples(x) for x in node.ins]
    rows = list(itertools.product(*columns))
    n = len(rows)
    with np.errstate(all="ignore"):
        ins = [
            np.array([row[i] for row in rows]).astype(x.type.dtype.np)
            for i, x in enumerate(node.ins)
        ]
        out = apply(node.op, node.attrs, ins, tensor((n,), node.type.dtype))
    assert isinstance(out, np.ndarray)
    wrong = bad(out)
    given = [bad(x) if x.dtype != np.bool_ else np.zeros(n, bool) for x in ins]
    good = ~np.logical_or.reduce(given)
    return bool((wrong & good).any()), tuple([bool(g.any() and wrong[g].all()) for g in given])


def _samples(x: Node) -> Iterable[float]:
    return (0.0, 1.0) if x.type.dtype.kind == "bool" else _NUMBERS
