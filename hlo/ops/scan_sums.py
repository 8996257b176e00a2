"""Sums over the steps of a backward scan that are one product behind it.

The cotangent of a captured matrix is a sum of products over all steps. Adding them up in a carry
reads and writes the whole matrix in every step; stacked factors make one product that sums over the
steps, too, and with residuals for one factor there is only the other one to stack.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

from monograph.hlo.graph import Graph, Node, dependents_of
from monograph.hlo.ops.dot import Dims, dims_of
from monograph.hlo.ops.leaf import constant_op, zeros
from monograph.hlo.ops.monoids import monoid_of
from monograph.hlo.record import ops

_MOST = 128 << 20  # bytes of all stacks
_LEAST = 2048  # operations of a product in one step that is worth a stack


@dataclass(frozen=True, eq=False)
class Sums:
    """What is summed behind the loop.

    Attributes:
        terms: number of a sum -> what a step adds to it.
        stacked: values of a step that are stacked for them.
    """

    terms: dict[int, Node]
    stacked: tuple[Node, ...]


def sums_behind(back: Graph, first: int, rows: Collection[Node], fixed: Collection[Node],
                length: int) -> Sums:  # fmt: skip
    """Which sums over the steps are better made of stacks.

    Args:
        back: one step backwards; results from number `first` on are terms of sums.
        first: see there.
        rows: its parameters that are rows of what is stacked already.
        fixed: those that are the same in every step.
        length: steps.
    """
    varying = dependents_of(back, [p for p in back.params if p not in fixed])
    terms: dict[int, Node] = {}
    stacked: dict[Node, None] = {}
    for number, value in enumerate(back.outs[first:]):
        product = _moved(value)[0]
        if product.op is not ops.dot_general or _small(product):
            continue
        more = dict.fromkeys(x for x in product.ins if x not in rows)
        fits = length * sum(x.type.nbytes for x in {**stacked, **more}) <= _MOST
        if fits and all(x in varying for x in product.ins):
            stacked.update(more)
            terms[number] = value
    there = {*stacked, *(rows if terms else ())}
    for number, value in enumerate(back.outs[first:]):
        total = _moved(value)[0]
        if number not in terms and _is_sum(total) and total.ins[0] in there:
            terms[number] = value
    return Sums(terms, tuple(stacked))


def _moved(value: Node) -> tuple[Node, tuple[Node, ...]]:
    """What a value is but for the order of dimensions, and the moves behind it, the last first."""
    moves = []
    while value.op is ops.transpose or value.op is ops.reshape:
        moves.append(value)
        value = value.ins[0]
    return value, tuple(moves)


def _small(product: Node) -> bool:
    cost = product.op.cost
    types = tuple(x.type for x in product.ins)
    return cost is None or cost(types, product.type, product.attrs).flops < _LEAST


def _is_sum(node: Node) -> bool:
    """Whether a node adds up one array over some dimensions, in any order."""
    if node.op is not ops.reduce or len(node.ins) != 2 or node.ins[1].op is not constant_op:
        return False
    zero = not node.ins[1].attrs["value"].any()
    return zero and node.attrs["order"] == "any" and monoid_of(node.attrs["body"]) == "add"


def summed(value: Node, stacks: Mapping[Node, Any]) -> Any:
    """The sum of a term over all steps, from stacks of what it is computed from."""
    term, moves = _moved(value)
    if term.op is ops.dot_general:
        d = dims_of(term.attrs)
        over = Dims(*(tuple(k + 1 for k in row) for row in (d.x_batch, d.y_batch)),
                    *((0, *(k + 1 for k in row)) for row in (d.x_sum, d.y_sum)))  # fmt: skip
        x, y = (stacks[v] for v in term.ins)
        total = ops.dot_general(x, y, **{**term.attrs, **over.attrs})
    else:
        dims = (0, *(k + 1 for k in term.attrs["dimensions"]))
        zero = zeros(term.ins[1].type)
        total = ops.reduce(stacks[term.ins[0]], zero, **{**term.attrs, "dimensions": dims})
    for move in reversed(moves):
        total = move.op(total, **move.attrs)
    return total
