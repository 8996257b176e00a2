"""The vector and the transcendental unit against NumPy: bit for bit, functions within their ulp."""

from __future__ import annotations

import ctypes
from collections.abc import Callable

import ml_dtypes
import numpy as np
import pytest
from scipy import special

from monograph.backends.tpu.isa import TABLE
from monograph.backends.tpu.isa.transcendental import FUNCTIONS
from monograph.backends.tpu.isa.vector import STORED, wide
from monograph.hlo.types import DTYPES
from tpu_registers import NUMPY, WORDS, Array, execute, same, values, widened

# ---- the vector unit -----------------------------------------------------------------------------


def shifted(how: str, a: Array, b: Array) -> Array:
    """Shift by an unsigned amount, of exact Python integers."""
    bits = 8 * a.dtype.itemsize
    signed, mask = a.dtype.kind == "i", (1 << bits) - 1
    out = []
    for p, q in zip(a.tolist(), (int(y) & mask for y in b), strict=True):
        if how == "l":
            z = (p << q) & mask if q < bits else 0
        elif how == "ra":
            top = (p & mask) - (1 << bits if (p & mask) >> (bits - 1) else 0)
            z = (top >> min(q, bits)) & mask
        else:
            z = (p & mask) >> q if q < bits else 0
        out.append(z - (1 << bits) if signed and z >> (bits - 1) else z)
    return np.array(out, a.dtype)


def away(a: Array) -> Array:
    whole = np.trunc(a)
    return np.copysign(np.abs(whole) + (np.abs(a - whole) >= 0.5), a)


def signs(a: Array) -> Array:
    if a.dtype.kind in "iu":
        return np.sign(a)
    return np.where(np.isnan(a) | (a == 0), a, np.copysign(np.ones_like(a), a))


def leading(a: Array) -> Array:
    bits = 8 * a.dtype.itemsize
    return np.array([bits - (int(p) & ((1 << bits) - 1)).bit_length() for p in a], a.dtype)


def ones(a: Array) -> Array:
    bits = 8 * a.dtype.itemsize
    return np.array([(int(p) & ((1 << bits) - 1)).bit_count() for p in a], a.dtype)


def fused(a: Array, b: Array, c: Array) -> Array:
    """By the C library."""
    f = ctypes.CDLL(None).fmaf
    f.restype, f.argtypes = ctypes.c_float, [ctypes.c_float] * 3
    return np.array([f(*row) for row in zip(a, b, c, strict=True)], np.float32)


STATED: dict[str, Callable[..., Array]] = {
    "vadd": np.add,
    "vsub": np.subtract,
    "vmul": np.multiply,
    "vmax": np.maximum,
    "vmin": np.minimum,
    "vneg": np.negative,
    "vabs": np.abs,
    "vsign": signs,
    "vfloor": np.floor,
    "vceil": np.ceil,
    "vround": np.rint,
    "vrounda": away,
    "vclamp": lambda a, b, c: np.minimum(np.maximum(a, b), c),
    "vshl": lambda a, b: shifted("l", a, b),
    "vshra": lambda a, b: shifted("ra", a, b),
    "vshrl": lambda a, b: shifted("rl", a, b),
    "vpopcnt": ones,
    "vclz": leading,
    "vfma": fused,
}
ARITHMETIC = [n for n in TABLE if n.split(".")[0] in STATED]


@pytest.mark.parametrize("name", ARITHMETIC)
def test_arithmetic(name: str) -> None:
    stem, kind = name.split(".")
    count = len(TABLE[name].operands) - 1
    given = [values(kind, 7 * i + 1) for i in range(count)]
    if stem in ("vmax", "vmin"):  # which zero is the larger is StableHLO's business: see below
        with np.errstate(all="ignore"):
            given = [np.where(g == 0, np.ones_like(g), g) for g in given]
    if stem == "vclamp":
        given[0], given[2] = np.full_like(given[0], 1), np.full_like(given[0], 3)
    if stem.startswith("vsh"):
        given[1][:256] %= given[1].dtype.type(8 * given[1].itemsize + 3)
        given[1][:256] = np.abs(given[1][:256])
    with np.errstate(all="ignore"):
        want = widened(STATED[stem], *given)
    got, _ = execute(f"{name} v10, {', '.join(f'v{i + 1}' for i in range(count))}", *given)
    same(got, want, kind)


