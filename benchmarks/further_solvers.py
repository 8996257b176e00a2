"""Solvers and fits for the further programs: Krylov's methods, least squares, roots, kernels."""

from __future__ import annotations

from typing import Any

import numpy as np
from cases import normal, several


def bicgstab(lib: Any) -> Any:
    """Bi-conjugate gradients, stabilised, on a flow with diffusion, until it is exact enough."""
    xp = lib.numpy

    def apply(u: Any) -> Any:
        p = xp.pad(u, 1)
        near = p[2:, 1:-1] + p[:-2, 1:-1] + p[1:-1, 2:] + p[1:-1, :-2]
        return 4.5 * u - near + 0.4 * (p[2:, 1:-1] - p[:-2, 1:-1])

    def run(b: Any) -> Any:
        def step(s: Any) -> Any:
            x, r, p, rho, i = s
            v = apply(p)
            alpha = rho / xp.vdot(b, v)
            h = r - alpha * v
            t = apply(h)
            omega = xp.vdot(t, h) / xp.vdot(t, t)
            x = x + alpha * p + omega * h
            r = h - omega * t
            new = xp.vdot(b, r)
            p = r + new / rho * alpha / omega * (p - omega * v)
            return x, r, p, new, i + 1

        def going(s: Any) -> Any:
            return (xp.vdot(s[1], s[1]) > 1e-4) & (s[4] < 60)

        start = (xp.zeros_like(b), b, b, xp.vdot(b, b), 0)
        return lib.lax.while_loop(going, step, start)[0]

    return run


def gmres(lib: Any) -> Any:
    """30 steps of Arnoldi with a small least-squares problem at the end."""
    xp = lib.numpy

    def run(a: Any, b: Any) -> Any:
        size = xp.linalg.norm(b)

        def step(k: Any, state: Any) -> Any:
            q, h = state
            v = a @ q[k]
            along = q @ v
            v = v - along @ q
            more = q @ v
            v = v - more @ q
            length = xp.linalg.norm(v)
            return q.at[k + 1].set(v / length), h.at[:, k].set((along + more).at[k + 1].set(length))

        start = (xp.zeros((31, len(b))).at[0].set(b / size), xp.zeros((31, 30)))
        q, h = lib.lax.fori_loop(0, 30, step, start)
        y = xp.linalg.lstsq(h, xp.zeros(31).at[0].set(size))[0]
        return y @ q[:-1]

    return run


def lasso(lib: Any) -> Any:
    """Sparse regression by FISTA, 50 steps."""
    xp = lib.numpy

    def run(x: Any, y: Any) -> Any:
        def step(state: Any, _: Any) -> Any:
            w, z, t = state
            slope = x.T @ (x @ z - y) / len(y)
            moved = z - 0.2 * slope
            new = xp.sign(moved) * xp.maximum(xp.abs(moved) - 0.02, 0)
            later = (1 + xp.sqrt(1 + 4 * t * t)) / 2
            return (new, new + (t - 1) / later * (new - w), later), None

        zero = xp.zeros(x.shape[1])
        return lib.lax.scan(step, (zero, zero, xp.float32(1)), None, length=50)[0][0]

    return run


def coordinates(lib: Any) -> Any:
    """Sparse regression one coordinate after the other, 5 rounds of 200."""
    xp = lib.numpy

    def run(gram: Any, xty: Any) -> Any:
        n = len(xty)

        def step(i: Any, w: Any) -> Any:
            j = i % n
            part = xty[j] - gram[j] @ w + gram[j, j] * w[j]
            new = xp.sign(part) * xp.maximum(xp.abs(part) - 0.1, 0) / gram[j, j]
            return w.at[j].set(new)

        return lib.lax.fori_loop(0, 5 * n, step, xp.zeros(n))

    return run


def kernel_evidence(lib: Any) -> Any:
    """The evidence of a Gaussian process with lengths per input, and its gradient."""
    xp = lib.numpy

    def evidence(theta: Any, x: Any, y: Any) -> Any:
        z = x * xp.exp(theta[:-1])
        square = xp.sum(z * z, 1)[:, None] + xp.sum(z * z, 1)[None] - 2 * z @ z.T
        far = xp.sqrt(xp.maximum(square, 1e-6))
        k = (1 + 1.732 * far) * xp.exp(-1.732 * far) + xp.exp(theta[-1]) * xp.eye(len(x))
        low = xp.linalg.cholesky(k)
        a = lib.scipy.linalg.solve_triangular(low, y, lower=True)
        return 0.5 * a @ a + xp.sum(xp.log(xp.diagonal(low)))

    return lib.value_and_grad(evidence)


