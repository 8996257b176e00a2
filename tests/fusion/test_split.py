"""Kernels whose reductions are folded in parts: the two kernels do what the one means."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from closeness import close
from cpu_building import build, call
from cpu_kernels import run_on_cpu
from monograph.fusion import choose_layout, fuse, schedule
from monograph.fusion.kernel import Kernel, Schedule
from monograph.fusion.lower import lower
from monograph.fusion.program import Launch
from monograph.fusion.schedule import schedule_of
from monograph.fusion.split import Split, split
from monograph.fusion.target import MemorySpace, Target
from monograph.hlo import ops
from monograph.hlo.builder import Builder
from monograph.hlo.graph import Graph
from monograph.hlo.interp import evaluate
from monograph.hlo.ops.picks import pick
from monograph.hlo.state import interpreting
from monograph.hlo.types import BF16, F32, I32, tensor
from run_kernels import run_kernel

LONG = Schedule(None, 1, (), seconds=200e-6)  # as if there were much to do
TARGET = Target("test", frozenset(), (MemorySpace("host", None, 1e9),), vector_bits=512)


def summed(x: Any, dims: tuple[int, ...], **attrs: Any) -> Any:
    zero = ops.zeros(tensor((), x.type.dtype))
    return ops.reduce(x, zero, dimensions=dims, body=ops.monoid("add", x.type.dtype), **attrs)


def graph(emit: Any, *types: Any) -> Graph:
    b = Builder("parts")
    params = [b.param(t) for t in types]
    with interpreting(b):
        made = emit(*params)
    return b.finish(made if isinstance(made, list) else [made])


def with_epilogue(x: Any, y: Any) -> list[Any]:
    """A prologue that varies, a body, two folds, an epilogue with another operand."""
    total = summed(ops.multiply(x, x), (0,))
    most = ops.reduce(
        x, ops.constant(np.float32(-3)), dimensions=(0,), body=ops.monoid("maximum", F32)
    )
    return [ops.add(ops.multiply(total, y), most)]


def extreme(x: Any) -> list[Any]:
    places = ops.iota(iota_dimension=0, shape=x.type.shape, dtype=I32)
    starts = ops.constant(np.float32(-np.inf)), ops.zeros(tensor((), I32))
    body = pick("GT", F32, I32)
    return list(ops.reduce(x, places, *starts, dimensions=(0,), body=body))


def shifted(x: Any) -> Any:
    """Reads that hold only under a condition."""
    padded = ops.pad(
        x, ops.constant(np.float32(2)), edge_padding_low=(5, 0), edge_padding_high=(3, 0),
        interior_padding=(0, 0),
    )  # fmt: skip
    return summed(padded, (0,))


CASES = {
    "columns": (lambda x: summed(x, (0,)), (tensor((128, 5), F32),)),
    "uneven": (lambda x: summed(x, (0,)), (tensor((149, 5), F32),)),
    "everything": (lambda x: summed(x, (0, 1)), (tensor((64, 33), F32),)),
    "rounded once": (lambda x: summed(x, (0,)), (tensor((163, 3), BF16),)),
    "epilogue": (with_epilogue, (tensor((96, 4), F32), tensor((4,), F32))),
    "uneven epilogue": (with_epilogue, (tensor((97, 4), F32), tensor((4,), F32))),
    "extreme": (extreme, (tensor((131, 3), F32),)),
    "shifted": (shifted, (tensor((139, 3), F32),)),
}


def kernel_of(g: Graph) -> Kernel:
    (group,) = (x for x in fuse(g, choose_layout(g, TARGET), TARGET).groups if x.kind != "view")
    return lower(group).kernel


def run_split(found: Split, ins: list[Any], outs: list[Any], run: Any) -> None:
    partials = [np.zeros(t.shape, t.dtype.np) for t in found.partials]
    run(found.first, [ins[k] for k in found.reads], partials)
    run(found.second, [*partials, *(ins[k] for k in found.kept)], outs)


@pytest.mark.parametrize("name", CASES)
def test_both_kernels_do_what_the_one_does(name: str) -> None:
    """By the definition of kernels, and as code; wherever there is a part that is not full."""
    emit, types = CASES[name]
    g = graph(emit, *types)
    kernel = kernel_of(g)
    found = split(kernel, replace(LONG, order=tuple(range(len(kernel.dims)))))
    assert found is not None
    assert found.first.dims[1:] == kernel.dims and not found.first.epilogue[2:]
    rng = np.random.default_rng(3)
    ins = [np.asarray(rng.integers(1, 40, t.shape) / 8).astype(t.dtype.np) for t in kernel.operands]
    want, plain, code = ([np.zeros(t.shape, t.dtype.np) for t in kernel.results] for _ in range(3))
    run_kernel(kernel, ins, want)
    run_split(found, ins, plain, run_kernel)

    def compiled(k: Kernel, xs: list[Any], ys: list[Any]) -> None:
        run_on_cpu(k, schedule_of(k, TARGET), xs, ys, 512)

    run_split(found, ins, code, compiled)
    for x, y, z in zip(want, plain, code, strict=True):
        assert np.all(close(y, x, 2)) and np.all(close(z, x, 2)), name


def test_orders_and_small_work_are_left_alone() -> None:
    kernel = kernel_of(graph(lambda x: summed(x, (0,)), tensor((4096, 8), F32)))
    assert split(kernel, Schedule(order=(0,), seconds=1e-6)) is None
    assert split(kernel, replace(LONG, order=(0,))) is None or kernel.dims[0] < 8
    for order in ("tree", "sequential"):
        kernel = kernel_of(graph(lambda x, o=order: summed(x, (0,), order=o), tensor((4096,), F32)))
        assert split(kernel, LONG) is None


@pytest.mark.parametrize(
    "shape, parts",
    [((1 << 20,), 256), ((1 << 24,), 1024), ((1 << 14,), 0), ((1 << 20, 8), 1024),
     ((99999, 100), 41), ((1 << 20, 256), 32), ((2048, 1024), 4), ((1024, 1024), 0),
     ((1 << 20, 4096), 0)],
    ids=str,
)  # fmt: skip
def test_points_that_keep_a_machine_busy(shape: tuple[int, ...], parts: int) -> None:
    """As many parts as make 1024 points, each of 4096 elements or more, eight columns a point, of
    512 or more; few are not worth it."""
    kernel = kernel_of(graph(lambda x: summed(x, (0,)), tensor(shape, F32)))
    found = split(kernel, Schedule(order=tuple(range(len(kernel.dims)))), 1024)
    assert (0 if found is None else found.first.dims[0]) == parts


@pytest.mark.parametrize(
    "rows, columns, deep, parts",
    [(64, 16, 1 << 16, 128), (128, 128, 8192, 16), (512, 512, 1 << 16, 0), (128, 128, 2048, 0),
     (64, 16, 60013, 0)],
)  # fmt: skip
def test_products_of_few_tiles(rows: int, columns: int, deep: int, parts: int) -> None:
    """Deep ones are split if the parts are of one length; the first kernel is a product, too."""

    def product(x: Any, y: Any) -> list[Any]:
        return [ops.dot_general(x, y, lhs_contracting_dimensions=(0,),
                                rhs_contracting_dimensions=(0,), lhs_batching_dimensions=(),
                                rhs_batching_dimensions=())]  # fmt: skip

    kernel = kernel_of(graph(product, tensor((deep, rows), F32), tensor((deep, columns), F32)))
    found = split(kernel, Schedule(order=(0, 1)), 1024)
    assert (0 if found is None else found.first.dims[0]) == parts
    assert found is None or (found.first.contracts and not found.second.contracts)


def test_rows_and_columns_of_a_square_are_not_one_kernel() -> None:
    """One of them would be read across; what is folded along the same dimension is one."""
    t = tensor((64, 64), F32)

    def kernels(*dims: tuple[int, ...]) -> int:
        g = graph(lambda x: [summed(ops.multiply(x, x), d) for d in dims], t)
        return sum(x.kind == "reduction" for x in fuse(g, choose_layout(g, TARGET), TARGET).groups)

    assert kernels((0,), (1,)) == 2 and kernels((1,), (1,)) == 1
    g = graph(lambda x: [ops.add(summed(x, (0,)), summed(x, (1,)))], t)
    groups = [x for x in fuse(g, choose_layout(g, TARGET), TARGET).groups if x.kind == "reduction"]
    assert len(groups) == 2


def test_a_program_folds_in_parts() -> None:
    """The parts are an ordinary temporary; they depend on shapes alone."""
    g = graph(lambda x: summed(x, (0,)), tensor((2048, 300), F32))
    plan = fuse(g, choose_layout(g, TARGET), TARGET)
    launches = [s for s in schedule(plan, TARGET).steps if isinstance(s, Launch)]
    assert len(launches) == 2 and launches[0].results == launches[1].operands
    x = np.random.default_rng(0).integers(0, 9, (2048, 300)).astype(np.float32)
    assert np.array_equal(call(build(g), x)[0], evaluate(g, [x])[0])
