"""Tables and durations as plain text, for reports of every room above."""

from __future__ import annotations

from collections.abc import Sequence

_SCALES = ((1.0, "s"), (1e-3, "ms"), (1e-6, "us"), (1e-9, "ns"))


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A plain text table: first column left, the others right; the last left if it is long.

    >>> print(table(("op", "us"), [("add", "1.5")]))
    op    us
    add  1.5
    """
    widths = [max(len(str(r[i])) for r in [head, *rows]) for i in range(len(head))]
    left = {0} | {i for i, w in enumerate(widths) if w > 24}

    def line(row: Sequence[str]) -> str:
        cells = [
            str(c).ljust(w) if i in left else str(c).rjust(w)
            for i, (c, w) in enumerate(zip(row, widths, strict=True))
        ]
        return "  ".join(cells).rstrip()

    return "\n".join([line(head), *(line(r) for r in rows)])


def duration(value: float, unit: str) -> str:
    """Seconds in a fitting unit, or cycles.

    >>> duration(0.00125, "s"), duration(1200.0, "cycles")
    ('1.25 ms', '1200 cycles')
    """
    if unit != "s":
        return f"{value:.0f} {unit}"
    for scale, name in _SCALES:
        if value >= scale:
            return f"{value / scale:.3g} {name}"
    return f"{value / 1e-9:.3g} ns"


__all__ = ["duration", "table"]
