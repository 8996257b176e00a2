"""Convolution, pooling and windows of values that are cut."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from monograph.hlo.builder import Builder, build
from monograph.hlo.ops import (
    compare,
    convolution,
    monoid,
    reduce_window,
    select_and_scatter,
    windows,
    windows_sum,
)
from monograph.hlo.ops.picks import pick
from monograph.hlo.simplify import simplify
from monograph.hlo.state import interpreting
from monograph.hlo.types import F32, I32, tensor
from monograph.sharding.partition import partition, prepare
from monograph.sharding.propagate import propagate
from sharding_pieces import Array, check, collectives, mesh_of, meshes, tiled, ways
from sharding_placing import MESHES, run_cut

CASES = [(mesh, seed) for mesh in meshes() for seed in range(8)]
IDS = [f"{'x'.join(map(str, m.axis_sizes))}-{s}" for m, s in CASES]


def small(rng: np.random.Generator, shape: Any) -> Array:
    """Small integers as floats: sums are exact in any order."""
    return rng.integers(-4, 5, shape).astype(np.float32)


def ints(rng: np.random.Generator, low: int, high: int, count: int) -> tuple[int, ...]:
    return tuple(int(n) for n in rng.integers(low, high, count))


def spread(rng: np.random.Generator, way: str, rank: int, among: list[int]) -> list[str]:
    dims = [""] * rank
    if len(way) > 1 and len(among) > 1 and rng.integers(0, 2):
        a, b = rng.permutation(among)[:2]
        dims[a], dims[b] = way[0], way[1:]
    else:
        dims[int(rng.choice(among))] = way
    return dims


def wanted(rng: np.random.Generator, dims: list[str]) -> Any:
    return tiled(*(dims if rng.integers(0, 3) else [""] * len(dims)))


@pytest.mark.parametrize(("mesh", "seed"), CASES, ids=IDS)
def test_windows(mesh: Any, seed: int) -> None:
    rng = np.random.default_rng([seed, mesh.size, 8])
    for way in ways(mesh):
        shape = ints(rng, 1, 16, int(rng.integers(1, 3)))
        axes = tuple(d for d in range(len(shape)) if rng.integers(0, 2)) or (0,)
        k = len(axes)
        dims = spread(rng, way, len(shape), list(range(len(shape))))
        check(windows, [small(rng, shape)], [tiled(*dims)], [tiled(*dims, *[""] * k)], mesh,
              dimensions=axes, sizes=ints(rng, 1, 4, k), strides=ints(rng, 1, 4, k),
              dilations=ints(rng, 1, 3, k), declines=True)  # fmt: skip


def geometry(rng: np.random.Generator, shape: Any) -> dict[str, Any]:
    k = len(shape)
    bases, dilations = ints(rng, 1, 4, k), ints(rng, 1, 3, k)
    sizes = ints(rng, 1, 4, k)
    padding = tuple((int(rng.integers(-1, 4)), int(rng.integers(0, 4))) for _ in shape)
    return {
        "window_dimensions": sizes,
        "window_strides": ints(rng, 1, 4, k),
        "base_dilations": bases if rng.integers(0, 2) else (1,) * k,
        "window_dilations": dilations,
        "padding": padding,
    }


@pytest.mark.parametrize(("mesh", "seed"), CASES, ids=IDS)
def test_folds_over_windows(mesh: Any, seed: int) -> None:
    rng = np.random.default_rng([seed, mesh.size, 9])
    for way in ways(mesh):
        shape = ints(rng, 1, 16, int(rng.integers(1, 3)))
        dims = spread(rng, way, len(shape), list(range(len(shape))))
        want = wanted(rng, dims)
        g = geometry(rng, shape)
        x, init = small(rng, shape), np.float32(rng.integers(0, 3))
        for name in ("add", "maximum"):
            check(reduce_window, [x, np.asarray(init)], [tiled(*dims), tiled()], [want], mesh,
                  declines=True, body=monoid(name, F32), **g)  # fmt: skip
        places = np.arange(x.size, dtype=np.int32).reshape(shape)
        starts = [np.asarray(np.float32(-np.inf)), np.asarray(np.int32(2**31 - 1))]
        check(reduce_window, [x, places, *starts], [tiled(*dims)] * 2 + [tiled()] * 2, [want] * 2,
              mesh, declines=True, body=pick("GT", F32, I32), **g)  # fmt: skip


def convolved(rng: np.random.Generator, mesh: Any, way: str) -> None:
    """One random convolution, cut in one of the ways in which it can be."""
    space = int(rng.integers(1, 3))
    groups = int(rng.choice([1, 1, mesh.size]))
    batched = groups > 1 and bool(rng.integers(0, 2))
    role = str(rng.choice(["batch", "in", "out", "space", "space", "kernel", "groups"]))
    if role == "groups":
        groups = mesh.size
    elif role in ("in", "out", "batch"):
        groups = 1
    n, i, o = (int(v) for v in rng.integers(1, 7, 3))
    kernel = ints(rng, 1, 9 if role == "kernel" else 4, space)
    places = ints(rng, 6, 16, space)
    at = int(rng.integers(0, space))
    attrs = {
        "window_strides": ints(rng, 1, 3, space),
        "lhs_dilation": ints(rng, 1, 4, space) if rng.integers(0, 2) else (1,) * space,
        "rhs_dilation": ints(rng, 1, 3, space),
        "window_reversal": tuple(bool(rng.integers(0, 2)) for _ in range(space)),
        "padding": tuple((int(rng.integers(0, 18)), int(rng.integers(0, 18))) for _ in places),
        "feature_group_count": 1 if batched else groups,
        "batch_group_count": groups if batched else 1,
        "dtype": F32,
    }
    x_shape = {"n": n * groups if batched else n, "c": i if batched else i * groups}
    x_cut = {"n": way if role == "batch" else "", "c": way if role == "in" else ""}
    w_cut = {"o": way if role == "out" else "", "i": way if role == "in" else ""}
    out_cut = {"n": way if role == "batch" else "", "f": way if role == "out" else ""}
    if role == "groups":
        x_cut["n" if batched else "c"] = w_cut["o"] = out_cut["f"] = way
    for k in range(space):
        here = way if k == at else ""
        x_cut[str(k)] = here if role in ("space", "kernel") else ""
        w_cut[str(k)] = here if role == "kernel" else ""
        out_cut[str(k)] = here if role == "space" and rng.integers(0, 3) else ""
    sizes = [dict(zip(map(str, range(space)), v, strict=True)) for v in (places, kernel)]
    rows = [
        ({**x_shape, **sizes[0]}, x_cut, "nc"),
        ({"o": o * groups, "i": i, **sizes[1]}, w_cut, "oi"),
        ({"n": 0, "f": 0, **sizes[0]}, out_cut, "nf"),
    ]
    numbers, shapes, tilings = [], [], []
    for shape, dims, lead in rows:
        names = [str(v) for v in rng.permutation(list(shape))]
        numbers.append(tuple(names.index(v) for v in (*lead, *map(str, range(space)))))
        shapes.append([shape[v] for v in names])
        tilings.append(tiled(*(dims[v] for v in names)))
    check(convolution, [small(rng, s) for s in shapes[:2]], tilings[:2], tilings[2:], mesh,
          dimension_numbers=tuple(numbers), declines=True, exact=False, tol=1e-6,
          **attrs)  # fmt: skip


@pytest.mark.parametrize(("mesh", "seed"), CASES, ids=IDS)
def test_convolutions(mesh: Any, seed: int) -> None:
    rng = np.random.default_rng([seed, mesh.size, 10])
    for way in ways(mesh):
        for _ in range(3):
            convolved(rng, mesh, way)


def test_what_is_sent() -> None:
    """Four devices: edges alone, and a sum for the derivative by the kernel."""
    mesh = mesh_of(4)
    rng = np.random.default_rng(0)
    x, w, ct = small(rng, (2, 3, 16, 8)), small(rng, (5, 3, 3, 3)), small(rng, (2, 5, 16, 8))
    usual = ((0, 1, 2, 3), (0, 1, 2, 3), (0, 1, 2, 3))
    same = {"window_strides": (1, 1), "padding": ((1, 1), (1, 1)), "dtype": F32}
    rows = tiled("", "", "x", "")
    check(convolution, [x, w], [rows, tiled("", "", "", "")], [rows], mesh,
          counts={"permute": 2}, dimension_numbers=usual, **same)  # fmt: skip
    by_kernel = ((1, 0, 2, 3), (1, 0, 2, 3), (1, 0, 2, 3))
    check(convolution, [x, ct], [rows, rows], [tiled("", "", "", "")], mesh,
          counts={"permute": 2}, dimension_numbers=by_kernel, **same)  # fmt: skip
    features = tiled("", "x", "", "")
    check(convolution, [x[:, [0, 1, 2, 0]], w[:, [0, 1, 2, 0]]], [features, features],
          [tiled("", "", "", "")], mesh, counts={}, dimension_numbers=usual, **same)  # fmt: skip
    pool = {"window_dimensions": (1, 1, 3, 3), "padding": ((0, 0), (0, 0), (1, 1), (1, 1))}
    check(reduce_window, [x, np.asarray(np.float32(0))], [rows, tiled()], [rows], mesh,
          counts={"permute": 2}, body=monoid("add", F32), **pool)  # fmt: skip
    half = {"window_dimensions": (1, 1, 2, 2), "window_strides": (1, 1, 2, 2)}
    check(reduce_window, [x, np.asarray(np.float32(0))], [rows, tiled()], [rows], mesh,
          counts={}, body=monoid("maximum", F32), **half)  # fmt: skip


@pytest.mark.parametrize(("mesh", "seed"), CASES, ids=IDS)
def test_sums_over_windows(mesh: Any, seed: int) -> None:
    rng = np.random.default_rng([seed, mesh.size, 16])
    for way in ways(mesh):
        shape = ints(rng, 1, 24, int(rng.integers(1, 3)))
        axes = tuple(d for d in range(len(shape)) if rng.integers(0, 2)) or (0,)
        k = len(axes)
        dims = spread(rng, way, len(shape), list(range(len(shape))))
        rows = {"dimensions": axes, "sizes": ints(rng, 1, 4, k), "strides": ints(rng, 1, 4, k),
                "dilations": ints(rng, 1, 3, k)}  # fmt: skip
        counts = list(shape)
        for d, n, s, w in zip(axes, rows["sizes"], rows["strides"], rows["dilations"], strict=True):
            counts[d] = max(0, (shape[d] - (n - 1) * w - 1) // s + 1)
        check(windows_sum, [small(rng, (*counts, *rows["sizes"]))], [tiled(*dims, *[""] * k)],
              [tiled(*dims)], mesh, declines=True, shape=shape, **rows)  # fmt: skip


def test_what_overlapping_windows_send_back() -> None:
    mesh, rng = mesh_of(4), np.random.default_rng(0)
    rows = {"dimensions": (0,), "sizes": (3,), "strides": (1,), "dilations": (1,), "shape": (34,)}
    found = check(windows_sum, [small(rng, (32, 3))], [tiled("x", "")], [tiled("x")], mesh, **rows)
    assert found is not None and found["permute"] <= 3
    even = {**rows, "shape": (33,), "strides": (2,)}
    check(windows_sum, [small(rng, (16, 3))], [tiled("x", "")], [tiled("x")], mesh, **even)
    side = {**rows, "shape": (32,), "sizes": (2,), "strides": (2,)}
    check(windows_sum, [small(rng, (16, 2))], [tiled("x", "")], [tiled("x")], mesh, counts={},
          **side)  # fmt: skip


def picked(shape: Any, window: Any, strides: Any, padding: Any) -> Any:
    """A graph that sends values to the largest elements of windows."""
    t = tensor((), F32)
    rows = zip(shape, window, strides, padding, strict=True)
    counts = tuple((n + a + b - w) // s + 1 for n, w, s, (a, b) in rows)
    select = build(lambda x, y: [compare(x, y, comparison_direction="GE")], (t, t), "ge")
    builder = Builder("picked")
    with interpreting(builder):
        ins = [builder.param(tensor(s, F32)) for s in (shape, counts, ())]
        out = select_and_scatter(
            *ins, window_dimensions=window, window_strides=strides, padding=padding,
            select=select, scatter=monoid("add", F32),
        )  # fmt: skip
        return builder.finish([out])


@pytest.mark.parametrize(
    ("graph", "sent"),
    [
        (picked((16, 5), (3, 1), (1, 1), ((1, 1), (0, 0))), 4),
        (picked((16, 5), (3, 1), (2, 1), ((0, 1), (0, 0))), 2),
        (picked((13, 5), (2, 2), (2, 2), ((1, 0), (0, 1))), 2),
        (picked((16, 4), (2, 2), (2, 2), ((0, 0), (0, 0))), 0),
    ],
    ids=["overlapping", "by two", "uneven", "side by side"],
)
def test_gradients_of_largest_elements_send_edges(graph: Any, sent: int) -> None:
    rng = np.random.default_rng(0)
    args = [small(rng, t.shape) for t in graph.in_types]
    for seed, name in enumerate(("3", "8", "2x4")):
        for follow in (False, True):
            want, got = run_cut(graph, args, MESHES[name], seed, follow=follow)
            np.testing.assert_array_equal(got[0], want[0])
    rows, mesh = tiled("x", ""), mesh_of(4)
    prepared = simplify(prepare(graph))
    shardings = propagate(prepared, mesh, [rows, rows, tiled()], [rows])
    program = simplify(partition(prepared, shardings, mesh, [rows]))
    assert collectives(program) == ({"permute": sent} if sent else {})
