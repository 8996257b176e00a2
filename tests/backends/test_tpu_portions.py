"""What vector memory does not hold goes in portions: by the interpreter's bits, on small chips."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ml_dtypes
import numpy as np
import pytest

import monograph as mg
import monograph.backends.tpu as tpu
import monograph.numpy as mnp
from monograph.backends.tpu.compiler.portions import Portions
from tpu_streams import RNG, check_streams, compiled, f32

Array = np.ndarray[Any, Any]
SMALL: dict[str, Any] = {"chip": tpu.chip("v5e", vmem=1 << 18), "block_bytes": 1 << 16}


def bf16(*shape: int) -> Array:
    return f32(*shape).astype(ml_dtypes.bfloat16)


def i8(*shape: int) -> Array:
    return RNG.integers(-9, 9, shape).astype(np.int8)


def i32(*shape: int, high: int) -> Array:
    """Indices, some of them outside of so many places."""
    return RNG.integers(-9, high + 9, shape).astype(np.int32)


def pool(x: Any) -> Any:
    sizes, strides = (1, 3, 3, 1), (1, 2, 2, 1)
    return mg.lax.reduce_window(x, -mnp.inf, mg.lax.max, sizes, strides, "SAME")


def at(x: Any, i: Any) -> Any:
    return x[i]


def two_heads(x: Any, y: Any) -> Any:
    """Indices as values, and elements beyond edges."""
    numbers = mg.lax.broadcasted_iota(np.int32, x.shape, 0)
    return mnp.where(numbers > 9, mnp.pad(x, ((3, 0), (0, 0)))[:-3], y)


CASES: dict[str, tuple[Callable[..., Any], tuple[Array, ...]]] = {
    "a pool": (pool, (f32(3, 12, 20, 130),)),
    "a pool of halves": (pool, (bf16(3, 16, 20, 130),)),
    "the largest of columns": (lambda x: mnp.argmax(x, 0), (f32(90, 700),)),
    "indices as values": (two_heads, (f32(256, 300), f32(256, 300))),
    "rows that are sorted": (mnp.sort, (f32(50, 400),)),
    "columns that are sorted": (lambda x: mnp.sort(x, 0), (f32(30, 500),)),
    "places": (mnp.argsort, (f32(50, 200),)),
    "places of halves": (mnp.argsort, (bf16(88, 100),)),
    "places of the largest bytes": (lambda x: mg.lax.top_k(x, 5)[1], (i8(152, 100),)),
    "the largest": (lambda x: mg.lax.top_k(x, 5), (f32(60, 200),)),
    "running sums": (lambda x: mnp.cumsum(x, 1), (f32(120, 500),)),
    "running sums of halves": (lambda x: mnp.cumsum(x, 0), (bf16(40, 900),)),
    "rows at indices": (at, (f32(50, 200), i32(600, high=50))),
    "rows at a matrix of indices": (at, (f32(50, 200), i32(9, 70, high=50))),
    "an element of each row": (lambda x, i: x[..., i], (f32(30, 20, 130), np.int32(77))),
    "columns that become rows": (lambda x: x.sum(-1), (f32(40, 14, 9),)),
    "rows that become columns": (lambda x, y: mnp.where(y.max() > 0, x[..., None] * y, 0),
                                 (f32(40, 14), f32(40, 14, 9))),
    "rows of a large array": (at, (f32(900, 200), i32(300, high=900))),
    "matrices at indices": (at, (f32(9, 21, 130), i32(40, high=9))),
    "a part at an index": (lambda x, i: mg.lax.dynamic_slice(x, (i, 0), (300, 200)),
                           (f32(500, 200), np.int32(77))),
    "rows that are changed": (lambda x, i, u: x.at[i].add(u),
                              (f32(600, 200), i32(30, high=600), f32(30, 200))),
    "rows of zeros that are changed": (lambda i, u: mnp.zeros((600, 200)).at[i].add(u),
                                       (i32(30, high=600), f32(30, 200))),
    "a part that is replaced": (lambda x, u, i: mg.lax.dynamic_update_slice(x, u, (i, 0)),
                                (f32(600, 200), f32(30, 200), np.int32(590))),
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_portions_give_the_bits(name: str) -> None:
    f, args = CASES[name]
    executable = compiled(mg.jit(f).trace(*args).whole, **SMALL)
    specs = [t.spec for t in executable.plan.tasks[executable.program.graph]]
    assert any(isinstance(x, Portions) and len(x.portions) > 1 for x in specs)
    check_streams(f, *args, **SMALL)


def test_more_indices_than_scalar_memory_holds() -> None:
    """They come piece by piece, however they lie."""
    chip = tpu.chip("v5e", smem=1 << 14)
    for shape in ((300,), (20, 300), (70, 3), (9, 5, 3)):
        check_streams(at, f32(50, 40), i32(*shape, high=50), chip=chip)
    check_streams(lambda x, i: x[i[:, 0], i[:, 1]], f32(6, 20, 70), i32(90, 2, high=5), chip=chip)
    check_streams(lambda x, i, u: x.at[i].add(u), f32(50, 40), i32(300, high=50), f32(300, 40),
                  chip=chip)  # fmt: skip


def test_an_embedding_of_a_model_and_its_derivative() -> None:
    """Many tokens, a table that is larger than vector memory: close to what its copies take."""

    def loss(table: Any, tokens: Any) -> Any:
        return (table[tokens] * 2).sum()

    shapes = ((50304, 768), mnp.float32), ((16, 512), mnp.int32)
    types = [mg.ShapeDtypeStruct(*x) for x in shapes]
    for f in (lambda x, i: x[i], mg.grad(loss)):
        report = mg.jit(f, backend="tpu").lower(*types).compile().estimate()
        assert all(r.how in ("vector", "scalar") for r in report.tasks)
        (row,) = [r for r in report.tasks if r.name in ("gather", "scatter")]
        assert row.how == "vector" and row.time < 8 * row.hbm / 819e9 * 1.5e9


def windows_added(x: Any, i: Any, u: Any) -> Any:
    numbers = mg.lax.ScatterDimensionNumbers((1, 2), (), (0, 1))
    return mg.lax.scatter_add(x, i, u, numbers, mode="drop")


FAR: dict[str, tuple[Callable[..., Any], tuple[Array, ...]]] = {
    "packed rows": (at, (bf16(2000, 200), i32(30, high=2000))),
    "more packed rows than fit": (at, (bf16(2000, 200), i32(400, high=2000))),
    "bytes": (at, (i8(3000, 300), i32(9, high=3000))),
    "elements": (at, (f32(90_000), i32(40, high=90_000))),
    "elements of matrices": (lambda x, i: x[i, i], (f32(600, 600), i32(40, high=600))),
    "along rows": (lambda x, i: mnp.take_along_axis(x, i, 1),
                   (f32(20, 6000), i32(20, 5, high=6000))),
    "packed rows that are changed": (lambda x, i, u: x.at[i].add(u),
                                     (bf16(2000, 200), i32(30, high=2000), bf16(30, 200))),
    "bytes that are changed": (lambda x, i, u: x.at[i].max(u),
                               (i8(3000, 300), i32(9, high=3000), i8(9, 300))),
    "elements that are changed": (lambda x, i, u: x.at[i].set(u),
                                  (f32(90_000), i32(40, high=90_000), f32(40))),
    "zeros that are changed": (lambda i, u: mnp.zeros(90_000).at[i].add(u),
                               (i32(40, high=90_000), f32(40))),
    "windows that are changed": (windows_added,
                                 (f32(100, 900), i32(3, 2, high=90), f32(3, 4, 150))),
}  # fmt: skip


@pytest.mark.parametrize("name", FAR)
def test_arrays_that_stay_in_main_memory(name: str) -> None:
    """Rows are brought one by one; of one that is changed they go back."""
    f, args = FAR[name]
    check_streams(f, *args, **SMALL)
