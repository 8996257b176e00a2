"""Simulated devices that run the programs of ranks: the engine in lockstep, without MPI."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
from monograph import NamedSharding, P, lax
from monograph.backends.engines.local import LocalEngine, LockstepWorld

HOST = np.linspace(-3, 3, 512, dtype=np.float32).reshape(32, 16)


@pytest.fixture(autouse=True)
def four_devices() -> Iterator[None]:
    before = mg.config.num_cpu_devices
    mg.config.update("num_cpu_devices", 4)
    yield
    mg.config.update("num_cpu_devices", before)
    mg.config.update("devices_apart", False)


def put(x, *spec):
    mesh = mg.make_mesh((2, 2), ("a", "b"))
    return mg.device_put(x, NamedSharding(mesh, P(*spec)))


def mapped(f, out):
    def whole(x):
        mesh = mg.make_mesh((2, 2), ("a", "b"))
        spread = P(("a", "b"))
        return mg.shard_map(f, mesh=mesh, in_specs=spread, out_specs=out, check_vma=False)(x)

    return whole


RING = [(0, 1), (1, 0)]
PROGRAMS = {
    "nothing": (lambda x: x * 2, put, ("a",)),
    "sum": (lambda x: (x.sum(), x.sum(0), x.max()), put, ("a", "b")),
    "product": (lambda x: x @ x.T, put, ("a", "b")),
    "gradient": (mg.grad(lambda x: (mnp.tanh(x @ x.T) ** 2).sum()), put, (None, "b")),
    "padded": (lambda x: (x[:13, :7] + 1, mnp.sort(x[:13], 1)), put, ("a", "b")),
    "loop": (lambda x: lax.fori_loop(0, 3, lambda i, y: mnp.roll(y, 1, 0) + y.sum(), x), put,
             ("b",)),
    "psum": (mapped(lambda x: lax.psum(x, "b"), P("a")), put, (("a", "b"),)),
    "integers": (mapped(lambda x: lax.pmax(x.astype(int), ("a", "b")), P()), put, (("a", "b"),)),
    "some": (mapped(lambda x: lax.ppermute(x, "a", [(0, 1)]), P(("a", "b"))), put, (("a", "b"),)),
    "ring": (mapped(lambda x: lax.ppermute(x, "b", RING), P(("a", "b"))), put, (("a", "b"),)),
    "number": (mapped(lambda x: x + lax.axis_index("a"), P(("a", "b"))), put, (("a", "b"),)),
    "swap": (mapped(lambda x: lax.all_to_all(x, "a", 1, 0, tiled=True), P(("a", "b"))), put,
             (("a", "b"),)),
}  # fmt: skip


@pytest.mark.parametrize("name", PROGRAMS)
def test_values_are_those_of_the_program_with_rows(name):
    f, place, spec = PROGRAMS[name]
    x = place(HOST, *spec)
    rows = mg.jit(f)(x)
    mg.config.update("devices_apart", True)
    jitted = mg.jit(f)
    for _ in range(2):
        apart = jitted(x)
        for a, b in zip(mg.tree.leaves(rows), mg.tree.leaves(apart), strict=True):
            assert a.sharding == b.sharding
            np.testing.assert_allclose(np.asarray(b), np.asarray(a), rtol=2e-6, atol=2e-5)


def test_results_take_over_donated_memory():
    mg.config.update("devices_apart", True)
    f = mg.jit(lambda x, y: (y * x.sum(0), x + y, x.sum(1)), donate_argnums=0)
    x, y = put(HOST, "a", "b"), put(HOST[::-1].copy(), "a", "b")
    expected = [np.asarray(v) for v in mg.jit(lambda x, y: (y * x.sum(0), x + y, x.sum(1)))(x, y)]
    address, seen = x.buffers[0].address, np.asarray(y)
    made = f(x, y)
    assert x.is_deleted() and not y.is_deleted()
    assert [v.buffers[0].address == address for v in made] == [True, False, False]
    for v, w in zip(made, expected, strict=True):
        assert np.array_equal(v, w)
    assert np.array_equal(seen, HOST[::-1])


def test_donated_memory_that_others_see_is_copied():
    mg.config.update("devices_apart", True)
    x = put(HOST, "a", "b")
    seen = x.addressable_shards[0].data, np.asarray(x)
    before = [np.array(v) for v in seen]
    mg.jit(lambda x: x * 0, donate_argnums=0)(x)
    assert all(np.array_equal(a, b) for a, b in zip(seen, before, strict=True))


def test_the_setting_is_part_of_what_is_compiled():
    x = put(HOST, "a", "b")
    f = mg.jit(lambda x: x.sum())
    compiled = [f.lower(x).compile()]
    mg.config.update("devices_apart", True)
    compiled.append(f.lower(x).compile())
    assert len({c.as_text("llvm") for c in compiled}) == 2
    assert float(f(x)) == pytest.approx(float(HOST.sum()), abs=1e-3)


def test_ranks_in_lockstep_exchange_what_mpi_does():
    worlds = [LockstepWorld(i) for i in range(3)]
    found: list[dict[str, np.ndarray]] = [{} for _ in worlds]

    class Program:
        def __init__(self, i: int) -> None:
            self.i = i

        def run(self, buffers, *, profile=False):
            world, out = worlds[self.i], found[self.i]
            x = np.array([self.i, 10], np.int32)
            everyone = (0, 1, 2)
            out["gather"] = np.empty((3, 2), np.int32)
            world.gather(everyone, x, out["gather"])
            out["swap"] = np.empty(3, np.int32)
            world.swap(everyone, np.arange(3, dtype=np.int32) + 10 * self.i, out["swap"])
            out["fold"] = np.empty(2, np.int32)
            world.fold(everyone, "add", x, out["fold"])
            out["permute"] = np.full(2, -1, np.int32)
            target = {0: 2, 2: 1}.get(self.i)
            world.permute(everyone, target, {2: 0, 1: 2}.get(self.i), x, out["permute"])
            x[:] = -5  # what was sent is not what is written later
            return [], None

    LocalEngine().run([Program(i) for i in range(3)], [[]] * 3)
    for i, out in enumerate(found):
        assert out["gather"].tolist() == [[0, 10], [1, 10], [2, 10]]
        assert out["swap"].tolist() == [i, 10 + i, 20 + i]
        assert out["fold"].tolist() == [3, 30]
        assert out["permute"].tolist() == [[0, 0], [2, 10], [0, 10]][i]
