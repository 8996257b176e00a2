"""`lax.linalg`, `numpy.linalg`, `numpy.fft`, `scipy.linalg` against JAX: values and derivatives."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
from monograph import lax
from monograph.errors import ArgumentError, DTypeError, GradError, ShapeError
from monograph.scipy import linalg as slinalg
from xla_oracle import quick_jit

Array = np.ndarray[Any, Any]
Function = Callable[..., Any]


class Namespace:
    """The same functions here and in JAX, so that a row of a table is written once."""

    def __init__(self, own: bool) -> None:
        if own:
            self.np, self.la, self.fft, self.lax = mnp, mnp.linalg, mnp.fft, lax.linalg
            self.sc = slinalg
            self.jit, self.grad, self.vmap = mg.jit, mg.grad, mg.vmap
        else:
            import jax
            from jax.scipy import linalg

            self.np, self.la, self.fft = jax.numpy, jax.numpy.linalg, jax.numpy.fft
            self.lax, self.sc = jax.lax.linalg, linalg
            self.jit, self.grad, self.vmap = quick_jit, jax.grad, jax.vmap


def inputs(kind: str, dtype: str, seed: int = 0) -> Array:
    rng = np.random.default_rng(seed)
    batch: tuple[int, ...] = (2,) if kind.endswith("s") else ()
    shape = {"tall": (5, 3), "wide": (3, 5), "vector": (4,), "block": (4, 5, 6)}.get(
        kind.rstrip("s"), (4, 4)
    )
    x = rng.standard_normal((*batch, *shape))
    if dtype.startswith("complex"):
        x = x + 1j * rng.standard_normal((*batch, *shape))
    if kind.startswith("positive"):
        x = x @ np.swapaxes(x.conj(), -1, -2) + np.eye(shape[-1])
    return x.astype(dtype)


def leaves(x: Any) -> list[Array]:
    if isinstance(x, list | tuple):
        return [y for part in x for y in leaves(part)]
    return [np.asarray(x)]


def same(got: Any, want: Any, dtype: str, what: str) -> None:
    rows = leaves(got), leaves(want)
    assert len(rows[0]) == len(rows[1]), what
    limit = 2e-4 if dtype in ("float32", "complex64") else 1e-9
    for g, w in zip(*rows, strict=True):
        assert (g.shape, g.dtype) == (w.shape, w.dtype), what
        scale = limit * (1 + np.max(np.abs(w), initial=0, where=np.isfinite(w)))
        np.testing.assert_allclose(g, w, rtol=limit, atol=scale, err_msg=what)


# ---- values, under jit ---------------------------------------------------------------------------

VALUES: dict[str, tuple[tuple[str, ...], Function]] = {
    "cholesky": (("positives",), lambda n, a: (n.la.cholesky(a), n.la.cholesky(a, upper=True))),
    "eigenvalues": (
        ("positives", "square"),
        lambda n, a, b: (n.la.eigh(a), n.la.eigvalsh(a, "U"), n.la.eig(b), n.la.eigvals(b)),
    ),
    "svd": (
        ("talls", "wide"),
        lambda n, a, b: (
            n.la.svd(a),
            n.la.svd(b, full_matrices=False),
            n.la.svdvals(a),
            n.la.pinv(a),
            n.la.matrix_rank(b),
            n.la.cond(a),
        ),
    ),
    "hermitian": (
        ("positive",),
        lambda n, a: (n.la.svd(a, hermitian=True), n.la.pinv(a, hermitian=True)),
    ),
    "qr": (
        ("talls", "wide"),
        lambda n, a, b: [
            n.la.qr(x, m) for x in (a, b) for m in ("reduced", "complete", "r", "raw")
        ],
    ),
    "lu": (("talls", "wide"), lambda n, a, b: (n.lax.lu(a), n.lax.lu(b), n.sc.lu(b))),
    "solve": (
        ("squares", "squares", "vector"),
        lambda n, a, b, v: (n.la.solve(a, b), n.la.solve(a, v), n.la.inv(a), n.sc.solve(a, b)),
    ),
    "determinants": (
        ("squares",),
        lambda n, a: [f(a[..., :k, :k]) for k in (1, 2, 3, 4) for f in (n.la.det, n.la.slogdet)],
    ),
    "powers": (
        ("square",),
        lambda n, a: [n.la.matrix_power(a, k) for k in (0, 1, 2, 5, -1)],
    ),
    "products": (
        ("tall", "wide", "tall"),
        lambda n, a, b, c: (n.la.multi_dot([a, b, c]), n.la.multi_dot([b[0], c, b])),
    ),
    "matrix norms": (
        ("talls",),
        lambda n, a: [
            n.la.norm(a, o, (-2, -1), k)
            for o in (None, "fro", "nuc", 1, -1, 2, -2, np.inf, -np.inf)
            for k in (False, True)
        ],
    ),
    "vector norms": (
        ("talls",),
        lambda n, a: [n.la.vector_norm(a, axis=0, ord=o) for o in (0, 1, 2, 3, np.inf, -np.inf)],
    ),
    "least squares": (("tall", "tall"), lambda n, a, b: n.la.lstsq(a, b)),
    "triangles": (
        ("positives", "squares"),
        lambda n, a, b: [n.sc.solve_triangular(a, b, t, low) for t in (0, 1, 2) for low in (0, 1)],
    ),
    "factors": (
        ("positives", "squares"),
        lambda n, a, b: (
            n.sc.cho_solve(n.sc.cho_factor(a), b),
            n.sc.cho_solve(n.sc.cho_factor(a, True), b),
            [n.sc.lu_solve(n.sc.lu_factor(b), b, t) for t in (0, 1, 2)],
            n.sc.solve(a, b, assume_a="pos"),
        ),
    ),
    "exponential": (("squares",), lambda n, a: (n.sc.expm(a), n.sc.expm(8 * a))),
    "forms": (
        ("square", "positive"),
        lambda n, a, b: (n.sc.hessenberg(a, calc_q=True), n.sc.schur(a), n.lax.tridiagonal(b)),
    ),
    "special": (
        ("vector", "square"),
        lambda n, v, a: (
            n.sc.toeplitz(v, v),
            n.sc.hankel(v),
            n.sc.circulant(v),
            n.sc.companion(v),
            n.sc.block_diag(a, v),
        ),
    ),
    "tensors": (
        ("square",),
        lambda n, a: (
            n.la.tensorinv(a.reshape(2, 2, 4)),
            n.la.tensorsolve(a.reshape(2, 2, 4), a[:2, :2]),
        ),
    ),
    "fft": (
        ("block",),
        lambda n, x: [
            getattr(n.fft, f)(x, norm=norm)
            for f in ("fft", "ifft", "fft2", "ifftn", "irfft", "irfftn", "hfft")
            for norm in (None, "ortho", "forward")
        ],
    ),
    "fft of sizes": (
        ("block",),
        lambda n, x: (
            n.fft.fft(x, 8, 1),
            n.fft.ifft(x, 3, 0),
            n.fft.fftn(x, (3, 7), (2, 0)),
            n.fft.irfft(x, 7, 1),
            n.fft.irfftn(x, (3, 7), (2, 0)),
            n.fft.fftshift(x),
            n.fft.ifftshift(x, (0, 1)),
        ),
    ),
}


@pytest.mark.parametrize("name", VALUES)
@pytest.mark.parametrize("dtype", ["float32", "complex128"])
def test_values(name: str, dtype: str) -> None:
    import jax

    kinds, f = VALUES[name]
    args = [inputs(k, dtype, i) for i, k in enumerate(kinds)]
    with jax.enable_x64(True), mg.enable_x64(True):
        got, want = (
            s.jit(lambda *xs, s=s: f(s, *xs))(*args) for s in (Namespace(True), Namespace(False))
        )
        same(got, want, dtype, name)


def test_real_spectra() -> None:
    n, j = Namespace(True), Namespace(False)
    x = inputs("block", "float32")
    for f in ("rfft", "rfft2", "rfftn", "ihfft"):
        for norm in (None, "ortho", "forward"):
            got, want = (getattr(s.fft, f)(x, norm=norm) for s in (n, j))
            same(got, want, "float32", f)
    for count in (1, 4, 7):
        same(n.fft.fftfreq(count, 0.5), j.fft.fftfreq(count, 0.5), "float32", "fftfreq")
        same(n.fft.rfftfreq(count, 0.5), j.fft.rfftfreq(count, 0.5), "float32", "rfftfreq")


# ---- derivatives ---------------------------------------------------------------------------------


def weighed(n: Namespace, *xs: Any) -> Any:
    """A real number that depends on all elements."""
    total = 0.0
    for k, x in enumerate(xs):
        size = n.np.real(x) * n.np.cos(n.np.arange(x.size, dtype="float64").reshape(x.shape) + k)
        total = total + n.np.sum(size) + 0.3 * n.np.sum(n.np.imag(x))
    return total


GRADIENTS: dict[str, tuple[str, Function]] = {
    "cholesky": ("positives", lambda n, a: (n.la.cholesky(a),)),
    "inv": ("square", lambda n, a: (n.la.inv(a),)),
    "solve": ("square", lambda n, a: (n.la.solve(a, a * a),)),
    "det": ("squares", lambda n, a: (n.la.det(a),)),
    "slogdet": ("squares", lambda n, a: n.la.slogdet(a)),
    "small det": ("square", lambda n, a: (n.la.det(a[:3, :3]), n.la.det(a[:2, :2]))),
    "eigvalsh": ("squares", lambda n, a: (n.la.eigvalsh(a),)),
    "projector": (
        "positive",
        lambda n, a: (lambda v: (v[:, :2] @ n.np.conj(v[:, :2].T),))(n.la.eigh(a)[1]),
    ),
    "svdvals": ("talls", lambda n, a: (n.la.svdvals(a),)),
    "u of svd": (
        "tall",
        lambda n, a: (lambda u: (u[:, :2] @ n.np.conj(u[:, :2].T),))(
            n.la.svd(a, full_matrices=False)[0]
        ),
    ),
    "vh of svd": (
        "wide",
        lambda n, a: (lambda v: (n.np.conj(v[:2].T) @ v[:2],))(n.la.svd(a, full_matrices=False)[2]),
    ),
    "pinv": ("tall", lambda n, a: (n.la.pinv(a),)),
    "tall qr": ("talls", lambda n, a: n.la.qr(a)),
    "wide qr": ("wide", lambda n, a: n.la.qr(a)),
    "eigvals": ("square", lambda n, a: (n.np.abs(n.la.eigvals(a)) ** 2,)),
    "lu": ("wide", lambda n, a: (n.lax.lu(a)[0],)),
    "nuclear norm": ("tall", lambda n, a: (n.la.norm(a, "nuc"), n.la.norm(a, 2))),
    "expm": ("square", lambda n, a: (n.sc.expm(a),)),
    "fft": ("block", lambda n, x: (n.fft.fftn(x), n.fft.ifft(x, 7, 0))),
    "irfft": ("block", lambda n, x: (n.fft.irfftn(x), n.fft.irfft(x, 7))),
}


@pytest.mark.parametrize("dtype", ["float64", "complex128"])
@pytest.mark.parametrize("name", GRADIENTS)
def test_gradients(name: str, dtype: str) -> None:
    import jax

    kind, f = GRADIENTS[name]
    x = inputs(kind, dtype)
    parts = (x.real, x.imag) if np.iscomplexobj(x) else (x,)
    with jax.enable_x64(True), mg.enable_x64(True):
        rows = []
        for s in (Namespace(True), Namespace(False)):

            def value(*given: Any, s: Namespace = s) -> Any:
                a = given[0] if len(given) == 1 else given[0] + 1j * given[1]
                return weighed(s, *f(s, a))

            rows.append(s.jit(s.grad(value, tuple(range(len(parts)))))(*parts))
        same(*rows, "float32", name)


def test_second_derivatives_and_maps() -> None:
    def f(a: Any) -> Any:
        return mnp.sum(mnp.linalg.inv(a) ** 2) + mnp.linalg.slogdet(a)[1]

    with mg.enable_x64(True):
        a = inputs("positive", "float64")
        h = 1e-5
        step = inputs("square", "float64", 1)
        slope = mg.grad(lambda x: mnp.sum(mg.grad(f)(x) * step))(a)
        ends = [np.sum(np.asarray(mg.grad(f)(a + s * h * step)) * step) for s in (1, -1)]
        np.testing.assert_allclose(np.sum(np.asarray(slope) * step), (ends[0] - ends[1]) / 2 / h,
                                   rtol=1e-5)  # fmt: skip
        many = np.stack([a, 2 * a, a.T + 1])
        rows = mg.vmap(mg.grad(f))(many)
        for row, one in zip(np.asarray(rows), many, strict=True):
            np.testing.assert_allclose(row, mg.grad(f)(one), rtol=1e-8)


# ---- failures: NaN as in JAX, and errors ---------------------------------------------------------


def test_failures_are_nan() -> None:
    not_positive = np.array([[1.0, 2.0], [2.0, 1.0]], np.float32)
    low = np.asarray(mnp.linalg.cholesky(np.stack([not_positive, np.eye(2, dtype=np.float32)])))
    assert np.isnan(low[0][np.tril_indices(2)]).all() and low[0, 0, 1] == 0
    np.testing.assert_array_equal(low[1], np.eye(2))
    bad = np.full((3, 3), np.nan, np.float32)
    for f in (mnp.linalg.eigvalsh, mnp.linalg.svdvals, mnp.linalg.eigvals, mnp.linalg.inv):
        assert np.isnan(np.asarray(f(bad))).all(), f
    singular = np.ones((3, 3), np.float32)
    assert not np.isfinite(np.asarray(mnp.linalg.inv(singular))).any()
    sign, size = mnp.linalg.slogdet(singular)
    assert float(sign) == 0 and float(size) == -np.inf
    assert float(mnp.linalg.det(np.zeros((4, 4), np.float32))) == 0


@pytest.mark.parametrize("shape", [(0, 0), (0, 3, 3), (1, 1), (2, 0, 0)])
def test_empty_and_one(shape: tuple[int, ...]) -> None:
    x = np.ones(shape, np.float32)
    for f in ("cholesky", "inv", "eigh", "qr", "svd", "slogdet", "eigvals"):
        for part in leaves(getattr(mnp.linalg, f)(x)):
            assert part.shape[: len(shape) - 2] == shape[:-2]
    np.testing.assert_array_equal(mnp.linalg.svd(np.zeros((0, 2), np.float32))[2], np.eye(2))


MISTAKES: dict[str, tuple[type[Exception], Function]] = {
    "not square": (ShapeError, lambda: mnp.linalg.inv(np.ones((2, 3)))),
    "a vector": (ShapeError, lambda: mnp.linalg.cholesky(np.ones(3))),
    "integers in lax": (DTypeError, lambda: lax.linalg.cholesky(np.eye(2, dtype=np.int32))),
    "half": (DTypeError, lambda: lax.linalg.lu(np.eye(2, dtype=np.float16))),
    "rows": (ShapeError, lambda: mnp.linalg.solve(np.eye(3), np.ones(2))),
    "mode": (ArgumentError, lambda: mnp.linalg.qr(np.eye(2), "thin")),
    "norm": (ArgumentError, lambda: mnp.linalg.norm(np.eye(2), "two")),
    "batches": (
        ShapeError,
        lambda: lax.linalg.triangular_solve(np.ones((2, 3, 3)), np.ones((3, 3, 3))),
    ),
    "fft norm": (ArgumentError, lambda: mnp.fft.fft(np.ones(3), norm="unit")),
    "fft sizes": (ShapeError, lambda: mnp.fft.fftn(np.ones((3, 3)), (2,), (0, 1))),
    "complex rfft": (ArgumentError, lambda: mnp.fft.rfft(np.ones(3) * 1j)),
    "lengths": (ShapeError, lambda: lax.fft(np.ones(3, np.complex64), "FFT", 4)),
    "vectors of eig": (
        GradError,
        lambda: mg.grad(lambda a: mnp.sum(mnp.abs(mnp.linalg.eig(a)[1])))(np.eye(2)),
    ),
}


@pytest.mark.parametrize("name", MISTAKES)
def test_mistakes(name: str) -> None:
    error, f = MISTAKES[name]
    with pytest.raises(error):
        f()


def test_derivatives_use_the_decomposition_again() -> None:
    """One of LU in a gradient of what follows from it, and one of singular values."""
    a, b = inputs("positive", "float32"), inputs("square", "float32")[0]
    for f, name, most in (
        (lambda x: mnp.sum(mnp.linalg.solve(x, b)), "triangular_solve", 4),
        (lambda x: mnp.linalg.slogdet(x)[1], "triangular_solve", 2),
        (lambda x: mnp.sum(mnp.linalg.svdvals(x) ** 2), "svd", 1),
    ):
        graph = mg.jit(mg.grad(f)).lower(a).compile().as_text("legalized")
        found = re.findall(r"= (\w+)\(", graph)
        assert 1 <= found.count(name) <= most and found.count("lu") <= 1, found


def test_logarithms_of_small_determinants() -> None:
    a = np.array([[[2.0, 1.0], [3.0, 1.0]], [[1.0, 2.0], [2.0, 4.0]]], np.float32)
    for x in (a, a[:, :1, :1], a + 1j):
        for got, want in zip(mnp.linalg.slogdet(x), np.linalg.slogdet(x), strict=True):
            np.testing.assert_allclose(got, want, rtol=1e-6, atol=1e-6)


def cofactors(a: Any) -> Any:
    """Signed determinants of what is left without a row and a column, in double precision."""
    wide = a.astype(np.complex128 if np.iscomplexobj(a) else np.float64)
    n = len(a)
    out = np.empty_like(wide)
    for i in range(n):
        for j in range(n):
            left = np.delete(np.delete(wide, i, 0), j, 1)
            out[i, j] = (-1) ** (i + j) * np.linalg.det(left)
    return out


def matrix_of_rank(n: int, rank: int, complex_: bool) -> Any:
    rng = np.random.default_rng(n + 7 * rank)
    parts = [rng.integers(-2, 3, (n, n)) for _ in range(4)]
    a = parts[0][:, :rank] @ parts[1][:rank]
    if complex_:
        a = a + 1j * (parts[0][:, :rank] @ parts[3][:rank])
    return a.astype(np.complex64 if complex_ else np.float32)


SINGULAR = {
    f"{n} rows, rank {rank}{', complex' * c}": matrix_of_rank(n, rank, c)
    for n in (1, 2, 3, 4, 6) for rank in range(max(n - 3, 0), n + 1) for c in (False, True)
}  # fmt: skip
SINGULAR["a column of zeros"] = np.diag(np.ones(3, np.float32), 1) + np.diag(
    np.float32([0, 2, 3, 4])
)
SINGULAR["shift"] = np.diag(np.ones(4, np.float32), 1)


@pytest.mark.parametrize("name", SINGULAR)
def test_gradients_of_determinants_are_cofactors(name: str) -> None:
    """Whatever the rank, also of one matrix of a batch."""
    a = SINGULAR[name]
    want = cofactors(a)
    gradient = mg.grad(mnp.linalg.det, holomorphic=np.iscomplexobj(a))
    s = np.linalg.svd(a, compute_uv=False)  # what a change of `a` by rounding does to cofactors:
    near = {
        "rtol": 1e-4,
        "atol": 1e-5 * s[0] * np.prod(np.maximum(s[: max(len(a) - 2, 0)], s[0] / 1e5)),
    }
    np.testing.assert_allclose(gradient(a), want, **near)
    np.testing.assert_allclose(mg.jit(gradient)(a), want, **near)
    regular = (np.eye(len(a)) * 2).astype(a.dtype)
    both = mg.jit(mg.vmap(gradient))(np.stack([a, regular]))
    np.testing.assert_allclose(both, [want, cofactors(regular)], **near)
    tangent = np.ones_like(a)
    _, out = mg.jvp(mnp.linalg.det, (a,), (tangent,))
    np.testing.assert_allclose(out, want.sum(), rtol=1e-4, atol=near["atol"] * a.size)


def test_second_derivatives_of_determinants() -> None:
    a = np.random.default_rng(5).normal(size=(4, 4)).astype(np.float32)
    wide = np.asarray(a, np.float64)
    h = 1e-4
    e = np.eye(16).reshape(16, 4, 4) * h
    want = np.stack([(cofactors(wide + d) - cofactors(wide - d)) / (2 * h) for d in e])
    got = mg.hessian(mnp.linalg.det)(a)
    np.testing.assert_allclose(np.reshape(got, (16, 4, 4)), want, rtol=1e-3, atol=1e-3)


@pytest.mark.parametrize("d", ["float32", "complex64"])
def test_logarithms_of_two_rows_of_any_size(d: str) -> None:
    """The determinants have no place in their type, their logarithms have."""
    x = np.array([[1, 2], [3, 4.5]]) + (np.array([[0, 1j], [-2j, 0]]) if d == "complex64" else 0)
    wide = np.array([x, x * 1e25, x * 1e-25, x[::-1] * 1e15, x * [[1e30], [1e-30]]])
    a = wide.astype(d)
    for got, want in zip(mnp.linalg.slogdet(a), np.linalg.slogdet(wide), strict=True):
        np.testing.assert_allclose(got, want, rtol=1e-5, atol=1e-5)
    slope = mg.grad(lambda x: mnp.sum(mnp.linalg.slogdet(x)[1]))(a)
    want = np.swapaxes(np.linalg.inv(wide), -1, -2)
    np.testing.assert_allclose(slope / want, np.ones_like(want), rtol=1e-4)
