"""Named axes of `vmap` under both packages: collectives, alone and inside everything else."""

from __future__ import annotations

from typing import Any

import numpy as np

from both_packages import Programs

program = Programs()

F32 = np.float32
X = np.array([0.5, 1.5, -2.0, 0.25], F32)
N = np.array([3, -1, 4, 1], np.int32)
M = np.linspace(-1, 1, 12, dtype=F32).reshape(4, 3)
T = np.linspace(-1, 2, 24, dtype=F32).reshape(2, 3, 4)
S = np.linspace(-1, 2, 64, dtype=F32).reshape(4, 4, 4)
RING = [(0, 1), (1, 2), (2, 3), (3, 0)]


def over(J: Any, f: Any, *args: Any, **options: Any) -> Any:
    """`f` of `J.lax` and the arguments, mapped over an axis called i."""
    return J.vmap(lambda *xs: f(J.lax, *xs), axis_name="i", **options)(*args)


# ---- reductions ----------------------------------------------------------------------------------


@program
def sums(J: Any) -> Any:
    return [over(J, lambda lax, x: lax.psum(x, "i"), x) for x in (X, N, M, X > 0, X * 1j)]


@program
def means(J: Any) -> Any:
    return [over(J, lambda lax, x: lax.pmean(x, "i"), x) for x in (X, N, M, X > 0, X * 1j)]


@program
def extremes(J: Any) -> Any:
    both = lambda lax, x: (lax.pmax(x, "i"), lax.pmin(x, "i"))  # noqa: E731
    return [over(J, both, x) for x in (X, N, M, X > 0, X.astype(np.float16))]


@program
def reduced_trees(J: Any) -> Any:
    return over(J, lambda lax, x: lax.psum({"a": x, "b": (None, [x * 2])}, "i"), X)


@program
def results_that_all_share(J: Any) -> Any:
    shared = lambda lax, x: (lax.psum(x, "i"), lax.pmax(x, "i"), lax.all_gather(x, "i"), x)  # noqa: E731
    return over(J, shared, X, out_axes=(None, None, None, 0))


@program
def sum_of_numbers(J: Any) -> Any:
    assert over(J, lambda lax, x: x * lax.psum(1, "i") / 4, X).tolist() == X.tolist()
    return over(J, lambda lax, x: (lax.psum(1, "i"), lax.psum(2.5, "i"), lax.psum(True, "i")), X)


@program
def size_is_a_python_number(J: Any) -> Any:
    return over(J, lambda lax, x: (x * np.ones(lax.axis_size("i"), F32), lax.axis_size("i")), X)


@program
def values_not_mapped(J: Any) -> Any:
    def f(lax: Any, x: Any, y: Any) -> Any:
        return lax.psum(y, "i"), lax.pmean(y, "i"), lax.pmax(y, "i"), lax.psum(x * y, "i")

    return over(J, f, X, F32(3), in_axes=(0, None))


@program
def closed_over_values(J: Any) -> Any:
    return J.grad(lambda w: over(J, lambda lax, x: lax.psum(w * x, "i") * w, X).sum())(2.0)


@program
def normalised(J: Any) -> Any:
    def f(lax: Any, x: Any) -> Any:
        e = J.numpy.exp(x - lax.pmax(x, "i"))
        return e / lax.psum(e, "i")

    return over(J, f, M)


@program
def named_and_positional_axes(J: Any) -> Any:
    return over(J, lambda lax, x: (lax.psum(x, ("i", 0)), lax.pmax(x, (0,)), lax.psum(x, ())), M)


@program
def two_axes_at_once(J: Any) -> Any:
    f = lambda x: (J.lax.psum(x, ("i", "j")), J.lax.pmean(x, ("j", "i")), J.lax.pmax(x, ("i", "j")))  # noqa: E731
    return J.vmap(J.vmap(f, axis_name="j"), axis_name="i")(T)


