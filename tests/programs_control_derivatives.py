"""Derivatives and batches of loops under both packages."""

from __future__ import annotations

from typing import Any

import numpy as np

from both_packages import Programs

program = Programs()

F32 = np.float32
X = np.array([0.5, 1.5, -2.0, 0.25], F32)
M = np.linspace(-1, 1, 12, dtype=F32).reshape(4, 3)
W = np.array([[0.2, -0.5, 0.1], [0.4, 0.3, -0.2], [-0.1, 0.6, 0.5]], F32)


def rnn(J: Any) -> Any:
    """A loss of weights, first state and inputs."""

    def loss(w: Any, h: Any, xs: Any) -> Any:
        def step(h: Any, x: Any) -> Any:
            h = J.numpy.tanh(w @ h + x)
            return h, h.sum()

        h, ys = J.lax.scan(step, h, xs)
        return (h**2).sum() + ys @ X

    return loss


def state() -> np.ndarray:
    return np.array([0.1, -0.2, 0.3], F32)


@program
def rnn_gradient(J: Any) -> Any:
    return J.value_and_grad(rnn(J), (0, 1, 2))(W, state(), M)


@program
def rnn_gradient_under_jit(J: Any) -> Any:
    return J.jit(J.grad(rnn(J), (0, 1, 2)))(W, state(), M)


@program
def rnn_forward_derivative(J: Any) -> Any:
    return J.jvp(rnn(J), (W, state(), M), (W * 0.5, state(), M))


@program.within(1e-4)
def rnn_hessian_of_the_state(J: Any) -> Any:
    return J.hessian(rnn(J), 1)(W, state(), M)


@program.within(1e-4)
def forward_over_reverse_and_back(J: Any) -> Any:
    f = lambda h: rnn(J)(W, h, M)  # noqa: E731
    return (
        J.jvp(J.grad(f), (state(),), (state(),)),
        J.grad(lambda h: J.jvp(f, (h,), (state(),))[1])(state()),
        J.jacrev(J.jacfwd(f))(state()),
        J.jacfwd(J.jacrev(f))(state()),
    )


@program
def gradients_of_a_batch(J: Any) -> Any:
    hs = np.stack([state(), state() * 2])
    return J.vmap(J.grad(rnn(J)), (None, 0, None))(W, hs, M)


@program
def gradient_of_a_batch(J: Any) -> Any:
    hs = np.stack([state(), state() * 2])
    f = lambda w: J.vmap(rnn(J), (None, 0, None))(w, hs, M).sum()  # noqa: E731
    return J.grad(f)(W), J.jit(J.grad(f))(W)


@program
def linear_map_of_a_scan(J: Any) -> Any:
    f = lambda h: J.lax.scan(lambda c, x: (c * x, c.sum()), h, M)  # noqa: E731
    y, lin = J.linearize(f, state())
    out, pull = J.vjp(f, state())
    return y, lin(state()), out, pull(out)


@program
def linear_transpose_of_a_scan(J: Any) -> Any:
    f = lambda h: J.lax.scan(lambda c, x: (c * x, c.sum()), h, M)  # noqa: E731
    return J.linear_transpose(f, state())((state(), X))


@program
def reverse_scan_gradient(J: Any) -> Any:
    f = lambda xs: J.lax.scan(lambda c, x: (c * x + 1, c), 1.0, xs, reverse=True)[1] @ X  # noqa: E731
    return J.grad(f)(X), J.jvp(f, (X,), (X,)), J.vmap(J.grad(f))(np.stack([X, X + 1]))


@program
def unrolled_scan_gradient(J: Any) -> Any:
    f = lambda xs, u: J.lax.scan(lambda c, x: (J.numpy.sin(c * x), None), 1.0, xs, unroll=u)[0]  # noqa: E731
    return [J.grad(f)(X, u) for u in (1, 2, True)]


@program
def scan_of_no_steps_gradient(J: Any) -> Any:
    f = lambda c, xs: J.lax.scan(lambda c, x: (c * x, c), c, xs)[0]  # noqa: E731
    return J.grad(f, (0, 1))(2.0, X[:0])


@program
def integer_carries(J: Any) -> Any:
    def f(x: Any) -> Any:
        def body(c: Any, i: Any) -> Any:
            n, v = c
            return (n + i, v * x + n), (n, v)

        (n, v), (ns, vs) = J.lax.scan(body, (0, 1.0), np.arange(4))
        return v * n + vs.sum() + ns.sum()

    return J.grad(f)(0.5), J.jvp(f, (0.5,), (1.0,)), J.jit(J.grad(J.grad(f)))(0.5)


