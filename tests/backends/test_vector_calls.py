"""What vector loops call: nothing per lane; and all pairs of special values through programs."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
from vector_functions import special_values

UNARY = (
    "exp exp2 expm1 log log1p logistic tanh sinh cosh asinh acosh atanh sin cos tan asin acos atan "
    "erf erfc erf_inv cbrt sqrt rsqrt round floor ceil sign"
).split()
FUNCTIONS: dict[str, tuple[Callable[..., Any], int]] = {
    **{name: (getattr(mg.lax, name), 1) for name in UNARY},
    **{name: (getattr(mnp, name), 1) for name in ("log2", "log10", "sinc")},
    **{name: (getattr(mg.nn, name), 1) for name in ("gelu", "softplus", "silu", "mish", "elu")},
    **{name: (getattr(mg.lax, name), 2) for name in ("pow", "atan2", "nextafter", "max", "rem")},
    **{name: (getattr(mnp, name), 2) for name in ("hypot", "logaddexp", "remainder", "copysign")},
}
# Called for the lanes whose arguments are beyond the vector code's reach.
FAR = {"sin": {"mg_sin"}, "cos": {"mg_cos"}, "tan": {"mg_tan"}, "sinc": {"mg_sin"}}
FAR |= {"rem": {"fmod"}, "remainder": {"fmod"}}
CALL = re.compile(r"\b(?:call\w*|jmp\w*)\s+([A-Za-z_]\w*)|\bmovabs\w*\s+\$([A-Za-z_]\w*)")


@pytest.fixture(autouse=True)
def _wide() -> Any:
    with mg.enable_x64(True):
        yield


def outside(asm: str) -> set[str]:
    """Names of functions that machine code refers to and does not hold."""
    labels = set(re.findall(r"^([A-Za-z_][\w.$]*):", asm, re.MULTILINE))
    return {a or b for a, b in CALL.findall(asm)} - labels - {"mg_parallel"}


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
@pytest.mark.parametrize("name", FUNCTIONS)
def test_no_call_per_lane(name: str, dtype: type) -> None:
    """Neither the C library's functions nor what LLVM makes of an intrinsic."""
    f, count = FUNCTIONS[name]
    args = [np.ones(1003, dtype)] * count
    compiled = mg.jit(lambda *xs: f(*xs)).lower(*args).compile()
    assert outside(compiled.as_text("asm")) == FAR.get(name, set())


def test_the_scan_sees_calls() -> None:
    """Complex angles are the C library's still; if they no longer are, take something else."""
    z = np.ones(1003, np.complex64)
    compiled = mg.jit(lambda z: mg.lax.asin(z)).lower(z).compile()
    assert outside(compiled.as_text("asm")) == {"casin"}


IN_PLANE = [(mg.lax.sqrt, np.complex128), *((f, np.complex64) for f in (
    mg.lax.sqrt, mg.lax.sin, mg.lax.cos, mg.numpy.sinh, mg.numpy.cosh))]  # fmt: skip


@pytest.mark.parametrize(("f", "dtype"), IN_PLANE)
def test_complex_functions(f: Any, dtype: type) -> None:
    """Zeros and their signs, infinities, NaN, subnormals, ends, and many sizes of both parts."""
    real = np.float32 if dtype is np.complex64 else np.float64
    rng, most = np.random.default_rng(0), 37 if dtype is np.complex64 else 300
    random = rng.standard_normal((2, 3000)) * 10.0 ** rng.integers(-most, most, (2, 3000))
    pairs = np.meshgrid(*[special_values(real)] * 2)
    z = np.empty(pairs[0].size + 3000, dtype)
    z.real, z.imag = (np.append(p, r).astype(real) for p, r in zip(pairs, random, strict=True))
    with mg.enable_x64(), np.errstate(all="ignore"):
        compiled = mg.jit(f).lower(z).compile()
        got, want = np.asarray(compiled(z)), np.asarray(mg.jit(f, backend="interp")(z))
    assert outside(compiled.as_text("asm")) <= {"mg_sin", "mg_cos"}
    for g, w in ((got.real, want.real), (got.imag, want.imag)):
        np.testing.assert_array_equal(np.isnan(g), np.isnan(w))
        numbers = ~np.isnan(w)
        np.testing.assert_array_max_ulp(g[numbers], w[numbers], 2)
        np.testing.assert_array_equal(np.signbit(g[numbers]), np.signbit(w[numbers]))


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
@pytest.mark.parametrize("name", [n for n, (_, count) in FUNCTIONS.items() if count == 2])
def test_pairs_of_special_values(name: str, dtype: type) -> None:
    """Zeros and their signs, infinities, NaN, subnormals, ends: as in the interpreter."""
    f, _ = FUNCTIONS[name]
    x, y = (v.ravel() for v in np.meshgrid(*[special_values(dtype)] * 2))
    with np.errstate(all="ignore"):
        want = np.asarray(mg.jit(lambda x, y: f(x, y), backend="interp")(x, y))
    got = np.asarray(mg.jit(lambda x, y: f(x, y))(x, y))
    close = np.isclose(got, want, rtol=1e-6 if dtype is np.float32 else 1e-15, atol=0)
    same = (got == want) & (np.signbit(got) == np.signbit(want)) | np.isnan(got) & np.isnan(want)
    finite = np.isfinite(want) & (want != 0)
    bad = np.flatnonzero(~np.where(finite, close, same))
    assert not bad.size, [(x[i], y[i], got[i], want[i]) for i in bad[:5]]


