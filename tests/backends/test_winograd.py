"""Convolutions by Winograd's algorithm: exact on small integers, and nothing strange spreads."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

import monograph as mg
from cpu_building import build as compiled
from cpu_building import call
from monograph.backends import get_backend
from monograph.backends.base import Executable
from monograph.backends.cpu.contraction import winograd as emission
from monograph.fusion import assign_buffers, choose_layout, fuse, schedule
from monograph.fusion import winograd as planning
from monograph.fusion.program import Launch, Program
from monograph.fusion.target import Target
from monograph.hlo import ops
from monograph.hlo.builder import build
from monograph.hlo.graph import Graph
from monograph.hlo.interp import evaluate
from monograph.hlo.legalize import legalize
from monograph.hlo.types import DTYPES, F32, tensor
from run_kernels import run

Array = np.ndarray[Any, Any]
LAST, KERNEL = (0, 3, 1, 2), (3, 2, 0, 1)
WIDE = {128: 8, 256: 16, 512: 32}  # columns of a panel, by register width

# (images, rows, places, features), features of the result, padding
SHAPES: dict[str, tuple[tuple[int, ...], int, tuple[tuple[int, int], ...]]] = {
    "even": ((2, 12, 14, 32), 64, ((1, 1), (1, 1))),
    "odd": ((3, 9, 11, 16), 32, ((1, 1), (1, 1))),
    "no padding": ((2, 10, 13, 32), 32, ((0, 0), (0, 0))),
    "more on one side": ((1, 10, 9, 24), 40, ((0, 3), (2, 0))),
    "edges": ((2, 9, 9, 37), 53, ((1, 1), (1, 1))),
    "few features": ((2, 8, 8, 3), 5, ((1, 1), (1, 1))),
    "two rows": ((5, 4, 4, 33), 31, ((0, 0), (0, 0))),
    "one image": ((1, 31, 30, 16), 16, ((1, 1), (1, 1))),
    "many terms": ((1, 6, 6, 400), 24, ((1, 1), (1, 1))),
}


@pytest.fixture
def always() -> Iterator[None]:
    """However little it saves."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(planning, "_LEAST", 0.0)
        patch.setattr(planning, "_WORTH", np.inf)
        yield


def convolved(x: Any, w: Any, **more: Any) -> Any:
    return ops.convolution(x, w, dimension_numbers=(LAST, KERNEL, LAST), dtype=F32, **more)


def graph_of(name: str, change: Callable[..., Any] = convolved) -> Graph:
    x, o, padding = SHAPES[name]
    types = [tensor(s, F32) for s in (x, (3, 3, x[-1], o))]
    return build(lambda x, w: [change(x, w, padding=padding)], types, "convolve")


def integers(name: str) -> list[Array]:
    """Arguments for which every sum of products is exact, in the new form as well."""
    rng, (x, o, _) = np.random.default_rng(3), SHAPES[name]
    return [rng.integers(-4, 5, s).astype(np.float32) for s in (x, (3, 3, x[-1], o))]


def planned(graph: Graph, bits: int = 512) -> Program:
    """Kernels and buffers of a graph."""
    backend = get_backend("cpu")
    g = legalize(graph, backend.keeps)
    target = Target("test", frozenset(DTYPES), vector_bits=bits, flops=100e9, panel=WIDE[bits])
    plan = fuse(g, choose_layout(g, target), target, backend.claims)
    return assign_buffers(schedule(plan, target))


def filtered(program: Program) -> list[Launch]:
    return [x for x in program.launches() if x.schedule.winograd is not None]


def count(executable: Executable) -> int:
    """How many convolutions are computed so."""
    return sum("Winograd: " in line for line in executable.as_text("llvm").splitlines())


# ---- values --------------------------------------------------------------------------------------


@pytest.mark.usefixtures("always")
@pytest.mark.parametrize("bits", WIDE)
@pytest.mark.parametrize("name", SHAPES)
def test_shapes(name: str, bits: int) -> None:
    """Tiles that reach past the image, features that fill no vector, registers of every width."""
    graph, args = graph_of(name), integers(name)
    program = compiled(graph, {"vector_bits": bits})
    assert count(program) == 1
    np.testing.assert_array_equal(call(program, *args)[0], evaluate(graph, args)[0])


@pytest.mark.usefixtures("always")
@pytest.mark.parametrize("name", ["odd", "edges", "few features"])
def test_plans(name: str) -> None:
    """The weights' new form is written once, within bounds; kernels still say what is computed."""
    graph, args = graph_of(name), integers(name)
    program = planned(graph)
    assert len(filtered(program)) == 1
    np.testing.assert_array_equal(run(program, args)[0], evaluate(graph, args)[0])


