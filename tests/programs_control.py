"""Loops under both packages: `scan`, `while_loop`, `fori_loop`."""

from __future__ import annotations

from typing import Any

import numpy as np

from both_packages import Programs

program = Programs()

F32 = np.float32
X = np.array([0.5, 1.5, -2.0, 0.25], F32)
I = np.array([3, 1, 4, 1], np.int32)  # noqa: E741
M = np.linspace(-1, 1, 12, dtype=F32).reshape(4, 3)


# ---- scan ----------------------------------------------------------------------------------------


@program
def scan_sums(J: Any) -> Any:
    return J.lax.scan(lambda c, x: (c + x, c * x), 0.0, X)


@program
def scan_by_keywords(J: Any) -> Any:
    return J.lax.scan(f=lambda c, x: (c + x, c), init=0.0, xs=X, reverse=True, unroll=2)


@program
def scan_reversed_keeps_places(J: Any) -> Any:
    return J.lax.scan(lambda c, x: (c * x, (c, x)), 1.0, X, reverse=True)


@program
def scan_unrolled(J: Any) -> Any:
    return [J.lax.scan(lambda c, x: (c + x, c), 0.0, X, unroll=u) for u in (1, 2, 3, 4, 9)]


@program
def scan_unrolled_wholly(J: Any) -> Any:
    return [J.lax.scan(lambda c, x: (c + x, c), 0.0, X, unroll=u) for u in (True, False, 0)]


@program
def scan_split_transpose(J: Any) -> Any:
    return J.lax.scan(lambda c, x: (c + x, c), 0.0, X, _split_transpose=True)


@program
def scan_without_inputs(J: Any) -> Any:
    return J.lax.scan(lambda c, x: (c * 2, (c, x)), 1.0, None, length=5)


@program
def scan_length_of_numpy(J: Any) -> Any:
    return J.lax.scan(lambda c, _: (c + 1, None), 0, length=np.int64(3))


@program
def scan_length_beside_inputs(J: Any) -> Any:
    return J.lax.scan(lambda c, x: (c + x, c), 0.0, X, 4)


@program
def scan_of_no_steps(J: Any) -> Any:
    return J.lax.scan(lambda c, x: (c + x, (x, J.numpy.ones(3))), 1.0, X[:0])


@program
def scan_length_zero(J: Any) -> Any:
    return J.lax.scan(lambda c, _: (c + 1, c), F32(1), None, length=0)


@program
def scan_rows_of_no_elements(J: Any) -> Any:
    return J.lax.scan(lambda c, x: (c + x.sum(), x * 2), 0.0, np.ones((3, 0), F32))


@program
def scan_of_trees(J: Any) -> Any:
    def body(c: Any, x: Any) -> Any:
        return {"a": c["a"] + x["u"], "b": (c["b"][0], None)}, (x["v"], [x["u"]])

    return J.lax.scan(body, {"a": F32(0), "b": (I, None)}, {"u": X, "v": I})


@program
def scan_returns_a_list(J: Any) -> Any:
    return J.lax.scan(lambda c, x: [c + x, c], 0.0, X)


@program
def scan_forwards_its_input(J: Any) -> Any:
    return J.lax.scan(lambda c, x: (c, (x, c)), I[0], I)


@program
def scan_carry_of_nothing(J: Any) -> Any:
    return J.lax.scan(lambda c, x: (c, x * 2), (), X), J.lax.scan(lambda c, x: (c, x), None, X)


@program
def scan_over_a_list_of_arrays(J: Any) -> Any:
    return J.lax.scan(lambda c, x: (c + x[0] * x[1], x), 0.0, [X, X[::-1]])


@program
def scan_of_rows(J: Any) -> Any:
    return J.lax.scan(lambda c, x: (c @ c.T + x[:, None] * x, c[0]), M[:3], M)


@program
def scan_of_booleans(J: Any) -> Any:
    np_ = J.numpy
    return J.lax.scan(lambda c, x: (np_.logical_xor(c, x > 0), c), np_.bool_(False), X)


@program
def scan_of_small_types(J: Any) -> Any:
    return [
        J.lax.scan(lambda c, x: (c + x, c * x), J.numpy.zeros((), d), J.numpy.asarray([1, 2, 3], d))
        for d in ("float16", "bfloat16", "int8", "uint8", "int16", "uint32", "complex64")
    ]


@program
def scan_of_random_keys(J: Any) -> Any:
    def body(key: Any, _: Any) -> Any:
        key, sub = J.random.split(key)
        return key, J.random.uniform(sub, (2,))

    return J.lax.scan(body, J.random.PRNGKey(3), None, length=4)


