"""The walks on graphs with regions: laws that hold whatever the function is.

For each program: the jvp equals central differences, the transpose is its adjoint, second
derivatives agree with differences of first ones, and the batched program equals a Python loop.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest

from monograph.hlo.builder import build
from monograph.hlo.errors import GradError
from monograph.hlo.graph import Graph, count_nodes
from monograph.hlo.interp import evaluate
from monograph.hlo.ops import (
    add,
    call,
    case,
    compare,
    convert,
    cosine,
    multiply,
    reduce,
    scan,
    sine,
    splat,
    tanh,
    while_,
)
from monograph.hlo.ops.dot import dot_general
from monograph.hlo.ops.monoids import monoid
from monograph.hlo.types import F64, I32, TensorType, tensor
from monograph.hlo.walk import batch, jvp, linearize

S = tensor((), F64)
V = tensor((3,), F64)
M = tensor((3, 3), F64)
XS = tensor((4, 3), F64)
I = tensor((), I32)  # noqa: E741


def matvec(m: Any, v: Any) -> Any:
    return dot_general(
        m,
        v,
        lhs_batching_dimensions=(),
        rhs_batching_dimensions=(),
        lhs_contracting_dimensions=(1,),
        rhs_contracting_dimensions=(0,),
    )


def total(x: Any) -> Any:
    dims = tuple(range(x.type.ndim))
    return reduce(x, splat(0.0, S), dimensions=dims, body=monoid("add", F64))


def _scan_program(reverse: bool) -> Callable[..., list[Any]]:
    def cell(h: Any, x: Any, m: Any, b: Any) -> list[Any]:
        new = tanh(add(matvec(m, h), add(x, sine(b))))  # sine(b) depends on a capture only
        return [new, multiply(new, x)]

    body = build(cell, [V, V, M, V], "cell")

    def program(h: Any, xs: Any, m: Any, b: Any) -> list[Any]:
        return scan(h, xs, m, b, body=body, nc=1, nx=1, length=4, reverse=reverse)

    return program


def _counter_scan(h: Any, m: Any) -> list[Any]:
    """An integer carry beside an active one, and a scan inside a scan."""

    def inner(c: Any, m: Any) -> list[Any]:
        return [sine(matvec(m, c)), c]

    inner_body = build(inner, [V, M], "inner")

    def outer(i: Any, c: Any, m: Any) -> list[Any]:
        last, ys = scan(c, m, body=inner_body, nc=1, nx=0, length=2)
        weight = convert(i, dtype=F64)
        return [add(i, splat(1, I)), multiply(last, _wide(weight)), total(ys)]

    body = build(outer, [I, V, M], "outer")
    return scan(splat(1, I), h, m, body=body, nc=2, nx=0, length=3)[1:]


def _wide(x: Any) -> Any:
    from monograph.hlo.ops import broadcast_in_dim

    return broadcast_in_dim(x, shape=(3,), broadcast_dimensions=())


def _case_program(index: int) -> Callable[..., list[Any]]:
    def first(v: Any, w: Any) -> list[Any]:
        return [multiply(sine(v), w), w]

    def second(v: Any, w: Any) -> list[Any]:
        return [cosine(multiply(v, w)), v]

    def third(v: Any, w: Any) -> list[Any]:
        return [v, splat(1.0, V)]

    branches = tuple(build(f, [V, V], f.__name__) for f in (first, second, third))

    def program(v: Any, w: Any) -> list[Any]:
        return case(splat(index, I), v, w, branches=branches)

    return program


def _call_program(v: Any, m: Any) -> list[Any]:
    def callee(v: Any, m: Any) -> list[Any]:
        return [tanh(matvec(m, v)), total(v)]

    graph = build(callee, [V, M], "callee")
    a, s = call(v, m, graph=graph)
    b, t = call(a, m, graph=graph)
    return [b, add(s, t)]


def _while_program(v: Any, m: Any) -> list[Any]:
    def cond(i: Any, v: Any, m: Any) -> list[Any]:
        return [compare(i, splat(3, I), comparison_direction="LT")]

    def body(i: Any, v: Any, m: Any) -> list[Any]:
        return [add(i, splat(1, I)), sine(matvec(m, v))]

    types = [I, V, M]
    return while_(
        splat(0, I), v, m, cond=build(cond, types, "c"), body=build(body, types, "b"), nc=2
    )[1:]


def _bounded_while(v: Any) -> list[Any]:
    """Grows until its norm passes a bound: the number of steps depends on the value."""

    def cond(v: Any) -> list[Any]:
        return [compare(total(multiply(v, v)), splat(50.0, S), comparison_direction="LT")]

    def body(v: Any) -> list[Any]:
        return [add(multiply(v, splat(1.5, V)), splat(0.25, V))]

    return while_(v, cond=build(cond, [V], "c"), body=build(body, [V], "b"), nc=1)


PROGRAMS: dict[str, tuple[Callable[..., Sequence[Any]], list[TensorType], bool]] = {
    "scan": (_scan_program(False), [V, XS, M, V], True),
    "scan_reverse": (_scan_program(True), [V, XS, M, V], True),
    "nested_scan": (_counter_scan, [V, M], True),
    "case_0": (_case_program(0), [V, V], True),
    "case_1": (_case_program(1), [V, V], True),
    "case_2": (_case_program(2), [V, V], True),
    "call": (_call_program, [V, M], True),
    "while": (_while_program, [V, M], False),
    "bounded_while": (_bounded_while, [V], False),
}


def graph_of(name: str) -> Graph:
    program, types, _ = PROGRAMS[name]
    return build(program, types, name)


def sample(types: Sequence[TensorType], seed: int = 0) -> list[np.ndarray]:
    rng = np.random.default_rng(seed)
    return [rng.uniform(0.2, 1.0, t.shape) for t in types]


def jvp_of(graph: Graph) -> Graph:
    n = len(graph.params)

    def both(*args: Any) -> list[Any]:
        outs, tangents = jvp(graph, args[:n], args[n:])
        filled = [
            t if t is not None else splat(0.0, o.type) for o, t in zip(outs, tangents, strict=True)
        ]
        return [*outs, *filled]

    return build(both, [*graph.in_types, *graph.in_types], "jvp")


def vjp_of(graph: Graph) -> Graph:
    n = len(graph.params)

    def back(*args: Any) -> list[Any]:
        _, linear = linearize(graph, args[:n], (True,) * n)
        cts = linear.transpose(args[n:])
        return [splat(0.0, t) if c is None else c for c, t in zip(cts, graph.in_types, strict=True)]

    return build(back, [*graph.in_types, *graph.out_types], "vjp")


def differences(
    graph: Graph, args: list[np.ndarray], tangents: list[np.ndarray]
) -> list[np.ndarray]:
    eps = 1e-6
    up = evaluate(graph, [a + eps * t for a, t in zip(args, tangents, strict=True)])
    down = evaluate(graph, [a - eps * t for a, t in zip(args, tangents, strict=True)])
    return [(u - d) / (2 * eps) for u, d in zip(up, down, strict=True)]


@pytest.mark.parametrize("name", PROGRAMS)
def test_jvp_equals_differences(name: str) -> None:
    graph = graph_of(name)
    args, tangents = sample(graph.in_types), sample(graph.in_types, 1)
    got = evaluate(jvp_of(graph), args + tangents)
    for g, want in zip(got[: len(graph.outs)], evaluate(graph, args), strict=True):
        np.testing.assert_array_equal(g, want)
    for g, want in zip(got[len(graph.outs) :], differences(graph, args, tangents), strict=True):
        np.testing.assert_allclose(g, want, rtol=1e-6, atol=1e-7)


@pytest.mark.parametrize("name", [n for n, (_, _, reverse) in PROGRAMS.items() if reverse])
@pytest.mark.parametrize("order", [1, 2])
def test_transpose_is_the_adjoint(name: str, order: int) -> None:
    """<ct, J t> = <J^T ct, t>, for the function and for its own vjp."""
    graph = graph_of(name)
    if order == 2:
        graph = vjp_of(graph)
    args, tangents = sample(graph.in_types), sample(graph.in_types, 1)
    cts = sample(graph.out_types, 2)
    pushed = evaluate(jvp_of(graph), args + tangents)[len(graph.outs) :]
    pulled = evaluate(vjp_of(graph), args + cts)
    left = sum(float(np.sum(a * b)) for a, b in zip(cts, pushed, strict=True))
    right = sum(float(np.sum(a * b)) for a, b in zip(pulled, tangents, strict=True))
    assert left == pytest.approx(right, rel=1e-10)


@pytest.mark.parametrize("name", PROGRAMS)
@pytest.mark.parametrize("which", ["first", "last", "all"])
def test_batch_equals_a_loop(name: str, which: str) -> None:
    graph = graph_of(name)
    n = len(graph.params)
    flags = tuple(which == "all" or i == (0 if which == "first" else n - 1) for i in range(n))
    types = [
        tensor((5, *t.shape), t.dtype) if f else t
        for t, f in zip(graph.in_types, flags, strict=True)
    ]
    out_flags: list[bool] = []

    def program(*args: Any) -> list[Any]:
        outs, got = batch(graph, args, flags, 5)
        out_flags[:] = got
        return outs

    args = sample(types)
    got = evaluate(build(program, types, "batched"), args)
    for i in range(5):
        one = evaluate(graph, [a[i] if f else a for a, f in zip(args, flags, strict=True)])
        for g, f, want in zip(got, out_flags, one, strict=True):
            np.testing.assert_allclose(g[i] if f else g, want, rtol=1e-12)


def test_batched_index_runs_each_branch_for_its_examples() -> None:
    graph = build(lambda i, v, w: case(i, v, w, branches=_branches()), [I, V, V], "indexed")
    indices = np.array([-1, 0, 1, 2, 7], np.int32)
    v, w = sample([tensor((5, 3), F64), V])
    types = [tensor((5,), I32), tensor((5, 3), F64), V]

    def program(*args: Any) -> list[Any]:
        return batch(graph, args, (True, True, False), 5)[0]

    got = evaluate(build(program, types, "batched"), [indices, v, w])
    for k in range(5):
        for g, want in zip(got, evaluate(graph, [indices[k], v[k], w]), strict=True):
            np.testing.assert_allclose(g[k], want)


def _branches() -> tuple[Graph, ...]:
    return (
        build(lambda v, w: [sine(v)], [V, V], "a"),
        build(lambda v, w: [multiply(v, w)], [V, V], "b"),
        build(lambda v, w: [w], [V, V], "c"),
    )


def test_scan_equals_its_expansion() -> None:
    for reverse in (False, True):
        graph = build(_scan_program(reverse), [V, XS, M, V], "scan")
        (node,) = [n for n in graph.nodes if n.op is scan]

        def expanded(*args: Any, node: Any = node) -> Any:
            return scan.expand(args, node.attrs)

        args = sample(graph.in_types)
        got = evaluate(build(expanded, graph.in_types, "expanded"), args)
        for g, want in zip(got, evaluate(graph, args), strict=True):
            np.testing.assert_array_equal(g, want)


def test_reverse_of_a_while_loop_says_why() -> None:
    with pytest.raises(GradError, match="while loop"):
        vjp_of(graph_of("while"))


def test_residuals_that_depend_on_captures_only_leave_the_loop() -> None:
    graph = graph_of("scan")
    back = vjp_of(graph)
    (forward,) = [n for n in back.nodes if n.op is scan and not n.attrs["reverse"]]
    # stacked: the carry's output, multiply's two outputs' needs; not cosine(b)
    inside = [n.op.name for n in forward.attrs["body"].nodes]
    assert all(t.shape[0] == 4 for t in forward.type[1:])
    assert "cosine" in [n.op.name for n in back.nodes] or "cosine" not in inside


def test_graph_size_is_linear_in_the_nesting_of_scans() -> None:
    """Derivatives of nested scans do not blow up."""

    def nested(depth: int) -> Graph:
        def leaf(c: Any, m: Any) -> list[Any]:
            return [sine(matvec(m, c))]

        body = build(leaf, [V, M], "leaf")
        for _ in range(depth):

            def level(c: Any, m: Any, body: Graph = body) -> list[Any]:
                return scan(c, m, body=body, nc=1, nx=0, length=2)

            body = build(level, [V, M], "level")
        return body

    sizes = [count_nodes(vjp_of(nested(d))) for d in (1, 2, 3)]
    assert sizes[2] - sizes[1] <= 1.5 * (sizes[1] - sizes[0]) + 10


def test_integer_carry_has_no_tangent() -> None:
    graph = graph_of("nested_scan")
    _, tangents = [], []
    build(
        lambda *args: tangents.extend(jvp(graph, args[:2], args[2:])[1]) or [],
        [*graph.in_types, *graph.in_types],
        "probe",
    )
    assert len(tangents) == len(graph.outs)
