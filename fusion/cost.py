"""The cost model of fusion: is it cheaper to compute a value again than to fetch it from memory?

Times in seconds on a `Target`, from the records' own cost rules. `monograph.fusion.fuse` asks.
"""

from __future__ import annotations

from dataclasses import dataclass

from monograph.fusion.access import is_free
from monograph.fusion.target import Target
from monograph.hlo.graph import Node


@dataclass(frozen=True)
class Work:
    """What one element of a node's value takes: operations, those of them slow, bytes read."""

    flops: float
    transcendentals: float
    read: float


def work_of(node: Node) -> Work:
    """Per element of the result. Operands that cost nothing to make cost nothing to read, and of
    those that repeat something it is that which is read.
    """
    size = max(node.type.size, 1)
    read = sum(
        min(elements_of(x), size) / size * x.type.dtype.itemsize for x in node.ins if not is_free(x)
    )
    if node.op.cost is None or node.op.index_map is not None:
        return Work(0.0, 0.0, read)
    found = node.op.cost(tuple(x.type for x in node.ins), node.type, node.attrs)
    return Work(found.flops / size, found.transcendentals / size, read)


def elements_of(x: Node) -> int:
    """How many different elements a value has at most: a move makes none."""
    while x.op.kind == "move" and len(x.ins) == 1 and x.ins[0].type.size < x.type.size:
        x = x.ins[0]
    return x.type.size


def recompute_time(work: Work, evaluations: int, size: int, target: Target) -> float:
    """Seconds that computing a value at every use takes over computing each element once."""
    slow = work.transcendentals * target.transcendental_cost
    extra = max(evaluations - size, 0) * (work.flops + slow)
    return extra / target.flops + evaluations * work.read / target.bandwidth


def memory_time(work: Work, evaluations: int, size: int, itemsize: int, target: Target) -> float:
    """Seconds for making the value once, writing it, and reading it at every use."""
    moved = size * (work.read + itemsize) + evaluations * itemsize
    return target.launch_overhead + moved / target.bandwidth
