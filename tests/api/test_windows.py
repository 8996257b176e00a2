"""Convolutions and pooling by their public names, against JAX."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
from monograph import lax
from xla_oracle import quick_jit

jax = pytest.importorskip("jax")

RNG = np.random.default_rng(0)
X = RNG.standard_normal((2, 9, 8, 4)).astype(np.float32)
W = RNG.standard_normal((3, 2, 4, 6)).astype(np.float32)
FIRST = X.transpose(0, 3, 1, 2), W.transpose(3, 2, 0, 1)
NAMES = ("NHWC", "HWIO", "NHWC")


def check(f: Any, *args: Any, rtol: float = 1e-4) -> None:
    """The function of either package, given that package's `lax` and `numpy`."""
    got = mg.jit(lambda *xs: f(mg, *xs))(*args)
    want = quick_jit(lambda *xs: f(jax, *xs))(*args)
    assert got.shape == want.shape and got.dtype == want.dtype
    np.testing.assert_allclose(np.asarray(got), np.asarray(want), rtol=rtol, atol=1e-4)


@pytest.mark.parametrize("padding", ["SAME", "SAME_LOWER", "VALID", ((1, 0), (2, -1))])
@pytest.mark.parametrize("strides", [(1, 1), (2, 3)])
def test_conv_general_dilated(padding: Any, strides: Any) -> None:
    def f(lib: Any, x: Any, w: Any) -> Any:
        return lib.lax.conv_general_dilated(
            x, w, strides, padding, rhs_dilation=(2, 1), dimension_numbers=NAMES
        )

    check(f, X, W)


def test_other_spellings() -> None:
    x, w = FIRST
    check(lambda lib, x, w: lib.lax.conv(x, w, (1, 2), "SAME"), x, w)
    check(
        lambda lib, x, w: lib.lax.conv_with_general_padding(
            x, w, (1, 1), ((2, 2), (0, 1)), (2, 1), (1, 2)
        ),
        x,
        w,
    )
    check(lambda lib, x, w: lib.lax.conv_general_dilated(x, w, (1, 1), "VALID"), x, w)
    numbers = lax.conv_dimension_numbers(X.shape, W.shape, NAMES)
    assert tuple(numbers) == tuple(jax.lax.conv_dimension_numbers(X.shape, W.shape, NAMES))
    same = lax.conv_general_dilated(X, W, (1, 1), "SAME", dimension_numbers=numbers)
    assert same.shape == (2, 9, 8, 6)
    for text in ("HWNC", "WNHC"):
        theirs = jax.lax.conv_dimension_numbers(X.shape, W.shape, (text, "WIHO", "CNWH"))
        ours = lax.conv_dimension_numbers(X.shape, W.shape, (text, "WIHO", "CNWH"))
        assert tuple(ours) == tuple(theirs)


@pytest.mark.parametrize("names", [None, NAMES, ("HNCW", "OIHW", "CWNH")])
def test_patches(names: Any) -> None:
    def f(lib: Any, x: Any) -> Any:
        return lib.lax.conv_general_dilated_patches(
            x, (3, 2), (2, 1), ((1, 0), (0, 2)), (1, 2), (1, 2), dimension_numbers=names
        )

    check(f, X)


@pytest.mark.parametrize("padding", ["SAME", "VALID", ((1, 2), (0, 1))])
@pytest.mark.parametrize("strides", [(1, 1), (2, 3), (4, 1)])
@pytest.mark.parametrize("flip", [False, True])
def test_conv_transpose(padding: Any, strides: Any, flip: bool) -> None:
    w = W.transpose(0, 1, 3, 2)[..., :4] if flip else W

    def f(lib: Any, x: Any, w: Any) -> Any:
        return lib.lax.conv_transpose(
            x, w[:, :, :4, :4], strides, padding, (1, 2), transpose_kernel=flip
        )

    check(f, X, np.ascontiguousarray(w))
    check(
        lambda lib, x, w: lib.lax.conv_transpose(
            x, w, strides, padding, use_consistent_padding=True
        ),
        X,
        W,
    )


def test_types() -> None:
    x, w = (np.round(4 * v).astype(np.int8) for v in (X, W))
    check(
        lambda lib, x, w: lib.lax.conv_general_dilated(
            x, w, (1, 1), "SAME", dimension_numbers=NAMES, preferred_element_type=np.int32
        ),
        x,
        w,
    )
    check(
        lambda lib, x, w: lib.lax.conv_general_dilated(
            x.astype("bfloat16"), w.astype("bfloat16"), (1, 1), "SAME", dimension_numbers=NAMES,
            preferred_element_type=np.float32
        ),
        mnp.asarray(X).__array__(), W, rtol=1e-2,
    )  # fmt: skip


@pytest.mark.parametrize("padding", ["SAME", "VALID", ((0, 0), (1, 1), (1, 0), (0, 0))])
@pytest.mark.parametrize("name", ["max", "min", "add", "mul"])
def test_reduce_window(name: str, padding: Any) -> None:
    start = {"max": -np.inf, "min": np.inf, "add": 0.0, "mul": 1.0}[name]

    def f(lib: Any, x: Any) -> Any:
        return lib.lax.reduce_window(
            x, start, getattr(lib.lax, name), (1, 3, 2, 1), (1, 2, 1, 1), padding,
            window_dilation=(1, 1, 2, 1),
        )  # fmt: skip

    check(f, X)


