"""SCALE-Sim's three reports of a layer, by formula and without running its traces.

Cycles are those that the tool prints: the number of the last cycle, one less than how many there
are. Three counts of the tool are wrong, and right here unless it is asked to be compatible:

- results that leave an array which keeps outputs: a row and a column more per fold are counted;
- words that drain to main memory, where a line of a buffer was cut short;
- "Compute Util %", which divides by the cycles of a fold and those of its columns once more.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from monograph.backends.tpu.scalesim.demand import OPERANDS, Demand, demands
from monograph.backends.tpu.scalesim.estimate import Traffic, estimated_reads
from monograph.backends.tpu.scalesim.given import run
from monograph.backends.tpu.scalesim.layer import Config, Layer
from monograph.backends.tpu.scalesim.writes import estimated_writes

_NAMES = {"ifmap": "IFMAP", "filter": "Filter", "ofmap": "OFMAP"}
Values = dict[str, float]


@dataclass(frozen=True)
class Report:
    """The lines of the three reports that are about one layer, by column.

    Attributes:
        layer: its name.
        compute, bandwidth, access: COMPUTE_REPORT, BANDWIDTH_REPORT and DETAILED_ACCESS_REPORT.
    """

    layer: str
    compute: Values
    bandwidth: Values
    access: Values


def total_cycles(layer: Layer, config: Config) -> int:
    """The number of the last cycle where main memory is as fast as it takes: a formula.

    >>> from monograph.backends.tpu.scalesim.layer import product_layer
    >>> total_cycles(product_layer("g", 256, 256, 256), Config("r", 32, 32, "ws", 64, 64, 64))
    22399
    """
    folds = layer.folds(config)
    return folds.count * folds.cycles - 1


def report(layer: Layer, config: Config, bug_compatible: bool = False) -> Report:
    """What SCALE-Sim 3.0.0 reports of a layer.

    Args:
        layer: of a topology.
        config: array, memories and bandwidth.
        bug_compatible: whether its counting errors are made, too.
    """
    folds = layer.folds(config)
    wanted = demands(layer, folds)
    kilobytes = (config.ifmap_kb, config.filter_kb, config.ofmap_kb)
    sizes = {n: 1024 * kb for n, kb in zip(OPERANDS, kilobytes, strict=True)}
    if config.bandwidth is None:
        waited, spans, dram = _estimated(wanted, sizes, folds.cols, bug_compatible)
    else:
        lines = (config.ifmap_line, config.filter_line, config.bandwidth)
        found = run(wanted, sizes, dict(zip(OPERANDS, lines, strict=True)))
        waited, spans, dram = found.waited, found.spans, found.traffic
        if not bug_compatible:
            exact = Traffic(dram["ofmap"].start, dram["ofmap"].stop, wanted["ofmap"].words)
            dram = {**dram, "ofmap": exact}
    total = folds.count * folds.cycles - 1 + waited
    sram = {n: d.words for n, d in wanted.items()}
    if bug_compatible and config.dataflow == "os":
        sram["ofmap"] += folds.count * (folds.rows + folds.cols)
    begin = min(dram["ifmap"].start, dram["filter"].start)
    compute = _compute(layer, config, total, bug_compatible)
    compute["Total Cycles (incl. prefetch)"] = dram["ofmap"].stop - begin
    compute["Stall Cycles"] = waited
    return Report(
        layer.name,
        {k: compute[k] for k in COMPUTE},
        _bandwidth(sram, dram, total),
        _access(spans, sram, dram),
    )


def _estimated(
    wanted: dict[str, Demand], sizes: dict[str, int], cols: int, bugs: bool
) -> tuple[int, dict[str, tuple[int, int]], dict[str, Traffic]]:
    """Cycles waited, spans of requests and traffic, where main memory keeps up."""
    dram = {n: estimated_reads(wanted[n], sizes[n]) for n in ("ifmap", "filter")}
    dram["ofmap"], waited = estimated_writes(wanted["ofmap"], sizes["ofmap"], cols, bugs)
    late = {"ifmap": 1, "filter": 1, "ofmap": 0}  # a read is answered in the next cycle
    return waited, {n: (d.start + late[n], d.stop + late[n]) for n, d in wanted.items()}, dram


COMPUTE = (
    "Total Cycles (incl. prefetch)", "Total Cycles", "Stall Cycles", "Overall Util %",
    "Mapping Efficiency %", "Compute Util %",
)  # fmt: skip


def _compute(layer: Layer, config: Config, total: int, bugs: bool) -> Values:
    folds = layer.folds(config)
    size = folds.rows * folds.cols
    high, wide, streamed = folds.dims
    used = high * wide / (folds.count * size)
    cycles = folds.cycles + (folds.cols - 1 if bugs and config.dataflow != "os" else 0)
    return {
        "Total Cycles": total,
        "Overall Util %": 100 * folds.macs / (total * size) if total else 0.0,
        "Mapping Efficiency %": 100 * used,
        "Compute Util %": 100 * used * streamed / cycles,
    }


def _bandwidth(sram: dict[str, int], dram: dict[str, Traffic], total: int) -> Values:
    """Average words per cycle."""
    label = {"ifmap": "IFMAP", "filter": "FILTER", "ofmap": "OFMAP"}
    found: Values = {f"Avg {label[n]} SRAM BW": sram[n] / max(total, 1) for n in OPERANDS}
    found |= {f"Avg {label[n]} DRAM BW": dram[n].bandwidth for n in OPERANDS}
    return found


def _access(
    spans: dict[str, tuple[int, int]], sram: dict[str, int], dram: dict[str, Traffic]
) -> Values:
    found: Values = {}
    for memory, traffic in (
        ("SRAM", {n: Traffic(*spans[n], sram[n]) for n in OPERANDS}),
        ("DRAM", dram),
    ):
        for name in OPERANDS:
            what = "Writes" if name == "ofmap" else "Reads"
            found[f"{memory} {_NAMES[name]} Start Cycle"] = traffic[name].start
            found[f"{memory} {_NAMES[name]} Stop Cycle"] = traffic[name].stop
            found[f"{memory} {_NAMES[name]} {what}"] = traffic[name].words
    return found


def tables(reports: Sequence[Report]) -> dict[str, str]:
    """The reports as the files that the tool writes, by name."""
    found = {}
    for name, part in (
        ("COMPUTE_REPORT", "compute"),
        ("BANDWIDTH_REPORT", "bandwidth"),
        ("DETAILED_ACCESS_REPORT", "access"),
    ):
        rows: list[Values] = [getattr(r, part) for r in reports]
        lines = [", ".join(["LayerID", *rows[0]]) + ","]
        lines += [
            ", ".join([str(i), *(str(v) for v in row.values())]) + "," for i, row in enumerate(rows)
        ]
        found[name] = "\n".join(lines) + "\n"
    return found


__all__ = ["COMPUTE", "Report", "report", "tables", "total_cycles"]
