"""Chains of products in their best order: fewest operations, the same values but for rounding."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
from monograph.hlo.passes.chains import shortest_products


def products(graph: Any) -> list[tuple[int, ...]]:
    """Rows, terms and columns of each product."""
    return [
        (*n.ins[0].type.shape, n.ins[1].type.shape[1])
        for n in graph.nodes
        if n.op.name == "dot_general"
    ]


def operations(graph: Any) -> int:
    return sum(a * b * c for a, b, c in products(graph))


def graph_of(f: Any, *shapes: tuple[int, ...], dtype: Any = np.float32) -> Any:
    return mg.make_hlo(f)(*(mg.ShapeDtypeStruct(s, dtype) for s in shapes))


def random(*shapes: tuple[int, ...]) -> list[np.ndarray]:
    rng = np.random.default_rng(0)
    return [rng.standard_normal(s).astype(np.float32) / s[0] for s in shapes]


def plain(*xs: Any) -> Any:
    out = xs[0]
    for x in xs[1:]:
        out = out @ x
    return out


def nested(a: Any, b: Any, c: Any, d: Any) -> Any:
    return a @ ((b @ c) @ d)


def elsewhere(a: Any, b: Any, c: Any) -> Any:
    """The first product is a result as well."""
    first = a @ b
    return first, first @ c


def apart(a: Any, b: Any, c: Any, d: Any) -> Any:
    return mnp.tanh(a @ b @ c) @ d


ROWS = [
    (plain, [(40, 40), (40, 40), (40, 40), (40, 1)], 3 * 40 * 40),
    (plain, [(1, 40), (40, 40), (40, 40)], 2 * 40 * 40),
    # the example of Cormen, Leiserson, Rivest and Stein: Introduction to Algorithms, 15.2
    (plain, [(30, 35), (35, 15), (15, 5), (5, 10), (10, 20), (20, 25)], 15125),
    (nested, [(2, 30), (30, 30), (30, 30), (30, 30)], 3 * 2 * 30 * 30),
    (elsewhere, [(30, 30), (30, 30), (30, 1)], 30**3 + 30 * 30),
    (apart, [(30, 30), (30, 30), (30, 1), (1, 30)], 3 * 30 * 30),
    (plain, [(0, 3), (3, 4), (4, 5)], 0),
]


@pytest.mark.parametrize(("f", "shapes", "fewest"), ROWS)
def test_fewest_operations(f: Any, shapes: Any, fewest: int) -> None:
    made = shortest_products(graph_of(f, *shapes))
    assert operations(made) == fewest
    xs = random(*shapes) if shapes[0][0] else [np.zeros(s, np.float32) for s in shapes]
    with mg.disable_jit():
        want = f(*map(mnp.asarray, xs))
    mg.config.update("reorder_products", True)
    try:
        got = mg.jit(f)(*xs)
    finally:
        mg.config.update("reorder_products", False)
    for x, y in zip(mg.tree.leaves(got), mg.tree.leaves(want), strict=True):
        np.testing.assert_allclose(x, y, rtol=1e-4, atol=1e-6)


def test_nothing_changes_without_leave_or_gain() -> None:
    shapes = [(40, 40), (40, 40), (40, 1)]
    assert operations(graph_of(plain, *shapes)) == 40**3 + 40 * 40
    best = graph_of(plain, (1, 40), (40, 40), (40, 40))
    assert shortest_products(best) is best


def test_inside_loops() -> None:
    def f(a: Any, b: Any, x: Any) -> Any:
        return mg.lax.fori_loop(0, 5, lambda i, x: a @ b @ x, x)

    made = shortest_products(graph_of(f, (20, 20), (20, 20), (20, 1)))
    (loop,) = (n for n in made.nodes if n.op.regions)
    assert operations(loop.attrs["body"]) == 2 * 20 * 20
