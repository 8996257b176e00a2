"""Decompositions on the TPU: as close as LAPACK's, and instructions from end to end."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
from monograph.backends.tpu.contract import contract
from monograph.backends.tpu.definitions import steps
from monograph.hlo.interp import evaluate
from monograph.hlo.state import referring
from monograph.lax import linalg
from tpu_streams import CHIP, check_everywhere, f32, same

Array = np.ndarray[Any, Any]


@pytest.fixture
def narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Blocks of eight columns, so that small matrices have several."""
    monkeypatch.setattr(steps, "BLOCK", 8)


def on_tpu(f: Callable[..., Any], *args: Array) -> list[Array]:
    """Results on the machine: those of the interpreter in its contract mode, and none counted."""
    y, profile = mg.profile(mg.jit(f, backend="tpu"), *args)
    outs = [np.asarray(x) for x in mg.tree_util.tree_leaves(y)]
    with referring(contract(CHIP)):
        wanted = evaluate(mg.jit(f).trace(*args).whole, list(args))
    assert all(same(x, w) for x, w in zip(outs, wanted, strict=True))
    assert profile.report.counters["counted cycles"] == 0
    return outs


def adjoint(x: Array) -> Array:
    return np.swapaxes(x, -1, -2)


def close(got: Array, want: Array, ulps: float = 64) -> bool:
    """Within so many roundings of the largest element."""
    bound = ulps * np.finfo(np.float32).eps * max(np.abs(want).max(initial=0), 1e-30)
    return got.shape == want.shape and bool(np.abs(got - want).max(initial=0) <= bound)


def positive(*shape: int) -> Array:
    a = f32(*shape)
    return a @ adjoint(a) + shape[-1] * np.eye(shape[-1], dtype=np.float32)


# ---- triangles -----------------------------------------------------------------------------------


@pytest.mark.usefixtures("narrow")
@pytest.mark.parametrize("shape", [(1, 1), (7, 7), (3, 20, 20)])
@pytest.mark.parametrize("lower", [True, False])
def test_cholesky(shape: tuple[int, ...], lower: bool) -> None:
    a = positive(*shape)
    kept = np.tril(a) if lower else np.triu(a)  # the other triangle is not read
    (low,) = on_tpu(lambda x: mg.hlo.ops.cholesky(x, lower=lower), kept)
    other = np.triu(low, 1) if lower else np.tril(low, -1)
    assert not other.any()
    product = low @ adjoint(low) if lower else adjoint(low) @ low
    assert close(product, a)
    assert close(low if lower else adjoint(low), np.linalg.cholesky(a))


def test_matrices_that_are_not_positive_are_nan() -> None:
    """One of a batch: as LAPACK's `info` has it, and only that one."""
    a = positive(3, 12, 12)
    a[1, 5, 5] = -1
    (low,) = on_tpu(linalg.cholesky, a)
    assert np.isnan(np.tril(low[1])).sum() == 12 * 13 / 2
    assert close(low[0] @ low[0].T, a[0]) and close(low[2] @ low[2].T, a[2])
    made, info = on_tpu(lambda x: tuple(mg.hlo.ops.potrf(x, lower=True)), a)
    assert info.tolist() == [0, 6, 0]
    assert close(np.tril(made[0]), low[0]) and same(np.triu(made[0], 1), np.triu(a[0], 1))


def test_the_diagonal_of_cholesky_is_a_root() -> None:
    """Not what is left of a pivot that is divided by it: that is rounded twice, or NaN."""
    pivots = np.float32(np.arange(1, 9))
    (low,) = on_tpu(linalg.cholesky, pivots[:, None, None])
    assert same(low.ravel(), np.sqrt(pivots))
    (low,) = on_tpu(linalg.cholesky, np.float32([[np.inf, 1], [1, 1]]))
    assert low.tolist() == [[np.inf, 0], [0, 1]]