@program
def one_axis_of_two(J: Any) -> Any:
    f = lambda x: (J.lax.psum(x, "i"), J.lax.psum(x, "j"), x - J.lax.pmean(x, "i"))  # noqa: E731
    return J.vmap(J.vmap(f, axis_name="j"), axis_name="i")(T)


@program
def inner_name_hides_the_outer(J: Any) -> Any:
    inner = J.vmap(lambda x: J.lax.psum(x, "i"), axis_name="i")
    return J.vmap(lambda x: inner(x) + J.lax.psum(x, "i").sum(), axis_name="i")(M)


@program
def middle_axis_without_a_name(J: Any) -> Any:
    f = lambda x: J.lax.psum(x, "i") * J.lax.axis_index("i")  # noqa: E731
    return J.vmap(J.vmap(J.vmap(f)), axis_name="i")(T)


@program
def other_in_and_out_axes(J: Any) -> Any:
    f = lambda lax, x: lax.psum(x, "i") - x  # noqa: E731
    return [over(J, f, T, in_axes=a, out_axes=b) for a, b in ((1, 0), (2, 1), (-1, -1))]


@program
def names_of_any_kind(J: Any) -> Any:
    name = object()
    one = J.vmap(lambda x: J.lax.psum(x, name), axis_name=name)(X)
    return one, J.vmap(lambda x: J.lax.psum(x, 3.5), axis_name=3.5)(X)


@program
def size_alone(J: Any) -> Any:
    f = lambda lax: (lax.axis_index("i"), lax.psum(lax.axis_index("i"), "i"))  # noqa: E731
    return over(J, f, axis_size=5)


@program
def spmd_axis_name(J: Any) -> Any:
    return over(J, lambda lax, x: lax.psum(x, "i"), X, spmd_axis_name="devices")


# ---- gathers and scatters ------------------------------------------------------------------------


@program
def gathered(J: Any) -> Any:
    return [over(J, lambda lax, x: lax.all_gather(x, "i"), x) for x in (X, N, M, X > 0)]


@program
def gathered_along(J: Any) -> Any:
    return [over(J, lambda lax, x, a=a: lax.all_gather(x, "i", axis=a), T) for a in (0, 1, 2, -1)]


@program
def gathered_in_tiles(J: Any) -> Any:
    f = lambda lax, x, a: lax.all_gather(x, "i", axis=a, tiled=True)  # noqa: E731
    return [over(J, lambda lax, x, a=a: f(lax, x, a), T) for a in (0, 1, -1)]


@program
def gathered_not_mapped(J: Any) -> Any:
    f = lambda lax, x, y: (lax.all_gather(y, "i"), lax.all_gather(y, "i", axis=1, tiled=True))  # noqa: E731
    return over(J, f, X, M, in_axes=(0, None))


@program
def gathered_under_another_axis(J: Any) -> Any:
    f = lambda x: (J.lax.all_gather(x, "i"), J.lax.all_gather(x, "j"))  # noqa: E731
    return J.vmap(J.vmap(f, axis_name="j"), axis_name="i")(T)


@program
def scattered(J: Any) -> Any:
    f = lambda lax, x: lax.psum_scatter(x, "i")  # noqa: E731
    return over(J, f, S), over(J, f, S.astype(np.int32))


@program
def scattered_along(J: Any) -> Any:
    f = lambda lax, x: lax.psum_scatter(x, "i", scatter_dimension=1)  # noqa: E731
    return over(J, f, S), over(J, f, np.repeat(S, 2, 1))


@program
def scattered_in_tiles(J: Any) -> Any:
    x = np.repeat(S, 2, 2)
    f = lambda lax, x: lax.psum_scatter(x, "i", scatter_dimension=1, tiled=True)  # noqa: E731
    return over(J, f, x), over(J, lambda lax, x: lax.psum_scatter(x, "i", tiled=True), x)


@program
def scattered_not_mapped(J: Any) -> Any:
    f = lambda lax, x, y: lax.psum_scatter(y, "i", tiled=True)  # noqa: E731
    return over(J, f, X, np.arange(8, dtype=F32), in_axes=(0, None))


