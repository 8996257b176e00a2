"""Batching of every op: the batched op equals a Python loop over the batch."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import pytest

from monograph.hlo.builder import Builder
from monograph.hlo.graph import Graph
from monograph.hlo.interp import evaluate
from monograph.hlo.state import interpreting
from monograph.hlo.walk import batch
from monograph.hlo.walk.batch import batched_type
from op_table import Array, Case, Instance, cases

SIZE = 3
# One element type of each kind; what an op does to batches does not depend on more.
CASES = cases(dtypes=("bool", "i32", "u8", "f32", "c64"))


def batched_graph(graph: Graph, flags: tuple[bool, ...]) -> tuple[Graph, list[bool]]:
    b = Builder("batched")
    params = [
        b.param(batched_type(t, SIZE) if f else t)
        for t, f in zip(graph.in_types, flags, strict=True)
    ]
    with interpreting(b):
        outs, out_flags = batch(graph, params, flags, SIZE)
    return b.finish(outs), out_flags


def patterns(count: int) -> list[tuple[bool, ...]]:
    """Which operands are batched: every choice for few operands, else one, some and all."""
    if count <= 3:
        return [p for p in itertools.product((True, False), repeat=count) if any(p)]
    ones = [tuple(i == k for i in range(count)) for k in range(count)]
    return [*ones, (True,) * count, tuple(i % 2 == 0 for i in range(count))]


@pytest.mark.parametrize("c", CASES, ids=lambda c: c.id)
def test_batch_is_a_loop(c: Case) -> None:
    for i in c.instances:
        if i.variant.values is None:
            for flags in patterns(len(i.types)):
                check(i, flags)


def check(i: Instance, flags: tuple[bool, ...]) -> None:
    graph = i.graph()
    rows = [i.inputs(seed=k) for k in range(SIZE)]
    shared = rows[0]
    args = [np.stack([r[n] for r in rows]) if f else shared[n] for n, f in enumerate(flags)]
    made, out_flags = batched_graph(graph, flags)
    got = evaluate(made, args)
    each = [evaluate(graph, [r[n] if f else shared[n] for n, f in enumerate(flags)]) for r in rows]
    for n, (out, flag) in enumerate(zip(got, out_flags, strict=True)):
        want = np.stack([e[n] for e in each])
        if not flag:
            out = np.broadcast_to(out, want.shape)
        assert (out.shape, out.dtype) == (want.shape, want.dtype), f"{i} batched in {flags}"
        assert equal(out, want), f"{i} batched in {flags}: {out} instead of {want}"


def equal(a: Array, b: Array) -> Any:
    if a.dtype.kind not in "fc":
        return np.array_equal(a, b)
    return np.allclose(a, b, rtol=1e-5, atol=1e-6, equal_nan=True)  # sums may be split otherwise
