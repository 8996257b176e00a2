"""Gradients of convolutions' kernels: sums over large windows and over images, as they lie."""

from __future__ import annotations

import random
import re
from typing import Any

import jax
import numpy as np
import pytest

import monograph as mg
from cpu_building import build as compiled
from cpu_building import call
from monograph.hlo import ops
from monograph.hlo.builder import build
from monograph.hlo.interp import evaluate
from monograph.hlo.types import F32, tensor

Array = np.ndarray[Any, Any]
Spec = tuple[int, ...]

# (images, space..., features) of x, the kernel, and what is not plain
ROWS: dict[str, tuple[Spec, Spec, dict[str, Any]]] = {
    "3x3": ((3, 14, 13, 16), (3, 3, 16, 24), {"padding": ((1, 1), (1, 1))}),
    "few features": ((2, 20, 20, 3), (7, 7, 3, 32), {"padding": ((3, 3), (3, 3))}),
    "to few features": ((2, 20, 20, 32), (5, 5, 32, 3), {}),
    "strides": ((2, 17, 18, 8), (3, 3, 8, 16), {"window_strides": (2, 2)}),
    "strides that leave a rest": ((2, 18, 20, 8), (3, 3, 8, 16), {"window_strides": (3, 3)}),
    "dilated": ((2, 21, 19, 8), (3, 3, 8, 16), {"rhs_dilation": (2, 3)}),
    "1x1": ((4, 9, 7, 24), (1, 1, 24, 40), {}),
    "cut off": ((2, 15, 16, 8), (3, 3, 8, 8), {"padding": ((-1, 2), (0, -2))}),
    "spread": ((2, 9, 9, 8), (3, 3, 8, 8), {"lhs_dilation": (2, 2), "padding": ((1, 2), (2, 1))}),
    "spread to few features": (
        (2, 9, 10, 16),
        (3, 3, 16, 2),
        {"lhs_dilation": (2, 2), "padding": ((2, 1), (1, 1))},
    ),
    "groups": ((2, 9, 9, 8), (3, 3, 4, 8), {"feature_group_count": 2}),
    "patches": ((3, 32, 24, 3), (8, 8, 3, 16), {"window_strides": (8, 8)}),
    "hardly longer than many": ((1, 12, 12, 4), (6, 6, 4, 8), {}),
    "one row": ((3, 60, 8), (5, 8, 16), {"padding": ((4, 0),)}),
    "volumes": ((2, 9, 8, 10, 4), (2, 3, 2, 4, 8), {}),
}


@pytest.mark.parametrize("order", ["features last", "features first"])
@pytest.mark.parametrize("name", ROWS)
def test_gradients(name: str, order: str) -> None:
    """Exactly those of the interpreter, on small integers."""
    x, w, more = ROWS[name]
    space = "DHW"[: len(x) - 2]
    spec, kernel = f"N{space}C", f"{space}IO"
    if order == "features first":
        turned = (0, len(x) - 1, *range(1, len(x) - 1))
        x, w = tuple(x[i] for i in turned), (w[-1], w[-2], *w[:-2])
        spec, kernel = f"NC{space}", f"OI{space}"
    more = {"window_strides": (1,) * len(space), "padding": "VALID", **more}
    rng = np.random.default_rng(0)
    images, weights = (rng.integers(-3, 4, s).astype(np.float32) for s in (x, w))

    def forward(w: Any) -> Any:
        numbers = (spec, kernel, spec)
        return mg.lax.conv_general_dilated(images, w, dimension_numbers=numbers, **more)

    ct = rng.integers(-3, 4, mg.eval_shape(forward, weights).shape).astype(np.float32)

    def gradient(ct: Any) -> Any:
        return mg.vjp(forward, weights)[1](ct)[0]

    by_itself = np.asarray(gradient(ct))  # op by op, by the interpreter
    np.testing.assert_array_equal(np.asarray(mg.jit(gradient)(ct)), by_itself)