@pytest.mark.parametrize("lower", [True, False])
def test_zeros_of_cholesky_keep_their_sign(lower: bool) -> None:
    """The triangle that is not read is left as it is."""
    a = np.float32([[4, -0.0, 5], [-0.0, 3, -0.0], [-0.0, 1, 2]])
    a = a if lower else a.T.copy()
    made, info = on_tpu(lambda x: tuple(mg.hlo.ops.potrf(x, lower=lower)), a)
    other = np.triu_indices(3, 1) if lower else np.tril_indices(3, -1)
    assert info == 0 and same(made[other], a[other])
    assert np.signbit(made[1, 0] if lower else made[0, 1])


@pytest.mark.usefixtures("narrow")
@pytest.mark.parametrize("left", [True, False])
@pytest.mark.parametrize("lower", [True, False])
@pytest.mark.parametrize("transpose", ["NO_TRANSPOSE", "TRANSPOSE"])
def test_triangular_systems(left: bool, lower: bool, transpose: str) -> None:
    for shape, unit in (((5,), False), ((2, 9), True), ((20,), False)):
        n = shape[-1]
        a = f32(*shape, n) / n + 2 * np.eye(n, dtype=np.float32)
        b = f32(*shape, 5) if left else adjoint(f32(*shape, 5)).copy()
        f = partial(mg.hlo.ops.triangular_solve, left_side=left, lower=lower, unit_diagonal=unit,
                    transpose_a=transpose)  # fmt: skip
        (x,) = on_tpu(f, a, b)
        held = np.tril(a) if lower else np.triu(a)
        if unit:
            held[..., range(n), range(n)] = 1
        held = held if transpose == "NO_TRANSPOSE" else adjoint(held)
        assert close(held @ x if left else x @ held, b), (shape, unit)


def test_singular_triangles_divide_by_zero() -> None:
    a, b = np.float32([[1, 0], [2, 0]]), np.float32([[1], [3]])
    (x,) = on_tpu(lambda a, b: linalg.triangular_solve(a, b, left_side=True, lower=True), a, b)
    assert x.tolist() == [[1], [np.inf]]


# ---- elimination and reflections -----------------------------------------------------------------

SHAPES = [(1, 1), (5, 1), (1, 5), (9, 4), (4, 9), (2, 3, 10, 10), (21, 18), (18, 21)]


@pytest.mark.usefixtures("narrow")
@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_lu(shape: tuple[int, ...]) -> None:
    a = f32(*shape)
    factors, pivots, order = on_tpu(lambda x: tuple(linalg.lu(x)), a)
    m, n = shape[-2:]
    k = min(m, n)
    low = np.tril(factors[..., :k], -1) + np.eye(m, k, dtype=np.float32)
    assert close(low @ np.triu(factors[..., :k, :]), np.take_along_axis(a, order[..., None], -2))
    assert np.abs(low).max() <= 1
    assert same(pivots, linalg.lu(a)[1]) and same(order, linalg.lu(a)[2])


def test_lu_of_singular_matrices() -> None:
    a = f32(3, 6, 6)
    a[1, :, 2] = 0
    a[2, 3, 1] = np.nan
    factors, _, info = on_tpu(lambda x: tuple(mg.hlo.ops.lu(x)), a)
    assert info.tolist()[:2] == [0, 3]
    assert np.isfinite(factors[:2]).all() and np.isnan(factors[2]).any()


def test_zeros_of_lu_keep_their_sign() -> None:
    """In a small matrix, and in rows that do not fill their tiles."""
    a = np.float32([[1, 2], [2, -0.0]])
    factors, _, _ = on_tpu(lambda x: tuple(mg.hlo.ops.lu(x)), a)
    assert same(factors, np.float32([[2, -0.0], [0.5, 2]]))
    a = np.eye(20, dtype=np.float32)
    a[0, 3:] = -0.0
    factors, _, _ = on_tpu(lambda x: tuple(mg.hlo.ops.lu(x)), a)
    assert np.signbit(factors[0, 3:]).all() and np.array_equal(factors, a)


def test_solve_inverse_and_determinant() -> None:
    a, b = f32(40, 40), f32(40, 3)
    (x,) = on_tpu(mnp.linalg.solve, a, b)
    assert close(a @ x, b, 1024)
    (inverse,) = on_tpu(mnp.linalg.inv, a)
    assert close(a @ inverse, np.eye(40, dtype=np.float32), 4096)
    (d,) = on_tpu(mnp.linalg.det, a)
    assert np.isclose(d, np.linalg.det(a.astype(np.float64)), rtol=1e-4)


