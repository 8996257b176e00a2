"""Convolutions of floats of 16 bits: converted once where windows overlap, and rounded once."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest

import monograph as mg
from cpu_building import build as compiled
from cpu_building import call
from monograph.hlo import ops
from monograph.hlo.builder import build
from monograph.hlo.interp import evaluate
from monograph.hlo.types import BF16, F16, F32, tensor

Spec = tuple[int, ...]

# (images, space..., features) of x, the kernel, and what is not plain
ROWS: dict[str, tuple[Spec, Spec, dict[str, Any]]] = {
    "padded": ((2, 9, 10, 16), (3, 3, 16, 24), {"padding": ((1, 1), (1, 1))}),
    "as it lies": ((2, 9, 10, 16), (3, 3, 16, 24), {}),
    "strides": ((2, 19, 18, 16), (3, 3, 16, 24), {"window_strides": (2, 2)}),
    "1x1": ((2, 9, 10, 16), (1, 1, 16, 24), {}),
    "spread": ((2, 6, 5, 16), (5, 5, 16, 24), {"lhs_dilation": (2, 2), "padding": ((2, 2),) * 2}),
    "groups": ((2, 9, 10, 32), (3, 3, 8, 48), {"feature_group_count": 4}),
    "depthwise": ((2, 9, 10, 32), (3, 3, 1, 32), {"feature_group_count": 32}),
    "few features": ((2, 19, 18, 16), (3, 3, 16, 3), {"window_strides": (2, 2)}),
    "few places": ((16, 9, 9, 8), (8, 8, 8, 24), {}),
}


@pytest.mark.parametrize("d", [BF16, F16])
@pytest.mark.parametrize("out", ["same", "f32"])
@pytest.mark.parametrize("name", ROWS)
def test_values(name: str, out: str, d: Any) -> None:
    """Exactly the interpreter's, on small integers: the last step is the only one that rounds."""
    x, w, more = ROWS[name]
    n = len(x)
    last, kernel = (0, n - 1, *range(1, n - 1)), (n - 1, n - 2, *range(n - 2))
    given = {"window_strides": (1,) * (n - 2), "padding": ((0, 0),) * (n - 2), **more}
    dtype = d if out == "same" else F32

    def convolve(x: Any, w: Any) -> list[Any]:
        return [ops.convolution(x, w, dimension_numbers=(last, kernel, last), dtype=dtype, **given)]

    graph = build(convolve, [tensor(x, d), tensor(w, d)], "convolve")
    rng = np.random.default_rng(0)
    args = [rng.integers(-7, 8, s).astype(d.np) for s in (x, w)]
    np.testing.assert_array_equal(call(compiled(graph), *args)[0], evaluate(graph, args)[0])


@pytest.mark.smoke
@pytest.mark.parametrize("padding", ["SAME", "VALID"])
def test_elements_are_converted_once(padding: str) -> None:
    """Not again for each window; what is in one window only is converted where it is read."""
    x = mg.numpy.ones((2, 12, 12, 16), mg.numpy.bfloat16)

    def product(size: int) -> str:
        def convolve(x: Any, w: Any) -> Any:
            numbers = ("NHWC", "HWIO", "NHWC")
            return mg.lax.conv_general_dilated(x, w, (1, 1), padding, dimension_numbers=numbers)

        w = mg.numpy.ones((size, size, 16, 24), mg.numpy.bfloat16)
        text = mg.jit(convolve).lower(x, w).compile().as_text("kernels")
        (head,) = re.findall(r"kernel convolve\w*dot_general\w*(\(.*\)) ->", text)
        return str(head)

    assert "bf16" not in product(3)
    assert "bf16" in product(1)