@pytest.mark.parametrize("reversal", [(False, False), (True, False), (True, True)])
def test_turned_windows(reversal: tuple[bool, bool]) -> None:
    """A large window may be turned round."""
    x, w = tensor((3, 12, 13, 8), F32), tensor((3, 10, 11, 16), F32)
    numbers = ((3, 0, 1, 2), (3, 0, 1, 2), (2, 3, 0, 1))  # features of x are images, summed over

    def convolve(x: Any, w: Any) -> list[Any]:
        return [
            ops.convolution(x, w, dimension_numbers=numbers, dtype=F32, window_reversal=reversal)
        ]

    graph = build(convolve, [x, w], "convolve")
    rng = np.random.default_rng(1)
    args = [rng.integers(-3, 4, t.shape).astype(np.float32) for t in (x, w)]
    np.testing.assert_array_equal(call(compiled(graph), *args)[0], evaluate(graph, args)[0])


@pytest.mark.smoke
def test_windows_are_not_copied() -> None:
    """Nine windows of every place would be nine times as large as the images."""
    x = np.ones((4, 28, 28, 32), np.float32)

    def gradient(x: Any, ct: Any) -> Any:
        def forward(w: Any) -> Any:
            numbers = ("NHWC", "HWIO", "NHWC")
            return mg.lax.conv_general_dilated(x, w, (1, 1), "SAME", dimension_numbers=numbers)

        return mg.vjp(forward, np.ones((3, 3, 32, 32), np.float32))[1](ct)[0]

    made = mg.jit(gradient).lower(x, x).compile()
    assert made.memory_analysis()["temp"] < 2 * x.nbytes


@pytest.mark.parametrize("seed", range(8))
def test_windows_over_spread_images(seed: int) -> None:
    """The slope of a transposed convolution's kernel is JAX's, however its windows stand."""
    pick, rng = random.Random(seed), np.random.default_rng(seed)
    more: dict[str, Any] = {
        "window_strides": (1, 1),
        "padding": tuple((pick.randint(-1, 3), pick.randint(-1, 3)) for _ in range(2)),
        "lhs_dilation": tuple(pick.randint(1, 3) for _ in range(2)),
        "rhs_dilation": tuple(pick.randint(1, 2) for _ in range(2)),
        "dimension_numbers": pick.choice([("NHWC", "HWIO", "NHWC"), ("NHWC", "OIHW", "NCHW")]),
    }
    x = rng.integers(-3, 4, (2, 8, 9, 5)).astype(np.float32)
    first = more["dimension_numbers"][1] == "OIHW"
    w = rng.integers(-3, 4, (3, 5, 2, 3) if first else (2, 3, 5, 3)).astype(np.float32)

    def slope(lib: Any, ct: Any) -> Any:
        return lib.vjp(lambda w: lib.lax.conv_general_dilated(x, w, **more), w)[1](ct)[0]

    out = jax.eval_shape(lambda: jax.lax.conv_general_dilated(x, w, **more))
    ct = rng.integers(-3, 4, out.shape).astype(np.float32)
    want = np.asarray(slope(jax, ct))
    np.testing.assert_array_equal(np.asarray(mg.jit(lambda ct: slope(mg, ct))(ct)), want)


def test_more_features_are_the_columns() -> None:
    """Three of them would leave most of a register idle."""
    x, ct = np.ones((2, 20, 20, 32), np.float32), np.ones((2, 18, 18, 3), np.float32)

    def gradient(x: Any, ct: Any) -> Any:
        def forward(w: Any) -> Any:
            numbers = ("NHWC", "HWIO", "NHWC")
            return mg.lax.conv_general_dilated(x, w, (1, 1), "VALID", dimension_numbers=numbers)

        return mg.vjp(forward, np.ones((3, 3, 32, 3), np.float32))[1](ct)[0]

    text = mg.jit(gradient).lower(x, ct).compile().as_text("kernels")
    assert re.search(r"kernel gradient_dot_general\(.*\) -> f32\[3,3,3,32\]", text)


@pytest.mark.smoke
def test_spread_images_meet_no_gaps() -> None:
    """No product for every element of a window as large as an image, at every place."""
    x, w = np.ones((2, 3, 56, 56), np.float32), np.ones((2, 3, 3, 3), np.float32)

    def gradient(x: Any, ct: Any) -> Any:
        def forward(w: Any) -> Any:
            numbers = ("NCHW", "OIHW", "NCHW")
            return mg.lax.conv_transpose(x, w, (2, 2), "SAME", dimension_numbers=numbers)

        return mg.vjp(forward, w)[1](ct)[0]

    ct = np.ones((2, 2, 112, 112), np.float32)
    made = mg.jit(gradient).lower(x, ct).compile()
    assert made.memory_analysis()["temp"] < 2 * (x.nbytes + ct.nbytes)
