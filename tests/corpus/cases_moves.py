"""`jax.lax`: what moves elements, and converts them: exact in every element type."""

from __future__ import annotations

from functools import partial
from typing import Any

import jax
import numpy as np
from jax import lax

from corpus.case import (
    ALL,
    BOOL,
    COMMON,
    COMPLEX,
    FLOATS,
    FP8,
    INTS,
    NARROW,
    NUMBERS,
    RUN,
    SCALES,
    UINTS,
    Area,
    Cases,
    given,
    made,
    x,
)
from monograph.hlo.types import dtype

# Tables, laid out by hand.
# fmt: off

LAX = Area("lax")
EVERY = RUN
SOME = ("bool", "i8", "u32", "bf16", "f32", "f64", "c64")
FEW = ("i32", "f32", "c128")


def cases() -> Cases:
    yield from _shapes()
    yield from _slices()
    yield from _indexed()
    yield from _converted()


MOVES: tuple[tuple[str, Any, tuple[tuple[int, ...], ...], str], ...] = (
    ("broadcast_in_dim", lambda a: lax.broadcast_in_dim(a, (2, 3, 4), (0, 2)), ((2, 4),), "rows"),
    ("broadcast_in_dim", lambda a: lax.broadcast_in_dim(a, (3, 5), (0, 1)), ((1, 5),), "ones"),
    ("broadcast_in_dim", lambda a: lax.broadcast_in_dim(a, (4,), ()), ((),), "scalar"),
    ("broadcast_in_dim", lambda a: lax.broadcast_in_dim(a, (0, 3), (1,)), ((3,),), "empty"),
    ("broadcast", lambda a: lax.broadcast(a, (2, 1)), ((3,),), ""),
    ("reshape", lambda a: lax.reshape(a, (4, 6)), ((2, 3, 4),), ""),
    ("reshape", lambda a: lax.reshape(a, (6, 2), (1, 0)), ((3, 4),), "turned"),
    ("reshape", lambda a: lax.reshape(a, (0, 5)), ((5, 0),), "empty"),
    ("expand_dims", lambda a: lax.expand_dims(a, (0, 2)), ((3, 2),), ""),
    ("squeeze", lambda a: lax.squeeze(a, (0, 2)), ((1, 3, 1),), ""),
    ("transpose", lambda a: lax.transpose(a, (1, 0)), ((5, 7),), ""),
    ("transpose", lambda a: lax.transpose(a, (2, 0, 1)), ((3, 4, 5),), "rank3"),
    ("transpose", lambda a: lax.transpose(a, (0, 3, 1, 2)), ((2, 3, 4, 2),), "rank4"),
    ("transpose", lambda a: lax.transpose(a, (1, 0)), ((0, 3),), "empty"),
    ("rev", lambda a: lax.rev(a, (0, 2)), ((3, 2, 4),), ""),
    ("concatenate", lambda a, b: lax.concatenate((a, b, a), 1), ((2, 3), (2, 1)), ""),
    ("concatenate", lambda a, b: lax.concatenate((a, b), 0), ((0, 3), (2, 3)), "empty"),
    ("stack", lambda a, b: lax.concatenate((a[None], b[None]), 0), ((4,), (4,)), ""),
    ("slice", lambda a: lax.slice(a, (1, 0), (5, 6), (2, 3)), ((6, 7),), ""),
    ("slice", lambda a: lax.slice(a, (2, 2), (2, 5)), ((4, 6),), "empty"),
    ("slice_in_dim", lambda a: lax.slice_in_dim(a, 1, 6, 2, axis=1), ((3, 7),), ""),
    ("pad", lambda a: lax.pad(a, a[0, 0], ((1, 2, 0), (0, 1, 1))), ((3, 4),), ""),
    ("pad", lambda a: lax.pad(a, a[0, 0], ((-1, 2, 1), (1, -2, 0))), ((4, 5),), "cut"),
    ("pad", lambda a, b: lax.pad(a, b, ((2, 1, 3),)), ((0,), ()), "empty"),
    ("split", lambda a: lax.split(a, (1, 3, 2), axis=0), ((6, 2),), ""),
    ("tile", lambda a: jax.numpy.tile(a, (2, 3)), ((2, 2),), ""),
    ("copy", lax.optimization_barrier, ((3, 4),), ""),
)


