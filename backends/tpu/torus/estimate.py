"""What a program takes on many chips: from the program of one device to a report with a timeline.

`estimate_on_torus` is what the backend calls for a program over a mesh, with or without devices.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Any, ClassVar

from monograph.backends.base import Report, Row
from monograph.backends.tpu.chip import Chip
from monograph.backends.tpu.torus.exchange import PATTERNS
from monograph.backends.tpu.torus.jobs import COMPUTE, Costs, Job, Reader, roofline
from monograph.backends.tpu.torus.layout import lay_out
from monograph.backends.tpu.torus.pictures import draw_links, draw_timeline, write_trace
from monograph.backends.tpu.torus.timeline import Timeline, arrange
from monograph.fusion.target import Target
from monograph.hlo.errors import MachineError, UnknownNameError
from monograph.hlo.graph import Graph, Node
from monograph.hlo.legalize import Definitions, legalize


@dataclass(frozen=True)
class TorusReport(Report):
    """A report of one chip among many, and the timeline that it is made of."""

    simulated: ClassVar[bool] = True
    timeline: Timeline | None = None

    def trace(self, path: str | Path) -> None:
        """Write the timeline as JSON for Perfetto or Chrome: a lane for what the chip computes,
        and one for the links along each axis."""
        assert self.timeline is not None
        write_trace(self.timeline, path)

    def plot(self, *kinds: str) -> Any:
        """A figure of the run.

        Args:
            kinds: of `PICTURES`: "timeline" and "links", how much each link carries; all by
                default.

        Raises:
            UnknownNameError: for another kind.
        """
        import matplotlib.pyplot as plt

        assert self.timeline is not None
        for kind in kinds:
            if kind not in PICTURES:
                raise UnknownNameError(
                    f"there is no picture {kind!r}",
                    operands={"known": ", ".join(PICTURES)},
                    fix="ask for one of these, or for all with plot().",
                )
        chosen = kinds or tuple(PICTURES)
        wide = [PICTURES[kind][1] for kind in chosen]
        figure, panels = plt.subplots(
            1, len(chosen), figsize=(2.75 * sum(wide), 3.4), width_ratios=wide, squeeze=False,
            layout="constrained",
        )  # fmt: skip
        for axes, kind in zip(panels[0], chosen, strict=True):
            PICTURES[kind][0](axes, self.timeline)
        return figure

    def details(self) -> str:
        """What communication adds, and what had to be assumed."""
        assert self.timeline is not None
        c, lines = self.counters, [f"{self.timeline.torus}: {self.total * 1e3:.4g} ms"]
        lines[0] += f", {c['waiting seconds'] / max(self.total, 1e-30):.0%} waiting for links"
        lines += [f"counted: {line}" for line in self.timeline.assumed]
        return "\n".join(lines)


COLLECTIVES = (*PATTERNS, "collective_permute")
# Name -> (how it is drawn, how wide it is beside the others).
PICTURES = {"timeline": (draw_timeline, 3), "links": (draw_links, 1)}


def estimate_on_torus(
    graph: Graph,
    mesh: Any,
    chip: Chip,
    target: Target,
    *,
    shape: Sequence[int] | None = None,
    costs: Costs | None = None,
    claims: Callable[[Node], bool] = lambda node: False,
    definitions: Definitions = MappingProxyType({}),
) -> TorusReport:
    """Time a program over a mesh.

    Args:
        graph: the program of one device, with collectives, whose ops name the mesh's axes.
        mesh: a `Mesh` or an `AbstractMesh`.
        chip: what each device is.
        target: for fusing.
        shape: of the slice of a pod; None: chosen, see `lay_out`.
        costs: what groups of nodes take on one chip; None: `roofline`.
        claims: nodes that stay as they are when the program is legalised.
        definitions: what others are made of.

    Returns:
        Seconds of one run, a row per op and line of the user.

    Raises:
        MachineError, ShardingError: if the mesh does not fit the chip's torus.
    """
    placed = lay_out(mesh, chip, shape)
    reader = Reader(placed, costs or roofline(chip), target, claims)
    known: dict[Graph, Timeline] = {}

    def timeline(part: Graph) -> Timeline:
        if part not in known:
            known[part] = arrange(reader.jobs(part, timeline), placed.torus)
        return known[part]

    legal = legalize(graph, lambda n: claims(n) or "length" in n.attrs, definitions)
    return report_of(timeline(legal))


def report_of(timeline: Timeline) -> TorusReport:
    """The rows of a timeline, those of loops times their trips."""
    rows: dict[tuple[str, str], Row] = {}
    _add_rows(rows, timeline, 1)
    links = timeline.links
    _check(timeline, tuple(rows.values()))
    counters = {
        "chips": timeline.torus.size,
        "compute seconds": timeline.busy.get(COMPUTE, 0.0),
        "communication seconds": timeline.communication,
        "waiting seconds": timeline.waiting,
        "bytes on links": float(links.sum()),
        "bytes on the busiest link": float(links.max(initial=0.0)),
        "flops of a chip": timeline.flops,
    }
    counters |= {f"{lane} seconds": s for lane, s in timeline.busy.items() if lane != COMPUTE}
    return TorusReport("tpu", timeline.total, tuple(rows.values()), "s", counters, None, timeline)


def _check(timeline: Timeline, rows: Sequence[Row]) -> None:
    """Rows have all seconds of all jobs, and collectives the bytes that the links carry.

    Raises:
        MachineError: if they do not, a fault of this package.
    """
    sent = [r for r in rows if r.name in COLLECTIVES]
    computed = sum(r.time for r in rows if r.name not in COLLECTIVES)
    carried = float(timeline.links.sum()) / timeline.torus.size
    off = abs(sum(r.bytes for r in sent) - carried) > 1e-6 * carried + sum(r.calls for r in sent)
    if off or abs(computed - timeline.busy.get(COMPUTE, 0.0)) > 1e-9 * computed:
        raise MachineError(
            "a report over many chips does not add up",
            operands={"bytes of a chip": carried, "computing": timeline.busy.get(COMPUTE, 0.0)},
            fix="please report this with the program.",
        )


def _add_rows(rows: dict[tuple[str, str], Row], timeline: Timeline, trips: int) -> None:
    for event in timeline.events:
        job = event.job
        if job.inner is not None:
            _add_rows(rows, job.inner, trips * job.trips)
        elif job.lanes:
            _add_row(rows, job, trips)


def _add_row(rows: dict[tuple[str, str], Row], job: Job, trips: int) -> None:
    key, spent = (job.name, job.line), job.spent
    old = rows.get(key, Row(job.name, job.line, 0, 0.0))
    rows[key] = Row(
        job.name,
        job.line,
        old.calls + trips,
        old.time + spent.seconds * trips,
        old.flops + spent.flops * trips,
        old.bytes + spent.bytes * trips,
    )


__all__ = ["PICTURES", "TorusReport", "estimate_on_torus", "report_of"]
