"""Classes that JAX knows as containers of trees: they are such here too, once a tree holds one.

Called by `monograph.tracer.tree`, where a program has loaded JAX.
"""

from __future__ import annotations

import sys
import warnings
from collections.abc import Callable, Hashable, Iterable
from typing import Any

import optree

NAMESPACE = "monograph"  # of what is registered with optree
IsLeaf = Callable[[Any], bool] | None

# Types that no registry turns into a container: asking for them would cost a call per leaf.
_LEAVES: set[type] = {bool, int, float, complex, str, bytes}


def register(cls: type, flatten: Callable[..., Any], unflatten: Callable[..., Any]) -> None:
    """Make instances of a class containers, as optree has it."""
    with warnings.catch_warnings():
        # It warns of named tuples; one that is registered means to be another container.
        warnings.filterwarnings("ignore", "PyTree type .* is a subclass of", UserWarning)
        optree.register_pytree_node(cls, flatten, unflatten, namespace=NAMESPACE)


def known_leaf(cls: type) -> None:
    """Say that instances of `cls` are always leaves."""
    _LEAVES.add(cls)


_like: dict[str, tuple[Callable[..., Any], Callable[..., Any]]] = {}


def register_like(
    name: str,
    flatten_func: Callable[[Any], tuple[Iterable[Any], Hashable]],
    unflatten_func: Callable[[Any, Any], Any],
) -> None:
    """Make instances of a class of JAX containers, which are put together as a class of ours.

    Args:
        name: of the class; JAX need not be loaded.
        flatten_func, unflatten_func: as for `register_pytree_node`.
    """
    _like[name] = flatten_func, unflatten_func


def adopt(found: list[Any], is_leaf: IsLeaf) -> bool:
    """Register those classes among the leaves that are containers to JAX; were there any?"""
    new = False
    for leaf in found:
        cls = type(leaf)
        if cls in _LEAVES or (is_leaf is not None and is_leaf(leaf)):
            continue
        if cls.__name__ in _like and cls.__module__.startswith("jax"):
            register(cls, *_like[cls.__name__])
            new = True
            continue
        registry = _jax_registry()
        if registry is None:
            return False
        try:
            if registry.flatten_one_level(leaf) is None:
                continue
        except (TypeError, ValueError):
            continue
        _adopt_class(cls, registry)
        new = True
    return new


def _jax_registry() -> Any:
    util = getattr(sys.modules.get("jax"), "tree_util", None)  # half-imported JAX has none yet
    return getattr(util, "default_registry", None)


def _adopt_class(cls: type, registry: Any) -> None:
    def split(x: Any) -> tuple[list[Any], Hashable]:
        children, treedef = registry.flatten(x, lambda y: y is not x)
        return children, treedef

    def join(treedef: Any, children: Any) -> Any:
        return treedef.unflatten(children)

    register(cls, split, join)