@program
def weak_integer_carry_becomes_float(J: Any) -> Any:
    return J.lax.scan(lambda c, x: (c * 0.5 + x, c), 1, X)


@program
def weak_boolean_is_not_weak(J: Any) -> Any:
    return J.lax.scan(lambda c, x: (c | (x > 0), c), False, X)


@program
def weak_carry_to_half(J: Any) -> Any:
    return J.lax.scan(lambda c, x: (c + x, c), 1.0, X.astype(np.float16))


@program
def weak_carry_to_complex(J: Any) -> Any:
    return J.lax.scan(lambda c, x: (c + x, c), 1, X.astype(np.complex64))


@program
def weak_carry_to_small_integer(J: Any) -> Any:
    return J.lax.scan(lambda c, x: (c + x, c), 1, I.astype(np.int8))


@program
def weak_carries_beside_strong_ones(J: Any) -> Any:
    return J.lax.scan(lambda c, x: ((c[0] + x, c[1] * 2.0, c[2]), None), (0, 0, I), X)


@program
def weak_result_stays_weak(J: Any) -> Any:
    out, _ = J.lax.scan(lambda c, _: (c + 1, None), 1, None, length=3)
    return out * np.ones(2, np.float16), out + np.ones(2, np.int8)


@program
def strong_carry_weak_body(J: Any) -> Any:
    out, _ = J.lax.scan(lambda c, _: (2.0, None), F32(1), None, length=3)
    return out, out * np.ones(2, np.float16)


@program
def scan_in_scan(J: Any) -> Any:
    def outer(c: Any, row: Any) -> Any:
        total, parts = J.lax.scan(lambda s, x: (s + x * c, s), 0.0, row)
        return c + total, parts

    return J.lax.scan(outer, 1.0, M)


@program
def closure_at_every_depth(J: Any) -> Any:
    def f(w: Any) -> Any:
        def outer(c: Any, row: Any) -> Any:
            def inner(s: Any, x: Any) -> Any:
                return J.lax.fori_loop(0, 2, lambda i, v: v + i * w + c, s) + x, s * w

            return J.lax.scan(inner, c, row)

        return J.lax.scan(outer, w, M)

    return J.jit(f)(0.3)


@program
def scan_with_jit_inside(J: Any) -> Any:
    step = J.jit(lambda c, x: (J.numpy.tanh(c + x), c))
    return J.lax.scan(step, F32(0), X)


@program
def scan_of_a_method(J: Any) -> Any:
    class Step:
        def __init__(self, w: Any) -> None:
            self.w = w

        def __call__(self, c: Any, x: Any) -> Any:
            return c + self.w * x, c

        def step(self, c: Any, x: Any) -> Any:
            return self(c, x)

    return J.lax.scan(Step(2.0), 0.0, X), J.lax.scan(Step(3.0).step, 0.0, X)


@program
def vmap_of_scan_over_each_argument(J: Any) -> Any:
    def f(c: Any, xs: Any, w: Any) -> Any:
        return J.lax.scan(lambda c, x: (c * w + x, c), c, xs)

    return [
        J.vmap(f, axes)(*args)
        for axes, args in [
            ((0, None, None), (X, X, 2.0)),
            ((None, 0, None), (F32(1), M, 2.0)),
            ((None, None, 0), (F32(1), X, X)),
            ((0, 1, 0), (X[:3], M, X[:3])),
        ]
    ]


# ---- while_loop ----------------------------------------------------------------------------------


@program
def while_counts(J: Any) -> Any:
    return J.lax.while_loop(lambda c: c < 50, lambda c: c * 3, 1)


@program
def while_by_keywords(J: Any) -> Any:
    return J.lax.while_loop(cond_fun=lambda c: c < 5, body_fun=lambda c: c + 1.5, init_val=0.0)


@program
def while_over_trees(J: Any) -> Any:
    return J.lax.while_loop(
        lambda c: c["n"] < 3,
        lambda c: {"n": c["n"] + 1, "v": (c["v"][0] * X,)},
        {"n": 0, "v": (X,)},
    )


@program
def while_that_never_runs(J: Any) -> Any:
    return J.lax.while_loop(lambda c: False, lambda c: c + 1, X)


@program
def while_promotes_its_carry(J: Any) -> Any:
    return J.lax.while_loop(lambda c: c < 5, lambda c: c + F32(1.5), 0)


@program
def while_condition_closes_over(J: Any) -> Any:
    return J.jit(
        lambda n, x: J.lax.while_loop(lambda c: c[0] < n, lambda c: (c[0] + 1, c[1] * x), (0, x))
    )(3, X)


