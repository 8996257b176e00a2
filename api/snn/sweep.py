"""`sweep`: accuracy of a converted network against the steps, and the energy, that it is given."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from monograph.backends.loihi.chip import Chip
from monograph.backends.loihi.chips import chip as named_chip
from monograph.backends.loihi.report import LoihiReport
from monograph.backends.tables import table
from monograph.snn.convert import from_ann
from monograph.snn.graph import Graph
from monograph.snn.layers import Params
from monograph.tracer import jit, profile


@dataclass(frozen=True)
class Point:
    """A network that was shown every input for some steps.

    Attributes:
        steps: for how many.
        accuracy: the part of inputs with the right class.
        spikes: of neurons, per input.
        joules, seconds: per input, by the chip's energy model.
    """

    steps: int
    accuracy: float
    spikes: float
    joules: float
    seconds: float


@dataclass(frozen=True, repr=False)
class Sweep:
    """Accuracy against steps and energy.

    Attributes:
        points: one for each number of steps.
        wanted: the accuracy of the ReLU network.
        chip: name of the machine.
        model: name of the energy model.
    """

    points: tuple[Point, ...]
    wanted: float
    chip: str
    model: str

    def table(self) -> str:
        """Plain text."""
        rows = [
            (str(p.steps), f"{p.accuracy:.2%}", f"{p.spikes:.0f}", f"{p.joules:.3g}",
             f"{p.seconds:.3g}")
            for p in self.points
        ]  # fmt: skip
        head = ("steps", "accuracy", "spikes", "J per sample", "s per sample")
        title = f"{self.chip}, {self.model}; the ReLU network: {self.wanted:.2%}"
        return title + "\n" + table(head, rows)

    def __repr__(self) -> str:
        return self.table()

    def plot(self, axes: Any = None) -> Any:
        """Accuracy against steps, and against energy.

        Args:
            axes: two axes of matplotlib; new ones by default.

        Returns:
            The figure.
        """
        import matplotlib.pyplot as plt

        if axes is None:
            _, axes = plt.subplots(1, 2, figsize=(9, 3.4), sharey=True, layout="constrained")
        accuracy = [100 * p.accuracy for p in self.points]
        energy = [1e6 * p.joules for p in self.points]
        columns: list[tuple[list[Any], str]] = [
            ([p.steps for p in self.points], "steps"),
            (energy, "µJ per sample"),
        ]
        for ax, (x, name) in zip(axes, columns, strict=True):
            ax.semilogx(x, accuracy, "o-", label=f"spiking, {self.chip}")
            ax.axhline(100 * self.wanted, color="0.5", linestyle="--", label="ReLU network")
            ax.set_xticks(x, [f"{v:.3g}" for v in x])
            ax.minorticks_off()
            ax.set_xlabel(name)
            ax.grid(alpha=0.3)
        axes[0].set_ylabel("accuracy [%]")
        axes[1].legend()
        return axes[0].figure


def sweep(
    model: Graph,
    params: Mapping[str, Params],
    calibration: Any,
    x: Any,
    labels: Any,
    *,
    steps: Sequence[int] = (4, 8, 16, 32, 64),
    chip: str | Chip = "loihi2",
    **given: Any,
) -> Sweep:
    """Convert a ReLU network for several numbers of steps and run each on the chip.

    Args:
        model, params, calibration, chip, given: as those of `from_ann`.
        x: inputs to classify, [batch, *features].
        labels: their classes, [batch].
        steps: for how many an input is shown.

    >>> import monograph as mg, numpy as np
    >>> from monograph.snn import Dense, ReLU, Sequential
    >>> model = Sequential(Dense(4, 8), ReLU(), Dense(8, 3))
    >>> params, x = model.init(mg.random.key(0)), np.random.default_rng(0).random((20, 4))
    >>> labels = np.argmax(model.apply(params, x), axis=-1)
    >>> found = sweep(model, params, x, x, labels, steps=(4, 64))
    >>> found.wanted, found.points[-1].accuracy > 0.9
    (1.0, True)
    """
    machine, truth = named_chip(chip), np.asarray(labels)
    points, used = [], ""
    for count in steps:
        made = from_ann(model, params, calibration, steps=count, chip=machine, **given)
        run = jit(made.q.apply, backend="loihi", options={"chip": machine})
        out, found = profile(run, made.encode(x))
        report = found.report
        assert isinstance(report, LoihiReport) and report.options is not None
        used = report.options.energy_model.name
        right = np.mean(np.argmax(np.asarray(out)[-1], axis=-1) == truth)
        samples = max(report.presentations, 1)
        spikes, seconds = report.spikes / samples, report.total / samples
        points.append(Point(count, float(right), spikes, report.joules_per_sample, seconds))
    wanted = np.argmax(np.asarray(model.apply(params, x)), axis=-1) == truth
    return Sweep(tuple(points), float(np.mean(wanted)), machine.name, used)


__all__ = ["Point", "Sweep", "sweep"]
