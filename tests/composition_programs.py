"""Compositions of transformations, written with public JAX names; `lib` is either package.

Each function of `PROGRAMS` takes the package and returns (function, arguments). What the function
returns must be equal in both packages: values, element types, shapes and tree structure.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

Program = Callable[[Any], tuple[Callable[..., Any], tuple[Any, ...]]]
PROGRAMS: dict[str, Program] = {}

F32 = np.float32
X3 = np.array([0.3, -1.2, 0.7], F32)
Y3 = np.array([1.1, 0.4, -0.6], F32)
M33 = np.array([[0.2, -0.5, 0.1], [0.4, 0.3, -0.2], [-0.1, 0.6, 0.5]], F32)
XS = np.linspace(-1, 1, 12, dtype=F32).reshape(4, 3)
BATCH = np.linspace(-2, 2, 15, dtype=F32).reshape(5, 3)


def program(make: Program) -> Program:
    PROGRAMS[make.__name__] = make
    return make


# ---- scalar functions and their derivatives ------------------------------------------------------


@program
def grad_of_tanh(lib: Any) -> Any:
    return lib.grad(lib.numpy.tanh), (F32(0.4),)


@program
def third_derivative(lib: Any) -> Any:
    return lib.grad(lib.grad(lib.grad(lambda x: lib.numpy.sin(x) * x**3))), (F32(0.7),)


@program
def jit_grad(lib: Any) -> Any:
    return lib.jit(lib.grad(lambda x: lib.numpy.exp(-x * x))), (F32(0.7),)


@program
def grad_of_jit(lib: Any) -> Any:
    return lib.grad(lib.jit(lambda x: lib.numpy.log1p(lib.numpy.exp(x)))), (F32(0.7),)


@program
def vmap_grad(lib: Any) -> Any:
    return lib.vmap(lib.grad(lambda x: lib.numpy.sin(x) / (1 + x * x))), (X3,)


@program
def jit_vmap_grad(lib: Any) -> Any:
    f = lib.jit(lib.vmap(lib.grad(lambda x: lib.numpy.sum(lib.numpy.tanh(x) ** 2))))
    return f, (BATCH,)


@program
def vmap_vmap(lib: Any) -> Any:
    outer = lib.vmap(lib.vmap(lambda a, b: a * b + a, (None, 0)), (0, None))
    return outer, (X3, Y3)


@program
def vmap_vmap_grad_grad(lib: Any) -> Any:
    return lib.vmap(lib.vmap(lib.grad(lib.grad(lambda x: x**4 + lib.numpy.cos(x))))), (BATCH,)


@program
def value_and_grad_aux(lib: Any) -> Any:
    def f(x: Any) -> Any:
        y = lib.numpy.sin(x)
        return lib.numpy.sum(y), {"y": y, "n": 3}

    return lib.value_and_grad(f, has_aux=True), (X3,)


@program
def grad_argnums(lib: Any) -> Any:
    def f(x: Any, w: Any, b: Any) -> Any:
        return lib.numpy.sum(lib.numpy.tanh(w @ x + b))

    return lib.grad(f, argnums=(1, 2)), (X3, M33, Y3)


@program
def grad_of_tree(lib: Any) -> Any:
    def f(p: Any) -> Any:
        return lib.numpy.sum((p["w"] @ p["x"][0] - p["x"][1]) ** 2)

    return lib.grad(f), ({"w": M33, "x": (X3, Y3)},)


@program
def jvp_simple(lib: Any) -> Any:
    return (lambda x, t: lib.jvp(lambda x: lib.numpy.sin(x) * x, (x,), (t,))), (X3, Y3)


@program
def jvp_of_grad(lib: Any) -> Any:
    def hvp(x: Any, t: Any) -> Any:
        return lib.jvp(lib.grad(lambda x: lib.numpy.sum(x**3 * lib.numpy.sin(x))), (x,), (t,))[1]

    return lib.jit(hvp), (X3, Y3)


@program
def grad_of_jvp(lib: Any) -> Any:
    def f(x: Any) -> Any:
        return lib.jvp(lambda x: lib.numpy.sum(lib.numpy.exp(x) * x), (x,), (Y3,))[1]

    return lib.grad(f), (X3,)


@program
def vjp_two_outputs(lib: Any) -> Any:
    def run(x: Any, y: Any) -> Any:
        out, pull = lib.vjp(lambda x, y: (x * y, lib.numpy.sum(x / (1 + y * y))), x, y)
        return out, pull((y, F32(2.0)))

    return run, (X3, Y3)


@program
def vmap_of_vjp(lib: Any) -> Any:
    def rows(x: Any) -> Any:
        _, pull = lib.vjp(lambda v: M33 @ lib.numpy.sin(v), x)
        return lib.vmap(pull)(lib.numpy.eye(3, dtype=F32))[0]

    return rows, (X3,)


@program
def jacobian_by_vmap_of_jvp(lib: Any) -> Any:
    def jacobian(x: Any) -> Any:
        def push(t: Any) -> Any:
            return lib.jvp(lambda v: lib.numpy.cumsum(v) * v, (x,), (t,))[1]

        return lib.vmap(push)(lib.numpy.eye(3, dtype=F32))

    return jacobian, (X3,)


@program
def hessian_by_hand(lib: Any) -> Any:
    def hessian(x: Any) -> Any:
        gradient = lib.grad(lambda v: lib.numpy.sum(lib.numpy.exp(M33 @ v)))
        return lib.vmap(lambda t: lib.jvp(gradient, (x,), (t,))[1])(lib.numpy.eye(3, dtype=F32))

    return lib.jit(hessian), (X3,)


@program
def perturbation_confusion(lib: Any) -> Any:
    def f(x: Any) -> Any:
        return x * lib.grad(lambda y: x + y)(x)

    return lib.grad(f), (F32(1.5),)


@program
def closure_over_outer_value(lib: Any) -> Any:
    def f(x: Any) -> Any:
        return lib.grad(lambda y: lib.numpy.sin(x * y))(x) * x

    return lib.grad(f), (F32(0.8),)


@program
def python_control_flow_under_grad(lib: Any) -> Any:
    def f(x: Any) -> Any:
        total = x
        while total < 10:
            total = total * x if x > 1.5 else total + x
        return total

    return lib.grad(f), (F32(1.7),)


@program
def stop_gradient(lib: Any) -> Any:
    return lib.grad(lambda x: lib.numpy.sum(x * lib.lax.stop_gradient(x) ** 2)), (X3,)


@program
def relu_at_zero(lib: Any) -> Any:
    return lib.vmap(lib.grad(lib.nn.relu)), (np.array([-1, 0, 2], F32),)


@program
def maximum_ties(lib: Any) -> Any:
    return lib.vmap(lib.grad(lambda x: lib.numpy.maximum(x, 0.0))), (np.array([-1, 0, 2], F32),)


@program
def abs_and_sqrt(lib: Any) -> Any:
    return lib.vmap(lib.grad(lambda x: lib.numpy.sqrt(lib.numpy.abs(x)))), (X3,)


@program
def where_gradient(lib: Any) -> Any:
    return lib.grad(lambda x: lib.numpy.sum(lib.numpy.where(x > 0, x**2, -x))), (X3,)


@program
def max_reduction_gradient(lib: Any) -> Any:
    return lib.grad(lambda m: lib.numpy.sum(lib.numpy.max(m, axis=1) ** 2)), (M33,)


@program
def prod_gradient(lib: Any) -> Any:
    return lib.grad(lib.numpy.prod), (X3,)


@program
def softmax_cross_entropy(lib: Any) -> Any:
    def f(x: Any) -> Any:
        return -lib.numpy.mean(lib.nn.log_softmax(x)[:, 0])

    return lib.value_and_grad(f), (BATCH,)


@program
def softmax_jacobian(lib: Any) -> Any:
    def row(x: Any) -> Any:
        push = lib.vmap(lambda t: lib.jvp(lib.nn.softmax, (x,), (t,))[1])
        return push(lib.numpy.eye(3, dtype=F32))

    return lib.vmap(row), (BATCH,)


@program
def logsumexp_hessian_vector(lib: Any) -> Any:
    f = lib.grad(lambda x: lib.nn.logsumexp(x))
    return (lambda x, t: lib.jvp(f, (x,), (t,))[1]), (X3, Y3)


@program
def complex_magnitude(lib: Any) -> Any:
    def f(x: Any) -> Any:
        z = x + 1j * x**2
        return lib.numpy.sum(lib.numpy.abs(z * lib.numpy.exp(1j * x)))

    return lib.grad(f), (X3,)


@program
def slicing_gradient(lib: Any) -> Any:
    return lib.grad(lambda m: lib.numpy.sum(m[1:, ::2] ** 2) + m[0, 1]), (M33,)


@program
def update_gradient(lib: Any) -> Any:
    def f(x: Any) -> Any:
        y = lib.numpy.zeros(5, F32).at[1:4].set(x)
        return lib.numpy.sum(y.at[2].multiply(3.0) ** 2)

    return lib.grad(f), (X3,)


@program
def concatenate_gradient(lib: Any) -> Any:
    def f(x: Any, y: Any) -> Any:
        z = lib.numpy.concatenate([x, y[::-1], x * y])
        return lib.numpy.sum(z * lib.numpy.arange(9, dtype=F32))

    return lib.grad(f, argnums=(0, 1)), (X3, Y3)


@program
def matmul_gradients(lib: Any) -> Any:
    def f(a: Any, b: Any) -> Any:
        return lib.numpy.sum(lib.numpy.tanh(a @ b @ a.T))

    return lib.jit(lib.grad(f, (0, 1))), (M33, M33.T.copy())


@program
def batched_matmul(lib: Any) -> Any:
    stacked = np.stack([M33, M33.T, M33 @ M33])
    return lib.vmap(lambda m, x: lib.numpy.dot(m, x), (0, None)), (stacked, X3)


@program
def einsum_gradient(lib: Any) -> Any:
    f = lib.grad(lambda a, b: lib.numpy.sum(lib.numpy.einsum("ij,jk,k->i", a, b, X3) ** 2))
    return f, (M33, M33)


# ---- loops ---------------------------------------------------------------------------------------


def _cell(lib: Any) -> Callable[..., Any]:
    def cell(h: Any, x: Any) -> Any:
        h = lib.numpy.tanh(M33 @ h + x)
        return h, lib.numpy.sum(h * x)

    return cell


@program
def scan_values(lib: Any) -> Any:
    return (lambda h, xs: lib.lax.scan(_cell(lib), h, xs)), (X3, XS)


@program
def grad_of_scan(lib: Any) -> Any:
    def f(h: Any, xs: Any) -> Any:
        h, ys = lib.lax.scan(_cell(lib), h, xs)
        return lib.numpy.sum(h) + lib.numpy.sum(ys**2)

    return lib.grad(f, argnums=(0, 1)), (X3, XS)


@program
def grad_of_grad_of_scan(lib: Any) -> Any:
    def f(h: Any) -> Any:
        return lib.numpy.sum(lib.lax.scan(_cell(lib), h, XS)[0])

    return lib.grad(lambda h: lib.numpy.sum(lib.grad(f)(h) ** 2)), (X3,)


@program
def reverse_scan(lib: Any) -> Any:
    def f(h: Any) -> Any:
        return lib.numpy.sum(lib.lax.scan(_cell(lib), h, XS, reverse=True)[1])

    return lib.value_and_grad(f), (X3,)


@program
def scan_without_inputs(lib: Any) -> Any:
    def f(x: Any) -> Any:
        return lib.lax.scan(lambda c, _: (c * x, c), x, None, length=5)

    return f, (F32(1.1),)


@program
def scan_over_tree(lib: Any) -> Any:
    def step(c: Any, x: Any) -> Any:
        return {"s": c["s"] + x["a"], "n": c["n"] + 1}, (c["s"], x["b"] * 2)

    xs = {"a": XS, "b": np.arange(4, dtype=np.int32)}
    return (lambda xs: lib.lax.scan(step, {"s": X3, "n": 0}, xs)), (xs,)


@program
def vmap_of_scan(lib: Any) -> Any:
    return lib.vmap(lambda h: lib.lax.scan(_cell(lib), h, XS)), (BATCH,)


@program
def vmap_of_scan_over_inputs(lib: Any) -> Any:
    inputs = np.stack([XS, -XS, XS * 2])
    return lib.vmap(lambda xs: lib.lax.scan(_cell(lib), X3, xs)), (inputs,)


@program
def vmap_of_grad_of_scan(lib: Any) -> Any:
    def f(h: Any) -> Any:
        return lib.numpy.sum(lib.lax.scan(_cell(lib), h, XS)[1])

    return lib.jit(lib.vmap(lib.grad(f))), (BATCH,)


@program
def scan_of_grad(lib: Any) -> Any:
    gradient = lib.grad(lambda w: lib.numpy.sum((M33 @ w - Y3) ** 2))

    def descend(w: Any) -> Any:
        def step(w: Any, _: Any) -> Any:
            return w - 0.1 * gradient(w), lib.numpy.sum(w)

        return lib.lax.scan(step, w, None, length=10)

    return lib.jit(descend), (X3,)


@program
def grad_through_descent(lib: Any) -> Any:
    def after(rate: Any) -> Any:
        gradient = lib.grad(lambda w: lib.numpy.sum((M33 @ w - Y3) ** 2))

        def step(w: Any, _: Any) -> Any:
            return w - rate * gradient(w), None

        return lib.numpy.sum(lib.lax.scan(step, X3, None, length=5)[0] ** 2)

    return lib.grad(after), (F32(0.1),)


@program
def nested_scans_gradient(lib: Any) -> Any:
    def inner(c: Any, x: Any) -> Any:
        return lib.numpy.sin(c + x), c * x

    def outer(c: Any, x: Any) -> Any:
        c, ys = lib.lax.scan(inner, c, lib.numpy.stack([x, x * 2, x * 3]))
        return c, lib.numpy.sum(ys)

    return lib.grad(lambda c: lib.numpy.sum(lib.lax.scan(outer, c, XS)[1])), (X3,)


@program
def fori_loop(lib: Any) -> Any:
    return (lambda x: lib.lax.fori_loop(0, 5, lambda i, c: c * x + i, x)), (X3,)


@program
def grad_of_fori_loop(lib: Any) -> Any:
    def f(x: Any) -> Any:
        return lib.numpy.sum(lib.lax.fori_loop(0, 5, lambda i, c: lib.numpy.sin(c) * x, x))

    return lib.grad(f), (X3,)


@program
def while_loop(lib: Any) -> Any:
    def f(x: Any) -> Any:
        return lib.lax.while_loop(lambda c: c[0] < 20, lambda c: (c[0] * 1.5 + 1, c[1] + 1), (x, 0))

    return lib.jit(f), (F32(1.0),)


@program
def jvp_of_while(lib: Any) -> Any:
    def f(x: Any) -> Any:
        return lib.lax.while_loop(lambda c: lib.numpy.sum(c) < 20, lambda c: c * 1.5 + x, x)

    return (lambda x, t: lib.jvp(f, (x,), (t,))), (np.abs(X3), Y3)


@program
def vmap_of_while_batched_predicate(lib: Any) -> Any:
    def f(x: Any) -> Any:
        return lib.lax.while_loop(lambda c: c[0] < 20, lambda c: (c[0] * 2 + 1, c[1] + 1), (x, 0))

    return lib.vmap(f), (np.array([0.5, 3, 25, 9], F32),)


@program
def vmap_of_while_shared_predicate(lib: Any) -> Any:
    def f(x: Any) -> Any:
        return lib.lax.while_loop(lambda c: c[1] < 4, lambda c: (c[0] * 2, c[1] + 1), (x, 0))[0]

    return lib.vmap(f), (BATCH,)


@program
def newton_by_while(lib: Any) -> Any:
    def root(a: Any) -> Any:
        def going(c: Any) -> Any:
            return lib.numpy.abs(c * c - a) > 1e-4

        return lib.lax.while_loop(going, lambda c: 0.5 * (c + a / c), a)

    return lib.jit(lib.vmap(root)), (np.array([2, 9, 0.25], F32),)


# ---- conditionals --------------------------------------------------------------------------------


@program
def cond_values(lib: Any) -> Any:
    def f(x: Any) -> Any:
        return lib.lax.cond(lib.numpy.sum(x) > 0, lambda x: x * 2, lambda x: lib.numpy.sin(x), x)

    return lib.jit(f), (X3,)


@program
def grad_of_cond(lib: Any) -> Any:
    def f(x: Any, y: Any) -> Any:
        z = lib.lax.cond(x[0] > 0, lambda a, b: a * b, lambda a, b: lib.numpy.cos(a), x, y)
        return lib.numpy.sum(z)

    return lib.grad(f, (0, 1)), (X3, Y3)


@program
def vmap_of_cond_batched_predicate(lib: Any) -> Any:
    def f(x: Any) -> Any:
        return lib.lax.cond(x[0] > 0, lambda x: x * 2, lambda x: lib.numpy.sin(x), x)

    return lib.vmap(f), (BATCH,)


@program
def vmap_of_grad_of_cond(lib: Any) -> Any:
    def f(x: Any) -> Any:
        return lib.numpy.sum(lib.lax.cond(x[0] > 0, lambda x: x**2, lambda x: lib.numpy.sin(x), x))

    return lib.vmap(lib.grad(f)), (BATCH,)


@program
def switch_clamps(lib: Any) -> Any:
    def f(i: Any, x: Any) -> Any:
        return lib.lax.switch(i, [lambda x: x, lambda x: x * 2, lambda x: -x], x)

    return lib.vmap(f, (0, None)), (np.array([-3, 0, 1, 2, 9], np.int32), X3)


@program
def cond_in_scan_gradient(lib: Any) -> Any:
    def step(c: Any, x: Any) -> Any:
        c = lib.lax.cond(lib.numpy.sum(x) > 0, lambda c: lib.numpy.sin(c) + x, lambda c: c * 0.5, c)
        return c, c

    return lib.grad(lambda h: lib.numpy.sum(lib.lax.scan(step, h, XS)[1] ** 2)), (X3,)


# ---- jit -----------------------------------------------------------------------------------------


@program
def nested_jit(lib: Any) -> Any:
    inner = lib.jit(lambda x: lib.numpy.sin(x) * 2)
    return lib.jit(lambda x: inner(x) + inner(x * 2)), (X3,)


@program
def grad_of_nested_jit(lib: Any) -> Any:
    inner = lib.jit(lambda x, y: lib.numpy.sum(lib.numpy.sin(x) * y))
    return lib.grad(lib.jit(lambda x: inner(x, x) + inner(x * 2, Y3))), (X3,)


@program
def vmap_of_jit_with_two_outputs(lib: Any) -> Any:
    inner = lib.jit(lambda x, y: (x @ y, x + y))
    return lib.vmap(inner, (0, None), (0, 1)), (BATCH, X3)


@program
def static_and_keyword_arguments(lib: Any) -> Any:
    f = lib.jit(lambda x, n, *, scale=1.0: x**n * scale, static_argnums=1)
    return (lambda x: f(x, 3, scale=2.0)), (X3,)


@program
def jit_of_tree(lib: Any) -> Any:
    f = lib.jit(lambda t: lib.tree.map(lambda a: a * 2 + 1, t))
    return f, ({"a": X3, "b": [Y3, (M33, None)]},)


@program
def weak_types_through_jit(lib: Any) -> Any:
    f = lib.jit(lambda x, s: (x * s, s + 1, s * 2.5))
    return f, (np.arange(3, dtype=np.int8), 3)


@program
def in_axes_and_out_axes(lib: Any) -> Any:
    f = lib.vmap(lambda a, b: (a + b["k"], a * 2), in_axes=(1, {"k": 0}), out_axes=(1, -1))
    return f, (np.ascontiguousarray(BATCH.T), {"k": BATCH})


@program
def vmap_out_axes_of_constant(lib: Any) -> Any:
    return lib.vmap(lambda x: (x, F32(3.0))), (X3,)


@program
def vmap_of_reduction_over_inner(lib: Any) -> Any:
    f = lib.vmap(lambda m: (lib.numpy.mean(m, axis=0), lib.numpy.max(m), lib.numpy.argmax(m[0])))
    return f, (np.stack([XS, -XS, XS * 3]),)


@program
def integer_and_bool_arithmetic(lib: Any) -> Any:
    def f(i: Any, b: Any) -> Any:
        return (i // 3, i % 3, -i // 2, i << 2, i & 6, b | (i > 2), lib.numpy.sum(b), i / 2)

    return lib.jit(f), (np.arange(-4, 5, dtype=np.int32), np.arange(9) % 2 == 0)


@program
def half_precision(lib: Any) -> Any:
    def f(x: Any) -> Any:
        h = x.astype(lib.numpy.bfloat16)
        return lib.numpy.sum(h * 2 + 1), x.astype(lib.numpy.float16) / 3

    return lib.jit(f), (X3,)


# ---- models and random numbers -------------------------------------------------------------------


@program
def random_bits_match(lib: Any) -> Any:
    def f() -> Any:
        key = lib.random.PRNGKey(42)
        a, b, c = lib.random.split(key, 3)
        return (
            lib.random.uniform(a, (5,)),
            lib.random.normal(b, (2, 3)),
            lib.random.randint(c, (4,), 0, 100),
            lib.random.uniform(lib.random.fold_in(key, 7), (3,), minval=-1.0, maxval=2.0),
        )

    return f, ()


@program
def vmap_of_random(lib: Any) -> Any:
    def f() -> Any:
        keys = lib.random.split(lib.random.PRNGKey(0), 4)
        return lib.vmap(lambda k: lib.random.normal(k, (3,)))(keys)

    return lib.jit(f), ()


@program
def mlp_training_steps(lib: Any) -> Any:
    def loss(params: Any, x: Any, y: Any) -> Any:
        for w, b in params[:-1]:
            x = lib.nn.relu(x @ w + b)
        w, b = params[-1]
        return lib.numpy.mean((x @ w + b - y) ** 2)

    @lib.jit
    def step(params: Any, x: Any, y: Any) -> Any:
        value, gradient = lib.value_and_grad(loss)(params, x, y)
        return lib.tree.map(lambda p, g: p - 0.1 * g, params, gradient), value

    def train(params: Any) -> Any:
        for _ in range(3):
            params, value = step(params, BATCH, BATCH[:, :1])
        return params, value

    return train, ([(M33, X3), (M33[:, :1].copy(), Y3[:1])],)


@program
def per_example_gradients(lib: Any) -> Any:
    def loss(w: Any, x: Any) -> Any:
        return lib.numpy.sum(lib.nn.softplus(w @ x))

    return lib.jit(lib.vmap(lib.grad(loss), in_axes=(None, 0))), (M33, BATCH)


@program
def attention_gradient(lib: Any) -> Any:
    def f(q: Any, k: Any, v: Any) -> Any:
        w = lib.nn.softmax(q @ k.T / np.sqrt(3).astype(F32), axis=-1)
        return lib.numpy.sum((w @ v) ** 2)

    return lib.jit(lib.grad(f, (0, 1, 2))), (BATCH, XS, XS * 2)


@program
def layernorm_gradient(lib: Any) -> Any:
    def f(x: Any) -> Any:
        y = (x - lib.numpy.mean(x, -1, keepdims=True)) / lib.numpy.sqrt(
            lib.numpy.var(x, -1, keepdims=True) + 1e-5
        )
        return lib.numpy.sum(y**3)

    return lib.grad(f), (BATCH,)


@program
def activations(lib: Any) -> Any:
    def f(x: Any) -> Any:
        nn = lib.nn
        return [g(x) for g in (nn.gelu, nn.silu, nn.sigmoid, nn.softplus, nn.elu)]

    return lib.jit(f), (BATCH,)


@program
def lstm_gradient(lib: Any) -> Any:
    weights = np.concatenate([M33, -M33, M33 * 2, M33.T], axis=0)

    def loss(w: Any) -> Any:
        def cell(state: Any, x: Any) -> Any:
            h, c = state
            i, f, g, o = lib.numpy.split(w @ (h + x), 4)
            c = lib.nn.sigmoid(f) * c + lib.nn.sigmoid(i) * lib.numpy.tanh(g)
            h = lib.nn.sigmoid(o) * lib.numpy.tanh(c)
            return (h, c), h

        zero = lib.numpy.zeros(3, F32)
        return lib.numpy.sum(lib.lax.scan(cell, (zero, zero), XS)[1] ** 2)

    return lib.jit(lib.value_and_grad(loss)), (weights,)


# ---- rules that must survive batching ------------------------------------------------------------


@program
def gradient_of_batched_stop_gradient(lib: Any) -> Any:
    def f(x: Any) -> Any:
        return lib.numpy.sum(lib.vmap(lambda v: lib.lax.stop_gradient(v) * v)(x))

    return lib.grad(f), (X3,)


@program
def gradient_of_batched_relu_at_zero(lib: Any) -> Any:
    return lib.grad(lambda x: lib.numpy.sum(lib.vmap(lib.nn.relu)(x))), (X3 * 0,)


def _thrice(lib: Any) -> Any:
    """sin(x) * y, said to have three times its derivative by x."""

    @lib.custom_jvp
    def f(x: Any, y: Any) -> Any:
        return lib.numpy.sin(x) * y

    @f.defjvp
    def rule(primals: Any, tangents: Any) -> Any:
        (x, y), (dx, dy) = primals, tangents
        return f(x, y), 3 * lib.numpy.cos(x) * dx * y + dy * x

    return f


@program
def jvp_of_batched_custom_rule(lib: Any) -> Any:
    f = lib.vmap(_thrice(lib), in_axes=(0, None))
    return lambda x, y: lib.jvp(f, (x, y), (x, y)), (X3, F32(2))


@program
def hessian_of_custom_rule_batched_twice(lib: Any) -> Any:
    f = lib.vmap(lib.vmap(_thrice(lib)), in_axes=(None, 0))
    return lib.hessian(lambda x: lib.numpy.sum(f(x, BATCH))), (X3,)


@program
def batched_branch_not_taken_has_no_nan(lib: Any) -> Any:
    data = np.array([0.0, 1.0, -2.0, 0.0], F32)

    def f(shared: Any) -> Any:
        def one(b: Any) -> Any:
            return lib.lax.cond(b != 0, lambda: shared / b, lambda: lib.numpy.sqrt(-b))

        return lib.numpy.sum(lib.vmap(one)(data)[1:3])

    return lib.jit(lib.grad(f)), (F32(3),)
