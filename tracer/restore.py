"""Compiled programs kept on disk: found by what they compute, so that nothing is compiled again.

`compile_graph` asks `restored` before it starts and hands what it made to `keep`. Of a program that
was found only the executable is there; the pipeline, which always makes the same, runs when
somebody looks at its graphs, kernels or buffers.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from time import perf_counter
from typing import Any

from monograph.backends import store
from monograph.backends.base import Backend
from monograph.fusion.program import FusionPlan, Program
from monograph.hlo import flags
from monograph.hlo.derived import derived
from monograph.hlo.digest import digest
from monograph.hlo.graph import Graph
from monograph.tracer.compilation import Compilation
from monograph.tracer.placement import Placement
from monograph.tracer.watch import StepTime

_LOOKING = ("debug", "dump", "verify")  # flags with which every step does its work


class Restored(Compilation):
    """A compilation whose executable was found; the rest is made when it is looked at."""

    def __init__(self, graph: Graph, backend: str, again: Callable[[], Compilation]) -> None:
        self.graph = graph
        self.backend = backend
        self.executable = None
        self.placement = None
        self.times = []
        self._again = again
        self._reused: frozenset[int] = frozenset()

    @derived
    def _made(self) -> Compilation:
        return self._again()

    @property
    def graphs(self) -> dict[str, Graph]:  # type: ignore[override]
        return self._made.graphs

    @property
    def fusion(self) -> FusionPlan | None:  # type: ignore[override]
        return self._made.fusion

    @property
    def program(self) -> Program | None:  # type: ignore[override]
        return self._made.program

    @property
    def reused(self) -> frozenset[int]:
        return self._reused


def key_of(
    graph: Graph,
    backend: Backend,
    options: Mapping[str, Any],
    donated: Sequence[bool],
    placement: Placement | None,
) -> str | None:
    """What a program is kept under; None if it is not to be kept."""
    if any(flags.values[name] for name in _LOOKING):
        return None
    rest = backend.key(options)
    name = digest(graph) if rest is not None else None
    if rest is None or name is None:
        return None
    chosen = repr(sorted(options.items()))
    return store.digest(
        "program", name, backend.name, rest, chosen, repr([*map(bool, donated)]),
        "" if placement is None else f"{placement.key()} {flags.mode().bucket_bytes}",
        store.SOURCES,
    )  # fmt: skip


def restored(
    key: str | None,
    graph: Graph,
    backend: Backend,
    options: Mapping[str, Any],
    again: Callable[[], Compilation],
    placement: Placement | None,
) -> Compilation | None:
    """A compilation from what is kept under a key, if there is anything.

    Args:
        key: from `key_of`.
        graph: as traced.
        backend, options: as for compiling.
        again: runs the pipeline up to `backend.compile`.
        placement: as for compiling.
    """
    start = perf_counter()
    data = None if key is None else store.kept(key)
    if data is None:
        return None
    made = Restored(graph, backend.name, again)
    end = data.index(b"\n")
    head = json.loads(data[:end])
    made._reused = frozenset(head["reused"])
    made.placement = None if placement is None else placement.restored(head["placed"])

    def program() -> Program:
        assert made.program is not None
        return made.program

    made.executable = backend.restore(data[end + 1 :], options, program)
    made.times.append(StepTime("restore", perf_counter() - start))
    return made


def keep(key: str | None, backend: Backend, made: Compilation) -> None:
    """Keep what was compiled, if it has a key and the backend can."""
    if key is None or made.executable is None:
        return
    data = backend.dump(made.executable)
    if data is not None:
        placed = None if made.placement is None else made.placement.dumped()
        head = {"reused": sorted(made.reused), "placed": placed}
        store.keep(key, json.dumps(head).encode() + b"\n" + data)
