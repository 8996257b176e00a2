"""From the program of one device to jobs: what its chip computes, and what it sends.

In: a graph with collectives, such as partitioning makes, and what a group of nodes takes. Out: jobs
with what each one waits for. A loop is one job with a timeline of its own for a trip. Who calls:
`estimate`; `timeline` says when each job runs.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from monograph.backends.report import line_of
from monograph.backends.tpu.chip import Chip
from monograph.backends.tpu.torus.collective import exchange_of
from monograph.backends.tpu.torus.exchange import Exchange
from monograph.backends.tpu.torus.layout import Placed
from monograph.fusion.fuse import fuse
from monograph.fusion.layout import choose_layout
from monograph.fusion.program import FusionPlan, Group
from monograph.fusion.target import Target
from monograph.hlo.cost import cost_of
from monograph.hlo.graph import Graph, Node, subgraphs
from monograph.hlo.types import types_of
from monograph.hlo.walk.counting import steps_of

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
Costs = Callable[[FusionPlan], Timing]
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
        costs: from a fused graph to what its groups take.
        target: for fusing.
        claims: nodes that the backend takes whole.
    """

    placed: Placed
    costs: Costs
    target: Target
    claims: Callable[[Node], bool] = field(default=lambda node: False)

    def jobs(self, graph: Graph, inner: Inner) -> list[Job]:
        """The jobs of a graph, each after those that it needs.

        Args:
            graph: legalised, except that loops of known length are as they were.
            inner: makes the timeline of a region.
        """
        plan = fuse(graph, choose_layout(graph, self.target), self.target, self._whole)
        timing = self.costs(_computed(plan))
        made: dict[Node, int] = {}
        jobs: list[Job] = []
        for group in plan.groups:
            needs = tuple(sorted({made[x] for x in group.inputs if x in made}))
            job = self._job(group, needs, inner, timing)
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

    def _job(
        self, group: Group, needs: tuple[int, ...], inner: Inner, timing: Timing
    ) -> Job | None:
        node = group.nodes[-1]
        if node.op.collective and len(group.nodes) == 1:
            return self._collective(node, needs)
        if node.op.flow or _is_loop(node):
            return _loop(node, needs, [inner(g) for _, g in subgraphs(node)])
        spent = timing(group)
        if not spent.seconds:
            return None
        return Job(_name(group), line_of(node), needs, (COMPUTE,), spent)

    def _collective(self, node: Node, needs: tuple[int, ...]) -> Job | None:
        made = exchange_of(node, self.placed)
        if made is None:
            return None
        lanes = tuple(f"ici {i}" for i in made.axes)
        spent = Spent(made.seconds, bytes=round(made.wire_bytes))
        return Job(made.kind, line_of(node), needs, lanes, spent, made)


def roofline(chip: Chip) -> Costs:
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

    return lambda plan: timing


def _rate_type(node: Node, chip: Chip) -> str:
    """What the arrays multiply: floats are rounded to bf16."""
    name = node.ins[0].type.dtype.name
    return name if name in chip.rates else next(iter(chip.rates))


def _computed(plan: FusionPlan) -> FusionPlan:
    """The plan without what other files know the time of: collectives, and control flow."""
    nodes = {group: group.nodes[-1] for group in plan.groups}
    kept = [g for g, n in nodes.items() if not (n.op.collective or n.op.flow or _is_loop(n))]
    return replace(plan, groups=tuple(kept), regions={})


def _is_loop(node: Node) -> bool:
    return isinstance(node.attrs.get("length"), int) and bool(node.op.regions)


def _name(group: Group) -> str:
    """Of its result, and before it the product that takes the time."""
    last = group.nodes[-1].op.name
    products = [n.op.name for n in group.nodes if n.op.kind == "contraction"]
    return " ".join(dict.fromkeys([*products, last]))


# ---- control flow --------------------------------------------------------------------------------


def _loop(node: Node, needs: tuple[int, ...], inner: Sequence[Timeline]) -> Job:
    """One job for all trips; of a choice, its longest branch."""
    length, assumed = node.attrs.get("length"), ""
    if node.op.flow == "choice":
        body = max(inner, key=lambda t: t.total)
        trips, assumed = 1, "the longest branch" if len(inner) > 1 else ""
    else:
        body = max(inner, key=lambda t: t.total)
        if not isinstance(length, int) and node.op.flow == "loop":
            length = steps_of(node)
        trips = length if isinstance(length, int) else 1
        known = isinstance(length, int) or node.op.flow == "inline"
        assumed = "" if known else "one trip"
    spent = Spent(body.total * trips, body.flops * trips, body.bytes * trips)
    if assumed:
        assumed = f"{assumed} of {node.op.name} at {line_of(node)}"
    return Job(node.op.name, line_of(node), needs, tuple(body.busy), spent, None, trips, body,
               assumed)  # fmt: skip


__all__ = ["COMPUTE", "Costs", "Job", "Reader", "Spent", "Timing", "roofline"]
