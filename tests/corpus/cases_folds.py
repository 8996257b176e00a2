"""`jax.lax`: reductions, windows, sorts, products, convolutions, transforms, control flow."""

from __future__ import annotations

from functools import partial
from typing import Any

import jax
import numpy as np
from jax import lax
from jax import numpy as jnp

from corpus.case import (
    BOOL,
    COMPLEX,
    FLOATS,
    INTS,
    NUMBERS,
    REALS,
    SINGLES,
    UINTS,
    Area,
    Cases,
    given,
    made,
    near,
    x,
)

# Tables, laid out by hand.
# fmt: off

LAX = Area("lax")
SUMS = near(16)  # of a few dozen terms up to 10
FEW = ("i32", "bf16", "f32", "f64", "c64")


def cases() -> Cases:
    yield from _reductions()
    yield from _windows()
    yield from _sorts()
    yield from _products()
    yield from _convolutions()
    yield from _transforms()
    yield from _control()


def _reductions() -> Cases:
    for name, dtypes in (
        ("reduce_sum", NUMBERS), ("reduce_prod", ("i8", "u16", "i32", "f16", "f32", "f64", "c64")),
        ("reduce_max", BOOL + REALS), ("reduce_min", BOOL + REALS),
        ("reduce_and", BOOL + INTS + UINTS), ("reduce_or", BOOL + INTS + UINTS),
        ("reduce_xor", ("bool", "i32", "u8", "u64")),
    ):
        f = getattr(lax, name)
        for i, d in enumerate(dtypes):
            axes = ((0,), (1,), (0, 2), (0, 1, 2), (2,))[i % 5]
            yield from LAX.each(name, partial(f, axes=axes), x(4, 5, 3, low=-2, high=2),
                                dtypes=(d,), tolerance=SUMS)
        yield from LAX.each(name, partial(f, axes=(0,)), x(0, 3), dtypes=dtypes[-1:], label="empty")
        yield from LAX.each(name, partial(f, axes=(1,)), x(3, 70, low=-1, high=1),
                            dtypes=dtypes[-2:], tolerance=near(64), label="long")
    for name in ("argmax", "argmin"):
        for d, index in zip(BOOL + REALS, ("i32", "i64", "u8") * 5, strict=False):
            f = partial(getattr(lax, name), axis=1, index_dtype=np.dtype(NAMES[index]))
            yield from LAX.each(name, f, x(4, 6, low=-3, high=3), dtypes=(d,))
        nothing = given([[1, np.nan, 3], [np.nan, 2, np.nan], [0.0, -0.0, 0.0]])
        f = partial(getattr(lax, name), axis=1, index_dtype=np.int32)
        yield from LAX.each(name, f, nothing, dtypes=FLOATS, label="nan")
    for d in FEW:
        yield from LAX.each("reduce", _of_pairs, x(4, 5), x(4, 5), dtypes=(d,), tolerance=near(64))
    for name in ("cumsum", "cumprod", "cummax", "cummin", "cumlogsumexp"):
        dtypes = ("i8", "u32", "bf16", "f16", "f32", "f64", "c64")
        if name in ("cummax", "cummin"):
            dtypes = dtypes[:-1]
        for i, d in enumerate(FLOATS if name == "cumlogsumexp" else dtypes):
            f = partial(getattr(lax, name), axis=i % 2, reverse=i % 3 == 0)
            yield from LAX.each(name, f, x(5, 6, low=-2, high=2), dtypes=(d,), tolerance=near(32))


def _of_pairs(a: Any, b: Any) -> Any:
    """Products of complex numbers whose parts are apart."""
    init = jnp.ones((), a.dtype), jnp.zeros((), a.dtype)

    def times(s: Any, t: Any) -> Any:
        return s[0] * t[0] - s[1] * t[1], s[0] * t[1] + s[1] * t[0]

    return lax.reduce((a, b), init, times, (1,))


NAMES = {"i32": "int32", "i64": "int64", "u8": "uint8"}


