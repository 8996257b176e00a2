"""``interpreter.run_parallel``: several programs in lockstep, as one op of the test's graph.

Each program is a graph of its own; when the op runs, they are compiled for the test's backend and
run by the local engine.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

from monograph.backends import get_backend
from monograph.backends.base import Device
from monograph.backends.engines.local import LocalEngine
from monograph.hlo.graph import Graph
from monograph.hlo.interp import evaluate
from monograph.hlo.ops.opaque import custom_call
from monograph.hlo.processes import Grid
from monograph.hlo.text.value_types import flat_values, packed
from monograph.hlo.types import listed
from monograph.tracer.compile import compile_graph

Array = np.ndarray[Any, Any]

RUN_PARALLEL = "interpreter.run_parallel"


@dataclass(eq=False)
class Parallel:
    """Programs that run in lockstep.

    Attributes:
        grid: how many there are.
        programs: their graphs, partitions of a replica together.
        feed: graphs without parameters whose results the host feeds, in order.
        backend: where they run; the test says it.
    """

    grid: Grid
    programs: tuple[Graph, ...]
    feed: tuple[Graph, ...]
    backend: str = "interp"

    def __call__(self, *arrays: Array) -> list[Array]:
        backend, device = get_backend(self.backend), Device(self.backend)
        executables = [compile_graph(g, backend).executable for g in self.programs]
        rest, inputs = iter(arrays), []
        for g in self.programs:
            inputs.append([backend.put(np.array(next(rest)), device) for _ in g.params])
        engine = LocalEngine(self.grid, [partial(evaluate, g, ()) for g in self.feed])
        made, _ = engine.run([e for e in executables if e is not None], inputs)
        return [
            np.array(backend.get(b, o.type))
            for g, buffers in zip(self.programs, made, strict=True)
            for b, o in zip(buffers, g.outs, strict=True)
        ]


def run_parallel(reader: Any, op: Any) -> list[Any]:
    """Read a ``run_parallel``; the results of all programs, one list."""
    attributes = op.attributes
    rows = [names_of(row) for row in attributes["programs"]]
    if len({len(row) for row in rows}) != 1:
        raise reader.error(op, f"{RUN_PARALLEL}: every replica needs as many programs")
    fed = names_of(attributes["infeed"]) if "infeed" in attributes else []
    programs = [name for row in rows for name in row]
    for name in (*programs, *fed):
        if name not in reader.functions:
            raise reader.error(op, f"{RUN_PARALLEL}: there is no function @{name}")
    graphs = {name: reader.apart(name) for name in dict.fromkeys((*programs, *fed))}
    parallel = Parallel(
        Grid(len(rows), len(rows[0])),
        tuple(graphs[name] for name in programs),
        tuple(graphs[name] for name in fed),
    )
    reader.parallel.append(parallel)
    operands = [leaf for x in reader.operands(op) for leaf in flat_values(x)]
    if len(operands) != sum(len(g.params) for g in parallel.programs):
        raise reader.error(op, f"{RUN_PARALLEL}: the programs take other numbers of arguments")
    types = tuple(o.type for g in parallel.programs for o in g.outs)
    made = custom_call(
        *operands, call_target_name=RUN_PARALLEL, types=types, callback=parallel, effect="ordered"
    )
    leaves = iter(listed(made))
    return [packed(reader.declared(r), leaves) for r in op.results]


def names_of(symbols: Sequence[Any]) -> list[str]:
    """The functions that an attribute names."""
    return [str(s.value) for s in symbols]
