"""Convolutions and folds over windows with random attributes, against XLA; what is expanded how."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest

from cpu_building import build as build_cpu
from cpu_building import call
from monograph.hlo import ops
from monograph.hlo.builder import Builder, build
from monograph.hlo.errors import MonographError
from monograph.hlo.graph import Graph, all_graphs
from monograph.hlo.interp import evaluate
from monograph.hlo.legalize import legalize
from monograph.hlo.state import interpreting
from monograph.hlo.text import from_stablehlo, to_stablehlo
from monograph.hlo.types import BF16, F32, I32, TensorType, tensor
from monograph.hlo.walk import linearize
from xla_oracle import run_xla

Array = np.ndarray[Any, Any]
Random = np.random.Generator
LAST = ((0, 3, 1, 2), (3, 2, 0, 1), (0, 3, 1, 2))


def ints(rng: Random, low: int, high: int, count: int) -> tuple[int, ...]:
    return tuple(int(n) for n in rng.integers(low, high, count))


def random_conv(rng: Random) -> tuple[list[TensorType], dict[str, Any]]:
    """Types and attributes: any rank, groups, dilations, padding, reversal, dimension numbers."""
    space = int(rng.choice([0, 1, 2, 2, 2, 3]))
    groups = [1, 1]
    if rng.random() < 0.5:
        groups[rng.integers(2)] = int(rng.integers(2, 4))
    features, batches = groups
    batch, inner = batches * int(rng.integers(1, 3)), int(rng.integers(1, 4))
    outer = features * batches * int(rng.integers(1, 4))
    x_spec, w_spec, out_spec = (ints_of(rng.permutation(space + 2)) for _ in range(3))
    sizes, kernel = ints(rng, 3, 8, space), ints(rng, 1, 4, space)
    attrs = {
        "window_strides": ints(rng, 1, 3, space),
        "padding": tuple((int(a), int(b)) for a, b in rng.integers(-1, 4, (space, 2))),
        "lhs_dilation": ints(rng, 1, 3, space),
        "rhs_dilation": ints(rng, 1, 3, space),
        "window_reversal": tuple(bool(r) for r in rng.integers(0, 2, space)),
        "dimension_numbers": (x_spec, w_spec, out_spec),
        "feature_group_count": features,
        "batch_group_count": batches,
        "dtype": F32,
    }
    x = placed(x_spec, (batch, inner * features, *sizes))
    w = placed(w_spec, (outer, inner, *kernel))
    return [tensor(x, F32), tensor(w, F32)], attrs


def ints_of(values: Any) -> tuple[int, ...]:
    return tuple(int(v) for v in values)


def placed(spec: Sequence[int], sizes: Sequence[int]) -> tuple[int, ...]:
    """The shape whose dimension ``spec[i]`` has size ``sizes[i]``."""
    return tuple(n for _, n in sorted(zip(spec, sizes, strict=True)))


def values(graph: Graph, rng: Random) -> list[Array]:
    return [
        np.asarray(rng.integers(-9, 9, t.shape) if t.dtype is I32 else rng.standard_normal(t.shape))
        .astype(t.dtype.np)
        for t in graph.in_types
    ]  # fmt: skip


def same_everywhere(graph: Graph, args: Sequence[Array], atol: float = 2e-4) -> None:
    """XLA, the interpreter, the CPU backend; and the text reads back."""
    text = to_stablehlo(graph)
    assert to_stablehlo(from_stablehlo(text)) == text
    wanted = run_xla(text, args)
    for name, outs in (("interp", evaluate(graph, args)), ("cpu", call(build_cpu(graph), *args))):
        for got, want in zip(outs, wanted, strict=True):
            assert got.dtype == want.dtype, name
            np.testing.assert_allclose(got, want, atol=atol, rtol=1e-4, err_msg=f"{name}\n{text}")


@pytest.mark.parametrize("seed", range(16))
def test_random_convolutions(seed: int) -> None:
    rng = np.random.default_rng(seed)
    types, attrs = random_conv(rng)
    graph = build(lambda x, w: [ops.convolution(x, w, **attrs)], types, "main")
    same_everywhere(graph, values(graph, rng))


def vjp_of(graph: Graph) -> Graph:
    """Parameters: the function's, then the cotangent of its result."""
    b = Builder("vjp")
    params = [b.param(t) for t in graph.in_types]
    with interpreting(b):
        (out,), linear = linearize(graph, params, (True,) * len(params))
        pulled = linear.transpose([b.param(out.type)])
    return b.finish(pulled)