# ---- exchanges -----------------------------------------------------------------------------------


@program
def exchanged(J: Any) -> Any:
    x = np.arange(192, dtype=F32).reshape(4, 4, 3, 4)
    pairs = [(0, 0), (0, 1), (0, 2), (2, 0), (2, 1), (2, 2)]
    return [over(J, lambda lax, x, p=p: lax.all_to_all(x, "i", *p), x) for p in pairs]


@program
def exchanged_in_tiles(J: Any) -> Any:
    x = np.arange(4 * 8 * 3 * 4, dtype=F32).reshape(4, 8, 3, 4)
    pairs = [(0, 0), (0, 1), (0, 2), (2, 0), (2, 1), (2, 2)]
    f = lambda lax, x, p: lax.all_to_all(x, "i", *p, tiled=True)  # noqa: E731
    return [over(J, lambda lax, x, p=p: f(lax, x, p), x) for p in pairs]


@program
def swapped(J: Any) -> Any:
    return [over(J, lambda lax, x, a=a: lax.pswapaxes(x, "i", a), S) for a in (0, 1)]


@program
def exchanged_over_two_axes(J: Any) -> Any:
    x = np.arange(2 * 3 * 6 * 2, dtype=F32).reshape(2, 3, 6, 2)
    f = lambda x: J.lax.all_to_all(x, ("i", "j"), 0, 1, tiled=True)  # noqa: E731
    return J.vmap(J.vmap(f, axis_name="j"), axis_name="i")(x)


@program
def permuted(J: Any) -> Any:
    perms = [RING, [(b, a) for a, b in RING], [(i, 3 - i) for i in range(4)]]
    return [over(J, lambda lax, x, p=p: lax.ppermute(x, "i", p), x) for p in perms for x in (X, M)]


@program
def permuted_not_mapped(J: Any) -> Any:
    return over(J, lambda lax, x, y: lax.ppermute(y, "i", RING), X, M, in_axes=(0, None))


@program
def permuted_trees(J: Any) -> Any:
    return over(J, lambda lax, x: lax.ppermute({"a": x, "b": [x > 0]}, "i", RING), X)


@program
def shuffled(J: Any) -> Any:
    return over(J, lambda lax, x: lax.pshuffle(x, "i", [2, 0, 3, 1]), M)


@program
def permuted_by_chance(J: Any) -> Any:
    perm = [7, 3, 11, 0, 5, 2, 9, 1, 10, 4, 8, 6]
    x = np.arange(24, dtype=F32).reshape(12, 2)
    f = lambda x: J.numpy.sin(J.vmap(lambda x: J.lax.pshuffle(x, "i", perm), axis_name="i")(x))  # noqa: E731
    return f(x), J.grad(lambda x: (f(x) * x).sum())(x)


@program
def indices(J: Any) -> Any:
    def f(x: Any) -> Any:
        return [J.lax.axis_index(name) for name in ("i", ("i", "j"), ("j", "i"))]

    return J.vmap(J.vmap(f, axis_name="j"), axis_name="i")(T)


@program
def halo(J: Any) -> Any:
    def f(lax: Any, x: Any) -> Any:
        left = lax.ppermute(x[-1:], "i", RING)
        right = lax.ppermute(x[:1], "i", [(b, a) for a, b in RING])
        full = J.numpy.concatenate([left, x, right])
        return full[:-2] - 2 * full[1:-1] + full[2:]

    return over(J, f, M), J.grad(lambda x: (over(J, f, x) ** 2).sum())(M)


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


# ---- what must raise -----------------------------------------------------------------------------


@program.raises
def sum_outside(J: Any) -> Any:
    return J.lax.psum(X, "i")


@program.raises
def index_outside(J: Any) -> Any:
    return J.lax.axis_index("i")


@program.raises
def size_outside(J: Any) -> Any:
    return J.lax.axis_size("i")


