"""Rules and derivatives in loops and in each other, odd types; under both packages."""

from __future__ import annotations

from typing import Any

import numpy as np

from both_packages import Programs
from ruled_functions import F32, M33, ROWS, X3, Y3

program = Programs(slow=True)


@program
def float0_into_jit(J: Any) -> Any:
    z = np.zeros(3, J.dtypes.float0)
    return J.jit(lambda x, n, dn: J.jvp(lambda x, n: x * n, (x, n), (x, dn)))(X3, np.arange(3), z)


@program
def vjp_in_scan_carry(J: Any) -> Any:
    def step(x, _):
        out, pull = J.vjp(lambda v: J.numpy.sin(M33 @ v), x)
        return x - 0.1 * pull(out)[0], out.sum()

    return J.lax.scan(step, X3, None, length=3)


@program
def jvp_in_while(J: Any) -> Any:
    return J.lax.while_loop(
        lambda c: c[0] < 3,
        lambda c: (c[0] + 1, J.jvp(lambda v: v * v.sum(), (c[1],), (Y3,))[1]),
        (0, X3),
    )


@program
def grad_of_vmap_of_scan_custom(J: Any) -> Any:
    f = J.custom_vjp(lambda c, r: J.numpy.tanh(c * r))
    f.defvjp(
        lambda c, r: (J.numpy.tanh(c * r), (c, r)), lambda res, g: (g * res[1] * 2, g * res[0])
    )

    def run(x):
        return J.lax.scan(lambda c, r: (f(c, r), f(r, c)), x, ROWS[:, 0])[1].sum()

    return J.grad(lambda xs: J.vmap(run)(xs).sum())(X3), J.jit(
        J.jacrev(lambda xs: J.vmap(run)(xs))
    )(X3)


@program
def custom_jvp_int_output_only(J: Any) -> Any:
    f = J.custom_jvp(lambda x: J.numpy.argmax(x))
    f.defjvp(lambda p, t: (f(*p), np.zeros((), J.dtypes.float0)))
    return J.jvp(f, (X3,), (Y3,)), J.grad(lambda x: x[f(x)])(J.numpy.asarray(X3))


@program
def custom_jvp_out_none(J: Any) -> Any:
    f = J.custom_jvp(lambda x: (x * 2, None))
    f.defjvp(lambda p, t: ((p[0] * 2, None), (t[0] * 3, None)))
    return J.jvp(f, (X3,), (Y3,))


@program
def custom_vjp_out_empty(J: Any) -> Any:
    f = J.custom_vjp(lambda x: ())
    f.defvjp(lambda x: ((), None), lambda r, g: (None,))
    return J.grad(lambda x: (x**2).sum() if f(x) == () else 0.0)(X3)


@program
def custom_vjp_ints_only(J: Any) -> Any:
    f = J.custom_vjp(lambda n: n * 2)
    f.defvjp(lambda n: (n * 2, None), lambda r, g: (None,))
    return (
        f(np.arange(3)),
        J.jit(f)(np.arange(3)),
        J.grad(lambda x: (x * f(np.arange(3))).sum())(X3),
    )


@program
def defjvps_under_vmap(J: Any) -> Any:
    f = J.custom_jvp(lambda x, y: J.numpy.sin(x) * y)
    f.defjvps(lambda t, o, x, y: J.numpy.cos(x) * t * y * 2, lambda t, o, x, y: J.numpy.sin(x) * t)
    return J.vmap(J.grad(f, (0, 1)))(X3, Y3), J.hessian(lambda x: f(x, Y3).sum())(X3)


@program
def straight_through_round(J: Any) -> Any:
    @J.custom_jvp
    def rnd(x):
        return J.numpy.round(x)

    rnd.defjvps(lambda t, o, x: t)
    return J.grad(lambda x: (rnd(x) * x).sum())(X3), J.jit(
        J.vmap(J.value_and_grad(lambda x: rnd(x) ** 2))
    )(X3)


@program
def clip_gradient_by_norm(J: Any) -> Any:
    @J.custom_vjp
    def ident(x, m):
        return x

    ident.defvjp(
        lambda x, m: (x, m),
        lambda m, g: (g * J.numpy.minimum(1.0, m / J.numpy.linalg.norm(g)), None),
    )
    return J.grad(lambda x: (ident(x, 0.5) ** 2).sum())(X3), J.vmap(
        J.grad(lambda x: (ident(x, 0.5) ** 2).sum())
    )(ROWS)


