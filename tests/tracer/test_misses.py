"""Why a call was compiled: what `cache_info` says, `max_compiles` raises and the log shows."""

from __future__ import annotations

import inspect
import logging

import numpy as np
import pytest

import monograph as mg
from monograph.hlo.errors import ArgumentError, RecompilationError

F32 = np.float32
W = {"w": np.ones(3, F32)}


def here() -> int:
    """The caller's line."""
    return inspect.currentframe().f_back.f_lineno


def reasons(f):
    return [m.cause for m in f.cache_info().reasons]


SECOND_CALLS = {
    "shape": (lambda f: f(W, np.ones(2, F32)), "argument x is f32[2], was f32[]"),
    "rank": (lambda f: f(W, np.ones((1, 1), F32)), "argument x is f32[1,1], was f32[]"),
    "element type": (lambda f: f(W, np.int32(1)), "argument x is i32[], was f32[]"),
    "weak": (lambda f: f(W, 1.0), "argument x is a Python number (f32[]), was an array"),
    "leaf in a tree": (
        lambda f: f({"w": np.ones(4, F32)}, F32(1)),
        "argument params['w'] is f32[4], was f32[3]",
    ),
    "keys": (
        lambda f: f({"w": W["w"], "b": W["w"]}, F32(1)),
        "argument params has the structure {'b': *, 'w': *}, had {'w': *}",
    ),
    "container": (
        lambda f: f({"w": (W["w"],)}, F32(1)),
        "argument params['w'] has the structure (*,), had *",
    ),
    "one argument more": (
        lambda f: f(W, F32(1), 1),
        "3 positional arguments, were 2",
    ),
    "keyword": (lambda f: f(W, x=F32(1)), "1 positional argument, were 2"),
    "further keyword": (lambda f: f(W, F32(1), n=1), "keyword arguments 'n', were none"),
    "static": (lambda f: f(W, F32(1), mode="b"), "static argument mode is 'b', was not given"),
    "several": (
        lambda f: f({"w": np.ones(2, F32)}, np.ones(2, F32)),
        "argument params['w'] is f32[2], was f32[3] (and 1 more)",
    ),
}


@pytest.mark.parametrize("name", SECOND_CALLS)
def test_the_first_component_that_differs(name):
    second, wanted = SECOND_CALLS[name]
    f = mg.jit(lambda params, x, n=1, mode="a": x * n, static_argnames="mode")
    f(W, F32(1))
    second(f)
    assert reasons(f)[1] == wanted
    assert len(reasons(f)) == f.cache_info().misses == 2


def test_options_and_named_axes():
    f = mg.jit(lambda x: x + 1)
    f(1.0)
    with mg.enable_x64():
        f(1.0)
    mg.vmap(lambda x: f(x), axis_name="i")(np.ones(2, F32))
    assert reasons(f)[1:] == [
        "option enable_x64 is True, was False (and 1 more)",
        "argument x is an array (f32[]), was a Python number (and 1 more)",
    ]


def test_static_values():
    f = mg.jit(lambda x, n, name: x * n, static_argnums=(1, 2))
    f(1.0, 2, "a")
    f(1.0, 3, "a")
    f(1.0, 3, "b" * 99)
    assert reasons(f)[1] == "static argument n is 3, was 2"
    assert reasons(f)[2].startswith("static argument name is 'bbb") and len(reasons(f)[2]) < 80
    assert "  x f32[]*, n=2, name='a': 0 hits" in str(f.cache_info())


def test_the_nearest_call_before_is_compared():
    f = mg.jit(lambda x, y: x + y)
    a, b = np.ones(2, F32), np.ones(2, np.int32)
    f(a, a)
    f(b, b)
    f(a, np.ones((2, 2), F32))  # nearer to the first
    assert reasons(f)[2] == "argument y is f32[2,2], was f32[2]"


def test_lines_of_the_callers():
    f = mg.jit(lambda x: x + 1)
    f(np.ones(1, F32))
    first = here() - 1
    for n in (2, 3):
        f(np.ones(n, F32))
    again = here() - 1
    assert [m.line for m in f.cache_info().reasons] == [
        f"test_misses.py:{n}" for n in (first, again, again)
    ]


def test_cache_info_says_all():
    f = mg.jit(lambda x: x + 1)
    for n in (1, 1, 1, 2):
        f(np.ones(n, F32))
    info = f.cache_info()
    assert (info.hits, info.misses, info.currsize) == (2, 2, 2) and info.maxsize >= 2
    assert [e.hits for e in info.entries] == [2, 0]
    assert all(e.compile_seconds > 0 and e.trace_seconds > 0 for e in info.entries)
    rows = str(info).splitlines()
    assert rows[0] == "hits 2, misses 2, entries 2"
    assert rows[1].startswith("  x f32[1]: 2 hits, traced in ")
    assert rows[3] == "misses:" and rows[5].endswith(": argument x is f32[2], was f32[1]")


