"""jit: what is cached by what, static arguments, keywords, nesting, donation, errors."""

from __future__ import annotations

import functools
import threading

import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
from monograph.hlo.errors import ArgumentError, StaticArgumentError, UnknownNameError
from monograph.hlo.graph import count_nodes
from monograph.hlo.ops.region import call

X = np.arange(3, dtype=np.float32)


def counting(f):
    """`f`, and a list that grows by one entry per trace."""
    runs = []

    @functools.wraps(f)
    def counted(*args, **kwargs):
        runs.append(None)
        return f(*args, **kwargs)

    return counted, runs


SAME = {
    "same types": [((X,), {}), ((X + 1,), {})],
    "array and numpy": [((X,), {}), ((mnp.asarray(X),), {})],
    "python numbers": [((1.0,), {}), ((2.0,), {})],
    "keyword order": [((X,), {"y": 1.0, "z": 2.0}), ((X,), {"z": 2.0, "y": 1.0})],
    "dict order": [(({"a": X, "b": X},), {}), (({"b": X, "a": X},), {})],
}
DIFFERENT = {
    "shape": [((X,), {}), ((X[:2],), {})],
    "dtype": [((X,), {}), ((X.astype(np.int32),), {})],
    "weak": [((1.0,), {}), ((np.float32(1),), {})],
    "structure": [(((X, X),), {}), (([X, X],), {})],
    "None": [((X, None), {}), ((X, X), {})],
    "keyword": [((X,), {"y": X}), ((X, X), {})],
}


def general(*args, **kwargs):
    leaves = mg.tree.leaves((args, kwargs))
    return sum(mnp.sum(x) for x in leaves)


@pytest.mark.parametrize("name", [*SAME, *DIFFERENT])
def test_what_makes_a_new_trace(name):
    f, runs = counting(general)
    jitted = mg.jit(f)
    for args, kwargs in (SAME | DIFFERENT)[name]:
        expected = general(*args, **kwargs)
        np.testing.assert_allclose(jitted(*args, **kwargs), expected, rtol=1e-6)
    assert len(runs) == (1 if name in SAME else 2)
    info = jitted.cache_info()
    assert (info.currsize, info.misses, info.hits) == (len(runs), len(runs), 2 - len(runs))
    assert "hits" in str(info) and info.entries[0].key.types


def test_flags_are_part_of_the_key():
    f, runs = counting(lambda x: x * 2)
    jitted = mg.jit(f)
    jitted(1.0)
    with mg.enable_x64():
        assert jitted(1.0).dtype == np.float64
    assert jitted(1.0).dtype == np.float32 and len(runs) == 2
    jitted.clear_cache()
    jitted(1.0)
    assert len(runs) == 3


def power(x, n, *, plus=0):
    return x**n + plus


@pytest.mark.parametrize(
    "options",
    [
        {"static_argnums": 1},
        {"static_argnums": (-1,), "static_argnames": ("plus",)},
        {"static_argnames": "n"},
        {"static_argnames": ("n", "plus")},
    ],
    ids=str,
)
def test_static_arguments(options):
    f, runs = counting(power)
    jitted = mg.jit(f, **options)
    for args, kwargs in [((X, 2), {}), ((X,), {"n": 2}), ((X, 3), {"plus": 1}), ((X, 2), {})]:
        np.testing.assert_allclose(jitted(*args, **kwargs), power(*args, **kwargs), rtol=1e-6)
    assert len(runs) == 3


def test_static_values_that_only_look_alike_differ():
    f, runs = counting(lambda x, s: x * s)
    jitted = mg.jit(f, static_argnums=1)
    for s in (1, True, 1.0, 0.0, -0.0, float("nan"), float("nan")):
        jitted(X, s)
    assert len(runs) == 6
    assert np.signbit(np.asarray(jitted(np.float32(1), -0.0)))


BAD_STATICS = [
    (lambda: mg.jit(power, static_argnums=1)(X, [2]), "cannot be hashed"),
    (lambda: mg.jit(power, static_argnums=5), "static_argnums has 5"),
    (lambda: mg.jit(power, static_argnums=-4), "static_argnums has -4"),
    (lambda: mg.jit(power, static_argnames="m"), "'m'"),
]


@pytest.mark.parametrize("call_it, words", BAD_STATICS)
def test_bad_static_arguments(call_it, words):
    with pytest.raises(StaticArgumentError, match=words):
        call_it()


BAD_ARGUMENTS = [
    ("text", "argument x"),
    ({"w": [1.0, object()]}, r"argument x\['w'\]\[1\]"),
    (np.array(["a"]), "argument x"),
    (np.array([None]), "argument x"),
    (np.ma.masked_array([1.0], [True]), "argument x"),
    (np.array(["2020"], np.datetime64), "argument x"),
    (lambda: 0, "argument x"),
    (10**30, "argument x"),
]


@pytest.mark.parametrize("bad, words", BAD_ARGUMENTS, ids=lambda v: str(v)[:20])
def test_arguments_that_cannot_be_traced(bad, words):
    with pytest.raises(ArgumentError, match=words):
        mg.jit(lambda x: x)(bad)


def test_results_that_are_no_values():
    with pytest.raises(ArgumentError, match=r"\['s'\]"):
        mg.jit(lambda x: {"s": "text", "x": x})(X)
    assert mg.jit(lambda x: (None, 1, 2.5, np.ones(9)))(X)[3].shape == (9,)


