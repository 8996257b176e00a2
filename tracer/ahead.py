"""Uses of `jit` that stop half way: the graph of a function, and the shapes of its results."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from monograph.hlo.axes import Axis, in_scope
from monograph.hlo.errors import ArgumentError
from monograph.hlo.graph import Graph, Node
from monograph.hlo.location import named_scope
from monograph.hlo.record import OpDef
from monograph.hlo.simplify import simplify
from monograph.hlo.state import state
from monograph.tracer.arguments import name_of
from monograph.tracer.avals import ShapeDtypeStruct
from monograph.tracer.jit import Jit, jit


def jitted(fun: Callable[..., Any], **options: Any) -> Jit:
    """`fun` if it is jitted already, else its jit."""
    if fun is None:  # which `jit` takes for a decorator's options
        raise ArgumentError("expected a function, got None", fix="pass the function first.")
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


@dataclass(frozen=True, eq=False)
class ClosedGraph:
    """What `make_jaxpr` returns: the traced graph, in the language of this package.

    Its ops are StableHLO's, not JAX's primitives; everything else is where a program looks for it.

    Attributes:
        graph: parameters are the leaves of the arguments, then captured arrays.
        consts: the captured arrays.
    """

    graph: Graph
    consts: tuple[Any, ...]

    @property
    def jaxpr(self) -> ClosedGraph:
        return self

    @property
    def eqns(self) -> tuple[Equation, ...]:
        """The ops in program order."""
        nodes = [n for n in self.graph.nodes if n.op.kind != "leaf"]
        return tuple(Equation(n.op, dict(n.attrs), n) for n in nodes)

    @property
    def in_avals(self) -> list[ShapeDtypeStruct]:
        """Types of the arguments' leaves."""
        types = self.graph.in_types[: len(self.graph.params) - len(self.consts)]
        return [ShapeDtypeStruct.of(t) for t in types]

    @property
    def out_avals(self) -> list[ShapeDtypeStruct]:
        """Types of the result's leaves."""
        return [ShapeDtypeStruct.of(t) for t in self.graph.out_types]

    def __str__(self) -> str:
        return str(self.graph)

    __repr__ = __str__


@dataclass(frozen=True, eq=False)
class Equation:
    """One op of a `ClosedGraph`.

    Attributes:
        primitive: its record, which has a `name`.
        params: its attributes.
        node: itself.
    """

    primitive: OpDef
    params: dict[str, Any]
    node: Node


def make_jaxpr(
    fun: Callable[..., Any],
    static_argnums: int | Sequence[int] = (),
    axis_env: Sequence[tuple[Any, int]] | None = None,
    return_shape: bool = False,
) -> Callable[..., Any]:
    """A function of the same arguments that returns the graph of `fun`, as traced, for reading.

    Args:
        fun: a function of trees of arrays.
        static_argnums: positions of arguments that are settings.
        axis_env: names and sizes of axes that `fun` may refer to.
        return_shape: whether to return ``(graph, shapes of the result)``.

    >>> make_jaxpr(lambda x: x)(1.0).in_avals
    [ShapeDtypeStruct(shape=(), dtype=float32, weak_type=True)]
    """

    @functools.wraps(fun)
    def made(*args: Any, **kwargs: Any) -> Any:
        options = {"static_argnums": static_argnums} if static_argnums != () else {}
        axes = [Axis(name, size, i) for i, (name, size) in enumerate(axis_env or ())]
        with in_scope((*state.axes, *axes)):
            traced = jitted(fun, **options).trace(*args, **kwargs)
        found = ClosedGraph(traced.graph, traced.entry.trace.captures)
        return (found, traced.out_info) if return_shape else found

    return made


def named_call(fun: Callable[..., Any], *, name: str | None = None) -> Callable[..., Any]:
    """A function whose ops show its name (`named_scope`) in graphs and profiles.

    >>> named_call(lambda x: x, name="layer")(3)
    3
    """

    @functools.wraps(fun)
    def called(*args: Any, **kwargs: Any) -> Any:
        with named_scope(name or name_of(fun)):
            return fun(*args, **kwargs)

    return called
