"""Reductions by any body, running folds, sorts, largest elements and transforms of cut values."""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
import pytest

from monograph.hlo.builder import build
from monograph.hlo.ops import (
    add,
    cummax,
    cummin,
    cumprod,
    cumsum,
    fft,
    multiply,
    reduce,
    rng_bit_generator,
    sort,
    subtract,
    top_k,
)
from monograph.hlo.ops.orders import lexicographic
from monograph.hlo.ops.picks import pick
from monograph.hlo.types import I32, dtype, tensor
from sharding_pieces import Array, check, mesh_of, meshes, tiled, ways

CASES = [(mesh, seed) for mesh in meshes() for seed in range(6)]
IDS = [f"{'x'.join(map(str, m.axis_sizes))}-{s}" for m, s in CASES]
TYPES = (np.float32, np.int32, np.uint8, ml_dtypes.bfloat16, np.float64, np.int64, np.float16)


def drawn(rng: np.random.Generator, shape: Any, d: Any) -> Array:
    """Few values, so that many are equal; NaNs and infinities among floats."""
    x = rng.integers(0 if np.dtype(d).kind == "u" else -3, 4, shape).astype(d)
    if dtype(np.dtype(d)).is_float:
        odd = np.array([np.nan, np.inf, -np.inf, -0.0]).astype(d)
        x = np.where(rng.random(shape) < 0.15, rng.choice(odd, shape), x).astype(d)
    return x


def cut_at(rng: np.random.Generator, way: str, rank: int, axis: int) -> list[str]:
    """Dimension `axis` is cut, and perhaps another one."""
    dims = [""] * rank
    if len(way) > 1 and rank > 1 and rng.integers(0, 2):
        other = int(rng.choice([i for i in range(rank) if i != axis]))
        dims[axis], dims[other] = way[0], way[1:]
    else:
        dims[axis] = way
    return dims


def shape_of(rng: np.random.Generator) -> tuple[int, ...]:
    return tuple(int(n) for n in rng.integers(1, 18, int(rng.integers(1, 4))))


@pytest.mark.parametrize(("mesh", "seed"), CASES, ids=IDS)
def test_the_place_of_the_largest(mesh: Any, seed: int) -> None:
    rng = np.random.default_rng([seed, mesh.size, 11])
    for way in ways(mesh):
        shape = shape_of(rng)
        d = rng.choice(TYPES)
        axis = int(rng.integers(0, len(shape)))
        x, dims = drawn(rng, shape, d), cut_at(rng, way, len(shape), axis)
        places = np.broadcast_to(
            np.arange(shape[axis], dtype=np.int32).reshape([-1 if i == axis else 1
                                                           for i in range(len(shape))]), shape
        )  # fmt: skip
        over = tuple(i for i in range(len(shape)) if i == axis or rng.integers(0, 3) == 0)
        low = np.array(-np.inf if dtype(np.dtype(d)).is_float else np.iinfo(d).min).astype(d)
        starts = [low, np.asarray(np.int32(2**31 - 1))]
        out = tiled(*(v for i, v in enumerate(dims) if i not in over))
        check(reduce, [x, np.ascontiguousarray(places), *starts],
              [tiled(*dims)] * 2 + [tiled()] * 2, [out] * 2, mesh, counts={"gather": 1},
              dimensions=over, body=pick("GT", dtype(np.dtype(d)), I32))  # fmt: skip


@pytest.mark.parametrize("mesh", meshes(), ids=str)
def test_bodies_that_have_no_name(mesh: Any) -> None:
    t = tensor((), dtype(np.float32))
    either = build(lambda x, y: [subtract(add(x, y), multiply(x, y))], (t, t), "either")
    x = np.random.default_rng(0).random((24, 4)).astype(np.float32)
    for way in ways(mesh):
        for n in (mesh.size, 3 * mesh.size, 13):
            check(reduce, [x[:n], np.asarray(np.float32(0.25))], [tiled(way, ""), tiled()],
                  [tiled("")], mesh, exact=False, declines=n % mesh.size > 0, dimensions=(0,),
                  body=either, counts={"gather": 1})  # fmt: skip


@pytest.mark.parametrize(("mesh", "seed"), CASES, ids=IDS)
@pytest.mark.parametrize("op", [cumsum, cumprod, cummax, cummin], ids=lambda op: str(op.name))
def test_running_folds(mesh: Any, seed: int, op: Any) -> None:
    rng = np.random.default_rng([seed, mesh.size, 12])
    for way in ways(mesh):
        shape = shape_of(rng)
        axis, d = int(rng.integers(0, len(shape))), rng.choice(TYPES)
        dims = cut_at(rng, way, len(shape), axis)
        x = drawn(rng, shape, d)
        if op is cumprod:
            x = np.where(x == 0, np.array(1).astype(d), x).astype(d)
        narrow = dtype(np.dtype(d)).bits == 16
        check(op, [x], [tiled(*dims)], [tiled(*dims)], mesh, counts={"gather": 1}, exact=False,
              tol=2e-2 if narrow else 1e-5, axis=axis,
              reverse=bool(rng.integers(0, 2)))  # fmt: skip


