"""Programs of learning and its kin: losses, nets, fits, chains."""

from __future__ import annotations

from typing import Any

import numpy as np

from both_packages import Programs, part
from programs_mixed import LABELS, POSITIVE, RNG, UNIT, S, V, W, X, Y

program = Programs()


@program.within(1e-4)
def softmax_regression(J: Any) -> Any:
    def loss(w: Any, b: Any) -> Any:
        logs = J.nn.log_softmax(X @ w + b)
        return -(J.nn.one_hot(LABELS, 3) * logs).sum(-1).mean() + 0.01 * (w**2).sum()

    step = J.jit(lambda p: J.tree.map(lambda a, g: a - 0.5 * g, p, J.grad(loss, (0, 1))(*p)))
    p = J.numpy.zeros((4, 3)), J.numpy.zeros(3)
    for _ in range(5):
        p = step(p)
    return p, loss(*p)


@program.within(1e-4)
def losses(J: Any) -> Any:
    jnp, p = J.numpy, J.nn.sigmoid(X[:, 0])
    t = LABELS > 0
    huber = jnp.where(abs(X) < 1, 0.5 * X**2, abs(X) - 0.5).mean()
    hinge = jnp.maximum(0, 1 - jnp.where(t, 1, -1) * X[:, 0]).mean()
    entropy = -(t * jnp.log(p) + (1 - t) * jnp.log1p(-p)).mean()
    focal = -(((1 - p) ** 2) * t * jnp.log(p)).sum()
    cosine = (X @ X.T) / jnp.outer(jnp.linalg.norm(X, axis=1), jnp.linalg.norm(X, axis=1))
    picked = jnp.take_along_axis(J.nn.log_softmax(X), LABELS[:, None], axis=1)
    return huber, hinge, entropy, focal, cosine, picked, J.nn.softplus(-X).sum()


@program.within(1e-4)
def attention_with_masks(J: Any) -> Any:
    q, k, v = (RNG_AT.reshape(2, 5, 4, 6) * s for s in (1.0, 0.5, -0.3))
    attend = J.nn.dot_product_attention
    mask = np.tril(np.ones((1, 1, 5, 5), bool), 1)
    return [
        attend(q, k, v), attend(q, k, v, is_causal=True), attend(q, k, v, mask=mask, scale=0.2),
        attend(q, k[:, :, :2], v[:, :, :2]), attend(q, k, v, local_window_size=(1, 0)),
        attend(q, k, v, key_value_seq_lengths=np.array([3, 5]), bias=np.ones((1, 4, 5, 5), "f")),
    ]  # fmt: skip


RNG_AT = RNG.standard_normal(240).astype("f")


@program
def initializers(J: Any) -> Any:
    make, key = part(J, "nn.initializers"), J.random.key(3)
    named = ("glorot_uniform", "glorot_normal", "he_normal", "he_uniform", "lecun_normal",
             "lecun_uniform", "orthogonal", "normal", "uniform", "truncated_normal",
             "delta_orthogonal")  # fmt: skip
    shape = (3, 5, 6)
    plain = make.zeros(key, (2,)), make.ones(key, (2,)), make.constant(3.0)(key, (2,))
    scaled = make.variance_scaling(2.0, "fan_avg", "uniform")(key, shape)
    return [getattr(make, n)()(key, shape) for n in named], plain, scaled


@program.within(1e-4)
def convolution_net(J: Any) -> Any:
    x = RNG_AT[:128].reshape(2, 8, 8, 1)
    w = RNG_AT[:18].reshape(3, 3, 1, 2) * 0.3

    def net(w: Any) -> Any:
        names = ("NHWC", "HWIO", "NHWC")
        h = J.lax.conv_general_dilated(x, w, (1, 1), "SAME", dimension_numbers=names)
        h = J.nn.relu(h)
        h = J.lax.reduce_window(h, -np.inf, J.lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "VALID")
        return (h.mean((1, 2)) ** 2).sum()

    return J.value_and_grad(net)(w)


@program.within(1e-4)
def layer_norm_and_dropout(J: Any) -> Any:
    key = J.random.key(0)
    x = (X - X.mean(-1, keepdims=True)) / J.numpy.sqrt(X.var(-1, keepdims=True) + 1e-5)
    kept = J.random.bernoulli(key, 0.8, X.shape)
    return J.numpy.where(kept, x / 0.8, 0.0), J.nn.standardize(X), J.nn.gelu(x, approximate=False)


