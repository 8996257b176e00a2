"""Rows at indices: their instructions give the bits of the interpreter, and their cycles do not
depend on the indices."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
from tpu_streams import check_streams, f32

Array = np.ndarray[Any, Any]
RNG = np.random.default_rng(1)


def i32(*shape: int, low: int = -60, high: int = 60) -> Array:
    """Indices, some of them outside of fifty rows."""
    return RNG.integers(low, high, shape).astype(np.int32)


def slice_of(*sizes: int) -> Callable[..., Any]:
    rest = [0] * len(sizes)
    return lambda x, *at: mg.lax.dynamic_slice(x, (*at, *rest[len(at) :]), sizes)


def update(x: Any, u: Any, *at: Any) -> Any:
    return mg.lax.dynamic_update_slice(x, u, (*at, *([0] * (x.ndim - len(at)))))


def at(x: Any, i: Any) -> Any:
    return x[i]


def pairs(x: Any, i: Any) -> Any:
    """Rows of matrices, by index vectors of two components along the last dimension."""
    numbers = mg.lax.GatherDimensionNumbers(
        offset_dims=(i.ndim - 1,), collapsed_slice_dims=(0, 1), start_index_map=(1, 0)
    )
    return mg.lax.gather(x, i, numbers, (1, 1, x.shape[2]), mode="clip")


def pairs_added(x: Any, i: Any, u: Any) -> Any:
    """The same rows changed; index vectors along the first dimension, as NumPy's indexing."""
    return x.at[i[0], i[1]].add(u)


ROWS: dict[str, tuple[Callable[..., Any], tuple[Array, ...]]] = {
    "an embedding": (at, (f32(50, 200), i32(21))),
    "many tokens": (at, (f32(50, 128), i32(3, 300))),
    "a batch of tokens": (at, (f32(50, 384), i32(3, 7))),
    "three dimensions of tokens": (at, (f32(50, 40), i32(2, 3, 9))),
    "one row": (lambda x, i: x[i][None], (f32(50, 300), np.int32(-7))),
    "integers": (at, (i32(50, 64), i32(13))),
    "matrices": (at, (f32(9, 21, 130), i32(5, low=-20, high=20))),
    "rows of matrices": (pairs, (f32(6, 20, 70), i32(11, 2, low=-9, high=9))),
    "many rows of matrices": (pairs, (f32(6, 20, 70), i32(3, 5, 2, low=-9, high=9))),
    "rows of what a task has made": (lambda x, i: mnp.exp(x)[i] + 1, (f32(50, 140), i32(12))),
    "a slice": (slice_of(11, 200), (f32(50, 200), np.int32(13))),
    "a slice that is moved inside": (slice_of(11, 200), (f32(50, 200), np.int32(45))),
    "a slice of matrices": (slice_of(2, 9, 130), (f32(5, 30, 130), np.int32(2), np.int32(17))),
    "a step of a loop": (slice_of(1, 12, 40), (f32(7, 12, 40), np.int32(3))),
    "an update": (update, (f32(50, 200), f32(9, 200), np.int32(22))),
    "an update that is moved inside": (update, (f32(50, 200), f32(9, 200), np.int32(49))),
    "an update of matrices": (update, (f32(5, 30, 70), f32(2, 9, 70), np.int32(1), np.int32(-4))),
    "keys and values of a step": (update, (f32(40, 4, 64), f32(1, 4, 64), np.int32(39))),
    "rows replaced": (lambda x, i, u: x.at[i].set(u), (f32(50, 200), i32(30), f32(30, 200))),
    "rows added": (lambda x, i, u: x.at[i].add(u), (f32(50, 200), i32(30), f32(30, 200))),
    "the same row": (lambda x, i, u: x.at[i].add(u), (f32(9, 130), i32(40, low=3, high=5),
                                                      f32(40, 130))),
    "the larger": (lambda x, i, u: x.at[i].max(u), (f32(50, 40), i32(3, 11), f32(3, 11, 40))),
    "integers multiplied": (lambda x, i, u: x.at[i].multiply(u),
                            (i32(50, 40), i32(11), i32(11, 40))),
    "matrices added": (lambda x, i, u: x.at[i].add(u),
                       (f32(6, 12, 70), i32(4, low=-9, high=9), f32(4, 12, 70))),
    "the derivative of an embedding": (lambda i, u: mnp.zeros((50, 64)).at[i].add(u),
                                       (i32(40), f32(40, 64))),
    "a long row": (lambda x, i, u: x.at[i].add(u), (f32(12, 9000), i32(3, low=0, high=12),
                                                    f32(3, 9000))),
}  # fmt: skip


def test_components_of_index_vectors_that_lie_apart() -> None:
    """The vectors are put together first."""
    for some in (pairs_added, lambda x, i, u: x.at[i[0], i[1]].set(u)):
        check_streams(some, f32(6, 20, 70), i32(2, 30, low=-9, high=9), f32(30, 70))


@pytest.mark.parametrize("name", ROWS)
def test_rows_by_instructions(name: str) -> None:
    f, args = ROWS[name]
    check_streams(f, *args)


def test_cycles_do_not_depend_on_the_indices() -> None:
    """Timing counts what a core does, whatever the indices are: all the same, or all apart."""
    for low, high in ((0, 1), (0, 50), (100, 200)):
        check_streams(lambda x, i, u: x.at[i].add(u), f32(50, 70), i32(70, low=low, high=high),
                      f32(70, 70))  # fmt: skip


def test_a_large_embedding_is_counted_as_it_is_copied() -> None:
    """All rows once from main memory and once back, next to no more; and in little time."""
    types = [mg.ShapeDtypeStruct(s, d) for s, d in (((30522, 768), mnp.float32),
                                                    ((16, 512), mnp.int32))]  # fmt: skip
    estimate = mg.jit(at, backend="tpu").lower(*types).compile().estimate()
    (row,) = [r for r in estimate.tasks if r.name == "gather"]
    moved = 2 * 16 * 512 * 768 * 4
    assert row.how == "vector" and row.hbm == moved
    at_best = moved / 819e9
    assert at_best < row.time / 1.5e9 < 1.8 * at_best


def check_random(seed: int) -> None:
    """Rows of an array of two to four dimensions, taken out or changed at random places."""
    rng = np.random.default_rng(seed)
    shape = tuple(int(n) for n in rng.integers(1, 22, rng.integers(2, 5)))
    shape = (*shape[:-1], int(rng.integers(1, 400)))
    x = rng.standard_normal(shape).astype(np.float32)
    batch = tuple(int(n) for n in rng.integers(1, 20, rng.integers(1, 3)))
    i = rng.integers(-2 * shape[0], 2 * shape[0], batch).astype(np.int32)
    u = rng.standard_normal((*batch, *shape[1:])).astype(np.float32)
    sizes = tuple(int(rng.integers(1, n + 1)) for n in shape[:-1])
    starts = [np.int32(rng.integers(-n, 2 * n)) for n in shape[:-1]]
    piece = rng.standard_normal((*sizes, shape[-1])).astype(np.float32)
    check_streams(at, x, i)
    check_streams([lambda x, i, u: x.at[i].add(u), lambda x, i, u: x.at[i].set(u)][seed % 2],
                  x, i, u)  # fmt: skip
    check_streams(slice_of(*sizes, shape[-1]), x, *starts)
    check_streams(update, x, piece, *starts)


def test_some_random_rows() -> None:
    for seed in range(4):
        check_random(seed)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4, 100))
def test_random_rows(seed: int) -> None:
    check_random(seed)
