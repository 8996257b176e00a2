"""The program of one device run on each device, in NumPy: what `spread` must agree with.

All devices do one op after the other; at a collective each takes what the others of its group hold.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from monograph.hlo.axes import Shift, Steps, Transposition
from monograph.hlo.graph import Graph, Node
from monograph.hlo.interp import evaluate_node
from monograph.sharding.mesh import AbstractMesh
from monograph.sharding.tiling import Tiling

Array = np.ndarray[Any, Any]
Coords = tuple[int, ...]
Values = Mapping[Coords, Any]


def run_devices(
    graph: Graph, mesh: AbstractMesh, args: Sequence[Array], ins: Sequence[Tiling]
) -> list[dict[Coords, Array]]:
    """What each device computes.

    Args:
        graph: the program of one device.
        mesh: the devices.
        args: per parameter an array with a dimension in front for each axis that it uses.
        ins: the tilings of the parameters.

    Returns:
        Per result, the values of all devices by their coordinates.
    """
    devices = list(itertools.product(*map(range, mesh.axis_sizes)))
    env: dict[Node, dict[Coords, Any]] = {
        p: {d: x[used(mesh, t, d)] for d in devices}
        for p, x, t in zip(graph.params, args, ins, strict=True)
    }
    for node in graph.nodes:
        given = [env[x] for x in node.ins]
        env[node] = {d: _one(node, mesh, given, d) for d in devices}
    return [env[o] for o in graph.outs]


def used(mesh: AbstractMesh, tiling: Tiling, device: Coords) -> Coords:
    """Where a device's piece stands among the rows of a value."""
    names = (*tiling.axes, *tiling.partial)
    return tuple(i for i, n in zip(device, mesh.axis_names, strict=True) if n in names)


def _one(node: Node, mesh: AbstractMesh, given: Sequence[Values], device: Coords) -> Any:
    attrs = node.attrs
    if node.op.name == "axis_index":
        return np.int32(device[mesh.axis_names.index(attrs["axis"].name)])
    if node.op.axes is None:
        return evaluate_node(node, [x[device] for x in given])
    names = [a.name for a in attrs["axes"]]
    group, me = _group(mesh, names, device)
    made = tuple(_MEETINGS[node.op.name](attrs, [x[m] for m in group], me) for x in given)
    return made if isinstance(node.type, tuple) else made[0]


def _group(mesh: AbstractMesh, names: Sequence[str], device: Coords) -> tuple[list[Coords], int]:
    """The members that differ from a device along these axes alone, and its number."""
    places = [mesh.axis_names.index(n) for n in names]
    group = []
    for numbers in itertools.product(*(range(mesh.axis_sizes[p]) for p in places)):
        member = list(device)
        for p, i in zip(places, numbers, strict=True):
            member[p] = i
        group.append(tuple(member))
    return group, group.index(device)


def _sent(attrs: Any, xs: list[Array], me: int) -> Array:
    perm, n = attrs["perm"], len(xs)
    if isinstance(perm, Shift):
        source = me - perm.by
        return xs[source % n] if perm.wrap or 0 <= source < n else np.zeros_like(xs[0])
    if isinstance(perm, Transposition):
        return xs[int(np.arange(n).reshape(perm.shape).transpose(perm.order).reshape(-1)[me])]
    source = {t: s for s, t in (perm.pairs if isinstance(perm, Steps) else perm)}
    return xs[source[me]] if me in source else np.zeros_like(xs[0])


_MEETINGS: dict[str, Callable[[Any, list[Array], int], Array]] = {
    "axis_sum": lambda attrs, xs, me: sum(xs[1:], xs[0]),
    "axis_max": lambda attrs, xs, me: np.max(xs, axis=0),
    "axis_min": lambda attrs, xs, me: np.min(xs, axis=0),
    "axis_gather": lambda attrs, xs, me: np.stack(xs),
    "axis_scatter": lambda attrs, xs, me: sum(xs[1:], xs[0])[me],
    "axis_swap": lambda attrs, xs, me: np.stack([x[me] for x in xs]),
    "axis_own": lambda attrs, xs, me: xs[me][me],
    "axis_permute": _sent,
}
