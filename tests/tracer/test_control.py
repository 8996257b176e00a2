"""Control flow against JAX: values, types, promoted carries, and the errors."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
from monograph.hlo.errors import ArgumentError, CarryError, DTypeError, ShapeError

X = np.arange(4, dtype=np.float32) + 1
I = np.arange(4, dtype=np.int32)  # noqa: E741

PROGRAMS = {
    "scan sums": lambda lib, np_: lib.lax.scan(lambda c, x: (c + x, c * x), 0.0, X),
    "scan of integers": lambda lib, np_: lib.lax.scan(lambda c, x: (c + x, c), 0, I),
    "weak integer carry becomes float": lambda lib, np_: lib.lax.scan(
        lambda c, x: (c * 0.5 + x, None), 1, X
    ),
    "weak carry becomes strong": lambda lib, np_: lib.lax.scan(lambda c, x: (c + x, c), 1.0, X),
    "two weak carries": lambda lib, np_: lib.lax.scan(
        lambda c, x: ((c[0] + x, c[1] * 2.0), None), (0, 0), X
    ),
    "scan reversed": lambda lib, np_: lib.lax.scan(lambda c, x: (c * x, c), 1.0, X, reverse=True),
    "scan without inputs": lambda lib, np_: lib.lax.scan(
        lambda c, _: (c * 2, c), 1.0, None, length=5
    ),
    "scan of nothing": lambda lib, np_: lib.lax.scan(lambda c, x: (c + x, x), 1.0, X[:0]),
    "scan of trees": lambda lib, np_: lib.lax.scan(
        lambda c, x: ({"a": c["a"] + x["u"]}, (x["v"], None)), {"a": 0.0}, {"u": X, "v": I}
    ),
    "while": lambda lib, np_: lib.lax.while_loop(lambda c: c < 50, lambda c: c * 3, 1),
    "while over a tree": lambda lib, np_: lib.lax.while_loop(
        lambda c: c[0] < 3, lambda c: (c[0] + 1, c[1] * X), (0, X)
    ),
    "while with a weak carry": lambda lib, np_: lib.lax.while_loop(
        lambda c: c < 5, lambda c: c + X[1], 0
    ),
    "fori": lambda lib, np_: lib.lax.fori_loop(0, 5, lambda i, v: v + i, 0),
    "fori over floats": lambda lib, np_: lib.lax.fori_loop(2, 5, lambda i, v: v * i, 1.0),
    "fori backwards": lambda lib, np_: lib.lax.fori_loop(5, 2, lambda i, v: v * i, 1.0),
    "fori with traced bounds": lambda lib, np_: lib.jit(
        lambda n: lib.lax.fori_loop(1, n, lambda i, v: v + i * X, X)
    )(4),
    "cond": lambda lib, np_: lib.lax.cond(X[0] > 0, lambda x: x + 1, lambda x: x - 1, X),
    "cond by a number": lambda lib, np_: lib.lax.cond(0, lambda: 1.0, lambda: 2.0),
    "cond of weak and strong": lambda lib, np_: lib.lax.cond(
        True, lambda x: 1.0, lambda x: x, X[0]
    ),
    "cond with captures": lambda lib, np_: lib.jit(
        lambda p, x: lib.lax.cond(p, lambda: x * 2, lambda: np_.sin(x))
    )(False, X),
    "switch": lambda lib, np_: lib.lax.switch(
        7, [lambda x: x, lambda x: x * 2, lambda x: x * 3], X
    ),
    "switch below range": lambda lib, np_: lib.lax.switch(-3, [lambda x: x, lambda x: x * 2], X),
    "switch of one": lambda lib, np_: lib.lax.switch(3, [lambda x: x * 5], X),
    "map": lambda lib, np_: lib.lax.map(lambda x: (x * 2, x > 2), X),
}


@pytest.mark.parametrize("name", PROGRAMS)
@pytest.mark.parametrize("jitted", [False, True])
def test_equals_jax(name, jitted):
    def run(lib, np_):
        f = lambda: PROGRAMS[name](lib, np_)  # noqa: E731
        return lib.jit(f)() if jitted else f()

    ours, theirs = run(mg, mnp), run(jax, jnp)
    assert len(mg.tree.leaves(ours)) == len(jax.tree.leaves(theirs))
    for a, b in zip(mg.tree.leaves(ours), jax.tree.leaves(theirs), strict=True):
        assert (a.shape, a.dtype) == (b.shape, b.dtype)
        assert getattr(a, "weak_type", None) == getattr(b, "weak_type", None)
        np.testing.assert_allclose(a, b, rtol=1e-6)


ERRORS = {
    "carry type": (
        CarryError,
        lambda: mg.lax.scan(lambda c, x: (c + x, None), np.int32(0), X),
        "type of the carry",
    ),
    "carry shape": (
        CarryError,
        lambda: mg.lax.while_loop(lambda c: True, lambda c: c[None], X),
        "type of the carry",
    ),
    "carry structure": (
        CarryError,
        lambda: mg.lax.scan(lambda c, x: ((c, c), None), 0.0, X),
        "structure of the carry",
    ),
    "no pair": (ArgumentError, lambda: mg.lax.scan(lambda c, x: c, 0.0, X), "pair"),
    "lengths": (ShapeError, lambda: mg.lax.scan(lambda c, x: (c, x), 0.0, (X, X[:2])), "differ"),
    "given length": (
        ShapeError,
        lambda: mg.lax.scan(lambda c, x: (c, x), 0.0, X, length=2),
        "differ",
    ),
    "no length": (ShapeError, lambda: mg.lax.scan(lambda c, x: (c, x), 0.0), "not known"),
    "no axis": (ShapeError, lambda: mg.lax.scan(lambda c, x: (c, x), 0.0, 1.0), "leading axis"),
    "condition shape": (
        ShapeError,
        lambda: mg.lax.while_loop(lambda c: c > 0, lambda c: c, X),
        "boolean scalar",
    ),
    "condition type": (
        DTypeError,
        lambda: mg.lax.while_loop(lambda c: c, lambda c: c, 1.0),
        "boolean",
    ),
    "branch structure": (
        ArgumentError,
        lambda: mg.lax.cond(True, lambda: (X, X), lambda: X),
        "different structures",
    ),
    "branch shape": (
        ShapeError,
        lambda: mg.lax.cond(True, lambda: X, lambda: X[:2]),
        "different types",
    ),
    "branch dtype": (
        DTypeError,
        lambda: mg.lax.cond(True, lambda: X, lambda: I),
        "different types",
    ),
    "pred shape": (ShapeError, lambda: mg.lax.cond(X > 0, lambda: 1, lambda: 2), "scalar"),
    "index type": (ArgumentError, lambda: mg.lax.switch(1.5, [lambda: 1, lambda: 2]), "integer"),
    "bounds": (ArgumentError, lambda: mg.lax.fori_loop(0, 1.5, lambda i, v: v, 0), "integer"),
    "no function": (ArgumentError, lambda: mg.lax.scan(3, 0.0, X), "function"),
    "no branches": (ArgumentError, lambda: mg.lax.switch(0, []), "at least one"),
}


@pytest.mark.parametrize("name", ERRORS)
def test_errors(name):
    kind, run, words = ERRORS[name]
    with pytest.raises(kind, match=words) as caught:
        run()
    assert caught.value.source.file == __file__


def test_the_body_is_traced_once_where_nothing_is_promoted():
    runs = []
    mg.lax.scan(lambda c, x: (c + x, runs.append(None)), np.float32(0), X)
    assert len(runs) == 1


def test_loops_outside_jit_are_traced_once_per_function_and_type():
    runs = []

    def body(c, x):
        runs.append(None)
        return c + x, c

    for start in (0.0, 1.0, np.float32(2), np.float32(3)):
        mg.lax.scan(body, start, X)
    assert len(runs) == 2  # for weak and for strong types

    def outer(k):
        def inner(c, x):
            runs.append(None)
            return c + k * x, None

        return mg.lax.scan(inner, 0.0, X)[0]

    assert mg.grad(outer)(2.0).item() == mg.grad(outer)(3.0).item() == 10.0


def test_a_long_loop_outside_jit_is_compiled_and_equal():
    f = lambda c, x: (mnp.sin(c + x), c)  # noqa: E731
    xs = np.linspace(0, 1, 3000, dtype=np.float32)
    ours, theirs = mg.lax.scan(f, 0.0, xs), mg.jit(lambda: mg.lax.scan(f, 0.0, xs))()
    np.testing.assert_array_equal(ours[1], theirs[1])
    np.testing.assert_array_equal(mg.lax.scan(f, 0.0, xs[:100])[1], ours[1][:100])


@pytest.mark.parametrize("package", [mg, jax], ids=["monograph", "jax"])
@pytest.mark.parametrize(
    ("one", "other"),
    [(0.5, np.int32(1)), (300, np.int8(1)), (0.5, 1), (1, np.float32(2))],
    ids=["float_int", "int_int8", "numbers", "int_float"],
)
def test_branches_of_other_types_are_refused(package, one, other):
    """A number is not narrowed to the type that the other branch returns."""
    with pytest.raises(TypeError):
        package.lax.cond(True, lambda: one, lambda: package.numpy.asarray(other))
