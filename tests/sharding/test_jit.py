"""Jitted functions on arrays that are cut over a mesh, and eager ops on them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
from monograph import NamedSharding, P
from monograph.errors import ShardingError
from monograph.sharding import AbstractMesh, Mesh, SingleDeviceSharding

HOST = np.arange(32, dtype=np.float32).reshape(8, 4)


def mesh() -> Mesh:
    return mg.make_mesh((2, 4), ("x", "y"))


def at(*spec: Any, **more: Any) -> NamedSharding:
    return NamedSharding(mesh(), P(*spec, **more))


def put(*spec: Any) -> mg.Array:
    return mg.device_put(HOST, at(*spec))


def same(found: Any, wanted: Any, where: Any = None) -> None:
    np.testing.assert_allclose(np.asarray(found), np.asarray(wanted), rtol=1e-6, atol=1e-6)
    if where is not None:
        assert found.sharding == where


def layer(w: Any, x: Any) -> Any:
    return mnp.tanh(x @ w).sum()


# ---- where arguments and results are -------------------------------------------------------------


def test_results_follow_the_arguments() -> None:
    f = mg.jit(lambda x: x * 2 + 1)
    for spec in (("x",), ("x", "y"), (None, "y"), (), (("y", "x"),)):
        for _ in range(3):  # traced, looked up, prepared
            same(f(put(*spec)), HOST * 2 + 1, at(*spec))
    same(f(HOST), HOST * 2 + 1, SingleDeviceSharding(mg.devices()[0]))
    assert f.cache_info().misses == 1  # one trace for all places


def test_what_was_put_nowhere_joins_a_mesh() -> None:
    f = mg.jit(lambda x, y, z: x + y * z)
    for _ in range(3):
        same(f(put("x"), HOST, 2.0), HOST * 3, at("x"))
        same(f(put("x"), mnp.asarray(HOST), mnp.float32(2)), HOST * 3, at("x"))


def test_in_shardings_and_out_shardings() -> None:
    f = mg.jit(lambda x: (x + 1, x.sum(0)), in_shardings=at("x"), out_shardings=(at("y"), at()))
    for _ in range(3):
        for x in (HOST, mnp.asarray(HOST), put("x"), put("x", None)):
            whole, total = f(x)
            same(whole, HOST + 1, at("y"))
            same(total, HOST.sum(0), at())
    with pytest.raises(ShardingError, match="another sharding than in_shardings"):
        f(put("y"))
    tree = mg.jit(
        lambda p, x: {"a": p["w"] + x, "b": [x]},
        in_shardings=({"w": at("x")}, None),
        out_shardings={"a": at(None, "y"), "b": None},
    )
    made = tree({"w": HOST}, HOST)
    same(made["a"], HOST * 2, at(None, "y"))
    same(made["b"][0], HOST)
    one = mg.jit(lambda x, y: (x, y), out_shardings=at("y"))(HOST, HOST)
    assert {v.sharding for v in one} == {at("y")}
    alone = SingleDeviceSharding(mg.devices()[3])
    same(mg.jit(lambda x: x + 1, out_shardings=alone)(HOST), HOST + 1, alone)
    with mg.set_mesh(mesh()):
        same(mg.jit(lambda x: x, in_shardings=P("y"), out_shardings=P("x"))(HOST), HOST, at("x"))


@pytest.mark.parametrize("argument", ["in_shardings", "out_shardings"])
def test_trees_that_do_not_fit(argument: str) -> None:
    with pytest.raises((ValueError, TypeError)):
        mg.jit(lambda x: x, **{argument: (at("x"), at("y"), at())})(HOST)
    with pytest.raises(ValueError, match="mesh"):
        mg.jit(lambda x: x, **{argument: P("x")})(HOST)
    with pytest.raises(ValueError, match="expected"):
        mg.jit(lambda x: x, **{argument: 3.0})(HOST)


def test_constraints() -> None:
    def f(x: Any) -> Any:
        return mg.lax.with_sharding_constraint(x * 2, at("y"))

    same(mg.jit(f)(HOST), HOST * 2, at("y"))  # no argument is on a mesh
    same(mg.jit(f)(put("x")), HOST * 2, at("y"))
    same(f(HOST), HOST * 2, at("y"))
    tree = mg.lax.with_sharding_constraint({"a": HOST, "b": [HOST]}, {"a": at("x"), "b": at()})
    assert tree["a"].sharding == at("x") and tree["b"][0].sharding == at()
    moved = mg.jit(lambda x: mg.device_put(x, at("x", "y")) + 1)(HOST)
    same(moved, HOST + 1, at("x", "y"))
    same(mg.jit(lambda x: mg.reshard(x, at("y")))(put("x")), HOST, at("y"))
    with mg.set_mesh(mesh()):
        open_ = P("x", P.UNCONSTRAINED)
        g = mg.jit(lambda x: mg.lax.with_sharding_constraint(x, open_))
        same(g(mg.device_put(HOST, at(None, "y"))), HOST)
    open_ = NamedSharding(mesh(), P(P.UNCONSTRAINED, "x"))
    for spec, want in ((("y",), ("y", "x")), (("x",), (None, "x"))):  # outside: as it is cut
        same(mg.lax.with_sharding_constraint(put(*spec), open_), HOST, at(*want))
    for refused in (
        lambda: mg.device_put(HOST, open_),
        lambda: mg.jit(lambda x: x, in_shardings=open_)(HOST),
        lambda: mg.jit(lambda x: x, out_shardings=open_)(HOST),
    ):
        with pytest.raises(ShardingError, match="how dimension 0 of"):
            refused()


def test_programs_on_other_devices() -> None:
    back = NamedSharding(Mesh(np.array(mg.devices())[::-1].reshape(2, 4), ("x", "y")), P("x"))
    x = mg.device_put(HOST, back)
    assert x.addressable_shards[0].device == mg.devices()[7]
    same(mg.jit(lambda x: x + 1)(x), HOST + 1, back)
    same(mg.jit(lambda x: mg.lax.with_sharding_constraint(x, back))(HOST), HOST, back)
    with pytest.raises(ShardingError, match="different devices"):
        mg.jit(lambda x, y: x + y)(x, put("x"))
    alone = mg.device_put(HOST, mg.devices()[3])
    assert (alone + 1).device == mg.jit(lambda x: x + 1)(alone).device == mg.devices()[3]


def test_the_interpreter() -> None:
    f = mg.jit(layer, backend="interp")
    same(f(put().T, put("x", "y")), layer(HOST.T, HOST))
    x = mg.device_put(HOST, NamedSharding(mg.make_mesh((8,), "d", devices=mg.devices("interp")),
                                          P("d")))  # fmt: skip
    same(mg.jit(layer)(HOST.T, x), layer(HOST.T, HOST))


def test_captured_arrays() -> None:
    x, small = put("x", "y"), mg.device_put(np.arange(4, dtype=np.float32), at("y"))
    for _ in range(2):
        same(mg.jit(lambda v: v + x + small)(HOST), 2 * HOST + np.arange(4), at("x", "y"))


def test_donated_arrays() -> None:
    f = mg.jit(lambda x, y: x + y, donate_argnums=0)
    for _ in range(4):
        x, y = put("x"), put("x")
        made = f(x, y)
        assert x.is_deleted() and not y.is_deleted()
        same(made, 2 * HOST, at("x"))
        same(y, HOST)
    x = put("x")
    piece = x.addressable_data(0)
    f(x, y)
    same(piece, HOST[:4])


# ---- transformations -----------------------------------------------------------------------------


def test_transformations() -> None:
    w, x = HOST.T, put("x", "y")
    wanted = mg.grad(layer)(w, HOST)
    for f in (mg.grad(layer), mg.jit(mg.grad(layer)), mg.grad(mg.jit(layer))):
        same(f(w, x), wanted)
        same(mg.vmap(f, in_axes=(None, 0))(w, x[None])[0], wanted)
    placed = mg.jit(lambda x: x * x, in_shardings=at("x"), out_shardings=at("y"))
    same(mg.grad(lambda x: placed(x).sum())(HOST), 2 * HOST)
    same(mg.jit(mg.vmap(mg.jit(lambda r: r * 2, out_shardings=at("y"))))(HOST), HOST * 2)
    carry, rows = mg.jit(lambda x: mg.lax.scan(lambda c, r: (c + r, c * r), x[0], x))(x)
    sums = np.cumsum(np.concatenate([HOST[:1], HOST]), 0)
    same(carry, sums[-1])
    same(rows, sums[:-1] * HOST)
    outer = mg.jit(lambda x: placed(x) + 1)
    same(outer(HOST), HOST * HOST + 1, at("y"))
    same(mg.jit(mg.checkpoint(lambda x: placed(x) + 1))(HOST), HOST * HOST + 1)


def test_ops_outside_of_jit() -> None:
    x = put("x", "y")
    same(x + 1, HOST + 1, at("x", "y"))
    same(1 - x * x, 1 - HOST * HOST, at("x", "y"))
    same(x.T, HOST.T, at("y", "x"))
    same(mnp.sum(x), HOST.sum(), at())
    same(x @ x.T, HOST @ HOST.T)
    same(x[1:, 2], HOST[1:, 2])
    same(x.at[2].set(0), np.where(np.arange(8)[:, None] == 2, 0, HOST))
    same(mnp.sort(x, axis=0), HOST)
    same(mnp.concatenate([x, HOST]), np.concatenate([HOST, HOST]))
    same(mg.lax.while_loop(lambda c: c.sum() < 1000, lambda c: c * 2, x), HOST * 4)
    same(mg.lax.cond(x[0, 0] > 1, lambda v: v, lambda v: -v, x), -HOST)
    assert bool((x == HOST).all()) and float(x[7, 3]) == 31.0 and (x > 3).dtype == bool
    assert (x.sum() + mnp.ones(())).sharding == at()
    with mg.debug_nans(True), pytest.raises(FloatingPointError):
        mnp.log(x - 1).block_until_ready()


# ---- ahead of time -------------------------------------------------------------------------------


def test_stages() -> None:
    x = mg.ShapeDtypeStruct((8, 4), np.float32, sharding=at("x", "y"))
    lowered = mg.jit(layer, out_shardings=at()).lower(HOST.T, x)
    text = lowered.as_text()
    assert '<["x"=2, "y"=4]>' in text and '[{"x"}, {"y"}]' in text
    compiled = lowered.compile()
    assert {"partitioned", "spread"} <= set(compiled.stages)
    assert "f32[4,1]" in compiled.as_text("partitioned")
    assert compiled.collectives().counts()["all_reduce"] >= 1
    (_, given), named = compiled.input_shardings
    assert given == at("x", "y") and named == {} and compiled.output_shardings == at()
    assert compiled.memory_analysis()["argument"] < HOST.nbytes * 2
    kept = mg.jit(lambda x: x + 1, donate_argnums=0).lower(x).compile().memory_analysis()
    assert kept["peak"] == kept["alias"] + kept["temp"] == HOST.nbytes + kept["temp"]
    whole = mg.jit(layer).lower(HOST.T, HOST).compile()
    assert compiled.cost_analysis()["flops"] < whole.cost_analysis()["flops"]
    assert not whole.collectives() and whole.output_shardings == SingleDeviceSharding(
        mg.devices()[0]
    )
    for _ in range(3):
        same(compiled(HOST.T, put("x", "y")), layer(HOST.T, HOST), at())
    with pytest.raises(ShardingError, match="is on another device"):
        compiled(HOST.T, put("y", "x"))
    with pytest.raises(ShardingError, match="is on another device"):
        whole(HOST.T, put("x", "y"))


def test_a_mesh_without_devices() -> None:
    big = NamedSharding(AbstractMesh((4096,), ("d",)), P("d"))
    x = mg.ShapeDtypeStruct((8192, 64), np.float32, sharding=big)
    lowered = mg.jit(lambda x: (x * x).sum()).lower(x)
    compiled = lowered.compile()
    assert "f32[2,64]" in compiled.as_text("partitioned")
    assert compiled.collectives().counts() == {"all_reduce": 1}
    assert lowered.cost_analysis() == compiled.cost_analysis()
    with pytest.raises(ShardingError, match="without devices"):
        compiled(np.ones((8192, 64), np.float32))


def test_programs_kept_on_disk(tmp_path: Path) -> None:
    before, verify = mg.config.cache, mg.config.verify
    mg.config.update("cache", str(tmp_path))
    mg.config.update("verify", 0)  # what is looked at is not kept
    try:
        for _ in range(2):
            for spec in (("x",), ("x", "y"), ("y",)):
                f = mg.jit(lambda x: x * 3 + x.sum())
                x = put(*spec)
                same(f(x), HOST * 3 + HOST.sum(), at(*spec))
                steps = [t.name for t in f.lower(x).compile().compilation.times]
        assert steps == ["restore"]
    finally:
        mg.config.update("cache", before)
        mg.config.update("verify", verify)


def test_steps_are_compared() -> None:
    """MONOGRAPH_VERIFY=2: also what all devices compute together."""
    before = mg.config.verify
    mg.config.update("verify", 2)
    try:
        x = mg.device_put(np.arange(30, dtype=np.float32).reshape(10, 3), at("y", "x"))
        terms = mg.device_put(np.ones(3, np.float32), at(unreduced={"x"}))
        whole, total = mg.jit(lambda x, t: (mnp.sin(x) + t, x.sum(0)))(x, terms)
    finally:
        mg.config.update("verify", before)
    same(whole, np.sin(np.asarray(x)) + 1)
    same(total, np.asarray(x).sum(0))


def test_steps_of_mapped_functions_are_compared() -> None:
    """MONOGRAPH_VERIFY=2: what each device does by itself is compared from where all do it."""
    before = mg.config.verify
    mg.config.update("verify", 2)
    try:
        total = mg.shard_map(
            lambda x: mg.lax.psum(x, "x"), mesh=mesh(), in_specs=P("x"), out_specs=P()
        )
        made = mg.jit(lambda x: total(x * 2))(np.arange(4, dtype=np.float32))
    finally:
        mg.config.update("verify", before)
    np.testing.assert_array_equal(made, [4, 8])


def test_what_is_wrong_is_found() -> None:
    """As on one device; padding, which may be anything, is not looked at."""
    x = mg.device_put(np.arange(30, dtype=np.float32).reshape(10, 3), at("y", "x"))
    f = mg.jit(lambda x, i: x[i] // (i - 3), checked=True)
    f(x, 2)
    for i, error in ((10, IndexError), (3, ZeroDivisionError)):
        whole = mg.device_put(np.arange(30).reshape(10, 3), at("y", "x"))
        with pytest.raises(error):
            f(whole, i)
    g = mg.jit(lambda x, i: x * mnp.zeros(3).at[i].set(1.0), checked=True)
    same(g(x, 2), np.asarray(x) * [0, 0, 1])
    with pytest.raises(IndexError):
        g(x, 3)
    with mg.debug_nans(True):
        same(mg.jit(lambda x: (x + 1) / (x + 1))(x), np.ones((10, 3)))
        for g in (lambda x: mnp.log(x - 5), mg.jit(lambda x: mnp.log(x - 29).sum())):
            with pytest.raises(FloatingPointError, match="log"):
                g(x)


def test_effects() -> None:
    seen: list[Any] = []
    f = mg.jit(lambda x: (mg.debug.callback(lambda v: seen.append(v.tolist()), x.sum()), x + 1)[1])
    same(f(put("x")), HOST + 1)
    mg.effects_barrier()
    assert seen == [HOST.sum()]
    made = mg.pure_callback(lambda v: np.asarray(v) * 2, mg.ShapeDtypeStruct((8, 4), "f4"), put())
    same(made, HOST * 2)
