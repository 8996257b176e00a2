"""Random functions that are manual over one of two axes equal those on a mesh of that axis."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
from monograph import NamedSharding, P, lax

COUNT = 200
MESHES = [(2, 2), (2, 4), (4, 2), (2, 3), (1, 4), (3, 2)]
CUTS = [P("x", "y"), P(None, "y"), P("y"), P(), P(("x", "y"))]
Step = Callable[[Any, Any, int], Any]


def ring(n: int) -> list[tuple[int, int]]:
    return [(i, (i + 1) % n) for i in range(n)]


def looped(x: Any, w: Any, n: int) -> Any:
    return lax.scan(lambda c, s: (mnp.tanh(c @ w) * s, None), x, mnp.arange(1.0, 3.0))[0]


def turned(x: Any, w: Any, n: int) -> Any:
    def step(c: Any, s: Any) -> Any:
        return lax.ppermute(c, "x", ring(n)) * s, None

    return lax.scan(step, x, mnp.arange(1.0, 3.0))[0]


STEPS: list[Step] = [
    lambda x, w, n: mnp.sin(x),
    lambda x, w, n: x @ w,
    lambda x, w, n: (x @ w) @ w.T,
    lambda x, w, n: x + lax.psum(x, "x"),
    lambda x, w, n: x - lax.pmean(x.mean(0), "x"),
    lambda x, w, n: lax.ppermute(x, "x", ring(n)),
    lambda x, w, n: x + lax.all_gather(x, "x")[0],
    lambda x, w, n: x * lax.all_gather(x, "x", tiled=True).sum(0),
    lambda x, w, n: lax.all_to_all(x, "x", 0, 0, tiled=True),
    lambda x, w, n: x + lax.psum_scatter(x, "x", tiled=True).sum(0),
    lambda x, w, n: x * (1 + lax.axis_index("x")),
    lambda x, w, n: mnp.roll(x, 1, 1),
    lambda x, w, n: mnp.cumsum(x, 1) * 0.1,
    lambda x, w, n: mg.nn.softmax(x),
    lambda x, w, n: mnp.pad(x, ((0, 0), (1, 0)))[:, :-1],
    lambda x, w, n: x - lax.pmax(lax.stop_gradient(x), "x"),
    lambda x, w, n: mnp.sort(x, 1),
    lambda x, w, n: x[:, ::-1],
    lambda x, w, n: x.at[:, 1:3].multiply(2.0),
    looped,
    turned,
]


def check(seed: int) -> None:
    rng = np.random.default_rng(seed)
    n, other = MESHES[rng.integers(len(MESHES))]
    cols = int(rng.integers(3, 9))
    x = rng.normal(size=(n * n * int(rng.integers(1, 4)), cols)).astype(np.float32)
    w = (rng.normal(size=(cols, cols)) * 0.3).astype(np.float32)
    steps = [STEPS[i] for i in rng.integers(len(STEPS), size=int(rng.integers(2, 6)))]
    told = bool(rng.integers(2))

    def body(x: Any, w: Any) -> Any:
        for step in steps:
            x = step(x, w, n)
        return x, lax.psum((x * x).sum(), "x")

    def made(mesh: Any, **options: Any) -> Any:
        specs = {"in_specs": (P("x"), P()), "out_specs": (P("x"), P())}
        f = mg.shard_map(body, mesh=mesh, check_vma=told, **specs, **options)

        def loss(x: Any, w: Any) -> Any:
            y, s = f(x, w)
            return (y * mnp.tanh(y)).sum() + 0.01 * s

        return mg.jit(lambda x, w: (f(x, w), mg.grad(loss, argnums=(0, 1))(x, w)))

    both = mg.make_mesh((n, other), ("x", "y"))
    a, b = CUTS[rng.integers(len(CUTS))], CUTS[rng.integers(1, 3)]
    got = made(both, axis_names={"x"})(
        *(mg.device_put(v, NamedSharding(both, c)) for v, c in ((x, a), (w, b)))
    )
    want = made(mg.make_mesh((n,), ("x",)))(x, w)
    for g, v in zip(mg.tree.leaves(got), mg.tree.leaves(want), strict=True):
        v = np.asarray(v)
        np.testing.assert_allclose(g, v, rtol=1e-4, atol=1e-4 * max(1.0, np.abs(v).max()))


@pytest.mark.parametrize("seed", range(COUNT // 50))
def test_a_few(seed: int) -> None:
    check(seed)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(COUNT // 50, COUNT))
def test_many(seed: int) -> None:
    check(seed)
