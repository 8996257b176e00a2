"""Programs with `shard_map`: what people write with it."""

from __future__ import annotations

import numpy as np

from shard_map_table import RING, K, M, W, X, every, over, program, spec


@program
def custom_vjp_with_psum(J):
    P = spec(J)

    @J.custom_vjp
    def f(w, x):
        return (x @ w).sum()

    def fwd(w, x):
        return f(w, x), (w, x)

    def bwd(r, g):
        w, x = r
        return J.lax.psum(g * x.sum(0)[:, None] * J.numpy.ones_like(w), "x"), g * J.numpy.ones_like(
            x
        ) * w.sum(1)

    f.defvjp(fwd, bwd)
    h = over(J, lambda w, x: J.lax.psum(f(w, x), "x"), P(), P("x"), P())
    return h(W, M), J.grad(h, argnums=(0, 1))(W, M)


@program
def tree_sums(J):
    P = spec(J)
    f = over(J, lambda x: J.lax.psum({"a": x, "b": (x.sum(), x.astype("int32"))}, "x"), P("x"), P())
    return f(X)


@program
def pmean_of_integers(J):
    P = spec(J)
    return over(J, lambda x: J.lax.pmean(x, "x"), P("x"), P())(K)


@program
def remat_in_scan(J):
    P = spec(J)

    def f(w, x):
        body = J.checkpoint(
            lambda c, s: (J.numpy.tanh(c @ J.lax.all_gather(w, "x", tiled=True)) * s, None)
        )
        c, _ = J.lax.scan(body, x, J.numpy.arange(1.0, 4.0))
        return J.lax.psum((c**2).sum(), "x")

    return every(J, over(J, f, P("x"), P("x"), P()), W * 0.1, M)


@program
def segment_sums(J):
    P = spec(J)
    f = over(J, lambda x, i: J.lax.psum(J.ops.segment_sum(x, i, 3), "x"), P("x"), P("x"), P())
    i = np.arange(16) % 3
    return f(X, i), J.grad(lambda x: (f(x, i) ** 2).sum())(X)


@program
def scan_over_layers(J):
    P = spec(J)

    def f(ws, x):
        def layer(h, w):
            a, b = w
            return h + J.lax.psum(J.numpy.tanh(h @ a) @ b, "x"), (h**2).mean()

        h, stats = J.lax.scan(layer, x, ws)
        return h, stats

    ws = (np.stack([W, W * 0.5, W.T]), np.stack([W.T, W, W]))
    g = over(J, f, ((P(None, None, "x"), P(None, "x"))), P(), (P(), P()))
    return (
        g(ws, M),
        J.grad(lambda w, x: (g(w, x)[0] ** 2).sum() + g(w, x)[1].sum(), argnums=(0, 1))(ws, M),
        J.jit(J.grad(lambda w: (g(w, M)[0] ** 2).sum()))(ws),
    )


@program
def twice_nested_grad(J):
    P = spec(J)

    def f(x):
        def inner(v):
            return J.lax.psum((J.numpy.sin(v) * v).sum(), "x")

        g = J.grad(inner)(x)
        return J.lax.psum((g * g).sum(), "x")

    return every(J, over(J, f, P("x"), P()), X)


@program
def sync_batch_norm(J):
    P = spec(J)

    def f(x, g, b):
        m = J.lax.pmean(x.mean(0), "x")
        v = J.lax.pmean(((x - m) ** 2).mean(0), "x")
        return (x - m) * J.lax.rsqrt(v + 1e-3) * g + b

    return every(J, over(J, f, P("x"), P(), P(), P("x")), M, W[0], W[1])


@program
def vocabulary_loss(J):
    P = spec(J)

    def f(h, e, y):
        logits = h @ e.T
        m = J.lax.pmax(J.lax.stop_gradient(logits.max(1)), "x")
        z = J.lax.psum(J.numpy.exp(logits - m[:, None]).sum(1), "x")
        own = y - J.lax.axis_index("x") * e.shape[0]
        ok = (own >= 0) & (own < e.shape[0])
        t = J.numpy.where(
            ok,
            J.numpy.take_along_axis(logits, J.numpy.clip(own, 0, e.shape[0] - 1)[:, None], 1)[:, 0],
            0.0,
        )
        return (J.numpy.log(z) + m - J.lax.psum(t, "x")).mean()

    g = over(J, f, P(), P("x"), P(), P())
    y = np.array([0, 3, 7, 2, 5, 1, 6, 4], np.int32)
    return g(M, W, y), J.grad(g, argnums=(0, 1))(M, W, y), J.jit(J.grad(g))(M, W, y)


