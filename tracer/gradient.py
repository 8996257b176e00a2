"""`grad` and `value_and_grad`: derivatives of scalar functions, with the checks that they need."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any

from monograph.hlo.errors import GradError
from monograph.hlo.location import Loc
from monograph.hlo.ops import ones
from monograph.hlo.types import TensorType
from monograph.tracer import tree
from monograph.tracer.arguments import is_index, name_of, positions
from monograph.tracer.autodiff import Picked, spread, weakened
from monograph.tracer.trace import Trace


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
        argnums: the positional argument, or arguments, to differentiate with respect to.
        has_aux: whether `fun` returns ``(value, aux)``; then the result is ``(gradient, aux)``.
        holomorphic: whether `fun` is a holomorphic function of complex arguments.
        allow_int: whether integer arguments are accepted (their gradient has the type float0).

    Returns:
        A function of the same arguments that returns the gradient: a tree like the argument, or a
        tuple of them if `argnums` is a sequence.

    Raises:
        GradError: if the value is not a floating-point scalar, or an argument has integers.

    >>> import monograph as mg
    >>> print(mg.grad(lambda x: mg.numpy.sum(x**3))(mg.numpy.arange(3.0)))
    [ 0.  3. 12.]
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
        picked = positions(argnums, len(args), fun, what)
        part = Picked(fun, args, kwargs, picked, what, has_aux)
        for v, path in zip(part.values, part.paths, strict=True):
            check_input(v.type, path, what, holomorphic, allow_int)
        made = part.trace()
        if not tree.treedef_is_leaf(part.value_tree(made)):
            raise _not_scalar(what, part.value_tree(made))
        _check_output(made, what, holomorphic)
        outs, linear = part.linearize(made)
        seeds: list[Any] = [None] * len(outs)
        seeds[0] = ones(outs[0].type)
        types = [v.type for v in part.values]
        pairs = zip(spread(types, linear.transpose(seeds)), types, strict=True)
        cts = [weakened(ct, t) for ct, t in pairs]
        gradient = part.treedef.unflatten(cts)
        value, aux = part.result(made, outs)
        found = gradient[0] if is_index(argnums) else gradient
        return ((value, aux) if has_aux else value), found

    return both


def check_input(t: TensorType, path: str, what: str, holomorphic: bool, allow_int: bool) -> None:
    """Raise unless reverse mode differentiates by arguments of this type."""
    if holomorphic and not t.dtype.is_complex:
        raise GradError(
            f"{what} with holomorphic=True takes complex arguments",
            operands={path: t},
            fix="pass a complex array, or leave holomorphic out.",
        )
    if t.dtype.is_inexact or allow_int:
        return
    raise GradError(
        f"{what} with respect to an argument that is not floating point",
        operands={path: t},
        why="integers and booleans have no derivative.",
        fix=f"pass {path.split('[')[0].split('.')[0]} as a float (for example 3.0 instead of 3), "
        "differentiate by another argument (argnums), or allow_int=True.",
    )


def _not_scalar(what: str, returned: tree.TreeDef) -> GradError:
    return GradError(
        f"{what}: the function returned a tree, not a scalar",
        operands={"returned": tree.describe(returned)},
        why="the gradient is that of one number.",
        fix="return one scalar; for further results use has_aux=True.",
    )


def _check_output(made: Trace, what: str, holomorphic: bool) -> None:
    t = made.graph.out_types[0]
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
    check_output(t, what, holomorphic, loc)


def check_output(t: TensorType, what: str, holomorphic: bool, loc: Loc | None) -> None:
    """Raise unless reverse mode begins at results of this type."""
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
