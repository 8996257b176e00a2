"""`custom_vjp`, under both packages."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np

from both_packages import Programs
from ruled_functions import F32, N3, ROWS, X3, Y3, clipped, reversed_thrice, thrice

program = Programs()


# ---- custom_vjp ----------------------------------------------------------------------------------


@program
def vjp_rule_value(J: Any) -> Any:
    f = reversed_thrice(J)
    return f(X3, Y3), J.jit(f)(X3, Y3), f(X3, y=Y3), J.vmap(f)(X3, Y3)


@program
def vjp_rule_reverse(J: Any) -> Any:
    f = reversed_thrice(J)
    out, pull = J.vjp(f, X3, Y3)
    return J.grad(lambda x, y: f(x, y).sum(), (0, 1))(X3, Y3), out, pull(X3), pull(Y3)


@program
def vjp_rule_second_derivative(J: Any) -> Any:
    f = reversed_thrice(J)
    g = J.grad(f)
    return J.grad(g)(0.3, 2.0), J.jvp(g, (0.3, 2.0), (1.0, 0.5)), J.grad(J.grad(g))(0.3, 2.0)


@program
def vjp_rule_hessian(J: Any) -> Any:
    f = reversed_thrice(J)
    g = lambda x: f(x, Y3).sum()  # noqa: E731
    return J.hessian(g)(X3), J.jacrev(J.jacrev(g))(X3)


@program
def vjp_rule_under_jit(J: Any) -> Any:
    f = J.jit(reversed_thrice(J))
    return J.jit(J.grad(lambda x: f(x, x).sum()))(X3), J.grad(J.jit(lambda x: f(x, x).sum()))(X3)


@program
def vjp_rule_under_vmap(J: Any) -> Any:
    f = reversed_thrice(J)
    return (
        J.vmap(J.grad(f), (0, None))(X3, F32(2)),
        J.grad(lambda y: J.vmap(f, (0, None))(X3, y).sum())(F32(2)),
        J.grad(lambda x: J.vmap(f, (None, 0))(x, Y3).sum())(F32(2)),
        J.jacrev(J.vmap(J.vmap(f, (0, None)), (None, 0)), (0, 1))(X3, Y3),
    )


@program
def vjp_rule_in_scan(J: Any) -> Any:
    f = reversed_thrice(J)

    def run(x: Any) -> Any:
        return J.lax.scan(lambda c, r: (f(c, r), f(r, c)), x, ROWS)

    g = J.grad(lambda x: run(x)[1].sum())
    return J.jit(run)(X3), g(X3), J.jit(J.vmap(g))(ROWS)


@program
def vjp_rule_in_cond(J: Any) -> Any:
    f = reversed_thrice(J)

    def run(p: Any, x: Any) -> Any:
        return J.lax.cond(p > 0, lambda x: f(x, Y3), lambda x: x * 2, x).sum()

    return [J.grad(run, 1)(p, X3) for p in (1, -1)], J.vmap(J.grad(run, 1), (0, None))(N3, X3)


@program
def vjp_rule_in_checkpoint(J: Any) -> Any:
    f = reversed_thrice(J)
    g = J.checkpoint(lambda x: f(f(x, Y3), x).sum())
    return J.value_and_grad(g)(X3), J.jit(J.grad(g))(X3)


@program
def vjp_rule_in_fori(J: Any) -> Any:
    f = reversed_thrice(J)
    run = lambda x: J.lax.fori_loop(0, 3, lambda i, c: f(c, x), x).sum()  # noqa: E731
    return J.value_and_grad(run)(X3)


@program
def vjp_rule_in_a_jvp_rule(J: Any) -> Any:
    g = reversed_thrice(J)

    @J.custom_jvp
    def f(x: Any) -> Any:
        return g(x, x)

    f.defjvp(lambda p, t: (f(*p), J.grad(lambda x: g(x, Y3).sum())(p[0]) * t[0]))
    return J.grad(lambda x: f(x).sum())(X3), J.jvp(f, (X3,), (Y3,))


@program
def jvp_rule_in_a_vjp_rule(J: Any) -> Any:
    g = thrice(J)

    @J.custom_vjp
    def f(x: Any) -> Any:
        return g(x, x)

    f.defvjp(lambda x: (g(x, x), x), lambda x, ct: (J.jvp(g, (x, Y3), (ct, ct))[1],))
    total = lambda x: f(x).sum()  # noqa: E731
    return J.grad(total)(X3), J.jacfwd(J.grad(total))(X3)


@program
def vjp_rule_none_cotangents(J: Any) -> Any:
    @J.custom_vjp
    def f(x: Any, y: Any, z: Any) -> Any:
        return x * y["a"] * z[0]

    f.defvjp(
        lambda x, y, z: (f(x, y, z), z),
        lambda z, g: (g * 2, None, (None, g)),
    )
    g = J.grad(lambda x, y, z: f(x, y, z).sum(), (0, 1, 2))
    return g(X3, {"a": Y3}, (X3, Y3)), J.jit(g)(X3, {"a": Y3}, (X3, Y3))


@program
def vjp_rule_integers(J: Any) -> Any:
    @J.custom_vjp
    def pick(x: Any, i: Any) -> Any:
        return x[i], i * 2

    def fwd(x: Any, i: Any) -> Any:
        return pick(x, i), (i, J.numpy.zeros_like(x))

    def bwd(res: Any, g: Any) -> Any:
        i, zero = res
        return zero.at[i].set(g[0] * 2), None

    pick.defvjp(fwd, bwd)
    f = J.grad(lambda x, i: pick(x, i)[0])
    x = J.numpy.asarray(X3)
    return f(x, 1), J.jit(f)(x, 2), J.vmap(f, (None, 0))(x, np.array([0, 2]))


@program
def vjp_rule_settings(J: Any) -> Any:
    clip = clipped(J)
    f = lambda x: (clip(-0.5, 0.5, x) ** 2).sum()  # noqa: E731
    return J.grad(f)(X3), J.jit(J.grad(f))(X3), J.vmap(J.grad(f))(ROWS)


@program
def vjp_rule_function_setting(J: Any) -> Any:
    @partial(J.custom_vjp, nondiff_argnums=(0,))
    def root(f: Any, a: Any) -> Any:
        return J.lax.fori_loop(0, 30, lambda i, x: x - f(x, a) / (2 * x), J.numpy.ones_like(a))

    def fwd(f: Any, a: Any) -> Any:
        x = root(f, a)
        return x, (a, x)

    def bwd(f: Any, res: Any, g: Any) -> Any:
        a, x = res
        _, by_x = J.vjp(lambda x: f(x, a), x)
        _, by_a = J.vjp(lambda a: f(x, a), a)
        return by_a(-g / by_x(J.numpy.ones_like(x))[0])

    root.defvjp(fwd, bwd)
    f = lambda x, a: x * x - a  # noqa: E731
    return J.value_and_grad(lambda a: root(f, a))(2.0), J.jit(J.grad(partial(root, f)))(3.0)


@program
def vjp_rule_named_setting(J: Any) -> Any:
    @partial(J.custom_vjp, nondiff_argnames=("k",))
    def f(x: Any, k: Any) -> Any:
        return x * k

    f.defvjp(lambda x, k: (x * k, None), lambda k, _, g: (g * k * 10,))
    return J.grad(f)(2.0, 3), J.grad(lambda x: f(x, k=4))(2.0)


@program
def vjp_rule_symbolic_zeros(J: Any) -> Any:
    seen = []

    @J.custom_vjp
    def f(x: Any, y: Any) -> Any:
        return x * y, x + y

    def fwd(x: Any, y: Any) -> Any:
        seen.append((x.perturbed, y.perturbed))
        return f(x.value, y.value), (x.value, y.value)

    def bwd(res: Any, g: Any) -> Any:
        seen.append([type(c).__name__ == "SymbolicZero" for c in g])
        return g[0] * res[1] * 2, g[0] * res[0]

    f.defvjp(fwd, bwd, symbolic_zeros=True)
    return J.grad(lambda x: f(x, Y3)[0].sum())(X3), str(seen)


@program
def vjp_rule_no_residuals(J: Any) -> Any:
    @J.custom_vjp
    def f(x: Any) -> Any:
        return J.numpy.round(x)

    f.defvjp(lambda x: (f(x), ()), lambda res, g: (g,))
    return J.grad(lambda x: (f(x) ** 2).sum())(X3)


@program
def vjp_rule_that_branches(J: Any) -> Any:
    @J.custom_vjp
    def f(x: Any) -> Any:
        return x * 2 if x > 0 else -x

    def fwd(x: Any) -> Any:
        return f(x), x

    f.defvjp(fwd, lambda x, g: (g * 10.0 if x > 0 else g * 20.0,))
    return [J.grad(f)(F32(v)) for v in (1, -1)]


@program
def vjp_rule_bwd_list_and_prefix(J: Any) -> Any:
    f = J.custom_vjp(lambda x, y: x * y)
    f.defvjp(lambda x, y: (x * y, (x, y)), lambda res, g: [res[1] * g, res[0] * g])
    return J.grad(f, (0, 1))(2.0, 3.0)


@program
def vjp_rule_unused_argument(J: Any) -> Any:
    f = reversed_thrice(J)
    return J.grad(lambda x, y: f(x, x).sum(), (0, 1))(X3, Y3)


@program
def vjp_rule_unused_result(J: Any) -> Any:
    @J.custom_vjp
    def f(x: Any) -> Any:
        return x * 2, x * 3

    f.defvjp(lambda x: (f(x), None), lambda _, g: (g[0] * 20 + g[1] * 30,))
    return J.grad(lambda x: f(x)[1].sum())(X3), J.grad(lambda x: f(x)[0].sum())(X3)


@program
def vjp_rule_closes_over_an_outer_value(J: Any) -> Any:
    def outer(c: Any, x: Any) -> Any:
        f = J.custom_vjp(lambda x: x * c)
        f.defvjp(lambda x: (x * c, x), lambda x, g: (g * c * 2,))
        return J.grad(lambda x: f(x).sum())(x)

    return J.jit(outer)(Y3, X3), J.vmap(outer)(ROWS, ROWS), outer(Y3, X3)


@program
def vjp_rule_of_half_precision(J: Any) -> Any:
    f = reversed_thrice(J)
    x = X3.astype(np.float16)
    return J.grad(lambda x: f(x, x).sum())(x)


@program
def vjp_rule_of_a_method(J: Any) -> Any:
    class Layer:
        @partial(J.custom_vjp, nondiff_argnums=(0,))
        def apply(self, x: Any) -> Any:
            return x * 2

        def fwd(self, x: Any) -> Any:
            return x * 2, None

        def bwd(self, _: Any, g: Any) -> Any:
            return (g * 20,)

        apply.defvjp(fwd, bwd)

    layer = Layer()
    return J.grad(lambda x: Layer.apply(layer, x).sum())(X3)


@program
def straight_through(J: Any) -> Any:
    def f(x: Any) -> Any:
        return x + J.lax.stop_gradient(J.numpy.round(x) - x)

    return J.grad(lambda x: (f(x) ** 2).sum())(X3)


@program.raises
def vjp_without_a_rule(J: Any) -> Any:
    return J.custom_vjp(lambda x: x)(1.0)


@program.raises
def vjp_rule_forward_mode(J: Any) -> Any:
    return J.jvp(reversed_thrice(J), (X3, Y3), (X3, Y3))


@program.raises
def vjp_rule_forward_mode_in_jit(J: Any) -> Any:
    return J.jvp(J.jit(reversed_thrice(J)), (X3, Y3), (X3, Y3))


@program.raises
def vjp_rule_jacfwd(J: Any) -> Any:
    return J.jacfwd(reversed_thrice(J))(X3, Y3)


@program.raises
def vjp_rule_forward_mode_in_scan(J: Any) -> Any:
    f = reversed_thrice(J)
    run = lambda x: J.lax.scan(lambda c, r: (f(c, r), None), x, ROWS)[0]  # noqa: E731
    return J.jvp(run, (X3,), (X3,))


@program.raises
def vjp_rule_fwd_no_pair(J: Any) -> Any:
    f = J.custom_vjp(lambda x: x)
    f.defvjp(lambda x: x, lambda res, g: (g,))
    return J.grad(f)(1.0)


@program.raises
def vjp_rule_fwd_other_tree(J: Any) -> Any:
    f = J.custom_vjp(lambda x: x)
    f.defvjp(lambda x: ((x, x), None), lambda res, g: (g,))
    return J.grad(f)(1.0)


@program.raises
def vjp_rule_fwd_other_shape_under_jit(J: Any) -> Any:
    f = J.custom_vjp(lambda x: x)
    f.defvjp(lambda x: (x[0], None), lambda res, g: (g,))
    return J.grad(J.jit(lambda x: f(x).sum()))(X3)


@program.raises
def vjp_rule_bwd_no_tuple(J: Any) -> Any:
    f = J.custom_vjp(lambda x: x)
    f.defvjp(lambda x: (x, None), lambda res, g: g)
    return J.grad(f)(1.0)


@program.raises
def vjp_rule_bwd_too_many(J: Any) -> Any:
    f = J.custom_vjp(lambda x: x)
    f.defvjp(lambda x: (x, None), lambda res, g: (g, g))
    return J.grad(f)(1.0)


@program.raises
def vjp_rule_bwd_other_shape(J: Any) -> Any:
    f = J.custom_vjp(lambda x: x)
    f.defvjp(lambda x: (x, None), lambda res, g: (g.sum(),))
    return J.grad(lambda x: f(x).sum())(X3)


@program.raises
def vjp_rule_bwd_other_tree(J: Any) -> Any:
    f = J.custom_vjp(lambda x: x["a"])
    f.defvjp(lambda x: (x["a"], None), lambda res, g: ({"b": g},))
    return J.grad(f)({"a": 1.0})


@program.raises
def vjp_rule_traced_setting(J: Any) -> Any:
    clip = clipped(J)
    return J.jit(lambda lo, x: clip(lo, 1.0, x))(0.0, X3)


@program.raises
def vjp_rule_closed_over_value_is_differentiated(J: Any) -> Any:
    def outer(c: Any) -> Any:
        f = J.custom_vjp(lambda x: x * c)
        f.defvjp(lambda x: (x * c, None), lambda _, g: (g,))
        return f(c)

    return J.grad(outer)(2.0)


@program
def vjp_rule_with_a_long_known_array(J: Any) -> Any:
    """In a region's derivative, which captures nothing, it becomes a constant, however long."""

    @J.custom_vjp
    def f(x: Any) -> Any:
        return J.numpy.sin(x)

    def backward(x: Any, g: Any) -> Any:
        rows = np.arange(99, 0, -1).astype(np.float32)
        total = J.lax.scan(lambda c, row: (c + g * row * J.numpy.cos(x), None), 0.0 * g, rows)[0]
        return (total / 4950,)

    f.defvjp(lambda x: (f(x), x), backward)
    xs = np.float32([0.5, 1.0, -2.0])
    looped = lambda x: J.lax.fori_loop(0, 3, lambda _, c: f(c), x)  # noqa: E731
    chosen = lambda x: J.lax.cond(x > 0, f, lambda x: x, x)  # noqa: E731
    return [J.vmap(J.value_and_grad(J.jit(g)))(xs) for g in (f, looped, chosen)]