def _windows() -> Cases:
    def window(init: float, f: Any, **settings: Any) -> Any:
        def run(a: Any) -> Any:
            return lax.reduce_window(a, np.array(init, a.dtype), f, **settings)

        return run

    kinds: dict[str, dict[str, Any]] = {
        "plain": {"window_dimensions": (2, 3), "window_strides": (1, 2), "padding": "VALID"},
        "same": {"window_dimensions": (3, 2), "window_strides": (2, 1), "padding": "SAME"},
        "dilated": {"window_dimensions": (2, 2), "window_strides": (1, 1),
                    "padding": ((1, 0), (0, 2)), "base_dilation": (2, 1),
                    "window_dilation": (1, 3)},
    }
    for label, settings in kinds.items():
        for d in ("i32", "u8", "bf16", "f32", "f64", "c64"):
            f = window(0, lax.add, **settings)
            yield from LAX.each("reduce_window_sum", f, x(6, 7), dtypes=(d,), tolerance=SUMS,
                                label=label)
        for d in ("i8", "f16", "f32"):
            low = -(2**7) if d == "i8" else -np.inf
            f = window(low, lax.max, **settings)
            yield from LAX.each("reduce_window_max", f, x(6, 7), dtypes=(d,), label=label)
        f = window(1, lax.mul, **settings)
        yield from LAX.each("reduce_window_prod", f, x(6, 7), dtypes=SINGLES, tolerance=SUMS,
                            label=label)
    yield from LAX.each("max_pool_gradient", _pooled, x(6, 5), dtypes=FLOATS)


def _pooled(a: Any) -> Any:
    def pool(b: Any) -> Any:  # of minus infinity: a maximum of its own, which has a derivative
        return lax.reduce_window(b, -jnp.inf, lax.max, (2, 2), (2, 1), "VALID")

    out, pull = jax.vjp(pool, a)
    return pull(jnp.ones_like(out))[0]


def _sorts() -> Cases:
    for d in BOOL + REALS:
        yield from LAX.each("sort", partial(lax.sort, dimension=1), x(3, 9, low=-9, high=9),
                            dtypes=(d,))
    for d in COMPLEX:
        yield from LAX.each("sort", partial(lax.sort, dimension=0), x(9), dtypes=(d,))
    special = given([1.0, np.nan, -np.inf, 0.0, -0.0, np.inf, -1.0, np.nan, 2.0])
    yield from LAX.each("sort", lax.sort, special, dtypes=FLOATS, label="special")
    yield from LAX.each("sort", lax.sort, x(0), dtypes=("f32",), label="empty")
    for d in ("i8", "u16", "i32", "f16", "f32", "f64"):
        keys = x(12, low=0, high=3)

        def pairs(a: Any, b: Any, c: Any) -> Any:
            return lax.sort((a, b, c), num_keys=2)

        yield from LAX.each("sort_keys", pairs, keys, keys, x(12, of="f32"), dtypes=(d,))
        yield from LAX.each("sort_key_val", lax.sort_key_val, keys, x(12, of="i32"), dtypes=(d,))
    for d in REALS:
        yield from LAX.each("top_k", partial(lax.top_k, k=3), x(4, 9, low=-50, high=50),
                            dtypes=(d,))
    for name in ("approx_max_k", "approx_min_k"):
        f = partial(getattr(lax, name), k=3)
        yield from LAX.each(name, f, x(4, 9), dtypes=("bf16", "f32"))


def _dot(dims: Any, **settings: Any) -> Any:
    return lambda a, b: lax.dot_general(a, b, dims, **settings)


PRODUCTS: tuple[tuple[str, Any, tuple[int, ...], tuple[int, ...]], ...] = (
    ("matrix", (((1,), (0,)), ((), ())), (4, 5), (5, 3)),
    ("vector", (((0,), (0,)), ((), ())), (7,), (7,)),
    ("turned", (((0,), (1,)), ((), ())), (5, 4), (3, 5)),
    ("batched", (((2,), (1,)), ((0,), (0,))), (2, 3, 4), (2, 4, 5)),
    ("two", (((0, 2), (1, 0)), ((1,), (2,))), (3, 2, 4), (4, 3, 2)),
    ("outer", (((), ()), ((), ())), (3,), (2, 2)),
    ("empty", (((1,), (0,)), ((), ())), (3, 0), (0, 2)),
)


