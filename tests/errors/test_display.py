"""How an error is laid out: places without source, long and wide lines, names, frames, memory."""

from __future__ import annotations

import concurrent.futures
import copy
import gc
import linecache
import multiprocessing
import pickle
import subprocess
import sys
import textwrap
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jax
import jax.numpy
import pytest

import monograph as mg
import monograph.numpy as mnp
from monograph import errors
from monograph.hlo.frames import raised_by_user, without_own_frames
from monograph.hlo.graph import Node
from monograph.hlo.location import file_location, is_own_file

X = mnp.ones((8, 4))
W = mnp.ones((5, 2))


def caught(code: str, *, cached: bool = True) -> errors.MonographError:
    """The error that a program raises; its source is known or not."""
    code, name = textwrap.dedent(code), "<cell>"
    linecache.cache.pop(name, None)
    if cached:
        linecache.cache[name] = (len(code), None, code.splitlines(True), name)
    with pytest.raises(errors.MonographError) as info:
        exec(compile(code, name, "exec"), {"mg": mg, "mnp": mnp, "x": X, "w": W})
    return info.value


def excerpt(error: errors.MonographError) -> list[str]:
    """The lines from the place to the operands."""
    return str(error).split("\n\n")[1].split("\n")


CASES = [  # (program, place, lines below it)
    ("mnp.dot(x, w)", "1", ["mnp.dot(x, w)", "^^^^^^^^^^^^^"]),
    ("y = mnp.exp(x @ w)", "1", ["y = mnp.exp(x @ w)", "            ^^^^^"]),
    ("é = '日本'; x @ w", "1", ["é = '日本'; x @ w", "            ^^^^^"]),
    ("def f(ä):\n  return ä @ w\nf(x)", "2 in f", ["return ä @ w", "       ^^^^^"]),
    ("if True:\n\tmnp.dot(x,\tw)", "2", ["mnp.dot(x,\tw)", "^^^^^^^^^^^^^"]),
    ("(lambda a: a @ w)(x)", "1 in a lambda", ["(lambda a: a @ w)(x)", "           ^^^^^"]),
    ("(x @\n   mnp.exp(w))", "1", ["(x @", " ^^^", "   mnp.exp(w))", "   ^^^^^^^^^^"]),
]


@pytest.mark.parametrize("code, place, lines", CASES)
def test_the_caret_is_under_the_expression(code: str, place: str, lines: list[str]) -> None:
    wanted = [f"  <cell>:{place}", *("    " + line for line in lines)]
    assert excerpt(caught(code))[: len(wanted)] == wanted


def test_long_lines_are_cut_around_the_caret() -> None:
    code = "q = [" + "0, " * 100 + "mnp.dot(x, w), " + "0, " * 100 + "]"
    _, line, caret, *_ = excerpt(caught(code))
    start = caret.index("^")
    assert len(line) < 120 and line[start : start + caret.count("^")] == "mnp.dot(x, w)"


def test_long_expressions_are_cut() -> None:
    code = "mnp.dot(\n x,\n w,\n" + "\n" * 50 + "precision=None)"
    assert len(str(caught(code)).split("\n")) < 20


def test_a_place_without_source() -> None:
    error = caught("\n\nmnp.dot(x, w)", cached=False)
    assert excerpt(error)[0] == "  <cell>:3"
    assert "a: f32[8,4]" in str(error) and "^" not in str(error)


