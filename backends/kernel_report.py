"""`KernelReport`: reports whose rows are kernels, with pictures of their time and of the roofline.

matplotlib is imported when a picture is drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from monograph.backends.base import Report, Row
from monograph.backends.tables import duration
from monograph.fusion.target import Target
from monograph.hlo.errors import UnknownNameError

_MOST = 16  # rows that a picture shows by themselves
_PALETTE = "tab10"


@dataclass(frozen=True)
class KernelReport(Report):
    """A report of kernels, measured or estimated.

    Attributes:
        target: the machine's speed, of one thread if it has several, and its memories.
    """

    target: Target | None = None

    def plot(self, *kinds: str) -> Any:
        """Pictures: "time" of the dearest rows, and the "roofline"; both if none is named.

        The roofline (Williams, Waterman, Patterson: Roofline, CACM 52(4), 2009) shows each row's
        floating-point operations per second over those per byte that it must move. Nothing can lie
        above the roof: the lines on the left are the bandwidths of the memories, the one on the
        right is its arithmetic; a row that moves what is still in a cache may lie
        above the line of a slower memory. Numbers are those of the bars.

        Returns:
            A matplotlib figure.

        Raises:
            UnknownNameError: for a picture that there is not.
        """
        from matplotlib.figure import Figure

        chosen = kinds or tuple(_KINDS)
        if unknown := [k for k in chosen if k not in _KINDS]:
            known = ", ".join(_KINDS)
            raise UnknownNameError(f"no picture {unknown[0]!r}", fix=f"choose among: {known}.")
        rows = sorted(self.rows, key=lambda r: -r.time)
        figure = Figure(figsize=(7.0 * len(chosen), 4.6), layout="constrained")
        for i, kind in enumerate(chosen):
            _KINDS[kind](self, rows, figure.add_subplot(1, len(chosen), i + 1))
        return figure


def _colours(rows: Sequence[Row]) -> list[Any]:
    """One for each of the user's lines, the dearest first."""
    from matplotlib import colormaps

    lines = list(dict.fromkeys(r.line for r in rows))
    palette = colormaps[_PALETTE]
    return [palette(lines.index(r.line) % palette.N) for r in rows]


def _draw_time(report: KernelReport, rows: Sequence[Row], axes: Any) -> None:
    """A bar for each of the dearest rows, in the colour of its line."""
    shown, rest = rows[:_MOST], rows[_MOST:]
    total = sum(r.time for r in rows) or 1.0
    names = [_label(i, r) for i, r in enumerate(shown)]
    times, colours = [r.time for r in shown], _colours(shown)
    if rest:
        names.append(f"{len(rest)} more")
        times.append(sum(r.time for r in rest))
        colours.append("0.6")
    places = np.arange(len(names))
    axes.barh(places, times, color=colours)
    axes.set_yticks(places, names, fontsize=8)
    axes.invert_yaxis()
    axes.set_xlim(0, 1.25 * max(times, default=1.0))
    for place, time in zip(places, times, strict=True):
        text = f" {duration(time, report.unit)}, {time / total:.0%}"
        axes.text(time, place, text, va="center", fontsize=8)
    axes.set_xticks([])
    axes.spines[["top", "right", "bottom"]].set_visible(False)
    axes.set_title(f"{duration(total, report.unit)} on {report.backend}, by kernel and line")


def _label(place: int, row: Row) -> str:
    calls = f" x{row.calls}" if row.calls > 1 else ""
    name = row.name if len(row.name) <= 28 else row.name[:27] + "…"
    return f"{name}{calls}  {row.line}  {place + 1}"


def _draw_roofline(report: KernelReport, rows: Sequence[Row], axes: Any) -> None:
    """Operations per second over operations per byte, under the machine's roof."""
    shown = [
        (i, r.flops / r.bytes, r.flops / r.time, r.time)
        for i, r in enumerate(rows[:_MOST])
        if r.flops and r.bytes and r.time
    ]
    intensity = [x for _, x, _, _ in shown] or [1.0]
    low, high = min(*intensity, 0.1) / 2, max(*intensity, 10.0) * 2
    if report.target is not None:
        _draw_roof(report.target, low, high, axes)
    colours = _colours(rows[:_MOST])
    longest = max((t for *_, t in shown), default=1.0)
    for i, x, y, time in shown:
        size = 30 + 220 * time / longest
        axes.scatter(x, y, s=size, color=colours[i], alpha=0.75, edgecolor="white", zorder=3)
        axes.annotate(str(i + 1), (x, y), ha="center", va="center", fontsize=7, zorder=4)
    axes.set_xscale("log")
    axes.set_yscale("log")
    axes.set_xlim(low, high)
    if report.target is not None:
        axes.set_ylim(top=2 * report.target.flops)
    axes.set_xlabel("operations per byte")
    axes.set_ylabel("operations per second")
    alone = report.target is not None and report.target.threads > 1
    axes.set_title(f"roofline of {'one thread of ' if alone else ''}{report.backend}")


def _draw_roof(target: Target, low: float, high: float, axes: Any) -> None:
    """A line for each memory up to the arithmetic, and the arithmetic."""
    axes.plot([low, high], [target.flops] * 2, color="0.2", linewidth=1.2)
    text = f"arithmetic, {target.flops / 1e9:.0f} G/s"
    axes.text(high, target.flops * 1.12, text, ha="right", fontsize=8)
    for space in target.spaces:
        ridge = min(target.flops / space.bandwidth, high)
        axes.plot([low, ridge], [low * space.bandwidth, ridge * space.bandwidth], color="0.2",
                  linewidth=0.8)  # fmt: skip
        text = f"{space.name}, {space.bandwidth / 1e9:.0f} GB/s"
        axes.annotate(text, (low, low * space.bandwidth), xytext=(3, 3), fontsize=8,
                      textcoords="offset points", rotation=30)  # fmt: skip


_KINDS: dict[str, Callable[[KernelReport, Sequence[Row], Any], None]] = {
    "time": _draw_time,
    "roofline": _draw_roofline,
}
