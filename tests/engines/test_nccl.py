"""The NCCL engine's logic, on a stand-in with NCCL's calls; ranks are threads of this process."""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import product
from typing import Any

import numpy as np
import pytest

import monograph as mg
from monograph.backends.engines.nccl import _ARGUMENTS, NcclWorld, library
from monograph.backends.engines.world import Call
from monograph.hlo.types import DTYPES, tensor
from nccl_stand_in import ARGUMENT, Group, StandIn

STREAM = 77


class Meeting:
    """`World.share` for threads."""

    def __init__(self, size: int) -> None:
        self.lock = threading.Lock()
        self.size = size
        self.brought: dict[tuple[int, ...], dict[int, bytes]] = {}
        self.barriers: dict[tuple[int, ...], threading.Barrier] = {}

    def share(self, rank: int, text: bytes, members: tuple[int, ...]) -> list[bytes]:
        with self.lock:
            self.brought.setdefault(members, {})[rank] = text
            barrier = self.barriers.setdefault(members, threading.Barrier(len(members)))
        barrier.wait(20)
        return [self.brought[members][m] for m in members]


def clear(address: int, nbytes: int, stream: int) -> None:
    assert stream == STREAM
    ctypes.memset(address, 0, nbytes)


def on_ranks(size: int, work: Callable[[NcclWorld], Any]) -> tuple[list[Any], list[NcclWorld]]:
    meeting, shared, lock = Meeting(size), dict[bytes, Group](), threading.Lock()

    def world(rank: int) -> NcclWorld:
        def share(text: bytes, members: tuple[int, ...]) -> Sequence[bytes]:
            return meeting.share(rank, text, members)

        return NcclWorld(StandIn(shared, lock), rank, size, share, clear)

    worlds = [world(r) for r in range(size)]
    with ThreadPoolExecutor(size) as pool:
        return list(pool.map(work, worlds)), worlds


def rows(world: NcclWorld, shape: tuple[int, ...], dtype: Any) -> np.ndarray:
    """What a rank brings."""
    return np.random.default_rng(world.rank).integers(0, 9, shape).astype(dtype)


def brought(size: int, shape: tuple[int, ...], dtype: Any) -> np.ndarray:
    return np.stack([np.random.default_rng(r).integers(0, 9, shape) for r in range(size)]).astype(
        dtype
    )


def groups(rank: int) -> tuple[int, ...]:
    """Four ranks as a mesh of two axes: those along the second one, in an order of their own."""
    return (1, 0) if rank < 2 else (2, 3)


NUMBERS = ["i8", "u8", "i32", "u32", "i64", "u64", "f16", "bf16", "f32", "f64"]


@pytest.mark.parametrize(
    ("name", "fold"),
    [*product(NUMBERS, ("add", "maximum", "minimum")), ("c64", "add"), ("c128", "add")],
)
def test_folds_of_every_type_that_nccl_has(name, fold):
    dtype, everybody = DTYPES[name], (0, 1, 2)

    def work(world: NcclWorld) -> tuple[np.ndarray, np.ndarray]:
        x = rows(world, (3, 5), dtype.np)
        all_of_them, own = np.empty_like(x), np.empty_like(x[0])
        for t, f, out in ((tensor((3, 5), dtype), world.all_reduce, all_of_them),
                          (tensor((5,), dtype), world.reduce_scatter, own)):  # fmt: skip
            f(everybody, fold, t, x.ctypes.data, out.ctypes.data, STREAM)
        return all_of_them, own

    made, worlds = on_ranks(3, work)
    given = brought(3, (3, 5), dtype.np)
    want = given[0]
    for x in given[1:]:
        want = {"add": np.add, "maximum": np.maximum, "minimum": np.minimum}[fold](want, x)
    for rank, (all_of_them, own) in enumerate(made):
        assert np.array_equal(all_of_them, want)
        assert np.array_equal(own, want[rank])
    assert all(set(w._nccl.streams) == {STREAM} for w in worlds)


