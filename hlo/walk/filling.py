"""Which arrays a loop writes entirely, step by step: what they hold before it does not matter.

`scan` becomes such a loop when it is legalized: in step i it writes row i (or n - 1 - i) of every
stack. Called by the planner, which then need not give the arrays a value before the loop.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from monograph.hlo.graph import Graph, Node, effect_of
from monograph.hlo.ops.dynamic import dynamic_update_slice
from monograph.hlo.ops.leaf import constant_op
from monograph.hlo.walk.counting import number_of, step_of, steps_of

Places = np.ndarray[Any, Any]  # a number for every step, or one for all

_MOST = 1 << 18  # steps, and rows of an array: each is looked at
_NODES = 100  # that one place is made of, counters among them
_FAR = 1 << 31  # no counter goes so far, whatever its type


def filled(node: Node) -> frozenset[int]:
    """The carries of a loop all of whose elements it writes, and that nobody reads before its end.

    Args:
        node: a ``while``.
    """
    steps = steps_of(node)
    if not steps or steps > _MOST:
        return frozenset()
    cond, body, nc = (node.attrs[name] for name in ("cond", "body", "nc"))
    counters: dict[Node, Places] = {}
    for k in range(nc):
        start, step = number_of(node.ins[k]), step_of(node, k)
        if start is not None and step is not None and abs(start) + abs(step) * steps < _FAR:
            places = start + step * np.arange(steps, dtype=np.int64)
            counters[body.params[k]] = places.astype(body.params[k].type.dtype.np)
    uses = Counter(x for n in body.nodes for x in n.ins)
    uses.update(body.outs)
    asked = {x for n in cond.nodes for x in n.ins} | set(cond.outs)
    return frozenset(
        k for k in range(nc) if cond.params[k] not in asked and _is_filled(body, k, uses, counters)
    )


def _is_filled(
    body: Graph, k: int, uses: Mapping[Node, int], counters: Mapping[Node, Places]
) -> bool:
    """Whether a carry becomes nothing but itself with parts written, all of them in the end."""
    carry, x = body.params[k], body.outs[k]
    updates: list[Node] = []
    while x is not carry:
        if x.op is not dynamic_update_slice or uses[x] != 1:
            return False
        updates.append(x)
        x = x.ins[0]
    if not updates or uses[carry] != 1 or not carry.type.size:
        return False
    sizes = [u.ins[1].type.shape for u in updates]
    shape = carry.type.shape
    short = {d for size in sizes for d, n in enumerate(size) if n != shape[d]}
    if len(short) != 1:
        return False
    (d,) = short
    if shape[d] > _MOST:
        return False
    change = np.zeros(shape[d] + 1, np.int64)  # of how many parts a row is in
    for update, size in zip(updates, sizes, strict=True):
        at = _places(update.ins[2 + d], counters)
        if at is None or int(at.min()) < 0 or int(at.max()) + size[d] > shape[d]:
            return False
        begins = at.astype(np.int64)
        np.add.at(change, begins, 1)
        np.add.at(change, begins + size[d], -1)
    return bool((np.cumsum(change[:-1]) > 0).all())


def _places(index: Node, counters: Mapping[Node, Places]) -> Places | None:
    """What a number of a loop's body is in every step, if it is made of counters and constants.

    Its arithmetic is done for all steps at once.
    """
    known: dict[Node, Places | None] = dict(counters)
    stack = [index]
    while stack:
        node = stack[-1]
        missing = [x for x in node.ins if x not in known] if node not in known else []
        if missing and len(known) < _NODES:
            stack += missing
            continue
        stack.pop()
        if node not in known:
            known[node] = None if missing else _value(node, [known[x] for x in node.ins])
    return known[index]


def _value(node: Node, operands: Sequence[Places | None]) -> Places | None:
    """A scalar in every step, given those that it is computed from."""
    if node.op is constant_op and not node.type.ndim:
        return np.asarray(node.attrs["value"]).reshape(1)
    if node.op.kind != "elementwise" or node.op.ref is None or effect_of(node) != "none":
        return None
    given = [x for x in operands if x is not None]
    if len(given) != len(operands) or node.type.ndim:
        return None
    with np.errstate(all="ignore"):
        found = node.op.ref(node.attrs, *np.broadcast_arrays(*given))
    return np.asarray(found).astype(node.type.dtype.np)
