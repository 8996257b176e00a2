"""Checkpoints, linear maps and complex numbers in odd places; under both packages."""

from __future__ import annotations

from typing import Any

import numpy as np

from both_packages import Programs
from ruled_functions import F32, ROWS, X3, Y3

program = Programs(slow=True)


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
