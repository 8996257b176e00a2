"""Which loop of a kernel runs in lanes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
from monograph.fusion.estimate import SPLIT
from monograph.fusion.schedule import schedule_of
from monograph.fusion.target import Target


def schedule(f: Callable[..., Any], *args: Any) -> Any:
    """Of the last kernel of a compiled function, after its values were compared."""
    compiled = mg.jit(f).lower(*args).compile()
    want = mg.jit(f, backend="interp")(*args)
    np.testing.assert_allclose(compiled(*args), want, rtol=2e-6, atol=1e-6)
    return list(compiled.program.launches())[-1].schedule


def table(*shape: int) -> np.ndarray:
    return np.random.default_rng(0).uniform(0.1, 1, shape).astype(np.float32)


@pytest.mark.parametrize("count", [17, 1000])
def test_dear_arithmetic_runs_in_lanes_that_read_by_strides(count: int) -> None:
    found = schedule(lambda x: (x[:, 0] * x[:, 4] + x[:, 8]) ** 0.45, table(count, 12))
    assert found.vector == 0 and "arithmetic outweighs" in found.reason


def test_cheap_arithmetic_does_not() -> None:
    found = schedule(lambda x: mnp.flip(x) + x[::-1], table(1000))
    assert "arithmetic outweighs" not in found.reason


@pytest.mark.parametrize(("row", "count"), [(2, 40), (3, 17), (3, 1000), (4, 33)])
def test_short_rows_run_in_lanes(row: int, count: int) -> None:
    """They would leave most lanes empty."""
    x, s = table(count, row), table(count)
    for f in (lambda x, s: x * s[:, None], lambda x, s: mnp.tanh(x) / s[:, None] + mnp.exp(x)):
        found = schedule(f, x, s)
        assert (found.vector, found.unrolled) == (0, (1,)) and "lanes empty" in found.reason


def test_a_few_moves_of_longer_rows_are_cheaper_as_they_are() -> None:
    x, s = table(1000, 7), table(1000)
    assert schedule(lambda x, s: x * s[:, None], x, s).vector == 1
    dear = schedule(lambda x, s: mnp.tanh(x) / s[:, None], table(1000, 6), s)
    assert (dear.vector, dear.unrolled) == (0, (1,))


def test_small_matrices_run_in_lanes() -> None:
    """All of a matrix is written out."""
    x, s = table(100, 3, 3), table(100)
    found = schedule(lambda x, s: x + mnp.eye(3) * s[:, None, None], x, s)
    assert (found.vector, found.unrolled) == (0, (1, 2))


def long_rows(f: Callable[..., Any], x: Any, beside: int) -> tuple[tuple[int, int], ...]:
    """Vectors side by side of a function's only kernel, on a machine with so many at a time."""
    (launch,) = mg.jit(f).lower(x).compile().program.launches()
    target = Target("test", frozenset(), vector_bits=256, beside=beside)
    return schedule_of(launch.kernel, target).jam


def test_long_arithmetic_runs_on_vectors_side_by_side() -> None:
    """Only where there is enough to do at a point, along memory, and the loop is long."""
    x = table(4096)
    assert long_rows(mnp.exp, x, 2) == ((0, 2),)
    assert long_rows(mnp.exp, x, 1) == ()
    assert long_rows(lambda x: x + 1, x, 2) == ()
    assert long_rows(lambda x: mnp.exp(x[::2]), x, 2) == ()
    assert long_rows(mnp.exp, table(100), 2) == ()


def folded(how: str, window: tuple[int, ...], strides: tuple[int, ...], padding: str) -> Any:
    init = {"add": 0.0, "max": -np.inf}[how]
    fold = getattr(mg.lax, how)
    return lambda x: mg.lax.reduce_window(x, init, fold, window, strides, padding)


@pytest.mark.parametrize("how", ["add", "max"])
@pytest.mark.parametrize(
    ("shape", "window", "strides"),
    [
        ((3, 40, 40), (1, 3, 3), (1, 2, 2)),
        ((3, 40, 40), (1, 2, 2), (1, 2, 2)),
        ((64, 64), (5, 5), (1, 1)),
        ((5000,), (100,), (1,)),
    ],
    ids=str,
)
@pytest.mark.parametrize("padding", ["SAME", "VALID"])
def test_windows_run_in_lanes(
    shape: tuple[int, ...],
    window: tuple[int, ...],
    strides: tuple[int, ...],
    how: str,
    padding: str,
) -> None:
    """Not what is folded in each, which is short or near; conditions are known inside."""
    found = schedule(folded(how, window, strides, padding), table(*shape))
    assert found.vector is not None and found.order[-1] != found.vector
    assert bool(found.cuts) == (padding == "SAME" and window != strides)


