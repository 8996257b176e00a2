"""Loops of at most `max_steps` steps: where they stop, their derivatives, the memory these take."""

from __future__ import annotations

import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
from monograph.hlo.errors import ArgumentError, GradError
from monograph.hlo.graph import all_graphs

F32 = np.float32


def looped(x, n, most):
    """n steps, `most` of them at the most, with a traced bound."""
    return mg.lax.fori_loop(0, n, lambda i, v: mnp.sin(v) * x + i * 0.1, x, max_steps=most)


def by_hand(x: float, n: int) -> float:
    v = x
    for i in range(n):
        v = np.sin(v) * x + i * 0.1
    return v


def slope(x: float, n: int) -> float:
    return (by_hand(x + 1e-6, n) - by_hand(x - 1e-6, n)) / 2e-6


CASES = [(n, most) for most in (1, 2, 3, 7, 16, 17) for n in {0, 1, most - 1, most, most + 1}]


@pytest.mark.parametrize(("n", "most"), CASES)
def test_value_and_gradient(n, most):
    value, grad = mg.jit(mg.value_and_grad(looped), static_argnums=2)(0.7, n, most)
    steps = min(n, most)
    np.testing.assert_allclose(value, by_hand(0.7, steps), rtol=1e-5)
    np.testing.assert_allclose(grad, slope(0.7, steps), rtol=1e-4)
    np.testing.assert_allclose(mg.jit(looped, static_argnums=2)(0.7, n, most), value, rtol=1e-6)


def test_gradient_of_a_batch_and_batch_of_gradients():
    xs, ns = np.array([0.3, 0.7, 0.5], F32), np.array([3, 20, 0], np.int32)
    wanted = [slope(float(x), min(int(n), 9)) for x, n in zip(xs, ns, strict=True)]
    each = mg.jit(mg.vmap(lambda x, n: mg.grad(looped)(x, n, 9)))(xs, ns)
    whole = mg.jit(mg.grad(lambda x: mg.vmap(lambda x, n: looped(x, n, 9))(x, ns).sum()))(xs)
    np.testing.assert_allclose(each, wanted, rtol=1e-4)
    np.testing.assert_allclose(whole, wanted, rtol=1e-4)


@pytest.mark.parametrize("outer", [mg.grad, mg.jacfwd])
@pytest.mark.parametrize("inner", [mg.grad, mg.jacfwd])
def test_second_derivatives(outer, inner):
    found = mg.jit(outer(inner(looped)), static_argnums=2)(0.7, 5, 10)
    h = 1e-4
    wanted = (by_hand(0.7 + h, 5) - 2 * by_hand(0.7, 5) + by_hand(0.7 - h, 5)) / h**2
    np.testing.assert_allclose(found, wanted, rtol=1e-3)


def test_a_condition_on_the_value_itself():
    def root(a):
        def going(c):
            return abs(c * c - a) > 1e-5 * a

        return mg.lax.while_loop(going, lambda c: (c + a / c) / 2, a, max_steps=30)

    np.testing.assert_allclose(mg.grad(root)(9.0), 1 / 6, rtol=1e-3)
    np.testing.assert_allclose(mg.grad(root)(mnp.float32(2.0)), 0.35355, rtol=1e-3)
    many = np.array([2.0, 4.0, 100.0], F32)
    np.testing.assert_allclose(mg.vmap(mg.grad(root))(many), 0.5 / np.sqrt(many), rtol=1e-3)
    np.testing.assert_allclose(mg.jit(mg.jacfwd(root))(9.0), 1 / 6, rtol=1e-3)


def test_trees_captures_and_integers():
    w = np.linspace(-0.5, 0.5, 9, dtype=F32).reshape(3, 3)

    def bounded(w, x):
        body = lambda c: {"k": c["k"] + 1, "v": mnp.tanh(w @ c["v"]) + x}  # noqa: E731
        out = mg.lax.while_loop(lambda c: c["k"] < 6, body, {"k": 0, "v": x}, max_steps=8)
        return (out["v"] ** 2).sum() * out["k"]

    def known(w, x):
        body = lambda i, v: mnp.tanh(w @ v) + x  # noqa: E731
        return (mg.lax.fori_loop(0, 6, body, x) ** 2).sum() * 6

    x = np.array([0.1, -0.4, 0.3], F32)
    ours, wanted = mg.grad(bounded, (0, 1))(w, x), mg.grad(known, (0, 1))(w, x)
    for one, other in zip(ours, wanted, strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-5, atol=1e-6)


def test_other_element_types():
    f = lambda x: mg.lax.while_loop(lambda c: c < 9, lambda c: c * x, x, max_steps=20)  # noqa: E731
    for dtype in ("float16", "bfloat16"):
        x = mnp.asarray(2, dtype)
        assert mg.grad(f)(x).dtype == x.dtype and float(mg.grad(f)(x)) == 32.0  # x**4
    z = lambda x: mg.lax.fori_loop(0, x.astype(int), lambda i, v: v * (x + 1j), 1j, max_steps=4)  # noqa: E731
    np.testing.assert_allclose(mg.grad(lambda x: abs(z(x)))(2.0), 2 * 2.0, rtol=1e-5)


