"""Elements at indices: gathers and scatters under scalar control, by the interpreter's bits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ml_dtypes
import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
from monograph.hlo import ops
from monograph.hlo.builder import build
from monograph.hlo.types import tensor, type_of_array
from op_table import cases
from tpu_streams import CHIP, check_graph, check_streams, compiled, f32, run_task, same, values_of

Array = np.ndarray[Any, Any]
RNG = np.random.default_rng(4)
TYPES = (np.float32, np.uint32, ml_dtypes.bfloat16, np.float16, np.int16, np.int8, np.bool_)


def some(kind: Any, *shape: int) -> Array:
    return RNG.integers(0 if kind is np.bool_ else -50, 50, shape).astype(kind)


def i32(*shape: int, low: int = -60, high: int = 60) -> Array:
    """Indices, some of them outside of fifty places."""
    return RNG.integers(low, high, shape).astype(np.int32)


def at(x: Any, i: Any) -> Any:
    return x[i]


def windows(x: Any, i: Any, *sizes: int) -> Any:
    """A window of some size at each index vector."""
    rank = len(sizes)
    numbers = mg.lax.GatherDimensionNumbers(
        offset_dims=tuple(range(1, rank + 1)), collapsed_slice_dims=(),
        start_index_map=tuple(range(rank)),
    )  # fmt: skip
    return mg.lax.gather(x, i, numbers, sizes, mode="clip")


def added(x: Any, i: Any, u: Any) -> Any:
    """Windows of updates at index vectors; what is outside is skipped."""
    rank = x.ndim
    numbers = mg.lax.ScatterDimensionNumbers(
        update_window_dims=tuple(range(1, rank + 1)), inserted_window_dims=(),
        scatter_dims_to_operand_dims=tuple(range(rank)),
    )  # fmt: skip
    return mg.lax.scatter_add(x, i, u, numbers, mode="drop")


GATHERS: dict[str, tuple[Callable[..., Any], tuple[int, ...], tuple[int, ...]]] = {
    "elements": (at, (50,), (21,)),
    "elements of several dimensions": (at, (50,), (3, 150)),
    "columns": (lambda x, i: x[:, i], (9, 50), (21,)),
    "elements of matrices": (lambda x, i: x[i, 1 - i], (50, 50), (13,)),
    "along the last axis": (lambda x, i: mnp.take_along_axis(x, i, 1), (5, 50), (5, 9)),
    "along the first axis": (lambda x, i: mnp.take_along_axis(x, i, 0), (50, 9), (7, 9)),
    "rows": (at, (50, 200), (13,)),
    "rows of matrices": (at, (50, 3, 40), (2, 5)),
    "windows": (lambda x, i: windows(x, i, 7, 40), (20, 60), (9, 2)),
    "windows of lines": (lambda x, i: windows(x, i, 140), (300,), (9, 1)),
}


@pytest.mark.parametrize("name", GATHERS)
def test_gathers(name: str) -> None:
    f, shape, indices = GATHERS[name]
    for kind in TYPES[::3] if len(name) % 2 else TYPES[1::3]:
        check_streams(f, some(kind, *shape), i32(*indices))


Shape = tuple[int, ...]
SCATTERS: dict[str, tuple[Callable[..., Any], Shape, Shape, Shape]] = {
    "elements": (lambda x, i, u: x.at[i].add(u), (50,), (31,), (31,)),
    "elements replaced": (lambda x, i, u: x.at[i].set(u), (300,), (2, 9), (2, 9)),
    "columns": (lambda x, i, u: x.at[:, i].max(u), (9, 50), (21,), (9, 21)),
    "elements of matrices": (lambda x, i, u: x.at[i, 1 - i].multiply(u), (50, 60), (13,), (13,)),
    "rows": (lambda x, i, u: x.at[i].add(u), (50, 200), (31,), (31, 200)),
    "rows of matrices": (lambda x, i, u: x.at[i].min(u), (50, 3, 40), (5,), (5, 3, 40)),
    "windows": (added, (12, 30), (5, 2), (5, 4, 20)),
    "windows of lines": (added, (150,), (4, 1), (4, 40)),
    "the same number": (lambda x, i, u: x.at[i].set(3), (50,), (31,), (1,)),
}


@pytest.mark.parametrize("name", SCATTERS)
def test_scatters(name: str) -> None:
    f, shape, indices, rows = SCATTERS[name]
    for kind in [k for k in TYPES if k is not np.bool_][len(name) % 2 :: 2]:
        check_streams(f, some(kind, *shape), i32(*indices), some(kind, *rows))


def test_an_array_that_is_one_number() -> None:
    """The derivative of a gather, in the type of what is gathered."""
    for kind in (np.float32, ml_dtypes.bfloat16, np.int8):
        zeros = lambda i, u, kind=kind: mnp.zeros((50,), kind).at[i].add(u)  # noqa: E731
        check_streams(zeros, i32(40), some(kind, 40))


def test_constants_keep_the_bits_of_a_nan() -> None:
    """Written out, beside other arithmetic, and as updates of elements."""
    for kind in (np.float32, ml_dtypes.bfloat16, np.float16):
        word = np.array([np.nan]).astype(kind).view(f"u{np.dtype(kind).itemsize}")
        nan = (word | (1 << 8 * word.itemsize - 1)).view(kind).reshape(())
        check_streams(lambda nan=nan: mnp.full((5, 7), nan))
        check_streams(lambda x, nan=nan: mnp.where(x > 0, x, nan), some(kind, 5, 7))
        check_streams(lambda x, i, nan=nan: x.at[i].set(nan), some(kind, 50), i32(31))


def test_indices_without_a_sign_and_batches() -> None:
    """Indices beyond 31 bits are the last ones; dimensions that run along with those of indices."""
    far = np.uint32([0, 49, 50, 1 << 31, (1 << 32) - 1])
    numbers = mg.lax.GatherDimensionNumbers((), (0,), (0,))
    check_streams(lambda x, i: mg.lax.gather(x, i[:, None], numbers, (1,), mode="clip"),
                  f32(50), far)  # fmt: skip
    check_streams(mg.vmap(at), f32(5, 50), i32(5, 9))
    check_streams(mg.vmap(lambda x, i, u: x.at[i].add(u)), f32(5, 50), i32(5, 9), f32(5, 9))


LOOKUPS = [c for c in cases() if c.id.startswith(("gather", "scatter"))]


@pytest.mark.parametrize("first", range(12))
def test_the_op_table(first: int) -> None:
    """All forms of these ops, by bodies of the user's own too."""
    done = 0
    for c in LOOKUPS[first::12]:
        graph, args = c.graph(), list(c.inputs())
        executable = compiled(graph)
        env = values_of(executable.program.graph, args)
        for task in executable.plan.tasks[executable.program.graph]:
            if task.how == "scalar":
                outs = run_task(task, CHIP, [np.asarray(env[x]) for x in task.operands])
                assert same(outs[0], np.asarray(env[task.results[0]]).reshape(outs[0].shape)), c.id
                done += 1
    assert done


