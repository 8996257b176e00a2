"""From the program of one device to jobs: what its chip computes, and what it sends.

In: a graph with collectives, such as partitioning makes, and what a group of nodes takes. Out: jobs
with what each one waits for. Loops that communicate are one job with a timeline of their own for a
trip. Who calls: `estimate`; `timeline` says when each job runs.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import numpy as np

from monograph.backends.report import line_of
from monograph.backends.tpu.chip import Chip
from monograph.backends.tpu.torus.exchange import Exchange, Pairs, exchange, send
from monograph.backends.tpu.torus.layout import Placed, Strip
from monograph.fusion.fuse import fuse
from monograph.fusion.layout import choose_layout
from monograph.fusion.program import Group
from monograph.fusion.target import Target
from monograph.hlo.axes import Mirror, Shift, Transposition
from monograph.hlo.cost import cost_of
from monograph.hlo.errors import UnsupportedError
from monograph.hlo.graph import Graph, Node, all_graphs, subgraphs
from monograph.hlo.types import types_of

if TYPE_CHECKING:
    from monograph.backends.tpu.torus.timeline import Timeline

COMPUTE = "compute"


@dataclass(frozen=True)
class Spent:
    """What a group of nodes takes on one chip."""

    seconds: float
    flops: int = 0
    bytes: int = 0


Timing = Callable[[Group], Spent]
Inner = Callable[[Graph], "Timeline"]


@dataclass(frozen=True, eq=False)
class Job:
    """Something that keeps lanes busy for a while.

    Attributes:
        name, line: of the op, and the user's.
        needs: numbers of the jobs before it whose results it reads.
        lanes: what it keeps: `COMPUTE`, or links: "ici 0" for those along the first axis.
        spent: its time and work; of a loop, of all trips.
        exchange: if it is a collective.
        trips: of a loop; `inner` is the timeline of one.
        assumed: what had to be assumed of it, if anything.
    """

    name: str
    line: str
    needs: tuple[int, ...]
    lanes: tuple[str, ...]
    spent: Spent
    exchange: Exchange | None = None
    trips: int = 1
    inner: Timeline | None = None
    assumed: str = ""


@dataclass(frozen=True, eq=False)
class Reader:
    """What is needed to read a program.

    Attributes:
        placed: the mesh on its torus.
        timing: what a group of nodes takes.
        target: for fusing.
        claims: nodes that the backend takes whole.
    """

    placed: Placed
    timing: Timing
    target: Target
    claims: Callable[[Node], bool] = field(default=lambda node: False)

    def jobs(self, graph: Graph, inner: Inner) -> list[Job]:
        """The jobs of a graph, each after those that it needs.

        Args:
            graph: legalised, except that loops of known length are as they were.
            inner: makes the timeline of a region.
        """
        plan = fuse(graph, choose_layout(graph, self.target), self.target, self._whole)
        made: dict[Node, int] = {}
        jobs: list[Job] = []
        for group in plan.groups:
            needs = tuple(sorted({made[x] for x in group.inputs if x in made}))
            job = self._job(group, needs, inner)
            if job is None:  # it takes no time: who reads it waits for what it reads
                for node in group.outputs:
                    if needs:
                        made[node] = needs[-1] if len(needs) == 1 else self._join(jobs, needs)
                continue
            jobs.append(job)
            made.update(dict.fromkeys(group.outputs, len(jobs) - 1))
        return jobs

    def _join(self, jobs: list[Job], needs: tuple[int, ...]) -> int:
        jobs.append(Job("join", "", needs, (), Spent(0.0)))
        return len(jobs) - 1

    def _whole(self, node: Node) -> bool:
        return bool(node.op.collective) or _is_loop(node) or self.claims(node)

    def _job(self, group: Group, needs: tuple[int, ...], inner: Inner) -> Job | None:
        node = group.nodes[-1]
        if node.op.collective and len(group.nodes) == 1:
            return self._collective(node, needs)
        regions = [g for _, g in subgraphs(node)] if node.op.flow or _is_loop(node) else []
        if any(n.op.collective for g in regions for h in all_graphs(g) for n in h.nodes):
            return _loop(node, needs, [inner(g) for g in regions])
        spent = self.timing(group)
        if not spent.seconds:
            return None
        return Job(_name(group), line_of(node), needs, (COMPUTE,), spent)

    def _collective(self, node: Node, needs: tuple[int, ...]) -> Job | None:
        strips = _strips(node, self.placed)
        if not strips:
            return None
        made = _exchange(node, strips, self.placed)
        if not made.axes:
            return None
        lanes = tuple(f"ici {i}" for i in made.axes)
        spent = Spent(made.seconds, bytes=round(made.wire_bytes))
        return Job(made.kind, line_of(node), needs, lanes, spent, made)


def roofline(chip: Chip) -> Timing:
    """What groups take if either arithmetic or main memory is busy all the time.

    Sums of products run on the arrays at their peak, other operations on the vector units, those
    of functions one a lane and cycle; all of it beside reading and writing what the group does.
    """
    lanes = chip.cores * chip.sublanes * chip.lanes * chip.clock

    def timing(group: Group) -> Spent:
        matrix = vector = slow = 0.0
        for node in group.nodes:
            cost = cost_of((node,))
            if node.op.kind == "contraction":
                matrix += cost.flops / chip.peak(_rate_type(node, chip))
            else:
                vector += cost.flops / (lanes * chip.alus)
                slow += cost.transcendentals / lanes
        if group.kind == "view":
            return Spent(0.0)
        moved = sum(t.nbytes for x in group.inputs for t in types_of(x.type))
        moved += sum(t.nbytes for x in group.outputs for t in types_of(x.type))
        seconds = max(matrix, vector, slow, moved / chip.hbm_bandwidth)
        return Spent(seconds, cost_of(group.nodes).flops, moved)

    return timing


def _rate_type(node: Node, chip: Chip) -> str:
    """What the arrays multiply: floats are rounded to bf16."""
    name = node.ins[0].type.dtype.name
    return name if name in chip.rates else next(iter(chip.rates))


def _is_loop(node: Node) -> bool:
    return isinstance(node.attrs.get("length"), int) and bool(node.op.regions)


def _name(group: Group) -> str:
    """Of its result, and before it the product that takes the time."""
    last = group.nodes[-1].op.name
    products = [n.op.name for n in group.nodes if n.op.kind == "contraction"]
    return " ".join(dict.fromkeys([*products, last]))


# ---- control flow that communicates --------------------------------------------------------------


def _loop(node: Node, needs: tuple[int, ...], inner: Sequence[Timeline]) -> Job:
    """One job for all trips; of a choice, its longest branch."""
    length, assumed = node.attrs.get("length"), ""
    if node.op.flow == "choice":
        body = max(inner, key=lambda t: t.total)
        trips, assumed = 1, "the longest branch" if len(inner) > 1 else ""
    else:
        body = max(inner, key=lambda t: t.total)
        trips = length if isinstance(length, int) else 1
        known = isinstance(length, int) or node.op.flow == "inline"
        assumed = "" if known else "one trip"
    spent = Spent(body.total * trips, body.flops * trips, body.bytes * trips)
    if assumed:
        assumed = f"{assumed} of {node.op.name} at {line_of(node)}"
    return Job(node.op.name, line_of(node), needs, tuple(body.busy), spent, None, trips, body,
               assumed)  # fmt: skip


# ---- collectives ---------------------------------------------------------------------------------


def _strips(node: Node, placed: Placed) -> tuple[Strip, ...]:
    """Where the members of a collective are."""
    strips = placed.strips([a.name for a in node.attrs["axes"] if a.name in placed.axes])
    groups = node.attrs.get("groups")
    return strips if groups is None else _grouped(node, strips, groups)


def _grouped(
    node: Node, strips: tuple[Strip, ...], groups: Sequence[Sequence[int]]
) -> tuple[Strip, ...]:
    """Of groups of members that are the same number apart, and fill the strip."""
    first, size = groups[0], len(groups[0])
    if size == 1:
        return ()
    by = first[1] - first[0]
    even = by > 0 and all(b - a == by for g in groups for a, b in pairwise(g))
    blocks = {g[0] // (by * size) for g in groups} if even else set()
    total = sum(len(g) for g in groups)
    if not even or len(strips) != 1 or total % (by * size) or len(blocks) * by * size != total:
        raise UnsupportedError(
            f"{node.op.name} over groups that do not lie evenly on the torus has no time",
            operands={"groups": groups},
            why="members of a group must be the same number of chips apart, along one axis.",
            fix="name mesh axes instead of groups: a mesh of more axes has these groups.",
        )
    return (Strip(strips[0].axis, strips[0].stride * by, size),)


def _exchange(node: Node, strips: tuple[Strip, ...], placed: Placed) -> Exchange:
    kind = node.op.collective
    assert kind is not None
    held = float(sum(x.type.nbytes for x in node.ins))
    made = float(sum(t.nbytes for t in types_of(node.type)))
    if kind == "collective_permute":
        count = int(np.prod([s.size for s in strips]))
        return send(held, pairs_of(node.attrs["perm"], count), strips, placed.torus)
    return exchange(kind, made if kind == "all_gather" else held, strips, placed.torus)


def pairs_of(perm: Any, count: int) -> Pairs:
    """(source, target) of a permutation among so many members.

    >>> pairs_of(Shift(1, wrap=False), 3)
    ((0, 1), (1, 2))
    """
    numbers = range(count)
    if isinstance(perm, Shift):
        ends = [(i, i + perm.by) for i in numbers]
        return tuple((i, j % count) for i, j in ends if perm.wrap or 0 <= j < count)
    if isinstance(perm, Mirror):
        return tuple((i, count - 1 - i) for i in numbers)
    if isinstance(perm, Transposition):
        sources = np.arange(count).reshape(perm.shape).transpose(perm.order).ravel()
        return tuple((int(s), i) for i, s in enumerate(sources))
    return tuple((int(s), int(t)) for s, t in perm)


__all__ = ["COMPUTE", "Job", "Reader", "Spent", "Timing", "pairs_of", "roofline"]
