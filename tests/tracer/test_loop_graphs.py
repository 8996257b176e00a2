"""What loops become: graphs that grow with the program alone, values that stay out of the loop."""

from __future__ import annotations

import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
from monograph.hlo.graph import all_graphs

F32 = np.float32
X = np.linspace(0.1, 0.9, 6, dtype=F32)


def nodes(graph) -> int:
    return sum(len(g.nodes) for g in all_graphs(graph))


def nested(depth):
    """Scans in each other; the innermost step is a sine."""

    def run(c, x):
        if depth == 0:
            return mnp.sin(c * x) + c
        return mg.lax.scan(lambda s, y: (nested(depth - 1)(s, y * x), s), c, X[:3])[0]

    return run


@pytest.mark.parametrize(
    "derive",
    [
        lambda f: mg.vmap(mg.grad(f)),
        lambda f: mg.grad(lambda c, x: mg.vmap(f)(c, x).sum()),
        lambda f: mg.vmap(mg.grad(mg.grad(f))),
        lambda f: mg.jit(mg.vmap(mg.jit(mg.grad(f)))),
    ],
    ids=["vmap_grad", "grad_vmap", "vmap_grad_grad", "with_jit"],
)
def test_gradients_of_nested_scans_grow_linearly(derive):
    sizes = [nodes(mg.make_hlo(derive(nested(d)))(X, X)) for d in (2, 3, 4, 5)]
    steps = np.diff(sizes)
    assert max(steps) - min(steps) <= 4, sizes  # each further loop adds as much as the one before


def test_gradient_of_many_loops_in_a_row_grows_linearly():
    def chain(n):
        def f(c):
            for _ in range(n):
                c = mg.lax.scan(lambda s, y: (mnp.sin(s * y), None), c, X)[0]
            return c

        return nodes(mg.make_hlo(mg.vmap(mg.grad(f)))(X))

    sizes = [chain(n) for n in (2, 4, 6)]
    assert sizes[2] - sizes[1] == sizes[1] - sizes[0]


def scans(graph):
    return [n for g in all_graphs(graph) for n in g.nodes if n.op.name == "scan"]


def test_what_does_not_change_is_not_stacked():
    """The cosine of a captured matrix is a residual of every step, and is computed once."""
    w = np.ones((5, 5), F32)

    def f(w):
        return mg.lax.scan(lambda c, x: (mnp.sin(w) @ c * x, None), mnp.ones(5), X)[0].sum()

    graph = mg.make_hlo(mg.grad(f))(w)
    stacked = [t.shape for n in scans(graph) for t in n.type[n.attrs["nc"] :]]
    assert (6, 5, 5) not in stacked and (6, 5) in stacked
    assert [n.op.name for n in graph.nodes].count("cosine") == 1


def test_inputs_serve_as_their_own_residuals():
    graph = mg.make_hlo(mg.grad(lambda c: mg.lax.scan(lambda s, x: (s * x, None), c, X)[0]))(2.0)
    forward = scans(graph)[0]
    assert len(forward.type) == forward.attrs["nc"]  # nothing is stacked: only x is needed


@pytest.mark.parametrize("length", [1, 2, 5, 6])
@pytest.mark.parametrize("unroll", [1, 2, 3, 6, True])
@pytest.mark.parametrize("reverse", [False, True])
def test_unrolled_loops_are_equal(length, unroll, reverse):
    def f(c, xs, unroll):
        body = lambda s, x: (mnp.sin(s * x) + s, s * 2)  # noqa: E731
        last, ys = mg.lax.scan(body, c, xs, reverse=reverse, unroll=unroll)
        return last + (ys**2).sum()

    run = mg.jit(mg.value_and_grad(f, (0, 1)), static_argnums=2)
    for one, other in zip(
        mg.tree.leaves(run(0.3, X[:length], unroll)), mg.tree.leaves(run(0.3, X[:length], 1)),
        strict=True,
    ):  # fmt: skip
        np.testing.assert_allclose(one, other, rtol=1e-6)


def test_a_round_holds_so_many_steps():
    def text(unroll):
        f = lambda c: mg.lax.scan(lambda s, _: (mnp.sin(s), None), c, None, 7, unroll=unroll)[0]  # noqa: E731
        return mg.jit(f).lower(1.0).as_text()

    texts = [text(u) for u in (1, 3, True)]
    found = [(t.count("stablehlo.while"), t.count("stablehlo.sine")) for t in texts]
    assert found == [(1, 1), (1, 4), (0, 7)]


def test_a_loop_whose_carry_is_kept_in_vmap_is_not_batched():
    """A carry that does not depend on the batch stays one value."""
    f = lambda x: mg.lax.scan(lambda c, y: ((c[0] + y, c[1] * x), None), (0.0, x), X)[0]  # noqa: E731
    graph = mg.make_hlo(mg.vmap(f))(X)
    (loop,) = scans(graph)
    assert sorted(t.shape for t in loop.type) == [(), (6,)]