def test_truth_values_are_folded_as_bytes():
    def work(world: NcclWorld) -> np.ndarray:
        x, out = np.array([world.rank == 0, True, False]), np.empty(3, bool)
        t = tensor((3,), DTYPES["bool"])
        world.all_reduce((0, 1), "maximum", t, x.ctypes.data, out.ctypes.data, STREAM)
        return out

    made, _ = on_ranks(2, work)
    assert [m.tolist() for m in made] == [[True, True, False]] * 2


@pytest.mark.parametrize(
    ("name", "fold"), [("f8e4m3fn", "add"), ("i16", "add"), ("bool", "add"), ("c64", "maximum")]
)
def test_folds_that_nccl_has_not_are_refused_before_it_is_called(name, fold):
    def work(world: NcclWorld) -> None:
        world.all_reduce((0,), fold, tensor((3,), DTYPES[name]), 0, 0, STREAM)

    with pytest.raises(mg.errors.UnsupportedError, match=f"{fold} of {name}"):
        on_ranks(1, work)


@pytest.mark.parametrize("what", ["gather", "swap", "broadcast"])
def test_moves_in_groups_along_an_axis(what):
    def work(world: NcclWorld) -> np.ndarray:
        members = groups(world.rank)
        x, out = rows(world, (2, 7), np.int32), np.full((2, 7), -1, np.int32)
        at = x.ctypes.data, out.ctypes.data, STREAM
        if what == "gather":
            world.all_gather(members, 28, *at)
        elif what == "swap":
            world.all_to_all(members, 28, *at)
        else:
            world.broadcast(members, members[1], 56, *at)
        return out

    made, _ = on_ranks(4, work)
    given = brought(4, (2, 7), np.int32)
    for rank, out in enumerate(made):
        members = groups(rank)
        own = members.index(rank)
        want = {"gather": [given[m, 0] for m in members], "swap": [given[m, own] for m in members],
                "broadcast": given[members[1]]}[what]  # fmt: skip
        assert np.array_equal(out, want)


def test_a_group_is_made_once_and_left_once():
    def work(world: NcclWorld) -> list[str]:
        x = np.ones(4, np.float32)
        for members in ((0, 1, 2, 3), groups(world.rank), (0, 1, 2, 3)):
            world.all_reduce(members, "add", tensor((4,), DTYPES["f32"]), x.ctypes.data,
                             x.ctypes.data, STREAM)  # fmt: skip
        assert x.tolist() == [32.0] * 4
        world.check()
        world.close()
        return world._nccl.left

    made, _ = on_ranks(4, work)
    assert made == [["destroyed"] * 2] * 4


def test_permutes_are_partial_cross_and_send_to_themselves():
    pairs = {0: 2, 2: 0, 1: 1}  # 3 sends nothing and gets zeros

    def work(world: NcclWorld) -> np.ndarray:
        x, out = rows(world, (6,), np.float32), np.full(6, -1, np.float32)
        whence = next((s for s, t in pairs.items() if t == world.rank), None)
        ends = pairs.get(world.rank), whence
        world.permute((0, 1, 2, 3), *ends, 24, x.ctypes.data, out.ctypes.data, STREAM)
        return out

    made, _ = on_ranks(4, work)
    given = brought(4, (6,), np.float32)
    assert np.array_equal(np.stack(made), [given[2], given[1], given[0], np.zeros(6)])


def test_permutes_along_an_axis_need_no_other_ranks():
    groups = ((2, 0), (3, 1))

    def work(world: NcclWorld) -> np.ndarray:
        x, out = rows(world, (6,), np.float32), np.full(6, -1, np.float32)
        members = next(g for g in groups if world.rank in g)
        ends = (None, members[0]) if world.rank == members[1] else (members[1], None)
        if world.rank % 2 == 0:  # the other group never comes
            world.permute(members, *ends, 24, x.ctypes.data, out.ctypes.data, STREAM)
        return out

    made, worlds = on_ranks(4, work)
    assert np.array_equal(made[0], brought(4, (6,), np.float32)[2]) and not made[2].any()
    assert [len(w._nccl.comms) for w in worlds] == [1, 0, 1, 0]


