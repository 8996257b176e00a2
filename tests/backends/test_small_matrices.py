"""Batches of small matrices on the CPU, a matrix in each lane: what LAPACK says of each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from cpu_building import Array, call
from cpu_building import build as compiled
from guarded import at_the_edge
from monograph.backends.cpu.claims import lapack
from monograph.hlo import ops
from monograph.hlo.builder import build
from monograph.hlo.interp import evaluate
from monograph.hlo.types import DTYPES, tensor

TYPES = ["f32", "f64"]


def results(
    f: Callable[..., Any], args: list[Array], bits: int, monkeypatch: pytest.MonkeyPatch
) -> list[tuple[Array, Array]]:
    """What the compiled op and the interpreter make of arguments; it must have run in lanes."""
    taken = []
    chosen = lapack.side_by_side

    def watched(*given: Any) -> bool:
        taken.append(chosen(*given))
        return taken[-1]

    monkeypatch.setattr(lapack, "side_by_side", watched)
    types = [tensor(a.shape, DTYPES[{4: "f32", 8: "f64"}[a.itemsize]]) for a in args]
    graph = build(lambda *xs: list(f(*xs)), types, "small")
    program = compiled(graph, {"vector_bits": bits})
    assert set(taken) == {True}  # by the plan and by the writer
    got = call(program, *map(at_the_edge, args))
    return list(zip(got, evaluate(graph, args), strict=True))


def near(pairs: list[tuple[Array, Array]], size: float = 1.0) -> None:
    for got, want in pairs:
        assert got.dtype == want.dtype and got.shape == want.shape
        if got.dtype.kind == "i":
            np.testing.assert_array_equal(got, want)
        else:
            wide = 2e4 * size * np.finfo(got.dtype).eps
            np.testing.assert_allclose(got, want, rtol=wide, atol=wide)


def random(shape: tuple[int, ...], d: str, seed: int = 0) -> Array:
    return np.random.default_rng(seed).standard_normal(shape).astype(d.replace("f", "float"))


@pytest.mark.parametrize("bits", [512, 256, 128])
@pytest.mark.parametrize("d", TYPES)
@pytest.mark.parametrize(
    "shape",
    [(40, 1, 1), (33, 2, 2), (4, 17, 3, 3), (35, 8, 8), (20, 16, 16), (19, 3, 5), (19, 7, 2)],
)
def test_lu(shape: tuple[int, ...], d: str, bits: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Factors, pivots and info: of singular matrices and equal pivots, too."""
    a = random(shape, d)
    flat = a.reshape(-1, *shape[-2:])
    flat[3] = 0
    flat[5] = np.arange(shape[-2] * shape[-1]).reshape(shape[-2:]) % 2 + 1
    flat[7, :, 0] = 0
    flat[9, :, 0] = -1
    near(results(ops.lu, [a], bits, monkeypatch), 10)


