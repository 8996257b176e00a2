"""The CPU's elementary functions against the same in more precision, in units of the last place.

f32: every 251st bit pattern here, all of them in the tests marked slow. f64: ordinary and extreme
values against long double. Both with and without a fused multiply-add, and in several widths.
"""

from __future__ import annotations

import dataclasses

import numpy as np
import pytest

from exhaustive_functions import BINARY, UNARY, worst
from monograph.backends.cpu.math.call import FUNCTIONS
from monograph.backends.cpu.objects.machine import host_machine
from vector_functions import Array, _native, errors, on_cpu, right, special_values, within

MOST = 4.0  # units of the last place
CHUNK = 2**16  # elements at a time, so that they stay in the cache
LONG_DOUBLE = np.finfo(np.longdouble).nmant >= 63
# (type, lanes, fused multiply-add)
MODES = (("f32", 16, True), ("f32", 4, False), ("f64", 8, True), ("f64", 2, False))


def every(step: int, first: int = 0) -> Array:
    """f32 by their bit patterns."""
    return np.arange(first, 2**32, step, dtype=np.uint64).astype(np.uint32).view(np.float32)


def doubles(n: int) -> Array:
    """Bit patterns at random, and the ranges where functions do something."""
    rng = np.random.default_rng(3)
    parts = [rng.integers(0, 2**64, n, dtype=np.uint64).view(np.float64)]
    parts += [rng.uniform(-r, r, n) for r in (1, 8, 40, 750)]
    parts.append(rng.standard_normal(n) * 10.0 ** rng.uniform(-20, 20, n))
    parts.append(1 + rng.uniform(-0.5, 0.5, n) * 10.0 ** rng.uniform(-12, 0, n))
    turns = np.arange(1, n // 4) * (np.pi / 4)
    parts += [turns, turns * (1 + 1e-10 * rng.uniform(-1, 1, turns.size))]
    tiny = rng.integers(1, 2**52, n // 4, dtype=np.uint64).view(np.float64)  # subnormal
    # the double nearest to a multiple of pi/2 (Muller, 2016, section 11.2)
    hard = np.ldexp(6381956970095103.0, 797)
    return np.concatenate([*parts, tiny, -tiny, [hard, -hard, np.nextafter(hard, 0)]])


def pairs(dtype: type, n: int) -> tuple[Array, Array]:
    """All pairs of special values; bit patterns; powers up to the ends of the format; angles."""
    info, rng = np.finfo(dtype), np.random.default_rng(4)
    bits = np.dtype(f"u{np.dtype(dtype).itemsize}")
    ends = special_values(dtype)
    xs, ys = ([v.ravel()] for v in np.meshgrid(ends, ends))

    def patterns() -> Array:
        return rng.integers(0, np.iinfo(bits).max, n, dtype=bits).view(dtype)

    def powers(x: Array) -> None:
        with np.errstate(all="ignore"):
            most = np.log(float(info.max)) / np.log(np.abs(x.astype(np.float64)))
            xs.append(x.astype(dtype))
            ys.append((rng.uniform(-1.1, 1.1, n) * most).astype(dtype))

    xs.append(patterns())
    ys.append(patterns())
    powers(np.abs(patterns()))
    powers(np.exp(rng.uniform(-50, 50, n)))
    powers(1 + rng.uniform(-0.3, 0.45, n))
    powers(1 + rng.uniform(-1, 1, n) * 10.0 ** rng.uniform(-7, -1, n))
    xs.append(-np.exp(rng.uniform(-5, 5, n)).astype(dtype))
    ys.append(np.rint(rng.uniform(-20, 20, n)).astype(dtype))
    for ratio in (1, 10.0 ** rng.uniform(-7, 1, n)):
        xs.append(rng.standard_normal(n).astype(dtype))
        ys.append((xs[-1] * (1 + rng.uniform(-1, 1, n) * ratio)).astype(dtype))
    near = np.exp(rng.uniform(-5, 5, n)).astype(dtype)  # multiples, and next to them
    times = np.rint(2.0 ** rng.uniform(0, info.nmant + 3, n)).astype(dtype) * near
    xs += [times, np.nextafter(times, dtype(0)), -np.nextafter(times, dtype(np.inf))]
    ys += [near, near, -near]
    return np.concatenate(xs), np.concatenate(ys)


def check(name: str, xs: tuple[Array, ...], lanes: int, fma: bool) -> None:
    for first in range(0, xs[0].size, CHUNK):
        part = tuple(x[first : first + CHUNK] for x in xs)
        got = on_cpu(name, *part, lanes=lanes, fma=fma)
        want = right(name, *part)
        doubtful = np.flatnonzero(~within(got, want, MOST))
        miss = errors(got[doubtful], want[doubtful])
        if np.any(miss > MOST):
            worst = doubtful[np.argmax(miss)]
            at = ", ".join(repr(x[worst]) for x in part)
            raise AssertionError(f"{name}({at}) = {got[worst]!r}, not {want[worst]!r}")


@pytest.mark.parametrize(("dtype", "lanes", "fma"), MODES)
@pytest.mark.parametrize("name", UNARY)
def test_unary(name: str, dtype: str, lanes: int, fma: bool) -> None:
    """Within 4 units of the last place; NaN, infinities, zeros and their signs are right."""
    if dtype == "f32":
        x = np.concatenate([every(251 if fma else 4001, first=7), special_values(np.float32)])
    elif not LONG_DOUBLE:
        pytest.skip("long double is no wider than double here")
    else:
        costly = name in ("erf", "erfc", "erf_inv")
        x = np.concatenate([doubles(500 if costly else 4000), special_values(np.float64)])
    check(name, (x,), lanes, fma)


@pytest.mark.parametrize(("dtype", "lanes", "fma"), MODES)
@pytest.mark.parametrize("name", BINARY)
def test_binary(name: str, dtype: str, lanes: int, fma: bool) -> None:
    """The same on pairs; all pairs of special values are among them."""
    if dtype == "f64" and not LONG_DOUBLE:
        pytest.skip("long double is no wider than double here")
    check(name, pairs(np.float32 if dtype == "f32" else np.float64, 20_000), lanes, fma)


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
@pytest.mark.parametrize("name", FUNCTIONS)
def test_widths_agree(name: str, dtype: type) -> None:
    """An element's result does not depend on how many are computed at once."""
    x = special_values(dtype)
    xs = tuple(v.ravel() for v in np.meshgrid(x, x)) if name in BINARY else (x,)
    one = on_cpu(name, *xs, lanes=1)
    for lanes in (2, 4, 8, 16):
        np.testing.assert_array_equal(one, on_cpu(name, *xs, lanes=lanes))


@pytest.mark.parametrize("name", ["exp", "erf"])
def test_more_lanes_than_a_register(name: str) -> None:
    """Two vectors side by side go through the instructions on whole registers one by one."""
    x = np.concatenate([every(2**16 - 1), special_values(np.float32)])
    np.testing.assert_array_equal(on_cpu(name, x, lanes=1), on_cpu(name, x, lanes=32))


@pytest.mark.parametrize(("dtype", "lanes"), [("f32", 8), ("f64", 4)])
@pytest.mark.parametrize("name", ["exp", "logistic", "tanh", "erf"])
def test_scaled_by_integers(
    name: str, dtype: str, lanes: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on machines that neither multiply by a power of two nor look up in one instruction."""
    host = host_machine()
    plain = dataclasses.replace(host, features=host.features.replace("+avx512f", "-avx512f"))
    monkeypatch.setattr("vector_functions.host_machine", lambda: plain)
    _native.cache_clear()
    try:
        test_unary(name, dtype, lanes, True)
    finally:
        _native.cache_clear()


@pytest.mark.slow
@pytest.mark.parametrize("fma", [True, False])
@pytest.mark.parametrize("name", UNARY)
def test_all_f32(name: str, fma: bool) -> None:
    """Every f32 there is."""
    found = worst(name, fma)
    assert found.error <= MOST, found
