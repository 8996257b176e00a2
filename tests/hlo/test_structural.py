"""Structural ops beyond the op table: orders of folding, initial values, calls, composites."""

from __future__ import annotations

import gc
import importlib
import weakref
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import op_table
from monograph.hlo.builder import Builder, build
from monograph.hlo.errors import (
    CallbackError,
    LeakedTracerError,
    UnsupportedError,
)
from monograph.hlo.graph import Graph
from monograph.hlo.interp import evaluate
from monograph.hlo.ops import (
    add,
    convert,
    custom_call,
    dot_general,
    identity,
    monoid,
    monoid_of,
    multiply,
    negate,
    ones,
    optimization_barrier,
    reduce,
    subtract,
    zeros,
)
from monograph.hlo.ops.composite import composite, expansion
from monograph.hlo.record import OPS
from monograph.hlo.state import interpreting
from monograph.hlo.types import BF16, DTYPES, F16, F32, F64, I32, tensor

walk = importlib.import_module("monograph.hlo.walk.linearize")
batching = importlib.import_module("monograph.hlo.walk.batch")

Array = np.ndarray[Any, Any]
ONCE = {"dimensions": (0,)}
NO_BATCH = {"lhs_batching_dimensions": (), "rhs_batching_dimensions": ()}
MATMUL = {**NO_BATCH, "lhs_contracting_dimensions": (1,), "rhs_contracting_dimensions": (0,)}


def run(fn: Callable[..., Any], *arrays: Any) -> Array:
    """The value of a function written in the language."""
    arrays = tuple(np.asarray(a) for a in arrays)
    types = [tensor(a.shape, DTYPES[_name(a)]) for a in arrays]
    graph = build(lambda *xs: [fn(*xs)], types, "f")
    return evaluate(graph, arrays)[0]


def _name(x: Array) -> str:
    return next(name for name, d in DTYPES.items() if d.np == x.dtype)


# ---- reductions ----------------------------------------------------------------------------------


@pytest.mark.smoke
def test_monoids_are_interned_and_recognised():
    assert monoid("add", F32) is monoid("add", F32)
    assert monoid("add", F32) is not monoid("add", F64)
    t = tensor((), F32)
    assert monoid_of(build(lambda a, b: [add(b, a)], (t, t), "read")) == "add"
    assert monoid_of(build(lambda a, b: [subtract(a, b)], (t, t), "read")) is None
    assert monoid_of(build(lambda a, b: [add(a, a)], (t, t), "read")) is None
    with pytest.raises(KeyError, match="known: add"):
        monoid("subtract", F32)


@pytest.mark.parametrize("name", sorted(set(DTYPES) - {"f8e8m0fnu"}))
def test_identity_is_neutral(name):
    d = DTYPES[name]
    values = op_table.anything(np.random.default_rng(3), tensor((20,), d))
    for which in ("add", "multiply", "maximum", "minimum", "and", "or", "xor"):
        inexact = which in ("and", "or", "xor") and d.is_inexact
        if inexact or (which in ("maximum", "minimum") and d.is_complex):
            continue
        neutral = np.broadcast_to(identity(which, d), values.shape)
        out = OPS[which].ref({}, neutral, values)
        assert out.tobytes() == values.tobytes(), which


def sub_body(d: Any = F32) -> Graph:
    t = tensor((), d)
    return build(lambda a, b: [subtract(a, b)], (t, t), "subtract")


@pytest.mark.parametrize(
    ("order", "want"),
    [
        ("sequential", 100.0 - 1 - 2 - 3 - 4 - 5),
        ("tree", 100.0 - (((1 - 2) - (3 - 4)) - 5)),
        ("any", 100.0 - (((1 - 2) - (3 - 4)) - 5)),
    ],
)
def test_order_of_a_body_that_does_not_associate(order, want):
    x = np.arange(1, 6, dtype=np.float32)
    got = run(lambda x, i: reduce(x, i, **ONCE, body=sub_body(), order=order), x, np.float32(100))
    assert got == want


def test_orders_round_as_they_say():
    x = np.asarray([2048, 1, 1, 1], np.float16)  # in f16, 2048 + 1 is 2048

    def total(order):
        add_f16 = monoid("add", F16)
        return run(
            lambda x, i: reduce(x, i, **ONCE, body=add_f16, order=order), x, np.float16(0)
        ).item()

    assert [total(o) for o in ("sequential", "tree", "any")] == [2048, 2050, 2052]


def test_row_major_order_over_several_dimensions():
    x = np.arange(24, dtype=np.float32).reshape(2, 3, 4)
    got = run(
        lambda x, i: reduce(x, i, dimensions=(2, 0), body=sub_body(), order="sequential"),
        x,
        np.float32(0),
    )
    np.testing.assert_array_equal(got, -x.sum((0, 2)))
    last = build(lambda a, b: [b], (tensor((), F32),) * 2, "last")
    got = run(
        lambda x, i: reduce(x, i, dimensions=(2, 0), body=last, order="sequential"),
        x,
        np.float32(0),
    )
    np.testing.assert_array_equal(got, x[1, :, 3])


