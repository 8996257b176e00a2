"""The CPU against the interpreter: every op on every element type and shape, and random graphs.

One program per op and element type, all its shapes at once. Integers, comparisons and moves must be
equal; floats within the record's tolerance.
"""

from __future__ import annotations

import numpy as np
import pytest

from closeness import close, largest, tolerance
from cpu_building import build, call
from monograph.hlo.interp import evaluate
from op_table import Case, cases
from random_graphs import random_args, random_graph


def often(c: Case, place: int) -> bool:
    """Whether a case runs always: an op's first type, f32, i32, bool, a third of the others."""
    first = str(c.dtype) == str(c.entry.dtypes[0])
    return first or str(c.dtype) in ("f32", "i32", "bool") or place % 3 == 0


@pytest.mark.parametrize(
    "c",
    [
        pytest.param(c, id=c.id, marks=[] if often(c, i) else [pytest.mark.slow])
        for i, c in enumerate(cases())
    ],
)
def test_op(c: Case) -> None:
    """What the CPU computes is what the interpreter computes."""
    graph, args = c.graph(), c.inputs()
    wanted = evaluate(graph, args)
    got = call(build(graph), *args)
    summed = c.op.kind == "opaque" and c.op.linear == "all"  # a Fourier transform
    reorders = summed or c.op.kind in ("reduction", "contraction")
    for i, (x, want) in enumerate(zip(got, wanted, strict=True)):
        right = close(x, want, tolerance(c), largest(want) if reorders else 0.0)
        assert np.all(right), f"result {i}: {x[~right][:4]} instead of {want[~right][:4]}"


DTYPES = (
    ("f32", "i32"), ("f64", "i64"), ("f32", "bf16"), ("f16", "u8", "i4"), ("c64", "f32"),
    ("f8e4m3fn", "i32"), ("u64", "i8", "bool"),
)  # fmt: skip


@pytest.mark.parametrize("dtypes", DTYPES, ids="-".join)
def test_random_graphs(dtypes: tuple[str, ...]) -> None:
    """Whole graphs, loops and branches inside, on special values."""
    for seed in range(12):
        graph = random_graph(seed, nodes=25, dtypes=dtypes)
        args = random_args(graph, seed)
        for i, (x, want) in enumerate(
            zip(call(build(graph), *args), evaluate(graph, args), strict=True)
        ):
            right = close(x, want, 64, 1e-6)
            assert np.all(right), f"seed {seed}, result {i}: {x} instead of {want}"