@program.raises
def index_without_a_name(J: Any) -> Any:
    return J.vmap(lambda x: x * J.lax.axis_index("i"))(X)


@program.raises
def wrong_name(J: Any) -> Any:
    return over(J, lambda lax, x: lax.pmean(x, "j"), X)


@program.raises
def wrong_name_under_jit(J: Any) -> Any:
    return J.jit(lambda x: J.lax.pmax(x, "i"))(X)


@program.raises
def name_of_an_axis_that_is_over(J: Any) -> Any:
    f = J.jit(lambda x: J.lax.psum(x, "i"))
    over(J, lambda lax, x: f(x), X)
    return f(X)


@program.raises
def branch_on_the_index(J: Any) -> Any:
    return over(J, lambda lax, x: x if lax.axis_index("i") == 0 else -x, X)


@program.raises
def gradient_of_the_largest(J: Any) -> Any:
    return over(J, lambda lax, x: J.grad(lambda x: lax.pmax(x**2, "i"))(x), X)


@program.raises
def permutation_that_repeats(J: Any) -> Any:
    return over(J, lambda lax, x: lax.pshuffle(x, "i", [0, 0, 1, 2]), X)


@program.raises
def gather_axis_out_of_range(J: Any) -> Any:
    return over(J, lambda lax, x: lax.all_gather(x, "i", axis=3), M)


@program.raises
def exchange_of_unequal_sizes(J: Any) -> Any:
    return over(J, lambda lax, x: lax.all_to_all(x, "i", 0, 0), M)


@program.raises
def tiles_that_do_not_fit(J: Any) -> Any:
    return over(J, lambda lax, x: lax.psum_scatter(x, "i", tiled=True), M)


@program.raises
def groups_that_overlap(J: Any) -> Any:
    return over(J, lambda lax, x: lax.psum(x, "i", axis_index_groups=[[0, 1], [1, 2, 3]]), X)


@program.raises
def broadcast_from_nobody(J: Any) -> Any:
    return over(J, lambda lax, x: lax.pbroadcast(x, "i", 9), X)


@program.raises
def sum_of_text(J: Any) -> Any:
    return over(J, lambda lax, x: lax.psum("text", "i"), X)


@program.raises
def a_list_as_a_name(J: Any) -> Any:
    return J.vmap(lambda x: x, axis_name=["i"])(X)


# ---- functions with rules of their own, checkpoints, callbacks -----------------------------------


@program
def own_reverse_rule_with_a_collective(J: Any) -> Any:
    @J.custom_vjp
    def f(x: Any) -> Any:
        return J.lax.psum(x**2, "i")

    f.defvjp(lambda x: (f(x), x), lambda x, c: (3 * x * J.lax.pmean(c, "i"),))
    inner = J.vmap(J.grad(lambda x: f(x) * x), axis_name="i")
    return J.vmap(lambda x: f(x) * x, axis_name="i")(X), inner(X), J.jit(inner)(X)


@program
def copy_forward_sum_backward(J: Any) -> Any:
    @J.custom_vjp
    def copied(x: Any) -> Any:
        return x

    copied.defvjp(lambda x: (x, None), lambda _, c: (J.lax.psum(c, "model"),))

    @J.custom_vjp
    def summed(x: Any) -> Any:
        return J.lax.psum(x, "model")

    summed.defvjp(lambda x: (J.lax.psum(x, "model"), None), lambda _, c: (c,))

    def layer(w1: Any, w2: Any, x: Any) -> Any:
        return summed(J.numpy.tanh(copied(x) @ w1) @ w2)

    def loss(ws: Any, x: Any) -> Any:
        return (layer(*ws, x) ** 2).sum()

    w1, w2 = S[:, :3, :], S[:, :, :3] / 3
    step = J.value_and_grad(loss, argnums=(0, 1))
    return J.vmap(step, in_axes=((0, 0), None), axis_name="model")((w1, w2), M)


