"""docs/reference/ is what the docstrings say now."""

from __future__ import annotations

import pytest

from reference_pages import PAGES, pages


@pytest.mark.filterwarnings("ignore")
def test_the_pages_are_current() -> None:
    made = pages()
    assert {p.name for p in PAGES.glob("*.md")} == set(made)
    stale = [name for name, text in made.items() if (PAGES / name).read_text() != text]
    assert not stale, "run: python tests/reference_pages.py"
