"""Programs on a core: loops at once as one by one, cycles by formula, copies, several chips."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from monograph.backends.tpu import Chip, chip
from monograph.backends.tpu.core import Core, Result, load, run
from monograph.backends.tpu.cycles import gemm_cycles
from monograph.backends.tpu.isa import Assembler, At, Program, listing, read, v, x
from monograph.backends.tpu.numerics import product
from monograph.errors import MachineError

Array = np.ndarray[Any, Any]
SMALL = chip("v5e", rows=32, cols=16, mxus=2, vmem=1 << 21)


# ---- whole products ------------------------------------------------------------------------------


def gemm(m: int, k: int, n: int, c: Chip) -> Program:
    """All tiles of a product on array 0; the weights of a tile go in while the one before streams.

    In vector memory: the columns of a, tile by tile; the tiles of w, column by column; then y.
    """
    down, across, steps = k // c.rows, n // c.cols, c.rows // 8
    weights, out = m * down, m * down + down * across * c.rows
    asm = Assembler("gemm", "model.py:3")
    tiles = [(i, j) for j in range(across) for i in range(down)]

    def push(number: int, at: int) -> list[tuple[Any, ...]]:
        row = weights + number * c.rows + 8 * (steps - 1 - at)
        return [("vload", v(4), At(row), 1), ("mpush.f32", x(0), v(4))]

    for at in range(steps):
        for row in push(0, at):
            asm(*row)
    for number, (i, j) in enumerate(tiles):
        asm("mswap", x(0))
        for at in range(max(m // 8, steps)):  # rows, and the next tile's weights, side by side
            load = [("vload", v(1), At(i * m + 8 * at), 1)] if at < m // 8 else []
            row = [(f"mstream{'.add' * (i > 0)}.f32", x(0), at + j * m // 8, v(1))] * len(load)
            more = push(number + 1, at) if number + 1 < len(tiles) and at < steps else []
            for one in (*load, *row, *more):
                asm(*one)
    for at in range(across * m // 8):
        asm("mpop", v(2), x(0), at)
        asm("vstore", At(out + 8 * at), 1, v(2))
    return asm.program()


def tiles_of(w: Array, rows: int, cols: int) -> Array:
    """The tiles of a matrix, column by column, each with its rows padded to 128 lanes."""
    out = []
    for j in range(0, w.shape[1], cols):
        for i in range(0, w.shape[0], rows):
            tile = w[i : i + rows, j : j + cols]
            out.append(np.pad(tile, ((0, 0), (0, 128 - tile.shape[1]))))
    return np.concatenate(out)


@pytest.mark.parametrize("sizes", [(8, 32, 16), (64, 32, 16), (32, 96, 48), (16, 64, 32)])
def test_a_product_takes_the_cycles_of_the_formula(sizes: tuple[int, int, int]) -> None:
    m, k, n = sizes
    rng = np.random.default_rng(0)
    a, w = (rng.standard_normal(t).astype(np.float32) for t in ((m, k), (k, n)))
    core = Core(SMALL, 0)
    core.put("vmem", 0, tiles_of(a, m, 32))
    core.put("vmem", m * k // 32, tiles_of(w, 32, 16))
    result = run(gemm(m, k, n, SMALL), core, trace=True)
    y = core.get("vmem", m * k // 32 + k * n // 16, (n // 16 * m, 128), np.float32)
    got = np.concatenate([y[i : i + m, :16] for i in range(0, len(y), m)], axis=1)
    assert got.tobytes() == product(a, w, 32).tobytes()
    # From the first row of weights to the last sum: as the formula counts, up to the cycles in
    # which the one matrix slot issues a push and a swap between the rows of two tiles.
    first = next(e.issue for e in result.events if e.name.startswith("mpush"))
    last = max(core.clock.arrays[0].entries.values())
    formula = gemm_cycles(m, k, n, 32, 16, double_buffered=True)
    swaps = k // 32 * (n // 16)
    assert formula <= last - first <= formula + 4 * swaps


def test_rows_and_weights_take_the_cycles_of_the_reference() -> None:
    """One tile: 2 R + C + M - 2 from the first weight to the last sum."""
    text = ["vset.f32 v1, 1.0", *["mpush.f32 x0, v1"] * 4, "mswap x0"]
    text += [f"mstream.f32 x0, {i}, v1" for i in range(3)] + ["mpop v2, x0, 2"]
    result = run(read("\n".join(text)), Core(SMALL, 0), trace=True)
    start = next(e.issue for e in result.events if e.name == "mpush.f32")
    pop = next(e.issue for e in result.events if e.name == "mpop")
    assert pop - start == gemm_cycles(24, 32, 16, 32, 16) == 2 * 32 + 16 + 24 - 2
    assert result.macs == 24 * 32 * 16


# ---- loops at once -------------------------------------------------------------------------------

SUM = """program sum
    sset s1, 16 | sset s2, 0 | vset.f32 v9, 0.0
    loop {n}, @end
        vload v1, [s1], 1 | sadd s1, s1, 8
        vload v2, [s1{d:+}], 1
        vmul.f32 v3, v1, v2
        vexp.f32 v4, v3
        vadd.f32 v9, v9, v4 | vmax.f32 v8, v3, v4
        vstore [s1{o:+}], 1, v3
        sadd s2, s2, 3
    end:
    vstore [3900], 1, v9 | sstore [3], s2
    vstore [3908], 1, v8
    vstore [3916], 1, v1"""


def state_of(core: Core) -> tuple[bytes, ...]:
    sums = tuple(a.sums.tobytes() for a in core.arrays)
    registers = tuple(np.asarray(r).tobytes() for r in core.values[: core.at or 32 + 32 + 16])
    return (core.vmem.tobytes(), core.smem.tobytes(), *sums, *registers)


def compared(program: Program, fill: Array, c: Chip = SMALL) -> tuple[Result, Core]:
    """Run at once and one by one: the same values, cycles and causes."""
    results = []
    for batch in (True, False):
        core = Core(c, 0)
        core.put("vmem", 0, fill)
        results.append((run(program, core, batch=batch), core))
    (fast, one), (slow, other) = results
    assert state_of(one) == state_of(other)
    assert (fast.cycles, fast.issued, fast.stalls) == (slow.cycles, slow.issued, slow.stalls)
    assert (fast.spent, fast.runs, fast.macs) == (slow.spent, slow.runs, slow.macs)
    return fast, one


@pytest.mark.parametrize("n", [0, 1, 2, 3, 7, 64, 65, 150])
@pytest.mark.parametrize("d, o", [(0, 2000), (8, 2000), (0, -8), (0, 0), (-8, 8), (0, 4), (0, -3)])
def test_loops_at_once_are_loops_one_by_one(n: int, d: int, o: int) -> None:
    """Also where what one iteration writes is read, or written again, by others."""
    fill = np.random.default_rng(1).standard_normal((2048, 128)).astype(np.float32)
    result, _ = compared(read(SUM.format(n=n, d=d, o=o)), fill)
    assert result.issued == 2 + 7 * n + 3


def random_body(rng: np.random.Generator) -> list[str]:
    """Bundles over few registers, so that they depend on each other in all ways."""

    def reg(file: str, count: int) -> str:
        return f"{file}{rng.integers(1, 1 + count)}"

    def one() -> str:
        pick = rng.integers(0, 14)
        if rng.random() < 0.01:
            return f"mpush.f32 x1, {reg('v', 4)}"
        a, b, c = reg("v", 4), reg("v", 4), reg("v", 4)
        p, q = reg("s", 3), reg("s", 3)
        place = f"[{q}+{rng.integers(40) * 4 + 100}]"
        if pick < 4:
            return f"vload {a}, {place}, {rng.integers(0, 3)}"
        if pick < 6:
            return f"vstore {place}, 1, {a}"
        if pick < 9:
            name = ("vadd.i32", "vxor", "vmul.i32", "vmin.i32")[rng.integers(4)]
            return f"{name} {a}, {b}, {c}"
        if pick < 11:
            grows = ("sadd", "ssub", "smax")[rng.integers(3)]
            return f"{grows} {p}, {p if rng.random() < 0.7 else q}, {rng.integers(0, 9)}"
        others = (
            f"vrot.lane {a}, {b}, {p}", f"vsplat {a}, {p}", f"vrot.sublane {a}, {b}, 1",
            f"vcmp.lt.i32 m1, {a}, {b}", f"vselect {a}, m1, {b}, {c}",
            f"sload {p}, [{rng.integers(9)}]",
            f"vbcast.lane {a}, {b}, 5", f"vfold.sublane.add.i32 {a}, {b}",
            f"sstore [{rng.integers(9)}], {p}",
            f"sextract s7, {a}, 0, 0", f"mpop {a}, x0, 3", f"mstream.i8 x0, {p}, {b}",
            f"mstream.add.i8 x0, 2, {b}",
        )  # fmt: skip
        return others[rng.integers(len(others))]

    body = []
    for _ in range(rng.integers(1, 7)):
        first, second = one(), one()
        apart = first.split()[0][:2] != second.split()[0][:2]
        if rng.random() < 0.5 and apart and first.split()[1] != second.split()[1]:
            body.append(f"{first} | {second}")
        else:
            body.append(first)
    return body


def random_program(seed: int) -> Program:
    rng = np.random.default_rng(seed)
    lines = ["sset s1, 300 | sset s2, 8", "sset s3, 100", "vlane v1 | vsublane v2"]
    lines += ["vadd.i32 v3, v1, v2", "mpush.i8 x0, v3", "mswap x0", "mstream.i8 x0, 1, v2"]
    body = random_body(rng)
    lines += [f"loop {rng.integers(0, 30)}, @a", *body, "a:"]
    lines += ["sset s4, 0", "loop 3, @c", f"loop {rng.integers(1, 9)}, @b", *random_body(rng), "b:"]
    lines += ["sadd s4, s4, 1", "c:", "vstore [900], 1, v1"]
    return read("\n".join(lines))


def outcome(program: Program, fill: Array, batch: bool) -> Any:
    core = Core(SMALL, 0)
    core.put("vmem", 0, fill)
    try:
        result = run(program, core, batch=batch)
    except MachineError as e:
        # At once, the bundle that fails first may be another than one by one.
        return type(e)
    return (state_of(core), result.cycles, result.issued, result.stalls, result.spent, result.macs)


@pytest.mark.parametrize("seed", range(60))
def test_random_loops_at_once(seed: int) -> None:
    fill = np.random.default_rng(seed).integers(0, 1 << 30, (2048, 128)).astype(np.int32)
    program = random_program(seed)
    assert outcome(program, fill, True) == outcome(program, fill, False)


@pytest.mark.slow
@pytest.mark.parametrize("block", range(20))
def test_many_random_loops_at_once(block: int) -> None:
    for seed in range(1000 + 150 * block, 1150 + 150 * block):
        test_random_loops_at_once(seed)


def test_streams_in_loops_go_through_compiled_code() -> None:
    rng = np.random.default_rng(3)
    a = rng.standard_normal((160, 128)).astype(np.float32)
    w = np.zeros((32, 128), np.float32)
    w[:, :16] = rng.standard_normal((32, 16))
    text = """program p
        sset s1, 224
        loop 4, @w
        vload v1, [s1], 1 | sadd s1, s1, -8
        mpush.f32 x0, v1
        w:
        mswap x0
        sset s1, 0 | sset s2, 0
        loop 20, @a
        vload v1, [s1], 1 | sadd s1, s1, 8
        mstream.f32 x0, s2, v1 | sadd s2, s2, 1
        a:
        sset s1, 400 | sset s2, 0
        loop 20, @p
        mpop v1, x0, s2 | sadd s2, s2, 1
        vstore [s1], 1, v1 | sadd s1, s1, 8
        p:
        halt"""
    _, core = compared(read(text), np.concatenate([a, np.zeros((40, 128), np.float32), w]))
    got = core.get("vmem", 400, (160, 128), np.float32)[:, :16]
    assert got.tobytes() == product(a[:, :32], w[:, :16], 32).tobytes()


def test_repeating_loops_are_not_counted_one_by_one() -> None:
    """A million iterations of a plain loop, at once and exactly."""
    program = read("loop 1000000, @e\nvadd.i32 v1, v1, v2 | sadd s1, s1, 1\nvexp.f32 v3, v1\ne:")
    result = run(load(read("loop 3, @e\nsadd s1, s1, 1\ne:"), SMALL), Core(SMALL, 0))
    assert (result.cycles, result.issued) == (4, 4)
    core = Core(SMALL, 0)
    few = run(read("loop 1000, @e\nvadd.i32 v1, v1, v2\nvexp.f32 v3, v1\ne:"), Core(SMALL, 0))
    assert few.issued + sum(few.stalls.values()) == few.cycles
    assert len(listing(program).splitlines()) == 5 and core.clock.now == 0


# ---- timing --------------------------------------------------------------------------------------


def stalls(text: str, c: Chip = SMALL) -> tuple[int, dict[str, int]]:
    result = run(read(text), Core(c))
    assert result.issued + sum(result.stalls.values()) == result.cycles == sum(result.spent)
    return result.cycles, result.stalls


def test_stalls_have_a_cause() -> None:
    assert stalls("sset s1, 1\nsadd s2, s1, s1") == (2, {})
    assert stalls("vload v1, [0], 1\nvadd.f32 v2, v1, v1\nvstore [0], 1, v2") == (
        1 + 2 + 1 + 1 + 1, {"load": 2, "alu": 1},
    )  # fmt: skip
    assert stalls("vexp.f32 v1, v2\nvadd.f32 v3, v1, v1")[1] == {"eup": 11, "drain": 1}
    assert stalls("vpow.f32 v1, v2, v3\nvexp.f32 v4, v5")[1]["eup"] == 2
    assert stalls("jump @a\na:\nhalt")[1] == {"branch": 4}
    cycles, why = stalls("dma.hbm.vmem f1, [0], [0], 64\nwait f1, 1")
    bandwidth = SMALL.hbm_bandwidth / SMALL.clock
    assert cycles == 1 + 1 + why["dma"] and why["dma"] > 64 * 512 / bandwidth
    two = "dma.hbm.vmem f1, [0], [0], 640\ndma.hbm.vmem f1, [800], [800], 640\nwait f1, 2"
    assert stalls(two)[0] - stalls(two.replace("640", "320"))[0] == pytest.approx(
        640 * 512 / bandwidth, abs=3
    )


def test_a_copy_goes_on_beside_work() -> None:
    alone = stalls("dma.hbm.vmem f1, [0], [0], 64\nwait f1, 1")[0]
    beside = stalls(
        "dma.hbm.vmem f1, [0], [0], 64\nloop 100, @e\nvadd.f32 v1, v2, v3\ne:\nwait f1, 1"
    )
    assert alone == beside[0]


def test_bundles_read_before_they_write() -> None:
    core = Core(SMALL, 0)
    run(
        read("sset s1, 1 | sset s2, 2\nsmov s1, s2 | smov s2, s1\nsstore [0], s1\nsstore [1], s2"),
        core,
    )
    assert core.smem[:2].tolist() == [2, 1]


def test_what_a_bundle_does_first() -> None:
    """A wait comes before a load, a load before a store; a loop's count is read before a write."""
    core = Core(SMALL)
    core.put("hbm", 8, np.full((8, 128), 7, np.int32))
    text = """dma.hbm.vmem f1, [0], [8], 8
        wait f1, 1 | vload v1, [0], 1
        vstore [0], 1, v2 | vload v3, [0], 1
        sset s1, 3
        loop s1, @e | sset s1, 9
        sadd s2, s2, 1
        e:
        sstore [0], s1 | sstore [1], s2
        vstore [16], 1, v1
        vstore [24], 1, v3"""
    run(read(text), core)
    assert core.smem[:2].tolist() == [9, 3]
    assert (core.vmem[16:32] == 7).all() and not core.vmem[:8].any()


def test_jumps() -> None:
    """The greatest common divisor, by jumps; loops within loops."""
    text = """program gcd
        sset s1, 1071 | sset s2, 462
        again:
        srem s3, s1, s2
        smov s1, s2 | smov s2, s3
        branch s2, @again
        sstore [0], s1
        loop 3, @a
        loop 5, @b
        scmp.ge s6, s4, 7
        branch s6, @skip
        sadd s4, s4, 1
        skip:
        sadd s5, s5, 1
        b:
        a:
        sstore [1], s4
        sstore [2], s5"""
    core = Core(SMALL, 0)
    run(read(text), core)
    assert core.smem[:3].tolist() == [21, 7, 15]


def test_cycles_by_line_and_the_annotated_listing() -> None:
    program = read(
        "sset s1, 1  # a.py:1\nvexp.f32 v1, v2 # a.py:2\nvadd.f32 v3, v1, v1 # a.py:3\nhalt"
    )
    result = run(program, Core(SMALL, 0))
    assert result.by_line() == {"a.py:1": 1, "a.py:2": 1, "a.py:3": 12, "": 1}
    assert "12     vadd.f32 v3, v1, v1  # a.py:3" in result.annotated()
