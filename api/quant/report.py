"""What quantisation changed: `Report` of a plan, `Divergence` of a run."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from monograph.backends.tables import table
from monograph.quant.plan import Plan


@dataclass(frozen=True)
class Row:
    """A population, in integers against floating point.

    Attributes:
        population: its name.
        first: the first step in which a neuron fires in one and not in the other; None: never.
        spikes, wanted: how many there are, in integers and in floating point.
        differing: the part of (step, example, neuron) that differ.
        voltage: root mean square of the difference of v, in units of the threshold (of the largest
            v, where there is none).
    """

    population: str
    first: int | None
    spikes: int
    wanted: int
    differing: float
    voltage: float

    @property
    def error(self) -> float:
        """Of the number of spikes, as a part of what was wanted."""
        return abs(self.spikes - self.wanted) / max(self.wanted, 1)


@dataclass(frozen=True, repr=False)
class Divergence:
    """An integer program against the one in floating point.

    Attributes:
        rows: one for each population.
    """

    rows: tuple[Row, ...]

    @property
    def first(self) -> int | None:
        """The first step in which any spike differs; None: none does."""
        steps = [r.first for r in self.rows if r.first is not None]
        return min(steps, default=None)

    def table(self) -> str:
        """Plain text."""
        head = ("population", "first step", "spikes", "wanted", "error", "differing", "v error")
        return table(head, [
            (r.population, "-" if r.first is None else str(r.first), str(r.spikes), str(r.wanted),
             f"{r.error:.2%}", f"{r.differing:.3%}", f"{r.voltage:.2%}")
            for r in self.rows
        ])  # fmt: skip

    def __repr__(self) -> str:
        return self.table()


def compare(
    plan: Plan, real: Mapping[str, Mapping[str, Any]], whole: Mapping[str, Mapping[str, Any]]
) -> Divergence:
    """What populations did in floating point, {name: {"v", "s"}}, and in integers."""
    rows = []
    for name, p in plan.populations.items():
        a, b = np.asarray(real[name]["s"]), np.asarray(whole[name]["s"])
        a = a.reshape(b.shape)
        v = np.asarray(whole[name]["v"]) / p.scale + np.asarray(p.offset).reshape(-1)
        wanted = np.asarray(real[name]["v"], np.float64).reshape(b.shape)
        size = np.max(np.abs(wanted)) if p.vth is None else np.max(p.vth) * 64 / p.scale
        off = float(np.sqrt(np.mean((v - wanted) ** 2)) / max(size, 1e-30))
        if p.kind == "li":
            rows.append(Row(name, None, 0, 0, 0.0, off))
            continue
        differs = a != b
        steps = np.flatnonzero(differs.reshape(len(differs), -1).any(axis=1))
        first = int(steps[0]) if steps.size else None
        rows.append(Row(name, first, int(b.sum()), int(a.sum()), float(differs.mean()), off))
    return Divergence(tuple(rows))


@dataclass(frozen=True, repr=False)
class Report:
    """What a plan made of a network.

    Attributes:
        plan: the integers.
        divergence: of the calibration data.
    """

    plan: Plan
    divergence: Divergence

    def table(self) -> str:
        """Plain text: connections, populations, spikes."""
        ways = table(
            ("connection", "weights", "bits", "exp", "sign", "error", "clipped"),
            [
                (t.name, "x".join(map(str, t.weights.shape)), str(t.bits), str(t.exp), t.sign,
                 f"{t.error:.2%}", str(t.clipped))
                for t in self.plan.tensors
            ],
        )  # fmt: skip
        cells = table(
            ("population", "kind", "units in 1", "threshold", "du", "dv", "error of threshold"),
            [
                (n, p.kind, f"{p.scale:.1f}", _short(p.vth), _short(p.du), _short(p.dv),
                 f"{p.errors.get('threshold', 0.0):.3%}")
                for n, p in self.plan.populations.items()
            ],
        )  # fmt: skip
        return "\n\n".join((ways, cells, self.divergence.table()))

    def __repr__(self) -> str:
        return self.table()


def _short(x: Any) -> str:
    if x is None:
        return "-"
    return str(x) if isinstance(x, int) else f"{np.min(x)}..{np.max(x)}"


__all__ = ["Divergence", "Report", "Row", "compare"]
