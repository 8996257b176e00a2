"""What JAX lowers linear algebra and Fourier transforms to: read, run, printed, and run by XLA."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from monograph.errors import TextError
from monograph.hlo.interp import evaluate
from monograph.hlo.text import from_stablehlo, to_stablehlo
from xla_oracle import run_xla

Array = np.ndarray[Any, Any]


def programs() -> dict[str, Callable[..., Any]]:
    """JAX functions of one batch of square matrices (Hermitian, positive definite)."""
    import jax
    import jax.numpy as jnp
    from jax._src.lax import linalg as inner  # ormqr, geqrf and geqp3 are not public
    from jax.lax import linalg
    from jax.scipy import linalg as sc

    svd, kinds = linalg.svd, linalg.SvdAlgorithm
    tall, wide = (lambda a: a[..., :3]), (lambda a: a[..., :3, :])
    return {
        "cholesky": jnp.linalg.cholesky,
        "cholesky as it is": lambda a: linalg.cholesky(a, symmetrize_input=False),
        "cholesky gradient": jax.grad(lambda a: jnp.sum(jnp.abs(jnp.linalg.cholesky(a)))),
        "lower": lambda a: linalg.triangular_solve(a, a, left_side=True, lower=True),
        "upper": lambda a: linalg.triangular_solve(a, a, transpose_a=True),
        "adjoint": lambda a: linalg.triangular_solve(a, a, transpose_a=True, conjugate_a=True),
        "unit": lambda a: linalg.triangular_solve(a, a, left_side=True, unit_diagonal=True),
        "lu": linalg.lu,
        "tall lu": lambda a: linalg.lu(tall(a)),
        "wide lu": lambda a: linalg.lu(wide(a)),
        "solve": lambda a: jnp.linalg.solve(a, a * 2),
        "inv": jnp.linalg.inv,
        "inv gradient": jax.grad(lambda a: jnp.sum(jnp.abs(jnp.linalg.inv(a)))),
        "det": jnp.linalg.det,
        "slogdet": jnp.linalg.slogdet,
        "geqrf": inner.geqrf,
        "geqp3": lambda a: inner.geqp3(a, jnp.zeros(a.shape[:-1], jnp.int32)),
        "product": lambda a: linalg.householder_product(tall(a), a[..., 0, :3]),
        "ormqr": lambda a: inner.ormqr(a, a[..., 0, :], a, left=False, transpose=True),
        "qr": lambda a: jnp.linalg.qr(tall(a)),
        "complete qr": lambda a: jnp.linalg.qr(tall(a), "complete"),
        "wide qr": lambda a: jnp.linalg.qr(wide(a)),
        "pivoted qr": lambda a: linalg.qr(a, pivoting=True),
        "svd": jnp.linalg.svd,
        "thin svd": lambda a: jnp.linalg.svd(tall(a), full_matrices=False),
        "full svd": lambda a: jnp.linalg.svd(wide(a)),
        "svdvals": lambda a: jnp.linalg.svdvals(tall(a)),
        "svd by qr": lambda a: svd(wide(a), full_matrices=False, algorithm=kinds.QR),
        "values by qr": lambda a: svd(a, compute_uv=False, algorithm=kinds.QR),
        "pinv": lambda a: jnp.linalg.pinv(tall(a)),
        "rank": jnp.linalg.matrix_rank,
        "norm": lambda a: jnp.linalg.norm(a, "nuc", (-2, -1)),
        "cond": jnp.linalg.cond,
        "eigh": jnp.linalg.eigh,
        "upper eigh": lambda a: jnp.linalg.eigh(a, "U", symmetrize_input=False),
        "eigvalsh": jnp.linalg.eigvalsh,
        "eigh gradient": jax.grad(lambda a: jnp.sum(jnp.linalg.eigvalsh(a) ** 2)),
        "eig": lambda a: linalg.eig(a * jnp.arange(4)),
        "right": lambda a: jnp.linalg.eig(a * jnp.arange(4)),
        "eigvals": lambda a: jnp.linalg.eigvals(a * jnp.arange(4)),
        "schur": linalg.schur,
        "triangle of schur": lambda a: linalg.schur(a, compute_schur_vectors=False),
        "hessenberg": linalg.hessenberg,
        "tridiagonal": linalg.tridiagonal,
        "upper tridiagonal": lambda a: linalg.tridiagonal(a, lower=False),
        "three diagonals": lambda a: linalg.tridiagonal_solve(a[..., 0], a[..., 1], a[..., 2], a),
        "cho_solve": lambda a: sc.cho_solve(sc.cho_factor(a), a[..., :3]),
        "lu_solve": lambda a: sc.lu_solve(sc.lu_factor(a), a[..., :3]),
        "expm": sc.expm,
        "lstsq": lambda a: jnp.linalg.lstsq(a.reshape(-1, 4), a.reshape(-1, 4)[:, 0]),
        "power": lambda a: jnp.linalg.matrix_power(a, -3),
        "fft": jnp.fft.fft,
        "ifft2": jnp.fft.ifft2,
        "fftn": jnp.fft.fftn,
        "irfft": lambda a: jnp.fft.irfft(a, 5),
        "irfft2": jnp.fft.irfft2,
        "rfft": lambda a: jnp.fft.rfft(jnp.real(a), 6),
        "rfftn": lambda a: jnp.fft.rfftn(jnp.real(a)),
        "hfft": jnp.fft.hfft,
        "fft gradient": jax.grad(lambda a: jnp.sum(jnp.abs(jnp.fft.fftn(a)) ** 2)),
        "irfft gradient": jax.grad(lambda a: jnp.sum(jnp.fft.irfft(a) ** 2)),
    }


def matrices(dtype: str, batch: tuple[int, ...]) -> Array:
    rng = np.random.default_rng(5)
    x = rng.standard_normal((*batch, 4, 4))
    if dtype.startswith("complex"):
        x = x + 1j * rng.standard_normal(x.shape)
    made = x @ np.swapaxes(x.conj(), -1, -2) / 4 + np.diag([1, 2, 3, 4])
    return np.asarray(made).astype(dtype)


def check(dtype: str, batch: tuple[int, ...], names: list[str]) -> None:
    """One program of them all: what is read gives XLA's values, and so does what is printed."""
    import jax

    x = matrices(dtype, batch)
    table = programs()

    def f(a: Any) -> list[Any]:
        return [table[n](a) for n in names]

    with jax.enable_x64(True):
        text = jax.jit(f).lower(x).as_text()
        widths = [len(jax.tree.leaves(o)) for o in jax.eval_shape(f, x)]
    graph = from_stablehlo(text)
    printed = to_stablehlo(graph)
    assert to_stablehlo(from_stablehlo(printed)) == printed
    labels = [n for n, w in zip(names, widths, strict=True) for _ in range(w)]
    wanted = run_xla(text, [x])
    limit = 2e-5 if dtype in ("float32", "complex64") else 1e-12
    for outs in (evaluate(graph, [x]), run_xla(printed, [x])):
        for name, got, want in zip(labels, outs, wanted, strict=True):
            assert (got.dtype, got.shape) == (want.dtype, want.shape), name
            scale = 1 + np.max(np.abs(want), initial=0)
            np.testing.assert_allclose(got, want, rtol=0, atol=20 * limit * scale, err_msg=name)


