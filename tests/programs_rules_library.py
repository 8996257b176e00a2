"""Rules of the library, and rules beside the rest of it; under both packages."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np

from both_packages import Programs
from ruled_functions import F32, X3, Y3

program = Programs(slow=True)


@program
def nn_rules(J: Any) -> Any:
    nn = J.nn
    fs = [
        nn.relu,
        nn.relu6,
        nn.silu,
        nn.sigmoid,
        nn.softplus,
        nn.elu,
        nn.gelu,
        nn.log_sigmoid,
        nn.softmax,
        nn.log_softmax,
        nn.logsumexp,
        nn.hard_sigmoid,
        nn.hard_swish,
        nn.swish,
        nn.mish,
        nn.selu,
        nn.celu,
        nn.soft_sign,
        nn.squareplus,
    ]
    x = np.array([-2, 0, 0.5, 6], F32)
    return [
        (J.jacrev(f)(x), J.jvp(f, (x,), (x,)), J.hessian(lambda v, f=f: f(v).sum())(x)) for f in fs
    ]


@program
def disable_jit_rules(J: Any) -> Any:
    f = J.custom_vjp(lambda x: x * 2)
    f.defvjp(lambda x: (x * 2, None), lambda r, g: (g * 3,))
    with J.disable_jit():
        return J.grad(J.jit(lambda x: f(x).sum()))(J.numpy.asarray(X3)), J.grad(
            J.checkpoint(lambda x: f(x).sum())
        )(J.numpy.asarray(X3))


@program
def x64_rules(J: Any) -> Any:
    with J.enable_x64(True):
        f = J.custom_jvp(lambda x: x**2)
        f.defjvp(lambda p, t: (p[0] ** 2, 3 * p[0] * t[0]))
        return J.grad(lambda x: f(x).sum())(np.array([1.0, 2.0])), J.hessian(lambda x: f(x).sum())(
            np.array([1.0, 2.0])
        )


@program
def rule_on_class_instance(J: Any) -> Any:
    class A:
        def __init__(s, k):
            s.k = k

        def __call__(s, x):
            return x * s.k

    f = J.custom_jvp(A(3.0))
    f.defjvp(lambda p, t: (p[0] * 3.0, t[0] * 30.0))
    return J.grad(f)(2.0)


@program
def rule_on_partial(J: Any) -> Any:
    f = J.custom_jvp(partial(lambda k, x: x * k, 3.0))
    f.defjvp(lambda p, t: (p[0] * 3.0, t[0] * 30.0))
    return J.grad(f)(2.0)


@program
def vjp_varargs(J: Any) -> Any:
    f = J.custom_vjp(lambda *xs: sum(xs))
    f.defvjp(lambda *xs: (sum(xs), len(xs)), lambda n, g: tuple(g * (i + 1) for i in range(3)))
    return J.grad(f, (0, 1, 2))(1.0, 2.0, 3.0)


@program
def jit_of_custom_static(J: Any) -> Any:
    f = J.custom_jvp(lambda n, x: x * n, nondiff_argnums=(0,))
    f.defjvp(lambda n, p, t: (p[0] * n, t[0] * n * 2))
    g = J.jit(f, static_argnums=0)
    return g(3, X3), J.jit(lambda x: J.grad(lambda x: g(2, x).sum())(x))(X3)


@program
def associative_scan_custom(J: Any) -> Any:
    f = J.custom_jvp(lambda a, b: a * b)
    f.defjvps(lambda t, o, a, b: t * b, lambda t, o, a, b: a * t)
    return J.lax.associative_scan(f, X3), J.grad(lambda x: J.lax.associative_scan(f, x).sum())(X3)


@program
def map_custom(J: Any) -> Any:
    f = J.custom_vjp(lambda x: J.numpy.sin(x))
    f.defvjp(lambda x: (J.numpy.sin(x), x), lambda x, g: (2 * g * J.numpy.cos(x),))
    return J.grad(lambda x: J.lax.map(f, x).sum())(X3), J.jit(
        J.grad(lambda x: J.lax.map(f, x).sum())
    )(X3)


@program
def switch_custom(J: Any) -> Any:
    f = J.custom_vjp(lambda x: J.numpy.sin(x))
    f.defvjp(lambda x: (J.numpy.sin(x), x), lambda x, g: (2 * g * J.numpy.cos(x),))
    g = J.grad(lambda x, i: J.lax.switch(i, [f, J.numpy.cos, lambda x: f(f(x))], x))
    return J.vmap(g)(X3, np.arange(3)), [g(F32(0.3), i) for i in range(3)]


@program
def while_with_jvp_custom_and_vmap(J: Any) -> Any:
    f = J.custom_jvp(lambda x: x * 1.5)
    f.defjvp(lambda p, t: (p[0] * 1.5, t[0] * 2))

    def run(x):
        return J.lax.while_loop(lambda c: (c < 5).all(), f, x)

    return J.vmap(lambda x: J.jvp(run, (x,), (x,)))(np.array([0.5, 1.0, 4.0], F32))


@program
def residual_is_function_result_tree(J: Any) -> Any:
    f = J.custom_vjp(lambda p: {k: v * 2 for k, v in p.items()})
    f.defvjp(
        lambda p: ({k: v * 2 for k, v in p.items()}, {"p": p, "n": 3}),
        lambda r, g: ({k: g[k] * r["n"] * r["p"][k] for k in g},),
    )
    return J.grad(lambda p: sum(v.sum() for v in f(p).values()))({"a": X3, "b": Y3})


@program
def key_arguments(J: Any) -> Any:
    f = J.custom_vjp(lambda x, k: x * J.random.uniform(k, x.shape))
    f.defvjp(
        lambda x, k: (x * J.random.uniform(k, x.shape), k),
        lambda k, g: (g * J.random.uniform(k, g.shape) * 2, None),
    )
    return J.grad(lambda x: f(x, J.random.PRNGKey(3)).sum())(X3), J.jit(
        J.grad(lambda x: f(x, J.random.key(3)).sum())
    )(X3)


@program
def remat_of_dropout_keys(J: Any) -> Any:
    f = J.checkpoint(lambda x, k: J.numpy.where(J.random.bernoulli(k, 0.5, x.shape), x, 0.0) * x)
    return J.grad(lambda x: f(x, J.random.key(1)).sum())(X3)
