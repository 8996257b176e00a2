"""Singular values and eigenvalues: `svd`, `eigh`, `eig`, `schur`, `hessenberg`, `tridiagonal`.

Each is one LAPACK routine with its results as they are, `info` last. `eig` of real matrices gives
the real and the imaginary parts of the eigenvalues apart, as LAPACK does.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from monograph.hlo.errors import ArgumentError
from monograph.hlo.ops import matrices as mat
from monograph.hlo.ops import spectral_derivative as derivative
from monograph.hlo.ops.define import Types
from monograph.hlo.ops.lapack import (
    REFUSED,
    Array,
    Call,
    Describe,
    Finish,
    Length,
    Nothing,
    Work,
    letter,
)
from monograph.hlo.ops.matrices import size_of
from monograph.hlo.ops.routines import routine
from monograph.hlo.record import Attrs, OpDef
from monograph.hlo.types import I32, TensorType, Type, complex_dtype, real_dtype, tensor


def _define(name: str, infer: Callable[..., Type], describe: Describe, flops: float,
            finish: Finish | None = None, **rules: Any) -> OpDef:  # fmt: skip
    cost = mat.work(lambda m, n: flops * min(m, n) * m * n)
    return routine(name, ("a",), (2,), infer, describe, cost, finish, **rules)


def _square(name: str, types: Types) -> tuple[tuple[int, ...], TensorType, int]:
    batch = mat.check_matrices(name, ("a",), (2,), types)
    return batch, types[0], mat.check_square(name, "a", types[0])


def _flags(*chosen: bool) -> tuple[str, ...]:
    return tuple("V" if c else "N" for c in chosen)


# ---- svd -----------------------------------------------------------------------------------------


def _svd_type(types: Types, attrs: Attrs) -> Type:
    """(s, u, v^H, info), or (s, info)."""
    batch = mat.check_matrices("svd", ("a",), (2,), types)
    (m, n), d = size_of(types[0]), types[0].dtype
    if attrs["algorithm"] not in ("dc", "qr"):
        raise ArgumentError(
            f"svd: algorithm={attrs['algorithm']!r}",
            fix="use 'dc' (divide and conquer) or 'qr'.",
        )
    k = min(m, n)
    s = tensor((*batch, k), real_dtype(d))
    if not attrs["compute_uv"]:
        return s, mat.info_type(batch)
    rows, columns = (m, n) if attrs["full_matrices"] else (k, k)
    u, v = tensor((*batch, m, rows), d), tensor((*batch, columns, n), d)
    return s, u, v, mat.info_type(batch)


def _svd_call(types: Types, attrs: Attrs) -> Call:
    (m, n), d = size_of(types[0]), types[0].dtype
    k, real = min(m, n), real_dtype(types[0].dtype)
    vectors = attrs["compute_uv"]
    full = vectors and attrs["full_matrices"]
    mode = "A" if full else "S" if vectors else "N"
    rows, columns = (m, n) if full else (k, k)
    u = Array(d, m, rows, target=1, identity=not k) if vectors else Array(d, 1)
    v = Array(d, columns, n, target=2, identity=not k) if vectors else Array(d, 1)
    info = Array(I32, 1, target=3 if vectors else 1)
    a, s = Array(d, m, n, source=0), Array(real, k, target=0)
    down = max(columns, 1) if vectors else 1
    if attrs["algorithm"] == "qr":
        more = (Work(real, 5 * k),) if d.is_complex else ()
        args = (mode, mode, m, n, a, max(m, 1), s, u, max(m, 1), v, down,
                Work(d), Length(11), *more, info)  # fmt: skip
        return Call(letter(d) + "gesvd", args, finite=True)
    large = max(5 * k * k + 5 * k, 2 * max(m, n) * k + 2 * k * k + k)
    more = (Work(real, 7 * k if mode == "N" else large),) if d.is_complex else ()
    args = (mode, m, n, a, max(m, 1), s, u, max(m, 1), v, down,
            Work(d), Length(10), *more, Work(I32, 8 * k), info)  # fmt: skip
    return Call(letter(d) + "gesdd", args, finite=True)


svd: OpDef = _define(
    "svd", _svd_type, _svd_call, 12.0,
    attrs=("full_matrices", "compute_uv", "algorithm"),
    defaults={"full_matrices": True, "compute_uv": True, "algorithm": "dc"},
    jvp=derivative.svd_jvp, linearize=derivative.svd_jvp,
)  # fmt: skip


# ---- eigh ----------------------------------------------------------------------------------------


def _eigh_type(types: Types, attrs: Attrs) -> Type:
    """(vectors, eigenvalues in rising order, info)."""
    batch, a, n = _square("eigh", types)
    return a, tensor((*batch, n), real_dtype(a.dtype)), mat.info_type(batch)


def _eigh_call(types: Types, attrs: Attrs) -> Call:
    d, n = types[0].dtype, types[0].shape[-1]
    real = real_dtype(d)
    a, w = Array(d, n, n, source=0, target=0), Array(real, n, target=1)
    more = (Work(real), Length(8)) if d.is_complex else ()
    last = 8 + len(more)
    args = ("V", "L" if attrs["lower"] else "U", n, a, max(n, 1), w, Work(d), Length(6),
            *more, Work(I32), Length(last), Array(I32, 1, target=2))  # fmt: skip
    return Call(letter(d) + ("heevd" if d.is_complex else "syevd"), args, finite=True)


eigh: OpDef = _define(
    "eigh", _eigh_type, _eigh_call, 9.0, attrs=("lower",), defaults={"lower": True},
    jvp=derivative.eigh_jvp,
)  # fmt: skip


# ---- eig -----------------------------------------------------------------------------------------


def _eig_type(types: Types, attrs: Attrs) -> Type:
    """(eigenvalues, or their two parts, left vectors and right vectors as asked for, info)."""
    batch, a, n = _square("eig", types)
    w = tensor((*batch, n), a.dtype)
    vectors = tensor(a.shape, a.dtype if a.dtype.is_complex else complex_dtype(a.dtype))
    sides = (vectors,) * sum((attrs["compute_left"], attrs["compute_right"]))
    return *((w,) if a.dtype.is_complex else (w, w)), *sides, mat.info_type(batch)


def _eig_call(types: Types, attrs: Attrs) -> Call:
    """Vectors of a real matrix are packed: what becomes of them `_unpack` says."""
    d, n = types[0].dtype, types[0].shape[-1]
    left, right = attrs["compute_left"], attrs["compute_right"]
    parts = 1 if d.is_complex else 2
    w = tuple(Array(d, n, target=k) for k in range(parts))
    vectors, target = [], parts
    for chosen in (left, right):
        vectors.append(
            Array(d, n, n, target=target if d.is_complex else None) if chosen else Array(d, 1)
        )
        target += chosen
    (vl, vr), a = vectors, Array(d, n, n, source=0)
    size, place = max(n, 1), 9 + parts
    more = (Work(real_dtype(d), 2 * n),) if d.is_complex else ()
    args = (*_flags(left, right), n, a, size, *w, vl, size, vr, size,
            Work(d), Length(place), *more, Array(I32, 1, target=target))  # fmt: skip
    return Call(letter(d) + "geev", args, finite=True)


def _unpack(attrs: Attrs, values: Sequence[Any], results: list[Any]) -> None:
    """A pair of conjugate eigenvalues has its vectors as two columns: real part, imaginary part."""
    if results[0].dtype.kind == "c":
        return
    chosen = [k for k, on in ((7, attrs["compute_left"]), (9, attrs["compute_right"])) if on]
    sign = np.sign(values[6][:, 0])
    for place, out in zip(chosen, results[2:], strict=False):
        packed, number = values[place], np.arange(sign.size)
        real = packed[:, number - (sign < 0)]
        imag = packed[:, np.minimum(number + (sign > 0), max(sign.size - 1, 0))]
        out[...] = real + 1j * np.where(sign == 0, 0, np.where(sign < 0, -imag, imag))
        if values[-1][0, 0] == REFUSED:
            out[...] = complex(np.nan, np.nan)


eig: OpDef = _define(
    "eig", _eig_type, _eig_call, 25.0, finish=_unpack,
    attrs=("compute_left", "compute_right", "enable_eigvec_derivs"),
    defaults={"compute_left": True, "compute_right": True, "enable_eigvec_derivs": False},
    jvp=derivative.eig_jvp,
)  # fmt: skip


# ---- schur, hessenberg, tridiagonal --------------------------------------------------------------


def _schur_type(types: Types, attrs: Attrs) -> Type:
    """(t, vectors as asked for, info)."""
    batch, a, _ = _square("schur", types)
    return a, *((a,) if attrs["compute_vectors"] else ()), mat.info_type(batch)


def _schur_call(types: Types, attrs: Attrs) -> Call:
    d, n = types[0].dtype, types[0].shape[-1]
    vectors = attrs["compute_vectors"]
    a = Array(d, n, n, source=0, target=0)
    vs = Array(d, n, n, target=1) if vectors else Array(d, 1)
    w = (Array(d, n),) if d.is_complex else (Array(d, n), Array(d, n))
    more = (Work(real_dtype(d), n),) if d.is_complex else ()
    info = Array(I32, 1, target=1 + vectors)
    args = (*_flags(vectors), "N", Nothing(), n, a, max(n, 1), Array(I32, 1), *w, vs, max(n, 1),
            Work(d), Length(9 + len(w)), *more, Work(I32, n), info)  # fmt: skip
    return Call(letter(d) + "gees", args, finite=True)


schur: OpDef = _define(
    "schur", _schur_type, _schur_call, 25.0, attrs=("compute_vectors",),
    defaults={"compute_vectors": True},
)  # fmt: skip


def _hessenberg_type(types: Types, attrs: Attrs) -> Type:
    """(reflectors below H, tau, info)."""
    batch, a, n = _square("hessenberg", types)
    return a, tensor((*batch, max(n - 1, 0)), a.dtype), mat.info_type(batch)


def _hessenberg_call(types: Types, attrs: Attrs) -> Call:
    d, n = types[0].dtype, types[0].shape[-1]
    a, tau = Array(d, n, n, source=0, target=0), Array(d, max(n - 1, 0), target=1)
    args = (n, 1, n, a, max(n, 1), tau, Work(d), Length(6), Array(I32, 1, target=2))
    return Call(letter(d) + "gehrd", args)


hessenberg: OpDef = _define("hessenberg", _hessenberg_type, _hessenberg_call, 10.0 / 3)


def _tridiagonal_type(types: Types, attrs: Attrs) -> Type:
    """(reflectors beside T, diagonal, off-diagonal, tau, info)."""
    batch, a, n = _square("tridiagonal", types)
    real, less = real_dtype(a.dtype), (*batch, max(n - 1, 0))
    d, e, tau = tensor((*batch, n), real), tensor(less, real), tensor(less, a.dtype)
    return a, d, e, tau, mat.info_type(batch)


def _tridiagonal_call(types: Types, attrs: Attrs) -> Call:
    d, n = types[0].dtype, types[0].shape[-1]
    real, less = real_dtype(d), max(n - 1, 0)
    args = ("L" if attrs["lower"] else "U", n, Array(d, n, n, source=0, target=0), max(n, 1),
            Array(real, n, target=1), Array(real, less, target=2), Array(d, less, target=3),
            Work(d), Length(7), Array(I32, 1, target=4))  # fmt: skip
    return Call(letter(d) + ("hetrd" if d.is_complex else "sytrd"), args)


tridiagonal: OpDef = _define(
    "tridiagonal", _tridiagonal_type, _tridiagonal_call, 4.0 / 3, attrs=("lower",),
    defaults={"lower": True},
)  # fmt: skip
