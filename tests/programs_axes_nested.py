"""Collectives over named axes under both packages, inside derivatives, loops, branches, rules."""

from __future__ import annotations

from typing import Any

import numpy as np

from both_packages import Programs
from programs_axes import F32, RING, M, S, T, X, over

program = Programs()


# ---- derivatives ---------------------------------------------------------------------------------


@program
def gradient_of_a_mapped_sum(J: Any) -> Any:
    f = lambda x: over(J, lambda lax, x: lax.psum(x**2, "i") * x, x).sum()  # noqa: E731
    return J.grad(f)(X), J.hessian(f)(X), J.jit(J.grad(f))(X)


@program
def mapped_gradient_of_a_sum(J: Any) -> Any:
    return over(J, lambda lax, x: J.grad(lambda x: lax.psum(x**2, "i") * x)(x), X)


@program
def mapped_gradients(J: Any) -> Any:
    def each(lax: Any, x: Any) -> Any:
        funs = (
            lambda x: (lax.all_gather(x, "i") ** 2).sum(),
            lambda x: (lax.all_gather(x, "i", axis=1, tiled=True) ** 2 * x[0, 0]).sum(),
            lambda x: (lax.psum_scatter(x, "i") ** 2).sum(),
            lambda x: (lax.all_to_all(x, "i", 0, 0) ** 3).sum(),
            lambda x: (lax.ppermute(x, "i", RING) * x).sum(),
            lambda x: (lax.pmean(x, "i") * J.numpy.sin(x)).sum(),
        )
        return [J.grad(f)(x) for f in funs]

    return over(J, each, S)


@program
def gradients_of_maps(J: Any) -> Any:
    funs = (
        lambda lax, x: lax.all_gather(x, "i") ** 2,
        lambda lax, x: lax.psum_scatter(x, "i") ** 2,
        lambda lax, x: lax.all_to_all(x, "i", 0, 1) ** 3,
        lambda lax, x: lax.ppermute(x, "i", RING) * x,
        lambda lax, x: lax.pmean(x, "i") * J.numpy.sin(x),
        lambda lax, x: x * lax.axis_index("i"),
    )
    return [J.grad(lambda x, f=f: (over(J, f, x) * S.sum()).sum())(S) for f in funs]


@program
def tangents_of_collectives(J: Any) -> Any:
    f = lambda x: over(J, lambda lax, x: lax.psum(J.numpy.sin(x), "i") * x, x)  # noqa: E731
    inner = lambda lax, x: J.jvp(lambda x: lax.psum(x**2, "i") * x, (x,), (x,))  # noqa: E731
    return J.jvp(f, (X,), (X,)), over(J, inner, X), J.jacfwd(f)(X), J.jacrev(f)(X)


@program
def vjp_through_two_axes(J: Any) -> Any:
    f = lambda x: J.lax.psum(x**2, ("i", "j")) * x + J.lax.pmean(x, "i")  # noqa: E731
    g = J.vmap(J.vmap(f, axis_name="j"), axis_name="i")
    out, pull = J.vjp(g, T)
    return out, pull(T)


@program
def own_derivative_with_a_collective(J: Any) -> Any:
    @J.custom_jvp
    def f(x: Any) -> Any:
        return J.lax.psum(J.numpy.sin(x), "i")

    @f.defjvp
    def rule(primals: Any, tangents: Any) -> Any:
        return f(*primals), 10 * J.lax.psum(tangents[0], "i")

    mapped = lambda x: J.vmap(lambda x: f(x) * x, axis_name="i")(x)  # noqa: E731
    inner = J.vmap(J.grad(lambda x: f(x) * x), axis_name="i")
    return mapped(X), J.jvp(mapped, (X,), (X,)), J.grad(lambda x: mapped(x).sum())(X), inner(X)


@program
def batch_normalisation(J: Any) -> Any:
    def layer(w: Any, x: Any) -> Any:
        mean = J.lax.pmean(x, "batch")
        spread = J.lax.pmean((x - mean) ** 2, "batch")
        return w * (x - mean) * J.lax.rsqrt(spread + 1e-3)

    def loss(w: Any, x: Any) -> Any:
        y = J.vmap(layer, in_axes=(None, 0), axis_name="batch")(w, x)
        return (y**3).mean()

    return J.jit(J.value_and_grad(loss, argnums=(0, 1)))(np.ones(3, F32), M)


@program
def averaged_gradients(J: Any) -> Any:
    def step(w: Any, x: Any, y: Any) -> Any:
        grads = J.grad(lambda w: ((w @ x - y) ** 2).sum())(w)
        return w - 0.1 * J.lax.pmean(grads, "data")

    run = J.jit(J.vmap(step, in_axes=(None, 0, 0), out_axes=None, axis_name="data"))
    return run(np.eye(3, dtype=F32), M, M[::-1])


# ---- inside jit, loops and branches --------------------------------------------------------------