@pytest.mark.parametrize("d", TYPES)
@pytest.mark.parametrize("bits", [512, 256, 128])
@pytest.mark.parametrize(
    "shape",
    [(40, 1, 1), (33, 2, 2), (4, 17, 3, 3), (35, 8, 8), (20, 16, 16), (19, 3, 5), (19, 7, 2)],
)
def test_qr(shape: tuple[int, ...], d: str, bits: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Reflections as LAPACK has them: of columns that end in zeros, and of all sizes of numbers."""
    a = random(shape, d)
    flat = a.reshape(-1, *shape[-2:])
    flat[3] = 0
    flat[5] = np.triu(flat[5])
    flat[6] = -abs(flat[6])
    near(results(ops.geqrf, [a], bits, monkeypatch))
    if shape[-2] >= shape[-1]:
        near(results(lambda x: [ops.householder_product(*ops.geqrf(x))], [a], bits, monkeypatch))


@pytest.mark.parametrize("d", TYPES)
def test_qr_of_large_and_small_numbers(d: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Squares neither overflow nor vanish; a tail that is nothing beside its first is reflected."""
    a = random((20, 4, 3), d)
    limits = np.finfo(a.dtype)
    for size in (limits.max / 64, limits.tiny / 64):  # the latter have six bits less
        (r, want), (tau, factor) = results(
            ops.geqrf, [(a * size).astype(a.dtype)], 512, monkeypatch
        )
        np.testing.assert_allclose(np.triu(r) / size, np.triu(want) / size, 0, 1e4 * limits.eps)
        np.testing.assert_allclose(tau, factor, 0, 1e4 * limits.eps)
    a[:, 1:] *= limits.tiny
    near(results(ops.geqrf, [a], 512, monkeypatch))


@pytest.mark.parametrize("d", TYPES)
@pytest.mark.parametrize("lower", [True, False])
@pytest.mark.parametrize("bits", [512, 256, 128])
def test_cholesky(d: str, lower: bool, bits: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """One triangle is read; a matrix that is not positive definite is NaN, and no other one."""
    for n in (1, 3, 8, 16):
        x = random((37, n, n), d)
        a = x @ np.swapaxes(x, 1, 2) + n * np.eye(n, dtype=x.dtype)
        a[4, n - 1, n - 1] = -1
        a[6, 0, 0] = np.nan
        a[8] = 0
        other = np.triu if lower else np.tril
        a += other(np.full((n, n), 3, x.dtype), 1 if lower else -1)  # is not looked at
        pairs = results(lambda v: [ops.cholesky(v, lower=lower)], [a], bits, monkeypatch)
        near(pairs)
        assert np.isnan(pairs[0][0]).any(axis=(1, 2)).nonzero()[0].tolist() == [4, 6, 8]


@pytest.mark.parametrize("left", [True, False])
@pytest.mark.parametrize("transpose", ["NO_TRANSPOSE", "TRANSPOSE", "ADJOINT"])
@pytest.mark.parametrize("lower", [True, False])
@pytest.mark.parametrize("unit", [True, False])
def test_triangular_systems(
    left: bool, transpose: str, lower: bool, unit: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Either side, either triangle, as they lie and transposed."""
    attrs = {
        "left_side": left, "lower": lower, "unit_diagonal": unit, "transpose_a": transpose
    }  # fmt: skip
    for d, bits, n, k in (
        ("f32", 512, 5, 3),
        ("f64", 256, 8, 1),
        ("f32", 128, 1, 4),
        ("f64", 512, 3, 7),
    ):
        a = random((21, n, n), d) / 4 + 2 * np.eye(n).astype(d.replace("f", "float"))
        b = random((21, n, k) if left else (21, k, n), d, 1)
        other = np.triu if lower else np.tril
        a += other(np.full((n, n), np.nan), 1 if lower else -1).astype(a.dtype)
        f = lambda x, y: [ops.triangular_solve(x, y, **attrs)]  # noqa: E731
        near(results(f, [a, b], bits, monkeypatch))


def test_a_zero_on_the_diagonal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Divides by zero in its own lane alone."""
    a, b = np.tile(np.eye(3, dtype=np.float32), (16, 1, 1)), random((16, 3, 2), "f32")
    a[2, 1, 1] = 0
    attrs = {
        "left_side": True, "lower": True, "unit_diagonal": False, "transpose_a": "NO_TRANSPOSE"
    }  # fmt: skip
    f = lambda x, y: [ops.triangular_solve(x, y, **attrs)]  # noqa: E731
    ((got, _),) = results(f, [a, b], 512, monkeypatch)
    assert (~np.isfinite(got)).any(axis=(1, 2)).nonzero()[0].tolist() == [2]


def test_few_and_large_matrices_are_the_librarys(monkeypatch: pytest.MonkeyPatch) -> None:
    for shape in ((3, 4, 4), (40, 17, 17), (40, 0, 0)):
        with pytest.raises(AssertionError):
            results(ops.lu, [random(shape, "f32")], 512, monkeypatch)


def test_pieces_are_shared() -> None:
    """A batch that is worth it is done by several threads, each matrix once or the same."""
    a = random((5000, 6, 6), "f32")
    graph = build(lambda x: list(ops.lu(x)), [tensor(a.shape, DTYPES["f32"])], "many")
    got, want = call(compiled(graph), a), evaluate(graph, [a])
    np.testing.assert_array_equal(got[1], want[1])
    np.testing.assert_allclose(got[0], want[0], rtol=1e-2, atol=1e-2)


@pytest.mark.parametrize(("lead", "count", "size"), [
    ((), 64, 64), ((3,), 5, 9), ((2, 7), 1, 1), ((5,), 0, 4), ((4000,), 9, 12), ((0,), 3, 3),
])  # fmt: skip
def test_the_order_of_exchanged_rows(lead: tuple[int, ...], count: int, size: int) -> None:
    """As the record says, of numbers that are no rows, too; without a loop over arrays."""
    rng = np.random.default_rng(2)
    pivots = rng.integers(-2, size + 2, (*lead, count)).astype(np.int32)
    graph = build(
        lambda p: [ops.lu_pivots_to_permutation(p, permutation_size=size)],
        [tensor(pivots.shape, DTYPES["i32"])],
        "order",
    )
    program = compiled(graph)
    assert "while" not in program.as_text("llvm") and "w_lu_pivots" in program.as_text("llvm")
    (got,) = call(program, at_the_edge(pivots))
    np.testing.assert_array_equal(got, evaluate(graph, [pivots])[0])
