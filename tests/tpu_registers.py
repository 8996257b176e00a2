"""Registers of a TPU core for tests: values of every element type, and running bundles on them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ml_dtypes
import numpy as np

from monograph.backends.tpu import chip
from monograph.backends.tpu.core import Core, run
from monograph.backends.tpu.isa import read
from monograph.hlo.types import DTYPES

Array = np.ndarray[Any, Any]
CHIP = chip("v5e", rows=32, cols=16, mxus=1, vmem=1 << 20)
WORDS = (8, 128)
NUMPY = {n: DTYPES[n].np for n in ("f32", "i32", "u32", "bf16", "f16", "i16", "u16", "i8", "u8")}
EDGES = {
    "float": [0.0, -0.0, 1.0, -1.0, 0.5, 1.5, 2.5, -2.5, np.inf, -np.inf, np.nan, 1e-40, 3e38, 7.0],
    "int": [0, 1, -1, 2, 3, 7, 31, 32, 33, 127, -128, 2**31 - 1, -(2**31)],
}


def values(name: str, seed: int) -> Array:
    """A register of elements of a type: edges, small numbers, any bits."""
    d, rng = DTYPES[name], np.random.default_rng(seed)
    size = 1024 * (4 // d.itemsize)
    bits = rng.integers(0, 1 << 8 * d.itemsize, size, np.uint64).astype(f"u{d.itemsize}")
    out = bits.view(d.np).copy()
    edges = EDGES["float" if d.is_float else "int"]
    with np.errstate(all="ignore"):
        row = np.array(edges).astype(d.np)
        mixed = rng.permutation(np.resize(row, size // 4))
        out[: size // 4] = mixed
        out[size // 4 : size // 2] = rng.integers(-40, 40, size // 4).astype(d.np)
        if d.is_float:
            normal = 9 * rng.standard_normal(size // 4)
            out[size // 2 : 3 * size // 4] = normal.astype(d.np)
    return out


def execute(text: str, *given: Array) -> list[Array]:
    """Run bundles on registers v1, v2, ... ; what v10 and v11 hold then, as words."""
    core = Core(CHIP, 0)
    loads = "".join(f"vload v{i + 1}, [{8 * i}], 1\n" for i in range(len(given)))
    for i, one in enumerate(given):
        core.put("vmem", 8 * i, one)
    run(read(f"{loads}{text}\nvstore [100], 1, v10\nvstore [108], 1, v11"), core)
    return [core.get("vmem", at, WORDS, np.uint32) for at in (100, 108)]


def same(got: Array, want: Array, name: str) -> None:
    """Equal bits, any NaN for any NaN."""
    kind = NUMPY.get(name, DTYPES[name].np)
    a, b = got.reshape(-1).view(kind), want.astype(kind).reshape(-1)
    assert a.size == b.size
    one = f"u{kind.itemsize}"
    equal = a.view(one) == b.view(one)
    if DTYPES[name].is_float:
        equal |= np.isnan(a.astype(np.float32)) & np.isnan(b.astype(np.float32))
    at = np.flatnonzero(~equal)[:5]
    assert equal.all(), f"{a[at]} is not {b[at]}"


def widened(g: Callable[..., Array], *xs: Array) -> Array:
    """In f32 for the narrow floats (one rounding more changes nothing for + - * /)."""
    if xs[0].dtype in (ml_dtypes.bfloat16, np.float16):
        return np.asarray(g(*[y.astype(np.float32) for y in xs])).astype(xs[0].dtype)
    return g(*xs)