@pytest.mark.usefixtures("always")
def test_what_follows() -> None:
    """Bias, rectifier and a residual are part of it; a turned kernel is read as it lies."""

    def block(x: Any, w: Any, **more: Any) -> Any:
        y = convolved(x, w, window_reversal=(True, False), **more)
        limits = {"start_indices": (0, 0, 0, 0), "limit_indices": (1, 1, 1, 32)}
        bias = ops.reshape(ops.slice(w, strides=(1,) * 4, **limits), shape=(32,))
        y = ops.add(y, ops.broadcast_in_dim(bias, shape=y.type.shape, broadcast_dimensions=(3,)))
        return ops.maximum(ops.add(y, convolved(y, w, padding=((1, 1), (1, 1)))), y)

    x, padding = (2, 11, 9, 32), ((1, 1), (1, 1))
    types = [tensor(x, F32), tensor((3, 3, 32, 32), F32)]
    graph = build(lambda x, w: [block(x, w, padding=padding)], types, "block")
    rng = np.random.default_rng(5)
    args = [rng.integers(-2, 3, t.shape).astype(np.float32) for t in types]
    program = compiled(graph)
    assert count(program) == 2
    np.testing.assert_array_equal(call(program, *args)[0], evaluate(graph, args)[0])


FOLLOW: dict[str, Callable[[Any], Any]] = {
    "nothing": lambda y: y,
    "rectifier": lambda y: ops.maximum(y, ops.splat(0, y.type)),
    "bias": lambda y: ops.add(y, ops.iota(shape=y.type.shape, iota_dimension=3, dtype=F32)),
}


@pytest.mark.usefixtures("always")
@pytest.mark.parametrize("follow", FOLLOW)
@pytest.mark.parametrize("turn", [(0, 3, 1, 2), (3, 0, 1, 2), (0, 1, 3, 2), (0, 2, 1, 3)])
def test_turned_results(turn: tuple[int, ...], follow: str) -> None:
    """Where the result doesn't hold features side by side, products are summed as they stand."""

    def turned(x: Any, w: Any, **more: Any) -> Any:
        return ops.transpose(FOLLOW[follow](convolved(x, w, **more)), permutation=turn)

    graph, args = graph_of("odd", turned), integers("odd")
    program = compiled(graph)
    assert turn[-1] == 3 or not count(program)
    np.testing.assert_array_equal(call(program, *args)[0], evaluate(graph, args)[0])


@pytest.mark.usefixtures("always")
def test_many_loops_of_images() -> None:
    """Images that the result holds in another order are loops: products have only so many."""

    def mixed(x: Any, w: Any) -> list[Any]:
        y = ops.reshape(convolved(x, w), shape=(2, 2, 2, 2, 2, 2100, 8))
        return [ops.transpose(FOLLOW["rectifier"](y), permutation=(3, 2, 1, 0, 4, 5, 6))]

    types = [tensor((16, 4, 2102, 2), F32), tensor((3, 3, 2, 8), F32)]
    graph, rng = build(mixed, types, "mixed"), np.random.default_rng(4)
    args = [rng.integers(-4, 5, t.shape).astype(np.float32) for t in types]
    np.testing.assert_array_equal(call(compiled(graph), *args)[0], evaluate(graph, args)[0])


@pytest.mark.usefixtures("always")
def test_blocks_change_nothing(monkeypatch: Any) -> None:
    """Every tile is computed for itself: blocks of any size give the same bits."""
    rng, found = np.random.default_rng(6), []
    args = [rng.standard_normal(t.shape).astype(np.float32) for t in graph_of("edges").in_types]
    for size in (1, 7, 8, 9, 50, 1000):
        monkeypatch.setattr(emission, "_block", lambda tiles, n=size: n)
        found.append(call(compiled(graph_of("edges")), *args)[0])
    for other in found[1:]:
        np.testing.assert_array_equal(found[0], other)


@pytest.mark.usefixtures("always")
@pytest.mark.parametrize("name", ["odd", "edges"])
def test_without_memory(name: str, monkeypatch: Any) -> None:
    """Where there is no memory for a block, the products are summed as they stand."""
    monkeypatch.setattr(emission, "_block", lambda tiles: 1 << 43)  # more than any computer has
    graph, args = graph_of(name), integers(name)
    np.testing.assert_array_equal(call(compiled(graph), *args)[0], evaluate(graph, args)[0])


# ---- what is no finite number --------------------------------------------------------------------


@pytest.mark.usefixtures("always")
@pytest.mark.parametrize("name", ["odd", "edges", "more on one side", "few features"])
@pytest.mark.parametrize("value", [np.nan, np.inf, -np.inf])
@pytest.mark.parametrize("operand", [0, 1])
def test_nothing_spreads(name: str, value: float, operand: int) -> None:
    """A weight or an element that is no finite number reaches the results that it belongs to."""
    graph, args = graph_of(name), integers(name)
    rng = np.random.default_rng(7)
    for _ in range(3):
        args[operand][tuple(rng.integers(0, n) for n in args[operand].shape)] = value
    got, want = call(compiled(graph), *args)[0], evaluate(graph, args)[0]
    assert not np.isfinite(want).all()
    np.testing.assert_array_equal(got, want)


