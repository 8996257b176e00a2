"""The first TPU with more of something: section 7 and figure 11 of Jouppi et al., ISCA 2017.

`study` multiplies the memory's bandwidth, the clock or the sides of the array, and says how much
quicker five of its programs become. The paper gives their weights, batches and numbers of layers
(table 1) and the share of cycles without matrix instructions (table 3), not the layers themselves:
here all of a program are alike. CNN1 is left out: its layers differ too much for that.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from monograph.backends.tpu.chip import Chip
from monograph.backends.tpu.chips import chip as known_chip
from monograph.backends.tpu.cycles import folds_of, schedule
from monograph.backends.tpu.pictures import INK, TILES, tidy
from monograph.backends.tpu.validation.weights import arrivals


@dataclass(frozen=True)
class App:
    """A program as the paper describes it.

    Attributes:
        name: as there.
        layers: products [m, k] by [k, n], all alike.
        m, k, n: their sizes; m is the batch, times the positions of a convolution.
        other: share of cycles without matrix instructions (table 3).
        used: share of deployed TPUs (table 1), of both programs of a kind together.
    """

    name: str
    layers: int
    m: int
    k: int
    n: int
    other: float
    used: float


APPS = (
    App("MLP0", 5, 200, 2000, 2000, 0.175, 0.61 / 2),  # 20 M weights
    App("MLP1", 4, 168, 1118, 1118, 0.319, 0.61 / 2),  # 5 M
    App("LSTM0", 24, 64, 1472, 1472, 0.179, 0.29 / 2),  # 52 M
    App("LSTM1", 94, 96, 600, 600, 0.103, 0.29 / 2),  # 34 M; the matrix that section 7 names
    App("CNN0", 16, 2888, 2124, 236, 0.218, 0.05),  # 8 M; 3x3 filters; 2888 uses of a weight
)
FACTORS = (0.25, 0.5, 1.0, 2.0, 4.0)
KNOBS = ("memory", "clock", "array")


def changed(chip: Chip, knob: str, factor: float) -> Chip:
    """The chip with so many times the bandwidth, the clock, or the rows and columns.

    >>> changed(known_chip("v1"), "array", 2).rows
    512
    """
    if knob == "memory":
        return known_chip(chip, hbm_bandwidth=chip.hbm_bandwidth * factor)
    if knob == "clock":
        return known_chip(chip, clock=chip.clock * factor)
    return known_chip(chip, rows=int(chip.rows * factor), cols=int(chip.cols * factor))


def matrix_seconds(app: App, chip: Chip) -> float:
    """Seconds of all products of a program; weights are read ahead from one layer to the next."""
    layer = folds_of(app.m, app.k, app.n, chip.rows, chip.cols, "ws", True)
    tiles = layer.count * app.layers
    run = folds_of(app.m, chip.rows * tiles, chip.cols, chip.rows, chip.cols, "ws", True)
    return chip.seconds(schedule(run, True, arrivals(chip, tiles))[1])


def speedup(app: App, knob: str, factor: float, chip: Chip | None = None) -> float:
    """How many times as quick a program is; what is no product goes with the clock alone."""
    base = chip or known_chip("v1")
    before = matrix_seconds(app, base)
    other = before * app.other / (1 - app.other)
    after = matrix_seconds(app, changed(base, knob, factor))
    return (before + other) / (after + other / (factor if knob == "clock" else 1.0))


def study(
    factors: Sequence[float] = FACTORS, knobs: Sequence[str] = KNOBS
) -> dict[str, dict[str, list[float]]]:
    """Knob -> program -> how many times as quick it is at each factor; "mean" by deployed TPUs.

    >>> [round(x, 1) for x in study((1.0, 4.0), ("memory",))["memory"]["MLP0"]]
    [1.0, 2.6]
    """
    found: dict[str, dict[str, list[float]]] = {}
    total = sum(app.used for app in APPS)
    for knob in knobs:
        rows = {app.name: [speedup(app, knob, f) for f in factors] for app in APPS}
        rows["mean"] = [
            sum(app.used * rows[app.name][i] for app in APPS) / total for i in range(len(factors))
        ]
        found[knob] = rows
    return found


def draw_study(figure: Any, found: dict[str, dict[str, list[float]]] | None = None,
               factors: Sequence[float] = FACTORS) -> None:  # fmt: skip
    """A panel for each knob, a line for each program; both axes by doublings."""
    found = study(factors) if found is None else found
    panels = figure.subplots(1, len(found), sharey=True, squeeze=False)[0]
    titles = {"memory": "bandwidth of the memory", "clock": "clock", "array": "sides of the array"}
    for axes, (knob, rows) in zip(panels, found.items(), strict=True):
        for (name, values), colour in zip(rows.items(), (*TILES[:5], INK), strict=True):
            wide = 2.6 if name == "mean" else 1.5
            axes.plot(factors, values, "-o", color=colour, linewidth=wide, markersize=3.5,
                      label=name)  # fmt: skip
        axes.set_xscale("log", base=2)
        axes.set_yscale("log", base=2)
        axes.set_xticks(factors, [f"{f:g}x" for f in factors])
        axes.set_title(titles[knob], fontsize=10, color=INK, loc="left")
        tidy(axes, "y")
    ticks = (0.25, 0.5, 1, 2, 4)
    panels[0].set_yticks(ticks, [f"{t:g}x" for t in ticks])
    panels[0].set_ylabel("as quick as the first TPU", fontsize=9, color=INK)
    panels[-1].legend(frameon=False, fontsize=8.5, labelcolor=INK, loc="upper left",
                      bbox_to_anchor=(1.0, 1.0))  # fmt: skip


__all__ = ["APPS", "FACTORS", "KNOBS", "App", "changed", "draw_study", "speedup", "study"]