@program
def integer_carry_by_position(J: Any) -> Any:
    def f(x: Any) -> Any:
        return J.lax.fori_loop(0, 3, lambda i, v: v.at[i].set(v[i + 1] * x[i]), x).sum()

    return J.grad(f)(X), J.jacfwd(f)(X)


@program
def gradient_by_a_captured_matrix(J: Any) -> Any:
    f = lambda w: J.lax.fori_loop(0, 3, lambda i, v: J.numpy.sin(w) @ v, state()).sum()  # noqa: E731
    return J.grad(f)(W), J.jacrev(J.grad(f))(W)


@program
def gradient_with_some_carries_untouched(J: Any) -> Any:
    def f(x: Any) -> Any:
        body = lambda c, _: ((c[0], c[1] * c[0], c[2] + 1.0), c[2])  # noqa: E731
        (_, b, c), ys = J.lax.scan(body, (x, 1.0, 0.0), None, length=3)
        return b + c + ys.sum()

    return J.value_and_grad(f)(1.5)


@program
def activity_grows_from_step_to_step(J: Any) -> Any:
    def f(x: Any) -> Any:
        body = lambda c, _: ((x, c[0], c[1], c[2] + c[3]), c[3])  # noqa: E731
        return J.lax.scan(body, (0.0, 0.0, 0.0, 0.0), None, length=6)[1].sum()

    return J.grad(f)(2.0), J.jvp(f, (2.0,), (1.0,))


@program
def scan_in_scan_in_vmap(J: Any) -> Any:
    def f(x: Any, xs: Any) -> Any:
        def outer(c: Any, row: Any) -> Any:
            c, _ = J.lax.scan(lambda s, y: (J.numpy.sin(s * y + x), None), c, row)
            return c, c * x

        c, ys = J.lax.scan(outer, x, xs)
        return c + ys.sum()

    return J.vmap(J.grad(f), (0, None))(X, M), J.grad(lambda x: J.vmap(f, (0, None))(x, M).sum())(X)


@program.within(1e-4)
def third_derivative_through_two_loops(J: Any) -> Any:
    def f(x: Any) -> Any:
        inner = lambda v: J.lax.fori_loop(0, 2, lambda i, u: J.numpy.sin(u) * x, v)  # noqa: E731
        return J.lax.scan(lambda c, _: (inner(c) + x, None), x, None, length=2)[0]

    return J.grad(J.grad(J.grad(f)))(0.4)


@program
def scan_of_a_gradient(J: Any) -> Any:
    def f(x: Any) -> Any:
        slope = J.grad(lambda v, y: J.numpy.sin(v * y))
        return J.lax.scan(lambda c, y: (c - 0.1 * slope(c, y), c), x, X)

    return f(0.3), J.grad(lambda x: f(x)[0])(0.3)


@program
def gradient_of_the_body_closing_over_it(J: Any) -> Any:
    def f(x: Any) -> Any:
        def body(c: Any, y: Any) -> Any:
            return c + J.grad(lambda v: v * v * x * y)(c), None

        return J.lax.scan(body, x, X)[0]

    return J.grad(f)(0.3), J.jit(J.grad(f))(0.3)


@program
def checkpointed_body(J: Any) -> Any:
    def f(w: Any) -> Any:
        body = J.checkpoint(lambda c, x: (J.numpy.tanh(w @ c + x), c))
        return J.lax.scan(body, state(), M)[0].sum()

    return J.grad(f)(W)


@program
def custom_rule_in_the_body(J: Any) -> Any:
    @J.custom_jvp
    def twice(x: Any) -> Any:
        return 2 * x

    twice.defjvp(lambda p, t: (twice(p[0]), 5 * t[0]))
    f = lambda x: J.lax.scan(lambda c, y: (twice(c) * y, None), x, X)[0]  # noqa: E731
    return J.grad(f)(1.0), J.vmap(J.grad(f))(X)


# ---- while ---------------------------------------------------------------------------------------


def newton(J: Any) -> Any:
    def root(x: Any) -> Any:
        step = lambda c: (c[0] - (c[0] ** 2 - x) / (2 * c[0]), c[1] + 1)  # noqa: E731
        return J.lax.while_loop(lambda c: (abs(c[0] ** 2 - x) > 1e-4) & (c[1] < 30), step, (x, 0))[
            0
        ]

    return root


@program.within(1e-4)
def while_forward_derivative(J: Any) -> Any:
    return J.jvp(newton(J), (2.0,), (1.0,)), J.jacfwd(newton(J))(3.0)


@program.within(1e-3)
def while_forward_derivative_twice(J: Any) -> Any:
    return J.jacfwd(J.jacfwd(newton(J)))(3.0)


