"""`cholesky` and `triangular_solve` of StableHLO, and `potrf`, LAPACK's own Cholesky.

Only one triangle of a triangular or Hermitian operand is read, and the derivative sees only that
one. A matrix that is not positive definite gives NaN.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from monograph.hlo.errors import ArgumentError, ShapeError
from monograph.hlo.ops import matrices as mat
from monograph.hlo.ops.complex import conjugate
from monograph.hlo.ops.define import Types, check_count
from monograph.hlo.ops.elementwise import add, multiply, negate, subtract
from monograph.hlo.ops.lapack import Array, Call, One, letter
from monograph.hlo.ops.leaf import splat
from monograph.hlo.ops.matrices import adjoint, matmul, triangle, turned
from monograph.hlo.ops.routines import routine
from monograph.hlo.record import Attrs, Cost, Mlir, OpDef, Undefined, elements_bytes
from monograph.hlo.types import I32, Type

TRANSPOSES = ("NO_TRANSPOSE", "TRANSPOSE", "ADJOINT")


# ---- cholesky ------------------------------------------------------------------------------------


def _cholesky_type(types: Types, attrs: Attrs) -> Type:
    mat.check_matrices("cholesky", ("a",), (2,), types)
    mat.check_square("cholesky", "a", types[0])
    return types[0]


def _potrf_type(types: Types, attrs: Attrs) -> Type:
    batch = mat.check_matrices("potrf", ("a",), (2,), types)
    mat.check_square("potrf", "a", types[0])
    return types[0], mat.info_type(batch)


def _cholesky_call(types: Types, attrs: Attrs) -> Call:
    """A = L L^H by rows is A^T = U^H U by columns with U = L^T: no transposition is needed."""
    d, n = types[0].dtype, types[0].shape[-1]
    a = Array(d, n, n, source=0, target=0, turned=False)
    info = Array(I32, 1, target=1 if attrs.get("info") else None)
    return Call(letter(d) + "potrf", ("U" if attrs["lower"] else "L", n, a, max(n, 1), info))


def _potrf_call(types: Types, attrs: Attrs) -> Call:
    return _cholesky_call(types, {**attrs, "info": True})


def _cholesky_finish(attrs: Attrs, values: Sequence[Any], results: list[Any]) -> None:
    """NaN where it failed; zeros in the other triangle."""
    factor = results[0]
    if values[-1][0, 0] != 0:
        factor[...] = np.nan
    factor[...] = np.tril(factor) if attrs["lower"] else np.triu(factor)


def _cholesky_tangent(a_dot: Any, factor: Any, lower: bool) -> Any:
    """L' = L F(L^-1 A' L^-H), F halving the diagonal of the lower triangle.

    Murray, Differentiation of the Cholesky decomposition, arXiv:1602.07527, eq. 8.
    """
    low = triangle(factor, True) if lower else adjoint(triangle(factor, False))
    inner = solve(low, mat.hermitian(a_dot, lower), transpose="ADJOINT", left=False)
    inner = triangle(solve(low, inner), True)
    half = multiply(inner, splat(0.5, inner.type))
    out = matmul(low, mat.on_diagonal(half, inner))
    return out if lower else adjoint(out)


def _cholesky_jvp(attrs: Attrs, ins: Any, ts: Any, out: Any) -> Any:
    return None if ts[0] is None else _cholesky_tangent(ts[0], out, attrs["lower"])


def _potrf_jvp(attrs: Attrs, ins: Any, ts: Any, outs: Any) -> list[Any]:
    """The triangle that LAPACK does not touch is the operand's."""
    if ts[0] is None:
        return [None, None]
    made = _cholesky_tangent(ts[0], outs[0], attrs["lower"])
    return [add(made, triangle(ts[0], not attrs["lower"], 1 if attrs["lower"] else -1)), None]


def _third(m: int, n: int) -> float:
    return n**3 / 3


cholesky: OpDef = routine(
    "cholesky",
    ("a",),
    (2,),
    _cholesky_type,
    _cholesky_call,
    mat.work(_third),
    _cholesky_finish,
    Mlir("stablehlo.cholesky", (("lower", "lower", "bool"),)),
    attrs=("lower",),
    defaults={"lower": False},
    jvp=_cholesky_jvp,
)
potrf: OpDef = routine(
    "potrf",
    ("a",),
    (2,),
    _potrf_type,
    _potrf_call,
    mat.work(_third),
    attrs=("lower",),
    jvp=_potrf_jvp,
)


# ---- triangular_solve ----------------------------------------------------------------------------


