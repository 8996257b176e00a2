"""Functions that only move elements take arrays of random keys, too: the words of keys move alike.

A key is two words, which lie along the last dimension of one array (`monograph.random.keys`). So a
function of keys is the function of words, mapped over that dimension. `monograph.numpy` and
`monograph.lax` give their public names this way; arrays pass as quickly as they always do.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable
from typing import Any

from monograph.hlo.errors import ArgumentError
from monograph.hlo.excerpt import forwards
from monograph.tracer import tree
from monograph.tracer.elements import is_keys
from monograph.tracer.vmap import vmap


class KeyMet(ArgumentError):
    """A function of numbers was given random keys."""


def moves_keys(f: Callable[..., Any]) -> Callable[..., Any]:
    """The function, which only moves elements, for arrays and for keys."""

    @functools.wraps(f)
    def moved(*args: Any, **kwargs: Any) -> Any:
        try:
            return f(*args, **kwargs)
        except KeyMet:
            return _by_words(f, args, kwargs)

    forwards(moved)  # type: ignore[arg-type]
    return moved


def take_keys(names: Iterable[str], module: dict[str, Any]) -> None:
    """Let these functions of a module take keys."""
    module.update({name: moves_keys(module[name]) for name in names})


def _by_words(f: Callable[..., Any], args: Any, kwargs: Any) -> Any:
    leaves, treedef = tree.flatten((args, kwargs), is_leaf=is_keys)
    at = [i for i, x in enumerate(leaves) if is_keys(x)]

    def of_words(*words: Any) -> Any:
        given = list(leaves)
        for i, x in zip(at, words, strict=True):
            given[i] = x
        dyn, named = tuple(treedef.unflatten(given))
        return f(*dyn, **named)

    made = vmap(of_words, in_axes=-1, out_axes=-1)(*[leaves[i].words for i in at])
    return tree.map(type(leaves[at[0]]).of_words, made)