NAMES = [
    ("mnp.dot(c, d)", {"a": "c", "b": "d"}),
    ("mnp.dot(b=d, a=c)", {"a": "c", "b": "d"}),
    ("mnp.asarray(a).dot(d)", {"a": "mnp.asarray(a)", "b": "d"}),
    ("c.dot(d)", {"a": "c", "b": "d"}),
    ("c + d", {"x": "c", "y": "d"}),
    ("d - c", {"x": "d", "y": "c"}),
    ("a + d", {"x": "a", "y": "d"}),
    ("mnp.matmul(*[a, b])", {}),
    ("mnp.stack([c, d])", {"x0": "c", "x1": "d"}),
    ("mnp.einsum('ij,jk', a, p['w'])", {"x0": "a", "x1": "p['w']"}),
    ("mnp.dot(mnp.exp(mnp.exp(mnp.exp(mnp.exp(a)))), d)", {"b": "d"}),
    ("(lambda q: mnp.sum(q, axis=7))(c)", {"a": "q"}),
    ("c[0, 0, 0]", {"x": "c"}),
    ("c.reshape(7, 7)", {"a": "c"}),
]


@pytest.mark.parametrize("code, names", NAMES)
def test_operands_have_the_names_of_the_line(code: str, names: dict[str, str]) -> None:
    setup = "import numpy as np; a, b = np.ones((8, 4)), np.ones((5, 2))\nc, d = x, w\n"
    assert caught(setup + "p = {'w': w}\n" + code).names == names


def test_modules_imported_inside_a_function_are_no_operands() -> None:
    code = """
    def f(a):
        import monograph.numpy as inner
        return inner.dot(a, w), inner.sum(a, axis=9)
    f(x)
    """
    assert caught(code).names == {"b": "w"}


def test_errors_of_a_walk_name_the_line_of_the_node() -> None:
    code = """
    def f(x):
        y = x * 2.0
        return mg.lax.while_loop(lambda c: c < 9.0, lambda c: c * y, x)
    g = mg.grad(f)
    g(1.0)
    """
    error = caught(code)
    assert error.source.line == 4 and "while_loop" in error.source.text


def test_a_location_given_by_name() -> None:
    error = errors.ShapeError("what", loc=file_location("model.mlir", 3))
    assert "  model.mlir:3" in str(error)


def test_objects_that_answer_every_attribute_do_no_harm() -> None:
    class Anything:
        def __getattr__(self, name: str) -> Any:
            raise errors.ArgumentError("asked")

    with pytest.raises(errors.ArgumentError, match="asked"):
        mnp.sin(Anything())


# ---- frames --------------------------------------------------------------------------------------


def test_own_frames_are_left_out_of_what_is_shown() -> None:
    try:
        mg.jit(lambda a: mg.grad(lambda b: mnp.sum(b @ W))(a))(X)
    except errors.ShapeError as e:
        shown = traceback.extract_tb(without_own_frames(e.__traceback__))
        whole = traceback.extract_tb(e.__traceback__)
    assert len(shown) == 3 and not any(is_own_file(f.filename) for f in shown)
    assert len(whole) > 6, "the exception itself keeps every frame"


PROGRAM = """
import monograph as mg, monograph.numpy as mnp
@mg.jit
def layer(h, w):
    return {}
layer(mnp.ones((8, 4)), mnp.ones((5, 2)))
"""


@pytest.mark.parametrize("debug", ["0", "1"])
@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ("mnp.dot(h, w)", "monograph.errors.ShapeError: [MG0201] dot: contracting sizes"),
        ("h @ weights", "NameError: name 'weights' is not defined"),
        ("layer(h, w)", "RecursionError: maximum recursion depth exceeded"),
    ],
)
def test_an_uncaught_error(
    wrong: str, message: str, debug: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "program.py").write_text(PROGRAM.format(wrong))
    monkeypatch.setenv("MONOGRAPH_DEBUG", debug)
    done = subprocess.run(
        [sys.executable, "program.py"], capture_output=True, text=True, cwd=tmp_path
    )
    assert done.returncode == 1
    assert message in done.stderr
    frames = done.stderr.count('  File "')
    shown = 4 if "Recursion" in message else 2  # a line that repeats is shown three times
    assert frames == shown if debug == "0" else frames > 4


