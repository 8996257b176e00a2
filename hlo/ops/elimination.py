"""`lu`, with LAPACK's results (both factors in one matrix, pivots from 1, `info`), and its pivots.

`general_solve` is what rules solve equations with.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from monograph.hlo.builder import build
from monograph.hlo.errors import ShapeError
from monograph.hlo.ops import matrices as mat
from monograph.hlo.ops.composite import composite
from monograph.hlo.ops.define import Types
from monograph.hlo.ops.lapack import Array, Call, letter
from monograph.hlo.ops.leaf import ones, splat, zeros
from monograph.hlo.ops.matrices import along_rows, matmul, size_of, triangle
from monograph.hlo.ops.reduce import sum_over
from monograph.hlo.ops.routines import routine
from monograph.hlo.ops.slices import cut
from monograph.hlo.ops.triangular import solve
from monograph.hlo.ops.while_loop import while_
from monograph.hlo.record import Attrs, OpDef, ops
from monograph.hlo.types import I32, TensorType, Type, tensor

# ---- lu ------------------------------------------------------------------------------------------


def _lu_type(types: Types, attrs: Attrs) -> Type:
    """(factors, pivots, info)."""
    batch = mat.check_matrices("lu", ("a",), (2,), types)
    k = min(size_of(types[0]))
    return types[0], tensor((*batch, k), I32), mat.info_type(batch)


def _lu_call(types: Types, attrs: Attrs) -> Call:
    (m, n), d = size_of(types[0]), types[0].dtype
    a, pivots = Array(d, m, n, source=0, target=0), Array(I32, min(m, n), target=1)
    return Call(letter(d) + "getrf", (m, n, a, max(m, 1), pivots, Array(I32, 1, target=2)))


def _lu_jvp(attrs: Attrs, ins: Any, ts: Any, outs: Any) -> list[Any]:
    """L' = L tril(X, -1), U' = triu(X) U with X = L^-1 P A' U^-1.

    De Hoog, Anderssen, Lukas, Differentiation of matrix functionals using triangular
    factorization, Math. Comp. 80 (2011). A rectangular factor is made square with the identity.
    """
    if ts[0] is None:
        return [None, None, None]
    factors, pivots = outs[:2]
    m, n = size_of(factors.type)
    low, up = _square(factors, m, n)
    moved = matmul(permutation_matrix(pivots, m, factors.type), ts[0])
    inner = solve(low, moved, unit=True)
    inner = solve(up, inner, lower=False, left=False)
    low_dot = matmul(low, triangle(inner, True, -1))
    return [ops.add(low_dot, matmul(triangle(inner, False), up)), None, None]


def _square(factors: Any, m: int, n: int) -> tuple[Any, Any]:
    """L as m by m and U as n by n, each completed by the identity."""
    k, lead = min(m, n), factors.type.ndim - 2
    low = cut(triangle(factors, True, -1), lead + 1, 0, k)
    up = cut(triangle(factors, False), lead, 0, k)
    low, up = mat.grown(low, lead + 1, m), mat.grown(up, lead, n)
    low = mat.on_diagonal(ones(low.type), low)
    if n <= m:
        return low, up
    row = ops.iota(iota_dimension=lead, shape=up.type.shape, dtype=I32)
    late = ops.compare(row, splat(k, row.type), comparison_direction="GE")
    late = ops.and_(late, mat.diagonal_mask(up.type.shape))
    return low, ops.select(late, ones(up.type), up)


def permutation_matrix(pivots: Any, size: int, t: TensorType) -> Any:
    """P of P A = L U, from LAPACK's pivots, in the element type of `t`."""
    order = lu_pivots_to_permutation(ops.subtract(pivots, ones(pivots.type)), permutation_size=size)
    shape = (*order.type.shape, size)
    column = ops.iota(iota_dimension=len(shape) - 1, shape=shape, dtype=I32)
    here = ops.compare(along_rows(order, shape), column, comparison_direction="EQ")
    one = tensor(shape, t.dtype)
    return ops.select(here, ones(one), zeros(one))


