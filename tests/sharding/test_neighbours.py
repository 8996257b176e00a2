"""Programs that need neighbours, on arrays that are cut in some way, against one device."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import monograph as mg
from monograph import NamedSharding, P
from neighbour_programs import NAMES, programs

MESHES = [
    ((4,), ("x",)),
    ((8,), ("x",)),
    ((3,), ("x",)),
    ((5,), ("x",)),
    ((2, 2), ("x", "y")),
    ((2, 4), ("x", "y")),
    ((2, 2, 2), ("x", "y", "z")),
]


def a_spec(r: random.Random, ndim: int, names: tuple[str, ...]) -> P:
    """Most axes cut some dimension."""
    dims: list[list[str]] = [[] for _ in range(ndim)]
    for name in r.sample(names, len(names)):
        if r.random() < 0.8:
            r.choice(dims).append(name)
    return P(*(tuple(d) or None for d in dims))


def check(name: str, seed: int) -> None:
    """One program, on arrays of random sizes, cut at random over a random mesh."""
    r = random.Random(f"{name} {seed}")
    program = next(p for p in programs(seed) if p.name == name)
    mesh = mg.make_mesh(*r.choice(MESHES))
    specs = [a_spec(r, x.ndim, mesh.axis_names) for x in program.args]
    placed = [
        mg.device_put(x, NamedSharding(mesh, spec))
        for x, spec in zip(program.args, specs, strict=True)
    ]
    alone = mg.jit(program.f, backend="interp")
    wanted: Any = mg.tree.leaves(alone(*program.args, *program.rest))
    found: Any = mg.tree.leaves(mg.jit(program.f)(*placed, *program.rest))
    for a, b in zip(wanted, found, strict=True):
        a, b = np.asarray(a), np.asarray(b)
        assert a.dtype == b.dtype
        scale = float(np.max(np.abs(a), initial=1))
        np.testing.assert_allclose(b, a, rtol=2e-4, atol=2e-4 * scale, err_msg=f"{mesh} {specs}")


@pytest.mark.parametrize("name", NAMES)
def test_a_cut_program_is_the_program(name: str) -> None:
    check(name, 0)


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_many_ways_to_cut_a_program(name: str) -> None:
    for seed in range(1, 50):
        check(name, seed)


def test_an_update_of_most_of_an_array_moves_edges() -> None:
    """``u.at[1:-1].set(...)`` needs three rows of neighbours, not the whole of the update."""
    mesh = mg.make_mesh((8,), ("x",))
    u = np.random.default_rng(0).standard_normal((64, 16)).astype(np.float32)

    def step(u: Any) -> Any:
        return u.at[1:-1].set(u[1:-1] + 0.1 * (u[2:] - 2 * u[1:-1] + u[:-2]))

    placed = mg.device_put(u, NamedSharding(mesh, P("x")))
    compiled = mg.jit(step).lower(placed).compile()
    assert set(compiled.collectives().counts()) == {"collective_permute"}
    assert compiled.collectives().wire_bytes <= 5 * 16 * 4
    np.testing.assert_array_equal(np.asarray(mg.jit(step)(placed)), np.asarray(mg.jit(step)(u)))

    def inner(u: Any) -> Any:
        return u.at[1:-1, 2:-1].set(2 * u[1:-1, 2:-1])

    for spec in (P("x"), P(None, "x"), P()):
        placed = mg.device_put(u, NamedSharding(mesh, spec))
        np.testing.assert_array_equal(
            np.asarray(mg.jit(inner)(placed)), np.asarray(mg.jit(inner)(u))
        )
