"""Every program of ``programs_*.py`` as StableHLO: XLA and the reader give what runs here.

In the ordinary run a fixed sample, all of them under ``slow``.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import monograph as mg
from monograph.errors import ConcretizationError, MonographError
from xla_oracle import run_xla

SAMPLED = 60  # every so many are in the ordinary run
LOOSE = {1: 5e-2, 2: 5e-2}  # tolerance by size of element


@cache
def programs() -> dict[str, Callable[[Any], Any]]:
    """Name -> program of no arguments, of all that do not have to raise."""
    found = {}
    for path in sorted(Path(__file__).parent.parent.glob("programs_*.py")):
        table = importlib.import_module(path.stem).program
        named = {f"{path.stem}.{name}": make for name, make in table.made.items()}
        found |= {name: f for name, f in named.items() if name.split(".")[1] not in table.wrong}
    return found


def arrays(x: Any) -> list[np.ndarray[Any, Any]]:
    """The leaves of a result; those of type float0 hold nothing."""
    return [np.asarray(v) for v in mg.tree.leaves(x)]


def check(name: str) -> None:
    make = programs()[name]
    jitted = mg.jit(lambda: make(mg))
    try:
        text = jitted.lower().as_text()
        ours = arrays(jitted())
    except (ConcretizationError, MonographError, TypeError, ValueError, AttributeError):
        pytest.skip("it looks at values, or is about being called outside of a trace")
    if "custom_call" in text or any(x.dtype.names for x in ours):
        pytest.skip("it calls what XLA's text does not hold, or its results hold no numbers")
    for theirs in (run_xla(text, []), arrays(mg.from_stablehlo(text)())):
        for a, b in zip(ours, theirs, strict=True):
            assert (a.shape, a.dtype) == (b.shape, b.dtype)
            wide = np.complex128 if a.dtype.kind == "c" else np.float64
            near = LOOSE.get(a.dtype.itemsize, 5e-4)
            np.testing.assert_allclose(a.astype(wide), b.astype(wide), rtol=near, atol=near)


@pytest.mark.parametrize("name", list(programs())[::SAMPLED])
def test_some_programs(name: str) -> None:
    check(name)


@pytest.mark.slow
@pytest.mark.parametrize("name", list(programs()))
def test_all_programs(name: str) -> None:
    check(name)
