"""`TpuReport`: what a run costs, by op and user line; checked, and drawn.

`Report` has the totals and rows that all backends give; here every task has its cycles, stalls by
cause, bytes and joules. `checked` holds the sums against each other before anyone sees them.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from monograph.backends.base import Report, Row
from monograph.backends.report import line_of
from monograph.backends.tpu.chip import Chip
from monograph.backends.tpu.compiler.drawings import KINDS, draw
from monograph.backends.tpu.compiler.matrix import Product
from monograph.backends.tpu.compiler.plan import Loop, Plan, Task
from monograph.hlo.errors import MachineError
from monograph.hlo.graph import Graph, subgraphs
from monograph.hlo.walk.counting import steps_of


@dataclass(frozen=True)
class TaskRow(Row):
    """A row of the report.

    Attributes:
        how, why: whether instructions compute it, and what is in the way if not.
        stalls: cycles by cause.
        utilisation: of the arrays: useful multiply-accumulates of what they could do.
        hbm, vmem: bytes.
        macs: useful multiply-accumulates; `padded` with those of padding.
        begin: the cycle at which it first begins.
    """

    how: str = ""
    why: str = ""
    stalls: Mapping[str, int] = ()  # type: ignore[assignment]
    utilisation: float = 0.0
    hbm: int = 0
    vmem: int = 0
    macs: int = 0
    padded: int = 0
    begin: int = 0


@dataclass(frozen=True)
class TpuReport(Report):
    """The report of a program on a chip.

    Attributes:
        chip: what it ran on.
        plan: its tasks.
        open: lines of loops and branches of which it is not known how often they run.
    """

    chip: Chip | None = None
    plan: Plan | None = None
    open: tuple[str, ...] = ()

    @property
    def seconds(self) -> float:
        """At the chip's clock."""
        assert self.chip is not None
        return self.total / self.chip.clock

    @property
    def utilisation(self) -> float:
        """Useful multiply-accumulates of what all arrays of a core could do."""
        return self.counters["utilisation"]

    @property
    def stalls(self) -> dict[str, int]:
        """Cycles by cause."""
        return _summed([r.stalls for r in self.tasks], [1] * len(self.rows))

    @property
    def tasks(self) -> tuple[TaskRow, ...]:
        """The rows, one for each task."""
        return tuple([r for r in self.rows if isinstance(r, TaskRow)])

    def table(self, most: int = 40) -> str:
        """The costliest rows as text."""
        assert self.chip is not None
        head = (f"{self.total:,.0f} cycles on {self.chip.name}, {self.seconds * 1e3:.4g} ms, "
                f"{self.utilisation:.1%} of the arrays")  # fmt: skip
        lines = [head, f"{'op':36} {'calls':>5} {'cycles':>12} {'use':>6} {'hbm':>10}  how, line"]
        for r in sorted(self.tasks, key=lambda r: -r.time)[:most]:
            lines.append(f"{r.name[:36]:36} {r.calls:5} {r.time:12,.0f} {r.utilisation:6.1%} "
                         f"{r.hbm:10,}  {r.how}, {r.line}")  # fmt: skip
        lines += [f"{line}: counted once; how often depends on values" for line in self.open]
        return "\n".join(lines)

    def trace(self, path: str) -> None:
        """Write a timeline for Perfetto and Chrome's tracing page: tasks, and their stalls below.

        Args:
            path: of a JSON file.
        """
        with open(path, "w", encoding="utf-8") as file:
            json.dump({"traceEvents": list(self._events()), "displayTimeUnit": "ns"}, file)

    def plot(self, *kinds: str) -> Any:
        """Pictures: "pipeline", "roofline", "occupancy" of vector memory, "elements" of an array
        at work, "stalls"; all of them if none is named.

        Returns:
            A matplotlib figure.

        Raises:
            UnknownNameError: for a picture that there is not.
        """
        return draw(self, kinds or tuple(KINDS))

    def _events(self) -> list[dict[str, Any]]:
        assert self.chip is not None
        scale = 1e6 / self.chip.clock  # microseconds
        events: list[dict[str, Any]] = [
            {"ph": "M", "pid": 1, "name": "process_name", "args": {"name": self.chip.name}}
        ]
        for lane, name in enumerate(("tasks", "bundles and stalls")):
            events.append({"ph": "M", "pid": 1, "tid": lane, "name": "thread_name",
                           "args": {"name": name}})  # fmt: skip
        for r in self.tasks:
            args = {"line": r.line, "calls": r.calls, "how": r.how, "macs": r.macs, "hbm": r.hbm}
            events.append({"name": r.name, "ph": "X", "pid": 1, "tid": 0, "ts": r.begin * scale,
                           "dur": r.time * scale, "args": args})  # fmt: skip
            at = float(r.begin)
            issued = r.time - sum(r.stalls.values())
            for name, cycles in [("issued", issued), *sorted(r.stalls.items())]:
                events.append({"name": name, "ph": "X", "pid": 1, "tid": 1, "ts": at * scale,
                               "dur": cycles * scale, "args": {}})  # fmt: skip
                at += cycles
        return events