def predicted(lib: Any) -> Any:
    """Means and variances of a Gaussian process at new points."""
    xp = lib.numpy

    def run(x: Any, y: Any, new: Any) -> Any:
        def kernel(a: Any, b: Any) -> Any:
            return xp.exp(-0.5 * xp.sum((a[:, None] - b[None]) ** 2, -1))

        factor = lib.scipy.linalg.cho_factor(kernel(x, x) + 0.1 * xp.eye(len(x)), lower=True)
        across = kernel(new, x)
        mean = across @ lib.scipy.linalg.cho_solve(factor, y)
        spread = 1 - xp.sum(across * lib.scipy.linalg.cho_solve(factor, across.T).T, 1)
        return mean, spread

    return run


def least_squares(lib: Any) -> Any:
    """Least squares by QR, with the leverage of each row."""
    xp = lib.numpy

    def run(x: Any, y: Any) -> Any:
        q, r = xp.linalg.qr(x)
        w = lib.scipy.linalg.solve_triangular(r, q.T @ y)
        return w, xp.sum(q * q, 1), y - x @ w

    return run


def neighbour_embedding(lib: Any) -> Any:
    """3 steps of t-SNE: pulls of all pairs by their likeness."""
    xp = lib.numpy

    def run(p: Any, y: Any) -> Any:
        def cost(y: Any) -> Any:
            square = xp.sum((y[:, None] - y[None]) ** 2, -1)
            q = (1 - xp.eye(len(y))) / (1 + square)
            q = xp.maximum(q / xp.sum(q), 1e-12)
            return xp.sum(p * (xp.log(xp.maximum(p, 1e-12)) - xp.log(q)))

        def step(state: Any, _: Any) -> Any:
            y, v = state
            v = 0.8 * v - 10 * lib.grad(cost)(y)
            return (y + v, v), None

        return lib.lax.scan(step, (y, xp.zeros_like(y)), None, length=3)[0][0]

    return run


def durand_kerner(lib: Any) -> Any:
    """All roots of many polynomials at once, in complex64, 20 steps."""
    xp = lib.numpy

    def one(c: Any) -> Any:
        n = len(c) - 1
        start = (0.4 + 0.9j) ** xp.arange(n)

        def step(_: Any, z: Any) -> Any:
            apart = xp.where(xp.eye(n, dtype=bool), 1, z[:, None] - z[None, :])
            return z - xp.polyval(c, z) / xp.prod(apart, 1)

        z = lib.lax.fori_loop(0, 20, step, start)
        return z.real, xp.abs(z - 1j)

    return lambda c: lib.vmap(one)(xp.concatenate([xp.ones((len(c), 1)), c], 1))


def matrix_powers(lib: Any) -> Any:
    """Chances after 50 steps of many Markov chains, and where they end up."""
    xp = lib.numpy

    def run(logits: Any) -> Any:
        p = lib.nn.softmax(logits, -1)
        n = p.shape[-1]
        system = xp.swapaxes(p, 1, 2) - xp.eye(n) + 1
        return lib.vmap(lambda m: xp.linalg.matrix_power(m, 50))(p), xp.linalg.solve(
            system, xp.ones((len(p), n, 1))
        )

    return run


def polished_eigenvalues(lib: Any) -> Any:
    """Eigenvalues of a tridiagonal matrix by halving: how many are below, by Sturm's chain."""
    xp = lib.numpy

    def run(d: Any, e: Any) -> Any:
        def below(x: Any) -> Any:
            def step(q: Any, de: Any) -> Any:
                q = de[0] - x - de[1] / xp.where(xp.abs(q) < 1e-6, 1e-6, q)
                return q, q < 0

            squares = xp.concatenate([xp.zeros(1), e * e])
            return xp.sum(lib.lax.scan(step, xp.ones_like(x), (d, squares))[1], 0)

        def halve(_: Any, ends: Any) -> Any:
            low, high = ends
            mid = (low + high) / 2
            few = below(mid) <= xp.arange(len(d))
            return xp.where(few, mid, low), xp.where(few, high, mid)

        far = xp.full_like(d, 8)
        return lib.lax.fori_loop(0, 20, halve, (-far, far))[0]

    return run


