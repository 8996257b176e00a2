"""A conditional between a few plain operations on few elements becomes a choice.

A branch runs by itself, so a loop with one in its body goes from step to step through memory; a
choice is computed where it is used, and the body stays one kernel. Both sides are then computed,
which latches would see: the rule is one of `monograph.hlo.passes.choices`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from monograph.hlo.cost import graph_cost
from monograph.hlo.graph import Graph, graph_effect
from monograph.hlo.ops import broadcast_in_dim, compare, reshape, select
from monograph.hlo.ops.leaf import constant_op, splat
from monograph.hlo.rewrite import inlined

_ELEMENTS = 16  # of a value in a branch, at most
_WORK = 48  # operations of all branches together, at most: about what entering one takes
_FUNCTION = 12  # operations that a transcendental function counts as


def few_operations(index: Any, operands: Sequence[Any], branches: Sequence[Graph]) -> Any:
    """case(i, ..) of branches with little to compute -> select(i == 0, .., select(i == 1, ..))"""
    if not all(map(_plain, branches)) or sum(map(_work, branches)) > _WORK:
        return None
    results = [inlined(b, operands) for b in branches]
    chosen = list(results[-1])  # which an index outside takes, too
    for k in reversed(range(len(branches) - 1)):
        here = compare(index, splat(k, index.type), comparison_direction="EQ")
        chosen = [
            select(broadcast_in_dim(here, shape=x.type.shape, broadcast_dimensions=()), x, y)
            for x, y in zip(results[k], chosen, strict=True)
        ]
    return chosen


def _plain(branch: Graph) -> bool:
    """Whether a branch is elementwise work on a few numbers, which nobody sees."""
    if graph_effect(branch) != "none" or any(x.type.size > _ELEMENTS for x in branch.outs):
        return False
    return all(
        n.op in (constant_op, reshape, broadcast_in_dim) or n.op.kind == "elementwise"
        for n in branch.nodes
    ) and all(n.type.size <= _ELEMENTS for n in branch.nodes)


def _work(branch: Graph) -> int:
    cost = graph_cost(branch)
    return cost.flops + _FUNCTION * cost.transcendentals