lu: OpDef = routine("lu", ("a",), (2,), _lu_type, _lu_call, mat.work(mat.elimination), jvp=_lu_jvp)


def general_solve(a: Any, b: Any) -> Any:
    """A^-1 B by LU, for square matrices."""
    factors, pivots, _ = lu(a)
    moved = matmul(permutation_matrix(pivots, a.type.shape[-1], a.type), b)
    return solve(factors, solve(factors, moved, unit=True), lower=False)


# ---- lu_pivots_to_permutation --------------------------------------------------------------------


def _swaps(ins: Any, attrs: Attrs) -> Any:
    """For every i in turn, elements i and pivots[i] are exchanged."""
    (pivots,), size = ins, attrs["permutation_size"]
    *lead, count = pivots.type.shape
    t = pivots.type
    if t.dtype is not I32 or count > size:
        raise ShapeError(
            f"lu_pivots_to_permutation: {t} pivots for {size} rows",
            operands={"pivots": t},
            fix="give at most as many i32 pivots as permutation_size says.",
        )
    order = ops.iota(iota_dimension=len(lead), shape=(*lead, size), dtype=I32)
    if not count or not order.type.size:
        return order
    i32 = tensor((), I32)

    def more(i: Any, _: Any, __: Any) -> list[Any]:
        return [ops.compare(i, splat(count, i32), comparison_direction="LT")]

    def swap(i: Any, held: Any, given: Any) -> list[Any]:
        return [ops.add(i, ones(i32)), exchanged(held, i, _element(given, i))]

    types = (i32, order.type, t)
    cond, body = build(more, types, "more"), build(swap, types, "swap")
    return while_(zeros(i32), order, pivots, cond=cond, body=body, nc=2)[1]


def exchanged(order: Any, i: Any, j: Any) -> Any:
    """Elements `i` and `j` of each vector of integers exchanged; one that is not there is 0.

    Args:
        order: the vectors.
        i, j: numbers of elements, one for all vectors or one for each.
    """
    shape = order.type.shape
    mine, theirs = (along_rows(_element(order, k), shape) for k in (i, j))
    moved = ops.select(_places(shape, j), mine, order)
    return ops.select(_places(shape, i), theirs, moved)


def _element(x: Any, i: Any) -> Any:
    """Element `i` of each vector, by a mask: reading single elements is slow in lanes."""
    return sum_over(ops.select(_places(x.type.shape, i), x, zeros(x.type)), (x.type.ndim - 1,))


def _places(shape: tuple[int, ...], i: Any) -> Any:
    """Where the index in a vector is `i`."""
    index = ops.iota(iota_dimension=len(shape) - 1, shape=shape, dtype=I32)
    dims = tuple(range(i.type.ndim))
    number = ops.broadcast_in_dim(i, shape=shape, broadcast_dimensions=dims)
    return ops.compare(index, number, comparison_direction="EQ")


def _swapped(attrs: Attrs, pivots: Any) -> Any:
    out = np.empty((*pivots.shape[:-1], attrs["permutation_size"]), np.int32)
    out[...] = np.arange(attrs["permutation_size"], dtype=np.int32)
    for place in np.ndindex(pivots.shape[:-1]):
        row = out[place]
        for i, p in enumerate(pivots[place]):
            if 0 <= p < row.size:
                row[i], row[p] = row[p], row[i]
            else:
                row[i] = 0
    return out


lu_pivots_to_permutation: OpDef = composite(
    "lu_pivots_to_permutation",
    _swaps,
    attrs=("permutation_size",),
    operands=("pivots",),
    listed=True,
    ref=_swapped,
    dtypes=frozenset({"int"}),
    batch=mat.batch_rule(lambda: lu_pivots_to_permutation),
)
