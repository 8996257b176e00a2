"""Rules, derivatives and checkpoints in each other; under both packages."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np

from both_packages import Programs
from ruled_functions import F32, ROWS, X3, Y3

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


@program
def remat_scan_layers(J: Any) -> Any:
    def layer(x, w):
        return J.numpy.tanh(x @ w), None

    ws = np.stack([np.eye(3, dtype=F32) * k for k in (1, 0.5, 2)])

    def f(x, ws):
        return J.lax.scan(J.checkpoint(layer, prevent_cse=False), x, ws)[0].sum()

    return J.jit(J.grad(f, (0, 1)))(ROWS, ws), J.jit(J.vmap(J.grad(f), (0, None)))(ROWS, ws)


@program
def remat_method_partial(J: Any) -> Any:
    class M:
        def __init__(s, w):
            s.w = w

        def f(s, x, train):
            return J.numpy.sin(x * s.w) if train else x

    m = M(Y3)
    g = J.checkpoint(m.f, static_argnums=(1,))
    return J.grad(lambda x: g(x, True).sum())(X3), J.grad(lambda x: g(x, False).sum())(X3)


@program
def remat_debug_effects(J: Any) -> Any:
    f = J.checkpoint(lambda x: J.numpy.where(x > 0, x, J.numpy.exp(x)))
    return J.vmap(J.value_and_grad(f))(X3)


@program
def remat_random(J: Any) -> Any:
    f = J.checkpoint(lambda x, k: x * J.random.bernoulli(k, 0.5, x.shape))
    return J.grad(lambda x: f(x, J.random.PRNGKey(0)).sum())(X3)


@program
def remat_while(J: Any) -> Any:
    f = J.checkpoint(lambda x: J.lax.while_loop(lambda c: c.sum() < 10, lambda c: c * 2 + 1, x))
    return J.jvp(f, (X3,), (Y3,)), J.jit(f)(X3)


@program
def remat_custom_vjp_policy(J: Any) -> Any:
    f = J.custom_vjp(lambda x: J.numpy.sin(x))
    f.defvjp(lambda x: (J.numpy.sin(x), x), lambda x, g: (2 * g * J.numpy.cos(x),))
    g = J.checkpoint(lambda x: f(f(x) @ ROWS.T).sum(), policy=J.checkpoint_policies.dots_saveable)
    return J.grad(g)(X3), J.jit(J.value_and_grad(g))(X3)


@program
def optimize_remat(J: Any) -> Any:
    f = J.custom_vjp(lambda x: J.numpy.sin(x))
    f.defvjp(
        lambda x: (J.numpy.sin(x), x), lambda x, g: (2 * g * J.numpy.cos(x),), optimize_remat=True
    )
    return J.grad(J.checkpoint(lambda x: f(x).sum()))(X3)


@program
def linear_transpose_conv_like(J: Any) -> Any:
    def f(x):
        return J.numpy.convolve(x, Y3, mode="full")

    return J.linear_transpose(f, X3)(np.ones(5, F32))


@program
def linear_transpose_real_ops(J: Any) -> Any:
    def f(x):
        return J.numpy.concatenate(
            [
                x[::-1],
                J.numpy.cumsum(x),
                x.reshape(3, 1).sum(1),
                J.numpy.pad(x, (1, 2)),
                J.numpy.where(np.array([True, False, True]), x, 0.0),
            ]
        )

    n = 3 + 3 + 3 + 6 + 3
    return J.linear_transpose(f, X3)(np.arange(n, dtype=F32))


@program
def linear_transpose_vmap_scan_while(J: Any) -> Any:
    def f(x):
        return J.vmap(lambda r: J.lax.fori_loop(0, 3, lambda i, c: c * 2 + r, r))(x)

    return J.linear_transpose(f, ROWS)(ROWS)


@program
def linear_transpose_int(J: Any) -> Any:
    return J.linear_transpose(lambda n: n * 3, np.arange(3))(np.arange(3))


@program
def linearize_int_inputs(J: Any) -> Any:
    out, push = J.linearize(lambda x, n: x * n, X3, np.arange(3))
    return out, push(Y3, np.zeros(3, J.dtypes.float0))


@program
def jvp_bool(J: Any) -> Any:
    return J.jvp(
        lambda x, b: J.numpy.where(b, x, -x),
        (X3, np.array([True, False, True])),
        (Y3, np.zeros(3, J.dtypes.float0)),
    )


@program
def jacfwd_int_aux(J: Any) -> Any:
    return J.jacfwd(lambda x: (x * 2, J.numpy.argmax(x)), has_aux=True)(X3)


@program
def jacrev_scalar_tree(J: Any) -> Any:
    return J.jacrev(lambda x: {"a": x.sum(), "b": [x * 2, x[0]]})(X3)


@program
def hessian_tree_two(J: Any) -> Any:
    def f(p, q):
        return (p["a"] * q).sum() ** 2

    return J.hessian(f, argnums=(0, 1))({"a": X3}, Y3)


@program
def grad_of_where_nan(J: Any) -> Any:
    return J.vmap(
        J.grad(lambda x: J.numpy.where(x > 0, J.numpy.sqrt(J.numpy.where(x > 0, x, 1.0)), 0.0))
    )(X3)


@program
def vjp_none_arg(J: Any) -> Any:
    _out, pull = J.vjp(lambda x, n: x * 2, X3, None)
    return pull(Y3)


@program
def grad_none_arg(J: Any) -> Any:
    return J.grad(lambda x, n: (x * 2).sum())(X3, None)


@program
def grad_dict_arg_order(J: Any) -> Any:
    return J.grad(lambda d: d["b"] * d["a"] ** 2)({"b": 2.0, "a": 3.0})


@program
def vjp_complex(J: Any) -> Any:
    _out, pull = J.vjp(lambda z: z * z.conj(), np.array([1 + 2j], np.complex64))
    return pull(np.array([1 + 0j], np.complex64))


@program
def jvp_complex(J: Any) -> Any:
    return J.jvp(
        lambda z: J.numpy.exp(z) * z.real,
        (np.array([1 + 2j], np.complex64),),
        (np.array([1j], np.complex64),),
    )


@program
def grad_complex_input(J: Any) -> Any:
    return J.grad(lambda z: J.numpy.abs(z) ** 2)(1 + 2j), J.grad(lambda z: (z * z).imag)(1 + 2j)


@program
def value_and_grad_argnums_list(J: Any) -> Any:
    return J.value_and_grad(lambda x, y: (x * y).sum(), argnums=[0, 1])(X3, Y3)


@program
def closure_convert_ints(J: Any) -> Any:
    def f(n, x):
        g, c = J.closure_convert(lambda x: x * n + 1, x)
        return g(x, *c), len(c)

    return f(3, X3), J.jit(lambda n, x: f(n, x)[0])(3, X3), J.jit(lambda n, x: f(n, x)[0])(3.0, X3)


@program
def custom_jvp_kwargs(J: Any) -> Any:
    f = J.custom_jvp(lambda x, y: x * y)
    f.defjvp(lambda p, t: (f(*p), t[0] * p[1] * 3))
    return (
        f(y=X3, x=Y3),
        J.jit(lambda x: f(x=x, y=x))(X3),
        J.grad(lambda x: f(y=x, x=2.0).sum())(X3),
    )


@program.raises
def custom_jvp_kwonly(J: Any) -> Any:
    f = J.custom_jvp(lambda x, *, y: x * y)
    f.defjvp(lambda p, t: (p[0], t[0]))
    return f(X3, y=2.0)


@program.raises
def custom_jvp_wrong_args(J: Any) -> Any:
    f = J.custom_jvp(lambda x: x)
    f.defjvp(lambda p, t: (p[0], t[0]))
    return f(X3, X3)


@program.raises
def leak_through_custom(J: Any) -> Any:
    box = []
    f = J.custom_jvp(lambda x: (box.append(x), x)[1])
    f.defjvp(lambda p, t: (p[0], t[0]))
    J.jit(f)(X3)
    return box[0] + 1


@program.raises
def checkpoint_name_in_bad_dtype(J: Any) -> Any:
    return J.checkpoint(lambda s: s)("a")


@program.raises
def custom_vjp_bool_nan(J: Any) -> Any:
    f = J.custom_vjp(lambda x: x)
    f.defvjp(lambda x: (x, "text"), lambda r, g: (g,))
    return J.grad(f)(1.0)