@program.within(1e-4)
def while_forward_derivative_of_a_batch(J: Any) -> Any:
    xs = np.array([2.0, 9.0, 1.0], F32)
    return J.vmap(J.jacfwd(newton(J)))(xs), J.jvp(J.vmap(newton(J)), (xs,), (xs,))


@program
def while_of_constants_under_grad(J: Any) -> Any:
    def f(x: Any) -> Any:
        n = J.lax.while_loop(lambda c: c < 10, lambda c: c * 2, 1.0)
        return x * n + J.lax.while_loop(lambda c: c < 3, lambda c: c + 1, 0)

    return J.grad(f)(2.0)


@program
def while_with_a_captured_tangent(J: Any) -> Any:
    f = lambda w: J.lax.while_loop(lambda c: c[0] < 3, lambda c: (c[0] + 1, c[1] * w), (0, 1.0))[1]  # noqa: E731
    return J.jvp(f, (1.5,), (1.0,)), J.jacfwd(f)(2.0)


@program
def while_predicate_by_a_differentiated_value(J: Any) -> Any:
    f = lambda x: J.lax.while_loop(lambda c: c < 10.0, lambda c: c * x, x)  # noqa: E731
    return J.jvp(f, (1.7,), (1.0,)), J.jvp(J.jit(f), (1.7,), (1.0,))


@program
def fori_forward_derivative_of_traced_bounds(J: Any) -> Any:
    f = lambda n, x: J.lax.fori_loop(0, n, lambda i, v: v * x + i, x)  # noqa: E731
    return J.jit(lambda n, x: J.jvp(lambda x: f(n, x), (x,), (1.0,)))(3, 0.5)


@program
def fori_gradient_of_known_bounds(J: Any) -> Any:
    f = lambda x: J.lax.fori_loop(0, 4, lambda i, v: J.numpy.sin(v) * x + i, x)  # noqa: E731
    return J.grad(f)(0.5), J.vmap(J.grad(f))(X), J.jit(J.grad(f))(0.5)


@program
def fori_gradient_of_array_bounds(J: Any) -> Any:
    n = J.numpy.int32(3)
    return J.grad(lambda x: J.lax.fori_loop(0, n, lambda i, v: v * x, x))(0.5)


@program
def map_gradient(J: Any) -> Any:
    f = lambda w: J.lax.map(lambda x: J.numpy.sin(x * w), X).sum()  # noqa: E731
    g = lambda w: J.lax.map(lambda x: J.numpy.sin(x * w), X, batch_size=3).sum()  # noqa: E731
    return J.grad(f)(0.5), J.grad(g)(0.5), J.vmap(J.grad(f))(X)


@program
def gradient_of_a_float0_kind(J: Any) -> Any:
    f = lambda n, x: J.lax.scan(lambda c, y: (c * y, None), x, n.astype(F32))[0]  # noqa: E731
    return J.vjp(f, np.arange(1, 4), F32(2))[1](F32(1))[1]


@program
def complex_carry(J: Any) -> Any:
    f = lambda x: J.lax.fori_loop(0, 3, lambda i, z: z * z + x, x * (1 + 1j))  # noqa: E731
    return f(0.3), J.grad(lambda x: abs(f(x)))(0.3)


@program
def half_carry(J: Any) -> Any:
    f = lambda x: J.lax.scan(lambda c, y: (c * x + y, c), x, X.astype(np.float16))[0]  # noqa: E731
    return J.grad(f)(np.float16(0.5))


@program
def linear_map_of_a_while(J: Any) -> Any:
    f = lambda x: J.lax.while_loop(lambda c: c[1] < 3, lambda c: (c[0] * x, c[1] + 1), (x, 0))[0]  # noqa: E731
    y, lin = J.linearize(f, 2.0)
    return y, lin(1.0), lin(0.5), J.vmap(lin)(X), J.jit(lambda x: J.linearize(f, x)[1](x))(3.0)


@program
def unused_while_under_vjp(J: Any) -> Any:
    f = lambda x: (x * 2, J.lax.while_loop(lambda c: c < 10, lambda c: c * x, x))  # noqa: E731
    return J.grad(lambda x: f(x)[0])(2.0), J.vjp(f, 2.0)[0]


@program
def while_in_a_scan_forward(J: Any) -> Any:
    double = lambda c: J.lax.while_loop(lambda v: abs(v) < 4, lambda v: v * 2, c)  # noqa: E731
    f = lambda x: J.lax.scan(lambda c, y: (double(c) + y, c), x, X)[0]  # noqa: E731
    return J.jacfwd(f)(0.7), J.linearize(f, 0.7)[1](1.0)
