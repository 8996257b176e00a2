"""How often a ``while`` runs, where that shows.

It does with a counter that starts at a constant, goes up or down by a constant, and is compared
with one.

Called where loops of programs in text become scans, and by backends whose host counts.
"""

from __future__ import annotations

import numpy as np

from monograph.hlo.graph import Graph, Node, graph_effect
from monograph.hlo.ops.elementwise import add, compare, subtract
from monograph.hlo.ops.leaf import constant_op

MOST = 2**31 - 1  # steps of a scan


def steps_of(node: Node) -> int | None:
    """How often a loop runs; None where that does not show, or its condition has effects."""
    cond, nc = node.attrs["cond"], node.attrs["nc"]
    (test,) = cond.outs
    if test.op is not compare or graph_effect(cond) != "none":
        return None
    direction = str(test.attrs["comparison_direction"])
    for (counter, bound), seen in zip(
        (test.ins, test.ins[::-1]), (direction, _MIRRORED[direction]), strict=True
    ):
        if counter not in cond.params[:nc]:
            continue
        k = cond.params.index(counter)
        start, end, step = number_of(node.ins[k]), _always(node, cond, bound), step_of(node, k)
        if start is None or end is None or step is None:
            continue
        found = _count(start, end, step, seen)
        low, high = _range(counter)
        if found is not None and found <= MOST and low <= start + found * step <= high:
            return found
    return None


_MIRRORED = {"LT": "GT", "GT": "LT", "LE": "GE", "GE": "LE", "NE": "NE", "EQ": "EQ"}


def _count(start: int, end: int, step: int, direction: str) -> int | None:
    """Steps of ``for (i = start; i <direction> end; i += step)``; None for ever."""
    if direction in ("LE", "GE"):
        end += 1 if direction == "LE" else -1
        direction = direction[0] + "T"
    if direction == "NE":
        steps, left = divmod(end - start, step)
        return steps if left == 0 and steps >= 0 else None
    if direction not in ("LT", "GT"):
        return None
    sign = 1 if direction == "LT" else -1
    if (end - start) * sign <= 0:
        return 0
    return -((start - end) // step) if step * sign > 0 else None


def _always(node: Node, region: Graph, value: Node) -> int | None:
    """The number that a value of a region of the loop is at every step."""
    if value not in region.params:
        return number_of(value)
    body, nc = node.attrs["body"], node.attrs["nc"]
    i = region.params.index(value)
    return number_of(node.ins[i]) if i >= nc or body.outs[i] is body.params[i] else None


def step_of(node: Node, k: int) -> int | None:
    """By how much carry `k` grows in every step; None where that does not show."""
    body = node.attrs["body"]
    out, carry = body.outs[k], body.params[k]
    if out.op is add and carry in out.ins:
        other = out.ins[1] if out.ins[0] is carry else out.ins[0]
        return _always(node, body, other) or None
    if out.op is subtract and out.ins[0] is carry:
        return -(_always(node, body, out.ins[1]) or 0) or None
    return None


def number_of(node: Node) -> int | None:
    """The integer that a node always is."""
    if node.op is not constant_op or node.type.ndim or not node.type.dtype.is_integer:
        return None
    return int(node.attrs["value"])


def _range(node: Node) -> tuple[int, int]:
    """The smallest and the largest number of an integer type."""
    d = node.type.dtype
    if d.bits < 8:
        return (
            (-(2 ** (d.bits - 1)), 2 ** (d.bits - 1) - 1) if d.kind == "int" else (0, 2**d.bits - 1)
        )
    info = np.iinfo(d.np)
    return int(info.min), int(info.max)
