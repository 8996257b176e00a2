"""Programs with `shard_map`: corners of residuals, groups, shardings and types."""

from __future__ import annotations

import numpy as np

from shard_map_table import RING, K, M, W, X, every, mesh_of, over, program, spec


@program
def keys_that_are_cut(J):
    P = spec(J)
    keys = J.random.split(J.random.key(0), 4)
    f = over(J, lambda k: J.random.uniform(k[0], (2, 3)), P("x"), P("x"))
    return f(keys), J.jit(f)(keys)


@program
def raw_keys(J):
    P = spec(J)
    keys = J.random.split(J.random.PRNGKey(0), 8)
    return over(J, lambda k: J.vmap(lambda q: J.random.normal(q, (3,)))(k), P("x"), P("x"))(keys)


@program
def scalar_residual(J):
    P = spec(J)

    def f(x, s):
        t = J.numpy.sin(J.lax.psum(x.sum(), "x") * s)
        return x * t * J.numpy.cos(x.sum())

    return every(J, over(J, f, P("x"), P(), P("x")), X, np.float32(0.7))


@program
def scalar_residual_unchecked(J):
    P = spec(J)

    def f(x, s):
        t = J.numpy.sin(J.lax.psum(x.sum(), "x") * s)
        return x * t * J.numpy.cos(x.sum())

    return every(J, over(J, f, P("x"), P(), P("x"), check_vma=False), X, np.float32(0.7))


@program
def checkpoint_policies(J):
    P = spec(J)
    policies = J.checkpoint_policies
    out = []
    for policy in (policies.dots_saveable, policies.nothing_saveable, policies.everything_saveable):
        g = J.checkpoint(lambda w, x: J.numpy.sin(J.numpy.tanh(x @ w) @ w), policy=policy)
        f = over(J, g, P(), P("x"), P("x"))
        h = over(J, lambda w, x: J.lax.psum(g(w, x).sum(), "x"), P(), P("x"), P())  # noqa: B023
        out += [J.grad(lambda w: (f(w, M) ** 2).sum())(W), J.jit(J.grad(h))(W, M)]  # noqa: B023
    return out


@program
def inside_a_conditional(J):
    P = spec(J)
    f = over(J, lambda x: J.lax.psum(x * x, "x"), P("x"), P())
    g = lambda x: J.lax.cond(x.sum() > 0, lambda v: f(v), lambda v: v[:4], x)  # noqa: E731
    return every(J, g, X)


@program
def inside_a_while(J):
    P = spec(J)
    f = over(J, lambda x: J.lax.ppermute(x, "x", RING), P("x"), P("x"))
    return J.jit(lambda x: J.lax.fori_loop(0, 3, lambda i, c: f(c) + 1, x))(X)


@program
def while_with_a_sum(J):
    P = spec(J)

    def f(x):
        def go(c):
            return J.lax.psum((c * c).sum(), "x") < 1000

        return J.lax.while_loop(go, lambda c: c * 1.5 + J.lax.pmean(c, "x"), x)

    return over(J, f, P("x"), P("x"))(X)


@program
def overlapped_product(J):
    """A gathered product, a chunk at a time."""
    P = spec(J)

    def f(x, w):
        me, rows = J.lax.axis_index("x"), w.shape[0]

        def step(c, i):
            acc, chunk = c
            part = J.lax.dynamic_slice(x, (0, ((me - i) % 4) * rows), (x.shape[0], rows))
            return (acc + part @ chunk, J.lax.ppermute(chunk, "x", RING)), None

        zero = J.lax.pcast(J.numpy.zeros((8, 8)), "x", to="varying")
        (acc, _), _ = J.lax.scan(step, (zero, w), J.numpy.arange(4))
        return J.lax.psum(acc, "x") / 4

    return every(J, over(J, f, P(), P("x"), P()), M, W)


@program
def scattered_product(J):
    P = spec(J)
    f = over(J, lambda x, w: J.lax.psum_scatter(x @ w, "x", scatter_dimension=1, tiled=True),
             P(None, "x"), P("x"), P(None, "x"))  # fmt: skip
    return every(J, f, M, W, jitted=False)


@program
def exchange_other_dimensions(J):
    P = spec(J)
    x = np.arange(4 * 8 * 3, dtype=np.float32).reshape(4, 8, 3) / 50
    f = over(J, lambda x: J.lax.all_to_all(x, "x", 1, 0, tiled=True), P("x"), P(None, "x"))
    g = over(J, lambda x: J.lax.all_to_all(x, "x", 1, 2, tiled=True), P("x"), P("x"))
    return every(J, f, x), every(J, g, x)


@program
def gathered_in_the_middle(J):
    P = spec(J)
    x = np.arange(2 * 8 * 3, dtype=np.float32).reshape(2, 8, 3) / 20
    f = over(
        J,
        lambda x: J.lax.all_gather(x, "x", axis=1, tiled=True) * x.sum(),
        P(None, "x"),
        P(None, "x"),
    )
    g = over(
        J, lambda x: J.lax.all_gather(x, "x", axis=2)[..., 1, :] + x, P(None, "x"), P(None, "x")
    )
    h = over(
        J,
        lambda x: J.lax.psum_scatter(x, "x", scatter_dimension=1, tiled=True),
        P("x"),
        P("x", None),
    )
    return every(J, f, x), every(J, g, x), every(J, h, np.ones((4, 8, 3), np.float32))


