"""Work grows with the program: long chains, diamonds and wide fans stay linear."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from fusion_programs import TARGET, f, fold, program, spread
from monograph.fusion import choose_layout, fuse
from monograph.fusion.draft import COPIES, LIMIT
from monograph.fusion.kernel import Kernel
from monograph.hlo import ops
from monograph.hlo.builder import build
from monograph.hlo.graph import Graph
from monograph.hlo.interp import evaluate
from monograph.hlo.ops.leaf import splat
from run_kernels import run

Link = Callable[[Any], Any]


def transposed(x: Any) -> Any:
    return ops.transpose(x, permutation=(1, 0))


def rolled(x: Any) -> Any:
    head = ops.slice(x, start_indices=(0, 1), limit_indices=(6, 6), strides=(1, 1))
    tail = ops.slice(x, start_indices=(0, 0), limit_indices=(6, 1), strides=(1, 1))
    return ops.concatenate(head, tail, dimension=1)


def reshuffled(x: Any) -> Any:
    y = ops.transpose(ops.reshape(ops.tanh(x), shape=(4, 9)), permutation=(1, 0))
    return ops.reshape(y, shape=(6, 6))


LINKS: dict[str, Link] = {
    "negate": ops.negate,
    "square": lambda x: ops.multiply(x, x),
    "diamond of transposes": lambda x: ops.add(x, transposed(x)),
    "diamond of rolls": lambda x: ops.add(ops.negate(x), rolled(x)),
    "reshuffles": reshuffled,
    "centred": lambda x: ops.subtract(x, spread(fold(x, (1,)), (6, 6), (0,))),
}


def chain(link: Link, n: int) -> Graph:
    def fn(x: Any) -> list[Any]:
        for _ in range(n):
            x = link(x)
        return [x]

    return build(fn, [f(6, 6)], "chain")


def instructions(graph: Graph) -> int:
    kernels = {launch.kernel for launch in program(graph).launches()}
    return sum(len(k.instructions) for k in kernels if isinstance(k, Kernel))


@pytest.mark.parametrize("name", LINKS)
def test_instructions_are_linear(name: str) -> None:
    short, long = (instructions(chain(LINKS[name], n)) for n in (50, 500))
    assert long <= 11 * short, (short, long)
    assert long <= 500 * 40


@pytest.mark.parametrize("name", LINKS)
def test_values_of_chains(name: str) -> None:
    graph = chain(LINKS[name], 12)
    x = np.linspace(-0.1, 0.1, 36, dtype=np.float32).reshape(6, 6)
    (have,), (want,) = run(program(graph), [x]), evaluate(graph, [x])
    np.testing.assert_allclose(have, want, rtol=1e-4, atol=1e-6)


def test_long_chain() -> None:
    """10,000 ops: no recursion, kernels of bounded size, one group per so many ops."""
    graph = chain(ops.negate, 10_000)
    plan = fuse(graph, choose_layout(graph, TARGET), TARGET)
    assert len(plan.groups) == 10_000 // LIMIT
    assert max(len(g.nodes) for g in plan.groups) <= LIMIT
    x = np.ones((6, 6), np.float32)
    np.testing.assert_array_equal(run(program(graph), [x])[0], x)


def test_wide_fan() -> None:
    """One value with 1,000 users, each at another index."""

    def fn(x: Any) -> list[Any]:
        y = ops.add(x, splat(1.0, x.type))
        total = ops.negate(y)
        for k in range(1000):
            piece = ops.slice(
                y, start_indices=(k % 5, 0), limit_indices=(k % 5 + 2, 6), strides=(1, 1)
            )
            zero = splat(0.0, f())
            padded = ops.pad(
                piece,
                zero,
                edge_padding_low=(k % 4, 0),
                edge_padding_high=(4 - k % 4, 0),
                interior_padding=(0, 0),
            )
            total = ops.add(total, padded)
        return [total]

    graph = build(fn, [f(6, 6)], "fan")
    assert instructions(graph) <= 1000 * (COPIES + 8)
    x = np.random.default_rng(0).standard_normal((6, 6)).astype(np.float32)
    np.testing.assert_allclose(run(program(graph), [x])[0], evaluate(graph, [x])[0], rtol=1e-3)
