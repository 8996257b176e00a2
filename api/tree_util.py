"""Registering classes as trees, and the long names of `monograph.tree`. `jax.tree_util`'s names."""

from monograph.tracer.tree import (
    DictKey,
    FlattenedIndexKey,
    GetAttrKey,
    KeyPath,
    Partial,
    SequenceKey,
    keystr,
    register_dataclass,
    register_pytree_node,
    register_pytree_node_class,
    register_pytree_with_keys,
    register_pytree_with_keys_class,
    treedef_is_leaf,
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
from monograph.tracer.tree_parts import (
    all_leaves,
    flatten_one_level,
    flatten_one_level_with_keys,
    is_tree_node,
    register_static,
    treedef_children,
    treedef_tuple,
)
from monograph.tracer.tree_parts import broadcast as tree_broadcast
from monograph.tracer.tree_parts import leaves_with_path as tree_leaves_with_path
from monograph.tracer.tree_parts import reduce_associative as tree_reduce_associative

__all__ = [
    "DictKey",
    "FlattenedIndexKey",
    "GetAttrKey",
    "KeyPath",
    "Partial",
    "PyTreeDef",
    "SequenceKey",
    "all_leaves",
    "flatten_one_level",
    "flatten_one_level_with_keys",
    "is_tree_node",
    "keystr",
    "register_dataclass",
    "register_pytree_node",
    "register_pytree_node_class",
    "register_pytree_with_keys",
    "register_pytree_with_keys_class",
    "register_static",
    "tree_all",
    "tree_broadcast",
    "tree_flatten",
    "tree_flatten_with_path",
    "tree_leaves",
    "tree_leaves_with_path",
    "tree_map",
    "tree_map_with_path",
    "tree_reduce",
    "tree_reduce_associative",
    "tree_structure",
    "tree_transpose",
    "tree_unflatten",
    "treedef_children",
    "treedef_is_leaf",
    "treedef_tuple",
]


def __dir__() -> list[str]:
    return __all__
