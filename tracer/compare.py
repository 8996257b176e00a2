"""`compare`: one function on several backends, against the interpreter, which is the definition.

For each backend: the largest error in units of the last place and absolutely, whether that is
within what the records allow, the first op that differs, and what a run costs.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any

import ml_dtypes
import numpy as np

from monograph.backends import get_backend
from monograph.backends.base import Backend, Buffer, Device, Executable, Report
from monograph.hlo import flags
from monograph.hlo.bisect import first_difference
from monograph.hlo.graph import Graph, Node
from monograph.hlo.interp import evaluate
from monograph.hlo.location import resolve
from monograph.hlo.simplify import simplify
from monograph.tracer.arguments import name_of
from monograph.tracer.avals import host_array
from monograph.tracer.compile import compile_graph
from monograph.tracer.report import duration, show, table
from monograph.tracer.stages import jitted

Arrays = Sequence[np.ndarray[Any, Any]]
_HEAD = ("backend", "equal", "max ulp", "max abs", "time", "energy", "first difference")


@dataclass(frozen=True)
class Row:
    """One backend.

    Attributes:
        backend: its name.
        equal: whether every result is within tolerance of the interpreter's.
        ulp, absolute: largest errors.
        report: what a run cost.
        first: the first op that differs beyond tolerance, if any.
    """

    backend: str
    equal: bool
    ulp: float
    absolute: float
    report: Report
    first: Node | None = None

    @property
    def where(self) -> str:
        """The first differing op and its line."""
        if self.first is None:
            return ""
        s = resolve(self.first.loc)
        return f"{self.first.op.name} at {s.file.rsplit('/', 1)[-1]}:{s.line}"


@dataclass(frozen=True)
class Comparison:
    """What `compare` found: one row per backend."""

    name: str
    rows: tuple[Row, ...]
    tolerance: float

    @property
    def equal(self) -> bool:
        """Whether all backends agree with the interpreter."""
        return all(r.equal for r in self.rows)

    def _cells(self) -> list[tuple[str, ...]]:
        out = []
        for r in self.rows:
            energy = "" if r.report.energy is None else "{:.3g}..{:.3g} J".format(*r.report.energy)
            cost = duration(r.report.total, r.report.unit)
            errors = (f"{r.ulp:.3g}", f"{r.absolute:.3g}")
            out.append((r.backend, "yes" if r.equal else "no", *errors, cost, energy, r.where))
        return out

    def table(self) -> str:
        """As plain text."""
        return f"{self.name} against the interpreter\n" + table(_HEAD, self._cells())

    def __str__(self) -> str:
        return self.table()

    def __rich__(self) -> Any:
        return show(f"{self.name} against the interpreter", _HEAD, self._cells())

    def _repr_mimebundle_(self, **options: Any) -> dict[str, str]:
        return {"text/plain": self.table()}


def compare(
    fun: Callable[..., Any], *args: Any, backends: Sequence[str] | None = None, **kwargs: Any
) -> Comparison:
    """Run a function on several backends and compare with the interpreter.

    Args:
        fun: a function, jitted or not.
        args, kwargs: its arguments.
        backends: names; by default the interpreter and the configured platform.

    Returns:
        A comparison: ``.equal``, ``.rows``, and ``print(...)`` for a table.

    Raises:
        UnknownNameError: if there is no such backend.
    """
    f = jitted(fun)
    leaves, entry = f.entry(args, kwargs)
    graph = simplify(entry.trace.graph)
    values = [
        host_array(x, t)
        for x, t in zip([*leaves, *entry.trace.captures], graph.in_types, strict=True)
    ]
    names = list(backends or dict.fromkeys(("interp", flags.values["platform"])))
    chosen = [get_backend(name) for name in names]
    expected = evaluate(graph, values)
    allowed = tolerance(graph)
    rows = [_row(b, graph, values, expected, allowed) for b in chosen]
    return Comparison(name_of(f.fun), tuple(rows), allowed)


def _row(b: Backend, graph: Graph, values: Arrays, expected: Arrays, allowed: float) -> Row:
    executable = compile_graph(graph, b).executable
    assert executable is not None
    got, report = _run(b, executable, graph, values, profile=True)
    errors = [error(want, have) for want, have in zip(expected, got, strict=True)]
    equal = all(_within(w, h, allowed) for w, h in zip(expected, got, strict=True))
    first = None
    if not equal:
        found = first_difference(
            graph,
            values,
            evaluate,
            lambda g, xs: _run_graph(b, g, xs),
            lambda node, a, c: _within(a, c, allowed),
        )
        first = found.node if found is not None else None
    ulp = max((e[0] for e in errors), default=0.0)
    absolute = max((e[1] for e in errors), default=0.0)
    return Row(b.name, equal, ulp, absolute, report, first)


def _run_graph(b: Backend, graph: Graph, values: Arrays) -> Arrays:
    executable = compile_graph(graph, b).executable
    assert executable is not None
    return _run(b, executable, graph, values)[0]


def _run(
    b: Backend, executable: Executable, graph: Graph, values: Arrays, *, profile: bool = False
) -> tuple[list[np.ndarray[Any, Any]], Report]:
    device = Device(b.name, 0)
    buffers: list[Buffer] = [b.put(x, device) for x in values]
    start = perf_counter()
    outs, report = executable.run(buffers, profile=profile)
    seconds = perf_counter() - start
    if report is None:
        report = Report(b.name, seconds, ())
    return [b.get(o, t) for o, t in zip(outs, graph.out_types, strict=True)], report


# ---- errors --------------------------------------------------------------------------------------


def error(want: np.ndarray[Any, Any], have: np.ndarray[Any, Any]) -> tuple[float, float]:
    """The largest error in units of the last place of `want`, and absolutely (inf: not finite)."""
    if want.size == 0:
        return 0.0, 0.0
    if want.dtype.kind == "c":
        parts = [error(want.real, have.real), error(want.imag, have.imag)]
        return max(p[0] for p in parts), max(p[1] for p in parts)
    if not _is_float(want):
        off = (
            np.abs(want.astype(object).ravel() - have.astype(object).ravel())
            if want.dtype != (np.bool_)
            else (want != have).astype(int)
        )
        largest = float(np.max(off))
        return largest, largest
    info = ml_dtypes.finfo(want.dtype)
    a, b = want.astype(np.float64), have.astype(np.float64)
    same = (a == b) | (np.isnan(a) & np.isnan(b))
    if np.any(~same & ~(np.isfinite(a) & np.isfinite(b))):
        return math.inf, math.inf
    with np.errstate(all="ignore"):
        off = np.where(same, 0.0, np.abs(a - b))
        exponent = np.floor(np.log2(np.where(same | (a == 0), 1.0, np.abs(a))))
        smallest = math.log2(float(info.smallest_normal))
        exponent = np.maximum(np.where(a == 0, -1e6, exponent), smallest)
        ulps = off / np.exp2(exponent - info.nmant)
    return float(np.max(np.where(same, 0.0, ulps))), float(np.max(off))


def _is_float(x: np.ndarray[Any, Any]) -> bool:
    return x.dtype.kind == "f" or (x.dtype.kind == "V" and "float" in x.dtype.name)


def _within(want: np.ndarray[Any, Any], have: np.ndarray[Any, Any], allowed: float) -> bool:
    """Whether errors are within `allowed` units in the last place of the largest magnitude."""
    if want.dtype.kind == "c":
        return _within(want.real, have.real, allowed) and _within(want.imag, have.imag, allowed)
    if not _is_float(want):
        return bool(np.array_equal(want, have))
    a, b = want.astype(np.float64), have.astype(np.float64)
    same = (a == b) | (np.isnan(a) & np.isnan(b))
    if np.all(same):
        return True
    finite = np.isfinite(a) & np.isfinite(b)
    if np.any(~same & ~finite):
        return False
    info = ml_dtypes.finfo(want.dtype)
    scale = max(float(np.max(np.abs(a[finite]))), float(info.smallest_normal))
    limit = allowed * float(info.eps) * scale
    return bool(np.max(np.abs(a - b)[finite & ~same]) <= limit)


def tolerance(graph: Graph) -> float:
    """Units in the last place (of a result's largest magnitude) that a graph's results may be off.

    The records' bounds add up along the graph; a sum of n terms adds in the order of sqrt(n); the
    factor leaves room for cancellation.
    """
    total = 0.5
    for node in graph.nodes:
        op = node.op
        if op.kind == "elementwise":
            total += max(op.ulp, 0.5)
        elif op.kind in ("reduction", "contraction"):
            terms = max(x.type.size for x in node.ins) if node.ins else 1
            total += 2.0 * math.sqrt(terms)
        elif op.kind in ("region", "call"):
            total += 64.0
    return 4.0 * total
