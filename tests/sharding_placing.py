"""Shardings at random, for tests: whatever the tilings, a partitioned program computes the same."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import numpy as np

from monograph.hlo.graph import Graph, Node, all_graphs
from monograph.hlo.interp import evaluate
from monograph.sharding import blocks
from monograph.sharding.communicate import communicate_less
from monograph.sharding.mesh import AbstractMesh
from monograph.sharding.partition import partition, prepare
from monograph.sharding.propagate import propagate
from monograph.sharding.spread import spread
from monograph.sharding.tiling import Tiling

Array = np.ndarray[Any, Any]

MESHES = {
    "1": AbstractMesh((1,), ("x",)),
    "2": AbstractMesh((2,), ("x",)),
    "3": AbstractMesh((3,), ("x",)),
    "4": AbstractMesh((4,), ("x",)),
    "5": AbstractMesh((5,), ("x",)),
    "8": AbstractMesh((8,), ("x",)),
    "2x2": AbstractMesh((2, 2), ("x", "y")),
    "2x4": AbstractMesh((2, 4), ("x", "y")),
    "2x2x2": AbstractMesh((2, 2, 2), ("x", "y", "z")),
}


def random_tiling(rng: random.Random, ndim: int, mesh: AbstractMesh, share: float = 0.6) -> Tiling:
    """Every axis cuts some dimension, or none."""
    names = list(mesh.axis_names)
    rng.shuffle(names)
    dims: list[list[str]] = [[] for _ in range(ndim)]
    for name in names:
        if ndim and rng.random() < share:
            dims[rng.randrange(ndim)].append(name)
    return Tiling(tuple(map(tuple, dims)))


class RandomShardings:
    """A tiling for every value of a graph, drawn without rhyme or reason."""

    def __init__(self, graph: Graph, mesh: AbstractMesh, rng: random.Random) -> None:
        self.found = {
            node: random_tiling(rng, node.type.ndim, mesh)
            for g in all_graphs(graph)
            for node in (*g.params, *g.nodes)
            if not isinstance(node.type, tuple)
        }

    def of(self, node: Node) -> Tiling:
        return self.found[node]


def padded_block(x: Array, tiling: Tiling, mesh: AbstractMesh) -> Array:
    """The block of an array whose padding is poison: NaN where there is one."""
    block = np.array(blocks.cut(x, tiling, mesh.shape))
    if block.size == x.size:
        return block
    inside = np.array(blocks.cut(np.ones(x.shape, np.int8), tiling, mesh.shape))
    poison = np.zeros((), x.dtype) if x.dtype.kind in "biu" else np.array(np.nan).astype(x.dtype)
    return np.where(inside == 1, block, poison)


def run_cut(
    graph: Graph, args: Sequence[Array], mesh: AbstractMesh, seed: int, *, follow: bool = False
) -> Any:
    """Results of the graph as it is, and of its program for the devices of a mesh.

    Args:
        graph: a closed graph.
        args: one array per parameter.
        mesh: names and sizes of the axes.
        seed: of the tilings.
        follow: whether propagation decides all tilings but those of parameters and results.
    """
    rng = random.Random(seed)
    prepared = prepare(graph)
    shardings: Any = RandomShardings(prepared, mesh, rng)
    outs = [random_tiling(rng, t.ndim, mesh) for t in prepared.out_types]
    ins = [shardings.of(p) for p in prepared.params]
    if follow:
        shardings = propagate(prepared, mesh, ins, outs)
    program = communicate_less(partition(prepared, shardings, mesh, outs), 1 << 20)
    everywhere = spread(program, mesh, ins, outs)
    given = [padded_block(np.asarray(x), t, mesh) for x, t in zip(args, ins, strict=True)]
    made = evaluate(everywhere, given)
    joined = [
        blocks.join(x, t.shape, tiling, mesh.shape)
        for x, t, tiling in zip(made, prepared.out_types, outs, strict=True)
    ]
    return evaluate(prepared, list(args)), joined
