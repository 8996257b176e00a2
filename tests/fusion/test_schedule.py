"""Which loop of a kernel runs in lanes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
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
