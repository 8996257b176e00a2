"""Collectives over named axes under both packages, with rules of users, in compositions."""

from __future__ import annotations

from typing import Any

import numpy as np

from both_packages import Programs
from programs_axes import F32, RING, M, N, S, X, over

program = Programs()


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


# ---- compositions ------------------------------------------------------------------------------


@program
def custom_vmap_in_named(J: Any) -> Any:
    @J.custom_batching.custom_vmap
    def f(x: Any) -> Any:
        return J.numpy.sin(x)

    @f.def_vmap
    def rule(size: Any, mapped: Any, x: Any) -> Any:
        return J.numpy.cos(x), mapped[0]

    return J.vmap(lambda x: f(x) + J.lax.psum(x, "i"), axis_name="i")(X)


@program
def jit_of_named_in_map(J: Any) -> Any:
    g = J.jit(lambda x: J.lax.psum(x, "i"))
    return J.lax.map(lambda r: J.vmap(g, axis_name="i")(r), M)


@program
def axes_of_dicts(J: Any) -> Any:
    def f(p: Any, x: Any) -> Any:
        return {k: J.lax.pmean(v, "b") + x for k, v in p.items()}

    return J.vmap(f, in_axes=({"a": 0, "b": None}, 0), axis_name="b")({"a": X, "b": F32(2)}, X)


@program
def global_norm(J: Any) -> Any:
    def f(g: Any) -> Any:
        n2 = J.lax.psum(sum(J.numpy.sum(v**2) for v in J.tree.leaves(g)), "d")
        return J.tree.map(lambda v: v / J.numpy.sqrt(n2), g)

    return J.vmap(f, axis_name="d")({"w": M, "b": X})


@program
def value_and_grad_pmean(J: Any) -> Any:
    def loss(w: Any, x: Any) -> Any:
        return J.lax.pmean(J.numpy.mean((x @ w) ** 2), "d")

    return J.vmap(J.value_and_grad(loss), in_axes=(None, 0), axis_name="d")(
        np.ones(3, F32), np.stack([M, 2 * M])
    )


@program
def cond_on_collective(J: Any) -> Any:
    def f(x: Any) -> Any:
        return J.lax.cond(
            J.lax.psum(x, "i") > 0, lambda v: v + J.lax.axis_index("i"), lambda v: -v, x
        )

    return J.vmap(f, axis_name="i")(X), J.vmap(f, axis_name="i")(-X)


@program
def hessian_in(J: Any) -> Any:
    def f(x: Any) -> Any:
        return J.lax.psum((x**3).sum(), "i") * x.sum()

    return J.vmap(J.hessian(f), axis_name="i")(M)


@program
def softmax_nn(J: Any) -> Any:
    return J.vmap(
        lambda x: J.nn.softmax(J.lax.all_gather(x, "i"))[J.lax.axis_index("i")], axis_name="i"
    )(X)


@program
def deep_nesting(J: Any) -> Any:
    def f(x: Any) -> Any:
        return J.lax.psum(x, "k") + 10 * J.lax.pmax(x, ("i", "k")) + 100 * J.lax.axis_index("j")

    T = np.arange(24, dtype=F32).reshape(2, 3, 4)
    return J.vmap(J.vmap(J.vmap(f, axis_name="k"), axis_name="j"), axis_name="i")(T)


@program
def grad_outer_inner(J: Any) -> Any:
    def f(w: Any) -> Any:
        return J.vmap(lambda x: J.grad(lambda v: J.lax.psum(v * w, "i") ** 2)(x), axis_name="i")(
            X
        ).sum()

    return J.grad(f)(2.0)


@program
def remat_scan(J: Any) -> Any:
    def f(x: Any) -> Any:
        step = J.checkpoint(lambda c, _: (J.numpy.tanh(c + J.lax.pmean(c, "i")), c))
        return J.lax.scan(step, x, None, length=4)[0]

    return J.grad(lambda x: J.vmap(f, axis_name="i")(x).sum())(X)


@program
def jvp_of_gather(J: Any) -> Any:
    def f(x: Any) -> Any:
        return J.lax.all_gather(J.numpy.sin(x), "i").sum() * x

    return J.vmap(lambda x: J.jvp(f, (x,), (1.0,)), axis_name="i")(X)


@program
def dtype_of_index(J: Any) -> Any:
    return J.vmap(
        lambda x: (J.lax.axis_index("i") + x, J.lax.axis_index("i") * 1.0), axis_name="i"
    )(np.arange(3, dtype=np.int8))


@program
def tuple_name_index(J: Any) -> Any:
    return J.vmap(lambda x: J.lax.axis_index(("i",)), axis_name="i")(X)


@program
def list_of_names(J: Any) -> Any:
    return J.vmap(lambda x: J.lax.psum(x, ["i"]), axis_name="i")(X)


@program
def switch_on_index(J: Any) -> Any:
    def f(x: Any) -> Any:
        return J.lax.switch(
            J.lax.axis_index("i"), [lambda v: v, lambda v: 2 * v, lambda v: 3 * v], x
        )

    return J.vmap(f, axis_name="i")(X)


@program
def while_with_vector(J: Any) -> Any:
    def f(x: Any) -> Any:
        return J.lax.while_loop(
            lambda s: J.lax.pmax(s[1], "i") < 3,
            lambda s: (J.lax.psum(s[0], "i") / 4 + s[0], s[1] + 1),
            (x, 0),
        )

    return J.vmap(f, axis_name="i")(X)


@program
def linear_transpose_of_gather(J: Any) -> Any:
    def f(x: Any) -> Any:
        return J.lax.all_gather(x, "i")

    return J.vmap(lambda c: J.linear_transpose(f, F32(0))(c)[0], axis_name="i")(
        np.ones((4, 4), F32)
    )


@program
def vmapped_psum_of_unbatched_in_axes_none(J: Any) -> Any:
    return J.vmap(
        lambda x: J.lax.psum(x, "i"), in_axes=None, axis_name="i", axis_size=3, out_axes=None
    )(2.0)
