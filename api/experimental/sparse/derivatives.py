"""Derivatives by sparse arrays: by what they keep."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from monograph import numpy as mnp
from monograph.experimental.sparse.base import is_sparse
from monograph.tracer import tree
from monograph.tracer.gradient import value_and_grad as value_and_dense_grad
from monograph.tracer.jacobian import jacfwd as dense_jacfwd
from monograph.tracer.jacobian import jacrev as dense_jacrev

Derive = Callable[..., Callable[..., Any]]


def _by_elements(
    derive: Derive, fun: Callable[..., Any], argnums: int | Sequence[int]
) -> Callable[..., tuple[Any, Any]]:
    """What `derive` gives of `fun` as a function of what its sparse arguments keep.

    Args:
        derive: gives functions of the same arguments, whose results end in derivatives.
        fun: a function of trees with sparse arrays.
        argnums: by which arguments.

    Returns:
        A function to all results but the derivatives, and these, sparse where arguments are.
    """

    def run(*args: Any, **kwargs: Any) -> tuple[Any, Any]:
        leaves, structure = tree.flatten(args, is_leaf=is_sparse)

        def of_data(*data: Any, **named: Any) -> Any:
            by_leaf = iter(tree.leaves(data))
            whole = [_like(x, next(by_leaf)) for x in leaves]
            return fun(*structure.unflatten(whole), **named)

        data = structure.unflatten([x.data if is_sparse(x) else x for x in leaves])
        found, slopes = derive(of_data)(*data, **kwargs)
        wanted = args[argnums] if isinstance(argnums, int) else tuple(args[i] for i in argnums)
        places, shape = tree.flatten(wanted, is_leaf=is_sparse)
        made = [_like(x, g) for x, g in zip(places, tree.leaves(slopes), strict=True)]
        return found, shape.unflatten(made)

    return run


def _like(x: Any, data: Any) -> Any:
    """These elements where a sparse array has its own, with batches before; dense ones alone."""
    if not is_sparse(x):
        return data
    (own, *places), structure = tree.flatten(x)
    batch = data.shape[: data.ndim - own.ndim]
    spread = [mnp.broadcast_to(p, (*batch, *p.shape)) if batch else p for p in places]
    return structure.unflatten([data, *spread])


def value_and_grad(
    fun: Callable[..., Any],
    argnums: int | Sequence[int] = 0,
    has_aux: bool = False,
    **options: Any,
) -> Callable[..., Any]:
    """`value_and_grad` of a function of sparse arrays: the gradient is one, with the same places.

    Args:
        fun: a function of trees with sparse arrays.
        argnums, has_aux: as for `monograph.value_and_grad`, as are other options.
    """
    return _by_elements(
        lambda f: value_and_dense_grad(f, argnums, has_aux, **options), fun, argnums
    )


def grad(
    fun: Callable[..., Any],
    argnums: int | Sequence[int] = 0,
    has_aux: bool = False,
    **options: Any,
) -> Callable[..., Any]:
    """The gradient alone, see `value_and_grad`."""

    def run(*args: Any, **kwargs: Any) -> Any:
        found, slopes = value_and_grad(fun, argnums, has_aux, **options)(*args, **kwargs)
        return (slopes, found[1]) if has_aux else slopes

    return run


def _jacobian(derive: Derive) -> Derive:
    def of(
        fun: Callable[..., Any],
        argnums: int | Sequence[int] = 0,
        has_aux: bool = False,
        **options: Any,
    ) -> Callable[..., Any]:
        def parted(f: Callable[..., Any]) -> Callable[..., Any]:
            jacobian = derive(f, argnums, has_aux, **options)

            def run(*args: Any, **kwargs: Any) -> Any:
                made = jacobian(*args, **kwargs)
                return made[::-1] if has_aux else (None, made)

            return run

        def run(*args: Any, **kwargs: Any) -> Any:
            aux, made = _by_elements(parted, fun, argnums)(*args, **kwargs)
            return (made, aux) if has_aux else made

        return run

    name = derive.__name__
    of.__name__ = of.__qualname__ = name
    of.__doc__ = (
        f"`{name}` of a function of sparse arrays to a dense one: the dimensions of the result are "
        "batches."
    )
    return of


jacfwd = _jacobian(dense_jacfwd)
jacrev = _jacobian(dense_jacrev)
jacobian = jacrev