@program
def halo_exchange(J):
    P = spec(J)

    def f(x):
        up = J.lax.ppermute(x[-1:], "x", [(i, i + 1) for i in range(3)])
        down = J.lax.ppermute(x[:1], "x", [(i + 1, i) for i in range(3)])
        y = J.numpy.concatenate([up, x, down])
        return y[:-2] - 2 * y[1:-1] + y[2:]

    def steps(x):
        return J.lax.fori_loop(0, 5, lambda i, v: v + 0.1 * f(v), x)

    return every(J, over(J, steps, P("x"), P("x")), M)


@program
def n_bodies(J):
    P = spec(J)

    def f(p):
        def step(c, _):
            q, acc = c
            d = q[None] - p[:, None]
            acc = acc + (d / ((d**2).sum(-1, keepdims=True) + 0.1) ** 1.5).sum(1)
            return (J.lax.ppermute(q, "x", RING), acc), None

        (_, acc), _ = J.lax.scan(step, (p, J.numpy.zeros_like(p)), None, length=4)
        return acc

    return every(J, over(J, f, P("x"), P("x")), M[:, :3])


@program
def two_maps_and_a_jit(J):
    P = spec(J)
    f = J.jit(over(J, lambda x, w: x @ w, P("x"), P(None, "y"), P("x", "y"), sizes=(2, 4)))
    g = J.jit(over(J, lambda x: J.lax.psum(x * x, ("x", "y")), P("x", "y"), P(), sizes=(2, 4)))
    return every(J, lambda a, b: g(f(a, b)), M, W, jitted=False)


@program
def vmap_in_body_of_map_of_scan(J):
    P = spec(J)

    def f(x, s):
        return J.vmap(
            lambda r: J.lax.scan(
                lambda c, v: (c * 0.5 + v * J.lax.psum(s.sum(), "x"), c), 0.0 * r.sum(), r
            )[1]
        )(x)

    return every(J, over(J, f, P("x"), P("x"), P("x")), M, X)


@program
def partial_axis_in_scan(J):
    P = spec(J)
    g = over(
        J,
        lambda x, w: J.lax.psum(x @ w, "x"),
        P(None, "x"),
        P("x"),
        P(),
        sizes=(4, 2),
        axis_names={"x"},
    )

    def f(x, w):
        return J.lax.scan(lambda c, _: (J.numpy.tanh(g(c, w)), c.sum()), x, None, length=3)

    return J.jit(f)(M, W), J.jit(
        J.grad(lambda x, w: f(x, w)[0].sum() + f(x, w)[1].sum(), argnums=(0, 1))
    )(M, W)


@program
def where_on_index(J):
    P = spec(J)

    def f(x):
        i = J.lax.axis_index("x")
        return (
            J.numpy.where(i == 0, x, J.numpy.where(i % 2 == 1, -x, 0.0))
            .at[0]
            .set(i.astype(x.dtype))
        )

    return every(J, over(J, f, P("x"), P("x")), X)


@program
def argmax_of_all(J):
    P = spec(J)

    def f(x):
        v, i = x.max(), x.argmax() + J.lax.axis_index("x") * x.shape[0]
        best = J.lax.pmax(v, "x")
        return best, J.lax.pmin(J.numpy.where(v == best, i, 1 << 30), "x")

    return over(J, f, P("x"), P())(np.sin(X * 5))


@program
def gradient_of_gathered_invariant(J):
    P = spec(J)

    def f(w, x):
        full = J.lax.all_gather(w, "x", tiled=True, to="invarying")
        return J.lax.psum((J.numpy.sin(x @ full)).sum(), "x"), (full**2).sum()

    g = over(J, f, P("x"), P("x"), P())
    return g(W, M), J.grad(lambda w, x: g(w, x)[0] + g(w, x)[1], argnums=(0, 1))(W, M)


@program
def hessian_vector(J):
    P = spec(J)
    f = over(J, lambda w, x: J.lax.pmean((J.numpy.tanh(x @ w) ** 2).mean(), "x"), P(), P("x"), P())
    g = J.grad(f)
    return J.jvp(lambda w: g(w, M), (W,), (W * 0.1,)), J.grad(lambda w: (g(w, M) * W).sum())(W)
