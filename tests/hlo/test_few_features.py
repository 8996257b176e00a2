"""Convolutions to few features: all elements of the kernel in one product, moved and added."""

from __future__ import annotations

import math
import random
import re
from typing import Any

import ml_dtypes
import numpy as np
import pytest

import monograph as mg
from cpu_building import build as compiled
from cpu_building import call
from monograph.hlo import ops
from monograph.hlo.builder import build
from monograph.hlo.interp import evaluate
from monograph.hlo.types import BF16, F32, F64, I32, tensor

Array = np.ndarray[Any, Any]
Spec = tuple[int, ...]

# (batch, space..., features) of x, the kernel, and what is not plain
ROWS: dict[str, tuple[Spec, Spec, dict[str, Any]]] = {
    "3x3": ((2, 9, 10, 16), (3, 3, 16, 3), {"padding": ((1, 1), (1, 1))}),
    "7x7": ((1, 20, 19, 16), (7, 7, 16, 3), {"padding": ((3, 3), (3, 2))}),
    "dilated": ((2, 11, 12, 16), (3, 2, 16, 2), {"rhs_dilation": (2, 3)}),
    "cut off": ((2, 9, 10, 16), (3, 3, 16, 3), {"padding": ((-1, 2), (0, -2))}),
    "spread": (
        (2, 12, 11, 16),
        (7, 5, 16, 3),
        {"lhs_dilation": (2, 2), "padding": ((3, 2), (4, 1))},
    ),
    "spread and dilated": (
        (2, 6, 5, 16),
        (3, 4, 16, 2),
        {"lhs_dilation": (2, 3), "rhs_dilation": (3, 2), "padding": ((3, 4), (2, 5))},
    ),
    "spread, cut off": (
        (2, 6, 7, 16),
        (3, 3, 16, 3),
        {"lhs_dilation": (2, 2), "padding": ((-1, 0), (1, -3))},
    ),
    "spread over gaps": (
        (1, 5, 4, 16),
        (3, 1, 16, 2),
        {"lhs_dilation": (2, 4), "padding": ((1, 1), (0, 3))},
    ),
    "turned": ((2, 9, 10, 16), (3, 2, 16, 3), {"window_reversal": (True, False)}),
    "one row": ((2, 40, 16), (5, 16, 4), {"padding": ((4, 0),)}),
    "volumes": ((1, 6, 5, 7, 16), (3, 2, 3, 16, 2), {}),
    "large volumes": ((1, 6, 5, 7, 16), (3, 4, 5, 16, 2), {}),
    "spread far": (
        (1, 4, 5, 16),
        (7, 7, 16, 3),
        {"lhs_dilation": (5, 5), "padding": ((4, 4),) * 2},
    ),
    "spread row": ((2, 4, 16), (20, 16, 3), {"lhs_dilation": (17,), "padding": ((9, 9),)}),
    "spread volumes": (
        (1, 3, 2, 3, 16),
        (3, 4, 4, 16, 3),
        {"lhs_dilation": (2, 3, 3), "padding": ((1, 1), (2, 1), (1, 2))},
    ),
    "no places": ((1, 3, 3, 8), (5, 5, 8, 3), {}),
    "all cut off": ((4, 1, 4, 16), (3, 1, 16, 3), {"padding": ((0, -1), (2, 0))}),
    "only padding": (
        (2, 1, 16),
        (2, 16, 3),
        {"lhs_dilation": (2,), "rhs_dilation": (3,), "padding": ((2, 1),)},
    ),
    "only padding of both": (
        (2, 3, 1, 16),
        (5, 1, 16, 3),
        {"lhs_dilation": (3, 1), "rhs_dilation": (1, 2), "padding": ((3, -1), (2, -1))},
    ),
}


def convolution(more: dict[str, Any], x: Any, w: Any, d: Any) -> Any:
    """One as a graph."""
    n = x.ndim
    last = (0, n - 1, *range(1, n - 1))

    def convolve(x: Any, w: Any) -> list[Any]:
        kernel = (n - 1, n - 2, *range(n - 2))
        numbers = (last, kernel, last)
        given = {"window_strides": (1,) * (n - 2), "padding": ((0, 0),) * (n - 2), **more}
        return [ops.convolution(x, w, dimension_numbers=numbers, dtype=d, **given)]

    return build(convolve, [x, w], "convolve")


@pytest.mark.parametrize("name", ROWS)
def test_values(name: str) -> None:
    """Exactly the interpreter's, on small integers."""
    rng = np.random.default_rng(0)
    x, w = (rng.integers(-3, 4, s).astype(np.float32) for s in ROWS[name][:2])
    graph = convolution(ROWS[name][2], tensor(x.shape, F32), tensor(w.shape, F32), F32)
    np.testing.assert_array_equal(call(compiled(graph), x, w)[0], evaluate(graph, [x, w])[0])


