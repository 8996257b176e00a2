"""Places that are known when a function is traced: slices where they can be; resized images."""

from __future__ import annotations

from typing import Any

import jax
import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp

PLACES: dict[str, tuple[list[int], set[str]]] = {
    "all": ([0, 1, 2, 3, 4, 5, 6], set()),
    "part": ([2, 3, 4], {"slice"}),
    "steps": ([1, 3, 5], {"slice"}),
    "backwards": ([6, 4, 2, 0], {"slice", "reverse"}),
    "one": ([3], {"slice"}),
    "twice": ([0, 0, 1, 1, 2, 2], {"slice", "broadcast_in_dim", "reshape"}),
    "thrice, backwards": ([5, 5, 5, 4, 4, 4], {"slice", "reverse", "broadcast_in_dim", "reshape"}),
    "the same": ([4, 4, 4, 4], {"slice", "broadcast_in_dim", "reshape"}),
    "unequal times": ([0, 0, 1, 2, 2], {"gather"}),
    "any": ([5, 0, 3, 3], {"gather"}),
}


@pytest.mark.parametrize("axis", [0, 1, -1])
@pytest.mark.parametrize("name", PLACES)
def test_take(name: str, axis: int) -> None:
    places, used = PLACES[name]
    x = np.random.default_rng(0).standard_normal((7, 7, 7)).astype(np.float32)
    index = np.array(places)

    def f(x: Any) -> Any:
        return mnp.take(x, index, axis)

    np.testing.assert_array_equal(mg.jit(f)(x), np.take(x, index, axis))
    seen = {n.op.name for n in mg.make_hlo(f)(x).nodes} - {"constant"}
    assert seen == used
    got = mg.grad(lambda x: (f(x) ** 2).sum())(x)
    want = jax.grad(lambda x: (jax.numpy.take(x, index, axis) ** 2).sum())(x)
    np.testing.assert_allclose(got, want, rtol=1e-6)


def test_take_of_several_dimensions_and_modes() -> None:
    """Shapes of indices are kept; what is out of range goes by the mode."""
    x = np.arange(7, dtype=np.float32)
    for index in (np.array([[0, 1], [2, 3]]), np.array(3), np.array([[6], [9]]), np.array([-1, 0])):
        for mode in (None, "clip", "wrap", "fill"):
            got = mg.jit(lambda x, i=index, m=mode: mnp.take(x, i, mode=m))(x)  # type: ignore[misc]
            np.testing.assert_array_equal(got, jax.numpy.take(x, index, mode=mode))


@pytest.mark.parametrize("method", ["nearest", "linear", "cubic", "lanczos3", "area"])
@pytest.mark.parametrize("antialias", [True, False])
@pytest.mark.parametrize(
    ("shape", "to"),
    [
        ((2, 40, 41, 3), (2, 80, 82, 3)),
        ((2, 40, 41, 3), (2, 59, 23, 3)),
        ((70, 30), (33, 90)),
        ((3, 3), (7, 1)),
        ((100, 1), (1, 1)),
        ((90,), (45,)),
    ],
    ids=str,
)
def test_resized(shape: tuple[int, ...], to: tuple[int, ...], method: str, antialias: bool) -> None:
    """As JAX's, which multiplies by whole matrices of weights; the gradient, too."""
    x = np.random.default_rng(0).standard_normal(shape).astype(np.float32)

    def f(lib: Any) -> Any:
        return lambda x: lib.image.resize(x, to, method, antialias)

    if method == "area":
        want = mg.image.resize(x, to, method, antialias)  # JAX's has no such method in all versions
    else:
        want = f(jax)(x)
        cotangent = np.random.default_rng(1).standard_normal(to).astype(np.float32)
        slopes = [
            np.asarray(lib.grad(lambda x, lib=lib: (f(lib)(x) * cotangent).sum())(x))
            for lib in (mg, jax)
        ]
        np.testing.assert_allclose(slopes[0], slopes[1], rtol=2e-5, atol=2e-5)
    np.testing.assert_allclose(mg.jit(f(mg))(x), want, rtol=2e-5, atol=2e-5)


def test_resized_without_matrices() -> None:
    """Along all but the last dimension few neighbours are weighed."""
    x = np.zeros((64, 64, 4), np.float32)
    ops = [n.op.name for n in mg.make_hlo(lambda x: mg.image.resize(x, (128, 128, 4), "linear"))(
        x).nodes]  # fmt: skip
    assert "dot_general" not in ops and ops.count("gather") == 4
