"""Names that are not there: what the public modules say."""

from __future__ import annotations

import pytest

import monograph as mg


@pytest.mark.smoke
@pytest.mark.parametrize(
    "module, name, says",
    [
        (mg, "gard", r"similar: grad"),
        (mg.numpy, "tahn", r"similar: .*tanh"),
        (mg.numpy, "no_such_function", r"docs/coverage\.md"),
        (mg.numpy.linalg, "nrom", r"similar: norm"),
        (mg.lax, "while_lop", r"similar: while_loop"),
        (mg.nn, "rleu", r"similar: relu"),
        (mg.random, "nromal", r"similar: normal"),
        (mg.debug, "draw_grpah", r"similar: draw_graph"),
    ],
)
def test_missing_names(module, name, says) -> None:
    with pytest.raises(AttributeError, match=says):
        getattr(module, name)
    assert not hasattr(module, "__wrapped__")
    with pytest.raises(ImportError, match="cannot import name"):
        exec(f"from {module.__name__} import {name}")
