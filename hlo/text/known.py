"""What is known of a value while a graph is being read: sizes given by constants.

Programs with `?` dimensions work their sizes out by ordinary ops on small integers; those are run
here, by the interpreter's own semantics, so that the graph that is made has static shapes.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from monograph.hlo.builder import Tracer
from monograph.hlo.graph import Node
from monograph.hlo.interp import evaluate_node
from monograph.hlo.ops.leaf import constant_op, result
from monograph.hlo.types import types_of

LARGEST = 1024  # elements; whatever is larger is not a list of sizes


class Known:
    """Values of nodes, each worked out once.

    Attributes:
        given: what parameters hold, where the reader knows it.
    """

    def __init__(self) -> None:
        self.given: dict[Node, Any] = {}
        self._found: dict[Node, Any] = {}

    def of(self, value: Any) -> Any:
        """The array that a value always has; None if that is not known."""
        return self._node(value.node) if isinstance(value, Tracer) else None

    def _node(self, root: Node) -> Any:
        stack = [root]
        while stack:
            node = stack[-1]
            waiting = [] if _is_large(node) else [x for x in node.ins if x not in self._found]
            if waiting and node not in self._found:
                stack += waiting
                continue
            stack.pop()
            if node not in self._found:
                self._found[node] = self._evaluated(node)
        return self._found[root]

    def _evaluated(self, node: Node) -> Any:
        if node in self.given:
            return np.broadcast_to(self.given[node], node.type.shape)
        if _is_large(node) or node.op.effect_of(node.attrs) != "none":
            return None
        if node.op is constant_op:
            return np.broadcast_to(node.attrs["value"], node.type.shape)
        ins = [self._found[x] for x in node.ins]
        if node.op.kind == "leaf" and node.op is not result and node.op.ref is None:
            return None
        if any(x is None for x in ins):
            return None
        try:
            return evaluate_node(node, ins)
        except NotImplementedError:
            return None


def _is_large(node: Node) -> bool:
    return any(t.size > LARGEST for t in types_of(node.type))
