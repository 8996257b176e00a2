"""Derivatives by sparse arrays: by what they keep."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from monograph.experimental.sparse.bcoo import BCOO
from monograph.tracer import tree
from monograph.tracer.gradient import value_and_grad as value_and_dense_grad


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

    def run(*args: Any, **kwargs: Any) -> Any:
        leaves, structure = tree.flatten(args, is_leaf=_is_sparse)

        def of_data(*data: Any, **named: Any) -> Any:
            by_leaf = iter(tree.leaves(data))
            whole = [_like(x, next(by_leaf)) for x in leaves]
            return fun(*structure.unflatten(whole), **named)

        data = structure.unflatten([x.data if _is_sparse(x) else x for x in leaves])
        found, slopes = value_and_dense_grad(of_data, argnums, has_aux, **options)(*data, **kwargs)
        wanted = args[argnums] if isinstance(argnums, int) else tuple(args[i] for i in argnums)
        places, shape = tree.flatten(wanted, is_leaf=_is_sparse)
        made = [_like(x, g) for x, g in zip(places, tree.leaves(slopes), strict=True)]
        return found, shape.unflatten(made)

    return run


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


def _is_sparse(x: Any) -> bool:
    return isinstance(x, BCOO)


def _like(x: Any, data: Any) -> Any:
    """These elements where a sparse array has its own; a dense one as it is."""
    return BCOO((data, x.indices), shape=x.shape, **x._known) if _is_sparse(x) else data
