"""The compiler, top to bottom: from a traced graph to a program that runs.

Who calls: `jit`, the stages of ahead-of-time use, and eager calls of jitted functions. Each step is
a plain function in a room below; what a backend needs of them its `level` says.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import numpy as np

from monograph.backends import get_backend
from monograph.backends.base import Backend, Buffer, Device, Executable
from monograph.backends.host import give_host
from monograph.fusion.alternate import alternate
from monograph.fusion.beside import beside
from monograph.fusion.buffers import assign_buffers
from monograph.fusion.fuse import fuse
from monograph.fusion.layout import choose_layout
from monograph.fusion.program import Level, Port, Program
from monograph.fusion.steps import schedule
from monograph.fusion.target import Target
from monograph.fusion.verify import verify_plan
from monograph.hlo import flags
from monograph.hlo.graph import Graph, Node
from monograph.hlo.legalize import legalize
from monograph.hlo.passes.blame import Watched
from monograph.hlo.passes.chains import shortest_products
from monograph.hlo.passes.choices import choose
from monograph.hlo.passes.latch import Latched, latch
from monograph.hlo.passes.lift import lift
from monograph.hlo.passes.weak import clear_weak
from monograph.hlo.simplify import simplify
from monograph.sharding import Mesh
from monograph.sharding.communicate import communicate_less
from monograph.sharding.partition import partition, prepare
from monograph.sharding.propagate import propagate, show
from monograph.sharding.share import Share
from monograph.sharding.spread import spread
from monograph.tracer.compilation import Compilation, log_compile
from monograph.tracer.devices_apart import devices_apart
from monograph.tracer.distributed import agree, for_this_rank, share_in
from monograph.tracer.inspecting import tell_places
from monograph.tracer.latches import Latching, watching
from monograph.tracer.placement import Placement, is_manual
from monograph.tracer.plan_text import buffers_text, fusion_text, kernels_text
from monograph.tracer.restore import keep, key_of, restored
from monograph.tracer.supported import check_options, check_supported
from monograph.tracer.trace import collector_paused
from monograph.tracer.watch import PLANNED, Watch


def compile_graph(
    graph: Graph,
    backend: Backend,
    *,
    options: Mapping[str, Any] | None = None,
    donated: Sequence[bool] = (),
    stop_after: str | None = None,
    values: Sequence[np.ndarray[Any, Any]] | None = None,
    checked: bool = False,
    placement: Placement | None = None,
) -> Compilation:
    """Compile a traced graph for a backend.

    Args:
        graph: closed; weak types may still be marked.
        backend: where it will run.
        options: the backend's own.
        donated: which parameters' memory may be reused for results.
        stop_after: a step of the pipeline to stop after.
        values: arguments on which ``MONOGRAPH_VERIFY=2`` compares the steps.
        checked: whether operands that make no sense are noted, whatever the flags say.
        placement: over which mesh it is spread, and how arguments and results are cut; None: it is
            for one device.

    Raises:
        UnknownNameError: for an option that the backend does not have, or an unknown step.
        UnsupportedError: lists every op that the backend cannot run.
    """
    options = options or {}
    check_options(backend, options)
    if flags.mode().reorder_products:
        graph = shortest_products(simplify(clear_weak(graph)))
    watched = watching(checked)
    share = None if placement is None else share_in(placement.mesh)
    whole = share is None
    alone = whole and placement is not None and flags.mode().devices_apart
    kept = whole and not alone and not stop_after and not watched
    key = key_of(graph, backend, options, donated, placement) if kept else None
    again = partial(compile_graph, graph, backend, options=options, donated=donated,
                    stop_after=PLANNED[backend.level], placement=placement)  # fmt: skip
    found = restored(key, graph, backend, options, again, placement)
    if found is not None:
        return found
    made = Compilation(graph, backend.name)
    watch = Watch(graph, stop_after, values)
    made.times = watch.times
    if placement is not None and not isinstance(placement.mesh, Mesh):
        watch.stop_after = stop_after or "communicate"  # there is nothing to run it on
    with collector_paused(), watch:
        g = watch.graph("simplify", lambda: _chosen(simplify(clear_weak(graph)), not watched))
        made.graphs["simplified"] = g
        g, latched = _for_all_devices(g, placement, made, watch, backend, watched)
        if share is not None and not share.is_single and placement is not None:
            _each_its_own(made, backend, options, donated, share, checked)
            log_compile(made)
            return made

        seen = not watched or latched is not None
        g = watch.graph("legalize", lambda: _chosen(_legal(g, backend, watched), seen))
        made.graphs["legalized"] = g
        check_supported(g, backend)
        if not seen:
            g, latched = _latched(g, watched, made, watch)

        program = _planned(g, backend, backend.target_for(options), donated, made, watch)
        for lower in backend.passes:
            program = lower(program)
        made.program = program
        code = watch.code(lambda: backend.compile(program, options, _host))
        made.executable = code if latched is None else Latching(code, latched, watched)
        if alone and latched is None:
            _each_its_own(made, backend, options, donated)
    keep(key, backend, made)
    log_compile(made)
    return made


def _chosen(g: Graph, seen: bool) -> Graph:
    """The graph with choices for scatters, if latches need not see their indices any more."""
    return choose(g) if seen else g


def _legal(g: Graph, backend: Backend, watched: Watched) -> Graph:
    """The graph in ops that the backend takes."""
    in_steps = backend.level == "planned"  # loops run step by step
    keeps = _open_loops(backend) if watched else backend.keeps
    return legalize(lift(g) if in_steps else g, keeps, backend.definitions)


def _open_loops(backend: Backend) -> Callable[[Node], bool]:
    """What a backend keeps of a watched program: no loops, for latches look at their steps."""
    return lambda node: node.op.kind != "region" and backend.keeps(node)


def _planned(
    g: Graph,
    backend: Backend,
    target: Target,
    donated: Sequence[bool],
    made: Compilation,
    watch: Watch,
) -> Program:
    """From a graph to kernels and memory, as far as the backend's level goes."""
    if backend.level == "graph":
        return _unplanned(g, donated)
    layout = watch.plan("layout", lambda: choose_layout(g, target))
    fused = watch.plan("fuse", lambda: fuse(g, layout, target, backend.claims),
                       fused=fusion_text)  # fmt: skip
    made.fusion = fused
    if backend.level == "fused":
        return _unplanned(g, donated, fused, layout)
    steps = watch.plan(
        "schedule", lambda: beside(alternate(schedule(fused, target, donated), target), target)
    )
    program: Program = watch.plan(
        "buffers", lambda: assign_buffers(steps, donated, layout=layout),
        kernels=kernels_text, buffers=buffers_text)  # fmt: skip
    verify_plan(steps, program)
    return program


