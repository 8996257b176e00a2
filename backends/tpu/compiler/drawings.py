"""Pictures of a report: timeline, roofline, vector memory, elements at work, stalls.

matplotlib is imported when a picture is drawn. `TpuReport.plot` calls `draw`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from monograph.backends.tpu.compiler.matrix import Product
from monograph.hlo.errors import UnknownNameError

if TYPE_CHECKING:
    from monograph.backends.tpu.compiler.report import TpuReport

_COLOURS = {"matrix": "tab:blue", "vector": "tab:green", "scalar": "tab:olive",
            "counted": "tab:gray"}  # fmt: skip
MOST = 12  # rows of the picture of stalls


def pipeline(ax: Any, report: TpuReport) -> None:
    """Tasks one after the other, and what their cycles went to."""
    assert report.chip is not None
    scale = 1e6 / report.chip.clock
    for row in report.tasks:
        at, width = row.begin * scale, row.time * scale
        ax.barh(2, width, left=at, color=_COLOURS[row.how], edgecolor="white", linewidth=0.3)
        waits = row.stalls.get("dma", 0) * scale
        rest = sum(row.stalls.values()) * scale - waits
        ax.barh(1, width - waits - rest, left=at, color="tab:cyan")
        ax.barh(1, rest, left=at + width - waits - rest, color="tab:orange")
        ax.barh(1, waits, left=at + width - waits, color="tab:red")
    ax.set_yticks([1, 2], ["cycles of each", "tasks"])
    ax.set(title="timeline", xlabel="us")
    hows = {row.how: _COLOURS[row.how] for row in report.tasks}
    cycles = {"issued": "tab:cyan", "other stalls": "tab:orange", "waits for copies": "tab:red"}
    ax.set_ylim(0.1, 2.5)  # room for the legend
    _explain(ax, hows | cycles)


def _explain(ax: Any, colours: dict[str, str]) -> None:
    """A legend of what the colours stand for."""
    from matplotlib.patches import Patch

    handles = [Patch(color=colour, label=name) for name, colour in colours.items()]
    ax.legend(handles=handles, fontsize=6, loc="lower right", ncols=len(handles))


def roofline(ax: Any, report: TpuReport) -> None:
    """Operations a second against operations per byte of main memory."""
    chip = report.chip
    assert chip is not None
    peak = 2.0 * chip.mxus * chip.rows * chip.cols * chip.clock
    bandwidth = chip.hbm_bandwidth / chip.cores
    x = np.logspace(-2, 4, 50)
    ax.loglog(x, np.minimum(peak, x * bandwidth), color="black")
    for row in report.tasks:
        if row.hbm and row.time and row.flops:
            rate = row.flops / (row.time / chip.clock)
            ax.loglog(row.flops / row.hbm, rate, "o", color=_COLOURS[row.how], markersize=4)
    ax.set(title="roofline of one core", xlabel="operations per byte", ylabel="operations / s")
    _explain(ax, {row.how: _COLOURS[row.how] for row in report.tasks})


def occupancy(ax: Any, report: TpuReport) -> None:
    """Vector memory from task to task: values that stay, and buffers of copies."""
    plan, chip = report.plan, report.chip
    assert plan is not None and chip is not None
    tasks = plan.tasks[plan.graph]
    row = 4 * chip.lanes / (1 << 20)
    stay = [plan.residence.used(t.number) * row for t in tasks]
    held = [t.spec.held * row for t in tasks]
    at = np.arange(len(tasks))
    ax.bar(at, stay, 1.0, color="tab:purple", label="values that stay")
    ax.bar(at, held, 1.0, bottom=stay, color="tab:olive", label="buffers of copies")
    ax.axhline(chip.vmem / (1 << 20), color="black", linestyle="--")
    ax.set(title="vector memory", xlabel="task", ylabel="MiB")
    ax.legend(fontsize=7)


def elements(ax: Any, report: TpuReport) -> None:
    """How much of the cycles each element of an array multiplies something that is no padding."""
    plan, chip = report.plan, report.chip
    assert plan is not None and chip is not None
    total = np.zeros((chip.rows, chip.cols))
    calls = {(r.name, r.line): r.calls for r in report.tasks}
    for tasks in plan.tasks.values():
        for t in tasks:
            if isinstance(t.spec, Product) and t.results:
                columns = t.results[0].type.shape[-1]
                total += _used(t.spec, columns, chip) * calls.get((t.name, t.line), 0)
    share = total / max(report.total, 1)
    image = ax.imshow(share, vmin=0, vmax=share.max() or 1.0, cmap="viridis")
    ax.figure.colorbar(image, ax=ax, fraction=0.046)
    ax.set(title="elements at work, of all cycles", xlabel="column", ylabel="row")


def _used(spec: Product, columns: int, chip: Any) -> Any:
    """Rows that pass each element of one array, averaged over the arrays."""
    rows = spec.batch * spec.groups * spec.unit * chip.sublanes
    down = _cut(spec.terms, chip.rows)
    across = _cut(columns, chip.cols)
    return rows * down[:, None] * across[None, :] / chip.mxus


def _cut(total: int, size: int) -> Any:
    """How many tiles of a total reach each place of a tile."""
    whole, rest = divmod(total, size)
    return whole + (np.arange(size) < rest)


def stalls(ax: Any, report: TpuReport) -> None:
    """Cycles of the costliest rows, by cause."""
    rows = sorted(report.tasks, key=lambda r: -r.time)[:MOST][::-1]
    causes = sorted({c for r in rows for c in r.stalls})
    at = np.arange(len(rows))
    left = np.array([r.time - sum(r.stalls.values()) for r in rows])
    ax.barh(at, left, color="tab:cyan", label="issued")
    for cause in causes:
        width = np.array([r.stalls.get(cause, 0) for r in rows])
        ax.barh(at, width, left=left, label=cause)
        left = left + width
    ax.set_yticks(at, [r.name[:28] for r in rows], fontsize=6)
    ax.set(title="cycles by cause", xlabel="cycles")
    ax.legend(fontsize=6)


KINDS: dict[str, Callable[[Any, Any], None]] = {
    "pipeline": pipeline, "roofline": roofline, "occupancy": occupancy, "elements": elements,
    "stalls": stalls,
}  # fmt: skip


def draw(report: TpuReport, kinds: Sequence[str]) -> Any:
    """A figure with one picture for each kind.

    Raises:
        UnknownNameError: for a kind that there is not.
    """
    import matplotlib.pyplot as plt

    for kind in kinds:
        if kind not in KINDS:
            raise UnknownNameError(
                f"there is no picture {kind!r} of a report",
                operands={"known": ", ".join(KINDS)},
                fix="ask for one of these, or for none to get them all.",
            )
    figure, axes = plt.subplots(len(kinds), 1, figsize=(9, 3.2 * len(kinds)), squeeze=False)
    for kind, ax in zip(kinds, axes[:, 0], strict=True):
        KINDS[kind](ax, report)
    figure.tight_layout()
    return figure


__all__ = ["KINDS", "draw"]
