"""`cut`: a graph becomes segments that run in turn: on the host, on the chip, on the host, ...

In goes the graph that `split` made, out comes what each segment takes and gives. `LoihiExecutable`
runs them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from monograph.backends.loihi.recognise import role_of
from monograph.backends.loihi.split import runs_on_chip
from monograph.hlo.builder import build, emit_node
from monograph.hlo.graph import Graph, Node
from monograph.hlo.state import state


@dataclass(frozen=True, eq=False)
class HostSegment:
    """What this computer runs.

    Attributes:
        graph: of it.
        ins, outs: nodes of the whole graph whose values it takes and gives.
        computing: the nodes of it that compute something, not only move it.
    """

    graph: Graph
    ins: tuple[Node, ...]
    outs: tuple[Node, ...]
    computing: tuple[Node, ...]

    @property
    def ops(self) -> tuple[Node, ...]:
        """What is computed: of loops over time, what is in them."""
        found: list[Node] = []
        for node in self.computing:
            inner = node.attrs["body"].nodes if role_of(node) == "time" else (node,)
            found.extend(n for n in inner if n.op.kind not in ("leaf", "move"))
        return tuple(found)


@dataclass(frozen=True, eq=False)
class ChipSegment:
    """A loop that the chip runs.

    Attributes:
        loop: it.
        outs: by number of a result, the node that is it.
    """

    loop: Node
    outs: Mapping[int, Node]


Segment = HostSegment | ChipSegment


def cut(graph: Graph) -> tuple[Segment, ...]:
    """The segments of a graph, in the order in which they run."""
    loops = [n for n in graph.nodes if runs_on_chip(n)]
    stage = _stages(graph, loops)
    segments: list[Segment] = []
    for k in range(len(loops) + 1):
        nodes = [n for n in graph.nodes if stage.get(n) == k and n not in loops]
        host = _host(graph, nodes, stage, k, loops)
        if host.outs or host.computing:
            segments.append(host)
        if k < len(loops):
            parts = [n for n in graph.nodes if role_of(n) == "part" and n.ins[0] is loops[k]]
            segments.append(ChipSegment(loops[k], {p.attrs["index"]: p for p in parts}))
    return tuple(segments)


def _stages(graph: Graph, loops: list[Node]) -> dict[Node, int]:
    """By node, how many loops of the chip have run before it does; constants have no time."""
    number = {loop: k for k, loop in enumerate(loops)}
    stage: dict[Node, int] = {p: 0 for p in graph.params}
    for n in graph.nodes:
        if role_of(n) == "value":
            continue
        least = max((stage.get(x, 0) for x in n.ins), default=0)
        if role_of(n) == "part" and n.ins[0] in number:
            least = number[n.ins[0]] + 1
        stage[n] = max(least, number.get(n, 0))
    return stage


def _host(
    graph: Graph, nodes: list[Node], stage: Mapping[Node, int], k: int, loops: list[Node]
) -> HostSegment:
    """The segment of the nodes of one stage."""
    own = {n for n in nodes if not (role_of(n) == "part" and n.ins[0] in loops)}
    later = [x for n in graph.nodes if n in loops or stage.get(n, -1) > k for x in n.ins]
    outs = [x for x in dict.fromkeys((*later, *graph.outs)) if x in own]
    used = [x for n in nodes if n in own for x in n.ins]
    ins = [x for x in dict.fromkeys(used) if x not in own and role_of(x) != "value"]
    constants = [n for n in dict.fromkeys(used) if role_of(n) == "value"]

    def run(*values: Any) -> list[Any]:
        env: dict[Node, Any] = dict(zip(ins, values, strict=True))
        for n in (*constants, *(n for n in nodes if n in own)):
            before, state.loc = state.loc, n.loc or state.loc
            emit_node(state.interp, n, env)
            state.loc = before
        return [env[x] for x in outs]

    made = build(run, [x.type.strong for x in ins], f"{graph.name}_host{k}")
    computing = tuple(n for n in nodes if n in own and n.op.kind not in ("leaf", "move"))
    return HostSegment(made, tuple(ins), tuple(outs), computing)


__all__ = ["ChipSegment", "HostSegment", "Segment", "cut"]
