"""Programs written with public JAX names give the same under both packages, or raise in both."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest

from both_packages import Programs, check

HERE = Path(__file__).parent
AREAS: dict[str, Programs] = {
    path.stem.removeprefix("programs_"): importlib.import_module(path.stem).program
    for path in sorted(HERE.glob("programs_*.py"))
}


@pytest.mark.parametrize(
    ("area", "name"),
    [
        pytest.param(area, name, marks=table.marks(name))
        for area, table in AREAS.items()
        for name in table.made
    ],
)
def test_same_under_both_packages(area: str, name: str) -> None:
    check(AREAS[area], name)
