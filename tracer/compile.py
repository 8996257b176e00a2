"""The compiler, top to bottom: from a traced graph to a program that runs.

Who calls: `jit`, the stages of ahead-of-time use, and eager calls of jitted functions. Each step is
a plain function in a room below; what a backend needs of them its `level` says.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from monograph.backends import get_backend
from monograph.backends.base import Backend, Buffer, Device, Executable
from monograph.fusion.buffers import assign_buffers
from monograph.fusion.fuse import fuse
from monograph.fusion.layout import choose_layout
from monograph.fusion.program import Level, Port, Program
from monograph.fusion.steps import schedule
from monograph.hlo import flags
from monograph.hlo.errors import UnknownNameError, UnsupportedError
from monograph.hlo.graph import Graph, all_graphs
from monograph.hlo.legalize import legalize
from monograph.hlo.passes.weak import clear_weak
from monograph.hlo.simplify import simplify
from monograph.sharding.partition import partition, propagate
from monograph.tracer.compilation import Compilation
from monograph.tracer.trace import collector_paused
from monograph.tracer.watch import Watch


def compile_graph(
    graph: Graph,
    backend: Backend,
    *,
    options: Mapping[str, Any] | None = None,
    donated: Sequence[bool] = (),
    stop_after: str | None = None,
    values: Sequence[np.ndarray[Any, Any]] | None = None,
) -> Compilation:
    """Compile a traced graph for a backend.

    Args:
        graph: closed; weak types may still be marked.
        backend: where it will run.
        options: the backend's own.
        donated: which parameters' memory may be reused for results.
        stop_after: a step of the pipeline to stop after.
        values: arguments on which ``MONOGRAPH_VERIFY=2`` compares the steps.

    Raises:
        UnknownNameError: for an option that the backend does not have, or an unknown step.
        UnsupportedError: lists every op that the backend cannot run.
    """
    _check_options(backend, options or {})
    made = Compilation(graph, backend.name)
    watch = Watch(graph, stop_after, values)
    made.times = watch.times
    target = backend.target
    devices = 1
    with collector_paused(), watch:
        g = watch.graph("simplify", lambda: simplify(clear_weak(graph)))
        made.graphs["simplified"] = g
        watch.stop("simplify")

        g = watch.graph("propagate", lambda: propagate(g, devices))
        watch.stop("propagate")

        g = watch.graph("partition", lambda: partition(g, devices))
        if g is not made.graphs["simplified"]:
            g = watch.graph("simplify", lambda: simplify(g))
        made.graphs["partitioned"] = g
        watch.stop("partition")

        g = watch.graph("legalize", lambda: legalize(g, backend.claims))
        made.graphs["legalized"] = g
        _check_supported(g, backend)
        watch.stop("legalize")

        if backend.level == "graph":
            program = _unplanned(g, donated)
        else:
            layout = watch.plan("layout", lambda: choose_layout(g, target))
            watch.stop("layout")

            fused = watch.plan("fuse", lambda: fuse(g, layout, target, backend.claims))
            made.fusion = fused
            watch.text(3, "fused", "txt", lambda: made.as_text("fused"))
            watch.stop("fuse")
            program = _unplanned(g, donated, fused, layout)

        if backend.level == "planned":
            steps = watch.plan("schedule", lambda: schedule(fused, target))
            watch.stop("schedule")

            program = watch.plan("buffers", lambda: assign_buffers(steps, donated, layout=layout))
            made.program = program
            watch.text(3, "kernels", "txt", lambda: made.as_text("kernels"))
            watch.text(3, "buffers", "txt", lambda: made.as_text("buffers"))
            watch.stop("buffers")

        for lower in backend.passes:
            program = lower(program)
        made.program = program
        made.executable = watch.plan(
            "compile", lambda: backend.compile(program, options or {}, _host)
        )
        for stage in made.executable.stages:
            watch.text(4, stage, stage, lambda stage=stage: made.as_text(stage))  # type: ignore[misc]
    return made


def run_graph(graph: Graph, buffers: Sequence[Buffer], device: Device) -> list[Buffer]:
    """Run a closed graph as a compiled program, which is kept on the graph."""
    key = ("executable", device.backend)
    executable: Executable | None = graph.memo.get(key)
    if executable is None:
        executable = compile_graph(graph, get_backend(device.backend)).executable
        graph.memo[key] = executable
    assert executable is not None
    return executable.run(buffers)[0]


def _host(graph: Graph) -> Executable:
    """How a simulator runs code on this computer."""
    made = compile_graph(graph, get_backend(flags.values["platform"])).executable
    assert made is not None
    return made


def _unplanned(g: Graph, donated: Sequence[bool], fused: Any = None, layout: Any = None) -> Program:
    """A program of a level at which memory is not planned yet."""
    flagged = tuple(donated) or (False,) * len(g.params)
    ins = tuple(Port(p.type, i, d) for i, (p, d) in enumerate(zip(g.params, flagged, strict=True)))
    outs = tuple(Port(o.type, len(ins) + i) for i, o in enumerate(g.outs))
    level: Level = "graph" if fused is None else "fused"
    return Program(g.name, level, g, ins, outs, fusion=fused, layout=layout)


def _check_options(backend: Backend, options: Mapping[str, Any]) -> None:
    unknown = [name for name in options if name not in backend.options]
    if unknown:
        known = "\n".join(f"    {name}: {text}" for name, text in backend.options.items())
        raise UnknownNameError(
            f"backend {backend.name!r} has no option {unknown[0]!r}",
            operands={"known": "\n" + known if known else "none"},
            fix="use a known option." if known else "leave options out.",
        )


def _check_supported(g: Graph, backend: Backend) -> None:
    """Refuse all that the backend cannot run at once, before anything is compiled."""
    found: dict[str, str] = {}
    loc = None
    for part in all_graphs(g):
        for node in part.nodes:
            reason = backend.supports(node)
            if reason is not None:
                loc = loc or node.loc
                found.setdefault(f"{node.op.name} {node.type}", reason)
    if found:
        raise UnsupportedError(
            f"backend {backend.name!r} cannot run {len(found)} op(s) of {g.name!r}",
            operands=found,
            fix="use another backend, or other element types.",
            loc=loc,
        )
