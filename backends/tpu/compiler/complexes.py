"""Complex numbers in memory: a plane of real parts, and behind it one of imaginary parts.

So taking a part, or putting two together, moves elements of f32, which `moves` has code for. In
comes a node that does so; out goes the graph of that move over planes.
"""

from __future__ import annotations

from typing import Any

from monograph.hlo import ops
from monograph.hlo.builder import build
from monograph.hlo.graph import Graph, Node
from monograph.hlo.types import F32, tensor

_PART = {ops.real: 0, ops.imag: 1}


def is_part(node: Node) -> bool:
    """Whether a node takes a part of complex numbers of f32, or makes these of their parts."""
    if node.op is ops.complex:
        return node.ins[0].type.dtype is F32
    return node.op in _PART and node.ins[0].type.dtype.is_complex and node.type.dtype is F32


def over_planes(node: Node) -> Graph:
    """What such a node moves: planes have one dimension more, in front."""
    t = tensor(node.type.shape, F32)
    if node.op is ops.complex:
        return build(_joined, (t, t), "planes")
    plane, both = _PART[node.op], tensor((2, *t.shape), F32)

    def taken(x: Any) -> list[Any]:
        limits = (plane + 1, *t.shape)
        one = ops.slice(x, start_indices=(plane, *(0,) * t.ndim), limit_indices=limits,
                        strides=(1,) * len(limits))  # fmt: skip
        return [ops.reshape(one, shape=t.shape)]

    return build(taken, (both,), "plane")


def _joined(re: Any, im: Any) -> list[Any]:
    planes = [ops.reshape(x, shape=(1, *x.type.shape)) for x in (re, im)]
    return [ops.concatenate(*planes, dimension=0)]


__all__ = ["is_part", "over_planes"]
