"""Sorts and selections on the CPU: against the interpreter bit by bit, NumPy, and XLA."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
from cpu_building import build, call
from monograph.backends.cpu.claims import scratch
from monograph.hlo import builder
from monograph.hlo.graph import Graph
from monograph.hlo.interp import evaluate
from monograph.hlo.ops import add, compare, multiply, sort, top_k
from monograph.hlo.ops.orders import lexicographic, order_of
from monograph.hlo.text import from_stablehlo
from monograph.hlo.types import BOOL, DTYPES, F32, I32, DType, dtype, tensor

Array = np.ndarray[Any, Any]
SIZES = (0, 1, 2, 3, 15, 16, 17, 24, 25, 64, 639, 641, 1000, 2049)


def bits(x: Array) -> Array:
    return np.ascontiguousarray(x).reshape(-1).view(np.uint8)


def graph_of(xs: Sequence[Array], dimension: int, comparator: Graph) -> Graph:
    def body(*values: Any) -> list[Any]:
        made = sort(*values, dimension=dimension, comparator=comparator)
        return made if isinstance(made, list) else [made]

    return builder.build(body, [tensor(x.shape, dtype(x.dtype)) for x in xs], "sorts")


def check(
    xs: Sequence[Array], dimension: int, comparator: Graph | None = None, keys: int = 1,
    options: Any = None, **how: bool,
) -> list[Array]:  # fmt: skip
    """The CPU gives the interpreter's bits; returns them."""
    comparator = comparator or lexicographic([dtype(x.dtype) for x in xs], keys, **how)
    graph = graph_of(xs, dimension, comparator)
    wanted, got = evaluate(graph, xs), call(build(graph, options), *xs)
    for x, y in zip(got, wanted, strict=True):
        np.testing.assert_array_equal(bits(x), bits(y))
    return got


