"""Whole matrices of derivatives: `jacfwd`, `jacrev`, `hessian`: `vmap` over a standard basis."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from monograph.hlo.errors import GradError
from monograph.hlo.ops import reshape, zeros
from monograph.hlo.ops.slices import cut
from monograph.hlo.types import TensorType, tensor
from monograph.tracer import tree
from monograph.tracer.arguments import name_of, positions
from monograph.tracer.autodiff import jvp
from monograph.tracer.avals import value_of
from monograph.tracer.gradient import check_input, check_output
from monograph.tracer.linear_maps import vjp
from monograph.tracer.vmap import vmap


def _basis(values: Sequence[Any]) -> list[np.ndarray[Any, Any]]:
    """Per value the unit vectors of the whole list: shape (total size, *shape of the value)."""
    total = sum(v.type.size for v in values)
    out, start = [], 0
    for v in values:
        eye = np.zeros((total, v.type.size), v.type.dtype.np)
        eye[start : start + v.type.size] = np.eye(v.type.size, dtype=eye.dtype)
        out.append(eye.reshape(total, *v.type.shape))
        start += v.type.size
    return out


def _pick(fun: Callable[..., Any], args: Sequence[Any], argnums: tuple[int, ...]) -> Any:
    def of_picked(*picked: Any, **kwargs: Any) -> Any:
        full = list(args)
        for i, x in zip(argnums, picked, strict=True):
            full[i] = x
        return fun(*full, **kwargs)

    return functools.wraps(fun)(of_picked)


def _check_forward(t: TensorType, what: str, holomorphic: bool) -> None:
    """Raise unless forward mode differentiates by arguments of this type."""
    if t.dtype.is_complex if holomorphic else t.dtype.is_float:
        return
    wanted = "complex" if holomorphic else "a real floating-point number"
    raise GradError(
        f"{what}: the argument must be {wanted}",
        operands={"the argument": t},
        why="integers and booleans have no derivative, and that by a complex number is one number "
        "for holomorphic functions only.",
        fix="pass it as a float, or leave it out of argnums; holomorphic=True takes complex "
        "arguments.",
    )


def _unblock(matrix: Any, values: Sequence[Any], treedef: Any, *, columns: bool) -> Any:
    """Split the basis dimension (last if `columns`, else first) by value and give it its shape."""
    out, start = [], 0
    for v in values:
        stop = start + v.type.size
        full = matrix.type.shape
        axis = len(full) - 1 if columns else 0
        rest = full[:-1] if columns else full[1:]
        part = cut(matrix, axis, start, stop)
        out.append(
            reshape(part, shape=(*rest, *v.type.shape) if columns else (*v.type.shape, *rest))
        )
        start = stop
    return treedef.unflatten(out)


def jacfwd(
    fun: Callable[..., Any],
    argnums: int | Sequence[int] = 0,
    has_aux: bool = False,
    holomorphic: bool = False,
) -> Callable[..., Any]:
    """The matrix of derivatives, column by column (forward mode): for few inputs, many outputs.

    Args:
        fun: a function of trees of floating-point arrays.
        argnums: the positional argument, or arguments, to differentiate by.
        has_aux: whether `fun` returns ``(out, aux)``; then so does the result.
        holomorphic: whether `fun` is a complex function to differentiate as such.

    Returns:
        A function whose result has, per result of `fun`, a tree like the argument with arrays of
        shape (result's shape, argument's shape).
    """

    @functools.wraps(fun)
    def jacobian(*args: Any, **kwargs: Any) -> Any:
        what = f"jacfwd of {name_of(fun)!r}"
        picked = positions(argnums, len(args), fun, what)
        inner = functools.partial(_pick(fun, args, picked), **kwargs)
        primals = tuple(args[i] for i in picked)
        leaves, treedef = tree.flatten(primals)
        values = [value_of(x) for x in leaves]
        for v in values:
            _check_forward(v.type, what, holomorphic)

        def push(*basis: Any) -> Any:
            tangents: Any = treedef.unflatten(basis)
            found = jvp(inner, primals, tangents, has_aux=has_aux)
            return found[1:] if has_aux else (found[1], None)

        axes = (0,) * len(values)
        columns, aux = vmap(push, in_axes=axes, out_axes=(-1, None))(*_basis(values))
        for m in tree.leaves(columns) if holomorphic else ():
            check_output(m.type, what, True, None)
        found = tree.map(lambda m: _columns(m, values, treedef, argnums), columns)
        return (found, aux) if has_aux else found

    return jacobian


def _columns(m: Any, values: Sequence[Any], treedef: Any, argnums: int | Sequence[int]) -> Any:
    return _single(_unblock(m, values, treedef, columns=True), argnums)


def jacrev(
    fun: Callable[..., Any],
    argnums: int | Sequence[int] = 0,
    has_aux: bool = False,
    holomorphic: bool = False,
    allow_int: bool = False,
) -> Callable[..., Any]:
    """The matrix of derivatives, row by row (reverse mode): for many inputs, few outputs.

    Arguments and result as for `jacfwd`; `allow_int` lets integer arguments pass, whose derivatives
    are zeros.
    """

    @functools.wraps(fun)
    def jacobian(*args: Any, **kwargs: Any) -> Any:
        what = f"jacrev of {name_of(fun)!r}"
        picked = positions(argnums, len(args), fun, what)
        inner = functools.partial(_pick(fun, args, picked), **kwargs)
        chosen, in_tree = tree.flatten(tuple(args[i] for i in picked))
        types = [value_of(x, f"an argument of {what}").type for x in chosen]
        for t in types:
            check_input(t, "the argument", what, holomorphic, allow_int)
        found = vjp(inner, *(args[i] for i in picked), has_aux=has_aux)
        out, back = found[:2]
        leaves, treedef = tree.flatten(out)
        values = [value_of(x) for x in leaves]
        for v in values:
            check_output(v.type, what, holomorphic, None)

        def pull(*basis: Any) -> Any:
            cts = tree.leaves(back(treedef.unflatten(basis)))
            return [ct for ct, t in zip(cts, types, strict=True) if t.dtype.is_inexact]

        rows = iter(vmap(pull, in_axes=(0,) * len(values))(*_basis(values)) if values else ())
        # One row list per argument, of trees like the result; JAX's order is the other way.
        split = [_rows(next(rows) if t.dtype.is_inexact else None, t, values) for t in types]
        jac = treedef.unflatten(
            [_single(in_tree.unflatten(c), argnums) for c in zip(*split, strict=True)]
        )
        return (jac, found[2]) if has_aux else jac

    return jacobian


def _rows(matrix: Any, t: TensorType, values: Sequence[Any]) -> list[Any]:
    """Per result its rows of the matrix of one argument; zeros of its type for integers."""
    if matrix is None:
        return [zeros(tensor((*v.type.shape, *t.shape), t.dtype)) for v in values]
    return tree.leaves(_unblock(matrix, values, tree.structure(list(values)), columns=False))


def _single(found: Any, argnums: int | Sequence[int]) -> Any:
    return found[0] if isinstance(argnums, int) else found


jacobian = jacrev


def hessian(
    fun: Callable[..., Any],
    argnums: int | Sequence[int] = 0,
    has_aux: bool = False,
    holomorphic: bool = False,
) -> Callable[..., Any]:
    """The matrix of second derivatives of a scalar function: forward over reverse."""
    options: Any = {"has_aux": has_aux, "holomorphic": holomorphic}
    return jacfwd(jacrev(fun, argnums, **options), argnums, **options)
