"""Derivatives of every differentiable function by central differences, in double precision.

For each row of `finite_difference_rows` and of `library_table`: the derivative along a random
direction against ``(f(x + h v) - f(x - h v)) / 2h``, element by element, and the reverse derivative
against the forward one, ``re <w, J v> = re <J^T w, v>`` with random w. Complex arguments move in
complex directions; products of the second kind do not conjugate, as in JAX.

What no row calls is in `finite_difference_gaps`, with the reason.
"""

from __future__ import annotations

import importlib
import re
import types
import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import finite_difference_gaps as gaps
import finite_difference_rows as table
import monograph as mg
from library_table import table as library_table

for _name in (
    "image flatten_util ops scipy.integrate scipy.interpolate scipy.ndimage scipy.cluster.vq "
    "scipy.sparse.linalg scipy.spatial.transform"
).split():
    importlib.import_module(f"monograph.{_name}")

STEP = 1e-6
TOLERANCE = 1e-6  # of the value and the slope together
LIBRARY = library_table()
OLD = [line for name, lines in LIBRARY.FAMILIES.items() if name != "creation" for line in lines]


def leaves(found: Any) -> list[Any]:
    """Results of double precision; narrower ones were asked for."""
    kinds = [(x, np.dtype(getattr(x, "dtype", type(x)))) for x in LIBRARY.leaves(found)]
    return [x for x, d in kinds if d.char in "dD"]


def used(line: str) -> set[str]:
    """The arrays that a row, or a function it is given, speaks of."""
    text = " ".join([line, *(t for name, t in table.HELPERS.items() if name in line)])
    return set(table.ARGS) & set(re.findall(r"(?<![\w.])[a-z]+(?!\w)", text))


def arguments(line: str, special: bool) -> tuple[dict[str, Any], dict[str, Any]]:
    """Those to differentiate by, and the others."""
    arrays = dict(table.ARGS)
    if special:
        arrays["w"] = table.SPECIAL_VALUES
    moved = {
        name: arrays[name]
        for name in used(line) - ({"w"} if special else set())
        if arrays[name].dtype.char in "dD" and arrays[name].size
    }
    rest = {n: mg.numpy.asarray(x) for n, x in arrays.items() if n not in moved}
    return moved, rest


def direction(rng: np.random.Generator, name: str, x: Any) -> Any:
    """A random direction; symmetric for the matrices that are."""
    v = np.asarray(rng.normal(size=x.shape))
    if x.dtype.kind == "c":
        v = v + 1j * rng.normal(size=x.shape)
    return (v + v.T) / 2 if name in ("spd", "sym") else v


def check(line: str, special: bool = False) -> None:
    """Compare the derivatives of a row."""
    moved, rest = arguments(line, special)
    rng = np.random.default_rng(1)
    v = {n: direction(rng, n, x) for n, x in sorted(moved.items())}

    def f(given: dict[str, Any]) -> list[Any]:
        return leaves(eval(line, table.names(mg, {**rest, **given})))

    def shifted(h: float) -> list[Any]:
        at = {n: mg.numpy.asarray(x + h * v[n]) for n, x in moved.items()}
        return [np.asarray(y) for y in f(at)]

    at = {n: mg.numpy.asarray(x) for n, x in moved.items()}
    values, slopes = mg.jvp(f, (at,), (v,))
    for y, t, after, before in zip(values, slopes, shifted(STEP), shifted(-STEP), strict=True):
        y, t = np.asarray(y), np.asarray(t)
        known = np.isfinite(after) & np.isfinite(before)
        difference = (after - before)[known] / (2 * STEP)
        size = 1e-3 + np.abs(y[known]).max(initial=0) + np.abs(difference).max(initial=0)
        np.testing.assert_allclose(t[known], difference, rtol=0, atol=TOLERANCE * size)
    _, pull = mg.vjp(f, at)
    w = [direction(rng, "", np.asarray(y)) for y in values]
    given = pull(w)[0]
    pairs = [(a * np.asarray(t)).ravel() for a, t in zip(w, slopes, strict=True)]
    pairs = [p[np.isfinite(p)] for p in pairs]
    forward = sum(p.sum().real for p in pairs)
    if all(np.isfinite(x).all() for x in [*values, *slopes]):
        backward = sum(np.sum(np.asarray(given[n]) * v[n]).real for n in moved)
        size = 1e-6 + sum(np.abs(p).sum() for p in pairs)
        assert abs(forward - backward) <= 1e-9 * size