@pytest.mark.usefixtures("narrow")
@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_qr(shape: tuple[int, ...]) -> None:
    a = f32(*shape)
    q, r = on_tpu(lambda x: tuple(mnp.linalg.qr(x)), a)
    k = min(shape[-2:])
    assert close(q @ r, a) and not np.tril(r, -1).any()
    assert close(adjoint(q) @ q, np.broadcast_to(np.eye(k, dtype=np.float32), (*shape[:-2], k, k)))
    q0, r0 = mnp.linalg.qr(a)  # LAPACK's signs, too
    assert close(q, np.asarray(q0), 4096) and close(r, np.asarray(r0), 4096)


def test_reflections_of_zeros_and_of_large_numbers() -> None:
    """Nothing to reflect is the identity; squares do not overflow."""
    a = np.zeros((5, 3), np.float32)
    a[0] = 2
    q, r = on_tpu(lambda x: tuple(mnp.linalg.qr(x)), a)
    assert close(q @ r, a) and close(q.T @ q, np.eye(3, dtype=np.float32))
    big = f32(6, 4) * np.float32(1e30)
    _, r = on_tpu(lambda x: tuple(mnp.linalg.qr(x)), big)
    assert close(r, np.linalg.qr(big)[1], 256)


@pytest.mark.parametrize("column", [[1, 1e-25], [-3, 1e-25, 0], [1e30, 1e-20], [2, 0], [0, 1e-30]])
def test_tails_whose_squares_are_zero_are_reflected(column: list[float]) -> None:
    """With LAPACK's sign; only where all below is zero there is nothing to do."""
    a = np.float32(column)[:, None]
    made, tau = on_tpu(lambda x: tuple(mg.hlo.ops.geqrf(x)), a)
    wanted, factor = (np.asarray(x) for x in mg.jit(mg.hlo.ops.geqrf)(a))
    assert np.allclose(made, wanted, rtol=1e-6, atol=0) and np.allclose(tau, factor, rtol=1e-6)


@pytest.mark.usefixtures("narrow")
@pytest.mark.parametrize("left", [True, False])
@pytest.mark.parametrize("transpose", [True, False])
def test_products_with_reflections(left: bool, transpose: bool) -> None:
    a = f32(2, 20, 9)
    c = f32(2, 20, 7) if left else f32(2, 7, 20)

    def f(a: Any, c: Any) -> Any:
        made, tau = mg.hlo.ops.geqrf(a)
        return mg.hlo.ops.ormqr(made, tau, c, left=left, transpose=transpose)

    (got,) = on_tpu(f, a, c)
    assert close(got, np.asarray(mg.jit(f)(a, c)))


# ---- eigenvalues and singular values -------------------------------------------------------------


def symmetric(*shape: int) -> Array:
    a = f32(*shape)
    return a + adjoint(a)


def reflected(values: list[float]) -> Array:
    """A full matrix with these eigenvalues."""
    q = np.linalg.qr(np.random.default_rng(1).standard_normal((len(values),) * 2))[0]
    return np.float32((q * np.float32(values)) @ q.T)


EIGEN = {
    "one": symmetric(1, 1),
    "two": symmetric(2, 2),
    "odd": symmetric(7, 7),
    "a batch": symmetric(2, 3, 4, 4),
    "zeros": np.zeros((5, 5), np.float32),
    "identity": np.eye(6, dtype=np.float32),
    "far apart": reflected([1e3, 1, 1, 1e-6, 0, -5]),
    "large": symmetric(4, 4) * np.float32(1e30),
    "small": symmetric(4, 4) * np.float32(1e-30),
}


def orthonormal(columns: Array) -> bool:
    product = adjoint(columns) @ columns
    return close(product, np.broadcast_to(np.eye(len(product.T), dtype=np.float32), product.shape))


