"""Functions that stay one op of the graph, under `lax`'s name; values lifted into a trace."""

from __future__ import annotations

import functools
from collections.abc import Callable, Hashable
from typing import Any

from monograph._operands.values import value
from monograph.hlo.builder import Tracer
from monograph.hlo.errors import ArgumentError
from monograph.tracer import tree
from monograph.tracer.composite import Composite
from monograph.tracer.composite import composite as _composite


def composite(decomposition: Callable[..., Any], name: str, version: int = 0) -> Callable[..., Any]:
    """Make a function one op of the graph; see `monograph.composite`.

    Args:
        decomposition: a pure function of arrays; keyword arguments are settings of the op.
        name: of the op.
        version: accepted for JAX's sake.

    >>> import numpy as np, monograph as mg
    >>> double = composite(lambda x, *, by: x * by, "my.scale")
    >>> mg.grad(lambda x: double(x, by=3.0))(np.float32(1))
    Array(3., dtype=float32)
    """
    made: dict[Hashable, Composite] = {}

    @functools.wraps(decomposition)
    def call(*args: Any, **settings: Any) -> Any:
        if any(isinstance(x, Tracer) for x in tree.leaves(settings)):
            raise ArgumentError(
                f"composite {name!r}: a keyword argument is a traced value",
                why="keyword arguments are settings, known when the program is compiled.",
                fix="pass it as a positional argument.",
            )
        key = _key(settings)
        found = made.get(key)
        if found is None:
            found = _composite(functools.partial(decomposition, **settings), name=name)
            made[key] = found
        return found(*args)

    return call


def _key(settings: dict[str, Any]) -> Hashable:
    """Equal settings are one op; those that cannot be compared are their own."""
    leaves, treedef = tree.flatten(settings)
    return (treedef, *(x if isinstance(x, Hashable) else _bytes(x) for x in leaves))


def _bytes(x: Any) -> Hashable:
    data = getattr(x, "tobytes", None)
    return (x.shape, str(x.dtype), data()) if callable(data) else id(x)


def stage(x: Any) -> Any:
    """The value itself, as one of the language."""
    return value(x, "stage")
