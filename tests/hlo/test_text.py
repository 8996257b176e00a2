"""StableHLO text: print -> read -> print is a fixpoint, XLA agrees, and bad text is refused."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from typing import Any

import ml_dtypes
import numpy as np
import pytest

from monograph.hlo import ops
from monograph.hlo.builder import Builder, build
from monograph.hlo.errors import TextError, UnsupportedError
from monograph.hlo.graph import Graph, all_graphs
from monograph.hlo.interp import evaluate
from monograph.hlo.location import file_location, resolve
from monograph.hlo.ops.composite import composite
from monograph.hlo.record import OPS, OpDef
from monograph.hlo.state import interpreting, located
from monograph.hlo.text import from_stablehlo, to_hlo, to_stablehlo
from monograph.hlo.types import BOOL, C64, DTYPES, F32, F64, I32, I64, DType, TensorType, tensor
from monograph.hlo.verify import verify
from op_matrix import IN_LOCKSTEP
from op_table import case, entries
from random_graphs import random_args, random_graph
from xla_oracle import run_xla

Values = Sequence[Any]
S, V, M = tensor((), F32), tensor((3,), F32), tensor((2, 3), F32)
I, P = tensor((), I32), tensor((), BOOL)  # noqa: E741


def round_trip(graph: Graph, **options: Any) -> Graph:
    """Print, read, print: the same text; the graph that was read is valid and strong."""
    text = to_stablehlo(graph, **options)
    read = from_stablehlo(text)
    verify(read, weak=False)
    assert to_stablehlo(read, **options) == text
    return read


# ---- graphs ---------------------------------------------------------------------------------


def _dot(x: Any, y: Any, lhs: tuple[int, ...], rhs: tuple[int, ...], **more: Any) -> Any:
    dims = dict.fromkeys(("lhs_batching_dimensions", "rhs_batching_dimensions"), ())
    contracting = {"lhs_contracting_dimensions": lhs, "rhs_contracting_dimensions": rhs}
    return ops.dot_general(x, y, **{**dims, **contracting, **more})


def _plain(x: Any, w: Any) -> Values:
    y = _dot(x, w, (1,), (0,), precision="highest")
    return [ops.tanh(y), ops.erf(y), ops.sign(ops.convert(y, dtype=I32))]


def _extras(x: Any, w: Any) -> Values:
    total = ops.reduce(
        x, ops.splat(0, S), dimensions=(0, 1), body=ops.monoid("add", F32), order="sequential"
    )
    return [_dot(x, w, (1,), (0,), order="tree", preferred=F64), total]


def _reduce_pair(x: Any) -> Values:
    """The largest element and where it is: two arrays, a body of several ops."""
    where = ops.iota(iota_dimension=0, shape=(3,), dtype=I32)

    def body(a: Any, i: Any, b: Any, j: Any) -> Values:
        first = ops.compare(a, b, comparison_direction="GE")
        return [ops.select(first, a, b), ops.select(first, i, j)]

    graph = build(body, [S, I, S, I], "larger")
    start = [ops.splat(-np.inf, S), ops.splat(0, I)]
    return list(ops.reduce(x, where, *start, dimensions=(0,), body=graph))


def _reduce_other(x: Any) -> Values:
    body = build(lambda a, b: [ops.add(ops.add(a, b), ops.multiply(a, b))], [S, S], "odd")
    return [ops.reduce(x, ops.splat(0, S), dimensions=(0,), body=body), ops.add(x, x)]


def _while(x: Any, step: Any) -> Values:
    """One carry, one counter, a capture that only the body uses."""
    cond = build(
        lambda i, a, s: [ops.compare(i, ops.splat(4, I), comparison_direction="LT")],
        [I, V, V],
        "cond",
    )
    body = build(lambda i, a, s: [ops.add(i, ops.splat(1, I)), ops.add(a, s)], [I, V, V], "body")
    return list(ops.while_(ops.splat(0, I), x, step, cond=cond, body=body, nc=2))


def _while_one(x: Any) -> Values:
    """A single carry without captures."""
    cond = build(
        lambda a: [ops.compare(a, ops.splat(9, S), comparison_direction="LT")], [S], "cond"
    )
    body = build(lambda a: [ops.add(a, a)], [S], "body")
    return list(ops.while_(x, cond=cond, body=body, nc=1))


def _while_invariant(x: Any) -> Values:
    """A carry that never changes, but is read afterwards: it stays a carry."""
    cond = build(
        lambda i, a: [ops.compare(i, ops.splat(4, I), comparison_direction="LT")], [I, S], "cond"
    )
    body = build(lambda i, a: [ops.add(i, ops.splat(1, I)), a], [I, S], "body")
    return list(ops.while_(ops.splat(0, I), x, cond=cond, body=body, nc=2))


def _case(i: Any, x: Any, y: Any) -> Values:
    branches = (
        build(lambda x, y: [ops.sine(x), y], [V, V], "left"),
        build(lambda x, y: [ops.add(x, y), x], [V, V], "middle"),
        build(lambda x, y: [y, ops.splat(7, V)], [V, V], "right"),
    )
    return list(ops.case(i, x, y, branches=branches))


def _nested(n: Any, x: Any) -> Values:
    """A loop with a branch with a loop inside."""
    inner = build(lambda x: _while_one(x), [S], "inner")
    other = build(lambda x: [ops.negate(x)], [S], "other")

    def step(i: Any, a: Any, x: Any) -> Values:
        low = ops.compare(i, ops.splat(2, I), comparison_direction="LT")
        (b,) = ops.case(ops.convert(low, dtype=I32), x, branches=(other, inner))
        return [ops.add(i, ops.splat(1, I)), ops.add(a, b)]

    cond = build(
        lambda i, a, x: [ops.compare(i, ops.splat(4, I), comparison_direction="LT")],
        [I, S, S],
        "cond",
    )
    body = build(step, [I, S, S], "body")
    return list(ops.while_(n, ops.splat(0, S), x, cond=cond, body=body, nc=2))


def _scan(x: Any, xs: Any, w: Any) -> Values:
    def body(c: Any, x: Any, w: Any) -> Values:
        y = ops.add(ops.multiply(c, w), x)
        return [y, ops.sine(y)]

    graph = build(body, [V, V, V], "body")
    return list(ops.scan(x, xs, w, body=graph, nc=1, nx=1, length=2, reverse=True))


def _calls(x: Any) -> Values:
    """One graph called twice, another of the same name, one that calls another."""
    twice = build(lambda a: [ops.add(a, a)], [V], "f")
    other = build(lambda a: [ops.sine(a), ops.cosine(a)], [V], "f")
    outer = build(lambda a: [*ops.call(a, graph=twice), *ops.call(a, graph=other)], [V], "main")
    (y,) = ops.call(x, graph=twice)
    return [y, *ops.call(y, graph=twice), *ops.call(x, graph=outer)]


def _square(ins: Values, attrs: Any) -> Any:
    return ops.multiply(ins[0], ops.splat(attrs["scale"], ins[0].type))


SCALED = composite("scaled", _square, attrs=("scale", "mode", "axes", "type", "none", "flag"))
BOTH = composite("house.both", lambda ins, attrs: [ops.sine(ins[0]), ops.cosine(ins[0])])


def _composites(x: Any) -> Values:
    more = {"mode": 'a "b"\n\\', "axes": (0, -1), "type": F32, "none": None, "flag": True}
    return [
        SCALED(x, scale=2.5, **more),
        *BOTH(x),
        SCALED(x, scale=-0.0, **more),
        SCALED(x, scale=0.0, **more),
    ]


def _barrier(x: Any, y: Any) -> Values:
    return list(ops.optimization_barrier(ops.add(x, x), y))


def _many_constants() -> Values:
    return [ops.constant(np.arange(60, dtype=np.float32)), ops.splat(1, M), ops.constant(True)]


# name -> function and types of its parameters
GRAPHS: dict[str, tuple[Callable[..., Values], list[TensorType]]] = {
    "plain": (_plain, [M, tensor((3, 2), F32)]),
    "extras": (_extras, [M, tensor((3, 2), F32)]),
    "reduce_pair": (_reduce_pair, [V]),
    "reduce_other": (_reduce_other, [V]),
    "while": (_while, [V, V]),
    "while_one": (_while_one, [S]),
    "while_invariant": (_while_invariant, [S]),
    "case": (_case, [I, V, V]),
    "nested": (_nested, [I, S]),
    "scan": (_scan, [V, M, V]),
    "calls": (_calls, [V]),
    "composites": (_composites, [V]),
    "barrier": (_barrier, [V, S]),
    "constants": (_many_constants, []),
    "identity": (lambda x: [x, x], [S]),
    "nothing": (lambda x: [], [S]),
}
# What only this house says; XLA gets it in words of its own.
NOT_XLA = {"extras"}  # XLA's CPU compiler has no dot of f32 operands to f64


def _graph(name: str) -> Graph:
    fn, types = GRAPHS[name]
    return build(fn, types, "main")


def _args(types: Sequence[TensorType]) -> list[np.ndarray[Any, Any]]:
    rng = np.random.default_rng(7)
    return [
        np.asarray(rng.integers(0, 3, t.shape) if t.dtype is I32 else rng.uniform(0.5, 2, t.shape))
        .astype(t.dtype.np)
        for t in types
    ]  # fmt: skip


@pytest.mark.parametrize("name", GRAPHS)
def test_fixpoint_and_same_values(name: str) -> None:
    graph = _graph(name)
    verify(graph)
    read = round_trip(graph)
    round_trip(graph, locations=True)
    args = _args(graph.in_types)
    for a, b in zip(evaluate(graph, args), evaluate(read, args), strict=True):
        assert a.tobytes() == b.tobytes()


@pytest.mark.parametrize("name", [n for n in GRAPHS if n not in NOT_XLA])
def test_equals_xla(name: str) -> None:
    graph = _graph(name)
    args = _args(graph.in_types)
    outs = run_xla(to_stablehlo(graph), args)
    for a, b in zip(evaluate(graph, args), outs, strict=True):
        assert a.dtype == b.dtype and a.shape == b.shape
        np.testing.assert_allclose(np.asarray(a, np.float64), np.asarray(b, np.float64), rtol=1e-6)


@pytest.mark.parametrize("share", [4, pytest.param(1, marks=pytest.mark.slow)])
@pytest.mark.parametrize("name", list(entries()))
def test_fixpoint_of_every_op(name: str, share: int) -> None:
    """Every op of the table, on a share of the element types it takes; on all when slow."""
    for dtype in entries()[name].dtypes[::share]:
        graph = case(name, dtype).graph()
        verify(graph)
        round_trip(graph)


@pytest.mark.parametrize("seed", range(8))
def test_fixpoint_of_random_graphs(seed: int) -> None:
    graph = random_graph(seed, nodes=40)
    args = random_args(graph, seed)
    read = round_trip(graph)
    with np.errstate(all="ignore"):
        for a, b in zip(evaluate(graph, args), evaluate(read, args), strict=True):
            assert a.tobytes() == b.tobytes()


# Printed as what they compute: tests/tracer/test_stablehlo_export.py.
WITH_RULES = {
    "checkpoint", "checkpoint_linear", "checkpoint_name", "custom_jvp_call", "custom_vjp_call",
    "custom_vmap_call",
}  # fmt: skip


def test_every_op_of_stablehlo_is_covered() -> None:
    """Records with a spelling are in the op table or in the graphs above."""
    here = {n.op.name for name in GRAPHS for g in all_graphs(_graph(name)) for n in g.nodes}
    spelled = {op.name for op in OPS.values() if op.mlir is not None}
    elsewhere = {"custom_call", "rng", *IN_LOCKSTEP}  # below; in test_random_bits; test_collectives
    elsewhere |= WITH_RULES
    assert spelled - here - set(entries()) - elsewhere == set()


def test_custom_call() -> None:
    types = (V, tensor((2,), I64))

    def body(x: Any) -> Values:
        seen = ops.custom_call(
            x, call_target_name="look at", types=types, callback=lambda a: (a, a), effect="ordered"
        )
        pure = ops.custom_call(x, call_target_name="pure", types=(V,), callback=None, effect="none")
        ops.custom_call(x, call_target_name="tell", types=(), callback=None, effect="unordered")
        return [*seen, *(pure if isinstance(pure, list) else [pure])]

    read = round_trip(build(body, [V], "main"))
    found = [n.attrs for n in read.nodes if n.op is ops.custom_call]
    assert [a["effect"] for a in found] == ["ordered", "none", "unordered"]
    assert [a["call_target_name"] for a in found] == ["look at", "pure", "tell"]
    assert all(a["callback"] is None for a in found) and found[0]["types"] == types


# ---- constants ------------------------------------------------------------------------------


def _bits(d: DType, n: int) -> np.ndarray[Any, Any]:
    """`n` elements of random bits: NaN payloads, infinities, denormals and all."""
    rng = np.random.default_rng(d.order)
    if d.kind == "bool":
        return np.asarray(rng.random(n) < 0.5)
    if d.is_integer and d.bits < 8:
        low = -(2 ** (d.bits - 1)) if d.kind == "int" else 0
        return rng.integers(low, low + 2**d.bits, n).astype(d.np)
    raw = rng.integers(0, 256, n * d.itemsize, dtype=np.uint8)
    raw[: d.itemsize] = 255  # a NaN, or the largest unsigned number
    raw &= 2 ** min(d.bits, 8) - 1
    return raw.view(d.np)


def _constants(d: DType) -> list[np.ndarray[Any, Any]]:
    big = _bits(d, 200)
    rows = [big, big[:12].reshape(3, 4), big[:1], big[:0].reshape(0, 2), big[0], big[7]]
    rows += [np.array([x]).astype(d.np)[0] for x in (0, 1)] if d.name != "f8e8m0fnu" else []
    if d.is_inexact and d.name != "f8e8m0fnu":
        rows += [np.array(x, np.float32).astype(d.np) for x in (-0.0, 0.1, np.inf, np.nan, 1e-3)]
    if d.is_complex:
        rows.append(np.array(complex(-0.0, np.nan), d.np))
    return [np.asarray(r) for r in rows]


@pytest.mark.parametrize("name", DTYPES)
def test_constants_round_trip_to_the_bit(name: str) -> None:
    d = DTYPES[name]
    values = _constants(d)
    builder = Builder("main")
    with interpreting(builder):
        splat = [ops.splat(v, tensor((2, 2), d)) for v in values if v.ndim == 0]
        graph = builder.finish([ops.constant(v) for v in values] + splat)
    read = round_trip(graph)
    expected = [np.broadcast_to(o.attrs["value"], o.type.shape) for o in graph.outs]
    for want, out in zip(expected, evaluate(read, []), strict=True):
        assert out.dtype == d.np and out.shape == want.shape
        assert np.ascontiguousarray(out).tobytes() == np.ascontiguousarray(want).tobytes()


# XLA's host compiler ends the process at these.
NOT_IN_XLA = {"f4e2m1fn", "f6e2m3fn", "f6e3m2fn"}


@pytest.mark.parametrize("name", [n for n in DTYPES if n not in NOT_IN_XLA])
def test_xla_reads_the_same_constants(name: str) -> None:
    d = DTYPES[name]
    values = [v for v in _constants(d) if v.size]
    graph = build(lambda: [ops.constant(v) for v in values], [], "main")
    for want, out in zip(values, run_xla(to_stablehlo(graph), []), strict=True):
        assert out.dtype == d.np
        assert out.tobytes() == want.tobytes() or _same(out, want)


def _same(a: np.ndarray[Any, Any], b: np.ndarray[Any, Any]) -> bool:
    """Equal but for the payloads of NaNs, which XLA may change."""
    wide = np.complex128 if a.dtype.kind == "c" else np.float64
    return bool(np.array_equal(a.astype(wide), b.astype(wide), equal_nan=True))


# ---- what MLIR and JAX write ----------------------------------------------------------------


def test_reads_its_own_text_after_mlir_reprinted_it() -> None:
    from monograph.hlo.text.stablehlo_module import parse

    for name in GRAPHS:
        text = to_stablehlo(_graph(name))
        module = parse(text, "t")
        generic = module.operation.get_asm(print_generic_op_form=True)
        assert to_stablehlo(from_stablehlo(generic)) == text, name


def test_reads_jax_programs() -> None:
    import jax
    import jax.numpy as jnp

    def program(x: Any, w: Any) -> Any:
        def step(c: Any, row: Any) -> Any:
            return jnp.tanh(c * w + row), jnp.where(row > 1, jnp.sum(c), 0.0)

        c, ys = jax.lax.scan(step, x[0], x)
        branch = jax.lax.cond(c[0] > 0.1, jnp.sin, lambda a: a * 2, c)
        n = jax.lax.while_loop(lambda i: i * i < c.shape[0] * 9, lambda i: i + 1, 0)
        return jax.nn.softmax(branch), ys, n, jnp.argmax(x), x @ w

    x, w = np.random.default_rng(0).normal(size=(4, 3)).astype("f"), np.float32([0.5, 1, 2])
    graph = from_stablehlo(jax.jit(program).lower(x, w).as_text(debug_info=True))
    verify(graph, weak=False)
    for a, b in zip(evaluate(graph, [x, w]), jax.jit(program)(x, w), strict=True):
        np.testing.assert_allclose(a, b, rtol=1e-5)
    assert to_stablehlo(from_stablehlo(to_stablehlo(graph))) == to_stablehlo(graph)
    files = {resolve(n.loc).file for n in graph.nodes}
    assert __file__ in files


IMPLICIT = """
func.func @main(%x: tensor<f32>, %p: tensor<i1>) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %ten = stablehlo.constant dense<10.0> : tensor<f32>
  %0 = stablehlo.while(%a = %x) : tensor<f32>
  cond {
    %c = stablehlo.compare LT, %a, %ten : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %b = stablehlo.add %a, %one : tensor<f32>
    %c = stablehlo.add %b, %x : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }
  %1 = "stablehlo.if"(%p) ({
    stablehlo.return %x : tensor<f32>
  }, {
    %d = stablehlo.multiply %x, %ten : tensor<f32>
    stablehlo.return %d : tensor<f32>
  }) : (tensor<i1>) -> tensor<f32>
  %v = stablehlo.broadcast %x, sizes = [3] : (tensor<f32>) -> tensor<3xf32>
  %2 = stablehlo.reduce(%v init: %one) across dimensions = [0]
      : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
   reducer(%a: tensor<f32>, %b: tensor<f32>) {
    %t = stablehlo.multiply %a, %b : tensor<f32>
    %u = stablehlo.multiply %t, %one : tensor<f32>
    stablehlo.return %u : tensor<f32>
  }
  return %0, %1, %2 : tensor<f32>, tensor<f32>, tensor<f32>
}
"""


def test_values_from_outside_become_captures() -> None:
    graph = from_stablehlo(IMPLICIT)
    verify(graph, weak=False)
    for p in (True, False):
        args = [np.float32(2.0), np.bool_(p)]
        have = [float(v) for v in evaluate(graph, args)]
        assert have == [float(v) for v in run_xla(IMPLICIT, args)]
    round_trip(graph)


def test_reduce_bodies_are_the_interned_ones() -> None:
    text = """
    func.func @main(%x: tensor<3xf32>, %i: tensor<f32>) -> tensor<f32> {
      %0 = "stablehlo.reduce"(%x, %i) <{dimensions = array<i64: 0>}> ({
      ^bb0(%a: tensor<f32>, %b: tensor<f32>):
        %1 = stablehlo.maximum %b, %a : tensor<f32>
        stablehlo.return %1 : tensor<f32>
      }) : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
      return %0 : tensor<f32>
    }"""
    assert from_stablehlo(text).nodes[0].attrs["body"] is ops.monoid("maximum", F32)


# ---- locations and the compact form ---------------------------------------------------------


def test_locations_and_phases_round_trip() -> None:
    loc = file_location('a "b".py', 7)
    with located(loc.with_phase("transpose")):
        graph = build(lambda x: [ops.sine(x)], [V], "main")
    read = from_stablehlo(to_stablehlo(graph, locations=True))
    found = read.nodes[0].loc
    assert found is not None and found.phase == "transpose"
    assert (resolve(found).file, resolve(found).line) == ('a "b".py', 7)


def test_without_locations_a_node_names_its_line_of_the_text() -> None:
    graph = from_stablehlo(to_stablehlo(_graph("plain")), filename="plain.mlir")
    first = resolve(graph.nodes[0].loc)
    assert (first.file, first.line) == ("plain.mlir", 3)


def test_compact_form() -> None:
    with located(file_location("/some/where/model.py", 12)):
        graph = _graph("while")
    assert to_hlo(graph) == (
        "main(%arg0: f32[3], %arg1: f32[3]) -> (i32[], f32[3]) {\n"
        "  %0: i32[] = constant(0)  # model.py:12\n"
        "  %1: (i32[], f32[3]) = while(%0, %arg0, %arg1; nc=2)  # model.py:12\n"
        "    cond(%arg0: i32[], %arg1: f32[3], %arg2: f32[3]) -> bool[] {\n"
        "      %0: i32[] = constant(4)  # model.py:12\n"
        "      %1: bool[] = compare(%arg0, %0; comparison_direction=LT)  # model.py:12\n"
        "      return %1\n"
        "    }\n"
        "    body(%arg0: i32[], %arg1: f32[3], %arg2: f32[3]) -> (i32[], f32[3]) {\n"
        "      %0: i32[] = constant(1)  # model.py:12\n"
        "      %1: i32[] = add(%arg0, %0)  # model.py:12\n"
        "      %2: f32[3] = add(%arg1, %arg2)  # model.py:12\n"
        "      return %1, %2\n"
        "    }\n"
        "  return %1#0, %1#1\n"
        "}\n"
    )
    assert str(graph) == to_hlo(graph)


@pytest.mark.parametrize("name", GRAPHS)
def test_compact_form_of_anything(name: str) -> None:
    shown = to_hlo(_graph(name), locations=False)
    assert shown.startswith("main(") and "#  " not in shown
    if name == "calls":
        assert shown.count("\nf(") == 1 and "call(%arg0; graph=f)" in shown


# ---- bad text -------------------------------------------------------------------------------

HEAD = "func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {\n"
TAIL = "\n  return %0 : tensor<3xf32>\n}"
BAD: dict[str, tuple[str, tuple[str, ...]]] = {
    "empty": ("", ("no function @main",)),
    "not text": ("\x00\xff", ()),
    "syntax": (HEAD + "  %0 = stablehlo.add %x %x : tensor<3xf32>" + TAIL, ("line 2, column",)),
    "undeclared": (HEAD + "  %0 = stablehlo.sine %y : tensor<3xf32>" + TAIL, ("undeclared SSA",)),
    "verifier": (
        HEAD + '  %0 = "stablehlo.slice"(%x) <{start_indices = array<i64: 2>, limit_indices = '
        "array<i64: 1>, strides = array<i64: 1>}> : (tensor<3xf32>) -> tensor<3xf32>" + TAIL,
        ("line 2, column 8", "stablehlo.slice"),
    ),
    "no such op": (
        HEAD + '  %0 = "stablehlo.nonsense"(%x) : (tensor<3xf32>) -> tensor<3xf32>' + TAIL,
        ("line 2", "nonsense"),
    ),
    "other dialect": (
        HEAD + "  %0 = nosuch.add %x, %x : tensor<3xf32>" + TAIL, ("line 2", "nosuch")
    ),
    "all unknown": (
        HEAD + "  %a = math.absf %x : tensor<3xf32>\n  %t = arith.constant 1 : index\n"
        "  %0 = math.sin %a : tensor<3xf32>" + TAIL,
        ("line 2", "math.absf", "line 3", "arith.constant", "type index", "line 4", "math.sin"),
    ),
    "dynamic": (
        "func.func @main(%x: tensor<?xf32>) -> tensor<?xf32> {\n return %x : tensor<?xf32>\n}",
        ("line 1", "f32[?]", "a dynamic dimension"),
    ),
    "quantized": (
        "func.func @main(%x: tensor<2x!quant.uniform<i8:f32, a>>) {\n return\n}",
        ("line 1", "!quant.uniform<i8:f32, a>"),
    ),
    "two functions": ("func.func @a() {\n return\n}\nfunc.func @b() {\n return\n}", ("a, b",)),
    "no body": ("func.func private @main(tensor<3xf32>) -> tensor<3xf32>", ("no body",)),
    "calls itself": (HEAD + "  %0 = func.call @main(%x) : (tensor<3xf32>) -> tensor<3xf32>" + TAIL,
                     ("calls itself",)),
    "call in a circle": (
        HEAD + "  %0 = call @f(%x) : (tensor<3xf32>) -> tensor<3xf32>" + TAIL
        + "\nfunc.func @f(%x: tensor<3xf32>) -> tensor<3xf32> {\n  %0 = call @main(%x) : "
        "(tensor<3xf32>) -> tensor<3xf32>" + TAIL,
        ("calls itself",),
    ),
    "blocks": (HEAD + "  cf.br ^bb1\n^bb1:\n  %0 = stablehlo.sine %x : tensor<3xf32>" + TAIL, ()),
    "reducer": (
        "func.func @main(%x: tensor<3xf32>, %i: tensor<f32>) -> tensor<f32> {\n"
        "  %0 = stablehlo.reduce(%x init: %i) across dimensions = [0]"
        " : (tensor<3xf32>, tensor<f32>) -> tensor<f32>\n"
        "   reducer(%a: tensor<f32>, %b: tensor<f32>) {\n"
        "    %t = stablehlo.add %a, %i : tensor<f32>\n"
        "    stablehlo.return %t : tensor<f32>\n  }\n  return %0 : tensor<f32>\n}",
        ("line 2", "reducer"),
    ),
    "custom call": (
        HEAD + '  %0 = stablehlo.custom_call @f(%x) {backend_config = "a"} : '
        "(tensor<3xf32>) -> tensor<3xf32>" + TAIL,
        ("line 2", "backend_config"),
    ),
    "deep brackets": ("module attributes {a = " + "[" * 200_000 + "]" * 200_000, ("deeper",)),
    "deep regions": ("module {" * 100_000 + "}" * 100_000, ("deeper",)),
    "deep types": ("func.func @main(" + "tuple<" * 100_000, ("deeper",)),
    "deep minus": (
        "module attributes {a = affine_map<(d0) -> (" + "-" * 200_000 + "d0)>} {}", ("deeper",)
    ),
    "huge": (
        "func.func @main() -> tensor<9223372036854775807x9223372036854775807xi8> {\n"
        "  %0 = stablehlo.iota dim = 7 : tensor<9223372036854775807x9223372036854775807xi8>\n"
        "  return %0 : tensor<9223372036854775807x9223372036854775807xi8>\n}",
        ("line 2",),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", BAD)
def test_bad_text_is_refused(name: str) -> None:
    text, words = BAD[name]
    with pytest.raises(TextError) as caught:
        from_stablehlo(text)
    for word in words:
        assert word in str(caught.value), str(caught.value)
    assert len(str(caught.value)) < 10_000


def test_nested_regions_up_to_the_limit_are_read_or_refused() -> None:
    deep = HEAD + "  %0 = stablehlo.sine %x : tensor<3xf32>" + TAIL
    opened = '"stablehlo.if"(%p) ({\n'
    for depth in (20, 190):
        body = "".join(f"%r{i} = {opened}" for i in range(depth))
        body += "%v = stablehlo.sine %x : tensor<3xf32>\nstablehlo.return %v : tensor<3xf32>\n"
        close = "}, {\nstablehlo.return %x : tensor<3xf32>\n}) : (tensor<i1>) -> tensor<3xf32>\n"
        for i in reversed(range(depth)):
            body += close
            if i:
                body += f"stablehlo.return %r{i} : tensor<3xf32>\n"
        text = deep.replace("(%x: tensor<3xf32>)", "(%x: tensor<3xf32>, %p: tensor<i1>)")
        text = text.replace("%0 = stablehlo.sine %x : tensor<3xf32>", body).replace("%0", "%r0")
        try:
            assert len(from_stablehlo(text).outs) == 1
        except TextError as e:
            assert depth > 20 and "nested too deep" in str(e)


def test_ops_without_a_spelling_are_all_named() -> None:
    odd, even = (OpDef(name, "opaque", lambda types, attrs: types[0]) for name in ("odd", "even"))
    graph = build(lambda x: [odd(even(x))], [V], "main")
    with pytest.raises(UnsupportedError, match=r"even .*odd"):
        to_stablehlo(graph)
    assert "odd(%0)" in to_hlo(graph)


def test_reading_in_threads() -> None:
    text = to_stablehlo(_graph("nested"))
    failed: list[BaseException] = []

    def work() -> None:
        try:
            for _ in range(3):
                assert to_stablehlo(from_stablehlo(text)) == text
        except BaseException as e:
            failed.append(e)

    threads = [threading.Thread(target=work) for _ in range(4)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    assert not failed


# ---- size -----------------------------------------------------------------------------------


def test_long_chains_print_and_read() -> None:
    def body(x: Any) -> Values:
        for i in range(10_000):
            x = ops.sine(x) if i % 2 else ops.add(x, x)
        return [x]

    graph = build(body, [V], "main")
    assert len(round_trip(graph).nodes) == len(graph.nodes)
    assert to_hlo(graph).count("\n") == len(graph.nodes) + 3


def test_names_that_are_no_identifiers() -> None:
    inner = build(lambda x: [ops.sine(x)], [V], "<lambda> ü")
    graph = build(lambda x: ops.call(x, graph=inner), [V], "main")
    text = to_stablehlo(graph, name="a-b")
    assert to_stablehlo(from_stablehlo(text, function="a-b"), name="a-b") == text


def test_bf16_literals_are_short() -> None:
    value = ml_dtypes.bfloat16(0.5)
    graph = build(lambda: [ops.constant(value), ops.constant(np.float32(0.1))], [], "main")
    assert "dense<0.5>" in to_stablehlo(graph) and "dense<0.1>" in to_stablehlo(graph)
    assert C64.name in to_hlo(build(lambda: [ops.splat(1j, tensor((2,), C64))], [], "main"))
