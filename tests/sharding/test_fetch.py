"""Stretches of cut dimensions: the arithmetic of who sends what, and what devices get."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from monograph.hlo.types import F32, tensor, type_of_array
from monograph.sharding.stairs import climb, stairs
from monograph.sharding.stretch import Hop, Stretch, hops, sends
from monograph.sharding.tiling import parts
from sharding_pieces import (
    collectives,
    device_program,
    mesh_of,
    meshes,
    run_on_all,
    stack,
    tiled,
    ways,
)


def random_stretch(rng: np.random.Generator, n: int) -> Stretch:
    step = int(rng.choice([1, 1, 1, 2, 3]))
    scale, offset = int(rng.integers(-9, 10)), int(rng.integers(-12, 13))
    return Stretch(scale, offset, int(rng.integers(0, 9)), 0, n, step)


@pytest.mark.parametrize("seed", range(60))
def test_what_is_sent_is_what_is_missing(seed: int) -> None:
    """Every place that a device wants comes with exactly one hop, from the device that has it."""
    rng = np.random.default_rng(seed)
    p, n = int(rng.integers(2, 10)), int(rng.integers(1, 40))
    m = -(-n // p)
    s = random_stretch(rng, n)
    found = hops(s, p, m)
    if found is None:
        return
    for i in range(p):
        start = (i * s.scale + s.offset) // s.step
        for place in range(max(start, 0), min(start + s.size, n)):
            own = [h for h in found if (i + h.by) * m + h.low <= place < (i + h.by) * m + h.high]
            assert len(own) == 1 and own[0].receivers[0] <= i <= own[0].receivers[1]
    for send in sends(found, p):
        for a in send.hops:
            assert (a.by - send.by) % p == 0 and 0 <= a.low < a.high <= m
    assert sum(len(s.hops) for s in sends(found, p)) == sum(h.by != 0 for h in found)


def test_neighbours_on_two_devices_take_one_round() -> None:
    found = hops(Stretch(8, -1, 10, 0, 16), 2, 8)
    assert found is not None
    assert [(h.by, h.size) for h in found] == [(-1, 1), (0, 8), (1, 1)]
    (send,) = sends(found, 2)
    assert send.wraps and send.size == 1


def test_a_stretch_that_devices_do_not_want_costs_nothing() -> None:
    assert hops(Stretch(0, 40, 5, 0, 32), 4, 8) == []
    assert hops(Stretch(8, 0, 8, 0, 32), 4, 8) == [Hop(0, 0, 0, 8, (0, 3))]


@pytest.mark.parametrize("mesh", meshes(), ids=str)
@pytest.mark.parametrize("fill", [None, 0, 7])
def test_fetched_stretches(mesh: object, fill: object) -> None:
    rng = np.random.default_rng(len(str(mesh)))
    for way in ways(mesh):  # type: ignore[arg-type]
        for _ in range(12):
            one_fetch(rng, mesh, way, fill)


def one_fetch(rng: np.random.Generator, mesh: object, way: str, fill: object) -> None:
    sizes = mesh.shape  # type: ignore[attr-defined]
    p, n = parts(tuple(way), sizes), int(rng.integers(1, 23))
    s = random_stretch(rng, n)
    dim = int(rng.integers(0, 2))
    x = rng.standard_normal((n, 3) if dim == 0 else (3, n)).astype(np.float32)
    cut_here = bool(rng.integers(0, 4))
    where = (way, "") if dim == 0 else ("", way)
    tiling = tiled(*where) if cut_here else tiled("", "")
    shape = (s.size, 3) if dim == 0 else (3, s.size)
    whole = (p * s.size, 3) if dim == 0 else (3, p * s.size)

    def emit(cut: object, ins: list[object]) -> list[object]:
        got = cut.fetch(  # type: ignore[attr-defined]
            ins[0], dim, s.scale, s.offset, s.size, fill, step=s.step, names=tuple(way)
        )
        assert got.type.shape == shape
        return [cut.piece(got, tensor(whole, F32), tiled(*where))]  # type: ignore[attr-defined]

    made = device_program(mesh, [type_of_array(x)], [tiling], emit)  # type: ignore[arg-type]
    assert made is not None
    rows = run_on_all(made[0], [tiling], mesh, [stack(x, tiling, mesh)])[0]  # type: ignore[arg-type]
    axes = list(mesh.shape)  # type: ignore[attr-defined]
    rows = np.moveaxis(rows, [axes.index(a) for a in way], range(len(way))).reshape((p, *shape))
    for i in range(p):
        for t in range(s.size):
            place = (i * s.scale + s.offset) // s.step + t
            got = np.take(rows[i], t, axis=dim)
            if 0 <= place < n:
                np.testing.assert_array_equal(got, np.take(x, place, axis=dim))
            elif fill is not None:
                np.testing.assert_array_equal(got, np.full(3, fill, np.float32))


@pytest.mark.parametrize("seed", range(60))
def test_stairs(seed: int) -> None:
    """Each device gets its stretch in turns from whom has it."""
    rng = np.random.default_rng(seed)
    p, m = int(rng.integers(2, 10)), int(rng.integers(1, 7))
    n = int(rng.integers((p - 1) * m + 1, p * m + 1))
    if -(-n // p) != m:
        return
    first, last = sorted(int(k) for k in rng.integers(0, n + 1, 2))
    step = int(rng.choice([1, 1, 2, 3]))
    scale, offset = int(rng.integers(1, 10)), int(rng.integers(-9, 10))
    s = Stretch(scale, offset, int(rng.integers(1, 9)), first, last, step)
    found = stairs(s, p, m)
    if found is None or not found.rounds:
        return
    x = np.arange(1, n + 1, dtype=np.float32)
    mesh, tiling = mesh_of(p), tiled("x")

    def emit(cut: Any, ins: list[Any]) -> list[Any]:
        got = climb(cut, ins[0], 0, found, ("x",), cut.index(("x",)))
        return [cut.piece(got, tensor((p * s.size,), F32), tiling)]

    made = device_program(mesh, [type_of_array(x)], [tiling], emit)
    assert made is not None
    assert len(collect(made[0])) == sum(not r.alone for r in found.rounds)
    assert sum(c.ins[0].type.size for c in collect(made[0])) == found.sent
    (rows,) = run_on_all(made[0], [tiling], mesh, [stack(x, tiling, mesh)])
    for i, start in enumerate(s.starts(p)):
        for t in range(s.size):
            if first <= start + t < last:
                assert rows[i, t] == x[start + t]


def collect(graph: Any) -> list[Any]:
    return [n for n in graph.nodes if n.op.name == "axis_permute"]


def test_edges_are_sent_alone() -> None:
    made = device_program(
        mesh_of(4),
        [tensor((32, 5), F32)],
        [tiled("x", "")],
        lambda cut, ins: [
            cut.piece(cut.fetch(ins[0], 0, 8, -1, 10, 0), tensor((40, 5), F32), tiled("x", ""))
        ],
    )
    assert made is not None
    assert collectives(made[0]) == {"permute": 2}
    sent = [n for n in made[0].nodes if n.op.name == "axis_permute"]
    assert [n.ins[0].type.shape for n in sent] == [(1, 5), (1, 5)]
    assert not any(n.op.name in ("select", "dynamic_slice") for n in made[0].nodes)


def test_the_program_does_not_grow_with_the_devices() -> None:
    lengths = []
    for p in (16, 4096):
        made = device_program(
            mesh_of(p),
            [tensor((p * 8 - 3,), F32)],
            [tiled("x")],
            lambda cut, ins, p=p: [
                cut.piece(cut.fetch(ins[0], 0, 8, -2, 12, 1), tensor((p * 12,), F32), tiled("x"))
            ],
        )
        assert made is not None
        lengths.append(len(made[0].nodes))
    assert lengths[0] == lengths[1]
