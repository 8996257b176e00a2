"""A dropped trace leaves no node, graph or builder behind, without any help of the collector."""

from __future__ import annotations

import gc
import sys
import weakref

import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
from monograph.hlo.builder import Builder
from monograph.hlo.graph import Graph, Node
from monograph.tracer.eager import EAGER

X = np.arange(3, dtype=np.float32)


def alive():
    return sum(type(o) in (Node, Graph, Builder) for o in gc.get_objects())


def value(x):
    y, _ = mg.lax.scan(lambda c, v: (c * v, mnp.sin(c)), x[0], x)
    return mnp.sum(mg.nn.softmax(x)) * y


def failing():
    def f(x):
        return x + "s" if x.shape else x

    try:
        mg.jit(f)(X)
    except Exception:
        return


TRACES = {
    "trace": lambda: mg.jit(lambda x: value(x)).trace(X),
    "grad": lambda: mg.grad(value)(X),
    "grad of grad": lambda: mg.grad(lambda x: mnp.sum(mg.grad(value)(x)))(X),
    "vjp": lambda: mg.vjp(value, X)[1](1.0),
    "jvp": lambda: mg.jvp(value, (X,), (X,)),
    "vmap": lambda: mg.vmap(value)(np.ones((2, 3), np.float32)),
    "branches": lambda: mg.grad(lambda x: x * x if x > 0 else x)(1.0),
    "while": lambda: mg.jit(
        lambda: mg.lax.while_loop(lambda c: c < 10, lambda c: c + X[1], 0.0)
    ).trace(),
    "cond": lambda: mg.lax.cond(True, lambda x: x + 1, lambda x: x - 1, X),
    "failure": failing,
    "hlo": lambda: mg.make_hlo(lambda x: value(x))(X),
}


def interpreted(f):
    return mg.jit(f, backend="interp")


COMPILATIONS = {
    "jit": lambda: interpreted(lambda x: value(x))(X),
    "jit of grad": lambda: interpreted(lambda x: mg.grad(value)(x))(X),
    "lowered": lambda: interpreted(lambda x: value(x)).lower(X).compile().as_text("trace"),
}


def test_nothing_is_left_behind_in_notebooks(monkeypatch):
    """Nor of the frames that they are told to leave out."""
    monkeypatch.setitem(sys.modules, "IPython", sys)
    test_nothing_is_left_behind("failure")


@pytest.mark.parametrize("name", [*TRACES, *COMPILATIONS])
def test_nothing_is_left_behind(name):
    work = (TRACES | COMPILATIONS)[name]
    for _ in range(2):  # interned graphs and caches of the library itself
        work()
    EAGER.forget()
    gc.collect()
    gc.disable()
    try:
        before = alive()
        work()
        EAGER.forget()  # kernels of region ops hold their graphs, up to a bound
        assert alive() == before
        assert not gc.isenabled()
    finally:
        gc.enable()


def test_the_collector_is_running_again_after_a_trace():
    assert gc.isenabled()
    mg.jit(lambda x: x + 1)(X)
    failing()
    assert gc.isenabled()


def called_by_jit(f):
    mg.jit(f)(X)


def carried_by_a_loop(f):
    mg.lax.scan(lambda c, x: (f(x), c), X, X[None])


def with_rule(f):
    made = mg.custom_jvp(f)
    made.defjvp(lambda p, t: (p[0], t[0]))
    return made


@pytest.mark.parametrize(
    "make", [lambda f: f, mg.composite, with_rule], ids=["plain", "composite", "jvp"]
)
@pytest.mark.parametrize("use", [called_by_jit, carried_by_a_loop])
def test_functions_are_let_go(make, use):
    f = make(lambda x: x * 2)
    use(f)
    use(f)
    gone = weakref.ref(f)
    del f
    EAGER.forget()
    gc.collect()
    assert gone() is None


def test_large_copies_begin_at_lines() -> None:
    """However the user's array lies; and they are copies, which can be donated."""
    x = np.arange(3 << 14, dtype=np.float32)[1:]
    for made in (mg.device_put(x), mg.device_put(x).copy(), mg.device_put(x, "cpu")):
        (buffer,) = made.buffers
        assert buffer.address % 64 == 0
        assert not np.shares_memory(buffer.host, x)
        np.testing.assert_array_equal(made, x)
    kept = made.buffers[0].address
    del buffer  # what is held by others is not taken over
    again = mg.jit(lambda v: v + 1, donate_argnums=0)(made)
    assert again.buffers[0].address == kept