DIRECTIONS = {"eq": np.equal, "ne": np.not_equal, "lt": np.less, "le": np.less_equal,
              "gt": np.greater, "ge": np.greater_equal}  # fmt: skip


@pytest.mark.parametrize("name", [n for n in TABLE if n.startswith("vcmp.")])
def test_comparison_and_select(name: str) -> None:
    _, direction, kind = name.split(".")
    a, b = values(kind, 1), values(kind, 2)
    b[:500] = a[:500]
    mask = widened_comparison(DIRECTIONS[direction], a, b)
    got, rest = execute(
        f"{name} m3, v1, v2\nvselect v10, m3, v1, v2\nmnot m4, m3\nvselect v11, m4, v1, v2", a, b
    )
    same(got, np.where(mask, a, b), kind)
    same(rest, np.where(mask, b, a), kind)


def widened_comparison(g: Callable[..., Array], a: Array, b: Array) -> Array:
    if a.dtype in (ml_dtypes.bfloat16, np.float16):
        a, b = a.astype(np.float32), b.astype(np.float32)
    return g(a, b)


@pytest.mark.parametrize("kind", ["f32", "bf16", "f16"])
def test_finite(kind: str) -> None:
    a = values(kind, 3)
    got, _ = execute(f"vfinite.{kind} m1, v1\nvset.{kind} v2, 0\nvselect v10, m1, v1, v2", a)
    with np.errstate(all="ignore"):
        finite = np.isfinite(a.astype(np.float64))
    same(got, np.where(finite, a, np.zeros_like(a)), kind)


def test_bits_and_masks() -> None:
    a, b = values("u32", 1), values("u32", 2)
    for name, g in (("and", np.bitwise_and), ("or", np.bitwise_or), ("xor", np.bitwise_xor)):
        got, masks = execute(
            f"v{name} v10, v1, v2\nmwords m1, v1\nmwords m2, v2\nm{name} m3, m1, m2\nvmask v11, m3",
            a, b,
        )  # fmt: skip
        same(got, g(a, b), "u32")
        same(masks, g(-(a != 0).astype(np.int32), -(b != 0).astype(np.int32)), "i32")
    got, moved = execute("vnot v10, v1\nvmov v11, v2", a, b)
    same(got, ~a, "u32")
    same(moved, b, "u32")


def test_lanes_sublanes_and_numbers() -> None:
    lanes, rows = np.arange(128), np.arange(8)[:, None]
    got, other = execute("vlane v10\nvsublane v11")
    same(got, np.broadcast_to(lanes, WORDS), "i32")
    same(other, np.broadcast_to(rows, WORDS), "i32")
    got, other = execute("mlanes m1, 3, 70\nvmask v10, m1\nmsublanes m2, 2, 5\nvmask v11, m2")
    same(got, np.broadcast_to(-((lanes >= 3) & (lanes < 70)).astype(int), WORDS), "i32")
    same(other, np.broadcast_to(-((rows >= 2) & (rows < 5)).astype(int), WORDS), "i32")
    got, other = execute("sset s4, -7\nvsplat v10, s4\nvset.f32 v11, 0.1")
    same(got, np.full(WORDS, -7), "i32")
    same(other, np.full(WORDS, np.float32(0.1)), "f32")
    for kind in ("bf16", "f16"):
        got, _ = execute(f"vset.{kind} v10, -inf")
        same(got, np.full(2048, -np.inf), kind)