def _shapes() -> Cases:
    for i, (name, f, shapes, label) in enumerate(MOVES):
        operands = [x(*s, low=-9, high=9) for s in shapes]
        if not label:
            dtypes: tuple[str, ...] = ALL if i % 2 else COMMON + NARROW + ("f8e4m3fn", "f8e5m2")
        else:
            dtypes = FEW + (("f16", "u8") if i % 2 else ("bool", "i64"))
        yield from LAX.each(name, f, *operands, dtypes=dtypes, label=label)
    for d in EVERY:
        if d in BOOL or d in SCALES:
            continue
        f = partial(lax.broadcasted_iota, dtype(d).np, (2, 3), 1)
        yield from LAX.each("iota", f, dtypes=(d,))
    for d in SOME:
        f = partial(lax.full, (2, 3), 1, dtype(d).np)
        yield from LAX.each("full", f, dtypes=(d,))


def _slices() -> Cases:
    at = made(lambda rng, s: rng.integers(-2, 6, s), of="i32")
    for d in SOME:
        a = x(5, 6, low=-9, high=9)

        def cut(a: Any, i: Any, j: Any) -> Any:
            return lax.dynamic_slice(a, (i, j), (3, 2))

        yield from LAX.each("dynamic_slice", cut, a, at, at, dtypes=(d,))

        def put(a: Any, b: Any, i: Any, j: Any) -> Any:
            return lax.dynamic_update_slice(a, b, (i, j))

        yield from LAX.each("dynamic_update_slice", put, a, x(2, 3), at, at, dtypes=(d,))
    for index in ("i8", "u8", "i16", "u32", "i64"):
        f = partial(lax.dynamic_index_in_dim, axis=1)
        i = made(lambda rng, s: rng.integers(0, 5, s), of=index)
        yield from LAX.each("dynamic_index_in_dim", f, x(3, 5), i, label=f"by_{index}")


def _gather(mode: str, a: Any, i: Any) -> Any:
    numbers = lax.GatherDimensionNumbers(
        offset_dims=(1,), collapsed_slice_dims=(0,), start_index_map=(0,)
    )
    return lax.gather(a, i, numbers, (1, 4), mode=mode)


def _batched_gather(a: Any, i: Any) -> Any:
    numbers = lax.GatherDimensionNumbers(
        offset_dims=(2,), collapsed_slice_dims=(1,), start_index_map=(1,),
        operand_batching_dims=(0,), start_indices_batching_dims=(0,),
    )
    return lax.gather(a, i, numbers, (1, 1, 3))


def _window_gather(a: Any, i: Any) -> Any:
    numbers = lax.GatherDimensionNumbers(
        offset_dims=(1, 2), collapsed_slice_dims=(), start_index_map=(1, 0)
    )
    return lax.gather(a, i, numbers, (2, 3), mode="clip")


SCATTER = lax.ScatterDimensionNumbers(
    update_window_dims=(1,), inserted_window_dims=(0,), scatter_dims_to_operand_dims=(0,)
)
BATCHED = lax.ScatterDimensionNumbers(
    update_window_dims=(2,), inserted_window_dims=(1,), scatter_dims_to_operand_dims=(1,),
    operand_batching_dims=(0,), scatter_indices_batching_dims=(0,),
)


def _scatter(kind: str, mode: str, a: Any, i: Any, u: Any) -> Any:
    return getattr(lax, kind)(a, i, u, SCATTER, mode=mode)


