"""In a notebook, what a program prints is in the cell that called it."""

from __future__ import annotations

from typing import Any

import pytest

nbclient = pytest.importorskip("nbclient")
nbformat = pytest.importorskip("nbformat")

CELLS = [
    """
import threading
import monograph as mg
import monograph.numpy as mnp

@mg.jit
def f(x):
    mg.debug.print("x = {}", x)
    return mg.lax.fori_loop(0, 2, lambda i, c: (mg.debug.print("i = {}", i), c + 1)[1], x)
""",
    "f(1.0)",
    "mg.vmap(f)(mnp.arange(2.0));",
    "thread = threading.Thread(target=lambda: f(7.0)); thread.start(); thread.join()",
    """
with mg.debug_nans(True):
    mg.jit(lambda x: mnp.log(x))(-1.0)
""",
    """
def boom(x):
    raise KeyError("from the callback")

mg.jit(lambda x: mg.debug.callback(boom, x))(1.0)
""",
    "print(f(3.0))",
]


def texts(cell: Any) -> str:
    return "".join(o.get("text", "") for o in cell.outputs if o.output_type == "stream")


@pytest.mark.slow
def test_output_is_in_the_cell_that_calls() -> None:
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(c) for c in CELLS])
    nbclient.NotebookClient(notebook, timeout=120, allow_errors=True).execute()
    cells = notebook.cells
    assert texts(cells[0]) == ""
    assert texts(cells[1]) == "x = 1.0\ni = 0\ni = 1\n"
    assert texts(cells[2]).splitlines() == ["x = 0.0", "x = 1.0", *["i = 0", "i = 1"]]
    assert texts(cells[3]) == "x = 7.0\ni = 0\ni = 1\n"
    (nan,) = [o for o in cells[4].outputs if o.output_type == "error"]
    assert nan.ename == "NanError" and "mnp.log(x)" in "".join(nan.traceback)
    (error,) = [o for o in cells[5].outputs if o.output_type == "error"]
    assert error.ename == "KeyError" and "boom" in "".join(error.traceback)
    assert texts(cells[6]) == "x = 3.0\ni = 0\ni = 1\n5.0\n"
