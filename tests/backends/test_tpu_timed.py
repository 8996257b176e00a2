"""Cycles without values: the same as with them, and as those of loops gone through one by one."""

from __future__ import annotations

import random

import numpy as np
import pytest

from monograph.backends.tpu import chip
from monograph.backends.tpu.core import Core, Result, load, run
from monograph.backends.tpu.isa import Program, read
from monograph.errors import MachineError

SMALL = chip("v5e", rows=32, cols=16, mxus=2, vmem=1 << 21)


def cost(result: Result) -> tuple[object, ...]:
    return (
        result.cycles, result.issued, result.stalls, result.spent, result.bytes, result.macs,
        result.runs,
    )  # fmt: skip


def test_programs_whose_cycles_depend_on_values() -> None:
    for text in ("vload v1, [0], 1\nsextract s1, v1, 0, 0\nmpop v2, x0, s1",
                 "dma.hbm.smem f1, [0], [0], 1\nwait f1, 1\nsload s1, [0]\nsadd s2, s1, 1\n"
                 "dma.hbm.vmem f1, [0], [0], s2"):  # fmt: skip
        with pytest.raises(MachineError, match="depend on values") as caught:
            load(read(text), SMALL, values=False)
        line = len(text.split("\n")) + 1
        assert f"program, line {line}" in caught.value.operands


@pytest.mark.parametrize("rows", [3, 700])
def test_rows_at_addresses_of_data(rows: int) -> None:
    """Cycles do not depend on where rows come from; loops that look it up repeat themselves."""
    text = f"""program rows
        sset s1, 0
        signal f2, 64
        dma.hbm.smem f1, [0], [0], 8
        wait f1, 1
        loop {rows}, @end
            sload s2, [s1]
            sshra s3, s2, 3
            sadd s1, s1, 1 | sadd s4, s3, s2
            wait f2, 1
            dma.hbm.vmem f2, [s1], [s4], 1
        end:
        wait f2, 64
        halt"""
    core = Core(SMALL)
    core.put("hbm", 0, np.random.default_rng(0).integers(0, 60, (8, 128)).astype(np.int32))
    program = read(text)
    exact = run(program, core)
    assert cost(run(load(program, SMALL, values=False), Core(SMALL))) == cost(exact)


@pytest.mark.parametrize("blocks", [1, 2, 3, 7, 40])
def test_nested_loops_repeat_themselves(blocks: int) -> None:
    """Copies ahead of the work, flags, tiles and accumulators, two buffers in turn."""
    text = f"""program blocks
        sset s1, 0 | sset s2, 1500
        dma.hbm.vmem f1, [0], [s1], 32
        loop {blocks}, @blocks
        sadd s1, s1, 32
        sand s5, s1, 32
        dma.hbm.vmem f1, [s5], [s1], 32
        wait f1, 1
        ssub s6, 32, s5
        loop 3, @tiles
        loop 4, @push
        mpush.f32 x0, v1
        push:
        mswap x0
        sset s3, 0 | smov s7, s6
        loop 4, @rows
        vload v2, [s7], 1 | sadd s7, s7, 8
        mstream.add.f32 x0, s3, v2 | sadd s3, s3, 1
        rows:
        tiles:
        sset s3, 0
        loop 4, @sums
        mpop v3, x0, s3 | sadd s3, s3, 1
        vexp.f32 v4, v3
        vstore [s2], 1, v4 | sadd s2, s2, 8
        sums:
        dma.vmem.hbm f2, [s2], [s2-32], 32
        blocks:
        wait f2, {blocks}
        wait f1, 1
        loop s2, @tail
        sadd s4, s4, 1
        tail:
        halt"""
    full = run(read(text), Core(SMALL, 1 << 22), batch=False)
    code = load(read(text), SMALL, values=False)
    for _ in range(2):
        timed = run(code, Core(SMALL, 1 << 22))
        assert cost(timed) == cost(full)
        assert timed.counts()["mstream.add.f32"] == 12 * blocks == timed.macs // (8 * 32 * 16)


