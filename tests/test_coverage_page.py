"""docs/coverage.md is what the modules have now, and enough of the names are there."""

from __future__ import annotations

from pathlib import Path

import pytest

from coverage_page import page, rows

PAGE = Path(__file__).parent.parent / "docs" / "coverage.md"


@pytest.mark.filterwarnings("ignore")
def test_the_page_is_current() -> None:
    assert PAGE.read_text() == page(), "run: python tests/coverage_page.py > docs/coverage.md"


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("module", ["numpy", "lax"])
def test_nearly_every_name_is_there(module: str) -> None:
    found = [r for r in rows() if r.module == module and not r.primitive]
    assert sum(r.state != "absent" for r in found) >= 0.95 * len(found)
