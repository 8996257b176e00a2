"""Rows of the op table for Fourier transforms and linear algebra."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from monograph.hlo.types import DType, TensorType
from op_table import Entry, Shape, Variant, anything

Array = np.ndarray[Any, Any]
Attrs = Mapping[str, Any]
ELEMENTS = ("f32", "f64", "c64", "c128")
SQUARE: tuple[Shape, ...] = ((0, 0), (1, 1), (3, 3), (2, 3, 3))
ANY = (*SQUARE, (3, 2), (2, 4), (0, 3, 2))
LOOSE = 1 << 13  # ulp: elements of factors cancel


def lax() -> Any:
    from jax.lax import linalg

    return linalg


def jax_numpy() -> Any:
    import jax.numpy as jnp

    return jnp


# ---- where inputs come from ----------------------------------------------------------------------


def regular(rng: np.random.Generator, t: TensorType) -> Array:
    """Square matrices whose diagonal is away from zero."""
    x = anything(rng, t) / 3
    return np.asarray(x + 2 * np.eye(t.shape[-1], dtype=x.dtype)).astype(t.dtype.np)


def positive(rng: np.random.Generator, t: TensorType) -> Array:
    """Positive definite matrices, of which the other triangle is something else."""
    x = anything(rng, t) / 2
    made = x @ np.swapaxes(x, -1, -2).conj() + np.eye(t.shape[-1], dtype=x.dtype)
    return np.asarray(made).astype(t.dtype.np)


def spread(rng: np.random.Generator, t: TensorType) -> Array:
    """Square matrices whose eigenvalues are apart."""
    x = anything(rng, t) / 4
    rows = np.diag(np.arange(1, t.shape[-1] + 1)).astype(x.dtype)
    return np.asarray(x + 2 * rows).astype(t.dtype.np)


def hermitian(x: Any, lower: bool) -> Any:
    """In JAX: what an op that reads one triangle takes a matrix for."""
    jnp = jax_numpy()
    low = x if lower else jnp.conj(jnp.swapaxes(x, -1, -2))
    strict = jnp.tril(low, -1)
    both = strict + jnp.conj(jnp.swapaxes(strict, -1, -2))
    n = x.shape[-1]
    return both + jnp.eye(n, dtype=x.dtype) * jnp.real(x).astype(x.dtype)


def no_info(x: Any, rank: int = 2) -> Any:
    return jax_numpy().zeros(x.shape[: x.ndim - rank], "int32")


def shapes(all_: tuple[Shape, ...], **attrs: Any) -> tuple[Variant, ...]:
    return tuple(Variant((s,), attrs) for s in all_)


def real_only(rows: tuple[Variant, ...]) -> Callable[[DType], list[Variant]]:
    """Derivatives of real matrices; those of complex ones hold up to a phase."""

    def variants(d: DType) -> list[Variant]:
        return [Variant(v.shapes, v.attrs, differentiate=not d.is_complex) for v in rows]

    return variants


# ---- fft -----------------------------------------------------------------------------------------

_LENGTHS: tuple[tuple[Shape, Shape], ...] = (
    ((1,), (1,)),
    ((8,), (8,)),
    ((3, 7), (7,)),
    ((2, 3, 4), (3, 4)),
    ((2, 3, 4, 5), (3, 4, 5)),
    ((0, 4), (4,)),
)


def _fft_variants(d: DType) -> list[Variant]:
    rows = []
    for shape, length in _LENGTHS:
        if d.is_complex:
            half = (*shape[:-1], shape[-1] // 2 + 1 if shape[-1] else 0)
            for kind in ("FFT", "IFFT"):
                rows.append(Variant((shape,), {"fft_type": kind, "fft_length": length}))
            rows.append(Variant((half,), {"fft_type": "IRFFT", "fft_length": length}))
        else:
            rows.append(Variant((shape,), {"fft_type": "RFFT", "fft_length": length}))
    return rows


def _fft_oracle(attrs: Attrs, x: Any) -> Any:
    import jax

    return jax.lax.fft(x, attrs["fft_type"], attrs["fft_length"])


def _fft_reference(attrs: Attrs, x: Array) -> Array:
    """By the definition, one dimension after the other."""
    kind, length = attrs["fft_type"], attrs["fft_length"]
    if not x.size:
        last = length[-1] // 2 + 1 if kind == "RFFT" and length[-1] else length[-1]
        dtype = np.float64 if kind == "IRFFT" else np.complex128
        return np.zeros((*x.shape[: x.ndim - len(length)], *length[:-1], last), dtype)
    axes = range(x.ndim - len(length), x.ndim)
    back = kind in ("IFFT", "IRFFT")
    if kind == "IRFFT":
        x = _mirrored(x, length)
    for axis, n in zip(axes, length, strict=True):
        k = np.arange(n)
        matrix = np.exp((2j if back else -2j) * np.pi * np.outer(k, k) / n) / (n if back else 1)
        x = np.moveaxis(np.moveaxis(x, axis, -1) @ matrix, -1, axis)
    if kind == "RFFT":
        return x[..., : length[-1] // 2 + 1]
    return x.real if kind == "IRFFT" else x


def _mirrored(x: Array, length: Shape) -> Array:
    """The whole spectrum in the last dimension of the transform (the others are not mirrored)."""
    n = length[-1]
    for axis, m in zip(range(x.ndim - len(length), x.ndim - 1), length[:-1], strict=True):
        k = np.arange(m)
        matrix = np.exp(2j * np.pi * np.outer(k, k) / m) / m
        x = np.moveaxis(np.moveaxis(x, axis, -1) @ matrix, -1, axis)
    full = np.zeros((*x.shape[:-1], n), complex)
    full[..., : x.shape[-1]] = x
    for k in range(1, (n + 1) // 2):
        full[..., n - k] = x[..., k].conj()
    full[..., 0] = full[..., 0].real
    if n % 2 == 0:
        full[..., n // 2] = full[..., n // 2].real
    for axis, m in zip(range(x.ndim - len(length), x.ndim - 1), length[:-1], strict=True):
        k = np.arange(m)
        matrix = np.exp(-2j * np.pi * np.outer(k, k) / m)
        full = np.moveaxis(np.moveaxis(full, axis, -1) @ matrix, -1, axis)
    return full


FFT = Entry(
    "fft",
    ELEMENTS,
    _fft_variants,
    oracle=_fft_oracle,
    oracle_dtypes=("f32", "c64"),
    reference=_fft_reference,
    derivative=True,
    ulp=LOOSE,
)


# ---- triangles -----------------------------------------------------------------------------------


def _cholesky_reference(attrs: Attrs, x: Array) -> Array:
    if not x.size:
        return x
    low = np.linalg.cholesky(x)
    return low if attrs["lower"] else np.swapaxes(low, -1, -2).conj()


def _cholesky_oracle(attrs: Attrs, x: Any) -> Any:
    jnp = jax_numpy()
    low = lax().cholesky(hermitian(x, attrs["lower"]), symmetrize_input=False)
    return low if attrs["lower"] else jnp.conj(jnp.swapaxes(low, -1, -2))


CHOLESKY = Entry(
    "cholesky",
    ELEMENTS,
    (*shapes(SQUARE, lower=True), *shapes(SQUARE, lower=False)),
    sample=positive,
    oracle=_cholesky_oracle,
    reference=_cholesky_reference,
    derivative=True,
    ulp=LOOSE,
)
POTRF = Entry(
    "potrf",
    ELEMENTS,
    (*shapes(SQUARE, lower=True), *shapes(SQUARE, lower=False)),
    sample=positive,
    derivative=True,
)


def _solve_variants(d: DType) -> list[Variant]:
    rows = []
    for left in (True, False):
        for lower in (True, False):
            for transpose in ("NO_TRANSPOSE", "TRANSPOSE", "ADJOINT"):
                attrs = {
                    "left_side": left,
                    "lower": lower,
                    "unit_diagonal": lower and transpose == "TRANSPOSE",
                    "transpose_a": transpose,
                }
                rows.append(Variant(((3, 3), (3, 2) if left else (2, 3)), attrs))
    rows.append(Variant(((2, 3, 3), (2, 4, 3)), attrs))
    rows += [Variant(((0, 0), (2, 0)), attrs), Variant(((1, 1), (1, 1)), attrs)]
    return [*rows, Variant(((3, 3), (0, 3)), attrs)]


def _solve_oracle(attrs: Attrs, a: Any, b: Any) -> Any:
    kept = {k: attrs[k] for k in ("left_side", "lower", "unit_diagonal")}
    how = attrs["transpose_a"]
    return lax().triangular_solve(
        a, b, transpose_a=how != "NO_TRANSPOSE", conjugate_a=how == "ADJOINT", **kept
    )


def _solve_reference(attrs: Attrs, a: Array, b: Array) -> Array:
    t = np.tril(a) if attrs["lower"] else np.triu(a)
    if attrs["unit_diagonal"]:
        t = t - t * np.eye(t.shape[-1]) + np.eye(t.shape[-1])
    if attrs["transpose_a"] != "NO_TRANSPOSE":
        t = np.swapaxes(t, -1, -2)
    if attrs["transpose_a"] == "ADJOINT":
        t = t.conj()
    if attrs["left_side"]:
        return np.linalg.solve(t, b)
    return np.swapaxes(np.linalg.solve(np.swapaxes(t, -1, -2), np.swapaxes(b, -1, -2)), -1, -2)


TRIANGULAR_SOLVE = Entry(
    "triangular_solve",
    ELEMENTS,
    _solve_variants,
    sample=(regular, anything),
    oracle=_solve_oracle,
    reference=_solve_reference,
    derivative=True,
    ulp=LOOSE,
)


# ---- factors -------------------------------------------------------------------------------------


def _lu_oracle(attrs: Attrs, x: Any) -> list[Any]:
    factors, pivots, _ = lax().lu(x)
    return [factors, pivots + 1, no_info(x)]


LU = Entry("lu", ELEMENTS, shapes(ANY), oracle=_lu_oracle, derivative=True, ulp=LOOSE)
PERMUTATION = Entry(
    "lu_pivots_to_permutation",
    ("i32",),
    tuple(
        Variant((p.shape,), {"permutation_size": n}, values=(p.astype(np.int32),))
        for p, n in (
            (np.array([2, 1, 2]), 3),
            (np.array([[1, 1], [3, 2]]), 4),
            (np.zeros((2, 0)), 3),
            (np.zeros((0, 2)), 2),
        )
    ),
    oracle=lambda attrs, p: lax().lu_pivots_to_permutation(p, attrs["permutation_size"]),
    oracle_dtypes=("i32",),
)
TALL = ((1, 1), (3, 3), (3, 2), (2, 4, 3), (0, 0))
GEQRF = Entry("geqrf", ELEMENTS, shapes(ANY))
GEQP3 = Entry(
    "geqp3",
    ELEMENTS,
    tuple(
        Variant((s, (*s[:-2], s[-1])), dtypes=(None, "i32"))
        for s in ((3, 3), (2, 3, 2), (2, 4), (1, 1))
    ),
    sample=(anything, lambda rng, t: np.zeros(t.shape, np.int32)),
)
HOUSEHOLDER = Entry(
    "householder_product",
    ELEMENTS,
    tuple(Variant((s, (*s[:-2], s[-1]))) for s in TALL),
    oracle=lambda attrs, a, taus: lax().householder_product(a, taus),
    ulp=LOOSE,
)
ORMQR = Entry(
    "ormqr",
    ELEMENTS,
    tuple(
        Variant(((*b, 4, 3), (*b, 3), (*b, *c)), {"left": left, "transpose": transpose})
        for b, c, left in (((), (4, 2), True), ((), (2, 4), False), ((2,), (4, 1), True))
        for transpose in (False, True)
    ),
)
# JAX has no derivative of batches with exchanged columns, and a wrong one of wide matrices with
# such (it takes the columns in their old order): those come first, as the last ones meet JAX.
QR = Entry(
    "qr",
    ELEMENTS,
    (
        *shapes(((2, 3, 2), (3, 3), (2, 4)), full_matrices=False, pivoting=True),
        *shapes(TALL, full_matrices=False, pivoting=False),
        *shapes(((3, 1), (2, 4), (4, 2)), full_matrices=True, pivoting=False),
    ),
    oracle=lambda attrs, x: list(lax().qr(x, **attrs)),
    derivative=True,
    ulp=LOOSE,
)


# ---- singular values and eigenvalues -------------------------------------------------------------


def _svd_oracle(attrs: Attrs, x: Any) -> list[Any]:
    kinds = lax().SvdAlgorithm
    algorithm = kinds.QR if attrs["algorithm"] == "qr" else kinds.DIVIDE_AND_CONQUER
    got = lax().svd(
        x,
        full_matrices=attrs["full_matrices"],
        compute_uv=attrs["compute_uv"],
        algorithm=algorithm,
    )
    if not attrs["compute_uv"]:
        return [got, no_info(x)]
    u, s, v = got
    return [s, u, v, no_info(x)]


def _svd(full: bool, uv: bool, algorithm: str, *all_: Shape) -> tuple[Variant, ...]:
    return shapes(all_, full_matrices=full, compute_uv=uv, algorithm=algorithm)


SVD = Entry(
    "svd",
    ELEMENTS,
    real_only(
        (
            *_svd(False, True, "dc", *SQUARE, (3, 2), (2, 2, 3)),
            *_svd(False, True, "qr", (3, 3), (4, 2)),
            *_svd(True, False, "dc", (3, 3), (2, 2, 3), (0, 2)),
            *_svd(True, True, "dc", (3, 3)),
        )
    ),
    oracle=_svd_oracle,
    derivative=True,
    ulp=LOOSE,
)
EIGH = Entry(
    "eigh",
    ELEMENTS,
    real_only((*shapes(SQUARE, lower=True), *shapes(SQUARE, lower=False))),
    sample=spread,
    oracle=lambda attrs, x: [
        *lax().eigh(hermitian(x, attrs["lower"]), lower=attrs["lower"], symmetrize_input=False),
        no_info(x),
    ],
    derivative=True,
    ulp=LOOSE,
)


def _eig_oracle(attrs: Attrs, x: Any) -> list[Any]:
    jnp = jax_numpy()
    w, *vectors = lax().eig(
        x,
        compute_left_eigenvectors=attrs["compute_left"],
        compute_right_eigenvectors=attrs["compute_right"],
        enable_eigvec_derivs=attrs["enable_eigvec_derivs"],
    )
    parts = [w] if jnp.iscomplexobj(x) else [jnp.real(w), jnp.imag(w)]
    return [*parts, *vectors, no_info(x)]


def _eig(left: bool, right: bool, *all_: Shape) -> tuple[Variant, ...]:
    return shapes(all_, compute_left=left, compute_right=right, enable_eigvec_derivs=True)


EIG = Entry(
    "eig",
    ELEMENTS,
    (
        *_eig(False, False, (3, 3), (2, 3, 3), (0, 0)),
        *_eig(False, True, *SQUARE),
        *_eig(True, True, (3, 3)),
    ),
    sample=spread,
    oracle=_eig_oracle,
    derivative=True,
    ulp=LOOSE,
)
SCHUR = Entry(
    "schur",
    ELEMENTS,
    (*shapes(SQUARE, compute_vectors=True), *shapes(((3, 3),), compute_vectors=False)),
)
HESSENBERG = Entry(
    "hessenberg",
    ELEMENTS,
    shapes(SQUARE),
    oracle=lambda attrs, x: [*lax().hessenberg(x), no_info(x)],
    ulp=LOOSE,
)
TRIDIAGONAL = Entry(
    "tridiagonal",
    ELEMENTS,
    (*shapes(SQUARE[1:], lower=True), *shapes(SQUARE[1:], lower=False)),
    oracle=lambda attrs, x: [*lax().tridiagonal(x, lower=attrs["lower"]), no_info(x)],
    ulp=LOOSE,
)


def large(rng: np.random.Generator, t: TensorType) -> Array:
    return np.asarray(anything(rng, t) / 2 + 4).astype(t.dtype.np)


def small(rng: np.random.Generator, t: TensorType) -> Array:
    return np.asarray(anything(rng, t) / 4).astype(t.dtype.np)


def _tridiagonal_reference(attrs: Attrs, dl: Array, d: Array, du: Array, b: Array) -> list[Array]:
    n = d.shape[-1]
    i = np.arange(n)
    a = np.zeros((*d.shape, n), b.dtype)
    a[..., i, i] = d
    a[..., i[1:], i[:-1]] = dl[..., 1:]
    a[..., i[:-1], i[1:]] = du[..., :-1]
    return [np.linalg.solve(a, b), np.zeros(d.shape[:-1], np.int32)]


TRIDIAGONAL_SOLVE = Entry(
    "tridiagonal_solve",
    ELEMENTS,
    tuple(
        Variant(((*b, n), (*b, n), (*b, n), (*b, n, m)))
        for b, n, m in (((), 1, 1), ((), 4, 2), ((2,), 3, 2), ((), 5, 0))
    ),
    sample=(small, large, small, None),
    reference=_tridiagonal_reference,
    derivative=True,
    ulp=LOOSE,
)

ENTRIES = [
    FFT,
    CHOLESKY,
    POTRF,
    TRIANGULAR_SOLVE,
    LU,
    PERMUTATION,
    GEQRF,
    GEQP3,
    HOUSEHOLDER,
    ORMQR,
    QR,
    SVD,
    EIGH,
    EIG,
    SCHUR,
    HESSENBERG,
    TRIDIAGONAL,
    TRIDIAGONAL_SOLVE,
]
