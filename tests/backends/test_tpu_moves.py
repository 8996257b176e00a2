"""Elements that change places: their instructions give the bits of the interpreter."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ml_dtypes
import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
from monograph.backends import tpu
from monograph.backends.tpu.compiler.portions import Portions
from tpu_streams import check_streams, compiled, f32

Array = np.ndarray[Any, Any]
RNG = np.random.default_rng(2)
TYPES = (np.float32, np.int32, ml_dtypes.bfloat16, np.float16, np.int8, np.uint8)


def some(kind: Any, *shape: int) -> Array:
    """All bit patterns alike, NaNs of every kind among them."""
    count = int(np.prod(shape)) * np.dtype(kind).itemsize
    return RNG.integers(0, 256, count).astype(np.uint8).view(kind).reshape(shape)


def axes(*order: int) -> Callable[..., Any]:
    return lambda x: x.transpose(order)


def padded(*rows: tuple[int, int, int]) -> Callable[..., Any]:
    return lambda x: mg.lax.pad(x, np.asarray(3).astype(x.dtype), rows)


def joined(axis: int) -> Callable[..., Any]:
    return lambda *xs: mnp.concatenate(xs, axis)


MOVES: dict[str, tuple[Callable[..., Any], tuple[tuple[int, ...], ...]]] = {
    "a slice of rows": (lambda x: x[3:20], ((40, 300),)),
    "a slice of lanes": (lambda x: x[:, 5:270], ((21, 300),)),
    "a slice of three dimensions": (lambda x: x[1:3, 5:17, 130:], ((4, 20, 200),)),
    "every other row": (lambda x: x[1::2], ((41, 140),)),
    "every third lane": (lambda x: x[:, 2::3], ((9, 500),)),
    "every other of both": (lambda x: x[:, ::2, 1::2], ((3, 22, 260),)),
    "a slice of a line": (lambda x: x[77:900], ((1000,),)),
    "every fifth of a line": (lambda x: x[3::5], ((1000,),)),
    "one column": (lambda x: x[:, 7], ((40, 30),)),
    "one row": (lambda x: x[7], ((40, 300),)),
    "zeros around": (padded((1, 2, 0), (3, 4, 0)), ((10, 200),)),
    "zeros between": (padded((0, 1, 1), (2, 0, 2)), ((9, 70),)),
    "zeros around matrices": (padded((1, 0, 0), (2, 3, 0), (0, 60, 0)), ((2, 9, 100),)),
    "less at an edge": (padded((-2, 1, 0), (-3, -5, 0)), ((20, 150),)),
    "rows joined": (joined(0), ((5, 200), (9, 200), (1, 200))),
    "lanes joined": (joined(1), ((9, 50), (9, 100), (9, 7))),
    "lines joined": (joined(0), ((50,), (300,), (7,))),
    "matrices joined": (joined(1), ((3, 9, 40), (3, 4, 40))),
    "rows backward": (lambda x: x[::-1], ((21, 200),)),
    "lanes backward": (lambda x: x[:, ::-1], ((9, 300),)),
    "a line backward": (lambda x: x[::-1], ((300,),)),
    "all backward": (lambda x: x[::-1, ::-1, ::-1], ((3, 10, 150),)),
    "a roll": (lambda x: mnp.roll(x, 5, 1), ((9, 300),)),
    "a matrix turned": (lambda x: x.T, ((50, 300),)),
    "features last": (axes(0, 2, 3, 1), ((2, 20, 6, 9),)),
    "features first": (axes(0, 3, 1, 2), ((2, 6, 9, 20),)),
    "three in a ring": (axes(1, 2, 0), ((5, 9, 140),)),
    "three in the other ring": (axes(2, 0, 1), ((5, 9, 140),)),
    "three backward": (axes(2, 1, 0), ((12, 9, 140),)),
    "four in another order": (axes(2, 0, 3, 1), ((3, 4, 10, 40),)),
    "five in another order": (axes(3, 0, 4, 2, 1), ((2, 3, 4, 9, 10),)),
    "heads apart": (lambda x: x.reshape(10, 4, 24).transpose(1, 0, 2), ((10, 96),)),
    "repeated": (lambda x: mnp.tile(x, (2, 3)), ((5, 50),)),
    "each repeated": (lambda x: mnp.repeat(x, 3, axis=1), ((9, 50),)),
    "a diagonal block": (lambda x: x[2:5, 100:140].T, ((9, 300),)),
}


def test_barriers_are_copies() -> None:
    """Operands that others compute again are written first."""

    def rematerialized(x: Any) -> Any:
        inner = mg.checkpoint(lambda y: mnp.sin(mnp.sin(y)))
        return mg.grad(lambda x: inner(x).sum())(x)

    x = f32(20, 150)
    check_streams(rematerialized, x)
    halves = some(ml_dtypes.bfloat16, 20, 150)
    check_streams(lambda x, y: mg.lax.optimization_barrier((x + 1, y)), x, halves)
    check_streams(lambda x: mg.lax.optimization_barrier(x) * 2, f32(700))
    check_streams(lambda x: mg.lax.optimization_barrier(x), f32(3, 0), counted=1)  # nothing
    check_streams(lambda x: mg.lax.optimization_barrier(x), f32())


@pytest.mark.parametrize("name", MOVES)
def test_moves_by_instructions(name: str) -> None:
    f, shapes = MOVES[name]
    for kind in TYPES[:: 2 if len(shapes) < 2 else 4]:
        check_streams(f, *[some(kind, *shape) for shape in shapes])


@pytest.mark.parametrize("kind", TYPES, ids=lambda k: np.dtype(k).name)
def test_elements_of_every_width(kind: Any) -> None:
    """Their bits, whatever these are."""
    check_streams(lambda x: x[3:40, 5:270], some(kind, 50, 300))
    check_streams(axes(1, 0), some(kind, 50, 70))
    check_streams(padded((1, 2, 0), (3, 4, 0)), some(kind, 33, 50))


def test_moves_among_what_is_computed() -> None:
    """They are tasks of their own, before it."""
    check_streams(lambda x: mnp.exp(x[:, 3:]) * 2 + x[:, :-3], f32(20, 200))
    check_streams(lambda x, y: mnp.tanh(mnp.concatenate([x + 1, y], 1)), f32(9, 70), f32(9, 80))
    check_streams(lambda x: mnp.exp(x).T[2:] + 1, f32(40, 50))


def test_places_known_only_at_run_time_are_no_boxes() -> None:
    def zeroed(x: Any, i: Any, order: Any) -> Any:
        rows = mg.lax.dynamic_update_slice(x, mnp.zeros((8, x.shape[1]), x.dtype), (i, 0))
        return rows[::-1] if order is None else rows.transpose(order)

    for order in (None, (1, 0)):
        check_streams(lambda x, i, o=order: zeroed(x, i, o), f32(64, 128), np.int32(16))


def test_large_moves_are_counted_in_little_time() -> None:
    types = mg.ShapeDtypeStruct((2, 1024, 4100), mnp.float32)
    f = mg.jit(lambda x: x[:, 3:, 5:4000], backend="tpu")
    (row,) = f.lower(types).compile().estimate().tasks
    assert row.how == "vector"


def check_random(seed: int) -> None:
    """A slice, zeros around it, dimensions in another order."""
    rng = np.random.default_rng(seed)
    rank = int(rng.integers(1, 5))
    shape = tuple(int(n) for n in rng.integers(1, [300, 150, 20, 9][rank - 1], rank))
    kind = TYPES[int(rng.integers(len(TYPES)))]
    first = [int(rng.integers(0, n)) for n in shape]
    cut = tuple(
        slice(a, int(rng.integers(a + 1, n + 1)), int(rng.integers(1, 4)))
        for a, n in zip(first, shape, strict=True)
    )
    edges = tuple((int(rng.integers(0, 9)), int(rng.integers(0, 9)), int(rng.integers(0, 2)))
                  for _ in shape)  # fmt: skip
    order = tuple(int(i) for i in rng.permutation(rank))
    x = some(kind, *shape)
    check_streams(lambda x: x[cut], x)
    check_streams(padded(*edges), x)
    check_streams(axes(*order), x)
    check_streams(lambda x: mnp.flip(x[cut], 0).transpose(order), x)


def test_some_random_moves() -> None:
    for seed in range(6):
        check_random(seed)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6, 100))
def test_random_moves(seed: int) -> None:
    check_random(seed)


# ---- more than vector memory holds ---------------------------------------------------------------

SMALL = tpu.chip("v5e", vmem=1 << 21)

LARGE: dict[str, tuple[Callable[..., Any], tuple[int, ...]]] = {
    "a slice of rows": (lambda x: x[30:, :-5], (700, 500)),
    "a matrix turned": (axes(1, 0), (600, 700)),
    "features first": (axes(0, 3, 1, 2), (2, 24, 20, 140)),
    "zeros around": (padded((1, 2, 0), (3, 4, 0)), (900, 300)),
    "backward": (lambda x: x[::-1, ::2], (900, 400)),
    "a long line": (lambda x: x[5:][::-1], (300_000,)),
    "one of many matrices": (lambda x: x[:, 3:].transpose(1, 0, 2), (40, 12, 900)),
    "cut anew": (lambda x: x[1:].reshape(-1, 350), (501, 700)),
    "a few long rows": (lambda x: x[:, 7:], (3, 60_000)),
}


@pytest.mark.parametrize("name", LARGE)
def test_moves_that_do_not_fit_go_in_portions(name: str) -> None:
    f, shape = LARGE[name]
    packed = name not in ("one of many matrices", "cut anew")  # these are too large in words
    for kind in (np.float32, ml_dtypes.bfloat16)[: 1 + packed]:
        x = some(kind, *shape)
        executable = compiled(mg.jit(f).trace(x).whole, chip=SMALL)
        tasks = executable.plan.tasks[executable.program.graph]
        assert any(isinstance(t.spec, Portions) and len(t.spec.portions) > 1 for t in tasks)
        check_streams(f, x, chip=SMALL)


def test_portions_of_moves_overlap_with_copies() -> None:
    """The next operands come while elements are moved: close to the bandwidth of main memory."""
    types = mg.ShapeDtypeStruct((16384, 8192), mnp.float32)
    f = mg.jit(lambda x: x[::-1], backend="tpu")
    (row,) = f.lower(types).compile().estimate().tasks
    assert row.how == "vector" and row.hbm == 2 * 16384 * 8192 * 4
    assert row.time / 1.5e9 < 2.5 * row.hbm / 819e9


def test_products_whose_operands_do_not_fit_are_laid_out_in_portions() -> None:
    types = [mg.ShapeDtypeStruct(s, mnp.float32) for s in ((512, 40000), (512, 512))]
    f = mg.jit(lambda x, w: mnp.einsum("at,an->tn", x[:, ::2], w), backend="tpu")
    assert all(r.how != "counted" for r in f.lower(*types).compile().estimate().tasks)