def test_reduce_window_of_pairs() -> None:
    numbers = np.arange(X.size, dtype=np.int32).reshape(X.shape)

    def f(lib: Any, x: Any, i: Any) -> Any:
        def better(a: Any, b: Any) -> Any:
            take = lib.lax.ge(a[0], b[0])
            return lib.lax.select(take, a[0], b[0]), lib.lax.select(take, a[1], b[1])

        best = lib.lax.reduce_window(
            (x, i), (np.float32(-np.inf), np.int32(-1)), better, (1, 2, 2, 1), (1, 2, 2, 1), "SAME"
        )
        return best[1]

    check(f, X, numbers)


def model(lib: Any, x: Any, w: Any) -> Any:
    """Convolution, maximum and average over windows."""
    h = lib.lax.conv_general_dilated(x, w, (1, 1), "SAME", dimension_numbers=NAMES)
    sizes, steps = (1, 2, 2, 1), (1, 2, 2, 1)
    h = lib.lax.reduce_window(lib.numpy.tanh(h), -np.inf, lib.lax.max, sizes, steps, "VALID")
    h = lib.lax.reduce_window(h, 0.0, lib.lax.add, sizes, (1, 1, 1, 1), "SAME")
    return (h * h).sum()


def test_gradients() -> None:
    for argument in (0, 1):
        check(lambda lib, x, w, k=argument: lib.grad(lambda *a: model(lib, *a), k)(x, w), X, W)


def test_gradient_goes_to_the_first_of_equals() -> None:
    """As in JAX, where a window holds its maximum several times."""
    x = np.array([1, 1, 0, 2, 2, 2], np.float32)

    def f(lib: Any, x: Any) -> Any:
        pooled = lambda x: lib.lax.reduce_window(x, -np.inf, lib.lax.max, (3,), (3,), "VALID")  # noqa: E731
        return lib.grad(lambda x: (pooled(x) * np.float32([1, 10])).sum())(x)

    check(f, x)


def test_second_derivatives() -> None:
    def f(lib: Any, x: Any, w: Any) -> Any:
        inner = lib.grad(lambda w: model(lib, x, w))
        return lib.grad(lambda w: (inner(w) ** 2).sum())(w)

    check(f, X[:1, :5, :5], W, rtol=1e-3)


@pytest.mark.parametrize("axes", [(0, None), (None, 0), (0, 0)])
@pytest.mark.parametrize("groups", [(1, 1), (2, 1), (1, 2)])
def test_vmap(axes: Any, groups: Any) -> None:
    features, batches = groups
    x = RNG.standard_normal((3, 2, 6, 5, 4)).astype(np.float32)
    w = RNG.standard_normal((3, 3, 2, 4 // features, 4)).astype(np.float32)

    def f(lib: Any, x: Any, w: Any) -> Any:
        def one(x: Any, w: Any) -> Any:
            return lib.lax.conv_general_dilated(
                x, w, (2, 1), "SAME", None, None, NAMES, features, batches
            )

        return lib.vmap(one, axes)(x, w)

    check(f, x if axes[0] == 0 else x[0], w if axes[1] == 0 else w[0])


@pytest.mark.parametrize("mode", ["full", "same", "valid"])
@pytest.mark.parametrize("name", ["convolve", "correlate"])
def test_vectors(name: str, mode: str) -> None:
    rows = [RNG.standard_normal((2, 8)).astype(np.float32) for _ in range(5)]
    sizes = ((7, 3), (3, 8), (4, 4), (1, 5), (6, 2))
    args = [x for (a, v), (n, m) in zip(rows, sizes, strict=True) for x in (a[:n], v[:m])]

    def f(lib: Any, *args: Any) -> Any:
        pairs = zip(args[::2], args[1::2], strict=True)
        made = [getattr(lib.numpy, name)(a, v, mode) for a, v in pairs]
        return lib.numpy.concatenate(made)

    check(f, *args)
    check(f, *(x + np.complex64(1j) for x in args))
    check(lambda lib, a, v: getattr(lib.numpy, name)(a, v, mode), np.arange(4), np.arange(2))


def test_bodies_may_hold_functions_of_the_library() -> None:
    def combine(lib: Any) -> Any:
        return lambda a, b: lib.numpy.logaddexp(a, b)

    def f(lib: Any, x: Any) -> Any:
        sizes = (1, 2, 2, 1)
        pooled = lib.lax.reduce_window(x, -np.inf, combine(lib), sizes, sizes, "VALID")
        return pooled.sum() + lib.lax.reduce(x, -np.inf, combine(lib), (1, 2)).sum()

    check(f, X)


def test_programs_of_jax() -> None:
    """A network and its gradient, as JAX writes it."""
    from cpu_building import build, call
    from monograph.hlo.text import from_stablehlo

    gradient = jax.jit(jax.grad(lambda *a: model(jax, *a), (0, 1)))
    graph = from_stablehlo(gradient.lower(X, W).as_text())
    assert "select_and_scatter" in {n.op.name for n in graph.nodes}
    for got, want in zip(call(build(graph), X, W), gradient(X, W), strict=True):
        np.testing.assert_allclose(got, np.asarray(want), rtol=1e-3, atol=1e-3)
