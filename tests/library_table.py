"""The tables of `tests/api/test_numpy.py`, for the tests beside it (tests are not a package)."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any


def table() -> Any:
    """The module."""
    path = Path(__file__).parent / "api" / "test_numpy.py"
    spec = importlib.util.spec_from_file_location("library_table", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
