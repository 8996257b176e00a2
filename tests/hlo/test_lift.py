"""Work that leaves a loop: the values stay, and the loop has less to do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
from monograph.hlo.graph import Graph, Node, subgraphs
from monograph.hlo.interp import evaluate
from monograph.hlo.passes.lift import lift
from monograph.hlo.verify import verify

Array = np.ndarray[Any, Any]
lax = mg.lax
W, U, OUT = (np.random.default_rng(k).standard_normal(s).astype(np.float32) / 4
             for k, s in enumerate([(12, 16), (16, 16), (16, 8)]))  # fmt: skip


def values(*shape: int) -> Array:
    return np.random.default_rng(9).standard_normal(shape).astype(np.float32) / 4


def inputs(w: Any, u: Any, h: Any, xs: Any) -> Any:
    return lax.scan(lambda h, x: (mnp.tanh(x @ w + h @ u), h), h, xs)


def backwards(w: Any, u: Any, h: Any, xs: Any) -> Any:
    return lax.scan(lambda h, x: (mnp.tanh(x @ w + h @ u), h), h, xs, reverse=True)


def deeper(w: Any, u: Any, h: Any, xs: Any) -> Any:
    """A product of what a product of the inputs comes to."""
    return lax.scan(lambda h, x: (mnp.tanh(mnp.tanh(x @ w) @ u + h @ u), x @ w), h, xs)


def outputs(w: Any, u: Any, h: Any, xs: Any) -> Any:
    """A product that nothing but a stacked result needs, with what follows it."""

    def step(h: Any, x: Any) -> Any:
        h = mnp.tanh(h @ u + x[:, :1])
        return h, (mnp.exp(h @ u[:, :8]) * x[:, :8], h)

    return lax.scan(step, h, xs)


def prepared(w: Any, u: Any, h: Any, xs: Any) -> Any:
    """A matrix that is made of captures alone."""
    return lax.scan(lambda h, x: (mnp.tanh(h @ (u.T @ mnp.exp(u))), x), h, xs)


def until(w: Any, u: Any, h: Any, xs: Any) -> Any:
    def go_on(s: Any) -> Any:
        return s[1] < 5

    return lax.while_loop(go_on, lambda s: (s[0] @ mnp.exp(u), s[1] + 1), (h, 0))


# name -> (function, products in its loop before and after)
CASES: dict[str, tuple[Callable[..., Any], int, int]] = {
    "inputs": (inputs, 2, 1),
    "backwards": (backwards, 2, 1),
    "deeper": (deeper, 3, 1),
    "outputs": (outputs, 2, 1),
    "prepared": (prepared, 2, 1),
    "until": (until, 1, 1),
}
ARGS = W, U, values(8, 16), values(6, 8, 12)


def inside(graph: Graph) -> list[Node]:
    """The nodes of all loops' bodies."""
    found = []
    for node in graph.nodes:
        for _, sub in subgraphs(node):
            if node.op.name in ("scan", "while"):
                found += [*sub.nodes, *inside(sub)]
    return found


def count(graph: Graph, name: str) -> int:
    return sum(n.op.name == name for n in inside(graph))


def check(f: Callable[..., Any], *args: Any) -> tuple[Graph, Graph]:
    graph = mg.make_hlo(f)(*args)
    made = lift(graph)
    verify(made)
    leaves = [np.asarray(x) for x in mg.tree.leaves(args)]
    for a, b in zip(evaluate(made, leaves), evaluate(graph, leaves), strict=True):
        np.testing.assert_allclose(a, b, rtol=2e-5, atol=2e-6)
    return graph, made


@pytest.mark.parametrize("name", CASES)
def test_products_leave_the_loop(name: str) -> None:
    f, before, after = CASES[name]
    graph, made = check(f, *ARGS)
    assert (count(graph, "dot_general"), count(made, "dot_general")) == (before, after)


@pytest.mark.parametrize("name", ["prepared", "until"])
def test_what_never_changes_is_computed_once(name: str) -> None:
    _, made = check(CASES[name][0], *ARGS)
    assert count(made, "exponential") == 0


