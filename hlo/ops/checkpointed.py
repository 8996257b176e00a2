"""A loop of at most n steps as two nested scans, of which reverse mode keeps little.

The outer scan takes about sqrt(n) rounds of about sqrt(n) steps. A round is a `checkpoint`: its
derivative keeps what the round begins with and runs it again, so that sqrt(n) carries and the
residuals of sqrt(n) steps are held at any time (A. Griewank, Achieving logarithmic growth of
temporal and spatial complexity in reverse automatic differentiation, Optimization Methods and
Software 1 (1992) 35-54; here with two levels).
What a step computes from captures alone is computed in front of the loop, where its derivative is
too. Rounds and steps after the loop's end are skipped; in a batch, rounds after the end of its last
example. Called by the record `bounded_while`.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import isqrt
from typing import Any

from monograph.hlo.builder import build, graph_emit
from monograph.hlo.graph import Graph
from monograph.hlo.ops.bitwise import and_
from monograph.hlo.ops.case import case
from monograph.hlo.ops.checkpoint import checkpoint
from monograph.hlo.ops.composite import composite
from monograph.hlo.ops.convert import convert
from monograph.hlo.ops.elementwise import add, compare
from monograph.hlo.ops.invariants import invariants
from monograph.hlo.ops.leaf import splat
from monograph.hlo.ops.monoids import monoid
from monograph.hlo.ops.reduce import reduce
from monograph.hlo.ops.region import Values, call
from monograph.hlo.record import Attrs, ops
from monograph.hlo.types import BOOL, I32, TensorType, tensor

_COUNTER = tensor((), I32)


def checkpointed(cond: Graph, body: Graph, nc: int, most: int) -> Graph:
    """The graph of the whole loop: from carries and captures to the last carries; memoised.

    Args:
        cond, body: of carries and captures.
        nc: number of carries.
        most: the largest number of steps.
    """
    key = ("checkpointed", cond, nc, most)
    found: Graph | None = body.memo.get(key)
    if found is not None:
        return found
    front, slim = invariants(body, nc)
    steps = isqrt(most - 1) + 1
    rounds = -(-most // steps)
    step = _guarded(cond, slim, nc, most)
    several = _repeated(step, step.in_types, nc + 1, steps)

    def a_round(*args: Any) -> list[Any]:
        going = anywhere(_going(cond, most, args[0], args[1:]))
        index = convert(going, dtype=I32)
        outs: list[Any] = case(index, *args, branches=(_kept(several, nc + 1), _wrapped(several)))
        return outs

    whole = _repeated(build(a_round, several.in_types, "round"), several.in_types, nc + 1, rounds)

    def loop(*args: Any) -> list[Any]:
        held = graph_emit(front, args[nc:])
        return graph_emit(whole, [splat(0, _COUNTER), *args, *held])[1:]

    found = body.memo[key] = build(loop, [t.strong for t in body.in_types], body.name)
    return found


def _going(cond: Graph, most: int, count: Any, args: Values) -> Any:
    """Whether there is another step to take."""
    left = compare(count, splat(most, _COUNTER), comparison_direction="LT")
    return and_(left, call(*args[: len(cond.params)], graph=cond)[0])


def _anywhere_batch(
    attrs: Attrs, ins: Values, flags: Sequence[bool], size: int
) -> tuple[Any, bool]:
    none = splat(False, tensor((), BOOL))
    return anywhere(reduce(ins[0], none, dimensions=(0,), body=monoid("or", BOOL))), False


# A boolean as it is; for a batch, whether it holds for any of the examples: one value for all. For
# choices where the branch that is taken too often has choices of its own inside.
anywhere = composite("anywhere", lambda ins, attrs: ins[0], operands=("x",), batch=_anywhere_batch)


def _guarded(cond: Graph, body: Graph, nc: int, most: int) -> Graph:
    """One step: the counter and the carries after it, as they were if the loop is over."""
    types = [t.strong for t in body.in_types]

    def step(count: Any, *args: Any) -> list[Any]:
        going = convert(_going(cond, most, count, args), dtype=I32)
        outs = case(going, *args, branches=(_kept(body, nc), body))
        return [add(count, splat(1, _COUNTER)), *outs]

    return build(step, [_COUNTER, *types], body.name)


def _kept(graph: Graph, nc: int) -> Graph:
    """The branch that returns the carries as they came."""
    return build(lambda *args: list(args[:nc]), [t.strong for t in graph.in_types], "over")


def _wrapped(graph: Graph) -> Graph:
    def again(*args: Any) -> list[Any]:
        outs: list[Any] = checkpoint(*args, graph=graph, policy=None, prevent_cse=False)
        return outs

    return build(again, graph.in_types, graph.name)


def _repeated(
    body: Graph, types: list[TensorType] | tuple[TensorType, ...], nc: int, n: int
) -> Graph:
    """A scan of `n` steps without inputs and outputs, as a graph."""
    return build(
        lambda *args: ops.scan(*args, body=body, nc=nc, nx=0, length=n), types, f"{body.name}_loop"
    )
