"""Stages, composites, comparison, profile, and what the pipeline does when it is watched."""

from __future__ import annotations

import dataclasses
import json
import os

import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
from monograph.backends import get_backend
from monograph.hlo import flags
from monograph.hlo.errors import (
    ArgumentError,
    GradError,
    LeakedTracerError,
    UnknownNameError,
    VerifyError,
)
from monograph.hlo.ops import custom_call
from monograph.tracer.compile import compile_graph
from monograph.tracer.watch import STEPS

X = np.arange(8, dtype=np.float32).reshape(4, 2)


def layer(w, x):
    return mnp.sum(mnp.tanh(x @ w) ** 2)


W = np.ones((2, 3), np.float32)


@pytest.fixture
def compiled():
    return mg.jit(mg.value_and_grad(layer)).lower(W, X).compile()


def test_every_stage_has_a_text(compiled):
    first = ["trace", "simplified", "partitioned", "legalized", "fused", "kernels", "buffers"]
    assert list(compiled.stages[:7]) == first and len(compiled.stages) > 7
    for stage in compiled.stages:
        assert compiled.as_text(stage).strip()
    with pytest.raises(UnknownNameError, match="known"):
        compiled.as_text("abacus")


def test_what_a_compiled_function_knows(compiled):
    value, gradient = compiled(W, X)
    expected = mg.value_and_grad(layer)(W, X)
    np.testing.assert_allclose(value, expected[0], rtol=1e-5)
    np.testing.assert_allclose(gradient, expected[1], rtol=1e-5, atol=1e-5)  # 1 - tanh cancels
    counts, memory = compiled.counts, compiled.memory_analysis()
    assert counts["traced"] >= counts["simplified"] > counts["kernels"] > 0
    assert memory["argument"] == W.nbytes + X.nbytes and memory["output"] == 4 + W.nbytes
    assert memory["temp"] <= memory["temp_unshared"] and memory["code"] > 0
    assert compiled.cost_analysis()["flops"] > 0
    assert [t.name for t in compiled.times] == ["trace", *STEPS]
    assert "total" in compiled.compile_report()
    assert compiled.estimate().total > 0
    assert compiled.out_info[1].shape == W.shape


