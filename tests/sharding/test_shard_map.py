"""`shard_map`: programs give what JAX gives on eight devices, and what they send is counted."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
import shard_map_programs
from monograph.hlo.errors import ShardingError, UnsupportedError
from shard_map_programs import PROGRAMS, expected, run

P = mg.P
EXPECTED = expected()


def agree(ours: list[Any], theirs: list[Any]) -> None:
    """Within rounding, measured by the largest element."""
    assert len(ours) == len(theirs)
    for a, b in zip(ours, theirs, strict=True):
        assert (a.shape, a.dtype) == (b.shape, b.dtype)
        if a.dtype.kind not in "fc" or not a.size:
            np.testing.assert_array_equal(a, b)
            continue
        close = 1e-2 if a.dtype.itemsize == 2 else 1e-5
        np.testing.assert_allclose(a, b, rtol=close, atol=close * max(1.0, np.abs(b).max()))


@pytest.mark.parametrize("name", PROGRAMS)
def test_as_jax(name: str) -> None:
    agree(run(mg, name), EXPECTED.get(name, []))


@pytest.mark.slow
def test_what_jax_gives(tmp_path: Path) -> None:
    """The values that are kept are JAX's of today."""
    file = tmp_path / "found.npz"
    env = {**os.environ, "XLA_FLAGS": "--xla_force_host_platform_device_count=8"}
    script = shard_map_programs.__file__
    subprocess.run([sys.executable, script, str(file)], check=True, env=env, timeout=1200)
    with np.load(file) as found:
        for name, leaves in EXPECTED.items():
            agree([found[f"{name}/{i}"] for i in range(len(leaves))], leaves)


# ---- what is sent --------------------------------------------------------------------------------

RING = [(i, (i + 1) % 4) for i in range(4)]
M = np.linspace(-1.0, 1.0, 64, dtype=np.float32).reshape(8, 8)
WS = [np.cos(np.arange(64, dtype=np.float32) * k).reshape(8, 8) for k in (1, 2, 3)]
E = np.stack([*WS, WS[0]])
BYTES = 8 * 8 * 4  # of one of these matrices


def over(f: Any, *specs: Any) -> Any:
    """`f` on four devices; the last spec is that of the result."""
    *ins, out = specs
    mesh = mg.sharding.AbstractMesh((4,), ("x",))
    return mg.shard_map(f, mesh=mesh, in_specs=tuple(ins), out_specs=out)


def layers(gathered: bool, remat: bool = False) -> Any:
    def block(w: Any, x: Any) -> Any:
        whole = mg.lax.all_gather(w, "x", tiled=True) if gathered else w
        return mnp.tanh(x @ whole)

    def loss(ws: Any, x: Any) -> Any:
        for w in ws:
            x = (mg.checkpoint(block) if remat else block)(w, x)
        return mg.lax.pmean((x**2).mean(), "x")

    return over(loss, P("x") if gathered else P(), P("x"), P())


def blocks(ws: Any, x: Any) -> Any:
    for a, b in ws:
        x = x + mg.lax.psum(mnp.tanh(x @ a) @ b, "x")
    return x


def experts(x: Any, w: Any) -> Any:
    sent = mg.lax.all_to_all(x.reshape(4, -1, 8), "x", 0, 0)
    return mg.lax.all_to_all(mnp.tanh(sent @ w[0]), "x", 0, 0).reshape(x.shape)


def ring(q: Any, k: Any, v: Any) -> Any:
    top, low = mnp.zeros_like(q), mnp.zeros_like(q[:, 0])
    for i in range(4):
        s = mnp.exp(q @ k.T)
        top, low = top + s @ v, low + s.sum(1)
        if i < 3:
            k, v = mg.lax.ppermute((k, v), "x", RING)
    return top / low[:, None]


def stages(w: Any, xs: Any) -> Any:
    """GPipe with four stages."""
    stage, outs = mg.lax.axis_index("x"), []
    state = mg.lax.pcast(mnp.zeros_like(xs[0]), "x", to="varying")
    for t in range(len(xs) + 3):
        fed = xs[t] if t < len(xs) else mnp.zeros_like(xs[0])
        state = mnp.tanh(mnp.where(stage == 0, fed, state) @ w[0])
        outs.append(mnp.where(stage == 3, state, 0.0))
        if t < len(xs) + 2:
            state = mg.lax.ppermute(state, "x", RING[:-1])
    return mg.lax.psum(mnp.stack(outs[3:]), "x")


