"""Sorts and running folds: their instructions give the bits of the interpreter."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ml_dtypes
import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
from monograph.backends.tpu.compiler.networks import along
from monograph.hlo import ops
from monograph.hlo.builder import build
from monograph.hlo.types import type_of_array
from tpu_streams import RNG, check_graph, check_streams, compiled, f32, same

Array = np.ndarray[Any, Any]


def few(*shape: int) -> Array:
    """Many elements that are equal, both zeros, infinities and several NaNs."""
    x = RNG.integers(-3, 4, shape).astype(np.float32)
    odd = np.array([np.nan, -np.nan, np.inf, -np.inf, -0.0, 0.0], np.float32)
    return np.where(RNG.random(shape) < 0.1, RNG.choice(odd, shape), x).astype(np.float32)


def narrow(kind: Any, *shape: int) -> Array:
    return RNG.integers(0, 100, shape).astype(kind)


def by_two_keys(x: Any, y: Any) -> Any:
    return mg.lax.sort((x, y, x * 2), dimension=0, num_keys=2)


SORTS: dict[str, tuple[Callable[..., Any], tuple[Array, ...]]] = {
    "rows": (mnp.sort, (few(5, 70),)),
    "long rows": (mnp.sort, (few(11, 700),)),
    "columns": (lambda x: mnp.sort(x, 0), (few(37, 300),)),
    "of three dimensions": (lambda x: mnp.sort(x, 0), (few(21, 3, 130),)),
    "the middle one": (lambda x: mnp.sort(x, 1), (few(3, 21, 30),)),
    "one line": (mnp.sort, (few(5000),)),
    "a few": (mnp.sort, (few(7),)),
    "two": (mnp.sort, (few(2),)),
    "downwards": (lambda x: mg.lax.rev(mnp.sort(-x), (1,)), (few(5, 70),)),
    "places": (mnp.argsort, (few(9, 200),)),
    "places in a line": (mnp.argsort, (few(2000),)),
    "two keys": (by_two_keys, (few(40, 9), narrow(np.int32, 40, 9))),
    "more arrays than registers": (
        lambda x, y: mnp.lexsort((x, y, x + y, x * 2, y * 3)), (few(5, 150), few(5, 150)),
    ),
    "whole numbers": (mnp.sort, (narrow(np.int32, 4, 150) - 50,)),
    "without signs": (mnp.sort, (narrow(np.uint32, 4, 150) << np.uint32(25),)),
    "bytes": (lambda x: mnp.sort(x, 0), (narrow(np.int8, 50, 9) - np.int8(50),)),
    "packed": (mnp.sort, (few(21, 140).astype(ml_dtypes.bfloat16),)),
    "packed in a line": (mnp.sort, (few(3000).astype(np.float16),)),
    "truth values": (mnp.sort, (narrow(np.int8, 5, 40) > 50,)),
    "the largest": (lambda x: mg.lax.top_k(x, 5), (few(9, 300),)),
    "many of the largest": (lambda x: mg.lax.top_k(x, 140), (few(9, 300),)),
    "the largest of a line": (lambda x: mg.lax.top_k(x, 1100), (few(3000),)),
    "the largest of packed ones": (
        lambda x: mg.lax.top_k(x, 9), (few(3, 200).astype(ml_dtypes.bfloat16),),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", SORTS)
def test_sorts_give_the_bits(name: str) -> None:
    f, args = SORTS[name]
    check_streams(f, *args)


def test_arrays_that_stay_in_vector_memory_are_sorted_there() -> None:
    check_streams(lambda x: mnp.sort(mnp.exp(x) * 2, 1) + 1, f32(9, 200))
    check_streams(lambda x: mnp.cumsum(mnp.exp(x).astype(mnp.bfloat16), 0) * 2, f32(20, 200))


def test_constants_are_sorted_along() -> None:
    def f(x: Any) -> Any:
        places = mg.lax.iota(np.int32, 70) + mnp.zeros((5, 1), np.int32)
        return mg.lax.sort((x, mnp.ones((5, 70), np.float32), places), dimension=1, num_keys=1)

    check_streams(f, few(5, 70))


@pytest.mark.parametrize("dimension", [0, 1])
def test_a_comparator_that_is_no_order_goes_through_the_same_network(dimension: int) -> None:
    """What comes out then depends on which elements meet, and when."""

    def odd(x: Any, y: Any, *others: Any) -> list[Any]:
        return [ops.compare(ops.multiply(x, x), ops.add(y, others[0]), comparison_direction="LT")]

    x, y = few(20, 300), RNG.integers(-3, 4, (20, 300)).astype(np.float32)
    scalars = [type_of_array(np.float32(0))] * 4
    comparator = build(odd, scalars, "odd")
    graph = build(
        lambda x, y: list(ops.sort(x, y, dimension=dimension, comparator=comparator)),
        [type_of_array(x), type_of_array(y)], "f",
    )  # fmt: skip
    check_graph(graph, x, y)


def test_a_line_that_does_not_fit_is_counted() -> None:
    f = mg.jit(mnp.sort).trace(mg.ShapeDtypeStruct((1 << 24,), np.float32))
    (task,) = compiled(f.whole).plan.tasks[f.whole]
    assert task.how == "counted" and task.why == "portions that do not fit into vector memory"


FOLDS: dict[str, tuple[Callable[..., Any], tuple[Array, ...]]] = {
    "along lanes": (lambda x: mnp.cumsum(x, 1), (f32(5, 300),)),
    "along lanes, from the end": (lambda x: mg.lax.cumsum(x, 1, reverse=True), (f32(5, 300),)),
    "along sublanes": (lambda x: mnp.cumsum(x, 0), (f32(37, 300),)),
    "backwards": (lambda x: mg.lax.cumsum(x, 0, reverse=True), (f32(37, 20),)),
    "of matrices": (lambda x: mg.lax.cumprod(x, 0), (f32(9, 20, 7),)),
    "a line": (mnp.cumsum, (f32(3000),)),
    "a line, from the end": (lambda x: mg.lax.cumsum(x, 0, reverse=True), (f32(3000),)),
    "one element": (lambda x: mnp.cumsum(x, 1), (f32(5, 1),)),
    "whole numbers": (lambda x: mnp.cumprod(x, 0), (narrow(np.int32, 30, 9),)),
    "bytes that wrap": (lambda x: mg.lax.cumsum(x, 0), (narrow(np.uint8, 40, 9),)),
    "halves": (lambda x: mg.lax.cumsum(x, 1), (f32(4, 150).astype(ml_dtypes.bfloat16),)),
    "the largest so far": (lambda x: mg.lax.cummax(x, 1), (few(9, 300),)),
    "the smallest so far": (lambda x: mg.lax.cummin(x, 0, reverse=True), (few(90, 3),)),
    "truth values": (lambda x: mg.lax.cummax(x, 1), (narrow(np.int8, 5, 40) > 80,)),
}  # fmt: skip


@pytest.mark.parametrize("name", FOLDS)
def test_running_folds_give_the_bits(name: str) -> None:
    f, args = FOLDS[name]
    check_streams(f, *args)


@pytest.mark.parametrize("reverse", [False, True])
def test_running_sums_double_what_they_reach(reverse: bool) -> None:
    """The order that the contract says, spelled out: five elements in three steps."""
    a, b, c, d, e = x = f32(5)
    rows = [a, a + b, b + c, c + d, d + e]
    rows = [rows[0], rows[1], rows[0] + rows[2], rows[1] + rows[3], rows[2] + rows[4]]
    wanted = np.array([*rows[:4], rows[0] + rows[4]], np.float32)
    given = x[::-1].copy() if reverse else x
    got = mg.jit(lambda v: mg.lax.cumsum(v, reverse=reverse), backend="tpu")(given)
    assert same(np.asarray(got)[::-1].copy() if reverse else got, wanted)


def test_where_a_dimension_lies() -> None:
    line, lanes, sublanes, lead = (
        along((3000,), 0), along((5, 300), 1), along((4, 37, 300), 1), along((4, 37, 300), 0)
    )  # fmt: skip
    assert (line.minor, line.pitch, line.flat, line.count) == (128, 1, True, 3)
    assert (lanes.outer, lanes.count, lanes.inner, lanes.pitch) == (1, 3, 1, 8)
    assert (sublanes.minor, sublanes.outer, sublanes.count, sublanes.inner) == (8, 4, 5, 3)
    assert (lead.axis, lead.minor, lead.count, lead.inner, lead.pitch) == ("", 1, 4, 15, 120)


def test_cycles_of_a_sort_grow_with_its_network() -> None:
    """Twice as long rows: twice the registers, and a few more steps than before."""
    cycles = []
    for wide in (1024, 2048):
        graph = mg.jit(mnp.sort).trace(mg.ShapeDtypeStruct((64, wide), np.float32)).whole
        (task,) = compiled(graph).plan.tasks[graph]
        cycles.append(task.cost.cycles)
    steps = [n * (n + 1) // 2 for n in (10, 11)]
    assert 0.8 < cycles[1] / cycles[0] / (2 * steps[1] / steps[0]) < 1.2