@program.within(1e-4)
def recurrent_net(J: Any) -> Any:
    w, u = S * 0.1, np.eye(4, dtype="f")

    def loss(w: Any) -> Any:
        def cell(h: Any, x: Any) -> Any:
            h = J.numpy.tanh(h @ w + x @ u)
            return h, h.sum()

        h, outs = J.lax.scan(cell, J.numpy.zeros(4), X)
        return h.sum() + (outs**2).sum()

    return J.jit(J.value_and_grad(loss))(w)


@program.within(1e-4)
def kernel_ridge(J: Any) -> Any:
    def gram(a: Any, b: Any) -> Any:
        return J.vmap(lambda p: J.vmap(lambda q: J.numpy.exp(-((p - q) ** 2).sum() / 2))(b))(a)

    weights = J.scipy.linalg.solve(gram(X, X) + 0.1 * np.eye(6), Y, assume_a="pos")
    return gram(X + 0.1, X) @ weights


@program.within(1e-3)
def newton(J: Any) -> Any:
    def f(x: Any) -> Any:
        return J.numpy.sum(J.numpy.exp(x) - 2 * x) + (x @ S @ x) / 2

    x = J.numpy.zeros(4)
    for _ in range(4):
        x = x - J.numpy.linalg.solve(J.hessian(f)(x), J.grad(f)(x))
    return x, f(x), J.jacfwd(J.grad(f))(x)


@program.within(1e-3)
def minimized(J: Any) -> Any:
    minimize = part(J, "scipy.optimize").minimize
    weights = W[:3] ** 2
    found = minimize(lambda x: ((x - V[:3]) ** 2 * weights).sum(), np.zeros(3, "f"), method="BFGS")
    return found.x, found.fun, found.success


@program.within(1e-4)
def principal_components(J: Any) -> Any:
    c = X - X.mean(0)
    values, vectors = J.numpy.linalg.eigh(c.T @ c / 5)
    return values, abs(c @ vectors), J.numpy.linalg.svd(c, full_matrices=False)[1] ** 2 / 5


@program.within(1e-4)
def masked_statistics(J: Any) -> Any:
    jnp, m = J.numpy, X > 0
    x = jnp.asarray(X)
    top = J.lax.top_k(x, 2)
    return [
        x.at[m].set(0.0), x.at[0, ::2].add(1), x.at[:, 1].multiply(2.0), x.mean(where=m),
        x.at[np.array([0, 9])].get(mode="fill", fill_value=0.0), jnp.where(m, x, -x), top,
        x.at[np.array([0, 0]), 1].add(1.0), x.at[np.array([5, 7])].set(1.0, mode="drop"),
        J.ops.segment_sum(x, LABELS, 3), J.ops.segment_max(x[:, 0], LABELS, 4), x.std(where=m),
    ]  # fmt: skip


@program.within(1e-4)
def markov_chain(J: Any) -> Any:
    p = J.nn.softmax(S, axis=1)
    stay = J.lax.fori_loop(0, 30, lambda i, v: v @ p, J.numpy.ones(4) / 4)
    steps = J.lax.associative_scan(J.numpy.matmul, J.numpy.stack([p] * 5))
    return stay, steps, J.random.categorical(J.random.key(1), J.numpy.log(p))


@program.within(1e-4)
def special_functions(J: Any) -> Any:
    s = J.scipy.special
    return [
        f(POSITIVE)
        for f in (s.gammaln, s.digamma, s.erf, s.erfc, s.i0, s.i0e, s.i1, s.i1e, s.expit, s.entr,
                  s.ndtr, s.log_ndtr, s.exp1, s.spence, s.factorial, s.gamma)
    ] + [s.logit(UNIT), s.ndtri(UNIT), s.erfinv(UNIT), s.betainc(2.0, 3.0, UNIT),
         s.gammainc(2.0, POSITIVE), s.gammaincc(2.0, POSITIVE), s.zeta(POSITIVE + 1, 1.0),
         s.polygamma(1, POSITIVE), s.xlogy(POSITIVE, UNIT), s.logsumexp(X, axis=0, b=Y[:, :1]),
         s.multigammaln(POSITIVE + 2, 2), s.kl_div(POSITIVE, UNIT),
         s.hyp1f1(1.0, 2.0, UNIT)]  # fmt: skip


program.slow_ones |= {"initializers", "special_functions", "newton", "minimized"}
