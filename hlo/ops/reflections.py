"""`geqrf`, `geqp3`, `householder_product`, `ormqr` as LAPACK has them, and `qr` made of them."""

from __future__ import annotations

from typing import Any

from monograph.hlo.errors import ShapeError
from monograph.hlo.ops import matrices as mat
from monograph.hlo.ops.composite import composite
from monograph.hlo.ops.define import Types, check_count
from monograph.hlo.ops.lapack import Array, Call, Length, Work, letter
from monograph.hlo.ops.leaf import ones, zeros
from monograph.hlo.ops.matrices import size_of, triangle
from monograph.hlo.ops.qr_derivative import qr_jvp
from monograph.hlo.ops.routines import routine
from monograph.hlo.ops.slices import cut
from monograph.hlo.record import Attrs, OpDef, ops
from monograph.hlo.types import I32, TensorType, Type, real_dtype, tensor

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


geqrf: OpDef = routine("geqrf", ("a",), (2,), _geqrf_type, _geqrf_call, mat.work(mat.elimination))


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


geqp3: OpDef = routine(
    "geqp3", ("a", "jpvt"), (2, 1), _geqp3_type, _geqp3_call, mat.work(mat.elimination),
    dtypes=mat.KINDS | {"int"},
)  # fmt: skip


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


householder_product: OpDef = routine(
    "householder_product",
    ("a", "taus"),
    (2, 1),
    _product_type,
    _product_call,
    mat.work(mat.elimination),
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


ormqr: OpDef = routine(
    "ormqr", ("a", "taus", "c"), (2, 1, 2), _ormqr_type, _ormqr_call,
    mat.work(mat.elimination),
    attrs=("left", "transpose"), defaults={"left": True, "transpose": False},
    factors=mat.applied_factors((2, 1, 2), lambda attrs: attrs["left"]),
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
    return [householder_product(mat.grown(basis, lead + 1, k), tau), r, *more]


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
