"""Trees level by level: the children of a node, structures of structures, reductions in pairs.

What `monograph.tracer.tree` does to whole trees is done here to one level of them, or to structures
alone. `monograph.tree` and `monograph.tree_util` are the public faces.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Hashable, Iterable
from typing import Any

import optree

from monograph.hlo.errors import TreeError
from monograph.tracer.tree import (
    NAMESPACE,
    NOTHING,
    IsLeaf,
    KeyPath,
    TreeDef,
    broadcast_prefix,
    children_with_keys,
    flatten_with_path,
    leaves,
    register_pytree_node,
    structure,
    unflatten,
)


def all_leaves(iterable: Iterable[Any], is_leaf: IsLeaf = None) -> bool:
    """Whether every item is a leaf.

    >>> all_leaves([1, 2.0]), all_leaves([1, (2,)])
    (True, False)
    """
    items = list(iterable)
    found = leaves(items, is_leaf)
    return len(found) == len(items) and all(a is b for a, b in zip(items, found, strict=True))


def flatten_one_level(tree: Any) -> tuple[Iterable[Any], Hashable]:
    """The children of a node, and its auxiliary data.

    Raises:
        ValueError: if it is a leaf.
    """
    if tree is None:
        return (), None
    try:
        children, aux, _, _ = optree.tree_flatten_one_level(tree, namespace=NAMESPACE)
    except ValueError:
        raise ValueError(f"a {type(tree).__name__} is a leaf, which has no children") from None
    return children, aux


def flatten_one_level_with_keys(tree: Any) -> tuple[Iterable[tuple[Any, Any]], Hashable]:
    """The children of a node, each with its key, and its auxiliary data."""
    _, aux = flatten_one_level(tree)
    return children_with_keys(tree), aux


def is_tree_node(typ: type) -> bool:
    """Whether instances of a class are containers."""
    known: Any = optree.register_pytree_node  # a registry, too
    return typ is type(None) or known.get(typ, namespace=NAMESPACE) is not None


def register_static(cls: type) -> type:
    """Class decorator: instances are trees without leaves, part of the structure; hashable."""
    register_pytree_node(cls, lambda x: ((), x), lambda aux, _: aux)
    return cls


def static(**options: Any) -> Any:
    """A field of a registered dataclass that is part of the structure; as `dataclasses.field`."""
    metadata = {"static": True, **(options.pop("metadata", None) or {})}
    return dataclasses.field(metadata=metadata, **options)


def leaves_with_path(
    tree: Any, is_leaf: Callable[..., bool] | None = None, is_leaf_takes_path: bool = False
) -> list[tuple[KeyPath, Any]]:
    """The leaves, each with its path; arguments as of `flatten_with_path`."""
    return flatten_with_path(tree, is_leaf, is_leaf_takes_path)[0]


def broadcast(prefix_tree: Any, full_tree: Any, is_leaf: IsLeaf = None) -> Any:
    """The leaves of a tree's beginning in place of all leaves below them.

    >>> broadcast((1, 2), (0, {"a": 0, "b": 0}))
    (1, {'a': 2, 'b': 2})
    """
    full = structure(full_tree, is_leaf)
    return unflatten(full, broadcast_prefix(prefix_tree, full, "prefix_tree"))


def reduce_associative(
    operation: Callable[[Any, Any], Any], tree: Any, *, identity: Any = NOTHING,
    is_leaf: IsLeaf = None,
) -> Any:  # fmt: skip
    """All leaves combined in pairs: as a tree of combinations, whose depth is a logarithm.

    Raises:
        TypeError: if there is no leaf and no `identity`.
    """
    found = leaves(tree, is_leaf)
    if not found:
        if identity is NOTHING:
            raise TypeError("a reduction of no leaves without an identity")
        return identity
    while len(found) > 1:
        pairs = [operation(a, b) for a, b in zip(found[::2], found[1::2], strict=False)]
        found = pairs + found[len(pairs) * 2 :]
    return found[0]


def treedef_children(treedef: TreeDef) -> list[TreeDef]:
    """The structures of a node's children."""
    return list(treedef.children())


def treedef_tuple(treedefs: Iterable[TreeDef]) -> TreeDef:
    """The structure of a tuple whose items have these structures.

    Raises:
        TreeError: if one of them is not a structure.
    """
    found = list(treedefs)
    for d in found:
        if not isinstance(d, TreeDef):
            raise TreeError(f"a {type(d).__name__} is not a structure",
                            fix="give what tree.structure returns.")  # fmt: skip
    return structure(tuple(d.unflatten(range(d.num_leaves)) for d in found))