def _products() -> Cases:
    for label, dims, a, b in PRODUCTS:
        for d in ("bool", "i8", "u8", "i32", "i64", *FLOATS, *COMPLEX):
            if label in ("outer", "two", "empty") and d in ("bool", "u8", "i64", "f16", "c128"):
                continue
            yield from LAX.each("dot_general", _dot(dims), x(*a), x(*b), dtypes=(d,),
                                tolerance=near(32), label=label)
    matrix = PRODUCTS[0][1]
    for d, wanted in (("i8", jnp.int32), ("bf16", jnp.float32), ("f16", jnp.float32),
                      ("u8", jnp.uint32), ("i16", jnp.int32)):
        f = _dot(matrix, preferred_element_type=wanted)
        yield from LAX.each("dot_general", f, x(4, 5), x(5, 3), dtypes=(d,), tolerance=near(32),
                            label="widened")
    f = _dot(matrix, precision=lax.Precision.HIGHEST)
    yield from LAX.each("dot_general", f, x(17, 33), x(33, 9), dtypes=SINGLES, tolerance=near(256),
                        label="highest")
    sizes = given([2, 0, 3], "i32")
    yield from LAX.each("ragged_dot", lax.ragged_dot, x(5, 4), x(3, 4, 2), sizes,
                        dtypes=("bf16", "f32", "f64"), tolerance=near(32))


def _conv(**settings: Any) -> Any:
    return lambda a, b: lax.conv_general_dilated(a, b, **settings)


NHWC = ("NHWC", "HWIO", "NHWC")
CONVOLUTIONS: tuple[tuple[str, dict[str, Any], tuple[int, ...], tuple[int, ...]], ...] = (
    ("plain", {"window_strides": (1, 1), "padding": "VALID"}, (2, 3, 6, 5), (4, 3, 2, 3)),
    ("same", {"window_strides": (2, 1), "padding": "SAME", "dimension_numbers": NHWC},
     (1, 6, 5, 3), (3, 3, 3, 2)),
    ("grouped", {"window_strides": (1, 1), "padding": "SAME", "dimension_numbers": NHWC,
                 "feature_group_count": 2}, (1, 4, 5, 4), (3, 2, 2, 6)),
    ("depthwise", {"window_strides": (1, 1), "padding": "SAME", "dimension_numbers": NHWC,
                   "feature_group_count": 4}, (1, 4, 5, 4), (3, 3, 1, 4)),
    ("batch_groups", {"window_strides": (1,), "padding": "VALID", "batch_group_count": 2},
     (4, 3, 7), (4, 3, 2)),
    ("dilated", {"window_strides": (1,), "padding": ((2, 1),), "lhs_dilation": (2,),
                 "rhs_dilation": (3,)}, (2, 3, 7), (4, 3, 2)),
    ("cube", {"window_strides": (1, 1, 2), "padding": "VALID"}, (1, 2, 4, 3, 5), (3, 2, 2, 2, 2)),
)


def _convolutions() -> Cases:
    for label, settings, a, b in CONVOLUTIONS:
        for d in ("i32", "i8", *FLOATS, "c64"):
            if d in ("i8", "c64", "f64") and label not in ("plain", "dilated"):
                continue
            yield from LAX.each("conv_general_dilated", _conv(**settings), x(*a, low=-2, high=2),
                                x(*b, low=-2, high=2), dtypes=(d,), tolerance=near(64),
                                label=label)

    def transposed(a: Any, b: Any) -> Any:
        return lax.conv_transpose(a, b, (2, 1), "SAME", dimension_numbers=NHWC)

    yield from LAX.each("conv_transpose", transposed, x(1, 3, 4, 2), x(3, 2, 2, 3),
                        dtypes=("bf16", "f32", "f64"), tolerance=near(64))

    def patches(a: Any) -> Any:
        return lax.conv_general_dilated_patches(a, (2, 2), (1, 2), "VALID")

    yield from LAX.each("conv_patches", patches, x(1, 2, 4, 5), dtypes=("f32", "f16"))


