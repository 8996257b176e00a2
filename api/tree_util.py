"""Registering classes as trees, and the long names of `monograph.tree`. `jax.tree_util`'s names."""

from monograph.tracer.tree import (
    DictKey,
    FlattenedIndexKey,
    GetAttrKey,
    Partial,
    SequenceKey,
    keystr,
    register_dataclass,
    register_pytree_node,
    register_pytree_node_class,
    register_pytree_with_keys,
    register_pytree_with_keys_class,
)
from monograph.tracer.tree import TreeDef as PyTreeDef
from monograph.tracer.tree import all_true as tree_all
from monograph.tracer.tree import flatten as tree_flatten
from monograph.tracer.tree import flatten_with_path as tree_flatten_with_path
from monograph.tracer.tree import leaves as tree_leaves
from monograph.tracer.tree import map as tree_map
from monograph.tracer.tree import map_with_path as tree_map_with_path
from monograph.tracer.tree import reduce as tree_reduce
from monograph.tracer.tree import structure as tree_structure
from monograph.tracer.tree import transpose as tree_transpose
from monograph.tracer.tree import unflatten as tree_unflatten

__all__ = [
    "DictKey",
    "FlattenedIndexKey",
    "GetAttrKey",
    "Partial",
    "PyTreeDef",
    "SequenceKey",
    "keystr",
    "register_dataclass",
    "register_pytree_node",
    "register_pytree_node_class",
    "register_pytree_with_keys",
    "register_pytree_with_keys_class",
    "tree_all",
    "tree_flatten",
    "tree_flatten_with_path",
    "tree_leaves",
    "tree_map",
    "tree_map_with_path",
    "tree_reduce",
    "tree_structure",
    "tree_transpose",
    "tree_unflatten",
]


def __dir__() -> list[str]:
    return __all__
