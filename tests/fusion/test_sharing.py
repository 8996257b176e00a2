"""Work that is long has an outermost loop with enough steps, whatever the shape."""

from __future__ import annotations

import numpy as np
import pytest

from cpu_building import build, call
from monograph.fusion.kernel import Kernel
from monograph.hlo import ops
from monograph.hlo.builder import Builder
from monograph.hlo.graph import Node
from monograph.hlo.state import interpreting
from monograph.hlo.types import F32, tensor

pytestmark = pytest.mark.smoke


@pytest.mark.parametrize(
    ("shape", "kept", "rows"),
    [
        ((3, 512, 512), (2,), 1536),
        ((2, 1000003), (0,), 1000003),
        ((1, 1, 4096, 300), (2,), 4096),
        ((2, 3, 5, 90000), (1, 2), 30),
        ((4000000,), (), 4000000),
        ((2000, 1000), (), 2000000),
    ],
    ids=str,
)
def test_enough_steps(shape: tuple[int, ...], kept: tuple[int, ...], rows: int) -> None:
    """`kept` are the dimensions along which a second operand varies."""
    b = Builder("main")
    x = b.param(tensor(shape, F32))
    y = b.param(tensor(tuple(shape[k] for k in kept), F32))
    with interpreting(b):
        spread: Node = ops.broadcast_in_dim(y, shape=shape, broadcast_dimensions=kept)
        out = ops.add(ops.multiply(x, spread), spread)
    executable = build(b.finish([out]))
    (launch,) = executable.program.launches()
    assert isinstance(launch.kernel, Kernel)
    assert launch.kernel.dims[launch.schedule.order[0]] == rows
    assert 0 < launch.schedule.grain < rows
    first, second = np.arange(x.type.size, dtype=np.float32), np.arange(y.type.size)
    first, second = first.reshape(shape) % 1000, second.reshape(y.type.shape).astype(np.float32)
    wide = second.reshape([n if k in kept else 1 for k, n in enumerate(shape)])
    np.testing.assert_array_equal(call(executable, first, second)[0], first * wide + wide)