def _transforms() -> Cases:
    for d in COMPLEX:
        for kind in ("fft", "ifft"):
            for n in (1, 4, 7, 12):
                f = partial(lax.fft, fft_type=kind, fft_lengths=(n,))
                yield from LAX.each("fft", f, x(2, n), dtypes=(d,), tolerance=near(32),
                                    label=f"{kind}_{n}")
        f = partial(lax.fft, fft_type="fft", fft_lengths=(3, 4))
        yield from LAX.each("fft", f, x(2, 3, 4), dtypes=(d,), tolerance=near(32), label="fft_3_4")
        f = partial(lax.fft, fft_type="irfft", fft_lengths=(6,))
        yield from LAX.each("fft", f, x(2, 4), dtypes=(d,), tolerance=near(32), label="irfft_6")
    for d in SINGLES:
        for n in (5, 8):
            f = partial(lax.fft, fft_type="rfft", fft_lengths=(n,))
            yield from LAX.each("fft", f, x(2, n), dtypes=(d,), tolerance=near(32),
                                label=f"rfft_{n}")
    keys = made(lambda rng, s: rng.integers(0, 2**31, s), 4, of="u32")
    for d in ("u32", "u64", "u16", "u8"):
        wide = np.dtype(f"uint{d[1:]}")
        f = partial(lax.rng_bit_generator, shape=(3, 5), dtype=wide)
        yield from LAX.each("rng_bit_generator", f, keys, dtypes=(d,), label="default")
        f = partial(f, algorithm=lax.RandomAlgorithm.RNG_PHILOX)
        yield from LAX.each("rng_bit_generator", f, keys, dtypes=(d,), label="philox")
        two = made(lambda rng, s: rng.integers(0, 2**62, s), 2, of="u64")
        f = partial(f, algorithm=lax.RandomAlgorithm.RNG_THREE_FRY)
        yield from LAX.each("rng_bit_generator", f, two, dtypes=(d,), label="threefry")


def _loop(a: Any) -> Any:
    return lax.while_loop(lambda s: s[0] < 5, lambda s: (s[0] + 1, s[1] * s[1] - s[1]), (0, a))


CONTROL: tuple[tuple[str, Any, tuple[Any, ...]], ...] = (
    ("while_loop", _loop, (x(3, low=0, high=1),)),
    ("fori_loop", lambda a: lax.fori_loop(0, 4, lambda i, s: s + a[i] * s[::-1], a), (x(5),)),
    ("scan", lambda a: lax.scan(lambda c, v: (c + v, c * v), a[0], a), (x(4, 3),)),
    ("scan_reversed", lambda a: lax.scan(lambda c, v: (c + v, c - v), a[0], a, reverse=True),
     (x(4, 3),)),
    ("map", lambda a: lax.map(lambda v: v * v + a[0], a), (x(4, 3),)),
    ("cond", lambda p, a: lax.cond(p, lambda v: v + v, lambda v: v * v, a),
     (x(of="bool"), x(3, 2))),
    ("switch", lambda i, a: lax.switch(i, [lambda v: v, lambda v: v + v, lambda v: v * v], a),
     (given(5, "i32"), x(3, 2))),
    ("associative_scan", lambda a: lax.associative_scan(lambda s, t: s * t + t, a), (x(7, 2),)),
    ("platform_dependent", lambda a: lax.platform_dependent(a, cpu=lambda v: v + v,
                                                            default=lambda v: v * v), (x(3),)),
    ("custom_root", lambda a: lax.custom_root(lambda v: v * v - a, a, lambda f, v: _newton(a, v),
                                              lambda g, y: y / g(jnp.ones_like(y))),
     (x(low=1, high=4),)),
)


def _newton(a: Any, v: Any) -> Any:
    return lax.fori_loop(0, 6, lambda _, s: (s + a / s) / 2, v)


def _control() -> Cases:
    for name, f, operands in CONTROL:
        for d in ("i32", *FLOATS, "c64"):
            if (name == "custom_root" and d in ("i32", "c64")) or (
                name == "associative_scan" and d == "i32"
            ):
                continue
            yield from LAX.each(name, f, *operands, dtypes=(d,), tolerance=near(64))