def _each_its_own(
    made: Compilation,
    backend: Backend,
    options: Mapping[str, Any],
    donated: Sequence[bool],
    share: Share | None = None,
    checked: bool = False,
) -> None:
    """The programs of ranks instead of one with rows."""
    each: list[Compilation] = []

    def one(graph: Graph) -> Executable:
        each.append(compile_graph(graph, backend, options=options, checked=checked))
        code = each[-1].executable
        assert code is not None
        return code

    assert made.placement is not None
    ends = made.graph.in_types, made.graph.out_types
    made.executable = found = devices_apart(
        made.graphs["partitioned"], share, made.placement, ends, backend, donated, one
    )
    made.taken = found.reused
    if share is not None and each:
        made.first = each[0]


def _latched(g: Graph, watched: Watched, made: Compilation, watch: Watch) -> tuple[Graph, Latched]:
    """The graph with one more result, which says what went wrong."""
    found = watch.plan("latch", lambda: latch(g, watched))
    made.graphs["latched"] = watch.graph("simplify", lambda: choose(simplify(found.graph)))
    return made.graphs["latched"], found


def _for_all_devices(
    g: Graph,
    placement: Placement | None,
    made: Compilation,
    watch: Watch,
    backend: Backend,
    watched: Watched,
) -> tuple[Graph, Latched | None]:
    """The graph of all devices, and what is watched in it if that had to be added before."""
    share = None if placement is None else share_in(placement.mesh)
    by_itself = share is not None and not share.is_single  # each device's program looks itself
    if placement is None or not watched or is_manual(g) or by_itself:
        return _spread(g, placement, made, watch), None
    g = watch.graph("expand", lambda: legalize(g, backend.keeps))
    g, latched = _latched(g, watched, made, watch)  # before there is any padding
    g = _spread(g, placement.with_latch(), made, watch)
    made.placement = made.placement and made.placement.without_latch()
    return g, latched


def _spread(g: Graph, placement: Placement | None, made: Compilation, watch: Watch) -> Graph:
    """From a graph over whole values to that of one device, and to one of all devices' pieces."""
    if placement is None:
        g = watch.graph("propagate", lambda: g)
        tell_places(g, None, None)
        made.graphs["partitioned"] = watch.graph("partition", lambda: g)
        return g
    mesh = placement.mesh
    g = watch.graph("prepare", lambda: simplify(prepare(g)))
    tilings = watch.plan("propagate", lambda: propagate(g, mesh, placement.ins, placement.outs),
                         propagated=lambda found: show(g, found))  # fmt: skip
    made.placement = placed = placement.settled(g, tilings.of)
    tell_places(g, mesh, tilings.of)
    watch.apart = True
    g = watch.graph("partition", lambda: simplify(partition(g, tilings, mesh, placed.outs)))
    bucket = flags.mode().bucket_bytes
    g = watch.graph("communicate", lambda: simplify(communicate_less(g, bucket)))
    made.graphs["partitioned"] = g
    share = share_in(mesh)
    if share is not None:
        if share.own:
            agree(g, share)
        if not share.is_single:
            return g  # each device of this process has a program of its own
        return watch.graph("apart", lambda: simplify(for_this_rank(g, share)))
    watch.apart, watch.placement = False, placed
    g = watch.graph("spread", lambda: simplify(spread(g, mesh, *placed.decided)))
    made.graphs["spread"] = g
    return g


def run_graph(graph: Graph, buffers: Sequence[Buffer], device: Device) -> list[Buffer]:
    """Run a closed graph as a compiled program, which is kept on the graph."""
    key = ("executable", device.backend, watching())
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


give_host(_host)


def _unplanned(g: Graph, donated: Sequence[bool], fused: Any = None, layout: Any = None) -> Program:
    """A program of a level at which memory is not planned yet."""
    flagged = tuple(donated) or (False,) * len(g.params)
    ins = tuple(Port(p.type, i, d) for i, (p, d) in enumerate(zip(g.params, flagged, strict=True)))
    outs = tuple(Port(o.type, len(ins) + i) for i, o in enumerate(g.outs))
    level: Level = "graph" if fused is None else "fused"
    return Program(g.name, level, g, ins, outs, fusion=fused, layout=layout)
