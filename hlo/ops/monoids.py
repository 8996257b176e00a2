"""The usual bodies of reductions, interned: one scalar graph per monoid and element type.

So a rule, a pass or a kernel asks `monoid_of(body)`; a body that was read from text is recognised
by its form.
"""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np

from monograph.hlo.builder import build
from monograph.hlo.graph import Graph, Node
from monograph.hlo.ops import lexical
from monograph.hlo.ops.leaf import param
from monograph.hlo.record import OPS
from monograph.hlo.types import DType, tensor

MONOIDS = ("add", "multiply", "maximum", "minimum", "and", "or", "xor")

_interned: dict[tuple[str, DType], Graph] = {}


def monoid(name: str, d: DType) -> Graph:
    """The body that combines two scalars of element type `d`: the same object at every call.

    Args:
        name: one of `MONOIDS`.
        d: the element type.

    >>> from monograph.hlo.types import F32
    >>> monoid("add", F32) is monoid("add", F32), monoid_of(monoid("add", F32))
    (True, 'add')
    """
    found = _interned.get((name, d))
    if found is None:
        if name not in MONOIDS:
            raise KeyError(f"no monoid {name!r}; known: {', '.join(MONOIDS)}")
        ordered = d.kind == "complex" and name in lexical.BY
        found = _interned.setdefault((name, d), (_by_parts if ordered else _by_op)(name, d))
    return found


def _by_op(name: str, d: DType) -> Graph:
    t = tensor((), d)
    params = tuple(Node(param, (), {"type": t}, t, None) for _ in range(2))
    op = OPS[name]
    combined = Node(op, params, {}, op.result_type((t, t), {}), None)
    made = Graph(params, (combined,), (combined,), f"{name}_{d.name}")
    made.memo["monoid"] = name
    return made


def _by_parts(name: str, d: DType) -> Graph:
    """The larger or smaller of complex numbers, for which there is no op: `monoid_of` is None."""
    t = tensor((), d)
    made = build(lambda x, y: [lexical.further(name, x, y)], (t, t), f"{name}_{d.name}")
    made.memo["choice"] = name
    return made


def monoid_of(body: Graph) -> str | None:
    """The name of the monoid that `body` combines by, or None if it is something else."""
    if "monoid" not in body.memo:
        body.memo["monoid"] = _recognised(body)
    found: str | None = body.memo["monoid"]
    return found


def choice_of(body: Graph) -> str | None:
    """``maximum`` or ``minimum`` if `body` keeps one of its operands in that way, else None."""
    found = body.memo.get("choice") or monoid_of(body)
    return found if found in lexical.BY else None


def _recognised(body: Graph) -> str | None:
    if len(body.params) != 2 or len(body.nodes) != 1 or body.outs != body.nodes:
        return None
    (node,) = body.nodes
    if set(node.ins) != set(body.params):  # in either order: all monoids here commute
        return None
    return next((name for name in MONOIDS if OPS[name] is node.op), None)


def identity(name: str, d: DType) -> np.ndarray[Any, Any]:
    """The neutral element of a monoid, as a 0-d array of element type `d`.

    That of floating-point addition is -0.0: ``-0.0 + x`` is `x` for every `x`.
    """
    neutral: Any = _IDENTITIES[name]
    return np.asarray(neutral(d)).astype(d.np)


def _zero(d: DType) -> Any:
    if d.kind == "complex":
        return complex(-0.0, -0.0)
    return -0.0 if d.is_float else 0


def _bound(d: DType, sign: int) -> Any:
    """The smallest (`sign` -1) or largest (+1) value of an element type."""
    if d.kind == "bool":
        return sign > 0
    if d.is_integer:
        signed = d.kind == "int"
        return 2 ** (d.bits - signed) - 1 if sign > 0 else -(2 ** (d.bits - 1)) * signed
    if d.kind == "complex":
        return complex(sign * np.inf, sign * np.inf)
    infinite = np.asarray(sign * np.inf).astype(d.np)
    if np.isinf(infinite.astype(np.float64)) and (infinite < 0) == (sign < 0):
        return infinite
    finfo: Any = ml_dtypes.finfo
    limits = finfo(d.np)  # a type without infinities
    return limits.max if sign > 0 else limits.min


def _ones(d: DType) -> Any:
    """All bits set."""
    return -1 if d.kind == "int" else _bound(d, 1)


_IDENTITIES = {
    "add": _zero,
    "multiply": lambda d: 1,
    "maximum": lambda d: _bound(d, -1),
    "minimum": lambda d: _bound(d, 1),
    "and": _ones,
    "or": lambda d: 0,
    "xor": lambda d: 0,
}