def back(f: Any, *places: int) -> Any:
    return mg.grad(lambda *a: (f(*a) ** 2).sum(), argnums=places or 0)


MEGATRON = over(blocks, [(P(None, "x"), P("x"))] * 3, P(), P())
EXPERTS = over(experts, P("x"), P("x"), P("x"))
ATTENTION = over(ring, P("x"), P("x"), P("x"), P("x"))
PIPELINE = over(stages, P("x"), P(), P())
PAIRS = [(WS[0], WS[1])] * 3
TOKENS, MICRO = np.sin(np.arange(256.0)).reshape(32, 8).astype("f"), M.reshape(4, 2, 8)
SENT = 3 * BYTES * 3 / 4  # of three matrices, three quarters
COUNTS: dict[str, tuple[Any, Any, dict[str, int], float | None]] = {
    "data parallel": (mg.grad(layers(False)), (WS, M), {"all_reduce": 1}, 2 * SENT),
    "fsdp": (mg.grad(layers(True)), (WS, M), {"all_gather": 3, "reduce_scatter": 3}, 2 * SENT),
    "fsdp with remat": (
        mg.grad(layers(True, True)), (WS, M), {"all_gather": 6, "reduce_scatter": 3}, 3 * SENT
    ),
    "megatron, forward": (MEGATRON, (PAIRS, M), {"all_reduce": 3}, 2 * SENT),
    "megatron": (back(MEGATRON, 0, 1), (PAIRS, M), {"all_reduce": 6}, 4 * SENT),
    "megatron, data": (back(MEGATRON), (PAIRS, M), {"all_reduce": 5}, None),
    "experts, forward": (EXPERTS, (TOKENS, E), {"all_to_all": 2}, None),
    "experts": (back(EXPERTS, 0, 1), (TOKENS, E), {"all_to_all": 4}, None),
    "ring, forward": (ATTENTION, (M, M, M), {"collective_permute": 6}, 6 * BYTES / 4),
    "ring": (back(ATTENTION, 0, 1, 2), (M, M, M), {"collective_permute": 12}, 12 * BYTES / 4),
    "pipeline, forward": (PIPELINE, (E, MICRO), {"collective_permute": 6, "all_reduce": 1}, None),
    "pipeline": (back(PIPELINE), (E, MICRO), {"collective_permute": 12, "all_reduce": 1}, None),
}  # fmt: skip


@pytest.mark.parametrize("case", COUNTS)
def test_collectives(case: str) -> None:
    f, args, counts, wire = COUNTS[case]
    found = mg.jit(f).lower(*args).compile().collectives()
    assert found.counts() == counts
    if wire is not None:
        assert sum(c.wire_bytes for c in found) == wire


# ---- ours alone ----------------------------------------------------------------------------------


def test_named_axes_of_vmap_and_of_the_mesh_together() -> None:
    def rows(x: Any) -> Any:
        return mg.vmap(lambda r: mg.lax.psum(r, ("i", "x")), axis_name="i")(x)

    np.testing.assert_allclose(over(rows, P("x"), P())(M), np.tile(M.sum(0), (2, 1)), rtol=1e-5)


@pytest.mark.parametrize("dims", [(8, 8), (2, 8)])
def test_constants_in_common_with_what_is_around(dims: tuple[int, int]) -> None:
    """Outside, the compiler may cut a constant over the axis that is the user's inside."""

    def ones() -> Any:
        return mnp.ones((8, 8))

    inside = over(lambda x: x @ ones() + 2, P("x"), P("x"))
    result = over(lambda x: mnp.ones(dims), P("x"), P("x"))

    def f(x: Any) -> Any:
        return inside(x) * (ones() + x), result(x), ones() * x + ones()

    mesh = mg.make_mesh((4,), ("x",))
    placed = mg.device_put(M, mg.NamedSharding(mesh, P("x")))
    agree(
        [np.asarray(y) for y in mg.jit(f)(placed)],
        [(M.sum(1, keepdims=True) + 2) * (1 + M), np.ones((4 * dims[0], 8), "f"), M + 1],
    )