def report_of(plan: Plan, chip: Chip, runs: Mapping[Graph, int] | None = None) -> TpuReport:
    """The report of a program.

    Args:
        plan: its tasks.
        chip: what it runs on.
        runs: how often each region ran; None where no values are known: then loops count as often
            as shows in them, all others once.

    Raises:
        MachineError: if the sums do not agree with each other.
    """
    calls, unknown = _calls(plan, runs)
    rows: list[TaskRow] = []
    now = 0
    for graph, tasks in plan.tasks.items():
        for task in tasks:
            if calls.get(graph, 0):
                rows.append(_row(task, calls[graph], chip, now))
                now += int(rows[-1].time)
    opened = [f"{node.op.name} at {line_of(node)}, {flow}" for flow, _, node in unknown]
    counters = _counters(rows, chip)
    energies = [r.energy for r in rows]
    energy = None
    if all(e is not None for e in energies):
        energy = (sum(e[0] for e in energies if e), sum(e[1] for e in energies if e))
    report = TpuReport(
        "tpu", float(now), tuple(rows), "cycles", counters, energy, chip, plan,
        tuple(dict.fromkeys(opened)),
    )  # fmt: skip
    return checked(report, plan, calls)


def _calls(plan: Plan, runs: Mapping[Graph, int] | None) -> tuple[dict[Graph, int], list[Loop]]:
    """How often each graph runs; and the loops and branches of which that is not known: these
    count once for each time that what they are in runs."""
    if runs is not None:
        return {g: 1 if g is plan.graph else runs.get(g, 0) for g in plan.tasks}, []
    calls, unknown = dict.fromkeys(plan.tasks, 0), list[Loop]()
    _add_calls(plan, plan.graph, 1, calls, unknown)
    return calls, unknown


def _add_calls(
    plan: Plan, graph: Graph, times: int, calls: dict[Graph, int], unknown: list[Loop]
) -> None:
    calls[graph] += times
    for loop in plan.loops.get(graph, ()):
        _, region, node = loop
        steps = steps_of(node) if node.op.flow == "loop" else None
        if steps is None:
            unknown.append(loop)
        tests = node.op.flow == "loop" and region is next(subgraphs(node))[1]  # once more
        often = 1 if steps is None else steps + 1 if tests else steps
        _add_calls(plan, region, times * often, calls, unknown)


def _row(task: Task, calls: int, chip: Chip, begin: int) -> TaskRow:
    cost = task.cost
    energy = None if cost.energy is None else (cost.energy[0] * calls, cost.energy[1] * calls)
    peak = float(chip.mxus * chip.rows * chip.cols * max(cost.cycles, 1))
    if isinstance(task.spec, Product) and task.spec.reads[0].layout.dtype == "i8":
        peak *= chip.rate("i8")
    return TaskRow(
        task.name, task.line, calls, float(cost.cycles * calls), task.flops * calls,
        cost.hbm * calls, energy, how=task.how, why=task.why,
        stalls=_summed([cost.stalls], [calls]), utilisation=task.macs / peak if cost.macs else 0.0,
        hbm=cost.hbm * calls, vmem=cost.vmem * calls, macs=task.macs * calls,
        padded=cost.macs * calls, begin=begin,
    )  # fmt: skip


def _summed(parts: Sequence[Mapping[str, int]], times: Sequence[int]) -> dict[str, int]:
    out: dict[str, int] = {}
    for part, n in zip(parts, times, strict=True):
        for cause, cycles in part.items():
            out[cause] = out.get(cause, 0) + cycles * n
    return out


def _counters(rows: Sequence[TaskRow], chip: Chip) -> dict[str, float]:
    total = sum(r.time for r in rows)
    stalls = _summed([r.stalls for r in rows], [1] * len(rows))
    return {
        "seconds": total / chip.clock,
        "utilisation": sum(r.utilisation * r.time for r in rows) / max(total, 1),
        "issued": total - sum(stalls.values()),
        **{f"stalled for {cause}": float(n) for cause, n in sorted(stalls.items())},
        "hbm bytes": float(sum(r.hbm for r in rows)),
        "vmem bytes": float(sum(r.vmem for r in rows)),
        "macs": float(sum(r.macs for r in rows)),
        "macs with padding": float(sum(r.padded for r in rows)),
        "counted cycles": sum(r.time for r in rows if r.how == "counted"),
    }


def checked(report: TpuReport, plan: Plan, calls: Mapping[Graph, int]) -> TpuReport:
    """The report, if what it says adds up: cycles, bytes, products and joules of all tasks.

    Raises:
        MachineError: names the sum that is off.
    """
    tasks = [(t, calls[g]) for g, found in plan.tasks.items() for t in found if calls.get(g, 0)]
    c = report.counters
    stalls = sum(n for name, n in c.items() if name.startswith("stalled"))
    wanted = {
        "bundles and stalls": (c["issued"] + stalls, report.total),
        "cycles": (sum(t.cost.cycles * n for t, n in tasks), report.total),
        "issued": (sum(t.cost.issued * n for t, n in tasks), c["issued"]),
        "bytes": (sum(t.spec.moved * 512 * n for t, n in tasks), c["hbm bytes"]),
        "products": (sum(t.macs * n for t, n in tasks), c["macs"]),
    }
    wrong = {name: pair for name, pair in wanted.items() if abs(pair[0] - pair[1]) > 0.5}
    products = [t for t, _ in tasks if t.how == "matrix"]
    wrong |= {t.name: (t.macs, t.cost.macs) for t in products if t.cost.macs < t.macs}
    if wrong:
        name, (found, total) = next(iter(wrong.items()))
        raise MachineError(
            f"the report does not add up: {name}: {found:,.0f}, not {total:,.0f}",
            fix="report this: it is a bug of the simulator.",
        )
    return report


__all__ = ["TaskRow", "TpuReport", "checked", "report_of"]
