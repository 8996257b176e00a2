"""`checkify`: what it finds and says, beside JAX's; the rest of a program stays as it is."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax.experimental import checkify as jax_checkify

import monograph as mg
import monograph.numpy as mnp
from monograph.errors import ArgumentError, CheckError, UnsupportedError
from monograph.experimental import checkify

Program = Callable[[Any, Any, Any], Any]  # (package, its numpy, its checkify) -> (error, result)
X = np.arange(6, dtype=np.float32)
LOW = np.float32(-1)
NANS = np.float32([1, np.nan, 0])


def positive(m: Any, n: Any, c: Any) -> Any:
    def f(x: Any) -> Any:
        c.check(x > 0, "x must be positive, not {x}", x=x)
        return n.log(x)

    return f


def scanned(m: Any, n: Any, c: Any) -> Any:
    def body(carry: Any, a: Any) -> Any:
        c.check(a < 3, "a={} at {}", a, carry)
        return carry + a, a * 2

    return lambda x: m.lax.scan(body, np.float32(0), x)


def looped(m: Any, n: Any, c: Any) -> Any:
    def body(x: Any) -> Any:
        c.check(x < 3, "x={}", x)
        return x + 1

    return lambda x: m.lax.while_loop(lambda x: x < 6, body, x)


def judged(m: Any, n: Any, c: Any) -> Any:
    def cond(x: Any) -> Any:
        c.check(x < 6, "tested {}", x)
        return x < 6

    return lambda x: m.lax.while_loop(cond, lambda x: x + 1, x)


def branched(m: Any, n: Any, c: Any) -> Any:
    def up(x: Any) -> Any:
        c.check(x > 0, "up")
        return x

    def down(x: Any) -> Any:
        c.check(x < 0, "down {x}", x=x)
        return -x

    return lambda p, x: m.lax.cond(p, up, down, x)


def ruled(m: Any, n: Any, c: Any) -> Any:
    @m.custom_jvp
    def f(x: Any) -> Any:
        c.check(x > 0, "ruled {}", x)
        return x * 2

    f.defjvp(lambda p, t: (p[0] * 2, t[0] * 7))
    return f


def ordered(m: Any, n: Any, c: Any) -> Any:
    def f(x: Any) -> Any:
        c.check(x > 5, "first")
        c.check(x > 4, "second")
        return x

    return f


def _user(make: Any, *args: Any, around: Any = None, inside: Any = None) -> Program:
    def program(m: Any, n: Any, c: Any) -> Any:
        f = make(m, n, c)
        f = f if inside is None else inside(m)(f)
        g = c.checkify(f)
        return (g if around is None else around(m)(g))(*map(n.asarray, args))

    return program


def _kind(errors: str, f: Any, *args: Any) -> Program:
    def program(m: Any, n: Any, c: Any) -> Any:
        g = c.checkify(lambda *xs: f(m, n, *xs), errors=getattr(c, errors))
        return g(*map(n.asarray, args))

    return program


PROGRAMS: dict[str, Program] = {
    "holds": _user(positive, np.float32(2)),
    "fails": _user(positive, LOW),
    "first of two": _user(ordered, LOW),
    "jit around": _user(positive, LOW, around=lambda m: m.jit),
    "jit inside": _user(positive, LOW, inside=lambda m: m.jit),
    "grad inside": _user(positive, LOW, inside=lambda m: m.grad),
    "checkpoint and grad inside": _user(positive, LOW, inside=lambda m: lambda f: m.grad(
        m.checkpoint(f))),
    "vmap around": _user(positive, np.float32([1, -1, -2]), around=lambda m: m.vmap),
    "vmap inside": _user(positive, np.float32([1, -1, 2]), inside=lambda m: m.vmap),
    "jit of vmap around": _user(positive, np.float32([1, -1, -2]),
                                around=lambda m: lambda f: m.jit(m.vmap(f))),
    "scan": _user(scanned, X),
    "scan under jit": _user(scanned, X, around=lambda m: m.jit),
    "scan, vmap inside": _user(scanned, np.stack([X, X + 2]), inside=lambda m: m.vmap),
    "scan, vmap around": _user(scanned, np.stack([X[:3], X[:3] + 2]), around=lambda m: m.vmap),
    "while": _user(looped, np.float32(0)),
    "while that holds": _user(looped, np.float32(7)),
    "test of while": _user(judged, np.float32(0)),
    "cond, first": _user(branched, True, LOW),
    "cond, second": _user(branched, False, np.float32(1)),
    "cond that holds": _user(branched, False, LOW),
    "cond, vmap around": _user(branched, np.array([True, False]), np.float32([1, 1]),
                               around=lambda m: m.vmap),
    "custom rule": _user(ruled, LOW),
    "nested": _user(lambda m, n, c: lambda x: c.checkify(positive(m, n, c))(x)[1], LOW),
    "handed on": _user(lambda m, n, c: lambda x: c.check_error(
        c.checkify(positive(m, n, c))(x)[0]), LOW),
    "debug_check": _user(lambda m, n, c: lambda x: c.debug_check(x > 0, "debug"), LOW),
    "trees": _user(lambda m, n, c: lambda x: c.check(n.all(x > 0), "{0} {d[k]}", x, d={"k": x[0]}),
                   np.float32([1, -1])),
    "not asked for": lambda m, n, c: c.checkify(positive(m, n, c), errors=c.div_checks)(
        n.asarray(LOW)),
    "nan": _kind("nan_checks", lambda m, n, x: n.log(x) * 2, LOW),
    "nan given": _kind("nan_checks", lambda m, n, x: n.sqrt(x), np.float32(np.nan)),
    "nan in a scan": _kind("nan_checks", lambda m, n, x: m.lax.scan(
        lambda c, a: (c + n.sqrt(a), c), np.float32(0), x), np.float32([1, -1, 2])),
    "nan chosen": _kind("nan_checks", lambda m, n, x: n.where(x > 2, x, n.nan), X),
    "nan of an index": _kind("nan_checks", lambda m, n, x, i: x[i], NANS, np.int32([1, 0])),
    "nan filled in": _kind("nan_checks", lambda m, n, x, i: x.at[i].get(mode="fill"), X,
                           np.int32([9])),
    "nan handed on": _kind("nan_checks", lambda m, n, x: (n.sort(x), -x, n.maximum(x, 1), n.max(x),
                                                          n.abs(x), n.flip(x)), NANS),
    "nan handed on to an op that counts": _kind("nan_checks", lambda m, n, x: n.sqrt(n.max(x)),
                                                NANS),
    "variance of one": _kind("all_checks", lambda m, n, x: n.var(x, ddof=1), X[:1]),
    "division of floats": _kind("div_checks", lambda m, n, x, y: x / y, np.float32(1),
                                np.float32(0)),
    "division of integers": _kind("div_checks", lambda m, n, x, y: m.lax.div(x, y), np.int32(1),
                                  np.int32(0)),
    "floats": _kind("float_checks", lambda m, n, x, y: x / y, np.float32(0), np.float32(0)),
    "index": _kind("index_checks", lambda m, n, x, i: x[i], X, np.int32(9)),
    "negative index": _kind("index_checks", lambda m, n, x, i: x[i], X, np.int32(-2)),
    "index too low": _kind("index_checks", lambda m, n, x, i: x[i], X, np.int32(-9)),
    "indices": _kind("index_checks", lambda m, n, x, i: x[i], X, np.int32([0, 9])),
    "an index that is clipped all the same": _kind("index_checks", lambda m, n, x, i: x.at[i].get(
        mode="clip"), X, np.int32(9)),
    "indices that are clipped all the same": _kind("index_checks", lambda m, n, x, i: n.take(
        x, i, mode="clip"), X, np.int32([0, 9])),
    "update": _kind("index_checks", lambda m, n, x, i: x.at[i].set(1.0), X, np.int32(9)),
    "dynamic_slice": _kind("index_checks", lambda m, n, x, i: m.lax.dynamic_slice(x, (i,), (2,)),
                           X, np.int32(9)),
    "all, and nothing": _kind("all_checks", lambda m, n, x: m.nn.softmax(x).sum(), X),
}  # fmt: skip


def _said(error: Any) -> str:
    """What both say: JAX adds the index, and ends sentences."""
    said = re.sub(r": index .* with size \d+", "", error.get() or "")
    return re.sub(r"\. ?$", "", said)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("name", PROGRAMS)
def test_what_jax_says(name: str) -> None:
    error, out = PROGRAMS[name](mg, mnp, checkify)
    theirs, want = PROGRAMS[name](jax, jnp, jax_checkify)
    assert _said(error) == _said(theirs)
    for a, b in zip(mg.tree.leaves(out), jax.tree.leaves(want), strict=True):
        np.testing.assert_allclose(np.asarray(a), np.asarray(b), rtol=1e-6)


def test_derivatives_around_are_those_without_checks() -> None:
    collected = checkify.checkify
    x = mnp.float32(-1.0)
    rule = collected(ruled(mg, mnp, checkify))
    assert mg.grad(lambda x: rule(x)[1])(x) == 7
    ruled_jit = collected(mg.jit(ruled(mg, mnp, checkify)))
    assert mg.grad(lambda x: ruled_jit(x)[1])(x) == 7
    total = collected(scanned(mg, mnp, checkify))
    np.testing.assert_array_equal(mg.grad(lambda x: total(x)[1][0])(X), np.ones(6))
    again = collected(mg.checkpoint(positive(mg, mnp, checkify)))
    assert mg.grad(lambda x: again(x)[1])(x) == -1
    (_, error), slope = mg.value_and_grad(
        lambda x: collected(positive(mg, mnp, checkify))(x)[::-1], has_aux=True
    )(x)
    assert slope == -1 and error.get() == "x must be positive, not -1.0 (`check` failed)"


def test_arguments_may_be_settings() -> None:
    """They are closed over: Python decides on them, and calls what is a function."""

    def f(x: Any, n: int = 1, train: bool = False, mode: str = "a", g: Any = abs) -> Any:
        checkify.check(x > 0, "x is {x}", x=x)
        for _ in range(n):
            x = g(x) + 1
        return x * 2 if train and mode == "b" else x

    collected = checkify.checkify(f)
    error, y = collected(mnp.float32(-1), 3, train=True, mode="b", g=mnp.square)
    assert error.get() == "x is -1.0 (`check` failed)" and y == 2 * 26
    named = mg.jit(collected, static_argnames=("train", "mode"))
    assert named(mnp.float32(1), train=True, mode="b")[1] == 4
    assert checkify.checkify(mg.jit(f, static_argnums=1))(1.0, 2)[1] == 3
    x = np.float32([1, -1])
    error, y = mg.vmap(lambda x: collected(x, train=True, mode="b"))(x)
    assert error.get() == "at mapped index 1: x is -1.0 (`check` failed)" and y.tolist() == [4, 4]


@pytest.mark.smoke
def test_errors_raise_on_the_line_of_the_check() -> None:
    error, _ = mg.jit(checkify.checkify(positive(mg, mnp, checkify)))(LOW)
    with pytest.raises(checkify.JaxRuntimeError, match=r"x must be positive, not -1\.0") as caught:
        error.throw()
    assert isinstance(caught.value, ValueError) and "c.check(x > 0" in str(caught.value)
    fine, _ = checkify.checkify(positive(mg, mnp, checkify))(np.float32(1))
    fine.throw()
    assert fine.get() is None and fine.get_exception() is None
    checkify.init_error.throw()
    with pytest.raises(CheckError):
        checkify.check_error(error)


def test_checks_that_nobody_collects_raise_where_they_fail() -> None:
    f = positive(mg, mnp, checkify)
    for g in (f, mg.jit(f), mg.grad(f), mg.jit(mg.grad(f)), lambda x: mg.vmap(f)(x[None])):
        with pytest.raises(CheckError, match=r"must be positive, not -1\.0"):
            g(mnp.float32(-1))
        g(mnp.float32(1))
    loop = mg.jit(scanned(mg, mnp, checkify))
    with pytest.raises(CheckError, match=r"a=3\.0 at 3\.0"):
        loop(X)
    loop(X[:3])
    checkify.debug_check(False, "nobody looks")
    mg.jit(lambda x: checkify.debug_check(x > 0, "nobody looks"))(LOW)


def test_checks_of_examples_that_do_not_come_to_them_are_refused() -> None:
    """Rows that are done, or take another branch, would fail checks that are not theirs."""
    choose, loop = branched(mg, mnp, checkify), looped(mg, mnp, checkify)
    rows = np.array([True, False]), np.float32([1, -1])
    with pytest.raises(UnsupportedError, match="side effects"):
        checkify.checkify(mg.vmap(choose))(*rows)
    assert mg.vmap(checkify.checkify(choose))(*rows)[0].get() is None
    with pytest.raises(UnsupportedError, match="side effects"):
        checkify.checkify(mg.vmap(loop))(np.float32([4, 0]))
    error, _ = mg.vmap(checkify.checkify(loop))(np.float32([4, 7]))
    assert error.get() == "at mapped index 0: x=4.0 (`check` failed)"


@pytest.fixture
def _two_devices() -> Any:
    before = mg.config.num_cpu_devices
    mg.config.update("num_cpu_devices", 2)
    yield
    mg.config.update("num_cpu_devices", before)


@pytest.mark.usefixtures("_two_devices")
@pytest.mark.parametrize("mapped", ["pmap", "shard_map", "shard_map, unchecked"])
def test_what_goes_wrong_on_one_device(mapped: str) -> None:
    def body(x: Any) -> Any:
        checkify.check((x < 9).all(), "x is {x}", x=x)
        return mnp.sqrt(1 / x) + mnp.arange(3.0)[x.astype(int)]

    kinds = checkify.user_checks, checkify.div_checks, checkify.nan_checks, checkify.index_checks
    inputs = [9, 1], [1, 0], [1, -1], [1, 7]
    said = "x is", "division by zero", "nan generated by primitive: sqrt", "out-of-bounds"
    mesh = mg.make_mesh((2,), ("i",))
    f = mg.pmap(body) if mapped == "pmap" else mg.shard_map(
        body, mesh=mesh, in_specs=mg.P("i"), out_specs=mg.P("i"), check_vma="un" not in mapped
    )  # fmt: skip
    for errors, x, text in zip(kinds, inputs, said, strict=True):
        for g in (checkify.checkify(f, errors=errors), mg.jit(checkify.checkify(f, errors))):
            assert text in (g(np.float32(x))[0].get() or "")
            error, y = g(np.float32([1, 2]))
            assert error.get() is None
            np.testing.assert_allclose(y, [2, np.sqrt(0.5) + 2], rtol=1e-6)


def test_mistakes() -> None:
    with pytest.raises(ArgumentError, match="the condition is bool"):
        checkify.check(mnp.array([True, False]), "several")
    with pytest.raises(ArgumentError, match="the condition is f32"):
        checkify.check(1.0, "a float")
    with pytest.raises(ArgumentError, match="the message is"):
        checkify.check(False, lambda: "no text")  # type: ignore[arg-type]
    with pytest.raises(ArgumentError, match="errors is 'nan'"):
        checkify.checkify(lambda x: x, errors="nan")  # type: ignore[arg-type]
    with pytest.raises(ArgumentError, match="an Error was expected"):
        checkify.check_error("no")  # type: ignore[arg-type]
