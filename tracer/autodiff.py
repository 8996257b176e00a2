"""Derivatives of Python functions: `grad`, `value_and_grad`, `jvp`, `vjp`, `linearize`.

Each traces its function with what is known of the arguments and hands the graph to the walks in
`monograph.hlo.walk`, which emit into whatever encloses the call: an outer trace, or arrays at once.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from monograph.hlo.errors import ArgumentError, GradError
from monograph.hlo.ops import ones, zeros
from monograph.hlo.types import TensorType
from monograph.hlo.walk import Linear
from monograph.hlo.walk import jvp as walk_jvp
from monograph.hlo.walk import linearize as walk_linearize
from monograph.tracer import tree
from monograph.tracer.arguments import name_of, parameter_names, signature_of
from monograph.tracer.avals import value_of
from monograph.tracer.trace import Trace, trace

FLOAT0 = np.dtype([("float0", np.void, 0)])  # the element type of tangents of integers, as in JAX


class _Picked:
    """A function of the leaves of some positional arguments, the others held fixed."""

    def __init__(
        self,
        fun: Callable[..., Any],
        args: Sequence[Any],
        kwargs: dict[str, Any],
        picked: tuple[int, ...],
        what: str,
    ) -> None:
        self.fun = fun
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

    def __call__(self, *leaves: Any) -> Any:
        args = list(self.args)
        for i, x in zip(self.picked, self.treedef.unflatten(leaves), strict=True):
            args[i] = x
        return self.fun(*args, **self.kwargs)

    def trace(self) -> Trace:
        types = [v.type for v in self.values]
        return trace(self, types, self.values, name_of(self.fun), self.paths)


def grad(
    fun: Callable[..., Any],
    argnums: int | Sequence[int] = 0,
    has_aux: bool = False,
    holomorphic: bool = False,
    allow_int: bool = False,
) -> Callable[..., Any]:
    """The gradient of a scalar function.

    Args:
        fun: returns a scalar of a floating-point type (and auxiliary data if `has_aux`).
        argnums: the positional argument, or arguments, to differentiate by.
        has_aux: whether `fun` returns ``(value, aux)``; then the result is ``(gradient, aux)``.
        holomorphic: whether `fun` is a complex function to differentiate as such.
        allow_int: whether integer arguments are let pass (with a gradient of type float0).

    Returns:
        A function of the same arguments that returns the gradient: a tree like the argument, or a
        tuple of them if `argnums` is a sequence.

    Raises:
        GradError: if the value is not a floating-point scalar, or an argument has integers.
    """
    both = value_and_grad(fun, argnums, has_aux, holomorphic, allow_int, _name="grad")

    @functools.wraps(fun)
    def gradient(*args: Any, **kwargs: Any) -> Any:
        value, found = both(*args, **kwargs)
        return (found, value[1]) if has_aux else found

    return gradient


def value_and_grad(
    fun: Callable[..., Any],
    argnums: int | Sequence[int] = 0,
    has_aux: bool = False,
    holomorphic: bool = False,
    allow_int: bool = False,
    *,
    _name: str = "value_and_grad",
) -> Callable[..., Any]:
    """The value and the gradient of a scalar function; arguments as for `grad`.

    Returns:
        A function that returns ``(value, gradient)``, or ``((value, aux), gradient)``.
    """
    what = f"{_name} of {name_of(fun)!r}"

    @functools.wraps(fun)
    def both(*args: Any, **kwargs: Any) -> Any:
        picked = _positions(argnums, len(args), fun, what)
        part = _Picked(fun, args, kwargs, picked, what)
        for v, path in zip(part.values, part.paths, strict=True):
            _check_input(v.type, path, what, holomorphic, allow_int)
        made = part.trace()
        n = 1
        if has_aux:
            n = _split_aux(made, what)
        elif made.out_tree.num_leaves != 1 or not tree.treedef_is_leaf(made.out_tree):
            raise _not_scalar(what, made, part)
        _check_output(made, made.graph.out_types[0] if n == 1 else None, what, holomorphic)
        active = [v.type.dtype.is_inexact for v in part.values] + [False] * len(made.captures)
        primals = [*part.values, *made.captures]
        outs, linear = walk_linearize(made.graph, primals, active, made.known)
        seeds: list[Any] = [None] * len(outs)
        seeds[0] = ones(outs[0].type)
        gradient = _gradient(part, linear.transpose(seeds))
        result = made.out_tree.unflatten(outs)
        return result, gradient[0] if isinstance(argnums, int) else gradient

    return both


def _positions(
    argnums: int | Sequence[int], n: int, fun: Callable[..., Any], what: str
) -> tuple[int, ...]:
    given = (argnums,) if isinstance(argnums, int) else tuple(argnums)
    found = []
    for i in given:
        if not isinstance(i, int) or not -n <= i < n:
            shown = signature_of(fun)
            raise GradError(
                f"{what}: argnums has {i}, but the call has {n} positional argument(s)",
                operands={"signature": f"{name_of(fun)}{shown}"} if shown else None,
                why="derivatives are taken by positional arguments.",
                fix="pass the arguments to differentiate by position, or change argnums.",
            )
        found.append(i % n)
    return tuple(found)


def _check_input(t: TensorType, path: str, what: str, holomorphic: bool, allow_int: bool) -> None:
    if holomorphic:
        if not t.dtype.is_complex:
            raise GradError(
                f"{what} with holomorphic=True takes complex arguments",
                operands={path: t},
                fix="pass a complex array, or leave holomorphic out.",
            )
        return
    if t.dtype.is_float or (allow_int and not t.dtype.is_complex):
        return
    if t.dtype.is_complex:
        raise GradError(
            f"{what} by a complex argument",
            operands={path: t},
            why="the gradient of a real function by a complex argument has two conventions.",
            fix="differentiate by the real and imaginary parts, use vjp, or, for a holomorphic "
            "function, holomorphic=True.",
        )
    raise GradError(
        f"{what} by an argument that is not floating point",
        operands={path: t},
        why="integers and booleans have no derivative.",
        fix=f"pass {path.split('[')[0].split('.')[0]} as a float (for example 3.0 instead of 3), "
        "differentiate by another argument (argnums), or allow_int=True.",
    )


def _split_aux(made: Trace, what: str) -> int:
    """Check that the function returned a pair; how many leaves its first half has."""
    children = made.out_tree.children() if made.out_tree.type is tuple else []
    if len(children) != 2:
        raise GradError(
            f"{what} with has_aux=True: the function must return a pair (value, aux)",
            operands={"returned": tree.describe(made.out_tree)},
        )
    if children[0].num_leaves != 1 or not tree.treedef_is_leaf(children[0]):
        raise GradError(
            f"{what}: the value is not a scalar but a tree",
            operands={"value": tree.describe(children[0])},
            fix="return one scalar as the value.",
        )
    return 1


def _not_scalar(what: str, made: Trace, part: _Picked) -> GradError:
    return GradError(
        f"{what}: the function returned a tree, not a scalar",
        operands={"returned": tree.describe(made.out_tree)},
        why="the gradient is that of one number.",
        fix="return one scalar; for further results use has_aux=True.",
    )


def _check_output(made: Trace, t: TensorType | None, what: str, holomorphic: bool) -> None:
    assert t is not None
    loc = made.graph.outs[0].loc
    if t.shape:
        raise GradError(
            f"{what}: the function must return a scalar",
            operands={"returned": t},
            why="the gradient is that of one number.",
            fix="reduce the result (for example .sum() or .mean()); for all derivatives of an "
            "array use jacrev or jacfwd, for a product with one vector vjp.",
            loc=loc,
        )
    if t.dtype.is_complex and not holomorphic:
        raise GradError(
            f"{what}: the function returned a complex number",
            operands={"returned": t},
            fix="return a real number, such as abs(z)**2 or z.real; for a holomorphic function "
            "holomorphic=True.",
            loc=loc,
        )
    if not t.dtype.is_inexact or (holomorphic and not t.dtype.is_complex):
        raise GradError(
            f"{what}: the function must return a "
            + ("complex" if holomorphic else "floating-point")
            + " number",
            operands={"returned": t},
            why="integers and booleans have no derivative.",
            fix="return the value before it is rounded or compared.",
            loc=loc,
        )


def zero_of(t: TensorType) -> Any:
    """The zero cotangent of a type; of integers and booleans one of type float0."""
    return zeros(t) if t.dtype.is_inexact else np.zeros(t.shape, FLOAT0)


def _spread(values: Sequence[Any], cts: Sequence[Any]) -> list[Any]:
    """One cotangent per value from those of the inexact ones (None: zero)."""
    rest = iter(cts)
    out = []
    for v in values:
        ct = next(rest) if v.type.dtype.is_inexact else None
        out.append(zero_of(v.type) if ct is None else ct)
    return out


def _gradient(part: _Picked, cts: Sequence[Any]) -> Any:
    return part.treedef.unflatten(_spread(part.values, cts))


# ---- jvp and vjp -----------------------------------------------------------------------------------


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
    part = _Picked(fun, primals, {}, tuple(range(len(primals))), what)
    seeds = _tangents(part, tangents, what)
    made = part.trace()
    k = _aux_leaves(made, what) if has_aux else len(made.graph.outs)
    values = [*part.values, *made.captures]
    ts = [*seeds, *(None for _ in made.captures)]
    outs, found = walk_jvp(made.graph, values, ts, made.known)
    directions = [zero_of(o.type) if t is None else t for o, t in zip(outs, found, strict=True)]
    if not has_aux:
        return made.out_tree.unflatten(outs), made.out_tree.unflatten(directions)
    first = made.out_tree.children()[0]
    out, aux = made.out_tree.unflatten(outs)
    return out, first.unflatten(directions[:k]), aux


def _tangents(part: _Picked, tangents: Sequence[Any], what: str) -> list[Any]:
    leaves, treedef = tree.flatten(tuple(tangents))
    if treedef != part.treedef:
        raise ArgumentError(
            f"{what}: the tangents are not a tree like the arguments",
            operands={
                "arguments": tree.describe(part.treedef),
                "tangents": tree.describe(treedef),
            },
        )
    out = []
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


def _aux_leaves(made: Trace, what: str) -> int:
    children = made.out_tree.children() if made.out_tree.type is tuple else []
    if len(children) != 2:
        raise GradError(
            f"{what} with has_aux=True: the function must return a pair (out, aux)",
            operands={"returned": tree.describe(made.out_tree)},
        )
    return int(children[0].num_leaves)


class Pullback:
    """What `vjp` returns: cotangents of the results -> cotangents of the arguments."""

    def __init__(
        self, what: str, part: _Picked, types: Sequence[TensorType], treedef: Any, linear: Linear
    ) -> None:
        self.what = what
        self.values = part.values
        self.treedef = part.treedef
        self.types = types
        self.out_tree = treedef
        self.linear = linear

    def __call__(self, cotangents: Any) -> Any:
        """Pull cotangents back; a tuple with one tree per argument."""
        leaves, treedef = tree.flatten(cotangents)
        if treedef != self.out_tree:
            raise ArgumentError(
                f"{self.what}: the cotangents are not a tree like the result",
                operands={
                    "result": tree.describe(self.out_tree),
                    "cotangents": tree.describe(treedef),
                },
            )
        cts: list[Any] = [None] * len(self.linear.out_active)
        for i, (x, t) in enumerate(zip(leaves, self.types, strict=True)):
            if t.dtype.is_inexact:
                cts[i] = _fitting(x, t, f"cotangent {i} in {self.what}")
        return self.treedef.unflatten(_spread(self.values, self.linear.transpose(cts)))


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
    part, made, outs, linear = _linearized(fun, primals, what)
    types = made.graph.out_types
    if not has_aux:
        back = Pullback(what, part, types, made.out_tree, linear)
        return made.out_tree.unflatten(outs), back
    k = _aux_leaves(made, what)
    out, aux = made.out_tree.unflatten(outs)
    return out, Pullback(what, part, types[:k], made.out_tree.children()[0], linear), aux


def _linearized(fun: Any, primals: Sequence[Any], what: str) -> Any:
    part = _Picked(fun, primals, {}, tuple(range(len(primals))), what)
    made = part.trace()
    values = [*part.values, *made.captures]
    active = [v.type.dtype.is_inexact for v in part.values] + [False] * len(made.captures)
    outs, linear = walk_linearize(made.graph, values, active, made.known)
    return part, made, outs, linear


class Pushforward:
    """What `linearize` returns: tangents of the arguments -> tangent of the result."""

    def __init__(self, what: str, part: _Picked, made: Trace, linear: Linear) -> None:
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
    part, made, outs, linear = _linearized(fun, primals, what)
    return made.out_tree.unflatten(outs), Pushforward(what, part, made, linear)
