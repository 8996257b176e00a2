"""Arrays that a loop writes entirely, and such that it does not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
from monograph import lax
from monograph.hlo.graph import Node, all_graphs
from monograph.hlo.interp import evaluate
from monograph.hlo.legalize import legalize
from monograph.hlo.simplify import simplify
from monograph.hlo.walk.filling import filled

N = 8
W = np.random.default_rng(0).normal(size=(4, 4)).astype(np.float32)
X = np.random.default_rng(1).normal(size=(N, 4)).astype(np.float32)


def loops_of(f: Callable[..., Any], *args: Any) -> list[Node]:
    graph = simplify(legalize(mg.make_hlo(f)(*args), lambda node: False))
    return [n for g in all_graphs(graph) for n in g.nodes if n.op.flow == "loop"]


def stacked(w: Any, xs: Any, **how: Any) -> Any:
    return lax.scan(lambda h, x: (mnp.tanh(h @ w + x), (h, x * h)), mnp.zeros(4), xs, **how)[1]


@pytest.mark.parametrize("how", [{}, {"reverse": True}, {"unroll": 2}, {"unroll": 3}])
def test_stacks_are_written(how: dict[str, Any]) -> None:
    """Where a few steps follow the loop, its stacks are not complete."""
    (loop,) = loops_of(lambda w, xs: stacked(w, xs, **how), W, X)
    assert len(filled(loop)) == (0 if how.get("unroll") == 3 else 2)


def rows(step: Callable[[Any, Any], Any], start: int, end: int) -> frozenset[int]:
    (loop,) = loops_of(
        lambda x: lax.fori_loop(start, end, step, mnp.zeros((N, 4), x.dtype) + x[0, 0]), X
    )
    return filled(loop)


def put(x: Any, row: Any, at: Any) -> Any:
    return lax.dynamic_update_slice(x, row, (at, 0))


ROW = np.ones((1, 4), np.float32)
TWO = np.ones((2, 4), np.float32)


def test_every_row_once() -> None:
    assert rows(lambda i, x: put(x, ROW, i), 0, N)
    assert rows(lambda i, x: put(x, ROW, N - 1 - i), 0, N)
    assert rows(lambda i, x: put(put(x, ROW, i), ROW, i - 1), 1, N)
    assert rows(lambda i, x: put(x, TWO, i), 0, N - 1)
    assert rows(lambda i, x: put(x, ROW, (3 * i) % N), 0, N)
    assert rows(lambda i, x: put(x, ROW, -1 - i), 0, N)  # from the end


def test_long_parts_are_counted_by_their_ends() -> None:
    """Not row by row in every step, which would be 10,000 million here."""
    rows = 1 << 17

    def f(block: Any) -> Any:
        start = mnp.zeros((2 * rows, 1))
        return lax.fori_loop(0, rows, lambda i, x: put(x, block, i), start)

    assert not filled(loops_of(f, np.ones((rows, 1), np.float32))[0])  # the last row is left
    assert filled(loops_of(f, np.ones((rows + 1, 1), np.float32))[0])


def test_what_is_read_or_left_is_kept() -> None:
    assert not rows(lambda i, x: put(x, ROW, i), 1, N)  # row 0 is left
    assert not rows(lambda i, x: put(x, ROW, i), 0, N - 1)
    assert not rows(lambda i, x: put(x, ROW + x[N - 1 :], i), 0, N)  # it is read before
    assert not rows(lambda i, x: put(x, ROW, i // 2), 0, N)
    assert not rows(lambda i, x: put(x, ROW[:, :3], i), 0, N)  # a column is left
    assert not rows(lambda i, x: put(x, TWO, i), 0, N)  # the last step is moved back


@pytest.mark.parametrize("how", [{}, {"reverse": True}, {"unroll": 2}, {"unroll": 3}])
def test_values(how: dict[str, Any]) -> None:
    """Large enough that loops run step by step."""
    rng = np.random.default_rng(2)
    w = rng.normal(size=(64, 64)).astype(np.float32) / 8
    xs = rng.normal(size=(N, 32, 64)).astype(np.float32)

    def f(w: Any, xs: Any) -> Any:
        def step(h: Any, x: Any) -> Any:
            return mnp.tanh(h @ w + x), (h, x * h)

        return lax.scan(step, mnp.zeros((32, 64)), xs, **how)

    def slowly(w: Any, xs: Any) -> Any:
        h, made = np.zeros((32, 64), np.float32), []
        for x in xs[::-1] if how.get("reverse") else xs:
            made.append((h, x * h))
            h = np.tanh(h @ w + x)
        made = made[::-1] if how.get("reverse") else made
        return h, tuple(map(np.stack, zip(*made, strict=True)))

    got, want = mg.tree.leaves(mg.jit(f)(w, xs)), mg.tree.leaves(slowly(w, xs))
    for a, b in zip(got, want, strict=True):
        np.testing.assert_allclose(a, b, rtol=1e-4, atol=1e-5)
    text = mg.jit(f).lower(w, xs).compile().as_text("kernels")
    assert text.count("opened") > 0 or "unroll" in how


def test_gradient() -> None:
    """The loop backwards reads what the one forwards has written."""
    rng = np.random.default_rng(3)
    w = rng.normal(size=(64, 64)).astype(np.float32) / 8
    xs = rng.normal(size=(N, 32, 64)).astype(np.float32)

    def loss(w: Any, xs: Any) -> Any:
        h, ys = lax.scan(lambda h, x: ((h := mnp.tanh(h @ w + x)), h), mnp.zeros((32, 64)), xs)
        return mnp.sum(ys**2) + mnp.sum(h)

    graph = mg.make_hlo(mg.grad(loss))(w, xs)
    (want,) = evaluate(graph, [w, xs])
    got = mg.jit(mg.grad(loss))(w, xs)
    np.testing.assert_allclose(got, want, rtol=1e-3, atol=1e-4)
