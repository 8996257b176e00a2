"""Plans from tiling to tiling: what arrives is the value, and nothing cheaper is overlooked."""

from __future__ import annotations

import random
from collections import Counter

import numpy as np
import pytest

from monograph.hlo.types import F32, tensor
from monograph.sharding import AbstractMesh
from monograph.sharding.moves import cost, plan
from monograph.sharding.tiling import Tiling
from sharding_pieces import (
    collectives,
    device_program,
    mesh_of,
    run_on_all,
    stack,
    tiled,
    unstack,
    wire,
)
from sharding_placing import random_tiling

MESHES = [mesh_of(4), mesh_of(2, 2), mesh_of(2, 3), mesh_of(2, 2, 2)]

# mesh, shape, before and after; the kinds that are expected, and bytes per device of f32
PLANS = [
    (mesh_of(2, 2), (8, 8), tiled("x", "y"), tiled("y", "x"), ["turn"], 64),
    (mesh_of(2, 4), (16, 4), tiled("xy", ""), tiled("yx", ""), ["turn"], 32),
    (mesh_of(2, 2), (8, 4), tiled("x", ""), tiled("y", ""), ["turn"], 64),
    (mesh_of(2, 4), (16, 32), tiled("x", "y"), tiled("", "x"), ["swap", "turn", "gather"], 1152),
    (mesh_of(2, 4), (16, 64), tiled("", "x"), tiled("", "xy"), ["own"], 0),
    (mesh_of(4), (8, 8), tiled("x", ""), tiled("", "x"), ["swap"], 48),
    (mesh_of(4), (8, 8), tiled("", "", partial="x"), tiled("x", ""), ["scatter"], 192),
    (mesh_of(4), (8, 8), tiled("", "", partial="x"), tiled("", ""), ["sum"], 384),
    (mesh_of(2, 2), (8, 8), tiled("", "", partial="x"), tiled("y", ""), ["own", "sum"], 128),
]


@pytest.mark.parametrize("mesh, shape, now, want, kinds, sent", PLANS)
def test_the_cheapest_plan(
    mesh: AbstractMesh,
    shape: tuple[int, ...],
    now: Tiling,
    want: Tiling,
    kinds: list[str],
    sent: int,
) -> None:
    moves = plan(shape, mesh.shape, now, want)
    assert Counter(m.kind for m in moves) == Counter(kinds)
    assert cost(shape, 4, mesh.shape, now, want)[1] == sent
    check(mesh, shape, now, want)


def check(mesh: AbstractMesh, shape: tuple[int, ...], now: Tiling, want: Tiling) -> None:
    """What arrives is the value, and the collectives and bytes are those of the plan."""
    t = tensor(shape, F32)
    made = device_program(mesh, [t], [now], lambda cut, ins: [cut.reshard(ins[0], want)])
    assert made is not None
    graph, (piece,) = made
    x = np.random.default_rng(0).integers(-9, 9, shape).astype(np.float32)
    rows = terms(stack(x, Tiling(now.dims), mesh), now, mesh)
    (got,) = run_on_all(graph, [Tiling(now.dims, now.partial)], mesh, [rows])
    np.testing.assert_array_equal(unstack(got, t, piece.tiling, mesh), x)
    assert piece.tiling == want
    found, sent = cost(shape, 4, mesh.shape, now, want)
    assert sum(collectives(graph).values()) == found
    assert abs(wire(graph) - sent) <= 4 * found


def terms(rows: np.ndarray, now: Tiling, mesh: AbstractMesh) -> np.ndarray:
    """Rows along the axes of terms, too: the first device has all, the others nothing."""
    used = [a for a in mesh.axis_names if a in now.axes or a in now.partial]
    for i, name in enumerate(used):
        if name in now.partial:
            first = np.expand_dims(rows, i)
            rows = np.concatenate([first] + [first * 0] * (mesh.shape[name] - 1), axis=i)
    return rows


@pytest.mark.parametrize("seed", range(24))
def test_any_way_to_any_other(seed: int) -> None:
    r = random.Random(seed)
    mesh = r.choice(MESHES)
    ndim = r.choice([1, 2, 3])
    shape = tuple(r.choice([1, 4, 5, 8, 12]) for _ in range(ndim))
    now, want = random_tiling(r, ndim, mesh), random_tiling(r, ndim, mesh)
    left = tuple(a for a in mesh.axis_names if a not in now.axes)
    even = all(n % 12 == 0 or not d for n, d in zip(shape, now.dims, strict=True))
    partial = tuple(a for a in left if r.random() < 0.3) if even else ()
    check(mesh, shape, Tiling(now.dims, partial), want)
