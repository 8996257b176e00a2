"""Linear algebra for the further programs: small systems in batches, decompositions, iterations."""

from __future__ import annotations

from typing import Any

import numpy as np
from cases import normal, several
from networks import weights


def solves(lib: Any) -> Any:
    """Many small systems."""
    return lambda a, b: lib.numpy.linalg.solve(a, b[..., None])[..., 0]


def choleskies(lib: Any) -> Any:
    """Log densities of normal distributions with covariances of their own."""
    xp = lib.numpy

    def run(a: Any, x: Any) -> Any:
        low = xp.linalg.cholesky(a)
        z = lib.lax.linalg.triangular_solve(low, x[..., None], left_side=True, lower=True)[..., 0]
        half = xp.sum(xp.log(xp.diagonal(low, axis1=-2, axis2=-1)), -1)
        return -0.5 * xp.sum(z * z, -1) - half

    return run


def determinants(lib: Any) -> Any:
    """Determinants and inverses of many 3x3 matrices."""
    xp = lib.numpy
    return lambda a: (xp.linalg.det(a), xp.linalg.inv(a))


def qr_iteration(lib: Any) -> Any:
    """Eigenvalues of a symmetric matrix by 10 steps of QR."""
    xp = lib.numpy

    def run(a: Any) -> Any:
        def step(_: Any, a: Any) -> Any:
            q, r = xp.linalg.qr(a)
            return r @ q

        return xp.diagonal(lib.lax.fori_loop(0, 10, step, a))

    return run


def small_svd(lib: Any) -> Any:
    """Nearest rotations to many 3x3 matrices, by their singular values."""
    xp = lib.numpy

    def run(a: Any) -> Any:
        u, _, vt = xp.linalg.svd(a)
        sign = xp.sign(xp.linalg.det(u @ vt))
        d = xp.stack([xp.ones_like(sign), xp.ones_like(sign), sign], -1)
        return (u * d[..., None, :]) @ vt

    return run


def eigen(lib: Any) -> Any:
    """The square roots of symmetric matrices."""
    xp = lib.numpy

    def run(a: Any) -> Any:
        w, v = xp.linalg.eigh(a)
        return (v * xp.sqrt(xp.maximum(w, 0))[..., None, :]) @ v.swapaxes(-1, -2)

    return run


def exponential(lib: Any) -> Any:
    """Matrix exponentials, scaled and squared, by a polynomial."""
    xp = lib.numpy

    def run(a: Any) -> Any:
        a = a / 16
        one = xp.eye(a.shape[-1], dtype=a.dtype)
        total, term = one + a, a
        for k in range(2, 9):
            term = term @ a / k
            total = total + term
        for _ in range(4):
            total = total @ total
        return total

    return run


def library_exponential(lib: Any) -> Any:
    """The matrix exponential of SciPy."""
    return lambda a: lib.scipy.linalg.expm(a)


def thomas(lib: Any) -> Any:
    """Tridiagonal systems by elimination forth and back, by scan."""
    xp = lib.numpy

    def run(low: Any, middle: Any, up: Any, b: Any) -> Any:
        def forth(state: Any, row: Any) -> Any:
            c, d = state
            a, m, u, y = row
            den = m - a * c
            c, d = u / den, (y - a * d) / den
            return (c, d), (c, d)

        zero = xp.zeros_like(b[0])
        _, (c, d) = lib.lax.scan(forth, (zero, zero), (low, middle, up, b))

        def back(x: Any, row: Any) -> Any:
            c, d = row
            x = d - c * x
            return x, x

        return lib.lax.scan(back, zero, (c, d), reverse=True)[1]

    return run


def gram_schmidt(lib: Any) -> Any:
    """Orthonormal columns, one after the other."""
    xp = lib.numpy

    def run(a: Any) -> Any:
        def step(i: Any, q: Any) -> Any:
            v = a[:, i]
            v = v - q @ (q.T @ v)
            return q.at[:, i].set(v / xp.linalg.norm(v))

        return lib.lax.fori_loop(0, a.shape[1], step, xp.zeros_like(a))

    return run


def lanczos(lib: Any) -> Any:
    """20 steps of Lanczos, every vector against all before."""
    xp = lib.numpy

    def run(a: Any, v: Any) -> Any:
        def step(i: Any, state: Any) -> Any:
            basis, alpha, beta = state
            v = basis[i]
            w = a @ v
            alpha = alpha.at[i].set(xp.dot(v, w))
            for _ in range(2):  # once is not enough in float32
                w = w - basis.T @ (basis @ w)
            size = xp.linalg.norm(w)
            return basis.at[i + 1].set(w / size), alpha, beta.at[i].set(size)

        basis = xp.zeros((21, v.shape[0]), v.dtype).at[0].set(v / xp.linalg.norm(v))
        zeros = xp.zeros(20, v.dtype)
        return lib.lax.fori_loop(0, 20, step, (basis, zeros, zeros))[1:]

    return run


