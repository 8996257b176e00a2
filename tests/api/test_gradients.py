"""Derivatives of the library against JAX's: the lines of `test_numpy`, summed with weights.

One compiled program per family again; each line is a test of its own.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import jax
import numpy as np
import pytest

import monograph
from library_table import table
from xla_oracle import quick_jit

TABLE = table()
FLOATS = ("f", "g", "p", "q", "m", "t", "s")
LINES: dict[str, list[str]] = {
    "unary": [line for line in TABLE.FAMILIES["unary"] if "(q)" in line],
    "binary": [line for line in TABLE.FAMILIES["binary"] if "(f, p)" in line or "(p, " in line],
    **{name: TABLE.FAMILIES[name] for name in (
        "reductions", "shapes", "linear", "choosing", "indexing", "updates", "nn", "lax"
    )},
}  # fmt: skip
NO_DERIVATIVE = {"lax.while_loop(lambda x: x.sum() < 9, lambda x: x * 2 + 1, p)"}
# An index out of range: both read the clamped element, JAX's derivative leaves it out.
# A number out of range, known here, is an error here.
OTHER = {"f[j]", "f[j, :2]", "f[k + 7]", "f.at[k + 7].set(1)"}


def weighted(lib: Any, x: Any) -> Any:
    """The sum of all floating-point results, each element with a weight of its own."""
    total = 0.0
    for leaf in TABLE.leaves(x):
        kind = np.dtype(leaf.dtype).kind if hasattr(leaf, "dtype") else "i"
        if kind == "f":
            weights = np.cos(np.arange(leaf.size, dtype="f")).reshape(leaf.shape)
            total = total + (leaf * weights).sum()
    return total


def run(lib: Any, family: str) -> dict[str, Any]:
    raised: dict[str, Exception] = {}
    fixed = {k: v for k, v in TABLE.ARGS.items() if k not in FLOATS}

    def program(args: dict[str, Any]) -> dict[str, Any]:
        out = {}
        for line in LINES[family]:
            if line in NO_DERIVATIVE:
                continue

            def loss(given: dict[str, Any], line: str = line) -> Any:
                names = {"np": lib.numpy, "lax": lib.lax, "nn": lib.nn, **fixed, **given}
                return weighted(lib, eval(line, names)) + 0.0 * given["s"]

            try:
                out[line] = lib.grad(loss)(args)
            except Exception as e:
                raised[line] = e
        return out

    jit = quick_jit if lib is jax else lib.jit
    return {**jit(program)({k: TABLE.ARGS[k] for k in FLOATS}), **raised}


@cache
def results(family: str) -> tuple[dict[str, Any], dict[str, Any]]:
    return run(monograph, family), run(jax, family)


CASES = [(family, line) for family, lines in LINES.items() for line in lines]


@pytest.mark.parametrize("family,line", [c for c in CASES if c[1] not in NO_DERIVATIVE | OTHER])
def test_derivative_equals_that_of_jax(family: str, line: str) -> None:
    ours, theirs = (found[line] for found in results(family))
    if isinstance(theirs, Exception):
        pytest.skip(f"JAX: {theirs}")
    if isinstance(ours, Exception):
        raise ours
    for name in FLOATS:
        np.testing.assert_allclose(ours[name], theirs[name], rtol=2e-5, atol=2e-5, err_msg=name)


def test_softmax_where_left_out_elements_overflow() -> None:
    """What is left out may be far larger than the rest: it has no part in the gradient."""
    x = np.array([[0.5, 1.0, 400.0], [-1.0, 300.0, 2.0]], np.float32)
    kept = x < 100

    def loss(x: Any, lib: Any) -> Any:
        return (lib.nn.softmax(x, -1, where=kept) ** 2).sum()

    ours = np.asarray(monograph.grad(lambda x: loss(x, monograph))(x))
    np.testing.assert_allclose(ours, jax.grad(lambda x: loss(x, jax))(x), rtol=1e-5)
    assert (ours[~kept] == 0).all()


@pytest.mark.parametrize("modes", ["rev", ("rev",), ["rev", "lin"]])
def test_a_wrong_rule_is_found(modes: object) -> None:
    """A mode given as text is that mode, and what names none does not pass for a check."""

    @monograph.custom_vjp
    def f(x: Any) -> Any:
        return x * x

    f.defvjp(lambda x: (x * x, x), lambda x, t: (3 * x * t,))
    with pytest.raises(AssertionError, match="VJP cotangent"):
        monograph.test_util.check_grads(f, (np.float32(1.5),), 1, modes=modes)


@pytest.mark.parametrize("modes", [(), "", "reverse", ("fwd", "back"), 3])
def test_unknown_modes_are_refused(modes: object) -> None:
    with pytest.raises(monograph.errors.ArgumentError, match="modes"):
        monograph.test_util.check_grads(lambda x: x * x, (np.float32(1.5),), 1, modes=modes)