@program
def while_condition_of_numpy(J: Any) -> Any:
    return J.lax.while_loop(lambda c: np.bool_(False), lambda c: c, X)


@program
def while_collatz(J: Any) -> Any:
    def steps(n: Any) -> Any:
        def body(c: Any) -> Any:
            n, k = c
            return J.numpy.where(n % 2 == 0, n // 2, 3 * n + 1), k + 1

        return J.lax.while_loop(lambda c: c[0] != 1, body, (n, 0))[1]

    return J.vmap(steps)(np.array([1, 6, 7, 27], np.int32)), J.jit(steps)(np.int32(9))


@program
def vmap_of_while_ends_each_on_its_own(J: Any) -> Any:
    def f(x: Any, limit: Any) -> Any:
        return J.lax.while_loop(lambda c: c[0] < limit, lambda c: (c[0] * 2, c[1] + 1), (x, 0))

    x = np.array([1, 3, 100, 7], F32)
    return (
        J.vmap(f)(x, np.array([10, 1, 50, 30], F32)),
        J.vmap(f, (0, None))(x, 20.0),
        J.vmap(f, (None, 0))(1.0, x),
    )


@program
def vmap_of_while_by_an_unmapped_count(J: Any) -> Any:
    def f(x: Any) -> Any:
        return J.lax.while_loop(lambda c: c[1] < 3, lambda c: (c[0] * x, c[1] + 1), (x, 0))

    return J.vmap(f)(X), J.jit(J.vmap(f, 0, 0))(X)


@program
def while_in_while(J: Any) -> Any:
    def body(c: Any) -> Any:
        i, v = c
        return i + 1, J.lax.while_loop(lambda w: w < 10 * i, lambda w: w + i, v)

    return J.lax.while_loop(lambda c: c[0] < 5, body, (1, 0))


# ---- fori_loop -----------------------------------------------------------------------------------


@program
def fori_sums(J: Any) -> Any:
    return J.lax.fori_loop(2, 7, lambda i, v: v + i, 0), J.lax.fori_loop(
        2, 5, lambda i, v: v * i, 1.0
    )


@program
def fori_backwards_does_nothing(J: Any) -> Any:
    return J.lax.fori_loop(5, 2, lambda i, v: v * i, 1.0), J.lax.fori_loop(
        -3, 2, lambda i, v: v + i, 0
    )


@program
def fori_with_array_bounds(J: Any) -> Any:
    np_ = J.numpy
    return J.lax.fori_loop(np_.int32(1), np_.asarray(4), lambda i, v: v + i * X, X)


@program
def fori_index_of_small_bounds(J: Any) -> Any:
    return J.lax.fori_loop(np.int8(0), np.int8(3), lambda i, v: v + i, np.zeros(2, np.int8))


@program
def fori_traced_bounds(J: Any) -> Any:
    f = J.jit(lambda a, b: J.lax.fori_loop(a, b, lambda i, v: v + i * X, X))
    return f(1, 4), f(3, 3), f(np.int32(0), np.int32(2))


@program
def fori_one_traced_bound(J: Any) -> Any:
    f = J.jit(lambda n: J.lax.fori_loop(0, n, lambda i, v: (v[0] + i, i), (0, 0)))
    return f(np.int32(4)), f(np.int16(3)), f(5)


@program
def fori_index_type_of_a_traced_bound(J: Any) -> Any:
    f = J.jit(lambda n: J.lax.fori_loop(n * 0, n, lambda i, v: i, n))
    return f(np.uint8(3)), f(np.int16(3)), f(np.uint32(2))


@program
def fori_unrolled(J: Any) -> Any:
    return [
        J.lax.fori_loop(0, 5, lambda i, v: v * 2 + i, 1.0, unroll=u) for u in (1, 2, True, False)
    ]


@program
def fori_of_trees(J: Any) -> Any:
    return J.lax.fori_loop(
        0, 3, lambda i, v: {"a": v["a"].at[i].add(1.0), "b": None}, {"a": X, "b": None}
    )


@program
def fori_float_bounds(J: Any) -> Any:
    return J.lax.fori_loop(0.0, 3.0, lambda i, v: v + i, 0)


@program
def vmap_of_fori_over_bounds(J: Any) -> Any:
    f = lambda n, x: J.lax.fori_loop(0, n, lambda i, v: v * x + i, x)  # noqa: E731
    return J.vmap(f)(I, X), J.vmap(f, (0, None))(I, 2.0), J.vmap(f, (None, 0))(3, X)