SHARE = 4  # one row in so many runs always


def cases(lines: list[str], reasons: dict[str, str]) -> list[Any]:
    return [
        pytest.param(line, marks=[] if i % SHARE == 0 else [pytest.mark.slow])
        for i, line in enumerate(dict.fromkeys(lines))
        if line not in reasons
    ]


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("line", cases(table.ROWS, gaps.NOT_SMOOTH))
def test_functions(line: str) -> None:
    with mg.enable_x64(True):
        check(line)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("line", cases(OLD, gaps.NOT_SMOOTH))
def test_lines_of_the_library_table(line: str) -> None:
    with mg.enable_x64(True), warnings.catch_warnings():
        check(line, special=True)


def test_what_is_not_smooth_is_in_a_table() -> None:
    assert set(gaps.NOT_SMOOTH) <= set(OLD) | set(table.ROWS)


# ---- nothing is left out -------------------------------------------------------------------------

MODULES = {
    "np": "numpy", "np.linalg": "numpy.linalg", "np.fft": "numpy.fft", "lax": "lax",
    "lax.linalg": "lax.linalg", "nn": "nn", "scipy.special": "scipy.special",
    "scipy.linalg": "scipy.linalg", "scipy.signal": "scipy.signal", "scipy.fft": "scipy.fft",
    "scipy.stats": "scipy.stats", "scipy.integrate": "scipy.integrate",
    "scipy.interpolate": "scipy.interpolate", "scipy.ndimage": "scipy.ndimage",
    "scipy.optimize": "scipy.optimize", "scipy.sparse.linalg": "scipy.sparse.linalg",
    "scipy.spatial.transform": "scipy.spatial.transform", "scipy.cluster.vq": "scipy.cluster.vq",
    "random": "random", "image": "image", "ops": "ops", "flatten_util": "flatten_util",
}  # fmt: skip


def public() -> Iterator[str]:
    """Every public callable, as rows spell it."""
    for short, module in MODULES.items():
        yield from callables(short, importlib.import_module(f"monograph.{module}"))
    stats = importlib.import_module("jax.scipy.stats")  # whose modules hold nothing else
    for name, module in vars(stats).items():
        if isinstance(module, types.ModuleType) and not name.startswith("_"):
            yield from callables(f"scipy.stats.{name}", module)


def callables(short: str, module: types.ModuleType) -> Iterator[str]:
    for name in dir(module):
        found = getattr(module, name)
        if not name.startswith("_") and callable(found) and not isinstance(found, type):
            yield f"{short}.{name}"


def called() -> set[str]:
    """Names that rows call or hand on."""
    smooth = [line for line in OLD + table.ROWS if line not in gaps.NOT_SMOOTH]
    return set(re.findall(r"(?<![\w.])(?:np|lax|nn|scipy|random|image|ops|flatten_util)(?:\.\w+)+",
                          " ".join(smooth)))  # fmt: skip


def test_every_function_has_a_row_or_a_reason() -> None:
    known = called()
    known |= {".".join(name.split(".")[:-1]) for name in known}  # methods of classes
    missing = sorted(set(public()) - known - set(gaps.NO_DERIVATIVE))
    assert not missing, f"no row, and no reason why: {' '.join(missing)}"


def test_no_reason_is_stale() -> None:
    exists = set(public())
    assert set(gaps.NO_DERIVATIVE) <= exists, set(gaps.NO_DERIVATIVE) - exists
    both = set(gaps.NO_DERIVATIVE) & called()
    assert not both, f"has a row and a reason why not: {sorted(both)}"
