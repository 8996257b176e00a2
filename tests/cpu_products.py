"""Products of two arrays as graphs, values for them, bounds for results; how they were taken."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

import ml_dtypes
import numpy as np

from cpu_building import build as compiled
from cpu_building import call
from monograph.backends.cpu.contraction import emission
from monograph.backends.cpu.contraction.problem import Problem
from monograph.backends.cpu.contraction.unit import Unit
from monograph.backends.cpu.contraction.ways import Way
from monograph.hlo import ops
from monograph.hlo.builder import build
from monograph.hlo.graph import Graph
from monograph.hlo.types import F32, DType, tensor

Array = np.ndarray[Any, Any]
Change = Callable[[Way], Way]
Taken = list[tuple[Problem, Way | None]]


def product(spec: str, x: Any, y: Any, preferred: DType | None = None) -> Any:
    """An einsum of two operands by one `dot_general` and a transpose."""
    ins, out = spec.split("->")
    a, b = ins.split(",")
    batch = [c for c in a if c in b and c in out]
    summed = [c for c in a if c in b and c not in out]
    found = ops.dot_general(
        x,
        y,
        lhs_batching_dimensions=tuple(a.index(c) for c in batch),
        rhs_batching_dimensions=tuple(b.index(c) for c in batch),
        lhs_contracting_dimensions=tuple(a.index(c) for c in summed),
        rhs_contracting_dimensions=tuple(b.index(c) for c in summed),
        preferred=preferred,
    )
    order = [*batch, *(c for c in a if c not in batch + summed)]
    order += [c for c in b if c not in batch + summed]
    permutation = tuple(order.index(c) for c in out)
    if permutation == tuple(range(len(out))):
        return found
    return ops.transpose(found, permutation=permutation)


def spread(x: Any, like: Any, axis: int) -> Any:
    """A vector along one dimension of another array."""
    return ops.broadcast_in_dim(x, shape=like.type.shape, broadcast_dimensions=(axis,))


def shapes_of(spec: str, sizes: dict[str, int]) -> list[tuple[int, ...]]:
    return [tuple(sizes[c] for c in row) for row in spec.split("->")[0].split(",")]


def graph_of(
    spec: str, sizes: dict[str, int], d: DType = F32, preferred: DType | None = None
) -> Graph:
    types = [tensor(s, d) for s in shapes_of(spec, sizes)]
    return build(lambda x, y: [product(spec, x, y, preferred)], types, "product")


def values(rng: np.random.Generator, shape: Sequence[int], d: DType = F32) -> Array:
    if d.kind == "bool":
        return np.asarray(rng.random(shape) < 0.5)
    if d.is_integer:
        info = ml_dtypes.iinfo(d.np)
        low, high = max(int(info.min), -(2**31)), min(int(info.max), 2**31)
        return np.asarray(rng.integers(low, high, shape, endpoint=True)).astype(d.np)
    return np.asarray(rng.standard_normal(shape)).astype(d.np)


@contextmanager
def ways(change: Change | None = None) -> Iterator[Taken]:
    """What kernels are taken and how; `change` does something else to the way."""
    taken: Taken = []
    chosen = emission.way_of

    def way_of(problem: Problem, unit: Unit, cache: int) -> Way | None:
        way = chosen(problem, unit, cache)
        if way is not None and change is not None:
            way = change(way)
        taken.append((problem, way))
        return way

    with patch.object(emission, "way_of", way_of):
        yield taken


def within(spec: str, got: Array, x: Array, y: Array) -> None:
    """The textbook bound of a sum of products in f32, in any order (Higham 2002, section 3.1)."""
    a, b = x.astype(np.float64), y.astype(np.float64)
    want, size = np.einsum(spec, a, b), np.einsum(spec, np.abs(a), np.abs(b))
    terms = np.einsum(spec, np.ones_like(a), np.ones_like(b))
    bound = (terms + 2) * 2.0**-24 * size
    assert np.all(np.abs(got - want) <= bound + 2.0**-149)


def check(spec: str, sizes: dict[str, int], change: Change | None = None) -> Taken:
    """One product of f32 arrays; what became of it."""
    rng = np.random.default_rng(3)
    x, y = (values(rng, s) for s in shapes_of(spec, sizes))
    with ways(change) as taken:
        (got,) = call(compiled(graph_of(spec, sizes)), x, y)
    within(spec, got, x, y)
    return taken
