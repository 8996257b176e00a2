"""Measure what the documentation claims: ``make bench`` writes docs/benchmarks.md.

python benchmarks/run.py                          # everything, and the page
python benchmarks/run.py matmul --only 512        # rows of one section, on the terminal
python benchmarks/run.py --update convolution     # the section, and its place in the page
python benchmarks/run.py --quick rows calls       # few rounds, for use while developing
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from datetime import date
from pathlib import Path

import engine
import measure
from page import SECTIONS, Row, Section, legend, slower, table

DOCS = Path(__file__).parent.parent / "docs"


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    names = [section.name for section in SECTIONS]
    parser.add_argument("sections", nargs="*", help=f"of {', '.join(names)}; engine: the first 4")
    parser.add_argument("--only", action="append", help="rows whose names contain this")
    parser.add_argument("--quick", action="store_true", help="few and short rounds")
    parser.add_argument("--update", action="store_true", help="put the sections into the page")
    parser.add_argument("--json", type=Path, help="where to write the cells too")
    found = parser.parse_args()
    wanted = [n for s in found.sections for n in (names[:4] if s == "engine" else [s])]
    unknown = [n for n in wanted if n not in names]
    if unknown:
        parser.error(f"no section {', '.join(unknown)}; there are: {', '.join(names)}, engine")
    found.sections = wanted
    return found


def measured(section: Section, pace: measure.Pace, chosen: Callable[[str], bool]) -> list[Row]:
    """The rows of a section; shown on the terminal as they come."""
    print(f"{section.title}: {' | '.join(section.columns)}", flush=True)
    rows = []
    for row in section.rows(pace, chosen):
        rows.append(row)
        print("  " + " | ".join(row.cells), flush=True)
    return rows


def head() -> list[str]:
    """What the page begins with."""
    cores = ", ".join(f"{who} {n:.1f}" for who, n in engine.cores_at_work().items())
    return [
        "# Benchmarks",
        "",
        f"Measured {date.today()} on {measure.machine()}; {measure.live_cores():.1f} cores do work "
        f"at once; kept busy by a product of matrices: {cores}.",
        "",
        "Both packages run in turn in one process, each warmed up for some time, on separate "
        "arrays; results are awaited. Times are medians of the rounds, with the 5th and 95th "
        "percentile; ratios are between consecutive rounds. Cores are processor time over wall "
        "time while a side ran. `make bench` measures again and rewrites this page. Marks:",
        "",
        *legend(),
    ]


def main() -> int:
    asked = arguments()
    whole = not asked.sections and not asked.only and not asked.quick
    pace = measure.QUICK if asked.quick else measure.FULL
    measure.keep_freed_memory()
    start = head()  # before anything else, so that a busy machine is seen at once
    print(start[2], flush=True)

    def chosen(name: str) -> bool:
        return not asked.only or any(text in name for text in asked.only)

    rows = {
        section: measured(section, pace, chosen)
        for section in SECTIONS
        if not asked.sections or section.name in asked.sections
    }
    cells = {s.name: [dict(zip(s.columns, r.cells, strict=True)) for r in rows[s]] for s in rows}
    if asked.json is not None:
        asked.json.write_text(json.dumps(cells, indent=1) + "\n")
    why = ["", "## Slower than XLA, and why", "", *slower([r for s in rows for r in rows[s]])]
    print("\n".join(why))
    page = DOCS / "benchmarks.md"
    if whole:
        body = [line for s in rows for line in part(s, rows[s])]
        page.write_text("\n".join(start + body + why) + "\n")
    elif asked.update and not asked.only and not asked.quick:
        page.write_text(updated(page.read_text(), rows, start[2]))
    else:
        return 0
    print(f"wrote {page}")
    return 0


def part(section: Section, rows: list[Row], when: str = "") -> list[str]:
    """A section of the page; `when` and where it was measured, if not with the others."""
    text = f"{section.text} {when}".rstrip()
    return ["", f"## {section.title}", "", text, "", *table(section.columns, rows)]


def updated(page: str, rows: dict[Section, list[Row]], when: str) -> str:
    """The page with some sections measured anew; the reasons of their slower rows, too."""
    head, *parts = page.split("\n## ")
    found = {text.split("\n", 1)[0]: text for text in parts}
    *_, last = found
    reasons = found.pop(last).rstrip().splitlines()
    for section, made in rows.items():
        found[section.title] = "\n".join(part(section, made, when))[len("\n## ") :] + "\n"
    order = [s.title for s in SECTIONS if s.title in found]
    cells = [r for made in rows.values() for r in made]
    names = tuple(f"- {r.cells[0].split(' (')[0]}:" for r in cells)
    title, *listed = reasons
    kept = [x for x in listed if x.startswith("- ") and not x.startswith(names)]
    kept += [x for x in slower(cells) if x.startswith("- ")]
    why = "\n".join([title, "", *(kept or slower([]))])
    return "\n## ".join([head, *(found[name] for name in order), why]) + "\n"


if __name__ == "__main__":
    sys.exit(main())
