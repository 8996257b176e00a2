"""Programs on arrays large enough that their kernels are cut into pieces; `lib` is either package.

Each function of `PROGRAMS` takes the package and returns (function, arguments). Sizes are odd, so
that no piece, tile or vector comes out even.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ml_dtypes
import numpy as np

Program = Callable[[Any], tuple[Callable[..., Any], tuple[Any, ...]]]
PROGRAMS: dict[str, Program] = {}
F32 = np.float32


def program(make: Program) -> Program:
    PROGRAMS[make.__name__] = make
    return make


def normal(*shape: int, seed: int = 0, dtype: Any = F32) -> np.ndarray[Any, Any]:
    rng = np.random.default_rng(seed)
    if np.dtype(dtype).kind in "iu":
        low = 0 if np.dtype(dtype).kind == "u" else -100
        return rng.integers(low, 100, shape).astype(dtype)
    return rng.standard_normal(shape, F32).astype(dtype)


TALL = (1031, 517)


# ---- one element at a time -----------------------------------------------------------------------


@program
def pointwise_chain(lib: Any) -> Any:
    xp = lib.numpy
    return (lambda x: xp.tanh(x) * xp.exp(-x * x) + xp.sin(x)), (normal(300_007),)


@program
def rows_and_columns_broadcast(lib: Any) -> Any:
    x, row, column = normal(*TALL), normal(517, seed=1), normal(1031, 1, seed=2)
    return (lambda x, r, c: lib.numpy.exp(x * r) + c), (x, row, column)


@program
def broadcast_in_three_dimensions(lib: Any) -> Any:
    args = normal(37, 129, 65), normal(129, 1, seed=1), normal(37, 1, 1, seed=2)
    return (lambda x, a, b: lib.numpy.sqrt(x * x + a * a) * b), args


@program
def only_broadcasts(lib: Any) -> Any:
    return (lambda r, c: (r * c, r - c)), (normal(1, 1023), normal(601, 1, seed=1))


@program
def choices(lib: Any) -> Any:
    def f(x: Any, i: Any) -> Any:
        return lib.numpy.where((x > 0) & (i % 3 == 1), x, lib.numpy.float32(0) - i), x < i

    return f, (normal(500_003), normal(500_003, dtype=np.int32))


@program
def bfloat16_arithmetic(lib: Any) -> Any:
    x = normal(600_011, dtype=ml_dtypes.bfloat16)
    return (lambda x: lib.numpy.tanh(x) * 3 + x), (x,)


@program
def narrow_integers(lib: Any) -> Any:
    def f(a: Any, b: Any) -> Any:
        return a * b + 7, (b.astype(lib.numpy.uint32) << 3) ^ 5, lib.numpy.maximum(a, b) // 3

    return f, (normal(700_001, dtype=np.int8), normal(700_001, seed=1, dtype=np.int8))


@program
def complex_numbers(lib: Any) -> Any:
    def f(x: Any, y: Any) -> Any:
        z = x + 1j * y
        return z * z / (z + 3), lib.numpy.abs(z)

    return f, (normal(100_003), normal(100_003, seed=1))


@program
def results_of_several_types(lib: Any) -> Any:
    def f(x: Any, y: Any) -> Any:
        return x + y, x > y, lib.numpy.floor(x * 10).astype(np.int32), (x * y).astype(np.float16)

    return f, (normal(*TALL), normal(*TALL, seed=1))


@program
def strided_and_reversed(lib: Any) -> Any:
    x = normal(1501, 1203)
    return (lambda x: (x[::3, 1::2] * 2, x[::-1, ::-1] + 1, x[7:-5, 3:] - x[:-12, :-3])), (x,)


@program
def stencil(lib: Any) -> Any:
    roll = lib.numpy.roll

    def f(x: Any) -> Any:
        return (roll(x, 1, 0) + roll(x, -1, 0) + roll(x, 3, 1) + roll(x, -1, 1)) * 0.25

    return f, (normal(701, 1009),)


@program
def pad_and_concatenate(lib: Any) -> Any:
    def f(x: Any, y: Any) -> Any:
        z = lib.numpy.concatenate([x, lib.numpy.sin(y), x[:101]], axis=0)
        return lib.numpy.pad(z, ((3, 2), (1, 5))) * 2

    return f, (normal(501, 317), normal(400, 317, seed=1))


# ---- transposes ----------------------------------------------------------------------------------


@program
def transpose_and_add(lib: Any) -> Any:
    return (lambda x, y: x.T + y), (normal(1031, 777), normal(777, 1031, seed=1))


@program
def transpose_alone(lib: Any) -> Any:
    return (lambda x: x.T), (normal(1025, 1023, dtype=np.int8),)


@program
def transpose_of_halves(lib: Any) -> Any:
    return (lambda x: x.T * 2), (normal(513, 1025, dtype=np.float16),)


@program
def transposes_of_three_dimensions(lib: Any) -> Any:
    def f(x: Any) -> Any:
        t = lib.numpy.transpose
        return t(x, (2, 0, 1)) + 1, t(x, (0, 2, 1)), t(x, (1, 0, 2)) * x[0, 0], t(x, (2, 1, 0))

    return f, (normal(64, 97, 113),)


@program
def heads(lib: Any) -> Any:
    def f(x: Any) -> Any:
        y = lib.numpy.transpose(x.reshape(4, 129, 8, 33), (0, 2, 1, 3))
        return lib.numpy.transpose(y * 2, (0, 2, 1, 3)).reshape(4, 129, 264) + x, y

    return f, (normal(4, 129, 264),)


# ---- reductions ----------------------------------------------------------------------------------


@program
def sums_over_all_axes(lib: Any) -> Any:
    s = lib.numpy.sum
    return (lambda x: (s(x, 0), s(x, 1), s(x), s(x * x, (0, 1)))), (normal(1021, 1033),)


@program
def sum_over_a_middle_axis(lib: Any) -> Any:
    s = lib.numpy.sum
    return (lambda x: (s(x, 1), s(x, (0, 2)), s(x, (0, 1)), s(x, 2))), (normal(33, 257, 129),)


@program
def tall_and_wide_sums(lib: Any) -> Any:
    s = lib.numpy.sum
    return (lambda x, y: (s(x, 0), s(x, 1), s(y, 0), s(y, 1))), (
        normal(100_003, 7),
        normal(7, 100_003, seed=1),
    )


@program
def extremes(lib: Any) -> Any:
    xp = lib.numpy
    return (lambda x: (xp.max(x, 0), xp.min(x, 1), xp.max(x), xp.min(x, 0))), (normal(1021, 1033),)


@program
def places_of_extremes(lib: Any) -> Any:
    xp = lib.numpy
    x = np.round(normal(1021, 1033) * 8) / 8  # many are equal
    x[400, 33] = np.nan
    return (
        lambda x: (xp.argmax(x, 0), xp.argmax(x, 1), xp.argmin(x, 0), xp.argmin(x, 1), xp.argmax(x))
    ), (x,)


@program
def reductions_of_other_types(lib: Any) -> Any:
    xp = lib.numpy

    def f(i: Any, h: Any) -> Any:
        flags = i > 98
        return xp.sum(i, 0), xp.any(flags, 1), xp.all(i < 99, 0), xp.sum(h, 1), xp.max(i), xp.min(h)

    return f, (normal(901, 803, dtype=np.int32), normal(901, 803, dtype=ml_dtypes.bfloat16))


@program
def products(lib: Any) -> Any:
    x = 1 + 0.01 * normal(701, 505)
    return (lambda x: (lib.numpy.prod(x, 0), lib.numpy.prod(x, 1))), (x,)


@program
def moments(lib: Any) -> Any:
    xp = lib.numpy
    return (lambda x: (xp.mean(x, 0), xp.var(x, 1), xp.std(x, 0), xp.mean(x))), (normal(*TALL),)


@program
def softmax_along_rows(lib: Any) -> Any:
    return (lambda x: lib.nn.softmax(x * 3, -1)), (normal(1031, 1025),)


@program
def softmax_along_columns(lib: Any) -> Any:
    return (lambda x: (lib.nn.softmax(x, 0), lib.nn.logsumexp(x, 0))), (normal(1031, 517),)


@program
def layernorm(lib: Any) -> Any:
    def f(x: Any, gain: Any, bias: Any) -> Any:
        centred = x - lib.numpy.mean(x, -1, keepdims=True)
        variance = lib.numpy.mean(centred * centred, -1, keepdims=True)
        return centred * lib.lax.rsqrt(variance + 1e-5) * gain + bias

    return f, (normal(1025, 1023), normal(1023, seed=1), normal(1023, seed=2))


@program
def normalised_by_both_axes(lib: Any) -> Any:
    def f(x: Any) -> Any:
        y = x / lib.numpy.sqrt(lib.numpy.sum(x * x, 1, keepdims=True))
        return y / lib.numpy.max(lib.numpy.abs(y), 0)

    return f, (normal(*TALL),)


# ---- cumulative ----------------------------------------------------------------------------------


@program
def cumulative_sums(lib: Any) -> Any:
    c = lib.numpy.cumsum
    return (lambda x: (c(x, 0), c(x, 1))), (normal(515, 1027),)


@program
def cumulative_sum_of_a_vector(lib: Any) -> Any:
    return (lambda x, i: (lib.numpy.cumsum(x), lib.numpy.cumsum(i))), (
        normal(300_007),
        normal(300_007, dtype=np.int32),
    )


@program
def other_cumulative(lib: Any) -> Any:
    def f(x: Any) -> Any:
        return (
            lib.lax.cummax(x, axis=0),
            lib.lax.cummin(x, axis=1),
            lib.lax.cumsum(x, axis=1, reverse=True),
            lib.numpy.cumprod(1 + x * 0.01, 1),
        )

    return f, (normal(301, 607),)


# ---- contractions --------------------------------------------------------------------------------


@program
def dense_layer(lib: Any) -> Any:
    args = normal(384, 391), normal(391, 401, seed=1), normal(401, seed=2)
    return (lambda x, w, b: lib.nn.relu(x @ w + b)), args


@program
def matmuls_of_transposes(lib: Any) -> Any:
    def f(a: Any, b: Any) -> Any:
        return a.T @ b, b.T @ a, (b.T @ a) + 1, lib.numpy.tanh(a) @ b[:333].T

    return f, (normal(353, 333), normal(353, 333, seed=1))


@program
def batched_matmul(lib: Any) -> Any:
    return (lambda a, b: lib.nn.gelu(a @ b) * 2), (normal(33, 65, 67), normal(33, 67, 63, seed=1))


@program
def matrix_and_vectors(lib: Any) -> Any:
    def f(a: Any, x: Any, y: Any) -> Any:
        return a @ x, y @ a, lib.numpy.outer(y, x), x @ x

    return f, (normal(1500, 1501), normal(1501, seed=1), normal(1500, seed=2))


@program
def skinny(lib: Any) -> Any:
    args = normal(5, 1203), normal(1203, 1101, seed=1), normal(1101, 3, seed=2)
    return (lambda a, b, c: (a @ b, b @ c, a @ b @ c)), args


@program
def einsum_of_heads(lib: Any) -> Any:
    args = normal(2, 4, 129, 33), normal(2, 4, 131, 33, seed=1)
    return (lambda q, k: lib.numpy.einsum("bhtd,bhsd->bhts", q, k)), args


@program
def integer_matmul(lib: Any) -> Any:
    args = normal(257, 261, dtype=np.int8), normal(261, 263, seed=1, dtype=np.int8)
    return (lambda a, b: lib.lax.dot(a, b, preferred_element_type=np.int32)), args


@program
def bfloat16_matmul(lib: Any) -> Any:
    kind = ml_dtypes.bfloat16
    args = normal(257, 261, dtype=kind), normal(261, 263, seed=1, dtype=kind)
    return (lambda a, b: (a @ b, lib.lax.dot(a, b, preferred_element_type=np.float32))), args


@program
def attention(lib: Any) -> Any:
    def f(q: Any, k: Any, v: Any) -> Any:
        scores = q @ lib.numpy.swapaxes(k, -1, -2) * 0.17
        mask = lib.numpy.tril(lib.numpy.ones((257, 257), bool))
        return lib.nn.softmax(lib.numpy.where(mask, scores, -1e30), -1) @ v

    return f, tuple(normal(2, 3, 257, 33, seed=i) for i in range(3))


@program
def two_layers(lib: Any) -> Any:
    def f(x: Any, w1: Any, w2: Any) -> Any:
        h = lib.nn.gelu(x @ w1)
        h = h - lib.numpy.mean(h, -1, keepdims=True)
        return lib.nn.softmax(h @ w2 + x, -1), lib.numpy.sum(h, 0)

    return f, (normal(515, 129), normal(129, 517, seed=1) / 11, normal(517, 129, seed=2) / 22)


# ---- loops and branches --------------------------------------------------------------------------


@program
def scan_of_a_large_carry(lib: Any) -> Any:
    def f(x: Any, rows: Any) -> Any:
        def step(c: Any, row: Any) -> Any:
            c = lib.numpy.sin(c + row)
            return c, lib.numpy.sum(c, 1)

        return lib.lax.scan(step, x, rows)

    return f, (normal(257, 513), normal(9, 513, seed=1))


@program
def recurrence(lib: Any) -> Any:
    def f(h: Any, w: Any, xs: Any) -> Any:
        def cell(h: Any, x: Any) -> Any:
            h = lib.numpy.tanh(h @ w + x)
            return h, h * 2

        return lib.lax.scan(cell, h, xs, reverse=True)

    return f, (normal(130, 260), normal(260, 260, seed=1) / 16, normal(7, 130, 260, seed=2))


@program
def loop_that_writes_rows(lib: Any) -> Any:
    def f(x: Any) -> Any:
        return lib.lax.fori_loop(0, 9, lambda i, c: c.at[i * 3].set(c[i] * 2 + i), x)

    return f, (normal(303, 1009),)


@program
def loop_until(lib: Any) -> Any:
    def f(x: Any) -> Any:
        def going(c: Any) -> Any:
            return lib.numpy.max(c) > 0.5

        return lib.lax.while_loop(going, lambda c: c * 0.7 - 0.01 * lib.numpy.mean(c), x)

    return f, (normal(401, 603),)


@program
def branches(lib: Any) -> Any:
    def f(x: Any, y: Any) -> Any:
        yes = lib.numpy.sum(x) > lib.numpy.sum(y)
        first = lib.lax.cond(yes, lambda a, b: a.T @ b, lambda a, b: b.T @ a, x, y)
        return first, lib.lax.cond(~yes, lambda a: lib.numpy.exp(a), lambda a: -a, x)

    return f, (normal(301, 305), normal(301, 305, seed=1))


# ---- gradients -----------------------------------------------------------------------------------


@program
def gradient_of_a_classifier(lib: Any) -> Any:
    params = [
        (normal(300, 500) / 17, normal(500, seed=1)),
        (normal(500, 90, seed=2) / 22, normal(90, seed=3)),
    ]

    def loss(params: Any, x: Any, labels: Any) -> Any:
        (w1, b1), (w2, b2) = params
        logp = lib.nn.log_softmax(lib.nn.relu(x @ w1 + b1) @ w2 + b2)
        return -lib.numpy.mean(lib.numpy.sum(logp * labels, -1))

    labels = np.eye(90, dtype=F32)[np.arange(259) % 90]
    return lib.value_and_grad(loss), (params, normal(259, 300, seed=4), labels)


@program
def gradient_of_layernorm(lib: Any) -> Any:
    norm, args = layernorm(lib)
    f = lib.grad(lambda *a: lib.numpy.sum(lib.numpy.sin(norm(*a))), (0, 1, 2))
    return f, (args[0][:513, :771], args[1][:771], args[2][:771])


@program
def gradient_of_attention(lib: Any) -> Any:
    f, args = attention(lib)
    return lib.grad(lambda q, k, v: lib.numpy.sum(f(q, k, v) ** 2), (0, 1, 2)), args


@program
def gradient_of_pieces(lib: Any) -> Any:
    def f(x: Any) -> Any:
        y = lib.numpy.concatenate([x[::2], x[1::2] * 2, x[:100, ::-1]])
        return lib.numpy.sum(lib.numpy.pad(y, 2)[3:] ** 2) + lib.numpy.sum(lib.numpy.max(x, 0))

    return lib.grad(f), (normal(601, 407),)


@program
def gradient_of_a_recurrence(lib: Any) -> Any:
    f, (h, w, xs) = recurrence(lib)
    return lib.grad(lambda h, w: lib.numpy.sum(f(h, w, xs)[1] ** 2), (0, 1)), (h, w)


@program
def gradient_of_a_cumulative_sum(lib: Any) -> Any:
    f = lib.grad(lambda x: lib.numpy.sum(lib.numpy.sin(lib.numpy.cumsum(x, 1))))
    return f, (normal(303, 507) * F32(0.1),)


@program
def per_example_gradients(lib: Any) -> Any:
    def loss(w: Any, x: Any) -> Any:
        return lib.numpy.sum(lib.nn.softplus(w @ x))

    return lib.vmap(lib.grad(loss), in_axes=(None, 0)), (normal(101, 103), normal(65, 103, seed=1))


@program
def hessian_vector_product(lib: Any) -> Any:
    w = normal(401, 307) / 20

    def hvp(x: Any, t: Any) -> Any:
        return lib.jvp(lib.grad(lambda x: lib.numpy.sum(lib.numpy.tanh(x @ w) ** 2)), (x,), (t,))[1]

    return hvp, (normal(129, 401), normal(129, 401, seed=1))


# ---- random numbers ------------------------------------------------------------------------------


@program
def random_numbers(lib: Any) -> Any:
    def f() -> Any:
        a, b = lib.random.split(lib.random.PRNGKey(3))
        return lib.random.uniform(a, (501, 607)), lib.random.normal(b, (100_003,))

    return f, ()