def test_operands_of_products_are_made_once() -> None:
    """A product wants its operand in memory: a scaled matrix is not scaled at every step."""

    def scaled(w: Any, v: Any) -> Any:
        return lax.fori_loop(0, 4, lambda i, s: 0.5 * w @ s, v)

    def widened(w: Any, v: Any) -> Any:
        return lax.fori_loop(0, 4, lambda i, s: w.astype("float32") @ s, v)

    _, made = check(scaled, U, values(16, 3))
    assert count(made, "multiply") == 0
    graph, made = check(widened, U.astype(np.float16), values(16, 3))
    assert made is graph, "reading weights in their short form costs less than their long form"


def test_small_products_stay() -> None:
    def f(a: Any, xs: Any) -> Any:
        return lax.scan(lambda h, x: (h + a @ x, h), mnp.zeros(3), xs)

    graph, made = check(f, values(3, 3), values(5, 3))
    assert made is graph


def test_what_costs_nothing_stays() -> None:
    """A broadcast capture is cheaper to make again than to read."""

    def f(a: Any, x: Any) -> Any:
        return lax.fori_loop(0, 3, lambda i, s: s * mnp.broadcast_to(a[:, None], s.shape), x)

    graph, made = check(f, values(64), values(64, 64))
    assert made is graph


def test_stacks_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("monograph.hlo.passes.lift._MOST", 100)
    graph = mg.make_hlo(outputs)(*ARGS)
    assert lift(graph) is graph


def test_loops_in_loops() -> None:
    def f(w: Any, u: Any, h: Any, xs: Any) -> Any:
        return lax.fori_loop(0, 2, lambda i, s: inputs(w, u, s, xs)[0], h)

    graph, made = check(f, *ARGS)
    assert count(graph, "dot_general") == 2 and count(made, "dot_general") == 1


def test_effects_keep_their_place() -> None:
    seen: list[int] = []

    def step(h: Any, x: Any) -> Any:
        mg.debug.callback(lambda v: seen.append(int(v)), mnp.sum(x).astype("int32"), ordered=True)
        return h @ U, (h @ OUT)

    def f(h: Any, xs: Any) -> Any:
        return lax.scan(step, h, xs)

    h, xs = np.ones((8, 16), np.float32), np.arange(3, dtype=np.float32).reshape(3, 1)
    mg.block_until_ready(mg.jit(f)(h, xs))
    mg.effects_barrier()
    assert seen == [0, 1, 2]


@pytest.mark.parametrize("name", ["inputs", "backwards"])
def test_gradients_sum_over_steps_at_once(name: str) -> None:
    """The cotangent of a captured matrix is one product behind the backward loop."""
    f = CASES[name][0]

    def loss(*args: Any) -> Any:
        return sum(mnp.sum(y * y) for y in mg.tree.leaves(f(*args)))

    _, made = check(mg.grad(loss, (0, 1, 2, 3)), *ARGS)
    carried = [t for n in made.nodes if n.op.name == "scan" for t in n.type[: n.attrs["nc"]]]
    assert all(t.shape == (8, 16) for t in carried), "no sum of matrices is carried"


def test_gradients_of_biases() -> None:
    """A sum of what is stacked for a product anyway is taken behind the loop, too."""

    def loss(u: Any, b: Any, h: Any, xs: Any) -> Any:
        return mnp.sum(lax.scan(lambda h, x: (mnp.tanh(h @ u + b) + x, None), h, xs)[0] ** 2)

    args = U, values(16), values(8, 16), values(5, 8, 16)
    _, made = check(mg.grad(loss, (0, 1)), *args)
    carried = [t for n in made.nodes if n.op.name == "scan" for t in n.type[: n.attrs["nc"]]]
    assert all(t.shape == (8, 16) for t in carried)


def test_indices_that_never_change_are_prepared_once() -> None:
    """They count from the end, so some arithmetic is done for them, which no kernel is part of."""

    def f(x: Any, at: Any, u: Any) -> Any:
        return lax.fori_loop(0, 4, lambda i, s: s.at[at].add(u * s[0]), x)

    at = np.array([0, -1, 3, 3, -4], np.int32)
    graph, made = check(f, values(6), at, values(5))
    assert (count(graph, "select"), count(made, "select")) == (1, 0)
