"""slice, pad, concatenate and reverse of values that are cut: values, and what they send."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from monograph.hlo.builder import Builder
from monograph.hlo.ops import concatenate, pad, reverse
from monograph.hlo.ops.leaf import splat
from monograph.hlo.ops.slices import cut as cut_dim
from monograph.hlo.ops.slices import slice_
from monograph.hlo.simplify import simplify
from monograph.hlo.state import interpreting
from monograph.hlo.types import type_of_array
from sharding_pieces import (
    Array,
    check,
    collectives,
    device_program,
    mesh_of,
    meshes,
    run_on_all,
    run_split,
    stack,
    tiled,
    unstack,
    ways,
)


def drawn(rng: np.random.Generator, shape: tuple[int, ...]) -> Array:
    """Floats, integers or booleans, zeros of both signs among them."""
    kind = rng.integers(0, 4)
    if kind == 0:
        return rng.integers(-9, 9, shape).astype(np.int32)
    if kind == 1:
        return rng.integers(0, 2, shape).astype(np.bool_)
    x = rng.standard_normal(shape).astype(np.float32)
    x[rng.random(shape) < 0.2] = -0.0
    return x


def places(rng: np.random.Generator, way: str, rank: int) -> tuple[Any, Any]:
    """A tiling of an operand and one wanted of the result: some dimensions are cut by the way."""
    dims = [""] * rank
    if len(way) > 1 and rank > 1 and rng.integers(0, 2):
        a, b = rng.permutation(rank)[:2]
        dims[a], dims[b] = way[0], way[1:]
    else:
        dims[int(rng.integers(0, rank))] = way
    want = list(dims) if rng.integers(0, 3) else [""] * rank
    if rng.integers(0, 4) == 0:
        return tiled(*[""] * rank), tiled(*dims)
    return tiled(*dims), tiled(*want)


def shape_of(rng: np.random.Generator) -> tuple[int, ...]:
    rank = int(rng.integers(1, 3))
    return tuple(int(n) for n in rng.integers(1, 18, rank))


CASES = [(mesh, seed) for mesh in meshes() for seed in range(6)]
IDS = [f"{'x'.join(map(str, m.axis_sizes))}-{s}" for m, s in CASES]


@pytest.mark.parametrize(("mesh", "seed"), CASES, ids=IDS)
def test_slices(mesh: Any, seed: int) -> None:
    rng = np.random.default_rng([seed, mesh.size])
    for way in ways(mesh):
        shape = shape_of(rng)
        x = drawn(rng, shape)
        starts = [int(rng.integers(0, n + 1)) for n in shape]
        limits = [int(rng.integers(s, n + 1)) for s, n in zip(starts, shape, strict=True)]
        strides = [int(rng.choice([1, 1, 2, 3])) for _ in shape]
        now, want = places(rng, way, len(shape))
        check(slice_, [x], [now], [want], mesh, start_indices=tuple(starts),
              limit_indices=tuple(limits), strides=tuple(strides))  # fmt: skip


@pytest.mark.parametrize(("mesh", "seed"), CASES, ids=IDS)
def test_pads(mesh: Any, seed: int) -> None:
    rng = np.random.default_rng([seed, mesh.size, 1])
    for way in ways(mesh):
        shape = shape_of(rng)
        x = drawn(rng, shape)
        value = np.asarray(rng.integers(0, 2)).astype(x.dtype)
        inner = [int(rng.choice([0, 0, 1, 2])) for _ in shape]
        full = [n + max(n - 1, 0) * k for n, k in zip(shape, inner, strict=True)]
        low = [int(rng.integers(-n // 2, 6)) for n in full]
        high = [int(rng.integers(max(-n // 2, -n - a), 6)) for n, a in zip(full, low, strict=True)]
        now, want = places(rng, way, len(shape))
        check(pad, [x, value], [now, tiled()], [want], mesh, edge_padding_low=tuple(low),
              edge_padding_high=tuple(high), interior_padding=tuple(inner))  # fmt: skip


@pytest.mark.parametrize(("mesh", "seed"), CASES, ids=IDS)
def test_concatenations(mesh: Any, seed: int) -> None:
    rng = np.random.default_rng([seed, mesh.size, 2])
    for way in ways(mesh):
        shape = shape_of(rng)
        axis = int(rng.integers(0, len(shape)))
        xs = []
        for _ in range(int(rng.integers(1, 4))):
            x = rng.standard_normal([int(rng.integers(0, 12)) if i == axis else n
                                     for i, n in enumerate(shape)])  # fmt: skip
            xs.append(x.astype(np.float32))
        now, want = places(rng, way, len(shape))
        check(concatenate, xs, [now] * len(xs), [want], mesh, dimension=axis,
              declines=all(x.shape[axis] == 0 for x in xs))  # fmt: skip


@pytest.mark.parametrize(("mesh", "seed"), CASES, ids=IDS)
def test_reversals(mesh: Any, seed: int) -> None:
    rng = np.random.default_rng([seed, mesh.size, 3])
    for way in ways(mesh):
        shape = shape_of(rng)
        dims = tuple(i for i in range(len(shape)) if rng.integers(0, 2)) or (0,)
        now, want = places(rng, way, len(shape))
        check(reverse, [drawn(rng, shape)], [now], [want], mesh, dimensions=dims)


ROW = np.arange(32, dtype=np.float32)


def test_what_is_sent() -> None:
    """Four devices, 32 elements: the rows of the reference."""
    mesh, x = mesh_of(4), tiled("x")
    none = {"interior_padding": (0,), "strides": (1,)}
    cut = {"start_indices": (4,), "limit_indices": (28,), "strides": none["strides"]}
    check(slice_, [ROW], [x], [x], mesh, counts={"permute": 2}, **cut)
    two = {"edge_padding_low": (2,), "edge_padding_high": (2,), "interior_padding": (0,)}
    zero = np.float32(0)
    check(pad, [ROW, np.asarray(zero)], [x, tiled()], [x], mesh, counts={"permute": 2}, **two)
    check(reverse, [ROW], [x], [x], mesh, counts={"permute": 1}, dimensions=(0,))
    check(reverse, [ROW[:30]], [x], [x], mesh, counts={"permute": 2}, dimensions=(0,))
    even = {"start_indices": (0,), "limit_indices": (32,), "strides": (2,)}
    check(slice_, [ROW], [x], [x], mesh, counts={}, **even)
    one = {"start_indices": (17,), "limit_indices": (18,), "strides": (1,)}
    check(slice_, [ROW], [x], [tiled("")], mesh, counts={}, **one)


def test_joining_what_another_dimension_can_hold_exchanges_it() -> None:
    mesh, x = mesh_of(8), tiled("x", "")
    rows = [np.arange(64, dtype=np.float32).reshape(8, 8) + k for k in (0, 100)]
    made = run_split(concatenate, rows, [x, x], [x], mesh, dimension=0)
    assert made is not None
    np.testing.assert_array_equal(made[0][0], np.concatenate(rows))
    assert sum(n.op.name == "axis_swap" for n in made[1].nodes) == 2


@pytest.mark.parametrize("mesh", meshes(), ids=str)
@pytest.mark.parametrize(("n", "by"), [(32, 1), (32, -1), (30, 1), (31, 5), (7, 2), (3, 1)])
def test_rolling_sends_what_leaves_a_device(mesh: Any, n: int, by: int) -> None:
    """A roll is two slices of one value joined: what is read is that value."""
    x = np.arange(3 * n, dtype=np.float32).reshape(n, 3)
    way = "".join(mesh.axis_names)
    at = -by % n

    def rolled(v: Any) -> Any:
        return concatenate(cut_dim(v, 0, at, n), cut_dim(v, 0, 0, at), dimension=0)

    builder = Builder("whole")
    with interpreting(builder):
        out = rolled(builder.param(type_of_array(x)))
    last, first = out.node.ins

    def emit(cut: Any, ins: Any) -> Any:
        parts = [node.op.split(cut, node, ins, [tiled(way, "")])[0] for node in (last, first)]
        parts = [cut.reshard(p, tiled(way, "")) for p in parts]
        return out.node.op.split(cut, out.node, parts, [tiled(way, "")])

    made = device_program(mesh, [type_of_array(x)], [tiled(way, "")], emit)
    assert made is not None
    graph, pieces = made
    (got,) = run_on_all(graph, [tiled(way, "")], mesh, [stack(x, tiled(way, ""), mesh)])
    np.testing.assert_array_equal(
        unstack(got, pieces[0].type, pieces[0].tiling, mesh), np.roll(x, by, 0)
    )
    if (n, abs(by)) == (32, 1) and n % mesh.size == 0:
        assert collectives(simplify(graph)) == {"permute": 1}


@pytest.mark.parametrize("mesh", meshes(), ids=str)
def test_numbers_are_not_sent(mesh: Any) -> None:
    """What is joined or padded with the same number everywhere stays at home."""
    x = np.arange(24, dtype=np.float32)
    cut_up = tiled("".join(mesh.axis_names))
    t = type_of_array(x[:2])
    for ones in (False, True):
        builder = Builder("whole")
        with interpreting(builder):
            edge = splat(1, t)
            value = splat(1, type_of_array(x)) if ones else builder.param(type_of_array(x))
            out = concatenate(edge, value, edge, dimension=0)

        def emit(cut: Any, ins: Any, ones: bool = ones, node: Any = out.node) -> Any:
            edges = cut.reshard(cut.whole(splat(1, t)), cut_up)
            inner = cut.reshard(cut.whole(splat(1, ins[0].type)), cut_up) if ones else ins[0]
            return node.op.split(cut, node, [edges, inner, edges], [cut_up])

        made = device_program(mesh, [type_of_array(x)], [cut_up], emit)
        assert made is not None
        (got,) = run_on_all(made[0], [cut_up], mesh, [stack(x, cut_up, mesh)])
        want = np.pad(np.ones_like(x) if ones else x, 2, constant_values=1)
        np.testing.assert_array_equal(unstack(got, made[1][0].type, cut_up, mesh), want)
        if ones:
            assert not collectives(made[0])
        elif mesh.size == 4:
            assert collectives(made[0]) == {"permute": 2}