def test_known_bounds_stop_too():
    assert mg.lax.fori_loop(0, 10, lambda i, v: v + 1, 0, max_steps=4).item() == 4
    assert mg.lax.while_loop(lambda v: True, lambda v: v + 1, 0, max_steps=7).item() == 7


def test_without_a_derivative_it_is_one_loop():
    graph = mg.make_hlo(lambda n: looped(1.0, n, 100))(3)
    assert [node.op.name for node in graph.nodes if node.op.kind == "region"] == ["bounded_while"]
    lowered = mg.jit(lambda n: looped(1.0, n, 100)).lower(3).as_text()
    assert lowered.count("stablehlo.while") == 1


def test_memory_grows_with_the_root_of_the_steps():
    """With a thousand floats a value: about three values for every sqrt(n)."""
    size = 1000

    def temporaries(most):
        def f(x, n):
            body = lambda c: (mnp.sin(c[0] * x), c[1] + 1)  # noqa: E731
            loop = mg.lax.while_loop(lambda c: c[1] < n, body, (x, 0), max_steps=most)
            return loop[0].sum()

        compiled = mg.jit(mg.grad(f)).lower(np.ones(size, F32), np.int32(5)).compile()
        return compiled.memory_analysis()["temp"] / (4 * size)

    few, many = temporaries(256), temporaries(4096)
    assert many < 4 * 64 < 4096
    assert many - few < 3.5 * (64 - 16)


def test_what_does_not_change_is_computed_once():
    """The sine and the cosine of a captured matrix are in front of the loop and never stacked."""
    w = np.linspace(-0.3, 0.3, 25, dtype=F32).reshape(5, 5)

    def f(w, n, most):
        body = lambda i, h: mnp.tanh(mnp.sin(w) @ h) + 0.1  # noqa: E731
        return mg.lax.fori_loop(0, n, body, mnp.ones(5), max_steps=most).sum()

    graph = mg.make_hlo(mg.grad(f), static_argnums=2)(w, 7, 100)
    names = [n.op.name for n in graph.nodes]
    assert (names.count("sine"), names.count("cosine")) == (1, 1)
    everything = [n for g in all_graphs(graph) for n in g.nodes]
    assert len([n for n in everything if n.op.name in ("sine", "cosine")]) == 2
    loops = [n for n in everything if n.op.name == "scan"]
    assert {t.shape for n in loops for t in n.type}.isdisjoint({(10, 5, 5), (100, 5, 5)})
    wanted = mg.grad(lambda w: f(w, 7, None))(w)
    np.testing.assert_allclose(mg.jit(mg.grad(f), static_argnums=2)(w, 7, 100), wanted, rtol=1e-4)


def test_rounds_that_are_over_do_not_run():
    """A million steps allowed, three taken."""
    f = mg.jit(mg.grad(lambda x, n: looped(x, n, 1_000_000)))
    np.testing.assert_allclose(f(0.7, 3), slope(0.7, 3), rtol=1e-4)
    sizes = {n.attrs["length"] for g in all_graphs(f.trace(0.7, 3).graph) for n in g.nodes
             if n.op.name == "scan"}  # fmt: skip
    assert sizes == {1000}


def test_a_batch_skips_what_none_of_it_needs():
    """A million steps allowed, at most nine taken: would time out if all ran."""
    xs, ns = np.array([0.3, 0.7, 0.5], F32), np.array([3, 9, 0], np.int32)
    each = lambda x, n: mg.grad(looped)(x, n, 1_000_000)  # noqa: E731
    wanted = [slope(float(x), int(n)) for x, n in zip(xs, ns, strict=True)]
    np.testing.assert_allclose(mg.jit(mg.vmap(each))(xs, ns), wanted, rtol=1e-4)
    twice = mg.jit(mg.vmap(mg.vmap(each, (0, None)), (None, 0)))(xs, ns)
    np.testing.assert_allclose(np.diagonal(twice), wanted, rtol=1e-4)


@pytest.mark.parametrize("most", [0, -3, 2.5, "many"])
def test_a_wrong_limit(most):
    with pytest.raises(ArgumentError, match="max_steps"):
        mg.lax.while_loop(lambda c: c < 3, lambda c: c + 1, 0, max_steps=most)
    with pytest.raises(ArgumentError, match="max_steps"):
        mg.lax.fori_loop(0, 3, lambda i, v: v, 0, max_steps=most)


def test_the_error_without_it_names_it():
    f = mg.jit(lambda x, n: mg.grad(lambda x: mg.lax.fori_loop(0, n, lambda i, v: v * x, x))(x))
    with pytest.raises(GradError, match="while loop") as caught:
        f(2.0, 3)
    assert isinstance(caught.value, ValueError)  # as in JAX
    assert "max_steps" in caught.value.fix and caught.value.source.file == __file__
