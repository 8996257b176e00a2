"""Programs on eight devices give the same under JAX and under this package."""

from __future__ import annotations

import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
import sharded_programs

FILE = Path(__file__).parent.parent / "data" / "sharded_programs.pickle"
THEIRS: dict[str, Any] = pickle.loads(FILE.read_bytes())


@pytest.mark.parametrize("name", sharded_programs.PROGRAMS)
def test_program(name: str) -> None:
    agree(sharded_programs.plain(mg, sharded_programs.PROGRAMS[name](mg, mnp)), THEIRS[name])


@pytest.mark.slow
def test_what_jax_gives(tmp_path: Path) -> None:
    """The values that are kept are JAX's of today."""
    file = tmp_path / "found.pickle"
    subprocess.run([sys.executable, sharded_programs.__file__, file], check=True, timeout=600)
    found = pickle.loads(file.read_bytes())
    assert found.keys() == THEIRS.keys()
    for name, values in found.items():
        agree(values, THEIRS[name])


def agree(found: Any, kept: Any) -> None:
    """The same trees, and the same leaves within rounding."""
    mine, tree = mg.tree.flatten(found)
    others, other_tree = mg.tree.flatten(kept)
    assert tree == other_tree
    for i, (a, b) in enumerate(zip(mine, others, strict=True)):
        if isinstance(b, np.ndarray):
            assert a.shape == b.shape and a.dtype == b.dtype, i
            np.testing.assert_allclose(a, b, rtol=2e-5, atol=2e-5, err_msg=str(i))
        else:
            assert a == b, i
