"""Whole algorithms written with loops and choices, under both packages."""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

import numpy as np

from both_packages import Programs

program = Programs()

F32 = np.float32
X = np.array([0.5, 1.5, -2.0, 0.25], F32)
I = np.array([3, 1, 4, 1, 5, 9, 2, 6], np.int32)  # noqa: E741
M = np.linspace(-1, 1, 12, dtype=F32).reshape(4, 3)
S = np.array([[4.0, 1.0, 0.5], [1.0, 3.0, 0.2], [0.5, 0.2, 2.0]], F32)


class State(NamedTuple):
    step: Any
    value: Any


@program
def power_iteration(J: Any) -> Any:
    def body(v: Any, _: Any) -> Any:
        w = S @ v
        return w / J.numpy.linalg.norm(w), v @ w

    return J.lax.scan(body, J.numpy.ones(3) / 2, None, length=8)


@program
def adam_by_scan(J: Any) -> Any:
    np_ = J.numpy

    def loss(w: Any) -> Any:
        return ((M @ w - X) ** 2).mean()

    def step(s: Any, i: Any) -> Any:
        w, m, v = s
        value, g = J.value_and_grad(loss)(w)
        m, v = 0.9 * m + 0.1 * g, 0.99 * v + 0.01 * g * g
        t = i + 1
        w = w - 0.1 * (m / (1 - 0.9**t)) / (np_.sqrt(v / (1 - 0.99**t)) + 1e-8)
        return (w, m, v), value

    z = np_.zeros(3)
    return J.jit(lambda: J.lax.scan(step, (z, z, z), np_.arange(6)))()


@program
def gradient_of_the_learning_rate(J: Any) -> Any:
    def final(rate: Any) -> Any:
        loss = lambda w: ((M @ w - X) ** 2).mean()  # noqa: E731
        w = J.lax.fori_loop(0, 5, lambda i, w: w - rate * J.grad(loss)(w), J.numpy.zeros(3))
        return loss(w)

    return J.value_and_grad(final)(0.3), J.grad(J.grad(final))(0.3)


@program
def bubble_sort(J: Any) -> Any:
    def swap(i: Any, x: Any) -> Any:
        a, b = x[i], x[i + 1]
        return x.at[i].set(J.numpy.minimum(a, b)).at[i + 1].set(J.numpy.maximum(a, b))

    def once(k: Any, x: Any) -> Any:
        return J.lax.fori_loop(0, 7, swap, x)

    return J.lax.fori_loop(0, 7, once, I), J.vmap(lambda x: J.lax.fori_loop(0, 7, once, x))(
        np.stack([I, I[::-1]])
    )


@program
def sieve(J: Any) -> Any:
    n = 40

    def strike(p: Any, prime: Any) -> Any:
        multiples = (J.numpy.arange(n) % p == 0) & (J.numpy.arange(n) > p)
        return J.lax.cond(prime[p], lambda q: q & ~multiples, lambda q: q, prime)

    start = J.numpy.ones(n, bool).at[:2].set(False)
    return J.lax.fori_loop(2, 7, strike, start)


@program
def binary_search(J: Any) -> Any:
    xs = np.sort(I)

    def find(v: Any) -> Any:
        def body(s: Any) -> Any:
            lo, hi = s
            mid = (lo + hi) // 2
            return J.lax.cond(xs_[mid] < v, lambda: (mid + 1, hi), lambda: (lo, mid))

        xs_ = J.numpy.asarray(xs)
        return J.lax.while_loop(lambda s: s[0] < s[1], body, (0, 8))[0]

    return J.vmap(find)(np.arange(-1, 11)), J.jit(find)(5)


@program
def greatest_common_divisors(J: Any) -> Any:
    def gcd(a: Any, b: Any) -> Any:
        body = lambda s: (s[1], s[0] % s[1])  # noqa: E731
        return J.lax.while_loop(lambda s: s[1] != 0, body, (a, b))[0]

    a, b = np.array([12, 18, 7, 0], np.int32), np.array([18, 12, 21, 5], np.int32)
    return J.vmap(gcd)(a, b), J.vmap(J.vmap(gcd, (None, 0)), (0, None))(a, b)


@program
def mandelbrot(J: Any) -> Any:
    def escape(c: Any) -> Any:
        def body(s: Any) -> Any:
            return State(s.step + 1, s.value * s.value + c)

        on = lambda s: (s.step < 20) & (abs(s.value) < 2)  # noqa: E731
        return J.lax.while_loop(on, body, State(0, c * 0)).step

    grid = np.linspace(-2, 0.5, 5)[:, None] + 1j * np.linspace(-1, 1, 4)
    return J.jit(J.vmap(J.vmap(escape)))(grid.astype(np.complex64))


