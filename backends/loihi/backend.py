"""`LoihiBackend`: programs with spiking neurons: loops over time on the chip, the rest on the host.

The graph comes in with neurons, synapses and loops whole. `split` takes loops apart, `cut` makes
segments, `LoihiExecutable` runs them.
"""

from __future__ import annotations

import sys
import warnings
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar

from monograph.backends.base import Backend, Host
from monograph.backends.loihi.executable import LoihiExecutable
from monograph.backends.loihi.options import KNOWN, options_of
from monograph.backends.loihi.recognise import Refusal, recognise, role_of
from monograph.backends.loihi.segments import ChipSegment, HostSegment, Segment, cut
from monograph.backends.loihi.split import split
from monograph.backends.loihi.table import ROLES
from monograph.fusion.program import Program
from monograph.fusion.target import MemorySpace, Target
from monograph.hlo.errors import UnsupportedError
from monograph.hlo.graph import Graph, Node, all_graphs, dependents_of, effect_of
from monograph.hlo.location import is_own_file, short
from monograph.hlo.ops.invariants import invariants
from monograph.hlo.types import DTYPES

_SHOWN = 6  # rows of a message
_PARTS = ("neurons", "synapse", "arrive")  # of networks


class LoihiBackend(Backend):
    """``backend="loihi"``."""

    name = "loihi"
    level = "graph"
    options: ClassVar[Mapping[str, str]] = KNOWN

    @property
    def target(self) -> Target:
        """The host's side of it: what the chip has not runs there."""
        return Target("loihi", frozenset(DTYPES), (MemorySpace("host", None, 5e9),), flops=1e9)

    def claims(self, node: Node) -> bool:
        """What stands in the table."""
        return node.op in ROLES

    def keeps(self, node: Node) -> bool:
        """All but calls: what the host runs it takes apart itself."""
        return self.claims(node) or node.op.kind != "call"

    def compile(self, program: Program, options: Mapping[str, Any], host: Host) -> LoihiExecutable:
        """Segments for a program.

        Raises:
            UnsupportedError: with ``host="error"``, for what the chip has not.
            UnknownNameError: for a chip, an energy model or a word that there is not.
        """
        chosen = options_of(options)
        graph = split(program.graph)
        segments = cut(graph)
        refusals = _refusals(program.graph)
        rest = _computing(graph, segments)
        if rest or refusals:
            if chosen.host == "error":
                raise _unsupported(rest, refusals)
            _warn(_told(rest, refusals))
        made = Program(program.name, program.level, graph, program.inputs, program.outputs)
        return LoihiExecutable(made, segments, refusals, chosen, host)


def _refusals(graph: Graph) -> tuple[Refusal, ...]:
    """What looks like a part of a network and is not on the chip, in the program's order."""
    found: dict[Node, Refusal] = {}
    loops = [n for n in graph.nodes if role_of(n) == "time"]
    bodies = [n.attrs["body"] for n in loops]
    for loop in loops:
        body, nc, nx = (loop.attrs[k] for k in ("body", "nc", "nx"))
        why = "it runs backwards" if loop.attrs["reverse"] else ""
        found |= {r.node: r for r in _of_loop(body, nc, nx, why)}
    for part in all_graphs(graph):
        for node in part.nodes:
            if role_of(node) == "neurons" and part not in bodies:
                why = "it is not in a loop over time at the top of the program"
                found[node] = Refusal(node, why, "use one mg.lax.scan, and vmap for batches")
    return tuple(found.values())


def _of_loop(body: Graph, nc: int, nx: int, why: str) -> tuple[Refusal, ...]:
    if not why:
        return recognise(invariants(body, nc + nx)[1], nc, nx).refusals
    parts = (n for n in body.nodes if role_of(n) in _PARTS)
    return tuple(Refusal(n, f"its loop cannot be on the chip: {why}", "run it forwards")
                 for n in parts)  # fmt: skip


def _computing(graph: Graph, segments: Sequence[Segment]) -> list[Node]:
    """What the host computes of arguments, not only moves: of loops, the ops in them."""
    found: list[Node] = []
    chips = (s.loop for s in segments if isinstance(s, ChipSegment))
    acting = (n for n in graph.nodes if effect_of(n) != "none")
    depends = dependents_of(graph, [*graph.params, *chips, *acting])
    for segment in segments:
        if isinstance(segment, HostSegment):
            own = replace(segment, computing=tuple(n for n in segment.computing if n in depends))
            # Neurons and synapses are refused with a reason; what is left of them only reads what
            # is under way in the end.
            found.extend(n for n in own.ops if role_of(n) not in _PARTS)
    return found


def _told(rest: Sequence[Node], refusals: Sequence[Refusal]) -> str:
    """What runs on the host, and why: each refusal, then a row for each of the user's lines."""
    refused = {r.node.loc for r in refusals}
    lines: dict[str, dict[str, None]] = {}
    for n in rest:
        if n.loc not in refused:
            lines.setdefault(short(n.loc) or "?", {})[n.op.name] = None
    named = [str(r) for r in refusals]
    for line, names in lines.items():
        ops = "ops" if len(names) > 1 else "op"
        named.append(f"{', '.join(names)} ({line}): the chip has no such {ops}")
    shown = "".join(f"\n  {line}" for line in named[:_SHOWN])
    more = f"\n  and {len(named) - _SHOWN} more" if len(named) > _SHOWN else ""
    return (
        f"parts of this program run on the host (the CPU), not on the chip:{shown}{more}\n"
        "options={'host': 'error'} refuses such programs; a profile shows what each part costs."
    )


def _unsupported(rest: Sequence[Node], refusals: Sequence[Refusal]) -> UnsupportedError:
    found = {f"{r.node.op.name} ({short(r.node.loc)})": f"{r.why}; {r.fix}" for r in refusals}
    for n in rest:
        found.setdefault(
            f"{n.op.name} ({short(n.loc)})", "the chip has no such op; the CPU runs it"
        )
    shown = dict(list(found.items())[:_SHOWN])
    if len(found) > _SHOWN:
        shown["and"] = f"{len(found) - _SHOWN} more"
    loc = next((n.loc for n in (*(r.node for r in refusals), *rest) if n.loc), None)
    return UnsupportedError(
        f"the chip cannot run {len(found)} op(s) of this program, and host='error'",
        operands=shown,
        why="the chip has neurons whose states a scan carries, and synapses between them.",
        fix="take these ops out of the function, or say options={'host': 'allow'}.",
        loc=loc,
    )


def _warn(message: str) -> None:
    """Warn on the user's line."""
    level, frame = 1, sys._getframe(0)
    while frame.f_back is not None and is_own_file(frame.f_code.co_filename):
        frame = frame.f_back
        level += 1
    warnings.warn(message, stacklevel=level)


backend = LoihiBackend()

__all__ = ["LoihiBackend", "backend"]
