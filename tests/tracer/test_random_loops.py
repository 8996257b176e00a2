"""Random nests of loops, choices and transformations agree with JAX."""

from __future__ import annotations

import jax
import pytest

import monograph as mg
from both_packages import agree
from random_loops import program

SEEDS = 400
FEW = range(0, SEEDS, 50)


def compare(seed: int) -> None:
    make = program(seed)
    agree(make(mg), make(jax), 2e-4)


@pytest.mark.parametrize("seed", FEW)
def test_a_few(seed):
    compare(seed)


@pytest.mark.slow
@pytest.mark.parametrize("seed", sorted(set(range(SEEDS)) - set(FEW)))
def test_many(seed):
    compare(seed)
