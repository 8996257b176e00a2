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

__all__ = [
    "all",
    "flatten",
    "flatten_with_path",
    "leaves",
    "map",
    "map_with_path",
    "reduce",
    "structure",
    "transpose",
    "unflatten",
]


def __dir__() -> list[str]:
    return __all__