@pytest.mark.parametrize(("mesh", "seed"), CASES, ids=IDS)
def test_sorts(mesh: Any, seed: int) -> None:
    rng = np.random.default_rng([seed, mesh.size, 13])
    for way in ways(mesh):
        shape = shape_of(rng)
        axis, d = int(rng.integers(0, len(shape))), rng.choice(TYPES)
        dims = cut_at(rng, way, len(shape), axis)
        x, rider = drawn(rng, shape, d), rng.integers(0, 99, shape).astype(np.int32)
        check(sort, [x, rider], [tiled(*dims)] * 2, [tiled(*dims)] * 2, mesh, declines=True,
              dimension=axis, comparator=lexicographic([dtype(np.dtype(d)), I32], 1))  # fmt: skip


@pytest.mark.parametrize(("mesh", "seed"), CASES, ids=IDS)
def test_largest_elements(mesh: Any, seed: int) -> None:
    rng = np.random.default_rng([seed, mesh.size, 14])
    for way in ways(mesh):
        shape = shape_of(rng)
        d, last = rng.choice(TYPES), len(shape) - 1
        dims = cut_at(rng, way, len(shape), last)
        k = int(rng.integers(0, shape[-1] + 1))
        out = tiled(*dims[:-1], "")
        found = check(top_k, [drawn(rng, shape, d)], [tiled(*dims)], [out] * 2, mesh,
                      declines=True, k=k)  # fmt: skip
        assert found is None or found == {"gather": 1}


@pytest.mark.parametrize(("mesh", "seed"), CASES, ids=IDS)
@pytest.mark.parametrize("kind", ["FFT", "IFFT", "RFFT", "IRFFT"])
def test_transforms(mesh: Any, seed: int, kind: str) -> None:
    rng = np.random.default_rng([seed, mesh.size, 15])
    for way in ways(mesh):
        rank = int(rng.integers(1, 4))
        shape = [int(n) for n in rng.choice([mesh.size, 2 * mesh.size, 7, 20], rank)]
        count = int(rng.integers(1, rank + 1))
        length = list(shape[rank - count :])
        if kind == "IRFFT":
            length[-1] = max(2 * (length[-1] - 1), 1)
        x = rng.standard_normal(shape)
        x = x.astype(np.float32) if kind == "RFFT" else (x + 1j * x[::-1]).astype(np.complex64)
        axis = int(rng.integers(rank - count, rank))
        dims = cut_at(rng, way, rank, axis)
        check(fft, [x], [tiled(*dims)], [tiled(*dims)], mesh, exact=False, declines=True,
              fft_type=kind, fft_length=tuple(length))  # fmt: skip


def test_what_is_sent() -> None:
    mesh = mesh_of(4)
    x = np.arange(256, dtype=np.float32).reshape(16, 16).astype(np.complex64)
    plane = {"fft_type": "FFT", "fft_length": (16, 16)}
    check(fft, [x], [tiled("x", "")], [tiled("x", "")], mesh, exact=False,
          counts={"swap": 1}, **plane)  # fmt: skip
    rows = {"fft_type": "FFT", "fft_length": (16,)}
    check(fft, [x], [tiled("", "x")], [tiled("", "x")], mesh, exact=False,
          counts={"swap": 1}, **rows)  # fmt: skip
    check(cumsum, [x.real], [tiled("x", "")], [tiled("x", "")], mesh, counts={"gather": 1}, axis=0)


@pytest.mark.parametrize("mesh", meshes(), ids=str)
@pytest.mark.parametrize("algorithm", ["THREE_FRY", "PHILOX"])
@pytest.mark.parametrize("d", [np.uint32, np.uint64, np.uint8, np.float32, np.int16])
def test_random_bits_are_those_of_one_device(mesh: Any, algorithm: str, d: Any) -> None:
    rng = np.random.default_rng(mesh.size)
    state = rng.integers(0, 2**64, 2, dtype=np.uint64)
    state[1] = 2**64 - 5  # the counter wraps
    shapes = ((13,), (6, 5), (3, 7), (4, 3, 2))
    turn = (mesh.size + np.dtype(d).num + len(algorithm)) % 2  # half of them, in turn
    for way in ways(mesh):
        for shape in shapes[turn::2]:
            dims = cut_at(rng, way, len(shape), int(rng.integers(0, len(shape))))
            types = (tensor((2,), dtype(np.uint64)), tensor(shape, dtype(d)))
            check(rng_bit_generator, [state], [tiled("")], [tiled(""), tiled(*dims)], mesh,
                  counts={}, rng_algorithm=algorithm, types=types)  # fmt: skip
