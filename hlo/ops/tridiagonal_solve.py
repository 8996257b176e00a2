"""`tridiagonal_solve`: systems of equations whose matrices are three diagonals.

Row i reads ``dl[i] x[i-1] + d[i] x[i] + du[i] x[i+1]``: the first of `dl` and the last of `du` are
not read. Results are LAPACK's (gtsv), with `info`.
"""

from __future__ import annotations

from typing import Any

from monograph.hlo.errors import ShapeError
from monograph.hlo.ops import matrices as mat
from monograph.hlo.ops.define import Types, check_count
from monograph.hlo.ops.lapack import Array, Call, letter
from monograph.hlo.ops.leaf import zeros
from monograph.hlo.ops.matrices import along_rows
from monograph.hlo.ops.routines import routine
from monograph.hlo.ops.slices import concatenate, cut
from monograph.hlo.record import Attrs, Cost, OpDef, Undefined, elements_bytes, ops
from monograph.hlo.types import I32, Type, tensor

_NAMES = ("dl", "d", "du", "b")
_RANKS = (1, 1, 1, 2)


def _type(types: Types, attrs: Attrs) -> Type:
    """(x, info)."""
    check_count("tridiagonal_solve", _NAMES, types)
    batch = mat.check_matrices("tridiagonal_solve", _NAMES, _RANKS, types)
    b = types[-1]
    n = b.shape[-2]
    if any(t.shape[-1] != n for t in types[:3]):
        raise ShapeError(
            f"tridiagonal_solve: every diagonal must have {n} elements, one for each row of b",
            operands=dict(zip(_NAMES, types, strict=True)),
            fix="put a zero in front of dl and behind du.",
        )
    return b, mat.info_type(batch)


def _call(types: Types, attrs: Attrs) -> Call:
    """LAPACK's lower diagonal begins with the second element; it takes no b without columns."""
    (n, columns), d = mat.size_of(types[-1]), types[-1].dtype
    lower = Array(d, n, source=0, skip=1)
    middle, upper = Array(d, n, source=1), Array(d, n, source=2)
    b = Array(d, n, columns, source=3, target=0) if columns else Array(d, n)
    args = (n, max(columns, 1), lower, middle, upper, b, max(n, 1), Array(I32, 1, target=1))
    return Call(letter(d) + "gtsv", args, rank=1)


def _cost(types: Types, out: Type, attrs: Attrs) -> Cost:
    b = types[-1]
    return Cost(8 * b.size * (4 if b.dtype.is_complex else 1), elements_bytes(types, out))


def _jvp(attrs: Attrs, ins: Any, ts: Any, outs: Any) -> list[Any]:
    """A x' = b' - A' x."""
    x, right = outs[0], ts[3]
    shape = x.type.shape
    for t, step in zip(ts[:3], (-1, 0, 1), strict=True):
        if t is not None:
            part = ops.multiply(along_rows(t, shape), _moved(x, step))
            right = ops.negate(part) if right is None else ops.subtract(right, part)
    return [None if right is None else tridiagonal_solve(*ins[:3], right)[0], None]


def _moved(x: Any, step: int) -> Any:
    """Row i becomes row i + step of `x`; zero where there is none."""
    axis = x.type.ndim - 2
    n = x.type.shape[axis]
    if not step or not n:
        return x
    row = zeros(tensor((*x.type.shape[:axis], 1, x.type.shape[-1]), x.type.dtype))
    if step > 0:
        return concatenate(cut(x, axis, 1, n), row, dimension=axis)
    return concatenate(row, cut(x, axis, 0, n - 1), dimension=axis)


def _shifted(v: Any, step: int) -> Any:
    """The same along the last axis of vectors."""
    axis = v.type.ndim - 1
    n = v.type.shape[axis]
    if not n:
        return v
    end = zeros(tensor((*v.type.shape[:axis], 1), v.type.dtype))
    parts = (cut(v, axis, 1, n), end) if step > 0 else (end, cut(v, axis, 0, n - 1))
    return concatenate(*parts, dimension=axis)


def _transpose(attrs: Attrs, ct: Any, ins: Any) -> list[Any]:
    assert isinstance(ins[3], Undefined), "tridiagonal_solve is linear in b alone"
    lower, middle, upper, _ = ins
    moved = tridiagonal_solve(_shifted(upper, -1), middle, _shifted(lower, 1), ct[0])
    return [None, None, None, moved[0]]


tridiagonal_solve: OpDef = routine(
    "tridiagonal_solve",
    _NAMES,
    _RANKS,
    _type,
    _call,
    _cost,
    factors=mat.applied_factors(_RANKS, lambda attrs: True),
    jvp=_jvp,
    transpose=_transpose,
)
