"""Programs of `scipy.linalg`: matrices with a name, and what is computed on Schur forms."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np

from both_packages import Programs

program = Programs()
RNG = np.random.default_rng(0)
A, B = (RNG.standard_normal((n, n)).astype("f") for n in (4, 3))
C, E = RNG.standard_normal((4, 3)).astype("f"), RNG.standard_normal((4, 4)).astype("f")
SPD = (A @ A.T + np.eye(4)).astype("f")
Z = (A + 1j * E).astype("F")
D, OFF = RNG.standard_normal(5).astype("f"), RNG.standard_normal(4).astype("f")
P = np.float32([2, 1, -3, 4, 0.5, 7])

rows = partial(program.rows, "scipy.linalg", "numpy", within=2e-4)

rows(
    convolution_matrix=lambda S, N: [
        S.convolution_matrix(P[:4], n, m) for n in (3, 6) for m in ("full", "same", "valid")
    ],
    fiedler=lambda S, N: [S.fiedler(P), S.fiedler(np.int32([1, 4, 2]))],
    fiedler_companion=lambda S, N: [S.fiedler_companion(P[:n]) for n in (2, 6)],
    hadamard=lambda S, N: [S.hadamard(1), S.hadamard(8), S.hadamard(4, "float32")],
    helmert=lambda S, N: [S.helmert(1, True), S.helmert(5), S.helmert(5, full=True)],
    pascal=lambda S, N: [S.pascal(6), S.pascal(4, "lower"), S.pascal(4, "upper")],
    invpascal=lambda S, N: [S.invpascal(5), S.invpascal(4, "lower"), S.invpascal(4, "upper")],
    invhilbert=lambda S, N: S.invhilbert(4),
    leslie=lambda S, N: S.leslie(P[:4], P[:3]),
    nothing=lambda S, N: [
        S.invhilbert(0), S.fiedler_companion(np.ones((3, 1), "f")),
        *N.linalg.lstsq(np.ones((0, 3), "f"), np.ones(0, "f")),
        *N.linalg.lstsq(np.ones((3, 0), "f"), np.ones((3, 2), "f")),
    ],
    rows_of_diagonals=lambda S, N: [
        f(np.ones(c, "f").cumsum(-1), np.ones(r, "f").cumsum(-1))
        for f in (S.toeplitz, S.hankel)
        for c, r in (((2, 3), (4,)), ((3,), (2, 4)), ((2, 1, 3), (4, 2)), ((8,), (2, 4, 0)))
    ],
    wrong_leslie=lambda S, N: S.leslie(P[:4], P[:4]),
    wrong_hadamard=lambda S, N: S.hadamard(6),
    wrong_pascal=lambda S, N: S.pascal(4, "lowest"),
    sqrtm=lambda S, N: [S.sqrtm(SPD), S.sqrtm(Z @ Z)],
    sqrtm_batch=lambda S, N: N.real(S.sqrtm(SPD)) @ N.real(S.sqrtm(SPD)),
    funm=lambda S, N: S.funm(SPD, N.sin),
    funm_exponential=lambda S, N: S.funm(Z, N.exp),
    expm_frechet=lambda S, N: [S.expm_frechet(A, E), S.expm_frechet(A, E, compute_expm=False)],
    rsf2csf=lambda S, N: [
        z @ t @ z.conj().T for t, z in [S.rsf2csf(*S.schur(A)), S.rsf2csf(*S.schur(B))]
    ],
    rsf2csf_is_triangular=lambda S, N: N.abs(N.tril(S.rsf2csf(*S.schur(A))[0], -1)).max(),
    solve_sylvester=lambda S, N: [S.solve_sylvester(A, B, C), S.solve_sylvester(Z, B, C)],
    wrong_sylvester=lambda S, N: S.solve_sylvester(A, B, C.T),
    eigh_tridiagonal=lambda S, N: [
        S.eigh_tridiagonal(D, OFF, eigvals_only=True),
        S.eigh_tridiagonal(D, OFF, eigvals_only=True, select="i", select_range=(1, 3)),
    ],
    eigh_tridiagonal_vectors=lambda S, N: [
        N.abs(x) for x in S.eigh_tridiagonal(D, OFF)
    ],
    qr_multiply=lambda S, N: [
        S.qr_multiply(C, RNG_C, "right")[0], S.qr_multiply(C, B, "left")[0],
        S.qr_multiply(C, C[:, 0], "right")[0], S.qr_multiply(Z, Z, conjugate=True)[0],
    ],
    wrong_qr_multiply=lambda S, N: S.qr_multiply(C, B, "right"),
)  # fmt: skip

RNG_C = RNG.standard_normal((2, 4)).astype("f")


@program.within(1e-4)
def derivatives_of_pseudo_inverses(J: Any) -> Any:
    """Also where singular values are equal, and where the rank is not full."""
    pinv = J.numpy.linalg.pinv
    flat = np.outer([1, 2, 0], [3, 1]).astype("f")
    given = (np.eye(2, dtype="f"), C, C.T, flat, Z[:2])
    along = [J.jvp(pinv, (a,), (0.1 * a[::-1].copy(),))[1] for a in given]
    return along, [J.vjp(pinv, a)[1](a.T.copy())[0] for a in given]


@program.within(1e-4)
def hermitian_pseudo_inverses(J: Any) -> Any:
    pinv = J.jit(lambda a: J.numpy.linalg.pinv(a, hermitian=True))
    return pinv(SPD), J.jvp(pinv, (SPD,), (E,))


@program.within(2e-3)
def forms_in_strict_blocks(J: Any) -> Any:
    linalg = J.scipy.linalg
    with J.numpy_dtype_promotion("strict"), J.numpy_rank_promotion("raise"):
        t, z = linalg.schur(A)
        triangular, unitary = linalg.rsf2csf(t, z)
        return [
            linalg.sqrtm(SPD), linalg.funm(SPD, J.numpy.exp), linalg.leslie(C[:2], C[:2, :2]),
            unitary @ triangular @ unitary.conj().T, linalg.solve_sylvester(A, B, C),
        ]  # fmt: skip