def newton_schulz(lib: Any) -> Any:
    """The orthogonal factor of a matrix by products alone."""
    xp = lib.numpy

    def run(g: Any) -> Any:
        x = g / xp.linalg.norm(g)
        for _ in range(5):
            s = x @ x.T
            x = 3.4445 * x + (-4.775 * s + 2.0315 * s @ s) @ x
        return x

    return run


def randomised_svd(lib: Any) -> Any:
    """Leading singular values through a random subspace."""
    xp = lib.numpy

    def run(a: Any, seed: Any) -> Any:
        y = a @ lib.random.normal(lib.random.PRNGKey(seed), (a.shape[1], 20))
        q, _ = xp.linalg.qr(a @ (a.T @ y))
        return xp.linalg.svd(q.T @ a, full_matrices=False)[1][:10]

    return run


def principal(lib: Any) -> Any:
    """Directions of the largest variance, and the data along them."""
    xp = lib.numpy

    def run(x: Any) -> Any:
        x = x - x.mean(0)
        w, v = xp.linalg.eigh(x.T @ x / x.shape[0])
        return w[-4:], xp.abs(x @ v[:, -4:])

    return run


def independent(lib: Any) -> Any:
    """A step of FastICA for all components, decorrelated by a symmetric root."""
    xp = lib.numpy

    def run(w: Any, x: Any) -> Any:
        s = xp.tanh(w @ x)
        w = s @ x.T / x.shape[1] - xp.mean(1 - s * s, 1)[:, None] * w
        values, v = xp.linalg.eigh(w @ w.T)
        return (v / xp.sqrt(values)) @ v.T @ w

    return run


def factorisation(lib: Any) -> Any:
    """20 multiplicative steps of a non-negative factorisation."""

    def run(v: Any, w: Any, h: Any) -> Any:
        def step(_: Any, state: Any) -> Any:
            w, h = state
            h = h * (w.T @ v) / (w.T @ w @ h + 1e-6)
            return w * (v @ h.T) / (w @ (h @ h.T) + 1e-6), h

        return lib.lax.fori_loop(0, 20, step, (w, h))

    return run


def alternating(lib: Any) -> Any:
    """A step of alternating least squares: a small system for each user."""
    xp = lib.numpy

    def run(ratings: Any, seen: Any, items: Any) -> Any:
        a = xp.einsum("ui,ik,il->ukl", seen, items, items)
        a = a + 0.1 * xp.eye(items.shape[1], dtype=items.dtype)
        return xp.linalg.solve(a, ((ratings * seen) @ items)[..., None])[..., 0]

    return run


def jacobi_rotations(lib: Any) -> Any:
    """Jacobi's iteration x = (b - R x) / d until it stands still."""
    xp = lib.numpy

    def run(a: Any, b: Any) -> Any:
        d = xp.diagonal(a)

        def going(s: Any) -> Any:
            return (s[1] > 1e-5) & (s[2] < 50)

        def step(s: Any) -> Any:
            x, _, i = s
            new = x + (b - a @ x) / d
            return new, xp.max(xp.abs(new - x)), i + 1

        return lib.lax.while_loop(going, step, (xp.zeros_like(b), xp.float32(1), 0))[0]

    return run


def tensor_network(lib: Any) -> Any:
    """A chain of tensors between two states, by einsum."""
    xp = lib.numpy

    def run(left: Any, cores: Any, right: Any) -> Any:
        for core in cores:
            left = xp.einsum("bi,bp,ipj->bj", left[0], left[1], core), left[1]
        return xp.einsum("bi,i->b", left[0], right)

    return lambda a, b, cores, right: run((a, b), cores, right)


def double_precision(lib: Any) -> Any:
    """Regression in float64: ridge by Cholesky, with its residuals."""
    xp = lib.numpy

    def run(x: Any, y: Any) -> Any:
        a = x.T @ x + 1e-3 * xp.eye(x.shape[1], dtype=x.dtype)
        low = xp.linalg.cholesky(a)
        w = lib.scipy.linalg.cho_solve((low, True), x.T @ y)
        return w, y - x @ w

    return run