ODD = {
    "big endian": X.astype(">f4"),
    "strided": np.arange(12, dtype=np.float32)[::4],
    "reversed": X[::-1],
    "fortran": np.asfortranarray(np.arange(6, dtype=np.float32).reshape(2, 3)),
    "unaligned": np.frombuffer(b"\0" + X.tobytes(), np.uint8)[1:].view(np.float32),
    "read-only": np.broadcast_to(np.float32(3), (4,)),
    "numpy scalar": np.float64(2.5),
    "bool": True,
    "zero size": np.zeros((0, 2), np.float32),
}


@pytest.mark.parametrize("name", ODD)
def test_odd_arrays_are_taken(name):
    got = mg.jit(lambda x: mnp.asarray(x) * 2)(ODD[name])
    np.testing.assert_array_equal(got, np.asarray(ODD[name]) * 2)


def test_an_inner_function_is_traced_once():
    inner, runs = counting(lambda x: mnp.sin(x) * 2)
    inner = mg.jit(inner)
    outer = mg.jit(lambda x: inner(inner(inner(x))))
    np.testing.assert_allclose(outer(X), inner(inner(inner(X))), rtol=1e-6)
    assert len(runs) == 1
    graph = outer.trace(X).graph
    calls = [n for n in graph.nodes if n.op is call]
    assert len(calls) == 3 and len({id(n.attrs["graph"]) for n in calls}) == 1


def test_inline_leaves_no_call():
    inner = mg.jit(lambda x: x + 1, inline=True)
    graph = mg.jit(lambda x: inner(x) * 2).trace(X).graph
    assert all(n.op is not call for n in graph.nodes)


def test_a_trace_that_captured_a_tracer_is_not_cached():
    inner_runs = []

    def outer(x):
        @mg.jit
        def inner(y):
            inner_runs.append(None)
            return x * y

        inner(1.0)
        assert inner.cache_info().currsize == 0
        return inner(2.0) + inner(3.0)

    assert mg.jit(outer)(2.0).item() == 10.0
    assert len(inner_runs) == 3
    assert mg.grad(outer)(2.0).item() == 5.0


def test_captured_arrays_are_hidden_arguments():
    table = mnp.asarray(np.arange(1000, dtype=np.float32))
    f = mg.jit(lambda i: table * i)
    graph = f.trace(2.0).graph
    assert len(graph.params) == 2 and count_nodes(graph) <= 3
    np.testing.assert_array_equal(f(2.0), np.arange(1000, dtype=np.float32) * 2)


class Model:
    def __init__(self, scale):
        self.scale = scale

    @functools.partial(mg.jit, static_argnums=0)
    def run(self, x):
        return self.scale * x

    @staticmethod
    @mg.jit
    def double(x):
        return 2 * x


def test_methods_partials_lambdas_and_decorators():
    np.testing.assert_array_equal(Model(3.0).run(X), 3 * X)
    np.testing.assert_array_equal(Model.double(X), 2 * X)
    np.testing.assert_array_equal(mg.jit(functools.partial(power, n=2))(X), X**2)
    np.testing.assert_array_equal(mg.jit(Model(2.0).run)(X), 2 * X)

    @mg.jit(static_argnames="n")
    def decorated(x, n=2):
        """Doc."""
        return x * n

    assert decorated.__name__ == "decorated" and decorated.__doc__ == "Doc."
    np.testing.assert_array_equal(decorated(X, n=4), 4 * X)
    assert decorated.eval_shape(X).shape == (3,)


def test_jits_of_one_function_share_their_traces():
    f, runs = counting(lambda x: x + 1)
    mg.jit(f)(X)
    mg.jit(f)(X)
    assert len(runs) == 1
    mg.jit(f, backend="interp")(X)
    assert len(runs) == 2


def test_backends_and_options_by_name():
    with pytest.raises(UnknownNameError, match="abacus"):
        mg.jit(power, backend="abacus")
    with pytest.raises(UnknownNameError, match="warp"):
        mg.jit(lambda x: x, options={"warp": 9})(X)
    with pytest.raises(ArgumentError, match="takes a function"):
        mg.jit(3)
    assert str(mg.jit(lambda x: x + 1, backend="interp")(X).device) == "interp:0"


def test_donated_arrays_are_deleted_and_no_one_elses_memory_changes():
    f = mg.jit(lambda x, y: x + y, donate_argnums=0)
    x, y = mnp.asarray(X), mnp.asarray(X)
    np.testing.assert_array_equal(f(x, y), 2 * X)
    assert x.is_deleted() and not y.is_deleted()
    x = mnp.asarray(X)
    view = np.asarray(x)
    f(x, y)
    np.testing.assert_array_equal(view, X)  # somebody looks at it: it was copied first
    source = X.copy()
    f(source, y)
    np.testing.assert_array_equal(source, X)
    with pytest.raises(ArgumentError, match="donated"):
        f(y, y)
    with pytest.raises(ArgumentError, match="static"):
        mg.jit(power, static_argnums=0, donate_argnums=0)


def test_threads_share_a_function():
    f = mg.jit(lambda x: mnp.sin(x) + x)
    expected, wrong = np.sin(X) + X, []

    def work():
        for _ in range(50):
            if not np.allclose(f(X), expected, atol=1e-6):
                wrong.append(None)

    threads = [threading.Thread(target=work) for _ in range(4)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    assert not wrong
