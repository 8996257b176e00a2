"""Uses of `jit` that stop half way: the graph of a function, and the shapes of its results."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from monograph.hlo.graph import Graph
from monograph.hlo.simplify import simplify
from monograph.tracer.jit import Jit, jit


def jitted(fun: Callable[..., Any], **options: Any) -> Jit:
    """`fun` if it is jitted already, else its jit."""
    found: Jit = fun if isinstance(fun, Jit) and not options else jit(fun, **options)
    return found


def make_hlo(fun: Callable[..., Any], **options: Any) -> Callable[..., Graph]:
    """A function of the same arguments that returns the simplified graph of `fun`.

    >>> make_hlo(lambda x: x)(1.0)
    <graph <lambda>: 1 -> 1, 0 nodes>
    """

    def made(*args: Any, **kwargs: Any) -> Graph:
        return simplify(jitted(fun, **options).trace(*args, **kwargs).graph)

    return made


def eval_shape(fun: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
    """Shapes and element types of what `fun` returns, without running it.

    Args:
        fun: a function of trees of arrays.
        args, kwargs: its arguments; `ShapeDtypeStruct`s serve as arrays.

    Returns:
        A tree like the result, of `ShapeDtypeStruct`s.
    """
    return jitted(fun).eval_shape(*args, **kwargs)
