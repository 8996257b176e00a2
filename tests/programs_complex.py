"""Programs of complex numbers: their order, folds, special functions and activations."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from both_packages import Programs

program = Programs()
RNG = np.random.default_rng(0)
# Whole parts, so that many real parts are equal and the imaginary ones decide.
D = (RNG.integers(-1, 2, (3, 4)) + 1j * RNG.integers(-1, 2, (3, 4))).astype(np.complex64)
E = (RNG.integers(-1, 2, (3, 4)) + 1j * RNG.integers(-1, 2, (3, 4))).astype(np.complex64)
Z = np.array(
    [0.1 - 2.3j, -0.13 - 0.2j, 0.64 - 1.2j, -3.5 + 0.1j, 5 + 3j, 2.5, 0.2 + 0.4j, -7.3 + 4j],
    np.complex64,
)
A = RNG.standard_normal((3, 3)) + 1j * RNG.standard_normal((3, 3))
A = A.astype(np.complex64)

rows = partial(program.rows, within=2e-4)

rows(
    "numpy",
    **{
        name: lambda jnp, f=name: [
            getattr(jnp, f)(D), getattr(jnp, f)(D, axis=0),
            getattr(jnp, f)(D, axis=1, keepdims=True),
        ]
        for name in ("max", "min", "ptp", "nanmax", "nanmin", "sum", "mean", "std", "any")
    },
    **{
        name: lambda jnp, f=name: [
            getattr(jnp, f)(D, E), getattr(jnp, f)(D, 1), getattr(jnp, f)(1j, E),
        ]
        for name in ("maximum", "minimum", "fmax", "fmin", "less", "less_equal", "greater",
                     "greater_equal", "equal", "logaddexp", "logaddexp2", "isclose")
    },
    sorting=lambda jnp: [
        jnp.sort(D), jnp.argsort(D, axis=0), jnp.unique(D), jnp.lexsort((D[0], D[1])),
        jnp.sort_complex(D[0]), jnp.searchsorted(jnp.sort(D[0]), E), jnp.sort(D, descending=True),
    ],
    wrong_argmax=lambda jnp: jnp.argmax(D),
    clipped=lambda jnp: [jnp.maximum(jnp.minimum(D, 1), -1j), jnp.where(D > E, D, E)],
    parts=lambda jnp: [jnp.real(D), jnp.imag(D), jnp.angle(Z), jnp.angle(Z, deg=True), jnp.conj(Z)],
    masked=lambda jnp: [
        jnp.max(D, where=D.real > 0, initial=-5), jnp.sum(D, where=D.imag > 0),
        jnp.min(E, axis=0, where=E.real < 1, initial=9 + 1j),
    ],
    at=lambda jnp: [
        jnp.asarray(D).at[0].max(D[1]), jnp.asarray(D).at[np.array([0, 0])].min(E[1:]),
        jnp.asarray(D).at[:, 1].multiply(2j), jnp.asarray(D)[::-1, 1:3],
    ],
    linear=lambda jnp: [
        jnp.linalg.inv(A), jnp.linalg.det(A), jnp.linalg.solve(A, Z[:3]), jnp.linalg.norm(A),
        jnp.vdot(Z, Z), jnp.linalg.matrix_power(A, -2), jnp.linalg.slogdet(A), A @ A.conj().T,
    ],
    polynomials=lambda jnp: [
        jnp.polyval(Z[:3], Z), jnp.convolve(Z, D[0]), jnp.polymul(Z[:3], D[0]),
    ],
    running=lambda jnp: [jnp.cumsum(D, 1), jnp.cumprod(Z), jnp.diff(Z), jnp.gradient(Z)],
)  # fmt: skip
rows(
    "lax",
    orders=lambda lax: [lax.max(D, E), lax.min(D, E), lax.reduce_max(D, axes=(0,))],
    running_orders=lambda lax: [
        lax.cummax(D),
        lax.cummin(D, axis=1),
        lax.cummax(D, axis=1, reverse=True),
        lax.cumlogsumexp(Z),
    ],
    windows=lambda lax: lax.reduce_window(D, np.complex64(-9), lax.max, (2, 2), (1, 1), "VALID"),
    powers=lambda lax: [lax.integer_pow(Z, 3), lax.pow(Z, Z), lax.rsqrt(Z), lax.sign(Z)],
)
rows(
    "scipy.special",
    **{
        f"special_{name}": lambda S, f=name: getattr(S, f)(Z)
        for name in ("gamma", "loggamma", "erfcx", "expit", "logit", "wofz", "softmax",
                     "log_softmax", "logsumexp")
    },
    **{
        f"special_{name}": lambda S, f=name: getattr(S, f)(Z, Z[::-1])
        for name in ("xlogy", "xlog1py", "boxcox", "boxcox1p")
    },
    entropies_of_zeros=lambda S: [S.xlogy(np.complex64(0), Z), S.xlog1py(D, E + 2)],
)  # fmt: skip
rows(
    "nn",
    **{
        f"activation_{name}": lambda nn, f=name: getattr(nn, f)(Z)
        for name in ("relu", "relu6", "softmax", "log_softmax", "hard_sigmoid", "hard_silu",
                     "log_sigmoid", "softplus", "mish", "logsumexp", "sigmoid", "silu", "soft_sign")
    },
)  # fmt: skip


def slopes(**table: Callable[..., Any]) -> None:
    """Derivatives of the real part of the sum of functions of an array."""
    for name, f in table.items():

        def run(J: Any, f: Callable[..., Any] = f) -> Any:
            return J.grad(lambda z: f(J, z).real.sum())(J.numpy.asarray(Z))

        program.rows(within=1e-3, **{f"slope_of_{name}": run})


slopes(
    max=lambda J, z: z.max(),
    tied_max=lambda J, z: J.numpy.max(J.numpy.concatenate([z, z])),
    maximum=lambda J, z: J.numpy.maximum(z, 0),
    logaddexp=lambda J, z: J.numpy.logaddexp(z, 1j),
    softmax=lambda J, z: J.nn.softmax(z) * z,
    log_softmax=lambda J, z: J.nn.log_softmax(z),
    relu=lambda J, z: J.nn.relu(z) ** 2,
    expit=lambda J, z: J.scipy.special.expit(z),
    xlogy=lambda J, z: J.scipy.special.xlogy(z, z),
    abs=lambda J, z: abs(z) ** 3,
    cummax=lambda J, z: J.lax.cummax(z) * z,
)
program.slow_ones |= {f"slope_of_{name}" for name in ("cummax", "tied_max", "log_softmax", "xlogy")}
program.slow_ones |= {"special_gamma", "special_loggamma", "special_wofz", "special_erfcx"}