@program
def checkpointed(J: Any) -> Any:
    f = J.checkpoint(lambda x: J.numpy.sin(J.lax.psum(J.numpy.sin(x), "i")) * x)
    return J.vmap(J.grad(f), axis_name="i")(X), J.grad(lambda x: J.vmap(f, axis_name="i")(x).sum())(
        X
    )


@program
def scan_of_layers_that_gather_their_weights(J: Any) -> Any:
    def loss(shards: Any, x: Any) -> Any:
        def layer(h: Any, shard: Any) -> Any:
            w = J.lax.all_gather(shard, "data", tiled=True)
            return J.numpy.tanh(h @ w), None

        h, _ = J.lax.scan(J.checkpoint(layer), x, shards)
        return (h**2).sum()

    shards = S.reshape(4, 4, 1, 4)  # member, layer, row, column
    x = M[:, :1] * np.ones((4, 4), F32)
    return J.vmap(J.value_and_grad(loss), axis_name="data")(shards, x)


@program
def linearised(J: Any) -> Any:
    def f(x: Any) -> Any:
        out, push = J.linearize(lambda x: J.lax.psum(J.numpy.sin(x), "i") * x, x)
        return out, push(2.0), push(3.0)

    return J.vmap(f, axis_name="i")(X)


@program
def second_derivatives_inside(J: Any) -> Any:
    f = lambda x: J.lax.psum(J.numpy.sin(x) ** 2, "i") * x  # noqa: E731
    return J.vmap(J.grad(J.grad(f)), axis_name="i")(X), J.vmap(J.jacfwd(J.grad(f)), axis_name="i")(
        X
    )


@program
def running_sums_over_members(J: Any) -> Any:
    def f(x: Any) -> Any:
        k = J.lax.axis_index("i")
        both = J.lax.all_gather(x, "i")
        before = J.numpy.where(np.arange(4) <= k, both, 0).sum()
        return before, J.lax.associative_scan(J.numpy.add, both)[k]

    return J.vmap(f, axis_name="i")(X)


@program
def halves_and_integers(J: Any) -> Any:
    def f(lax: Any, x: Any) -> Any:
        return lax.psum(x, "i"), lax.pmean(x, "i"), lax.pmax(x, "i"), lax.all_gather(x, "i")

    kinds = (np.float16, J.numpy.bfloat16, np.int8, np.uint8, np.uint32)
    return [over(J, f, J.numpy.asarray(N, k)) for k in kinds]


@program
def nothing_in_it(J: Any) -> Any:
    f = lambda lax, x: (lax.psum(x, "i"), lax.pmean(x, "i"), lax.all_gather(x, "i"))  # noqa: E731
    return over(J, f, np.ones((3, 0), F32)), over(
        J, lambda lax, x: lax.psum(x, "i"), np.ones((1, 2))
    )


@program
def weak_types(J: Any) -> Any:
    f = lambda lax, x: lax.psum(2.0, "i") * x + lax.axis_size("i") + lax.axis_index("i") * 1.5  # noqa: E731
    return over(J, f, J.numpy.ones(3, J.numpy.bfloat16))


@program
def map_inside_a_scan(J: Any) -> Any:
    inner = J.vmap(lambda x: x - J.lax.pmean(x, "i"), axis_name="i")
    return J.lax.scan(lambda c, x: (inner(c + x), c.sum()), X, M[:, :1])


@program
def by_keywords(J: Any) -> Any:
    def f(x: Any) -> Any:
        return (
            J.lax.psum(x=x, axis_name="i"),
            J.lax.pmean(x, axis_name="i", axis_index_groups=None),
            J.lax.all_to_all(x, axis_name="i", split_axis=0, concat_axis=0, tiled=True),
            J.lax.ppermute(x, axis_name="i", perm=tuple(RING)),
            J.lax.psum_scatter(x, axis_name="i", scatter_dimension=0, tiled=False),
        )

    return J.vmap(f, in_axes=0, out_axes=0, axis_name="i", axis_size=4)(S)
