"""LU and QR: `lu`, `geqrf`, `geqp3`, `householder_product`, `ormqr`, `qr`, and pivots as an order.

All but `qr`, which is a composite of the others, are one LAPACK routine each, with its results as
they are: factors in one matrix, pivots counted from 1, `info`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from monograph.hlo.builder import build
from monograph.hlo.errors import ShapeError
from monograph.hlo.ops import matrices as mat
from monograph.hlo.ops.composite import composite
from monograph.hlo.ops.define import Types, check_count
from monograph.hlo.ops.lapack import CALLS, Array, Call, Length, Work, letter, reference
from monograph.hlo.ops.leaf import ones, splat, zeros
from monograph.hlo.ops.matrices import along_rows, matmul, size_of, triangle
from monograph.hlo.ops.qr_derivative import qr_jvp
from monograph.hlo.ops.reduce import sum_over
from monograph.hlo.ops.slices import cut
from monograph.hlo.ops.triangular import solve
from monograph.hlo.ops.while_loop import while_
from monograph.hlo.record import Attrs, Mlir, OpDef, ops, register
from monograph.hlo.types import I32, TensorType, Type, real_dtype, tensor


def _wide(m: int, n: int) -> float:
    """Operations of an elimination, or of the reflections, of m by n."""
    k = min(m, n)
    return k * (m * n - k * (m + n) / 2 + k * k / 3) * 2


def _define(name: str, operands: tuple[str, ...], ranks: tuple[int, ...], infer: Any,
            describe: Any, flops: Any = _wide, **rules: Any) -> OpDef:  # fmt: skip
    """The record of an op that is one routine."""
    op = OpDef(
        name,
        "opaque",
        infer,
        reference(lambda: op, describe),
        operands=operands,
        dtypes=mat.KINDS,
        batch=mat.batch_rule(lambda: op),
        signature=mat.batch_signature(ranks, infer),
        cost=mat.work(flops),
        ulp=mat.ULP,
        mlir=Mlir("stablehlo.custom_call"),
        **rules,
    )
    CALLS[op] = describe
    return register(op)


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
    low, up = _grown(low, lead + 1, m), _grown(up, lead, n)
    low = mat.on_diagonal(ones(low.type), low)
    if n <= m:
        return low, up
    row = ops.iota(iota_dimension=lead, shape=up.type.shape, dtype=I32)
    late = ops.compare(row, splat(k, row.type), comparison_direction="GE")
    late = ops.and_(late, mat.diagonal_mask(up.type.shape))
    return low, ops.select(late, ones(up.type), up)


def _grown(x: Any, axis: int, size: int) -> Any:
    """Zeros behind `x` along an axis, up to a size."""
    none = (0,) * x.type.ndim
    high = [0] * x.type.ndim
    high[axis] = size - x.type.shape[axis]
    if not high[axis]:
        return x
    zero = zeros(tensor((), x.type.dtype))
    return ops.pad(
        x, zero, edge_padding_low=none, edge_padding_high=tuple(high), interior_padding=none
    )


def permutation_matrix(pivots: Any, size: int, t: TensorType) -> Any:
    """P of P A = L U, from LAPACK's pivots, in the element type of `t`."""
    order = lu_pivots_to_permutation(
        ops.subtract(pivots, ones(pivots.type)), permutation_size=size
    )
    shape = (*order.type.shape, size)
    column = ops.iota(iota_dimension=len(shape) - 1, shape=shape, dtype=I32)
    here = ops.compare(along_rows(order, shape), column, comparison_direction="EQ")
    one = tensor(shape, t.dtype)
    return ops.select(here, ones(one), zeros(one))


lu: OpDef = _define("lu", ("a",), (2,), _lu_type, _lu_call, jvp=_lu_jvp)


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
        place = ops.iota(iota_dimension=len(lead), shape=held.type.shape, dtype=I32)
        number = ops.broadcast_in_dim(i, shape=held.type.shape, broadcast_dimensions=())
        here = ops.compare(place, number, comparison_direction="EQ")
        other = _one(given, i, len(lead))
        there = ops.compare(place, along_rows(other, held.type.shape), comparison_direction="EQ")
        mine = along_rows(_one(held, i, len(lead)), held.type.shape)
        theirs = sum_over(ops.select(there, held, zeros(held.type)), (len(lead),))
        theirs = along_rows(theirs, held.type.shape)
        moved = ops.select(here, theirs, ops.select(there, mine, held))
        return [ops.add(i, ones(i32)), moved]

    types = (i32, order.type, t)
    cond, body = build(more, types, "more"), build(swap, types, "swap")
    return while_(zeros(i32), order, pivots, cond=cond, body=body, nc=2)[1]


def _one(x: Any, i: Any, axis: int) -> Any:
    """Element i along the last axis."""
    sizes = (*x.type.shape[:axis], 1)
    start = [zeros(i.type)] * axis + [i]
    return ops.reshape(ops.dynamic_slice(x, *start, slice_sizes=sizes), shape=sizes[:-1])


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


# ---- qr ------------------------------------------------------------------------------------------


def _geqrf_type(types: Types, attrs: Attrs) -> Type:
    """(reflectors below R, tau)."""
    batch = mat.check_matrices("geqrf", ("a",), (2,), types)
    return types[0], tensor((*batch, min(size_of(types[0]))), types[0].dtype)


def _geqrf_call(types: Types, attrs: Attrs) -> Call:
    (m, n), d = size_of(types[0]), types[0].dtype
    a, tau = Array(d, m, n, source=0, target=0), Array(d, min(m, n), target=1)
    args = (m, n, a, max(m, 1), tau, Work(d), Length(5), Array(I32, 1))
    return Call(letter(d) + "geqrf", args)