@pytest.mark.parametrize("kind", STORED)
def test_packing(kind: str) -> None:
    """Rows below each other share a word; packing undoes unpacking; values as `astype`."""
    d, p = DTYPES[kind], 4 // DTYPES[kind].itemsize
    rng = np.random.default_rng(5)
    if d.kind == "bool":
        rows = rng.integers(0, 2, (8 * p, 128)).astype(bool)
    elif d.is_float:
        rows = rng.standard_normal((8 * p, 128)).astype(np.float32).astype(d.np)
        if not d.has_sign:
            rows = np.abs(rng.standard_normal((8 * p, 128)).astype(np.float32)).astype(d.np)
    else:
        low, high = (-2, 2) if d.bits == 2 and d.kind == "int" else (0, 2)
        low, high = (-8, 8) if d.bits == 4 and d.kind == "int" else (low, high)
        low, high = (-99, 99) if d.bits >= 8 and d.kind == "int" else (low, high)
        rows = rng.integers(low, high, (8 * p, 128)).astype(d.np)
    packed = np.ascontiguousarray(np.moveaxis(rows.reshape(8, p, 128), 1, 2))
    to = wide(kind)
    for part in range(0, p, 2):
        got = execute(f"vunpack.{kind} v10, v1, {part}\nvunpack.{kind} v11, v1, {part + 1}", packed)
        for k in range(2):
            at = 8 * (part + k)
            same(got[k], rows[at : at + 8].astype(NUMPY[to]), to)
    unpack = "\n".join(f"vunpack.{kind} v{2 + k}, v1, {k}" for k in range(p))
    again = f"vpack.{kind} v10, {', '.join(f'v{2 + k}' for k in range(p))}"
    got = execute(f"{unpack}\n{again}", packed)[0]
    assert got.tobytes() == packed.tobytes()


def test_packing_rounds() -> None:
    a, b = values("f32", 1), values("f32", 2)
    with np.errstate(all="ignore"):
        rows = np.concatenate([a.reshape(WORDS), b.reshape(WORDS)]).astype(ml_dtypes.bfloat16)
    want = np.moveaxis(rows.reshape(8, 2, 128), 1, 2)
    same(execute("vpack.bf16 v10, v1, v2", a, b)[0], np.ascontiguousarray(want), "bf16")


@pytest.mark.parametrize("kind", ["bf16", "f16"])
def test_rounding_to_a_narrow_type(kind: str) -> None:
    a = values("f32", 6)
    with np.errstate(all="ignore"):
        want = a.astype(NUMPY[kind]).astype(np.float32)
    same(execute(f"vnear.{kind} v10, v1", a)[0], want, "f32")


@pytest.mark.parametrize("name", [n for n in TABLE if n.startswith("vcvt.")])
def test_conversion(name: str) -> None:
    _, to, source = name.split(".")
    a = values(source, 4)
    if source == "f32":  # beyond the range StableHLO leaves the value open; ours saturates
        a = np.where(np.abs(a) < 2**31 - 200, a, np.float32(1.5))
        a = np.abs(a) if to == "u32" else a
    same(execute(f"{name} v10, v1", a)[0], a.astype(NUMPY[to]), to)


# ---- the transcendental unit ---------------------------------------------------------------------

STATED_FUNCTIONS: dict[str, tuple[Callable[..., Array], float]] = {
    "vexp": (np.exp, 0.51), "vexpm1": (np.expm1, 0.51), "vlog": (np.log, 0.51),
    "vlog1p": (np.log1p, 0.51), "vtanh": (np.tanh, 0.51), "vsqrt": (np.sqrt, 0.5),
    "vlogistic": (special.expit, 0.51), "vrsqrt": (lambda a: 1 / np.sqrt(a), 0.51),
    "vcbrt": (np.cbrt, 0.51), "vsin": (np.sin, 0.51), "vcos": (np.cos, 0.51),
    "vtan": (np.tan, 0.51), "vasin": (np.arcsin, 0.51), "vacos": (np.arccos, 0.51),
    "vatan": (np.arctan, 0.51), "vsinh": (np.sinh, 0.51), "vcosh": (np.cosh, 0.51),
    "vasinh": (np.arcsinh, 0.51), "vacosh": (np.arccosh, 0.51), "vatanh": (np.arctanh, 0.51),
    "verf": (special.erf, 0.51), "verfc": (special.erfc, 0.51), "verfinv": (special.erfinv, 0.51),
    "vatan2": (np.arctan2, 0.51), "vpow": (np.power, 0.51), "vdiv": (np.divide, 0.5),
    "vrem": (np.fmod, 0.5), "vlgamma": (special.gammaln, 0.51), "vdigamma": (special.psi, 0.51),
    "vbessel_i0e": (special.i0e, 0.51), "vbessel_i1e": (special.i1e, 0.51),
}  # fmt: skip


