"""gather and scatter on the CPU: shared among threads, of several arrays at once, in place."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
from cpu_building import build as compiled
from cpu_building import call
from guarded import at_the_edge
from monograph.hlo.builder import build
from monograph.hlo.interp import evaluate
from monograph.hlo.ops import add, gather, maximum, monoid, replacement, scatter
from monograph.hlo.types import DTYPES, F32, I32, tensor

RNG = np.random.default_rng(0)


def floats(*shape: int) -> np.ndarray:
    return RNG.integers(-50, 50, shape).astype(np.float32)


def indices(n: int, *shape: int) -> np.ndarray:
    """Some of them out of range."""
    return RNG.integers(-2, n + 2, shape).astype(np.int32)


def clipped(i: np.ndarray, n: int) -> np.ndarray:
    """Where reading without a mode looks."""
    return np.clip(np.where(i < 0, i + n, i), 0, n - 1)


@pytest.mark.parametrize("width", [1, 3, 37, 200])
def test_rows_are_read(width: int) -> None:
    x, i = floats(3000, width), indices(3000, 9001)
    got = mg.jit(lambda x, i: x[i])(x, i)
    np.testing.assert_array_equal(got, x[clipped(i, 3000)])


@pytest.mark.parametrize("rows, count", [(3, 50_001), (700, 77), (2, 8)])
def test_columns_are_read(rows: int, count: int) -> None:
    x, i = floats(rows, 900), indices(900, count)
    got = mg.jit(lambda x, i: x[:, i])(x, i)
    np.testing.assert_array_equal(got, x[:, clipped(i, 900)])
    j = indices(900, rows, count)
    got = mg.jit(lambda x, j: mnp.take_along_axis(x, j, 1, "promise_in_bounds"))(x, j)
    np.testing.assert_array_equal(got, np.take_along_axis(x, np.clip(j, 0, 899), 1))


@pytest.mark.parametrize("width", [1, 3, 37, 700])
@pytest.mark.parametrize("how", ["add", "set", "max"])
def test_rows_are_written(width: int, how: str) -> None:
    """Threads share the columns; equal indices keep their order."""
    x, i, u = floats(300, width), indices(300, 4000), floats(4000, width)
    got = mg.jit(lambda x, i, u: getattr(x.at[i], how)(u))(x, i, u)
    at = np.where(i < 0, i + 300, i)
    ok = (at >= 0) & (at < 300)
    want = x.copy()
    if how == "set":
        want[at[ok]] = u[ok]
    else:
        {"add": np.add, "max": np.maximum}[how].at(want, at[ok], u[ok])
    np.testing.assert_array_equal(got, want)


@pytest.mark.parametrize("bits", [512, 128])
@pytest.mark.parametrize("d", ["f32", "f64", "i32", "i64", "bf16", "i8", "c64"])
@pytest.mark.parametrize("width", [2, 3, 5, 6, 7, 8, 9])
def test_short_rows_are_combined(width: int, d: str, bits: int) -> None:
    """Each as one vector, also the last of the array, behind which there is nothing."""
    x, u = (floats(n, width).astype(DTYPES[d].np) for n in (40, 500))
    i = np.append(RNG.integers(0, 40, 498), [39, 39]).astype(np.int32)[:, None]
    ways = ["add", "multiply"] + ["maximum"] * (d != "c64")
    for body in ways:
        f = lambda x, i, u, b=body: [  # noqa: E731
            scatter(
                x, i, u, body=monoid(b, x.type.dtype), update_window_dims=(1,),
                inserted_window_dims=(0,), scatter_dims_to_operand_dims=(0,), index_vector_dim=1,
            )
        ]  # fmt: skip
        u = np.sign(u.real).astype(u.dtype) if body == "multiply" else u
        graph = build(
            f, [tensor(v.shape, t) for v, t in ((x, DTYPES[d]), (i, I32), (u, DTYPES[d]))], "s"
        )
        (got,) = call(compiled(graph, {"vector_bits": bits}), *map(at_the_edge, (x, i, u)))
        np.testing.assert_array_equal(got, evaluate(graph, [x, i, u])[0])


def test_long_rows_are_shared_out() -> None:
    x, i, u = floats(4, 300_001), indices(4, 20), floats(20, 300_001)
    for how in ("add", "set"):
        got = mg.jit(lambda x, i, u, how=how: getattr(x.at[i], how)(u))(x, i, u)
        want = np.asarray(getattr(mnp.asarray(x).at[mnp.asarray(i)], how)(mnp.asarray(u)))
        np.testing.assert_array_equal(got, want)


def test_several_at_once() -> None:
    """A computation that mixes two arrays."""

    def body(a: Any, b: Any, u: Any, v: Any) -> list[Any]:
        return [add(a, v), maximum(b, add(u, a))]

    one = tensor((), F32)
    graph = build(
        lambda *xs: scatter(
            *xs, update_window_dims=(1,), inserted_window_dims=(0,),
            scatter_dims_to_operand_dims=(0,), index_vector_dim=1,
            body=build(body, [one] * 4, "mixed"),
        ),
        [tensor((50, 33), F32)] * 2 + [tensor((400, 1), I32)] + [tensor((400, 33), F32)] * 2, "two",
    )  # fmt: skip
    args = [floats(50, 33), floats(50, 33), indices(50, 400, 1), floats(400, 33), floats(400, 33)]
    for have, want in zip(call(compiled(graph), *args), evaluate(graph, args), strict=True):
        np.testing.assert_array_equal(have, want)


INDEX = ("i8", "u8", "i16", "u16", "i32", "u32", "i64", "u64")


def extreme(d: str, n: int, *shape: int) -> np.ndarray:
    """Indices around an array of size n, and the largest and smallest that there are."""
    t = DTYPES[d].np
    info = np.iinfo(t)
    rows = [info.min, info.max, info.max - 1, info.min + 1, 0, 1, n - 1, min(n, info.max), 2, 3]
    out = RNG.choice(np.array(rows, dtype=object), shape)
    return np.array(out.tolist(), dtype=t)


@pytest.mark.parametrize("d", INDEX)
def test_every_type_of_index(d: str) -> None:
    """In lanes and one by one; windows of one element, of neighbours, and ones that stick out."""
    x, other = tensor((50, 7), F32), tensor((50,), DTYPES["c128"])
    many, vectors = tensor((37,), DTYPES[d]), tensor((2, 37), DTYPES[d])
    i, v, y = extreme(d, 50, 37), extreme(d, 7, 2, 37), floats(50).astype(np.complex128)
    points = {"offset_dims": (), "collapsed_slice_dims": (0, 1), "start_index_map": (0, 1),
              "index_vector_dim": 0, "slice_sizes": (1, 1)}  # fmt: skip
    single = {"collapsed_slice_dims": (0,), "start_index_map": (0,), "index_vector_dim": 1}
    window = {"inserted_window_dims": (), "scatter_dims_to_operand_dims": (0,),
              "update_window_dims": (1, 2), "index_vector_dim": 1}  # fmt: skip
    into = {**window, "update_window_dims": (), "inserted_window_dims": (0,)}

    def program(x: Any, y: Any, i: Any, v: Any, u: Any, w: Any) -> list[Any]:
        return [
            gather(x, v, **points),
            gather(y, i, offset_dims=(), slice_sizes=(1,), **single),
            gather(x, i, offset_dims=(1,), slice_sizes=(1, 7), **single),
            scatter(x, i, u, body=monoid("add", F32), **window),
            scatter(x, i, u, body=replacement(F32), **window),
            scatter(y, i, w, body=monoid("add", y.type.dtype), **into),
        ]

    types = [x, other, many, vectors, tensor((37, 3, 2), F32), tensor((37,), DTYPES["c128"])]
    graph = build(program, types, "types")
    args = [floats(50, 7), y, i, v, floats(37, 3, 2), floats(37).astype(np.complex128)]
    for k, (have, want) in enumerate(
        zip(call(compiled(graph), *args), evaluate(graph, args), strict=True)
    ):
        np.testing.assert_array_equal(have, want, err_msg=f"result {k}")


@pytest.mark.parametrize("d", ["bool", "u8", "bf16", "i4", "f64", "c64"])
def test_every_width_of_element(d: str) -> None:
    t = DTYPES[d]
    x = RNG.integers(0, 2, (60, 40)).astype(t.np)
    i = indices(40, 33)
    types = [tensor(x.shape, t), tensor(i.shape, I32)]
    for sizes, offset, dims in (((60, 1), (0,), 1), ((1, 40), (1,), 0)):
        graph = build(
            lambda x, i, sizes=sizes, offset=offset, dims=dims: [
                gather(x, i, offset_dims=offset, collapsed_slice_dims=(dims,),
                       start_index_map=(dims,), index_vector_dim=1, slice_sizes=sizes)
            ], types, "widths",
        )  # fmt: skip
        (have,), (want,) = call(compiled(graph), x, i), evaluate(graph, [x, i])
        np.testing.assert_array_equal(have, want)


def test_a_loop_writes_in_place() -> None:
    """One buffer serves the argument of every step and its result."""

    def fill(x: Any) -> Any:
        return mg.lax.fori_loop(0, 100, lambda k, x: x.at[k * 7 % 50].add(1.0), x)

    zeros = np.zeros((50, 1000), np.float32)
    text = mg.jit(fill).lower(zeros).compile().as_text("buffers")
    assert int(text.split("temporaries ")[1].split()[0]) < zeros.nbytes
    assert sum(f" {zeros.nbytes} bytes" in line for line in text.splitlines()) == 2
    np.testing.assert_array_equal(np.asarray(mg.jit(fill)(zeros)), zeros + 2)


def test_a_donated_array_is_changed_in_place() -> None:
    x = mnp.zeros((64, 64))
    f = mg.jit(lambda x, i: x.at[i].set(1.0), donate_argnums=0)
    i = mnp.array([1, 5])
    got = f(x, i)
    assert float(got.sum()) == 128 and x.is_deleted()


def test_an_array_that_is_wanted_later_is_kept() -> None:
    f = mg.jit(lambda x, i: (x.at[i].add(x), x + 1))
    x, i = floats(4, 8), np.array([2, 2, 0, 9], np.int32)
    got, other = f(x, i)
    want = x.copy()
    np.add.at(want, i[:3], x[:3])
    np.testing.assert_array_equal(got, want)
    np.testing.assert_array_equal(other, x + 1)
