"""Kernels row by row under scalar control: their instructions give the bits of the interpreter."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ml_dtypes
import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
from monograph.backends.base import Buffer, Device
from monograph.backends.tpu.compiler.layout import Layout
from monograph.backends.tpu.compiler.pitches import beyond, step_of
from monograph.backends.tpu.contract import contract
from monograph.hlo import ops
from monograph.hlo.builder import build
from monograph.hlo.index import dim
from monograph.hlo.interp import evaluate
from monograph.hlo.ops.monoids import monoid
from monograph.hlo.state import referring
from monograph.hlo.types import F32, tensor, type_of_array
from tpu_streams import CHIP, RNG, check_streams, compiled, f32, same

Array = np.ndarray[Any, Any]


def i32(*shape: int) -> Array:
    return RNG.integers(-50, 50, shape).astype(np.int32)


def bf16(*shape: int) -> Array:
    return f32(*shape).astype(ml_dtypes.bfloat16)


def i8(*shape: int) -> Array:
    return RNG.integers(-100, 100, shape).astype(np.int8)


def pool(x: Any, fold: Any, init: Any, size: Any, stride: Any, padding: Any) -> Any:
    return mg.lax.reduce_window(x, init, fold, size, stride, padding)


def largest(x: Any, size: Any, stride: Any, padding: Any = "SAME") -> Any:
    return pool(x, mg.lax.max, -mnp.inf, size, stride, padding)


def total(x: Any, size: Any, stride: Any, padding: Any = "SAME") -> Any:
    return pool(x, mg.lax.add, 0.0, size, stride, padding)


def decayed(a: Any, b: Any) -> Any:
    """No sum: another order would give other numbers."""
    return a * 0.5 + b


def crossed(a: Any, b: Any) -> Any:
    return a[0] + b[0] * b[1], a[1] * 0.5 + b[1]


PROGRAMS: dict[str, tuple[Callable[..., Any], tuple[Array, ...]]] = {
    "pool": (lambda x: largest(x, (1, 3, 3, 1), (1, 2, 2, 1)), (f32(2, 9, 8, 20),)),
    "pool of many rows": (lambda x: largest(x, (1, 3, 3, 1), (1, 2, 2, 1)), (f32(1, 41, 6, 20),)),
    "pool of wide rows": (lambda x: largest(x, (1, 2, 2, 1), (1, 1, 1, 1)), (f32(1, 11, 5, 300),)),
    "pool upside down": (
        lambda x: largest(x[:, ::-1], (1, 3, 3, 1), (1, 1, 1, 1)), (f32(2, 13, 6, 20),),
    ),
    "pool of dilated windows": (
        lambda x: mg.lax.reduce_window(
            x, -mnp.inf, mg.lax.max, (3, 1), (1, 1), [(2, 2), (0, 0)], window_dilation=(2, 1)
        ), (f32(21, 70),),
    ),
    "packed pool": (
        lambda x: pool(x, mg.lax.max, mnp.bfloat16(-mnp.inf), (1, 3, 3, 1), (1, 2, 2, 1), "SAME"),
        (bf16(2, 21, 8, 20),),
    ),
    "pool of bytes": (
        lambda x: pool(x, mg.lax.max, np.int8(-128), (1, 3, 3, 1), (1, 2, 2, 1), "SAME"),
        (i8(2, 21, 9, 20),),
    ),
    "argmax of packed matrices": (lambda x: mnp.argmax(x, 1), (bf16(9, 30, 150),)),
    "narrow beside wide matrices": (
        lambda x, y: x.astype(mnp.float32) * y[:, ::-1], (bf16(9, 5, 41), f32(9, 5, 41)),
    ),
    "pool of planes": (lambda x: largest(x, (1, 1, 2, 2), (1, 1, 2, 2)), (f32(2, 3, 8, 20),)),
    "mean pool": (lambda x: total(x, (1, 2, 2, 1), (1, 2, 2, 1)) / 4, (f32(1, 6, 8, 140),)),
    "pool of a line": (lambda x: largest(x, (1, 3), (1, 1)), (f32(3, 300),)),
    "sums of long windows": (lambda x: total(x, (1, 7, 7, 1), (1, 2, 2, 1)), (f32(1, 9, 8, 20),)),
    "long windows of a line": (lambda x: total(x, (1, 40), (1, 3)), (f32(3, 300),)),
    "long products": (lambda x: pool(x, mg.lax.mul, 1.0, (40,), (1,), "SAME"), (f32(300),)),
    "running sums as windows": (
        lambda x: total(x, (1, 60), (1, 1), [(0, 0), (59, 0)]), (f32(3, 60),),
    ),
    "long windows of halves": (lambda x: total(x, (1, 40), (1, 3)), (bf16(3, 300),)),
    "windows by another body": (
        lambda x: pool(x, decayed, 0.0, (3, 1), (1, 1), "SAME"), (f32(9, 150),),
    ),
    "windows of two arrays": (
        lambda x: pool((x, x + 1), crossed, (0.0, 1.0), (3, 3), (1, 2), "VALID"), (f32(9, 150),),
    ),
    "one result of two": (
        lambda x: pool((x, x + 1), crossed, (0.0, 1.0), (3, 3), (1, 2), "SAME")[1], (f32(9, 50),),
    ),
    "rows from many places": (
        lambda x: x.reshape(70, 30).T.reshape(100, 21)[:50] * 2, (f32(21, 100),),
    ),
    "halves from many places": (lambda x: x.reshape(70, 30).T.reshape(100, 21), (bf16(21, 100),)),
    "argmax over rows": (lambda x: mnp.argmax(x, 0), (f32(30, 150),)),
    "argmax over lanes": (lambda x: mnp.argmax(x, -1), (f32(20, 150),)),
    "argmin of matrices": (lambda x: mnp.argmin(x, 1), (i32(3, 9, 70),)),
    "all and any": (lambda x: (mnp.all(x > -2, 0), mnp.any(x > 2, -1)), (f32(20, 150),)),
    "packed sums": (lambda x: mnp.sum(x, 0), (bf16(9, 200),)),
    "packed maxima": (lambda x: mnp.max(x, 0), (bf16(9, 200),)),
    "bytes": (lambda x: mnp.max(x, 0), (i8(19, 200),)),
    "steps of bytes": (lambda x, y: (x + y) // 3, (i8(3, 41), i8(3, 41))),
    "narrow beside wide": (lambda x, y: x.astype(mnp.float32) * y, (bf16(5, 41), f32(5, 41))),
    "halves": (lambda x: mnp.exp(x) - x[::-1], (bf16(5, 41),)),
    "whole products": (lambda x, y: x @ y, (i32(5, 9), i32(9, 30))),
    "a part": (lambda x: mnp.tanh(x[:, 3:]), (f32(3, 200),)),
    "backwards": (lambda x: x[:, ::-1] * 2, (f32(3, 200),)),
    "every third": (lambda x: x[1::2, ::3] + 1, (f32(9, 300),)),
    "padded": (lambda x: mnp.pad(x, ((1, 2), (3, 4))) + 1, (f32(5, 250),)),
    "joined": (lambda x, y: mnp.concatenate([x, y * 2], 1), (f32(5, 70), f32(5, 90))),
    "a reshape": (lambda x: (x + 1).reshape(10, 30) * 2, (f32(5, 60),)),
    "truth values": (lambda x, y: mnp.where(x > 0, y > 0, x < y), (f32(5, 60), f32(5, 60))),
    "truth values from the last": (lambda x: x[:, ::-1] > 0, (f32(5, 60),)),
}  # fmt: skip


@pytest.mark.parametrize("name", PROGRAMS)
def test_walks_give_the_bits(name: str) -> None:
    f, args = PROGRAMS[name]
    check_streams(f, *args)


def rows_at_once(f: Callable[..., Any], *shapes: tuple[int, ...]) -> tuple[int, int]:
    """The loop of the last task that lies along sublanes, and its cycles."""
    args = [mg.ShapeDtypeStruct(s, np.float32) for s in shapes]
    executable = compiled(mg.jit(f).trace(*args).whole)
    task: Any = executable.plan.tasks[executable.program.graph][-1]
    return task.spec.down, task.cost.cycles


def test_rows_that_lie_equally_far_apart_go_eight_at_a_time() -> None:
    def pooled(x: Any) -> Any:
        return largest(x, (1, 3, 3, 1), (1, 2, 2, 1))

    down, cycles = rows_at_once(pooled, (8, 112, 112, 64))
    assert down == 2 and cycles < 1_200_000
    assert rows_at_once(pooled, (8, 112, 112, 200))[0] == 1  # rows of two tiles: along the height
    assert rows_at_once(lambda x: mnp.argmax(x, 0), (30, 150))[0] == -1
    assert rows_at_once(lambda x: mnp.argmax(x, 1), (5, 30, 150))[0] == 0


def test_where_rows_lie() -> None:
    i, j, k = dim(0, 6), dim(1, 40), dim(2, 300)
    x = Layout((6, 44, 300), "f32")  # matrices of 6 x 3 tiles
    assert step_of(x, (i, j, k), 0) == 144 and step_of(x, (i * -1 + 5, j, k), 0) == -144
    assert step_of(x, (i, j, k), 1) == 1 and step_of(x, (i, j * 8, k), 1) == 24
    assert step_of(x, (i, j + 1, k), 1) is None and step_of(x, (i, j * 2, k), 1) is None
    assert step_of(x, (i, j, k), 2) is None  # along lanes
    packed = Layout((6, 44, 300), "bf16")  # matrices of 3 x 3 tiles
    assert step_of(packed, (i, j, k), 0) == 72 and step_of(packed, (i, j, k), 1) is None
    assert beyond(x, (i - 1, j, k), 0, 2) == 144 and beyond(x, (i, j, k), 0, 2) == 288


def test_maxima_of_packed_rows() -> None:
    """What a fold begins with is one register, however many a row of tiles has."""
    check_streams(lambda x: mnp.max(x, -1), bf16(9, 200))


def test_bodies_that_are_no_sums_go_from_element_to_element() -> None:
    """Another order would give other numbers."""

    def f(x: Any) -> Any:
        return mg.lax.reduce(x, np.float32(1), lambda a, b: a * 0.5 + b, (0,))

    x = f32(11, 140)
    wanted = np.ones(140, np.float32)
    for row in x:
        wanted = wanted * np.float32(0.5) + row
    check_streams(f, x)
    assert np.array_equal(np.asarray(mg.jit(f, backend="tpu")(x)), wanted)


def test_gradients_of_pools_are_what_their_expansion_says() -> None:
    """Places that several windows chose: the contract and the instructions add in one order."""
    x, sent = f32(2, 9, 8, 20), f32(2, 4, 3, 20)
    scalar = tensor((), F32)
    pick = build(lambda a, b: [ops.compare(a, b, comparison_direction="GE")], [scalar] * 2, "pick")
    rows = {"window_dimensions": (1, 3, 3, 1), "window_strides": (1, 2, 2, 1),
            "padding": ((0, 0),) * 4}  # fmt: skip

    def f(x: Any, sent: Any) -> list[Any]:
        zero = ops.convert(np.float32(0), dtype=F32)
        bodies = {"select": pick, "scatter": monoid("add", F32)}
        return [ops.select_and_scatter(x, sent, zero, **rows, **bodies)]

    graph = build(f, [type_of_array(x), type_of_array(sent)], "gradient")
    executable = compiled(graph)
    tasks = executable.plan.tasks[executable.program.graph]
    assert all(t.how != "counted" for t in tasks)
    (got,), _ = executable.run([Buffer(Device("tpu"), a) for a in (x, sent)])
    with referring(contract(CHIP)):
        (want,) = evaluate(graph, [x, sent])
    assert same(got.host, want)
    np.testing.assert_allclose(want, evaluate(graph, [x, sent])[0], rtol=1e-5, atol=1e-5)


def test_a_fold_of_everything_by_a_body_of_the_users_own() -> None:
    """A nest without loops around its fold."""
    zero = np.float32(0)
    check_streams(lambda x: mg.lax.reduce(x, zero, decayed, (0, 1)), f32(5, 9))