def test_any_geometry() -> None:
    """As the interpreter has it, wherever the windows stand."""
    pick = random.Random(0)
    rng = np.random.default_rng(4)
    made = 0
    while made < 60:
        n = pick.choice([1, 2, 2])
        space, sizes = ([pick.randint(1, m) for _ in range(n)] for m in (5, 4))
        more = {
            "padding": tuple((pick.randint(-2, 3), pick.randint(-2, 3)) for _ in range(n)),
            "lhs_dilation": tuple(pick.choice([1, 1, 2, 5]) for _ in range(n)),
            "rhs_dilation": tuple(pick.choice([1, 1, 2]) for _ in range(n)),
        }
        spread = ((m - 1) * b + 1 for m, b in zip(space, more["lhs_dilation"], strict=True))
        if any(m + low + high < 0 for m, (low, high) in zip(spread, more["padding"], strict=True)):
            continue  # more is cut off than there is
        made += 1
        x = rng.integers(-3, 4, (1, *space, 16)).astype(np.float32)
        w = rng.integers(-3, 4, (*sizes, 16, 3)).astype(np.float32)
        graph = convolution(more, tensor(x.shape, F32), tensor(w.shape, F32), F32)
        want = evaluate(graph, [x, w])[0]
        note = f"{x.shape} {w.shape} {more}"
        np.testing.assert_array_equal(call(compiled(graph), x, w)[0], want, err_msg=note)


@pytest.mark.parametrize("name", ["3x3", "7x7", "spread"])
def test_there_is_one_product(name: str) -> None:
    """A row of it for each of the kernel's elements and features, a column for each place."""
    shape, kernel, more = ROWS[name]

    def convolve(x: Any, w: Any) -> Any:
        numbers = ("NHWC", "HWIO", "NHWC")
        return mg.lax.conv_general_dilated(
            x, w, (1, 1), dimension_numbers=numbers, **{"padding": "VALID", **more}
        )

    args = (np.zeros(shape, np.float32), np.zeros(kernel, np.float32))
    text = mg.jit(convolve).lower(*args).compile().as_text("kernels")
    (head,) = re.findall(r"kernel convolve_dot_general\(.*\) -> f32\[(.*)\]", text)
    made = math.prod(int(n) for n in head.split(","))
    assert made >= math.prod(kernel[:2]) * 3 * math.prod(shape[:3])


def test_windows_as_large_as_images_have_few_places() -> None:
    """What a transposed convolution's kernel gets is no product of all elements and all places."""

    def loss(w: Any, x: Any) -> Any:
        numbers = ("NHWC", "HWIO", "NHWC")
        y = mg.lax.conv_transpose(x, w, (2, 2), "SAME", dimension_numbers=numbers)
        return mg.numpy.mean(mg.numpy.tanh(y) ** 2)

    args = np.zeros((4, 4, 16, 3), np.float32), np.zeros((8, 16, 16, 16), np.float32)
    made = mg.jit(mg.grad(loss)).lower(*args).compile().program
    largest = max(t.size for x in made.launches() for t in x.kernel.results)
    assert largest <= 4 * 4 * 3 * 8 * 18 * 18  # of the convolution itself


@pytest.mark.parametrize("d", [BF16, F64, I32])
def test_element_types(d: Any) -> None:
    """Sums of short floats are not rounded between the elements of a window."""
    rng = np.random.default_rng(1)
    dtype = ml_dtypes.bfloat16 if d is BF16 else d.np
    x, w = (rng.integers(-9, 10, s).astype(dtype) for s in ROWS["3x3"][:2])
    graph = convolution(ROWS["3x3"][2], tensor(x.shape, d), tensor(w.shape, d), d)
    np.testing.assert_array_equal(call(compiled(graph), x, w)[0], evaluate(graph, [x, w])[0])


@pytest.mark.parametrize("name", ["3x3", "spread"])
def test_what_is_not_finite(name: str) -> None:
    """It spoils the same places as in the interpreter, in the padding too."""
    rng = np.random.default_rng(2)
    x, w = (rng.integers(-3, 4, s).astype(np.float32) for s in ROWS[name][:2])
    w[0, 1, 3, 1] = np.inf
    x[1, 4, 2, 5] = np.nan
    graph = convolution(ROWS[name][2], tensor(x.shape, F32), tensor(w.shape, F32), F32)
    np.testing.assert_array_equal(call(compiled(graph), x, w)[0], evaluate(graph, [x, w])[0])


def test_gradient_of_strides_to_colours() -> None:
    """The slope of a first layer's image, as the interpreter has it."""
    rng = np.random.default_rng(3)
    x, w = (rng.integers(-3, 4, s).astype(np.float32) for s in ((2, 16, 14, 3), (7, 7, 3, 32)))

    def slope(x: Any, w: Any) -> Any:
        def loss(x: Any) -> Any:
            numbers = ("NHWC", "HWIO", "NHWC")
            y = mg.lax.conv_general_dilated(x, w, (2, 2), "SAME", dimension_numbers=numbers)
            return mg.numpy.sum(y * y) / 2

        return mg.grad(loss)(x)

    np.testing.assert_array_equal(np.asarray(mg.jit(slope)(x, w)), np.asarray(slope(x, w)))
