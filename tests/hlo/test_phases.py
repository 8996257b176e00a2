"""Windows over an array that is spread, phase by phase: the same as over one with zeros in it."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from cpu_building import build as compiled
from cpu_building import call
from monograph.hlo import ops
from monograph.hlo.builder import build
from monograph.hlo.interp import evaluate
from monograph.hlo.ops.geometry import Geometry
from monograph.hlo.ops.monoids import monoid
from monograph.hlo.ops.phases import phases_of
from monograph.hlo.types import F32, tensor

Array = np.ndarray[Any, Any]

# shape, window, strides, base dilations, window dilations, padding: of two dimensions
ROWS: list[tuple[Any, ...]] = [
    ((4, 5), (3, 3), (1, 1), (2, 2), (1, 1), ((1, 2), (2, 1))),
    ((4, 5), (2, 2), (1, 1), (2, 2), (1, 1), ((1, 1), (1, 1))),
    ((4, 5), (2, 2), (1, 1), (3, 2), (1, 1), ((0, 0), (0, 0))),
    ((4, 5), (4, 5), (1, 1), (2, 3), (1, 1), ((3, 3), (5, 4))),
    ((4, 5), (3, 2), (2, 1), (2, 3), (1, 2), ((0, 1), (3, 0))),
    ((4, 5), (3, 2), (3, 2), (2, 4), (2, 2), ((2, 1), (1, 2))),
    ((4, 5), (1, 1), (1, 1), (2, 4), (1, 1), ((-1, 5), (0, -2))),
    ((4, 5), (2, 3), (1, 1), (4, 4), (2, 2), ((9, 9), (9, 9))),
    ((1, 7), (2, 3), (1, 2), (5, 1), (1, 1), ((1, 1), (0, 0))),
]


def spread(x: Array, g: Geometry, axes: tuple[int, int], value: float = 0.0) -> Array:
    """`x` with `value` between its elements."""
    shape = list(x.shape)
    place: list[Any] = [slice(None)] * x.ndim
    for axis, n, d in zip(axes, g.spread((x.shape[axes[0]], x.shape[axes[1]])), g.base_dilations,
                          strict=True):  # fmt: skip
        shape[axis], place[axis] = n, slice(None, None, d)
    out = np.full(shape, value, x.dtype)
    out[tuple(place)] = x
    return out


def convolved(x: Array, w: Array, g: Geometry, groups: int = 1, native: bool = False) -> Array:
    def one(x: Any, w: Any) -> list[Any]:
        last, kernel = (0, 3, 1, 2), (3, 2, 0, 1)
        return [
            ops.convolution(
                x, w, window_strides=g.strides, padding=g.padding, lhs_dilation=g.base_dilations,
                rhs_dilation=g.dilations, dimension_numbers=(last, kernel, last), dtype=F32,
                feature_group_count=groups,
            )
        ]  # fmt: skip

    graph = build(one, [tensor(v.shape, F32) for v in (x, w)], "one")
    if not native:
        return np.asarray(evaluate(graph, [x, w])[0])
    return np.asarray(call(compiled(graph), x, w)[0])


@pytest.mark.parametrize("groups", [1, 4])
@pytest.mark.parametrize("row", ROWS, ids=str)
def test_convolutions(row: tuple[Any, ...], groups: int) -> None:
    """As over an image with zeros in it; exact on small integers."""
    shape, sizes, strides, base, dilations, padding = row
    g = Geometry(sizes, strides, base, dilations, padding)
    assert phases_of(g, shape) is not None
    rng = np.random.default_rng(0)
    x = rng.integers(-4, 5, (2, *shape, 8)).astype(np.float32)
    w = rng.integers(-4, 5, (*sizes, 8 // groups, 12)).astype(np.float32)
    plain = Geometry(sizes, strides, (1, 1), dilations, padding)
    want = convolved(spread(x, g, (1, 2)), w, plain, groups)
    for native in (False, True):
        np.testing.assert_array_equal(convolved(x, w, g, groups, native), want)


@pytest.mark.parametrize("name", ["add", "multiply", "maximum", "minimum"])
@pytest.mark.parametrize("start", [0.0, 1.0, 3.0, -np.inf])
@pytest.mark.parametrize("row", ROWS, ids=str)
def test_folds(row: tuple[Any, ...], start: float, name: str) -> None:
    """What stands on nothing meets the initial value, whatever it is."""
    shape, sizes, strides, base, dilations, padding = row
    g = Geometry(sizes, strides, base, dilations, padding)
    x = np.random.default_rng(1).integers(-3, 4, shape).astype(np.float32)

    def folded(x: Array, base: tuple[int, int], native: bool) -> Array:
        def one(v: Any) -> list[Any]:
            init = ops.constant(np.float32(start))
            return [
                ops.reduce_window(
                    v, init, window_dimensions=sizes, window_strides=strides, base_dilations=base,
                    window_dilations=dilations, padding=padding, body=monoid(name, F32),
                )
            ]  # fmt: skip

        graph = build(one, [tensor(x.shape, F32)], "one")
        if not native:
            return np.asarray(evaluate(graph, [x])[0])
        return np.asarray(call(compiled(graph), x)[0])

    want = folded(spread(x, g, (0, 1), start), (1, 1), native=False)
    for native in (False, True):
        np.testing.assert_array_equal(folded(x, base, native), want)


@pytest.mark.smoke
def test_what_stands_on_nothing_is_no_term() -> None:
    """An infinite weight spoils only the places whose windows have it on an element."""
    g = Geometry((2, 1), (1, 1), (2, 1), (1, 1), ((0, 0), (0, 0)))
    x, w = np.ones((1, 4, 3, 1), np.float32), np.ones((2, 1, 1, 1), np.float32)
    w[0] = np.inf
    for native in (False, True):
        out = convolved(x, w, g, native=native)[0, :, 0, 0]
        np.testing.assert_array_equal(out, [np.inf, 1, np.inf, 1, np.inf, 1])


@pytest.mark.parametrize("sizes", [(16, 16), (9, 16), (1, 5)])
@pytest.mark.parametrize("padding", [((0, 0), (0, 0)), ((15, 15), (3, 40)), ((-2, 1), (5, -3))])
def test_windows_no_longer_than_gaps(sizes: tuple[int, int], padding: Any) -> None:
    """However far apart elements are, one product is all; and what meets none is no term."""
    g = Geometry(sizes, (1, 1), (16, 16), (1, 1), padding)
    rng = np.random.default_rng(2)
    x = rng.integers(-4, 5, (2, 3, 4, 5)).astype(np.float32)
    w = rng.integers(-4, 5, (*sizes, 5, 6)).astype(np.float32)
    want = convolved(spread(x, g, (1, 2)), w, Geometry(sizes, *[(1, 1)] * 3, padding))
    for native in (False, True):
        np.testing.assert_array_equal(convolved(x, w, g, native=native), want)
    w[0, 0] = np.inf
    native = convolved(x, w, g, native=True)
    assert np.isfinite(native).sum() >= want.size - want.shape[-1] * 2 * 3 * 4
    assert not np.isfinite(native).all() or sizes == (1, 5)
    np.testing.assert_array_equal(native, convolved(x, w, g))


def test_many_phases_are_not_taken_apart() -> None:
    """As many ops would be worth less than the zeros."""
    far = Geometry((16, 16), (1, 1), (16, 16), (1, 1), ((0, 0), (0, 0)))
    assert phases_of(far, (4, 4)) is None
    assert phases_of(Geometry.of((3, 3)), (4, 4)) is None
