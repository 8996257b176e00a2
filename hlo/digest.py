"""`digest`: a short name for what a graph computes, the same in every process.

Two graphs with one digest have the same structure, types, attributes, constants and regions; where
in the user's program the nodes come from does not count. The pipeline looks compiled programs up by
it (`monograph.tracer.restore`).
"""

from __future__ import annotations

import dataclasses
import enum
import hashlib
from collections.abc import Mapping
from typing import Any

import numpy as np

from monograph.hlo.graph import Graph, Node
from monograph.hlo.ops.composite import expansion
from monograph.hlo.record import OPS, OpDef
from monograph.hlo.types import DType, TensorType

_PLAIN = frozenset({int, str, bool, float, complex, bytes, type(None)})


_OURS = dict(
    OPS
)  # whose meaning is this package's; what others register later means its definition


class _Unnamed(Exception):
    """Something whose meaning is not data, such as a Python function."""


def digest(graph: Graph) -> str | None:
    """The digest of a graph and all that it holds.

    Returns:
        64 hexadecimal digits; None if the graph holds something that is not data, such as a Python
        function that runs when the program does.
    """
    return _Digest(graph).run()


class _Digest:
    """One walk over a graph and those that it refers to, which are numbered as they are met."""

    def __init__(self, graph: Graph) -> None:
        self.numbers: dict[Graph, int] = {}
        self.graphs: list[Graph] = []
        self.types: dict[Any, str] = {}
        self.hash = hashlib.sha256()
        self.graph(graph)

    def run(self) -> str | None:
        try:
            for graph in self.graphs:  # which grows
                self.hash.update(repr(self.rows(graph)).encode())
        except _Unnamed:
            return None
        return self.hash.hexdigest()

    def graph(self, graph: Graph) -> int:
        number = self.numbers.setdefault(graph, len(self.graphs))
        if number == len(self.graphs):
            self.graphs.append(graph)
        return number

    def rows(self, graph: Graph) -> list[Any]:
        """The graph as nested tuples and lists of plain values."""
        known: dict[Node, int] = {}
        number = known.__getitem__
        types, value = self.types, self.value
        rows: list[Any] = [graph.name, [self.type(p.type) for p in graph.params]]
        for i, p in enumerate(graph.params):
            known[p] = i
        for i, node in enumerate(graph.nodes, len(graph.params)):
            op, attrs, t = node.op, node.attrs, node.type
            if _OURS.get(op.name) is op:
                what: Any = [value(x) for x in attrs.values()] if attrs else 0
            else:
                what = self.definition(node)
            rows.append((op.name, what, [*map(number, node.ins)], types.get(t) or self.type(t)))
            known[node] = i
        rows.append([*map(number, graph.outs)])
        return rows

    def definition(self, node: Node) -> Any:
        """An op that somebody else made means what it expands to; its attributes are in there."""
        if node.op.expand is None:
            raise _Unnamed(node.op.name)
        types = tuple([x.type.strong for x in node.ins])
        return ["graph", self.graph(expansion(node.op, types, node.attrs))]

    def type(self, t: Any) -> str:
        found = self.types.get(t)
        if found is None:
            found = self.types[t] = repr(t)
        return found

    def value(self, x: Any) -> Any:
        """An attribute as plain values; each kind is told from all others."""
        kind = type(x)
        if kind in _PLAIN:
            return x
        if kind is tuple:
            return tuple([y if type(y) in _PLAIN else self.value(y) for y in x])
        if isinstance(x, TensorType | DType):
            return [repr(x)]
        if isinstance(x, np.ndarray | np.generic):
            return [_array(np.asarray(x))]
        if isinstance(x, Graph):
            return ["graph", self.graph(x)]
        return [kind.__module__, kind.__qualname__, self.parts(x)]

    def parts(self, x: Any) -> Any:
        if isinstance(x, OpDef):
            if _OURS.get(x.name) is not x:
                raise _Unnamed(x.name)
            return x.name
        if isinstance(x, enum.Enum):
            return x.name
        if isinstance(x, list):
            return [self.value(y) for y in x]
        if isinstance(x, Mapping):
            return [(self.value(k), self.value(v)) for k, v in x.items()]
        if isinstance(x, set | frozenset):
            return sorted(repr(self.value(y)) for y in x)
        if dataclasses.is_dataclass(x) and not isinstance(x, type):
            return [self.value(getattr(x, f.name)) for f in dataclasses.fields(x)]
        raise _Unnamed(repr(x))


def _array(x: np.ndarray[Any, Any]) -> tuple[Any, ...]:
    """Element type, shape and contents; of what repeats one element (a splat) only that."""
    splat = x.size > 1 and not any(x.strides)
    part = x.reshape(-1)[:1] if splat else x
    data = np.ascontiguousarray(part).reshape(-1).view(np.uint8).data
    contents = data.tobytes() if len(data) <= 64 else hashlib.sha256(data).digest()
    return str(x.dtype), x.shape, splat, contents
