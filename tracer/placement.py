"""`Placement`: over which mesh a program is spread, and how its arguments and results are cut.

It is decided from the arguments of a call, from what `jit` was told, and from what the traced graph
itself says (`graph_meshes`). Without any of these a program is for one device.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from monograph.backends import get_backend
from monograph.backends.base import Backend, Device
from monograph.backends.engines.world import process_count
from monograph.hlo.errors import ShardingError
from monograph.hlo.graph import Graph, Node, all_graphs
from monograph.sharding import AbstractMesh, Mesh, NamedSharding, SingleDeviceSharding
from monograph.sharding.shardings import spec_of
from monograph.sharding.tiling import Tiling, whole
from monograph.tracer.placing import Sharding, default_sharding, one_of

Given = Sharding | None  # None: wherever the compiler likes


@dataclass(frozen=True)
class Placement:
    """Where the pieces of a program are.

    Attributes:
        mesh: of all of them, with devices or without.
        ins, outs: how each parameter and result is cut; None where the compiler may choose.
    """

    mesh: AbstractMesh
    ins: tuple[Tiling | None, ...]
    outs: tuple[Tiling | None, ...]

    def with_latch(self) -> Placement:
        """The same for one more result, which all devices have."""
        return replace(self, outs=(*self.outs, whole(1)))

    def without_latch(self) -> Placement:
        """The same without the last result."""
        return replace(self, outs=self.outs[:-1])

    def key(self) -> str:
        """What a compiled program depends on of it."""
        return repr((self.mesh.shape_tuple, self.ins, self.outs))

    def settled(self, graph: Graph, of: Callable[[Node], Tiling]) -> Placement:
        """The same with what propagation chose for the parameters and results of the graph."""
        ends = zip(graph.outs, self.outs, strict=True)
        return replace(
            self,
            ins=tuple(of(p) for p in graph.params),
            outs=tuple(of(o).settled() if t is None else t for o, t in ends),
        )

    @property
    def decided(self) -> tuple[tuple[Tiling, ...], tuple[Tiling, ...]]:
        """How parameters and results are cut, where nothing is left to the compiler."""
        ins, outs = (tuple(t for t in side if t is not None) for side in (self.ins, self.outs))
        assert len(ins) == len(self.ins) and len(outs) == len(self.outs)
        return ins, outs

    def dumped(self) -> list[Any]:
        """The tilings as JSON; all must be decided."""
        return [[(t.dims, t.partial, t.how) for t in side] for side in self.decided]

    def restored(self, dumped: Any) -> Placement:
        """The same with tilings that `dumped` gave."""
        ins, outs = (
            tuple(Tiling(tuple(map(tuple, d)), tuple(p), how) for d, p, how in side)
            for side in dumped
        )
        return replace(self, ins=ins, outs=outs)

    def shardings(self, tilings: Sequence[Tiling | None]) -> tuple[NamedSharding, ...]:
        """Tilings as users see them."""
        made = []
        for tiling in tilings:
            assert tiling is not None
            made.append(one_of(NamedSharding(self.mesh, spec_of(tiling))))
        return tuple(made)


@dataclass(frozen=True)
class Said:
    """What a graph says of a mesh.

    Attributes:
        mesh: names and sizes of its axes.
        devices: the numbers of its devices; () for 0, 1, 2, ..., or any.
    """

    mesh: tuple[tuple[str, int], ...]
    devices: tuple[int, ...] = ()

    def __str__(self) -> str:
        of = f" of devices {', '.join(map(str, self.devices))}" if self.devices else ""
        return f"{dict(self.mesh)}{of}"


def graph_meshes(graph: Graph) -> tuple[Said, ...]:
    """All that a graph says of meshes, those with numbers of devices first."""
    if "meshes" not in graph.memo:
        found = dict.fromkeys(_said(graph))
        graph.memo["meshes"] = tuple(sorted(found, key=lambda s: not s.devices))
    meshes: tuple[Said, ...] = graph.memo["meshes"]
    return meshes


def _said(graph: Graph) -> Iterator[Said]:
    for g in all_graphs(graph):
        for node in g.nodes:
            if node.op.annotation is not None:
                said = node.op.annotation(node.attrs)
                if said is not None:
                    yield Said(said.mesh, said.devices)
            elif isinstance(node.attrs.get("mesh"), tuple):
                yield Said(node.attrs["mesh"], node.attrs.get("devices", ()))


def is_manual(graph: Graph) -> bool:
    """Whether parts of a graph are what one device does, as a user wrote it."""
    return any(n.op.varies is not None for g in all_graphs(graph) for n in g.nodes)


def mesh_said(said: Said, platform: str) -> Mesh:
    """The mesh that a graph means, with devices of a backend.

    Raises:
        ShardingError: if there are too few.
    """
    sizes = [size for _, size in said.mesh]
    count = int(np.prod(sizes))
    numbers = said.devices or range(count)
    check_count(max(numbers, default=0) + 1, platform, dict(said.mesh))
    devices = np.empty(count, object)
    devices[:] = [Device(platform, i) for i in numbers]
    return Mesh(devices.reshape(sizes), tuple(name for name, _ in said.mesh))


def check_count(wanted: int, platform: str, shape: Any) -> None:
    """Refuse a mesh of more devices than there are.

    Raises:
        ShardingError: with what gives more, where something does.
    """
    backend = get_backend(platform)
    there = backend.device_count()
    if wanted > there:
        says = "simulates as many devices as the configuration says"
        raise ShardingError(
            f"a mesh needs {wanted} devices, but there are {there}",
            operands={"mesh": shape},
            why=f"{platform} {says if backend.over_ranks else f'has {there} in each process'}.",
            fix=_more_devices(wanted, backend),
        )


def _more_devices(wanted: int, backend: Backend) -> str:
    """What to do where a backend has too few devices."""
    if not backend.over_ranks:  # it has its own, whatever processes and settings there are
        return 'make the mesh smaller, or run the program on "cpu", "interp" or "tpu".'
    if process_count() > 1:
        return "start more ranks (launch -n), or give each more devices (--devices-per-rank)."
    return (
        f'configure more: config.update("num_cpu_devices", {wanted}), or set '
        f"MONOGRAPH_NUM_CPU_DEVICES={wanted}."
    )


@dataclass(frozen=True)
class Wish:
    """One place that a call was given: whose, and which."""

    what: str
    sharding: Sharding


def common_mesh(wishes: Sequence[Wish], said: Sequence[Said], name: str) -> AbstractMesh | None:
    """The one mesh that all places of a call of the function `name` are on; None: no mesh.

    Raises:
        ShardingError: if they are on different ones, or some on a device alone.
    """
    first: Wish | None = None
    for wish in wishes:
        if type(wish.sharding) is NamedSharding and first is None:
            first = wish
    if first is None:
        if not said:
            return None
        alone = [w.sharding.device for w in wishes if type(w.sharding) is SingleDeviceSharding]
        platform = (alone[0] if alone else default_sharding().device).backend
        mesh: AbstractMesh = mesh_said(said[0], platform)
        first = Wish("what the function says of places", NamedSharding(mesh, spec_of(Tiling(()))))
    mesh = first.sharding.mesh  # type: ignore[union-attr]
    for wish in wishes:
        if not _on(mesh, wish.sharding):
            raise _apart(first, wish, name)
    for other in said:
        if not _is(mesh, other):
            raise ShardingError(
                f"{name!r} constrains values to another mesh than that of "
                + ("its arguments" if wishes else "other values"),
                operands={"one mesh": mesh, "another": other},
                why="one program runs on one mesh, with its devices in one order.",
                fix="use one mesh for the arguments and in the function.",
            )
    return mesh


def _is(mesh: AbstractMesh, said: Said) -> bool:
    if said.mesh != mesh.shape_tuple:
        return False
    if not said.devices or not isinstance(mesh, Mesh):
        return True
    return tuple(d.index for d in mesh.devices.flat) == said.devices


def _on(mesh: AbstractMesh, sharding: Sharding) -> bool:
    if type(sharding) is NamedSharding:
        return same_mesh(sharding.mesh, mesh)
    return isinstance(mesh, Mesh) and mesh.size == 1 and sharding.device_set == _set(mesh)


def _set(mesh: Mesh) -> frozenset[Any]:
    return frozenset(mesh.devices.flat)


def same_mesh(a: AbstractMesh, b: AbstractMesh) -> bool:
    """Whether two meshes have the same axes over the same devices, as far as they have any."""
    if a is b:
        return True
    if a.shape_tuple != b.shape_tuple:
        return False
    if isinstance(a, Mesh) and isinstance(b, Mesh):
        return a is b or list(a.devices.flat) == list(b.devices.flat)
    return True


def _apart(a: Wish, b: Wish, name: str) -> ShardingError:
    single = type(b.sharding) is SingleDeviceSharding
    return ShardingError(
        f"the arguments of {name!r} live on different devices",
        operands={a.what: a.sharding, b.what: b.sharding},
        why="one program runs on one mesh; arrays that were put on another device or mesh are not "
        "moved implicitly.",
        fix="move one of them with device_put(x, sharding)"
        + (", or pass an array that was not put anywhere." if single else "."),
    )
