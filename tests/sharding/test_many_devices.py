"""Programs for thousands of devices: as long as those for eight, and as quick to make."""

from __future__ import annotations

from time import perf_counter
from typing import Any

import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
from monograph.sharding import AbstractMesh, NamedSharding
from monograph.sharding import PartitionSpec as P

LAYERS, D, F, BATCH = 4, 4096, 16384, 8192


def loss(params: Any, x: Any) -> Any:
    for p in params:
        x = mnp.tanh(x @ p["up"]) @ p["down"]
    return mnp.mean(x**2)


def step(params: Any, x: Any) -> Any:
    return mg.tree.map(lambda p, g: p - 0.1 * g, params, mg.grad(loss)(params, x))


def lowered(devices: int) -> Any:
    """FSDP along `data`, tensor parallel along `model`, of shapes alone."""
    mesh = AbstractMesh((devices // 4, 4), ("data", "model"))

    def cut(*spec: Any) -> NamedSharding:
        return NamedSharding(mesh, P(*spec))

    where = [{"up": cut("data", "model"), "down": cut("model", "data")} for _ in range(LAYERS)]
    shapes = [{"up": (D, F), "down": (F, D)} for _ in range(LAYERS)]
    params = mg.tree.map(
        lambda s: mg.ShapeDtypeStruct(s, np.float32), shapes, is_leaf=lambda s: type(s) is tuple
    )
    x = mg.ShapeDtypeStruct((BATCH, D), np.float32)
    f = mg.jit(step, in_shardings=(where, cut("data")), out_shardings=where)
    return f.lower(params, x)


def test_text_does_not_grow_with_devices() -> None:
    few, many = (lowered(n).as_text("partitioned") for n in (8, 4096))
    assert abs(len(many) - len(few)) < 0.05 * len(few)


@pytest.mark.slow
def test_partitioning_takes_as_long_for_many_devices() -> None:
    times: dict[int, list[float]] = {8: [], 4096: []}
    for _ in range(7):
        for n, taken in times.items():
            mg.clear_caches()
            start = perf_counter()
            lowered(n).as_text("partitioned")
            taken.append(perf_counter() - start)
    assert np.median(times[4096]) < 1.3 * np.median(times[8])