def any_bits(d: DType, shape: tuple[int, ...], seed: int) -> Array:
    """Elements of any bits; floats with many zeros and ones."""
    rng = np.random.default_rng(seed)
    if d.kind == "bool" or d.bits < 8:
        return rng.integers(0, 2 ** min(d.bits, 2), shape).astype(d.np)
    n = int(np.prod(shape))
    x = np.array(rng.integers(0, 256, n * d.np.itemsize, dtype=np.uint8).view(d.np))
    if d.is_float and n and d.name != "f8e8m0fnu":
        some = rng.integers(0, n, n // 4)
        x[some] = rng.choice([0.0, -0.0, 1.0, -1.0], len(some)).astype(d.np)
    return x.reshape(shape)


def special(*shape: int, seed: int = 0) -> Array:
    rng = np.random.default_rng(seed)
    some = rng.choice([np.nan, -np.nan, np.inf, -np.inf, 0.0, -0.0], shape)
    x = np.where(rng.random(shape) < 0.3, some, rng.integers(-9, 9, shape) / 4)
    return x.astype(np.float32)


def places(shape: tuple[int, ...], axis: int) -> Array:
    n = np.arange(shape[axis], dtype=np.int32)
    steps = np.expand_dims(n, [i for i in range(len(shape)) if i != axis])
    return np.broadcast_to(steps, shape).copy()


REAL = [d for d in DTYPES.values() if not d.is_complex]


@pytest.mark.parametrize("d", REAL, ids=str)
def test_element_types(d: DType) -> None:
    """Alone and with places, in both directions, on any bits."""
    for shape, axis in (((2,), 0), ((5, 33), 1), ((100, 3), 0), ((2, 700, 2), 1)):
        x = any_bits(d, shape, 1)
        check([x], axis)
    check([x, places(x.shape, axis)], axis)
    x = any_bits(d, (3, 200), 2)
    check([x], 1, descending=True)
    check([x], 1, descending=True, total=True)
    check([x, places(x.shape, 1)], 1, descending=True)


@pytest.mark.parametrize("n", SIZES)
def test_sizes(n: int) -> None:
    """Every length from which on rows are sorted in another way; NaNs, infinities, both zeros."""
    x = special(3, n)
    check([x], 1)
    check([x, places(x.shape, 1)], 1)
    (y,) = check([np.ascontiguousarray(x.T)], 0)
    if n:
        order = np.argsort(x + 0, axis=1, kind="stable")  # NaNs last, as in NumPy
        np.testing.assert_array_equal(y.T, np.take_along_axis(x, order, 1))
        ints = np.random.default_rng(0).integers(-(2**63), 2**63, (2, n))
        np.testing.assert_array_equal(check([ints], 1)[0], np.sort(ints, 1))


@pytest.mark.parametrize("shape", ["ascending", "descending", "equal", "two values", "sawtooth"])
def test_shapes_of_data(shape: str) -> None:
    n = np.arange(3000)
    x = {
        "ascending": n, "descending": -n, "equal": n * 0, "two values": n % 2, "sawtooth": n % 97,
    }[shape].astype(np.float32)  # fmt: skip
    first, second = check([x, places(x.shape, 0)], 0)
    np.testing.assert_array_equal(first, np.sort(x))
    np.testing.assert_array_equal(second, np.argsort(x, kind="stable"))
    check([x], 0)
    check_top(x[None], 100)


@pytest.mark.parametrize("axis", [0, 1])
@pytest.mark.parametrize("n", [2, 5, 24, 25, 700])
def test_several_keys(n: int, axis: int) -> None:
    """In one word and in several, with ties."""
    shape = (n, 4) if axis == 0 else (4, n)
    rng = np.random.default_rng(n)
    floats = [special(*shape, seed=k) for k in range(4)]
    ints = [rng.integers(0, 3, shape).astype(t) for t in (np.int8, np.int64, np.uint16)]
    c = np.stack(floats[:2], -1).view(np.complex64)[..., 0]
    last = places(shape, axis)
    for keys in (2, 3, 4):
        check([*floats[:keys], last], axis, keys=keys)
    check([*ints, last], axis, keys=3)
    check([ints[0], c, last], axis, keys=2)
    check([c.astype(np.complex128)], axis)


def by(f: Callable[..., Any], *types: DType) -> Graph:
    """A comparator from a function of the elements of both sides."""
    scalars = [tensor((), d) for d in types for _ in range(2)]
    return builder.build(lambda *args: [f(*args)], scalars, "comparator")


@pytest.mark.parametrize("n", [0, 1, 2, 7, 8, 9, 16, 17, 100, 1000])
def test_any_comparator(n: int) -> None:
    squares = by(
        lambda x, y: compare(multiply(x, x), multiply(y, y), comparison_direction="LT"), F32
    )
    assert order_of(squares) is None
    x = (np.random.default_rng(n).integers(-9, 9, (3, n)) / 2).astype(np.float32)
    (got,) = check([x], 1, squares)
    np.testing.assert_array_equal(
        got, np.take_along_axis(x, np.argsort(x * x, axis=1, kind="stable"), 1)
    )
    check([np.ascontiguousarray(x.T)], 0, squares)
    sums = by(lambda a, b, c, d: compare(add(a, c), add(b, d), comparison_direction="GT"), I32, I32)
    check([x.astype(np.int32), places(x.shape, 1)], 1, sums)


def test_a_comparator_that_contradicts_itself() -> None:
    """Whatever the order, all elements are there."""
    always = by(lambda x, y: compare(x, x, comparison_direction="EQ"), I32)
    x = np.arange(1000, dtype=np.int32)
    graph = graph_of([x], 0, always)
    for (got,) in (evaluate(graph, [x]), call(build(graph), x)):
        np.testing.assert_array_equal(np.sort(got), x)


def test_long_rows_and_many_rows() -> None:
    rng = np.random.default_rng(0)
    for shape in ((100_000,), (3000, 40), (64, 2048)):
        x = rng.standard_normal(shape).astype(np.float32)
        (got,) = check([x], len(shape) - 1)
        np.testing.assert_array_equal(got, np.sort(x))
        check([x, places(shape, 0)], 0)


@pytest.mark.parametrize("width", [0, 128, 512])
def test_register_widths(width: int) -> None:
    x = special(4, 1000)
    check([x], 1, options={"vector_bits": width})
    check([x, places(x.shape, 1)], 1, options={"vector_bits": width})
    check_top(x, 30, {"vector_bits": width})


# ---- top_k ---------------------------------------------------------------------------------------


def check_top(x: Array, k: int, options: Any = None) -> None:
    graph = builder.build(lambda v: top_k(v, k=k), [tensor(x.shape, dtype(x.dtype))], "tops")
    wanted, got = evaluate(graph, [x]), call(build(graph, options), x)
    for a, b in zip(got, wanted, strict=True):
        np.testing.assert_array_equal(bits(a), bits(b))


@pytest.mark.parametrize("d", [d for d in REAL if d.name != "f8e8m0fnu"], ids=str)
def test_top_k(d: DType) -> None:
    for n, k in ((1, 1), (7, 7), (50, 3), (128, 5), (130, 5), (145, 1), (1000, 70), (3001, 200)):
        check_top(any_bits(d, (2, n), n), k)


@pytest.mark.parametrize("width", [64, 128, 256, 512])
def test_top_k_in_rounds(width: int) -> None:
    """Vectors of every width; rows that no vector divides, with equal and extreme words."""
    for n, k in ((1, 1), (3, 2), (8, 8), (9, 4), (16, 2), (61, 3), (300, 9)):
        check_top(any_bits(F32, (5, n), n), k, {"vector_bits": width})
        check_top(np.zeros((5, n), np.float32), k, {"vector_bits": width})
        check_top(np.full((5, n), np.iinfo(np.int32).min, np.int32), k, {"vector_bits": width})
        check_top(np.zeros((5, n), np.uint8), k, {"vector_bits": width})


# ---- programs of JAX -----------------------------------------------------------------------------


def test_comparators_of_jax_are_recognised() -> None:
    import jax

    x, y = special(3, 50), np.random.default_rng(0).integers(0, 4, (3, 50)).astype(np.int32)
    z = special(3, 50, 2, seed=1).view(np.complex64)[..., 0]
    flags = y > 1
    programs = [
        (lambda *a: jax.lax.sort(a, num_keys=2), (y, x, z)),
        (lambda *a: jax.lax.sort(a, dimension=0, num_keys=3), (flags, z, x)),
        (jax.numpy.argsort, (x,)),
        (jax.numpy.sort, (z,)),
        (lambda a: jax.lax.top_k(a, 5), (y,)),
        (lambda a: jax.lax.sort(a.astype("bfloat16")), (x,)),
    ]
    for f, args in programs:
        lowered = jax.jit(f).lower(*args)
        graph = from_stablehlo(lowered.as_text())
        sorts = [n for n in graph.nodes if n.op is sort]
        assert all(order_of(n.attrs["comparator"]) for n in sorts)
        wanted = jax.tree.leaves(jax.jit(f)(*args))
        for got, want in zip(call(build(graph), *args), wanted, strict=True):
            want = np.asarray(want)
            if want.dtype.kind == "V":  # bf16: NumPy does not know its NaNs
                got, want = got.astype(np.float32), want.astype(np.float32)
            np.testing.assert_array_equal(got, want)


def test_plain_comparisons_are_recognised() -> None:
    down = by(lambda x, y: compare(x, y, comparison_direction="GT"), F32)
    turned = by(lambda x, y: compare(y, x, comparison_direction="GT"), F32)
    assert [k.descending for k in order_of(down) or ()] == [True]
    assert [k.descending for k in order_of(turned) or ()] == [False]
    x = np.arange(50, dtype=np.float32)
    np.testing.assert_array_equal(check([x], 0, down)[0], x[::-1])
    same_side = by(lambda x, y: compare(x, x, comparison_direction="GT"), F32)
    flags = by(lambda x, y: compare(x, y, comparison_direction="LT"), BOOL)
    assert order_of(same_side) is None and order_of(flags) is not None


def test_fewer_blocks_than_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pieces wait until another one gives its block back."""
    monkeypatch.setattr(scratch, "_FEW", 1)
    monkeypatch.setattr(scratch, "_LARGE", 0)
    x = np.random.default_rng(0).standard_normal((400, 500)).astype(np.float32)
    compiled = mg.jit(lambda x: mnp.sort(x, 1)).lower(x).compile()
    assert compiled.memory_analysis()["temp"] < x.nbytes // 8
    for _ in range(20):
        np.testing.assert_array_equal(compiled(x), np.sort(x, 1))
