"""Arrays that are cut over a mesh: moved there and back, their pieces, and what Python sees."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import ml_dtypes
import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
from monograph import NamedSharding, P
from monograph.experimental import mesh_utils
from monograph.sharding import AbstractMesh, Mesh, SingleDeviceSharding, blocks
from monograph.sharding.tiling import Tiling
from monograph.tracer.placement import check_count


def mesh() -> Mesh:
    return mg.make_mesh((2, 4), ("x", "y"))


def at(*spec: Any, **more: Any) -> NamedSharding:
    return NamedSharding(mesh(), P(*spec, **more))


SPECS = [
    ((8, 4), ()),
    ((8, 4), ("x",)),
    ((8, 4), ("x", "y")),
    ((8, 4), ("y", "x")),
    ((8, 4), (("x", "y"),)),
    ((8, 4), (("y", "x"), None)),
    ((8, 4), (None, ("y", "x"))),
    ((10, 3), ("y",)),  # pieces of 3, 3, 3 and 1
    ((10, 3), (("x", "y"), None)),  # 2, 2, 2, 2, 2 and none
    ((10, 3), ("x", "y")),
    ((3,), ("y",)),
    ((0, 4), ("x", "y")),
    ((1,), (("y", "x"),)),
    ((), ()),
    ((2, 3, 5, 4), (None, "y", "x")),
]


@pytest.mark.parametrize(("shape", "spec"), SPECS)
def test_there_and_back(shape: tuple[int, ...], spec: tuple[Any, ...]) -> None:
    host = np.arange(np.prod(shape, dtype=int), dtype=np.float32).reshape(shape)
    where = at(*spec)
    x = mg.device_put(host, where)
    assert x.sharding == where and x.shape == shape and x.committed
    np.testing.assert_array_equal(np.asarray(x), host)
    assert len(x.addressable_shards) == 8 and x.devices() == set(mg.devices())
    owners = np.zeros(shape, int)
    for shard in x.addressable_shards:
        assert shard.data.device == shard.device
        np.testing.assert_array_equal(np.asarray(shard.data), host[shard.index])
        if shard.replica_id == 0:
            owners[shard.index] += 1
    assert (owners == 1).all()  # every element is on just one device that is its first


@pytest.mark.parametrize(
    "dtype", [bool, np.int8, np.uint32, np.float16, ml_dtypes.bfloat16, np.complex64]
)
def test_every_element_type(dtype: Any) -> None:
    host = np.arange(10).reshape(5, 2).astype(dtype)
    x = mg.device_put(host, at("y"))
    assert x.dtype == dtype and np.asarray(x).tobytes() == host.tobytes()
    assert np.asarray(mg.reshard(x, at(None, "x"))).tobytes() == host.tobytes()


def test_trees_of_places() -> None:
    tree = {"w": np.ones((8, 4)), "b": (np.ones(4), 2.0)}
    same = mg.device_put(tree, at())
    assert {v.sharding for v in mg.tree.leaves(same)} == {at()}
    each = mg.device_put(tree, {"w": at("x", "y"), "b": (mg.devices()[3], None)})
    assert each["w"].sharding == at("x", "y")
    assert each["b"][0].sharding == SingleDeviceSharding(mg.devices()[3])
    assert not each["b"][1].committed
    prefix = mg.device_put([tree, tree], [at("x"), at()][::-1][:1] * 2)
    assert prefix[1]["b"][0].sharding == at()


def test_moves_between_places() -> None:
    host = np.arange(30, dtype=np.int32).reshape(10, 3)
    x = mg.device_put(host, at("y"))
    assert mg.device_put(x, at("y")) is x
    for where in (at("x", "y"), at(), mg.devices()[5], at(("y", "x")), "interp"):
        x = mg.device_put(x, where)
        np.testing.assert_array_equal(np.asarray(x), host)
    assert str(x.device) == "interp:0"
    nowhere = NamedSharding(AbstractMesh((8,), ("x",)), P("x"))
    with pytest.raises(ValueError, match="a mesh without devices"):
        mg.device_put(host, nowhere)


def test_what_is_committed() -> None:
    x = mnp.ones(8)
    assert not x.committed and not (x + 1).committed
    assert mg.device_put(x, mg.devices()[0]).committed
    assert not mg.device_put(np.ones(3)).committed
    assert mg.device_put(x, at("x")).committed
    assert (mg.device_put(x, mg.devices()[2]) + 1).device == mg.devices()[2]


def test_what_python_sees() -> None:
    host = np.arange(32, dtype=np.float32).reshape(8, 4)
    x = mg.device_put(host, at("x", "y"))
    assert repr(x) == repr(mg.device_put(host)) and str(x) == str(host)
    assert x.tolist() == host.tolist() and x.item(5) == 5.0
    assert [r.tolist() for r in x] == host.tolist()
    assert x.device == x.sharding and not x.is_fully_replicated and x.is_fully_addressable
    assert mg.device_put(host, at()).is_fully_replicated
    assert x.addressable_data(3).tolist() == host[:4, 3:].tolist()
    assert x.block_until_ready() is x and x.nbytes == 128
    with pytest.raises(ValueError, match="several devices"):
        x.unsafe_buffer_pointer()
    again = pickle.loads(pickle.dumps(x))
    assert again.tolist() == host.tolist() and not again.committed
    for made in (copy.deepcopy(x), x.copy()):
        assert made.sharding == x.sharding and made.tolist() == host.tolist()
    x.delete()
    with pytest.raises(RuntimeError, match="deleted"):
        _ = x.addressable_shards


def test_replicated_values_are_there_once() -> None:
    host = np.ones((64, 64), np.float32)
    assert mg.device_put(host, at()).block.size == host.size
    x = mg.device_put(host, at("x"))
    assert x.block.shape == (2, 32, 64)
    assert np.shares_memory(x.addressable_data(1).block, x.block)


def test_pieces_are_put_together_once_per_look(monkeypatch: pytest.MonkeyPatch) -> None:
    x, joined, join = mg.device_put(np.ones((8, 4), np.float32), at("x", "y")), [], blocks.join
    monkeypatch.setattr(blocks, "join", lambda *args: joined.append(1) or join(*args))
    np.asarray(x)
    assert len(joined) == 1


def test_terms() -> None:
    x = mg.device_put(np.arange(4.0, dtype=np.float32), at(unreduced={"x"}))
    assert x.tolist() == [0, 1, 2, 3] and not x.is_fully_replicated
    terms = [s.data.tolist() for s in x.addressable_shards]
    assert terms == [[0, 1, 2, 3]] * 4 + [[0] * 4] * 4
    assert "unreduced={'x'}" in repr(x.sharding.spec)


def test_arrays_of_pieces() -> None:
    host = np.arange(24, dtype=np.int32).reshape(8, 3)
    where, seen = at("y"), []

    def piece(index: tuple[slice, ...]) -> Any:
        seen.append(index)
        return host[index]

    x = mg.make_array_from_callback((8, 3), where, piece)
    assert x.tolist() == host.tolist() and x.sharding == where and len(seen) == 4
    parts = [s.data for s in x.addressable_shards]
    y = mg.make_array_from_single_device_arrays((8, 3), where, parts[::-1])
    assert y.tolist() == host.tolist() and y.sharding == where
    z = mg.make_array_from_process_local_data(where, host)
    assert z.tolist() == host.tolist() and z.sharding == where
    with pytest.raises(ValueError, match="8 arrays on 1 devices"):
        mg.make_array_from_single_device_arrays((8, 3), where, [parts[0]] * 8)
    with pytest.raises(ValueError, match="a piece of"):
        mg.make_array_from_callback((8, 3), where, lambda index: host[:1])
    everywhere = at()
    number = mg.make_array_from_callback((), everywhere, lambda index: np.float32(3))
    assert number.item() == 3 and [s.data.item() for s in number.addressable_shards] == [3] * 8


def test_meshes() -> None:
    assert len(mg.devices()) == mg.device_count() == 8 and len(mg.devices("interp")) == 8
    grid = mesh_utils.create_device_mesh((2, 4))
    assert Mesh(grid, ("x", "y")) == mesh() and mesh().shape == {"x": 2, "y": 4}
    assert mg.make_mesh((2,), "x", devices=mg.devices()[4:]).device_ids.tolist() == [4, 5]
    with pytest.raises(ValueError, match="needs 16"):
        mg.make_mesh((16,), ("x",))
    mg.config.update("num_cpu_devices", 16)
    assert mg.make_mesh((16,), ("x",)).size == 16
    with pytest.raises(ValueError, match=r"stands for\) is at least 1; got 0"):
        mg.config.update("num_cpu_devices", 0)


@pytest.mark.parametrize(
    ("platform", "processes", "advice"),
    [("cpu", 1, "configure more"), ("cpu", 2, "start more ranks"),
     ("loihi", 1, "make the mesh smaller"), ("loihi", 2, "make the mesh smaller")],
)  # fmt: skip
def test_advice_for_a_mesh_that_is_too_large_gives_more_devices(
    monkeypatch: pytest.MonkeyPatch, platform: str, processes: int, advice: str
) -> None:
    monkeypatch.setattr("monograph.tracer.placement.process_count", lambda: processes)
    with pytest.raises(mg.errors.ShardingError) as caught:
        check_count(99, platform, (99,))
    assert f"Fix: {advice}" in str(caught.value)


def test_the_mesh_in_the_context() -> None:
    assert mg.sharding.get_mesh().empty and mg.sharding.get_abstract_mesh().empty
    with mg.set_mesh(mesh()):
        assert mg.sharding.get_mesh() == mesh()
        assert mg.sharding.get_abstract_mesh() == mesh().abstract_mesh
        assert mg.device_put(np.ones(8), P("y")).sharding == at("y")
    with mesh():
        assert mg.reshard(np.ones(8), P("x")).sharding == at("x")
    with mg.sharding.use_abstract_mesh(mesh().abstract_mesh):
        assert mg.sharding.get_abstract_mesh().shape == {"x": 2, "y": 4}
    assert mg.sharding.get_mesh().empty
    with pytest.raises(ValueError, match="mesh"):
        mg.device_put(np.ones(8), P("y"))


@pytest.mark.parametrize("seed", range(20))
def test_blocks(seed: int) -> None:
    rng = np.random.default_rng(seed)
    sizes = {"a": 2, "b": 3, "c": 1, "d": 2}
    names = list(rng.permutation(list(sizes)))
    ndim = int(rng.integers(0, 4))
    dims: list[list[str]] = [[] for _ in range(ndim)]
    partial = []
    for name in names:
        where = int(rng.integers(-2, ndim))
        if where >= 0:
            dims[where].append(name)
        elif where == -2:
            partial.append(name)
    tiling = Tiling(tuple(map(tuple, dims)), tuple(partial))
    host = rng.integers(-9, 9, size=rng.integers(0, 8, size=ndim)).astype(np.int32)
    block = blocks.cut(host, tiling, sizes)
    assert block.shape == blocks.block_shape(host.shape, tiling, sizes)
    np.testing.assert_array_equal(blocks.join(block, host.shape, tiling, sizes), host)


@pytest.mark.parametrize(
    "made",
    [
        mnp.zeros_like,
        lambda x: mnp.full_like(x, 2, dtype="int8"),
        lambda x: mnp.ones_like(x, shape=(3,)),
        lambda x: mg.lax.full_like(x, 2),
        lambda x: mnp.zeros_like(mg.ShapeDtypeStruct.like(x)),
        lambda x: mnp.nonzero(x)[0],
        mnp.argwhere,
    ],
)
def test_what_is_like_an_array_is_on_its_device(made: Any) -> None:
    second = mg.devices()[1]
    there = made(mg.device_put(mnp.eye(4), second))
    assert there.committed and there.device == second
    anywhere = made(mnp.eye(4))
    assert not anywhere.committed and (np.asarray(anywhere) == np.asarray(there)).all()


@pytest.mark.parametrize("spec", [P("x"), P(("y", "x")), P(unreduced={"x"})])
def test_an_axis_cuts_the_mapped_dimension_or_another(spec: P) -> None:
    def held(x: Any) -> Any:
        return mg.lax.with_sharding_constraint(x, NamedSharding(mesh(), spec))

    rows = mnp.arange(64.0).reshape(4, 16)
    with pytest.raises(ValueError, match="spmd_axis_name"):
        mg.vmap(held, spmd_axis_name="x")(rows)


def test_the_mapped_dimension_is_cut_over_the_axis_that_vmap_names() -> None:
    held = lambda x: mg.lax.with_sharding_constraint(x * 2, NamedSharding(mesh(), P("y")))  # noqa: E731
    found = mg.jit(mg.vmap(held, spmd_axis_name="x"))(mnp.arange(64.0).reshape(4, 16))
    assert found.sharding.spec == P("x", "y") and (np.asarray(found).ravel()[:3] == [0, 2, 4]).all()
