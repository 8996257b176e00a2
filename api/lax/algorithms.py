"""Which algorithm a decomposition is asked to use: enumerations under `jax.lax.linalg`'s names."""

from __future__ import annotations

import enum


class SvdAlgorithm(enum.Enum):
    """How singular values are found; the CPU has QR and divide and conquer (the default)."""

    DEFAULT = "default"
    QR = "QR"
    JACOBI = "Jacobi"
    POLAR = "polar"
    DIVIDE_AND_CONQUER = "divide_and_conquer"


class EigImplementation(enum.Enum):
    """Who decomposes general matrices: LAPACK, whatever is asked for."""

    CUSOLVER = "cusolver"
    MAGMA = "magma"
    LAPACK = "lapack"


class EighImplementation(enum.Enum):
    """How Hermitian matrices are decomposed: by divide and conquer, whatever is asked for."""

    QR = "qr"
    JACOBI = "jacobi"
    QDWH = "qdwh"