@program
def groups(J):
    P = spec(J)
    pairs = [[0, 1], [2, 3]]
    lax = J.lax

    def f(x):
        return (
            lax.psum(x, "x", axis_index_groups=pairs),
            lax.all_gather(x, "x", axis_index_groups=pairs, tiled=True),
            lax.psum_scatter(x, "x", axis_index_groups=pairs, tiled=True),
            lax.all_to_all(x, "x", 0, 0, axis_index_groups=pairs, tiled=True),
            lax.pmax(x, "x", axis_index_groups=pairs),
        )

    return over(J, f, P("x"), P("x"), check_vma=False)(X)


@program
def arrays_already_cut(J):
    P = spec(J)
    mesh = mesh_of(J, 2, 4)
    x = J.device_put(M, J.sharding.NamedSharding(mesh, P("y", "x")))
    f = J.shard_map(
        lambda x: J.lax.psum(x, "y") * 2, mesh=mesh, in_specs=P("x", "y"), out_specs=P("x")
    )
    made = J.jit(f)(x)
    return made, f(x), len(made.sharding.device_set)


@program
def shardings_of_results(J):
    P = spec(J)
    f = over(
        J, lambda x: (x, J.lax.psum(x, ("x", "y"))), P("x", "y"), (P("x", "y"), P()), sizes=(2, 4)
    )
    a, b = f(M)
    c, _ = J.jit(f)(M)
    return [repr(tuple(v.sharding.spec)) for v in (a, c)], b.sharding.is_fully_replicated


@program
def conditional_on_shared_weights(J):
    P = spec(J)

    def f(x, w):
        return J.lax.cond(x.sum() > 0, lambda v: v @ w, lambda v: v + w[:2] ** 2, x)

    return J.grad(lambda w: (over(J, f, P("x"), P(), P("x"), check_vma=False)(M, w) ** 2).sum())(W)


@program
def shapes_alone(J):
    P = spec(J)
    f = over(J, lambda x: (x, J.lax.psum(x, "x")), P("x"), (P("x"), P()))
    a, b = J.eval_shape(f, J.ShapeDtypeStruct((16, 3), "float32"))
    return [np.array(a.shape), np.array(b.shape)]


@program
def partial_sums_of_parameters(J):
    """Gradients by arguments that are cut along one axis and shared along the other."""
    P = spec(J)

    def f(w, b, x):
        y = J.lax.psum(x @ w, "y") + b
        return J.lax.pmean((J.numpy.tanh(y) ** 2).mean(), "x")

    g = over(J, f, P("y"), P(), P("x", "y"), P(), sizes=(2, 4))
    return J.value_and_grad(g, argnums=(0, 1, 2))(W, W[0], M), J.jit(J.hessian(g, argnums=1))(
        W, W[0], M
    )


@program
def optimizer_step(J):
    P = spec(J)

    def step(params, x, y):
        def loss(p):
            h = J.nn.relu(x @ p["a"] + p["b"])
            return J.lax.pmean(((h @ p["c"] - y) ** 2).mean(), "x")

        value, g = J.value_and_grad(loss)(params)
        return value, J.tree.map(lambda p, d: p - 0.1 * d, params, g)

    params = {"a": W, "b": W[0], "c": W[:, :3]}
    f = J.jit(over(J, step, P(), P("x"), P("x"), P()))
    for _ in range(3):
        value, params = f(params, M, M[:, :3])
    return value, params


@program
def partly_manual_gradient_inside(J):
    P = spec(J)

    def step(w, x):
        return w - J.grad(lambda w: J.lax.pmean((J.numpy.tanh(x @ w) ** 2).mean(), "x"))(w)

    return J.jit(over(J, step, P(), P("x"), P(), sizes=(4, 2), axis_names={"x"}))(W, M)


@program
def partly_manual_with_constraint(J):
    P = spec(J)
    mesh = mesh_of(J, 2, 4)

    def f(x):
        y = J.lax.with_sharding_constraint(x * 2, P(None, "y"))
        return J.lax.psum(y @ y.T, "x")

    g = J.shard_map(f, mesh=mesh, in_specs=P("x"), out_specs=P(), axis_names={"x"})
    return J.jit(g)(M)


@program
def map_over_cut_arguments(J):
    P = spec(J)
    f = over(
        J, lambda x, y: (x * y.sum(), J.lax.psum(x * y.sum(), "x")), P("x"), P(), (P("x"), P())
    )
    a, b = np.stack([X, X * 2, X + 1]), np.stack([W[0], W[1], W[2]])
    return (
        J.vmap(f)(a, b),
        J.vmap(f, in_axes=(1, None), out_axes=(1, 0))(a.T.copy(), b[0]),
        J.jit(J.vmap(J.vmap(f, in_axes=(None, 0)), in_axes=(0, None)))(a, b),
    )


@program
def weak_numbers(J):
    P = spec(J)
    f = over(J, lambda x, n: (x * n, J.lax.psum(n, "x"), n), P("x"), P(), (P("x"), P(), P()))
    return f(X, 3.0), f(K, 2), J.jit(f)(X, 2)


@program
def complex_values(J):
    P = spec(J)
    f = over(J, lambda z: J.lax.psum(z * z.conj(), "x").real.sum(), P("x"), P())
    z = (X + 1j * X[::-1]).astype(np.complex64)
    return f(z), J.grad(f)(z)


@program
def half_precision_gradient(J):
    P = spec(J)
    f = over(J, lambda x, w: J.lax.psum((x * w.sum()).sum(), "x"), P("x"), P(), P())
    x, w = J.numpy.asarray(X, J.numpy.bfloat16), J.numpy.asarray(W[0], J.numpy.bfloat16)
    return J.grad(f, argnums=(0, 1))(x, w)
