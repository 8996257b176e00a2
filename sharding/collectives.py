"""What a partitioned program communicates: one record per collective, read off the graph.

Bytes on the wire per device are those of algorithms that are optimal in bandwidth, on any network
(Chan et al., "Collective communication: theory, practice, and experience", 2007,
https://doi.org/10.1002/cpe.1206): with p devices and V bytes of the whole value, (p-1)/p V for
gathering and for scattering sums, twice that for a sum that all get, (p-1)/p of what a device holds
for an exchange of all with all, and what a device sends for a permutation.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from monograph.hlo.graph import Graph, Node, subgraphs
from monograph.hlo.location import short
from monograph.hlo.types import types_of


@dataclass(frozen=True)
class Collective:
    """One collective of a program of one device.

    Attributes:
        kind: "all_reduce", "all_gather", "reduce_scatter", "all_to_all" or "collective_permute".
        axes: the mesh axes whose devices take part.
        devices: how many take part in each group.
        operands: types of what a device brings, as text.
        wire_bytes: what each device sends each time.
        times: how often it runs each time that the program does; None where a loop decides.
        line: the user's line.
        phase: "forward", "tangent", "transpose" or "recompute".
        reason: why it is there.
    """

    kind: str
    axes: tuple[Any, ...]
    devices: int
    operands: tuple[str, ...]
    wire_bytes: int
    times: int | None
    line: str
    phase: str
    reason: str

    def __str__(self) -> str:
        often = "" if self.times == 1 else f" x {'?' if self.times is None else self.times}"
        over = "+".join(map(str, self.axes))
        head = f"{self.kind} over {over}{often}: {', '.join(self.operands)}"
        return f"{head}, {self.wire_bytes} bytes per device, {self.line}: {self.reason}"


class Collectives(tuple[Collective, ...]):
    """The collectives of a program, in its order; printed as a table with totals."""

    __slots__ = ()

    def counts(self) -> dict[str, int]:
        """How many there are of each kind (each once, however often a loop runs it)."""
        found: dict[str, int] = {}
        for c in self:
            found[c.kind] = found.get(c.kind, 0) + 1
        return found

    @property
    def wire_bytes(self) -> int | None:
        """What each device sends in one run; None where a loop decides."""
        if any(c.times is None for c in self):
            return None
        return sum(c.wire_bytes * (c.times or 0) for c in self)

    def __str__(self) -> str:
        total = ", ".join(f"{n} {kind}" for kind, n in self.counts().items()) or "no collectives"
        sent = "" if self.wire_bytes is None else f"; {self.wire_bytes} bytes per device"
        return "\n".join([*map(str, self), total + sent])

    __repr__ = __str__


def collectives(graph: Graph) -> Collectives:
    """The collectives of the program of one device, those of loops and branches included."""
    return Collectives(_walk(graph, 1))


def _walk(graph: Graph, times: int | None) -> Iterator[Collective]:
    for node in graph.nodes:
        if node.op.collective and _members(node) > 1:
            yield _record(node, times)
        for _, region in subgraphs(node) if node.op.regions else ():
            yield from _walk(region, _often(node, times))


def _often(node: Node, times: int | None) -> int | None:
    """How often a region runs."""
    if node.op.flow in ("choice", "inline"):
        return times
    length = node.attrs.get("length")
    return None if times is None or length is None else times * length


def _members(node: Node) -> int:
    groups = node.attrs.get("groups")
    if groups is not None:
        return len(groups[0])
    count = 1
    for axis in node.attrs["axes"]:
        count *= axis.size
    return count


def wire_bytes(node: Node) -> int:
    """What each device sends for a collective."""
    held, made = (sum(t.nbytes for t in types) for types in (_given(node), types_of(node.type)))
    return _WIRE[node.op.collective](held, made, _members(node))


def _given(node: Node) -> list[Any]:
    return [x.type for x in node.ins]


def _record(node: Node, times: int | None) -> Collective:
    p, kind, loc = _members(node), node.op.collective, node.loc
    return Collective(
        kind=kind,
        axes=tuple(a.name for a in node.attrs["axes"]),
        devices=p,
        operands=tuple(map(repr, _given(node))),
        wire_bytes=wire_bytes(node),
        times=times,
        line=short(loc),
        phase=loc.phase if loc is not None else "forward",
        reason=(loc.note if loc is not None else "") or "the program says so",
    )


_WIRE = {
    "all_gather": lambda held, made, p: (p - 1) * made // p,
    "reduce_scatter": lambda held, made, p: (p - 1) * held // p,
    "all_reduce": lambda held, made, p: 2 * (p - 1) * held // p,
    "all_to_all": lambda held, made, p: (p - 1) * held // p,
    "collective_permute": lambda held, made, p: held,
}
