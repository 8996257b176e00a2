"""`custom_jvp`, under both packages."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np

from both_packages import Programs
from ruled_functions import F32, M33, N3, ROWS, X3, Y3, thrice

program = Programs()


# ---- custom_jvp ----------------------------------------------------------------------------------


@program
def jvp_rule_value(J: Any) -> Any:
    return thrice(J)(X3, Y3), J.jit(thrice(J))(X3, Y3)


@program
def jvp_rule_forward(J: Any) -> Any:
    return J.jvp(thrice(J), (X3, Y3), (Y3, X3))


@program
def jvp_rule_reverse(J: Any) -> Any:
    f = thrice(J)
    return J.grad(lambda x, y: f(x, y).sum(), (0, 1))(X3, Y3)


@program
def jvp_rule_one_argument_only(J: Any) -> Any:
    f = thrice(J)
    return J.value_and_grad(lambda y: f(X3, y).sum())(Y3)


@program.slow
def jvp_rule_second_derivative(J: Any) -> Any:
    f = thrice(J)
    return [J.grad(J.grad(f))(0.3, 2.0), J.grad(J.grad(J.grad(f)))(F32(0.3), F32(2.0))]


@program.slow
def jvp_rule_hessians(J: Any) -> Any:
    f = thrice(J)
    g = lambda x: f(x, Y3).sum()  # noqa: E731
    return J.hessian(g)(X3), J.jacrev(J.jacrev(g))(X3), J.jacfwd(J.jacfwd(g))(X3)


@program
def jvp_rule_under_jit(J: Any) -> Any:
    f = J.jit(thrice(J))
    return J.jit(J.grad(lambda x: f(x, x).sum()))(X3), J.grad(J.jit(lambda x: f(x, x).sum()))(X3)


@program
def jvp_rule_under_vmap(J: Any) -> Any:
    f = thrice(J)
    return (
        J.vmap(J.grad(f), (0, None))(X3, F32(2)),
        J.grad(lambda y: J.vmap(f, (0, None))(X3, y).sum())(F32(2)),
        J.jvp(J.vmap(f), (X3, Y3), (Y3, X3)),
    )


@program
def jvp_rule_mapped_twice(J: Any) -> Any:
    f = thrice(J)
    g = J.vmap(J.vmap(f, (0, None)), (None, 0))
    return J.jacrev(lambda x, y: g(x, y), (0, 1))(X3, Y3)


@program
def jvp_rule_in_scan(J: Any) -> Any:
    f = thrice(J)

    def run(x: Any) -> Any:
        return J.lax.scan(lambda c, r: (f(c, r), f(r, c)), x, ROWS)

    return J.jit(run)(X3), J.grad(lambda x: run(x)[1].sum())(X3), J.jvp(run, (X3,), (Y3,))


@program
def jvp_rule_in_while(J: Any) -> Any:
    f = thrice(J)

    def run(x: Any) -> Any:
        step = lambda c: (c[0] + 1, f(c[1], x))  # noqa: E731
        return J.lax.while_loop(lambda c: c[0] < 3, step, (0, x))[1]

    return J.jvp(run, (X3,), (Y3,))


@program.slow
def jvp_rule_in_cond(J: Any) -> Any:
    f = thrice(J)

    def run(p: Any, x: Any) -> Any:
        return J.lax.cond(p > 0, lambda x: f(x, Y3), lambda x: x * 2, x).sum()

    return [J.grad(run, 1)(p, X3) for p in (1, -1)], J.vmap(J.grad(run, 1), (0, None))(N3, X3)


@program
def jvp_rule_in_checkpoint(J: Any) -> Any:
    f = thrice(J)
    g = J.checkpoint(lambda x: f(f(x, Y3), x).sum())
    return J.value_and_grad(g)(X3), J.jit(J.grad(g))(X3), J.hessian(g)(X3)


@program
def jvp_rule_replaces_the_value(J: Any) -> Any:
    @J.custom_jvp
    def f(x: Any) -> Any:
        return x * 2

    f.defjvp(lambda primals, tangents: (primals[0] * 100, tangents[0]))
    return f(F32(1)), J.value_and_grad(f)(F32(1)), J.jvp(f, (F32(1),), (F32(1),))


@program
def jvp_rule_of_trees(J: Any) -> Any:
    @J.custom_jvp
    def f(p: Any, x: Any) -> Any:
        return {"out": p["w"] @ x, "more": (x, p["b"][0])}

    @f.defjvp
    def rule(primals: Any, tangents: Any) -> Any:
        (p, x), (dp, dx) = primals, tangents
        out = f(p, x)
        return out, {"out": dp["w"] @ x - p["w"] @ dx, "more": (dx * 5, dp["b"][0] * 7)}

    p = {"w": M33, "b": [Y3]}

    def total(p: Any, x: Any) -> Any:
        out = f(p, x)
        return out["out"].sum() + (out["more"][0] * out["more"][1]).sum()

    return J.grad(total, (0, 1))(p, X3), J.jvp(f, (p, X3), (p, Y3))


@program
def jvp_rule_settings(J: Any) -> Any:
    @partial(J.custom_jvp, nondiff_argnums=(0, 2))
    def apply(g: Any, x: Any, n: Any) -> Any:
        return g(x) * n

    @apply.defjvp
    def rule(g: Any, n: Any, primals: Any, tangents: Any) -> Any:
        (x,), (t,) = primals, tangents
        return apply(g, x, n), t * n * 10

    return J.grad(lambda x: apply(J.numpy.sin, x, 3).sum())(X3), apply(J.numpy.cos, X3, n=2)


@program
def jvp_rule_traced_setting(J: Any) -> Any:
    @partial(J.custom_jvp, nondiff_argnums=(1,))
    def power(x: Any, n: Any) -> Any:
        return x**n

    @power.defjvp
    def rule(n: Any, primals: Any, tangents: Any) -> Any:
        return power(primals[0], n), tangents[0] * n

    return J.jit(lambda x, n: J.jvp(lambda x: power(x, n), (x,), (x,)))(X3, 3)


@program
def jvp_rule_named_setting(J: Any) -> Any:
    @partial(J.custom_jvp, nondiff_argnames=("kind",))
    def apply(x: Any, kind: Any) -> Any:
        return x * 2 if kind == "double" else x

    @apply.defjvp
    def rule(kind: Any, primals: Any, tangents: Any) -> Any:
        return apply(primals[0], kind), tangents[0] * (20 if kind == "double" else 10)

    return [J.grad(lambda x, k=k: apply(x, kind=k))(1.0) for k in ("double", "other")]


@program
def defjvps(J: Any) -> Any:
    @J.custom_jvp
    def f(x: Any, y: Any, z: Any) -> Any:
        return x * y + z

    f.defjvps(lambda t, out, x, y, z: t * y * 2, None, lambda t, out, x, y, z: t * out)
    return J.grad(f, (0, 1, 2))(2.0, 3.0, 4.0), J.jvp(f, (2.0, 3.0, 4.0), (1.0, 1.0, 1.0))


@program
def jvp_rule_integers(J: Any) -> Any:
    @J.custom_jvp
    def pick(x: Any, i: Any) -> Any:
        return x[i], i + 1

    @pick.defjvp
    def rule(primals: Any, tangents: Any) -> Any:
        (x, i), (dx, di) = primals, tangents
        return pick(x, i), (dx[i] * 2, di)

    return J.grad(lambda x: pick(x, 1)[0])(X3), J.jit(J.grad(lambda x, i: pick(x, i)[0]))(X3, 2)


@program
def jvp_rule_default_arguments(J: Any) -> Any:
    @J.custom_jvp
    def f(x: Any, y: Any = 3.0) -> Any:
        return x * y

    f.defjvp(lambda p, t: (f(*p), t[0] * p[1] * 2))
    x = J.numpy.asarray(X3)
    return f(x), f(x=x), f(x, y=2.0), J.grad(lambda x: f(x).sum())(X3)


@program
def jvp_rule_symbolic_zeros(J: Any) -> Any:
    seen = []

    @J.custom_jvp
    def f(x: Any, y: Any) -> Any:
        return x * y

    def rule(primals: Any, tangents: Any) -> Any:
        (x, y), (dx, dy) = primals, tangents
        zero = [type(t).__name__ == "SymbolicZero" for t in tangents]
        seen.append((zero, tangents[1].shape))
        return f(x, y), (x * 0 if zero[0] else dx * y) + (x * 0 if zero[1] else dy * x)

    f.defjvp(rule, symbolic_zeros=True)
    return J.grad(lambda x: f(x, Y3).sum())(X3), J.jvp(f, (X3, Y3), (X3, Y3)), str(seen[0])


@program
def jvp_rule_that_branches(J: Any) -> Any:
    @J.custom_jvp
    def f(x: Any) -> Any:
        return x * 2 if x > 0 else -x

    @f.defjvp
    def rule(primals: Any, tangents: Any) -> Any:
        (x,), (t,) = primals, tangents
        return f(x), t * (10.0 if x > 0 else 20.0)

    return [f(F32(v)) for v in (1, -1)], [J.grad(f)(F32(v)) for v in (1, -1)]


@program
def jvp_rule_with_a_jitted_helper(J: Any) -> Any:
    @J.jit
    def both(x: Any, t: Any) -> Any:
        return J.numpy.sin(x), J.numpy.cos(x) * t * 2

    @J.custom_jvp
    def f(x: Any) -> Any:
        return J.numpy.sin(x)

    f.defjvp(lambda p, t: both(*p, *t))
    return J.grad(lambda x: f(x).sum())(X3), J.jit(J.grad(lambda x: f(x).sum()))(X3)


@program
def jvp_rule_with_jvp_inside(J: Any) -> Any:
    @J.custom_jvp
    def f(x: Any) -> Any:
        return J.numpy.sin(x)

    f.defjvp(lambda p, t: J.jvp(lambda x: J.numpy.exp(x) * x, p, t))
    return J.value_and_grad(lambda x: f(x).sum())(X3), J.vmap(J.grad(f))(X3)


@program
def jvp_rule_with_a_loop(J: Any) -> Any:
    @J.custom_jvp
    def f(x: Any) -> Any:
        return J.lax.fori_loop(0, 3, lambda i, c: c * x, x)

    @f.defjvp
    def rule(p: Any, t: Any) -> Any:
        def step(i: Any, c: Any) -> Any:
            return c[0] * p[0], c[1] * p[0] + c[0] * t[0]

        return J.lax.fori_loop(0, 3, step, (p[0], t[0]))

    return J.grad(lambda x: f(x).sum())(X3), J.jvp(f, (X3,), (Y3,)), J.vmap(J.grad(f))(X3)


@program
def jvp_rule_with_a_scan_and_outputs(J: Any) -> Any:
    @J.custom_jvp
    def f(xs: Any) -> Any:
        return J.lax.scan(lambda c, x: (c * x, c), F32(1), xs)[1]

    @f.defjvp
    def rule(p: Any, t: Any) -> Any:
        def step(c: Any, row: Any) -> Any:
            (v, dv), (x, dx) = c, row
            return (v * x, dv * x + v * dx), (v, dv)

        return J.lax.scan(step, (F32(1), F32(0)), (p[0], t[0]))[1]

    return J.grad(lambda x: (f(x) ** 2).sum())(X3), J.jacfwd(f)(X3), J.jacrev(f)(X3)


@program
def jvp_rule_closes_over_data(J: Any) -> Any:
    scale = J.numpy.arange(3.0) + 2

    @J.custom_jvp
    def f(x: Any) -> Any:
        return x * scale

    f.defjvp(lambda p, t: (f(*p), t[0] * scale * 2))
    return J.jit(J.grad(lambda x: f(x).sum()))(X3), J.vmap(J.grad(lambda x: f(x).sum()))(ROWS)


@program
def jvp_rule_closes_over_an_outer_value(J: Any) -> Any:
    def outer(c: Any, x: Any) -> Any:
        @J.custom_jvp
        def f(x: Any) -> Any:
            return x * c

        f.defjvp(lambda p, t: (f(*p), t[0] * c * 2))
        return J.grad(lambda x: f(x).sum())(x)

    return J.jit(outer)(Y3, X3), J.vmap(outer)(ROWS, ROWS), outer(Y3, X3)


@program
def jvp_of_relu_and_friends_at_kinks(J: Any) -> Any:
    points = np.array([-1, 0, 1, 6, 7], F32)
    names = ("relu", "relu6", "silu", "elu", "leaky_relu", "hard_tanh", "softplus", "gelu", "celu")
    return [J.vmap(J.grad(getattr(J.nn, n)))(points) for n in names]


def _halved(J: Any) -> Any:
    """A function whose rule gives tangents to a function with a rule: itself."""
    f = J.custom_jvp(lambda x, y: x / y)
    f.defjvp(lambda p, t: (f(*p), f(t[0], p[1])))
    return f


@program
def jvp_rule_is_linear_in_tangents_by_itself(J: Any) -> Any:
    f = _halved(J)
    return J.grad(f)(3.0, 2.0), J.vmap(J.grad(f), (0, None))(X3, 2.0), J.jit(J.grad(f))(3.0, 2.0)


@program
def jvp_rule_by_itself_in_a_loop(J: Any) -> Any:
    f = _halved(J)
    loop = lambda x: J.lax.scan(lambda c, _: (f(c, 2.0), c), x, None, length=3)  # noqa: E731
    return J.grad(lambda x: sum(part.sum() for part in loop(x)))(3.0), J.hessian(f)(3.0, 2.0)


@program
def jvp_rule_of_bound_keywords(J: Any) -> Any:
    f = J.custom_jvp(partial(lambda x, y, a: x + y * a, a=0.5))
    f.defjvp(lambda p, t: (p[0], t[0] + 7 * t[1]))
    g = J.custom_jvp(lambda x, *, scale=3.0: x * scale)
    g.defjvp(lambda p, t: (g(p[0]), t[0] * 11))
    return J.grad(f, (0, 1))(1.0, 2.0), f(1.0, 2.0), J.jit(J.value_and_grad(g))(2.0)


@program.raises
def jvp_keywords_only(J: Any) -> Any:
    f = J.custom_jvp(lambda x, *, scale=3.0: x * scale)
    f.defjvp(lambda p, t: (p[0], t[0]))
    return J.grad(lambda x: f(x, scale=2.0))(1.0)


@program.raises
def jvp_without_a_rule(J: Any) -> Any:
    return J.custom_jvp(lambda x: x)(1.0)


@program.raises
def jvp_rule_no_pair(J: Any) -> Any:
    f = J.custom_jvp(lambda x: x)
    f.defjvp(lambda p, t: t[0])
    return J.grad(f)(1.0)


@program.raises
def jvp_rule_other_tree(J: Any) -> Any:
    f = J.custom_jvp(lambda x: (x, x))
    f.defjvp(lambda p, t: ((p[0], p[0]), t[0]))
    return J.jvp(f, (1.0,), (1.0,))


@program.raises
def jvp_rule_other_primal_tree(J: Any) -> Any:
    f = J.custom_jvp(lambda x: (x, x))
    f.defjvp(lambda p, t: (p[0], t[0]))
    return J.jvp(J.jit(f), (1.0,), (1.0,))


@program.raises
def jvp_rule_other_shape(J: Any) -> Any:
    f = J.custom_jvp(lambda x: x)
    f.defjvp(lambda p, t: (p[0], t[0].sum()))
    return J.jvp(f, (X3,), (X3,))


@program.raises
def jvp_rule_other_dtype(J: Any) -> Any:
    f = J.custom_jvp(lambda x: x)
    f.defjvp(lambda p, t: (p[0], t[0].astype(J.numpy.float16)))
    return J.jvp(f, (X3,), (X3,))


@program.raises
def jvp_rule_closed_over_value_is_differentiated(J: Any) -> Any:
    def outer(c: Any) -> Any:
        f = J.custom_jvp(lambda x: x * c)
        f.defjvp(lambda p, t: (p[0] * c, t[0] * c))
        return f(c)

    return J.grad(outer)(2.0)


@program.raises
def defjvps_with_settings(J: Any) -> Any:
    f = J.custom_jvp(lambda n, x: x, nondiff_argnums=(0,))
    f.defjvps(lambda t, out, x: t)
    return f(1, 2.0)