def test_cleared():
    f = mg.jit(lambda x: x + 1)
    f(1.0)
    f.clear_cache()
    assert f.cache_info().currsize == 0
    f(1.0)
    assert reasons(f)[1] == "the first call since the cache was cleared"
    mg.clear_caches()
    assert f.cache_info().currsize == 0 and f(1.0) == 2.0


# ---- functions defined anew ----------------------------------------------------------------------


def test_a_cell_that_runs_again():
    scope = {"mg": mg}
    for number, factor in ((1, 2), (7, 3)):
        cell = f"@mg.jit\ndef a_function_of_a_cell(x):\n    return x * {factor}\n"
        exec(compile(cell, f"<cell {number}>", "exec"), scope)
        assert scope["a_function_of_a_cell"](2.0) == 2.0 * factor
    (why,) = reasons(scope["a_function_of_a_cell"])
    assert why == (
        "the first call: 'a_function_of_a_cell' was defined anew in <cell 7>:1 (before: <cell 1>:1)"
    )


def test_jit_in_a_loop():
    said = []
    for _ in range(3):
        f = mg.jit(lambda x: x * 2)
        f(1.0)
        said += reasons(f)
    assert said[0] == "the first call"
    assert said[1] == said[2]
    assert said[1] == "the first call: '<lambda>' is a new function object of the same definition"


def test_two_jits_of_one_function_are_no_new_definition():
    def g(x):
        return x * 2

    mg.jit(g)(1.0)
    other = mg.jit(g, inline=True)
    other(1.0)
    assert reasons(other) == ["the first call"]


# ---- limits --------------------------------------------------------------------------------------


def test_max_compiles():
    f = mg.jit(lambda x, n: x * n, static_argnums=1, max_compiles=2)
    assert f(1.0, 2) == 2 and f(1.0, 3) == 3 and f(5.0, 2) == 10
    with pytest.raises(RecompilationError, match=r"static argument n is 4, was 3") as caught:
        f(1.0, 4)
    error = caught.value
    assert error.source.line == here() - 2 and error.code == "MG0305"
    assert "pass it as an array" in error.fix and error.operands["this call"].endswith("was 3")
    assert f(2.0, 3) == 6  # those it has it keeps
    f.clear_cache()
    assert f(1.0, 4) == 4


@pytest.mark.parametrize("limit", [0, -1, 1.5, "two"])
def test_a_wrong_max_compiles(limit):
    with pytest.raises(ArgumentError, match="max_compiles"):
        mg.jit(lambda x: x, max_compiles=limit)


def test_the_kind_of_call_used_least_goes():
    runs = []

    def g(x):
        runs.append(x.shape[0])
        return x + 1

    f = mg.jit(g)
    f.cache.most = 3
    for n in (1, 2, 3, 1, 1, 4, 1, 1, 5, 1):
        assert f(np.full(n, n, F32)).tolist() == [n + 1] * n
    assert runs == [1, 2, 3, 4, 5]
    assert f.cache_info().currsize == 3
    f(np.ones(2, F32))
    assert runs[-1] == 2 and reasons(f)[-1].startswith("its program was dropped")


def test_dropped_programs_are_freed():
    f = mg.jit(lambda x: x + 1)
    f.cache.most = 2
    for n in range(1, 9):
        for _ in range(3):
            f(np.ones(n, F32))
    assert len(f.cache.entries) == 2
    assert sum(len(calls) for calls in f.cache.direct.values()) <= 2


def test_the_log(caplog):
    f = mg.jit(lambda x: x + 1)
    with caplog.at_level(logging.WARNING, logger="monograph"):
        f(1.0)
        assert not caplog.records
        with mg.explain_cache_misses(True):
            f(np.ones(2, F32))
        mg.config.update("jax_explain_cache_misses", False)
        f(np.ones(3, F32))
    (record,) = caplog.records
    assert "argument x is f32[2], was f32[]" in record.getMessage()
    assert f"test_misses.py:{here() - 5}" in record.getMessage()


# ---- devices -------------------------------------------------------------------------------------


def test_a_device():
    f = mg.jit(lambda x: x + 1, device=mg.devices("interp")[0])
    assert f(1.0).device.backend == "interp" and f.lower(1.0).device.backend == "interp"
    with pytest.raises(ArgumentError, match="both device and backend"):
        mg.jit(lambda x: x, device=mg.devices()[0], backend="cpu")
    with pytest.raises(ArgumentError, match="device must be a device"):
        mg.jit(lambda x: x, device="cpu")
