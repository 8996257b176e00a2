"""One program of all devices computes what each device does, with collectives over any axes."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from device_programs import run_devices, used
from monograph.hlo.axes import Shift, Steps, Transposition, inverse, mesh_axis
from monograph.hlo.builder import build
from monograph.hlo.interp import evaluate
from monograph.hlo.ops import (
    add,
    axis_gather,
    axis_index,
    axis_max,
    axis_min,
    axis_own,
    axis_permute,
    axis_scatter,
    axis_sum,
    axis_swap,
    convert,
    multiply,
)
from monograph.hlo.ops.leaf import splat
from monograph.hlo.types import F32, tensor
from monograph.hlo.verify import verify
from monograph.sharding.mesh import AbstractMesh
from monograph.sharding.spread import spread
from monograph.sharding.tiling import Tiling

MESHES = [
    AbstractMesh((3,), ("a",)),
    AbstractMesh((2, 3), ("a", "b")),
    AbstractMesh((2, 3, 2), ("a", "b", "c")),
]
Op = Callable[..., Any]


def _numbered(axes: Any) -> Any:
    number = splat(0.0, tensor((), F32))
    for axis in axes:
        scaled = multiply(number, splat(float(axis.size), tensor((), F32)))
        number = add(scaled, convert(axis_index(axis=axis), dtype=F32))
    return number


def turned(axes: Any) -> Transposition:
    """Over axes whose order is turned round."""
    return Transposition(tuple(a.size for a in axes), tuple(reversed(range(len(axes)))))


OPS: dict[str, Op] = {
    "sum": lambda x, axes: [axis_sum(x, axes=axes)],
    "sum of several": lambda x, axes: axis_sum(x, multiply(x, x), splat(1.0, x.type), axes=axes),
    "max": lambda x, axes: [axis_max(x, axes=axes)],
    "min": lambda x, axes: [axis_min(x, axes=axes)],
    "gather": lambda x, axes: [axis_gather(x, axes=axes)],
    "scatter": lambda x, axes: [axis_scatter(x, axes=axes)],
    "swap": lambda x, axes: [axis_swap(x, axes=axes)],
    "own": lambda x, axes: [axis_own(x, axes=axes)],
    "shift": lambda x, axes: [axis_permute(x, axes=axes, perm=Shift(2))],
    "shift back": lambda x, axes: [axis_permute(x, axes=axes, perm=Shift(-1))],
    "shift out": lambda x, axes: [axis_permute(x, axes=axes, perm=Shift(1, wrap=False))],
    "shift out back": lambda x, axes: [axis_permute(x, axes=axes, perm=Shift(-1, wrap=False))],
    "shift all out": lambda x, axes: [axis_permute(x, axes=axes, perm=Shift(99, wrap=False))],
    "permute": lambda x, axes: [axis_permute(x, axes=axes, perm=((0, 1), (1, 0)))],
    "transposition": lambda x, axes: [
        axis_permute(
            axis_permute(x, axes=axes, perm=turned(axes)), axes=axes, perm=inverse(turned(axes))
        ),
        axis_permute(x, axes=axes, perm=turned(axes)),
    ],
    "steps": lambda x, axes: [
        axis_permute(x, axes=axes, perm=Steps(1, 0, 2, 1, 2, turn, math.prod(a.size for a in axes)))
        for turn in (0, 1)
    ],
    "two": lambda x, axes: [axis_sum(axis_permute(x, axes=axes, perm=Shift(1)), axes=axes[:1])],
    "index": lambda x, axes: [multiply(x, splat(2.0, x.type)), _numbered(axes)],
}


def _chosen() -> list[Any]:
    cases = []
    for mesh in MESHES:
        names = mesh.axis_names
        for k in range(1, len(names) + 1):
            for chosen in itertools.permutations(names, k):
                cases.append((mesh, chosen))
    return cases


@pytest.mark.parametrize("every", [3, pytest.param(1, marks=pytest.mark.slow)])
@pytest.mark.parametrize("op", OPS)
def test_collectives_over_any_axes(op: str, every: int) -> None:
    """Every third choice of axes, from another one on for each op; all where there is time."""
    rng = np.random.default_rng(0)
    for mesh, chosen in _chosen()[list(OPS).index(op) % every :: every]:
        axes = tuple(mesh_axis(n, mesh.shape[n]) for n in chosen)
        count = int(np.prod([a.size for a in axes]))
        graph = build(lambda x: OPS[op](x, axes), [tensor((count, 2), F32)], "device")  # noqa: B023
        for k in range(len(mesh.axis_names) + 1):
            for differs in itertools.combinations(mesh.axis_names, k):
                _check(graph, mesh, Tiling((), differs), rng)


def _check(graph: Any, mesh: AbstractMesh, given: Tiling, rng: Any) -> None:
    rows = [n for n, name in zip(mesh.axis_sizes, mesh.axis_names, strict=True)
            if name in given.partial]  # fmt: skip
    x = rng.integers(-9, 9, (*rows, *graph.params[0].type.shape)).astype(np.float32)
    everywhere = Tiling((), tuple(mesh.axis_names))
    made = spread(graph, mesh, [given], [everywhere] * len(graph.outs))
    verify(made)
    want = run_devices(graph, mesh, [x], [given])
    for got, per_device in zip(evaluate(made, [x]), want, strict=True):
        for device, value in per_device.items():
            np.testing.assert_array_equal(got[device], value)


def test_what_does_not_differ_is_there_once() -> None:
    mesh = AbstractMesh((2, 4), ("data", "model"))
    model = (mesh_axis("model", 4),)

    def device(x: Any, w: Any) -> list[Any]:
        w = add(w, w)
        return [
            axis_sum(multiply(x, w), axes=model),
            axis_own(axis_gather(w, axes=model), axes=model),
        ]

    t = tensor((3,), F32)
    graph = build(device, [t, t], "device")
    ins = [Tiling((("data", "model"),)), Tiling(((),))]
    made = spread(graph, mesh, ins, [Tiling((("data",),)), Tiling((("model",),))])
    assert [p.type.shape for p in made.params] == [(2, 4, 3), (3,)]
    assert made.nodes[0].type.shape == (3,)
    assert [o.type.shape for o in made.outs] == [(2, 3), (4, 3)]


def test_a_result_that_is_said_not_to_differ_is_the_first_members() -> None:
    mesh = AbstractMesh((2, 2), ("a", "b"))
    graph = build(lambda x: [add(x, x)], [tensor((3,), F32)], "device")
    made = spread(graph, mesh, [Tiling((("a", "b"),))], [Tiling((("b",),))])
    x = np.arange(12, dtype=np.float32).reshape(2, 2, 3)
    np.testing.assert_array_equal(evaluate(made, [x])[0], 2 * x[0])
    assert used(mesh, Tiling((("b",),)), (1, 0)) == (0,)
