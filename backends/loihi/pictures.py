"""Pictures of runs and chips on matplotlib axes: spikes, membranes, cores and links.

A notebook makes the axes. The simulator's outputs, `Mapping` and `Cost` are what is drawn.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from monograph.backends.loihi.mapping.record import Mapping as Placed
from monograph.backends.loihi.mapping.route import Links, topology

Array = np.ndarray[Any, Any]

INK, QUIET, EMPTY, FIRED = "#26323A", "#90A0AA", "#ECEFF1", "#C8595B"
LAYERS = ("#4C78A8", "#F2A541", "#59A47C", "#8C6BB1", "#2F5D8A", "#B07AA1", "#7A8B99")
TICK, MARGIN = 0.36, 0.08  # half a raster's mark; the rim of a core, in tiles


def draw_raster(axes: Any, spikes: Mapping[str, Array], presentation: int = 0) -> None:
    """Which neuron sent something in which step; a band per population, the first at the top.

    Args:
        axes: to draw on.
        spikes: by name of population: [presentations, steps, count], as in `Activity.sent`, or
            [steps, count].
        presentation: which one is drawn.
    """
    begin, ticks = 0, []
    steps = 1
    for i, (name, sent) in enumerate(spikes.items()):
        one = sent[presentation] if np.ndim(sent) == 3 else sent
        steps, count = np.shape(one)
        when, who = np.nonzero(one)
        colour = LAYERS[i % len(LAYERS)]
        axes.vlines(when + 1, begin + who - TICK, begin + who + TICK, color=colour, linewidth=1.8)
        if i:
            axes.axhline(begin - 0.5, color=QUIET, linewidth=0.6)
        ticks.append((begin + (count - 1) / 2, f"{name}\n{count} neurons"))
        begin += count
    axes.set_xlim(0.3, steps + 0.7)
    axes.set_ylim(begin - 0.5, -0.5)
    axes.set_yticks([at for at, _ in ticks], [text for _, text in ticks])
    axes.set_xlabel("step", color=INK, fontsize=9)
    _tidy(axes)


def draw_membrane(
    axes: Any, v: Array, spikes: Array | None = None, threshold: float | None = None,
    colour: str = LAYERS[0],
) -> None:  # fmt: skip
    """The voltage of one neuron after each step, and when it fired.

    Args:
        axes: to draw on.
        v: [steps].
        spikes: [steps]; where it is not 0 a mark stands above the curve.
        threshold: as in v's units (vth is shifted by 6 bits: ``vth * 64``).
        colour: of the curve.
    """
    steps = np.arange(1, len(v) + 1)
    top = max(float(np.max(v, initial=0)), threshold or 0.0)
    bottom = min(float(np.min(v, initial=0)), 0.0)
    rim = 0.1 * max(top - bottom, 1.0)
    axes.step(steps, v, where="mid", color=colour, linewidth=1.3)
    if threshold is not None:
        axes.axhline(threshold, color=QUIET, linewidth=0.9, linestyle=(0, (4, 3)))
        axes.annotate("threshold", (steps[-1], threshold), xytext=(0, -10), fontsize=8,
                      textcoords="offset points", ha="right", color=QUIET)  # fmt: skip
    if spikes is not None:
        when = steps[np.asarray(spikes) != 0]
        axes.plot(when, np.full(len(when), top + rim), "|", color=FIRED, markersize=9,
                  markeredgewidth=1.6)  # fmt: skip
    axes.set_xlim(0.3, len(v) + 0.7)
    axes.set_ylim(bottom - rim / 2, top + 2 * rim)
    axes.set_xlabel("step", color=INK, fontsize=9)
    axes.set_ylabel("v", color=INK, fontsize=9, rotation=0, labelpad=8)
    _tidy(axes)


def draw_chip(
    axes: Any, mapping: Placed, links: Links | None = None, values: Sequence[float] | None = None,
    label: str = "of the neurons of a core",
) -> None:  # fmt: skip
    """Tiles with their cores, coloured by use; links are as wide as the messages that they carry.

    Args:
        axes: to draw on.
        mapping: what is where.
        links: what links carried, such as `Cost.links`; None: links of `Mapping.traffic`.
        values: of each core, 0 to 1; None: the share of its neurons that is used.
        label: what the values are.
    """
    from matplotlib import colormaps
    from matplotlib.cm import ScalarMappable
    from matplotlib.colors import Normalize

    chip, slots = mapping.chip, mapping.slots
    loads = mapping.links() if links is None else links
    _draw_links(axes, mapping, loads)
    shades = colormaps["YlGnBu"]
    used = dict(zip(mapping.at.tolist(), mapping.cores, strict=True))
    shares = [c.use.neurons / chip.neurons for c in mapping.cores] if values is None else values
    across = int(np.ceil(np.sqrt(chip.cores_per_tile)))
    size = (1 - 4 * MARGIN) / across
    for slot in range(len(slots.chip)):
        place = slot % chip.cores % chip.cores_per_tile
        x = slots.x[slot] - 0.5 + 2 * MARGIN + place % across * size
        y = slots.y[slot] - 0.5 + 2 * MARGIN + place // across * size
        core = used.get(slot)
        shade = EMPTY if core is None else shades(0.12 + 0.88 * shares[core.index])
        _draw_core(axes, x, y, size, shade)
        if core is not None:
            dark = shares[core.index] > 0.5
            axes.text(x + size / 2, y + size / 2, str(core.index), fontsize=5.5, ha="center",
                      va="center", color="white" if dark else INK, zorder=4)  # fmt: skip
    _frame_chips(axes, mapping)
    scale = ScalarMappable(Normalize(0, 100), shades)
    bar = axes.figure.colorbar(scale, ax=axes, fraction=0.025, pad=0.02)
    bar.set_label(f"% {label}", fontsize=8, color=INK)
    bar.ax.tick_params(labelsize=7.5, length=0, colors=INK)
    bar.outline.set_visible(False)


def _draw_core(axes: Any, x: float, y: float, size: float, colour: Any) -> None:
    from matplotlib.patches import Rectangle

    square = Rectangle((x, y), size, size, facecolor=colour, edgecolor="white", linewidth=0.7)
    square.set_zorder(3)
    axes.add_patch(square)


def _draw_links(axes: Any, mapping: Placed, links: Links) -> None:
    """Both directions of a link together, under the tiles."""
    slots = mapping.slots
    most = max(links.busiest * 2, 1)
    for (x0, y0), (x1, y1) in topology(mapping.chip, slots.columns, slots.rows).edges:
        (x0, y0), (x1, y1) = sorted([(x0, y0), (x1, y1)])
        if x0 == x1:
            load = links.south[y0, x0] + links.north[y1, x1]
        else:
            load = links.east[y0, x0] + links.west[y1, x1]
        if load:
            axes.plot([x0, x1], [y0, y1], color=FIRED, linewidth=0.6 + 7 * load / most, zorder=1,
                      solid_capstyle="butt")  # fmt: skip
        else:
            axes.plot([x0, x1], [y0, y1], color=EMPTY, linewidth=0.6, zorder=0)


def _frame_chips(axes: Any, mapping: Placed) -> None:
    from matplotlib.patches import Rectangle

    chip, slots = mapping.chip, mapping.slots
    for number in range(mapping.chips):
        mine = np.flatnonzero(slots.chip == number)
        x, y = slots.x[mine].min(), slots.y[mine].min()
        wide, high = chip.columns - 0.04, chip.rows - 0.04
        frame = Rectangle((x - 0.48, y - 0.48), wide, high, fill=False, edgecolor=QUIET)
        frame.set_linewidth(0.9)
        axes.add_patch(frame)
    axes.set_xlim(-0.55, slots.columns - 0.45)
    axes.set_ylim(slots.rows - 0.45, -0.55)
    axes.set_aspect("equal")
    axes.set_axis_off()


def _tidy(axes: Any) -> None:
    """Axes without a box."""
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    axes.spines["bottom"].set_color(QUIET)
    axes.tick_params(colors=INK, labelsize=8.5, length=0)


__all__ = ["EMPTY", "FIRED", "INK", "LAYERS", "QUIET", "draw_chip", "draw_membrane", "draw_raster"]