@program
def runge_kutta(J: Any) -> Any:
    def solve(y: Any, k: Any) -> Any:
        f = lambda y: J.numpy.stack([y[1], -k * y[0]])  # noqa: E731

        def step(y: Any, h: Any) -> Any:
            a = f(y)
            b = f(y + h / 2 * a)
            c = f(y + h / 2 * b)
            d = f(y + h * c)
            y = y + h / 6 * (a + 2 * b + 2 * c + d)
            return y, y

        return J.lax.scan(step, y, np.full(5, 0.1, F32))

    y = np.array([1.0, 0.0], F32)
    return solve(y, 2.0), J.jacrev(lambda k: solve(y, k)[0])(2.0), J.jacfwd(solve)(y, 2.0)[1]


@program
def linear_recurrence(J: Any) -> Any:
    def combine(a: Any, b: Any) -> Any:
        return a[0] * b[0], b[0] * a[1] + b[1]

    a, b = abs(M), M * 2
    fast = J.lax.associative_scan(combine, (a, b))[1]
    slow = J.lax.scan(lambda h, t: (t[0] * h + t[1],) * 2, J.numpy.zeros(3), (a, b))[1]
    g = J.jit(J.grad(lambda a: (J.lax.associative_scan(combine, (a, b))[1] ** 2).sum()))(a)
    return fast, slow, g


@program
def viterbi(J: Any) -> Any:
    score = np.log(np.array([[0.7, 0.3], [0.4, 0.6]], F32))
    seen = np.log(np.array([[0.9, 0.2], [0.1, 0.8], [0.6, 0.5]], F32))

    def forward(p: Any, e: Any) -> Any:
        all_ = p[:, None] + score + e[None]
        return all_.max(0), all_.argmax(0)

    last, back = J.lax.scan(forward, seen[0], seen[1:])
    end = last.argmax()
    first, path = J.lax.scan(lambda k, row: (row[k], k), end, back, reverse=True)
    return last, first, path


@program
def attention_by_scan(J: Any) -> Any:
    def attend(q: Any) -> Any:
        def step(c: Any, kv: Any) -> Any:
            top, total, out = c
            s = q @ kv
            new = J.numpy.maximum(top, s)
            scale = J.numpy.exp(top - new)
            w = J.numpy.exp(s - new)
            return (new, total * scale + w, out * scale + w * kv), None

        start = (J.numpy.array(-np.inf), 0.0, J.numpy.zeros(3))
        _, total, out = J.lax.scan(step, start, M)[0]
        return out / total

    return J.vmap(attend)(M), J.softmax(M @ M.T) @ M if hasattr(J, "softmax") else None


@program
def metropolis(J: Any) -> Any:
    def step(s: Any, key: Any) -> Any:
        x, taken = s
        a, b = J.random.split(key)
        y = x + 0.5 * J.random.normal(a)
        ok = J.random.uniform(b) < J.numpy.exp((x * x - y * y) / 2)
        return J.lax.cond(ok, lambda: (y, taken + 1), lambda: (x, taken)), x

    keys = J.random.split(J.random.PRNGKey(0), 12)
    return J.lax.scan(step, (0.0, 0), keys)


@program
def state_machine(J: Any) -> Any:
    moves = [lambda s: (s[0] + 1, s[1]), lambda s: (s[0], s[1] * 2), lambda s: (0, s[1] + s[0])]
    run = lambda ops: J.lax.scan(lambda s, i: (J.lax.switch(i, moves, s), s), (0, 1), ops)  # noqa: E731
    ops = np.array([0, 1, 0, 2, 1, 9, -4], np.int32)
    return run(ops), J.vmap(run)(np.stack([ops, ops[::-1]]))


@program
def layers_by_scan(J: Any) -> Any:
    def net(params: Any, x: Any) -> Any:
        layer = lambda h, p: (J.numpy.tanh(p["w"] @ h + p["b"]), None)  # noqa: E731
        return J.lax.scan(layer, x, params)[0].sum()

    params = {"w": np.stack([S, S / 2, -S]) / 5, "b": M[:3]}
    x = np.ones(3, F32)
    return (
        J.value_and_grad(net)(params, x),
        J.vmap(J.grad(net), (None, 0))(params, M),
        J.jvp(partial(net, params), (x,), (x,)),
    )


