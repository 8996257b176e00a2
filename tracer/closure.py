"""What a function closes over, made visible: `closure_convert`, and pullbacks kept as residuals."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from monograph.hlo.builder import Tracer, graph_emit
from monograph.hlo.errors import TreeError
from monograph.hlo.graph import Graph
from monograph.tracer import tree
from monograph.tracer.arguments import name_of
from monograph.tracer.avals import value_of, values_of
from monograph.tracer.trace import Trace, trace


class Closed:
    """A traced function and what it closes over, which are the leaves of this as a tree."""

    def __init__(self, held: Sequence[Any], plan: tuple[Graph, tree.TreeDef, tree.TreeDef]) -> None:
        self.held = list(held)
        self.plan = plan  # the graph, the structures of arguments and result

    def __call__(self, *args: Any) -> Any:
        graph, in_tree, out_tree = self.plan
        values, treedef = values_of(args, "an argument")
        check_same(graph.name, in_tree, treedef)
        return out_tree.unflatten(graph_emit(graph, [*values, *self.held]))


def check_same(name: str, wanted: tree.TreeDef, given: tree.TreeDef) -> None:
    """Raise if a traced function is called with other containers than it was traced for."""
    if wanted != given:
        raise TreeError(
            f"{name!r} is called with arguments of another structure than it was traced for",
            operands={"traced for": tree.describe(wanted), "called with": tree.describe(given)},
            fix="call it with the containers of the example arguments.",
        )


tree.register_pytree_node(Closed, lambda c: (c.held, c.plan), lambda plan, held: Closed(held, plan))


def traced(fun: Callable[..., Any], args: Sequence[Any]) -> tuple[Trace, tree.TreeDef]:
    """The trace of a function of trees for arguments like these, of which no value is known."""
    values, in_tree = values_of(tuple(args), f"an argument of {name_of(fun)!r}")

    def flat(*leaves: Any) -> Any:
        return fun(*in_tree.unflatten(leaves))

    return trace(flat, [v.type for v in values], name=name_of(fun)), in_tree


def closed(fun: Callable[..., Any], *args: Any) -> Closed:
    """A function of arguments like these as a tree of what it closes over."""
    made, in_tree = traced(fun, args)
    held = [value_of(x) for x in made.captures]
    return Closed(held, (made.graph, in_tree, made.out_tree))


def closure_convert(fun: Callable[..., Any], *example_args: Any) -> tuple[Any, list[Any]]:
    """A function without the traced values that it closes over, and a list of these.

    Rules of `custom_vjp` and the like speak of arguments only: pass the list as further arguments.

    Args:
        fun: a function of trees of arrays.
        example_args: arguments of the types that it will be called with.

    Returns:
        ``(converted, consts)`` with ``converted(*args, *consts)`` equal to ``fun(*args)``. Arrays
        that are not traced, and integers, stay inside.
    """
    made, in_tree = traced(fun, example_args)
    graph, out_tree = made.graph, made.out_tree
    hoisted = [type(x) is Tracer and x.type.dtype.is_inexact for x in made.captures]
    consts = [x for x, h in zip(made.captures, hoisted, strict=True) if h]
    kept = [None if h else value_of(x) for x, h in zip(made.captures, hoisted, strict=True)]
    count = len(in_tree.children())

    def converted(*args: Any) -> Any:
        values, treedef = values_of(tuple(args[:count]), f"an argument of {graph.name!r}")
        check_same(graph.name, in_tree, treedef)
        rest = iter([value_of(x) for x in args[count:]])
        held = [next(rest) if h else k for h, k in zip(hoisted, kept, strict=True)]
        return out_tree.unflatten(graph_emit(graph, [*values, *held]))

    return converted, consts
