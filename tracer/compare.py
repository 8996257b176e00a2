"""`compare`: one function on several backends, against the interpreter, which is the definition.

For each backend: the largest error in units of the last place and absolutely, whether that is
within what the records allow, the first op that differs, and what a run costs. The bounds follow
rounding through the graph (`monograph.hlo.perturb`). A machine that computes some ops otherwise by
contract (products of fewer bits) is compared with the interpreter in that mode, as its row says.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any

import ml_dtypes
import numpy as np

from monograph.backends import get_backend
from monograph.backends.base import Backend, Buffer, Device, Executable, Report
from monograph.backends.tables import duration, table
from monograph.hlo import flags
from monograph.hlo.bisect import first_difference
from monograph.hlo.errors import UnknownNameError
from monograph.hlo.graph import Graph, Node, all_graphs
from monograph.hlo.interp import evaluate
from monograph.hlo.legalize import legalize
from monograph.hlo.location import short
from monograph.hlo.perturb import spread
from monograph.hlo.record import OpDef
from monograph.hlo.simplify import simplify
from monograph.hlo.state import referring
from monograph.tracer.ahead import jitted
from monograph.tracer.arguments import name_of
from monograph.tracer.avals import host_array
from monograph.tracer.changing import refuse_refs
from monograph.tracer.compile import compile_graph
from monograph.tracer.report import show

Arrays = Sequence[np.ndarray[Any, Any]]
_MARGIN = 8.0
_HEAD = ("backend", "equal", "max ulp", "max abs", "time", "energy", "first difference")


@dataclass(frozen=True)
class Row:
    """One backend.

    Attributes:
        backend: its name.
        equal: whether every result is as near the interpreter's as rounding explains.
        ulp, absolute: largest errors; a number near 0 that is left by cancellation may be many
            units in its last place off, and yet equal.
        report: what a run cost; where time is measured, of the program as it is called, not step
            by step (no rows).
        first: the first op that differs beyond tolerance, if any.
        contract: names of ops that the machine computes otherwise by contract; the interpreter did
            so too.
    """

    backend: str
    equal: bool
    ulp: float
    absolute: float
    report: Report
    first: Node | None = None
    contract: tuple[str, ...] = ()

    @property
    def where(self) -> str:
        """The first differing op and its line."""
        return "" if self.first is None else f"{self.first.op.name} at {short(self.first.loc)}"


@dataclass(frozen=True, repr=False)
class Comparison:
    """What `compare` found: one row per backend."""

    name: str
    rows: tuple[Row, ...]

    @property
    def equal(self) -> bool:
        """Whether all backends agree with the interpreter."""
        return all(r.equal for r in self.rows)

    def _cells(self) -> list[tuple[str, ...]]:
        out: list[tuple[str, ...]] = []
        for r in self.rows:
            bounds = dict.fromkeys(f"{joules:.3g}" for joules in r.report.energy or ())
            energy = f"{'..'.join(bounds)} J" if bounds else ""
            cost = duration(r.report.total, r.report.unit)
            errors = (f"{r.ulp:.3g}", f"{r.absolute:.3g}")
            name = f"{r.backend} (by contract)" if r.contract else r.backend
            out.append((name, "yes" if r.equal else "no", *errors, cost, energy, r.where))
        return out

    def table(self) -> str:
        """As plain text."""
        return f"{self.name} against the interpreter\n" + table(_HEAD, self._cells())

    def __repr__(self) -> str:
        return self.table()

    def __rich__(self) -> Any:
        return show(f"{self.name} against the interpreter", _HEAD, self._cells())

    def _repr_mimebundle_(self, **options: Any) -> dict[str, str]:
        return {"text/plain": self.table()}


def compare(
    fun: Callable[..., Any],
    *args: Any,
    backends: Sequence[str] | None = None,
    options: Mapping[str, Mapping[str, Any]] | None = None,
    **kwargs: Any,
) -> Comparison:
    """Run a function on several backends and compare with the interpreter.

    Args:
        fun: a function, jitted or not.
        args, kwargs: its arguments.
        backends: names; by default the interpreter and the configured platform.
        options: options for `jit` by backend: ``{"tpu": {"chip": "v4"}}``; those that `fun` was
            jitted with apply to the backend that it was jitted for.

    Returns:
        A comparison: ``.equal``, ``.rows``, and ``print(...)`` for a table.

    Raises:
        UnknownNameError: if there is no such backend or option.
    """
    f = jitted(fun)
    leaves, entry = f.entry(args, kwargs)
    refuse_refs(entry.changing is not None, "compare")
    graph = legalize(simplify(entry.trace.graph), lambda node: False)
    values = [
        host_array(x, t)
        for x, t in zip([*leaves, *entry.trace.captures], graph.in_types, strict=True)
    ]
    backends = [backends] if isinstance(backends, str) else backends
    names = list(backends or dict.fromkeys(("interp", flags.values["platform"])))
    given = {name: dict(found) for name, found in (options or {}).items()}
    for name in given.keys() - set(names):
        raise UnknownNameError(
            f"options are for {name!r}, which is not compared",
            operands={"compared": ", ".join(names)},
            fix="name the backend in `backends`, or leave its options out.",
        )
    if f.backend is not None and f.backend in names:
        given[f.backend] = {**f.options, **given.get(f.backend, {})}
    chosen = [_Machine(get_backend(name), given.get(name, {})) for name in names]
    expected = evaluate(graph, values)
    allowed = limits(graph, values)
    rows = [_row(b, entry.trace.graph, graph, values, expected, allowed) for b in chosen]
    return Comparison(name_of(f.fun), tuple(rows))


@dataclass(frozen=True)
class _Machine:
    """A backend with the options that it is compiled for."""

    backend: Backend
    options: Mapping[str, Any]

    def semantics(self) -> Mapping[OpDef, Callable[..., Any]]:
        """What it computes otherwise by contract."""
        return self.backend.semantics(self.options)

    def compiled(self, graph: Graph) -> Executable:
        """A graph for it."""
        found = compile_graph(graph, self.backend, options=self.options).executable
        assert found is not None
        return found

    def run(
        self, executable: Executable, graph: Graph, values: Arrays, *, profile: bool = False
    ) -> tuple[list[np.ndarray[Any, Any]], Report]:
        """Results, and what they cost."""
        b = self.backend
        device = Device(b.name, 0)
        buffers: list[Buffer] = [b.put(x, device) for x in values]
        start = perf_counter()
        outs, report = executable.run(buffers, profile=profile)
        seconds = perf_counter() - start
        if report is None:
            report = Report(b.name, seconds, ())
        return [b.get(o, t) for o, t in zip(outs, graph.out_types, strict=True)], report

    def measured(
        self, executable: Executable, graph: Graph, values: Arrays
    ) -> tuple[list[np.ndarray[Any, Any]], Report]:
        """Results of a run, and what it costs. Where that is measured time, a second run is timed:
        the first one pays for first touches of memory and code."""
        if not self.backend.measures_time:
            return self.run(executable, graph, values, profile=True)
        outs, _ = self.run(executable, graph, values)
        return outs, self.run(executable, graph, values)[1]


def _row(
    b: _Machine,
    traced: Graph,
    graph: Graph,
    values: Arrays,
    expected: Arrays,
    allowed: Mapping[Node, float],
) -> Row:
    executable = b.compiled(traced)  # a machine may know what `graph` takes apart
    used = {node.op for part in all_graphs(graph) for node in part.nodes}
    contract = tuple([op.name for op in b.semantics() if op in used])

    def reference(g: Graph, xs: Arrays) -> Arrays:
        with referring(b.semantics()):
            return evaluate(g, xs)

    if contract:
        expected = reference(graph, values)
    got, report = b.measured(executable, graph, values)
    errors = [error(want, have) for want, have in zip(expected, got, strict=True)]
    equal = all(
        _within(w, h, allowed.get(out, 0.0))
        for out, w, h in zip(graph.outs, expected, got, strict=True)
    )
    first = None
    if not equal:
        found = first_difference(
            graph,
            values,
            reference,
            lambda g, xs: b.run(b.compiled(g), g, xs)[0],
            lambda node, a, c: _within(a, c, allowed.get(node, 0.0)),
        )
        first = found.node if found is not None else None
    ulp = max((e[0] for e in errors), default=0.0)
    absolute = max((e[1] for e in errors), default=0.0)
    return Row(b.backend.name, equal, ulp, absolute, report, first, contract)


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


def _within(want: np.ndarray[Any, Any], have: np.ndarray[Any, Any], limit: float) -> bool:
    """Whether every element is within `limit`; integers, NaN and infinities must be the same."""
    return error(want, have)[1] <= (limit if want.dtype.kind == "c" or _is_float(want) else 0.0)


def limits(graph: Graph, values: Arrays) -> dict[Node, float]:
    """Per value of a graph how far a machine's may be from the interpreter's.

    That is some times what rounding, within the records' bounds, moves it by; the factor is there
    because a few samples do not find the worst case.
    """
    return {node: _MARGIN * off for node, off in spread(graph, values).items()}
