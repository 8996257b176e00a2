"""Loops whose elements go their own ways: run with the state in registers, to the same bits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
from monograph.backends.cpu import whole
from monograph.backends.cuda import claims
from monograph.fusion.instructions import Instructions
from monograph.fusion.kernel import Opaque
from monograph.fusion.program import Launch, all_steps

Array = np.ndarray[Any, Any]
lax = mg.lax


def values(*shape: int, dtype: Any = np.float32, seed: int = 0) -> Array:
    rng = np.random.default_rng(seed)
    if np.dtype(dtype).kind in "iu":
        return rng.integers(0, 100, shape).astype(dtype)
    return np.asarray(rng.standard_normal(shape) / 4).astype(dtype)


def loops(f: Callable[..., Any], *args: Any) -> int:
    """How many loops run with their states in registers."""
    program = mg.jit(f).lower(*args).compile().loaded.compilation.program
    return sum(
        isinstance(s, Launch)
        and isinstance(s.kernel, Opaque)
        and s.kernel.node.op.name in ("scan", "while")
        for s in all_steps(program.steps)
    )


def agree(f: Callable[..., Any], *args: Any, exact: bool = True) -> None:
    got = mg.tree.leaves(mg.jit(f)(*args))
    want = mg.tree.leaves(mg.jit(f, backend="interp")(*args))
    for a, b in zip(got, want, strict=True):
        a, b = np.asarray(a), np.asarray(b)
        assert (a.shape, a.dtype) == (b.shape, b.dtype)
        if exact:
            np.testing.assert_array_equal(a, b)
        else:
            np.testing.assert_allclose(a.astype(np.complex128), b.astype(np.complex128),
                                       rtol=2e-5, atol=1e-5)  # fmt: skip


def decay(x: Any) -> Any:
    return lax.fori_loop(0, 7, lambda i, s: s * 0.5 + x, x)


def stacked(x: Any) -> Any:
    return lax.scan(lambda s, _: (s * 0.5 - x, s + x), x, None, length=5)


def inputs(x: Any, xs: Any) -> Any:
    return lax.scan(lambda s, y: (s * 0.5 + y, s * y), x, xs)


def backwards(x: Any, xs: Any) -> Any:
    return lax.scan(lambda s, y: (s * 0.5 + y, s * y), x, xs, reverse=True)


def swapped(x: Any) -> Any:
    """Carries that change places, one of them twice."""

    def step(s: Any, _: Any) -> Any:
        a, b, c = s
        return (b, c, a + b), a

    return lax.scan(step, (x, x + 1, x * 2), None, length=6)


def chosen(x: Any) -> Any:
    """A boolean and a counter are carried, too."""

    def step(s: Any, _: Any) -> Any:
        y, on, n = s
        on = on & (y < 1)
        return (mnp.where(on, y * 1.5 + 0.1, y), on, n + on.astype("int32")), on

    return lax.scan(step, (x, x > -1, mnp.zeros(x.shape, "int32")), None, length=9)


def clocked(x: Any) -> Any:
    """One number that all elements share, which is stacked, too."""

    def step(s: Any, k: Any) -> Any:
        y, t = s
        return (y + t * y, t + mnp.asarray(0.25, t.dtype)), (y, t)

    return lax.scan(step, (x, mnp.asarray(0.5, x.dtype)), mnp.arange(4), length=4)


ELEMENTWISE: dict[str, tuple[Callable[..., Any], Callable[[Any, Any], tuple[Any, ...]]]] = {
    "fori": (decay, lambda shape, d: (values(*shape, dtype=d),)),
    "stacked": (stacked, lambda shape, d: (values(*shape, dtype=d),)),
    "inputs": (inputs, lambda shape, d: (values(*shape, dtype=d), values(6, *shape, dtype=d))),
    "backwards": (
        backwards,
        lambda shape, d: (values(*shape, dtype=d), values(6, *shape, dtype=d)),
    ),
    "swapped": (swapped, lambda shape, d: (values(*shape, dtype=d),)),
    "clocked": (clocked, lambda shape, d: (values(*shape, dtype=d),)),
}


@pytest.mark.parametrize("name", ELEMENTWISE)
@pytest.mark.parametrize(
    "shape", [(), (1,), (3,), (8,), (29,), (5, 7), (3, 1, 33), (257,)], ids=str
)
def test_shapes(name: str, shape: tuple[int, ...]) -> None:
    f, make = ELEMENTWISE[name]
    args = make(shape, np.float32)
    assert loops(f, *args) == 1
    agree(f, *args)


@pytest.mark.parametrize("name", ["fori", "inputs", "swapped"])
@pytest.mark.parametrize("dtype", ["float16", "bfloat16", "int8", "int32", "uint16", "complex64"])
def test_types(name: str, dtype: str) -> None:
    f, make = ELEMENTWISE[name]
    if dtype.startswith(("int", "uint")):
        f = {
            "fori": lambda x: lax.fori_loop(0, 7, lambda i, s: s * 3 + x, x),
            "inputs": lambda x, xs: lax.scan(lambda s, y: (s * 3 + y, s ^ y), x, xs),
        }.get(name, f)
    args = make((37,), np.float32)
    args = tuple(mnp.asarray(a * 40).astype(dtype) for a in args)
    assert loops(f, *args) == 1
    agree(f, *args, exact=dtype != "complex64")


def test_double() -> None:
    with mg.enable_x64(True):
        args = values(21, dtype=np.float64), values(6, 21, dtype=np.float64)
        assert loops(backwards, *args) == 1
        agree(backwards, *args)


def test_booleans_and_counters() -> None:
    assert loops(chosen, values(77)) == 1
    agree(chosen, values(77))


def lorenz(s: Any) -> Any:
    x, y, z = s
    return mnp.stack([10 * (y - x), x * (28 - z) - y, x * y - 8 / 3 * z])


def runge_kutta(slope: Callable[[Any], Any], start: Any, steps: int = 8) -> Any:
    def step(s: Any, _: Any) -> Any:
        k1 = slope(s)
        k2 = slope(s + 0.005 * k1)
        return s + 0.01 * k2, s

    return lax.scan(step, start, None, length=steps)


TURN = np.array([[0.9, -0.2, 0.1], [0.1, 0.8, 0.0], [0.3, 0.0, 0.7]], np.float32)


def filtered(x: Any, p: Any) -> Any:
    """Small matrices in each step: products, a transpose, a sum over components."""

    def step(s: Any, _: Any) -> Any:
        x, p = s
        x, p = TURN @ x, TURN @ p @ TURN.T + mnp.eye(3)
        return (x / (1 + mnp.sum(x * x)), p * 0.3), mnp.max(x)

    return lax.scan(step, (x, p), None, length=5)


COMPONENTS: dict[str, tuple[Callable[..., Any], tuple[Any, ...]]] = {
    "rows": (lambda s: runge_kutta(lorenz, s), (values(3, 41),)),
    "one state": (lambda s: runge_kutta(lorenz, s), (values(3),)),
    "columns": (lambda s: mg.vmap(lambda v: runge_kutta(lorenz, v))(s), (values(41, 3),)),
    "matrices": (filtered, (values(3), values(3, 3))),
    "many matrices": (mg.vmap(filtered), (values(19, 3), values(19, 3, 3))),
    "table": (
        lambda s: lax.fori_loop(0, 3, lambda i, v: v * mnp.asarray([1.0, 2.0, 3.0])[i], s),
        (values(9),),
    ),
    "rolled components": (
        lambda s: lax.fori_loop(0, 5, lambda i, v: v + 0.1 * mnp.roll(v, 1, 0), s),
        (values(4, 50),),
    ),
}


@pytest.mark.parametrize("name", COMPONENTS)
def test_components(name: str) -> None:
    f, args = COMPONENTS[name]
    assert loops(f, *args) == 1
    agree(f, *args, exact=False)


@pytest.mark.parametrize("count", [0, 1, 9])
def test_steps_that_are_known_late(count: int) -> None:
    def f(x: Any, n: Any) -> Any:
        return lax.while_loop(lambda s: s[1] < n, lambda s: (s[0] * 0.5 + x, s[1] + 1), (x, 0))

    args = values(45), np.int32(count)
    assert loops(f, *args) == 1
    agree(f, *args)


@pytest.mark.parametrize("f", [
    lambda x: lax.fori_loop(0, 4, lambda i, s: s + 0.1 * mnp.roll(s, 1), x),
    lambda x: lax.fori_loop(0, 4, lambda i, s: s - mnp.mean(s), x),
    lambda x: lax.while_loop(lambda s: mnp.max(s) > 0.1, lambda s: s * 0.5, x),
    lambda x: lax.fori_loop(0, 4, lambda i, s: mnp.sort(s) * 0.5, x),
], ids=["neighbours", "mean", "until all", "sorted"])  # fmt: skip
def test_elements_that_meet_stay_in_step(f: Any) -> None:
    x = values(300)
    assert loops(f, x) == 0
    agree(f, x, exact=False)


def test_no_elements_and_no_steps() -> None:
    agree(decay, values(0))
    agree(lambda x: lax.fori_loop(3, 3, lambda i, s: s * 2, x), values(5))


@pytest.mark.parametrize("name", ["inputs", "backwards", "clocked"])
def test_derivatives(name: str) -> None:
    f, make = ELEMENTWISE[name]
    args = make((13,), np.float32)

    def loss(*args: Any) -> Any:
        return sum(mnp.sum(mnp.sin(y)) for y in mg.tree.leaves(f(*args)))

    agree(mg.grad(loss), *args, exact=False)
    agree(lambda *a: mg.jvp(loss, a, a), *args, exact=False)


def test_many_elements_are_shared_out() -> None:
    """By shapes alone: any number of threads comes to the same bits."""
    x = values(50_001)
    before = mg.config.num_threads
    try:
        found = []
        for n in (1, 3):
            mg.config.update("num_threads", n)
            found.append(np.asarray(mg.jit(stacked)(x)[1]))
    finally:
        mg.config.update("num_threads", before)
    np.testing.assert_array_equal(*found)
    agree(stacked, x)


def test_lanes_are_filled() -> None:
    """By the long dimension, where each component adds a number of its own."""

    def f(x: Any) -> Any:
        return lax.fori_loop(0, 5, lambda i, s: s * 0.5 - mnp.asarray([0.25, 1.0]), x)

    x = values(1000, 2)
    assert loops(f, x) == 1
    agree(f, x)
    text = mg.jit(f, options={"vector_bits": 128}).lower(x).compile().as_text("llvm")
    assert "phi <4 x float>" in text and "phi <2 x float>" not in text


@pytest.mark.parametrize(("size", "found"), [(100, 1), (5000, 0)])
def test_slow_numbers_that_all_share_are_computed_once_a_step(size: int, found: int) -> None:
    def f(x: Any) -> Any:
        return lax.fori_loop(0, 6, lambda i, s: s * mnp.cos(i * mnp.float32(0.1)), x)

    x = values(size)
    assert loops(f, x) == found
    agree(f, x, exact=False)


def nest(depth: int) -> Callable[[Any], Any]:
    """Loops in loops, so deep, around a step in which elements cross."""
    if depth == 0:
        return lambda x: mnp.sin(mnp.roll(x, 1)) + 0.1
    return lambda x: lax.fori_loop(0, 2, lambda i, z: nest(depth - 1)(z), x)


@pytest.mark.parametrize(("backend", "table"), [("cpu", whole), ("cuda", claims)])
def test_nests_of_loops_are_asked_about_a_few_times_at_each_level(
    monkeypatch: pytest.MonkeyPatch, backend: str, table: Any
) -> None:
    asked = []
    ask = table.recurrence_of
    monkeypatch.setattr(table, "recurrence_of", lambda *a: (asked.append(a), ask(*a))[1])
    counts = []
    for depth in (4, 8):
        asked.clear()
        mg.jit(nest(depth), backend=backend).lower(values(5)).compile()
        counts.append(len(asked))
    # As a polynomial grows when the depth doubles; asking twice at each level gives 81 times.
    assert 0 < counts[1] <= 16 * counts[0]
    agree(nest(8), values(5), exact=False)


def test_ends_of_elements_of_several_numbers_are_no_list_of_terms(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whether any of many elements goes on is not asked term by term: each has its own thread."""

    def halved(x: Any) -> Any:
        return lax.while_loop(lambda y: (y * y).sum(-1) > 1e-6, lambda y: y * 0.5, x)

    x = mg.ShapeDtypeStruct((20_000, 3), np.float32)
    found, lengths = [], []
    ask, add = claims.recurrence_of, Instructions.add

    def counted(self: Instructions, *args: Any) -> int:
        number = add(self, *args)
        lengths.append(number)
        return number

    monkeypatch.setattr(claims, "recurrence_of", lambda *a: (found.append(ask(*a)), found[-1])[1])
    monkeypatch.setattr(Instructions, "add", counted)
    mg.jit(mg.vmap(halved), backend="cuda").lower(x).compile()
    assert any(r is not None and r.own and r.dims == (20_000,) for r in found)
    assert max(lengths) < 1000
