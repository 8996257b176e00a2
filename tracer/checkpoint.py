"""`checkpoint`: compute values again for the derivative instead of keeping them in memory."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any

from monograph.hlo.errors import ArgumentError, UnsupportedError
from monograph.hlo.graph import Graph, Node
from monograph.hlo.location import short
from monograph.hlo.ops.checkpoint import checkpoint as checkpoint_op
from monograph.hlo.ops.checkpoint import checkpoint_name as name_op
from monograph.hlo.ops.leaf import constant_op, result
from monograph.hlo.types import TensorType
from monograph.tracer import tree
from monograph.tracer.arguments import (
    Static,
    leaf_names,
    name_of,
    rebuild,
    split,
    static_arguments,
)
from monograph.tracer.autodiff import Picked
from monograph.tracer.avals import value_of
from monograph.tracer.ref_trees import flatten
from monograph.tracer.trace import trace


def checkpoint(
    fun: Callable[..., Any],
    *,
    prevent_cse: bool | Sequence[bool] = True,
    policy: Callable[..., Any] | None = None,
    static_argnums: int | Sequence[int] = (),
    static_argnames: str | Sequence[str] = (),
    concrete: Any = None,
) -> Callable[..., Any]:
    """A function whose derivative stores only its arguments, and recomputes the rest.

    Args:
        fun: a function of trees of arrays; no value is known while it is traced.
        prevent_cse: whether to keep the recomputation from being merged with the first
            computation; False saves time inside loops, where they are separate anyway.
        policy: one of `checkpoint_policies`, or a function of the op that makes a value: whether
            to store it after all.
        static_argnums, static_argnames: settings, which are passed to the function unchanged.

    >>> import monograph as mg
    >>> mg.grad(checkpoint(lambda x: mg.numpy.sin(mg.numpy.sin(x))))(0.0).item()
    1.0
    """
    if concrete:
        raise UnsupportedError(
            "checkpoint: concrete=True is gone", fix="mark the argument with static_argnums."
        )
    if not callable(fun):
        raise ArgumentError(
            f"checkpoint takes a function, got {type(fun).__name__}",
            fix="pass the function itself: checkpoint(f)(x).",
        )
    if policy is not None and not callable(policy):
        raise ArgumentError(
            f"the policy of checkpoint is a function, got {type(policy).__name__}",
            fix="pass one of checkpoint_policies, or nothing.",
        )
    apart = prevent_cse if isinstance(prevent_cse, bool) else any(prevent_cse)
    given = (static_argnums or None, static_argnames or None)
    static = static_arguments(fun, *given, "static") if any(given) else Static()

    @functools.wraps(fun)
    def checkpointed(*args: Any, **kwargs: Any) -> Any:
        dyn, named, _ = split(static, fun, args, kwargs)
        join = rebuild(static, args, kwargs)
        leaves, treedef = flatten((dyn, named))
        values = [value_of(x, f"an argument of {name_of(fun)!r}") for x in leaves]

        def flat(*inner: Any) -> Any:
            rest, words = join(*treedef.unflatten(inner))
            return fun(*rest, **words)

        made = trace(flat, [v.type for v in values], name=name_of(fun), changes=True)
        outs = checkpoint_op(
            *values, *made.operands, graph=made.graph, policy=policy, prevent_cse=apart
        )
        return made.out_tree.unflatten(made.settle(outs))

    return checkpointed


def checkpoint_name(x: Any, name: str) -> Any:
    """`x` itself, under a name that policies of `checkpoint` know it by.

    Args:
        x: a tree of arrays.
        name: any string.
    """
    return tree.map(lambda leaf: name_op(value_of(leaf, "checkpoint_name"), name=name), x)


def saved_residuals(f: Callable[..., Any], *args: Any, **kwargs: Any) -> list[tuple[Any, str]]:
    """What reverse mode keeps of a function between its two halves: types, and where they are from.

    Args:
        f: a function of trees of arrays.
        args, kwargs: its arguments.
    """
    leaves, treedef = tree.flatten((args, kwargs))
    values = [value_of(x, f"an argument of {name_of(f)!r}") for x in leaves]

    def flat(*inner: Any) -> Any:
        def g(*again: Any) -> Any:
            dyn, named = treedef.unflatten(again)
            return f(*dyn, **named)

        part = Picked.all(g, inner, "saved_residuals")
        return list(part.linearize(part.trace())[1].residuals)

    made = trace(flat, [v.type for v in values], name=name_of(f))
    names = leaf_names(f, len(args), treedef)
    distinct = dict.fromkeys(made.graph.outs)
    return [(o.type, _source(o, made.graph, names)) for o in distinct]


def _source(out: Node, graph: Graph, names: Sequence[str]) -> str:
    made = out.ins[0] if out.op is result else out
    if made.op.flow == "inline":  # look into the call
        inner: Graph = made.attrs[made.op.regions[0]]
        value = inner.outs[out.attrs["index"]]
        if value not in inner.params:
            return _source(value, inner, ())
    if out in graph.params:
        i = graph.params.index(out)
        return f"from the argument {names[i]}" if i < len(names) else "from a constant"
    if out.op is constant_op:
        return "from a constant"
    place = short(out.loc)
    if out.op is name_op:
        return f"named {out.attrs['name']!r} from {place}"
    return f"output of {made.op.name} from {place}"


def print_saved_residuals(f: Callable[..., Any], *args: Any, **kwargs: Any) -> None:
    """Print what `saved_residuals` finds, a line each."""
    for t, source in saved_residuals(f, *args, **kwargs):
        assert isinstance(t, TensorType)
        print(f"{t} {source}")