@pytest.mark.usefixtures("always")
def test_large_numbers() -> None:
    """Sums that overflow only in the new form do not; those that overflow are infinite."""
    graph, (x, w) = graph_of("edges"), integers("edges")
    w[...] = 0
    w[1, 1, 0] = 1.0
    x[:, 2:6, 2:6] = 3e38  # differences and sums of which overflow
    np.testing.assert_array_equal(call(compiled(graph), x, w)[0], evaluate(graph, [x, w])[0])
    w[0, 1, 0] = 2.0
    got, want = call(compiled(graph), x, w)[0], evaluate(graph, [x, w])[0]
    assert np.isinf(want).any()
    np.testing.assert_array_equal(got, want)


def test_error() -> None:
    """Rounding errors are no larger than those of sums as they stand."""
    rng = np.random.default_rng(8)
    x = rng.standard_normal((1, 28, 28, 128)).astype(np.float32)
    w = rng.standard_normal((3, 3, 128, 128)).astype(np.float32)
    wide = np.pad(x.astype(np.float64), ((0, 0), (1, 1), (1, 1), (0, 0)))
    want = sum(
        wide[:, i : i + 28, j : j + 28] @ w[i, j].astype(np.float64)
        for i in range(3)
        for j in range(3)
    )
    errors = []
    for precision in (None, "highest"):

        def f(x: Any, w: Any, p: Any = precision) -> Any:
            return mg.lax.conv_general_dilated(
                x, w, (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"), precision=p
            )

        made = mg.jit(f).lower(x, w).compile()
        assert ("Winograd: " in made.as_text("llvm")) == (precision is None)
        errors.append(np.abs(np.asarray(made(x, w)) - want).max())
    assert errors[0] <= errors[1]


# ---- the choice ----------------------------------------------------------------------------------

LARGE = ((8, 28, 28, 64), (3, 3, 64, 64))


def taken(x: tuple[int, ...], w: tuple[int, ...], dtype: str = "f32", **more: Any) -> bool:
    d = DTYPES[dtype]

    def convolve(x: Any, w: Any) -> list[Any]:
        return [ops.convolution(x, w, dimension_numbers=(LAST, KERNEL, LAST), dtype=d, **more)]

    return bool(filtered(planned(build(convolve, [tensor(s, d) for s in (x, w)], "convolve"))))


@pytest.mark.smoke
def test_when() -> None:
    """Large convolutions of 3 x 3 of f32, and no others."""
    assert taken(*LARGE)
    assert not taken((1, 8, 8, 64), LARGE[1]), "hardly any work"
    assert not taken((8, 28, 28, 8), (3, 3, 8, 8)), "few features: more work around the products"
    assert not taken(*LARGE, dtype="f64")
    assert not taken((8, 28, 28, 64), (5, 5, 64, 64))
    assert not taken(*LARGE, window_strides=(2, 2))
    assert not taken(*LARGE, rhs_dilation=(2, 2))
    assert not taken(*LARGE, precision="highest"), "sums as they stand"
    assert not taken(*LARGE, precision="high")


def test_setting() -> None:
    """`default_matmul_precision` is that of convolutions that name none."""
    x, w = (np.ones(s, np.float32) for s in ((8, 64, 28, 28), (64, 64, 3, 3)))

    def made() -> str:
        f = mg.jit(lambda x, w: mg.lax.conv(x, w, (1, 1), "SAME"))
        return f.lower(x, w).compile().as_text("llvm")

    assert "Winograd: " in made()
    with mg.default_matmul_precision("F32_F32_F32"):
        assert "Winograd: " not in made()


@pytest.mark.smoke
def test_decisions() -> None:
    """Why, in the plan: for those that are computed so, and for those that could be."""
    for features, yes in ((64, True), (8, False)):
        x, w = tensor((8, 56, 56, features), F32), tensor((3, 3, features, features), F32)
        program = planned(build(lambda x, w: [convolved(x, w)], [x, w], "convolve"))
        (found,) = (d for d in program.decisions if "Winograd" in d.what)
        assert found.taken == yes and "of the time" in found.reason


def test_gradient() -> None:
    """The gradient of the input is such a convolution, too."""
    rng = np.random.default_rng(9)
    x, w = (rng.integers(-3, 4, s).astype(np.float32) for s in LARGE)

    def loss(x: Any) -> Any:
        y = mg.lax.conv(x, mg.numpy.transpose(w, (3, 2, 0, 1)), (1, 1), "SAME")
        return mg.numpy.sum(y * y) / 2

    first = np.moveaxis(x, 3, 1)
    made = mg.jit(mg.grad(loss)).lower(first).compile()
    assert made.as_text("llvm").count("Winograd: ") == 2
    y = mg.lax.conv(first[:1], np.transpose(w, (3, 2, 0, 1)), (1, 1), "SAME")
    flipped = np.transpose(w, (2, 3, 0, 1))[:, :, ::-1, ::-1].copy()
    want = mg.lax.conv(y, flipped, (1, 1), "SAME", precision="highest")
    np.testing.assert_array_equal(np.asarray(made(first))[:1], np.asarray(want))
