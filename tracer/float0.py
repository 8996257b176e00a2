"""Tangents of integers and booleans: arrays of JAX's type float0, which hold nothing.

Graphs have no such type. A traced function may return them all the same: in a result's structure
they are nodes without leaves.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from monograph.tracer import tree

FLOAT0 = np.dtype([("float0", np.void, 0)])


def float0_zeros(shape: tuple[int, ...]) -> np.ndarray[Any, Any]:
    """The only array of that type and shape."""
    return np.zeros(shape, FLOAT0)


def is_float0(x: Any) -> bool:
    """Whether `x` is such an array."""
    return type(x) is np.ndarray and x.dtype == FLOAT0


class _Empty:
    """Such an array as a node without leaves."""

    def __init__(self, shape: tuple[int, ...]) -> None:
        self.shape = shape


tree.register_pytree_node(_Empty, lambda x: ((), x.shape), lambda shape, _: float0_zeros(shape))


def folded(x: Any) -> Any:
    """The tree with these arrays as nodes; unflattening its structure gives them back."""
    return tree.map(lambda leaf: _Empty(leaf.shape) if is_float0(leaf) else leaf, x)


def flatten(x: Any) -> tuple[list[Any], tree.TreeDef]:
    """Leaves and structure of a tree, in which these arrays are nodes."""
    leaves, treedef = tree.flatten(x)
    for leaf in leaves:
        if is_float0(leaf):
            return tree.flatten(folded(x))
    return leaves, treedef


def mapped(x: Any, size: int) -> Any:
    """The tree with these arrays as they are after a function was mapped `size` times."""

    def one(leaf: Any) -> Any:
        return float0_zeros((size, *leaf.shape)) if is_float0(leaf) else leaf

    return tree.map(one, x)
