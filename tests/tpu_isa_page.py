"""The tables of docs/tpu-isa.md, made of the specs.

python tests/tpu_isa_page.py       # writes them anew
"""

from __future__ import annotations

from pathlib import Path

from monograph.backends.tpu import chip
from monograph.backends.tpu.isa import TABLE, Spec
from monograph.backends.tpu.isa.spec import cycles
from monograph.hlo.types import DTYPES

PAGE = Path(__file__).parent.parent / "docs" / "tpu-isa.md"
BEGIN, END = "<!-- made by tests/tpu_isa_page.py -->", "<!-- until here -->"
UNITS = {
    "scalar": "The scalar unit, loops and jumps",
    "load": "Vector loads",
    "store": "Vector stores",
    "alu": "The vector unit",
    "eup": "Functions",
    "xlu": "Shuffles",
    "push": "Into the arrays",
    "pop": "Out of the arrays",
    "misc": "Copies and flags",
}
NAMES = {"v": "v", "m": "m", "s": "s", "f": "f", "x": "x", "at": "[s+n]", "imm": "n",
         "float": "number", "label": "@label"}  # fmt: skip


def family(name: str) -> tuple[str, tuple[str, ...]]:
    """A name without the element types at its end, and these."""
    parts = name.split(".")
    if parts[0] == "dma":
        return ".".join(["dma.FROM.TO", *parts[3:]]), (".".join(parts[1:3]),)
    if parts[0] in ("vcmp", "scmp"):
        return f"{parts[0]}.eq/ne/lt/le/gt/ge", tuple(parts[2:])
    types = []
    while len(parts) > 1 and parts[-1] in DTYPES:
        types.insert(0, parts.pop())
    return ".".join(parts), tuple(types)


def operands(spec: Spec) -> str:
    rows = [NAMES[o.kind] + ("…" if o.group else "") + f" {o.name}" for o in spec.operands]
    return ", ".join(rows)


def timing(spec: Spec) -> str:
    c = chip("v5e")
    latency, busy = cycles(spec.latency, c), cycles(spec.busy, c)
    return f"{latency}" if busy == 1 else f"{latency}, unit kept {busy}"


def tables() -> str:
    """One table per unit, one row per instruction; those that differ in the type share a row."""
    out = []
    for unit, title in UNITS.items():
        rows: dict[tuple[str, ...], list[str]] = {}
        for name, spec in TABLE.items():
            if spec.unit == unit:
                stem, types = family(name)
                key = (stem, operands(spec), timing(spec), spec.doc)
                rows.setdefault(key, []).append(".".join(types))
        out += [f"### {title}", "", "| instruction | types | operands | cycles | what it does |"]
        out += ["|---|---|---|---|---|"]
        for (stem, given, time, doc), types in rows.items():
            kinds = " ".join(dict.fromkeys(types))
            doc = doc.replace("|", "\\|")
            out.append(f"| `{stem}` | {kinds} | {given} | {time} | {doc} |")
        out.append("")
    return "\n".join(out)


def page() -> str:
    """The whole page, its tables made anew."""
    text = PAGE.read_text()
    head, _, rest = text.partition(BEGIN)
    return f"{head}{BEGIN}\n\n{tables()}\n{END}{rest.partition(END)[2]}"


if __name__ == "__main__":
    PAGE.write_text(page())
