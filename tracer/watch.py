"""`Watch`: looks on while the pipeline works: times, verifies, prints, dumps, and may stop it.

`compile.py` says what is done; everything that is only about looking at it is here:
``MONOGRAPH_DEBUG=1..4``, ``MONOGRAPH_DUMP=folder``, ``MONOGRAPH_VERIFY=1|2`` and ``stop_after=``.
"""

from __future__ import annotations

import functools
import itertools
import os
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from time import perf_counter
from types import TracebackType
from typing import Any, TypeVar

import numpy as np

from monograph.backends.base import Executable
from monograph.hlo import flags
from monograph.hlo.errors import UnknownNameError, VerifyError
from monograph.hlo.graph import Graph, all_graphs, count_nodes, graph_effect
from monograph.hlo.interp import evaluate
from monograph.hlo.text import to_hlo
from monograph.hlo.verify import verify
from monograph.sharding import blocks
from monograph.tracer.placement import Placement

T = TypeVar("T")

STEPS = (
    "simplify", "propagate", "partition", "legalize", "layout", "fuse", "schedule", "buffers",
    "compile",
)  # fmt: skip
PLANNED = {"graph": "legalize", "fused": "fuse", "planned": "buffers"}  # the step before compile
_TOLERANCE = {"f64": 1e-9, "c128": 1e-9, "f32": 1e-3, "c64": 1e-3}  # relative to the largest value


@dataclass(frozen=True)
class StepTime:
    """One step of the pipeline: its name, how long it took, and how many ops it left."""

    name: str
    seconds: float
    ops: int | None = None


_SUFFIXES = {"llvm": "ll", "asm": "s"}  # by which editors know the language
_NUMBERS: dict[str, Iterator[int]] = {}  # of the folders of programs of one name, in this process


def _new_folder(parent: str, name: str) -> str:
    """Make ``parent/name``, or ``parent/name_2`` for the second program of that name, ..."""
    path = os.path.join(parent, re.sub(r"\W+", "_", name).strip("_") or "program")
    number = next(_NUMBERS.setdefault(path, itertools.count(1)))
    path += f"_{number}" if number > 1 else ""
    os.makedirs(path, exist_ok=True)
    return path


class Stopped(Exception):
    """`stop_after` was reached."""