def test_zero_signs_and_nan_in_extrema():
    zero = np.asarray([-0.0, 0.0, -0.0], np.float32)

    def extreme(name, x, init):
        body = monoid(name, F32)
        return run(lambda x, i: reduce(x, i, **ONCE, body=body), x, np.float32(init))

    assert not np.signbit(extreme("maximum", zero, -np.inf))
    assert np.signbit(extreme("maximum", zero[::2], -np.inf))
    assert np.signbit(extreme("minimum", zero, np.inf))
    assert np.isnan(extreme("maximum", np.asarray([1, np.nan, 2], np.float32), -np.inf))


@pytest.mark.parametrize(
    ("init", "want"),
    [(-np.inf, [0.0, 0.5, 0.5]), (5.0, [0.0, 0.0, 0.0]), (3.0, [0.0, 0.5, 0.5])],
)
def test_gradient_of_max_shares_among_equals_and_heeds_the_initial_value(init, want):
    body = monoid("maximum", F64)
    graph = build(
        lambda x, i: [reduce(x, i, **ONCE, body=body)], (tensor((3,), F64), tensor((), F64)), "max"
    )
    assert gradient(graph, [np.asarray([1.0, 3.0, 3.0]), np.float64(init)]) == want


def test_gradient_of_product_around_zeros():
    body = monoid("multiply", F64)
    graph = build(
        lambda x, i: [reduce(x, i, **ONCE, body=body)], (tensor((4,), F64), tensor((), F64)), "prod"
    )
    assert gradient(graph, [np.asarray([2.0, 0.0, 3.0, 5.0]), np.float64(1)]) == [0, 30, 0, 0]
    assert gradient(graph, [np.asarray([2.0, 0.0, 3.0, 0.0]), np.float64(1)]) == [0, 0, 0, 0]


def gradient(graph: Graph, args: list[Any]) -> list[float]:
    """The gradient of a scalar graph by its first parameter."""
    builder = Builder("gradient")
    params = [builder.param(t) for t in graph.in_types]
    with interpreting(builder):
        active = [True] + [False] * (len(params) - 1)
        outs, linear = walk.linearize(graph, params, active)
        made = builder.finish(linear.transpose([ones(outs[0].type)]))
    return evaluate(made, args)[0].tolist()


@pytest.mark.parametrize("order", ["any", "tree", "sequential"])
@pytest.mark.parametrize("which", ["add", "subtract"])
def test_batched_initial_values(order, which):
    body = monoid("add", F32) if which == "add" else sub_body()
    graph = build(
        lambda x, i: [reduce(x, i, dimensions=(0, 1), body=body, order=order)],
        (tensor((2, 3), F32), tensor((), F32)),
        "f",
    )
    x = np.random.default_rng(0).standard_normal((2, 3)).astype(np.float32)
    inits = np.asarray([0.5, -0.0, 3e4], np.float32)
    both, _ = batching.batched(graph, (False, True), 3, (True,))
    got = evaluate(both, [x, inits])[0]
    want = np.stack([evaluate(graph, [x, i])[0] for i in inits])
    if order == "any":
        np.testing.assert_allclose(got, want, rtol=1e-6)
    else:
        np.testing.assert_array_equal(got, want)


# ---- dot -----------------------------------------------------------------------------------------


def test_dot_integers_wrap_and_small_floats_round_once():
    x = np.full((1, 4), 100, np.int8)
    assert run(lambda a, b: dot_general(a, b, **MATMUL), x, x.T) == np.int64(40000).astype(np.int8)
    assert run(lambda a, b: dot_general(a, b, **MATMUL, preferred=I32), x, x.T) == 40000
    y = np.asarray([[256, 1, 1, 1]], "f4").astype(BF16.np)
    ones = np.ones((4, 1), BF16.np)
    assert float(run(lambda a, b: dot_general(a, b, **MATMUL), y, ones)[0, 0]) == 260  # not 256
    assert run(lambda a, b: dot_general(a, b, **MATMUL, preferred=F32), y, ones) == 259
    p = np.asarray([[True, False], [False, False]])
    np.testing.assert_array_equal(run(lambda a, b: dot_general(a, b, **MATMUL), p, p), p)


def test_gradient_of_a_dot_that_widens_keeps_the_operand_types():
    attrs = {**MATMUL, "preferred": F32}
    types = (tensor((2, 3), BF16), tensor((3, 4), BF16))
    graph = build(lambda x, y: [dot_general(x, y, **attrs)], types, "f")
    made, _ = walk.jvp_graph(graph, (True, True), (True,))
    assert made.out_types == (tensor((2, 4), F32),) * 2
    builder = Builder("g")
    params = [builder.param(t) for t in types]
    with interpreting(builder):
        outs, linear = walk.linearize(graph, params, [True, True])
        pulled = linear.transpose([outs[0]])
    assert [c.type for c in pulled] == list(types)


