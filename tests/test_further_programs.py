"""The further programs of the benchmarks compute what JAX does."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

sys.path.append(str(Path(__file__).parent.parent / "benchmarks"))

from cases import Case
from engine import runs, wide
from further import further

FAR = 8  # of the further programs, one in so many is an ordinary test


def _some() -> list[Any]:
    late = (pytest.mark.slow,)
    return [
        pytest.param(case, marks=late if i % FAR else (), id=case.name)
        for i, case in enumerate(further())
    ]


@pytest.mark.parametrize("case", _some())
def test_further_programs_are_right(case: Case) -> None:
    """As JAX has it, value by value."""
    with wide(case.wide):
        _, _, marks = runs(case)
    assert marks == ()
