"""Callbacks where only we can be asked: threads, signals, errors, memory, backends, the disk."""

from __future__ import annotations

import contextlib
import gc
import io
import logging
import os
import signal
import threading
import warnings
import weakref
from typing import Any

import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
from monograph.backends import store
from monograph.experimental import io_callback
from monograph.hlo.digest import digest
from monograph.hlo.ops import custom_call
from monograph.hlo.simplify import simplify

X = np.arange(3, dtype=np.float32)
F3 = mg.ShapeDtypeStruct((3,), np.float32)


def lines(f: Any, *args: Any) -> list[str]:
    text = io.StringIO()
    with contextlib.redirect_stdout(text):
        f(*args)
    return text.getvalue().splitlines()


@pytest.mark.smoke
@pytest.mark.parametrize("backend", ["cpu", "interp"])
def test_every_backend_runs_callbacks_in_order(backend: str) -> None:
    seen: list[float] = []

    @mg.jit(backend=backend)
    def f(x: Any) -> Any:
        def step(c: Any, v: Any) -> Any:
            io_callback(lambda a: seen.append(float(a)), None, c)
            c = c + mg.pure_callback(np.sin, mg.ShapeDtypeStruct((), np.float32), v)
            return c, mg.lax.cond(
                v > 0, lambda c: (mg.debug.callback(note, c), c)[1], lambda c: c, c
            )

        def note(a: Any) -> None:
            seen.append(-float(a))

        return mg.lax.scan(step, 0.0, x)

    (c, ys) = f(X)
    want = np.cumsum(np.sin(X))
    np.testing.assert_allclose(ys, want, rtol=1e-6)
    np.testing.assert_allclose(seen, [0, want[0], -want[1], want[1], -want[2]], rtol=1e-6)
    assert c == ys[-1]


def test_what_a_callback_raises_the_caller_gets() -> None:
    class Mine(Exception):
        pass

    def boom(x: Any) -> Any:
        raise Mine("with its own traceback")

    for f in (
        mg.jit(lambda x: mg.pure_callback(boom, F3, x)),
        lambda x: mg.pure_callback(boom, F3, x),
    ):
        with pytest.raises(Mine) as caught:
            f(X)
        assert caught.traceback[-1].name == "boom"
    good = mg.jit(lambda x: mg.pure_callback(np.sin, F3, x))
    np.testing.assert_allclose(good(X), np.sin(X), rtol=1e-6)  # nothing is left behind


def test_the_next_call_works_after_an_error_in_a_loop() -> None:
    calls = iter(range(100))

    def sometimes(x: Any) -> Any:
        if next(calls) == 3:
            raise ValueError("the fourth")
        return np.asarray(x) + 1

    @mg.jit
    def f(x: Any) -> Any:
        return mg.lax.fori_loop(0, 5, lambda i, x: mg.pure_callback(sometimes, F3, x), x)

    with pytest.raises(ValueError, match="the fourth"):
        f(X)
    np.testing.assert_array_equal(f(X), X + 5)


def test_ctrl_c_in_a_callback() -> None:
    def press(x: Any) -> None:
        os.kill(os.getpid(), signal.SIGINT)

    @mg.jit
    def f(x: Any) -> Any:
        return mg.lax.fori_loop(0, 10**6, lambda i, x: (mg.debug.callback(press, x), x + 1)[1], x)

    with pytest.raises(KeyboardInterrupt):
        f(1.0)


