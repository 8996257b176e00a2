"""Pictures of the machine on matplotlib axes: elements in a cycle, elements over time, a pipeline.

A notebook makes the axes. `Watched` cells remember every cycle of `simulate_cells`; `Result.events`
of a traced run has every instruction.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np

from monograph.backends.tpu.cells import Cells, OutputCells, WeightCells
from monograph.backends.tpu.core.clock import Event
from monograph.backends.tpu.core.execute import Result

Array = np.ndarray[Any, Any]

# One colour per tile, the last for "none yet"; the same family is used for units.
TILES = ("#4C78A8", "#F2A541", "#59A47C", "#C8595B", "#8C6BB1", "#7A8B99")
EMPTY, INK, QUIET, GRID = "#ECEFF1", "#26323A", "#90A0AA", "#FFFFFF"
UNITS: dict[str, str] = {
    "misc": "#7A8B99", "load": "#4C78A8", "push": "#F2A541", "pop": "#C8595B", "alu": "#59A47C",
    "eup": "#8C6BB1", "xlu": "#B07AA1", "store": "#2F5D8A", "scalar": "#A0ADB5",
}  # fmt: skip
LABELS = {"misc": "copies, flags", "push": "weights and rows", "pop": "sums", "alu": "vector",
          "eup": "functions", "xlu": "shuffles"}  # fmt: skip


@dataclass(frozen=True)
class Frame:
    """The registers of all elements at the end of a cycle.

    Attributes:
        cycle: its number.
        a: [rows, cols] what each element multiplied.
        busy: [rows, cols] whether it did.
        active, shadow: [rows, cols] weights; sums, and zeros, where outputs stay.
    """

    cycle: int
    a: Array
    busy: Array
    active: Array
    shadow: Array


class Watched(WeightCells):
    """Elements that keep weights, and a frame for each cycle in `frames`, a list of the class."""

    frames: ClassVar[list[Frame]]

    def tick(self, a: Array, bits: Array, weights: Array | None, step: Array) -> None:
        super().tick(a, bits, weights, step)
        _note(self.frames, self, self.active, self.shadow)


class WatchedOutputs(OutputCells):
    """The same for elements that keep sums."""

    frames: ClassVar[list[Frame]]

    def tick(self, a: Array, bits: Array, b: Array) -> bool:
        left = super().tick(a, bits, b)
        _note(self.frames, self, self.o, np.zeros_like(self.o))
        return left


def _note(frames: list[Frame], cells: Cells, active: Array, shadow: Array) -> None:
    """What every element was given in the cycle that has ended, and what it holds now."""
    a, busy = cells.now.kept.copy(), ~cells.now.bits_kept[0]
    frames.append(Frame(len(frames), a, busy, active.copy(), shadow.copy()))


def watched() -> tuple[type[Watched], type[WatchedOutputs]]:
    """Fresh classes of cells, with empty lists of frames."""

    class Weights(Watched):
        frames: ClassVar[list[Frame]] = []

    class Outputs(WatchedOutputs):
        frames: ClassVar[list[Frame]] = []

    return Weights, Outputs


def draw_cells(axes: Any, frame: Frame) -> None:
    """One cycle of an array that keeps weights.

    The colour of a square is that of the weight in use, the corner that of the one in the shadow
    (both by value: 1, 2, ...; 0 is none); the number is a, pale where there is none.
    """
    from matplotlib.patches import Polygon, Rectangle

    rows, cols = frame.a.shape
    axes.set_xlim(-0.1, cols + 0.1)
    axes.set_ylim(rows + 0.1, -0.1)
    axes.set_aspect("equal")
    axes.set_axis_off()
    axes.set_title(f"cycle {frame.cycle}", fontsize=10, color=INK, pad=3)
    for r in range(rows):
        for c in range(cols):
            busy = bool(frame.busy[r, c])
            colour = _tile(frame.active[r, c])
            square = Rectangle((c, r), 1, 1, facecolor=colour, edgecolor=GRID, linewidth=1.1)
            square.set_alpha(1.0 if busy or not frame.active[r, c] else 0.32)
            axes.add_patch(square)
            corner = [(c + 1, r + 0.62), (c + 1, r + 1), (c + 0.62, r + 1)]
            if frame.shadow[r, c] and frame.shadow[r, c] != frame.active[r, c]:
                axes.add_patch(Polygon(corner, facecolor=_tile(frame.shadow[r, c]), linewidth=0))
            if busy:
                style = {"fontsize": 7.5, "ha": "center", "va": "center", "color": "white"}
                axes.text(c + 0.48, r + 0.52, f"{frame.a[r, c]:.0f}", weight="bold", **style)


def _tile(value: Any) -> str:
    return EMPTY if not value else TILES[(int(value) - 1) % len(TILES)]


def draw_busy(axes: Any, frames: Sequence[Frame], colour: str, title: str) -> None:
    """How many elements multiply in each cycle."""
    busy = [100 * float(f.busy.mean()) for f in frames]
    while busy and busy[-1] == 0:
        busy.pop()
    cycles, heights = range(len(busy) + 1), [*busy, busy[-1]]
    axes.fill_between(cycles, heights, step="post", color=colour, linewidth=0)
    axes.set_ylim(0, 105)
    axes.set_title(title, fontsize=10, color=INK, loc="left", pad=4)
    tidy(axes)


def tidy(axes: Any, grid: str = "y") -> None:
    """Axes without a box, with pale lines along one direction."""
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    axes.spines["bottom"].set_color(QUIET)
    axes.tick_params(colors=INK, labelsize=8.5, length=0)
    axes.grid(axis=grid, color="#DDE3E7", linewidth=0.7)
    axes.set_axisbelow(True)


def draw_pipeline(axes: Any, result: Result, first: int = 0, last: int | None = None) -> None:
    """What every unit does, from cycle `first` to before `last`; a lane per unit.

    A bar is an instruction, for as long as it keeps its unit; the pale bar behind it lasts until
    its result is there. The lowest lane is the issue of bundles, with the causes of stalls.
    """
    last = result.cycles if last is None else last
    shown = [e for e in result.events if e.issue < last and e.done > first]
    names = [u for u in UNITS if any(e.unit == u for e in shown)]
    lanes = {unit: i for i, unit in enumerate(names)}
    for unit in names:
        mine = [e for e in shown if e.unit == unit]
        _draw_lane(axes, mine, lanes[unit], UNITS[unit], 0.4 if last - first < 500 else 0)
    _draw_issue(axes, shown, len(names))
    axes.set_yticks(range(len(names) + 1))
    axes.set_yticklabels([LABELS.get(u, u) for u in names] + ["issue"])
    axes.set_ylim(len(names) + 0.7, -0.7)
    axes.set_xlim(first, last)
    axes.set_xlabel("cycle", color=INK, fontsize=9)
    tidy(axes, "x")


def _draw_lane(axes: Any, events: Sequence[Event], y: int, colour: str, edge: float) -> None:
    """Instructions of one unit; those that go on at the same time lie below each other."""
    free: list[int] = []
    rows = []
    for e in events:
        row = next((i for i, t in enumerate(free) if t <= e.issue), len(free))
        free[row : row + 1] = [max(e.free, e.issue + 1)]
        rows.append(row)
    height = 0.68 / max(len(free), 1)
    for row in range(len(free)):
        mine = [e for e, at in zip(events, rows, strict=True) if at == row]
        place = (y - 0.34 + row * height, height * 0.94)
        tail = [(e.issue, max(e.done - e.issue, 1)) for e in mine]
        body = [(e.issue, max(e.free - e.issue, 1)) for e in mine]
        axes.broken_barh(tail, place, facecolor=colour, alpha=0.2, linewidth=0)
        axes.broken_barh(body, place, facecolor=colour, edgecolor="white", linewidth=edge)


def _draw_issue(axes: Any, shown: Sequence[Event], y: int) -> None:
    """Bundles as they issue, and the waits between them."""
    issued = sorted({e.issue for e in shown if e.unit != "stall"})
    axes.broken_barh([(t, 1) for t in issued], (y - 0.32, 0.64), facecolor=INK, linewidth=0)
    waits = [e for e in shown if e.unit == "stall"]
    causes = list(dict.fromkeys(e.name for e in waits))
    for cause in causes:
        mine = [(e.issue, e.free - e.issue) for e in waits if e.name == cause]
        colour = UNITS.get(cause, _CAUSES.get(cause, QUIET))
        axes.broken_barh(mine, (y - 0.32, 0.64), facecolor=colour, alpha=0.45, linewidth=0)


_CAUSES = {"dma": "#7A8B99", "weights": "#F2A541", "array": "#F2A541", "sums": "#C8595B"}


def draw_stalls(axes: Any, result: Result) -> None:
    """Cycles of a run: bundles issued, and stalls by cause."""
    rows = [("issued", result.issued, INK)]
    for cause, cycles in sorted(result.stalls.items(), key=lambda row: -row[1]):
        rows.append((cause, cycles, UNITS.get(cause, _CAUSES.get(cause, QUIET))))
    left = 0
    for name, cycles, colour in rows:
        axes.barh(0, cycles, left=left, color=colour, edgecolor="white", height=0.7)
        if cycles > 0.045 * result.cycles:
            middle = left + cycles / 2
            axes.text(middle, 0, f"{name}\n{cycles}", ha="center", va="center", color="white",
                      fontsize=8)  # fmt: skip
        left += cycles
    axes.set_xlim(0, result.cycles)
    axes.set_axis_off()


__all__ = [
    "EMPTY", "INK", "LABELS", "TILES", "UNITS", "Frame", "Watched", "WatchedOutputs", "draw_busy",
    "draw_cells", "draw_pipeline", "draw_stalls", "tidy", "watched",
]  # fmt: skip
