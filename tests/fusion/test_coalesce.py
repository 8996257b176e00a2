"""Loops that become one: which do, and that kernels mean the same before and after."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from monograph.fusion.coalesce import coalesce
from monograph.fusion.kernel import IndexValue, InRange, Kernel, Load, Reduced, Reduction, Store
from monograph.hlo import ops
from monograph.hlo.index import Index, dim, floordiv, linear
from monograph.hlo.types import BOOL, F32, tensor
from random_kernels import inputs_of, random_kernel
from run_kernels import run_kernel

pytestmark = pytest.mark.smoke


def copy(dims: tuple[int, ...], *reads: tuple[int, ...]) -> Kernel:
    """Reads of operands with the given loops as dimensions, stored in row-major order."""
    loops = [dim(i, n) for i, n in enumerate(dims)]
    body = tuple(Load(k, tuple(loops[i] for i in row), F32) for k, row in enumerate(reads))
    operands = tuple(tensor(tuple(dims[i] for i in row), F32) for row in reads)
    stores = (Store(0, tuple(loops), 0),)
    return Kernel("copy", dims, (), (), body, (), (), stores, operands, (tensor(dims, F32),))


@pytest.mark.parametrize(
    ("dims", "reads", "merged"),
    [
        ((4, 3), [(0, 1), (0, 1)], (12,)),
        ((2, 3, 4, 5), [(0, 1, 2, 3)], (120,)),
        ((4, 3), [(0, 1), (1,)], (4, 3)),
        ((4, 3), [(0, 1), (0,)], (4, 3)),
        ((4, 3), [(1, 0)], (4, 3)),
        ((4, 3), [(0, 1), ()], (12,)),
        ((2, 3, 4), [(0, 1, 2), (2,)], (6, 4)),
        ((2, 3, 4), [(0, 1, 2), (0,)], (2, 12)),
        ((2, 3, 4), [(2, 0, 1)], (6, 4)),
        ((2, 3, 4, 5), [(0, 3, 1, 2)], (2, 12, 5)),
        ((1, 7), [(0, 1)], (7,)),
        ((7, 1, 2), [(2, 0, 1)], (7, 2)),
        ((1, 1), [(0, 1)], ()),
        ((0, 3), [(0, 1)], (0, 3)),
        ((), [()], ()),
    ],
    ids=str,
)
def test_which(
    dims: tuple[int, ...], reads: list[tuple[int, ...]], merged: tuple[int, ...]
) -> None:
    found = coalesce(copy(dims, *reads))
    assert found.dims == merged
    assert [t.size for t in found.operands] == [t.size for t in copy(dims, *reads).operands]


def test_before_and_after() -> None:
    """A slice of rows moved as one: the offset is kept, and the index is that of flat memory."""
    i, j = dim(0, 4), dim(1, 3)
    kernel = replace(
        copy((4, 3), (0, 1)), body=(Load(0, (i + 2, j), F32),), operands=(tensor((9, 3), F32),)
    )
    found = coalesce(kernel)
    load, store = found.body[0], found.stores[0]
    assert isinstance(load, Load)
    assert (str(load.index[0]), str(store.index[0])) == ("i0 + 6", "i0")
    assert (found.operands, found.results) == ((tensor((27,), F32),), (tensor((12,), F32),))


def test_values_and_conditions() -> None:
    """A row number keeps the loops apart, and so does a condition on one; what is flat does not."""
    kernel = copy((4, 3), (0, 1))
    flat = linear([dim(0, 4), dim(1, 3)], (4, 3))
    more = [
        (IndexValue(dim(0, 4), F32), (4, 3)),
        (IndexValue(flat, F32), (12,)),
        (IndexValue(floordiv(flat, 2), F32), (12,)),
        (InRange(((dim(1, 3), 0, 2),), BOOL), (4, 3)),
        (InRange(((flat, 2, 9),), BOOL), (12,)),
        (InRange(((Index(3), 2, 9),), BOOL), (12,)),
    ]
    for instr, merged in more:
        assert coalesce(replace(kernel, body=(*kernel.body, instr))).dims == merged


def test_reductions() -> None:
    """Loops of a reduction merge with each other, never with the parallel ones."""
    i, j, k = dim(0, 2), dim(1, 3), dim(2, 4)
    kernel = Kernel(
        "sum", (2,), (3, 4), (Load(1, (), F32),), (Load(0, (i, j, k), F32),),
        (Reduced(0, 0, F32),), (Reduction(ops.monoid("add", F32), (1,), (0,)),),
        (Store(0, (i,), 2),), (tensor((2, 3, 4), F32), tensor((), F32)), (tensor((2,), F32),),
    )  # fmt: skip
    found = coalesce(kernel)
    assert (found.dims, found.reduce_dims) == ((2,), (12,))
    ones = replace(kernel, reduce_dims=(1, 1), operands=(tensor((2, 1, 1), F32), tensor((), F32)),
                   body=(Load(0, (i, Index(), Index()), F32),))  # fmt: skip
    assert coalesce(ones).reduce_dims == (1,)


def test_the_first_loops_can_be_kept() -> None:
    kernel = copy((2, 3, 4), (0, 1, 2))
    assert coalesce(kernel, 1).dims == (2, 12)
    assert coalesce(kernel, 2).dims == (2, 3, 4)


def test_random_kernels_mean_the_same() -> None:
    rng = np.random.default_rng(5)
    fewer = 0
    for _ in range(150):
        kernel = random_kernel(rng)
        found = coalesce(kernel)
        fewer += len(found.dims) < len(kernel.dims)
        ins = inputs_of(kernel, rng)
        want = np.zeros(kernel.results[0].shape, kernel.results[0].dtype.np)
        got = np.zeros(found.results[0].shape, want.dtype)
        run_kernel(kernel, ins, [want])
        run_kernel(found, [x.reshape(t.shape) for x, t in zip(ins, found.operands, strict=True)],
                   [got])  # fmt: skip
        np.testing.assert_array_equal(got.reshape(want.shape), want)
    assert fewer > 20