def dense(seed: int, registers: int) -> Array:
    """f32 numbers: evenly through all of their bit patterns, which has every exponent alike."""
    step = 2**32 // (registers * 1024)
    bits = np.arange(registers * 1024, dtype=np.uint64) * step
    return (bits + np.random.default_rng(seed).integers(0, step)).astype(np.uint32).view(np.float32)


def function_error(name: str, registers: int) -> float:
    """The largest error of a function in units of the last place, over all of f32."""
    spec = TABLE[f"{name}.f32"]
    given = [dense(i, registers).reshape(registers, *WORDS) for i in range(len(spec.operands) - 1)]
    if len(given) > 1:
        given[1] = np.random.default_rng(9).permuted(given[1].reshape(-1)).reshape(given[1].shape)
    with np.errstate(all="ignore"):
        got = spec.run(None, *[g.view(np.uint32) for g in given]).view(np.float32)
    stated = STATED_FUNCTIONS[name][0]
    # in 80 bits where NumPy has the function there
    exact = "g->g" in getattr(stated, "types", ()) and name != "vpow"
    with np.errstate(all="ignore"):
        wanted = stated(*[g.astype(np.longdouble if exact else np.float64) for g in given])
        rounded = wanted.astype(np.float32)
        both = np.isfinite(got) & np.isfinite(rounded)
        other = ~both & ~((got == rounded) | (np.isnan(got) & np.isnan(rounded)))
        assert not other.any(), f"{got[other][:3]} is not {rounded[other][:3]}"
        unit = np.spacing(np.maximum(np.abs(rounded), np.finfo(np.float32).smallest_normal))
        error = np.abs(got.astype(wanted.dtype) - wanted) / unit
    return float(np.max(error, where=both, initial=0.0))


def test_every_function_is_stated() -> None:
    assert set(STATED_FUNCTIONS) == set(FUNCTIONS)


@pytest.mark.parametrize("name", STATED_FUNCTIONS)
def test_function_over_all_of_f32(name: str) -> None:
    assert function_error(name, 64) <= STATED_FUNCTIONS[name][1]


@pytest.mark.slow
@pytest.mark.parametrize("name", STATED_FUNCTIONS)
def test_function_densely_over_all_of_f32(name: str) -> None:
    assert function_error(name, 4096) <= STATED_FUNCTIONS[name][1]


@pytest.mark.parametrize("kind", ["bf16", "f16"])
@pytest.mark.parametrize("name", ["vexp", "vlog", "vtanh", "vrsqrt", "verf", "vdiv"])
def test_narrow_functions_are_rounded_once(name: str, kind: str) -> None:
    count = len(TABLE[f"{name}.{kind}"].operands) - 1
    given = [values(kind, i) for i in range(count)]
    with np.errstate(all="ignore"):
        want = STATED_FUNCTIONS[name][0](*[g.astype(np.float64) for g in given]).astype(NUMPY[kind])
    got, _ = execute(f"{name}.{kind} v10, {', '.join(f'v{i + 1}' for i in range(count))}", *given)
    same(got, want, kind)


@pytest.mark.parametrize("kind", ["i32", "u32", "i16", "u16", "i8", "u8"])
def test_integer_division(kind: str) -> None:
    a, b = values(kind, 1), values(kind, 2)
    b[:300] = np.array([1, 2, 3, 5, 7, 100], b.dtype)[np.arange(300) % 6]
    got, rest = execute(f"vdiv.{kind} v10, v1, v2\nvrem.{kind} v11, v1, v2", a, b)
    bits, pairs = 8 * a.itemsize, list(zip(a.tolist(), b.tolist(), strict=True))
    quotients = [-1 if q == 0 else abs(p) // abs(q) * (1 if (p < 0) == (q < 0) else -1)
                 for p, q in pairs]  # fmt: skip
    remainders = [p if q == 0 else p - q * z for (p, q), z in zip(pairs, quotients, strict=True)]
    for found, want in ((got, quotients), (rest, remainders)):
        wrapped = np.array([z & ((1 << bits) - 1) for z in want], np.uint64)
        same(found, wrapped.astype(f"u{a.itemsize}").view(a.dtype), kind)
