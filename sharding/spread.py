"""From the program of one device to one program of all: the local engine of 0044.

The program is batched over the mesh's axes, the innermost first, so that a value which differs
along an axis has a dimension for it, in the mesh's order, and one that does not is there once. A
collective becomes a fold, a turn or a transposition of these rows.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from monograph.hlo.axes import mapped_over, mesh_axis
from monograph.hlo.builder import Builder
from monograph.hlo.graph import Graph
from monograph.hlo.ops.batching import stretch
from monograph.hlo.ops.moves import reshaped
from monograph.hlo.ops.slices import cut
from monograph.hlo.state import interpreting
from monograph.hlo.walk import batch
from monograph.sharding.mesh import AbstractMesh
from monograph.sharding.tiling import Tiling


def spread(
    graph: Graph, mesh: AbstractMesh, ins: Sequence[Tiling], outs: Sequence[Tiling]
) -> Graph:
    """The program of all devices.

    Args:
        graph: the program of one device.
        mesh: names and sizes of the axes that it names.
        ins: along which axes each parameter differs: those that the tiling uses.
        outs: the same of the results.

    Returns:
        A graph whose parameters and results have, in front, one dimension for each axis that they
        use, in the mesh's order.
    """
    mapped = [_axes(t) for t in ins]
    given = [_axes(t) for t in outs]
    for name, size in reversed(mesh.shape_tuple):
        graph = _over(graph, name, size, [name in m for m in mapped], [name in g for g in given])
    return graph


def _axes(tiling: Tiling) -> frozenset[str]:
    """The axes along which devices hold different things."""
    return frozenset((*tiling.axes, *tiling.partial))


def _over(
    graph: Graph, name: str, size: int, mapped: Sequence[bool], given: Sequence[bool]
) -> Graph:
    """Rows for the members of one axis."""
    builder = Builder(graph.name)
    params = [
        builder.param(p.type.with_shape((size, *p.type.shape)) if m else p.type)
        for p, m in zip(graph.params, mapped, strict=True)
    ]
    with interpreting(builder), mapped_over(mesh_axis(name, size)):
        made, flags = batch(graph, params, mapped, size)
        rows = [_with_rows(x, f, g, size) for x, f, g in zip(made, flags, given, strict=True)]
        return builder.finish(rows)


def _with_rows(x: Any, flag: bool, given: bool, size: int) -> Any:
    """`x` with rows where they are asked for; else what all members hold, or the first one."""
    if given:
        return stretch(x, flag, size)
    return reshaped(cut(x, 0, 0, 1), x.type.shape[1:]) if flag else x