def same_gradients(types: Sequence[TensorType], attrs: dict[str, Any], rng: Random) -> None:
    """Both gradients of a convolution are those of JAX, by the interpreter and the CPU backend."""
    import jax

    graph = build(lambda x, w: [ops.convolution(x, w, **attrs)], types, "main")
    x, w = values(graph, rng)
    ct = rng.standard_normal(graph.out_types[0].shape).astype(np.float32)
    turned = [
        d for d, r in zip(attrs["dimension_numbers"][1][2:], attrs["window_reversal"], strict=True)
        if r
    ]  # fmt: skip

    def theirs(x: Any, w: Any) -> Any:
        return jax.lax.conv_general_dilated(
            x,
            jax.lax.rev(w, turned),
            attrs["window_strides"],
            attrs["padding"],
            attrs["lhs_dilation"],
            attrs["rhs_dilation"],
            jax.lax.ConvDimensionNumbers(*attrs["dimension_numbers"]),
            attrs["feature_group_count"],
            attrs["batch_group_count"],
        )

    wanted = jax.vjp(theirs, x, w)[1](ct)
    pulled = vjp_of(graph)
    for outs in (evaluate(pulled, [x, w, ct]), call(build_cpu(pulled), x, w, ct)):
        for got, want in zip(outs, wanted, strict=True):
            assert got.shape == want.shape
            np.testing.assert_allclose(got, want, atol=1e-3, rtol=1e-4)


@pytest.mark.parametrize("seed", range(100, 112))
def test_gradients_of_random_convolutions(seed: int) -> None:
    rng = np.random.default_rng(seed)
    same_gradients(*random_conv(rng), rng)


NO_PLACES: dict[str, tuple[tuple[int, ...], tuple[int, ...], dict[str, Any]]] = {
    "all cut off": ((3, 1, 1, 4), (32, 1, 1, 3), {"padding": ((0, -1), (0, 0))}),
    "moved away": ((3, 1, 1, 4), (32, 1, 1, 3), {"padding": ((5, -6), (0, 0))}),
    "groups": (
        (2, 4, 1, 4),
        (4, 2, 1, 3),
        {"padding": ((0, -1), (0, 0)), "feature_group_count": 2},
    ),
    "long windows": ((2, 2, 3, 2), (4, 2, 1, 3), {}),
    "no images": ((0, 2, 3, 4), (4, 2, 1, 3), {}),
}


@pytest.mark.parametrize("name", NO_PLACES)
def test_gradients_where_no_window_stands(name: str) -> None:
    """They are zeros, as many as the operands have elements."""
    x, w, more = NO_PLACES[name]
    attrs: dict[str, Any] = {
        "window_strides": (1, 1),
        "padding": ((0, 0), (0, 0)),
        "lhs_dilation": (1, 1),
        "rhs_dilation": (1, 1),
        "window_reversal": (False, False),
        "dimension_numbers": ((0, 1, 2, 3),) * 3,
        "feature_group_count": 1,
        "batch_group_count": 1,
        "dtype": F32,
        **more,
    }
    same_gradients([tensor(x, F32), tensor(w, F32)], attrs, np.random.default_rng(0))


BODIES: dict[str, Callable[..., Any]] = {
    "add": ops.add,
    "maximum": ops.maximum,
    "minimum": ops.minimum,
    "multiply": ops.multiply,
    "joined": lambda x, y: ops.add(ops.multiply(x, y), ops.add(x, y)),
}
NEUTRAL = {"add": 0, "maximum": -np.inf, "minimum": np.inf, "multiply": 1, "joined": 0}


