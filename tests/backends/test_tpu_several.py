"""Cores of all chips, and of several that send to each other."""

from __future__ import annotations

import numpy as np
import pytest

from monograph.backends.tpu import CHIPS, chip
from monograph.backends.tpu.core import Core, connect, load, run, run_together
from monograph.backends.tpu.isa import Assembler, At, f, read
from monograph.errors import DTypeError, MachineError
from monograph.hlo.types import DTYPES

SMALL = chip("v5e", rows=32, cols=16, mxus=2, vmem=1 << 21)


@pytest.mark.parametrize("shape", [(4,), (2, 3)])
def test_a_ring_gathers_on_every_axis(shape: tuple[int, ...]) -> None:
    """All cores end with the blocks of all, and take as long as each other."""
    ring = chip(SMALL, torus=shape, ici_links=2 * len(shape), ici_bandwidth=50e9)
    count, rows = int(np.prod(shape)), 8
    cores = [Core(ring, 0) for _ in range(count)]
    connect(cores, shape)
    programs = []
    for i, core in enumerate(cores):
        core.put("vmem", i * rows, np.full((rows, 128), i + 1, np.int32))
        at = np.unravel_index(i, shape)
        asm = Assembler(f"core{i}")
        for axis in reversed(range(len(shape))):
            size, inner = shape[axis], int(np.prod(shape[axis + 1 :]))
            for k in range(size - 1):
                block = (i // (inner * size) * size + (at[axis] - k) % size) * inner
                asm("send", f(0), At(block * rows), At(block * rows), inner * rows, 2 * axis, 1)
                asm("wait", f(0), 1)
                asm("wait", f(1), 1)
        programs.append(asm.program())
    results = run_together(programs, cores)
    for core in cores:
        got = core.get("vmem", 0, (count, rows * 128), np.int32)
        np.testing.assert_array_equal(got[:, 0], np.arange(count) + 1)
    assert len({r.cycles for r in results}) == 1
    assert sum(results[0].bytes.values()) == (count - 1) * rows * 512


def test_flags_of_other_chips() -> None:
    ring = chip(SMALL, torus=(2,), ici_links=2, ici_bandwidth=50e9)
    cores = [Core(ring, 0), Core(ring, 0)]
    connect(cores, (2,))
    first = read(
        "loop 100, @e\nvadd.f32 v1, v1, v1\ne:\nsignal.remote 0, 5, 2\nsignal f1, 1\nwait f1, 1"
    )
    second = read("wait f5, 2\nsset s1, 1")
    a, b = run_together([first, second], cores)
    assert b.stalls["dma"] > 1500 and b.cycles > a.cycles  # a hop is a microsecond
    with pytest.raises(MachineError, match="deadlock: flag f5 is waited for 2 times"):
        run_together([second, second], cores)


def test_a_send_takes_bytes_over_bandwidth_and_a_hop() -> None:
    ring = chip(SMALL, torus=(2,), ici_links=2, ici_bandwidth=50e9)
    cores = [Core(ring, 0), Core(ring, 0)]
    connect(cores, (2,))
    first = read("send f1, [0], [0], 2048, 0, 2\nwait f1, 1")
    a, b = run_together([first, read("wait f2, 1")], cores)
    moved = 2048 * 512 / (50e9 / ring.clock)
    assert a.cycles == pytest.approx(moved, abs=3)
    assert b.cycles == pytest.approx(moved + ring.clock * 1e-6, abs=8)
    assert a.bytes == {"link0": 2048 * 512} and b.bytes == {}


def test_memory_that_another_chip_writes_may_not_be_read_before() -> None:
    ring = chip(SMALL, torus=(2,), ici_links=2, ici_bandwidth=50e9)
    cores = [Core(ring, 0), Core(ring, 0)]
    connect(cores, (2,))
    first = read("send f1, [0], [0], 8, 0, 2\nsignal.remote 0, 3, 1\nwait f1, 1")
    with pytest.raises(MachineError, match="memory is read while a copy writes it") as caught:
        run_together([first, read("wait f3, 1\nvload v1, [0], 1")], cores)
    assert "a copy from another chip" in caught.value.why
    run_together([first, read("wait f3, 1\nwait f2, 1\nvload v1, [0], 1")], cores)


def test_tori_that_do_not_fit() -> None:
    with pytest.raises(MachineError, match="2 cores for a torus of 2x2"):
        connect([Core(SMALL, 0), Core(SMALL, 0)], (2, 2))


@pytest.mark.parametrize("kind", ["bf16", "i8"])
@pytest.mark.parametrize("name", CHIPS)
def test_every_chip_multiplies_what_it_says(name: str, kind: str) -> None:
    """One tile on the last array of each chip: exact sums, and cycles by the chip's rate."""
    c = chip(name)
    text_type, p = DTYPES[kind].np, 4 // DTYPES[kind].itemsize
    if kind not in c.rates:
        with pytest.raises(DTypeError, match=f"do not multiply {kind}"):
            load(read(f"mpush.{kind} x0, v0"), c)
        return
    rng, rows, groups = np.random.default_rng(4), 8 * p, c.rows // 128
    a = rng.integers(-9, 9, (rows, c.rows)).astype(text_type)
    w = rng.integers(-9, 9, (c.rows, c.cols)).astype(text_type)

    def packed(block: np.ndarray) -> np.ndarray:
        return np.ascontiguousarray(np.moveaxis(block.reshape(-1, p, 128), 1, 2))

    core = Core(c, 0)
    for g in range(groups):
        core.put("vmem", 8 * g, packed(a[:, 128 * g : 128 * g + 128]))
        core.put("vmem", 100 + c.rows // p * g, packed(w[:, 128 * g : 128 * g + 128]))
    x = f"x{c.mxus - 1}"
    loads = [f"vload v{4 + g}, [s1+{c.rows // p * g}], 1" for g in range(groups)]
    result = run(read("\n".join([
        f"sset s1, {100 + c.rows // p - 8}",
        *[f"vload v{g}, [{8 * g}], 1" for g in range(groups)],
        f"loop {c.rows // rows}, @e", *loads, f"mpush.{kind} {x}, v4", "sadd s1, s1, -8", "e:",
        f"mswap {x}", f"mstream.{kind} {x}, 5, v0",
        *[line for i in range(p) for line in (
            f"mpop v8, {x}, {5 + i}",
            *[f"vstore [{900 + 8 * (i + p * g)}], 1, v{8 + g}" for g in range(groups)],
        )],
    ])), core, trace=True)  # fmt: skip
    sums = a.astype(np.int64) @ w.astype(np.int64)
    for g in range(c.cols // 128):
        got = core.get(
            "vmem", 900 + rows * g, (rows, 128), np.int32 if kind == "i8" else np.float32
        )
        np.testing.assert_array_equal(got, sums[:, 128 * g : 128 * g + 128])
    stream = next(e for e in result.events if e.name.startswith("mstream"))
    assert stream.free - stream.issue == rows / c.rate(kind)
    assert stream.done - stream.issue == rows / c.rate(kind) + c.rows + c.cols - 2