def test_the_same_loops_come_again_elsewhere() -> None:
    """A nest is known when it comes again, with equal scalars, also as the same code elsewhere."""
    nest = """
        sset s1, {first}
        loop 3, @outer{i}
            loop 5, @inner{i}
                vload v1, [s1], 1 | sadd s1, s1, 8
                vexp.f32 v2, v1
                vadd.f32 v3, v2, v1
            inner{i}:
            vstore [s1], 1, v3
        outer{i}:
        dma.hbm.vmem f1, [2000], [0], {rows}
        wait f1, 1"""
    parts = [nest.format(i=i, first=i % 2 * 64, rows=8 * (i + 1)) for i in range(4)]
    program = read("program nests\nvload v1, [0], 1" + "".join(parts) + "\nhalt")
    code = load(program, SMALL, values=False)
    assert cost(run(code, Core(SMALL))) == cost(run(program, Core(SMALL), batch=False))
    (outer,) = [k for k in {id(k): k for k in code.known.values()}.values() if k is not None]
    assert 2 <= len(outer.visits) < 4


def test_a_million_blocks_are_counted_at_once() -> None:
    text = """loop 1000000, @e
        dma.hbm.vmem f1, [0], [0], 64
        loop 9, @f
        vadd.f32 v1, v1, v1
        f:
        wait f1, 1
        e:
        nop"""
    one, many = (
        run(load(read(text.replace("1000000", n)), SMALL, values=False), Core(SMALL))
        for n in ("1000", "1000000")
    )
    assert many.issued == 1 + 1000000 * 12 + 1 and one.issued == 1 + 1000 * 12 + 1
    assert many.cycles - 2 == 1000 * (one.cycles - 2)
    assert many.bytes == {"hbm": 64 * 512 * 1000000}


# ---- random programs -----------------------------------------------------------------------------


class Writer:
    """Nested loops with copies, flags, streams and scalars that count, in all orders."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.labels = 0

    def line(self) -> list[str]:
        pick, s, v = self.rng.choice, f"s{self.rng.randint(1, 5)}", f"v{self.rng.randint(1, 4)}"
        entry, array, small = pick(["0", "1", "s6", "s7"]), f"x{pick([0, 1])}", pick([0, 1, 2])
        return pick([
            [f"vadd.f32 {v}, v1, v2"], [f"vadd.f32 v1, {v}, {v}"], [f"vexp.f32 {v}, v3"],
            [f"vpow.f32 {v}, v1, {v}"], [f"sadd {s}, s1, {small}"], [f"sadd s1, {s}, {small}"],
            [f"sand s6, {s}, 3"], [f"sxor s7, s7, {small}"], [f"smov {s}, s2"],
            [f"ssub s2, {s}, s3"],
            [f"dma.hbm.vmem f1, [0], [8], {pick([1, 8, 64, 200])}", "wait f1, 1"],
            [f"dma.vmem.hbm f2, [900], [800], {pick(['s6', '3'])}"], ["signal f3, 1"],
            ["wait f3, 0"], [f"mstream.add.f32 {array}, {entry}, v1"],
            [f"mpop {v}, {array}, {entry}"],
        ])  # fmt: skip

    def body(self, depth: int) -> list[str]:
        out: list[str] = []
        for _ in range(self.rng.randint(1, 5)):
            if depth < 4 and self.rng.random() < 0.15:
                self.labels += 1
                label, count = f"l{self.labels}", self.rng.choice(["2", "3", "7", "s6", "s7"])
                out += [f"loop {count}, @{label}", *self.body(depth + 1), f"{label}:"]
            else:
                out += self.line()
        return out

    def program(self) -> Program:
        lines = ["sset s6, 2", "sset s7, 1", f"loop {self.rng.randint(5, 40)}, @out"]
        lines += [*self.body(1), "out:", "loop s6, @q", "vadd.f32 v1, v1, v1", "q:"]
        return read("\n".join(lines))


@pytest.mark.parametrize("seed", range(40))
def test_random_loops_repeat_themselves(seed: int) -> None:
    code, cores = load(Writer(seed).program(), SMALL, values=False), [Core(SMALL), Core(SMALL)]
    skipped = run(code, cores[0])
    assert cost(skipped) == cost(run(code, cores[1], batch=False))
    known = [i for i in range(32) if i not in code.data]  # of others nobody needs to know anything
    assert [cores[0].values[i] for i in known] == [cores[1].values[i] for i in known]


@pytest.mark.slow
@pytest.mark.parametrize("block", range(10))
def test_many_random_loops_repeat_themselves(block: int) -> None:
    for seed in range(1000 + 200 * block, 1200 + 200 * block):
        test_random_loops_repeat_themselves(seed)
