"""Loops in parts: nothing that holds in a whole part is asked there, and points keep values."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

import numpy as np
import pytest

from closeness import close
from cpu_building import build, call
from cpu_kernels import run_on_cpu
from monograph.fusion import choose_layout, fuse
from monograph.fusion.cut import cuts_of, most_points, parts_of, within
from monograph.fusion.kernel import InRange, Kernel, Load
from monograph.fusion.lower import Lowered, lower
from monograph.fusion.schedule import loops_to_join, schedule_of
from monograph.fusion.target import MemorySpace, Target
from monograph.hlo import ops
from monograph.hlo.builder import Builder
from monograph.hlo.graph import Graph
from monograph.hlo.interp import evaluate
from monograph.hlo.state import interpreting
from monograph.hlo.types import BF16, DTYPES, F32, F64, I8, I32, tensor

TARGET = Target("test", frozenset(), (MemorySpace("host", None, 1e9),), vector_bits=256)


def graph(emit: Any, *types: Any) -> Graph:
    b = Builder("parts")
    params = [b.param(t) for t in types]
    with interpreting(b):
        return b.finish([emit(*params)])


def rolled(x: Any, by: int, axis: int) -> Any:
    shape = x.type.shape
    size, ones = shape[axis], (1,) * len(shape)
    at = by % size
    low = tuple(size - at if d == axis else 0 for d in range(len(shape)))
    high = tuple(size - at if d == axis else n for d, n in enumerate(shape))
    end = ops.slice(x, start_indices=low, limit_indices=shape, strides=ones)
    first = ops.slice(x, start_indices=(0,) * len(shape), limit_indices=high, strides=ones)
    return ops.concatenate(end, first, dimension=axis)


def neighbours(x: Any) -> Any:
    """The sum of all shifts by one."""
    total = x
    for axis in range(x.type.ndim):
        for by in (1, -1):
            total = ops.add(total, rolled(x, by, axis))
    return total


def diagonals(x: Any) -> Any:
    return ops.subtract(rolled(rolled(x, 2, 0), -3, 1), rolled(rolled(x, -1, 0), 1, 1))


def padded(x: Any) -> Any:
    wide = ops.pad(
        x, ops.constant(np.asarray(7, x.type.dtype.np)), edge_padding_low=(2, 0),
        edge_padding_high=(0, 5), interior_padding=(0, 0),
    )  # fmt: skip
    return ops.multiply(wide, wide)


def spaced(x: Any) -> Any:
    """Padding between elements: not all conditions are on a loop alone."""
    wide = ops.pad(
        x, ops.constant(np.asarray(3, x.type.dtype.np)), edge_padding_low=(1, 1),
        edge_padding_high=(1, -2), interior_padding=(0, 1),
    )  # fmt: skip
    return ops.negate(wide)


def joined(x: Any) -> Any:
    return ops.concatenate(x, ops.negate(x), ops.multiply(x, x), dimension=1)


def backwards(x: Any) -> Any:
    """A condition that falls along the loop."""
    return ops.reverse(ops.concatenate(ops.negate(x), x, dimension=1), dimensions=(1,))


def folded(x: Any) -> Any:
    """Conditions on the loop around a fold."""
    y = rolled(x, 1, 0)
    body = ops.monoid("add", x.type.dtype)
    return ops.reduce(ops.multiply(y, y), ops.zeros(tensor((), x.type.dtype)), dimensions=(1,),
                      body=body)  # fmt: skip


EMITS = [neighbours, diagonals, padded, spaced, joined, backwards, folded]
SHAPES = [(7, 5), (4, 67), (33, 32), (1, 40), (40, 1), (9, 129)]


def lowered(g: Graph) -> Lowered:
    plan = fuse(g, choose_layout(g, TARGET), TARGET)
    (group,) = (x for x in plan.groups if x.kind in ("loop", "reduction"))
    return lower(group)


def values(d: Any, shape: tuple[int, ...]) -> Any:
    rng = np.random.default_rng(5)
    return rng.integers(-3, 4, shape).astype(d.np)


@pytest.mark.parametrize("emit", EMITS, ids=lambda e: e.__name__)
@pytest.mark.parametrize("shape", SHAPES, ids=str)
@pytest.mark.parametrize("dtype", ["f32", "i8", "bf16", "f64"])
def test_values_are_those_of_the_interpreter(emit: Any, shape: Any, dtype: str) -> None:
    if emit is diagonals and 1 in shape:
        shape = tuple(n + 3 for n in shape)
    g = graph(emit, tensor(shape, DTYPES[dtype]))
    x = values(DTYPES[dtype], shape)
    (want,), (got,) = evaluate(g, [x]), call(build(g), x)
    assert close(got, want, 0.0).all()


@pytest.mark.parametrize("grain", [0, 1, 3, 16])
@pytest.mark.parametrize("on", [128, 256, 512])
@pytest.mark.parametrize("emit", [neighbours, diagonals, joined])
def test_any_pieces(emit: Any, on: int, grain: int) -> None:
    """Also where the loop in lanes is shared out."""
    for shape in [(5, 70), (129,)]:
        if len(shape) == 1 and emit is not neighbours:
            continue
        g = graph(emit, tensor(shape, F32))
        found = lowered(g)
        schedule = replace(schedule_of(found.kernel, TARGET), grain=grain)
        assert schedule.cuts
        x = values(F32, shape)
        (want,) = evaluate(g, [x])
        out = np.zeros(want.shape, want.dtype)
        run_on_cpu(found.kernel, schedule, [x], [out], on)
        assert close(out, want, 0.0).all()


def masks(kernel: Kernel) -> int:
    return sum(isinstance(i, InRange) or (isinstance(i, Load) and i.mask is not None)
               for i in kernel.instructions)  # fmt: skip


@pytest.mark.parametrize("emit", [neighbours, diagonals, padded, joined, backwards])
def test_nothing_is_asked_in_the_largest_part(emit: Any) -> None:
    kernel = lowered(graph(emit, tensor((30, 50), F32))).kernel
    assert masks(kernel)
    assert not masks(most_points(kernel, cuts_of(kernel, 1)))


def test_the_parts_of_a_roll() -> None:
    kernel = lowered(graph(partial(rolled, by=1, axis=0), tensor((4, 3), I32))).kernel
    assert cuts_of(kernel, 1) == ((0, (1,)),)
    first, rest = parts_of(4, (1,))
    assert (first, rest) == ((0, 1), (1, 4))
    for part, row in ((first, "3"), (rest, "i0 - 1")):
        (load,) = within(kernel, {0: part}).instructions
        assert isinstance(load, Load) and load.mask is None and str(load.index[0]) == row


def test_short_code_comes_before_few_conditions() -> None:
    """Of many loops with conditions those inside are cut, as far as the code stays short."""

    def emit(x: Any) -> Any:
        y = neighbours(x)
        return ops.add(neighbours(ops.multiply(y, y)), y)

    kernel = lowered(graph(partial(neighbours), tensor((6, 6, 6, 6, 6), F32))).kernel
    cut = cuts_of(kernel, 4)
    assert 4 in dict(cut) and len(cut) < 5


def stacked(x: Any) -> Any:
    """A join of many rolls, and something to compute with it."""
    y = ops.concatenate(*(rolled(x, 1 + k % 2, 2) for k in range(9)), dimension=0)
    for k in range(10):
        y = ops.multiply(ops.add(y, ops.splat(0.1 * k, y.type)), ops.splat(0.5, y.type))
    return y


def test_loops_are_cut_where_it_leaves_least() -> None:
    """All parts of both loops would be too long; in the pieces, eight of nine need nothing."""
    g = graph(stacked, tensor((1, 20, 30), F32))
    kernel = lowered(g).kernel
    assert len(kernel.instructions) * 27 > 1200
    assert 0 in dict(cuts_of(kernel, 2))
    x = values(F32, (1, 20, 30))
    (want,), (got,) = evaluate(g, [x]), call(build(g), x)
    assert close(got, want, 1e-5).all()


def test_loops_in_parts_are_not_joined() -> None:
    kernel = lowered(graph(stacked, tensor((1, 200, 300), F32))).kernel
    schedule = schedule_of(kernel, TARGET)
    assert schedule.grain and 0 in dict(schedule.cuts)
    assert loops_to_join(kernel, schedule) == 1


def test_the_reason_says_where() -> None:
    kernel = lowered(graph(neighbours, tensor((20, 30), F32))).kernel
    assert "loop 0 at 1, 19, loop 1 at 1, 29" in schedule_of(kernel, TARGET).reason


@pytest.mark.parametrize("d", [I8, BF16, F64])
def test_in_place(d: Any) -> None:
    """A donated operand that is read where it is written, beside conditions on another one."""

    def emit(x: Any, y: Any) -> Any:
        return ops.add(y, neighbours(x))

    g = graph(emit, tensor((9, 45), d), tensor((9, 45), d))
    x, y = values(d, (9, 45)), values(d, (9, 45))[::-1].copy()
    (want,) = evaluate(g, [x, y])
    (got,) = call(build(g, donated=(False, True)), x, y.copy())
    assert close(got, want, 0.0).all()
