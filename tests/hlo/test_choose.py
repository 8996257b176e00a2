"""What picks one of several values becomes a choice where that pays, to the last bit."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from typing import Any

import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
from monograph.hlo.builder import build
from monograph.hlo.graph import Graph, all_graphs
from monograph.hlo.interp import evaluate
from monograph.hlo.ops import (
    add,
    broadcast_in_dim,
    case,
    clamp,
    concatenate,
    constant,
    exponential,
    iota,
    monoid,
    multiply,
    replacement,
    reshape,
    reverse,
    scan,
    scatter,
    splat,
)
from monograph.hlo.passes.choices import choose
from monograph.hlo.simplify import simplify
from monograph.hlo.types import (
    BF16,
    BOOL,
    C64,
    DTYPES,
    F16,
    F32,
    I8,
    I32,
    U8,
    U32,
    DType,
    TensorType,
    tensor,
)
from monograph.hlo.verify import verify
from random_graphs import assert_same, special_values
from simplify_rows import looped

Array = np.ndarray[Any, Any]
CHOICE = "iota compare select"


def t(d: DType, *shape: int) -> TensorType:
    return tensor(tuple(shape), d)


def scattered(x: Any, at: Any, updates: Any, body: Graph, dropped: Sequence[int] = (1,),
              batching: Sequence[int] = (0,), along: Sequence[int] = (0,),
              mapped: Sequence[int] | None = None, vector: int = 2,
              windows: Sequence[int] = ()) -> Any:  # fmt: skip
    """A scatter; as it stands, to one place in each row of a matrix."""
    return scatter(
        x, at, updates, body=body, update_window_dims=tuple(windows),
        inserted_window_dims=tuple(dropped), input_batching_dims=tuple(batching),
        scatter_indices_batching_dims=tuple(along), index_vector_dim=vector,
        scatter_dims_to_operand_dims=tuple(dropped if mapped is None else mapped),
    )  # fmt: skip


def to_one(x: Any, at: Any, update: Any, body: Graph) -> Any:
    """A scatter of one update into an array of one dimension."""
    return scattered(x, at, update, body, (0,), (), (), vector=0)


def check(graph: Graph, args: Sequence[Sequence[Array]]) -> str:
    """The names of what matters in the graph with choices, whose values are those of before."""
    before = simplify(graph)
    made = choose(before)
    verify(made)
    assert choose(made) is made
    for each in args:
        for x, y in zip(evaluate(graph, each), evaluate(made, each), strict=True):
            assert_same(x, y)
    names = [n.op.name for g in all_graphs(made) for n in g.nodes]
    return " ".join(n for n in names if n in ("clamp", *CHOICE.split(), "scatter"))


def drawn(graph: Graph) -> list[list[Array]]:
    rngs = [np.random.default_rng(seed) for seed in range(8)]
    return [[special_values(rng, p.type) for p in graph.params] for rng in rngs]


def counted(i: Any, n: int, *, at: int = 1, first: bool = True, d: DType = I32) -> Any:
    """Index vectors whose one number counts the `n` indices, in dimension `at` of what is made."""
    shape = tuple(1 if k == at else m for k, m in enumerate((n, n)))
    numbers = iota(iota_dimension=1 - at, shape=shape, dtype=d)
    given = reshape(i, shape=shape)
    return concatenate(*((numbers, given) if first else (given, numbers)), dimension=at)


def kept(starts: Any, low: Sequence[int], high: Sequence[int], at: int) -> Any:
    """Index vectors, each number between bounds of its own."""
    bounds = [
        broadcast_in_dim(constant(np.array(b), I32), shape=starts.type.shape,
                         broadcast_dimensions=(at,)) for b in (low, high)
    ]  # fmt: skip
    return clamp(bounds[0], starts, bounds[1])


def to_pairs(starts: Any, u: Any, at: int, shape: tuple[int, ...] = (3, 4), **more: Any) -> Any:
    return scattered(splat(0.5, t(F32, *shape)), starts, u, ADD, (0, 1), (), (), vector=at, **more)


F, ADD = replacement(F32), monoid("add", F32)
THREE = t(I32, 3), t(F32, 3)
BACKWARDS = build(lambda x, y: [add(y, x)], (t(F32),) * 2, "backwards")
OWN = build(lambda x, y: [add(multiply(x, x), y)], (t(F32),) * 2, "own")
ROW, TWO = (t(I32, 2, 1), t(F32, 2)), (t(I32, 2, 2, 1), t(F32, 2, 2))
Case = tuple[Callable[..., Any], tuple[TensorType, ...], str]
CASES: dict[str, Case] = {
    "one a row": (lambda i, u: scattered(splat(1.5, t(F32, 2, 3)), i, u, F, vector=1), ROW, CHOICE),
    "sums": (lambda i, u: scattered(splat(1.5, t(F32, 2, 3)), i, u, ADD, vector=1), ROW, CHOICE),
    "sums the other way round": (
        lambda i, u: scattered(splat(1.5, t(F32, 2, 3)), i, u, BACKWARDS, vector=1), ROW, CHOICE),
    "elements that are indices": (
        lambda i, u: scattered(splat(0.0, t(F32, 2, 3)), i, u, F, vector=1),
        (t(I32, 2), t(F32, 2)), CHOICE),
    "vectors in front": (
        lambda i, u: scattered(splat(0.0, t(F32, 2, 3)), i, u, F, along=(1,), vector=0),
        (t(I32, 1, 2), t(F32, 2)), CHOICE),
    "more dimensions of one": (
        lambda i, u: scattered(splat(0.0, t(F32, 2, 3)), i, u, F, along=(1,), vector=3),
        (t(I32, 1, 2, 1, 1), t(F32, 1, 2, 1)), CHOICE),
    "columns": (
        lambda i, u: scattered(splat(0.0, t(F32, 3, 2)), i, u, F, (0,), (1,), vector=1),
        ROW, CHOICE),
    "rows of two dimensions": (
        lambda i, u: scattered(splat(0.0, t(F32, 2, 3, 2)), i, u, ADD, (1,), (0, 2), (0, 1)),
        TWO, CHOICE),
    "rows in another order": (
        lambda i, u: scattered(splat(0.0, t(F32, 2, 3, 2)), i, u, ADD, (1,), (0, 2), (1, 0)),
        TWO, "scatter"),
    "one place of all": (
        lambda i, u: to_one(splat(0.0, t(F32, 5)), i, u, F), (t(I32, 1), t(F32)), CHOICE),
    "several to a row": (
        lambda i, u: scattered(splat(1.5, t(F32, 2, 3)), i, u, ADD), TWO, "scatter"),
    "several without rows": (
        lambda i, u: scattered(splat(0.0, t(F32, 3)), i, u, F, (0,), (), (), vector=1),
        (t(I32, 2, 1), t(F32, 2)), "scatter"),
    "a dimension without an index": (
        lambda i, u: scattered(splat(0.0, t(F32, 3, 4)), i, u, F, (0, 1), (), (), (0,), 0),
        (t(I32, 1), t(F32)), "scatter"),
    "an index of two": (
        lambda i, u: scattered(splat(0.0, t(F32, 3, 4)), i, u, F, (0, 1), (), (), vector=0),
        (t(I32, 2), t(F32)), "scatter"),
    "a window": (
        lambda i, u: scattered(splat(0.0, t(F32, 5)), i, u, F, (), (), (), (0,), 0, (0,)),
        (t(I32, 1), t(F32, 2)), "scatter"),
    "a window of one": (
        lambda i, u: scattered(splat(0.0, t(F32, 5)), i, u, F, (), (), (), (0,), 0, (0,)),
        (t(I32, 1), t(F32, 1)), "scatter"),
    "a body of its own": (
        lambda i, u: to_one(splat(2.0, t(F32, 5)), i, u, OWN), (t(I32, 1), t(F32)), "scatter"),
    "an array": (
        lambda x, i, u: to_one(x, i, u, F), (t(F32, 5), t(I32, 1), t(F32)), "scatter"),
    "a counter": (lambda i, u: to_pairs(counted(i, 3), u, 1), THREE, CHOICE),
    "a counter in front": (lambda i, u: to_pairs(counted(i, 3, at=0), u, 0), THREE, CHOICE),
    "a counter of columns": (
        lambda i, u: to_pairs(counted(i, 3, first=False), u, 1, (4, 3)), THREE, CHOICE),
    "a counter that components are mixed with": (
        lambda i, u: to_pairs(counted(i, 3), u, 1, (4, 3), mapped=(1, 0)), THREE, CHOICE),
    "a counter within bounds": (
        lambda i, u: to_pairs(kept(counted(i, 3), (0, 0), (2, 3), 1), u, 1), THREE,
        "iota clamp compare select"),
    "a counter that is kept below its end": (
        lambda i, u: to_pairs(kept(counted(i, 3), (0, 0), (1, 3), 1), u, 1), THREE,
        "iota clamp scatter"),
    "a counter that is kept above its start": (
        lambda i, u: to_pairs(kept(counted(i, 3, at=0), (1, 0), (2, 3), 0), u, 0), THREE,
        "iota clamp scatter"),
    "a counter of some rows": (
        lambda i, u: to_pairs(counted(i, 3), u, 1, (5, 4)), THREE, "iota scatter"),
    "two counters": (
        lambda i, u: to_pairs(counted(iota(iota_dimension=0, shape=(3,), dtype=I32), 3), u, 1),
        THREE, f"iota {CHOICE}"),
    "in a loop": (
        lambda i, u: looped(
            lambda c, i, u: [add(c, to_one(splat(0.0, t(F32, 3)), i, u, F))],
            [splat(1.0, t(F32, 3))], captures=[i, u]), (t(I32, 1), t(F32)), CHOICE),
}  # fmt: skip


def built(f: Callable[..., Any], types: Sequence[TensorType]) -> Graph:
    def listed(*xs: Any) -> list[Any]:
        made = f(*xs)
        return list(made) if isinstance(made, list | tuple) else [made]

    return build(listed, types, "scatters")


@pytest.mark.smoke
@pytest.mark.parametrize("name", CASES)
def test_what_becomes_a_choice(name: str) -> None:
    f, types, left = CASES[name]
    graph = built(f, types)
    assert check(graph, drawn(graph)) == left


@pytest.mark.parametrize("width", [3, 300])
@pytest.mark.parametrize("d", [d for d in DTYPES.values() if d.is_integer], ids=str)
def test_indices_of_every_type(d: DType, width: int) -> None:
    """What lies outside is dropped, also where numbers of places have more bits than indices."""
    low = 0 if d.kind == "uint" else -(2 ** (d.bits - 1))
    high = 2 ** (d.bits - (d.kind == "int")) - 1
    tried = {low, high, high - 1, -1, -2, 0, 1, 2, 3, 44, 255, 256, 299, 300, 2**31, 2**32}
    graph = built(lambda i, u: to_one(splat(0.5, t(F32, width)), i, u, F), (t(d, 1), t(F32)))
    args = [[np.array([i]).astype(d.np), np.float32(7)] for i in tried if low <= i <= high]
    assert check(graph, args) == CHOICE


@pytest.mark.parametrize("d", [I8, I32, U32])
def test_places_that_indices_cannot_count(d: DType) -> None:
    """Numbers of places that wrapped around would meet indices that lie outside."""
    held = {32: 2**31 if d is I32 else 2**32, 8: 2**31}[d.bits]
    for width, left in ((held, CHOICE), (held + 1, "scatter")):
        f = lambda i, u, n=width: to_one(splat(0, t(U8, n)), i, u, replacement(U8))  # noqa: E731
        assert check(built(f, (t(d, 1), t(U8))), []) == left


SPECIAL = (np.nan, np.inf, -np.inf, 0.0, -0.0, 1.5)


@pytest.mark.parametrize("d", [F32, F16, BF16, C64], ids=str)
@pytest.mark.parametrize("name", ["replace", "add", "multiply", "maximum", "minimum"])
def test_special_values(name: str, d: DType) -> None:
    body = replacement(d) if name == "replace" else monoid(name, d)
    stays = d is C64 and name in ("maximum", "minimum")  # no op does those
    for x in SPECIAL:
        graph = built(lambda i, u, x=x: to_one(splat(x, t(d, 4)), i, u, body), (t(I32, 1), t(d)))
        args = [[np.array([i], np.int32), np.array(u).astype(d.np)]
                for i, u in product((-1, 0, 3, 4), SPECIAL)]  # fmt: skip
        assert ("scatter" in check(graph, args)) == stays


@pytest.mark.parametrize("name", ["and", "or", "xor", "add", "multiply", "maximum", "minimum"])
def test_whole_numbers(name: str) -> None:
    for d in (I8, U32, BOOL) if name in ("and", "or", "xor") else (I8, U32):
        body = monoid(name, d)
        graph = built(lambda i, u, body=body, d=d: to_one(splat(1, t(d, 4)), i, u, body),
                      (t(I32, 1), t(d)))  # fmt: skip
        assert "scatter" not in check(graph, drawn(graph))


def test_regions_stay_shared() -> None:
    types = t(F32, 3), t(I32, 1), t(F32)
    body = build(lambda c, i, u: [add(c, to_one(splat(0.0, types[0]), i, u, F))], types, "body")

    def twice(c: Any, i: Any, u: Any) -> list[Any]:
        for _ in range(2):
            (c,) = scan(c, i, u, body=body, nc=1, nx=0, length=3)
        return [c]

    made = choose(simplify(build(twice, types, "twice")))
    bodies = [n.attrs["body"] for n in made.nodes if n.op is scan]
    assert len(bodies) == 2 and bodies[0] is bodies[1] is not body


# ---- programs ------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", [None, "drop", "clip", "fill"])
@pytest.mark.parametrize("name", ["set", "add", "multiply", "min", "max", "divide"])
def test_programs_are_what_operations_are(name: str, mode: str | None) -> None:
    """One by one, operations know no constants."""

    def f(i: Any, u: Any) -> Any:
        return getattr(mnp.full(5, 2.0).at[i], name)(u, mode=mode)

    compiled, of_rows = mg.jit(f), mg.jit(mg.vmap(f))
    for d, tried in ((np.int32, (-7, -6, -5, -1, 0, 4, 5)), (np.uint8, (0, 4, 5, 251, 255))):
        for i, u in product(tried, (np.nan, -3.0)):
            one = np.array(i, d), np.float32(u)
            np.testing.assert_array_equal(compiled(*one), f(*map(mnp.asarray, one)))
            many = np.array([i, 2, i], d), np.array([u, 1, u], np.float32)
            expected = [f(*map(mnp.asarray, each)) for each in zip(*many, strict=True)]
            np.testing.assert_array_equal(of_rows(*many), expected)


@pytest.mark.parametrize("form", ["along", "pairs", "one hot"])
def test_the_gradient_of_a_cross_entropy_reads_its_logits_in_rows(form: str) -> None:
    """No scatter, and no sum over the classes but those of the softmax itself."""

    def loss(x: Any, labels: Any) -> Any:
        logp = mg.nn.log_softmax(x)
        if form == "along":
            return -mnp.mean(mnp.take_along_axis(logp, labels[:, None], axis=1))
        if form == "pairs":
            return -mnp.mean(logp[mnp.arange(x.shape[0]), labels])
        return -mnp.sum(mg.nn.one_hot(labels, x.shape[1]) * logp) / x.shape[0]

    rng = np.random.default_rng(0)
    x = rng.standard_normal((1024, 2048)).astype(np.float32)
    labels = rng.integers(0, 2048, 1024).astype(np.int32)
    step = mg.jit(mg.value_and_grad(loss))
    text = step.lower(x, labels).compile().as_text("kernels")
    first = text[text.index("together") : text.index("\n  b", text.index("together"))]
    assert "scatter" not in text and "multiply_add(" in first and first.count("reduce(") == 2
    value, slope = step(x, labels)
    expected, wanted = mg.value_and_grad(loss)(mnp.asarray(x), mnp.asarray(labels))
    np.testing.assert_allclose(value, expected, rtol=1e-5)
    np.testing.assert_allclose(slope, wanted, atol=1e-8)


def test_a_dimension_without_an_index_is_met_at_its_start() -> None:
    numbers = mg.lax.ScatterDimensionNumbers((), (0, 1), (0,))
    f = mg.jit(lambda i, u: mg.lax.scatter(mnp.zeros((3, 4)), i, u, numbers))
    expected = np.zeros((3, 4), np.float32)
    expected[1, 0] = 5
    np.testing.assert_array_equal(f(mnp.array([1]), mnp.float32(5)), expected)


# ---- conditionals --------------------------------------------------------------------------------


def picked(i: Any, x: Any, *branches: Callable[[Any], Any]) -> Any:
    """One of several functions of `x`, by number."""
    made = tuple(build(lambda y, f=f: [f(y)], (x.type,), "branch") for f in branches)
    (out,) = case(i, x, branches=made)
    return out


def among(n: int, *branches: Callable[[Any], Any]) -> Graph:
    return build(lambda i, x: [picked(i, x, *branches)], (t(I32), t(F32, n)), "among")


DOUBLE, SQUARE, POWER = lambda x: add(x, x), lambda x: multiply(x, x), exponential


CONDITIONALS: dict[str, tuple[Graph, int]] = {  # how many are left
    "two": (among(1, DOUBLE, SQUARE), 0),
    "three": (among(3, DOUBLE, SQUARE, DOUBLE), 0),
    "functions": (among(1, POWER, SQUARE, POWER), 0),
    "many elements": (among(17, DOUBLE, SQUARE), 1),
    "many functions": (among(5, POWER, SQUARE), 1),
    "other work": (among(4, DOUBLE, lambda x: reverse(x, dimensions=(0,))), 1),
}


@pytest.mark.parametrize("name", CONDITIONALS)
def test_conditionals_of_a_few_operations_are_choices(name: str) -> None:
    graph, left = CONDITIONALS[name]
    x = graph.params[1].type
    values = np.resize(np.array([np.nan, -0.0, 3, np.inf, -2], np.float32), x.shape)
    check(graph, [[np.array(i, np.int32), values] for i in (-7, -1, 0, 1, 2, 3, 2**31 - 1)])
    made = choose(simplify(graph))
    assert sum(n.op is case for n in made.nodes) == left


def test_a_conditional_inside_another_one_is_a_choice_first() -> None:
    def program(x: Any, y: Any) -> Any:
        def low(x: Any) -> Any:
            return mg.lax.cond(y > 0, lambda x: x * 2, lambda x: x - y, x)

        return mg.lax.cond(x > 1, low, lambda x: x + y, x)

    step = mg.jit(program)
    assert "case" not in step.lower(1.0, 1.0).compile().as_text("legalized")
    for x, y in product((0.5, 2.0, np.nan), (-1.0, 3.0)):
        np.testing.assert_array_equal(step(x, y), program(mnp.float32(x), mnp.float32(y)))


def test_a_conditional_that_is_seen_stays() -> None:
    """Its other branch must not run, or be looked at."""
    seen = []

    def told(x: Any) -> Any:
        mg.debug.callback(lambda x: seen.append(float(x)), x)
        return x

    f = mg.jit(lambda x: mg.lax.cond(x > 0, told, lambda x: -x, x))
    assert [float(f(x)) for x in (1.0, -2.0)] == [1, 2]
    mg.effects_barrier()
    assert seen == [1]
    with mg.debug_nans(True):
        g = mg.jit(lambda x: mg.lax.cond(x > 0, mnp.log, lambda x: x, x))
        assert float(g(mnp.float32(-1))) == -1


def test_loops_with_small_conditionals_are_kernels() -> None:
    def run(x: Any) -> Any:
        def step(c: Any, v: Any) -> Any:
            c = mg.lax.switch(mnp.int32(v), [lambda c: c * 0.5, lambda c: c - v, mnp.abs], c)
            return c, c

        return mg.lax.scan(step, mnp.float32(1), x)

    x = np.arange(-2, 6, dtype=np.float32)
    compiled = mg.jit(run)
    assert "switch" not in compiled.lower(x).compile().as_text("kernels")
    for made, expected in zip(compiled(x), run(x), strict=True):
        np.testing.assert_array_equal(made, expected)
