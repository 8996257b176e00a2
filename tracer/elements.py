"""Elements of several numbers: what leaves of a tree have behind the dimensions that users see.

A random key is two words, which lie along the last dimension of its array. Axes that users give
count keys, not words.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from monograph.hlo.types import U32, TensorType
from monograph.tracer import tree


def is_keys(x: Any) -> bool:
    """Whether this is an array of random keys."""
    return hasattr(type(x), "of_words")


def is_key_type(x: Any) -> bool:
    """Whether this is the element type of random keys."""
    return hasattr(type(x), "of_keys")


def are_words(t: TensorType) -> bool:
    """Whether values of this type can be the words of keys."""
    return t.dtype is U32 and t.shape[-1:] == (2,)


def dimensions_within(treedef: tree.TreeDef, values: Sequence[Any]) -> list[int]:
    """For each leaf the number of its last dimensions that lie within an element.

    Trees may hold anything in the place of a key's words: that has no such dimension.
    """
    nodes = tree.leaves(treedef.unflatten([0] * treedef.num_leaves), is_leaf=is_keys)
    of_keys = [is_keys(x) for x in nodes for _ in tree.leaves(x)]
    return [int(k and are_words(x.type)) for k, x in zip(of_keys, values, strict=True)]