def test_what_fails_in_this_package_is_printed_whole() -> None:
    try:
        len(mnp.float32(1.0))
    except TypeError as e:
        assert not raised_by_user(e, e.__traceback__)


NOTEBOOK = """
from IPython.core.interactiveshell import InteractiveShell
shell = InteractiveShell.instance(colors="NoColor", history_length=0)
shell.run_cell("import monograph as mg\\nf = mg.jit(lambda a, b: a @ b)")
shell.run_cell("x = mg.numpy.ones((8, 4))")
shell.run_cell("y = 1\\nf(x, x)")
shell.run_cell("mg.jit(lambda a: mg.lax.map(lambda b: b * missing, a))(x)")
shell.run_cell("mg.jit(lambda a: mg.pure_callback(lambda b: 1 / 0, a, a))(x)")
"""


def test_cells_of_a_notebook(tmp_path: Path) -> None:
    pytest.importorskip("IPython")
    done = subprocess.run(
        [sys.executable, "-c", NOTEBOOK],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env={"PATH": "", "HOME": str(tmp_path), "PYTHONPATH": ":".join(sys.path)},
    )
    text = done.stdout
    assert "Cell In[1]:2 in a lambda" in text and "  a: f32[8,4]" in text
    assert "name 'missing' is not defined" in text and "skipping hidden" in text
    assert "jit.py" not in text and "linear.py" not in text and "scanning.py" not in text
    assert "ZeroDivisionError" in text and "callbacks.py" not in text


# ---- what an error holds -------------------------------------------------------------------------


def nodes() -> int:
    return sum(type(x) is Node for x in gc.get_objects())


def test_a_handled_error_keeps_nothing_alive() -> None:
    def attempt() -> errors.MonographError | None:
        try:
            mg.jit(lambda x: mnp.dot(mnp.exp(x) * 2, W))(X)
        except errors.ShapeError as e:
            str(e)
            return e.with_traceback(None)
        return None

    gc.collect()
    gc.disable()
    try:
        attempt()
        before = nodes()
        kept = [attempt() for _ in range(3)]
        assert kept[0] is not None and nodes() == before
    finally:
        gc.enable()


def test_errors_cross_processes() -> None:
    error = caught("mnp.dot(x, w)")
    for twin in (pickle.loads(pickle.dumps(error)), copy.copy(error)):
        assert type(twin) is errors.ShapeError and twin.operands == error.operands
        assert "<cell>:1" in str(twin) and twin.fix == error.fix
    context = multiprocessing.get_context("spawn")
    with concurrent.futures.ProcessPoolExecutor(1, mp_context=context) as pool:
        with pytest.raises(errors.ShapeError, match="contracting sizes differ"):
            pool.submit(mnp.dot, X, W).result(timeout=60)


def test_every_class_is_public_by_the_name_it_prints() -> None:
    for cls in errors.MonographError.__subclasses__():
        assert getattr(errors, cls.__name__) is cls and cls.__module__ == "monograph.errors"


@pytest.mark.parametrize(
    "mistake",
    [
        lambda lib: lib.numpy.broadcast_shapes((2,), (3,)),
        lambda lib: lib.numpy.ones((2, 3)) @ lib.numpy.ones((2, 3)),
        lambda lib: lib.numpy.stack([lib.numpy.ones(2), lib.numpy.ones(3)]),
        lambda lib: lib.numpy.ones(2).at[:].set(lib.numpy.ones(3)),
        lambda lib: lib.jvp(lambda x: x, (1.0,), (lib.numpy.ones(2),)),
        lambda lib: lib.numpy.sum(lib.numpy.ones(2), 5),
    ],
)
def test_what_catches_an_error_of_jax_catches_ours(mistake: Callable[[Any], Any]) -> None:
    with pytest.raises(Exception) as theirs:
        mistake(jax)
    caught = next(c for c in (TypeError, IndexError, ValueError) if isinstance(theirs.value, c))
    with pytest.raises(caught):
        mistake(mg)
