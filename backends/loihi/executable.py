"""`LoihiExecutable`: a compiled program: segments in turn, networks read when values are there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from time import perf_counter
from typing import Any

import numpy as np

from monograph.backends.base import Buffer, Device, Executable, Host, Report
from monograph.backends.loihi.mapping import Mapping as Mapped
from monograph.backends.loihi.mapping import map_network
from monograph.backends.loihi.options import Options
from monograph.backends.loihi.read import Reading, read
from monograph.backends.loihi.recognise import Refusal, role_of
from monograph.backends.loihi.report import Ran, Waited, at_rest, report_of
from monograph.backends.loihi.segments import ChipSegment, HostSegment, Segment
from monograph.backends.loihi.simulate import simulate
from monograph.fusion.program import Program
from monograph.hlo.errors import UnknownNameError, UnsupportedError
from monograph.hlo.graph import Node
from monograph.hlo.text import to_hlo

Array = np.ndarray[Any, Any]


@dataclass(eq=False)
class LoihiExecutable:
    """Segments of the host and of the chip.

    Attributes:
        program: as the pipeline gave it.
        segments: in the order in which they run.
        refusals: what looks like a part of a network, and runs on the host.
        options: the user's.
        host: compiles for this computer.
        mapped: by digest of weights and parameters, the last networks, and where they are.
        compiled: segments of the host that have run.
    """

    program: Program
    segments: tuple[Segment, ...]
    refusals: tuple[Refusal, ...]
    options: Options
    host: Host
    mapped: dict[tuple[Node, bytes], tuple[Reading, Mapped]] = field(default_factory=dict)
    compiled: dict[HostSegment, Executable] = field(default_factory=dict)
    stages: tuple[str, ...] = ("segments", "mapping")

    def run(
        self, buffers: Sequence[Buffer], *, profile: bool = False
    ) -> tuple[list[Buffer], Report | None]:
        """Run on one buffer per input."""
        graph = self.program.graph
        given = [np.asarray(b.host) for b in buffers]
        env: dict[Node, Array] = dict(zip(graph.params, given, strict=True))
        ran: list[Ran | Waited] = []
        for segment in self.segments:
            if isinstance(segment, ChipSegment):
                ran.append(self._on_chip(segment, env))
            else:
                ran.append(self._on_host(segment, env))
        taken, results = list(given), []
        for node in graph.outs:  # every result has memory of its own
            out = np.asarray(_value(env, node), order="C")
            own = out.copy() if any(np.may_share_memory(out, x) for x in taken) else out
            taken.append(own)
            results.append(Buffer(Device("loihi"), own))
        return results, report_of(ran, self.options, self.refusals) if profile else None

    def _on_host(self, segment: HostSegment, env: dict[Node, Array]) -> Waited:
        if segment not in self.compiled:
            self.compiled[segment] = self.host(segment.graph)
        start = perf_counter()
        given = [Buffer(Device("cpu"), np.asarray(env[x], order="C")) for x in segment.ins]
        outs, _ = self.compiled[segment].run(given)
        for node, out in zip(segment.outs, outs, strict=True):
            env[node] = np.asarray(out.host)
        return Waited(segment, perf_counter() - start)

    def _on_chip(self, segment: ChipSegment, env: dict[Node, Array]) -> Ran:
        operands = [_value(env, x) for x in segment.loop.ins]
        reading, mapping = self._network(segment.loop, operands)
        start = perf_counter()
        run = simulate(reading.network, reading.messages(operands))
        seconds = perf_counter() - start
        results = reading.results(run)
        for i, node in segment.outs.items():
            env[node] = results[i]
        return Ran(reading, mapping, run.activity, seconds)

    def _network(self, loop: Node, operands: Sequence[Array]) -> tuple[Reading, Mapped]:
        """Read, checked and mapped once for the same parameters and weights."""
        nc, nx = loop.attrs["nc"], loop.attrs["nx"]
        digest = sha256()
        for x in (*operands[:nc], *operands[nc + nx :]):
            digest.update(np.ascontiguousarray(x).data)
        key = (loop, digest.digest())
        found = self.mapped.get(key)
        if found is None:
            o, reading = self.options, read(loop, operands)
            made = map_network(reading.network, o.chip, cores=o.cores, chips=o.chips, seed=o.seed)
            if len(self.mapped) >= _KEPT:
                self.mapped.clear()
            found = self.mapped[key] = reading, made
        return found

    # ---- without values

    def _known(self) -> list[tuple[Reading, Mapped]]:
        """The networks of the last run; before any, those whose weights are in the program."""
        if self.mapped:
            return list(self.mapped.values())
        for segment in self.segments:
            if isinstance(segment, ChipSegment):
                loop, env = segment.loop, dict[Node, Array]()
                rows = loop.ins[loop.attrs["nc"] : loop.attrs["nc"] + loop.attrs["nx"]]
                for x in loop.ins:
                    if role_of(x) != "value" and x not in rows:
                        raise self._unknown(x)
                    if role_of(x) != "value":
                        env[x] = np.zeros(x.type.shape, x.type.dtype.np)
                self._network(loop, [_value(env, x) for x in loop.ins])
        return list(self.mapped.values())

    def _unknown(self, x: Node) -> UnsupportedError:
        return UnsupportedError(
            "the network is not known before the program runs",
            operands={"value": x.type},
            why="its weights or parameters are arguments or captured arrays, which come when it "
            "runs.",
            fix="run it once and ask again, or profile a run: mg.profile(f, *args).",
            loc=x.loc,
        )

    def estimate(self) -> Report:
        """What a run costs at least: without any message. How many there are depends on values."""
        made = [at_rest(*found) for found in self._known()]
        return report_of(made, self.options, self.refusals)

    def as_text(self, stage: str) -> str:
        """The segments, or where the neurons are."""
        if stage == "segments":
            return "\n\n".join(_shown(s) for s in self.segments)
        if stage == "mapping":
            return "\n\n".join(m.as_text() for _, m in self._known())
        raise UnknownNameError(
            f"the Loihi backend has no stage {stage!r}",
            operands={"known": ", ".join(self.stages)},
            fix="ask for one of the known stages.",
        )

    @property
    def code_bytes(self) -> int:
        """Of the host's segments that were compiled; the chip has no code."""
        return sum(x.code_bytes for x in self.compiled.values())


_KEPT = 16  # mappings of one program


def _value(env: Mapping[Node, Array], x: Node) -> Array:
    """What a node is: a constant, or what a segment gave."""
    return np.broadcast_to(x.attrs["value"], x.type.shape) if role_of(x) == "value" else env[x]


def _shown(segment: Segment) -> str:
    if isinstance(segment, HostSegment):
        return f"host\n{to_hlo(segment.graph)}"
    return f"chip, {segment.loop.attrs['length']} steps\n{to_hlo(segment.loop.attrs['body'])}"


__all__ = ["LoihiExecutable"]