def test_callbacks_run_in_the_thread_that_calls() -> None:
    seen: dict[int, list[int]] = {}

    def note(k: Any) -> None:
        seen.setdefault(int(k), []).append(threading.get_ident())

    @mg.jit
    def f(k: Any) -> Any:
        return mg.lax.fori_loop(0, 20, lambda i, c: (mg.debug.callback(note, k), c + 1)[1], k)

    def run(k: int) -> None:
        assert f(k) == k + 20
        idents[k] = threading.get_ident()

    idents: dict[int, int] = {}
    threads = [threading.Thread(target=run, args=(k,)) for k in range(4)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    assert seen == {k: [idents[k]] * 20 for k in range(4)}


def test_callbacks_may_call_back_in_the_middle_of_anything() -> None:
    inner = mg.jit(lambda x: mnp.sin(x) * 2)

    def again(x: Any) -> Any:
        y = inner(x) + mg.grad(lambda v: (v**2).sum())(x)
        return mg.vmap(inner)(mnp.where(y > 0, y, -y))

    want = again(mnp.asarray(X))
    call = lambda x: mg.pure_callback(again, F3, x)  # noqa: E731
    weighed = lambda x, w: (call(x) * w).sum()  # noqa: E731
    np.testing.assert_allclose(mg.jit(call)(X), want)
    np.testing.assert_allclose(call(X), want)
    np.testing.assert_allclose(mg.grad(lambda w: weighed(X, w))(X), want)
    np.testing.assert_allclose(mg.jit(mg.grad(lambda w: weighed(X, w)))(X), want)


def test_a_callback_may_call_the_function_that_it_is_part_of() -> None:
    def factorial(n: Any) -> Any:
        return np.float32(1) if n <= 1 else np.asarray(n * f(n - 1))

    @mg.jit
    def f(n: Any) -> Any:
        return mg.pure_callback(factorial, mg.ShapeDtypeStruct((), np.float32), n)

    assert f(mnp.float32(5)) == 120


def test_arrays_that_a_callback_keeps_stay_as_they_are() -> None:
    kept: list[Any] = []
    f = mg.jit(lambda x: (mg.debug.callback(kept.append, x), x * 2)[1], donate_argnums=0)
    x = mnp.asarray(X) + 0
    for _ in range(5):
        x = f(x)
    np.testing.assert_array_equal(np.stack(kept), X * 2.0 ** np.arange(5)[:, None])
    with pytest.raises((ValueError, TypeError)):
        kept[0].__array__()[0] = 7


def test_a_callback_cannot_write_to_its_arguments() -> None:
    def write(x: Any) -> Any:
        np.asarray(x)[0] = 7
        return x

    with pytest.raises(ValueError, match="read-only"):
        mg.jit(lambda x: mg.pure_callback(write, F3, x))(X)


def test_effects_are_never_dropped_merged_or_moved() -> None:
    def f(x: Any) -> Any:
        mg.debug.print("a")
        mg.debug.print("a")
        y = mnp.exp(x)
        mg.debug.print("{}", y.sum() > 0)
        mg.pure_callback(np.sin, F3, x)  # nobody reads it
        io_callback(lambda v: None, None, x, ordered=True)
        return x

    graph = simplify(mg.jit(f).trace(X).entry.trace.graph)
    names = [n.attrs["callback"].name for n in graph.nodes if "callback" in n.attrs]
    assert names == ["debug_print"] * 3 + ["<lambda>"]
    assert lines(mg.jit(f), X) == ["a", "a", "True"]


def test_custom_calls_are_what_backends_see() -> None:
    compiled = mg.jit(lambda x: mg.pure_callback(np.sin, F3, x)).lower(X).compile()
    graph = compiled.graph if hasattr(compiled, "graph") else compiled.loaded.compilation.graph
    made = compiled.loaded.compilation.graphs["legalized"]
    assert [n.op for n in made.nodes] == [custom_call]
    assert "custom_call" in mg.jit(lambda x: mg.pure_callback(np.sin, F3, x)).lower(X).as_text(
        "stablehlo"
    )
    assert digest(graph) is None  # it has no name, so it is not kept on disk


def test_programs_with_callbacks_are_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "keep", lambda *_: pytest.fail("kept"))
    lines(mg.jit(lambda x: (mg.debug.print("{}", x), x + 17)[1]), X)
    assert mg.jit(lambda x: mg.pure_callback(np.sin, F3, x) + 18)(X).shape == (3,)


@pytest.mark.parametrize("wrap", [lambda f: f, mg.jit, mg.vmap])
def test_functions_are_not_kept_alive(wrap: Any) -> None:
    class Big:
        def __call__(self, x: Any) -> None:
            pass

    def run() -> weakref.ref[Big]:
        big = Big()
        wrap(lambda x: (mg.debug.callback(big, x), x)[1])(X)
        return weakref.ref(big)

    found = run()
    gc.collect()
    assert found() is None


