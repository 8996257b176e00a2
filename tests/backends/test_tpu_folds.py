"""Folds over any dimensions, and columns that become rows: their instructions give the bits of the
interpreter, whose order of sums is the machine's."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ml_dtypes
import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
from tpu_streams import check_streams, f32, values_of

Array = np.ndarray[Any, Any]


def bf16(*shape: int) -> Array:
    return f32(*shape).astype(ml_dtypes.bfloat16)


def total(*axes: int) -> Callable[[Any], Any]:
    return lambda x: x.astype(mnp.float32).sum(axes or None)


SHAPES: dict[str, tuple[Array, tuple[int, ...], dict[str, Any]]] = {
    "rows that fill no tile": (f32(5, 300), (0,), {}),
    "many tiles": (f32(64, 1300), (0,), {}),
    "rows of matrices": (f32(19, 21, 140), (1,), {}),
    "matrices": (f32(5, 21, 140), (0,), {}),
    "all but the last": (f32(5, 21, 140), (0, 1), {}),
    "all but the rows": (f32(5, 21, 140), (0, 2), {}),
    "each matrix": (f32(11, 21, 140), (1, 2), {}),
    "every element": (f32(5, 21, 140), (), {}),
    "long rows, every element": (f32(50, 1400), (), {}),
    "long rows, each matrix": (f32(3, 20, 1400), (1, 2), {}),
    "long rows, all but the rows": (f32(3, 20, 1400), (0, 2), {}),
    "of one dimension": (f32(5000), (), {}),
    "of one dimension, full": (f32(2048), (), {}),
    "three": (f32(3), (), {}),
    "every other dimension": (f32(3, 5, 7, 200), (0, 2), {}),
    "every other dimension, and the last": (f32(3, 5, 7, 200), (1, 3), {}),
    "as batch norms do": (f32(3, 5, 7, 64), (0, 1, 2), {}),
    "packed": (bf16(48, 200), (0,), {}),
    "packed, rows that fill no tile": (bf16(3, 41, 200), (1,), {}),
    "packed, kept rows": (bf16(3, 32, 200), (0,), {}),
    "packed, of one dimension": (bf16(5000), (), {}),
    "blocks of rows": (f32(700, 300), (0,), {"block_bytes": 1 << 14}),
    "blocks of a matrix": (f32(7, 64, 300), (1,), {"block_bytes": 1 << 14}),
    "blocks of kept rows": (f32(5, 64, 300), (0,), {"block_bytes": 1 << 14}),
    "blocks within four dimensions": (f32(5, 9, 60, 300), (0, 2), {"block_bytes": 1 << 14}),
    "blocks of several matrices": (f32(5, 9, 60, 300), (1,), {"block_bytes": 1 << 18}),
}


@pytest.mark.parametrize("name", SHAPES)
def test_sums_over_any_dimensions(name: str) -> None:
    x, axes, options = SHAPES[name]
    check_streams(total(*axes), x, **options)


def centred(x: Any) -> Any:
    return (x - x.mean(0)) / mnp.sqrt(x.var(0) + 1e-5)


def shares(x: Any, y: Any) -> Any:
    """A column of sums for each matrix beside one of its rows: kept, so both are columns."""
    totals, parts = y.sum(-1), x.sum(-1)
    return totals, parts, parts / totals[:, None]


def weighed(x: Any, w: Any) -> Any:
    parts = x.sum(-1)
    return parts, parts * w


PROGRAMS: dict[str, tuple[Callable[..., Any], tuple[Array, ...]]] = {
    "the largest": (lambda x: x.max(0), (f32(70, 200),)),
    "products": (lambda x: x.prod((0, 1)), (f32(2, 9, 200),)),
    "whole numbers": (lambda x: x.min((0, 1)), (np.arange(14000, dtype=np.int32)
                                                .reshape(7, 10, 200),)),
    "steps before and after": (lambda x: ((x - 1) ** 2).mean((0, 1)), (f32(3, 5, 200),)),
    "a row for all": (lambda x, b: (x * b).sum(0), (f32(50, 300), f32(300))),
    "two folds of one array": (lambda x: (x.sum(), x.sum(0)), (f32(50, 300),)),
    "columns centred": (centred, (f32(50, 300),)),
    "a mean of losses": (lambda x: mnp.log(mnp.exp(x).sum(-1)).mean(), (f32(50, 300),)),
    "a column folded": (lambda x: (x.sum(-1) * 2).max(-1), (f32(3, 12, 300),)),
    "a column to rows": (lambda x: x.sum(-1), (f32(3, 20, 300),)),
    "columns by one number each": (shares, (f32(2, 6, 300), f32(2, 130))),
    "as many of them as they are long": (shares, (f32(6, 6, 300), f32(6, 130))),
    "columns by a row for all": (weighed, (f32(2, 6, 300), f32(6))),
    "a row as a column": (lambda x, b: x * b[:, None], (f32(150, 30), f32(150))),
    "truth values of a row as a column": (lambda b: mnp.broadcast_to(b[:, None] > 0, (32, 200)),
                                          (f32(32),)),
    "a gradient of a bias": (
        mg.grad(lambda b, x: mnp.tanh(x + b).sum()), (f32(200), f32(6, 20, 200)),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", PROGRAMS)
def test_programs_with_folds_have_code(name: str) -> None:
    f, args = PROGRAMS[name]
    check_streams(f, *args)


def test_zeros_keep_their_sign_and_nothing_is_lost() -> None:
    """The sign of a sum of negative zeros is its beginning's; NaN and infinities stay."""
    x = np.full((9, 130), -0.0, np.float32)
    x[3, 5], x[4, 6], x[8, 7] = np.nan, np.inf, -np.inf
    for axes in ((0,), (0, 1), (1,)):
        check_streams(total(*axes), x)
        check_streams(lambda x, axes=axes: x.max(axes), x)


def test_sums_that_begin_with_a_negative_zero_are_one() -> None:
    """What is beyond an edge leaves it alone."""
    some: list[tuple[tuple[int, ...], tuple[int, ...]]]
    some = [((9, 130), (0,)), ((9, 130), (1,)), ((3, 9, 130), (0, 1, 2)), ((700,), (0,))]
    for shape, axes in some:
        x = np.full(shape, -0.0, np.float32)

        def f(x: Any, axes: tuple[int, ...] = axes) -> Any:
            return mg.lax.reduce(x, np.float32(-0.0), mg.lax.add, axes)

        check_streams(f, x)
        assert np.signbit(np.asarray(mg.jit(f, backend="tpu")(x))).all()


def test_the_order_is_that_of_the_tiles() -> None:
    """Eight rows of sums, one for each sublane, then neighbours."""
    x = f32(27, 130)
    sums = np.zeros((8, 130), np.float32)
    for i in range(27):
        sums[i % 8] = sums[i % 8] + x[i] if i >= 8 else x[i]
    while len(sums) > 1:
        sums = sums[0::2] + sums[1::2]
    graph = mg.jit(lambda x: x.sum(0)).trace(x).whole
    assert (np.asarray(values_of(graph, [x])[graph.outs[0]]) == sums[0]).all()


def test_packed_results_beside_a_column_that_fills_no_tile() -> None:
    """They have more rows than the column: compared and spread row by row."""
    x = f32(3)
    f = mg.jit(lambda b: mnp.broadcast_to(b[:, None] > 0, (3, 3)), backend="tpu")
    y, profile = mg.profile(f, x)
    assert [r.how for r in profile.report.tasks] == ["scalar"]
    assert np.array_equal(np.asarray(y), np.broadcast_to(x[:, None] > 0, (3, 3)))
