"""A timeline as a picture and as a file for Perfetto or Chrome; the links of a torus as a map."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from monograph.backends.tpu.pictures import GRID, INK, QUIET, tidy
from monograph.backends.tpu.torus.jobs import COMPUTE
from monograph.backends.tpu.torus.timeline import Event, Timeline

COLOURS = {
    COMPUTE: "#4C78A8", "all_gather": "#59A47C", "reduce_scatter": "#F2A541",
    "all_reduce": "#C8595B", "all_to_all": "#8C6BB1", "collective_permute": "#7A8B99",
}  # fmt: skip
NAMES = {"all_gather": "gather", "reduce_scatter": "scatter sums", "all_reduce": "sum",
         "all_to_all": "exchange", "collective_permute": "send"}  # fmt: skip


def lanes_of(timeline: Timeline) -> list[str]:
    """Computation first, then the axes of the torus."""
    axes = [f"ici {i}" for i, n in enumerate(timeline.torus.shape) if n > 1]
    return [COMPUTE, *axes]


def flattened(timeline: Timeline, start: float = 0.0) -> Iterator[tuple[Event, float]]:
    """Every event with when it begins; of a loop the loop itself, then its first trip."""
    for event in timeline.events:
        if event.job.lanes:
            yield event, start + event.start
        if event.job.inner is not None:
            yield from flattened(event.job.inner, start + event.start)


def write_trace(timeline: Timeline, path: str | Path) -> None:
    """Write the timeline in Chrome's format of trace events, which ui.perfetto.dev opens too.

    Args:
        timeline: of a program.
        path: of the JSON file.
    """
    lanes = {lane: i for i, lane in enumerate(lanes_of(timeline))}
    name = {"name": f"one chip of {timeline.torus}"}
    events: list[dict[str, Any]] = [{"ph": "M", "name": "process_name", "pid": 0, "args": name}]
    for lane, i in lanes.items():
        events.append(
            {"ph": "M", "name": "thread_name", "pid": 0, "tid": i, "args": {"name": lane}}
        )
    for event, start in flattened(timeline):
        job = event.job
        more: dict[str, Any] = {"line": job.line, "flops": job.spent.flops,
                                "bytes": job.spent.bytes}  # fmt: skip
        if job.exchange is not None:
            more["bound"] = job.exchange.bound
        title = f"{job.name} x {job.trips}" if job.inner is not None else job.name
        for lane in job.lanes:
            events.append({"ph": "X", "name": title, "pid": 0, "tid": lanes[lane],
                           "ts": start * 1e6, "dur": job.spent.seconds * 1e6,
                           "args": more})  # fmt: skip
    Path(path).write_text(json.dumps({"traceEvents": events, "displayTimeUnit": "ns"}))


def draw_timeline(axes: Any, timeline: Timeline, first: float = 0.0,
                  last: float | None = None) -> None:  # fmt: skip
    """A lane for what the chip computes, and one for each axis of the torus.

    Args:
        axes: of matplotlib.
        timeline: of a program; of a loop the first trip is shown.
        first, last: seconds between which to draw; by default all of it.
    """
    from matplotlib.patches import Patch

    last = timeline.total if last is None else last
    lanes = lanes_of(timeline)
    bars: dict[tuple[str, str], list[tuple[float, float]]] = {}
    for event, start in flattened(timeline):
        end = start + event.job.spent.seconds
        if event.job.inner is None and start < last and end > first:
            kind = event.job.name if event.job.exchange is not None else COMPUTE
            for lane in event.job.lanes:
                bar = (start * 1e3, event.job.spent.seconds * 1e3)
                bars.setdefault((lane, kind), []).append(bar)
    few = sum(map(len, bars.values())) < 300
    for (lane, kind), found in bars.items():
        axes.broken_barh(found, (lanes.index(lane) - 0.36, 0.72), facecolor=COLOURS[kind],
                         edgecolor=GRID, linewidth=0.5 if few else 0.0)  # fmt: skip
    axes.set_yticks(range(len(lanes)))
    labels = [f"links, axis {lane.split()[1]}" if lane != COMPUTE else lane for lane in lanes]
    axes.set_yticklabels(labels)
    axes.set_ylim(len(lanes) - 0.4, -0.6)
    axes.set_xlim(first * 1e3, last * 1e3)
    axes.set_xlabel("ms", color=INK, fontsize=9)
    tidy(axes, "x")
    kinds = [k for k in COLOURS if any(k == kind for _, kind in bars) and k != COMPUTE]
    shown = [Patch(color=COLOURS[k], label=NAMES[k]) for k in kinds]
    if shown:
        axes.legend(handles=shown, loc="lower center", bbox_to_anchor=(0.5, 1.0), frameon=False,
                    ncols=len(shown), fontsize=8.5, labelcolor=INK)  # fmt: skip


def draw_links(axes: Any, timeline: Timeline) -> None:
    """Bytes on the links of a torus of up to two axes, each link as a line between chips.

    Links both ways are drawn as one, with the larger number; those that close a ring lead outwards.
    """
    from matplotlib import colormaps
    from matplotlib.collections import LineCollection

    shape = [n for n in timeline.torus.shape if n > 1] or [1]
    loads = timeline.links.max(axis=1)
    used = [i for i, n in enumerate(timeline.torus.shape) if n > 1][:2]
    rows, cols = (shape[0], shape[1]) if len(shape) > 1 else (1, shape[0])
    top = max(float(loads.max(initial=0.0)), 1.0)
    lines, colours = [], []
    palette = colormaps["YlOrRd"]
    for axis in used:
        along = (0, 1) if axis == used[-1] and rows * cols > 1 else (1, 0)
        if len(used) == 1:
            along = (0, 1)
        grid = loads[axis].reshape(rows, cols, -1)[:, :, 0]
        wraps, size = timeline.torus.wraps[axis], timeline.torus.shape[axis]
        for r, c in np.ndindex(rows, cols):
            closes = (c if along[1] else r) == size - 1
            if closes and not wraps:
                continue
            reach = 0.5 if closes else 1.0
            lines.append([(c, r), (c + reach * along[1], r + reach * along[0])])
            colours.append(palette(0.08 + 0.9 * float(grid[r, c]) / top))
    axes.add_collection(LineCollection(lines, colors=colours, linewidths=2.2))
    axes.plot(*np.meshgrid(range(cols), range(rows)), "o", color=QUIET, markersize=3)
    axes.set_xlim(-0.7, cols - 0.3)
    axes.set_ylim(rows - 0.3, -0.7)
    axes.set_aspect("equal")
    axes.set_axis_off()
    carried = f"{top / 1e6:,.0f} MB" if top >= 1e6 else f"{top / 1e3:,.3g} kB"
    axes.set_title(f"busiest link: {carried}", fontsize=10, color=INK)


__all__ = ["COLOURS", "draw_links", "draw_timeline", "flattened", "lanes_of", "write_trace"]
