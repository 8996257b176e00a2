"""Compositions of transformations equal JAX in value, element type, shape and tree structure."""

from __future__ import annotations

from typing import Any

import jax
import jax.nn
import jax.numpy
import jax.random
import jax.tree
import numpy as np
import pytest

import monograph as mg
from composition_programs import PROGRAMS


def leaves_of(x: Any) -> tuple[list[Any], str]:
    """Leaves, and the structure as text that both packages spell alike."""
    flat, structure = jax.tree.flatten(jax.tree.map(np.asarray, x, is_leaf=lambda y: y is None))
    return flat, str(structure)


@pytest.mark.parametrize("name", PROGRAMS)
def test_equals_jax(name: str) -> None:
    f, args = PROGRAMS[name](mg)
    ours, our_tree = leaves_of(mg.tree.map(np.asarray, f(*args)))
    g, args = PROGRAMS[name](jax)
    theirs, their_tree = leaves_of(g(*args))
    assert our_tree == their_tree
    for a, b in zip(ours, theirs, strict=True):
        assert (a.shape, a.dtype) == (b.shape, b.dtype)
        if a.dtype.kind in "biu":
            np.testing.assert_array_equal(a, b)
        else:
            loose = 2e-2 if a.dtype.itemsize == 2 else 2e-5
            np.testing.assert_allclose(
                a.astype(np.complex128), b.astype(np.complex128), rtol=loose, atol=loose
            )


def test_there_are_enough_programs() -> None:
    assert len(PROGRAMS) >= 60