def kaczmarz(lib: Any) -> Any:
    """Projections onto one row after the other, in random order."""
    xp = lib.numpy

    def run(a: Any, b: Any, order: Any) -> Any:
        sizes = xp.sum(a * a, 1)

        def step(x: Any, i: Any) -> Any:
            return x + (b[i] - a[i] @ x) / sizes[i] * a[i], None

        return lib.lax.scan(step, xp.zeros(a.shape[1]), order)[0]

    return run


def double_lu(lib: Any) -> Any:
    """A system in float64 by its LU factors, refined once, with the determinant's sign."""
    xp = lib.numpy

    def run(a: Any, b: Any) -> Any:
        factors = lib.scipy.linalg.lu_factor(a)
        x = lib.scipy.linalg.lu_solve(factors, b)
        x = x + lib.scipy.linalg.lu_solve(factors, b - a @ x)
        return x, xp.linalg.slogdet(a)[1]

    return run


def rotations(lib: Any) -> Any:
    """Points of many clouds onto others by rotation: Horn's quaternions as eigenvectors of 4x4."""
    xp = lib.numpy

    def run(a: Any, b: Any) -> Any:
        s = xp.einsum("nki,nkj->nij", a - a.mean(1, keepdims=True), b - b.mean(1, keepdims=True))
        trace = xp.trace(s, axis1=1, axis2=2)
        odd = xp.stack([s[:, 1, 2] - s[:, 2, 1], s[:, 2, 0] - s[:, 0, 2],
                        s[:, 0, 1] - s[:, 1, 0]], 1)  # fmt: skip
        even = s + xp.swapaxes(s, 1, 2) - trace[:, None, None] * xp.eye(3)
        top = xp.concatenate([trace[:, None, None], odd[:, None, :]], 2)
        whole = xp.concatenate([top, xp.concatenate([odd[:, :, None], even], 2)], 1)
        values = xp.linalg.eigvalsh(whole)
        square = xp.sum((a - a.mean(1, keepdims=True)) ** 2, (1, 2))
        return square + xp.sum((b - b.mean(1, keepdims=True)) ** 2, (1, 2)) - 2 * values[:, -1]

    return run


def _dominant(n: int) -> np.ndarray:
    return (normal(n, n) / n**0.5 + 3 * np.eye(n)).astype(np.float32)


def _products(count: int, degree: int) -> np.ndarray:
    """The coefficients after the first of polynomials whose roots are apart."""
    roots = np.arange(degree) / 3 - 1 + normal(count, degree) / 20
    return np.stack([np.poly(r)[1:] for r in roots]).astype(np.float32)


def _likeness(n: int) -> np.ndarray:
    x = np.abs(normal(n, n))
    x = x + x.T
    np.fill_diagonal(x, 0)
    return (x / x.sum()).astype(np.float32)


def _gram(n: int) -> np.ndarray:
    x = normal(4 * n, n) / np.sqrt(4 * n)
    return (x.T @ x).astype(np.float32)


CASES = [
    ("BiCGSTAB on 128x128", bicgstab, several((128, 128))),
    ("GMRES 30 steps of 400", gmres, lambda: (_dominant(400), normal(400))),
    ("FISTA 1000x200, 50 steps", lasso, several((1000, 200), (1000,))),
    ("coordinate descent 200, 5 rounds", coordinates, lambda: (_gram(200), normal(200))),
    ("evidence of a Gaussian process 256x4, gradient", kernel_evidence,
     lambda: (np.zeros(5, np.float32), normal(256, 4), normal(256, seed=1))),
    ("Gaussian process 200 at 500", predicted, several((200, 3), (200,), (500, 3))),
    ("least squares by QR 1000x40", least_squares, several((1000, 40), (1000,))),
    ("t-SNE 300, 3 steps", neighbour_embedding, lambda: (_likeness(300), normal(300, 2))),
    ("roots of 200 polynomials of degree 8", durand_kerner, lambda: (_products(200, 8),)),
    ("Markov chains 64 of 24", matrix_powers, several((64, 24, 24))),
    ("Sturm's chains of 128", polished_eigenvalues, several((128,), (127,))),
    ("Kaczmarz 500x64, 1000 rows", kaczmarz,
     lambda: (normal(500, 64), normal(500),
              np.random.default_rng(0).integers(0, 500, 1000).astype(np.int32))),
    ("LU in float64 200", double_lu,
     lambda: (_dominant(200).astype(np.float64), normal(200, 4).astype(np.float64))),
    ("Horn's distances of 300 clouds", rotations, several((300, 50, 3), (300, 50, 3))),
]  # fmt: skip

WIDE = {"LU in float64 200"}
