"""`lax`'s folds: reduce with a body of the user's, the usual monoids, running folds, products."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from monograph._operands.axes import axes_of, axis_of, ints_of
from monograph._operands.placed import living_in, placeable
from monograph._operands.values import convert, shortened, value
from monograph.hlo.errors import ArgumentError, DTypeError
from monograph.hlo.graph import Graph
from monograph.hlo.ops import lexical
from monograph.hlo.ops.composite import composite
from monograph.hlo.ops.cumulative import running
from monograph.hlo.ops.monoids import identity, monoid, monoid_of
from monograph.hlo.record import OpDef, ops
from monograph.hlo.types import DType, TensorType, real_dtype
from monograph.lax.folding import fold_of
from monograph.numpy import linear, reductions, special
from monograph.tracer import tree
from monograph.tracer.arguments import as_int
from monograph.tracer.dtypes import requested


@placeable
def reduce(
    operands: Any, init_values: Any, computation: Callable[..., Any], dimensions: Sequence[int]
) -> Any:
    """A fold over dimensions by a function of two scalars (or of two trees of scalars).

    Args:
        operands: an array, or a tree of arrays of one shape.
        init_values: the tree's scalars to start from, neutral elements of the function.
        computation: combines two trees of scalars; associative and commutative.
        dimensions: over which to fold.
    """
    fold = fold_of("reduce", operands, init_values, computation)
    out = ops.reduce(
        *fold.values,
        *fold.starts,
        dimensions=ints_of(dimensions, "dimensions"),
        body=_interned(fold.body),
    )
    return fold.results(out)


def _interned(graph: Graph) -> Graph:
    name = monoid_of(graph)
    return graph if name is None else monoid(name, graph.out_types[0].dtype)


def _fold(name: str, monoid_name: str) -> Callable[..., Any]:
    def f(operand: Any, axes: Sequence[int], *, out_sharding: Any = None) -> Any:
        x = value(operand, name)
        made = reductions.reduce_by(monoid_name, x, axes_of(tuple(axes), x.type.ndim, name))
        return living_in(made, out_sharding)

    f.__name__ = f.__qualname__ = name
    f.__doc__ = f"The fold by `{monoid_name}` over axes."
    return f


reduce_sum = _fold("reduce_sum", "add")
reduce_prod = _fold("reduce_prod", "multiply")
reduce_max = _fold("reduce_max", "maximum")
reduce_min = _fold("reduce_min", "minimum")
reduce_and = _fold("reduce_and", "and")
reduce_or = _fold("reduce_or", "or")
reduce_xor = _fold("reduce_xor", "xor")


def _running(name: str, op: Callable[..., Any]) -> Callable[..., Any]:
    def f(operand: Any, axis: int = 0, reverse: bool = False) -> Any:
        x = value(operand, name)
        return op(x, axis=axis_of(axis, x.type.ndim, name), reverse=bool(reverse))

    f.__name__ = f.__qualname__ = name
    f.__doc__ = f"`{name}` along an axis, from the end if `reverse`."
    return f


def _extreme(op: OpDef, name: str) -> Callable[..., Any]:
    def f(x: Any, axis: int, reverse: bool) -> Any:
        if not x.type.dtype.is_complex:
            return op(x, axis=axis, reverse=reverse)
        return running(
            lambda a, b: lexical.further(name, a, b),
            lambda d: identity(name, d)[()],
            x,
            axis,
            reverse,
        )

    return f


cumsum = _running("cumsum", ops.cumsum)
cumprod = _running("cumprod", ops.cumprod)
cummax = _running("cummax", _extreme(ops.cummax, "maximum"))
cummin = _running("cummin", _extreme(ops.cummin, "minimum"))


def _cumlogsumexp(ins: Any, attrs: Any) -> Any:
    return running(special.logaddexp, lambda d: -np.inf, ins[0], attrs["axis"], attrs["reverse"])


cumlogsumexp = _running(
    "cumlogsumexp",
    composite("cumlogsumexp", _cumlogsumexp, attrs=("axis", "reverse"), operands=("x",)),
)


def argmax(operand: Any, axis: int, index_dtype: Any = "int32") -> Any:
    """The index of the largest element along an axis."""
    return convert(reductions.argmax(operand, axis), _index_dtype(index_dtype, "argmax"))


def argmin(operand: Any, axis: int, index_dtype: Any = "int32") -> Any:
    """The index of the smallest element along an axis."""
    return convert(reductions.argmin(operand, axis), _index_dtype(index_dtype, "argmin"))


def _index_dtype(given: Any, where: str) -> DType:
    d = requested(given, where)
    if not d.is_integer:
        raise DTypeError(f"{where}: {d} is no type of indices", fix="name an integer type.")
    return d


# ---- products ------------------------------------------------------------------------------------
def dot_general(
    lhs: Any,
    rhs: Any,
    dimension_numbers: Any,
    precision: Any = None,
    preferred_element_type: Any = None,
    *,
    out_sharding: Any = None,
) -> Any:
    """Sums of products.

    Args:
        lhs, rhs: the operands; of two element types the preferred one is computed in, or if none is
            given, the one with the larger range.
        dimension_numbers: ((lhs contracting, rhs contracting), (lhs batching, rhs batching)).
        precision: None, ``default``, ``high`` or ``highest``.
        preferred_element_type: element type of the result.
        out_sharding: where the result is to live.
    """
    x, y = _of_one_type(lhs, rhs, "dot_general", preferred_element_type)
    sums, batch = contracted_axes(dimension_numbers, "dot_general")
    made = linear.contract(x, y, sums, batch, precision, preferred_element_type)
    return living_in(made, out_sharding)


Pairs = tuple[tuple[int, ...], tuple[int, ...]]


def contracted_axes(dimension_numbers: Any, name: str) -> tuple[Pairs, Pairs]:
    """What a product sums over and what it goes along, for either operand."""
    try:
        sums, batch = [
            (tuple([as_int(a, "axis") for a in i]), tuple([as_int(a, "axis") for a in j]))
            for i, j in dimension_numbers
        ]
    except (TypeError, ValueError):
        raise ArgumentError(
            f"{name}: dimension_numbers is not a pair of pairs of axes",
            operands={"dimension_numbers": shortened(dimension_numbers)},
            fix="give ((x contracting, y contracting), (x batching, y batching)), "
            "such as (((1,), (0,)), ((), ())).",
        ) from None
    return sums, batch


def _of_one_type(lhs: Any, rhs: Any, name: str, preferred: Any) -> tuple[Any, Any]:
    """Both operands of a product; a preferred result type, if given, settles theirs later."""
    x, y = value(lhs, name), value(rhs, name, 1)
    if preferred is not None or x.type.dtype is y.type.dtype:
        return x, y
    wider = max(x.type, y.type, key=_range).dtype
    return convert(x, wider), convert(y, wider)


def _range(t: TensorType) -> tuple[Any, ...]:
    """Which of two element types a product of both is computed in: the greater, as XLA has it."""
    d = t.dtype
    if not d.is_inexact:
        return False, -1, -1, d.bits, d.kind != "uint"
    real = real_dtype(d)
    return d.is_complex, real.exponent, real.mantissa, real.bits, True


def dot(
    lhs: Any,
    rhs: Any,
    *,
    dimension_numbers: Any = None,
    precision: Any = None,
    preferred_element_type: Any = None,
    out_sharding: Any = None,
) -> Any:
    """The product of vectors and matrices, or `dot_general` if dimension numbers are given."""
    if dimension_numbers is not None:
        made = dot_general(lhs, rhs, dimension_numbers, precision, preferred_element_type)
        return living_in(made, out_sharding)
    x, y = _of_one_type(lhs, rhs, "dot", preferred_element_type)
    if not 1 <= x.type.ndim <= 2 or not 1 <= y.type.ndim <= 2:
        raise ArgumentError(
            "lax.dot takes vectors and matrices", operands={"lhs": x.type, "rhs": y.type},
            fix="use dot_general or monograph.numpy.matmul.",
        )  # fmt: skip
    made = linear.dot(x, y, precision=precision, preferred_element_type=preferred_element_type)
    return living_in(made, out_sharding)


def batch_matmul(lhs: Any, rhs: Any, precision: Any = None) -> Any:
    """Matrix products over leading batch dimensions, which must be equal."""
    return linear.matmul(lhs, rhs, precision=precision)


def optimization_barrier(operand: Any) -> Any:
    """The tree `operand` itself, across which nothing is moved, merged or recomputed."""
    leaves, treedef = tree.flatten(operand)
    values = [value(x, "optimization_barrier") for x in leaves]
    return tree.unflatten(treedef, ops.optimization_barrier(*values)) if values else operand
