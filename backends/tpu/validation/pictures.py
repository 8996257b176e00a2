"""The rows as a picture: the model's error of each, and the bar that it is held to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from monograph.backends.tpu.pictures import EMPTY, INK, QUIET, TILES, tidy
from monograph.backends.tpu.validation.rows import Row

KINDS = {"measured": TILES[0], "arithmetic": TILES[2], "fitted": TILES[1]}


def kind_of(row: Row) -> str:
    """One of `KINDS`."""
    return "fitted" if row.fitted else "measured" if row.measured else "arithmetic"


def draw_errors(axes: Any, rows: Sequence[Row], most: float = 0.3) -> None:
    """A column for each row: its error, on the band that its bar allows.

    Args:
        axes: of matplotlib.
        rows: in the order in which they are drawn.
        most: errors beyond it are drawn at the edge, with their number.
    """
    for i, row in enumerate(rows):
        if row.bar is not None:
            axes.bar(i, 200 * row.bar, bottom=-100 * row.bar, width=0.9, color=EMPTY, zorder=1)
        at = 100 * min(max(row.error, -most), most)
        colour = KINDS[kind_of(row)]
        axes.plot([i, i], [0, at], color=colour, linewidth=1.6, zorder=2)
        axes.plot(i, at, "o", color=colour, markersize=5, zorder=3)
        if abs(row.error) > most:
            axes.text(i + 0.5, at * 0.97, f"{100 * row.error:+.0f}", fontsize=7.5, color=INK,
                      ha="left", va="center")  # fmt: skip
    axes.axhline(0, color=QUIET, linewidth=0.8, zorder=1)
    axes.set_xticks(range(len(rows)), [r.name for r in rows], rotation=90, fontsize=7.5)
    axes.set_xlim(-0.8, len(rows) - 0.2)
    axes.set_ylim(-100 * most * 1.1, 100 * most * 1.1)
    axes.set_ylabel("model over published, %", fontsize=9, color=INK)
    for name, colour in KINDS.items():
        axes.plot([], [], "o", color=colour, label=name)
    axes.bar(0, 0, color=EMPTY, label="what the bar allows")
    axes.legend(frameon=False, fontsize=8.5, labelcolor=INK, loc="lower center", ncols=4,
                bbox_to_anchor=(0.5, 1.0))  # fmt: skip
    tidy(axes, "y")


__all__ = ["KINDS", "draw_errors", "kind_of"]
