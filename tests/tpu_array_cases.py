"""Random products for the systolic array, the same ones in each run: shapes, types, options."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import ml_dtypes
import numpy as np

import monograph.backends.tpu as tpu
from monograph.backends.tpu.cycles import folds_of

Array = np.ndarray[Any, Any]
CASES = 2000
FLOWS = (("ws", False), ("ws", True), ("is", False), ("os", False))


@dataclass(frozen=True)
class Case:
    """The arguments of `simulate_array`."""

    a: Array
    w: Array
    rows: int
    cols: int
    dataflow: str
    double_buffered: bool
    ready: list[int] | None
    numerics: tpu.Numerics

    @property
    def arguments(self) -> tuple[Any, ...]:
        return (self.a, self.w, self.rows, self.cols, self.dataflow, self.double_buffered,
                self.ready)  # fmt: skip

    def __str__(self) -> str:
        (m, k), n = self.a.shape, self.w.shape[1]
        late = " late" if self.ready else ""
        double = "+" if self.double_buffered else ""
        return (
            f"{m}x{k}x{n} {self.a.dtype} on {self.rows}x{self.cols} {self.dataflow}{double}{late}"
        )


def random_case(seed: int) -> Case:
    """Arrays 2x2 to 16x16, ragged sizes, bf16, f32 or i8, any dataflow, half of them late."""
    rng = np.random.default_rng(seed)
    rows, cols = (int(x) for x in rng.integers(2, 17, 2))
    m, k, n = (int(x) for x in rng.integers(1, 41, 3))
    dataflow, double = FLOWS[seed % len(FLOWS)]
    a, w = _operands(rng, m, k, n)
    plain = rng.integers(4) > 0
    numerics = tpu.Numerics() if plain else _numerics(rng)
    passes = len(numerics.passes) if a.dtype != np.int8 else 1
    tiles = folds_of(m, k, n, rows, cols, dataflow).count * passes
    ready = rng.integers(0, tiles * 30, tiles) if rng.integers(2) else None
    if ready is not None and rng.integers(2):
        ready = np.sort(ready)
    late = None if ready is None else ready.tolist()
    return Case(a, w, rows, cols, dataflow, double, late, numerics)


def _numerics(rng: np.random.Generator) -> tpu.Numerics:
    return tpu.Numerics(
        precision=str(rng.choice(["default", "high", "highest"])),
        chain_group=int(rng.choice([1, 4])),
        denormals=str(rng.choice(["keep", "flush"])),
    )


def _operands(rng: np.random.Generator, m: int, k: int, n: int) -> tuple[Array, Array]:
    """Integers, or floats: of one size, of all sizes, or with what is not finite."""
    kind = rng.integers(4)
    if kind == 0:
        a, w = (rng.integers(-128, 128, shape).astype(np.int8) for shape in ((m, k), (k, n)))
        return a, w
    a = rng.standard_normal((m, k)).astype(np.float32)
    w = rng.standard_normal((k, n)).astype(np.float32)
    if kind == 1:
        with np.errstate(all="ignore"):
            a *= (10.0 ** rng.integers(-38, 30, a.shape)).astype(np.float32)
            w *= (10.0 ** rng.integers(-10, 10, w.shape)).astype(np.float32)
    if kind == 2 and rng.integers(2):
        a[rng.integers(m), rng.integers(k)] = rng.choice([np.inf, -np.inf, np.nan, -0.0])
        w[rng.integers(k), rng.integers(n)] = rng.choice([np.inf, -np.inf, np.nan, -0.0])
    if kind == 3:
        return a.astype(ml_dtypes.bfloat16), w.astype(ml_dtypes.bfloat16)
    return a, w


def large_cases() -> list[Case]:
    """Five products on an array of 128x128."""
    sizes = [(128, 256, 130, flow, double) for flow, double in FLOWS] + [(7, 300, 140, "ws", True)]
    cases = []
    for m, k, n, flow, double in sizes:
        rng = np.random.default_rng(m)
        a, w = (rng.standard_normal(s).astype(np.float32) for s in ((m, k), (k, n)))
        cases.append(Case(a, w, 128, 128, flow, double, None, tpu.Numerics()))
    return cases
