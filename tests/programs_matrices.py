"""Programs of `scipy.linalg`: matrices with a name, and what is computed on Schur forms."""

from __future__ import annotations

from functools import partial

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
