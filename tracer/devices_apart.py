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
from monograph.backends.engines.world import Call, Exchange, current, waiting
from monograph.hlo.graph import Graph
from monograph.hlo.simplify import simplify
from monograph.hlo.types import TensorType
from monograph.sharding import blocks
from monograph.sharding.apart import apart
from monograph.sharding.share import Share
from monograph.tracer.placement import Placement

Ends = tuple[Sequence[TensorType], Sequence[TensorType]]


class DevicesApart:
    """Programs of single devices as one executable on blocks.

    Args:
        programs: one for each device of this process, in the mesh's order.
        share: what this process has of the mesh; None: all.
        placement: how arguments and results are cut; all decided.
        ends: types of the arguments and of the results, whole.
        backend: whose memory it is.
        donated: which arguments' memory results may take over; () for none.
    """

    def __init__(
        self,
        programs: Sequence[Executable],
        share: Share | None,
        placement: Placement,
        ends: Ends,
        backend: Backend,
        donated: Sequence[bool],
    ) -> None:
        self.programs = programs
        self.stages: tuple[str, ...] = tuple(programs[0].stages) if programs else ()
        self._share = share
        self._placement = placement
        self._backend = backend
        self._sizes = dict(placement.mesh.shape_tuple)
        self._outs = ends[1]
        self._taken = self._taken_over(ends, donated)  # result -> argument

    @property
    def reused(self) -> frozenset[int]:
        """Numbers of the arguments whose memory results take over."""
        return frozenset(self._taken.values())

    def _taken_over(self, ends: Ends, donated: Sequence[bool]) -> dict[int, int]:
        """Each result takes the memory of the first donated argument that is held like it."""
        ins, outs = (
            [(t.dtype, self._shape(t.shape, tiling)) for t, tiling in zip(types, cut, strict=True)]
            for types, cut in zip(ends, self._placement.decided, strict=True)
        )
        free, found = [i for i, d in enumerate(donated) if d], {}
        for i, held in enumerate(outs):
            same = [j for j in free if ins[j] == held]
            if same:
                found[i] = same[0]
                free.remove(same[0])
        return found

    def run(
        self, buffers: Sequence[Buffer], *, profile: bool = False
    ) -> tuple[list[Buffer], Report | None]:
        """Run all devices in lockstep on the pieces of blocks."""
        ins, outs = self._placement.decided
        device = Device(self._backend.name)
        mesh, share = self._placement.mesh, self._share
        places = list(np.ndindex(mesh.axis_sizes)) if share is None else share.places
        hosts = [np.asarray(b.host) for b in buffers]
        given = [
            [self._backend.put(self._piece(x, t, place), device)
             for x, t in zip(hosts, ins, strict=True)]
            for place in places
        ]  # fmt: skip
        made: list[list[Buffer]] = []
        report = self._nothing() if profile else None
        if places:
            engine = LocalEngine(idle=None if share is None else waiting)
            made, report = engine.run(self.programs, given, profile=profile)
        found = []
        for i, (t, tiling) in enumerate(zip(self._outs, outs, strict=True)):
            taken = buffers[self._taken[i]] if i in self._taken else None
            block = None if taken is None else taken.host
            if block is None or not block.flags.writeable:
                taken, block = None, np.empty(self._shape(t.shape, tiling), t.dtype.np)
            for place, results in zip(places, made, strict=True):
                block[self._at(tiling, place)] = results[i].host
            found.append(self._backend.put(block, device) if taken is None else taken)
        return found, report

    def _piece(self, block: Any, tiling: Any, place: tuple[int, ...]) -> Any:
        own = block[self._at(tiling, place)]
        return np.array(own, order="C")  # a device may not see what others do to it

    def _shape(self, shape: tuple[int, ...], tiling: Any) -> tuple[int, ...]:
        """Of the memory in which this process holds an array."""
        if self._share is None:
            return blocks.block_shape(shape, tiling, self._sizes)
        return self._share.shape(shape, tiling)

    def _at(self, tiling: Any, place: tuple[int, ...]) -> tuple[int, ...]:
        """Where in it the piece of a device is."""
        if self._share is None:
            return blocks.row_index(tiling, self._sizes, place)
        return self._share.at(tiling, place)

    def as_text(self, stage: str) -> str:
        """That of the first device of this process."""
        return self.programs[0].as_text(stage)

    def estimate(self) -> Report:
        """Of the first device; nothing, if none of the mesh's devices is this process's."""
        return self.programs[0].estimate() if self.programs else self._nothing()

    def _nothing(self) -> Report:
        return Report(self._backend.name, 0.0, ())

    @property
    def code_bytes(self) -> int:
        """Of all programs."""
        return sum(p.code_bytes for p in self.programs)


def devices_apart(
    graph: Graph,
    share: Share | None,
    placement: Placement,
    ends: Ends,
    backend: Backend,
    donated: Sequence[bool],
    compile_one: Callable[[Graph], Executable],
) -> DevicesApart:
    """Compile the program of each device.

    Args:
        graph: the program of one device, over the mesh's axes.
        share: what this process has of the mesh; None: all.
        placement: of its arguments and results.
        ends: types of the arguments and of the results, whole.
        backend: for which it is compiled.
        donated: which arguments' memory results may take over; () for none.
        compile_one: the pipeline, for one device.
    """
    mesh = placement.mesh
    if share is None:
        own = tuple(range(mesh.size))
        share_of_all = Share(mesh, own, (0,), own)
        worlds: Sequence[Exchange] = [LockstepWorld(i) for i in own]
        wheres = [share_of_all.where(i) for i in own]
    else:
        world = current()
        assert world is not None
        worlds = world.devices({n: i for i, n in enumerate(share.own)})
        wheres = [share.where(n) for n in share.own]
    programs = [
        compile_one(simplify(apart(graph, where, partial(Call, world))))
        for world, where in zip(worlds, wheres, strict=True)
    ]
    return DevicesApart(programs, share, placement, ends, backend, donated)