@program
def under_jit(J: Any) -> Any:
    inner = J.jit(lambda x: J.lax.psum(x, "i") + J.lax.axis_index("i"))
    twice = lambda x: inner(x) * inner(2 * x)  # noqa: E731
    small = J.vmap(twice, axis_name="i")(X[:2])
    return small, J.vmap(twice, axis_name="i")(X), J.jit(J.vmap(twice, axis_name="i"))(X)


@program
def jit_that_needs_the_index_only(J: Any) -> Any:
    inner = J.jit(lambda: J.lax.axis_index("i") * 2)
    return J.vmap(lambda x: x + inner(), axis_name="i")(X)


@program
def in_a_scan(J: Any) -> Any:
    def step(c: Any, x: Any) -> Any:
        c = J.lax.ppermute(c, "i", RING) + x
        return c, J.lax.psum(c, "i")

    f = lambda xs: J.lax.scan(step, 0.0, xs)  # noqa: E731
    g = lambda m: J.vmap(f, axis_name="i")(m)  # noqa: E731
    return g(M), J.grad(lambda m: (g(m)[0] ** 2).sum() + (g(m)[1] ** 2).sum())(M)


@program
def scan_over_the_index_alone(J: Any) -> Any:
    f = lambda x: J.lax.scan(lambda c, _: (c + J.lax.axis_index("i"), c), 0, None, length=3)  # noqa: E731
    return J.vmap(f, axis_name="i")(X)


@program
def gradient_in_a_map_of_a_scan(J: Any) -> Any:
    f = lambda xs: J.lax.scan(lambda c, x: (J.lax.psum(c * x, "i"), c), 1.0, xs)[0]  # noqa: E731
    return J.vmap(J.grad(f), axis_name="i")(M), J.vmap(J.value_and_grad(f), axis_name="i")(M)


@program
def in_a_while_loop(J: Any) -> Any:
    going = lambda c: J.lax.pmax(c, "i") < 100.0  # noqa: E731
    f = lambda x: J.lax.while_loop(going, lambda c: c * 2 + J.lax.axis_index("i"), x)  # noqa: E731
    return J.vmap(f, axis_name="i")(np.abs(X))


@program
def in_a_loop_that_ends_member_by_member(J: Any) -> Any:
    step = lambda c: c * 2 + 0.01 * J.lax.psum(c, "i")  # noqa: E731
    return J.vmap(lambda x: J.lax.while_loop(lambda c: c < 10.0, step, x), axis_name="i")(np.abs(X))


@program
def in_a_counted_loop(J: Any) -> Any:
    f = lambda x: J.lax.fori_loop(0, 3, lambda k, c: c + J.lax.psum(c, "i") * k, x)  # noqa: E731
    return J.vmap(f, axis_name="i")(X)


@program
def in_branches(J: Any) -> Any:
    def f(x: Any, p: Any) -> Any:
        same = lambda x: J.lax.psum(x, "i")  # noqa: E731
        other = lambda x: x * J.lax.axis_index("i")  # noqa: E731
        return J.lax.cond(p, same, other, x)

    each = J.vmap(f, axis_name="i")
    shared = J.vmap(f, in_axes=(0, None), axis_name="i")
    return each(X, X > 0), shared(X, True), shared(X, False)


@program
def gradient_of_branches(J: Any) -> Any:
    def f(x: Any, k: Any) -> Any:
        branches = [lambda x: J.lax.psum(x**2, "i"), lambda x: x**3, lambda x: J.lax.pmean(x, "i")]
        return J.lax.switch(k, branches, x)

    each = lambda x: J.vmap(f, axis_name="i")(x, np.array([0, 1, 2, 0]))  # noqa: E731
    shared = lambda x, k: J.vmap(f, (0, None), axis_name="i")(x, k)  # noqa: E731
    grads = [J.grad(lambda x, k=k: (shared(x, k) * X).sum())(X) for k in range(3)]
    return each(X), grads


@program
def random_numbers_of_each_member(J: Any) -> Any:
    key = J.random.PRNGKey(0)
    f = lambda x: x + J.random.normal(J.random.fold_in(key, J.lax.axis_index("i")))  # noqa: E731
    return J.vmap(f, axis_name="i")(X)


@program
def ring_product(J: Any) -> Any:
    def f(a: Any, b: Any) -> Any:
        def step(carry: Any, k: Any) -> Any:
            total, block = carry
            total = total + a[(J.lax.axis_index("i") - k) % 4] * block
            return (total, J.lax.ppermute(block, "i", RING)), None

        return J.lax.scan(step, (J.numpy.zeros(3), b), np.arange(4))[0][0]

    a = np.arange(16, dtype=F32).reshape(4, 4) / 8
    return J.vmap(f, axis_name="i")(a, M), a @ M


@program
def values_known_at_trace_time(J: Any) -> Any:
    def f(x: Any, y: Any) -> Any:
        return J.lax.psum(x, "i") if y > 0 else x

    return J.vmap(f, in_axes=(0, None), axis_name="i")(X, 1.0)


@program
def shapes_alone(J: Any) -> Any:
    f = lambda x: over(J, lambda lax, x: (lax.all_gather(x, "i"), lax.psum(x > 0, "i")), x)  # noqa: E731
    return J.eval_shape(f, X)
