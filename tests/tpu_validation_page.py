"""The tables of docs/tpu-validation.md, made of the rows of the model.

python tests/tpu_validation_page.py       # writes them anew
"""

from __future__ import annotations

from pathlib import Path

from monograph.backends.tpu.validation.rows import Row, constants, rows
from monograph.backends.tpu.validation.study import FACTORS, KNOBS, study

PAGE = Path(__file__).parent.parent / "docs" / "tpu-validation.md"
BEGIN, END = "<!-- made by tests/tpu_validation_page.py -->", "<!-- until here -->"


def verdict(row: Row) -> str:
    if row.met is None or row.fitted:
        return ""
    assert row.bar is not None
    return f"{'yes' if row.met else '**no**'} ({100 * row.bar:g} %)"


def kind(row: Row) -> str:
    if row.fitted:
        return "fitted"
    return "measured" if row.measured else "arithmetic"


def cells(row: Row) -> tuple[str, ...]:
    return (
        row.name,
        row.what,
        row.chip,
        f"{row.published:.4g} {row.unit}",
        f"{row.model:.4g}",
        f"{100 * row.error:+.1f} %",
        verdict(row),
        kind(row),
        row.source + (f". Here: {row.note}" if row.note else ""),
    )


def tables() -> str:
    """The rows, the two constants, and the study."""
    fitted = constants()
    out = [
        "| row | what | chip | published | model | error | within the bar | kind | source |",
        "|---|---|---|---|---|---|---|---|---|",
        *("| " + " | ".join(cells(row)) + " |" for row in rows()),
        "",
        f"Fitted: {fitted.dispatch * 1e3:.3f} ms for a call (on V22 alone), "
        f"{fitted.step * 1e6:.3f} us for a step of the grid (on V18 alone).",
        "",
        "## The first TPU with more of something",
        "",
        "| more | program | " + " | ".join(f"{f:g}x" for f in FACTORS) + " |",
        "|---|---|" + "---|" * len(FACTORS),
    ]
    names = dict(zip(KNOBS, ("bandwidth of the memory", "clock", "sides of the array"),
                     strict=True))  # fmt: skip
    for knob, found in study().items():
        for name, values in found.items():
            shown = " | ".join(f"{v:.2f}" for v in values)
            out.append(f"| {names[knob]} | {name} | {shown} |")
    return "\n".join(out)


def page() -> str:
    """The whole page, its tables made anew."""
    text = PAGE.read_text()
    head, _, rest = text.partition(BEGIN)
    return f"{head}{BEGIN}\n\n{tables()}\n\n{END}{rest.partition(END)[2]}"


if __name__ == "__main__":
    PAGE.write_text(page())
