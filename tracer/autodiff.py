"""Derivatives of Python functions as maps: `jvp`, `vjp`, `linearize` (`grad` stands on them).

Each traces its function with what is known of the arguments and hands the graph to the walks in
`monograph.hlo.walk`, which emit into whatever encloses the call: an outer trace, or arrays at once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from monograph.hlo.builder import Tracer
from monograph.hlo.errors import ArgumentError, GradError, TreeError
from monograph.hlo.ops import zeros
from monograph.hlo.types import TensorType
from monograph.hlo.walk import Linear
from monograph.hlo.walk import jvp as walk_jvp
from monograph.hlo.walk import linearize as walk_linearize
from monograph.tracer import tree
from monograph.tracer.arguments import name_of, parameter_names
from monograph.tracer.avals import value_of
from monograph.tracer.trace import Trace, trace

FLOAT0 = np.dtype([("float0", np.void, 0)])  # the element type of tangents of integers, as in JAX


class Picked:
    """A function of the leaves of some positional arguments, the others held fixed."""

    def __init__(
        self,
        fun: Callable[..., Any],
        args: Sequence[Any],
        kwargs: dict[str, Any],
        picked: tuple[int, ...],
        what: str,
        has_aux: bool = False,
    ) -> None:
        self.fun = fun
        self.what = what
        self.has_aux = has_aux
        self.aux: tuple[list[Any], tree.TreeDef] | None = None  # leaves (None: traced), structure
        self.args = list(args)
        self.kwargs = kwargs
        self.picked = picked
        names = parameter_names(fun, len(args))
        leaves, self.treedef = tree.flatten(tuple(args[i] for i in picked))
        self.paths = []
        for path in tree.paths(self.treedef):
            first, *rest = path
            self.paths.append(names[picked[first.idx]] + tree.keystr(tuple(rest)))
        self.values = [
            value_of(x, f"argument {p} of {what}") for x, p in zip(leaves, self.paths, strict=True)
        ]

    @classmethod
    def all(
        cls, fun: Callable[..., Any], args: Sequence[Any], what: str, has_aux: bool = False
    ) -> Picked:
        """A function of the leaves of all its arguments."""
        return cls(fun, args, {}, tuple(range(len(args))), what, has_aux)

    def __call__(self, *leaves: Any) -> Any:
        args = list(self.args)
        for i, x in zip(self.picked, self.treedef.unflatten(leaves), strict=True):
            args[i] = x
        out = self.fun(*args, **self.kwargs)
        return self._split(out) if self.has_aux else out

    def _split(self, out: Any) -> Any:
        """The value, and the traced leaves of the auxiliary data; the others stay as they are."""
        if not isinstance(out, tuple) or len(out) != 2:
            raise GradError(
                f"{self.what} with has_aux=True: the function must return a pair (value, aux)",
                operands={"returned": tree.describe(out)},
                fix="return (value, aux) from the function, or leave has_aux out.",
            )
        leaves, treedef = tree.flatten(out[1])
        self.aux = [None if type(x) is Tracer else x for x in leaves], treedef
        return out[0], [x for x in leaves if type(x) is Tracer]

    def trace(self) -> Trace:
        types, paths = [v.type for v in self.values], self.paths
        return trace(self, types, self.values, name_of(self.fun), lambda: paths)

    def linearize(self, made: Trace) -> tuple[list[Any], Linear]:
        """The results, and the derivative by the picked leaves as a linear map."""
        active = [v.type.dtype.is_inexact for v in self.values] + [False] * len(made.captures)
        return walk_linearize(made.graph, [*self.values, *made.captures], active, made.known)

    def value_tree(self, made: Trace) -> tree.TreeDef:
        """The structure of the value, without auxiliary data."""
        return made.out_tree.children()[0] if self.has_aux else made.out_tree

    def result(self, made: Trace, outs: Sequence[Any]) -> tuple[Any, Any]:
        """The value, and the auxiliary data (None if there is none)."""
        if self.aux is None:
            return made.out_tree.unflatten(outs), None
        value, traced = made.out_tree.unflatten(outs)
        rest = iter(traced)
        kept, treedef = self.aux
        return value, treedef.unflatten([next(rest) if x is None else x for x in kept])


def zero_of(t: TensorType) -> Any:
    """The zero cotangent of a type; of integers and booleans one of type float0."""
    return zeros(t) if t.dtype.is_inexact else np.zeros(t.shape, FLOAT0)


def spread(types: Sequence[TensorType], cts: Sequence[Any]) -> list[Any]:
    """One cotangent per type from those of the inexact ones (None: zero)."""
    rest = iter(cts)
    out = []
    for t in types:
        ct = next(rest) if t.dtype.is_inexact else None
        out.append(zero_of(t) if ct is None else ct)
    return out


def jvp(
    fun: Callable[..., Any], primals: Sequence[Any], tangents: Sequence[Any], has_aux: bool = False
) -> Any:
    """A function's value and its derivative in one direction.

    Args:
        fun: a function of trees of arrays.
        primals: the positional arguments, a tuple or list.
        tangents: the direction: trees like the arguments, with the same shapes and element types
            (for integer arguments anything: their tangent is zero).
        has_aux: whether `fun` returns ``(out, aux)``.

    Returns:
        ``(out, tangent_out)``, or ``(out, tangent_out, aux)``.
    """
    what = f"jvp of {name_of(fun)!r}"
    for name, given in (("primals", primals), ("tangents", tangents)):
        if not isinstance(given, tuple | list):
            raise ArgumentError(
                f"{what}: {name} must be a tuple or list of arguments, got {type(given).__name__}",
                fix=f"write ({name[:-1]},) for one argument.",
            )
    part = Picked.all(fun, primals, what, has_aux)
    seeds = _tangents(part, tangents, what)
    made = part.trace()
    values = [*part.values, *made.captures]
    ts = [*seeds, *(None for _ in made.captures)]
    outs, found = walk_jvp(made.graph, values, ts, made.known)
    directions = [zero_of(o.type) if t is None else t for o, t in zip(outs, found, strict=True)]
    out, aux = part.result(made, outs)
    first = part.value_tree(made)
    direction = first.unflatten(directions[: first.num_leaves])
    return (out, direction, aux) if has_aux else (out, direction)


def _tangents(part: Picked, tangents: Sequence[Any], what: str) -> list[Any]:
    leaves, treedef = tree.flatten(tuple(tangents))
    if treedef != part.treedef:
        raise TreeError(
            f"{what}: the tangents are not a tree like the arguments",
            operands={
                "arguments": tree.describe(part.treedef),
                "tangents": tree.describe(treedef),
            },
            fix="give one tangent for every argument, in the same containers.",
        )
    out: list[Any] = []
    for v, t, path in zip(part.values, leaves, part.paths, strict=True):
        if not v.type.dtype.is_inexact:
            out.append(None)
            continue
        out.append(_fitting(t, v.type, f"the tangent of {path} in {what}"))
    return out


def _fitting(x: Any, t: TensorType, what: str) -> Any:
    """`x` as a value of type `t`."""
    value = value_of(x, what)
    if value.type.strong is t.strong:
        return value
    if value.type.weak and value.type.shape == t.shape:  # a Python scalar takes the other's type
        return value_of(np.asarray(np.asarray(x), t.dtype.np), what)
    raise ArgumentError(
        f"{what} has another type than the value",
        operands={"tangent": value.type, "value": t},
        fix="give it the same shape and element type.",
    )


class Pullback:
    """What `vjp` returns: cotangents of the results -> cotangents of the arguments."""

    def __init__(
        self, what: str, part: Picked, types: Sequence[TensorType], treedef: Any, linear: Linear
    ) -> None:
        self.what = what
        self.in_types = [v.type for v in part.values]
        self.treedef = part.treedef
        self.types = types
        self.out_tree = treedef
        self.linear = linear

    def __call__(self, *cotangents: Any) -> Any:
        """Pull cotangents, one tree like the result, back; a tuple with one tree per argument."""
        leaves, treedef = tree.flatten(cotangents[0] if len(cotangents) == 1 else cotangents)
        if len(cotangents) != 1 or treedef != self.out_tree:
            raise TreeError(
                f"{self.what}: the cotangents are not a tree like the result",
                operands={
                    "result": tree.describe(self.out_tree),
                    "cotangents": tree.describe(treedef),
                },
                fix="pass one argument with the containers that the function returned.",
            )
        cts: list[Any] = [None] * len(self.linear.out_active)
        for i, (x, t) in enumerate(zip(leaves, self.types, strict=True)):
            if t.dtype.is_inexact:
                cts[i] = _fitting(x, t, f"cotangent {i} in {self.what}")
        return self.treedef.unflatten(spread(self.in_types, self.linear.transpose(cts)))


def vjp(fun: Callable[..., Any], *primals: Any, has_aux: bool = False) -> Any:
    """A function's value and the map from cotangents of its result to those of its arguments.

    Args:
        fun: a function of trees of arrays.
        primals: its arguments.
        has_aux: whether `fun` returns ``(out, aux)``.

    Returns:
        ``(out, pullback)``, or ``(out, pullback, aux)``; the pullback takes a tree like `out` and
        returns a tuple with one tree per argument.
    """
    what = f"vjp of {name_of(fun)!r}"
    part = Picked.all(fun, primals, what, has_aux)
    made = part.trace()
    outs, linear = part.linearize(made)
    out, aux = part.result(made, outs)
    first = part.value_tree(made)
    back = Pullback(what, part, made.graph.out_types[: first.num_leaves], first, linear)
    return (out, back, aux) if has_aux else (out, back)


class Pushforward:
    """What `linearize` returns: tangents of the arguments -> tangent of the result."""

    def __init__(self, what: str, part: Picked, made: Trace, linear: Linear) -> None:
        self.what = what
        self.part = part
        self.out_tree = made.out_tree
        self.types = made.graph.out_types
        self.linear = linear

    def __call__(self, *tangents: Any) -> Any:
        """Push tangents forward."""
        seeds = [t for t in _tangents(self.part, tangents, self.what) if t is not None]
        found = self.linear.apply(seeds)
        return self.out_tree.unflatten(
            [zero_of(t) if x is None else x for x, t in zip(found, self.types, strict=True)]
        )


def linearize(fun: Callable[..., Any], *primals: Any) -> Any:
    """A function's value and its derivative as a linear function of tangents.

    The function is evaluated once; the derivative can then be applied many times.

    Returns:
        ``(out, pushforward)``.
    """
    what = f"linearize of {name_of(fun)!r}"
    part = Picked.all(fun, primals, what)
    made = part.trace()
    outs, linear = part.linearize(made)
    return made.out_tree.unflatten(outs), Pushforward(what, part, made, linear)
