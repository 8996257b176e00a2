"""Programs of an op or two, cut at random: what they send is compared with what XLA sends.

Written with names that this package and JAX share, since `tests/xla_collectives.py` loads this
module with JAX in the place of the package.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

import monograph as mg
import monograph.numpy as mnp
from monograph import lax
from monograph.sharding import NamedSharding
from monograph.sharding import PartitionSpec as P

MESHES = (((8,), ("x",)), ((4,), ("x",)), ((2, 4), ("x", "y")))
Function = Callable[..., Any]


def convolve(x: Any, k: Any, strides: tuple[int, int]) -> Any:
    numbers = ("NHWC", "HWIO", "NHWC")
    return lax.conv_general_dilated(x, k, strides, "SAME", dimension_numbers=numbers)


def largest(x: Any, window: tuple[int, ...], strides: tuple[int, ...]) -> Any:
    return lax.reduce_window(x, -np.inf, lax.max, window, strides, "SAME")


# name -> the function, and the shapes of its arguments: of floats, or of indices below the second
# entry of a pair
OPS: dict[str, tuple[Function, tuple[Any, ...]]] = {
    "move": (lambda x: x, ((16, 32),)),
    "move 3": (lambda x: x, ((8, 16, 8),)),
    "negative": (lambda x: -x, ((16, 32),)),
    "add": (lambda x, y: x + y, ((16, 32), (16, 32))),
    "add row": (lambda x, y: x + y, ((16, 32), (32,))),
    "dot": (lambda x, y: x @ y, ((16, 32), (32, 8))),
    "dot batched": (lambda x, y: x @ y, ((8, 16, 32), (8, 32, 8))),
    "outer": (lambda x, y: mnp.einsum("i,j->ij", x, y), ((32,), (16,))),
    "sum": (lambda x: x.sum(0), ((16, 32),)),
    "sum of all": (lambda x: x.sum(), ((16, 32),)),
    "largest": (lambda x: x.max(1), ((16, 32),)),
    "mean": (lambda x: x - x.mean(1, keepdims=True), ((16, 32),)),
    "transpose": (lambda x: x.T, ((16, 32),)),
    "transpose 3": (lambda x: mnp.transpose(x, (2, 0, 1)), ((8, 16, 8),)),
    "flatten": (lambda x: x.reshape(-1), ((8, 32),)),
    "flatten small": (lambda x: x.reshape(-1), ((2, 16),)),
    "split": (lambda x: x.reshape(8, 32), ((256,),)),
    "heads": (lambda x: x.reshape(16, 8, 8), ((16, 64),)),
    "merge": (lambda x: x.reshape(128, 8), ((16, 8, 8),)),
    "regroup": (lambda x: x.reshape(32, 16), ((16, 32),)),
    "slice": (lambda x: x[8:40], ((64, 4),)),
    "slice small": (lambda x: x[3:5], ((64, 8),)),
    "slice even": (lambda x: x[:32], ((64, 4),)),
    "slice strided": (lambda x: x[::2], ((64, 4),)),
    "slice both": (lambda x: x[8:24, 8:16], ((32, 32),)),
    "one": (lambda x: x[5], ((32, 8),)),
    "shifted": (lambda x: x[1:-1], ((34, 8),)),
    "difference": (lambda x: x[1:] - x[:-1], ((64, 4),)),
    "pad": (lambda x: mnp.pad(x, 2), ((32, 12),)),
    "pad rows": (lambda x: mnp.pad(x, ((0, 32), (0, 0))), ((32, 8),)),
    "pad one": (lambda x: mnp.pad(x, ((1, 0), (0, 0)))[:-1], ((32, 8),)),
    "roll": (lambda x: mnp.roll(x, 1, 0), ((32, 8),)),
    "roll far": (lambda x: mnp.roll(x, 13, 0), ((32, 8),)),
    "flip": (lambda x: mnp.flip(x, 0), ((32, 8),)),
    "join": (lambda x, y: mnp.concatenate([x, y]), ((32, 8), (32, 8))),
    "stack": (lambda x, y: mnp.stack([x, y]), ((32, 8), (32, 8))),
    "tile": (lambda x: mnp.tile(x, (2, 1)), ((32, 8),)),
    "repeat": (lambda x: mnp.repeat(x, 2, 0), ((32, 8),)),
    "broadcast": (lambda x: mnp.broadcast_to(x, (8, 32, 8)), ((32, 8),)),
    "take": (lambda x, i: x[i], ((64, 8), ((16,), 64))),
    "take inside": (lambda x, i: x[:, i], ((16, 32), ((8,), 32))),
    "take along": (lambda x, i: mnp.take_along_axis(x, i, 1), ((16, 32), ((16, 8), 32))),
    "take along rows": (lambda x, i: mnp.take_along_axis(x, i, 0), ((32, 8), ((16, 8), 32))),
    "add at": (lambda x, i, u: mnp.asarray(x).at[i].add(u), ((64, 8), ((16,), 64), (16, 8))),
    "part": (lambda x, i: lax.dynamic_slice(x, (i[0], 0), (8, 8)), ((32, 8), ((1,), 20))),
    "update": (lambda x, u, i: lax.dynamic_update_slice(x, u, (i[0], 0)),
               ((32, 8), (8, 8), ((1,), 20))),
    "set": (lambda x, y: mnp.asarray(x).at[4:20].set(y), ((32, 8), (16, 8))),
    "convolution": (lambda x, k: convolve(x, k, (1, 1)), ((2, 32, 16, 4), (3, 3, 4, 8))),
    "convolution by two": (lambda x, k: convolve(x, k, (2, 2)), ((2, 32, 16, 4), (3, 3, 4, 8))),
    "tiny convolution": (lambda x, k: convolve(x, k, (2, 2)), ((8, 8, 8, 4), (3, 3, 4, 8))),
    "pool": (lambda x: largest(x, (1, 3, 3, 1), (1, 1, 1, 1)), ((2, 32, 16, 4),)),
    "pool by two": (lambda x: largest(x, (1, 2, 2, 1), (1, 2, 2, 1)), ((2, 32, 16, 4),)),
    "cumsum": (lambda x: mnp.cumsum(x, 0), ((32, 8),)),
    "sort": (lambda x: mnp.sort(x, 0), ((32, 8),)),
    "argmax": (lambda x: mnp.argmax(x, 0), ((32, 8),)),
    "top_k": (lambda x: lax.top_k(x, 2)[0], ((8, 32),)),
    "triangle": (lambda x: mnp.tril(x), ((32, 32),)),
    "eye": (lambda x: x + mnp.eye(32), ((32, 32),)),
    "softmax": (lambda x: mg.nn.softmax(x, 1), ((16, 32),)),
    "where": (lambda x, y: mnp.where(x > 0, y, x), ((16, 32), (16, 32))),
}  # fmt: skip


@dataclass(frozen=True)
class Small:
    """An op on arrays that are cut over a mesh.

    Attributes:
        op: its name in `OPS`.
        mesh: shape and names.
        specs: per argument.
        out: of the result; None: nothing is said.
    """

    op: str
    mesh: tuple[tuple[int, ...], tuple[str, ...]]
    specs: tuple[Any, ...]
    out: Any = None

    @property
    def name(self) -> str:
        shape = "x".join(map(str, self.mesh[0]))
        given = ", ".join(str(tuple(s)) for s in self.specs)
        return f"{self.op} on {shape}: {given} -> {self.out and tuple(self.out)}"


def a_spec(r: random.Random, shape: Sequence[int], mesh: Any) -> Any:
    """Axes cut dimensions that they divide."""
    sizes = dict(zip(mesh[1], mesh[0], strict=True))
    dims: list[list[str]] = [[] for _ in shape]
    for name in r.sample(mesh[1], len(mesh[1])):
        count = {d: math.prod(sizes[a] for a in (*dims[d], name)) for d in range(len(shape))}
        fit = [d for d, n in enumerate(shape) if n % count[d] == 0]
        if fit and r.random() < 0.75:
            dims[r.choice(fit)].append(name)
    return P(*(tuple(d) if len(d) > 1 else d[0] if d else None for d in dims))


def shapes_of(op: str) -> list[tuple[int, ...]]:
    """Of the arguments."""
    return [s[0] if s and isinstance(s[0], tuple) else s for s in OPS[op][1]]


def a_program(seed: int, result: Callable[[str], tuple[int, ...]]) -> Small:
    """The program of a number; `result` tells the shape of an op's result."""
    r = random.Random(seed)
    op = list(OPS)[seed % len(OPS)]
    mesh = r.choice(MESHES)
    specs = tuple(a_spec(r, s, mesh) for s in shapes_of(op))
    out = a_spec(r, result(op), mesh) if r.random() < 0.75 else None
    return Small(op, mesh, specs, out)


def arguments(op: str) -> list[Any]:
    """Arrays for an op."""
    numbers = np.random.default_rng(0)
    made = []
    for given, shape in zip(OPS[op][1], shapes_of(op), strict=True):
        if shape is given:
            made.append(numbers.standard_normal(shape).astype(np.float32))
        else:
            made.append(numbers.integers(0, given[1], shape).astype(np.int32))
    return made


def programs(seeds: Sequence[int]) -> list[Small]:
    """The programs of some numbers."""
    shapes: dict[str, tuple[int, ...]] = {}

    def result(op: str) -> tuple[int, ...]:
        if op not in shapes:
            shapes[op] = tuple(mg.eval_shape(OPS[op][0], *arguments(op)).shape)
        return shapes[op]

    return [a_program(seed, result) for seed in seeds]


def placed(program: Small, mesh: Any) -> tuple[Any, list[Any]]:
    """The jitted program and its arguments on a mesh."""
    args = [
        mg.device_put(x, NamedSharding(mesh, spec))
        for x, spec in zip(arguments(program.op), program.specs, strict=True)
    ]
    more = {} if program.out is None else {"out_shardings": NamedSharding(mesh, program.out)}
    return mg.jit(OPS[program.op][0], **more), args
