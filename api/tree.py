"""Functions of trees: nested tuples, lists, dicts and registered classes. `jax.tree`'s names."""

from monograph.tracer.tree import all_true as all
from monograph.tracer.tree import (
    flatten,
    flatten_with_path,
    leaves,
    map,
    map_with_path,
    reduce,
    structure,
    transpose,
    unflatten,
)
from monograph.tracer.tree_parts import broadcast, leaves_with_path, reduce_associative, static

__all__ = [
    "all",
    "broadcast",
    "flatten",
    "flatten_with_path",
    "leaves",
    "leaves_with_path",
    "map",
    "map_with_path",
    "reduce",
    "reduce_associative",
    "static",
    "structure",
    "transpose",
    "unflatten",
]


def __dir__() -> list[str]:
    return __all__
