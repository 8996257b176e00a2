"""Nanoseconds per element of the elementary functions: ours, NumPy's and JAX's.

    python benchmarks/vector_math.py            # f32 and f64, a Markdown table
    python benchmarks/vector_math.py exp pow    # some of them

Arrays of 128k elements, so that memory is not what is measured; the three in turn in one process.
Ours and NumPy run on one thread, JAX on all cores.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import jax
import numpy as np
from measure import Pace, interleaved, live_cores, machine
from scipy import special

import monograph as mg

SIZE = 1 << 17
UNIT = (-0.95, 0.95)
# name in lax -> NumPy's function (or SciPy's), range of the arguments
CASES: dict[str, tuple[Callable[..., Any] | None, tuple[float, float]]] = {
    "exp": (np.exp, (-10, 10)),
    "expm1": (np.expm1, (-3, 3)),
    "log": (np.log, (0.1, 10)),
    "log1p": (np.log1p, (-0.9, 10)),
    "logistic": (special.expit, (-10, 10)),
    "tanh": (np.tanh, (-4, 4)),
    "sin": (np.sin, (-10, 10)),
    "cos": (np.cos, (-10, 10)),
    "tan": (np.tan, (-1.5, 1.5)),
    "asin": (np.arcsin, UNIT),
    "acos": (np.arccos, UNIT),
    "atan": (np.arctan, (-5, 5)),
    "atan2": (np.arctan2, (-5, 5)),
    "sinh": (np.sinh, (-5, 5)),
    "cosh": (np.cosh, (-5, 5)),
    "asinh": (np.arcsinh, (-5, 5)),
    "acosh": (np.arccosh, (1.1, 10)),
    "atanh": (np.arctanh, UNIT),
    "erf": (special.erf, (-3, 3)),
    "erfc": (special.erfc, (-3, 3)),
    "erf_inv": (special.erfinv, UNIT),
    "rsqrt": (lambda x: 1 / np.sqrt(x), (0.1, 10)),
    "cbrt": (np.cbrt, (-10, 10)),
    "pow": (np.power, (0.1, 4)),
}


def row(name: str, dtype: type) -> list[str]:
    """One function: ns per element of ours, NumPy's and JAX's, and JAX's over ours."""
    reference, (low, high) = CASES[name]
    rng = np.random.default_rng(0)
    count = 2 if name in ("pow", "atan2") else 1
    args = [rng.uniform(low, high, SIZE).astype(dtype) for _ in range(count)]
    runs: dict[str, Callable[[], Any]] = {}
    for who, lib in (("ours", mg), ("jax", jax)):
        f, held = lib.jit(getattr(lib.lax, name)), [lib.device_put(x) for x in args]
        runs[who] = lambda f=f, held=held, lib=lib: lib.block_until_ready(f(*held))
    if reference is not None:
        out = np.empty(SIZE, dtype)
        runs["numpy"] = lambda: np.copyto(out, reference(*args))
    samples = interleaved(runs, Pace(rounds=9, warm=0.2))
    got = {who: s.median / SIZE * 1e9 for who, s in samples.items()}
    shown = [f"{got[who]:.2f}" for who in ("ours", "numpy", "jax")]
    return [name, np.dtype(dtype).name, *shown, f"{got['jax'] / got['ours']:.1f}"]


def main(names: list[str]) -> int:
    jax.config.update("jax_enable_x64", True)
    mg.config.update("enable_x64", True)
    print(f"{machine()}; {live_cores():.1f} cores doing work at once\n")
    print("| function | type | ours | NumPy, SciPy | JAX | JAX over ours |")
    print("|---|---|---|---|---|---|")
    for dtype in (np.float32, np.float64):
        for name in names or CASES:
            print("| " + " | ".join(row(name, dtype)) + " |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
