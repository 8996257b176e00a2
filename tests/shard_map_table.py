"""The table of programs with `shard_map` on eight devices, of public JAX names, for both packages.

Modules ``shard_map_*.py`` fill it; `shard_map_programs` loads them.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

FILE = Path(__file__).parent / "data" / "shard_map.npz"
Make = Callable[[Any], Any]
PROGRAMS: dict[str, Make] = {}

X = np.linspace(-1.0, 2.0, 16, dtype=np.float32)
M = np.linspace(-1.0, 1.0, 64, dtype=np.float32).reshape(8, 8)
W = np.cos(np.arange(64, dtype=np.float32)).reshape(8, 8)
K = np.arange(16, dtype=np.int32)
RING = [(i, (i + 1) % 4) for i in range(4)]


def program(make: Make) -> Make:
    """Put a program into the table; a module may be loaded twice, under two names."""
    known = PROGRAMS.get(make.__name__, make)
    assert known.__code__.co_filename == make.__code__.co_filename, make.__name__
    PROGRAMS[make.__name__] = make
    return make


def mesh_of(J: Any, *sizes: int) -> Any:
    """A mesh with axes x, y, z that the compiler takes care of."""
    kinds = (J.sharding.AxisType.Auto,) * len(sizes)
    return J.make_mesh(sizes, ("x", "y", "z")[: len(sizes)], axis_types=kinds)


def over(J: Any, f: Any, *specs: Any, sizes: tuple[int, ...] = (4,), **options: Any) -> Any:
    """`f` mapped; the last spec is that of the result."""
    *ins, out = specs
    return J.shard_map(f, mesh=mesh_of(J, *sizes), in_specs=tuple(ins), out_specs=out, **options)


def spec(J: Any) -> Any:
    return J.sharding.PartitionSpec


def every(J: Any, f: Any, *args: Any, jitted: bool = True) -> Any:
    """Results outside jit and inside, and the derivative of a sum of their sines by all inputs.

    Unless it is said otherwise this package runs one program that computes all of it.
    """

    def loss(*xs: Any) -> Any:
        leaves = J.tree.leaves(f(*xs))
        return sum(
            (J.numpy.sin(y) * (1.0 + J.numpy.arange(y.size).reshape(y.shape))).sum() for y in leaves
        )

    places = tuple(i for i, a in enumerate(args) if a.dtype.kind == "f")
    grad = J.grad(loss, argnums=places)
    if not jitted or J.__name__ == "jax":
        return f(*args), J.jit(f)(*args), grad(*args)
    results, back = J.jit(lambda *xs: (f(*xs), grad(*xs)))(*args)
    return results, results, back


def run(J: Any, name: str) -> list[Any]:
    """What a program gives: its leaves as arrays or text; of one that must raise, nothing."""
    if name.startswith("wrong_"):
        with pytest.raises(Exception):  # noqa: B017  JAX's errors have no common class
            J.block_until_ready(PROGRAMS[name](J))
        return []
    return [_plain(np.asarray(x)) for x in J.tree.leaves(PROGRAMS[name](J))]


def _plain(x: np.ndarray) -> np.ndarray:
    """bfloat16, which the file's format does not know, as its bits."""
    return x.view(np.uint16) if x.dtype.name == "bfloat16" else x


def expected() -> dict[str, list[np.ndarray]]:
    """What JAX gave, by program."""
    found: dict[str, list[np.ndarray]] = {}
    with np.load(FILE) as held:
        for key in held.files:
            name, _, number = key.partition("/")
            found.setdefault(name, []).append(held[key])
            assert int(number) == len(found[name]) - 1
    return found
