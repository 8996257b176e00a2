"""`Keeping`: what a value computed late keeps in memory until then.

A kernel that computes a value where it is used, far from where the program has it, reads that
value's operands there; if nobody else does, they are kept for it alone: gradients of shared
parameters, which are added up layer by layer, would keep the activations of all layers to the end.
Asked by `monograph.fusion.fuse` and `monograph.fusion.merge`.
"""

from __future__ import annotations

from collections.abc import Iterable

from monograph.fusion.access import is_free
from monograph.fusion.cost import work_of
from monograph.fusion.target import Target
from monograph.hlo.graph import Graph, Node, result_types, users_of

NEAR = 8  # quick operations that may be done again, so that something smaller is kept
FAR = 24  # nodes between a value and its use, from which on it counts what is kept for it


class Keeping:
    """The lives of a graph's values.

    Args:
        graph: in program order.
        target: an eighth of its smallest memory may be kept for each value.
    """

    def __init__(self, graph: Graph, target: Target) -> None:
        place = {n: i for i, n in enumerate(graph.nodes)}
        outs = set(graph.outs)
        self.last = {
            n: max(place[u] for u in users)
            for n, users in users_of(graph).items()
            if users and n in place and n not in outs
        }
        self.room = min((s.size for s in target.spaces if s.size), default=0) // 8

    def read_at(self, value: Node, place: int) -> None:
        """Note that a kernel reads a value, or computes it, at some place."""
        if self.last.get(value, place) < place:
            self.last[value] = place

    def against(
        self, reads: Iterable[Node], values: Iterable[Node], start: int, until: int
    ) -> str | None:
        """Why values had better not wait, or None.

        Args:
            reads: what is read for them.
            values: what would be kept instead of it.
            start, until: the places in the program where they are made, and where they would be.
        """
        if until - start < FAR:
            return None
        reads = list(dict.fromkeys(reads))
        more = min(self.bytes_kept(x, until) for x in (reads, self.sources(reads, until)))
        more -= sum(t.nbytes for v in values for t in result_types(v))
        if more <= self.room:
            return None
        return f"{more} bytes more would have to be kept until its use"

    def bytes_kept(self, reads: Iterable[Node], until: int) -> int:
        """Bytes of values whose last use was before."""
        kept = (x for x in reads if self.last.get(x, until) < until)
        return sum(x.type.nbytes for x in kept if not is_free(x))

    def sources(self, reads: Iterable[Node], until: int) -> list[Node]:
        """What can be kept instead of values that are quickly made of it again."""
        found: dict[Node, None] = {}
        stack, steps = list(reads), 0
        while stack:
            x = stack.pop()
            quick = x.op.kind in ("elementwise", "move") and not work_of(x).transcendentals
            gone = self.last.get(x, until) < until
            if gone and quick and steps < NEAR and x not in found:
                steps += 1
                stack.extend(x.ins)
            else:
                found[x] = None
        return list(found)
