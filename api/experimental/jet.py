"""Derivatives of a function along a curve, up to any order: `jet`.

A curve is given by its derivatives at one point. Here it is a function of time with these as its
rules, and the function of it is differentiated by time again and again.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial
from itertools import chain
from typing import TYPE_CHECKING, Any

from monograph._missing import explain as _explain
from monograph._operands.values import value
from monograph.hlo.errors import ArgumentError
from monograph.lax.elementwise import convert_element_type
from monograph.numpy.creation import zeros_like
from monograph.tracer import tree
from monograph.tracer.autodiff import jvp
from monograph.tracer.custom_jvp import custom_jvp

__all__ = ["jet", "jet2"]


def jet(
    fun: Callable[..., Any],
    primals: Sequence[Any],
    series: Sequence[Sequence[Any]],
    factorial_scaled: bool = True,
    **_: Any,
) -> tuple[Any, Any]:
    """The derivatives of ``fun`` of a curve.

    Args:
        fun: a differentiable function of arrays that returns a tree.
        primals: where the curve of every argument is.
        series: for every argument its first, second, ... derivative; as many for each.
        factorial_scaled: whether terms are derivatives; if not, they are Taylor coefficients:
            derivatives divided by the factorial of their order.

    Returns:
        What the function returns, and the same tree with a list of terms in place of every array.

    Raises:
        ArgumentError: if arguments have unlike numbers of terms, or are trees.

    >>> y, (dy, ddy) = jet(lambda x: x**3, (2.0,), ([1.0, 0.0],))
    >>> y.item(), dy.item(), ddy.item()
    (8.0, 12.0, 12.0)
    """
    order = _order(primals, series)
    weights = [1 if factorial_scaled else math.factorial(k + 1) for k in range(order)]
    curves = [
        [value(d, "jet") for d in (x, *[w * t for w, t in zip(weights, terms, strict=True)])]
        for x, terms in zip(primals, series, strict=True)
    ]
    structure = None

    def values(time: Any) -> list[list[Any]]:
        nonlocal structure
        leaves, structure = tree.flatten(fun(*[_curve(time, *curve) for curve in curves]))
        return [leaves]

    f: Callable[[Any], list[list[Any]]] = values
    for _order_so_far in range(order):
        f = partial(_with_one_more, f)
    first, *rest = f(0.0)
    assert structure is not None
    found = [
        [of_order[i] / w for of_order, w in zip(rest, weights, strict=True)]
        for i in range(len(first))
    ]
    return structure.unflatten(first), structure.unflatten(found)


jet2 = partial(jet, factorial_scaled=False)


def _order(primals: Sequence[Any], series: Sequence[Sequence[Any]]) -> int:
    """How many terms every argument has."""
    orders = {len(terms) for terms in series}
    if len(orders) != 1 or len(primals) != len(series):
        raise ArgumentError(
            f"jet: {len(primals)} arguments with {[len(terms) for terms in series]} terms",
            fix="give as many terms for every argument.",
        )
    given = chain(primals, *series)
    if not all(tree.treedef_is_leaf(tree.structure(x)) for x in given):
        raise ArgumentError("jet: an argument or a term is a tree", fix="give arrays.")
    return orders.pop()


@custom_jvp
def _curve(time: Any, here: Any, *derivatives: Any) -> Any:
    """A function of time that is ``here``; its derivative is the curve of the others."""
    return here


@_curve.defjvp
def _along(primals: Any, tangents: Any) -> tuple[Any, Any]:
    time, here, *later = primals
    passed, change, *_ = tangents
    now = _curve(*primals)  # not `here`, which would stand still in further derivatives
    if not later or here.dtype.kind in "biu":  # which have no derivatives, whatever is given
        return now, change
    speed = convert_element_type(_curve(time, *later), here.dtype)
    return now, change + speed * convert_element_type(passed, here.dtype)


def _with_one_more(f: Callable[[Any], list[list[Any]]], time: Any) -> list[list[Any]]:
    """The derivatives that ``f`` gives, and that of its last ones."""
    found, changes = jvp(f, (time,), (1.0,))
    constant = [not hasattr(x, "dtype") or x.dtype.kind in "biu" for x in found[-1]]
    last = [
        zeros_like(x, dtype=float) if still else d
        for x, d, still in zip(found[-1], changes[-1], constant, strict=True)
    ]
    return [*found, last]


def __dir__() -> list[str]:
    return __all__


if not TYPE_CHECKING:  # a type checker must still find misspelt names
    __getattr__ = _explain(__name__)