@program
def remat_layers_by_scan(J: Any) -> Any:
    def net(w: Any, x: Any) -> Any:
        layer = J.checkpoint(lambda h, w: (J.numpy.sin(w @ h), h.sum()))
        h, sums = J.lax.scan(layer, x, w)
        return h.sum() + sums.sum()

    return J.jit(J.grad(net, (0, 1)))(np.stack([S, S / 2, -S]), np.ones(3, F32))


@program
def custom_vjp_in_a_loop(J: Any) -> Any:
    @J.custom_vjp
    def clipped(x: Any) -> Any:
        return x

    clipped.defvjp(lambda x: (x, None), lambda _, g: (J.numpy.clip(g, -0.1, 0.1),))
    f = lambda x: J.lax.fori_loop(0, 3, lambda i, v: clipped(v * v), x)  # noqa: E731
    return J.grad(f)(1.5), J.vmap(J.grad(f))(X), J.jit(J.grad(f))(0.2)


@program
def stop_gradient_in_a_loop(J: Any) -> Any:
    f = lambda x: J.lax.scan(lambda c, y: (c * y + J.lax.stop_gradient(c), None), x, X)[0]  # noqa: E731
    return J.grad(f)(1.5), J.jvp(f, (1.5,), (1.0,))


@program
def early_exit_by_cond(J: Any) -> Any:
    def f(x: Any) -> Any:
        def body(c: Any, y: Any) -> Any:
            done, v = c
            v = J.lax.cond(done, lambda v: v, lambda v: v * y, v)
            return (done | (abs(v) > 2), v), done

        return J.lax.scan(body, (False, x), X)

    return f(1.0), J.grad(lambda x: f(x)[0][1])(1.0), J.vmap(f)(X)


@program
def histogram_by_loop(J: Any) -> Any:
    count = lambda i, h: h.at[J.numpy.asarray(I)[i] % 4].add(1)  # noqa: E731
    return J.lax.fori_loop(0, len(I), count, J.numpy.zeros(4, int))


@program
def ragged_sums(J: Any) -> Any:
    def total(n: Any, row: Any) -> Any:
        return J.lax.fori_loop(0, n, lambda i, s: s + row[i], 0.0)

    n = np.array([0, 1, 2, 3], np.int32)
    return J.vmap(total)(n, M), J.jacfwd(lambda m: J.vmap(total)(n, m))(M)


@program
def dynamic_slices_in_a_loop(J: Any) -> Any:
    def f(x: Any) -> Any:
        def body(i: Any, out: Any) -> Any:
            part = J.lax.dynamic_slice(x, (i,), (2,))
            return J.lax.dynamic_update_slice(out, part * part, (2 * i,))

        return J.lax.fori_loop(0, 3, body, J.numpy.zeros(6))

    return f(X), J.jacrev(f)(X), J.vmap(f)(np.stack([X, -X]))


@program
def products_of_matrices_in_a_loop(J: Any) -> Any:
    f = lambda m, n: J.lax.fori_loop(0, n, lambda i, p: p @ m, J.numpy.eye(3))  # noqa: E731
    return (
        f(S, 3),
        J.jit(f)(S, 4),
        J.jacfwd(lambda m: f(m, 2))(S),
        J.grad(lambda m: f(m, 3).sum())(S),
    )


@program
def nested_vmaps_of_choices(J: Any) -> Any:
    f = lambda p, x, y: J.lax.cond(p, lambda: x * y, lambda: x + y)  # noqa: E731
    g = J.vmap(J.vmap(f, (0, None, 0)), (None, 0, None))
    return g(X > 0, X, X * 2), J.vmap(J.vmap(f, (None, 0, None)), (0, None, 0))(X > 0, X, X)


@program
def psum_in_a_loop(J: Any) -> Any:
    def f(x: Any) -> Any:
        return J.lax.fori_loop(0, 3, lambda i, v: v - J.lax.pmean(v, "b") / 2, x)

    return J.vmap(f, axis_name="b")(X), J.grad(lambda x: (J.vmap(f, axis_name="b")(x) ** 2).sum())(
        X
    )


@program
def random_walk_until_a_wall(J: Any) -> Any:
    def walk(key: Any) -> Any:
        def body(s: Any) -> Any:
            key, at, n = s
            key, sub = J.random.split(key)
            return key, at + 2 * J.random.bernoulli(sub).astype(int) - 1, n + 1

        return J.lax.while_loop(lambda s: (abs(s[1]) < 3) & (s[2] < 50), body, (key, 0, 0))[1:]

    return J.vmap(walk)(J.random.split(J.random.PRNGKey(1), 5))
