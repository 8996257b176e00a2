"""`Ref`s among arguments: as parts of a tree's structure.

Where a function runs once for a call, it gets the very `Ref` (`flatten`). Where it sees one element
of many (`vmap`, inputs of `scan`), or is to serve other calls (`jit`), it gets one of its own, and
what this holds in the end goes back (`Views`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from monograph.hlo.errors import ArgumentError, UnsupportedError
from monograph.hlo.state import state
from monograph.tracer import tree
from monograph.tracer.ref import Ref, read


class _Folded:
    """A `Ref` as a node without leaves."""

    def __init__(self, ref: Ref) -> None:
        self.ref = ref


tree.register_pytree_node(_Folded, lambda x: ((), x.ref), lambda ref, _: ref)


def has_refs(x: Any) -> bool:
    """Whether a tree has `Ref`s among its leaves: no table is to keep its structure then."""
    return any(isinstance(leaf, Ref) for leaf in tree.leaves(x))


def flatten(x: Any) -> tuple[list[Any], tree.TreeDef]:
    """Leaves and structure of a tree, in which `Ref`s are nodes; unflattening gives them back."""
    leaves, treedef = tree.flatten(x)
    if not any(isinstance(leaf, Ref) for leaf in leaves):
        return leaves, treedef
    nodes = [_Folded(leaf) if isinstance(leaf, Ref) else leaf for leaf in leaves]
    return tree.flatten(treedef.unflatten(nodes))


class Views:
    """`Ref`s among the leaves of arguments, of which a function gets others in their places.

    Attributes:
        refs: those that are passed, by the leaf's number.
        written: those that the function changed, once it has run.
    """

    def __init__(self, leaves: Sequence[Any], names: Callable[[int], str]) -> None:
        self.refs = {i: x for i, x in enumerate(leaves) if isinstance(x, Ref)}
        self.written: list[int] = []
        self._names = names
        self._inner: dict[int, tuple[Ref, Any]] = {}
        _check_distinct(self.refs, names)

    def __bool__(self) -> bool:
        return bool(self.refs)

    def opened(self, leaves: Sequence[Any], rules: bool = False) -> list[Any]:
        """The leaves as the function gets them, while it is traced: `Ref`s that hold values.

        With `rules`, what backward rules see of them is of outside the trace.
        """
        builder: Any = state.interp
        builder.passed = {r: self._names(i) for i, r in self.refs.items()}
        self._inner = {i: (Ref(leaves[i], r.loc, r.kind), leaves[i]) for i, r in self.refs.items()}
        if rules:
            for ref, _ in self._inner.values():
                ref.backward.home = builder.owner
        return [self._inner[i][0] if i in self._inner else x for i, x in enumerate(leaves)]

    def backward(self) -> dict[Ref, int]:
        """What backward rules see of the `Ref`s, to the leaves' numbers."""
        return {ref.backward: i for i, (ref, _) in self._inner.items()}

    def closed(self) -> list[Any]:
        """What those hold that the function changed, after it ran."""
        for ref, _ in self._inner.values():
            if ref.ended:
                raise _frozen(ref)
        last = {i: (read(ref), start) for i, (ref, start) in self._inner.items()}
        self.written = [i for i, (now, start) in last.items() if now is not start]
        return [last[i][0] for i in self.written]

    def check_rules(self) -> None:
        """Raise if a backward rule is to see one of the function's own."""
        for ref, _ in self._inner.values():
            if ref.backward.used:
                raise UnsupportedError(
                    "a backward rule gets a Ref of which the function sees an element",
                    operands={"ref": ref.held},
                    why="nothing says which elements were there on the way back.",
                    fix="close over the Ref instead of mapping it.",
                )


def _check_distinct(refs: Mapping[int, Ref], names: Callable[[int], str]) -> None:
    first: dict[Ref, int] = {}
    for i, ref in refs.items():
        if ref in first:
            raise ArgumentError(
                f"a Ref is passed twice: as {names(first[ref])} and as {names(i)}",
                operands={"ref": ref.held},
                why="inside the function they would be two arrays.",
                fix="pass it once.",
            )
        first[ref] = i


def _frozen(ref: Ref) -> ArgumentError:
    return ArgumentError(
        "a function freezes a Ref that was passed to it",
        operands={"ref": ref.held},
        fix="freeze it where it was made; read it here: ref[...].",
    )