@program
def remat_linearize_twice(J: Any) -> Any:
    f = J.checkpoint(lambda x: J.numpy.sin(M33 @ J.numpy.cos(x)))
    _out, push = J.linearize(f, X3)
    _o2, pull = J.vjp(f, X3)
    return (
        push(Y3),
        push(X3),
        pull(Y3),
        pull(X3),
        J.vmap(push)(ROWS),
        J.linear_transpose(push, X3)(Y3),
    )


@program
def remat_out_ints(J: Any) -> Any:
    f = J.checkpoint(lambda x: (x * 2, J.numpy.argmax(x), x > 0))
    return J.jvp(f, (X3,), (Y3,)), J.vjp(f, X3)[0], J.jit(f)(X3)


@program
def remat_policy_scan_inside(J: Any) -> Any:
    f = J.checkpoint(
        lambda x: J.lax.scan(lambda c, r: (J.numpy.tanh(M33 @ c + r), None), x, ROWS)[0],
        policy=J.checkpoint_policies.dots_saveable,
    )
    return J.jit(J.grad(lambda x: f(x).sum()))(X3)


@program
def remat_of_grad(J: Any) -> Any:
    g = J.checkpoint(J.grad(lambda x: (J.numpy.sin(x) ** 2).sum()))
    return g(X3), J.jacrev(g)(X3), J.jacfwd(g)(X3)


@program
def bf16_custom(J: Any) -> Any:
    f = J.custom_vjp(lambda x: J.numpy.exp(x))
    f.defvjp(lambda x: (J.numpy.exp(x), J.numpy.exp(x)), lambda e, g: (g * e * 2,))
    return J.grad(lambda x: f(x).astype(J.numpy.float32).sum())(
        J.numpy.asarray(X3, J.numpy.bfloat16)
    )


@program
def complex_custom(J: Any) -> Any:
    f = J.custom_jvp(lambda z: z * z)
    f.defjvp(lambda p, t: (p[0] * p[0], 3 * p[0] * t[0]))
    z = np.array([1 + 2j, 0.5j], np.complex64)
    return J.jvp(f, (z,), (z,)), J.grad(lambda z: J.numpy.abs(f(z)).sum())(z)


@program
def while_grad_forward_in_custom_root(J: Any) -> Any:
    def bisect(f, x):
        def body(i, ab):
            a, b = ab
            m = (a + b) / 2
            s = f(m) > 0
            return J.numpy.where(s, a, m), J.numpy.where(s, m, b)

        a, b = J.lax.fori_loop(0, 40, body, (x - 10.0, x + 10.0))
        return (a + b) / 2

    def r(c):
        return J.lax.custom_root(lambda x: x**3 + x - c, 0.0, bisect, lambda g, y: y / g(1.0))

    return r(3.0), J.grad(r)(3.0), J.jit(J.vmap(J.value_and_grad(r)))(X3)


@program
def optimizer_unroll_meta(J: Any) -> Any:
    def inner(lr):
        def step(w, _):
            return w - lr * J.grad(lambda w: ((M33 @ w - Y3) ** 2).sum())(w), None

        return (J.lax.scan(J.checkpoint(step), X3, None, length=4)[0] ** 2).sum()

    return J.value_and_grad(inner)(0.1), J.jvp(J.grad(inner), (0.1,), (1.0,))


@program
def eval_shape_custom(J: Any) -> Any:
    f = J.custom_vjp(lambda x: (x * 2, x.sum()))
    f.defvjp(lambda x: ((x * 2, x.sum()), None), lambda r, g: (g[0],))
    return J.eval_shape(f, J.ShapeDtypeStruct((3,), F32)), J.eval_shape(
        J.checkpoint(lambda x: x @ x.T), J.ShapeDtypeStruct((2, 3), F32)
    )


@program.raises
def bad_grad_twice_scalar(J: Any) -> Any:
    return J.grad(J.grad(lambda x: (x**2).sum()))(X3)


@program.raises
def vmap_custom_vmap_bad_shape(J: Any) -> Any:
    f = J.custom_batching.custom_vmap(lambda x: x)
    f.def_vmap(lambda n, b, x: x)
    return J.vmap(f)(X3)


@program.raises
def custom_root_bad(J: Any) -> Any:
    return J.lax.custom_root(3, X3, lambda f, x: x, lambda g, y: y)


@program.raises
def pull_twice_args(J: Any) -> Any:
    return J.vjp(lambda x, y: x * y, X3, Y3)[1](X3, Y3)


@program.raises
def jvp_missing_tangent(J: Any) -> Any:
    return J.jvp(lambda x, y: x * y, (X3, Y3), (X3,))
