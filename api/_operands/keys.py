"""Functions that only move elements take arrays of random keys, too: the words of keys move alike.

A key is two words, which lie along the last dimension of one array (`monograph.random.keys`). So a
function of keys is the function of words, mapped over that dimension. `monograph.numpy` and
`monograph.lax` give their public names this way; arrays pass as quickly as they always do.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Iterable
from typing import Any

from monograph.hlo.errors import ArgumentError
from monograph.hlo.excerpt import forwards
from monograph.tracer import tree
from monograph.tracer.avals import shortened
from monograph.tracer.elements import are_words, is_key_type, is_keys
from monograph.tracer.vmap import vmap

# Parameters whose elements go into the result beside those of other parameters.
_BESIDE = frozenset(
    "arr cases choicelist choices default on_false on_true operand update values x y".split()
)


def moves_keys(f: Callable[..., Any]) -> Callable[..., Any]:
    """The function, which only moves elements, for arrays and for keys."""

    @functools.wraps(f)
    def moved(*args: Any, **kwargs: Any) -> Any:
        try:
            return f(*args, **kwargs)
        except ArgumentError:
            # Keys may be asked for by their own element type, too.
            plain = tuple([None if is_key_type(x) else x for x in args])
            named = {k: None if is_key_type(x) else x for k, x in kwargs.items()}
            if not any(is_keys(x) for x in tree.leaves((plain, named), is_leaf=is_keys)):
                raise
            return _by_words(f, plain, named)

    forwards(moved)  # type: ignore[arg-type]
    return moved


def take_keys(names: Iterable[str], module: dict[str, Any]) -> None:
    """Let these functions of a module take keys."""
    module.update({name: moves_keys(module[name]) for name in names})


def _by_words(f: Callable[..., Any], args: Any, kwargs: Any) -> Any:
    _check_unmixed(f, args, kwargs)
    leaves, treedef = tree.flatten((args, kwargs), is_leaf=is_keys)
    at = [i for i, x in enumerate(leaves) if is_keys(x)]

    def of_words(*words: Any) -> Any:
        given = list(leaves)
        for i, x in zip(at, words, strict=True):
            given[i] = x
        dyn, named = tuple(treedef.unflatten(given))
        return f(*dyn, **named)

    made = vmap(of_words, in_axes=-1, out_axes=-1)(*[leaves[i].words for i in at])
    if not all(are_words(x.type) for x in tree.leaves(made)):
        raise ArgumentError(
            f"{f.__name__}: the words of random keys have no other element type",
            fix="take the words out with monograph.random.key_data(keys).",
        )
    return tree.map(type(leaves[at[0]]).of_words, made)


def _check_unmixed(f: Callable[..., Any], args: Any, kwargs: Any) -> None:
    """Raise if numbers would become elements of the result beside keys."""
    bound = inspect.signature(f).bind(*args, **kwargs)
    bound.apply_defaults()
    for name, given in bound.arguments.items():
        found = [is_keys(x) for x in tree.leaves(given, is_leaf=is_keys)]
        if not all(found) and (name in _BESIDE or any(found)):
            raise ArgumentError(
                f"{f.__name__}: random keys and numbers in one array",
                operands={name: shortened(given)},
                why="a key is no number, and no number is a key.",
                fix="give keys alone, or make them with monograph.random.key(seed); "
                "monograph.random.key_data(keys) are numbers.",
            )