class Watch:
    """One compilation under observation; a context that `stop_after` leaves early."""

    def __init__(
        self, graph: Graph, stop_after: str | None, values: Sequence[np.ndarray[Any, Any]] | None
    ) -> None:
        if stop_after is not None and stop_after not in STEPS:
            raise UnknownNameError(
                f"the compiler has no step {stop_after!r}",
                operands={"known": ", ".join(STEPS)},
                fix="name one of the known steps.",
            )
        self.times: list[StepTime] = []
        self.stop_after = stop_after
        self.values = values if flags.values["verify"] >= 2 else None
        self.apart = False  # whether graphs are what one device does, which is not compared
        self.placement: Placement | None = None  # how values are cut from now on
        self.before: Graph | None = None
        self.expected: list[Any] | None = None
        self.shapes = [t.shape for t in graph.out_types]  # of whole results
        self.name = graph.name
        self.folder = ""
        self.saved = 0
        self.show(graph, "trace")
        self.check(graph, "trace")

    def __enter__(self) -> Watch:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> bool:
        return kind is Stopped

    def graph(self, step: str, run: Callable[[], Graph]) -> Graph:
        """Do a step that makes a graph."""
        made, seconds = self._do(run)
        self._log(StepTime(step, seconds, count_nodes(made)))
        if made is not self.before:
            self.show(made, step)
            self.check(made, step)
        return made

    def plan(self, step: str, run: Callable[[], T], **texts: Callable[[T], str]) -> T:
        """Do a step that makes a plan or a program; `texts` are its stages for looking at."""
        made, seconds = self._do(run)
        self._log(StepTime(step, seconds))
        for stage, text in texts.items():
            self.text(3, stage, "txt", functools.partial(text, made))
        return made

    def code(self, run: Callable[[], Executable]) -> Executable:
        """Do the last step, which makes a program that runs."""
        made = self.plan("compile", run)
        for stage in made.stages:
            self.text(4, stage, _SUFFIXES.get(stage, "txt"), functools.partial(made.as_text, stage))
        return made

    def _do(self, run: Callable[[], T]) -> tuple[T, float]:
        """What a step makes and its seconds; nothing is done after the step to stop after."""
        if any(t.name == self.stop_after for t in self.times):
            raise Stopped
        start = perf_counter()
        return run(), perf_counter() - start

    def _log(self, step: StepTime) -> None:
        self.times.append(step)
        if flags.values["debug"] >= 1:
            ops = "" if step.ops is None else f"{step.ops:8d} ops"
            print(f"[monograph] {step.name:<10}{step.seconds * 1e3:9.2f} ms{ops}", file=sys.stderr)

    def show(self, graph: Graph, step: str) -> None:
        """Print and dump a graph where that is asked for."""
        self.before = graph
        if flags.values["debug"] >= 2:
            print(f"[monograph] after {step}:\n{to_hlo(graph)}", file=sys.stderr)
        self.dump(step, "hlo", lambda: to_hlo(graph))

    def text(self, level: int, stage: str, suffix: str, text: Callable[[], str]) -> None:
        """Print and dump a later stage where that is asked for."""
        if flags.values["debug"] >= level:
            print(f"[monograph] {stage}:\n{text()}", file=sys.stderr)
        self.dump(stage, suffix, text)

    def dump(self, stage: str, suffix: str, text: Callable[[], str]) -> None:
        """Write ``NN_stage.suffix`` into the program's part of the dump folder, if one is set."""
        if not flags.values["dump"]:
            return
        self.folder = self.folder or _new_folder(flags.values["dump"], self.name)
        path = os.path.join(self.folder, f"{self.saved:02d}_{stage}.{suffix}")
        with open(path, "w", encoding="utf-8") as file:
            file.write(text())
        self.saved += 1

    def check(self, graph: Graph, step: str) -> None:
        """Verify a graph; at level 2 also compare what it computes with what the trace computed."""
        if flags.values["verify"] < 1:
            return
        done = [t.name for t in self.times]
        verify(graph, weak="simplify" not in done, transforms="legalize" not in done)
        if self.values is None or graph_effect(graph) != "none":
            return
        found = self.evaluated(graph, self.values)
        if found is None:
            return
        if self.expected is None:
            self.expected = found
        # A latch is one more output.
        for i, (want, have) in enumerate(zip(self.expected, found, strict=False)):
            if not _close(want, have):
                raise VerifyError(
                    f"{step} changed the value of result {i} of {graph.name!r}",
                    operands={"before": want.ravel()[:4], "after": have.ravel()[:4]},
                    why="every step must keep the values; this is a bug in the compiler.",
                    fix="please report it with the files that MONOGRAPH_DUMP=folder writes.",
                )

    def evaluated(self, graph: Graph, values: Sequence[np.ndarray[Any, Any]]) -> list[Any] | None:
        """What a graph computes, as whole arrays; None if it is what one device does, or has parts
        that are: what those compute is known when all devices do them together."""
        if self.apart:
            return None
        if self.placement is None:
            return None if _has_borders(graph) else evaluate(graph, values)
        ins, outs = self.placement.decided
        sizes = self.placement.mesh.shape
        given = [blocks.cut(x, t, sizes) for x, t in zip(values, ins, strict=True)]
        made = zip(evaluate(graph, given), self.shapes, outs, strict=False)
        return [blocks.join(x, shape, t, sizes) for x, shape, t in made]


def _has_borders(graph: Graph) -> bool:
    """Whether values go into a part that each device does by itself."""
    return any(n.op.border is not None for g in all_graphs(graph) for n in g.nodes)


def _close(want: Any, have: Any) -> bool:
    if want.dtype.kind in "biu?":
        return bool(np.array_equal(want, have))
    wide = np.complex128 if want.dtype.kind == "c" else np.float64
    a, b = want.astype(wide), have.astype(wide)
    finite = np.isfinite(a)
    if not np.array_equal(finite, np.isfinite(b)):
        return False
    scale = float(np.max(np.abs(a[finite]), initial=0.0))
    name = {"float64": "f64", "complex128": "c128", "float32": "f32", "complex64": "c64"}
    rtol = _TOLERANCE.get(name.get(want.dtype.name, ""), 5e-2)
    return bool(np.all(np.abs(a[finite] - b[finite]) <= rtol * max(scale, 1e-30)))
