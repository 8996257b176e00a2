"""Write the corpus anew: every case of the tables lowered by JAX and run by XLA.

    PYTHONPATH=tests python -m corpus.generate [WORD...]

writes `programs/<area>/<name>.mlir`, one module per case; with words, only files whose path holds
one of them. A case that JAX refuses is an error of the tables.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from corpus import (
    cases_folds,
    cases_lax,
    cases_learning,
    cases_moves,
    cases_numpy,
    cases_processes,
    cases_scipy,
    cases_types,
    cases_written,
)
from corpus.case import Case
from corpus.program import program

PROGRAMS = Path(__file__).parent / "programs"
SEPARATOR = "\n// -----\n\n"
TABLES = (
    cases_lax, cases_moves, cases_folds, cases_numpy, cases_scipy, cases_learning, cases_written,
    cases_processes, cases_types,
)  # fmt: skip


def files() -> dict[str, list[Case]]:
    """The cases of each file."""
    found: dict[str, list[Case]] = {}
    titles: set[str] = set()
    for table in TABLES:
        for case in table.cases():
            assert case.title not in titles, f"{case.title} is listed twice"
            titles.add(case.title)
            found.setdefault(f"{case.area}/{case.name}", []).append(case)
    return found


def write(cases: Sequence[Case]) -> tuple[str, list[str]]:
    """The text of a file, and the cases that could not be made."""
    texts, refused = [], []
    for case in cases:
        try:
            texts.append(program(case))
        except Exception as e:
            said = [line for line in str(e).splitlines() if "JAX" not in line and line.strip("- ")]
            refused.append(f"{case.title}: {type(e).__name__}: {' '.join(said)[:200]}")
    return SEPARATOR.join(texts), refused


def main(words: Sequence[str]) -> int:
    """Write the files; the number of cases that could not be made."""
    every = files()
    chosen = {n: c for n, c in every.items() if not words or any(w in n for w in words)}
    refused, count = [], 0
    for name, cases in chosen.items():
        text, missing = write(cases)
        refused += missing
        count += len(cases) - len(missing)
        path = PROGRAMS / f"{name}.mlir"
        path.parent.mkdir(parents=True, exist_ok=True)
        if text:
            path.write_text(text, encoding="utf-8")
    for path in PROGRAMS.rglob("*.mlir"):
        if path.relative_to(PROGRAMS).with_suffix("").as_posix() not in every:
            path.unlink()
    print(*refused, sep="\n")
    print(f"{count} programs in {len(chosen)} files")
    return len(refused)


if __name__ == "__main__":
    sys.exit(min(main(sys.argv[1:]), 1))
