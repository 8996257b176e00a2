"""Sorting in the library, eager and under jit, against JAX: values, types and signatures."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp

Array = np.ndarray[Any, Any]


NARROW = {"int64": "int32"}  # of NumPy's results


def jax() -> Any:
    import jax

    return jax


def numbers(*shape: int, dtype: Any = np.float32, seed: int = 0) -> Array:
    """Numbers with duplicates; floats with NaN, infinities and both zeros too."""
    rng = np.random.default_rng(seed)
    x = rng.integers(-20 if np.dtype(dtype).kind not in "ub" else 0, 20, shape)
    if np.dtype(dtype).kind == "c":
        return (x + 1j * rng.integers(-3, 3, shape)).astype(dtype)
    if np.dtype(dtype).kind != "f":
        return x.astype(dtype)
    special = rng.choice([np.nan, np.inf, -np.inf, 0.0, -0.0], shape)
    return np.where(rng.random(shape) < 0.2, special, x / 4).astype(dtype)


def finite(*shape: int, seed: int = 0) -> Array:
    return np.random.default_rng(seed).standard_normal(shape).astype(np.float32)


def same(got: Any, want: Any, what: str, tolerance: float = 0.0) -> None:
    """Equal trees of arrays, of equal shapes and element types."""
    got, want = mg.tree.leaves(got), jax().tree.leaves(want)
    assert len(got) == len(want), what
    for g, w in zip(got, want, strict=True):
        g, w = np.asarray(g), np.asarray(w)
        assert (g.shape, g.dtype) == (w.shape, NARROW.get(str(w.dtype), w.dtype)), what
        np.testing.assert_allclose(g, w, rtol=tolerance, atol=tolerance, err_msg=what)
        if g.dtype.kind == "f" and not tolerance:
            kept = ~np.isnan(w)
            np.testing.assert_array_equal(np.signbit(g)[kept], np.signbit(w)[kept], what)


Line = tuple[Callable[[Any], Callable[..., Any]], tuple[Any, ...], float]
LINES: list[Line] = []  # of the test that runs


@pytest.fixture(autouse=True)
def _no_lines() -> None:
    LINES.clear()


def compare(f: Callable[[Any], Callable[..., Any]], *args: Any, tolerance: float = 0.0) -> None:
    """Put down the same program of both libraries, for `check`."""
    LINES.append((f, args, tolerance))


def check() -> None:
    """Compare what was put down, eager and under jit; one compilation for each library."""

    def program(lib: Any) -> Callable[[Any], Any]:
        makers = [f(lib) for f, _, _ in LINES]
        return lib.jit(lambda every: [f(*a) for f, a in zip(makers, every, strict=True)])

    every = [args for _, args, _ in LINES]
    made = zip(LINES, program(jax())(every), program(mg)(every), strict=True)
    for number, ((f, args, tolerance), want, got) in enumerate(made):
        same(got, want, f"jit, line {number}", tolerance)
        same(f(mg)(*args), want, f"eager, line {number}", tolerance)


def call(name: str, *args: Any, tolerance: float = 0.0, **options: Any) -> None:
    """One function of `numpy` or `lax` (`lax.top_k`)."""
    module, _, last = name.rpartition(".")

    def f(lib: Any) -> Callable[..., Any]:
        return partial(getattr(getattr(lib, module or "numpy"), last), **options)

    compare(f, *args, tolerance=tolerance)


DTYPES = ["float32", "bfloat16", "float16", "int8", "int32", "uint8", "uint32", "bool", "complex64"]


@pytest.mark.parametrize("dtype", DTYPES)
def test_sort(dtype: str) -> None:
    import ml_dtypes

    d = np.dtype(getattr(ml_dtypes, dtype, dtype))
    x = numbers(7, 33, dtype=np.float32 if d.kind == "V" else d).astype(d)
    for options in ({}, {"axis": 0}, {"axis": None}, {"descending": True}):
        call("sort", x, **options)
        call("argsort", x, **options)
    call("sort_complex", x[:3])
    check()


def test_lexsort() -> None:
    keys = [numbers(5, 40, seed=k) for k in range(3)]
    call("lexsort", keys)
    call("lexsort", keys, axis=0)
    call("lexsort", numbers(3, 50))
    call("lexsort", [numbers(20, dtype=np.int32), numbers(20)])
    check()


def test_lax_sort() -> None:
    x, y, z = numbers(6, 40), numbers(6, 40, dtype=np.int32), numbers(6, 40, dtype=np.complex64)
    compare(lambda lib: lambda *a: lib.lax.sort(a, dimension=0), x, y, z)
    compare(lambda lib: lambda *a: lib.lax.sort(a, num_keys=2), y, x, z)
    compare(lambda lib: lambda *a: lib.lax.sort(a, num_keys=3), z, y, x)
    compare(lambda lib: lambda a: lib.lax.sort(a), x)
    call("lax.sort_key_val", y, x, dimension=0)
    call("lax.top_k", finite(4, 50), k=7)
    call("lax.approx_max_k", finite(4, 50), k=7)
    call("lax.approx_min_k", finite(50, 4), k=7, reduction_dimension=0)
    call("lax.top_k", numbers(50, 4), k=3, axis=0)
    call("lax.top_k", numbers(3, 900, dtype=np.int32), k=20)
    check()


def test_methods() -> None:
    def every(lib: Any) -> Callable[[Any], Any]:
        def f(x: Any) -> Any:
            a = lib.numpy.asarray(x)
            rows = (a.sort(), a.sort(0), a.argsort(axis=0), a.argpartition(3))
            return *rows, a[0].sort().searchsorted(0.5)

        return f

    compare(every, finite(6, 40))
    check()


def test_partition() -> None:
    for x in (finite(5, 20), numbers(5, 20, dtype=np.int32), numbers(5, 20, dtype=np.uint8)):
        for kth, axis in ((3, -1), (0, 0), (-1, 1)):
            call("partition", x, kth=kth, axis=axis)
            call("argpartition", x, kth=kth, axis=axis)
    check()


@pytest.mark.parametrize("method", ["linear", "lower", "higher", "midpoint", "nearest"])
def test_quantiles(method: str) -> None:
    x, y = finite(4, 30, 3), numbers(4, 30, 3)
    for q in (np.float32(0.3), np.array([0.0, 0.25, 0.9, 1.0], np.float32)):
        for axis in (None, (0, 2)):
            options = {"axis": axis, "method": method, "tolerance": 2e-6}
            call("quantile", x, q, keepdims=axis is None, **options)
            call("nanquantile", np.where(np.isinf(y), np.nan, y), q, **options)
    call("percentile", x, np.float32(37), axis=2, method=method, tolerance=2e-6)
    call("nanpercentile", np.where(x > 1, np.nan, x), 33, axis=1, method=method, tolerance=2e-6)
    check()


def test_weighted_quantiles() -> None:
    x, w = finite(4, 30), np.abs(finite(4, 30, seed=1))
    compare(
        lambda lib: lambda x, w: lib.numpy.quantile(
            x, 0.4, axis=1, method="inverted_cdf", weights=w
        ),
        x, w,
    )  # fmt: skip
    call("quantile", x, np.array([0.1, 0.5], np.float32), axis=0, method="inverted_cdf")
    x[0, 3] = np.nan
    call("nanquantile", x, 0.5, axis=1, method="inverted_cdf")
    check()


def test_medians() -> None:
    x = finite(5, 12)
    for axis in (None, 0, 1):
        call("median", x, axis=axis)
        call("median", numbers(5, 11, dtype=np.int32), axis=axis, keepdims=True)
        call("nanmedian", np.where(x > 1, np.nan, x), axis=axis)
    x[0, 0] = np.nan
    call("median", x, axis=1)
    call("nanmedian", np.full((2, 3), np.nan, np.float32), axis=1)
    check()


@pytest.mark.parametrize("n", [0, 1, 5, 64, 65, 1000])
def test_searchsorted(n: int) -> None:
    a = np.sort(numbers(n))
    for side in ("left", "right"):
        call("searchsorted", a, numbers(7, 3, seed=1), side=side)
        call("searchsorted", np.sort(numbers(n, dtype=np.int32)), np.int32(3), side=side)
    if n:
        bins = np.sort(finite(n))
        call("digitize", finite(4, 5, seed=1), bins)
        call("digitize", bins, bins[::-1].copy(), right=True)
        order = np.argsort(numbers(n), kind="stable").astype(np.int32)
        compare(
            lambda lib: lambda a, v, o: lib.numpy.searchsorted(a, v, sorter=o),
            numbers(n), numbers(3, seed=2), order,
        )  # fmt: skip
    check()


def test_unique() -> None:
    every = {"return_index": True, "return_inverse": True, "return_counts": True}
    x, y = numbers(40, dtype=np.int32), numbers(6, 7)
    rows = numbers(9, 2, dtype=np.int32) % 3
    call("unique", x, size=60, **every)
    call("unique", x, size=3, **every)
    call("unique", y, size=40, fill_value=-1)
    call("unique", rows, axis=1, size=2)
    call("unique_counts", rows, size=3)
    call("union1d", numbers(5, dtype=np.int32), numbers(9, dtype=np.int32, seed=1), size=14)
    call("isin", x, np.array([1, 3, -2], np.int32))
    check()


def test_sets() -> None:
    x, y = numbers(30, dtype=np.int32), numbers(20, dtype=np.int32, seed=1)
    f, g = finite(100).round(1) + 0, finite(90, seed=1).round(1) + 0  # both zeros count as one
    for a, b in ((x, y), (f, g), (x[:3], x[:0]), (x[:1], x[1:2])):
        for name in ("intersect1d", "setdiff1d", "setxor1d", "union1d"):
            same(getattr(mnp, name)(a, b), getattr(np, name)(a, b), name)
    for name in ("intersect1d", "setdiff1d", "setxor1d", "union1d"):
        call(name, x, y, size=9)
        call(name, f[:20], g, size=70, fill_value=-1)
    call("isin", f, g)
    same(mnp.intersect1d(x, y, return_indices=True), np.intersect1d(x, y, return_indices=True), "")
    call("intersect1d", x, y, return_indices=True, size=12)
    call("setdiff1d", y[::-1].copy(), x[:2], assume_unique=True, size=20)
    check()
    with pytest.raises(mg.errors.ConcretizationError, match="size"):
        mg.jit(mnp.setxor1d)(x, y)


def test_unique_of_known_arrays() -> None:
    x, rows = numbers(6, 7, dtype=np.int32), numbers(9, 2, dtype=np.int32) % 3
    for a, axis in ((x, None), (rows, 0), (rows, 1)):
        made = mnp.unique(a, True, True, True, axis=axis)
        for got, want in zip(made, np.unique(a, True, True, True, axis=axis), strict=True):
            np.testing.assert_array_equal(got, want)
    values, counts = mnp.unique_counts(np.array([np.nan, 1, np.nan], np.float32))
    np.testing.assert_array_equal(values, np.array([1, np.nan, np.nan], np.float32))
    np.testing.assert_array_equal(counts, [1, 1, 1])
    assert mnp.unique(np.array([np.nan, 1, np.nan], np.float32)).shape == (2,)
    assert mnp.unique(np.zeros((0,), np.int32)).shape == (0,)
    with pytest.raises(mg.errors.ConcretizationError, match="size"):
        mg.jit(mnp.unique)(rows)


def test_permutations_are_those_of_jax() -> None:
    x, y = finite(5, 8), np.arange(1000, dtype=np.int32)

    def keyed(f: Callable[[Any, Any], Any]) -> None:
        compare(lambda lib: lambda: f(lib, lib.random.key(3)))

    keyed(lambda lib, key: lib.random.permutation(key, 70000))
    keyed(lambda lib, key: lib.random.permutation(key, y))
    keyed(lambda lib, key: lib.random.permutation(key, x, axis=1))
    keyed(lambda lib, key: lib.random.permutation(key, x, axis=1, independent=True))
    keyed(lambda lib, key: lib.random.choice(key, y, (5, 2), replace=False))
    keyed(lambda lib, key: lib.random.choice(key, 100, (9,), p=np.arange(100) / 4950.0))
    keyed(lambda lib, key: lib.random.choice(key, 9, (3,), False, p=np.arange(1.0, 10) / 45))
    check()


def test_signatures_are_those_of_jax() -> None:
    names = [
        "argpartition", "argsort", "lexsort", "median", "nanmedian", "nanquantile", "partition",
        "quantile", "searchsorted", "sort", "sort_complex", "unique", "unique_all",
    ]  # fmt: skip
    of_lax = ["sort", "sort_key_val", "top_k", "approx_max_k", "approx_min_k"]
    for module, some in (("numpy", names), ("lax", of_lax)):
        for name in some:
            ours, theirs = (
                inspect.signature(getattr(getattr(lib, module), name)).parameters
                for lib in (mg, jax())
            )
            rows = [[(p.name, p.kind, p.default) for p in side.values()] for side in (ours, theirs)]
            assert rows[0] == rows[1], name


def test_gradients() -> None:
    x, w = finite(6, 9), finite(6, 9, seed=1)

    def of(f: Callable[[Any, Any], Any]) -> None:
        compare(
            lambda lib: lib.grad(lambda x, w: (f(lib, x) * w[: f(lib, x).shape[0]]).sum()),
            x, w[:, :1], tolerance=1e-6,
        )  # fmt: skip

    of(lambda lib, x: lib.numpy.sort(x, axis=0))
    of(lambda lib, x: lib.numpy.sort(x, axis=1, descending=True))
    of(lambda lib, x: lib.lax.sort((x, x * x), dimension=1)[1])
    of(lambda lib, x: lib.lax.top_k(x, 3)[0])
    of(lambda lib, x: lib.numpy.median(x, axis=1, keepdims=True))
    compare(
        lambda lib: lib.jit(lib.hessian(lambda x: (lib.numpy.sort(x) ** 3).sum())), x[0],
        tolerance=1e-5,
    )  # fmt: skip
    check()


def test_vmap() -> None:
    x = numbers(4, 3, 20)
    for axis in (0, 1, 2):
        compare(lambda lib, a=axis: lib.vmap(lib.numpy.sort, in_axes=a), x)
        compare(lambda lib, a=axis: lib.vmap(lib.numpy.argsort, in_axes=a, out_axes=1), x)
        x = finite(4, 3, 20)
        compare(lambda lib, a=axis: lib.vmap(lambda v: lib.lax.top_k(v, 2), in_axes=a), x)
    compare(lambda lib: lib.vmap(lambda a, b: lib.lax.sort((a, b)), in_axes=(0, None)), x, x[0])
    check()


def test_large_arrays_outside_jit() -> None:
    """Compiled like a program of one op."""
    x = finite(300_000)
    np.testing.assert_array_equal(mnp.sort(x), np.sort(x))
    np.testing.assert_array_equal(mnp.argsort(x), np.argsort(x, kind="stable"))
    np.testing.assert_array_equal(mg.lax.top_k(x, 100_000)[0], -np.sort(-x)[:100_000])


def test_mistakes() -> None:
    with pytest.raises(TypeError, match="kind"):
        mnp.sort(finite(3), kind="stable")
    with pytest.raises(mg.errors.AxisError):
        mnp.sort(finite(3), axis=1)
    with pytest.raises(ValueError, match="num_keys=3"):
        mg.lax.sort((finite(3), finite(3)), num_keys=3)
    with pytest.raises(mg.errors.ShapeError, match="shapes differ"):
        mg.lax.sort((finite(3), finite(4)))
    with pytest.raises(mg.errors.ArgumentError, match="k=4 of 3"):
        mg.lax.top_k(finite(3), 4)
    with pytest.raises(mg.errors.ArgumentError, match="kth"):
        mnp.partition(finite(3), 3)
    with pytest.raises(ValueError, match="method"):
        mnp.quantile(finite(3), 0.5, method="median_unbiased")
