"""Reports as tables and traces: with rich where a terminal or notebook can show it.

`table` makes plain text anywhere; `Profile` wraps what a backend measured.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from monograph.backends.base import Report, Row
from monograph.backends.tables import duration, table
from monograph.hlo.errors import UnsupportedError


def show(title: str, head: Sequence[str], rows: Sequence[Sequence[str]]) -> Any:
    """The same as a rich table, for terminals and notebooks."""
    from rich.table import Table

    made = Table(title=title)
    for i, name in enumerate(head):
        made.add_column(name, justify="left" if i == 0 else "right")
    for row in rows:
        made.add_row(*map(str, row))
    return made


HEAD = ("op", "calls", "time", "share", "flops", "bytes", "line")
_ROOFLINE = "roofline"  # a column more, where it is known


@dataclass(frozen=True, repr=False)
class Profile:
    """What one run cost: a backend's report, shown and saved.

    Attributes:
        report: total, rows by op and user line, counters.
        call: seconds of the whole call as Python saw it.
        reference: compares the run with the program that it stands for, if there is one.
    """

    report: Report
    call: float
    name: str = ""
    extra: Mapping[str, Any] = field(default_factory=dict)
    reference: Callable[[], Any] | None = None

    @property
    def total(self) -> float:
        """Of all rows, in `unit`."""
        return self.report.total

    @property
    def unit(self) -> str:
        return self.report.unit

    @property
    def rows(self) -> tuple[Row, ...]:
        return self.report.rows

    @property
    def counters(self) -> Mapping[str, float]:
        return self.report.counters

    def divergence(self) -> Any:
        """Of a program in integers: how far it is from the one in floating point that it was made
        of, population by population (`monograph.quant.Divergence`).

        Raises:
            UnsupportedError: for other programs.
        """
        if self.reference is None:
            raise UnsupportedError(
                "there is nothing that this run could diverge from",
                why="it is no program of a network that mg.quant.fit or snn.from_ann made.",
                fix="profile q.apply, or a jitted one: mg.profile(mg.jit(q.apply), x).",
            )
        return self.reference()

    def by_line(self) -> dict[str, float]:
        """Time per user line, largest first."""
        found: dict[str, float] = {}
        for row in self.rows:
            found[row.line] = found.get(row.line, 0.0) + row.time
        return dict(sorted(found.items(), key=lambda item: -item[1]))

    def _head(self) -> tuple[str, ...]:
        known = any(r.roofline is not None for r in self.rows)
        return (*HEAD[:-1], _ROOFLINE, HEAD[-1]) if known else HEAD

    def _cells(self) -> list[tuple[str, ...]]:
        more = _ROOFLINE in self._head()
        total = sum(r.time for r in self.rows) or 1.0
        return [
            (
                r.name,
                str(r.calls),
                duration(r.time, self.unit),
                f"{r.time / total:.0%}",
                f"{r.flops:,}",
                f"{r.bytes:,}",
                *(["" if r.roofline is None else f"{r.roofline:.0%}"] if more else []),
                r.line,
            )
            for r in sorted(self.rows, key=lambda r: -r.time)
        ]

    def _title(self) -> str:
        rows = duration(sum(r.time for r in self.rows), self.unit)
        title = f"{self.name or 'run'} on {self.report.backend}: {rows} in these rows"
        if self.unit != "s":
            return f"{title}, {duration(self.total, self.unit)} in all"
        total, call = duration(self.total, "s"), duration(self.call, "s")
        if self.report.simulated:
            return f"{title}, {total} in all; simulated in {call}"
        return f"{title}, {total} with measuring them, {call} as called"

    def table(self) -> str:
        """Rows by time, largest first, as plain text."""
        parts = (self._title(), table(self._head(), self._cells()), self.report.details())
        return "\n".join(part for part in parts if part)

    def __repr__(self) -> str:
        return self.table()

    def __rich__(self) -> Any:
        return show(self._title(), self._head(), self._cells())

    def _repr_mimebundle_(self, **options: Any) -> dict[str, str]:
        return {"text/plain": self.table()}

    def trace(self, path: str) -> None:
        """Write a timeline that Chrome's tracing page and Perfetto open; rows in their order, or
        what the backend's own report knows of times."""
        own = getattr(self.report, "trace", None)
        if own is not None:
            own(path)
            return
        scale = 1e6 if self.unit == "s" else 1.0
        events, now = [], 0.0
        for r in self.rows:
            events.append(
                {
                    "name": r.name,
                    "ph": "X",
                    "ts": now,
                    "dur": r.time * scale,
                    "pid": self.report.backend,
                    "tid": 0,
                    "args": {"line": r.line, "calls": r.calls, "flops": r.flops, "bytes": r.bytes},
                }
            )
            now += r.time * scale
        with open(path, "w", encoding="utf-8") as file:
            json.dump({"traceEvents": events, "displayTimeUnit": "ns"}, file)

    def plot(self, *kinds: str) -> Any:
        """A picture of the run, of backends whose report draws one.

        Raises:
            UnsupportedError: if this one does not.
        """
        own = getattr(self.report, "plot", None)
        if own is None:
            raise UnsupportedError(
                f"reports of backend {self.report.backend!r} draw no picture",
                fix="write a timeline with .trace(path), and open it in Perfetto.",
            )
        return own(*kinds)