# ---- calls, barriers, composites -----------------------------------------------------------------


def test_custom_call_runs_python_and_checks_what_it_returns():
    t = tensor((3,), F32)
    x = np.asarray([1, 2, 3], np.float32)

    def call(callback, types=(t,)):
        return lambda x: custom_call(x, call_target_name="mine", types=types, callback=callback)

    np.testing.assert_array_equal(run(call(lambda x: x + 1), x), x + 1)
    with pytest.raises(CallbackError, match=r"result 0 of 'mine' is f32\[1\], declared"):
        run(call(lambda x: x[:1]), x)
    with pytest.raises(CallbackError, match="returned 2 results, declared are 1"):
        run(call(lambda x: (x, x)), x)
    with pytest.raises(UnsupportedError, match="nothing here runs 'mine'"):
        run(call(None), x)


def test_custom_call_is_mapped_one_example_at_a_time():
    seen = []

    def callback(x, k):
        seen.append(float(x))
        return np.stack([x, k]), np.int32(x)

    types = (tensor((2,), F32), tensor((), I32))
    graph = build(
        lambda x, k: custom_call(
            x, k, call_target_name="log", types=types, callback=callback, effect="ordered"
        ),
        (tensor((), F32),) * 2,
        "f",
    )
    mapped, flags = batching.batched(graph, (True, False), 3, (False, False))
    first, second = evaluate(mapped, [np.asarray([1, 2, 3], np.float32), np.float32(7)])
    assert seen == [1, 2, 3] and flags == (True, True)
    assert first.tolist() == [[1, 7], [2, 7], [3, 7]] and second.tolist() == [1, 2, 3]


def test_barrier_passes_values_and_tangents():
    graph = build(
        lambda x, i: [multiply(optimization_barrier(x, i)[0], x)],
        (tensor((), F64), tensor((), I32)),
        "f",
    )
    assert gradient(graph, [np.float64(3), np.int32(1)]) == 6.0


def test_composite_is_its_expansion():
    def expand(ins, attrs):
        x, y = ins
        return [add(multiply(x, x), y), negate(x)] if attrs["both"] else add(multiply(x, x), y)

    op = composite("square_plus", expand, attrs=("both",), defaults={"both": False})
    t = tensor((2,), F32)
    x = np.asarray([1, 2], np.float32)
    assert op.kind == "call" and op.name not in OPS
    assert run(lambda a, b: op(a, b), x, x).tolist() == [2, 6]
    assert run(lambda a, b: op(a, b, both=True)[1], x, x).tolist() == [-1, -2]
    assert expansion(op, (t, t), {"both": False}) is expansion(op, (t, t), {"both": False})
    assert op.cost((t, t), t, {"both": False}).flops == 4
    mapped, _ = batching.batched(
        build(lambda a, b: [op(a, b)], (t, t), "f"), (True, False), 3, (True,)
    )
    assert evaluate(mapped, [np.tile(x, (3, 1)), x])[0].tolist() == [[2, 6]] * 3


def test_composite_must_be_closed_but_may_hold_constants():
    t = tensor((100,), F32)
    table = np.arange(100, dtype=np.float32)
    held = composite("held", lambda ins, attrs: add(ins[0], table))
    assert run(lambda x: held(x), np.zeros(100, np.float32)).tolist() == table.tolist()
    builder = Builder("outer")
    with interpreting(builder):
        outer = builder.param(t)
        leaky = composite("leaky", lambda ins, attrs: add(ins[0], outer))
        with pytest.raises(LeakedTracerError, match="not an operand"):
            leaky(outer)


def test_attributes_that_python_calls_equal_are_not_mixed_up():
    """1 == True, yet a definition may tell them apart, and so may its type."""
    op = composite(
        "wide_if_true",
        lambda ins, attrs: convert(ins[0], dtype=F64) if attrs["n"] is True else ins[0],
        attrs=("n",),
    )
    t = tensor((2,), F32)
    assert op.result_type((t,), {"n": 1}) is t
    assert op.result_type((t,), {"n": True}) is tensor((2,), F64)


def test_records_keep_no_callback_and_no_body():
    """What a dropped graph held in its attributes dies with it."""
    held = dropped_attributes()
    gc.collect()
    assert [ref() for ref in held] == [None, None]


def dropped_attributes() -> list[weakref.ref[Any]]:
    """The body and the callback of a graph that is gone."""
    t, s = tensor((2,), F32), tensor((), F32)
    body = build(lambda x, y: [add(multiply(x, y), y)], (s, s), "body")

    def callback(x: Any) -> Any:
        return x

    def both(x: Any) -> list[Any]:
        folded = reduce(x, zeros(s), dimensions=(0,), body=body)
        return [folded, custom_call(x, call_target_name="same", types=(t,), callback=callback)]

    build(both, (t,), "f")
    return [weakref.ref(body), weakref.ref(callback)]
