"""Optimisers and derivatives for the further programs."""

from __future__ import annotations

from typing import Any

import numpy as np
from cases import normal
from networks import parameter_tree, weights


def momentum(lib: Any) -> Any:
    """Nesterov's momentum with decay of weights over a tree."""

    def run(p: Any, g: Any, m: Any) -> Any:
        g = lib.tree.map(lambda g, p: g + 1e-4 * p, g, p)
        m = lib.tree.map(lambda m, g: 0.9 * m + g, m, g)
        return lib.tree.map(lambda p, m, g: p - 0.01 * (g + 0.9 * m), p, m, g), m

    return run


def rms_prop(lib: Any) -> Any:
    """RMSprop, centred."""
    xp = lib.numpy

    def run(p: Any, g: Any, mean: Any, square: Any) -> Any:
        mean = lib.tree.map(lambda m, g: 0.95 * m + 0.05 * g, mean, g)
        square = lib.tree.map(lambda s, g: 0.95 * s + 0.05 * g * g, square, g)

        def moved(p: Any, g: Any, m: Any, s: Any) -> Any:
            return p - 1e-3 * g / xp.sqrt(s - m * m + 1e-3)

        return lib.tree.map(moved, p, g, mean, square), mean, square

    return run


def lion(lib: Any) -> Any:
    """Lion: signs of a mean of gradients, clipped by the norm of all."""
    xp = lib.numpy

    def run(p: Any, g: Any, m: Any) -> Any:
        norm = xp.sqrt(sum(xp.sum(v * v) for v in lib.tree.leaves(g)))
        g = lib.tree.map(lambda v: v * xp.minimum(1, 1 / norm), g)

        def moved(p: Any, g: Any, m: Any) -> Any:
            return p - 1e-3 * (xp.sign(0.9 * m + 0.1 * g) + 0.01 * p)

        new = lib.tree.map(moved, p, g, m)
        return new, lib.tree.map(lambda m, g: 0.99 * m + 0.01 * g, m, g)

    return run


def lamb(lib: Any) -> Any:
    """LAMB: Adam's step, scaled layer by layer by norms."""
    xp = lib.numpy

    def run(p: Any, g: Any, m: Any, v: Any) -> Any:
        m = lib.tree.map(lambda m, g: 0.9 * m + 0.1 * g, m, g)
        v = lib.tree.map(lambda v, g: 0.999 * v + 0.001 * g * g, v, g)

        def moved(p: Any, m: Any, v: Any) -> Any:
            step = m / (xp.sqrt(v) + 1e-6) + 0.01 * p
            long, wide = xp.linalg.norm(p.ravel()), xp.linalg.norm(step.ravel())
            trust = xp.where(long > 0, xp.where(wide > 0, long / wide, 1.0), 1.0)
            return p - 1e-3 * trust * step

        return lib.tree.map(moved, p, m, v), m, v

    return run


def kronecker(lib: Any) -> Any:
    """Gradients of layers between inverses of small covariances."""
    xp = lib.numpy

    def run(layers: Any) -> Any:
        out = []
        for g, a, s in layers:
            left = xp.linalg.inv(a.T @ a / a.shape[0] + 0.1 * xp.eye(a.shape[1], dtype=a.dtype))
            right = xp.linalg.inv(s.T @ s / s.shape[0] + 0.1 * xp.eye(s.shape[1], dtype=a.dtype))
            out.append(left @ g @ right)
        return out

    return run


def two_loops(lib: Any) -> Any:
    """The direction of L-BFGS from 10 pairs, by two scans."""
    xp = lib.numpy

    def run(g: Any, s: Any, y: Any) -> Any:
        rho = 1 / (xp.sum(s * y, 1) + 1e-3)

        def back(q: Any, pair: Any) -> Any:
            s, y, r = pair
            alpha = r * xp.dot(s, q)
            return q - alpha * y, alpha

        q, alphas = lib.lax.scan(back, g, (s, y, rho), reverse=True)
        q = q * xp.dot(s[-1], y[-1]) / xp.dot(y[-1], y[-1])

        def forth(q: Any, pair: Any) -> Any:
            s, y, r, alpha = pair
            return q + s * (alpha - r * xp.dot(y, q)), None

        return lib.lax.scan(forth, q, (s, y, rho, alphas))[0]

    return run


