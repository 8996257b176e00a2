"""`inspect_array_sharding`: where the pieces of a value live, also of one that is being traced."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from monograph.hlo.builder import Tracer
from monograph.hlo.graph import Graph, Node, all_graphs
from monograph.hlo.ops import inspect_sharding
from monograph.hlo.state import state
from monograph.sharding import AbstractMesh, NamedSharding
from monograph.sharding.shardings import spec_of
from monograph.sharding.tiling import Tiling
from monograph.tracer.avals import value_of
from monograph.tracer.placing import default_sharding


def inspect_array_sharding(value: Any, *, callback: Callable[[Any], None]) -> None:
    """Call a function with the sharding of a value.

    Args:
        value: an array. Of a traced value the sharding is known when the program is compiled: then
            the function is called, once for each program.
        callback: from a sharding to anything.

    >>> import monograph as mg
    >>> mg.debug.inspect_array_sharding(mg.numpy.ones(3), callback=print)
    SingleDeviceSharding(cpu:0)
    """
    x = value_of(value, "inspect_array_sharding: the value")
    if isinstance(x, Tracer):
        inspect_sharding(x, function=_Told(callback))
    else:
        callback(x.sharding)


def local_axes(value: Any) -> tuple[Any, ...]:
    """Of a value inside a `shard_map`, the axes of the mesh along which it may differ."""
    if type(value) is not Tracer:
        return ()
    vary = {a.name for a in value.type.vary}
    return tuple(a.name for a in state.axes if a.name in vary)


class _Told:
    """The user's function as an attribute: no two are the same, so nothing is merged."""

    def __init__(self, function: Callable[[Any], None]) -> None:
        self.function = function

    def __call__(self, sharding: Any) -> None:
        self.function(sharding)


def tell_places(
    graph: Graph, mesh: AbstractMesh | None, of: Callable[[Node], Tiling] | None
) -> None:
    """Tell those who asked where values live; `of` says how each is cut over the mesh, if any."""
    for node in _asking(graph):
        assert node.op.told is not None
        if mesh is None or of is None:
            found: Any = default_sharding()
        else:
            found = NamedSharding(mesh, spec_of(of(node.ins[0])))
        node.op.told(node.attrs)(found)


def _asking(graph: Graph) -> Iterator[Node]:
    if "asking" not in graph.memo:
        graph.memo["asking"] = tuple(
            n for g in all_graphs(graph) for n in g.nodes if n.op.told is not None
        )
    yield from graph.memo["asking"]