def test_pairs_of_a_permutation() -> None:
    def sent(*pairs: Any) -> Any:
        f = over(lambda x: mg.lax.ppermute(x, "x", pairs), P("x"), P("x"))
        return mg.eval_shape(f, np.arange(4))

    back = [(i, i - 1) for i in range(4)]
    mesh = mg.make_mesh((4,), ("x",))
    f = mg.shard_map(
        lambda x: mg.lax.ppermute(x, "x", back), mesh=mesh, in_specs=P("x"), out_specs=P("x")
    )
    assert f(np.arange(4)).tolist() == [1, 2, 3, 0]
    for pairs, problem in (
        ([(0, 1), (0, 2)], "a source is there twice"),
        ([(0, 1), (2, 1)], "a destination is there twice"),
        ([(0, 4)], "no number 4"),
    ):
        with pytest.raises(ValueError, match=problem):
            sent(*pairs)


def test_devices_in_another_order() -> None:
    mesh = mg.sharding.Mesh(np.array(mg.devices())[::-1].reshape(2, 4), ("a", "b"))
    specs = {"in_specs": P("b"), "out_specs": P("b")}
    f = mg.shard_map(lambda x: x + mg.lax.axis_index("b"), mesh=mesh, **specs)
    for made in (f(mnp.zeros(8)), mg.jit(f)(mnp.zeros(8))):
        assert made.tolist() == [0, 0, 1, 1, 2, 2, 3, 3]
        assert made.sharding.mesh == mesh


def test_effects_happen_on_every_device(capsys: pytest.CaptureFixture[str]) -> None:
    def f(x: Any) -> Any:
        mg.debug.print("{} {}", mg.lax.axis_index("x"), x.sum())
        return x

    over(f, P("x"), P("x"))(mnp.arange(8.0))
    mg.effects_barrier()
    assert capsys.readouterr().out.split("\n")[:4] == ["0 1.0", "1 5.0", "2 9.0", "3 13.0"]


def test_a_function_is_traced_once() -> None:
    traced = []

    def f(x: Any) -> Any:
        traced.append(1)
        return x * 2

    g = over(f, P("x"), P("x"))
    for _ in range(3):
        g(mnp.ones(8))
        mg.grad(lambda x: g(x).sum())(mnp.ones(8))
    assert len(traced) == 1


def test_specs_are_not_guessed() -> None:
    """Where nobody says how an argument is cut, and it cannot be seen, nothing is computed."""
    explicit = (mg.sharding.AxisType.Explicit,) * 2
    with mg.set_mesh(mg.make_mesh((2, 2), ("x", "y"), axis_types=explicit)):
        x = mg.device_put(np.arange(16.0, dtype=np.float32), mg.P(("x", "y")))
        f = mg.shard_map(lambda x: x * 2, out_specs=mg.P(("x", "y")))
        assert (np.asarray(f(x)) == np.arange(0.0, 32.0, 2)).all()
        halves = mg.shard_map(lambda x: x + x.sum(), out_specs=mg.P("x"), axis_names={"x"})(x)
        assert halves.tolist() == [i + (28 if i < 8 else 92) for i in range(16)]
        with pytest.raises(UnsupportedError, match="in_specs was left out"):
            mg.jit(f)(x)
        with pytest.raises(ShardingError, match="is cut as"):
            mg.shard_map(lambda x: x, out_specs=mg.P("y"), axis_names={"y"})(x)
        terms = mg.reshard(mnp.arange(8.0), mg.P(unreduced={"x"}))
        with pytest.raises(UnsupportedError, match="unreduced"):
            mg.shard_map(lambda x: x, out_specs=mg.P("x"))(terms)


def test_specs_are_seen_in_derivatives_of_known_values() -> None:
    with mg.set_mesh(mg.make_mesh((2,), "x", axis_types=(mg.sharding.AxisType.Explicit,))):
        x = mg.device_put(np.arange(4.0, dtype=np.float32), mg.P("x"))
        f = mg.shard_map(lambda x: (x**2) * (1 + mg.lax.axis_index("x")), out_specs=mg.P("x"))
        assert mg.grad(lambda x: f(x).sum())(x).tolist() == [0.0, 2.0, 8.0, 12.0]
