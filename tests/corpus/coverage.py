"""Which ops the corpus covers, in which element types.

    PYTHONPATH=tests python -m corpus.coverage [WORD...]

prints a row per op, a column per element type, and in each place how many programs have the op on
(or to) that type. With words, only the files whose path holds one of them are counted; without,
the table is also written to `docs/corpus.log`.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from monograph.conformance.syntax import generic, split
from monograph.hlo.record import OPS
from monograph.hlo.text.lapack_calls import routine_of
from monograph.hlo.text.spelling import plain_name
from monograph.hlo.text.stablehlo_module import all_ops, parse
from monograph.hlo.text.stablehlo_reader import SPECIAL
from monograph.hlo.types import DTYPES

PROGRAMS = Path(__file__).parent / "programs"
LOG = Path(__file__).parents[2] / "docs" / "corpus.log"
CALL = "custom_call @"
# Neither is an op of its own: what ends a block, and what calls a function.
STRUCTURE = frozenset({"stablehlo.return", "stablehlo.custom_call"})
_ELEMENT = re.compile(r"(?<=[<x(])(?:i1|u?i\d+|bf16|f\d\w*|complex<f\d+>)(?=[>,:]|$)")
_BY_SPELLING = {d.mlir: name for name, d in DTYPES.items()}


def expected_ops() -> set[str]:
    """Every op that a text may hold: those of the dialect, and what the reader knows besides."""
    from jaxlib.mlir.dialects import stablehlo

    dialect = {c.OPERATION_NAME for c in vars(stablehlo).values() if hasattr(c, "OPERATION_NAME")}
    spelled = {op.mlir.name for op in OPS.values() if op.mlir is not None}
    known = {n for n in {*SPECIAL, *spelled} if n.startswith(("stablehlo.", "chlo."))}
    return (dialect | known) - STRUCTURE


def counted(files: Sequence[Path]) -> tuple[int, dict[str, Counter[str]]]:
    """How many programs there are, and per op how many have it in each element type."""
    programs, counts = 0, dict[str, Counter[str]]()
    for path in files:
        for text in split(path.read_text(encoding="utf-8")):
            programs += 1
            for op, dtypes in _ops(text).items():
                counts.setdefault(op, Counter()).update(dtypes)
    return programs, counts


def _ops(text: str) -> dict[str, set[str]]:
    """The ops of one program, each with the element types of its operands and results."""
    found: dict[str, set[str]] = {}
    module: Any = parse(generic(text), "", unregistered=True)
    for op in all_ops(module.operation):
        name = plain_name(str(op.name))
        if name == "stablehlo.custom_call":
            target = str(op.attributes["call_target_name"].value)
            if routine_of(target) is None:
                continue
            name = CALL + re.sub(r"^lapack_[sdcz](\w+?)(_ffi)?$", r"lapack_?\1", target)
        if not name.startswith(("stablehlo.", "chlo.", CALL)) or name in STRUCTURE:
            continue
        types = " ".join(str(v.type) for v in (*op.operands, *op.results))
        found.setdefault(name, set()).update(_dtypes(types))
    return found


def _dtypes(types: str) -> Iterator[str]:
    for spelled in _ELEMENT.findall(types):
        if spelled in _BY_SPELLING:
            yield _BY_SPELLING[spelled]


def lines(programs: int, counts: dict[str, Counter[str]]) -> list[str]:
    """The table as text, columns aligned, and what is not covered."""
    dtypes = list(DTYPES)
    head = ["op", *dtypes]
    rows = [[op, *(str(counts[op][d] or ".") for d in dtypes)] for op in sorted(counts)]
    widths = [max(len(r[i]) for r in (head, *rows)) for i in range(len(head))]
    table = [" ".join(c.rjust(w) if i else c.ljust(w) for i, (c, w) in
                      enumerate(zip(r, widths, strict=True))) for r in (head, *rows)]  # fmt: skip
    missing = sorted(expected_ops() - set(counts))
    unseen = [d for d in dtypes if not any(c[d] for c in counts.values())]
    return [
        *table,
        f"{programs} programs, {len(counts)} ops",
        f"ops without a program: {', '.join(missing) or 'none'}",
        f"element types without a program: {', '.join(unseen) or 'none'}",
    ]


def chosen(words: Sequence[str] = ()) -> list[Path]:
    """The files of the corpus whose path holds one of some words."""
    every = sorted(PROGRAMS.rglob("*.mlir"))
    return [p for p in every if not words or any(w in str(p) for w in words)]


def main(words: Sequence[str]) -> None:
    """Print the table, and keep it if it is the whole one."""
    table = lines(*counted(chosen(words)))
    print(*table, sep="\n")
    if not words:
        LOG.write_text("\n".join([*table, ""]), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
