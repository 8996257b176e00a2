"""`ByOp`: what was made for single ops, found again by op, types and attributes.

What was made for a loop or a branch goes with the user's graph in it: nobody can ask for it again
once the function that was traced is gone. All else is kept up to a bound. Used by the interpreter
of ops outside every trace (`monograph.tracer.eager`, `remote`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, TypeVar
from weakref import WeakSet

from monograph.hlo.graph import Graph
from monograph.hlo.record import OpDef

T = TypeVar("T")
_OF_ONE = 32  # of one graph: an op's other graphs may be ever new ones


class ByOp(Generic[T]):
    """A table.

    Args:
        bound: how many are kept of ops without graphs of users; then all go.
    """

    __slots__ = ("_bound", "_kept", "_users")

    def __init__(self, bound: int) -> None:
        self._bound = bound
        self._kept: dict[Any, T] = {}
        self._users: WeakSet[Graph] = WeakSet()

    def get(self, op: OpDef, attrs: Mapping[str, Any], key: Any) -> T | None:
        """What was kept for an op, if it still is."""
        if op.regions and op.kind in ("region", "call"):
            found: T | None = _first(op, attrs).memo.get(self, {}).get(key)
            return found
        return self._kept.get(key)

    def keep(self, op: OpDef, attrs: Mapping[str, Any], key: Any, made: T) -> None:
        """Keep what was made for an op."""
        kept, most = self._kept, self._bound
        if op.regions and op.kind in ("region", "call"):
            graph = _first(op, attrs)
            self._users.add(graph)
            kept, most = graph.memo.setdefault(self, {}), _OF_ONE
        if len(kept) >= most:
            kept.clear()
        kept[key] = made

    def forget(self) -> None:
        """Drop everything."""
        self._kept.clear()
        for graph in list(self._users):
            graph.memo.pop(self, None)
        self._users.clear()


def _first(op: OpDef, attrs: Mapping[str, Any]) -> Graph:
    held = attrs[op.regions[0]]
    graph: Graph = held[0] if isinstance(held, tuple) else held
    return graph


__all__ = ["ByOp"]