def test_complex_powers() -> None:
    """Whole and other exponents, and everything special, beside each other in one vector."""
    some = [0.0, -0.0, 1.0, -1.0, np.inf, -np.inf, np.nan, 1e-40, 2.5, -3.0]
    special = np.stack([v.ravel() for v in np.meshgrid(*[some] * 4)], 1)
    rng = np.random.default_rng(0)
    random = rng.standard_normal((6000, 4)) * 10.0 ** rng.integers(-3, 2, (6000, 4))
    parts = rng.permutation(np.concatenate([special, random])).astype(np.float32)
    x, y = parts.view(np.complex64).T.copy()
    with np.errstate(all="ignore"):
        got = np.asarray(mg.jit(mg.lax.pow)(x, y))
        want = np.asarray(mg.jit(mg.lax.pow, backend="interp")(x, y))
    for g, w in ((got.real, want.real), (got.imag, want.imag)):
        np.testing.assert_array_equal(np.isnan(g), np.isnan(w))
        numbers = np.isfinite(w)
        np.testing.assert_array_equal(g[~numbers], w[~numbers])
        off = np.abs(g[numbers] - w[numbers]) / np.maximum(np.abs(want[numbers]), 1e-37)
        assert np.nanmax(off) < 3e-7


def remains(f: Callable[..., Any], *xs: Any) -> None:
    """To the bit what the interpreter leaves of a division."""
    with np.errstate(all="ignore"):
        want = np.asarray(mg.jit(f, backend="interp")(*xs)).astype(np.float64)
    got = np.asarray(mg.jit(f)(*xs)).astype(np.float64)
    np.testing.assert_array_equal(got, want)
    numbers = ~np.isnan(want)
    np.testing.assert_array_equal(np.signbit(got[numbers]), np.signbit(want[numbers]))


@pytest.mark.parametrize("by", [1, 256, -2, 0.5, -0.125, 2**-14, 2.0**-126, 2.0**126, 2.0**127, 3])
@pytest.mark.parametrize("dtype", ["float16", "bfloat16", "float32", "float64"])
def test_remainders_by_constants(dtype: str, by: float) -> None:
    """Powers of two need no division; quotients overflow, vanish and end between whole numbers."""
    real = np.float64 if dtype == "float64" else np.float32
    rng = np.random.default_rng(0)
    numbers = rng.standard_normal(4000) * 2.0 ** rng.integers(-150, 128, 4000)
    near = by * (rng.integers(-99, 99, 400) + rng.choice([-1e-7, 0, 0.5, 1e-7], 400))
    with np.errstate(all="ignore"):
        x = np.concatenate([special_values(real), numbers, near]).astype(real)
        x = mnp.asarray(x).astype(dtype)
    for f in (mg.lax.rem, mnp.remainder):
        remains(lambda x, f=f: f(x, mnp.asarray(by).astype(dtype)), x)


def test_a_remainder_by_a_power_of_two_needs_no_function() -> None:
    x = np.ones(1003, np.float32)
    assert outside(mg.jit(lambda x: x % 0.25).lower(x).compile().as_text("asm")) == set()


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_remainders_of_quotients_of_all_sizes(dtype: type) -> None:
    """Those that fit a float, those that fit a double, those beyond, and all in one vector."""
    rng = np.random.default_rng(1)
    y = rng.uniform(1, 9, 6000).astype(dtype)
    x = (y * rng.integers(0, 1 << 22, 6000) * 2.0 ** rng.integers(0, 70, 6000)).astype(dtype)
    x = np.nextafter(x, (rng.choice([-1, 1], 6000) * np.inf).astype(dtype))
    for order in (np.argsort(x / y), rng.permutation(6000)):
        remains(mg.lax.rem, x[order], -y[order])