def logistic_newton(lib: Any) -> Any:
    """Newton's method for a logistic regression: gradient, Hessian, solve; 5 steps."""
    xp = lib.numpy

    def loss(w: Any, x: Any, y: Any) -> Any:
        return xp.mean(lib.nn.softplus(-y * (x @ w))) + 1e-3 * xp.dot(w, w)

    def run(w: Any, x: Any, y: Any) -> Any:
        def step(_: Any, w: Any) -> Any:
            slope = lib.grad(loss)(w, x, y)
            return w - xp.linalg.solve(lib.hessian(loss)(w, x, y), slope)

        return lib.lax.fori_loop(0, 5, step, w)

    return run


def least_squares(lib: Any) -> Any:
    """Levenberg and Marquardt's steps for sums of exponentials, by `jacfwd`, for many series."""
    xp = lib.numpy

    def off(p: Any, t: Any, y: Any) -> Any:
        return p[0] * xp.exp(-xp.exp(p[1]) * t) + p[2] * xp.exp(-xp.exp(p[3]) * t) - y

    def fit(p: Any, t: Any, y: Any) -> Any:
        def step(_: Any, p: Any) -> Any:
            j, r = lib.jacfwd(off)(p, t, y), off(p, t, y)
            return p - xp.linalg.solve(j.T @ j + xp.eye(4, dtype=p.dtype), j.T @ r)

        return lib.lax.fori_loop(0, 4, step, p)

    return lib.vmap(fit, in_axes=(0, None, 0))


def curvature_product(lib: Any) -> Any:
    """The Hessian of an MLP's loss times a vector, forward over reverse."""
    xp = lib.numpy

    def loss(p: Any, x: Any) -> Any:
        for w in p:
            x = xp.tanh(x @ w)
        return xp.mean(x * x)

    def run(p: Any, v: Any, x: Any) -> Any:
        return lib.jvp(lambda p: lib.grad(loss)(p, x), (p,), (v,))[1]

    return run


def jacobian(lib: Any) -> Any:
    """The Jacobian of a small net by reverse, for each row of a batch."""
    xp = lib.numpy

    def net(x: Any, a: Any, b: Any) -> Any:
        return xp.sin(xp.tanh(x @ a) @ b)

    return lib.vmap(lib.jacrev(net), in_axes=(0, None, None))


def rosenbrock(lib: Any) -> Any:
    """Hessians of Rosenbrock's function of 16 numbers at many points, and Newton's steps."""
    xp = lib.numpy

    def f(x: Any) -> Any:
        return xp.sum(100 * (x[1:] - x[:-1] ** 2) ** 2 + (1 - x[:-1]) ** 2)

    def step(x: Any) -> Any:
        bent = lib.hessian(f)(x) + 200 * xp.eye(16, dtype=x.dtype)
        return x - xp.linalg.solve(bent, lib.grad(f)(x))

    return lib.vmap(step)


def physics_informed(lib: Any) -> Any:
    """A net that should solve Burgers' equation: derivatives of derivatives, and gradients."""
    xp = lib.numpy

    def net(p: Any, t: Any, x: Any) -> Any:
        h = xp.stack([t, x])
        for w, b in p[:-1]:
            h = xp.tanh(h @ w + b)
        return (h @ p[-1][0])[0]

    def off(p: Any, t: Any, x: Any) -> Any:
        ut, ux = lib.grad(net, 1)(p, t, x), lib.grad(net, 2)(p, t, x)
        uxx = lib.grad(lib.grad(net, 2), 2)(p, t, x)
        return ut + net(p, t, x) * ux - 0.01 * uxx

    def loss(p: Any, t: Any, x: Any) -> Any:
        return xp.mean(lib.vmap(off, (None, 0, 0))(p, t, x) ** 2)

    return lib.value_and_grad(loss)


