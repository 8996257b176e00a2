"""`graph_report`: what of a program can be compiled, every op with its line."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from os.path import basename
from typing import Any

from monograph.backends import get_backend
from monograph.backends.base import Backend
from monograph.backends.tables import table
from monograph.hlo import flags
from monograph.hlo.errors import MonographError
from monograph.hlo.graph import Graph, all_graphs
from monograph.hlo.legalize import legalize
from monograph.hlo.location import Loc, resolve
from monograph.hlo.passes.weak import clear_weak
from monograph.hlo.simplify import simplify
from monograph.hlo.text.stablehlo_module import Place
from monograph.hlo.text.stablehlo_survey import survey
from monograph.tracer.arguments import name_of
from monograph.tracer.exchange.imported import Imported
from monograph.tracer.exchange.sources import given
from monograph.tracer.jit import Jit, jit
from monograph.tracer.report import show

HEAD = ("op", "count", "line", "why not")
LINES = 3  # of an op that is supported, or that is refused for one reason, that are shown


@dataclass(frozen=True)
class ReportRow:
    """One op, and whether it can be compiled.

    Attributes:
        op: its name; of what is refused, that of StableHLO where it comes from there.
        count: how often it is there.
        lines: the places that it comes from, such as ``model.py:12``.
        reason: why it cannot be compiled; empty if it can.
    """

    op: str
    count: int
    lines: tuple[str, ...]
    reason: str = ""


@dataclass(frozen=True)
class GraphReport:
    """What `graph_report` found.

    Attributes:
        name: the program.
        backend: the machine that it was held against.
        rows: what cannot be compiled first, then all other ops, the most frequent first.
    """

    name: str
    backend: str
    rows: tuple[ReportRow, ...]

    @property
    def unsupported(self) -> tuple[ReportRow, ...]:
        """What cannot be compiled."""
        return tuple(row for row in self.rows if row.reason)

    @property
    def ok(self) -> bool:
        """Whether everything can be compiled."""
        return not self.unsupported

    def table(self) -> str:
        """All rows as text."""
        return f"{self.title}\n\n{table(self._head, self._cells)}"

    @property
    def title(self) -> str:
        """The result in one line."""
        bad, ops = self.unsupported, sum(row.count for row in self.rows if not row.reason)
        what = f"{self.name} on {self.backend!r}"
        if not bad:
            return f"{what}: every op can be compiled ({ops})"
        return f"{what}: {len(bad)} op(s) or type(s) cannot be compiled"

    @property
    def _head(self) -> tuple[str, ...]:
        return HEAD[: 3 if self.ok else 4]

    @property
    def _cells(self) -> list[tuple[str, ...]]:
        return [
            (row.op, str(row.count), _few(row.lines), row.reason)[: len(self._head)]
            for row in self.rows
        ]

    def __str__(self) -> str:
        return self.table()

    def __rich__(self) -> Any:
        return show(self.title, self._head, self._cells)

    def _repr_html_(self) -> str:
        from html import escape

        def line(cells: Iterable[str], tag: str) -> str:
            return "<tr>" + "".join(f"<{tag}>{escape(c)}</{tag}>" for c in cells) + "</tr>"

        body = "".join(line(row, "td") for row in self._cells)
        return f"<b>{escape(self.title)}</b><table>{line(self._head, 'th')}{body}</table>"


def _few(lines: tuple[str, ...]) -> str:
    more = f" and {len(lines) - LINES} more" if len(lines) > LINES else ""
    return ", ".join(lines[:LINES]) + more


def graph_report(
    program: Any,
    *args: Any,
    backend: str | None = None,
    function: str = "main",
    **kwargs: Any,
) -> GraphReport:
    """What of a program can be compiled, and on which line everything else stands.

    Args:
        program: StableHLO as `from_stablehlo` takes it; what `jax.jit(f).lower(...)` or
            `jax.export` gives; or a function, of this package or jitted by JAX.
        args, kwargs: the arguments of a function; of a program with open sizes, to give them.
        backend: the machine; the default one if it is not given.
        function: the function of a StableHLO module.

    Returns:
        A report that prints as a table.

    Raises:
        TextError: if StableHLO is malformed or damaged, so that nothing can be said of it.

    >>> report = graph_report('''
    ... func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
    ...   %0 = stablehlo.add %x, %x : tensor<3xf32>
    ...   return %0 : tensor<3xf32>
    ... }''')
    >>> print(report)
    main on 'cpu': every op can be compiled (1)
    <BLANKLINE>
    op             count  line
    stablehlo.add      1  <stablehlo>:3
    """
    machine = get_backend(backend or flags.values["platform"])
    if isinstance(program, Imported):
        program = program.text
    lower = getattr(program, "lower", None)
    if callable(program) and callable(lower) and not isinstance(program, Jit):
        program = lower(*args, **kwargs)  # jitted by JAX
        args = ()
    elif callable(program):
        graph = (program if isinstance(program, Jit) else jit(program)).trace(*args, **kwargs).graph
        return _of_graph(graph, name_of(program), machine)
    return _of_text(program, function, machine)


def _of_graph(graph: Graph, name: str, machine: Backend) -> GraphReport:
    found: dict[tuple[str, str], list[str]] = {}
    for part in all_graphs(graph):
        for node in part.nodes:
            if node.op.kind != "leaf":
                found.setdefault((node.op.name, ""), []).append(_line_of(node.loc))
    return _report(name, machine, _refused(graph, machine) | found)


def _of_text(program: Any, function: str, machine: Backend) -> GraphReport:
    held = given(program)
    ops, problems, graph = survey(held.text, held.filename, function)
    found: dict[tuple[str, str], list[str]] = {}
    for place, name, reason in problems:
        found.setdefault((name, reason), []).append(_line(place))
    bad = {(place, name) for place, name, _ in problems}
    if graph is not None:
        found |= _refused(graph, machine)
    for place, name in ops:
        if (place, name) not in bad:
            found.setdefault((name, ""), []).append(_line(place))
    name = function if held.artifact is None else held.artifact.name
    return _report(name, machine, found)


def _report(name: str, machine: Backend, found: dict[tuple[str, str], list[str]]) -> GraphReport:
    rows = [
        ReportRow(op, len(lines), tuple(dict.fromkeys(x for x in lines if x)), reason)
        for (op, reason), lines in found.items()
    ]
    rows.sort(key=lambda row: (not row.reason, -row.count, row.op))
    return GraphReport(name, machine.name, tuple(rows))


def _refused(graph: Graph, machine: Backend) -> dict[tuple[str, str], list[str]]:
    """What the machine cannot run of a graph."""
    found: dict[tuple[str, str], list[str]] = {}
    try:
        legal = legalize(simplify(clear_weak(graph)), machine.keeps)
    except MonographError as e:
        return {("the program", e.what): [_line_of(e.loc)]}
    for part in all_graphs(legal):
        for node in part.nodes:
            reason = machine.supports(node)
            if reason is not None:
                found.setdefault((f"{node.op.name} {node.type}", reason), []).append(
                    _line_of(node.loc)
                )
    return found


def _line(place: Place) -> str:
    return f"{basename(place.file)}:{place.line}" if place.line else ""


def _line_of(loc: Loc | None) -> str:
    s = resolve(loc)
    return f"{basename(s.file)}:{s.line}" if s.line else ""