@pytest.mark.parametrize("name", EIGEN)
def test_eigh(name: str) -> None:
    a = EIGEN[name]
    w, v = on_tpu(lambda x: tuple(mnp.linalg.eigh(x)), a)
    scale = np.abs(a).max() or 1  # products of the largest numbers overflow
    x, y = a / scale, w / scale
    assert close(y, np.linalg.eigvalsh(x.astype(np.float64)), 16) and (np.diff(w) >= 0).all()
    assert orthonormal(v) and close(v * y[..., None, :] @ adjoint(v), x)


@pytest.mark.parametrize("full", [True, False])
@pytest.mark.parametrize("name", ["one", "odd", "zeros", "far apart", "large", "small"])
def test_svd(name: str, full: bool) -> None:
    a = EIGEN[name]
    for x in (a, a[:, : max(len(a) - 2, 1)], a[: max(len(a) - 2, 1)]):
        u, s, v = on_tpu(lambda x: tuple(mnp.linalg.svd(x, full_matrices=full)), x)
        scale, k = np.abs(x).max() or 1, len(s)
        y, t = x / scale, s / scale
        assert close(t, np.linalg.svd(y.astype(np.float64), compute_uv=False), 16)
        assert orthonormal(u) and orthonormal(v.T) and (np.diff(s) <= 0).all()
        assert u.shape[1] == (len(x) if full else k) and close(u[:, :k] * t @ v[:k], y)


def test_singular_values_alone_and_of_a_batch() -> None:
    a = f32(3, 6, 4)
    (s,) = on_tpu(lambda x: mnp.linalg.svd(x, compute_uv=False), a)
    assert close(s, np.linalg.svd(a, compute_uv=False))


def test_what_is_not_finite_is_refused() -> None:
    a = symmetric(2, 4, 4)
    a[1, 2, 2] = np.inf
    for f in (lambda x: tuple(mg.hlo.ops.eigh(x)), lambda x: tuple(mg.hlo.ops.svd(x))):
        *outs, info = on_tpu(f, a)
        wanted = np.asarray(mg.jit(f)(a)[-1])
        assert same(info, wanted) and info[0] == 0 != info[1]
        assert all(np.isnan(x[1]).all() and np.isfinite(x[0]).all() for x in outs)


# ---- instructions --------------------------------------------------------------------------------

STREAMS: dict[str, tuple[Callable[..., Any], tuple[Array, ...]]] = {
    "cholesky": (linalg.cholesky, (positive(140, 140),)),
    "choleskys of a batch": (linalg.cholesky, (positive(2, 12, 12),)),
    "triangular system": (
        lambda a, b: linalg.triangular_solve(a, b, left_side=True), (positive(20, 20), f32(20, 5)),
    ),
    "lu": (lambda x: tuple(linalg.lu(x)), (f32(30, 20),)),
    "lu of a batch": (lambda x: tuple(linalg.lu(x)), (f32(2, 9, 9),)),
    "eigh": (lambda x: tuple(mnp.linalg.eigh(x)), (symmetric(7, 7),)),
    "svd": (lambda x: tuple(mnp.linalg.svd(x)), (f32(2, 6, 4),)),
    "qr": (lambda x: tuple(mnp.linalg.qr(x)), (f32(20, 12),)),
}  # fmt: skip


@pytest.mark.parametrize("name", STREAMS)
def test_instructions_give_the_bits(name: str) -> None:
    f, args = STREAMS[name]
    executable = check_everywhere(f, *args)
    assert "counted" not in executable.as_text("tasks")


def test_arrays_without_elements() -> None:
    """They keep their record's semantics."""
    empty = np.zeros((0, 0), np.float32)
    y = mg.jit(linalg.cholesky, backend="tpu")(empty)
    assert y.shape == (0, 0)
    q, r = mg.jit(mnp.linalg.qr, backend="tpu")(np.zeros((3, 0), np.float32))
    assert q.shape == (3, 0) and r.shape == (0, 0)


def test_systems_of_64_bits_keep_their_precision() -> None:
    with mg.enable_x64(True):
        a = np.float64(positive(8, 8))
        low = mg.jit(linalg.cholesky, backend="tpu")(a)
        assert np.abs(np.asarray(low) @ np.asarray(low).T - a).max() < 1e-12
