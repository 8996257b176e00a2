"""Short loops written out mean the same, and know what their steps are."""

from __future__ import annotations

import numpy as np

from monograph.fusion.kernel import Apply, InRange, Kernel, Literal, Load, Store
from monograph.fusion.unroll import unrolled
from monograph.hlo import ops
from monograph.hlo.index import dim
from monograph.hlo.types import BOOL, F32, tensor
from random_kernels import inputs_of, random_kernel
from run_kernels import run_kernel


def test_random_kernels_mean_the_same() -> None:
    rng = np.random.default_rng(3)
    written = 0
    while written < 60:
        kernel = random_kernel(rng, reducing=False)
        short = [k for k, n in enumerate(kernel.dims) if 1 < n < 9]
        if not short:
            continue
        written += 1
        loops = short[-int(rng.integers(1, 3)) :]
        ins = inputs_of(kernel, rng)
        want, got = ([np.zeros(t.shape, t.dtype.np) for t in kernel.results] for _ in range(2))
        run_kernel(kernel, ins, want)
        run_kernel(unrolled(kernel, loops), ins, got)
        np.testing.assert_array_equal(got[0], want[0])


def joined() -> Kernel:
    """A column before three others: ``concatenate([x[:, :1] * s, y], 1)``."""
    i, j = dim(0, 50), dim(1, 4)
    body = (
        InRange(((j, 0, 1),), BOOL),
        Load(0, (i,), F32, 0),
        Load(1, (i,), F32),
        Apply(ops.multiply, (1, 2), F32),
        InRange(((j, 1, 4),), BOOL),
        Load(2, (i, j - 1), F32, 4),
        Apply(ops.select, (0, 3, 5), F32),
    )
    types = (tensor((50,), F32), tensor((50,), F32), tensor((50, 3), F32))
    return Kernel(
        "joined", (50, 4), (), (), body, (), (), (Store(0, (i, j), 6),), types,
        (tensor((50, 4), F32),),
    )  # fmt: skip


def test_conditions_on_them_are_known() -> None:
    """One product and three copies, of a row's four elements, and nothing is asked."""
    kernel = unrolled(joined(), (1,))
    loads = [i for i in kernel.body if isinstance(i, Load)]
    assert len(loads) == 5 and all(i.mask is None for i in loads)
    assert sum(isinstance(i, Apply) for i in kernel.body) == 1
    assert not any(isinstance(i, InRange | Literal) for i in kernel.body)
    assert kernel.dims == (50, 1) and len(kernel.stores) == 4


def test_what_is_the_same_at_every_step_is_computed_once() -> None:
    i, j = dim(0, 20), dim(1, 3)
    body = (
        Load(0, (i,), F32),
        Apply(ops.sqrt, (0,), F32),
        Load(1, (i, j), F32),
        Apply(ops.divide, (2, 1), F32),
    )
    rows = tensor((20, 3), F32)
    kernel = Kernel(
        "scaled", (20, 3), (), (), body, (), (), (Store(0, (i, j), 3),), (tensor((20,), F32), rows),
        (rows,),
    )  # fmt: skip
    made = [x.op.name for x in unrolled(kernel, (1,)).body if isinstance(x, Apply)]
    assert sorted(made) == ["divide"] * 3 + ["sqrt"]
