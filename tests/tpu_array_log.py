"""All random products through both modes of the array; writes ``docs/tpu-array.log``.

    python tests/tpu_array_log.py

One line per dataflow and element type: how many cases, how many values and cycles were compared,
and how many differed. The slow tests run the same cases.
"""

from __future__ import annotations

import time
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path

import numpy as np

import monograph.backends.tpu as tpu
from tpu_array_cases import CASES, Case, large_cases, random_case

LOG = Path(__file__).parent.parent / "docs" / "tpu-array.log"


@dataclass
class Count:
    """What was compared, and what differed."""

    cases: int = 0
    values: int = 0
    wrong: int = 0
    cycles: int = 0
    wrong_cycles: int = 0
    updates: int = 0


def add(count: Count, case: Case) -> None:
    """Run a case in both modes."""
    y, cycles = tpu.simulate_array(*case.arguments, numerics=case.numerics)
    z, counted = tpu.simulate_cells(*case.arguments, numerics=case.numerics)
    count.cases += 1
    count.values += y.size
    count.wrong += int(np.sum(y.view(np.uint32) != z.view(np.uint32)))
    count.cycles += cycles
    count.wrong_cycles += cycles != counted
    count.updates += counted * case.rows * case.cols


def main() -> None:
    start, counts = time.time(), defaultdict(Count)
    for number in range(CASES):
        case = random_case(number)
        double = " double buffered" if case.double_buffered else ""
        late = ", late tiles" if case.ready else ""
        add(counts[f"{case.dataflow}{double}, {case.a.dtype}{late}"], case)
    for case in large_cases():
        add(counts[str(case)], case)
    lines = [
        f"{name:45} {c.cases:4} cases, {c.values:9,} values: {c.wrong} differ; "
        f"{c.cycles:9,} cycles: {c.wrong_cycles} counts differ; {c.updates:11,} element updates"
        for name, c in sorted(counts.items())
    ]
    lines.append(f"in all {sum(c.cases for c in counts.values())} cases, "
                 f"{sum(c.wrong + c.wrong_cycles for c in counts.values())} differences, "
                 f"{time.time() - start:.0f} s")  # fmt: skip
    LOG.write_text("\n".join(lines) + "\n")
    print("\n".join(lines))


if __name__ == "__main__":
    main()
