"""Every collective on every element type: ranks have the bits of the local engine."""

from __future__ import annotations

from pathlib import Path

import pytest

from mpi_collectives import DTYPES
from mpi_jobs import alone, assert_same, needs_mpi, on_ranks

SOME = ("bool", "int8", "float32", "bfloat16", "float8_e4m3fn", "complex64")


def _check(folder: Path, ranks: int, each: int, names: tuple[str, ...]) -> None:
    expected = alone(folder / "alone", ranks * each, *names)
    found = on_ranks(folder / "job", ranks, *names, each=each)
    for name in names:
        assert len(expected[name]) >= 24
        assert_same(expected[name], found[name], name)


@needs_mpi
def test_collectives_on_two_ranks(tmp_path):
    _check(tmp_path, 2, 1, SOME)


@needs_mpi
@pytest.mark.slow
@pytest.mark.parametrize(("ranks", "each"), [(1, 1), (2, 1), (4, 1), (2, 2), (1, 4)])
def test_all_collectives_on_all_element_types(tmp_path, ranks, each):
    _check(tmp_path, ranks, each, DTYPES)
