"""Runs that a callback breaks off: what was donated is gone, whatever is in its memory now."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import monograph as mg
from monograph.hlo.ops.opaque import custom_call

ONES = np.ones((300, 300), np.float32)


@pytest.mark.parametrize("backend", ["cpu", "interp"])
def test_donated_arrays_of_a_run_that_breaks_off(backend: str) -> None:
    seen = []

    def host(x: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
        seen.append(1)
        if len(seen) % 4 == 0:
            raise ValueError("the fourth")
        return x

    def step(i: Any, x: Any) -> Any:
        y = custom_call(
            x, call_target_name="host", types=(x.type,), callback=host, effect="ordered"
        )
        return y * 3 + 1

    double = mg.jit(lambda x: x * 2, backend=backend)
    steps = mg.jit(lambda x: mg.lax.fori_loop(0, 5, step, x), donate_argnums=0, backend=backend)
    for _ in range(4):  # the later calls are prepared
        x = double(ONES)
        seen.clear()
        with pytest.raises(ValueError, match="the fourth"):
            steps(x)
        try:
            left = np.asarray(x)
        except mg.errors.DeletedError:
            continue
        np.testing.assert_array_equal(left, ONES * 2)
