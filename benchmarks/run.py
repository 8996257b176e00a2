"""Run every benchmark and write docs/benchmarks.md: ``make bench``."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from datetime import date
from pathlib import Path

import execution
import measure
import tracing

TARGET = Path(__file__).parent.parent / "docs" / "benchmarks.md"

SECTIONS = (
    (
        "Tracing and differentiating",
        "Time to trace (ours: to a graph; JAX: `trace`, and `lower` which includes it). "
        "The last column is JAX's trace and lower over our trace.",
        ["program", "nodes", "ours", "us per node", "JAX trace", "JAX trace + lower", "ratio"],
        tracing.tracing_rows,
    ),
    (
        "Budgets",
        "Microseconds of tracing per node made.",
        ["program", "nodes", "per node", "budget", "kept"],
        tracing.budget_rows,
    ),
    (
        "Compile time of chains",
        "From the function to machine code. The ratio is to 250 ops.",
        ["ops", "time", "ratio"],
        tracing.chain_rows,
    ),
    (
        "First call",
        "Trace, compile and run a new function once.",
        ["program", "ours", "JAX", "JAX over ours"],
        tracing.first_call_rows,
    ),
    (
        "Running",
        "One call on the package's own arrays, result awaited. Above 1 in the last column: faster "
        "than JAX. Generated code is plain vector loops on one thread; JAX uses all cores.",
        ["program", "ours", "JAX", "JAX over ours"],
        execution.execution_rows,
    ),
)


def table(head: list[str], rows: Iterable[list[str]]) -> list[str]:
    """A Markdown table; rows are shown on the terminal as they come."""
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    for row in rows:
        lines.append("| " + " | ".join(row) + " |")
        print("  " + "  ".join(row), flush=True)
    return lines


def main() -> int:
    """Measure and write the page."""
    cores = measure.live_cores()
    head = [
        "# Benchmarks",
        "",
        f"Measured {date.today()} on {measure.machine()}; {cores:.1f} cores doing work at once. "
        "Both packages in turn in one process, warmed up by time; medians with the 5th and 95th "
        "percentile. `make bench` measures again and rewrites this page.",
    ]
    body: list[str] = []
    for title, text, columns, rows in SECTIONS:
        print(title, flush=True)
        body += ["", f"## {title}", "", text, "", *table(columns, rows())]
    TARGET.write_text("\n".join(head + body) + "\n")
    print(f"wrote {TARGET}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