geqrf: OpDef = _define("geqrf", ("a",), (2,), _geqrf_type, _geqrf_call)


def _geqp3_type(types: Types, attrs: Attrs) -> Type:
    """(reflectors below R, columns counted from 1, tau)."""
    check_count("geqp3", ("a", "jpvt"), types)
    batch = mat.check_matrices("geqp3", ("a", "jpvt"), (2, 1), types)
    a, columns = types
    if columns.dtype is not I32 or columns.shape[-1] != a.shape[-1]:
        raise ShapeError(
            f"geqp3: jpvt must hold one i32 for each of the {a.shape[-1]} columns",
            operands={"a": a, "jpvt": columns},
            fix="give zeros, or 1 for columns that come first.",
        )
    return a, columns, tensor((*batch, min(size_of(a))), a.dtype)


def _geqp3_call(types: Types, attrs: Attrs) -> Call:
    (m, n), d = size_of(types[0]), types[0].dtype
    a, tau = Array(d, m, n, source=0, target=0), Array(d, min(m, n), target=2)
    columns = Array(I32, n, source=1, target=1)
    real = (Work(real_dtype(d), 2 * n),) if d.is_complex else ()
    args = (m, n, a, max(m, 1), columns, tau, Work(d), Length(6), *real, Array(I32, 1))
    return Call(letter(d) + "geqp3", args)


geqp3: OpDef = _define("geqp3", ("a", "jpvt"), (2, 1), _geqp3_type, _geqp3_call)


def _reflections(name: str, a: TensorType, tau: TensorType) -> None:
    m, n = size_of(a)
    if n > m or tau.shape[-1] > n:
        raise ShapeError(
            f"{name}: {tau.shape[-1]} reflections of {m} by {n} matrices",
            operands={"a": a, "taus": tau},
            why="a has at least as many rows as columns, and a column for every reflection.",
            fix="slice the columns of a.",
        )


def _product_type(types: Types, attrs: Attrs) -> Type:
    name = "householder_product"
    mat.check_matrices(name, ("a", "taus"), (2, 1), types)
    _reflections(name, *types)
    return types[0]


def _product_call(types: Types, attrs: Attrs) -> Call:
    (m, n), d = size_of(types[0]), types[0].dtype
    k = types[1].shape[-1]
    a, tau = Array(d, m, n, source=0, target=0), Array(d, k, source=1)
    args = (m, n, k, a, max(m, 1), tau, Work(d), Length(6), Array(I32, 1))
    return Call(letter(d) + ("ungqr" if d.is_complex else "orgqr"), args)


householder_product: OpDef = _define(
    "householder_product", ("a", "taus"), (2, 1), _product_type, _product_call
)


def _ormqr_type(types: Types, attrs: Attrs) -> Type:
    mat.check_matrices("ormqr", ("a", "taus", "c"), (2, 1, 2), types)
    a, tau, c = types
    rows = c.shape[-2 if attrs["left"] else -1]
    if a.shape[-2] != rows or tau.shape[-1] > min(size_of(a)):
        raise ShapeError(
            "ormqr: the reflections do not fit",
            operands={"a": a, "taus": tau, "c": c},
            why=f"with left={attrs['left']}, Q has {rows} rows, one for each row of a.",
            fix="a has as many rows as Q, and a column for every reflection.",
        )
    return c


def _ormqr_call(types: Types, attrs: Attrs) -> Call:
    a, tau, c = types
    d, k, (m, n) = a.dtype, tau.shape[-1], size_of(c)
    rows, columns = size_of(a)
    adjoint = "C" if d.is_complex else "T"
    args = (
        "L" if attrs["left"] else "R",
        adjoint if attrs["transpose"] else "N",
        m, n, k,
        Array(d, rows, columns, source=0),
        max(rows, 1),
        Array(d, k, source=1),
        Array(d, m, n, source=2, target=0),
        max(m, 1),
        Work(d), Length(10), Array(I32, 1),
    )  # fmt: skip
    return Call(letter(d) + ("unmqr" if d.is_complex else "ormqr"), args)


ormqr: OpDef = _define(
    "ormqr", ("a", "taus", "c"), (2, 1, 2), _ormqr_type, _ormqr_call,
    attrs=("left", "transpose"), defaults={"left": True, "transpose": False},
)  # fmt: skip


def _qr(ins: Any, attrs: Attrs) -> list[Any]:
    """Reflections, then their product: q, r, and with pivoting the columns counted from 0."""
    (x,) = ins
    t, lead = x.type, x.type.ndim - 2
    mat.check_matrices("qr", ("x",), (2,), (t,))
    m, n = size_of(t)
    more: list[Any] = []
    if attrs["pivoting"]:
        columns = tensor((*t.shape[:-2], n), I32)
        made, places, tau = geqp3(x, zeros(columns))
        more = [ops.subtract(places, ones(columns))]
    else:
        made, tau = geqrf(x)
    k = m if attrs["full_matrices"] else min(m, n)
    r = triangle(cut(made, lead, 0, k), False)
    basis = cut(made, lead + 1, 0, min(m, n))
    return [householder_product(_grown(basis, lead + 1, k), tau), r, *more]


qr: OpDef = composite(
    "qr",
    _qr,
    attrs=("full_matrices", "pivoting"),
    defaults={"full_matrices": True, "pivoting": False},
    operands=("x",),
    listed=True,
    dtypes=mat.KINDS,
    jvp=qr_jvp,
    batch=mat.batch_rule(lambda: qr),
    ulp=mat.ULP,
)
