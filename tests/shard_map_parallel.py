"""Programs with `shard_map`: parallel algorithms, partly manual functions, nested ones."""

from __future__ import annotations

import numpy as np

from shard_map_table import RING, M, W, X, every, mesh_of, over, program, spec


@program
def softmax_over_devices(J):
    P = spec(J)

    def f(x):
        m = J.lax.pmax(J.lax.stop_gradient(x).max(), "x")
        e = J.numpy.exp(x - m)
        return e / J.lax.psum(e.sum(), "x")

    return every(J, over(J, f, P("x"), P("x")), X)


@program
def ring_attention(J):
    P = spec(J)
    jnp = J.numpy

    def f(q, k, v):
        def step(c, _):
            k, v, top, low = c
            s = jnp.exp(q @ k.T)
            c = (
                J.lax.ppermute(k, "x", RING),
                J.lax.ppermute(v, "x", RING),
                top + s @ v,
                low + s.sum(1),
            )
            return c, None

        zero = jnp.zeros_like(q), jnp.zeros_like(q[:, 0])
        (_, _, top, low), _ = J.lax.scan(step, (k, v, *zero), None, length=4)
        return top / low[:, None]

    return every(J, over(J, f, P("x"), P("x"), P("x"), P("x")), M, W, M * W)


@program
def megatron(J):
    P = spec(J)
    f = over(
        J, lambda x, a, b: J.lax.psum(J.numpy.tanh(x @ a) @ b, "y"),
        P("x"), P(None, "y"), P("y"), P("x"), sizes=(2, 4),
    )  # fmt: skip
    return every(J, f, M, W, W.T.copy())


@program
def fully_sharded(J):
    P = spec(J)

    def f(ws, x):
        for w in ws:
            x = J.numpy.tanh(x @ J.lax.all_gather(w, "x", tiled=True))
        return J.lax.pmean((x**2).mean(), "x")

    g = over(J, f, P("x"), P("x"), P())
    return J.value_and_grad(g)([W, W.T.copy()], M), J.jit(J.grad(g))([W, W], M)


@program
def expert_parallel(J):
    P = spec(J)

    def f(x, w):
        sent = J.lax.all_to_all(x.reshape(4, -1, 8), "x", 0, 0)
        done = J.numpy.tanh(sent @ w[0])
        return J.lax.all_to_all(done, "x", 0, 0).reshape(x.shape)

    x = np.sin(np.arange(32 * 8, dtype=np.float32)).reshape(32, 8)
    return every(J, over(J, f, P("x"), P("x"), P("x")), x, np.stack([W, W * 2, W - 1, W.T]))


@program
def pipeline(J):
    P = spec(J)

    def f(w, xs):
        stage = J.lax.axis_index("x")
        state = J.lax.pcast(J.numpy.zeros_like(xs[0]), "x", to="varying")
        outs = []
        for t in range(xs.shape[0] + 3):
            fed = xs[t] if t < xs.shape[0] else J.numpy.zeros_like(xs[0])
            state = J.numpy.tanh(J.numpy.where(stage == 0, fed, state) @ w[0])
            if t >= 3:
                outs.append(J.lax.psum(J.numpy.where(stage == 3, state, 0.0), "x"))
            state = J.lax.ppermute(state, "x", RING[:-1])
        return J.numpy.stack(outs)

    return every(
        J, over(J, f, P("x"), P(), P()), np.stack([W, W.T, W * 0.5, W + 0.1]), M.reshape(4, 2, 8)
    )


@program
def partly_manual(J):
    P = spec(J)

    def f(x, w):
        return J.lax.psum(J.numpy.sin(x @ w), "x") + x[:2]

    g = over(J, f, P("x"), P(), P("x"), sizes=(4, 2), axis_names={"x"})
    return J.jit(g)(M, W), J.jit(J.grad(lambda x, w: (g(x, w) ** 2).sum(), argnums=(0, 1)))(M, W)


@program
def partly_manual_on_cut_arrays(J):
    P = spec(J)
    mesh = mesh_of(J, 4, 2)
    x = J.device_put(M, J.sharding.NamedSharding(mesh, P("x", "y")))
    w = J.device_put(W, J.sharding.NamedSharding(mesh, P(None, "y")))
    g = over(
        J,
        lambda x, w: x @ w + J.lax.psum(x.sum(), "x"),
        P("x"),
        P(),
        P("x"),
        sizes=(4, 2),
        axis_names={"x"},
    )
    return J.jit(g)(x, w)


@program
def nested(J):
    P = spec(J)
    mesh = mesh_of(J, 2, 4)

    def outer(x):
        inner = J.shard_map(
            lambda v: J.lax.psum(v, "y") + J.lax.axis_index("x"),
            in_specs=P(None, "y"),
            out_specs=P(),
            axis_names={"y"},
        )
        return inner(x * 2)

    f = J.shard_map(outer, mesh=mesh, in_specs=P("x"), out_specs=P("x"), axis_names={"x"})
    return J.jit(f)(M), J.jit(J.grad(lambda x: (f(x) ** 2).sum()))(M)


@program
def one_after_the_other(J):
    P = spec(J)
    f = over(J, lambda x: x * 2, P("x"), P("x"))
    g = over(J, lambda x: J.lax.psum(x, "x"), P(None, "x"), P())
    return every(J, lambda x: g(J.numpy.tanh(f(x))), M)


@program
def mesh_of_five(J):
    P = spec(J)
    return every(J, over(J, lambda x: J.lax.psum(x, "x") * x, P("x"), P("x"), sizes=(5,)), X[:15])


@program
def three_axes(J):
    P = spec(J)

    def f(x):
        return J.lax.psum(J.lax.all_gather(x, "z", axis=1, tiled=True), ("x", "y"))

    x = np.arange(8 * 8 * 2, dtype=np.float32).reshape(8, 8, 2)
    g = over(J, f, P(("x", "y"), "z"), P(None, "z"), sizes=(2, 2, 2))
    return every(J, g, x)


@program
def static_by_none(J):
    f = J.shard_map(lambda x, n: x * n, mesh=mesh_of(J, 4), in_specs=None, out_specs=spec(J)("x"))
    return f(X, 3)


@program
def context_mesh(J):
    P = spec(J)
    with J.set_mesh(mesh_of(J, 4)):
        return J.shard_map(lambda x: x + J.lax.axis_index("x"), in_specs=P("x"), out_specs=P("x"))(
            X
        )


@program
def single_axis_map(J):
    with J.set_mesh(mesh_of(J, 4)):
        f = J.smap(
            lambda x, w: (x * 2, J.lax.psum(x, "x") + w),
            in_axes=(0, None),
            out_axes=(0, None),
            axis_name="x",
        )
        return J.jit(f)(X, X[:4])


@program
def replicated_by_word_alone(J):
    P = spec(J)
    f = over(J, lambda x: J.lax.all_gather(x, "x", tiled=True), P("x"), P(), check_vma=False)
    return f(X), J.jit(f)(X)
