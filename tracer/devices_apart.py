"""Simulated devices that run the programs of ranks, each its own: setting ``devices_apart``.

The local engine runs one program with a row for each device; its sums inside a device may be cut
otherwise than in the program of one device. With this setting each device runs the program that a
rank of an MPI job runs, in lockstep, and results are that job's bits; it is slower. Called by the
pipeline.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import numpy as np

from monograph.backends.base import Backend, Buffer, Device, Executable, Report
from monograph.backends.engines.local import LocalEngine, LockstepWorld
from monograph.backends.engines.world import Call
from monograph.hlo.graph import Graph
from monograph.hlo.simplify import simplify
from monograph.hlo.types import TensorType
from monograph.sharding import blocks
from monograph.sharding.apart import Where, apart
from monograph.tracer.placement import Placement


class DevicesApart:
    """Programs of single devices as one executable on blocks.

    Args:
        programs: one for each device, in the mesh's order.
        placement: how arguments and results are cut; all decided.
        outs: types of the results, whole.
        backend: whose memory it is.
    """

    def __init__(
        self,
        programs: Sequence[Executable],
        placement: Placement,
        outs: Sequence[TensorType],
        backend: Backend,
    ) -> None:
        self.programs = programs
        self.stages = programs[0].stages
        self._placement = placement
        self._outs = outs
        self._backend = backend
        self._sizes = dict(placement.mesh.shape_tuple)

    def run(
        self, buffers: Sequence[Buffer], *, profile: bool = False
    ) -> tuple[list[Buffer], Report | None]:
        """Run all devices in lockstep on the pieces of blocks."""
        ins, outs = self._placement.decided
        device = Device(self._backend.name)
        places = list(np.ndindex(self._placement.mesh.axis_sizes))
        hosts = [np.asarray(b.host) for b in buffers]
        given = [
            [self._backend.put(self._piece(x, t, place), device)
             for x, t in zip(hosts, ins, strict=True)]
            for place in places
        ]  # fmt: skip
        made, report = LocalEngine().run(self.programs, given, profile=profile)
        found = []
        for i, (t, tiling) in enumerate(zip(self._outs, outs, strict=True)):
            block = np.empty(blocks.block_shape(t.shape, tiling, self._sizes), t.dtype.np)
            for place, results in zip(places, made, strict=True):
                block[blocks.row_index(tiling, self._sizes, place)] = results[i].host
            found.append(self._backend.put(block, device))
        return found, report

    def _piece(self, block: Any, tiling: Any, place: tuple[int, ...]) -> Any:
        own = block[blocks.row_index(tiling, self._sizes, place)]
        return np.array(own, order="C")  # a device may not see what others do to it

    def as_text(self, stage: str) -> str:
        """That of the first device."""
        return self.programs[0].as_text(stage)

    def estimate(self) -> Report:
        """Of the first device."""
        return self.programs[0].estimate()

    @property
    def code_bytes(self) -> int:
        """Of all programs."""
        return sum(p.code_bytes for p in self.programs)


def devices_apart(
    graph: Graph,
    placement: Placement,
    outs: Sequence[TensorType],
    backend: Backend,
    compile_one: Callable[[Graph], Executable],
) -> DevicesApart:
    """Compile the program of each device.

    Args:
        graph: the program of one device, over the mesh's axes.
        placement: of its arguments and results.
        outs: types of the results, whole.
        backend: for which it is compiled.
        compile_one: the pipeline, for one device.
    """
    mesh = placement.mesh
    programs = []
    for i, place in enumerate(np.ndindex(mesh.axis_sizes)):
        world = LockstepWorld(i, mesh.size)
        own = apart(graph, Where(mesh, tuple(range(mesh.size)), place), partial(Call, world))
        programs.append(compile_one(simplify(own)))
    return DevicesApart(programs, placement, outs, backend)
