"""LAPACK from machine code: shared batches, failures within a batch, packed vectors, the cache."""

from __future__ import annotations

import ctypes
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
from monograph.backends.cpu.claims.lapack_threads import (
    ALONE,
    LIBRARY,
    TOGETHER,
    library_functions,
)
from monograph.backends.cpu.objects.shared import loaded
from monograph.hlo.ops.lapack import Array, Call, Length, Work, address, lengths
from monograph.hlo.types import F32, F64, I32

RNG = np.random.default_rng(3)


def positive(*shape: int) -> Any:
    x = RNG.standard_normal(shape).astype(np.float32)
    return x @ np.swapaxes(x, -1, -2) / shape[-1] + np.eye(shape[-1], dtype=np.float32)


@pytest.mark.parametrize("shape", [(1, 5, 5), (700, 6, 6), (3, 130, 130)])
def test_batches(shape: tuple[int, ...]) -> None:
    """Few and many, small ones shared by threads, large ones one by one."""
    x = positive(*shape)
    low, w, y = mg.jit(
        lambda a: (mnp.linalg.cholesky(a), mnp.linalg.eigvalsh(a), mnp.linalg.solve(a, a[..., :2]))
    )(x)
    np.testing.assert_allclose(low, np.linalg.cholesky(x), atol=2e-5)
    np.testing.assert_allclose(w, np.linalg.eigvalsh(x), atol=2e-4)
    np.testing.assert_allclose(y, np.broadcast_to(np.eye(shape[-1])[:, :2], y.shape), atol=1e-4)


def test_one_bad_matrix_of_a_batch() -> None:
    x = positive(40, 4, 4)
    x[7] = np.nan
    x[9, 1, 1] = np.inf
    x[11] = -np.eye(4)
    low, w, s, v = mg.jit(
        lambda a: (
            mnp.linalg.cholesky(a, symmetrize_input=False),
            mnp.linalg.eigvalsh(a),
            mnp.linalg.svdvals(a),
            mnp.linalg.eig(a)[1],
        )
    )(x)
    good = np.ones(40, bool)
    good[[7, 9]] = False
    for out in (w, s, v):
        found = np.isfinite(np.asarray(out)).all(axis=tuple(range(1, out.ndim)))
        np.testing.assert_array_equal(found, good)
    found = np.isfinite(np.asarray(low)).all((1, 2))
    assert found.sum() >= 37 and not found[7] and not found[11]


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_pairs_of_conjugate_eigenvalues(dtype: Any) -> None:
    x = RNG.standard_normal((5, 7, 7)).astype(dtype)
    with mg.enable_x64(True):
        w, v = (np.asarray(y) for y in mg.jit(mnp.linalg.eig)(x))
    assert np.any(w.imag > 0) and np.any(w.imag == 0)
    limit = 1e-4 if dtype is np.float32 else 1e-11
    np.testing.assert_allclose(x @ v, v * w[:, None, :], atol=limit)


def test_lengths_are_the_routine_s() -> None:
    n = 30
    call = Call(
        "dsyevd",
        ("V", "L", n, Array(F64, n, n, source=0), n, Array(F64, n), Work(F64), Length(6),
         Work(I32), Length(8), Array(I32, 1)),
    )  # fmt: skip
    work, integers = lengths(call)
    assert work >= 1 + 6 * n + 2 * n * n and integers >= 3 + 5 * n
    assert lengths(Call("sgtsv", (0, Work(F32, 12)))) == (12,)
    assert address("dgetrf") != address("sgetrf")
    with pytest.raises(KeyError):
        address("no_such_routine")


def _threads_of_scipy() -> Any:
    found = library_functions()
    if found is None:
        pytest.skip("SciPy's library is not OpenBLAS")
    return ctypes.CFUNCTYPE(ctypes.c_int)(found[0]), ctypes.CFUNCTYPE(None, ctypes.c_int)(found[1])


def test_the_library_has_one_thread_while_anyone_factors_a_small_matrix() -> None:
    ask, tell = _threads_of_scipy()
    symbols = loaded(LIBRARY).symbols
    alone, together = (ctypes.CFUNCTYPE(None)(symbols[s]) for s in (ALONE, TOGETHER))
    before = ask()
    tell(2)
    seen = []
    for enter in (alone, alone, together, together):
        enter()
        seen.append(ask())
    tell(before)
    assert seen == [1, 1, 1, 2]


def test_the_library_has_its_threads_back_after_many_programs_at_once() -> None:
    ask, tell = _threads_of_scipy()
    before = ask()
    tell(2)
    x = positive(24, 24)
    factor = mg.jit(mnp.linalg.cholesky)
    expected = np.asarray(factor(x))

    def often(_: int) -> bool:
        return all(np.array_equal(factor(x), expected) for _ in range(50))

    with ThreadPoolExecutor(8) as pool:
        same = all(pool.map(often, range(8)))
    after = ask()
    tell(before)
    assert (same, after) == (True, 2)