def _solve_type(types: Types, attrs: Attrs) -> Type:
    check_count("triangular_solve", ("a", "b"), types)
    mat.check_matrices("triangular_solve", ("a", "b"), (2, 2), types)
    a, b = types
    n = mat.check_square("triangular_solve", "a", a)
    if attrs["transpose_a"] not in TRANSPOSES:
        raise ArgumentError(
            f"triangular_solve: transpose_a={attrs['transpose_a']!r}",
            fix=f"use one of {', '.join(TRANSPOSES)}.",
        )
    side = -2 if attrs["left_side"] else -1
    if b.shape[side] != n:
        word = "rows" if attrs["left_side"] else "columns"
        raise ShapeError(
            f"triangular_solve: b has {b.shape[side]} {word}, a is {n} by {n}",
            operands={"a": a, "b": b},
            why="a x = b has as many rows as a; x a = b as many columns.",
            fix="reshape b, or change left_side.",
        )
    return b


def _solve_call(types: Types, attrs: Attrs) -> Call:
    """a x = b by rows is x^T a^T = b^T by columns: the other side, the other triangle."""
    (m, n), d = types[1].shape[-2:], types[1].dtype
    size = types[0].shape[-1]
    args = (
        "R" if attrs["left_side"] else "L",
        "U" if attrs["lower"] else "L",
        {"NO_TRANSPOSE": "N", "TRANSPOSE": "T", "ADJOINT": "C"}[attrs["transpose_a"]],
        "U" if attrs["unit_diagonal"] else "N",
        n,
        m,
        One(d),
        Array(d, size, size, source=0, turned=False),
        max(size, 1),
        Array(d, n, m, source=1, target=0, turned=False),
        max(n, 1),
    )
    return Call(letter(d) + "trsm", args)


def solve(a: Any, b: Any, *, lower: bool = True, transpose: str = "NO_TRANSPOSE",
          left: bool = True, unit: bool = False) -> Any:  # fmt: skip
    """Emit a triangular solve."""
    return triangular_solve(
        a, b, left_side=left, lower=lower, unit_diagonal=unit, transpose_a=transpose
    )


def _solve_jvp(attrs: Attrs, ins: Any, ts: Any, out: Any) -> Any:
    """op(a) x = b: x' = op(a)^-1 (b' - op(a') x)."""
    (a, _), (a_dot, b_dot) = ins, ts
    right = b_dot
    if a_dot is not None:
        lower, unit = attrs["lower"], attrs["unit_diagonal"]
        moved = triangle(a_dot, lower, (-1 if lower else 1) if unit else 0)
        if attrs["transpose_a"] != "NO_TRANSPOSE":
            moved = turned(moved)
        if attrs["transpose_a"] == "ADJOINT":
            moved = conjugate(moved)
        shift = matmul(moved, out) if attrs["left_side"] else matmul(out, moved)
        right = negate(shift) if b_dot is None else subtract(b_dot, shift)
    return None if right is None else triangular_solve(a, right, **attrs)


def _solve_transpose(attrs: Attrs, ct: Any, ins: Any) -> list[Any]:
    """In b alone it is linear; the transpose of a^-1 is that of a, inverted."""
    assert not isinstance(ins[0], Undefined), "triangular_solve is not linear in a"
    a = ins[0]
    if attrs["transpose_a"] == "ADJOINT":
        a, turned_back = conjugate(a), "NO_TRANSPOSE"
    else:
        turned_back = "TRANSPOSE" if attrs["transpose_a"] == "NO_TRANSPOSE" else "NO_TRANSPOSE"
    return [None, triangular_solve(a, ct, **{**attrs, "transpose_a": turned_back})]


def _solve_cost(types: Types, out: Type, attrs: Attrs) -> Cost:
    """One multiplication and one addition for every element of a triangle and column of b."""
    a, b = types
    flops = b.size * a.shape[-1] * (4 if a.dtype.is_complex else 1)
    return Cost(flops, elements_bytes(types, out))


_SPELLING = tuple((name, name, "bool") for name in ("left_side", "lower", "unit_diagonal"))
triangular_solve: OpDef = routine(
    "triangular_solve",
    ("a", "b"),
    (2, 2),
    _solve_type,
    _solve_call,
    _solve_cost,
    mlir=Mlir(
        "stablehlo.triangular_solve", (*_SPELLING, ("transpose_a", "transpose_a", "transpose"))
    ),
    attrs=("left_side", "lower", "unit_diagonal", "transpose_a"),
    factors=mat.applied_factors((2, 2), lambda attrs: attrs["left_side"]),
    jvp=_solve_jvp,
    transpose=_solve_transpose,
)
