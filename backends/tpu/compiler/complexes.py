"""Complex numbers in memory: a plane of real parts, and behind it one of imaginary parts.

So taking a part, or putting two together, moves elements of f32, which `moves` has code for. In
comes a node that does so; out goes the graph of that move over planes, which have one dimension
more, in front. Called through the table of ops that are tasks of their own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from monograph.hlo import ops
from monograph.hlo.builder import build
from monograph.hlo.graph import Graph, Node
from monograph.hlo.types import C64, F32, tensor

Maker = Callable[[Node], Graph]


def of_words(node: Node) -> bool:
    """Whether the parts are f32."""
    return {x.type.dtype for x in (*node.ins, node)} == {F32, C64}


def taken(node: Node, plane: int) -> Graph:
    """A part of complex numbers: one of their planes."""
    t = tensor(node.type.shape, F32)
    both, limits = tensor((2, *t.shape), F32), (plane + 1, *t.shape)

    def move(x: Any) -> list[Any]:
        one = ops.slice(x, start_indices=(plane, *(0,) * t.ndim), limit_indices=limits,
                        strides=(1,) * len(limits))  # fmt: skip
        return [ops.reshape(one, shape=t.shape)]

    return build(move, (both,), "plane")


def joined(node: Node) -> Graph:
    """Complex numbers of their parts: two planes."""
    t = tensor(node.type.shape, F32)

    def move(re: Any, im: Any) -> list[Any]:
        planes = [ops.reshape(x, shape=(1, *t.shape)) for x in (re, im)]
        return [ops.concatenate(*planes, dimension=0)]

    return build(move, (t, t), "planes")


__all__ = ["Maker", "joined", "of_words", "taken"]