WRONG = {
    "shape": lambda c: c(W[:, :1], X),
    "dtype": lambda c: c(W.astype(np.int32), X),
    "structure": lambda c: c((W, X)),
    "kind": lambda c: c("text", X),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_compiled_function_refuses_other_arguments(compiled, name):
    with pytest.raises(ArgumentError):
        WRONG[name](compiled)


def test_stages_from_shapes_alone():
    shapes = (mg.ShapeDtypeStruct((2, 3), np.float32), mg.ShapeDtypeStruct((4, 2), np.float32))
    f = mg.jit(layer)
    assert mg.eval_shape(f, *shapes) == mg.ShapeDtypeStruct((), np.float32)
    lowered = f.trace(*shapes).lower()
    assert "stablehlo.dot_general" in lowered.as_text()
    assert "dot_general" in lowered.as_text("hlo")
    assert lowered.compile()(W, X).shape == ()
    with pytest.raises(ArgumentError, match="holds no data"):
        f(*shapes)


def test_static_arguments_belong_to_the_stages():
    f = mg.jit(lambda x, n: x * n, static_argnums=1)
    c = f.lower(X, 3).compile()
    np.testing.assert_array_equal(c(X), X * 3)
    with pytest.raises(ArgumentError, match="without static ones"):
        c(X, 3)


def test_make_hlo_gives_the_simplified_graph():
    graph = mg.make_hlo(lambda x: mnp.negative(mnp.negative(x)) * 1)(X)
    assert not graph.nodes and graph.outs == graph.params


@pytest.mark.parametrize("step", STEPS)
def test_the_pipeline_stops_where_it_is_told(step):
    graph = mg.jit(layer).trace(W, X).graph
    made = compile_graph(graph, get_backend("cpu"), stop_after=step)
    assert made.times[-1].name == step
    assert (made.executable is not None) == (step == "compile")
    if step == "compile":
        with pytest.raises(UnknownNameError, match="known"):
            compile_graph(graph, get_backend("cpu"), stop_after="abacus")


@pytest.fixture
def flag():
    before = dict(flags.values)
    yield flags.update
    flags.values.update(before)


def test_dumps_are_numbered_in_the_order_of_the_pipeline(flag, tmp_path, capsys):
    flag("dump", str(tmp_path))
    flag("debug", 4)
    mg.jit(lambda x: mnp.sum(x * 2))(X)
    names = sorted(os.listdir(tmp_path / "lambda"))
    assert names[:2] == ["00_trace.hlo", "01_simplify.hlo"]
    assert any("kernels" in n for n in names) and any("llvm" in n for n in names)
    shown = capsys.readouterr().err
    assert "simplify" in shown and "ms" in shown and "define" in shown


def test_every_program_has_its_own_dump(flag, tmp_path):
    flag("dump", str(tmp_path))

    def double(x):
        return x * 2

    for x in (X, X.astype(np.int32)):
        mg.jit(double)(x)
    mg.jit(lambda x: x + 1)(X)
    assert sorted(os.listdir(tmp_path)) == ["double", "double_2", "lambda"]
    assert "i32" in (tmp_path / "double_2" / "00_trace.hlo").read_text()


def test_verify_2_compares_values_between_steps(flag, monkeypatch):
    flag("verify", 2)
    f = mg.jit(lambda w, x: mg.grad(layer)(w, x))
    np.testing.assert_allclose(f(W, X), mg.grad(layer)(W, X), rtol=1e-5, atol=1e-5)
    wrong = mg.make_hlo(lambda x: x - 1)(X)

    def broken(graph):
        return graph if graph.name != "right" else wrong

    monkeypatch.setattr("monograph.tracer.compile.simplify", broken)

    def right(x):
        return x + 1

    with pytest.raises(VerifyError, match="changed the value"):
        mg.jit(right)(X)


# ---- composites ----------------------------------------------------------------------------------


@mg.composite(static_argnames="power")
def scaled(x, *, power=2):
    return {"y": x**power, "x": x}


def test_a_composite_is_one_op_until_it_is_legalized():
    f = mg.jit(lambda x: scaled(x, power=3)["y"] + 1)
    c = f.lower(X).compile()
    assert next(n.op.name for n in c.compilation.graphs["simplified"].nodes) == "scaled"
    assert "scaled" not in c.as_text("legalized")
    assert "stablehlo.composite" in f.lower(X).as_text()
    np.testing.assert_allclose(c(X), X**3 + 1)


COMPOSED = {
    "eager": lambda f: f(X)["y"],
    "jit": lambda f: mg.jit(f)(X)["y"],
    "grad": lambda f: mg.grad(lambda x: f(x)["y"].sum())(X),
    "grad of grad": lambda f: mg.grad(lambda x: mg.grad(lambda y: f(y)["y"].sum())(x).sum())(X),
    "vmap": lambda f: mg.vmap(f)(X)["y"],
    "jit of vmap of grad": lambda f: mg.jit(mg.vmap(mg.grad(lambda x: f(x)["y"].sum())))(X),
    "scan": lambda f: mg.lax.scan(lambda c, x: (c + f(x)["y"], None), X[0], X)[0],
}


@pytest.mark.parametrize("name", COMPOSED)
def test_composites_under_transforms(name):
    run = COMPOSED[name]
    np.testing.assert_allclose(run(scaled), run(scaled.fun), rtol=1e-6)


def test_a_composite_may_not_capture_tracers():
    @mg.jit
    def outer(x):
        return mg.composite(lambda y: x * y)(x)

    with pytest.raises(LeakedTracerError, match="not an operand"):
        outer(X)


@mg.custom_jvp
def clipped(x, limit):
    return mnp.where(x > limit, limit, x)


@clipped.defjvp
def _clipped_jvp(primals, tangents):
    x, limit = primals
    return clipped(x, limit), tangents[0] * 10


CUSTOM = {
    "grad": lambda f: mg.grad(lambda x: f(x, 3.0).sum())(X),
    "jvp": lambda f: mg.jvp(lambda x: f(x, 3.0), (X,), (X * 0 + 1,))[1],
    "jit": lambda f: mg.jit(mg.grad(lambda x: f(x, 3.0).sum()))(X),
    "vmap": lambda f: mg.vmap(mg.grad(lambda x: f(x, 3.0).sum()))(X),
}


@pytest.mark.parametrize("name", CUSTOM)
def test_a_custom_derivative_is_used(name):
    np.testing.assert_array_equal(CUSTOM[name](clipped), np.full_like(X, 10))


def test_errors_of_custom_derivatives():
    @mg.custom_jvp
    def wrong(x):
        return x

    wrong.defjvp(lambda p, t: (p[0], (t[0], t[0])))
    with pytest.raises(GradError, match="other containers"):
        mg.grad(wrong)(1.0)


# ---- comparison and profile ----------------------------------------------------------------------


def test_compare_finds_backends_equal():
    found = mg.compare(mg.value_and_grad(layer), W, X, backends=["interp", "cpu"])
    assert found.equal and [r.backend for r in found.rows] == ["interp", "cpu"]
    assert found.rows[0].ulp == 0 and "cpu" in found.table() and str(found) == found.table()
    assert found.rows[1].report.total > 0
    assert not found.rows[1].report.rows, "the CPU ran step by step, which no call does"
    assert [r.backend for r in mg.compare(layer, W, X, backends="cpu").rows] == ["cpu"]


def test_an_energy_that_is_known_is_one_number():
    args = np.ones((20, 30), np.float32), np.ones(30, np.float32)
    found = mg.compare(lambda x, y: x @ y, *args, backends=["tpu", "cpu"])
    row = found.rows[0]
    exact = dataclasses.replace(row, report=dataclasses.replace(row.report, energy=(2e-6, 2e-6)))
    assert ".." in found.table()
    assert " 2e-06 J" in dataclasses.replace(found, rows=(exact,)).table()


def test_compare_names_the_first_op_that_differs():
    calls = []

    def drifting(x):
        calls.append(None)
        return np.asarray(x) + np.float32(len(calls))

    def f(x):
        y = mnp.sin(x)
        z = custom_call(y, call_target_name="drift", types=(y.type,), callback=drifting)
        return mnp.cos(z) * 2

    found = mg.compare(f, mnp.asarray(X), backends=["cpu"])
    assert not found.equal and found.rows[0].first.op is custom_call
    assert "test_stages.py" in found.rows[0].where and found.rows[0].ulp > 0


def test_profile_gives_the_value_and_a_table(tmp_path):
    value, report = mg.profile(layer, W, X)
    np.testing.assert_allclose(value, layer(W, X), rtol=1e-5, atol=1e-5)
    assert report.total > 0 and "flops" in report.table()
    report.trace(str(tmp_path / "trace.json"))
    events = json.loads((tmp_path / "trace.json").read_text())["traceEvents"]
    assert len(events) >= len(report.rows)
    assert sum(report.by_line().values()) == pytest.approx(sum(r.time for r in report.rows))


def test_profile_warms_up_unless_it_could_be_noticed():
    calls = []

    def noted(x):
        calls.append(None)
        return np.asarray(x)

    def f(effect):
        return lambda x: custom_call(
            x + 0,
            call_target_name="note",
            types=(mg.typeof(X).strong,),
            callback=noted,
            effect=effect,
        )

    mg.profile(f("ordered"), X)
    assert len(calls) == 1
    mg.profile(f("none"), X)
    assert len(calls) == 3


def test_a_composite_is_traced_once_and_leaves_no_weak_type(flag):
    flag("verify", 1)
    calls = []

    @mg.composite
    def scaled(x):
        calls.append(x)
        return x * 2 + 0.5

    assert mg.jit(scaled)(X).tolist() == (X * 2 + 0.5).tolist()
    assert len(calls) == 1  # the definition is recorded; compiling does not run it again


def test_estimates_are_shown_as_tables() -> None:
    """The costliest row first, with the user's line."""
    x = np.ones((64, 64), np.float32)
    text = str(mg.jit(lambda x: mnp.tanh(x @ x).sum()).lower(x).compile().estimate())
    title, head, first, *_ = text.splitlines()
    assert title.endswith("on cpu") and head.split() == ["op", "calls", "time", "flops", "bytes",
                                                         "line"]  # fmt: skip
    assert "dot_general" in first and "test_stages.py" in first