@pytest.mark.parametrize(
    ("f", "shape", "jam"),
    [
        (lambda x: x.sum(1), (64, 512, 64), ((1, 8),)),  # neighbours, not rows that lie far apart
        (lambda x: x.sum(1), (64, 512, 16), ((1, 2), (2, 4))),  # and steps of the sum, then
        (lambda x: x.max(1), (64, 512, 64), ((1, 4),)),  # a maximum takes three registers
        (lambda x: x.max(1), (64, 512), ((1, 4),)),
        (lambda x: x.sum(1), (64, 512), ((1, 8),)),
        (lambda x: mnp.exp(x).sum(1), (64, 512), ((1, 2),)),  # and an exponential most of them
    ],
)
def test_folds_side_by_side_fit_the_registers(f: Any, shape: Any, jam: Any) -> None:
    assert long_rows(f, table(*shape), 2) == jam


@pytest.mark.parametrize("shape", [(3, 40, 64), (2, 17, 9), (5, 16, 33), (2, 15, 64), (70, 8)])
@pytest.mark.parametrize("f", [mnp.max, mnp.min])
@pytest.mark.parametrize("axis", [0, 1])
def test_extremes_of_special_values(f: Any, shape: tuple[int, ...], axis: int) -> None:
    """NaN of both signs, infinities and zeros of both signs, however the fold is run."""
    rng = np.random.default_rng(len(shape))
    values = np.array([0.0, -0.0, -1.0, 1.0, np.inf, -np.inf, np.nan, -np.nan], np.float32)
    for kinds in (values, values[:2], values[1:3], values[[0, 1, 3]], values[[2, 5]], values[5:7]):
        x = rng.choice(kinds, shape).astype(np.float32)
        have = np.asarray(mg.jit(f, static_argnames="axis")(x, axis=axis))
        want = np.asarray(mg.jit(f, backend="interp", static_argnames="axis")(x, axis=axis))
        np.testing.assert_array_equal(have, want)
        number = ~np.isnan(want)
        np.testing.assert_array_equal(np.signbit(have[number]), np.signbit(want[number]))


@pytest.mark.parametrize("f", [abs, lambda z: z / (z + 1), mnp.exp])
def test_long_work_on_complex_numbers_is_shared(f: Callable[[Any], Any]) -> None:
    """It takes far longer than its operations count; a sum of two numbers does not."""
    compiled = mg.jit(f).lower(np.zeros(40000, np.complex64)).compile()
    (launch,) = compiled.program.launches()
    assert launch.schedule.seconds > SPLIT
    assert schedule(lambda x: x + 1, table(40000)).seconds < SPLIT


def test_the_search_for_a_place_takes_time() -> None:
    """What makes the indices of lookups counts, which stands before them."""
    knots, x = np.sort(table(1000)), table(16384)
    assert schedule(mnp.searchsorted, knots, x).seconds > SPLIT


def test_numbers_of_64_bits_take_twice_as_long() -> None:
    def seconds(dtype: Any) -> float:
        x = table(4000).astype(dtype)
        with mg.enable_x64(True):
            compiled = mg.jit(lambda x: x * x * x + x / (x + 1)).lower(x).compile()
        return list(compiled.program.launches())[-1].schedule.seconds

    assert seconds(np.float64) > 1.9 * seconds(np.float32)


@pytest.mark.parametrize("count", [1000, 1003])
def test_points_run_in_lanes_where_most_comes_after_their_folds(count: int) -> None:
    """Lanes that share a short fold would leave what follows to scalar code."""

    def f(x: Any, w: Any) -> Any:
        y = 1 / (1 + (x * w).sum(1))
        return mnp.sqrt(2 / (3 + mnp.sqrt(1 / (1 + y))))

    found = schedule(f, table(count, 20) / 20, table(20))
    assert found.vector == 0 and "does once" in found.reason
    assert schedule(f, table(count, 2000) / 2000, table(2000)).vector == 1
    assert schedule(lambda x: (x * x).sum(1) + 1, table(count, 64)).vector == 1