def test_a_long_loop_of_callbacks_is_quick() -> None:
    count = 0

    def inc(x: Any) -> None:
        nonlocal count
        count += 1

    f = mg.jit(
        lambda: mg.lax.fori_loop(0, 10_000, lambda i, c: (io_callback(inc, None, c), c + 1)[1], 0)
    )
    assert f() == 10_000 and count == 10_000


def test_format_errors_are_pythons() -> None:
    with pytest.raises(KeyError):
        mg.debug.print("{x}")
    with pytest.raises(IndexError):
        mg.debug.print("{} {}", X)
    with pytest.raises(mg.errors.ArgumentError, match="no place for argument 0"):
        mg.debug.print("f-string", X)


def test_the_log_names_the_line(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, "monograph.debug"):
        mg.jit(lambda x: mg.debug.log("x = {}", x))(X)
    (record,) = caplog.records
    assert record.getMessage() == "x = [0. 1. 2.]" and record.pathname == __file__


def test_breakpoint_says_what_serves() -> None:
    with pytest.raises(mg.errors.UnsupportedError, match="not there yet"):
        mg.debug.breakpoint()
    mg.effects_barrier()


def test_vmap_of_an_empty_batch_calls_nobody() -> None:
    empty = np.zeros((0, 3), np.float32)

    def f(x: Any) -> Any:
        mg.debug.print("{}", x)
        return mg.pure_callback(np.sin, F3, x, vmap_method="sequential")

    assert lines(lambda: mg.vmap(f)(empty)) == []
    assert mg.vmap(f)(empty).shape == (0, 3)


def test_known_values_print_once() -> None:
    def f(x: Any) -> Any:
        mg.debug.print("before {}", x)
        if x > 0:  # asks for the value while grad traces
            mg.debug.print("positive")
        return x * x

    assert lines(mg.grad(f), 3.0) == ["before 3.0", "positive"]


def test_interpreted_callbacks_warn_as_numpy_does() -> None:
    """Ops beside them are quiet."""

    def f(x: Any) -> Any:
        return mg.pure_callback(lambda v: np.float32(1) / np.asarray(v), x, mnp.log(-x)) + 1

    with pytest.warns(RuntimeWarning) as seen:
        mg.jit(f, backend="interp")(np.array([0.5, -2.0], np.float32))
        mg.jit(lambda x: f(x * 0 - 1), backend="interp")(np.zeros(2, np.float32))
    assert [str(w.message) for w in seen] == ["divide by zero encountered in divide"]


@pytest.mark.parametrize("backend", ["cpu", "interp"])
def test_callbacks_in_regions_warn_as_the_user_wants(backend: str) -> None:
    def inverse(x: Any) -> Any:
        return mg.pure_callback(lambda v: np.float32(1) / np.asarray(v), x, mnp.log1p(x))

    regions = {
        "cond": lambda x: mg.lax.cond(x < 1, inverse, lambda y: y, x),
        "scan": lambda x: mg.lax.scan(lambda c, _: (inverse(c), c), x, None, length=1)[0],
        "while": lambda x: mg.lax.while_loop(lambda c: c < 1, inverse, x),
        "both": lambda x: mg.lax.fori_loop(
            0, mnp.int32(x) + 1, lambda _, y: mg.lax.cond(y < 1, inverse, lambda z: z, y), x
        ),
    }
    for name, f in regions.items():
        run = mg.jit(f, backend=backend)
        with pytest.warns(RuntimeWarning, match="divide by zero") as seen:
            run(np.float32(0))
        assert len(seen) == 1, name
        with np.errstate(divide="raise"), pytest.raises(Exception, match="divide by zero"):
            mg.block_until_ready(run(np.float32(0)))
        with np.errstate(divide="ignore"), warnings.catch_warnings():
            warnings.simplefilter("error")
            mg.block_until_ready(run(np.float32(0)))
