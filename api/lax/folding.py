"""Folds of trees of arrays by a function of the user's: what `reduce` and `reduce_window` share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from monograph._operands.values import to_type, value
from monograph.hlo.builder import build
from monograph.hlo.errors import ArgumentError
from monograph.hlo.graph import Graph
from monograph.hlo.legalize import legalize
from monograph.hlo.types import tensor
from monograph.numpy.creation import is_number
from monograph.tracer import tree


@dataclass(frozen=True)
class Fold:
    """What is folded, from where, and how.

    Attributes:
        values: the arrays.
        starts: a scalar for each of them.
        body: combines the scalars of two places, without composites.
        treedef: of the operands, and of the results.
    """

    values: list[Any]
    starts: list[Any]
    body: Graph
    treedef: tree.TreeDef

    def results(self, out: Any) -> Any:
        """The tree of what an op returned: one value, or a list of several."""
        return tree.unflatten(self.treedef, out if len(self.values) > 1 else [out])


def fold_of(name: str, operands: Any, inits: Any, computation: Callable[..., Any]) -> Fold:
    """Trace the function on scalars of the operands' element types.

    Raises:
        ArgumentError: if there is no array.
        TreeError: if the first values, or what the function returns, are not built as the operands.
    """
    xs, treedef = tree.flatten(operands)
    if not xs:
        raise ArgumentError(f"{name}: there is no array", fix="give at least one.")
    values = [value(x, name) for x in xs]
    firsts = tree.flatten_up_to(treedef, inits, f"{name}: the initial values")
    starts = [
        to_type(i, x.type.dtype) if is_number(i) else value(i, name, 1)
        for i, x in zip(firsts, values, strict=True)
    ]
    k = len(values)

    def body(*scalars: Any) -> list[Any]:
        left, right = (tree.unflatten(treedef, s) for s in (scalars[:k], scalars[k:]))
        made = tree.flatten_up_to(treedef, computation(left, right), f"{name}: the function")
        return [value(m, f"{name}: the function's result") for m in made]

    graph = build(body, [tensor((), x.type.dtype) for x in values] * 2, "reducer")
    return Fold(values, starts, legalize(graph), treedef)