def polynomial_fit(lib: Any) -> Any:
    """Fits of degree 4 to many series at once."""
    xp = lib.numpy

    def run(t: Any, y: Any) -> Any:
        basis = t[:, None] ** xp.arange(5)
        return xp.linalg.lstsq(basis, y)[0]

    return run


def quaternions(lib: Any) -> Any:
    """Rotations as quaternions: products, matrices, points turned."""
    xp = lib.numpy

    def run(p: Any, q: Any, x: Any) -> Any:
        a, b, c, d = p[:, 0], p[:, 1], p[:, 2], p[:, 3]
        e, f, g, h = q[:, 0], q[:, 1], q[:, 2], q[:, 3]
        scalar, i = a * e - b * f - c * g - d * h, a * f + b * e + c * h - d * g
        j, k = a * g - b * h + c * e + d * f, a * h + b * g - c * f + d * e
        r = xp.stack([scalar, i, j, k], -1)
        r = r / xp.linalg.norm(r, axis=-1, keepdims=True)
        t = 2 * xp.cross(r[:, 1:], x)
        return x + r[:, :1] * t + xp.cross(r[:, 1:], t)

    return run


def _positive(*shape: int) -> np.ndarray:
    a = normal(*shape, shape[-1])
    return a @ a.swapaxes(-1, -2) / shape[-1] + np.eye(shape[-1], dtype=np.float32)


def _dominant(*shape: int) -> np.ndarray:
    return normal(*shape, shape[-1]) + 2 * shape[-1] * np.eye(shape[-1], dtype=np.float32)


CASES = [
    ("1000 systems of 8", solves, lambda: (_dominant(1000, 8), normal(1000, 8))),
    ("64 systems of 48", solves, lambda: (_dominant(64, 48), normal(64, 48))),
    ("log densities, 512 covariances of 16", choleskies,
     lambda: (_positive(512, 16), normal(512, 16))),
    ("determinants and inverses of 4096 3x3", determinants, lambda: (_dominant(4096, 3),)),
    ("QR iteration of 64x64", qr_iteration, lambda: (_positive(64),)),
    ("rotations nearest to 512 3x3", small_svd, lambda: (normal(512, 3, 3),)),
    ("roots of 32 16x16", eigen, lambda: (_positive(32, 16),)),
    ("exponentials of 64 32x32", exponential, lambda: (normal(64, 32, 32) / 4,)),
    ("expm of 64x64", library_exponential, lambda: (normal(64, 64) / 4,)),
    ("256 tridiagonal systems of 256", thomas,
     lambda: (normal(256, 256), normal(256, 256) + 8, normal(256, 256, seed=1), normal(256, 256))),
    ("Gram-Schmidt of 256x64", gram_schmidt, several((256, 64))),
    ("Lanczos 20 steps of 512", lanczos, lambda: (_positive(512), normal(512))),
    ("Newton-Schulz of 128x256", newton_schulz, several((128, 256))),
    ("randomised SVD of 1000x200", randomised_svd,
     lambda: (normal(1000, 20) @ normal(20, 200), np.uint32(3))),
    ("principal components of 5000x32", principal,
     lambda: (normal(5000, 32) * np.arange(1, 33, dtype=np.float32),)),
    ("independent components 8x10000", independent,
     lambda: (weights(8, 8), normal(8, 10000) ** 3 / 4)),
    ("non-negative factorisation 300x200 to 10", factorisation,
     lambda: tuple(np.abs(v) + 0.1 for v in (normal(300, 200), normal(300, 10), normal(10, 200)))),
    ("alternating least squares 500x200 to 12", alternating,
     lambda: (normal(500, 200), (normal(500, 200) > 0.5).astype(np.float32), normal(200, 12))),
    ("Jacobi iteration of 512", jacobi_rotations, lambda: (_dominant(512), normal(512))),
    ("chain of 12 tensors 64x16x2x16", tensor_network,
     lambda: (normal(64, 16), normal(64, 2), [normal(16, 2, 16, seed=i) / 6 for i in range(12)],
              normal(16))),
    ("ridge regression in float64 2000x64", double_precision,
     lambda: (normal(2000, 64).astype(np.float64), normal(2000).astype(np.float64))),
    ("polynomial fits 200x500", polynomial_fit,
     lambda: (np.linspace(-1, 1, 200, dtype=np.float32), normal(200, 500))),
    ("quaternions 50000", quaternions, several((50000, 4), (50000, 4), (50000, 3))),
]  # fmt: skip
WIDE = {"ridge regression in float64 2000x64"}
