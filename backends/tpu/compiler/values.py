"""Values of whole programs, and how often each region of them runs.

The graph is evaluated by the machine's semantics (`monograph.backends.tpu.contract`): products on
compiled code of this computer in the order of the arrays, all else by the records, which is what
the instructions compute. `machine` runs the instructions themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from monograph.hlo.graph import Graph
from monograph.hlo.interp import evaluate
from monograph.hlo.record import OPS, Attrs, OpDef
from monograph.hlo.state import referring

Array = np.ndarray[Any, Any]
Refs = Mapping[OpDef, Callable[..., Any]]


def compute(
    graph: Graph, args: Sequence[Array], refs: Refs
) -> tuple[list[Array], dict[Graph, int]]:
    """Run a graph.

    Args:
        graph: legalized.
        args: one array per parameter.
        refs: the machine's semantics.

    Returns:
        The results; and for each region how often it ran.
    """
    runs: dict[Graph, int] = {}

    def run(region: Graph, values: Sequence[Array]) -> list[Array]:
        runs[region] = runs.get(region, 0) + 1
        return evaluate(region, values)

    def loop(attrs: Attrs, *xs: Array) -> tuple[Array, ...]:
        count = attrs["nc"]
        carry, rest = list(xs[:count]), list(xs[count:])
        while bool(run(attrs["cond"], carry + rest)[0]):
            carry = run(attrs["body"], carry + rest)
        return tuple(carry)

    def choice(attrs: Attrs, index: Array, *xs: Array) -> tuple[Array, ...]:
        branches, i = attrs["branches"], int(index)
        return tuple(run(branches[i if 0 <= i < len(branches) else -1], xs))

    with referring({**refs, OPS["while"]: loop, OPS["case"]: choice}):
        return evaluate(graph, args), runs


__all__ = ["compute"]
