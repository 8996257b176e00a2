"""`shard_map` beside code that the compiler cuts: what both have in common, and derivatives."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
from monograph import NamedSharding, P

M = np.linspace(-1.0, 1.0, 64, dtype=np.float32).reshape(8, 8)
T = np.cos(np.arange(64, dtype=np.float32)).reshape(8, 8)


def row() -> Any:
    return mnp.arange(8.0)


def ones() -> Any:
    return mnp.ones((8, 8))


def scanned(x: Any) -> Any:
    def body(c: Any, _: Any) -> Any:
        return mnp.tanh(c @ ones() * 0.1) + row(), None

    return mg.lax.scan(body, x, None, length=3)[0]


def looped(x: Any) -> Any:
    return mg.lax.fori_loop(0, 3, lambda i, c: c @ (ones() * T) * 0.1, x)


def chosen(x: Any) -> Any:
    return mg.lax.cond(x.sum() > 0, lambda v: v @ ones(), lambda v: v + row(), x)


# name -> one device's program, and what is done with its result and the argument
CASES: dict[str, tuple[Callable[[Any], Any], Callable[[Any, Any], Any]]] = {
    "splat": (lambda x: x @ ones(), lambda y, x: y * (ones() + x)),
    "iota": (lambda x: x * row() + mnp.cumsum(row()), lambda y, x: y + row()[:, None] * x),
    "array": (lambda x: x @ mnp.asarray(T), lambda y, x: y + mnp.asarray(T) * x),
    "eye": (lambda x: x @ mnp.eye(8), lambda y, x: y + mnp.eye(8) * x),
    "scan": (scanned, lambda y, x: y + ones() * x + row()),
    "loop": (looped, lambda y, x: y * (ones() * T) + x),
    "cond": (chosen, lambda y, x: y * ones() + x),
}
# sizes of the mesh, the axis that is manual, whether the others are not
MAPS = [((4,), "x", False), ((2, 4), "y", False), ((2, 4), "x", True), ((2, 4), "y", True)]
SPECS = [P("x"), P(None, "x"), P()]


def ways() -> Iterator[Any]:
    """All, of which those that are not slow take turns."""
    for i, name in enumerate(CASES):
        for k, (over, spec) in enumerate(itertools.product(MAPS, SPECS)):
            marks = () if k == 5 * i % 12 else (pytest.mark.slow,)
            yield pytest.param(name, *over, spec, marks=marks)


@pytest.mark.parametrize(("name", "sizes", "axis", "alone", "spec"), list(ways()))
def test_what_is_around(name: str, sizes: Any, axis: str, alone: bool, spec: P) -> None:
    inner, outer = CASES[name]
    mesh = mg.make_mesh(sizes, ("x", "y")[: len(sizes)])
    some = {"axis_names": {axis}} if alone else {}
    local = mg.shard_map(inner, mesh=mesh, in_specs=P(axis), out_specs=P(axis), **some)
    count = mesh.shape[axis]

    def on_devices(x: Any) -> Any:
        return outer(local(x), x)

    def on_one(x: Any) -> Any:
        return outer(mnp.concatenate([inner(p) for p in mnp.split(x, count)]), x)

    def results(f: Any, x: Any, **options: Any) -> Any:
        def total(x: Any) -> Any:
            return mnp.sin(f(x)).sum()

        return mg.jit(lambda x: (f(x), mg.grad(total)(x)), **options)(x)

    placed = mg.device_put(M, NamedSharding(mesh, spec))
    found, want = results(on_devices, placed), results(on_one, M, backend="interp")
    for a, b in zip(found, want, strict=True):
        np.testing.assert_allclose(np.asarray(a), np.asarray(b), rtol=1e-3, atol=1e-3)
