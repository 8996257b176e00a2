"""Shuffles, memory, scalars, arrays, copies: each instruction against a NumPy statement of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import ml_dtypes
import numpy as np
import pytest

from monograph.backends.tpu import chip
from monograph.backends.tpu.core import Core, run
from monograph.backends.tpu.isa import TABLE, Assembler, At, read, v, x
from monograph.hlo.types import DTYPES
from tpu_registers import CHIP, NUMPY, WORDS, Array, execute, same, values, widened

# ---- the shuffle unit ----------------------------------------------------------------------------


def test_rotations_and_permutations() -> None:
    a = values("u32", 1)
    tile = a.reshape(WORDS)
    for by in (0, 1, 5, -3, 130):
        got, other = execute(f"sset s1, {by}\nvrot.lane v10, v1, s1\nvrot.sublane v11, v1, {by}", a)
        same(got, np.roll(tile, by, 1), "u32")
        same(other, np.roll(tile, by, 0), "u32")
    index = np.random.default_rng(0).integers(-300, 300, WORDS).astype(np.int32)
    got, other = execute("vperm.lane v10, v1, v2\nvperm.sublane v11, v1, v2", a, index)
    same(got, np.take_along_axis(tile, index % 128, 1), "u32")
    same(other, np.take_along_axis(tile, index % 8, 0), "u32")
    got, _ = execute("vbcast.lane v10, v1, 77", a)
    same(got, np.broadcast_to(tile[:, 77:78], WORDS), "u32")


FOLDED = {"add": np.add, "mul": np.multiply, "max": np.maximum, "min": np.minimum}


@pytest.mark.parametrize("name", [n for n in TABLE if n.startswith("vfold.")])
def test_folds_are_trees_of_neighbours(name: str) -> None:
    _, where, how, kind = name.split(".")
    a = values(kind, 3)
    if DTYPES[kind].is_float:  # which zero and which NaN a maximum gives is left open
        plain = a.astype(np.float32)
        a = np.where(np.isfinite(plain) & (plain != 0), a, np.ones_like(a))
    tile = a.reshape(8, -1)
    y = tile.T if where == "sublane" else tile
    with np.errstate(all="ignore"):
        while y.shape[1] > 1:
            y = widened(FOLDED[how], y[:, 0::2], y[:, 1::2])
    whole = np.broadcast_to(y.T if where == "sublane" else y, tile.shape)
    same(execute(f"{name} v10, v1", a)[0], whole, kind)


def test_transpose() -> None:
    a = np.random.default_rng(0).integers(0, 2**32, (128, 128), np.uint64).astype(np.uint32)
    core = Core(CHIP, 0)
    core.put("vmem", 0, a)
    loads = "".join(f"vload v{i}, [{8 * i}], 1\n" for i in range(16))
    stores = "".join(f"vstore [{200 + 8 * i}], 1, v{16 + i}\n" for i in range(16))
    run(read(f"{loads}vtrans v16, v0\n{stores}"), core)
    np.testing.assert_array_equal(core.get("vmem", 200, (128, 128), np.uint32), a.T)


# ---- memory --------------------------------------------------------------------------------------


def test_strided_masked_and_broadcast_accesses() -> None:
    rows = np.arange(100 * 128, dtype=np.uint32).reshape(100, 128)
    for first, stride in ((0, 1), (3, 2), (50, -5), (7, 0), (2, 12)):
        core = Core(CHIP, 0)
        core.put("vmem", 0, rows)
        run(read(f"""sset s1, {first} | sset s2, {stride}
            mlanes m1, 5, 60
            vload v1, [s1], s2
            vload.masked v2, [s1], {stride}, m1
            vstore [200], 1, v1
            vstore [208], 1, v2
            sset s3, 400
            vstore [s3+{max(0, -7 * stride)}], s2, v1
            vstore.masked [600], 1, m1, v1"""), core)  # fmt: skip
        want = rows[first + stride * np.arange(8)]
        on = (np.arange(128) >= 5) & (np.arange(128) < 60)
        np.testing.assert_array_equal(core.vmem[200:208], want)
        np.testing.assert_array_equal(core.vmem[208:216], np.where(on, want, 0))
        begin = 400 + max(0, -7 * stride)
        expected = np.zeros_like(core.vmem[300:600])
        for k in range(8):
            expected[begin - 300 + k * stride] = want[k]
        np.testing.assert_array_equal(core.vmem[300:600], expected)
        np.testing.assert_array_equal(core.vmem[600:608], np.where(on, want, 0))


# ---- scalars -------------------------------------------------------------------------------------


def low(z: int) -> int:
    z &= 2**32 - 1
    return z - 2**32 if z >> 31 else z


def toward_zero(a: int, b: int) -> int:
    return -1 if b == 0 else low(abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1))


SCALAR: dict[str, Callable[[int, int], int]] = {
    "sadd": lambda a, b: low(a + b), "ssub": lambda a, b: low(a - b),
    "smul": lambda a, b: low(a * b), "sdiv": toward_zero,
    "srem": lambda a, b: a if b == 0 else low(a - b * toward_zero(a, b)),
    "sand": lambda a, b: a & b, "sor": lambda a, b: a | b, "sxor": lambda a, b: a ^ b,
    "smin": min, "smax": max,
    "sshl": lambda a, b: low(a << (b % 2**32)) if b % 2**32 < 32 else 0,
    "sshra": lambda a, b: a >> min(b % 2**32, 31),
    "sshrl": lambda a, b: low((a % 2**32) >> (b % 2**32)) if b % 2**32 < 32 else 0,
    "scmp.eq": lambda a, b: int(a == b), "scmp.ne": lambda a, b: int(a != b),
    "scmp.lt": lambda a, b: int(a < b), "scmp.le": lambda a, b: int(a <= b),
    "scmp.gt": lambda a, b: int(a > b), "scmp.ge": lambda a, b: int(a >= b),
}  # fmt: skip


@pytest.mark.parametrize("name", SCALAR)
def test_scalars(name: str) -> None:
    """One by one, and as arrays with one for each iteration."""
    numbers = [0, 1, -1, 2, 5, -7, 31, 32, 33, 1000, 2**31 - 1, -(2**31), 123456789, -987654321]
    pairs = [(a, b) for a in numbers for b in numbers]
    spec, want = TABLE[name], [SCALAR[name](a, b) for a, b in pairs]
    assert [spec.run(None, a, b) for a, b in pairs] == want
    columns = [np.array(c, np.int64) for c in zip(*pairs, strict=True)]
    with np.errstate(all="ignore"):
        assert np.asarray(spec.run(None, *columns)).tolist() == want


def test_scalar_memory_and_elements() -> None:
    core = Core(CHIP, 0)
    core.put("vmem", 0, values("i32", 2))
    run(read("""vload v1, [0], 1
        sextract s1, v1, 3, 44
        sstore [9], s1
        sset s2, 5
        sload s3, [s2+4]
        sadd s3, s3, 1
        smov s4, s3
        sselect s5, s4, 8, 9
        sstore [s2+5], s5
        sstore [11], s4"""), core)  # fmt: skip
    word = int(values("i32", 2).reshape(WORDS)[3, 44])
    assert core.smem[9:12].tolist() == [word, 8, low(word + 1)]


# ---- the arrays ----------------------------------------------------------------------------------


def rounded(a: Array, kind: str) -> Array:
    if kind == "i8":
        return a.astype(np.int32)
    return a.astype(ml_dtypes.bfloat16).astype(np.float32)


def ordered(a: Array, w: Array, kind: str) -> Array:
    """Products added in the order of k."""
    a, w = rounded(a, kind), rounded(w, kind)
    y = np.zeros((len(a), w.shape[1]), a.dtype)
    for k in range(a.shape[1]):
        y = y + a[:, k, None] * w[None, k, :]
    return y


def packed_rows(rows: Array) -> Array:
    p = 4 // rows.itemsize
    return np.ascontiguousarray(np.moveaxis(rows.reshape(-1, p, 128), 1, 2))


@pytest.mark.parametrize("kind", ["f32", "bf16", "i8"])
def test_arrays(kind: str) -> None:
    """Two sets of weights, sums overwritten and added to; f32 is rounded to bf16."""
    rng, type = np.random.default_rng(1), NUMPY[kind]
    p = 4 // type.itemsize
    a = (rng.standard_normal((2, 8 * p, 32)) * 40).astype(type)
    w = (rng.standard_normal((2, 32, 16)) * 40).astype(type)
    core = Core(CHIP, 0)
    wide_a, wide_w = np.zeros((2, 8 * p, 128), type), np.zeros((2, 32, 128), type)
    wide_a[..., :32], wide_w[..., :16] = a, w
    core.put("vmem", 0, np.concatenate([packed_rows(t) for t in wide_a]))
    core.put("vmem", 100, np.concatenate([packed_rows(t) for t in wide_w]))
    asm = Assembler()
    for i in range(2):
        asm("vload", v(1), At(8 * i), 1)
        for k in reversed(range(4 // p)):
            asm("vload", v(2), At(100 + (4 // p * i + k) * 8), 1)
            asm(f"mpush.{kind}", x(0), v(2))
        asm("mswap", x(0))
        asm(f"mstream{'.add' * i}.{kind}", x(0), 3, v(1))
    for k in range(p):
        asm("mpop", v(4), x(0), 3 + k)
        asm("vstore", At(300 + 8 * k), 1, v(4))
        asm(f"mpop.add.{'i32' if kind == 'i8' else 'f32'}", v(5), x(0), 3 + k, v(4))
        asm("vstore", At(400 + 8 * k), 1, v(5))
    run(asm.program(), core)
    want = ordered(a[0], w[0], kind) + ordered(a[1], w[1], kind)
    for at, sums in ((300, want), (400, want + want)):
        got = core.get("vmem", at, (8 * p, 128), want.dtype)
        assert got[:, :16].tobytes() == np.ascontiguousarray(sums).tobytes()
        assert not got[:, 16:].any()


def test_arrays_wider_than_registers() -> None:
    """Rows and columns of 256 take two registers each."""
    rng = np.random.default_rng(2)
    a = rng.standard_normal((8, 256)).astype(np.float32)
    w = rng.standard_normal((256, 256)).astype(np.float32)
    core = Core(chip("v6e"), 0)
    halves = [part for m in (a, w) for part in (m[:, :128], m[:, 128:])]
    for at, part in zip((0, 8, 100, 400), halves, strict=True):
        core.put("vmem", at, np.ascontiguousarray(part))
    run(read("""sset s1, 348 | vload v2, [0], 1
        loop 32, @e
        vload v4, [s1], 1
        vload v5, [s1+300], 1 | sadd s1, s1, -8
        mpush.f32 x3, v4
        e:
        mswap x3
        vload v3, [8], 1
        mstream.f32 x3, 0, v2
        mpop v6, x3, 0
        mpop.add.f32 v8, x3, 0, v6
        vstore [700], 1, v6
        vstore [708], 1, v7
        vstore [716], 1, v8
        vstore [724], 1, v9"""), core)  # fmt: skip
    got = [core.get("vmem", 700 + 8 * i, WORDS, np.float32) for i in range(4)]
    want = ordered(a, w, "f32")
    assert np.concatenate(got[:2], axis=1).tobytes() == want.tobytes()
    assert np.concatenate(got[2:], axis=1).tobytes() == (want + want).tobytes()


# ---- copies --------------------------------------------------------------------------------------


def test_copies() -> None:
    rows = np.random.default_rng(0).integers(0, 2**31, (64, 128)).astype(np.uint32)
    for path in (n for n in TABLE if n.startswith("dma.") and not n.endswith("strided")):
        _, source, target = path.split(".")
        core = Core(CHIP, 1 << 17)
        core.put(source, 16, rows[:32])
        run(read(f"""{path} f1, [64], [16], 32
            wait f1, 1
            {path}.strided f1, [100], [18], 4, 2, 3, 5
            wait f1, 1"""), core)  # fmt: skip
        got = core.rows(target)
        np.testing.assert_array_equal(got[64:96], rows[:32])
        for i in range(4):
            np.testing.assert_array_equal(
                got[100 + 3 * i : 102 + 3 * i], rows[2 + 5 * i : 4 + 5 * i]
            )


def test_every_instruction_is_run_by_a_test() -> None:
    """Its name, or the name without the element type, stands in one of these files."""
    here = "".join(p.read_text() for p in Path(__file__).parent.glob("test_tpu_*.py"))
    families = ("vcvt", "vfold", "vpack", "vand", "vor", "vxor", "mand", "mor", "mxor", "dma")
    stems = {name: name.split(".")[0] for name in TABLE}
    assert not [n for n, stem in stems.items() if stem not in families and stem not in here]
