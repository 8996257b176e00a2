"""Slices at run time, gather and scatter of values that are cut."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest

from monograph.hlo.ops import (
    dynamic_slice,
    dynamic_update_slice,
    gather,
    monoid,
    replacement,
    scatter,
)
from monograph.hlo.types import dtype
from sharding_pieces import Array, check, mesh_of, meshes, tiled, ways

CASES = [(mesh, seed) for mesh in meshes() for seed in range(8)]
IDS = [f"{'x'.join(map(str, m.axis_sizes))}-{s}" for m, s in CASES]
INDICES = (np.int32, np.int32, np.int8, np.uint8, np.uint32, np.int16)


def values(rng: np.random.Generator, shape: Any, kinds: str = "fib") -> Array:
    kind = rng.choice(list(kinds))
    if kind == "i":
        return rng.integers(-9, 9, shape).astype(np.int32)
    if kind == "b":
        return rng.integers(0, 2, shape).astype(np.bool_)
    x = rng.standard_normal(shape).astype(np.float32)
    return np.where(rng.random(shape) < 0.2, np.float32(-0.0), x)


def cut_one(rng: np.random.Generator, way: str, rank: int, among: list[int]) -> list[str]:
    dims = [""] * rank
    if len(way) > 1 and len(among) > 1 and rng.integers(0, 2):
        a, b = rng.permutation(among)[:2]
        dims[a], dims[b] = way[0], way[1:]
    elif among:
        dims[int(rng.choice(among))] = way
    return dims


def starts_of(rng: np.random.Generator, shape: Any, d: Any) -> list[Array]:
    low = 0 if np.dtype(d).kind == "u" else -3
    return [np.asarray(rng.integers(low, n + 3)).astype(d) for n in shape]


def a_window(rng: np.random.Generator, way: str) -> Any:
    """Shape, dimensions that are cut, sizes and starts of a window, and how the window is cut."""
    shape = tuple(int(n) for n in rng.integers(1, 15, int(rng.integers(1, 4))))
    sizes = [int(rng.choice([n, rng.integers(0, n + 1)])) for n in shape]
    dims = cut_one(rng, way, len(shape), list(range(len(shape))))
    starts = starts_of(rng, shape, rng.choice(INDICES))
    window = tiled(*(d if n == m else "" for d, n, m in zip(dims, shape, sizes, strict=True)))
    return shape, dims, sizes, starts, window


@pytest.mark.parametrize(("mesh", "seed"), CASES, ids=IDS)
def test_slices_at_run_time(mesh: Any, seed: int) -> None:
    rng = np.random.default_rng([seed, mesh.size, 4])
    for way in ways(mesh):
        shape, dims, sizes, starts, want = a_window(rng, way)
        check(dynamic_slice, [values(rng, shape), *starts], [tiled(*dims), *[tiled()] * len(shape)],
              [want], mesh, declines=True, slice_sizes=tuple(sizes))  # fmt: skip


@pytest.mark.parametrize(("mesh", "seed"), CASES, ids=IDS)
def test_updates_at_run_time(mesh: Any, seed: int) -> None:
    rng = np.random.default_rng([seed, mesh.size, 5])
    for way in ways(mesh):
        shape, dims, sizes, starts, update = a_window(rng, way)
        x = values(rng, shape)
        check(dynamic_update_slice, [x, values(rng, sizes).astype(x.dtype), *starts],
              [tiled(*dims), update, *[tiled()] * len(shape)], [tiled(*dims)], mesh,
              counts={})  # fmt: skip


@dataclass
class Drawn:
    """Dimension numbers, sizes and tilings that fit together."""

    x: tuple[int, ...]
    sizes: tuple[int, ...]
    batch: tuple[int, ...]
    rows: tuple[int, ...]
    row_dims: tuple[int, ...]
    dropped: tuple[int, ...]
    batching: tuple[int, ...]
    mapped: tuple[int, ...]
    vector_dim: int
    x_dims: list[str]
    starts_dims: list[str]
    row_cut: list[str]
    starts: Array


def drawn(rng: np.random.Generator, way: str, batch_cut: bool, *, indices: Any = None) -> Drawn:
    rank = int(rng.integers(1, 4))
    roles = [str(r) for r in rng.choice(["point", "window", "whole", "batch"], rank)]
    if "point" not in roles and "window" not in roles:
        roles[0] = "point"
    x = tuple(int(n) for n in rng.integers(1, 14, rank))
    size = {"point": 1, "batch": 1}
    sizes = tuple(
        n if r == "whole" else size.get(r) or int(rng.integers(1, n + 1))
        for r, n in zip(roles, x, strict=True)
    )
    batching = tuple(d for d, r in enumerate(roles) if r == "batch")
    free = [int(n) for n in rng.integers(1, 9, int(rng.integers(0, 3)))]
    batch = (*(x[d] for d in batching), *free)
    mapped = tuple(d for d in rng.permutation(rank).tolist() if roles[d] in ("point", "window"))
    dropped = tuple(d for d, r in enumerate(roles) if r == "point")
    kept = [d for d, r in enumerate(roles) if r in ("window", "whole")]
    total = len(batch) + len(kept)
    row_dims = tuple(sorted(rng.permutation(total)[: len(kept)].tolist()))
    row_batch = [i for i in range(total) if i not in row_dims]
    vector_dim = int(rng.integers(0, len(batch) + 1))
    d = indices or rng.choice(INDICES)
    low = 0 if np.dtype(d).kind == "u" else -3
    starts = np.stack([rng.integers(low, x[m] + 3, batch) for m in mapped], vector_dim).astype(d)
    x_dims = cut_one(rng, way, rank, [i for i in range(rank) if i not in batching])
    batch_dims = [""] * len(batch)
    if batch_cut and len(batch) > len(batching):
        x_dims = [""] * rank
        batch_dims = cut_one(rng, way, len(batch), list(range(len(batching), len(batch))))
    starts_dims = list(batch_dims)
    starts_dims.insert(vector_dim, "")
    rows, row_cut = [0] * total, [""] * total
    for i, n, names in zip(row_batch, batch, batch_dims, strict=True):
        rows[i], row_cut[i] = n, names
    for i, k in zip(row_dims, kept, strict=True):
        rows[i], row_cut[i] = sizes[k], x_dims[k] if roles[k] == "whole" else ""
    return Drawn(x, sizes, batch, tuple(rows), row_dims, dropped, batching, mapped, vector_dim,
                 x_dims, starts_dims, row_cut, starts)  # fmt: skip


def starts_batching(c: Drawn) -> tuple[int, ...]:
    return tuple(i + (i >= c.vector_dim) for i in range(len(c.batching)))


@pytest.mark.parametrize(("mesh", "seed"), CASES, ids=IDS)
def test_gathers(mesh: Any, seed: int) -> None:
    rng = np.random.default_rng([seed, mesh.size, 6])
    for way in ways(mesh):
        for _ in range(3):
            c = drawn(rng, way, bool(rng.integers(0, 4) == 0))
            check(
                gather,
                [values(rng, c.x), c.starts],
                [tiled(*c.x_dims), tiled(*c.starts_dims)],
                [tiled(*c.row_cut)],
                mesh,
                offset_dims=c.row_dims,
                collapsed_slice_dims=c.dropped,
                operand_batching_dims=c.batching,
                start_indices_batching_dims=starts_batching(c),
                start_index_map=c.mapped,
                index_vector_dim=c.vector_dim,
                slice_sizes=c.sizes,
            )


@pytest.mark.parametrize(("mesh", "seed"), CASES, ids=IDS)
@pytest.mark.parametrize("how", ["add", "replace", "maximum", "multiply"])
def test_scatters(mesh: Any, seed: int, how: str) -> None:
    rng = np.random.default_rng([seed, mesh.size, 7])
    for way in ways(mesh):
        c = drawn(rng, way, how != "replace" and bool(rng.integers(0, 2)))
        x = values(rng, c.x, "fi")
        d = dtype(x.dtype)
        check(
            scatter,
            [x, c.starts, values(rng, c.rows, "f").astype(x.dtype)],
            [tiled(*c.x_dims), tiled(*c.starts_dims), tiled(*c.row_cut)],
            [tiled(*c.x_dims)],
            mesh,
            exact=how in ("replace", "maximum"),
            update_window_dims=c.row_dims,
            inserted_window_dims=c.dropped,
            input_batching_dims=c.batching,
            scatter_indices_batching_dims=starts_batching(c),
            scatter_dims_to_operand_dims=c.mapped,
            index_vector_dim=c.vector_dim,
            body=replacement(d) if how == "replace" else monoid(how, d),
        )


def test_what_is_sent() -> None:
    mesh = mesh_of(4)
    table = np.arange(96, dtype=np.float32).reshape(32, 3)
    places = np.array([[3], [31], [9], [9], [40]], np.int32)
    looked_up = {"offset_dims": (1,), "collapsed_slice_dims": (0,), "start_index_map": (0,),
                 "index_vector_dim": 1, "slice_sizes": (1, 3)}  # fmt: skip
    check(gather, [table, places], [tiled("x", ""), tiled("", "")], [tiled("", "")], mesh,
          counts={}, **looked_up)  # fmt: skip
    written = {"update_window_dims": (1,), "inserted_window_dims": (0,),
               "scatter_dims_to_operand_dims": (0,), "index_vector_dim": 1,
               "body": monoid("add", dtype(np.float32))}  # fmt: skip
    rows = np.ones((5, 3), np.float32)
    check(scatter, [table, places, rows], [tiled("x", ""), tiled("", ""), tiled("", "")],
          [tiled("x", "")], mesh, counts={}, **written)  # fmt: skip
    check(scatter, [table, places, rows], [tiled("", ""), tiled("x", ""), tiled("x", "")],
          [tiled("", "")], mesh, counts={}, **written)  # fmt: skip
