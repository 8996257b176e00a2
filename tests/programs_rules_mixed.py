"""Rules, derivatives and checkpoints in each other; under both packages."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np

from both_packages import Programs
from ruled_functions import F32, X3, Y3

program = Programs()


@program
def custom_jvp_returning_python_scalar_tangent(J: Any) -> Any:
    f = J.custom_jvp(lambda x: x * 2.0)
    f.defjvp(lambda p, t: (p[0] * 2.0, t[0] * 3.0))
    return J.grad(f)(2.0), J.jvp(f, (2.0,), (1.0,))


@program
def custom_vjp_python_scalar_ct(J: Any) -> Any:
    f = J.custom_vjp(lambda x: x * 2.0)
    f.defvjp(lambda x: (x * 2.0, None), lambda r, g: (5.0,))
    return J.grad(f)(2.0), J.jit(J.grad(f))(2.0)


@program
def custom_vjp_pytree_class(J: Any) -> Any:
    import dataclasses

    @dataclasses.dataclass
    class P2:
        a: object
        b: object

    J.tree_util.register_dataclass(P2, ["a", "b"], [])
    f = J.custom_vjp(lambda p: p.a * p.b)
    f.defvjp(lambda p: (p.a * p.b, p), lambda p, g: (P2(p.b * g * 2, p.a * g),))
    r = J.grad(f)(P2(2.0, 3.0))
    return r.a, r.b


@program
def custom_vjp_vmap_in_axes_none_residual(J: Any) -> Any:
    f = J.custom_vjp(lambda w, x: w @ x)
    f.defvjp(lambda w, x: (w @ x, (w, x)), lambda r, g: (J.numpy.outer(g, r[1]), r[0].T @ g))
    M = np.ones((3, 3), F32)
    R = np.arange(12, dtype=F32).reshape(4, 3)

    def loss(w):
        return (J.vmap(f, (None, 0))(w, R) ** 2).sum()

    return (
        J.grad(loss)(M),
        J.jit(J.grad(loss))(M),
        J.vmap(J.grad(lambda w, x: (f(w, x) ** 2).sum(), (0, 1)), (None, 0))(M, R),
    )


@program
def custom_jvp_vmap_axis_name(J: Any) -> Any:
    @J.custom_jvp
    def f(x):
        return x - J.lax.pmean(x, "i")

    f.defjvp(lambda p, t: (f(*p), 2 * (t[0] - J.lax.pmean(t[0], "i"))))
    return (
        J.vmap(f, axis_name="i")(X3),
        J.jvp(J.vmap(f, axis_name="i"), (X3,), (Y3,)),
        J.grad(lambda x: (J.vmap(f, axis_name="i")(x) * Y3).sum())(X3),
    )


@program
def nested_custom(J: Any) -> Any:
    f = J.custom_vjp(lambda x: J.numpy.sin(x))
    f.defvjp(lambda x: (J.numpy.sin(x), x), lambda x, g: (2 * g * J.numpy.cos(x),))
    g = J.custom_vjp(lambda x: f(x) * x)
    g.defvjp(lambda x: J.vjp(lambda x: f(x) * x, x), lambda pull, ct: (pull(ct)[0] * 10,))
    return J.grad(lambda x: g(x).sum())(X3), J.jit(J.vmap(J.grad(g)))(X3)


@program
def jit_inside_custom_vjp(J: Any) -> Any:
    h = J.jit(lambda x: J.numpy.sin(x) * x)
    f = J.custom_vjp(lambda x: h(x))
    f.defvjp(lambda x: (h(x), x), J.jit(lambda x, g: (2 * g * h(x),)))
    return J.grad(lambda x: f(x).sum())(X3)


@program
def while_in_custom_vjp(J: Any) -> Any:
    @J.custom_vjp
    def f(x):
        return J.lax.while_loop(lambda c: c[0] < 3, lambda c: (c[0] + 1, c[1] * x), (0, x))[1]

    f.defvjp(lambda x: (f(x), x), lambda x, g: (4 * x**3 * g,))
    return (
        J.grad(lambda x: f(x).sum())(X3),
        J.vmap(J.grad(f))(X3),
        J.jit(J.grad(lambda x: f(x).sum()))(X3),
    )


@program
def logsumexp_stable(J: Any) -> Any:
    @J.custom_jvp
    def log1pexp(x):
        return J.numpy.log(1.0 + J.numpy.exp(x))

    @log1pexp.defjvp
    def r(p, t):
        (x,) = p
        (d,) = t
        return log1pexp(x), (1 - 1 / (1 + J.numpy.exp(x))) * d

    return (
        J.jit(J.grad(log1pexp))(3.0),
        J.vmap(J.jit(J.grad(log1pexp)))(J.numpy.arange(3.0)),
        J.grad(log1pexp)(100.0),
    )


@program
def fixed_point(J: Any) -> Any:
    def fixed_point(f, x_guess):
        def cond(c):
            return J.numpy.abs(c[0] - c[1]) > 1e-6

        def body(c):
            return (c[1], f(c[1]))

        return J.lax.while_loop(cond, body, (x_guess, f(x_guess)))[1]

    @partial(J.custom_vjp, nondiff_argnums=(0,))
    def fp(f, a, guess):
        return fixed_point(lambda x: f(a, x), guess)

    def fwd(f, a, g):
        xs = fp(f, a, g)
        return xs, (a, xs)

    def rev(f, res, bar):
        a, xs = res
        _, va = J.vjp(lambda a: f(a, xs), a)
        (abar,) = va(fp(partial(revi, f), (a, xs, bar), bar))
        return abar, J.numpy.zeros_like(xs)

    def revi(f, packed, u):
        a, xs, bar = packed
        _, vx = J.vjp(lambda x: f(a, x), xs)
        return bar + vx(u)[0]

    fp.defvjp(fwd, rev)

    def newton_sqrt(a):
        return fp(lambda a, x: 0.5 * (x + a / x), a, a)

    return (
        newton_sqrt(2.0),
        J.grad(newton_sqrt)(2.0),
        J.grad(J.grad(newton_sqrt))(2.0),
        J.vmap(J.grad(newton_sqrt))(J.numpy.array([1.0, 2.0, 3.0])),
    )


@program
def grad_debug_print(J: Any) -> Any:
    @J.custom_vjp
    def f(x):
        return x

    f.defvjp(lambda x: (x, x), lambda x, g: (g * 2,))
    return J.grad(lambda x: J.numpy.sin(f(x)))(3.0)


@program
def jvp_of_jit_custom_vjp_grad(J: Any) -> Any:
    f = J.custom_vjp(lambda x: J.numpy.sin(x))
    f.defvjp(lambda x: (J.numpy.sin(x), x), lambda x, g: (2 * g * J.numpy.cos(x),))
    return J.jacfwd(J.jit(J.grad(lambda x: f(x).sum())))(X3), J.jvp(
        J.jit(J.grad(lambda x: f(x).sum())), (X3,), (Y3,)
    )


@program
def tuple_args_nondiff_function(J: Any) -> Any:
    @partial(J.custom_jvp, nondiff_argnums=(0,))
    def app(f, x):
        return f(x)

    @app.defjvp
    def r(f, p, t):
        (x,) = p
        (d,) = t
        return f(x), 2.0 * d

    return J.grad(lambda x: app(lambda x: x**3, x))(3.0), J.jit(
        lambda x: J.grad(lambda x: app(J.numpy.sin, x))(x)
    )(3.0)