def random_pool(rng: Random, name: str, rank: int) -> Graph:
    shape, sizes = ints(rng, 3, 9, rank), ints(rng, 1, 5, rank)
    scalar = tensor((), F32)
    body = build(lambda x, y: [BODIES[name](x, y)], [scalar, scalar], "reducer")
    attrs = {
        "window_dimensions": sizes,
        "window_strides": ints(rng, 1, 3, rank),
        "base_dilations": ints(rng, 1, 3, rank),
        "window_dilations": ints(rng, 1, 3, rank),
        "padding": tuple((int(a), int(b)) for a, b in rng.integers(-1, 4, (rank, 2))),
    }

    def f(x: Any) -> list[Any]:
        init = ops.splat(NEUTRAL[name], scalar)
        return [ops.reduce_window(x, init, **attrs, body=body)]

    return build(f, [tensor(shape, F32)], "main")


@pytest.mark.parametrize("name", BODIES)
def test_random_folds_over_windows(name: str) -> None:
    for seed in range(4):
        rng = np.random.default_rng(seed)
        graph = random_pool(rng, name, int(rng.integers(1, 4)))
        same_everywhere(graph, values(graph, rng), 1e-3)


def _scatter(name: str, padding: Any, strides: Any) -> Graph:
    scalar = tensor((), F32)
    select = build(
        lambda x, y: [ops.compare(x, y, comparison_direction="GE")], [scalar] * 2, "select"
    )
    attrs = {
        "window_dimensions": (2, 3),
        "window_strides": strides,
        "padding": padding,
        "select": select,
        "scatter": ops.monoid(name, F32),
    }
    x = tensor((5, 7), F32)
    rows = zip(x.shape, padding, (2, 3), strides, strict=True)
    counts = tuple((n + a + b - k) // s + 1 for n, (a, b), k, s in rows)
    return build(
        lambda x, s, i: [ops.select_and_scatter(x, s, i, **attrs)],
        [x, tensor(counts, F32), scalar],
        "main",
    )


@pytest.mark.parametrize("padding", [((0, 0), (0, 0)), ((1, 0), (1, 2))])
@pytest.mark.parametrize("strides", [(2, 3), (1, 2)])
@pytest.mark.parametrize("name", ["add", "maximum"])
def test_select_and_scatter(name: str, padding: Any, strides: Any) -> None:
    graph = _scatter(name, padding, strides)
    same_everywhere(graph, values(graph, np.random.default_rng(1)))


@pytest.mark.parametrize("name", ["inference", "training", "grad"])
def test_batch_norm(name: str) -> None:
    x, feature = tensor((4, 3, 6, 5), F32), tensor((3,), F32)
    types = {
        "inference": [x, *[feature] * 4],
        "training": [x, feature, feature],
        "grad": [x, *[feature] * 3, x],
    }[name]
    op = getattr(ops, f"batch_norm_{name}")

    def f(*args: Any) -> list[Any]:
        out = op(*args, epsilon=0.0009765625, feature_index=1)
        return list(out) if isinstance(out, list | tuple) else [out]

    graph = build(f, types, "main")
    args = [np.abs(v) + 0.5 for v in values(graph, np.random.default_rng(0))]
    same_everywhere(graph, args)


def test_sums_of_small_floats_are_rounded_once() -> None:
    """In f32, whatever is folded first."""
    t = tensor((1, 40, 40, 3), BF16)

    def f(x: Any) -> list[Any]:
        sizes = {"window_dimensions": (1, 8, 8, 1), "padding": ((0, 0), (3, 4), (3, 4), (0, 0))}
        return [ops.reduce_window(x, ops.zeros(tensor((), BF16)), **sizes,
                                  body=ops.monoid("add", BF16))]  # fmt: skip

    graph = build(f, [t], "main")
    x = np.random.default_rng(0).uniform(0.5, 1.5, t.shape)
    (got,) = call(build_cpu(graph), x.astype(BF16.np))
    (exact,) = evaluate(graph, [x.astype(BF16.np)])
    np.testing.assert_allclose(got.astype(np.float32), exact.astype(np.float32), rtol=2**-8)


def _pooled(name: str, sizes: Any, padding: Any, init: float, d: Any = F32) -> Graph:
    scalar = tensor((), d)
    return build(
        lambda x: [
            ops.reduce_window(
                x,
                ops.splat(init, scalar),
                window_dimensions=sizes,
                padding=padding,
                body=ops.monoid(name, d),
            )
        ],
        [tensor((3, 40), d)],
        "main",
    )


def names_in(graph: Graph) -> set[str]:
    return {n.op.name for g in all_graphs(graph) for n in g.nodes}


@pytest.mark.parametrize("reverse", [False, True])
@pytest.mark.parametrize(
    ("name", "init", "op"),
    [("add", 0, "cumsum"), ("multiply", 1, "cumprod"), ("maximum", -np.inf, "cummax")],
)
def test_windows_as_long_as_the_axis_are_running_folds(
    name: str, init: float, op: str, reverse: bool
) -> None:
    long = (0, 39) if reverse else (39, 0)
    graph = _pooled(name, (1, 40), ((0, 0), long), init)
    made = legalize(graph, lambda n: n.op.name.startswith("cum"))
    assert op in names_in(made)
    same_everywhere(graph, values(graph, np.random.default_rng(2)), 1e-3)


def test_other_long_windows_are_not() -> None:
    for graph in (
        _pooled("add", (1, 40), ((0, 0), (38, 0)), 0),
        _pooled("add", (1, 40), ((0, 0), (39, 0)), 2),
        _pooled("add", (1, 39), ((0, 0), (38, 0)), 0),
    ):
        assert "cumsum" not in names_in(legalize(graph, lambda n: n.op.name == "cumsum"))


def test_short_sums_are_taken_in_turn() -> None:
    """Every step rounds to the element type, so that what cancels is what cancels elsewhere."""
    t = tensor((50, 9), BF16)
    graph = build(
        lambda x: [
            ops.reduce_window(
                x,
                ops.zeros(tensor((), BF16)),
                window_dimensions=(1, 9),
                padding=((0, 0), (8, 0)),
                body=ops.monoid("add", BF16),
            )
        ],
        [t],
        "main",
    )
    x = np.random.default_rng(0).standard_normal(t.shape).astype(BF16.np)
    total, rows = np.zeros(50, BF16.np), []
    for column in x.T:
        total = (total + column).astype(BF16.np)
        rows.append(total)
    for outs in (evaluate(graph, [x]), call(build_cpu(graph), x)):
        np.testing.assert_array_equal(outs[0], np.stack(rows, 1))


def test_convolutions_read_their_input_where_it_lies() -> None:
    """Windows are strided reads of a matrix product: nothing but the padding is copied."""
    attrs = {"padding": ((1, 1), (1, 1)), "dimension_numbers": LAST, "dtype": F32}
    types = [tensor((2, 32, 32, 16), F32), tensor((3, 3, 16, 32), F32)]
    graph = build(lambda x, w: [ops.convolution(x, w, **attrs)], types, "main")
    found = [n.op.name for n in legalize(graph).nodes if n.op.kind != "leaf"]
    assert found == ["pad", "windows", "dot_general"]


X, W = tensor((1, 8, 8, 4), F32), tensor((3, 3, 4, 6), F32)
MISTAKES: dict[str, tuple[list[TensorType], dict[str, Any], str]] = {
    "channels": ([X, tensor((3, 3, 5, 6), F32)], {}, "x has 4 features, the kernel takes 5"),
    "types": ([X, tensor((3, 3, 4, 6), BF16)], {}, "element types differ: f32 and bf16"),
    "ranks": ([X, tensor((3, 4, 6), F32)], {}, "x has 4 dimensions, the kernel 3"),
    "features": ([X, W], {"feature_group_count": 4}, "6 output features can't be cut into 4"),
    "both": ([X, W], {"feature_group_count": 2, "batch_group_count": 2}, "one of them is 1"),
    "batch": ([X, W], {"batch_group_count": 2}, "a batch of 1 can't be cut into 2 groups"),
    "stride": ([X, W], {"window_strides": (0, 1)}, "not positive everywhere"),
    "padding": ([X, W], {"padding": ((-9, 0), (0, 0))}, "cuts off more than there is"),
    "numbers": ([X, W], {"dimension_numbers": ((0, 3, 1), *LAST[1:])}, "for 4 dimensions"),
}  # fmt: skip


@pytest.mark.parametrize("name", MISTAKES)
def test_misuse(name: str) -> None:
    types, attrs, message = MISTAKES[name]
    given = {"dimension_numbers": LAST, "dtype": F32, **attrs}
    with pytest.raises(MonographError, match=message):
        build(lambda x, w: [ops.convolution(x, w, **given)], types, "main")