@pytest.mark.parametrize("what", ["gather", "swap", "fold", "permute"])
def test_exchanges_of_programs(what):
    everybody = (0, 1, 2)
    shape = (3, 4) if what in ("gather", "swap") else (4,)

    def work(world: NcclWorld) -> np.ndarray:
        x, out = rows(world, (3, 4), np.float32), np.empty(shape, np.float32)
        args: tuple[Any, ...] = {
            "fold": (everybody, "maximum"),
            "permute": (everybody, (world.rank + 1) % 3, (world.rank - 1) % 3),
        }.get(what, (everybody,))
        call = Call(None, "f", what, args, (tensor(shape, DTYPES["f32"]),), "", 0)
        world.exchange(call, x.ctypes.data, out.ctypes.data, STREAM)
        return out

    made, _ = on_ranks(3, work)
    given = brought(3, (3, 4), np.float32)
    for rank, out in enumerate(made):
        want = {"gather": given[:, 0], "swap": given[:, rank], "fold": given[:, 0].max(0),
                "permute": given[(rank - 1) % 3, 0]}[what]  # fmt: skip
        assert np.array_equal(out, want)


def test_nothing_is_called_for_arrays_without_elements():
    def work(world: NcclWorld) -> None:
        world.all_reduce((0, 1), "add", tensor((0,), DTYPES["f32"]), 0, 0, STREAM)
        world.all_gather((0, 1), 0, 0, 0, STREAM)
        world.all_to_all((0, 1), 0, 0, 0, STREAM)
        world.broadcast((0, 1), 0, 0, 0, 0, STREAM)
        world.permute((0, 1), 0, None, 0, 0, 0, STREAM)

    _, worlds = on_ranks(2, work)
    assert not any(w._nccl.comms for w in worlds)


def test_what_nccl_answers_is_looked_at():
    def work(world: NcclWorld) -> str:
        x = np.zeros(4, np.float32)
        t = tensor((2 + world.rank,), DTYPES["f32"])
        with pytest.raises(mg.errors.CollectiveError) as caught:
            world.all_reduce((0, 1), "add", t, x.ctypes.data, x.ctypes.data, STREAM)
        return str(caught.value)

    for rank, said in enumerate(on_ranks(2, work)[0]):
        assert f"NCCL failed on rank {rank} in ncclAllReduce: invalid usage" in said
        assert "said by the stand-in" in said


def test_an_error_among_grouped_calls_ends_the_group():
    def work(world: NcclWorld) -> int:
        x = np.zeros(4, np.float32)
        world._nccl.ncclSend = lambda *args: ARGUMENT
        with pytest.raises(mg.errors.CollectiveError, match="ncclSend: invalid argument"):
            world.permute((0, 1), 0, None, 16, x.ctypes.data, x.ctypes.data, STREAM)
        return world._nccl.open

    assert on_ranks(2, work)[0] == [0, 0]


def test_an_error_that_comes_later_aborts_all_groups():
    def work(world: NcclWorld) -> list[str]:
        for members in ((0, 1), (world.rank,)):
            world.comm(members)
        world._nccl.comms[1][0].fault = 3
        with pytest.raises(mg.errors.CollectiveError, match=r"group \(0, 1\): internal error"):
            world.check()
        return world._nccl.left

    assert on_ranks(2, work)[0] == [["aborted"] * 2] * 2


def test_a_group_has_this_rank_and_each_rank_once():
    for members in ((1,), (0, 0)):
        with pytest.raises(mg.errors.ArgumentError, match="cannot meet the group"):
            on_ranks(1, lambda world, members=members: world.comm(members))


def test_a_library_that_is_not_there_is_said():
    with pytest.raises(mg.errors.UnsupportedError, match="NCCL cannot be loaded"):
        library("libnccl-of-nobody.so")


def test_the_stand_in_has_the_functions_that_the_engine_declares():
    for name, types in _ARGUMENTS.items():
        code = getattr(StandIn, name).__code__
        assert code.co_argcount - 1 == len(types), name
