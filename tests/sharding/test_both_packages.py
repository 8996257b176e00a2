"""Programs on eight devices give the same under JAX and under this package."""

from __future__ import annotations

import pickle
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
import sharded_programs


@cache
def theirs() -> dict[str, Any]:
    script = Path(sharded_programs.__file__)
    made = subprocess.run([sys.executable, script], capture_output=True, check=True, timeout=600)
    found: dict[str, Any] = pickle.loads(made.stdout)
    return found


@pytest.mark.parametrize("name", sharded_programs.PROGRAMS)
def test_program(name: str) -> None:
    found = sharded_programs.plain(mg, sharded_programs.PROGRAMS[name](mg, mnp))
    mine, tree = mg.tree.flatten(found)
    others, other_tree = mg.tree.flatten(theirs()[name])
    assert tree == other_tree
    for i, (a, b) in enumerate(zip(mine, others, strict=True)):
        if isinstance(b, np.ndarray):
            assert a.shape == b.shape and a.dtype == b.dtype, i
            np.testing.assert_allclose(a, b, rtol=2e-5, atol=2e-5, err_msg=str(i))
        else:
            assert a == b, i
