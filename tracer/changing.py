"""Jitted functions that use `Ref`s: a jitted function of what these hold, and where results go.

What is changed is donated, so that it changes in place where nobody else has its memory; not where
the program may break off.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from monograph.hlo import flags
from monograph.hlo.builder import graph_emit
from monograph.hlo.errors import ArgumentError, UnsupportedError
from monograph.hlo.graph import Graph, all_graphs
from monograph.tracer import tree
from monograph.tracer.ref import Ref, aliased, current, write
from monograph.tracer.ref_trees import Views
from monograph.tracer.trace import Trace

# A `Ref` that is closed over, or the number of a leaf that is one; whether what backward rules see
# of it is meant.
Place = tuple[bool, Ref | int]


@dataclass(frozen=True, eq=False)
class Changing:
    """One kind of call of a jitted function that uses `Ref`s.

    Attributes:
        name: of the function.
        in_tree, out_tree: of the function.
        refs: numbers of the leaves that are `Ref`s.
        taken: the `Ref`s that the pure function gets what they hold of, behind the leaves.
        returned: where its results behind the function's own go.
    """

    name: str
    in_tree: tree.TreeDef
    out_tree: tree.TreeDef
    refs: tuple[int, ...]
    taken: tuple[Place, ...]
    returned: tuple[Place, ...]

    def donated(self) -> list[int]:
        """Numbers of the pure function's arguments that it replaces."""
        count = self.in_tree.num_leaves
        places: dict[Place, int] = {(False, i): i for i in self.refs}
        places |= {where: count + i for i, where in enumerate(self.taken)}
        return [places[where] for where in self.returned]

    def call(self, leaves: Sequence[Any], run: Callable[..., Any]) -> Any:
        """Run the pure function on the leaves of a call, and put results where they belong."""
        return self.settle(leaves, run(*self.values(leaves)))

    def settle(self, leaves: Sequence[Any], outs: Sequence[Any]) -> Any:
        """What the function returned, of the pure function's results; the others go to `Ref`s."""
        n = self.out_tree.num_leaves
        for where, x in zip(self.returned, outs[n:], strict=True):
            write(_ref(where, leaves), x)
        return self.out_tree.unflatten(outs[:n])

    def values(self, leaves: Sequence[Any]) -> list[Any]:
        """The pure function's arguments."""
        given = tuple(i for i, x in enumerate(leaves) if isinstance(x, Ref))
        if given != self.refs:
            raise ArgumentError(
                f"{self.name!r} was compiled for other arguments that are Refs",
                operands={"compiled for": list(self.refs), "given": list(given)},
                fix="pass Refs where they were when it was compiled.",
            )
        passed = {leaves[i]: i for i in self.refs}
        for _, place in self.taken:
            if isinstance(place, Ref) and place in passed:
                raise aliased(place, f"number {passed[place]} of {self.name!r}")
        values = [current(x) if isinstance(x, Ref) else x for x in leaves]
        return [*values, *(current(_ref(where, leaves)) for where in self.taken)]


def _ref(where: Place, leaves: Sequence[Any]) -> Ref:
    backward, place = where
    ref: Ref = place if isinstance(place, Ref) else leaves[place]
    return ref.backward if backward else ref


def may_raise(graph: Graph, mode: flags.Mode) -> bool:
    """Whether a run may break off: what it was to change must then be as it was."""
    if mode.checked or mode.debug_nans or mode.debug_infs:
        return True
    return any("callback" in n.attrs for g in all_graphs(graph) for n in g.nodes)


def refuse_refs(there: bool, what: str) -> None:
    """Raise if a function that uses `Ref`s is given to who has no place for them."""
    if there:
        raise UnsupportedError(
            f"{what} takes functions that use no Refs",
            fix="pass what they hold (ref[...]) as arguments, and return the new values.",
        )


def uses_refs(made: Trace, views: Views) -> bool:
    """Whether a function that was traced uses `Ref`s."""
    return bool(views) or any(isinstance(x, Ref) for x in made.captures)


def apart(
    made: Trace, views: Views, in_tree: tree.TreeDef
) -> tuple[Changing, Callable[..., list[Any]]]:
    """What a call needs, and the pure function, of leaves and of what captured `Ref`s hold."""
    rules = views.backward()

    def place(ref: Ref) -> Place:
        return (True, rules[ref]) if ref in rules else (False, ref)

    out_tree = made.out_tree.children()[0] if views else made.out_tree
    taken = tuple(place(x) for x in made.captures if isinstance(x, Ref))
    own = tuple((False, i) for i in views.written)
    returned = (*own, *(place(r) for r in made.written))
    name = made.graph.name
    changing = Changing(name, in_tree, out_tree, tuple(views.refs), taken, returned)
    graph, count = made.graph, in_tree.num_leaves
    captures = [None if isinstance(x, Ref) else x for x in made.captures]

    def pure(*values: Any) -> list[Any]:
        rest = iter(values[count:])
        return graph_emit(
            graph, [*values[:count], *(next(rest) if x is None else x for x in captures)]
        )

    pure.__name__ = pure.__qualname__ = name
    return changing, pure
