"""Programs with `shard_map`: closures, transforms, loops, rules of one's own."""

from __future__ import annotations

import numpy as np

from shard_map_table import RING, K, M, W, X, every, mesh_of, over, program, spec


@program
def closed_over_array(J):
    P = spec(J)
    return every(J, over(J, lambda x: x @ J.numpy.asarray(W), P("x"), P("x")), M)


@program
def closed_over_traced(J):
    P = spec(J)

    def f(w):
        g = over(J, lambda x: J.numpy.sin(x @ w), P("x"), P("x"))
        return (g(J.numpy.asarray(M)) ** 2).sum()

    return f(W), J.grad(f)(W), J.jit(J.grad(f))(W)


@program
def closed_over_traced_unchecked(J):
    P = spec(J)

    def f(w):
        g = over(J, lambda x: J.numpy.sin(x @ w), P("x"), P("x"), check_vma=False)
        return (g(J.numpy.asarray(M)) ** 2).sum()

    return f(W), J.grad(f)(W), J.jit(J.grad(f))(W)


@program
def forward_mode(J):
    P = spec(J)
    f = over(J, lambda x: J.lax.psum(J.numpy.sin(x), "x") * x, P("x"), P("x"))
    return J.jvp(f, (X,), (np.cos(X),)), J.jit(J.jacfwd(f))(X), J.jacrev(f)(X)


@program
def second_derivative(J):
    P = spec(J)
    f = over(J, lambda x: J.lax.psum((J.numpy.sin(x) * x).sum(), "x"), P("x"), P())
    return J.hessian(f)(X), J.grad(lambda x: J.grad(f)(x)[3] * x[1])(X)


@program
def vjp_and_linearize(J):
    P = spec(J)
    f = over(J, lambda x, w: J.numpy.sin(x @ w), P("x"), P(), P("x"))
    m, w = J.numpy.asarray(M), J.numpy.asarray(W)
    y, back = J.vjp(f, m, w)
    z, lin = J.linearize(f, m, w)
    return y, back(y * 2), z, lin(m, w)


@program
def transposed_map(J):
    P = spec(J)
    f = over(J, lambda x: J.lax.psum(x * 3, "x"), P("x"), P())
    return J.linear_transpose(f, X)(X[:4])


@program
def map_of_map(J):
    P = spec(J)
    f = over(J, lambda x, w: J.lax.psum(x * w, "x"), P("x"), P(), P())
    return J.vmap(f, in_axes=(0, None))(np.stack([X, X]), X[:4]), J.vmap(
        f, in_axes=(None, 1), out_axes=1
    )(X, M[:4, :3])


@program
def mapped_over_a_mesh_axis(J):
    P = spec(J)
    mesh = mesh_of(J, 2, 4)
    f = J.shard_map(lambda x: J.lax.psum(x, "y"), mesh=mesh, in_specs=P("y"), out_specs=P())
    return J.jit(J.vmap(f, spmd_axis_name="x"))(np.stack([X, X * 2]))


@program
def loop(J):
    P = spec(J)

    def f(x):
        def body(c, i):
            c = J.lax.ppermute(c, "x", RING) * 1.5 + i
            return c, c.sum()

        c, ys = J.lax.scan(body, x, J.numpy.arange(3.0))
        return c, ys[None]

    return every(J, over(J, f, P("x"), (P("x"), P("x"))), X)


@program
def loop_with_sums(J):
    P = spec(J)

    def f(x):
        def body(c, r):
            return c + J.lax.psum(J.numpy.sin(r * x).sum(), "x"), c

        return J.lax.scan(body, 0.0, J.numpy.arange(3.0))

    return every(J, over(J, f, P("x"), P()), X, jitted=False)


@program
def map_in_a_loop(J):
    P = spec(J)
    g = over(J, lambda c, x: J.numpy.tanh(c @ x), P("x"), P(), P("x"))

    def f(x):
        return J.lax.scan(
            lambda c, s: (g(c, x * s), c.sum()), J.numpy.asarray(M), J.numpy.arange(3.0)
        )

    return every(J, f, W)


@program
def counted_loop(J):
    P = spec(J)
    f = over(
        J,
        lambda x: J.lax.fori_loop(0, 4, lambda i, c: c + J.lax.ppermute(c, "x", RING) * i, x),
        P("x"),
        P("x"),
    )
    return every(J, f, X)


@program
def while_of_shared(J):
    P = spec(J)

    def f(x):
        total = J.lax.psum(x.sum(), "x")
        return J.lax.while_loop(
            lambda c: c[0] < 100, lambda c: (c[0] * 2 + 1, c[1] + 1), (total, 0)
        )

    return over(J, f, P("x"), P())(X)


@program
def while_of_own(J):
    P = spec(J)

    def f(x):
        return J.lax.while_loop(
            lambda c: (c < 10).any(), lambda c: c + J.lax.axis_index("x") + 1, K_of(J, x)
        )

    def K_of(J, x):
        return x

    return over(J, f, P("x"), P("x"))(K)


@program
def conditional(J):
    P = spec(J)

    def f(x):
        own = J.lax.cond(x.sum() > 0, lambda v: v * 2, lambda v: v - 1, x)
        total = J.lax.psum(x.sum(), "x")
        return J.lax.cond(total > 0, lambda v: J.lax.ppermute(v, "x", RING), lambda v: v, own)

    return every(J, over(J, f, P("x"), P("x")), X)


@program
def checkpointed(J):
    P = spec(J)

    def f(x, w):
        g = J.checkpoint(lambda x, w: J.numpy.sin(J.lax.all_gather(w, "x", tiled=True).sum() * x))
        return J.lax.psum(g(x, w).sum(), "x")

    h = over(J, f, P("x"), P("x"), P())
    return every(J, h, X, M)


@program
def checkpoint_around(J):
    P = spec(J)
    f = J.checkpoint(over(J, lambda x, w: J.numpy.sin(x @ w), P("x"), P(), P("x")))
    return every(J, f, M, W)


@program
def own_vjp(J):
    P = spec(J)

    @J.custom_vjp
    def twice(x):
        return x * 2

    twice.defvjp(lambda x: (twice(x), x), lambda r, g: (g * 10 + r * 0,))
    return every(J, over(J, lambda x: twice(J.numpy.sin(x)), P("x"), P("x")), X, jitted=False)


@program
def own_jvp(J):
    P = spec(J)

    @J.custom_jvp
    def twice(x):
        return x * 2

    twice.defjvp(lambda p, t: (twice(p[0]), t[0] * 10))
    return every(J, over(J, lambda x: J.lax.psum(twice(J.numpy.sin(x)), "x"), P("x"), P()), X)


@program
def own_vjp_around(J):
    P = spec(J)
    g = over(J, lambda x: J.lax.psum(x, "x"), P("x"), P())

    @J.custom_vjp
    def f(x):
        return g(x)

    f.defvjp(lambda x: (g(x), x), lambda x, ct: (J.numpy.tile(ct, 4) * 2 + 0 * x,))
    return J.grad(lambda x: (f(x) ** 2).sum())(X)


@program
def jitted_inside(J):
    P = spec(J)
    inner = J.jit(lambda x: J.lax.psum(J.numpy.sin(x), "x") + x)
    return every(J, over(J, lambda x: inner(x) * inner(x + 1), P("x"), P("x")), X)