def test_rows_are_gone_over_together() -> None:
    """Rows of narrow elements take far fewer cycles than their elements one by one."""
    f = mg.jit(at, backend="tpu")
    types = [mg.ShapeDtypeStruct(s, d) for s, d in (((500, 256), mnp.bfloat16), ((64,), mnp.int32))]
    (row,) = [r for r in f.lower(*types).compile().estimate().tasks if r.name == "gather"]
    assert row.how == "scalar" and row.time < 64 * 256


NARROW = (np.int8, np.uint8, np.int16, np.uint16)


@pytest.mark.parametrize("kind", NARROW, ids=lambda k: np.dtype(k).name)
def test_narrow_indices(kind: Any) -> None:
    """Some of them outside; negative ones are below the first."""
    places = RNG.integers(np.iinfo(kind).min // 2, np.iinfo(kind).max // 2, 40).astype(kind)
    places[::2] %= 50
    rows = mg.lax.GatherDimensionNumbers((1,), (0,), (0,))
    changed = mg.lax.ScatterDimensionNumbers((1,), (0,), (0,))
    for x in (f32(50, 70), some(ml_dtypes.bfloat16, 50, 7)):
        sizes, u = (1, x.shape[1]), some(x.dtype.type, 40, x.shape[1])
        check_streams(lambda x, i, n=sizes: mg.lax.gather(x, i[:, None], rows, n, mode="clip"),
                      x, places)  # fmt: skip
        check_streams(lambda x, i, u: mg.lax.scatter_add(x, i[:, None], u, changed, mode="drop"),
                      x, places, u)  # fmt: skip


@pytest.mark.parametrize("rows", [(), (1,)], ids=["elements", "rows"])
def test_several_arrays_at_once(rows: tuple[int, ...]) -> None:
    """The largest so far and where it was: one decides about both."""

    def larger(old: Any, place: Any, new: Any, other: Any) -> list[Any]:
        better = ops.compare(new, old, comparison_direction="GT")
        return [ops.select(better, new, old), ops.select(better, other, place)]

    wide = (40,) * len(rows)
    arrays = f32(50, *wide), i32(50, *wide)
    places, updates = i32(31, 1, low=-5, high=55), (f32(31, *wide), i32(31, *wide))
    types = [type_of_array(x) for x in (*arrays, places, *updates)]
    scalars = [tensor((), t.dtype) for t in (*types[:2], *types[3:])]

    def f(*operands: Any) -> list[Any]:
        return list(ops.scatter(
            *operands, body=build(larger, scalars, "larger"), update_window_dims=rows,
            inserted_window_dims=(0,), input_batching_dims=(), scatter_indices_batching_dims=(),
            scatter_dims_to_operand_dims=(0,), index_vector_dim=1,
        ))  # fmt: skip

    graph = build(f, types, "f")
    check_graph(graph, *arrays, places, *updates)