SLOW = [pytest.param(d, marks=pytest.mark.slow) for d in ("float64", "complex64")]


@pytest.mark.parametrize("dtype", ["float32", "complex128", *SLOW])
def test_what_jax_lowers(dtype: str) -> None:
    names = list(programs())
    batch = () if dtype in ("float32", "complex64") else (2,)
    if dtype.startswith("complex"):
        names = [n for n in names if not n.endswith("gradient")]
    if batch:
        names.remove("lstsq")
    check(dtype, batch, names)


def test_refusals() -> None:
    """Settings that the language lacks, targets that nothing knows, memory that holds nothing."""
    import jax
    from jax.lax import linalg

    x = np.eye(3, dtype=np.float32)
    text = jax.jit(linalg.hessenberg).lower(x).as_text()
    with pytest.raises(TextError, match="not in the language"):
        from_stablehlo(text.replace("low = 1 : i32", "low = 2 : i32"))
    with pytest.raises(TextError, match="operand_layouts"):
        layouts = "operand_layouts = [dense<"
        from_stablehlo(text.replace(f"{layouts}[0, 1]", f"{layouts}[1, 0]"))
    text = jax.jit(lambda a: linalg.svd(a, compute_uv=False)).lower(x).as_text()
    call = re.search(r"(%\d+):5 = stablehlo.custom_call", text)
    assert call is not None
    with pytest.raises(TextError, match="holds nothing"):
        used = f"%used = stablehlo.negate {call.group(1)}#0 : tensor<3x3xf32>"
        from_stablehlo(text.replace("return ", f"{used}\n    return ", 1))