def adam_loop(lib: Any) -> Any:
    """100 steps of Adam on a small regression, by scan."""
    xp = lib.numpy

    def loss(p: Any, x: Any, y: Any) -> Any:
        return xp.mean((xp.tanh(x @ p[0]) @ p[1] - y) ** 2)

    def run(p: Any, x: Any, y: Any) -> Any:
        def step(state: Any, i: Any) -> Any:
            p, m, v = state
            value, g = lib.value_and_grad(loss)(p, x, y)
            m = lib.tree.map(lambda m, g: 0.9 * m + 0.1 * g, m, g)
            v = lib.tree.map(lambda v, g: 0.99 * v + 0.01 * g * g, v, g)
            a, b = 1 - 0.9 ** (i + 1), 1 - 0.99 ** (i + 1)
            p = lib.tree.map(lambda p, m, v: p - 0.01 * (m / a) / (xp.sqrt(v / b) + 1e-6), p, m, v)
            return (p, m, v), value

        zeros = lib.tree.map(xp.zeros_like, p)
        return lib.lax.scan(step, (p, zeros, zeros), xp.arange(100, dtype=xp.float32))

    return run


def meta(lib: Any) -> Any:
    """Gradients through 3 inner steps of gradient descent, for 16 tasks."""
    xp = lib.numpy

    def loss(p: Any, x: Any, y: Any) -> Any:
        return xp.mean((xp.tanh(x @ p[0]) @ p[1] - y) ** 2)

    def task(p: Any, x: Any, y: Any) -> Any:
        q = p
        for _ in range(3):
            q = lib.tree.map(lambda a, g: a - 0.1 * g, q, lib.grad(loss)(q, x, y))
        return loss(q, x, y)

    def run(p: Any, x: Any, y: Any) -> Any:
        return lib.grad(lambda p: xp.mean(lib.vmap(task, (None, 0, 0))(p, x, y)))(p)

    return run


def _trees(count: int) -> Any:
    tree = parameter_tree(40)
    return lambda: (tree, *([0.1 * p for p in tree], [0 * p for p in tree],
                            [p * p + 0.1 for p in tree])[: count - 1])  # fmt: skip


def _kronecker() -> tuple[Any, ...]:
    return ([(normal(64, 48, seed=i), normal(256, 64), normal(256, 48)) for i in range(4)],)


def _physics() -> tuple[Any, ...]:
    p = [(weights(2, 32), normal(32)), (weights(32, 32), normal(32)), (weights(32, 1), 0)]
    return [(w, np.float32(b) + 0 * w[0]) for w, b in p], normal(256), normal(256, seed=1)


_SMALL = [weights(8, 32), weights(32, 1)]

CASES = [
    ("momentum on 40 parameters", momentum, _trees(3)),
    ("RMSprop on 40 parameters", rms_prop, _trees(4)),
    ("Lion on 40 parameters", lion, _trees(3)),
    ("LAMB on 40 parameters", lamb, _trees(4)),
    ("Kronecker factors of 4 layers", kronecker, _kronecker),
    ("L-BFGS direction of 20000", two_loops,
     lambda: (normal(20000), normal(10, 20000), normal(10, 20000, seed=1) + normal(10, 20000))),
    ("logistic regression by Newton 2000x32", logistic_newton,
     lambda: (np.zeros(32, np.float32), normal(2000, 32), np.sign(normal(2000)))),
    ("Levenberg-Marquardt for 256 series", least_squares,
     lambda: (np.abs(normal(256, 4)) / 2, np.linspace(0, 4, 64, dtype=np.float32),
              np.abs(normal(256, 64)))),
    ("Hessian times vector of an MLP 256x128", curvature_product,
     lambda: ([weights(128, 128, seed=i) for i in range(3)],
              [weights(128, 128, seed=i + 3) for i in range(3)], normal(256, 128))),
    ("Jacobians of a net, 256 rows", jacobian,
     lambda: (normal(256, 32), weights(32, 64), weights(64, 16))),
    ("Hessians of Rosenbrock's function, 512 points", rosenbrock, lambda: (normal(512, 16) / 2,)),
    ("net for Burgers' equation, gradient", physics_informed, _physics),
    ("100 steps of Adam in a scan", adam_loop, lambda: (_SMALL, normal(128, 8), normal(128, 1))),
    ("gradients through inner steps, 16 tasks", meta,
     lambda: (_SMALL, normal(16, 32, 8), normal(16, 32, 1))),
]  # fmt: skip