def _indexed() -> Cases:
    rows = made(lambda rng, s: rng.integers(-2, 8, s), 5, 1, of="i32")
    for d in (*SOME, "u8", "i4", "f8e5m2"):
        a = x(6, 4, low=-9, high=9)
        for mode in ("clip", "fill", "promise_in_bounds"):
            if mode == "fill" and d in ("i4", "f8e5m2"):
                continue
            i = rows if mode != "promise_in_bounds" else given([[0], [5], [3], [3], [1]], "i32")
            yield from LAX.each("gather", partial(_gather, mode), a, i, dtypes=(d,), label=mode)
        inside = made(lambda rng, s: rng.integers(0, 4, s), 2, 5, 1, of="i32")
        yield from LAX.each("gather", _batched_gather, x(2, 4, 3), inside, dtypes=(d,),
                            label="batched")
        pairs = made(lambda rng, s: rng.integers(-1, 6, s), 4, 2, of="u8" if d == "f32" else "i64")
        yield from LAX.each("gather", _window_gather, x(5, 6), pairs, dtypes=(d,), label="windows")
    unique = given([[4], [0], [7], [2], [-1]], "i32")
    for d in (*SOME, "i16", "f16"):
        a, u = x(6, 4, low=-9, high=9), x(5, 4, low=-9, high=9)
        for mode in ("clip", "drop"):
            f = partial(_scatter, "scatter", mode)
            yield from LAX.each("scatter", f, a, unique if mode == "drop" else
                                given([[4], [0], [3], [2], [1]], "i32"), u, dtypes=(d,),
                                label=mode)
    whole = made(lambda rng, s: rng.integers(-8, 9, s), 5, 4)  # sums of these are exact
    for kind in ("scatter_add", "scatter_sub", "scatter_min", "scatter_max", "scatter_mul"):
        for d in ("i8", "u16", "i32", "bf16", "f32", "f64", "c64"):
            if (d == "u16" and kind == "scatter_mul") or (
                d == "c64" and kind[8:] in ("min", "max")
            ):
                continue
            f = partial(_scatter, kind, "drop")
            a = made(lambda rng, s: rng.integers(0, 9, s), 6, 4)
            yield from LAX.each(kind, f, a, rows, whole, dtypes=(d,))
    inside = made(lambda rng, s: rng.integers(0, 4, s), 2, 5, 1, of="i32")
    for d in FEW:

        def add(a: Any, i: Any, u: Any) -> Any:
            return lax.scatter_add(a, i, u, BATCHED)

        ones = made(lambda rng, s: rng.integers(-8, 9, s), 2, 5, 3)
        yield from LAX.each("scatter_add", add, made(lambda rng, s: np.ones(s), 2, 4, 3), inside,
                            ones, dtypes=(d,), label="batched")

        def square(a: Any, i: Any, u: Any) -> Any:
            return lax.scatter_apply(a, i, lambda v: v * v, SCATTER, update_shape=(5, 4))

        yield from LAX.each("scatter_apply", square,
            made(lambda rng, s: rng.integers(0, 4, s), 6, 4),
                            given([[4], [0], [3], [2], [1]], "i32"), x(1), dtypes=(d,))


def _to(targets: tuple[str, ...], a: Any) -> list[Any]:
    return [lax.convert_element_type(a, dtype(d).np) for d in targets]


def _converted() -> Cases:
    """Every element type to every other: one program for each source."""
    small = tuple(d for d in EVERY if dtype(d).kind == "uint" or dtype(d).bits < 8 or d in SCALES)
    large = tuple(d for d in EVERY if d not in small and not dtype(d).is_complex)
    for d in EVERY:
        if dtype(d).is_complex:
            yield from LAX.each("convert_element_type", partial(_to, COMPLEX), x(3, 4), dtypes=(d,))
            continue
        signed = x(9, low=-12, high=12)
        yield from LAX.each("convert_element_type", partial(_to, large + COMPLEX), signed,
                            dtypes=(d,), label="to_large")
        yield from LAX.each("convert_element_type", partial(_to, small), x(9, low=0.6, high=1.4),
                            dtypes=(d,), label="to_small")
    for a, b in (("f32", "i32"), ("f32", "u8"), ("i64", "f32"), ("bf16", "u16"), ("u8", "i8"),
                 ("f64", "u64"), ("i4", "u8"), ("i16", "i4"), ("f16", "i8"), ("u32", "f32"),
                 ("f8e5m2", "u8"), ("i32", "u4"), ("u8", "u2")):
        shape = (2, 3, dtype(b).bits // dtype(a).bits) if dtype(b).bits > dtype(a).bits else (3, 4)
        f = partial(lax.bitcast_convert_type, new_dtype=dtype(b).np)
        yield from LAX.each("bitcast_convert_type", f, x(*shape, low=-9, high=9), dtypes=(a,),
                            label=f"to_{b}")
    for d in INTS + UINTS:  # what is outside: clamped, as XLA does
        f = partial(lax.convert_element_type, new_dtype=dtype(d).np)
        far = given([0.5, -0.5, 300.7, -300.7, 1e10, -1e10, np.inf, -np.inf, np.nan])
        for source in ("f16", "f32", "f64"):
            yield from LAX.each("convert_element_type", f, far, dtypes=(source,), label=f"far_{d}")
    for d in NUMBERS[:8] + FLOATS + FP8:
        f = partial(lax.convert_element_type, new_dtype=dtype(d).np)
        ties = given([0.5, 1.5, 2.5, 1 + 2**-9, 1 + 2**-8, 3 * 2**-9, 2**-7, 1.0625, 60000.0])
        yield from LAX.each("convert_element_type", f, ties, dtypes=("f32",), label=f"ties_{d}")
