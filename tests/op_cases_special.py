"""Rows of the op table: special functions and random bits.

JAX's own values are less exact than these in places, so the rows give the tolerance that its f32
formulas need; how exact these are is tested in `tests/hlo/test_special.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from monograph.hlo.record import OPS
from monograph.hlo.types import DTYPES, U64, DType, TensorType, tensor
from op_cases_elementwise import extremes, lax
from op_table import Array, Entry, Sampler, Shape, Variant, between

FLOATS = ("bf16", "f16", "f32", "f64")
LOOPS = ("f32",)  # XLA takes long to compile the functions with loops
SHAPES: tuple[Shape, ...] = ((), (0,), (3, 5))


# XLA's loops for the incomplete gamma functions do not end at very large ones
MODERATE = (0.0, 0.5, 1.0, 2.5, 30.0, 100.25, -1.0, np.inf, -np.inf, np.nan)


def variants_of(count: int) -> Callable[[DType], list[Variant]]:
    """Shapes, and a few extreme values against each other."""

    def variants(d: DType) -> list[Variant]:
        values = extremes(d) if count == 1 else np.array(MODERATE).astype(d.np)
        rows = np.meshgrid(*[np.arange(len(values))] * count, indexing="ij")
        edge = tuple(values[r.ravel()] for r in rows)
        shaped = [Variant((s,) * count) for s in SHAPES]
        return [*shaped, Variant((edge[0].shape,) * count, values=edge, differentiate=False)]

    return variants


def row(name: str, oracle: str, sample: Sampler | tuple[Sampler | None, ...], **more: Any) -> Entry:
    """A special function; `sample` draws values where it is smooth and JAX is good."""
    more = {"derivative": True, "ulp": 4096, "disputed": disputed(name)} | more
    return Entry(
        name,
        FLOATS,
        variants_of(len(OPS[name].operands)),
        sample=sample,
        oracle=lax(oracle),
        **more,
    )


# ---- where JAX's value is no more than its formula's accident ------------------------------------


def _lost(name: str, a: Array, *xs: Array) -> Array:
    """Operands at which XLA's formula loses its digits, underflows or gives a NaN of its own."""
    rows = [a, *xs]
    size = np.max(np.abs([np.where(np.isnan(r), 0, r) for r in rows]), axis=0)
    small = np.min(np.abs([np.where(np.isnan(r), 1, r) for r in rows]), axis=0)
    return np.asarray((size > 20) | (small < 1e-2))


def disputed(name: str) -> Callable[..., Array] | None:
    def mask(attrs: Mapping[str, Any], *xs: Array) -> Array:
        wide = [np.asarray(x, np.float64) for x in xs]
        if len(wide) == 1:
            return DISPUTED_UNARY.get(name, lambda x: np.zeros(x.shape, bool))(wide[0])
        return _lost(name, *wide)

    return mask


# near the zeros of lgamma and digamma XLA is exact in the absolute sense only
DISPUTED_UNARY: dict[str, Callable[[Array], Array]] = {
    "lgamma": lambda x: (x < 1e-2) | (np.abs(x - 1) < 1e-2) | (np.abs(x - 2) < 1e-2),
    "digamma": lambda x: (x < 1e-2) | (np.abs(x) > 1e30),
    "bessel_i0e": lambda x: np.abs(x) > 1e30,
    "bessel_i1e": lambda x: (np.abs(x) > 1e30) | (np.abs(x) < 1e-30),
}


def orders(rng: np.random.Generator, t: TensorType) -> Array:
    return np.asarray(rng.integers(1, 4, t.shape)).astype(t.dtype.np)


SPECIAL = [
    row("lgamma", "lgamma", between(2.5, 9)),
    row("digamma", "digamma", between(2, 9)),
    row("zeta", "zeta", (between(1.5, 4), between(0.5, 4)), derivative=False),
    row("polygamma", "polygamma", (orders, between(0.5, 4)), derivative=False),
    row("bessel_i0e", "bessel_i0e", between(0.3, 6)),
    row("bessel_i1e", "bessel_i1e", between(0.3, 6)),
    row("igamma", "igamma", between(0.5, 4), oracle_dtypes=LOOPS),
    row("igammac", "igammac", between(0.5, 4), oracle_dtypes=LOOPS),
    row("igamma_grad_a", "igamma_grad_a", between(0.5, 4), derivative=False, oracle_dtypes=LOOPS),
    row(
        "random_gamma_grad", "random_gamma_grad", between(0.5, 4), derivative=False,
        oracle_dtypes=LOOPS,
    ),
    row(
        "regularized_incomplete_beta", "betainc",
        (between(0.5, 4), between(0.5, 4), between(0.1, 0.9)), derivative=False,
        oracle_dtypes=LOOPS,
    ),
    row("next_after", "nextafter", None, derivative=False, ulp=0, disputed=None),
]  # fmt: skip


# ---- random bits ---------------------------------------------------------------------------------

STATES = {
    "THREE_FRY": ([7, 2**64 - 2],),
    "PHILOX": ([7, 2**64 - 2], [7, 2**64 - 1, 3]),
    "DEFAULT": ([1, 2],),
}


BITS: dict[str, Shape] = {"u8": (3, 5), "u16": (), "u32": (7,), "u64": (2, 3), "f32": (4, 0)}


def bits_variants(d: DType) -> list[Variant]:
    out = []
    for algorithm, states in STATES.items():
        for state in states:
            words = np.array(state, np.uint64)
            kept = tensor(words.shape, U64)
            for name, shape in BITS.items():
                attrs = {"rng_algorithm": algorithm, "types": (kept, tensor(shape, DTYPES[name]))}
                out.append(Variant((words.shape,), attrs, values=(words,)))
    return out


WIDE = ("f32", "f64")


def plain_variants(count: int) -> list[Variant]:
    return [Variant((s,) * count) for s in SHAPES]


RANDOM = [
    Entry("rng_bit_generator", ("u64",), bits_variants),
    Entry("fused_multiply_add", WIDE, plain_variants(3), sample=between(-3, 3), derivative=True),
    Entry("libm_log", WIDE, plain_variants(1), sample=between(0.3, 6), oracle=lax("log"),
          derivative=True),
    Entry("libm_tan", WIDE, plain_variants(1), sample=between(-1, 1), oracle=lax("tan"),
          derivative=True),
    Entry("libm_erf", WIDE, plain_variants(1), sample=between(-2, 2), oracle=lax("erf"),
          derivative=True),
    Entry("libm_pow", WIDE, plain_variants(2), sample=between(0.5, 2), oracle=lax("pow"),
          derivative=True),
]  # fmt: skip

ENTRIES = [*SPECIAL, *RANDOM]
